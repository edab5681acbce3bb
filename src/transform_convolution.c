/*
 * Outputs and input gradients by transforms of tiles: Winograd's F(m x m', r x r'), Fourier's of 8x8 and 16x16.
 *
 * An input gradient is the output of a layer whose input is the output's gradient, whose kernels are the layer's,
 * rotated and with their channels exchanged, and whose padding is what is missing to a full one. So a pass has source
 * and target images here.
 *
 * Target channels are cut into blocks whose transformed kernels fit into KERNEL_BUDGET, images into blocks of tiles
 * whose transformed source fits into SOURCE_BUDGET. For each pair of blocks, two parallel stages run. The first
 * transforms the source tiles. A task of the second takes a group of tiles and a panel of target channels, or several
 * where tiles are few: for each coefficient it multiplies [tiles x source channels] by [source channels x target
 * channels], then transforms back what it finds in its L2. The blocks are large, because each element of a transformed
 * kernel is used once a tile of the block. Groups are large, too, unless L2 has room for their kernels, or they are
 * read again in less time than transformed tiles would be (docs/decisions/0041).
 *
 * Where threads have tiles enough for as many kernels, there is one stage, in which a task transforms its group's
 * source, too, and takes all panels: cores that are far from each other take long to write lines that the other one has
 * read (docs/decisions/0032).
 *
 * Tiles write a few pixels of many cache lines, and their neighbours in a row of tiles the others: such a row is
 * written for a vector of channels, then for the next. A target too large for caches is written past them: a row of
 * tiles is put together in a strip and then streamed, as else each line would be fetched first. Where near caches have
 * no room for lines of all channels, as these lie whole pages apart, tiles are put together in a strip, too, and then
 * copied.
 *
 * Images end in tiles of fewer rows or columns where those cover them. Such tiles have some of the others'
 * coefficients, for the same kernels. Rows of a panel are ordered by what they have, so that those with a coefficient
 * are neighbours.
 *
 * Layouts, where a panel is mr tiles or nr target channels (of the tuple GEMM), and the last dimension is contiguous:
 *   transformed source, of all groups or of one task:
 *     [tile panel][block of channels][coefficient][channel / lanes][tile of the panel][channel % lanes]
 *   transformed kernel:
 *     [target channel panel][block of source channels][coefficient of kernels][source channel][nr]
 *   transformed target, of one task:
 *     [target channel panel][tile panel][coefficient][tile of the panel][nr]
 *
 * A block of source channels is what one call of a micro-kernel sums. Transforms jump from coefficient to coefficient
 * within a block; the GEMM reads streams, a panel's kernels from the first coefficient to the last. With a stride, some
 * of them multiply several coefficients of a tile, one after the other.
 */

#include <math.h>
#include <string.h>

#include <pthreadpool.h>

#include "costs.h"
#include "tasks.h"
#include "transform.h"

static const double NEAR_SHARE = 0.9; /* of what passes L2 with large groups, up to which small ones are taken */

enum {
    KERNEL_BUDGET = 34 << 20, /* bytes of transformed kernels in a workspace */
    SOURCE_BUDGET = 8 << 20,  /* bytes of transformed source, or more: */
    SOURCE_A_THREAD = 2 << 20,
    TASKS_A_THREAD = 8,     /* in each block of tiles, for balance */
    PANELS_A_TASK = 4,      /* of tiles, where there are as many, to use a transformed kernel more than once */
    KERNEL_ROWS = 8,        /* of a tuple GEMM, in the time of reading a step of kernels from beyond L2 */
    OWN_SOURCE = 6 << 20,   /* bytes of transformed source that a thread has by itself, */
    OWN_BALANCE = 16,       /* for a part of whose tiles, one in so many, others may wait, */
    OWN_KERNELS = 6,        /* bytes of kernels that it reads for each of all threads' source, */
    OWN_ROWS = 4,           /* and rows, one in so many, that it multiplies more */
    REDUCTION = 512,        /* source channels of a block at most: its operands stay in L2 */
    FAR_PRODUCTS = 8,       /* FMAs in the time of a line that is streamed, at least, for memory to be far */
    HALF_COEFFICIENTS = 64, /* of a transform in half precision */
    STRIP_ELEMENTS = NNP_MAX_LANES * 6 * 224,
    PAGE_ELEMENTS = 1024, /* distances that are multiples of it share one of 64 sets of a cache */
    MAX_ROWS = NNP_MAX_TUPLE_GEMM_ROWS,
};

/* Kinds of tiles, in the order of a panel's rows. */
enum kind { narrow, whole, low, narrow_and_low, KINDS };

/* Rows of a panel's tiles. */
struct order {
    uint8_t rows[MAX_ROWS];    /* of its tiles */
    uint8_t starts[KINDS + 1]; /* first row of each kind */
};

/* The pass as a convolution of source images with kernels. */
struct view {
    struct nnp_transform transform;
    const struct nnp_images* source;
    const struct nnp_images* target;
    ptrdiff_t top; /* padding of the source */
    ptrdiff_t left;
    size_t taps;
    size_t kernel_target_stride; /* floats between kernels of neighbouring target channels */
    size_t kernel_source_stride;
    bool is_rotated; /* are the kernels? */
};

struct plan {
    struct view view;
    struct nnp_tiles tiles; /* of the target */
    size_t tiles_a_group;
    size_t tile_panels_a_group;
    size_t groups_a_block;
    bool is_strip;           /* are tiles of a row put together in a strip? */
    size_t run_tiles;        /* of a row, that are written one after the other, of a vector of channels */
    bool is_streamed;        /* the target: then groups are whole rows of tiles */
    size_t vectors;          /* of source channels */
    size_t operands_a_float; /* 2 where they are halves; layouts of operands are in floats all the same */
    size_t blocks;           /* of source channels */
    size_t block_vectors;    /* of a block; the last one may have fewer */
    size_t panels;           /* of target channels */
    size_t panels_a_block;
    size_t panels_at_once;    /* by a task */
    bool is_fused;            /* does a task transform its group's source, and take all panels? */
    struct nnp_layout source; /* of a tile panel and a block of source channels */
    struct nnp_layout kernel; /* of a target channel panel and a block of source channels */
    struct nnp_layout target; /* of a target channel panel and a tile panel */
    size_t kernel_elements;   /* floats of the transformed kernels that are kept at a time; 0 for `reuse` */
    size_t group_elements;    /* of a group's transformed source, */
    size_t source_elements;   /* of a block's, or for each thread */
    size_t panel_elements;    /* of a group's transformed target, for each panel of its channels */
    size_t target_elements;   /* for each thread */
    size_t order_elements;    /* of the panels of a group, for each thread */
    size_t threads;
    size_t bias_elements;
    size_t next_lines; /* of the next panel of kernels, fetched with each vector of source channels of a tile panel */
    size_t bytes;      /* of workspace; 0 if it overflows */
};

