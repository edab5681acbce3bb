#include "hw.h"

enum { LANES = 1 };
typedef float vector;
typedef uint32_t bits;

static inline vector splat(float value) { return value; }

static inline vector load_masked(const float* p, uint64_t mask) { return mask & 1 ? *p : 0; }

static inline void store_masked(float* p, vector value, uint64_t mask) {
    if (mask & 1) *p = value;
}

static inline vector clear_outside(uint64_t mask, vector value) { return mask & 1 ? value : 0; }

static inline vector where_greater(vector x, vector y, vector a, vector b) { return x > y ? a : b; }

/* A NaN in a passes through. */
static inline vector maximum(vector bound, vector a) { return a < bound ? bound : a; }

static inline vector maximum_or_nan(vector a, vector b) { return a > b || a != a ? a : b; }

static inline vector every_second(vector a, vector b, int first) { return first == 0 ? a : b; }

static inline vector alternate(vector a, vector b, int part) { return part == 0 ? a : b; }

static inline vector every_third(vector a, vector b, vector c, int first) {
    return first == 0 ? a : first == 1 ? b : c;
}

static inline vector load(const float* p) {
    vector value;
    __builtin_memcpy(&value, p, sizeof value);
    return value;
}

static inline void store(float* p, vector value) { __builtin_memcpy(p, &value, sizeof value); }

/* Sign, 5 bits of exponent (none of them special) and 10 of mantissa, to a float. */
static inline vector load_halves(const uint16_t* p) {
    float lanes[LANES];
    for (int i = 0; i < LANES; i++) {
        const uint32_t shifted = (p[i] & 0x7FFFu) << 13, sign = (p[i] & 0x8000u) << 16;
        float magnitude;
        if (shifted >> 23 == 0) {
            magnitude = (float)(p[i] & 0x3FF) * 0x1p-24f;
        } else {
            __builtin_memcpy(&magnitude, &(uint32_t){shifted + (112u << 23)}, sizeof magnitude);
        }
        lanes[i] = sign != 0 ? -magnitude : magnitude;
    }
    return load(lanes);
}

/* The integer in the low bits is the exponent. */
static inline vector power_of_two(vector biased) {
    bits power;
    __builtin_memcpy(&power, &biased, sizeof power);
    power <<= 23;
    __builtin_memcpy(&biased, &power, sizeof biased);
    return biased;
}

static inline uint64_t bits_below(size_t count) { return count < 64 ? ((uint64_t)1 << count) - 1 : ~(uint64_t)0; }
#include "c_scalar/kernels.h"

void nnp_strassen_sums__c_scalar(size_t steps, size_t columns, const float* x, const struct nnp_quarters* quarters, float* sums) {
    const float*c1 = x;
    const float*c2 = x;
    size_t s3 = quarters->channels;
    c1 += s3;
    size_t s4 = quarters->pixels;
    c2 += s4;
    const float*c5 = c2;
    size_t s6 = quarters->channels;
    c5 += s6;
    size_t s7 = quarters->step;
    uint64_t u8 = bits_below(columns) >> 0;
    uint64_t u9 = bits_below(columns) >> 1;
    for (; steps != 0; steps--) {
        vector v10 = load_masked(x + 0, u8);
        vector v11 = load_masked(c1 + 0, u8);
        vector v12 = load_masked(c2 + 0, u8);
        vector v13 = load_masked(c5 + 0, u8);
        vector v14 = v12 + v13;
        vector v15 = v14 - v10;
        vector v16 = v10 - v12;
        vector v17 = v11 - v15;
        store(sums + 0, v14);
        store(sums + 2, v15);
        store(sums + 4, v16);
        store(sums + 6, v17);
        vector v18 = load_masked(x + 1, u9);
        vector v19 = load_masked(c1 + 1, u9);
        vector v20 = load_masked(c2 + 1, u9);
        vector v21 = load_masked(c5 + 1, u9);
        vector v22 = v20 + v21;
        vector v23 = v22 - v18;
        vector v24 = v18 - v20;
        vector v25 = v19 - v23;
        store(sums + 1, v22);
        store(sums + 3, v23);
        store(sums + 5, v24);
        store(sums + 7, v25);
        x += s7;
        c1 += s7;
        c2 += s7;
        c5 += s7;
        sums += 8;
    }
}

void nnp_strassen_add__c_scalar(size_t vectors, const float* a, const float* b, const float* minimum, float* c) {
    vector v1 = splat(minimum[0]);
    for (; vectors != 0; vectors--) {
        vector v2 = load(a + 0);
        vector v3 = load(b + 0);
        vector v4 = v2 + v3;
        vector v5 = maximum(v1, v4);
        store(c + 0, v5);
        a += 1;
        b += 1;
        c += 1;
    }
}
