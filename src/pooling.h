#pragma once
/* What pooling functions have in common: their arguments, checked, and which pixels a window has. */

#include <nnpack/extensions.h>

#include "hw.h"
#include "machine.h"
#include "numbers.h"

/* Pixels begin to end - 1 of an image in one dimension. */
struct nnp_range {
    size_t begin;
    size_t end;
};

static inline size_t nnp_range_size(struct nnp_range range) { return range.end - range.begin; }

/* One dimension of a pooling layer. */
struct nnp_pooling_axis {
    size_t size; /* of the image */
    size_t before;
    size_t after; /* padding */
    size_t window;
    size_t stride;
    size_t output;
};

/* The pixels of window `index`: none where it lies in the padding. */
static inline struct nnp_range nnp_window(const struct nnp_pooling_axis* axis, size_t index) {
    const size_t start = index * axis->stride;
    if (start < axis->before) return (struct nnp_range){0, nnp_min(axis->size, axis->window - (axis->before - start))};
    const size_t begin = nnp_min(start - axis->before, axis->size);
    return (struct nnp_range){begin, begin + nnp_min(axis->window, axis->size - begin)};
}

/* The windows that a pixel is in. */
static inline struct nnp_range nnp_windows_of(const struct nnp_pooling_axis* axis, size_t pixel) {
    const size_t last = (pixel + axis->before) / axis->stride, past = pixel + axis->before + 1;
    const size_t first = past > axis->window ? nnp_divide_up(past - axis->window, axis->stride) : 0;
    const size_t end = nnp_min(last + 1, axis->output);
    return (struct nnp_range){nnp_min(first, end), end};
}

/* The windows that lie in the image. */
static inline struct nnp_range nnp_inner_windows(const struct nnp_pooling_axis* axis) {
    const size_t end = axis->before + axis->size; /* of the image */
    const size_t first = nnp_divide_up(axis->before, axis->stride);
    const size_t past = end < axis->window ? 0 : (end - axis->window) / axis->stride + 1;
    return (struct nnp_range){first, nnp_max(first, nnp_min(past, axis->output))};
}

/* What an average divides by in one dimension: the window's pixels, with the padding's if that counts. */
static inline size_t nnp_window_extent(const struct nnp_pooling_axis* axis, size_t index, bool count_include_pad) {
    if (!count_include_pad) return nnp_range_size(nnp_window(axis, index));
    return nnp_min(axis->window, axis->before + axis->size + axis->after - index * axis->stride);
}

/* Pixels of a window, which may be more than a size can count. */
static inline float nnp_divisor(size_t height, size_t width) { return (float)((double)height * (double)width); }

/* A pooling layer, checked. */
struct nnp_pooling_layer {
    const struct nnp_machine* machine;
    struct nnp_pooling_axis y;
    struct nnp_pooling_axis x;
    size_t planes; /* batch_size * channels */
};

/* The original wants strides within windows, and counts a last window that lies in the padding. */
enum nnp_pooling_rules { nnp_pooling_general, nnp_pooling_original };

enum nnp_status nnp_check_pooling(size_t batch_size, size_t channels, const struct nnp_pooling* pooling,
                                  enum nnp_pooling_rules rules, struct nnp_pooling_layer* layer);

enum {
    NNP_POOLING_CHUNK = 2048, /* elements that are pooled at a time */
    NNP_POOLING_ROWS = 256,   /* of them, at most */
};

/* Divisors of averages in rows of windows, which neighbouring rows share. */
struct nnp_divisors {
    size_t first;
    size_t count;                     /* of windows in a row; 0: none yet */
    size_t extents[NNP_POOLING_ROWS]; /* of rows */
    float values[NNP_POOLING_DIVISORS];
    float reciprocals[NNP_POOLING_DIVISORS];
};

/* Those of windows `first` to `first + count - 1` of `rows` rows from y on, counted over all images, one by one. */
const float* nnp_find_divisors(const struct nnp_pooling_layer* layer, bool count_include_pad, size_t y, size_t rows,
                               size_t first, size_t count, struct nnp_divisors* divisors);

/* How many rows of so many elements a task takes. */
static inline size_t nnp_rows_a_task(size_t elements) { return nnp_divide_up((size_t)1 << 15, elements); }
