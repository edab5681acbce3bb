#include "convolution.h"

#include <pthreadpool.h>

#include "numbers.h"
#include "tasks.h"
#include "transform.h"
#include "validate.h"
#include "workspace.h"

enum {
    GROUPS_A_THREAD = 4,          /* at least, of those that threads compute by themselves, */
    UNEVEN_GROUPS = 16,           /* or so many, where some threads compute one more than others */
    PROFILE_SIZE = NNP_ALIGNMENT, /* of a thread's profile, before what else it needs */
};
_Static_assert(sizeof(struct nnp_profile) <= PROFILE_SIZE, "a profile in a cache line");

/* Every tensor must be addressable; the first argument that makes one too large is to blame. */
static enum nnp_status validate_tensor_sizes(const struct nnp_convolution* c) {
    bool overflow = false;
    size_t input = nnp_product(c->input.size.height, c->input.size.width, &overflow);
    input = nnp_product(input, sizeof(float), &overflow);
    if (overflow) return nnp_status_invalid_input_size;
    input = nnp_product(input, c->input.channels, &overflow);
    if (overflow) return nnp_status_invalid_input_channels;
    nnp_product(input, c->batch_size, &overflow);
    if (overflow) return nnp_status_invalid_batch_size;

    size_t kernel = nnp_product(c->kernel_size.height, c->kernel_size.width, &overflow);
    kernel = nnp_product(kernel, sizeof(float), &overflow);
    if (overflow) return nnp_status_invalid_kernel_size;
    kernel = nnp_product(kernel, c->input.channels / c->groups, &overflow);
    if (overflow) return nnp_status_invalid_input_channels;
    nnp_product(kernel, c->output.channels, &overflow);
    if (overflow) return nnp_status_invalid_output_channels;

    size_t output = nnp_product(c->output.size.height, c->output.size.width, &overflow);
    output = nnp_product(output, sizeof(float), &overflow);
    if (overflow) return nnp_status_invalid_input_padding;
    output = nnp_product(output, c->output.channels, &overflow);
    if (overflow) return nnp_status_invalid_output_channels;
    nnp_product(output, c->batch_size, &overflow);
    return overflow ? nnp_status_invalid_batch_size : nnp_status_success;
}

/* Pixels from a dilated kernel's first tap to its last, or SIZE_MAX. */
static size_t dilated_size(size_t taps, size_t dilation) {
    size_t size;
    return __builtin_mul_overflow(taps - 1, dilation, &size) || size == SIZE_MAX ? SIZE_MAX : size + 1;
}

enum nnp_status nnp_validate_convolution(struct nnp_convolution* c) {
    const struct nnp_padding padding = c->input_padding;
    c->machine = nnp_machine();
    if (c->machine == NULL) return nnp_status_uninitialized;
    if (c->batch_size == 0) return nnp_status_invalid_batch_size;
    if (c->input.channels == 0) return nnp_status_invalid_input_channels;
    if (c->output.channels == 0) return nnp_status_invalid_output_channels;
    if (c->groups == 0 || c->input.channels % c->groups != 0) return nnp_status_invalid_input_channels;
    if (c->output.channels % c->groups != 0) return nnp_status_invalid_output_channels;
    if (c->input.size.height == 0 || c->input.size.width == 0) return nnp_status_invalid_input_size;
    if (c->kernel_size.height == 0 || c->kernel_size.width == 0) return nnp_status_invalid_kernel_size;
    if (c->dilation.height == 0 || c->dilation.width == 0) return nnp_status_invalid_kernel_size;
    if (!c->allows_wide_padding) {
        if (nnp_max(padding.top, padding.bottom) >= c->kernel_size.height) return nnp_status_invalid_input_padding;
        if (nnp_max(padding.left, padding.right) >= c->kernel_size.width) return nnp_status_invalid_input_padding;
    }
    if (c->stride.height == 0 || c->stride.width == 0) return nnp_status_invalid_output_subsampling;
    const enum nnp_status status = nnp_validate_activation(c->activation, c->activation_parameters);
    if (status != nnp_status_success) return status;

