#pragma once
/*
 * The seam between schedulers and kernels.
 *
 * A table (struct nnp_hw) holds pointers to every kernel of one target, and the tile sizes that they were generated
 * with. Schedulers know nothing else of the machine. Tables are generated together with the kernels (see codegen/); a
 * kernel that is missing from its table fails the link, one with another signature fails the compilation.
 *
 * Conventions of all kernels:
 *   - "lanes" is the table's vector width in floats; strides, offsets and counts are in floats, not bytes;
 *   - packed operands and scratch are aligned to 64 bytes; images, kernels, biases and outputs need only float
 * alignment;
 *   - no two arguments lead to the same memory, unless the contract says that they may;
 *   - no element is read or written beyond what the contract names, also where a mask hides it.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "operations.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Floats of scratch memory that a transform kernel may use; its content means nothing before or after. */
#define NNP_SCRATCH_ELEMENTS 7040

/* Steps of a reduction that are summed in half precision, at most: these sums lose a bit when their length doubles. */
#define NNP_HALF_REDUCTION 64

/* Alignment, in bytes, of packed operands, scratch and workspaces. */
#define NNP_ALIGNMENT 64

/*
 * Tuple GEMM: c[i][j] = (accumulate ? c[i][j] : 0) + sum over p < k of a[p][i] * b[p][j], summed in the order of p,
 * for i < rows of the kernel and j < nr.
 *   a   [k / lanes, rounded up][mr][lanes]
 *   b   [k][nr]
 *   c   row i is [nr] at c + i * c_stride, aligned to lanes floats
 * Cache lines behind a and b may be prefetched, and with each group of `lanes` steps the next next_lines of what
 * begins at next, into L2.
 */
typedef void nnp_tuple_gemm_function(size_t k, const float* a, const float* b, float* c, size_t c_stride,
                                     size_t accumulate, const float* next, size_t next_lines);

/*
 * Tuple GEMM in half precision: operands are IEEE half-precision numbers, and k is a multiple of lanes.
 *   a   [k / lanes][mr][lanes], all of whose rows may be read
 *   b   [k][nr], where nr = 2 * lanes
 *   c   row i is [nr] floats at c + i * c_stride
 * Even and odd steps are summed apart, fused and in the order of p, in half precision; both sums are added as floats,
 * and to c.
 */
typedef void nnp_tuple_gemm_half_function(size_t k, const uint16_t* a, const uint16_t* b, float* c, size_t c_stride,
                                          size_t accumulate);

/*
 * GEMM of bytes: c[i][j] = (accumulate ? c[i][j] : 0) + sum over p < k, n < 4 of a[p][i][n] * b[p][j][n], of signed or
 * unsigned integers, exact but for sums that wrap at 32 bits. Four steps of the reduction lie together:
 *   a   [k][mr][4], all of whose rows may be read
 *   b   [k][nr][4]
 *   c   row i is [nr] at c + i * c_stride, aligned to lanes integers
 */
typedef void nnp_gemm_s8_function(size_t k, const int8_t* a, const int8_t* b, int32_t* c, size_t c_stride,
                                  size_t accumulate);
typedef void nnp_gemm_u8_function(size_t k, const uint8_t* a, const uint8_t* b, uint32_t* c, size_t c_stride,
                                  size_t accumulate);

/*
 * target[i * target_stride + l] = source[i * source_stride + l] * scales[i], as a float and then a half rounded to
 * nearest, i < rows and l < lanes. Rows of source are aligned to lanes floats; strides are in elements.
 */
typedef void nnp_narrow_function(size_t rows, const float* source, size_t source_stride, const float* scales,
                                 uint16_t* target, size_t target_stride);

/*
 * Transposed tuple GEMM, for sums over tiles: as the tuple GEMM, but rows of a and not steps of the reduction are
 * lanes.
 *   a   [k][width]; a may point to any row, of which `rows` are read
 *   b   [k][nr]
 *   c   row i is [nr] at c + i * c_stride, aligned to lanes floats
 */
typedef void nnp_tuple_gemm_transposed_function(size_t k, const float* a, const float* b, float* c, size_t c_stride,
                                                size_t accumulate);

/* Operands of a complex GEMM: distances of imaginary from real parts, and between rows of c. */
struct nnp_complex_layout {
    size_t a_imaginary;
    size_t b_imaginary;
    size_t c_stride;
    size_t c_imaginary;
};

/*
 * Complex tuple GEMMs: real and imaginary parts are operands of the real tuple GEMM, or of the transposed one. Here too
 * a may point to any row: its parts are at a + row * lanes (transposed: a + row). Both parts of a sum need registers:
 * kernels have up to half as many rows as the real ones, but at least one.
 */
typedef void nnp_complex_gemm_function(size_t k, const float* a, const float* b, float* c,
                                       const struct nnp_complex_layout* layout, size_t accumulate);
typedef void nnp_complex_gemm_transposed_function(size_t k, const float* a, const float* b, float* c,
                                                  const struct nnp_complex_layout* layout, size_t accumulate);

/* Where and how a tile of an SGEMM is written. */
struct nnp_sgemm_output {
    size_t row_stride;  /* distance between rows of c */
    size_t columns;     /* columns to read and write, at least 1 */
    const float* bias;  /* bias[row] starts each sum; NULL: what c holds is added to the sum at last */
    size_t continues;   /* not 0: what c holds starts each sum; columns are whole panels, and bias any but NULL */
    float* packed;      /* where rows of b are to be copied, as panels; NULL: nowhere */
    const float* next;  /* see below; NULL only where there is nothing */
    size_t next_stride; /* floats; 0: there is nothing */
    float minimum;      /* lower bound of what is written: 0 for ReLU, -infinity for none; NaN passes through */
};

