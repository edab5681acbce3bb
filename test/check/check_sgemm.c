#include <math.h>
#include <string.h>

#include "check_gemm.h"

static size_t count(const struct nnp_hw* hw) { return hw->sgemm.mr; }

static check_function* kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    snprintf(variant, CHECK_VARIANT, "%zux%zu", index + 1, hw->sgemm.nr);
    return (check_function*)hw->sgemm.kernels[index];
}

enum { A, B, C, BIAS, OUTPUT, PACKED, OPERANDS };

#define ROW_STRIDES 4
#define PIXEL_STRIDES 4
#define MINIMA 3

struct sgemm_case {
    size_t k, columns, row_stride, pixel_stride, kind, minimum;
    bool bias, continues, is_plane, is_packed, has_next;
    enum placement placement;
};

/* Minimal, odd, large, a power of two. */
static size_t row_stride(size_t i, size_t columns) {
    const size_t strides[ROW_STRIDES] = {columns, (columns + 2) | 1, 1237, 1024};
    return strides[i];
}

/* The same of b, where its rows are in a plane. */
static size_t pixel_stride(size_t i, size_t padded) {
    const size_t strides[PIXEL_STRIDES] = {padded, (padded + 2) | 1, 3137, 1024};
    return strides[i];
}

/* Sizes of operands for the kernel at hand, without gaps. */
static struct gemm_operands packed(const struct check* check, size_t k, size_t columns) {
    const size_t lanes = check->hw->lanes, mr = check->hw->sgemm.mr, nr = check->hw->sgemm.nr;
    const size_t padded = (columns + nr - 1) / nr * nr;
    return (struct gemm_operands){.rows = check->kernel.index + 1, .width = mr, .nr = padded, .group = lanes, .k = k};
}

/* The first column of a last panel that is packed with steps as lanes; or the end of panels, if none is. */
static size_t first_of_few(const struct check* check, const struct sgemm_case* t) {
    const size_t nr = check->hw->sgemm.nr, rest = t->columns % nr;
    const bool is_few = !t->is_plane && rest != 0 && rest <= check->hw->sgemm.few;
    return is_few ? t->columns - rest : (t->columns + nr - 1) / nr * nr;
}

static size_t place_of_b(const struct check* check, const struct sgemm_case* t, size_t stride, size_t p, size_t j) {
    const size_t nr = check->hw->sgemm.nr, lanes = check->hw->lanes, few = first_of_few(check, t);
    if (t->is_plane) return p * stride + j;
    return j < few ? (j / nr * t->k + p) * nr + j % nr
                   : few * t->k + (p / lanes * check->hw->sgemm.few + j - few) * lanes + p % lanes;
}

/* Places random operands: b in a plane of rows that lie apart; or in panels, where what is beyond the columns is NaN.
 * Behind the last step there are zeros where columns are few, and else NaN. */
static const float* place(struct check* check, struct buffer* buffers[OPERANDS], float* rows,
                          struct gemm_operands* operands, const struct sgemm_case* t, size_t stride) {
    const size_t padded = operands->nr, few = first_of_few(check, t);
    const size_t lanes = check->hw->lanes, steps = (t->k + lanes - 1) / lanes * lanes;
    const bool is_few = few != padded;
    float* const a = buffer_place(buffers[A], gemm_floats_of_a(operands) * sizeof(float), NNP_ALIGNMENT, t->placement);
    gemm_fill(check, operands, a, rows, t->kind);
    for (size_t p = t->k; p < steps && is_few; p++) {
        for (size_t i = 0; i < operands->rows; i++)
            a[(p / operands->group * operands->width + i) * operands->group + p % operands->group] = 0;
    }
    const size_t floats = t->k == 0     ? 0
                          : t->is_plane ? (t->k - 1) * stride + padded
                          : is_few      ? few * t->k + steps * check->hw->sgemm.few
                                        : t->k * padded;
    float* const b =
        buffer_place(buffers[B], floats * sizeof(float), t->is_plane ? sizeof(float) : NNP_ALIGNMENT, t->placement);
    const size_t columns = is_few ? few + check->hw->sgemm.few : padded;
    for (size_t p = 0; p < (is_few ? steps : t->k); p++) {
        for (size_t j = p < t->k ? 0 : few; j < columns; j++) {
            const float value = j >= t->columns ? NAN : p < t->k ? rows[p * padded + j] : 0;
            b[place_of_b(check, t, stride, p, j)] = value;
        }
    }
    return b;
}

