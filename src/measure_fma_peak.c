#include <pthreadpool.h>

#include <nnpack.h>
#include <nnpack/extensions.h>

#include "clock.h"
#include "machine.h"

enum { RUNS = 10 };
static const double RUN_SECONDS = 2e-3;

struct run {
    const struct nnp_hw* hw;
    size_t iterations;
};

static void run_one(void* context, size_t thread) {
    (void)thread;
    const struct run* run = context;
    run->hw->fma_peak.run(run->iterations);
}

enum nnp_status nnp_measure_fma_peak(pthreadpool_t threadpool, double* flops) {
    const struct nnp_machine* machine = nnp_machine();
    if (machine == NULL) return nnp_status_uninitialized;
    const size_t threads = pthreadpool_get_threads_count(threadpool);
    struct run run = {.hw = machine->hw, .iterations = 1024};

    /* As many iterations as take RUN_SECONDS on one thread. */
    for (double elapsed = 0; elapsed < RUN_SECONDS; run.iterations *= 2) {
        const double start = nnp_now();
        run_one(&run, 0);
        elapsed = nnp_now() - start;
    }

    double best = 0;
    for (int i = 0; i < RUNS; i++) {
        const double start = nnp_now();
        pthreadpool_parallelize_1d(threadpool, run_one, &run, threads, 0);
        const double rate =
            (double)(threads * run.iterations) * (double)machine->hw->fma_peak.flops / (nnp_now() - start);
        if (rate > best) best = rate;
    }
    *flops = best;
    return nnp_status_success;
}
