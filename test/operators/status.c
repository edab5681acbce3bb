/* Each bad argument gets its own status, the first of several wins, and nothing is written. */

#include <math.h>
#include <stddef.h>
#include <string.h>

#include "arguments.h"

/* ---- Convolutions ---- */

enum {
    OF_OUTPUT = 1 << CONVOLUTION_OUTPUT,
    OF_INFERENCE = 1 << CONVOLUTION_INFERENCE,
    OF_GRADIENTS = 1 << INPUT_GRADIENT | 1 << KERNEL_GRADIENT,
    OF_KERNEL_GRADIENTS = 1 << KERNEL_GRADIENT | 1 << LAYER_KERNEL_GRADIENT,
    OF_LAYER_OUTPUT = 1 << LAYER_OUTPUT,
    OF_LAYER_GRADIENTS = 1 << LAYER_INPUT_GRADIENT | 1 << LAYER_KERNEL_GRADIENT,
    OF_LAYERS = OF_LAYER_OUTPUT | OF_LAYER_GRADIENTS | 1 << LAYER_BIAS_GRADIENT,
    OF_PLAIN = OF_OUTPUT | OF_INFERENCE | OF_GRADIENTS,
    OF_ALL = OF_PLAIN | OF_LAYERS,
    OF_BATCHED = OF_ALL & ~OF_INFERENCE,
    OF_STRIDED = OF_INFERENCE | OF_LAYERS,
    OF_STRATEGIC = OF_INFERENCE | OF_LAYER_OUTPUT,
    OF_ACTIVE = OF_PLAIN | OF_LAYER_OUTPUT,              /* with an activation */
    OF_COMPUTING = OF_ALL & ~(1 << LAYER_BIAS_GRADIENT), /* with an algorithm and a workspace */
};

enum { CHANNELS = 4, SIZE = 5, WORKSPACE = 1 << 16 };

/* Everything that a call could write to. */
static struct memory {
    _Alignas(NNP_ALIGNMENT) char workspace[WORKSPACE];
    _Alignas(NNP_ALIGNMENT) float kernel[CHANNELS * CHANNELS * 9 + NNP_ALIGNMENT / sizeof(float)];
    float input[CHANNELS * SIZE * SIZE];
    float bias[CHANNELS];
    float output[CHANNELS * SIZE * SIZE];
    struct nnp_profile profile;
    size_t workspace_size;
    size_t no_size;
} memory;

static const float slope = 0.5f, negative_slope = -1.0f, infinite_slope = INFINITY, nan_slope = NAN;

/* Some bytes of the arguments, and what makes them wrong. */
struct change {
    size_t offset;
    size_t bytes;
    union {
        size_t size;
        struct nnp_size sizes;
        int number;
        const void* pointer;
    } value;
};

#define CHANGE(member, kind, wrong)                                                                                    \
    { .offset = offsetof(struct arguments, member), .bytes = sizeof((struct arguments*)0)->member, .value.kind = wrong }

struct fault {
    enum nnp_status status;
    unsigned functions;
    const char* name;
    struct change changes[3];
};

#define SIZES(w, h) ((struct nnp_size){w, h})

