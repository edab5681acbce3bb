#pragma once
/*
 * NNPACK reborn: fast convolutional networks on CPUs. The C API, compatible in source and binary with the original
 * NNPACK.
 *
 * Tensors are dense arrays of 32-bit floats, the last dimension contiguous. They need no alignment beyond that of
 * float, and must not overlap unless a function says so. Sizes, strides and paddings are in elements (pixels), times in
 * seconds.
 *
 * Every function checks its arguments before it writes anything. Of several bad ones, the first is told: sizes in the
 * order of the arguments (kernel before padding), then activation, what only sizes together make wrong, algorithm,
 * strategy, and last the workspace (alignment before size). Functions never print, abort or start threads: parallel
 * work runs on the caller's pthreadpool_t, or, where that is NULL, on the calling thread. Results have the same bits at
 * any number of threads. Denormal numbers count as zero while a function computes, on machines that have such a mode.
 * Functions may be called from several threads at once, as long as each call has its own outputs, workspace and
 * profile.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <pthreadpool.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @brief Result of a function. "Invalid" arguments make no sense; "unsupported" ones do, but are not implemented.
 * @details Some values have two names, as they do in the original: which of them is meant follows from the function.
 */
enum nnp_status {
    /** Done; all outputs are valid. */
    nnp_status_success = 0,

    /** batch_size is 0, or so large that the tensors' sizes in bytes overflow size_t. */
    nnp_status_invalid_batch_size = 2,
    /** channels is 0, or so large that the tensors' sizes in bytes overflow size_t. */
    nnp_status_invalid_channels = 3,
    /** input_channels is 0, or so large that the tensors' sizes in bytes overflow size_t. */
    nnp_status_invalid_input_channels = 4,
    /** output_channels is 0, or so large that the tensors' sizes in bytes overflow size_t. */
    nnp_status_invalid_output_channels = 5,
    /** input_size.width or .height is 0, or so large that the tensors' sizes in bytes overflow size_t. */
    nnp_status_invalid_input_size = 10,
    /** A stride of the input is 0. */
    nnp_status_invalid_input_stride = 11,
    /** A padding is not smaller than the kernel (or pooling window) in the same dimension. */
    nnp_status_invalid_input_padding = 12,
    /** kernel_size.width or .height is 0, or the kernel is larger than the padded image. */
    nnp_status_invalid_kernel_size = 13,
    /** pooling_size.width or .height is 0, or the window is larger than the padded image. */
    nnp_status_invalid_pooling_size = 14,
    /** pooling_stride.width or .height is 0. */
    nnp_status_invalid_pooling_stride = 15,
    /** The algorithm is not one of nnp_convolution_algorithm. */
    nnp_status_invalid_algorithm = 16,
    /** The strategy is not one of nnp_convolution_transform_strategy. */
    nnp_status_invalid_transform_strategy = 17,
    /** output_subsampling.width or .height is 0. */
    nnp_status_invalid_output_subsampling = 13,
    /** The activation is not one of nnp_activation. */
    nnp_status_invalid_activation = 14,
    /** Parameters for an activation that takes none, or a negative or non-finite slope. */
    nnp_status_invalid_activation_parameters = 15,

    nnp_status_unsupported_input_size = 20,
    nnp_status_unsupported_input_stride = 21,
    nnp_status_unsupported_input_padding = 22,
    nnp_status_unsupported_kernel_size = 23,
    nnp_status_unsupported_pooling_size = 24,
    nnp_status_unsupported_pooling_stride = 25,
    /** The function has no such algorithm, or the algorithm can't do this kernel size or subsampling. */
    nnp_status_unsupported_algorithm = 26,
    /** The algorithm has no such transform strategy. */
    nnp_status_unsupported_transform_strategy = 27,
    nnp_status_unsupported_activation = 28,
    /** Valid parameters of an activation that are not implemented, e.g. a slope for ReLU. */
    nnp_status_unsupported_activation_parameters = 29,

