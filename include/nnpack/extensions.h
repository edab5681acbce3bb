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

/**
 * @brief A 2D convolutional layer: what the functions of nnpack.h can do, and groups, strides, dilation, paddings of
 * any width, and batches everywhere.
 * @details Each group of input_channels / groups input channels makes output_channels / groups output channels, both in
 *          order; as many groups as channels make a depthwise layer. output[n][o][y][x] = bias[o] + sum over the input
 *          channels i of o's group and taps v, u of
 *          input[n][i][y * stride.height + v * dilation.height - input_padding.top]
 *                   [x * stride.width + u * dilation.width - input_padding.left] * kernel[o][i][v][u],
 *          where pixels outside of the image are 0, and
 *          output height = (input_padding.top + input_size.height + input_padding.bottom
 *                           - dilation.height * (kernel_size.height - 1) - 1) / stride.height + 1, the width likewise.
 */
struct nnp_convolution_layer {
    size_t batch_size;
    size_t input_channels;  /**< A multiple of groups. */
    size_t output_channels; /**< A multiple of groups. */
    size_t groups;          /**< 1 for an ordinary layer. */
    struct nnp_size input_size;
    struct nnp_padding input_padding;
    struct nnp_size kernel_size;
    struct nnp_size stride;   /**< At least 1. */
    struct nnp_size dilation; /**< Distance between the kernel's taps, at least 1. */
};

/**
 * @brief Output of a convolutional layer.
 * @param layer              Sizes.
 * @param algorithm          auto, implicit_gemm, direct, or, without dilation, wt8x8 (2x2, 3x3 and 4x4 kernels), wt7x7
 *                           (3x3), wt6x6 or wt4x4 (2x2, 3x3), wt8x8_5x5 (5x5), wt6 (1x3, 3x1), wt8 (1x3, 3x1, 1x5,
 *                           5x1), wt12 (1x7, 7x1), ft8x8 (up to 8x8) or ft16x16 (up to 16x16). With a stride, that is
 *                           the size of a kernel's phases, kernel_size / stride rounded up in each dimension: a layer
 *                           is computed as one without a stride of the phases of its images, but for outputs of 3x3
 *                           kernels with a stride of 2 (see wt8x8). Also strassen (1x1, an even number of input
 *                           channels in each group, without padding).
 * @param transform_strategy As for nnp_convolution_inference, for any batch: a transformed kernel does not depend on
 *                           it, but on the stride. (nnp_convolution_plan_create transforms a kernel and keeps it.)
 * @param[in] input          [batch_size][input_channels][input_size.height][input_size.width]
 * @param[in] kernel         [output_channels][input_channels / groups][kernel_size.height][kernel_size.width], or
 *                           transformed.
 * @param[in] bias           [output_channels]; NULL means zeros.
 * @param[out] output        [batch_size][output_channels][output height][output width]
 *                           Other arguments and statuses: see nnp_convolution_output and nnp_convolution_inference.
 * @retval nnp_status_invalid_input_channels   input_channels or groups is 0, or the one no multiple of the other.
 * @retval nnp_status_invalid_output_channels  The same of output_channels.
 * @retval nnp_status_invalid_kernel_size      kernel_size or dilation is 0, or the dilated kernel is larger than the
 *                                             padded image.
 */
enum nnp_status nnp_convolution_layer_output(const struct nnp_convolution_layer* layer,
                                             enum nnp_convolution_algorithm algorithm,
                                             enum nnp_convolution_transform_strategy transform_strategy,
                                             const float* input, const float* kernel, const float* bias, float* output,
                                             void* workspace_buffer, size_t* workspace_size,
                                             enum nnp_activation activation, const void* activation_parameters,
                                             pthreadpool_t threadpool, struct nnp_profile* profile);

/**
 * @brief Gradient of a loss by a convolutional layer's input.
 * @param algorithm        auto, implicit_gemm, direct (1x1 kernels, depthwise layers, or a stride of 1), or, without
 *                         dilation, the others as for nnp_convolution_layer_output.
 * @param[in] grad_output  [batch_size][output_channels][output height][output width]
 * @param[in] kernel       [output_channels][input_channels / groups][kernel_size.height][kernel_size.width]
 * @param[out] grad_input  [batch_size][input_channels][input_size.height][input_size.width]
 *                         Other arguments and statuses: see nnp_convolution_layer_output.
 */
