#include "problem.h"

#include <stdint.h>

static const char* const entry_names[PASSES][ENTRIES] = {
    {"output", "inference", "inference with a precomputed kernel", "layer output",
     "layer output with a precomputed kernel", "plan"},
    {[ENTRY_PLAIN] = "input gradient", [ENTRY_LAYER] = "layer input gradient"},
    {[ENTRY_PLAIN] = "kernel gradient", [ENTRY_LAYER] = "layer kernel gradient"},
};

const char* const algorithm_names[] = {"auto",   "ft8x8",      "ft16x16",   "wt8x8", "implicit_gemm",
                                       "direct", "wt8x8_fp16", "wt8x8_5x5", "wt6x6", "wt4x4",
                                       "wt6",    "wt8",        "wt12",      "wt7x7", "strassen"};

const enum nnp_convolution_algorithm algorithms[15] = {
    nnp_convolution_algorithm_auto,          nnp_convolution_algorithm_wt8x8,     nnp_convolution_algorithm_wt8x8_fp16,
    nnp_convolution_algorithm_implicit_gemm, nnp_convolution_algorithm_direct,    nnp_convolution_algorithm_ft8x8,
    nnp_convolution_algorithm_ft16x16,       nnp_convolution_algorithm_wt8x8_5x5, nnp_convolution_algorithm_wt6x6,
    nnp_convolution_algorithm_wt4x4,         nnp_convolution_algorithm_wt6,       nnp_convolution_algorithm_wt8,
    nnp_convolution_algorithm_wt12,          nnp_convolution_algorithm_wt7x7,     nnp_convolution_algorithm_strassen};

static bool is_unit(struct nnp_size size) { return size.height == 1 && size.width == 1; }

static size_t pixels(struct nnp_size size) { return size.height * size.width; }

static struct nnp_size padded_size(const struct problem* p) {
    return (struct nnp_size){.width = p->input_padding.left + p->input_size.width + p->input_padding.right,
                             .height = p->input_padding.top + p->input_size.height + p->input_padding.bottom};
}

struct nnp_size problem_dilated_kernel(const struct problem* p) {
    return (struct nnp_size){.width = (p->kernel_size.width - 1) * p->dilation.width + 1,
                             .height = (p->kernel_size.height - 1) * p->dilation.height + 1};
}

bool problem_is_valid(const struct problem* p) {
    const struct nnp_size padded = padded_size(p), kernel = problem_dilated_kernel(p);
    return kernel.height <= padded.height && kernel.width <= padded.width && p->input_channels % p->groups == 0 &&
           p->output_channels % p->groups == 0;
}

/* Is it a problem that nnpack.h knows? */
static bool is_plain(const struct problem* p) {
    const struct nnp_padding padding = p->input_padding;
    const struct nnp_size kernel = p->kernel_size;
    return padding.top < kernel.height && padding.bottom < kernel.height && padding.left < kernel.width &&
           padding.right < kernel.width && p->groups == 1 && is_unit(p->dilation);
}

struct nnp_size problem_output_size(const struct problem* p) {
    const struct nnp_size padded = padded_size(p), kernel = problem_dilated_kernel(p);
    return (struct nnp_size){
        .width = (padded.width - kernel.width) / p->stride.width + 1,
        .height = (padded.height - kernel.height) / p->stride.height + 1,
    };
}

size_t problem_multiplications(const struct problem* p) {
    return problem_output_elements(p) * problem_group_inputs(p) * pixels(p->kernel_size);
}

struct nnp_convolution_layer problem_layer(const struct problem* p) {
    return (struct nnp_convolution_layer){
        .batch_size = p->batch_size,
        .input_channels = p->input_channels,
        .output_channels = p->output_channels,
        .groups = p->groups,
        .input_size = p->input_size,
        .input_padding = p->input_padding,
        .kernel_size = p->kernel_size,
        .stride = p->stride,
        .dilation = p->dilation,
    };
}

size_t problem_group_inputs(const struct problem* p) { return p->input_channels / p->groups; }

