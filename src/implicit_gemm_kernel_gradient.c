/*
 * Kernel gradients as a matrix product: [taps x input channels, as rows] by [reduction], times [reduction] by [output
 * channels], where the reduction runs over the output's pixels of all images. The first matrix (im2col) and the second
 * (the output's gradient, transposed) exist only for a block of the reduction at a time, of a task.
 *
 * The reduction is cut into chunks, each with a product of its own, and rows and output channels into parts where
 * threads would be without tasks otherwise. A task has a chunk and a part of both: it packs what it multiplies, so that
 * threads wait for one another but once, before the chunks' products are added up, and transposed into place. Chunks
 * don't depend on the number of threads, nor does the order of sums: those over blocks accumulate in the product.
 *
 * Layouts, where a panel is mr rows or nr output channels (of the SGEMM):
 *   packed rows            [row panel][vector of pixels of the block][row of the panel][pixel % lanes]
 *   packed output gradient [output channel panel][pixel of the block][output channel of the panel]
 *   product, of a chunk    [tap][input channel][output channel, padded to whole panels]
 * Pixels are counted over all images: a vector may have some of several.
 */

#include <math.h>
#include <string.h>

#include <pthreadpool.h>

#include "gemm.h"
#include "im2col.h"
#include "tasks.h"
#include "transform.h"

enum {
    CHUNK_PIXELS = 1024,     /* at least: reading and writing a product takes little beside them */
    MOST_CHUNKS = 16,        /* which are as many tasks, */
    CHUNKS_BUDGET = 2 << 20, /* and bytes of all their products */
    ADDED_ELEMENTS = 2048,   /* of products, by a task */
    AHEAD = 64,              /* pixels of each channel: how far images are prefetched, of which many are read at once */
    VECTORS_AT_ONCE = 16,    /* of pixels, whose runs are kept while channels are packed */
    WRITTEN_VECTORS = 8,     /* of input channels, by a task */
    TAPS_AT_ONCE = 16,       /* of kernels that are transposed: 16 KiB */
};

struct plan {
    struct nnp_axes axes;
    size_t taps;
    size_t rows;
    size_t row_panels;
    size_t column_panels; /* of output channels */
    size_t columns;       /* output channels, padded */
    size_t pixels;        /* of an image of the output */
    size_t reduction;     /* pixels of all images */

    struct nnp_partition chunks;    /* vectors of pixels */
    struct nnp_partition row_parts; /* panels */
    struct nnp_partition column_parts;
    size_t vectors_a_block;
    size_t panels_at_once; /* of rows, in L2 */
    size_t threads;

    size_t row_elements; /* of a thread */
    size_t column_elements;
    size_t product_elements; /* of a chunk */
    size_t bytes;            /* of workspace; 0 if it overflows */
};

struct work {
    const struct nnp_convolution* convolution;
    const struct nnp_hw* hw;
    struct plan plan;
    float* packed; /* rows and columns, for each thread */
    float* products;
    struct nnp_times* times; /* for each thread; the inverse is packing the output's gradient */
    struct nnp_tasks tasks;
};

/* Panels of rows and of columns, from a first one up to an end, and what a thread packs of them. */
struct task {
    size_t first_row;
    size_t end_row;
    size_t first_column;
    size_t end_column;
    float* rows;
    float* columns;
    float* product;
};

/* Part of the reduction. */
struct block {
    size_t first;
    size_t pixels;
    size_t vectors;
    bool is_first; /* of its chunk */
};

/* Cuts rows and columns into parts so that the thread with the most to multiply, and to pack, has as little as can be.
 */
static void cut_into_parts(const struct nnp_hw* hw, struct plan* p) {
    const size_t mr = hw->sgemm.mr, nr = hw->sgemm.nr;
    double least = INFINITY;
    for (size_t rows = 1; rows <= nnp_min(p->row_panels, p->threads); rows++) {
        for (size_t columns = 1; columns <= nnp_min(p->column_panels, p->threads); columns++) {
            const size_t tasks = nnp_divide_up(p->chunks.parts * rows * columns, p->threads);
            const size_t height = nnp_divide_up(p->row_panels, rows) * mr;
            const size_t width = nnp_divide_up(p->column_panels, columns) * nr;
            const double time =
                (double)tasks * ((double)height * (double)width + (double)NNP_PACK_PRODUCTS * (double)(height + width));
            if (time >= least) continue;
            least = time;
            p->row_parts = nnp_partition_into(p->row_panels, rows);
            p->column_parts = nnp_partition_into(p->column_panels, columns);
        }
    }
}