enum nnp_status nnp_convolution_layer_input_gradient(const struct nnp_convolution_layer* layer,
                                                     enum nnp_convolution_algorithm algorithm, const float* grad_output,
                                                     const float* kernel, float* grad_input, void* workspace_buffer,
                                                     size_t* workspace_size, pthreadpool_t threadpool,
                                                     struct nnp_profile* profile);

/**
 * @brief Gradient of a loss by a convolutional layer's kernel, summed over the batch.
 * @param algorithm        auto, implicit_gemm, direct (1x1 kernels and depthwise layers), or, without dilation and
 *                         stride, wt8x8 (3x3 kernels), ft8x8 (up to 8x8) or ft16x16 (up to 16x16).
 * @param[in] input        [batch_size][input_channels][input_size.height][input_size.width]
 * @param[in] grad_output  [batch_size][output_channels][output height][output width]
 * @param[out] grad_kernel [output_channels][input_channels / groups][kernel_size.height][kernel_size.width]
 *                         Other arguments and statuses: see nnp_convolution_layer_output.
 */
enum nnp_status nnp_convolution_layer_kernel_gradient(const struct nnp_convolution_layer* layer,
                                                      enum nnp_convolution_algorithm algorithm, const float* input,
                                                      const float* grad_output, float* grad_kernel,
                                                      void* workspace_buffer, size_t* workspace_size,
                                                      pthreadpool_t threadpool, struct nnp_profile* profile);

/** @brief A pass through a convolutional layer. */
enum nnp_pass { nnp_pass_output = 0, nnp_pass_input_gradient = 1, nnp_pass_kernel_gradient = 2 };

/** @brief An algorithm that can compute a pass of a layer, and what it is predicted to take. */
struct nnp_convolution_candidate {
    enum nnp_convolution_algorithm algorithm;
    /** Seconds of each phase, and of all. */
    struct nnp_profile seconds;
    /** Error of the results in quadratic mean, relative to their root mean square, if operands are independent and as
     *  often positive as negative. */
    double error;
    /** Bytes of workspace. */
    size_t workspace_size;
    /** Bytes of the kernels as `precompute` transforms them; 0 unless the strategy is `reuse`. */
    size_t transformed_kernel_size;
};

/** @brief What a caller accepts of an algorithm. */
struct nnp_convolution_limits {
    /** Largest nnp_convolution_candidate.error; INFINITY: any. */
    double error;
    /** Most bytes of workspace; SIZE_MAX: any. */
    size_t workspace_size;
};

/**
 * @brief Lists the algorithms that can compute a pass of a layer, the one with the shortest predicted time first.
 * @details `auto` takes the first. (With the strategies `precompute` and `reuse`, it takes the first for a single image
 *          whose outputs are 28x28, whatever the layer's images are, since transformed kernels are good for any.)
 * Threads shorten all times alike, so that the choice, and with it the result's bits, does not depend on them.
 *          wt8x8_fp16 is not among them.
 * @param layer              Sizes. With the strategy `reuse`, batch_size and input_size may all be 0: for a single
 *                           image whose outputs are 28x28.
 * @param pass               Which pass.
 * @param transform_strategy compute, or, of outputs, reuse: then times are those with kernels that are transformed.
 * @param threadpool         The threads that are to compute; NULL: the calling thread.
 * @param[out] candidates    At most *count of them are written. NULL: none.
 * @param[in,out] count      In: room in candidates. Out: how many algorithms there are.
 * @retval nnp_status_success
 * @retval nnp_status_invalid_transform_strategy  Neither compute, nor reuse of an output.
 *                           Other statuses: those of the sizes, see nnp_convolution_layer_output.
 */
enum nnp_status nnp_convolution_layer_candidates(const struct nnp_convolution_layer* layer, enum nnp_pass pass,
                                                 enum nnp_convolution_transform_strategy transform_strategy,
                                                 pthreadpool_t threadpool, struct nnp_convolution_candidate* candidates,
                                                 size_t* count);

