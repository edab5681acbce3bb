/*
 * Depthwise layers, by direct summation: groups of one input channel, all passes.
 *
 * A task takes the planes of one group (of one image; of a kernel gradient, of all images, one after the other). It
 * copies the planes that it reads into padded rows, and runs stencils on these; with a vertical stride of 1, all rows
 * of a plane are one.
 *
 * Scratch memory of a thread, rows being `pitch` floats:
 *   source planes  [plane][row][segment][pixel of the segment]
 *   target plane   [row][pixel], of the same pitch if all rows are one, else of whole vectors
 * What stencils compute between the pixels of a row and the next row means nothing.
 */

#include <math.h>
#include <stdatomic.h>
#include <string.h>

#include <pthreadpool.h>

#include "clock.h"
#include "numbers.h"
#include "padded_rows.h"

struct phase {
    struct nnp_padded_rows source;
    size_t target_pitch;
    size_t source_elements; /* of a plane */
    size_t target_elements;
};

struct plan {
    size_t planes; /* that a target plane is summed from */
    size_t taps;   /* of a kernel */
    size_t threads;
    size_t source_elements; /* for each thread */
    size_t target_elements;
    size_t tap_elements; /* for the taps, */
    size_t sum_elements; /* and sums of their gradients */
    size_t bytes;        /* of workspace; 0 if it overflows */
};

struct work {
    const struct nnp_convolution* convolution;
    const struct nnp_hw* hw;
    struct plan plan;
    float* scratch; /* for each thread */
    atomic_size_t next_task;
};

/* A thread's parts of the workspace. */
struct scratch {
    float* source;
    float* target;
    float* sums;
    struct nnp_stencil_tap* taps;
};

static struct phase make_phase(const struct nnp_convolution* c, struct nnp_axes axes) {
    struct phase p = {.source = nnp_plan_padded_rows(axes)};
    const struct nnp_padded_rows* s = &p.source;
    bool overflow = false;
    p.source_elements = nnp_product(s->y.size, s->pitch, &overflow);
    p.target_pitch = s->y.axis.source_step == 1 ? s->pitch : nnp_round_up(s->x.axis.count, c->machine->hw->lanes);
    p.target_elements = nnp_product(s->y.axis.count, p.target_pitch, &overflow);
    if (overflow) p.source_elements = p.target_elements = PTRDIFF_MAX;
    return p;
}

static struct plan make_plan(const struct nnp_convolution* c) {
    const size_t line = NNP_ALIGNMENT / sizeof(float), lanes = c->machine->hw->lanes;
    bool overflow = false;
    struct plan p = {.planes = c->pass == nnp_pass_input_gradient ? c->output.channels : 1,
                     .taps = c->kernel_size.height * c->kernel_size.width};
    if (c->transform_strategy == nnp_convolution_transform_strategy_precompute) {
        p.bytes = nnp_round_up(c->groups * c->output.channels * p.taps * sizeof(float), NNP_ALIGNMENT);
        return p;
    }
    const struct phase largest = make_phase(c, nnp_largest_axes(c));
    const size_t images = c->pass == nnp_pass_kernel_gradient ? 1 : c->batch_size;
    p.threads = nnp_min(pthreadpool_get_threads_count(c->threadpool), c->groups * images);
    p.source_elements = nnp_product(largest.source_elements, p.planes, &overflow);
    p.source_elements = nnp_round_up(nnp_min(p.source_elements, PTRDIFF_MAX / 2) + NNP_ROW_SLACK, line);
    p.target_elements = nnp_round_up(nnp_min(largest.target_elements, PTRDIFF_MAX / 2) + NNP_ROW_SLACK, line);
    p.tap_elements = nnp_product(p.taps * p.planes, sizeof(struct nnp_stencil_tap) / sizeof(float), &overflow);
    p.tap_elements = nnp_round_up(p.tap_elements, line);
    p.sum_elements = nnp_round_up(nnp_product(p.taps, lanes, &overflow), line);
    const size_t elements[] = {p.source_elements, p.target_elements, p.tap_elements, p.sum_elements};
    const size_t bytes = nnp_float_bytes(sizeof elements / sizeof elements[0], elements, overflow);
    p.bytes = nnp_product(bytes, p.threads, &overflow);
    return p;
}

static size_t plan(const struct nnp_convolution* convolution) { return make_plan(convolution).bytes; }

