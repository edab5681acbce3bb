#include "reference.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "transform.h"
#include "winograd_matrices.h"

enum { MAX_TILE = 16, COEFFICIENTS = 15 * 15 };

/* gamma(n) = n u / (1 - n u): the relative error of n roundings to single precision. */
static double gamma_of(size_t roundings) {
    const double nu = (double)roundings * 0x1p-24;
    return nu / (1 - nu);
}

static void* allocate(size_t count, size_t size) {
    void* const memory = calloc(count, size);
    if (memory == NULL) abort();
    return memory;
}

static size_t pixels(struct nnp_size size) { return size.height * size.width; }

/* Channels of the images that a sum runs over, or images of a kernel gradient. */
static size_t summed_planes(const struct problem* p) {
    const size_t counts[PASSES] = {problem_group_inputs(p), problem_group_outputs(p), p->batch_size};
    return counts[p->pass];
}

/* ---- Bounds of transforms of tiles ---- */

/*
 * An output or input gradient is a convolution of tiles of source images (left operands) with kernels (right ones),
 * summed over channels; a kernel gradient one of tiles of the input with tiles of the output's gradient, summed over
 * tiles. What a bound needs to know of an operand are its features:
 *
 * - Winograd: the coefficients of the transforms of magnitudes, |B^T| |d| |B| and |G| |g| |G^T|. A one-dimensional
 *   transform sums 8 products at most, whose constants are rounded: 9 roundings of a term in any order that does not
 *   cancel. Three two-dimensional transforms do so twice each; between them, each term is multiplied and added to a sum
 *   of n (at most n + 1 roundings, and no more if parts of the sum are transformed back and added then); the bias is
 *   one more addition. Those of rows or columns sum 12 products at most, once each, which is less.
 *
 * - Fourier: the norms |d|_1 and |d|_2 (|g|_1, |g|_2) of the tile of N = n x n pixels. A radix-2 transform has 2 log2 n
 *   levels, each of which errs by at most eta = mu + gamma(4) (sqrt(2) + mu) < 8 u in the 2-norm, relatively, where mu
 *   is the error of its constants (Higham, Accuracy and Stability of Numerical Algorithms, theorem 24.2); larger
 *   radices have fewer and better ones. Real transforms are complex ones of two rows at once, which takes another level
 *   to take them apart, in each operand and in the result: epsilon = gamma(8 (2 log2 n + 2)). Then, with D the
 *   transform of d, |D|_2 = n |d|_2:
 *     - products of transforms that err by epsilon each, summed over the result: by Cauchy's inequality, an element of
 *       the inverse is off by |(dD) G|_1 / N <= |dD|_2 |G|_2 / N = epsilon |d|_2 |g|_2 for each operand;
 *     - a complex sum of m products makes 2 m + 1 roundings of each real term, which err by sqrt(2) gamma(2 m + 2) |D|
 *       |G| in each coefficient. By Gauss's form, it is made of three real sums, whose terms are rounded m + 5 times at
 *       most and are as large as sqrt(2) |D| |G|, two sums to each part: 4 gamma(m + 5) |D| |G|, which is more. It
 *       reaches an element as 4 gamma(m + 5) |d|_2 |g|_2;
 *     - the inverse errs by epsilon times the 2-norm of all its results, the cyclic convolution, which is at most
 *       min(|d|_1 |g|_2, |d|_2 |g|_1) by Young's inequality; or by epsilon n |bias|, if the bias went through it.
 *   Products of such errors make up less than a hundredth more.
 */
struct tiling {
    const struct problem* problem;
    enum method method;
    const struct nnp_winograd* winograd; /* NULL: Fourier */
    /* Images end in as many tiles of a result less as cover them, [of fewer rows][of fewer columns]. */
    const struct nnp_winograd* edges[2][2];
    struct nnp_size tile;
    size_t features;         /* of a tile at most */
    size_t y, x;             /* tiles of an image, */
    size_t whole_y, whole_x; /* of which so many are whole */
    size_t top, left;
    struct nnp_size step;
    const float* images; /* left operands */
    struct nnp_size image_size;
    const float* right_images; /* of a kernel gradient */
    double** left_features;    /* [plane of images]: [tile][feature], or NULL while unknown */
    double** right_features;
    size_t left_planes, right_planes;
    double gamma; /* of a product's terms */
    double inverse_gamma;
};

/*
 * What flushing denormals in a Winograd transform adds to an element of its result: fewer than 16 operations an
 * element, each FLT_MIN at most, and every flushed input, times the absolute sums of a row of the matrices (less than
 * 68 each for A^T, the largest) that they still go through. Of lines, fewer than 24 operations, and once less than 600.
 */
static const double TRANSFORM_FLUSH = (68.0 * 68.0 + 16 * 68.0 + 16) * FLT_MIN;

/* The same in a Fourier transform: less than 10 operations on each of 10 levels, which grow by n x n at most. */
static double fourier_flush(const struct tiling* t) { return 100.0 * (double)pixels(t->tile) * FLT_MIN; }

/* M [rows][columns] */
struct matrix {
    size_t rows, columns;
    const double* elements;
};

static struct matrix bt_of(const struct nnp_filtering* f) { return (struct matrix){f->tile, f->tile, f->bt}; }
static struct matrix g_of(const struct nnp_filtering* f) { return (struct matrix){f->tile, f->taps, f->g}; }
static struct matrix at_of(const struct nnp_filtering* f) { return (struct matrix){f->outputs, f->tile, f->at}; }

