/* Which kernels run: a copy of the table, whose kernels count their calls. */

#include <stdatomic.h>
#include <stdint.h>
#include <string.h>

#include "reference.h"

/* ---- Spies ---- */

enum { MAX_ROWS = 16 };

static const struct nnp_hw* spied;

static struct {
    atomic_size_t tuple_gemm[MAX_ROWS]; /* by rows - 1 */
    atomic_size_t sgemm[MAX_ROWS];
    atomic_size_t im2col;
    atomic_size_t input_transform;
    atomic_size_t kernel_transform;
    atomic_size_t output_transform;
    atomic_size_t output_transform_with_relu;
    atomic_size_t stream_rows;
    atomic_size_t fma_peak;
} calls;

#define EACH_ROW(X) X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7) X(8) X(9) X(10) X(11) X(12) X(13) X(14) X(15)

#define SPY_ON_ROW(i)                                                                                                  \
    static void tuple_gemm_##i(size_t k, const float* a, size_t a_stride, const float* b, size_t b_stride, float* c,   \
                               size_t c_stride, size_t accumulate) {                                                   \
        atomic_fetch_add(&calls.tuple_gemm[i], 1);                                                                     \
        spied->tuple_gemm.kernels[i](k, a, a_stride, b, b_stride, c, c_stride, accumulate);                            \
    }                                                                                                                  \
    static void sgemm_##i(size_t k, const float* a, const float* b, float* c, const struct nnp_sgemm_output* output) { \
        atomic_fetch_add(&calls.sgemm[i], 1);                                                                          \
        spied->sgemm.kernels[i](k, a, b, c, output);                                                                   \
    }
EACH_ROW(SPY_ON_ROW)

#define TUPLE_GEMM(i) tuple_gemm_##i,
#define SGEMM(i) sgemm_##i,
static nnp_tuple_gemm_function* const tuple_gemm_spies[MAX_ROWS] = {EACH_ROW(TUPLE_GEMM)};
static nnp_sgemm_function* const sgemm_spies[MAX_ROWS] = {EACH_ROW(SGEMM)};

static void im2col(size_t channels, const float* input, size_t channel_stride, size_t run_count,
                   const struct nnp_im2col_run* runs, float* output, size_t output_stride) {
    atomic_fetch_add(&calls.im2col, 1);
    spied->im2col(channels, input, channel_stride, run_count, runs, output, output_stride);
}

static void input_transform(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride,
                            float* scratch) {
    atomic_fetch_add(&calls.input_transform, 1);
    spied->winograd.input_transform(input, tile, output, output_stride, scratch);
}

static void kernel_transform(const float* kernel, size_t kernel_stride, float* output, size_t output_stride,
                             float* scratch) {
    atomic_fetch_add(&calls.kernel_transform, 1);
    spied->winograd.kernel_transform(kernel, kernel_stride, output, output_stride, scratch);
}

static void output_transform(const float* input, size_t input_stride, const float* bias, float* output,
                             const struct nnp_tile* tile, float* scratch) {
    atomic_fetch_add(&calls.output_transform, 1);
    spied->winograd.output_transform_with_bias(input, input_stride, bias, output, tile, scratch);
}

static void output_transform_with_relu(const float* input, size_t input_stride, const float* bias, float* output,
                                       const struct nnp_tile* tile, float* scratch) {
    atomic_fetch_add(&calls.output_transform_with_relu, 1);
    spied->winograd.output_transform_with_bias_with_relu(input, input_stride, bias, output, tile, scratch);
}

static void stream_rows(size_t rows, size_t count, const float* source, size_t source_stride, float* target,
                        size_t target_stride) {
    atomic_fetch_add(&calls.stream_rows, 1);
    spied->stream_rows(rows, count, source, source_stride, target, target_stride);
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
    hw->sgemm.kernels = sgemm_spies;
    hw->im2col = im2col;
    hw->winograd.input_transform = input_transform;
    hw->winograd.kernel_transform = kernel_transform;
    hw->winograd.output_transform_with_bias = output_transform;
    hw->winograd.output_transform_with_bias_with_relu = output_transform_with_relu;
    hw->stream_rows = stream_rows;
    hw->fma_peak.run = fma_peak;
    *machine = test->machine;
    machine->hw = hw;
    nnp_use_machine(machine);
    return test_expect(test, hw->tuple_gemm.mr <= MAX_ROWS && hw->sgemm.mr <= MAX_ROWS);
}

/* ---- What was called ---- */

enum {
    INPUT = 1,
    KERNEL = 2,
    TUPLE_GEMMS = 4,
    OUTPUT = 8,
    OUTPUT_WITH_RELU = 16,
    SGEMMS = 32,
    IM2COL = 64,
    PEAK = 128,
    STREAM = 256
};

static size_t sum(const atomic_size_t* counts) {
    size_t total = 0;
    for (size_t i = 0; i < MAX_ROWS; i++)
        total += counts[i];
    return total;
}

