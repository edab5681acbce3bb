/* Maxima, sums and averages along rows and across them. */

#include <float.h>
#include <math.h>
#include <string.h>

#include "check.h"

enum shape { STACKS, ROWS, AROUND, SQUARES, IMAGES };

enum operation { MAXIMUM, SUM, AVERAGE };

static const struct facts {
    const char* name;
    enum shape shape;
    enum operation operation;
    size_t step;    /* elements from one window to the next */
    size_t columns; /* of a window */
} facts[] = {
    {"maximum_of_stacks", STACKS, MAXIMUM, 1, 1},
    {"sum_of_stacks", STACKS, SUM, 1, 1},
    {"maximum", ROWS, MAXIMUM, 1, 1},
    {"maximum_by_2", ROWS, MAXIMUM, 2, 1},
    {"average", ROWS, AVERAGE, 1, 1},
    {"average_by_2", ROWS, AVERAGE, 2, 1},
    {"maximum_around", AROUND, MAXIMUM, 1, 3},
    {"maximum_around_streamed", AROUND, MAXIMUM, 1, 3},
    {"average_around", AROUND, AVERAGE, 1, 3},
    {"average_around_streamed", AROUND, AVERAGE, 1, 3},
    {"maximum_of_2x2", SQUARES, MAXIMUM, 2, 2},
    {"average_of_2x2", SQUARES, AVERAGE, 2, 2},
    {"maximum_of_3x3", SQUARES, MAXIMUM, 3, 3},
    {"average_of_3x3", SQUARES, AVERAGE, 3, 3},
    {"maximum_of_3x3_by_2", SQUARES, MAXIMUM, 2, 3},
    {"average_of_3x3_by_2", SQUARES, AVERAGE, 2, 3},
    {"maximum_of_images", IMAGES, MAXIMUM, 1, 1},
    {"average_of_images", IMAGES, AVERAGE, 1, 1},
};

/* Buffers of operands. */
enum operand { INPUT, DIVISORS, OUTPUT, RUNS, ENDS, LAYER, SEGMENTS, BUFFERS };

enum { KERNELS = sizeof(facts) / sizeof(facts[0]) };

static size_t count(const struct nnp_hw* hw) {
    (void)hw;
    return KERNELS;
}

static check_function* kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    check_function* const kernels[KERNELS] = {
        (check_function*)hw->pooling.maximum_of_stacks,
        (check_function*)hw->pooling.sum_of_stacks,
        (check_function*)hw->pooling.maximum,
        (check_function*)hw->pooling.maximum_by_2,
        (check_function*)hw->pooling.average,
        (check_function*)hw->pooling.average_by_2,
        (check_function*)hw->pooling.maximum_around,
        (check_function*)hw->pooling.maximum_around_streamed,
        (check_function*)hw->pooling.average_around,
        (check_function*)hw->pooling.average_around_streamed,
        (check_function*)hw->pooling.maximum_of_2x2,
        (check_function*)hw->pooling.average_of_2x2,
        (check_function*)hw->pooling.maximum_of_3x3,
        (check_function*)hw->pooling.average_of_3x3,
        (check_function*)hw->pooling.maximum_of_3x3_by_2,
        (check_function*)hw->pooling.average_of_3x3_by_2,
        (check_function*)hw->pooling.maximum_of_images,
        (check_function*)hw->pooling.average_of_images,
    };
    strcpy(variant, facts[index].name);
    return kernels[index];
}

struct pooling_case {
    size_t rows, elements, taps, tap_stride, input_gap, output_gap;
    bool is_hostile; /* with what is no number */
    enum data kind;
    enum placement placement;
};

static float random_element(struct check* check, const struct pooling_case* t) {
    static const float others[] = {NAN, INFINITY, -INFINITY};
    const size_t choice = t->is_hostile ? random_below(&check->random, 30) : 30;
    return choice < 3 ? others[choice] : random_float(&check->random, t->kind);
}

/* Elements whose maximum, sum or average is a result. */
struct window {
    const float* first;
    size_t taps, tap_stride, columns;
    float divisor;
};

