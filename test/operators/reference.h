#pragma once
/* Convolution and its gradients by their definitions in double precision, and how far single precision may be off. */

#include "problem.h"

/* Ways of computing that have error bounds of their own. */
enum method {
    METHOD_GEMM,
    METHOD_DEPTHWISE,
    METHOD_WT8X8,
    METHOD_WT8X8_HALF,
    METHOD_WT8X8_5X5,
    METHOD_WT7X7,
    METHOD_WT6X6,
    METHOD_WT4X4,
    METHOD_WT6,
    METHOD_WT8,
    METHOD_WT12,
    METHOD_FT8X8,
    METHOD_FT16X16,
    METHOD_STRASSEN,
    METHODS
};

/*
 * Planes of a pass's result: images' channels, or the kernels of an output channel and an input channel of its group. A
 * bound is what rounding and flushed denormals may add up to; it is not finite where a NaN or infinity takes part.
 */
struct reference {
    const struct problem* problem;
    size_t planes;
    size_t plane_elements;
    size_t* numbers;         /* [plane]: which plane of the result it is */
    double* values;          /* [plane][y][x] */
    double* bounds[METHODS]; /* the same; NULL if the method can't compute the problem */
};

/* At most so many planes, chosen by chance. */
void reference_compute(struct reference* reference, const struct problem* problem, struct operands* operands,
                       size_t most_planes, struct random* random);
void reference_release(struct reference* reference);

/* Does an algorithm compute a pass in half precision here? */
bool reference_is_half(const struct problem* problem, enum nnp_convolution_algorithm algorithm);

/* The largest of the bounds that an algorithm may be held to. */
double reference_bound(const struct reference* reference, size_t element, enum nnp_convolution_algorithm algorithm);

/* Compare the result with the reference; one failure at most. Nothing may have been written around it. */
bool reference_compare(struct test* test, const struct reference* reference, struct operands* operands,
                       enum nnp_convolution_algorithm algorithm);
