#pragma once
/* Convolutional layers: what their three passes, and the algorithms for them, have in common. */

#include <nnpack.h>
#include <nnpack/extensions.h>

#include "clock.h"
#include "machine.h"

/* A batch of images [image][channel][y][x], or one group of their channels. */
struct nnp_images {
    float* pixels; /* of those that a pass reads, never written */
    size_t channels;
    struct nnp_size size;
    size_t stride;  /* floats between images */
    bool has_slack; /* can whole vectors of channels be read, of which those that are none don't matter? */
};

static inline size_t nnp_pixels(struct nnp_size size) { return size.height * size.width; }

/* One pass of a layer, or of one of its groups. Gradients lie where what they are gradients of would. */
struct nnp_convolution {
    const struct nnp_machine* machine; /* set by nnp_validate_convolution */
    enum nnp_pass pass;
    enum nnp_convolution_algorithm algorithm;
    enum nnp_convolution_transform_strategy transform_strategy;
    size_t batch_size;
    size_t groups;
    struct nnp_images input;
    struct nnp_images output; /* size set by nnp_validate_convolution */
    struct nnp_padding input_padding;
    struct nnp_size kernel_size;
    struct nnp_size stride;
    struct nnp_size dilation;
    float* kernel; /* [output channel][input channel][y][x]; transformed already if the strategy is `reuse` */
    const float* bias;
    void* workspace_buffer;
    size_t* workspace_size;
    enum nnp_activation activation;
    const void* activation_parameters;
    pthreadpool_t threadpool;
    struct nnp_profile* profile; /* of an algorithm never NULL, but all zeros unless is_timed */
    bool is_timed;
    bool allows_wide_padding; /* a padding may be as wide as the kernel, or wider */
};

/* Does the dilation matter? Of one tap, there is no distance. */
static inline bool nnp_is_dilated(const struct nnp_convolution* c) {
    return (c->dilation.height != 1 && c->kernel_size.height != 1) ||
           (c->dilation.width != 1 && c->kernel_size.width != 1);
}

/* A time stamp for the profile; 0 if nobody asked for one, since a clock takes a while to read. */
static inline double nnp_time(const struct nnp_convolution* c) { return c->is_timed ? nnp_now() : 0; }

/* Checks everything but algorithm, strategy and workspace, in the order of nnpack.h; sets machine and output size. */
enum nnp_status nnp_validate_convolution(struct nnp_convolution* convolution);

/* The phases of nnp_profile. */
enum nnp_phase {
    nnp_phase_input_transform,
    nnp_phase_kernel_transform,
    nnp_phase_output_transform,
    nnp_phase_block_multiplication,
    NNP_PHASE_COUNT
};

/* What a pass does, as far as its time and its error can be predicted from it. */
struct nnp_estimate {
    double counts[NNP_PHASE_COUNT][NNP_OPERATION_COUNT];
    double roundings; /* that results take, one on top of the other: each adds a variance of about 0.09 u^2 */
};

/* Cache lines of so many floats, as far as they find no room in L2. */
double nnp_far_lines(const struct nnp_convolution* convolution, double elements);

/* The same of packed kernels of so many floats, which are read so often. Those are not near the first time that were
 * streamed past the caches, or prepared: other layers have pushed them out of L2 since. */
double nnp_kernel_lines(const struct nnp_convolution* convolution, double elements, double passes, bool are_near);

/* Was the kernel packed, or transformed, by an earlier call? */
static inline bool nnp_is_prepared(const struct nnp_convolution* convolution) {
    return convolution->transform_strategy == nnp_convolution_transform_strategy_reuse;
}

/* What reading a cache line of packed kernels counts as. */
static inline enum nnp_operation nnp_stream_operation(const struct nnp_convolution* convolution) {
    return nnp_is_prepared(convolution) ? nnp_operation_stream_prepared : nnp_operation_stream;
}

/*
 * An algorithm. `plan` returns the bytes of workspace that one group of a validated convolution needs, or 0 if they
 * can't be counted in a size_t; channels are those of a group. `run` computes it (or, with the strategy `precompute`,
 * transforms the kernel into the workspace). `estimate` adds to an empty estimate of a group with the strategy
 * `compute` or `reuse`, whose workspace can be counted.
 */
struct nnp_algorithm {
    size_t (*plan)(const struct nnp_convolution* convolution);
    void (*run)(const struct nnp_convolution* convolution, void* workspace);
    void (*estimate)(const struct nnp_convolution* convolution, struct nnp_estimate* estimate);
    bool takes_groups; /* all of them at once */
};

/* Validates, chooses the algorithm and runs it. */
enum nnp_status nnp_compute_convolution(const struct nnp_convolution* convolution);

