#include <float.h>
#include <math.h>
#include <string.h>

#include "check.h"

/* ---- Half-precision numbers: 5 bits of exponent, 10 of mantissa ---- */

static const double HALF_ROUNDING = 0x1p-11, HALF_SMALLEST = 0x1p-24, HALF_SMALLEST_NORMAL = 0x1p-14,
                    HALF_OVERFLOW = 65520;

static double half_value(uint16_t bits) {
    const int exponent = bits >> 10 & 31, mantissa = bits & 1023;
    const double value = exponent == 0 ? mantissa * HALF_SMALLEST : ldexp(1024 + mantissa, exponent - 25);
    return bits >> 15 != 0 ? -value : value;
}

/* Rounded to nearest, ties to even, as a number. */
static double rounded_to_half(double value) {
    int exponent;
    if (!isfinite(value) || value == 0) return value;
    frexp(value, &exponent);
    const double unit = ldexp(1, exponent < -13 ? -24 : exponent - 11);
    const double result = nearbyint(value / unit) * unit;
    return fabs(result) >= HALF_OVERFLOW ? copysign(INFINITY, value) : copysign(result, value);
}

/* Halves whose sums of some hundred products stay far from overflow; tiny ones are denormal. */
static uint16_t random_half(struct random* random, bool is_tiny) {
    const size_t exponent = is_tiny ? 0 : 9 + random_below(random, 8);
    return (uint16_t)(random_below(random, 2) << 15 | exponent << 10 | random_below(random, 1024));
}

/* ---- The tuple GEMM ---- */

struct half_gemm {
    size_t k, rows, mr, nr, lanes, c_stride;
    const uint16_t *a, *b;
};

/* Denormal halves may count as zero, as the CPU's mode has it. */
static double flushed_half(double value, bool is_flushing) {
    return is_flushing && fabs(value) < HALF_SMALLEST_NORMAL ? copysign(0, value) : value;
}

static double a_value(const struct half_gemm* g, size_t p, size_t i) {
    return half_value(g->a[p / g->lanes * g->mr * g->lanes + i * g->lanes + p % g->lanes]);
}

static bool check_result(struct check* check, const struct half_gemm* g, size_t i, size_t j, float start,
                         uint32_t bits) {
    double sum = start, magnitude = 0, lost = 0, chains[2][2] = {{0}};
    for (size_t p = 0; p < g->k; p++) {
        const double a = a_value(g, p, i), b = half_value(g->b[p * g->nr + j]);
        sum += a * b;
        magnitude += fabs(a * b);
        lost += HALF_SMALLEST_NORMAL * (fabs(a) + fabs(b) + 1);
        for (size_t mode = 0; mode < 2; mode++) {
            const double next = chains[mode][p % 2] + flushed_half(a, mode) * flushed_half(b, mode);
            chains[mode][p % 2] = rounded_to_half(flushed_half(next, mode));
        }
    }
    /* A term is rounded with half of the steps. */
    const double roundings = (double)(g->k / 2) * HALF_ROUNDING;
    const double bound =
        roundings / (1 - roundings) * magnitude + lost + check_gamma(2) * (magnitude + fabs((double)start));
    if (!check_value(check, bits, sum, bound, "c[%zu][%zu]", i, j)) return false;
    float result;
    memcpy(&result, &bits, sizeof(result));
    for (size_t mode = 0; mode < 2; mode++) {
        if (result == (float)chains[mode][0] + (float)chains[mode][1] + start) return true;
    }
    check_fail(check, "c[%zu][%zu] = %.9g is no sum in the order of p", i, j, (double)result);
    return false;
}

