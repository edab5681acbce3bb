#include "convolution.h"

#include <math.h>
#include <string.h>

#include "clock.h"
#include "numbers.h"
#include "workspace.h"

static enum nnp_status validate_activation(enum nnp_activation activation, const void* parameters) {
    switch (activation) {
        case nnp_activation_identity:
            return parameters == NULL ? nnp_status_success : nnp_status_invalid_activation_parameters;
        case nnp_activation_relu: {
            if (parameters == NULL) return nnp_status_success;
            float negative_slope;
            memcpy(&negative_slope, parameters, sizeof negative_slope);
            return isfinite(negative_slope) && negative_slope >= 0 ? nnp_status_unsupported_activation_parameters
                                                                   : nnp_status_invalid_activation_parameters;
        }
    }
    return nnp_status_invalid_activation;
}

/* Every tensor must be addressable; the first argument that makes one too large is to blame. */
static enum nnp_status validate_tensor_sizes(const struct nnp_convolution* c) {
    bool overflow = false;
    size_t input = nnp_product(c->input_size.height, c->input_size.width, &overflow);
    input = nnp_product(input, sizeof(float), &overflow);
    if (overflow) return nnp_status_invalid_input_size;
    input = nnp_product(input, c->input_channels, &overflow);
    if (overflow) return nnp_status_invalid_input_channels;
    nnp_product(input, c->batch_size, &overflow);
    if (overflow) return nnp_status_invalid_batch_size;

    size_t kernel = nnp_product(c->kernel_size.height, c->kernel_size.width, &overflow);
    kernel = nnp_product(kernel, sizeof(float), &overflow);
    if (overflow) return nnp_status_invalid_kernel_size;
    kernel = nnp_product(kernel, c->input_channels, &overflow);
    if (overflow) return nnp_status_invalid_input_channels;
    nnp_product(kernel, c->output_channels, &overflow);
    if (overflow) return nnp_status_invalid_output_channels;

    size_t output = nnp_product(c->output_size.height, c->output_size.width, &overflow);
    output = nnp_product(output, sizeof(float), &overflow);
    if (overflow) return nnp_status_invalid_input_padding;
    output = nnp_product(output, c->output_channels, &overflow);
    if (overflow) return nnp_status_invalid_output_channels;
    nnp_product(output, c->batch_size, &overflow);
    return overflow ? nnp_status_invalid_batch_size : nnp_status_success;
}

enum nnp_status nnp_validate_convolution(struct nnp_convolution* c) {
    const struct nnp_padding padding = c->input_padding;
    c->machine = nnp_machine();
    if (c->machine == NULL) return nnp_status_uninitialized;
    if (c->batch_size == 0) return nnp_status_invalid_batch_size;
    if (c->input_channels == 0) return nnp_status_invalid_input_channels;
    if (c->output_channels == 0) return nnp_status_invalid_output_channels;
    if (c->input_size.height == 0 || c->input_size.width == 0) return nnp_status_invalid_input_size;
    if (c->kernel_size.height == 0 || c->kernel_size.width == 0) return nnp_status_invalid_kernel_size;
    if (nnp_max(padding.top, padding.bottom) >= c->kernel_size.height) return nnp_status_invalid_input_padding;
    if (nnp_max(padding.left, padding.right) >= c->kernel_size.width) return nnp_status_invalid_input_padding;
    if (c->output_subsampling.height == 0 || c->output_subsampling.width == 0) {
        return nnp_status_invalid_output_subsampling;
    }
    const enum nnp_status status = validate_activation(c->activation, c->activation_parameters);
    if (status != nnp_status_success) return status;

    const size_t height = nnp_padded_size(c->input_size.height, padding.top, padding.bottom);
    const size_t width = nnp_padded_size(c->input_size.width, padding.left, padding.right);
    if (height == 0 || width == 0) return nnp_status_invalid_input_padding;
    if (c->kernel_size.height > height || c->kernel_size.width > width) return nnp_status_invalid_kernel_size;
    c->output_size = (struct nnp_size){
        .height = (height - c->kernel_size.height) / c->output_subsampling.height + 1,
        .width = (width - c->kernel_size.width) / c->output_subsampling.width + 1,
    };
    return validate_tensor_sizes(c);
}

