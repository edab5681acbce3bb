/*
 * Does each check fire? Correct stand-in kernels in plain C must pass, and for every mistake that the harness looks for
 * there is a broken one that must be reported, in the words expected.
 */

#include <complex.h>
#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "check_gemm.h"
#include "platform/platform.h"
#include "winograd_matrices.h"

/* ---- Correct stand-ins: 4 lanes, tiles of 2 x 8 ---- */

enum { LANES = 4, MR = 2, NR = 8, FEW = 4, WIDTH = 4, LEAST_PAGE = 4096 };

#define TUPLE_GEMM_TRANSPOSED_PARAMETERS                                                                               \
    size_t k, const float *a, const float *b, float *c, size_t c_stride, size_t accumulate
#define TUPLE_GEMM_TRANSPOSED_ARGUMENTS k, a, b, c, c_stride, accumulate
#define TUPLE_GEMM_PARAMETERS TUPLE_GEMM_TRANSPOSED_PARAMETERS, const float *next, size_t next_lines
#define TUPLE_GEMM_ARGUMENTS TUPLE_GEMM_TRANSPOSED_ARGUMENTS, next, next_lines

static size_t index_of_a(size_t p, size_t i) { return (p / LANES * MR + i) * LANES + p % LANES; }

static void gemm(size_t rows, size_t k, const float* a, const float* b, float* c, size_t c_stride) {
    for (size_t i = 0; i < rows; i++) {
        for (size_t p = 0; p < k; p++) {
            for (size_t j = 0; j < NR; j++) {
                c[i * c_stride + j] += a[index_of_a(p, i)] * b[p * NR + j];
            }
        }
    }
}

static void tuple_gemm(size_t rows, TUPLE_GEMM_PARAMETERS) {
    (void)next;
    (void)next_lines;
    for (size_t i = 0; i < rows && !accumulate; i++) {
        memset(c + i * c_stride, 0, NR * sizeof(float));
    }
    gemm(rows, k, a, b, c, c_stride);
}

static void tuple_gemm_1x8(TUPLE_GEMM_PARAMETERS) { tuple_gemm(1, TUPLE_GEMM_ARGUMENTS); }

static void tuple_gemm_2x8(TUPLE_GEMM_PARAMETERS) { tuple_gemm(2, TUPLE_GEMM_ARGUMENTS); }

static void tuple_gemm_transposed(size_t rows, TUPLE_GEMM_TRANSPOSED_PARAMETERS) {
    for (size_t i = 0; i < rows; i++) {
        for (size_t j = 0; j < NR; j++) {
            float sum = accumulate ? c[i * c_stride + j] : 0;
            for (size_t p = 0; p < k; p++) {
                sum += a[p * WIDTH + i] * b[p * NR + j];
            }
            c[i * c_stride + j] = sum;
        }
    }
}

static void tuple_gemm_transposed_1x8(TUPLE_GEMM_TRANSPOSED_PARAMETERS) {
    tuple_gemm_transposed(1, TUPLE_GEMM_TRANSPOSED_ARGUMENTS);
}

static void tuple_gemm_transposed_2x8(TUPLE_GEMM_TRANSPOSED_PARAMETERS) {
    tuple_gemm_transposed(2, TUPLE_GEMM_TRANSPOSED_ARGUMENTS);
}

#define INT8_PARAMETERS(byte, sum) size_t k, const byte *a, const byte *b, sum *c, size_t c_stride, size_t accumulate
#define INT8_ARGUMENTS k, a, b, c, c_stride, accumulate

/* Sums wrap as unsigned integers do. */
#define INT8_GEMM(name, rows, byte, sum)                                                                               \
    static void name(INT8_PARAMETERS(byte, sum)) {                                                                     \
        for (size_t i = 0; i < (rows); i++) {                                                                          \
            for (size_t j = 0; j < NR; j++) {                                                                          \
                uint32_t total = accumulate ? (uint32_t)c[i * c_stride + j] : 0;                                       \
                for (size_t n = 0; n < 4 * k; n++) {                                                                   \
                    const size_t p = n / 4, one = n % 4;                                                               \
                    total += (uint32_t)(a[(p * MR + i) * 4 + one] * b[(p * NR + j) * 4 + one]);                        \
                }                                                                                                      \
                c[i * c_stride + j] = (sum)total;                                                                      \
            }                                                                                                          \
        }                                                                                                              \
    }
INT8_GEMM(gemm_s8_1x8, 1, int8_t, int32_t)
INT8_GEMM(gemm_s8_2x8, 2, int8_t, int32_t)
INT8_GEMM(gemm_u8_1x8, 1, uint8_t, uint32_t)
INT8_GEMM(gemm_u8_2x8, 2, uint8_t, uint32_t)

#define COMPLEX_GEMM_PARAMETERS                                                                                        \
    size_t k, const float *a, const float *b, float *c, const struct nnp_complex_layout *l, size_t accumulate
#define COMPLEX_GEMM_ARGUMENTS k, a, b, c, l, accumulate

/* One row: elements of a are `step` apart within groups of `group` steps. */
static void complex_gemm(size_t group, size_t step, COMPLEX_GEMM_PARAMETERS) {
    for (size_t j = 0; j < NR; j++) {
        float re = accumulate ? c[j] : 0, im = accumulate ? c[l->c_imaginary + j] : 0;
        for (size_t p = 0; p < k; p++) {
            const float* const x = &a[p / group * group * step + p % group];
            const float* const y = &b[p * NR + j];
            re += x[0] * y[0] - x[l->a_imaginary] * y[l->b_imaginary];
            im += x[l->a_imaginary] * y[0] + x[0] * y[l->b_imaginary];
        }
        c[j] = re;
        c[l->c_imaginary + j] = im;
    }
}

static void complex_gemm_1x8(COMPLEX_GEMM_PARAMETERS) { complex_gemm(LANES, MR, COMPLEX_GEMM_ARGUMENTS); }

static void complex_gemm_transposed_1x8(COMPLEX_GEMM_PARAMETERS) { complex_gemm(1, WIDTH, COMPLEX_GEMM_ARGUMENTS); }

#define SGEMM_PARAMETERS                                                                                               \
    size_t k, const float *a, const float *b, size_t b_stride, float *c, const struct nnp_sgemm_output *output

/* The sum of products of a row with one of the last, few columns, which starts as it is told. */
static float sum_lanes(float start, size_t k, const float* a, const float* b) {
    float sums[LANES] = {0};
    for (size_t p = 0; p < (k + LANES - 1) / LANES * LANES; p++)
        sums[p % LANES] += a[p / LANES * MR * LANES + p % LANES] * b[p / LANES * FEW * LANES + p % LANES];
    return (sums[0] + sums[1]) + (sums[2] + sums[3]) + start;
}

static void sgemm(size_t rows, SGEMM_PARAMETERS) {
    const size_t whole = output->columns / NR * NR, few = output->columns - whole <= FEW ? whole : output->columns;
    for (size_t i = 0; i < rows; i++) {
        for (size_t j = 0; j < output->columns; j++) {
            float* const element = &c[i * output->row_stride + j];
            float sum = output->bias != NULL && output->continues == 0 ? output->bias[i] : *element;
            for (size_t p = 0; p < k && j < few; p++) {
                const size_t place = (j / NR * k + p) * NR + j % NR;
                const float* const factor = b_stride != 0 ? &b[p * b_stride + j] : &b[place];
                sum += a[p / LANES * MR * LANES + i * LANES + p % LANES] * *factor;
                if (output->packed != NULL) memcpy(&output->packed[place], factor, sizeof(float));
            }
            if (j >= few) sum = sum_lanes(sum, k, a + i * LANES, b + whole * k + (j - whole) * LANES);
            *element = sum < output->minimum ? output->minimum : sum;
        }
    }
}

static void sgemm_1x8(SGEMM_PARAMETERS) { sgemm(1, k, a, b, b_stride, c, output); }

static void sgemm_2x8(SGEMM_PARAMETERS) { sgemm(2, k, a, b, b_stride, c, output); }

#define SGEMM_TRANSPOSED_PARAMETERS                                                                                    \
    size_t k, const float *a, size_t a_stride, const float *b, float *c,                                               \
        const struct nnp_sgemm_transposed_output *output

static void sgemm_transposed(size_t rows, SGEMM_TRANSPOSED_PARAMETERS) {
    for (size_t i = 0; i < rows; i++) {
        for (size_t j = 0; j < NR; j++) {
            float sum = output->start[i * output->start_stride + j];
            for (size_t p = 0; p < k; p++)
                sum += a[p * a_stride + i] * b[p * NR + j];
            c[output->channel_stride != 0 ? j * output->channel_stride + i : i * NR + j] =
                sum < output->minimum ? output->minimum : sum;
        }
    }
}

static void sgemm_transposed_1x8(SGEMM_TRANSPOSED_PARAMETERS) { sgemm_transposed(1, k, a, a_stride, b, c, output); }

static void sgemm_transposed_2x8(SGEMM_TRANSPOSED_PARAMETERS) { sgemm_transposed(2, k, a, a_stride, b, c, output); }

#define DIRECT_PARAMETERS                                                                                              \
    size_t k, const float *a, const float *b, const struct nnp_direct_tap *taps, float *c,                             \
        const struct nnp_direct_output *output

static void direct(size_t channels, DIRECT_PARAMETERS) {
    for (size_t y = 0; y < output->rows; y++, b += output->source_stride, c += output->target_stride) {
        for (size_t i = 0; i < channels; i++) {
            for (size_t j = 0; j < output->columns; j++) {
                float sum = output->bias[i];
                for (size_t p = 0; p < k; p++)
                    sum += a[p / LANES * MR * LANES + i * LANES + p % LANES] * b[taps[p].offset + j];
                c[i * output->channel_stride + j] = sum < output->minimum ? output->minimum : sum;
            }
        }
    }
}

static void direct_1x8(DIRECT_PARAMETERS) { direct(1, k, a, b, taps, c, output); }

static void direct_2x8(DIRECT_PARAMETERS) { direct(2, k, a, b, taps, c, output); }

static void gather(size_t distance, size_t channels, const float* input, size_t channel_stride, size_t run_count,
                   const struct nnp_im2col_run* runs, float* output, size_t output_stride) {
    for (size_t c = 0; c < channels; c++) {
        memset(&output[c * output_stride], 0, LANES * sizeof(float));
        for (size_t r = 0; r < run_count; r++) {
            for (size_t lane = 0; lane < LANES; lane++) {
                if ((runs[r].mask >> lane * distance & 1) != 0) {
                    const ptrdiff_t place = runs[r].offset + (ptrdiff_t)(c * channel_stride + lane * distance);
                    memcpy(&output[c * output_stride + lane], input + place, sizeof(float));
                }
            }
        }
    }
}

static void im2col(size_t channels, const float* input, size_t channel_stride, size_t run_count,
                   const struct nnp_im2col_run* runs, float* output, size_t output_stride) {
    gather(1, channels, input, channel_stride, run_count, runs, output, output_stride);
}

static void im2col_by_2(size_t channels, const float* input, size_t channel_stride, size_t run_count,
                        const struct nnp_im2col_run* runs, float* output, size_t output_stride) {
    gather(2, channels, input, channel_stride, run_count, runs, output, output_stride);
}

/* M, rows x columns. */
struct matrix {
    size_t rows, columns;
    const double* elements;
};

static struct matrix bt_of(const struct nnp_filtering* f) { return (struct matrix){f->tile, f->tile, f->bt}; }
static struct matrix g_of(const struct nnp_filtering* f) { return (struct matrix){f->tile, f->taps, f->g}; }
static struct matrix at_of(const struct nnp_filtering* f) { return (struct matrix){f->outputs, f->tile, f->at}; }

/* out = v in h^T. */
static void transform(struct matrix v, struct matrix h, const double* in, double* out) {
    for (size_t y = 0; y < v.rows; y++) {
        for (size_t x = 0; x < h.rows; x++) {
            double sum = 0;
            for (size_t i = 0; i < v.columns * h.columns; i++) {
                sum += v.elements[y * v.columns + i / h.columns] * in[i] * h.elements[x * h.columns + i % h.columns];
            }
            out[y * h.rows + x] = sum;
        }
    }
}

/* Where the coefficient of row i / columns, column i % columns is. */
static size_t coefficient(size_t pitch, size_t columns, size_t i) { return i % columns * pitch + i / columns; }

static size_t coefficients_of(const struct nnp_winograd* w) { return w->vertical.tile * w->horizontal.tile; }

static bool in_tile(const struct nnp_tile* tile, size_t y, size_t x) {
    return (tile->row_mask >> y & 1) != 0 && (tile->column_mask >> x & 1) != 0;
}

/* v d h^T. */
static void transform_tile(const struct nnp_winograd* w, struct matrix v, struct matrix h, const float* input,
                           const struct nnp_tile* tile, float* output, size_t output_stride) {
    for (size_t c = 0; c < LANES; c++) {
        double d[225], out[225];
        for (size_t i = 0; i < v.columns * h.columns; i++) {
            const size_t y = i / h.columns, x = i % h.columns;
            d[i] = in_tile(tile, y, x) ? input[c * tile->channel_stride + y * tile->row_stride + x] : 0;
        }
        transform(v, h, d, out);
        for (size_t f = 0; f < coefficients_of(w); f++) {
            output[coefficient(w->vertical.pitch, h.rows, f) * output_stride + c] = (float)out[f];
        }
    }
}

static void transform_kernels(const struct nnp_winograd* w, const float* kernel, size_t kernel_stride, float* output,
                              size_t output_stride) {
    const size_t taps = w->vertical.taps * w->horizontal.taps;
    const size_t rows = w->vertical.kernels, columns = w->horizontal.kernels;
    for (size_t o = 0; o < LANES; o++) {
        for (size_t i = 0; i < LANES; i++) {
            double g[25], out[225];
            for (size_t e = 0; e < taps; e++) {
                g[e] = kernel[o * kernel_stride + i * taps + e];
            }
            transform((struct matrix){rows, w->vertical.taps, w->vertical.g},
                      (struct matrix){columns, w->horizontal.taps, w->horizontal.g}, g, out);
            for (size_t f = 0; f < rows * columns; f++) {
                output[coefficient(rows, columns, f) * output_stride + i * NR + o] = (float)out[f];
            }
        }
    }
}

/* A^T m A', plus bias. */
static void invert_tile(const struct nnp_winograd* w, const float* input, size_t input_stride, const float* bias,
                        float* output, const struct nnp_tile* tile, double minimum) {
    for (size_t c = 0; c < LANES; c++) {
        double m[225], out[49];
        for (size_t f = 0; f < coefficients_of(w); f++) {
            m[f] = input[coefficient(w->vertical.pitch, w->horizontal.tile, f) * input_stride + c];
        }
        transform(at_of(&w->vertical), at_of(&w->horizontal), m, out);
        for (size_t i = 0; i < w->vertical.outputs * w->horizontal.outputs; i++) {
            const size_t y = i / w->horizontal.outputs, x = i % w->horizontal.outputs;
            if (in_tile(tile, y, x)) {
                const double sum = out[i] + bias[c];
                output[c * tile->channel_stride + y * tile->row_stride + x] = (float)(sum < minimum ? minimum : sum);
            }
        }
    }
}

