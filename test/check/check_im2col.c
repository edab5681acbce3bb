#include "check.h"

#include <string.h>

static size_t count(const struct nnp_hw* hw) {
    (void)hw;
    return 2;
}

static check_function* kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    strcpy(variant, index == 0 ? "" : "by_2");
    return index == 0 ? (check_function*)hw->im2col : (check_function*)hw->im2col_by_2;
}

/* Pixels from one lane of a run to the next, and bits of its mask. */
static size_t distance(const struct check* check) { return check->kernel.index + 1; }

enum { INPUT, RUNS, OUTPUT, OPERANDS };

/* Where runs lie: one after the other as in an image row, anywhere nearby, or far apart. */
enum layout { NEIGHBOURS, SCATTERED, FAR, LAYOUTS };

#define STRIDES 4

struct im2col_case {
    size_t channels, run_count, channel_stride, output_stride;
    enum layout layout;
    enum placement placement;
};

/* Deal the lanes to the runs; some lanes and runs stay empty. */
static void choose_runs(struct check* check, const struct im2col_case* t, struct nnp_im2col_run* runs) {
    struct random* const random = &check->random;
    static const size_t reach[LAYOUTS] = {40, 200, 20000};
    const bool contiguous = random_below(random, 2);
    const size_t gap = random_below(random, 3);
    size_t run = 0;
    for (size_t r = 0; r < t->run_count; r++) {
        runs[r].offset = t->layout == NEIGHBOURS
                             ? (ptrdiff_t)(r * gap) - (ptrdiff_t)random_below(random, 2)
                             : (ptrdiff_t)random_below(random, 2 * reach[t->layout]) - (ptrdiff_t)reach[t->layout];
        runs[r].mask = 0;
    }
    for (size_t lane = 0; lane < check->hw->lanes && t->run_count != 0; lane++) {
        run = contiguous ? (random_below(random, 3) == 0 && run + 1 < t->run_count ? run + 1 : run)
                         : random_below(random, t->run_count);
        if (random_below(random, 8) != 0) {
            runs[run].mask |= UINT64_C(1) << lane * distance(check);
        }
    }
    for (size_t r = 0; r < t->run_count; r++) {
        if (runs[r].mask == 0) {
            runs[r].offset = 1 << 17; /* among the guard pages mostly, and nothing is read there */
        }
    }
}

/* Any bits that a float can have. */
static uint32_t random_pixel(struct random* random) {
    static const uint32_t hostile[] = {0x80000000, 0x00000001, 0x7F800000, 0xFFC00001, 0x7F800001, 0x007FFFFF};
    const uint64_t bits = random_bits(random);
    return (bits & 7) < 6 && (bits >> 3 & 7) == 0 ? hostile[bits & 7] : (uint32_t)(bits >> 32);
}

/* The same number: NaN of any kind, zero of any sign; denormals may be flushed. */
static bool same_pixel(uint32_t bits, uint32_t expected) {
    const uint32_t magnitude = expected & 0x7FFFFFFF;
    if (magnitude > 0x7F800000) {
        return (bits & 0x7FFFFFFF) > 0x7F800000 && bits != BUFFER_PATTERN;
    }
    return bits == expected || (magnitude < 0x00800000 && (bits & 0x7FFFFFFF) == 0);
}

