/*
 * Fully connected layers and their gradients. A few inputs are multiplied by rows of weights as they lie, so that each
 * weight is read once, in order, and memory is the limit; more of them go through packed blocks.
 */

#include <math.h>
#include <string.h>

#include <pthreadpool.h>

#include <nnpack.h>
#include <nnpack/extensions.h>

#include "clock.h"
#include "gemm.h"
#include "machine.h"
#include "numbers.h"
#include "validate.h"

enum {
    FEW_INPUTS = 16,
    MAX_CHANNELS = 8,     /* of output at a time */
    ROWS_IN_GROUPS = 64,  /* of a stream of weights: outputs of so many are written next to each other */
    SMALL_TASK = 1 << 16, /* elements of the kernel */
    TASKS_A_THREAD = 8,   /* about: each starts its streams anew */
};

struct layer {
    const struct nnp_machine* machine;
    size_t batch_size;
    size_t input_channels;
    size_t output_channels;
    const float* input;
    const char* kernel;  /* [output_channels][input_channels] */
    size_t element_size; /* of the kernel: of float, or of 16-bit floats */
    const float* bias;   /* NULL: zeros */
    float minimum;
    float* output;
    pthreadpool_t threadpool;
    struct nnp_profile* profile;
};

static enum nnp_status validate(const struct layer* l) {
    enum nnp_status status = nnp_validate_matrix(l->batch_size, l->input_channels, nnp_status_invalid_input_channels);
    if (status != nnp_status_success) return status;
    status = nnp_validate_matrix(l->batch_size, l->output_channels, nnp_status_invalid_output_channels);
    if (status != nnp_status_success) return status;
    bool overflow = false;
    nnp_product(nnp_product(l->input_channels, l->output_channels, &overflow), l->element_size, &overflow);
    return overflow ? nnp_status_invalid_output_channels : nnp_status_success;
}

/* ---- Few inputs ---- */

static bool has_halves(const struct layer* l) { return l->element_size == sizeof(uint16_t); }

/* Output channels first + i * spacing, i < count, and behind each of them the rows - 1 next ones. */
struct channels {
    size_t first;
    size_t spacing; /* 0: a single one, whose row of weights is taken for all rows of a kernel */
    size_t count;   /* that a kernel takes */
    size_t rows;
};

/* Inputs' last elements, up to a whole vector: [batch_size][lanes]. */
static void pad_inputs(const struct layer* l, size_t rest, float* padded) {
    const size_t lanes = l->machine->hw->lanes;
    for (size_t row = 0; row < l->batch_size; row++) {
        const float* end = l->input + (row + 1) * l->input_channels;
        for (size_t lane = 0; lane < lanes; lane++)
            padded[row * lanes + lane] = lane < rest ? *(end - rest + lane) : 0;
    }
}

/* sums[row][channel][lane] += products of `vectors` vectors of inputs and of rows of weights. */
static inline void multiply_vectors(const struct layer* l, nnp_dots_f16_function* dots_f16, size_t vectors,
                                    const float* input, size_t input_stride, const void* kernel, size_t kernel_stride,
                                    float* sums) {
    if (dots_f16 != NULL) {
        dots_f16(vectors, input, kernel, kernel_stride, sums);
        return;
    }
    const struct nnp_hw* hw = l->machine->hw;
    const struct nnp_partition parts = nnp_partition(l->batch_size, hw->dots.mr);
    for (size_t part = 0; part < parts.parts; part++) {
        const size_t row = nnp_part_start(&parts, part);
        hw->dots.kernels[nnp_part_size(&parts, part) - 1](vectors, input + row * input_stride, input_stride, kernel,
                                                          kernel_stride, sums + row * hw->dots.nr * hw->lanes);
    }
}

/* The same of what is left of the inputs. */
static void multiply_rest(const struct layer* l, nnp_dots_f16_function* dots_f16, size_t rest,
                          const float* padded_inputs, const char* kernel, size_t kernel_stride, size_t count,
                          float* sums) {
    _Alignas(NNP_ALIGNMENT) char padded[MAX_CHANNELS * NNP_MAX_LANES * sizeof(float)] = {0};
    const size_t lanes = l->machine->hw->lanes;
    for (size_t i = 0; i < count; i++)
        memcpy(padded + i * lanes * l->element_size, kernel + i * kernel_stride * l->element_size,
               rest * l->element_size);
    multiply_vectors(l, dots_f16, 1, padded_inputs, lanes, padded, lanes, sums);
}

