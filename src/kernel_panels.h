#pragma once
/* The kernel as the left matrix of a GEMM: [target channels x reduction], packed in panels of up to mr target channels.
 */

#include "im2col.h"
#include "numbers.h"

/* What a pass computes in one phase: each target channel from a reduction over source channels and taps. */
struct nnp_gemm_view {
    const struct nnp_images* source;
    const struct nnp_images* target;
    struct nnp_axes axes;
    size_t taps;
    size_t reduction;            /* source channels * taps */
    size_t kernel_target_stride; /* floats between kernels of neighbouring target channels */
    size_t kernel_source_stride;
};

/* Layout: [panel][reduction / lanes][mr target channels][reduction % lanes], of which a panel may have fewer. */
struct nnp_kernel_panels {
    size_t mr;
    struct nnp_partition channels;
    size_t elements_a_panel;
    size_t elements; /* in whole cache lines; enough for any shorter reduction, too */
};

struct nnp_gemm_view nnp_make_gemm_view(const struct nnp_convolution* convolution, struct nnp_axes axes);

/* Copies between pixels of a phase, of some channels, from its pixel `first` on, and a dense tile: no more columns than
 * NNP_MAX_COLUMNS. */
void nnp_copy_phase_pixels(const struct nnp_gemm_view* view, float* channels, size_t rows, size_t first, size_t columns,
                           float* dense, size_t dense_stride, bool is_write);

/* *overflow is set if the elements can't be counted, and left alone otherwise. */
struct nnp_kernel_panels nnp_plan_kernel_panels(const struct nnp_hw* hw, const struct nnp_gemm_view* view, size_t mr,
                                                bool* overflow);

/* Packs all panels, by the caller's threads; of a `precompute`, what the matrix does not reach is zero. */
void nnp_pack_kernel_panels(const struct nnp_convolution* convolution, const struct nnp_gemm_view* view,
                            const struct nnp_kernel_panels* panels, float* packed);

/* Cache lines of so many floats of packed kernels from beyond L2, as far as products have to wait for them. Each pass
 * reads all; those that were prepared are fetched while others are multiplied by all of so many pixels. */
double nnp_kernel_panel_lines(const struct nnp_convolution* convolution, double elements, double pixels, double passes);