/* |v| in |h^T|. */
static void transform_magnitudes(struct matrix v, struct matrix h, const double* in, double* out) {
    double half[COEFFICIENTS] = {0};
    for (size_t y = 0; y < v.rows; y++) {
        for (size_t i = 0; i < v.columns; i++) {
            for (size_t x = 0; x < h.columns; x++)
                half[y * h.columns + x] += fabs(v.elements[y * v.columns + i]) * in[i * h.columns + x];
        }
    }
    for (size_t y = 0; y < v.rows; y++) {
        for (size_t x = 0; x < h.rows; x++) {
            double sum = 0;
            for (size_t i = 0; i < h.columns; i++)
                sum += fabs(h.elements[x * h.columns + i]) * half[y * h.columns + i];
            out[y * h.rows + x] = sum;
        }
    }
}

/* Magnitudes of a rectangle of a plane, zeros outside of it; coordinates before the plane wrap around to large ones. */
static void cut(const float* plane, struct nnp_size size, size_t first_y, size_t first_x, struct nnp_size extent,
                double* out) {
    for (size_t i = 0; i < pixels(extent); i++) {
        const size_t y = first_y + i / extent.width, x = first_x + i % extent.width;
        out[i] = y < size.height && x < size.width ? fabs((double)plane[y * size.width + x]) : 0;
    }
}

/* The algorithm of a tile: of an image, or of a kernel that multiplies it. */
static const struct nnp_winograd* winograd_of_tile(const struct tiling* t, size_t tile) {
    return t->edges[tile / t->x >= t->whole_y][tile % t->x >= t->whole_x];
}

/* Where the results of the tile after `whole` ones and some others begin. */
static size_t start_of(size_t tile, size_t whole, size_t step) {
    return tile <= whole ? tile * step : tile * step - (tile - whole);
}

static size_t first_row(const struct tiling* t, size_t tile) {
    return start_of(tile / t->x, t->whole_y, t->step.height);
}

static size_t first_column(const struct tiling* t, size_t tile) {
    return start_of(tile % t->x, t->whole_x, t->step.width);
}

static void find_features(const struct nnp_winograd* w, bool is_right, struct nnp_size extent, const double* magnitudes,
                          double* features) {
    if (w != NULL) {
        if (is_right) transform_magnitudes(g_of(&w->vertical), g_of(&w->horizontal), magnitudes, features);
        if (!is_right) transform_magnitudes(bt_of(&w->vertical), bt_of(&w->horizontal), magnitudes, features);
        return;
    }
    features[0] = features[1] = 0;
    for (size_t i = 0; i < pixels(extent); i++) {
        features[0] += magnitudes[i];
        features[1] += magnitudes[i] * magnitudes[i];
    }
    features[1] = sqrt(features[1]);
}

/*
 * In half precision, each coefficient is scaled and rounded to a half, of any size and at least to a multiple of 2^-24;
 * each term is rounded with half of its block's sum, likewise. Sums that may be too large for halves have no bound.
 */
static const double HALF_ROUNDING = 0x1p-11, HALF_DENORMAL = 0x1p-25, HALF_LARGEST = 65504;

static double half_gamma(void) {
    const double nu = (2 + NNP_HALF_REDUCTION / 2.0) * HALF_ROUNDING;
    return nu / (1 - nu);
}

static double half_error(const struct tiling* t, size_t feature, double left, double right) {
    const struct nnp_hw* hw = nnp_machine()->hw;
    const double product = left * right, gamma = half_gamma();
    left *= hw->half.left_scales[feature];
    right *= hw->half.right_scales[feature];
    if (left > HALF_LARGEST / 2 || right > HALF_LARGEST / 2) return INFINITY;
    return (t->gamma + gamma + t->gamma * gamma) * product + 1.1 * HALF_DENORMAL * (left + right + 1);
}

/* Adds what one product contributes to the error, before the inverse transform. */
static void add_product(const struct tiling* t, const struct nnp_winograd* w, const double* left, const double* right,
                        double* sums) {
    if (t->method == METHOD_WT8X8_HALF) {
        for (size_t f = 0; f < t->features; f++)
            sums[f] += half_error(t, f, left[f], right[f]);
        return;
    }
    if (w != NULL) {
        for (size_t f = 0; f < w->vertical.tile * w->horizontal.tile; f++)
            sums[f] += t->gamma * left[f] * right[f] + TRANSFORM_FLUSH * (left[f] + right[f]) + 2 * FLT_MIN;
        return;
    }
    sums[0] += t->gamma * left[1] * right[1] + t->inverse_gamma * fmin(left[0] * right[1], left[1] * right[0]) +
               fourier_flush(t) * (left[1] + right[1] + 1);
    /* fmin prefers numbers. */
    if (isnan(left[0]) || isnan(right[0])) sums[0] = NAN;
}

/* The errors of a tile's results. */
static void find_errors(const struct tiling* t, const struct nnp_winograd* w, const double* sums,
                        struct nnp_size extent, double* errors) {
    if (w != NULL) {
        double finite[COEFFICIENTS];
        for (size_t f = 0; f < w->vertical.tile * w->horizontal.tile; f++) {
            const bool is_too_large = t->method == METHOD_WT8X8_HALF && sums[f] > half_gamma() * HALF_LARGEST / 2;
            finite[f] = is_too_large ? INFINITY : sums[f];
        }
        transform_magnitudes(at_of(&w->vertical), at_of(&w->horizontal), finite, errors);
    } else {
        for (size_t i = 0; i < pixels(extent); i++)
            errors[i] = sums[0];
    }
}