/* In the order in which they are looked for. */
static const struct fault faults[] = {
    {nnp_status_invalid_batch_size, OF_BATCHED, "batch size 0", {CHANGE(batch_size, size, 0)}},
    {nnp_status_invalid_input_channels, OF_ALL, "0 input channels", {CHANGE(input_channels, size, 0)}},
    {nnp_status_invalid_output_channels, OF_ALL, "0 output channels", {CHANGE(output_channels, size, 0)}},
    {nnp_status_invalid_input_channels, OF_LAYERS, "0 groups", {CHANGE(groups, size, 0)}},
    {nnp_status_invalid_input_channels,
     OF_LAYERS,
     "6 input channels in 4 groups",
     {CHANGE(input_channels, size, 6), CHANGE(groups, size, 4)}},
    {nnp_status_invalid_output_channels,
     OF_LAYERS,
     "6 output channels in 4 groups",
     {CHANGE(output_channels, size, 6), CHANGE(groups, size, 4)}},
    {nnp_status_invalid_input_size, OF_ALL, "input height 0", {CHANGE(input_size.height, size, 0)}},
    {nnp_status_invalid_input_size, OF_ALL, "input width 0", {CHANGE(input_size.width, size, 0)}},
    {nnp_status_invalid_kernel_size, OF_ALL, "kernel height 0", {CHANGE(kernel_size.height, size, 0)}},
    {nnp_status_invalid_kernel_size, OF_ALL, "kernel width 0", {CHANGE(kernel_size.width, size, 0)}},
    {nnp_status_invalid_kernel_size, OF_LAYERS, "dilation height 0", {CHANGE(dilation.height, size, 0)}},
    {nnp_status_invalid_kernel_size, OF_LAYERS, "dilation width 0", {CHANGE(dilation.width, size, 0)}},
    {nnp_status_invalid_input_padding, OF_PLAIN, "top padding", {CHANGE(input_padding.top, size, 20)}},
    {nnp_status_invalid_input_padding, OF_PLAIN, "bottom padding", {CHANGE(input_padding.bottom, size, SIZE_MAX)}},
    {nnp_status_invalid_input_padding, OF_PLAIN, "left padding", {CHANGE(input_padding.left, size, SIZE_MAX)}},
    {nnp_status_invalid_input_padding, OF_PLAIN, "right padding", {CHANGE(input_padding.right, size, 1000)}},
    {nnp_status_invalid_output_subsampling, OF_STRIDED, "stride height 0", {CHANGE(stride.height, size, 0)}},
    {nnp_status_invalid_output_subsampling, OF_STRIDED, "stride width 0", {CHANGE(stride.width, size, 0)}},
    {nnp_status_invalid_activation, OF_ACTIVE, "activation 2", {CHANGE(activation, number, 2)}},
    {nnp_status_invalid_activation, OF_ACTIVE, "activation -1", {CHANGE(activation, number, -1)}},
    {nnp_status_invalid_activation_parameters,
     OF_ACTIVE,
     "parameters of identity",
     {CHANGE(activation, number, nnp_activation_identity), CHANGE(activation_parameters, pointer, &slope)}},
    {nnp_status_invalid_activation_parameters,
     OF_ACTIVE,
     "a negative slope",
     {CHANGE(activation, number, nnp_activation_relu), CHANGE(activation_parameters, pointer, &negative_slope)}},
    {nnp_status_invalid_activation_parameters,
     OF_ACTIVE,
     "an infinite slope",
     {CHANGE(activation, number, nnp_activation_relu), CHANGE(activation_parameters, pointer, &infinite_slope)}},
    {nnp_status_invalid_activation_parameters,
     OF_ACTIVE,
     "a slope that is no number",
     {CHANGE(activation, number, nnp_activation_relu), CHANGE(activation_parameters, pointer, &nan_slope)}},
    {nnp_status_unsupported_activation_parameters,
     OF_ACTIVE,
     "a slope",
     {CHANGE(activation, number, nnp_activation_relu), CHANGE(activation_parameters, pointer, &slope)}},
    {nnp_status_invalid_input_padding,
     OF_LAYERS,
     "a padding that can't be counted",
     {CHANGE(input_padding.bottom, size, SIZE_MAX)}},
    {nnp_status_invalid_input_padding,
     OF_LAYERS,
     "paddings that can't be counted together",
     {CHANGE(input_padding.left, size, SIZE_MAX / 2), CHANGE(input_padding.right, size, SIZE_MAX / 2)}},
    {nnp_status_invalid_kernel_size, OF_ALL, "a kernel too high", {CHANGE(kernel_size.height, size, SIZE + 3)}},
    {nnp_status_invalid_kernel_size, OF_ALL, "a kernel too wide", {CHANGE(kernel_size.width, size, SIZE + 3)}},
    {nnp_status_invalid_kernel_size, OF_LAYERS, "a dilation too high", {CHANGE(dilation.height, size, 20)}},
    {nnp_status_invalid_kernel_size, OF_LAYERS, "a dilation far too wide", {CHANGE(dilation.width, size, SIZE_MAX)}},
    {nnp_status_unsupported_activation,
     OF_GRADIENTS,
     "an activation",
     {CHANGE(activation, number, nnp_activation_relu)}},
    {nnp_status_invalid_algorithm, OF_COMPUTING, "algorithm 15", {CHANGE(algorithm, number, 15)}},
    {nnp_status_invalid_algorithm, OF_COMPUTING, "algorithm -1", {CHANGE(algorithm, number, -1)}},
    {nnp_status_unsupported_algorithm,
     OF_COMPUTING,
     "a 9x3 kernel for ft8x8",
     {CHANGE(algorithm, number, nnp_convolution_algorithm_ft8x8), CHANGE(kernel_size, sizes, SIZES(9, 3)),
      CHANGE(input_size, sizes, SIZES(9, 5))}},
    {nnp_status_unsupported_algorithm,
     OF_COMPUTING,
     "a 3x17 kernel for ft16x16",
     {CHANGE(algorithm, number, nnp_convolution_algorithm_ft16x16), CHANGE(kernel_size, sizes, SIZES(3, 17)),
      CHANGE(input_size, sizes, SIZES(5, 17))}},
    {nnp_status_unsupported_algorithm,
     OF_KERNEL_GRADIENTS,
     "a gradient by a 3x3 kernel for direct",
     {CHANGE(algorithm, number, nnp_convolution_algorithm_direct), CHANGE(kernel_size, sizes, SIZES(3, 3))}},
    {nnp_status_unsupported_algorithm,
     OF_COMPUTING,
     "a 5x5 kernel for wt8x8",
     {CHANGE(algorithm, number, nnp_convolution_algorithm_wt8x8), CHANGE(kernel_size, sizes, SIZES(5, 5))}},
    {nnp_status_unsupported_algorithm,
     OF_COMPUTING,
     "a 3x3 kernel for wt8x8_5x5",
     {CHANGE(algorithm, number, nnp_convolution_algorithm_wt8x8_5x5), CHANGE(kernel_size, sizes, SIZES(3, 3))}},
    {nnp_status_unsupported_algorithm,
     OF_COMPUTING,
     "a 4x3 kernel for wt7x7",
     {CHANGE(algorithm, number, nnp_convolution_algorithm_wt7x7), CHANGE(kernel_size, sizes, SIZES(3, 4))}},
    {nnp_status_unsupported_algorithm,
     OF_COMPUTING,
     "a 5x5 kernel for wt6x6",
     {CHANGE(algorithm, number, nnp_convolution_algorithm_wt6x6), CHANGE(kernel_size, sizes, SIZES(5, 5))}},
    {nnp_status_unsupported_algorithm,
     OF_COMPUTING,
     "a 3x4 kernel for wt4x4",
     {CHANGE(algorithm, number, nnp_convolution_algorithm_wt4x4), CHANGE(kernel_size, sizes, SIZES(4, 3))}},
    {nnp_status_unsupported_algorithm,
     OF_COMPUTING,
     "a 3x3 kernel for wt6",
     {CHANGE(algorithm, number, nnp_convolution_algorithm_wt6)}},
    {nnp_status_unsupported_algorithm,
     OF_COMPUTING,
     "a 2x3 kernel for wt8",
     {CHANGE(algorithm, number, nnp_convolution_algorithm_wt8), CHANGE(kernel_size, sizes, SIZES(2, 3))}},
    {nnp_status_unsupported_algorithm,
     OF_COMPUTING,
     "a 3x7 kernel for wt12",
     {CHANGE(algorithm, number, nnp_convolution_algorithm_wt12), CHANGE(kernel_size, sizes, SIZES(3, 7)),
      CHANGE(input_size, sizes, SIZES(9, 9))}},
    {nnp_status_unsupported_algorithm,
     OF_COMPUTING,
     "a 3x3 kernel for strassen",
     {CHANGE(algorithm, number, nnp_convolution_algorithm_strassen)}},
    {nnp_status_unsupported_algorithm,
     OF_KERNEL_GRADIENTS,
     "a gradient by the kernel for wt8x8_5x5",
     {CHANGE(algorithm, number, nnp_convolution_algorithm_wt8x8_5x5), CHANGE(kernel_size, sizes, SIZES(5, 5))}},
    {nnp_status_unsupported_algorithm,
     OF_KERNEL_GRADIENTS,
     "a gradient by the kernel for wt7x7",
     {CHANGE(algorithm, number, nnp_convolution_algorithm_wt7x7)}},
    {nnp_status_unsupported_algorithm,
     OF_KERNEL_GRADIENTS,
     "a gradient by the kernel for wt6x6",
     {CHANGE(algorithm, number, nnp_convolution_algorithm_wt6x6)}},
    {nnp_status_unsupported_algorithm,
     OF_KERNEL_GRADIENTS,
     "a gradient by the kernel for wt4x4",
     {CHANGE(algorithm, number, nnp_convolution_algorithm_wt4x4)}},
    {nnp_status_unsupported_algorithm,
     OF_COMPUTING,
     "a 3x2 kernel for wt8x8_fp16",
     {CHANGE(algorithm, number, nnp_convolution_algorithm_wt8x8_fp16), CHANGE(kernel_size, sizes, SIZES(3, 2))}},
    {nnp_status_unsupported_algorithm,
     OF_COMPUTING& OF_LAYERS,
     "a dilated kernel for wt8x8",
     {CHANGE(algorithm, number, nnp_convolution_algorithm_wt8x8), CHANGE(dilation, sizes, SIZES(1, 2))}},
    {nnp_status_unsupported_algorithm,
     OF_COMPUTING& OF_LAYERS,
     "a dilated kernel for ft8x8",
     {CHANGE(algorithm, number, nnp_convolution_algorithm_ft8x8), CHANGE(dilation, sizes, SIZES(2, 2))}},
    {nnp_status_unsupported_algorithm,
     OF_LAYER_OUTPUT | OF_LAYER_GRADIENTS,
     "a dilated kernel, with phases of one tap, for ft8x8",
     {CHANGE(algorithm, number, nnp_convolution_algorithm_ft8x8), CHANGE(dilation, sizes, SIZES(2, 2)),
      CHANGE(stride, sizes, SIZES(3, 3))}},
    {nnp_status_unsupported_algorithm,
     OF_LAYER_GRADIENTS,
     "a stride of 2x1 for wt8x8",
     {CHANGE(algorithm, number, nnp_convolution_algorithm_wt8x8), CHANGE(stride, sizes, SIZES(2, 1))}},
    {nnp_status_unsupported_algorithm,
     OF_LAYER_GRADIENTS,
     "a stride of 3 for wt6x6",
     {CHANGE(algorithm, number, nnp_convolution_algorithm_wt6x6), CHANGE(stride, sizes, SIZES(3, 3))}},
    {nnp_status_unsupported_algorithm,
     1 << LAYER_KERNEL_GRADIENT,
     "a gradient by the kernel with a stride for ft16x16",
     {CHANGE(algorithm, number, nnp_convolution_algorithm_ft16x16), CHANGE(stride, sizes, SIZES(1, 3))}},
    {nnp_status_invalid_transform_strategy, OF_STRATEGIC, "strategy 0", {CHANGE(transform_strategy, number, 0)}},
    {nnp_status_invalid_transform_strategy, OF_STRATEGIC, "strategy 4", {CHANGE(transform_strategy, number, 4)}},
    {nnp_status_insufficient_buffer,
     OF_STRATEGIC,
     "precompute without a buffer",
     {CHANGE(transform_strategy, number, nnp_convolution_transform_strategy_precompute),
      CHANGE(workspace_buffer, pointer, NULL), CHANGE(workspace_size, pointer, NULL)}},
    {nnp_status_misaligned_buffer,
     OF_STRATEGIC,
     "reuse of a misaligned kernel",
     {CHANGE(transform_strategy, number, nnp_convolution_transform_strategy_reuse),
      CHANGE(kernel, pointer, memory.kernel + 1)}},
    {nnp_status_misaligned_buffer,
     OF_COMPUTING,
     "a misaligned workspace",
     {CHANGE(workspace_buffer, pointer, memory.workspace + NNP_ALIGNMENT / 2)}},
    {nnp_status_insufficient_buffer, OF_COMPUTING, "a workspace without size", {CHANGE(workspace_size, pointer, NULL)}},
    {nnp_status_insufficient_buffer,
     OF_COMPUTING,
     "a workspace too small",
     {CHANGE(workspace_size, pointer, &memory.no_size)}},
};

