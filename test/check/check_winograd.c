/* Winograd transforms F(m x m', r x r') against their exact matrices. */

#include "check_tile.h"
#include "winograd_matrices.h"

#include <float.h>
#include <math.h>
#include <string.h>

#define MAX_TILE 15
#define MAX_TAPS 25
#define MAX_COEFFICIENTS (MAX_TILE * MAX_TILE)

/* TILES: M d M'^T of tiles; KERNELS: G g G'^T of lanes x lanes kernels; INVERSE: A^T m A'. */
enum kind { TILES, KERNELS, INVERSE, INVERSE_WITH_RELU };

struct transform {
    const char* variant;
    const struct nnp_winograd* algorithm;
    enum kind kind;
    size_t offset; /* of the pointer in struct nnp_hw */
};

#define OUTPUT(name)                                                                                                   \
    {#name "_output_with_bias", &nnp_winograd_##name, INVERSE,                                                         \
     offsetof(struct nnp_hw, winograd.name.output_with_bias)},                                                         \
    {                                                                                                                  \
#name "_output_with_bias_with_relu", &nnp_winograd_##name, INVERSE_WITH_RELU,                                  \
            offsetof(struct nnp_hw, winograd.name.output_with_bias_with_relu)                                          \
    }
#define KERNEL_AND_OUTPUT(name)                                                                                        \
    {#name "_kernel", &nnp_winograd_##name, KERNELS, offsetof(struct nnp_hw, winograd.name.kernel)}, OUTPUT(name)
#define INPUT(name)                                                                                                    \
    { #name "_input", &nnp_winograd_##name, TILES, offsetof(struct nnp_hw, winograd.name.input) }
#define STREAMED(name)                                                                                                 \
    { #name "_kernel_streamed", &nnp_winograd_##name, KERNELS, offsetof(struct nnp_hw, winograd.name.kernel_streamed) }
/* At edges, by kernels of a larger tile. */
#define TILES_OF(name) INPUT(name), OUTPUT(name)

/* The self-test goes by the numbers of the first ones. */
static const struct transform transforms[] = {
    INPUT(f6x6_3x3),
    KERNEL_AND_OUTPUT(f6x6_3x3),
    {"f3x3_6x6_kernel", &nnp_winograd_f3x3_6x6, TILES, offsetof(struct nnp_hw, winograd.f3x3_6x6_kernel)},
    {"f3x3_6x6_output_with_bias", &nnp_winograd_f3x3_6x6, INVERSE,
     offsetof(struct nnp_hw, winograd.f3x3_6x6_output_with_bias)},
    KERNEL_AND_OUTPUT(f4x4_5x5),
    INPUT(f5x5_3x3),
    KERNEL_AND_OUTPUT(f5x5_3x3),
    INPUT(f4x4_3x3),
    KERNEL_AND_OUTPUT(f4x4_3x3),
    INPUT(f2x2_3x3),
    KERNEL_AND_OUTPUT(f2x2_3x3),
    INPUT(f1x6_1x3),
    KERNEL_AND_OUTPUT(f1x6_1x3),
    INPUT(f6x1_3x1),
    OUTPUT(f6x1_3x1),
    KERNEL_AND_OUTPUT(f1x4_1x5),
    OUTPUT(f4x1_5x1),
    INPUT(f1x4_1x3),
    KERNEL_AND_OUTPUT(f1x4_1x3),
    INPUT(f4x1_3x1),
    OUTPUT(f4x1_3x1),
    INPUT(f1x6_1x7),
    KERNEL_AND_OUTPUT(f1x6_1x7),
    INPUT(f6x1_7x1),
    OUTPUT(f6x1_7x1),
    KERNEL_AND_OUTPUT(f5x5_4x4),
    KERNEL_AND_OUTPUT(f7x7_2x2),
    KERNEL_AND_OUTPUT(f5x5_2x2),
    KERNEL_AND_OUTPUT(f3x3_2x2),
    INPUT(f7x7_3x3_by_2),
    KERNEL_AND_OUTPUT(f7x7_3x3_by_2),
    INPUT(f5x5_3x3_by_2),
    KERNEL_AND_OUTPUT(f5x5_3x3_by_2),
    INPUT(f3x3_3x3_by_2),
    KERNEL_AND_OUTPUT(f3x3_3x3_by_2),
    TILES_OF(f6x5_3x3_of_8x8),
    TILES_OF(f5x6_3x3_of_8x8),
    TILES_OF(f5x5_3x3_of_8x8),
    OUTPUT(f4x3_5x5_of_8x8),
    OUTPUT(f3x4_5x5_of_8x8),
    OUTPUT(f3x3_5x5_of_8x8),
    TILES_OF(f5x4_3x3_of_7x7),
    TILES_OF(f4x5_3x3_of_7x7),
    TILES_OF(f4x4_3x3_of_7x7),
    TILES_OF(f4x3_3x3_of_6x6),
    TILES_OF(f3x4_3x3_of_6x6),
    TILES_OF(f3x3_3x3_of_6x6),
    TILES_OF(f2x1_3x3_of_4x4),
    TILES_OF(f1x2_3x3_of_4x4),
    TILES_OF(f1x1_3x3_of_4x4),
    /* Not on all targets: the last ones. */
    STREAMED(f6x6_3x3),
    STREAMED(f4x4_5x5),
    STREAMED(f5x5_3x3),
    STREAMED(f4x4_3x3),
    STREAMED(f2x2_3x3),
    STREAMED(f1x6_1x3),
    STREAMED(f1x4_1x5),
    STREAMED(f1x4_1x3),
    STREAMED(f1x6_1x7),
    STREAMED(f5x5_4x4),
    STREAMED(f7x7_2x2),
    STREAMED(f5x5_2x2),
    STREAMED(f3x3_2x2),
    STREAMED(f7x7_3x3_by_2),
    STREAMED(f5x5_3x3_by_2),
    STREAMED(f3x3_3x3_by_2),
};

enum { TRANSFORMS = sizeof(transforms) / sizeof(transforms[0]), STREAMED_TRANSFORMS = 16 };

static const struct transform* transform_of(const struct check* check) { return &transforms[check->kernel.index]; }

static bool is_inverse(const struct transform* t) { return t->kind == INVERSE || t->kind == INVERSE_WITH_RELU; }

/* Tiles of a gradient by the output are the "kernels" of F(3x3, 6x6). */
static bool is_input(const struct transform* t) { return t->kind == TILES && t->algorithm != &nnp_winograd_f3x3_6x6; }

/* M, rows x columns. */
struct matrix {
    size_t rows, columns;
    const double* elements;
};

/* The transform's matrix of one dimension; it has as many columns as what it transforms has. */
static struct matrix matrix_of(const struct transform* t, const struct nnp_filtering* f) {
    if (is_inverse(t)) return (struct matrix){f->outputs, f->tile, f->at};
    if (is_input(t)) return (struct matrix){f->tile, f->tile, f->bt};
    return (struct matrix){t->kind == KERNELS ? f->kernels : f->tile, f->taps, f->g};
}

/* ---- Definition ---- */

/* Where the contract puts the coefficient of row i / columns, column i % columns. */
static size_t coefficient(struct tile_size size, size_t i) { return i % size.columns * size.rows + i / size.columns; }

/* Coefficients of a tile, and of a kernel. */
static struct tile_size coefficients_of(const struct nnp_winograd* w) {
    return (struct tile_size){w->vertical.tile, w->horizontal.tile};
}

static struct tile_size kernel_coefficients_of(const struct nnp_winograd* w) {
    return (struct tile_size){w->vertical.kernels, w->horizontal.kernels};
}

static size_t count_of(struct tile_size size) { return size.rows * size.columns; }

/* out = v in h^T, and |v| |in| |h^T|. Zeros in the matrices don't touch NaN. */
static void transform(struct matrix v, struct matrix h, const double* in, double* out, double* magnitude) {
    double half[MAX_TILE * MAX_TILE] = {0}, half_magnitude[MAX_TILE * MAX_TILE] = {0};
    for (size_t y = 0; y < v.rows; y++) {
        for (size_t i = 0; i < v.columns; i++) {
            const double factor = v.elements[y * v.columns + i];
            for (size_t x = 0; x < h.columns && factor != 0; x++) {
                half[y * h.columns + x] += factor * in[i * h.columns + x];
                half_magnitude[y * h.columns + x] += fabs(factor * in[i * h.columns + x]);
            }
        }
    }
    for (size_t y = 0; y < v.rows; y++) {
        for (size_t x = 0; x < h.rows; x++) {
            out[y * h.rows + x] = magnitude[y * h.rows + x] = 0;
            for (size_t i = 0; i < h.columns; i++) {
                const double factor = h.elements[x * h.columns + i];
                if (factor != 0) {
                    out[y * h.rows + x] += factor * half[y * h.columns + i];
                    magnitude[y * h.rows + x] += fabs(factor) * half_magnitude[y * h.columns + i];
                }
            }
        }
    }
}

/* In each of two passes over n elements: n products, n - 1 additions, and a constant rounded; none over one element. */
static size_t roundings(struct matrix v, struct matrix h) {
    return (v.columns == 1 ? 0 : v.columns + 2) + (h.columns == 1 ? 0 : h.columns + 2);
}

/* A transform, as what checks of tiles know. */
struct winograd {
    struct tile_algorithm algorithm;
    const struct transform* transform;
};

static void transform_tile(const struct tile_algorithm* algorithm, const double* tile, double* coefficients,
                           double* magnitudes) {
    const struct transform* const t = ((const struct winograd*)algorithm)->transform;
    const struct nnp_winograd* const w = t->algorithm;
    double sums[MAX_COEFFICIENTS], terms[MAX_COEFFICIENTS];
    transform(matrix_of(t, &w->vertical), matrix_of(t, &w->horizontal), tile, sums, terms);
    const struct tile_size size = coefficients_of(w);
    for (size_t i = 0; i < count_of(size); i++) {
        coefficients[coefficient(size, i)] = sums[i];
        magnitudes[coefficient(size, i)] = terms[i];
    }
}

static void invert_tile(const struct tile_algorithm* algorithm, const double* coefficients, double* tile,
                        double* magnitudes) {
    const struct transform* const t = ((const struct winograd*)algorithm)->transform;
    const struct nnp_winograd* const w = t->algorithm;
    double m[MAX_COEFFICIENTS];
    const struct tile_size size = coefficients_of(w);
    for (size_t i = 0; i < count_of(size); i++) {
        m[i] = coefficients[coefficient(size, i)];
    }
    transform(matrix_of(t, &w->vertical), matrix_of(t, &w->horizontal), m, tile, magnitudes);
}

static struct winograd winograd_of(const struct check* check) {
    const struct transform* const t = transform_of(check);
    const struct matrix v = matrix_of(t, &t->algorithm->vertical), h = matrix_of(t, &t->algorithm->horizontal);
    return (struct winograd){.algorithm = {.tile = is_inverse(t) ? (struct tile_size){v.rows, h.rows}
                                                                 : (struct tile_size){v.columns, h.columns},
                                           .coefficients = count_of(coefficients_of(t->algorithm)),
                                           .column = t->algorithm->vertical.tile,
                                           .pitch = t->algorithm->vertical.pitch,
                                           .roundings = roundings(v, h),
                                           .transform = transform_tile,
                                           .invert = invert_tile},
                             .transform = t};
}

/*
 * The matrices must make a convolution: A^T [(G g G^T) . (B^T d B)] A. In one dimension, for each pair of unit vectors.
 */
static void check_matrices(struct check* check, const struct nnp_filtering* w) {
    for (size_t y = 0; y < w->outputs; y++) {
        for (size_t d = 0; d < w->tile; d++) {
            for (size_t tap = 0; tap < w->taps; tap++) {
                double sum = 0;
                for (size_t f = 0; f < w->tile; f++)
                    sum += w->at[y * w->tile + f] * w->g[f * w->taps + tap] * w->bt[f * w->tile + d];
                if (fabs(sum - (d == w->stride * y + tap)) > 1e-12) {
                    check_case(check, "winograd_matrices.h");
                    check_fail(check, "matrices don't convolve: input %zu by weight %zu gives %g in output %zu", d, tap,
                               sum, y);
                    return;
                }
            }
        }
    }
}

/* ---- Transforms of kernels ---- */

struct kernel_case {
    size_t kernel_stride, output_stride, kind;
    enum placement placement;
};

static void check_kernels(struct check* check, struct buffer* buffers[TILE_BUFFERS], const struct kernel_case* t) {
    const struct nnp_winograd* const w = transform_of(check)->algorithm;
    const size_t lanes = check->hw->lanes, nr = check->hw->tuple_gemm.nr;
    const struct tile_size size = kernel_coefficients_of(w);
    const size_t taps = w->vertical.taps * w->horizontal.taps, coefficients = count_of(size);
    const struct matrix v = matrix_of(transform_of(check), &w->vertical);
    const struct matrix h = matrix_of(transform_of(check), &w->horizontal);
    const size_t strides[TILE_STRIDES] = {taps * lanes, (taps * lanes + 2) | 1, 2003, 2048};
    const size_t kernel_stride = strides[t->kernel_stride];
    const size_t output_stride = tile_packed_stride(t->output_stride, (lanes - 1) * nr + lanes, lanes);
    if (!check_case(check, "kernel_stride = %zu, output_stride = %zu, %s data, placement %d", kernel_stride,
                    output_stride, tile_kind_name(t->kind), t->placement)) {
        return;
    }
    float* const kernel = buffer_place(buffers[TILE_IN], ((lanes - 1) * kernel_stride + taps * lanes) * sizeof(float),
                                       sizeof(float), t->placement);
    for (size_t o = 0; o < lanes; o++) {
        for (size_t i = 0; i < taps * lanes; i++) {
            kernel[o * kernel_stride + i] = random_float(&check->random, tile_data(t->kind));
        }
    }
    const size_t odd_o = t->kind == TILE_ONE_NAN ? random_below(&check->random, lanes) : lanes;
    const size_t odd_i = random_below(&check->random, lanes);
    if (odd_o < lanes) {
        kernel[odd_o * kernel_stride + odd_i * taps + random_below(&check->random, taps)] = NAN;
    }
    const size_t output_floats = (coefficients - 1) * output_stride + (lanes - 1) * nr + lanes;
    float* const output =
        buffer_place(buffers[TILE_OUT], output_floats * sizeof(float), lanes * sizeof(float), t->placement);
    float* const scratch = tile_place_scratch(buffers[TILE_SCRATCH], t->placement);
    if (!check_call(check, 5,
                    (uintptr_t[]){POINTER(kernel), kernel_stride, POINTER(output), output_stride, POINTER(scratch)})) {
        return;
    }
    for (size_t o = 0; o < lanes; o++) {
        for (size_t i = 0; i < lanes; i++) {
            double g[MAX_TAPS], expected[MAX_COEFFICIENTS], magnitude[MAX_COEFFICIENTS];
            for (size_t e = 0; e < taps; e++) {
                g[e] = kernel[o * kernel_stride + i * taps + e];
            }
            transform(v, h, g, expected, magnitude);
            for (size_t f = 0; f < coefficients; f++) {
                const uint32_t bits =
                    buffer_take(buffers[TILE_OUT], &output[coefficient(size, f) * output_stride + i * nr + o]);
                if (o == odd_o && i == odd_i && !isnan(expected[f])) {
                    continue;
                }
                if (!check_value(check, bits, expected[f], tile_bound(roundings(v, h), magnitude[f]),
                                 "coefficient (%zu, %zu) of kernel (%zu, %zu)", f / size.columns, f % size.columns, o,
                                 i)) {
                    return;
                }
            }
        }
    }
    check_intact(check);
}

/* ---- The family ---- */

static size_t count(const struct nnp_hw* hw) {
    return TRANSFORMS - (hw->winograd.f6x6_3x3.kernel_streamed == NULL ? STREAMED_TRANSFORMS : 0);
}

static check_function* kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    snprintf(variant, CHECK_VARIANT, "%s", transforms[index].variant);
    check_function* function;
    memcpy(&function, (const char*)hw + transforms[index].offset, sizeof(function));
    return function;
}

static void check_tile(struct check* check, struct buffer* buffers[TILE_BUFFERS], const struct tile_case* t) {
    const struct winograd winograd = winograd_of(check);
    if (is_inverse(winograd.transform)) {
        tile_check_inverse(check, buffers, t, &winograd.algorithm, winograd.transform->kind == INVERSE_WITH_RELU);
    } else {
        tile_check_transform(check, buffers, t, &winograd.algorithm);
    }
}

static void check(struct check* check) {
    struct buffer* buffers[TILE_BUFFERS];
    tile_buffers(check, buffers);
    check_matrices(check, &transform_of(check)->algorithm->vertical);
    check_matrices(check, &transform_of(check)->algorithm->horizontal);
    if (transform_of(check)->kind == KERNELS) {
        struct kernel_case t;
        for (t.kernel_stride = 0; t.kernel_stride < TILE_STRIDES; t.kernel_stride++) {
            for (t.output_stride = 0; t.output_stride < TILE_STRIDES; t.output_stride++) {
                for (t.kind = 0; t.kind < TILE_KINDS; t.kind++) {
                    for (t.placement = 0; t.placement < PLACEMENTS; t.placement++) {
                        check_kernels(check, buffers, &t);
                    }
                }
            }
        }
        return;
    }
    const struct tile_size size = winograd_of(check).algorithm.tile;
    struct tile_case t;
    /* Each window with strides and data by chance; */
    for (size_t rows = 0; rows < tile_windows(size.rows); rows++) {
        for (size_t columns = 0; columns < tile_windows(size.columns); columns++) {
            for (t.placement = 0; t.placement < PLACEMENTS; t.placement++) {
                t.rows = tile_window(rows, size.rows);
                t.columns = tile_window(columns, size.columns);
                tile_randomize(check, &t);
                check_tile(check, buffers, &t);
            }
        }
    }
    /* the whole tile with all of them. */
    t.rows = (struct window){0, size.rows};
    t.columns = (struct window){0, size.columns};
    for (t.row_stride = 0; t.row_stride < TILE_STRIDES; t.row_stride++) {
        for (t.channel_stride = 0; t.channel_stride < TILE_STRIDES; t.channel_stride++) {
            for (t.packed_stride = 0; t.packed_stride < TILE_STRIDES; t.packed_stride++) {
                for (t.kind = 0; t.kind < TILE_KINDS; t.kind++) {
                    for (t.placement = 0; t.placement < PLACEMENTS; t.placement++) {
                        check_tile(check, buffers, &t);
                    }
                }
            }
        }
    }
}

static void bench_kernels(struct check* check) {
    struct buffer* buffers[TILE_BUFFERS];
    tile_buffers(check, buffers);
    /* Coefficients at their largest distance. */
    const struct nnp_winograd* const w = transform_of(check)->algorithm;
    const size_t taps = w->vertical.taps * w->horizontal.taps, coefficients = count_of(kernel_coefficients_of(w));
    const size_t lanes = check->hw->lanes, nr = check->hw->tuple_gemm.nr, kernel_stride = taps * lanes,
                 packed_stride = nr * lanes + 16;
    float* const kernel =
        buffer_place(buffers[TILE_IN], lanes * kernel_stride * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
    float* const output =
        buffer_place(buffers[TILE_OUT], coefficients * packed_stride * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
    float* const scratch = tile_place_scratch(buffers[TILE_SCRATCH], PLACE_AT_START);
    memset(kernel, 0, lanes * kernel_stride * sizeof(float));
    bench_call(check, "lanes x lanes", 5,
               (uintptr_t[]){POINTER(kernel), kernel_stride, POINTER(output), packed_stride, POINTER(scratch)}, 0,
               (double)((taps + coefficients) * lanes * lanes * sizeof(float)));
}

static void bench(struct check* check) {
    if (transform_of(check)->kind == KERNELS) {
        bench_kernels(check);
        return;
    }
    const struct winograd winograd = winograd_of(check);
    const struct tile_size tile = winograd.algorithm.tile;
    for (size_t less = 0; less < 2; less++) {
        const size_t top = tile.rows == 1 ? 0 : less, left = tile.columns == 1 ? 0 : less;
        const struct window rows = {top, tile.rows - top}, columns = {left, tile.columns - left};
        const char* const what = less ? "corner, a row or column less, or both" : "whole tile";
        if (is_inverse(winograd.transform)) {
            tile_bench_inverse(check, what, &winograd.algorithm, rows, columns);
        } else {
            tile_bench_transform(check, what, &winograd.algorithm, rows, columns);
        }
    }
}

const struct check_family check_winograd = {
    .name = "winograd", .count = count, .kernel = kernel, .check = check, .bench = bench};
