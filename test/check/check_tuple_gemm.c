#include <math.h>

#include "check_gemm.h"

static size_t count(const struct nnp_hw* hw) { return hw->tuple_gemm.mr; }

static check_function* kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    snprintf(variant, CHECK_VARIANT, "%zux%zu", index + 1, hw->tuple_gemm.nr);
    return (check_function*)hw->tuple_gemm.kernels[index];
}

enum { A, B, C, OPERANDS };

#define STRIDES 4

struct tuple_gemm_case {
    size_t k, a_stride, b_stride, c_stride, accumulate, kind;
    enum placement placement;
};

/* Minimal, odd, large, a power of two, all in vectors: blocks and rows are aligned. */
static size_t stride_of(size_t i, size_t minimum, size_t lanes) {
    size_t power = lanes;
    while (power <= minimum) {
        power *= 2;
    }
    const size_t strides[STRIDES] = {minimum, ((minimum / lanes + 2) | 1) * lanes, minimum + 500 * lanes, power};
    return strides[i];
}

/* Blocks are aligned as packed operands are. */
static size_t block_stride_of(size_t i, size_t minimum) {
    const size_t line = NNP_ALIGNMENT / sizeof(float);
    return stride_of(i, (minimum + line - 1) / line * line, line);
}

static struct gemm_operands operands_of(const struct check* check, size_t k) {
    return (struct gemm_operands){.rows = check->kernel.index + 1,
                                  .mr = check->hw->tuple_gemm.mr,
                                  .nr = check->hw->tuple_gemm.nr,
                                  .lanes = check->hw->lanes,
                                  .kb = check->hw->tuple_gemm.kb,
                                  .k = k};
}

static void check_one(struct check* check, struct buffer* buffers[OPERANDS], const struct tuple_gemm_case* t) {
    struct gemm_operands o = operands_of(check, t->k);
    o.a_stride = block_stride_of(t->a_stride, o.mr * o.kb);
    o.b_stride = block_stride_of(t->b_stride, o.kb * o.nr);
    const size_t c_stride = stride_of(t->c_stride, o.nr, o.lanes);
    if (!check_case(check, "k = %zu, strides %zu, %zu, %zu, accumulate = %#zx, %s data, placement %d", t->k, o.a_stride,
                    o.b_stride, c_stride, t->accumulate, gemm_kind_name(t->kind), t->placement)) {
        return;
    }
    gemm_place(check, buffers[A], buffers[B], &o, t->kind, t->placement);
    const size_t c_floats = (o.rows - 1) * c_stride + o.nr;
    float* const c = buffer_place(buffers[C], c_floats * sizeof(float), o.lanes * sizeof(float), t->placement);
    for (size_t i = 0; i < o.rows && t->accumulate; i++) {
        for (size_t j = 0; j < o.nr; j++) {
            c[i * c_stride + j] = random_float(&check->random, DATA_NORMAL);
        }
    }
    if (!check_call(check, 8,
                    (uintptr_t[]){t->k, POINTER(o.a), o.a_stride, POINTER(o.b), o.b_stride, POINTER(c), c_stride,
                                  t->accumulate})) {
        return;
    }
    const bool in_order = t->kind == DATA_NORMAL && t->placement == PLACE_AT_END;
    for (size_t i = 0; i < o.rows; i++) {
        for (size_t j = 0; j < o.nr; j++) {
            const uint32_t bits = buffer_take(buffers[C], &c[i * c_stride + j]);
            const float start = t->accumulate ? c[i * c_stride + j] : 0;
            if (!gemm_check(check, &o, i, j, start, -INFINITY, bits, in_order)) {
                return;
            }
        }
    }
    check_intact(check);
}

static void check(struct check* check) {
    struct buffer* buffers[OPERANDS] = {check_buffer(check, "a", ROLE_READ), check_buffer(check, "b", ROLE_READ),
                                        check_buffer(check, "c", ROLE_WRITE)};
    static const size_t accumulate[] = {0, 1, (size_t)-1 / 2 + 1}; /* the last is true, its low half is zero */
    struct tuple_gemm_case t;
    for (size_t depth = 0; depth < GEMM_DEPTHS; depth++) {
        t.k = gemm_depth(depth, check->hw->lanes, check->hw->tuple_gemm.kb);
        for (size_t i = 0; i < sizeof(accumulate) / sizeof(accumulate[0]); i++) {
            t.accumulate = accumulate[i];
            for (t.kind = 0; t.kind < GEMM_KINDS; t.kind++) {
                for (t.placement = 0; t.placement < PLACEMENTS; t.placement++) {
                    t.a_stride = random_below(&check->random, STRIDES);
                    t.b_stride = random_below(&check->random, STRIDES);
                    t.c_stride = random_below(&check->random, STRIDES);
                    check_one(check, buffers, &t);
                }
            }
        }
    }
}

static void bench(struct check* check) {
    struct buffer *a = check_buffer(check, "a", ROLE_READ), *b = check_buffer(check, "b", ROLE_READ),
                  *c = check_buffer(check, "c", ROLE_WRITE);
    static const size_t depths[] = {64, 256};
    for (size_t i = 0; i < sizeof(depths) / sizeof(depths[0]); i++) {
        /* One block more than is used: it is prefetched, as the next operand is in a convolution. */
        struct gemm_operands o = operands_of(check, depths[i] + check->hw->tuple_gemm.kb);
        o.a_stride = o.mr * o.kb;
        o.b_stride = o.kb * o.nr;
        gemm_place(check, a, b, &o, DATA_NORMAL, PLACE_AT_START);
        o.k = depths[i];
        float* const data = buffer_place(c, o.rows * o.nr * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
        char what[32];
        snprintf(what, sizeof(what), "k = %zu", o.k);
        bench_call(check, what, 8,
                   (uintptr_t[]){o.k, POINTER(o.a), o.a_stride, POINTER(o.b), o.b_stride, POINTER(data), o.nr, 0},
                   2.0 * (double)(o.k * o.rows * o.nr),
                   (double)((o.rows + o.nr) * o.k + o.rows * o.nr) * sizeof(float));
    }
}

const struct check_family check_tuple_gemm = {
    .name = "tuple_gemm", .count = count, .kernel = kernel, .check = check, .bench = bench};
