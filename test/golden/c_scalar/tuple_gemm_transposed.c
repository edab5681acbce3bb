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

void nnp_tuple_gemm_transposed_1x4__c_scalar(size_t k, const float* a, size_t a_stride, const float* b, size_t b_stride, float* c, size_t c_stride, size_t accumulate) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    vector v3 = splat(0);
    vector v4 = splat(0);
    size_t s5 = k % 64;
    size_t s6 = k / 64;
    for (; s6 != 0; s6--) {
        for (int i7 = 0; i7 < 64; i7++) {
            for (int i8 = 0; i8 < 1; i8++) {
                vector v9 = load(b + 0);
                vector v10 = load(b + 1);
                vector v11 = load(b + 2);
                vector v12 = load(b + 3);
                vector v13 = splat(a[0]);
                v1 += v9 * v13;
                v2 += v10 * v13;
                v3 += v11 * v13;
                v4 += v12 * v13;
                a += 2;
                b += 4;
            }
            a += 0;
        }
        a += a_stride;
        a += -128;
        b += b_stride;
        b += -256;
    }
    size_t s14 = s5 % 1;
    size_t s15 = s5 / 1;
    for (; s15 != 0; s15--) {
        for (int i16 = 0; i16 < 1; i16++) {
            vector v17 = load(b + 0);
            vector v18 = load(b + 1);
            vector v19 = load(b + 2);
            vector v20 = load(b + 3);
            vector v21 = splat(a[0]);
            v1 += v17 * v21;
            v2 += v18 * v21;
            v3 += v19 * v21;
            v4 += v20 * v21;
            a += 2;
            b += 4;
        }
        a += 0;
    }
    for (; s14 != 0; s14--) {
        vector v22 = load(b + 0);
        vector v23 = load(b + 1);
        vector v24 = load(b + 2);
        vector v25 = load(b + 3);
        vector v26 = splat(a[0]);
        v1 += v22 * v26;
        v2 += v23 * v26;
        v3 += v24 * v26;
        v4 += v25 * v26;
        a += 2;
        b += 4;
    }
    if (accumulate == 0) {
        float*f27 = c;
        store(f27 + 0, v1);
        store(f27 + 1, v2);
        store(f27 + 2, v3);
        store(f27 + 3, v4);
        f27 += c_stride;
    } else {
        float*f28 = c;
        vector v29 = load(f28 + 0);
        v1 += v29;
        vector v30 = load(f28 + 1);
        v2 += v30;
        vector v31 = load(f28 + 2);
        v3 += v31;
        vector v32 = load(f28 + 3);
        v4 += v32;
        f28 += c_stride;
        float*f33 = c;
        store(f33 + 0, v1);
        store(f33 + 1, v2);
        store(f33 + 2, v3);
        store(f33 + 3, v4);
        f33 += c_stride;
    }
}

void nnp_tuple_gemm_transposed_2x4__c_scalar(size_t k, const float* a, size_t a_stride, const float* b, size_t b_stride, float* c, size_t c_stride, size_t accumulate) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    vector v3 = splat(0);
    vector v4 = splat(0);
    vector v5 = splat(0);
    vector v6 = splat(0);
    vector v7 = splat(0);
    vector v8 = splat(0);
    size_t s9 = k % 64;
    size_t s10 = k / 64;
    for (; s10 != 0; s10--) {
        for (int i11 = 0; i11 < 64; i11++) {
            for (int i12 = 0; i12 < 1; i12++) {
                vector v13 = load(b + 0);
                vector v14 = load(b + 1);
                vector v15 = load(b + 2);
                vector v16 = load(b + 3);
                vector v17 = splat(a[0]);
                v1 += v13 * v17;
                v2 += v14 * v17;
                v3 += v15 * v17;
                v4 += v16 * v17;
                vector v18 = splat(a[1]);
                v5 += v13 * v18;
                v6 += v14 * v18;
                v7 += v15 * v18;
                v8 += v16 * v18;
                a += 2;
                b += 4;
            }
            a += 0;
        }
        a += a_stride;
        a += -128;
        b += b_stride;
        b += -256;
    }
    size_t s19 = s9 % 1;
    size_t s20 = s9 / 1;
    for (; s20 != 0; s20--) {
        for (int i21 = 0; i21 < 1; i21++) {
            vector v22 = load(b + 0);
            vector v23 = load(b + 1);
            vector v24 = load(b + 2);
            vector v25 = load(b + 3);
            vector v26 = splat(a[0]);
            v1 += v22 * v26;
            v2 += v23 * v26;
            v3 += v24 * v26;
            v4 += v25 * v26;
            vector v27 = splat(a[1]);
            v5 += v22 * v27;
            v6 += v23 * v27;
            v7 += v24 * v27;
            v8 += v25 * v27;
            a += 2;
            b += 4;
        }
        a += 0;
    }
    for (; s19 != 0; s19--) {
        vector v28 = load(b + 0);
        vector v29 = load(b + 1);
        vector v30 = load(b + 2);
        vector v31 = load(b + 3);
        vector v32 = splat(a[0]);
        v1 += v28 * v32;
        v2 += v29 * v32;
        v3 += v30 * v32;
        v4 += v31 * v32;
        vector v33 = splat(a[1]);
        v5 += v28 * v33;
        v6 += v29 * v33;
        v7 += v30 * v33;
        v8 += v31 * v33;
        a += 2;
        b += 4;
    }
    if (accumulate == 0) {
        float*f34 = c;
        store(f34 + 0, v1);
        store(f34 + 1, v2);
        store(f34 + 2, v3);
        store(f34 + 3, v4);
        f34 += c_stride;
        store(f34 + 0, v5);
        store(f34 + 1, v6);
        store(f34 + 2, v7);
        store(f34 + 3, v8);
        f34 += c_stride;
    } else {
        float*f35 = c;
        vector v36 = load(f35 + 0);
        v1 += v36;
        vector v37 = load(f35 + 1);
        v2 += v37;
        vector v38 = load(f35 + 2);
        v3 += v38;
        vector v39 = load(f35 + 3);
        v4 += v39;
        f35 += c_stride;
        vector v40 = load(f35 + 0);
        v5 += v40;
        vector v41 = load(f35 + 1);
        v6 += v41;
        vector v42 = load(f35 + 2);
        v7 += v42;
        vector v43 = load(f35 + 3);
        v8 += v43;
        f35 += c_stride;
        float*f44 = c;
        store(f44 + 0, v1);
        store(f44 + 1, v2);
        store(f44 + 2, v3);
        store(f44 + 3, v4);
        f44 += c_stride;
        store(f44 + 0, v5);
        store(f44 + 1, v6);
        store(f44 + 2, v7);
        store(f44 + 3, v8);
        f44 += c_stride;
    }
}