/* In fours: one lane after the other takes four times as long. */
static inline float sum_of_lanes(size_t lanes, const float* sums) {
    float a = 0, b = 0, c = 0, d = 0;
    size_t lane = 0;
    for (; lane + 4 <= lanes; lane += 4) {
        a += sums[lane];
        b += sums[lane + 1];
        c += sums[lane + 2];
        d += sums[lane + 3];
    }
    for (; lane < lanes; lane++)
        a += sums[lane];
    return (a + c) + (b + d);
}

/*
 * Between rows of weights there is little more than registers, since weights, as they pass, push all else out of the
 * caches: a call to add up what a kernel leaves takes a tenth of the time of a row of 16 KiB.
 */
static void compute_channels(const struct layer* l, const struct channels* c, nnp_dots_f16_function* dots_f16,
                             const float* padded_inputs) {
    _Alignas(NNP_ALIGNMENT) float sums[FEW_INPUTS * MAX_CHANNELS * NNP_MAX_LANES];
    const struct nnp_hw* hw = l->machine->hw;
    const size_t lanes = hw->lanes, nr = hw->dots.nr, inputs = l->input_channels, rest = inputs % lanes,
                 whole = inputs - rest;
    const size_t count = c->count, spacing = c->spacing, stride = spacing * inputs, written = spacing == 0 ? 1 : count;
    const size_t batch_size = l->batch_size, sums_bytes = batch_size * count * lanes * sizeof(float);
    const float *const bias = l->bias, minimum = l->minimum;
    /* With several inputs, a block of weights takes half of L1, where each group of inputs but the first finds it. */
    const size_t block =
        batch_size <= hw->dots.mr ? whole : nnp_round_down(l->machine->caches.l1 / 2 / sizeof(float) / count, lanes);
    const char* kernel = l->kernel + c->first * inputs * l->element_size;
    for (size_t channel = c->first; channel < c->first + c->rows; channel++, kernel += inputs * l->element_size) {
        memset(sums, 0, sums_bytes);
        for (size_t start = 0; start < whole; start += block) {
            multiply_vectors(l, dots_f16, nnp_min(block, whole - start) / lanes, l->input + start, inputs,
                             kernel + start * l->element_size, stride, sums);
        }
        if (rest != 0)
            multiply_rest(l, dots_f16, rest, padded_inputs, kernel + whole * l->element_size, stride, count, sums);
        float zero = 0;
        for (size_t row = 0; row < batch_size; row++) {
            for (size_t i = 0; i < written; i++) {
                const size_t place = channel + i * spacing;
                const float total =
                    (bias != NULL ? bias[place] : 0) + sum_of_lanes(lanes, sums + (row * count + i) * lanes);
                l->output[row * l->output_channels + place] = total < minimum ? minimum : total;
                zero += total * 0;
            }
        }
        /* Weights that dots_f16.fast takes for infinities or NaN may be numbers. Of others both make the same bits, so
         * that it does not matter which rows are together. */
        if (zero == 0 || dots_f16 == NULL || dots_f16 == hw->dots_f16.exact) continue;
        for (size_t i = 0; i < count; i += nr) {
            const struct channels group = {channel + i * spacing, spacing, nr, 1};
            compute_channels(l, &group, hw->dots_f16.exact, padded_inputs);
        }
    }
}

/* Groups of kernels of halves take turns at what is in L1 of inputs that L1 does not keep beside the weights: a line
 * that comes from L2 costs as much as one of weights from memory. */
static size_t channels_at_once(const struct layer* l) {
    const bool is_kept = l->input_channels <= l->machine->caches.l1 / 4 / sizeof(float);
    return l->machine->hw->dots.nr * (has_halves(l) && !is_kept ? NNP_DOTS_F16_GROUPS : 1);
}

