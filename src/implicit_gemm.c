/*
 * Outputs and input gradients as a matrix product: [target channels x reduction] by [reduction x pixels], where the
 * reduction runs over source channels and taps, and the second matrix (im2col) exists only for a block of pixels and of
 * the reduction at a time. The source of an input gradient is the output's gradient; with a stride, its pixels are
 * computed in phases, each of those that meet the same taps.
 *
 * Layouts, where a panel is mr target channels or nr pixels (of the SGEMM):
 *   packed kernel   [target channel panel][reduction / lanes][target channel of the panel][reduction % lanes]
 *   packed pixels   [pixel panel of the block][reduction of the block][pixel of the panel]
 * Pixel panels don't cross images. Sums over blocks of the reduction accumulate in the target, always in the same
 * order.
 */

#include <math.h>
#include <string.h>

#include <pthreadpool.h>

#include "clock.h"
#include "kernel_panels.h"

enum {
    PIXEL_BUDGET = 4 << 20, /* bytes of packed pixels */
    TASKS_A_THREAD = 8,     /* of matrix multiplication, for balance */
    MAX_TILE = 14 * 32,     /* floats of an SGEMM tile */
};

struct plan {
    struct nnp_gemm_view view;
    struct nnp_kernel_panels kernel;
    size_t reduction_a_block; /* a multiple of lanes */
    size_t pixels;            /* of an image */
    size_t panels_an_image;
    size_t panels; /* of pixels, in the batch */
    size_t panels_a_block;
    size_t kernel_elements; /* floats of workspace; 0 for `reuse` */
    size_t pixel_elements;
    size_t bias_elements;
    size_t bytes; /* of workspace; 0 if it overflows */
};

struct work {
    const struct nnp_convolution* convolution;
    const struct nnp_hw* hw;
    struct plan plan;
    const float* bias;
    float* packed_kernel;
    float* packed_pixels;

    size_t first_reduction; /* current block of the reduction */
    size_t block_reduction;
    size_t first_panel; /* current block of pixel panels */
    size_t block_panels;
};

static struct plan make_plan(const struct nnp_convolution* c, struct nnp_axes axes) {
    const struct nnp_hw* hw = c->machine->hw;
    const size_t nr = hw->sgemm.nr, line = NNP_ALIGNMENT / sizeof(float);
    bool overflow = false;
    struct plan p = {.view = nnp_make_gemm_view(c, axes)};
    const struct nnp_gemm_view* v = &p.view;

    p.kernel = nnp_plan_kernel_panels(hw, v, &overflow);
    p.kernel_elements = p.kernel.elements;
    if (c->transform_strategy == nnp_convolution_transform_strategy_precompute) {
        p.bytes = nnp_product(p.kernel_elements, sizeof(float), &overflow);
        if (overflow) p.bytes = 0;
        return p;
    }
    if (c->transform_strategy == nnp_convolution_transform_strategy_reuse) p.kernel_elements = 0;

    /* A panel of packed pixels takes two thirds of L1, so that it stays there while kernel panels stream past it. */
    p.reduction_a_block = nnp_min(nnp_round_up(v->reduction, hw->lanes),
                                  nnp_round_down(c->machine->caches.l1 * 2 / 3 / sizeof(float) / nr, hw->lanes));
    p.pixels = v->axes.y.count * v->axes.x.count;
    p.panels_an_image = nnp_divide_up(p.pixels, nr);
    p.panels = p.panels_an_image * c->batch_size;
    const size_t panel_elements = p.reduction_a_block * nr;
    p.panels_a_block = nnp_min(p.panels, nnp_max(PIXEL_BUDGET / sizeof(float) / nnp_max(panel_elements, 1), 1));
    /* A phase of a smaller plan must not need more. */
    p.pixel_elements = p.panels_a_block == p.panels ? nnp_product(p.panels, panel_elements, &overflow)
                                                    : nnp_max(PIXEL_BUDGET / sizeof(float), panel_elements);
    p.pixel_elements = nnp_round_up(p.pixel_elements, line);
    p.bias_elements = nnp_round_up(v->target->channels, line);