    /** nnp_initialize was not called, or nnp_deinitialize was called as often. */
    nnp_status_uninitialized = 50,
    /** NNPACK_TARGET names kernels that are not in the library or can't run here; a plan is of others than run now. */
    nnp_status_unsupported_hardware = 51,
    /** Temporary memory could not be allocated. */
    nnp_status_out_of_memory = 52,
    /** The workspace is smaller than needed, or its size was not given. A query tells the size. */
    nnp_status_insufficient_buffer = 53,
    /** The workspace (or a precomputed kernel) is not aligned to 64 bytes. */
    nnp_status_misaligned_buffer = 54,
    /** Not in the original: a cost is negative or no number, or a file of costs can't be read. */
    nnp_status_invalid_costs = 60,
    /** Not in the original: data are no saved plan, or not all of one, or were changed. */
    nnp_status_invalid_plan = 61,
    /** Not in the original: a saved plan is of another version of the library. */
    nnp_status_unsupported_plan = 62
};

/** @brief Function applied to each output after the bias. */
enum nnp_activation {
    /** f(x) = x */
    nnp_activation_identity = 0,
    /** f(x) = max(0, x) */
    nnp_activation_relu = 1,
};

/** @brief How a convolution is computed. */
enum nnp_convolution_algorithm {
    /** The library chooses by the layer's shape. */
    nnp_convolution_algorithm_auto = 0,
    /** 2D Fourier transform of 8x8 tiles; kernels up to 8x8. */
    nnp_convolution_algorithm_ft8x8 = 1,
    /** 2D Fourier transform of 16x16 tiles; kernels up to 16x16. */
    nnp_convolution_algorithm_ft16x16 = 2,
    /**
     * Winograd's F(6x6, 3x3) on 8x8 tiles; 3x3 kernels only. Not in the original: F(7x7, 2x2) and F(5x5, 4x4), for 2x2
     * and 4x4 kernels. What is said of kernels here and below is, with a stride, said of their phases (taps that meet
     * the same pixels): a 3x3 kernel counts as one of 2x2 with a stride of 2, 11x11 as 3x3 with a stride of 4. Outputs
     * of 3x3 kernels with a stride of 2 have algorithms of their own where channels (of a group) fill a vector of the
     * CPU, 7x7 outputs from 15x15 pixels; wt6x6 and wt4x4 are 5x5 from 11x11 and 3x3 from 7x7.
     */
    nnp_convolution_algorithm_wt8x8 = 3,
    /** Matrix multiplication on an implicit matrix of image patches (im2col by blocks); any kernel. */
    nnp_convolution_algorithm_implicit_gemm = 4,
    /**
     * Sums on the image itself, without a matrix of patches. In the original 1x1 kernels only; here any kernel, but for
     * gradients by the kernel, and by the input with a stride. Meant for few input channels, as first layers have.
     */
    nnp_convolution_algorithm_direct = 5,
    /**
     * wt8x8 in half precision for 3x3 kernels, on CPUs with such arithmetic (AArch64 with FEAT_FP16) and but for
     * gradients by the kernel; else the same as wt8x8. Transformed images and kernels are kept, and multiplied, as
     * halves; docs/algorithms.md tells what that costs. Too large numbers become infinite, and denormal ones count as
     * what they are.
     */
    nnp_convolution_algorithm_wt8x8_fp16 = 6,
    /** Not in the original: Winograd's F(4x4, 5x5) on 8x8 tiles; 5x5 kernels only. */
    nnp_convolution_algorithm_wt8x8_5x5 = 7,
    /** Not in the original: Winograd's F(4x4, 3x3) and F(5x5, 2x2) on 6x6 tiles; 3x3 and 2x2 kernels only. */
    nnp_convolution_algorithm_wt6x6 = 8,
    /** Not in the original: Winograd's F(2x2, 3x3) and F(3x3, 2x2) on 4x4 tiles; 3x3 and 2x2 kernels only. */
    nnp_convolution_algorithm_wt4x4 = 9,
    /** Not in the original: Winograd's F(4, 3) on rows or columns of 6 pixels; 1x3 and 3x1 kernels only. */
    nnp_convolution_algorithm_wt6 = 10,
    /** Not in the original: F(6, 3) and F(4, 5) on rows or columns of 8 pixels; 1x3, 3x1, 1x5 and 5x1 kernels only. */
    nnp_convolution_algorithm_wt8 = 11,
    /** Not in the original: F(6, 7) on rows or columns of 12 pixels; 1x7 and 7x1 kernels only. */
    nnp_convolution_algorithm_wt12 = 12,
    /** Not in the original: Winograd's F(5x5, 3x3) on 7x7 tiles; 3x3 kernels only. */
    nnp_convolution_algorithm_wt7x7 = 13,
    /**
     * Not in the original: matrix multiplication by Strassen's algorithm, in Winograd's form, of quarters of the
     * matrices: 7 products instead of 8. Outputs by 1x1 kernels without stride and padding, of an even number of input
     * channels in each group. An infinite or invalid number reaches some results that don't depend on it.
     */
    nnp_convolution_algorithm_strassen = 14,
};

