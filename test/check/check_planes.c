/* Copies into padded planes and out of them: any bits, NaN among them. */

#include <string.h>

#include "check.h"

enum { PAD, PAD_BY_2, CROP, KERNELS };
enum { SOURCE, TARGET, ODD, OPERANDS };

static size_t count(const struct nnp_hw* hw) {
    (void)hw;
    return KERNELS;
}

static check_function* kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    static const char* const variants[KERNELS] = {"pad", "pad_by_2", "crop"};
    check_function* const kernels[KERNELS] = {(check_function*)hw->planes.pad, (check_function*)hw->planes.pad_by_2,
                                              (check_function*)hw->planes.crop};
    strcpy(variant, variants[index]);
    return kernels[index];
}

struct planes_case {
    size_t rows, elements, source_gap, target_gap;
    enum placement placement;
};

static size_t round_up(size_t value, size_t unit) { return (value + unit - 1) / unit * unit; }

/* Floats from the first row's start to the end of what is read or written of the last. */
static size_t span(size_t rows, size_t stride, size_t width) { return rows == 0 ? 0 : (rows - 1) * stride + width; }

/* What the element of a target is: of the last row that writes there. NULL: zero; found: whether any row does. */
static const float* writer(const struct check* check, const struct planes_case* t, const float* source,
                           size_t source_stride, size_t target_stride, size_t first, size_t element, bool* found) {
    const size_t lanes = check->hw->lanes, step = check->kernel.index == PAD_BY_2 ? 2 : 1;
    const size_t width = round_up(t->elements, step * lanes) / step;
    *found = false;
    for (size_t row = t->rows; row-- > 0;) {
        if (element < row * target_stride || element >= row * target_stride + width) continue;
        const size_t i = (element - row * target_stride) * step + first;
        *found = true;
        return i < t->elements ? &source[row * source_stride + i] : NULL;
    }
    return NULL;
}

static bool check_target(struct check* check, struct buffer* buffer, const struct planes_case* t, const float* source,
                         size_t source_stride, float* target, size_t target_stride, size_t floats, size_t first) {
    for (size_t i = 0; i < floats; i++) {
        bool found;
        const float* const expected = writer(check, t, source, source_stride, target_stride, first, i, &found);
        uint32_t expected_bits = 0;
        if (!found) continue;
        if (expected != NULL) memcpy(&expected_bits, expected, sizeof expected_bits);
        const uint32_t bits = buffer_take(buffer, &target[i]);
        if (check->kernel.index == CROP && expected == NULL) continue;
        if (bits != expected_bits) {
            check_fail(check, "element %zu of %s is wrong: bits %#x, expected %#x", i, first == 0 ? "target" : "odd",
                       bits, expected_bits);
            return false;
        }
    }
    return true;
}

static void check_one(struct check* check, struct buffer* buffers[OPERANDS], const struct planes_case* t) {
    const size_t lanes = check->hw->lanes, index = check->kernel.index;
    const size_t width = index == PAD_BY_2 ? round_up(t->elements, 2 * lanes) / 2 : round_up(t->elements, lanes);
    const size_t source_stride = (index == CROP ? width : t->elements) + t->source_gap;
    /* Rows may overlap, but for what a whole vector has beyond a row. */
    const size_t elements = index == PAD_BY_2 ? (t->elements + 1) / 2 : t->elements;
    size_t target_stride = elements + t->target_gap;
    if (index == CROP && width > elements + target_stride) target_stride = width - elements;
    if (!check_case(check, "rows = %zu, count = %zu, strides %zu and %zu, placement %d", t->rows, t->elements,
                    source_stride, target_stride, t->placement)) {
        return;
    }
    const size_t source_floats = span(t->rows, source_stride, index == CROP ? width : t->elements);
    const size_t target_floats = span(t->rows, target_stride, index == CROP ? elements : width);
    float* const source = buffer_place(buffers[SOURCE], source_floats * sizeof(float), sizeof(float), t->placement);
    float* const target = buffer_place(buffers[TARGET], target_floats * sizeof(float), sizeof(float), t->placement);
    float* const odd =
        buffer_place(buffers[ODD], index == PAD_BY_2 ? target_floats * sizeof(float) : 0, sizeof(float), t->placement);
    for (size_t i = 0; i < source_floats; i++) {
        uint32_t bits;
        do
            bits = (uint32_t)random_bits(&check->random);
        while (bits == BUFFER_PATTERN || bits == 0);
        memcpy(&source[i], &bits, sizeof bits);
    }
    const bool returned = index == PAD_BY_2
                              ? check_call(check, 7,
                                           (uintptr_t[]){t->rows, t->elements, POINTER(source), source_stride,
                                                         POINTER(target), POINTER(odd), target_stride})
                              : check_call(check, 6,
                                           (uintptr_t[]){t->rows, t->elements, POINTER(source), source_stride,
                                                         POINTER(target), target_stride});
    if (!returned) return;
    if (!check_target(check, buffers[TARGET], t, source, source_stride, target, target_stride, target_floats, 0))
        return;
    if (index == PAD_BY_2 &&
        !check_target(check, buffers[ODD], t, source, source_stride, odd, target_stride, target_floats, 1)) {
        return;
    }
    check_intact(check);
}

static void check(struct check* check) {
    struct buffer* buffers[OPERANDS] = {check_buffer(check, "source", ROLE_READ),
                                        check_buffer(check, "target", ROLE_WRITE),
                                        check_buffer(check, "odd", ROLE_WRITE)};
    static const size_t gaps[] = {0, 1, 2, 15, 300};
    struct planes_case t;
    for (t.rows = check->kernel.index == CROP; t.rows < 5; t.rows++) {
        for (t.elements = 1; t.elements < 5 * check->hw->lanes + 2; t.elements++) {
            for (t.placement = 0; t.placement < PLACEMENTS; t.placement++) {
                t.source_gap = gaps[random_below(&check->random, sizeof gaps / sizeof gaps[0])];
                t.target_gap = gaps[random_below(&check->random, sizeof gaps / sizeof gaps[0])];
                check_one(check, buffers, &t);
            }
        }
    }
}

static void bench(struct check* check) {
    const size_t rows = 14, elements = 14, pitch = 16;
    struct buffer *in = check_buffer(check, "source", ROLE_READ), *out = check_buffer(check, "target", ROLE_WRITE);
    struct buffer* other = check_buffer(check, "odd", ROLE_WRITE);
    const size_t bytes = (rows + 1) * pitch * sizeof(float);
    float* const source = buffer_place(in, bytes, NNP_ALIGNMENT, PLACE_AT_START);
    float* const target = buffer_place(out, bytes, NNP_ALIGNMENT, PLACE_AT_START);
    float* const odd = buffer_place(other, bytes, NNP_ALIGNMENT, PLACE_AT_START);
    memset(source, 0, bytes);
    const double moved = 2.0 * (double)(rows * elements) * sizeof(float);
    if (check->kernel.index == PAD_BY_2) {
        bench_call(check, "14 rows of 14", 7,
                   (uintptr_t[]){rows, elements, POINTER(source), elements, POINTER(target), POINTER(odd), pitch / 2},
                   0, moved);
    } else {
        bench_call(check, "14 rows of 14", 6,
                   (uintptr_t[]){rows, elements, POINTER(source), pitch, POINTER(target), elements}, 0, moved);
    }
}

const struct check_family check_planes = {
    .name = "planes", .count = count, .kernel = kernel, .check = check, .bench = bench};