static void compute_few(void* context, size_t start, size_t count) {
    const struct layer* l = context;
    const struct nnp_hw* hw = l->machine->hw;
    float padded_inputs[FEW_INPUTS * NNP_MAX_LANES];
    pad_inputs(l, l->input_channels % hw->lanes, padded_inputs);
    const size_t channels = channels_at_once(l), few = hw->dots.nr, end = start + count;
    nnp_dots_f16_function* const fast = has_halves(l) ? hw->dots_f16.fast : NULL;
    nnp_dots_f16_function* const fastest = has_halves(l) && channels > few ? hw->dots_f16.fast_groups : fast;
    struct channels c = {.first = start};
    for (; end - c.first >= channels; c.first += c.rows * channels) {
        /* As many streams of weights, each of which goes on with the next row. */
        c.count = channels;
        c.rows = c.spacing = nnp_min((end - c.first) / channels, channels > few ? ROWS_IN_GROUPS : SIZE_MAX);
        compute_channels(l, &c, fastest, padded_inputs);
    }
    for (; end - c.first >= few; c.first += few) {
        c = (struct channels){c.first, 1, few, 1};
        compute_channels(l, &c, fast, padded_inputs);
    }
    c = (struct channels){c.first, 0, few, end - c.first};
    compute_channels(l, &c, fast, padded_inputs);
}

static void run_few(const struct layer* l) {
    const double start = nnp_now();
    const size_t threads = pthreadpool_get_threads_count(l->threadpool), channels = channels_at_once(l);
    const size_t balanced = threads == 1 ? l->output_channels : l->output_channels / (threads * TASKS_A_THREAD);
    const size_t channels_a_task = nnp_max(balanced, nnp_divide_up(SMALL_TASK, l->input_channels));
    pthreadpool_parallelize_1d_tile_1d(l->threadpool, compute_few, (void*)l, l->output_channels,
                                       nnp_round_up(channels_a_task, channels), PTHREADPOOL_FLAG_DISABLE_DENORMALS);
    nnp_add_time(l->profile != NULL ? &l->profile->block_multiplication : NULL, start);
}

/* ---- Outputs ---- */

static enum nnp_status run_gemm(const struct layer* l, size_t rows, size_t columns, size_t depth,
                                struct nnp_matrix left, struct nnp_matrix right) {
    const struct nnp_gemm gemm = {
        .rows = rows,
        .columns = columns,
        .depth = depth,
        .left = left,
        .right = right,
        .bias = l->bias,
        .minimum = l->minimum,
        .output = l->output,
        .threadpool = l->threadpool,
        .profile = l->profile,
    };
    return nnp_run_gemm(l->machine, &gemm);
}

static enum nnp_status compute_output(struct layer l, enum nnp_activation activation, const void* parameters) {
    const double start = nnp_now();
    enum nnp_status status = validate(&l);
    if (status == nnp_status_success) status = nnp_validate_activation(activation, parameters);
    if (status != nnp_status_success) return status;
    l.machine = nnp_machine();
    l.minimum = activation == nnp_activation_relu ? 0 : -INFINITY;
    if (l.profile != NULL) *l.profile = (struct nnp_profile){0};
    if (l.batch_size <= FEW_INPUTS) {
        run_few(&l);
    } else {
        status = run_gemm(&l, l.batch_size, l.output_channels, l.input_channels,
                          (struct nnp_matrix){l.input, l.input_channels, 1},
                          (struct nnp_matrix){(const float*)l.kernel, 1, l.input_channels});
    }
    nnp_add_time(l.profile != NULL ? &l.profile->total : NULL, start);
    return status;
}

enum nnp_status nnp_fully_connected_output_with_bias(size_t batch_size, size_t input_channels, size_t output_channels,
                                                     const float* input, const float* kernel, const float* bias,
                                                     float* output, enum nnp_activation activation,
                                                     const void* activation_parameters, pthreadpool_t threadpool,
                                                     struct nnp_profile* profile) {
    const struct layer layer = {
        .batch_size = batch_size,
        .input_channels = input_channels,
        .output_channels = output_channels,
        .input = input,
        .kernel = (const char*)kernel,
        .element_size = sizeof(float),
        .bias = bias,
        .output = output,
        .threadpool = threadpool,
        .profile = profile,
    };
    return compute_output(layer, activation, activation_parameters);
}

enum nnp_status nnp_fully_connected_output(size_t batch_size, size_t input_channels, size_t output_channels,
                                           const float input[], const float kernel[], float output[],
                                           pthreadpool_t threadpool, struct nnp_profile* profile) {
    return nnp_fully_connected_output_with_bias(batch_size, input_channels, output_channels, input, kernel, NULL,
                                                output, nnp_activation_identity, NULL, threadpool, profile);
}