/* Of a plane that is to be packed, all of it must have become panels. */
static bool check_packed(struct check* check, struct buffer* buffer, const float* packed, const float* rows,
                         const struct sgemm_case* t) {
    const size_t nr = check->hw->sgemm.nr;
    for (size_t p = 0; p < t->k && t->is_packed; p++) {
        for (size_t j = 0; j < t->columns; j++) {
            const size_t place = (j / nr * t->k + p) * nr + j % nr;
            uint32_t expected;
            memcpy(&expected, &rows[p * t->columns + j], sizeof(expected));
            const uint32_t bits = buffer_take(buffer, &packed[place]);
            if (bits != expected) {
                check_fail(check, "packed[%zu] is wrong: bits %#x, expected %#x, b[%zu][%zu]", place, bits, expected, p,
                           j);
                return false;
            }
        }
    }
    return true;
}

static void check_one(struct check* check, struct buffer* buffers[OPERANDS], float* b_rows,
                      const struct sgemm_case* t) {
    static const float minima[MINIMA] = {-INFINITY, 0.0f, 0.3f};
    const size_t rows = check->kernel.index + 1;
    const float minimum = minima[t->minimum];
    const size_t stride = row_stride(t->row_stride, t->columns);
    struct gemm_operands operands = packed(check, t->k, t->columns);
    const size_t b_stride = t->is_plane ? pixel_stride(t->pixel_stride, operands.nr) : 0;
    if (!check_case(check,
                    "k = %zu, columns = %zu, b %s, b_stride = %zu, row_stride = %zu, bias %s, minimum = %g, %s, "
                    "%s data, placement %d",
                    t->k, t->columns,
                    !t->is_plane   ? "packed"
                    : t->is_packed ? "a plane to pack"
                                   : "a plane",
                    b_stride, stride,
                    t->continues ? "for what there is instead"
                    : t->bias    ? "given"
                                 : "NULL",
                    minimum, t->has_next ? "something next" : "nothing next", gemm_kind_name(t->kind), t->placement)) {
        return;
    }
    const float* const b = place(check, buffers, b_rows, &operands, t, b_stride);
    float* const c =
        buffer_place(buffers[C], ((rows - 1) * stride + t->columns) * sizeof(float), sizeof(float), t->placement);
    float* const bias = buffer_place(buffers[BIAS], rows * sizeof(float), sizeof(float), t->placement);
    float* const panels = buffer_place(buffers[PACKED], t->is_packed ? t->k * operands.nr * sizeof(float) : 0,
                                       NNP_ALIGNMENT, t->placement);
    for (size_t i = 0; i < rows; i++) {
        bias[i] = random_float(&check->random, DATA_NORMAL);
        for (size_t j = 0; j < t->columns && (!t->bias || t->continues); j++) {
            c[i * stride + j] = random_float(&check->random, DATA_NORMAL);
        }
    }
    struct nnp_sgemm_output* const output =
        buffer_place(buffers[OUTPUT], sizeof(*output), _Alignof(struct nnp_sgemm_output), t->placement);
    output->row_stride = stride; /* one by one: what pads the structure keeps the pattern */
    output->columns = t->columns;
    output->bias = t->bias ? bias : NULL;
    output->continues = t->continues ? 1 + random_below(&check->random, 1000) : 0;
    output->packed = t->is_packed ? panels : NULL;
    output->next = t->has_next ? (const float*)UNREADABLE : NULL;
    output->next_stride = t->has_next ? check->hw->lanes + 1 : 0;
    output->minimum = minimum;
    if (!check_call(check, 6,
                    (uintptr_t[]){t->k, POINTER(operands.a), POINTER(b), b_stride, POINTER(c), POINTER(output)})) {
        return;
    }
    const bool is_strict = t->kind == DATA_NORMAL && t->placement == PLACE_AT_END;
    const size_t few = first_of_few(check, t);
    for (size_t i = 0; i < rows; i++) {
        for (size_t j = 0; j < t->columns; j++) {
            const uint32_t bits = buffer_take(buffers[C], &c[i * stride + j]);
            const float start = t->bias && !t->continues ? bias[i] : c[i * stride + j];
            const enum gemm_order order = t->continues ? GEMM_FROM_START : j < few ? GEMM_IN_ORDER : GEMM_BY_LANES;
            if (!gemm_check(check, &operands, i, j, start, minimum, bits, is_strict ? order : GEMM_ANY_ORDER)) {
                return;
            }
        }
    }
    if (check_packed(check, buffers[PACKED], panels, b_rows, t)) check_intact(check);
}

