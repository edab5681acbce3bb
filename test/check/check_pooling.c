/* Maxima, sums and averages along rows and across them. */

#include <float.h>
#include <math.h>
#include <string.h>

#include "check.h"

enum { MAXIMUM, MAXIMUM_BY_2, MAXIMUM_OF_PAIRS, SUM, SUM_OF_PAIRS, AVERAGE, AVERAGE_BY_2, KERNELS };

static size_t count(const struct nnp_hw* hw) {
    (void)hw;
    return KERNELS;
}

static check_function* kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    static const char* const names[KERNELS] = {"maximum",      "maximum_by_2", "maximum_of_pairs", "sum",
                                               "sum_of_pairs", "average",      "average_by_2"};
    check_function* const functions[KERNELS] = {
        (check_function*)hw->pooling.maximum,          (check_function*)hw->pooling.maximum_by_2,
        (check_function*)hw->pooling.maximum_of_pairs, (check_function*)hw->pooling.sum,
        (check_function*)hw->pooling.sum_of_pairs,     (check_function*)hw->pooling.average,
        (check_function*)hw->pooling.average_by_2};
    strcpy(variant, names[index]);
    return functions[index];
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

static bool is_of_pairs(const struct check* check) {
    return check->kernel.index == MAXIMUM_OF_PAIRS || check->kernel.index == SUM_OF_PAIRS;
}

static bool is_by_2(const struct check* check) {
    return check->kernel.index == MAXIMUM_BY_2 || check->kernel.index == AVERAGE_BY_2;
}

static size_t step_of(const struct check* check) { return is_of_pairs(check) || is_by_2(check) ? 2 : 1; }