#define WINOGRAD_STAND_INS(name)                                                                                       \
    static void name##_input(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride,     \
                             float* scratch) {                                                                         \
        const struct nnp_winograd* const w = &nnp_winograd_##name;                                                     \
        scratch[NNP_SCRATCH_ELEMENTS - 1] = 0;                                                                         \
        transform_tile(w, bt_of(&w->vertical), bt_of(&w->horizontal), input, tile, output, output_stride);             \
    }                                                                                                                  \
    static void name##_kernel(const float* kernel, size_t kernel_stride, float* output, size_t output_stride,          \
                              float* scratch) {                                                                        \
        scratch[0] = 0;                                                                                                \
        transform_kernels(&nnp_winograd_##name, kernel, kernel_stride, output, output_stride);                         \
    }                                                                                                                  \
    static void name##_output(const float* input, size_t input_stride, const float* bias, float* output,               \
                              const struct nnp_tile* tile, float* scratch) {                                           \
        (void)scratch;                                                                                                 \
        invert_tile(&nnp_winograd_##name, input, input_stride, bias, output, tile, -INFINITY);                         \
    }                                                                                                                  \
    static void name##_output_with_relu(const float* input, size_t input_stride, const float* bias, float* output,     \
                                        const struct nnp_tile* tile, float* scratch) {                                 \
        (void)scratch;                                                                                                 \
        invert_tile(&nnp_winograd_##name, input, input_stride, bias, output, tile, 0);                                 \
    }
WINOGRAD_STAND_INS(f6x6_3x3)
WINOGRAD_STAND_INS(f4x4_5x5)
WINOGRAD_STAND_INS(f5x5_4x4)
WINOGRAD_STAND_INS(f7x7_2x2)
WINOGRAD_STAND_INS(f5x5_3x3)
WINOGRAD_STAND_INS(f4x4_3x3)
WINOGRAD_STAND_INS(f5x5_2x2)
WINOGRAD_STAND_INS(f2x2_3x3)
WINOGRAD_STAND_INS(f3x3_2x2)
WINOGRAD_STAND_INS(f6x5_3x3_of_8x8)
WINOGRAD_STAND_INS(f5x6_3x3_of_8x8)
WINOGRAD_STAND_INS(f5x5_3x3_of_8x8)
WINOGRAD_STAND_INS(f4x3_5x5_of_8x8)
WINOGRAD_STAND_INS(f3x4_5x5_of_8x8)
WINOGRAD_STAND_INS(f3x3_5x5_of_8x8)
WINOGRAD_STAND_INS(f5x4_3x3_of_7x7)
WINOGRAD_STAND_INS(f4x5_3x3_of_7x7)
WINOGRAD_STAND_INS(f4x4_3x3_of_7x7)
WINOGRAD_STAND_INS(f4x3_3x3_of_6x6)
WINOGRAD_STAND_INS(f3x4_3x3_of_6x6)
WINOGRAD_STAND_INS(f3x3_3x3_of_6x6)
WINOGRAD_STAND_INS(f2x1_3x3_of_4x4)
WINOGRAD_STAND_INS(f1x2_3x3_of_4x4)
WINOGRAD_STAND_INS(f1x1_3x3_of_4x4)
WINOGRAD_STAND_INS(f1x6_1x3)
WINOGRAD_STAND_INS(f6x1_3x1)
WINOGRAD_STAND_INS(f1x4_1x5)
WINOGRAD_STAND_INS(f4x1_5x1)
WINOGRAD_STAND_INS(f1x4_1x3)
WINOGRAD_STAND_INS(f4x1_3x1)
WINOGRAD_STAND_INS(f1x6_1x7)
WINOGRAD_STAND_INS(f6x1_7x1)
WINOGRAD_STAND_INS(f7x7_3x3_by_2)
WINOGRAD_STAND_INS(f5x5_3x3_by_2)
WINOGRAD_STAND_INS(f3x3_3x3_by_2)
#define WINOGRAD_TRANSFORMS(name)                                                                                      \
    {                                                                                                                  \
        name##_input, name##_kernel, NULL, name##_output, name##_output_with_relu, { 1 }                               \
    }

static void f3x3_6x6_kernel(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride,
                            float* scratch) {
    scratch[0] = 0;
    const struct matrix g = g_of(&nnp_winograd_f3x3_6x6.vertical);
    transform_tile(&nnp_winograd_f3x3_6x6, g, g, input, tile, output, output_stride);
}

static void f3x3_6x6_output(const float* input, size_t input_stride, const float* bias, float* output,
                            const struct nnp_tile* tile, float* scratch) {
    (void)scratch;
    invert_tile(&nnp_winograd_f3x3_6x6, input, input_stride, bias, output, tile, -INFINITY);
}

/* ---- Fourier transforms: element by element, from the definition ---- */

enum { PARTS = 2, NUMBERS = 3 }; /* of a complex coefficient, plainly and in Gauss' form */

/* Sixteenths of a turn that a coefficient takes from a row to the next, and from a column to the next. */
struct place {
    size_t v, u;
};

/* Of one of the four real coefficients. */
static struct place real_place_of(size_t f) { return (struct place){f % 2 * 8, f / 2 * 8}; }

/* Of a complex one. */
static struct place place_of(size_t c, size_t n) {
    const size_t half = n / 2 - 1, step = n == 16 ? 1 : 2;
    if (c < half) return (struct place){step * (1 + c), 0};
    if (c < 2 * half) return (struct place){step * (1 + c - half), 8};
    return (struct place){step * ((c - 2 * half) % n), step * (1 + (c - 2 * half) / n)};
}

/* e^(2 pi i (v y + u x) / 16) */
static double complex wave(struct place place, size_t y, size_t x) {
    static const double cosines[16] = {1,  0.92387953251128675613,  0.70710678118654752440,  0.38268343236508977173,
                                       0,  -0.38268343236508977173, -0.70710678118654752440, -0.92387953251128675613,
                                       -1, -0.92387953251128675613, -0.70710678118654752440, -0.38268343236508977173,
                                       0,  0.38268343236508977173,  0.70710678118654752440,  0.92387953251128675613};
    const size_t k = (place.v * y + place.u * x) % 16;
    return __builtin_complex(cosines[k], cosines[(k + 12) % 16]);
}

static double complex coefficient_of(size_t n, struct place place, const float* channel, const struct nnp_tile* tile) {
    double complex sum = 0;
    for (size_t y = 0; y < n; y++) {
        for (size_t x = 0; x < n; x++) {
            if (in_tile(tile, y, x)) sum += channel[y * tile->row_stride + x] * conj(wave(place, y, x));
        }
    }
    return sum;
}

static void fourier_transform(size_t n, size_t numbers, bool right, const float* input, const struct nnp_tile* tile,
                              float* output, size_t stride) {
    for (size_t c = 0; c < LANES; c++) {
        const float* const channel = input + c * tile->channel_stride;
        float* next = output + c;
        for (size_t f = 0; f < 4; f++, next += stride) {
            *next = (float)creal(coefficient_of(n, real_place_of(f), channel, tile));
        }
        for (size_t i = 0; i < (n / 2 - 1) * (n + 2); i++, next += numbers * stride) {
            const double complex z = coefficient_of(n, place_of(i, n), channel, tile);
            const double re = creal(z), im = right ? -cimag(z) : cimag(z);
            const double plain[] = {re, im}, left[] = {re + im, re, im}, other[] = {re, im - re, re + im};
            for (size_t j = 0; j < numbers; j++) {
                next[j * stride] = (float)(numbers == PARTS ? plain : right ? other : left)[j];
            }
        }
    }
}

/* Adds the waves of a coefficient to a tile. */
static void add_waves(size_t n, struct place place, double complex z, double sums[16][16]) {
    for (size_t y = 0; y < n; y++) {
        for (size_t x = 0; x < n; x++)
            sums[y][x] += creal(z * wave(place, y, x));
    }
}

static void fourier_inverse(size_t n, size_t numbers, const float* input, size_t stride, const float* bias,
                            float* output, const struct nnp_tile* tile, double minimum) {
    for (size_t c = 0; c < LANES; c++) {
        double sums[16][16] = {{0}};
        const float* next = input + c;
        for (size_t f = 0; f < 4; f++, next += stride)
            add_waves(n, real_place_of(f), *next, sums);
        for (size_t j = 0; j < (n / 2 - 1) * (n + 2); j++, next += numbers * stride) {
            const double a = next[0], b = next[stride], d = numbers == NUMBERS ? next[2 * stride] : 0;
            const double complex z = numbers == NUMBERS ? __builtin_complex(a - d, a + b) : __builtin_complex(a, b);
            add_waves(n, place_of(j, n), 2 * z, sums);
        }
        for (size_t y = 0; y < n; y++) {
            for (size_t x = 0; x < n; x++) {
                const double result = sums[y][x] / (double)(n * n) + bias[c];
                if (in_tile(tile, y, x)) {
                    output[c * tile->channel_stride + y * tile->row_stride + x] =
                        (float)(result < minimum ? minimum : result);
                }
            }
        }
    }
}

#define TRANSFORM_PARAMETERS                                                                                           \
    const float *input, const struct nnp_tile *tile, float *output, size_t stride, float *scratch
#define INVERSE_PARAMETERS                                                                                             \
    const float *input, size_t stride, const float *bias, float *output, const struct nnp_tile *tile, float *scratch

/* The four kernels of a size and a form, and the member of struct nnp_fourier that they fill. */
#define FOURIER(n, numbers)                                                                                            \
    static void fourier_##n##_##numbers##_left(TRANSFORM_PARAMETERS) {                                                 \
        (void)scratch;                                                                                                 \
        fourier_transform(n, numbers, false, input, tile, output, stride);                                             \
    }                                                                                                                  \
    static void fourier_##n##_##numbers##_right(TRANSFORM_PARAMETERS) {                                                \
        (void)scratch;                                                                                                 \
        fourier_transform(n, numbers, true, input, tile, output, stride);                                              \
    }                                                                                                                  \
    static void fourier_##n##_##numbers##_output(INVERSE_PARAMETERS) {                                                 \
        (void)scratch;                                                                                                 \
        fourier_inverse(n, numbers, input, stride, bias, output, tile, -INFINITY);                                     \
    }                                                                                                                  \
    static void fourier_##n##_##numbers##_output_with_relu(INVERSE_PARAMETERS) {                                       \
        (void)scratch;                                                                                                 \
        fourier_inverse(n, numbers, input, stride, bias, output, tile, 0);                                             \
    }
#define FOURIER_TRANSFORMS(n, numbers)                                                                                 \
    {                                                                                                                  \
        fourier_##n##_##numbers##_left, fourier_##n##_##numbers##_right, fourier_##n##_##numbers##_output,             \
            fourier_##n##_##numbers##_output_with_relu                                                                 \
    }

FOURIER(8, PARTS)
FOURIER(8, NUMBERS)
FOURIER(16, PARTS)
FOURIER(16, NUMBERS)

static void stream_rows(size_t rows, size_t count, const float* source, size_t source_stride, float* target,
                        size_t target_stride) {
    for (size_t row = 0; row < rows; row++) {
        memcpy(&target[row * target_stride], &source[row * source_stride], count * sizeof(float));
    }
}

static void stream_fence(void) {}

static void relu(size_t count, const float* input, float* output, const float* negative_slope) {
    for (size_t i = 0; i < count; i++) {
        const float negative = negative_slope != NULL ? input[i] * *negative_slope : isnan(input[i]) ? input[i] : 0;
        output[i] = input[i] > 0 ? input[i] : negative;
    }
}

static void relu_gradient(size_t count, const float* grad_output, const float* input, float* grad_input,
                          const float* negative_slope) {
    for (size_t i = 0; i < count; i++) {
        const float negative = negative_slope != NULL ? grad_output[i] * *negative_slope : 0;
        grad_input[i] = input[i] > 0 ? grad_output[i] : negative;
    }
}

static void softmax_maximum(size_t count, const float* x, float* y, float* maxima) {
    for (size_t i = 0; i < NNP_LINE; i++) {
        const float last = x[count - NNP_LINE + i];
        maxima[i] = last > -FLT_MAX ? last : -FLT_MAX;
    }
    for (size_t i = 0; i < count; i++) {
        if (i < count / NNP_LINE * NNP_LINE && x[i] > maxima[i % NNP_LINE]) maxima[i % NNP_LINE] = x[i];
        y[i] = x[i];
    }
}

static void stream_lines(const struct nnp_softmax_stream* stream) {
    for (size_t i = 0; i < stream->count; i++) {
        stream->output[i] = stream->ready[i] * stream->factor;
    }
}

#define EXPONENTIAL_PARAMETERS                                                                                         \
    size_t count, float *y, size_t following, const float *largest, float *sums, const struct nnp_softmax_stream *stream

static void softmax_exponential(EXPONENTIAL_PARAMETERS) {
    (void)following;
    memset(sums, 0, NNP_LINE * sizeof(float));
    for (size_t i = 0; i < count; i++) {
        const float difference = y[i] - *largest;
        y[i] = difference < -87 ? 0 : (float)exp(difference);
        sums[i % NNP_LINE] += y[i];
    }
    stream_lines(stream);
}

static void softmax_scale(size_t count, const float* x, const float* factor, float* y) {
    for (size_t i = 0; i < count; i++) {
        y[i] = x[i] * *factor;
    }
}

static void stencil(size_t vectors, const float* row, float* output, size_t tap_count,
                    const struct nnp_stencil_tap* taps, const float* bias, const float* minimum) {
    for (size_t i = 0; i < vectors * LANES; i++) {
        double sum = *bias;
        for (size_t tap = 0; tap < tap_count; tap++) {
            sum += (double)taps[tap].weight * row[(ptrdiff_t)i + taps[tap].offset];
        }
        output[i] = (float)(sum < *minimum ? *minimum : sum);
    }
}

#define PIXELS_PARAMETERS                                                                                              \
    size_t blocks, const float *input, size_t run_count, const struct nnp_stencil_run *runs, const float *weights,     \
        float *output, const struct nnp_stencil_start *start

static void stencil_pixels(size_t pixels, size_t stride, PIXELS_PARAMETERS) {
    for (size_t i = 0; i < blocks * pixels * LANES; i++) {
        const size_t lane = i % LANES, pixel = i / LANES;
        double sum = start->bias[lane];
        for (size_t j = 0; j < run_count; j++) {
            for (size_t tap = 0; tap < runs[j].taps; tap++) {
                sum += (double)weights[(ptrdiff_t)(runs[j].weight + lane) + (ptrdiff_t)tap * runs[j].weight_step] *
                       input[runs[j].offset + (pixel * stride + tap) * LANES + lane];
            }
        }
        output[i] = (float)(sum < start->minimum ? start->minimum : sum);
    }
}

#define PIXELS_ARGUMENTS blocks, input, run_count, runs, weights, output, start
static void stencil_pixels_1(PIXELS_PARAMETERS) { stencil_pixels(1, 1, PIXELS_ARGUMENTS); }
static void stencil_pixels_2(PIXELS_PARAMETERS) { stencil_pixels(2, 1, PIXELS_ARGUMENTS); }
static void stencil_pixels_by_2_1(PIXELS_PARAMETERS) { stencil_pixels(1, 2, PIXELS_ARGUMENTS); }
static void stencil_pixels_by_2_2(PIXELS_PARAMETERS) { stencil_pixels(2, 2, PIXELS_ARGUMENTS); }