static double bias_error(const struct tiling* t, double bias) {
    if (t->winograd != NULL) return t->gamma * fabs(bias) + TRANSFORM_FLUSH;
    return (t->inverse_gamma * (double)t->tile.width + gamma_of(2)) * fabs(bias) + fourier_flush(t);
}

/* Outputs of 3x3 kernels by 2, that have tiles of their own. NULL: there are none. */
static const struct nnp_winograd* winograd_by_2(enum method method, const struct problem* p) {
    const bool is_by_2 = p->stride.height == 2 && p->stride.width == 2 && pixels(p->kernel_size) == 9 &&
                         p->kernel_size.width == 3 && p->pass == PASS_OUTPUT;
    if (!is_by_2 || problem_group_inputs(p) < nnp_machine()->hw->lanes) return NULL;
    return method == METHOD_WT8X8   ? &nnp_winograd_f7x7_3x3_by_2
           : method == METHOD_WT6X6 ? &nnp_winograd_f5x5_3x3_by_2
           : method == METHOD_WT4X4 ? &nnp_winograd_f3x3_3x3_by_2
                                    : NULL;
}

/* The Winograd algorithm of a method; NULL: it is another. */
static const struct nnp_winograd* winograd_of(enum method method, const struct problem* p) {
    const struct nnp_size kernel = p->kernel_size;
    const enum pass pass = p->pass;
    const bool is_column = kernel.width == 1;
    if (p->stride.width != 1) return winograd_by_2(method, p);
    switch (method) {
        case METHOD_WT8X8:
        case METHOD_WT8X8_HALF:
            if (pass == PASS_KERNEL_GRADIENT) return &nnp_winograd_f3x3_6x6;
            return kernel.width == 2   ? &nnp_winograd_f7x7_2x2
                   : kernel.width == 3 ? &nnp_winograd_f6x6_3x3
                                       : &nnp_winograd_f5x5_4x4;
        case METHOD_WT8X8_5X5:
            return &nnp_winograd_f4x4_5x5;
        case METHOD_WT7X7:
            return &nnp_winograd_f5x5_3x3;
        case METHOD_WT6X6:
            return kernel.width == 2 ? &nnp_winograd_f5x5_2x2 : &nnp_winograd_f4x4_3x3;
        case METHOD_WT4X4:
            return kernel.width == 2 ? &nnp_winograd_f3x3_2x2 : &nnp_winograd_f2x2_3x3;
        case METHOD_WT6:
            return is_column ? &nnp_winograd_f4x1_3x1 : &nnp_winograd_f1x4_1x3;
        case METHOD_WT8:
            if (pixels(kernel) == 5) return is_column ? &nnp_winograd_f4x1_5x1 : &nnp_winograd_f1x4_1x5;
            return is_column ? &nnp_winograd_f6x1_3x1 : &nnp_winograd_f1x6_1x3;
        case METHOD_WT12:
            return is_column ? &nnp_winograd_f6x1_7x1 : &nnp_winograd_f1x6_1x7;
        default:
            return NULL;
    }
}

/* Those of whole tiles, and at edges, if they have some. */
static void find_edges(struct tiling* t, struct nnp_size target) {
    static const struct nnp_winograd* const edges[][2][2] = {
        {{&nnp_winograd_f6x6_3x3, &nnp_winograd_f6x5_3x3_of_8x8},
         {&nnp_winograd_f5x6_3x3_of_8x8, &nnp_winograd_f5x5_3x3_of_8x8}},
        {{&nnp_winograd_f4x4_5x5, &nnp_winograd_f4x3_5x5_of_8x8},
         {&nnp_winograd_f3x4_5x5_of_8x8, &nnp_winograd_f3x3_5x5_of_8x8}},
        {{&nnp_winograd_f5x5_3x3, &nnp_winograd_f5x4_3x3_of_7x7},
         {&nnp_winograd_f4x5_3x3_of_7x7, &nnp_winograd_f4x4_3x3_of_7x7}},
        {{&nnp_winograd_f4x4_3x3, &nnp_winograd_f4x3_3x3_of_6x6},
         {&nnp_winograd_f3x4_3x3_of_6x6, &nnp_winograd_f3x3_3x3_of_6x6}},
        {{&nnp_winograd_f2x2_3x3, &nnp_winograd_f2x1_3x3_of_4x4},
         {&nnp_winograd_f1x2_3x3_of_4x4, &nnp_winograd_f1x1_3x3_of_4x4}},
    };
    t->edges[0][0] = t->winograd;
    t->whole_y = t->y;
    t->whole_x = t->x;
    if (t->method == METHOD_WT8X8_HALF || t->problem->pass == PASS_KERNEL_GRADIENT) return;
    for (size_t i = 0; i < sizeof edges / sizeof edges[0]; i++) {
        if (edges[i][0][0] != t->winograd) continue;
        memcpy(t->edges, edges[i], sizeof t->edges);
        while (t->whole_y > 0 && start_of(t->y, t->whole_y - 1, t->step.height) >= target.height)
            t->whole_y--;
        while (t->whole_x > 0 && start_of(t->x, t->whole_x - 1, t->step.width) >= target.width)
            t->whole_x--;
    }
}