/*
 * SGEMM with fused output: c[i][j] = max(minimum, start + sum over p < k of a[p][i] * b[p][j]), i < rows, j < columns.
 *   a      [k / lanes, rounded up][mr][lanes]
 *   b      where b_stride is 0, panels of columns, [columns / nr, rounded up][k][nr]; but if the last one has no more
 *          than `few` columns, it is [k / lanes, rounded up][few][lanes]: steps of a column are neighbours, and behind
 *          the last one there are zeros in its vector, and in those of a;
 *          else [k][columns], where columns are a multiple of nr, and row p starts at b + p * b_stride, aligned only as
 *          floats
 *   c      row i starts at c + i * row_stride
 * What lies beyond the operands may be prefetched, and what the next call will read: with each group of `lanes` steps
 * of a whole panel of columns some lines from `next` on, a third of what a group reads of a, into L2; it moves on by
 * next_stride then, also from one panel to the next.
 */
typedef void nnp_sgemm_function(size_t k, const float* a, const float* b, size_t b_stride, float* c,
                                const struct nnp_sgemm_output* output);

/* What a tile of a transposed SGEMM starts from, and how it is written. */
struct nnp_sgemm_transposed_output {
    const float* start;
    size_t start_stride;   /* distance between its rows */
    size_t channel_stride; /* between channels of c; 0: channels are neighbours */
    const float* next;     /* as those of the SGEMM */
    size_t next_stride;
    size_t ahead;  /* floats from a step of a to what is fetched with it, into L2; 0: nothing is */
    float minimum; /* that of the SGEMM */
};

/*
 * SGEMM whose rows are pixels: d[i][j] = max(minimum, start[i][j] + sum over p < k of a[p][i] * b[p][j]), i < rows,
 * j < nr, the sum in the order of p. Rows of start are aligned to lanes floats, but a single one (start_stride 0) only
 * as floats; it may be c, if neither is transposed.
 *   a      [k][rows], step p at a + p * a_stride, aligned only as floats
 *   b      [k][nr]
 *   c      where channel_stride is 0, d as [rows][nr]; else d[i][j] at c + j * channel_stride + i, aligned only as
 *          floats
 * What lies beyond b may be prefetched, from `next` on a third of what a group of `unroll` steps reads of b, and a line
 * for each step of a, wherever that is.
 */
typedef void nnp_sgemm_transposed_function(size_t k, const float* a, size_t a_stride, const float* b, float* c,
                                           const struct nnp_sgemm_transposed_output* output);

/* A step of a direct convolution's reduction, an input channel and a tap: where its row is. */
struct nnp_direct_tap {
    size_t offset;
};

/* What a direct convolution computes of an image. */
struct nnp_direct_output {
    size_t channel_stride; /* distance between channels of c */
    size_t columns;        /* lanes, nr, or at least nr + lanes */
    size_t rows;
    size_t source_stride; /* distance between rows of b */
    size_t target_stride; /* and of c */
    const float* bias;    /* of each channel */
    float minimum;        /* that of the SGEMM */
};

/*
 * Direct convolution along rows, the SGEMM of columns where they are: c[i * channel_stride + y * target_stride + j] =
 * max(minimum, bias[i] + sum over p < k of a[p][i] * b[taps[p].offset + y * source_stride + j]), j < columns, in the
 * order of p, for each of the kernel's channels i and one row y < rows after the other, which may overlap in c. a is as
 * that of the SGEMM, but mr is another. There is a bias.
 */
typedef void nnp_direct_function(size_t k, const float* a, const float* b, const struct nnp_direct_tap* taps, float* c,
                                 const struct nnp_direct_output* output);

/* One run of neighbouring pixels in a vector of an im2col panel: lane l of the vector is at offset + l where bit l is
 * set. */
struct nnp_im2col_run {
    ptrdiff_t offset;
    uint64_t mask;
};

/*
 * im2col: for each channel c < channels, writes the vector output[c * output_stride ... + lanes) with
 * input[c * channel_stride + run.offset + lane] where a run's mask has the lane's bit set, and zero elsewhere.
 * Masks of different runs don't overlap. The sign of a zero may be lost, NaNs be quieted and denormals be flushed.
 * by_2: of every other pixel: lane l of the vector is at offset + 2 * l where bit 2 * l of a run's mask is set, and odd
 * bits are clear.
 */
typedef void nnp_im2col_function(size_t channels, const float* input, size_t channel_stride, size_t run_count,
                                 const struct nnp_im2col_run* runs, float* output, size_t output_stride);

/* A tile of `lanes` image channels in memory: element (channel, y, x) is at channel * channel_stride + y * row_stride +
 * x. */
struct nnp_tile {
    size_t channel_stride;
    size_t row_stride;
    uint32_t row_mask;    /* bit y: row y exists */
    uint32_t column_mask; /* bit x: column x exists */
};

/*
 * Transform of a tile of `lanes` channels. Elements outside the masks are zero and not read. Coefficient f of all
 * channels goes to output[f * output_stride ... + lanes).
 * Winograd: B^T d B of n x n' elements, the input of F(m x m', r x r'), where n = m + r - 1, or n = 2 m + 1 of 3x3 taps
 * with a stride of 2; or G g G^T of the 6x6 elements that are the kernel of F(3x3, 6x6); f = n * x + y.
 */
typedef void nnp_tile_transform_function(const float* input, const struct nnp_tile* tile, float* output,
                                         size_t output_stride, float* scratch);

/*
 * Winograd kernel transform: G g G^T for `lanes` output channels x `lanes` input channels. With a stride of 2, G has
 * m + 2 rows, the last of which multiplies the last m of 2 m + 1 coefficients of a tile's row or column.
 * The r x r' kernel (o, i) is at kernel + o * kernel_stride + i * r * r'. Coefficient f of (o, i) goes to
 * output[f * output_stride + i * nr + o], where nr is that of the tuple GEMM. What is streamed bypasses the caches, but
 * is visible to other threads by ordinary synchronisation.
 */
typedef void nnp_winograd_kernel_function(const float* kernel, size_t kernel_stride, float* output,
                                          size_t output_stride, float* scratch);

/*
 * Inverse transform of a tile of `lanes` channels. Coefficient f of all channels is at input[f * input_stride ... +
 * lanes), bias[lanes] is added, and the elements inside the masks are written to output as `tile` says; those with ReLU
 * write max(0, .).
 * Winograd: A^T m A, m x m' elements of F(m x m', r x r').
 */
