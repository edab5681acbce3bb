/*
 * Convolution by Winograd's F(6x6, 3x3).
 *
 * Output channels are cut into blocks whose transformed kernels fit into KERNEL_BUDGET, images into blocks of tiles
 * whose transformed input fits into INPUT_BUDGET. For each pair of blocks, three parallel stages run: transform the
 * input tiles; for each of the 64 coefficients, multiply [tiles x input channels] by [input channels x output
 * channels]; transform back. The last two go through the block's output channels in groups whose transformed output
 * fits into L2. The blocks are large, because each element of a transformed kernel is used once a tile of the block.
 *
 * An output too large for caches is written past them: tiles write a few pixels of many cache lines, each of which
 * would be fetched first, so that a row of tiles is put together in a strip and then streamed.
 *
 * Layouts, where a panel is mr tiles or nr output channels (of the tuple GEMM), and the last dimension is contiguous:
 *   transformed input   [tile panel][channel / kb][coefficient][channel % kb / lanes][tile of the panel][channel %
 * lanes] transformed kernel  [output channel panel][input channel / kb][coefficient][input channel % kb][nr]
 *   transformed output  [output channel panel][tile panel][coefficient][tile of the panel][nr]
 *
 * Transforms jump from coefficient to coefficient within a block, the GEMM from block to block: both find enough
 * together to stay in few pages, and the GEMM has the time of many FMAs to prefetch.
 */

#include <string.h>

#include <pthreadpool.h>

#include "clock.h"
#include "convolution.h"
#include "numbers.h"

enum {
    TILE = 8, /* pixels of an input tile in each dimension */
    STEP = 6, /* pixels of an output tile */
    TAPS = 9, /* elements of a kernel */
    COEFFICIENTS = 64,
    MAX_LANES = 16,
    KERNEL_BUDGET = 34 << 20, /* bytes of transformed kernels in a workspace */
    INPUT_BUDGET = 8 << 20,   /* bytes of transformed input */
    REDUCTION_BLOCK = 512,    /* input channels of one micro-kernel call: its operands stay in L2 */
    TILES_A_TASK = 8,         /* at least */
    STRIP_ELEMENTS = MAX_LANES * STEP * 224,
    LARGE_OUTPUT = 8, /* times L2: what is larger will not be found in caches by who reads it */
};

#define ALL_ROWS ((1u << TILE) - 1)

/* A position among the tiles of a batch. */
struct position {
    size_t image;
    size_t y;
    size_t x;
};

/* A block of something with all its coefficients, in floats. */
struct layout {
    size_t coefficient; /* distance between coefficients */
    size_t block;       /* distance between blocks */
};

struct plan {
    size_t tiles_x;
    size_t tiles_y;
    size_t tiles; /* of the batch */
    size_t tiles_a_block;
    size_t tiles_a_task; /* of the output transform */
    bool is_streamed;    /* the output: then blocks and tasks are whole rows of tiles */
    size_t vectors;      /* of input channels */
    size_t blocks;       /* of input channels: kb, or all if they are fewer */
    size_t panels;       /* of output channels */
    size_t panels_a_block;
    size_t panels_a_group;
    struct layout input;    /* of a tile panel and a block of input channels */
    struct layout kernel;   /* of an output channel panel and a block of input channels */
    struct layout output;   /* of an output channel panel and a tile panel */
    size_t kernel_elements; /* floats of the transformed kernels that are kept at a time; 0 for `reuse` */
    size_t input_elements;
    size_t output_elements;
    size_t bias_elements;
    size_t bytes; /* of workspace; 0 if it overflows */
};

struct winograd {
    const struct nnp_convolution* convolution;
    const struct nnp_hw* hw;
    struct plan plan;
    const float* bias;       /* padded to whole panels */
    float* kernel_transform; /* of the current panels */
    float* input_transform;
    float* output_transform;

    size_t first_panel; /* current block of output channels */
    size_t block_panels;
    size_t first_group_panel; /* current group of them, counted from the first of the block */
    size_t group_panels;
    size_t first_tile; /* current block of tiles */
    size_t block_tiles;
    struct nnp_partition tile_panels;
};

/*
 * Coefficients are an odd number of cache lines apart, and a block has a gap of one more, so that neither the
 * coefficients of a block nor the blocks of a coefficient compete for a few cache sets.
 */
