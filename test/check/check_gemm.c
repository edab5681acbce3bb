#include "check_gemm.h"

#include <float.h>
#include <math.h>
#include <string.h>

const char* gemm_kind_name(size_t kind) {
    return kind == GEMM_HUGE_BY_TINY ? "huge by tiny" : kind == GEMM_NOT_FINITE ? "NaN and infinity" : data_names[kind];
}

size_t gemm_depth(size_t i, size_t lanes) {
    const size_t depths[GEMM_DEPTHS] = {0, 1, 2, lanes - 1, lanes, lanes + 1, 64, 200, 192 + 2 * lanes + 3};
    return depths[i];
}

struct gemm_operands gemm_plain_operands(const struct nnp_hw* hw, size_t rows, size_t k) {
    return (struct gemm_operands){
        .rows = rows, .nr = hw->tuple_gemm.nr, .k = k, .group = hw->lanes, .width = hw->tuple_gemm.mr};
}

struct gemm_operands gemm_transposed_operands(const struct nnp_hw* hw, size_t rows, size_t k) {
    return (struct gemm_operands){.rows = rows,
                                  .nr = hw->tuple_gemm_transposed.nr,
                                  .k = k,
                                  .group = 1,
                                  .width = hw->tuple_gemm_transposed.width,
                                  .is_transposed = true};
}

size_t gemm_stride(size_t i, size_t minimum, size_t lanes) {
    size_t power = lanes;
    while (power <= minimum) {
        power *= 2;
    }
    const size_t strides[GEMM_STRIDES] = {minimum, ((minimum / lanes + 2) | 1) * lanes, minimum + 500 * lanes, power};
    return strides[i];
}

static size_t index_of_a(const struct gemm_operands* o, size_t p, size_t i) {
    return p / o->group * o->width * o->group + i * o->group + p % o->group;
}

static size_t index_of_b(const struct gemm_operands* o, size_t p, size_t j) { return p * o->nr + j; }

size_t gemm_floats_of_a(const struct gemm_operands* o) {
    return o->k == 0 ? 0 : index_of_a(o, (o->k - 1) / o->group * o->group, o->width);
}

size_t gemm_floats_of_b(const struct gemm_operands* o) { return o->k == 0 ? 0 : index_of_b(o, o->k - 1, o->nr); }

void gemm_fill(struct check* check, struct gemm_operands* o, float* a, float* b, size_t kind) {
    a += o->first_row * o->group;
    o->a = a;
    o->b = b;
    const enum data a_kind = kind == GEMM_HUGE_BY_TINY ? DATA_HUGE
                             : kind == GEMM_NOT_FINITE ? DATA_NORMAL
                                                       : (enum data)kind;
    const enum data b_kind = kind == GEMM_HUGE_BY_TINY ? DATA_TINY : a_kind == DATA_SIGNED_ZEROS ? a_kind : DATA_NORMAL;
    for (size_t p = 0; p < o->k; p++) {
        for (size_t i = 0; i < o->rows; i++) {
            a[index_of_a(o, p, i)] = random_float(&check->random, a_kind);
        }
        for (size_t j = 0; j < o->nr; j++) {
            b[index_of_b(o, p, j)] = random_float(&check->random, b_kind);
        }
    }
    if (kind == GEMM_NOT_FINITE && o->k != 0) {
        a[index_of_a(o, random_below(&check->random, o->k), random_below(&check->random, o->rows))] = NAN;
        b[index_of_b(o, random_below(&check->random, o->k), random_below(&check->random, o->nr))] = INFINITY;
    }
}

void gemm_place(struct check* check, struct buffer* a, struct buffer* b, struct gemm_operands* o, size_t kind,
                enum placement placement) {
    float* const a_data = buffer_place(a, gemm_floats_of_a(o) * sizeof(float), NNP_ALIGNMENT, placement);
    float* const b_data = buffer_place(b, gemm_floats_of_b(o) * sizeof(float), NNP_ALIGNMENT, placement);
    gemm_fill(check, o, a_data, b_data, kind);
}

static bool same(float x, float y) { return x == y || (isnan(x) && isnan(y)); }

/*
 * a * b + c, rounded once; not every C library's fmaf() is right. The product is exact in double precision, and a sum
 * that is rounded to odd there can be rounded again.
 */
