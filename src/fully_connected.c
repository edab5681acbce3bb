#include <nnpack.h>

#include "validate.h"

static enum nnp_status validate_fully_connected(size_t batch_size, size_t input_channels, size_t output_channels,
                                                size_t element_size) {
    enum nnp_status status = nnp_validate_matrix(batch_size, input_channels, nnp_status_invalid_input_channels);
    if (status != nnp_status_success) return status;
    status = nnp_validate_matrix(batch_size, output_channels, nnp_status_invalid_output_channels);
    if (status != nnp_status_success) return status;
    bool overflow = false;
    nnp_product(nnp_product(input_channels, output_channels, &overflow), element_size, &overflow);
    return overflow ? nnp_status_invalid_output_channels : nnp_status_unsupported_hardware;
}

enum nnp_status nnp_fully_connected_output(size_t batch_size, size_t input_channels, size_t output_channels,
                                           const float input[], const float kernel[], float output[],
                                           pthreadpool_t threadpool, struct nnp_profile* profile) {
    (void)input, (void)kernel, (void)output, (void)threadpool, (void)profile;
    return validate_fully_connected(batch_size, input_channels, output_channels, sizeof(float));
}

enum nnp_status nnp_fully_connected_inference(size_t input_channels, size_t output_channels, const float* input,
                                              const float* kernel, float* output, pthreadpool_t threadpool) {
    (void)input, (void)kernel, (void)output, (void)threadpool;
    return validate_fully_connected(1, input_channels, output_channels, sizeof(float));
}

enum nnp_status nnp_fully_connected_inference_f16f32(size_t input_channels, size_t output_channels, const float* input,
                                                     const void* kernel, float* output, pthreadpool_t threadpool) {
    (void)input, (void)kernel, (void)output, (void)threadpool;
    return validate_fully_connected(1, input_channels, output_channels, sizeof(uint16_t));
}
