#pragma once
/* The definition of GEMM on packed operands, for the kernels that compute it. */

#include "check.h"

struct gemm_operands {
    size_t rows, nr, k;
    size_t group, width; /* a is packed in groups of steps: [width][group] */
    bool is_transposed;  /* are the operands those of the transposed kernels? Then a group is one step */
    size_t first_row;    /* of width, for kernels that are given a place within a */
    const float *a, *b;  /* [k / group, rounded up][width][group] and [k][nr] */
};

/* What operands are like, besides enum data: one pairs huge with tiny numbers, one has a NaN in a and an infinity in b.
 */
#define GEMM_HUGE_BY_TINY DATA_KINDS
#define GEMM_NOT_FINITE (DATA_KINDS + 1)
#define GEMM_KINDS (DATA_KINDS + 2)

const char* gemm_kind_name(size_t kind);

/* The depths to try, around vectors and unrolled loops: GEMM_DEPTHS of them. */
#define GEMM_DEPTHS 9
size_t gemm_depth(size_t i, size_t lanes);

/* Operands of the real or complex tuple GEMM, and of the transposed one. */
typedef struct gemm_operands gemm_operands_function(const struct nnp_hw* hw, size_t rows, size_t k);
gemm_operands_function gemm_plain_operands, gemm_transposed_operands;

/* Strides to try, minimal, odd, large, a power of two, all in vectors: rows are aligned. */
#define GEMM_STRIDES 4
size_t gemm_stride(size_t i, size_t minimum, size_t lanes);
/* Where the last group of steps of a, which is whole, and the last step of b end. */
size_t gemm_floats_of_a(const struct gemm_operands* operands);
size_t gemm_floats_of_b(const struct gemm_operands* operands);

/* Fill a and b, for sizes that are set, with random data; what the kernel must ignore stays as it is. */
void gemm_fill(struct check* check, struct gemm_operands* operands, float* a, float* b, size_t kind);

/* Place random a and b for sizes that are set; elements that the kernel must ignore are NaN. */
void gemm_place(struct check* check, struct buffer* a, struct buffer* b, struct gemm_operands* operands, size_t kind,
                enum placement placement);

/* Add sign * a[p][i] * b[p][j] to the sum, and what it is without signs to the magnitude, for p < k. */
void gemm_add_products(const struct gemm_operands* operands, size_t i, size_t j, double sign, double* sum,
                       double* magnitude);

/* What an SGEMM may only fetch ahead: nothing can be read there. */
static const uintptr_t UNREADABLE = 64;

/* What bits of a result are to tell: nothing; a sum in the order of p, which what it starts from begins or ends, or
 * begins; or as many sums as there are lanes, of every so many p, which are added up at last. */
enum gemm_order { GEMM_ANY_ORDER, GEMM_IN_ORDER, GEMM_FROM_START, GEMM_BY_LANES };

/*
 * Check c[i][j] = max(minimum, start + sum of a[p][i] * b[p][j]), |error| <= gamma(k + 1) (|start| + sum |a| |b|).
 * With an order, the result must also have the bits of such a sum in single precision, fused or not.
 */
bool gemm_check(struct check* check, const struct gemm_operands* operands, size_t i, size_t j, float start,
                float minimum, uint32_t bits, enum gemm_order order);