typedef void nnp_tile_inverse_function(const float* input, size_t input_stride, const float* bias, float* output,
                                       const struct nnp_tile* tile, float* scratch);

#define NNP_MAX_WINOGRAD_OUTPUTS 7

/*
 * Winograd's F(m x m', r x r') of outputs and gradients by the input. "of n x n": of tiles at edges of images, whose
 * products are some of a larger tile's, by its kernels. Coefficients are numbered as those, f = n * x + y, and are the
 * first of a column, or the first columns; others are neither written nor read.
 */
struct nnp_winograd_transforms {
    nnp_tile_transform_function* input;
    nnp_winograd_kernel_function* kernel;
    nnp_winograd_kernel_function* kernel_streamed; /* NULL where a vector is not a whole cache line */
    nnp_tile_inverse_function* output_with_bias;
    nnp_tile_inverse_function* output_with_bias_with_relu;
    /* Of rounding errors, from products to each output of a row, and to each of a column: quotients of variances. A
     * rounding goes through both, but those of rows or columns alone. Of tiles at edges, in the smaller dimension. */
    float amplification[NNP_MAX_WINOGRAD_OUTPUTS];
};

/*
 * Fourier transforms of n x n tiles of `lanes` channels, with the signatures of the Winograd input and output
 * transforms. left     X = the discrete Fourier transform of a tile; elements outside the masks are zero and not read
 *   right    the conjugate of that: left by right transforms back to the tile's correlation with it
 *   output   the inverse transform of products of left by right, plus bias, where the masks say
 * A real tile has 4 real coefficients and (n/2 - 1)(n + 2) complex ones, others are their conjugates. Plane f of all
 * channels is at f * stride. The real ones are planes 0 to 3. In complex form, the parts of complex coefficient c are
 * planes 4 + 2c and 5 + 2c, for a complex GEMM. In Gauss form, it has three planes from 4 + 3c on, for a real GEMM
 * each: re + im, re, im of the left operand, and re, im - re, re + im of the right one. n * n planes, or 94 and 382.
 */
struct nnp_fourier_transforms {
    nnp_tile_transform_function* left;
    nnp_tile_transform_function* right;
    nnp_tile_inverse_function* output_with_bias;
    nnp_tile_inverse_function* output_with_bias_with_relu;
};

struct nnp_fourier {
    struct nnp_fourier_transforms complex_form;
    struct nnp_fourier_transforms gauss_form;
};

/*
 * Copies `rows` rows of `count` floats, count >= 16: row i from source + i * source_stride to target + i *
 * target_stride, any alignment. Stores may bypass the caches: ordinary synchronisation makes them visible to other
 * threads only if the thread calls `fence` before.
 */
typedef void nnp_stream_rows_function(size_t rows, size_t count, const float* source, size_t source_stride,
                                      float* target, size_t target_stride);
typedef void nnp_stream_fence_function(void);

/*
 * ReLU: output[i] = input[i] > 0 ? input[i] : input[i] * *negative_slope, i < count; negative_slope NULL: max(0,
 * input[i]), where a NaN passes through. Output and input may be the same, or not overlap. The gradient: grad_input[i]
 * = input[i] > 0 ? grad_output[i] : grad_output[i] * *negative_slope, or 0. Those that stream write past the caches,
 * visible to other threads by ordinary synchronisation.
 */
typedef void nnp_relu_function(size_t count, const float* input, float* output, const float* negative_slope);
typedef void nnp_relu_gradient_function(size_t count, const float* grad_output, const float* input, float* grad_input,
                                        const float* negative_slope);

#define NNP_LINE 16 /* floats of a cache line */
#define NNP_MAX_LANES 16
#define NNP_MAX_TUPLE_GEMM_ROWS 32
#define NNP_ROW_BLOCK 4

/* What is written past the caches while something else is computed: output[i] = ready[i] * factor, i < count. */
struct nnp_softmax_stream {
    size_t count; /* a multiple of NNP_LINE */
    const float* ready;
    float* output; /* aligned to 64 bytes */
    float factor;
};

/*
 * Softmax. maxima, sums and scratch are aligned to 64 bytes.
 * maximum: y[i] = x[i], i < count, where count >= NNP_LINE, and maxima[i] = max of x[i], x[i + NNP_LINE], ... in whole
 * lines and of x[count - NNP_LINE + i]; at least -FLT_MAX. NaN may be lost, or not. y may be x.
 * exponential: y[i] = exp(y[i] - *largest), i < count, where y <= *largest, and sums[i] = y[i] + y[i + NNP_LINE] + ...
 * Below exp(-87) it may be 0. NaN, and infinity less infinity, give NaN. What is `following` floats further on is
 * prefetched. The stream's count is at most that of y.
 * short_rows: y[row][i] = *factor * exp(x[row][i] - max) / sum of that, for 2 * lanes rows of 4 or more channels; y may
 * be x. scratch is [2][channels][lanes]. The stream's count is a multiple of 2 * lanes, and at most what the rows have.
 * row_blocks: the same for blocks of NNP_ROW_BLOCK rows of NNP_LINE or more channels. scratch is two lines, and those
 * of a block's rows. The stream's count is what is streamed with each row: whole lines, at most those of a row.
 * scale: y[i] = x[i] * *factor, i < count; y may be x. What is written past the caches, by scale_streamed too, is
 * visible to other threads after a call of stream.fence.
 */
typedef void nnp_softmax_maximum_function(size_t count, const float* x, float* y, float* maxima);
typedef void nnp_softmax_exponential_function(size_t count, float* y, size_t following, const float* largest,
                                              float* sums, const struct nnp_softmax_stream* stream);
typedef void nnp_softmax_short_rows_function(size_t channels, const float* x, const float* factor, float* y,
                                             float* scratch, const struct nnp_softmax_stream* stream);