static struct tiling make_tiling(const struct problem* p, enum method method, const struct operands* operands) {
    const struct nnp_size kernel = p->kernel_size, output = problem_output_size(p);
    const struct nnp_padding padding = p->input_padding;
    struct tiling t = {.problem = p, .method = method, .winograd = winograd_of(method, p)};
    const size_t fourier_tile = method == METHOD_FT16X16 ? 16 : 8;
    t.tile = t.winograd == NULL
                 ? (struct nnp_size){fourier_tile, fourier_tile}
                 : (struct nnp_size){.width = t.winograd->horizontal.tile, .height = t.winograd->vertical.tile};
    t.features = t.winograd != NULL ? pixels(t.tile) : 2;
    t.step = (struct nnp_size){.width = (t.tile.width - kernel.width) / p->stride.width + 1,
                               .height = (t.tile.height - kernel.height) / p->stride.height + 1};
    struct nnp_size target = output;
    if (p->pass == PASS_INPUT_GRADIENT) {
        t.top = kernel.height - 1 - padding.top;
        t.left = kernel.width - 1 - padding.left;
        t.images = operands_output(operands);
        t.image_size = output;
        t.left_planes = p->batch_size * p->output_channels;
        target = p->input_size;
    } else {
        t.top = padding.top;
        t.left = padding.left;
        t.images = operands_input(operands);
        t.image_size = p->input_size;
        t.left_planes = p->batch_size * p->input_channels;
    }
    if (p->pass == PASS_KERNEL_GRADIENT) {
        t.right_images = operands_output(operands);
        t.right_planes = p->batch_size * p->output_channels;
    }
    t.y = (target.height + t.step.height - 1) / t.step.height;
    t.x = (target.width + t.step.width - 1) / t.step.width;
    find_edges(&t, target);
    t.left_features = allocate(t.left_planes, sizeof(double*));
    t.right_features = allocate(t.right_planes + 1, sizeof(double*));

    const size_t terms = summed_planes(p) * (p->pass == PASS_KERNEL_GRADIENT ? t.y * t.x : 1);
    if (t.winograd != NULL) {
        t.gamma = gamma_of(3 * 2 * 9 + terms + 3);
    } else {
        const double epsilon = gamma_of(8 * (2 * (size_t)log2((double)t.tile.width) + 2));
        t.gamma = 1.01 * (2 * epsilon + 4 * gamma_of(terms + 5));
        t.inverse_gamma = 1.01 * epsilon;
    }
    return t;
}

static void release_tiling(struct tiling* t) {
    for (size_t i = 0; i < t->left_planes; i++)
        free(t->left_features[i]);
    for (size_t i = 0; i < t->right_planes; i++)
        free(t->right_features[i]);
    free(t->left_features);
    free(t->right_features);
}

/* Features of all tiles of a plane of left or right images, kept for the next time. */
static const double* features_of_plane(const struct tiling* t, bool is_right, size_t plane) {
    double** const known = is_right ? &t->right_features[plane] : &t->left_features[plane];
    if (*known != NULL) return *known;
    const struct nnp_size size = is_right ? problem_output_size(t->problem) : t->image_size;
    const struct nnp_size stride = t->problem->stride;
    const float* const image = (is_right ? t->right_images : t->images) + plane * pixels(size);
    double magnitudes[MAX_TILE * MAX_TILE];
    *known = allocate(t->y * t->x * t->features, sizeof(double));
    for (size_t i = 0; i < t->y * t->x; i++) {
        const struct nnp_winograd* const w = winograd_of_tile(t, i);
        const struct nnp_size tile =
            w == NULL ? t->tile : (struct nnp_size){.height = w->vertical.tile, .width = w->horizontal.tile};
        const struct nnp_size extent = is_right ? t->step : tile;
        cut(image, size, first_row(t, i) * stride.height - (is_right ? 0 : t->top),
            first_column(t, i) * stride.width - (is_right ? 0 : t->left), extent, magnitudes);
        find_features(w, is_right, extent, magnitudes, *known + i * t->features);
    }
    return *known;
}

/* A channel of a group of channels, as a plane of a batch of images. */
static size_t plane_of(size_t image, size_t channels, size_t groups, size_t group, size_t channel) {
    return image * channels + group * (channels / groups) + channel;
}

/* Bounds of one plane of an output or input gradient. */
static void bound_image(const struct tiling* t, size_t plane, const struct operands* operands, double* bounds) {
    const struct problem* const p = t->problem;
    const bool is_output = p->pass == PASS_OUTPUT;
    const size_t sources = summed_planes(p), inputs = problem_group_inputs(p);
    const size_t targets = is_output ? problem_group_outputs(p) : inputs;
    const size_t channels = targets * p->groups, channel = plane % channels, image = plane / channels;
    const size_t group = channel / targets, taps = pixels(p->kernel_size);
    const double bias = is_output && p->has_bias ? (double)operands_bias(operands, p)[channel] : 0;
    enum { KINDS = 4 };
    double* const kernels = allocate(sources, KINDS * t->features * sizeof(double));
    const double** const images = allocate(sources, sizeof(double*));
    for (size_t c = 0; c < sources; c++) {
        const size_t output = is_output ? channel : group * sources + c, input = is_output ? c : channel % targets;
        double magnitudes[MAX_TILE * MAX_TILE];
        cut(operands_kernel(operands) + (output * inputs + input) * taps, p->kernel_size, 0, 0, p->kernel_size,
            magnitudes);
        for (size_t i = 0; !is_output && i < taps / 2; i++) { /* rotated */
            const double magnitude = magnitudes[i];
            magnitudes[i] = magnitudes[taps - 1 - i];
            magnitudes[taps - 1 - i] = magnitude;
        }
        for (size_t kind = 0; kind < KINDS; kind++) {
            const struct nnp_winograd* const w = t->edges[kind / 2][kind % 2];
            double* const features = kernels + (kind * sources + c) * t->features;
            if (kind == 0 || w != NULL) find_features(w, true, p->kernel_size, magnitudes, features);
        }
        images[c] = features_of_plane(t, false, plane_of(image, sources * p->groups, p->groups, group, c));
    }
    const struct nnp_size size = is_output ? problem_output_size(p) : p->input_size;
    for (size_t i = 0; i < t->y * t->x; i++) {
        double sums[COEFFICIENTS] = {0}, errors[MAX_TILE * MAX_TILE];
        const struct nnp_winograd* const w = winograd_of_tile(t, i);
        const size_t kind = (size_t)(i / t->x >= t->whole_y) * 2 + (i % t->x >= t->whole_x);
        for (size_t c = 0; c < sources; c++)
            add_product(t, w, images[c] + i * t->features, kernels + (kind * sources + c) * t->features, sums);
        const struct nnp_size step =
            w == NULL ? t->step : (struct nnp_size){.height = w->vertical.outputs, .width = w->horizontal.outputs};
        find_errors(t, w, sums, step, errors);
        for (size_t j = 0; j < pixels(step); j++) {
            const size_t y = first_row(t, i) + j / step.width, x = first_column(t, i) + j % step.width;
            if (y < size.height && x < size.width) bounds[y * size.width + x] = errors[j] + bias_error(t, bias);
        }
    }
    free(kernels);
    free(images);
}

