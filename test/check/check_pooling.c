/* Maxima, sums and averages along rows and across them. */

#include <float.h>
#include <math.h>
#include <string.h>

#include "check.h"

/* Maxima first, then sums, then averages. */
enum {
    MAXIMUM,
    MAXIMUM_BY_2,
    MAXIMUM_OF_PAIRS,
    MAXIMUM_OF_THREES,
    MAXIMUM_OF_THREES_BY_2,
    SUM,
    AVERAGE,
    AVERAGE_BY_2,
    AVERAGE_OF_PAIRS,
    AVERAGE_OF_THREES,
    AVERAGE_OF_THREES_BY_2,
    KERNELS
};

static size_t count(const struct nnp_hw* hw) {
    (void)hw;
    return KERNELS;
}

static check_function* kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    const struct {
        const char* name;
        check_function* function;
    } kernels[KERNELS] = {
        [MAXIMUM] = {"maximum", (check_function*)hw->pooling.maximum},
        [MAXIMUM_BY_2] = {"maximum_by_2", (check_function*)hw->pooling.maximum_by_2},
        [MAXIMUM_OF_PAIRS] = {"maximum_of_pairs", (check_function*)hw->pooling.maximum_of_pairs},
        [MAXIMUM_OF_THREES] = {"maximum_of_threes", (check_function*)hw->pooling.maximum_of_threes},
        [MAXIMUM_OF_THREES_BY_2] = {"maximum_of_threes_by_2", (check_function*)hw->pooling.maximum_of_threes_by_2},
        [SUM] = {"sum", (check_function*)hw->pooling.sum},
        [AVERAGE] = {"average", (check_function*)hw->pooling.average},
        [AVERAGE_BY_2] = {"average_by_2", (check_function*)hw->pooling.average_by_2},
        [AVERAGE_OF_PAIRS] = {"average_of_pairs", (check_function*)hw->pooling.average_of_pairs},
        [AVERAGE_OF_THREES] = {"average_of_threes", (check_function*)hw->pooling.average_of_threes},
        [AVERAGE_OF_THREES_BY_2] = {"average_of_threes_by_2", (check_function*)hw->pooling.average_of_threes_by_2},
    };
    strcpy(variant, kernels[index].name);
    return kernels[index].function;
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

/* How many neighbours a window has in each tap's row. */
static size_t columns_of(const struct check* check) {
    switch (check->kernel.index) {
        case MAXIMUM_OF_PAIRS:
        case AVERAGE_OF_PAIRS:
            return 2;
        case MAXIMUM_OF_THREES:
        case MAXIMUM_OF_THREES_BY_2:
        case AVERAGE_OF_THREES:
        case AVERAGE_OF_THREES_BY_2:
            return 3;
        default:
            return 1;
    }
}

/* How many elements windows are apart. */
static size_t step_of(const struct check* check) {
    switch (check->kernel.index) {
        case MAXIMUM_BY_2:
        case MAXIMUM_OF_PAIRS:
        case MAXIMUM_OF_THREES_BY_2:
        case AVERAGE_BY_2:
        case AVERAGE_OF_PAIRS:
        case AVERAGE_OF_THREES_BY_2:
            return 2;
        default:
            return 1;
    }
}

static bool has_tap_stride(const struct check* check) {
    return columns_of(check) > 1 || check->kernel.index == MAXIMUM || check->kernel.index == SUM;
}

/* The result of a window, and how far off it may be. */
static double definition(const struct check* check, const struct pooling_case* t, size_t columns, const float* window,
                         float divisor, double* bound) {
    const bool is_maximum = check->kernel.index < SUM;
    double total = window[0], magnitude = fabs(total);
    for (size_t k = 1; k < t->taps * columns; k++) {
        const double element = window[k / columns * t->tap_stride + k % columns];
        if (!is_maximum) {
            total += element;
        } else if (element > total || isnan(element)) {
            total = element;
        }
        magnitude += fabs(element);
    }
    *bound = (is_maximum ? 0 : check_gamma(t->taps * columns) * magnitude / divisor) + FLT_MIN;
    return total / divisor;
}

