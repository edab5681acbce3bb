#include <nnpack.h>

#include "machine.h"
#include "numbers.h"

/* One dimension of an image under a pooling window. */
static enum nnp_status validate_dimension(size_t input, size_t before, size_t after, size_t window, size_t stride) {
    size_t padded;
    if (stride > window) return nnp_status_invalid_pooling_stride;
    if (before >= window || after >= window) return nnp_status_invalid_input_padding;
    if (__builtin_add_overflow(input, before, &padded) || __builtin_add_overflow(padded, after, &padded)) {
        return nnp_status_invalid_input_padding;
    }
    return window <= padded ? nnp_status_success : nnp_status_invalid_pooling_size;
}

enum nnp_status nnp_max_pooling_output(size_t batch_size, size_t channels, struct nnp_size input_size,
                                       struct nnp_padding input_padding, struct nnp_size pooling_size,
                                       struct nnp_size pooling_stride, const float input[], float output[],
                                       pthreadpool_t threadpool) {
    (void)input, (void)output, (void)threadpool;
    if (nnp_machine() == NULL) return nnp_status_uninitialized;
    if (batch_size == 0) return nnp_status_invalid_batch_size;
    if (channels == 0) return nnp_status_invalid_channels;
    if (input_size.height == 0 || input_size.width == 0) return nnp_status_invalid_input_size;
    if (pooling_size.height == 0 || pooling_size.width == 0) return nnp_status_invalid_pooling_size;
    if (pooling_stride.height == 0 || pooling_stride.width == 0) return nnp_status_invalid_pooling_stride;
    enum nnp_status status = validate_dimension(input_size.height, input_padding.top, input_padding.bottom,
                                                pooling_size.height, pooling_stride.height);
    if (status != nnp_status_success) return status;
    status = validate_dimension(input_size.width, input_padding.left, input_padding.right, pooling_size.width,
                                pooling_stride.width);
    return status != nnp_status_success ? status : nnp_status_unsupported_hardware;
}