static bool is_result(struct check* check, uint32_t bits, const struct window* w, const char* what, size_t row,
                      size_t column) {
    const bool is_maximum = facts[check->kernel.index].operation == MAXIMUM;
    double total = w->first[0], magnitude = fabs(total);
    for (size_t k = 1; k < w->taps * w->columns; k++) {
        const double element = w->first[k / w->columns * w->tap_stride + k % w->columns];
        if (!is_maximum) {
            total += element;
        } else if (element > total || isnan(element)) {
            total = element;
        }
        magnitude += fabs(element);
    }
    const double bound = (is_maximum ? 0 : check_gamma(w->taps * w->columns) * magnitude / w->divisor) + FLT_MIN;
    return check_value(check, bits, total / w->divisor, bound, "%s %zu, element %zu", what, row, column);
}

static float* place_elements(struct check* check, struct buffer* buffer, size_t count, const struct pooling_case* t) {
    float* const elements = buffer_place(buffer, count * sizeof(float), sizeof(float), t->placement);
    for (size_t i = 0; i < count; i++)
        elements[i] = random_element(check, t);
    return elements;
}

/* Divisors and, where they must be, their reciprocals; nothing is read between. */
static float* place_divisors(struct check* check, struct buffer* buffer, size_t count, const struct pooling_case* t) {
    float* const divisors =
        buffer_place(buffer, (NNP_POOLING_DIVISORS + count) * sizeof(float), sizeof(float), t->placement);
    for (size_t i = 0; i < count; i++) {
        divisors[i] = (float)(1 + random_below(&check->random, 99));
        divisors[NNP_POOLING_DIVISORS + i] = 1 / divisors[i];
    }
    return divisors;
}

static size_t round_up(size_t n, size_t unit) { return (n + unit - 1) / unit * unit; }

static size_t larger(size_t a, size_t b) { return a > b ? a : b; }

/* Where row `i / pitch` of some rows has element i. */
static size_t row_of(size_t i, size_t pitch, size_t rows) {
    return pitch != 0 && i / pitch < rows ? i / pitch : rows - 1;
}

/* Runs anywhere in the input, with gaps between what they give. */
static void check_stacks(struct check* check, struct buffer* const buffers[BUFFERS], const struct pooling_case* t) {
    const size_t n = t->elements, whole = round_up(n, check->hw->lanes), lines = round_up(n, NNP_LINE);
    const size_t pitch = n + t->output_gap;
    if (t->rows == 0) return;
    if (!check_case(check, "runs = %zu, count = %zu, taps <= %zu, tap_stride = %zu, gap %zu, %s data%s, placement %d",
                    t->rows, n, t->taps, t->tap_stride, t->output_gap, data_names[t->kind],
                    t->is_hostile ? " and others" : "", t->placement)) {
        return;
    }
    struct nnp_pooling_run* const runs =
        buffer_place(buffers[RUNS], t->rows * sizeof(*runs), sizeof(size_t), t->placement);
    size_t input_size = 0, output_size = 0;
    for (size_t i = 0; i < t->rows; i++) {
        const bool is_last = i + 1 == t->rows;
        const struct nnp_pooling_run run = {random_below(&check->random, 50), 1 + random_below(&check->random, t->taps),
                                            n, i * pitch};
        runs[i] = run;
        if (n != 0)
            input_size = larger(input_size, run.offset + (run.taps - 1) * t->tap_stride + (is_last ? n : whole));
        output_size = larger(output_size, run.target + (is_last ? lines : whole));
    }
    float* const x = place_elements(check, buffers[INPUT], input_size, t);
    float* const y = buffer_place(buffers[OUTPUT], output_size * sizeof(float), sizeof(float), t->placement);
    const uintptr_t arguments[] = {t->rows,
                                   POINTER(runs),
                                   POINTER(x),
                                   t->tap_stride,
                                   POINTER(y),
                                   random_bits(&check->random),
                                   random_below(&check->random, 100)};
    const bool returned = check_call(check, sizeof(arguments) / sizeof(arguments[0]), arguments);
    for (size_t i = 0; i < output_size && returned && n != 0; i++) {
        const size_t row = row_of(i, pitch, t->rows), column = i - row * pitch;
        if (column >= (row + 1 < t->rows ? whole : lines)) continue;
        const uint32_t bits = buffer_take(buffers[OUTPUT], &y[i]);
        const struct window window = {x + runs[row].offset + column, runs[row].taps, t->tap_stride, 1, 1};
        if (column < n && !is_result(check, bits, &window, "run", row, column)) return;
    }
    if (returned) check_intact(check);
}

