/*
 * Outputs by 1x1 kernels as a matrix product by Strassen's algorithm, in Winograd's form (S. Winograd, On
 * multiplication of 2x2 matrices, 1971): both matrices are cut into quarters, and 7 products of sums of them replace 8.
 * It is the product of implicit_gemm_transposed.c, [pixels x reduction] by [reduction x output channels]; x are
 * quarters of the one, w of the other, y of the result:
 *
 *   s1 = x21 + x22   s2 = s1 - x11   s3 = x11 - x21   s4 = x12 - s2
 *   t1 = w12 - w11   t2 = w22 - t1   t3 = w22 - w12   t4 = t2 - w21
 *   p1 = x11 w11     u2 = p1 + s2 t2     u3 = u2 + s3 t3     p5 = s1 t1
 *   y11 = p1 + x12 w21   y12 = u2 + p5 + s4 w22   y21 = u3 - x22 t4   y22 = u3 + p5
 *
 * Kernels and their sums are packed in advance, pixels and theirs before they are multiplied; products are added while
 * they are in L1. An image's pixels are cut in two, and of an odd number the one in the middle is computed twice.
 * Channels that fill no two panels are multiplied by pixels where they are.
 *
 * A thread packs a block of pixels, as many as L2 keeps, in memory of its own, and multiplies them by one pair of
 * panels of channels after the other: runs of them by one part of the pair's kernels after the other, while the first
 * run of a block fetches the next part. Threads have blocks of their own, or, where that takes longer and each gets as
 * many pairs, all pack the same pixels, and have pairs of their own: lines would take longer to come from another core
 * than to be packed.
 *
 * Layouts, where a panel is nr output channels or up to mr pixels (of the transposed SGEMM):
 *   packed kernel   [pair of channel panels][w11, w21, t2, t3, -t4, t1, w22][half of the reduction][channel of the
 *                   panel], then [channel panel][reduction][channel of the panel]
 *   pixels          [thread][panel of the block's pixels of a half][x11, x12, s2, s3, x22, s1, s4]
 *                   [half of the reduction][width]
 *   products        [u, u and the bias, y22, p5][pixel of the run][channel of the panel], on the stack of a task
 */

#include <math.h>
#include <string.h>

#include <pthreadpool.h>

#include "gemm.h"
#include "im2col.h"
#include "numbers.h"
#include "tasks.h"

enum {
    PIXELS_A_RUN = 64,    /* of each half */
    TASKS_A_THREAD = 8,   /* fewer, where some are shorter, are no balance for threads with channels of their own */
    BLOCK_STEPS = 512,    /* of the reduction, summed by themselves: longer sums are less accurate */
    PACKED_STEPS = 32,    /* of all panels of a block, neighbours in a plane, while the next ones are fetched */
    LEAST_TASKS = 2,      /* a thread, if there are so many panels */
    RUN_STEPS = 24,       /* of a panel, in the time that beginning a run of panels takes */
    LEAST_PANELS = 2,     /* of a thread's own pixels, for which it reads all of the kernel */
    SHARED_LINES = 5,     /* of an image, packed in the time that a channel's lines take that two threads write */
    ADDITIONS = 4,        /* of tiles of products, beside those that micro-kernels do */
    SUM_ROUNDINGS = 20,   /* of sums of quarters and of products, in variances of the result */
    FETCHING_PIXELS = 20, /* of a half: their products take as long as kernels take to come from memory */
};

/* What is left of the time in which kernels come from L3. */
static const double FETCHED_SHARE = 0.25;

enum { W11, W21, T2, T3, MINUS_T4, T1, W22, PRODUCTS }; /* in the order in which they are multiplied */
enum { Y11, Y12, Y21, Y22, QUARTERS };
enum { U, U_AND_BIAS, LAST, P5, TILES }; /* LAST: y22, at first u3 */

