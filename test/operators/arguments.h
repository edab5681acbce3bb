#pragma once
/* The arguments of the convolution functions, as data: each can be made wrong by itself. */

#include "test.h"

enum function {
    CONVOLUTION_OUTPUT,
    CONVOLUTION_INFERENCE,
    INPUT_GRADIENT,
    KERNEL_GRADIENT,
    LAYER_OUTPUT,
    LAYER_INPUT_GRADIENT,
    LAYER_KERNEL_GRADIENT,
    LAYER_BIAS_GRADIENT,
    FUNCTIONS
};

extern const char* const function_names[FUNCTIONS];

/* A gradient lies where what it is a gradient of would. */
struct arguments {
    enum nnp_convolution_algorithm algorithm;
    enum nnp_convolution_transform_strategy transform_strategy;
    size_t batch_size;
    size_t input_channels;
    size_t output_channels;
    size_t groups;
    struct nnp_size input_size;
    struct nnp_padding input_padding;
    struct nnp_size kernel_size;
    struct nnp_size stride;
    struct nnp_size dilation;
    float* input;
    float* kernel;
    float* bias;
    float* output;
    void* workspace_buffer;
    size_t* workspace_size;
    enum nnp_activation activation;
    const void* activation_parameters;
    struct nnp_profile* profile;
};

/* Call the function on the calling thread. Those that lack an argument ignore it. */
enum nnp_status call_function(enum function function, const struct arguments* arguments);
