/*
 * Outputs of depthwise layers, and input gradients without a stride, with kernels of usual sizes: whole planes, read
 * where they are. Blocks are `lanes` columns; the last one of a row overlaps the one before, so that rows are written
 * in whole vectors.
 *
 * Wide images are computed by groups of rows, from left to right, where there are kernels for that. Source rows beyond
 * the image are one row of zeros.
 *
 * With kernels of 3x3 and half as many outputs in a row as a vector holds, two planes are computed side by side, where
 * there is a kernel for that. With more, a stride of 1 and outputs as large as images, planes are runs of blocks: none
 * but the last one of a plane has lanes beyond the image, however wide that is. By a stride of 2, one call computes
 * planes of rows wider than a vector; what a row's last block has behind the row, the next one overwrites, and where
 * there is none, only the lanes that there are are written. Or, where rows are short, of even size and as much longer
 * than those of outputs, blocks that are one below another, of one or two columns, which have an output in common.
 * Tasks are some of the planes, unless there are few.
 *
 * Where other images are narrower than half a vector, kernels are those of the table of narrower ones.
 *
 * Of these, a window of output rows moves down each block. A task takes neighbouring planes, as many as L1 holds, or a
 * band of the rows of a large one; meanwhile the next band is prefetched, as caches don't see by themselves that rows
 * are read a block at a time. Where a row is shorter than a vector, what lies behind it is the next row's, or the next
 * plane's, which is written later; the last planes of a task have nothing behind them, and are computed in scratch
 * memory.
 */

#include <math.h>
#include <string.h>

#include <pthreadpool.h>

#include "convolution.h"
#include "numbers.h"
#include "tasks.h"

enum {
    MAX_PLANES = 32,   /* of a task */
    TASKS = 4,         /* for each thread, of whole planes */
    WHOLE_PLANES = 4,  /* fewer, as of a colour image, are cut into bands for several threads */
    MAX_COLUMNS = 16,  /* of outputs, for columns of blocks to be faster than lines */
    LEAST_BAND = 8,    /* rows of a task */
    NARROW = 40,       /* columns, up to which a window that moves down is faster than rows, by a stride of 1 */
    MAX_TAPS = 25,     /* of a kernel */
    MAX_GROUPS = 64,   /* of rows of a task */
    MAX_EDGES = 256,   /* of the blocks of a run */
    LEAST_PERIOD = 64, /* blocks; ends of shorter loops are less often predicted */
    PLANE_BLOCKS = 4,  /* that the start and end of a run take as long as */
    LEAST_ROW = 64,    /* floats; shorter ones, one after the other, caches fetch as well by themselves */
    AHEAD = 512,       /* floats, how far is prefetched in tasks of several planes; else as far as a task reaches */
};

struct plan {
    size_t lanes;
    const struct nnp_depthwise_kernels* kernels;
    const struct nnp_images* source;
    const struct nnp_images* target;
    size_t top; /* zeros before the source */
    size_t left;
    size_t window; /* target rows that a source row is part of */
    size_t blocks;
    bool is_run;                            /* planes are cut as `run` says */
    bool is_columns;                        /* or as `column` says */
    bool is_lines;                          /* or as `lines` says */
    nnp_depthwise_pairs_function* by_pairs; /* or as `pair` says; NULL: they aren't */
    bool is_wide;                           /* computed by rows */
    size_t tail;                            /* planes of a task that are computed in scratch memory */
    struct nnp_partition planes;            /* of the source */
    struct nnp_partition bands;
    size_t threads;
    size_t scratch_elements; /* for each thread: a row of zeros, or planes */
    size_t bytes;            /* of workspace; 0 if it overflows */
    struct nnp_depthwise_run run;
    size_t edges;       /* of its blocks */
    size_t near_planes; /* that L1 holds, with their outputs; 0: not one */
    struct nnp_depthwise_column column;
    struct nnp_depthwise_lines lines;
    struct nnp_depthwise_pair pair;
};

struct work {
    const struct nnp_convolution* convolution;
    struct plan plan;
    float* scratch; /* for each thread */
    struct nnp_depthwise_edges edges[MAX_EDGES];
    struct nnp_tasks tasks;
};