/** @brief When nnp_convolution_inference transforms (or packs) the kernel. */
enum nnp_convolution_transform_strategy {
    /** Transform the kernel and compute the output in one call. */
    nnp_convolution_transform_strategy_compute = 1,
    /** Only transform the kernel, into the workspace buffer. */
    nnp_convolution_transform_strategy_precompute = 2,
    /** Compute the output with a kernel that was transformed before. */
    nnp_convolution_transform_strategy_reuse = 3
};

/* Names of older versions of the original. */
#define nnp_convolution_transform_strategy_block_based nnp_convolution_transform_strategy_compute
#define nnp_convolution_transform_strategy_tuple_based nnp_convolution_transform_strategy_compute

/** @brief Size of an image, a kernel or a pooling window, or steps in both dimensions. */
struct nnp_size {
    size_t width;
    size_t height;
};

/** @brief Zeros around an image, implied and never stored. */
struct nnp_padding {
    size_t top;
    size_t right;
    size_t bottom;
    size_t left;
};

/** @brief Seconds spent in a call and in its phases. A phase that an algorithm doesn't have takes no time. */
struct nnp_profile {
    /** The whole call. */
    double total;
    /** Transforming (or packing) the input, or the input gradient. */
    double input_transform;
    /** Transforming (or packing) the kernel, or the kernel gradient. */
    double kernel_transform;
    /** Transforming the output or the output gradient; adding the bias and applying the activation. */
    double output_transform;
    /** Multiplying and accumulating, and what the tasks that multiply do besides. */
    double block_multiplication;
};

/**
 * @brief Finds out what the CPU can run and chooses kernels for it.
 * @details To be called before any other function. May be called from several threads and more than once; calls are
 *          counted. The environment variable NNPACK_TARGET (e.g. "x86_64_avx2", "c") forces a set of kernels.
 * @retval nnp_status_success               Ready. There are kernels for every CPU.
 * @retval nnp_status_unsupported_hardware  NNPACK_TARGET names kernels that are not in the library or can't run here.
 */
enum nnp_status nnp_initialize(void);

/**
 * @brief Undoes one nnp_initialize. After the last one, functions return nnp_status_uninitialized.
 * @retval nnp_status_success  Always; without an nnp_initialize to undo, nothing happens.
 */
enum nnp_status nnp_deinitialize(void);

