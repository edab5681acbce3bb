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

void nnp_dots_f16_fast__c_scalar(size_t vectors, const float* a, const uint16_t* b, size_t b_stride, float* sums) {
    const uint16_t*c1 = b;
    c1 += b_stride;
    const uint16_t*c2 = c1;
    c2 += b_stride;
    const uint16_t*c3 = c2;
    c3 += b_stride;
    vector v4 = load(sums + 0);
    vector v5 = load(sums + 1);
    vector v6 = load(sums + 2);
    vector v7 = load(sums + 3);
    for (; vectors != 0; vectors--) {
        vector v8 = load(a + 0);
        vector v9 = load_halves(b);
        v4 += v8 * v9;
        b += 1;
        vector v10 = load_halves(c1);
        v5 += v8 * v10;
        c1 += 1;
        vector v11 = load_halves(c2);
        v6 += v8 * v11;
        c2 += 1;
        vector v12 = load_halves(c3);
        v7 += v8 * v12;
        c3 += 1;
        a += 1;
    }
    store(sums + 0, v4);
    store(sums + 1, v5);
    store(sums + 2, v6);
    store(sums + 3, v7);
}

void nnp_dots_f16_exact__c_scalar(size_t vectors, const float* a, const uint16_t* b, size_t b_stride, float* sums) {
    const uint16_t*c1 = b;
    c1 += b_stride;
    const uint16_t*c2 = c1;
    c2 += b_stride;
    const uint16_t*c3 = c2;
    c3 += b_stride;
    vector v4 = load(sums + 0);
    vector v5 = load(sums + 1);
    vector v6 = load(sums + 2);
    vector v7 = load(sums + 3);
    for (; vectors != 0; vectors--) {
        vector v8 = load(a + 0);
        vector v9 = load_halves(b);
        v4 += v8 * v9;
        b += 1;
        vector v10 = load_halves(c1);
        v5 += v8 * v10;
        c1 += 1;
        vector v11 = load_halves(c2);
        v6 += v8 * v11;
        c2 += 1;
        vector v12 = load_halves(c3);
        v7 += v8 * v12;
        c3 += 1;
        a += 1;
    }
    store(sums + 0, v4);
    store(sums + 1, v5);
    store(sums + 2, v6);
    store(sums + 3, v7);
}
