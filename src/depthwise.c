/*
 * Depthwise layers, by direct summation: groups of one input channel, all passes.
 *
 * A task takes the planes of one group (of one image; of a kernel gradient, of all images, one after the other). It
 * copies the planes that it reads into padded scratch memory, where every tap of every pixel is found without a test.
 * With strides, source pixels that are a stride apart become neighbours in a part of their own. So all rows of a plane
 * are one to a stencil, and what it computes between the pixels of a row and the next row means nothing.
 *
 * Scratch memory of a thread, where rows of source and target are `pitch` floats:
 *   source planes  [plane][y % stride][x % stride][y / stride][x / stride]
 *   target plane   [row][pixel]
 * Only pixels are ever written to it, or zeros: what is beyond them stays zero from plane to plane.
 */

#include <math.h>
#include <string.h>

#include <pthreadpool.h>

#include "im2col.h"
#include "numbers.h"
#include "tasks.h"

enum {
    VECTORS = 4, /* that stencils compute at once; the rest of a row one by one */
    SLACK = 64,  /* floats that so many vectors may reach beyond the last row of a part */
};

struct phase {
    struct nnp_extent y;
    struct nnp_extent x;
    size_t pitch;
    size_t part_elements;
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
    struct phase phase; /* of an output or a kernel gradient, the only one */
    float* scratch;     /* for each thread */
    struct nnp_tasks tasks;
};

/* A thread's parts of the workspace. */
struct scratch {
    float* source;
    float* target;
    float* sums;
    struct nnp_stencil_tap* taps;
};

static struct phase make_phase(struct nnp_axes axes) {
    struct phase p = {.y = nnp_find_extent(axes.y), .x = nnp_find_extent(axes.x)};
    const size_t rows = nnp_divide_up(p.y.size, (size_t)p.y.axis.source_step);
    bool overflow = false;
    p.pitch = nnp_divide_up(p.x.size, (size_t)p.x.axis.source_step);
    p.part_elements = nnp_min(nnp_product(rows, p.pitch, &overflow), PTRDIFF_MAX / 2) + SLACK;
    p.source_elements = nnp_product(p.part_elements, (size_t)p.y.axis.source_step, &overflow);
    p.source_elements = nnp_product(p.source_elements, (size_t)p.x.axis.source_step, &overflow);
    p.target_elements = nnp_product(p.y.axis.count, p.pitch, &overflow);
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
    const struct phase largest = make_phase(nnp_largest_axes(c));
    const size_t images = c->pass == nnp_pass_kernel_gradient ? 1 : c->batch_size;
    p.threads = nnp_min(pthreadpool_get_threads_count(c->threadpool), c->groups * images);
    p.source_elements = nnp_product(largest.source_elements, p.planes, &overflow);
    p.source_elements = nnp_round_up(nnp_min(p.source_elements, PTRDIFF_MAX / 2), line);
    p.target_elements = nnp_round_up(nnp_min(largest.target_elements, PTRDIFF_MAX / 2) + SLACK, line);
    p.tap_elements = nnp_product(p.taps * p.planes, sizeof(struct nnp_stencil_tap) / sizeof(float), &overflow);
    p.tap_elements = nnp_round_up(p.tap_elements, line);
    p.sum_elements = nnp_round_up(nnp_product(p.taps, lanes, &overflow), line);
    const size_t elements[] = {p.source_elements, p.target_elements, p.tap_elements, p.sum_elements};
    const size_t bytes = nnp_float_bytes(sizeof elements / sizeof elements[0], elements, overflow);
    p.bytes = nnp_product(bytes, p.threads, &overflow);
    return p;
}

static size_t plan(const struct nnp_convolution* convolution) { return make_plan(convolution).bytes; }

/* Pixels begin <= i < end of the extent are of the image. */
static void clip(const struct nnp_extent* e, size_t image_size, size_t* begin, size_t* end) {
    const ptrdiff_t left = (ptrdiff_t)image_size - e->first;
    *begin = e->first < 0 ? nnp_min((size_t)-e->first, e->size) : 0;
    *end = left <= (ptrdiff_t)*begin ? *begin : nnp_min((size_t)left, e->size);
}

