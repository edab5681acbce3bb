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

void nnp_complex_gemm_1x4__c_scalar(size_t k, const float* a, const float* b, float* c, const struct nnp_complex_layout* layout, size_t accumulate) {
    const float*c1 = a;
    size_t s2 = layout->a_imaginary;
    c1 += s2;
    const float*c3 = b;
    size_t s4 = layout->b_imaginary;
    c3 += s4;
    vector v5 = splat(0);
    vector v6 = splat(0);
    vector v7 = splat(0);
    vector v8 = splat(0);
    vector v9 = splat(0);
    vector v10 = splat(0);
    vector v11 = splat(0);
    vector v12 = splat(0);
    size_t s13 = k % 1;
    size_t s14 = k / 1;
    for (; s14 != 0; s14--) {
        for (int i15 = 0; i15 < 1; i15++) {
            vector v16 = load(b + 0);
            vector v17 = load(b + 1);
            vector v18 = load(b + 2);
            vector v19 = load(b + 3);
            vector v20 = splat(a[0]);
            v5 += v16 * v20;
            v6 += v17 * v20;
            v7 += v18 * v20;
            v8 += v19 * v20;
            vector v21 = splat(c1[0]);
            v9 += v16 * v21;
            v10 += v17 * v21;
            v11 += v18 * v21;
            v12 += v19 * v21;
            vector v22 = load(c3 + 0);
            vector v23 = load(c3 + 1);
            vector v24 = load(c3 + 2);
            vector v25 = load(c3 + 3);
            vector v26 = splat(a[0]);
            v9 += v22 * v26;
            v10 += v23 * v26;
            v11 += v24 * v26;
            v12 += v25 * v26;
            vector v27 = splat(c1[0]);
            v5 -= v22 * v27;
            v6 -= v23 * v27;
            v7 -= v24 * v27;
            v8 -= v25 * v27;
            a += 1;
            c1 += 1;
            b += 4;
            c3 += 4;
        }
        a += 1;
        c1 += 1;
    }
    for (; s13 != 0; s13--) {
        vector v28 = load(b + 0);
        vector v29 = load(b + 1);
        vector v30 = load(b + 2);
        vector v31 = load(b + 3);
        vector v32 = splat(a[0]);
        v5 += v28 * v32;
        v6 += v29 * v32;
        v7 += v30 * v32;
        v8 += v31 * v32;
        vector v33 = splat(c1[0]);
        v9 += v28 * v33;
        v10 += v29 * v33;
        v11 += v30 * v33;
        v12 += v31 * v33;
        vector v34 = load(c3 + 0);
        vector v35 = load(c3 + 1);
        vector v36 = load(c3 + 2);
        vector v37 = load(c3 + 3);
        vector v38 = splat(a[0]);
        v9 += v34 * v38;
        v10 += v35 * v38;
        v11 += v36 * v38;
        v12 += v37 * v38;
        vector v39 = splat(c1[0]);
        v5 -= v34 * v39;
        v6 -= v35 * v39;
        v7 -= v36 * v39;
        v8 -= v37 * v39;
        a += 1;
        c1 += 1;
        b += 4;
        c3 += 4;
    }
    float*f40 = c;
    size_t s41 = layout->c_imaginary;
    f40 += s41;
    size_t s42 = layout->c_stride;
    if (accumulate == 0) {
        float*f43 = c;
        store(f43 + 0, v5);
        store(f43 + 1, v6);
        store(f43 + 2, v7);
        store(f43 + 3, v8);
        f43 += s42;
        float*f44 = f40;
        store(f44 + 0, v9);
        store(f44 + 1, v10);
        store(f44 + 2, v11);
        store(f44 + 3, v12);
        f44 += s42;
    } else {
        float*f45 = c;
        vector v46 = load(f45 + 0);
        v5 += v46;
        vector v47 = load(f45 + 1);
        v6 += v47;
        vector v48 = load(f45 + 2);
        v7 += v48;
        vector v49 = load(f45 + 3);
        v8 += v49;
        f45 += s42;
        float*f50 = f40;
        vector v51 = load(f50 + 0);
        v9 += v51;
        vector v52 = load(f50 + 1);
        v10 += v52;
        vector v53 = load(f50 + 2);
        v11 += v53;
        vector v54 = load(f50 + 3);
        v12 += v54;
        f50 += s42;
        float*f55 = c;
        store(f55 + 0, v5);
        store(f55 + 1, v6);
        store(f55 + 2, v7);
        store(f55 + 3, v8);
        f55 += s42;
        float*f56 = f40;
        store(f56 + 0, v9);
        store(f56 + 1, v10);
        store(f56 + 2, v11);
        store(f56 + 3, v12);
        f56 += s42;
    }
}
