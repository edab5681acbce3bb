#include <nnpack.h>

#include "machine.h"
#include "numbers.h"

enum nnp_status nnp_max_pooling_output(size_t batch_size, size_t channels, struct nnp_size input_size,
                                       struct nnp_padding input_padding, struct nnp_size pooling_size,
                                       struct nnp_size pooling_stride, const float input[], float output[],
                                       pthreadpool_t threadpool) {
    (void)input, (void)output, (void)threadpool;
    const struct nnp_padding padding = input_padding;
    if (nnp_machine() == NULL) return nnp_status_uninitialized;
    if (batch_size == 0) return nnp_status_invalid_batch_size;
    if (channels == 0) return nnp_status_invalid_channels;
    if (input_size.height == 0 || input_size.width == 0) return nnp_status_invalid_input_size;
    if (pooling_size.height == 0 || pooling_size.width == 0) return nnp_status_invalid_pooling_size;
    if (pooling_stride.height == 0 || pooling_stride.width == 0) return nnp_status_invalid_pooling_stride;
    if (pooling_stride.height > pooling_size.height || pooling_stride.width > pooling_size.width) {
        return nnp_status_invalid_pooling_stride;
    }
    if (nnp_max(padding.top, padding.bottom) >= pooling_size.height) return nnp_status_invalid_input_padding;
    if (nnp_max(padding.left, padding.right) >= pooling_size.width) return nnp_status_invalid_input_padding;

    const size_t height = nnp_padded_size(input_size.height, padding.top, padding.bottom);
    const size_t width = nnp_padded_size(input_size.width, padding.left, padding.right);
    if (height == 0 || width == 0) return nnp_status_invalid_input_padding;
    if (pooling_size.height > height || pooling_size.width > width) return nnp_status_invalid_pooling_size;

    bool overflow = false;
    size_t bytes = nnp_product(nnp_product(input_size.height, input_size.width, &overflow), sizeof(float), &overflow);
    if (overflow) return nnp_status_invalid_input_size;
    bytes = nnp_product(bytes, channels, &overflow);
    if (overflow) return nnp_status_invalid_channels;
    nnp_product(bytes, batch_size, &overflow);
    return overflow ? nnp_status_invalid_batch_size : nnp_status_unsupported_hardware;
}
