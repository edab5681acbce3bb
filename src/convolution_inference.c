#include <nnpack.h>

#include "convolution.h"

enum nnp_status nnp_convolution_inference(
    enum nnp_convolution_algorithm algorithm, enum nnp_convolution_transform_strategy transform_strategy,
    size_t input_channels, size_t output_channels, struct nnp_size input_size, struct nnp_padding input_padding,
    struct nnp_size kernel_size, struct nnp_size output_subsampling, const float* input, const float* kernel,
    const float* bias, float* output, void* workspace_buffer, size_t* workspace_size, enum nnp_activation activation,
    const void* activation_parameters, pthreadpool_t threadpool, struct nnp_profile* profile) {
    struct nnp_convolution convolution = {
        .algorithm = algorithm,
        .transform_strategy = transform_strategy,
        .batch_size = 1,
        .input_channels = input_channels,
        .output_channels = output_channels,
        .input_size = input_size,
        .input_padding = input_padding,
        .kernel_size = kernel_size,
        .output_subsampling = output_subsampling,
        .input = input,
        .kernel = kernel,
        .bias = bias,
        .output = output,
        .workspace_buffer = workspace_buffer,
        .workspace_size = workspace_size,
        .activation = activation,
        .activation_parameters = activation_parameters,
        .threadpool = threadpool,
        .profile = profile,
    };
    return nnp_compute_convolution(&convolution);
}
