#pragma once
/* Which pixels of an image meet which elements of a kernel, in each dimension, and runs of them for im2col kernels. */

#include "convolution.h"

/*
 * One dimension of a convolution, or, of an input gradient, of the pixels whose distance is the stride: pixel i of the
 * target and tap k, counted among those that meet it, read pixel i * source_step + first_offset + k * offset_step of
 * the source.
 */
struct nnp_axis {
    size_t first; /* target pixels are first + i * step, i < count */
    size_t step;
    size_t count;
    size_t first_tap; /* taps are first_tap + k * tap_step, k < taps */
    size_t tap_step;
    size_t taps;
    ptrdiff_t source_step;
    ptrdiff_t first_offset;
    ptrdiff_t offset_step;
};

struct nnp_axes {
    struct nnp_axis y;
    struct nnp_axis x;
};

/* Both axes of an output. */
struct nnp_axes nnp_output_axes(const struct nnp_convolution* convolution);

/* Are the pixels that one tap reads the image itself, or its first rows? */
bool nnp_reads_plane(const struct nnp_axes* axes, struct nnp_size source);

/* Phases of a pass: an input gradient has one for each remainder of a pixel by the stride, others have one. */
struct nnp_size nnp_phases(const struct nnp_convolution* convolution);
struct nnp_axes nnp_phase_axes(const struct nnp_convolution* convolution, size_t phase_y, size_t phase_x);

/* As many pixels and taps as any phase has. */
struct nnp_axes nnp_largest_axes(const struct nnp_convolution* convolution);

/* One dimension of what a phase computes, and the source pixels that it reads. */
struct nnp_extent {
    struct nnp_axis axis;
    ptrdiff_t first; /* source pixel at the start of a copy */
    size_t size;     /* source pixels */
};

struct nnp_extent nnp_find_extent(struct nnp_axis axis);

enum { NNP_MAX_RUNS = 64 }; /* bits of a run's mask */

static const uint64_t NNP_EVERY_OTHER = UINT64_MAX / 3; /* bits 0, 2, 4, ... of one */

/* How `count` target pixels from `first` on read the source for one tap: what copies them, and what it needs. */
struct nnp_gather {
    nnp_im2col_function* copy;
    size_t run_count;
    struct nnp_im2col_run runs[NNP_MAX_RUNS];
};

/*
 * Runs are of neighbouring source pixels, or, where the stride is 2, of every other one. At greater distances each
 * pixel is a run.
 */
void nnp_find_runs(const struct nnp_hw* hw, const struct nnp_axes* axes, struct nnp_size source, size_t first,
                   size_t count, size_t tap_y, size_t tap_x, struct nnp_gather* gather);

/* The same of pixels that are counted over images, whose sources lie `stride` floats apart: runs are of the source of
 * the one that `first` is in. */
void nnp_find_runs_of_images(const struct nnp_hw* hw, const struct nnp_axes* axes, struct nnp_size source,
                             size_t stride, size_t first, size_t count, size_t tap_y, size_t tap_x,
                             struct nnp_gather* gather);

enum {
    NNP_PACK_PRODUCTS = 8,    /* FMAs of vectors in the time of packing one of pixels */
    NNP_WAIT_PRODUCTS = 2000, /* and in that, for each thread, in which all wait for one another */
};

/* What packing a vector of pixels counts as. */
static inline enum nnp_operation nnp_pack_operation(const struct nnp_axes* axes) {
    return axes->x.source_step == 1   ? nnp_operation_pack
           : axes->x.source_step == 2 ? nnp_operation_pack_by_2
                                      : nnp_operation_pack_strided;
}