typedef void nnp_softmax_row_blocks_function(size_t blocks, size_t channels, const float* x, const float* factor,
                                             float* y, float* scratch, const struct nnp_softmax_stream* stream);
typedef void nnp_softmax_scale_function(size_t count, const float* x, const float* factor, float* y);

/* A tap of a stencil: how far from an element its operand is, and its weight. */
struct nnp_stencil_tap {
    ptrdiff_t offset;
    float weight;
};

/*
 * Stencil: output[i] = max(*minimum, *bias + sum over taps, in order, of weight * row[i + offset]), i < vectors *
 * lanes; NaN passes through. Row and output don't overlap, and are aligned only as floats.
 * The gradient: sums[tap * lanes + l] += sum over v < vectors of grad[v * lanes + l] * row[v * lanes + l + offset];
 * sums are aligned to 64 bytes, weights are ignored.
 */
typedef void nnp_stencil_function(size_t vectors, const float* row, float* output, size_t tap_count,
                                  const struct nnp_stencil_tap* taps, const float* bias, const float* minimum);
typedef void nnp_stencil_gradient_function(size_t vectors, const float* row, const float* grad, size_t tap_count,
                                           const struct nnp_stencil_tap* taps, float* sums);

/* Taps of a stencil at neighbouring pixels, 1 to 5 or 7: the first one's pixel, and where its weights are; the next
 * one's are weight_step further on. */
struct nnp_stencil_run {
    size_t offset;
    size_t taps;
    size_t weight;
    ptrdiff_t weight_step;
};

/* What sums of stencils start from, in each lane, and a lower bound of what is written. */
struct nnp_stencil_start {
    const float* bias;
    float minimum;
};

/*
 * Stencil whose lanes are channels, of `blocks` times as many pixels as the kernel has: output[i * lanes + l] =
 * max(minimum, bias[l] + sum over runs and their taps t, in order, of weights[weight + t * weight_step + l] *
 * input[offset + (i + t) * lanes + l]), l < lanes; NaN passes through. by_2: of input[offset + (2 * i + t) * lanes +
 * l]. All are aligned to lanes floats, offsets and steps too.
 */
typedef void nnp_stencil_pixels_function(size_t blocks, const float* input, size_t run_count,
                                         const struct nnp_stencil_run* runs, const float* weights, float* output,
                                         const struct nnp_stencil_start* start);

/* What kernels of whole planes or blocks of a depthwise convolution have in common. Distances are in floats. */
struct nnp_depthwise_planes {
    size_t input_stride; /* between planes; 0 if all outputs are of the same one */
    size_t input_row;
    size_t output_stride;
    size_t bias_stride; /* 1, or 0 for the same one */
    float minimum;      /* of outputs */
};

/*
 * Where a block of columns of a depthwise convolution's output is, `lanes` wide, and which pixels it reads. Distances
 * are in floats. A step takes as many input rows as the stride is; the first ones fill the window of output rows.
 */
struct nnp_depthwise_block {
    struct nnp_depthwise_planes planes;
    size_t input_ahead; /* what lies so far behind each row is prefetched; it need not exist */
    size_t output_row;
    size_t output_ahead;
    size_t first_steps;   /* some of whose rows are no part of the image, or that complete no output row */
    size_t inner_steps;   /* that read rows of the image, and complete an output row */
    size_t last_steps;    /* that complete an output row */
    size_t first_rows;    /* bit i: row i of the first steps is part of the image */
    size_t first_outputs; /* bit i: step i completes an output row */
    size_t last_rows;
    size_t open_planes; /* the first ones, of which inner steps may read all columns, also what is no part of the image;
                         * by a stride of 2, where up to `size` - 2 of these are before the image, and outputs for
                         * columns behind it are any */
    uint64_t columns;   /* bit i: the column i pixels from the first one that is read is part of the image */
};

/*
 * Depthwise convolution of `planes` planes with kernels of size x size: where taps are [plane][y][x], output[plane][y *
 * output_row + l] = max(minimum, bias[plane] + sum over i, j < size of taps[i][j] * pixel[stride * y + i][stride * l +
 * j]) for l < lanes, in any order; NaN passes through. Pixels beyond the image are 0. `input` is the place of the
 * block's first column in the first row of the image that it reads; what is no part of the image is not read.
 * inner: all columns are of the image: stride * lanes + size - stride of them.
 * Output rows are written in order, and may overlap; they don't overlap the input.
 */
typedef void nnp_depthwise_function(size_t planes, const float* input, const float* taps, const float* bias,
                                    float* output, const struct nnp_depthwise_block* block);

/* Source rows of neighbouring output rows, from the first column that is read on; of zeros, where beyond the image. */
enum { NNP_DEPTHWISE_SOURCES = 6 };
struct nnp_depthwise_group {
    const float* rows[NNP_DEPTHWISE_SOURCES]; /* as many as the group reads */
    float* output;
};

/* How an output row is cut into blocks of `lanes` columns: one at the left edge, inner ones, and one at the right. */
struct nnp_depthwise_line {
    size_t output_row;
    size_t inner_blocks;
    size_t overlap;         /* of the last block with those before, in columns */
    size_t input_ahead;     /* as in nnp_depthwise_block */
    uint64_t first_columns; /* of the first block: as in nnp_depthwise_block */
    uint64_t last_columns;
    float minimum;
};

/*
 * The same of groups of rows of one plane, with taps and bias of that. Only the first block reads columns before the
 * image, and only the last one columns behind it: at most size / 2.
 */
typedef void nnp_depthwise_rows_function(size_t groups, const struct nnp_depthwise_group* group, const float* taps,
                                         const float* bias, const struct nnp_depthwise_line* line);

/* Lanes of a block that have a pixel to their left, and lanes of the block before that have one to their right. */
struct nnp_depthwise_edges {
    uint32_t left;
    uint32_t right;
};

/*
 * How a plane, the run of all its rows, is cut into blocks of `lanes` pixels, which may reach over the ends of rows:
 * one that reads no row above its first pixels, above_blocks that read none at all, one where that ends, if not in the
 * first, rounds * period + inner_blocks that read all rows, one where rows below end, below_blocks without, and one
 * where the plane ends. Distances are in floats; of lanes, bits say which read a row, or are of the plane.
 */
