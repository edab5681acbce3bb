#include "reference.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "winograd_matrices.h"

enum { TILE = 8, STEP = 6, TAPS = 3, COEFFICIENTS = TILE * TILE };

/* gamma(n) = n u / (1 - n u): the relative error of n roundings to single precision. */
static double gamma_of(size_t roundings) {
    const double nu = (double)roundings * 0x1p-24;
    return nu / (1 - nu);
}

/* A sum of n products, in any order and cut anywhere: at most n + 1 roundings of a term, and one of the bias. */
static double gemm_gamma(const struct problem* p) {
    return gamma_of(p->input_channels * p->kernel_size.height * p->kernel_size.width + 2);
}

/*
 * A one-dimensional transform sums 8 products at most, whose constants are rounded: 9 roundings of a term in any order
 * that does not cancel. Three two-dimensional transforms do so twice each; between them, each term is multiplied and
 * added to the sum over channels (at most input_channels + 1 roundings); the bias is one more addition.
 */
static double winograd_gamma(const struct problem* p) { return gamma_of(3 * 2 * 9 + p->input_channels + 2); }

/*
 * What flushing denormals in a transform adds to an element of its result: fewer than 16 operations an element, each
 * FLT_MIN at most, and every flushed input, times the absolute sums of a row of the matrices (at most 67 each for A^T,
 * the largest) that they still go through.
 */
static const double TRANSFORM_FLUSH = (67.0 * 67.0 + 16 * 67.0 + 16) * FLT_MIN;

static void* allocate(size_t count, size_t size) {
    void* const memory = calloc(count, size);
    if (memory == NULL) abort();
    return memory;
}

/* |M| in |M^T| for a matrix M [m][n]. */
static void transform_magnitudes(size_t m, size_t n, const double* matrix, const double* in, double* out) {
    double half[COEFFICIENTS] = {0};
    for (size_t y = 0; y < m; y++) {
        for (size_t i = 0; i < n; i++) {
            for (size_t x = 0; x < n; x++)
                half[y * n + x] += fabs(matrix[y * n + i]) * in[i * n + x];
        }
    }
    for (size_t y = 0; y < m; y++) {
        for (size_t x = 0; x < m; x++) {
            double sum = 0;
            for (size_t i = 0; i < n; i++)
                sum += fabs(matrix[x * n + i]) * half[y * n + i];
            out[y * m + x] = sum;
        }
    }
}

struct tiles {
    size_t y, x;    /* how many */
    double* inputs; /* |B^T| |d| |B| [image][tile][input channel][coefficient] */
};

static struct tiles transform_inputs(const struct problem* p, const float* input) {
    const struct nnp_size size = p->input_size;
    const size_t height = p->input_padding.top + size.height + p->input_padding.bottom - (TAPS - 1);
    const size_t width = p->input_padding.left + size.width + p->input_padding.right - (TAPS - 1);
    struct tiles tiles = {.y = (height + STEP - 1) / STEP, .x = (width + STEP - 1) / STEP};
    const size_t count = p->batch_size * tiles.y * tiles.x;
    tiles.inputs = allocate(count * p->input_channels, COEFFICIENTS * sizeof(double));
    for (size_t t = 0; t < count; t++) {
        const size_t image = t / (tiles.y * tiles.x);
        const size_t first_y = t / tiles.x % tiles.y * STEP - p->input_padding.top;
        const size_t first_x = t % tiles.x * STEP - p->input_padding.left;
        for (size_t c = 0; c < p->input_channels; c++) {
            const float* const channel = input + (image * p->input_channels + c) * size.height * size.width;
            double tile[COEFFICIENTS] = {0};
            for (size_t i = 0; i < COEFFICIENTS; i++) {
                /* Pixels in the padding wrap around to large numbers. */
                const size_t y = first_y + i / TILE, x = first_x + i % TILE;
                if (y < size.height && x < size.width) tile[i] = fabs((double)channel[y * size.width + x]);
            }
            transform_magnitudes(TILE, TILE, &nnp_winograd_f6x6_3x3_bt[0][0], tile,
                                 tiles.inputs + (t * p->input_channels + c) * COEFFICIENTS);
        }
    }
    return tiles;
}

