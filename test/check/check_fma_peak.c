/* The FMA loop computes nothing: what can be checked is that it returns, spares its caller, and tells a plausible
 * count. */

#include "check.h"

static size_t count(const struct nnp_hw* hw) {
    (void)hw;
    return 1;
}

static check_function* kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    (void)index;
    variant[0] = '\0';
    return (check_function*)hw->fma_peak.run;
}

static void check(struct check* check) {
    static const size_t iterations[] = {1, 2, 3, 1000};
    for (size_t i = 0; i < sizeof(iterations) / sizeof(iterations[0]); i++) {
        if (check_case(check, "iterations = %zu", iterations[i])) {
            check_call(check, 1, (uintptr_t[]){iterations[i]});
        }
    }
    const size_t flops = check->hw->fma_peak.flops;
    if (flops == 0 || flops % (2 * check->hw->lanes) != 0) {
        check_fail(check, "%zu flops an iteration are no FMAs of %zu lanes", flops, check->hw->lanes);
    }
}

static void bench(struct check* check) {
    const size_t iterations = 1000;
    bench_call(check, "1000 iterations", 1, (uintptr_t[]){iterations}, (double)(iterations * check->hw->fma_peak.flops),
               0);
}

const struct check_family check_fma_peak = {
    .name = "fma_peak", .count = count, .kernel = kernel, .check = check, .bench = bench};
