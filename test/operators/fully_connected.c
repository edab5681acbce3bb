/* Fully connected layers and their gradients against their definitions in double precision. */

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "test.h"

enum pass { OUTPUT, INFERENCE, INFERENCE_F16, INPUT_GRADIENT, KERNEL_GRADIENT, BIAS_GRADIENT, PASSES };

static const char* const pass_names[PASSES] = {"output",         "inference",       "inference of 16-bit floats",
                                               "input gradient", "kernel gradient", "bias gradient"};

struct layer {
    enum pass pass;
    size_t batch_size, input_channels, output_channels;
    bool has_bias;
    enum nnp_activation activation;
    enum data data;
};

/* Tensors by what they are in the layer; one of them is written. */
struct tensors {
    struct buffer input, kernel, bias, output;
};

/* A sum of products, and that of their magnitudes. */
struct sum {
    double value, magnitude;
};

/* Denormal operands count as zero. */
static double flushed(float x) { return fabsf(x) < FLT_MIN && test_flushes_denormals() ? 0 : x; }

static struct sum dot(size_t depth, const float* left, size_t left_step, const float* right, size_t right_step) {
    struct sum sum = {0, 0};
    for (size_t i = 0; i < depth; i++) {
        const double product = flushed(left[i * left_step]) * flushed(right[i * right_step]);
        sum.value += product;
        sum.magnitude += fabs(product);
    }
    return sum;
}

/* The ARM alternative format. */
static float float_of_half(uint16_t half) {
    const int exponent = half >> 10 & 31, mantissa = half & 1023;
    const double magnitude = exponent == 0 ? ldexp(mantissa, -24) : ldexp(1024 + mantissa, exponent - 25);
    return (float)((half & 0x8000) != 0 ? -magnitude : magnitude);
}

static float* fill(struct test* test, struct buffer* buffer, size_t count, enum data data) {
    float* const numbers = buffer_place(buffer, count * sizeof(float), sizeof(float));
    for (size_t i = 0; i < count; i++)
        numbers[i] = random_float(&test->random, data);
    buffer_protect(buffer);
    return numbers;
}

/* Kernels of 16-bit floats, and what they are as floats, to be freed. */
static float* fill_halves(struct test* test, struct buffer* buffer, size_t count) {
    uint16_t* const halves = buffer_place(buffer, count * sizeof *halves, sizeof *halves);
    float* const numbers = malloc(count * sizeof *numbers);
    /* Of any size; or of usual exponents but one, so that most rows are computed once; or denormal ones only, which
     * others would hide; none of these on emulators, since QEMU 7.2 flushes them as no CPU does. */
    static const uint64_t masks[] = {0xFFFF, 0xBFFF, 0x83FF};
    const uint64_t mask = masks[random_below(&test->random, COUNT_OF(masks))];
    const size_t largest = mask == 0xBFFF ? random_below(&test->random, count) : count;
    for (size_t i = 0; i < count; i++) {
        halves[i] = (uint16_t)(random_bits(&test->random) >> 40 & mask);
        if (buffer_guards_readable && (halves[i] & 0x7C00) == 0) halves[i] &= 0x8000;
        if (i == largest) halves[i] |= 0x7C00;
        numbers[i] = float_of_half(halves[i]);
    }
    buffer_protect(buffer);
    return numbers;
}

static enum nnp_status call(const struct layer* l, const struct tensors* t, pthreadpool_t pool) {
    const size_t n = l->batch_size, i = l->input_channels, o = l->output_channels;
    float *const input = (float*)t->input.data, *const kernel = (float*)t->kernel.data;
    float *const bias = (float*)t->bias.data, *const output = (float*)t->output.data;
    switch (l->pass) {
        case INFERENCE:
            return nnp_fully_connected_inference(i, o, input, kernel, output, pool);
        case INFERENCE_F16:
            return nnp_fully_connected_inference_f16f32(i, o, input, kernel, output, pool);
        case INPUT_GRADIENT:
            return nnp_fully_connected_input_gradient(n, i, o, output, kernel, input, pool, NULL);
        case KERNEL_GRADIENT:
            return nnp_fully_connected_kernel_gradient(n, i, o, input, output, kernel, pool, NULL);
        case BIAS_GRADIENT:
            return nnp_fully_connected_bias_gradient(n, o, output, bias, pool);
        default:
            if (!l->has_bias && l->activation == nnp_activation_identity) {
                return nnp_fully_connected_output(n, i, o, input, kernel, output, pool, NULL);
            }
            return nnp_fully_connected_output_with_bias(n, i, o, input, kernel, l->has_bias ? bias : NULL, output,
                                                        l->activation, NULL, pool, NULL);
    }
}

