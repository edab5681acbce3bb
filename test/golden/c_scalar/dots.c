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

void nnp_dots_1x4__c_scalar(size_t vectors, const float* a, size_t a_stride, const float* b, size_t b_stride, float* sums) {
    const float*c1 = a;
    const float*c2 = b;
    vector v3 = load(sums + 0);
    vector v4 = load(sums + 1);
    vector v5 = load(sums + 2);
    vector v6 = load(sums + 3);
    for (; vectors != 0; vectors--) {
        vector v7 = load(c1 + 0 * a_stride + 0);
        vector v8 = load(c2 + 0 * b_stride + 0);
        v3 += v7 * v8;
        vector v9 = load(c2 + 1 * b_stride + 0);
        v4 += v7 * v9;
        vector v10 = load(c2 + 2 * b_stride + 0);
        v5 += v7 * v10;
        vector v11 = load(c2 + 3 * b_stride + 0);
        v6 += v7 * v11;
        c1 += 1;
        c2 += 1;
    }
    store(sums + 0, v3);
    store(sums + 1, v4);
    store(sums + 2, v5);
    store(sums + 3, v6);
}

void nnp_dots_2x4__c_scalar(size_t vectors, const float* a, size_t a_stride, const float* b, size_t b_stride, float* sums) {
    const float*c1 = a;
    const float*c2 = b;
    vector v3 = load(sums + 0);
    vector v4 = load(sums + 1);
    vector v5 = load(sums + 2);
    vector v6 = load(sums + 3);
    vector v7 = load(sums + 4);
    vector v8 = load(sums + 5);
    vector v9 = load(sums + 6);
    vector v10 = load(sums + 7);
    for (; vectors != 0; vectors--) {
        vector v11 = load(c1 + 0 * a_stride + 0);
        vector v12 = load(c1 + 1 * a_stride + 0);
        vector v13 = load(c2 + 0 * b_stride + 0);
        v3 += v11 * v13;
        v7 += v12 * v13;
        vector v14 = load(c2 + 1 * b_stride + 0);
        v4 += v11 * v14;
        v8 += v12 * v14;
        vector v15 = load(c2 + 2 * b_stride + 0);
        v5 += v11 * v15;
        v9 += v12 * v15;
        vector v16 = load(c2 + 3 * b_stride + 0);
        v6 += v11 * v16;
        v10 += v12 * v16;
        c1 += 1;
        c2 += 1;
    }
    store(sums + 0, v3);
    store(sums + 1, v4);
    store(sums + 2, v5);
    store(sums + 3, v6);
    store(sums + 4, v7);
    store(sums + 5, v8);
    store(sums + 6, v9);
    store(sums + 7, v10);
}