/**
 * @brief Finds the algorithm with the shortest predicted time that keeps within limits.
 * @param limits       NULL: none.
 * @param[out] chosen  Filled on success.
 * @retval nnp_status_success
 * @retval nnp_status_unsupported_algorithm  No algorithm keeps within the limits; nothing is written.
 *                     Other arguments and statuses: see nnp_convolution_layer_candidates.
 */
enum nnp_status nnp_convolution_layer_choose(const struct nnp_convolution_layer* layer, enum nnp_pass pass,
                                             enum nnp_convolution_transform_strategy transform_strategy,
                                             pthreadpool_t threadpool, const struct nnp_convolution_limits* limits,
                                             struct nnp_convolution_candidate* chosen);

/**
 * @brief A convolutional layer whose kernel is packed (transformed) once, for outputs of many images; its content is
 *        the library's own.
 * @details It keeps the packed kernel and a copy of the bias. Nothing changes it after it was made: several threads may
 *          use one at once, each with its own output and workspace. It belongs to the kernels that ran when it was made
 *          (see nnp_get_hardware).
 */
struct nnp_convolution_plan;

/** @brief What a plan computes, and what that is predicted to take. */
struct nnp_convolution_plan_description {
    /** Sizes, with the batch and the images that the algorithm was chosen for. */
    struct nnp_convolution_layer layer;
    enum nnp_activation activation;
    bool has_bias;
    /** What the caller accepted of an algorithm. */
    struct nnp_convolution_limits limits;
    /** The algorithm; its time, error and workspace for that batch and images; bytes of the packed kernel. */
    struct nnp_convolution_candidate candidate;
};

/**
 * @brief Makes a plan: chooses the algorithm, allocates memory, and packs the kernel.
 * @param layer            Sizes. The algorithm is chosen, and the limits hold, for its batch and images; others can be
 *                         computed all the same. If batch_size and input_size are all 0: for a single image whose
 *                         outputs are 28x28.
 * @param algorithm        As for nnp_convolution_layer_output. auto: the one that nnp_convolution_layer_choose finds.
 * @param limits           What is accepted of the algorithm, also of one that is named; NULL: any.
 * @param[in] kernel       [output_channels][input_channels / groups][kernel_size.height][kernel_size.width]; not needed
 *                         afterwards.
 * @param[in] bias         [output_channels]; NULL means zeros. Not needed afterwards.
 * @param activation       identity or relu.
 * @param activation_parameters NULL. (A pointer to a finite, non-negative slope for relu is valid, but unsupported.)
 * @param threadpool       Threads that pack the kernel, and that a limit of the workspace is for; NULL: the calling
 *                         thread. Calls on as many threads, of the layer's images, are prepared once and for all.
 * @param[out] profile     Times of packing; NULL: not wanted.
 * @param[out] plan        The plan, to be destroyed when it is no longer needed. Written on success only.
 * @retval nnp_status_success
 * @retval nnp_status_unsupported_algorithm  The algorithm can't do the layer, or is not within the limits; or, of auto,
 *                                           none is.
 * @retval nnp_status_out_of_memory          There is no memory for the plan.
 *                         Other statuses: those of the sizes, the activation and the algorithm, see
 *                         nnp_convolution_layer_output.
 */
enum nnp_status nnp_convolution_plan_create(const struct nnp_convolution_layer* layer,
                                            enum nnp_convolution_algorithm algorithm,
                                            const struct nnp_convolution_limits* limits, const float* kernel,
                                            const float* bias, enum nnp_activation activation,
                                            const void* activation_parameters, pthreadpool_t threadpool,
                                            struct nnp_profile* profile, struct nnp_convolution_plan** plan);

/**
 * @brief Frees a plan, which nothing may be using; also after nnp_deinitialize.
 * @param plan NULL: nothing happens.
 * @retval nnp_status_success  Always.
 */
enum nnp_status nnp_convolution_plan_destroy(struct nnp_convolution_plan* plan);