/* What a kernel is called with, but for the block. */
struct call {
    size_t planes;
    const float* source;
    const float* taps;
    const float* bias;
    float* target;
    float* scratch;
};

static const struct nnp_depthwise_kernels* find_kernels(const struct nnp_convolution* c, const struct nnp_hw* hw) {
    const struct nnp_depthwise_kernels* kernels = hw->depthwise;
    for (size_t i = 0; i < NNP_DEPTHWISE_COUNT; i++) {
        if (c->kernel_size.height == kernels[i].size && c->kernel_size.width == kernels[i].size &&
            c->stride.height == kernels[i].stride && c->stride.width == kernels[i].stride) {
            return &kernels[i];
        }
    }
    return NULL;
}

bool nnp_has_depthwise_window(const struct nnp_convolution* c) {
    const struct nnp_depthwise_kernels* kernels = find_kernels(c, c->machine->hw);
    const struct nnp_padding* p = &c->input_padding;
    if (kernels == NULL || c->dilation.height != 1 || c->dilation.width != 1) return false;
    if (nnp_max(nnp_max(p->top, p->bottom), nnp_max(p->left, p->right)) >= kernels->size) return false;
    return c->pass == nnp_pass_output ||
           (c->pass == nnp_pass_input_gradient && kernels->stride == 1 && c->output.channels == 1);
}

bool nnp_has_depthwise_rows(const struct nnp_convolution* c) { return find_kernels(c, c->machine->hw)->rows != NULL; }

/* Are there inner blocks, which read the image only, edges padded by half of the kernel at most, and a group of rows?
 */
static bool is_wide(const struct plan* p, size_t lanes) {
    const struct nnp_depthwise_kernels* k = p->kernels;
    const struct nnp_size source = p->source->size, target = p->target->size;
    const size_t narrow = k->stride == 1 ? nnp_max(2 * lanes, NARROW) : 2 * lanes;
    if (k->rows == NULL || target.width <= narrow || target.height < k->group) return false;
    const size_t beyond = (target.width - 1) % lanes + 1; /* columns of the last block only */
    return p->left <= nnp_min(k->size / 2, lanes * k->stride) &&
           (target.width - 1) * k->stride + k->size <=
               p->left + source.width + nnp_min(k->size / 2, beyond * k->stride);
}

/* Bits of `count` columns from `first` on that are of the image. */
static uint64_t columns_within(ptrdiff_t first, size_t count, size_t width) {
    const size_t begin = first < 0 ? nnp_min((size_t)-first, count) : 0;
    const ptrdiff_t left = (ptrdiff_t)width - first;
    const size_t end = left < (ptrdiff_t)begin ? begin : nnp_min((size_t)left, count);
    return ((uint64_t)1 << end) - ((uint64_t)1 << begin);
}

/* Cuts planes as large as their outputs into blocks, where that is possible. */
static bool cut_run(const struct nnp_convolution* c, struct nnp_depthwise_run* run, size_t* edges) {
    const struct nnp_padding* p = &c->input_padding;
    const struct nnp_hw* hw = c->machine->hw;
    const size_t lanes = hw->lanes;
    const size_t width = c->input.size.width, height = c->input.size.height, pixels = width * height;
    if (c->kernel_size.height != 3 || c->stride.height != 1) return false;
    if (p->top != 1 || p->bottom != 1 || p->left != 1 || p->right != 1 || height < 2) return false;
    const size_t blocks = nnp_divide_up(pixels, lanes), above = width / lanes, first = above == 0 ? 1 : above + 1;
    const size_t below = (pixels - width - 1) / lanes; /* the last block that reads a row below */
    if (below < first || below + 1 >= blocks) return false;
    const bool is_narrow = hw->narrower != NULL && width <= hw->narrower->lanes, is_wide = width > 2 * lanes;
    if (!is_narrow && !is_wide && blocks + PLANE_BLOCKS > height * nnp_divide_up(width, lanes)) return false;
    const uint64_t all = ((uint64_t)1 << lanes) - 1;
    size_t period = width;
    for (size_t divisor = lanes; divisor > 1; divisor /= 2)
        period /= period % 2 == 0 ? 2 : 1;
    period *= nnp_divide_up(LEAST_PERIOD, period);
    const size_t rounds = (below - first) / period;
    *run = (struct nnp_depthwise_run){
        .input_before = above == 0 ? width : 0,
        .above_blocks = above == 0 ? 0 : above - 1,
        .across_blocks = above != 0,
        .rounds = rounds,
        .period = period,
        .inner_blocks = below - first - rounds * period,
        .below_blocks = blocks - below - 2,
        .first_lanes = above == 0 ? all & all << width : 0,
        .across_lanes = all & all << width % lanes,
        .below_lanes = all >> ((below + 1) * lanes - (pixels - width)),
        .last_lanes = all >> (blocks * lanes - pixels),
    };
    *edges = first + (rounds != 0) * period + run->inner_blocks + blocks - below + 1;
    return *edges <= MAX_EDGES;
}

