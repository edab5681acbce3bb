#include "check.h"

#include <string.h>

static size_t count(const struct nnp_hw* hw) {
    (void)hw;
    return 2;
}

static check_function* kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    strcpy(variant, index == 0 ? "rows" : "fence");
    return index == 0 ? (check_function*)hw->stream.rows : (check_function*)hw->stream.fence;
}

/* A copy of any bits, NaN among them; only the elements of the rows are read and written. */
static void check_one(struct check* check, struct buffer* source_buffer, struct buffer* target_buffer, size_t rows,
                      size_t elements, size_t source_gap, size_t target_gap, size_t offset, enum placement placement) {
    if (!check_case(check, "rows = %zu, count = %zu, gaps %zu and %zu, offset %zu, placement %d", rows, elements,
                    source_gap, target_gap, offset, placement)) {
        return;
    }
    const size_t source_stride = elements + source_gap, target_stride = elements + target_gap;
    const size_t source_span = rows == 0 ? 0 : (rows - 1) * source_stride + elements;
    const size_t target_span = rows == 0 ? 0 : (rows - 1) * target_stride + elements;
    float* const source = buffer_place(source_buffer, source_span * sizeof(float), sizeof(float), placement);
    /* The offset moves the target through a cache line; buffers placed at their end lie at many offsets by themselves.
     */
    float* const target =
        (float*)buffer_place(target_buffer, (target_span + offset) * sizeof(float), sizeof(float), placement) + offset;
    for (size_t row = 0; row < rows; row++) {
        for (size_t i = 0; i < elements; i++) {
            uint32_t bits;
            do
                bits = (uint32_t)random_bits(&check->random);
            while (bits == BUFFER_PATTERN);
            memcpy(&source[row * source_stride + i], &bits, sizeof(bits));
        }
    }
    if (!check_call(check, 6,
                    (uintptr_t[]){rows, elements, POINTER(source), source_stride, POINTER(target), target_stride})) {
        return;
    }
    for (size_t row = 0; row < rows; row++) {
        for (size_t i = 0; i < elements; i++) {
            uint32_t expected;
            memcpy(&expected, &source[row * source_stride + i], sizeof(expected));
            const uint32_t bits = buffer_take(target_buffer, &target[row * target_stride + i]);
            if (bits != expected) {
                check_fail(check, "row %zu, element %zu is wrong: bits %#x, expected %#x", row, i, bits, expected);
                return;
            }
        }
    }
    check_intact(check);
}

/* What it is for, only another thread could see; that it keeps to the calling convention, check_call does. */
static void check_fence(struct check* check) {
    if (check_case(check, "fence") && check_call(check, 0, NULL)) check_intact(check);
}

static void check(struct check* check) {
    if (check->kernel.index != 0) {
        check_fence(check);
        return;
    }
    struct buffer* const source = check_buffer(check, "source", ROLE_READ);
    struct buffer* const target = check_buffer(check, "target", ROLE_WRITE);
    static const size_t counts[] = {16, 17, 31, 32, 33, 47, 63, 64, 100, 336};
    static const size_t gaps[] = {0, 1, 15, 300};
    for (size_t i = 0; i < sizeof(counts) / sizeof(counts[0]); i++) {
        for (size_t rows = 0; rows < 6; rows++) {
            for (size_t offset = 0; offset < 16; offset++) {
                for (enum placement placement = 0; placement < PLACEMENTS; placement++) {
                    check_one(check, source, target, rows, counts[i], gaps[random_below(&check->random, 4)],
                              gaps[random_below(&check->random, 4)], offset, placement);
                }
            }
        }
    }
}

static void bench(struct check* check) {
    if (check->kernel.index != 0) return;
    const size_t rows = 16, elements = 336;
    struct buffer *in = check_buffer(check, "source", ROLE_READ), *out = check_buffer(check, "target", ROLE_WRITE);
    float* const source = buffer_place(in, rows * elements * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
    float* const target = buffer_place(out, rows * elements * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
    bench_call(check, "16 rows of 336", 6,
               (uintptr_t[]){rows, elements, POINTER(source), elements, POINTER(target), elements}, 0,
               2.0 * (double)(rows * elements) * sizeof(float));
}

const struct check_family check_stream = {
    .name = "stream", .count = count, .kernel = kernel, .check = check, .bench = bench};
