/*
 * Pooling: nnp_max_pooling_output, nnp_general_max_pooling_output, nnp_average_pooling_output. A task is a run of
 * output rows, of whichever images. A batch of them is pooled over the rows of its windows first, into dense rows, and
 * then along these. Results are put together in a buffer, which goes to the output in one piece.
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
    IMAGES = 64,               /* that are pooled as a whole at a time */
};

/* A task's memory. Kernels write whole lines. */
struct scratch {
    float* target; /* of the results */
    size_t result_count;
    _Alignas(NNP_ALIGNMENT) float results[CHUNK + NNP_LINE];
    float rows[MARGIN + CHUNK + MARGIN]; /* windows at rows' ends are computed as if there were others beside them */
    float everywhere[CHUNK + NNP_LINE];  /* results of every place in rows, where few are kept */
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

/* How many elements to prefetch for a line of results, if a row of `count` of them has `columns` elements under it. */
static size_t step_ahead(const struct pooling* p, size_t columns, size_t count) {
    const size_t input_rows = nnp_min(p->layer.y.stride, MOST_AHEAD);
    return nnp_min(nnp_divide_up(input_rows * columns, nnp_divide_up(count, NNP_LINE)), MOST_AHEAD);
}

/*
 * Of `rows` rows of input, which kernels read in whole lines but for the last row of a call: how many one call can
 * take, if lines reach `excess` elements over.
 */
static size_t rows_a_call(size_t rows, size_t excess, size_t pitch) {
    if (rows == 1) return 1;
    const size_t behind = nnp_max(nnp_divide_up(excess, pitch), 1);
    return rows > behind ? rows - behind + 1 : 1;
}

/* The kernels for pairs of columns. An average is over the divisor. */
static void pool_columns_of_pairs(const struct pooling* p, size_t rows, size_t count, const float* input,
                                  size_t input_pitch, size_t taps, size_t tap_stride, float divisor, float* output,
                                  size_t step) {
    const struct nnp_hw* hw = p->layer.machine->hw;
    if (p->is_average) {
        hw->pooling.average_of_pairs(rows, count, input, input_pitch, taps, tap_stride, &divisor, output, count, AHEAD,
                                     step);
    } else {
        hw->pooling.maximum_of_pairs(rows, count, input, input_pitch, taps, tap_stride, output, count, AHEAD, step);
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
        float *totals = s->rows, *halves = s->everywhere;
        p->pool(images, NNP_LINE, input, pixels, pixels / NNP_LINE, NNP_LINE, totals, NNP_LINE, 0, 1);
        for (size_t i = 0; i < images; i++)
            combine(p->is_average, rest, totals + i * NNP_LINE, input + (i + 1) * pixels - rest);
        for (size_t width = NNP_LINE / 2; width > 1; width /= 2) {
            pool_columns_of_pairs(p, 1, images * width, totals, 0, 1, 0, 1, halves, 1);
            float* const swapped = totals;
            totals = halves;
            halves = swapped;
        }
        pool_columns_of_pairs(p, 1, images, totals, 0, 1, 0, divisor, add_results(p, images, s), 1);
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
    if (lines != 0) p->pool(1, NNP_LINE, run, 0, lines, NNP_LINE, totals, 0, 0, 1);
    combine(p->is_average, rest, totals, run + lines * NNP_LINE);
}

static float pool_window(const struct pooling* p, const float* image, struct nnp_range rows, struct nnp_range columns,
                         struct scratch* s) {
    const size_t width = p->layer.x.size;
    const bool is_one_run = nnp_range_size(columns) == width;
    const size_t runs = is_one_run ? 1 : nnp_range_size(rows);
    const size_t count = is_one_run ? nnp_range_size(rows) * width : nnp_range_size(columns);
    float *totals = s->rows, *others = s->everywhere;
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

/* One window in every row, of at least a pixel. */
static inline void pool_window_of_rows(bool is_average, size_t rows, const float* input, size_t pitch, size_t taps,
                                       size_t tap_stride, size_t columns, float divisor, float* results,
                                       size_t results_pitch) {
    for (size_t row = 0; row < rows; row++, input += pitch, results += results_pitch) {
        float total = input[0];
        for (size_t j = 1; j < columns; j++)
            total = combined(is_average, total, input[j]);
        for (size_t i = 1; i < taps; i++) {
            for (size_t j = 0; j < columns; j++)
                total = combined(is_average, total, input[i * tap_stride + j]);
        }
        *results = is_average ? total / divisor : total;
    }
}

/* Rows of similar windows, of which some have been pooled to one row. */
struct rows {
    size_t count;
    const float* input; /* pixel `first_column` of the first one */
    size_t first_column;
    size_t pitch;
    size_t taps;
    size_t tap_stride;
};

static void pool_end(const struct pooling* p, const struct rows* rows, const float* input, size_t columns,
                     float divisor, float* results, size_t results_pitch) {
    if (p->is_average) {
        pool_window_of_rows(true, rows->count, input, rows->pitch, rows->taps, rows->tap_stride, columns, divisor,
                            results, results_pitch);
    } else if (rows->taps == 3 && columns == 2) { /* without loops: most windows of 3x3 */
        pool_window_of_rows(false, rows->count, input, rows->pitch, 3, rows->tap_stride, 2, 1, results, results_pitch);
    } else {
        pool_window_of_rows(false, rows->count, input, rows->pitch, rows->taps, rows->tap_stride, columns, 1, results,
                            results_pitch);
    }
}

/* Those of windows `all` that `ends` names: they reach over an end of an image. */
static void pool_ends(const struct pooling* p, const struct rows* rows, struct nnp_range all, struct nnp_range ends,
                      const float* divisors, float* results) {
    const size_t count = nnp_range_size(all);
    for (size_t window = ends.begin; window < ends.end; window++) {
        const struct nnp_range columns = nnp_window(&p->layer.x, window);
        const size_t j = window - all.begin, width = nnp_range_size(columns);
        if (width != 0) {
            pool_end(p, rows, rows->input + (columns.begin - rows->first_column), width,
                     p->is_average ? divisors[j] : 1, results + j, count);
        } else { /* only maxima, by the original's rules */
            for (size_t row = 0; row < rows->count; row++)
                results[row * count + j] = -INFINITY;
        }
    }
}

/* Windows of a range that lie in the image. */
static struct nnp_range find_inner(const struct nnp_pooling_axis* x, struct nnp_range all) {
    const struct nnp_range image = nnp_inner_windows(x);
    const size_t begin = nnp_min(nnp_max(all.begin, image.begin), all.end);
    return (struct nnp_range){begin, nnp_max(begin, nnp_min(image.end, all.end))};
}

static void fill(size_t count, float* row, float value) {
    for (size_t i = 0; i < count; i++)
        row[i] = value;
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
                fill(width, results, -INFINITY);
                continue;
            }
            const float divisor = nnp_divisor(nnp_window_extent(y, row, p->count_include_pad), x->window);
            const size_t pitch = y->stride * x->size, excess = 2 * (nnp_round_up(width, NNP_LINE) - width);
            for (size_t done = 0, some; done < rows; done += some) {
                some = rows_a_call(rows - done, excess, pitch);
                pool_columns_of_pairs(p, some, width, input + 2 * first + done * pitch, pitch, nnp_range_size(window),
                                      x->size, divisor, results + done * width, step_ahead(p, 2 * width, width));
            }
        }
    }
}

