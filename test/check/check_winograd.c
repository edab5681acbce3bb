/* Winograd transforms F(6x6, 3x3) and F(3x3, 6x6) against their exact matrices. */

#include "check_tile.h"
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

/* In each of two passes over n elements: n products, n - 1 additions, and a constant rounded. */
static size_t roundings(size_t n) { return 2 * (n + 2); }

/* A transform, as what checks of tiles know. */
struct winograd {
    struct tile_algorithm algorithm;
    const struct transform* transform;
};

static void transform_tile(const struct tile_algorithm* algorithm, const double* tile, double* coefficients,
                           double* magnitudes) {
    double sums[COEFFICIENTS], terms[COEFFICIENTS];
    transform(TILE, algorithm->tile, ((const struct winograd*)algorithm)->transform->matrix, tile, sums, terms);
    for (size_t i = 0; i < COEFFICIENTS; i++) {
        coefficients[coefficient(i)] = sums[i];
        magnitudes[coefficient(i)] = terms[i];
    }
}

static void invert_tile(const struct tile_algorithm* algorithm, const double* coefficients, double* tile,
                        double* magnitudes) {
    double m[COEFFICIENTS];
    for (size_t i = 0; i < COEFFICIENTS; i++) {
        m[i] = coefficients[coefficient(i)];
    }
    transform(algorithm->output_tile, TILE, ((const struct winograd*)algorithm)->transform->matrix, m, tile,
              magnitudes);
}

static struct winograd winograd_of(const struct check* check) {
    const struct transform* const which = transform_of(check);
    return (struct winograd){.algorithm = {.tile = which->size,
                                           .output_tile = which->size,
                                           .coefficients = COEFFICIENTS,
                                           .roundings = roundings(which->is_inverse ? TILE : which->size),
                                           .transform = transform_tile,
                                           .invert = invert_tile},
                             .transform = which};
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

/* ---- Transforms of kernels ---- */

struct kernel_case {
    size_t kernel_stride, output_stride, kind;
    enum placement placement;
};

static void check_kernels(struct check* check, struct buffer* buffers[TILE_BUFFERS], const struct kernel_case* t) {
    const size_t lanes = check->hw->lanes, nr = check->hw->tuple_gemm.nr;
    const size_t strides[TILE_STRIDES] = {9 * lanes, (9 * lanes + 2) | 1, 2003, 2048};
    const size_t kernel_stride = strides[t->kernel_stride];
    const size_t output_stride = tile_packed_stride(t->output_stride, (lanes - 1) * nr + lanes, lanes);
    if (!check_case(check, "kernel_stride = %zu, output_stride = %zu, %s data, placement %d", kernel_stride,
                    output_stride, tile_kind_name(t->kind), t->placement)) {
        return;
    }
    float* const kernel = buffer_place(buffers[TILE_IN], ((lanes - 1) * kernel_stride + 9 * lanes) * sizeof(float),
                                       sizeof(float), t->placement);
    for (size_t o = 0; o < lanes; o++) {
        for (size_t i = 0; i < 9 * lanes; i++) {
            kernel[o * kernel_stride + i] = random_float(&check->random, tile_data(t->kind));
        }
    }
    const size_t odd_o = t->kind == TILE_ONE_NAN ? random_below(&check->random, lanes) : lanes;
    const size_t odd_i = random_below(&check->random, lanes);
    if (odd_o < lanes) {
        kernel[odd_o * kernel_stride + odd_i * 9 + random_below(&check->random, 9)] = NAN;
    }
    const size_t output_floats = (COEFFICIENTS - 1) * output_stride + (lanes - 1) * nr + lanes;
    float* const output =
        buffer_place(buffers[TILE_OUT], output_floats * sizeof(float), lanes * sizeof(float), t->placement);
    float* const scratch = tile_place_scratch(buffers[TILE_SCRATCH], t->placement);
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
                const uint32_t bits =
                    buffer_take(buffers[TILE_OUT], &output[coefficient(f) * output_stride + i * nr + o]);
                if (o == odd_o && i == odd_i && !isnan(expected[f])) {
                    continue;
                }
                if (!check_value(check, bits, expected[f], tile_bound(roundings(KERNEL), magnitude[f]),
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

static void check_tile(struct check* check, struct buffer* buffers[TILE_BUFFERS], const struct tile_case* t) {
    const struct winograd winograd = winograd_of(check);
    if (winograd.transform->is_inverse) {
        tile_check_inverse(check, buffers, t, &winograd.algorithm, winograd.transform->has_relu);
    } else {
        tile_check_transform(check, buffers, t, &winograd.algorithm);
    }
}

static void check(struct check* check) {
    struct buffer* buffers[TILE_BUFFERS];
    tile_buffers(check, buffers);
    check_matrices(check, 6, 3, &nnp_winograd_f6x6_3x3_at[0][0], &nnp_winograd_f6x6_3x3_g[0][0],
                   &nnp_winograd_f6x6_3x3_bt[0][0]);
    check_matrices(check, 3, 6, &nnp_winograd_f3x3_6x6_at[0][0], &nnp_winograd_f3x3_6x6_g[0][0],
                   &nnp_winograd_f3x3_6x6_bt[0][0]);
    if (check->kernel.index == KERNEL_TRANSFORM) {
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
    const size_t size = transform_of(check)->size;
    const size_t windows = tile_windows(size);
    struct tile_case t;
    /* Each window with strides and data by chance; */
    for (size_t rows = 0; rows < windows; rows++) {
        for (size_t columns = 0; columns < windows; columns++) {
            for (t.placement = 0; t.placement < PLACEMENTS; t.placement++) {
                t.rows = tile_window(rows, size);
                t.columns = tile_window(columns, size);
                tile_randomize(check, &t);
                check_tile(check, buffers, &t);
            }
        }
    }
    /* the whole tile with all of them. */
    t.rows = t.columns = (struct window){0, size};
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
    const size_t lanes = check->hw->lanes, nr = check->hw->tuple_gemm.nr, kernel_stride = 9 * lanes,
                 packed_stride = nr * lanes + 16;
    float* const kernel =
        buffer_place(buffers[TILE_IN], lanes * kernel_stride * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
    float* const output =
        buffer_place(buffers[TILE_OUT], COEFFICIENTS * packed_stride * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
    float* const scratch = tile_place_scratch(buffers[TILE_SCRATCH], PLACE_AT_START);
    memset(kernel, 0, lanes * kernel_stride * sizeof(float));
    bench_call(check, "lanes x lanes", 5,
               (uintptr_t[]){POINTER(kernel), kernel_stride, POINTER(output), packed_stride, POINTER(scratch)}, 0,
               (9 + COEFFICIENTS) * (double)(lanes * lanes * sizeof(float)));
}

static void bench(struct check* check) {
    if (check->kernel.index == KERNEL_TRANSFORM) {
        bench_kernels(check);
        return;
    }
    const struct winograd winograd = winograd_of(check);
    for (size_t less = 0; less < 2; less++) {
        const struct window window = {less, winograd.transform->size - less};
        const char* const what = less ? "corner, a row and column less" : "whole tile";
        if (winograd.transform->is_inverse) {
            tile_bench_inverse(check, what, &winograd.algorithm, window);
        } else {
            tile_bench_transform(check, what, &winograd.algorithm, window);
        }
    }
}

const struct check_family check_winograd = {
    .name = "winograd", .count = count, .kernel = kernel, .check = check, .bench = bench};
