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

void nnp_complex_gemm_transposed_1x4__c_scalar(size_t k, const float* a, const float* b, float* c, const struct nnp_complex_layout* layout, size_t accumulate) {
    const float*c1 = a;
    size_t s2 = layout->a_imaginary;
    c1 += s2;
    const float*c3 = b;
    size_t s4 = layout->b_imaginary;
    c3 += s4;
    float*f5 = c;
    size_t s6 = layout->c_imaginary;
    f5 += s6;
    vector v7 = splat(0);
    vector v8 = splat(0);
    vector v9 = splat(0);
    vector v10 = splat(0);
    vector v11 = splat(0);
    vector v12 = splat(0);
    vector v13 = splat(0);
    vector v14 = splat(0);
    size_t s15 = k % 1;
    size_t s16 = k / 1;
    for (; s16 != 0; s16--) {
        for (int i17 = 0; i17 < 1; i17++) {
            vector v18 = load(b + 0);
            vector v19 = load(b + 1);
            vector v20 = load(b + 2);
            vector v21 = load(b + 3);
            vector v22 = splat(a[0]);
            v7 += v18 * v22;
            v8 += v19 * v22;
            v9 += v20 * v22;
            v10 += v21 * v22;
            vector v23 = splat(c1[0]);
            v11 += v18 * v23;
            v12 += v19 * v23;
            v13 += v20 * v23;
            v14 += v21 * v23;
            vector v24 = load(c3 + 0);
            vector v25 = load(c3 + 1);
            vector v26 = load(c3 + 2);
            vector v27 = load(c3 + 3);
            vector v28 = splat(a[0]);
            v11 += v24 * v28;
            v12 += v25 * v28;
            v13 += v26 * v28;
            v14 += v27 * v28;
            vector v29 = splat(c1[0]);
            v7 -= v24 * v29;
            v8 -= v25 * v29;
            v9 -= v26 * v29;
            v10 -= v27 * v29;
            a += 2;
            c1 += 2;
            b += 4;
            c3 += 4;
        }
        a += 0;
        c1 += 0;
    }
    for (; s15 != 0; s15--) {
        vector v30 = load(b + 0);
        vector v31 = load(b + 1);
        vector v32 = load(b + 2);
        vector v33 = load(b + 3);
        vector v34 = splat(a[0]);
        v7 += v30 * v34;
        v8 += v31 * v34;
        v9 += v32 * v34;
        v10 += v33 * v34;
        vector v35 = splat(c1[0]);
        v11 += v30 * v35;
        v12 += v31 * v35;
        v13 += v32 * v35;
        v14 += v33 * v35;
        vector v36 = load(c3 + 0);
        vector v37 = load(c3 + 1);
        vector v38 = load(c3 + 2);
        vector v39 = load(c3 + 3);
        vector v40 = splat(a[0]);
        v11 += v36 * v40;
        v12 += v37 * v40;
        v13 += v38 * v40;
        v14 += v39 * v40;
        vector v41 = splat(c1[0]);
        v7 -= v36 * v41;
        v8 -= v37 * v41;
        v9 -= v38 * v41;
        v10 -= v39 * v41;
        a += 2;
        c1 += 2;
        b += 4;
        c3 += 4;
    }
    size_t s42 = layout->c_stride;
    if (accumulate == 0) {
        store(c + 0, v7);
        store(c + 1, v8);
        store(c + 2, v9);
        store(c + 3, v10);
        c += s42;
        store(f5 + 0, v11);
        store(f5 + 1, v12);
        store(f5 + 2, v13);
        store(f5 + 3, v14);
        f5 += s42;
    } else {
        float*f43 = c;
        vector v44 = load(f43 + 0);
        v7 += v44;
        vector v45 = load(f43 + 1);
        v8 += v45;
        vector v46 = load(f43 + 2);
        v9 += v46;
        vector v47 = load(f43 + 3);
        v10 += v47;
        f43 += s42;
        float*f48 = f5;
        vector v49 = load(f48 + 0);
        v11 += v49;
        vector v50 = load(f48 + 1);
        v12 += v50;
        vector v51 = load(f48 + 2);
        v13 += v51;
        vector v52 = load(f48 + 3);
        v14 += v52;
        f48 += s42;
        store(c + 0, v7);
        store(c + 1, v8);
        store(c + 2, v9);
        store(c + 3, v10);
        c += s42;
        store(f5 + 0, v11);
        store(f5 + 1, v12);
        store(f5 + 2, v13);
        store(f5 + 3, v14);
        f5 += s42;
    }
}