static struct plan make_plan(const struct nnp_convolution* c) {
    const struct nnp_hw* hw = c->machine->hw;
    const size_t mr = hw->sgemm.mr, nr = hw->sgemm.nr, lanes = hw->lanes, line = NNP_ALIGNMENT / sizeof(float);
    bool overflow = false;
    struct plan p = {.axes = nnp_output_axes(c), .taps = c->kernel_size.height * c->kernel_size.width};
    p.rows = p.taps * c->input.channels;
    p.row_panels = nnp_divide_up(p.rows, mr);
    p.column_panels = nnp_divide_up(c->output.channels, nr);
    p.columns = p.column_panels * nr;
    p.pixels = nnp_pixels(c->output.size);
    p.reduction = c->batch_size * p.pixels;
    p.threads = pthreadpool_get_threads_count(c->threadpool);
    p.product_elements = nnp_round_up(nnp_product(p.rows, p.columns, &overflow), line);
    if (overflow) return p;

    const size_t budget = CHUNKS_BUDGET / sizeof(float) / p.product_elements;
    const size_t chunks = nnp_min(nnp_min(p.reduction / CHUNK_PIXELS, budget), MOST_CHUNKS);
    p.chunks = nnp_partition_into(nnp_divide_up(p.reduction, lanes), nnp_max(chunks, 1));
    cut_into_parts(hw, &p);

    /* A panel of the output's gradient takes two thirds of L1, rows half of L2. */
    const size_t vector_bytes = lanes * sizeof(float);
    const size_t cached = nnp_max(c->machine->caches.l1 * 2 / 3 / (nr * vector_bytes), 1);
    p.vectors_a_block = nnp_min(nnp_longest_part(&p.chunks), cached);
    const size_t panel = p.vectors_a_block * mr * lanes;
    const size_t most_panels = nnp_max(c->machine->caches.l2 / 2 / sizeof(float) / panel, 1);
    p.panels_at_once = nnp_min(nnp_longest_part(&p.row_parts), most_panels);
    p.row_elements = nnp_round_up(nnp_product(p.panels_at_once, panel, &overflow), line);
    p.column_elements =
        nnp_round_up(nnp_product(nnp_longest_part(&p.column_parts) * nr, p.vectors_a_block * lanes, &overflow), line);
    p.threads = nnp_min(p.threads, p.chunks.parts * p.row_parts.parts * p.column_parts.parts);
    const size_t elements[] = {nnp_product(p.threads, p.row_elements + p.column_elements, &overflow),
                               nnp_product(p.chunks.parts, p.product_elements, &overflow),
                               p.threads * sizeof(struct nnp_times) / sizeof(float)};
    p.bytes = nnp_float_bytes(sizeof elements / sizeof elements[0], elements, overflow);
    return p;
}

static size_t plan(const struct nnp_convolution* convolution) { return make_plan(convolution).bytes; }