static struct layout spread(size_t elements) {
    const size_t line = NNP_ALIGNMENT / sizeof(float);
    const size_t coefficient = (nnp_divide_up(elements, line) | 1) * line;
    return (struct layout){.coefficient = coefficient, .block = (COEFFICIENTS + 1) * coefficient};
}

static bool is_dense(const struct nnp_convolution* c) {
    return c->output_subsampling.height == 1 && c->output_subsampling.width == 1;
}

static bool can_stream(const struct nnp_convolution* c) {
    const size_t width = c->output_size.width;
    const size_t elements = c->batch_size * c->output_channels * c->output_size.height * width;
    return is_dense(c) && width >= NNP_ALIGNMENT / sizeof(float) &&
           c->machine->hw->lanes * STEP * width <= STRIP_ELEMENTS &&
           elements / LARGE_OUTPUT > c->machine->caches.l2 / sizeof(float);
}

static struct plan make_plan(const struct nnp_convolution* c) {
    const struct nnp_hw* hw = c->machine->hw;
    const size_t mr = hw->tuple_gemm.mr, nr = hw->tuple_gemm.nr, lanes = hw->lanes;
    bool overflow = false;
    struct plan p = {.vectors = nnp_divide_up(c->input_channels, lanes),
                     .blocks = nnp_divide_up(c->input_channels, hw->tuple_gemm.kb),
                     .panels = nnp_divide_up(c->output_channels, nr)};
    const size_t block_channels = nnp_min(p.vectors * lanes, hw->tuple_gemm.kb);
    p.input = spread(block_channels * mr);
    p.kernel = spread(block_channels * nr);
    p.output = spread(mr * nr);

    const size_t height = c->input_padding.top + c->input_size.height + c->input_padding.bottom - 2;
    const size_t width = c->input_padding.left + c->input_size.width + c->input_padding.right - 2;
    p.tiles_y = nnp_divide_up(height, STEP);
    p.tiles_x = nnp_divide_up(width, STEP);
    p.tiles = c->batch_size * p.tiles_y * p.tiles_x;

    /* Blocks of output channels, as even as possible. */
    const size_t panel_elements = nnp_product(p.blocks, p.kernel.block, &overflow);
    const size_t panel_bytes = nnp_product(panel_elements, sizeof(float), &overflow);
    if (overflow) return p;
    const size_t most_panels = nnp_max(KERNEL_BUDGET / panel_bytes, 1);
    p.panels_a_block = nnp_divide_up(p.panels, nnp_divide_up(p.panels, most_panels));
    switch (c->transform_strategy) {
        case nnp_convolution_transform_strategy_compute:
            p.kernel_elements = nnp_product(p.panels_a_block, panel_elements, &overflow);
            break;
        case nnp_convolution_transform_strategy_precompute:
            p.kernel_elements = nnp_product(p.panels, panel_elements, &overflow);
            p.bytes = nnp_product(p.kernel_elements, sizeof(float), &overflow);
            if (overflow) p.bytes = 0;
            return p;
        case nnp_convolution_transform_strategy_reuse:
            break;
    }

    /* Blocks of tiles, as even as possible; one coefficient's input should stay in half of L2 during its GEMM. */
    const size_t tile_bytes = p.blocks * p.input.block / mr * sizeof(float);
    const size_t cached = c->machine->caches.l2 / 2 / sizeof(float) / nnp_min(p.vectors * lanes, REDUCTION_BLOCK);
    const size_t most_tiles = nnp_round_down(nnp_min(INPUT_BUDGET / tile_bytes, cached), mr);
    p.is_streamed = can_stream(c) && p.tiles_x <= most_tiles;
    const size_t unit = p.is_streamed ? p.tiles_x : mr;
    p.tiles_a_block = nnp_divide_up(p.tiles, nnp_divide_up(p.tiles, most_tiles / unit * unit));
    p.tiles_a_block = nnp_min(p.tiles, nnp_round_up(p.tiles_a_block, unit));
    p.tiles_a_task = p.is_streamed ? nnp_round_up(TILES_A_TASK, p.tiles_x) : TILES_A_TASK;

    const size_t tile_panels = nnp_divide_up(p.tiles_a_block, mr);
    p.input_elements = nnp_product(nnp_product(tile_panels, p.blocks, &overflow), p.input.block, &overflow);
    const size_t output_panel_elements = nnp_product(tile_panels, p.output.block, &overflow);
    const size_t most_in_l2 = c->machine->caches.l2 / sizeof(float) / nnp_max(output_panel_elements, 1);
    p.panels_a_group = nnp_min(nnp_max(most_in_l2, 1), p.panels_a_block);
    p.output_elements = nnp_product(p.panels_a_group, output_panel_elements, &overflow);
    p.bias_elements = nnp_round_up(p.panels * nr, NNP_ALIGNMENT / sizeof(float));