/* Cuts planes into lines by a stride of 2, where that is possible. */
static bool cut_lines(const struct nnp_convolution* c, struct nnp_depthwise_lines* lines) {
    const struct nnp_padding* p = &c->input_padding;
    const size_t lanes = c->machine->hw->lanes;
    const struct nnp_size source = c->input.size, target = c->output.size;
    if (c->kernel_size.height != 3 || c->stride.height != 2) return false;
    if (target.width <= lanes || target.height < 2) return false; /* windows are faster */
    if (nnp_max(nnp_max(p->top, p->bottom), nnp_max(p->left, p->right)) > 1) return false;
    const size_t inner_blocks = (target.width - 1) / lanes;
    const bool is_above = p->top == 0, is_below = 2 * target.height + 1 - p->top <= source.height;
    /* Rows that have one behind them, of the image and of outputs, and pixels for all taps of their last output. */
    const size_t open = 2 * target.width + 1 > source.width + p->left ? 0 : (source.height + p->top - 2) / 2;
    const size_t end = target.height - !is_below, end_open = nnp_max(nnp_min(open, target.height - 1), !is_above);
    *lines = (struct nnp_depthwise_lines){
        .input_rest = 2 * (source.width - inner_blocks * lanes),
        .output_rest = target.width - inner_blocks * lanes,
        .first_rows = !is_above,
        .open_rows = end_open - !is_above,
        .inner_rows = end - end_open,
        .last_rows = !is_below,
        .inner_blocks = inner_blocks,
        .first_columns = p->left == 0,
        .last_columns =
            columns_within((ptrdiff_t)(2 * inner_blocks * lanes) - (ptrdiff_t)p->left, 2 * lanes + 1, source.width),
        .last_outputs = ((uint64_t)1 << (target.width - inner_blocks * lanes)) - 1,
    };
    return true;
}

/* Cuts planes into columns of blocks by a stride of 2, where that is possible. */
static bool cut_columns(const struct nnp_convolution* c, struct nnp_depthwise_column* column) {
    const struct nnp_padding* p = &c->input_padding;
    const size_t lanes = c->machine->hw->lanes;
    const struct nnp_size source = c->input.size, target = c->output.size;
    if (c->kernel_size.height != 3 || c->stride.height != 2 || p->top != 1 || p->left != 1) return false;
    if (source.height != 2 * target.height || source.width != 2 * target.width) return false;
    const size_t blocks = nnp_divide_up(target.width - 1, lanes - 1); /* which share outputs */
    if (target.width > MAX_COLUMNS || blocks > nnp_divide_up(target.width, lanes)) return false;
    if (2 * target.width <= lanes) return false;
    *column = (struct nnp_depthwise_column){
        .output_row = target.width,
        .rows = target.height,
        .columns = columns_within(0, 2 * lanes, source.width),
        .outputs = columns_within(0, lanes, target.width),
    };
    return true;
}