/*
 * A strided output or input gradient as one without a stride: channels of a group are [phase][channel], and phase (y,
 * x) is what of the padded image, and of the kernel, has these remainders by the stride.
 */
struct phases {
    struct problem problem;
    struct nnp_size count;
    struct operands operands; /* input and kernel are phases */
};

/* The element of the image, or of the kernel, that a phase has at y, x; SIZE_MAX: none. */
static size_t element_of_phase(const struct problem* p, struct nnp_size count, size_t phase, size_t y, size_t x,
                               bool is_kernel) {
    const struct nnp_size size = is_kernel ? p->kernel_size : p->input_size;
    const size_t row = y * p->stride.height + phase / count.width - (is_kernel ? 0 : p->input_padding.top);
    const size_t column = x * p->stride.width + phase % count.width - (is_kernel ? 0 : p->input_padding.left);
    return row < size.height && column < size.width ? row * size.width + column : SIZE_MAX;
}

/* Copies the phases of planes [outer][channel] to [outer][phase][channel]. */
static float* part_planes(const struct problem* p, struct nnp_size count, const float* source, size_t outer,
                          size_t channels, struct nnp_size part, bool is_kernel) {
    const size_t planes = pixels(count), elements = pixels(is_kernel ? p->kernel_size : p->input_size);
    float* const parts = allocate(outer * planes * channels * pixels(part), sizeof(float));
    for (size_t i = 0; i < outer * planes * channels * pixels(part); i++) {
        const size_t plane = i / pixels(part), place = i % pixels(part);
        const size_t channel = plane % channels, phase = plane / channels % planes;
        const size_t element = element_of_phase(p, count, phase, place / part.width, place % part.width, is_kernel);
        if (element != SIZE_MAX)
            parts[i] = source[(plane / channels / planes * channels + channel) * elements + element];
    }
    return parts;
}

static struct phases make_phases(const struct problem* p, const struct operands* operands) {
    const struct nnp_size kernel = problem_phase_size(p), output = problem_output_size(p);
    struct phases f = {.problem = *p, .operands = *operands};
    f.count.height = p->stride.height < p->kernel_size.height ? p->stride.height : p->kernel_size.height;
    f.count.width = p->stride.width < p->kernel_size.width ? p->stride.width : p->kernel_size.width;
    f.problem.stride = (struct nnp_size){1, 1};
    f.problem.input_channels *= pixels(f.count);
    f.problem.input_size =
        (struct nnp_size){.width = output.width + kernel.width - 1, .height = output.height + kernel.height - 1};
    f.problem.input_padding = (struct nnp_padding){0, 0, 0, 0};
    f.problem.kernel_size = kernel;
    const size_t channels = problem_group_inputs(p);
    f.operands.kernel.data =
        (void*)part_planes(p, f.count, operands_kernel(operands), p->output_channels, channels, kernel, true);
    f.operands.input.data = NULL;
    if (p->pass == PASS_OUTPUT) {
        f.operands.input.data = (void*)part_planes(p, f.count, operands_input(operands), p->batch_size * p->groups,
                                                   channels, f.problem.input_size, false);
    }
    return f;
}

/* Bounds of one plane of a strided input gradient; what no output read is 0. */
static void join_bounds(const struct problem* p, const struct phases* f, const struct tiling* t, size_t plane,
                        double* bounds) {
    const struct nnp_size part = f->problem.input_size;
    const size_t channels = problem_group_inputs(p), phases = pixels(f->count);
    double* const bounds_of_part = allocate(pixels(part), sizeof(double));
    for (size_t phase = 0; phase < phases; phase++) {
        bound_image(t, (plane / channels * phases + phase) * channels + plane % channels, &f->operands, bounds_of_part);
        for (size_t i = 0; i < pixels(part); i++) {
            const size_t element = element_of_phase(p, f->count, phase, i / part.width, i % part.width, false);
            if (element != SIZE_MAX) bounds[element] = bounds_of_part[i];
        }
    }
    free(bounds_of_part);
}