/* Packs panels of rows for the pixels of a block. Each channel's are read one vector after the other. */
static void pack_rows(const struct work* w, const struct block* block, size_t first_panel, size_t end_panel,
                      float* packed) {
    const struct plan* plan = &w->plan;
    const struct nnp_images* input = &w->convolution->input;
    const size_t lanes = w->hw->lanes, mr = w->hw->sgemm.mr, channels = input->channels;
    const size_t plane = nnp_pixels(input->size);
    const size_t ahead = AHEAD * nnp_min((size_t)plan->axes.x.source_step, input->size.width);
    const size_t first = first_panel * mr, end = nnp_min(end_panel * mr, plan->rows);
    for (size_t tap = first / channels; tap <= (end - 1) / channels; tap++) {
        const size_t begin_row = nnp_max(first, tap * channels), end_row = nnp_min(end, (tap + 1) * channels);
        for (size_t begin = 0, vectors; begin < block->vectors; begin += vectors) {
            struct nnp_gather gathers[VECTORS_AT_ONCE];
            const float* images[VECTORS_AT_ONCE];
            vectors = nnp_min(VECTORS_AT_ONCE, block->vectors - begin);
            for (size_t i = 0; i < vectors; i++) {
                const size_t pixel = (begin + i) * lanes;
                nnp_find_runs_of_images(w->hw, &plan->axes, input->size, input->stride, block->first + pixel,
                                        nnp_min(lanes, block->pixels - pixel), tap / plan->axes.x.taps,
                                        tap % plan->axes.x.taps, &gathers[i]);
                images[i] = input->pixels + (block->first + pixel) / plan->pixels * input->stride;
            }
            for (size_t row = begin_row, count; row < end_row; row += count) {
                count = nnp_min(end_row - row, mr - row % mr);
                float* vector = packed + ((row / mr - first_panel) * block->vectors + begin) * mr * lanes;
                for (size_t i = 0; i < vectors; i++) {
                    const float* pixels = images[i] + (row - tap * channels) * plane;
                    const struct nnp_gather* gather = &gathers[i];
                    const size_t fetched = tap == first / channels && gather->run_count != 0 ? count : 0;
                    for (size_t channel = 0; channel < fetched; channel++)
                        __builtin_prefetch(pixels + channel * plane + gather->runs[0].offset + (ptrdiff_t)ahead);
                    gather->copy(count, pixels, plane, gather->run_count, gather->runs,
                                 vector + (i * mr + row % mr) * lanes, lanes);
                }
            }
        }
    }
}

/* Packs a task's panels of the output's gradient for the pixels of a block. */
static void pack_columns(const struct work* w, const struct block* block, const struct task* task) {
    const struct plan* plan = &w->plan;
    const struct nnp_images* output = &w->convolution->output;
    const size_t lanes = w->hw->lanes, nr = w->hw->sgemm.nr, panel_elements = block->pixels * nr;
    for (size_t panel = task->first_column; panel < task->end_column; panel++) {
        const size_t channels = nnp_min(nr, output->channels - panel * nr);
        float* packed = task->columns + (panel - task->first_column) * panel_elements;
        if (channels < nr) memset(packed, 0, panel_elements * sizeof(float));
        for (size_t done = 0, count; done < block->pixels; done += count, packed += count * nr) {
            const size_t image = (block->first + done) / plan->pixels, pixel = (block->first + done) % plan->pixels;
            count = nnp_min(nnp_min(lanes, block->pixels - done), plan->pixels - pixel);
            const float* pixels = output->pixels + image * output->stride + panel * nr * plan->pixels + pixel;
            for (size_t channel = 0; channel < channels; channel++)
                __builtin_prefetch(pixels + channel * plan->pixels + AHEAD);
            for (size_t channel = 0; channel < channels; channel += lanes) {
                nnp_transpose_vectors(w->hw, count, nnp_min(lanes, channels - channel), pixels + channel * plan->pixels,
                                      plan->pixels, packed + channel, nr);
            }
        }
    }
}

/* Multiplies some packed panels of rows by all of a task's panels of output channels. */
static void multiply(const struct work* w, const struct block* block, const struct task* task, size_t first_panel,
                     size_t end_panel) {
    const struct plan* plan = &w->plan;
    const size_t lanes = w->hw->lanes, mr = w->hw->sgemm.mr, nr = w->hw->sgemm.nr;
    const struct nnp_sgemm_output output = {
        .row_stride = plan->columns, .columns = nr, .bias = block->is_first ? nnp_zeros : NULL, .minimum = -INFINITY};
    for (size_t column = task->first_column; column < task->end_column; column++) {
        for (size_t panel = first_panel; panel < end_panel; panel++) {
            w->hw->sgemm.kernels[nnp_min(mr, plan->rows - panel * mr) - 1](
                block->pixels, task->rows + (panel - first_panel) * block->vectors * mr * lanes,
                task->columns + (column - task->first_column) * block->pixels * nr, 0,
                task->product + panel * mr * plan->columns + column * nr, &output);
        }
    }
}