struct work {
    const struct nnp_convolution* convolution;
    const struct nnp_hw* hw;
    struct plan plan;
    struct nnp_window window; /* of source tiles */
    const float* bias;        /* padded to whole panels */
    float* kernel_transform;  /* of the current panels */
    float* source_transform;
    float* target_transform; /* for each thread */
    struct nnp_times* times; /* for each thread */
    float* orders;           /* struct order of panels, for each thread */
    uint32_t denormals;      /* the flag that makes them zero: not for halves, of which too many are denormal */
    bool are_kernels_kept;   /* in caches, from their transform until they are multiplied */

    size_t first_panel; /* current block of target channels */
    size_t block_panels;
    size_t first_tile; /* current block of tiles */
    size_t block_tiles;
    struct nnp_tasks tasks;
};

/* A group of tiles and some panels of target channels. */
struct task {
    size_t first_panel; /* of the current block */
    size_t panels;
    size_t first_tile; /* of the batch */
    size_t tiles;
    const float* source_transform;
    struct nnp_partition tile_panels;
    struct order* orders; /* of tile panels */
    float* target_transform;
};

static struct view make_view(const struct nnp_convolution* c) {
    const struct nnp_padding padding = c->input_padding;
    const struct nnp_size kernel = c->kernel_size;
    const size_t taps = kernel.height * kernel.width;
    struct view v = {.taps = taps};
    nnp_find_transform(c, c->algorithm, &v.transform);
    if (c->pass == nnp_pass_output) {
        v.source = &c->input;
        v.target = &c->output;
        v.top = (ptrdiff_t)padding.top;
        v.left = (ptrdiff_t)padding.left;
        v.kernel_target_stride = c->input.channels * taps;
        v.kernel_source_stride = taps;
    } else {
        v.source = &c->output;
        v.target = &c->input;
        v.top = (ptrdiff_t)kernel.height - 1 - (ptrdiff_t)padding.top;
        v.left = (ptrdiff_t)kernel.width - 1 - (ptrdiff_t)padding.left;
        v.kernel_target_stride = taps;
        v.kernel_source_stride = c->input.channels * taps;
        v.is_rotated = true;
    }
    return v;
}

/* Tiles of a row of the target whose pixels, of a vector of channels, have room in a strip. */
static size_t most_strip_tiles(const struct nnp_convolution* c, const struct view* v, const struct nnp_tiles* tiles) {
    const size_t columns = STRIP_ELEMENTS / (c->machine->hw->lanes * tiles->step.height);
    return columns >= v->target->size.width ? tiles->x : columns / tiles->step.width;
}

/* Are lines of a vector of channels of the target all of one set of L1, more than that has room for? */
static bool is_aliased(const struct nnp_convolution* c, const struct view* v) {
    return nnp_pixels(v->target->size) % PAGE_ELEMENTS == 0 &&
           c->machine->hw->lanes * PAGE_ELEMENTS * sizeof(float) >= c->machine->caches.l1;
}

static bool can_stream(const struct nnp_convolution* c, const struct view* v, const struct nnp_tiles* tiles) {
    const size_t elements = c->batch_size * v->target->channels * nnp_pixels(v->target->size);
    return v->target->size.width >= NNP_ALIGNMENT / sizeof(float) && most_strip_tiles(c, v, tiles) == tiles->x &&
           nnp_is_large(c->machine, elements);
}

/* Floats of a tile's transformed source. */
static size_t tile_elements(const struct plan* p, size_t mr) { return p->blocks * p->source.block / mr; }

/* Floats of all transformed kernels. */
static double all_kernels(const struct plan* p) {
    return (double)p->panels * (double)p->blocks * (double)p->kernel.block;
}

/* Do they come from beyond L2, where other data pass through it, too? */
static bool are_kernels_far(const struct plan* p, size_t l2) {
    return all_kernels(p) > (double)(l2 / 2 / sizeof(float));
}

/* Rows that the busiest of the threads multiplies by panels of kernels, if all tiles are in so many groups. */
static size_t most_rows(const struct plan* p, size_t groups, size_t threads) {
    const size_t tiles = nnp_divide_up(p->tiles.count, groups);
    return nnp_divide_up(groups * p->panels_a_block, threads) * nnp_max(tiles, KERNEL_ROWS);
}

/* As many groups as `least`, or more, so that no thread waits long for one that has more. */
static size_t balance_groups(const struct plan* p, size_t least, size_t threads) {
    size_t best = least;
    for (size_t i = least + 1; i <= p->tiles.count && i * p->panels_a_block < threads * TASKS_A_THREAD; i++) {
        if (most_rows(p, i, threads) < most_rows(p, best, threads)) best = i;
    }
    return best;
}

/* Cuts the batch into groups of tiles, for the target of `cached` of which L2 has room, or smaller ones to make tasks
 * for all threads, and into blocks of groups. */
static void cut_into_groups(struct plan* p, size_t threads, size_t cached, size_t mr, bool* overflow) {
    const size_t tiles = p->tiles.count,
                 source_budget = nnp_max(SOURCE_BUDGET, nnp_product(threads, SOURCE_A_THREAD, overflow));
    const size_t block_tiles = nnp_min(nnp_max(source_budget / sizeof(float) / tile_elements(p, mr), 1), tiles);
    const size_t balanced = nnp_max(block_tiles * p->panels_a_block / (threads * TASKS_A_THREAD), PANELS_A_TASK * mr);
    const size_t most_tiles = nnp_min(block_tiles, threads == 1 ? cached : nnp_min(cached, balanced));
    const size_t unit = p->is_streamed ? p->tiles.x : mr;
    const size_t least =
        most_tiles == tiles ? 1 : nnp_divide_up(tiles, nnp_max(nnp_round_down(most_tiles, unit), unit));
    const bool is_balanced = threads > 1 && block_tiles == tiles && !p->is_streamed;
    const size_t most = is_balanced ? balance_groups(p, least, threads) : least;
    p->tiles_a_group = nnp_min(tiles, nnp_round_up(nnp_divide_up(tiles, most), most == least ? unit : 1));
    const size_t groups = nnp_divide_up(tiles, p->tiles_a_group);
    const size_t groups_at_once = block_tiles == tiles ? groups : nnp_max(block_tiles / p->tiles_a_group, 1);
    p->groups_a_block = nnp_divide_up(groups, nnp_divide_up(groups, groups_at_once));
}

/* The same into groups whose tasks transform their source, too, as many and as large for each thread. False, and
 * nothing is changed, if threads would wait for one another, or if reading all kernels for each group takes longer than
 * sharing tiles. */