struct nnp_depthwise_run {
    struct nnp_depthwise_planes planes;
    const struct nnp_depthwise_edges* edges; /* of each block, and one more; those of a period only once */
    size_t input_before;                     /* from the first block to where it reads a row above; 0 if no lane does */
    size_t above_blocks;
    size_t across_blocks; /* 0 or 1 */
    size_t rounds;
    size_t period; /* blocks, after which edges are the same */
    size_t inner_blocks;
    size_t below_blocks;
    size_t first_lanes;  /* of the first block that read a row above */
    size_t across_lanes; /* the same of the block where that begins */
    size_t below_lanes;  /* that read a row below where rows end */
    size_t last_lanes;
};

/*
 * As nnp_depthwise_function, of whole planes and kernels of 3x3, with one row and one column of zeros at each edge of
 * the image; outputs are as many as pixels. What lies behind the input may be prefetched.
 */
typedef void nnp_depthwise_runs_function(size_t planes, const float* input, const float* taps, const float* bias,
                                         float* output, const struct nnp_depthwise_run* run);

/*
 * Planes of a depthwise convolution by a stride of 2, one output row after the other. Of each, inner_blocks are whole
 * vectors, whose last pixel is within the image, one more has last_outputs.
 */
struct nnp_depthwise_lines {
    struct nnp_depthwise_planes planes;
    size_t input_rest;  /* from where a row's last block begins to the first one of the row after the next */
    size_t output_rest; /* from where a row's last block begins to the next row */
    size_t first_rows;  /* 1 if there is no row above the first output's; else 0 */
    size_t open_rows;   /* may read behind the image's rows, which meets no output, and write behind theirs */
    size_t inner_rows;  /* the others */
    size_t last_rows;   /* 1 if there is no row below the last output's; else 0 */
    size_t inner_blocks;
    size_t first_columns;  /* 1 if the first column is of the image; else 0 */
    uint64_t last_columns; /* of the last block: as in nnp_depthwise_block */
    size_t last_outputs;   /* bit l: lane l is written, but for open rows */
};

/*
 * As nnp_depthwise_function, of 3x3 by a stride of 2 and whole planes. `input` is the place of the first column of the
 * first row, of those of three that are of the image. What lies behind the input may be prefetched.
 */
typedef void nnp_depthwise_planes_function(size_t planes, const float* input, const float* taps, const float* bias,
                                           float* output, const struct nnp_depthwise_lines* lines);

/*
 * A column of blocks of a depthwise convolution: `lanes` outputs of each row.
 */
struct nnp_depthwise_column {
    struct nnp_depthwise_planes planes;
    size_t output_row;
    size_t rows;        /* of outputs; >= 1 */
    uint64_t columns;   /* of the 2 * lanes that a block reads, those that are of the image: bit 0 is the first one */
    size_t outputs;     /* of a block, those that there are: as many bits */
    size_t open_planes; /* the first ones, behind whose last row may be read and written */
};

/*
 * As nnp_depthwise_function, of 3x3 by a stride of 2 and whole planes, with a row of zeros before the image, which has
 * two rows for each of outputs. The first output of each row is computed as if there were zeros in the column before
 * `input`. Blocks are read and written whole, whatever the image's columns and outputs, but for the last row of planes
 * that aren't open. What lies behind the input may be prefetched.
 */
typedef void nnp_depthwise_columns_function(size_t planes, const float* input, const float* taps, const float* bias,
                                            float* output, const struct nnp_depthwise_column* column);

/*
 * Planes of a depthwise convolution with at most lanes / 2 outputs a row, two at a time: outputs of the first one are
 * in lanes 0 to lanes / 2 - 1, of the second one in those behind. Bit l is lane l.
 */
struct nnp_depthwise_pair {
    struct nnp_depthwise_planes planes;
    size_t output_row;
    size_t rows;    /* of outputs; >= 1 */
    size_t columns; /* of an image's row */
    size_t first;   /* lanes that are outputs of the first plane */
    size_t second;
    size_t left;        /* those of them with a pixel to the left of theirs */
    size_t right;       /* by a stride of 1: to the right */
    size_t open_planes; /* the first ones, an even number, behind whose rows may be read, up to a vector; none by a
                         * stride of 2 of odd columns */
};

/*
 * As nnp_depthwise_function, of 3x3 and whole planes, with one row and one column of zeros before the image. By a
 * stride of 1 as many are behind it, and outputs are as many as pixels; by a stride of 2 an image has two rows for each
 * of outputs. What lies behind the input may be prefetched.
 */
typedef void nnp_depthwise_pairs_function(size_t planes, const float* input, const float* taps, const float* bias,
                                          float* output, const struct nnp_depthwise_pair* pair);

/* Kernels of one size and stride. */
struct nnp_depthwise_kernels {
    size_t size;
    size_t stride;
    size_t group; /* rows */
    nnp_depthwise_function* inner;
    nnp_depthwise_function* edge;
    nnp_depthwise_function* left;      /* of blocks of which the first size / 2 columns may be beyond the image, */
    nnp_depthwise_function* right;     /* or the last; `edge`, where there are none for that */
    nnp_depthwise_rows_function* rows; /* NULL: there are none, as taps find no registers */
};
enum { NNP_DEPTHWISE_COUNT = 4 };

/*
 * Copies of `rows` rows of `count` floats, one after the other, to or from planes whose rows have zeros between them;
 * count >= 1, any alignment. Where it says "up to a whole vector", that is up to a multiple of lanes, of count.
 * pad: target[i * target_stride + j] = j < count ? source[i * source_stride + j] : 0, up to a whole vector. That may
 * reach into the next row, which is written later.
 * pad_by_2: of source, elements 0, 2, ... go to even[i * target_stride ...], 1, 3, ... to odd, with zeros up to whole
 * vectors: up to a multiple of 2 * lanes of count, in all. No vectors of even and odd overlap.
 * crop: target[i * target_stride + j] = source[i * source_stride + j], j < count; rows >= 1. Rows of source are read,
 * and those of target but the last are written, up to a whole vector, which must not reach beyond the end of the last,
 * unless that is written later.
 */