    const size_t elements[] = {p.kernel_elements, p.pixel_elements, p.bias_elements};
    p.bytes = nnp_float_bytes(sizeof elements / sizeof elements[0], elements, overflow);
    return p;
}

static size_t plan(const struct nnp_convolution* convolution) {
    return make_plan(convolution, nnp_largest_axes(convolution)).bytes;
}

/* Packs one panel of pixels for the current block of the reduction. */
static void pack_pixels(void* context, size_t panel) {
    const struct work* w = context;
    const struct plan* plan = &w->plan;
    const struct nnp_gemm_view* v = &plan->view;
    const size_t lanes = w->hw->lanes, nr = w->hw->sgemm.nr;
    const size_t image = (w->first_panel + panel) / plan->panels_an_image;
    const size_t first_pixel = (w->first_panel + panel) % plan->panels_an_image * nr;
    const size_t image_elements = nnp_pixels(v->source->size);
    const size_t end = w->first_reduction + w->block_reduction;
    float* packed = w->packed_pixels + panel * plan->reduction_a_block * nr;

    for (size_t column = 0; column < nr; column += lanes) {
        const size_t first = first_pixel + column;
        const size_t count = first < plan->pixels ? nnp_min(lanes, plan->pixels - first) : 0;
        for (size_t tap = 0; tap < v->taps; tap++) {
            /* Channels whose element `tap` is in the block: first_reduction <= channel * taps + tap < end. */
            const size_t begin_channel =
                w->first_reduction > tap ? nnp_divide_up(w->first_reduction - tap, v->taps) : 0;
            const size_t end_channel = end > tap ? nnp_divide_up(end - tap, v->taps) : 0;
            if (begin_channel >= end_channel) continue;
            struct nnp_im2col_run runs[NNP_MAX_RUNS];
            const size_t run_count = nnp_find_runs(&v->axes, v->source->size, first, count, tap / v->axes.x.taps,
                                                   tap % v->axes.x.taps, runs);
            const size_t row = begin_channel * v->taps + tap - w->first_reduction;
            w->hw->im2col(end_channel - begin_channel,
                          v->source->pixels + image * v->source->stride + begin_channel * image_elements,
                          image_elements, run_count, runs, packed + row * nr + column, v->taps * nr);
        }
    }
}

/* Copies a tile between the pixels of a phase and a dense one. */
static void copy_tile(const struct nnp_gemm_view* v, float* channels, size_t rows, size_t first, size_t columns,
                      float* dense, size_t dense_stride, bool is_write) {
    for (size_t row = 0; row < rows; row++) {
        float* image = channels + row * nnp_pixels(v->target->size);
        for (size_t column = 0; column < columns; column++) {
            const size_t y = v->axes.y.first + (first + column) / v->axes.x.count * v->axes.y.step;
            const size_t x = v->axes.x.first + (first + column) % v->axes.x.count * v->axes.x.step;
            float* pixel = image + y * v->target->size.width + x;
            float* element = dense + row * dense_stride + column;
            *(is_write ? pixel : element) = *(is_write ? element : pixel);
        }
    }
}