/* Windows of three columns: a kernel does all of those that lie in the image. */
static bool are_threes(const struct nnp_pooling_axis* x) { return x->window == 3 && x->stride <= 2; }

/* Windows `inner` of similar rows, of every other column. */
static void pool_threes_by_2(const struct pooling* p, const struct rows* rows, struct nnp_range inner,
                             const float* divisors, float* results, size_t results_pitch) {
    const struct nnp_hw* hw = p->layer.machine->hw;
    const size_t count = nnp_range_size(inner), excess = 2 * (nnp_round_up(count, NNP_LINE) - count);
    const size_t step = step_ahead(p, 2 * count, count);
    for (size_t row = 0, some; row < rows->count; row += some) {
        const float* input = rows->input + row * rows->pitch + 2 * inner.begin - p->layer.x.before;
        float* target = results + row * results_pitch;
        some = rows_a_call(rows->count - row, excess, rows->pitch);
        if (p->is_average) {
            hw->pooling.average_of_threes_by_2(some, count, input, rows->pitch, rows->taps, rows->tap_stride, divisors,
                                               target, results_pitch, AHEAD, step);
        } else {
            hw->pooling.maximum_of_threes_by_2(some, count, input, rows->pitch, rows->taps, rows->tap_stride, target,
                                               results_pitch, AHEAD, step);
        }
    }
}