typedef void nnp_planes_pad_function(size_t rows, size_t count, const float* source, size_t source_stride,
                                     float* target, size_t target_stride);
typedef void nnp_planes_pad_by_2_function(size_t rows, size_t count, const float* source, size_t source_stride,
                                          float* even, float* odd, size_t target_stride);
typedef void nnp_planes_crop_function(size_t rows, size_t count, const float* source, size_t source_stride,
                                      float* target, size_t target_stride);

/*
 * Dot products of rows of a and rows of b, by lanes: sums[i][j][l] += sum over n < vectors of a[i * a_stride + n *
 * lanes
 * + l] * b[j * b_stride + n * lanes + l], in the order of n, for i < rows of the kernel, j < nr and l < lanes.
 * a and b have any alignment, strides may be 0. sums is dense and aligned to 64 bytes. What lies behind b may be
 * prefetched.
 */
typedef void nnp_dots_function(size_t vectors, const float* a, size_t a_stride, const float* b, size_t b_stride,
                               float* sums);
/*
 * The same for one row of a, and b in the ARM alternative half-precision format, whose exponent 31 is no special one.
 * fast: where b has numbers with exponent 31, sums may be infinite or NaN instead. fast_groups: the same for
 * NNP_DOTS_F16_GROUPS * nr rows of b.
 */
typedef void nnp_dots_f16_function(size_t vectors, const float* a, const uint16_t* b, size_t b_stride, float* sums);

enum { NNP_DOTS_F16_GROUPS = 2 };

/* Where the quarters of a matrix [pixels x channels] are, in floats: the next channel, and the other halves. How far
 * apart parts of a panel are to be. And how far ahead pixels are fetched, which need not exist. */
struct nnp_quarters {
    size_t step;
    size_t channels;
    size_t pixels;
    size_t part;
    size_t ahead;
};

/*
 * The quarters x11 = x, x12 = x + channels, x21 = x + pixels and x22 of a panel of pixels, and sums of them, as
 * Winograd's form of Strassen's algorithm multiplies them: parts x11, x12, x21 + x22 - x11, x11 - x21, x22, x21 + x22
 * and x12 - x21 - x22 + x11, each [step][pixel], of a panel of mr pixels, in whole vectors. What lies behind `columns`
 * pixels of it is zero. x is aligned only as floats.
 */
typedef void nnp_strassen_sums_function(size_t steps, size_t columns, const float* x,
                                        const struct nnp_quarters* quarters, float* parts);

/* c[i][j] = max(minimum, a[i][j] + b[i * b_stride + j]), of rows of nr floats. NaN passes through. */
typedef void nnp_strassen_add_function(size_t rows, const float* a, const float* b, size_t b_stride,
                                       const float* minimum, float* c);

#define NNP_QUAD 4

/* target[column * target_stride + l] = source[l * source_stride + column], l < lanes, in the order of columns, whose
 * vectors in the target may overlap. columns is a multiple of NNP_QUAD. */
typedef void nnp_transpose_function(size_t columns, const float* source, size_t source_stride, float* target,
                                    size_t target_stride);

/*
 * Pooling. Results of a maximum are NaN where an element is. What lies `ahead` of the input may be prefetched,
 * `ahead_step` floats more for each line of results; it need not exist. NNP_POOLING_DIVISORS + i is the place of the
 * reciprocal of divisors[i].
 */
#define NNP_POOLING_DIVISORS (2048 + NNP_LINE)

/* Neighbouring columns under rows of windows: where the first of these rows is, how many, and where totals go. */
struct nnp_pooling_run {
    size_t offset;
    size_t taps;
    size_t count; /* of columns */
    size_t target;
};

/*
 * For each of run_count >= 1 runs: output[target + i] = max or sum, in any order, over k < taps of input[offset + i + k
 * * tap_stride], i < count, taps >= 1. Runs are written in order, each up to whole vectors, the last one up to a
 * multiple of NNP_LINE; the input of all but the last is read as far.
 */
typedef void nnp_pooling_stack_function(size_t run_count, const struct nnp_pooling_run* runs, const float* input,
                                        size_t tap_stride, float* output, size_t ahead, size_t ahead_step);

/*
 * For `rows` rows of `count` results, a pitch apart: with i < count,
 * maximum: output[i] = max over k < taps of input[i + k]; by_2: of input[2 * i + k]; average: the sum of the same over
 * divisors[i]. taps >= 1. Rows are written in order, each up to whole vectors; input and divisors are read as far, by 2
 * of pairs of taps. A row's divisors are an output pitch behind those of the row before.
 */
typedef void nnp_pooling_function(size_t rows, size_t count, const float* input, size_t input_pitch, size_t taps,
                                  float* output, size_t output_pitch);
typedef void nnp_pooling_average_function(size_t rows, size_t count, const float* input, size_t input_pitch,
                                          size_t taps, const float* divisors, float* output, size_t output_pitch);

/*
 * Windows of 3x3 around each of lines * NNP_LINE consecutive elements of images in rows of `width`: output[i] = max of
 * input[i + v * width + u], -1 <= u, v <= 1, or their sum over places[2 * NNP_POOLING_PLACES + i], whose reciprocal is
 * in the fourth table. What `places` has is -1 in the first column of an image, 1 in the last, 0 between, and the same
 * for rows in the second table: there, windows end. The input is read from a vector before to one behind what windows
 * have, the tables likewise. What lies `ahead` of the input may be prefetched. Those that stream want aligned output,
 * and write it past the caches, visible to other threads after a call of stream.fence.
 */
#define NNP_POOLING_PLACES (2048 + 4 * NNP_LINE)
typedef void nnp_pooling_around_function(size_t lines, const float* input, size_t width, const float* places,
                                         float* output, size_t ahead);

