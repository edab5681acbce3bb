#include "arguments.h"

const char* const function_names[FUNCTIONS] = {
    "nnp_convolution_output",
    "nnp_convolution_inference",
    "nnp_convolution_input_gradient",
    "nnp_convolution_kernel_gradient",
    "nnp_convolution_layer_output",
    "nnp_convolution_layer_input_gradient",
    "nnp_convolution_layer_kernel_gradient",
    "nnp_convolution_layer_bias_gradient",
};

static enum nnp_status call_layer_function(enum function function, const struct arguments* a) {
    const struct nnp_convolution_layer layer = {
        .batch_size = a->batch_size,
        .input_channels = a->input_channels,
        .output_channels = a->output_channels,
        .groups = a->groups,
        .input_size = a->input_size,
        .input_padding = a->input_padding,
        .kernel_size = a->kernel_size,
        .stride = a->stride,
        .dilation = a->dilation,
    };
    switch (function) {
        case LAYER_INPUT_GRADIENT:
            return nnp_convolution_layer_input_gradient(&layer, a->algorithm, a->output, a->kernel, a->input,
                                                        a->workspace_buffer, a->workspace_size, NULL, a->profile);
        case LAYER_KERNEL_GRADIENT:
            return nnp_convolution_layer_kernel_gradient(&layer, a->algorithm, a->input, a->output, a->kernel,
                                                         a->workspace_buffer, a->workspace_size, NULL, a->profile);
        case LAYER_BIAS_GRADIENT:
            return nnp_convolution_layer_bias_gradient(&layer, a->output, a->bias, NULL);
        default:
            return nnp_convolution_layer_output(&layer, a->algorithm, a->transform_strategy, a->input, a->kernel,
                                                a->bias, a->output, a->workspace_buffer, a->workspace_size,
                                                a->activation, a->activation_parameters, NULL, a->profile);
    }
}

enum nnp_status call_function(enum function function, const struct arguments* a) {
    switch (function) {
        case CONVOLUTION_OUTPUT:
            return nnp_convolution_output(a->algorithm, a->batch_size, a->input_channels, a->output_channels,
                                          a->input_size, a->input_padding, a->kernel_size, a->input, a->kernel, a->bias,
                                          a->output, a->workspace_buffer, a->workspace_size, a->activation,
                                          a->activation_parameters, NULL, a->profile);
        case CONVOLUTION_INFERENCE:
            return nnp_convolution_inference(a->algorithm, a->transform_strategy, a->input_channels, a->output_channels,
                                             a->input_size, a->input_padding, a->kernel_size, a->stride, a->input,
                                             a->kernel, a->bias, a->output, a->workspace_buffer, a->workspace_size,
                                             a->activation, a->activation_parameters, NULL, a->profile);
        case INPUT_GRADIENT:
            return nnp_convolution_input_gradient(a->algorithm, a->batch_size, a->input_channels, a->output_channels,
                                                  a->input_size, a->input_padding, a->kernel_size, a->output, a->kernel,
                                                  a->input, a->workspace_buffer, a->workspace_size, a->activation,
                                                  a->activation_parameters, NULL, a->profile);
        case KERNEL_GRADIENT:
            return nnp_convolution_kernel_gradient(a->algorithm, a->batch_size, a->input_channels, a->output_channels,
                                                   a->input_size, a->input_padding, a->kernel_size, a->input, a->output,
                                                   a->kernel, a->workspace_buffer, a->workspace_size, a->activation,
                                                   a->activation_parameters, NULL, a->profile);
        default:
            return call_layer_function(function, a);
    }
}