size_t problem_group_outputs(const struct problem* p) { return p->output_channels / p->groups; }

size_t problem_input_elements(const struct problem* p) {
    return p->batch_size * p->input_channels * pixels(p->input_size);
}

size_t problem_kernel_elements(const struct problem* p) {
    return p->output_channels * problem_group_inputs(p) * pixels(p->kernel_size);
}

size_t problem_output_elements(const struct problem* p) {
    return p->batch_size * p->output_channels * pixels(problem_output_size(p));
}

float* operands_input(const struct operands* operands) { return (float*)operands->input.data; }

float* operands_kernel(const struct operands* operands) { return (float*)operands->kernel.data; }

float* operands_bias(const struct operands* operands, const struct problem* p) {
    return p->has_bias ? (float*)operands->bias.data : NULL;
}

float* operands_output(const struct operands* operands) { return (float*)operands->output.data; }

struct buffer* operands_result(struct operands* operands, const struct problem* p) {
    struct buffer* const buffers[PASSES] = {&operands->output, &operands->input, &operands->kernel};
    return buffers[p->pass];
}

struct buffer* operands_first(struct operands* operands, const struct problem* p) {
    return p->pass == PASS_INPUT_GRADIENT ? &operands->output : &operands->input;
}

struct buffer* operands_second(struct operands* operands, const struct problem* p) {
    return p->pass == PASS_KERNEL_GRADIENT ? &operands->output : &operands->kernel;
}

static void fill(struct buffer* buffer, size_t count, struct random* random, enum data data) {
    float* const numbers = buffer_place(buffer, count * sizeof(float), sizeof(float));
    for (size_t i = 0; i < count; i++)
        numbers[i] = random_float(random, data);
}

void operands_fill(struct operands* operands, const struct problem* p, struct random* random, enum data first_data,
                   enum data second_data) {
    const bool is_input = p->pass == PASS_INPUT_GRADIENT, is_kernel = p->pass == PASS_KERNEL_GRADIENT;
    fill(operands_first(operands, p), is_input ? problem_output_elements(p) : problem_input_elements(p), random,
         first_data);
    fill(operands_second(operands, p), is_kernel ? problem_output_elements(p) : problem_kernel_elements(p), random,
         second_data);
    fill(&operands->bias, p->output_channels, random, first_data);
}

void operands_protect(struct operands* operands, const struct problem* p) {
    buffer_protect(operands_first(operands, p));
    buffer_protect(operands_second(operands, p));
    buffer_protect(&operands->bias);
}

void operands_release(struct operands* operands) {
    buffer_release(&operands->input);
    buffer_release(&operands->kernel);
    buffer_release(&operands->bias);
    buffer_release(&operands->output);
    buffer_release(&operands->workspace);
    buffer_release(&operands->transformed);
}

bool call_is_reuse(const struct call* call) { return call->entry == ENTRY_REUSE || call->entry == ENTRY_LAYER_REUSE; }

/* Asks the library for the workspace of a layer that every transform of tiles can compute, if there is one. */
static bool is_implemented(enum nnp_convolution_algorithm algorithm, enum pass pass) {
    const struct nnp_convolution_layer layer = {
        .batch_size = 1,
        .input_channels = 1,
        .output_channels = 1,
        .groups = 1,
        .input_size = {8, 8},
        .kernel_size = {3, 3},
        .stride = {1, 1},
        .dilation = {1, 1},
    };
    size_t size;
    switch (pass) {
        case PASS_INPUT_GRADIENT:
            return nnp_convolution_layer_input_gradient(&layer, algorithm, NULL, NULL, NULL, NULL, &size, NULL, NULL) ==
                   nnp_status_success;
        case PASS_KERNEL_GRADIENT:
            return nnp_convolution_layer_kernel_gradient(&layer, algorithm, NULL, NULL, NULL, NULL, &size, NULL,
                                                         NULL) == nnp_status_success;
        default:
            return nnp_convolution_layer_output(&layer, algorithm, nnp_convolution_transform_strategy_compute, NULL,
                                                NULL, NULL, NULL, NULL, &size, nnp_activation_identity, NULL, NULL,
                                                NULL) == nnp_status_success;
    }
}