/**
 * @brief Tells what a plan computes, by which algorithm, and what that is predicted to take.
 * @param threadpool       The threads that are to compute; NULL: the calling thread.
 * @param[out] description Filled on success. wt8x8_fp16, where it computes in half precision, has the times of wt8x8
 *                         and an infinite error: neither is predicted.
 * @retval nnp_status_success
 * @retval nnp_status_uninitialized
 * @retval nnp_status_unsupported_hardware  Other kernels run now than those that the plan is for.
 * @retval nnp_status_out_of_memory         The workspace for so many threads is more than can be counted.
 */
enum nnp_status nnp_convolution_plan_describe(const struct nnp_convolution_plan* plan, pthreadpool_t threadpool,
                                              struct nnp_convolution_plan_description* description);

/**
 * @brief A call of a plan: all that nnp_convolution_plan_run wants to know.
 * @details One struct, which may be kept: Python takes some 30 ns to pass each argument of a function, and small layers
 * a few microseconds.
 */
struct nnp_convolution_call {
    const struct nnp_convolution_plan* plan;
    /** Number of images, whatever the plan was made for. */
    size_t batch_size;
    /** Size of an image without padding, whatever the plan was made for. */
    struct nnp_size input_size;
    /** [batch_size][input_channels][input_size.height][input_size.width] */
    const float* input;
    /** Written: [batch_size][output_channels][output height][output width] */
    float* output;
    /** Scratch memory, aligned to 64 bytes, or NULL. */
    void* workspace_buffer;
    /** Size of the scratch memory in bytes, or NULL. As for nnp_convolution_output: a size without a buffer is a query,
     *  which writes it, and without both the function allocates memory itself. */
    size_t* workspace_size;
    /** Threads to run on; NULL: the calling thread. */
    pthreadpool_t threadpool;
    /** Written: times of this call. NULL: not wanted. */
    struct nnp_profile* profile;
};

/**
 * @brief Computes a plan's layer for a batch of images, as nnp_convolution_layer_output would.
 * @param call The plan, images, and where to; nothing of it is needed afterwards.
 * @retval nnp_status_success
 * @retval nnp_status_uninitialized
 * @retval nnp_status_unsupported_hardware    Other kernels run now than those that the plan is for.
 * @retval nnp_status_invalid_batch_size, nnp_status_invalid_input_size, nnp_status_invalid_input_channels,
 *         nnp_status_invalid_output_channels, nnp_status_invalid_input_padding
 *                                            As for nnp_convolution_layer_output.
 * @retval nnp_status_invalid_kernel_size     The dilated kernel is larger than the padded images.
 * @retval nnp_status_insufficient_buffer, nnp_status_misaligned_buffer, nnp_status_out_of_memory
 *                                            Of the workspace, as for nnp_convolution_output.
 */
enum nnp_status nnp_convolution_plan_run(const struct nnp_convolution_call* call);

/**
 * @brief Writes a plan to memory, for nnp_convolution_plan_load in this process or another one.
 * @param[out] buffer      Where to, at any alignment; NULL: a query of the size.
 * @param[in,out] size     In: bytes of the buffer. Out, on success: bytes that the plan takes.
 * @retval nnp_status_success
 * @retval nnp_status_insufficient_buffer  The buffer is smaller than that; nothing is written.
 */
enum nnp_status nnp_convolution_plan_save(const struct nnp_convolution_plan* plan, void* buffer, size_t* size);

/**
 * @brief Makes a plan from what nnp_convolution_plan_save wrote with the same version of the library, where the same
 *        kernels run.
 * @details Every byte is checked. Data that were changed on purpose, and look whole, may give wrong results, but no
 *          access out of bounds.
 * @param[in] buffer       At any alignment; not needed afterwards.
 * @param size             Bytes of it: exactly those that were written.
 * @param[out] plan        The plan, to be destroyed when it is no longer needed. Written on success only.
 * @retval nnp_status_success
 * @retval nnp_status_uninitialized
 * @retval nnp_status_invalid_plan          The bytes are no plan, or not all of one, or were changed.
 * @retval nnp_status_unsupported_plan      The plan is of another version of the library: make it anew.
 * @retval nnp_status_unsupported_hardware  It is of other kernels than those that run now: make it anew.
 * @retval nnp_status_out_of_memory
 */
enum nnp_status nnp_convolution_plan_load(const void* buffer, size_t size, struct nnp_convolution_plan** plan);

