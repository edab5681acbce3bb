/* Fourier transforms of tiles against the definition, in double precision. */

#include <complex.h>
#include <math.h>
#include <string.h>

#include "check_tile.h"

#define MAX_TILE 16

enum form { COMPLEX_LEFT, COMPLEX_RIGHT, GAUSS_LEFT, GAUSS_RIGHT };

/* A tile algorithm, and which operand its transform makes. Products are in the form of either. */
struct fourier {
    struct tile_algorithm algorithm;
    enum form form;
};

/* ---- Definition ---- */

/* cos(2 pi k / 16); sines are those of k - 4. */
static const double cosines[MAX_TILE] = {1,  0.92387953251128675613,  0.70710678118654752440,  0.38268343236508977173,
                                         0,  -0.38268343236508977173, -0.70710678118654752440, -0.92387953251128675613,
                                         -1, -0.92387953251128675613, -0.70710678118654752440, -0.38268343236508977173,
                                         0,  0.38268343236508977173,  0.70710678118654752440,  0.92387953251128675613};

/* z e^(-2 pi i k / 16). Quarter turns take no products, whose zeros would touch a NaN. */
static double complex rotate(double complex z, size_t k) {
    const double re = creal(z), im = cimag(z);
    switch (k % MAX_TILE) {
        case 0:
            return z;
        case 4:
            return __builtin_complex(im, -re);
        case 8:
            return __builtin_complex(-re, -im);
        case 12:
            return __builtin_complex(-im, re);
        default: {
            const double c = cosines[k % MAX_TILE], s = -cosines[(k + 3 * MAX_TILE / 4) % MAX_TILE];
            return __builtin_complex(re * c - im * s, re * s + im * c);
        }
    }
}

/* out = in, n x n, transformed in its rows, and transposed: so that twice is in both dimensions. */
static void transform_rows(size_t n, const double complex* in, double complex* out) {
    const size_t step = MAX_TILE / n;
    for (size_t u = 0; u < n; u++) {
        for (size_t y = 0; y < n; y++) {
            double complex sum = 0;
            for (size_t x = 0; x < n; x++)
                sum += rotate(in[y * n + x], u * x * step);
            out[u * n + y] = sum;
        }
    }
}

/* out = the n x n discrete Fourier transform of in. */
static void transform(size_t n, const double complex* in, double complex* out) {
    double complex half[TILE_ELEMENTS];
    transform_rows(n, in, half);
    transform_rows(n, half, out);
}

/* Row v and column u of a complex coefficient: columns 0 and n / 2, between their real ones; then columns between. */
static void place_of(size_t c, size_t n, size_t* v, size_t* u) {
    const size_t half = n / 2 - 1;
    *u = c < 2 * half ? c / half * (n / 2) : 1 + (c - 2 * half) / n;
    *v = c < 2 * half ? 1 + c % half : (c - 2 * half) % n;
}

static size_t complex_coefficients(size_t n) { return (n / 2 - 1) * (n + 2); }

static void transform_tile(const struct tile_algorithm* algorithm, const double* tile, double* coefficients,
                           double* magnitudes) {
    const enum form form = ((const struct fourier*)algorithm)->form;
    const size_t n = algorithm->tile.rows;
    double complex d[TILE_ELEMENTS], all[TILE_ELEMENTS];
    double magnitude = 0;
    for (size_t i = 0; i < n * n; i++) {
        d[i] = tile[i];
        magnitude += fabs(tile[i]);
    }
    transform(n, d, all);
    for (size_t f = 0; f < algorithm->coefficients; f++) {
        magnitudes[f] = 2 * magnitude; /* numbers of Gauss' form are sums of two parts */
    }
    for (size_t f = 0; f < 4; f++) {
        coefficients[f] = creal(all[f % 2 * (n / 2) * n + f / 2 * (n / 2)]);
    }
    double* next = &coefficients[4];
    for (size_t c = 0; c < complex_coefficients(n); c++) {
        size_t v, u;
        place_of(c, n, &v, &u);
        const double re = creal(all[v * n + u]), im = cimag(all[v * n + u]);
        if (form == GAUSS_LEFT) {
            *next++ = re + im;
        }
        *next++ = re;
        *next++ = form == COMPLEX_LEFT || form == GAUSS_LEFT ? im : form == COMPLEX_RIGHT ? -im : -im - re;
        if (form == GAUSS_RIGHT) {
            *next++ = re - im;
        }
    }
}

static void invert_tile(const struct tile_algorithm* algorithm, const double* coefficients, double* tile,
                        double* magnitudes) {
    const enum form form = ((const struct fourier*)algorithm)->form;
    const size_t n = algorithm->tile.rows;
    double complex all[TILE_ELEMENTS], d[TILE_ELEMENTS];
    double magnitude = 0;
    for (size_t f = 0; f < 4; f++) {
        all[f % 2 * (n / 2) * n + f / 2 * (n / 2)] = coefficients[f];
        magnitude += fabs(coefficients[f]);
    }
    const double* next = &coefficients[4];
    for (size_t c = 0; c < complex_coefficients(n); c++) {
        size_t v, u;
        place_of(c, n, &v, &u);
        double complex z;
        if (form == COMPLEX_LEFT || form == COMPLEX_RIGHT) {
            z = __builtin_complex(next[0], next[1]);
            magnitude += 2 * (fabs(next[0]) + fabs(next[1]));
            next += 2;
        } else {
            z = __builtin_complex(next[0] - next[2], next[0] + next[1]);
            magnitude += 2 * (2 * fabs(next[0]) + fabs(next[1]) + fabs(next[2]));
            next += 3;
        }
        /* The inverse transform is the conjugate of the conjugate's transform. */
        all[v * n + u] = conj(z);
        all[(n - v) % n * n + (n - u) % n] = z;
    }
    transform(n, all, d);
    for (size_t i = 0; i < n * n; i++) {
        tile[i] = creal(d[i]) / (double)(n * n);
        magnitudes[i] = magnitude / (double)(n * n);
    }
}