static void stencil_gradient(size_t vectors, const float* row, const float* grad, size_t tap_count,
                             const struct nnp_stencil_tap* taps, float* sums) {
    for (size_t i = 0; i < tap_count * LANES; i++) {
        double sum = sums[i];
        for (size_t element = i % LANES; element < vectors * LANES; element += LANES) {
            sum += (double)grad[element] * row[(ptrdiff_t)element + taps[i / LANES].offset];
        }
        sums[i] = (float)sum;
    }
}

static size_t count_bits(size_t bits) {
    size_t count = 0;
    for (; bits != 0; bits &= bits - 1)
        count++;
    return count;
}

/* By rows of the image: the first one of a plane is the first that steps say is there. */
static void depthwise(size_t size, size_t stride, size_t planes, const float* input, const float* taps,
                      const float* bias, float* output, const struct nnp_depthwise_block* block) {
    const size_t window = (size + stride - 1) / stride;
    const size_t steps = block->first_steps + block->inner_steps + block->last_steps;
    for (size_t plane = 0; plane < planes; plane++) {
        size_t put = 0;
        for (size_t step = window - 1; step < steps; step++) {
            if (step < block->first_steps && (block->first_outputs >> step & 1) == 0) continue;
            float row[LANES];
            for (size_t lane = 0; lane < LANES; lane++) {
                double sum = bias[plane * block->planes.bias_stride];
                for (size_t i = 0; i < size; i++) {
                    const size_t source = (step - (window - 1)) * stride + i; /* counted from the first step's */
                    const size_t first = block->first_steps * stride, inner = block->inner_steps * stride;
                    size_t before =
                        count_bits(block->first_rows & (((size_t)1 << (source < first ? source : first)) - 1));
                    if (source < first && (block->first_rows >> source & 1) == 0) continue;
                    if (source >= first) before += (source < first + inner ? source : first + inner) - first;
                    if (source >= first + inner) {
                        const size_t last = source - first - inner;
                        if ((block->last_rows >> last & 1) == 0) continue;
                        before += count_bits(block->last_rows & (((size_t)1 << last) - 1));
                    }
                    for (size_t j = 0; j < size; j++) {
                        const size_t column = lane * stride + j;
                        if ((block->columns >> column & 1) == 0) continue;
                        sum += (double)taps[(plane * size + i) * size + j] *
                               input[plane * block->planes.input_stride + before * block->planes.input_row + column];
                    }
                }
                row[lane] = (float)(sum < block->planes.minimum ? block->planes.minimum : sum);
            }
            memcpy(&output[plane * block->planes.output_stride + put++ * block->output_row], row, sizeof row);
        }
    }
}

static void depthwise_rows(size_t size, size_t stride, size_t group_rows, size_t groups,
                           const struct nnp_depthwise_group* group, const float* taps, const float* bias,
                           const struct nnp_depthwise_line* line) {
    const size_t span = stride * LANES + size - stride;
    for (; groups > 0; groups--, group++) {
        for (size_t i = 0; i < group_rows * (line->inner_blocks + 2); i++) {
            const size_t row = i / (line->inner_blocks + 2), block = i % (line->inner_blocks + 2);
            const bool is_first = block == 0, is_last = block == line->inner_blocks + 1;
            const uint64_t columns = is_first ? line->first_columns : is_last ? line->last_columns : ~(uint64_t)0;
            const size_t x = block * LANES - (is_last ? line->overlap : 0);
            for (size_t lane = 0; lane < LANES; lane++) {
                double sum = *bias;
                for (size_t tap = 0; tap < size * size; tap++) {
                    const size_t column = lane * stride + tap % size;
                    if (column >= span || (columns >> column & 1) == 0) continue;
                    sum += (double)taps[tap] * group->rows[row * stride + tap / size][x * stride + column];
                }
                group->output[row * line->output_row + x + lane] = (float)(sum < line->minimum ? line->minimum : sum);
            }
        }
    }
}

#define DEPTHWISE_PARAMETERS                                                                                           \
    size_t planes, const float *input, const float *taps, const float *bias, float *output,                            \
        const struct nnp_depthwise_block *block

#define DEPTHWISE_WINDOWS(window) window, window, window, window

static void depthwise_3x3(DEPTHWISE_PARAMETERS) { depthwise(3, 1, planes, input, taps, bias, output, block); }

static void depthwise_3x3_by_2(DEPTHWISE_PARAMETERS) { depthwise(3, 2, planes, input, taps, bias, output, block); }

static void depthwise_5x5(DEPTHWISE_PARAMETERS) { depthwise(5, 1, planes, input, taps, bias, output, block); }

static void depthwise_5x5_by_2(DEPTHWISE_PARAMETERS) { depthwise(5, 2, planes, input, taps, bias, output, block); }

#define DEPTHWISE_ROWS_PARAMETERS                                                                                      \
    size_t groups, const struct nnp_depthwise_group *group, const float *taps, const float *bias,                      \
        const struct nnp_depthwise_line *line

static void depthwise_3x3_rows(DEPTHWISE_ROWS_PARAMETERS) { depthwise_rows(3, 1, 4, groups, group, taps, bias, line); }

static void depthwise_3x3_by_2_rows(DEPTHWISE_ROWS_PARAMETERS) {
    depthwise_rows(3, 2, 2, groups, group, taps, bias, line);
}

static void depthwise_5x5_rows(DEPTHWISE_ROWS_PARAMETERS) { depthwise_rows(5, 1, 2, groups, group, taps, bias, line); }

static void depthwise_5x5_by_2_rows(DEPTHWISE_ROWS_PARAMETERS) {
    depthwise_rows(5, 2, 1, groups, group, taps, bias, line);
}

static void planes_pad(size_t rows, size_t count, const float* source, size_t source_stride, float* target,
                       size_t target_stride) {
    for (size_t row = 0; row < rows; row++) {
        memset(&target[row * target_stride], 0, (count + LANES - 1) / LANES * LANES * sizeof(float));
        memcpy(&target[row * target_stride], &source[row * source_stride], count * sizeof(float));
    }
}

static void planes_pad_by_2(size_t rows, size_t count, const float* source, size_t source_stride, float* even,
                            float* odd, size_t target_stride) {
    for (size_t row = 0; row < rows; row++) {
        for (size_t i = 0; i < (count + 2 * LANES - 1) / (2 * LANES) * (2 * LANES); i++) {
            static const float zero;
            float* const target = i % 2 == 0 ? even : odd;
            memcpy(&target[row * target_stride + i / 2], i < count ? &source[row * source_stride + i] : &zero,
                   sizeof(float));
        }
    }
}

static void planes_crop(size_t rows, size_t count, const float* source, size_t source_stride, float* target,
                        size_t target_stride) {
    for (size_t row = 0; row < rows; row++)
        memcpy(&target[row * target_stride], &source[row * source_stride], count * sizeof(float));
}

#define SHORT_ROWS_PARAMETERS                                                                                          \
    size_t channels, const float *x, const float *factor, float *y, float *scratch,                                    \
        const struct nnp_softmax_stream *stream

static void softmax_rows(size_t rows, size_t channels, const float* x, const float* factor, float* y, float* scratch) {
    for (size_t row = 0; row < rows; row++) {
        double maximum = -FLT_MAX, sum = 0;
        for (size_t i = 0; i < channels; i++) {
            scratch[i] = x[row * channels + i];
            maximum = fmax(maximum, scratch[i]);
        }
        for (size_t i = 0; i < channels; i++)
            sum += exp(scratch[i] - maximum);
        for (size_t i = 0; i < channels; i++)
            y[row * channels + i] = (float)(*factor * exp(scratch[i] - maximum) / sum);
    }
}

static void softmax_short_rows(SHORT_ROWS_PARAMETERS) {
    stream_lines(stream);
    softmax_rows(2 * LANES, channels, x, factor, y, scratch);
}

#define ROW_BLOCKS_PARAMETERS size_t blocks, SHORT_ROWS_PARAMETERS

static void softmax_row_blocks(ROW_BLOCKS_PARAMETERS) {
    struct nnp_softmax_stream all = *stream;
    all.count *= blocks * NNP_ROW_BLOCK;
    stream_lines(&all);
    softmax_rows(blocks * NNP_ROW_BLOCK, channels, x, factor, y, scratch);
}

enum { DOTS_MR = 2, DOTS_NR = 4 };

static void dots(size_t rows, size_t vectors, const float* a, size_t a_stride, const float* b, size_t b_stride,
                 float* sums) {
    for (size_t i = 0; i < rows; i++) {
        for (size_t j = 0; j < DOTS_NR; j++) {
            for (size_t n = 0; n < vectors * LANES; n++) {
                sums[(i * DOTS_NR + j) * LANES + n % LANES] += a[i * a_stride + n] * b[j * b_stride + n];
            }
        }
    }
}

static void dots_1x4(size_t vectors, const float* a, size_t a_stride, const float* b, size_t b_stride, float* sums) {
    dots(1, vectors, a, a_stride, b, b_stride, sums);
}

static void dots_2x4(size_t vectors, const float* a, size_t a_stride, const float* b, size_t b_stride, float* sums) {
    dots(2, vectors, a, a_stride, b, b_stride, sums);
}

/* The ARM alternative format. */
static float float_of_half(uint16_t half) {
    const int exponent = half >> 10 & 31, mantissa = half & 1023;
    const float magnitude =
        exponent == 0 ? ldexpf((float)mantissa, -24) : ldexpf((float)(1024 + mantissa), exponent - 25);
    return (half & 0x8000) != 0 ? -magnitude : magnitude;
}

static void dots_of_halves(size_t columns, float (*convert)(uint16_t half), size_t vectors, const float* a,
                           const uint16_t* b, size_t b_stride, float* sums) {
    for (size_t j = 0; j < columns; j++) {
        for (size_t n = 0; n < vectors * LANES; n++) {
            sums[j * LANES + n % LANES] += a[n] * convert(b[j * b_stride + n]);
        }
    }
}

static void dots_f16(size_t vectors, const float* a, const uint16_t* b, size_t b_stride, float* sums) {
    dots_of_halves(DOTS_NR, float_of_half, vectors, a, b, b_stride, sums);
}

static void dots_f16_groups(size_t vectors, const float* a, const uint16_t* b, size_t b_stride, float* sums) {
    dots_of_halves(NNP_DOTS_F16_GROUPS * DOTS_NR, float_of_half, vectors, a, b, b_stride, sums);
}

static void transpose(size_t columns, const float* source, size_t source_stride, float* target, size_t target_stride) {
    for (size_t column = 0; column < columns; column++) {
        for (size_t lane = 0; lane < LANES; lane++) {
            memcpy(&target[column * target_stride + lane], &source[lane * source_stride + column], sizeof(float));
        }
    }
}

static void strassen_sums(size_t steps, size_t columns, const float* x, const struct nnp_quarters* quarters,
                          float* sums) {
    for (size_t step = 0; step < steps; step++, x += quarters->step, sums += LANES) {
        for (size_t i = 0; i < LANES; i++) {
            const bool exists = i < columns;
            const float a = exists ? x[i] : 0, b = exists ? x[i + quarters->channels] : 0;
            const float c = exists ? x[i + quarters->pixels] : 0;
            const float d = exists ? x[i + quarters->channels + quarters->pixels] : 0;
            const float parts[] = {a, b, c + d - a, a - c, d, c + d, b - (c + d - a)};
            for (size_t part = 0; part < 7; part++)
                sums[part * quarters->part + i] = parts[part];
        }
    }
}

static void strassen_add(size_t rows, const float* a, const float* b, size_t b_stride, const float* minimum, float* c) {
    for (size_t i = 0; i < rows; i++, a += NR, b += b_stride, c += NR) {
        for (size_t j = 0; j < NR; j++)
            c[j] = a[j] + b[j] < *minimum ? *minimum : a[j] + b[j];
    }
}

static void pool_windows(bool is_maximum, size_t step, size_t columns, size_t rows, size_t count, const float* input,
                         size_t input_pitch, size_t taps, size_t tap_stride, const float* divisors, float* output,
                         size_t output_pitch) {
    for (size_t row = 0; row < rows; row++) {
        for (size_t i = 0; i < count; i++) {
            const float* const window = input + row * input_pitch + i * step;
            float total = window[0];
            for (size_t k = 1; k < taps * columns; k++) {
                const float element = window[k / columns * tap_stride + k % columns];
                const float larger = element > total || isnan(element) ? element : total;
                total = is_maximum ? larger : total + element;
            }
            output[row * output_pitch + i] = total / (divisors != NULL ? divisors[i] : 1);
        }
    }
}

#define STACK_PARAMETERS                                                                                               \
    size_t run_count, const struct nnp_pooling_run *runs, const float *input, size_t tap_stride, float *output,        \
        size_t ahead, size_t ahead_step
#define POOLING_PARAMETERS                                                                                             \
    size_t rows, size_t count, const float *input, size_t input_pitch, size_t taps, float *output, size_t output_pitch
#define AVERAGE_PARAMETERS                                                                                             \
    size_t rows, size_t count, const float *input, size_t input_pitch, size_t taps, const float *divisors,             \
        float *output, size_t output_pitch
#define AROUND_PARAMETERS                                                                                              \
    size_t lines, const float *input, size_t width, const float *places, float *output, size_t ahead
#define SQUARES_PARAMETERS                                                                                             \
    size_t segment_count, const struct nnp_pooling_segment *segments, const struct nnp_pooling_rows *rows, float *output
#define IMAGES_PARAMETERS                                                                                              \
    size_t groups, size_t count, const float *input, size_t input_pitch, float *output, size_t ahead

static void pool_runs(bool is_maximum, STACK_PARAMETERS) {
    (void)ahead, (void)ahead_step;
    for (size_t i = 0; i < run_count; i++) {
        pool_windows(is_maximum, 1, 1, 1, runs[i].count, input + runs[i].offset, 0, runs[i].taps, tap_stride, NULL,
                     output + runs[i].target, 0);
    }
}

static void pooling_maximum_of_stacks(STACK_PARAMETERS) {
    pool_runs(true, run_count, runs, input, tap_stride, output, ahead, ahead_step);
}

static void pooling_sum_of_stacks(STACK_PARAMETERS) {
    pool_runs(false, run_count, runs, input, tap_stride, output, ahead, ahead_step);
}

static void pooling_maximum(POOLING_PARAMETERS) {
    pool_windows(true, 1, 1, rows, count, input, input_pitch, taps, 1, NULL, output, output_pitch);
}

static void pooling_maximum_by_2(POOLING_PARAMETERS) {
    pool_windows(true, 2, 1, rows, count, input, input_pitch, taps, 1, NULL, output, output_pitch);
}

static void average_rows(size_t step, AVERAGE_PARAMETERS) {
    for (size_t row = 0; row < rows; row++) {
        pool_windows(false, step, 1, 1, count, input + row * input_pitch, 0, taps, 1, divisors + row * output_pitch,
                     output + row * output_pitch, 0);
    }
}

static void pooling_average(AVERAGE_PARAMETERS) {
    average_rows(1, rows, count, input, input_pitch, taps, divisors, output, output_pitch);
}

static void pooling_average_by_2(AVERAGE_PARAMETERS) {
    average_rows(2, rows, count, input, input_pitch, taps, divisors, output, output_pitch);
}