/**
 * @brief Names the operations that predictions of time are made of.
 * @param index Position in the list, from 0.
 * @return The name, or NULL if index is beyond the end. Needs no initialization.
 */
const char* nnp_get_operation(size_t index);

/**
 * @brief Counts the operations of a pass by one algorithm, of which predictions are made.
 * @param algorithm    auto or one of the candidates.
 * @param[out] counts  [4][operations]: of the phases input_transform, kernel_transform, output_transform and
 *                     block_multiplication of nnp_profile.
 * @retval nnp_status_unsupported_algorithm, nnp_status_invalid_algorithm, nnp_status_out_of_memory
 *                     Other arguments and statuses: see nnp_convolution_layer_candidates.
 */
enum nnp_status nnp_convolution_layer_count(const struct nnp_convolution_layer* layer, enum nnp_pass pass,
                                            enum nnp_convolution_algorithm algorithm,
                                            enum nnp_convolution_transform_strategy transform_strategy, double* counts);

/**
 * @brief Tells what each operation takes.
 * @param[out] nanoseconds [operations]
 * @retval nnp_status_success
 * @retval nnp_status_uninitialized
 */
enum nnp_status nnp_get_costs(double* nanoseconds);

/**
 * @brief Replaces the costs of operations, on which predictions and the choice of `auto` rest.
 * @details Call it before the threads that compute are there, and before kernels are transformed whose algorithm `auto`
 *          chooses. Costs belong to the kernels that run now (see nnp_get_hardware); with others, defaults are used.
 * @param nanoseconds [operations], finite and not negative; NULL: the defaults for this target.
 * @retval nnp_status_success
 * @retval nnp_status_uninitialized
 * @retval nnp_status_invalid_costs  One is negative, infinite or no number; nothing changes.
 */
enum nnp_status nnp_set_costs(const double* nanoseconds);

/**
 * @brief Sets costs that were measured on this machine, by `python -m nnpack tune`, which wrote them to a file.
 * @param path Lines of text: "target" and the target's name, then each operation's name and nanoseconds.
 * @retval nnp_status_success
 * @retval nnp_status_uninitialized
 * @retval nnp_status_unsupported_hardware  They are of another target than the one that runs; nothing changes.
 * @retval nnp_status_invalid_costs         The file can't be read, or an operation is missing, unknown, there twice or
 *                                          no number; nothing changes.
 */
enum nnp_status nnp_load_costs(const char* path);

/**
 * @brief Gradient of a loss by a convolutional layer's bias: sums of grad_output over images and pixels.
 * @param[in] grad_output [batch_size][output_channels][output height][output width]
 * @param[out] grad_bias  [output_channels]
 * @param threadpool      Threads to run on; NULL: the calling thread.
 *                        Statuses: those of the sizes, see nnp_convolution_layer_output.
 */
enum nnp_status nnp_convolution_layer_bias_gradient(const struct nnp_convolution_layer* layer, const float* grad_output,
                                                    float* grad_bias, pthreadpool_t threadpool);

/**
 * @brief Output of a fully connected layer for a batch: output = activation(input * transpose(kernel) + bias).
 * @details As nnp_fully_connected_output, which is the case without bias and activation.
 * @param batch_size       Number of vectors.
 * @param[in] input        [batch_size][input_channels]
 * @param[in] kernel       [output_channels][input_channels]
 * @param[in] bias         [output_channels]; NULL means zeros.
 * @param[out] output      [batch_size][output_channels]
 * @param activation       identity or relu.
 * @param activation_parameters NULL. (A pointer to a finite, non-negative slope for relu is valid, but unsupported.)
 * @param threadpool       Threads to run on; NULL: the calling thread. The result does not depend on them.
 * @param[out] profile     Times of this call: input_transform is packing the input, block_multiplication the rest.
 *                         NULL: not wanted.
 * @retval nnp_status_success
 * @retval nnp_status_uninitialized, nnp_status_invalid_batch_size, nnp_status_invalid_input_channels,
 *         nnp_status_invalid_output_channels, nnp_status_invalid_activation, nnp_status_invalid_activation_parameters
 * @retval nnp_status_unsupported_activation_parameters
 * @retval nnp_status_out_of_memory
 */
