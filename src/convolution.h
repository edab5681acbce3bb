#pragma once
/* Forward convolution: what nnp_convolution_output and nnp_convolution_inference have in common. */

#include <nnpack.h>

#include "machine.h"

/* A forward convolution. nnp_convolution_output is the special case of subsampling 1 and strategy `compute`. */
struct nnp_convolution {
    const struct nnp_machine* machine;
    enum nnp_convolution_algorithm algorithm;
    enum nnp_convolution_transform_strategy transform_strategy;
    size_t batch_size;
    size_t input_channels;
    size_t output_channels;
    struct nnp_size input_size;
    struct nnp_padding input_padding;
    struct nnp_size kernel_size;
    struct nnp_size output_subsampling;
    struct nnp_size output_size; /* set by nnp_validate_convolution */
    const float* input;
    const float* kernel; /* transformed already if the strategy is `reuse` */
    const float* bias;
    float* output;
    void* workspace_buffer;
    size_t* workspace_size;
    enum nnp_activation activation;
    const void* activation_parameters;
    pthreadpool_t threadpool;
    struct nnp_profile* profile;
};

/* Checks everything but algorithm, strategy and workspace, in the order of nnpack.h; sets machine and output_size. */
enum nnp_status nnp_validate_convolution(struct nnp_convolution* convolution);

/* As above, for functions that are not implemented: unsupported_algorithm where all else is valid. */
enum nnp_status nnp_validate_unsupported_convolution(enum nnp_convolution_algorithm algorithm, size_t batch_size,
                                                     size_t input_channels, size_t output_channels,
                                                     struct nnp_size input_size, struct nnp_padding input_padding,
                                                     struct nnp_size kernel_size, enum nnp_activation activation,
                                                     const void* activation_parameters);

/* Validates, chooses the algorithm and runs it. */
enum nnp_status nnp_compute_convolution(struct nnp_convolution* convolution);

/*
 * An algorithm. `plan` returns the bytes of workspace that a validated convolution needs, or 0 if they can't be counted
 * in a size_t. `run` computes it (or, with the strategy `precompute`, transforms the kernel into the workspace).
 */
size_t nnp_plan_winograd(const struct nnp_convolution* convolution);
void nnp_run_winograd(const struct nnp_convolution* convolution, void* workspace);
size_t nnp_plan_implicit_gemm(const struct nnp_convolution* convolution);
void nnp_run_implicit_gemm(const struct nnp_convolution* convolution, void* workspace);
