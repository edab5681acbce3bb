#include "check_tile.h"

#include <float.h>
#include <math.h>
#include <string.h>

struct window tile_window(size_t number, size_t size) {
    struct window window = {0, 0};
    for (; number != 0; number--) {
        window.first++;
        if (window.count == 0 || window.first + window.count > size) {
            window = (struct window){0, window.count + 1};
        }
    }
    return window;
}

size_t tile_windows(size_t size) { return 1 + size * (size + 1) / 2; }

/* Denormals may be flushed. */
double tile_bound(size_t roundings, double magnitude) {
    return check_gamma(roundings) * magnitude + 8192 * (double)FLT_MIN;
}

const char* tile_kind_name(size_t kind) { return kind == TILE_ONE_NAN ? "NaN in one channel" : data_names[kind]; }

enum data tile_data(size_t kind) { return kind == TILE_ONE_NAN ? DATA_NORMAL : (enum data)kind; }

uint32_t tile_mask(struct window window) { return ((UINT32_C(1) << window.count) - 1) << window.first; }

/* Strides: minimal, odd, large, a power of two. */
static size_t row_stride_of(const struct tile_case* t) {
    const size_t strides[TILE_STRIDES] = {t->columns.count, (t->columns.count + 2) | 1, 77, 64};
    return strides[t->row_stride];
}

static size_t channel_stride_of(const struct tile_case* t) {
    const size_t minimum = t->rows.count == 0 ? 0 : (t->rows.count - 1) * row_stride_of(t) + t->columns.count;
    const size_t strides[TILE_STRIDES] = {minimum, (minimum + 2) | 1, 5929, 1024};
    return strides[t->channel_stride];
}

/* Strides of packed coefficients keep vectors aligned. */
size_t tile_packed_stride(size_t i, size_t minimum, size_t lanes) {
    const size_t strides[TILE_STRIDES] = {minimum, minimum + lanes, minimum + 100 * lanes, 1};
    size_t power = 1;
    while (power <= minimum) {
        power *= 2;
    }
    return i == TILE_STRIDES - 1 ? power : strides[i];
}

/* The part of an image that a tile's masks name, and the tile's origin, which may lie before it. */
static float* place_tile(struct check* check, struct buffer* image, struct buffer* structure, const struct tile_case* t,
                         float** origin) {
    const size_t row_stride = row_stride_of(t), channel_stride = channel_stride_of(t);
    const bool empty = t->rows.count == 0 || t->columns.count == 0;
    const size_t floats =
        empty ? 0 : (check->hw->lanes - 1) * channel_stride + (t->rows.count - 1) * row_stride + t->columns.count;
    float* const data = buffer_place(image, floats * sizeof(float), sizeof(float), t->placement);
    *origin = data - (t->rows.first * row_stride + t->columns.first);
    struct nnp_tile* const tile =
        buffer_place(structure, sizeof(struct nnp_tile), _Alignof(struct nnp_tile), t->placement);
    *tile = (struct nnp_tile){channel_stride, row_stride, tile_mask(t->rows), tile_mask(t->columns)};
    return data;
}

static bool tile_case_begins(struct check* check, const struct tile_case* t, size_t packed_stride) {
    return check_case(
        check,
        "rows %zu+%zu, columns %zu+%zu, row_stride = %zu, channel_stride = %zu, packed stride %zu, %s data, "
        "placement %d",
        t->rows.first, t->rows.count, t->columns.first, t->columns.count, row_stride_of(t), channel_stride_of(t),
        packed_stride, tile_kind_name(t->kind), t->placement);
}

float* tile_place_scratch(struct buffer* scratch, enum placement placement) {
    return buffer_place(scratch, NNP_SCRATCH_ELEMENTS * sizeof(float), NNP_ALIGNMENT, placement);
}

/* Where coefficient f is, and where the last one ends, in vectors. */
static size_t place_of(const struct tile_algorithm* algorithm, size_t f) {
    return f / algorithm->column * algorithm->pitch + f % algorithm->column;
}

static size_t extent_of(const struct tile_algorithm* algorithm) {
    return place_of(algorithm, algorithm->coefficients - 1) + 1;
}