/* Kinds of kernels that were called since the last time. */
static int take_kinds(void) {
    const int kinds = (calls.input_transform != 0) * INPUT + (calls.kernel_transform != 0) * KERNEL +
                      (sum(calls.tuple_gemm) != 0) * TUPLE_GEMMS + (calls.output_transform != 0) * OUTPUT +
                      (calls.output_transform_with_relu != 0) * OUTPUT_WITH_RELU + (sum(calls.sgemm) != 0) * SGEMMS +
                      (calls.im2col != 0) * IM2COL + (calls.fma_peak != 0) * PEAK + (calls.stream_rows != 0) * STREAM;
    memset(&calls, 0, sizeof calls);
    return kinds;
}

static void expect_kinds(struct test* test, int expected) {
    const int kinds = take_kinds();
    if (kinds != expected)
        test_fail(test, "kinds of kernels 0x%02x, expected 0x%02x", (unsigned)kinds, (unsigned)expected);
}

static const struct problem layer = {
    PASS_OUTPUT, 1, 32, 48, 1, {14, 13}, {1, 1, 1, 1}, {3, 3}, {1, 1}, {1, 1}, nnp_activation_identity, true};

/* The kinds that an algorithm calls to compute a problem. */
static int kinds_of(bool is_winograd, const struct problem* p, enum entry entry) {
    if (!is_winograd) return SGEMMS | IM2COL;
    const int kinds = INPUT | TUPLE_GEMMS | (p->activation == nnp_activation_relu ? OUTPUT_WITH_RELU : OUTPUT);
    return entry == ENTRY_REUSE ? kinds : kinds | KERNEL;
}