/* Rows of windows equally far apart. */
struct nnp_pooling_segment {
    const float* first; /* row of pixels under the first of them */
    const float* second;
    const float* third; /* not of 2x2 */
    size_t rows;
    const float* divisors; /* of averages, as many as results in a row */
};

/* What rows of windows have in common. */
struct nnp_pooling_rows {
    size_t count;      /* of results in a row */
    size_t groups;     /* in which they are computed, of max(lanes, NNP_POOLING_GROUP) results, 3x3_by_2 of one less */
    size_t done;       /* results of these groups */
    size_t pitch;      /* from a row's pixels to the next row's */
    size_t input_done; /* done * by */
    const float* ends; /* of 3x3_by_2, of each result: -1, 0 or 1, where the first, no or the third column is beyond */
};

/*
 * Windows as far apart as they are large, or of 3x3 two apart: output[i] = max of row[by * i + j], j < size, over the
 * rows of pixels, or their sum over divisors[i]; reciprocals are NNP_POOLING_DIVISORS behind. Rows are written in
 * order, one behind the other, each up to whole groups (and one more result of 3x3_by_2); all that is read, is read as
 * far.
 */
#define NNP_POOLING_GROUP 8
typedef void nnp_pooling_squares_function(size_t segment_count, const struct nnp_pooling_segment* segments,
                                          const struct nnp_pooling_rows* rows, float* output);

/*
 * Pooling of groups of `lanes` whole images of `count` >= 4 elements: output[i] = max over k < count of input[i *
 * input_pitch + k], i < groups * lanes, or their average, where bits 0 to count % 4 - 1 of `rest` are set, and no
 * others. What lies `ahead` of the input may be prefetched.
 */
typedef void nnp_pooling_images_function(size_t groups, size_t count, const float* input, size_t input_pitch,
                                         float* output, size_t ahead);
typedef void nnp_pooling_average_of_images_function(size_t groups, size_t count, const float* input, size_t input_pitch,
                                                    size_t rest, const float* divisor, float* output, size_t ahead);

/* A loop of independent FMAs on registers: the CPU's peak rate. Each iteration is fma_peak.flops floating-point
 * operations. */
typedef void nnp_fma_peak_function(size_t iterations);

/* Sizes of data caches in bytes. */
struct nnp_caches {
    size_t l1;
    size_t l2;
    size_t l3;
};

/* Costs that were measured on a CPU. */
struct nnp_measured_costs {
    const double* costs;
    bool (*is_here)(void); /* Is it the one that this runs on? */
};

struct nnp_hw {
    const char* name;              /* the target, e.g. "x86_64_avx512" */
    const char* microarchitecture; /* the record that its kernels were generated for */
    bool (*supported)(void);       /* can the CPU (and operating system) run it? */
    struct nnp_caches caches;      /* of that microarchitecture, where the machine does not tell */
    size_t lanes;
    const struct nnp_hw* narrower; /* of half as many lanes, which each CPU has that has these; NULL: there is none */

    struct {
        size_t mr;
        size_t nr;                               /* a multiple of lanes */
        nnp_tuple_gemm_function* const* kernels; /* kernels[rows - 1] for 1 <= rows <= mr */
    } tuple_gemm;

    struct {
        size_t mr;
        size_t nr;
        size_t width; /* the least common multiple of mr and lanes */
        nnp_tuple_gemm_transposed_function* const* kernels;
    } tuple_gemm_transposed;

    /* mr is that of the complex kernels; nr and the panels' width are those of the real ones. */
    struct {
        size_t mr;
        nnp_complex_gemm_function* const* kernels;
    } complex_gemm;

    struct {
        size_t mr;
        nnp_complex_gemm_transposed_function* const* kernels;
    } complex_gemm_transposed;

    struct {
        size_t mr;
        size_t nr;
        size_t few; /* columns, that are packed with steps as lanes; 0: none are */
        nnp_sgemm_function* const* kernels;
    } sgemm;

    struct {
        size_t mr;
        size_t nr;
        size_t unroll; /* steps of a group */
        nnp_sgemm_transposed_function* const* kernels;
    } sgemm_transposed;

    struct {
        size_t mr; /* at most that of sgemm */
        size_t nr; /* what columns are computed by */
        nnp_direct_function* const* kernels;
    } direct;

    /* Half-precision arithmetic, with the tile of tuple_gemm; pointers are NULL where there are no such kernels. */
    struct {
        bool (*supported)(void);                         /* can the CPU run them? */
        nnp_tuple_gemm_half_function* const* tuple_gemm; /* [rows - 1] for 1 <= rows <= mr */
        nnp_narrow_function* narrow;
        const float* left_scales; /* of Winograd's coefficients, where they become halves; their inverse: */
        const float* right_scales;
    } half;

    /* Dot products of bytes, with the tile of tuple_gemm; pointers are NULL where there are no such kernels. */
    struct {
        bool (*supported)(void);              /* can the CPU run them? */
        nnp_gemm_s8_function* const* gemm_s8; /* [rows - 1] for 1 <= rows <= mr */
        nnp_gemm_u8_function* const* gemm_u8;
    } int8;

    nnp_im2col_function* im2col;
    nnp_im2col_function* im2col_by_2;

