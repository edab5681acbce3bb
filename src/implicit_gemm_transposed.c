/*
 * Outputs as a matrix product the other way round: [pixels x reduction] by [reduction x output channels], so that lanes
 * are channels. Images of few pixels don't fill vectors, but most layers have whole vectors of channels. A task takes
 * one panel of channels, whose kernels stay in near caches, and some panels of pixels, and transposes their product
 * when it writes it.
 *
 * Layouts, where a panel is nr output channels or up to mr pixels (of the transposed SGEMM):
 *   packed kernel   [channel panel][reduction][channel of the panel]
 *   packed pixels   [image of the block][pixel panel][reduction][width], or the image, where they are neighbours there
 *   product         [pixel of the task][channel of the panel], on the stack of a task
 * Sums over blocks of the reduction accumulate in the product, always in the same order.
 */

#include <math.h>
#include <string.h>

#include <pthreadpool.h>

#include "gemm.h"
#include "im2col.h"
#include "numbers.h"

enum {
    PIXEL_BUDGET = 4 << 20, /* bytes of packed pixels */
    PIXELS_A_TASK = 64,
    TRANSPOSE_PRODUCTS = 6, /* FMAs in the time of writing a vector of outputs */
    BLOCK_STEPS = 512,      /* of the reduction, summed by themselves: longer sums are less accurate */
    LEAST_CHANNELS = 16,    /* packed in a row, since runs have to be found for them */
};

struct plan {
    struct nnp_axes axes;
    size_t taps;
    bool is_in_place; /* pixels are read from the image */
    size_t reduction; /* input channels * taps */
    size_t width;     /* of a panel of pixels, in whole vectors */
    size_t reduction_a_block;
    size_t channel_panels;
    size_t pixels;                       /* of an image */
    struct nnp_partition pixel_panels;   /* of an image */
    struct nnp_partition panels_by_task; /* panels of an image */
    size_t packed_channels;              /* by a task, which reads their pixels for one tap after the other */
    size_t images_a_block;
    size_t kernel_elements; /* floats; 0 for `reuse` */
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
    size_t first_image; /* of the current block */
};

static struct plan make_plan(const struct nnp_convolution* c) {
    const struct nnp_hw* hw = c->machine->hw;
    const size_t mr = hw->sgemm_transposed.mr, nr = hw->sgemm_transposed.nr, line = NNP_ALIGNMENT / sizeof(float);
    const struct nnp_axes axes = nnp_output_axes(c);
    bool overflow = false;
    struct plan p = {.axes = axes, .taps = axes.y.taps * axes.x.taps};
    p.reduction = c->input.channels * p.taps;
    p.channel_panels = nnp_divide_up(c->output.channels, nr);
    const size_t column = nnp_product(p.reduction, nr, &overflow);
    p.kernel_elements = nnp_round_up(nnp_product(p.channel_panels, column, &overflow), line);
    if (c->transform_strategy == nnp_convolution_transform_strategy_precompute) {
        p.bytes = nnp_product(p.kernel_elements, sizeof(float), &overflow);
        if (overflow) p.bytes = 0;
        return p;
    }
    if (c->transform_strategy == nnp_convolution_transform_strategy_reuse) p.kernel_elements = 0;

    p.reduction_a_block = nnp_divide_up(p.reduction, nnp_max(nnp_divide_up(p.reduction, BLOCK_STEPS), 1));
    /* Steps lie a plane apart: rows that fill most of a cache line are read there, others are packed. */
    p.is_in_place = nnp_reads_plane(&axes, c->input.size) && 2 * mr * sizeof(float) > NNP_ALIGNMENT;
    p.pixels = nnp_pixels(c->output.size);
    p.width = nnp_round_up(mr, hw->lanes);
    p.pixel_panels = nnp_partition(p.pixels, mr);
    p.packed_channels =
        nnp_max(c->machine->caches.l1 / 2 / sizeof(float) / nnp_max(nnp_pixels(c->input.size), 1), LEAST_CHANNELS);
    const size_t row = nnp_product(p.reduction, p.width, &overflow);
    const size_t image = nnp_product(row, p.pixel_panels.parts, &overflow);
    /* Pixels that are read in place are cut into blocks, too, which caches hold while panels of channels go over them.
     */
    p.images_a_block = nnp_min(c->batch_size, nnp_max(PIXEL_BUDGET / sizeof(float) / nnp_max(image, 1), 1));
    p.panels_by_task =
        nnp_partition_evenly(p.pixel_panels.parts, PIXELS_A_TASK / mr, p.channel_panels * p.images_a_block,
                             pthreadpool_get_threads_count(c->threadpool));
    p.pixel_elements = p.is_in_place ? 0 : nnp_round_up(nnp_product(image, p.images_a_block, &overflow), line);
    p.bias_elements = nnp_round_up(p.channel_panels * nr, line);
    const size_t elements[] = {p.kernel_elements, p.pixel_elements, p.bias_elements};
    p.bytes = nnp_float_bytes(sizeof elements / sizeof elements[0], elements, overflow);
    return p;
}

