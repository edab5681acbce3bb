/*
 * Pooling: nnp_max_pooling_output, nnp_general_max_pooling_output, nnp_average_pooling_output. A task is a run of
 * output rows, of whichever images. A batch of them is pooled over the rows of its windows first, into dense rows with
 * padding between them, and then along these. Results are put together in a buffer, which goes to the output in one
 * piece, unless a kernel streams them as it goes.
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
};

/* A task's memory. Kernels write whole vectors and lines. */
struct scratch {
    float* target; /* of the results */
    size_t result_count;
    _Alignas(NNP_ALIGNMENT) float results[CHUNK + NNP_LINE];
    float rows[MARGIN + CHUNK + MARGIN];
    float everywhere[CHUNK + NNP_LINE]; /* results of every place in rows, where few are kept */
    struct nnp_pooling_run runs[NNP_POOLING_ROWS];
    struct nnp_divisors divisors;
};

struct pooling {
    struct nnp_pooling_layer layer;
    const float* input;
    float* output;
    bool is_average;
    bool count_include_pad;
    bool is_streamed;
    nnp_pooling_stack_function* stack;
    const float* columns; /* of the elements of rows that follow one another */
    /* Computes output rows start to start + count - 1, counted over all images. */
    void (*compute)(const struct pooling* pooling, size_t start, size_t count, struct scratch* scratch);
};

/* ---- Results ---- */