static void copy_plane(const struct phase* p, const float* plane, struct nnp_size size, float* copy) {
    nnp_copy_padded_rows(&p->source, plane, size, 0, p->source.y.size, copy);
}

/* Taps of a kernel, found in the source plane `plane` of the scratch memory. */
static void write_taps(const struct nnp_convolution* c, const struct phase* p, size_t plane, const float* kernel,
                       struct nnp_stencil_tap* taps) {
    const struct nnp_axis *y = &p->source.y.axis, *x = &p->source.x.axis;
    for (size_t i = 0; i < y->taps; i++) {
        for (size_t j = 0; j < x->taps; j++) {
            *taps++ = (struct nnp_stencil_tap){
                .offset = (ptrdiff_t)(plane * p->source_elements + nnp_padded_offset(&p->source, i, j)),
                .weight =
                    kernel[(y->first_tap + i * y->tap_step) * c->kernel_size.width + x->first_tap + j * x->tap_step],
            };
        }
    }
}

/* Target rows that one stencil computes: all of them, if their sources follow each other as they do. */
static size_t rows_at_once(const struct phase* p) {
    return p->source.y.axis.source_step == 1 ? p->source.y.axis.count : 1;
}

static size_t vectors_of(const struct work* w, const struct phase* p) {
    return nnp_divide_up((rows_at_once(p) - 1) * p->source.pitch + p->source.x.axis.count, w->hw->lanes);
}

/* Computes a target plane from the source planes in the scratch memory, and writes it. */
static void sum_plane(const struct work* w, const struct phase* p, const struct scratch* scratch, size_t taps,
                      float bias, float* plane, size_t width) {
    const struct nnp_axis *y = &p->source.y.axis, *x = &p->source.x.axis;
    const float minimum = w->convolution->activation == nnp_activation_relu ? 0 : -INFINITY;
    for (size_t row = 0; row < y->count; row += rows_at_once(p)) {
        w->hw->stencil.sum(vectors_of(w, p), scratch->source + row * (size_t)y->source_step * p->source.pitch,
                           scratch->target + row * p->target_pitch, taps, scratch->taps, &bias, &minimum);
    }
    for (size_t row = 0; row < y->count; row++) {
        float* target = plane + (y->first + row * y->step) * width + x->first;
        const float* source = scratch->target + row * p->target_pitch;
        if (x->step == 1) {
            memcpy(target, source, x->count * sizeof(float));
            continue;
        }
        for (size_t i = 0; i < x->count; i++)
            target[i * x->step] = source[i];
    }
}

static void compute_output(const struct work* w, const struct scratch* scratch, size_t image, size_t group) {
    const struct nnp_convolution* c = w->convolution;
    const struct phase phase = make_phase(c, nnp_output_axes(c));
    const size_t pixels = nnp_pixels(c->output.size);
    copy_plane(&phase, c->input.pixels + image * c->input.stride + group * nnp_pixels(c->input.size), c->input.size,
               scratch->source);
    for (size_t i = 0; i < c->output.channels; i++) {
        const size_t channel = group * c->output.channels + i;
        write_taps(c, &phase, 0, c->kernel + channel * w->plan.taps, scratch->taps);
        sum_plane(w, &phase, scratch, w->plan.taps, c->bias != NULL ? c->bias[channel] : 0,
                  c->output.pixels + image * c->output.stride + channel * pixels, c->output.size.width);
    }
}

static void compute_input_gradient(const struct work* w, const struct scratch* scratch, size_t image, size_t group) {
    const struct nnp_convolution* c = w->convolution;
    const struct nnp_size count = nnp_phases(c);
    const size_t first = group * c->output.channels, pixels = nnp_pixels(c->output.size);
    for (size_t y = 0; y < count.height; y++) {
        for (size_t x = 0; x < count.width; x++) {
            const struct phase phase = make_phase(c, nnp_phase_axes(c, y, x));
            const size_t taps = phase.source.y.axis.taps * phase.source.x.axis.taps;
            for (size_t i = 0; i < c->output.channels; i++) {
                copy_plane(&phase, c->output.pixels + image * c->output.stride + (first + i) * pixels, c->output.size,
                           scratch->source + i * phase.source_elements);
                write_taps(c, &phase, i, c->kernel + (first + i) * w->plan.taps, scratch->taps + i * taps);
            }
            sum_plane(w, &phase, scratch, c->output.channels * taps, 0,
                      c->input.pixels + image * c->input.stride + group * nnp_pixels(c->input.size),
                      c->input.size.width);
        }
    }
}