static bool cut_into_fused_groups(struct plan* p, size_t threads, size_t cached, size_t mr) {
    if (p->panels_a_block < p->panels) return false;
    const size_t unit = p->is_streamed ? p->tiles.x : 1, units = p->tiles.count / unit;
    const size_t most_tiles = nnp_min(cached, OWN_SOURCE / sizeof(float) / tile_elements(p, mr));
    const size_t share = nnp_divide_up(units, threads), groups = nnp_divide_up(share, nnp_max(most_tiles / unit, 1));
    const size_t units_a_group = nnp_divide_up(share, groups);
    const double source = (double)p->tiles.count * (double)tile_elements(p, mr);
    const double kernels = (double)groups * all_kernels(p);
    if (units_a_group * groups * threads - units > units / OWN_BALANCE || kernels > OWN_KERNELS * source) return false;
    const size_t own = groups * p->panels * nnp_max(units_a_group * unit, KERNEL_ROWS);
    const size_t shared = most_rows(p, nnp_divide_up(p->tiles.count, p->tiles_a_group), threads);
    if (OWN_ROWS * own > (OWN_ROWS + 1) * shared) return false;
    p->tiles_a_group = units_a_group * unit;
    p->groups_a_block = nnp_divide_up(units, units_a_group);
    return true;
}

/* Tasks of some groups and panels. */
static size_t tasks_of(const struct plan* p, size_t groups, size_t panels) {
    return p->is_fused ? groups : groups * nnp_divide_up(panels, p->panels_at_once);
}

/* Divides tiles into groups, and panels of target channels into those that a task computes at once, whose transformed
 * target takes so many bytes at most. */
static void divide(struct plan* p, size_t threads, size_t bytes, size_t mr, bool* overflow) {
    const size_t cached = bytes / sizeof(float) / (p->target.block / mr);
    cut_into_groups(p, threads, cached, mr, overflow);
    p->is_fused = cut_into_fused_groups(p, threads, cached, mr);
    p->tile_panels_a_group = nnp_divide_up(p->tiles_a_group, mr);

    /* Few tiles leave room for more panels of their target, which then share what they read of the source. */
    const size_t cached_panels = nnp_max(cached / (p->tile_panels_a_group * mr), 1);
    const size_t balanced_panels = nnp_max(p->groups_a_block * p->panels_a_block / (threads * TASKS_A_THREAD), 1);
    const size_t most_panels_at_once =
        threads == 1 || p->is_fused ? cached_panels : nnp_min(cached_panels, balanced_panels);
    p->panels_at_once = nnp_divide_up(p->panels_a_block, nnp_divide_up(p->panels_a_block, most_panels_at_once));
}

/* Floats that pass between L2 and what is behind it, more in one division than in another: kernels for each group; its
 * source for each of its tasks, at half, as it is a stream; the target of a task, written and read. L2 keeps kernels,
 * or a group's source, of up to half of its size, and a target of a quarter. */
static double far_elements(const struct plan* p, size_t l2) {
    const double groups = ceil((double)p->tiles.count / (double)p->tiles_a_group);
    const double passes = ceil((double)p->panels / (double)p->panels_at_once), cache = (double)l2 / sizeof(float);
    const double source = (double)(p->tile_panels_a_group * p->blocks * p->source.block);
    const double target = (double)(p->panels_at_once * p->tile_panels_a_group * p->target.block);
    return groups * ((are_kernels_far(p, l2) ? all_kernels(p) : 0) + (source > cache / 2 ? passes * source / 2 : 0) +
                     (target > cache / 4 ? 2 * passes * target : 0));
}

static struct plan make_plan(const struct nnp_convolution* c) {
    const struct nnp_hw* hw = c->machine->hw;
    const size_t mr = hw->tuple_gemm.mr, nr = hw->tuple_gemm.nr, lanes = hw->lanes;
    bool overflow = false;
    struct plan p = {.view = make_view(c)};
    const struct view* v = &p.view;
    const size_t coefficients = v->transform.coefficients, kernels = nnp_pixels(v->transform.kernels);
    p.vectors = nnp_divide_up(v->source->channels, lanes);
    p.blocks = nnp_divide_up(p.vectors * lanes, v->transform.is_half ? NNP_HALF_REDUCTION : REDUCTION);
    p.block_vectors = nnp_divide_up(p.vectors, p.blocks);
    p.panels = nnp_divide_up(v->target->channels, nr);
    const size_t block_channels = p.block_vectors * lanes;
    p.operands_a_float = v->transform.is_half ? 2 : 1;
    p.source = nnp_spread(block_channels * mr / p.operands_a_float, coefficients);
    p.kernel = nnp_spread(block_channels * nr / p.operands_a_float, kernels);
    p.target = nnp_spread(mr * nr, coefficients);
    const struct nnp_size step = nnp_transform_step(c, &v->transform);
    p.tiles = nnp_cut_into_tiles(c->batch_size, v->target->size, step, v->transform.edge);

    /* Blocks of target channels, as even as possible. */
    const size_t panel_elements = nnp_product(p.blocks, p.kernel.block, &overflow);
    const size_t panel_bytes = nnp_product(panel_elements, sizeof(float), &overflow);
    if (overflow || p.tiles.count == 0) return p;
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

    /* A group's transformed target takes three quarters of L2 at most, or an eighth. */
    const size_t threads = pthreadpool_get_threads_count(c->threadpool), l2 = c->machine->caches.l2;
    p.is_streamed = can_stream(c, v, &p.tiles);
    p.is_strip = p.is_streamed || is_aliased(c, v);
    p.run_tiles = p.is_strip ? most_strip_tiles(c, v, &p.tiles) : p.tiles.x;
    struct plan near = p;
    divide(&p, threads, l2 / 4 * 3, mr, &overflow);
    divide(&near, threads, l2 / 8, mr, &overflow);
    if (far_elements(&near, l2) < NEAR_SHARE * far_elements(&p, l2)) p = near;
    p.threads = nnp_min(threads, tasks_of(&p, p.groups_a_block, p.panels_a_block));

    p.group_elements = nnp_product(p.tile_panels_a_group * p.blocks, p.source.block, &overflow);
    p.source_elements = nnp_product(p.is_fused ? p.threads : p.groups_a_block, p.group_elements, &overflow);
    p.panel_elements = p.tile_panels_a_group * p.target.block;
    p.target_elements = p.panels_at_once * p.panel_elements;
    p.bias_elements = nnp_round_up(p.panels * nr, NNP_ALIGNMENT / sizeof(float));

    p.next_lines = are_kernels_far(&p, l2) && p.tile_panels_a_group > 1
                       ? nnp_divide_up(lanes * nr / NNP_LINE, p.tile_panels_a_group)
                       : 0;

    p.order_elements = nnp_round_up(p.tile_panels_a_group * sizeof(struct order), NNP_ALIGNMENT) / sizeof(float);
    const size_t elements[] = {p.kernel_elements,
                               p.source_elements,
                               p.threads * p.target_elements,
                               p.bias_elements,
                               p.threads * sizeof(struct nnp_times) / sizeof(float),
                               p.threads * p.order_elements};
    p.bytes = nnp_float_bytes(sizeof elements / sizeof elements[0], elements, overflow);
    return p;
}

