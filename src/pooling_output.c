/*
 * Pooling: nnp_max_pooling_output, nnp_general_max_pooling_output, nnp_average_pooling_output. A task is a run of
 * output rows, of whichever images. The usual windows have kernels of their own, where all that these read is in the
 * tensor. Other rows are pooled over the rows of their windows first, into dense rows with padding between them, and
 * then along these. Results are put together in small buffers, whose lines are streamed a buffer later.
 */

#include <math.h>
#include <string.h>

#include <pthreadpool.h>

#include "pooling.h"

enum {
    CHUNK = NNP_POOLING_CHUNK, /* elements of dense rows that are pooled at a time */
    WIDEST = CHUNK / 2,        /* window in them */
    MARGIN = WIDEST + 2 * NNP_LINE,
    AHEAD = 2048,              /* elements: how far input is prefetched, for rows too short for hardware to follow */
    MOST_AHEAD = 8 * NNP_LINE, /* for a line of results */
    FEWEST_PIXELS = 4,         /* of images that are pooled one in each lane */
    MOST_PIXELS = 1024,
    MOST_TASKS = 128, /* about */
    PAGE_BYTES = 4096,
    LAG = 256, /* results that are put together, about: they, and what is prefetched, must fit into L1 */
    HALF_PLACES = NNP_POOLING_PLACES / 2 - 2 * NNP_LINE, /* about; half a table, before and behind an image's end */
    SEGMENTS = 64,
};

/* Results to be written, in whole lines if they are streamed. */
struct ready {
    const float* begin;
    size_t count;
    float* target;
};

/* A task's memory. Kernels write whole vectors and lines. */
struct scratch {
    float* results;     /* one of the buffers, in which results are put together */
    size_t count;       /* of elements there */
    size_t foreign;     /* of them, at the start of the first line, which belong to another task */
    struct ready ready; /* of the other buffer, which come before these in the output */
    _Alignas(NNP_ALIGNMENT) float buffers[2][CHUNK + 2 * NNP_LINE];
    float rows[MARGIN + CHUNK + MARGIN];
    float everywhere[CHUNK + NNP_LINE]; /* results of every place in rows, where few are kept */
    struct nnp_pooling_run runs[NNP_POOLING_ROWS];
    struct nnp_pooling_segment segments[SEGMENTS];
    struct nnp_divisors divisors;
};

/* Rows of pixels under the first or the last row of windows of an image, if some are beyond. */
struct edge {
    size_t offsets[3];
    bool is_beyond[3];
    size_t extent;
};

struct pooling {
    struct nnp_pooling_layer layer;
    const float* input;
    float* output;
    bool is_average;
    bool count_include_pad;
    bool is_streamed;
    nnp_pooling_stack_function* stack;
    /* Output rows, counted over all images, whose kernels read nothing outside of the tensor. */
    struct nnp_range inside;
    nnp_pooling_squares_function* squares;
    struct nnp_pooling_rows square_rows;
    struct edge edges[2];
    const float* places; /* of elements before and behind the end of an image, or of some small ones */
    size_t image;        /* elements of these */
    size_t half;         /* of a table of places */
    /* Computes output rows start to start + count - 1, counted over all images. */
    void (*compute)(const struct pooling* pooling, size_t start, size_t count, struct scratch* scratch);
};

/* ---- Results ---- */

static void write_results(const struct pooling* p, size_t count, const float* results, float* target) {
    if (p->is_streamed && count >= NNP_LINE) {
        p->layer.machine->hw->stream.rows(1, count, results, 0, target, 0);
    } else {
        memcpy(target, results, count * sizeof(float));
    }
}

static void write_ready(const struct pooling* p, struct ready* ready) {
    write_results(p, ready->count, ready->begin, ready->target);
    ready->target += ready->count;
    ready->count = 0;
}