struct plan {
    size_t half; /* of the reduction */
    size_t reduction_a_block;
    size_t pairs; /* of panels of channels */
    size_t rest;  /* panels of channels that are in no pair */
    size_t pixels;
    size_t half_pixels;
    struct nnp_partition pixel_panels; /* of half of an image */
    struct nnp_partition blocks;       /* of those */
    size_t width;                      /* of a panel, in whole vectors */
    size_t part;                       /* floats from one part of a panel to the next */
    size_t panel_elements;             /* of all parts */
    size_t threads;
    size_t kernel_elements; /* floats; 0 for `reuse` */
    size_t pixel_elements;  /* for each thread */
    size_t bytes;           /* of workspace; 0 if it overflows */
};

struct work {
    const struct nnp_convolution* convolution;
    const struct nnp_hw* hw;
    struct plan plan;
    float* packed_kernel;
    float* packed_pixels; /* for each thread */
    struct nnp_tasks tasks;
};

/* Some panels of an image's pixels. */
struct block {
    const float* pixels; /* of the image */
    float* result;
    size_t first_panel;
    size_t end_panel;
    const float* packed;
};

bool nnp_has_strassen(const struct nnp_convolution* c) {
    if (c->pass != nnp_pass_output || nnp_pixels(c->kernel_size) != 1 || c->input.channels % 2 != 0) return false;
    const struct nnp_axes axes = nnp_output_axes(c);
    return nnp_is_strided_pointwise(c) || nnp_reads_plane(&axes, c->input.size);
}

/* Panels of half of an image's pixels: as many for each thread, unless that makes them much smaller. */
static size_t panels_for_threads(const struct plan* p, size_t threads, size_t mr) {
    const size_t panels = nnp_round_up(p->pixel_panels.parts, threads);
    return p->half_pixels / panels >= nnp_divide_up(4 * mr, 5) ? panels : p->pixel_panels.parts;
}

/* Have threads pixels of their own? Where there are few tasks, a panel of channels that is in no pair would leave a
 * thread less to do than others. */
static bool has_own_pixels(const struct nnp_convolution* c, const struct plan* p, size_t threads) {
    const size_t panels = panels_for_threads(p, threads, c->machine->hw->sgemm_transposed.mr);
    if (panels % threads != 0) return false;
    const size_t tasks = panels * (p->pairs + p->rest) * c->batch_size;
    const size_t lines = 2 * p->half * p->pixels / (NNP_ALIGNMENT / sizeof(float));
    return (p->pairs != 0 && p->rest != 0 && tasks < TASKS_A_THREAD * threads) ||
           (panels / threads >= LEAST_PANELS && lines > SHARED_LINES * c->output.channels);
}

/* Steps of a panel in the time of the thread that has most blocks of an image's panels and ranges of channels. */
static double most_steps(const struct plan* p, struct nnp_partition blocks, size_t ranges) {
    const double block = (double)p->pixel_panels.parts / (double)blocks.parts * (double)p->half + RUN_STEPS;
    return (double)nnp_divide_up(blocks.parts * ranges, p->threads) * block;
}

/* Blocks of at most so many panels: as many for each thread, if that takes less time than waiting for one of them. */
static struct nnp_partition divide_panels(const struct plan* p, size_t largest, size_t ranges) {
    const size_t panels = p->pixel_panels.parts;
    const struct nnp_partition fewest = nnp_partition(panels, largest),
                               even = nnp_partition_evenly(panels, largest, ranges, p->threads);
    return most_steps(p, even, ranges) < most_steps(p, fewest, ranges) ? even : fewest;
}

static struct plan make_plan(const struct nnp_convolution* c) {
    const struct nnp_hw* hw = c->machine->hw;
    const size_t mr = hw->sgemm_transposed.mr, nr = hw->sgemm_transposed.nr, line = NNP_ALIGNMENT / sizeof(float);
    bool overflow = false;
    struct plan p = {.half = c->input.channels / 2, .pairs = c->output.channels / (2 * nr)};
    p.rest = nnp_divide_up(c->output.channels - p.pairs * 2 * nr, nr);
    const size_t panel = nnp_product(p.half, nr, &overflow);
    p.kernel_elements = nnp_round_up(nnp_product(panel, PRODUCTS * p.pairs + 2 * p.rest, &overflow), line);
    if (c->transform_strategy == nnp_convolution_transform_strategy_precompute) {
        p.bytes = nnp_product(p.kernel_elements, sizeof(float), &overflow);
        if (overflow) p.bytes = 0;
        return p;
    }
    if (nnp_is_prepared(c)) p.kernel_elements = 0;