struct nnp_size problem_phase_size(const struct problem* p) {
    return (struct nnp_size){.width = (p->kernel_size.width - 1) / p->stride.width + 1,
                             .height = (p->kernel_size.height - 1) / p->stride.height + 1};
}

static bool is_line(struct nnp_size kernel, size_t taps) {
    return kernel.height * kernel.width == taps && (kernel.height == 1 || kernel.width == 1);
}

bool algorithm_fits(enum nnp_convolution_algorithm algorithm, const struct problem* p) {
    const bool is_dilated = (p->dilation.height != 1 && p->kernel_size.height != 1) ||
                            (p->dilation.width != 1 && p->kernel_size.width != 1);
    const bool is_tiled = !is_dilated && (is_unit(p->stride) || p->pass != PASS_KERNEL_GRADIENT);
    const bool is_gradient = p->pass == PASS_KERNEL_GRADIENT;
    const struct nnp_size kernel = problem_phase_size(p); /* which tiles know */
    const size_t taps = kernel.height == kernel.width ? kernel.height : 0;
    const size_t most = algorithm == nnp_convolution_algorithm_ft8x8 ? 8 : 16;
    switch (algorithm) {
        case nnp_convolution_algorithm_wt8x8:
        case nnp_convolution_algorithm_wt8x8_fp16:
            return is_tiled && (taps == 3 || (!is_gradient && (taps == 2 || taps == 4)));
        case nnp_convolution_algorithm_wt7x7:
            return is_tiled && taps == 3 && !is_gradient;
        case nnp_convolution_algorithm_wt6x6:
        case nnp_convolution_algorithm_wt4x4:
            return is_tiled && (taps == 2 || taps == 3) && !is_gradient;
        case nnp_convolution_algorithm_wt8x8_5x5:
            return is_tiled && taps == 5 && !is_gradient;
        case nnp_convolution_algorithm_wt6:
            return is_tiled && is_line(kernel, 3) && !is_gradient;
        case nnp_convolution_algorithm_wt8:
            return is_tiled && (is_line(kernel, 3) || is_line(kernel, 5)) && !is_gradient;
        case nnp_convolution_algorithm_wt12:
            return is_tiled && is_line(kernel, 7) && !is_gradient;
        case nnp_convolution_algorithm_ft8x8:
        case nnp_convolution_algorithm_ft16x16:
            return is_tiled && kernel.height <= most && kernel.width <= most && is_implemented(algorithm, p->pass);
        case nnp_convolution_algorithm_strassen:
            return p->pass == PASS_OUTPUT && is_unit(p->kernel_size) && problem_group_inputs(p) % 2 == 0 &&
                   padded_size(p).height == p->input_size.height && padded_size(p).width == p->input_size.width;
        case nnp_convolution_algorithm_direct:
            if (is_unit(p->kernel_size) || (p->groups > 1 && problem_group_inputs(p) == 1)) return true;
            return p->pass == PASS_OUTPUT || (p->pass == PASS_INPUT_GRADIENT && is_unit(p->stride));
        default:
            return true;
    }
}

bool call_fits(const struct call* call, const struct problem* p) {
    switch (call->entry) {
        case ENTRY_PLAIN:
            if (!is_plain(p) || !is_unit(p->stride)) return false;
            break;
        case ENTRY_COMPUTE:
        case ENTRY_REUSE:
            if (!is_plain(p) || p->batch_size != 1 || p->pass != PASS_OUTPUT) return false;
            break;
        case ENTRY_LAYER_REUSE:
        case ENTRY_PLAN:
            if (p->pass != PASS_OUTPUT) return false;
            break;
        default:
            break;
    }
    return algorithm_fits(call->algorithm, p);
}

