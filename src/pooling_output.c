/*
 * Pooling: nnp_max_pooling_output, nnp_general_max_pooling_output, nnp_average_pooling_output. A task is a run of
 * output rows, of whichever images. A batch of them is pooled over the rows of its windows first, into padded rows, and
 * then along these. Results are put together in a buffer, which goes to the output in one piece.
 */

#include <math.h>
#include <string.h>

#include <pthreadpool.h>

#include "pooling.h"

enum {
    CHUNK = NNP_POOLING_CHUNK, /* elements of padded rows that are pooled at a time */
    WIDEST = CHUNK / 2,        /* window in a padded row */
    AHEAD = 2048,              /* elements: how far input is prefetched, for rows too short for hardware to follow */
    IMAGES = 64,               /* that are pooled as a whole at a time */
};

/* A task's memory. Kernels write whole lines. */
struct scratch {
    float* target; /* of the results */
    size_t result_count;
    _Alignas(NNP_ALIGNMENT) float results[CHUNK + NNP_LINE];
    float rows[CHUNK + NNP_LINE];
    float dense[CHUNK + NNP_LINE]; /* results of every place in rows, where few are kept */
    struct nnp_divisors divisors;
};

struct pooling {
    struct nnp_pooling_layer layer;
    const float* input;
    float* output;
    bool is_average;
    bool count_include_pad;
    bool is_streamed;
    nnp_pooling_function* pool;
    /* Computes output rows start to start + count - 1, counted over all images. */
    void (*compute)(const struct pooling* pooling, size_t start, size_t count, struct scratch* scratch);
};

/* ---- Results ---- */

static void write_results(const struct pooling* p, struct scratch* s) {
    if (p->is_streamed && s->result_count >= NNP_LINE) {
        p->layer.machine->hw->stream_rows(1, s->result_count, s->results, 0, s->target, 0);
    } else {
        memcpy(s->target, s->results, s->result_count * sizeof(float));
    }
    s->target += s->result_count;
    s->result_count = 0;
}

/* Where the next results go. */
static float* add_results(const struct pooling* p, size_t count, struct scratch* s) {
    if (s->result_count + count > CHUNK) write_results(p, s);
    s->result_count += count;
    return s->results + s->result_count - count;
}

static void combine(bool is_average, size_t count, float* totals, const float* values) {
    for (size_t i = 0; i < count && is_average; i++)
        totals[i] += values[i];
    for (size_t i = 0; i < count && !is_average; i++)
        totals[i] = totals[i] > values[i] || isnan(totals[i]) ? totals[i] : values[i];
}

/* The kernels for pairs of columns. An average is over the divisor. */
static void pool_columns_of_pairs(const struct pooling* p, size_t rows, size_t count, const float* input,
                                  size_t input_pitch, size_t taps, size_t tap_stride, float divisor, float* output,
                                  size_t ahead) {
    const struct nnp_hw* hw = p->layer.machine->hw;
    if (p->is_average) {
        hw->pooling.average_of_pairs(rows, count, input, input_pitch, taps, tap_stride, &divisor, output, count, ahead);
    } else {
        hw->pooling.maximum_of_pairs(rows, count, input, input_pitch, taps, tap_stride, output, count, ahead);
    }
}

/* ---- Windows of whole images ---- */

static bool are_whole_images(const struct nnp_pooling_axis* y, const struct nnp_pooling_axis* x) {
    return y->output == 1 && x->output == 1 && nnp_range_size(nnp_window(y, 0)) == y->size &&
           nnp_range_size(nnp_window(x, 0)) == x->size && y->size * x->size >= NNP_LINE;
}

/* Each image is pooled to a line; then lines are halved. */
static void pool_images(const struct pooling* p, size_t start, size_t count, struct scratch* s) {
    const struct nnp_pooling_axis *y = &p->layer.y, *x = &p->layer.x;
    const size_t pixels = y->size * x->size, rest = pixels % NNP_LINE;
    const float divisor =
        nnp_divisor(nnp_window_extent(y, 0, p->count_include_pad), nnp_window_extent(x, 0, p->count_include_pad));
    for (size_t first = start; first < start + count; first += IMAGES) {
        const size_t images = nnp_min(IMAGES, start + count - first);
        const float* input = p->input + first * pixels;
        float *totals = s->rows, *halves = s->dense;
        p->pool(images, NNP_LINE, input, pixels, pixels / NNP_LINE, NNP_LINE, totals, NNP_LINE, 0);
        for (size_t i = 0; i < images; i++)
            combine(p->is_average, rest, totals + i * NNP_LINE, input + (i + 1) * pixels - rest);
        for (size_t width = NNP_LINE / 2; width > 1; width /= 2) {
            pool_columns_of_pairs(p, 1, images * width, totals, 0, 1, 0, 1, halves, 0);
            float* const swapped = totals;
            totals = halves;
            halves = swapped;
        }
        pool_columns_of_pairs(p, 1, images, totals, 0, 1, 0, divisor, add_results(p, images, s), 0);
    }
}