static size_t plan(const struct nnp_convolution* convolution) { return make_plan(convolution).bytes; }

/* Tiles of a group of the current block. */
static size_t group_tiles(const struct work* w, size_t group) {
    return nnp_min(w->block_tiles - group * w->plan.tiles_a_group, w->plan.tiles_a_group);
}

static enum kind kind_of(const struct nnp_tiles* tiles, struct nnp_position position) {
    const bool is_narrow = nnp_is_narrow(tiles, position);
    return nnp_is_low(tiles, position) ? low + is_narrow : whole - is_narrow;
}

/* Orders `count` tiles of a batch, from the one at `position` on, that are a panel. */
static void order_panel(const struct nnp_tiles* tiles, struct nnp_position position, size_t count,
                        struct order* order) {
    if (tiles->whole.height == tiles->y && tiles->whole.width == tiles->x) {
        for (size_t i = 0; i < count; i++)
            order->rows[i] = (uint8_t)i;
        for (size_t kind = 0; kind <= KINDS; kind++)
            order->starts[kind] = kind <= whole ? 0 : (uint8_t)count;
        return;
    }
    uint8_t kinds[MAX_ROWS], next[KINDS] = {0};
    for (size_t i = 0; i < count; i++) {
        kinds[i] = kind_of(tiles, position);
        next[kinds[i]]++;
        nnp_next_tile(tiles, &position);
    }
    uint8_t start = 0;
    for (size_t kind = 0; kind < KINDS; kind++) {
        order->starts[kind] = start;
        start += next[kind];
        next[kind] = order->starts[kind];
    }
    order->starts[KINDS] = start;
    for (size_t i = 0; i < count; i++)
        order->rows[i] = next[kinds[i]]++;
}

/* Transforms a tile panel of a group, whose source goes to `output`, of one vector of source channels. */
static void transform_source_panel(const struct work* w, size_t group, size_t part, size_t vector, float* output) {
    const struct plan* plan = &w->plan;
    const struct nnp_transform* transform = &plan->view.transform;
    const size_t lanes = w->hw->lanes, mr = w->hw->tuple_gemm.mr;
    const struct nnp_partition tile_panels = nnp_partition(group_tiles(w, group), mr);
    if (part >= tile_panels.parts) return;

    output += (part * plan->blocks + vector / plan->block_vectors) * plan->source.block +
              vector % plan->block_vectors * mr * lanes / plan->operands_a_float;
    const size_t first = w->first_tile + group * plan->tiles_a_group + nnp_part_start(&tile_panels, part);
    const size_t row_elements = lanes / plan->operands_a_float;
    struct nnp_position position = nnp_tile_position(&plan->tiles, first);
    struct order order;
    order_panel(&plan->tiles, position, nnp_part_size(&tile_panels, part), &order);
    for (size_t i = 0; i < nnp_part_size(&tile_panels, part); i++) {
        const bool is_low = nnp_is_low(&plan->tiles, position), is_narrow = nnp_is_narrow(&plan->tiles, position);
        const struct nnp_size tile = {.height = transform->tile.height - is_low * transform->edge,
                                      .width = transform->tile.width - is_narrow * transform->edge};
        nnp_tile_transform_function* const left = transform->tiles[is_low][is_narrow].left;
        float* row = output + order.rows[i] * row_elements;
        if (transform->is_half) {
            _Alignas(NNP_ALIGNMENT) float floats[HALF_COEFFICIENTS * NNP_MAX_HALF_LANES];
            nnp_transform_tile(w->hw, left, tile, &w->window, &position, vector * lanes, floats, lanes);
            w->hw->half.narrow(transform->coefficients, floats, lanes, w->hw->half.left_scales, (uint16_t*)row,
                               2 * plan->source.coefficient);
        } else {
            nnp_transform_tile(w->hw, left, tile, &w->window, &position, vector * lanes, row, plan->source.coefficient);
        }
        nnp_next_tile(&plan->tiles, &position);
    }
}

/* All panels and vectors of a group. */
static void transform_group(const struct work* w, size_t group, float* output) {
    for (size_t vector = 0; vector < w->plan.vectors; vector++) {
        for (size_t part = 0; part < w->plan.tile_panels_a_group; part++)
            transform_source_panel(w, group, part, vector, output);
    }
}

/* One panel, counted over all groups of the block. */
static void transform_source(void* context, size_t vector, size_t panel) {
    const struct work* w = context;
    const size_t group = panel / w->plan.tile_panels_a_group, part = panel % w->plan.tile_panels_a_group;
    transform_source_panel(w, group, part, vector, w->source_transform + group * w->plan.group_elements);
}

/* Copies kernels of some target channels and one source channel, `stride` apart, rotated where the pass wants it. */
static void copy_kernels(const struct view* v, const float* kernel, size_t targets, float* copy, size_t stride) {
    for (size_t target = 0; target < targets; target++, kernel += v->kernel_target_stride, copy += stride) {
        for (size_t tap = 0; tap < v->taps; tap++)
            copy[tap] = kernel[v->is_rotated ? v->taps - 1 - tap : tap];
    }
}

/* Does a cache hold transformed kernels until they are multiplied? Those for which L2 has room; where memory is far,
 * larger ones, too, but then images are to be smaller, which come between, here and from call to call. Not those of a
 * plan; nor those of several threads, whose cores may be far from one another. */
static bool are_kernels_kept(const struct nnp_convolution* c, const struct plan* p) {
    const double inputs = (double)c->input.channels * (double)nnp_pixels(c->input.size),
                 outputs = (double)c->output.channels * (double)nnp_pixels(c->output.size),
                 images = (double)c->batch_size * (inputs + outputs);
    const double* costs = nnp_costs(c->machine);
    const bool are_few = p->kernel_elements * sizeof(float) <= c->machine->caches.l2;
    const bool is_far = costs[nnp_operation_stream] > FAR_PRODUCTS * costs[nnp_operation_product];
    return c->transform_strategy == nnp_convolution_transform_strategy_compute &&
           pthreadpool_get_threads_count(c->threadpool) == 1 && !nnp_is_large(c->machine, p->kernel_elements) &&
           (are_few || (is_far && 2 * images <= (double)p->kernel_elements));
}

/* Transforms lanes x lanes kernels, and narrows what comes out where operands are halves. */
static void transform_kernel_block(const struct work* w, const float* kernel, size_t kernel_stride, float* output,
                                   float* scratch) {
    const struct nnp_transform* transform = &w->plan.view.transform;
    const size_t lanes = w->hw->lanes, nr = w->hw->tuple_gemm.nr, coefficient = w->plan.kernel.coefficient;
    if (!transform->is_half) {
        nnp_winograd_kernel_function* const function =
            w->are_kernels_kept ? transform->right_block : transform->right_block_streamed;
        function(kernel, kernel_stride, output, coefficient, scratch);
        return;
    }
    _Alignas(NNP_ALIGNMENT) float floats[HALF_COEFFICIENTS * NNP_MAX_HALF_LANES * 2 * NNP_MAX_HALF_LANES];
    transform->right_block(kernel, kernel_stride, floats, lanes * nr, scratch);
    for (size_t source = 0; source < lanes; source++) {
        w->hw->half.narrow(transform->coefficients, floats + source * nr, lanes * nr, w->hw->half.right_scales,
                           (uint16_t*)output + source * nr, 2 * coefficient);
    }
}

