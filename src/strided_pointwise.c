/*
 * Outputs by 1x1 kernels with a stride: those of a layer without one, of images of the pixels that it reads. Copying
 * these, some images at a time, takes less than gathering them for each product, and their planes can be cut as the
 * algorithms without a stride like them. Where several threads share the work, each may have as many pixels, which it
 * then gathers itself: lines that one writes and the other reads cost more (docs/decisions/0032).
 *
 * Layout: taken pixels [image of the block][channel][y][x], as an image is.
 */

#include <string.h>

#include <pthreadpool.h>

#include "im2col.h"
#include "numbers.h"

enum {
    TASK_ELEMENTS = 4096, /* taken at a time */
    LEAST_LANES = 8,      /* of vectors that take every other pixel faster than a loop */
};

struct plan {
    struct nnp_convolution dense; /* of a block of images; `compute` is `precompute` and then `reuse` of it */
    bool is_gathered;             /* are pixels not copied? Then that is the layer itself, with its stride */
    const struct nnp_algorithm* algorithm;
    size_t channels_a_task;
    size_t kernel_elements; /* floats; 0 unless the strategy is `compute` */
    size_t pixel_elements;  /* 0 for `precompute` */
    size_t dense_bytes;
    size_t bytes; /* of workspace; 0 if it overflows */
};

struct work {
    const struct nnp_convolution* convolution;
    const struct plan* plan;
    const float* images; /* of the current block */
    float* taken;
};

static struct nnp_convolution make_dense(const struct nnp_convolution* c) {
    struct nnp_convolution d = *c;
    d.stride = (struct nnp_size){1, 1};
    d.input.size = c->output.size;
    d.input.stride = c->input.channels * nnp_pixels(d.input.size);
    return d;
}

bool nnp_is_strided_pointwise(const struct nnp_convolution* c) {
    const struct nnp_padding padding = c->input_padding;
    return c->pass == nnp_pass_output && nnp_pixels(c->kernel_size) == 1 &&
           (c->stride.height != 1 || c->stride.width != 1) && padding.top == 0 && padding.right == 0 &&
           padding.bottom == 0 && padding.left == 0;
}

static size_t bytes_of(const struct plan* p, enum nnp_convolution_transform_strategy strategy) {
    struct nnp_convolution dense = p->dense;
    dense.transform_strategy = strategy;
    return nnp_round_up(p->algorithm->plan(&dense), NNP_ALIGNMENT);
}

static struct plan make_plan(const struct nnp_convolution* c) {
    struct plan p = {.dense = make_dense(c)};
    const size_t line = NNP_ALIGNMENT / sizeof(float);
    bool overflow = false;
    enum nnp_status status;
    p.algorithm = nnp_find_algorithm(&p.dense, &status);
    if (c->transform_strategy == nnp_convolution_transform_strategy_precompute) {
        p.bytes = p.algorithm->plan(&p.dense);
        return p;
    }
    p.channels_a_task = nnp_max(TASK_ELEMENTS / nnp_pixels(p.dense.input.size), 1);
    if (c->transform_strategy == nnp_convolution_transform_strategy_compute) {
        p.kernel_elements = bytes_of(&p, nnp_convolution_transform_strategy_precompute) / sizeof(float);
        if (p.kernel_elements == 0) return p;
        p.dense.transform_strategy = nnp_convolution_transform_strategy_reuse;
    }
    p.is_gathered = p.algorithm == &nnp_implicit_gemm && nnp_gathers_strided_pixels(c, &p.dense);
    if (p.is_gathered) {
        p.dense.input = c->input;
        p.dense.stride = c->stride;
    } else { /* what is taken stays in the L2 of those that read it */
        const size_t threads = pthreadpool_get_threads_count(c->threadpool);
        const size_t budget = c->machine->caches.l2 / sizeof(float) * threads;
        p.dense.batch_size = nnp_min(c->batch_size, nnp_max(budget / p.dense.input.stride, 1));
        p.pixel_elements = nnp_round_up(nnp_product(p.dense.batch_size, p.dense.input.stride, &overflow), line);
    }
    p.dense_bytes = bytes_of(&p, p.dense.transform_strategy);
    if (p.dense_bytes == 0) return p;
    const size_t elements[] = {p.kernel_elements, p.pixel_elements, p.dense_bytes / sizeof(float)};
    p.bytes = nnp_float_bytes(sizeof elements / sizeof elements[0], elements, overflow);
    return p;
}

static size_t plan(const struct nnp_convolution* convolution) { return make_plan(convolution).bytes; }

/* Takes pixels of rows that lie at the same distance, one by one. */
static void take_rows(size_t rows, const float* source, size_t source_stride, size_t step, size_t count,
                      float* target) {
    for (size_t row = 0; row < rows; row++, target += count) {
        const float* pixels = source + row * source_stride;
        if (step == 1) memcpy(target, pixels, count * sizeof(float));
        for (size_t x = 0; step != 1 && x < count; x++)
            target[x] = pixels[x * step];
    }
}

