#include <string.h>

#include "hw.h"

enum { LANES = 4 };
typedef float vector __attribute__((vector_size(4 * LANES)));
typedef int32_t integers __attribute__((vector_size(4 * LANES)));
typedef uint32_t bits __attribute__((vector_size(4 * LANES)));

static inline vector splat(float value) {
    vector result;
    for (int i = 0; i < LANES; i++) result[i] = value;
    return result;
}

static inline vector where_greater(vector x, vector y, vector a, vector b) {
    const integers greater = x > y;
    return (vector)((greater & (integers)a) | (~greater & (integers)b));
}

/* A NaN in a passes through. */
static inline vector maximum(vector bound, vector a) { return where_greater(bound, a, bound, a); }

static inline vector load(const float* p) {
    vector value;
    memcpy(&value, p, sizeof value);
    return value;
}

static inline void store(float* p, vector value) { memcpy(p, &value, sizeof value); }

static inline vector load_masked(const float* p, uint64_t mask) {
    float lanes[LANES] = {0};
    for (int i = 0; i < LANES; i++) {
        if (mask >> i & 1) lanes[i] = p[i];
    }
    return load(lanes);
}

static inline void store_masked(float* p, vector value, uint64_t mask) {
    float lanes[LANES];
    store(lanes, value);
    for (int i = 0; i < LANES; i++) {
        if (mask >> i & 1) p[i] = lanes[i];
    }
}

/* The integer in the low bits of the second is added to the exponent of the first. */
static inline vector times_power_of_two(vector a, vector biased) {
    bits value, power;
    memcpy(&value, &a, sizeof value);
    memcpy(&power, &biased, sizeof power);
    value += power << 23;
    memcpy(&a, &value, sizeof a);
    return a;
}

static inline uint64_t bits_below(size_t count) { return count < 64 ? ((uint64_t)1 << count) - 1 : ~(uint64_t)0; }
#include "c/kernels.h"

void nnp_stream_rows__c(size_t rows, size_t count, const float* source, size_t source_stride, float* target, size_t target_stride) {
    for (; rows != 0; rows--) {
        const float*c1 = source;
        float*f2 = target;
        size_t s3 = (0 - (uintptr_t)f2 / sizeof(float)) % 16;
        uint64_t u4 = bits_below(s3) >> 0;
        uint64_t u5 = bits_below(s3) >> 4;
        uint64_t u6 = bits_below(s3) >> 8;
        uint64_t u7 = bits_below(s3) >> 12;
        vector v8 = load_masked(c1 + 0, u4);
        store_masked(f2 + 0, v8, u4);
        vector v9 = load_masked(c1 + 4, u5);
        store_masked(f2 + 4, v9, u5);
        vector v10 = load_masked(c1 + 8, u6);
        store_masked(f2 + 8, v10, u6);
        vector v11 = load_masked(c1 + 12, u7);
        store_masked(f2 + 12, v11, u7);
        c1 += s3;
        f2 += s3;
        size_t s12 = count - s3;
        size_t s13 = s12 / 16;
        for (; s13 != 0; s13--) {
            vector v14 = load(c1 + 0);
            store(f2 + 0, v14);
            vector v15 = load(c1 + 4);
            store(f2 + 4, v15);
            vector v16 = load(c1 + 8);
            store(f2 + 8, v16);
            vector v17 = load(c1 + 12);
            store(f2 + 12, v17);
            c1 += 16;
            f2 += 16;
        }
        size_t s18 = s12 % 16;
        uint64_t u19 = bits_below(s18) >> 0;
        uint64_t u20 = bits_below(s18) >> 4;
        uint64_t u21 = bits_below(s18) >> 8;
        uint64_t u22 = bits_below(s18) >> 12;
        vector v23 = load_masked(c1 + 0, u19);
        store_masked(f2 + 0, v23, u19);
        vector v24 = load_masked(c1 + 4, u20);
        store_masked(f2 + 4, v24, u20);
        vector v25 = load_masked(c1 + 8, u21);
        store_masked(f2 + 8, v25, u21);
        vector v26 = load_masked(c1 + 12, u22);
        store_masked(f2 + 12, v26, u22);
        source += source_stride;
        target += target_stride;
    }
}
