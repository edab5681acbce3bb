/*
 * Predictions of what each algorithm takes for a layer, and the choice between them.
 *
 * Time is a sum over operations: how many an algorithm does, times what one takes on this machine (codegen/costs.py, or
 * as measured there). Errors of results are taken to be sums of independent roundings. Both in docs/decisions/0024.
 */

#include <math.h>
#include <string.h>

#include <pthreadpool.h>

#include "convolution.h"
#include "costs.h"
#include "numbers.h"

/* Variance of a rounding on the way to a sum: of the results' variance, in squares of the unit roundoff. */
static const double ROUNDING_VARIANCE = 0.09;
static const double UNIT_ROUNDOFF = 0x1p-24;

enum {
    USUAL_IMAGE = 28, /* side of the outputs that kernels transformed in advance are taken to be for */
    MAX_CANDIDATES = 13,
};

/* What `auto` chooses from: not from algorithms in half precision. */
static const enum nnp_convolution_algorithm algorithms[MAX_CANDIDATES] = {
    nnp_convolution_algorithm_direct,   nnp_convolution_algorithm_wt8x8,   nnp_convolution_algorithm_wt8x8_5x5,
    nnp_convolution_algorithm_wt7x7,    nnp_convolution_algorithm_wt6x6,   nnp_convolution_algorithm_wt4x4,
    nnp_convolution_algorithm_ft8x8,    nnp_convolution_algorithm_ft16x16, nnp_convolution_algorithm_wt6,
    nnp_convolution_algorithm_wt8,      nnp_convolution_algorithm_wt12,    nnp_convolution_algorithm_implicit_gemm,
    nnp_convolution_algorithm_strassen,
};

double nnp_far_lines(const struct nnp_convolution* c, double elements) {
    return fmax(elements * sizeof(float) - (double)c->machine->caches.l2, 0) / NNP_ALIGNMENT;
}

double nnp_kernel_lines(const struct nnp_convolution* c, double elements, double passes, bool are_near) {
    const double all = elements * sizeof(float) / NNP_ALIGNMENT, far = nnp_far_lines(c, elements);
    return (are_near ? far : all) + (passes - 1) * far;
}

/* Of one thread: results, and so what computes them, don't depend on how many there are. False if the algorithm can't
 * compute the pass. */
static bool estimate(const struct nnp_convolution* convolution, enum nnp_convolution_algorithm algorithm,
                     struct nnp_estimate* estimate) {
    struct nnp_convolution c = *convolution;
    c.algorithm = algorithm;
    c.threadpool = NULL;
    enum nnp_status status;
    const struct nnp_algorithm* found = nnp_find_algorithm(&c, &status);
    if (found == NULL || found->plan(&c) == 0) return false;
    *estimate = (struct nnp_estimate){.roundings = 0};
    found->estimate(&c, estimate);
    if (found->takes_groups) return true;
    for (size_t phase = 0; phase < NNP_PHASE_COUNT; phase++) {
        for (size_t i = 0; i < NNP_OPERATION_COUNT; i++)
            estimate->counts[phase][i] *= (double)c.groups;
    }
    estimate->counts[nnp_phase_block_multiplication][nnp_operation_group] = (double)(c.groups - 1);
    return true;
}

/* Is `direct` another name for what is a candidate as implicit GEMM? */
static bool is_gemm(const struct nnp_convolution* c, enum nnp_convolution_algorithm algorithm) {
    return algorithm == nnp_convolution_algorithm_direct && nnp_pixels(c->kernel_size) == 1 &&
           (c->groups == 1 || c->input.channels != 1);
}

/* Seconds of each phase, and in all, by as many threads as the pool has. */
static struct nnp_profile predict(const struct nnp_convolution* c, const struct nnp_estimate* estimate) {
    const double* costs = nnp_costs(c->machine);
    double seconds[NNP_PHASE_COUNT] = {0}, total = 0;
    for (size_t phase = 0; phase < NNP_PHASE_COUNT; phase++) {
        for (size_t i = 0; i < NNP_OPERATION_COUNT; i++)
            seconds[phase] += 1e-9 * costs[i] * estimate->counts[phase][i];
        seconds[phase] /= (double)pthreadpool_get_threads_count(c->threadpool);
        total += seconds[phase];
    }
    return (struct nnp_profile){.total = total,
                                .input_transform = seconds[nnp_phase_input_transform],
                                .kernel_transform = seconds[nnp_phase_kernel_transform],
                                .output_transform = seconds[nnp_phase_output_transform],
                                .block_multiplication = seconds[nnp_phase_block_multiplication]};
}

/*
 * Pixels in one dimension of an image that has the usual number of outputs; one output, if so many pixels can't be
 * counted, and one pixel, which validation refuses, if the kernel's can't.
 */