/* Bounds of the gradient of one kernel. */
static void bound_kernel(const struct tiling* t, size_t plane, double* bounds) {
    const struct problem* const p = t->problem;
    const size_t inputs = problem_group_inputs(p), output = plane / inputs;
    const size_t input = output / problem_group_outputs(p) * inputs + plane % inputs;
    double sums[COEFFICIENTS] = {0};
    for (size_t image = 0; image < p->batch_size; image++) {
        const double* const left = features_of_plane(t, false, image * p->input_channels + input);
        const double* const right = features_of_plane(t, true, image * p->output_channels + output);
        for (size_t i = 0; i < t->y * t->x; i++)
            add_product(t, t->winograd, left + i * t->features, right + i * t->features, sums);
    }
    find_errors(t, t->winograd, sums, p->kernel_size, bounds);
    /* Each tile may be transformed back by itself. */
    for (size_t i = 0; i < pixels(p->kernel_size); i++)
        bounds[i] += (double)(p->batch_size * t->y * t->x) * bias_error(t, 0);
}

/* ---- The definition ---- */

/* The outputs from *first to before *end have input pixels at distance `offset`: 0 <= i * step + offset - padding <
 * size. */
static void find_range(size_t outputs, size_t step, size_t offset, size_t padding, size_t size, size_t* first,
                       size_t* end) {
    *first = offset < padding ? (padding - offset - 1) / step + 1 : 0;
    *end = size + padding > offset ? (size + padding - offset - 1) / step + 1 : 0;
    if (*end > outputs) *end = outputs;
}

/* A row of one tensor's plane, in a loop over columns. */
struct row {
    size_t start;
    size_t step;
};

/*
 * Adds to a plane of the result what a plane of each operand contributes: by output[y][x] += input[..][..] *
 * kernel[v][u], each of the three can be what is asked for. A flushed operand loses FLT_MIN times the other, a flushed
 * product or sum FLT_MIN.
 */
static void add_planes(const struct problem* p, const float* first, const float* second, double gamma, double* values,
                       double* bounds) {
    const struct nnp_size output = problem_output_size(p), input = p->input_size, kernel = p->kernel_size;
    for (size_t tap = 0; tap < pixels(kernel); tap++) {
        const size_t offset_y = tap / kernel.width * p->dilation.height;
        const size_t offset_x = tap % kernel.width * p->dilation.width;
        size_t first_y, end_y, first_x, end_x;
        find_range(output.height, p->stride.height, offset_y, p->input_padding.top, input.height, &first_y, &end_y);
        find_range(output.width, p->stride.width, offset_x, p->input_padding.left, input.width, &first_x, &end_x);
        for (size_t y = first_y; y < end_y && first_x < end_x; y++) {
            const size_t input_y = y * p->stride.height + offset_y - p->input_padding.top;
            const size_t input_x = first_x * p->stride.width + offset_x - p->input_padding.left;
            const struct row in = {input_y * input.width + input_x, p->stride.width};
            const struct row out = {y * output.width + first_x, 1}, weight = {tap, 0};
            const struct row rows[PASSES][3] = {{in, weight, out}, {out, weight, in}, {in, out, weight}};
            struct row a = rows[p->pass][0], b = rows[p->pass][1], sum = rows[p->pass][2];
            for (size_t x = first_x; x < end_x; x++) {
                const double one = first[a.start], other = second[b.start];
                values[sum.start] += one * other;
                bounds[sum.start] +=
                    gamma * fabs(one * other) + FLT_MIN * fabs(one) + FLT_MIN * fabs(other) + 2 * FLT_MIN;
                a.start += a.step;
                b.start += b.step;
                sum.start += sum.step;
            }
        }
    }
}

/* A sum of n products, in any order and cut anywhere: at most n + 1 roundings of a term, and one of the bias. */
static double gemm_gamma(const struct problem* p) {
    const bool is_kernel = p->pass == PASS_KERNEL_GRADIENT;
    return gamma_of(summed_planes(p) * pixels(is_kernel ? problem_output_size(p) : p->kernel_size) + 2);
}

/* Sums of one plane by the definition, and their bounds for implicit_gemm. */
static void sum_plane(const struct problem* p, size_t plane, struct operands* operands, double* values,
                      double* bounds) {
    const size_t inputs = problem_group_inputs(p), outputs = problem_group_outputs(p), taps = pixels(p->kernel_size);
    const size_t input_pixels = pixels(p->input_size), output_pixels = pixels(problem_output_size(p));
    const float* const input = operands_input(operands);
    const float* const kernel = operands_kernel(operands);
    const float* const output = operands_output(operands);
    const double gamma = gemm_gamma(p);
    if (p->pass == PASS_OUTPUT) {
        const size_t image = plane / p->output_channels, channel = plane % p->output_channels;
        const double bias = p->has_bias ? (double)operands_bias(operands, p)[channel] : 0;
        for (size_t i = 0; i < output_pixels; i++) {
            values[i] = bias;
            bounds[i] = gamma * fabs(bias) + 2 * FLT_MIN;
        }
        for (size_t c = 0; c < inputs; c++) {
            add_planes(p, input + plane_of(image, p->input_channels, p->groups, channel / outputs, c) * input_pixels,
                       kernel + (channel * inputs + c) * taps, gamma, values, bounds);
        }
    } else if (p->pass == PASS_INPUT_GRADIENT) {
        const size_t image = plane / p->input_channels, channel = plane % p->input_channels, group = channel / inputs;
        for (size_t c = 0; c < outputs; c++) {
            const float* const taps_of = kernel + ((group * outputs + c) * inputs + channel % inputs) * taps;
            add_planes(p, output + plane_of(image, p->output_channels, p->groups, group, c) * output_pixels, taps_of,
                       gamma, values, bounds);
            /* At the edges, a number that is none may meet zeros that stand for pixels outside of the output. */
            for (size_t i = 0; i < taps; i++) {
                for (size_t j = 0; !isfinite(taps_of[i]) && j < input_pixels; j++)
                    bounds[j] = INFINITY;
            }
        }
    } else {
        const size_t channel = plane / inputs, group = channel / outputs;
        for (size_t image = 0; image < p->batch_size; image++) {
            add_planes(p, input + plane_of(image, p->input_channels, p->groups, group, plane % inputs) * input_pixels,
                       output + (image * p->output_channels + channel) * output_pixels, gamma, values, bounds);
        }
    }
}