static void check_rows(struct check* check, struct buffer* const buffers[BUFFERS], const struct pooling_case* t) {
    const struct facts* const f = &facts[check->kernel.index];
    if (!check_case(check, "rows = %zu, count = %zu, taps = %zu, gaps %zu and %zu, %s data%s, placement %d", t->rows,
                    t->elements, t->taps, t->input_gap, t->output_gap, data_names[t->kind],
                    t->is_hostile ? " and others" : "", t->placement)) {
        return;
    }
    const bool is_average = f->operation == AVERAGE;
    const size_t n = t->elements, step = f->step, whole = round_up(n, check->hw->lanes);
    /* What a row reads: windows, or pairs of taps where every other element counts. */
    const size_t reach = step == 2 ? round_up(t->taps, 2) : t->taps;
    const size_t span = n == 0 ? 0 : (n - 1) * step + reach, excess = n == 0 ? 0 : (whole - n) * step;
    const size_t input_pitch = span + t->input_gap, output_pitch = n + t->output_gap;
    const size_t input_size = t->rows == 0 ? 0 : (t->rows - 1) * input_pitch + span + excess;
    const size_t output_size = t->rows == 0 ? 0 : (t->rows - 1) * output_pitch + whole;
    float* const x = place_elements(check, buffers[INPUT], input_size, t);
    float* const d = place_divisors(check, buffers[DIVISORS], is_average ? output_size : 1, t);
    float* const y = buffer_place(buffers[OUTPUT], output_size * sizeof(float), sizeof(float), t->placement);
    const uintptr_t maximum[] = {t->rows, n, POINTER(x), input_pitch, t->taps, POINTER(y), output_pitch};
    const uintptr_t average[] = {t->rows, n, POINTER(x), input_pitch, t->taps, POINTER(d), POINTER(y), output_pitch};
    const bool returned = check_call(check, is_average ? 8 : 7, is_average ? average : maximum);
    for (size_t i = 0; i < output_size && returned && n != 0; i++) {
        const size_t row = row_of(i, output_pitch, t->rows), column = i - row * output_pitch;
        if (column >= whole) continue;
        const uint32_t bits = buffer_take(buffers[OUTPUT], &y[i]);
        const struct window window = {x + row * input_pitch + column * step, t->taps, 1, 1, is_average ? d[i] : 1};
        if (column < n && !is_result(check, bits, &window, "row", row, column)) return;
    }
    if (returned) check_intact(check);
}

/* Whether what belongs to a place reaches beyond an end there. */
static float place_on(size_t i, size_t size) { return i == 0 ? -1 : i == size - 1 ? 1 : 0; }

