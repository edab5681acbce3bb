#include <float.h>
#include <math.h>

#include "check_gemm.h"

enum { A, B, C, LAYOUT, OPERANDS };

enum { REAL, IMAGINARY, PARTS };

struct complex_gemm_case {
    size_t k, accumulate, kind;
    enum placement placement;
    bool interleaved; /* parts of c alternate from row to row; or one is behind the other */
};

/* Operands without gaps. Interleaved: each imaginary row of c follows the real one. */
static struct nnp_complex_layout dense_layout(const struct gemm_operands* o, bool interleaved) {
    const size_t a = (o->k + o->group - 1) / o->group * o->group * o->width, b = o->k * o->nr;
    return interleaved ? (struct nnp_complex_layout){a, b, 2 * o->nr, o->nr}
                       : (struct nnp_complex_layout){a, b, o->nr, o->rows * o->nr};
}

/* Larger strides, and imaginary parts that are farther away, in whole cache lines as packed operands are. */
static void spread(struct check* check, const struct gemm_operands* o, bool interleaved,
                   struct nnp_complex_layout* layout) {
    const size_t line = NNP_ALIGNMENT / sizeof(float);
    layout->a_imaginary = gemm_stride(random_below(&check->random, GEMM_STRIDES), layout->a_imaginary, line);
    layout->b_imaginary = gemm_stride(random_below(&check->random, GEMM_STRIDES), layout->b_imaginary, line);
    layout->c_stride = gemm_stride(random_below(&check->random, GEMM_STRIDES), layout->c_stride, check->hw->lanes);
    if (!interleaved) {
        layout->c_imaginary = o->rows * layout->c_stride;
    }
}

/* Place both parts of a and b; elements that the kernel must ignore are NaN. */
static void place_parts(struct check* check, struct buffer* buffers[OPERANDS], const struct complex_gemm_case* t,
                        const struct nnp_complex_layout* layout, struct gemm_operands o[PARTS]) {
    const size_t a_floats = o->k == 0 ? 0 : layout->a_imaginary + gemm_floats_of_a(o);
    const size_t b_floats = o->k == 0 ? 0 : layout->b_imaginary + gemm_floats_of_b(o);
    float* const a = buffer_place(buffers[A], a_floats * sizeof(float), NNP_ALIGNMENT, t->placement);
    float* const b = buffer_place(buffers[B], b_floats * sizeof(float), NNP_ALIGNMENT, t->placement);
    gemm_fill(check, &o[REAL], a, b, t->kind);
    gemm_fill(check, &o[IMAGINARY], a + layout->a_imaginary, b + layout->b_imaginary, t->kind);
    struct nnp_complex_layout* const structure =
        buffer_place(buffers[LAYOUT], sizeof(*layout), _Alignof(struct nnp_complex_layout), t->placement);
    *structure = *layout;
}

/* The sum's four real products, two for each part. */
static bool check_part(struct check* check, const struct gemm_operands o[PARTS], size_t part, size_t i, size_t j,
                       float start, uint32_t bits) {
    double sum = start, magnitude = fabs(start);
    for (size_t a_part = 0; a_part < PARTS; a_part++) {
        struct gemm_operands factors = o[a_part];
        factors.b = o[a_part ^ part].b;
        gemm_add_products(&factors, i, j, part == REAL && a_part == IMAGINARY ? -1 : 1, &sum, &magnitude);
    }
    const double bound = check_gamma(2 * o->k + 1) * magnitude + (double)(4 * o->k + 1) * FLT_MIN;
    return check_value(check, bits, sum, bound, "%s c[%zu][%zu]", part == REAL ? "real" : "imaginary", i, j);
}

static void check_one(struct check* check, struct buffer* buffers[OPERANDS], const struct complex_gemm_case* t,
                      struct gemm_operands plane) {
    struct nnp_complex_layout layout = dense_layout(&plane, t->interleaved);
    spread(check, &plane, t->interleaved, &layout);
    plane.first_row = random_below(&check->random, plane.width - plane.rows + 1);
    struct gemm_operands o[PARTS] = {plane, plane};
    if (!check_case(check,
                    "k = %zu, first row %zu, stride %zu, imaginary at %zu, %zu, %zu, accumulate = %#zx, %s data, "
                    "placement %d",
                    t->k, plane.first_row, layout.c_stride, layout.a_imaginary, layout.b_imaginary, layout.c_imaginary,
                    t->accumulate, gemm_kind_name(t->kind), t->placement)) {
        return;
    }
    place_parts(check, buffers, t, &layout, o);
    const size_t c_floats = layout.c_imaginary + (plane.rows - 1) * layout.c_stride + plane.nr;
    float* const c = buffer_place(buffers[C], c_floats * sizeof(float), check->hw->lanes * sizeof(float), t->placement);
    for (size_t i = 0; i < PARTS * plane.rows * plane.nr && t->accumulate; i++) {
        const size_t row = i / plane.nr % plane.rows, part = i / plane.nr / plane.rows;
        c[part * layout.c_imaginary + row * layout.c_stride + i % plane.nr] = random_float(&check->random, DATA_NORMAL);
    }
    if (!check_call(check, 6,
                    (uintptr_t[]){t->k, POINTER(o->a), POINTER(o->b), POINTER(c), POINTER(buffers[LAYOUT]->data),
                                  t->accumulate})) {
        return;
    }
    for (size_t i = 0; i < PARTS * plane.rows * plane.nr; i++) {
        const size_t row = i / plane.nr % plane.rows, part = i / plane.nr / plane.rows;
        float* const element = &c[part * layout.c_imaginary + row * layout.c_stride + i % plane.nr];
        const uint32_t bits = buffer_take(buffers[C], element);
        if (!check_part(check, o, part, row, i % plane.nr, t->accumulate ? *element : 0, bits)) {
            return;
        }
    }
    check_intact(check);
}