enum nnp_status nnp_fully_connected_inference(size_t input_channels, size_t output_channels, const float* input,
                                              const float* kernel, float* output, pthreadpool_t threadpool) {
    return nnp_fully_connected_output(1, input_channels, output_channels, input, kernel, output, threadpool, NULL);
}

enum nnp_status nnp_fully_connected_inference_f16f32(size_t input_channels, size_t output_channels, const float* input,
                                                     const void* kernel, float* output, pthreadpool_t threadpool) {
    const struct layer layer = {
        .batch_size = 1,
        .input_channels = input_channels,
        .output_channels = output_channels,
        .input = input,
        .kernel = kernel,
        .element_size = sizeof(uint16_t),
        .output = output,
        .threadpool = threadpool,
    };
    return compute_output(layer, nnp_activation_identity, NULL);
}

/* ---- Gradients ---- */

/* A product of two of the layer's tensors, which is the gradient by the third. */
static enum nnp_status compute_gradient(struct layer l, bool is_of_kernel, const float* grad_output) {
    const double start = nnp_now();
    enum nnp_status status = validate(&l);
    if (status != nnp_status_success) return status;
    l.machine = nnp_machine();
    l.minimum = -INFINITY;
    if (l.profile != NULL) *l.profile = (struct nnp_profile){0};
    if (is_of_kernel) {
        status = run_gemm(&l, l.output_channels, l.input_channels, l.batch_size,
                          (struct nnp_matrix){grad_output, 1, l.output_channels},
                          (struct nnp_matrix){l.input, l.input_channels, 1});
    } else {
        status = run_gemm(&l, l.batch_size, l.input_channels, l.output_channels,
                          (struct nnp_matrix){grad_output, l.output_channels, 1},
                          (struct nnp_matrix){(const float*)l.kernel, l.input_channels, 1});
    }
    nnp_add_time(l.profile != NULL ? &l.profile->total : NULL, start);
    return status;
}

enum nnp_status nnp_fully_connected_input_gradient(size_t batch_size, size_t input_channels, size_t output_channels,
                                                   const float* grad_output, const float* kernel, float* grad_input,
                                                   pthreadpool_t threadpool, struct nnp_profile* profile) {
    const struct layer layer = {
        .batch_size = batch_size,
        .input_channels = input_channels,
        .output_channels = output_channels,
        .kernel = (const char*)kernel,
        .element_size = sizeof(float),
        .output = grad_input,
        .threadpool = threadpool,
        .profile = profile,
    };
    return compute_gradient(layer, false, grad_output);
}

enum nnp_status nnp_fully_connected_kernel_gradient(size_t batch_size, size_t input_channels, size_t output_channels,
                                                    const float* input, const float* grad_output, float* grad_kernel,
                                                    pthreadpool_t threadpool, struct nnp_profile* profile) {
    const struct layer layer = {
        .batch_size = batch_size,
        .input_channels = input_channels,
        .output_channels = output_channels,
        .input = input,
        .element_size = sizeof(float),
        .output = grad_kernel,
        .threadpool = threadpool,
        .profile = profile,
    };
    return compute_gradient(layer, true, grad_output);
}

struct bias_gradient {
    size_t batch_size;
    size_t channels;
    const float* grad_output;
    float* grad_bias;
};

/* Sums of `count` columns, row by row, so that memory is read in order. */
static void sum_columns(void* context, size_t start, size_t count) {
    const struct bias_gradient* b = context;
    float* sums = b->grad_bias + start;
    memcpy(sums, b->grad_output + start, count * sizeof(float));
    for (size_t row = 1; row < b->batch_size; row++) {
        const float* line = b->grad_output + row * b->channels + start;
        for (size_t i = 0; i < count; i++)
            sums[i] += line[i];
    }
}

enum nnp_status nnp_fully_connected_bias_gradient(size_t batch_size, size_t output_channels, const float* grad_output,
                                                  float* grad_bias, pthreadpool_t threadpool) {
    enum { COLUMNS_A_TASK = 1 << 9 };
    const enum nnp_status status = nnp_validate_matrix(batch_size, output_channels, nnp_status_invalid_output_channels);
    if (status != nnp_status_success) return status;
    struct bias_gradient gradient = {batch_size, output_channels, grad_output, grad_bias};
    pthreadpool_parallelize_1d_tile_1d(threadpool, sum_columns, &gradient, output_channels, COLUMNS_A_TASK,
                                       PTHREADPOOL_FLAG_DISABLE_DENORMALS);
    return nnp_status_success;
}