/* Bounds of one plane for wt8x8. */
static void bound_winograd(const struct problem* p, const struct tiles* tiles, const float* kernel, double bias,
                           size_t image, double* bounds) {
    const struct nnp_size size = problem_output_size(p);
    const double gamma = winograd_gamma(p);
    double* const kernels = allocate(p->input_channels, COEFFICIENTS * sizeof(double));
    for (size_t c = 0; c < p->input_channels; c++) {
        double taps[TAPS * TAPS];
        for (size_t i = 0; i < TAPS * TAPS; i++)
            taps[i] = fabs((double)kernel[c * TAPS * TAPS + i]);
        transform_magnitudes(TILE, TAPS, &nnp_winograd_f6x6_3x3_g[0][0], taps, kernels + c * COEFFICIENTS);
    }
    for (size_t t = 0; t < tiles->y * tiles->x; t++) {
        const double* const inputs =
            tiles->inputs + (image * tiles->y * tiles->x + t) * p->input_channels * COEFFICIENTS;
        double sums[COEFFICIENTS] = {0}, tile[STEP * STEP];
        for (size_t c = 0; c < p->input_channels; c++) {
            const double* const u = kernels + c * COEFFICIENTS;
            const double* const v = inputs + c * COEFFICIENTS;
            for (size_t f = 0; f < COEFFICIENTS; f++) {
                sums[f] += gamma * u[f] * v[f] + TRANSFORM_FLUSH * (u[f] + v[f]) + 2 * FLT_MIN;
            }
        }
        transform_magnitudes(STEP, TILE, &nnp_winograd_f6x6_3x3_at[0][0], sums, tile);
        for (size_t i = 0; i < STEP * STEP; i++) {
            const size_t full_y = t / tiles->x * STEP + i / STEP, full_x = t % tiles->x * STEP + i % STEP;
            const size_t y = full_y / p->subsampling.height, x = full_x / p->subsampling.width;
            if (full_y % p->subsampling.height != 0 || full_x % p->subsampling.width != 0) continue;
            if (y >= size.height || x >= size.width) continue;
            bounds[y * size.width + x] = tile[i] + gamma * fabs(bias) + TRANSFORM_FLUSH;
        }
    }
    free(kernels);
}

/* The outputs from *first to before *end have input pixels for kernel element `tap`: 0 <= i * step + tap - padding <
 * size. */
static void find_range(size_t outputs, size_t step, size_t tap, size_t padding, size_t size, size_t* first,
                       size_t* end) {
    *first = tap < padding ? (padding - tap + step - 1) / step : 0;
    *end = size + padding > tap ? (size + padding - tap + step - 1) / step : 0;
    if (*end > outputs) *end = outputs;
}

/* Sums of one plane by the definition, and their bounds for implicit_gemm. */
static void sum_plane(const struct problem* p, const float* input, const float* kernel, double bias, double* values,
                      double* bounds) {
    const struct nnp_size size = problem_output_size(p), step = p->subsampling, image = p->input_size;
    const double gamma = gemm_gamma(p);
    for (size_t i = 0; i < size.height * size.width; i++) {
        values[i] = bias;
        bounds[i] = gamma * fabs(bias) + 2 * FLT_MIN;
    }
    const size_t taps = p->kernel_size.height * p->kernel_size.width;
    for (size_t c = 0; c < p->input_channels; c++) {
        const float* const channel = input + c * image.height * image.width;
        for (size_t tap = 0; tap < taps; tap++) {
            const double weight = kernel[c * taps + tap];
            /* A flushed weight or pixel loses FLT_MIN times the other, a flushed product or sum FLT_MIN. */
            const double factor = gamma * fabs(weight) + FLT_MIN, rest = FLT_MIN * (fabs(weight) + 2);
            size_t first_y, end_y, first_x, end_x;
            const size_t tap_y = tap / p->kernel_size.width, tap_x = tap % p->kernel_size.width;
            find_range(size.height, step.height, tap_y, p->input_padding.top, image.height, &first_y, &end_y);
            find_range(size.width, step.width, tap_x, p->input_padding.left, image.width, &first_x, &end_x);
            for (size_t y = first_y; y < end_y; y++) {
                const size_t input_y = y * step.height + tap_y - p->input_padding.top;
                for (size_t x = first_x; x < end_x; x++) {
                    const size_t input_x = x * step.width + tap_x - p->input_padding.left;
                    const double pixel = channel[input_y * image.width + input_x];
                    values[y * size.width + x] += weight * pixel;
                    bounds[y * size.width + x] += factor * fabs(pixel) + rest;
                }
            }
        }
    }
}

