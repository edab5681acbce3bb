#pragma once
/*
 * What NNPACK reborn offers beyond nnpack.h.
 */

#include <nnpack.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @brief What the library found out about the machine, and the kernels that it chose for it. */
struct nnp_hardware {
    /** Version of the library, "major.minor.patch". */
    const char* version;
    /** Target whose kernels run, e.g. "x86_64_avx512", "x86_64_avx2", "c" or "c_scalar". */
    const char* target;
    /** Microarchitecture record that the kernels were generated for, e.g. "skylake_x". */
    const char* microarchitecture;
    /** Vector width of the kernels, in floats. */
    size_t lanes;
    /** Data cache sizes in bytes that blocking uses; guessed where the machine does not report them. */
    size_t l1_cache;
    size_t l2_cache;
    size_t l3_cache;
};

/**
 * @brief Tells which kernels were chosen and for which machine.
 * @param[out] hardware Filled on success; the strings live as long as the library.
 * @retval nnp_status_success        hardware is filled.
 * @retval nnp_status_uninitialized  nnp_initialize was not called; nothing is written.
 */
enum nnp_status nnp_get_hardware(struct nnp_hardware* hardware);

/**
 * @brief Names the targets that the library was built with, best first.
 * @param index Position in the list, from 0.
 * @param[out] supported Whether this machine can run the target; may be NULL.
 * @return The target's name, or NULL if index is beyond the end. Needs no initialization.
 */
const char* nnp_get_target(size_t index, int* supported);

/**
 * @brief Measures the peak rate of fused multiply-add on registers, with the chosen target's vectors.
 * @param threadpool Every thread of the pool runs the loop; NULL: the calling thread alone.
 * @param[out] flops Floating-point operations a second (an FMA counts as two), summed over threads; the best of several
 *                   short runs that take some 20 milliseconds together.
 * @retval nnp_status_success        flops is filled.
 * @retval nnp_status_uninitialized  nnp_initialize was not called; nothing is written.
 */
enum nnp_status nnp_measure_fma_peak(pthreadpool_t threadpool, double* flops);

#ifdef __cplusplus
} /* extern "C" */
#endif