static size_t usual_size(size_t taps, size_t dilation, size_t stride, size_t padding) {
    bool overflow = false;
    const size_t last_tap = nnp_product(taps - 1, dilation, &overflow);
    if (overflow) return 1;
    const size_t size = last_tap + nnp_product(USUAL_IMAGE - 1, stride, &overflow) + 1;
    return size - nnp_min(padding, size - 1);
}

void nnp_place_usual_image(struct nnp_convolution_layer* layer) {
    const struct nnp_padding padding = layer->input_padding;
    if (layer->batch_size != 0 || layer->input_size.height != 0 || layer->input_size.width != 0) return;
    layer->batch_size = 1;
    layer->input_size.height = usual_size(layer->kernel_size.height, layer->dilation.height, layer->stride.height,
                                          padding.top + padding.bottom);
    layer->input_size.width =
        usual_size(layer->kernel_size.width, layer->dilation.width, layer->stride.width, padding.left + padding.right);
}

/* Gives a layer a usual image: transformed kernels are good for any, and any padding, so that none may matter. False if
 * so large a one can't be counted. */
static bool make_usual(struct nnp_convolution* c) {
    struct nnp_convolution_layer layer = {.kernel_size = c->kernel_size, .stride = c->stride, .dilation = c->dilation};
    nnp_place_usual_image(&layer);
    c->batch_size = layer.batch_size;
    c->input.size = layer.input_size;
    c->input_padding = layer.input_padding;
    c->input.channels *= c->groups;
    c->output.channels *= c->groups;
    c->transform_strategy = nnp_convolution_transform_strategy_reuse;
    if (nnp_validate_convolution(c) != nnp_status_success) return false;
    nnp_cut_into_groups(c);
    return true;
}

enum nnp_convolution_algorithm nnp_choose_algorithm(const struct nnp_convolution* convolution) {
    const bool is_compute = convolution->transform_strategy == nnp_convolution_transform_strategy_compute;
    struct nnp_convolution c = *convolution;
    enum nnp_convolution_algorithm best = nnp_convolution_algorithm_implicit_gemm;
    double least = INFINITY;
    if (!is_compute && !make_usual(&c)) return best;
    for (size_t i = 0; i < MAX_CANDIDATES; i++) {
        struct nnp_estimate e;
        if (!is_compute && algorithms[i] == nnp_convolution_algorithm_strassen) continue; /* it takes no padding */
        if (is_gemm(&c, algorithms[i]) || !estimate(&c, algorithms[i], &e)) continue;
        const double seconds = predict(&c, &e).total;
        if (seconds >= least) continue;
        least = seconds;
        best = algorithms[i];
    }
    return best;
}

/* A validated pass of a layer, cut into groups; of transformed kernels, the images need not be known. */
static enum nnp_status describe(const struct nnp_convolution_layer* layer, enum nnp_pass pass,
                                enum nnp_convolution_transform_strategy strategy, pthreadpool_t threadpool,
                                struct nnp_convolution* c) {
    struct nnp_convolution_layer placed = *layer;
    if (strategy == nnp_convolution_transform_strategy_reuse) nnp_place_usual_image(&placed);
    *c = nnp_describe_layer(&placed, pass, nnp_convolution_algorithm_auto);
    c->transform_strategy = strategy;
    c->threadpool = threadpool;
    const enum nnp_status status = nnp_validate_convolution(c);
    if (status != nnp_status_success) return status;
    if (strategy != nnp_convolution_transform_strategy_compute &&
        (strategy != nnp_convolution_transform_strategy_reuse || pass != nnp_pass_output)) {
        return nnp_status_invalid_transform_strategy;
    }
    nnp_cut_into_groups(c);
    return nnp_status_success;
}

static size_t workspace_size(const struct nnp_convolution* convolution, enum nnp_convolution_algorithm algorithm,
                             enum nnp_convolution_transform_strategy strategy) {
    struct nnp_convolution c = *convolution;
    c.algorithm = algorithm;
    c.transform_strategy = strategy;
    return nnp_workspace_size(&c);
}

/* False if the algorithm can't compute the pass. */
static bool make_candidate(const struct nnp_convolution* c, enum nnp_convolution_algorithm algorithm,
                           struct nnp_convolution_candidate* candidate) {
    const bool is_reuse = nnp_is_prepared(c);
    struct nnp_estimate e;
    if (!estimate(c, algorithm, &e)) return false;
    *candidate = (struct nnp_convolution_candidate){
        .algorithm = algorithm,
        .seconds = predict(c, &e),
        .error = UNIT_ROUNDOFF * sqrt(ROUNDING_VARIANCE * e.roundings),
        .workspace_size = workspace_size(c, algorithm, c->transform_strategy),
        .transformed_kernel_size =
            is_reuse ? workspace_size(c, algorithm, nnp_convolution_transform_strategy_precompute) : 0,
    };
    return candidate->workspace_size != 0;
}

