/* The workspace protocol, and what nnp_profile tells. */

#include <stdint.h>
#include <string.h>

#include "arguments.h"
#include "reference.h"

enum { STRATEGIES = 3 };

static const enum nnp_convolution_algorithm tested_algorithms[] = {
    nnp_convolution_algorithm_wt8x8,   nnp_convolution_algorithm_wt8x8_5x5,     nnp_convolution_algorithm_wt7x7,
    nnp_convolution_algorithm_wt6x6,   nnp_convolution_algorithm_wt4x4,         nnp_convolution_algorithm_ft8x8,
    nnp_convolution_algorithm_ft16x16, nnp_convolution_algorithm_wt6,           nnp_convolution_algorithm_wt8,
    nnp_convolution_algorithm_wt12,    nnp_convolution_algorithm_implicit_gemm, nnp_convolution_algorithm_direct,
    nnp_convolution_algorithm_strassen};

static const struct problem layer = {
    PASS_OUTPUT, 1, 20, 36, 1, {15, 11}, {1, 0, 1, 2}, {3, 3}, {1, 1}, {1, 1}, nnp_activation_identity, true};

static bool is_layer_function(enum function function) { return function >= LAYER_OUTPUT; }

/* What a function computes: a batch in groups if it can; directly, a depthwise layer. */
static struct problem problem_of(enum function function, enum nnp_convolution_algorithm algorithm) {
    static const enum pass passes[FUNCTIONS] = {[INPUT_GRADIENT] = PASS_INPUT_GRADIENT,
                                                [LAYER_INPUT_GRADIENT] = PASS_INPUT_GRADIENT,
                                                [KERNEL_GRADIENT] = PASS_KERNEL_GRADIENT,
                                                [LAYER_KERNEL_GRADIENT] = PASS_KERNEL_GRADIENT};
    struct problem p = layer;
    p.pass = passes[function];
    p.has_bias = p.pass == PASS_OUTPUT;
    if (function != CONVOLUTION_INFERENCE) p.batch_size = 2;
    if (is_layer_function(function)) p.groups = 4;
    if (algorithm == nnp_convolution_algorithm_wt8x8_5x5) p.kernel_size = (struct nnp_size){5, 5};
    const size_t taps = algorithm == nnp_convolution_algorithm_wt6    ? 3
                        : algorithm == nnp_convolution_algorithm_wt8  ? 5
                        : algorithm == nnp_convolution_algorithm_wt12 ? 7
                                                                      : 0;
    if (taps != 0) {
        p.kernel_size = (struct nnp_size){.height = 1, .width = taps};
        p.input_padding = (struct nnp_padding){.right = 2, .left = 1};
    }
    if (algorithm == nnp_convolution_algorithm_strassen) {
        p.kernel_size = (struct nnp_size){1, 1};
        p.input_padding = (struct nnp_padding){0};
        p.input_channels = 24;
    }
    if (is_layer_function(function) && algorithm == nnp_convolution_algorithm_direct) {
        p.groups = p.input_channels;
        p.output_channels = 2 * p.groups;
    }
    return p;
}

/* A call of a function, with a result of NaN, and a transformed kernel where the strategy asks for one. */
struct way {
    enum function function;
    struct problem problem;
    struct operands operands;
    struct arguments arguments;
};

