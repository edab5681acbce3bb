/* nnp_initialize, nnp_deinitialize, NNPACK_TARGET, and what the library tells of the machine. */

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "test.h"

enum { CALLERS = 8, TIMES = 200 };

static void chosen_by_name(struct test* test) {
    struct nnp_hardware hardware;
    nnp_use_machine(NULL);
    setenv("NNPACK_TARGET", test->hw->name, 1);
    test_case(test, "NNPACK_TARGET=%s", test->hw->name);
    test_status(test, nnp_initialize(), nnp_status_success);
    test_status(test, nnp_get_hardware(&hardware), nnp_status_success);
    test_expect(test, strcmp(hardware.target, test->hw->name) == 0);
    test_expect(test, strcmp(hardware.microarchitecture, test->hw->microarchitecture) == 0);
    test_expect(test, hardware.lanes == test->hw->lanes && strlen(hardware.version) >= 5);
    test_expect(test, hardware.l1_cache >= 1 << 12 && hardware.l2_cache >= hardware.l1_cache);
    test_status(test, nnp_deinitialize(), nnp_status_success);

    setenv("NNPACK_TARGET", "abacus", 1);
    test_case(test, "NNPACK_TARGET=abacus");
    test_status(test, nnp_initialize(), nnp_status_unsupported_hardware);
    test_status(test, nnp_get_hardware(&hardware), nnp_status_uninitialized);
    test_status(test, nnp_deinitialize(), nnp_status_success);

    setenv("NNPACK_TARGET", "", 1);
    test_case(test, "an empty NNPACK_TARGET");
    test_status(test, nnp_initialize(), nnp_status_success);
    test_status(test, nnp_get_hardware(&hardware), nnp_status_success);
    const struct nnp_hw* const* best = nnp_hw_tables;
    while (!(*best)->supported())
        best++;
    test_expect(test, strcmp(hardware.target, (*best)->name) == 0);
    test_status(test, nnp_deinitialize(), nnp_status_success);
    unsetenv("NNPACK_TARGET");
}

static void counted(struct test* test) {
    struct nnp_hardware hardware;
    nnp_use_machine(NULL);
    test_case(test, "initialized twice");
    for (int i = 0; i < 2; i++)
        test_status(test, nnp_initialize(), nnp_status_success);
    test_status(test, nnp_deinitialize(), nnp_status_success);
    test_status(test, nnp_get_hardware(&hardware), nnp_status_success);
    test_status(test, nnp_deinitialize(), nnp_status_success);
    test_status(test, nnp_get_hardware(&hardware), nnp_status_uninitialized);
    test_status(test, nnp_deinitialize(), nnp_status_success);
    test_status(test, nnp_initialize(), nnp_status_success);
    test_status(test, nnp_get_hardware(&hardware), nnp_status_success);
    test_status(test, nnp_deinitialize(), nnp_status_success);
}

/* Counts the calls that went wrong. */
static void* initialize_often(void* argument) {
    size_t* const wrong = argument;
    for (int i = 0; i < TIMES; i++) {
        struct nnp_hardware hardware;
        *wrong += nnp_initialize() != nnp_status_success;
        *wrong += nnp_get_hardware(&hardware) != nnp_status_success;
        *wrong += nnp_deinitialize() != nnp_status_success;
    }
    return NULL;
}

static void from_many_threads(struct test* test) {
    pthread_t callers[CALLERS];
    size_t wrong[CALLERS] = {0};
    struct nnp_hardware hardware;
    nnp_use_machine(NULL);
    test_case(test, "%d threads", CALLERS);
    for (size_t i = 0; i < CALLERS; i++)
        pthread_create(&callers[i], NULL, initialize_often, &wrong[i]);
    for (size_t i = 0; i < CALLERS; i++) {
        pthread_join(callers[i], NULL);
        test_expect(test, wrong[i] == 0);
    }
    test_status(test, nnp_get_hardware(&hardware), nnp_status_uninitialized);
}

static void targets(struct test* test) {
    size_t count = 0;
    int supported;
    test_case(test, "the list of targets");
    for (; nnp_hw_tables[count] != NULL; count++) {
        test_expect(test, strcmp(nnp_get_target(count, &supported), nnp_hw_tables[count]->name) == 0);
        test_expect(test, supported == nnp_hw_tables[count]->supported());
        test_expect(test, nnp_get_target(count, NULL) != NULL);
    }
    test_expect(test, nnp_get_target(count, &supported) == NULL && nnp_get_target(SIZE_MAX, NULL) == NULL);
}

static void fma_peak(struct test* test) {
    double flops = 0;
    test_case(test, "the FMA peak of one thread");
    test_status(test, nnp_measure_fma_peak(NULL, &flops), nnp_status_success);
    test_expect(test, flops > 1e7 && flops < 1e13);
    const pthreadpool_t pool = pthreadpool_create(2);
    test_case(test, "the FMA peak of two threads");
    test_status(test, nnp_measure_fma_peak(pool, &flops), nnp_status_success);
    test_expect(test, flops > 1e7 && flops < 1e13);
    pthreadpool_destroy(pool);
}

const struct test_entry hardware_tests[] = {
    {"hardware.chosen_by_name", chosen_by_name},
    {"hardware.counted", counted},
    {"hardware.from_many_threads", from_many_threads},
    {"hardware.targets", targets},
    {"hardware.fma_peak", fma_peak},
    {NULL, NULL},
};