/* Transforms the kernels of one vector of target channels and one of source channels. */
static void transform_kernel(void* context, size_t target_vector, size_t source_vector) {
    const struct work* w = context;
    const struct plan* plan = &w->plan;
    const struct view* v = &plan->view;
    const size_t lanes = w->hw->lanes, nr = w->hw->tuple_gemm.nr;
    const size_t first_target = w->first_panel * nr + target_vector * lanes, first_source = source_vector * lanes;
    const size_t targets = first_target < v->target->channels ? nnp_min(lanes, v->target->channels - first_target) : 0;
    const size_t sources = nnp_min(lanes, v->source->channels - first_source);
    const size_t panel = target_vector * lanes / nr;
    const float* kernel =
        w->convolution->kernel + first_target * v->kernel_target_stride + first_source * v->kernel_source_stride;
    float* output =
        w->kernel_transform + (panel * plan->blocks + source_vector / plan->block_vectors) * plan->kernel.block +
        (source_vector % plan->block_vectors * lanes * nr + target_vector * lanes % nr) / plan->operands_a_float;
    _Alignas(NNP_ALIGNMENT) float scratch[NNP_SCRATCH_ELEMENTS];

    if (v->transform.right_block != NULL) {
        if (targets == lanes && sources == lanes && !v->is_rotated) {
            transform_kernel_block(w, kernel, v->kernel_target_stride, output, scratch);
            return;
        }
        _Alignas(NNP_ALIGNMENT) float block[NNP_MAX_LANES * NNP_MAX_LANES * NNP_MAX_WINOGRAD_TAPS];
        if (targets < lanes || sources < lanes) memset(block, 0, lanes * lanes * v->taps * sizeof(float));
        for (size_t source = 0; source < sources; source++) {
            copy_kernels(v, kernel + source * v->kernel_source_stride, targets, block + source * v->taps,
                         lanes * v->taps);
        }
        transform_kernel_block(w, block, lanes * v->taps, output, scratch);
        return;
    }
    _Alignas(NNP_ALIGNMENT) float copy[NNP_MAX_LANES * NNP_MAX_TILE * NNP_MAX_TILE] = {0};
    const bool in_place = targets == lanes && !v->is_rotated;
    const struct nnp_tile tile = {
        .channel_stride = in_place ? v->kernel_target_stride : v->taps,
        .row_stride = w->convolution->kernel_size.width,
        .row_mask = nnp_bits(0, w->convolution->kernel_size.height),
        .column_mask = nnp_bits(0, w->convolution->kernel_size.width),
    };
    for (size_t source = 0; source < sources; source++) {
        const float* one = kernel + source * v->kernel_source_stride;
        if (!in_place) copy_kernels(v, one, targets, copy, v->taps);
        v->transform.right(in_place ? one : copy, &tile, output + source * nr, plan->kernel.coefficient, scratch);
    }
}

/* Multiplies one panel of tiles by one of target channels, for the two parts of a complex coefficient. */
static void multiply_complex(const struct work* w, size_t k, const float* source, size_t rows, const float* kernel,
                             float* target, bool accumulate) {
    const struct plan* plan = &w->plan;
    const size_t mr = w->hw->complex_gemm.mr, nr = w->hw->tuple_gemm.nr;
    const struct nnp_complex_layout layout = {
        .a_imaginary = plan->source.coefficient,
        .b_imaginary = plan->kernel.coefficient,
        .c_stride = nr,
        .c_imaginary = plan->target.coefficient,
    };
    for (size_t row = 0; row < rows; row += mr) {
        w->hw->complex_gemm.kernels[nnp_min(mr, rows - row) - 1](k, source + row * w->hw->lanes, kernel,
                                                                 target + row * nr, &layout, accumulate);
    }
}

/* Multiplies a group's tiles by one panel of target channels, of one coefficient and block of source channels, while
 * the next kernels are fetched evenly, by so many lines (or none) with each vector of source channels. */
static void multiply_tiles(const struct work* w, const struct task* task, size_t coefficient, size_t block,
                           const float* kernel, const float* next, size_t next_lines, float* target) {
    const struct plan* plan = &w->plan;
    const struct nnp_transform* transform = &plan->view.transform;
    const size_t lanes = w->hw->lanes, nr = w->hw->tuple_gemm.nr, block_channels = plan->block_vectors * lanes;
    const size_t size = nnp_min(plan->view.source->channels - block * block_channels, block_channels);
    const size_t row_elements = transform->is_half ? lanes / 2 : lanes,
                 source_stride = plan->blocks * plan->source.block;
    /* Whether tiles at the edge lack it. */
    const bool is_last_row = coefficient % transform->grid.height + transform->edge >= transform->grid.height;
    const bool is_last_column = coefficient / transform->grid.height + transform->edge >= transform->grid.width;
    const enum kind first = is_last_column ? whole : narrow;
    const enum kind end = is_last_row ? low : is_last_column ? narrow_and_low : KINDS;
    const size_t share = size / lanes * next_lines * NNP_LINE;
    const float* panel = task->source_transform + block * plan->source.block + coefficient * plan->source.coefficient;
    target += coefficient * plan->target.coefficient;
    const bool accumulate = block != 0, is_complex = coefficient >= transform->reals;
    const bool is_plain = !transform->is_half && !is_complex;
    nnp_tuple_gemm_function* const* const kernels = w->hw->tuple_gemm.kernels;
    const struct order *order = task->orders, *const end_order = order + task->tile_panels.parts;
    for (; order != end_order; order++, panel += source_stride, target += plan->target.block, next += share) {
        const size_t row = order->starts[first], rows = order->starts[end] - row;
        const float* source = panel + row * row_elements;
        if (rows == 0) continue;
        if (is_plain) {
            kernels[rows - 1](size, source, kernel, target + row * nr, nr, accumulate, next, next_lines);
        } else if (is_complex) {
            multiply_complex(w, size, source, rows, kernel, target + row * nr, accumulate);
        } else {
            w->hw->half.tuple_gemm[rows - 1](nnp_round_up(size, lanes), (const uint16_t*)source,
                                             (const uint16_t*)kernel, target + row * nr, nr, accumulate);
        }
    }
}

/*
 * Multiplies a group's tiles by a task's panels of target channels, for all coefficients. The first panel of channels
 * brings the source to the caches, the first panel of tiles each panel's kernel.
 */
