/* The passes of softmax against libm in double precision. */

#include <float.h>
#include <math.h>
#include <string.h>

#include "check.h"

enum { MAXIMUM, EXPONENTIAL, SHORT_ROWS, SCALE, SCALE_STREAMED, ROW_BLOCKS, KERNELS };
enum { X, FACTOR, LARGEST, Y, PLACES, SCRATCH, STREAM, READY, OUTPUT, OPERANDS };
enum { MAX_ELEMENTS = 512 };

/* What exp may be off by, in units of 2^-24 of the result: measured at 1.52 (fused) and 1.94 at worst
 * over all floats from -87 to 0. */
static const double EXPONENTIAL_ERROR = 2;

static size_t count(const struct nnp_hw* hw) { return hw->softmax.row_blocks == NULL ? ROW_BLOCKS : KERNELS; }

static check_function* kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    static const char* const names[KERNELS] = {"maximum", "exponential",    "short_rows",
                                               "scale",   "scale_streamed", "row_blocks"};
    check_function* const functions[KERNELS] = {
        (check_function*)hw->softmax.maximum,        (check_function*)hw->softmax.exponential,
        (check_function*)hw->softmax.short_rows,     (check_function*)hw->softmax.scale,
        (check_function*)hw->softmax.scale_streamed, (check_function*)hw->softmax.row_blocks};
    strcpy(variant, names[index]);
    return functions[index];
}

static void check_maximum(struct check* check, struct buffer* buffers[OPERANDS], size_t elements, bool in_place,
                          enum placement placement) {
    const enum data kind = random_below(&check->random, DATA_KINDS);
    if (!check_case(check, "count = %zu, %s data, %s, placement %d", elements, data_names[kind],
                    in_place ? "in place" : "elsewhere", placement)) {
        return;
    }
    float* const y = buffer_place(buffers[Y], elements * sizeof(float), sizeof(float), placement);
    float* const apart = buffer_place(buffers[X], elements * sizeof(float), sizeof(float), placement);
    float* const x = in_place ? y : apart;
    for (size_t i = 0; i < elements; i++) {
        x[i] = random_below(&check->random, 9) == 0 ? -INFINITY : random_float(&check->random, kind);
    }
    float* const maxima = buffer_place(buffers[PLACES], NNP_LINE * sizeof(float), NNP_ALIGNMENT, placement);
    if (!check_call(check, 4, (uintptr_t[]){elements, POINTER(x), POINTER(y), POINTER(maxima)})) return;
    for (size_t i = 0; i < elements; i++) {
        const uint32_t bits = buffer_take(buffers[Y], &y[i]);
        if (!check_value(check, bits, x[i], 0, "copy of element %zu", i)) return;
    }
    for (size_t i = 0; i < NNP_LINE; i++) {
        const uint32_t bits = buffer_take(buffers[PLACES], &maxima[i]);
        double expected = fmax(-FLT_MAX, x[elements - NNP_LINE + i]);
        for (size_t line = 0; line < elements / NNP_LINE; line++)
            expected = fmax(expected, x[line * NNP_LINE + i]);
        if (!check_value(check, bits, expected, FLT_MIN, "maximum %zu", i)) return;
    }
    check_intact(check);
}

/* From 0 to where exp is 0, nothing but NaN and infinity now and then. */
static float exponent(struct check* check) {
    static const float others[] = {0, -0.0f, -1e-30f, -87, -87.0001f, -88, -104, -1000, -FLT_MAX, -INFINITY, NAN};
    const size_t choice = random_below(&check->random, 60);
    if (choice < sizeof(others) / sizeof(others[0])) return others[choice];
    return -ldexpf(fabsf(random_float(&check->random, DATA_NORMAL)) + 0.01f, (int)random_below(&check->random, 14) - 7);
}