/* Windows `inner` of similar rows, one in each column; pairs[i] is of the first two columns of that of results[i]. */
static void pool_threes_by_1(const struct pooling* p, const struct rows* rows, struct nnp_range inner,
                             const float* divisors, float* results, size_t results_pitch, float* pairs) {
    const struct nnp_hw* hw = p->layer.machine->hw;
    /* Rows right behind one another are as one, of which the windows between are pooled anew. */
    const bool is_one_row = rows->pitch == results_pitch;
    const size_t width = nnp_range_size(inner), more = is_one_row ? (rows->count - 1) * results_pitch : 0;
    const size_t count = width + more, all = is_one_row ? 1 : rows->count;
    const size_t excess = nnp_round_up(count, NNP_LINE) - count;
    const size_t step = step_ahead(p, count, count);
    for (size_t row = 0, some; row < all; row += some) {
        const float* input = rows->input + row * rows->pitch + inner.begin - p->layer.x.before;
        const size_t place = row * results_pitch;
        some = rows_a_call(all - row, excess, rows->pitch);
        if (p->is_average) {
            hw->pooling.average_of_threes(some, count, input, rows->pitch, rows->taps, rows->tap_stride, divisors,
                                          results + place, results_pitch, pairs + place, AHEAD, step);
        } else {
            hw->pooling.maximum_of_threes(some, count, input, rows->pitch, rows->taps, rows->tap_stride,
                                          results + place, results_pitch, pairs + place, AHEAD, step);
        }
    }
}

/* The first window of each row, without the first column, and the last one, without the last column. */
static void take_ends(const struct pooling* p, size_t rows, size_t count, const float* pairs, const float* divisors,
                      float* results) {
    for (size_t row = 0; row < rows; row++, pairs += count, results += count) {
        results[0] = p->is_average ? pairs[1] / divisors[0] : pairs[1];
        results[count - 1] = p->is_average ? pairs[count - 1] / divisors[count - 1] : pairs[count - 1];
    }
}

/* All of some windows of similar rows. */
static void pool_similar_threes(const struct pooling* p, const struct rows* rows, struct nnp_range all,
                                const float* divisors, float* results, struct scratch* s) {
    const struct nnp_pooling_axis* x = &p->layer.x;
    const struct nnp_range inner = find_inner(x, all);
    const size_t count = nnp_range_size(all), begin = inner.begin - all.begin;
    const float* inner_divisors = p->is_average ? divisors + begin : NULL;
    if (nnp_range_size(inner) != 0 && x->stride == 2) {
        pool_threes_by_2(p, rows, inner, inner_divisors, results + begin, count);
    } else if (nnp_range_size(inner) != 0) {
        pool_threes_by_1(p, rows, inner, inner_divisors, results + begin, count, s->everywhere + begin);
    }
    struct rows rest = *rows; /* whose ends are computed one by one */
    if (x->stride == 1 && rows->pitch == count && nnp_range_size(inner) == count - 2 && begin == 1 && count > 2) {
        take_ends(p, rows->count - 1, count, s->everywhere, divisors, results);
        rest.count = 1;
        rest.input += (rows->count - 1) * rows->pitch;
        results += (rows->count - 1) * count;
    }
    pool_ends(p, &rest, all, (struct nnp_range){all.begin, inner.begin}, divisors, results);
    pool_ends(p, &rest, all, (struct nnp_range){inner.end, all.end}, divisors, results);
}

static void pool_threes(const struct pooling* p, size_t start, size_t count, struct scratch* s) {
    const struct nnp_pooling_axis *y = &p->layer.y, *x = &p->layer.x;
    size_t rows;
    for (size_t i = start; i < start + count; i += rows) {
        const size_t row = i % y->output, windows = nnp_min(x->output, CHUNK), most = CHUNK / windows;
        const struct nnp_range window = nnp_window(y, row);
        const float* input = p->input + (i / y->output * y->size + window.begin) * x->size;
        rows = nnp_min(nnp_min(similar_rows(y, row), start + count - i), most);
        for (size_t first = 0; first < x->output; first += windows) {
            const struct nnp_range all = {first, nnp_min(first + windows, x->output)};
            const size_t width = nnp_range_size(all);
            float* results = add_results(p, rows * width, s);
            if (nnp_range_size(window) == 0) {
                fill(width, results, -INFINITY);
                continue;
            }
            const float* divisors = NULL;
            if (p->is_average) {
                divisors = nnp_find_divisors(&p->layer, p->count_include_pad, row, first, width, most, &s->divisors);
            }
            const struct rows similar = {rows, input, 0, y->stride * x->size, nnp_range_size(window), x->size};
            pool_similar_threes(p, &similar, all, divisors, results, s);
        }
    }
}