void tile_check_transform(struct check* check, struct buffer* buffers[TILE_BUFFERS], const struct tile_case* t,
                          const struct tile_algorithm* algorithm) {
    const size_t lanes = check->hw->lanes;
    const size_t output_stride = tile_packed_stride(t->packed_stride, lanes, lanes);
    if (!tile_case_begins(check, t, output_stride)) {
        return;
    }
    float* input;
    float* const data = place_tile(check, buffers[TILE_IN], buffers[TILE_STRUCT], t, &input);
    const size_t row_stride = row_stride_of(t), channel_stride = channel_stride_of(t);
    for (size_t c = 0; c < lanes; c++) {
        for (size_t y = 0; y < t->rows.count; y++) {
            for (size_t x = 0; x < t->columns.count; x++) {
                data[c * channel_stride + y * row_stride + x] = random_float(&check->random, tile_data(t->kind));
            }
        }
    }
    const size_t odd_channel = t->kind == TILE_ONE_NAN ? random_below(&check->random, lanes) : lanes;
    if (odd_channel < lanes && t->rows.count * t->columns.count != 0) {
        data[odd_channel * channel_stride + random_below(&check->random, t->rows.count) * row_stride +
             random_below(&check->random, t->columns.count)] = NAN;
    }
    float* const output =
        buffer_place(buffers[TILE_OUT], ((extent_of(algorithm) - 1) * output_stride + lanes) * sizeof(float),
                     lanes * sizeof(float), t->placement);
    float* const scratch = tile_place_scratch(buffers[TILE_SCRATCH], t->placement);
    if (!check_call(check, 5,
                    (uintptr_t[]){POINTER(input), POINTER(buffers[TILE_STRUCT]->data), POINTER(output), output_stride,
                                  POINTER(scratch)})) {
        return;
    }
    for (size_t c = 0; c < lanes; c++) {
        double d[TILE_ELEMENTS] = {0}, expected[TILE_COEFFICIENTS], magnitude[TILE_COEFFICIENTS];
        for (size_t y = 0; y < t->rows.count; y++) {
            for (size_t x = 0; x < t->columns.count; x++) {
                d[algorithm->tile.columns * (t->rows.first + y) + t->columns.first + x] =
                    data[c * channel_stride + y * row_stride + x];
            }
        }
        algorithm->transform(algorithm, d, expected, magnitude);
        for (size_t f = 0; f < algorithm->coefficients; f++) {
            const uint32_t bits = buffer_take(buffers[TILE_OUT], &output[place_of(algorithm, f) * output_stride + c]);
            if (c == odd_channel && !isnan(expected[f])) {
                continue; /* a NaN may spread within its channel */
            }
            if (!check_value(check, bits, expected[f], tile_bound(algorithm->roundings, magnitude[f]),
                             "coefficient %zu of channel %zu", f, c)) {
                return;
            }
        }
    }
    check_intact(check);
}

void tile_check_inverse(struct check* check, struct buffer* buffers[TILE_BUFFERS], const struct tile_case* t,
                        const struct tile_algorithm* algorithm, bool relu) {
    const size_t lanes = check->hw->lanes;
    const size_t input_stride = tile_packed_stride(t->packed_stride, lanes, lanes);
    if (!tile_case_begins(check, t, input_stride)) {
        return;
    }
    float* const input =
        buffer_place(buffers[TILE_IN], ((extent_of(algorithm) - 1) * input_stride + lanes) * sizeof(float),
                     lanes * sizeof(float), t->placement);
    float* const bias = buffer_place(buffers[TILE_BIAS], lanes * sizeof(float), sizeof(float), t->placement);
    for (size_t c = 0; c < lanes; c++) {
        for (size_t f = 0; f < algorithm->coefficients; f++) {
            input[place_of(algorithm, f) * input_stride + c] = random_float(&check->random, tile_data(t->kind));
        }
        bias[c] = random_float(&check->random, tile_data(t->kind));
    }
    const size_t odd_channel = t->kind == TILE_ONE_NAN ? random_below(&check->random, lanes) : lanes;
    if (odd_channel < lanes) {
        input[place_of(algorithm, random_below(&check->random, algorithm->coefficients)) * input_stride + odd_channel] =
            NAN;
    }
    float* output;
    float* const data = place_tile(check, buffers[TILE_OUT], buffers[TILE_STRUCT], t, &output);
    float* const scratch = tile_place_scratch(buffers[TILE_SCRATCH], t->placement);
    if (!check_call(check, 6,
                    (uintptr_t[]){POINTER(input), input_stride, POINTER(bias), POINTER(output),
                                  POINTER(buffers[TILE_STRUCT]->data), POINTER(scratch)})) {
        return;
    }
    for (size_t c = 0; c < lanes; c++) {
        double m[TILE_COEFFICIENTS], sums[TILE_ELEMENTS], magnitude[TILE_ELEMENTS];
        for (size_t f = 0; f < algorithm->coefficients; f++) {
            m[f] = input[place_of(algorithm, f) * input_stride + c];
        }
        algorithm->invert(algorithm, m, sums, magnitude);
        for (size_t y = 0; y < t->rows.count; y++) {
            for (size_t x = 0; x < t->columns.count; x++) {
                const size_t i = algorithm->tile.columns * (t->rows.first + y) + t->columns.first + x;
                const uint32_t bits =
                    buffer_take(buffers[TILE_OUT], &data[c * channel_stride_of(t) + y * row_stride_of(t) + x]);
                const double sum = sums[i] + bias[c];
                if (c == odd_channel && (!isnan(sum) || relu)) {
                    continue; /* a NaN may spread within its channel, and max(0, NaN) is either */
                }
                if (!check_value(check, bits, relu && sum < 0 ? 0 : sum,
                                 tile_bound(algorithm->roundings + 1, magnitude[i] + fabs(bias[c])),
                                 "row %zu, column %zu of channel %zu", t->rows.first + y, t->columns.first + x, c)) {
                    return;
                }
                float value;
                memcpy(&value, &bits, sizeof(value));
                if (relu && value < 0) {
                    check_fail(check, "%g is below zero", value);
                    return;
                }
            }
        }
    }
    check_intact(check);
}

