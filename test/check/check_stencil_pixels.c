/* Weighted sums of pixels whose lanes are channels, against their definition. */

#include <float.h>
#include <math.h>
#include <string.h>

#include "check.h"

enum { MAX_RUNS = 9, MAX_BLOCKS = 3, REACH = 40 }; /* vectors between the nearest run and the farthest */

static size_t count(const struct nnp_hw* hw) { return hw->stencil_pixels.mr; }

static check_function* kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    snprintf(variant, CHECK_VARIANT, "%zu", index + 1);
    return (check_function*)hw->stencil_pixels.kernels[index];
}

static size_t count_by_2(const struct nnp_hw* hw) { return hw->stencil_pixels_by_2.mr; }

static check_function* kernel_by_2(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    snprintf(variant, CHECK_VARIANT, "%zu", index + 1);
    return (check_function*)hw->stencil_pixels_by_2.kernels[index];
}

enum { INPUT, RUNS, WEIGHTS, BIAS, START, OUT, OPERANDS };

struct pixels_case {
    size_t stride, blocks, runs;
    float minimum;
    enum data kind;
    enum placement placement;
};

/* Data of weights: products of two huge numbers would overflow. */
static enum data weight_data(enum data kind) { return kind == DATA_HUGE ? DATA_NORMAL : kind; }

static float* fill(struct check* check, struct buffer* buffer, size_t elements, enum data kind,
                   enum placement placement) {
    float* const data = buffer_place(buffer, elements * sizeof(float), check->hw->lanes * sizeof(float), placement);
    for (size_t i = 0; i < elements; i++)
        data[i] = random_float(&check->random, kind);
    return data;
}

/* That kernels take at once. */
static const size_t sizes[] = {1, 2, 3, 4, 5, 7};

static void check_one(struct check* check, struct buffer* buffers[OPERANDS], const struct pixels_case* t) {
    const size_t lanes = check->hw->lanes, pixels = t->blocks * (check->kernel.index + 1), stride = t->stride;
    if (!check_case(check, "%zu blocks, %zu runs, minimum %g, %s data, placement %d", t->blocks, t->runs, t->minimum,
                    data_names[t->kind], t->placement)) {
        return;
    }
    struct nnp_stencil_run* const runs =
        buffer_place(buffers[RUNS], t->runs * sizeof(*runs), _Alignof(struct nnp_stencil_run), t->placement);
    size_t end = 0, taps = 0;
    for (size_t i = 0; i < t->runs; i++) {
        const size_t distance = random_below(&check->random, REACH + 1);
        const bool is_reversed = random_below(&check->random, 2) == 0;
        runs[i].taps = sizes[random_below(&check->random, sizeof sizes / sizeof sizes[0])];
        runs[i].offset = distance * lanes;
        runs[i].weight = (taps + (is_reversed ? runs[i].taps - 1 : 0)) * lanes;
        runs[i].weight_step = is_reversed ? -(ptrdiff_t)lanes : (ptrdiff_t)lanes;
        taps += runs[i].taps;
        const size_t last = distance + runs[i].taps + (pixels - 1) * stride;
        end = last > end ? last : end;
    }
    if (pixels == 0) end = 0;
    const float* const input = fill(check, buffers[INPUT], end * lanes, t->kind, t->placement);
    const float* const weights = fill(check, buffers[WEIGHTS], taps * lanes, weight_data(t->kind), t->placement);
    const float* const bias = fill(check, buffers[BIAS], lanes, t->kind, t->placement);
    float* const out = buffer_place(buffers[OUT], pixels * lanes * sizeof(float), lanes * sizeof(float), t->placement);
    struct nnp_stencil_start* const start =
        buffer_place(buffers[START], sizeof(*start), _Alignof(struct nnp_stencil_start), t->placement);
    start->bias = bias; /* one by one: what pads the structure keeps the pattern */
    start->minimum = t->minimum;
    if (!check_call(check, 7,
                    (uintptr_t[]){t->blocks, POINTER(input), t->runs, POINTER(runs), POINTER(weights), POINTER(out),
                                  POINTER(start)})) {
        return;
    }
    for (size_t i = 0; i < pixels * lanes; i++) {
        const uint32_t bits = buffer_take(buffers[OUT], &out[i]);
        double sum = bias[i % lanes], magnitude = fabs(sum);
        for (const struct nnp_stencil_run* run = runs; run < runs + t->runs; run++) {
            for (size_t tap = 0; tap < run->taps; tap++) {
                const float weight = weights[(ptrdiff_t)(run->weight + i % lanes) + (ptrdiff_t)tap * run->weight_step];
                const double product =
                    (double)weight * input[run->offset + (tap + i / lanes * stride) * lanes + i % lanes];
                sum += product;
                magnitude += fabs(product);
            }
        }
        if (sum < t->minimum) sum = t->minimum;
        const double bound = check_gamma(taps + 4) * magnitude + (double)(2 * taps + 2) * FLT_MIN;
        if (!check_value(check, bits, sum, bound, "element %zu", i)) return;
    }
    check_intact(check);
}