static void multiply(const struct work* w, const struct task* task) {
    const struct plan* plan = &w->plan;
    const struct nnp_transform* transform = &plan->view.transform;
    const struct nnp_size grid = transform->grid, kernels = transform->kernels;
    for (size_t right = 0, parts; right < nnp_pixels(kernels); right += parts) {
        parts = right < transform->reals ? 1 : 2;
        /* Coefficients of tiles that this one of a kernel multiplies. */
        const size_t column = right / kernels.height, row = right % kernels.height;
        const size_t columns = column + 1 == kernels.width ? grid.width - column : 1;
        const size_t rows = row + 1 == kernels.height ? grid.height - row : 1;
        const float* kernel = w->kernel_transform + task->first_panel * plan->blocks * plan->kernel.block +
                              right * plan->kernel.coefficient;
        for (size_t block = 0; block < plan->blocks; block++) {
            for (size_t panel = 0; panel < task->panels; panel++) {
                const float* part = kernel + (panel * plan->blocks + block) * plan->kernel.block;
                const float* next = panel + 1 < task->panels           ? part + plan->blocks * plan->kernel.block
                                    : block + 1 < plan->blocks         ? kernel + (block + 1) * plan->kernel.block
                                    : right + parts < transform->reals ? kernel + parts * plan->kernel.coefficient
                                                                       : part; /* near already */
                for (size_t i = 0; i < columns * rows; i++) {
                    multiply_tiles(w, task, (column + i / rows) * grid.height + row + i % rows, block, part, next,
                                   i == 0 ? plan->next_lines : 0,
                                   task->target_transform + panel * plan->panel_elements);
                }
            }
        }
    }
}

/* Writes those of a dense tile's pixels that exist. */
static void copy_target_tile(const struct work* w, const float* copy, struct nnp_position position, size_t channels,
                             float* output) {
    const struct nnp_size size = w->plan.view.target->size, step = nnp_tile_step(&w->plan.tiles, position);
    const struct nnp_size origin = nnp_tile_origin(&w->plan.tiles, position);
    const size_t first_y = origin.height, first_x = origin.width;
    for (size_t channel = 0; channel < channels; channel++) {
        for (size_t y = 0; y < nnp_min(step.height, size.height - first_y); y++) {
            memcpy(output + (channel * size.height + first_y + y) * size.width + first_x,
                   copy + (channel * step.height + y) * step.width,
                   nnp_min(step.width, size.width - first_x) * sizeof(float));
        }
    }
}

static nnp_tile_inverse_function* inverse_function(const struct work* w, struct nnp_position position) {
    const struct nnp_tiles* tiles = &w->plan.tiles;
    const struct nnp_tile_transforms* transforms =
        &w->plan.view.transform.tiles[nnp_is_low(tiles, position)][nnp_is_narrow(tiles, position)];
    return w->convolution->activation == nnp_activation_relu ? transforms->inverse_with_relu : transforms->inverse;
}

/* Where the transformed target of a task's tile and a vector of its channels is. */
static const float* transformed_target(const struct work* w, const struct task* task, size_t tile, size_t vector) {
    const size_t part = nnp_part_of(&task->tile_panels, tile);
    const size_t row = task->orders[part].rows[tile - nnp_part_start(&task->tile_panels, part)];
    const size_t nr = w->hw->tuple_gemm.nr, channel = vector * w->hw->lanes;
    return task->target_transform + channel / nr * w->plan.panel_elements + part * w->plan.target.block + row * nr +
           channel % nr;
}

/* Transforms one tile of one vector of target channels back, adds the bias and applies the activation. */
static void transform_target_tile(const struct work* w, const float* coefficients, struct nnp_position position,
                                  size_t first_channel, float* scratch) {
    const struct nnp_images* target = w->plan.view.target;
    const struct nnp_size step = nnp_tile_step(&w->plan.tiles, position);
    const size_t lanes = w->hw->lanes, stride = w->plan.target.coefficient;
    const size_t channels = nnp_min(lanes, target->channels - first_channel);
    const float* bias = w->bias + first_channel;
    float* pixels = target->pixels + position.image * target->stride + first_channel * nnp_pixels(target->size);
    if (channels == lanes) {
        const struct nnp_size origin = nnp_tile_origin(&w->plan.tiles, position);
        const size_t y = origin.height, x = origin.width;
        const struct nnp_tile tile = {
            .channel_stride = nnp_pixels(target->size),
            .row_stride = target->size.width,
            .row_mask = nnp_bits(0, nnp_min(step.height, target->size.height - y)),
            .column_mask = nnp_bits(0, nnp_min(step.width, target->size.width - x)),
        };
        inverse_function(w, position)(coefficients, stride, bias, pixels + y * target->size.width + x, &tile, scratch);
    } else {
        _Alignas(NNP_ALIGNMENT) float copy[NNP_MAX_TILE * NNP_MAX_TILE * NNP_MAX_LANES];
        const struct nnp_tile tile = {.channel_stride = step.height * step.width,
                                      .row_stride = step.width,
                                      .row_mask = nnp_bits(0, step.height),
                                      .column_mask = nnp_bits(0, step.width)};
        inverse_function(w, position)(coefficients, stride, bias, copy, &tile, scratch);
        copy_target_tile(w, copy, position, channels, pixels);
    }
}

/* The same for neighbours in a row of tiles, from the task's tile `first` on, through a strip of their pixels. */
static void transform_target_strip(const struct work* w, const struct task* task, size_t first, size_t tiles,
                                   size_t vector, size_t first_channel, float* scratch) {
    const struct nnp_images* target = w->plan.view.target;
    struct nnp_position position = nnp_tile_position(&w->plan.tiles, task->first_tile + first);
    const struct nnp_size origin = nnp_tile_origin(&w->plan.tiles, position);
    const size_t lanes = w->hw->lanes, width = target->size.width, plane = nnp_pixels(target->size);
    const size_t channels = nnp_min(lanes, target->channels - first_channel);
    const size_t rows = nnp_min(nnp_tile_step(&w->plan.tiles, position).height, target->size.height - origin.height);
    const struct nnp_position end = {.y = position.y, .x = position.x + tiles};
    const size_t columns = nnp_min(nnp_tile_origin(&w->plan.tiles, end).width, width) - origin.width;
    float* pixels =
        target->pixels + position.image * target->stride + first_channel * plane + origin.height * width + origin.width;
    _Alignas(NNP_ALIGNMENT) float strip[STRIP_ELEMENTS];
    for (size_t i = 0; i < tiles; i++, position.x++) {
        const size_t x = nnp_tile_origin(&w->plan.tiles, position).width - origin.width;
        const struct nnp_tile tile = {
            .channel_stride = rows * columns,
            .row_stride = columns,
            .row_mask = nnp_bits(0, rows),
            .column_mask = nnp_bits(0, nnp_min(nnp_tile_step(&w->plan.tiles, position).width, columns - x)),
        };
        inverse_function(w, position)(transformed_target(w, task, first + i, vector), w->plan.target.coefficient,
                                      w->bias + first_channel, strip + x, &tile, scratch);
    }
    if (w->plan.is_streamed) {
        w->hw->stream.rows(channels, rows * width, strip, rows * width, pixels, plane);
        return;
    }
    const size_t pieces = columns == width ? 1 : rows, piece = rows / pieces * columns;
    for (size_t channel = 0; channel < channels; channel++) {
        for (size_t i = 0; i < pieces; i++)
            memcpy(pixels + channel * plane + i * width, strip + (channel * pieces + i) * piece, piece * sizeof(float));
    }
}