/* ---- The family ---- */

enum { LEFT, RIGHT, OUTPUT, OUTPUT_WITH_RELU, TRANSFORMS };

#define SIZES 2
#define FORMS 2

static const size_t sizes[SIZES] = {8, 16};

/* In each dimension, log2 n levels of a butterfly, a rotation and its rounded factor; factors of Gauss' form at the
 * end. Real and imaginary parts mix in rotations, so that terms may be sqrt(2) as large; twice that in all, in a
 * dimension. */
static struct fourier fourier_of(size_t index) {
    const size_t n = sizes[index / TRANSFORMS / FORMS], levels = n == 8 ? 3 : 4;
    const bool gauss = index / TRANSFORMS % FORMS != 0;
    const bool right = index % TRANSFORMS == RIGHT;
    const size_t coefficients = 4 + (gauss ? 3 : 2) * complex_coefficients(n);
    return (struct fourier){
        .algorithm = {.tile = {n, n},
                      .coefficients = coefficients,
                      .column = coefficients,
                      .pitch = coefficients,
                      .roundings = 2 * 2 * 3 * levels + 1,
                      .transform = transform_tile,
                      .invert = invert_tile},
        .form = gauss ? (right ? GAUSS_RIGHT : GAUSS_LEFT) : (right ? COMPLEX_RIGHT : COMPLEX_LEFT),
    };
}

static size_t count(const struct nnp_hw* hw) {
    (void)hw;
    return SIZES * FORMS * TRANSFORMS;
}

static check_function* kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    static const char* const forms[FORMS] = {"complex", "gauss"};
    static const char* const transforms[TRANSFORMS] = {"left", "right", "output_with_bias",
                                                       "output_with_bias_with_relu"};
    const size_t n = sizes[index / TRANSFORMS / FORMS], form = index / TRANSFORMS % FORMS;
    snprintf(variant, CHECK_VARIANT, "%zux%zu_%s_%s", n, n, forms[form], transforms[index % TRANSFORMS]);
    const struct nnp_fourier* const fourier = n == 8 ? &hw->fourier_8x8 : &hw->fourier_16x16;
    const struct nnp_fourier_transforms* const t = form == 0 ? &fourier->complex_form : &fourier->gauss_form;
    check_function* const functions[TRANSFORMS] = {(check_function*)t->left, (check_function*)t->right,
                                                   (check_function*)t->output_with_bias,
                                                   (check_function*)t->output_with_bias_with_relu};
    return functions[index % TRANSFORMS];
}

static void check_tile(struct check* check, struct buffer* buffers[TILE_BUFFERS], const struct tile_case* t) {
    const struct fourier fourier = fourier_of(check->kernel.index);
    const size_t which = check->kernel.index % TRANSFORMS;
    if (which == LEFT || which == RIGHT) {
        tile_check_transform(check, buffers, t, &fourier.algorithm);
    } else {
        tile_check_inverse(check, buffers, t, &fourier.algorithm, which == OUTPUT_WITH_RELU);
    }
}

static void check(struct check* check) {
    struct buffer* buffers[TILE_BUFFERS];
    tile_buffers(check, buffers);
    const size_t size = fourier_of(check->kernel.index).algorithm.tile.rows, windows = tile_windows(size);
    struct tile_case t;
    /* Each window of rows and of columns, the others, strides and data by chance; */
    for (size_t i = 0; i < 2 * windows; i++) {
        for (t.placement = 0; t.placement < PLACEMENTS; t.placement++) {
            const struct window named = tile_window(i % windows, size);
            const struct window other = tile_window(random_below(&check->random, windows), size);
            t.rows = i < windows ? named : other;
            t.columns = i < windows ? other : named;
            tile_randomize(check, &t);
            check_tile(check, buffers, &t);
        }
    }
    /* the whole tile with all kinds of data, and all strides. */
    t.rows = t.columns = (struct window){0, size};
    for (size_t i = 0; i < TILE_STRIDES * TILE_STRIDES * TILE_STRIDES; i++) {
        tile_randomize(check, &t);
        t.kind = i % TILE_KINDS;
        t.row_stride = i % TILE_STRIDES;
        t.channel_stride = i / TILE_STRIDES % TILE_STRIDES;
        t.packed_stride = i / TILE_STRIDES / TILE_STRIDES;
        t.placement = i % PLACEMENTS;
        check_tile(check, buffers, &t);
    }
}

/* Whole tiles, and what convolution with a 3x3 kernel takes of them. */
static void bench(struct check* check) {
    const struct fourier fourier = fourier_of(check->kernel.index);
    const size_t n = fourier.algorithm.tile.rows;
    const struct window whole = {0, n}, kernel = {0, 3}, result = {0, n - 2};
    switch (check->kernel.index % TRANSFORMS) {
        case LEFT:
        case RIGHT:
            tile_bench_transform(check, "whole tile", &fourier.algorithm, whole, whole);
            tile_bench_transform(check, "3x3", &fourier.algorithm, kernel, kernel);
            break;
        default:
            tile_bench_inverse(check, "whole tile", &fourier.algorithm, whole, whole);
            tile_bench_inverse(check, "all but 2", &fourier.algorithm, result, result);
            break;
    }
}

const struct check_family check_fourier = {
    .name = "fourier", .count = count, .kernel = kernel, .check = check, .bench = bench};
