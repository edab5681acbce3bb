/* Rectified linear units and their gradients, exact but for denormals. */

#include <float.h>
#include <math.h>
#include <string.h>

#include "check.h"

enum { OUTPUT, OUTPUT_STREAMED, INPUT_GRADIENT, INPUT_GRADIENT_STREAMED, KERNELS };

static size_t count(const struct nnp_hw* hw) {
    (void)hw;
    return KERNELS;
}

static check_function* kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    static const char* const names[KERNELS] = {"output", "output_streamed", "input_gradient",
                                               "input_gradient_streamed"};
    check_function* const functions[KERNELS] = {
        (check_function*)hw->relu.output, (check_function*)hw->relu.output_streamed,
        (check_function*)hw->relu.input_gradient, (check_function*)hw->relu.input_gradient_streamed};
    strcpy(variant, names[index]);
    return functions[index];
}

/* Numbers, and what is none, often. */
static float hostile_float(struct check* check, enum data kind) {
    switch (random_below(&check->random, 12)) {
        case 0:
            return NAN;
        case 1:
            return INFINITY;
        case 2:
            return -INFINITY;
        default:
            return random_float(&check->random, kind);
    }
}

struct relu_case {
    size_t elements, offset;
    float slope; /* 0: not given */
    bool in_place;
    enum data kind;
    enum placement placement;
};

static void check_one(struct check* check, struct buffer* buffers[4], const struct relu_case* t) {
    struct buffer *grad = buffers[0], *input = buffers[1], *output = buffers[2], *slope = buffers[3];
    const bool is_gradient = check->kernel.index >= INPUT_GRADIENT;
    if (!check_case(check, "count = %zu, offset %zu, slope %g, %s, %s data, placement %d", t->elements, t->offset,
                    t->slope, t->in_place ? "in place" : "elsewhere", data_names[t->kind], t->placement)) {
        return;
    }
    /* The offset moves the output through a cache line; data placed at the end lie at many offsets by themselves. */
    const size_t bytes = (t->elements + t->offset) * sizeof(float);
    float* const y = (float*)buffer_place(output, bytes, sizeof(float), t->placement) + t->offset;
    float* g = buffer_place(grad, t->elements * sizeof(float), sizeof(float), t->placement);
    float* x = buffer_place(input, t->elements * sizeof(float), sizeof(float), t->placement);
    float* const negative_slope = buffer_place(slope, sizeof(float), sizeof(float), t->placement);
    *negative_slope = t->slope;
    if (t->in_place) *(is_gradient ? &g : &x) = y;
    for (size_t i = 0; i < t->elements; i++) {
        x[i] = hostile_float(check, t->kind);
        if (is_gradient) g[i] = hostile_float(check, t->kind);
    }
    const uintptr_t given = t->slope != 0 ? POINTER(negative_slope) : 0;
    const bool returned =
        is_gradient ? check_call(check, 5, (uintptr_t[]){t->elements, POINTER(g), POINTER(x), POINTER(y), given})
                    : check_call(check, 4, (uintptr_t[]){t->elements, POINTER(x), POINTER(y), given});
    for (size_t i = 0; i < t->elements && returned; i++) {
        const uint32_t bits = buffer_take(output, &y[i]);
        /* Taking brings back what was there before the call, the operands of one in place. */
        const double factor = is_gradient ? g[i] : x[i];
        const double product = t->slope != 0 ? (float)(factor * t->slope) : isnan(factor) && !is_gradient ? NAN : 0;
        if (!check_value(check, bits, x[i] > 0 ? factor : product, FLT_MIN, "element %zu", i)) return;
    }
    if (returned) check_intact(check);
}

static void check(struct check* check) {
    struct buffer* buffers[] = {check_buffer(check, "grad_output", ROLE_READ), check_buffer(check, "input", ROLE_READ),
                                check_buffer(check, "output", ROLE_WRITE), check_buffer(check, "slope", ROLE_READ)};
    static const size_t counts[] = {0, 1, 2, 7, 8, 15, 16, 17, 31, 32, 33, 47, 64, 100, 301};
    static const float slopes[] = {0, 0.25f, -1.5f};
    struct relu_case t;
    for (size_t i = 0; i < sizeof(counts) / sizeof(counts[0]); i++) {
        t.elements = counts[i];
        for (t.offset = 0; t.offset < 16; t.offset++) {
            for (size_t slope = 0; slope < sizeof(slopes) / sizeof(slopes[0]); slope++) {
                t.slope = slopes[slope];
                for (t.placement = 0; t.placement < PLACEMENTS; t.placement++) {
                    t.kind = random_below(&check->random, DATA_KINDS);
                    t.in_place = random_below(&check->random, 2) != 0;
                    check_one(check, buffers, &t);
                }
            }
        }
    }
}

static void bench(struct check* check) {
    const size_t elements = 4096;
    struct buffer *in = check_buffer(check, "input", ROLE_READ), *out = check_buffer(check, "output", ROLE_WRITE);
    const uintptr_t x = POINTER(buffer_place(in, elements * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START));
    const uintptr_t y = POINTER(buffer_place(out, elements * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START));
    memset((void*)x, 0, elements * sizeof(float));
    if (check->kernel.index >= INPUT_GRADIENT) {
        bench_call(check, "4096 elements", 5, (uintptr_t[]){elements, x, x, y, 0}, 0, 3.0 * elements * sizeof(float));
    } else {
        bench_call(check, "4096 elements", 4, (uintptr_t[]){elements, x, y, 0}, 0, 2.0 * elements * sizeof(float));
    }
}

const struct check_family check_relu = {
    .name = "relu", .count = count, .kernel = kernel, .check = check, .bench = bench};
