/* The same bits at any number of threads, and from several callers at once. */

#include <pthread.h>
#include <stdlib.h>
#include <stdio.h>
#include <string.h>

#include "reference.h"
#include "tasks.h"

static const size_t pool_sizes[] = {1, 2, 3, 8};

static const struct problem shapes[] = {
    /* More input channels than one block of a sum; several panels of tiles. */
    {PASS_OUTPUT, 1, 530, 70, 1, {20, 14}, {1, 1, 1, 1}, {3, 3}, {1, 1}, {1, 1}, nnp_activation_identity, true},
    {PASS_OUTPUT, 5, 17, 65, 1, {31, 25}, {1, 0, 1, 2}, {3, 3}, {1, 1}, {1, 1}, nnp_activation_relu, true},
    {PASS_OUTPUT, 1, 33, 50, 1, {40, 33}, {1, 1, 1, 1}, {3, 3}, {2, 1}, {1, 1}, nnp_activation_relu, false},
    {PASS_OUTPUT, 3, 24, 40, 1, {27, 27}, {2, 2, 2, 2}, {5, 5}, {1, 1}, {1, 1}, nnp_activation_identity, true},
    {PASS_OUTPUT, 3, 19, 38, 19, {29, 23}, {2, 2, 2, 2}, {5, 5}, {2, 1}, {1, 1}, nnp_activation_relu, true},
    {PASS_OUTPUT, 4, 40, 70, 1, {39, 37}, {0, 0, 0, 0}, {1, 1}, {2, 2}, {1, 1}, nnp_activation_relu, true},
    {PASS_OUTPUT, 2, 130, 40, 1, {25, 13}, {0, 0, 0, 0}, {1, 1}, {2, 2}, {1, 1}, nnp_activation_identity, true},
    /* Channels for several threads that gather the same pixels. */
    {PASS_OUTPUT, 1, 5, 300, 1, {18, 15}, {1, 1, 1, 1}, {3, 3}, {1, 1}, {1, 1}, nnp_activation_relu, true},
    /* Rows that are one to direct sums, in several bands. */
    {PASS_OUTPUT, 1, 6, 30, 1, {60, 7}, {1, 1, 1, 1}, {3, 3}, {1, 1}, {1, 1}, nnp_activation_identity, true},
    /* Tiles at edges, in panels that differ, in tasks that take a while. */
    {PASS_OUTPUT, 12, 65, 60, 1, {28, 27}, {1, 1, 1, 1}, {3, 3}, {1, 1}, {1, 1}, nnp_activation_relu, true},
    /* Pixels for several threads, in panels of their own. */
    {PASS_OUTPUT, 3, 34, 70, 1, {29, 21}, {0, 0, 0, 0}, {1, 1}, {1, 1}, {1, 1}, nnp_activation_relu, true},
    /* Fewer planes than threads. */
    {PASS_OUTPUT, 1, 2, 2, 2, {40, 20}, {1, 1, 1, 1}, {3, 3}, {1, 1}, {1, 1}, nnp_activation_relu, true},
    {PASS_OUTPUT, 1, 5, 5, 5, {40, 20}, {1, 1, 1, 1}, {3, 3}, {2, 2}, {1, 1}, nnp_activation_relu, true},
    /* Enough groups for two threads and for three, of which each computes some by itself, but not for eight. */
    {PASS_OUTPUT, 2, 42, 63, 21, {15, 18}, {1, 1, 1, 1}, {3, 3}, {1, 1}, {1, 1}, nnp_activation_relu, true},
    {PASS_OUTPUT, 1, 40, 20, 20, {17, 14}, {1, 1, 1, 1}, {3, 3}, {2, 2}, {1, 1}, nnp_activation_identity, true},
    /* Depthwise, with channels as lanes, in bands. */
    {PASS_OUTPUT, 1, 19, 19, 19, {40, 50}, {3, 3, 3, 3}, {7, 7}, {1, 1}, {1, 1}, nnp_activation_relu, true},
};

static void create_pools(pthreadpool_t* pools) {
    for (size_t i = 0; i < COUNT_OF(pool_sizes); i++)
        pools[i] = pthreadpool_create(pool_sizes[i]);
}

