/* Which kernels run: a copy of the table, whose kernels count their calls. */

#include <inttypes.h>
#include <math.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "reference.h"

/* ---- Spies ---- */

enum { MAX_ROWS = 16 };

static const struct nnp_hw* spied;

enum { COMPLEX_8X8, GAUSS_8X8, COMPLEX_16X16, GAUSS_16X16, FOURIER_FORMS };
enum { LEFT, RIGHT, PLAIN, RELU, TRANSFORMS };
enum {
    F6X6_3X3,
    F4X4_5X5,
    F5X5_4X4,
    F7X7_2X2,
    F5X5_3X3,
    F4X4_3X3,
    F5X5_2X2,
    F2X2_3X3,
    F3X3_2X2,
    F1X6_1X3,
    F6X1_3X1,
    F1X4_1X5,
    F4X1_5X1,
    F1X4_1X3,
    F4X1_3X1,
    F1X6_1X7,
    F6X1_7X1,
    F7X7_3X3_BY_2,
    F5X5_3X3_BY_2,
    F3X3_3X3_BY_2,
    WINOGRAD_ALGORITHMS
};

static struct {
    atomic_size_t tuple_gemm[MAX_ROWS]; /* by rows - 1 */
    atomic_size_t tuple_gemm_half[MAX_ROWS];
    atomic_size_t tuple_gemm_transposed[MAX_ROWS];
    atomic_size_t sgemm[MAX_ROWS];
    atomic_size_t sgemm_transposed[MAX_ROWS];
    atomic_size_t direct[MAX_ROWS];
    atomic_size_t im2col;
    atomic_size_t im2col_by_2;
    atomic_size_t planes_pad;
    atomic_size_t planes_pad_by_2;
    atomic_size_t planes_crop;
    atomic_size_t winograd[WINOGRAD_ALGORITHMS][TRANSFORMS];
    atomic_size_t streamed_kernels; /* transforms of Winograd's */
    atomic_size_t f3x3_6x6_kernel;
    atomic_size_t f3x3_6x6_output;
    atomic_size_t stencil_sum; /* with lanes of pixels, or of channels */
    atomic_size_t stencil_gradient;
    atomic_size_t depthwise[NNP_DEPTHWISE_COUNT];
    atomic_size_t complex_gemm[MAX_ROWS];
    atomic_size_t complex_gemm_transposed[MAX_ROWS];
    atomic_size_t fourier[FOURIER_FORMS][TRANSFORMS];
    atomic_size_t stream_rows;
    atomic_size_t streamed; /* elements */
    atomic_size_t fma_peak;
} calls;

#define EACH_ROW(X) X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7) X(8) X(9) X(10) X(11) X(12) X(13) X(14) X(15)

#define SPY_ON_ROW(i)                                                                                                  \
    static void tuple_gemm_##i(size_t k, const float* a, const float* b, float* c, size_t c_stride, size_t accumulate, \
                               const float* next, size_t next_lines) {                                                 \
        atomic_fetch_add(&calls.tuple_gemm[i], 1);                                                                     \
        spied->tuple_gemm.kernels[i](k, a, b, c, c_stride, accumulate, next, next_lines);                              \
    }                                                                                                                  \
    static void tuple_gemm_half_##i(size_t k, const uint16_t* a, const uint16_t* b, float* c, size_t c_stride,         \
                                    size_t accumulate) {                                                               \
        atomic_fetch_add(&calls.tuple_gemm_half[i], 1);                                                                \
        spied->half.tuple_gemm[i](k, a, b, c, c_stride, accumulate);                                                   \
    }                                                                                                                  \
    static void tuple_gemm_transposed_##i(size_t k, const float* a, const float* b, float* c, size_t c_stride,         \
                                          size_t accumulate) {                                                         \
        atomic_fetch_add(&calls.tuple_gemm_transposed[i], 1);                                                          \
        spied->tuple_gemm_transposed.kernels[i](k, a, b, c, c_stride, accumulate);                                     \
    }                                                                                                                  \
    static void complex_gemm_##i(size_t k, const float* a, const float* b, float* c,                                   \
                                 const struct nnp_complex_layout* layout, size_t accumulate) {                         \
        atomic_fetch_add(&calls.complex_gemm[i], 1);                                                                   \
        spied->complex_gemm.kernels[i](k, a, b, c, layout, accumulate);                                                \
    }                                                                                                                  \
    static void complex_gemm_transposed_##i(size_t k, const float* a, const float* b, float* c,                        \
                                            const struct nnp_complex_layout* layout, size_t accumulate) {              \
        atomic_fetch_add(&calls.complex_gemm_transposed[i], 1);                                                        \
        spied->complex_gemm_transposed.kernels[i](k, a, b, c, layout, accumulate);                                     \
    }                                                                                                                  \
    static void sgemm_##i(size_t k, const float* a, const float* b, size_t b_stride, float* c,                         \
                          const struct nnp_sgemm_output* output) {                                                     \
        atomic_fetch_add(&calls.sgemm[i], 1);                                                                          \
        spied->sgemm.kernels[i](k, a, b, b_stride, c, output);                                                         \
    }                                                                                                                  \
    static void sgemm_transposed_##i(size_t k, const float* a, size_t a_stride, const float* b, float* c,              \
                                     const struct nnp_sgemm_transposed_output* output) {                               \
        atomic_fetch_add(&calls.sgemm_transposed[i], 1);                                                               \
        spied->sgemm_transposed.kernels[i](k, a, a_stride, b, c, output);                                              \
    }                                                                                                                  \
    static void direct_##i(size_t k, const float* a, const float* b, const struct nnp_direct_tap* taps, float* c,      \
                           const struct nnp_direct_output* output) {                                                   \
        atomic_fetch_add(&calls.direct[i], 1);                                                                         \
        spied->direct.kernels[i](k, a, b, taps, c, output);                                                            \
    }
EACH_ROW(SPY_ON_ROW)

#define EACH_FOURIER(X)                                                                                                \
    X(COMPLEX_8X8, fourier_8x8.complex_form)                                                                           \
    X(GAUSS_8X8, fourier_8x8.gauss_form)                                                                               \
    X(COMPLEX_16X16, fourier_16x16.complex_form)                                                                       \
    X(GAUSS_16X16, fourier_16x16.gauss_form)

#define SPY_ON_FOURIER(form, kernels)                                                                                  \
    static void left_##form(const float* input, const struct nnp_tile* tile, float* output, size_t stride,             \
                            float* scratch) {                                                                          \
        atomic_fetch_add(&calls.fourier[form][LEFT], 1);                                                               \
        spied->kernels.left(input, tile, output, stride, scratch);                                                     \
    }                                                                                                                  \
    static void right_##form(const float* input, const struct nnp_tile* tile, float* output, size_t stride,            \
                             float* scratch) {                                                                         \
        atomic_fetch_add(&calls.fourier[form][RIGHT], 1);                                                              \
        spied->kernels.right(input, tile, output, stride, scratch);                                                    \
    }                                                                                                                  \
    static void output_##form(const float* input, size_t stride, const float* bias, float* output,                     \
                              const struct nnp_tile* tile, float* scratch) {                                           \
        atomic_fetch_add(&calls.fourier[form][PLAIN], 1);                                                              \
        spied->kernels.output_with_bias(input, stride, bias, output, tile, scratch);                                   \
    }                                                                                                                  \
    static void output_with_relu_##form(const float* input, size_t stride, const float* bias, float* output,           \
                                        const struct nnp_tile* tile, float* scratch) {                                 \
        atomic_fetch_add(&calls.fourier[form][RELU], 1);                                                               \
        spied->kernels.output_with_bias_with_relu(input, stride, bias, output, tile, scratch);                         \
    }
EACH_FOURIER(SPY_ON_FOURIER)

#define EACH_WINOGRAD(X)                                                                                               \
    X(F6X6_3X3, f6x6_3x3)                                                                                              \
    X(F4X4_5X5, f4x4_5x5)                                                                                              \
    X(F5X5_4X4, f5x5_4x4)                                                                                              \
    X(F7X7_2X2, f7x7_2x2)                                                                                              \
    X(F5X5_3X3, f5x5_3x3)                                                                                              \
    X(F4X4_3X3, f4x4_3x3)                                                                                              \
    X(F5X5_2X2, f5x5_2x2)                                                                                              \
    X(F2X2_3X3, f2x2_3x3)                                                                                              \
    X(F3X3_2X2, f3x3_2x2)                                                                                              \
    X(F1X6_1X3, f1x6_1x3)                                                                                              \
    X(F6X1_3X1, f6x1_3x1)                                                                                              \
    X(F1X4_1X5, f1x4_1x5)                                                                                              \
    X(F4X1_5X1, f4x1_5x1)                                                                                              \
    X(F1X4_1X3, f1x4_1x3)                                                                                              \
    X(F4X1_3X1, f4x1_3x1)                                                                                              \
    X(F1X6_1X7, f1x6_1x7)                                                                                              \
    X(F6X1_7X1, f6x1_7x1)                                                                                              \
    X(F7X7_3X3_BY_2, f7x7_3x3_by_2)                                                                                    \
    X(F5X5_3X3_BY_2, f5x5_3x3_by_2)                                                                                    \
    X(F3X3_3X3_BY_2, f3x3_3x3_by_2)

#define SPY_ON_WINOGRAD(number, name)                                                                                  \
    static void name##_input(const float* input, const struct nnp_tile* tile, float* output, size_t stride,            \
                             float* scratch) {                                                                         \
        atomic_fetch_add(&calls.winograd[number][LEFT], 1);                                                            \
        spied->winograd.name.input(input, tile, output, stride, scratch);                                              \
    }                                                                                                                  \
    static void name##_kernel(const float* kernel, size_t kernel_stride, float* output, size_t stride,                 \
                              float* scratch) {                                                                        \
        atomic_fetch_add(&calls.winograd[number][RIGHT], 1);                                                           \
        spied->winograd.name.kernel(kernel, kernel_stride, output, stride, scratch);                                   \
    }                                                                                                                  \
    static void name##_kernel_streamed(const float* kernel, size_t kernel_stride, float* output, size_t stride,        \
                                       float* scratch) {                                                               \
        atomic_fetch_add(&calls.winograd[number][RIGHT], 1);                                                           \
        atomic_fetch_add(&calls.streamed_kernels, 1);                                                                  \
        spied->winograd.name.kernel_streamed(kernel, kernel_stride, output, stride, scratch);                          \
    }                                                                                                                  \
    static void name##_output(const float* input, size_t stride, const float* bias, float* output,                     \
                              const struct nnp_tile* tile, float* scratch) {                                           \
        atomic_fetch_add(&calls.winograd[number][PLAIN], 1);                                                           \
        spied->winograd.name.output_with_bias(input, stride, bias, output, tile, scratch);                             \
    }                                                                                                                  \
    static void name##_output_with_relu(const float* input, size_t stride, const float* bias, float* output,           \
                                        const struct nnp_tile* tile, float* scratch) {                                 \
        atomic_fetch_add(&calls.winograd[number][RELU], 1);                                                            \
        spied->winograd.name.output_with_bias_with_relu(input, stride, bias, output, tile, scratch);                   \
    }