/* The result of a window, and how far off it may be. */
static double definition(const struct check* check, const struct pooling_case* t, const float* window, float divisor,
                         double* bound) {
    const bool is_maximum = check->kernel.index <= MAXIMUM_OF_PAIRS;
    const size_t columns = is_of_pairs(check) ? 2 : 1;
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

static void check_one(struct check* check, struct buffer* buffers[3], const struct pooling_case* t) {
    struct buffer *input = buffers[0], *divisors = buffers[1], *output = buffers[2];
    if (!check_case(check,
                    "rows = %zu, count = %zu, taps = %zu, tap_stride = %zu, gaps %zu and %zu, %s data%s, placement %d",
                    t->rows, t->elements, t->taps, t->tap_stride, t->input_gap, t->output_gap, data_names[t->kind],
                    t->is_hostile ? " and others" : "", t->placement)) {
        return;
    }
    const size_t step = step_of(check), index = check->kernel.index, n = t->elements;
    /* What a row reads: windows, and pairs where every other element counts. */
    const size_t last = (t->taps - 1) * t->tap_stride;
    const size_t span = n == 0 ? 0
                               : (n - 1) * step + 1 +
                                     (is_of_pairs(check)            ? last + 1
                                      : is_by_2(check) && last == 0 ? 1
                                                                    : last);
    const size_t lines = (n + NNP_LINE - 1) / NNP_LINE * NNP_LINE;
    const size_t input_pitch = span + t->input_gap, output_pitch = n + t->output_gap;
    const size_t input_size = t->rows == 0 ? 0 : (t->rows - 1) * input_pitch + span;
    const size_t output_size = t->rows == 0 ? 0 : (t->rows - 1) * output_pitch + lines;
    float* const x = buffer_place(input, input_size * sizeof(float), sizeof(float), t->placement);
    float* const d = buffer_place(divisors, lines * sizeof(float), sizeof(float), t->placement);
    float* const y = buffer_place(output, output_size * sizeof(float), sizeof(float), t->placement);
    for (size_t i = 0; i < input_size; i++) {
        /* Of a gap, nothing may be used. */
        if (i % input_pitch < span) x[i] = random_element(check, t);
    }
    for (size_t i = 0; i < lines; i++)
        d[i] = (float)(1 + random_below(&check->random, 9));

    const uintptr_t ahead = random_bits(&check->random); /* anywhere: what is prefetched need not exist */
    bool returned;
    if (index >= AVERAGE) {
        returned = check_call(
            check, 9,
            (uintptr_t[]){t->rows, n, POINTER(x), input_pitch, t->taps, POINTER(d), POINTER(y), output_pitch, ahead});
    } else if (index == MAXIMUM_BY_2) {
        returned = check_call(
            check, 8, (uintptr_t[]){t->rows, n, POINTER(x), input_pitch, t->taps, POINTER(y), output_pitch, ahead});
    } else {
        returned = check_call(check, 9,
                              (uintptr_t[]){t->rows, n, POINTER(x), input_pitch, t->taps, t->tap_stride, POINTER(y),
                                            output_pitch, ahead});
    }
    for (size_t i = 0; i < output_size && returned && n != 0; i++) {
        const size_t row = i / output_pitch < t->rows ? i / output_pitch : t->rows - 1;
        const size_t column = i - row * output_pitch;
        if (column >= lines) continue;
        const uint32_t bits = buffer_take(output, &y[i]);
        if (column >= n) continue;
        double bound;
        const double expected =
            definition(check, t, &x[row * input_pitch + column * step], index >= AVERAGE ? d[column] : 1, &bound);
        if (!check_value(check, bits, expected, bound, "row %zu, element %zu", row, column)) return;
    }
    if (returned) check_intact(check);
}

static void check(struct check* check) {
    struct buffer* buffers[] = {check_buffer(check, "input", ROLE_READ), check_buffer(check, "divisors", ROLE_READ),
                                check_buffer(check, "output", ROLE_WRITE)};
    static const size_t counts[] = {0, 1, 2, 7, 8, 9, 15, 16, 17, 28, 31, 32, 33, 63, 64, 100};
    static const size_t gaps[] = {0, 1, 15, 16, 300};
    const bool has_stride = check->kernel.index < AVERAGE && check->kernel.index != MAXIMUM_BY_2;
    struct pooling_case t;
    for (size_t i = 0; i < sizeof(counts) / sizeof(counts[0]); i++) {
        t.elements = counts[i];
        for (t.rows = 0; t.rows < 4; t.rows++) {
            for (t.taps = 1; t.taps < 7; t.taps++) {
                for (t.placement = 0; t.placement < PLACEMENTS; t.placement++) {
                    t.tap_stride = has_stride ? random_below(&check->random, 3) * (1 + t.elements) + 1 : 1;
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
    const size_t bytes = rows * pitch * sizeof(float);
    const uintptr_t x = POINTER(buffer_place(in, bytes, NNP_ALIGNMENT, PLACE_AT_START));
    const uintptr_t y = POINTER(buffer_place(out, bytes, NNP_ALIGNMENT, PLACE_AT_START));
    float* const d = buffer_place(divisors, elements * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
    memset((void*)x, 0, bytes);
    for (size_t i = 0; i < elements; i++)
        d[i] = taps;
    const double moved = (double)(rows * elements * (step + 1) * sizeof(float));
    if (check->kernel.index >= AVERAGE) {
        bench_call(check, "8 rows of 112, 2 taps", 9,
                   (uintptr_t[]){rows, elements, x, pitch, taps, POINTER(d), y, elements, 0}, 0, moved);
    } else if (check->kernel.index == MAXIMUM_BY_2) {
        bench_call(check, "8 rows of 112, 2 taps", 8, (uintptr_t[]){rows, elements, x, pitch, taps, y, elements, 0}, 0,
                   moved);
    } else {
        bench_call(check, "8 rows of 112, 2 taps", 9, (uintptr_t[]){rows, elements, x, pitch, taps, 1, y, elements, 0},
                   0, moved);
    }
}

const struct check_family check_pooling = {
    .name = "pooling", .count = count, .kernel = kernel, .check = check, .bench = bench};
