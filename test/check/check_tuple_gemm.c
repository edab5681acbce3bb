#include <math.h>

#include "check_gemm.h"

static size_t count(const struct nnp_hw* hw) { return hw->tuple_gemm.mr; }

static check_function* kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    snprintf(variant, CHECK_VARIANT, "%zux%zu", index + 1, hw->tuple_gemm.nr);
    return (check_function*)hw->tuple_gemm.kernels[index];
}

struct tuple_gemm_case {
    size_t k, accumulate, kind;
    enum placement placement;
};

static void check_one(struct check* check, struct buffer* buffers[3], const struct tuple_gemm_case* t) {
    const size_t rows = check->kernel.index + 1, mr = check->hw->tuple_gemm.mr, nr = check->hw->tuple_gemm.nr;
    if (!check_case(check, "k = %zu, accumulate = %#zx, %s data, placement %d", t->k, t->accumulate,
                    gemm_kind_name(t->kind), t->placement)) {
        return;
    }
    const struct gemm_operands operands =
        gemm_place(check, buffers[0], buffers[1], rows, mr, nr, t->k, t->kind, t->placement);
    float* const c = buffer_place(buffers[2], rows * nr * sizeof(float), NNP_ALIGNMENT, t->placement);
    for (size_t i = 0; i < rows * nr && t->accumulate; i++) {
        c[i] = random_float(&check->random, DATA_NORMAL);
    }
    if (!check_call(check, 5,
                    (uintptr_t[]){t->k, POINTER(operands.a), POINTER(operands.b), POINTER(c), t->accumulate})) {
        return;
    }
    const bool in_order = t->kind == DATA_NORMAL && t->placement == PLACE_AT_END;
    for (size_t i = 0; i < rows; i++) {
        for (size_t j = 0; j < nr; j++) {
            const uint32_t bits = buffer_take(buffers[2], &c[i * nr + j]);
            const float start = t->accumulate ? c[i * nr + j] : 0;
            if (!gemm_check(check, &operands, i, j, start, -INFINITY, bits, in_order)) {
                return;
            }
        }
    }
    check_intact(check);
}

static void check(struct check* check) {
    struct buffer* buffers[3] = {check_buffer(check, "a", ROLE_READ), check_buffer(check, "b", ROLE_READ),
                                 check_buffer(check, "c", ROLE_WRITE)};
    static const size_t accumulate[] = {0, 1, (size_t)-1 / 2 + 1}; /* the last is true, its low half is zero */
    struct tuple_gemm_case t;
    for (size_t depth = 0; depth < GEMM_DEPTHS; depth++) {
        t.k = gemm_depth(depth, check->hw->lanes);
        for (size_t i = 0; i < sizeof(accumulate) / sizeof(accumulate[0]); i++) {
            t.accumulate = accumulate[i];
            for (t.kind = 0; t.kind < GEMM_KINDS; t.kind++) {
                for (t.placement = 0; t.placement < PLACEMENTS; t.placement++) {
                    check_one(check, buffers, &t);
                }
            }
        }
    }
}

static void bench(struct check* check) {
    struct buffer *a = check_buffer(check, "a", ROLE_READ), *b = check_buffer(check, "b", ROLE_READ),
                  *c = check_buffer(check, "c", ROLE_WRITE);
    const size_t rows = check->kernel.index + 1, mr = check->hw->tuple_gemm.mr, nr = check->hw->tuple_gemm.nr;
    static const size_t depths[] = {64, 256};
    for (size_t i = 0; i < 2; i++) {
        const size_t k = depths[i];
        const struct gemm_operands operands = gemm_place(check, a, b, rows, mr, nr, k, DATA_NORMAL, PLACE_AT_START);
        float* const data = buffer_place(c, rows * nr * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
        char what[32];
        snprintf(what, sizeof(what), "k = %zu", k);
        bench_call(check, what, 5, (uintptr_t[]){k, POINTER(operands.a), POINTER(operands.b), POINTER(data), 0},
                   2.0 * (double)(k * rows * nr), (double)((rows + nr) * k + rows * nr) * sizeof(float));
    }
}

const struct check_family check_tuple_gemm = {
    .name = "tuple_gemm", .count = count, .kernel = kernel, .check = check, .bench = bench};
