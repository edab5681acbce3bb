/*
 * Outputs of depthwise layers, and input gradients without a stride, with channels as lanes: kernels of any size
 * and dilation, for which there are no windows, or whose images are small.
 *
 * A task takes `lanes` neighbouring channels of an image, or a band of their rows. Their planes are transposed to
 * pixels, [y][x][channel], with zeros to the left and right of each row, so that vectors are aligned, whatever the tap.
 * Taps above and below the image are left out. A few rows of outputs are summed at a time, and transposed to planes
 * while L1 holds them. The last channels of a layer are computed together with some of those before, which are written
 * by their own task only.
 */

#include <math.h>
#include <string.h>

#include <pthreadpool.h>

#include "convolution.h"
#include "gemm.h"
#include "numbers.h"
#include "tasks.h"

enum {
    PIXELS = 128,   /* transposed at a time, about */
    TASKS = 4,      /* for each thread, if there are enough rows */
    LEAST_TAPS = 4, /* that are worth transposing wide images for */
};

struct plan {
    size_t lanes;
    const struct nnp_images* source;
    const struct nnp_images* target;
    struct nnp_size stride;
    size_t reach; /* source rows from the first tap's to the last one's */
    size_t top;   /* rows above the source that taps reach */
    size_t left;
    size_t columns;              /* of the source that are read */
    size_t row;                  /* floats of a row in scratch memory */
    size_t runs;                 /* of a row of taps */
    size_t blocks;               /* of channels */
    struct nnp_partition bands;  /* of target rows */
    struct nnp_partition pixels; /* of a target row, in what a kernel takes */
    size_t threads;
    /* Floats of the parts of a thread's scratch memory. */
    size_t source_elements;
    size_t pixel_elements;
    size_t weight_elements;
    size_t run_elements;
    size_t bytes; /* of workspace; 0 if it overflows */
};

struct work {
    const struct nnp_convolution* convolution;
    struct plan plan;
    float* scratch; /* for each thread */
    struct nnp_tasks tasks;
};

/* A thread's parts of the workspace. */
struct scratch {
    float* source;
    float* pixels;  /* a few rows as they are transposed */
    float* weights; /* [tap][channel] */
    float* bias;
    struct nnp_stencil_run* runs; /* [row of taps][run] */
};

/* Taps of the first run of so many. */
static size_t run_of(size_t taps, size_t dilation) { return dilation != 1 ? 1 : taps >= 7 ? 7 : nnp_min(taps, 5); }

/* Runs of a row of taps: of seven, and one of the rest, or of six two. */
static size_t runs_of(size_t taps, size_t dilation) {
    return dilation != 1 ? taps : taps / 7 + (taps % 7 != 0) + (taps % 7 == 6);
}

static size_t padding_before(const struct nnp_convolution* c, size_t taps, size_t dilation, size_t padding) {
    return c->pass == nnp_pass_output ? padding : (taps - 1) * dilation - padding;
}

static size_t target_width(const struct nnp_convolution* c) {
    return c->pass == nnp_pass_output ? c->output.size.width : c->input.size.width;
}

/* Pixels from the first tap of a row's first target to the last of its last one. */
static size_t padded_width(const struct nnp_convolution* c) {
    return (target_width(c) - 1) * c->stride.width + (c->kernel_size.width - 1) * c->dilation.width + 1;
}

/* Are windows slower than this, of whose vectors rows fill less than half, or that load their taps, as those without
 * rows do? Those of 3x3 put rows side by side. */
static bool is_faster_than_window(const struct nnp_convolution* c) {
    const size_t width = target_width(c), lanes = c->machine->hw->lanes;
    return c->kernel_size.width >= 5 && (2 * width <= lanes || (width > lanes && !nnp_has_depthwise_rows(c)));
}

/* Are stencils slower? They load each tap's vector across cache lines; pixels of a plane must be moved for them, too,
 * and have few neighbours in narrow images. */
static bool is_faster_than_stencil(const struct nnp_convolution* c) {
    const size_t taps = nnp_pixels(c->kernel_size);
    if (target_width(c) <= 2 * c->machine->hw->lanes) return taps > 1;
    return taps >= LEAST_TAPS && c->kernel_size.width > 1 && c->dilation.width == 1;
}

