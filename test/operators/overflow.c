/* Sizes that can't be counted in a size_t are refused, never wrapped. Queries only: nothing as large is ever computed.
 */

#include <stddef.h>
#include <stdint.h>

#include "arguments.h"

static const struct arguments small = {
    .batch_size = 1,
    .input_channels = 1,
    .output_channels = 1,
    .groups = 1,
    .input_size = {1, 1},
    .input_padding = {1, 1, 1, 1},
    .kernel_size = {3, 3},
    .stride = {1, 1},
    .dilation = {1, 1},
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
    {"stride height", offsetof(struct arguments, stride.height), nnp_status_success},
    {"stride width", offsetof(struct arguments, stride.width), nnp_status_success},
    {"dilation height", offsetof(struct arguments, dilation.height), nnp_status_success},
    {"dilation width", offsetof(struct arguments, dilation.width), nnp_status_success},
    {"groups", offsetof(struct arguments, groups), nnp_status_success},
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

/* An image in one dimension, or the part of it that a function without some arguments knows. */
struct axis {
    size_t input, before, after, kernel, stride, dilation;
    bool allows_wide_padding;
};

/* Padded size less kernel size, in steps; 0 if the arguments make no sense. */
static size_t output_size(struct axis a) {
    size_t padded, kernel;
    if (!a.allows_wide_padding && (a.before >= a.kernel || a.after >= a.kernel)) return 0;
    if (__builtin_add_overflow(a.input, a.before, &padded) || __builtin_add_overflow(padded, a.after, &padded) ||
        padded > PTRDIFF_MAX || __builtin_mul_overflow(a.kernel - 1, a.dilation, &kernel) || kernel >= padded) {
        return 0;
    }
    return (padded - kernel - 1) / a.stride + 1;
}

static bool is_layer_function(enum function function) { return function >= LAYER_OUTPUT; }

/* The arguments as the function sees them: those that it has not are 1. */
static struct arguments seen_by(enum function function, const struct arguments* a) {
    struct arguments seen = *a;
    if (function == CONVOLUTION_INFERENCE) seen.batch_size = 1;
    if (is_layer_function(function)) return seen;
    seen.groups = 1;
    seen.dilation = (struct nnp_size){1, 1};
    if (function != CONVOLUTION_INFERENCE) seen.stride = (struct nnp_size){1, 1};
    return seen;
}

static bool is_sane(enum function function, const struct arguments* a) {
    const bool is_layer = is_layer_function(function);
    if (a->input_channels % a->groups != 0 || a->output_channels % a->groups != 0) return false;
    const struct nnp_padding padding = a->input_padding;
    const size_t height =
        output_size((struct axis){a->input_size.height, padding.top, padding.bottom, a->kernel_size.height,
                                  a->stride.height, a->dilation.height, is_layer});
    const size_t width = output_size((struct axis){a->input_size.width, padding.left, padding.right,
                                                   a->kernel_size.width, a->stride.width, a->dilation.width, is_layer});
    return height != 0 && width != 0 &&
           fits(5, (size_t[]){4, a->batch_size, a->input_channels, a->input_size.height, a->input_size.width}) &&
           fits(5, (size_t[]){4, a->output_channels, a->input_channels / a->groups, a->kernel_size.height,
                              a->kernel_size.width}) &&
           fits(5, (size_t[]){4, a->batch_size, a->output_channels, height, width});
}

/* May the function refuse the algorithm? */
static bool may_refuse(enum function function, const struct arguments* a) {
    const bool is_dilated = a->dilation.height != 1 || a->dilation.width != 1;
    const bool is_strided = a->stride.height != 1 || a->stride.width != 1;
    if (a->algorithm == nnp_convolution_algorithm_implicit_gemm) return false;
    if (a->algorithm == nnp_convolution_algorithm_strassen) return true;
    if (a->algorithm == nnp_convolution_algorithm_ft8x8 || a->algorithm == nnp_convolution_algorithm_ft16x16)
        return true;
    const bool is_kernel_gradient = function == KERNEL_GRADIENT || function == LAYER_KERNEL_GRADIENT;
    return is_dilated || is_strided || (is_kernel_gradient && a->algorithm != nnp_convolution_algorithm_wt8x8);
}

/* Numbers that a transformed kernel is made of, at least. */
static size_t transformed_elements(const struct arguments* a) {
    switch (a->algorithm) {
        case nnp_convolution_algorithm_implicit_gemm:
            return a->kernel_size.height * a->kernel_size.width;
        case nnp_convolution_algorithm_strassen:
            return 1;
        case nnp_convolution_algorithm_ft16x16:
            return 256;
        case nnp_convolution_algorithm_wt7x7:
            return 49;
        case nnp_convolution_algorithm_wt6x6:
            return 36;
        case nnp_convolution_algorithm_wt4x4:
            return 16;
        case nnp_convolution_algorithm_wt6:
        case nnp_convolution_algorithm_wt8:
        case nnp_convolution_algorithm_wt12:
            return 6;
        default:
            return 64;
    }
}

/* `changed`: the only size that is not small, or COUNT_OF(sizes). */
static void check_query(struct test* test, const struct arguments* arguments, size_t changed) {
    for (enum function function = 0; function < FUNCTIONS; function++) {
        size_t answer = SIZE_MAX;
        const struct arguments a = seen_by(function, arguments);
        struct arguments query = *arguments;
        query.workspace_size = &answer;
        const bool sane = is_sane(function, &a);
        /* Bias gradients have no queries. */
        if (function == LAYER_BIAS_GRADIENT && sane) continue;
        const enum nnp_status status = call_function(function, &query);
        if (status == nnp_status_unsupported_algorithm) {
            test_expect(test, sane && answer == SIZE_MAX && may_refuse(function, &a));
            continue;
        }
        if (status != nnp_status_success) {
            test_expect(test, answer == SIZE_MAX);
            const bool is_blame =
                status == nnp_status_invalid_batch_size || status == nnp_status_invalid_input_channels ||
                status == nnp_status_invalid_output_channels || status == nnp_status_invalid_input_size ||
                status == nnp_status_invalid_input_padding || status == nnp_status_invalid_kernel_size;
            /* Tensors that can be addressed may still need a workspace that can't. */
            if (!test_expect(test, sane ? status == nnp_status_out_of_memory : is_blame)) {
                test_fail(test, "%s returned %d", function_names[function], status);
            }
            if (!sane && changed < COUNT_OF(sizes) && sizes[changed].blame != nnp_status_success) {
                test_status(test, status, sizes[changed].blame);
            }
            continue;
        }
        if (!test_expect(test, sane)) test_fail(test, "%s succeeded", function_names[function]);
        test_expect(test, answer != 0 && answer <= PTRDIFF_MAX);
        const bool is_precompute = (function == CONVOLUTION_INFERENCE || function == LAYER_OUTPUT) &&
                                   a.transform_strategy == nnp_convolution_transform_strategy_precompute;
        const size_t elements = transformed_elements(&a), inputs = a.input_channels / a.groups;
        if (is_precompute && fits(4, (size_t[]){4, elements, inputs, a.output_channels})) {
            test_expect(test, answer >= 4 * elements * inputs * a.output_channels);
        } else if (is_precompute) {
            test_fail(test, "a transformed kernel of more than 2^63 bytes fits into %zu", answer);
        }
    }
}

static void check_ways(struct test* test, struct arguments* a, size_t changed) {
    static const struct {
        enum nnp_convolution_algorithm algorithm;
        struct nnp_size least, most; /* kernels, width first */
    } algorithms[] = {{nnp_convolution_algorithm_wt8x8, {3, 3}, {3, 3}},
                      {nnp_convolution_algorithm_wt8x8_5x5, {5, 5}, {5, 5}},
                      {nnp_convolution_algorithm_wt7x7, {3, 3}, {3, 3}},
                      {nnp_convolution_algorithm_wt6x6, {3, 3}, {3, 3}},
                      {nnp_convolution_algorithm_wt4x4, {3, 3}, {3, 3}},
                      {nnp_convolution_algorithm_wt6, {3, 1}, {3, 1}},
                      {nnp_convolution_algorithm_wt8, {1, 3}, {1, 3}},
                      {nnp_convolution_algorithm_wt8, {5, 1}, {5, 1}},
                      {nnp_convolution_algorithm_wt12, {1, 7}, {1, 7}},
                      {nnp_convolution_algorithm_implicit_gemm, {1, 1}, {SIZE_MAX, SIZE_MAX}},
                      {nnp_convolution_algorithm_strassen, {1, 1}, {1, 1}},
                      {nnp_convolution_algorithm_ft8x8, {1, 1}, {8, 8}},
                      {nnp_convolution_algorithm_ft16x16, {1, 1}, {16, 16}}};
    const struct nnp_size kernel = a->kernel_size;
    for (size_t i = 0; i < COUNT_OF(algorithms); i++) {
        if (kernel.height < algorithms[i].least.height || kernel.height > algorithms[i].most.height) continue;
        if (kernel.width < algorithms[i].least.width || kernel.width > algorithms[i].most.width) continue;
        a->algorithm = algorithms[i].algorithm;
        for (int strategy = nnp_convolution_transform_strategy_compute;
             strategy <= nnp_convolution_transform_strategy_reuse; strategy++) {
            a->transform_strategy = strategy;
            if (!test_case(
                    test,
                    "algorithm %d, strategy %d: batch %zu, channels %zu > %zu in %zu groups, image %zux%zu (height x "
                    "width), padding top %zu right %zu bottom %zu left %zu, kernel %zux%zu, stride %zux%zu, dilation "
                    "%zux%zu",
                    a->algorithm, strategy, a->batch_size, a->input_channels, a->output_channels, a->groups,
                    a->input_size.height, a->input_size.width, a->input_padding.top, a->input_padding.right,
                    a->input_padding.bottom, a->input_padding.left, a->kernel_size.height, a->kernel_size.width,
                    a->stride.height, a->stride.width, a->dilation.height, a->dilation.width)) {
                return;
            }
            check_query(test, a, changed);
        }
    }
}

/* 2^power, or somewhat less. */
static size_t large_size(size_t power, size_t less) {
    const size_t size = power < SIZE_BITS ? (size_t)1 << power : 0;
    return size - less;
}

static void one_size(struct test* test) {
    const size_t nr = test->hw->tuple_gemm.nr, less[] = {0, 1, 2, test->hw->lanes, nr, nr + 1, test->hw->sgemm.nr};
    for (size_t i = 0; i < COUNT_OF(sizes); i++) {
        for (size_t power = 6; power <= SIZE_BITS; power++) {
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
    for (size_t i = 0; i < (test->quick ? 2000 : 50000); i++) {
        struct arguments arguments = small;
        static const struct nnp_size kernels[] = {{5, 5}, {3, 1}, {1, 3}, {5, 1}, {1, 7}};
        if (random_below(random, 2) == 0) arguments.kernel_size = kernels[random_below(random, COUNT_OF(kernels))];
        for (size_t j = 2 + random_below(random, 4); j > 0; j--) {
            size_t* const size = size_of(&arguments, random_below(random, COUNT_OF(sizes)));
            *size = large_size(1 + random_below(random, SIZE_BITS), random_below(random, 2) * random_size(random, 40));
            if (*size == 0) *size = 1;
        }
        check_ways(test, &arguments, COUNT_OF(sizes));
    }
}

/* What can be counted, but not allocated. */
static void no_memory(struct test* test) {
    if (SIZE_BITS < 64) {
        test_skip(test, "there may be all the memory that 32 bits can count");
        return;
    }
    struct arguments arguments = small;
    arguments.input_channels = (size_t)(UINT64_C(1) << 40);
    arguments.output_channels = (size_t)1 << 12;
    for (enum function function = 0; function < LAYER_BIAS_GRADIENT; function++) {
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
