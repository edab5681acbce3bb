#include "arguments.h"

const char* const function_names[FUNCTIONS] = {"nnp_convolution_output", "nnp_convolution_inference",
                                               "nnp_convolution_input_gradient", "nnp_convolution_kernel_gradient"};

enum nnp_status call_function(enum function function, const struct arguments* a) {
    switch (function) {
        case CONVOLUTION_INFERENCE:
            return nnp_convolution_inference(
                a->algorithm, a->transform_strategy, a->input_channels, a->output_channels, a->input_size,
                a->input_padding, a->kernel_size, a->output_subsampling, a->input, a->kernel, a->bias, a->output,
                a->workspace_buffer, a->workspace_size, a->activation, a->activation_parameters, NULL, a->profile);
        case INPUT_GRADIENT:
            return nnp_convolution_input_gradient(a->algorithm, a->batch_size, a->input_channels, a->output_channels,
                                                  a->input_size, a->input_padding, a->kernel_size, a->input, a->kernel,
                                                  a->output, a->workspace_buffer, a->workspace_size, a->activation,
                                                  a->activation_parameters, NULL, a->profile);
        case KERNEL_GRADIENT:
            return nnp_convolution_kernel_gradient(a->algorithm, a->batch_size, a->input_channels, a->output_channels,
                                                   a->input_size, a->input_padding, a->kernel_size, a->input, a->kernel,
                                                   a->output, a->workspace_buffer, a->workspace_size, a->activation,
                                                   a->activation_parameters, NULL, a->profile);
        default:
            return nnp_convolution_output(a->algorithm, a->batch_size, a->input_channels, a->output_channels,
                                          a->input_size, a->input_padding, a->kernel_size, a->input, a->kernel, a->bias,
                                          a->output, a->workspace_buffer, a->workspace_size, a->activation,
                                          a->activation_parameters, NULL, a->profile);
    }
}
