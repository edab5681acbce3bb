/* The workspace protocol, and what nnp_profile tells. */

#include <stdint.h>
#include <string.h>

#include "arguments.h"
#include "reference.h"

enum { STRATEGIES = 3 };

static const enum nnp_convolution_algorithm explicit_algorithms[] = {nnp_convolution_algorithm_wt8x8,
                                                                     nnp_convolution_algorithm_implicit_gemm};

static const struct problem layer = {PASS_OUTPUT, 1, 19, 37, 1, {15, 11}, {1, 0, 1, 2}, {3, 3}, {1, 1}, {1, 1}, nnp_activation_identity, true};

/* A call of nnp_convolution_inference, with an output of NaN, and a transformed kernel where the strategy asks for one.
 */
static struct arguments place_arguments(struct test* test, struct operands* operands,
                                        enum nnp_convolution_algorithm algorithm,
                                        enum nnp_convolution_transform_strategy strategy) {
    const struct nnp_size size = problem_output_size(&layer);
    const struct call call = {.algorithm = algorithm};
    operands_fill(operands, &layer, &test->random, DATA_ORDINARY, DATA_ORDINARY);
    operands_protect(operands, &layer);
    buffer_place(&operands->output, layer.output_channels * size.height * size.width * sizeof(float), sizeof(float));
    test_status(test, call_precompute(&call, &layer, operands), nnp_status_success);
    const bool is_reuse = strategy == nnp_convolution_transform_strategy_reuse;
    return (struct arguments){
        .algorithm = algorithm,
        .transform_strategy = strategy,
        .batch_size = 1,
        .input_channels = layer.input_channels,
        .output_channels = layer.output_channels,
        .input_size = layer.input_size,
        .input_padding = layer.input_padding,
        .kernel_size = layer.kernel_size,
        .output_subsampling = layer.stride,
        .input = operands_input(operands),
        .kernel = is_reuse ? (const float*)operands->transformed.data : operands_kernel(operands),
        .bias = operands_bias(operands, &layer),
        .output = operands_output(operands),
    };
}

static size_t query(struct test* test, const struct arguments* arguments) {
    struct arguments copy = *arguments;
    size_t size = 0;
    copy.workspace_size = &size;
    copy.workspace_buffer = NULL;
    test_status(test, call_function(CONVOLUTION_INFERENCE, &copy), nnp_status_success);
    return size;
}

/* Every algorithm with every strategy; false when all have been. */
static bool next_way(struct test* test, size_t* way, struct operands* operands, struct arguments* arguments) {
    if (*way == COUNT_OF(explicit_algorithms) * STRATEGIES) return false;
    const enum nnp_convolution_algorithm algorithm = explicit_algorithms[*way / STRATEGIES];
    const int strategy = (int)(*way % STRATEGIES) + 1;
    ++*way;
    test_case(test, "%s, strategy %d", algorithm_names[algorithm], strategy);
    *arguments = place_arguments(test, operands, algorithm, strategy);
    return true;
}

/* A query writes the size and nothing else, and needs no data. */
static void queries(struct test* test) {
    struct operands operands = {0};
    struct arguments arguments;
    for (size_t way = 0; next_way(test, &way, &operands, &arguments);) {
        struct nnp_profile profile, before;
        memset(&profile, 0xA5, sizeof profile);
        before = profile;
        arguments.profile = &profile;
        const size_t size = query(test, &arguments);
        test_expect(test, size != 0);
        test_expect(test, memcmp(&profile, &before, sizeof profile) == 0);
        test_expect(test, buffer_is_untouched(&operands.output));
        arguments.input = arguments.kernel = arguments.bias = arguments.output = NULL;
        arguments.profile = NULL;
        test_expect(test, query(test, &arguments) == size);
    }
    operands_release(&operands);
}

/* A workspace of exactly the size works, also between guard pages; one byte less, or a byte off, does not. */
static void exact_sizes(struct test* test) {
    struct operands operands = {0};
    struct arguments arguments;
    for (size_t way = 0; next_way(test, &way, &operands, &arguments);) {
        const size_t needed = query(test, &arguments);
        size_t size = needed;
        arguments.workspace_size = &size;
        arguments.workspace_buffer = buffer_place(&operands.workspace, needed, NNP_ALIGNMENT);
        const bool is_precompute = arguments.transform_strategy == nnp_convolution_transform_strategy_precompute;

        size = needed - 1;
        test_status(test, call_function(CONVOLUTION_INFERENCE, &arguments), nnp_status_insufficient_buffer);
        test_expect(test, size == needed - 1);
        size = 0;
        test_status(test, call_function(CONVOLUTION_INFERENCE, &arguments), nnp_status_insufficient_buffer);
        arguments.workspace_size = NULL;
        test_status(test, call_function(CONVOLUTION_INFERENCE, &arguments), nnp_status_insufficient_buffer);
        arguments.workspace_size = &size;
        size = needed;
        char* const buffer = arguments.workspace_buffer;
        for (size_t offset = 1; offset < NNP_ALIGNMENT; offset++) {
            arguments.workspace_buffer = buffer + offset;
            test_status(test, call_function(CONVOLUTION_INFERENCE, &arguments), nnp_status_misaligned_buffer);
        }
        test_expect(test, buffer_is_untouched(&operands.workspace) && buffer_is_untouched(&operands.output));

        arguments.workspace_buffer = buffer;
        test_status(test, call_function(CONVOLUTION_INFERENCE, &arguments), nnp_status_success);
        test_expect(test, size == needed);
        test_expect(test, buffer_is_tidy(&operands.workspace));
        test_expect(test, buffer_is_untouched(&operands.output) == is_precompute);
    }
    operands_release(&operands);
}