static struct arguments good_arguments(enum function function) {
    memset(&memory, 0xA5, sizeof memory);
    memory.workspace_size = WORKSPACE;
    memory.no_size = 0;
    return (struct arguments){
        .algorithm = nnp_convolution_algorithm_implicit_gemm,
        .transform_strategy = nnp_convolution_transform_strategy_compute,
        .batch_size = 1,
        .input_channels = CHANNELS,
        .output_channels = CHANNELS,
        .groups = 1,
        .input_size = {SIZE, SIZE},
        .input_padding = {1, 1, 1, 1},
        .kernel_size = {3, 3},
        .stride = {1, 1},
        .dilation = {1, 1},
        .input = memory.input,
        .kernel = memory.kernel,
        .bias = memory.bias,
        .output = memory.output,
        .workspace_buffer = memory.workspace,
        .workspace_size = &memory.workspace_size,
        .activation = (1u << function & OF_GRADIENTS) != 0 ? nnp_activation_identity : nnp_activation_relu,
        .profile = &memory.profile,
    };
}

static void apply(struct arguments* arguments, const struct fault* fault) {
    for (size_t i = 0; i < COUNT_OF(fault->changes); i++) {
        memcpy((char*)arguments + fault->changes[i].offset, &fault->changes[i].value, fault->changes[i].bytes);
    }
}

