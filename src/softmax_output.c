#include <nnpack.h>

#include "validate.h"

enum nnp_status nnp_softmax_output(size_t batch_size, size_t channels, const float input[], float output[],
                                   pthreadpool_t threadpool) {
    (void)input, (void)output, (void)threadpool;
    const enum nnp_status status = nnp_validate_matrix(batch_size, channels, nnp_status_invalid_channels);
    return status != nnp_status_success ? status : nnp_status_unsupported_hardware;
}