/* Element `index` of what the pass computes. `kernel` are floats. */
static struct sum define(const struct layer* l, const struct tensors* t, const float* kernel, size_t index) {
    static const float one = 1;
    const size_t n = l->batch_size, i = l->input_channels, o = l->output_channels;
    const float *const input = (float*)t->input.data, *const output = (float*)t->output.data;
    struct sum sum;
    switch (l->pass) {
        case INPUT_GRADIENT:
            return dot(o, output + index / i * o, 1, kernel + index % i, i);
        case KERNEL_GRADIENT:
            return dot(n, output + index / i, o, input + index % i, i);
        case BIAS_GRADIENT:
            return dot(n, output + index, o, &one, 0);
        default:
            sum = dot(i, input + index / o * i, 1, kernel + index % o * i, 1);
            if (l->has_bias) {
                const double bias = ((float*)t->bias.data)[index % o];
                sum.value += bias;
                sum.magnitude += fabs(bias);
            }
            if (l->activation == nnp_activation_relu) sum.value = fmax(0, sum.value);
            return sum;
    }
}

static void check_layer(struct test* test, struct tensors* t, const struct layer* l, const pthreadpool_t* pools,
                        size_t pool_count) {
    const size_t n = l->batch_size, i = l->input_channels, o = l->output_channels;
    if (!test_case(test, "%s: batch %zu, channels %zu > %zu, %s bias, activation %d, %s numbers, caches %zu and %zu",
                   pass_names[l->pass], n, i, o, l->has_bias ? "a" : "no", l->activation, data_names[l->data],
                   test->machine.caches.l1, test->machine.caches.l2)) {
        return;
    }
    fill(test, &t->input, n * i, l->data);
    float* kernel =
        l->pass == INFERENCE_F16 ? fill_halves(test, &t->kernel, o * i) : fill(test, &t->kernel, o * i, DATA_ORDINARY);
    fill(test, &t->bias, o, l->data);
    fill(test, &t->output, n * o, l->data);
    struct buffer* const results[PASSES] = {&t->output, &t->output, &t->output, &t->input, &t->kernel, &t->bias};
    const size_t counts[PASSES] = {n * o, o, o, n * i, o * i, o};
    const size_t depths[PASSES] = {i, i, i, o, n, n};
    struct buffer* const result = results[l->pass];
    const size_t count = counts[l->pass];
    const double roundings = (double)depths[l->pass] + (double)test->hw->lanes + 2;
    float* const first = malloc(count * sizeof *first);
    for (size_t p = 0; p < pool_count; p++) {
        float* const numbers = buffer_place(result, count * sizeof(float), sizeof(float));
        test_status(test, call(l, t, pools[p]), nnp_status_success);
        test_expect(test, buffer_is_tidy(result));
        if (p == 0) memcpy(first, numbers, count * sizeof *first);
        test_expect(test, memcmp(first, numbers, count * sizeof *first) == 0); /* at any number of threads */
    }
    for (size_t index = 0; index < count; index++) {
        const struct sum sum = define(l, t, kernel, index);
        const double bound = roundings * FLT_EPSILON / 2 * sum.magnitude + roundings * FLT_MIN;
        if (!(fabs(first[index] - sum.value) <= bound)) {
            test_fail(test, "element %zu is %.9g, expected %.9g, bound %.3g", index, (double)first[index], sum.value,
                      bound);
            break;
        }
    }
    free(first);
    if (l->pass == INFERENCE_F16) free(kernel);
}

static void release(struct tensors* t) {
    buffer_release(&t->input);
    buffer_release(&t->kernel);
    buffer_release(&t->bias);
    buffer_release(&t->output);
}

static void check_layers(struct test* test, enum pass pass) {
    struct tensors tensors = {0};
    pthreadpool_t pools[] = {NULL, pthreadpool_create(2), pthreadpool_create(3)};
    const struct nnp_caches caches = test->machine.caches;
    static const size_t edges[] = {1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 33, 64, 100};
    for (size_t round = 0; round < 48; round++) {
        struct layer l = {.pass = pass, .batch_size = random_size(&test->random, round % 8 == 0 ? 200 : 40)};
        const size_t largest = round % 8 == 0 ? 40 : round % 8 == 1 ? 3000 : 400;
        l.input_channels = round % 2 == 0 ? edges[round / 2 % COUNT_OF(edges)] : random_size(&test->random, largest);
        l.output_channels = round % 3 == 0 ? edges[round / 3 % COUNT_OF(edges)] : random_size(&test->random, 300);
        if (round == 19) l.output_channels += 500; /* more than are written next to each other */
        if (pass == INFERENCE || pass == INFERENCE_F16) l.batch_size = 1;
        if (pass == OUTPUT) {
            l.has_bias = random_below(&test->random, 2) != 0;
            l.activation = random_below(&test->random, 2) != 0 ? nnp_activation_relu : nnp_activation_identity;
        }
        l.data = random_below(&test->random, 4) == 0 ? DATA_MIXED : DATA_ORDINARY;
        /* With small caches there are many blocks. */
        test->machine.caches = round % 4 != 3 ? caches : (struct nnp_caches){1 << 10, 1 << 12, 1 << 14};
        if (test_point(test)) check_layer(test, &tensors, &l, pools, COUNT_OF(pools));
    }
    for (size_t i = 0; i < COUNT_OF(pools); i++)
        pthreadpool_destroy(pools[i]);
    release(&tensors);
}

