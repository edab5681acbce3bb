/*
 * Convolution by Winograd's F(6x6, 3x3).
 *
 * Output channels are cut into blocks whose transformed kernels fit into KERNEL_BUDGET, images into blocks of tiles
 * whose transformed input fits into INPUT_BUDGET. For each pair of blocks, two parallel stages run. The first
 * transforms the input tiles. A task of the second takes a group of tiles and a panel of output channels: for each of
 * the 64 coefficients it multiplies [tiles x input channels] by [input channels x output channels], then transforms
 * back what it finds in its L2. The blocks are large, because each element of a transformed kernel is used once a tile
 * of the block.
 *
 * An output too large for caches is written past them: tiles write a few pixels of many cache lines, each of which
 * would be fetched first, so that a row of tiles is put together in a strip and then streamed.
 *
 * Layouts, where a panel is mr tiles or nr output channels (of the tuple GEMM), and the last dimension is contiguous:
 *   transformed input:
 *     [tile panel][channel / kb][coefficient][channel % kb / lanes][tile of the panel][channel % lanes]
 *   transformed kernel:
 *     [output channel panel][input channel / kb][coefficient][input channel % kb][nr]
 *   transformed output, of one task:
 *     [tile panel][coefficient][tile of the panel][nr]
 *
 * Transforms jump from coefficient to coefficient within a block, the GEMM from block to block: both find enough
 * together to stay in few pages, and the GEMM has the time of many FMAs to prefetch.
 */

#include <stdatomic.h>
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
    INPUT_BUDGET = 8 << 20,   /* bytes of transformed input, or more: */
    INPUT_A_THREAD = 2 << 20,
    TASKS_A_THREAD = 8, /* in each block of tiles, for balance */
    PANELS_A_TASK = 4,  /* of tiles, at least, to use a transformed kernel more than once */
    REDUCTION = 512,    /* input channels of one micro-kernel call, about: its operands stay in L2 */
    STRIP_ELEMENTS = MAX_LANES * STEP * 224,
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
    size_t tiles_a_group;
    size_t tile_panels_a_group;
    size_t groups_a_block;
    bool is_streamed; /* the output: then groups are whole rows of tiles */
    size_t vectors;   /* of input channels */
    size_t blocks;    /* of input channels: kb, or all if they are fewer */
    size_t panels;    /* of output channels */
    size_t panels_a_block;
    struct layout input;    /* of a tile panel and a block of input channels */
    struct layout kernel;   /* of an output channel panel and a block of input channels */
    struct layout output;   /* of an output channel panel and a tile panel */
    size_t kernel_elements; /* floats of the transformed kernels that are kept at a time; 0 for `reuse` */
    size_t input_elements;
    size_t output_elements; /* for each thread */
    size_t threads;
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
    float* output_transform; /* for each thread */
    struct times* times;     /* for each thread */

    size_t first_panel; /* current block of output channels */
    size_t block_panels;
    size_t first_tile; /* current block of tiles */
    size_t block_tiles;
    atomic_size_t next_task;
};

/* Seconds that a thread spent in the phases of its tasks; a cache line. */
struct times {
    _Alignas(NNP_ALIGNMENT) double multiplication;
    double output_transform;
};

/* A group of tiles and a panel of output channels. */
struct task {
    size_t group;      /* of the current block */
    size_t panel;      /* of the current block */
    size_t first_tile; /* of the batch */
    size_t tiles;
    struct nnp_partition tile_panels;
    float* output_transform;
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
           c->machine->hw->lanes * STEP * width <= STRIP_ELEMENTS && nnp_is_large(c->machine, elements);
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

