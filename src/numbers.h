#pragma once
/* Small integer helpers. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

static inline size_t nnp_min(size_t a, size_t b) { return a < b ? a : b; }

static inline size_t nnp_max(size_t a, size_t b) { return a > b ? a : b; }

static inline size_t nnp_divide_up(size_t a, size_t b) { return a / b + (a % b != 0); }

/* Smallest multiple of b that is not below a. */
static inline size_t nnp_round_up(size_t a, size_t b) { return nnp_divide_up(a, b) * b; }

/* Largest multiple of b that is not above a, but at least b. */
static inline size_t nnp_round_down(size_t a, size_t b) { return nnp_max(a / b, 1) * b; }

/* Size of a padded image in one dimension, or 0 if it overflows. */
static inline size_t nnp_padded_size(size_t size, size_t before, size_t after) {
    size_t sum;
    return __builtin_add_overflow(size, before, &sum) || __builtin_add_overflow(sum, after, &sum) ? 0 : sum;
}

/* Bits begin to end - 1. */
static inline uint32_t nnp_bits(size_t begin, size_t end) {
    return (uint32_t)(((uint64_t)1 << end) - ((uint64_t)1 << begin));
}

/* The product of sizes; *overflow is set if it does not fit into ptrdiff_t, and left alone otherwise. */
static inline size_t nnp_product(size_t a, size_t b, bool* overflow) {
    size_t product;
    if (__builtin_mul_overflow(a, b, &product) || product > PTRDIFF_MAX) {
        *overflow = true;
        return 0;
    }
    return product;
}

/* Bytes of several arrays of floats; 0 if they don't fit into ptrdiff_t, or if their elements overflowed already. */
static inline size_t nnp_float_bytes(size_t count, const size_t elements[], bool overflow) {
    size_t total = 0;
    for (size_t i = 0; i < count; i++) {
        const size_t bytes = nnp_product(elements[i], sizeof(float), &overflow);
        if (__builtin_add_overflow(total, bytes, &total)) overflow = true;
    }
    return overflow || total > PTRDIFF_MAX ? 0 : total;
}

/*
 * A range cut into parts that differ by one element at most: what keeps the rows of GEMM tiles even, where a remainder
 * of one row would cost a whole latency-bound pass. Part i begins at count * i / parts: longer ones are among the
 * others, so that threads which have as many of them have as much.
 */
struct nnp_partition {
    size_t parts;
    size_t quotient;
    size_t remainder;
};

static inline struct nnp_partition nnp_partition_into(size_t count, size_t parts) {
    return (struct nnp_partition){.parts = parts, .quotient = count / parts, .remainder = count % parts};
}

static inline struct nnp_partition nnp_partition(size_t count, size_t largest) {
    return nnp_partition_into(count, nnp_divide_up(count, largest));
}

/* The same of each of some ranges, into more parts, if there can be, where not every thread gets as many. */
static inline struct nnp_partition nnp_partition_evenly(size_t count, size_t largest, size_t ranges, size_t threads) {
    size_t parts = nnp_max(nnp_divide_up(count, largest), 1);
    while (parts * ranges % threads != 0 && parts < count)
        parts++;
    return nnp_partition_into(count, parts);
}

/* Has every thread as many parts, of each of some ranges? Then they may be the same ones in every call. */
static inline bool nnp_is_even(const struct nnp_partition* partition, size_t ranges, size_t threads) {
    return partition->parts * ranges % threads == 0;
}

static inline size_t nnp_part_start(const struct nnp_partition* partition, size_t part) {
    return part * partition->quotient + (size_t)((uint64_t)part * partition->remainder / partition->parts);
}

static inline size_t nnp_part_size(const struct nnp_partition* partition, size_t part) {
    return nnp_part_start(partition, part + 1) - nnp_part_start(partition, part);
}

static inline size_t nnp_longest_part(const struct nnp_partition* partition) {
    return partition->quotient + (partition->remainder != 0);
}

/* The part that an element is in. */
static inline size_t nnp_part_of(const struct nnp_partition* partition, size_t element) {
    const uint64_t count = partition->parts * partition->quotient + partition->remainder;
    return (size_t)((((uint64_t)element + 1) * partition->parts - 1) / count);
}
