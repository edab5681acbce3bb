/* Plans: what they keep, and how they are made, run and freed. What they are saved as is in saved_plan.c. */

#include "plan.h"

#include <math.h>
#include <string.h>

#include <pthreadpool.h>

#include "numbers.h"
#include "system.h"
#include "workspace.h"

static const struct nnp_convolution_limits NO_LIMITS = {.error = INFINITY, .workspace_size = SIZE_MAX};

/* Bytes before the packed kernel. */
enum { PLAN_SIZE = (sizeof(struct nnp_convolution_plan) + NNP_ALIGNMENT - 1) / NNP_ALIGNMENT * NNP_ALIGNMENT };

float* nnp_plan_kernel(const struct nnp_convolution_plan* plan) { return (float*)((char*)plan + PLAN_SIZE); }

float* nnp_plan_bias(const struct nnp_convolution_plan* plan) {
    return plan->has_bias ? (float*)((char*)plan + PLAN_SIZE + plan->kernel_size) : NULL;
}

static struct nnp_convolution describe_output(const struct nnp_convolution_plan* plan,
                                              enum nnp_convolution_transform_strategy strategy) {
    struct nnp_convolution c = nnp_describe_layer(&plan->layer, nnp_pass_output, plan->algorithm);
    c.transform_strategy = strategy;
    c.activation = plan->activation;
    return c;
}

enum nnp_status nnp_measure_plan(struct nnp_convolution_plan* plan, pthreadpool_t threadpool) {
    struct nnp_convolution c = describe_output(plan, nnp_convolution_transform_strategy_precompute);
    c.workspace_size = &plan->kernel_size;
    enum nnp_status status = nnp_compute_convolution(&c);
    if (status != nnp_status_success) return status;
    plan->job.convolution = describe_output(plan, nnp_convolution_transform_strategy_reuse);
    plan->job.convolution.threadpool = threadpool;
    plan->threads = pthreadpool_get_threads_count(threadpool);
    status = nnp_prepare_job(&plan->job);
    plan->job.convolution.threadpool = NULL; /* which may not live as long */
    if (status != nnp_status_success) return status;
    plan->bias_size = plan->has_bias ? nnp_round_up(plan->layer.output_channels * sizeof(float), NNP_ALIGNMENT) : 0;
    /* A bias is never larger than its kernel. */
    return plan->kernel_size < SIZE_MAX / 4 ? nnp_status_success : nnp_status_out_of_memory;
}

struct nnp_convolution_plan* nnp_allocate_plan(const struct nnp_convolution_plan* plan) {
    struct nnp_workspace memory;
    const size_t size = PLAN_SIZE + plan->kernel_size + plan->bias_size;
    if (nnp_acquire_workspace(NULL, NULL, size, &memory) != nnp_status_success) return NULL;
    struct nnp_convolution_plan* allocated = memory.memory;
    *allocated = *plan;
    return allocated;
}