enum nnp_status nnp_fully_connected_output_with_bias(size_t batch_size, size_t input_channels, size_t output_channels,
                                                     const float* input, const float* kernel, const float* bias,
                                                     float* output, enum nnp_activation activation,
                                                     const void* activation_parameters, pthreadpool_t threadpool,
                                                     struct nnp_profile* profile);

/**
 * @brief Gradient of a loss by the input of a fully connected layer: grad_input = grad_output * kernel.
 * @param[in] grad_output  [batch_size][output_channels]
 * @param[in] kernel       [output_channels][input_channels]
 * @param[out] grad_input  [batch_size][input_channels]
 *                         Other arguments and statuses: see nnp_fully_connected_output.
 */
enum nnp_status nnp_fully_connected_input_gradient(size_t batch_size, size_t input_channels, size_t output_channels,
                                                   const float* grad_output, const float* kernel, float* grad_input,
                                                   pthreadpool_t threadpool, struct nnp_profile* profile);

/**
 * @brief Gradient of a loss by the kernel of a fully connected layer, summed over the batch:
 *        grad_kernel = transpose(grad_output) * input.
 * @param[in] input        [batch_size][input_channels]
 * @param[in] grad_output  [batch_size][output_channels]
 * @param[out] grad_kernel [output_channels][input_channels]
 *                         Other arguments and statuses: see nnp_fully_connected_output. The profile's input_transform
 *                         is packing grad_output.
 */
enum nnp_status nnp_fully_connected_kernel_gradient(size_t batch_size, size_t input_channels, size_t output_channels,
                                                    const float* input, const float* grad_output, float* grad_kernel,
                                                    pthreadpool_t threadpool, struct nnp_profile* profile);

/**
 * @brief Gradient of a loss by the bias of a fully connected layer: grad_output, summed over the batch.
 * @param[in] grad_output  [batch_size][output_channels]
 * @param[out] grad_bias   [output_channels]
 * @param threadpool       Threads to run on; NULL: the calling thread. The result does not depend on them.
 * @retval nnp_status_success
 * @retval nnp_status_uninitialized, nnp_status_invalid_batch_size, nnp_status_invalid_output_channels
 */
enum nnp_status nnp_fully_connected_bias_gradient(size_t batch_size, size_t output_channels, const float* grad_output,
                                                  float* grad_bias, pthreadpool_t threadpool);

/**
 * @brief Cross-entropy of each row's softmax with a label: losses[n] = -ln(softmax(input[n])[labels[n]]).
 * @details Computed as ln(sum over j of exp(x[j] - max)) - (x[label] - max), which no finite input makes overflow. NaN
 *          or +infinity in a row, or nothing but -infinity, gives NaN; -infinity at the label, +infinity.
 * @param batch_size       Number of rows.
 * @param channels         Elements of a row: classes.
 * @param[in] input        [batch_size][channels]
 * @param[in] labels       [batch_size], each from 0 to channels - 1.
 * @param[out] losses      [batch_size]
 * @param threadpool       Threads to run on; NULL: the calling thread. The result does not depend on them.
 * @retval nnp_status_success
 * @retval nnp_status_uninitialized, nnp_status_invalid_batch_size
 * @retval nnp_status_invalid_channels  channels is 0 or too large, or a label names none of them; nothing is written.
 */
enum nnp_status nnp_softmax_cross_entropy_output(size_t batch_size, size_t channels, const float* input,
                                                 const int32_t* labels, float* losses, pthreadpool_t threadpool);

/**
 * @brief Gradient of scale times the sum of these losses by their input: (softmax(input) - one_hot(labels)) * scale.
 * @param scale            Any number; 1 / batch_size for the mean of the losses.
 * @param[out] grad_input  [batch_size][channels]; the same array as input, or one that does not overlap it.
 *                         Other arguments and statuses: see nnp_softmax_cross_entropy_output.
 */
enum nnp_status nnp_softmax_cross_entropy_input_gradient(size_t batch_size, size_t channels, const float* input,
                                                         const int32_t* labels, float scale, float* grad_input,
                                                         pthreadpool_t threadpool);

