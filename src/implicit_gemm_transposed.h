#pragma once
/* The form of implicit GEMM whose lanes are channels: of a phase of an output or an input gradient. */

#include "im2col.h"

/* Bytes of workspace, or, of `precompute`, of the packed kernel; 0 if they can't be counted. */
size_t nnp_plan_transposed(const struct nnp_convolution* convolution, struct nnp_axes axes);

/* A phase must have taps. */
void nnp_run_transposed(const struct nnp_convolution* convolution, struct nnp_axes axes, void* workspace);

/* FMAs of vectors that it takes for an image, and those in the time of everything else. */
double nnp_products_transposed(const struct nnp_convolution* convolution, struct nnp_axes axes);

/* Adds to what is counted. */
void nnp_estimate_transposed(const struct nnp_convolution* convolution, struct nnp_axes axes,
                             struct nnp_estimate* estimate);