static void pool_around(bool is_maximum, AROUND_PARAMETERS) {
    (void)ahead;
    for (size_t i = 0; i < lines * NNP_LINE; i++) {
        const float column = places[i], row = places[NNP_POOLING_PLACES + i];
        const size_t before = column >= 0, after = column <= 0, above = row >= 0, below = row <= 0;
        pool_windows(is_maximum, 1, before + 1 + after, 1, 1, input + i - before - above * width, 0, above + 1 + below,
                     width, is_maximum ? NULL : &places[2 * NNP_POOLING_PLACES + i], output + i, 0);
    }
}

static void pooling_maximum_around(AROUND_PARAMETERS) { pool_around(true, lines, input, width, places, output, ahead); }

static void pooling_average_around(AROUND_PARAMETERS) {
    pool_around(false, lines, input, width, places, output, ahead);
}

static void pool_squares(bool is_maximum, size_t step, size_t size, SQUARES_PARAMETERS) {
    for (const struct nnp_pooling_segment* segment = segments; segment < segments + segment_count; segment++) {
        for (size_t i = 0; i < segment->rows * rows->count; i++) {
            const size_t column = i % rows->count, before = rows->ends[column]<0, after = rows->ends[column]> 0;
            const float* const window = segment->first + i / rows->count * rows->pitch + column * step + before;
            pool_windows(is_maximum, 1, size - before - after, 1, 1, window, 0, size,
                         (size_t)(segment->second - segment->first), is_maximum ? NULL : &segment->divisors[column],
                         output++, 0);
        }
    }
}

static void pooling_maximum_of_2x2(SQUARES_PARAMETERS) {
    pool_squares(true, 2, 2, segment_count, segments, rows, output);
}

static void pooling_average_of_2x2(SQUARES_PARAMETERS) {
    pool_squares(false, 2, 2, segment_count, segments, rows, output);
}

static void pooling_maximum_of_3x3(SQUARES_PARAMETERS) {
    pool_squares(true, 3, 3, segment_count, segments, rows, output);
}

static void pooling_average_of_3x3(SQUARES_PARAMETERS) {
    pool_squares(false, 3, 3, segment_count, segments, rows, output);
}

static void pooling_maximum_of_3x3_by_2(SQUARES_PARAMETERS) {
    pool_squares(true, 2, 3, segment_count, segments, rows, output);
}

static void pooling_average_of_3x3_by_2(SQUARES_PARAMETERS) {
    pool_squares(false, 2, 3, segment_count, segments, rows, output);
}

static void pooling_maximum_of_images(IMAGES_PARAMETERS) {
    (void)ahead;
    for (size_t i = 0; i < groups * LANES; i++) {
        pool_windows(true, 1, 1, 1, 1, input + i * input_pitch, 0, count, 1, NULL, output + i, 0);
    }
}

static void pooling_average_of_images(size_t groups, size_t count, const float* input, size_t input_pitch, size_t rest,
                                      const float* divisor, float* output, size_t ahead) {
    (void)ahead, (void)rest;
    for (size_t i = 0; i < groups * LANES; i++) {
        pool_windows(false, 1, 1, 1, 1, input + i * input_pitch, 0, count, 1, divisor, output + i, 0);
    }
}

static void fma_peak(size_t iterations) {
    for (volatile size_t i = 0; i < iterations; i++) {
    }
}

static bool supported(void) { return true; }

static const struct nnp_hw stand_in = {
    .name = "stand_in",
    .supported = supported,
    .lanes = LANES,
    .tuple_gemm = {MR, NR, (nnp_tuple_gemm_function* const[]){tuple_gemm_1x8, tuple_gemm_2x8}},
    .tuple_gemm_transposed = {MR, NR, WIDTH,
                              (nnp_tuple_gemm_transposed_function* const[]){tuple_gemm_transposed_1x8,
                                                                            tuple_gemm_transposed_2x8}},
    .complex_gemm = {1, (nnp_complex_gemm_function* const[]){complex_gemm_1x8}},
    .complex_gemm_transposed = {1, (nnp_complex_gemm_transposed_function* const[]){complex_gemm_transposed_1x8}},
    .sgemm = {MR, NR, FEW, (nnp_sgemm_function* const[]){sgemm_1x8, sgemm_2x8}},
    .int8 = {supported, (nnp_gemm_s8_function* const[]){gemm_s8_1x8, gemm_s8_2x8},
             (nnp_gemm_u8_function* const[]){gemm_u8_1x8, gemm_u8_2x8}},
    .sgemm_transposed = {MR, NR, 1,
                         (nnp_sgemm_transposed_function* const[]){sgemm_transposed_1x8, sgemm_transposed_2x8}},
    .direct = {MR, NR, (nnp_direct_function* const[]){direct_1x8, direct_2x8}},
    .im2col = im2col,
    .im2col_by_2 = im2col_by_2,
    .winograd = {WINOGRAD_TRANSFORMS(f6x6_3x3),
                 WINOGRAD_TRANSFORMS(f4x4_5x5),
                 WINOGRAD_TRANSFORMS(f5x5_4x4),
                 WINOGRAD_TRANSFORMS(f7x7_2x2),
                 WINOGRAD_TRANSFORMS(f5x5_3x3),
                 WINOGRAD_TRANSFORMS(f4x4_3x3),
                 WINOGRAD_TRANSFORMS(f5x5_2x2),
                 WINOGRAD_TRANSFORMS(f2x2_3x3),
                 WINOGRAD_TRANSFORMS(f3x3_2x2),
                 WINOGRAD_TRANSFORMS(f6x5_3x3_of_8x8),
                 WINOGRAD_TRANSFORMS(f5x6_3x3_of_8x8),
                 WINOGRAD_TRANSFORMS(f5x5_3x3_of_8x8),
                 WINOGRAD_TRANSFORMS(f4x3_5x5_of_8x8),
                 WINOGRAD_TRANSFORMS(f3x4_5x5_of_8x8),
                 WINOGRAD_TRANSFORMS(f3x3_5x5_of_8x8),
                 WINOGRAD_TRANSFORMS(f5x4_3x3_of_7x7),
                 WINOGRAD_TRANSFORMS(f4x5_3x3_of_7x7),
                 WINOGRAD_TRANSFORMS(f4x4_3x3_of_7x7),
                 WINOGRAD_TRANSFORMS(f4x3_3x3_of_6x6),
                 WINOGRAD_TRANSFORMS(f3x4_3x3_of_6x6),
                 WINOGRAD_TRANSFORMS(f3x3_3x3_of_6x6),
                 WINOGRAD_TRANSFORMS(f2x1_3x3_of_4x4),
                 WINOGRAD_TRANSFORMS(f1x2_3x3_of_4x4),
                 WINOGRAD_TRANSFORMS(f1x1_3x3_of_4x4),
                 WINOGRAD_TRANSFORMS(f1x6_1x3),
                 WINOGRAD_TRANSFORMS(f6x1_3x1),
                 WINOGRAD_TRANSFORMS(f1x4_1x5),
                 WINOGRAD_TRANSFORMS(f4x1_5x1),
                 WINOGRAD_TRANSFORMS(f1x4_1x3),
                 WINOGRAD_TRANSFORMS(f4x1_3x1),
                 WINOGRAD_TRANSFORMS(f1x6_1x7),
                 WINOGRAD_TRANSFORMS(f6x1_7x1),
                 WINOGRAD_TRANSFORMS(f7x7_3x3_by_2),
                 WINOGRAD_TRANSFORMS(f5x5_3x3_by_2),
                 WINOGRAD_TRANSFORMS(f3x3_3x3_by_2),
                 f3x3_6x6_kernel,
                 f3x3_6x6_output,
                 {1}},
    .fourier_8x8 = {FOURIER_TRANSFORMS(8, PARTS), FOURIER_TRANSFORMS(8, NUMBERS)},
    .fourier_16x16 = {FOURIER_TRANSFORMS(16, PARTS), FOURIER_TRANSFORMS(16, NUMBERS)},
    .stream = {stream_rows, stream_fence},
    .relu = {relu, relu, relu_gradient, relu_gradient},
    .softmax = {softmax_maximum, softmax_exponential, softmax_short_rows, softmax_scale, softmax_scale,
                softmax_row_blocks},
    .dots = {DOTS_MR, DOTS_NR, (nnp_dots_function* const[]){dots_1x4, dots_2x4}},
    .dots_f16 = {dots_f16, dots_f16_groups, dots_f16},
    .transpose = transpose,
    .strassen = {strassen_sums, strassen_add},
    .stencil = {stencil, stencil_gradient},
    .stencil_pixels = {MR, (nnp_stencil_pixels_function* const[]){stencil_pixels_1, stencil_pixels_2}},
    .stencil_pixels_by_2 = {MR, (nnp_stencil_pixels_function* const[]){stencil_pixels_by_2_1, stencil_pixels_by_2_2}},
    .depthwise = {{3, 1, 4, DEPTHWISE_WINDOWS(depthwise_3x3), depthwise_3x3_rows},
                  {3, 2, 2, DEPTHWISE_WINDOWS(depthwise_3x3_by_2), depthwise_3x3_by_2_rows},
                  {5, 1, 2, DEPTHWISE_WINDOWS(depthwise_5x5), depthwise_5x5_rows},
                  {5, 2, 1, DEPTHWISE_WINDOWS(depthwise_5x5_by_2), depthwise_5x5_by_2_rows}},
    .planes = {planes_pad, planes_pad_by_2, planes_crop},
    .pooling = {pooling_maximum_of_stacks, pooling_sum_of_stacks, pooling_maximum, pooling_maximum_by_2,
                pooling_average, pooling_average_by_2, pooling_maximum_around, pooling_maximum_around,
                pooling_average_around, pooling_average_around, pooling_maximum_of_2x2, pooling_average_of_2x2,
                pooling_maximum_of_3x3, pooling_average_of_3x3, pooling_maximum_of_3x3_by_2,
                pooling_average_of_3x3_by_2, pooling_maximum_of_images, pooling_average_of_images},
    .fma_peak = {fma_peak, 2 * LANES},
};

/* ---- Broken stand-ins: the right result and one mistake ---- */

static void stencil_swaps_taps(size_t vectors, const float* row, float* output, size_t tap_count,
                               const struct nnp_stencil_tap* taps, const float* bias, const float* minimum) {
    if (tap_count != 2) {
        stencil(vectors, row, output, tap_count, taps, bias, minimum);
        return;
    }
    const struct nnp_stencil_tap swapped[2] = {{taps[0].offset, taps[1].weight}, {taps[1].offset, taps[0].weight}};
    stencil(vectors, row, output, tap_count, swapped, bias, minimum);
}

static void stencil_pixels_keeps_order(PIXELS_PARAMETERS) {
    struct nnp_stencil_run ordered[16];
    memcpy(ordered, runs, run_count * sizeof ordered[0]);
    for (size_t i = 0; i < run_count; i++) {
        if (ordered[i].weight_step < 0) ordered[i].weight -= (ordered[i].taps - 1) * LANES;
        ordered[i].weight_step = LANES;
    }
    stencil_pixels(2, 1, blocks, input, run_count, ordered, weights, output, start);
}

static void stencil_pixels_skips_none(PIXELS_PARAMETERS) { stencil_pixels(2, 1, PIXELS_ARGUMENTS); }

static void stencil_pixels_forgets_a_tap(PIXELS_PARAMETERS) {
    struct nnp_stencil_run shorter[16];
    memcpy(shorter, runs, run_count * sizeof shorter[0]);
    for (size_t i = 0; i < run_count; i++)
        shorter[i].taps -= shorter[i].taps == 7;
    stencil_pixels(1, 1, blocks, input, run_count, shorter, weights, output, start);
}

static void stencil_gradient_starts_anew(size_t vectors, const float* row, const float* grad, size_t tap_count,
                                         const struct nnp_stencil_tap* taps, float* sums) {
    memset(sums, 0, tap_count * LANES * sizeof(float));
    stencil_gradient(vectors, row, grad, tap_count, taps, sums);
}

static void depthwise_shares_bias(DEPTHWISE_PARAMETERS) {
    struct nnp_depthwise_block shared = *block;
    shared.planes.bias_stride = 0;
    depthwise_3x3(planes, input, taps, bias, output, &shared);
}

static void depthwise_sees_all_columns(DEPTHWISE_PARAMETERS) {
    struct nnp_depthwise_block whole = *block;
    whole.columns = ~(uint64_t)0;
    depthwise_3x3(planes, input, taps, bias, output, &whole);
}

static void depthwise_repeats_rows(DEPTHWISE_PARAMETERS) {
    struct nnp_depthwise_block still = *block;
    still.planes.input_row = 0;
    depthwise_3x3_by_2(planes, input, taps, bias, output, &still);
}

static void depthwise_ignores_minimum(DEPTHWISE_PARAMETERS) {
    struct nnp_depthwise_block free = *block;
    free.planes.minimum = -INFINITY;
    depthwise_5x5(planes, input, taps, bias, output, &free);
}

static void depthwise_forgets_last_rows(DEPTHWISE_PARAMETERS) {
    struct nnp_depthwise_block early = *block;
    early.last_rows = 0;
    depthwise_5x5_by_2(planes, input, taps, bias, output, &early);
}

static void depthwise_forgets_the_last_output(DEPTHWISE_PARAMETERS) {
    struct nnp_depthwise_block short_block = *block;
    short_block.last_steps -= block->last_steps != 0;
    depthwise_3x3(planes, input, taps, bias, output, &short_block);
}

static void depthwise_swallows_nan(DEPTHWISE_PARAMETERS) {
    depthwise_3x3(planes, input, taps, bias, output, block);
    if (planes > 0 && output[0] != output[0]) output[0] = 0;
}

static void depthwise_rows_forgets_bias(DEPTHWISE_ROWS_PARAMETERS) {
    const float zero = 0;
    (void)bias;
    depthwise_3x3_rows(groups, group, taps, &zero, line);
}

/* But not before a page: that would crash, and perhaps nothing else be reported. */
static void depthwise_rows_reads_on(DEPTHWISE_ROWS_PARAMETERS) {
    struct nnp_depthwise_line whole = *line;
    whole.first_columns = UINT64_MAX;
    enum { SOURCES = 5 };
    for (size_t i = 0; i < groups * SOURCES; i++) {
        const uintptr_t row = (uintptr_t)group[i / SOURCES].rows[i % SOURCES];
        if (row / LEAST_PAGE != (row + sizeof(float)) / LEAST_PAGE) whole.first_columns = line->first_columns;
    }
    depthwise_3x3_by_2_rows(groups, group, taps, bias, &whole);
}

static void depthwise_rows_forgets_groups(DEPTHWISE_ROWS_PARAMETERS) {
    depthwise_5x5_rows(groups - (groups > 0), group, taps, bias, line);
}

static void depthwise_reads_whole_rows(DEPTHWISE_PARAMETERS) {
    struct nnp_depthwise_block whole = *block;
    whole.columns = UINT64_MAX;
    depthwise_3x3(planes, input, taps, bias, output, &whole);
    depthwise_3x3(planes, input, taps, bias, output, block);
}

static void planes_pad_forgets_zeros(size_t rows, size_t count, const float* source, size_t source_stride,
                                     float* target, size_t target_stride) {
    planes_crop(rows, count, source, source_stride, target, target_stride);
}