/**
 * @brief Output of a 2D convolutional layer (a cross-correlation, as usual in neural networks), for a batch of images.
 * @details output[n][o][y][x] = activation(bias[o] + sum over i, v, u of
 *          input[n][i][y + v - input_padding.top][x + u - input_padding.left] * kernel[o][i][v][u]), where pixels
 * outside of the image are 0.
 *
 * @param algorithm        auto, wt8x8 (3x3 kernels), wt8x8_fp16 (the same), ft8x8 (kernels up to 8x8), ft16x16 (up to
 *                         16x16), implicit_gemm or direct (1x1 kernels, and beyond the original any); beyond the
 *                         original wt8x8 (2x2 and 4x4 kernels, too), wt7x7 (3x3 kernels), wt6x6, wt4x4 (3x3 and
 *                         2x2), wt8x8_5x5 (5x5), wt6 (1x3 and 3x1), wt8 (1x3, 3x1, 1x5 and 5x1), wt12 (1x7 and
 *                         7x1) and strassen (1x1, without padding, an even number of input channels).
 * @param batch_size       Number of images.
 * @param input_channels   Channels of an input image.
 * @param output_channels  Channels of an output image.
 * @param input_size       Size of an input image without padding.
 * @param input_padding    Implicit zeros around it, fewer than the kernel is wide (high).
 * @param kernel_size      Size of the kernel, at most that of the padded image.
 * @param[in] input        [batch_size][input_channels][input_size.height][input_size.width]
 * @param[in] kernel       [output_channels][input_channels][kernel_size.height][kernel_size.width]
 * @param[in] bias         [output_channels]; NULL means zeros.
 * @param[out] output      [batch_size][output_channels][output height][output width], where
 *                         output height = input_padding.top + input_size.height + input_padding.bottom
 *                                         - kernel_size.height + 1, and the width likewise.
 * @param workspace_buffer Scratch memory, aligned to 64 bytes, or NULL.
 * @param[in,out] workspace_size Size of the scratch memory in bytes, or NULL:
 *                         - buffer and size NULL: the function allocates and frees memory itself;
 *                         - buffer NULL, size not: a query. *workspace_size is set to what a call with the same other
 *                           arguments needs (a pool of more threads may need more), nothing else is read or written
 *                           (data pointers may be NULL);
 *                         - neither NULL: the buffer is used; its content afterwards means nothing.
 * @param activation       identity or relu.
 * @param activation_parameters NULL. (A pointer to a finite, non-negative slope for relu is valid, but unsupported.)
 * @param threadpool       Threads to run on; NULL: the calling thread.
 * @param[out] profile     Times of this call; NULL: not wanted.
 *
 * @retval nnp_status_success
 * @retval nnp_status_uninitialized
 * @retval nnp_status_invalid_batch_size, nnp_status_invalid_input_channels, nnp_status_invalid_output_channels,
 *         nnp_status_invalid_input_size, nnp_status_invalid_kernel_size, nnp_status_invalid_input_padding,
 *         nnp_status_invalid_activation, nnp_status_invalid_activation_parameters, nnp_status_invalid_algorithm
 * @retval nnp_status_unsupported_activation_parameters, nnp_status_unsupported_algorithm
 * @retval nnp_status_insufficient_buffer  The buffer is too small, or workspace_size is NULL although there is a
 * buffer.
 * @retval nnp_status_misaligned_buffer
 * @retval nnp_status_out_of_memory
 */
enum nnp_status nnp_convolution_output(enum nnp_convolution_algorithm algorithm, size_t batch_size,
                                       size_t input_channels, size_t output_channels, struct nnp_size input_size,
                                       struct nnp_padding input_padding, struct nnp_size kernel_size,
                                       const float* input, const float* kernel, const float* bias, float* output,
                                       void* workspace_buffer, size_t* workspace_size, enum nnp_activation activation,
                                       const void* activation_parameters, pthreadpool_t threadpool,
                                       struct nnp_profile* profile);

/**
 * @brief Gradient of a loss by the input of a 2D convolutional layer.
 * @details grad_input[n][i][y][x] = sum over o, v, u of
 *          grad_output[n][o][y - v + input_padding.top][x - u + input_padding.left] * kernel[o][i][v][u], where pixels
 *          outside of grad_output are 0.
 * @param algorithm        As for nnp_convolution_output.
 * @param[in] grad_output  [batch_size][output_channels][output height][output width]
 * @param[in] kernel       [output_channels][input_channels][kernel_size.height][kernel_size.width]
 * @param[out] grad_input  [batch_size][input_channels][input_size.height][input_size.width]
 * @param activation       identity. (relu is valid, but unsupported.)
 * @retval nnp_status_unsupported_activation
 *                         Other arguments and statuses: see nnp_convolution_output.
 */
enum nnp_status nnp_convolution_input_gradient(enum nnp_convolution_algorithm algorithm, size_t batch_size,
                                               size_t input_channels, size_t output_channels,
                                               struct nnp_size input_size, struct nnp_padding input_padding,
                                               struct nnp_size kernel_size, const float* grad_output,
                                               const float* kernel, float* grad_input, void* workspace_buffer,
                                               size_t* workspace_size, enum nnp_activation activation,
                                               const void* activation_parameters, pthreadpool_t threadpool,
                                               struct nnp_profile* profile);

/**
 * @brief Gradient of a loss by the kernel of a 2D convolutional layer, summed over the batch.
 * @details grad_kernel[o][i][v][u] = sum over n, y, x of
 *          input[n][i][y + v - input_padding.top][x + u - input_padding.left] * grad_output[n][o][y][x], where pixels
 *          outside of the image are 0.
 * @param algorithm        As for nnp_convolution_output, but of Winograd's only wt8x8, which is F(3x3, 6x6) here.
 * @param[in] input        [batch_size][input_channels][input_size.height][input_size.width]
 * @param[in] grad_output  [batch_size][output_channels][output height][output width]
 * @param[out] grad_kernel [output_channels][input_channels][kernel_size.height][kernel_size.width]
 * @param activation       identity. (relu is valid, but unsupported.)
 * @retval nnp_status_unsupported_activation
 *                         Other arguments and statuses: see nnp_convolution_output.
 */
