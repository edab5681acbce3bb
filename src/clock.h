#pragma once
/* Time stamps for nnp_profile. */

#include <time.h>

/* Seconds from some fixed point. */
static inline double nnp_now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

/* Adds the time since `start` to a phase, if somebody wants to know. */
static inline void nnp_add_time(double* phase, double start) {
    if (phase != NULL) *phase += nnp_now() - start;
}
