#include <nnpack.h>

#include "convolution.h"

enum nnp_status nnp_convolution_input_gradient(enum nnp_convolution_algorithm algorithm, size_t batch_size,
                                               size_t input_channels, size_t output_channels,
                                               struct nnp_size input_size, struct nnp_padding input_padding,
                                               struct nnp_size kernel_size, const float* grad_output,
                                               const float* kernel, float* grad_input, void* workspace_buffer,
                                               size_t* workspace_size, enum nnp_activation activation,
                                               const void* activation_parameters, pthreadpool_t threadpool,
                                               struct nnp_profile* profile) {
    (void)grad_output, (void)kernel, (void)grad_input, (void)workspace_buffer, (void)workspace_size;
    (void)threadpool, (void)profile;
    return nnp_validate_unsupported_convolution(algorithm, batch_size, input_channels, output_channels, input_size,
                                                input_padding, kernel_size, activation, activation_parameters);
}
