/* Arguments of pooling functions, and divisors of averages. */

#include <string.h>

#include "pooling.h"

/* Counts the windows of an axis whose other members are set. */
static size_t count_windows(const struct nnp_pooling_axis* axis, bool ceil_mode, enum nnp_pooling_rules rules) {
    const size_t span = axis->before + axis->size + axis->after - axis->window;
    const size_t steps = span / axis->stride;
    if (!ceil_mode || span % axis->stride == 0) return steps + 1;
    const bool has_pixels = axis->stride < axis->before + axis->size - steps * axis->stride;
    return steps + 1 + (has_pixels || rules == nnp_pooling_original);
}

/* An image and its output: what of their sizes in bytes overflows. */
static enum nnp_status check_bytes(size_t batch_size, size_t channels, size_t height, size_t width) {
    bool overflow = false;
    size_t bytes = nnp_product(nnp_product(height, width, &overflow), sizeof(float), &overflow);
    if (overflow) return nnp_status_invalid_input_size;
    bytes = nnp_product(bytes, channels, &overflow);
    if (overflow) return nnp_status_invalid_channels;
    nnp_product(bytes, batch_size, &overflow);
    return overflow ? nnp_status_invalid_batch_size : nnp_status_success;
}

enum nnp_status nnp_check_pooling(size_t batch_size, size_t channels, const struct nnp_pooling* pooling,
                                  enum nnp_pooling_rules rules, struct nnp_pooling_layer* layer) {
    const struct nnp_padding padding = pooling->input_padding;
    const struct nnp_size size = pooling->input_size, window = pooling->pooling_size, stride = pooling->pooling_stride;
    const struct nnp_machine* machine = nnp_machine();
    if (machine == NULL) return nnp_status_uninitialized;
    if (batch_size == 0) return nnp_status_invalid_batch_size;
    if (channels == 0) return nnp_status_invalid_channels;
    if (size.height == 0 || size.width == 0) return nnp_status_invalid_input_size;
    if (window.height == 0 || window.width == 0) return nnp_status_invalid_pooling_size;
    if (stride.height == 0 || stride.width == 0) return nnp_status_invalid_pooling_stride;
    if (rules == nnp_pooling_original && (stride.height > window.height || stride.width > window.width)) {
        return nnp_status_invalid_pooling_stride;
    }
    if (nnp_max(padding.top, padding.bottom) >= window.height) return nnp_status_invalid_input_padding;
    if (nnp_max(padding.left, padding.right) >= window.width) return nnp_status_invalid_input_padding;

    const size_t height = nnp_padded_size(size.height, padding.top, padding.bottom);
    const size_t width = nnp_padded_size(size.width, padding.left, padding.right);
    if (height == 0 || width == 0) return nnp_status_invalid_input_padding;
    if (window.height > height || window.width > width) return nnp_status_invalid_pooling_size;

    struct nnp_pooling_axis y = {size.height, padding.top, padding.bottom, window.height, stride.height, 0};
    struct nnp_pooling_axis x = {size.width, padding.left, padding.right, window.width, stride.width, 0};
    y.output = count_windows(&y, pooling->ceil_mode, rules);
    x.output = count_windows(&x, pooling->ceil_mode, rules);
    enum nnp_status status = check_bytes(batch_size, channels, y.size, x.size);
    if (status == nnp_status_success) status = check_bytes(batch_size, channels, y.output, x.output);
    *layer = (struct nnp_pooling_layer){machine, .y = y, .x = x, .planes = batch_size * channels};
    return status;
}

const float* nnp_find_divisors(const struct nnp_pooling_layer* layer, bool count_include_pad, size_t y, size_t rows,
                               size_t first, size_t count, struct nnp_divisors* divisors) {
    if (first != divisors->first || count != divisors->count) {
        divisors->first = first;
        divisors->count = count;
        memset(divisors->extents, 0, sizeof divisors->extents);
    }
    size_t row = y % layer->y.output;
    for (size_t i = 0; i < rows; i++, row = row + 1 == layer->y.output ? 0 : row + 1) {
        const size_t extent = nnp_window_extent(&layer->y, row, count_include_pad);
        if (extent == divisors->extents[i]) continue;
        divisors->extents[i] = extent;
        if (i != 0 && extent == divisors->extents[i - 1]) {
            memcpy(divisors->values + i * count, divisors->values + (i - 1) * count, count * sizeof(float));
            memcpy(divisors->reciprocals + i * count, divisors->reciprocals + (i - 1) * count, count * sizeof(float));
            continue;
        }
        for (size_t j = 0; j < count; j++) {
            const float divisor = nnp_divisor(extent, nnp_window_extent(&layer->x, first + j, count_include_pad));
            divisors->values[i * count + j] = divisor;
            divisors->reciprocals[i * count + j] = 1 / divisor;
        }
    }
    return divisors->values;
}
