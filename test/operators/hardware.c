/* nnp_initialize, the choice of a table, and what the library tells of the machine. */

#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "platform/platform.h"
#include "reference.h"

static void hardware(struct test* test) {
    struct nnp_hardware hardware;
    test_case(test, "nnp_get_hardware");
    if (!test_status(test, nnp_get_hardware(&hardware), nnp_status_success)) return;
    test_expect(test, strcmp(hardware.target, test->hw->name) == 0);
    test_expect(test, strcmp(hardware.microarchitecture, test->hw->microarchitecture) == 0);
    test_expect(test, hardware.version != NULL && strchr(hardware.version, '.') != NULL);
    test_expect(test, hardware.lanes == test->hw->lanes);
    test_expect(test, hardware.l1_cache == test->machine.caches.l1 && hardware.l2_cache == test->machine.caches.l2);
    test_expect(test, hardware.l3_cache == test->machine.caches.l3);
}

static void targets(struct test* test) {
    size_t count = 0;
    for (; nnp_hw_tables[count] != NULL; count++) {
        int supported = -1;
        test_case(test, "nnp_get_target %zu", count);
        const char* const name = nnp_get_target(count, &supported);
        if (!test_expect(test, name != NULL)) continue;
        test_expect(test, strcmp(name, nnp_hw_tables[count]->name) == 0);
        test_expect(test, supported == nnp_hw_tables[count]->supported());
        test_expect(test, nnp_get_target(count, NULL) == name);
        if (nnp_hw_tables[count] == test->hw) test_expect(test, supported == 1);
    }
    int supported = -1;
    test_case(test, "nnp_get_target beyond the end");
    test_expect(test, nnp_get_target(count, &supported) == NULL && nnp_get_target(SIZE_MAX, NULL) == NULL);
    test_expect(test, supported == -1);
}

static void fma_peak(struct test* test) {
    const pthreadpool_t pools[] = {NULL, pthreadpool_create(2)};
    for (size_t i = 0; i < COUNT_OF(pools); i++) {
        double flops = -1;
        test_case(test, "nnp_measure_fma_peak on %zu threads", pthreadpool_get_threads_count(pools[i]));
        test_status(test, nnp_measure_fma_peak(pools[i], &flops), nnp_status_success);
        test_expect(test, isfinite(flops) && flops > 1e5 && flops < 1e13);
    }
    pthreadpool_destroy(pools[1]);
}

/* ---- Initialization ---- */

/* A small convolution, to see whether the library works. */
static enum nnp_status compute(struct operands* operands, const struct problem* p) {
    const struct call call = {.algorithm = nnp_convolution_algorithm_auto};
    return call_run(&call, p, operands);
}

static const struct problem small = {
    PASS_OUTPUT, 2, 20, 6, 1, {8, 7}, {1, 1, 1, 1}, {3, 3}, {1, 1}, {1, 1}, nnp_activation_identity, true};

/* NNPACK_TARGET names the test's table. */
static void forced_target(struct test* test) {
    struct operands operands = {0};
    struct nnp_hardware hardware;
    nnp_use_machine(NULL);
    environment_set("NNPACK_TARGET", test->hw->name);
    test_case(test, "NNPACK_TARGET=%s", test->hw->name);
    if (test_status(test, nnp_initialize(), nnp_status_success)) {
        test_status(test, nnp_get_hardware(&hardware), nnp_status_success);
        test_expect(test, strcmp(hardware.target, test->hw->name) == 0);
        test_expect(test, hardware.l1_cache >= 1024 && hardware.l2_cache >= 1024 && hardware.l3_cache >= 1024);
        operands_fill(&operands, &small, &test->random, DATA_ORDINARY, DATA_ORDINARY);
        struct reference reference;
        reference_compute(&reference, &small, &operands, SIZE_MAX, &test->random);
        test_status(test, compute(&operands, &small), nnp_status_success);
        reference_compare(test, &reference, &operands, nnp_convolution_algorithm_auto);
        reference_release(&reference);
        test_status(test, nnp_deinitialize(), nnp_status_success);
    }
    environment_set("NNPACK_TARGET", NULL);
    operands_release(&operands);
}