/* Do two faults change the same argument? */
static bool overlap(const struct fault* one, const struct fault* other) {
    for (size_t i = 0; i < COUNT_OF(one->changes); i++) {
        for (size_t j = 0; j < COUNT_OF(other->changes); j++) {
            const struct change* const a = &one->changes[i];
            const struct change* const b = &other->changes[j];
            if (a->offset < b->offset + b->bytes && b->offset < a->offset + a->bytes) return true;
        }
    }
    return false;
}

/* Call the function and expect the status, and no byte changed. */
static void check_refusal(struct test* test, enum function function, const struct arguments* arguments,
                          enum nnp_status expected) {
    static struct memory before;
    memcpy(&before, &memory, sizeof memory);
    test_status(test, call_function(function, arguments), expected);
    test_expect(test, memcmp(&before, &memory, sizeof memory) == 0);
}

static void one_fault(struct test* test) {
    for (enum function function = 0; function < FUNCTIONS; function++) {
        struct arguments arguments = good_arguments(function);
        if (!test_case(test, "%s with good arguments", function_names[function])) return;
        test_status(test, call_function(function, &arguments), nnp_status_success);
        for (size_t i = 0; i < COUNT_OF(faults); i++) {
            if ((faults[i].functions & 1u << function) == 0) continue;
            arguments = good_arguments(function);
            apply(&arguments, &faults[i]);
            if (!test_case(test, "%s with %s", function_names[function], faults[i].name)) return;
            check_refusal(test, function, &arguments, faults[i].status);
        }
    }
}