static void output(struct test* test) { check_layers(test, OUTPUT); }

static void inference(struct test* test) { check_layers(test, INFERENCE); }

static void inference_f16(struct test* test) { check_layers(test, INFERENCE_F16); }

static void input_gradient(struct test* test) { check_layers(test, INPUT_GRADIENT); }

static void kernel_gradient(struct test* test) { check_layers(test, KERNEL_GRADIENT); }

static void bias_gradient(struct test* test) { check_layers(test, BIAS_GRADIENT); }

/* A NaN stays in the outputs that depend on it. */
static void not_a_number(struct test* test) {
    enum { CHANNELS = 37 };
    for (size_t batch = 1; batch < 40; batch += 6) {
        if (!test_case(test, "NaN in one input and one row of weights, batch %zu", batch)) return;
        float* const x = calloc(batch * CHANNELS, sizeof *x);
        float* const w = calloc(CHANNELS * CHANNELS, sizeof *w);
        float* const y = malloc(batch * CHANNELS * sizeof *y);
        const size_t row = random_below(&test->random, batch), channel = random_below(&test->random, CHANNELS);
        x[row * CHANNELS + random_below(&test->random, CHANNELS)] = NAN;
        w[channel * CHANNELS + random_below(&test->random, CHANNELS)] = INFINITY;
        test_status(test,
                    nnp_fully_connected_output_with_bias(batch, CHANNELS, CHANNELS, x, w, NULL, y, nnp_activation_relu,
                                                         NULL, NULL, NULL),
                    nnp_status_success);
        for (size_t i = 0; i < batch * CHANNELS; i++) {
            const bool is_nan = i / CHANNELS == row || i % CHANNELS == channel;
            if (!test_expect(test, is_nan ? isnan(y[i]) : y[i] == 0)) break;
        }
        free(x);
        free(w);
        free(y);
    }
}

static void profile(struct test* test) {
    enum { BATCH = 30, CHANNELS = 64 };
    static float x[BATCH * CHANNELS], w[CHANNELS * CHANNELS], y[BATCH * CHANNELS];
    for (size_t batch = 1; batch <= BATCH; batch += BATCH - 1) {
        struct nnp_profile profile = {-1, -1, -1, -1, -1};
        test_case(test, "profile, batch %zu", batch);
        test_status(test, nnp_fully_connected_output(batch, CHANNELS, CHANNELS, x, w, y, NULL, &profile),
                    nnp_status_success);
        test_expect(test, profile.total > 0 && profile.block_multiplication > 0);
        test_expect(test, (profile.input_transform > 0) == (batch > 1));
        test_expect(test, profile.kernel_transform == 0 && profile.output_transform == 0);
        test_expect(test, profile.input_transform + profile.block_multiplication <= profile.total);
    }
}

/* What can be counted, but not allocated. */
static void no_memory(struct test* test) {
    if (SIZE_BITS < 64) {
        test_skip(test, "there may be all the memory that 32 bits can count");
        return;
    }
    test_case(test, "without memory");
    test_status(test, nnp_fully_connected_output(20, (size_t)(UINT64_C(1) << 55), 1, NULL, NULL, NULL, NULL, NULL),
                nnp_status_out_of_memory);
}

const struct test_entry fully_connected_tests[] = {
    {"fully_connected.output", output},
    {"fully_connected.inference", inference},
    {"fully_connected.inference_f16", inference_f16},
    {"fully_connected.input_gradient", input_gradient},
    {"fully_connected.kernel_gradient", kernel_gradient},
    {"fully_connected.bias_gradient", bias_gradient},
    {"fully_connected.not_a_number", not_a_number},
    {"fully_connected.profile", profile},
    {"fully_connected.no_memory", no_memory},
    {NULL, NULL},
};
