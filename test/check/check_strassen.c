/* Quarters of a matrix and their sums, and sums of products, of Strassen's algorithm. */

#include <float.h>
#include <math.h>
#include <string.h>

#include "check.h"
#include "gemm.h"

enum { SUMS, ADD, KERNELS };
enum { A, B, C, D, QUARTERS };
enum { PARTS = 7, MOST_ROWS = 20 };

static size_t count(const struct nnp_hw* hw) {
    (void)hw;
    return KERNELS;
}

static check_function* kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    strcpy(variant, index == SUMS ? "sums" : "add");
    return index == SUMS ? (check_function*)hw->strassen.sums : (check_function*)hw->strassen.add;
}

static float hostile_float(struct check* check, enum data kind) {
    const size_t chance = random_below(&check->random, 60);
    return chance == 0 ? NAN : chance == 1 ? INFINITY : chance == 2 ? -INFINITY : random_float(&check->random, kind);
}

static size_t round_up(size_t n, size_t multiple) { return (n + multiple - 1) / multiple * multiple; }

struct sums_case {
    size_t steps, columns, gap;
    size_t apart;  /* floats that lie between parts */
    bool overlaps; /* the second half of the pixels begins with the last one of the first */
    enum data kind;
    enum placement placement;
};

static void check_sums(struct check* check, struct buffer* x_buffer, struct buffer* quarters_buffer,
                       struct buffer* sums_buffer, const struct sums_case* t) {
    const size_t width = round_up(check->hw->sgemm_transposed.mr, check->hw->lanes);
    if (!check_case(check, "steps = %zu, columns = %zu, gap %zu, %zu between parts, %s, %s data, placement %d",
                    t->steps, t->columns, t->gap, t->apart, t->overlaps ? "halves overlap" : "halves apart",
                    data_names[t->kind], t->placement)) {
        return;
    }
    const size_t half = t->columns - (t->overlaps ? 1 : 0), step = half + t->columns + t->gap;
    const size_t floats = t->steps == 0 ? 0 : (2 * t->steps - 1) * step + half + t->columns;
    float* const x = buffer_place(x_buffer, floats * sizeof(float), sizeof(float), t->placement);
    for (size_t i = 0; i < floats; i++)
        x[i] = hostile_float(check, t->kind);
    struct nnp_quarters* const quarters =
        buffer_place(quarters_buffer, sizeof *quarters, _Alignof(struct nnp_quarters), t->placement);
    const size_t part = t->steps * width + t->apart;
    *quarters = (struct nnp_quarters){
        .step = step, .channels = t->steps * step, .pixels = half, .part = part, .ahead = 7 * t->gap * step};
    const size_t parts = t->steps == 0 ? 0 : (PARTS - 1) * part + t->steps * width;
    float* const sums = buffer_place(sums_buffer, parts * sizeof(float), NNP_ALIGNMENT, t->placement);
    if (!check_call(check, 5, (uintptr_t[]){t->steps, t->columns, POINTER(x), POINTER(quarters), POINTER(sums)})) {
        return;
    }
    for (size_t i = 0; i < t->steps * width; i++) {
        const size_t row = i / width, column = i % width;
        double q[QUARTERS] = {0}, magnitude = 0;
        for (size_t j = 0; j < QUARTERS && column < t->columns; j++) {
            q[j] = x[row * step + column + j % 2 * t->steps * step + j / 2 * half];
            if (isfinite(q[j])) magnitude += fabs(q[j]);
        }
        const double values[PARTS] = {q[A], q[B],        q[C] + q[D] - q[A],         q[A] - q[C],
                                      q[D], q[C] + q[D], q[B] - (q[C] + q[D] - q[A])};
        for (size_t j = 0; j < PARTS; j++) {
            const uint32_t bits = buffer_take(sums_buffer, &sums[j * part + row * width + column]);
            const double bound = check_gamma(3) * magnitude + 4 * FLT_MIN;
            if (!check_value(check, bits, values[j], bound, "step %zu, part %zu, pixel %zu", row, j, column)) return;
        }
    }
    check_intact(check);
}

struct add_case {
    size_t rows;
    size_t b_stride; /* 0: a row for all */
    float minimum;
    bool in_place;
    enum data kind;
    enum placement placement;
};