static void two_faults(struct test* test) {
    for (enum function function = 0; function < FUNCTIONS; function++) {
        for (size_t i = 0; i < COUNT_OF(faults); i++) {
            for (size_t j = i + 1; j < COUNT_OF(faults); j++) {
                const unsigned functions = faults[i].functions & faults[j].functions;
                if ((functions & 1u << function) == 0 || overlap(&faults[i], &faults[j])) continue;
                struct arguments arguments = good_arguments(function);
                apply(&arguments, &faults[j]);
                apply(&arguments, &faults[i]);
                if (!test_case(test, "%s with %s and %s", function_names[function], faults[i].name, faults[j].name))
                    return;
                check_refusal(test, function, &arguments, faults[i].status);
            }
        }
    }
}

/* ---- Functions of plain sizes ---- */

static enum nnp_status fully_connected_output(const size_t sizes[3]) {
    return nnp_fully_connected_output(sizes[0], sizes[1], sizes[2], memory.input, memory.kernel, memory.output, NULL,
                                      NULL);
}

static enum nnp_status fully_connected_inference(const size_t sizes[3]) {
    return nnp_fully_connected_inference(sizes[0], sizes[1], memory.input, memory.kernel, memory.output, NULL);
}

static enum nnp_status fully_connected_inference_f16f32(const size_t sizes[3]) {
    return nnp_fully_connected_inference_f16f32(sizes[0], sizes[1], memory.input, memory.kernel, memory.output, NULL);
}

static enum nnp_status fully_connected_input_gradient(const size_t sizes[3]) {
    return nnp_fully_connected_input_gradient(sizes[0], sizes[1], sizes[2], memory.input, memory.kernel, memory.output,
                                              NULL, NULL);
}

static enum nnp_status fully_connected_kernel_gradient(const size_t sizes[3]) {
    return nnp_fully_connected_kernel_gradient(sizes[0], sizes[1], sizes[2], memory.input, memory.kernel, memory.output,
                                               NULL, NULL);
}

static enum nnp_status fully_connected_bias_gradient(const size_t sizes[3]) {
    return nnp_fully_connected_bias_gradient(sizes[0], sizes[1], memory.input, memory.output, NULL);
}

static const int32_t labels[7];

static enum nnp_status softmax_cross_entropy_output(const size_t sizes[3]) {
    return nnp_softmax_cross_entropy_output(sizes[0], sizes[1], memory.input, labels, memory.output, NULL);
}

static enum nnp_status softmax_cross_entropy_input_gradient(const size_t sizes[3]) {
    return nnp_softmax_cross_entropy_input_gradient(sizes[0], sizes[1], memory.input, labels, 1, memory.output, NULL);
}

static enum nnp_status softmax_output(const size_t sizes[3]) {
    return nnp_softmax_output(sizes[0], sizes[1], memory.input, memory.output, NULL);
}

static enum nnp_status relu_output(const size_t sizes[3]) {
    return nnp_relu_output(sizes[0], sizes[1], memory.input, memory.output, 0, NULL);
}

static enum nnp_status relu_input_gradient(const size_t sizes[3]) {
    return nnp_relu_input_gradient(sizes[0], sizes[1], memory.input, memory.input, memory.output, 0, NULL);
}

