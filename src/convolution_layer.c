/* Convolutional layers of any groups, stride, dilation and padding: the functions of nnpack/extensions.h. */

#include <nnpack/extensions.h>

#include "convolution.h"
#include "numbers.h"

struct nnp_convolution nnp_describe_layer(const struct nnp_convolution_layer* layer, enum nnp_pass pass,
                                          enum nnp_convolution_algorithm algorithm) {
    return (struct nnp_convolution){
        .pass = pass,
        .algorithm = algorithm,
        .transform_strategy = nnp_convolution_transform_strategy_compute,
        .batch_size = layer->batch_size,
        .groups = layer->groups,
        .input = {.channels = layer->input_channels, .size = layer->input_size},
        .output = {.channels = layer->output_channels},
        .input_padding = layer->input_padding,
        .kernel_size = layer->kernel_size,
        .stride = layer->stride,
        .dilation = layer->dilation,
        .activation = nnp_activation_identity,
        .allows_wide_padding = true,
    };
}

static struct nnp_convolution describe(const struct nnp_convolution_layer* layer, enum nnp_pass pass,
                                       enum nnp_convolution_algorithm algorithm, const float* input,
                                       const float* kernel, const float* output) {
    struct nnp_convolution convolution = nnp_describe_layer(layer, pass, algorithm);
    convolution.input.pixels = (float*)input;
    convolution.kernel = (float*)kernel;
    convolution.output.pixels = (float*)output;
    return convolution;
}

static enum nnp_status compute(struct nnp_convolution convolution, void* workspace_buffer, size_t* workspace_size,
                               pthreadpool_t threadpool, struct nnp_profile* profile) {
    convolution.workspace_buffer = workspace_buffer;
    convolution.workspace_size = workspace_size;
    convolution.threadpool = threadpool;
    convolution.profile = profile;
    return nnp_compute_convolution(&convolution);
}

enum nnp_status nnp_convolution_layer_output(const struct nnp_convolution_layer* layer,
                                             enum nnp_convolution_algorithm algorithm,
                                             enum nnp_convolution_transform_strategy transform_strategy,
                                             const float* input, const float* kernel, const float* bias, float* output,
                                             void* workspace_buffer, size_t* workspace_size,
                                             enum nnp_activation activation, const void* activation_parameters,
                                             pthreadpool_t threadpool, struct nnp_profile* profile) {
    struct nnp_convolution convolution = describe(layer, nnp_pass_output, algorithm, input, kernel, output);
    convolution.transform_strategy = transform_strategy;
    convolution.bias = bias;
    convolution.activation = activation;
    convolution.activation_parameters = activation_parameters;
    return compute(convolution, workspace_buffer, workspace_size, threadpool, profile);
}

enum nnp_status nnp_convolution_layer_input_gradient(const struct nnp_convolution_layer* layer,
                                                     enum nnp_convolution_algorithm algorithm, const float* grad_output,
                                                     const float* kernel, float* grad_input, void* workspace_buffer,
                                                     size_t* workspace_size, pthreadpool_t threadpool,
                                                     struct nnp_profile* profile) {
    return compute(describe(layer, nnp_pass_input_gradient, algorithm, grad_input, kernel, grad_output),
                   workspace_buffer, workspace_size, threadpool, profile);
}

enum nnp_status nnp_convolution_layer_kernel_gradient(const struct nnp_convolution_layer* layer,
                                                      enum nnp_convolution_algorithm algorithm, const float* input,
                                                      const float* grad_output, float* grad_kernel,
                                                      void* workspace_buffer, size_t* workspace_size,
                                                      pthreadpool_t threadpool, struct nnp_profile* profile) {
    return compute(describe(layer, nnp_pass_kernel_gradient, algorithm, input, grad_kernel, grad_output),
                   workspace_buffer, workspace_size, threadpool, profile);
}

struct bias_gradient {
    size_t batch_size;
    size_t channels;
    size_t pixels;
    const float* grad_output;
    float* grad_bias;
};

/* Sums up one channel in double precision, in chains enough to hide the latency of additions. */
static void sum_channel(void* context, size_t channel) {
    enum { CHAINS = 8 };
    const struct bias_gradient* g = context;
    double sums[CHAINS] = {0};
    for (size_t image = 0; image < g->batch_size; image++) {
        const float* pixels = g->grad_output + (image * g->channels + channel) * g->pixels;
        size_t i = 0;
        for (; i + CHAINS <= g->pixels; i += CHAINS) {
            for (size_t chain = 0; chain < CHAINS; chain++)
                sums[chain] += (double)pixels[i + chain];
        }
        for (; i < g->pixels; i++)
            sums[i % CHAINS] += (double)pixels[i];
    }
    double total = 0;
    for (size_t chain = 0; chain < CHAINS; chain++)
        total += sums[chain];
    g->grad_bias[channel] = (float)total;
}

enum nnp_status nnp_convolution_layer_bias_gradient(const struct nnp_convolution_layer* layer, const float* grad_output,
                                                    float* grad_bias, pthreadpool_t threadpool) {
    struct nnp_convolution convolution =
        describe(layer, nnp_pass_kernel_gradient, nnp_convolution_algorithm_auto, NULL, NULL, grad_output);
    const enum nnp_status status = nnp_validate_convolution(&convolution);
    if (status != nnp_status_success) return status;
    struct bias_gradient gradient = {.batch_size = layer->batch_size,
                                     .channels = layer->output_channels,
                                     .pixels = nnp_pixels(convolution.output.size),
                                     .grad_output = grad_output,
                                     .grad_bias = grad_bias};
    pthreadpool_parallelize_1d(threadpool, sum_channel, &gradient, layer->output_channels,
                               PTHREADPOOL_FLAG_DISABLE_DENORMALS);
    return nnp_status_success;
}