EACH_WINOGRAD(SPY_ON_WINOGRAD)

#define TUPLE_GEMM(i) tuple_gemm_##i,
#define TUPLE_GEMM_HALF(i) tuple_gemm_half_##i,
#define TUPLE_GEMM_TRANSPOSED(i) tuple_gemm_transposed_##i,
#define COMPLEX_GEMM(i) complex_gemm_##i,
#define COMPLEX_GEMM_TRANSPOSED(i) complex_gemm_transposed_##i,
#define SGEMM(i) sgemm_##i,
#define SGEMM_TRANSPOSED(i) sgemm_transposed_##i,
#define DIRECT(i) direct_##i,
static nnp_tuple_gemm_function* const tuple_gemm_spies[MAX_ROWS] = {EACH_ROW(TUPLE_GEMM)};
static nnp_tuple_gemm_half_function* const tuple_gemm_half_spies[MAX_ROWS] = {EACH_ROW(TUPLE_GEMM_HALF)};
static nnp_tuple_gemm_transposed_function* const tuple_gemm_transposed_spies[MAX_ROWS] = {
    EACH_ROW(TUPLE_GEMM_TRANSPOSED)};
static nnp_complex_gemm_function* const complex_gemm_spies[MAX_ROWS] = {EACH_ROW(COMPLEX_GEMM)};
static nnp_complex_gemm_transposed_function* const complex_gemm_transposed_spies[MAX_ROWS] = {
    EACH_ROW(COMPLEX_GEMM_TRANSPOSED)};
static nnp_sgemm_function* const sgemm_spies[MAX_ROWS] = {EACH_ROW(SGEMM)};
static nnp_sgemm_transposed_function* const sgemm_transposed_spies[MAX_ROWS] = {EACH_ROW(SGEMM_TRANSPOSED)};
static nnp_direct_function* const direct_spies[MAX_ROWS] = {EACH_ROW(DIRECT)};

static void im2col(size_t channels, const float* input, size_t channel_stride, size_t run_count,
                   const struct nnp_im2col_run* runs, float* output, size_t output_stride) {
    atomic_fetch_add(&calls.im2col, 1);
    spied->im2col(channels, input, channel_stride, run_count, runs, output, output_stride);
}

static void f3x3_6x6_kernel(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride,
                            float* scratch) {
    atomic_fetch_add(&calls.f3x3_6x6_kernel, 1);
    spied->winograd.f3x3_6x6_kernel(input, tile, output, output_stride, scratch);
}

static void f3x3_6x6_output(const float* input, size_t input_stride, const float* bias, float* output,
                            const struct nnp_tile* tile, float* scratch) {
    atomic_fetch_add(&calls.f3x3_6x6_output, 1);
    spied->winograd.f3x3_6x6_output_with_bias(input, input_stride, bias, output, tile, scratch);
}

static void stencil_sum(size_t vectors, const float* row, float* output, size_t tap_count,
                        const struct nnp_stencil_tap* taps, const float* bias, const float* minimum) {
    atomic_fetch_add(&calls.stencil_sum, 1);
    spied->stencil.sum(vectors, row, output, tap_count, taps, bias, minimum);
}

#define SPY_ON_PIXELS(i)                                                                                               \
    static void stencil_pixels_##i(size_t blocks, const float* input, size_t run_count,                                \
                                   const struct nnp_stencil_run* runs, const float* weights, float* output,            \
                                   const struct nnp_stencil_start* start) {                                            \
        atomic_fetch_add(&calls.stencil_sum, 1);                                                                       \
        spied->stencil_pixels.kernels[i](blocks, input, run_count, runs, weights, output, start);                      \
    }                                                                                                                  \
    static void stencil_pixels_by_2_##i(size_t blocks, const float* input, size_t run_count,                           \
                                        const struct nnp_stencil_run* runs, const float* weights, float* output,       \
                                        const struct nnp_stencil_start* start) {                                       \
        atomic_fetch_add(&calls.stencil_sum, 1);                                                                       \
        spied->stencil_pixels_by_2.kernels[i](blocks, input, run_count, runs, weights, output, start);                 \
    }
EACH_ROW(SPY_ON_PIXELS)

#define PIXELS_SPY(i) stencil_pixels_##i,
static nnp_stencil_pixels_function* const pixels_spies[] = {EACH_ROW(PIXELS_SPY)};
#define PIXELS_BY_2_SPY(i) stencil_pixels_by_2_##i,
static nnp_stencil_pixels_function* const pixels_by_2_spies[] = {EACH_ROW(PIXELS_BY_2_SPY)};

static void stencil_gradient(size_t vectors, const float* row, const float* grad, size_t tap_count,
                             const struct nnp_stencil_tap* taps, float* sums) {
    atomic_fetch_add(&calls.stencil_gradient, 1);
    spied->stencil.gradient(vectors, row, grad, tap_count, taps, sums);
}

static void im2col_by_2(size_t channels, const float* input, size_t channel_stride, size_t run_count,
                        const struct nnp_im2col_run* runs, float* output, size_t output_stride) {
    atomic_fetch_add(&calls.im2col_by_2, 1);
    spied->im2col_by_2(channels, input, channel_stride, run_count, runs, output, output_stride);
}

static void planes_pad(size_t rows, size_t count, const float* source, size_t source_stride, float* target,
                       size_t target_stride) {
    atomic_fetch_add(&calls.planes_pad, 1);
    spied->planes.pad(rows, count, source, source_stride, target, target_stride);
}

static void planes_pad_by_2(size_t rows, size_t count, const float* source, size_t source_stride, float* even,
                            float* odd, size_t target_stride) {
    atomic_fetch_add(&calls.planes_pad_by_2, 1);
    spied->planes.pad_by_2(rows, count, source, source_stride, even, odd, target_stride);
}

static void planes_crop(size_t rows, size_t count, const float* source, size_t source_stride, float* target,
                        size_t target_stride) {
    atomic_fetch_add(&calls.planes_crop, 1);
    spied->planes.crop(rows, count, source, source_stride, target, target_stride);
}

#define SPY_ON_DEPTHWISE(i, name)                                                                                      \
    static void name##_##i(size_t planes, const float* input, const float* taps, const float* bias, float* output,     \
                           const struct nnp_depthwise_block* block) {                                                  \
        atomic_fetch_add(&calls.depthwise[i], 1);                                                                      \
        spied->depthwise[i].name(planes, input, taps, bias, output, block);                                            \
    }
#define EACH_WINDOW(X, i) X(i, inner) X(i, edge) X(i, left) X(i, right)
#define EACH_DEPTHWISE(X) EACH_WINDOW(X, 0) EACH_WINDOW(X, 1) EACH_WINDOW(X, 2) EACH_WINDOW(X, 3)
EACH_DEPTHWISE(SPY_ON_DEPTHWISE)

/* A window, rows or whole planes: the width of a vector decides. */
#define SPY_ON_DEPTHWISE_ROWS(i)                                                                                       \
    static void depthwise_rows_##i(size_t groups, const struct nnp_depthwise_group* group, const float* taps,          \
                                   const float* bias, const struct nnp_depthwise_line* line) {                         \
        atomic_fetch_add(&calls.depthwise[i], 1);                                                                      \
        spied->depthwise[i].rows(groups, group, taps, bias, line);                                                     \
    }
#define EACH_DEPTHWISE_SIZE(X) X(0) X(1) X(2) X(3)
EACH_DEPTHWISE_SIZE(SPY_ON_DEPTHWISE_ROWS)

static void depthwise_runs(size_t planes, const float* input, const float* taps, const float* bias, float* output,
                           const struct nnp_depthwise_run* run) {
    atomic_fetch_add(&calls.depthwise[0], 1);
    spied->depthwise_runs(planes, input, taps, bias, output, run);
}

static void depthwise_planes(size_t planes, const float* input, const float* taps, const float* bias, float* output,
                             const struct nnp_depthwise_lines* lines) {
    atomic_fetch_add(&calls.depthwise[1], 1);
    spied->depthwise_planes(planes, input, taps, bias, output, lines);
}

static void depthwise_columns(size_t planes, const float* input, const float* taps, const float* bias, float* output,
                              const struct nnp_depthwise_column* column) {
    atomic_fetch_add(&calls.depthwise[1], 1);
    spied->depthwise_columns(planes, input, taps, bias, output, column);
}

#define SPY_ON_DEPTHWISE_PAIRS(i)                                                                                      \
    static void depthwise_pairs_##i(size_t planes, const float* input, const float* taps, const float* bias,           \
                                    float* output, const struct nnp_depthwise_pair* pair) {                            \
        atomic_fetch_add(&calls.depthwise[i], 1);                                                                      \
        spied->depthwise_pairs[i](planes, input, taps, bias, output, pair);                                            \
    }
SPY_ON_DEPTHWISE_PAIRS(0)
SPY_ON_DEPTHWISE_PAIRS(1)

static void stream_rows(size_t rows, size_t count, const float* source, size_t source_stride, float* target,
                        size_t target_stride) {
    atomic_fetch_add(&calls.stream_rows, 1);
    atomic_fetch_add(&calls.streamed, rows * count);
    spied->stream.rows(rows, count, source, source_stride, target, target_stride);
}

static void fma_peak(size_t iterations) {
    atomic_fetch_add(&calls.fma_peak, 1);
    spied->fma_peak.run(iterations);
}