/* A pass for whose arrays and threads everything is known but where they are. */
struct nnp_job {
    struct nnp_convolution convolution; /* validated, cut into groups */
    const struct nnp_algorithm* algorithm;
    size_t groups;        /* that are computed one after the other, */
    size_t threads;       /* or each by one of so many threads; 1: by all of them */
    size_t group_size;    /* bytes of a group's workspace */
    size_t needed;        /* bytes of the workspace */
    size_t kernel_stride; /* floats between kernels of groups */
};

/* Completes a job of a convolution that is not validated yet; chooses the algorithm. */
enum nnp_status nnp_prepare_job(struct nnp_job* job);

/* Computes a job that began at a time stamp; or tells how much workspace it needs. It changes the job: pass a copy. */
enum nnp_status nnp_run_job(struct nnp_job* job, double start);

/* Sets strides between images, and makes channels those of a group; after nnp_validate_convolution. */
void nnp_cut_into_groups(struct nnp_convolution* convolution);

/* Bytes of workspace for a layer cut into groups, by an algorithm that can compute it; 0 if they can't be counted. */
size_t nnp_workspace_size(const struct nnp_convolution* convolution);

/* A pass of a layer of nnpack/extensions.h without its arrays, with the strategy `compute`. */
struct nnp_convolution nnp_describe_layer(const struct nnp_convolution_layer* layer, enum nnp_pass pass,
                                          enum nnp_convolution_algorithm algorithm);

/* A layer without images, whose batch size and image size are all 0, gets a usual one. */
void nnp_place_usual_image(struct nnp_convolution_layer* layer);

/* As nnp_convolution_layer_choose of an output with the strategy `reuse`, but an algorithm may be named. */
enum nnp_status nnp_choose_for_plan(const struct nnp_convolution_layer* layer, enum nnp_convolution_algorithm algorithm,
                                    pthreadpool_t threadpool, const struct nnp_convolution_limits* limits,
                                    struct nnp_convolution_candidate* chosen);

/* What computes a group by convolution->algorithm; NULL if it can't, with the status. */
const struct nnp_algorithm* nnp_find_algorithm(const struct nnp_convolution* convolution, enum nnp_status* status);

/* The algorithm that `auto` stands for, of a group. */
enum nnp_convolution_algorithm nnp_choose_algorithm(const struct nnp_convolution* convolution);

extern const struct nnp_algorithm nnp_transform_convolution;     /* output and input gradient */
extern const struct nnp_algorithm nnp_strided_transform;         /* the same with a stride */
extern const struct nnp_algorithm nnp_transform_kernel_gradient; /* kernel gradient */
extern const struct nnp_algorithm nnp_depthwise;                 /* groups of one input channel; all passes */
extern const struct nnp_algorithm nnp_depthwise_window;          /* of those, what nnp_has_depthwise_window says */
extern const struct nnp_algorithm nnp_depthwise_channels;        /* and nnp_has_depthwise_channels, before the former */
extern const struct nnp_algorithm nnp_direct;                    /* output, and input gradient without stride */
extern const struct nnp_algorithm nnp_implicit_gemm;             /* output and input gradient */
extern const struct nnp_algorithm nnp_implicit_gemm_kernel_gradient;
extern const struct nnp_algorithm nnp_strassen;          /* output, of layers that nnp_has_strassen knows */
extern const struct nnp_algorithm nnp_strided_pointwise; /* those two, of layers that nnp_is_strided_pointwise knows, */
extern const struct nnp_algorithm nnp_single_pixels;     /* or nnp_has_single_pixels, before the former */

/* Is it an output or an input gradient of some images of one pixel, by 1x1 kernels? */
bool nnp_has_single_pixels(const struct nnp_convolution* convolution);

/* Is it an output by 1x1 kernels with a stride, without padding? */
bool nnp_is_strided_pointwise(const struct nnp_convolution* convolution);

/* Of such a layer, and the one of the pixels that it takes, by implicit_gemm: do several threads gather these from the
 * image, each its own, with less ado than to copy them for one another first? */
bool nnp_gathers_strided_pixels(const struct nnp_convolution* convolution, const struct nnp_convolution* dense);

/* Is it an output by 1x1 kernels, of an even number of channels, whose images need no padding? */
bool nnp_has_strassen(const struct nnp_convolution* convolution);

/* Can the phases of a strided output or input gradient be computed by a transform of convolution->algorithm? */
bool nnp_has_strided_transform(const struct nnp_convolution* convolution);

/* Can rows of the target be summed directly: are they read from rows, at equal distances? */
bool nnp_can_be_direct(const struct nnp_convolution* convolution);

/* Are there kernels for the group's layer, a depthwise one, that take whole planes as they are? */
bool nnp_has_depthwise_window(const struct nnp_convolution* convolution);

/* If so, also for groups of rows? */
bool nnp_has_depthwise_rows(const struct nnp_convolution* convolution);

/* Is it one whose channels are lanes, as there are no such kernels, or none as fast? */
bool nnp_has_depthwise_channels(const struct nnp_convolution* convolution);