static const struct plain_function {
    const char* name;
    enum nnp_status (*call)(const size_t sizes[3]);
    size_t count;
    enum nnp_status statuses[3]; /* of a bad size */
    enum nnp_status good;        /* of good ones */
} plain_functions[] = {
    {"nnp_fully_connected_output",
     fully_connected_output,
     3,
     {nnp_status_invalid_batch_size, nnp_status_invalid_input_channels, nnp_status_invalid_output_channels},
     nnp_status_success},
    {"nnp_fully_connected_input_gradient",
     fully_connected_input_gradient,
     3,
     {nnp_status_invalid_batch_size, nnp_status_invalid_input_channels, nnp_status_invalid_output_channels},
     nnp_status_success},
    {"nnp_fully_connected_kernel_gradient",
     fully_connected_kernel_gradient,
     3,
     {nnp_status_invalid_batch_size, nnp_status_invalid_input_channels, nnp_status_invalid_output_channels},
     nnp_status_success},
    {"nnp_fully_connected_bias_gradient",
     fully_connected_bias_gradient,
     2,
     {nnp_status_invalid_batch_size, nnp_status_invalid_output_channels},
     nnp_status_success},
    {"nnp_fully_connected_inference",
     fully_connected_inference,
     2,
     {nnp_status_invalid_input_channels, nnp_status_invalid_output_channels},
     nnp_status_success},
    {"nnp_fully_connected_inference_f16f32",
     fully_connected_inference_f16f32,
     2,
     {nnp_status_invalid_input_channels, nnp_status_invalid_output_channels},
     nnp_status_success},
    {"nnp_softmax_output",
     softmax_output,
     2,
     {nnp_status_invalid_batch_size, nnp_status_invalid_channels},
     nnp_status_success},
    {"nnp_softmax_cross_entropy_output",
     softmax_cross_entropy_output,
     2,
     {nnp_status_invalid_batch_size, nnp_status_invalid_channels},
     nnp_status_success},
    {"nnp_softmax_cross_entropy_input_gradient",
     softmax_cross_entropy_input_gradient,
     2,
     {nnp_status_invalid_batch_size, nnp_status_invalid_channels},
     nnp_status_success},
    {"nnp_relu_output",
     relu_output,
     2,
     {nnp_status_invalid_batch_size, nnp_status_invalid_channels},
     nnp_status_success},
    {"nnp_relu_input_gradient",
     relu_input_gradient,
     2,
     {nnp_status_invalid_batch_size, nnp_status_invalid_channels},
     nnp_status_success},
};

static void plain_sizes(struct test* test) {
    for (size_t i = 0; i < COUNT_OF(plain_functions); i++) {
        const struct plain_function* const f = &plain_functions[i];
        for (size_t zeros = 0; zeros < (size_t)1 << f->count; zeros++) {
            size_t sizes[3];
            enum nnp_status expected = f->good;
            for (size_t j = f->count; j-- > 0;) {
                sizes[j] = (zeros >> j & 1) != 0 ? 0 : 7;
                if (sizes[j] == 0) expected = f->statuses[j];
            }
            test_case(test, "%s, zeros by bits of %zu", f->name, zeros);
            test_status(test, f->call(sizes), expected);
        }
        for (size_t j = 0; j < f->count; j++) {
            for (size_t k = 0; k < f->count; k++) {
                /* One size that is too large by itself, or two that are together. */
                size_t sizes[3] = {1, 1, 1};
                sizes[j] = j == k ? SIZE_MAX / 2 + 1 : (size_t)1 << (SIZE_BITS / 2 + 1);
                sizes[k] = j == k ? sizes[j] : (size_t)1 << (SIZE_BITS / 2 + 1);
                test_case(test, "%s, size %zu and %zu too large", f->name, j, k);
                const enum nnp_status status = f->call(sizes);
                test_expect(test, status == f->statuses[j] || status == f->statuses[k]);
            }
        }
    }
}

/* The order of checks: sizes, then the activation. */
static void fully_connected_activation(struct test* test) {
    static const struct {
        size_t channels;
        int activation;
        const float* parameters;
        enum nnp_status status;
    } cases[] = {
        {7, nnp_activation_relu, NULL, nnp_status_success},
        {0, 2, NULL, nnp_status_invalid_output_channels},
        {7, 2, NULL, nnp_status_invalid_activation},
        {7, -1, NULL, nnp_status_invalid_activation},
        {7, nnp_activation_identity, &slope, nnp_status_invalid_activation_parameters},
        {7, nnp_activation_relu, &negative_slope, nnp_status_invalid_activation_parameters},
        {7, nnp_activation_relu, &slope, nnp_status_unsupported_activation_parameters},
    };
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        test_case(test, "nnp_fully_connected_output_with_bias, case %zu", i);
        test_status(test,
                    nnp_fully_connected_output_with_bias(2, 7, cases[i].channels, memory.input, memory.kernel, NULL,
                                                         memory.output, (enum nnp_activation)cases[i].activation,
                                                         cases[i].parameters, NULL, NULL),
                    cases[i].status);
    }
}

/* ---- Pooling ---- */

static const struct pooling {
    size_t batch_size;
    size_t channels;
    struct nnp_pooling windows;
} good_pooling = {2, 3, {{7, 8}, {1, 2, 0, 1}, {3, 2}, {2, 2}, true}};

/* Output of the good layer and its input. */
static float pooled[2 * 3 * 8 * 7], images[2 * 3 * 8 * 7];

