#pragma once
/* Convolutions to test: their shapes, their operands, and the ways in which the library computes them. */

#include "test.h"

struct problem {
    size_t batch_size;
    size_t input_channels;
    size_t output_channels;
    struct nnp_size input_size;
    struct nnp_padding input_padding;
    struct nnp_size kernel_size;
    struct nnp_size subsampling; /* not 1x1: for nnp_convolution_inference only, and so is batch_size 1 then */
    enum nnp_activation activation;
    bool has_bias;
};

/* Is the kernel no larger than the padded image, and every padding smaller than the kernel? */
bool problem_is_valid(const struct problem* problem);
bool problem_is_3x3(const struct problem* problem);
struct nnp_size problem_output_size(const struct problem* problem);
size_t problem_multiplications(const struct problem* problem);

struct operands {
    struct buffer input;
    struct buffer kernel;
    struct buffer bias;
    struct buffer output;
    struct buffer workspace;
    struct buffer transformed; /* kernel, by the strategy `precompute` */
};

float* operands_input(const struct operands* operands);
float* operands_kernel(const struct operands* operands);
/* NULL for a problem without a bias. */
float* operands_bias(const struct operands* operands, const struct problem* problem);
float* operands_output(const struct operands* operands);

/* Place input, kernel and bias, with random numbers. They can be written to until operands_protect(). */
void operands_fill(struct operands* operands, const struct problem* problem, struct random* random,
                   enum data input_data, enum data kernel_data);
void operands_protect(struct operands* operands);
void operands_release(struct operands* operands);

/* The function and strategy that compute a problem. */
enum entry { ENTRY_OUTPUT, ENTRY_COMPUTE, ENTRY_REUSE, ENTRIES };

extern const char* const entry_names[ENTRIES];
extern const char* const algorithm_names[]; /* by number */

struct call {
    enum nnp_convolution_algorithm algorithm;
    enum entry entry;
    bool own_workspace;  /* give the function one of exactly the size that it asks for */
    bool is_transformed; /* ENTRY_REUSE: operands->transformed is ready */
    pthreadpool_t threadpool;
    struct nnp_profile* profile;
};

/* The algorithms that are implemented. */
extern const enum nnp_convolution_algorithm algorithms[4];

/* Can the call compute the problem? */
bool call_fits(const struct call* call, const struct problem* problem);
/* Compute into an output that was all NaN. The first status that is not success. */
enum nnp_status call_run(const struct call* call, const struct problem* problem, struct operands* operands);
/* Only precompute operands->transformed, which is protected then. */
enum nnp_status call_precompute(const struct call* call, const struct problem* problem, struct operands* operands);

/* Begin a case that a problem and a call describe. */
bool problem_case(struct test* test, const struct problem* problem, const struct call* call, const char* note);