static void check_gemm(struct check* check) {
    const struct nnp_hw* const hw = check->hw;
    struct buffer *const a_buffer = check_buffer(check, "a", ROLE_READ),
                         *const b_buffer = check_buffer(check, "b", ROLE_READ),
                         *const c_buffer = check_buffer(check, "c", ROLE_WRITE);
    struct half_gemm g = {
        .rows = check->kernel.index + 1, .mr = hw->tuple_gemm.mr, .nr = hw->tuple_gemm.nr, .lanes = hw->lanes};
    const size_t depths[] = {0, g.lanes, 3 * g.lanes, NNP_HALF_REDUCTION};
    for (size_t n = 0; n < sizeof(depths) / sizeof(depths[0]) * 2 * 2 * PLACEMENTS; n++) {
        const enum placement placement = (enum placement)(n % PLACEMENTS);
        const size_t accumulate = n / PLACEMENTS % 2, is_tiny = n / PLACEMENTS / 2 % 2;
        g.k = depths[n / PLACEMENTS / 4];
        g.c_stride = g.nr + random_below(&check->random, 3) * g.lanes;
        if (!check_case(check, "k = %zu, stride %zu, accumulate = %zu, %s data, placement %d", g.k, g.c_stride,
                        accumulate, is_tiny ? "tiny" : "normal", placement)) {
            return;
        }
        uint16_t* const a = buffer_place(a_buffer, g.k * g.mr * sizeof(*a), NNP_ALIGNMENT, placement);
        uint16_t* const b = buffer_place(b_buffer, g.k * g.nr * sizeof(*b), NNP_ALIGNMENT, placement);
        for (size_t i = 0; i < g.k * g.mr; i++)
            a[i] = random_half(&check->random, is_tiny);
        for (size_t i = 0; i < g.k * g.nr; i++)
            b[i] = random_half(&check->random, false);
        g.a = a;
        g.b = b;
        const size_t floats = (g.rows - 1) * g.c_stride + g.nr;
        float* const c = buffer_place(c_buffer, floats * sizeof(float), g.lanes * sizeof(float), placement);
        for (size_t i = 0; i < g.rows && accumulate; i++) {
            for (size_t j = 0; j < g.nr; j++)
                c[i * g.c_stride + j] = random_float(&check->random, DATA_NORMAL);
        }
        if (!check_call(check, 6, (uintptr_t[]){g.k, POINTER(a), POINTER(b), POINTER(c), g.c_stride, accumulate})) {
            return;
        }
        for (size_t i = 0; i < g.rows; i++) {
            for (size_t j = 0; j < g.nr; j++) {
                float* const element = &c[i * g.c_stride + j];
                const uint32_t bits = buffer_take(c_buffer, element);
                if (!check_result(check, &g, i, j, accumulate ? *element : 0, bits)) return;
            }
        }
        check_intact(check);
    }
}

static void bench_gemm(struct check* check) {
    const struct nnp_hw* const hw = check->hw;
    const size_t k = NNP_HALF_REDUCTION, rows = check->kernel.index + 1, nr = hw->tuple_gemm.nr;
    const size_t a_bytes = k * hw->tuple_gemm.mr * sizeof(uint16_t), b_bytes = k * nr * sizeof(uint16_t);
    const size_t c_bytes = rows * nr * sizeof(float);
    void* const a = buffer_place(check_buffer(check, "a", ROLE_READ), a_bytes, NNP_ALIGNMENT, PLACE_AT_START);
    void* const b = buffer_place(check_buffer(check, "b", ROLE_READ), b_bytes, NNP_ALIGNMENT, PLACE_AT_START);
    void* const c = buffer_place(check_buffer(check, "c", ROLE_WRITE), c_bytes, NNP_ALIGNMENT, PLACE_AT_START);
    memset(a, 0, a_bytes);
    memset(b, 0, b_bytes);
    bench_call(check, "a block", 6, (uintptr_t[]){k, POINTER(a), POINTER(b), POINTER(c), nr, 0},
               2.0 * (double)(k * rows * nr), (double)(a_bytes + b_bytes + c_bytes));
}

/* ---- Narrowing ---- */

/* Denormal floats count as zero. */
static float flushed(float value) { return fabsf(value) < FLT_MIN ? copysignf(0, value) : value; }