/* ---- References ---- */

static const enum nnp_convolution_algorithm method_algorithms[METHODS] = {
    nnp_convolution_algorithm_implicit_gemm, nnp_convolution_algorithm_direct,    nnp_convolution_algorithm_wt8x8,
    nnp_convolution_algorithm_wt8x8_fp16,    nnp_convolution_algorithm_wt8x8_5x5, nnp_convolution_algorithm_wt7x7,
    nnp_convolution_algorithm_wt6x6,         nnp_convolution_algorithm_wt4x4,     nnp_convolution_algorithm_wt6,
    nnp_convolution_algorithm_wt8,           nnp_convolution_algorithm_wt12,      nnp_convolution_algorithm_ft8x8,
    nnp_convolution_algorithm_ft16x16,       nnp_convolution_algorithm_strassen};

bool reference_is_half(const struct problem* p, enum nnp_convolution_algorithm algorithm) {
    const struct nnp_size kernel = problem_phase_size(p);
    return algorithm == nnp_convolution_algorithm_wt8x8_fp16 && kernel.height == 3 && kernel.width == 3 &&
           p->pass != PASS_KERNEL_GRADIENT && nnp_has_half(nnp_machine()->hw);
}

/*
 * Direct summation has the bounds of implicit_gemm; but in kernel gradients of depthwise layers, where all rows of a
 * plane are one, zeros between rows meet pixels, so that what is no number may spread over a kernel.
 */
static void spread_over_planes(const struct reference* r, const double* gemm_bounds, double* bounds) {
    for (size_t i = 0; i < r->planes; i++) {
        bool is_finite = true;
        for (size_t j = i * r->plane_elements; j < (i + 1) * r->plane_elements; j++) {
            bounds[j] = gemm_bounds[j];
            is_finite &= isfinite(bounds[j]) != 0;
        }
        if (is_finite || r->problem->pass != PASS_KERNEL_GRADIENT) continue;
        for (size_t j = i * r->plane_elements; j < (i + 1) * r->plane_elements; j++)
            bounds[j] = INFINITY;
    }
}

/* Of a plane of inputs, the pixel that an output by a 1x1 kernel without padding reads. */
static size_t read_pixel(const struct problem* p, size_t output) {
    const size_t width = problem_output_size(p).width;
    return output / width * p->stride.height * p->input_size.width + output % width * p->stride.width;
}

/*
 * Strassen's algorithm: each product is one of sums of up to four elements, three roundings each, over half of the
 * channels, and each result one of up to five of those. What is rounded is no larger than the product of the sums of
 * four magnitudes. Channels that fill no pair of panels are as those of implicit_gemm.
 */
static void bound_strassen(const struct reference* r, struct operands* operands, double* bounds) {
    const struct problem* const p = r->problem;
    const size_t inputs = problem_group_inputs(p), outputs = problem_group_outputs(p), half = inputs / 2;
    const size_t nr = nnp_machine()->hw->sgemm_transposed.nr, paired = outputs / (2 * nr) * nr;
    const size_t size = r->plane_elements, second = size / 2;
    const float* const kernel = operands_kernel(operands);
    const double gamma = gamma_of(half + 16);
    for (size_t i = 0; i < r->planes; i++) {
        const size_t image = r->numbers[i] / p->output_channels, channel = r->numbers[i] % p->output_channels;
        const size_t group = channel / outputs, place = channel % outputs;
        const size_t partner = place < paired ? channel + paired : channel - paired;
        const double bias = p->has_bias ? fabs((double)operands_bias(operands, p)[channel]) : 0;
        for (size_t j = 0; j < size; j++) {
            double* const bound = &bounds[i * size + j];
            *bound = r->bounds[METHOD_GEMM][i * size + j];
            if (place >= 2 * paired) continue;
            const size_t other = j < size - second ? j + second : j - second;
            *bound = gamma * bias + 2 * FLT_MIN;
            for (size_t c = 0; c < half; c++) {
                double x = 0, w = 0;
                for (size_t part = 0; part < 2; part++) {
                    const size_t at = c + part * half;
                    const float* const plane =
                        operands_input(operands) +
                        plane_of(image, p->input_channels, p->groups, group, at) * pixels(p->input_size);
                    x += fabs((double)plane[read_pixel(p, j)]) + fabs((double)plane[read_pixel(p, other)]);
                    w += fabs((double)kernel[channel * inputs + at]) + fabs((double)kernel[partner * inputs + at]);
                }
                *bound += 5 * (gamma * x * w + 4 * FLT_MIN * (x + w + 1));
            }
        }
    }
}

