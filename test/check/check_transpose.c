#include <string.h>

#include "check.h"

static size_t count(const struct nnp_hw* hw) {
    (void)hw;
    return 1;
}

static check_function* kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    (void)index;
    strcpy(variant, "");
    return (check_function*)hw->transpose;
}

/* Any bits, NaN among them. */
static void check_one(struct check* check, struct buffer* source_buffer, struct buffer* target_buffer, size_t columns,
                      size_t source_gap, size_t target_gap, enum placement placement) {
    const size_t lanes = check->hw->lanes;
    if (!check_case(check, "columns = %zu, gaps %zu and %zu, placement %d", columns, source_gap, target_gap,
                    placement)) {
        return;
    }
    const size_t source_stride = columns + source_gap, target_stride = lanes + target_gap;
    const size_t source_span = columns == 0 ? 0 : (lanes - 1) * source_stride + columns;
    const size_t target_span = columns == 0 ? 0 : (columns - 1) * target_stride + lanes;
    float* const source = buffer_place(source_buffer, source_span * sizeof(float), sizeof(float), placement);
    float* const target = buffer_place(target_buffer, target_span * sizeof(float), sizeof(float), placement);
    for (size_t lane = 0; lane < lanes; lane++) {
        for (size_t column = 0; column < columns; column++) {
            uint32_t bits;
            do
                bits = (uint32_t)random_bits(&check->random);
            while (bits == BUFFER_PATTERN);
            memcpy(&source[lane * source_stride + column], &bits, sizeof(bits));
        }
    }
    if (!check_call(check, 5, (uintptr_t[]){columns, POINTER(source), source_stride, POINTER(target), target_stride})) {
        return;
    }
    for (size_t column = 0; column < columns; column++) {
        for (size_t lane = 0; lane < lanes; lane++) {
            uint32_t expected;
            memcpy(&expected, &source[lane * source_stride + column], sizeof(expected));
            const uint32_t bits = buffer_take(target_buffer, &target[column * target_stride + lane]);
            if (bits != expected) {
                check_fail(check, "column %zu, lane %zu is wrong: bits %#x, expected %#x", column, lane, bits,
                           expected);
                return;
            }
        }
    }
    check_intact(check);
}

static void check(struct check* check) {
    struct buffer* const source = check_buffer(check, "source", ROLE_READ);
    struct buffer* const target = check_buffer(check, "target", ROLE_WRITE);
    static const size_t gaps[] = {0, 1, 16, 301};
    for (size_t columns = 0; columns <= 40; columns += 4) {
        for (size_t i = 0; i < 16; i++) {
            for (enum placement placement = 0; placement < PLACEMENTS; placement++)
                check_one(check, source, target, columns, gaps[i / 4], gaps[i % 4], placement);
        }
    }
}

static void bench(struct check* check) {
    const size_t columns = 320, lanes = check->hw->lanes, bytes = columns * lanes * sizeof(float);
    struct buffer *in = check_buffer(check, "source", ROLE_READ), *out = check_buffer(check, "target", ROLE_WRITE);
    float* const source = buffer_place(in, bytes, NNP_ALIGNMENT, PLACE_AT_START);
    float* const target = buffer_place(out, bytes, NNP_ALIGNMENT, PLACE_AT_START);
    bench_call(check, "320 columns", 5, (uintptr_t[]){columns, POINTER(source), columns, POINTER(target), lanes}, 0,
               2.0 * (double)bytes);
}

const struct check_family check_transpose = {
    .name = "transpose", .count = count, .kernel = kernel, .check = check, .bench = bench};