static enum nnp_status original(const struct pooling* p) {
    return nnp_max_pooling_output(p->batch_size, p->channels, p->windows.input_size, p->windows.input_padding,
                                  p->windows.pooling_size, p->windows.pooling_stride, images, pooled, NULL);
}

static enum nnp_status general(const struct pooling* p) {
    return nnp_general_max_pooling_output(p->batch_size, p->channels, &p->windows, images, pooled, NULL);
}

static enum nnp_status maximum_gradient(const struct pooling* p) {
    return nnp_max_pooling_input_gradient(p->batch_size, p->channels, &p->windows, images, images, pooled, NULL);
}

static enum nnp_status average(const struct pooling* p) {
    return nnp_average_pooling_output(p->batch_size, p->channels, &p->windows, true, images, pooled, NULL);
}

static enum nnp_status average_gradient(const struct pooling* p) {
    return nnp_average_pooling_input_gradient(p->batch_size, p->channels, &p->windows, true, images, pooled, NULL);
}

static const struct pooling_function {
    const char* name;
    enum nnp_status (*call)(const struct pooling* pooling);
} pooling_functions[] = {{"nnp_max_pooling_output", original},
                         {"nnp_general_max_pooling_output", general},
                         {"nnp_max_pooling_input_gradient", maximum_gradient},
                         {"nnp_average_pooling_output", average},
                         {"nnp_average_pooling_input_gradient", average_gradient}};

/* Call a function, which must refuse and write nothing. */
static void check_pooling(struct test* test, const struct pooling_function* function, const struct pooling* pooling,
                          enum nnp_status expected) {
    memset(pooled, 0xA5, sizeof pooled);
    test_status(test, function->call(pooling), expected);
    for (size_t i = 0; i < sizeof pooled; i++) {
        if (!test_expect(test, ((const unsigned char*)pooled)[i] == 0xA5)) break;
    }
}

static void pooling_faults(struct test* test, const struct pooling_function* function) {
    /* Each member that can be wrong, in order. */
    static const struct {
        size_t offset;
        size_t value;
        enum nnp_status status;
    } wrong[] = {
        {offsetof(struct pooling, batch_size), 0, nnp_status_invalid_batch_size},
        {offsetof(struct pooling, channels), 0, nnp_status_invalid_channels},
        {offsetof(struct pooling, windows.input_size.height), 0, nnp_status_invalid_input_size},
        {offsetof(struct pooling, windows.input_size.width), 0, nnp_status_invalid_input_size},
        {offsetof(struct pooling, windows.pooling_size.height), 0, nnp_status_invalid_pooling_size},
        {offsetof(struct pooling, windows.pooling_size.width), 0, nnp_status_invalid_pooling_size},
        {offsetof(struct pooling, windows.pooling_stride.height), 0, nnp_status_invalid_pooling_stride},
        {offsetof(struct pooling, windows.pooling_stride.width), 0, nnp_status_invalid_pooling_stride},
        {offsetof(struct pooling, windows.input_padding.top), 2, nnp_status_invalid_input_padding},
        {offsetof(struct pooling, windows.input_padding.right), 3, nnp_status_invalid_input_padding},
        {offsetof(struct pooling, windows.input_padding.bottom), SIZE_MAX, nnp_status_invalid_input_padding},
        {offsetof(struct pooling, windows.input_padding.left), 3, nnp_status_invalid_input_padding},
        /* Beyond the image: for the original only. */
        {offsetof(struct pooling, windows.pooling_stride.height), 3, nnp_status_invalid_pooling_stride},
        {offsetof(struct pooling, windows.pooling_stride.width), 4, nnp_status_invalid_pooling_stride},
    };
    const size_t count = COUNT_OF(wrong) - 2;
    for (size_t i = 0; i < count; i++) {
        for (size_t j = i; j < count; j++) {
            struct pooling pooling = good_pooling;
            memcpy((char*)&pooling + wrong[i].offset, &wrong[i].value, sizeof wrong[i].value);
            memcpy((char*)&pooling + wrong[j].offset, &wrong[j].value, sizeof wrong[j].value);
            test_case(test, "%s with bad arguments %zu and %zu", function->name, i, j);
            check_pooling(test, function, &pooling, wrong[i].status);
        }
    }
    for (size_t i = count; i < COUNT_OF(wrong); i++) {
        struct pooling pooling = good_pooling;
        memcpy((char*)&pooling + wrong[i].offset, &wrong[i].value, sizeof wrong[i].value);
        test_case(test, "%s with windows apart", function->name);
        if (function->call == original) {
            pooling.windows.input_padding.top = SIZE_MAX; /* seen later */
            check_pooling(test, function, &pooling, wrong[i].status);
        } else {
            test_status(test, function->call(&pooling), nnp_status_success);
        }
    }
    struct pooling pooling = good_pooling;
    test_case(test, "%s with a window larger than the image", function->name);
    pooling.windows.pooling_size.height = 10;
    check_pooling(test, function, &pooling, nnp_status_invalid_pooling_size);

    /* Sizes that overflow: of the input, or of the output alone. */
    static const struct pooling large[] = {
        {SIZE_MAX / 2, 3, {{7, 8}, {0, 0, 0, 0}, {2, 2}, {2, 2}, true}},
        {2, SIZE_MAX / 2, {{7, 8}, {0, 0, 0, 0}, {2, 2}, {2, 2}, true}},
        {2, 3, {{SIZE_MAX / 2, SIZE_MAX / 2}, {0, 0, 0, 0}, {2, 2}, {2, 2}, true}},
        {2, 3, {{1, 1}, {0, SIZE_MAX / 2 - 1, 0, SIZE_MAX / 2 - 1}, {SIZE_MAX / 2, 1}, {1, 1}, true}},
    };
    static const enum nnp_status statuses[] = {nnp_status_invalid_batch_size, nnp_status_invalid_channels,
                                               nnp_status_invalid_input_size, nnp_status_invalid_input_size};
    for (size_t i = 0; i < COUNT_OF(large); i++) {
        test_case(test, "%s with sizes too large, %zu", function->name, i);
        check_pooling(test, function, &large[i], statuses[i]);
    }
    /* Paddings and windows that can just be counted. */
    static const struct nnp_pooling edge = {
        {1, 1}, {0, SIZE_MAX / 2, 0, SIZE_MAX / 2}, {SIZE_MAX / 2 + 1, 1}, {SIZE_MAX / 2 + 1, 1}, true};
    pooling = (struct pooling){1, 1, edge};
    test_case(test, "%s with the largest window", function->name);
    test_status(test, function->call(&pooling), nnp_status_success);
}

