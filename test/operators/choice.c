/* Predictions, what `auto` makes of them, and the costs that they rest on. */

#include <float.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <pthreadpool.h>

#include "problem.h"
#include "test.h"

enum { MANY = 16 };
enum { INPUT_TRANSFORM, KERNEL_TRANSFORM, OUTPUT_TRANSFORM, BLOCK_MULTIPLICATION }; /* phases of counts */

static const struct nnp_convolution_layer good_layer = {.batch_size = 2,
                                                        .input_channels = 24,
                                                        .output_channels = 40,
                                                        .groups = 1,
                                                        .input_size = {14, 13},
                                                        .input_padding = {1, 1, 1, 1},
                                                        .kernel_size = {3, 3},
                                                        .stride = {1, 1},
                                                        .dilation = {1, 1}};

static const enum nnp_convolution_transform_strategy COMPUTE = nnp_convolution_transform_strategy_compute,
                                                     PRECOMPUTE = nnp_convolution_transform_strategy_precompute,
                                                     REUSE = nnp_convolution_transform_strategy_reuse;

static struct nnp_convolution_layer random_layer(struct random* random) {
    const size_t groups = random_size(random, 3), side = random_size(random, 5), stride = random_size(random, 2);
    struct nnp_convolution_layer layer = {.batch_size = random_size(random, 4),
                                          .input_channels = groups * random_size(random, 80),
                                          .output_channels = groups * random_size(random, 80),
                                          .groups = groups,
                                          .kernel_size = {side, side},
                                          .stride = {stride, stride},
                                          .dilation = {random_size(random, 2), 1}};
    layer.input_size = (struct nnp_size){10 + random_size(random, 40), 10 + random_size(random, 40)};
    layer.input_padding = (struct nnp_padding){random_below(random, side), 0, 0, random_below(random, side)};
    return layer;
}

/* Bytes that the library asks for when it is called. */
static enum nnp_status query(const struct nnp_convolution_layer* layer, enum nnp_pass pass,
                             enum nnp_convolution_algorithm algorithm, enum nnp_convolution_transform_strategy strategy,
                             size_t* size) {
    switch (pass) {
        case nnp_pass_output:
            return nnp_convolution_layer_output(layer, algorithm, strategy, NULL, NULL, NULL, NULL, NULL, size,
                                                nnp_activation_identity, NULL, NULL, NULL);
        case nnp_pass_input_gradient:
            return nnp_convolution_layer_input_gradient(layer, algorithm, NULL, NULL, NULL, NULL, size, NULL, NULL);
        default:
            return nnp_convolution_layer_kernel_gradient(layer, algorithm, NULL, NULL, NULL, NULL, size, NULL, NULL);
    }
}

