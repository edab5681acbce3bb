#include <nnpack.h>

#include "convolution.h"

enum nnp_status nnp_convolution_inference(
    enum nnp_convolution_algorithm algorithm, enum nnp_convolution_transform_strategy transform_strategy,
    size_t input_channels, size_t output_channels, struct nnp_size input_size, struct nnp_padding input_padding,
    struct nnp_size kernel_size, struct nnp_size output_subsampling, const float* input, const float* kernel,
    const float* bias, float* output, void* workspace_buffer, size_t* workspace_size, enum nnp_activation activation,
    const void* activation_parameters, pthreadpool_t threadpool, struct nnp_profile* profile) {
    const struct nnp_convolution convolution = {
        .pass = nnp_pass_output,
        .algorithm = algorithm,
        .transform_strategy = transform_strategy,
        .batch_size = 1,
        .groups = 1,
        .input = {.pixels = (float*)input, .channels = input_channels, .size = input_size},
        .output = {.pixels = output, .channels = output_channels},
        .input_padding = input_padding,
        .kernel_size = kernel_size,
        .stride = output_subsampling,
        .dilation = {.width = 1, .height = 1},
        .kernel = (float*)kernel,
        .bias = bias,
        .workspace_buffer = workspace_buffer,
        .workspace_size = workspace_size,
        .activation = activation,
        .activation_parameters = activation_parameters,
        .threadpool = threadpool,
        .profile = profile,
    };
    return nnp_compute_convolution(&convolution);
}