/* Multiplies one panel of pixels by `count` panels of target channels. */
static void multiply(void* context, size_t panel, size_t start, size_t count) {
    const struct work* w = context;
    const struct nnp_convolution* c = w->convolution;
    const struct plan* plan = &w->plan;
    const struct nnp_gemm_view* v = &plan->view;
    const size_t mr = w->hw->sgemm.mr, nr = w->hw->sgemm.nr;
    const size_t image = (w->first_panel + panel) / plan->panels_an_image;
    const size_t first_pixel = (w->first_panel + panel) % plan->panels_an_image * nr;
    const bool is_first = w->first_reduction == 0;
    const bool is_last = w->first_reduction + w->block_reduction == plan->view.reduction;
    const bool is_dense = v->axes.y.step == 1 && v->axes.x.step == 1;
    _Alignas(NNP_ALIGNMENT) float tile[MAX_TILE];
    struct nnp_sgemm_output output = {
        .row_stride = is_dense ? plan->pixels : nr,
        .columns = nnp_min(nr, plan->pixels - first_pixel),
        .minimum = is_last && c->activation == nnp_activation_relu ? 0 : -INFINITY,
    };
    for (size_t part = start; part < start + count; part++) {
        const size_t channel = nnp_part_start(&plan->kernel.channels, part);
        const size_t rows = nnp_part_size(&plan->kernel.channels, part);
        float* channels = v->target->pixels + image * v->target->stride + channel * nnp_pixels(v->target->size);
        if (is_first) output.bias = w->bias + channel;
        if (!is_dense && !is_first) copy_tile(v, channels, rows, first_pixel, output.columns, tile, nr, false);
        w->hw->sgemm.kernels[rows - 1](
            w->block_reduction, w->packed_kernel + part * plan->kernel.elements_a_panel + w->first_reduction * mr,
            w->packed_pixels + panel * plan->reduction_a_block * nr, is_dense ? channels + first_pixel : tile, &output);
        if (!is_dense) copy_tile(v, channels, rows, first_pixel, output.columns, tile, nr, true);
    }
}

static void run_phase(struct work* w, void* workspace) {
    const struct nnp_convolution* c = w->convolution;
    const struct plan* plan = &w->plan;
    const bool is_output = c->pass == nnp_pass_output;
    double* const packing = is_output ? &c->profile->input_transform : &c->profile->output_transform;
    w->packed_kernel = workspace;
    double start = nnp_now();
    if (c->transform_strategy == nnp_convolution_transform_strategy_reuse) {
        w->packed_kernel = c->kernel;
    } else {
        nnp_pack_kernel_panels(c, &plan->view, &plan->kernel, workspace);
        c->profile->kernel_transform += nnp_now() - start;
        if (c->transform_strategy == nnp_convolution_transform_strategy_precompute) return;
    }

    w->packed_pixels = (float*)workspace + plan->kernel_elements;
    float* bias = w->packed_pixels + plan->pixel_elements;
    memset(bias, 0, plan->bias_elements * sizeof(float));
    if (c->bias != NULL) memcpy(bias, c->bias, plan->view.target->channels * sizeof(float));
    w->bias = bias;

    const size_t tasks = TASKS_A_THREAD * pthreadpool_get_threads_count(c->threadpool);
    for (w->first_panel = 0; w->first_panel < plan->panels; w->first_panel += w->block_panels) {
        w->block_panels = nnp_min(plan->panels_a_block, plan->panels - w->first_panel);
        const size_t pieces = nnp_min(nnp_divide_up(tasks, w->block_panels), plan->kernel.channels.parts);
        w->first_reduction = 0;
        do { /* once even if there is nothing to sum up, for the zeros */
            w->block_reduction = nnp_min(plan->reduction_a_block, plan->view.reduction - w->first_reduction);
            start = nnp_now();
            pthreadpool_parallelize_1d(c->threadpool, pack_pixels, w, w->block_panels, 0);
            *packing += nnp_now() - start;
            start = nnp_now();
            pthreadpool_parallelize_2d_tile_1d(c->threadpool, multiply, w, w->block_panels, plan->kernel.channels.parts,
                                               nnp_divide_up(plan->kernel.channels.parts, pieces),
                                               PTHREADPOOL_FLAG_DISABLE_DENORMALS);
            c->profile->block_multiplication += nnp_now() - start;
            w->first_reduction += w->block_reduction;
        } while (w->first_reduction < plan->view.reduction);
    }
}

static void run(const struct nnp_convolution* c, void* workspace) {
    const struct nnp_size count = nnp_phases(c);
    for (size_t y = 0; y < count.height; y++) {
        for (size_t x = 0; x < count.width; x++) {
            struct work w = {.convolution = c, .hw = c->machine->hw, .plan = make_plan(c, nnp_phase_axes(c, y, x))};
            run_phase(&w, workspace);
        }
    }
}

const struct nnp_algorithm nnp_implicit_gemm = {.plan = plan, .run = run};