    const size_t elements[] = {p.kernel_elements, p.input_elements, p.output_elements, p.bias_elements};
    for (size_t i = 0; i < sizeof elements / sizeof elements[0]; i++) {
        const size_t bytes = nnp_product(elements[i], sizeof(float), &overflow);
        if (__builtin_add_overflow(p.bytes, bytes, &p.bytes)) overflow = true;
    }
    if (overflow || p.bytes > PTRDIFF_MAX) p.bytes = 0;
    return p;
}

size_t nnp_plan_winograd(const struct nnp_convolution* convolution) { return make_plan(convolution).bytes; }

static struct position tile_position(const struct plan* plan, size_t tile) {
    const size_t row = tile / plan->tiles_x;
    return (struct position){.image = row / plan->tiles_y, .y = row % plan->tiles_y, .x = tile % plan->tiles_x};
}

static void next_tile(const struct plan* plan, struct position* position) {
    if (++position->x < plan->tiles_x) return;
    position->x = 0;
    if (++position->y < plan->tiles_y) return;
    position->y = 0;
    position->image++;
}

/* Which of TILE pixels from `start - padding` on lie in the image. */
static uint32_t pixel_mask(size_t start, size_t padding, size_t size) {
    const size_t begin = start < padding ? padding - start : 0;
    return nnp_bits(begin, nnp_min(TILE, size + padding - start));
}

/* Copies a tile of fewer channels than lanes into a dense tile of whole vectors, zeros elsewhere. */
static void copy_input_tile(const float* input, const struct nnp_tile* tile, size_t channels, size_t lanes,
                            float* copy) {
    memset(copy, 0, sizeof(float) * TILE * TILE * lanes);
    for (size_t channel = 0; channel < channels; channel++) {
        for (size_t y = 0; y < TILE; y++) {
            if (!(tile->row_mask >> y & 1)) continue;
            for (size_t x = 0; x < TILE; x++) {
                if (!(tile->column_mask >> x & 1)) continue;
                copy[(channel * TILE + y) * TILE + x] =
                    input[channel * tile->channel_stride + y * tile->row_stride + x];
            }
        }
    }
}

/* Transforms a tile panel of one vector of input channels. */
static void transform_input(void* context, size_t vector, size_t panel) {
    const struct winograd* w = context;
    const struct nnp_convolution* c = w->convolution;
    const struct plan* plan = &w->plan;
    const size_t lanes = w->hw->lanes, mr = w->hw->tuple_gemm.mr;
    const size_t channels = nnp_min(lanes, c->input_channels - vector * lanes);
    const size_t image_elements = c->input_size.height * c->input_size.width;
    _Alignas(NNP_ALIGNMENT) float scratch[NNP_SCRATCH_ELEMENTS];
    _Alignas(NNP_ALIGNMENT) float copy[TILE * TILE * MAX_LANES];
    const struct nnp_tile copy_tile = {
        .channel_stride = TILE * TILE, .row_stride = TILE, .row_mask = ALL_ROWS, .column_mask = ALL_ROWS};

    const size_t vectors_a_block = w->hw->tuple_gemm.kb / lanes;
    float* output = w->input_transform + (panel * plan->blocks + vector / vectors_a_block) * plan->input.block +
                    vector % vectors_a_block * mr * lanes;
    struct position position = tile_position(plan, w->first_tile + nnp_part_start(&w->tile_panels, panel));
    for (size_t i = 0; i < nnp_part_size(&w->tile_panels, panel); i++) {
        const struct nnp_tile tile = {
            .channel_stride = image_elements,
            .row_stride = c->input_size.width,
            .row_mask = pixel_mask(position.y * STEP, c->input_padding.top, c->input_size.height),
            .column_mask = pixel_mask(position.x * STEP, c->input_padding.left, c->input_size.width),
        };
        const size_t first_channel = position.image * c->input_channels + vector * lanes;
        const ptrdiff_t y = (ptrdiff_t)(position.y * STEP) - (ptrdiff_t)c->input_padding.top;
        const ptrdiff_t x = (ptrdiff_t)(position.x * STEP) - (ptrdiff_t)c->input_padding.left;
        const float* input =
            c->input + ((ptrdiff_t)(first_channel * image_elements) + y * (ptrdiff_t)tile.row_stride + x);

        if (channels == lanes) {
            w->hw->winograd_f6x6_3x3.input_transform(input, &tile, output, plan->input.coefficient, scratch);
        } else {
            copy_input_tile(input, &tile, channels, lanes, copy);
            w->hw->winograd_f6x6_3x3.input_transform(copy, &copy_tile, output, plan->input.coefficient, scratch);
        }
        output += lanes;
        next_tile(plan, &position);
    }
}

