#include <nnpack.h>

#include "validate.h"

enum nnp_status nnp_relu_output(size_t batch_size, size_t channels, const float input[], float output[],
                                float negative_slope, pthreadpool_t threadpool) {
    (void)input, (void)output, (void)negative_slope, (void)threadpool;
    const enum nnp_status status = nnp_validate_matrix(batch_size, channels, nnp_status_invalid_channels);
    return status != nnp_status_success ? status : nnp_status_unsupported_hardware;
}

enum nnp_status nnp_relu_input_gradient(size_t batch_size, size_t channels, const float grad_output[],
                                        const float input[], float grad_input[], float negative_slope,
                                        pthreadpool_t threadpool) {
    (void)grad_output, (void)input, (void)grad_input, (void)negative_slope, (void)threadpool;
    const enum nnp_status status = nnp_validate_matrix(batch_size, channels, nnp_status_invalid_channels);
    return status != nnp_status_success ? status : nnp_status_unsupported_hardware;
}
