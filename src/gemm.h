#pragma once
/* Matrix multiplication on packed blocks of operands that lie either way. */

#include <nnpack.h>

#include "machine.h"

/* Of an SGEMM tile: four vectors, rows, and what registers hold. */
enum { NNP_MAX_COLUMNS = 4 * NNP_MAX_LANES, NNP_MAX_ROWS = 64, NNP_MAX_TILE_ELEMENTS = 32 * NNP_MAX_LANES };

/* A bias for a panel of an SGEMM's rows or columns, or of a direct sum's channels, where none is given. */
extern const float nnp_zeros[NNP_MAX_ROWS];
_Static_assert(NNP_MAX_COLUMNS <= NNP_MAX_ROWS, "there are zeros for as many columns");

/* The biases of a panel of so many channels, and zeros for those that don't exist, or if there are none: read where
 * they lie, if all channels exist, since a copy's lines would have to come from the core that wrote them. `room` is for
 * a panel; NULL if it is known that they exist. */
const float* nnp_bias_of_panel(const float* bias, size_t channels, size_t first, size_t width, float* room);

/* Element (i, j) is at data[i * row_stride + j * column_stride]; one of the strides is 1. */
struct nnp_matrix {
    const float* data;
    size_t row_stride;
    size_t column_stride;
};

/* output[i][j] = max(minimum, bias[j] + sum over p < depth of left[i][p] * right[p][j]) */
struct nnp_gemm {
    size_t rows;
    size_t columns;
    size_t depth;
    struct nnp_matrix left;
    struct nnp_matrix right;
    const float* bias; /* NULL: zeros */
    float minimum;
    float* output; /* dense */
    pthreadpool_t threadpool;
    struct nnp_profile* profile; /* input_transform grows by packing left, block_multiplication by the rest; or NULL */
};

/* Fails only for want of memory; then nothing is written. */
enum nnp_status nnp_run_gemm(const struct nnp_machine* machine, const struct nnp_gemm* gemm);

/*
 * target[i * target_stride + l] = source[l * source_stride + i], i < count and l < width; zeros for width <= l < lanes.
 * Vectors are written in their order: they may overlap.
 */
void nnp_transpose_vectors(const struct nnp_hw* hw, size_t count, size_t width, const float* source,
                           size_t source_stride, float* target, size_t target_stride);

/* The same of pixels a pitch apart, as products of the transposed SGEMM are: target[channel * stride + pixel] =
 * product[pixel * pitch + channel]. As many pixels as a vector has may be read. */
void nnp_write_transposed(const struct nnp_hw* hw, const float* product, size_t pitch, size_t pixels, size_t channels,
                          float* target, size_t stride);

/* target[i * target_stride ... + lanes) = source[i * source_stride ... + width), and zeros; width <= lanes. */
void nnp_copy_vectors(const struct nnp_hw* hw, size_t count, size_t width, const float* source, size_t source_stride,
                      float* target, size_t target_stride);

/* A panel of so many columns, no more than `few`, as the SGEMM wants them, from [steps][stride]; in place, too. The
 * panel has room for steps up to a multiple of lanes. */
void nnp_pack_few_columns(const struct nnp_hw* hw, size_t steps, size_t columns, const float* source, size_t stride,
                          float* panel);
