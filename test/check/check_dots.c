/* Dot products by lanes, of floats and of half-precision numbers. */

#include <float.h>
#include <math.h>
#include <string.h>

#include "check.h"
#include "platform/platform.h"

enum { A, B, SUMS, OPERANDS };

#define STRIDES 4

struct dots_case {
    size_t rows, vectors, a_stride, b_stride;
    bool is_half;
    enum data kind;
    enum placement placement;
};

static size_t count(const struct nnp_hw* hw) { return hw->dots.mr; }

static check_function* kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    snprintf(variant, CHECK_VARIANT, "%zux%zu", index + 1, hw->dots.nr);
    return (check_function*)hw->dots.kernels[index];
}

enum { FAST, FAST_GROUPS, EXACT, KERNELS_F16 };

static size_t count_f16(const struct nnp_hw* hw) {
    (void)hw;
    return KERNELS_F16;
}

static check_function* kernel_f16(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    static const char* const names[KERNELS_F16] = {"fast", "fast_groups", "exact"};
    nnp_dots_f16_function* const kernels[KERNELS_F16] = {hw->dots_f16.fast, hw->dots_f16.fast_groups,
                                                         hw->dots_f16.exact};
    strcpy(variant, names[index]);
    return (check_function*)kernels[index];
}

static size_t columns(const struct check* check, bool is_half) {
    return check->hw->dots.nr * (is_half && check->kernel.index == FAST_GROUPS ? NNP_DOTS_F16_GROUPS : 1);
}

/* Minimal, odd, large, and 0: the same row again. */
static size_t stride(size_t i, size_t elements) {
    const size_t strides[STRIDES] = {elements, (elements + 2) | 1, elements + 1024, 0};
    return strides[i];
}

/* The ARM alternative format. */
static double half_value(uint16_t half) {
    const int exponent = half >> 10 & 31, mantissa = half & 1023;
    const double magnitude = exponent == 0 ? ldexp(mantissa, -24) : ldexp(1024 + mantissa, exponent - 25);
    return (half & 0x8000) != 0 ? -magnitude : magnitude;
}

/* Of any size, or denormal ones only, which others would hide; none on emulators, since QEMU 7.2 flushes them as no CPU
 * does. */
static uint16_t random_half(struct check* check, enum data kind) {
    const uint16_t half = (uint16_t)random_bits(&check->random) & (kind == DATA_TINY ? 0x83FF : 0xFFFF);
    return buffer_guards_readable && pages_are_guarded && (half & 0x7C00) == 0 ? half & 0x8000 : half;
}

static void check_one(struct check* check, struct buffer* buffers[OPERANDS], const struct dots_case* t) {
    const size_t lanes = check->hw->lanes, nr = columns(check, t->is_half), elements = t->vectors * lanes;
    if (!check_case(check, "vectors = %zu, strides %zu and %zu, %s data, placement %d", t->vectors, t->a_stride,
                    t->b_stride, t->is_half ? "half" : data_names[t->kind], t->placement)) {
        return;
    }
    const size_t a_span = elements == 0 ? 0 : (t->rows - 1) * t->a_stride + elements;
    const size_t b_span = elements == 0 ? 0 : (nr - 1) * t->b_stride + elements;
    const size_t b_size = t->is_half ? sizeof(uint16_t) : sizeof(float);
    float* const a = buffer_place(buffers[A], a_span * sizeof(float), sizeof(float), t->placement);
    void* const b = buffer_place(buffers[B], b_span * b_size, b_size, t->placement);
    for (size_t i = 0; i < a_span; i++)
        a[i] = random_float(&check->random, t->kind);
    for (size_t i = 0; i < b_span; i++) {
        if (t->is_half) {
            ((uint16_t*)b)[i] = random_half(check, t->kind);
        } else {
            ((float*)b)[i] = random_float(&check->random, DATA_NORMAL);
        }
    }
    float* const sums = buffer_place(buffers[SUMS], t->rows * nr * lanes * sizeof(float), NNP_ALIGNMENT, t->placement);
    for (size_t i = 0; i < t->rows * nr * lanes; i++)
        sums[i] = random_float(&check->random, t->kind);
    const bool returned =
        t->is_half
            ? check_call(check, 5, (uintptr_t[]){t->vectors, POINTER(a), POINTER(b), t->b_stride, POINTER(sums)})
            : check_call(check, 6,
                         (uintptr_t[]){t->vectors, POINTER(a), t->a_stride, POINTER(b), t->b_stride, POINTER(sums)});
    for (size_t i = 0; i < t->rows * nr * lanes && returned; i++) {
        const size_t row = i / lanes / nr, column = i / lanes % nr, lane = i % lanes;
        const uint32_t bits = buffer_take(buffers[SUMS], &sums[i]);
        double expected = sums[i], magnitude = fabs(sums[i]);
        bool may_overflow = false;
        for (size_t n = lane; n < elements; n += lanes) {
            const size_t place = column * t->b_stride + n;
            const double factor = t->is_half ? half_value(((uint16_t*)b)[place]) : ((float*)b)[place];
            if (t->is_half && check->kernel.index != EXACT) may_overflow |= fabs(factor) >= 65536;
            const double product = a[row * t->a_stride + n] * factor;
            expected += product;
            magnitude += fabs(product);
        }
        const double bound = check_gamma(t->vectors + 1) * magnitude + (double)(t->vectors + 1) * FLT_MIN;
        float sum;
        memcpy(&sum, &bits, sizeof(sum));
        if (may_overflow && !isfinite(sum) && bits != BUFFER_PATTERN) continue;
        if (!check_value(check, bits, expected, bound, "sum of a[%zu] and b[%zu], lane %zu,", row, column, lane)) {
            return;
        }
    }
    if (returned) check_intact(check);
}