void tile_buffers(struct check* check, struct buffer* buffers[TILE_BUFFERS]) {
    buffers[TILE_IN] = check_buffer(check, "input", ROLE_READ);
    buffers[TILE_OUT] = check_buffer(check, "output", ROLE_WRITE);
    buffers[TILE_STRUCT] = check_buffer(check, "tile", ROLE_READ);
    buffers[TILE_BIAS] = check_buffer(check, "bias", ROLE_READ);
    buffers[TILE_SCRATCH] = check_buffer(check, "scratch", ROLE_SCRATCH);
}

void tile_randomize(struct check* check, struct tile_case* t) {
    t->row_stride = random_below(&check->random, TILE_STRIDES);
    t->channel_stride = random_below(&check->random, TILE_STRIDES);
    t->packed_stride = random_below(&check->random, TILE_STRIDES);
    t->kind = random_below(&check->random, TILE_KINDS);
}

/* An image 58 pixels wide and 16 high, coefficients as close as they come. */
static void bench_place(struct check* check, struct buffer* buffers[TILE_BUFFERS], struct window rows,
                        struct window columns, size_t coefficients) {
    const size_t lanes = check->hw->lanes, row_stride = 58, channel_stride = 17 * row_stride;
    const size_t floats = lanes * (channel_stride + coefficients);
    for (size_t i = TILE_IN; i <= TILE_OUT; i++) {
        memset(buffer_place(buffers[i], floats * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START), 0,
               floats * sizeof(float));
    }
    memset(buffer_place(buffers[TILE_BIAS], lanes * sizeof(float), sizeof(float), PLACE_AT_START), 0,
           lanes * sizeof(float));
    tile_place_scratch(buffers[TILE_SCRATCH], PLACE_AT_START);
    struct nnp_tile* const tile =
        buffer_place(buffers[TILE_STRUCT], sizeof(*tile), _Alignof(struct nnp_tile), PLACE_AT_START);
    *tile = (struct nnp_tile){channel_stride, row_stride, tile_mask(rows), tile_mask(columns)};
}

void tile_bench_transform(struct check* check, const char* what, const struct tile_algorithm* algorithm,
                          struct window rows, struct window columns) {
    struct buffer* buffers[TILE_BUFFERS];
    tile_buffers(check, buffers);
    bench_place(check, buffers, rows, columns, extent_of(algorithm));
    bench_call(check, what, 5,
               (uintptr_t[]){POINTER(buffers[TILE_IN]->data), POINTER(buffers[TILE_STRUCT]->data),
                             POINTER(buffers[TILE_OUT]->data), check->hw->lanes, POINTER(buffers[TILE_SCRATCH]->data)},
               0, (double)((rows.count * columns.count + algorithm->coefficients) * check->hw->lanes * sizeof(float)));
    check_release(check);
}

void tile_bench_inverse(struct check* check, const char* what, const struct tile_algorithm* algorithm,
                        struct window rows, struct window columns) {
    struct buffer* buffers[TILE_BUFFERS];
    tile_buffers(check, buffers);
    bench_place(check, buffers, rows, columns, extent_of(algorithm));
    bench_call(check, what, 6,
               (uintptr_t[]){POINTER(buffers[TILE_IN]->data), check->hw->lanes, POINTER(buffers[TILE_BIAS]->data),
                             POINTER(buffers[TILE_OUT]->data), POINTER(buffers[TILE_STRUCT]->data),
                             POINTER(buffers[TILE_SCRATCH]->data)},
               0, (double)((rows.count * columns.count + algorithm->coefficients) * check->hw->lanes * sizeof(float)));
    check_release(check);
}
