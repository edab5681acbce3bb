/* The convolutional layers that NNPACK has always been measured on, in full size, on some planes of their results. */

#include "reference.h"

/* Square images, kernels and paddings; python/nnpack/_layers.py has the same. */
static const struct {
    const char* note;
    size_t input_channels;
    size_t output_channels;
    size_t image;
    size_t kernel;
    size_t padding;
} layers[] = {{", AlexNet/conv2", 64, 192, 27, 5, 2},    {", AlexNet/conv3", 192, 384, 13, 3, 1},
              {", AlexNet/conv4", 384, 256, 13, 3, 1},   {", AlexNet/conv5", 256, 256, 13, 3, 1},
              {", VGG-A/conv1", 3, 64, 224, 3, 1},       {", VGG-A/conv2", 64, 128, 112, 3, 1},
              {", VGG-A/conv3.1", 128, 256, 56, 3, 1},   {", VGG-A/conv3.2", 256, 256, 56, 3, 1},
              {", VGG-A/conv4.1", 256, 512, 28, 3, 1},   {", VGG-A/conv4.2", 512, 512, 28, 3, 1},
              {", VGG-A/conv5", 512, 512, 14, 3, 1},     {", OverFeat/conv2", 96, 256, 24, 5, 0},
              {", OverFeat/conv3", 256, 512, 12, 3, 1},  {", OverFeat/conv4", 512, 1024, 12, 3, 1},
              {", OverFeat/conv5", 1024, 1024, 12, 3, 1}};

enum {
    PLANES = 5,
    FEW = 300 * 1000 * 1000, /* multiplications of a layer for quick runs */
};

static struct problem problem_of(struct test* test, size_t layer, enum pass pass) {
    const size_t padding = layers[layer].padding;
    struct problem p = {
        .pass = pass,
        .batch_size = layers[layer].image <= 14 ? 1 + random_below(&test->random, 2) : 1,
        .input_channels = layers[layer].input_channels,
        .output_channels = layers[layer].output_channels,
        .groups = 1,
        .input_size = {layers[layer].image, layers[layer].image},
        .input_padding = {padding, padding, padding, padding},
        .kernel_size = {layers[layer].kernel, layers[layer].kernel},
        .stride = {1, 1},
        .dilation = {1, 1},
        .activation = nnp_activation_identity,
    };
    if (pass == PASS_OUTPUT) {
        p.has_bias = true;
        p.activation = random_below(&test->random, 2) == 0 ? nnp_activation_relu : nnp_activation_identity;
    }
    return p;
}

static void check_pass(struct test* test, enum pass pass) {
    struct operands operands = {0};
    const pthreadpool_t pool = pthreadpool_create(2);
    /* A quick run computes one layer in one way; tables other than the best compute each layer in one way. */
    const struct nnp_hw* const* best = nnp_hw_tables;
    while (!(*best)->supported())
        best++;
    const bool is_slow = test->hw != *best;
    struct problem p;
    size_t chosen;
    do {
        chosen = random_below(&test->random, COUNT_OF(layers));
        p = problem_of(test, chosen, pass);
    } while (problem_multiplications(&p) > FEW);
    for (size_t i = 0; i < COUNT_OF(layers); i++) {
        if (test->quick && i != chosen) continue;
        p = problem_of(test, i, pass);
        struct reference reference;
        operands_fill(&operands, &p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
        operands_protect(&operands, &p);
        reference_compute(&reference, &p, &operands, PLANES, &test->random);
        struct call calls[COUNT_OF(algorithms)];
        size_t count = 0;
        for (size_t a = 0; a < COUNT_OF(algorithms); a++) {
            const bool is_alias =
                algorithms[a] == nnp_convolution_algorithm_auto ||
                (algorithms[a] == nnp_convolution_algorithm_wt8x8_fp16 && !reference_is_half(&p, algorithms[a]));
            const struct call call = {.algorithm = algorithms[a], .entry = ENTRY_PLAIN, .threadpool = pool};
            if (!is_alias && call_fits(&call, &p)) calls[count++] = call;
        }
        const size_t one = random_below(&test->random, count);
        for (size_t a = 0; a < count; a++) {
            if ((test->quick || is_slow) && a != one) continue;
            if (!problem_case(test, &p, &calls[a], layers[i].note)) break;
            if (!test_status(test, call_run(&calls[a], &p, &operands), nnp_status_success)) continue;
            reference_compare(test, &reference, &operands, calls[a].algorithm);
        }
        reference_release(&reference);
    }
    pthreadpool_destroy(pool);
    operands_release(&operands);
}

static void output(struct test* test) { check_pass(test, PASS_OUTPUT); }

static void input_gradient(struct test* test) { check_pass(test, PASS_INPUT_GRADIENT); }

static void kernel_gradient(struct test* test) { check_pass(test, PASS_KERNEL_GRADIENT); }

const struct test_entry layer_tests[] = {
    {"layers.output", output},
    {"layers.input_gradient", input_gradient},
    {"layers.kernel_gradient", kernel_gradient},
    {NULL, NULL},
};