static void check_candidates(struct test* test, const struct nnp_convolution_layer* layer, enum nnp_pass pass,
                             enum nnp_convolution_transform_strategy strategy) {
    struct nnp_convolution_candidate candidates[MANY], fewer[MANY];
    size_t count = MANY, size;
    if (!test_status(test, nnp_convolution_layer_candidates(layer, pass, strategy, NULL, candidates, &count),
                     nnp_status_success)) {
        return;
    }
    test_expect(test, count >= 1 && count <= MANY);
    for (size_t i = 0; i < count; i++) {
        const struct nnp_convolution_candidate* one = &candidates[i];
        const struct nnp_profile* s = &one->seconds;
        const double sum = s->input_transform + s->kernel_transform + s->output_transform + s->block_multiplication;
        test_expect(test, s->total > 0 && fabs(s->total - sum) <= 1e-9 * sum);
        test_expect(test, i == 0 || candidates[i - 1].seconds.total <= s->total);
        test_expect(test, one->error > 0 && one->error < 1e-3);
        test_expect(test, strategy != REUSE || s->kernel_transform == 0);
        test_status(test, query(layer, pass, one->algorithm, strategy, &size), nnp_status_success);
        test_expect(test, size == one->workspace_size);
        size = 0;
        if (strategy == REUSE)
            test_status(test, query(layer, pass, one->algorithm, PRECOMPUTE, &size), nnp_status_success);
        test_expect(test, size == one->transformed_kernel_size);
    }
    if (strategy == COMPUTE) {
        test_status(test, query(layer, pass, nnp_convolution_algorithm_auto, COMPUTE, &size), nnp_status_success);
        test_expect(test, size == candidates[0].workspace_size);
    }
    /* Threads shorten all times alike. */
    struct nnp_convolution_candidate shared[MANY];
    pthreadpool_t pool = pthreadpool_create(3);
    size_t shared_count = MANY;
    const double threads = (double)pthreadpool_get_threads_count(pool);
    test_status(test, nnp_convolution_layer_candidates(layer, pass, strategy, pool, shared, &shared_count),
                nnp_status_success);
    pthreadpool_destroy(pool);
    for (size_t i = 0; i < count && test_expect(test, shared_count == count); i++) {
        test_expect(test, shared[i].algorithm == candidates[i].algorithm);
        const double seconds = candidates[i].seconds.total;
        test_expect(test, fabs(threads * shared[i].seconds.total - seconds) <= 1e-9 * seconds);
    }
    /* No more than fit are written. */
    memset(fewer, 0xA5, sizeof fewer);
    size_t one = 1;
    nnp_convolution_layer_candidates(layer, pass, strategy, NULL, fewer, &one);
    test_expect(test, one == count && fewer[0].algorithm == candidates[0].algorithm);
    for (size_t i = sizeof fewer[0]; i < sizeof fewer; i++)
        if (!test_expect(test, ((const unsigned char*)fewer)[i] == 0xA5)) break;
    one = 0;
    test_status(test, nnp_convolution_layer_candidates(layer, pass, strategy, NULL, NULL, &one), nnp_status_success);
    test_expect(test, one == count);

    /* Of those within limits, the first. */
    for (size_t i = 0; i < count; i++) {
        const struct nnp_convolution_limits limits[] = {{candidates[i].error, SIZE_MAX},
                                                        {INFINITY, candidates[i].workspace_size},
                                                        {candidates[i].error, candidates[i].workspace_size}};
        for (size_t j = 0; j < COUNT_OF(limits); j++) {
            size_t first = 0;
            while (candidates[first].error > limits[j].error ||
                   candidates[first].workspace_size > limits[j].workspace_size)
                first++;
            struct nnp_convolution_candidate chosen;
            test_status(test, nnp_convolution_layer_choose(layer, pass, strategy, NULL, &limits[j], &chosen),
                        nnp_status_success);
            test_expect(test, chosen.algorithm == candidates[first].algorithm);
        }
    }
    struct nnp_convolution_candidate chosen = {.error = -1};
    const struct nnp_convolution_limits none[] = {{0, SIZE_MAX}, {INFINITY, 0}, {NAN, SIZE_MAX}};
    for (size_t i = 0; i < COUNT_OF(none); i++) {
        test_status(test, nnp_convolution_layer_choose(layer, pass, strategy, NULL, &none[i], &chosen),
                    nnp_status_unsupported_algorithm);
        test_expect(test, chosen.error == -1);
    }
    test_status(test, nnp_convolution_layer_choose(layer, pass, strategy, NULL, NULL, &chosen), nnp_status_success);
    test_expect(test, chosen.algorithm == candidates[0].algorithm);
}

static void candidates(struct test* test) {
    for (int i = 0; i < 60; i++) {
        if (i != 0 && !test_point(test)) continue;
        const struct nnp_convolution_layer layer = i == 0 ? good_layer : random_layer(&test->random);
        for (enum nnp_pass pass = nnp_pass_output; pass <= nnp_pass_kernel_gradient; pass++) {
            test_case(test, "%zux%zu>%zu in %zu groups, %zux%zu, kernel %zu stride %zu dilation %zu, pass %d",
                      layer.batch_size, layer.input_channels, layer.output_channels, layer.groups,
                      layer.input_size.height, layer.input_size.width, layer.kernel_size.width, layer.stride.width,
                      layer.dilation.width, (int)pass);
            check_candidates(test, &layer, pass, COMPUTE);
            if (pass == nnp_pass_output) check_candidates(test, &layer, pass, REUSE);
        }
    }
}

