/* Run the operator tests with every table that this CPU can run; see test.h. */

#include <float.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <pthreadpool.h>

#include "platform/platform.h"
#include "test.h"

/* Failing cases after which the rest of a test is left out. */
enum { MAX_FAILURES = 3 };

static const struct test_entry* const table_tests[] = {
    convolution_tests, gradient_tests,      layer_tests,           hostile_tests,  thread_tests,    dispatch_tests,
    choice_tests,      plan_tests,          status_tests,          overflow_tests, workspace_tests, relu_tests,
    softmax_tests,     cross_entropy_tests, fully_connected_tests, pooling_tests,  hardware_tests};

/* Sanitizers: where there is no memory, return NULL like any allocator. */
const char* __asan_default_options(void);
const char* __tsan_default_options(void);

const char* __asan_default_options(void) { return "allocator_may_return_null=1"; }

const char* __tsan_default_options(void) { return "allocator_may_return_null=1"; }

static const char usage[] = "usage: operators [options]\n"
                            "  --target=NAME   only this table\n"
                            "  --only=GLOB     only tests whose name matches\n"
                            "  --seed=N        the random numbers of an earlier run\n"
                            "  --quick         fewer points of each grid\n"
                            "  --readable-guards  catch only writes out of bounds, for emulators\n"
                            "  --list          name the tests and stop\n";

struct options {
    const char* target;
    const char* only;
    uint64_t seed;
    bool quick;
    bool list;
};

struct result {
    size_t passed, failed, skipped;
};

/* What a crash is blamed on. */
static const struct test* running;

bool test_case(struct test* test, const char* format, ...) {
    if (test->failures >= MAX_FAILURES) return false;
    test->cases++;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(test->situation, sizeof test->situation, format, arguments);
    va_end(arguments);
    return true;
}

void test_fail(struct test* test, const char* format, ...) {
    test->failures++;
    if (test->silent) return;
    printf("%s of %s: %s: ", test->name, test->hw->name, test->situation);
    va_list arguments;
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    printf("\n");
}

bool test_status(struct test* test, enum nnp_status status, enum nnp_status expected) {
    if (status != expected) test_fail(test, "status %d, expected %d", status, expected);
    return status == expected;
}

bool test_point(struct test* test) { return !test->quick || random_below(&test->random, 8) == 0; }

void test_skip(struct test* test, const char* why) { test->skipped = why; }

static void halve(void* context, size_t item) {
    (void)item;
    volatile float* const number = context;
    *number = *number * 0.5f;
}

bool test_flushes_denormals(void) {
    static enum { UNKNOWN, YES, NO } answer;
    if (answer == UNKNOWN) {
        static volatile float number = FLT_MIN;
        pthreadpool_parallelize_1d(NULL, halve, (void*)&number, 1, PTHREADPOOL_FLAG_DISABLE_DENORMALS);
        answer = number == 0 ? YES : NO;
    }
    return answer == YES;
}

static void announce_crash(void) {
    const char* const parts[] = {"crashed: ", running->name, " of ", running->hw->name, ": ", running->situation, "\n"};
    for (size_t i = 0; i < COUNT_OF(parts); i++) {
        if (write(STDOUT_FILENO, parts[i], strlen(parts[i])) < 0) break;
    }
}

static const char* value_of(const char* argument, const char* option) {
    const size_t length = strlen(option);
    return strncmp(argument, option, length) == 0 ? argument + length : NULL;
}

static bool parse(int argc, char** argv, struct options* options) {
    for (int i = 1; i < argc; i++) {
        const char* const argument = argv[i];
        const char* value;
        if ((value = value_of(argument, "--target=")) != NULL) {
            options->target = value;
        } else if ((value = value_of(argument, "--only=")) != NULL) {
            options->only = value;
        } else if ((value = value_of(argument, "--seed=")) != NULL && *value != '\0') {
            char* end;
            options->seed = strtoull(value, &end, 0);
            if (*end != '\0') return false;
        } else if (strcmp(argument, "--quick") == 0) {
            options->quick = true;
        } else if (strcmp(argument, "--readable-guards") == 0) {
            buffer_guards_readable = true;
        } else if (strcmp(argument, "--list") == 0) {
            options->list = true;
        } else {
            return false;
        }
    }
    return true;
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static void run_test(const struct options* options, const struct nnp_hw* hw, const struct test_entry* entry,
                     struct result* result) {
    struct test test = {
        .name = entry->name,
        .hw = hw,
        .machine = {.hw = hw, .caches = hw->caches, .costs = hw->costs},
        .quick = options->quick,
    };
    if (!hw->supported()) {
        printf("skipped %s of %s: this CPU cannot run it\n", test.name, hw->name);
        result->skipped++;
        return;
    }
    random_seed(&test.random, options->seed, test.name);
    snprintf(test.situation, sizeof test.situation, "before its first case");
    running = &test;
    nnp_use_machine(&test.machine);
    const double start = now();
    entry->run(&test);
    nnp_use_machine(NULL);
    if (test.skipped != NULL) {
        printf("skipped %s of %s: %s\n", test.name, hw->name, test.skipped);
        result->skipped++;
        return;
    }
    printf("%s %s of %s (%zu cases, %.1f s)\n", test.failures == 0 ? "passed" : "FAILED", test.name, hw->name,
           test.cases, now() - start);
    if (test.failures == 0) {
        result->passed++;
    } else {
        result->failed++;
    }
}

int main(int argc, char** argv) {
    struct options options = {.seed = (uint64_t)time(NULL) * 1000003 ^ (uint64_t)getpid()};
    if (!parse(argc, argv, &options)) {
        fputs(usage, stderr);
        return 2;
    }
    setvbuf(stdout, NULL, _IOLBF, 0);
    crash_announce(announce_crash);
    if (!options.list) printf("seed %llu\n", (unsigned long long)options.seed);
    struct result result = {0};
    bool found = false;
    for (const struct nnp_hw* const* hw = nnp_hw_tables; *hw != NULL; hw++) {
        if (options.target != NULL && strcmp(options.target, (*hw)->name) != 0) continue;
        for (size_t i = 0; i < COUNT_OF(table_tests); i++) {
            for (const struct test_entry* entry = table_tests[i]; entry->name != NULL; entry++) {
                if (options.only != NULL && !name_matches(options.only, entry->name)) continue;
                found = true;
                if (options.list) {
                    printf("%s of %s\n", entry->name, (*hw)->name);
                } else {
                    run_test(&options, *hw, entry, &result);
                }
            }
        }
    }
    if (!found) {
        fprintf(stderr, "operators: no test matches\n");
        return 2;
    }
    if (!options.list) printf("%zu passed, %zu failed, %zu skipped\n", result.passed, result.failed, result.skipped);
    return result.failed != 0;
}