/* Puts planes side by side, where rows of outputs take up to half a vector. */
static bool cut_pairs(const struct nnp_convolution* c, struct nnp_depthwise_pair* pair) {
    const struct nnp_padding* p = &c->input_padding;
    const size_t half = c->machine->hw->lanes / 2, stride = c->stride.height;
    const struct nnp_size source = c->input.size, target = c->output.size;
    if (c->kernel_size.height != 3 || p->top != 1 || p->left != 1 || target.width > half) return false;
    if (target.height * stride != source.height || nnp_divide_up(source.width, stride) != target.width) return false;
    const size_t row = ((size_t)1 << target.width) - 1, rows = row | row << half;
    *pair = (struct nnp_depthwise_pair){
        .output_row = target.width,
        .rows = target.height,
        .columns = ((size_t)1 << source.width) - 1,
        .first = row,
        .second = row << half,
        .left = rows & ~((size_t)1 | (size_t)1 << half),
        .right = row >> 1 | row >> 1 << half,
    };
    return true;
}

/* Edges of the blocks of a run: a lane at the end of a row has no pixel to its right, the one behind none to its left.
 */
static void set_edges(const struct plan* p, struct nnp_depthwise_edges edges[]) {
    const size_t width = p->source->size.width, lanes = p->lanes;
    const uint32_t all = (uint32_t)(((uint64_t)1 << lanes) - 1);
    uint32_t before = 0; /* lanes of the block before where rows begin */
    for (size_t i = 0, row = 0; i < p->edges; i++) {
        uint32_t begin = 0;
        for (; row < lanes; row += width)
            begin |= UINT32_C(1) << row;
        edges[i] = (struct nnp_depthwise_edges){all & ~begin, all & ~(before >> 1 | begin << (lanes - 1))};
        before = begin;
        row -= lanes;
    }
}

static struct plan make_plan(const struct nnp_convolution* c) {
    const bool is_output = c->pass == nnp_pass_output;
    struct plan p = {.source = is_output ? &c->input : &c->output, .target = is_output ? &c->output : &c->input};
    const size_t height = p.target->size.height, width = p.target->size.width;
    const struct nnp_hw* hw = c->machine->hw;
    const size_t threads = pthreadpool_get_threads_count(c->threadpool);
    /* Of a task, blocks but the first find the source in L1. */
    const size_t room = c->machine->caches.l1 / sizeof(float) / 4 * 3;
    p.near_planes = room / (nnp_pixels(p.source->size) + nnp_pixels(p.target->size));
    /* Whatever the number of threads, on which no sum may depend. */
    const bool may_be_whole = c->batch_size * c->groups >= WHOLE_PLANES;
    if (may_be_whole && cut_pairs(c, &p.pair)) p.by_pairs = hw->depthwise_pairs[c->stride.height - 1];
    if (may_be_whole && p.by_pairs == NULL) {
        p.is_run = hw->depthwise_runs != NULL && cut_run(c, &p.run, &p.edges);
        p.is_columns = hw->depthwise_columns != NULL && p.near_planes != 0 && cut_columns(c, &p.column);
        p.is_lines = !p.is_columns && hw->depthwise_planes != NULL && cut_lines(c, &p.lines);
    }
    const bool is_whole = p.by_pairs != NULL || p.is_run || p.is_columns || p.is_lines;
    if (!is_whole && hw->narrower != NULL && width <= hw->narrower->lanes) hw = hw->narrower;
    p.kernels = find_kernels(c, hw);
    p.lanes = hw->lanes;
    const size_t size = p.kernels->size, lanes = p.lanes;
    const bool is_narrow = width < lanes && !is_whole;
    bool overflow = false;
    p.top = is_output ? c->input_padding.top : size - 1 - c->input_padding.top;
    p.left = is_output ? c->input_padding.left : size - 1 - c->input_padding.left;
    p.window = nnp_divide_up(size, p.kernels->stride);
    p.blocks = nnp_divide_up(width, lanes);
    p.is_wide = !is_whole && is_wide(&p, lanes);
    const size_t row = p.kernels->stride * p.source->size.width + width;
    const size_t band = p.is_wide ? MAX_GROUPS * p.kernels->group : nnp_max(room / row, LEAST_BAND);
    p.bands = nnp_partition(height, is_narrow || is_whole ? height : nnp_min(band, height));
    const size_t share = nnp_round_up(nnp_divide_up(c->batch_size * c->groups, TASKS * threads), 2);
    const size_t planes = is_whole ? share : is_narrow ? MAX_PLANES : p.near_planes;
    p.planes = nnp_partition(c->groups, nnp_min(nnp_max(planes, 1), MAX_PLANES));
    p.threads = nnp_min(threads, c->batch_size * p.planes.parts * p.bands.parts);
    if (is_narrow) {
        p.tail = nnp_divide_up(lanes - width, nnp_pixels(p.target->size));
        p.scratch_elements = nnp_product(p.tail, nnp_pixels(p.target->size), &overflow) + lanes;
    }
    if (p.is_wide) p.scratch_elements = p.left + p.source->size.width;
    p.scratch_elements = nnp_round_up(nnp_max(p.scratch_elements, 1), NNP_ALIGNMENT / sizeof(float));
    const size_t elements[] = {nnp_product(p.scratch_elements, p.threads, &overflow)};
    p.bytes = nnp_float_bytes(1, elements, overflow);
    return p;
}