static void choose_planes(struct reference* reference, size_t all, struct random* random) {
    for (size_t i = 0; i < reference->planes; i++) {
        reference->numbers[i] = reference->planes == all ? i : random_below(random, all);
    }
}

void reference_compute(struct reference* r, const struct problem* p, const struct operands* operands,
                       size_t most_planes, struct random* random) {
    const struct nnp_size size = problem_output_size(p);
    const size_t all = p->batch_size * p->output_channels;
    const size_t image_elements = p->input_channels * p->input_size.height * p->input_size.width;
    const size_t kernel_elements = p->input_channels * p->kernel_size.height * p->kernel_size.width;
    *r = (struct reference){.problem = p};
    r->planes = all < most_planes ? all : most_planes;
    r->plane_elements = size.height * size.width;
    r->numbers = allocate(r->planes, sizeof(size_t));
    r->values = allocate(r->planes * r->plane_elements, sizeof(double));
    r->gemm_bounds = allocate(r->planes * r->plane_elements, sizeof(double));
    choose_planes(r, all, random);
    struct tiles tiles = {0};
    if (problem_is_3x3(p)) {
        r->winograd_bounds = allocate(r->planes * r->plane_elements, sizeof(double));
        tiles = transform_inputs(p, operands_input(operands));
    }
    for (size_t i = 0; i < r->planes; i++) {
        const size_t image = r->numbers[i] / p->output_channels, channel = r->numbers[i] % p->output_channels;
        const float* const kernel = operands_kernel(operands) + channel * kernel_elements;
        const double bias = p->has_bias ? (double)operands_bias(operands, p)[channel] : 0;
        const size_t start = i * r->plane_elements;
        sum_plane(p, operands_input(operands) + image * image_elements, kernel, bias, r->values + start,
                  r->gemm_bounds + start);
        if (problem_is_3x3(p)) bound_winograd(p, &tiles, kernel, bias, image, r->winograd_bounds + start);
        for (size_t j = start; p->activation == nnp_activation_relu && j < start + r->plane_elements; j++) {
            if (r->values[j] < 0) r->values[j] = 0;
        }
    }
    free(tiles.inputs);
}

void reference_release(struct reference* r) {
    free(r->numbers);
    free(r->values);
    free(r->gemm_bounds);
    free(r->winograd_bounds);
}

/*
 * Where a bound is not finite, the definition itself tells what implicit_gemm must give. In wt8x8, a NaN or infinity
 * may spread over its tile, and must reach the outputs that depend on it.
 */
static bool agrees(const struct reference* r, size_t i, float actual, enum nnp_convolution_algorithm algorithm) {
    const double expected = r->values[i];
    double bound = r->gemm_bounds[i];
    if (r->winograd_bounds != NULL && algorithm != nnp_convolution_algorithm_implicit_gemm) {
        bound =
            algorithm == nnp_convolution_algorithm_auto ? fmax(bound, r->winograd_bounds[i]) : r->winograd_bounds[i];
        if (!isfinite(r->winograd_bounds[i])) {
            return isfinite(expected) || r->problem->activation == nnp_activation_relu || !isfinite(actual);
        }
    }
    if (!isfinite(bound)) return isnan(expected) ? isnan(actual) : actual == expected;
    return fabs((double)actual - expected) <= bound && !(r->problem->activation == nnp_activation_relu && actual < 0);
}

bool reference_compare(struct test* test, const struct reference* r, const struct operands* operands,
                       enum nnp_convolution_algorithm algorithm) {
    const size_t width = problem_output_size(r->problem).width;
    for (size_t i = 0; i < r->planes * r->plane_elements; i++) {
        const size_t plane = r->numbers[i / r->plane_elements], pixel = i % r->plane_elements;
        const float actual = operands_output(operands)[plane * r->plane_elements + pixel];
        if (agrees(r, i, actual, algorithm)) continue;
        test_fail(test, "image %zu, channel %zu, row %zu, column %zu is %.9g, expected %.9g +- %.3g (or %.3g by wt8x8)",
                  plane / r->problem->output_channels, plane % r->problem->output_channels, pixel / width,
                  pixel % width, (double)actual, r->values[i], r->gemm_bounds[i],
                  r->winograd_bounds != NULL ? r->winograd_bounds[i] : (double)NAN);
        return false;
    }
    if (!buffer_is_tidy(&operands->output)) {
        test_fail(test, "something was written before the output");
        return false;
    }
    return true;
}