static size_t plan(const struct nnp_convolution* convolution) { return make_plan(convolution).bytes; }

/* Packs one panel of output channels, with zeros for those that don't exist. */
static void pack_kernel(void* context, size_t panel) {
    const struct work* w = context;
    const struct plan* p = &w->plan;
    const size_t lanes = w->hw->lanes, nr = w->hw->sgemm_transposed.nr;
    const size_t end = nnp_min((panel + 1) * nr, w->convolution->output.channels);
    float* packed = w->packed_kernel + panel * p->reduction * nr;
    if (end < (panel + 1) * nr) memset(packed, 0, p->reduction * nr * sizeof(float));
    for (size_t channel = panel * nr; channel < end; channel += lanes, packed += lanes) {
        nnp_transpose_vectors(w->hw, p->reduction, nnp_min(lanes, end - channel),
                              w->convolution->kernel + channel * p->reduction, p->reduction, packed, nr);
    }
}

/* Gathers all panels of some channels of an image of the block. */
static void pack_pixels(void* context, size_t image, size_t start, size_t channels) {
    const struct work* w = context;
    const struct plan* p = &w->plan;
    const struct nnp_images* input = &w->convolution->input;
    const size_t lanes = w->hw->lanes, image_elements = nnp_pixels(input->size);
    const float* pixels = input->pixels + (w->first_image + image) * input->stride + start * image_elements;
    float* packed = w->packed_pixels + (image * p->pixel_panels.parts * p->reduction + start * p->taps) * p->width;
    for (size_t panel = 0; panel < p->pixel_panels.parts; panel++, packed += p->reduction * p->width) {
        const size_t first = nnp_part_start(&p->pixel_panels, panel), count = nnp_part_size(&p->pixel_panels, panel);
        for (size_t pixel = 0; pixel < count; pixel += lanes) {
            for (size_t tap = 0; tap < p->taps; tap++) {
                struct nnp_gather gather;
                nnp_find_runs(w->hw, &p->axes, input->size, first + pixel, nnp_min(lanes, count - pixel),
                              tap / p->axes.x.taps, tap % p->axes.x.taps, &gather);
                gather.copy(channels, pixels, image_elements, gather.run_count, gather.runs,
                            packed + tap * p->width + pixel, p->taps * p->width);
            }
        }
    }
}

/* Computes a panel of output channels for some pixels of an image. */
static void multiply(void* context, size_t channel_panel, size_t part) {
    const struct work* w = context;
    const struct nnp_convolution* c = w->convolution;
    const struct plan* p = &w->plan;
    const size_t nr = w->hw->sgemm_transposed.nr, image_elements = nnp_pixels(c->input.size);
    const size_t image = part / p->panels_by_task.parts, task = part % p->panels_by_task.parts;
    const size_t first_panel = nnp_part_start(&p->panels_by_task, task);
    const size_t end_panel = first_panel + nnp_part_size(&p->panels_by_task, task);
    const size_t first_pixel = nnp_part_start(&p->pixel_panels, first_panel);
    const float* kernel = w->packed_kernel + channel_panel * p->reduction * nr;
    const float* image_pixels = c->input.pixels + (w->first_image + image) * c->input.stride;
    const size_t channels = nnp_min(nr, c->output.channels - channel_panel * nr);
    float* target =
        c->output.pixels + (w->first_image + image) * c->output.stride + channel_panel * nr * p->pixels + first_pixel;
    _Alignas(NNP_ALIGNMENT) float product[PIXELS_A_TASK * NNP_MAX_COLUMNS];
    size_t count = 0, first = 0, size;
    do {
        size = nnp_min(p->reduction_a_block, p->reduction - first);
        const bool is_last = first + size == p->reduction;
        struct nnp_sgemm_transposed_output output = {
            .start = w->bias + channel_panel * nr,
            .channel_stride = is_last && channels == nr ? p->pixels : 0,
            .minimum = is_last && c->activation == nnp_activation_relu ? 0 : -INFINITY,
        };
        count = 0;
        for (size_t panel = first_panel; panel < end_panel; panel++) {
            const size_t rows = nnp_part_size(&p->pixel_panels, panel);
            const size_t packed = (image * p->pixel_panels.parts + panel) * p->reduction * p->width;
            const float* pixels = p->is_in_place ? image_pixels + first_pixel + count : w->packed_pixels + packed;
            const size_t stride = p->is_in_place ? image_elements : p->width;
            float* tile = product + count * nr;
            if (first != 0) {
                output.start = tile;
                output.start_stride = nr;
            }
            w->hw->sgemm_transposed.kernels[rows - 1](size, pixels + first * stride, stride, kernel + first * nr,
                                                      output.channel_stride != 0 ? target + count : tile, &output);
            count += rows;
        }
        first += size;
    } while (first < p->reduction);
    if (channels != nr) nnp_write_transposed(w->hw, product, count, channels, target, p->pixels);
}