/** @brief A pooling layer's windows. */
struct nnp_pooling {
    /** Size of an image without padding. */
    struct nnp_size input_size;
    /** Pixels around the image, fewer than the window is wide (high). */
    struct nnp_padding input_padding;
    /** Size of the window, at most that of the padded image. */
    struct nnp_size pooling_size;
    /** Distance between windows; it may be larger than they are. */
    struct nnp_size pooling_stride;
    /**
     * Whether windows that reach beyond the padded image count, if they hold pixels of the image. Then
     * output height = ceil((input_padding.top + input_size.height + input_padding.bottom - pooling_size.height)
     *                      / pooling_stride.height) + 1,
     * less 1 if the last window would begin below the image; otherwise it is rounded down. The width likewise. As in
     * PyTorch and ONNX.
     */
    bool ceil_mode;
};

/**
 * @brief Output of a max-pooling layer: as nnp_max_pooling_output, with strides beyond the window, and a choice of how
 *        the output's size is rounded.
 * @param pooling          The windows.
 * @param[in] input        [batch_size][channels][input_size.height][input_size.width]
 * @param[out] output      [batch_size][channels][output height][output width]
 * @param threadpool       Threads to run on; NULL: the calling thread. The result does not depend on them.
 * @retval nnp_status_success
 * @retval nnp_status_uninitialized, nnp_status_invalid_batch_size, nnp_status_invalid_channels,
 *         nnp_status_invalid_input_size, nnp_status_invalid_pooling_size, nnp_status_invalid_pooling_stride,
 *         nnp_status_invalid_input_padding
 */
enum nnp_status nnp_general_max_pooling_output(size_t batch_size, size_t channels, const struct nnp_pooling* pooling,
                                               const float input[], float output[], pthreadpool_t threadpool);

/**
 * @brief Gradient of a loss by the input of a max-pooling layer: each pixel's sum of the output gradients of those
 *        windows whose first largest pixel, row by row, it is. NaN is larger than anything.
 * @param pooling          The windows.
 * @param[in] grad_output  [batch_size][channels][output height][output width]: the gradient by the output.
 * @param[in] input        [batch_size][channels][input_size.height][input_size.width]: what the layer was given.
 * @param[out] grad_input  [batch_size][channels][input_size.height][input_size.width]
 *                         Other arguments and statuses: see nnp_general_max_pooling_output.
 */
enum nnp_status nnp_max_pooling_input_gradient(size_t batch_size, size_t channels, const struct nnp_pooling* pooling,
                                               const float grad_output[], const float input[], float grad_input[],
                                               pthreadpool_t threadpool);

/**
 * @brief Output of an average-pooling layer: the mean over windows of the image. A window of the image's size without
 *        padding makes it global average pooling.
 * @details A window's sum is divided by the number of its pixels. Padding is 0; what is beyond it is never counted.
 * @param pooling          The windows.
 * @param count_include_pad Whether pixels of the padding count.
 * @param[in] input        [batch_size][channels][input_size.height][input_size.width]
 * @param[out] output      [batch_size][channels][output height][output width]
 *                         Other arguments and statuses: see nnp_general_max_pooling_output.
 */
enum nnp_status nnp_average_pooling_output(size_t batch_size, size_t channels, const struct nnp_pooling* pooling,
                                           bool count_include_pad, const float input[], float output[],
                                           pthreadpool_t threadpool);

/**
 * @brief Gradient of a loss by the input of an average-pooling layer: each pixel's sum, over the windows that it is in,
 *        of their output gradients, divided as nnp_average_pooling_output divides.
 * @param pooling          The windows.
 * @param count_include_pad Whether pixels of the padding count.
 * @param[in] grad_output  [batch_size][channels][output height][output width]: the gradient by the output.
 * @param[out] grad_input  [batch_size][channels][input_size.height][input_size.width]
 *                         Other arguments and statuses: see nnp_general_max_pooling_output.
 */
enum nnp_status nnp_average_pooling_input_gradient(size_t batch_size, size_t channels,
                                                   const struct nnp_pooling* pooling, bool count_include_pad,
                                                   const float grad_output[], float grad_input[],
                                                   pthreadpool_t threadpool);

#ifdef __cplusplus
} /* extern "C" */
#endif