    const size_t height = nnp_padded_size(c->input.size.height, padding.top, padding.bottom);
    const size_t width = nnp_padded_size(c->input.size.width, padding.left, padding.right);
    if (height == 0 || width == 0 || height > PTRDIFF_MAX || width > PTRDIFF_MAX) {
        return nnp_status_invalid_input_padding;
    }
    const struct nnp_size kernel = {.height = dilated_size(c->kernel_size.height, c->dilation.height),
                                    .width = dilated_size(c->kernel_size.width, c->dilation.width)};
    if (kernel.height > height || kernel.width > width) return nnp_status_invalid_kernel_size;
    c->output.size = (struct nnp_size){
        .height = (height - kernel.height) / c->stride.height + 1,
        .width = (width - kernel.width) / c->stride.width + 1,
    };
    const enum nnp_status sizes = validate_tensor_sizes(c);
    if (sizes != nnp_status_success) return sizes;
    return c->pass == nnp_pass_output || c->activation == nnp_activation_identity ? nnp_status_success
                                                                                  : nnp_status_unsupported_activation;
}

static enum nnp_status validate_strategy(const struct nnp_convolution* c) {
    switch (c->transform_strategy) {
        case nnp_convolution_transform_strategy_compute:
            return nnp_status_success;
        case nnp_convolution_transform_strategy_precompute:
            return c->workspace_buffer == NULL && c->workspace_size == NULL ? nnp_status_insufficient_buffer
                                                                            : nnp_status_success;
        case nnp_convolution_transform_strategy_reuse:
            return (uintptr_t)c->kernel % NNP_ALIGNMENT == 0 ? nnp_status_success : nnp_status_misaligned_buffer;
    }
    return nnp_status_invalid_transform_strategy;
}

void nnp_cut_into_groups(struct nnp_convolution* c) {
    c->input.stride = c->input.channels * nnp_pixels(c->input.size);
    c->output.stride = c->output.channels * nnp_pixels(c->output.size);
    c->input.channels /= c->groups;
    c->output.channels /= c->groups;
}

static bool is_depthwise(const struct nnp_convolution* c) { return c->groups > 1 && c->input.channels == 1; }

static bool is_precompute(const struct nnp_convolution* c) {
    return c->transform_strategy == nnp_convolution_transform_strategy_precompute;
}

/* Kernels are "transformed" by one, whichever will use them. */
static const struct nnp_algorithm* find_depthwise(const struct nnp_convolution* c) {
    if (is_precompute(c)) return &nnp_depthwise;
    if (nnp_has_depthwise_channels(c)) return &nnp_depthwise_channels;
    return nnp_has_depthwise_window(c) ? &nnp_depthwise_window : &nnp_depthwise;
}

const struct nnp_algorithm* nnp_find_algorithm(const struct nnp_convolution* c, enum nnp_status* status) {
    const bool is_kernel_gradient = c->pass == nnp_pass_kernel_gradient;
    const bool is_1x1 = c->kernel_size.height == 1 && c->kernel_size.width == 1;
    /* NULL: by the algorithm itself */
    const struct nnp_algorithm* by_copy = nnp_has_single_pixels(c)      ? &nnp_single_pixels
                                          : nnp_is_strided_pointwise(c) ? &nnp_strided_pointwise
                                                                        : NULL;
    const struct nnp_algorithm* gemm = is_kernel_gradient ? &nnp_implicit_gemm_kernel_gradient
                                       : by_copy != NULL  ? by_copy
                                                          : &nnp_implicit_gemm;
    struct nnp_transform transform;
    bool has_tiles;
    *status = nnp_status_unsupported_algorithm;
    switch (c->algorithm) {
        case nnp_convolution_algorithm_ft8x8:
        case nnp_convolution_algorithm_ft16x16:
        case nnp_convolution_algorithm_wt8x8:
        case nnp_convolution_algorithm_wt8x8_fp16:
        case nnp_convolution_algorithm_wt8x8_5x5:
        case nnp_convolution_algorithm_wt7x7:
        case nnp_convolution_algorithm_wt6x6:
        case nnp_convolution_algorithm_wt4x4:
        case nnp_convolution_algorithm_wt6:
        case nnp_convolution_algorithm_wt8:
        case nnp_convolution_algorithm_wt12:
            has_tiles = nnp_find_transform(c, c->algorithm, &transform);
            if (!has_tiles && !nnp_has_strided_transform(c)) return NULL;
            *status = nnp_status_success;
            if (!has_tiles) return &nnp_strided_transform;
            return is_kernel_gradient ? &nnp_transform_kernel_gradient : &nnp_transform_convolution;
        case nnp_convolution_algorithm_direct:
            if (!is_depthwise(c) && !is_1x1 && !nnp_can_be_direct(c)) return NULL;
            *status = nnp_status_success;
            /* Of 1x1 kernels, the patches of the implicit GEMM are the image itself. */
            return is_depthwise(c) ? find_depthwise(c) : is_1x1 ? gemm : &nnp_direct;
        case nnp_convolution_algorithm_strassen:
            if (!nnp_has_strassen(c)) return NULL;
            *status = nnp_status_success;
            return by_copy != NULL ? by_copy : &nnp_strassen;
        case nnp_convolution_algorithm_implicit_gemm:
            *status = nnp_status_success;
            return gemm;
        case nnp_convolution_algorithm_auto:
            break;
    }
    *status = nnp_status_invalid_algorithm;
    return NULL;
}