/* ---- Windows one by one: the only one in its row, very wide ones, or far apart ---- */

static bool are_single(const struct nnp_pooling_axis* x) {
    return x->output == 1 || x->window > WIDEST || x->stride > x->window + NNP_LINE;
}

/* Pools a run of pixels to a line of totals. */
static void pool_run(const struct pooling* p, const float* run, size_t count, float* totals) {
    const size_t lines = count / NNP_LINE, rest = count % NNP_LINE;
    for (size_t i = 0; i < NNP_LINE && lines == 0; i++)
        totals[i] = p->is_average ? 0 : -INFINITY;
    if (lines != 0) p->pool(1, NNP_LINE, run, 0, lines, NNP_LINE, totals, 0, 0);
    combine(p->is_average, rest, totals, run + lines * NNP_LINE);
}

static float pool_window(const struct pooling* p, const float* image, struct nnp_range rows, struct nnp_range columns,
                         struct scratch* s) {
    const size_t width = p->layer.x.size;
    const bool is_one_run = nnp_range_size(columns) == width;
    const size_t runs = is_one_run ? 1 : nnp_range_size(rows);
    const size_t count = is_one_run ? nnp_range_size(rows) * width : nnp_range_size(columns);
    float *totals = s->rows, *others = s->dense;
    pool_run(p, image, 0, totals);
    for (size_t i = 0; i < runs; i++) {
        pool_run(p, image + (rows.begin + i) * width + columns.begin, count, others);
        combine(p->is_average, NNP_LINE, totals, others);
    }
    for (size_t half = NNP_LINE / 2; half != 0; half /= 2)
        combine(p->is_average, half, totals, totals + half);
    return totals[0];
}

static void pool_windows(const struct pooling* p, size_t start, size_t count, struct scratch* s) {
    const struct nnp_pooling_axis *y = &p->layer.y, *x = &p->layer.x;
    for (size_t i = start; i < start + count; i++) {
        const float* image = p->input + i / y->output * y->size * x->size;
        const size_t row = i % y->output, height = nnp_window_extent(y, row, p->count_include_pad);
        for (size_t j = 0; j < x->output; j++) {
            const float total = pool_window(p, image, nnp_window(y, row), nnp_window(x, j), s);
            const float divisor = nnp_divisor(height, nnp_window_extent(x, j, p->count_include_pad));
            *add_results(p, 1, s) = p->is_average ? total / divisor : total;
        }
    }
}

/* ---- Rows of windows ---- */

/* How many output rows from `row` on are pooled alike: those of one image whose windows lie in it. */
static size_t similar_rows(const struct nnp_pooling_axis* y, size_t row) {
    const struct nnp_range inner = nnp_inner_windows(y);
    return inner.begin <= row && row < inner.end ? inner.end - row : 1;
}

static void fill(size_t rows, size_t count, float* row, size_t pitch, float value) {
    for (size_t i = 0; i < rows && count != 0; i++) {
        for (size_t j = 0; j < count; j++)
            row[i * pitch + j] = value;
    }
}

/* Windows of two columns, one after another, without padding: a kernel does all of it. */
static bool are_pairs(const struct nnp_pooling_axis* x) {
    return x->before == 0 && x->window == 2 && x->stride == 2 && x->output <= x->size / 2;
}

static void pool_pairs(const struct pooling* p, size_t start, size_t count, struct scratch* s) {
    const struct nnp_pooling_axis *y = &p->layer.y, *x = &p->layer.x;
    size_t rows;
    for (size_t i = start; i < start + count; i += rows) {
        const size_t row = i % y->output, windows = nnp_min(x->output, CHUNK);
        const struct nnp_range window = nnp_window(y, row);
        const float* input = p->input + (i / y->output * y->size + window.begin) * x->size;
        rows = nnp_min(nnp_min(similar_rows(y, row), start + count - i), CHUNK / windows);
        for (size_t first = 0; first < x->output; first += windows) {
            const size_t width = nnp_min(windows, x->output - first);
            float* results = add_results(p, rows * width, s);
            if (nnp_range_size(window) == 0) {
                fill(1, width, results, 0, -INFINITY);
            } else {
                const float divisor = nnp_divisor(nnp_window_extent(y, row, p->count_include_pad), x->window);
                pool_columns_of_pairs(p, rows, width, input + 2 * first, y->stride * x->size, nnp_range_size(window),
                                      x->size, divisor, results, AHEAD);
            }
        }
    }
}