enum nnp_status nnp_convolution_plan_create(const struct nnp_convolution_layer* layer,
                                            enum nnp_convolution_algorithm algorithm,
                                            const struct nnp_convolution_limits* limits, const float* kernel,
                                            const float* bias, enum nnp_activation activation,
                                            const void* activation_parameters, pthreadpool_t threadpool,
                                            struct nnp_profile* profile, struct nnp_convolution_plan** plan) {
    struct nnp_convolution_plan p = {.layer = *layer,
                                     .activation = activation,
                                     .limits = limits != NULL ? *limits : NO_LIMITS,
                                     .has_bias = bias != NULL};
    nnp_place_usual_image(&p.layer);
    struct nnp_convolution c = describe_output(&p, nnp_convolution_transform_strategy_precompute);
    c.activation_parameters = activation_parameters;
    enum nnp_status status = nnp_validate_convolution(&c);
    if (status != nnp_status_success) return status;
    struct nnp_convolution_candidate chosen;
    status = nnp_choose_for_plan(&p.layer, algorithm, threadpool, limits, &chosen);
    if (status != nnp_status_success) return status;
    p.hw = c.machine->hw;
    p.algorithm = c.algorithm = chosen.algorithm;

    status = nnp_measure_plan(&p, threadpool);
    if (status != nnp_status_success) return status;
    struct nnp_convolution_plan* const allocated = nnp_allocate_plan(&p);
    if (allocated == NULL) return nnp_status_out_of_memory;
    if (bias != NULL) {
        memset(nnp_plan_bias(allocated), 0, allocated->bias_size);
        memcpy(nnp_plan_bias(allocated), bias, layer->output_channels * sizeof(float));
    }
    c.kernel = (float*)kernel;
    c.workspace_buffer = nnp_plan_kernel(allocated);
    c.workspace_size = &allocated->kernel_size;
    c.threadpool = threadpool;
    c.profile = profile;
    status = nnp_compute_convolution(&c);
    if (status != nnp_status_success) {
        nnp_free(allocated);
        return status;
    }
    *plan = allocated;
    return nnp_status_success;
}

enum nnp_status nnp_convolution_plan_destroy(struct nnp_convolution_plan* plan) {
    nnp_free(plan);
    return nnp_status_success;
}

/* A packed kernel is read by the kernels that it was packed for. */
static enum nnp_status check_hardware(const struct nnp_convolution_plan* plan) {
    const struct nnp_machine* machine = nnp_machine();
    if (machine == NULL) return nnp_status_uninitialized;
    return machine->hw == plan->hw ? nnp_status_success : nnp_status_unsupported_hardware;
}

enum nnp_status nnp_convolution_plan_describe(const struct nnp_convolution_plan* plan, pthreadpool_t threadpool,
                                              struct nnp_convolution_plan_description* description) {
    struct nnp_convolution_candidate candidate;
    enum nnp_status status = check_hardware(plan);
    if (status != nnp_status_success) return status;
    status = nnp_choose_for_plan(&plan->layer, plan->algorithm, threadpool, NULL, &candidate);
    if (status != nnp_status_success) return status;
    *description = (struct nnp_convolution_plan_description){
        .layer = plan->layer,
        .activation = plan->activation,
        .has_bias = plan->has_bias,
        .limits = plan->limits,
        .candidate = candidate,
    };
    return nnp_status_success;
}

/* Is the plan's own job one of these images, and for so many threads? */
static bool has_job(const struct nnp_convolution_call* call) {
    const struct nnp_convolution_layer* layer = &call->plan->layer;
    return call->batch_size == layer->batch_size && call->input_size.height == layer->input_size.height &&
           call->input_size.width == layer->input_size.width &&
           pthreadpool_get_threads_count(call->threadpool) == call->plan->threads;
}

enum nnp_status nnp_convolution_plan_run(const struct nnp_convolution_call* call) {
    const double start = call->profile != NULL ? nnp_now() : 0;
    const struct nnp_convolution_plan* const plan = call->plan;
    enum nnp_status status = check_hardware(plan);
    if (status != nnp_status_success) return status;
    struct nnp_job job = plan->job;
    struct nnp_convolution* c = &job.convolution;
    c->threadpool = call->threadpool;
    if (!has_job(call)) {
        *c = describe_output(plan, nnp_convolution_transform_strategy_reuse);
        c->batch_size = call->batch_size;
        c->input.size = call->input_size;
        c->threadpool = call->threadpool;
        status = nnp_prepare_job(&job);
        if (status != nnp_status_success) return status;
    }
    c->input.pixels = (float*)call->input;
    c->output.pixels = call->output;
    c->kernel = nnp_plan_kernel(plan);
    c->bias = nnp_plan_bias(plan);
    c->workspace_buffer = call->workspace_buffer;
    c->workspace_size = call->workspace_size;
    c->profile = call->profile;
    return nnp_run_job(&job, start);
}
