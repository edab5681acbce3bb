#include "padded_rows.h"

#include <string.h>

#include "numbers.h"

struct nnp_padded_rows nnp_plan_padded_rows(struct nnp_axes axes, size_t count, size_t multiple, bool* overflow) {
    struct nnp_padded_rows p = {.y = nnp_find_extent(axes.y), .x = nnp_find_extent(axes.x)};
    const size_t step_y = (size_t)p.y.axis.source_step, step_x = (size_t)p.x.axis.source_step;
    const size_t taps_y = p.y.size - (p.y.axis.count - 1) * step_y, taps_x = p.x.size - (p.x.axis.count - 1) * step_x;
    p.source_rows = p.y.size - (p.y.axis.count - count) * step_y;
    p.parts.height = nnp_min(step_y, taps_y);
    p.parts.width = step_x == 2 ? 2 : nnp_min(step_x, taps_x); /* one kernel copies both */
    p.pitch = nnp_round_up(nnp_divide_up(p.x.size, step_x), multiple);
    p.part_elements = nnp_product(nnp_divide_up(p.source_rows, step_y), p.pitch, overflow);
    /* Vectors of parts that are written by turns must not reach into each other. */
    if (step_x > 1) p.part_elements += NNP_MAX_LANES;
    const size_t row = nnp_product(p.part_elements, p.parts.width, overflow);
    p.plane_elements = nnp_product(row, p.parts.height, overflow);
    return p;
}

/* Of `count` places at a distance, those begin <= i < end that are in an image, whose first pixel is place -first. */
static void clip(ptrdiff_t first, size_t step, size_t count, size_t size, size_t* begin, size_t* end) {
    const ptrdiff_t left = (ptrdiff_t)size - first;
    *begin = first < 0 ? nnp_min(nnp_divide_up((size_t)-first, step), count) : 0;
    *end = left < 0 ? *begin : nnp_max(*begin, nnp_min(nnp_divide_up((size_t)left, step), count));
}

/* Pixels begin <= x < end of rows of the image one by one, `source` being the first. */
static void part_pixels(const struct nnp_padded_rows* p, size_t rows, const float* source, size_t stride, size_t begin,
                        size_t end, float* copy) {
    const size_t step = (size_t)p->x.axis.source_step;
    for (size_t x = begin; x < nnp_min(begin + step, end); x++) {
        if (x % step >= p->parts.width) continue;
        float* part = copy + x % step * p->part_elements + x / step;
        const size_t count = (end - x - 1) / step + 1;
        for (size_t row = 0; row < rows; row++) {
            for (size_t i = 0; i < count; i++)
                part[row * p->pitch + i] = source[row * stride + x - begin + i * step];
        }
    }
}

bool nnp_parts_are_transposed(const struct nnp_hw* hw, const struct nnp_padded_rows* p) {
    const size_t step = (size_t)p->x.axis.source_step;
    return step >= NNP_QUAD && p->parts.width == step && p->x.axis.count >= hw->lanes;
}

/* The same, of vectors of each part at once, but for pixels before and after what all parts have. */
static void transpose_pixels(const struct nnp_hw* hw, const struct nnp_padded_rows* p, size_t rows, const float* source,
                             size_t stride, size_t begin, size_t end, float* copy) {
    const size_t step = (size_t)p->x.axis.source_step, lanes = hw->lanes;
    const size_t first = nnp_round_up(begin, step), count = first < end ? (end - first) / step : 0;
    const size_t last = first + count * step, whole = step / NNP_QUAD * NNP_QUAD;
    if (count < lanes) {
        part_pixels(p, rows, source, stride, begin, end, copy);
        return;
    }
    for (size_t row = 0; row < rows; row++) {
        for (size_t i = 0; i < count; i += lanes) {
            const size_t place = nnp_min(i, count - lanes);
            const float* pixels = source + row * stride + first - begin + place * step;
            float* target = copy + row * p->pitch + first / step + place;
            hw->transpose(whole, pixels, step, target, p->part_elements);
            if (whole == step) continue;
            hw->transpose(NNP_QUAD, pixels + step - NNP_QUAD, step, target + (step - NNP_QUAD) * p->part_elements,
                          p->part_elements); /* some of them for the second time */
        }
    }
    part_pixels(p, rows, source, stride, begin, first, copy);
    part_pixels(p, rows, source + last - begin, stride, last, end, copy);
}

/* Copies pixels begin <= x < end of rows of the image, which lie a stride apart, to a row of each part. */
static void copy_pixels(const struct nnp_hw* hw, const struct nnp_padded_rows* p, size_t rows, const float* source,
                        size_t stride, size_t begin, size_t end, float* copy) {
    const size_t step = (size_t)p->x.axis.source_step;
    if (step == 1) {
        hw->planes.pad(rows, end - begin, source, stride, copy + begin, p->pitch);
    } else if (step == 2) { /* even and odd from `begin` on, which may be odd itself */
        float* even = copy + begin % 2 * p->part_elements + begin / 2;
        float* odd = copy + (begin + 1) % 2 * p->part_elements + (begin + 1) / 2;
        hw->planes.pad_by_2(rows, end - begin, source, stride, even, odd, p->pitch);
    } else if (nnp_parts_are_transposed(hw, p)) {
        transpose_pixels(hw, p, rows, source, stride, begin, end, copy);
    } else {
        part_pixels(p, rows, source, stride, begin, end, copy);
    }
}

void nnp_copy_padded_rows(const struct nnp_hw* hw, const struct nnp_padded_rows* p, const float* plane,
                          struct nnp_size size, size_t first, size_t count, float* copy) {
    const size_t step_y = (size_t)p->y.axis.source_step;
    size_t left, right;
    clip(p->x.first, 1, p->x.size, size.width, &left, &right);
    for (size_t y = 0; y < nnp_min(p->parts.height, count); y++) {
        const ptrdiff_t top = p->y.first + (ptrdiff_t)(first + y);
        const size_t rows = (count - y - 1) / step_y + 1;
        float* part = copy + y * p->parts.width * p->part_elements;
        size_t begin, end;
        clip(top, step_y, rows, size.height, &begin, &end);
        if (begin < end && left < right) {
            copy_pixels(hw, p, end - begin,
                        plane + (top + (ptrdiff_t)(begin * step_y)) * (ptrdiff_t)size.width + p->x.first +
                            (ptrdiff_t)left,
                        step_y * size.width, left, right, part + begin * p->pitch);
        }
        for (size_t x = 0; x < p->parts.width; x++, part += p->part_elements) {
            if (begin > 0) memset(part, 0, begin * p->pitch * sizeof(float));
            if (end < rows) memset(part + end * p->pitch, 0, (rows - end) * p->pitch * sizeof(float));
        }
    }
}

size_t nnp_padded_offset(const struct nnp_padded_rows* p, size_t tap_y, size_t tap_x) {
    const struct nnp_axis *y = &p->y.axis, *x = &p->x.axis;
    const size_t step_y = (size_t)y->source_step, step_x = (size_t)x->source_step;
    const size_t row = (size_t)(y->first_offset + (ptrdiff_t)tap_y * y->offset_step - p->y.first);
    const size_t column = (size_t)(x->first_offset + (ptrdiff_t)tap_x * x->offset_step - p->x.first);
    const size_t part = row % step_y * p->parts.width + column % step_x;
    return part * p->part_elements + row / step_y * p->pitch + column / step_x;
}
