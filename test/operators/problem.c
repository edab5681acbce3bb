#include "problem.h"

#include <stdint.h>

const char* const entry_names[ENTRIES] = {"output", "inference", "inference with a precomputed kernel"};
const char* const algorithm_names[] = {"auto", "ft8x8", "ft16x16", "wt8x8", "implicit_gemm", "direct", "wt8x8_fp16"};

const enum nnp_convolution_algorithm algorithms[4] = {nnp_convolution_algorithm_auto, nnp_convolution_algorithm_wt8x8,
                                                      nnp_convolution_algorithm_wt8x8_fp16,
                                                      nnp_convolution_algorithm_implicit_gemm};

bool problem_is_valid(const struct problem* p) {
    const struct nnp_padding padding = p->input_padding;
    const struct nnp_size kernel = p->kernel_size;
    return padding.top < kernel.height && padding.bottom < kernel.height && padding.left < kernel.width &&
           padding.right < kernel.width && kernel.height <= padding.top + p->input_size.height + padding.bottom &&
           kernel.width <= padding.left + p->input_size.width + padding.right;
}

bool problem_is_3x3(const struct problem* p) { return p->kernel_size.height == 3 && p->kernel_size.width == 3; }

static bool is_dense(const struct problem* p) { return p->subsampling.height == 1 && p->subsampling.width == 1; }

struct nnp_size problem_output_size(const struct problem* p) {
    const struct nnp_padding padding = p->input_padding;
    return (struct nnp_size){
        .width = (padding.left + p->input_size.width + padding.right - p->kernel_size.width) / p->subsampling.width + 1,
        .height =
            (padding.top + p->input_size.height + padding.bottom - p->kernel_size.height) / p->subsampling.height + 1,
    };
}

size_t problem_multiplications(const struct problem* p) {
    const struct nnp_size output = problem_output_size(p);
    return p->batch_size * p->output_channels * output.height * output.width * p->input_channels *
           p->kernel_size.height * p->kernel_size.width;
}

float* operands_input(const struct operands* operands) { return (float*)operands->input.data; }

float* operands_kernel(const struct operands* operands) { return (float*)operands->kernel.data; }

float* operands_bias(const struct operands* operands, const struct problem* p) {
    return p->has_bias ? (float*)operands->bias.data : NULL;
}

float* operands_output(const struct operands* operands) { return (float*)operands->output.data; }

static void fill(struct buffer* buffer, size_t count, struct random* random, enum data data) {
    float* const numbers = buffer_place(buffer, count * sizeof(float), sizeof(float));
    for (size_t i = 0; i < count; i++)
        numbers[i] = random_float(random, data);
}

void operands_fill(struct operands* operands, const struct problem* p, struct random* random, enum data input_data,
                   enum data kernel_data) {
    const size_t image = p->input_size.height * p->input_size.width;
    const size_t taps = p->kernel_size.height * p->kernel_size.width;
    fill(&operands->input, p->batch_size * p->input_channels * image, random, input_data);
    fill(&operands->kernel, p->output_channels * p->input_channels * taps, random, kernel_data);
    fill(&operands->bias, p->output_channels, random, input_data);
}

void operands_protect(struct operands* operands) {
    buffer_protect(&operands->input);
    buffer_protect(&operands->kernel);
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

bool call_fits(const struct call* call, const struct problem* p) {
    const bool is_winograd =
        call->algorithm == nnp_convolution_algorithm_wt8x8 || call->algorithm == nnp_convolution_algorithm_wt8x8_fp16;
    if (is_winograd && !problem_is_3x3(p)) return false;
    return call->entry == ENTRY_OUTPUT ? is_dense(p) : p->batch_size == 1;
}

enum nnp_status call_precompute(const struct call* call, const struct problem* p, struct operands* operands) {
    size_t size = 0;
    void* buffer = NULL;
    for (int pass = 0; pass < 2; pass++) {
        const enum nnp_status status = nnp_convolution_inference(
            call->algorithm, nnp_convolution_transform_strategy_precompute, p->input_channels, p->output_channels,
            p->input_size, p->input_padding, p->kernel_size, p->subsampling, NULL, operands_kernel(operands), NULL,
            NULL, buffer, &size, p->activation, NULL, call->threadpool, buffer != NULL ? call->profile : NULL);
        if (status != nnp_status_success) return status;
        if (buffer == NULL) buffer = buffer_place(&operands->transformed, size, NNP_ALIGNMENT);
    }
    buffer_protect(&operands->transformed);
    return nnp_status_success;
}

static enum nnp_status compute(const struct call* call, const struct problem* p, const struct operands* operands,
                               void* buffer, size_t* size) {
    if (call->entry == ENTRY_OUTPUT) {
        return nnp_convolution_output(call->algorithm, p->batch_size, p->input_channels, p->output_channels,
                                      p->input_size, p->input_padding, p->kernel_size, operands_input(operands),
                                      operands_kernel(operands), operands_bias(operands, p), operands_output(operands),
                                      buffer, size, p->activation, NULL, call->threadpool, call->profile);
    }
    const bool is_reuse = call->entry == ENTRY_REUSE;
    return nnp_convolution_inference(
        call->algorithm,
        is_reuse ? nnp_convolution_transform_strategy_reuse : nnp_convolution_transform_strategy_compute,
        p->input_channels, p->output_channels, p->input_size, p->input_padding, p->kernel_size, p->subsampling,
        operands_input(operands), is_reuse ? (float*)operands->transformed.data : operands_kernel(operands),
        operands_bias(operands, p), operands_output(operands), buffer, size, p->activation, NULL, call->threadpool,
        call->profile);
}

enum nnp_status call_run(const struct call* call, const struct problem* p, struct operands* operands) {
    const struct nnp_size size = problem_output_size(p);
    enum nnp_status status = nnp_status_success;
    if (call->entry == ENTRY_REUSE && !call->is_transformed) status = call_precompute(call, p, operands);
    if (status != nnp_status_success) return status;

    buffer_place(&operands->output, p->batch_size * p->output_channels * size.height * size.width * sizeof(float),
                 sizeof(float));
    if (!call->own_workspace) return compute(call, p, operands, NULL, NULL);
    size_t workspace_size = 0;
    status = compute(call, p, operands, NULL, &workspace_size);
    if (status != nnp_status_success) return status;
    void* const workspace = buffer_place(&operands->workspace, workspace_size, NNP_ALIGNMENT);
    return compute(call, p, operands, workspace, &workspace_size);
}

bool problem_case(struct test* test, const struct problem* p, const struct call* call, const char* note) {
    return test_case(test,
                     "%s %s, %s: batch %zu, channels %zu > %zu, image %zux%zu (width x height), padding top %zu right "
                     "%zu bottom %zu left %zu, kernel %zux%zu, subsampling %zux%zu, %s, %s bias%s",
                     algorithm_names[call->algorithm], entry_names[call->entry],
                     call->own_workspace ? "own workspace" : "no workspace", p->batch_size, p->input_channels,
                     p->output_channels, p->input_size.width, p->input_size.height, p->input_padding.top,
                     p->input_padding.right, p->input_padding.bottom, p->input_padding.left, p->kernel_size.width,
                     p->kernel_size.height, p->subsampling.width, p->subsampling.height,
                     p->activation == nnp_activation_relu ? "ReLU" : "identity", p->has_bias ? "a" : "no", note);
}