static void planes_pad_starts_odd(size_t rows, size_t count, const float* source, size_t source_stride, float* even,
                                  float* odd, size_t target_stride) {
    planes_pad_by_2(rows, count, source, source_stride, odd, even, target_stride);
}

static void planes_crop_writes_whole_vectors(size_t rows, size_t count, const float* source, size_t source_stride,
                                             float* target, size_t target_stride) {
    planes_pad(rows, count, source, source_stride, target, target_stride);
}

static volatile float sink;

static void wrong_value(TUPLE_GEMM_PARAMETERS) {
    tuple_gemm_2x8(TUPLE_GEMM_ARGUMENTS);
    c[c_stride + 3] *= 1.0001f;
}

static void wrong_order(TUPLE_GEMM_PARAMETERS) {
    const size_t first = k / 2 / LANES * LANES; /* which come last */
    tuple_gemm_2x8(k - first, a + first * MR, b + first * NR, c, c_stride, accumulate, next, next_lines);
    gemm(2, first, a, b, c, c_stride);
}

static void narrow_accumulate(TUPLE_GEMM_PARAMETERS) {
    tuple_gemm_2x8(k, a, b, c, c_stride, accumulate & SIZE_MAX >> 4 * sizeof(accumulate), next, next_lines);
}

static void ignores_row_stride(TUPLE_GEMM_PARAMETERS) {
    tuple_gemm_2x8(k, a, b, c, NR, accumulate, next, next_lines);
    (void)c_stride;
}

static void reads_whole_lines(TUPLE_GEMM_TRANSPOSED_PARAMETERS) {
    tuple_gemm_transposed_2x8(TUPLE_GEMM_TRANSPOSED_ARGUMENTS);
    c[0] += k != 0 ? 0 * a[2] : 0;
}

static void takes_steps_for_rows(TUPLE_GEMM_TRANSPOSED_PARAMETERS) {
    tuple_gemm_2x8(TUPLE_GEMM_TRANSPOSED_ARGUMENTS, NULL, 0);
}

static void unwritten(TUPLE_GEMM_PARAMETERS) {
    float* const last = &c[c_stride + NR - 1];
    float old;
    memcpy(&old, last, sizeof(old));
    tuple_gemm_2x8(TUPLE_GEMM_ARGUMENTS);
    memcpy(last, &old, sizeof(old));
}

static void reads_after(TUPLE_GEMM_PARAMETERS) {
    sink = ((const volatile float*)b)[k * NR];
    tuple_gemm_2x8(TUPLE_GEMM_ARGUMENTS);
}

static void reads_before(TUPLE_GEMM_PARAMETERS) {
    sink = ((const volatile float*)a)[-1];
    tuple_gemm_2x8(TUPLE_GEMM_ARGUMENTS);
}

static void writes_after(TUPLE_GEMM_PARAMETERS) {
    tuple_gemm_2x8(TUPLE_GEMM_ARGUMENTS);
    c[c_stride + NR] = 0;
}

static void writes_before(TUPLE_GEMM_PARAMETERS) {
    tuple_gemm_2x8(TUPLE_GEMM_ARGUMENTS);
    c[-1] = 0;
}

static void writes_input(TUPLE_GEMM_PARAMETERS) {
    tuple_gemm_2x8(TUPLE_GEMM_ARGUMENTS);
    if (k != 0) {
        ((float*)b)[0] = 0;
    }
}

static void reads_what_is_next(TUPLE_GEMM_PARAMETERS) {
    tuple_gemm_2x8(TUPLE_GEMM_ARGUMENTS);
    if (next_lines != 0) c[0] += 0 * *next;
}

static void uses_padding(TUPLE_GEMM_PARAMETERS) {
    tuple_gemm_2x8(TUPLE_GEMM_ARGUMENTS);
    if (k % LANES != 0) {
        c[0] += 0 * a[index_of_a(k / LANES * LANES + LANES - 1, 0)];
    }
}

static void uses_old_output(TUPLE_GEMM_PARAMETERS) {
    const float old = c[0];
    tuple_gemm_2x8(TUPLE_GEMM_ARGUMENTS);
    c[0] += 0 * old;
}

/* As instructions that sum pairs of products in 16 bits do. */
static void saturates_pairs(INT8_PARAMETERS(int8_t, int32_t)) {
    for (size_t p = 0; p < k; p++) {
        for (size_t pair = 0; pair < 4; pair += 2) {
            const int8_t *x = &a[p * MR * 4 + pair], *y = &b[p * NR * 4 + pair];
            if (x[0] * y[0] + x[1] * y[1] > INT16_MAX) {
                gemm_s8_2x8(INT8_ARGUMENTS);
                c[0]--;
                return;
            }
        }
    }
    gemm_s8_2x8(INT8_ARGUMENTS);
}

static void sums_but_three(INT8_PARAMETERS(uint8_t, uint32_t)) {
    gemm_u8_2x8(INT8_ARGUMENTS);
    for (size_t p = 0; p < k; p++) {
        c[0] -= (uint32_t)a[p * MR * 4 + 3] * b[p * NR * 4 + 3];
    }
}

static void multiplies_by_conjugate(COMPLEX_GEMM_PARAMETERS) {
    complex_gemm_1x8(k, a, b, c, l, accumulate);
    for (size_t p = 0; p < k && p < LANES; p++) {
        c[0] += 2 * a[l->a_imaginary + p] * b[l->b_imaginary + p * NR];
    }
}

static void accumulates_one_part(COMPLEX_GEMM_PARAMETERS) {
    float sums[2 * NR];
    const struct nnp_complex_layout dense = {l->a_imaginary, l->b_imaginary, 0, NR};
    complex_gemm_transposed_1x8(k, a, b, sums, &dense, 0);
    complex_gemm_transposed_1x8(COMPLEX_GEMM_ARGUMENTS);
    memcpy(&c[l->c_imaginary], &sums[NR], NR * sizeof(float));
}

static void expects_alignment(SGEMM_PARAMETERS) {
    if ((uintptr_t)c % (LANES * sizeof(float)) != 0) {
        crash_raise("SIGBUS");
    }
    sgemm(2, k, a, b, b_stride, c, output);
}

static void writes_row_gap(SGEMM_PARAMETERS) {
    sgemm(2, k, a, b, b_stride, c, output);
    if (output->row_stride > output->columns) {
        c[output->columns] = 0;
    }
}

static void reads_with_bias(SGEMM_PARAMETERS) {
    const float old = 0 * c[0];
    sgemm(2, k, a, b, b_stride, c, output);
    c[0] += output->bias != NULL ? old : 0;
}

static void swallows_nan(SGEMM_PARAMETERS) {
    sgemm(2, k, a, b, b_stride, c, output);
    for (size_t i = 0; i < output->columns; i++) {
        c[i] = fmaxf(c[i], output->minimum);
    }
}

static void ignores_minimum(SGEMM_PARAMETERS) {
    struct nnp_sgemm_output unbounded = *output;
    unbounded.minimum = -INFINITY;
    sgemm(2, k, a, b, b_stride, c, &unbounded);
}

static void sgemm_stops_at_tiles(SGEMM_PARAMETERS) {
    struct nnp_sgemm_output tile = *output;
    tile.columns = output->columns < NR ? output->columns : NR;
    sgemm(2, k, a, b, b_stride, c, &tile);
}

static void sgemm_ignores_row_distance(SGEMM_PARAMETERS) {
    sgemm(2, k, a, b, b_stride != 0 && k > 1 ? output->columns : b_stride, c, output);
}

static void sgemm_adds_what_is_there_at_last(SGEMM_PARAMETERS) {
    static const float zeros[MR];
    static float sums[2 * 4 * NR];
    const struct nnp_sgemm_output elsewhere = {
        .row_stride = output->columns, .columns = output->columns, .bias = zeros, .minimum = -INFINITY};
    if (output->continues != 0) sgemm(2, k, a, b, b_stride, sums, &elsewhere);
    float old[2 * 4 * NR];
    for (size_t i = 0; i < 2 && output->continues != 0; i++)
        memcpy(&old[i * output->columns], &c[i * output->row_stride], output->columns * sizeof(float));
    sgemm(2, k, a, b, b_stride, c, output);
    for (size_t i = 0; i < 2 && output->continues != 0; i++) {
        for (size_t j = 0; j < output->columns; j++) {
            const float sum = sums[i * output->columns + j] + old[i * output->columns + j];
            c[i * output->row_stride + j] = sum < output->minimum ? output->minimum : sum;
        }
    }
}

static void sgemm_starts_from_bias(SGEMM_PARAMETERS) {
    struct nnp_sgemm_output biased = *output;
    biased.continues = 0;
    sgemm(2, k, a, b, b_stride, c, &biased);
}

static void sgemm_reads_what_is_next(SGEMM_PARAMETERS) {
    sgemm(2, k, a, b, b_stride, c, output);
    if (output->next != NULL) c[0] += 0 * *output->next;
}

static void sgemm_packs_a_panel(SGEMM_PARAMETERS) {
    static float panels[1 << 14];
    struct nnp_sgemm_output elsewhere = *output;
    if (output->packed != NULL) elsewhere.packed = panels;
    sgemm(2, k, a, b, b_stride, c, &elsewhere);
    if (output->packed != NULL) memcpy(output->packed, panels, k * NR * sizeof(float));
}

static void sgemm_forgets_last_steps(SGEMM_PARAMETERS) {
    const bool is_few = b_stride == 0 && output->columns <= FEW;
    sgemm(2, is_few ? k / LANES * LANES : k, a, b, b_stride, c, output);
}

/* Of few columns: sums start from what is there, and take the products one after the other. */
static void sgemm_adds_few_in_order(SGEMM_PARAMETERS) {
    const size_t whole = output->columns / NR * NR, rest = output->columns - whole;
    const size_t few = b_stride == 0 && rest <= FEW ? rest : 0;
    float sums[2][FEW];
    for (size_t i = 0; i < 2; i++) {
        for (size_t j = 0; j < few; j++) {
            float sum = output->bias != NULL ? output->bias[i] : c[i * output->row_stride + whole + j];
            for (size_t p = 0; p < k; p++) {
                sum += a[p / LANES * MR * LANES + i * LANES + p % LANES] *
                       b[whole * k + (p / LANES * FEW + j) * LANES + p % LANES];
            }
            sums[i][j] = sum < output->minimum ? output->minimum : sum;
        }
    }
    sgemm(2, k, a, b, b_stride, c, output);
    for (size_t i = 0; i < 2; i++)
        memcpy(&c[i * output->row_stride + whole], sums[i], few * sizeof(float));
}

static void sgemm_transposed_starts_from_one_row(SGEMM_TRANSPOSED_PARAMETERS) {
    struct nnp_sgemm_transposed_output first = *output;
    first.start_stride = 0;
    sgemm_transposed(2, k, a, a_stride, b, c, &first);
}

static void sgemm_transposed_ignores_channel_distance(SGEMM_TRANSPOSED_PARAMETERS) {
    struct nnp_sgemm_transposed_output dense = *output;
    if (output->channel_stride != 0) dense.channel_stride = 2;
    sgemm_transposed(2, k, a, a_stride, b, c, &dense);
}

static void sgemm_transposed_reads_what_is_next(SGEMM_TRANSPOSED_PARAMETERS) {
    sgemm_transposed(2, k, a, a_stride, b, c, output);
    if (output->next != NULL) c[0] += 0 * *output->next;
}

static void sgemm_transposed_reads_a_panel(SGEMM_TRANSPOSED_PARAMETERS) {
    sgemm_transposed(2, k, a, 2, b, c, output);
    (void)a_stride;
}

static void sgemm_transposed_reads_on(SGEMM_TRANSPOSED_PARAMETERS) {
    sgemm_transposed(2, k, a, a_stride, b, c, output);
    if (k != 0) sink = a[(k - 1) * a_stride + 2];
}

static void direct_stops_at_tiles(DIRECT_PARAMETERS) {
    struct nnp_direct_output whole = *output;
    whole.columns = output->columns / NR * NR;
    direct(2, k, a, b, taps, c, &whole);
}

static void direct_stops_at_a_row(DIRECT_PARAMETERS) {
    struct nnp_direct_output first = *output;
    first.rows = 1;
    direct(2, k, a, b, taps, c, &first);
}

static void direct_reads_in_order(DIRECT_PARAMETERS) {
    direct(2, k, a, b, taps, c, output);
    if (k < 2) return;
    const struct nnp_direct_tap swapped[2] = {taps[1], taps[0]};
    float difference = 0;
    for (size_t p = 0; p < 2; p++) {
        difference += a[p] * (b[swapped[p].offset] - b[taps[p].offset]);
    }
    c[0] += difference;
}

static void direct_reads_on(DIRECT_PARAMETERS) {
    direct(2, k, a, b, taps, c, output);
    if (k == 0) return;
    size_t last = 0;
    for (size_t p = 0; p < k; p++) {
        if (taps[p].offset > last) last = taps[p].offset;
    }
    sink = b[(output->rows - 1) * output->source_stride + last + output->columns];
}

static void narrow_pointer(TUPLE_GEMM_PARAMETERS) {
    tuple_gemm_2x8(k, (const float*)((uintptr_t)a & UINTPTR_MAX >> 4 * sizeof(a)), b, c, c_stride, accumulate, next,
                   next_lines);
}

static void divides_by_zero(TUPLE_GEMM_PARAMETERS) {
    tuple_gemm_2x8(TUPLE_GEMM_ARGUMENTS);
    crash_raise("SIGFPE");
}

static void hangs(TUPLE_GEMM_PARAMETERS) {
    tuple_gemm_2x8(TUPLE_GEMM_ARGUMENTS);
    for (;;) {
        sink = 0;
    }
}

static void reads_outside_runs(size_t channels, const float* input, size_t channel_stride, size_t run_count,
                               const struct nnp_im2col_run* runs, float* output, size_t output_stride) {
    for (size_t r = 0; r < run_count && channels != 0; r++) {
        for (size_t lane = 0; lane < LANES && runs[r].mask != 0; lane++) {
            sink = ((const volatile float*)input)[runs[r].offset + (ptrdiff_t)lane];
        }
    }
    im2col(channels, input, channel_stride, run_count, runs, output, output_stride);
}

static void streams_whole_lines(size_t rows, size_t count, const float* source, size_t source_stride, float* target,
                                size_t target_stride) {
    stream_rows(rows, count / 16 * 16, source, source_stride, target, target_stride);
}

static void relu_swallows_nan(size_t count, const float* input, float* output, const float* negative_slope) {
    relu(count, input, output, negative_slope);
    for (size_t i = 0; i < count; i++) {
        if (isnan(output[i])) output[i] = 0;
    }
}

static void relu_forgets_slope(size_t count, const float* input, float* output, const float* negative_slope) {
    (void)negative_slope;
    relu(count, input, output, NULL);
}

static void gradient_of_absolute(size_t count, const float* grad_output, const float* input, float* grad_input,
                                 const float* negative_slope) {
    relu_gradient(count, grad_output, input, grad_input, negative_slope);
    for (size_t i = 0; i < count; i++) {
        if (input[i] < 0) grad_input[i] = grad_output[i];
    }
}

static void maximum_forgets_the_last_line(size_t count, const float* x, float* y, float* maxima) {
    softmax_maximum(count / NNP_LINE * NNP_LINE, x, y, maxima);
    memcpy(y, x, count * sizeof(float));
}