/* What is written past the caches beside the results. */
static struct nnp_softmax_stream* place_stream(struct check* check, struct buffer* buffers[OPERANDS], size_t count,
                                               enum placement placement) {
    float* const ready = buffer_place(buffers[READY], count * sizeof(float), sizeof(float), placement);
    float* const output = buffer_place(buffers[OUTPUT], count * sizeof(float), NNP_ALIGNMENT, placement);
    struct nnp_softmax_stream* const stream = buffer_place(buffers[STREAM], sizeof(*stream), sizeof(float*), placement);
    for (size_t i = 0; i < count; i++)
        ready[i] = random_below(&check->random, 9) == 0 ? NAN : random_float(&check->random, DATA_NORMAL);
    *stream = (struct nnp_softmax_stream){count, ready, output, random_float(&check->random, DATA_NORMAL)};
    return stream;
}

static bool check_streamed(struct check* check, struct buffer* buffers[OPERANDS],
                           const struct nnp_softmax_stream* stream) {
    for (size_t i = 0; i < stream->count; i++) {
        const uint32_t bits = buffer_take(buffers[OUTPUT], &stream->output[i]);
        const double expected = (double)(stream->ready[i] * stream->factor);
        if (!check_value(check, bits, expected, FLT_MIN, "streamed element %zu", i)) return false;
    }
    return true;
}

static void check_exponential(struct check* check, struct buffer* buffers[OPERANDS], size_t elements,
                              enum placement placement) {
    const size_t lines = elements / NNP_LINE, terms = lines + 1;
    const size_t streamed_lines =
        random_below(&check->random, 3) == 0 ? lines : random_below(&check->random, lines + 1);
    if (!check_case(check, "count = %zu, %zu lines streamed, placement %d", elements, streamed_lines, placement))
        return;
    float* const y = buffer_place(buffers[Y], elements * sizeof(float), sizeof(float), placement);
    float* const largest = buffer_place(buffers[LARGEST], sizeof(float), sizeof(float), placement);
    float* const sums = buffer_place(buffers[PLACES], NNP_LINE * sizeof(float), NNP_ALIGNMENT, placement);
    const struct nnp_softmax_stream* const stream = place_stream(check, buffers, streamed_lines * NNP_LINE, placement);
    const size_t following = random_below(&check->random, 2) == 0 ? 0 : elements;
    float differences[MAX_ELEMENTS]; /* rounded: what the kernel sees */
    *largest = 4 * random_float(&check->random, DATA_NORMAL);
    for (size_t i = 0; i < elements; i++) {
        y[i] = *largest + exponent(check);
        differences[i] = y[i] - *largest;
    }
    if (!check_call(check, 6,
                    (uintptr_t[]){elements, POINTER(y), following, POINTER(largest), POINTER(sums), POINTER(stream)})) {
        return;
    }
    double expected_sums[NNP_LINE] = {0}, bounds[NNP_LINE] = {0};
    for (size_t i = 0; i < elements; i++) {
        const uint32_t bits = buffer_take(buffers[Y], &y[i]);
        const double expected = exp(differences[i]);
        const double bound = differences[i] < -87 ? expected : EXPONENTIAL_ERROR * ldexp(1, -24) * expected;
        if (!check_value(check, bits, expected, bound, "exp(%.9g), element %zu", differences[i], i)) return;
        expected_sums[i % NNP_LINE] += expected;
        bounds[i % NNP_LINE] += bound + check_gamma(terms) * expected;
    }
    for (size_t i = 0; i < NNP_LINE; i++) {
        const uint32_t bits = buffer_take(buffers[PLACES], &sums[i]);
        if (!check_value(check, bits, expected_sums[i], bounds[i], "sum %zu", i)) return;
    }
    if (check_streamed(check, buffers, stream)) check_intact(check);
}

/* Softmax times a factor. u = 2^-24: the difference x - max is rounded, its exponential EXPONENTIAL_ERROR off; so are
 * the sum's terms, and its additions 1 u each; dividing and multiplying 1 u each. */