/* One thread's tasks. Those of a chunk follow one another. */
static void run_tasks(void* context, size_t thread) {
    struct work* w = context;
    const struct plan* plan = &w->plan;
    const size_t lanes = w->hw->lanes, columns = plan->column_parts.parts, parts = plan->row_parts.parts * columns;
    struct nnp_times* times = &w->times[thread];
    float* packed = w->packed + thread * (plan->row_elements + plan->column_elements);
    for (size_t index; (index = nnp_take_task(&w->tasks, thread)) != NNP_NO_TASK;) {
        const size_t chunk = index / parts, part = index % parts;
        const struct task task = {
            .first_row = nnp_part_start(&plan->row_parts, part / columns),
            .end_row = nnp_part_start(&plan->row_parts, part / columns + 1),
            .first_column = nnp_part_start(&plan->column_parts, part % columns),
            .end_column = nnp_part_start(&plan->column_parts, part % columns + 1),
            .rows = packed,
            .columns = packed + plan->row_elements,
            .product = w->products + chunk * plan->product_elements,
        };
        const size_t begin = nnp_part_start(&plan->chunks, chunk), end = nnp_part_start(&plan->chunks, chunk + 1);
        double time = nnp_time(w->convolution);
        for (size_t vector = begin; vector < end; vector += plan->vectors_a_block) {
            const struct block block = {
                .first = vector * lanes,
                .pixels =
                    nnp_min(nnp_min(plan->vectors_a_block, end - vector) * lanes, plan->reduction - vector * lanes),
                .vectors = nnp_min(plan->vectors_a_block, end - vector),
                .is_first = vector == begin,
            };
            pack_columns(w, &block, &task);
            nnp_lap(w->convolution, &time, &times->inverse);
            for (size_t panel = task.first_row; panel < task.end_row; panel += plan->panels_at_once) {
                const size_t end_panel = nnp_min(panel + plan->panels_at_once, task.end_row);
                pack_rows(w, &block, panel, end_panel, task.rows);
                nnp_lap(w->convolution, &time, &times->transform);
                multiply(w, &block, &task, panel, end_panel);
                nnp_lap(w->convolution, &time, &times->multiplication);
            }
        }
    }
}

/* Adds up the chunks' products of some rows. */
static void add_products(void* context, size_t first, size_t rows) {
    const struct work* w = context;
    const struct plan* plan = &w->plan;
    float* sums = w->products + first * plan->columns;
    for (size_t chunk = 1; chunk < plan->chunks.parts; chunk++) {
        const float* product = sums + chunk * plan->product_elements;
        for (size_t i = 0; i < rows * plan->columns; i++)
            sums[i] += product[i];
    }
}

/* Writes the gradient of kernels of a vector of output channels and some of input channels, some taps at a time. */
static void write_kernels(void* context, size_t output_vector, size_t input_vector, size_t vectors) {
    const struct work* w = context;
    const struct plan* plan = &w->plan;
    const size_t lanes = w->hw->lanes, inputs = w->convolution->input.channels;
    const size_t output = output_vector * lanes, outputs = nnp_min(lanes, w->convolution->output.channels - output);
    const size_t end = nnp_min((input_vector + vectors) * lanes, inputs);
    _Alignas(NNP_ALIGNMENT) float kernels[NNP_MAX_LANES][TAPS_AT_ONCE][NNP_MAX_LANES];
    float interleaved[NNP_MAX_LANES * (NNP_MAX_LANES + 1)];
    for (size_t input = input_vector * lanes; input < end; input += lanes) {
        const size_t width = nnp_min(lanes, end - input);
        const float* product = w->products + input * plan->columns + output;
        float* kernel = w->convolution->kernel + (output * inputs + input) * plan->taps;
        if (plan->taps == 1 && width == lanes) {
            nnp_transpose_vectors(w->hw, outputs, width, product, plan->columns, kernel, inputs);
            continue;
        }
        for (size_t first = 0; first < plan->taps; first += TAPS_AT_ONCE) {
            const size_t taps = nnp_min(TAPS_AT_ONCE, plan->taps - first);
            for (size_t tap = 0; tap < taps; tap++) {
                nnp_transpose_vectors(w->hw, outputs, width, product + (first + tap) * inputs * plan->columns,
                                      plan->columns, kernels[0][tap], sizeof kernels[0] / sizeof(float));
            }
            for (size_t i = 0; i < outputs; i++) {
                float* written = kernel + i * inputs * plan->taps + first;
                if (plan->taps > lanes) {
                    nnp_write_transposed(w->hw, kernels[i][0], NNP_MAX_LANES, taps, width, written, plan->taps);
                    continue;
                }
                /* Vectors of a channel's taps, each of which the next one overlaps. */
                nnp_transpose_vectors(w->hw, width, lanes, kernels[i][0], NNP_MAX_LANES, interleaved, taps);
                memcpy(written, interleaved, width * taps * sizeof(float));
            }
        }
    }
}

