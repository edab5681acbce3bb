#pragma once
/* Convolutional layers: what their three passes, and the algorithms for them, have in common. */

#include <nnpack.h>
#include <nnpack/extensions.h>

#include "machine.h"

enum nnp_pass { nnp_pass_output, nnp_pass_input_gradient, nnp_pass_kernel_gradient };

/* A batch of images [image][channel][y][x], or one group of their channels. */
struct nnp_images {
    float* pixels; /* of those that a pass reads, never written */
    size_t channels;
    struct nnp_size size;
    size_t stride; /* floats between images */
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
    struct nnp_profile* profile;
    bool allows_wide_padding; /* a padding may be as wide as the kernel, or wider */
};

/* Checks everything but algorithm, strategy and workspace, in the order of nnpack.h; sets machine and output size. */
enum nnp_status nnp_validate_convolution(struct nnp_convolution* convolution);

/* Validates, chooses the algorithm and runs it. */
enum nnp_status nnp_compute_convolution(const struct nnp_convolution* convolution);

/*
 * An algorithm. `plan` returns the bytes of workspace that one group of a validated convolution needs, or 0 if they
 * can't be counted in a size_t; channels are those of a group. `run` computes it (or, with the strategy `precompute`,
 * transforms the kernel into the workspace).
 */
struct nnp_algorithm {
    size_t (*plan)(const struct nnp_convolution* convolution);
    void (*run)(const struct nnp_convolution* convolution, void* workspace);
    bool takes_groups; /* all of them at once */
};

extern const struct nnp_algorithm nnp_transform_convolution;     /* output and input gradient */
extern const struct nnp_algorithm nnp_transform_kernel_gradient; /* kernel gradient */
extern const struct nnp_algorithm nnp_depthwise;                 /* groups of one input channel; all passes */
extern const struct nnp_algorithm nnp_direct;                    /* output, and input gradient without stride */
extern const struct nnp_algorithm nnp_implicit_gemm;             /* output and input gradient */
extern const struct nnp_algorithm nnp_implicit_gemm_kernel_gradient;

/*
 * Can rows of the target be summed directly: are they read from rows, at equal distances? What that costs for each pair
 * of channels and pixel of the target, in products: of taps, and of lanes beyond the end of a row; infinity, where it
 * can't be, or where the kernel would not stay in the second-level cache.
 */
bool nnp_can_be_direct(const struct nnp_convolution* convolution);
double nnp_direct_cost(const struct nnp_convolution* convolution);
