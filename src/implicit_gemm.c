/*
 * Convolution as a matrix product: [output channels x reduction] by [reduction x pixels], where the reduction runs over
 * input channels and kernel elements, and the second matrix (im2col) exists only for a block of pixels and of the
 * reduction at a time.
 *
 * Layouts, where a panel is mr output channels or nr pixels (of the SGEMM):
 *   packed kernel   [output channel panel][reduction / lanes][output channel of the panel][reduction % lanes]
 *   packed pixels   [pixel panel of the block][reduction of the block][pixel of the panel]
 * Pixel panels don't cross images. Sums over blocks of the reduction accumulate in the output, always in the same
 * order.
 */

#include <math.h>
#include <string.h>

#include <pthreadpool.h>

#include "clock.h"
#include "convolution.h"
#include "numbers.h"

enum {
    MAX_LANES = 64,         /* bits of a run's mask */
    PIXEL_BUDGET = 4 << 20, /* bytes of packed pixels */
    TASKS_A_THREAD = 8,     /* of matrix multiplication, for balance */
};

struct plan {
    size_t reduction;         /* input channels * kernel elements */
    size_t padded_reduction;  /* up to whole vectors */
    size_t reduction_a_block; /* a multiple of lanes */
    struct nnp_partition kernel_panels;
    size_t panels_an_image;
    size_t panels; /* of pixels, in the batch */
    size_t panels_a_block;
    size_t kernel_elements; /* floats; 0 for `reuse` */
    size_t pixel_elements;
    size_t bias_elements;
    size_t bytes; /* of workspace; 0 if it overflows */
};

struct implicit_gemm {
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

static struct plan make_plan(const struct nnp_convolution* c) {
    const struct nnp_hw* hw = c->machine->hw;
    const size_t mr = hw->sgemm.mr, nr = hw->sgemm.nr;
    bool overflow = false;
    struct plan p = {0};

    p.reduction = c->input_channels * c->kernel_size.height * c->kernel_size.width;
    p.padded_reduction = nnp_round_up(p.reduction, hw->lanes);
    p.kernel_panels = nnp_partition(c->output_channels, mr);
    const size_t row = nnp_product(p.padded_reduction, mr, &overflow);
    p.kernel_elements = nnp_round_up(nnp_product(p.kernel_panels.parts, row, &overflow), NNP_ALIGNMENT / sizeof(float));
    if (c->transform_strategy == nnp_convolution_transform_strategy_precompute) {
        p.bytes = nnp_product(p.kernel_elements, sizeof(float), &overflow);
        if (overflow) p.bytes = 0;
        return p;
    }
    if (c->transform_strategy == nnp_convolution_transform_strategy_reuse) p.kernel_elements = 0;

    /* A panel of packed pixels takes two thirds of L1, so that it stays there while kernel panels stream past it. */
    p.reduction_a_block =
        nnp_min(p.padded_reduction, nnp_round_down(c->machine->caches.l1 * 2 / 3 / sizeof(float) / nr, hw->lanes));
    p.panels_an_image = nnp_divide_up(c->output_size.height * c->output_size.width, nr);
    p.panels = p.panels_an_image * c->batch_size;
    const size_t panel_elements = p.reduction_a_block * nr;
    p.panels_a_block = nnp_min(p.panels, nnp_max(PIXEL_BUDGET / sizeof(float) / panel_elements, 1));
    p.pixel_elements = nnp_product(p.panels_a_block, panel_elements, &overflow);
    p.pixel_elements = nnp_round_up(p.pixel_elements, NNP_ALIGNMENT / sizeof(float));
    p.bias_elements = nnp_round_up(c->output_channels, NNP_ALIGNMENT / sizeof(float));