static void check_kinds(struct test* test, struct operands* operands, const struct problem* p,
                        enum nnp_convolution_algorithm algorithm, bool is_winograd) {
    operands_fill(operands, p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
    for (enum entry entry = 0; entry < ENTRIES; entry++) {
        struct call call = {.algorithm = algorithm, .entry = entry, .own_workspace = true};
        if (!call_fits(&call, p)) continue;
        if (entry == ENTRY_REUSE) {
            problem_case(test, p, &call, ", kernels called by precompute");
            test_status(test, call_precompute(&call, p, operands), nnp_status_success);
            expect_kinds(test, is_winograd ? KERNEL : 0);
            call.is_transformed = true;
        }
        problem_case(test, p, &call, ", kernels called");
        test_status(test, call_run(&call, p, operands), nnp_status_success);
        expect_kinds(test, kinds_of(is_winograd, p, entry));
    }
}

static void kinds(struct test* test) {
    struct nnp_hw hw;
    struct nnp_machine machine;
    struct operands operands = {0};
    if (!place_spies(test, &hw, &machine)) return;
    take_kinds();
    for (int relu = 0; relu < 2; relu++) {
        struct problem p = layer;
        p.activation = relu != 0 ? nnp_activation_relu : nnp_activation_identity;
        check_kinds(test, &operands, &p, nnp_convolution_algorithm_wt8x8, true);
        check_kinds(test, &operands, &p, nnp_convolution_algorithm_wt8x8_fp16, true);
        check_kinds(test, &operands, &p, nnp_convolution_algorithm_implicit_gemm, false);
        /* 3x3, dense, and enough channels: Winograd. Other kernels, or strides, or the three colours of a photograph:
         * not. */
        check_kinds(test, &operands, &p, nnp_convolution_algorithm_auto, true);
        p.kernel_size = (struct nnp_size){3, 2};
        check_kinds(test, &operands, &p, nnp_convolution_algorithm_auto, false);
        p.kernel_size = (struct nnp_size){5, 5};
        check_kinds(test, &operands, &p, nnp_convolution_algorithm_auto, false);
        p = layer;
        p.stride = (struct nnp_size){2, 2};
        check_kinds(test, &operands, &p, nnp_convolution_algorithm_auto, false);
        check_kinds(test, &operands, &p, nnp_convolution_algorithm_wt8x8, true);
    }
    struct problem p = layer;
    p.input_channels = 1;
    if (hw.lanes >= 4) check_kinds(test, &operands, &p, nnp_convolution_algorithm_auto, false);

    /* An output that is large for the caches. */
    p = layer;
    p.input_size = (struct nnp_size){40, 40};
    machine.caches.l2 = 20 << 10;
    operands_fill(&operands, &p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
    const struct call call = {.algorithm = nnp_convolution_algorithm_wt8x8};
    problem_case(test, &p, &call, ", kernels called for a large output");
    test_status(test, call_run(&call, &p, &operands), nnp_status_success);
    expect_kinds(test, INPUT | KERNEL | TUPLE_GEMMS | OUTPUT | STREAM);

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

/* As many tiles (output channels for implicit_gemm) as a kernel has rows: that kernel runs, and no other. */
static void edge_rows(struct test* test) {
    struct nnp_hw hw;
    struct nnp_machine machine;
    struct operands operands = {0};
    if (!place_spies(test, &hw, &machine)) return;
    for (size_t rows = 1; rows <= hw.tuple_gemm.mr; rows++) {
        struct problem p = layer;
        p.input_size = (struct nnp_size){6, 6};
        p.batch_size = rows;
        operands_fill(&operands, &p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
        const struct call call = {.algorithm = nnp_convolution_algorithm_wt8x8, .entry = ENTRY_PLAIN};
        problem_case(test, &p, &call, ", tuple GEMMs called");
        take_kinds();
        test_status(test, call_run(&call, &p, &operands), nnp_status_success);
        test_expect(test, calls.tuple_gemm[rows - 1] != 0 && sum(calls.tuple_gemm) == calls.tuple_gemm[rows - 1]);
    }
    for (size_t rows = 1; rows <= hw.sgemm.mr; rows++) {
        struct problem p = layer;
        p.output_channels = rows;
        operands_fill(&operands, &p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
        const struct call call = {.algorithm = nnp_convolution_algorithm_implicit_gemm, .entry = ENTRY_PLAIN};
        problem_case(test, &p, &call, ", SGEMMs called");
        take_kinds();
        test_status(test, call_run(&call, &p, &operands), nnp_status_success);
        test_expect(test, calls.sgemm[rows - 1] != 0 && sum(calls.sgemm) == calls.sgemm[rows - 1]);
    }
    operands_release(&operands);
}

/* Any number of tiles: each is multiplied once a coefficient and a panel of output channels. */
static void all_rows(struct test* test) {
    struct nnp_hw hw;
    struct nnp_machine machine;
    struct operands operands = {0};
    if (!place_spies(test, &hw, &machine)) return;
    for (size_t tiles = 1; tiles <= (test->quick ? 1 : 4) * hw.tuple_gemm.mr + 1; tiles++) {
        struct problem p = layer;
        p.input_channels = 3;
        p.input_size = (struct nnp_size){6, 6};
        p.batch_size = tiles;
        operands_fill(&operands, &p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
        const struct call call = {.algorithm = nnp_convolution_algorithm_wt8x8, .entry = ENTRY_PLAIN};
        problem_case(test, &p, &call, ", rows of tuple GEMMs");
        take_kinds();
        test_status(test, call_run(&call, &p, &operands), nnp_status_success);
        size_t rows = 0;
        for (size_t i = 0; i < MAX_ROWS; i++)
            rows += (i + 1) * calls.tuple_gemm[i];
        const size_t panels = (p.output_channels + hw.tuple_gemm.nr - 1) / hw.tuple_gemm.nr;
        test_expect(test, rows == 64 * panels * tiles);
    }
    operands_release(&operands);
}

/* ---- The tests' own test: a kernel that is wrong by little is found ---- */

static void wrong_sgemm(size_t k, const float* a, const float* b, float* c, const struct nnp_sgemm_output* output) {
    spied->sgemm.kernels[0](k, a, b, c, output);
    c[output->columns - 1] *= 1.01f;
}

static void wrong_input_transform(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride,
                                  float* scratch) {
    spied->winograd.input_transform(input, tile, output, output_stride, scratch);
    output[9 * output_stride] *= 1.01f;
}

static void wrong_output_transform(const float* input, size_t input_stride, const float* bias, float* output,
                                   const struct nnp_tile* tile, float* scratch) {
    struct nnp_tile one_row_less = *tile;
    one_row_less.row_mask &= one_row_less.row_mask - 1;
    spied->winograd.output_transform_with_bias(input, input_stride, bias, output, &one_row_less, scratch);
}

static void wrong_kernels(struct test* test) {
    struct nnp_hw hw;
    struct nnp_machine machine;
    struct operands operands = {0};
    nnp_sgemm_function* sgemms[MAX_ROWS];
    if (!place_spies(test, &hw, &machine)) return;
    for (int wrong = 0; wrong < 3; wrong++) {
        hw = *test->hw;
        memcpy(sgemms, hw.sgemm.kernels, hw.sgemm.mr * sizeof sgemms[0]);
        hw.sgemm.kernels = sgemms;
        if (wrong == 0) sgemms[0] = wrong_sgemm;
        if (wrong == 1) hw.winograd.input_transform = wrong_input_transform;
        if (wrong == 2) hw.winograd.output_transform_with_bias = wrong_output_transform;
        struct problem p = layer;
        p.input_channels = 16;
        p.output_channels = wrong == 0 ? 1 : hw.lanes;
        operands_fill(&operands, &p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
        struct call call = {.algorithm =
                                wrong == 0 ? nnp_convolution_algorithm_implicit_gemm : nnp_convolution_algorithm_wt8x8};
        struct test silent = {.hw = &hw, .silent = true};
        struct reference reference;
        problem_case(test, &p, &call, ", a wrong kernel is found");
        test_status(test, call_run(&call, &p, &operands), nnp_status_success);
        reference_compute(&reference, &p, &operands, SIZE_MAX, &test->random);
        test_expect(test, !reference_compare(&silent, &reference, &operands, call.algorithm));
        reference_release(&reference);
    }
    operands_release(&operands);
}

const struct test_entry dispatch_tests[] = {
    {"dispatch.kinds", kinds},
    {"dispatch.edge_rows", edge_rows},
    {"dispatch.all_rows", all_rows},
    {"dispatch.wrong_kernels", wrong_kernels},
    {NULL, NULL},
};