/* Names that can't be had are refused, and leave the library as it was; an empty one means nothing. */
static void refused_targets(struct test* test) {
    nnp_use_machine(NULL);
    for (const struct nnp_hw* const* hw = nnp_hw_tables;; hw++) {
        const char* const name = *hw != NULL ? (*hw)->name : "z80";
        if (*hw != NULL && (*hw)->supported()) continue;
        test_case(test, "NNPACK_TARGET=%s", name);
        environment_set("NNPACK_TARGET", name);
        test_status(test, nnp_initialize(), nnp_status_unsupported_hardware);
        struct nnp_hardware hardware;
        test_status(test, nnp_get_hardware(&hardware), nnp_status_uninitialized);
        test_status(test, nnp_deinitialize(), nnp_status_success);
        if (*hw == NULL) break;
    }
    for (int empty = 0; empty < 2; empty++) {
        test_case(test, "NNPACK_TARGET %s", empty != 0 ? "empty" : "unset");
        environment_set("NNPACK_TARGET", NULL);
        if (empty != 0) environment_set("NNPACK_TARGET", "");
        struct nnp_hardware hardware;
        if (!test_status(test, nnp_initialize(), nnp_status_success)) continue;
        test_status(test, nnp_get_hardware(&hardware), nnp_status_success);
        const struct nnp_hw* const* best = nnp_hw_tables;
        while (!(*best)->supported())
            best++;
        test_expect(test, strcmp(hardware.target, (*best)->name) == 0);
        test_status(test, nnp_deinitialize(), nnp_status_success);
    }
    environment_set("NNPACK_TARGET", NULL);
}

static void counted(struct test* test) {
    struct operands operands = {0};
    operands_fill(&operands, &small, &test->random, DATA_ORDINARY, DATA_ORDINARY);
    nnp_use_machine(NULL);
    test_case(test, "initializations are counted");
    test_status(test, compute(&operands, &small), nnp_status_uninitialized);
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < 3; i++)
            test_status(test, nnp_initialize(), nnp_status_success);
        for (int i = 0; i < 3; i++) {
            test_status(test, compute(&operands, &small), nnp_status_success);
            test_status(test, nnp_deinitialize(), nnp_status_success);
        }
        test_status(test, compute(&operands, &small), nnp_status_uninitialized);
        /* One too many counts for nothing. */
        test_status(test, nnp_deinitialize(), nnp_status_success);
        test_status(test, compute(&operands, &small), nnp_status_uninitialized);
    }
    operands_release(&operands);
}

struct initializer {
    pthread_t thread;
    struct operands operands;
    size_t rounds;
    size_t failures;
};

static atomic_size_t ready;

static void* initialize_again(void* argument) {
    struct initializer* const initializer = argument;
    atomic_fetch_add(&ready, 1);
    while (atomic_load(&ready) != 8) {
    }
    for (size_t i = 0; i < initializer->rounds; i++) {
        struct nnp_hardware hardware;
        initializer->failures += nnp_initialize() != nnp_status_success;
        initializer->failures += nnp_get_hardware(&hardware) != nnp_status_success;
        initializer->failures += compute(&initializer->operands, &small) != nnp_status_success;
        initializer->failures += nnp_deinitialize() != nnp_status_success;
    }
    return NULL;
}

static void* do_nothing(void* argument) { return argument; }

static void from_many_threads(struct test* test) {
    struct initializer initializers[8] = {0};
    pthread_t probe;
    if (pthread_create(&probe, NULL, do_nothing, NULL) != 0) {
        test_skip(test, "there are no threads here");
        return;
    }
    pthread_join(probe, NULL);
    nnp_use_machine(NULL);
    atomic_store(&ready, 0);
    test_case(test, "initializations by 8 threads");
    for (size_t i = 0; i < COUNT_OF(initializers); i++) {
        initializers[i].rounds = test->quick ? 5 : 50;
        operands_fill(&initializers[i].operands, &small, &test->random, DATA_ORDINARY, DATA_ORDINARY);
        if (pthread_create(&initializers[i].thread, NULL, initialize_again, &initializers[i]) != 0) abort();
    }
    for (size_t i = 0; i < COUNT_OF(initializers); i++) {
        pthread_join(initializers[i].thread, NULL);
        test_expect(test, initializers[i].failures == 0);
        operands_release(&initializers[i].operands);
    }
    struct nnp_hardware hardware;
    test_status(test, nnp_get_hardware(&hardware), nnp_status_uninitialized);
}

const struct test_entry hardware_tests[] = {
    {"hardware.hardware", hardware},
    {"hardware.targets", targets},
    {"hardware.fma_peak", fma_peak},
    {"hardware.forced_target", forced_target},
    {"hardware.refused_targets", refused_targets},
    {"hardware.counted", counted},
    {"hardware.from_many_threads", from_many_threads},
    {NULL, NULL},
};