    const size_t elements[] = {p.kernel_elements, p.pixel_elements, p.bias_elements};
    for (size_t i = 0; i < sizeof elements / sizeof elements[0]; i++) {
        const size_t bytes = nnp_product(elements[i], sizeof(float), &overflow);
        if (__builtin_add_overflow(p.bytes, bytes, &p.bytes)) overflow = true;
    }
    if (overflow || p.bytes > PTRDIFF_MAX) p.bytes = 0;
    return p;
}

size_t nnp_plan_implicit_gemm(const struct nnp_convolution* convolution) { return make_plan(convolution).bytes; }

/* Packs one panel of output channels. */
static void pack_kernel(void* context, size_t panel) {
    const struct implicit_gemm* g = context;
    const struct plan* plan = &g->plan;
    const size_t lanes = g->hw->lanes, mr = g->hw->sgemm.mr;
    const size_t rows = nnp_part_size(&plan->kernel_panels, panel);
    const float* kernel = g->convolution->kernel + nnp_part_start(&plan->kernel_panels, panel) * plan->reduction;
    float* packed = g->packed_kernel + panel * mr * plan->padded_reduction;
    for (size_t start = 0; start < plan->reduction; start += lanes) {
        const size_t size = nnp_min(lanes, plan->reduction - start);
        for (size_t row = 0; row < rows; row++) {
            memcpy(packed + (start / lanes * mr + row) * lanes, kernel + row * plan->reduction + start,
                   size * sizeof(float));
        }
    }
}

/*
 * The runs of neighbouring input pixels that `count` output pixels from `first` on read for one kernel element.
 * With subsampling, pixels have no neighbours and each is a run.
 */
static size_t find_runs(const struct nnp_convolution* c, size_t first, size_t count, size_t kernel_y, size_t kernel_x,
                        struct nnp_im2col_run runs[MAX_LANES]) {
    size_t run_count = 0;
    size_t y = first / c->output_size.width, x = first % c->output_size.width;
    for (size_t lane = 0; lane < count; lane++) {
        const size_t input_y = y * c->output_subsampling.height + kernel_y - c->input_padding.top;
        const size_t input_x = x * c->output_subsampling.width + kernel_x - c->input_padding.left;
        /* Pixels in the padding wrap around to large numbers. */
        if (input_y < c->input_size.height && input_x < c->input_size.width) {
            const ptrdiff_t offset = (ptrdiff_t)(input_y * c->input_size.width + input_x) - (ptrdiff_t)lane;
            if (run_count == 0 || runs[run_count - 1].offset != offset) {
                runs[run_count++] = (struct nnp_im2col_run){.offset = offset};
            }
            runs[run_count - 1].mask |= (uint64_t)1 << lane;
        }
        if (++x == c->output_size.width) x = 0, y++;
    }
    return run_count;
}

/* Packs one panel of pixels for the current block of the reduction. */
static void pack_pixels(void* context, size_t panel) {
    const struct implicit_gemm* g = context;
    const struct nnp_convolution* c = g->convolution;
    const struct plan* plan = &g->plan;
    const size_t lanes = g->hw->lanes, nr = g->hw->sgemm.nr;
    const size_t image = (g->first_panel + panel) / plan->panels_an_image;
    const size_t first_pixel = (g->first_panel + panel) % plan->panels_an_image * nr;
    const size_t pixels = c->output_size.height * c->output_size.width;
    const size_t image_elements = c->input_size.height * c->input_size.width;
    const size_t taps = c->kernel_size.height * c->kernel_size.width;
    const size_t end = g->first_reduction + g->block_reduction;
    float* packed = g->packed_pixels + panel * plan->reduction_a_block * nr;

    for (size_t column = 0; column < nr; column += lanes) {
        const size_t first = first_pixel + column;
        const size_t count = first < pixels ? nnp_min(lanes, pixels - first) : 0;
        for (size_t tap = 0; tap < taps; tap++) {
            /* Channels whose element `tap` is in the block: first_reduction <= channel * taps + tap < end. */
            const size_t begin_channel = g->first_reduction > tap ? nnp_divide_up(g->first_reduction - tap, taps) : 0;
            const size_t end_channel = end > tap ? nnp_divide_up(end - tap, taps) : 0;
            if (begin_channel >= end_channel) continue;
            struct nnp_im2col_run runs[MAX_LANES];
            const size_t run_count =
                find_runs(c, first, count, tap / c->kernel_size.width, tap % c->kernel_size.width, runs);
            const size_t row = begin_channel * taps + tap - g->first_reduction;
            g->hw->im2col(end_channel - begin_channel,
                          c->input + (image * c->input_channels + begin_channel) * image_elements, image_elements,
                          run_count, runs, packed + row * nr + column, taps * nr);
        }
    }
}

/* Multiplies one panel of pixels by `count` panels of output channels. */
static void multiply(void* context, size_t panel, size_t start, size_t count) {
    const struct implicit_gemm* g = context;
    const struct nnp_convolution* c = g->convolution;
    const struct plan* plan = &g->plan;
    const size_t mr = g->hw->sgemm.mr, nr = g->hw->sgemm.nr;
    const size_t image = (g->first_panel + panel) / plan->panels_an_image;
    const size_t first_pixel = (g->first_panel + panel) % plan->panels_an_image * nr;
    const size_t pixels = c->output_size.height * c->output_size.width;
    const bool is_last = g->first_reduction + g->block_reduction == plan->reduction;
    struct nnp_sgemm_output output = {
        .row_stride = pixels,
        .columns = nnp_min(nr, pixels - first_pixel),
        .minimum = is_last && c->activation == nnp_activation_relu ? 0 : -INFINITY,
    };
    for (size_t part = start; part < start + count; part++) {
        const size_t channel = nnp_part_start(&plan->kernel_panels, part);
        if (g->first_reduction == 0) output.bias = g->bias + channel;
        g->hw->sgemm.kernels[nnp_part_size(&plan->kernel_panels, part) - 1](
            g->block_reduction, g->packed_kernel + (part * plan->padded_reduction + g->first_reduction) * mr,
            g->packed_pixels + panel * plan->reduction_a_block * nr,
            c->output + (image * c->output_channels + channel) * pixels + first_pixel, &output);
    }
}

void nnp_run_implicit_gemm(const struct nnp_convolution* c, void* workspace) {
    struct implicit_gemm g = {.convolution = c, .hw = c->machine->hw, .plan = make_plan(c)};
    const struct plan* plan = &g.plan;
    struct nnp_profile* profile = c->profile;
    g.packed_kernel = workspace;
    double start = nnp_now();
    if (c->transform_strategy == nnp_convolution_transform_strategy_reuse) {
        g.packed_kernel = (float*)c->kernel;
    } else {
        if (c->transform_strategy == nnp_convolution_transform_strategy_precompute) memset(workspace, 0, plan->bytes);
        pthreadpool_parallelize_1d(c->threadpool, pack_kernel, &g, plan->kernel_panels.parts, 0);
        nnp_add_time(profile != NULL ? &profile->kernel_transform : NULL, start);
        if (c->transform_strategy == nnp_convolution_transform_strategy_precompute) return;
    }

    g.packed_pixels = (float*)workspace + plan->kernel_elements;
    float* bias = g.packed_pixels + plan->pixel_elements;
    memset(bias, 0, plan->bias_elements * sizeof(float));
    if (c->bias != NULL) memcpy(bias, c->bias, c->output_channels * sizeof(float));
    g.bias = bias;

    const size_t tasks = TASKS_A_THREAD * pthreadpool_get_threads_count(c->threadpool);
    for (g.first_panel = 0; g.first_panel < plan->panels; g.first_panel += g.block_panels) {
        g.block_panels = nnp_min(plan->panels_a_block, plan->panels - g.first_panel);
        const size_t pieces = nnp_min(nnp_divide_up(tasks, g.block_panels), plan->kernel_panels.parts);
        for (g.first_reduction = 0; g.first_reduction < plan->reduction; g.first_reduction += g.block_reduction) {
            g.block_reduction = nnp_min(plan->reduction_a_block, plan->reduction - g.first_reduction);
            start = nnp_now();
            pthreadpool_parallelize_1d(c->threadpool, pack_pixels, &g, g.block_panels, 0);
            nnp_add_time(profile != NULL ? &profile->input_transform : NULL, start);
            start = nnp_now();
            pthreadpool_parallelize_2d_tile_1d(c->threadpool, multiply, &g, g.block_panels, plan->kernel_panels.parts,
                                               nnp_divide_up(plan->kernel_panels.parts, pieces),
                                               PTHREADPOOL_FLAG_DISABLE_DENORMALS);
            nnp_add_time(profile != NULL ? &profile->block_multiplication : NULL, start);
        }
    }
}
