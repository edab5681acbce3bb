/* Winograd transforms F(6x6, 3x3) and F(3x3, 6x6) against their exact matrices. */

#include "check.h"
#include "winograd_matrices.h"

#include <float.h>
#include <math.h>
#include <string.h>

#define TILE 8
#define KERNEL 3
#define COEFFICIENTS (TILE * TILE)

/* What a transform of tiles does: M d M^T, where M has TILE columns if it is an inverse, else TILE rows. */
struct transform {
    const char* variant;
    size_t size; /* of the image's side, in each dimension */
    const double* matrix;
    bool is_inverse, has_relu;
};

enum {
    INPUT_TRANSFORM,
    KERNEL_TRANSFORM,
    OUTPUT_TRANSFORM,
    OUTPUT_TRANSFORM_WITH_RELU,
    GRAD_OUTPUT_TRANSFORM,
    GRAD_KERNEL_TRANSFORM,
    TRANSFORMS
};

static const struct transform transforms[TRANSFORMS] = {
    {"f6x6_3x3_input", TILE, &nnp_winograd_f6x6_3x3_bt[0][0], false, false},
    {"f6x6_3x3_kernel", KERNEL, &nnp_winograd_f6x6_3x3_g[0][0], false, false},
    {"f6x6_3x3_output_with_bias", 6, &nnp_winograd_f6x6_3x3_at[0][0], true, false},
    {"f6x6_3x3_output_with_bias_with_relu", 6, &nnp_winograd_f6x6_3x3_at[0][0], true, true},
    {"f3x3_6x6_kernel", 6, &nnp_winograd_f3x3_6x6_g[0][0], false, false},
    {"f3x3_6x6_output_with_bias", 3, &nnp_winograd_f3x3_6x6_at[0][0], true, false},
};

static const struct transform* transform_of(const struct check* check) { return &transforms[check->kernel.index]; }

/* ---- Definition ---- */

/* Where the contract puts the coefficient of row i / 8, column i % 8. */
static size_t coefficient(size_t i) { return i % TILE * TILE + i / TILE; }

/* out = matrix in matrix^T for an m x n matrix, and |matrix| |in| |matrix^T|. Zeros in the matrix don't touch NaN. */
static void transform(size_t m, size_t n, const double* matrix, const double* in, double* out, double* magnitude) {
    double half[COEFFICIENTS] = {0}, half_magnitude[COEFFICIENTS] = {0};
    for (size_t y = 0; y < m; y++) {
        for (size_t i = 0; i < n; i++) {
            const double factor = matrix[y * n + i];
            for (size_t x = 0; x < n && factor != 0; x++) {
                half[y * n + x] += factor * in[i * n + x];
                half_magnitude[y * n + x] += fabs(factor * in[i * n + x]);
            }
        }
    }
    for (size_t y = 0; y < m; y++) {
        for (size_t x = 0; x < m; x++) {
            out[y * m + x] = magnitude[y * m + x] = 0;
            for (size_t i = 0; i < n; i++) {
                if (matrix[x * n + i] != 0) {
                    out[y * m + x] += matrix[x * n + i] * half[y * n + i];
                    magnitude[y * m + x] += fabs(matrix[x * n + i]) * half_magnitude[y * n + i];
                }
            }
        }
    }
}

/* In each of two passes: n products, n - 1 additions, and a constant rounded; denormals may be flushed. */
static double bound_of(size_t n, size_t more, double magnitude) {
    return check_gamma(2 * (n + 2) + more) * magnitude + 8192 * (double)FLT_MIN;
}

/*
 * The matrices must make a convolution: A^T [(G g G^T) . (B^T d B)] A. In one dimension, for each pair of unit vectors.
 */
static void check_matrices(struct check* check, size_t outputs, size_t taps, const double* at, const double* g,
                           const double* bt) {
    for (size_t y = 0; y < outputs; y++) {
        for (size_t d = 0; d < TILE; d++) {
            for (size_t tap = 0; tap < taps; tap++) {
                double sum = 0;
                for (size_t f = 0; f < TILE; f++)
                    sum += at[y * TILE + f] * g[f * taps + tap] * bt[f * TILE + d];
                if (fabs(sum - (d == y + tap)) > 1e-12) {
                    check_case(check, "winograd_matrices.h");
                    check_fail(check, "matrices don't convolve: input %zu by weight %zu gives %g in output %zu", d, tap,
                               sum, y);
                    return;
                }
            }
        }
    }
}

/* ---- Cases ---- */

enum { IN, OUT, TILE_STRUCT, BIAS, SCRATCH, OPERANDS };