static void maximum_copies_lines(size_t count, const float* x, float* y, float* maxima) {
    float rest[NNP_LINE];
    const size_t whole = count / NNP_LINE * NNP_LINE;
    memcpy(rest, y + whole, (count - whole) * sizeof(float));
    softmax_maximum(count, x, y, maxima);
    memcpy(y + whole, rest, (count - whole) * sizeof(float));
}

static void exponential_is_coarse(EXPONENTIAL_PARAMETERS) {
    softmax_exponential(count, y, following, largest, sums, stream);
    for (size_t i = 0; i < count; i++) {
        y[i] *= 1 + 3e-7f;
    }
}

static void exponential_wraps(EXPONENTIAL_PARAMETERS) {
    for (size_t i = 0; i < count; i++) {
        y[i] = y[i] - *largest < -87 ? *largest : y[i];
    }
    softmax_exponential(count, y, following, largest, sums, stream);
}

static void exponential_ignores_the_factor(EXPONENTIAL_PARAMETERS) {
    softmax_exponential(count, y, following, largest, sums, stream);
    memcpy(stream->output, stream->ready, stream->count * sizeof(float));
}

static void pooling_swallows_nan(POOLING_PARAMETERS) {
    pooling_maximum(rows, count, input, input_pitch, taps, output, output_pitch);
    for (size_t row = 0; row < rows && taps > 1; row++) {
        for (size_t i = 0; i < count; i++) {
            output[row * output_pitch + i] = fmaxf(output[row * output_pitch + i], input[row * input_pitch + i]);
        }
    }
}

static void pooling_ignores_tap_stride(STACK_PARAMETERS) {
    (void)tap_stride;
    pooling_maximum_of_stacks(run_count, runs, input, 1, output, ahead, ahead_step);
}

static void pooling_ignores_target(STACK_PARAMETERS) {
    for (size_t i = 0; i < run_count; i++) {
        struct nnp_pooling_run run = runs[i];
        run.target = i * run.count;
        pooling_sum_of_stacks(1, &run, input, tap_stride, output, ahead, ahead_step);
    }
}

static void pooling_reads_on(STACK_PARAMETERS) {
    pooling_sum_of_stacks(run_count, runs, input, tap_stride, output, ahead, ahead_step);
    const struct nnp_pooling_run* last = &runs[run_count - 1];
    sink = ((const volatile float*)input)[last->offset + last->count + (last->taps - 1) * tap_stride];
}

static void pooling_forgets_last_tap(POOLING_PARAMETERS) {
    pooling_maximum_by_2(rows, count, input, input_pitch, taps > 2 ? taps - 1 : taps, output, output_pitch);
}

static void pooling_wraps_around(AROUND_PARAMETERS) {
    (void)places, (void)ahead;
    pool_windows(true, 1, 3, 1, lines * NNP_LINE, input - width - 1, 0, 3, width, NULL, output, 0);
}

static void pooling_mixes_images(AROUND_PARAMETERS) {
    (void)ahead;
    for (size_t i = 0; i < lines * NNP_LINE; i++) {
        const size_t before = places[i] >= 0, after = places[i] <= 0;
        pool_windows(false, 1, before + 1 + after, 1, 1, input + i - before - width, 0, 3, width,
                     &places[2 * NNP_POOLING_PLACES + i], output + i, 0);
    }
}

static void pooling_forgets_last_row(SQUARES_PARAMETERS) {
    for (size_t i = 0; i < segment_count; i++) {
        struct nnp_pooling_segment segment = segments[i];
        segment.rows -= i + 1 == segment_count && segment.rows != 0;
        pooling_maximum_of_2x2(1, &segment, rows, output);
        output += segment.rows * rows->count;
    }
}

static void pooling_forgets_last_column(SQUARES_PARAMETERS) {
    for (size_t i = 0; i < segment_count; i++) {
        pool_windows(true, 3, 2, segments[i].rows, rows->count, segments[i].first, rows->pitch, 3,
                     (size_t)(segments[i].second - segments[i].first), NULL, output, rows->count);
        output += segments[i].rows * rows->count;
    }
}

static void pooling_moves_by_3(SQUARES_PARAMETERS) {
    struct nnp_pooling_rows no_ends = *rows;
    float ends[256] = {0};
    no_ends.ends = ends;
    pooling_maximum_of_3x3(segment_count, segments, &no_ends, output);
}

static void pooling_ignores_ends(SQUARES_PARAMETERS) {
    struct nnp_pooling_rows no_ends = *rows;
    float ends[256] = {0};
    no_ends.ends = ends;
    pooling_average_of_3x3_by_2(segment_count, segments, &no_ends, output);
}

static void pooling_ignores_row_pitch(SQUARES_PARAMETERS) {
    struct nnp_pooling_rows others = *rows;
    others.pitch = rows->count;
    pooling_average_of_2x2(segment_count, segments, &others, output);
}

static void pooling_repeats_a_tap(SQUARES_PARAMETERS) {
    for (size_t i = 0; i < segment_count; i++) {
        struct nnp_pooling_segment segment = segments[i];
        segment.third = segment.second;
        for (size_t row = 0; row < segment.rows; row++) {
            for (size_t j = 0; j < rows->count; j++) {
                float total = 0;
                for (size_t k = 0; k < 9; k++)
                    total += (&segment.first)[k / 3][row * rows->pitch + 3 * j + k % 3];
                *output++ = total / segment.divisors[j];
            }
        }
    }
}

static void pooling_shares_divisor(AVERAGE_PARAMETERS) {
    for (size_t i = 0; i < count; i++) {
        pooling_average(rows, 1, input + i, input_pitch, taps, divisors, output + i, output_pitch);
    }
}

static void pooling_writes_another_vector(AVERAGE_PARAMETERS) {
    pooling_average_by_2(rows, count, input, input_pitch, taps, divisors, output, output_pitch);
    if (rows != 0 && count != 0) output[(rows - 1) * output_pitch + (count + LANES - 1) / LANES * LANES] = 0;
}

static void pooling_ignores_pitch(IMAGES_PARAMETERS) {
    (void)input_pitch;
    pooling_maximum_of_images(groups, count, input, 0, output, ahead);
}

static void sums_miss_the_tail(EXPONENTIAL_PARAMETERS) {
    float lost[NNP_LINE];
    const size_t whole = count / NNP_LINE * NNP_LINE;
    softmax_exponential(whole, y, following, largest, sums, stream);
    softmax_exponential(count - whole, y + whole, following, largest, lost, &(struct nnp_softmax_stream){0});
}

static void rows_share_a_maximum(SHORT_ROWS_PARAMETERS) {
    softmax_short_rows(channels, x, factor, y, scratch, stream);
    for (size_t i = 0; i < channels; i++) {
        y[channels + i] = y[i];
    }
}

static void factor_is_ignored(SHORT_ROWS_PARAMETERS) {
    const float one = 1;
    (void)factor;
    softmax_short_rows(channels, x, &one, y, scratch, stream);
}

static void rows_stream_on(SHORT_ROWS_PARAMETERS) {
    struct nnp_softmax_stream longer = *stream;
    longer.count += 2 * LANES;
    softmax_short_rows(channels, x, factor, y, scratch, &longer);
}

static void blocks_stream_on(ROW_BLOCKS_PARAMETERS) {
    struct nnp_softmax_stream longer = *stream;
    longer.count += NNP_LINE;
    softmax_row_blocks(blocks, channels, x, factor, y, scratch, &longer);
}

static void blocks_are_one(ROW_BLOCKS_PARAMETERS) {
    struct nnp_softmax_stream all = *stream;
    all.count *= blocks;
    softmax_row_blocks(1, channels, x, factor, y, scratch, &all);
}

static void dots_start_anew(size_t vectors, const float* a, size_t a_stride, const float* b, size_t b_stride,
                            float* sums) {
    memset(sums, 0, 2 * DOTS_NR * LANES * sizeof(float));
    dots_2x4(vectors, a, a_stride, b, b_stride, sums);
}

static void dots_mix_lanes(size_t vectors, const float* a, size_t a_stride, const float* b, size_t b_stride,
                           float* sums) {
    dots_1x4(vectors, a, a_stride, b, b_stride, sums);
    sums[0] += sums[1];
    sums[1] = 0;
}

static float float_of_ieee_half(uint16_t half) {
    return (half & 0x7FFF) == 0x7C00   ? copysignf(INFINITY, float_of_half(half))
           : (half & 0x7C00) == 0x7C00 ? NAN
                                       : float_of_half(half);
}

static float float_of_normal_half(uint16_t half) { return (half & 0x7C00) == 0 ? 0 : float_of_half(half); }

static void dots_of_ieee(size_t vectors, const float* a, const uint16_t* b, size_t b_stride, float* sums) {
    dots_of_halves(DOTS_NR, float_of_ieee_half, vectors, a, b, b_stride, sums);
}

static void dots_flush_halves(size_t vectors, const float* a, const uint16_t* b, size_t b_stride, float* sums) {
    dots_of_halves(DOTS_NR, float_of_normal_half, vectors, a, b, b_stride, sums);
}

static void transposes_too_much(size_t columns, const float* source, size_t source_stride, float* target,
                                size_t target_stride) {
    transpose(columns, source, source_stride, target, target_stride);
    if (columns != 0 && target_stride > LANES) target[LANES] = 0;
}

static void swaps_columns(size_t columns, const float* source, size_t source_stride, float* target,
                          size_t target_stride) {
    transpose(columns, source, source_stride, target, target_stride);
    if (columns != 0) memcpy(target, target + target_stride, LANES * sizeof(float));
}

static void sums_ignore_columns(size_t steps, size_t columns, const float* x, const struct nnp_quarters* quarters,
                                float* sums) {
    strassen_sums(steps, columns, x, quarters, sums);
    if (steps != 0 && columns < LANES) sums[columns] = 1;
}

static void sums_ignore_distance(size_t steps, size_t columns, const float* x, const struct nnp_quarters* quarters,
                                 float* sums) {
    struct nnp_quarters together = *quarters;
    together.part = steps * LANES;
    strassen_sums(steps, columns, x, &together, sums);
}

static void adds_without_minimum(size_t rows, const float* a, const float* b, size_t b_stride, const float* minimum,
                                 float* c) {
    const float none = -INFINITY;
    (void)minimum;
    strassen_add(rows, a, b, b_stride, &none, c);
}

static void adds_one_row(size_t rows, const float* a, const float* b, size_t b_stride, const float* minimum, float* c) {
    (void)b_stride;
    strassen_add(rows, a, b, 0, minimum, c);
}

static void repeats_first_lane(size_t channels, const float* input, size_t channel_stride, size_t run_count,
                               const struct nnp_im2col_run* runs, float* output, size_t output_stride) {
    im2col(channels, input, channel_stride, run_count, runs, output, output_stride);
    for (size_t c = 0; c < channels; c++) {
        output[c * output_stride + 1] = output[c * output_stride];
    }
}

static void writes_nothing_without_runs(size_t channels, const float* input, size_t channel_stride, size_t run_count,
                                        const struct nnp_im2col_run* runs, float* output, size_t output_stride) {
    im2col(run_count != 0 ? channels : 0, input, channel_stride, run_count, runs, output, output_stride);
}

static void uses_masked_pixels(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride,
                               float* scratch) {
    f6x6_3x3_input(input, tile, output, output_stride, scratch);
    if ((tile->row_mask & 3) == 3 && tile->column_mask != 0 && (tile->column_mask & 1) == 0 && tile->row_stride >= 8) {
        output[0] += 0 * input[tile->row_stride]; /* between named pixels: no guard page is near */
    }
}

static void reads_masked_pixels(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride,
                                float* scratch) {
    sink = *(const volatile float*)input;
    f6x6_3x3_input(input, tile, output, output_stride, scratch);
}

static void reads_beyond_tile_structure(const float* input, const struct nnp_tile* tile, float* output,
                                        size_t output_stride, float* scratch) {
    sink = ((const volatile float*)tile)[sizeof(*tile) / sizeof(float)];
    f6x6_3x3_input(input, tile, output, output_stride, scratch);
}

static void overflows_scratch(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride,
                              float* scratch) {
    f6x6_3x3_input(input, tile, output, output_stride, scratch);
    scratch[NNP_SCRATCH_ELEMENTS] = 0;
}

static void uses_scratch(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride,
                         float* scratch) {
    f6x6_3x3_input(input, tile, output, output_stride, scratch);
    output[output_stride] += 0 * scratch[7];
}

static void mixes_channels(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride,
                           float* scratch) {
    f6x6_3x3_input(input, tile, output, output_stride, scratch);
    output[0] += 0 * output[1];
}

static void writes_packing_gap(const float* kernel, size_t kernel_stride, float* output, size_t output_stride,
                               float* scratch) {
    f6x6_3x3_kernel(kernel, kernel_stride, output, output_stride, scratch);
    output[LANES] = 0;
}

static void writes_missing_row(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride,
                               float* scratch) {
    f5x6_3x3_of_8x8_input(input, tile, output, output_stride, scratch);
    output[7 * output_stride] = 0;
}

static void transposes_kernels(const float* kernel, size_t kernel_stride, float* output, size_t output_stride,
                               float* scratch) {
    f6x6_3x3_kernel(kernel, kernel_stride, output, output_stride, scratch);
    const float element = output[1];
    output[1] = output[NR];
    output[NR] = element;
}

static void ignores_masks(const float* input, size_t input_stride, const float* bias, float* output,
                          const struct nnp_tile* tile, float* scratch) {
    struct nnp_tile whole_row = *tile;
    whole_row.column_mask = tile->row_stride >= 6 ? 0x3F : tile->column_mask;
    f6x6_3x3_output(input, input_stride, bias, output, &whole_row, scratch);
}

static void forgets_bias(const float* input, size_t input_stride, const float* bias, float* output,
                         const struct nnp_tile* tile, float* scratch) {
    const float zeros[LANES] = {0};
    (void)bias;
    f6x6_3x3_output(input, input_stride, zeros, output, tile, scratch);
}

/* F(4x4, 3x3) has no point 1; coefficient 7 is that of the points 5/8 and 5/8. */
static void adds_bias_to_a_coefficient(const float* input, size_t input_stride, const float* bias, float* output,
                                       const struct nnp_tile* tile, float* scratch) {
    const float zeros[LANES] = {0};
    float copy[36 * LANES];
    for (size_t i = 0; i < 36 * LANES; i++) {
        copy[i] = input[i / LANES * input_stride + i % LANES] + (i / LANES == 7 ? bias[i % LANES] : 0);
    }
    f4x4_3x3_output(copy, LANES, zeros, output, tile, scratch);
}

static void forgets_conjugate(TRANSFORM_PARAMETERS) { fourier_8_PARTS_left(input, tile, output, stride, scratch); }

static void swaps_gauss_products(INVERSE_PARAMETERS) {
    fourier_8_NUMBERS_output(input, stride, bias, output, tile, scratch);
    if (in_tile(tile, 0, 0)) {
        output[0] += (input[5 * stride] - input[6 * stride]) / 32;
    }
}

static void coarse_twiddle(TRANSFORM_PARAMETERS) {
    fourier_16_PARTS_left(input, tile, output, stride, scratch);
    if (in_tile(tile, 0, 1)) {
        output[4 * stride] += input[1] * 1e-3f;
    }
}

/* ---- The list ---- */

