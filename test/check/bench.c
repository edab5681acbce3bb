/*
 * Kernel timings: medians of batches, each next to a batch of the FMA loop, so that both see the same clock. Where
 * other work shares the core, the best batches of both are the better measure: they are compared too.
 */

#include <stdlib.h>
#include <time.h>

#include "check.h"

#define ROUNDS 21
#define BATCH_SECONDS 100e-6

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

struct timed {
    check_function* function;
    size_t count;
    const uintptr_t* arguments;
    size_t calls; /* in a batch */
};

/* Seconds a call. */
static double time_batch(const struct timed* timed) {
    const double start = now();
    for (size_t i = 0; i < timed->calls; i++) {
        call_plain(timed->function, timed->count, timed->arguments);
    }
    return (now() - start) / (double)timed->calls;
}

static void choose_batch(struct timed* timed) {
    timed->calls = 1;
    while (time_batch(timed) * (double)timed->calls < BATCH_SECONDS) {
        timed->calls *= 2;
    }
}

static int ascending(const void* a, const void* b) {
    const double x = *(const double*)a, y = *(const double*)b;
    return (x > y) - (x < y);
}

static double median(double values[ROUNDS]) {
    qsort(values, ROUNDS, sizeof(values[0]), ascending);
    return values[ROUNDS / 2];
}

void bench_header(void) {
    printf("%-64s %-22s %11s %9s %8s %8s %9s\n", "kernel", "case", "ns a call", "GFLOP/s", "of peak", "at best",
           "GB/s");
}

void bench_call(struct check* check, const char* what, size_t count, const uintptr_t arguments[], double flops,
                double bytes) {
    const size_t peak_iterations = 100;
    struct timed peak = {(check_function*)check->hw->fma_peak.run, 1, (uintptr_t[]){peak_iterations}, 0};
    struct timed kernel = {check->kernel.function, count, arguments, 0};
    choose_batch(&peak);
    choose_batch(&kernel);
    double seconds[ROUNDS], share[ROUNDS], best_peak = 0;
    for (size_t i = 0; i < ROUNDS; i++) {
        const double peak_rate = (double)(peak_iterations * check->hw->fma_peak.flops) / time_batch(&peak);
        seconds[i] = time_batch(&kernel);
        best_peak = peak_rate > best_peak ? peak_rate : best_peak;
        share[i] = flops / seconds[i] / peak_rate;
    }
    const double call = median(seconds); /* and sorted: the best is the first */
    printf("%-64s %-22s %11.1f", check->kernel.name, what, call * 1e9);
    if (flops != 0) {
        printf(" %9.2f %7.1f%% %7.1f%%", flops / call * 1e-9, 100 * median(share),
               100 * flops / seconds[0] / best_peak);
    } else {
        printf(" %9s %8s %8s", "", "", "");
    }
    if (bytes != 0) {
        printf(" %9.2f", bytes / call * 1e-9);
    }
    printf("\n");
    fflush(stdout);
}
