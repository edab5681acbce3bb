#include "padded_rows.h"

#include <string.h>

#include "numbers.h"

enum { LEAST_LANES = 8 }; /* of vectors that part rows faster than a loop: masks are dear where there are fewer */

struct nnp_padded_rows nnp_plan_padded_rows(struct nnp_axes axes) {
    struct nnp_padded_rows p = {.y = nnp_find_extent(axes.y), .x = nnp_find_extent(axes.x)};
    p.segment = nnp_divide_up(p.x.size, (size_t)p.x.axis.source_step);
    p.pitch = p.segment * (size_t)p.x.axis.source_step;
    return p;
}

/* Copies one row of a plane, or zeros for one beyond it, into its segments, whatever their number and size. */
static void copy_row(const struct nnp_padded_rows* p, const float* row, size_t width, float* copy) {
    const size_t step = (size_t)p->x.axis.source_step;
    const size_t before = p->x.first < 0 ? nnp_min((size_t)-p->x.first, p->x.size) : 0;
    const ptrdiff_t left = (ptrdiff_t)width - p->x.first;
    const size_t end = row == NULL || left <= (ptrdiff_t)before ? before : nnp_min((size_t)left, p->x.size);
    if (step == 1) {
        memset(copy, 0, before * sizeof(float));
        if (end > before) memcpy(copy + before, row + p->x.first + before, (end - before) * sizeof(float));
        memset(copy + end, 0, (p->pitch - end) * sizeof(float));
        return;
    }
    memset(copy, 0, p->pitch * sizeof(float));
    for (size_t i = before; i < nnp_min(before + step, end); i++) {
        const float* source = row + p->x.first + (ptrdiff_t)i;
        float* target = copy + i % step * p->segment + i / step;
        const size_t count = (end - i - 1) / step + 1;
        for (size_t j = 0; j < count; j++)
            target[j] = source[j * step];
    }
}

bool nnp_are_rows_parted(const struct nnp_hw* hw, const struct nnp_padded_rows* p) {
    return p->x.axis.source_step == 2 && hw->lanes >= LEAST_LANES && p->segment >= hw->lanes;
}

/* Parts whole rows of pixels into their two segments, a vector's pixels of all rows at a time. */
static void part_rows(const struct nnp_hw* hw, const struct nnp_padded_rows* p, const float* rows, size_t width,
                      size_t count, float* copy) {
    const size_t lanes = hw->lanes;
    for (size_t parity = 0; parity < 2; parity++) {
        for (size_t done = 0; done < p->segment; done += lanes) {
            const size_t start = nnp_min(done, p->segment - lanes); /* of the last vector: not beyond the segment */
            const ptrdiff_t column = p->x.first + (ptrdiff_t)(2 * start + parity), left = (ptrdiff_t)width - column;
            const size_t begin = column < 0 ? nnp_min((size_t)-column, 2 * lanes) : 0;
            const size_t end = left < 0 ? 0 : nnp_min((size_t)left, 2 * lanes);
            const struct nnp_im2col_run run = {column, nnp_bits(begin, nnp_max(begin, end)) & NNP_EVERY_OTHER};
            hw->im2col_by_2(count, rows, width, 1, &run, copy + parity * p->segment + start, p->pitch);
        }
    }
}

void nnp_copy_padded_rows(const struct nnp_hw* hw, const struct nnp_padded_rows* p, const float* plane,
                          struct nnp_size size, size_t first, size_t count, float* copy) {
    const bool are_parted = nnp_are_rows_parted(hw, p);
    const size_t top = (size_t)(p->y.first + (ptrdiff_t)first); /* wraps around before the image */
    size_t inside = 0, end = 0;
    for (size_t y = 0; y < count; y++) {
        const bool is_inside = top + y < size.height;
        if (is_inside && are_parted) {
            inside++;
            end = y + 1;
        } else {
            copy_row(p, is_inside ? plane + (top + y) * size.width : NULL, size.width, copy + y * p->pitch);
        }
    }
    const size_t start = end - inside;
    if (inside != 0) part_rows(hw, p, plane + (top + start) * size.width, size.width, inside, copy + start * p->pitch);
}

size_t nnp_padded_offset(const struct nnp_padded_rows* p, size_t tap_y, size_t tap_x) {
    const struct nnp_axis *y = &p->y.axis, *x = &p->x.axis;
    const size_t step = (size_t)x->source_step;
    const size_t row = (size_t)(y->first_offset + (ptrdiff_t)tap_y * y->offset_step - p->y.first);
    const size_t column = (size_t)(x->first_offset + (ptrdiff_t)tap_x * x->offset_step - p->x.first);
    return row * p->pitch + column % step * p->segment + column / step;
}
