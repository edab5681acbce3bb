/* Maxima, sums and averages along rows and across them. */

#include <float.h>
#include <math.h>
#include <string.h>

#include "check.h"

enum shape { STACKS, ROWS, WITHIN, TILES, IMAGES };

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
    {"maximum_within", WITHIN, MAXIMUM, 1, 1},
    {"maximum_within_streamed", WITHIN, MAXIMUM, 1, 1},
    {"average_within", WITHIN, AVERAGE, 1, 1},
    {"average_within_streamed", WITHIN, AVERAGE, 1, 1},
    {"maximum_of_pairs", TILES, MAXIMUM, 2, 2},
    {"maximum_of_threes", TILES, MAXIMUM, 3, 3},
    {"average_of_pairs", TILES, AVERAGE, 2, 2},
    {"average_of_threes", TILES, AVERAGE, 3, 3},
    {"maximum_of_threes_by_2", TILES, MAXIMUM, 2, 3},
    {"average_of_threes_by_2", TILES, AVERAGE, 2, 3},
    {"maximum_of_images", IMAGES, MAXIMUM, 1, 1},
    {"average_of_images", IMAGES, AVERAGE, 1, 1},
};

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
        (check_function*)hw->pooling.maximum_within,
        (check_function*)hw->pooling.maximum_within_streamed,
        (check_function*)hw->pooling.average_within,
        (check_function*)hw->pooling.average_within_streamed,
        (check_function*)hw->pooling.maximum_of_pairs,
        (check_function*)hw->pooling.maximum_of_threes,
        (check_function*)hw->pooling.average_of_pairs,
        (check_function*)hw->pooling.average_of_threes,
        (check_function*)hw->pooling.maximum_of_threes_by_2,
        (check_function*)hw->pooling.average_of_threes_by_2,
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
static void check_stacks(struct check* check, struct buffer* const buffers[3], const struct pooling_case* t) {
    const size_t n = t->elements, whole = round_up(n, check->hw->lanes), lines = round_up(n, NNP_LINE);
    const size_t pitch = n + t->output_gap;
    if (t->rows == 0) return;
    if (!check_case(check, "runs = %zu, count = %zu, taps <= %zu, tap_stride = %zu, gap %zu, %s data%s, placement %d",
                    t->rows, n, t->taps, t->tap_stride, t->output_gap, data_names[t->kind],
                    t->is_hostile ? " and others" : "", t->placement)) {
        return;
    }
    struct nnp_pooling_run* const runs =
        buffer_place(buffers[1], t->rows * sizeof(*runs), sizeof(size_t), t->placement);
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
    float* const x = place_elements(check, buffers[0], input_size, t);
    float* const y = buffer_place(buffers[2], output_size * sizeof(float), sizeof(float), t->placement);
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
        const uint32_t bits = buffer_take(buffers[2], &y[i]);
        const struct window window = {x + runs[row].offset + column, runs[row].taps, t->tap_stride, 1, 1};
        if (column < n && !is_result(check, bits, &window, "run", row, column)) return;
    }
    if (returned) check_intact(check);
}

