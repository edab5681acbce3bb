/*
 * Outputs and input gradients of a batch of images of one pixel by 1x1 kernels (of what global pooling leaves, as in
 * squeeze-and-excitation blocks): those of a single image, whose pixels are the batch's. One after the other, images
 * would read all weights for a column each. Bits may differ from theirs, as those of an image of another size do.
 *
 * Layouts, in the workspace: source [source channel][image], target [target channel][image].
 */

#include <string.h>

#include <pthreadpool.h>

#include "convolution.h"
#include "gemm.h"
#include "numbers.h"

enum {
    LEAST_IMAGES = 4,          /* which read weights together faster than one after the other, or each by a thread */
    SHARED_PRODUCTS = 3 << 19, /* at least, to be worth waiting for other threads, */
    SHARED_ELEMENTS = 8192,    /* and of numbers that are transposed */
};

struct plan {
    struct nnp_convolution row; /* the batch as one image */
    const struct nnp_algorithm* algorithm;
    size_t source_elements; /* floats */
    size_t target_elements; /* with rows that are read, but not used */
    size_t bytes;           /* of workspace; 0 if it overflows */
};

/* What the pass reads, and what it writes. */
struct work {
    const struct nnp_hw* hw;
    size_t batch_size;
    const struct nnp_images* source;
    const struct nnp_images* target;
    float* source_row;
    float* target_row;
};

bool nnp_has_single_pixels(const struct nnp_convolution* c) {
    return c->pass != nnp_pass_kernel_gradient && c->batch_size >= LEAST_IMAGES && nnp_pixels(c->kernel_size) == 1 &&
           nnp_pixels(c->input.size) == 1 && nnp_pixels(c->output.size) == 1 && c->input_padding.top == 0 &&
           c->input_padding.left == 0;
}

static struct nnp_convolution make_row(const struct nnp_convolution* c) {
    struct nnp_convolution row = *c;
    row.batch_size = 1;
    row.input.size = row.output.size = (struct nnp_size){.width = c->batch_size, .height = 1};
    row.input.stride = c->input.channels * c->batch_size;
    row.output.stride = c->output.channels * c->batch_size;
    row.input.has_slack = row.output.has_slack = false;
    row.input_padding = (struct nnp_padding){0};
    row.stride = (struct nnp_size){1, 1};
    if (c->input.channels * c->output.channels < SHARED_PRODUCTS / c->batch_size) row.threadpool = NULL;
    return row;
}

static struct plan make_plan(const struct nnp_convolution* c) {
    struct plan p = {.row = make_row(c)};
    const size_t lanes = c->machine->hw->lanes, line = NNP_ALIGNMENT / sizeof(float);
    const bool is_output = c->pass == nnp_pass_output;
    bool overflow = false;
    enum nnp_status status;
    p.algorithm = nnp_find_algorithm(&p.row, &status);
    const size_t row_bytes = p.algorithm->plan(&p.row);
    if (c->transform_strategy == nnp_convolution_transform_strategy_precompute) {
        p.bytes = row_bytes;
        return p;
    }
    const size_t sources = is_output ? c->input.channels : c->output.channels;
    const size_t targets = is_output ? c->output.channels : c->input.channels;
    p.source_elements = nnp_round_up(nnp_product(sources, c->batch_size, &overflow), line);
    p.target_elements = nnp_round_up(nnp_product(nnp_round_up(targets, lanes), c->batch_size, &overflow), line);
    const size_t elements[] = {p.source_elements, p.target_elements, nnp_divide_up(row_bytes, sizeof(float))};
    p.bytes = nnp_float_bytes(sizeof elements / sizeof elements[0], elements, overflow || row_bytes == 0);
    return p;
}

static size_t plan(const struct nnp_convolution* convolution) { return make_plan(convolution).bytes; }

static void transpose_source(void* context, size_t start, size_t channels) {
    const struct work* w = context;
    const float* pixels = w->source->pixels + start;
    size_t stride = w->source->stride;
    /* Of few images vectors would reach behind the last one. */
    _Alignas(NNP_ALIGNMENT) float copy[NNP_MAX_LANES * NNP_MAX_COLUMNS];
    if (w->batch_size < w->hw->lanes) {
        for (size_t image = 0; image < w->batch_size; image++)
            memcpy(copy + image * NNP_MAX_COLUMNS, pixels + image * stride, channels * sizeof(float));
        pixels = copy;
        stride = NNP_MAX_COLUMNS;
    }
    nnp_write_transposed(w->hw, pixels, stride, w->batch_size, channels, w->source_row + start * w->batch_size,
                         w->batch_size);
}

static void transpose_target(void* context, size_t start, size_t channels) {
    const struct work* w = context;
    const float* rows = w->target_row + start * w->batch_size;
    for (size_t image = 0; image < w->batch_size; image += NNP_MAX_COLUMNS) {
        nnp_write_transposed(w->hw, rows + image, w->batch_size, channels,
                             nnp_min(NNP_MAX_COLUMNS, w->batch_size - image),
                             w->target->pixels + image * w->target->stride + start, w->target->stride);
    }
}

/* Transposes as many channels for each image. */
static void transpose(const struct nnp_convolution* row, struct work* w, pthreadpool_task_1d_tile_1d_t function,
                      size_t channels, double* seconds) {
    const double start = nnp_time(row);
    const bool is_small = channels * w->batch_size < SHARED_ELEMENTS;
    pthreadpool_parallelize_1d_tile_1d(is_small ? NULL : row->threadpool, function, w, channels, NNP_MAX_COLUMNS, 0);
    *seconds += nnp_time(row) - start;
}

static void run(const struct nnp_convolution* c, void* workspace) {
    struct plan p = make_plan(c);
    const bool is_output = c->pass == nnp_pass_output;
    if (c->transform_strategy == nnp_convolution_transform_strategy_precompute) {
        p.algorithm->run(&p.row, workspace);
        return;
    }
    struct work w = {
        .hw = c->machine->hw,
        .batch_size = c->batch_size,
        .source = is_output ? &c->input : &c->output,
        .target = is_output ? &c->output : &c->input,
        .source_row = workspace,
        .target_row = (float*)workspace + p.source_elements,
    };
    double* const before = is_output ? &c->profile->input_transform : &c->profile->output_transform;
    double* const behind = is_output ? &c->profile->output_transform : &c->profile->input_transform;
    p.row.input.pixels = is_output ? w.source_row : w.target_row;
    p.row.output.pixels = is_output ? w.target_row : w.source_row;
    transpose(&p.row, &w, transpose_source, w.source->channels, before);
    p.algorithm->run(&p.row, w.target_row + p.target_elements);
    transpose(&p.row, &w, transpose_target, w.target->channels, behind);
}

static void estimate(const struct nnp_convolution* c, struct nnp_estimate* e) {
    const struct nnp_convolution row = make_row(c);
    const double vectors = (double)nnp_divide_up(c->batch_size, c->machine->hw->lanes);
    enum nnp_status status;
    e->counts[nnp_phase_input_transform][nnp_operation_transpose] += vectors * (double)c->input.channels;
    e->counts[nnp_phase_output_transform][nnp_operation_transpose] += vectors * (double)c->output.channels;
    nnp_find_algorithm(&row, &status)->estimate(&row, e);
}

const struct nnp_algorithm nnp_single_pixels = {.plan = plan, .run = run, .estimate = estimate};