static void destroy_pools(const pthreadpool_t* pools) {
    for (size_t i = 0; i < COUNT_OF(pool_sizes); i++)
        pthreadpool_destroy(pools[i]);
}

/*
 * Caches that make about three blocks of everything, or the table's own. Not more: each block is a barrier, and the
 * largest pool has more threads than most machines.
 */
static void choose_caches(struct test* test, const struct problem* p, bool are_small) {
    struct nnp_caches* const caches = &test->machine.caches;
    *caches = test->hw->caches;
    if (are_small) {
        const size_t reduction = p->input_channels * p->kernel_size.height * p->kernel_size.width;
        const size_t tiles = p->batch_size * (p->input_size.height / 6 + 1) * (p->input_size.width / 6 + 1);
        caches->l1 = test->hw->sgemm.nr * sizeof(float) * reduction / 2;
        caches->l2 = tiles * sizeof(float) * (p->input_channels < 512 ? p->input_channels : 512);
    }
}

/* More threads than most machines have wait for each other for long: by chance only, unless they are what is tested. */
static void check_bits(struct test* test, struct operands* operands, const struct problem* p, struct call call,
                       const pthreadpool_t* pools, bool by_chance) {
    call.threadpool = NULL;
    if (!problem_case(test, p, &call, "") || !test_status(test, call_run(&call, p, operands), nnp_status_success))
        return;
    struct reference reference;
    reference_compute(&reference, p, operands, 5, &test->random);
    reference_compare(test, &reference, operands, call.algorithm);
    reference_release(&reference);

    const struct buffer* const result = operands_result(operands, p);
    const size_t bytes = result->bytes;
    void* const expected = malloc(bytes);
    memcpy(expected, result->data, bytes);
    for (size_t i = 0; i < COUNT_OF(pool_sizes); i++) {
        if (by_chance && pool_sizes[i] == 8 && random_below(&test->random, test->quick ? 8 : 4) != 0) continue;
        const int repetitions = !test->quick && pool_sizes[i] == 2 ? 2 : 1;
        for (int repetition = 0; repetition < repetitions; repetition++) {
            char note[64];
            snprintf(note, sizeof note, ", repetition %d on %zu threads", repetition, pool_sizes[i]);
            call.threadpool = pools[i];
            call.is_transformed = false;
            if (!problem_case(test, p, &call, note)) break;
            if (!test_status(test, call_run(&call, p, operands), nnp_status_success)) break;
            test_expect(test, memcmp(expected, result->data, bytes) == 0);
        }
    }
    free(expected);
}

