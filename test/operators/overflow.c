/* Sizes that can't be counted in a size_t are refused, never wrapped. Queries only: nothing as large is ever computed.
 */

#include <stddef.h>
#include <stdint.h>

#include "arguments.h"

static const struct arguments small = {
    .batch_size = 1,
    .input_channels = 1,
    .output_channels = 1,
    .input_size = {1, 1},
    .input_padding = {1, 1, 1, 1},
    .kernel_size = {3, 3},
    .output_subsampling = {1, 1},
    .algorithm = nnp_convolution_algorithm_implicit_gemm,
    .transform_strategy = nnp_convolution_transform_strategy_compute,
};

static const struct {
    const char* name;
    size_t offset;
    enum nnp_status blame; /* of a query with this size alone too large; success: anything that refuses it */
} sizes[] = {
    {"batch size", offsetof(struct arguments, batch_size), nnp_status_invalid_batch_size},
    {"input channels", offsetof(struct arguments, input_channels), nnp_status_invalid_input_channels},
    {"output channels", offsetof(struct arguments, output_channels), nnp_status_invalid_output_channels},
    {"image height", offsetof(struct arguments, input_size.height), nnp_status_success},
    {"image width", offsetof(struct arguments, input_size.width), nnp_status_success},
    {"top padding", offsetof(struct arguments, input_padding.top), nnp_status_success},
    {"right padding", offsetof(struct arguments, input_padding.right), nnp_status_success},
    {"bottom padding", offsetof(struct arguments, input_padding.bottom), nnp_status_success},
    {"left padding", offsetof(struct arguments, input_padding.left), nnp_status_success},
    {"kernel height", offsetof(struct arguments, kernel_size.height), nnp_status_success},
    {"kernel width", offsetof(struct arguments, kernel_size.width), nnp_status_success},
    {"subsampling height", offsetof(struct arguments, output_subsampling.height), nnp_status_success},
    {"subsampling width", offsetof(struct arguments, output_subsampling.width), nnp_status_success},
};

static size_t* size_of(struct arguments* arguments, size_t i) { return (size_t*)((char*)arguments + sizes[i].offset); }

/* Is the product of nonzero numbers below 2^63? */
static bool fits(size_t count, const size_t* numbers) {
    size_t product = 1;
    for (size_t i = 0; i < count; i++) {
        if (__builtin_mul_overflow(product, numbers[i], &product)) return false;
    }
    return product <= PTRDIFF_MAX;
}

/* Padded size less kernel size, in subsampling steps; 0 if the arguments make no sense. */
static size_t output_size(size_t input, size_t before, size_t after, size_t kernel, size_t step) {
    size_t padded;
    if (before >= kernel || after >= kernel || __builtin_add_overflow(input, before, &padded) ||
        __builtin_add_overflow(padded, after, &padded) || padded < kernel) {
        return 0;
    }
    return (padded - kernel) / step + 1;
}

static bool is_sane(const struct arguments* a, bool is_batched) {
    const size_t batch = is_batched ? a->batch_size : 1;
    const size_t height = output_size(a->input_size.height, a->input_padding.top, a->input_padding.bottom,
                                      a->kernel_size.height, is_batched ? 1 : a->output_subsampling.height);
    const size_t width = output_size(a->input_size.width, a->input_padding.left, a->input_padding.right,
                                     a->kernel_size.width, is_batched ? 1 : a->output_subsampling.width);
    return height != 0 && width != 0 &&
           fits(5, (size_t[]){4, batch, a->input_channels, a->input_size.height, a->input_size.width}) &&
           fits(5, (size_t[]){4, a->output_channels, a->input_channels, a->kernel_size.height, a->kernel_size.width}) &&
           fits(5, (size_t[]){4, batch, a->output_channels, height, width});
}