/* Transforms a task's tiles back. */
static void transform_target(const struct work* w, const struct task* task) {
    const struct plan* plan = &w->plan;
    const size_t lanes = w->hw->lanes, nr = w->hw->tuple_gemm.nr;
    const size_t begin = (w->first_panel + task->first_panel) * nr;
    const size_t end = nnp_min(begin + task->panels * nr, plan->view.target->channels);
    _Alignas(NNP_ALIGNMENT) float scratch[NNP_SCRATCH_ELEMENTS];
    for (size_t tile = 0, tiles; tile < task->tiles; tile += tiles) {
        const struct nnp_position position = nnp_tile_position(&plan->tiles, task->first_tile + tile);
        tiles = nnp_min(nnp_min(plan->run_tiles, plan->tiles.x - position.x), task->tiles - tile);
        for (size_t vector = 0; begin + vector * lanes < end; vector++) {
            const size_t channel = begin + vector * lanes;
            if (plan->is_strip) {
                transform_target_strip(w, task, tile, tiles, vector, channel, scratch);
                continue;
            }
            struct nnp_position place = position;
            for (size_t i = 0; i < tiles; i++, place.x++)
                transform_target_tile(w, transformed_target(w, task, tile + i, vector), place, channel, scratch);
        }
    }
    if (plan->is_streamed) w->hw->stream.fence();
}

/* Orders a task's tile panels. */
static void order_panels(const struct work* w, const struct task* task) {
    const struct nnp_partition* panels = &task->tile_panels;
    for (size_t part = 0; part < panels->parts; part++) {
        const size_t first = task->first_tile + nnp_part_start(panels, part);
        order_panel(&w->plan.tiles, nnp_tile_position(&w->plan.tiles, first), nnp_part_size(panels, part),
                    &task->orders[part]);
    }
}

/* One thread's tasks. Groups of the same panels follow each other, to share kernels. */
static void run_tasks(void* context, size_t thread) {
    struct work* w = context;
    const struct plan* plan = &w->plan;
    const size_t groups = nnp_divide_up(w->block_tiles, plan->tiles_a_group);
    struct nnp_times* times = &w->times[thread];
    for (size_t index; (index = nnp_take_task(&w->tasks, thread)) != NNP_NO_TASK;) {
        const size_t group = index % groups, first_panel = index / groups * plan->panels_at_once;
        const size_t panels = plan->is_fused ? w->block_panels : plan->panels_at_once;
        const size_t end_panel = nnp_min(first_panel + panels, w->block_panels);
        float* source = w->source_transform + (plan->is_fused ? thread : group) * plan->group_elements;
        struct task task = {
            .first_panel = first_panel,
            .first_tile = w->first_tile + group * plan->tiles_a_group,
            .tiles = group_tiles(w, group),
            .source_transform = source,
            .tile_panels = nnp_partition(group_tiles(w, group), w->hw->tuple_gemm.mr),
            .orders = (struct order*)(w->orders + thread * plan->order_elements),
            .target_transform = w->target_transform + thread * plan->target_elements,
        };
        order_panels(w, &task);
        double time = nnp_time(w->convolution);
        if (plan->is_fused) transform_group(w, group, source);
        nnp_lap(w->convolution, &time, &times->transform);
        for (; task.first_panel < end_panel; task.first_panel += task.panels) {
            task.panels = nnp_min(end_panel - task.first_panel, plan->panels_at_once);
            multiply(w, &task);
            nnp_lap(w->convolution, &time, &times->multiplication);
            transform_target(w, &task);
            nnp_lap(w->convolution, &time, &times->inverse);
        }
    }
}

static void run_kernel_transform(struct work* w) {
    const struct nnp_convolution* c = w->convolution;
    const double start = nnp_time(c);
    pthreadpool_parallelize_2d(c->threadpool, transform_kernel, w,
                               w->block_panels * w->hw->tuple_gemm.nr / w->hw->lanes, w->plan.vectors, w->denormals);
    c->profile->kernel_transform += nnp_time(c) - start;
}

static void run_tiles(struct work* w, bool source_is_transformed) {
    const struct nnp_convolution* c = w->convolution;
    const bool is_output = c->pass == nnp_pass_output;
    const size_t groups = nnp_divide_up(w->block_tiles, w->plan.tiles_a_group);
    double* const source_time = is_output ? &c->profile->input_transform : &c->profile->output_transform;
    double* const target_time = is_output ? &c->profile->output_transform : &c->profile->input_transform;
    double start = nnp_time(c);
    if (!w->plan.is_fused && !source_is_transformed) {
        pthreadpool_parallelize_2d(c->threadpool, transform_source, w, w->plan.vectors,
                                   groups * w->plan.tile_panels_a_group, w->denormals);
        *source_time += nnp_time(c) - start;
        start = nnp_time(c);
    }
    nnp_share_tasks(&w->tasks, tasks_of(&w->plan, groups, w->block_panels), w->plan.threads);
    memset(w->times, 0, w->plan.threads * sizeof *w->times);
    pthreadpool_parallelize_1d(c->threadpool, run_tasks, w, w->plan.threads, w->denormals);
    nnp_add_task_times(w->times, w->plan.threads, nnp_time(c) - start, source_time, &c->profile->block_multiplication,
                       target_time);
}