/* The same of every other pixel, a vector of all rows at a time. What a vector has beyond its row, the next rows
 * overwrite; the last ones, behind which another task's channels may be, go one by one. */
static void take_rows_by_2(const struct nnp_hw* hw, size_t rows, const float* source, size_t source_stride,
                           size_t count, float* target) {
    const size_t lanes = nnp_min(hw->lanes, count), beyond = nnp_divide_up(hw->lanes - lanes, count);
    const size_t whole = rows - nnp_min(beyond, rows);
    for (size_t done = 0; done < count; done += lanes) {
        const size_t first = nnp_min(done, count - lanes); /* the last vector overlaps the one before */
        const struct nnp_im2col_run run = {(ptrdiff_t)(2 * first), nnp_bits(0, 2 * lanes) & NNP_EVERY_OTHER};
        hw->im2col_by_2(whole, source, source_stride, 1, &run, target + first, count);
    }
    take_rows(rows - whole, source + whole * source_stride, source_stride, 2, count, target + whole * count);
}

static void take_pixels(void* context, size_t image, size_t start, size_t channels) {
    const struct work* w = context;
    const struct nnp_convolution* c = w->convolution;
    const struct nnp_size size = c->input.size, taken = c->output.size, step = c->stride;
    const struct nnp_hw* hw = c->machine->hw;
    const float* source = w->images + image * c->input.stride + start * nnp_pixels(size);
    float* target = w->taken + image * w->plan->dense.input.stride + start * nnp_pixels(taken);
    const size_t row_stride = step.height * size.width;
    /* Rows of planes that follow each other are at the same distance, too, if these are whole numbers of it. */
    const bool are_even = taken.height * step.height == size.height;
    const size_t pieces = are_even ? 1 : channels, rows = are_even ? channels * taken.height : taken.height;
    for (size_t i = 0; i < pieces; i++, source += nnp_pixels(size), target += nnp_pixels(taken)) {
        if (step.width == 2 && hw->lanes >= LEAST_LANES) {
            take_rows_by_2(hw, rows, source, row_stride, taken.width, target);
        } else {
            take_rows(rows, source, row_stride, step.width, taken.width, target);
        }
    }
}

static void run(const struct nnp_convolution* c, void* workspace) {
    const struct plan p = make_plan(c);
    struct nnp_convolution dense = p.dense;
    float* memory = workspace;
    if (!nnp_is_prepared(c)) {
        struct nnp_convolution precompute = make_dense(c); /* whatever the plan computes */
        precompute.transform_strategy = nnp_convolution_transform_strategy_precompute;
        p.algorithm->run(&precompute, memory);
        if (c->transform_strategy == nnp_convolution_transform_strategy_precompute) return;
        dense.kernel = memory;
    }
    struct work w = {.convolution = c, .plan = &p, .taken = memory + p.kernel_elements};
    if (!p.is_gathered) dense.input.pixels = w.taken;
    for (size_t image = 0; image < c->batch_size; image += dense.batch_size) {
        dense.batch_size = nnp_min(p.dense.batch_size, c->batch_size - image);
        dense.output.pixels = c->output.pixels + image * c->output.stride;
        w.images = c->input.pixels + image * c->input.stride;
        if (!p.is_gathered) {
            const double start = nnp_time(c);
            pthreadpool_parallelize_2d_tile_1d(c->threadpool, take_pixels, &w, dense.batch_size, c->input.channels,
                                               p.channels_a_task, 0);
            c->profile->input_transform += nnp_time(c) - start;
        }
        p.algorithm->run(&dense, w.taken + p.pixel_elements);
    }
}

static void estimate(const struct nnp_convolution* c, struct nnp_estimate* e) {
    struct nnp_convolution dense = make_dense(c);
    enum nnp_status status;
    const double elements = (double)c->batch_size * (double)dense.input.stride;
    double* const taking = e->counts[nnp_phase_input_transform];
    if (c->stride.width == 2 && c->machine->hw->lanes >= LEAST_LANES) {
        taking[nnp_operation_pack_by_2] += elements / (double)c->machine->hw->lanes;
    } else {
        taking[c->stride.width == 1 ? nnp_operation_plane : nnp_operation_copy] += elements;
    }
    /* Whole lines of images come, of the rows that are taken. */
    taking[nnp_operation_read] += nnp_far_lines(c, (double)(c->batch_size * c->input.channels * c->output.size.height) *
                                                       (double)c->input.size.width);
    nnp_find_algorithm(&dense, &status)->estimate(&dense, e);
}

const struct nnp_algorithm nnp_strided_pointwise = {.plan = plan, .run = run, .estimate = estimate};
