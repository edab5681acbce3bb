#pragma once
/* Copies of an image's rows in which every tap of every target pixel is found without a test. */

#include "im2col.h"

/*
 * Rows of `pitch` floats, padded with zeros. Where neighbouring pixels of the target read at a distance (the horizontal
 * stride), a row is stored in as many segments, so that they find neighbours, too.
 */
struct nnp_padded_rows {
    struct nnp_extent y;
    struct nnp_extent x;
    size_t segment; /* pixels of a row's segment */
    size_t pitch;
};

enum { NNP_ROW_SLACK = 64 }; /* floats that whole vectors of the last row may reach beyond it */

struct nnp_padded_rows nnp_plan_padded_rows(struct nnp_axes axes);

/* Are whole vectors parted into two segments, not pixels one by one? */
bool nnp_are_rows_parted(const struct nnp_hw* hw, const struct nnp_padded_rows* rows);

/* Copies rows first <= y < first + count of the padded plane. */
void nnp_copy_padded_rows(const struct nnp_hw* hw, const struct nnp_padded_rows* rows, const float* plane,
                          struct nnp_size size, size_t first, size_t count, float* copy);

/* How far from a target pixel's place in the copy its source is, for a tap; that place is the pixel's in a segment. */
size_t nnp_padded_offset(const struct nnp_padded_rows* rows, size_t tap_y, size_t tap_x);
