/* Plans: what they compute, tell, refuse, and are saved as. */

#include <math.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "reference.h"

enum { USUAL_IMAGE = 28 };

static const struct nnp_convolution_layer good_layer = {.batch_size = 2,
                                                        .input_channels = 6,
                                                        .output_channels = 10,
                                                        .groups = 1,
                                                        .input_size = {13, 9},
                                                        .input_padding = {1, 2, 0, 1},
                                                        .kernel_size = {3, 3},
                                                        .stride = {1, 1},
                                                        .dilation = {1, 1}};

/* A kernel that the algorithm can compute. */
static struct nnp_size kernel_of(enum nnp_convolution_algorithm algorithm) {
    if (algorithm == nnp_convolution_algorithm_wt8x8_5x5) return (struct nnp_size){5, 5};
    if (algorithm == nnp_convolution_algorithm_wt6) return (struct nnp_size){3, 1};
    if (algorithm == nnp_convolution_algorithm_wt8) return (struct nnp_size){5, 1};
    if (algorithm == nnp_convolution_algorithm_wt12) return (struct nnp_size){7, 1};
    if (algorithm == nnp_convolution_algorithm_strassen) return (struct nnp_size){1, 1};
    return good_layer.kernel_size;
}

static struct nnp_convolution_layer layer_for(enum nnp_convolution_algorithm algorithm) {
    struct nnp_convolution_layer layer = good_layer;
    layer.kernel_size = kernel_of(algorithm);
    if (algorithm == nnp_convolution_algorithm_strassen) layer.input_padding = (struct nnp_padding){0};
    return layer;
}

/* A problem that the algorithm can compute, with groups, strides, dilation and paddings by chance. */
static struct problem random_problem(struct random* random, enum nnp_convolution_algorithm algorithm) {
    struct problem p;
    do {
        const size_t groups = random_size(random, 4);
        const bool is_depthwise = random_below(random, 4) == 0;
        p = (struct problem){
            .pass = PASS_OUTPUT,
            .batch_size = random_size(random, 3),
            .groups = groups,
            .input_channels = groups * (is_depthwise ? 1 : random_size(random, 40)),
            .output_channels = groups * random_size(random, 40),
            .input_size = {random_size(random, 30), random_size(random, 30)},
            .kernel_size = {random_size(random, 6), random_size(random, 6)},
            .stride = {random_size(random, 3), random_size(random, 3)},
            .dilation = {random_size(random, 2), random_size(random, 2)},
            .activation = random_below(random, 2) == 0 ? nnp_activation_relu : nnp_activation_identity,
            .has_bias = random_below(random, 2) == 0,
        };
        if (random_below(random, 2) == 0) p.kernel_size = kernel_of(algorithm);
        if (random_below(random, 2) == 0) p.dilation = (struct nnp_size){1, 1};
        p.input_padding = (struct nnp_padding){random_below(random, p.kernel_size.height + 1), random_below(random, 3),
                                               random_below(random, 3), random_below(random, p.kernel_size.width + 1)};
    } while (!problem_is_valid(&p) || !algorithm_fits(algorithm, &p));
    return p;
}

/* The same layer on other images. */
static struct problem other_images(struct random* random, const struct problem* p) {
    struct problem other;
    do {
        other = *p;
        other.batch_size = random_size(random, 4);
        other.input_size = (struct nnp_size){random_size(random, 30), random_size(random, 30)};
    } while (!problem_is_valid(&other));
    return other;
}

