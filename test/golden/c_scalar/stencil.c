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

void nnp_stencil_sum__c_scalar(size_t vectors, const float* row, float* output, size_t tap_count, const struct nnp_stencil_tap* taps, const float* bias, const float* minimum) {
    vector v1 = splat(minimum[0]);
    size_t s2 = vectors % 4;
    size_t s3 = vectors / 4;
    for (; s3 != 0; s3--) {
        vector v4 = splat(bias[0]);
        vector v5 = splat(bias[0]);
        vector v6 = splat(bias[0]);
        vector v7 = splat(bias[0]);
        const struct nnp_stencil_tap*c8 = taps;
        size_t s9 = tap_count;
        for (; s9 != 0; s9--) {
            const float*c10 = row;
            size_t s11 = c8->offset;
            c10 += s11;
            vector v12 = splat((&c8->weight)[0]);
            vector v13 = load(c10 + 0);
            v4 += v13 * v12;
            vector v14 = load(c10 + 1);
            v5 += v14 * v12;
            vector v15 = load(c10 + 2);
            v6 += v15 * v12;
            vector v16 = load(c10 + 3);
            v7 += v16 * v12;
            c8++;
        }
        vector v17 = maximum(v1, v4);
        store(output + 0, v17);
        vector v18 = maximum(v1, v5);
        store(output + 1, v18);
        vector v19 = maximum(v1, v6);
        store(output + 2, v19);
        vector v20 = maximum(v1, v7);
        store(output + 3, v20);
        row += 4;
        output += 4;
    }
    for (; s2 != 0; s2--) {
        vector v21 = splat(bias[0]);
        const struct nnp_stencil_tap*c22 = taps;
        size_t s23 = tap_count;
        for (; s23 != 0; s23--) {
            const float*c24 = row;
            size_t s25 = c22->offset;
            c24 += s25;
            vector v26 = splat((&c22->weight)[0]);
            vector v27 = load(c24 + 0);
            v21 += v27 * v26;
            c22++;
        }
        vector v28 = maximum(v1, v21);
        store(output + 0, v28);
        row += 1;
        output += 1;
    }
}

void nnp_stencil_gradient__c_scalar(size_t vectors, const float* row, const float* grad, size_t tap_count, const struct nnp_stencil_tap* taps, float* sums) {
    for (; tap_count != 0; tap_count--) {
        const float*c1 = row;
        size_t s2 = taps->offset;
        c1 += s2;
        const float*c3 = grad;
        vector v4 = splat(0);
        vector v5 = splat(0);
        vector v6 = splat(0);
        vector v7 = splat(0);
        size_t s8 = vectors / 4;
        for (; s8 != 0; s8--) {
            vector v9 = load(c1 + 0);
            vector v10 = load(c3 + 0);
            v4 += v9 * v10;
            vector v11 = load(c1 + 1);
            vector v12 = load(c3 + 1);
            v5 += v11 * v12;
            vector v13 = load(c1 + 2);
            vector v14 = load(c3 + 2);
            v6 += v13 * v14;
            vector v15 = load(c1 + 3);
            vector v16 = load(c3 + 3);
            v7 += v15 * v16;
            c1 += 4;
            c3 += 4;
        }
        size_t s17 = vectors % 4;
        for (; s17 != 0; s17--) {
            vector v18 = load(c1 + 0);
            vector v19 = load(c3 + 0);
            v4 += v18 * v19;
            c1 += 1;
            c3 += 1;
        }
        v4 += v5;
        v4 += v6;
        v4 += v7;
        vector v20 = load(sums + 0);
        v4 += v20;
        store(sums + 0, v4);
        sums += 1;
        taps++;
    }
}