static void place_arguments(struct test* test, struct way* way, enum nnp_convolution_algorithm algorithm,
                            enum nnp_convolution_transform_strategy strategy) {
    const struct problem* const p = &way->problem;
    struct operands* const operands = &way->operands;
    const size_t elements[PASSES] = {problem_output_elements(p), problem_input_elements(p), problem_kernel_elements(p)};
    const struct call call = {.algorithm = algorithm,
                              .entry = is_layer_function(way->function) ? ENTRY_LAYER_REUSE : ENTRY_REUSE};
    operands_fill(operands, p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
    operands_protect(operands, p);
    buffer_place(operands_result(operands, p), elements[p->pass] * sizeof(float), sizeof(float));
    if (p->pass == PASS_OUTPUT) test_status(test, call_precompute(&call, p, operands), nnp_status_success);
    const bool is_reuse = strategy == nnp_convolution_transform_strategy_reuse;
    way->arguments = (struct arguments){
        .algorithm = algorithm,
        .transform_strategy = strategy,
        .batch_size = p->batch_size,
        .input_channels = p->input_channels,
        .output_channels = p->output_channels,
        .groups = p->groups,
        .input_size = p->input_size,
        .input_padding = p->input_padding,
        .kernel_size = p->kernel_size,
        .stride = p->stride,
        .dilation = p->dilation,
        .input = operands_input(operands),
        .kernel = is_reuse ? (float*)operands->transformed.data : operands_kernel(operands),
        .bias = operands_bias(operands, p),
        .output = operands_output(operands),
    };
}

static size_t query(struct test* test, const struct way* way) {
    struct arguments copy = way->arguments;
    size_t size = 0;
    copy.workspace_size = &size;
    copy.workspace_buffer = NULL;
    test_status(test, call_function(way->function, &copy), nnp_status_success);
    return size;
}

/* Every function and algorithm with every strategy; false when all have been. */
static bool next_way(struct test* test, size_t* index, struct way* way) {
    for (;; ++*index) {
        const enum function function = *index / STRATEGIES / COUNT_OF(tested_algorithms);
        const enum nnp_convolution_algorithm algorithm =
            tested_algorithms[*index / STRATEGIES % COUNT_OF(tested_algorithms)];
        const int strategy = (int)(*index % STRATEGIES) + 1;
        const bool has_strategies = function == CONVOLUTION_INFERENCE || function == LAYER_OUTPUT;
        if (function == LAYER_BIAS_GRADIENT) {
            operands_release(&way->operands);
            return false;
        }
        way->function = function;
        way->problem = problem_of(function, algorithm);
        if (!algorithm_fits(algorithm, &way->problem) || (strategy != 1 && !has_strategies)) continue;
        ++*index;
        test_case(test, "%s by %s, strategy %d", function_names[function], algorithm_names[algorithm], strategy);
        place_arguments(test, way, algorithm, strategy);
        return true;
    }
}

/* A query writes the size and nothing else, and needs no data. */
static void queries(struct test* test) {
    struct way way = {0};
    for (size_t i = 0; next_way(test, &i, &way);) {
        struct nnp_profile profile, before;
        memset(&profile, 0xA5, sizeof profile);
        before = profile;
        way.arguments.profile = &profile;
        const size_t size = query(test, &way);
        test_expect(test, size != 0);
        test_expect(test, memcmp(&profile, &before, sizeof profile) == 0);
        test_expect(test, buffer_is_untouched(operands_result(&way.operands, &way.problem)));
        way.arguments.input = way.arguments.kernel = way.arguments.bias = way.arguments.output = NULL;
        way.arguments.profile = NULL;
        test_expect(test, query(test, &way) == size);
    }
}

/* A workspace of exactly the size works, also between guard pages; one byte less, or a byte off, does not. */
static void exact_sizes(struct test* test) {
    struct way way = {0};
    struct arguments* const arguments = &way.arguments;
    struct buffer* const workspace = &way.operands.workspace;
    for (size_t i = 0; next_way(test, &i, &way);) {
        const struct buffer* const result = operands_result(&way.operands, &way.problem);
        const size_t needed = query(test, &way);
        size_t size = needed;
        arguments->workspace_size = &size;
        arguments->workspace_buffer = buffer_place(workspace, needed, NNP_ALIGNMENT);
        const bool is_precompute = arguments->transform_strategy == nnp_convolution_transform_strategy_precompute;

        size = needed - 1;
        test_status(test, call_function(way.function, arguments), nnp_status_insufficient_buffer);
        test_expect(test, size == needed - 1);
        size = 0;
        test_status(test, call_function(way.function, arguments), nnp_status_insufficient_buffer);
        arguments->workspace_size = NULL;
        test_status(test, call_function(way.function, arguments), nnp_status_insufficient_buffer);
        arguments->workspace_size = &size;
        size = needed;
        char* const buffer = arguments->workspace_buffer;
        for (size_t offset = 1; offset < NNP_ALIGNMENT; offset++) {
            arguments->workspace_buffer = buffer + offset;
            test_status(test, call_function(way.function, arguments), nnp_status_misaligned_buffer);
        }
        test_expect(test, buffer_is_untouched(workspace) && buffer_is_untouched(result));

        arguments->workspace_buffer = buffer;
        test_status(test, call_function(way.function, arguments), nnp_status_success);
        test_expect(test, size == needed);
        test_expect(test, buffer_is_tidy(workspace));
        test_expect(test, buffer_is_untouched(result) == is_precompute);
    }
}

/* A transformed kernel has the same bytes wherever it is, and whatever was there before; a copy is as good. */
static void transformed_kernels(struct test* test) {
    struct way way = {0};
    struct arguments* const arguments = &way.arguments;
    struct buffer copy = {0};
    for (size_t i = 0; next_way(test, &i, &way);) {
        if (arguments->transform_strategy != nnp_convolution_transform_strategy_precompute) continue;
        size_t size = query(test, &way);
        arguments->workspace_size = &size;
        arguments->workspace_buffer = buffer_place(&copy, size, NNP_ALIGNMENT);
        memset(copy.data, 0x33, size);
        arguments->input = arguments->bias = arguments->output = NULL;
        test_status(test, call_function(way.function, arguments), nnp_status_success);
        test_expect(test, size == way.operands.transformed.bytes &&
                              memcmp(copy.data, way.operands.transformed.data, size) == 0);

        const enum nnp_convolution_algorithm algorithm = arguments->algorithm;
        place_arguments(test, &way, algorithm, nnp_convolution_transform_strategy_reuse);
        memcpy(copy.data, way.operands.transformed.data, size);
        arguments->kernel = (float*)copy.data;
        struct reference reference;
        reference_compute(&reference, &way.problem, &way.operands, SIZE_MAX, &test->random);
        test_status(test, call_function(way.function, arguments), nnp_status_success);
        reference_compare(test, &reference, &way.operands, algorithm);
        reference_release(&reference);
        for (size_t offset = 1; offset < NNP_ALIGNMENT / sizeof(float); offset++) {
            arguments->kernel = (float*)copy.data + offset;
            test_status(test, call_function(way.function, arguments), nnp_status_misaligned_buffer);
        }
    }
    buffer_release(&copy);
}

/* Times make sense together. */
static void profiles(struct test* test) {
    struct operands operands = {0};
    const pthreadpool_t pools[] = {NULL, pthreadpool_create(2)};
    for (size_t variant = 0; variant < 2 * PASSES; variant++) {
        struct problem p = layer;
        const enum pass pass = variant % PASSES;
        p.pass = pass;
        p.has_bias = pass == PASS_OUTPUT;
        if (variant >= PASSES) { /* of which each thread computes some */
            p.groups = 8;
            p.input_channels = p.output_channels = 16;
        }
        operands_fill(&operands, &p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
        operands_protect(&operands, &p);
        for (size_t i = 0; i < COUNT_OF(algorithms) * ENTRIES * COUNT_OF(pools); i++) {
            struct nnp_profile profile;
            const struct call call = {.algorithm = algorithms[i / ENTRIES % COUNT_OF(algorithms)],
                                      .entry = i % ENTRIES,
                                      .own_workspace = true,
                                      .threadpool = pools[i / ENTRIES / COUNT_OF(algorithms)],
                                      .profile = &profile};
            if (!call_fits(&call, &p)) continue;
            memset(&profile, 0xFF, sizeof profile);
            problem_case(test, &p, &call, ", profile");
            test_status(test, call_run(&call, &p, &operands), nnp_status_success);
            const double sum = profile.input_transform + profile.kernel_transform + profile.output_transform +
                               profile.block_multiplication;
            test_expect(test, profile.total > 0 && profile.total < 600);
            test_expect(test, profile.input_transform >= 0 && profile.output_transform >= 0);
            /* Tasks of the implicit GEMM, and of a direct sum, may pack what they multiply. */
            const bool may_pack = call.algorithm == nnp_convolution_algorithm_implicit_gemm ||
                                  call.algorithm == nnp_convolution_algorithm_direct ||
                                  call.algorithm == nnp_convolution_algorithm_auto;
            test_expect(test, may_pack || (pass == PASS_INPUT_GRADIENT ? profile.output_transform
                                                                       : profile.input_transform) > 0);
            test_expect(test, profile.kernel_transform >= 0 && profile.block_multiplication > 0);
            const bool is_packed = call_is_reuse(&call) || call.entry == ENTRY_PLAN;
            test_expect(test, is_packed == (profile.kernel_transform == 0));
            test_expect(test, sum <= profile.total * 1.01);
            if (!call_is_reuse(&call)) continue;

            memset(&profile, 0xFF, sizeof profile);
            problem_case(test, &p, &call, ", profile of precompute");
            test_status(test, call_precompute(&call, &p, &operands), nnp_status_success);
            test_expect(test, profile.total > 0 && profile.kernel_transform >= 0);
            test_expect(test, profile.kernel_transform <= profile.total * 1.01);
            test_expect(test, profile.input_transform == 0 && profile.output_transform == 0);
            test_expect(test, profile.block_multiplication == 0);
        }
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