#define STRIDES 4
/* Kinds of data: one more has a NaN in one channel, which no other may see. */
#define ONE_NAN DATA_KINDS
#define KINDS (DATA_KINDS + 1)

struct window {
    size_t first, count;
};

struct tile_case {
    struct window rows, columns;
    size_t row_stride, channel_stride, packed_stride, kind;
    enum placement placement;
};

static const char* kind_name(size_t kind) { return kind == ONE_NAN ? "NaN in one channel" : data_names[kind]; }

static enum data data_of(size_t kind) { return kind == ONE_NAN ? DATA_NORMAL : (enum data)kind; }

static uint32_t mask_of(struct window window) { return ((UINT32_C(1) << window.count) - 1) << window.first; }

/* Strides: minimal, odd, large, a power of two. */
static size_t row_stride_of(const struct tile_case* t) {
    const size_t strides[STRIDES] = {t->columns.count, (t->columns.count + 2) | 1, 77, 64};
    return strides[t->row_stride];
}

static size_t channel_stride_of(const struct tile_case* t) {
    const size_t minimum = t->rows.count == 0 ? 0 : (t->rows.count - 1) * row_stride_of(t) + t->columns.count;
    const size_t strides[STRIDES] = {minimum, (minimum + 2) | 1, 5929, 1024};
    return strides[t->channel_stride];
}

/* Strides of packed coefficients keep vectors aligned. */
static size_t packed_stride_of(size_t i, size_t minimum, size_t lanes) {
    const size_t strides[STRIDES] = {minimum, minimum + lanes, minimum + 100 * lanes, 1};
    size_t power = 1;
    while (power <= minimum) {
        power *= 2;
    }
    return i == STRIDES - 1 ? power : strides[i];
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
    *tile = (struct nnp_tile){channel_stride, row_stride, mask_of(t->rows), mask_of(t->columns)};
    return data;
}

static bool tile_case_begins(struct check* check, const struct tile_case* t, size_t packed_stride) {
    return check_case(
        check,
        "rows %zu+%zu, columns %zu+%zu, row_stride = %zu, channel_stride = %zu, packed stride %zu, %s data, "
        "placement %d",
        t->rows.first, t->rows.count, t->columns.first, t->columns.count, row_stride_of(t), channel_stride_of(t),
        packed_stride, kind_name(t->kind), t->placement);
}

static float* place_scratch(struct buffer* scratch, enum placement placement) {
    return buffer_place(scratch, NNP_SCRATCH_ELEMENTS * sizeof(float), NNP_ALIGNMENT, placement);
}

static void check_input_tile(struct check* check, struct buffer* buffers[OPERANDS], const struct tile_case* t) {
    const struct transform* const which = transform_of(check);
    const size_t lanes = check->hw->lanes, size = which->size;
    const size_t output_stride = packed_stride_of(t->packed_stride, lanes, lanes);
    if (!tile_case_begins(check, t, output_stride)) {
        return;
    }
    float* input;
    float* const data = place_tile(check, buffers[IN], buffers[TILE_STRUCT], t, &input);
    const size_t row_stride = row_stride_of(t), channel_stride = channel_stride_of(t);
    for (size_t c = 0; c < lanes; c++) {
        for (size_t y = 0; y < t->rows.count; y++) {
            for (size_t x = 0; x < t->columns.count; x++) {
                data[c * channel_stride + y * row_stride + x] = random_float(&check->random, data_of(t->kind));
            }
        }
    }
    const size_t odd_channel = t->kind == ONE_NAN ? random_below(&check->random, lanes) : lanes;
    if (odd_channel < lanes && t->rows.count * t->columns.count != 0) {
        data[odd_channel * channel_stride + random_below(&check->random, t->rows.count) * row_stride +
             random_below(&check->random, t->columns.count)] = NAN;
    }
    float* const output = buffer_place(buffers[OUT], ((COEFFICIENTS - 1) * output_stride + lanes) * sizeof(float),
                                       lanes * sizeof(float), t->placement);
    float* const scratch = place_scratch(buffers[SCRATCH], t->placement);
    if (!check_call(check, 5,
                    (uintptr_t[]){POINTER(input), POINTER(buffers[TILE_STRUCT]->data), POINTER(output), output_stride,
                                  POINTER(scratch)})) {
        return;
    }
    for (size_t c = 0; c < lanes; c++) {
        double d[COEFFICIENTS] = {0}, expected[COEFFICIENTS], magnitude[COEFFICIENTS];
        for (size_t y = 0; y < t->rows.count; y++) {
            for (size_t x = 0; x < t->columns.count; x++) {
                d[size * (t->rows.first + y) + t->columns.first + x] = data[c * channel_stride + y * row_stride + x];
            }
        }
        transform(TILE, size, which->matrix, d, expected, magnitude);
        for (size_t f = 0; f < COEFFICIENTS; f++) {
            const uint32_t bits = buffer_take(buffers[OUT], &output[coefficient(f) * output_stride + c]);
            if (c == odd_channel && !isnan(expected[f])) {
                continue; /* a NaN may spread within its channel */
            }
            if (!check_value(check, bits, expected[f], bound_of(size, 0, magnitude[f]),
                             "coefficient (%zu, %zu) of channel %zu", f / TILE, f % TILE, c)) {
                return;
            }
        }
    }
    check_intact(check);
}