    /* A group's transformed output takes three quarters of L2, or less to make tasks for all threads. */
    const size_t threads = pthreadpool_get_threads_count(c->threadpool);
    const size_t input_budget = nnp_max(INPUT_BUDGET, nnp_product(threads, INPUT_A_THREAD, &overflow));
    const size_t tile_bytes = p.blocks * p.input.block / mr * sizeof(float);
    const size_t block_tiles = nnp_min(nnp_max(input_budget / tile_bytes, 1), p.tiles);
    const size_t cached = c->machine->caches.l2 / 4 * 3 / sizeof(float) / (p.output.block / mr);
    const size_t balanced = nnp_max(block_tiles * p.panels_a_block / (threads * TASKS_A_THREAD), PANELS_A_TASK * mr);
    const size_t most_tiles = nnp_min(block_tiles, threads == 1 ? cached : nnp_min(cached, balanced));
    p.is_streamed = can_stream(c);
    const size_t unit = p.is_streamed ? p.tiles_x : mr;
    p.tiles_a_group = nnp_divide_up(p.tiles, nnp_divide_up(p.tiles, nnp_round_down(most_tiles, unit)));
    p.tiles_a_group = nnp_min(p.tiles, nnp_round_up(p.tiles_a_group, unit));
    p.tile_panels_a_group = nnp_divide_up(p.tiles_a_group, mr);
    const size_t groups = nnp_divide_up(p.tiles, p.tiles_a_group);
    const size_t most_groups = block_tiles == p.tiles ? groups : nnp_max(block_tiles / p.tiles_a_group, 1);
    p.groups_a_block = nnp_divide_up(groups, nnp_divide_up(groups, most_groups));
    p.threads = nnp_min(threads, p.groups_a_block * p.panels_a_block);

    const size_t group_elements = nnp_product(p.tile_panels_a_group * p.blocks, p.input.block, &overflow);
    p.input_elements = nnp_product(p.groups_a_block, group_elements, &overflow);
    p.output_elements = p.tile_panels_a_group * p.output.block;
    p.bias_elements = nnp_round_up(p.panels * nr, NNP_ALIGNMENT / sizeof(float));