static size_t plan(const struct nnp_convolution* convolution) { return make_plan(convolution).bytes; }

/* Which of `count` rows from `first` on are of the image. */
static size_t rows_within(ptrdiff_t first, size_t count, size_t height) {
    size_t bits = 0;
    for (size_t i = 0; i < count; i++) {
        const ptrdiff_t row = first + (ptrdiff_t)i;
        bits |= (size_t)(row >= 0 && row < (ptrdiff_t)height) << i;
    }
    return bits;
}

/* Sets the steps of target rows `begin` to `begin + count - 1`; returns the first source row that they read. */
static size_t set_steps(const struct plan* p, size_t begin, size_t count, struct nnp_depthwise_block* block) {
    const size_t stride = p->kernels->stride, height = p->source->size.height;
    const ptrdiff_t first = (ptrdiff_t)(begin * stride) - (ptrdiff_t)p->top; /* row of the image, or before it */
    const size_t before = first < 0 ? (size_t)-first : 0, steps = count + p->window - 1;
    const size_t end = (size_t)((ptrdiff_t)height - first) / stride; /* steps whose rows end within the image */
    block->first_steps = nnp_min(nnp_max(p->window - 1, nnp_divide_up(before, stride)), steps);
    block->inner_steps = nnp_max(nnp_min(end, steps), block->first_steps) - block->first_steps;
    const size_t done = block->first_steps + block->inner_steps;
    block->last_steps = steps - done;
    block->first_rows = rows_within(first, block->first_steps * stride, height);
    block->first_outputs = ((size_t)1 << block->first_steps) - ((size_t)1 << (p->window - 1));
    block->last_rows = rows_within(first + (ptrdiff_t)(done * stride), block->last_steps * stride, height);
    return first < 0 ? 0 : (size_t)first;
}

/* The first ones of so many planes, of which so many floats can be read from each row of the image on: they are these
 * planes' own, or those of planes behind. */
static size_t count_open_planes(const struct plan* p, size_t planes, size_t input_stride, size_t floats) {
    const size_t behind = nnp_divide_up(floats, nnp_pixels(p->source->size));
    return input_stride == 0 || planes <= behind ? 0 : planes - behind;
}

/* For blocks that read so many columns, of which those that bits say are of the image. */
static nnp_depthwise_function* choose_kernel(const struct nnp_depthwise_kernels* k, uint64_t within, size_t columns) {
    const uint64_t beyond = ~within & (((uint64_t)1 << columns) - 1);
    if (beyond == 0) return k->inner;
    if (beyond >> k->size / 2 == 0) return k->left;
    return beyond >> (columns - k->size / 2) << (columns - k->size / 2) == beyond ? k->right : k->edge;
}