/* Makes room: whole lines are ready to be streamed, from one buffer, while the other one is filled. */
static void turn_buffers(const struct pooling* p, struct scratch* s) {
    write_ready(p, &s->ready);
    const size_t whole = p->is_streamed ? s->count - s->count % NNP_LINE : s->count;
    const float *const results = s->results, *const end = results + whole;
    const size_t foreign = nnp_min(s->foreign, whole);
    s->ready = (struct ready){results + foreign, whole - foreign, s->ready.target};
    if (!p->is_streamed || s->foreign != 0) write_ready(p, &s->ready);
    s->count -= whole;
    if (whole != 0) s->foreign = 0;
    s->results = s->buffers[results == s->buffers[0]];
    memcpy(s->results, end, s->count * sizeof(float));
}

/* Where the next results go. */
static float* add_results(const struct pooling* p, size_t count, struct scratch* s) {
    if (s->count + count > LAG) turn_buffers(p, s);
    s->count += count;
    return s->results + s->count - count;
}

static void start_results(const struct pooling* p, float* target, struct scratch* s) {
    const size_t before = (uintptr_t)target / sizeof(float) % NNP_LINE;
    s->results = s->buffers[0];
    s->count = s->foreign = p->is_streamed ? before : 0;
    s->ready = (struct ready){s->results, 0, target};
}

static void finish_results(const struct pooling* p, struct scratch* s) {
    write_ready(p, &s->ready);
    write_results(p, s->count - s->foreign, s->results + s->foreign, s->ready.target);
}

static inline float combined(bool is_average, float total, float value) {
    if (is_average) return total + value;
    const float larger = total > value ? total : value; /* one instruction, where branches would be guessed wrong */
    return isnan(total) ? total : larger;
}

static void combine(bool is_average, size_t count, float* totals, const float* values) {
    for (size_t i = 0; i < count; i++)
        totals[i] = combined(is_average, totals[i], values[i]);
}

/* How many elements to prefetch each time, if a row of `count` results has `columns` elements under it. */
static size_t step_ahead(const struct pooling* p, size_t columns, size_t count) {
    const size_t input_rows = nnp_min(p->layer.y.stride, MOST_AHEAD);
    return nnp_min(nnp_divide_up(input_rows * columns, nnp_divide_up(count, NNP_LINE)), MOST_AHEAD);
}

/* ---- Windows of whole images ---- */

static bool is_whole(const struct nnp_pooling_axis* axis) {
    return axis->output == 1 && nnp_range_size(nnp_window(axis, 0)) == axis->size;
}

static bool are_small_images(const struct nnp_pooling_axis* y, const struct nnp_pooling_axis* x) {
    const size_t pixels = y->size * x->size;
    return is_whole(y) && is_whole(x) && FEWEST_PIXELS <= pixels && pixels <= MOST_PIXELS;
}

static void pool_groups_of_images(const struct pooling* p, size_t groups, const float* input, size_t pitch,
                                  float* results) {
    const struct nnp_hw* hw = p->layer.machine->hw;
    const struct nnp_pooling_axis *y = &p->layer.y, *x = &p->layer.x;
    const size_t pixels = y->size * x->size, rest = ((size_t)1 << pixels % 4) - 1;
    /* Images of a group are read side by side: the next group is fetched as a whole, if it fits. */
    const size_t group = pixels * hw->lanes;
    const size_t ahead = group * sizeof(float) <= p->layer.machine->caches.l1 ? nnp_max(group, AHEAD) : AHEAD;
    if (p->is_average) {
        const float divisor =
            nnp_divisor(nnp_window_extent(y, 0, p->count_include_pad), nnp_window_extent(x, 0, p->count_include_pad));
        hw->pooling.average_of_images(groups, pixels, input, pitch, rest, &divisor, results, ahead);
    } else {
        hw->pooling.maximum_of_images(groups, pixels, input, pitch, results, ahead);
    }
}

