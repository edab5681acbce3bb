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

void nnp_sgemm_1x4__c_scalar(size_t k, const float* a, const float* b, float* c, const struct nnp_sgemm_output* output) {
    float*f1 = c;
    size_t s2 = output->row_stride;
    f1 += s2;
    vector v3 = splat(0);
    vector v4 = splat(0);
    vector v5 = splat(0);
    vector v6 = splat(0);
    size_t s7 = k % 1;
    size_t s8 = k / 1;
    for (; s8 != 0; s8--) {
        for (int i9 = 0; i9 < 1; i9++) {
            vector v10 = load(b + 0);
            vector v11 = load(b + 1);
            vector v12 = load(b + 2);
            vector v13 = load(b + 3);
            vector v14 = splat(a[0]);
            v3 += v10 * v14;
            v4 += v11 * v14;
            v5 += v12 * v14;
            v6 += v13 * v14;
            a += 1;
            b += 4;
        }
        a += 1;
    }
    for (; s7 != 0; s7--) {
        vector v15 = load(b + 0);
        vector v16 = load(b + 1);
        vector v17 = load(b + 2);
        vector v18 = load(b + 3);
        vector v19 = splat(a[0]);
        v3 += v15 * v19;
        v4 += v16 * v19;
        v5 += v17 * v19;
        v6 += v18 * v19;
        a += 1;
        b += 4;
    }
    const float*c20 = output->bias;
    size_t s21 = output->columns;
    size_t s22 = output->row_stride;
    uint64_t u23 = bits_below(s21) >> 0;
    uint64_t u24 = bits_below(s21) >> 1;
    uint64_t u25 = bits_below(s21) >> 2;
    uint64_t u26 = bits_below(s21) >> 3;
    if (c20 == 0) {
        float*f27 = c;
        vector v28 = load_masked(f27 + 0, u23);
        v3 += v28;
        vector v29 = load_masked(f27 + 1, u24);
        v4 += v29;
        vector v30 = load_masked(f27 + 2, u25);
        v5 += v30;
        vector v31 = load_masked(f27 + 3, u26);
        v6 += v31;
        f27 += s22;
    } else {
        vector v32 = splat(c20[0]);
        v3 += v32;
        v4 += v32;
        v5 += v32;
        v6 += v32;
    }
    vector v33 = splat((&output->minimum)[0]);
    if (s21 == 4) {
        float*f34 = c;
        vector v35 = maximum(v33, v3);
        store(f34 + 0, v35);
        vector v36 = maximum(v33, v4);
        store(f34 + 1, v36);
        vector v37 = maximum(v33, v5);
        store(f34 + 2, v37);
        vector v38 = maximum(v33, v6);
        store(f34 + 3, v38);
        f34 += s22;
    } else {
        vector v39 = maximum(v33, v3);
        store_masked(c + 0, v39, u23);
        vector v40 = maximum(v33, v4);
        store_masked(c + 1, v40, u24);
        vector v41 = maximum(v33, v5);
        store_masked(c + 2, v41, u25);
        vector v42 = maximum(v33, v6);
        store_masked(c + 3, v42, u26);
        c += s22;
    }
}