static void refusals(struct test* test) {
    struct nnp_convolution_candidate candidate;
    struct nnp_convolution_layer layer = good_layer;
    double counts[4][NNP_OPERATION_COUNT];
    size_t count = 1;
    test_case(test, "strategies that make no time");
    test_status(test, nnp_convolution_layer_candidates(&layer, nnp_pass_output, PRECOMPUTE, NULL, &candidate, &count),
                nnp_status_invalid_transform_strategy);
    test_status(test, nnp_convolution_layer_choose(&layer, nnp_pass_input_gradient, REUSE, NULL, NULL, &candidate),
                nnp_status_invalid_transform_strategy);
    test_status(test, nnp_convolution_layer_choose(&layer, nnp_pass_output, 0, NULL, NULL, &candidate),
                nnp_status_invalid_transform_strategy);
    test_case(test, "counts of what can't be");
    test_status(
        test,
        nnp_convolution_layer_count(&layer, nnp_pass_output, nnp_convolution_algorithm_wt8x8_5x5, COMPUTE, counts[0]),
        nnp_status_unsupported_algorithm);
    test_status(test, nnp_convolution_layer_count(&layer, nnp_pass_output, 99, COMPUTE, counts[0]),
                nnp_status_invalid_algorithm);
    test_case(test, "bad layers");
    layer.groups = 7;
    test_status(test, nnp_convolution_layer_candidates(&layer, nnp_pass_output, COMPUTE, NULL, &candidate, &count),
                nnp_status_invalid_input_channels);
    layer = good_layer;
    layer.kernel_size.width = 90;
    test_status(test, nnp_convolution_layer_choose(&layer, nnp_pass_output, COMPUTE, NULL, NULL, &candidate),
                nnp_status_invalid_kernel_size);
    layer = good_layer;
    layer.batch_size = 0;
    test_status(
        test, nnp_convolution_layer_count(&layer, nnp_pass_output, nnp_convolution_algorithm_auto, COMPUTE, counts[0]),
        nnp_status_invalid_batch_size);
}

/* Sizes that overflow when they are multiplied have times and errors, too. */
static void huge_layers(struct test* test) {
    static const size_t kernels[] = {1, 3, 5, 7};
    for (size_t i = 0; i < COUNT_OF(kernels) * 62 * 3; i++) {
        struct nnp_convolution_layer layer = good_layer;
        layer.batch_size = layer.input_channels = layer.output_channels = 1;
        layer.kernel_size = (struct nnp_size){kernels[i % COUNT_OF(kernels)], kernels[i % COUNT_OF(kernels)]};
        layer.input_size.height = ((size_t)1 << i / COUNT_OF(kernels) / 3) + i / COUNT_OF(kernels) % 3;
        layer.input_size.width = 1;
        const size_t rim = layer.kernel_size.width - 1;
        layer.input_padding = (struct nnp_padding){.top = rim / 2, .right = rim, .bottom = rim - rim / 2};
        for (enum nnp_pass pass = nnp_pass_output; pass <= nnp_pass_kernel_gradient; pass++) {
            struct nnp_convolution_candidate candidates[MANY];
            size_t count = MANY;
            test_case(test, "%zu rows, kernel %zu, pass %d", layer.input_size.height, layer.kernel_size.width, pass);
            if (nnp_convolution_layer_candidates(&layer, pass, COMPUTE, NULL, candidates, &count) != nnp_status_success)
                continue;
            for (size_t j = 0; j < count; j++) {
                test_expect(test, isfinite(candidates[j].seconds.total) && candidates[j].seconds.total > 0);
                test_expect(test, isfinite(candidates[j].error) && candidates[j].error > 0);
            }
        }
    }
}