/* Transforms the kernels of one vector of output channels and one of input channels. */
static void transform_kernel(void* context, size_t output_block, size_t input_block) {
    const struct winograd* w = context;
    const struct nnp_convolution* c = w->convolution;
    const size_t lanes = w->hw->lanes, nr = w->hw->tuple_gemm.nr;
    const size_t first_output = w->first_panel * nr + output_block * lanes;
    const size_t first_input = input_block * lanes;
    const size_t outputs = first_output < c->output_channels ? nnp_min(lanes, c->output_channels - first_output) : 0;
    const size_t inputs = nnp_min(lanes, c->input_channels - first_input);
    const size_t panel = output_block * lanes / nr, kb = w->hw->tuple_gemm.kb;
    const struct plan* plan = &w->plan;
    float* output = w->kernel_transform + (panel * plan->blocks + first_input / kb) * plan->kernel.block +
                    first_input % kb * nr + output_block * lanes % nr;
    _Alignas(NNP_ALIGNMENT) float scratch[NNP_SCRATCH_ELEMENTS];

    const float* kernel = c->kernel + (first_output * c->input_channels + first_input) * TAPS;
    if (outputs == lanes && inputs == lanes) {
        w->hw->winograd_f6x6_3x3.kernel_transform(kernel, c->input_channels * TAPS, output, plan->kernel.coefficient,
                                                  scratch);
    } else {
        _Alignas(NNP_ALIGNMENT) float copy[MAX_LANES * MAX_LANES * TAPS] = {0};
        for (size_t i = 0; i < outputs; i++) {
            memcpy(copy + i * lanes * TAPS, kernel + i * c->input_channels * TAPS, sizeof(float) * inputs * TAPS);
        }
        w->hw->winograd_f6x6_3x3.kernel_transform(copy, lanes * TAPS, output, plan->kernel.coefficient, scratch);
    }
}

/* Multiplies all tiles of the block by one panel of the group's output channels, for one coefficient. */
static void multiply(void* context, size_t coefficient, size_t panel) {
    const struct winograd* w = context;
    const struct plan* plan = &w->plan;
    const size_t nr = w->hw->tuple_gemm.nr, kb = w->hw->tuple_gemm.kb;
    const size_t channels = w->convolution->input_channels;
    const float* input = w->input_transform + coefficient * plan->input.coefficient;
    const float* kernel = w->kernel_transform + (w->first_group_panel + panel) * plan->blocks * plan->kernel.block +
                          coefficient * plan->kernel.coefficient;
    float* output = w->output_transform + panel * w->tile_panels.parts * plan->output.block +
                    coefficient * plan->output.coefficient;
    for (size_t start = 0; start < channels; start += REDUCTION_BLOCK) {
        const size_t size = nnp_min(channels - start, REDUCTION_BLOCK), block = start / kb;
        for (size_t part = 0; part < w->tile_panels.parts; part++) {
            w->hw->tuple_gemm.kernels[nnp_part_size(&w->tile_panels, part) - 1](
                size, input + (part * plan->blocks + block) * plan->input.block, plan->input.block,
                kernel + block * plan->kernel.block, plan->kernel.block, output + part * plan->output.block, nr, start);
        }
    }
}

/* Writes those of a dense tile's pixels that exist and are not skipped by subsampling. */
static void copy_output_tile(const float* copy, const struct nnp_convolution* c, struct position position,
                             size_t channels, float* output) {
    for (size_t channel = 0; channel < channels; channel++) {
        for (size_t y = 0; y < STEP; y++) {
            const size_t full_y = position.y * STEP + y;
            const size_t output_y = full_y / c->output_subsampling.height;
            if (full_y % c->output_subsampling.height != 0 || output_y >= c->output_size.height) continue;
            for (size_t x = 0; x < STEP; x++) {
                const size_t full_x = position.x * STEP + x;
                const size_t output_x = full_x / c->output_subsampling.width;
                if (full_x % c->output_subsampling.width != 0 || output_x >= c->output_size.width) continue;
                output[(channel * c->output_size.height + output_y) * c->output_size.width + output_x] =
                    copy[(channel * STEP + y) * STEP + x];
            }
        }
    }
}

