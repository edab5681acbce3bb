#pragma once
/* Copies of an image's rows in which every tap of every target pixel is found without a test. */

#include "im2col.h"

/*
 * Rows of `pitch` floats, padded with zeros. Where neighbouring pixels of the target read at a distance (the stride), a
 * plane is stored in as many parts, [y % stride][x % stride][y / stride][x / stride], so that they find neighbours, and
 * each target row's source is a pitch from the last one's.
 */
struct nnp_padded_rows {
    struct nnp_extent y;
    struct nnp_extent x;
    size_t source_rows;    /* of a plane */
    struct nnp_size parts; /* as many as the stride, or, where that is large, as taps read */
    size_t pitch;
    size_t part_elements;
    size_t plane_elements;
};

enum { NNP_ROW_SLACK = 64 }; /* floats that whole vectors of the last row may reach beyond it */

/* What `count` rows of the target read; the pitch is a multiple of so many floats. */
struct nnp_padded_rows nnp_plan_padded_rows(struct nnp_axes axes, size_t count, size_t multiple, bool* overflow);

/*
 * Copies source rows first <= y < first + count of the padded plane, of which the image may have some. Columns that are
 * not of the image must have been zeroed once, and remain so; what lies behind the plane, as far as the slack, becomes
 * zeros, too: planes that follow one another are copied in their order.
 */
void nnp_copy_padded_rows(const struct nnp_hw* hw, const struct nnp_padded_rows* rows, const float* plane,
                          struct nnp_size size, size_t first, size_t count, float* copy);

/* Are pixels parted by vectors, though the stride is more than 2? */
bool nnp_parts_are_transposed(const struct nnp_hw* hw, const struct nnp_padded_rows* rows);

/* How far from a target pixel's place in the copy its source is, for a tap; that place is the pixel's in a part. */
size_t nnp_padded_offset(const struct nnp_padded_rows* rows, size_t tap_y, size_t tap_x);