static void compute_blocks(const struct plan* p, size_t lanes, const struct call* call, size_t row, size_t rows,
                           struct nnp_depthwise_block* block) {
    const size_t stride = p->kernels->stride, width = p->target->size.width;
    const size_t columns = stride * lanes + p->kernels->size - stride; /* that a block reads */
    const float* source = call->source + set_steps(p, row, rows, block) * p->source->size.width;
    float* target = call->target + row * width;
    /* Nor do inner steps reach before the plane. By a stride of 2, outputs are for no other columns than the first. */
    const bool is_inside = stride == 1 || (p->left + 2 <= p->kernels->size &&
                                           (width - 1) * stride + p->kernels->size <= p->left + p->source->size.width);
    const bool is_below = (row + block->first_steps) * stride > p->top && p->source->size.width >= p->left && is_inside;
    block->open_planes = is_below ? count_open_planes(p, call->planes, block->planes.input_stride, columns) : 0;
    for (size_t i = 0; i < p->blocks; i++) {
        const size_t x = width < lanes ? 0 : nnp_min(i * lanes, width - lanes);
        const ptrdiff_t first = (ptrdiff_t)(x * stride) - (ptrdiff_t)p->left;
        block->columns = columns_within(first, columns, p->source->size.width);
        nnp_depthwise_function* const kernel = choose_kernel(p->kernels, block->columns, columns);
        kernel(call->planes, source + first, call->taps, call->bias, target + x, block);
    }
}

/* Rows of planes, by groups; the last one may overlap the one before. */
static void compute_rows(const struct plan* p, size_t lanes, const struct call* call, size_t row, size_t rows,
                         const struct nnp_depthwise_block* block) {
    const struct nnp_depthwise_kernels* k = p->kernels;
    const struct nnp_size source = p->source->size;
    const size_t width = p->target->size.width, last = width - lanes, span = k->stride * lanes + k->size - k->stride;
    const size_t inner_blocks = nnp_divide_up(last, lanes) - 1;
    const ptrdiff_t left = (ptrdiff_t)p->left;
    const struct nnp_depthwise_line line = {
        .output_row = width,
        .inner_blocks = inner_blocks,
        .overlap = (inner_blocks + 1) * lanes - last,
        .input_ahead = source.width < LEAST_ROW ? 0 : k->group * k->stride * source.width,
        .first_columns = columns_within(-left, span, source.width),
        .last_columns = columns_within((ptrdiff_t)(last * k->stride) - left, span, source.width),
        .minimum = block->planes.minimum,
    };
    struct nnp_depthwise_group groups[MAX_GROUPS];
    for (size_t plane = 0; plane < call->planes; plane++) {
        const float* pixels = call->source + plane * block->planes.input_stride;
        float* target = call->target + plane * block->planes.output_stride;
        size_t count = 0;
        for (size_t first = row; first < row + rows; first += k->group, count++) {
            const size_t y = nnp_min(first, row + rows - k->group);
            groups[count].output = target + y * width;
            for (size_t i = 0; i < (k->group - 1) * k->stride + k->size; i++) {
                const ptrdiff_t from = (ptrdiff_t)(y * k->stride + i) - (ptrdiff_t)p->top;
                const bool is_inside = from >= 0 && from < (ptrdiff_t)source.height;
                groups[count].rows[i] = is_inside ? pixels + from * (ptrdiff_t)source.width - left : call->scratch;
            }
        }
        k->rows(count, groups, call->taps + plane * k->size * k->size, call->bias + plane * block->planes.bias_stride,
                &line);
    }
}

/* Columns of blocks from right to left, of as many planes as are near. In rows of several, the left taps of a block's
 * first output are missing: the next block, which ends there, computes it again. */