static void run(const struct nnp_convolution* c, void* workspace) {
    struct work w = {.convolution = c, .hw = c->machine->hw, .plan = make_plan(c), .packed_kernel = workspace};
    const struct plan* p = &w.plan;
    if (c->transform_strategy == nnp_convolution_transform_strategy_reuse) {
        w.packed_kernel = c->kernel;
    } else {
        const double start = nnp_time(c);
        pthreadpool_parallelize_1d(c->threadpool, pack_kernel, &w, p->channel_panels, 0);
        c->profile->kernel_transform += nnp_time(c) - start;
        if (c->transform_strategy == nnp_convolution_transform_strategy_precompute) return;
    }
    w.packed_pixels = (float*)workspace + p->kernel_elements;
    float* bias = w.packed_pixels + p->pixel_elements;
    memset(bias, 0, p->bias_elements * sizeof(float));
    if (c->bias != NULL) memcpy(bias, c->bias, c->output.channels * sizeof(float));
    w.bias = bias;
    for (; w.first_image < c->batch_size; w.first_image += p->images_a_block) {
        const size_t images = nnp_min(p->images_a_block, c->batch_size - w.first_image);
        double start = nnp_time(c);
        if (!p->is_in_place) {
            pthreadpool_parallelize_2d_tile_1d(c->threadpool, pack_pixels, &w, images, c->input.channels,
                                               p->packed_channels, 0);
            c->profile->input_transform += nnp_time(c) - start;
            start = nnp_time(c);
        }
        pthreadpool_parallelize_2d(c->threadpool, multiply, &w, p->channel_panels, images * p->panels_by_task.parts,
                                   PTHREADPOOL_FLAG_DISABLE_DENORMALS);
        c->profile->block_multiplication += nnp_time(c) - start;
    }
}

double nnp_products_transposed(const struct nnp_convolution* c) {
    const struct plan p = make_plan(c);
    const double reduction = (double)p.reduction, lanes = (double)c->machine->hw->lanes;
    const double vectors = (double)(p.channel_panels * c->machine->hw->sgemm_transposed.nr) / lanes;
    const double packed = p.is_in_place ? 0 : (double)(p.pixel_panels.parts * p.width) / lanes;
    if (packed * reduction * lanes * sizeof(float) > PIXEL_BUDGET) return INFINITY; /* one by one it takes less */
    return (double)p.pixels * vectors * (reduction + TRANSPOSE_PRODUCTS) + NNP_PACK_PRODUCTS * packed * reduction;
}

static void estimate(const struct nnp_convolution* c, struct nnp_estimate* e) {
    const struct nnp_hw* hw = c->machine->hw;
    const struct plan p = make_plan(c);
    const size_t nr = hw->sgemm_transposed.nr, lanes = hw->lanes;
    const double reduction = (double)p.reduction, panels = (double)p.channel_panels, images = (double)c->batch_size;
    const double pixels = images * (double)p.pixels, parts = images * (double)p.pixel_panels.parts;
    const double outputs = (double)c->output.channels;
    double* const packing = e->counts[nnp_phase_input_transform];
    double* const multiplication = e->counts[nnp_phase_block_multiplication];

    if (c->transform_strategy == nnp_convolution_transform_strategy_compute)
        e->counts[nnp_phase_kernel_transform][nnp_operation_transpose] += outputs * reduction / (double)lanes;
    if (!p.is_in_place) {
        const double vectors = parts * (double)(p.width / lanes);
        packing[nnp_pack_operation(&p.axes)] += vectors * reduction;
        packing[nnp_operation_pack_run] +=
            vectors * (double)p.taps * ceil((double)c->input.channels / (double)p.packed_channels);
    }
    packing[nnp_operation_read] += nnp_far_lines(c, images * (double)(c->input.channels * nnp_pixels(c->input.size)));

    multiplication[nnp_operation_product] += pixels * panels * (double)(nr / lanes) * reduction;
    multiplication[nnp_operation_step] += parts * panels * reduction;
    multiplication[nnp_operation_row] += pixels * panels * ceil(reduction / (double)p.reduction_a_block);
    multiplication[nnp_operation_transpose] += pixels * outputs / (double)lanes;
    multiplication[nnp_stream_operation(c)] +=
        ceil(images / (double)p.images_a_block) * nnp_far_lines(c, outputs * reduction);
    multiplication[nnp_operation_write] += nnp_far_lines(c, pixels * outputs);
    e->roundings += fmin(reduction, (double)p.reduction_a_block) + ceil(reduction / (double)p.reduction_a_block);
}

const struct nnp_algorithm nnp_implicit_gemm_transposed = {.plan = plan, .run = run, .estimate = estimate};