enum nnp_status nnp_convolution_kernel_gradient(enum nnp_convolution_algorithm algorithm, size_t batch_size,
                                                size_t input_channels, size_t output_channels,
                                                struct nnp_size input_size, struct nnp_padding input_padding,
                                                struct nnp_size kernel_size, const float* input,
                                                const float* grad_output, float* grad_kernel, void* workspace_buffer,
                                                size_t* workspace_size, enum nnp_activation activation,
                                                const void* activation_parameters, pthreadpool_t threadpool,
                                                struct nnp_profile* profile);

/**
 * @brief Output of a 2D convolutional layer for one image, with stride, and with kernels that are transformed in
 * advance.
 * @details As nnp_convolution_output with batch_size 1, keeping every output_subsampling.height-th row and
 *          output_subsampling.width-th column of the result.
 *
 *          With the strategy `precompute`, only the kernel is transformed, into the workspace buffer (which is
 * required; a query tells its size); input, bias and output are not touched and may be NULL. With `reuse`, `kernel`
 * points to such a buffer. A transformed kernel depends on the channels, the kernel size, the subsampling, the
 * algorithm and the chosen target, but not on image size or padding. It may be copied to another buffer aligned to 64
 * bytes, and used by several threads at once.
 *
 * @param transform_strategy compute, precompute or reuse.
 * @param output_subsampling Stride of the convolution in both dimensions, at least 1.
 * @param[in] input        [input_channels][input_size.height][input_size.width]
 * @param[in] kernel       [output_channels][input_channels][kernel_size.height][kernel_size.width], or transformed.
 * @param[out] output      [output_channels][output height][output width], where
 *                         output height = (input_padding.top + input_size.height + input_padding.bottom
 *                                         - kernel_size.height) / output_subsampling.height + 1, and the width
 * likewise. Other arguments: see nnp_convolution_output.
 * @retval nnp_status_invalid_output_subsampling  output_subsampling.width or .height is 0.
 * @retval nnp_status_invalid_transform_strategy
 * @retval nnp_status_insufficient_buffer  As there, and for `precompute` without a buffer and without a query.
 * @retval nnp_status_misaligned_buffer    As there, and for `reuse` if the transformed kernel is not aligned.
 *                         Other statuses: see nnp_convolution_output.
 */
enum nnp_status nnp_convolution_inference(
    enum nnp_convolution_algorithm algorithm, enum nnp_convolution_transform_strategy transform_strategy,
    size_t input_channels, size_t output_channels, struct nnp_size input_size, struct nnp_padding input_padding,
    struct nnp_size kernel_size, struct nnp_size output_subsampling, const float* input, const float* kernel,
    const float* bias, float* output, void* workspace_buffer, size_t* workspace_size, enum nnp_activation activation,
    const void* activation_parameters, pthreadpool_t threadpool, struct nnp_profile* profile);

/**
 * @brief Output of a fully connected layer for a batch: output = input * transpose(kernel).
 * @details nnpack/extensions.h has the same with bias and activation, and the layer's gradients.
 * @param batch_size       Number of vectors.
 * @param[in] input        [batch_size][input_channels]
 * @param[in] kernel       [output_channels][input_channels]
 * @param[out] output      [batch_size][output_channels]
 * @param threadpool       Threads to run on; NULL: the calling thread. The result does not depend on them.
 * @param[out] profile     Times of this call: input_transform is packing the input, block_multiplication the rest.
 *                         NULL: not wanted.
 * @retval nnp_status_success
 * @retval nnp_status_uninitialized, nnp_status_invalid_batch_size, nnp_status_invalid_input_channels,
 *         nnp_status_invalid_output_channels
 * @retval nnp_status_out_of_memory  For more than 16 vectors, the function allocates as much as the input takes, but no
 *                         more than some 64 MiB.
 */
