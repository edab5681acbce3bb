/* Weighted sums of shifted rows and their gradients by the weights, against their definitions. */

#include <float.h>
#include <math.h>
#include <string.h>

#include "check.h"

enum { SUM, GRADIENT, KERNELS };
enum { MAX_TAPS = 25, REACH = 40 }; /* offsets are within REACH of a row's start */

static size_t count(const struct nnp_hw* hw) {
    (void)hw;
    return KERNELS;
}

static check_function* kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    strcpy(variant, index == SUM ? "sum" : "gradient");
    return index == SUM ? (check_function*)hw->stencil.sum : (check_function*)hw->stencil.gradient;
}

enum { ROW, OTHER, TAPS, BIAS, MINIMUM, OUT, OPERANDS };

struct stencil_case {
    size_t vectors, taps;
    float minimum;
    enum data kind;
    enum placement placement;
};

/* Data of the factors by which a row is multiplied: products of two huge numbers would overflow. */
static enum data factor_data(enum data kind) { return kind == DATA_HUGE ? DATA_NORMAL : kind; }

/* Taps at random distances; the first and the last reach as far as they may. */
static void place_taps(struct check* check, struct nnp_stencil_tap* taps, const struct stencil_case* t) {
    for (size_t i = 0; i < t->taps; i++) {
        taps[i] = (struct nnp_stencil_tap){.offset = (ptrdiff_t)random_below(&check->random, 2 * REACH + 1) - REACH,
                                           .weight = random_float(&check->random, factor_data(t->kind))};
    }
    if (t->taps > 0) taps[0].offset = -REACH;
    if (t->taps > 1) taps[t->taps - 1].offset = REACH;
}

static void check_one(struct check* check, struct buffer* buffers[OPERANDS], const struct stencil_case* t) {
    const size_t lanes = check->hw->lanes, elements = t->vectors * lanes;
    const bool is_sum = check->kernel.index == SUM;
    if (!check_case(check, "%zu vectors, %zu taps, minimum %g, %s data, placement %d", t->vectors, t->taps, t->minimum,
                    data_names[t->kind], t->placement)) {
        return;
    }
    struct nnp_stencil_tap* const taps =
        buffer_place(buffers[TAPS], t->taps * sizeof(*taps), _Alignof(struct nnp_stencil_tap), t->placement);
    place_taps(check, taps, t);
    const size_t reach = (size_t)(t->taps > 0 ? REACH : 0) + (size_t)(t->taps > 1 ? REACH : 0);
    const size_t row_floats = t->vectors == 0 ? 0 : elements + reach;
    float* const first = buffer_place(buffers[ROW], row_floats * sizeof(float), sizeof(float), t->placement);
    float* const row = first + (t->taps > 0 ? REACH : 0);
    for (size_t i = 0; i < row_floats; i++)
        first[i] = random_float(&check->random, t->kind);
    for (size_t i = 0; i < t->taps; i++) {
        if (t->taps == 1) taps[i].offset = -(ptrdiff_t)random_below(&check->random, REACH + 1);
    }
    float* const bias = buffer_place(buffers[BIAS], sizeof(float), sizeof(float), t->placement);
    float* const minimum = buffer_place(buffers[MINIMUM], sizeof(float), sizeof(float), t->placement);
    *bias = random_float(&check->random, t->kind);
    *minimum = t->minimum;
    const size_t others = is_sum ? 0 : elements, outputs = is_sum ? elements : t->taps * lanes;
    float* const other = buffer_place(buffers[OTHER], others * sizeof(float), sizeof(float), t->placement);
    float* const out = buffer_place(buffers[OUT], outputs * sizeof(float),
                                    is_sum ? sizeof(float) : lanes * sizeof(float), t->placement);
    for (size_t i = 0; i < others; i++)
        other[i] = random_float(&check->random, factor_data(t->kind));
    for (size_t i = 0; i < outputs && !is_sum; i++)
        out[i] = random_float(&check->random, t->kind);
    const bool returned =
        is_sum
            ? check_call(check, 7,
                         (uintptr_t[]){t->vectors, POINTER(row), POINTER(out), t->taps, POINTER(taps), POINTER(bias),
                                       POINTER(minimum)})
            : check_call(check, 6,
                         (uintptr_t[]){t->vectors, POINTER(row), POINTER(other), t->taps, POINTER(taps), POINTER(out)});
    if (!returned) return;
    const size_t terms = is_sum ? t->taps : t->vectors;
    for (size_t i = 0; i < outputs; i++) {
        const uint32_t bits = buffer_take(buffers[OUT], &out[i]);
        /* Taking brings back what was there before the call. */
        double sum = is_sum ? *bias : out[i], magnitude = fabs(sum);
        for (size_t term = 0; term < terms; term++) {
            const size_t element = is_sum ? i : term * lanes + i % lanes;
            const struct nnp_stencil_tap* const tap = &taps[is_sum ? term : i / lanes];
            const double factor = is_sum ? tap->weight : other[element];
            sum += factor * row[(ptrdiff_t)element + tap->offset];
            magnitude += fabs(factor * row[(ptrdiff_t)element + tap->offset]);
        }
        if (is_sum && sum < t->minimum) sum = t->minimum;
        const double bound = check_gamma(terms + 4) * magnitude + (double)(2 * terms + 2) * FLT_MIN;
        if (!check_value(check, bits, sum, bound, "element %zu", i)) return;
    }
    check_intact(check);
}