    struct {
        struct nnp_winograd_transforms f6x6_3x3;
        struct nnp_winograd_transforms f4x4_5x5; /* inputs as of f6x6_3x3 */
        struct nnp_winograd_transforms f5x5_4x4;
        struct nnp_winograd_transforms f7x7_2x2;
        struct nnp_winograd_transforms f5x5_3x3;
        struct nnp_winograd_transforms f4x4_3x3;
        struct nnp_winograd_transforms f5x5_2x2; /* input as of f4x4_3x3 */
        struct nnp_winograd_transforms f2x2_3x3;
        struct nnp_winograd_transforms f3x3_2x2; /* input as of f2x2_3x3 */
        struct nnp_winograd_transforms f6x5_3x3_of_8x8;
        struct nnp_winograd_transforms f5x6_3x3_of_8x8;
        struct nnp_winograd_transforms f5x5_3x3_of_8x8;
        struct nnp_winograd_transforms f4x3_5x5_of_8x8; /* inputs of these as of 3x3 */
        struct nnp_winograd_transforms f3x4_5x5_of_8x8;
        struct nnp_winograd_transforms f3x3_5x5_of_8x8;
        struct nnp_winograd_transforms f5x4_3x3_of_7x7;
        struct nnp_winograd_transforms f4x5_3x3_of_7x7;
        struct nnp_winograd_transforms f4x4_3x3_of_7x7;
        struct nnp_winograd_transforms f4x3_3x3_of_6x6;
        struct nnp_winograd_transforms f3x4_3x3_of_6x6;
        struct nnp_winograd_transforms f3x3_3x3_of_6x6;
        struct nnp_winograd_transforms f2x1_3x3_of_4x4;
        struct nnp_winograd_transforms f1x2_3x3_of_4x4;
        struct nnp_winograd_transforms f1x1_3x3_of_4x4;
        /* of rows and columns: a tile's other side is 1; both of a size have one transform of kernels */
        struct nnp_winograd_transforms f1x6_1x3;
        struct nnp_winograd_transforms f6x1_3x1;
        struct nnp_winograd_transforms f1x4_1x5; /* input as of f1x6_1x3 */
        struct nnp_winograd_transforms f4x1_5x1;
        struct nnp_winograd_transforms f1x4_1x3;
        struct nnp_winograd_transforms f4x1_3x1;
        struct nnp_winograd_transforms f1x6_1x7;
        struct nnp_winograd_transforms f6x1_7x1;
        /* of a stride of 2: the kernel's outer taps by F(m, 2) on every other pixel, the inner one as it is */
        struct nnp_winograd_transforms f7x7_3x3_by_2;
        struct nnp_winograd_transforms f5x5_3x3_by_2;
        struct nnp_winograd_transforms f3x3_3x3_by_2;
        /* F(3x3, 6x6), for gradients by the kernel; input as of f6x6_3x3 */
        nnp_tile_transform_function* f3x3_6x6_kernel;
        nnp_tile_inverse_function* f3x3_6x6_output_with_bias;
        float f3x3_6x6_amplification[NNP_MAX_WINOGRAD_OUTPUTS];
    } winograd;

    struct nnp_fourier fourier_8x8;
    struct nnp_fourier fourier_16x16;

    struct {
        nnp_stream_rows_function* rows;
        nnp_stream_fence_function* fence;
    } stream;

    struct {
        nnp_relu_function* output;
        nnp_relu_function* output_streamed;
        nnp_relu_gradient_function* input_gradient;
        nnp_relu_gradient_function* input_gradient_streamed;
    } relu;

    struct {
        nnp_softmax_maximum_function* maximum;
        nnp_softmax_exponential_function* exponential;
        nnp_softmax_short_rows_function* short_rows;
        nnp_softmax_scale_function* scale;
        nnp_softmax_scale_function* scale_streamed;
        nnp_softmax_row_blocks_function* row_blocks; /* NULL: there is none */
    } softmax;

    struct {
        nnp_stencil_function* sum;
        nnp_stencil_gradient_function* gradient;
    } stencil;

    struct {
        size_t mr;                                   /* pixels; of both the same */
        nnp_stencil_pixels_function* const* kernels; /* kernels[pixels - 1] */
    } stencil_pixels, stencil_pixels_by_2;

    struct nnp_depthwise_kernels depthwise[NNP_DEPTHWISE_COUNT];
    nnp_depthwise_runs_function* depthwise_runs;       /* NULL: there is none */
    nnp_depthwise_planes_function* depthwise_planes;   /* likewise */
    nnp_depthwise_columns_function* depthwise_columns; /* likewise */
    nnp_depthwise_pairs_function* depthwise_pairs[2];  /* by strides of 1 and 2 */

    struct {
        nnp_planes_pad_function* pad;
        nnp_planes_pad_by_2_function* pad_by_2;
        nnp_planes_crop_function* crop;
    } planes;

    struct {
        size_t mr;
        size_t nr;
        nnp_dots_function* const* kernels; /* kernels[rows - 1] for 1 <= rows <= mr */
    } dots;

    struct {
        nnp_dots_f16_function* fast;
        nnp_dots_f16_function* fast_groups;
        nnp_dots_f16_function* exact;
    } dots_f16; /* nr is that of dots */

    nnp_transpose_function* transpose;

    struct {
        nnp_strassen_sums_function* sums;
        nnp_strassen_add_function* add;
    } strassen;

    struct {
        nnp_pooling_stack_function* maximum_of_stacks;
        nnp_pooling_stack_function* sum_of_stacks;
        nnp_pooling_function* maximum;
        nnp_pooling_function* maximum_by_2;
        nnp_pooling_average_function* average;
        nnp_pooling_average_function* average_by_2;
        nnp_pooling_around_function* maximum_around;
        nnp_pooling_around_function* maximum_around_streamed;
        nnp_pooling_around_function* average_around;
        nnp_pooling_around_function* average_around_streamed;
        nnp_pooling_squares_function* maximum_of_2x2;
        nnp_pooling_squares_function* average_of_2x2;
        nnp_pooling_squares_function* maximum_of_3x3;
        nnp_pooling_squares_function* average_of_3x3;
        nnp_pooling_squares_function* maximum_of_3x3_by_2;
        nnp_pooling_squares_function* average_of_3x3_by_2;
        nnp_pooling_images_function* maximum_of_images;
        nnp_pooling_average_of_images_function* average_of_images;
    } pooling;

    const double* costs; /* of each nnp_operation, in nanoseconds: of the machine that was measured, or one like it */
    const struct nnp_measured_costs* others; /* those of other CPUs of the target, up to one without costs */

    struct {
        nnp_fma_peak_function* run;
        size_t flops;
    } fma_peak;
};

/* The tables in the library, best first; NULL-terminated. Generated from the list of targets. */
extern const struct nnp_hw* const nnp_hw_tables[];

#ifdef __cplusplus
} /* extern "C" */
#endif