enum nnp_status nnp_fully_connected_output(size_t batch_size, size_t input_channels, size_t output_channels,
                                           const float input[], const float kernel[], float output[],
                                           pthreadpool_t threadpool, struct nnp_profile* profile);

/**
 * @brief Output of a fully connected layer for one vector.
 * @param[in] input        [input_channels]
 * @param[in] kernel       [output_channels][input_channels]
 * @param[out] output      [output_channels]
 * @param threadpool       Threads to run on; NULL: the calling thread. The result does not depend on them.
 * @retval nnp_status_success
 * @retval nnp_status_uninitialized, nnp_status_invalid_input_channels, nnp_status_invalid_output_channels
 */
enum nnp_status nnp_fully_connected_inference(size_t input_channels, size_t output_channels, const float* input,
                                              const float* kernel, float* output, pthreadpool_t threadpool);

/**
 * @brief As nnp_fully_connected_inference, with a kernel of 16-bit floats.
 * @param[in] kernel       [output_channels][input_channels] in the ARM alternative half-precision format, on every CPU:
 *                         IEEE's for finite numbers, denormal ones too, which do not count as zero here; but where that
 *                         has infinities and NaN, there are numbers from 65536 to 131008.
 */
enum nnp_status nnp_fully_connected_inference_f16f32(size_t input_channels, size_t output_channels, const float* input,
                                                     const void* kernel, float* output, pthreadpool_t threadpool);

/**
 * @brief Output of a max-pooling layer: the maximum over windows of the image, ignoring padding.
 * @details A window with NaN gives NaN. The last windows may reach beyond the padding; one of nothing but padding gives
 *          -infinity. For other roundings of the output's size see nnpack/extensions.h.
 * @param input_padding    Pixels around the image that enlarge the output and never win; fewer than the window is wide.
 * @param pooling_size     Size of the window.
 * @param pooling_stride   Distance between windows, at most their size.
 * @param[in] input        [batch_size][channels][input_size.height][input_size.width]
 * @param[out] output      [batch_size][channels][output height][output width], where
 *                         output height = ceil((input_padding.top + input_size.height + input_padding.bottom
 *                                         - pooling_size.height) / pooling_stride.height) + 1, and the width likewise.
 * @param threadpool       Threads to run on; NULL: the calling thread. The result does not depend on them.
 * @retval nnp_status_success
 * @retval nnp_status_uninitialized, nnp_status_invalid_batch_size, nnp_status_invalid_channels,
 *         nnp_status_invalid_input_size, nnp_status_invalid_pooling_size, nnp_status_invalid_pooling_stride,
 *         nnp_status_invalid_input_padding
 */
enum nnp_status nnp_max_pooling_output(size_t batch_size, size_t channels, struct nnp_size input_size,
                                       struct nnp_padding input_padding, struct nnp_size pooling_size,
                                       struct nnp_size pooling_stride, const float input[], float output[],
                                       pthreadpool_t threadpool);

/**
 * @brief Softmax of each row: exp(x[i]) / sum over j of exp(x[j]).
 * @details Computed as exp(x[i] - max) / sum over j of exp(x[j] - max), which no finite input makes overflow. Results
 *          below exp(-87) / sum may be 0. A row with NaN or +infinity, or of nothing but -infinity, gives NaN.
 * @param batch_size       Number of rows.
 * @param channels         Elements of a row.
 * @param[in] input        [batch_size][channels]
 * @param[out] output      [batch_size][channels]; the same array as input, or one that does not overlap it.
 * @param threadpool       Threads to run on; NULL: the calling thread. The result does not depend on them.
 * @retval nnp_status_success
 * @retval nnp_status_uninitialized, nnp_status_invalid_batch_size, nnp_status_invalid_channels
 */
enum nnp_status nnp_softmax_output(size_t batch_size, size_t channels, const float input[], float output[],
                                   pthreadpool_t threadpool);

/**
 * @brief Rectified linear unit: x if x > 0, else x * negative_slope. With slope 0, -infinity gives 0; NaN stays NaN.
 * @param batch_size       Number of vectors.
 * @param channels         Elements of a vector.
 * @param[in] input        [batch_size][channels]
 * @param[out] output      [batch_size][channels]; the same array as input, or one that does not overlap it.
 * @param negative_slope   Any number; 0 for the plain ReLU.
 * @param threadpool       Threads to run on; NULL: the calling thread.
 * @retval nnp_status_success
 * @retval nnp_status_uninitialized, nnp_status_invalid_batch_size, nnp_status_invalid_channels
 */