static void check(struct check* check) {
    struct buffer* buffers[OPERANDS] = {
        check_buffer(check, "row", ROLE_READ),     check_buffer(check, "grad", ROLE_READ),
        check_buffer(check, "taps", ROLE_READ),    check_buffer(check, "bias", ROLE_READ),
        check_buffer(check, "minimum", ROLE_READ), check_buffer(check, "output", ROLE_WRITE)};
    struct stencil_case t;
    for (t.vectors = 0; t.vectors < 14; t.vectors++) {
        for (t.taps = 0; t.taps <= MAX_TAPS; t.taps += 1 + t.taps / 4) {
            for (t.placement = 0; t.placement < PLACEMENTS; t.placement++) {
                for (t.kind = 0; t.kind < DATA_KINDS; t.kind++) {
                    t.minimum = random_below(&check->random, 2) == 0 ? 0 : -INFINITY;
                    check_one(check, buffers, &t);
                }
            }
        }
    }
}

static void bench(struct check* check) {
    const size_t elements = 4096, taps_given = 9;
    struct buffer *in = check_buffer(check, "row", ROLE_READ), *out = check_buffer(check, "output", ROLE_WRITE);
    struct buffer* other = check_buffer(check, "grad", ROLE_READ);
    float* const row = buffer_place(in, (elements + REACH) * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
    float* const output = buffer_place(out, elements * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
    float* const grad = buffer_place(other, elements * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
    memset(row, 0, (elements + REACH) * sizeof(float));
    memset(output, 0, elements * sizeof(float));
    memset(grad, 0, elements * sizeof(float));
    struct nnp_stencil_tap taps[9];
    for (size_t i = 0; i < taps_given; i++)
        taps[i] = (struct nnp_stencil_tap){.offset = (ptrdiff_t)(i % 3 + i / 3 * 12), .weight = 1};
    const float bias = 0, minimum = -INFINITY;
    const size_t vectors = elements / check->hw->lanes;
    if (check->kernel.index == SUM) {
        bench_call(check, "4096 elements, 9 taps", 7,
                   (uintptr_t[]){vectors, POINTER(row), POINTER(output), taps_given, POINTER(taps), POINTER(&bias),
                                 POINTER(&minimum)},
                   2.0 * taps_given * elements, 0);
    } else {
        bench_call(check, "4096 elements, 9 taps", 6,
                   (uintptr_t[]){vectors, POINTER(row), POINTER(grad), taps_given, POINTER(taps), POINTER(output)},
                   2.0 * taps_given * elements, 0);
    }
}

const struct check_family check_stencil = {
    .name = "stencil", .count = count, .kernel = kernel, .check = check, .bench = bench};