static void check_narrow(struct check* check) {
    const size_t lanes = check->hw->lanes;
    struct buffer* const from = check_buffer(check, "source", ROLE_READ);
    struct buffer* const factors = check_buffer(check, "scales", ROLE_READ);
    struct buffer* const to = check_buffer(check, "target", ROLE_WRITE);
    for (size_t n = 0; n < DATA_KINDS * PLACEMENTS * 4; n++) {
        const enum placement placement = (enum placement)(n % PLACEMENTS);
        const enum data kind = (enum data)(n / PLACEMENTS % DATA_KINDS);
        const size_t rows = (size_t[]){0, 1, 3, 64}[n / PLACEMENTS / DATA_KINDS];
        const size_t source_stride = (1 + random_below(&check->random, 3)) * lanes;
        const size_t target_stride = (1 + random_below(&check->random, 3)) * lanes;
        if (!check_case(check, "%zu rows, strides %zu, %zu, %s data, placement %d", rows, source_stride, target_stride,
                        data_names[kind], placement)) {
            return;
        }
        const size_t source_elements = rows == 0 ? 0 : (rows - 1) * source_stride + lanes;
        const size_t target_elements = rows == 0 ? 0 : (rows - 1) * target_stride + lanes;
        float* const source = buffer_place(from, source_elements * sizeof(float), lanes * sizeof(float), placement);
        uint16_t* const target =
            buffer_place(to, target_elements * sizeof(uint16_t), lanes * sizeof(uint16_t), placement);
        for (size_t i = 0; i < rows; i++) {
            for (size_t l = 0; l < lanes; l++)
                source[i * source_stride + l] = random_float(&check->random, kind);
        }
        float* const scales = buffer_place(factors, rows * sizeof(float), sizeof(float), placement);
        for (size_t i = 0; i < rows; i++)
            scales[i] = ldexpf(1, (int)random_below(&check->random, 9) - 4);
        if (!check_call(
                check, 6,
                (uintptr_t[]){rows, POINTER(source), source_stride, POINTER(scales), POINTER(target), target_stride})) {
            return;
        }
        for (size_t i = 0; i < rows; i++) {
            for (size_t l = 0; l < lanes; l += 2) {
                const uint32_t pair = buffer_take(to, (const float*)(target + i * target_stride + l));
                for (size_t one = 0; one < 2; one++) {
                    const uint16_t half = (uint16_t)(pair >> 16 * one);
                    const float value = flushed(source[i * source_stride + l + one]) * scales[i];
                    const double expected = rounded_to_half(flushed(value));
                    const bool is_infinite = (half & 0x7FFF) == 31 << 10;
                    const bool is_right = isnan(value)      ? (half & 0x7FFF) > 31 << 10
                                          : isinf(expected) ? is_infinite && (half >> 15 != 0) == (value < 0)
                                                            : !is_infinite && half_value(half) == expected;
                    if (!is_right) {
                        check_fail(check, "target[%zu][%zu] = %#x for %a", i, l + one, half, (double)value);
                        return;
                    }
                }
            }
        }
        check_intact(check);
    }
}

static void bench_narrow(struct check* check) {
    const size_t rows = 64, lanes = check->hw->lanes;
    void* const source = buffer_place(check_buffer(check, "source", ROLE_READ), rows * lanes * sizeof(float),
                                      NNP_ALIGNMENT, PLACE_AT_START);
    void* const target = buffer_place(check_buffer(check, "target", ROLE_WRITE), rows * lanes * sizeof(uint16_t),
                                      NNP_ALIGNMENT, PLACE_AT_START);
    memset(source, 0, rows * lanes * sizeof(float));
    float* const scales =
        buffer_place(check_buffer(check, "scales", ROLE_READ), rows * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
    memset(scales, 0, rows * sizeof(float));
    bench_call(check, "64 rows", 6,
               (uintptr_t[]){rows, POINTER(source), lanes, POINTER(scales), POINTER(target), lanes}, 0,
               (double)(rows * lanes * (sizeof(float) + sizeof(uint16_t))));
}

/* ---- Families: none where the CPU has no such arithmetic ---- */

static bool has_half(const struct nnp_hw* hw) { return hw->half.supported != NULL && hw->half.supported(); }

static size_t gemm_count(const struct nnp_hw* hw) { return has_half(hw) ? hw->tuple_gemm.mr : 0; }

static check_function* gemm_kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    snprintf(variant, CHECK_VARIANT, "%zux%zu", index + 1, hw->tuple_gemm.nr);
    return (check_function*)hw->half.tuple_gemm[index];
}

static size_t narrow_count(const struct nnp_hw* hw) { return has_half(hw) ? 1 : 0; }

static check_function* narrow_kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    (void)index;
    snprintf(variant, CHECK_VARIANT, "rows");
    return (check_function*)hw->half.narrow;
}

const struct check_family check_tuple_gemm_half = {
    .name = "tuple_gemm_half", .count = gemm_count, .kernel = gemm_kernel, .check = check_gemm, .bench = bench_gemm};

const struct check_family check_narrow_rows = {
    .name = "narrow", .count = narrow_count, .kernel = narrow_kernel, .check = check_narrow, .bench = bench_narrow};