static float fused(float a, float b, float c) {
    const double product = (double)a * b, sum = product + c;
    const double rest = sum - product, error = (product - (sum - rest)) + (c - rest);
    uint64_t bits;
    memcpy(&bits, &sum, sizeof(bits));
    if (isfinite(sum) && error != 0 && (bits & 1) == 0) {
        const bool is_below = (error > 0) == (sum > 0);
        bits += is_below ? 1 : UINT64_MAX;
    }
    double odd;
    memcpy(&odd, &bits, sizeof(odd));
    return (float)odd;
}

static float bounded(float x, float minimum) { return x < minimum ? minimum : x; }

/* The sum of products of every `step`-th p, from the first one on, fused or not. */
static float sum_in_order(const struct gemm_operands* o, size_t i, size_t j, size_t first, size_t step, float sum,
                          bool is_fused) {
    for (size_t p = first; p < o->k; p += step) {
        const float a = o->a[index_of_a(o, p, i)], b = o->b[index_of_b(o, p, j)];
        const float product = a * b;
        sum = is_fused ? fused(a, b, sum) : sum + product;
    }
    return sum;
}

/* Of every group-th p for itself; then neighbours are added up in each quad, and then halves of the quads. */
static float sum_by_lanes(const struct gemm_operands* o, size_t i, size_t j, bool is_fused) {
    float sums[NNP_MAX_LANES] = {0};
    size_t quads = o->group / NNP_QUAD;
    for (size_t p = 0; p < o->group; p++)
        sums[p] = sum_in_order(o, i, j, p, o->group, 0, is_fused);
    for (size_t quad = 0; quad < quads; quad++) {
        const float* lanes = sums + quad * NNP_QUAD;
        sums[quad] = (lanes[0] + lanes[1]) + (lanes[2] + lanes[3]);
    }
    while (quads > 1) {
        quads /= 2;
        for (size_t quad = 0; quad < quads; quad++)
            sums[quad] += sums[quads + quad];
    }
    return sums[0];
}

/* Is it a sum in the order of p that `start` begins, or may end, or one by lanes that it ends? */
static bool has_order(const struct gemm_operands* o, size_t i, size_t j, float start, float minimum, float result,
                      enum gemm_order order) {
    bool is_same = order == GEMM_ANY_ORDER;
    for (int is_fused = 0; is_fused < 2; is_fused++) {
        const bool by_lanes = order == GEMM_BY_LANES;
        const float sum = by_lanes ? sum_by_lanes(o, i, j, is_fused) : sum_in_order(o, i, j, 0, 1, 0, is_fused);
        if (order != GEMM_FROM_START) is_same = is_same || same(result, bounded(sum + start, minimum));
        if (!by_lanes)
            is_same = is_same || same(result, bounded(sum_in_order(o, i, j, 0, 1, start, is_fused), minimum));
    }
    return is_same;
}

void gemm_add_products(const struct gemm_operands* o, size_t i, size_t j, double sign, double* sum, double* magnitude) {
    for (size_t p = 0; p < o->k; p++) {
        const double product = (double)o->a[index_of_a(o, p, i)] * o->b[index_of_b(o, p, j)];
        *sum += sign * product;
        *magnitude += fabs(product);
    }
}

bool gemm_check(struct check* check, const struct gemm_operands* o, size_t i, size_t j, float start, float minimum,
                uint32_t bits, enum gemm_order order) {
    double sum = start, magnitude = fabs(start);
    gemm_add_products(o, i, j, 1, &sum, &magnitude);
    const double expected = sum < minimum ? minimum : sum;
    /* Flushed denormals: each rounding may lose a smallest normal number. */
    const double bound = check_gamma(o->k + 1) * magnitude + (double)(2 * o->k + 1) * FLT_MIN;
    if (!check_value(check, bits, expected, bound, "c[%zu][%zu]", i, j)) {
        return false;
    }
    float result;
    memcpy(&result, &bits, sizeof(result));
    if (result < minimum) {
        check_fail(check, "c[%zu][%zu] = %g is below the minimum %g", i, j, result, minimum);
        return false;
    }
    if (!has_order(o, i, j, start, minimum, result, order)) {
        check_fail(check, "c[%zu][%zu] = %.9g is no sum in %s", i, j, result,
                   order == GEMM_BY_LANES ? "lanes of p" : "the order of p");
        return false;
    }
    return true;
}