enum nnp_status call_precompute(const struct call* call, const struct problem* p, struct operands* operands) {
    const struct nnp_convolution_layer layer = problem_layer(p);
    const bool is_layer = call->entry == ENTRY_LAYER_REUSE || call->entry == ENTRY_LAYER;
    size_t size = 0;
    void* buffer = NULL;
    for (int pass = 0; pass < 2; pass++) {
        struct nnp_profile* const profile = buffer != NULL ? call->profile : NULL;
        const enum nnp_status status =
            is_layer
                ? nnp_convolution_layer_output(&layer, call->algorithm, nnp_convolution_transform_strategy_precompute,
                                               NULL, operands_kernel(operands), NULL, NULL, buffer, &size,
                                               p->activation, NULL, call->threadpool, profile)
                : nnp_convolution_inference(call->algorithm, nnp_convolution_transform_strategy_precompute,
                                            p->input_channels, p->output_channels, p->input_size, p->input_padding,
                                            p->kernel_size, p->stride, NULL, operands_kernel(operands), NULL, NULL,
                                            buffer, &size, p->activation, NULL, call->threadpool, profile);
        if (status != nnp_status_success) return status;
        if (buffer == NULL) buffer = buffer_place(&operands->transformed, size, NNP_ALIGNMENT);
    }
    buffer_protect(&operands->transformed);
    return nnp_status_success;
}

static enum nnp_status compute_output(const struct call* call, const struct problem* p, const struct operands* operands,
                                      void* buffer, size_t* size) {
    const struct nnp_convolution_layer layer = problem_layer(p);
    const bool is_reuse = call_is_reuse(call);
    const float* const kernel = is_reuse ? (const float*)operands->transformed.data : operands_kernel(operands);
    const enum nnp_convolution_transform_strategy strategy =
        is_reuse ? nnp_convolution_transform_strategy_reuse : nnp_convolution_transform_strategy_compute;
    switch (call->entry) {
        case ENTRY_PLAIN:
            return nnp_convolution_output(call->algorithm, p->batch_size, p->input_channels, p->output_channels,
                                          p->input_size, p->input_padding, p->kernel_size, operands_input(operands),
                                          kernel, operands_bias(operands, p), operands_output(operands), buffer, size,
                                          p->activation, NULL, call->threadpool, call->profile);
        case ENTRY_COMPUTE:
        case ENTRY_REUSE:
            return nnp_convolution_inference(
                call->algorithm, strategy, p->input_channels, p->output_channels, p->input_size, p->input_padding,
                p->kernel_size, p->stride, operands_input(operands), kernel, operands_bias(operands, p),
                operands_output(operands), buffer, size, p->activation, NULL, call->threadpool, call->profile);
        default:
            return nnp_convolution_layer_output(&layer, call->algorithm, strategy, operands_input(operands), kernel,
                                                operands_bias(operands, p), operands_output(operands), buffer, size,
                                                p->activation, NULL, call->threadpool, call->profile);
    }
}

enum nnp_status call_create_plan(const struct call* call, const struct problem* p, const struct operands* operands,
                                 struct nnp_convolution_plan** plan) {
    const struct nnp_convolution_layer layer = problem_layer(p);
    return nnp_convolution_plan_create(&layer, call->algorithm, NULL, operands_kernel(operands),
                                       operands_bias(operands, p), p->activation, NULL, call->threadpool, NULL, plan);
}

enum nnp_status call_run_plan(const struct call* call, const struct nnp_convolution_plan* plan, const struct problem* p,
                              struct operands* operands) {
    struct nnp_convolution_call run = {
        .plan = plan,
        .batch_size = p->batch_size,
        .input_size = p->input_size,
        .input = operands_input(operands),
        .output = buffer_place(&operands->output, problem_output_elements(p) * sizeof(float), sizeof(float)),
        .threadpool = call->threadpool,
    };
    size_t size = 0;
    if (call->own_workspace) {
        run.workspace_size = &size;
        const enum nnp_status status = nnp_convolution_plan_run(&run);
        if (status != nnp_status_success) return status;
        run.workspace_buffer = buffer_place(&operands->workspace, size, NNP_ALIGNMENT);
    }
    run.profile = call->profile;
    return nnp_convolution_plan_run(&run);
}

