#pragma once
/* Convolution by its definition in double precision, and how far single precision may be from it. */

#include "problem.h"

/*
 * Planes (image, output channel) of an output. A bound is what rounding and flushed denormals may add up to; it is not
 * finite where a NaN or infinity takes part.
 */
struct reference {
    const struct problem* problem;
    size_t planes;
    size_t plane_elements;
    size_t* numbers;         /* [plane]: image * output_channels + output channel */
    double* values;          /* [plane][y][x] */
    double* gemm_bounds;     /* of implicit_gemm */
    double* winograd_bounds; /* of wt8x8; NULL if the kernel is not 3x3 */
};

/* At most so many planes, chosen by chance. */
void reference_compute(struct reference* reference, const struct problem* problem, const struct operands* operands,
                       size_t most_planes, struct random* random);
void reference_release(struct reference* reference);

/* Compare the output with the reference; one failure at most. Nothing may have been written around it. */
bool reference_compare(struct test* test, const struct reference* reference, const struct operands* operands,
                       enum nnp_convolution_algorithm algorithm);