    p.reduction_a_block = nnp_divide_up(p.half, nnp_divide_up(p.half, BLOCK_STEPS));
    p.pixels = nnp_pixels(c->output.size);
    p.half_pixels = nnp_divide_up(p.pixels, 2);
    p.pixel_panels = nnp_partition(p.half_pixels, mr);
    p.threads = pthreadpool_get_threads_count(c->threadpool);
    const bool has_images = c->batch_size % p.threads == 0, is_own = has_images || has_own_pixels(c, &p, p.threads);
    const size_t most_panels = panels_for_threads(&p, p.threads, mr);
    if (is_own && !has_images) p.pixel_panels = nnp_partition_into(p.half_pixels, most_panels);
    p.width = nnp_round_up(mr, hw->lanes);
    /* A step more than there are, so that steps of several parts don't share a set of a cache. */
    p.part = nnp_product(p.half + 1, p.width, &overflow);
    p.panel_elements = nnp_product(p.part, PRODUCTS, &overflow);
    const size_t largest = nnp_max(c->machine->caches.l2 / 2 / sizeof(float) / nnp_max(p.panel_elements, 1), 1);
    const size_t ranges = c->batch_size * (is_own ? 1 : p.pairs + p.rest);
    const size_t balanced = is_own ? largest : p.pixel_panels.parts * ranges / (LEAST_TASKS * p.threads);
    p.blocks = divide_panels(&p, nnp_max(nnp_min(largest, balanced), 1), ranges);
    /* A smaller batch may have longer blocks. */
    const size_t longest = c->batch_size == 1 ? nnp_longest_part(&p.blocks) : nnp_min(largest, most_panels);
    p.pixel_elements = nnp_round_up(nnp_product(p.panel_elements, longest, &overflow), line);
    const size_t elements[] = {p.kernel_elements, nnp_product(p.pixel_elements, p.threads, &overflow)};
    p.bytes = nnp_float_bytes(sizeof elements / sizeof elements[0], elements, overflow);
    return p;
}

static size_t plan(const struct nnp_convolution* convolution) { return make_plan(convolution).bytes; }

/* Packs up to nr output channels from one on, with zeros for those that don't exist. */
static void pack_panel(const struct work* w, size_t channel, size_t first_step, size_t steps, float* packed) {
    const struct nnp_convolution* c = w->convolution;
    const size_t lanes = w->hw->lanes, nr = w->hw->sgemm_transposed.nr;
    const size_t end = nnp_min(channel + nr, c->output.channels);
    if (end < channel + nr) memset(packed, 0, steps * nr * sizeof(float));
    for (; channel < end; channel += lanes, packed += lanes) {
        nnp_transpose_vectors(w->hw, steps, nnp_min(lanes, end - channel),
                              c->kernel + channel * c->input.channels + first_step, c->input.channels, packed, nr);
    }
}

static float* find_kernel(const struct work* w, size_t index) {
    const struct plan* p = &w->plan;
    const size_t rest = index < p->pairs ? 0 : index - p->pairs;
    return w->packed_kernel + ((index - rest) * PRODUCTS + rest * 2) * p->half * w->hw->sgemm_transposed.nr;
}

/* Packs a pair of panels of output channels, or one that is in none. */
static void pack_kernel(void* context, size_t index) {
    const struct work* w = context;
    const struct plan* p = &w->plan;
    const size_t nr = w->hw->sgemm_transposed.nr, elements = p->half * nr;
    float* packed = find_kernel(w, index);
    if (index >= p->pairs) {
        pack_panel(w, (p->pairs + index) * nr, 0, 2 * p->half, packed);
        return;
    }
    float *w11 = packed + W11 * elements, *w21 = packed + W21 * elements, *w22 = packed + W22 * elements;
    float *t1 = packed + T1 * elements, *t2 = packed + T2 * elements, *t3 = packed + T3 * elements;
    float* minus_t4 = packed + MINUS_T4 * elements;
    pack_panel(w, index * nr, 0, p->half, w11);
    pack_panel(w, index * nr, p->half, p->half, w21);
    pack_panel(w, (p->pairs + index) * nr, 0, p->half, t1); /* w12, as yet */
    pack_panel(w, (p->pairs + index) * nr, p->half, p->half, w22);
    for (size_t i = 0; i < elements; i++) {
        t3[i] = w22[i] - t1[i];
        t1[i] -= w11[i];
        t2[i] = w22[i] - t1[i];
        minus_t4[i] = w21[i] - t2[i];
    }
}