static void check_rows(struct check* check, struct buffer* buffers[OPERANDS], size_t channels, bool in_place,
                       enum placement placement) {
    const bool are_blocks = check->kernel.index == ROW_BLOCKS;
    const size_t blocks = 1 + random_below(&check->random, 3);
    const size_t rows_at_once = are_blocks ? blocks * NNP_ROW_BLOCK : 2 * check->hw->lanes;
    const size_t elements = rows_at_once * channels, lines = channels / NNP_LINE;
    const size_t floats = are_blocks ? (NNP_ROW_BLOCK * (lines + 1) + 2) * NNP_LINE : elements;
    if (!check_case(check, "channels = %zu, %zu rows, %s, placement %d", channels, rows_at_once,
                    in_place ? "in place" : "elsewhere", placement)) {
        return;
    }
    float* const y = buffer_place(buffers[Y], elements * sizeof(float), sizeof(float), placement);
    float* const apart = buffer_place(buffers[X], elements * sizeof(float), sizeof(float), placement);
    float* const x = in_place ? y : apart;
    float* const scratch = buffer_place(buffers[SCRATCH], floats * sizeof(float), NNP_ALIGNMENT, placement);
    const size_t streamed = are_blocks ? random_below(&check->random, lines + 1) * NNP_LINE
                                       : random_below(&check->random, channels + 1) * rows_at_once;
    struct nnp_softmax_stream* const stream =
        place_stream(check, buffers, are_blocks ? streamed * rows_at_once : streamed, placement);
    stream->count = streamed;
    float* const factor = buffer_place(buffers[FACTOR], sizeof(float), sizeof(float), placement);
    *factor = random_float(&check->random, DATA_NORMAL);
    for (size_t i = 0; i < elements; i++)
        x[i] = exponent(check);
    const uintptr_t arguments[] = {blocks,     channels,         POINTER(x),     POINTER(factor),
                                   POINTER(y), POINTER(scratch), POINTER(stream)};
    if (!check_call(check, are_blocks ? 7 : 6, are_blocks ? arguments : arguments + 1)) return;
    for (size_t row = 0; row < rows_at_once; row++) {
        float rows[80];
        uint32_t bits[80];
        double maximum = -FLT_MAX, sum = 0;
        for (size_t i = 0; i < channels; i++) {
            bits[i] = buffer_take(buffers[Y], &y[row * channels + i]);
            rows[i] = x[row * channels + i];
            maximum = fmax(maximum, rows[i]);
        }
        for (size_t i = 0; i < channels; i++)
            sum += exp(rows[i] - maximum);
        if (!(sum > 0)) sum = NAN;
        for (size_t i = 0; i < channels; i++) {
            const double expected = *factor * exp(rows[i] - maximum) / sum;
            const double units = fmin(87, maximum - rows[i]) + 87 + 2 * EXPONENTIAL_ERROR + (double)channels + 3;
            const double bound = units * ldexp(1, -24) * fabs(expected) + fabs(*factor) * exp(-87) / sum + FLT_MIN;
            if (!check_value(check, bits[i], expected, bound, "element %zu of row %zu", i, row)) return;
        }
    }
    struct nnp_softmax_stream all = *stream;
    if (are_blocks) all.count *= rows_at_once;
    if (check_streamed(check, buffers, &all)) check_intact(check);
}

static void check_scale(struct check* check, struct buffer* buffers[OPERANDS], size_t elements, size_t offset,
                        bool in_place, enum placement placement) {
    if (!check_case(check, "count = %zu, offset %zu, %s, placement %d", elements, offset,
                    in_place ? "in place" : "elsewhere", placement)) {
        return;
    }
    float* const y =
        (float*)buffer_place(buffers[Y], (elements + offset) * sizeof(float), sizeof(float), placement) + offset;
    float* const apart = buffer_place(buffers[X], elements * sizeof(float), sizeof(float), placement);
    float* const x = in_place ? y : apart;
    float* const factor = buffer_place(buffers[FACTOR], sizeof(float), sizeof(float), placement);
    *factor = random_float(&check->random, DATA_NORMAL);
    for (size_t i = 0; i < elements; i++) {
        x[i] = random_below(&check->random, 9) == 0 ? NAN : random_float(&check->random, DATA_NORMAL);
    }
    if (!check_call(check, 4, (uintptr_t[]){elements, POINTER(x), POINTER(factor), POINTER(y)})) return;
    for (size_t i = 0; i < elements; i++) {
        const uint32_t bits = buffer_take(buffers[Y], &y[i]);
        if (!check_value(check, bits, (double)(x[i] * *factor), FLT_MIN, "element %zu", i)) return;
    }
    check_intact(check);
}