/* Rows of windows of one tap, or of tiles. */
static void check_rows(struct check* check, struct buffer* const buffers[3], const struct pooling_case* t) {
    const struct facts* const f = &facts[check->kernel.index];
    if (!check_case(check,
                    "rows = %zu, count = %zu, taps = %zu, tap_stride = %zu, gaps %zu and %zu, %s data%s, placement %d",
                    t->rows, t->elements, t->taps, t->tap_stride, t->input_gap, t->output_gap, data_names[t->kind],
                    t->is_hostile ? " and others" : "", t->placement)) {
        return;
    }
    const bool are_tiles = f->shape == TILES, is_average = f->operation == AVERAGE;
    const size_t n = t->elements, step = f->step, whole = round_up(n, check->hw->lanes);
    const size_t tap_stride = are_tiles ? t->tap_stride : 1, columns = f->columns;
    const size_t last = are_tiles ? round_up(n, NNP_LINE) : whole; /* of the last row, what is written */
    /* What a row reads: windows, or pairs of taps where every other element counts. */
    const size_t taps = step == 2 && !are_tiles ? round_up(t->taps, 2) : t->taps;
    const size_t reach = (taps - 1) * tap_stride + columns;
    const size_t span = n == 0 ? 0 : (n - 1) * step + reach, excess = n == 0 ? 0 : (whole - n) * step;
    const size_t input_pitch = span + t->input_gap, output_pitch = n + t->output_gap;
    size_t input_size = 0, output_size = 0;
    for (size_t row = 0; row < t->rows; row++) {
        const bool is_last = row + 1 == t->rows;
        input_size = larger(input_size, row * input_pitch + span + (is_last && are_tiles ? 0 : excess));
        output_size = larger(output_size, row * output_pitch + (is_last ? last : whole));
    }
    float* const x = place_elements(check, buffers[0], input_size, t);
    float* const d = place_divisors(check, buffers[1], is_average && !are_tiles ? output_size : 1, t);
    float* const y = buffer_place(buffers[2], output_size * sizeof(float), sizeof(float), t->placement);
    uintptr_t arguments[12] = {t->rows, n, POINTER(x), input_pitch, t->taps};
    size_t argument_count = 5;
    if (are_tiles) arguments[argument_count++] = tap_stride;
    if (is_average) arguments[argument_count++] = POINTER(d);
    arguments[argument_count++] = POINTER(y);
    arguments[argument_count++] = output_pitch;
    if (are_tiles) {
        arguments[argument_count++] = random_bits(&check->random); /* what is prefetched need not exist */
        arguments[argument_count++] = 1 + random_below(&check->random, 100);
    }
    const bool returned = check_call(check, argument_count, arguments);
    for (size_t i = 0; i < output_size && returned && n != 0; i++) {
        const size_t row = row_of(i, output_pitch, t->rows), column = i - row * output_pitch;
        if (column >= (row + 1 < t->rows ? whole : last)) continue;
        const uint32_t bits = buffer_take(buffers[2], &y[i]);
        const struct window window = {x + row * input_pitch + column * step, t->taps, tap_stride, columns,
                                      is_average ? d[are_tiles ? 0 : i] : 1};
        if (column < n && !is_result(check, bits, &window, "row", row, column)) return;
    }
    if (returned) check_intact(check);
}

/* Rows of some columns that follow one another; as many columns as there are taps. */
static void check_within(struct check* check, struct buffer* const buffers[4], const struct pooling_case* t) {
    const bool is_streamed = strstr(facts[check->kernel.index].name, "streamed") != NULL; /* whole aligned lines */
    const size_t n = is_streamed ? round_up(t->elements, NNP_LINE) : t->elements, lines = round_up(n, NNP_LINE),
                 width = t->taps;
    if (t->rows != 1) return;
    if (!check_case(check, "count = %zu, rows of %zu, %s data%s, placement %d", n, width, data_names[t->kind],
                    t->is_hostile ? " and others" : "", t->placement)) {
        return;
    }
    const bool is_average = facts[check->kernel.index].operation == AVERAGE;
    float* const x = place_elements(check, buffers[0], n == 0 ? 0 : lines + 2, t) + 1;
    float* const d = place_divisors(check, buffers[1], lines, t);
    float* const y =
        buffer_place(buffers[2], lines * sizeof(float), is_streamed ? NNP_ALIGNMENT : sizeof(float), t->placement);
    float* const columns = buffer_place(buffers[3], (lines + 1) * sizeof(float), sizeof(float), t->placement);
    for (size_t i = 0; i < lines; i++)
        columns[i] = (float)(i % width);
    columns[lines] = (float)(width - 1);
    const uintptr_t maximum[] = {n, POINTER(x), POINTER(columns), POINTER(&columns[lines]), POINTER(y)};
    const uintptr_t average[] = {n, POINTER(x), POINTER(columns), POINTER(&columns[lines]), POINTER(d), POINTER(y)};
    const bool returned = check_call(check, is_average ? 6 : 5, is_average ? average : maximum);
    for (size_t i = 0; i < lines && returned; i++) {
        const uint32_t bits = buffer_take(buffers[2], &y[i]);
        const size_t before = i % width != 0, after = i % width != width - 1;
        const struct window window = {x + i - before, before + 1 + after, 1, 1, is_average ? d[i] : 1};
        if (i < n && !is_result(check, bits, &window, "row", i / width, i % width)) return;
    }
    if (returned) check_intact(check);
}