/* Of a pixel that is in both halves of an image, only the first is written. */
static size_t second_half(const struct plan* p) { return p->pixels - p->half_pixels; }

static struct block find_block(const struct work* w, size_t index, const float* packed) {
    const struct nnp_convolution* c = w->convolution;
    const struct nnp_partition* blocks = &w->plan.blocks;
    const size_t image = index / blocks->parts, block = index % blocks->parts;
    return (struct block){
        .pixels = c->input.pixels + image * c->input.stride,
        .result = c->output.pixels + image * c->output.stride,
        .first_panel = nnp_part_start(blocks, block),
        .end_panel = nnp_part_start(blocks, block + 1),
        .packed = packed,
    };
}

static void pack_pixels(const struct work* w, const struct block* block, float* packed) {
    const struct plan* p = &w->plan;
    struct nnp_quarters quarters = {
        .step = p->pixels, .channels = p->half * p->pixels, .pixels = second_half(p), .part = p->part};
    for (size_t first = 0, steps; first < p->half; first += steps) {
        steps = nnp_min(PACKED_STEPS, p->half - first);
        quarters.ahead = first + steps < p->half ? PACKED_STEPS * p->pixels : 0;
        for (size_t panel = block->first_panel; panel < block->end_panel; panel++) {
            w->hw->strassen.sums(steps, nnp_part_size(&p->pixel_panels, panel),
                                 block->pixels + first * p->pixels + nnp_part_start(&p->pixel_panels, panel), &quarters,
                                 packed + (panel - block->first_panel) * p->panel_elements + first * p->width);
        }
    }
}

static float least(const struct nnp_convolution* c) { return c->activation == nnp_activation_relu ? 0 : -INFINITY; }

/* Neighbouring panels of pixels of a half. */
struct run {
    size_t first_panel;
    size_t end_panel;
    size_t first_pixel;
    size_t pixels;
    bool is_first; /* of its block */
};

/* Pixels of a run, as they are multiplied. */
struct left {
    const float* pixels;
    size_t stride; /* from step to step */
    bool is_packed;
};

/* What products of a run's pixels are added to, and written to: a tile, or at last a result, but for some pixels. */
struct sum {
    const float* start;
    size_t start_stride; /* 0: a row for all pixels */
    float* tile;
    float* result;  /* NULL: it stays in the tile */
    size_t skipped; /* pixels */
    float minimum;
};

/* Multiplies a run's pixels by a panel of channels, and fetches what lies behind it, if that is what comes next. */
static void multiply(const struct work* w, const struct run* run, struct left left, size_t steps, const float* kernel,
                     bool is_fetching, struct sum sum) {
    const struct plan* p = &w->plan;
    const size_t nr = w->hw->sgemm_transposed.nr, unroll = w->hw->sgemm_transposed.unroll;
    const size_t panels = run->end_panel - run->first_panel;
    struct nnp_sgemm_transposed_output output = {.next_stride = is_fetching ? nnp_divide_up(unroll * nr, panels) : 0};
    for (size_t first = 0, size; first < steps; first += size) {
        size = nnp_min(p->reduction_a_block, steps - first);
        const bool is_last = first + size == steps;
        output.channel_stride = is_last && sum.result != NULL ? p->pixels : 0;
        output.minimum = is_last ? sum.minimum : -INFINITY;
        if (is_fetching) output.next = kernel + (first + size) * nr;
        for (size_t i = 0; i < panels; i++) {
            const size_t panel = run->first_panel + i, skipped = i == 0 ? sum.skipped : 0;
            const size_t start = nnp_part_start(&p->pixel_panels, panel) - run->first_pixel, place = start + skipped;
            const size_t rows = nnp_part_size(&p->pixel_panels, panel) - skipped;
            const float* pixels = left.pixels + (left.is_packed ? i * p->panel_elements : start) + skipped;
            float* const tile = sum.tile + place * nr;
            output.start = first != 0 ? tile : sum.start + place * sum.start_stride;
            output.start_stride = first != 0 ? nr : sum.start_stride;
            if (rows != 0) {
                w->hw->sgemm_transposed.kernels[rows - 1](
                    size, pixels + first * left.stride, left.stride, kernel + first * nr,
                    output.channel_stride != 0 ? sum.result + place : tile, &output);
            }
            if (is_fetching) output.next += size / unroll * output.next_stride;
        }
    }
}