/* Some or all windows of output rows, and the columns under them, which become dense rows. */
struct chunk {
    struct nnp_range windows;
    struct nnp_range columns;
    size_t pitch; /* of dense rows */
    size_t rows;  /* of windows that fit into scratch memory */
};

static struct chunk find_chunk(const struct nnp_pooling_axis* x, size_t first) {
    struct chunk chunk = {.columns = {0, x->size}, .rows = 1};
    chunk.windows = (struct nnp_range){first, nnp_min(first + (CHUNK - x->window) / x->stride + 1, x->output)};
    const size_t count = nnp_range_size(chunk.windows);
    if (count < x->output || x->size > CHUNK) {
        chunk.columns = (struct nnp_range){nnp_window(x, first).begin, nnp_window(x, chunk.windows.end - 1).end};
    } else {
        chunk.rows = CHUNK / nnp_max(count, x->size);
    }
    chunk.pitch = nnp_range_size(chunk.columns);
    return chunk;
}

/* Rows of one image, for similar windows. */
static void pool_similar_rows(const struct pooling* p, const struct chunk* chunk, const float* image, size_t first,
                              size_t rows, float* target) {
    const struct nnp_pooling_axis *y = &p->layer.y, *x = &p->layer.x;
    const struct nnp_range window = nnp_window(y, first);
    const size_t taps = nnp_range_size(window);
    const float* input = image + window.begin * x->size + chunk->columns.begin;
    if (y->stride == 1 && chunk->pitch == x->size) { /* as if one row */
        p->pool(1, rows * x->size, input, 0, taps, x->size, target, 0, AHEAD, NNP_LINE);
        return;
    }
    const size_t pitch = y->stride * x->size, excess = nnp_round_up(chunk->pitch, NNP_LINE) - chunk->pitch;
    for (size_t row = 0, some; row < rows; row += some) {
        some = rows_a_call(rows - row, excess, pitch);
        p->pool(some, chunk->pitch, input + row * pitch, pitch, taps, x->size, target + row * chunk->pitch,
                chunk->pitch, AHEAD, step_ahead(p, chunk->pitch, chunk->pitch));
    }
}

/* Pools output rows from `start` on over the rows of their windows. How many: those of an average share divisors. */
static size_t pool_rows(const struct pooling* p, const struct chunk* chunk, size_t start, size_t count, float* target) {
    const struct nnp_pooling_axis *y = &p->layer.y, *x = &p->layer.x;
    const size_t most = nnp_min(count, chunk->rows);
    size_t rows = 0, batch;
    for (; rows < most; rows += batch) {
        const size_t row = (start + rows) % y->output;
        batch = nnp_min(similar_rows(y, row), most - rows);
        if (p->is_average && rows != 0 &&
            nnp_window_extent(y, row, p->count_include_pad) !=
                nnp_window_extent(y, start % y->output, p->count_include_pad)) {
            break;
        }
        if (nnp_range_size(nnp_window(y, row)) == 0) {
            fill(chunk->pitch, target + rows * chunk->pitch, p->is_average ? 0 : -INFINITY);
        } else {
            pool_similar_rows(p, chunk, p->input + (start + rows) / y->output * y->size * x->size, row, batch,
                              target + rows * chunk->pitch);
        }
    }
    return rows;
}

/* Distance from scratch memory to the input of an output row, which need not exist, for prefetches. */
static size_t ahead_of(const struct pooling* p, size_t row, const float* scratch) {
    const struct nnp_pooling_axis* y = &p->layer.y;
    const size_t input_row = row / y->output * y->size + row % y->output * y->stride;
    const uintptr_t input = (uintptr_t)p->input + (input_row * p->layer.x.size + AHEAD) * sizeof(float);
    return (input - (uintptr_t)scratch) / sizeof(float);
}