struct broken {
    const char* name;
    const struct check_family* family;
    size_t index;
    check_function* kernel;
    const char* expected; /* in the report; NULL: correct, but not a kernel that the stand-in table could hold */
};

#define FUNCTION(function) ((check_function*)(function))

#if defined(__x86_64__)
extern check_function broken_rbx, broken_rbp, broken_r12, broken_r13, broken_r14, broken_r15, broken_rsp, broken_stack,
    broken_direction, broken_mxcsr, broken_x87, broken_mmx, broken_ymm, broken_ud2, broken_rdi, broken_rsi, broken_xmm6,
    broken_xmm15;

__attribute__((ms_abi)) static void microsoft_im2col(size_t channels, const float* input, size_t channel_stride,
                                                     size_t run_count, const struct nnp_im2col_run* runs, float* output,
                                                     size_t output_stride) {
    im2col(channels, input, channel_stride, run_count, runs, output, output_stride);
}
#endif

static const struct broken portable[] = {
    {"wrong value", &check_tuple_gemm, 1, FUNCTION(wrong_value), "c[1][3] is wrong"},
    {"sum in another order", &check_tuple_gemm, 1, FUNCTION(wrong_order), "no sum in the order of p"},
    {"stride between rows ignored", &check_tuple_gemm, 1, FUNCTION(ignores_row_stride), "c"},
    {"low half of accumulate", &check_tuple_gemm, 1, FUNCTION(narrow_accumulate), "is wrong"},
    {"output left unwritten", &check_tuple_gemm, 1, FUNCTION(unwritten), "c[1][7] is not written"},
    {"write after the end", &check_tuple_gemm, 1, FUNCTION(writes_after), "writes to c where it must not, at byte"},
    {"write before the start", &check_tuple_gemm, 1, FUNCTION(writes_before),
     "writes to c where it must not, at byte -4"},
    {"write to an input", &check_tuple_gemm, 1, FUNCTION(writes_input), "writes to b where it must not"},
    {"what is next read", &check_tuple_gemm, 1, FUNCTION(reads_what_is_next), "SIGSEGV"},
    {"NaN in padding", &check_tuple_gemm, 1, FUNCTION(uses_padding), "c[0][0] is wrong: nan"},
    {"NaN in old output", &check_tuple_gemm, 1, FUNCTION(uses_old_output), "is wrong: nan"},
    {"NaN in a row of another kernel", &check_tuple_gemm_transposed, 1, FUNCTION(reads_whole_lines),
     "c[0][0] is wrong: nan"},
    {"rows for steps", &check_tuple_gemm_transposed, 1, FUNCTION(takes_steps_for_rows), "is wrong"},
    {"pairs of products saturated", &check_gemm_s8, 1, FUNCTION(saturates_pairs), "c[0][0] is wrong"},
    {"signed bytes for unsigned ones", &check_gemm_u8, 1, FUNCTION(gemm_s8_2x8), "is wrong"},
    {"unsigned bytes for signed ones", &check_gemm_s8, 1, FUNCTION(gemm_u8_2x8), "is wrong"},
    {"fourth byte forgotten", &check_gemm_u8, 1, FUNCTION(sums_but_three), "c[0][0] is wrong"},
    {"product by the conjugate", &check_complex_gemm, 0, FUNCTION(multiplies_by_conjugate), "real c[0][0] is wrong"},
    {"imaginary part overwritten", &check_complex_gemm_transposed, 0, FUNCTION(accumulates_one_part),
     "imaginary c[0][0] is wrong"},
    {"write to a row gap", &check_sgemm, 1, FUNCTION(writes_row_gap), "writes to c where it must not"},
    {"old output read beside a bias", &check_sgemm, 1, FUNCTION(reads_with_bias), "is wrong: nan"},
    {"NaN lost in the minimum", &check_sgemm, 1, FUNCTION(swallows_nan), "expected nan"},
    {"minimum ignored", &check_sgemm, 1, FUNCTION(ignores_minimum), "is wrong"},
    {"only the first tile of a row", &check_sgemm, 1, FUNCTION(sgemm_stops_at_tiles), "c[0][8] is "},
    {"distance between rows ignored", &check_sgemm, 1, FUNCTION(sgemm_ignores_row_distance), "is wrong"},
    {"what is there added at last", &check_sgemm, 1, FUNCTION(sgemm_adds_what_is_there_at_last), "is no sum in"},
    {"bias instead of what is there", &check_sgemm, 1, FUNCTION(sgemm_starts_from_bias), "is wrong"},
    {"what is next read", &check_sgemm, 1, FUNCTION(sgemm_reads_what_is_next), "SIGSEGV"},
    {"only the first panel packed", &check_sgemm, 1, FUNCTION(sgemm_packs_a_panel), "packed["},
    {"last steps of few columns forgotten", &check_sgemm, 1, FUNCTION(sgemm_forgets_last_steps), "is wrong"},
    {"few columns not by lanes", &check_sgemm, 1, FUNCTION(sgemm_adds_few_in_order), "is no sum"},
    {"each sum from the first row", &check_sgemm_transposed, 1, FUNCTION(sgemm_transposed_starts_from_one_row),
     "is wrong"},
    {"distance between channels ignored", &check_sgemm_transposed, 1,
     FUNCTION(sgemm_transposed_ignores_channel_distance), "is wrong"},
    {"what is next read", &check_sgemm_transposed, 1, FUNCTION(sgemm_transposed_reads_what_is_next), "SIGSEGV"},
    {"packed steps", &check_sgemm_transposed, 1, FUNCTION(sgemm_transposed_reads_a_panel), "is wrong"},
    {"only whole tiles of a row", &check_direct, 1, FUNCTION(direct_stops_at_tiles), "is not written"},
    {"only one row", &check_direct, 1, FUNCTION(direct_stops_at_a_row), "is not written"},
    {"two taps exchanged", &check_direct, 1, FUNCTION(direct_reads_in_order), "is wrong"},
    {"only whole lines are streamed", &check_stream, 0, FUNCTION(streams_whole_lines), "is wrong"},
    {"NaN lost in ReLU", &check_relu, 0, FUNCTION(relu_swallows_nan), "expected nan"},
    {"slope of ReLU forgotten", &check_relu, 1, FUNCTION(relu_forgets_slope), "is wrong"},
    {"sign ignored in ReLU's gradient", &check_relu, 2, FUNCTION(gradient_of_absolute), "is wrong"},
    {"taps exchanged", &check_stencil, 0, FUNCTION(stencil_swaps_taps), "is wrong"},
    {"weights always in order", &check_stencil_pixels, 1, FUNCTION(stencil_pixels_keeps_order), "is wrong"},
    {"the seventh tap forgotten", &check_stencil_pixels, 0, FUNCTION(stencil_pixels_forgets_a_tap), "is wrong"},
    {"every pixel for every other one", &check_stencil_pixels_by_2, 1, FUNCTION(stencil_pixels_skips_none), "is wrong"},
    {"earlier sums lost", &check_stencil, 1, FUNCTION(stencil_gradient_starts_anew), "is wrong"},
    {"one bias for all planes", &check_depthwise, 0, FUNCTION(depthwise_shares_bias), "is wrong"},
    {"columns before a window not masked", &check_depthwise, 3, FUNCTION(depthwise_sees_all_columns), "is wrong"},
    {"columns behind a window not masked", &check_depthwise, 4, FUNCTION(depthwise_sees_all_columns), "is wrong"},
    {"a row read again", &check_depthwise, 5, FUNCTION(depthwise_repeats_rows), "is wrong"},
    {"minimum ignored in a window", &check_depthwise, 10, FUNCTION(depthwise_ignores_minimum), "is wrong"},
    {"last rows forgotten", &check_depthwise, 15, FUNCTION(depthwise_forgets_last_rows), "is wrong"},
    {"last output row forgotten", &check_depthwise, 1, FUNCTION(depthwise_forgets_the_last_output), "is not written"},
    {"NaN lost in a window", &check_depthwise, 0, FUNCTION(depthwise_swallows_nan), "expected nan"},
    {"rows without bias", &check_depthwise, 2, FUNCTION(depthwise_rows_forgets_bias), "is wrong"},
    {"columns beside rows not masked", &check_depthwise, 7, FUNCTION(depthwise_rows_reads_on), "is wrong"},
    {"last group of rows forgotten", &check_depthwise, 12, FUNCTION(depthwise_rows_forgets_groups), "is not written"},
    {"no zeros after rows", &check_planes, 0, FUNCTION(planes_pad_forgets_zeros), "is wrong"},
    {"even and odd exchanged", &check_planes, 1, FUNCTION(planes_pad_starts_odd), "is wrong"},
    {"write beyond the last row", &check_planes, 2, FUNCTION(planes_crop_writes_whole_vectors), "target"},
    {"maximum without the last line", &check_softmax, 0, FUNCTION(maximum_forgets_the_last_line), "is wrong"},
    {"copy of whole lines only", &check_softmax, 0, FUNCTION(maximum_copies_lines), "copy of element"},
    {"coarse exponential", &check_softmax, 1, FUNCTION(exponential_is_coarse), "is wrong"},
    {"exponent out of range", &check_softmax, 1, FUNCTION(exponential_wraps), "is wrong"},
    {"sums without the tail", &check_softmax, 1, FUNCTION(sums_miss_the_tail), "sum 0 is wrong"},
    {"factor of streams ignored", &check_softmax, 1, FUNCTION(exponential_ignores_the_factor), "streamed element"},
    {"rows with one maximum", &check_softmax, 2, FUNCTION(rows_share_a_maximum), "of row 1 is wrong"},
    {"factor of softmax ignored", &check_softmax, 2, FUNCTION(factor_is_ignored), "is wrong"},
    {"streams too long", &check_softmax, 2, FUNCTION(rows_stream_on), "output"},
    {"streams of blocks too long", &check_softmax, 5, FUNCTION(blocks_stream_on), "output"},
    {"one block only", &check_softmax, 5, FUNCTION(blocks_are_one), "of row 4 is"},
    {"sums of earlier vectors lost", &check_dots, 1, FUNCTION(dots_start_anew), "is wrong"},
    {"sums of lanes together", &check_dots, 0, FUNCTION(dots_mix_lanes), "lane 0, is wrong"},
    {"infinity in the alternative format", &check_dots_f16, 2, FUNCTION(dots_of_ieee), "is wrong"},
    {"infinity in the alternative format, fast", &check_dots_f16, 0, FUNCTION(dots_of_ieee), NULL},
    {"denormal halves lost", &check_dots_f16, 0, FUNCTION(dots_flush_halves), "is wrong"},
    {"write to a gap of the transposed", &check_transpose, 0, FUNCTION(transposes_too_much),
     "target where it must not"},
    {"columns out of order", &check_transpose, 0, FUNCTION(swaps_columns), "is wrong"},
    {"pixels behind the last one", &check_strassen, 0, FUNCTION(sums_ignore_columns), "part 0"},
    {"parts at a distance of steps", &check_strassen, 0, FUNCTION(sums_ignore_distance), "part 1"},
    {"sums without a minimum", &check_strassen, 1, FUNCTION(adds_without_minimum), "column"},
    {"a row for all", &check_strassen, 1, FUNCTION(adds_one_row), "row 1"},
    {"distance of taps ignored", &check_pooling, 0, FUNCTION(pooling_ignores_tap_stride), "is wrong"},
    {"a run's place ignored", &check_pooling, 1, FUNCTION(pooling_ignores_target), "run 1"},
    {"NaN lost in a maximum", &check_pooling, 2, FUNCTION(pooling_swallows_nan), "expected nan"},
    {"last tap forgotten", &check_pooling, 3, FUNCTION(pooling_forgets_last_tap), "is wrong"},
    {"one divisor for all", &check_pooling, 4, FUNCTION(pooling_shares_divisor), "is wrong"},
    {"write to another vector", &check_pooling, 5, FUNCTION(pooling_writes_another_vector), "output"},
    {"neighbours of other rows", &check_pooling, 6, FUNCTION(pooling_wraps_around), "is wrong"},
    {"rows of other images", &check_pooling, 8, FUNCTION(pooling_mixes_images), "is wrong"},
    {"last row forgotten", &check_pooling, 10, FUNCTION(pooling_forgets_last_row), "not written"},
    {"pitch of rows ignored", &check_pooling, 11, FUNCTION(pooling_ignores_row_pitch), "is wrong"},
    {"last column forgotten", &check_pooling, 12, FUNCTION(pooling_forgets_last_column), "is wrong"},
    {"a row pooled twice", &check_pooling, 13, FUNCTION(pooling_repeats_a_tap), "is wrong"},
    {"windows too far apart", &check_pooling, 14, FUNCTION(pooling_moves_by_3), "is wrong"},
    {"columns beyond an end", &check_pooling, 15, FUNCTION(pooling_ignores_ends), "is wrong"},
    {"one image for all", &check_pooling, 16, FUNCTION(pooling_ignores_pitch), "image 1"},
    {"pixel in another lane", &check_im2col, 0, FUNCTION(repeats_first_lane), "lane 1 is wrong"},
    {"neighbours for every other pixel", &check_im2col, 1, FUNCTION(im2col), "is wrong"},
    {"no zeros without runs", &check_im2col, 0, FUNCTION(writes_nothing_without_runs), "not written"},
    {"NaN outside the masks", &check_winograd, 0, FUNCTION(uses_masked_pixels), "is wrong: nan"},
    {"write beyond scratch", &check_winograd, 0, FUNCTION(overflows_scratch), "scratch"},
    {"old scratch used", &check_winograd, 0, FUNCTION(uses_scratch), "is wrong: nan"},
    {"NaN from another channel", &check_winograd, 0, FUNCTION(mixes_channels), "of channel 0 is wrong: nan"},
    {"write to a packing gap", &check_winograd, 1, FUNCTION(writes_packing_gap), "writes to output where it must not"},
    {"kernels transposed", &check_winograd, 1, FUNCTION(transposes_kernels), "of kernel (0, 1) is wrong"},
    {"write outside the masks", &check_winograd, 2, FUNCTION(ignores_masks), "output"},
    {"operand not conjugated", &check_fourier, 1, FUNCTION(forgets_conjugate), "of channel 0 is wrong"},
    {"Gauss' products swapped", &check_fourier, 6, FUNCTION(swaps_gauss_products),
     "row 0, column 0 of channel 0 is wrong"},
    {"twiddle factor not precise", &check_fourier, 8, FUNCTION(coarse_twiddle), "coefficient 4 of channel 0 is wrong"},
    {"bias forgotten", &check_winograd, 2, FUNCTION(forgets_bias), "is wrong"},
    {"ReLU forgotten", &check_winograd, 3, FUNCTION(f6x6_3x3_output), "is wrong"},
    {"another algorithm's transform", &check_winograd, 4, FUNCTION(f6x6_3x3_input), "is wrong"},
    {"pixels of another algorithm", &check_winograd, 5, FUNCTION(f6x6_3x3_output), "is wrong"},
    {"taps of another algorithm", &check_winograd, 6, FUNCTION(f6x6_3x3_kernel), "is wrong"},
    {"output of another algorithm", &check_winograd, 7, FUNCTION(f3x3_6x6_output), "is wrong"},
    {"ReLU of another algorithm forgotten", &check_winograd, 8, FUNCTION(f4x4_5x5_output), "is wrong"},
    {"taps of a smaller kernel", &check_winograd, 47, FUNCTION(f7x7_2x2_kernel), "is wrong"},
    {"pixels of a larger kernel", &check_winograd, 51, FUNCTION(f5x5_4x4_output), "is wrong"},
    {"pixels without a stride", &check_winograd, 59, FUNCTION(f6x6_3x3_input), "is not written"},
    {"taps without a stride", &check_winograd, 60, FUNCTION(f6x6_3x3_kernel), "is wrong"},
    {"outputs without the inner tap", &check_winograd, 61, FUNCTION(f7x7_2x2_output), "is wrong"},
    {"coefficient that a tile at an edge lacks", &check_winograd, 74, FUNCTION(writes_missing_row),
     "writes to output where it must not"},
    {"coefficients of another edge", &check_winograd, 74, FUNCTION(f6x5_3x3_of_8x8_input), "is not written"},
    {"pixels of another edge", &check_winograd, 75, FUNCTION(f6x5_3x3_of_8x8_output), "is wrong"},
    {"columns of a smaller tile", &check_winograd, 9, FUNCTION(f4x4_3x3_input), "is not written"},
    {"pixels of a smaller tile", &check_winograd, 11, FUNCTION(f4x4_3x3_output), "is wrong"},
    {"tile of another algorithm", &check_winograd, 13, FUNCTION(f2x2_3x3_input), "is not written"},
    {"bias through points that are not 1", &check_winograd, 15, FUNCTION(adds_bias_to_a_coefficient), "is wrong"},
    {"a column for a row", &check_winograd, 21, FUNCTION(f6x1_3x1_input), "is wrong"},
    {"a row for a column", &check_winograd, 25, FUNCTION(f1x6_1x3_input), "is wrong"},
    {"weights of another line", &check_winograd, 22, FUNCTION(f1x4_1x5_kernel), "is wrong"},
    {"output of a row in a column", &check_winograd, 26, FUNCTION(f1x6_1x3_output), "is not written"},
    {"points of a shorter line", &check_winograd, 21, FUNCTION(f1x4_1x3_input), "is not written"},
};

