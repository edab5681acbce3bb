/* Direct convolution along rows: the GEMM of steps that lie apart, against its definition. */

#include <math.h>
#include <string.h>

#include "check_gemm.h"

static size_t count(const struct nnp_hw* hw) { return hw->direct.mr; }

static check_function* kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    snprintf(variant, CHECK_VARIANT, "%zux%zu", index + 1, hw->direct.nr);
    return (check_function*)hw->direct.kernels[index];
}

enum { A, B, TAPS, C, BIAS, OUTPUT, OPERANDS };

enum { REACH = 40 }; /* floats between the nearest tap and the farthest, if there are two */

#define STRIDES 3
#define MOST_ROWS 3
#define MINIMA 3

struct direct_case {
    size_t k, columns, rows, stride, kind, minimum;
    enum placement placement;
};

/* What a group of lanes steps takes of a, and a row of b, which the definition of GEMM wants to have step by step. */
static struct gemm_operands packed(const struct check* check, const struct direct_case* t) {
    const size_t lanes = check->hw->lanes, mr = check->hw->direct.mr;
    return (struct gemm_operands){
        .rows = check->kernel.index + 1, .width = mr, .nr = t->columns, .group = lanes, .k = t->k};
}

/* Distances of rows: overlapping, dense, apart. */
static size_t target_stride(size_t i, size_t columns) {
    const size_t strides[STRIDES] = {columns / 2 + 1, columns, columns + 3};
    return strides[i];
}

/* And of channels: minimal, odd, a power of two. */
static size_t channel_stride(size_t i, size_t elements) {
    const size_t strides[STRIDES] = {elements, (elements + 2) | 1, 1024};
    return strides[i];
}

/* Distances by chance; some steps have the nearest or the farthest row. */
static void place_taps(struct check* check, struct nnp_direct_tap* taps, size_t k) {
    for (size_t p = 0; p < k; p++)
        taps[p].offset = random_below(&check->random, REACH + 1);
    if (k > 0) taps[random_below(&check->random, k)].offset = 0;
    if (k > 0) taps[random_below(&check->random, k)].offset = REACH;
}

static void check_one(struct check* check, struct buffer* buffers[OPERANDS], float* steps,
                      const struct direct_case* t) {
    static const float minima[MINIMA] = {-INFINITY, 0.0f, 0.3f};
    const size_t channels = check->kernel.index + 1, row = target_stride(t->stride, t->columns);
    const size_t elements = (t->rows - 1) * row + t->columns, stride = channel_stride(t->stride, elements);
    const size_t source_stride = random_below(&check->random, REACH + t->columns);
    if (!check_case(
            check,
            "k = %zu, columns = %zu, rows = %zu, channel_stride = %zu, source_stride = %zu, target_stride = %zu, "
            "minimum = %g, %s data, placement %d",
            t->k, t->columns, t->rows, stride, source_stride, row, minima[t->minimum], gemm_kind_name(t->kind),
            t->placement)) {
        return;
    }
    /* Random steps, of which the last one that reads an element of the source says what it is. */
    struct gemm_operands operands = packed(check, t);
    const size_t a_row = t->k * t->columns;
    float* const a = buffer_place(buffers[A], gemm_floats_of_a(&operands) * sizeof(float), NNP_ALIGNMENT, t->placement);
    for (size_t y = 0; y < t->rows; y++)
        gemm_fill(check, &operands, a, steps + y * a_row, t->kind);
    struct nnp_direct_tap* const taps =
        buffer_place(buffers[TAPS], t->k * sizeof *taps, _Alignof(struct nnp_direct_tap), t->placement);
    place_taps(check, taps, t->k);
    size_t end = 0;
    for (size_t p = 0; p < t->k; p++) {
        if (taps[p].offset + t->columns > end) end = taps[p].offset + t->columns;
    }
    if (t->k != 0) end += (t->rows - 1) * source_stride;
    float* const b = buffer_place(buffers[B], end * sizeof(float), sizeof(float), t->placement);
    for (size_t i = 0; i < t->rows * t->k; i++)
        memcpy(b + i / t->k * source_stride + taps[i % t->k].offset, steps + i * t->columns,
               t->columns * sizeof(float));
    for (size_t i = 0; i < t->rows * t->k; i++)
        memcpy(steps + i * t->columns, b + i / t->k * source_stride + taps[i % t->k].offset,
               t->columns * sizeof(float));

    float* const c =
        buffer_place(buffers[C], ((channels - 1) * stride + elements) * sizeof(float), sizeof(float), t->placement);
    float* const bias = buffer_place(buffers[BIAS], channels * sizeof(float), sizeof(float), t->placement);
    for (size_t i = 0; i < channels; i++)
        bias[i] = random_float(&check->random, DATA_NORMAL);
    struct nnp_direct_output* const output =
        buffer_place(buffers[OUTPUT], sizeof(*output), _Alignof(struct nnp_direct_output), t->placement);
    output->channel_stride = stride; /* one by one: what pads the structure keeps the pattern */
    output->columns = t->columns;
    output->rows = t->rows;
    output->source_stride = source_stride;
    output->target_stride = row;
    output->bias = bias;
    output->minimum = minima[t->minimum];
    if (!check_call(check, 6,
                    (uintptr_t[]){t->k, POINTER(operands.a), POINTER(b), POINTER(taps), POINTER(c), POINTER(output)})) {
        return;
    }
    const bool is_strict = t->kind == DATA_NORMAL && t->placement == PLACE_AT_END;
    for (size_t y = 0; y < t->rows; y++) {
        const size_t columns = y + 1 < t->rows && row < t->columns ? row : t->columns; /* the next row has the others */
        operands.b = steps + y * a_row;
        for (size_t i = 0; i < channels; i++) {
            for (size_t j = 0; j < columns; j++) {
                const uint32_t bits = buffer_take(buffers[C], &c[i * stride + y * row + j]);
                if (!gemm_check(check, &operands, i, j, bias[i], minima[t->minimum], bits,
                                is_strict ? GEMM_IN_ORDER : GEMM_ANY_ORDER))
                    return;
            }
        }
    }
    check_intact(check);
}