static void pooling(struct test* test) {
    for (size_t i = 0; i < COUNT_OF(pooling_functions); i++) {
        test_case(test, "%s with good arguments", pooling_functions[i].name);
        test_status(test, pooling_functions[i].call(&good_pooling), nnp_status_success);
        pooling_faults(test, &pooling_functions[i]);
    }
}

/* ---- Before nnp_initialize ---- */

static void uninitialized(struct test* test) {
    nnp_use_machine(NULL);
    for (enum function function = 0; function < FUNCTIONS; function++) {
        struct arguments arguments = good_arguments(function);
        test_case(test, "%s before nnp_initialize", function_names[function]);
        check_refusal(test, function, &arguments, nnp_status_uninitialized);
        for (size_t i = 0; i < COUNT_OF(faults); i++) {
            if ((faults[i].functions & 1u << function) == 0) continue;
            arguments = good_arguments(function);
            apply(&arguments, &faults[i]);
            test_case(test, "%s with %s before nnp_initialize", function_names[function], faults[i].name);
            check_refusal(test, function, &arguments, nnp_status_uninitialized);
        }
    }
    for (size_t i = 0; i < COUNT_OF(plain_functions); i++) {
        test_case(test, "%s before nnp_initialize", plain_functions[i].name);
        test_status(test, plain_functions[i].call((size_t[]){7, 7, 7}), nnp_status_uninitialized);
        test_status(test, plain_functions[i].call((size_t[]){0, 0, 0}), nnp_status_uninitialized);
    }
    for (size_t i = 0; i < COUNT_OF(pooling_functions); i++) {
        test_case(test, "%s before nnp_initialize", pooling_functions[i].name);
        check_pooling(test, &pooling_functions[i], &(struct pooling){0}, nnp_status_uninitialized);
        check_pooling(test, &pooling_functions[i], &good_pooling, nnp_status_uninitialized);
    }

    struct nnp_hardware hardware, before;
    memset(&hardware, 0xA5, sizeof hardware);
    memcpy(&before, &hardware, sizeof hardware);
    test_case(test, "nnp_get_hardware before nnp_initialize");
    test_status(test, nnp_get_hardware(&hardware), nnp_status_uninitialized);
    test_expect(test, memcmp(&hardware, &before, sizeof hardware) == 0);
    double flops = -1;
    test_case(test, "nnp_measure_fma_peak before nnp_initialize");
    test_status(test, nnp_measure_fma_peak(NULL, &flops), nnp_status_uninitialized);
    test_expect(test, flops == -1);
}

const struct test_entry status_tests[] = {
    {"status.one_fault", one_fault},
    {"status.two_faults", two_faults},
    {"status.plain_sizes", plain_sizes},
    {"status.fully_connected_activation", fully_connected_activation},
    {"status.pooling", pooling},
    {"status.uninitialized", uninitialized},
    {NULL, NULL},
};