/* Counts of smaller tiles at edges are those of their coefficients; kernels are transformed as ever. */
static void counts_at_edges(struct test* test) {
    static const struct {
        size_t size, side; /* of images; sum of their tiles' sides */
    } cases[] = {{12, 8 + 8}, {14, 7 + 7 + 7}, {16, 8 + 7 + 7}, {18, 8 + 8 + 8}, {28, 3 * 8 + 2 * 7}};
    double counts[4][NNP_OPERATION_COUNT], kernels = 0;
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        struct nnp_convolution_layer layer = good_layer;
        layer.input_size = (struct nnp_size){cases[i].size, cases[i].size};
        test_case(test, "%zux%zu outputs by wt8x8", cases[i].size, cases[i].size);
        if (!test_status(test,
                         nnp_convolution_layer_count(&layer, nnp_pass_output, nnp_convolution_algorithm_wt8x8, COMPUTE,
                                                     counts[0]),
                         nnp_status_success))
            continue;
        const struct nnp_hw* hw = test->hw;
        const size_t channels = layer.input_channels, lanes = hw->lanes, nr = hw->tuple_gemm.nr;
        const size_t vectors = (channels + lanes - 1) / lanes, outputs = layer.output_channels;
        const size_t panel_vectors = (outputs + nr - 1) / nr * (nr / lanes);
        const double squares = (double)(cases[i].side * cases[i].side), images = (double)layer.batch_size;
        const double products = counts[BLOCK_MULTIPLICATION][nnp_operation_product];
        test_expect(test, fabs(products / (images * squares * (double)(channels * panel_vectors)) - 1) < 1e-9);
        const double tiles = counts[INPUT_TRANSFORM][nnp_operation_input_wt8x8];
        test_expect(test, fabs(tiles / (images * squares / 64 * (double)vectors) - 1) < 1e-9);
        const double inverses = counts[OUTPUT_TRANSFORM][nnp_operation_output_wt8x8];
        test_expect(test,
                    fabs(inverses / (images * squares / 64 * (double)((outputs + lanes - 1) / lanes)) - 1) < 1e-9);
        const double transformed = counts[KERNEL_TRANSFORM][nnp_operation_kernel_wt8x8];
        if (i == 0) kernels = transformed;
        test_expect(test, transformed == kernels && kernels > 0);
    }
}

/* A prediction is counts times costs. */
static void sums(struct test* test) {
    double costs[NNP_OPERATION_COUNT], counts[4][NNP_OPERATION_COUNT];
    struct nnp_convolution_candidate candidates[MANY];
    size_t count = MANY;
    test_case(test, "sums of counts times costs");
    test_status(test, nnp_get_costs(costs), nnp_status_success);
    test_status(test, nnp_convolution_layer_candidates(&good_layer, nnp_pass_output, COMPUTE, NULL, candidates, &count),
                nnp_status_success);
    for (size_t i = 0; i < count; i++) {
        double sum = 0;
        test_status(
            test,
            nnp_convolution_layer_count(&good_layer, nnp_pass_output, candidates[i].algorithm, COMPUTE, counts[0]),
            nnp_status_success);
        for (size_t phase = 0; phase < 4; phase++) {
            for (size_t j = 0; j < NNP_OPERATION_COUNT; j++)
                sum += counts[phase][j] * costs[j];
        }
        test_expect(test, fabs(1e-9 * sum - candidates[i].seconds.total) <= 1e-12 * sum);
    }
}

static bool costs_are(const double* expected) {
    double costs[NNP_OPERATION_COUNT];
    return nnp_get_costs(costs) == nnp_status_success && memcmp(costs, expected, sizeof costs) == 0;
}