/* Computes a run's part of each quarter of the result, of which the second half's may lack the first pixels. */
static void multiply_pair(const struct work* w, const struct block* block, size_t pair, const struct run* run,
                          float* const results[QUARTERS], size_t skipped) {
    const struct nnp_convolution* c = w->convolution;
    const struct plan* p = &w->plan;
    const size_t nr = w->hw->sgemm_transposed.nr, channels = c->output.channels;
    const float none = -INFINITY, minimum = least(c);
    const float* first_bias = nnp_bias_of_panel(c->bias, channels, pair * nr, nr, NULL);
    const float* second_bias = nnp_bias_of_panel(c->bias, channels, (p->pairs + pair) * nr, nr, NULL);
    _Alignas(NNP_ALIGNMENT) float tiles[TILES][PIXELS_A_RUN * NNP_MAX_COLUMNS];
    float *const u = tiles[U], *const u_and_bias = tiles[U_AND_BIAS], *const last = tiles[LAST], *const p5 = tiles[P5];
    const struct sum sums[PRODUCTS] = {
        [W11] = {nnp_zeros, 0, u, NULL, 0, none},
        [W21] = {u_and_bias, nr, u_and_bias, results[Y11], 0, minimum},
        [T2] = {u, nr, u, NULL, 0, none},
        [T3] = {u, nr, last, NULL, 0, none},
        [MINUS_T4] = {u_and_bias, nr, u_and_bias, results[Y21], skipped, minimum},
        [T1] = {second_bias, 0, p5, NULL, 0, none},
        [W22] = {u, nr, u, results[Y12], 0, minimum},
    };
    const float* kernel = find_kernel(w, pair);
    const float* packed = block->packed + (run->first_panel - block->first_panel) * p->panel_elements;
    for (size_t i = 0; i < PRODUCTS; i++) {
        const bool is_end = i + 1 == PRODUCTS && pair + 1 == p->pairs + p->rest;
        multiply(w, run, (struct left){packed + i * p->part, p->width, true}, p->half, kernel + i * p->half * nr,
                 run->is_first && !is_end, sums[i]);
        if (i == W11) w->hw->strassen.add(run->pixels, u, first_bias, 0, &none, u_and_bias);
        if (i == T3) w->hw->strassen.add(run->pixels, last, first_bias, 0, &none, u_and_bias);
        if (i == T1) {
            w->hw->strassen.add(run->pixels, last, p5, nr, &minimum, last);
            w->hw->strassen.add(run->pixels, u, p5, nr, &none, u);
        }
    }
    nnp_write_transposed(w->hw, last + skipped * nr, nr, run->pixels - skipped, nr, results[Y22] + skipped, p->pixels);
}

/* Computes a run's results of a panel of output channels that is in no pair: the second half's may lack the first
 * pixels. */