static bool is_within(const struct nnp_convolution_candidate* candidate, const struct nnp_convolution_limits* limits) {
    return limits == NULL || (candidate->error <= limits->error && candidate->workspace_size <= limits->workspace_size);
}

enum nnp_status nnp_convolution_layer_candidates(const struct nnp_convolution_layer* layer, enum nnp_pass pass,
                                                 enum nnp_convolution_transform_strategy transform_strategy,
                                                 pthreadpool_t threadpool, struct nnp_convolution_candidate* candidates,
                                                 size_t* count) {
    struct nnp_convolution c;
    const enum nnp_status status = describe(layer, pass, transform_strategy, threadpool, &c);
    if (status != nnp_status_success) return status;
    struct nnp_convolution_candidate found[MAX_CANDIDATES];
    size_t size = 0;
    for (size_t i = 0; i < MAX_CANDIDATES; i++) {
        struct nnp_convolution_candidate candidate;
        if (is_gemm(&c, algorithms[i]) || !make_candidate(&c, algorithms[i], &candidate)) continue;
        /* Of equals the first stays first, as nnp_choose_algorithm has it. */
        size_t place = size++;
        for (; place > 0 && found[place - 1].seconds.total > candidate.seconds.total; place--)
            found[place] = found[place - 1];
        found[place] = candidate;
    }
    if (candidates != NULL) memcpy(candidates, found, nnp_min(size, *count) * sizeof found[0]);
    *count = size;
    return nnp_status_success;
}

enum nnp_status nnp_convolution_layer_choose(const struct nnp_convolution_layer* layer, enum nnp_pass pass,
                                             enum nnp_convolution_transform_strategy transform_strategy,
                                             pthreadpool_t threadpool, const struct nnp_convolution_limits* limits,
                                             struct nnp_convolution_candidate* chosen) {
    struct nnp_convolution_candidate candidates[MAX_CANDIDATES];
    size_t count = MAX_CANDIDATES;
    const enum nnp_status status =
        nnp_convolution_layer_candidates(layer, pass, transform_strategy, threadpool, candidates, &count);
    if (status != nnp_status_success) return status;
    for (size_t i = 0; i < count; i++) {
        if (!is_within(&candidates[i], limits)) continue;
        *chosen = candidates[i];
        return nnp_status_success;
    }
    return nnp_status_unsupported_algorithm;
}

enum nnp_status nnp_choose_for_plan(const struct nnp_convolution_layer* layer, enum nnp_convolution_algorithm algorithm,
                                    pthreadpool_t threadpool, const struct nnp_convolution_limits* limits,
                                    struct nnp_convolution_candidate* chosen) {
    const enum nnp_convolution_transform_strategy strategy = nnp_convolution_transform_strategy_reuse;
    struct nnp_convolution c;
    struct nnp_convolution_candidate candidate;
    if (algorithm == nnp_convolution_algorithm_auto)
        return nnp_convolution_layer_choose(layer, nnp_pass_output, strategy, threadpool, limits, chosen);
    enum nnp_status status = describe(layer, nnp_pass_output, strategy, threadpool, &c);
    if (status != nnp_status_success) return status;
    c.algorithm = algorithm;
    if (nnp_find_algorithm(&c, &status) == NULL) return status;
    if (!make_candidate(&c, algorithm, &candidate)) return nnp_status_out_of_memory;
    if (!is_within(&candidate, limits)) return nnp_status_unsupported_algorithm;
    *chosen = candidate;
    return nnp_status_success;
}

enum nnp_status nnp_convolution_layer_count(const struct nnp_convolution_layer* layer, enum nnp_pass pass,
                                            enum nnp_convolution_algorithm algorithm,
                                            enum nnp_convolution_transform_strategy transform_strategy,
                                            double* counts) {
    struct nnp_convolution c;
    enum nnp_status status = describe(layer, pass, transform_strategy, NULL, &c);
    if (status != nnp_status_success) return status;
    c.algorithm = algorithm;
    if (algorithm == nnp_convolution_algorithm_auto) c.algorithm = nnp_choose_algorithm(&c);
    if (nnp_find_algorithm(&c, &status) == NULL) return status;
    struct nnp_estimate e;
    if (!estimate(&c, c.algorithm, &e)) return nnp_status_out_of_memory;
    memcpy(counts, e.counts, sizeof e.counts);
    return nnp_status_success;
}
