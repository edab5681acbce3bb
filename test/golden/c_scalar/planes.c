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

void nnp_planes_pad__c_scalar(size_t rows, size_t count, const float* source, size_t source_stride, float* target, size_t target_stride) {
    size_t s1 = count / 1;
    size_t s2 = count % 1;
    uint64_t u3 = bits_below(s2) >> 0;
    for (; rows != 0; rows--) {
        const float*c4 = source;
        float*f5 = target;
        size_t s6 = s1;
        for (; s6 != 0; s6--) {
            vector v7 = load(c4 + 0);
            store(f5 + 0, v7);
            c4 += 1;
            f5 += 1;
        }
        if (s2 == 0) {
        } else {
            vector v8 = load_masked(c4 + 0, u3);
            store(f5 + 0, v8);
        }
        source += source_stride;
        target += target_stride;
    }
}

void nnp_planes_pad_by_2__c_scalar(size_t rows, size_t count, const float* source, size_t source_stride, float* even, float* odd, size_t target_stride) {
    size_t s1 = count / 2;
    size_t s2 = count % 2;
    uint64_t u3 = bits_below(s2) >> 0;
    uint64_t u4 = bits_below(s2) >> 1;
    for (; rows != 0; rows--) {
        const float*c5 = source;
        float*f6 = even;
        float*f7 = odd;
        size_t s8 = s1;
        for (; s8 != 0; s8--) {
            vector v9 = load(c5 + 0);
            vector v10 = load(c5 + 1);
            vector v11 = every_second(v9, v10, 0);
            vector v12 = every_second(v9, v10, 1);
            store(f6 + 0, v11);
            store(f7 + 0, v12);
            c5 += 2;
            f6 += 1;
            f7 += 1;
        }
        if (s2 == 0) {
        } else {
            vector v13 = load_masked(c5 + 0, u3);
            vector v14 = load_masked(c5 + 1, u4);
            vector v15 = every_second(v13, v14, 0);
            vector v16 = every_second(v13, v14, 1);
            store(f6 + 0, v15);
            store(f7 + 0, v16);
        }
        source += source_stride;
        even += target_stride;
        odd += target_stride;
    }
}

void nnp_planes_crop__c_scalar(size_t rows, size_t count, const float* source, size_t source_stride, float* target, size_t target_stride) {
    size_t s1 = count / 1;
    size_t s2 = count % 1;
    uint64_t u3 = bits_below(s2) >> 0;
    size_t s4 = rows - 1;
    for (; s4 != 0; s4--) {
        const float*c5 = source;
        float*f6 = target;
        size_t s7 = s1;
        for (; s7 != 0; s7--) {
            vector v8 = load(c5 + 0);
            store(f6 + 0, v8);
            c5 += 1;
            f6 += 1;
        }
        if (s2 == 0) {
        } else {
            vector v9 = load(c5 + 0);
            store(f6 + 0, v9);
        }
        source += source_stride;
        target += target_stride;
    }
    const float*c10 = source;
    float*f11 = target;
    size_t s12 = s1;
    for (; s12 != 0; s12--) {
        vector v13 = load(c10 + 0);
        store(f11 + 0, v13);
        c10 += 1;
        f11 += 1;
    }
    if (s2 == 0) {
    } else {
        vector v14 = load(c10 + 0);
        store_masked(f11 + 0, v14, u3);
    }
}
