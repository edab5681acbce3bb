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
    size_t s3 = layout->a_stride;
    const float*c4 = b;
    size_t s5 = layout->b_imaginary;
    c4 += s5;
    size_t s6 = layout->b_stride;
    vector v7 = splat(0);
    vector v8 = splat(0);
    vector v9 = splat(0);
    vector v10 = splat(0);
    vector v11 = splat(0);
    vector v12 = splat(0);
    vector v13 = splat(0);
    vector v14 = splat(0);
    size_t s15 = k % 64;
    size_t s16 = k / 64;
    for (; s16 != 0; s16--) {
        for (int i17 = 0; i17 < 64; i17++) {
            for (int i18 = 0; i18 < 1; i18++) {
                vector v19 = load(b + 0);
                vector v20 = load(b + 1);
                vector v21 = load(b + 2);
                vector v22 = load(b + 3);
                vector v23 = splat(a[0]);
                v7 += v19 * v23;
                v8 += v20 * v23;
                v9 += v21 * v23;
                v10 += v22 * v23;
                vector v24 = splat(c1[0]);
                v11 += v19 * v24;
                v12 += v20 * v24;
                v13 += v21 * v24;
                v14 += v22 * v24;
                vector v25 = load(c4 + 0);
                vector v26 = load(c4 + 1);
                vector v27 = load(c4 + 2);
                vector v28 = load(c4 + 3);
                vector v29 = splat(a[0]);
                v11 += v25 * v29;
                v12 += v26 * v29;
                v13 += v27 * v29;
                v14 += v28 * v29;
                vector v30 = splat(c1[0]);
                v7 -= v25 * v30;
                v8 -= v26 * v30;
                v9 -= v27 * v30;
                v10 -= v28 * v30;
                a += 1;
                c1 += 1;
                b += 4;
                c4 += 4;
            }
            a += 1;
            c1 += 1;
        }
        a += s3;
        c1 += s3;
        a += -128;
        c1 += -128;
        b += s6;
        c4 += s6;
        b += -256;
        c4 += -256;
    }
    size_t s31 = s15 % 1;
    size_t s32 = s15 / 1;
    for (; s32 != 0; s32--) {
        for (int i33 = 0; i33 < 1; i33++) {
            vector v34 = load(b + 0);
            vector v35 = load(b + 1);
            vector v36 = load(b + 2);
            vector v37 = load(b + 3);
            vector v38 = splat(a[0]);
            v7 += v34 * v38;
            v8 += v35 * v38;
            v9 += v36 * v38;
            v10 += v37 * v38;
            vector v39 = splat(c1[0]);
            v11 += v34 * v39;
            v12 += v35 * v39;
            v13 += v36 * v39;
            v14 += v37 * v39;
            vector v40 = load(c4 + 0);
            vector v41 = load(c4 + 1);
            vector v42 = load(c4 + 2);
            vector v43 = load(c4 + 3);
            vector v44 = splat(a[0]);
            v11 += v40 * v44;
            v12 += v41 * v44;
            v13 += v42 * v44;
            v14 += v43 * v44;
            vector v45 = splat(c1[0]);
            v7 -= v40 * v45;
            v8 -= v41 * v45;
            v9 -= v42 * v45;
            v10 -= v43 * v45;
            a += 1;
            c1 += 1;
            b += 4;
            c4 += 4;
        }
        a += 1;
        c1 += 1;
    }
    for (; s31 != 0; s31--) {
        vector v46 = load(b + 0);
        vector v47 = load(b + 1);
        vector v48 = load(b + 2);
        vector v49 = load(b + 3);
        vector v50 = splat(a[0]);
        v7 += v46 * v50;
        v8 += v47 * v50;
        v9 += v48 * v50;
        v10 += v49 * v50;
        vector v51 = splat(c1[0]);
        v11 += v46 * v51;
        v12 += v47 * v51;
        v13 += v48 * v51;
        v14 += v49 * v51;
        vector v52 = load(c4 + 0);
        vector v53 = load(c4 + 1);
        vector v54 = load(c4 + 2);
        vector v55 = load(c4 + 3);
        vector v56 = splat(a[0]);
        v11 += v52 * v56;
        v12 += v53 * v56;
        v13 += v54 * v56;
        v14 += v55 * v56;
        vector v57 = splat(c1[0]);
        v7 -= v52 * v57;
        v8 -= v53 * v57;
        v9 -= v54 * v57;
        v10 -= v55 * v57;
        a += 1;
        c1 += 1;
        b += 4;
        c4 += 4;
    }
    float*f58 = c;
    size_t s59 = layout->c_imaginary;
    f58 += s59;
    size_t s60 = layout->c_stride;
    if (accumulate == 0) {
        float*f61 = c;
        store(f61 + 0, v7);
        store(f61 + 1, v8);
        store(f61 + 2, v9);
        store(f61 + 3, v10);
        f61 += s60;
        float*f62 = f58;
        store(f62 + 0, v11);
        store(f62 + 1, v12);
        store(f62 + 2, v13);
        store(f62 + 3, v14);
        f62 += s60;
    } else {
        float*f63 = c;
        vector v64 = load(f63 + 0);
        v7 += v64;
        vector v65 = load(f63 + 1);
        v8 += v65;
        vector v66 = load(f63 + 2);
        v9 += v66;
        vector v67 = load(f63 + 3);
        v10 += v67;
        f63 += s60;
        float*f68 = f58;
        vector v69 = load(f68 + 0);
        v11 += v69;
        vector v70 = load(f68 + 1);
        v12 += v70;
        vector v71 = load(f68 + 2);
        v13 += v71;
        vector v72 = load(f68 + 3);
        v14 += v72;
        f68 += s60;
        float*f73 = c;
        store(f73 + 0, v7);
        store(f73 + 1, v8);
        store(f73 + 2, v9);
        store(f73 + 3, v10);
        f73 += s60;
        float*f74 = f58;
        store(f74 + 0, v11);
        store(f74 + 1, v12);
        store(f74 + 2, v13);
        store(f74 + 3, v14);
        f74 += s60;
    }
}
