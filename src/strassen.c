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
 * Sums of kernels are packed in advance, those of pixels are made before they are multiplied; products are added while
 * they are in L1. An image's pixels are cut in two, and of an odd number the one in the middle is computed twice.
 * Channels that fill no two panels are multiplied as they are.
 *
 * A thread makes the sums of a block of pixels, as many as stay near, in memory of its own, and multiplies them by one
 * pair of panels of channels after the other. Threads have blocks of their own, or, where that takes longer and each
 * gets as many pairs, all make the same sums, and have pairs of their own: lines of sums would take longer to come from
 * another core than to be made.
 *
 * Layouts, where a panel is nr output channels or up to mr pixels (of the transposed SGEMM):
 *   packed kernel   [pair of channel panels][w11, w21, t2, t3, -t4, t1, w22][half of the reduction][channel of the
 *                   panel], then [channel panel][reduction][channel of the panel]
 *   sums of pixels  [thread][panel of the block's pixels of a half][half of the reduction][part][width]
 *   products        [y11, y12, y21, y22][pixel of the run][channel of the panel], on the stack of a task
 */

#include <math.h>
#include <string.h>

#include <pthreadpool.h>

#include "gemm.h"
#include "im2col.h"
#include "numbers.h"
#include "tasks.h"

enum {
    PIXELS_A_RUN = 64,  /* of each half */
    TASKS_A_THREAD = 8, /* fewer, where some are shorter, are no balance for threads that have channels of their own */
    BLOCK_STEPS = 512,  /* of the reduction, summed by themselves: longer sums are less accurate */
    LEAST_TASKS = 2,    /* a thread, if there are so many panels */
    LEAST_PANELS = 2,   /* of a thread's own pixels, for which it reads all of the kernel */
    SHARED_LINES = 5,   /* of an image, summed in the time that a channel's lines take that two threads write */
    ADDITIONS = 4,      /* of tiles of products, beside those that micro-kernels do */
    SUM_ROUNDINGS = 20, /* of sums of quarters and of products, in variances of the result */
};

enum { W11, W21, T2, T3, MINUS_T4, T1, W22, PRODUCTS }; /* in the order in which they are multiplied */
enum { S1, S2, S3, S4, SUMS };
enum { Y11, Y12, Y21, Y22, QUARTERS };

struct plan {
    size_t half; /* of the reduction */
    size_t reduction_a_block;
    size_t pairs; /* of panels of channels */
    size_t rest;  /* panels of channels that are in no pair */
    size_t pixels;
    size_t half_pixels;
    struct nnp_partition pixel_panels; /* of half of an image */
    struct nnp_partition blocks;       /* of those */
    size_t part;                       /* floats of sums */
    size_t step;
    size_t panel_elements;
    size_t threads;
    size_t kernel_elements; /* floats; 0 for `reuse` */
    size_t sum_elements;    /* for each thread */
    size_t bytes;           /* of workspace; 0 if it overflows */
};

struct work {
    const struct nnp_convolution* convolution;
    const struct nnp_hw* hw;
    struct plan plan;
    float* packed_kernel;
    float* sums; /* for each thread */
    struct nnp_tasks tasks;
};

/* Some panels of an image's pixels. */
struct block {
    const float* pixels; /* of the image */
    float* result;
    size_t first_panel;
    size_t end_panel;
    const float* sums;
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
    if (c->transform_strategy == nnp_convolution_transform_strategy_reuse) p.kernel_elements = 0;

    p.reduction_a_block = nnp_divide_up(p.half, nnp_divide_up(p.half, BLOCK_STEPS));
    p.pixels = nnp_pixels(c->output.size);
    p.half_pixels = nnp_divide_up(p.pixels, 2);
    p.pixel_panels = nnp_partition(p.half_pixels, mr);
    p.threads = pthreadpool_get_threads_count(c->threadpool);
    const bool has_images = c->batch_size % p.threads == 0, is_own = has_images || has_own_pixels(c, &p, p.threads);
    const size_t most_panels = panels_for_threads(&p, p.threads, mr);
    if (is_own && !has_images) p.pixel_panels = nnp_partition_into(p.half_pixels, most_panels);
    p.part = nnp_round_up(mr, hw->lanes);
    p.step = p.part * SUMS;
    p.panel_elements = nnp_product(p.half, p.step, &overflow);
    /* Twice what L2 has room for: what each pair reads again of pixels and sums is worth reading kernels less often. */
    const size_t largest =
        nnp_max(2 * c->machine->caches.l2 / sizeof(float) / nnp_max(p.panel_elements + 4 * p.half * mr, 1), 1);
    const size_t ranges = c->batch_size * (is_own ? 1 : p.pairs + p.rest);
    const size_t balanced = is_own ? largest : p.pixel_panels.parts * ranges / (LEAST_TASKS * p.threads);
    p.blocks = nnp_partition_evenly(p.pixel_panels.parts, nnp_max(nnp_min(largest, balanced), 1), ranges, p.threads);
    /* A smaller batch may have longer blocks. */
    const size_t longest = c->batch_size == 1 ? nnp_longest_part(&p.blocks) : nnp_min(largest, most_panels);
    p.sum_elements = nnp_round_up(nnp_product(p.panel_elements, longest, &overflow), line);
    const size_t elements[] = {p.kernel_elements, nnp_product(p.sum_elements, p.threads, &overflow)};
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

static struct block find_block(const struct work* w, size_t index, const float* sums) {
    const struct nnp_convolution* c = w->convolution;
    const struct nnp_partition* blocks = &w->plan.blocks;
    const size_t image = index / blocks->parts, block = index % blocks->parts;
    return (struct block){
        .pixels = c->input.pixels + image * c->input.stride,
        .result = c->output.pixels + image * c->output.stride,
        .first_panel = nnp_part_start(blocks, block),
        .end_panel = nnp_part_start(blocks, block + 1),
        .sums = sums,
    };
}

static void sum_pixels(const struct work* w, const struct block* block, float* sums) {
    const struct plan* p = &w->plan;
    const struct nnp_quarters quarters = {.step = p->pixels, .channels = p->half * p->pixels, .pixels = second_half(p)};
    for (size_t panel = block->first_panel; panel < block->end_panel; panel++, sums += p->panel_elements) {
        w->hw->strassen.sums(p->half, nnp_part_size(&p->pixel_panels, panel),
                             block->pixels + nnp_part_start(&p->pixel_panels, panel), &quarters, sums);
    }
}

/* A left operand: where a panel's pixels are in the first step, and floats between steps. */
struct pixels {
    const float* first;
    size_t stride;
};

/* Writes the product of pixels and a panel of channels, added to a row or to rows, to a tile. */
static void multiply_by(const struct work* w, size_t rows, size_t steps, struct pixels x, const float* kernel,
                        const float* start, size_t start_stride, float minimum, float* tile) {
    const size_t nr = w->hw->sgemm_transposed.nr;
    struct nnp_sgemm_transposed_output output = {.start = start, .start_stride = start_stride};
    for (size_t first = 0, size; first < steps; first += size) {
        size = nnp_min(w->plan.reduction_a_block, steps - first);
        output.minimum = first + size == steps ? minimum : -INFINITY;
        w->hw->sgemm_transposed.kernels[rows - 1](size, x.first + first * x.stride, x.stride, kernel + first * nr, tile,
                                                  &output);
        output.start = tile;
        output.start_stride = nr;
    }
}

static float least(const struct nnp_convolution* c) { return c->activation == nnp_activation_relu ? 0 : -INFINITY; }

/* Computes a tile of each quarter of the result. */
static void multiply_panel(const struct work* w, const struct block* block, size_t pair, size_t panel,
                           float* const results[QUARTERS]) {
    const struct plan* p = &w->plan;
    const size_t nr = w->hw->sgemm_transposed.nr, rows = nnp_part_size(&p->pixel_panels, panel);
    const size_t vectors = rows * nr / w->hw->lanes, half = p->half;
    const float none = -INFINITY, minimum = least(w->convolution);
    const float* kernel = find_kernel(w, pair);
    const float* sums = block->sums + (panel - block->first_panel) * p->panel_elements;
    const float* pixels = block->pixels + nnp_part_start(&p->pixel_panels, panel);
    const float* bias = w->convolution->bias;
    const size_t channels = w->convolution->output.channels;
    const float* first_bias = nnp_bias_of_panel(bias, channels, pair * nr, nr, NULL);
    const float* second_bias = nnp_bias_of_panel(bias, channels, (p->pairs + pair) * nr, nr, NULL);
    const struct pixels x11 = {pixels, p->pixels};
    const struct pixels x12 = {x11.first + half * p->pixels, p->pixels};
    const struct pixels x22 = {x12.first + second_half(p), p->pixels};
    struct pixels s[SUMS];
    for (size_t i = 0; i < SUMS; i++)
        s[i] = (struct pixels){sums + i * p->part, p->step};
    const float* right[PRODUCTS];
    for (size_t i = 0; i < PRODUCTS; i++)
        right[i] = kernel + i * half * nr;
    _Alignas(NNP_ALIGNMENT) float u[NNP_MAX_TILE_ELEMENTS], p5[NNP_MAX_TILE_ELEMENTS];
    multiply_by(w, rows, half, x11, right[W11], nnp_zeros, 0, none, u);
    multiply_by(w, rows, half, x12, right[W21], first_bias, 0, none, results[Y11]);
    w->hw->strassen.add(vectors, u, results[Y11], &minimum, results[Y11]);
    multiply_by(w, rows, half, s[S2], right[T2], u, nr, none, u);
    multiply_by(w, rows, half, s[S3], right[T3], u, nr, none, results[Y22]);
    multiply_by(w, rows, half, x22, right[MINUS_T4], first_bias, 0, none, results[Y21]);
    w->hw->strassen.add(vectors, results[Y22], results[Y21], &minimum, results[Y21]);
    multiply_by(w, rows, half, s[S1], right[T1], second_bias, 0, none, p5);
    w->hw->strassen.add(vectors, results[Y22], p5, &minimum, results[Y22]);
    w->hw->strassen.add(vectors, u, p5, &none, u);
    multiply_by(w, rows, half, s[S4], right[W22], u, nr, minimum, results[Y12]);
}

/* Computes a pair of panels of output channels, or one that is in none, for some panels of a block. */
static void multiply_run(const struct work* w, const struct block* block, size_t index, size_t first_panel,
                         size_t end_panel) {
    const struct nnp_convolution* c = w->convolution;
    const struct plan* p = &w->plan;
    const size_t nr = w->hw->sgemm_transposed.nr, first_pixel = nnp_part_start(&p->pixel_panels, first_panel);
    const bool is_pair = index < p->pairs;
    const size_t first_channel = (is_pair ? index : p->pairs + index) * nr;
    _Alignas(NNP_ALIGNMENT) float products[QUARTERS][PIXELS_A_RUN * NNP_MAX_COLUMNS];
    size_t count = 0;
    for (size_t panel = first_panel; panel < end_panel; panel++) {
        const size_t rows = nnp_part_size(&p->pixel_panels, panel);
        float* results[QUARTERS];
        for (size_t i = 0; i < QUARTERS; i++)
            results[i] = products[i] + count * nr;
        if (is_pair) {
            multiply_panel(w, block, index, panel, results);
        } else {
            const struct pixels x = {block->pixels + first_pixel + count, p->pixels};
            const struct pixels second = {x.first + second_half(p), p->pixels};
            float room[NNP_MAX_COLUMNS];
            const float* kernel = find_kernel(w, index);
            const float* bias = nnp_bias_of_panel(c->bias, c->output.channels, first_channel, nr, room);
            multiply_by(w, rows, 2 * p->half, x, kernel, bias, 0, least(c), results[Y11]);
            multiply_by(w, rows, 2 * p->half, second, kernel, bias, 0, least(c), results[Y21]);
        }
        count += rows;
    }
    const size_t twice = first_pixel == 0 ? p->pixels % 2 : 0; /* the first of the second half */
    for (size_t i = 0; i < QUARTERS; i++) {
        const bool is_second = i == Y21 || i == Y22;
        const size_t channel = first_channel + (i == Y12 || i == Y22 ? p->pairs * nr : 0);
        const size_t skipped = is_second ? twice : 0;
        if (!is_pair && (i == Y12 || i == Y22)) continue;
        nnp_write_transposed(
            w->hw, products[i] + skipped * nr, nr, count - skipped, nnp_min(nr, c->output.channels - channel),
            block->result + channel * p->pixels + first_pixel + (is_second ? second_half(p) : 0) + skipped, p->pixels);
    }
}

/* One thread's tasks: a block, and a pair of panels of channels, or one that is in none. */
static void run_tasks(void* context, size_t thread) {
    struct work* w = context;
    const struct plan* p = &w->plan;
    const size_t ranges = p->pairs + p->rest, panels = PIXELS_A_RUN / w->hw->sgemm_transposed.mr;
    float* sums = w->sums + thread * p->sum_elements;
    size_t summed = SIZE_MAX;
    for (size_t task; (task = nnp_take_task(&w->tasks, thread)) != NNP_NO_TASK;) {
        const size_t index = task / ranges, range = task % ranges;
        const struct block block = find_block(w, index, sums);
        if (summed != index && range < p->pairs) {
            sum_pixels(w, &block, sums);
            summed = index;
        }
        for (size_t panel = block.first_panel; panel < block.end_panel; panel += panels)
            multiply_run(w, &block, range, panel, nnp_min(panel + panels, block.end_panel));
    }
}

static void run(const struct nnp_convolution* c, void* workspace) {
    struct work w = {.convolution = c, .hw = c->machine->hw, .plan = make_plan(c), .packed_kernel = workspace};
    const struct plan* p = &w.plan;
    if (c->transform_strategy == nnp_convolution_transform_strategy_reuse) {
        w.packed_kernel = c->kernel;
    } else {
        const double start = nnp_time(c);
        if (c->transform_strategy == nnp_convolution_transform_strategy_precompute)
            memset(workspace, 0, p->kernel_elements * sizeof(float));
        pthreadpool_parallelize_1d(c->threadpool, pack_kernel, &w, p->pairs + p->rest, 0);
        c->profile->kernel_transform += nnp_time(c) - start;
        if (c->transform_strategy == nnp_convolution_transform_strategy_precompute) return;
    }
    w.sums = (float*)workspace + p->kernel_elements;
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
    const double sums = pairs == 0 ? 0 : (double)(p.panel_elements * p.pixel_panels.parts);
    const double passes = images * (double)p.blocks.parts;
    double* const multiplication = e->counts[nnp_phase_block_multiplication];

    if (c->transform_strategy == nnp_convolution_transform_strategy_compute) {
        e->counts[nnp_phase_kernel_transform][nnp_operation_transpose] += kernel_elements / (double)lanes;
        e->counts[nnp_phase_kernel_transform][nnp_operation_plane] += half * PRODUCTS * pairs * (double)nr;
    }
    /* What is chosen for one thread is for all: each of two may make all sums. */
    const bool is_own = c->batch_size % 2 == 0 || has_own_pixels(c, &p, 2);
    /* By measurement twice what packing takes: a sum is of two vectors, or of one and a sum. */
    multiplication[nnp_operation_pack] += 2 * images * sums / (double)lanes * (is_own ? 1 : 2);
    multiplication[nnp_operation_read] += nnp_far_lines(c, images * image_elements);
    multiplication[nnp_operation_product] += rows * (double)(nr / lanes) * steps;
    /* Pixels lie a plane apart, sums a line: rows that fill no more than half of one wait for it. */
    multiplication[nnp_operation_step] += panels * steps * (2 * mr * sizeof(float) > NNP_ALIGNMENT ? 1 : 3);
    multiplication[nnp_operation_row] += rows * (pairs * (PRODUCTS * blocks + ADDITIONS) + rest * 4 * blocks);
    multiplication[nnp_operation_combination] += rows * pairs;
    multiplication[nnp_operation_transpose] += pixels * outputs / (double)lanes;
    /* Kernels come from memory for the first block, then from L3; pixels and sums are near. */
    const double kernel_lines = nnp_far_lines(c, (double)p.kernel_elements);
    multiplication[nnp_stream_operation(c)] += kernel_lines;
    multiplication[nnp_operation_stream] += (passes - 1) * kernel_lines;
    multiplication[nnp_operation_write] += nnp_far_lines(c, pixels * outputs);

    /* Of random numbers, products of sums add up to seven times the variance of the result. */
    const double share = outputs == 0 ? 0 : 2 * pairs * (double)nr / outputs;
    const double roundings = half / blocks + blocks;
    e->roundings += share * (7 * roundings + SUM_ROUNDINGS) + (1 - share) * (half / blocks + 2 * blocks);
}

const struct nnp_algorithm nnp_strassen = {.plan = plan, .run = run, .estimate = estimate};