/* Images that follow one another, as wide and as high as there are taps, and more. */
static void check_around(struct check* check, struct buffer* const buffers[BUFFERS], const struct pooling_case* t) {
    const size_t lines = (t->elements + NNP_LINE - 1) / NNP_LINE, width = t->taps + 1 + t->output_gap;
    const size_t height = t->rows + 2, n = lines * NNP_LINE, lanes = check->hw->lanes;
    if (!check_case(check, "lines = %zu, images of %zu x %zu, %s data%s, placement %d", lines, height, width,
                    data_names[t->kind], t->is_hostile ? " and others" : "", t->placement)) {
        return;
    }
    const bool is_average = facts[check->kernel.index].operation == AVERAGE;
    const size_t margin = lanes + width;
    float* const x = place_elements(check, buffers[INPUT], n + 2 * margin, t) + margin;
    float* const places = buffer_place(buffers[DIVISORS], (3 * NNP_POOLING_PLACES + n + 2 * lanes) * sizeof(float),
                                       sizeof(float), t->placement);
    const size_t first = random_below(&check->random, width * height);
    for (size_t i = 0; i < n + 2 * lanes; i++) {
        const size_t element = first + i;
        float* const place = places + i;
        place[0] = place_on(element % width, width);
        place[NNP_POOLING_PLACES] = place_on(element / width % height, height);
        place[2 * NNP_POOLING_PLACES] = (float)(1 + random_below(&check->random, 99));
        place[3 * NNP_POOLING_PLACES] = 1 / place[2 * NNP_POOLING_PLACES];
    }
    const bool is_streamed = strstr(facts[check->kernel.index].name, "streamed") != NULL;
    float* const y =
        buffer_place(buffers[OUTPUT], n * sizeof(float), is_streamed ? NNP_ALIGNMENT : sizeof(float), t->placement);
    const uintptr_t arguments[] = {
        lines, POINTER(x), width, POINTER(places + lanes), POINTER(y), random_bits(&check->random)};
    const bool returned = check_call(check, sizeof(arguments) / sizeof(arguments[0]), arguments);
    for (size_t i = 0; i < n && returned; i++) {
        const float *const place = places + lanes + i, column = place[0], row = place[NNP_POOLING_PLACES];
        const size_t before = column >= 0, after = column <= 0, above = row >= 0, below = row <= 0;
        const struct window window = {x + i - before - above * width, above + 1 + below, width, before + 1 + after,
                                      is_average ? place[2 * NNP_POOLING_PLACES] : 1};
        const uint32_t bits = buffer_take(buffers[OUTPUT], &y[i]);
        if (!is_result(check, bits, &window, "line", i / NNP_LINE, i % NNP_LINE)) return;
    }
    if (returned) check_intact(check);
}

static void check_squares(struct check* check, struct buffer* const buffers[BUFFERS], const struct pooling_case* t) {
    enum { MOST_ROWS = 3 };
    const struct facts* const f = &facts[check->kernel.index];
    const size_t n = t->elements, overlap = f->columns - f->step, results = larger(check->hw->lanes, NNP_POOLING_GROUP);
    const size_t step = results - overlap, groups = (n + step - 1) / step, reach = groups * step + overlap;
    if (n == 0) return;
    if (!check_case(check, "segments = %zu, count = %zu, tap_stride = %zu, gap %zu, %s data%s, %d", t->rows, n,
                    t->tap_stride - 1, t->input_gap, data_names[t->kind], t->is_hostile ? " and others" : "",
                    t->placement)) {
        return;
    }
    const bool is_average = f->operation == AVERAGE;
    const size_t pitch = n + t->input_gap, tap_stride = t->tap_stride - 1;
    const size_t span = (MOST_ROWS - 1) * pitch + (f->columns - 1) * tap_stride + f->step * reach;
    const float* const x = place_elements(check, buffers[INPUT], t->rows * span, t);
    const float* const d = place_divisors(check, buffers[DIVISORS], reach, t);
    float* const ends = buffer_place(buffers[ENDS], reach * sizeof(float), sizeof(float), t->placement);
    for (size_t i = 0; i < reach; i++)
        ends[i] = overlap == 0 ? 0 : (float)random_below(&check->random, 3) - 1;
    struct nnp_pooling_segment* const segments =
        buffer_place(buffers[SEGMENTS], t->rows * sizeof(*segments), sizeof(void*), t->placement);
    size_t rows = 0;
    for (size_t i = 0; i < t->rows; i++) {
        const float* const first = x + i * span;
        segments[i] = (struct nnp_pooling_segment){first, first + tap_stride, first + 2 * tap_stride,
                                                   random_below(&check->random, MOST_ROWS + 1), d};
        rows += segments[i].rows;
    }
    struct nnp_pooling_rows* const layer = buffer_place(buffers[LAYER], sizeof(*layer), sizeof(void*), t->placement);
    *layer = (struct nnp_pooling_rows){n, groups, groups * step, pitch, groups * step * f->step, ends};
    const size_t output_size = rows == 0 ? 0 : (rows - 1) * n + reach;
    float* const y = buffer_place(buffers[OUTPUT], output_size * sizeof(float), sizeof(float), t->placement);
    const uintptr_t arguments[] = {t->rows, POINTER(segments), POINTER(layer), POINTER(y)};
    const bool returned = check_call(check, sizeof(arguments) / sizeof(arguments[0]), arguments);
    const float* result = y;
    for (size_t i = 0; i < t->rows && returned; i++) {
        for (size_t row = 0; row < segments[i].rows; row++) {
            for (size_t j = 0; j < n; j++, result++) {
                const size_t before = ends[j]<0, after = ends[j]> 0;
                const struct window window = {segments[i].first + row * pitch + j * f->step + before, f->columns,
                                              tap_stride, f->columns - before - after, is_average ? d[j] : 1};
                const uint32_t bits = buffer_take(buffers[OUTPUT], result);
                if (!is_result(check, bits, &window, "row", row, j)) return;
            }
        }
    }
    for (; returned && result < y + output_size; result++)
        buffer_take(buffers[OUTPUT], result);
    if (returned) check_intact(check);
}