    const size_t elements[] = {p.kernel_elements, p.input_elements, p.threads * p.output_elements, p.bias_elements,
                               p.threads * sizeof(struct times) / sizeof(float)};
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

/*
 * Fetches rows that the tile below will need and this one has not, or, from the last tiles, rows of the next image: a
 * few pixels of many channels are no stream that hardware would see. Always inlined, because GCC 12 removes calls of
 * functions that do nothing but prefetch.
 */
__attribute__((always_inline)) static inline void prefetch_input(const struct winograd* w, struct position position,
                                                                 size_t first_channel, size_t channels) {
    const struct nnp_convolution* c = w->convolution;
    const size_t top = c->input_padding.top, height = c->input_size.height, width = c->input_size.width;
    const bool is_last = position.y + 1 == w->plan.tiles_y;
    const size_t image = position.image + is_last;
    if (image == c->batch_size) return;
    const size_t begin = is_last ? 0 : position.y * STEP + TILE - top;
    const size_t end = nnp_min(is_last ? TILE - top : begin + STEP, height);
    const size_t column = nnp_min(position.x * STEP + TILE - 1 - c->input_padding.left, width - 1);
    const float* pixels = c->input + (image * c->input_channels + first_channel) * height * width + column;
    for (size_t channel = 0; channel < channels; channel++) {
        for (size_t y = begin; y < end; y++) {
            __builtin_prefetch(pixels + (channel * height + y) * width);
        }
    }
}

/* Tiles of a group of the current block. */
static size_t group_tiles(const struct winograd* w, size_t group) {
    return nnp_min(w->block_tiles - group * w->plan.tiles_a_group, w->plan.tiles_a_group);
}

/* Transforms a tile panel, counted over all groups of the block, of one vector of input channels. */
static void transform_input(void* context, size_t vector, size_t panel) {
    const struct winograd* w = context;
    const struct nnp_convolution* c = w->convolution;
    const struct plan* plan = &w->plan;
    const size_t lanes = w->hw->lanes, mr = w->hw->tuple_gemm.mr;
    const size_t channels = nnp_min(lanes, c->input_channels - vector * lanes);
    const size_t image_elements = c->input_size.height * c->input_size.width;
    const size_t group = panel / plan->tile_panels_a_group, part = panel % plan->tile_panels_a_group;
    const struct nnp_partition tile_panels = nnp_partition(group_tiles(w, group), mr);
    if (part >= tile_panels.parts) return;
    _Alignas(NNP_ALIGNMENT) float scratch[NNP_SCRATCH_ELEMENTS];
    _Alignas(NNP_ALIGNMENT) float copy[TILE * TILE * MAX_LANES];
    const struct nnp_tile copy_tile = {
        .channel_stride = TILE * TILE, .row_stride = TILE, .row_mask = ALL_ROWS, .column_mask = ALL_ROWS};

    const size_t vectors_a_block = w->hw->tuple_gemm.kb / lanes;
    float* output = w->input_transform + (panel * plan->blocks + vector / vectors_a_block) * plan->input.block +
                    vector % vectors_a_block * mr * lanes;
    struct position position =
        tile_position(plan, w->first_tile + group * plan->tiles_a_group + nnp_part_start(&tile_panels, part));
    for (size_t i = 0; i < nnp_part_size(&tile_panels, part); i++) {
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

        prefetch_input(w, position, vector * lanes, channels);
        if (channels == lanes) {
            w->hw->winograd.input_transform(input, &tile, output, plan->input.coefficient, scratch);
        } else {
            copy_input_tile(input, &tile, channels, lanes, copy);
            w->hw->winograd.input_transform(copy, &copy_tile, output, plan->input.coefficient, scratch);
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
        w->hw->winograd.kernel_transform(kernel, c->input_channels * TAPS, output, plan->kernel.coefficient, scratch);
    } else {
        _Alignas(NNP_ALIGNMENT) float copy[MAX_LANES * MAX_LANES * TAPS] = {0};
        for (size_t i = 0; i < outputs; i++) {
            memcpy(copy + i * lanes * TAPS, kernel + i * c->input_channels * TAPS, sizeof(float) * inputs * TAPS);
        }
        w->hw->winograd.kernel_transform(copy, lanes * TAPS, output, plan->kernel.coefficient, scratch);
    }
}

/* Multiplies a group's tiles by a panel of output channels, for all coefficients. */
static void multiply(const struct winograd* w, const struct task* task) {
    const struct plan* plan = &w->plan;
    const size_t nr = w->hw->tuple_gemm.nr, kb = w->hw->tuple_gemm.kb;
    const size_t channels = w->convolution->input_channels, reduction = nnp_round_down(REDUCTION, kb);
    for (size_t coefficient = 0; coefficient < COEFFICIENTS; coefficient++) {
        const float* input = w->input_transform +
                             task->group * plan->tile_panels_a_group * plan->blocks * plan->input.block +
                             coefficient * plan->input.coefficient;
        const float* kernel = w->kernel_transform + task->panel * plan->blocks * plan->kernel.block +
                              coefficient * plan->kernel.coefficient;
        float* output = task->output_transform + coefficient * plan->output.coefficient;
        for (size_t start = 0; start < channels; start += reduction) {
            const size_t size = nnp_min(channels - start, reduction), block = start / kb;
            for (size_t part = 0; part < task->tile_panels.parts; part++) {
                w->hw->tuple_gemm.kernels[nnp_part_size(&task->tile_panels, part) - 1](
                    size, input + (part * plan->blocks + block) * plan->input.block, plan->input.block,
                    kernel + block * plan->kernel.block, plan->kernel.block, output + part * plan->output.block, nr,
                    start);
            }
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

static nnp_tile_inverse_function* output_function(const struct winograd* w) {
    return w->convolution->activation == nnp_activation_relu ? w->hw->winograd.output_transform_with_bias_with_relu
                                                             : w->hw->winograd.output_transform_with_bias;
}

/* Where the transformed output of a task's tile and a vector of its output channels is. */
static const float* transformed_output(const struct winograd* w, const struct task* task, size_t tile, size_t vector) {
    const size_t part = nnp_part_of(&task->tile_panels, tile);
    return task->output_transform + part * w->plan.output.block +
           (tile - nnp_part_start(&task->tile_panels, part)) * w->hw->tuple_gemm.nr + vector * w->hw->lanes;
}

/* Transforms one tile of one vector of output channels back, adds the bias and applies the activation. */
static void transform_output_tile(const struct winograd* w, const float* input, struct position position,
                                  size_t first_channel, float* scratch) {
    const struct nnp_convolution* c = w->convolution;
    const size_t lanes = w->hw->lanes, stride = w->plan.output.coefficient;
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

/* The same for a whole row of tiles, from the task's tile `first` on, through a strip of whole rows of pixels. */
static void transform_output_row(const struct winograd* w, const struct task* task, size_t first, size_t vector,
                                 size_t first_channel, float* scratch) {
    const struct nnp_convolution* c = w->convolution;
    const struct position position = tile_position(&w->plan, task->first_tile + first);
    const size_t lanes = w->hw->lanes, width = c->output_size.width;
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
        output_function(w)(transformed_output(w, task, first + tile_x, vector), w->plan.output.coefficient,
                           w->bias + first_channel, strip + tile_x * STEP, &tile, scratch);
    }
    w->hw->stream_rows(channels, rows * width, strip, rows * width,
                       c->output + (position.image * c->output_channels + first_channel) * image_elements + y * width,
                       image_elements);
}

/* Transforms a task's tiles back. */
static void transform_output(const struct winograd* w, const struct task* task) {
    const struct plan* plan = &w->plan;
    const size_t lanes = w->hw->lanes, nr = w->hw->tuple_gemm.nr;
    const size_t begin = (w->first_panel + task->panel) * nr,
                 end = nnp_min(begin + nr, w->convolution->output_channels);
    _Alignas(NNP_ALIGNMENT) float scratch[NNP_SCRATCH_ELEMENTS];
    for (size_t tile = 0; tile < task->tiles; tile += plan->is_streamed ? plan->tiles_x : 1) {
        for (size_t vector = 0; begin + vector * lanes < end; vector++) {
            const size_t channel = begin + vector * lanes;
            if (plan->is_streamed) {
                transform_output_row(w, task, tile, vector, channel, scratch);
            } else {
                transform_output_tile(w, transformed_output(w, task, tile, vector),
                                      tile_position(plan, task->first_tile + tile), channel, scratch);
            }
        }
    }
}

/* One thread's share: tasks that no other has taken. Groups of one panel follow each other, to share its kernel. */
static void run_tasks(void* context, size_t thread) {
    struct winograd* w = context;
    const struct plan* plan = &w->plan;
    const size_t groups = nnp_divide_up(w->block_tiles, plan->tiles_a_group);
    struct times* times = &w->times[thread];
    for (;;) {
        const size_t index = atomic_fetch_add_explicit(&w->next_task, 1, memory_order_relaxed);
        if (index >= groups * w->block_panels) return;
        const size_t group = index % groups;
        const struct task task = {
            .group = group,
            .panel = index / groups,
            .first_tile = w->first_tile + group * plan->tiles_a_group,
            .tiles = group_tiles(w, group),
            .tile_panels = nnp_partition(group_tiles(w, group), w->hw->tuple_gemm.mr),
            .output_transform = w->output_transform + thread * plan->output_elements,
        };
        const double start = nnp_now();
        multiply(w, &task);
        const double middle = nnp_now();
        transform_output(w, &task);
        times->multiplication += middle - start;
        times->output_transform += nnp_now() - middle;
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

/* Splits the time since `start` as the threads spent it. */
static void add_task_times(const struct winograd* w, double start) {
    struct nnp_profile* profile = w->convolution->profile;
    if (profile == NULL) return;
    double multiplication = 0, output_transform = 0;
    for (size_t thread = 0; thread < w->plan.threads; thread++) {
        multiplication += w->times[thread].multiplication;
        output_transform += w->times[thread].output_transform;
    }
    const double share = (nnp_now() - start) / (multiplication + output_transform);
    profile->block_multiplication += share * multiplication;
    profile->output_transform += share * output_transform;
}

static void run_tiles(struct winograd* w, bool input_is_transformed) {
    const struct nnp_convolution* c = w->convolution;
    double start = nnp_now();
    if (!input_is_transformed) {
        const size_t groups = nnp_divide_up(w->block_tiles, w->plan.tiles_a_group);
        pthreadpool_parallelize_2d(c->threadpool, transform_input, w, w->plan.vectors,
                                   groups * w->plan.tile_panels_a_group, PTHREADPOOL_FLAG_DISABLE_DENORMALS);
        nnp_add_time(c->profile != NULL ? &c->profile->input_transform : NULL, start);
        start = nnp_now();
    }
    w->next_task = 0;
    memset(w->times, 0, w->plan.threads * sizeof *w->times);
    pthreadpool_parallelize_1d(c->threadpool, run_tasks, w, w->plan.threads, PTHREADPOOL_FLAG_DISABLE_DENORMALS);
    add_task_times(w, start);
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
    w.times = (struct times*)(w.output_transform + plan->threads * plan->output_elements);
    float* bias = (float*)(w.times + plan->threads);
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
            w.block_tiles = nnp_min(plan->groups_a_block * plan->tiles_a_group, plan->tiles - w.first_tile);
            run_tiles(&w, w.first_panel != 0 && w.block_tiles == plan->tiles);
        }
    }
}