/* A vector, a tile, and any number from a tile and a vector on. */
static size_t next_columns(size_t columns, size_t lanes, size_t nr) {
    return columns < nr ? nr : columns < nr + lanes ? nr + lanes : columns + 1;
}

enum { MAX_DEPTH = 300, MAX_COLUMNS = 4 * 32 };

static void check(struct check* check) {
    struct buffer* buffers[OPERANDS] = {
        check_buffer(check, "a", ROLE_READ),    check_buffer(check, "b", ROLE_READ),
        check_buffer(check, "taps", ROLE_READ), check_buffer(check, "c", ROLE_WRITE),
        check_buffer(check, "bias", ROLE_READ), check_buffer(check, "output", ROLE_READ)};
    static float steps[MOST_ROWS * MAX_DEPTH * MAX_COLUMNS];
    const size_t lanes = check->hw->lanes, nr = check->hw->direct.nr;
    struct direct_case t;
    /* Each count of columns up to three tiles and a bit with some depths, */
    for (t.columns = lanes; t.columns <= 3 * nr + 1; t.columns = next_columns(t.columns, lanes, nr)) {
        for (size_t depth = 0; depth < GEMM_DEPTHS; depth++) {
            t.k = gemm_depth(depth, lanes);
            for (t.placement = 0; t.placement < PLACEMENTS; t.placement++) {
                t.rows = 1 + random_below(&check->random, MOST_ROWS);
                t.stride = random_below(&check->random, STRIDES);
                t.kind = random_below(&check->random, GEMM_KINDS);
                t.minimum = random_below(&check->random, MINIMA);
                check_one(check, buffers, steps, &t);
            }
        }
    }
    /* and each of the rest with each other, columns and depth by chance. */
    for (t.stride = 0; t.stride < STRIDES; t.stride++) {
        for (t.kind = 0; t.kind < GEMM_KINDS; t.kind++) {
            for (t.minimum = 0; t.minimum < MINIMA; t.minimum++) {
                for (t.placement = 0; t.placement < PLACEMENTS; t.placement++) {
                    t.k = random_below(&check->random, 3 * lanes + 5);
                    t.rows = 1 + random_below(&check->random, MOST_ROWS);
                    t.columns = nr + lanes + random_below(&check->random, 2 * nr);
                    check_one(check, buffers, steps, &t);
                }
            }
        }
    }
}

/* A first layer: three channels, 3x3 or 7x7 taps, rows of 224 or 112 pixels. */
static void bench(struct check* check) {
    static const struct { size_t taps, columns; } layers[] = {{27, 224}, {147, 112}};
    const size_t rows = check->kernel.index + 1;
    const float bias[16] = {0};
    struct buffer *a_buffer = check_buffer(check, "a", ROLE_READ), *b_buffer = check_buffer(check, "b", ROLE_READ),
                  *c_buffer = check_buffer(check, "c", ROLE_WRITE);
    for (size_t i = 0; i < 2; i++) {
        const size_t k = layers[i].taps, columns = layers[i].columns, row = columns + 8;
        const struct direct_case t = {.k = k, .columns = columns};
        struct gemm_operands operands = packed(check, &t);
        const size_t a_floats = gemm_floats_of_a(&operands), b_floats = (k / 3 + 1) * row;
        float* const a = buffer_place(a_buffer, a_floats * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
        float* const b = buffer_place(b_buffer, b_floats * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
        float* const c = buffer_place(c_buffer, rows * columns * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
        memset(a, 0, a_floats * sizeof(float));
        memset(b, 0, b_floats * sizeof(float));
        memset(c, 0, rows * columns * sizeof(float));
        struct nnp_direct_tap taps[147];
        for (size_t p = 0; p < k; p++)
            taps[p].offset = p / 3 * row + p % 3;
        const struct nnp_direct_output output = {
            .channel_stride = columns, .columns = columns, .rows = 1, .bias = bias, .minimum = 0};
        char what[32];
        snprintf(what, sizeof(what), "k = %zu, %zu columns", k, columns);
        bench_call(check, what, 6,
                   (uintptr_t[]){k, POINTER(a), POINTER(b), POINTER(taps), POINTER(c), POINTER(&output)},
                   2.0 * (double)(k * rows * columns), (double)(rows * columns + row * k / 3) * sizeof(float));
    }
}

const struct check_family check_direct = {
    .name = "direct", .count = count, .kernel = kernel, .check = check, .bench = bench};