static void check_images(struct check* check, struct buffer* const buffers[BUFFERS], const struct pooling_case* t) {
    enum { FEWEST = 4 };
    const size_t n = t->elements + FEWEST, images = t->rows * check->hw->lanes;
    const size_t pitch = t->input_gap == 0 ? 0 : n + t->input_gap - 1;
    if (!check_case(check, "groups = %zu, count = %zu, pitch = %zu, %s data%s, placement %d", t->rows, n, pitch,
                    data_names[t->kind], t->is_hostile ? " and others" : "", t->placement)) {
        return;
    }
    const bool is_average = facts[check->kernel.index].operation == AVERAGE;
    float* const x = place_elements(check, buffers[INPUT], images == 0 ? 0 : (images - 1) * pitch + n, t);
    float* const d = place_divisors(check, buffers[DIVISORS], 1, t);
    float* const y = buffer_place(buffers[OUTPUT], images * sizeof(float), sizeof(float), t->placement);
    const uintptr_t ahead = random_bits(&check->random), rest = ((uintptr_t)1 << n % 4) - 1;
    const uintptr_t maximum[] = {t->rows, n, POINTER(x), pitch, POINTER(y), ahead};
    const uintptr_t average[] = {t->rows, n, POINTER(x), pitch, rest, POINTER(d), POINTER(y), ahead};
    const bool returned = check_call(check, is_average ? 8 : 6, is_average ? average : maximum);
    for (size_t i = 0; i < images && returned; i++) {
        const struct window window = {x + i * pitch, n, 1, 1, is_average ? *d : 1};
        if (!is_result(check, buffer_take(buffers[OUTPUT], &y[i]), &window, "image", i, 0)) return;
    }
    if (returned) check_intact(check);
}

static void check(struct check* check) {
    struct buffer* buffers[BUFFERS];
    static const char* const names[BUFFERS] = {"input", "divisors", "output", "runs", "ends", "rows", "segments"};
    for (enum operand i = 0; i < BUFFERS; i++)
        buffers[i] = check_buffer(check, names[i], i == OUTPUT ? ROLE_WRITE : ROLE_READ);
    static void (*const checks[])(struct check*, struct buffer* const*,
                                  const struct pooling_case*) = {[STACKS] = check_stacks,
                                                                 [ROWS] = check_rows,
                                                                 [AROUND] = check_around,
                                                                 [SQUARES] = check_squares,
                                                                 [IMAGES] = check_images};
    static const size_t counts[] = {0, 1, 2, 7, 8, 9, 15, 16, 17, 28, 31, 32, 33, 63, 64, 100};
    static const size_t gaps[] = {0, 1, 15, 16, 300};
    struct pooling_case t;
    for (size_t i = 0; i < sizeof(counts) / sizeof(counts[0]); i++) {
        t.elements = counts[i];
        for (t.rows = 0; t.rows < 4; t.rows++) {
            for (t.taps = 1; t.taps < 7; t.taps++) {
                for (t.placement = 0; t.placement < PLACEMENTS; t.placement++) {
                    t.tap_stride = random_below(&check->random, 3) * (1 + t.elements) + 1;
                    t.input_gap = gaps[random_below(&check->random, 5)];
                    t.output_gap = gaps[random_below(&check->random, 5)];
                    t.is_hostile = random_below(&check->random, 2) != 0;
                    t.kind = random_below(&check->random, DATA_KINDS);
                    checks[facts[check->kernel.index].shape](check, buffers, &t);
                }
            }
        }
    }
}