/* A table of spies on the test's own, put into place. */
static bool place_spies(struct test* test, struct nnp_hw* hw, struct nnp_machine* machine) {
    test_case(test, "spies on the table's kernels");
    spied = test->hw;
    *hw = *test->hw;
    hw->tuple_gemm.kernels = tuple_gemm_spies;
    if (hw->half.tuple_gemm != NULL) hw->half.tuple_gemm = tuple_gemm_half_spies;
    hw->tuple_gemm_transposed.kernels = tuple_gemm_transposed_spies;
    hw->complex_gemm.kernels = complex_gemm_spies;
    hw->complex_gemm_transposed.kernels = complex_gemm_transposed_spies;
#define PLACE_FOURIER(form, kernels)                                                                                   \
    hw->kernels = (struct nnp_fourier_transforms){left_##form, right_##form, output_##form, output_with_relu_##form};
    EACH_FOURIER(PLACE_FOURIER)
    hw->sgemm.kernels = sgemm_spies;
    hw->sgemm_transposed.kernels = sgemm_transposed_spies;
    hw->direct.kernels = direct_spies;
    hw->im2col = im2col;
    hw->im2col_by_2 = im2col_by_2;
    hw->planes.pad = planes_pad;
    hw->planes.pad_by_2 = planes_pad_by_2;
    hw->planes.crop = planes_crop;
#define PLACE_WINOGRAD(number, name)                                                                                   \
    hw->winograd.name.input = name##_input;                                                                            \
    hw->winograd.name.kernel = name##_kernel;                                                                          \
    if (hw->winograd.name.kernel_streamed != NULL) hw->winograd.name.kernel_streamed = name##_kernel_streamed;         \
    hw->winograd.name.output_with_bias = name##_output;                                                                \
    hw->winograd.name.output_with_bias_with_relu = name##_output_with_relu;
    EACH_WINOGRAD(PLACE_WINOGRAD)
    hw->winograd.f3x3_6x6_kernel = f3x3_6x6_kernel;
    hw->winograd.f3x3_6x6_output_with_bias = f3x3_6x6_output;
    hw->stencil.sum = stencil_sum;
    hw->stencil_pixels.kernels = pixels_spies;
    hw->stencil_pixels_by_2.kernels = pixels_by_2_spies;
    hw->stencil.gradient = stencil_gradient;
#define PLACE_DEPTHWISE(i, name) hw->depthwise[i].name = name##_##i;
    EACH_DEPTHWISE(PLACE_DEPTHWISE)
#define PLACE_DEPTHWISE_ROWS(i)                                                                                        \
    if (hw->depthwise[i].rows != NULL) hw->depthwise[i].rows = depthwise_rows_##i;
    EACH_DEPTHWISE_SIZE(PLACE_DEPTHWISE_ROWS)
    if (hw->depthwise_runs != NULL) hw->depthwise_runs = depthwise_runs;
    if (hw->depthwise_planes != NULL) hw->depthwise_planes = depthwise_planes;
    if (hw->depthwise_columns != NULL) hw->depthwise_columns = depthwise_columns;
    if (hw->depthwise_pairs[0] != NULL) hw->depthwise_pairs[0] = depthwise_pairs_0;
    if (hw->depthwise_pairs[1] != NULL) hw->depthwise_pairs[1] = depthwise_pairs_1;
    hw->stream.rows = stream_rows;
    hw->fma_peak.run = fma_peak;
    hw->narrower = NULL; /* of which there are no spies here */
    *machine = test->machine;
    machine->hw = hw;
    nnp_use_machine(machine);
    return test_expect(test, hw->tuple_gemm.mr <= MAX_ROWS && hw->tuple_gemm_transposed.mr <= MAX_ROWS &&
                                 hw->sgemm.mr <= MAX_ROWS && hw->stencil_pixels.mr <= MAX_ROWS);
}

/* ---- What was called ---- */

enum {
    TUPLE_GEMMS = 1,
    TUPLE_GEMMS_TRANSPOSED = 2,
    COMPLEX_GEMMS = 4,
    SGEMMS = 8,
    IM2COL = 16,
    PEAK = 32,
    STREAM = 64,
    GRAD_OUTPUT = 128,
    GRAD_KERNEL = 256,
    STENCIL_SUM = 512,
    STENCIL_GRADIENT = 1024,
    IM2COL_BY_2 = 2048,
    PAD = 4096,
    PAD_BY_2 = 8192,
    CROP = 16384,
    TILE_TRANSFORMS = 32768, /* each transform's bit, and each Winograd algorithm's and Fourier form's: */
    TILE_ALGORITHMS = TILE_TRANSFORMS << TRANSFORMS,
};
static const uint64_t TUPLE_GEMMS_HALF = UINT64_C(1) << 63, DIRECTS = UINT64_C(1) << 62;
static const uint64_t WINDOWS = UINT64_C(1) << 58; /* and the next three bits: by size and stride */

static uint64_t winograd_kind(int algorithm, int transform) {
    return (uint64_t)TILE_ALGORITHMS << algorithm | (uint64_t)TILE_TRANSFORMS << transform;
}

static uint64_t fourier_kind(int form, int transform) { return winograd_kind(WINOGRAD_ALGORITHMS + form, transform); }

static size_t sum(const atomic_size_t* counts) {
    size_t total = 0;
    for (size_t i = 0; i < MAX_ROWS; i++)
        total += counts[i];
    return total;
}

/* Kinds of kernels that were called since the last time. */
static uint64_t take_kinds(void) {
    uint64_t kinds = (sum(calls.tuple_gemm) != 0) * TUPLE_GEMMS +
                     (sum(calls.sgemm) + sum(calls.sgemm_transposed) != 0) * SGEMMS + (calls.im2col != 0) * IM2COL +
                     (calls.fma_peak != 0) * PEAK + (calls.stream_rows != 0) * STREAM +
                     (calls.f3x3_6x6_kernel != 0) * GRAD_OUTPUT + (calls.f3x3_6x6_output != 0) * GRAD_KERNEL +
                     (sum(calls.tuple_gemm_transposed) != 0) * TUPLE_GEMMS_TRANSPOSED +
                     (calls.stencil_sum != 0) * STENCIL_SUM + (calls.stencil_gradient != 0) * STENCIL_GRADIENT;
    kinds |= (calls.im2col_by_2 != 0) * IM2COL_BY_2 + (calls.planes_pad != 0) * PAD +
             (calls.planes_pad_by_2 != 0) * PAD_BY_2 + (calls.planes_crop != 0) * CROP;
    if (sum(calls.tuple_gemm_half) != 0) kinds |= TUPLE_GEMMS_HALF;
    if (sum(calls.direct) != 0) kinds |= DIRECTS;
    for (size_t i = 0; i < NNP_DEPTHWISE_COUNT; i++)
        kinds |= (calls.depthwise[i] != 0) * (WINDOWS << i);
    if (sum(calls.complex_gemm) + sum(calls.complex_gemm_transposed) != 0) kinds |= COMPLEX_GEMMS;
    for (int transform = 0; transform < TRANSFORMS; transform++) {
        for (int algorithm = 0; algorithm < WINOGRAD_ALGORITHMS; algorithm++)
            if (calls.winograd[algorithm][transform] != 0) kinds |= winograd_kind(algorithm, transform);
        for (int form = 0; form < FOURIER_FORMS; form++)
            if (calls.fourier[form][transform] != 0) kinds |= fourier_kind(form, transform);
    }
    memset(&calls, 0, sizeof calls);
    return kinds;
}

static void expect_kinds(struct test* test, uint64_t expected) {
    const uint64_t kinds = take_kinds();
    if (kinds != expected) test_fail(test, "kinds of kernels 0x%02" PRIx64 ", expected 0x%02" PRIx64, kinds, expected);
}

static const struct problem layer = {
    PASS_OUTPUT, 1, 32, 48, 1, {17, 18}, {1, 1, 1, 1}, {3, 3}, {1, 1}, {1, 1}, nnp_activation_identity, true};

/* The last ones are WINOGRAD and an algorithm, and FOURIER and a form. */
enum way {
    GEMM,
    DIRECT_SUM /* what that can't do: GEMM */,
    DEPTHWISE,
    WINDOW, /* and what a window can't do: DEPTHWISE */
    WINOGRAD,
    FOURIER = WINOGRAD + WINOGRAD_ALGORITHMS,
    LINES = FOURIER + FOURIER_FORMS /* all of Winograd's that are rows or columns */
};

/* Does a direct sum compute all rows of a band as one? Problems here are one or two bands, whose rows have vectors by
 * themselves, which count for more, or several. */
static bool is_run(const struct problem* p) {
    const bool is_output = p->pass == PASS_OUTPUT;
    const struct nnp_size size = is_output ? problem_output_size(p) : p->input_size;
    const size_t lanes = spied->lanes, step = is_output ? p->stride.width : 1;
    const size_t pitch = size.width + (p->kernel_size.width - 1) * p->dilation.width / step;
    const size_t vectors = (size.width + lanes - 1) / lanes, run = (size.height - 1) * pitch + size.width;
    return (run + lanes - 1) / lanes < size.height * vectors + (vectors == 1);
}

/* Has a depthwise layer that windows can't do channels as lanes? */
static bool is_by_channels(const struct problem* p) {
    const size_t lanes = spied->lanes;
    if (lanes < 4 || p->groups < lanes || p->output_channels != p->groups || p->stride.width > 2) return false;
    return p->pass == PASS_OUTPUT || (p->pass == PASS_INPUT_GRADIENT && p->stride.width * p->stride.height == 1);
}

/* The kinds that an algorithm calls to compute a problem. */
static uint64_t kinds_of(int way, const struct problem* p, const struct call* call) {
    const bool is_input_gradient = p->pass == PASS_INPUT_GRADIENT;
    const bool is_by_2 = !is_input_gradient && p->stride.width == 2;
    const uint64_t pad = is_by_2 ? PAD_BY_2 : PAD;
    if (way == DIRECT_SUM && algorithm_fits(nnp_convolution_algorithm_direct, p)) {
        return DIRECTS | pad | (is_run(p) ? CROP : 0);
    }
    const bool is_plane = p->pass != PASS_KERNEL_GRADIENT && p->kernel_size.width * p->kernel_size.height == 1 &&
                          p->stride.width * p->stride.height == 1; /* and no problem pads it */
    /* A plane's pixels are read where they are, but for those that fill no panel. */
    const size_t rest = p->input_size.width * p->input_size.height % spied->sgemm.nr;
    /* By taps, in all phases or some, what bands read is copied as it is, and not gathered. */
    const bool is_copied = sum(calls.sgemm_transposed) != 0 && calls.planes_pad + calls.planes_pad_by_2 != 0;
    const bool is_gathered = !is_copied || calls.im2col + calls.im2col_by_2 != 0;
    const uint64_t gather = (is_copied ? pad : 0) + (is_gathered ? is_by_2 ? IM2COL_BY_2 : IM2COL : 0);
    const uint64_t pack = is_plane && rest <= spied->sgemm.few ? 0 : gather;
    if (way == GEMM || way == DIRECT_SUM) return SGEMMS | pack;
    if (way == WINDOW && p->pass == PASS_INPUT_GRADIENT && p->stride.width != 1) way = DEPTHWISE;
    if (way == WINDOW && p->pass == PASS_KERNEL_GRADIENT) way = DEPTHWISE;
    if (way == WINDOW) return WINDOWS << (p->kernel_size.width == 3 ? 0 : 2) << (p->stride.width - 1);
    if (way == DEPTHWISE && p->pass == PASS_KERNEL_GRADIENT) return STENCIL_GRADIENT | pad | PAD;
    if (way == DEPTHWISE && is_by_channels(p)) {
        const size_t width = is_input_gradient ? problem_output_size(p).width : p->input_size.width;
        return STENCIL_SUM | (width % 4 == 0 ? 0 : PAD);
    }
    if (way == DEPTHWISE) return STENCIL_SUM | pad | (is_input_gradient && p->stride.width != 1 ? 0 : CROP);
    /* Gradients of what is by 2 are dense layers'. */
    const bool is_of_pixels = way >= WINOGRAD + F7X7_3X3_BY_2 && way <= WINOGRAD + F3X3_3X3_BY_2;
    if (is_of_pixels && is_input_gradient) {
        static const int dense[] = {F7X7_2X2, F5X5_2X2, F3X3_2X2};
        way = WINOGRAD + dense[way - WINOGRAD - F7X7_3X3_BY_2];
    }
    const uint64_t left = winograd_kind(way - WINOGRAD, LEFT), right = winograd_kind(way - WINOGRAD, RIGHT);
    uint64_t kinds = p->pass == PASS_KERNEL_GRADIENT         ? TUPLE_GEMMS_TRANSPOSED
                     : reference_is_half(p, call->algorithm) ? TUPLE_GEMMS_HALF
                                                             : TUPLE_GEMMS;
    if (way == FOURIER + COMPLEX_8X8 || way == FOURIER + COMPLEX_16X16) kinds |= COMPLEX_GEMMS;
    if (way < FOURIER && p->pass == PASS_KERNEL_GRADIENT) return kinds | left | GRAD_OUTPUT | GRAD_KERNEL;
    if (p->stride.width == 2 && p->pass == PASS_OUTPUT && !is_of_pixels) kinds |= PAD_BY_2;
    kinds |= left | winograd_kind(way - WINOGRAD, p->activation == nnp_activation_relu ? RELU : PLAIN);
    return call_is_reuse(call) ? kinds : kinds | right;
}

static void check_pass(struct test* test, struct operands* operands, const struct problem* p,
                       enum nnp_convolution_algorithm algorithm, int way) {
    operands_fill(operands, p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
    for (enum entry entry = 0; entry < ENTRIES; entry++) {
        struct call call = {.algorithm = algorithm, .entry = entry, .own_workspace = true};
        if (!call_fits(&call, p)) continue;
        if (call_is_reuse(&call)) {
            problem_case(test, p, &call, ", kernels called by precompute");
            test_status(test, call_precompute(&call, p, operands), nnp_status_success);
            expect_kinds(test, way >= WINOGRAD ? winograd_kind(way - WINOGRAD, RIGHT) : 0);
            call.is_transformed = true;
        }
        problem_case(test, p, &call, ", kernels called");
        test_status(test, call_run(&call, p, operands), nnp_status_success);
        expect_kinds(test, kinds_of(way, p, &call));
    }
}

/* Makes a way cost nothing, and others more than can be; but what can't be summed directly goes to a GEMM. */
static void favour(double* costs, int way) {
    static const struct {
        int way;
        enum nnp_operation operation;
    } own[] = {
        {GEMM, nnp_operation_pack},
        {GEMM, nnp_operation_pack_by_2},
        {GEMM, nnp_operation_pack_strided},
        {GEMM, nnp_operation_pack_sums},
        {DEPTHWISE, nnp_operation_stencil},
        {DIRECT_SUM, nnp_operation_direct_product},
        {WINOGRAD + F6X6_3X3, nnp_operation_output_wt8x8},
        {WINOGRAD + F6X6_3X3, nnp_operation_gradient_kernel_wt8x8},
        {WINOGRAD + F4X4_5X5, nnp_operation_output_wt8x8_5x5},
        {WINOGRAD + F5X5_4X4, nnp_operation_output_wt8x8_4x4},
        {WINOGRAD + F7X7_2X2, nnp_operation_output_wt8x8_2x2},
        {WINOGRAD + F5X5_3X3, nnp_operation_output_wt7x7},
        {WINOGRAD + F4X4_3X3, nnp_operation_output_wt6x6},
        {WINOGRAD + F5X5_2X2, nnp_operation_output_wt6x6_2x2},
        {WINOGRAD + F2X2_3X3, nnp_operation_output_wt4x4},
        {WINOGRAD + F3X3_2X2, nnp_operation_output_wt4x4_2x2},
        {WINOGRAD + F7X7_3X3_BY_2, nnp_operation_output_wt8x8_by_2},
        {WINOGRAD + F7X7_3X3_BY_2, nnp_operation_output_wt8x8_2x2},
        {WINOGRAD + F5X5_3X3_BY_2, nnp_operation_output_wt6x6_by_2},
        {WINOGRAD + F5X5_3X3_BY_2, nnp_operation_output_wt6x6_2x2},
        {WINOGRAD + F3X3_3X3_BY_2, nnp_operation_output_wt4x4_by_2},
        {WINOGRAD + F3X3_3X3_BY_2, nnp_operation_output_wt4x4_2x2},
        {LINES, nnp_operation_output_wt_row},
        {LINES, nnp_operation_output_wt_column},
        {FOURIER + GAUSS_8X8, nnp_operation_output_ft8x8},
        {FOURIER + COMPLEX_16X16, nnp_operation_output_ft16x16},
    };
    memset(costs, 0, NNP_OPERATION_COUNT * sizeof *costs);
    for (size_t i = 0; i < COUNT_OF(own); i++)
        costs[own[i].operation] = 1e9;
    for (size_t i = 0; i < COUNT_OF(own); i++)
        if (own[i].way == way || (own[i].way == GEMM && way == DIRECT_SUM)) costs[own[i].operation] = 0;
}

/* All passes that the way is for; gradients are linear. */
static void check_kinds(struct test* test, struct operands* operands, const struct problem* p,
                        enum nnp_convolution_algorithm algorithm, int way) {
    for (enum pass pass = 0; pass < PASSES; pass++) {
        struct problem one = *p;
        one.pass = pass;
        if (pass != PASS_OUTPUT && p->activation != nnp_activation_identity) continue;
        if (pass == PASS_KERNEL_GRADIENT && way > WINOGRAD && way < FOURIER) continue;
        if (pass != PASS_OUTPUT) one.has_bias = false;
        if (algorithm_fits(algorithm, &one)) check_pass(test, operands, &one, algorithm, way);
    }
}

/* 1xN and Nx1 kernels, by the algorithms of rows and columns. */
static void check_lines(struct test* test, struct operands* operands, const struct problem* layer, double* costs) {
    static const struct {
        enum nnp_convolution_algorithm algorithm;
        size_t taps;
        int row, column;
    } lines[] = {{nnp_convolution_algorithm_wt6, 3, F1X4_1X3, F4X1_3X1},
                 {nnp_convolution_algorithm_wt8, 3, F1X6_1X3, F6X1_3X1},
                 {nnp_convolution_algorithm_wt8, 5, F1X4_1X5, F4X1_5X1},
                 {nnp_convolution_algorithm_wt12, 7, F1X6_1X7, F6X1_7X1}};
    struct problem p = *layer;
    p.input_padding = (struct nnp_padding){0, 0, 0, 0};
    for (size_t i = 0; i < COUNT_OF(lines); i++) {
        p.kernel_size = (struct nnp_size){.height = 1, .width = lines[i].taps};
        check_kinds(test, operands, &p, lines[i].algorithm, WINOGRAD + lines[i].row);
        p.kernel_size = (struct nnp_size){.height = lines[i].taps, .width = 1};
        check_kinds(test, operands, &p, lines[i].algorithm, WINOGRAD + lines[i].column);
        /* The larger of two tiles, where both transform at no cost. */
        favour(costs, LINES);
        costs[nnp_operation_product] = 1;
        if (lines[i].algorithm != nnp_convolution_algorithm_wt6)
            check_kinds(test, operands, &p, nnp_convolution_algorithm_auto, WINOGRAD + lines[i].column);
    }
}

static void check_choice(struct test* test, struct operands* operands, const struct problem* p, double* costs,
                         int way) {
    favour(costs, way);
    check_kinds(test, operands, p, nnp_convolution_algorithm_auto, way);
}

static void kinds(struct test* test) {
    double costs[NNP_OPERATION_COUNT];
    struct nnp_hw hw;
    struct nnp_machine machine;
    struct operands operands = {0};
    if (!place_spies(test, &hw, &machine)) return;
    machine.costs = costs;
    take_kinds();
    for (int relu = 0; relu < 2; relu++) {
        struct problem p = layer;
        p.activation = relu != 0 ? nnp_activation_relu : nnp_activation_identity;
        check_kinds(test, &operands, &p, nnp_convolution_algorithm_wt8x8, WINOGRAD);
        check_kinds(test, &operands, &p, nnp_convolution_algorithm_wt8x8_fp16, WINOGRAD);
        check_kinds(test, &operands, &p, nnp_convolution_algorithm_wt7x7, WINOGRAD + F5X5_3X3);
        check_kinds(test, &operands, &p, nnp_convolution_algorithm_wt6x6, WINOGRAD + F4X4_3X3);
        check_kinds(test, &operands, &p, nnp_convolution_algorithm_wt4x4, WINOGRAD + F2X2_3X3);
        check_kinds(test, &operands, &p, nnp_convolution_algorithm_implicit_gemm, GEMM);
        check_kinds(test, &operands, &p, nnp_convolution_algorithm_direct, DIRECT_SUM);
        check_kinds(test, &operands, &p, nnp_convolution_algorithm_ft8x8, FOURIER + GAUSS_8X8);
        check_kinds(test, &operands, &p, nnp_convolution_algorithm_ft16x16, FOURIER + COMPLEX_16X16);
        /* What costs least is chosen. */
        check_choice(test, &operands, &p, costs, GEMM);
        check_choice(test, &operands, &p, costs, DIRECT_SUM);
        check_choice(test, &operands, &p, costs, WINOGRAD + F6X6_3X3);
        check_choice(test, &operands, &p, costs, WINOGRAD + F5X5_3X3);
        check_choice(test, &operands, &p, costs, WINOGRAD + F4X4_3X3);
        check_choice(test, &operands, &p, costs, WINOGRAD + F2X2_3X3);
        check_choice(test, &operands, &p, costs, FOURIER + GAUSS_8X8);
        check_choice(test, &operands, &p, costs, FOURIER + COMPLEX_16X16);
        p = layer;
        p.activation = relu != 0 ? nnp_activation_relu : nnp_activation_identity;
        p.input_size = (struct nnp_size){24, 24};
        p.kernel_size = (struct nnp_size){5, 5};
        p.input_padding = (struct nnp_padding){2, 2, 2, 2};
        check_kinds(test, &operands, &p, nnp_convolution_algorithm_wt8x8_5x5, WINOGRAD + F4X4_5X5);
        check_choice(test, &operands, &p, costs, WINOGRAD + F4X4_5X5);
        p.input_channels = 8;
        check_kinds(test, &operands, &p, nnp_convolution_algorithm_ft8x8, FOURIER + COMPLEX_8X8);
        check_lines(test, &operands, &p, costs);
        p = layer;
        p.stride = (struct nnp_size){2, 2};
        check_choice(test, &operands, &p, costs, GEMM);
        check_choice(test, &operands, &p, costs, DIRECT_SUM);
        check_kinds(test, &operands, &p, nnp_convolution_algorithm_wt8x8, WINOGRAD + F7X7_3X3_BY_2);
        check_kinds(test, &operands, &p, nnp_convolution_algorithm_wt6x6, WINOGRAD + F5X5_3X3_BY_2);
        check_kinds(test, &operands, &p, nnp_convolution_algorithm_wt4x4, WINOGRAD + F3X3_3X3_BY_2);
        check_kinds(test, &operands, &p, nnp_convolution_algorithm_ft8x8, FOURIER + GAUSS_8X8);
        check_choice(test, &operands, &p, costs, WINOGRAD + F7X7_3X3_BY_2);
        check_choice(test, &operands, &p, costs, WINOGRAD + F5X5_3X3_BY_2);
        check_choice(test, &operands, &p, costs, WINOGRAD + F3X3_3X3_BY_2);
        /* Few channels, whose phases fill vectors. */
        if (spied->lanes > 1) {
            p.input_channels = spied->lanes - 1;
            check_kinds(test, &operands, &p, nnp_convolution_algorithm_wt8x8, WINOGRAD + F7X7_2X2);
            check_kinds(test, &operands, &p, nnp_convolution_algorithm_wt6x6, WINOGRAD + F5X5_2X2);
            check_kinds(test, &operands, &p, nnp_convolution_algorithm_wt4x4, WINOGRAD + F3X3_2X2);
            check_choice(test, &operands, &p, costs, WINOGRAD + F7X7_2X2);
            check_choice(test, &operands, &p, costs, WINOGRAD + F5X5_2X2);
            check_choice(test, &operands, &p, costs, WINOGRAD + F3X3_2X2);
        }
        p.input_channels = layer.input_channels;
        p.kernel_size = (struct nnp_size){7, 8};
        check_kinds(test, &operands, &p, nnp_convolution_algorithm_wt8x8, WINOGRAD + F5X5_4X4);
        check_choice(test, &operands, &p, costs, WINOGRAD + F5X5_4X4);
    }
    struct problem p = layer;
    p.kernel_size = (struct nnp_size){1, 1};
    p.input_padding = (struct nnp_padding){0, 0, 0, 0};
    check_kinds(test, &operands, &p, nnp_convolution_algorithm_direct, GEMM);
    check_choice(test, &operands, &p, costs, GEMM);
    /* In groups as a whole; dilated never by a transform, whatever the others cost. */
    p = layer;
    p.groups = 2;
    check_choice(test, &operands, &p, costs, WINOGRAD);
    p.dilation = (struct nnp_size){1, 2};
    check_choice(test, &operands, &p, costs, GEMM);
    check_choice(test, &operands, &p, costs, DIRECT_SUM);
    check_kinds(test, &operands, &p, nnp_convolution_algorithm_implicit_gemm, GEMM);
    /* Nor where phases have one tap. */
    p.kernel_size = p.stride = p.dilation = (struct nnp_size){2, 2};
    favour(costs, FOURIER + GAUSS_8X8);
    costs[nnp_operation_direct_product] = 1e10;
    check_kinds(test, &operands, &p, nnp_convolution_algorithm_auto, GEMM);
    p.kernel_size = layer.kernel_size;
    p.stride = layer.stride;
    p.dilation = (struct nnp_size){1, 2};
    /* As many groups as input channels. */
    p.groups = p.input_channels = 8;
    check_choice(test, &operands, &p, costs, DEPTHWISE);
    check_kinds(test, &operands, &p, nnp_convolution_algorithm_direct, DEPTHWISE);
    check_kinds(test, &operands, &p, nnp_convolution_algorithm_implicit_gemm, GEMM);
    p.stride = (struct nnp_size){2, 1};
    check_kinds(test, &operands, &p, nnp_convolution_algorithm_auto, DEPTHWISE);
    /* Square kernels of usual sizes, by a window: with as many output channels, in the input gradient, too. */
    for (size_t i = 0; i < NNP_DEPTHWISE_COUNT; i++) {
        p = layer;
        p.groups = p.input_channels = p.output_channels = hw.lanes < 8 ? 8 : hw.lanes;
        p.input_size.width += 10; /* narrow ones are not as fast by windows of 5x5 */
        p.kernel_size = i < 2 ? (struct nnp_size){3, 3} : (struct nnp_size){5, 5};
        p.stride = (struct nnp_size){1 + i % 2, 1 + i % 2};
        /* Nor are those without rows, where channels are as many as lanes. */
        if (hw.depthwise[i].rows == NULL) {
            check_kinds(test, &operands, &p, nnp_convolution_algorithm_direct, DEPTHWISE);
            p.groups = p.input_channels = p.output_channels = hw.lanes - 1;
        }
        check_kinds(test, &operands, &p, nnp_convolution_algorithm_direct, WINDOW);
        p.input_padding.left = p.kernel_size.width;
        p.pass = PASS_OUTPUT;
        check_pass(test, &operands, &p, nnp_convolution_algorithm_direct, DEPTHWISE);
    }
    /* Others, with channels as lanes, where a row is of whole quads of pixels, and where it is not. */
    p = layer;
    p.groups = p.input_channels = p.output_channels = hw.lanes < 8 ? 8 : hw.lanes + 3;
    p.kernel_size = (struct nnp_size){7, 5};
    for (size_t width = 20; width < 22; width++) {
        p.input_size.width = width;
        p.stride = (struct nnp_size){1, 1};
        check_kinds(test, &operands, &p, nnp_convolution_algorithm_direct, DEPTHWISE);
        p.stride = (struct nnp_size){2, 1};
        check_kinds(test, &operands, &p, nnp_convolution_algorithm_direct, DEPTHWISE);
    }

    /* Transformed kernels go past caches that don't hold them until they are multiplied, or that memory is near to. */
    static const struct {
        size_t batch, l2;
        bool is_far, is_kept;
    } sizes[] = {{1, 1 << 20, false, true},    {16, 1 << 20, true, true},    {1, 100 << 10, true, true},
                 {1, 100 << 10, false, false}, {16, 100 << 10, true, false}, {1, 20 << 10, true, false}};
    costs[nnp_operation_product] = 1;
    const bool can_stream = hw.winograd.f6x6_3x3.kernel_streamed != NULL;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        p = layer;
        p.batch_size = sizes[i].batch;
        machine.caches.l2 = sizes[i].l2;
        costs[nnp_operation_stream] = sizes[i].is_far ? 100 : 1;
        operands_fill(&operands, &p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
        const struct call streaming = {.algorithm = nnp_convolution_algorithm_wt8x8};
        problem_case(test, &p, &streaming, ", kernels transformed past the caches");
        test_status(test, call_run(&streaming, &p, &operands), nnp_status_success);
        test_expect(test, (calls.streamed_kernels != 0) == (can_stream && !sizes[i].is_kept));
        take_kinds();
    }

    /* An output that is large for the caches. */
    p = layer;
    p.input_size = (struct nnp_size){40, 40};
    machine.caches.l2 = 20 << 10;
    operands_fill(&operands, &p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
    const struct call call = {.algorithm = nnp_convolution_algorithm_wt8x8};
    problem_case(test, &p, &call, ", kernels called for a large output");
    test_status(test, call_run(&call, &p, &operands), nnp_status_success);
    test_expect(test, calls.streamed == p.output_channels * 40 * 40); /* once each, also of tiles at edges */
    expect_kinds(test, TUPLE_GEMMS | STREAM | winograd_kind(F6X6_3X3, LEFT) | winograd_kind(F6X6_3X3, RIGHT) |
                           winograd_kind(F6X6_3X3, PLAIN));
    p.pass = PASS_INPUT_GRADIENT;
    operands_fill(&operands, &p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
    problem_case(test, &p, &call, ", kernels called for a large result");
    test_status(test, call_run(&call, &p, &operands), nnp_status_success);
    expect_kinds(test, TUPLE_GEMMS | STREAM | winograd_kind(F6X6_3X3, LEFT) | winograd_kind(F6X6_3X3, RIGHT) |
                           winograd_kind(F6X6_3X3, PLAIN));

    test_case(test, "kernels called by queries and refused calls");
    size_t size;
    nnp_convolution_output(nnp_convolution_algorithm_auto, 1, 8, 8, p.input_size, p.input_padding, p.kernel_size, NULL,
                           NULL, NULL, NULL, NULL, &size, nnp_activation_identity, NULL, NULL, NULL);
    nnp_convolution_output(nnp_convolution_algorithm_auto, 1, 8, 0, p.input_size, p.input_padding, p.kernel_size, NULL,
                           NULL, NULL, NULL, NULL, NULL, nnp_activation_identity, NULL, NULL, NULL);
    expect_kinds(test, 0);

    test_case(test, "kernels called by nnp_measure_fma_peak");
    double flops;
    test_status(test, nnp_measure_fma_peak(NULL, &flops), nnp_status_success);
    expect_kinds(test, PEAK);
    operands_release(&operands);
}

/* What makes the rows of a matrix product. */
enum rows { ROWS_OF_TILES, ROWS_OF_PIXELS, ROWS_OF_INPUT_CHANNELS, ROWS_OF_OUTPUT_CHANNELS };

static struct problem problem_of_rows(enum rows kind, enum pass pass, size_t rows) {
    struct problem p = layer;
    p.pass = pass;
    p.has_bias = pass == PASS_OUTPUT;
    if (kind == ROWS_OF_TILES) p.input_size = (struct nnp_size){6, 6};
    if (kind == ROWS_OF_PIXELS) {
        p.input_size.height = 1;
        p.output_channels = 32;  /* whole vectors, by any table */
        p.kernel_size.width = 1; /* all pixels of a row meet the same taps */
        p.input_padding.left = p.input_padding.right = 0;
    }
    *(kind == ROWS_OF_TILES            ? &p.batch_size
      : kind == ROWS_OF_PIXELS         ? &p.input_size.width
      : kind == ROWS_OF_INPUT_CHANNELS ? &p.input_channels
                                       : &p.output_channels) = rows;
    return p;
}

/* The matrix products of algorithms and passes, and what their rows are. */
static const struct {
    enum nnp_convolution_algorithm algorithm;
    enum pass pass;
    enum rows rows;
    size_t kernel_elements; /* rows each, where the kernel's taps are rows too */
} products[] = {
    {nnp_convolution_algorithm_wt8x8, PASS_OUTPUT, ROWS_OF_TILES, 1},
    {nnp_convolution_algorithm_wt8x8, PASS_INPUT_GRADIENT, ROWS_OF_TILES, 1},
    {nnp_convolution_algorithm_wt8x8, PASS_KERNEL_GRADIENT, ROWS_OF_INPUT_CHANNELS, 1},
    {nnp_convolution_algorithm_implicit_gemm, PASS_OUTPUT, ROWS_OF_OUTPUT_CHANNELS, 1},
    {nnp_convolution_algorithm_implicit_gemm, PASS_OUTPUT, ROWS_OF_PIXELS, 1},
    {nnp_convolution_algorithm_implicit_gemm, PASS_INPUT_GRADIENT, ROWS_OF_INPUT_CHANNELS, 1},
    {nnp_convolution_algorithm_direct, PASS_KERNEL_GRADIENT, ROWS_OF_INPUT_CHANNELS, 1},
};

static const atomic_size_t* counts_of(size_t product) {
    if (products[product].rows == ROWS_OF_PIXELS) return calls.sgemm_transposed;
    if (products[product].algorithm != nnp_convolution_algorithm_wt8x8) return calls.sgemm;
    return products[product].pass == PASS_KERNEL_GRADIENT ? calls.tuple_gemm_transposed : calls.tuple_gemm;
}

static size_t most_rows(const struct nnp_hw* hw, size_t product) {
    if (products[product].algorithm != nnp_convolution_algorithm_wt8x8) return hw->sgemm.mr;
    return products[product].pass == PASS_KERNEL_GRADIENT ? hw->tuple_gemm_transposed.mr : hw->tuple_gemm.mr;
}

static void run_rows(struct test* test, struct operands* operands, size_t product, size_t rows, size_t channels) {
    struct problem p = problem_of_rows(products[product].rows, products[product].pass, rows);
    if (channels != 0) *(p.pass == PASS_OUTPUT ? &p.input_channels : &p.output_channels) = channels;
    const struct call call = {.algorithm = products[product].algorithm, .entry = ENTRY_PLAIN};
    if (call.algorithm == nnp_convolution_algorithm_direct) {
        p.kernel_size = (struct nnp_size){1, 1};
        p.input_padding = (struct nnp_padding){0, 0, 0, 0};
    }
    operands_fill(operands, &p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
    problem_case(test, &p, &call, ", matrix products called");
    take_kinds();
    test_status(test, call_run(&call, &p, operands), nnp_status_success);
}

/* As many rows as a kernel has: that kernel runs, and no other. */
static void edge_rows(struct test* test) {
    struct nnp_hw hw;
    struct nnp_machine machine;
    struct operands operands = {0};
    if (!place_spies(test, &hw, &machine)) return;
    for (size_t i = 0; i < COUNT_OF(products); i++) {
        size_t used = 0;
        for (size_t rows = 1; rows <= most_rows(&hw, i); rows++) {
            run_rows(test, &operands, i, rows, 0);
            const atomic_size_t* const counts = counts_of(i);
            /* Outputs and input gradients by implicit GEMM have channels or pixels as rows, whichever is faster. */
            const bool is_other = products[i].algorithm == nnp_convolution_algorithm_implicit_gemm &&
                                  products[i].pass != PASS_KERNEL_GRADIENT && sum(counts) == 0 &&
                                  sum(calls.sgemm) + sum(calls.sgemm_transposed) != 0;
            test_expect(test, is_other || (counts[rows - 1] != 0 && sum(counts) == counts[rows - 1]));
            used += !is_other;
        }
        test_expect(test, used > 0 || (products[i].pass != PASS_KERNEL_GRADIENT && hw.lanes == 1));
    }
    operands_release(&operands);
}

/* Any number of rows: each is multiplied once a coefficient and a panel of columns. */
static void all_rows(struct test* test) {
    struct nnp_hw hw;
    struct nnp_machine machine;
    struct operands operands = {0};
    if (!place_spies(test, &hw, &machine)) return;
    for (size_t i = 0; i < COUNT_OF(products); i++) {
        if (products[i].algorithm != nnp_convolution_algorithm_wt8x8) continue;
        const bool is_kernel = products[i].pass == PASS_KERNEL_GRADIENT;
        const size_t columns = products[i].pass == PASS_INPUT_GRADIENT ? layer.input_channels : layer.output_channels;
        const size_t nr = is_kernel ? hw.tuple_gemm_transposed.nr : hw.tuple_gemm.nr;
        for (size_t rows = 1; rows <= (test->quick ? 1 : 4) * most_rows(&hw, i) + 1; rows++) {
            run_rows(test, &operands, i, rows, is_kernel ? 0 : 3);
            size_t total = 0;
            for (size_t j = 0; j < MAX_ROWS; j++)
                total += (j + 1) * counts_of(i)[j];
            test_expect(test, total == 64 * ((columns + nr - 1) / nr) * rows);
        }
    }
    operands_release(&operands);
}

/* Implicit GEMM by taps multiplies none that meets padding: 34 of 36 columns, 19 of 21 rows. */
static void skipped_taps(struct test* test) {
    struct nnp_hw hw;
    struct nnp_machine machine;
    struct operands operands = {0};
    if (!place_spies(test, &hw, &machine) || hw.lanes < 8) return; /* whose tiles have few pixels */
    struct problem p = layer;
    p.input_size = (struct nnp_size){12, 7};
    for (enum entry entry = ENTRY_PLAIN; entry < ENTRIES; entry++) {
        const struct call call = {.algorithm = nnp_convolution_algorithm_implicit_gemm, .entry = entry};
        if (!call_fits(&call, &p)) continue;
        operands_fill(&operands, &p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
        problem_case(test, &p, &call, ", products counted");
        take_kinds();
        test_status(test, call_run(&call, &p, &operands), nnp_status_success);
        size_t total = 0;
        for (size_t j = 0; j < MAX_ROWS; j++)
            total += (j + 1) * calls.sgemm_transposed[j];
        const size_t nr = hw.sgemm_transposed.nr, panels = (p.output_channels + nr - 1) / nr;
        test_expect(test, total == 34 * 19 * panels && sum(calls.sgemm) == 0);
    }
    operands_release(&operands);
}

/* Tiles at edges have the products that they need: sums of tiles' sides, of which as many as can be are one less. */
static void tiles_at_edges(struct test* test) {
    static const struct {
        enum nnp_convolution_algorithm algorithm;
        struct nnp_size size;
        size_t width, height; /* of all tiles' products */
    } cases[] = {
        {nnp_convolution_algorithm_wt8x8, {13, 10}, 7 + 7 + 7, 7 + 7},
        {nnp_convolution_algorithm_wt8x8, {28, 2}, 3 * 8 + 2 * 7, 7},
        {nnp_convolution_algorithm_wt8x8, {12, 17}, 8 + 8, 8 + 8 + 7},
        {nnp_convolution_algorithm_wt7x7, {13, 14}, 7 + 6 + 6, 7 + 7 + 6},
        {nnp_convolution_algorithm_wt7x7, {6, 1}, 6 + 6, 6},
        {nnp_convolution_algorithm_wt6x6, {14, 7}, 6 + 6 + 5 + 5, 6 + 5},
        {nnp_convolution_algorithm_wt6x6, {5, 6}, 5 + 5, 5 + 5},
        {nnp_convolution_algorithm_wt4x4, {7, 6}, 4 + 4 + 4 + 3, 4 + 4 + 4},
    };
    struct nnp_hw hw;
    struct nnp_machine machine;
    struct operands operands = {0};
    if (!place_spies(test, &hw, &machine)) return;
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        for (enum pass pass = PASS_OUTPUT; pass <= PASS_INPUT_GRADIENT; pass++) {
            struct problem p = layer;
            p.pass = pass;
            p.has_bias = pass == PASS_OUTPUT;
            p.batch_size = 3;
            p.input_size = cases[i].size;
            const struct call call = {.algorithm = cases[i].algorithm};
            operands_fill(&operands, &p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
            problem_case(test, &p, &call, ", products counted");
            take_kinds();
            test_status(test, call_run(&call, &p, &operands), nnp_status_success);
            size_t total = 0;
            for (size_t j = 0; j < MAX_ROWS; j++)
                total += (j + 1) * calls.tuple_gemm[j];
            const size_t nr = hw.tuple_gemm.nr;
            const size_t targets = pass == PASS_OUTPUT ? p.output_channels : p.input_channels;
            test_expect(test, total == p.batch_size * cases[i].width * cases[i].height * ((targets + nr - 1) / nr));
        }
    }
    operands_release(&operands);
}

/* ---- The tests' own test: a kernel that is wrong by little is found ---- */

static void wrong_sgemm(size_t k, const float* a, const float* b, size_t b_stride, float* c,
                        const struct nnp_sgemm_output* output) {
    spied->sgemm.kernels[0](k, a, b, b_stride, c, output);
    for (size_t i = 0; i < output->columns; i++)
        c[i] *= 1.01f;
}

static void wrong_direct(size_t k, const float* a, const float* b, const struct nnp_direct_tap* taps, float* c,
                         const struct nnp_direct_output* output) {
    spied->direct.kernels[0](k - 1, a, b, taps, c, output);
}

static void wrong_input_transform(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride,
                                  float* scratch) {
    spied->winograd.f6x6_3x3.input(input, tile, output, output_stride, scratch);
    output[9 * output_stride] *= 1.03f;
}

static void wrong_output_transform(const float* input, size_t input_stride, const float* bias, float* output,
                                   const struct nnp_tile* tile, float* scratch) {
    struct nnp_tile one_row_less = *tile;
    one_row_less.row_mask &= one_row_less.row_mask - 1;
    spied->winograd.f6x6_3x3.output_with_bias(input, input_stride, bias, output, &one_row_less, scratch);
}

static void wrong_grad_output_transform(const float* input, const struct nnp_tile* tile, float* output,
                                        size_t output_stride, float* scratch) {
    spied->winograd.f3x3_6x6_kernel(input, tile, output, output_stride, scratch);
    output[9 * output_stride] *= 1.03f;
}

static void wrong_grad_kernel_transform(const float* input, size_t input_stride, const float* bias, float* output,
                                        const struct nnp_tile* tile, float* scratch) {
    spied->winograd.f3x3_6x6_output_with_bias(input, input_stride, bias, output, tile, scratch);
    output[0] *= 1.03f;
}

static void wrong_tuple_gemm_transposed(size_t k, const float* a, const float* b, float* c, size_t c_stride,
                                        size_t accumulate) {
    spied->tuple_gemm_transposed.kernels[0](k, a, b, c, c_stride, accumulate);
    for (size_t i = 0; i < spied->tuple_gemm_transposed.nr; i++)
        c[i] *= 1.03f;
}

static void wrong_im2col(size_t channels, const float* input, size_t channel_stride, size_t run_count,
                         const struct nnp_im2col_run* runs, float* output, size_t output_stride) {
    spied->im2col(channels, input, channel_stride, run_count, runs, output, output_stride);
    output[0] *= 1.01f;
}

static void wrong_pad(size_t rows, size_t count, const float* source, size_t source_stride, float* target,
                      size_t target_stride) {
    spied->planes.pad(rows, count, source, source_stride, target, target_stride);
    target[0] *= 1.03f;
}

static void wrong_stencil_sum(size_t vectors, const float* row, float* output, size_t tap_count,
                              const struct nnp_stencil_tap* taps, const float* bias, const float* minimum) {
    spied->stencil.sum(vectors, row, output, tap_count - 1, taps, bias, minimum);
}

static void wrong_stencil_gradient(size_t vectors, const float* row, const float* grad, size_t tap_count,
                                   const struct nnp_stencil_tap* taps, float* sums) {
    spied->stencil.gradient(vectors / 2, row, grad, tap_count, taps, sums);
}

static void wrong_window(size_t planes, const float* input, const float* taps, const float* bias, float* output,
                         const struct nnp_depthwise_block* block) {
    struct nnp_depthwise_block wrong = *block;
    wrong.first_rows = 0;
    spied->depthwise[0].edge(planes, input, taps, bias, output, &wrong);
}

static void wrong_rows(size_t groups, const struct nnp_depthwise_group* group, const float* taps, const float* bias,
                       const struct nnp_depthwise_line* line) {
    struct nnp_depthwise_line wrong = *line;
    wrong.minimum = 0;
    spied->depthwise[0].rows(groups, group, taps, bias, &wrong);
}

static void wrong_runs(size_t planes, const float* input, const float* taps, const float* bias, float* output,
                       const struct nnp_depthwise_run* run) {
    struct nnp_depthwise_run wrong = *run;
    wrong.planes.minimum = 0;
    spied->depthwise_runs(planes, input, taps, bias, output, &wrong);
}

static void wrong_planes(size_t planes, const float* input, const float* taps, const float* bias, float* output,
                         const struct nnp_depthwise_lines* lines) {
    struct nnp_depthwise_lines wrong = *lines;
    wrong.planes.minimum = 0;
    spied->depthwise_planes(planes, input, taps, bias, output, &wrong);
}

static void wrong_columns(size_t planes, const float* input, const float* taps, const float* bias, float* output,
                          const struct nnp_depthwise_column* column) {
    struct nnp_depthwise_column wrong = *column;
    wrong.planes.minimum = 0;
    spied->depthwise_columns(planes, input, taps, bias, output, &wrong);
}

static void wrong_pairs(size_t planes, const float* input, const float* taps, const float* bias, float* output,
                        const struct nnp_depthwise_pair* pair) {
    struct nnp_depthwise_pair wrong = *pair;
    wrong.planes.minimum = 0;
    spied->depthwise_pairs[0](planes, input, taps, bias, output, &wrong);
}

static void wrong_pairs_by_2(size_t planes, const float* input, const float* taps, const float* bias, float* output,
                             const struct nnp_depthwise_pair* pair) {
    struct nnp_depthwise_pair wrong = *pair;
    wrong.planes.minimum = 0;
    spied->depthwise_pairs[1](planes, input, taps, bias, output, &wrong);
}

static void wrong_stencil_pixels(size_t blocks, const float* input, size_t run_count,
                                 const struct nnp_stencil_run* runs, const float* weights, float* output,
                                 const struct nnp_stencil_start* start) {
    spied->stencil_pixels.kernels[0](blocks, input, run_count - 1, runs, weights, output, start);
}

/* What is wrong, and what it is found in. */
enum wrong {
    WRONG_SGEMM,
    WRONG_DIRECT,
    WRONG_IM2COL,
    WRONG_PAD, /* by taps */
    WRONG_INPUT_TRANSFORM,
    WRONG_OUTPUT_TRANSFORM,
    WRONG_GRAD_OUTPUT_TRANSFORM,
    WRONG_GRAD_KERNEL_TRANSFORM,
    WRONG_TUPLE_GEMM_TRANSPOSED,
    WRONG_STENCIL_SUM,
    WRONG_STENCIL_GRADIENT,
    WRONG_STENCIL_PIXELS,
    WRONG_WINDOW,
    WRONG_PLANES, /* by a stride of 2, where the table has such kernels */
    WRONG_COLUMNS,
    WRONG_PAIRS,
    WRONG_PAIRS_BY_2,
    WRONGS
};

static const bool is_found[WRONGS][PASSES] = {
    [WRONG_SGEMM] = {true, true, true},
    [WRONG_DIRECT] = {true, true, false},
    [WRONG_IM2COL] = {true, true, true},
    [WRONG_PAD] = {true, true, false},
    [WRONG_INPUT_TRANSFORM] = {true, true, true},
    [WRONG_OUTPUT_TRANSFORM] = {true, true, false},
    [WRONG_GRAD_OUTPUT_TRANSFORM] = {false, false, true},
    [WRONG_GRAD_KERNEL_TRANSFORM] = {false, false, true},
    [WRONG_TUPLE_GEMM_TRANSPOSED] = {false, false, true},
    [WRONG_STENCIL_SUM] = {true, true, false},
    [WRONG_STENCIL_GRADIENT] = {false, false, true},
    [WRONG_STENCIL_PIXELS] = {true, true, false},
    [WRONG_WINDOW] = {true, true, false},
    [WRONG_PLANES] = {true, false, false},
    [WRONG_COLUMNS] = {true, false, false},
    [WRONG_PAIRS] = {true, true, false},
    [WRONG_PAIRS_BY_2] = {true, false, false},
};

static void wrong_kernels(struct test* test) {
    struct nnp_hw hw;
    struct nnp_machine machine;
    struct operands operands = {0};
    nnp_sgemm_function* sgemms[MAX_ROWS];
    nnp_direct_function* directs[MAX_ROWS];
    nnp_tuple_gemm_transposed_function* transposed[MAX_ROWS];
    nnp_stencil_pixels_function* const wrong_pixels[] = {wrong_stencil_pixels};
    if (!place_spies(test, &hw, &machine)) return;
    for (size_t i = 0; i < WRONGS * PASSES; i++) {
        const enum wrong wrong = i / PASSES;
        const bool is_gemm = wrong == WRONG_SGEMM || wrong == WRONG_IM2COL || wrong == WRONG_PAD;
        const bool is_row = wrong == WRONG_SGEMM || wrong == WRONG_DIRECT;
        const bool is_by_2 = wrong == WRONG_PLANES || wrong == WRONG_COLUMNS || wrong == WRONG_PAIRS_BY_2;
        const bool is_depthwise = wrong == WRONG_STENCIL_SUM || wrong == WRONG_STENCIL_PIXELS ||
                                  wrong == WRONG_STENCIL_GRADIENT || wrong == WRONG_WINDOW || wrong == WRONG_PAIRS ||
                                  is_by_2;
        hw = *test->hw;
        if (wrong == WRONG_PLANES && hw.depthwise_planes == NULL) continue;
        if (wrong == WRONG_COLUMNS && hw.depthwise_columns == NULL) continue;
        if (wrong == WRONG_PAD && hw.lanes < 8) continue; /* whose tiles have few pixels */
        if (wrong == WRONG_STENCIL_PIXELS && hw.lanes < 4) continue;
        if (wrong == WRONG_PAIRS && hw.depthwise_pairs[0] == NULL) continue;
        if (wrong == WRONG_PAIRS_BY_2 && hw.depthwise_pairs[1] == NULL) continue;
        memcpy(sgemms, hw.sgemm.kernels, hw.sgemm.mr * sizeof sgemms[0]);
        memcpy(transposed, hw.tuple_gemm_transposed.kernels, hw.tuple_gemm_transposed.mr * sizeof transposed[0]);
        memcpy(directs, hw.direct.kernels, hw.direct.mr * sizeof directs[0]);
        hw.sgemm.kernels = sgemms;
        hw.direct.kernels = directs;
        hw.tuple_gemm_transposed.kernels = transposed;
        if (wrong == WRONG_SGEMM) sgemms[0] = wrong_sgemm;
        if (wrong == WRONG_DIRECT) directs[0] = wrong_direct;
        if (wrong == WRONG_IM2COL) hw.im2col = wrong_im2col;
        if (wrong == WRONG_PAD) hw.planes.pad = wrong_pad;
        if (wrong == WRONG_INPUT_TRANSFORM) hw.winograd.f6x6_3x3.input = wrong_input_transform;
        if (wrong == WRONG_OUTPUT_TRANSFORM) hw.winograd.f6x6_3x3.output_with_bias = wrong_output_transform;
        if (wrong == WRONG_GRAD_OUTPUT_TRANSFORM) hw.winograd.f3x3_6x6_kernel = wrong_grad_output_transform;
        if (wrong == WRONG_GRAD_KERNEL_TRANSFORM) hw.winograd.f3x3_6x6_output_with_bias = wrong_grad_kernel_transform;
        if (wrong == WRONG_TUPLE_GEMM_TRANSPOSED) transposed[0] = wrong_tuple_gemm_transposed;
        if (wrong == WRONG_STENCIL_SUM) hw.stencil.sum = wrong_stencil_sum;
        if (wrong == WRONG_STENCIL_GRADIENT) hw.stencil.gradient = wrong_stencil_gradient;
        if (wrong == WRONG_STENCIL_PIXELS) hw.stencil_pixels.kernels = wrong_pixels;
        if (wrong == WRONG_WINDOW) hw.depthwise[0].edge = hw.depthwise[0].left = hw.depthwise[0].right = wrong_window;
        if (wrong == WRONG_WINDOW) hw.depthwise[0].rows = wrong_rows;
        if (wrong == WRONG_WINDOW && hw.depthwise_runs != NULL) hw.depthwise_runs = wrong_runs;
        if (wrong == WRONG_PLANES) hw.depthwise_planes = wrong_planes;
        if (wrong == WRONG_COLUMNS) hw.depthwise_columns = wrong_columns;
        if (wrong == WRONG_PAIRS) hw.depthwise_pairs[0] = wrong_pairs;
        if (wrong == WRONG_PAIRS_BY_2) hw.depthwise_pairs[1] = wrong_pairs_by_2;
        struct problem p = layer;
        p.pass = i % PASSES;
        p.has_bias = p.pass == PASS_OUTPUT;
        if (wrong == WRONG_STENCIL_SUM || wrong == WRONG_STENCIL_PIXELS) p.kernel_size = (struct nnp_size){3, 2};
        if (wrong == WRONG_STENCIL_PIXELS) p.input_size.width = 1;
        if (is_by_2) p.stride = (struct nnp_size){2, 2};
        if (wrong == WRONG_PLANES) p.input_size = (struct nnp_size){5 * hw.lanes, 14};
        if (wrong == WRONG_COLUMNS) p.input_size = (struct nnp_size){2 * hw.lanes - 2, 14};
        if (wrong == WRONG_PAIRS) p.input_size = (struct nnp_size){hw.lanes / 2 - 1, 14};
        if (wrong == WRONG_PAIRS_BY_2) p.input_size = (struct nnp_size){hw.lanes - 2, 14};
        p.input_channels = p.output_channels = hw.lanes < 8 ? 8 : 2 * hw.lanes;
        if (wrong == WRONG_STENCIL_SUM) p.output_channels *= 2;
        /* One row, or one more than there are in whole tiles; pixels are gathered where channels fill no vector. */
        const bool is_one = is_row || wrong == WRONG_IM2COL;
        if (is_one && p.pass == PASS_OUTPUT) p.output_channels = 1;
        if (is_one && p.pass == PASS_INPUT_GRADIENT) p.input_channels = 1;
        if (is_row && p.pass == PASS_KERNEL_GRADIENT) {
            p.kernel_size = (struct nnp_size){1, 1};
            p.input_padding = (struct nnp_padding){0, 0, 0, 0};
            p.input_channels = hw.sgemm.mr + 1;
            p.output_channels = hw.sgemm.nr;
        }
        if (wrong == WRONG_TUPLE_GEMM_TRANSPOSED) p.input_channels = hw.tuple_gemm_transposed.mr + 1;
        if (is_depthwise) p.groups = p.input_channels;
        operands_fill(&operands, &p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
        /* That of the step left out may be next to nothing. */
        for (size_t j = 0; wrong == WRONG_DIRECT && p.pass != PASS_KERNEL_GRADIENT && j < problem_kernel_elements(&p);
             j++) {
            float* weight = operands_kernel(&operands) + j;
            *weight = copysignf(fmaxf(fabsf(*weight), 0.25f), *weight);
        }
        const struct call call = {.entry = ENTRY_LAYER,
                                  .algorithm = is_depthwise || wrong == WRONG_DIRECT ? nnp_convolution_algorithm_direct
                                               : is_gemm ? nnp_convolution_algorithm_implicit_gemm
                                                         : nnp_convolution_algorithm_wt8x8};
        struct test silent = {.hw = &hw, .silent = true};
        struct reference reference;
        char note[64];
        snprintf(note, sizeof note, ", wrong kernel %d", wrong);
        problem_case(test, &p, &call, note);
        test_status(test, call_run(&call, &p, &operands), nnp_status_success);
        reference_compute(&reference, &p, &operands, SIZE_MAX, &test->random);
        const bool is_right = reference_compare(&silent, &reference, &operands, call.algorithm);
        test_expect(test, is_right == !is_found[wrong][p.pass]);
        reference_release(&reference);
    }
    operands_release(&operands);
}

static nnp_tile_transform_function* right_transform;
static nnp_tile_inverse_function* right_inverse;

static void wrong_fourier_transform(const float* input, const struct nnp_tile* tile, float* output,
                                    size_t output_stride, float* scratch) {
    right_transform(input, tile, output, output_stride, scratch);
    for (size_t i = 0; i < spied->lanes; i++)
        output[9 * output_stride + i] *= 1.2f;
}

static void wrong_fourier_inverse(const float* input, size_t input_stride, const float* bias, float* output,
                                  const struct nnp_tile* tile, float* scratch) {
    right_inverse(input, input_stride, bias, output, tile, scratch);
    output[0] *= 1.03f;
    output[1] *= 1.03f;
}

/* Each Fourier transform, in the one of its two forms that the library uses for the problem. */
static void wrong_fourier_kernels(struct test* test) {
    static const struct {
        enum nnp_convolution_algorithm algorithm;
        size_t offset;
    } fouriers[] = {{nnp_convolution_algorithm_ft8x8, offsetof(struct nnp_hw, fourier_8x8)},
                    {nnp_convolution_algorithm_ft16x16, offsetof(struct nnp_hw, fourier_16x16)}};
    enum { LEFT, RIGHT, INVERSE, KINDS, FORMS = 2 };
    struct nnp_hw hw;
    struct nnp_machine machine;
    struct operands operands = {0};
    if (!place_spies(test, &hw, &machine)) return;
    for (size_t i = 0; i < COUNT_OF(fouriers) * KINDS * PASSES; i++) {
        const enum nnp_convolution_algorithm algorithm = fouriers[i / KINDS / PASSES].algorithm;
        const size_t kind = i / PASSES % KINDS;
        struct problem p = layer;
        p.pass = i % PASSES;
        p.has_bias = p.pass == PASS_OUTPUT;
        p.kernel_size = (struct nnp_size){5, 4};
        if (!algorithm_fits(algorithm, &p)) continue;
        const struct call call = {.entry = ENTRY_LAYER, .algorithm = algorithm};
        struct reference reference;
        size_t found = 0;
        operands_fill(&operands, &p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
        reference_compute(&reference, &p, &operands, SIZE_MAX, &test->random);
        for (int form = 0; form < FORMS; form++) {
            hw = *test->hw;
            struct nnp_fourier* const fourier =
                (struct nnp_fourier*)(void*)((char*)&hw + fouriers[i / KINDS / PASSES].offset);
            struct nnp_fourier_transforms* const transforms = form == 0 ? &fourier->complex_form : &fourier->gauss_form;
            right_transform = kind == LEFT ? transforms->left : transforms->right;
            right_inverse = transforms->output_with_bias;
            if (kind == LEFT) transforms->left = wrong_fourier_transform;
            if (kind == RIGHT) transforms->right = wrong_fourier_transform;
            if (kind == INVERSE) transforms->output_with_bias = wrong_fourier_inverse;
            struct test silent = {.hw = &hw, .silent = true};
            problem_case(test, &p, &call, kind == INVERSE ? ", wrong inverse" : ", wrong transform");
            test_status(test, call_run(&call, &p, &operands), nnp_status_success);
            found += !reference_compare(&silent, &reference, &operands, algorithm);
        }
        test_expect(test, found == 1);
        reference_release(&reference);
    }
    operands_release(&operands);
}

static size_t narrow_calls;

static void narrow_window(size_t planes, const float* input, const float* taps, const float* bias, float* output,
                          const struct nnp_depthwise_block* block) {
    narrow_calls++;
    spied->depthwise[0].edge(planes, input, taps, bias, output, block);
}

/* Depthwise layers on images of half a vector's width, and no others, are computed by the narrower table. */
static void narrow_images(struct test* test) {
    if (test->hw->narrower == NULL) return;
    struct nnp_hw hw = *test->hw, narrower = *test->hw->narrower;
    struct nnp_machine machine = test->machine;
    struct operands operands = {0};
    spied = test->hw->narrower;
    narrower.depthwise[0].edge = narrow_window;
    hw.depthwise_runs = NULL; /* which takes most of them */
    hw.depthwise_pairs[0] = NULL;
    hw.narrower = &narrower;
    machine.hw = &hw;
    nnp_use_machine(&machine);
    for (size_t width = 1; width <= test->hw->lanes; width++) {
        struct problem p = layer;
        p.groups = p.input_channels = p.output_channels = 5;
        p.input_size.width = width;
        for (p.pass = PASS_OUTPUT; p.pass <= PASS_INPUT_GRADIENT; p.pass++) {
            const struct call call = {.entry = ENTRY_LAYER, .algorithm = nnp_convolution_algorithm_direct};
            struct reference reference;
            p.has_bias = p.pass == PASS_OUTPUT;
            operands_fill(&operands, &p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
            reference_compute(&reference, &p, &operands, SIZE_MAX, &test->random);
            narrow_calls = 0;
            problem_case(test, &p, &call, ", narrow images");
            test_status(test, call_run(&call, &p, &operands), nnp_status_success);
            test_expect(test, (narrow_calls != 0) == (width <= narrower.lanes));
            reference_compare(test, &reference, &operands, nnp_convolution_algorithm_direct);
            reference_release(&reference);
        }
    }
    operands_release(&operands);
}

static void narrow_squares(size_t segment_count, const struct nnp_pooling_segment* segments,
                           const struct nnp_pooling_rows* rows, float* output) {
    narrow_calls++;
    spied->pooling.maximum_of_2x2(segment_count, segments, rows, output);
}

/* So is pooling of squares. */
static void narrow_pooling(struct test* test) {
    enum { IMAGE = 6, WINDOWS = IMAGE / 2 };
    if (test->hw->narrower == NULL) return;
    struct nnp_hw hw = *test->hw, narrower = *test->hw->narrower;
    struct nnp_machine machine = test->machine;
    spied = test->hw->narrower;
    narrower.pooling.maximum_of_2x2 = narrow_squares;
    hw.narrower = &narrower;
    machine.hw = &hw;
    nnp_use_machine(&machine);
    if (!test_case(test, "pooling 2x2")) return;
    float pixels[IMAGE * IMAGE], maxima[WINDOWS * WINDOWS];
    for (size_t i = 0; i < IMAGE * IMAGE; i++)
        pixels[i] = (float)i;
    const struct nnp_pooling pooling = {{IMAGE, IMAGE}, {0}, {2, 2}, {2, 2}, false};
    narrow_calls = 0;
    test_status(test, nnp_general_max_pooling_output(1, 1, &pooling, pixels, maxima, NULL), nnp_status_success);
    test_expect(test,
                narrow_calls != 0 && maxima[0] == IMAGE + 1 && maxima[WINDOWS * WINDOWS - 1] == IMAGE * IMAGE - 1);
}

const struct test_entry dispatch_tests[] = {
    {"dispatch.kinds", kinds},
    {"dispatch.edge_rows", edge_rows},
    {"dispatch.all_rows", all_rows},
    {"dispatch.skipped_taps", skipped_taps},
    {"dispatch.tiles_at_edges", tiles_at_edges},
    {"dispatch.narrow_images", narrow_images},
    {"dispatch.narrow_pooling", narrow_pooling},
    {"dispatch.wrong_kernels", wrong_kernels},
    {"dispatch.wrong_fourier_kernels", wrong_fourier_kernels},
    {NULL, NULL},
};