bool nnp_has_depthwise_channels(const struct nnp_convolution* c) {
    const struct nnp_padding* p = &c->input_padding;
    const size_t reach_y = (c->kernel_size.height - 1) * c->dilation.height;
    const size_t reach_x = (c->kernel_size.width - 1) * c->dilation.width;
    const size_t lanes = c->machine->hw->lanes;
    if (lanes < NNP_QUAD || c->groups < lanes || c->output.channels != 1 || c->stride.width > 2) return false;
    if (!(nnp_has_depthwise_window(c) ? is_faster_than_window(c) : is_faster_than_stencil(c))) return false;
    const bool is_gradient =
        c->pass == nnp_pass_input_gradient && nnp_pixels(c->stride) == 1 && p->top <= reach_y && p->left <= reach_x;
    if (c->pass != nnp_pass_output && !is_gradient) return false;
    /* Source rows of a target row leave half of L2 to others. */
    bool overflow = false;
    const size_t row = nnp_product(padded_width(c), lanes * sizeof(float), &overflow);
    const size_t rows = nnp_product(row, reach_y + 1, &overflow);
    return !overflow && rows <= c->machine->caches.l2 / 2;
}

static struct plan make_plan(const struct nnp_convolution* c) {
    const bool is_output = c->pass == nnp_pass_output;
    const size_t line = NNP_ALIGNMENT / sizeof(float), taps = nnp_pixels(c->kernel_size);
    const size_t threads = pthreadpool_get_threads_count(c->threadpool), lanes = c->machine->hw->lanes;
    struct plan p = {.lanes = lanes,
                     .source = is_output ? &c->input : &c->output,
                     .target = is_output ? &c->output : &c->input,
                     .stride = c->stride};
    const size_t height = p.target->size.height, width = p.target->size.width;
    bool overflow = false;
    p.reach = (c->kernel_size.height - 1) * c->dilation.height + 1;
    p.top = padding_before(c, c->kernel_size.height, c->dilation.height, c->input_padding.top);
    p.left = padding_before(c, c->kernel_size.width, c->dilation.width, c->input_padding.left);
    const size_t padded = padded_width(c);
    p.columns = p.left < padded ? nnp_min(p.source->size.width, padded - p.left) : 0;
    p.row = nnp_product(padded, lanes, &overflow);
    p.blocks = nnp_divide_up(c->groups, lanes);
    p.pixels = nnp_partition(width, c->machine->hw->stencil_pixels.mr);
    /* Bands within a quarter of L2, but of at least as many rows as they have in common with their neighbours. */
    const size_t tasks = c->batch_size * p.blocks;
    const size_t room = c->machine->caches.l2 / 4 / sizeof(float) / nnp_max(p.row, 1) / p.stride.height;
    const size_t share = threads > 1 && tasks < TASKS * threads ? height * tasks / (TASKS * threads) : height;
    p.bands = nnp_partition(height, nnp_min(nnp_max(nnp_min(room, share), p.reach), height));
    p.threads = nnp_min(threads, tasks * p.bands.parts);
    const size_t rows = (nnp_longest_part(&p.bands) - 1) * p.stride.height + p.reach;
    p.source_elements = nnp_round_up(nnp_product(rows, p.row, &overflow), line);
    p.pixel_elements = nnp_product(nnp_max(width, p.source->size.width) + PIXELS, lanes, &overflow);
    p.weight_elements = nnp_product(nnp_round_up(taps, NNP_QUAD), lanes, &overflow);
    p.runs = runs_of(c->kernel_size.width, c->dilation.width);
    p.run_elements =
        nnp_product(c->kernel_size.height * p.runs, sizeof(struct nnp_stencil_run) / sizeof(float), &overflow);
    p.run_elements = nnp_round_up(p.run_elements, line);
    const size_t elements[] = {p.source_elements, p.pixel_elements, p.weight_elements, p.run_elements, lanes};
    const size_t bytes = nnp_float_bytes(sizeof elements / sizeof elements[0], elements, overflow);
    p.bytes = nnp_product(nnp_round_up(bytes, NNP_ALIGNMENT), p.threads, &overflow);
    return p;
}