void nnp_sgemm_2x4__c_scalar(size_t k, const float* a, const float* b, float* c, const struct nnp_sgemm_output* output) {
    float*f1 = c;
    size_t s2 = output->row_stride;
    f1 += s2;
    f1 += s2;
    vector v3 = splat(0);
    vector v4 = splat(0);
    vector v5 = splat(0);
    vector v6 = splat(0);
    vector v7 = splat(0);
    vector v8 = splat(0);
    vector v9 = splat(0);
    vector v10 = splat(0);
    size_t s11 = k % 1;
    size_t s12 = k / 1;
    for (; s12 != 0; s12--) {
        for (int i13 = 0; i13 < 1; i13++) {
            vector v14 = load(b + 0);
            vector v15 = load(b + 1);
            vector v16 = load(b + 2);
            vector v17 = load(b + 3);
            vector v18 = splat(a[0]);
            v3 += v14 * v18;
            v4 += v15 * v18;
            v5 += v16 * v18;
            v6 += v17 * v18;
            vector v19 = splat(a[1]);
            v7 += v14 * v19;
            v8 += v15 * v19;
            v9 += v16 * v19;
            v10 += v17 * v19;
            a += 1;
            b += 4;
        }
        a += 1;
    }
    for (; s11 != 0; s11--) {
        vector v20 = load(b + 0);
        vector v21 = load(b + 1);
        vector v22 = load(b + 2);
        vector v23 = load(b + 3);
        vector v24 = splat(a[0]);
        v3 += v20 * v24;
        v4 += v21 * v24;
        v5 += v22 * v24;
        v6 += v23 * v24;
        vector v25 = splat(a[1]);
        v7 += v20 * v25;
        v8 += v21 * v25;
        v9 += v22 * v25;
        v10 += v23 * v25;
        a += 1;
        b += 4;
    }
    const float*c26 = output->bias;
    size_t s27 = output->columns;
    size_t s28 = output->row_stride;
    uint64_t u29 = bits_below(s27) >> 0;
    uint64_t u30 = bits_below(s27) >> 1;
    uint64_t u31 = bits_below(s27) >> 2;
    uint64_t u32 = bits_below(s27) >> 3;
    if (c26 == 0) {
        float*f33 = c;
        vector v34 = load_masked(f33 + 0, u29);
        v3 += v34;
        vector v35 = load_masked(f33 + 1, u30);
        v4 += v35;
        vector v36 = load_masked(f33 + 2, u31);
        v5 += v36;
        vector v37 = load_masked(f33 + 3, u32);
        v6 += v37;
        f33 += s28;
        vector v38 = load_masked(f33 + 0, u29);
        v7 += v38;
        vector v39 = load_masked(f33 + 1, u30);
        v8 += v39;
        vector v40 = load_masked(f33 + 2, u31);
        v9 += v40;
        vector v41 = load_masked(f33 + 3, u32);
        v10 += v41;
        f33 += s28;
    } else {
        vector v42 = splat(c26[0]);
        v3 += v42;
        v4 += v42;
        v5 += v42;
        v6 += v42;
        vector v43 = splat(c26[1]);
        v7 += v43;
        v8 += v43;
        v9 += v43;
        v10 += v43;
    }
    vector v44 = splat((&output->minimum)[0]);
    if (s27 == 4) {
        float*f45 = c;
        vector v46 = maximum(v44, v3);
        store(f45 + 0, v46);
        vector v47 = maximum(v44, v4);
        store(f45 + 1, v47);
        vector v48 = maximum(v44, v5);
        store(f45 + 2, v48);
        vector v49 = maximum(v44, v6);
        store(f45 + 3, v49);
        f45 += s28;
        vector v50 = maximum(v44, v7);
        store(f45 + 0, v50);
        vector v51 = maximum(v44, v8);
        store(f45 + 1, v51);
        vector v52 = maximum(v44, v9);
        store(f45 + 2, v52);
        vector v53 = maximum(v44, v10);
        store(f45 + 3, v53);
        f45 += s28;
    } else {
        vector v54 = maximum(v44, v3);
        store_masked(c + 0, v54, u29);
        vector v55 = maximum(v44, v4);
        store_masked(c + 1, v55, u30);
        vector v56 = maximum(v44, v5);
        store_masked(c + 2, v56, u31);
        vector v57 = maximum(v44, v6);
        store_masked(c + 3, v57, u32);
        c += s28;
        vector v58 = maximum(v44, v7);
        store_masked(c + 0, v58, u29);
        vector v59 = maximum(v44, v8);
        store_masked(c + 1, v59, u30);
        vector v60 = maximum(v44, v9);
        store_masked(c + 2, v60, u31);
        vector v61 = maximum(v44, v10);
        store_masked(c + 3, v61, u32);
        c += s28;
    }
}