static void check_one(struct check* check, struct buffer* buffers[OPERANDS], const struct im2col_case* t) {
    const size_t lanes = check->hw->lanes;
    const size_t input_strides[STRIDES] = {1, 49, 5003, 4096};
    const size_t output_strides[STRIDES] = {lanes, 3 * lanes, 101 * lanes, 128 * lanes};
    const size_t channel_stride = input_strides[t->channel_stride], output_stride = output_strides[t->output_stride];
    if (!check_case(
            check,
            "channels = %zu, channel_stride = %zu, run_count = %zu, output_stride = %zu, layout %d, placement %d",
            t->channels, channel_stride, t->run_count, output_stride, t->layout, t->placement)) {
        return;
    }
    struct nnp_im2col_run* const runs =
        buffer_place(buffers[RUNS], t->run_count * sizeof(*runs), _Alignof(struct nnp_im2col_run), t->placement);
    choose_runs(check, t, runs);

    /* The input spans exactly what is read. */
    ptrdiff_t first = PTRDIFF_MAX, last = PTRDIFF_MIN;
    ptrdiff_t pixel[64]; /* of each lane in the first channel */
    bool set[64] = {false};
    for (size_t r = 0; r < t->run_count; r++) {
        for (size_t lane = 0; lane < lanes; lane++) {
            if ((runs[r].mask >> lane * distance(check) & 1) != 0) {
                set[lane] = true;
                pixel[lane] = runs[r].offset + (ptrdiff_t)(lane * distance(check));
                first = pixel[lane] < first ? pixel[lane] : first;
                last = pixel[lane] > last ? pixel[lane] : last;
            }
        }
    }
    const bool reads = first != PTRDIFF_MAX && t->channels != 0;
    const size_t span = reads ? (size_t)(last - first) + (t->channels - 1) * channel_stride + 1 : 0;
    float* const span_data = buffer_place(buffers[INPUT], span * sizeof(float), sizeof(float), t->placement);
    const float* const input = reads ? span_data - first : span_data;
    for (size_t c = 0; c < t->channels; c++) {
        for (size_t lane = 0; lane < lanes; lane++) {
            if (set[lane]) {
                const uint32_t bits = random_pixel(&check->random);
                memcpy(span_data + (pixel[lane] - first) + c * channel_stride, &bits, sizeof(bits));
            }
        }
    }
    const size_t output_span = t->channels == 0 ? 0 : (t->channels - 1) * output_stride + lanes;
    float* const output =
        buffer_place(buffers[OUTPUT], output_span * sizeof(float), lanes * sizeof(float), t->placement);
    if (!check_call(check, 7,
                    (uintptr_t[]){t->channels, POINTER(input), channel_stride, t->run_count, POINTER(runs),
                                  POINTER(output), output_stride})) {
        return;
    }
    for (size_t c = 0; c < t->channels; c++) {
        for (size_t lane = 0; lane < lanes; lane++) {
            const uint32_t bits = buffer_take(buffers[OUTPUT], &output[c * output_stride + lane]);
            uint32_t expected = 0;
            if (set[lane]) {
                memcpy(&expected, input + pixel[lane] + c * channel_stride, sizeof(expected));
            }
            if (!same_pixel(bits, expected)) {
                check_fail(check, "output of channel %zu, lane %zu is wrong: bits %#x, expected %#x%s", c, lane, bits,
                           expected, bits == BUFFER_PATTERN ? " (not written, or read from memory not named)" : "");
                return;
            }
        }
    }
    check_intact(check);
}

static void check(struct check* check) {
    struct buffer* buffers[OPERANDS] = {check_buffer(check, "input", ROLE_READ), check_buffer(check, "runs", ROLE_READ),
                                        check_buffer(check, "output", ROLE_WRITE)};
    static const size_t channels[] = {0, 1, 2, 3, 7, 33};
    struct im2col_case t;
    for (t.run_count = 0; t.run_count <= check->hw->lanes; t.run_count++) {
        for (size_t i = 0; i < sizeof(channels) / sizeof(channels[0]); i++) {
            t.channels = channels[i];
            for (t.layout = 0; t.layout < LAYOUTS; t.layout++) {
                for (t.channel_stride = 0; t.channel_stride < STRIDES; t.channel_stride++) {
                    for (t.placement = 0; t.placement < PLACEMENTS; t.placement++) {
                        t.output_stride = random_below(&check->random, STRIDES);
                        check_one(check, buffers, &t);
                    }
                }
            }
        }
    }
}

static void bench(struct check* check) {
    struct buffer *in = check_buffer(check, "input", ROLE_READ), *out = check_buffer(check, "output", ROLE_WRITE);
    const size_t lanes = check->hw->lanes, channels = 64, channel_stride = 49;
    float* const input = buffer_place(in, channels * channel_stride * sizeof(float), sizeof(float), PLACE_AT_START);
    float* const output = buffer_place(out, channels * lanes * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
    const size_t bits = lanes * distance(check);
    const uint64_t every = check->kernel.index == 0 ? UINT64_MAX : UINT64_MAX / 3;
    const uint64_t all = bits == 64 ? every : every & ((UINT64_C(1) << bits) - 1);
    const uint64_t half = every & all >> (bits + 1) / 2;
    const struct nnp_im2col_run runs[2] = {{.offset = 3, .mask = half}, {.offset = 5, .mask = all & ~half}};
    for (size_t run_count = 1; run_count <= 2; run_count++) {
        char what[48];
        snprintf(what, sizeof(what), "%zu channels, %zu run%s", channels, run_count, run_count == 1 ? "" : "s");
        bench_call(
            check, what, 7,
            (uintptr_t[]){channels, POINTER(input), channel_stride, run_count, POINTER(runs), POINTER(output), lanes},
            0, 2.0 * (double)(channels * lanes) * sizeof(float));
    }
}

const struct check_family check_im2col = {
    .name = "im2col", .count = count, .kernel = kernel, .check = check, .bench = bench};