static void pool_images(const struct pooling* p, size_t start, size_t count, struct scratch* s) {
    const size_t lanes = p->layer.machine->hw->lanes, pixels = p->layer.y.size * p->layer.x.size;
    size_t images;
    for (size_t i = start; i < start + count; i += images) {
        const float* input = p->input + i * pixels;
        const size_t groups = nnp_min(start + count - i, CHUNK) / lanes;
        images = nnp_max(groups * lanes, 1);
        if (groups != 0) {
            pool_groups_of_images(p, groups, input, pixels, add_results(p, images, s));
        } else { /* too few: one in all lanes */
            pool_groups_of_images(p, 1, input, 0, s->everywhere);
            *add_results(p, 1, s) = s->everywhere[0];
        }
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
    if (lines != 0) p->stack(1, &(struct nnp_pooling_run){0, lines, NNP_LINE, 0}, run, NNP_LINE, totals, 0, 0);
    combine(p->is_average, rest, totals, run + lines * NNP_LINE);
}

static float pool_window(const struct pooling* p, const float* image, struct nnp_range rows, struct nnp_range columns,
                         struct scratch* s) {
    const size_t width = p->layer.x.size;
    const bool is_one_run = nnp_range_size(columns) == width;
    const size_t runs = is_one_run ? nnp_min(nnp_range_size(rows), 1) : nnp_range_size(rows);
    const size_t count = is_one_run ? nnp_range_size(rows) * width : nnp_range_size(columns);
    const float* first = image + rows.begin * width + columns.begin;
    float *totals = s->rows, *others = s->everywhere;
    pool_run(p, first, runs != 0 ? count : 0, totals);
    for (size_t i = 1; i < runs; i++) {
        pool_run(p, first + i * width, count, others);
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

/* ---- Other windows, over their rows first, then along their columns ---- */

/* Some or all windows of output rows, and the columns under them, which become dense rows. */
struct chunk {
    struct nnp_range windows;
    struct nnp_range columns;
    size_t before; /* columns of padding under the first windows */
    size_t pitch;  /* of dense rows, with the padding between them */
    size_t rows;   /* that fit into scratch memory */
};

static struct chunk find_chunk(const struct nnp_pooling_axis* x, size_t first) {
    struct chunk chunk;
    chunk.windows = (struct nnp_range){first, nnp_min(first + (CHUNK - x->window) / x->stride + 1, x->output)};
    const size_t count = nnp_range_size(chunk.windows), span = (count - 1) * x->stride + x->window;
    const size_t start = first * x->stride;
    chunk.before = start < x->before ? x->before - start : 0;
    chunk.columns = (struct nnp_range){nnp_window(x, first).begin, nnp_window(x, chunk.windows.end - 1).end};
    const size_t pixels = nnp_range_size(chunk.columns), after = span - nnp_min(chunk.before + pixels, span);
    chunk.pitch = pixels + nnp_max(chunk.before, after);
    const size_t rows = nnp_min(CHUNK / nnp_max(count, chunk.pitch), NNP_POOLING_ROWS);
    chunk.rows = count == x->output ? rows : 1;
    return chunk;
}

/* The columns under some output rows from `start` on, over all images, in runs: those of rows that follow one another
 * are one. */
static size_t find_runs(const struct pooling* p, const struct chunk* chunk, size_t start, size_t rows,
                        struct nnp_pooling_run* runs) {
    const struct nnp_pooling_axis *y = &p->layer.y, *x = &p->layer.x;
    const size_t pixels = nnp_range_size(chunk->columns);
    size_t row = start % y->output, image = start / y->output * y->size, count = 0;
    for (size_t i = 0; i < rows; i++) {
        const struct nnp_range window = nnp_window(y, row);
        const bool is_empty = nnp_range_size(window) == 0; /* the last one: results are overwritten */
        const size_t offset = (image + (is_empty ? y->size - 1 : window.begin)) * x->size + chunk->columns.begin;
        const struct nnp_pooling_run run = {offset, is_empty ? 1 : nnp_range_size(window), pixels, i * chunk->pitch};
        struct nnp_pooling_run* last = &runs[count == 0 ? 0 : count - 1];
        const bool follows = count != 0 && last->taps == run.taps && last->offset + last->count == run.offset &&
                             last->target + last->count == run.target;
        if (follows) {
            last->count += pixels;
        } else {
            runs[count++] = run;
        }
        if (++row == y->output) {
            row = 0;
            image += y->size;
        }
    }
    return count;
}

static void fill(size_t count, float* row, float value) {
    for (size_t i = 0; i < count; i++)
        row[i] = value;
}

/* Pools output rows over the rows of their windows. Kernels read whole vectors but for the last run of a call. */
static void pool_rows(const struct pooling* p, const struct chunk* chunk, size_t start, size_t rows,
                      struct scratch* s) {
    const size_t width = p->layer.x.size, pixels = nnp_range_size(chunk->columns), gap = chunk->pitch - pixels;
    const size_t end = p->layer.planes * p->layer.y.size * width;
    const size_t count = pixels == 0 ? 0 : find_runs(p, chunk, start, rows, s->runs);
    const float neutral = p->is_average ? 0 : -INFINITY;
    float* dense = s->rows + MARGIN;
    for (size_t done = 0, some; done < count; done += some) {
        const struct nnp_pooling_run* runs = s->runs + done;
        for (some = count - done; some > 1; some--) {
            const struct nnp_pooling_run* run = &runs[some - 2];
            if (run->offset + (run->taps - 1) * width + run->count + NNP_LINE <= end) break;
        }
        const bool are_long = runs->count > pixels;
        p->stack(some, runs, p->input, width, dense, runs->offset + AHEAD,
                 are_long ? p->layer.y.stride * NNP_LINE : step_ahead(p, nnp_min(width, CHUNK), pixels));
    }
    fill(chunk->before, dense - chunk->before, neutral);
    for (size_t i = 0; i < rows && gap != 0; i++, dense += chunk->pitch)
        fill(gap, dense + pixels, neutral);
}

/* Pools dense rows along themselves. */
static void pool_along(const struct pooling* p, size_t rows, size_t count, const float* dense, size_t pitch,
                       const float* divisors, float* results) {
    const struct nnp_hw* hw = p->layer.machine->hw;
    const struct nnp_pooling_axis* x = &p->layer.x;
    if (p->is_average) {
        (x->stride == 1 ? hw->pooling.average : hw->pooling.average_by_2)(rows, count, dense, pitch, x->window,
                                                                          divisors, results, count);
    } else {
        (x->stride == 1 ? hw->pooling.maximum : hw->pooling.maximum_by_2)(rows, count, dense, pitch, x->window, results,
                                                                          count);
    }
}

/* Keeps those of the results of all places in dense rows that are of windows. */
static void pool_sparsely(const struct pooling* p, size_t rows, size_t count, const float* dense, size_t pitch,
                          const float* divisors, float* results, float* everywhere) {
    const size_t stride = p->layer.x.stride, places = (rows - 1) * pitch + (count - 1) * stride + 1;
    p->stack(1, &(struct nnp_pooling_run){0, p->layer.x.window, places, 0}, dense, 1, everywhere, 0, 0);
    for (size_t i = 0; i < rows; i++) {
        for (size_t j = 0; j < count; j++) {
            const float total = everywhere[i * pitch + j * stride];
            results[i * count + j] = p->is_average ? total / divisors[i * count + j] : total;
        }
    }
}

static void pool_columns(const struct pooling* p, const struct chunk* chunk, size_t start, size_t rows,
                         struct scratch* s) {
    const struct nnp_pooling_layer* layer = &p->layer;
    const size_t count = nnp_range_size(chunk->windows), last = layer->y.output - 1;
    const float* dense = s->rows + MARGIN - chunk->before;
    const float* divisors = NULL;
    if (p->is_average) {
        divisors =
            nnp_find_divisors(layer, p->count_include_pad, start, rows, chunk->windows.begin, count, &s->divisors);
    }
    const bool has_empty = nnp_range_size(nnp_window(&layer->y, last)) == 0;
    float* const results = add_results(p, rows * count, s);
    if (layer->x.stride <= 2) {
        pool_along(p, rows, count, dense, chunk->pitch, divisors, results);
    } else {
        pool_sparsely(p, rows, count, dense, chunk->pitch, divisors, results, s->everywhere);
    }
    /* By the original's rules, the last window of an image may have no pixels. */
    for (size_t i = last - start % (last + 1); i < rows && has_empty; i += last + 1)
        fill(count, results + i * count, -INFINITY);
}

static void pool_batches(const struct pooling* p, size_t start, size_t count, struct scratch* s) {
    for (size_t row = start, rows = 0; row < start + count; row += rows) {
        for (size_t first = 0; first < p->layer.x.output;) {
            const struct chunk chunk = find_chunk(&p->layer.x, first);
            rows = nnp_min(chunk.rows, start + count - row);
            pool_rows(p, &chunk, row, rows, s);
            pool_columns(p, &chunk, row, rows, s);
            first = chunk.windows.end;
        }
    }
}

/* ---- Windows of 2x2 or 3x3 as far apart, or of 3x3 two apart: a kernel does rows of them ---- */

/* Are columns of pixels under all windows, but for the first and the third of 3x3 two apart? */
static bool have_columns(const struct nnp_pooling_axis* x) {
    const struct nnp_range inner = nnp_inner_windows(x);
    if (x->stride == x->window) return nnp_range_size(inner) == x->output;
    return x->before <= 1 && (x->output - 1) * x->stride + 1 < x->before + x->size;
}

/* Divisors of rows of windows: as many rows as windows have. */
static size_t divisors_pitch(const struct nnp_pooling_axis* x) { return nnp_round_up(x->output, NNP_LINE) + NNP_LINE; }

static bool are_squares(const struct pooling* p) {
    const struct nnp_pooling_axis *y = &p->layer.y, *x = &p->layer.x;
    if (y->window != x->window || y->stride != x->stride || x->output > WIDEST) return false;
    if (x->window != 3 && x->window != 2) return false;
    if (x->stride != x->window && x->stride != 2) return false;
    if (p->is_average && x->window * divisors_pitch(x) > NNP_POOLING_DIVISORS) return false;
    return have_columns(x) && nnp_range_size(nnp_window(y, y->output - 1)) != 0;
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

static struct edge find_edge(const struct pooling* p, size_t row) {
    const struct nnp_pooling_axis *y = &p->layer.y, *x = &p->layer.x;
    const struct nnp_range window = nnp_window(y, row);
    struct edge edge = {.extent = nnp_window_extent(y, row, p->count_include_pad)};
    for (size_t i = 0; i < 3; i++) {
        const size_t pixel = row * y->stride + i; /* counted from the padding's start */
        edge.is_beyond[i] = pixel < window.begin + y->before || pixel >= window.end + y->before;
        /* Of a maximum, another row of the window stands for it. */
        edge.offsets[i] = (edge.is_beyond[i] ? window.begin : pixel - y->before) * x->size;
    }
    return edge;
}

static void prepare_squares(struct pooling* p, float* ends) {
    const struct nnp_hw* hw = p->layer.machine->hw;
    const size_t overlap = p->layer.x.window - p->layer.x.stride;
    if (hw->narrower != NULL) hw = hw->narrower; /* vectors of a whole line would cross one in nearly each load */
    nnp_pooling_squares_function* const kernels[2][3] = {
        {hw->pooling.maximum_of_2x2, hw->pooling.maximum_of_3x3_by_2, hw->pooling.maximum_of_3x3},
        {hw->pooling.average_of_2x2, hw->pooling.average_of_3x3_by_2, hw->pooling.average_of_3x3}};
    join_images(&p->layer);
    const struct nnp_pooling_axis *y = &p->layer.y, *x = &p->layer.x;
    const size_t results = nnp_max(hw->lanes, NNP_POOLING_GROUP), step = results - overlap;
    const size_t groups = nnp_divide_up(x->output, step);
    p->squares = kernels[p->is_average][x->window - 2 + x->stride - 2];
    p->edges[0] = find_edge(p, 0);
    p->edges[1] = find_edge(p, y->output - 1);
    p->square_rows = (struct nnp_pooling_rows){
        x->output, groups, groups * step, y->stride * x->size, groups * step * x->stride, ends};
    for (size_t i = 0; i < x->output + results; i++) {
        const size_t start = i * x->stride;
        ends[i] = start < x->before ? -1 : start + x->window > x->before + x->size ? 1 : 0;
    }
    const size_t reach = x->stride * ((groups - 1) * step + results), rows = p->layer.planes * y->output;
    const size_t end = p->layer.planes * y->size * x->size;
    p->inside = (struct nnp_range){0, rows};
    while (p->inside.begin < y->output && x->before > nnp_window(y, p->inside.begin).begin * x->size)
        p->inside.begin++;
    for (; p->inside.end > p->inside.begin; p->inside.end--) {
        const size_t row = p->inside.end - 1, last = row / y->output * y->size + nnp_window(y, row % y->output).end - 1;
        if (last * x->size + reach <= end + x->before) break;
    }
}

static const float* edge_row(const struct pooling* p, const struct edge* edge, size_t tap, const float* pixels,
                             const struct scratch* s) {
    return p->is_average && edge->is_beyond[tap] ? s->rows : pixels + edge->offsets[tap];
}

/* Segments of up to some output rows from `start` on, over all images, and how many rows these have. */
static size_t find_segments(const struct pooling* p, size_t start, size_t rows, struct scratch* s, size_t* count) {
    const struct nnp_pooling_axis *y = &p->layer.y, *x = &p->layer.x;
    const struct nnp_range inner = nnp_inner_windows(y);
    size_t row = start % y->output, image = start / y->output * y->size, done = 0;
    for (*count = 0; *count < SEGMENTS && done < rows; (*count)++) {
        struct nnp_pooling_segment* const segment = &s->segments[*count];
        size_t extent = y->window;
        if (inner.begin <= row && row < inner.end) {
            segment->first = p->input + (image + row * y->stride - y->before) * x->size - x->before;
            segment->second = segment->first + x->size;
            segment->third = segment->second + x->size;
            segment->rows = nnp_min(inner.end - row, rows - done);
        } else {
            const struct edge* const edge = &p->edges[row != 0];
            const float* const pixels = p->input + image * x->size - x->before;
            segment->first = edge_row(p, edge, 0, pixels, s);
            segment->second = edge_row(p, edge, 1, pixels, s);
            segment->third = edge_row(p, edge, 2, pixels, s);
            segment->rows = 1;
            extent = edge->extent;
        }
        segment->divisors = s->divisors.values + (extent - 1) * divisors_pitch(x);
        s->count += segment->rows * x->output;
        done += segment->rows;
        row += segment->rows;
        if (row == y->output) {
            row = 0;
            image += y->size;
        }
    }
    return done;
}

/* Divisors of windows with one row or more, and zeros for rows that are not there. */
static void prepare_averages(const struct pooling* p, struct scratch* s) {
    const struct nnp_pooling_axis* x = &p->layer.x;
    const size_t pitch = divisors_pitch(x);
    s->divisors.count = 0; /* those of other windows are overwritten */
    for (size_t i = 0; i < x->window * pitch; i++) {
        const size_t column = nnp_min(i % pitch, x->output - 1);
        const float divisor = nnp_divisor(i / pitch + 1, nnp_window_extent(x, column, p->count_include_pad));
        s->divisors.values[i] = divisor;
        s->divisors.reciprocals[i] = 1 / divisor;
    }
    fill(sizeof(s->rows) / sizeof(s->rows[0]), s->rows, 0);
}

static void pool_squares(const struct pooling* p, size_t start, size_t count, struct scratch* s) {
    const size_t width = p->layer.x.output;
    if (p->is_average) prepare_averages(p, s);
    for (size_t done = 0, rows; done < count; done += rows) {
        if (s->count + width > LAG) turn_buffers(p, s);
        const size_t room = nnp_max(LAG - s->count, width) / width;
        float* const results = s->results + s->count;
        size_t segment_count;
        rows = find_segments(p, start + done, nnp_min(room, count - done), s, &segment_count);
        p->squares(segment_count, s->segments, &p->square_rows, results);
    }
}

/* ---- Windows of 3x3 around each pixel: a kernel takes rows, and images, as one ---- */

static bool is_around(const struct nnp_pooling_axis* axis) {
    return axis->window == 3 && axis->stride == 1 && axis->before == 1 && axis->output == axis->size && axis->size > 1;
}

static bool are_around(const struct nnp_pooling_axis* y, const struct nnp_pooling_axis* x) {
    return is_around(y) && is_around(x) && x->size <= HALF_PLACES / 4;
}

static float place_on(const struct nnp_pooling_axis* axis, size_t pixel) {
    return pixel == 0 ? -1 : pixel + 1 == axis->size ? 1 : 0;
}

/*
 * A table of places has elements behind the end of an image, or of several small ones, after those before it: either
 * all, or rows enough for those between to be like some of them.
 */
static void prepare_around(struct pooling* p, float* places) {
    const struct nnp_pooling_axis *y = &p->layer.y, *x = &p->layer.x;
    const size_t pixels = y->size * x->size, rows = p->layer.planes * y->size;
    p->image = pixels <= HALF_PLACES ? nnp_round_down(HALF_PLACES, pixels) : pixels;
    p->half = nnp_min(p->image, nnp_round_down(HALF_PLACES, x->size));
    p->places = places + NNP_LINE;
    const size_t first = 2 * p->image - p->half - NNP_LINE; /* the table's margins are read, for results not kept */
    size_t row = first / x->size % y->size, column = first % x->size;
    for (size_t i = 0; i < 2 * (p->half + NNP_LINE) + NNP_LINE; i++) {
        places[i] = place_on(x, column);
        places[i + NNP_POOLING_PLACES] = place_on(y, row);
        if (p->is_average) {
            const float divisor = nnp_divisor(nnp_window_extent(y, row, p->count_include_pad),
                                              nnp_window_extent(x, column, p->count_include_pad));
            places[i + 2 * NNP_POOLING_PLACES] = divisor;
            places[i + 3 * NNP_POOLING_PLACES] = 1 / divisor;
        }
        if (++column == x->size) {
            column = 0;
            if (++row == y->size) row = 0;
        }
    }
    const size_t before = nnp_divide_up(x->size + NNP_LINE, x->size);
    const size_t after = nnp_divide_up(x->size + 2 * NNP_LINE, x->size);
    p->inside = (struct nnp_range){nnp_min(before, rows), rows};
    p->inside.end = nnp_max(p->inside.begin, rows - nnp_min(after, rows));
}

/* Where in the table of places elements from `first` on are, and how many. */
static struct nnp_range find_places(const struct pooling* p, size_t first) {
    const size_t width = p->layer.x.size, element = first % p->image, left = p->image - element;
    if (left <= p->half) return (struct nnp_range){p->half - left, 2 * p->half};
    if (element < width) return (struct nnp_range){p->half + element, 2 * p->half};
    /* In rows between, of which those in the table are like the others. */
    const size_t column = element % width, count = nnp_min(p->half - width - column, left - width);
    return (struct nnp_range){column, column + count};
}

/* Whole lines, of which the last may be no results. */
static void pool_lines(const struct pooling* p, bool is_streamed, size_t first, size_t count, float* output) {
    const struct nnp_hw* hw = p->layer.machine->hw;
    nnp_pooling_around_function* const kernels[2][2] = {
        {hw->pooling.maximum_around, hw->pooling.maximum_around_streamed},
        {hw->pooling.average_around, hw->pooling.average_around_streamed}};
    for (size_t done = 0, some; done < count; done += some) {
        const struct nnp_range places = find_places(p, first + done);
        some = nnp_min(nnp_range_size(places), count - done);
        if (some < count - done) some = nnp_round_down(some, NNP_LINE);
        kernels[p->is_average][is_streamed](nnp_divide_up(some, NNP_LINE), p->input + first + done, p->layer.x.size,
                                            p->places + places.begin, output + done, AHEAD);
    }
}

/* What is not a whole line of the output. */
static void pool_part(const struct pooling* p, size_t first, size_t count, struct scratch* s) {
    pool_lines(p, false, first, count, s->everywhere);
    memcpy(p->output + first, s->everywhere, count * sizeof(float));
}

/*
 * Loads wait for lines just streamed to a like place in a page, if they overlap one partly: where input and output are
 * alike, those from the row above, unless it is in the same vector or far behind.
 */
static bool do_loads_wait(const struct pooling* p) {
    const size_t width = p->layer.x.size, lanes = p->layer.machine->hw->lanes;
    const size_t distance = (uintptr_t)p->output - (uintptr_t)p->input;
    return distance % PAGE_BYTES == 0 && lanes < width && width < lanes + 2 * NNP_LINE;
}

static void pool_around(const struct pooling* p, size_t start, size_t count, struct scratch* s) {
    const size_t first = start * p->layer.x.size, elements = count * p->layer.x.size;
    if (p->is_streamed && count != 0 && !do_loads_wait(p)) { /* as they are computed */
        finish_results(p, s);
        float* const target = p->output + first;
        const size_t head = nnp_min((0 - (uintptr_t)target / sizeof(float)) % NNP_LINE, elements);
        const size_t whole = elements - head - (elements - head) % NNP_LINE;
        pool_part(p, first, head, s);
        pool_lines(p, true, first + head, whole, target + head);
        pool_part(p, first + head + whole, elements - head - whole, s);
        start_results(p, target + elements, s);
        return;
    }
    for (size_t done = 0, some; done < elements; done += some) {
        some = nnp_min(elements - done, LAG);
        pool_lines(p, false, first + done, some, add_results(p, some, s));
    }
}

/* ---- Tasks ---- */

/* The task's rows that lie in a range. */
static struct nnp_range intersection(struct nnp_range rows, struct nnp_range range) {
    const size_t begin = nnp_min(nnp_max(rows.begin, range.begin), rows.end);
    return (struct nnp_range){begin, nnp_max(begin, nnp_min(rows.end, range.end))};
}

static void pool_inside(const struct pooling* p, size_t start, size_t count, struct scratch* s) {
    const struct nnp_range all = {start, start + count}, inside = intersection(all, p->inside);
    pool_batches(p, all.begin, inside.begin - all.begin, s);
    (p->squares != NULL ? pool_squares : pool_around)(p, inside.begin, nnp_range_size(inside), s);
    pool_batches(p, inside.end, all.end - inside.end, s);
}

static void pool_task(void* context, size_t start, size_t count) {
    const struct pooling* p = context;
    struct scratch scratch;
    start_results(p, p->output + start * p->layer.x.output, &scratch);
    scratch.divisors.count = 0;
    p->compute(p, start, count, &scratch);
    finish_results(p, &scratch);
    if (p->is_streamed) p->layer.machine->hw->stream.fence();
}

static enum nnp_status pool(size_t batch_size, size_t channels, const struct nnp_pooling* parameters,
                            enum nnp_pooling_rules rules, struct pooling pooling, pthreadpool_t threadpool) {
    struct nnp_pooling_layer* layer = &pooling.layer;
    const enum nnp_status status = nnp_check_pooling(batch_size, channels, parameters, rules, layer);
    if (status != nnp_status_success) return status;
    const struct nnp_hw* hw = layer->machine->hw;
    const size_t rows = layer->planes * layer->y.output, input_rows = nnp_min(layer->y.stride, layer->y.size);
    float places[4 * NNP_POOLING_PLACES];
    /* A task's first divisors cost as much as some of its results. */
    size_t rows_a_task = nnp_max(nnp_rows_a_task(input_rows * layer->x.size + layer->x.output), rows / MOST_TASKS);
    pooling.stack = pooling.is_average ? hw->pooling.sum_of_stacks : hw->pooling.maximum_of_stacks;
    pooling.is_streamed = nnp_is_large(layer->machine, rows * layer->x.output);
    if (are_small_images(&layer->y, &layer->x)) {
        pooling.compute = pool_images;
        rows_a_task = nnp_round_up(rows_a_task, hw->lanes);
    } else if (are_single(&layer->x)) {
        pooling.compute = pool_windows;
    } else if (are_squares(&pooling)) {
        pooling.compute = pool_inside;
        prepare_squares(&pooling, places);
    } else if (are_around(&layer->y, &layer->x)) {
        pooling.compute = pool_inside;
        prepare_around(&pooling, places);
    } else {
        pooling.compute = pool_batches;
    }
    pthreadpool_parallelize_1d_tile_1d(threadpool, pool_task, &pooling, rows, rows_a_task,
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
