/* Rectified linear units: nnp_relu_output and nnp_relu_input_gradient, in blocks of elements. */

#include <pthreadpool.h>

#include <nnpack.h>

#include "machine.h"
#include "validate.h"

enum { ELEMENTS_A_TASK = 1 << 14 };

struct relu {
    const struct nnp_hw* hw;
    const float* grad_output; /* of the gradient */
    const float* input;
    float* output; /* or the input's gradient */
    const float* negative_slope;
    bool is_streamed;
};

static void compute_output(void* context, size_t start, size_t count) {
    const struct relu* r = context;
    nnp_relu_function* function = r->is_streamed ? r->hw->relu.output_streamed : r->hw->relu.output;
    function(count, r->input + start, r->output + start, r->negative_slope);
}

static void compute_gradient(void* context, size_t start, size_t count) {
    const struct relu* r = context;
    nnp_relu_gradient_function* function =
        r->is_streamed ? r->hw->relu.input_gradient_streamed : r->hw->relu.input_gradient;
    function(count, r->grad_output + start, r->input + start, r->output + start, r->negative_slope);
}

static enum nnp_status run(size_t batch_size, size_t channels, struct relu relu, pthreadpool_task_1d_tile_1d_t task,
                           pthreadpool_t threadpool) {
    const enum nnp_status status = nnp_validate_matrix(batch_size, channels, nnp_status_invalid_channels);
    if (status != nnp_status_success) return status;
    const struct nnp_machine* machine = nnp_machine();
    relu.hw = machine->hw;
    if (*relu.negative_slope == 0) relu.negative_slope = NULL;
    /* In place, the lines are in cache already. */
    relu.is_streamed =
        relu.output != relu.input && relu.output != relu.grad_output && nnp_is_large(machine, batch_size * channels);
    pthreadpool_parallelize_1d_tile_1d(threadpool, task, &relu, batch_size * channels, ELEMENTS_A_TASK,
                                       PTHREADPOOL_FLAG_DISABLE_DENORMALS);
    return nnp_status_success;
}

enum nnp_status nnp_relu_output(size_t batch_size, size_t channels, const float input[], float output[],
                                float negative_slope, pthreadpool_t threadpool) {
    const struct relu relu = {.input = input, .output = output, .negative_slope = &negative_slope};
    return run(batch_size, channels, relu, compute_output, threadpool);
}

enum nnp_status nnp_relu_input_gradient(size_t batch_size, size_t channels, const float grad_output[],
                                        const float input[], float grad_input[], float negative_slope,
                                        pthreadpool_t threadpool) {
    const struct relu relu = {
        .grad_output = grad_output, .input = input, .output = grad_input, .negative_slope = &negative_slope};
    return run(batch_size, channels, relu, compute_gradient, threadpool);
}