static size_t plan(const struct nnp_convolution* convolution) { return make_plan(convolution).bytes; }

/* Gradients are sums over the same taps, in reverse. */
static void place_runs(const struct nnp_convolution* c, const struct plan* p, struct nnp_stencil_run* run) {
    const size_t taps = c->kernel_size.width, lanes = p->lanes;
    const bool is_output = c->pass == nnp_pass_output;
    for (size_t i = 0; i < c->kernel_size.height; i++) {
        for (size_t j = 0; j < taps; j += run++->taps) {
            const size_t tap = i * taps + j;
            *run = (struct nnp_stencil_run){
                .offset = i * c->dilation.height * p->row + j * c->dilation.width * lanes,
                .taps = run_of(taps - j, c->dilation.width),
                .weight = (is_output ? tap : nnp_pixels(c->kernel_size) - 1 - tap) * lanes,
                .weight_step = is_output ? (ptrdiff_t)lanes : -(ptrdiff_t)lanes,
            };
        }
    }
}

/* Source rows of the planes that target rows from `row` on read, the first of which is `top` above the image. */
static void fetch(const struct nnp_hw* hw, const struct plan* p, const struct scratch* scratch, const float* planes,
                  size_t row, size_t rows) {
    const size_t width = p->source->size.width, height = p->source->size.height, plane = height * width;
    const size_t first = row * p->stride.height, last = (row + rows - 1) * p->stride.height + p->reach;
    const size_t begin = first > p->top ? nnp_min(first - p->top, height) : 0;
    const size_t end = last > p->top ? nnp_min(last - p->top, height) : 0;
    const bool is_in_place = p->columns == width && width % NNP_QUAD == 0;
    if (p->columns == 0) return;
    const size_t most = is_in_place ? 1 : nnp_max(PIXELS / width, 1);
    for (size_t y = begin; y < end; y += most) {
        float* target = scratch->source + (y + p->top - first) * p->row;
        if (is_in_place) {
            hw->transpose(width, planes + y * width, plane, target + p->left * p->lanes, p->lanes);
            continue;
        }
        const size_t count = nnp_min(most, end - y);
        nnp_transpose_vectors(hw, count * width, p->lanes, planes + y * width, plane, scratch->pixels, p->lanes);
        hw->planes.pad(count, p->columns * p->lanes, scratch->pixels, width * p->lanes, target + p->left * p->lanes,
                       p->row);
    }
}

/* Sums of a target row; those of a band, which begins with `first`, are where their taps are within the image. */
static void sum_row(const struct work* w, const struct scratch* scratch, size_t row, size_t first, float* target,
                    const struct nnp_stencil_start* start) {
    const struct nnp_convolution* c = w->convolution;
    const struct plan* p = &w->plan;
    const size_t height = p->source->size.height, step = c->dilation.height, taps = c->kernel_size.height;
    const size_t y = row * p->stride.height; /* of the first tap, from `top` above the image */
    const size_t begin = y < p->top ? nnp_min(nnp_divide_up(p->top - y, step), taps) : 0;
    const size_t end = y < height + p->top ? nnp_min(nnp_divide_up(height + p->top - y, step), taps) : 0;
    const size_t count = begin < end ? (end - begin) * p->runs : 0;
    const struct nnp_stencil_run* runs = scratch->runs + begin * p->runs;
    const float* source = scratch->source + (y - first * p->stride.height) * p->row;
    const struct nnp_hw* hw = c->machine->hw;
    nnp_stencil_pixels_function* const* kernels =
        p->stride.width == 1 ? hw->stencil_pixels.kernels : hw->stencil_pixels_by_2.kernels;
    const size_t pixels = p->pixels.quotient, longer = p->pixels.remainder, shorter = p->pixels.parts - longer;
    if (longer != 0) kernels[pixels](longer, source, count, runs, scratch->weights, target, start);
    const size_t done = longer * (pixels + 1) * p->lanes;
    if (pixels != 0) {
        kernels[pixels - 1](shorter, source + done * p->stride.width, count, runs, scratch->weights, target + done,
                            start);
    }
}