static nnp_winograd_output_function* output_function(const struct winograd* w) {
    return w->convolution->activation == nnp_activation_relu
               ? w->hw->winograd_f6x6_3x3.output_transform_with_bias_with_relu
               : w->hw->winograd_f6x6_3x3.output_transform_with_bias;
}

/* Where the coefficients of a tile and a vector of output channels in a panel of the group begin. */
static const float* transformed_output(const struct winograd* w, size_t panel, size_t t, size_t channel) {
    const size_t nr = w->hw->tuple_gemm.nr, tile_panel = nnp_part_of(&w->tile_panels, t);
    return w->output_transform + (panel * w->tile_panels.parts + tile_panel) * w->plan.output.block +
           (t - nnp_part_start(&w->tile_panels, tile_panel)) * nr + channel % nr;
}

/* Transforms one tile of one vector of output channels back, adds the bias and applies the activation. */
static void transform_output_tile(const struct winograd* w, size_t panel, size_t t, size_t first_channel,
                                  float* scratch) {
    const struct nnp_convolution* c = w->convolution;
    const size_t lanes = w->hw->lanes, stride = w->plan.output.coefficient;
    const struct position position = tile_position(&w->plan, w->first_tile + t);
    const float* input = transformed_output(w, panel, t, first_channel);
    const size_t channels = nnp_min(lanes, c->output_channels - first_channel);
    const size_t image_elements = c->output_size.height * c->output_size.width;
    const float* bias = w->bias + first_channel;
    float* output = c->output + (position.image * c->output_channels + first_channel) * image_elements;
    if (channels == lanes && is_dense(c)) {
        const size_t y = position.y * STEP, x = position.x * STEP;
        const struct nnp_tile tile = {
            .channel_stride = image_elements,
            .row_stride = c->output_size.width,
            .row_mask = nnp_bits(0, nnp_min(STEP, c->output_size.height - y)),
            .column_mask = nnp_bits(0, nnp_min(STEP, c->output_size.width - x)),
        };
        output_function(w)(input, stride, bias, output + y * c->output_size.width + x, &tile, scratch);
    } else {
        _Alignas(NNP_ALIGNMENT) float copy[STEP * STEP * MAX_LANES];
        const struct nnp_tile tile = {.channel_stride = STEP * STEP,
                                      .row_stride = STEP,
                                      .row_mask = nnp_bits(0, STEP),
                                      .column_mask = nnp_bits(0, STEP)};
        output_function(w)(input, stride, bias, copy, &tile, scratch);
        copy_output_tile(copy, c, position, channels, output);
    }
}

/* The same for a whole row of tiles from tile `start` of the block on, through a strip of whole rows of pixels. */
static void transform_output_row(const struct winograd* w, size_t panel, size_t start, size_t first_channel,
                                 float* scratch) {
    const struct nnp_convolution* c = w->convolution;
    const size_t lanes = w->hw->lanes, width = c->output_size.width;
    const struct position position = tile_position(&w->plan, w->first_tile + start);
    const size_t channels = nnp_min(lanes, c->output_channels - first_channel);
    const size_t image_elements = c->output_size.height * width;
    const size_t y = position.y * STEP, rows = nnp_min(STEP, c->output_size.height - y);
    _Alignas(NNP_ALIGNMENT) float strip[STRIP_ELEMENTS];
    for (size_t tile_x = 0; tile_x < w->plan.tiles_x; tile_x++) {
        const struct nnp_tile tile = {
            .channel_stride = rows * width,
            .row_stride = width,
            .row_mask = nnp_bits(0, rows),
            .column_mask = nnp_bits(0, nnp_min(STEP, width - tile_x * STEP)),
        };
        output_function(w)(transformed_output(w, panel, start + tile_x, first_channel), w->plan.output.coefficient,
                           w->bias + first_channel, strip + tile_x * STEP, &tile, scratch);
    }
    w->hw->stream_rows(channels, rows * width, strip, rows * width,
                       c->output + (position.image * c->output_channels + first_channel) * image_elements + y * width,
                       image_elements);
}