/* `changed`: the only size that is not small, or COUNT_OF(sizes). */
static void check_query(struct test* test, struct arguments* a, size_t changed) {
    for (enum function function = 0; function <= CONVOLUTION_INFERENCE; function++) {
        size_t answer = SIZE_MAX;
        a->workspace_size = &answer;
        const bool sane = is_sane(a, function == CONVOLUTION_OUTPUT);
        const enum nnp_status status = call_function(function, a);
        if (status != nnp_status_success) {
            test_expect(test, answer == SIZE_MAX);
            const bool is_blame =
                status == nnp_status_invalid_batch_size || status == nnp_status_invalid_input_channels ||
                status == nnp_status_invalid_output_channels || status == nnp_status_invalid_input_size ||
                status == nnp_status_invalid_input_padding || status == nnp_status_invalid_kernel_size;
            /* Tensors that can be addressed may still need a workspace that can't. */
            test_expect(test, sane ? status == nnp_status_out_of_memory : is_blame);
            if (!sane && changed < COUNT_OF(sizes) && sizes[changed].blame != nnp_status_success) {
                test_status(test, status, sizes[changed].blame);
            }
            continue;
        }
        test_expect(test, sane);
        test_expect(test, answer != 0 && answer <= PTRDIFF_MAX);
        const bool is_precompute =
            function == CONVOLUTION_INFERENCE && a->transform_strategy == nnp_convolution_transform_strategy_precompute;
        const size_t elements =
            a->algorithm == nnp_convolution_algorithm_implicit_gemm ? a->kernel_size.height * a->kernel_size.width : 64;
        if (is_precompute && fits(4, (size_t[]){4, elements, a->input_channels, a->output_channels})) {
            test_expect(test, answer >= 4 * elements * a->input_channels * a->output_channels);
        } else if (is_precompute) {
            test_fail(test, "a transformed kernel of more than 2^63 bytes fits into %zu", answer);
        }
    }
}

static void check_ways(struct test* test, struct arguments* a, size_t changed) {
    static const enum nnp_convolution_algorithm algorithms[] = {nnp_convolution_algorithm_wt8x8,
                                                                nnp_convolution_algorithm_implicit_gemm};
    for (size_t i = 0; i < COUNT_OF(algorithms); i++) {
        if (i == 0 && (a->kernel_size.height != 3 || a->kernel_size.width != 3)) continue;
        a->algorithm = algorithms[i];
        for (int strategy = nnp_convolution_transform_strategy_compute;
             strategy <= nnp_convolution_transform_strategy_reuse; strategy++) {
            a->transform_strategy = strategy;
            if (!test_case(test,
                           "algorithm %d, strategy %d: batch %zu, channels %zu > %zu, image %zux%zu (height x width), "
                           "padding top %zu right %zu bottom %zu left %zu, kernel %zux%zu, subsampling %zux%zu",
                           a->algorithm, strategy, a->batch_size, a->input_channels, a->output_channels,
                           a->input_size.height, a->input_size.width, a->input_padding.top, a->input_padding.right,
                           a->input_padding.bottom, a->input_padding.left, a->kernel_size.height, a->kernel_size.width,
                           a->output_subsampling.height, a->output_subsampling.width)) {
                return;
            }
            check_query(test, a, changed);
        }
    }
}

/* 2^power, or somewhat less. */
static size_t large_size(size_t power, size_t less) {
    const size_t size = power < 64 ? (size_t)1 << power : 0;
    return size - less;
}

static void one_size(struct test* test) {
    const size_t nr = test->hw->tuple_gemm.nr, less[] = {0, 1, 2, test->hw->lanes, nr, nr + 1, test->hw->sgemm.nr};
    for (size_t i = 0; i < COUNT_OF(sizes); i++) {
        for (size_t power = 6; power <= 64; power++) {
            for (size_t j = 0; j < COUNT_OF(less); j++) {
                struct arguments arguments = small;
                *size_of(&arguments, i) = large_size(power, less[j]);
                if (*size_of(&arguments, i) != 0) check_ways(test, &arguments, i);
            }
        }
    }
}

static void several_sizes(struct test* test) {
    struct random* const random = &test->random;
    for (size_t i = 0; i < (test->quick ? 5000 : 50000); i++) {
        struct arguments arguments = small;
        for (size_t j = 2 + random_below(random, 4); j > 0; j--) {
            size_t* const size = size_of(&arguments, random_below(random, COUNT_OF(sizes)));
            *size = large_size(1 + random_below(random, 64), random_below(random, 2) * random_size(random, 40));
            if (*size == 0) *size = 1;
        }
        check_ways(test, &arguments, COUNT_OF(sizes));
    }
}

/* What can be counted, but not allocated. */
static void no_memory(struct test* test) {
    struct arguments arguments = small;
    arguments.input_channels = (size_t)1 << 40;
    arguments.output_channels = (size_t)1 << 12;
    for (enum function function = 0; function <= CONVOLUTION_INFERENCE; function++) {
        arguments.workspace_size = NULL;
        arguments.algorithm = nnp_convolution_algorithm_implicit_gemm;
        test_case(test, "%s without memory", function_names[function]);
        test_status(test, call_function(function, &arguments), nnp_status_out_of_memory);
    }
}

const struct test_entry overflow_tests[] = {
    {"overflow.one_size", one_size},
    {"overflow.several_sizes", several_sizes},
    {"overflow.no_memory", no_memory},
    {NULL, NULL},
};