enum nnp_status nnp_validate_unsupported_convolution(enum nnp_convolution_algorithm algorithm, size_t batch_size,
                                                     size_t input_channels, size_t output_channels,
                                                     struct nnp_size input_size, struct nnp_padding input_padding,
                                                     struct nnp_size kernel_size, enum nnp_activation activation,
                                                     const void* activation_parameters) {
    struct nnp_convolution convolution = {
        .batch_size = batch_size,
        .input_channels = input_channels,
        .output_channels = output_channels,
        .input_size = input_size,
        .input_padding = input_padding,
        .kernel_size = kernel_size,
        .output_subsampling = {.width = 1, .height = 1},
        .activation = activation,
        .activation_parameters = activation_parameters,
    };
    const enum nnp_status status = nnp_validate_convolution(&convolution);
    if (status != nnp_status_success) return status;
    return (unsigned)algorithm <= nnp_convolution_algorithm_wt8x8_fp16 ? nnp_status_unsupported_algorithm
                                                                       : nnp_status_invalid_algorithm;
}

static bool is_3x3(struct nnp_size kernel_size) { return kernel_size.height == 3 && kernel_size.width == 3; }

/*
 * The choice may not depend on the image, since a precomputed kernel is good for any. Winograd needs few
 * multiplications, but transforms whole vectors of channels: below half a vector of input channels they cost more than
 * they save.
 */
static enum nnp_convolution_algorithm choose_algorithm(const struct nnp_convolution* c) {
    const bool dense = c->output_subsampling.height == 1 && c->output_subsampling.width == 1;
    return dense && is_3x3(c->kernel_size) && 2 * c->input_channels >= c->machine->hw->lanes
               ? nnp_convolution_algorithm_wt8x8
               : nnp_convolution_algorithm_implicit_gemm;
}

static enum nnp_status validate_strategy(const struct nnp_convolution* c) {
    switch (c->transform_strategy) {
        case nnp_convolution_transform_strategy_compute:
            return nnp_status_success;
        case nnp_convolution_transform_strategy_precompute:
            return c->workspace_buffer == NULL && c->workspace_size == NULL ? nnp_status_insufficient_buffer
                                                                            : nnp_status_success;
        case nnp_convolution_transform_strategy_reuse:
            return (uintptr_t)c->kernel % NNP_ALIGNMENT == 0 ? nnp_status_success : nnp_status_misaligned_buffer;
    }
    return nnp_status_invalid_transform_strategy;
}

enum nnp_status nnp_compute_convolution(struct nnp_convolution* c) {
    const double start = c->profile != NULL ? nnp_now() : 0;
    enum nnp_status status = nnp_validate_convolution(c);
    if (status != nnp_status_success) return status;

    size_t (*plan)(const struct nnp_convolution*);
    void (*run)(const struct nnp_convolution*, void*);
    const enum nnp_convolution_algorithm algorithm =
        c->algorithm == nnp_convolution_algorithm_auto ? choose_algorithm(c) : c->algorithm;
    switch (algorithm) {
        case nnp_convolution_algorithm_wt8x8:
        case nnp_convolution_algorithm_wt8x8_fp16:
            if (!is_3x3(c->kernel_size)) return nnp_status_unsupported_algorithm;
            plan = nnp_plan_winograd;
            run = nnp_run_winograd;
            break;
        case nnp_convolution_algorithm_implicit_gemm:
            plan = nnp_plan_implicit_gemm;
            run = nnp_run_implicit_gemm;
            break;
        case nnp_convolution_algorithm_ft8x8:
        case nnp_convolution_algorithm_ft16x16:
        case nnp_convolution_algorithm_direct:
            return nnp_status_unsupported_algorithm;
        default:
            return nnp_status_invalid_algorithm;
    }
    status = validate_strategy(c);
    if (status != nnp_status_success) return status;

    const size_t needed = plan(c);
    if (needed == 0) return nnp_status_out_of_memory;
    struct nnp_workspace workspace;
    status = nnp_acquire_workspace(c->workspace_buffer, c->workspace_size, needed, &workspace);
    if (status != nnp_status_success || workspace.is_query) return status;

    if (c->profile != NULL) *c->profile = (struct nnp_profile){0};
    run(c, workspace.memory);
    nnp_release_workspace(&workspace);
    if (c->profile != NULL) c->profile->total = nnp_now() - start;
    return nnp_status_success;
}
