#include <math.h>

#include "check_gemm.h"

enum { A, B, C, OPERANDS };

struct tuple_gemm_case {
    size_t k, c_stride, accumulate, next_lines, kind;
    enum placement placement;
};

static void check_one(struct check* check, struct buffer* buffers[OPERANDS], const struct tuple_gemm_case* t,
                      struct gemm_operands o) {
    const size_t lanes = check->hw->lanes;
    o.first_row = o.is_transposed ? random_below(&check->random, o.width - o.rows + 1) : 0;
    const size_t c_stride = gemm_stride(t->c_stride, o.nr, lanes);
    if (!check_case(check,
                    "k = %zu, first row %zu, stride %zu, accumulate = %#zx, %zu next lines, %s data, placement %d",
                    t->k, o.first_row, c_stride, t->accumulate, t->next_lines, gemm_kind_name(t->kind), t->placement)) {
        return;
    }
    gemm_place(check, buffers[A], buffers[B], &o, t->kind, t->placement);
    const size_t c_floats = (o.rows - 1) * c_stride + o.nr;
    float* const c = buffer_place(buffers[C], c_floats * sizeof(float), lanes * sizeof(float), t->placement);
    for (size_t i = 0; i < o.rows && t->accumulate; i++) {
        for (size_t j = 0; j < o.nr; j++) {
            c[i * c_stride + j] = random_float(&check->random, DATA_NORMAL);
        }
    }
    const uintptr_t arguments[] = {t->k,
                                   POINTER(o.a),
                                   POINTER(o.b),
                                   POINTER(c),
                                   c_stride,
                                   t->accumulate,
                                   t->next_lines != 0 ? UNREADABLE : 0,
                                   t->next_lines};
    if (!check_call(check, o.is_transposed ? 6 : 8, arguments)) {
        return;
    }
    const bool is_strict = t->kind == DATA_NORMAL && t->placement == PLACE_AT_END;
    for (size_t i = 0; i < o.rows; i++) {
        for (size_t j = 0; j < o.nr; j++) {
            const uint32_t bits = buffer_take(buffers[C], &c[i * c_stride + j]);
            const float start = t->accumulate ? c[i * c_stride + j] : 0;
            if (!gemm_check(check, &o, i, j, start, -INFINITY, bits, is_strict ? GEMM_IN_ORDER : GEMM_ANY_ORDER)) {
                return;
            }
        }
    }
    check_intact(check);
}

static void check_all(struct check* check, gemm_operands_function* operands) {
    struct buffer* buffers[OPERANDS] = {check_buffer(check, "a", ROLE_READ), check_buffer(check, "b", ROLE_READ),
                                        check_buffer(check, "c", ROLE_WRITE)};
    static const size_t truths[] = {0, 1, (size_t)-1 / 2 + 1}; /* the last is true, its low half is zero */
    enum { TRUTHS = sizeof(truths) / sizeof(truths[0]) };
    struct tuple_gemm_case t;
    for (size_t depth = 0; depth < GEMM_DEPTHS; depth++) {
        t.k = gemm_depth(depth, check->hw->lanes);
        for (size_t i = 0; i < TRUTHS; i++) {
            t.accumulate = truths[i];
            for (t.kind = 0; t.kind < GEMM_KINDS; t.kind++) {
                for (t.placement = 0; t.placement < PLACEMENTS; t.placement++) {
                    t.c_stride = random_below(&check->random, GEMM_STRIDES);
                    t.next_lines = random_below(&check->random, 3);
                    check_one(check, buffers, &t, operands(check->hw, check->kernel.index + 1, t.k));
                }
            }
        }
    }
}

static void bench_all(struct check* check, gemm_operands_function* operands) {
    struct buffer *a = check_buffer(check, "a", ROLE_READ), *b = check_buffer(check, "b", ROLE_READ),
                  *c = check_buffer(check, "c", ROLE_WRITE);
    static const size_t depths[] = {64, 256};
    for (size_t i = 0; i < sizeof(depths) / sizeof(depths[0]); i++) {
        /* More than is used: it is prefetched, as the next operand is in a convolution. */
        struct gemm_operands o = operands(check->hw, check->kernel.index + 1, 2 * depths[i]);
        gemm_place(check, a, b, &o, DATA_NORMAL, PLACE_AT_START);
        o.k = depths[i];
        float* const data = buffer_place(c, o.rows * o.nr * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
        char what[32];
        snprintf(what, sizeof(what), "k = %zu", o.k);
        bench_call(check, what, o.is_transposed ? 6 : 8,
                   (uintptr_t[]){o.k, POINTER(o.a), POINTER(o.b), POINTER(data), o.nr, 0, 0, 0},
                   2.0 * (double)(o.k * o.rows * o.nr),
                   (double)((o.rows + o.nr) * o.k + o.rows * o.nr) * sizeof(float));
    }
}

static size_t plain_count(const struct nnp_hw* hw) { return hw->tuple_gemm.mr; }

static size_t transposed_count(const struct nnp_hw* hw) { return hw->tuple_gemm_transposed.mr; }

static check_function* plain_kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    snprintf(variant, CHECK_VARIANT, "%zux%zu", index + 1, hw->tuple_gemm.nr);
    return (check_function*)hw->tuple_gemm.kernels[index];
}

static check_function* transposed_kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    snprintf(variant, CHECK_VARIANT, "%zux%zu", index + 1, hw->tuple_gemm_transposed.nr);
    return (check_function*)hw->tuple_gemm_transposed.kernels[index];
}

static void check_plain(struct check* check) { check_all(check, gemm_plain_operands); }

static void check_transposed(struct check* check) { check_all(check, gemm_transposed_operands); }

static void bench_plain(struct check* check) { bench_all(check, gemm_plain_operands); }

static void bench_transposed(struct check* check) { bench_all(check, gemm_transposed_operands); }

const struct check_family check_tuple_gemm = {
    .name = "tuple_gemm", .count = plain_count, .kernel = plain_kernel, .check = check_plain, .bench = bench_plain};

const struct check_family check_tuple_gemm_transposed = {.name = "tuple_gemm_transposed",
                                                         .count = transposed_count,
                                                         .kernel = transposed_kernel,
                                                         .check = check_transposed,
                                                         .bench = bench_transposed};