enum { MAX_DEPTH = 300, MAX_COLUMNS = 4 * 32 };
/* What the target holds is added at last, or sums start from a bias, or go on from the target. */
enum start { ADD_TARGET, FROM_BIAS, FROM_TARGET, STARTS };

static void check(struct check* check) {
    struct buffer* buffers[OPERANDS] = {
        check_buffer(check, "a", ROLE_READ),      check_buffer(check, "b", ROLE_READ),
        check_buffer(check, "c", ROLE_WRITE),     check_buffer(check, "bias", ROLE_READ),
        check_buffer(check, "output", ROLE_READ), check_buffer(check, "packed", ROLE_WRITE)};
    static float b_rows[MAX_DEPTH * MAX_COLUMNS];
    const size_t nr = check->hw->sgemm.nr, most = 3 * nr + 1;
    struct sgemm_case t;
    /* Each count of columns with each depth, the rest by chance; */
    for (size_t depth = 0; depth < GEMM_DEPTHS; depth++) {
        t.k = gemm_depth(depth, check->hw->lanes);
        for (t.columns = 1; t.columns <= most; t.columns++) {
            for (t.placement = 0; t.placement < PLACEMENTS; t.placement++) {
                t.row_stride = random_below(&check->random, ROW_STRIDES);
                t.pixel_stride = random_below(&check->random, PIXEL_STRIDES);
                t.kind = random_below(&check->random, GEMM_KINDS);
                t.minimum = random_below(&check->random, MINIMA);
                t.bias = random_below(&check->random, 2);
                t.continues = t.bias && t.columns % nr == 0 && random_below(&check->random, 2) == 0;
                t.is_plane = t.columns % nr == 0 && random_below(&check->random, 3) != 0;
                t.is_packed = t.is_plane && random_below(&check->random, 2) == 0;
                t.has_next = random_below(&check->random, 2);
                check_one(check, buffers, b_rows, &t);
            }
        }
    }
    /* each of the rest with each other, columns and depth by chance. */
    for (t.row_stride = 0; t.row_stride < ROW_STRIDES; t.row_stride++) {
        for (t.kind = 0; t.kind < GEMM_KINDS; t.kind++) {
            for (t.minimum = 0; t.minimum < MINIMA; t.minimum++) {
                for (enum start start = 0; start < STARTS; start++) {
                    for (t.placement = 0; t.placement < PLACEMENTS; t.placement++) {
                        t.bias = start != ADD_TARGET;
                        t.continues = start == FROM_TARGET;
                        t.k = random_below(&check->random, 3 * check->hw->lanes + 5);
                        t.is_plane = random_below(&check->random, 3) != 0;
                        t.is_packed = t.is_plane && random_below(&check->random, 2) == 0;
                        t.columns = t.is_plane || t.continues ? nr * (1 + random_below(&check->random, 3))
                                                              : 1 + random_below(&check->random, most);
                        t.pixel_stride = random_below(&check->random, PIXEL_STRIDES);
                        t.has_next = random_below(&check->random, 2);
                        check_one(check, buffers, b_rows, &t);
                    }
                }
            }
        }
    }
}

static void bench(struct check* check) {
    struct buffer *a = check_buffer(check, "a", ROLE_READ), *b = check_buffer(check, "b", ROLE_READ),
                  *c = check_buffer(check, "c", ROLE_WRITE);
    const size_t rows = check->kernel.index + 1, nr = check->hw->sgemm.nr;
    const float bias[64] = {0};
    static const size_t depths[] = {64, 256};
    for (size_t i = 0; i < 2; i++) {
        const size_t k = depths[i];
        struct gemm_operands operands = packed(check, k, nr);
        gemm_place(check, a, b, &operands, DATA_NORMAL, PLACE_AT_START);
        float* const data = buffer_place(c, rows * nr * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
        const struct nnp_sgemm_output output = {.row_stride = nr, .columns = nr, .bias = bias, .minimum = 0};
        char what[32];
        snprintf(what, sizeof(what), "k = %zu", k);
        bench_call(check, what, 6,
                   (uintptr_t[]){k, POINTER(operands.a), POINTER(operands.b), 0, POINTER(data), POINTER(&output)},
                   2.0 * (double)(k * rows * nr), (double)((rows + nr) * k + rows * nr) * sizeof(float));
    }
}

const struct check_family check_sgemm = {
    .name = "sgemm", .count = count, .kernel = kernel, .check = check, .bench = bench};
