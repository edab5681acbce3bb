#include <nnpack.h>

#include "convolution.h"

enum nnp_status nnp_convolution_kernel_gradient(enum nnp_convolution_algorithm algorithm, size_t batch_size,
                                                size_t input_channels, size_t output_channels,
                                                struct nnp_size input_size, struct nnp_padding input_padding,
                                                struct nnp_size kernel_size, const float* input,
                                                const float* grad_output, float* grad_kernel, void* workspace_buffer,
                                                size_t* workspace_size, enum nnp_activation activation,
                                                const void* activation_parameters, pthreadpool_t threadpool,
                                                struct nnp_profile* profile) {
    const struct nnp_convolution convolution = {
        .pass = nnp_pass_kernel_gradient,
        .algorithm = algorithm,
        .transform_strategy = nnp_convolution_transform_strategy_compute,
        .batch_size = batch_size,
        .groups = 1,
        .input = {.pixels = (float*)input, .channels = input_channels, .size = input_size},
        .output = {.pixels = (float*)grad_output, .channels = output_channels},
        .input_padding = input_padding,
        .kernel_size = kernel_size,
        .stride = {.width = 1, .height = 1},
        .dilation = {.width = 1, .height = 1},
        .kernel = grad_kernel,
        .workspace_buffer = workspace_buffer,
        .workspace_size = workspace_size,
        .activation = activation,
        .activation_parameters = activation_parameters,
        .threadpool = threadpool,
        .profile = profile,
    };
    return nnp_compute_convolution(&convolution);
}