static void multiply_alone(const struct work* w, const struct block* block, size_t index, const struct run* run,
                           float* const results[QUARTERS], size_t skipped) {
    const struct nnp_convolution* c = w->convolution;
    const struct plan* p = &w->plan;
    const size_t nr = w->hw->sgemm_transposed.nr, channel = (p->pairs + index) * nr;
    const size_t channels = nnp_min(nr, c->output.channels - channel);
    const bool is_whole = channels == nr;
    float room[NNP_MAX_COLUMNS];
    const float* bias = nnp_bias_of_panel(c->bias, c->output.channels, channel, nr, room);
    const float* pixels = block->pixels + run->first_pixel;
    _Alignas(NNP_ALIGNMENT) float tile[PIXELS_A_RUN * NNP_MAX_COLUMNS];
    for (size_t i = 0; i < 2; i++) {
        float* const result = results[i == 0 ? Y11 : Y21];
        const size_t done = i == 0 ? 0 : skipped;
        multiply(w, run, (struct left){pixels + i * second_half(p), p->pixels, false}, 2 * p->half,
                 find_kernel(w, index), false, (struct sum){bias, 0, tile, is_whole ? result : NULL, done, least(c)});
        if (is_whole) continue;
        nnp_write_transposed(w->hw, tile + done * nr, nr, run->pixels - done, channels, result + done, p->pixels);
    }
}

/* Computes a pair of panels of output channels, or one that is in none, for some panels of a block. */
static void multiply_run(const struct work* w, const struct block* block, size_t index, const struct run* run) {
    const struct plan* p = &w->plan;
    const bool is_pair = index < p->pairs;
    const size_t panel_results = w->hw->sgemm_transposed.nr * p->pixels; /* floats */
    const size_t to_second = p->pairs * panel_results;                   /* from a pair's first panel of channels */
    float* const first = block->result + index * panel_results + (is_pair ? 0 : to_second) + run->first_pixel;
    float* const other = is_pair ? first + to_second : first;
    float* const results[QUARTERS] = {
        [Y11] = first, [Y12] = other, [Y21] = first + second_half(p), [Y22] = other + second_half(p)};
    const size_t skipped = run->first_pixel == 0 ? p->pixels % 2 : 0; /* of the second half: the first one has it */
    if (is_pair) {
        multiply_pair(w, block, index, run, results, skipped);
    } else {
        multiply_alone(w, block, index, run, results, skipped);
    }
}

/* One thread's tasks: a block, and a pair of panels of channels, or one that is in none. */
static void run_tasks(void* context, size_t thread) {
    struct work* w = context;
    const struct plan* p = &w->plan;
    const size_t ranges = p->pairs + p->rest, panels = PIXELS_A_RUN / w->hw->sgemm_transposed.mr;
    float* packed = w->packed_pixels + thread * p->pixel_elements;
    size_t packed_block = SIZE_MAX;
    for (size_t task; (task = nnp_take_task(&w->tasks, thread)) != NNP_NO_TASK;) {
        const size_t index = task / ranges, range = task % ranges;
        const struct block block = find_block(w, index, packed);
        if (packed_block != index && range < p->pairs) {
            pack_pixels(w, &block, packed);
            packed_block = index;
        }
        for (size_t panel = block.first_panel; panel < block.end_panel; panel += panels) {
            const size_t end = nnp_min(panel + panels, block.end_panel);
            const size_t first_pixel = nnp_part_start(&p->pixel_panels, panel);
            const struct run run = {
                .first_panel = panel,
                .end_panel = end,
                .first_pixel = first_pixel,
                .pixels = nnp_part_start(&p->pixel_panels, end) - first_pixel,
                .is_first = panel == block.first_panel,
            };
            multiply_run(w, &block, range, &run);
        }
    }
}

static void run(const struct nnp_convolution* c, void* workspace) {
    struct work w = {.convolution = c, .hw = c->machine->hw, .plan = make_plan(c), .packed_kernel = workspace};
    const struct plan* p = &w.plan;
    if (nnp_is_prepared(c)) {
        w.packed_kernel = c->kernel;
    } else {
        const double start = nnp_time(c);
        if (c->transform_strategy == nnp_convolution_transform_strategy_precompute)
            memset(workspace, 0, p->kernel_elements * sizeof(float));
        pthreadpool_parallelize_1d(c->threadpool, pack_kernel, &w, p->pairs + p->rest, 0);
        c->profile->kernel_transform += nnp_time(c) - start;
        if (c->transform_strategy == nnp_convolution_transform_strategy_precompute) return;
    }
    w.packed_pixels = (float*)workspace + p->kernel_elements;
    nnp_share_tasks(&w.tasks, c->batch_size * p->blocks.parts * (p->pairs + p->rest), p->threads);
    const double start = nnp_time(c);
    pthreadpool_parallelize_1d(c->threadpool, run_tasks, &w, p->threads, PTHREADPOOL_FLAG_DISABLE_DENORMALS);
    c->profile->block_multiplication += nnp_time(c) - start;
}