/* Transforms `count` tiles of one panel of the group's output channels back. */
static void transform_output(void* context, size_t panel, size_t start, size_t count) {
    const struct winograd* w = context;
    const struct plan* plan = &w->plan;
    const size_t nr = w->hw->tuple_gemm.nr, first_panel = w->first_panel + w->first_group_panel + panel;
    const size_t begin = first_panel * nr, end = nnp_min(begin + nr, w->convolution->output_channels);
    _Alignas(NNP_ALIGNMENT) float scratch[NNP_SCRATCH_ELEMENTS];
    for (size_t t = start; t < start + count; t += plan->is_streamed ? plan->tiles_x : 1) {
        for (size_t channel = begin; channel < end; channel += w->hw->lanes) {
            (plan->is_streamed ? transform_output_row : transform_output_tile)(w, panel, t, channel, scratch);
        }
    }
}

static void run_kernel_transform(struct winograd* w) {
    const struct nnp_convolution* c = w->convolution;
    const double start = nnp_now();
    pthreadpool_parallelize_2d(c->threadpool, transform_kernel, w,
                               w->block_panels * w->hw->tuple_gemm.nr / w->hw->lanes, w->plan.vectors,
                               PTHREADPOOL_FLAG_DISABLE_DENORMALS);
    nnp_add_time(c->profile != NULL ? &c->profile->kernel_transform : NULL, start);
}

static void run_tiles(struct winograd* w, bool input_is_transformed) {
    const struct nnp_convolution* c = w->convolution;
    struct nnp_profile* profile = c->profile;
    double start = nnp_now();
    if (!input_is_transformed) {
        pthreadpool_parallelize_2d(c->threadpool, transform_input, w, w->plan.vectors, w->tile_panels.parts,
                                   PTHREADPOOL_FLAG_DISABLE_DENORMALS);
        nnp_add_time(profile != NULL ? &profile->input_transform : NULL, start);
    }
    for (w->first_group_panel = 0; w->first_group_panel < w->block_panels; w->first_group_panel += w->group_panels) {
        w->group_panels = nnp_min(w->plan.panels_a_group, w->block_panels - w->first_group_panel);
        start = nnp_now();
        pthreadpool_parallelize_2d(c->threadpool, multiply, w, COEFFICIENTS, w->group_panels,
                                   PTHREADPOOL_FLAG_DISABLE_DENORMALS);
        nnp_add_time(profile != NULL ? &profile->block_multiplication : NULL, start);
        start = nnp_now();
        pthreadpool_parallelize_2d_tile_1d(c->threadpool, transform_output, w, w->group_panels, w->block_tiles,
                                           w->plan.tiles_a_task, PTHREADPOOL_FLAG_DISABLE_DENORMALS);
        nnp_add_time(profile != NULL ? &profile->output_transform : NULL, start);
    }
}

void nnp_run_winograd(const struct nnp_convolution* c, void* workspace) {
    struct winograd w = {.convolution = c, .hw = c->machine->hw, .plan = make_plan(c)};
    const struct plan* plan = &w.plan;
    w.block_panels = plan->panels;
    w.kernel_transform = workspace;
    if (c->transform_strategy == nnp_convolution_transform_strategy_precompute) {
        memset(workspace, 0, plan->bytes); /* also the gaps, so that no stranger's data are kept */
        run_kernel_transform(&w);
        return;
    }
    w.input_transform = w.kernel_transform + plan->kernel_elements;
    w.output_transform = w.input_transform + plan->input_elements;
    float* bias = w.output_transform + plan->output_elements;
    memset(bias, 0, plan->bias_elements * sizeof(float));
    if (c->bias != NULL) memcpy(bias, c->bias, c->output_channels * sizeof(float));
    w.bias = bias;

    const bool is_reuse = c->transform_strategy == nnp_convolution_transform_strategy_reuse;
    for (w.first_panel = 0; w.first_panel < plan->panels; w.first_panel += w.block_panels) {
        w.block_panels = nnp_min(plan->panels_a_block, plan->panels - w.first_panel);
        if (is_reuse) {
            w.kernel_transform = (float*)c->kernel + w.first_panel * plan->blocks * plan->kernel.block;
        } else {
            run_kernel_transform(&w);
        }
        for (w.first_tile = 0; w.first_tile < plan->tiles; w.first_tile += w.block_tiles) {
            w.block_tiles = nnp_min(plan->tiles_a_block, plan->tiles - w.first_tile);
            w.tile_panels = nnp_partition(w.block_tiles, w.hw->tuple_gemm.mr);
            run_tiles(&w, w.first_panel != 0 && w.block_tiles == plan->tiles);
        }
    }
}