static void check_all(struct check* check, gemm_operands_function* operands) {
    struct buffer* buffers[OPERANDS] = {check_buffer(check, "a", ROLE_READ), check_buffer(check, "b", ROLE_READ),
                                        check_buffer(check, "c", ROLE_WRITE), check_buffer(check, "layout", ROLE_READ)};
    struct complex_gemm_case t;
    for (size_t depth = 0; depth < GEMM_DEPTHS; depth++) {
        t.k = gemm_depth(depth, check->hw->lanes);
        for (t.accumulate = 0; t.accumulate < 2; t.accumulate++) {
            for (t.kind = 0; t.kind < GEMM_KINDS; t.kind++) {
                for (t.placement = 0; t.placement < PLACEMENTS; t.placement++) {
                    t.interleaved = random_below(&check->random, 2) != 0;
                    check_one(check, buffers, &t, operands(check->hw, check->kernel.index + 1, t.k));
                }
            }
        }
    }
}

static void bench_all(struct check* check, gemm_operands_function* operands) {
    struct buffer* buffers[OPERANDS] = {check_buffer(check, "a", ROLE_READ), check_buffer(check, "b", ROLE_READ),
                                        check_buffer(check, "c", ROLE_WRITE), check_buffer(check, "layout", ROLE_READ)};
    static const size_t depths[] = {64, 256};
    for (size_t i = 0; i < sizeof(depths) / sizeof(depths[0]); i++) {
        const struct complex_gemm_case t = {depths[i], 0, DATA_NORMAL, PLACE_AT_START, true};
        /* More than is used: it is prefetched, as the next operand is in a convolution. */
        struct gemm_operands plane = operands(check->hw, check->kernel.index + 1, 2 * t.k);
        const struct nnp_complex_layout layout = dense_layout(&plane, t.interleaved);
        struct gemm_operands o[PARTS] = {plane, plane};
        place_parts(check, buffers, &t, &layout, o);
        const size_t c_floats = PARTS * plane.rows * plane.nr;
        float* const c = buffer_place(buffers[C], c_floats * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
        char what[32];
        snprintf(what, sizeof(what), "k = %zu", t.k);
        bench_call(check, what, 6,
                   (uintptr_t[]){t.k, POINTER(o->a), POINTER(o->b), POINTER(c), POINTER(buffers[LAYOUT]->data), 0},
                   8.0 * (double)(t.k * plane.rows * plane.nr),
                   (double)(PARTS * (plane.rows + plane.nr) * t.k + c_floats) * sizeof(float));
    }
}

/* ---- The families ---- */

static size_t plain_count(const struct nnp_hw* hw) { return hw->complex_gemm.mr; }

static size_t transposed_count(const struct nnp_hw* hw) { return hw->complex_gemm_transposed.mr; }

static check_function* plain_kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    snprintf(variant, CHECK_VARIANT, "%zux%zu", index + 1, hw->tuple_gemm.nr);
    return (check_function*)hw->complex_gemm.kernels[index];
}

static check_function* transposed_kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    snprintf(variant, CHECK_VARIANT, "%zux%zu", index + 1, hw->tuple_gemm_transposed.nr);
    return (check_function*)hw->complex_gemm_transposed.kernels[index];
}

static void check_plain(struct check* check) { check_all(check, gemm_plain_operands); }

static void check_transposed(struct check* check) { check_all(check, gemm_transposed_operands); }

static void bench_plain(struct check* check) { bench_all(check, gemm_plain_operands); }

static void bench_transposed(struct check* check) { bench_all(check, gemm_transposed_operands); }

const struct check_family check_complex_gemm = {
    .name = "complex_gemm", .count = plain_count, .kernel = plain_kernel, .check = check_plain, .bench = bench_plain};

const struct check_family check_complex_gemm_transposed = {.name = "complex_gemm_transposed",
                                                           .count = transposed_count,
                                                           .kernel = transposed_kernel,
                                                           .check = check_transposed,
                                                           .bench = bench_transposed};