static void copy_plane(const struct nnp_hw* hw, const struct phase* p, const float* plane, struct nnp_size size,
                       float* copy) {
    const size_t step_y = (size_t)p->y.axis.source_step, step_x = (size_t)p->x.axis.source_step;
    size_t begin_y, end_y, begin_x, end_x;
    clip(&p->y, size.height, &begin_y, &end_y);
    clip(&p->x, size.width, &begin_x, &end_x);
    const size_t count = end_x - begin_x, stride = step_y * size.width;
    if (count == 0) return;
    for (size_t y = begin_y; y < nnp_min(begin_y + step_y, end_y); y++) {
        const size_t rows = nnp_divide_up(end_y - y, step_y);
        const float* source = plane + (p->y.first + (ptrdiff_t)y) * (ptrdiff_t)size.width + p->x.first + begin_x;
        float* target = copy + y % step_y * step_x * p->part_elements + y / step_y * p->pitch;
        if (step_x == 1) {
            hw->planes.pad(rows, count, source, stride, target + begin_x, p->pitch);
        } else if (step_x == 2) {
            float* even = target + begin_x % 2 * p->part_elements + begin_x / 2;
            float* odd = target + (begin_x + 1) % 2 * p->part_elements + (begin_x + 1) / 2;
            hw->planes.pad_by_2(rows, count, source, stride, even, odd, p->pitch);
        } else {
            for (size_t i = 0; i < rows * count; i++) {
                const size_t x = begin_x + i % count;
                target[x % step_x * p->part_elements + i / count * p->pitch + x / step_x] =
                    source[i / count * stride + i % count];
            }
        }
    }
}

/* Where the taps of a kernel are found in the source plane `plane` of the scratch memory. */
static void place_taps(const struct phase* p, size_t plane, struct nnp_stencil_tap* taps) {
    const struct nnp_axis *y = &p->y.axis, *x = &p->x.axis;
    const size_t step_y = (size_t)y->source_step, step_x = (size_t)x->source_step;
    for (size_t i = 0; i < y->taps; i++) {
        for (size_t j = 0; j < x->taps; j++) {
            const size_t row = (size_t)(y->first_offset + (ptrdiff_t)i * y->offset_step - p->y.first);
            const size_t column = (size_t)(x->first_offset + (ptrdiff_t)j * x->offset_step - p->x.first);
            const size_t part = row % step_y * step_x + column % step_x;
            taps++->offset = (ptrdiff_t)(plane * p->source_elements + part * p->part_elements +
                                         row / step_y * p->pitch + column / step_x);
        }
    }
}

static void weigh_taps(const struct nnp_convolution* c, const struct phase* p, const float* kernel,
                       struct nnp_stencil_tap* taps) {
    const struct nnp_axis *y = &p->y.axis, *x = &p->x.axis;
    for (size_t i = 0; i < y->taps; i++) {
        const float* row = kernel + (y->first_tap + i * y->tap_step) * c->kernel_size.width + x->first_tap;
        for (size_t j = 0; j < x->taps; j++)
            taps++->weight = row[j * x->tap_step];
    }
}

static size_t vectors_of(const struct work* w, const struct phase* p) {
    return nnp_round_up(nnp_divide_up((p->y.axis.count - 1) * p->pitch + p->x.axis.count, w->hw->lanes), VECTORS);
}

/* Computes a target plane from the source planes in the scratch memory, and writes it. */
static void sum_plane(const struct work* w, const struct phase* p, const struct scratch* scratch, size_t taps,
                      float bias, float* plane, size_t width) {
    const struct nnp_axis *y = &p->y.axis, *x = &p->x.axis;
    const float minimum = w->convolution->activation == nnp_activation_relu ? 0 : -INFINITY;
    w->hw->stencil.sum(vectors_of(w, p), scratch->source, scratch->target, taps, scratch->taps, &bias, &minimum);
    float* target = plane + y->first * width + x->first;
    if (x->step != 1) {
        for (size_t row = 0; row < y->count; row++) {
            for (size_t i = 0; i < x->count; i++)
                target[row * y->step * width + i * x->step] = scratch->target[row * p->pitch + i];
        }
        return;
    }
    /* Whole vectors at the ends of rows must not reach into rows of other phases, nor beyond the plane. */
    const bool is_at_once = y->step == 1 && nnp_round_up(x->count, w->hw->lanes) <= x->count + width;
    const size_t rows = is_at_once ? y->count : 1;
    for (size_t row = 0; row < y->count; row += rows) {
        w->hw->planes.crop(rows, x->count, scratch->target + row * p->pitch, p->pitch, target + row * y->step * width,
                           width);
    }
}

static void compute_output(const struct work* w, const struct scratch* scratch, size_t image, size_t group) {
    const struct nnp_convolution* c = w->convolution;
    const size_t pixels = nnp_pixels(c->output.size);
    copy_plane(w->hw, &w->phase, c->input.pixels + image * c->input.stride + group * nnp_pixels(c->input.size),
               c->input.size, scratch->source);
    for (size_t i = 0; i < c->output.channels; i++) {
        const size_t channel = group * c->output.channels + i;
        weigh_taps(c, &w->phase, c->kernel + channel * w->plan.taps, scratch->taps);
        sum_plane(w, &w->phase, scratch, w->plan.taps, c->bias != NULL ? c->bias[channel] : 0,
                  c->output.pixels + image * c->output.stride + channel * pixels, c->output.size.width);
    }
}