static void check_images(struct check* check, struct buffer* const buffers[3], const struct pooling_case* t) {
    enum { FEWEST = 4 };
    const size_t n = t->elements + FEWEST, images = t->rows * check->hw->lanes;
    const size_t pitch = t->input_gap == 0 ? 0 : n + t->input_gap - 1;
    if (!check_case(check, "groups = %zu, count = %zu, pitch = %zu, %s data%s, placement %d", t->rows, n, pitch,
                    data_names[t->kind], t->is_hostile ? " and others" : "", t->placement)) {
        return;
    }
    const bool is_average = facts[check->kernel.index].operation == AVERAGE;
    float* const x = place_elements(check, buffers[0], images == 0 ? 0 : (images - 1) * pitch + n, t);
    float* const d = place_divisors(check, buffers[1], 1, t);
    float* const y = buffer_place(buffers[2], images * sizeof(float), sizeof(float), t->placement);
    const uintptr_t ahead = random_bits(&check->random), rest = ((uintptr_t)1 << n % 4) - 1;
    const uintptr_t maximum[] = {t->rows, n, POINTER(x), pitch, POINTER(y), ahead};
    const uintptr_t average[] = {t->rows, n, POINTER(x), pitch, rest, POINTER(d), POINTER(y), ahead};
    const bool returned = check_call(check, is_average ? 8 : 6, is_average ? average : maximum);
    for (size_t i = 0; i < images && returned; i++) {
        const struct window window = {x + i * pitch, n, 1, 1, is_average ? *d : 1};
        if (!is_result(check, buffer_take(buffers[2], &y[i]), &window, "image", i, 0)) return;
    }
    if (returned) check_intact(check);
}

static void check(struct check* check) {
    struct buffer* const buffers[] = {
        check_buffer(check, "input", ROLE_READ), check_buffer(check, "divisors", ROLE_READ),
        check_buffer(check, "output", ROLE_WRITE), check_buffer(check, "columns", ROLE_READ)};
    static void (*const checks[])(struct check*, struct buffer* const*,
                                  const struct pooling_case*) = {[STACKS] = check_stacks,
                                                                 [ROWS] = check_rows,
                                                                 [WITHIN] = check_within,
                                                                 [TILES] = check_rows,
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
    enum { COUNT = 112, TAPS = 3, PIXELS = 49, ARGUMENTS = 11 };
    const struct facts* const f = &facts[check->kernel.index];
    struct buffer *in = check_buffer(check, "input", ROLE_READ), *out = check_buffer(check, "output", ROLE_WRITE);
    struct buffer* const divisors = check_buffer(check, "divisors", ROLE_READ);
    const size_t bytes = 2 * NNP_POOLING_DIVISORS * sizeof(float);
    float* const x = (float*)buffer_place(in, bytes, NNP_ALIGNMENT, PLACE_AT_START) + NNP_LINE;
    float* const y = buffer_place(out, bytes, NNP_ALIGNMENT, PLACE_AT_START);
    float* const d = buffer_place(divisors, bytes, NNP_ALIGNMENT, PLACE_AT_START);
    memset(x - NNP_LINE, 0, bytes);
    for (size_t i = 0; i < bytes / sizeof(float); i++)
        d[i] = 1; /* and their reciprocals, and columns */
    const uintptr_t from = POINTER(x), to = POINTER(y), by = POINTER(d);
    const struct nnp_pooling_run run = {0, TAPS, COUNT, 0};
    const uintptr_t arguments[][2][ARGUMENTS] = {
        [STACKS] = {{1, POINTER(&run), from, COUNT, to, 0, NNP_LINE}, {0}},
        [ROWS] = {{1, COUNT, from, 0, TAPS, to, 0}, {1, COUNT, from, 0, TAPS, by, to, 0}},
        [WITHIN] = {{COUNT, from, by, by, to}, {COUNT, from, by, by, by, to}},
        [TILES] = {{1, COUNT, from, 0, TAPS, 1, to, 0, 0, NNP_LINE}, {0}},
        [IMAGES] = {{1, PIXELS, from, PIXELS, to, 0}, {1, PIXELS, from, PIXELS, 1, by, to, 0}},
    };
    const uintptr_t average_of_tiles[ARGUMENTS] = {1, COUNT, from, 0, TAPS, 1, by, to, 0, 0, NNP_LINE};
    const bool is_average = f->operation == AVERAGE, are_images = f->shape == IMAGES;
    const uintptr_t* const chosen =
        f->shape == TILES && is_average ? average_of_tiles : arguments[f->shape][is_average];
    const size_t elements = are_images ? PIXELS * check->hw->lanes : COUNT * f->step;
    const size_t results = are_images ? check->hw->lanes : COUNT;
    bench_call(check, are_images ? "a group of 7x7" : "a row of 112, 3 taps", ARGUMENTS, chosen, 0,
               (double)((elements + results) * sizeof(float)));
}

const struct check_family check_pooling = {
    .name = "pooling", .count = count, .kernel = kernel, .check = check, .bench = bench};
