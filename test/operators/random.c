/* A xorshift64* generator (Vigna, "An experimental exploration of Marsaglia's xorshift generators", 2014). */

#include <math.h>

#include "test.h"

const char* const data_names[DATA_KINDS] = {"ordinary", "huge", "tiny", "denormal", "mixed"};

void random_seed(struct random* random, uint64_t seed, const char* salt) {
    uint64_t hash = UINT64_C(0xCBF29CE484222325) ^ seed;
    for (; *salt != '\0'; salt++) {
        hash = (hash ^ (unsigned char)*salt) * UINT64_C(0x100000001B3);
    }
    random->state = hash | 1;
    for (int i = 0; i < 8; i++) {
        random_bits(random);
    }
}

uint64_t random_bits(struct random* random) {
    random->state ^= random->state >> 12;
    random->state ^= random->state << 25;
    random->state ^= random->state >> 27;
    return random->state * UINT64_C(0x2545F4914F6CDD1D);
}

size_t random_below(struct random* random, size_t limit) { return (size_t)((random_bits(random) >> 32) % limit); }

size_t random_size(struct random* random, size_t limit) {
    const size_t size = (size_t)exp2(log2((double)(limit + 1)) * (double)random_below(random, 4096) / 4096);
    return size <= limit ? size : limit;
}

float random_float(struct random* random, enum data data) {
    static const float scales[] = {1e18f, 1e-30f, 1e-39f, 1.0f, 1e-18f};
    const float number = (float)((int64_t)(random_bits(random) >> 40) * 2 - 0xFFFFFF) * 0x1p-24f;
    switch (data) {
        case DATA_HUGE:
            return number * 1e18f;
        case DATA_TINY:
            return number * 1e-30f;
        case DATA_DENORMAL:
            return number * 1e-38f;
        case DATA_MIXED:
            return number * scales[random_below(random, COUNT_OF(scales))];
        default:
            return number;
    }
}