static void check(struct check* check) {
    struct buffer* buffers[OPERANDS] = {[X] = check_buffer(check, "x", ROLE_READ),
                                        [FACTOR] = check_buffer(check, "factor", ROLE_READ),
                                        [LARGEST] = check_buffer(check, "largest", ROLE_READ),
                                        [Y] = check_buffer(check, "y", ROLE_WRITE),
                                        [PLACES] = check_buffer(check, "a line", ROLE_WRITE),
                                        [SCRATCH] = check_buffer(check, "scratch", ROLE_SCRATCH),
                                        [STREAM] = check_buffer(check, "stream", ROLE_READ),
                                        [READY] = check_buffer(check, "ready", ROLE_READ),
                                        [OUTPUT] = check_buffer(check, "output", ROLE_WRITE)};
    static const size_t counts[] = {0, 1, 2, 3, 7, 8, 15, 16, 17, 31, 33, 64, 100};
    for (size_t i = 0; i < sizeof(counts) / sizeof(counts[0]); i++) {
        for (size_t offset = 0; offset < 16; offset++) {
            for (enum placement placement = 0; placement < PLACEMENTS; placement++) {
                const bool in_place = random_below(&check->random, 2) != 0;
                if (check->kernel.index == MAXIMUM) {
                    check_maximum(check, buffers, NNP_LINE + counts[i], in_place, placement);
                } else if (check->kernel.index == EXPONENTIAL) {
                    check_exponential(check, buffers, offset % 3 * NNP_LINE + counts[i], placement);
                } else if (check->kernel.index == SHORT_ROWS) {
                    check_rows(check, buffers, 4 + random_below(&check->random, 60), in_place, placement);
                } else if (check->kernel.index == ROW_BLOCKS) {
                    check_rows(check, buffers, NNP_LINE + random_below(&check->random, 60), in_place, placement);
                } else {
                    check_scale(check, buffers, counts[i], offset, in_place, placement);
                }
            }
        }
    }
}

static void bench(struct check* check) {
    const size_t elements = 4096;
    struct buffer *in = check_buffer(check, "x", ROLE_READ), *out = check_buffer(check, "y", ROLE_WRITE);
    float* const x = buffer_place(in, elements * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
    float* const y = buffer_place(out, elements * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
    static _Alignas(NNP_ALIGNMENT) float scratch[4096];
    _Alignas(NNP_ALIGNMENT) float line[NNP_LINE] = {0};
    const float number = 0;
    const struct nnp_softmax_stream stream = {0};
    for (size_t i = 0; i < elements; i++)
        x[i] = -20 * fabsf(random_float(&check->random, DATA_NORMAL));
    const uintptr_t arguments[KERNELS][7] = {
        [MAXIMUM] = {elements, POINTER(x), POINTER(y), POINTER(line)},
        [EXPONENTIAL] = {elements, POINTER(y), 0, POINTER(&number), POINTER(line), POINTER(&stream)},
        [SHORT_ROWS] = {elements / check->hw->lanes / 2, POINTER(x), POINTER(&number), POINTER(y), POINTER(scratch),
                        POINTER(&stream)},
        [SCALE] = {elements, POINTER(x), POINTER(&number), POINTER(y)},
        [SCALE_STREAMED] = {elements, POINTER(x), POINTER(&number), POINTER(y)},
        [ROW_BLOCKS] = {elements / 64 / NNP_ROW_BLOCK, 64, POINTER(x), POINTER(&number), POINTER(y), POINTER(scratch),
                        POINTER(&stream)}};
    static const size_t counts[KERNELS] = {4, 6, 6, 4, 4, 7};
    static const double passes[KERNELS] = {2, 2, 2, 2, 2, 2};
    bench_call(check, "4096 elements", counts[check->kernel.index], arguments[check->kernel.index], 0,
               passes[check->kernel.index] * elements * sizeof(float));
}

const struct check_family check_softmax = {
    .name = "softmax", .count = count, .kernel = kernel, .check = check, .bench = bench};
