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

void nnp_tuple_gemm_transposed_1x4__c_scalar(size_t k, const float* a, const float* b, float* c, size_t c_stride, size_t accumulate) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    vector v3 = splat(0);
    vector v4 = splat(0);
    size_t s5 = k % 1;
    size_t s6 = k / 1;
    for (; s6 != 0; s6--) {
        for (int i7 = 0; i7 < 1; i7++) {
            vector v8 = load(b + 0);
            vector v9 = load(b + 1);
            vector v10 = load(b + 2);
            vector v11 = load(b + 3);
            vector v12 = splat(a[0]);
            v1 += v8 * v12;
            v2 += v9 * v12;
            v3 += v10 * v12;
            v4 += v11 * v12;
            a += 2;
            b += 4;
        }
        a += 0;
    }
    for (; s5 != 0; s5--) {
        vector v13 = load(b + 0);
        vector v14 = load(b + 1);
        vector v15 = load(b + 2);
        vector v16 = load(b + 3);
        vector v17 = splat(a[0]);
        v1 += v13 * v17;
        v2 += v14 * v17;
        v3 += v15 * v17;
        v4 += v16 * v17;
        a += 2;
        b += 4;
    }
    if (accumulate == 0) {
        store(c + 0, v1);
        store(c + 1, v2);
        store(c + 2, v3);
        store(c + 3, v4);
        c += c_stride;
    } else {
        float*f18 = c;
        vector v19 = load(f18 + 0);
        v1 += v19;
        vector v20 = load(f18 + 1);
        v2 += v20;
        vector v21 = load(f18 + 2);
        v3 += v21;
        vector v22 = load(f18 + 3);
        v4 += v22;
        f18 += c_stride;
        store(c + 0, v1);
        store(c + 1, v2);
        store(c + 2, v3);
        store(c + 3, v4);
        c += c_stride;
    }
}

void nnp_tuple_gemm_transposed_2x4__c_scalar(size_t k, const float* a, const float* b, float* c, size_t c_stride, size_t accumulate) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    vector v3 = splat(0);
    vector v4 = splat(0);
    vector v5 = splat(0);
    vector v6 = splat(0);
    vector v7 = splat(0);
    vector v8 = splat(0);
    size_t s9 = k % 1;
    size_t s10 = k / 1;
    for (; s10 != 0; s10--) {
        for (int i11 = 0; i11 < 1; i11++) {
            vector v12 = load(b + 0);
            vector v13 = load(b + 1);
            vector v14 = load(b + 2);
            vector v15 = load(b + 3);
            vector v16 = splat(a[0]);
            v1 += v12 * v16;
            v2 += v13 * v16;
            v3 += v14 * v16;
            v4 += v15 * v16;
            vector v17 = splat(a[1]);
            v5 += v12 * v17;
            v6 += v13 * v17;
            v7 += v14 * v17;
            v8 += v15 * v17;
            a += 2;
            b += 4;
        }
        a += 0;
    }
    for (; s9 != 0; s9--) {
        vector v18 = load(b + 0);
        vector v19 = load(b + 1);
        vector v20 = load(b + 2);
        vector v21 = load(b + 3);
        vector v22 = splat(a[0]);
        v1 += v18 * v22;
        v2 += v19 * v22;
        v3 += v20 * v22;
        v4 += v21 * v22;
        vector v23 = splat(a[1]);
        v5 += v18 * v23;
        v6 += v19 * v23;
        v7 += v20 * v23;
        v8 += v21 * v23;
        a += 2;
        b += 4;
    }
    if (accumulate == 0) {
        store(c + 0, v1);
        store(c + 1, v2);
        store(c + 2, v3);
        store(c + 3, v4);
        c += c_stride;
        store(c + 0, v5);
        store(c + 1, v6);
        store(c + 2, v7);
        store(c + 3, v8);
        c += c_stride;
    } else {
        float*f24 = c;
        vector v25 = load(f24 + 0);
        v1 += v25;
        vector v26 = load(f24 + 1);
        v2 += v26;
        vector v27 = load(f24 + 2);
        v3 += v27;
        vector v28 = load(f24 + 3);
        v4 += v28;
        f24 += c_stride;
        vector v29 = load(f24 + 0);
        v5 += v29;
        vector v30 = load(f24 + 1);
        v6 += v30;
        vector v31 = load(f24 + 2);
        v7 += v31;
        vector v32 = load(f24 + 3);
        v8 += v32;
        f24 += c_stride;
        store(c + 0, v1);
        store(c + 1, v2);
        store(c + 2, v3);
        store(c + 3, v4);
        c += c_stride;
        store(c + 0, v5);
        store(c + 1, v6);
        store(c + 2, v7);
        store(c + 3, v8);
        c += c_stride;
    }
}