enum nnp_status nnp_relu_output(size_t batch_size, size_t channels, const float input[], float output[],
                                float negative_slope, pthreadpool_t threadpool);

/**
 * @brief Gradient of a loss by the input of a rectified linear unit: grad_output if input > 0, else
 *        grad_output * negative_slope. With slope 0 that is 0, whatever grad_output is.
 * @param batch_size       Number of vectors.
 * @param channels         Elements of a vector.
 * @param[in] grad_output  [batch_size][channels]: the gradient by the output.
 * @param[in] input        [batch_size][channels]: what the unit was given.
 * @param[out] grad_input  [batch_size][channels]; the same array as one of the others, or one that does not overlap.
 * @param negative_slope   As for the output.
 * @param threadpool       Threads to run on; NULL: the calling thread.
 * @retval nnp_status_success
 * @retval nnp_status_uninitialized, nnp_status_invalid_batch_size, nnp_status_invalid_channels
 */
enum nnp_status nnp_relu_input_gradient(size_t batch_size, size_t channels, const float grad_output[],
                                        const float input[], float grad_input[], float negative_slope,
                                        pthreadpool_t threadpool);

#ifdef __cplusplus
} /* extern "C" */

/* C++ only: the shorter argument lists of older versions, without workspace and activation. */

inline enum nnp_status nnp_convolution_output(enum nnp_convolution_algorithm algorithm, size_t batch_size,
                                              size_t input_channels, size_t output_channels, struct nnp_size input_size,
                                              struct nnp_padding input_padding, struct nnp_size kernel_size,
                                              const float input[], const float kernel[], const float bias[],
                                              float output[], pthreadpool_t threadpool, struct nnp_profile* profile) {
    return nnp_convolution_output(algorithm, batch_size, input_channels, output_channels, input_size, input_padding,
                                  kernel_size, input, kernel, bias, output, NULL, NULL, nnp_activation_identity, NULL,
                                  threadpool, profile);
}

inline enum nnp_status nnp_convolution_input_gradient(enum nnp_convolution_algorithm algorithm, size_t batch_size,
                                                      size_t input_channels, size_t output_channels,
                                                      struct nnp_size input_size, struct nnp_padding input_padding,
                                                      struct nnp_size kernel_size, const float grad_output[],
                                                      const float kernel[], float grad_input[],
                                                      pthreadpool_t threadpool, struct nnp_profile* profile) {
    return nnp_convolution_input_gradient(algorithm, batch_size, input_channels, output_channels, input_size,
                                          input_padding, kernel_size, grad_output, kernel, grad_input, NULL, NULL,
                                          nnp_activation_identity, NULL, threadpool, profile);
}

inline enum nnp_status nnp_convolution_kernel_gradient(enum nnp_convolution_algorithm algorithm, size_t batch_size,
                                                       size_t input_channels, size_t output_channels,
                                                       struct nnp_size input_size, struct nnp_padding input_padding,
                                                       struct nnp_size kernel_size, const float input[],
                                                       const float grad_output[], float grad_kernel[],
                                                       pthreadpool_t threadpool, struct nnp_profile* profile) {
    return nnp_convolution_kernel_gradient(algorithm, batch_size, input_channels, output_channels, input_size,
                                           input_padding, kernel_size, input, grad_output, grad_kernel, NULL, NULL,
                                           nnp_activation_identity, NULL, threadpool, profile);
}

inline enum nnp_status nnp_convolution_inference(
    enum nnp_convolution_algorithm algorithm, enum nnp_convolution_transform_strategy transform_strategy,
    size_t input_channels, size_t output_channels, struct nnp_size input_size, struct nnp_padding input_padding,
    struct nnp_size kernel_size, struct nnp_size output_subsampling, const float input[], const float kernel[],
    const float bias[], float output[], pthreadpool_t threadpool, struct nnp_profile* profile) {
    return nnp_convolution_inference(algorithm, transform_strategy, input_channels, output_channels, input_size,
                                     input_padding, kernel_size, output_subsampling, input, kernel, bias, output, NULL,
                                     NULL, nnp_activation_identity, NULL, threadpool, profile);
}
#endif