static float divisor_of(const struct check* check, const float* divisors, size_t column) {
    if (check->kernel.index < AVERAGE) return 1;
    return divisors[columns_of(check) == 2 ? 0 : column];
}

static bool has_pairs(const struct check* check) {
    return check->kernel.index == MAXIMUM_OF_THREES || check->kernel.index == AVERAGE_OF_THREES;
}

enum { MOST_ARGUMENTS = 12 };

/* Arguments as the kernel takes them. */
static size_t arguments_of(const struct check* check, uintptr_t arguments[MOST_ARGUMENTS], size_t rows, size_t elements,
                           const float* x, size_t input_pitch, size_t taps, size_t tap_stride, const float* divisors,
                           float* y, size_t output_pitch, float* pairs, uintptr_t ahead, size_t ahead_step) {
    size_t count = 0;
    const uintptr_t first[] = {rows, elements, POINTER(x), input_pitch, taps};
    for (size_t i = 0; i < sizeof(first) / sizeof(first[0]); i++)
        arguments[count++] = first[i];
    if (has_tap_stride(check)) arguments[count++] = tap_stride;
    if (check->kernel.index >= AVERAGE) arguments[count++] = POINTER(divisors);
    arguments[count++] = POINTER(y);
    arguments[count++] = output_pitch;
    if (has_pairs(check)) arguments[count++] = POINTER(pairs);
    arguments[count++] = ahead;
    arguments[count++] = ahead_step;
    return count;
}

static void check_one(struct check* check, struct buffer* buffers[4], const struct pooling_case* t) {
    struct buffer *input = buffers[0], *divisors = buffers[1], *output = buffers[2], *pairs = buffers[3];
    if (!check_case(check,
                    "rows = %zu, count = %zu, taps = %zu, tap_stride = %zu, gaps %zu and %zu, %s data%s, placement %d",
                    t->rows, t->elements, t->taps, t->tap_stride, t->input_gap, t->output_gap, data_names[t->kind],
                    t->is_hostile ? " and others" : "", t->placement)) {
        return;
    }
    const size_t step = step_of(check), n = t->elements;
    /* What a row reads: windows, and pairs where every other element counts. */
    const size_t last = (t->taps - 1) * t->tap_stride;
    const size_t reach = last + columns_of(check), width = reach < step ? step : reach;
    const size_t span = n == 0 ? 0 : (n - 1) * step + width;
    const size_t lines = (n + NNP_LINE - 1) / NNP_LINE * NNP_LINE;
    const size_t input_pitch = span + t->input_gap, output_pitch = n + t->output_gap;
    /* What is read of the last row, and at most of the one before, up to a line. */
    size_t input_size = t->rows == 0 ? 0 : (t->rows - 1) * input_pitch + span;
    const size_t excess = (lines - n) * step;
    for (size_t row = 0; row + 1 < t->rows; row++) {
        const size_t end = row * input_pitch + span + excess;
        input_size = end > input_size ? end : input_size;
    }
    const size_t output_size = t->rows == 0 ? 0 : (t->rows - 1) * output_pitch + lines;
    float* const x = buffer_place(input, input_size * sizeof(float), sizeof(float), t->placement);
    const size_t divisor_count = columns_of(check) == 2 ? 1 : lines;
    float* const d = buffer_place(divisors, divisor_count * sizeof(float), sizeof(float), t->placement);
    float* const y = buffer_place(output, output_size * sizeof(float), sizeof(float), t->placement);
    float* const z =
        buffer_place(pairs, (has_pairs(check) ? output_size : 0) * sizeof(float), sizeof(float), t->placement);
    for (size_t i = 0; i < input_size; i++) {
        /* Of a gap, nothing may be used. */
        if (i % input_pitch < span && i / input_pitch < t->rows) x[i] = random_element(check, t);
    }
    for (size_t i = 0; i < divisor_count; i++)
        d[i] = (float)(1 + random_below(&check->random, 9));

    const uintptr_t ahead = random_bits(&check->random); /* anywhere: what is prefetched need not exist */
    uintptr_t arguments[MOST_ARGUMENTS];
    const size_t argument_count = arguments_of(check, arguments, t->rows, n, x, input_pitch, t->taps, t->tap_stride, d,
                                               y, output_pitch, z, ahead, 1 + random_below(&check->random, 100));
    const bool returned = check_call(check, argument_count, arguments);
    for (size_t i = 0; i < output_size && returned && n != 0; i++) {
        const size_t row = i / output_pitch < t->rows ? i / output_pitch : t->rows - 1;
        const size_t column = i - row * output_pitch;
        if (column >= lines) continue;
        const uint32_t bits = buffer_take(output, &y[i]), pair_bits = has_pairs(check) ? buffer_take(pairs, &z[i]) : 0;
        if (column >= n) continue;
        const float* const window = &x[row * input_pitch + column * step];
        double bound;
        double expected = definition(check, t, columns_of(check), window, divisor_of(check, d, column), &bound);
        if (!check_value(check, bits, expected, bound, "row %zu, element %zu", row, column)) return;
        if (!has_pairs(check)) continue;
        expected = definition(check, t, 2, window, 1, &bound);
        if (!check_value(check, pair_bits, expected, bound, "row %zu, pair %zu", row, column)) return;
    }
    if (returned) check_intact(check);
}