/* A group of a job. */
static struct nnp_convolution group_of(const struct nnp_job* job, size_t group) {
    struct nnp_convolution g = job->convolution;
    if (group == 0) return g;
    if (g.input.pixels != NULL) g.input.pixels += group * g.input.channels * nnp_pixels(g.input.size);
    if (g.output.pixels != NULL) g.output.pixels += group * g.output.channels * nnp_pixels(g.output.size);
    g.kernel += group * job->kernel_stride;
    if (g.bias != NULL) g.bias += group * g.output.channels;
    return g;
}

/* Threads that compute groups by themselves, where there are enough that L2 holds: such are not worth cutting. */
static size_t threads_by_groups(const struct nnp_convolution* c, const struct nnp_algorithm* algorithm) {
    const size_t threads = pthreadpool_get_threads_count(c->threadpool), rounds = c->groups / threads;
    if (threads == 1 || algorithm->takes_groups || is_precompute(c)) return 1;
    if (rounds < GROUPS_A_THREAD || (rounds < UNEVEN_GROUPS && c->groups % threads != 0)) return 1;
    const size_t pixels =
        c->input.channels * nnp_pixels(c->input.size) + c->output.channels * nnp_pixels(c->output.size);
    const size_t weights = c->input.channels * c->output.channels * nnp_pixels(c->kernel_size);
    return (pixels + weights) * sizeof(float) <= c->machine->caches.l2 ? threads : 1;
}

/* Bytes of a group's workspace, and of all: transformed kernels of groups follow each other; other memory serves one
 * group of a thread after the other. 0 if they can't be counted. */
static size_t group_bytes(const struct nnp_convolution* c, const struct nnp_algorithm* algorithm, size_t* all) {
    bool overflow = false;
    struct nnp_convolution one = *c;
    const size_t threads = threads_by_groups(c, algorithm);
    if (threads > 1) one.threadpool = NULL;
    size_t bytes = algorithm->plan(&one);
    if (threads > 1 && bytes != 0) bytes += PROFILE_SIZE;
    bytes = nnp_round_up(bytes, NNP_ALIGNMENT);
    *all = nnp_product(bytes, is_precompute(c) && !algorithm->takes_groups ? c->groups : threads, &overflow);
    if (overflow) *all = 0;
    return bytes;
}

size_t nnp_workspace_size(const struct nnp_convolution* c) {
    enum nnp_status status;
    size_t all;
    group_bytes(c, nnp_find_algorithm(c, &status), &all);
    return all;
}

enum nnp_status nnp_prepare_job(struct nnp_job* job) {
    struct nnp_convolution* c = &job->convolution;
    enum nnp_status status = nnp_validate_convolution(c);
    if (status != nnp_status_success) return status;
    nnp_cut_into_groups(c);