static void compute_columns(const struct work* w, const struct call* call, const struct nnp_depthwise_block* block) {
    const struct nnp_hw* hw = w->convolution->machine->hw;
    const size_t width = w->plan.target->size.width, lanes = hw->lanes, taps = nnp_pixels(w->convolution->kernel_size);
    struct nnp_depthwise_column column = w->plan.column;
    column.planes = block->planes;
    const bool is_narrow = width < lanes;
    const size_t most = is_narrow ? call->planes : w->plan.near_planes;
    for (size_t done = 0, planes; done < call->planes; done += planes) {
        planes = nnp_min(call->planes - done, most);
        column.open_planes =
            is_narrow ? count_open_planes(&w->plan, planes, block->planes.input_stride, 2 * lanes) : planes;
        for (size_t x = is_narrow ? 0 : width - lanes;; x -= nnp_min(x, lanes - 1)) {
            hw->depthwise_columns(planes, call->source + done * block->planes.input_stride + 2 * x,
                                  call->taps + done * taps, call->bias + done * block->planes.bias_stride,
                                  call->target + done * block->planes.output_stride + x, &column);
            if (x == 0) break;
        }
    }
}

/* Whole planes, in one call. */
static void compute_whole(const struct work* w, const struct call* call, const struct nnp_depthwise_block* block) {
    const struct nnp_hw* hw = w->convolution->machine->hw;
    if (w->plan.is_run) {
        struct nnp_depthwise_run run = w->plan.run;
        run.edges = w->edges;
        run.planes = block->planes;
        hw->depthwise_runs(call->planes, call->source, call->taps, call->bias, call->target, &run);
        return;
    }
    if (w->plan.is_columns) {
        compute_columns(w, call, block);
        return;
    }
    if (w->plan.is_lines) {
        struct nnp_depthwise_lines lines = w->plan.lines;
        lines.planes = block->planes;
        const float* const source = call->source - w->plan.left;
        hw->depthwise_planes(call->planes, source, call->taps, call->bias, call->target, &lines);
        return;
    }
    struct nnp_depthwise_pair pair = w->plan.pair;
    pair.planes = block->planes;
    const size_t open_planes = count_open_planes(&w->plan, call->planes, block->planes.input_stride, hw->lanes);
    const bool may_be_open = w->plan.kernels->stride == 1 || w->plan.source->size.width % 2 == 0;
    pair.open_planes = may_be_open ? open_planes / 2 * 2 : 0;
    w->plan.by_pairs(call->planes, call->source, call->taps, call->bias, call->target, &pair);
}

/* Planes one after the other, of which the last may have nothing behind them that is written later. */
static void compute_planes(const struct work* w, const struct call* call, size_t row, size_t rows,
                           struct nnp_depthwise_block* block) {
    const size_t lanes = w->plan.lanes, pixels = nnp_pixels(w->plan.target->size);
    const size_t tail = nnp_min(w->plan.tail, call->planes), before = call->planes - tail;
    struct call part = *call;
    if (w->plan.is_run || w->plan.is_columns || w->plan.is_lines || w->plan.by_pairs != NULL) {
        compute_whole(w, call, block);
        return;
    }
    if (w->plan.is_wide) {
        compute_rows(&w->plan, lanes, call, row, rows, block);
        return;
    }
    part.planes = before;
    compute_blocks(&w->plan, lanes, &part, row, rows, block);
    if (tail == 0) return;
    part.planes = tail;
    part.source += before * block->planes.input_stride;
    part.taps += before * nnp_pixels(w->convolution->kernel_size);
    part.bias += before * block->planes.bias_stride;
    part.target = call->scratch;
    compute_blocks(&w->plan, lanes, &part, row, rows, block);
    memcpy(call->target + before * pixels, call->scratch, tail * pixels * sizeof(float));
}

/* Gradients are sums over the same taps, in reverse. */
static void reverse_kernels(const float* kernels, size_t count, size_t taps, float* reversed) {
    for (size_t i = 0; i < count * taps; i++)
        reversed[i] = kernels[i / taps * taps + taps - 1 - i % taps];
}