static void same_bits(struct test* test) {
    struct operands operands = {0};
    pthreadpool_t pools[COUNT_OF(pool_sizes)];
    create_pools(pools);
    for (size_t i = 0; i < COUNT_OF(shapes) * PASSES; i++) {
        struct problem p = shapes[i / PASSES];
        p.pass = i % PASSES;
        if (p.pass != PASS_OUTPUT) p.activation = nnp_activation_identity;
        if (p.pass != PASS_OUTPUT) p.has_bias = false;
        /* Several panels in every table, the last of them cut. */
        if (p.groups == 1 && p.output_channels < 100) p.output_channels = 2 * test->hw->tuple_gemm.nr + 3;
        if (test->quick) p.input_size = (struct nnp_size){p.input_size.width / 2, p.input_size.height / 2};
        operands_fill(&operands, &p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
        operands_protect(&operands, &p);
        struct call calls[COUNT_OF(algorithms)];
        size_t count = 0;
        for (size_t a = 0; a < COUNT_OF(algorithms); a++) {
            const bool is_alias = algorithms[a] == nnp_convolution_algorithm_auto ||
                                  algorithms[a] == nnp_convolution_algorithm_wt8x8_fp16;
            struct call call = {.algorithm = algorithms[a], .entry = ENTRY_LAYER, .own_workspace = true};
            /* In one way, and aliases for one shape only. */
            if (p.pass == PASS_OUTPUT) call.entry = random_below(&test->random, ENTRIES);
            if (!call_fits(&call, &p)) call.entry = ENTRY_LAYER;
            if (call_fits(&call, &p) && (!is_alias || i < PASSES)) calls[count++] = call;
        }
        /* A quick run computes few. */
        const size_t chosen = random_below(&test->random, 6 * count);
        for (size_t a = 0; a < count; a++) {
            if (test->quick && a != chosen) continue;
            choose_caches(test, &p, i / PASSES != 3 && random_below(&test->random, 4) != 0);
            check_bits(test, &operands, &p, calls[a], pools, true);
        }
    }
    destroy_pools(pools);
    operands_release(&operands);
}

/* The last images of a batch, or a phase of fewer taps, pack pixels in the workspace where all, or others, do not; or
 * they are cut for threads, which makes more panels of them. Or threads have groups of tiles of their own. */
static void smaller_parts(struct test* test) {
    static const struct {
        struct problem problem;
        enum nnp_convolution_algorithm algorithm;
        size_t l2; /* 0: the table's */
    } parts[] = {
        {{PASS_OUTPUT, 3, 16, 20, 1, {40, 40}, {0, 0, 0, 0}, {1, 1}, {3, 3}, {1, 1}, nnp_activation_identity, true},
         nnp_convolution_algorithm_implicit_gemm,
         13000}, /* two of three images at a time */
        {{PASS_OUTPUT, 3, 16, 20, 1, {28, 28}, {0, 0, 0, 0}, {1, 1}, {2, 2}, {1, 1}, nnp_activation_identity, true},
         nnp_convolution_algorithm_implicit_gemm,
         0}, /* gathered, not copied */
        {{PASS_INPUT_GRADIENT, 4, 1, 72, 1, {128, 128}, {1, 1, 1, 1}, {3, 3}, {2, 2}, {1, 1}, .has_bias = false},
         nnp_convolution_algorithm_implicit_gemm,
         0},
        {{PASS_OUTPUT, 4, 16, 160, 1, {28, 28}, {0, 0, 0, 0}, {1, 1}, {2, 2}, {1, 1}, nnp_activation_identity, true},
         nnp_convolution_algorithm_strassen,
         5000}, /* on 8 threads, three of four; five panels of channels with AVX-512 */
        {{PASS_OUTPUT, 1, 40, 100, 1, {21, 21}, {0, 0, 0, 0}, {1, 1}, {1, 1}, {1, 1}, nnp_activation_relu, true},
         nnp_convolution_algorithm_strassen,
         20000}, /* several blocks of a thread's own pixels, */
        {{PASS_OUTPUT, 1, 8, 200, 1, {11, 11}, {0, 0, 0, 0}, {1, 1}, {1, 1}, {1, 1}, nnp_activation_identity, true},
         nnp_convolution_algorithm_strassen,
         2500}, /* and those that threads share, for pairs of channels of their own */
        {{PASS_OUTPUT, 1, 40, 960, 1, {7, 7}, {0, 0, 0, 0}, {1, 1}, {1, 1}, {1, 1}, nnp_activation_relu, true},
         nnp_convolution_algorithm_strassen,
         0}, /* as few blocks as there can be, of which some threads have more */
        {{PASS_OUTPUT, 4, 18, 100, 1, {61, 43}, {1, 1, 1, 1}, {3, 3}, {1, 1}, {1, 1}, nnp_activation_relu, true},
         nnp_convolution_algorithm_wt8x8,
         300000}, /* some rows of tiles, which are streamed, for each of several groups of a thread */
        {{PASS_OUTPUT, 2, 20, 100, 1, {45, 45}, {1, 1, 1, 1}, {3, 3}, {1, 1}, {1, 1}, nnp_activation_identity, true},
         nnp_convolution_algorithm_wt8x8,
         250000}, /* one panel of channels after the other */
        {{PASS_OUTPUT, 1, 530, 20, 1, {40, 40}, {1, 1, 1, 1}, {3, 3}, {1, 1}, {1, 1}, nnp_activation_relu, true},
         nnp_convolution_algorithm_wt8x8,
         0}, /* more input channels than a block of a sum */
        {{PASS_INPUT_GRADIENT, 2, 40, 24, 1, {33, 33}, {2, 2, 2, 2}, {5, 5}, {1, 1}, {1, 1}, .has_bias = false},
         nnp_convolution_algorithm_ft16x16,
         0},
        {{PASS_OUTPUT, 1, 3, 40, 1, {130, 111}, {3, 3, 3, 3}, {7, 7}, {2, 2}, {1, 1}, nnp_activation_relu, true},
         nnp_convolution_algorithm_wt8x8,
         0}, /* phases, whose rows are copied in pieces, */
        {{PASS_OUTPUT, 1, 1, 2, 1, {2600, 9}, {3, 3, 3, 3}, {7, 7}, {2, 2}, {1, 1}, nnp_activation_relu, true},
         nnp_convolution_algorithm_wt8x8,
         0}, /* and one by one, some of them padding */
        {{PASS_OUTPUT, 1, 24, 70, 1, {40, 38}, {1, 1, 1, 1}, {3, 3}, {1, 1}, {1, 1}, nnp_activation_relu, true},
         nnp_convolution_algorithm_wt6x6,
         0}, /* groups of tiles that are no whole panels, for eight threads */
        {{PASS_OUTPUT, 1, 96, 200, 1, {14, 14}, {0, 0, 0, 0}, {1, 1}, {1, 1}, {1, 1}, nnp_activation_relu, true},
         nnp_convolution_algorithm_implicit_gemm,
         0}, /* few panels of pixels, for groups of channels, */
        {{PASS_OUTPUT, 2, 130, 70, 1, {50, 47}, {0, 0, 0, 0}, {1, 1}, {1, 1}, {1, 1}, nnp_activation_relu, true},
         nnp_convolution_algorithm_implicit_gemm,
         480000}, /* packed from a few planes at a time, */
        {{PASS_OUTPUT, 2, 90, 40, 1, {50, 47}, {0, 0, 0, 0}, {1, 1}, {1, 1}, {1, 1}, nnp_activation_identity, true},
         nnp_convolution_algorithm_implicit_gemm,
         320000}, /* and read in place */
        {{PASS_OUTPUT, 1, 20, 150, 1, {19, 18}, {1, 1, 1, 1}, {3, 3}, {2, 2}, {1, 1}, nnp_activation_identity, true},
         nnp_convolution_algorithm_implicit_gemm,
         0}, /* which gather them */
        {{PASS_KERNEL_GRADIENT, 3, 5, 40, 1, {61, 43}, {1, 1, 1, 1}, {3, 3}, {1, 1}, {1, 1}, .has_bias = false},
         nnp_convolution_algorithm_implicit_gemm,
         0}, /* several chunks of pixels */
        {{PASS_KERNEL_GRADIENT, 5, 70, 90, 1, {7, 7}, {0, 0, 0, 0}, {1, 1}, {1, 1}, {1, 1}, .has_bias = false},
         nnp_convolution_algorithm_implicit_gemm,
         0}, /* one of them, for parts of rows and columns; vectors of two images' pixels, */
        {{PASS_KERNEL_GRADIENT, 40, 20, 50, 1, {4, 3}, {1, 0, 0, 1}, {3, 3}, {2, 2}, {1, 1}, .has_bias = false},
         nnp_convolution_algorithm_implicit_gemm,
         20000}, /* and of many, and a few rows at a time */
        {{PASS_KERNEL_GRADIENT, 3, 2, 20, 1, {25, 22}, {3, 3, 3, 3}, {7, 5}, {3, 1}, {1, 2}, .has_bias = false},
         nnp_convolution_algorithm_implicit_gemm,
         0}, /* more taps than lanes */
        {{PASS_KERNEL_GRADIENT, 6, 40, 40, 1, {40, 40}, {1, 1, 1, 1}, {3, 3}, {1, 1}, {1, 1}, .has_bias = false},
         nnp_convolution_algorithm_wt8x8,
         0}, /* pieces of slices of tiles */
        {{PASS_INPUT_GRADIENT, 2, 100, 60, 1, {7, 7}, {0, 0, 0, 0}, {1, 1}, {1, 1}, {1, 1}, .has_bias = false},
         nnp_convolution_algorithm_implicit_gemm,
         0}, /* lanes of channels */
        {{PASS_INPUT_GRADIENT, 3, 70, 90, 1, {14, 13}, {1, 1, 1, 1}, {3, 3}, {2, 2}, {1, 1}, .has_bias = false},
         nnp_convolution_algorithm_implicit_gemm,
         0}, /* in phases */
    };
    struct operands operands = {0};
    pthreadpool_t pools[COUNT_OF(pool_sizes)];
    double costs[NNP_OPERATION_COUNT]; /* what is beyond L2 is far on every machine */
    memcpy(costs, test->hw->costs, sizeof costs);
    costs[nnp_operation_read] = 100 * costs[nnp_operation_product];
    test->machine.costs = costs;
    create_pools(pools);
    for (size_t i = 0; i < COUNT_OF(parts); i++) {
        const struct problem* p = &parts[i].problem;
        operands_fill(&operands, p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
        operands_protect(&operands, p);
        test->machine.caches = test->hw->caches;
        if (parts[i].l2 != 0) test->machine.caches.l2 = parts[i].l2;
        const struct call call = {.algorithm = parts[i].algorithm, .entry = ENTRY_LAYER, .own_workspace = true};
        check_bits(test, &operands, p, call, pools, false);
    }
    test->machine.costs = test->hw->costs;
    destroy_pools(pools);
    operands_release(&operands);
}

/* A caller computes its problem again and again, and counts what goes wrong. */
struct caller {
    pthread_t thread;
    bool is_running;
    struct problem problem;
    struct call call;
    struct operands operands;
    float* expected;
    size_t repetitions;
    enum nnp_status status;
    size_t different;
};

static void* call_again(void* argument) {
    struct caller* const caller = argument;
    for (size_t i = 0; i < caller->repetitions && caller->status == nnp_status_success; i++) {
        caller->status = call_run(&caller->call, &caller->problem, &caller->operands);
        const struct buffer* const result = operands_result(&caller->operands, &caller->problem);
        if (memcmp(caller->expected, result->data, result->bytes) != 0) caller->different++;
    }
    return NULL;
}

/* Callers without a pool, and callers that share one; all of them share a transformed kernel with another caller. */
static void several_callers(struct test* test) {
    struct caller callers[8] = {0};
    const pthreadpool_t pool = pthreadpool_create(2);
    for (size_t i = 0; i < COUNT_OF(callers); i++) {
        struct caller* const caller = &callers[i];
        *caller = (struct caller){.problem = shapes[2], .repetitions = test->quick ? 2 : 5};
        caller->problem.input_size = (struct nnp_size){9 + 2 * i, 11};
        caller->problem.stride = i == 7 ? (struct nnp_size){1, 1} : (struct nnp_size){2, 2};
        if (i >= 6) {
            caller->problem.pass = i == 6 ? PASS_INPUT_GRADIENT : PASS_KERNEL_GRADIENT;
            caller->problem.activation = nnp_activation_identity;
        }
        caller->call = (struct call){
            .algorithm =
                i % 2 == 0 || i == 7 ? nnp_convolution_algorithm_wt8x8 : nnp_convolution_algorithm_implicit_gemm,
            .entry = i < 4   ? ENTRY_REUSE
                     : i < 6 ? ENTRY_COMPUTE
                             : ENTRY_LAYER,
            .own_workspace = i % 3 == 0,
            .threadpool = i % 3 == 1 ? pool : NULL,
        };
        operands_fill(&caller->operands, &caller->problem, &test->random, DATA_ORDINARY, DATA_ORDINARY);
        operands_protect(&caller->operands, &caller->problem);
        if (i == 2 || i == 3) {
            caller->operands.transformed = callers[i - 2].operands.transformed;
            caller->call.is_transformed = true;
        }
        if (!problem_case(test, &caller->problem, &caller->call, ", alone")) break;
        if (i < 2) {
            test_status(test, call_precompute(&caller->call, &caller->problem, &caller->operands), nnp_status_success);
            caller->call.is_transformed = true;
        }
        test_status(test, call_run(&caller->call, &caller->problem, &caller->operands), nnp_status_success);
        const struct buffer* const result = operands_result(&caller->operands, &caller->problem);
        caller->expected = malloc(result->bytes);
        memcpy(caller->expected, result->data, result->bytes);
    }
    for (size_t i = 0; test->failures == 0 && i < COUNT_OF(callers); i++) {
        callers[i].is_running = pthread_create(&callers[i].thread, NULL, call_again, &callers[i]) == 0;
    }
    for (size_t i = 0; i < COUNT_OF(callers); i++) {
        struct caller* const caller = &callers[i];
        if (caller->is_running) {
            pthread_join(caller->thread, NULL);
            problem_case(test, &caller->problem, &caller->call, ", with other callers");
            test_status(test, caller->status, nnp_status_success);
            test_expect(test, caller->different == 0);
        }
        if (i == 2 || i == 3) caller->operands.transformed = (struct buffer){0};
        free(caller->expected);
    }
    for (size_t i = 0; i < COUNT_OF(callers); i++)
        operands_release(&callers[i].operands);
    pthreadpool_destroy(pool);
}

enum { MOST_TASKS = 500 };

struct counted_tasks {
    struct nnp_tasks tasks;
    atomic_uint taken[MOST_TASKS];
};

static void take_all(void* context, size_t thread) {
    struct counted_tasks* const counted = context;
    for (size_t task; (task = nnp_take_task(&counted->tasks, thread)) != NNP_NO_TASK;)
        atomic_fetch_add(&counted->taken[task], 1);
}

/* Each task is taken once, by any number of threads, also if one of them comes first and does all. */
static void tasks_once(struct test* test) {
    static const struct {
        size_t tasks, threads;
    } cases[] = {{0, 1}, {1, 1}, {1, 2}, {7, 3}, {8, 8}, {3, 8}, {33, 32}, {500, 31}, {20, 40}, {500, 40}, {100, 100}};
    const pthreadpool_t pool = pthreadpool_create(4);
    for (size_t i = 0; i < 2 * COUNT_OF(cases); i++) {
        const size_t tasks = cases[i / 2].tasks, threads = cases[i / 2].threads;
        const char* const note = i % 2 == 0 ? "" : ", the last one first";
        if (!test_case(test, "%zu tasks, %zu threads%s", tasks, threads, note)) continue;
        struct counted_tasks counted = {0};
        nnp_share_tasks(&counted.tasks, tasks, threads);
        if (i % 2 != 0) take_all(&counted, threads - 1);
        pthreadpool_parallelize_1d(pool, take_all, &counted, threads, 0);
        for (size_t task = 0; task < MOST_TASKS; task++)
            test_expect(test, counted.taken[task] == (task < tasks));
    }
    pthreadpool_destroy(pool);
}

/* Parts of a range that threads have as many of, one behind the other, are as much for each, or one element more. */
static void as_much_for_each(struct test* test) {
    static const struct {
        size_t count, parts, threads;
    } cases[] = {{14, 4, 2}, {25, 10, 2}, {7, 6, 3}, {12, 4, 2}, {5, 5, 5}, {100, 64, 16}, {137551, 68776, 8}};
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        const size_t count = cases[i].count, parts = cases[i].parts, threads = cases[i].threads;
        const struct nnp_partition partition = nnp_partition_into(count, parts);
        if (!test_case(test, "%zu elements, %zu parts, %zu threads", count, parts, threads)) continue;
        test_expect(test, nnp_part_start(&partition, 0) == 0 && nnp_part_start(&partition, parts) == count);
        for (size_t part = 0; part < parts; part++) {
            const size_t first = nnp_part_start(&partition, part), size = nnp_part_size(&partition, part);
            const bool is_even = size >= count / parts && size <= nnp_longest_part(&partition);
            const bool is_found =
                nnp_part_of(&partition, first) == part && nnp_part_of(&partition, first + size - 1) == part;
            if (!test_expect(test, is_even && is_found)) break;
        }
        for (size_t thread = 0; thread < threads; thread++) {
            const size_t share = nnp_part_start(&partition, (thread + 1) * (parts / threads)) -
                                 nnp_part_start(&partition, thread * (parts / threads));
            test_expect(test, share == count / threads || share == nnp_divide_up(count, threads));
        }
    }
}

const struct test_entry thread_tests[] = {
    {"threads.tasks_once", tasks_once},
    {"threads.as_much_for_each", as_much_for_each},
    {"threads.same_bits", same_bits},
    {"threads.smaller_parts", smaller_parts},
    {"threads.several_callers", several_callers},
    {NULL, NULL},
};