/* Pools dense rows along themselves: `count` neighbouring windows in each, the first of which starts at `dense`. */
static void pool_along(const struct pooling* p, size_t rows, size_t count, const float* dense, size_t pitch,
                       const float* divisors, float* results, size_t results_pitch, size_t ahead) {
    const struct nnp_hw* hw = p->layer.machine->hw;
    const size_t window = p->layer.x.window, stride = p->layer.x.stride;
    const size_t step = step_ahead(p, stride * count, count);
    if (p->is_average) {
        (stride == 1 ? hw->pooling.average : hw->pooling.average_by_2)(rows, count, dense, pitch, window, divisors,
                                                                       results, results_pitch, ahead, step);
    } else if (stride == 2) {
        hw->pooling.maximum_by_2(rows, count, dense, pitch, window, results, results_pitch, ahead, step);
    } else {
        hw->pooling.maximum(rows, count, dense, pitch, window, 1, results, results_pitch, ahead, step);
    }
}

/* Keeps those of the results of all places in dense rows that are of windows. */
static void pool_sparsely(const struct pooling* p, size_t rows, size_t count, const float* dense, size_t pitch,
                          const float* divisors, float* results, size_t results_pitch, size_t ahead,
                          float* everywhere) {
    const size_t window = p->layer.x.window, stride = p->layer.x.stride;
    const size_t places = (rows - 1) * pitch + (count - 1) * stride + 1;
    p->pool(1, places, dense, 0, window, 1, everywhere, 0, ahead, step_ahead(p, places, places));
    for (size_t i = 0; i < rows; i++) {
        for (size_t j = 0; j < count; j++) {
            const float total = everywhere[i * pitch + j * stride];
            results[i * results_pitch + j] = p->is_average ? total / divisors[j] : total;
        }
    }
}

/* Pools the dense rows along themselves. Windows that reach over ends of rows are pooled anew, one by one. */
static void pool_columns(const struct pooling* p, const struct chunk* chunk, size_t start, size_t rows,
                         struct scratch* s) {
    const struct nnp_pooling_axis *y = &p->layer.y, *x = &p->layer.x;
    const struct nnp_range all = chunk->windows, inner = find_inner(x, all);
    const size_t count = nnp_range_size(all), ahead = ahead_of(p, start + rows, s->rows);
    const bool is_one_row = count * x->stride == chunk->pitch && x->stride <= 2;
    const struct nnp_range windows = is_one_row ? all : inner;
    const float* dense = s->rows + MARGIN;
    const float* first = dense + windows.begin * x->stride - x->before - chunk->columns.begin;
    float* const results = add_results(p, rows * count, s);
    const size_t begin = windows.begin - all.begin, some = nnp_range_size(windows);
    const float* divisors = NULL;
    if (p->is_average) {
        divisors = nnp_find_divisors(&p->layer, p->count_include_pad, start % y->output, all.begin, count, chunk->rows,
                                     &s->divisors);
    }
    if (is_one_row) {
        pool_along(p, 1, rows * count, first, 0, divisors, results, 0, ahead);
    } else if (some != 0 && x->stride <= 2) {
        pool_along(p, rows, some, first, chunk->pitch, divisors + begin, results + begin, count, ahead);
    } else if (some != 0) {
        pool_sparsely(p, rows, some, first, chunk->pitch, divisors + begin, results + begin, count, ahead,
                      s->everywhere);
    }
    const struct rows dense_rows = {rows, dense, chunk->columns.begin, chunk->pitch, 1, 0};
    pool_ends(p, &dense_rows, all, (struct nnp_range){all.begin, inner.begin}, divisors, results);
    pool_ends(p, &dense_rows, all, (struct nnp_range){inner.end, all.end}, divisors, results);
}

static void pool_batches(const struct pooling* p, size_t start, size_t count, struct scratch* s) {
    const struct nnp_pooling_axis* x = &p->layer.x;
    for (size_t row = start, rows = 0; row < start + count; row += rows) {
        for (size_t first = 0; first < x->output;) {
            const struct chunk chunk = find_chunk(x, first);
            rows = pool_rows(p, &chunk, row, start + count - row, s->rows + MARGIN);
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
    scratch.divisors.row_extent = 0;
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
        pooling.compute = are_pairs(&layer->x) ? pool_pairs : are_threes(&layer->x) ? pool_threes : pool_batches;
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