static void run(const struct nnp_convolution* c, void* workspace) {
    struct work w = {.convolution = c, .hw = c->machine->hw, .plan = make_plan(c)};
    const struct plan* plan = &w.plan;
    const struct view* v = &plan->view;
    w.denormals = v->transform.is_half ? 0 : PTHREADPOOL_FLAG_DISABLE_DENORMALS;
    w.block_panels = plan->panels;
    w.kernel_transform = workspace;
    w.are_kernels_kept = are_kernels_kept(c, plan);
    if (c->transform_strategy == nnp_convolution_transform_strategy_precompute) {
        memset(workspace, 0, plan->bytes); /* also the gaps, so that no stranger's data are kept */
        run_kernel_transform(&w);
        return;
    }
    w.window = (struct nnp_window){
        .images = v->source, .tiles = plan->tiles, .top = v->top, .left = v->left, .extent = v->transform.tile};
    /* Where there is a stride, no tile is at an edge. */
    w.window.tiles.step.height *= c->stride.height;
    w.window.tiles.step.width *= c->stride.width;
    w.source_transform = w.kernel_transform + plan->kernel_elements;
    w.target_transform = w.source_transform + plan->source_elements;
    w.times = (struct nnp_times*)(w.target_transform + plan->threads * plan->target_elements);
    w.orders = (float*)(w.times + plan->threads);
    float* bias = w.orders + plan->threads * plan->order_elements;
    memset(bias, 0, plan->bias_elements * sizeof(float));
    if (c->bias != NULL) memcpy(bias, c->bias, v->target->channels * sizeof(float));
    w.bias = bias;

    const bool is_reuse = nnp_is_prepared(c);
    for (w.first_panel = 0; w.first_panel < plan->panels; w.first_panel += w.block_panels) {
        w.block_panels = nnp_min(plan->panels_a_block, plan->panels - w.first_panel);
        if (is_reuse) {
            w.kernel_transform = c->kernel + w.first_panel * plan->blocks * plan->kernel.block;
        } else {
            run_kernel_transform(&w);
        }
        for (w.first_tile = 0; w.first_tile < plan->tiles.count; w.first_tile += w.block_tiles) {
            w.block_tiles = nnp_min(plan->groups_a_block * plan->tiles_a_group, plan->tiles.count - w.first_tile);
            run_tiles(&w, w.first_panel != 0 && w.block_tiles == plan->tiles.count);
        }
    }
}

/* What tiles of a row, or of a column, have of the coefficients that they would have if all were whole. */
static double share_of_tiles(size_t tiles, size_t whole, size_t line, size_t edge) {
    return 1 - (double)((tiles - whole) * edge) / ((double)tiles * (double)line);
}

/* A complex product of two coefficients is four real ones, and four loads of vectors. */
static void estimate(const struct nnp_convolution* c, struct nnp_estimate* e) {
    const struct nnp_hw* hw = c->machine->hw;
    const struct plan p = make_plan(c);
    const struct view* v = &p.view;
    const struct nnp_transform* t = &v->transform;
    const size_t lanes = hw->lanes, nr = hw->tuple_gemm.nr, pixels = nnp_pixels(p.tiles.step);
    const double tiles = (double)p.tiles.count, channels = (double)v->source->channels;
    const double panels = (double)p.panels, panel_vectors = panels * (double)(nr / lanes);
    const double reals = (double)t->reals, complexes = (double)(t->coefficients - t->reals);
    const double groups = ceil(tiles / (double)p.tiles_a_group);
    const double tile_panels = ceil(fmin(groups, tiles / (double)p.tiles_a_group) * (double)p.tile_panels_a_group);
    const double tile_blocks = ceil(groups / (double)p.groups_a_block);
    const double panel_blocks = ceil(panels / (double)p.panels_a_block);
    const double source_passes = tile_blocks > 1 ? panel_blocks : 1;
    const double source_elements = (double)(c->batch_size * v->source->channels * nnp_pixels(v->source->size));
    const double target_elements = (double)(c->batch_size * v->target->channels * nnp_pixels(v->target->size));
    const double share = share_of_tiles(p.tiles.y, p.tiles.whole.height, t->grid.height, t->edge) *
                         share_of_tiles(p.tiles.x, p.tiles.whole.width, t->grid.width, t->edge);
    const double amplification =
        nnp_mean_amplification(t, t->tile.height, p.tiles.whole.height, p.tiles.step.height, v->target->size.height) *
        nnp_mean_amplification(t, t->tile.width, p.tiles.whole.width, p.tiles.step.width, v->target->size.width);
    const double tile_elements = share * tiles * (double)(t->coefficients * p.vectors * lanes);
    const double kernel_elements = (double)(nnp_pixels(t->kernels) * p.vectors * lanes) * panels * (double)nr;
    const bool are_streamed = t->right_block_streamed != t->right_block && !are_kernels_kept(c, &p);
    const bool are_near = !nnp_is_prepared(c) && !are_streamed;
    const bool is_output = c->pass == nnp_pass_output;
    double* const input = e->counts[is_output ? nnp_phase_input_transform : nnp_phase_output_transform];
    double* const output = e->counts[is_output ? nnp_phase_output_transform : nnp_phase_input_transform];
    double* const kernel = e->counts[nnp_phase_kernel_transform];
    double* const multiplication = e->counts[nnp_phase_block_multiplication];

    const double operations = share * (double)t->operations_a_tile;
    input[t->operations.left] += operations * source_passes * tiles * (double)p.vectors;
    if (!v->source->has_slack)
        input[nnp_operation_copy] +=
            source_passes * tiles * (double)(nnp_pixels(t->tile) * (v->source->channels % lanes));
    input[nnp_operation_read] += source_passes * nnp_far_lines(c, source_elements);
    const double parts = p.is_fused ? groups : tile_blocks; /* that are transformed, and then multiplied */
    const double lost_lines = source_passes * nnp_far_lines(c, tile_elements / parts) * parts;
    input[nnp_operation_write] += lost_lines;

    if (c->transform_strategy == nnp_convolution_transform_strategy_compute) {
        /* Blocks are whole, of channels that aren't there, too. */
        const double sources = t->right_block != NULL ? (double)(p.vectors * lanes) : channels;
        kernel[t->operations.right] += (double)t->operations_a_tile * panel_vectors * sources;
        kernel[nnp_operation_write] +=
            nnp_kernel_lines(c, (double)nnp_pixels(t->kernels) * sources * panels * (double)nr, 1, are_near);
        if (v->is_rotated || v->source->channels % lanes != 0 || v->target->channels % lanes != 0)
            kernel[nnp_operation_copy] += (double)(v->target->channels * v->taps) * channels;
    }

    multiplication[nnp_operation_product] += share * reals * tiles * panel_vectors * channels;
    multiplication[nnp_operation_complex_product] += 2 * complexes * tiles * panel_vectors * channels;
    multiplication[nnp_operation_step] += (reals + 2 * complexes) * tile_panels * panels * channels;
    multiplication[nnp_operation_row] += share * (double)t->coefficients * tiles * panels;
    multiplication[nnp_operation_read] += lost_lines;
    multiplication[nnp_stream_operation(c)] += nnp_kernel_lines(c, kernel_elements, tile_blocks, are_near);

    output[t->operations.inverse] += operations * tiles * ceil((double)v->target->channels / (double)lanes);
    output[nnp_operation_copy] += tiles * (double)(v->target->channels % lanes * pixels);
    output[nnp_operation_write] += nnp_far_lines(c, target_elements);

    const double terms = t->coefficients > t->reals ? 2 : 1, blocks = (double)p.blocks;
    e->roundings += t->is_half ? INFINITY /* not predicted */
                               : amplification * (t->roundings + terms * channels / blocks + blocks);
}

const struct nnp_algorithm nnp_transform_convolution = {.plan = plan, .run = run, .estimate = estimate};