static void write_results(const struct pooling* p, struct scratch* s) {
    if (p->is_streamed && s->result_count >= NNP_LINE) {
        p->layer.machine->hw->stream.rows(1, s->result_count, s->results, 0, s->target, 0);
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
    if (p->is_average) {
        const float divisor =
            nnp_divisor(nnp_window_extent(y, 0, p->count_include_pad), nnp_window_extent(x, 0, p->count_include_pad));
        hw->pooling.average_of_images(groups, pixels, input, pitch, rest, &divisor, results, AHEAD);
    } else {
        hw->pooling.maximum_of_images(groups, pixels, input, pitch, results, AHEAD);
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

/* ---- Windows of two columns two apart, or of three columns two or three apart: a kernel does all that is inside ----
 */

static bool are_tiles(const struct nnp_pooling_axis* x) {
    enum { WIDE = 8 }; /* rows of windows with columns in common, where most of a line is used */
    if (x->window == 3 && x->stride == 2) return x->output > WIDE;
    return (x->window == 2 || x->window == 3) && x->stride == x->window;
}

/* How many output rows from `row` on are pooled alike: those of one image whose windows lie in it. */
static size_t similar_rows(const struct nnp_pooling_axis* y, size_t row) {
    const struct nnp_range inner = nnp_inner_windows(y);
    return inner.begin <= row && row < inner.end ? inner.end - row : 1;
}

static void fill(size_t count, float* row, float value) {
    for (size_t i = 0; i < count; i++)
        row[i] = value;
}

/*
 * Of `rows` rows of input, which kernels read in whole vectors but for the last row of a call: how many one call can
 * take, if lines reach `excess` elements over.
 */
static size_t rows_a_call(size_t rows, size_t excess, size_t pitch) {
    if (rows == 1) return 1;
    const size_t behind = nnp_max(nnp_divide_up(excess, pitch), 1);
    return rows > behind ? rows - behind + 1 : 1;
}

/* Similar rows of windows. */
struct rows {
    size_t count;
    const float* input;
    size_t taps;
    size_t extent; /* of windows, as an average counts them */
};

static void pool_inner_tiles(const struct pooling* p, const struct rows* rows, struct nnp_range inner, float* results,
                             size_t results_pitch) {
    const struct nnp_hw* hw = p->layer.machine->hw;
    const struct nnp_pooling_axis* x = &p->layer.x;
    nnp_pooling_tiles_function* const maxima[] = {hw->pooling.maximum_of_pairs, hw->pooling.maximum_of_threes_by_2,
                                                  hw->pooling.maximum_of_threes};
    nnp_pooling_average_of_tiles_function* const averages[] = {
        hw->pooling.average_of_pairs, hw->pooling.average_of_threes_by_2, hw->pooling.average_of_threes};
    const size_t kernel = x->window - 2 + x->stride - 2, pitch = p->layer.y.stride * x->size;
    const size_t count = nnp_range_size(inner), excess = x->stride * (nnp_round_up(count, NNP_LINE) - count);
    const size_t step = step_ahead(p, x->stride * count, count);
    const float divisor = nnp_divisor(rows->extent, x->window);
    const float* input = rows->input + inner.begin * x->stride - x->before;
    for (size_t done = 0, some; done < rows->count; done += some, input += some * pitch) {
        some = rows_a_call(rows->count - done, excess, pitch);
        float* target = results + done * results_pitch;
        if (p->is_average) {
            averages[kernel](some, count, input, pitch, rows->taps, x->size, &divisor, target, results_pitch, AHEAD,
                             step);
        } else {
            maxima[kernel](some, count, input, pitch, rows->taps, x->size, target, results_pitch, AHEAD, step);
        }
    }
}

/* One window in every row, of at least a pixel. */
static inline void pool_window_of_rows(bool is_average, const struct rows* rows, const float* input, size_t pitch,
                                       size_t tap_stride, size_t columns, float divisor, float* results,
                                       size_t results_pitch) {
    for (size_t row = 0; row < rows->count; row++, input += pitch, results += results_pitch) {
        float total = input[0];
        for (size_t j = 1; j < columns; j++)
            total = combined(is_average, total, input[j]);
        for (size_t i = 1; i < rows->taps; i++) {
            for (size_t j = 0; j < columns; j++)
                total = combined(is_average, total, input[i * tap_stride + j]);
        }
        *results = is_average ? total / divisor : total;
    }
}

/* Those windows of `all` that `ends` names: they reach over an end of an image. */
static void pool_ends(const struct pooling* p, const struct rows* rows, struct nnp_range all, struct nnp_range ends,
                      float* results) {
    const struct nnp_pooling_axis* x = &p->layer.x;
    const size_t count = nnp_range_size(all), pitch = p->layer.y.stride * x->size;
    for (size_t window = ends.begin; window < ends.end; window++) {
        const struct nnp_range columns = nnp_window(x, window);
        const float* input = rows->input + columns.begin;
        float* const ends_results = results + window - all.begin;
        const float divisor = nnp_divisor(rows->extent, nnp_window_extent(x, window, p->count_include_pad));
        const size_t width = nnp_range_size(columns);
        if (width == 0) { /* only maxima, by the original's rules */
            for (size_t row = 0; row < rows->count; row++)
                ends_results[row * count] = -INFINITY;
        } else if (p->is_average) {
            pool_window_of_rows(true, rows, input, pitch, x->size, width, divisor, ends_results, count);
        } else {
            pool_window_of_rows(false, rows, input, pitch, x->size, width, 1, ends_results, count);
        }
    }
}

/* Windows of a range that lie in the image. */
static struct nnp_range find_inner(const struct nnp_pooling_axis* x, struct nnp_range all) {
    const struct nnp_range image = nnp_inner_windows(x);
    const size_t begin = nnp_min(nnp_max(all.begin, image.begin), all.end);
    return (struct nnp_range){begin, nnp_max(begin, nnp_min(image.end, all.end))};
}

static void pool_tiles(const struct pooling* p, size_t start, size_t count, struct scratch* s) {
    const struct nnp_pooling_axis *y = &p->layer.y, *x = &p->layer.x;
    struct rows rows;
    for (size_t i = start; i < start + count; i += rows.count) {
        const size_t row = i % y->output, windows = nnp_min(x->output, CHUNK);
        const struct nnp_range window = nnp_window(y, row);
        rows.count = nnp_min(nnp_min(similar_rows(y, row), start + count - i), CHUNK / windows);
        rows.input = p->input + (i / y->output * y->size + window.begin) * x->size;
        rows.taps = nnp_range_size(window);
        rows.extent = nnp_window_extent(y, row, p->count_include_pad);
        for (size_t first = 0; first < x->output; first += windows) {
            const struct nnp_range all = {first, nnp_min(first + windows, x->output)}, inner = find_inner(x, all);
            const size_t width = nnp_range_size(all);
            float* results = add_results(p, rows.count * width, s);
            if (rows.taps == 0) {
                fill(width, results, -INFINITY);
                continue;
            }
            if (nnp_range_size(inner) != 0) pool_inner_tiles(p, &rows, inner, results + inner.begin - first, width);
            pool_ends(p, &rows, all, (struct nnp_range){all.begin, inner.begin}, results);
            pool_ends(p, &rows, all, (struct nnp_range){inner.end, all.end}, results);
        }
    }
}

/* ---- Other windows, over their rows first, then along their columns ---- */

/* Windows of three columns around each column: rows need no padding between them. */
static bool are_around(const struct nnp_pooling_axis* x) {
    return x->window == 3 && x->stride == 1 && x->before == 1 && x->output == x->size && x->size <= CHUNK;
}

/* Some or all windows of output rows, and the columns under them, which become dense rows. */
struct chunk {
    struct nnp_range windows;
    struct nnp_range columns;
    size_t before; /* columns of padding under the first windows */
    size_t pitch;  /* of dense rows, with the padding between them */
    size_t rows;   /* that fit into scratch memory */
};

static struct chunk find_chunk(const struct nnp_pooling_axis* x, size_t first) {
    struct chunk chunk = {.windows = {0, x->size}, .columns = {0, x->size}, .pitch = x->size};
    chunk.rows = nnp_min(CHUNK / x->size, NNP_POOLING_ROWS);
    if (are_around(x)) return chunk;
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
        const bool is_empty = nnp_range_size(window) == 0; /* results are overwritten */
        const size_t offset = (image + (is_empty ? 0 : window.begin)) * x->size + chunk->columns.begin;
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

/* Elements `first` to `first + count - 1` of dense rows as one. */
static void pool_around(const struct pooling* p, size_t first, size_t count, const float* dense, const float* divisors,
                        float* results, bool is_streamed) {
    const struct nnp_hw* hw = p->layer.machine->hw;
    const float last = (float)(p->layer.x.size - 1), *columns = p->columns + first;
    if (p->is_average) {
        (is_streamed ? hw->pooling.average_within_streamed
                     : hw->pooling.average_within)(count, dense + first, columns, &last, divisors + first, results);
    } else {
        (is_streamed ? hw->pooling.maximum_within_streamed : hw->pooling.maximum_within)(count, dense + first, columns,
                                                                                         &last, results);
    }
}

/* Whole lines of results are streamed while others are computed. */
static void stream_around(const struct pooling* p, size_t count, const float* dense, const float* divisors,
                          struct scratch* s) {
    write_results(p, s);
    const size_t head = nnp_min((0 - (uintptr_t)s->target / sizeof(float)) % NNP_LINE, count);
    const size_t streamed = nnp_round_down(count - head, NNP_LINE), tail = count - head - streamed;
    pool_around(p, 0, head, dense, divisors, s->everywhere, false);
    memcpy(s->target, s->everywhere, head * sizeof(float));
    pool_around(p, head, streamed, dense, divisors, s->target + head, true);
    pool_around(p, head + streamed, tail, dense, divisors, s->everywhere, false);
    memcpy(s->target + head + streamed, s->everywhere, tail * sizeof(float));
    s->target += count;
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
    if (are_around(&layer->x) && p->is_streamed && !has_empty) {
        stream_around(p, rows * count, dense, divisors, s);
        return;
    }
    float* const results = add_results(p, rows * count, s);
    if (are_around(&layer->x)) {
        pool_around(p, 0, rows * count, dense, divisors, results, false);
    } else if (layer->x.stride <= 2) {
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

/* ---- Tasks ---- */

static void pool_task(void* context, size_t start, size_t count) {
    const struct pooling* p = context;
    struct scratch scratch;
    scratch.target = p->output + start * p->layer.x.output;
    scratch.result_count = 0;
    scratch.divisors.count = 0;
    p->compute(p, start, count, &scratch);
    write_results(p, &scratch);
    if (p->is_streamed) p->layer.machine->hw->stream.fence();
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

static void number_columns(size_t width, size_t rows, float* columns) {
    for (size_t i = 0; i < rows; i++) {
        for (size_t j = 0; j < width; j++)
            columns[i * width + j] = (float)j;
    }
}

static enum nnp_status pool(size_t batch_size, size_t channels, const struct nnp_pooling* parameters,
                            enum nnp_pooling_rules rules, struct pooling pooling, pthreadpool_t threadpool) {
    struct nnp_pooling_layer* layer = &pooling.layer;
    const enum nnp_status status = nnp_check_pooling(batch_size, channels, parameters, rules, layer);
    if (status != nnp_status_success) return status;
    const struct nnp_hw* hw = layer->machine->hw;
    const size_t rows = layer->planes * layer->y.output, input_rows = nnp_min(layer->y.stride, layer->y.size);
    float columns[NNP_POOLING_DIVISORS];
    /* A task's first divisors cost as much as some of its results. */
    size_t rows_a_task = nnp_max(nnp_rows_a_task(input_rows * layer->x.size + layer->x.output), rows / MOST_TASKS);
    pooling.columns = columns;
    pooling.stack = pooling.is_average ? hw->pooling.sum_of_stacks : hw->pooling.maximum_of_stacks;
    pooling.is_streamed = nnp_is_large(layer->machine, rows * layer->x.output);
    if (are_small_images(&layer->y, &layer->x)) {
        pooling.compute = pool_images;
        rows_a_task = nnp_round_up(rows_a_task, hw->lanes);
    } else if (are_single(&layer->x)) {
        pooling.compute = pool_windows;
    } else if (are_tiles(&layer->x)) {
        pooling.compute = pool_tiles;
        join_images(layer);
    } else {
        pooling.compute = pool_batches;
        if (are_around(&layer->x)) number_columns(layer->x.size, nnp_min(rows, CHUNK / layer->x.size), columns);
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