static void check_output_tile(struct check* check, struct buffer* buffers[OPERANDS], const struct tile_case* t) {
    const struct transform* const which = transform_of(check);
    const size_t lanes = check->hw->lanes, size = which->size;
    const bool relu = which->has_relu;
    const size_t input_stride = packed_stride_of(t->packed_stride, lanes, lanes);
    if (!tile_case_begins(check, t, input_stride)) {
        return;
    }
    float* const input = buffer_place(buffers[IN], ((COEFFICIENTS - 1) * input_stride + lanes) * sizeof(float),
                                      lanes * sizeof(float), t->placement);
    float* const bias = buffer_place(buffers[BIAS], lanes * sizeof(float), sizeof(float), t->placement);
    for (size_t c = 0; c < lanes; c++) {
        for (size_t f = 0; f < COEFFICIENTS; f++) {
            input[f * input_stride + c] = random_float(&check->random, data_of(t->kind));
        }
        bias[c] = random_float(&check->random, data_of(t->kind));
    }
    const size_t odd_channel = t->kind == ONE_NAN ? random_below(&check->random, lanes) : lanes;
    if (odd_channel < lanes) {
        input[random_below(&check->random, COEFFICIENTS) * input_stride + odd_channel] = NAN;
    }
    float* output;
    float* const data = place_tile(check, buffers[OUT], buffers[TILE_STRUCT], t, &output);
    float* const scratch = place_scratch(buffers[SCRATCH], t->placement);
    if (!check_call(check, 6,
                    (uintptr_t[]){POINTER(input), input_stride, POINTER(bias), POINTER(output),
                                  POINTER(buffers[TILE_STRUCT]->data), POINTER(scratch)})) {
        return;
    }
    for (size_t c = 0; c < lanes; c++) {
        double m[COEFFICIENTS], sums[COEFFICIENTS], magnitude[COEFFICIENTS];
        for (size_t f = 0; f < COEFFICIENTS; f++) {
            m[f] = input[coefficient(f) * input_stride + c];
        }
        transform(size, TILE, which->matrix, m, sums, magnitude);
        for (size_t y = 0; y < t->rows.count; y++) {
            for (size_t x = 0; x < t->columns.count; x++) {
                const size_t i = size * (t->rows.first + y) + t->columns.first + x;
                const uint32_t bits =
                    buffer_take(buffers[OUT], &data[c * channel_stride_of(t) + y * row_stride_of(t) + x]);
                const double sum = sums[i] + bias[c];
                if (c == odd_channel && (!isnan(sum) || relu)) {
                    continue; /* a NaN may spread within its channel, and max(0, NaN) is either */
                }
                if (!check_value(check, bits, relu && sum < 0 ? 0 : sum,
                                 bound_of(TILE, 1, magnitude[i] + fabs(bias[c])), "row %zu, column %zu of channel %zu",
                                 t->rows.first + y, t->columns.first + x, c)) {
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

struct kernel_case {
    size_t kernel_stride, output_stride, kind;
    enum placement placement;
};

static void check_kernels(struct check* check, struct buffer* buffers[OPERANDS], const struct kernel_case* t) {
    const size_t lanes = check->hw->lanes, nr = check->hw->tuple_gemm.nr;
    const size_t strides[STRIDES] = {9 * lanes, (9 * lanes + 2) | 1, 2003, 2048};
    const size_t kernel_stride = strides[t->kernel_stride];
    const size_t output_stride = packed_stride_of(t->output_stride, (lanes - 1) * nr + lanes, lanes);
    if (!check_case(check, "kernel_stride = %zu, output_stride = %zu, %s data, placement %d", kernel_stride,
                    output_stride, kind_name(t->kind), t->placement)) {
        return;
    }
    float* const kernel = buffer_place(buffers[IN], ((lanes - 1) * kernel_stride + 9 * lanes) * sizeof(float),
                                       sizeof(float), t->placement);
    for (size_t o = 0; o < lanes; o++) {
        for (size_t i = 0; i < 9 * lanes; i++) {
            kernel[o * kernel_stride + i] = random_float(&check->random, data_of(t->kind));
        }
    }
    const size_t odd_o = t->kind == ONE_NAN ? random_below(&check->random, lanes) : lanes;
    const size_t odd_i = random_below(&check->random, lanes);
    if (odd_o < lanes) {
        kernel[odd_o * kernel_stride + odd_i * 9 + random_below(&check->random, 9)] = NAN;
    }
    const size_t output_floats = (COEFFICIENTS - 1) * output_stride + (lanes - 1) * nr + lanes;
    float* const output =
        buffer_place(buffers[OUT], output_floats * sizeof(float), lanes * sizeof(float), t->placement);
    float* const scratch = place_scratch(buffers[SCRATCH], t->placement);
    if (!check_call(check, 5,
                    (uintptr_t[]){POINTER(kernel), kernel_stride, POINTER(output), output_stride, POINTER(scratch)})) {
        return;
    }
    for (size_t o = 0; o < lanes; o++) {
        for (size_t i = 0; i < lanes; i++) {
            double g[KERNEL * KERNEL], expected[COEFFICIENTS], magnitude[COEFFICIENTS];
            for (size_t e = 0; e < KERNEL * KERNEL; e++) {
                g[e] = kernel[o * kernel_stride + i * 9 + e];
            }
            transform(TILE, KERNEL, transform_of(check)->matrix, g, expected, magnitude);
            for (size_t f = 0; f < COEFFICIENTS; f++) {
                const uint32_t bits = buffer_take(buffers[OUT], &output[coefficient(f) * output_stride + i * nr + o]);
                if (o == odd_o && i == odd_i && !isnan(expected[f])) {
                    continue;
                }
                if (!check_value(check, bits, expected[f], bound_of(KERNEL, 0, magnitude[f]),
                                 "coefficient (%zu, %zu) of kernel (%zu, %zu)", f / TILE, f % TILE, o, i)) {
                    return;
                }
            }
        }
    }
    check_intact(check);
}

/* ---- The family ---- */

static size_t count(const struct nnp_hw* hw) {
    (void)hw;
    return TRANSFORMS;
}

static check_function* kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    snprintf(variant, CHECK_VARIANT, "%s", transforms[index].variant);
    check_function* const functions[TRANSFORMS] = {
        (check_function*)hw->winograd.input_transform,
        (check_function*)hw->winograd.kernel_transform,
        (check_function*)hw->winograd.output_transform_with_bias,
        (check_function*)hw->winograd.output_transform_with_bias_with_relu,
        (check_function*)hw->winograd.grad_output_transform,
        (check_function*)hw->winograd.grad_kernel_transform_with_bias,
    };
    return functions[index];
}

static void check_tile(struct check* check, struct buffer* buffers[OPERANDS], const struct tile_case* t) {
    if (transform_of(check)->is_inverse) {
        check_output_tile(check, buffers, t);
    } else {
        check_input_tile(check, buffers, t);
    }
}

/* A window of `size` rows or columns by number, the empty one first. */
static struct window window_of(size_t number, size_t size) {
    struct window window = {0, 0};
    for (; number != 0; number--) {
        window.first++;
        if (window.count == 0 || window.first + window.count > size) {
            window = (struct window){0, window.count + 1};
        }
    }
    return window;
}

static void check(struct check* check) {
    struct buffer* buffers[OPERANDS] = {check_buffer(check, "input", ROLE_READ),
                                        check_buffer(check, "output", ROLE_WRITE),
                                        check_buffer(check, "tile", ROLE_READ), check_buffer(check, "bias", ROLE_READ),
                                        check_buffer(check, "scratch", ROLE_SCRATCH)};
    check_matrices(check, 6, 3, &nnp_winograd_f6x6_3x3_at[0][0], &nnp_winograd_f6x6_3x3_g[0][0],
                   &nnp_winograd_f6x6_3x3_bt[0][0]);
    check_matrices(check, 3, 6, &nnp_winograd_f3x3_6x6_at[0][0], &nnp_winograd_f3x3_6x6_g[0][0],
                   &nnp_winograd_f3x3_6x6_bt[0][0]);
    if (check->kernel.index == KERNEL_TRANSFORM) {
        struct kernel_case t;
        for (t.kernel_stride = 0; t.kernel_stride < STRIDES; t.kernel_stride++) {
            for (t.output_stride = 0; t.output_stride < STRIDES; t.output_stride++) {
                for (t.kind = 0; t.kind < KINDS; t.kind++) {
                    for (t.placement = 0; t.placement < PLACEMENTS; t.placement++) {
                        check_kernels(check, buffers, &t);
                    }
                }
            }
        }
        return;
    }
    const size_t size = transform_of(check)->size;
    const size_t windows = 1 + size * (size + 1) / 2;
    struct tile_case t;
    /* Each window with strides and data by chance; */
    for (size_t rows = 0; rows < windows; rows++) {
        for (size_t columns = 0; columns < windows; columns++) {
            for (t.placement = 0; t.placement < PLACEMENTS; t.placement++) {
                t.rows = window_of(rows, size);
                t.columns = window_of(columns, size);
                t.row_stride = random_below(&check->random, STRIDES);
                t.channel_stride = random_below(&check->random, STRIDES);
                t.packed_stride = random_below(&check->random, STRIDES);
                t.kind = random_below(&check->random, KINDS);
                check_tile(check, buffers, &t);
            }
        }
    }
    /* the whole tile with all of them. */
    t.rows = t.columns = (struct window){0, size};
    for (t.row_stride = 0; t.row_stride < STRIDES; t.row_stride++) {
        for (t.channel_stride = 0; t.channel_stride < STRIDES; t.channel_stride++) {
            for (t.packed_stride = 0; t.packed_stride < STRIDES; t.packed_stride++) {
                for (t.kind = 0; t.kind < KINDS; t.kind++) {
                    for (t.placement = 0; t.placement < PLACEMENTS; t.placement++) {
                        check_tile(check, buffers, &t);
                    }
                }
            }
        }
    }
}

static void bench(struct check* check) {
    struct buffer *in = check_buffer(check, "input", ROLE_READ), *out = check_buffer(check, "output", ROLE_WRITE);
    struct buffer *bias_buffer = check_buffer(check, "bias", ROLE_READ),
                  *scratch_buffer = check_buffer(check, "scratch", ROLE_SCRATCH);
    const size_t lanes = check->hw->lanes, nr = check->hw->tuple_gemm.nr;
    /* An image 58 pixels wide, coefficients as close as they come; operands at their largest. */
    const size_t row_stride = 58, channel_stride = 9 * row_stride, kernel_stride = 9 * lanes,
                 packed_stride = nr * lanes + 16;
    const size_t floats = lanes * channel_stride + COEFFICIENTS * packed_stride;
    float* const input = buffer_place(in, floats * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
    float* const output = buffer_place(out, floats * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
    float* const bias = buffer_place(bias_buffer, lanes * sizeof(float), sizeof(float), PLACE_AT_START);
    float* const scratch = place_scratch(scratch_buffer, PLACE_AT_START);
    memset(input, 0, floats * sizeof(float));
    memset(bias, 0, lanes * sizeof(float));
    const size_t size = transform_of(check)->size;
    const struct nnp_tile whole = {channel_stride, row_stride, mask_of((struct window){0, size}),
                                   mask_of((struct window){0, size})};
    const struct nnp_tile corner = {channel_stride, row_stride, mask_of((struct window){1, size - 1}),
                                    mask_of((struct window){1, size - 1})};
    const double vectors = (double)lanes * sizeof(float);
    if (check->kernel.index == KERNEL_TRANSFORM) {
        bench_call(check, "lanes x lanes", 5,
                   (uintptr_t[]){POINTER(input), kernel_stride, POINTER(output), packed_stride, POINTER(scratch)}, 0,
                   (9 + COEFFICIENTS) * (double)lanes * vectors);
        return;
    }
    for (int masked = 0; masked < 2; masked++) {
        const struct nnp_tile* const tile = masked ? &corner : &whole;
        const char* const what = masked ? "corner, a row and column less" : "whole tile";
        const double bytes = ((double)((size - masked) * (size - masked)) + COEFFICIENTS) * vectors;
        if (transform_of(check)->is_inverse) {
            bench_call(
                check, what, 6,
                (uintptr_t[]){POINTER(input), lanes, POINTER(bias), POINTER(output), POINTER(tile), POINTER(scratch)},
                0, bytes);
        } else {
            bench_call(check, what, 5,
                       (uintptr_t[]){POINTER(input), POINTER(tile), POINTER(output), lanes, POINTER(scratch)}, 0,
                       bytes);
        }
    }
}

const struct check_family check_winograd = {
    .name = "winograd", .count = count, .kernel = kernel, .check = check, .bench = bench};