/* Fill operands with images of a problem, beside the kernel and the bias of another one. */
static void borrow_kernel(struct test* test, const struct problem* p, const struct operands* lender,
                          struct operands* operands) {
    operands_fill(operands, p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
    buffer_release(&operands->kernel);
    buffer_release(&operands->bias);
    operands->kernel = lender->kernel;
    operands->bias = lender->bias;
}

static void return_kernel(struct operands* operands) {
    operands->kernel = operands->bias = (struct buffer){0};
    operands_release(operands);
}

static struct nnp_convolution_plan_description describe(struct test* test, const struct nnp_convolution_plan* plan) {
    struct nnp_convolution_plan_description description;
    memset(&description, 0, sizeof description);
    test_status(test, nnp_convolution_plan_describe(plan, NULL, &description), nnp_status_success);
    return description;
}

/* ---- What plans compute ---- */

/* A plan runs on images, and threads, other than those that it was made for; kernel and bias are not needed any more.
 */
static void images(struct test* test) {
    struct operands operands = {0}, others = {0};
    pthreadpool_t pools[] = {NULL, pthreadpool_create(2), pthreadpool_create(3)};
    for (size_t i = 0; i < COUNT_OF(algorithms) * (test->quick ? 3 : 30); i++) {
        struct call call = {.algorithm = algorithms[i % COUNT_OF(algorithms)], .entry = ENTRY_PLAN};
        const struct problem p = random_problem(&test->random, call.algorithm);
        struct problem planned = p;
        const char* const note = i % 3 == 0 ? ", planned without images" : "";
        if (i % 3 == 0) planned.batch_size = planned.input_size.height = planned.input_size.width = 0;
        if (!problem_case(test, &p, &call, note)) break;
        struct nnp_convolution_plan* plan;
        operands_fill(&operands, &p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
        operands_protect(&operands, &p);
        call.threadpool = pools[random_below(&test->random, COUNT_OF(pools))];
        if (!test_status(test, call_create_plan(&call, &planned, &operands, &plan), nnp_status_success)) continue;
        for (size_t j = 0; j < 3; j++) {
            if (j != 0) call.threadpool = pools[random_below(&test->random, COUNT_OF(pools))];
            const struct problem other = j <= 1 ? p : other_images(&test->random, &p);
            call.own_workspace = random_below(&test->random, 2) == 0;
            if (!problem_case(test, &other, &call, ", planned for other images or threads")) break;
            borrow_kernel(test, &other, &operands, &others);
            struct reference reference;
            reference_compute(&reference, &other, &others, SIZE_MAX, &test->random);
            /* What made the plan may be gone. */
            void* const kernel = malloc(operands.kernel.bytes);
            memcpy(kernel, operands.kernel.data, operands.kernel.bytes);
            buffer_place(&operands.kernel, operands.kernel.bytes, sizeof(float));
            if (test_status(test, call_run_plan(&call, plan, &other, &others), nnp_status_success))
                reference_compare(test, &reference, &others, call.algorithm);
            if (call.own_workspace) test_expect(test, buffer_is_tidy(&others.workspace));
            memcpy(operands.kernel.data, kernel, operands.kernel.bytes);
            free(kernel);
            reference_release(&reference);
            return_kernel(&others);
            others = (struct operands){0};
        }
        nnp_convolution_plan_destroy(plan);
    }
    for (size_t i = 0; i < COUNT_OF(pools); i++)
        pthreadpool_destroy(pools[i]);
    operands_release(&operands);
}

/* A thread that runs a plan again and again. */
struct caller {
    pthread_t thread;
    bool is_running;
    const struct nnp_convolution_plan* plan;
    struct problem problem;
    struct call call;
    struct operands operands;
    float* expected;
    enum nnp_status status;
    size_t different;
};

static void* run_again(void* argument) {
    struct caller* const caller = argument;
    for (int i = 0; i < 20 && caller->status == nnp_status_success; i++) {
        caller->status = call_run_plan(&caller->call, caller->plan, &caller->problem, &caller->operands);
        if (memcmp(caller->expected, caller->operands.output.data, caller->operands.output.bytes) != 0)
            caller->different++;
    }
    return NULL;
}

/* Threads that share a plan, with workspaces of their own, and images of several sizes. */
static void callers(struct test* test) {
    for (size_t i = 0; i < COUNT_OF(algorithms); i++) {
        struct call call = {.algorithm = algorithms[i], .entry = ENTRY_PLAN, .own_workspace = true};
        const struct problem p = random_problem(&test->random, call.algorithm);
        struct operands operands = {0};
        struct nnp_convolution_plan* plan;
        struct caller both[2] = {0};
        if (!problem_case(test, &p, &call, ", by two threads")) break;
        operands_fill(&operands, &p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
        if (test_status(test, call_create_plan(&call, &p, &operands, &plan), nnp_status_success)) {
            for (size_t j = 0; j < COUNT_OF(both); j++) {
                struct caller* const caller = &both[j];
                *caller = (struct caller){
                    .plan = plan, .call = call, .problem = j == 0 ? p : other_images(&test->random, &p)};
                borrow_kernel(test, &caller->problem, &operands, &caller->operands);
                test_status(test, call_run_plan(&call, plan, &caller->problem, &caller->operands), nnp_status_success);
                caller->expected = malloc(caller->operands.output.bytes);
                memcpy(caller->expected, caller->operands.output.data, caller->operands.output.bytes);
            }
            for (size_t j = 0; j < COUNT_OF(both); j++)
                both[j].is_running = pthread_create(&both[j].thread, NULL, run_again, &both[j]) == 0;
            for (size_t j = 0; j < COUNT_OF(both); j++) {
                if (both[j].is_running) pthread_join(both[j].thread, NULL);
                test_status(test, both[j].status, nnp_status_success);
                test_expect(test, both[j].different == 0);
                free(both[j].expected);
                return_kernel(&both[j].operands);
            }
            nnp_convolution_plan_destroy(plan);
        }
        operands_release(&operands);
    }
}

/* ---- What plans tell, and are chosen by ---- */

static enum nnp_status create(const struct nnp_convolution_layer* layer, enum nnp_convolution_algorithm algorithm,
                              const struct nnp_convolution_limits* limits, struct nnp_convolution_plan** plan) {
    static const float kernel[1 << 19], bias[1 << 8]; /* as large as those of any random problem */
    return nnp_convolution_plan_create(layer, algorithm, limits, kernel, bias, nnp_activation_relu, NULL, NULL, NULL,
                                       plan);
}

static bool is_same(const struct nnp_convolution_candidate* a, const struct nnp_convolution_candidate* b) {
    return a->algorithm == b->algorithm && a->seconds.total == b->seconds.total && a->error == b->error &&
           a->workspace_size == b->workspace_size && a->transformed_kernel_size == b->transformed_kernel_size;
}

static void descriptions(struct test* test) {
    const enum nnp_convolution_transform_strategy reuse = nnp_convolution_transform_strategy_reuse;
    for (size_t i = 0; i < COUNT_OF(algorithms); i++) {
        const enum nnp_convolution_algorithm algorithm = algorithms[i];
        struct nnp_convolution_layer layer = layer_for(algorithm);
        struct nnp_convolution_candidate candidates[COUNT_OF(algorithms)];
        struct nnp_convolution_plan* plan;
        size_t count = COUNT_OF(candidates), size, found = 0;
        test_case(test, "a plan by %s", algorithm_names[algorithm]);
        test_status(test, nnp_convolution_layer_candidates(&layer, nnp_pass_output, reuse, NULL, candidates, &count),
                    nnp_status_success);
        if (!test_status(test, create(&layer, algorithm, NULL, &plan), nnp_status_success)) continue;
        const struct nnp_convolution_plan_description d = describe(test, plan);
        test_expect(test, memcmp(&d.layer, &layer, sizeof layer) == 0);
        test_expect(test, d.activation == nnp_activation_relu && d.has_bias);
        test_expect(test, d.limits.error == INFINITY && d.limits.workspace_size == SIZE_MAX);
        const bool is_auto = algorithm == nnp_convolution_algorithm_auto;
        while (!is_auto && found < count && candidates[found].algorithm != algorithm)
            found++;
        if (algorithm == nnp_convolution_algorithm_wt8x8_fp16) {
            test_expect(test, d.candidate.algorithm == algorithm && d.candidate.seconds.total > 0);
        } else {
            test_expect(test, found < count && is_same(&d.candidate, &candidates[found]));
        }
        const struct nnp_convolution_call query = {
            .plan = plan, .batch_size = layer.batch_size, .input_size = layer.input_size, .workspace_size = &size};
        test_status(test, nnp_convolution_plan_run(&query), nnp_status_success);
        test_expect(test, size == d.candidate.workspace_size && d.candidate.transformed_kernel_size > 0);
        nnp_convolution_plan_destroy(plan);

        /* Exactly its error and workspace are accepted, and less is not, whether it is named or not. */
        if (is_auto || found == count) continue;
        const struct nnp_convolution_limits exact = {d.candidate.error, d.candidate.workspace_size};
        const struct nnp_convolution_limits less[] = {
            {d.candidate.error * 0.999, SIZE_MAX}, {INFINITY, d.candidate.workspace_size - 1}, {NAN, SIZE_MAX}, {0, 0}};
        if (test_status(test, create(&layer, algorithm, &exact, &plan), nnp_status_success)) {
            const struct nnp_convolution_plan_description limited = describe(test, plan);
            test_expect(test, is_same(&limited.candidate, &d.candidate));
            test_expect(test, limited.limits.error == exact.error);
            test_expect(test, limited.limits.workspace_size == exact.workspace_size);
            nnp_convolution_plan_destroy(plan);
        }
        for (size_t j = 0; j < COUNT_OF(less); j++) {
            struct nnp_convolution_plan* const before = plan;
            test_status(test, create(&layer, algorithm, &less[j], &plan), nnp_status_unsupported_algorithm);
            test_expect(test, plan == before);
        }
        struct nnp_convolution_candidate chosen;
        test_status(test, nnp_convolution_layer_choose(&layer, nnp_pass_output, reuse, NULL, &exact, &chosen),
                    nnp_status_success);
        if (test_status(test, create(&layer, nnp_convolution_algorithm_auto, &exact, &plan), nnp_status_success)) {
            test_expect(test, describe(test, plan).candidate.algorithm == chosen.algorithm);
            nnp_convolution_plan_destroy(plan);
        }
    }
}

/* Without images, a plan is for one whose output is 28x28, unless the padding alone makes more of it. */
static void usual_images(struct test* test) {
    const enum nnp_convolution_transform_strategy reuse = nnp_convolution_transform_strategy_reuse;
    for (int i = 0; i < 40; i++) {
        struct problem p = random_problem(&test->random, nnp_convolution_algorithm_implicit_gemm);
        struct nnp_convolution_plan* plan;
        struct nnp_convolution_candidate chosen, without;
        if (i == 0) p.input_padding = (struct nnp_padding){40, 50, 60, 70};
        struct nnp_convolution_layer layer = problem_layer(&p);
        layer.batch_size = layer.input_size.height = layer.input_size.width = 0;
        test_case(test, "kernel %zux%zu, stride %zux%zu, dilation %zux%zu", p.kernel_size.height, p.kernel_size.width,
                  p.stride.height, p.stride.width, p.dilation.height, p.dilation.width);
        if (!test_status(test, create(&layer, nnp_convolution_algorithm_auto, NULL, &plan), nnp_status_success))
            continue;
        const struct nnp_convolution_plan_description d = describe(test, plan);
        nnp_convolution_plan_destroy(plan);
        p.input_size = d.layer.input_size;
        const struct nnp_size output = problem_output_size(&p);
        test_expect(test, d.layer.batch_size == 1);
        test_expect(test, output.height == USUAL_IMAGE || (i == 0 && d.layer.input_size.height == 1));
        test_expect(test, output.width == USUAL_IMAGE || (i == 0 && d.layer.input_size.width == 1));
        test_status(test, nnp_convolution_layer_choose(&d.layer, nnp_pass_output, reuse, NULL, NULL, &chosen),
                    nnp_status_success);
        test_status(test, nnp_convolution_layer_choose(&layer, nnp_pass_output, reuse, NULL, NULL, &without),
                    nnp_status_success);
        test_expect(test, is_same(&d.candidate, &chosen) && is_same(&d.candidate, &without));
    }
    /* Only where kernels are transformed before images are there, and only if all sizes are 0. */
    struct nnp_convolution_layer layer = good_layer;
    struct nnp_convolution_candidate chosen;
    struct nnp_convolution_plan* plan;
    test_case(test, "sizes that are 0");
    layer.batch_size = layer.input_size.height = layer.input_size.width = 0;
    test_status(test,
                nnp_convolution_layer_choose(&layer, nnp_pass_output, nnp_convolution_transform_strategy_compute, NULL,
                                             NULL, &chosen),
                nnp_status_invalid_batch_size);
    layer.batch_size = 1;
    test_status(test, create(&layer, nnp_convolution_algorithm_auto, NULL, &plan), nnp_status_invalid_input_size);
    layer.batch_size = 0;
    layer.input_size.width = 5;
    test_status(test, create(&layer, nnp_convolution_algorithm_auto, NULL, &plan), nnp_status_invalid_batch_size);
}

/* ---- What they refuse ---- */

static const float slope = 0.5f, negative_slope = -1;

/* Each bad argument has its status, and nothing is written. */
static void bad_layers(struct test* test) {
    static const struct {
        size_t offset, value;
        enum nnp_status status;
    } faults[] = {
#define FAULT(member, value, status) {offsetof(struct nnp_convolution_layer, member), value, nnp_status_##status}
        FAULT(batch_size, 0, invalid_batch_size),
        FAULT(batch_size, SIZE_MAX, invalid_batch_size),
        FAULT(input_channels, 0, invalid_input_channels),
        FAULT(output_channels, 0, invalid_output_channels),
        FAULT(output_channels, SIZE_MAX / 8, invalid_output_channels),
        FAULT(groups, 0, invalid_input_channels),
        FAULT(groups, 4, invalid_input_channels),
        FAULT(groups, 3, invalid_output_channels),
        FAULT(input_size.width, 0, invalid_input_size),
        FAULT(input_size.height, 0, invalid_input_size),
        FAULT(kernel_size.width, 0, invalid_kernel_size),
        FAULT(kernel_size.height, 30, invalid_kernel_size),
        FAULT(dilation.width, 0, invalid_kernel_size),
        FAULT(dilation.height, SIZE_MAX / 2, invalid_kernel_size),
        FAULT(stride.width, 0, invalid_output_subsampling),
        FAULT(input_padding.left, SIZE_MAX, invalid_input_padding),
#undef FAULT
    };
    for (size_t i = 0; i < COUNT_OF(faults); i++) {
        struct nnp_convolution_layer layer = good_layer;
        struct nnp_convolution_plan* plan = NULL;
        memcpy((char*)&layer + faults[i].offset, &faults[i].value, sizeof faults[i].value);
        test_case(test, "bad size %zu", i);
        test_status(test, create(&layer, nnp_convolution_algorithm_auto, NULL, &plan), faults[i].status);
        test_status(test, create(&layer, nnp_convolution_algorithm_wt8x8, NULL, &plan), faults[i].status);
        /* Without images, what is wrong with the rest is told. */
        if (faults[i].offset != offsetof(struct nnp_convolution_layer, batch_size)) {
            layer.batch_size = layer.input_size.height = layer.input_size.width = 0;
            const bool fits = faults[i].value == 30 || faults[i].status == nnp_status_invalid_input_size;
            test_status(test, create(&layer, nnp_convolution_algorithm_implicit_gemm, NULL, &plan),
                        fits ? nnp_status_success : faults[i].status);
            if (fits) nnp_convolution_plan_destroy(plan);
            if (fits) plan = NULL;
        }
        test_expect(test, plan == NULL);
    }

    static const struct {
        enum nnp_convolution_algorithm algorithm;
        enum nnp_activation activation;
        const float* parameters;
        enum nnp_status status;
    } calls[] = {
        {99, nnp_activation_relu, NULL, nnp_status_invalid_algorithm},
        {-1, nnp_activation_relu, NULL, nnp_status_invalid_algorithm},
        {nnp_convolution_algorithm_wt8x8_5x5, nnp_activation_relu, NULL, nnp_status_unsupported_algorithm},
        {99, 7, NULL, nnp_status_invalid_activation},
        {99, nnp_activation_identity, &slope, nnp_status_invalid_activation_parameters},
        {99, nnp_activation_relu, &negative_slope, nnp_status_invalid_activation_parameters},
        {99, nnp_activation_relu, &slope, nnp_status_unsupported_activation_parameters},
    };
    for (size_t i = 0; i < COUNT_OF(calls); i++) {
        struct nnp_convolution_plan* plan = NULL;
        test_case(test, "bad call %zu", i);
        test_status(test,
                    nnp_convolution_plan_create(&good_layer, calls[i].algorithm, NULL, NULL, NULL, calls[i].activation,
                                                calls[i].parameters, NULL, NULL, &plan),
                    calls[i].status);
        test_expect(test, plan == NULL);
    }
    test_case(test, "no plan");
    test_status(test, nnp_convolution_plan_destroy(NULL), nnp_status_success);
}

static void bad_runs(struct test* test) {
    static float input[2 * 6 * 13 * 9], output[2 * 10 * 8 * 14];
    static const struct {
        size_t batch_size;
        struct nnp_size size;
        enum nnp_status status;
    } faults[] = {
        {0, {13, 9}, nnp_status_invalid_batch_size},         {SIZE_MAX, {13, 9}, nnp_status_invalid_batch_size},
        {2, {0, 9}, nnp_status_invalid_input_size},          {2, {13, 0}, nnp_status_invalid_input_size},
        {2, {13, 1}, nnp_status_invalid_kernel_size},        {0, {0, 0}, nnp_status_invalid_batch_size},
        {2, {SIZE_MAX, 9}, nnp_status_invalid_input_padding}};
    struct nnp_convolution_plan* plan;
    struct nnp_convolution_plan_description description;
    test_case(test, "runs with bad arguments");
    if (!test_status(test, create(&good_layer, nnp_convolution_algorithm_wt8x8, NULL, &plan), nnp_status_success))
        return;
    memset(output, 0xA5, sizeof output);
    const struct nnp_convolution_call good = {
        .plan = plan, .batch_size = 2, .input_size = good_layer.input_size, .input = input, .output = output};
    for (size_t i = 0; i < COUNT_OF(faults); i++) {
        test_case(test, "bad run %zu", i);
        struct nnp_convolution_call bad = good;
        bad.batch_size = faults[i].batch_size;
        bad.input_size = faults[i].size;
        test_status(test, nnp_convolution_plan_run(&bad), faults[i].status);
    }
    test_case(test, "bad workspaces");
    struct buffer workspace = {0};
    size_t needed, given;
    struct nnp_convolution_call call = {
        .plan = plan, .batch_size = 2, .input_size = good_layer.input_size, .workspace_size = &needed};
    test_status(test, nnp_convolution_plan_run(&call), nnp_status_success);
    char* const memory = buffer_place(&workspace, needed, NNP_ALIGNMENT);
    given = needed - 1;
    call = good;
    call.workspace_buffer = memory;
    test_status(test, nnp_convolution_plan_run(&call), nnp_status_insufficient_buffer);
    call.workspace_size = &given;
    test_status(test, nnp_convolution_plan_run(&call), nnp_status_insufficient_buffer);
    call.workspace_size = &needed;
    call.workspace_buffer = memory + 4;
    test_status(test, nnp_convolution_plan_run(&call), nnp_status_misaligned_buffer);
    test_expect(test, given == needed - 1 && buffer_is_untouched(&workspace));

    test_case(test, "other kernels than the plan's");
    struct nnp_hw other = *test->hw;
    struct nnp_machine machine = test->machine;
    machine.hw = &other;
    nnp_use_machine(&machine);
    memset(&description, 0xA5, sizeof description);
    test_status(test, nnp_convolution_plan_run(&good), nnp_status_unsupported_hardware);
    test_status(test, nnp_convolution_plan_describe(plan, NULL, &description), nnp_status_unsupported_hardware);
    nnp_use_machine(NULL);
    test_status(test, nnp_convolution_plan_run(&good), nnp_status_uninitialized);
    test_status(test, nnp_convolution_plan_describe(plan, NULL, &description), nnp_status_uninitialized);
    struct nnp_convolution_plan* none = NULL;
    test_status(test, create(&good_layer, nnp_convolution_algorithm_auto, NULL, &none), nnp_status_uninitialized);
    test_expect(test, none == NULL);
    nnp_use_machine(&test->machine);
    for (size_t i = 0; i < sizeof description; i++)
        if (!test_expect(test, ((const unsigned char*)&description)[i] == 0xA5)) break;
    for (size_t i = 0; i < sizeof output; i++)
        if (!test_expect(test, ((const unsigned char*)output)[i] == 0xA5)) break;
    test_case(test, "a plan after all that");
    call.workspace_buffer = memory;
    test_status(test, nnp_convolution_plan_run(&call), nnp_status_success);
    test_expect(test, buffer_is_tidy(&workspace) && output[0] == 0);
    nnp_convolution_plan_destroy(plan);
    buffer_release(&workspace);
}

/* Plans and workspaces that can be counted, but not allocated. */
static void no_memory(struct test* test) {
    if (SIZE_BITS < 64) {
        test_skip(test, "there may be all the memory that 32 bits can count");
        return;
    }
    for (size_t i = 0; i < COUNT_OF(algorithms); i++) {
        const enum nnp_convolution_algorithm algorithm = algorithms[i];
        struct nnp_convolution_layer layer = layer_for(algorithm);
        struct nnp_convolution_plan* plan = NULL;
        layer.input_channels = (size_t)(UINT64_C(1) << 36);
        layer.output_channels = (size_t)1 << 12;
        test_case(test, "a kernel without memory by %s", algorithm_names[algorithm]);
        test_status(test, create(&layer, algorithm, NULL, &plan), nnp_status_out_of_memory);
        test_expect(test, plan == NULL);
    }
    /* A dilated depthwise layer's workspace holds a whole plane. */
    const struct nnp_size huge = {(size_t)1 << 26, (size_t)1 << 26};
    struct nnp_convolution_layer layer = good_layer;
    struct nnp_convolution_plan* plan;
    size_t size = 0;
    layer.output_channels = layer.groups = layer.input_channels;
    layer.dilation = (struct nnp_size){2, 2};
    test_case(test, "images without memory");
    if (!test_status(test, create(&layer, nnp_convolution_algorithm_direct, NULL, &plan), nnp_status_success)) return;
    struct nnp_convolution_call call = {.plan = plan, .batch_size = 1, .input_size = huge, .workspace_size = &size};
    test_status(test, nnp_convolution_plan_run(&call), nnp_status_success);
    test_expect(test, size > (size_t)(UINT64_C(1) << 53));
    call.workspace_size = NULL;
    test_status(test, nnp_convolution_plan_run(&call), nnp_status_out_of_memory);
    nnp_convolution_plan_destroy(plan);
}

/* ---- What they are saved as ---- */

/* Words of the format at which everything else is found. */
enum {
    WORD_FORMAT = 1,
    WORD_CHECKSUM,
    WORD_VERSION,
    WORD_TARGET = 5,
    WORD_LANES = 13,
    WORD_LAYER = 18,
    WORD_ALGORITHM = 34,
    WORD_ACTIVATION,
    WORD_HAS_BIAS,
    WORD_KERNEL_SIZE = 39,
    HEAD_WORDS
};

/* Makes words look whole. */
static void seal(uint64_t* words, size_t count) {
    uint64_t sum = 0;
    words[WORD_CHECKSUM] = 0;
    for (size_t i = 0; i < count; i++) {
        sum = (sum ^ words[i]) * UINT64_C(0x9E3779B97F4A7C15);
        sum ^= sum >> 32;
    }
    words[WORD_CHECKSUM] = sum;
}

/* A saved plan, in a buffer of exactly its size, at an odd address. */
static bool save(struct test* test, const struct nnp_convolution_plan* plan, struct buffer* saved) {
    size_t size = 0, less;
    if (!test_status(test, nnp_convolution_plan_save(plan, NULL, &size), nnp_status_success)) return false;
    char* const bytes = buffer_place(saved, size, 1);
    less = size - 1;
    test_status(test, nnp_convolution_plan_save(plan, bytes, &less), nnp_status_insufficient_buffer);
    test_expect(test, less == size - 1 && buffer_is_untouched(saved));
    const bool is_saved = test_status(test, nnp_convolution_plan_save(plan, bytes, &size), nnp_status_success);
    return test_expect(test, size == saved->bytes && buffer_is_tidy(saved)) && is_saved;
}

/* A plan that was saved and loaded is the same. */
static void saved(struct test* test) {
    struct operands operands = {0};
    struct buffer first = {0}, second = {0};
    for (size_t i = 0; i < COUNT_OF(algorithms) * (test->quick ? 2 : 10); i++) {
        const struct call call = {.algorithm = algorithms[i % COUNT_OF(algorithms)], .entry = ENTRY_PLAN};
        const struct problem p = random_problem(&test->random, call.algorithm);
        struct nnp_convolution_plan *plan, *loaded;
        if (!problem_case(test, &p, &call, ", saved")) break;
        operands_fill(&operands, &p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
        if (!test_status(test, call_create_plan(&call, &p, &operands, &plan), nnp_status_success)) continue;
        if (save(test, plan, &first)) {
            buffer_protect(&first);
            const struct nnp_convolution_plan_description before = describe(test, plan);
            const struct problem other = other_images(&test->random, &p);
            struct operands others = {0};
            borrow_kernel(test, &other, &operands, &others);
            test_status(test, call_run_plan(&call, plan, &other, &others), nnp_status_success);
            void* const expected = malloc(others.output.bytes);
            memcpy(expected, others.output.data, others.output.bytes);
            nnp_convolution_plan_destroy(plan);
            plan = NULL;
            if (test_status(test, nnp_convolution_plan_load(first.data, first.bytes, &loaded), nnp_status_success)) {
                const struct nnp_convolution_plan_description after = describe(test, loaded);
                test_expect(test, memcmp(&before.layer, &after.layer, sizeof before.layer) == 0);
                test_expect(test, before.activation == after.activation && before.has_bias == after.has_bias);
                test_expect(test, is_same(&before.candidate, &after.candidate));
                test_expect(test, before.limits.error == after.limits.error);
                test_expect(test, before.limits.workspace_size == after.limits.workspace_size);
                test_status(test, call_run_plan(&call, loaded, &other, &others), nnp_status_success);
                test_expect(test, memcmp(expected, others.output.data, others.output.bytes) == 0);
                if (save(test, loaded, &second))
                    test_expect(test, first.bytes == second.bytes && memcmp(first.data, second.data, first.bytes) == 0);
                nnp_convolution_plan_destroy(loaded);
            }
            free(expected);
            return_kernel(&others);
        }
        nnp_convolution_plan_destroy(plan);
    }
    operands_release(&operands);
    buffer_release(&first);
    buffer_release(&second);
}

/* Places some bytes, and loads them, which must be refused. */
static void refuse(struct test* test, struct buffer* buffer, const void* bytes, size_t size, enum nnp_status expected) {
    struct nnp_convolution_plan* plan = NULL;
    memcpy(buffer_place(buffer, size, 1), bytes, size);
    buffer_protect(buffer);
    const enum nnp_status status = nnp_convolution_plan_load(buffer->data, size, &plan);
    test_status(test, status, expected);
    test_expect(test, plan == NULL);
    nnp_convolution_plan_destroy(plan);
}

/* Every byte that is changed, and every one that is missing, is noticed. */
static void damaged(struct test* test) {
    struct nnp_convolution_layer layer = good_layer;
    struct nnp_convolution_plan* plan;
    struct buffer whole = {0}, part = {0};
    layer.kernel_size = (struct nnp_size){1, 2};
    layer.input_channels = layer.output_channels = 2;
    test_case(test, "a plan to damage");
    if (!test_status(test, create(&layer, nnp_convolution_algorithm_implicit_gemm, NULL, &plan), nnp_status_success))
        return;
    if (save(test, plan, &whole)) {
        char* const bytes = malloc(whole.bytes + 8);
        memcpy(bytes, whole.data, whole.bytes);
        memset(bytes + whole.bytes, 0, 8);
        for (size_t i = 0; i < whole.bytes; i++) {
            if (!test_case(test, "byte %zu of %zu changed", i, whole.bytes)) break;
            const char before = bytes[i];
            bytes[i] = (char)(before ^ (1 << random_below(&test->random, 8)));
            refuse(test, &part, bytes, whole.bytes, nnp_status_invalid_plan);
            bytes[i] = (char)(before + 1 + (char)random_below(&test->random, 255));
            refuse(test, &part, bytes, whole.bytes, nnp_status_invalid_plan);
            bytes[i] = before;
        }
        for (size_t size = 0; size < whole.bytes; size += test->quick ? random_size(&test->random, 16) : 1) {
            if (!test_case(test, "%zu bytes of %zu", size, whole.bytes)) break;
            refuse(test, &part, bytes, size, nnp_status_invalid_plan);
        }
        for (size_t more = 1; more <= 8; more++) {
            if (!test_case(test, "%zu bytes too many", more)) break;
            refuse(test, &part, bytes, whole.bytes + more, nnp_status_invalid_plan);
        }
        free(bytes);
    }
    nnp_convolution_plan_destroy(plan);
    buffer_release(&whole);
    buffer_release(&part);
}

/* Data that look whole: of other versions, other kernels, and with sizes that make no sense. */
static void forged(struct test* test) {
    static const struct {
        size_t word;
        uint64_t value;
        enum nnp_status status;
    } changes[] = {
        {WORD_FORMAT, 1000, nnp_status_unsupported_plan},
        {WORD_VERSION, 0x302E30, nnp_status_unsupported_plan},
        {WORD_TARGET, 0x30387A, nnp_status_unsupported_hardware},
        {WORD_LANES, 1000, nnp_status_unsupported_hardware},
        {WORD_LANES + 3, 1000, nnp_status_unsupported_hardware},
        {WORD_ALGORITHM, nnp_convolution_algorithm_auto, nnp_status_invalid_plan},
        {WORD_ALGORITHM, 99, nnp_status_invalid_plan},
        {WORD_ALGORITHM, (UINT64_C(1) << 32) + nnp_convolution_algorithm_wt8x8, nnp_status_invalid_plan},
        {WORD_ACTIVATION, 2, nnp_status_invalid_plan},
        {WORD_HAS_BIAS, 2, nnp_status_invalid_plan},
        {WORD_HAS_BIAS, 0, nnp_status_invalid_plan},
        {WORD_KERNEL_SIZE, 0, nnp_status_invalid_plan},
        {WORD_KERNEL_SIZE, UINT64_MAX, nnp_status_invalid_plan},
        {WORD_LAYER, 0, nnp_status_invalid_plan},
        {WORD_LAYER + 1, 600, nnp_status_invalid_plan},
        {WORD_LAYER + 1, (UINT64_C(1) << 58) + 6, nnp_status_invalid_plan},
        {WORD_LAYER + 2, 1 << 20, nnp_status_invalid_plan},
        {WORD_LAYER + 2, UINT64_MAX / 64, nnp_status_invalid_plan},
        {WORD_LAYER + 3, 0, nnp_status_invalid_plan},
        {WORD_LAYER + 14, 0, nnp_status_invalid_plan},
    };
    struct nnp_convolution_plan* plan;
    struct buffer whole = {0}, part = {0};
    test_case(test, "a plan to forge");
    if (!test_status(test, create(&good_layer, nnp_convolution_algorithm_wt8x8, NULL, &plan), nnp_status_success))
        return;
    if (save(test, plan, &whole)) {
        const size_t count = whole.bytes / sizeof(uint64_t);
        uint64_t* const good = malloc(whole.bytes);
        uint64_t* const words = malloc(whole.bytes + sizeof(uint64_t));
        memcpy(good, whole.data, whole.bytes);
        memcpy(words, good, whole.bytes);
        seal(words, count);
        test_expect(test, memcmp(words, good, whole.bytes) == 0);
        for (size_t i = 0; i < COUNT_OF(changes); i++) {
            test_case(test, "forgery %zu", i);
            memcpy(words, good, whole.bytes);
            words[changes[i].word] = changes[i].value;
            seal(words, count);
            refuse(test, &part, words, whole.bytes, changes[i].status);
        }
        test_case(test, "another length");
        memcpy(words, good, whole.bytes);
        words[count] = 0;
        seal(words, count + 1);
        refuse(test, &part, words, whole.bytes + sizeof(uint64_t), nnp_status_invalid_plan);
        for (size_t size = WORD_VERSION; size < HEAD_WORDS; size++) {
            test_case(test, "a head of %zu words", size);
            memcpy(words, good, whole.bytes);
            seal(words, size);
            refuse(test, &part, words, size * sizeof(uint64_t), nnp_status_invalid_plan);
        }
        /* Whatever is taken for a plan can be run. */
        for (size_t i = 0; i < (test->quick ? 500 : 5000); i++) {
            struct nnp_convolution_plan* loaded;
            struct nnp_convolution_plan_description d;
            memcpy(words, good, whole.bytes);
            for (size_t changed = random_size(&test->random, 3); changed > 0; changed--) {
                const size_t word = WORD_LAYER + random_below(&test->random, HEAD_WORDS - WORD_LAYER + 40);
                words[word] = random_below(&test->random, 2) == 0
                                  ? random_size(&test->random, 40)
                                  : random_bits(&test->random) >> random_below(&test->random, 64);
            }
            seal(words, count);
            if (!test_case(test, "forgery by chance %zu", i)) break;
            memcpy(buffer_place(&part, whole.bytes, 1), words, whole.bytes);
            if (nnp_convolution_plan_load(part.data, whole.bytes, &loaded) != nnp_status_success) continue;
            d = describe(test, loaded);
            struct problem p = {.batch_size = 1,
                                .input_channels = d.layer.input_channels,
                                .output_channels = d.layer.output_channels,
                                .groups = d.layer.groups,
                                .input_size = {9, 8},
                                .input_padding = d.layer.input_padding,
                                .kernel_size = d.layer.kernel_size,
                                .stride = d.layer.stride,
                                .dilation = d.layer.dilation};
            const struct nnp_padding padding = p.input_padding;
            const bool is_small =
                padding.top < 100 && padding.bottom < 100 && padding.left < 100 && padding.right < 100;
            if (is_small && problem_is_valid(&p)) {
                struct operands operands = {0};
                const struct call call = {.entry = ENTRY_PLAN, .algorithm = d.candidate.algorithm};
                operands_fill(&operands, &p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
                test_status(test, call_run_plan(&call, loaded, &p, &operands), nnp_status_success);
                operands_release(&operands);
            }
            nnp_convolution_plan_destroy(loaded);
        }
        free(good);
        free(words);
    }
    nnp_convolution_plan_destroy(plan);
    buffer_release(&whole);
    buffer_release(&part);
}

static bool no(void) { return false; }

static bool yes(void) { return true; }

/* A plan is loaded by the kernels that it was saved for, and by no others. */
static void other_kernels(struct test* test) {
    struct nnp_hw others[8];
    struct nnp_convolution_plan* plan;
    struct buffer whole = {0}, part = {0};
    for (size_t i = 0; i < COUNT_OF(others); i++)
        others[i] = *test->hw;
    others[0].name = "z80";
    others[1].microarchitecture = "u880";
    others[2].lanes *= 2;
    others[3].sgemm.mr++;
    others[4].sgemm.nr += others[4].lanes;
    others[5].tuple_gemm.nr += others[5].lanes;
    others[6].half.supported = test->hw->half.supported != NULL && test->hw->half.supported() ? no : yes;
    /* others[7] is the same. */
    test_case(test, "a plan for other kernels");
    if (!test_status(test, create(&good_layer, nnp_convolution_algorithm_wt8x8, NULL, &plan), nnp_status_success))
        return;
    if (save(test, plan, &whole)) {
        for (size_t i = 0; i < COUNT_OF(others); i++) {
            const struct nnp_machine machine = {
                .hw = &others[i], .caches = test->machine.caches, .costs = others[i].costs};
            struct nnp_convolution_plan* loaded;
            test_case(test, "other kernels %zu", i);
            nnp_use_machine(&machine);
            if (i + 1 < COUNT_OF(others)) {
                refuse(test, &part, whole.data, whole.bytes, nnp_status_unsupported_hardware);
            } else if (test_status(test, nnp_convolution_plan_load(whole.data, whole.bytes, &loaded),
                                   nnp_status_success)) {
                nnp_convolution_plan_destroy(loaded);
            }
        }
        test_case(test, "a plan before nnp_initialize");
        nnp_use_machine(NULL);
        refuse(test, &part, whole.data, whole.bytes, nnp_status_uninitialized);
        nnp_use_machine(&test->machine);
    }
    nnp_convolution_plan_destroy(plan);
    buffer_release(&whole);
    buffer_release(&part);
}

const struct test_entry plan_tests[] = {
    {"plan.images", images},
    {"plan.callers", callers},
    {"plan.descriptions", descriptions},
    {"plan.usual_images", usual_images},
    {"plan.bad_layers", bad_layers},
    {"plan.bad_runs", bad_runs},
    {"plan.no_memory", no_memory},
    {"plan.saved", saved},
    {"plan.damaged", damaged},
    {"plan.forged", forged},
    {"plan.other_kernels", other_kernels},
    {NULL, NULL},
};