static void check_all(struct check* check, size_t stride) {
    struct buffer* buffers[OPERANDS] = {
        check_buffer(check, "input", ROLE_READ),   check_buffer(check, "runs", ROLE_READ),
        check_buffer(check, "weights", ROLE_READ), check_buffer(check, "bias", ROLE_READ),
        check_buffer(check, "start", ROLE_READ),   check_buffer(check, "output", ROLE_WRITE)};
    struct pixels_case t = {.stride = stride};
    for (t.blocks = 0; t.blocks <= MAX_BLOCKS; t.blocks++) {
        for (t.runs = 0; t.runs <= MAX_RUNS; t.runs += 1 + t.runs / 2) {
            for (t.placement = 0; t.placement < PLACEMENTS; t.placement++) {
                for (t.kind = 0; t.kind < DATA_KINDS; t.kind++) {
                    t.minimum = random_below(&check->random, 2) == 0 ? 0 : -INFINITY;
                    check_one(check, buffers, &t);
                }
            }
        }
    }
}

static void check(struct check* check) { check_all(check, 1); }

static void check_by_2(struct check* check) { check_all(check, 2); }

static void bench(struct check* check) {
    enum { WIDTH = 28, SIDE = 7, ROW = 2 * WIDTH + SIDE };
    const size_t lanes = check->hw->lanes, pixels = check->kernel.index + 1;
    struct buffer *in = check_buffer(check, "input", ROLE_READ), *out = check_buffer(check, "output", ROLE_WRITE);
    struct buffer* other = check_buffer(check, "weights", ROLE_READ);
    float* const input = buffer_place(in, SIDE * ROW * lanes * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
    float* const output = buffer_place(out, WIDTH * lanes * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
    float* const weights = buffer_place(other, SIDE * SIDE * lanes * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
    memset(input, 0, SIDE * ROW * lanes * sizeof(float));
    memset(weights, 0, SIDE * SIDE * lanes * sizeof(float));
    struct nnp_stencil_run runs[SIDE];
    for (size_t i = 0; i < SIDE; i++) {
        runs[i] = (struct nnp_stencil_run){
            .offset = i * ROW * lanes, .taps = SIDE, .weight = i * SIDE * lanes, .weight_step = (ptrdiff_t)lanes};
    }
    const struct nnp_stencil_start start = {.bias = weights, .minimum = -INFINITY};
    const size_t blocks = WIDTH / pixels;
    bench_call(
        check, "a row of up to 28 pixels, 7x7 taps", 7,
        (uintptr_t[]){blocks, POINTER(input), SIDE, POINTER(runs), POINTER(weights), POINTER(output), POINTER(&start)},
        2.0 * SIDE * SIDE * (double)(blocks * pixels * lanes), 0);
}

const struct check_family check_stencil_pixels = {
    .name = "stencil_pixels", .count = count, .kernel = kernel, .check = check, .bench = bench};
const struct check_family check_stencil_pixels_by_2 = {
    .name = "stencil_pixels_by_2", .count = count_by_2, .kernel = kernel_by_2, .check = check_by_2, .bench = bench};