static void compute_task(const struct work* w, size_t task, const struct scratch* scratch) {
    const struct nnp_convolution* c = w->convolution;
    const struct plan* p = &w->plan;
    const struct nnp_hw* hw = c->machine->hw;
    const size_t band = task % p->bands.parts, block = task / p->bands.parts % p->blocks;
    const size_t image = task / p->bands.parts / p->blocks, lanes = p->lanes;
    const size_t first = nnp_part_start(&p->bands, band), end = nnp_part_start(&p->bands, band + 1);
    const size_t channel = nnp_min(block * lanes, c->groups - lanes), skipped = block * lanes - channel;
    const size_t taps = nnp_pixels(c->kernel_size), width = p->target->size.width, plane = nnp_pixels(p->target->size);
    const struct nnp_stencil_start start = {.bias = scratch->bias,
                                            .minimum = c->activation == nnp_activation_relu ? 0 : -INFINITY};
    if (c->bias != NULL) memcpy(scratch->bias, c->bias + channel, lanes * sizeof(float));
    nnp_transpose_vectors(hw, taps, lanes, c->kernel + channel * taps, taps, scratch->weights, lanes);
    fetch(hw, p, scratch, p->source->pixels + image * p->source->stride + channel * nnp_pixels(p->source->size), first,
          end - first);
    float* planes = p->target->pixels + image * p->target->stride + (channel + skipped) * plane;
    const size_t most = nnp_max(PIXELS / width, 1);
    for (size_t row = first; row < end; row += most) {
        const size_t rows = nnp_min(most, end - row);
        for (size_t i = 0; i < rows; i++)
            sum_row(w, scratch, row + i, first, scratch->pixels + i * width * lanes, &start);
        nnp_write_transposed(hw, scratch->pixels + skipped, lanes, rows * width, lanes - skipped, planes + row * width,
                             plane);
    }
}

/* One thread's tasks. */
static void run_tasks(void* context, size_t thread) {
    struct work* w = context;
    const struct plan* p = &w->plan;
    struct scratch scratch = {.source = (float*)((char*)w->scratch + thread * (p->bytes / p->threads))};
    scratch.pixels = scratch.source + p->source_elements;
    scratch.weights = scratch.pixels + p->pixel_elements;
    scratch.bias = scratch.weights + p->weight_elements;
    scratch.runs = (struct nnp_stencil_run*)(scratch.bias + p->lanes);
    memset(scratch.source, 0, p->source_elements * sizeof(float));
    memset(scratch.bias, 0, p->lanes * sizeof(float));
    place_runs(w->convolution, p, scratch.runs);
    for (size_t task; (task = nnp_take_task(&w->tasks, thread)) != NNP_NO_TASK;)
        compute_task(w, task, &scratch);
}

static void run(const struct nnp_convolution* c, void* workspace) {
    struct work w = {.convolution = c, .plan = make_plan(c), .scratch = workspace};
    const double start = nnp_time(c);
    nnp_share_tasks(&w.tasks, c->batch_size * w.plan.blocks * w.plan.bands.parts, w.plan.threads);
    pthreadpool_parallelize_1d(c->threadpool, run_tasks, &w, w.plan.threads, PTHREADPOOL_FLAG_DISABLE_DENORMALS);
    c->profile->block_multiplication += nnp_time(c) - start;
}

static void estimate(const struct nnp_convolution* c, struct nnp_estimate* e) {
    const struct plan p = make_plan(c);
    const double vectors = (double)(c->batch_size * p.blocks), taps = (double)nnp_pixels(c->kernel_size);
    const double pixels = (double)nnp_pixels(p.target->size), sources = (double)nnp_pixels(p.source->size);
    const double channels = (double)(c->batch_size * c->groups);
    double* const counts = e->counts[nnp_phase_block_multiplication];
    counts[nnp_operation_window_product] += vectors * pixels * taps;
    counts[nnp_operation_transpose] += vectors * (pixels + sources);
    counts[nnp_operation_read] += nnp_far_lines(c, channels * sources);
    counts[nnp_operation_write] += nnp_far_lines(c, channels * pixels);
    e->roundings += taps;
}

const struct nnp_algorithm nnp_depthwise_channels = {
    .plan = plan, .run = run, .estimate = estimate, .takes_groups = true};