/* A chunk of an output row and what of the input is under its windows. */
struct chunk {
    size_t first; /* window */
    size_t windows;
    struct nnp_range columns;
    size_t lead;  /* elements of padding before the columns */
    size_t pitch; /* of padded rows */
    size_t rows;  /* that fit into scratch memory */
};

static struct chunk find_chunk(const struct nnp_pooling_axis* x, size_t first) {
    const size_t largest = (CHUNK - x->window) / x->stride + 1;
    struct chunk chunk = {.first = first, .windows = nnp_min(largest, x->output - first)};
    const size_t start = first * x->stride;
    chunk.lead = start < x->before ? x->before - start : 0;
    chunk.columns.begin = nnp_window(x, first).begin;
    chunk.columns.end = nnp_window(x, first + chunk.windows - 1).end;
    chunk.pitch = (chunk.windows - 1) * x->stride + x->window;
    chunk.rows = chunk.windows == x->output ? CHUNK / chunk.pitch : 1;
    return chunk;
}

/* Pools output rows from `start` on over the rows of their windows. How many: those of an average share divisors. */
static size_t pool_rows(const struct pooling* p, const struct chunk* chunk, size_t start, size_t count,
                        struct scratch* s) {
    const struct nnp_pooling_axis *y = &p->layer.y, *x = &p->layer.x;
    const size_t most = nnp_min(count, chunk->rows), width = nnp_range_size(chunk->columns);
    const float padding = p->is_average ? 0 : -INFINITY;
    size_t rows = 0, batch;
    for (; rows < most; rows += batch) {
        const size_t row = (start + rows) % y->output;
        batch = nnp_min(similar_rows(y, row), most - rows);
        if (p->is_average && rows != 0 &&
            nnp_window_extent(y, row, p->count_include_pad) !=
                nnp_window_extent(y, start % y->output, p->count_include_pad)) {
            break;
        }
        const struct nnp_range window = nnp_window(y, row);
        const float* image = p->input + (start + rows) / y->output * y->size * x->size;
        float* target = s->rows + rows * chunk->pitch + chunk->lead;
        if (nnp_range_size(window) != 0) {
            p->pool(batch, width, image + window.begin * x->size + chunk->columns.begin, y->stride * x->size,
                    nnp_range_size(window), x->size, target, chunk->pitch, AHEAD);
        } else {
            fill(1, width, target, 0, padding);
        }
    }
    const size_t trail = chunk->lead + width;
    fill(rows, chunk->lead, s->rows, chunk->pitch, padding);
    fill(rows, chunk->pitch - trail, s->rows + trail, chunk->pitch, padding);
    return rows;
}

/* Distance from scratch memory to the input of an output row, which need not exist, for prefetches. */
static size_t ahead_of(const struct pooling* p, size_t row, const float* scratch) {
    const struct nnp_pooling_axis* y = &p->layer.y;
    const size_t input_row = row / y->output * y->size + row % y->output * y->stride;
    const uintptr_t input = (uintptr_t)p->input + (input_row * p->layer.x.size + AHEAD) * sizeof(float);
    return (input - (uintptr_t)scratch) / sizeof(float);
}

/* Pools the padded rows along themselves. */
static void pool_columns(const struct pooling* p, const struct chunk* chunk, size_t start, size_t rows,
                         struct scratch* s) {
    const size_t window = p->layer.x.window, stride = p->layer.x.stride, pitch = chunk->pitch;
    /* Windows that follow one another through all rows are as those of one row. */
    const bool is_one_row = pitch == chunk->windows * stride;
    const size_t kernel_rows = is_one_row ? 1 : rows, count = is_one_row ? rows * chunk->windows : chunk->windows;
    float* results = add_results(p, rows * chunk->windows, s);
    const size_t ahead = ahead_of(p, start + rows, s->rows);
    const float* divisors = NULL;
    if (p->is_average) {
        divisors = nnp_find_divisors(&p->layer, p->count_include_pad, start % p->layer.y.output, chunk->first,
                                     chunk->windows, is_one_row ? chunk->rows : 1, &s->divisors);
    }
    if (stride > 2) {
        p->pool(rows, (chunk->windows - 1) * stride + 1, s->rows, pitch, window, 1, s->dense, pitch, ahead);
        for (size_t i = 0; i < rows; i++) {
            for (size_t j = 0; j < chunk->windows; j++) {
                const float total = s->dense[i * pitch + j * stride];
                results[i * chunk->windows + j] = p->is_average ? total / divisors[j] : total;
            }
        }
    } else if (p->is_average) {
        const struct nnp_hw* hw = p->layer.machine->hw;
        (stride == 1 ? hw->pooling.average : hw->pooling.average_by_2)(kernel_rows, count, s->rows, pitch, window,
                                                                       divisors, results, count, ahead);
    } else if (stride == 2) {
        p->layer.machine->hw->pooling.maximum_by_2(kernel_rows, count, s->rows, pitch, window, results, count, ahead);
    } else {
        p->pool(kernel_rows, count, s->rows, pitch, window, 1, results, count, ahead);
    }
}