static void compute_input_gradient(const struct work* w, const struct scratch* scratch, size_t image, size_t group) {
    const struct nnp_convolution* c = w->convolution;
    const struct nnp_size count = nnp_phases(c);
    const size_t first = group * c->output.channels, pixels = nnp_pixels(c->output.size);
    for (size_t y = 0; y < count.height; y++) {
        for (size_t x = 0; x < count.width; x++) {
            const struct phase phase = make_phase(nnp_phase_axes(c, y, x));
            const size_t taps = phase.y.axis.taps * phase.x.axis.taps;
            if (count.height * count.width > 1) memset(scratch->source, 0, w->plan.source_elements * sizeof(float));
            for (size_t i = 0; i < c->output.channels; i++) {
                copy_plane(w->hw, &phase, c->output.pixels + image * c->output.stride + (first + i) * pixels,
                           c->output.size, scratch->source + i * phase.source_elements);
                place_taps(&phase, i, scratch->taps + i * taps);
                weigh_taps(c, &phase, c->kernel + (first + i) * w->plan.taps, scratch->taps + i * taps);
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
    const struct phase* phase = &w->phase;
    const struct nnp_size size = c->output.size;
    const size_t lanes = w->hw->lanes, taps = w->plan.taps;
    for (size_t i = 0; i < c->output.channels; i++) {
        const size_t channel = group * c->output.channels + i;
        float* kernel = c->kernel + channel * taps;
        memset(kernel, 0, taps * sizeof(float));
        for (size_t image = 0; image < c->batch_size; image++) {
            copy_plane(w->hw, phase, c->input.pixels + image * c->input.stride + group * nnp_pixels(c->input.size),
                       c->input.size, scratch->source);
            w->hw->planes.pad(size.height, size.width,
                              c->output.pixels + image * c->output.stride + channel * nnp_pixels(size), size.width,
                              scratch->target, phase->pitch);
            memset(scratch->sums, 0, taps * lanes * sizeof(float));
            w->hw->stencil.gradient(vectors_of(w, phase), scratch->source, scratch->target, taps, scratch->taps,
                                    scratch->sums);
            for (size_t tap = 0; tap < taps; tap++) {
                double sum = kernel[tap];
                for (size_t lane = 0; lane < lanes; lane++)
                    sum += scratch->sums[tap * lanes + lane];
                kernel[tap] = (float)sum;
            }
        }
    }
}

/* One thread's tasks. */
static void run_tasks(void* context, size_t thread) {
    struct work* w = context;
    const struct nnp_convolution* c = w->convolution;
    const struct plan* plan = &w->plan;
    const size_t elements = plan->source_elements + plan->target_elements + plan->sum_elements + plan->tap_elements;
    struct scratch scratch = {.source = w->scratch + thread * elements};
    scratch.target = scratch.source + plan->source_elements;
    scratch.sums = scratch.target + plan->target_elements;
    scratch.taps = (struct nnp_stencil_tap*)(scratch.sums + plan->sum_elements);
    memset(scratch.source, 0, (plan->source_elements + plan->target_elements) * sizeof(float));
    if (c->pass != nnp_pass_input_gradient) place_taps(&w->phase, 0, scratch.taps);
    for (size_t task; (task = nnp_take_task(&w->tasks, thread)) != NNP_NO_TASK;) {
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
    if (c->pass != nnp_pass_input_gradient) w.phase = make_phase(nnp_output_axes(c));
    nnp_share_tasks(&w.tasks, c->groups * (c->pass == nnp_pass_kernel_gradient ? 1 : c->batch_size), w.plan.threads);
    const double start = nnp_time(c);
    pthreadpool_parallelize_1d(c->threadpool, run_tasks, &w, w.plan.threads, PTHREADPOOL_FLAG_DISABLE_DENORMALS);
    c->profile->block_multiplication += nnp_time(c) - start;
}

/* By the sizes of the whole planes: phases of an input gradient share its taps. */
static void estimate(const struct nnp_convolution* c, struct nnp_estimate* e) {
    const double images = (double)(c->batch_size * c->groups), taps = (double)nnp_pixels(c->kernel_size);
    const double sources = images * (double)nnp_pixels(c->input.size);
    const double targets = images * (double)(c->output.channels * nnp_pixels(c->output.size));
    double* const counts = e->counts[nnp_phase_block_multiplication];
    counts[nnp_operation_stencil] += taps * targets / (double)c->machine->hw->lanes;
    counts[nnp_operation_plane] += sources + targets;
    counts[nnp_operation_read] += nnp_far_lines(c, sources);
    counts[nnp_operation_write] += nnp_far_lines(c, targets);
    e->roundings += c->pass == nnp_pass_kernel_gradient
                        ? (double)nnp_pixels(c->output.size) / (double)c->machine->hw->lanes
                        : taps * (c->pass == nnp_pass_input_gradient ? (double)c->output.channels : 1);
}

const struct nnp_algorithm nnp_depthwise = {.plan = plan, .run = run, .estimate = estimate, .takes_groups = true};
