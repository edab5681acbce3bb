/*
 * VGG-A's conv4.2 for one image (PIXELS = 28), so many times: what test/instructions.py counts the instructions of.
 *
 * usage: instructions output|prepared TIMES PIXELS
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nnpack.h>

enum { CHANNELS = 512, TAPS = 3 };

static const struct nnp_size kernel_size = {TAPS, TAPS}, stride = {1, 1};
static const struct nnp_padding padding = {1, 1, 1, 1};

static float* numbers(size_t count) {
    float* values = malloc(count * sizeof *values);
    if (values == NULL) abort();
    for (size_t i = 0; i < count; i++)
        values[i] = (float)(i % 251) / 251 - 0.5f;
    return values;
}

static enum nnp_status inference(enum nnp_convolution_transform_strategy strategy, struct nnp_size image,
                                 const float* input, const float* kernel, const float* bias, float* output,
                                 void* workspace, size_t* size) {
    return nnp_convolution_inference(nnp_convolution_algorithm_wt8x8, strategy, CHANNELS, CHANNELS, image, padding,
                                     kernel_size, stride, input, kernel, bias, output, workspace, size,
                                     nnp_activation_identity, NULL, NULL, NULL);
}

int main(int argc, char** argv) {
    if (argc != 4) return fprintf(stderr, "usage: %s output|prepared TIMES PIXELS\n", argv[0]), 2;
    if (nnp_initialize() != nnp_status_success) return 1;
    const size_t pixels = (size_t)atoi(argv[3]);
    const struct nnp_size image = {pixels, pixels};
    const float *input = numbers(CHANNELS * pixels * pixels), *kernel = numbers(CHANNELS * CHANNELS * TAPS * TAPS);
    const float* bias = numbers(CHANNELS);
    float* output = numbers(CHANNELS * pixels * pixels);
    void* transformed = NULL;
    enum nnp_status status = nnp_status_success;
    const bool is_prepared = strcmp(argv[1], "prepared") == 0;
    if (is_prepared) {
        const enum nnp_convolution_transform_strategy precompute = nnp_convolution_transform_strategy_precompute;
        size_t size = 0;
        status = inference(precompute, image, input, kernel, bias, output, NULL, &size);
        transformed = aligned_alloc(64, size);
        if (status == nnp_status_success)
            status = inference(precompute, image, input, kernel, bias, output, transformed, &size);
    }
    for (int i = 0; i < atoi(argv[2]) && status == nnp_status_success; i++) {
        status = is_prepared ? inference(nnp_convolution_transform_strategy_reuse, image, input, transformed, bias,
                                         output, NULL, NULL)
                             : nnp_convolution_output(nnp_convolution_algorithm_wt8x8, 1, CHANNELS, CHANNELS, image,
                                                      padding, kernel_size, input, kernel, bias, output, NULL, NULL,
                                                      nnp_activation_identity, NULL, NULL, NULL);
    }
    return status;
}