/* A transformed kernel has the same bytes wherever it is, and whatever was there before; a copy is as good. */
static void transformed_kernels(struct test* test) {
    struct operands operands = {0};
    struct buffer copy = {0};
    for (size_t i = 0; i < COUNT_OF(explicit_algorithms); i++) {
        test_case(test, "%s, transformed kernel", algorithm_names[explicit_algorithms[i]]);
        struct arguments arguments =
            place_arguments(test, &operands, explicit_algorithms[i], nnp_convolution_transform_strategy_precompute);
        size_t size = query(test, &arguments);
        arguments.workspace_size = &size;
        arguments.workspace_buffer = buffer_place(&copy, size, NNP_ALIGNMENT);
        memset(copy.data, 0x33, size);
        arguments.input = arguments.bias = arguments.output = NULL;
        test_status(test, call_function(CONVOLUTION_INFERENCE, &arguments), nnp_status_success);
        test_expect(test,
                    size == operands.transformed.bytes && memcmp(copy.data, operands.transformed.data, size) == 0);

        arguments = place_arguments(test, &operands, explicit_algorithms[i], nnp_convolution_transform_strategy_reuse);
        memcpy(copy.data, operands.transformed.data, size);
        arguments.kernel = (const float*)copy.data;
        arguments.activation = layer.activation;
        struct reference reference;
        reference_compute(&reference, &layer, &operands, SIZE_MAX, &test->random);
        test_status(test, call_function(CONVOLUTION_INFERENCE, &arguments), nnp_status_success);
        reference_compare(test, &reference, &operands, explicit_algorithms[i]);
        reference_release(&reference);
        for (size_t offset = 1; offset < NNP_ALIGNMENT / sizeof(float); offset++) {
            arguments.kernel = (const float*)copy.data + offset;
            test_status(test, call_function(CONVOLUTION_INFERENCE, &arguments), nnp_status_misaligned_buffer);
        }
    }
    operands_release(&operands);
    buffer_release(&copy);
}

/* Times make sense together. */
static void profiles(struct test* test) {
    struct operands operands = {0};
    operands_fill(&operands, &layer, &test->random, DATA_ORDINARY, DATA_ORDINARY);
    operands_protect(&operands, &layer);
    const pthreadpool_t pools[] = {NULL, pthreadpool_create(2)};
    for (size_t i = 0; i < COUNT_OF(algorithms) * ENTRIES * COUNT_OF(pools); i++) {
        struct nnp_profile profile;
        const struct call call = {.algorithm = algorithms[i / ENTRIES % COUNT_OF(algorithms)],
                                  .entry = i % ENTRIES,
                                  .own_workspace = true,
                                  .threadpool = pools[i / ENTRIES / COUNT_OF(algorithms)],
                                  .profile = &profile};
        memset(&profile, 0xFF, sizeof profile);
        problem_case(test, &layer, &call, ", profile");
        test_status(test, call_run(&call, &layer, &operands), nnp_status_success);
        const double sum = profile.input_transform + profile.kernel_transform + profile.output_transform +
                           profile.block_multiplication;
        test_expect(test, profile.total > 0 && profile.total < 600);
        test_expect(test, profile.input_transform >= 0 && profile.kernel_transform >= 0);
        test_expect(test, profile.output_transform >= 0 && profile.block_multiplication >= 0);
        test_expect(test, sum <= profile.total * 1.01);
        if (call.entry != ENTRY_REUSE) continue;

        memset(&profile, 0xFF, sizeof profile);
        problem_case(test, &layer, &call, ", profile of precompute");
        test_status(test, call_precompute(&call, &layer, &operands), nnp_status_success);
        test_expect(test, profile.total > 0 && profile.kernel_transform >= 0);
        test_expect(test, profile.kernel_transform <= profile.total * 1.01);
        test_expect(test, profile.input_transform == 0 && profile.output_transform == 0);
        test_expect(test, profile.block_multiplication == 0);
    }
    pthreadpool_destroy(pools[1]);
    operands_release(&operands);
}

const struct test_entry workspace_tests[] = {
    {"workspace.queries", queries},
    {"workspace.exact_sizes", exact_sizes},
    {"workspace.transformed_kernels", transformed_kernels},
    {"workspace.profiles", profiles},
    {NULL, NULL},
};