void reference_compute(struct reference* r, const struct problem* p, struct operands* operands, size_t most_planes,
                       struct random* random) {
    const size_t counts[PASSES] = {p->batch_size * p->output_channels, p->batch_size * p->input_channels,
                                   p->output_channels * problem_group_inputs(p)};
    const struct nnp_size sizes[PASSES] = {problem_output_size(p), p->input_size, p->kernel_size};
    const size_t all = counts[p->pass];
    *r = (struct reference){.problem = p};
    r->planes = all < most_planes ? all : most_planes;
    r->plane_elements = pixels(sizes[p->pass]);
    r->numbers = allocate(r->planes, sizeof(size_t));
    r->values = allocate(r->planes * r->plane_elements, sizeof(double));
    for (size_t i = 0; i < r->planes; i++)
        r->numbers[i] = r->planes == all ? i : random_below(random, all);
    for (enum method method = 0; method < METHODS; method++) {
        if (!algorithm_fits(method_algorithms[method], p)) continue;
        if (method == METHOD_WT8X8_HALF && !reference_is_half(p, method_algorithms[method])) continue;
        double* const bounds = allocate(r->planes * r->plane_elements, sizeof(double));
        r->bounds[method] = bounds;
        if (method == METHOD_DEPTHWISE) {
            spread_over_planes(r, r->bounds[METHOD_GEMM], bounds);
            continue;
        }
        if (method == METHOD_STRASSEN) {
            bound_strassen(r, operands, bounds);
            continue;
        }
        const bool is_strided = method != METHOD_GEMM &&
                                (p->stride.height != 1 || p->stride.width != 1) && /* no gradient by the kernel */
                                winograd_by_2(method, p) == NULL;
        struct phases phases = {.problem = *p, .operands = *operands};
        if (is_strided) phases = make_phases(p, operands);
        struct tiling t = {0};
        if (method != METHOD_GEMM) t = make_tiling(&phases.problem, method, &phases.operands);
        for (size_t i = 0; i < r->planes; i++) {
            const size_t start = i * r->plane_elements;
            if (method == METHOD_GEMM) {
                sum_plane(p, r->numbers[i], operands, r->values + start, bounds + start);
            } else if (p->pass == PASS_KERNEL_GRADIENT) {
                bound_kernel(&t, r->numbers[i], bounds + start);
            } else if (is_strided && p->pass == PASS_INPUT_GRADIENT) {
                join_bounds(p, &phases, &t, r->numbers[i], bounds + start);
            } else {
                bound_image(&t, r->numbers[i], &phases.operands, bounds + start);
            }
        }
        release_tiling(&t);
        if (is_strided) {
            free(phases.operands.kernel.data);
            free(phases.operands.input.data);
        }
    }
    for (size_t i = 0; p->activation == nnp_activation_relu && i < r->planes * r->plane_elements; i++) {
        if (r->values[i] < 0) r->values[i] = 0;
    }
}

void reference_release(struct reference* r) {
    free(r->numbers);
    free(r->values);
    for (enum method method = 0; method < METHODS; method++)
        free(r->bounds[method]);
}

/* Whether an algorithm may compute by a method. */
static bool uses(const struct reference* r, enum nnp_convolution_algorithm algorithm, enum method method) {
    switch (algorithm) {
        case nnp_convolution_algorithm_auto:
            return method != METHOD_WT8X8_HALF;
        case nnp_convolution_algorithm_direct:
            return method == METHOD_GEMM || method == METHOD_DEPTHWISE;
        case nnp_convolution_algorithm_wt8x8_fp16:
            return method == (r->bounds[METHOD_WT8X8_HALF] != NULL ? METHOD_WT8X8_HALF : METHOD_WT8X8);
        default:
            return algorithm == method_algorithms[method];
    }
}

double reference_bound(const struct reference* r, size_t i, enum nnp_convolution_algorithm algorithm) {
    double largest = 0;
    for (enum method method = 0; method < METHODS; method++) {
        if (r->bounds[method] != NULL && uses(r, algorithm, method)) largest = fmax(largest, r->bounds[method][i]);
    }
    return largest;
}

/*
 * Where a bound is not finite, the definition itself tells what implicit_gemm must give (but see sum_plane). In a
 * transform, a NaN or infinity may spread over its tile, and must reach the results that depend on it.
 */
static bool agrees(const struct reference* r, size_t i, float actual, enum method method) {
    const double expected = r->values[i], bound = r->bounds[method][i];
    const bool is_relu = r->problem->activation == nnp_activation_relu;
    if (isfinite(bound)) return fabs((double)actual - expected) <= bound && !(is_relu && actual < 0);
    const bool is_exact =
        method == METHOD_GEMM || (method == METHOD_DEPTHWISE && r->problem->pass != PASS_KERNEL_GRADIENT);
    if (!is_exact) return isfinite(expected) || is_relu || !isfinite(actual);
    if (r->problem->pass == PASS_INPUT_GRADIENT && isfinite(expected)) return true;
    return isnan(expected) ? isnan(actual) : actual == expected;
}

bool reference_compare(struct test* test, const struct reference* r, struct operands* operands,
                       enum nnp_convolution_algorithm algorithm) {
    const struct buffer* const result = operands_result(operands, r->problem);
    for (size_t i = 0; i < r->planes * r->plane_elements; i++) {
        const size_t plane = r->numbers[i / r->plane_elements], pixel = i % r->plane_elements;
        const float actual = ((const float*)result->data)[plane * r->plane_elements + pixel];
        bool is_right = false;
        for (enum method method = 0; method < METHODS; method++) {
            if (r->bounds[method] != NULL && uses(r, algorithm, method)) is_right |= agrees(r, i, actual, method);
        }
        if (is_right) continue;
        test_fail(test, "plane %zu, element %zu is %.9g, expected %.9g +- %.3g", plane, pixel, (double)actual,
                  r->values[i], reference_bound(r, i, algorithm));
        return false;
    }
    if (!buffer_is_tidy(result)) {
        test_fail(test, "something was written before the result");
        return false;
    }
    return true;
}
