#include "check_gemm.h"

#include <float.h>
#include <math.h>
#include <string.h>

const char* gemm_kind_name(size_t kind) {
    return kind == GEMM_HUGE_BY_TINY ? "huge by tiny" : kind == GEMM_NOT_FINITE ? "NaN and infinity" : data_names[kind];
}

size_t gemm_depth(size_t i, size_t lanes, size_t kb) {
    const size_t depths[GEMM_DEPTHS] = {0, 1, 2, lanes - 1, lanes, lanes + 1, kb, 200, 3 * kb + 2 * lanes + 3};
    return depths[i];
}

static size_t index_of_a(const struct gemm_operands* o, size_t p, size_t i) {
    return p / o->kb * o->a_stride + p % o->kb / o->group * o->width * o->group + i * o->group + p % o->group;
}

static size_t index_of_b(const struct gemm_operands* o, size_t p, size_t j) {
    return p / o->kb * o->b_stride + p % o->kb * o->nr + j;
}

void gemm_place(struct check* check, struct buffer* a, struct buffer* b, struct gemm_operands* o, size_t kind,
                enum placement placement) {
    /* The last group of steps of a is whole, b ends with the last step. */
    const size_t a_floats = o->k == 0 ? 0 : index_of_a(o, (o->k - 1) / o->group * o->group, o->width);
    const size_t b_floats = o->k == 0 ? 0 : index_of_b(o, o->k - 1, o->nr);
    float* const a_data =
        (float*)buffer_place(a, a_floats * sizeof(float), NNP_ALIGNMENT, placement) + o->first_row * o->group;
    float* const b_data = buffer_place(b, b_floats * sizeof(float), NNP_ALIGNMENT, placement);
    o->a = a_data;
    o->b = b_data;
    const enum data a_kind = kind == GEMM_HUGE_BY_TINY ? DATA_HUGE
                             : kind == GEMM_NOT_FINITE ? DATA_NORMAL
                                                       : (enum data)kind;
    const enum data b_kind = kind == GEMM_HUGE_BY_TINY ? DATA_TINY : a_kind == DATA_SIGNED_ZEROS ? a_kind : DATA_NORMAL;
    for (size_t p = 0; p < o->k; p++) {
        for (size_t i = 0; i < o->rows; i++) {
            a_data[index_of_a(o, p, i)] = random_float(&check->random, a_kind);
        }
        for (size_t j = 0; j < o->nr; j++) {
            b_data[index_of_b(o, p, j)] = random_float(&check->random, b_kind);
        }
    }
    if (kind == GEMM_NOT_FINITE && o->k != 0) {
        a_data[index_of_a(o, random_below(&check->random, o->k), random_below(&check->random, o->rows))] = NAN;
        b_data[index_of_b(o, random_below(&check->random, o->k), random_below(&check->random, o->nr))] = INFINITY;
    }
}

static bool same(float x, float y) { return x == y || (isnan(x) && isnan(y)); }

static float bounded(float x, float minimum) { return x < minimum ? minimum : x; }

/* Is it a sum in the order of p, fused or not, that `start` begins or ends? */
static bool is_in_order(const struct gemm_operands* o, size_t i, size_t j, float start, float minimum, float result) {
    float fused_from_start = start, fused_from_zero = 0, from_start = start, from_zero = 0;
    for (size_t p = 0; p < o->k; p++) {
        const float a = o->a[index_of_a(o, p, i)], b = o->b[index_of_b(o, p, j)];
        const float product = a * b;
        fused_from_start = fmaf(a, b, fused_from_start);
        fused_from_zero = fmaf(a, b, fused_from_zero);
        from_start += product;
        from_zero += product;
    }
    return same(result, bounded(fused_from_start, minimum)) || same(result, bounded(from_start, minimum)) ||
           same(result, bounded(fused_from_zero + start, minimum)) || same(result, bounded(from_zero + start, minimum));
}

bool gemm_check(struct check* check, const struct gemm_operands* o, size_t i, size_t j, float start, float minimum,
                uint32_t bits, bool in_order) {
    double sum = start, magnitude = fabs(start);
    for (size_t p = 0; p < o->k; p++) {
        const double product = (double)o->a[index_of_a(o, p, i)] * o->b[index_of_b(o, p, j)];
        sum += product;
        magnitude += fabs(product);
    }
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
    if (in_order && !is_in_order(o, i, j, start, minimum, result)) {
        check_fail(check, "c[%zu][%zu] = %.9g is no sum in the order of p", i, j, result);
        return false;
    }
    return true;
}