static void check_add(struct check* check, struct buffer* buffers[4], const struct add_case* t) {
    if (!check_case(check, "rows = %zu, b_stride = %zu, minimum = %g, %s, %s data, placement %d", t->rows, t->b_stride,
                    (double)t->minimum, t->in_place ? "in place" : "elsewhere", data_names[t->kind], t->placement)) {
        return;
    }
    const size_t nr = check->hw->sgemm_transposed.nr, floats = t->rows * nr, bytes = floats * sizeof(float);
    const size_t b_floats = t->rows == 0 ? 0 : (t->rows - 1) * t->b_stride + nr;
    const size_t alignment = check->hw->lanes * sizeof(float);
    float* const c = buffer_place(buffers[2], bytes, alignment, t->placement);
    float* const a = t->in_place ? c : (float*)buffer_place(buffers[0], bytes, alignment, t->placement);
    float* const b = buffer_place(buffers[1], b_floats * sizeof(float), sizeof(float), t->placement);
    float* const minimum = buffer_place(buffers[3], sizeof(float), sizeof(float), t->placement);
    *minimum = t->minimum;
    double expected[MOST_ROWS * NNP_MAX_COLUMNS], bounds[MOST_ROWS * NNP_MAX_COLUMNS];
    for (size_t i = 0; i < floats; i++)
        a[i] = hostile_float(check, t->kind);
    for (size_t i = 0; i < b_floats; i++)
        b[i] = hostile_float(check, t->kind);
    for (size_t i = 0; i < floats; i++) {
        const double sum = (double)a[i] + (double)b[i / nr * t->b_stride + i % nr];
        expected[i] = sum < (double)t->minimum ? (double)t->minimum : sum;
        bounds[i] = check_gamma(1) * fabs(sum) + FLT_MIN;
    }
    if (!check_call(check, 6,
                    (uintptr_t[]){t->rows, POINTER(a), POINTER(b), t->b_stride, POINTER(minimum), POINTER(c)})) {
        return;
    }
    for (size_t i = 0; i < floats; i++) {
        const uint32_t bits = buffer_take(buffers[2], &c[i]);
        if (!check_value(check, bits, expected[i], bounds[i], "row %zu, column %zu", i / nr, i % nr)) return;
    }
    check_intact(check);
}

static void check(struct check* check) {
    struct buffer* const x = check_buffer(check, "x", ROLE_READ);
    struct buffer* const others[] = {check_buffer(check, "b", ROLE_READ), check_buffer(check, "output", ROLE_WRITE),
                                     check_buffer(check, "fields", ROLE_READ)};
    static const enum data kinds[] = {DATA_NORMAL, DATA_TINY, DATA_SIGNED_ZEROS};
    static const float minima[] = {-INFINITY, 0, 0.3f};
    const size_t width = round_up(check->hw->sgemm_transposed.mr, check->hw->lanes);
    for (size_t i = 0; i < 9 * PLACEMENTS; i++) {
        const enum data kind = kinds[i % 3];
        const enum placement placement = i / 9;
        for (size_t n = 0; n <= check->hw->sgemm_transposed.mr && check->kernel.index == SUMS; n++) {
            for (size_t columns = 1; columns <= check->hw->sgemm_transposed.mr; columns++) {
                check_sums(check, x, others[2], others[1],
                           &(struct sums_case){.steps = n,
                                               .columns = columns,
                                               .gap = i / 3 % 3 * 5,
                                               .apart = i % 2 * width,
                                               .overlaps = random_below(&check->random, 2) == 0,
                                               .kind = kind,
                                               .placement = placement});
            }
        }
        for (size_t rows = 0; rows <= MOST_ROWS && check->kernel.index == ADD; rows++) {
            check_add(check, (struct buffer*[]){x, others[0], others[1], others[2]},
                      &(struct add_case){.rows = rows,
                                         .b_stride = rows % 3 * check->hw->sgemm_transposed.nr,
                                         .minimum = minima[i / 3 % 3],
                                         .in_place = random_below(&check->random, 2) == 0,
                                         .kind = kind,
                                         .placement = placement});
        }
    }
}

static void bench(struct check* check) {
    const size_t rows = check->hw->sgemm_transposed.mr, lanes = check->hw->lanes, steps = 64;
    struct buffer *in = check_buffer(check, "x", ROLE_READ), *out = check_buffer(check, "output", ROLE_WRITE);
    if (check->kernel.index == SUMS) {
        const size_t part = steps * round_up(rows, lanes), floats = PARTS * part;
        const struct nnp_quarters quarters = {.step = 196, .channels = steps * 196, .pixels = 98, .part = part};
        float* const x = buffer_place(in, 2 * steps * 196 * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
        float* const sums = buffer_place(out, floats * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
        bench_call(check, "64 steps", 5, (uintptr_t[]){steps, rows, POINTER(x), POINTER(&quarters), POINTER(sums)}, 0,
                   (double)((4 * steps * rows + floats) * sizeof(float)));
        return;
    }
    static const float minimum = 0;
    const size_t nr = check->hw->sgemm_transposed.nr, bytes = rows * nr * sizeof(float);
    float* const a = buffer_place(in, bytes, NNP_ALIGNMENT, PLACE_AT_START);
    float* const c = buffer_place(out, bytes, NNP_ALIGNMENT, PLACE_AT_START);
    bench_call(check, "a tile", 6, (uintptr_t[]){rows, POINTER(a), POINTER(c), nr, POINTER(&minimum), POINTER(c)}, 0,
               3.0 * (double)bytes);
}

const struct check_family check_strassen = {
    .name = "strassen", .count = count, .kernel = kernel, .check = check, .bench = bench};