static void pool_batches(const struct pooling* p, size_t start, size_t count, struct scratch* s) {
    const struct nnp_pooling_axis* x = &p->layer.x;
    for (size_t row = start, rows = 0; row < start + count; row += rows) {
        for (size_t first = 0; first < x->output;) {
            const struct chunk chunk = find_chunk(x, first);
            rows = pool_rows(p, &chunk, row, start + count - row, s);
            pool_columns(p, &chunk, row, rows, s);
            first += chunk.windows;
        }
    }
}

/* ---- Tasks ---- */

static void pool_task(void* context, size_t start, size_t count) {
    const struct pooling* p = context;
    struct scratch scratch;
    scratch.target = p->output + start * p->layer.x.output;
    scratch.result_count = 0;
    scratch.divisors.row_extent = 0;
    p->compute(p, start, count, &scratch);
    write_results(p, &scratch);
}

/* Images whose windows follow one another are as one high image. */
static void join_images(struct nnp_pooling_layer* layer) {
    struct nnp_pooling_axis* y = &layer->y;
    if (y->before != 0 || y->window > y->stride || y->output * y->stride != y->size) return;
    y->after = 0;
    y->size *= layer->planes;
    y->output *= layer->planes;
    layer->planes = 1;
}

static enum nnp_status pool(size_t batch_size, size_t channels, const struct nnp_pooling* parameters,
                            enum nnp_pooling_rules rules, struct pooling pooling, pthreadpool_t threadpool) {
    struct nnp_pooling_layer* layer = &pooling.layer;
    const enum nnp_status status = nnp_check_pooling(batch_size, channels, parameters, rules, layer);
    if (status != nnp_status_success) return status;
    const struct nnp_hw* hw = layer->machine->hw;
    const size_t rows = layer->planes * layer->y.output, input_rows = nnp_min(layer->y.stride, layer->y.size);
    pooling.pool = pooling.is_average ? hw->pooling.sum : hw->pooling.maximum;
    pooling.is_streamed = nnp_is_large(layer->machine, rows * layer->x.output);
    if (are_whole_images(&layer->y, &layer->x)) {
        pooling.compute = pool_images;
    } else if (are_single(&layer->x)) {
        pooling.compute = pool_windows;
    } else {
        pooling.compute = are_pairs(&layer->x) ? pool_pairs : pool_batches;
        join_images(layer);
    }
    pthreadpool_parallelize_1d_tile_1d(threadpool, pool_task, &pooling, rows,
                                       nnp_rows_a_task(input_rows * layer->x.size + layer->x.output),
                                       PTHREADPOOL_FLAG_DISABLE_DENORMALS);
    return nnp_status_success;
}

enum nnp_status nnp_max_pooling_output(size_t batch_size, size_t channels, struct nnp_size input_size,
                                       struct nnp_padding input_padding, struct nnp_size pooling_size,
                                       struct nnp_size pooling_stride, const float input[], float output[],
                                       pthreadpool_t threadpool) {
    const struct nnp_pooling parameters = {input_size, input_padding, pooling_size, pooling_stride, true};
    return pool(batch_size, channels, &parameters, nnp_pooling_original,
                (struct pooling){.input = input, .output = output}, threadpool);
}

enum nnp_status nnp_general_max_pooling_output(size_t batch_size, size_t channels, const struct nnp_pooling* pooling,
                                               const float input[], float output[], pthreadpool_t threadpool) {
    return pool(batch_size, channels, pooling, nnp_pooling_general, (struct pooling){.input = input, .output = output},
                threadpool);
}

enum nnp_status nnp_average_pooling_output(size_t batch_size, size_t channels, const struct nnp_pooling* pooling,
                                           bool count_include_pad, const float input[], float output[],
                                           pthreadpool_t threadpool) {
    const struct pooling average = {
        .input = input, .output = output, .is_average = true, .count_include_pad = count_include_pad};
    return pool(batch_size, channels, pooling, nnp_pooling_general, average, threadpool);
}