static void compute_task(const struct work* w, size_t task, float* scratch) {
    static const float zero;
    const struct nnp_convolution* c = w->convolution;
    const struct plan* p = &w->plan;
    const size_t band = task % p->bands.parts, part = task / p->bands.parts % p->planes.parts;
    const size_t image = task / p->bands.parts / p->planes.parts;
    const size_t row = nnp_part_start(&p->bands, band), rows = nnp_part_size(&p->bands, band);
    const size_t first = nnp_part_start(&p->planes, part), planes = nnp_part_size(&p->planes, part);
    const size_t multiplier = c->output.channels, taps = nnp_pixels(c->kernel_size);
    const size_t source_pixels = nnp_pixels(p->source->size), target_pixels = nnp_pixels(p->target->size);
    struct nnp_depthwise_block block = {
        .planes = {.input_stride = multiplier == 1 ? source_pixels : 0,
                   .input_row = p->source->size.width,
                   .output_stride = target_pixels,
                   .bias_stride = c->bias != NULL,
                   .minimum = c->activation == nnp_activation_relu ? 0 : -INFINITY},
        .input_ahead = planes > 1 ? AHEAD : rows * p->kernels->stride * p->source->size.width,
        .output_row = p->target->size.width,
        .output_ahead = planes > 1 ? AHEAD : rows * p->target->size.width,
    };
    struct call call = {
        .planes = multiplier == 1 ? planes : multiplier,
        .source = p->source->pixels + image * p->source->stride + first * source_pixels,
        .taps = c->kernel + first * multiplier * taps,
        .bias = c->bias != NULL ? c->bias + first * multiplier : &zero,
        .target = p->target->pixels + image * p->target->stride + first * multiplier * target_pixels,
        .scratch = scratch,
    };
    float reversed[MAX_PLANES * MAX_TAPS];
    if (c->pass == nnp_pass_input_gradient) {
        reverse_kernels(call.taps, planes, taps, reversed);
        call.taps = reversed;
    }
    for (size_t plane = 0; plane < planes; plane += multiplier == 1 ? planes : 1) {
        compute_planes(w, &call, row, rows, &block);
        call.source += source_pixels;
        call.taps += multiplier * taps;
        call.bias += multiplier * block.planes.bias_stride;
        call.target += multiplier * target_pixels;
    }
}

/* One thread's tasks. */
static void run_tasks(void* context, size_t thread) {
    struct work* w = context;
    const struct plan* p = &w->plan;
    if (p->is_wide) memset(w->scratch + thread * p->scratch_elements, 0, p->scratch_elements * sizeof(float));
    for (size_t task; (task = nnp_take_task(&w->tasks, thread)) != NNP_NO_TASK;)
        compute_task(w, task, w->scratch + thread * p->scratch_elements);
}

static void run(const struct nnp_convolution* c, void* workspace) {
    struct work w = {.convolution = c, .plan = make_plan(c), .scratch = workspace};
    const double start = nnp_time(c);
    if (w.plan.is_run) set_edges(&w.plan, w.edges);
    nnp_share_tasks(&w.tasks, c->batch_size * w.plan.planes.parts * w.plan.bands.parts, w.plan.threads);
    pthreadpool_parallelize_1d(c->threadpool, run_tasks, &w, w.plan.threads, PTHREADPOOL_FLAG_DISABLE_DENORMALS);
    c->profile->block_multiplication += nnp_time(c) - start;
}

static void estimate(const struct nnp_convolution* c, struct nnp_estimate* e) {
    const struct plan p = make_plan(c);
    const double planes = (double)(c->batch_size * c->groups * c->output.channels),
                 taps = (double)(nnp_pixels(c->kernel_size));
    const double columns = planes * (double)(p.blocks * p.bands.parts);
    const double steps = planes * (double)(p.blocks * (p.target->size.height + p.bands.parts * (p.window - 1)));
    double* const counts = e->counts[nnp_phase_block_multiplication];
    counts[nnp_operation_window_product] += taps * steps;
    counts[p.kernels->stride == 1 ? nnp_operation_window_step : nnp_operation_window_step_by_2] += steps;
    counts[nnp_operation_window_column] += columns;
    counts[nnp_operation_read] += nnp_far_lines(c, (double)(c->batch_size * c->groups * nnp_pixels(p.source->size)));
    counts[nnp_operation_write] += nnp_far_lines(c, planes * (double)nnp_pixels(p.target->size));
    e->roundings += taps;
}

const struct nnp_algorithm nnp_depthwise_window = {
    .plan = plan, .run = run, .estimate = estimate, .takes_groups = true};