static void check(struct check* check) {
    struct buffer* buffers[] = {check_buffer(check, "input", ROLE_READ), check_buffer(check, "divisors", ROLE_READ),
                                check_buffer(check, "output", ROLE_WRITE), check_buffer(check, "pairs", ROLE_WRITE)};
    static const size_t counts[] = {0, 1, 2, 7, 8, 9, 15, 16, 17, 28, 31, 32, 33, 63, 64, 100};
    static const size_t gaps[] = {0, 1, 15, 16, 300};
    struct pooling_case t;
    for (size_t i = 0; i < sizeof(counts) / sizeof(counts[0]); i++) {
        t.elements = counts[i];
        for (t.rows = 0; t.rows < 4; t.rows++) {
            for (t.taps = 1; t.taps < 7; t.taps++) {
                for (t.placement = 0; t.placement < PLACEMENTS; t.placement++) {
                    t.tap_stride = has_tap_stride(check) ? random_below(&check->random, 3) * (1 + t.elements) + 1 : 1;
                    t.input_gap = gaps[random_below(&check->random, 5)];
                    t.output_gap = gaps[random_below(&check->random, 5)];
                    t.is_hostile = random_below(&check->random, 2) != 0;
                    t.kind = random_below(&check->random, DATA_KINDS);
                    check_one(check, buffers, &t);
                }
            }
        }
    }
}

static void bench(struct check* check) {
    const size_t rows = 8, elements = 112, step = step_of(check), pitch = elements * step + NNP_LINE, taps = 2;
    struct buffer *in = check_buffer(check, "input", ROLE_READ), *out = check_buffer(check, "output", ROLE_WRITE);
    struct buffer* const divisors = check_buffer(check, "divisors", ROLE_READ);
    struct buffer* const pairs = check_buffer(check, "pairs", ROLE_WRITE);
    float* const z = buffer_place(pairs, rows * elements * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
    const size_t bytes = rows * pitch * sizeof(float);
    float* const x = buffer_place(in, bytes, NNP_ALIGNMENT, PLACE_AT_START);
    float* const y = buffer_place(out, bytes, NNP_ALIGNMENT, PLACE_AT_START);
    float* const d = buffer_place(divisors, elements * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
    memset(x, 0, bytes);
    for (size_t i = 0; i < elements; i++)
        d[i] = taps;
    const double moved = (double)(rows * elements * (step + 1) * sizeof(float));
    uintptr_t arguments[MOST_ARGUMENTS];
    const size_t argument_count =
        arguments_of(check, arguments, rows, elements, x, pitch, taps, 1, d, y, elements, z, 0, step * NNP_LINE);
    bench_call(check, "8 rows of 112, 2 taps", argument_count, arguments, 0, moved);
}

const struct check_family check_pooling = {
    .name = "pooling", .count = count, .kernel = kernel, .check = check, .bench = bench};
