#pragma once
/* Convolutions to test: their shapes, their operands, and the ways in which the library computes them. */

#include "test.h"

enum pass { PASS_OUTPUT, PASS_INPUT_GRADIENT, PASS_KERNEL_GRADIENT, PASSES };

/* One pass of a layer. */
struct problem {
    enum pass pass;
    size_t batch_size;
    size_t input_channels;
    size_t output_channels;
    size_t groups;
    struct nnp_size input_size;
    struct nnp_padding input_padding;
    struct nnp_size kernel_size;
    struct nnp_size stride;
    struct nnp_size dilation;
    enum nnp_activation activation; /* of an output */
    bool has_bias;                  /* has an output? */
};

/* Is the dilated kernel no larger than the padded image, and are channels multiples of groups? */
bool problem_is_valid(const struct problem* problem);
/* Pixels from a kernel's first tap to its last one. */
struct nnp_size problem_dilated_kernel(const struct problem* problem);

struct nnp_size problem_output_size(const struct problem* problem);
/* Taps of a kernel that meet pixels at multiples of the stride: for a stride of 1, all of them. */
struct nnp_size problem_phase_size(const struct problem* problem);
size_t problem_multiplications(const struct problem* problem);
struct nnp_convolution_layer problem_layer(const struct problem* problem);
/* Channels of an input or output image that take part in one group. */
size_t problem_group_inputs(const struct problem* problem);
size_t problem_group_outputs(const struct problem* problem);
/* Elements of the tensors. */
size_t problem_input_elements(const struct problem* problem);
size_t problem_kernel_elements(const struct problem* problem);
size_t problem_output_elements(const struct problem* problem);

/* A gradient lies where what it is a gradient of would. */
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
/* What the pass writes. */
struct buffer* operands_result(struct operands* operands, const struct problem* problem);
/* What it reads: an image first, and a kernel or a gradient of the output second. */
struct buffer* operands_first(struct operands* operands, const struct problem* problem);
struct buffer* operands_second(struct operands* operands, const struct problem* problem);

/* Place what the pass reads, and a bias, with random numbers. They can be written to until operands_protect(). */
void operands_fill(struct operands* operands, const struct problem* problem, struct random* random,
                   enum data first_data, enum data second_data);
void operands_protect(struct operands* operands, const struct problem* problem);
void operands_release(struct operands* operands);

/* The function and strategy that compute a problem. */
enum entry {
    ENTRY_PLAIN,   /* nnp_convolution_output, _input_gradient, _kernel_gradient */
    ENTRY_COMPUTE, /* nnp_convolution_inference */
    ENTRY_REUSE,
    ENTRY_LAYER, /* nnp_convolution_layer_output, _input_gradient, _kernel_gradient */
    ENTRY_LAYER_REUSE,
    ENTRY_PLAN, /* nnp_convolution_plan_create and _run */
    ENTRIES
};

extern const char* const algorithm_names[]; /* by number */

struct call {
    enum nnp_convolution_algorithm algorithm;
    enum entry entry;
    bool own_workspace;  /* give the function one of exactly the size that it asks for */
    bool is_transformed; /* the entry reuses, and operands->transformed is ready */
    pthreadpool_t threadpool;
    struct nnp_profile* profile;
};

bool call_is_reuse(const struct call* call);

/* Every algorithm. */
extern const enum nnp_convolution_algorithm algorithms[15];

/* Can the algorithm compute the problem? Fourier transforms, where the library has them at all. */
bool algorithm_fits(enum nnp_convolution_algorithm algorithm, const struct problem* problem);
/* Can the call? */
bool call_fits(const struct call* call, const struct problem* problem);
/* Compute into a result that was all NaN. The first status that is not success. */
enum nnp_status call_run(const struct call* call, const struct problem* problem, struct operands* operands);
/* Only precompute operands->transformed, which is protected then. */
enum nnp_status call_precompute(const struct call* call, const struct problem* problem, struct operands* operands);

/* A plan for the problem, and a run of it, also for other images, into a result that was all NaN. */
enum nnp_status call_create_plan(const struct call* call, const struct problem* problem,
                                 const struct operands* operands, struct nnp_convolution_plan** plan);
enum nnp_status call_run_plan(const struct call* call, const struct nnp_convolution_plan* plan,
                              const struct problem* problem, struct operands* operands);

/* Begin a case that a problem and a call describe. */
bool problem_case(struct test* test, const struct problem* problem, const struct call* call, const char* note);