/* Makes a plan, runs it once, and frees it. */
static enum nnp_status plan_and_run(const struct call* call, const struct problem* p, struct operands* operands) {
    struct nnp_convolution_plan* plan;
    enum nnp_status status = call_create_plan(call, p, operands, &plan);
    if (status != nnp_status_success) return status;
    status = call_run_plan(call, plan, p, operands);
    nnp_convolution_plan_destroy(plan);
    return status;
}

static enum nnp_status compute(const struct call* call, const struct problem* p, const struct operands* operands,
                               void* buffer, size_t* size) {
    const struct nnp_convolution_layer layer = problem_layer(p);
    float* const input = operands_input(operands);
    float* const kernel = operands_kernel(operands);
    float* const output = operands_output(operands);
    const bool is_layer = call->entry == ENTRY_LAYER;
    switch (p->pass) {
        case PASS_INPUT_GRADIENT:
            return is_layer
                       ? nnp_convolution_layer_input_gradient(&layer, call->algorithm, output, kernel, input, buffer,
                                                              size, call->threadpool, call->profile)
                       : nnp_convolution_input_gradient(call->algorithm, p->batch_size, p->input_channels,
                                                        p->output_channels, p->input_size, p->input_padding,
                                                        p->kernel_size, output, kernel, input, buffer, size,
                                                        nnp_activation_identity, NULL, call->threadpool, call->profile);
        case PASS_KERNEL_GRADIENT:
            return is_layer ? nnp_convolution_layer_kernel_gradient(&layer, call->algorithm, input, output, kernel,
                                                                    buffer, size, call->threadpool, call->profile)
                            : nnp_convolution_kernel_gradient(
                                  call->algorithm, p->batch_size, p->input_channels, p->output_channels, p->input_size,
                                  p->input_padding, p->kernel_size, input, output, kernel, buffer, size,
                                  nnp_activation_identity, NULL, call->threadpool, call->profile);
        default:
            return compute_output(call, p, operands, buffer, size);
    }
}

enum nnp_status call_run(const struct call* call, const struct problem* p, struct operands* operands) {
    const size_t elements[PASSES] = {problem_output_elements(p), problem_input_elements(p), problem_kernel_elements(p)};
    enum nnp_status status = nnp_status_success;
    if (call->entry == ENTRY_PLAN) return plan_and_run(call, p, operands);
    if (call_is_reuse(call) && !call->is_transformed) status = call_precompute(call, p, operands);
    if (status != nnp_status_success) return status;

    buffer_place(operands_result(operands, p), elements[p->pass] * sizeof(float), sizeof(float));
    if (!call->own_workspace) return compute(call, p, operands, NULL, NULL);
    size_t workspace_size = 0;
    status = compute(call, p, operands, NULL, &workspace_size);
    if (status != nnp_status_success) return status;
    void* const workspace = buffer_place(&operands->workspace, workspace_size, NNP_ALIGNMENT);
    return compute(call, p, operands, workspace, &workspace_size);
}

bool problem_case(struct test* test, const struct problem* p, const struct call* call, const char* note) {
    return test_case(
        test,
        "%s %s, %s: batch %zu, channels %zu > %zu in %zu groups, image %zux%zu (width x height), padding top %zu right "
        "%zu bottom %zu left %zu, kernel %zux%zu, stride %zux%zu, dilation %zux%zu, %s, %s bias%s",
        algorithm_names[call->algorithm], entry_names[p->pass][call->entry],
        call->own_workspace ? "own workspace" : "no workspace", p->batch_size, p->input_channels, p->output_channels,
        p->groups, p->input_size.width, p->input_size.height, p->input_padding.top, p->input_padding.right,
        p->input_padding.bottom, p->input_padding.left, p->kernel_size.width, p->kernel_size.height, p->stride.width,
        p->stride.height, p->dilation.width, p->dilation.height,
        p->activation == nnp_activation_relu ? "ReLU" : "identity", p->has_bias ? "a" : "no", note);
}