static void set_costs(struct test* test) {
    double costs[NNP_OPERATION_COUNT], bad[NNP_OPERATION_COUNT];
    size_t count = 0;
    test_case(test, "names");
    while (nnp_get_operation(count) != NULL)
        count++;
    test_expect(test, count == NNP_OPERATION_COUNT && nnp_get_operation(SIZE_MAX) == NULL);
    test_case(test, "costs that are set");
    test_expect(test, costs_are(test->hw->costs));
    for (size_t i = 0; i < NNP_OPERATION_COUNT; i++)
        costs[i] = (double)i;
    test_status(test, nnp_set_costs(costs), nnp_status_success);
    test_expect(test, costs_are(costs));
    static const double wrong[] = {-1, NAN, INFINITY, -INFINITY};
    for (size_t i = 0; i < COUNT_OF(wrong); i++) {
        test_case(test, "a cost of %g", wrong[i]);
        memset(bad, 0, sizeof bad);
        bad[random_below(&test->random, NNP_OPERATION_COUNT)] = wrong[i];
        test_status(test, nnp_set_costs(bad), nnp_status_invalid_costs);
        test_expect(test, costs_are(costs));
    }
    test_case(test, "another table's costs");
    struct nnp_hw other = *test->hw;
    struct nnp_machine machine = test->machine;
    machine.hw = &other;
    nnp_use_machine(&machine);
    test_expect(test, costs_are(test->hw->costs));
    nnp_use_machine(&test->machine);
    test_expect(test, costs_are(costs));
    test_case(test, "the defaults");
    test_status(test, nnp_set_costs(NULL), nnp_status_success);
    test_expect(test, costs_are(test->hw->costs));
    test_case(test, "costs before nnp_initialize");
    nnp_use_machine(NULL);
    test_status(test, nnp_get_costs(costs), nnp_status_uninitialized);
    test_status(test, nnp_set_costs(costs), nnp_status_uninitialized);
    test_status(test, nnp_set_costs(NULL), nnp_status_uninitialized);
    test_status(test, nnp_load_costs("costs"), nnp_status_uninitialized);
}

/* What is wrong with a file. */
enum fault { NOTHING, OTHER_TARGET, NO_TARGET, MISSING, TWICE, UNKNOWN, NO_NUMBER, NEGATIVE, LONG_NAME, EMPTY, FAULTS };

static void write_file(const char* path, const char* target, enum fault fault) {
    FILE* file = fopen(path, "w");
    if (fault != NO_TARGET && fault != EMPTY) fprintf(file, "target %s\n", fault == OTHER_TARGET ? "z80" : target);
    for (size_t i = 0; i < NNP_OPERATION_COUNT && fault != EMPTY; i++) {
        if (i == 3 && fault == MISSING) continue;
        if (i == 3 && fault == LONG_NAME) {
            for (int j = 0; j < 300; j++)
                fputc('x', file);
            fprintf(file, " 1\n");
        }
        const char* name = i == 3 && fault == UNKNOWN ? "division" : nnp_get_operation(i);
        fprintf(file, "%s %s%g\n", name,
                i == 3 && fault == NO_NUMBER  ? "much"
                : i == 3 && fault == NEGATIVE ? "-"
                                              : "",
                0.5 + (double)i);
        if (i == 3 && fault == TWICE) fprintf(file, "%s 1\n", name);
    }
    fclose(file);
}

static void load_costs(struct test* test) {
    static const char* const names[FAULTS] = {"nothing",          "another target", "no target",     "one missing",
                                              "one twice",        "an unknown one", "one no number", "one negative",
                                              "a very long name", "nothing in it"};
    char path[32];
    double expected[NNP_OPERATION_COUNT];
    snprintf(path, sizeof path, "costs-%016" PRIx64, random_bits(&test->random));
    FILE* const file = fopen(path, "w");
    if (file == NULL) {
        test_skip(test, "no file can be made in the working directory");
        return;
    }
    fclose(file);
    for (size_t i = 0; i < NNP_OPERATION_COUNT; i++)
        expected[i] = 0.5 + (double)i;
    for (enum fault fault = 0; fault < FAULTS; fault++) {
        test_case(test, "a file with %s wrong", names[fault]);
        write_file(path, test->hw->name, fault);
        nnp_set_costs(NULL);
        test_status(test, nnp_load_costs(path),
                    fault == NOTHING        ? nnp_status_success
                    : fault == OTHER_TARGET ? nnp_status_unsupported_hardware
                                            : nnp_status_invalid_costs);
        test_expect(test, costs_are(fault == NOTHING ? expected : test->hw->costs));
    }
    remove(path);
    test_case(test, "no file");
    test_status(test, nnp_load_costs(path), nnp_status_invalid_costs);
    nnp_set_costs(NULL);
}

const struct test_entry choice_tests[] = {
    {"choice.candidates", candidates},
    {"choice.refusals", refusals},
    {"choice.huge_layers", huge_layers},
    {"choice.counts_at_edges", counts_at_edges},
    {"choice.sums", sums},
    {"choice.set_costs", set_costs},
    {"choice.load_costs", load_costs},
    {NULL, NULL},
};
