/* A xorshift64* generator (Vigna, "An experimental exploration of Marsaglia's xorshift generators", 2014). */

#include "check.h"

const char* const data_names[DATA_KINDS] = {"normal", "huge", "tiny", "signed zeros"};

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

/* Nearly normal with variance 1: four 16-bit uniforms added up. */
static float normal(struct random* random) {
    const uint64_t bits = random_bits(random);
    int sum = 0;
    for (int i = 0; i < 4; i++) {
        sum += (int)(bits >> (16 * i) & 0xFFFF);
    }
    return (float)(sum - 2 * 65535) * 0x1.BB67AEp-17f;
}

float random_float(struct random* random, enum data data) {
    switch (data) {
        case DATA_HUGE:
            return normal(random) * 1e30f;
        case DATA_TINY:
            return normal(random) * 1e-30f;
        case DATA_SIGNED_ZEROS: {
            static const float values[] = {0.0f, -0.0f, 1.0f, -1.0f};
            return values[random_below(random, 4)];
        }
        default:
            return normal(random);
    }
}