static void run(const struct nnp_convolution* c, void* workspace) {
    struct work w = {.convolution = c, .hw = c->machine->hw, .plan = make_plan(c), .packed = workspace};
    const struct plan* plan = &w.plan;
    w.products = w.packed + plan->threads * (plan->row_elements + plan->column_elements);
    w.times = (struct nnp_times*)(w.products + plan->chunks.parts * plan->product_elements);
    memset(w.times, 0, plan->threads * sizeof *w.times);
    double start = nnp_time(c);
    nnp_share_tasks(&w.tasks, plan->chunks.parts * plan->row_parts.parts * plan->column_parts.parts, plan->threads);
    pthreadpool_parallelize_1d(c->threadpool, run_tasks, &w, plan->threads, PTHREADPOOL_FLAG_DISABLE_DENORMALS);
    nnp_add_task_times(w.times, plan->threads, nnp_time(c) - start, &c->profile->input_transform,
                       &c->profile->block_multiplication, &c->profile->output_transform);
    start = nnp_time(c);
    if (plan->chunks.parts > 1) {
        pthreadpool_parallelize_1d_tile_1d(c->threadpool, add_products, &w, plan->rows,
                                           nnp_max(ADDED_ELEMENTS / plan->columns, 1),
                                           PTHREADPOOL_FLAG_DISABLE_DENORMALS);
    }
    pthreadpool_parallelize_2d_tile_1d(c->threadpool, write_kernels, &w, nnp_divide_up(c->output.channels, w.hw->lanes),
                                       nnp_divide_up(c->input.channels, w.hw->lanes), WRITTEN_VECTORS, 0);
    c->profile->kernel_transform += nnp_time(c) - start;
}

static void estimate(const struct nnp_convolution* c, struct nnp_estimate* e) {
    const struct nnp_hw* hw = c->machine->hw;
    const struct plan p = make_plan(c);
    const double lanes = (double)hw->lanes, pixels = (double)p.reduction, vectors = ceil(pixels / lanes);
    const double rows = (double)p.rows, outputs = (double)c->output.channels, panels = (double)p.column_panels;
    const double chunks = (double)p.chunks.parts, blocks = ceil(vectors / chunks / (double)p.vectors_a_block);
    double* const input = e->counts[nnp_phase_input_transform];
    double* const output = e->counts[nnp_phase_output_transform];
    double* const multiplication = e->counts[nnp_phase_block_multiplication];
    input[nnp_pack_operation(&p.axes)] += vectors * rows;
    input[nnp_operation_pack_run] += vectors * (double)p.taps;
    input[nnp_operation_read] +=
        nnp_far_lines(c, (double)(c->batch_size * c->input.channels * nnp_pixels(c->input.size)));
    output[nnp_operation_transpose] += pixels * outputs / lanes;
    output[nnp_operation_read] += nnp_far_lines(c, pixels * outputs);
    multiplication[nnp_operation_product] += pixels * rows * panels * (double)(hw->sgemm.nr / hw->lanes);
    multiplication[nnp_operation_step] += pixels * (double)p.row_panels * panels;
    multiplication[nnp_operation_row] += chunks * blocks * rows * panels;
    multiplication[nnp_operation_write] += chunks * blocks * nnp_far_lines(c, rows * outputs);
    e->counts[nnp_phase_kernel_transform][nnp_operation_transpose] += rows * outputs / lanes;
    e->counts[nnp_phase_kernel_transform][nnp_operation_copy] += rows * outputs;
    e->counts[nnp_phase_kernel_transform][nnp_operation_read] += nnp_far_lines(c, chunks * rows * outputs);
    e->roundings += pixels / chunks / blocks + blocks + chunks;
}

const struct nnp_algorithm nnp_implicit_gemm_kernel_gradient = {.plan = plan, .run = run, .estimate = estimate};