/* Sums of one image over lanes and pixels are added up in double precision over images. */
static void compute_kernel_gradient(const struct work* w, const struct scratch* scratch, size_t group) {
    const struct nnp_convolution* c = w->convolution;
    const struct phase phase = make_phase(c, nnp_output_axes(c));
    const size_t lanes = w->hw->lanes, taps = w->plan.taps, width = c->output.size.width;
    memset(scratch->target, 0, w->plan.target_elements * sizeof(float));
    for (size_t i = 0; i < c->output.channels; i++) {
        const size_t channel = group * c->output.channels + i;
        float* kernel = c->kernel + channel * taps;
        write_taps(c, &phase, 0, kernel, scratch->taps);
        memset(kernel, 0, taps * sizeof(float));
        for (size_t image = 0; image < c->batch_size; image++) {
            const float* grad = c->output.pixels + image * c->output.stride + channel * nnp_pixels(c->output.size);
            copy_plane(&phase, c->input.pixels + image * c->input.stride + group * nnp_pixels(c->input.size),
                       c->input.size, scratch->source);
            for (size_t row = 0; row < c->output.size.height; row++)
                memcpy(scratch->target + row * phase.target_pitch, grad + row * width, width * sizeof(float));
            memset(scratch->sums, 0, taps * lanes * sizeof(float));
            for (size_t row = 0; row < phase.source.y.axis.count; row += rows_at_once(&phase)) {
                w->hw->stencil.gradient(vectors_of(w, &phase),
                                        scratch->source +
                                            row * (size_t)phase.source.y.axis.source_step * phase.source.pitch,
                                        scratch->target + row * phase.target_pitch, taps, scratch->taps, scratch->sums);
            }
            for (size_t tap = 0; tap < taps; tap++) {
                double sum = kernel[tap];
                for (size_t lane = 0; lane < lanes; lane++)
                    sum += scratch->sums[tap * lanes + lane];
                kernel[tap] = (float)sum;
            }
        }
    }
}

/* One thread's share: tasks that no other has taken. */
static void run_tasks(void* context, size_t thread) {
    struct work* w = context;
    const struct nnp_convolution* c = w->convolution;
    const struct plan* plan = &w->plan;
    const size_t elements = plan->source_elements + plan->target_elements + plan->sum_elements + plan->tap_elements;
    struct scratch scratch = {.source = w->scratch + thread * elements};
    scratch.target = scratch.source + plan->source_elements;
    scratch.sums = scratch.target + plan->target_elements;
    scratch.taps = (struct nnp_stencil_tap*)(scratch.sums + plan->sum_elements);
    memset(scratch.source, 0, plan->source_elements * sizeof(float)); /* its end is read, and multiplied by zeros */
    const size_t tasks = c->groups * (c->pass == nnp_pass_kernel_gradient ? 1 : c->batch_size);
    for (;;) {
        const size_t task = atomic_fetch_add_explicit(&w->next_task, 1, memory_order_relaxed);
        if (task >= tasks) return;
        switch (c->pass) {
            case nnp_pass_output:
                compute_output(w, &scratch, task / c->groups, task % c->groups);
                break;
            case nnp_pass_input_gradient:
                compute_input_gradient(w, &scratch, task / c->groups, task % c->groups);
                break;
            case nnp_pass_kernel_gradient:
                compute_kernel_gradient(w, &scratch, task);
                break;
        }
    }
}

static void run(const struct nnp_convolution* c, void* workspace) {
    struct work w = {.convolution = c, .hw = c->machine->hw, .plan = make_plan(c), .scratch = workspace};
    if (c->transform_strategy == nnp_convolution_transform_strategy_precompute) {
        memset(workspace, 0, w.plan.bytes);
        memcpy(workspace, c->kernel, c->groups * c->output.channels * w.plan.taps * sizeof(float));
        return;
    }
    const double start = nnp_now();
    pthreadpool_parallelize_1d(c->threadpool, run_tasks, &w, w.plan.threads, PTHREADPOOL_FLAG_DISABLE_DENORMALS);
    c->profile->block_multiplication += nnp_now() - start;
}

const struct nnp_algorithm nnp_depthwise = {.plan = plan, .run = run, .takes_groups = true};
