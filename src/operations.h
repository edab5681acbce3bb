#pragma once
/* What a layer's time is predicted from: how often it does each of these, times what the machine takes for it. */

/* OPERATION(name), in units that depend on nothing but the table. */
#define NNP_OPERATIONS(OPERATION)                                                                                      \
    /* groups of channels, but the first, where an algorithm takes them one by one */                                  \
    OPERATION(group)                                                                                                   \
    /* GEMM micro-kernels: FMAs of vectors, of complex numbers too; steps of the reduction; rows of results */         \
    OPERATION(product)                                                                                                 \
    OPERATION(complex_product)                                                                                         \
    OPERATION(step)                                                                                                    \
    /* what a step takes more where its pixels are read in place, a plane apart: by this, which no layer's count has,  \
     * and products implicit GEMM finds which of pixels and channels are lanes */                                      \
    OPERATION(step_apart)                                                                                              \
    OPERATION(row)                                                                                                     \
    /* and of kernels that sum up rows of an image */                                                                  \
    OPERATION(direct_product)                                                                                          \
    OPERATION(direct_step)                                                                                             \
    /* transforms of a tile of a vector of channels */                                                                 \
    OPERATION(input_wt8x8)                                                                                             \
    OPERATION(input_wt7x7)                                                                                             \
    OPERATION(input_wt6x6)                                                                                             \
    OPERATION(input_wt4x4)                                                                                             \
    OPERATION(input_ft8x8)                                                                                             \
    OPERATION(input_ft16x16)                                                                                           \
    OPERATION(kernel_wt8x8)                                                                                            \
    OPERATION(kernel_wt8x8_5x5)                                                                                        \
    OPERATION(kernel_wt8x8_4x4)                                                                                        \
    OPERATION(kernel_wt8x8_2x2)                                                                                        \
    OPERATION(kernel_wt7x7)                                                                                            \
    OPERATION(kernel_wt6x6)                                                                                            \
    OPERATION(kernel_wt6x6_2x2)                                                                                        \
    OPERATION(kernel_wt4x4)                                                                                            \
    OPERATION(kernel_wt4x4_2x2)                                                                                        \
    OPERATION(kernel_ft8x8)                                                                                            \
    OPERATION(kernel_ft16x16)                                                                                          \
    OPERATION(output_wt8x8)                                                                                            \
    OPERATION(output_wt8x8_5x5)                                                                                        \
    OPERATION(output_wt8x8_4x4)                                                                                        \
    OPERATION(output_wt8x8_2x2)                                                                                        \
    OPERATION(output_wt7x7)                                                                                            \
    OPERATION(output_wt6x6)                                                                                            \
    OPERATION(output_wt6x6_2x2)                                                                                        \
    OPERATION(output_wt4x4)                                                                                            \
    OPERATION(output_wt4x4_2x2)                                                                                        \
    OPERATION(output_ft8x8)                                                                                            \
    OPERATION(output_ft16x16)                                                                                          \
    OPERATION(gradient_tile_wt8x8)                                                                                     \
    OPERATION(gradient_kernel_wt8x8)                                                                                   \
    /* of layers with a stride of 2 */                                                                                 \
    OPERATION(input_wt8x8_by_2)                                                                                        \
    OPERATION(input_wt6x6_by_2)                                                                                        \
    OPERATION(input_wt4x4_by_2)                                                                                        \
    OPERATION(kernel_wt8x8_by_2)                                                                                       \
    OPERATION(kernel_wt6x6_by_2)                                                                                       \
    OPERATION(kernel_wt4x4_by_2)                                                                                       \
    OPERATION(output_wt8x8_by_2)                                                                                       \
    OPERATION(output_wt6x6_by_2)                                                                                       \
    OPERATION(output_wt4x4_by_2)                                                                                       \
    /* of tiles that are rows or columns, each for a coefficient */                                                    \
    OPERATION(input_wt_row)                                                                                            \
    OPERATION(input_wt_column)                                                                                         \
    OPERATION(kernel_wt_line)                                                                                          \
    OPERATION(output_wt_row)                                                                                           \
    OPERATION(output_wt_column)                                                                                        \
    /* floats copied one by one, of tiles with fewer channels than lanes or skipped pixels */                          \
    OPERATION(copy)                                                                                                    \
    /* im2col: vectors of neighbouring pixels, every other one, others; runs of them; floats of kernels; transposed */ \
    OPERATION(pack)                                                                                                    \
    OPERATION(pack_by_2)                                                                                               \
    OPERATION(pack_strided)                                                                                            \
    OPERATION(pack_run)                                                                                                \
    OPERATION(pack_kernel)                                                                                             \
    OPERATION(transpose)                                                                                               \
    /* Strassen's algorithm: vectors of quarters of pixels and of their sums */                                        \
    OPERATION(pack_sums)                                                                                               \
    /* stencils of depthwise layers: FMAs of vectors; floats of planes moved to and fro */                             \
    OPERATION(stencil)                                                                                                 \
    OPERATION(plane)                                                                                                   \
    /* windows that move down the planes of depthwise layers, or lanes of channels: FMAs of vectors; steps, without    \
     * and with a stride; blocks of columns */                                                                         \
    OPERATION(window_product)                                                                                          \
    OPERATION(window_step)                                                                                             \
    OPERATION(window_step_by_2)                                                                                        \
    OPERATION(window_column)                                                                                           \
    /* cache lines from and to memory beyond L2; those of packed kernels, which are fetched ahead; and of such that    \
     * were packed in advance, and have left the caches since */                                                       \
    OPERATION(read)                                                                                                    \
    OPERATION(write)                                                                                                   \
    OPERATION(stream)                                                                                                  \
    OPERATION(stream_prepared)

enum nnp_operation {
#define NNP_OPERATION_ENUMERATOR(name) nnp_operation_##name,
    NNP_OPERATIONS(NNP_OPERATION_ENUMERATOR)
#undef NNP_OPERATION_ENUMERATOR
        NNP_OPERATION_COUNT
};