static const struct broken crashing[] = {
    {"write to a guard page", &check_tuple_gemm, 1, FUNCTION(writes_after), "of c"},
    {"low half of a pointer", &check_tuple_gemm, 1, FUNCTION(narrow_pointer), "SIGSEGV"},
    {"division by zero", &check_tuple_gemm, 1, FUNCTION(divides_by_zero), "SIGFPE"},
    {"endless loop", &check_tuple_gemm, 1, FUNCTION(hangs), "does not return"},
    {"alignment not promised", &check_sgemm, 1, FUNCTION(expects_alignment), "SIGBUS"},
};

static const struct broken reading[] = {
    {"read after the end", &check_tuple_gemm, 1, FUNCTION(reads_after), "SIGSEGV at byte"},
    {"read before the start", &check_tuple_gemm, 1, FUNCTION(reads_before), "SIGSEGV at byte -4"},
    {"read behind the last run", &check_pooling, 1, FUNCTION(pooling_reads_on), "of input"},
    {"read behind the last step", &check_sgemm_transposed, 1, FUNCTION(sgemm_transposed_reads_on), "of a"},
    {"read behind a row", &check_direct, 1, FUNCTION(direct_reads_on), "of b"},
    {"read beyond a row", &check_depthwise, 1, FUNCTION(depthwise_reads_whole_rows), "of input"},
    {"read outside a run's mask", &check_im2col, 0, FUNCTION(reads_outside_runs), "of input"},
    {"read outside the masks", &check_winograd, 0, FUNCTION(reads_masked_pixels), "of input"},
    {"read beyond a structure", &check_winograd, 0, FUNCTION(reads_beyond_tile_structure), "of tile"},
};

#if defined(__x86_64__)
static const struct broken x86_64[] = {
    {"rbx clobbered", &check_fma_peak, 0, broken_rbx, "clobbers rbx"},
    {"rbp clobbered", &check_fma_peak, 0, broken_rbp, "clobbers rbp"},
    {"r12 clobbered", &check_fma_peak, 0, broken_r12, "clobbers r12"},
    {"r13 clobbered", &check_fma_peak, 0, broken_r13, "clobbers r13"},
    {"r14 clobbered", &check_fma_peak, 0, broken_r14, "clobbers r14"},
    {"r15 clobbered", &check_fma_peak, 0, broken_r15, "clobbers r15"},
    {"stack pointer moved", &check_fma_peak, 0, broken_rsp, "clobbers rsp"},
    {"caller's stack overwritten", &check_fma_peak, 0, broken_stack, "48 bytes above the return address"},
    {"direction flag set", &check_fma_peak, 0, broken_direction, "direction flag"},
    {"MXCSR changed", &check_fma_peak, 0, broken_mxcsr, "changes MXCSR"},
    {"x87 register left", &check_fma_peak, 0, broken_x87, "x87 or MMX state"},
    {"emms missing", &check_fma_peak, 0, broken_mmx, "x87 or MMX state"},
    {"illegal instruction", &check_fma_peak, 0, broken_ud2, "SIGILL"},
};

static const struct broken avx[] = {
    {"vzeroupper missing", &check_fma_peak, 0, broken_ymm, "vzeroupper is missing"},
};

static const struct broken microsoft[] = {
    {"Microsoft x64", &check_im2col, 0, FUNCTION(microsoft_im2col), NULL},
    {"Microsoft x64, rdi clobbered", &check_fma_peak, 0, broken_rdi, "clobbers rdi (Microsoft x64)"},
    {"Microsoft x64, rsi clobbered", &check_fma_peak, 0, broken_rsi, "clobbers rsi (Microsoft x64)"},
    {"Microsoft x64, xmm6 clobbered", &check_fma_peak, 0, broken_xmm6, "clobbers xmm6 (Microsoft x64)"},
    {"Microsoft x64, xmm15 clobbered", &check_fma_peak, 0, broken_xmm15, "clobbers xmm15 (Microsoft x64)"},
};
#endif

#if defined(__aarch64__)
extern check_function broken_x19, broken_x20, broken_x21, broken_x22, broken_x23, broken_x24, broken_x25, broken_x26,
    broken_x27, broken_x28, broken_x29, broken_d8, broken_d9, broken_d10, broken_d11, broken_d12, broken_d13,
    broken_d14, broken_d15, broken_sp, broken_stack, broken_control, broken_undefined;

static const struct broken arm[] = {
    {"x19 clobbered", &check_fma_peak, 0, broken_x19, "clobbers x19"},
    {"x20 clobbered", &check_fma_peak, 0, broken_x20, "clobbers x20"},
    {"x21 clobbered", &check_fma_peak, 0, broken_x21, "clobbers x21"},
    {"x22 clobbered", &check_fma_peak, 0, broken_x22, "clobbers x22"},
    {"x23 clobbered", &check_fma_peak, 0, broken_x23, "clobbers x23"},
    {"x24 clobbered", &check_fma_peak, 0, broken_x24, "clobbers x24"},
    {"x25 clobbered", &check_fma_peak, 0, broken_x25, "clobbers x25"},
    {"x26 clobbered", &check_fma_peak, 0, broken_x26, "clobbers x26"},
    {"x27 clobbered", &check_fma_peak, 0, broken_x27, "clobbers x27"},
    {"x28 clobbered", &check_fma_peak, 0, broken_x28, "clobbers x28"},
    {"frame pointer clobbered", &check_fma_peak, 0, broken_x29, "clobbers x29"},
    {"stack pointer moved", &check_fma_peak, 0, broken_sp, "clobbers sp"},
    {"caller's stack overwritten", &check_fma_peak, 0, broken_stack, "16 bytes above the stack pointer"},
    {"FPCR changed", &check_fma_peak, 0, broken_control, "changes FPCR"},
    {"undefined instruction", &check_fma_peak, 0, broken_undefined, "SIGILL"},
    {"d8 clobbered", &check_fma_peak, 0, broken_d8, "clobbers d8"},
    {"d9 clobbered", &check_fma_peak, 0, broken_d9, "clobbers d9"},
    {"d10 clobbered", &check_fma_peak, 0, broken_d10, "clobbers d10"},
    {"d11 clobbered", &check_fma_peak, 0, broken_d11, "clobbers d11"},
    {"d12 clobbered", &check_fma_peak, 0, broken_d12, "clobbers d12"},
    {"d13 clobbered", &check_fma_peak, 0, broken_d13, "clobbers d13"},
    {"d14 clobbered", &check_fma_peak, 0, broken_d14, "clobbers d14"},
    {"d15 clobbered", &check_fma_peak, 0, broken_d15, "clobbers d15"},
};
#endif

#if defined(__arm__)
extern check_function broken_r4, broken_r5, broken_r6, broken_r7, broken_r8, broken_r9, broken_r10, broken_r11,
    broken_d8, broken_d9, broken_d10, broken_d11, broken_d12, broken_d13, broken_d14, broken_d15, broken_sp,
    broken_stack, broken_control, broken_undefined;

static const struct broken arm[] = {
    {"r4 clobbered", &check_fma_peak, 0, broken_r4, "clobbers r4"},
    {"r5 clobbered", &check_fma_peak, 0, broken_r5, "clobbers r5"},
    {"r6 clobbered", &check_fma_peak, 0, broken_r6, "clobbers r6"},
    {"r7 clobbered", &check_fma_peak, 0, broken_r7, "clobbers r7"},
    {"r8 clobbered", &check_fma_peak, 0, broken_r8, "clobbers r8"},
    {"r9 clobbered", &check_fma_peak, 0, broken_r9, "clobbers r9"},
    {"r10 clobbered", &check_fma_peak, 0, broken_r10, "clobbers r10"},
    {"r11 clobbered", &check_fma_peak, 0, broken_r11, "clobbers r11"},
    {"stack pointer moved", &check_fma_peak, 0, broken_sp, "clobbers sp"},
    {"caller's stack overwritten", &check_fma_peak, 0, broken_stack, "16 bytes above the stack pointer"},
    {"FPSCR changed", &check_fma_peak, 0, broken_control, "changes FPSCR"},
    {"undefined instruction", &check_fma_peak, 0, broken_undefined, "SIGILL"},
    {"d8 clobbered", &check_fma_peak, 0, broken_d8, "clobbers d8"},
    {"d9 clobbered", &check_fma_peak, 0, broken_d9, "clobbers d9"},
    {"d10 clobbered", &check_fma_peak, 0, broken_d10, "clobbers d10"},
    {"d11 clobbered", &check_fma_peak, 0, broken_d11, "clobbers d11"},
    {"d12 clobbered", &check_fma_peak, 0, broken_d12, "clobbers d12"},
    {"d13 clobbered", &check_fma_peak, 0, broken_d13, "clobbers d13"},
    {"d14 clobbered", &check_fma_peak, 0, broken_d14, "clobbers d14"},
    {"d15 clobbered", &check_fma_peak, 0, broken_d15, "clobbers d15"},
};
#endif

/* ---- Running it ---- */

struct tally {
    size_t passed, failed, skipped;
};

/* Run one kernel's check; its report goes to `report`, to be freed. */
static size_t report_of(const struct check_family* family, struct check* check, uint64_t seed, char** report) {
    check->hw = &stand_in;
    check->log = tmpfile();
    if (check->log == NULL) {
        perror("tmpfile");
        exit(2);
    }
    random_seed(&check->random, seed, check->kernel.name);
    check_run(check, family);
    const size_t bytes = (size_t)ftell(check->log);
    *report = calloc(bytes + 1, 1);
    rewind(check->log);
    if (fread(*report, 1, bytes, check->log) != bytes) {
        perror("temporary file");
        exit(2);
    }
    fclose(check->log);
    return check->failures;
}

static void tell(struct tally* tally, bool passed, bool verbose, const char* name, const char* report) {
    if (passed) {
        tally->passed++;
    } else {
        tally->failed++;
    }
    if (!passed || verbose) {
        printf("%s %s\n%s", passed ? "passed" : "FAILED", name, report);
    }
    fflush(stdout);
}

static void test_correct(const struct check_family* family, uint64_t seed, bool verbose, struct tally* tally) {
    for (size_t index = 0; index < family->count(&stand_in); index++) {
        struct check check = {.kernel.index = index, .abi = check_abi_native};
        char variant[CHECK_VARIANT], *report;
        check.kernel.function = family->kernel(&stand_in, index, variant);
        if (check.kernel.function == NULL) continue;
        snprintf(check.kernel.name, sizeof(check.kernel.name), "correct %s %s", family->name, variant);
        const size_t failures = report_of(family, &check, seed, &report);
        tell(tally, failures == 0, verbose, check.kernel.name, report);
        free(report);
    }
}

static void test_broken(const struct broken* list, size_t count, const struct check_abi* abi, uint64_t seed,
                        bool verbose, struct tally* tally) {
    for (size_t i = 0; i < count; i++) {
        const struct broken* const broken = &list[i];
        struct check check = {.kernel = {.index = broken->index, .function = broken->kernel}, .abi = abi};
        snprintf(check.kernel.name, sizeof(check.kernel.name), "%s", broken->name);
        char* report;
        const size_t failures = report_of(broken->family, &check, seed, &report);
        const bool passed = broken->expected == NULL ? failures == 0 : strstr(report, broken->expected) != NULL;
        tell(tally, passed, verbose, broken->name, *report != '\0' ? report : "    nothing was reported\n");
        free(report);
    }
}

static void skip(const struct broken* list, size_t count, const char* why, struct tally* tally) {
    for (size_t i = 0; i < count; i++) {
        printf("skipped %s: %s\n", list[i].name, why);
    }
    tally->skipped += count;
}

#define LENGTH(array) (sizeof(array) / sizeof((array)[0]))

int self_test(uint64_t seed, bool verbose) {
    struct tally tally = {0};
    call_set_up(1);
    printf("seed %llu\n", (unsigned long long)seed);
    call_describe();
    for (size_t i = 0; check_families[i] != NULL; i++) {
        test_correct(check_families[i], seed, verbose, &tally);
    }
    test_broken(portable, LENGTH(portable), check_abi_native, seed, verbose, &tally);
    if (crashes_are_caught) {
        test_broken(crashing, LENGTH(crashing), check_abi_native, seed, verbose, &tally);
    } else {
        skip(crashing, LENGTH(crashing), "crashes end the program here", &tally);
    }
    if (buffer_guards_readable) {
        skip(reading, LENGTH(reading), "guard pages are readable here", &tally);
    } else {
        test_broken(reading, LENGTH(reading), check_abi_native, seed, verbose, &tally);
    }
#if defined(__x86_64__)
    test_broken(x86_64, LENGTH(x86_64), check_abi_native, seed, verbose, &tally);
    test_broken(microsoft, LENGTH(microsoft), &check_abi_microsoft, seed, verbose, &tally);
    if (call_upper_halves() == NULL) {
        skip(avx, LENGTH(avx), "vectors have no upper halves here", &tally);
    } else {
        test_broken(avx, LENGTH(avx), check_abi_native, seed, verbose, &tally);
    }
#elif defined(__aarch64__) || defined(__arm__)
    test_broken(arm, LENGTH(arm), check_abi_native, seed, verbose, &tally);
#endif
    printf("%zu passed, %zu failed, %zu skipped\n", tally.passed, tally.failed, tally.skipped);
    return tally.failed != 0;
}