static void check_all(struct check* check, size_t rows, bool is_half) {
    struct buffer* buffers[OPERANDS] = {check_buffer(check, "a", ROLE_READ), check_buffer(check, "b", ROLE_READ),
                                        check_buffer(check, "sums", ROLE_WRITE)};
    static const size_t counts[] = {0, 1, 2, 3, 7, 16, 61, 130};
    struct dots_case t = {.rows = rows, .is_half = is_half};
    for (size_t i = 0; i < sizeof(counts) / sizeof(counts[0]); i++) {
        t.vectors = counts[i];
        for (size_t strides = 0; strides < STRIDES * STRIDES; strides++) {
            t.a_stride = stride(strides / STRIDES, t.vectors * check->hw->lanes);
            t.b_stride = stride(strides % STRIDES, t.vectors * check->hw->lanes);
            for (t.kind = 0; t.kind < DATA_KINDS; t.kind++) {
                for (t.placement = 0; t.placement < PLACEMENTS; t.placement++)
                    check_one(check, buffers, &t);
            }
        }
    }
}

static void check(struct check* check) { check_all(check, check->kernel.index + 1, false); }

static void check_f16(struct check* check) { check_all(check, 1, true); }

static void bench_all(struct check* check, size_t rows, bool is_half) {
    const size_t elements = 1024, vectors = elements / check->hw->lanes, nr = columns(check, is_half);
    const size_t b_bytes = nr * elements * (is_half ? sizeof(uint16_t) : sizeof(float));
    struct buffer *left = check_buffer(check, "a", ROLE_READ), *right = check_buffer(check, "b", ROLE_READ),
                  *out = check_buffer(check, "sums", ROLE_WRITE);
    float* const a = buffer_place(left, rows * elements * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
    void* const b = buffer_place(right, b_bytes, NNP_ALIGNMENT, PLACE_AT_START);
    const size_t sums_bytes = rows * nr * check->hw->lanes * sizeof(float);
    float* const sums = buffer_place(out, sums_bytes, NNP_ALIGNMENT, PLACE_AT_START);
    memset(a, 0, rows * elements * sizeof(float));
    memset(b, 0, b_bytes);
    memset(sums, 0, sums_bytes);
    const double flops = 2.0 * (double)(rows * nr * elements), bytes = (double)b_bytes;
    if (is_half) {
        bench_call(check, "1024 elements", 5, (uintptr_t[]){vectors, POINTER(a), POINTER(b), elements, POINTER(sums)},
                   flops, bytes);
    } else {
        bench_call(check, "1024 elements", 6,
                   (uintptr_t[]){vectors, POINTER(a), elements, POINTER(b), elements, POINTER(sums)}, flops, bytes);
    }
}

static void bench(struct check* check) { bench_all(check, check->kernel.index + 1, false); }

static void bench_f16(struct check* check) { bench_all(check, 1, true); }

const struct check_family check_dots = {
    .name = "dots", .count = count, .kernel = kernel, .check = check, .bench = bench};

const struct check_family check_dots_f16 = {
    .name = "dots_f16", .count = count_f16, .kernel = kernel_f16, .check = check_f16, .bench = bench_f16};
