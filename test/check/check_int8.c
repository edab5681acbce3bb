#include <string.h>

#include "check.h"

enum { A, B, C, OPERANDS };

/* What operands are like: any bytes; or all of them those whose sums are the least and the greatest. */
enum { ANY, LOWEST, HIGHEST, LOWEST_BY_HIGHEST, KINDS };

static const char* const kind_names[KINDS] = {"random", "lowest", "highest", "lowest by highest"};

enum { GROUP = 4 }; /* bytes of a step */

struct int8_gemm {
    size_t k, rows, mr, nr;
    bool is_signed;
    const uint8_t *a, *b;
};

static uint8_t a_byte(struct check* check, size_t kind, bool is_signed) {
    const uint8_t lowest = is_signed ? 0x80 : 0, highest = is_signed ? 0x7F : 0xFF;
    return kind == ANY ? (uint8_t)random_below(&check->random, 256) : kind == HIGHEST ? highest : lowest;
}

static uint8_t b_byte(struct check* check, size_t kind, bool is_signed) {
    return a_byte(check, kind == LOWEST_BY_HIGHEST ? HIGHEST : kind, is_signed);
}

static int64_t number(uint8_t byte, bool is_signed) { return is_signed ? (int8_t)byte : byte; }

/* Sums are of 32 bits, and wrap. */
static uint32_t expected(const struct int8_gemm* g, size_t i, size_t j, uint32_t start) {
    int64_t sum = start;
    for (size_t p = 0; p < g->k; p++) {
        for (size_t one = 0; one < GROUP; one++) {
            sum += number(g->a[(p * g->mr + i) * GROUP + one], g->is_signed) *
                   number(g->b[(p * g->nr + j) * GROUP + one], g->is_signed);
        }
    }
    return (uint32_t)sum;
}

static void check_all(struct check* check, bool is_signed) {
    const struct nnp_hw* const hw = check->hw;
    struct buffer* const buffers[OPERANDS] = {check_buffer(check, "a", ROLE_READ), check_buffer(check, "b", ROLE_READ),
                                              check_buffer(check, "c", ROLE_WRITE)};
    struct int8_gemm g = {
        .rows = check->kernel.index + 1, .mr = hw->tuple_gemm.mr, .nr = hw->tuple_gemm.nr, .is_signed = is_signed};
    static const size_t depths[] = {0, 1, 3, 4, 5, 19, 64};
    static const size_t truths[] = {0, 1, (size_t)-1 / 2 + 1}; /* the last is true, its low half is zero */
    enum { DEPTHS = sizeof(depths) / sizeof(depths[0]), TRUTHS = sizeof(truths) / sizeof(truths[0]) };
    for (size_t n = 0; n < DEPTHS * TRUTHS * KINDS * PLACEMENTS; n++) {
        const enum placement placement = (enum placement)(n % PLACEMENTS);
        const size_t kind = n / PLACEMENTS % KINDS, accumulate = truths[n / PLACEMENTS / KINDS % TRUTHS];
        g.k = depths[n / PLACEMENTS / KINDS / TRUTHS];
        const size_t c_stride = g.nr + random_below(&check->random, 3) * hw->lanes;
        if (!check_case(check, "k = %zu, stride %zu, accumulate = %#zx, %s data, placement %d", g.k, c_stride,
                        accumulate, kind_names[kind], placement)) {
            return;
        }
        const size_t a_bytes = g.k * g.mr * GROUP, b_bytes = g.k * g.nr * GROUP;
        uint8_t* const a = buffer_place(buffers[A], a_bytes, NNP_ALIGNMENT, placement);
        uint8_t* const b = buffer_place(buffers[B], b_bytes, NNP_ALIGNMENT, placement);
        for (size_t i = 0; i < a_bytes; i++)
            a[i] = a_byte(check, kind, is_signed);
        for (size_t i = 0; i < b_bytes; i++)
            b[i] = b_byte(check, kind, is_signed);
        g.a = a;
        g.b = b;
        const size_t c_bytes = ((g.rows - 1) * c_stride + g.nr) * sizeof(uint32_t);
        uint32_t* const c = buffer_place(buffers[C], c_bytes, hw->lanes * sizeof(uint32_t), placement);
        for (size_t i = 0; i < g.rows && accumulate; i++) {
            for (size_t j = 0; j < g.nr; j++)
                c[i * c_stride + j] = (uint32_t)random_below(&check->random, UINT32_MAX);
        }
        if (!check_call(check, 6, (uintptr_t[]){g.k, POINTER(a), POINTER(b), POINTER(c), c_stride, accumulate})) {
            return;
        }
        for (size_t i = 0; i < g.rows; i++) {
            for (size_t j = 0; j < g.nr; j++) {
                uint32_t* const element = &c[i * c_stride + j];
                const uint32_t sum = buffer_take(buffers[C], (const float*)element);
                const uint32_t right = expected(&g, i, j, accumulate ? *element : 0);
                if (sum != right) {
                    check_fail(check, "c[%zu][%zu] is wrong: %#x, not %#x", i, j, sum, right);
                    return;
                }
            }
        }
        check_intact(check);
    }
}

static void bench_all(struct check* check) {
    const size_t k = 64, rows = check->kernel.index + 1, nr = check->hw->tuple_gemm.nr;
    const size_t a_bytes = k * check->hw->tuple_gemm.mr * GROUP, b_bytes = k * nr * GROUP;
    const size_t c_bytes = rows * nr * sizeof(uint32_t);
    void* const a = buffer_place(check_buffer(check, "a", ROLE_READ), a_bytes, NNP_ALIGNMENT, PLACE_AT_START);
    void* const b = buffer_place(check_buffer(check, "b", ROLE_READ), b_bytes, NNP_ALIGNMENT, PLACE_AT_START);
    void* const c = buffer_place(check_buffer(check, "c", ROLE_WRITE), c_bytes, NNP_ALIGNMENT, PLACE_AT_START);
    memset(a, 0, a_bytes);
    memset(b, 0, b_bytes);
    bench_call(check, "k = 64", 6, (uintptr_t[]){k, POINTER(a), POINTER(b), POINTER(c), nr, 0},
               2.0 * (double)(GROUP * k * rows * nr), (double)(a_bytes + b_bytes + c_bytes));
}

/* ---- Families: none where the CPU has no such instructions ---- */

static size_t count(const struct nnp_hw* hw) {
    return hw->int8.supported != NULL && hw->int8.supported() ? hw->tuple_gemm.mr : 0;
}

static void name(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    snprintf(variant, CHECK_VARIANT, "%zux%zu", index + 1, hw->tuple_gemm.nr);
}

static check_function* signed_kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    name(hw, index, variant);
    return (check_function*)hw->int8.gemm_s8[index];
}

static check_function* unsigned_kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    name(hw, index, variant);
    return (check_function*)hw->int8.gemm_u8[index];
}

static void check_signed(struct check* check) { check_all(check, true); }

static void check_unsigned(struct check* check) { check_all(check, false); }

const struct check_family check_gemm_s8 = {
    .name = "gemm_s8", .count = count, .kernel = signed_kernel, .check = check_signed, .bench = bench_all};

const struct check_family check_gemm_u8 = {
    .name = "gemm_u8", .count = count, .kernel = unsigned_kernel, .check = check_unsigned, .bench = bench_all};