static void bench(struct check* check) {
    enum { COUNT = 112, TAPS = 3, PIXELS = 49, ARGUMENTS = 8, FLOATS = 4 * NNP_POOLING_PLACES };
    const struct facts* const f = &facts[check->kernel.index];
    struct buffer *in = check_buffer(check, "input", ROLE_READ), *out = check_buffer(check, "output", ROLE_WRITE);
    struct buffer* const divisors = check_buffer(check, "divisors", ROLE_READ);
    const size_t bytes = FLOATS * sizeof(float);
    float* const x = (float*)buffer_place(in, bytes, NNP_ALIGNMENT, PLACE_AT_START) + COUNT + NNP_LINE;
    float* const y = buffer_place(out, bytes, NNP_ALIGNMENT, PLACE_AT_START);
    float* const d = buffer_place(divisors, bytes, NNP_ALIGNMENT, PLACE_AT_START);
    memset(x - COUNT - NNP_LINE, 0, bytes);
    for (size_t i = 0; i < FLOATS; i++)
        d[i] = 1; /* and their reciprocals, and places */
    const uintptr_t from = POINTER(x), to = POINTER(y), by = POINTER(d);
    const struct nnp_pooling_run run = {0, TAPS, COUNT, 0};
    const struct nnp_pooling_segment segment = {x, x + COUNT, x + 2 * COUNT, 1, d};
    const size_t step = larger(check->hw->lanes, NNP_POOLING_GROUP) - f->columns + f->step;
    const size_t groups = (COUNT + step - 1) / step;
    const struct nnp_pooling_rows layer = {COUNT, groups, groups * step, 0, groups * step * f->step, d};
    const uintptr_t around[ARGUMENTS] = {COUNT / NNP_LINE, from, COUNT, by, to, 0};
    const uintptr_t squares[ARGUMENTS] = {1, POINTER(&segment), POINTER(&layer), to};
    const uintptr_t* const arguments[][2] = {
        [STACKS] = {(const uintptr_t[ARGUMENTS]){1, POINTER(&run), from, COUNT, to, 0, NNP_LINE}, NULL},
        [ROWS] = {(const uintptr_t[ARGUMENTS]){1, COUNT, from, 0, TAPS, to, 0},
                  (const uintptr_t[ARGUMENTS]){1, COUNT, from, 0, TAPS, by, to, 0}},
        [AROUND] = {around, around},
        [SQUARES] = {squares, squares},
        [IMAGES] = {(const uintptr_t[ARGUMENTS]){1, PIXELS, from, PIXELS, to, 0},
                    (const uintptr_t[ARGUMENTS]){1, PIXELS, from, PIXELS, 1, by, to, 0}},
    };
    const bool are_images = f->shape == IMAGES;
    const size_t elements = are_images ? PIXELS * check->hw->lanes : COUNT * f->step;
    const size_t results = are_images ? check->hw->lanes : COUNT;
    bench_call(check, are_images ? "a group of 7x7" : "a row of 112", ARGUMENTS,
               arguments[f->shape][f->operation == AVERAGE], 0, (double)((elements + results) * sizeof(float)));
}

const struct check_family check_pooling = {
    .name = "pooling", .count = count, .kernel = kernel, .check = check, .bench = bench};