static void estimate(const struct nnp_convolution* c, struct nnp_estimate* e) {
    const struct nnp_hw* hw = c->machine->hw;
    struct nnp_convolution compute = *c;
    compute.transform_strategy = nnp_convolution_transform_strategy_compute;
    const struct plan p = make_plan(&compute);
    const size_t mr = hw->sgemm_transposed.mr, nr = hw->sgemm_transposed.nr, lanes = hw->lanes;
    const double half = (double)p.half, outputs = (double)c->output.channels, images = (double)c->batch_size;
    const double pairs = (double)p.pairs, rest = (double)p.rest, pixels = images * (double)p.pixels;
    const double rows = images * (double)p.half_pixels, panels = images * (double)p.pixel_panels.parts;
    const double steps = half * (PRODUCTS * pairs + 4 * rest), blocks = ceil(half / (double)p.reduction_a_block);
    const double image_elements = (double)(c->input.channels * p.pixels), kernel_elements = 2 * half * outputs;
    const double packed = pairs == 0 ? 0 : (double)(p.panel_elements * p.pixel_panels.parts);
    const double passes = images * (double)p.blocks.parts;
    double* const multiplication = e->counts[nnp_phase_block_multiplication];

    if (c->transform_strategy == nnp_convolution_transform_strategy_compute) {
        double* const transform = e->counts[nnp_phase_kernel_transform];
        transform[nnp_operation_transpose] += kernel_elements / (double)lanes;
        transform[nnp_operation_plane] += half * PRODUCTS * pairs * (double)nr;
        transform[nnp_operation_read] += nnp_far_lines(c, kernel_elements);
        transform[nnp_operation_write] += nnp_far_lines(c, (double)p.kernel_elements);
    }
    /* What is chosen for one thread is for all: each of two may pack all pixels. */
    const bool is_own = c->batch_size % 2 == 0 || has_own_pixels(c, &p, 2);
    multiplication[nnp_operation_pack_sums] += images * packed / (double)lanes * (is_own ? 1 : 2);
    multiplication[nnp_operation_read] += nnp_far_lines(c, images * image_elements);
    multiplication[nnp_operation_product] += rows * (double)(nr / lanes) * steps;
    /* Where pixels lie a plane apart, rows that fill no more than half of a line wait for it. */
    const double apart = 2 * mr * sizeof(float) > NNP_ALIGNMENT ? 1 : 3;
    multiplication[nnp_operation_step] += panels * half * (PRODUCTS * pairs + 4 * rest * apart);
    multiplication[nnp_operation_row] += rows * (pairs * (PRODUCTS * blocks + ADDITIONS) + rest * 4 * blocks);
    multiplication[nnp_operation_transpose] += pixels * outputs / (double)lanes;
    /* Kernels come from memory for the first block, then from L3, while others are multiplied; pixels are near. */
    const double shown = fmin(1, pow(FETCHING_PIXELS / fmax((double)p.half_pixels, 1), 2));
    multiplication[nnp_stream_operation(c)] +=
        shown * nnp_kernel_lines(c, (double)p.kernel_elements, 1, !nnp_is_prepared(c));
    multiplication[nnp_operation_stream] += FETCHED_SHARE * (passes - 1) * nnp_far_lines(c, (double)p.kernel_elements);
    multiplication[nnp_operation_write] += nnp_far_lines(c, pixels * outputs);

    /* Of random numbers, products of sums add up to seven times the variance of the result. */
    const double share = outputs == 0 ? 0 : 2 * pairs * (double)nr / outputs;
    const double roundings = half / blocks + blocks;
    e->roundings += share * (7 * roundings + SUM_ROUNDINGS) + (1 - share) * (half / blocks + 2 * blocks);
}

const struct nnp_algorithm nnp_strassen = {.plan = plan, .run = run, .estimate = estimate};
