#include "padded_rows.h"

#include <string.h>

#include "numbers.h"

struct nnp_padded_rows nnp_plan_padded_rows(struct nnp_axes axes) {
    struct nnp_padded_rows p = {.y = nnp_find_extent(axes.y), .x = nnp_find_extent(axes.x)};
    p.segment = nnp_divide_up(p.x.size, (size_t)p.x.axis.source_step);
    p.pitch = p.segment * (size_t)p.x.axis.source_step;
    return p;
}

/* Copies one row of a plane, or zeros for one beyond it, into its segments. */
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

void nnp_copy_padded_rows(const struct nnp_padded_rows* p, const float* plane, struct nnp_size size, size_t first,
                          size_t count, float* copy) {
    for (size_t y = 0; y < count; y++) {
        const size_t source_y = (size_t)(p->y.first + (ptrdiff_t)(first + y)); /* wraps around before the image */
        copy_row(p, source_y < size.height ? plane + source_y * size.width : NULL, size.width, copy + y * p->pitch);
    }
}

size_t nnp_padded_offset(const struct nnp_padded_rows* p, size_t tap_y, size_t tap_x) {
    const struct nnp_axis *y = &p->y.axis, *x = &p->x.axis;
    const size_t step = (size_t)x->source_step;
    const size_t row = (size_t)(y->first_offset + (ptrdiff_t)tap_y * y->offset_step - p->y.first);
    const size_t column = (size_t)(x->first_offset + (ptrdiff_t)tap_x * x->offset_step - p->x.first);
    return row * p->pitch + column % step * p->segment + column / step;
}