    if (c->algorithm == nnp_convolution_algorithm_auto) c->algorithm = nnp_choose_algorithm(c);
    job->algorithm = nnp_find_algorithm(c, &status);
    if (status != nnp_status_success) return status;
    status = validate_strategy(c);
    if (status != nnp_status_success) return status;

    job->groups = job->algorithm->takes_groups ? 1 : c->groups;
    job->threads = threads_by_groups(c, job->algorithm);
    job->group_size = group_bytes(c, job->algorithm, &job->needed);
    if (job->needed == 0) return nnp_status_out_of_memory;
    job->kernel_stride = nnp_pixels(c->kernel_size) * c->input.channels * c->output.channels;
    if (nnp_is_prepared(c) && job->groups > 1) {
        struct nnp_convolution precompute = *c;
        precompute.transform_strategy = nnp_convolution_transform_strategy_precompute;
        job->kernel_stride = nnp_round_up(job->algorithm->plan(&precompute), NNP_ALIGNMENT) / sizeof(float);
    }
    return nnp_status_success;
}

struct groups_work {
    const struct nnp_job* job;
    char* memory; /* for each thread: a profile, and a group's workspace */
    struct nnp_tasks tasks;
};

static struct nnp_profile* profile_of(const struct groups_work* w, size_t thread) {
    return (struct nnp_profile*)(w->memory + thread * w->job->group_size);
}

/* One thread's groups. */
static void run_groups(void* context, size_t thread) {
    struct groups_work* w = context;
    struct nnp_profile* profile = profile_of(w, thread);
    *profile = (struct nnp_profile){0};
    for (size_t group; (group = nnp_take_task(&w->tasks, thread)) != NNP_NO_TASK;) {
        struct nnp_convolution g = group_of(w->job, group);
        g.threadpool = NULL;
        g.profile = profile;
        w->job->algorithm->run(&g, (char*)profile + PROFILE_SIZE);
    }
}

/* Phases of threads overlap: each takes the mean of theirs. */
static void run_by_groups(const struct nnp_job* job, void* memory) {
    struct groups_work w = {.job = job, .memory = memory};
    struct nnp_profile* total = job->convolution.profile;
    nnp_share_tasks(&w.tasks, job->groups, job->threads);
    pthreadpool_parallelize_1d(job->convolution.threadpool, run_groups, &w, job->threads, 0);
    for (size_t thread = 0; thread < job->threads; thread++) {
        const struct nnp_profile* profile = profile_of(&w, thread);
        total->input_transform += profile->input_transform / (double)job->threads;
        total->kernel_transform += profile->kernel_transform / (double)job->threads;
        total->output_transform += profile->output_transform / (double)job->threads;
        total->block_multiplication += profile->block_multiplication / (double)job->threads;
    }
}

enum nnp_status nnp_run_job(struct nnp_job* job, double start) {
    struct nnp_convolution* c = &job->convolution;
    struct nnp_workspace workspace;
    const enum nnp_status status =
        nnp_acquire_workspace(c->workspace_buffer, c->workspace_size, job->needed, &workspace);
    if (status != nnp_status_success || workspace.is_query) return status;

    struct nnp_profile unwanted;
    c->is_timed = c->profile != NULL;
    if (!c->is_timed) c->profile = &unwanted;
    *c->profile = (struct nnp_profile){0};
    if (job->threads > 1) {
        run_by_groups(job, workspace.memory);
    } else {
        for (size_t group = 0; group < job->groups; group++) {
            const struct nnp_convolution g = group_of(job, group);
            job->algorithm->run(&g, (char*)workspace.memory + (is_precompute(c) ? group * job->group_size : 0));
        }
    }
    nnp_release_workspace(&workspace);
    if (c->is_timed) c->profile->total = nnp_now() - start;
    return nnp_status_success;
}

enum nnp_status nnp_compute_convolution(const struct nnp_convolution* convolution) {
    const double start = convolution->profile != NULL ? nnp_now() : 0;
    struct nnp_job job = {.convolution = *convolution};
    const enum nnp_status status = nnp_prepare_job(&job);
    return status == nnp_status_success ? nnp_run_job(&job, start) : status;
}
