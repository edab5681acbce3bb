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
            a += 1;
            b += 4;
        }
        a += 1;
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
        a += 1;
        b += 4;
    }
    const float*c18 = output->bias;
    size_t s19 = output->columns;
    size_t s20 = output->row_stride;
    uint64_t u21 = bits_below(s19) >> 0;
    uint64_t u22 = bits_below(s19) >> 1;
    uint64_t u23 = bits_below(s19) >> 2;
    uint64_t u24 = bits_below(s19) >> 3;
    if (c18 == 0) {
        float*f25 = c;
        vector v26 = load_masked(f25 + 0, u21);
        v1 += v26;
        vector v27 = load_masked(f25 + 1, u22);
        v2 += v27;
        vector v28 = load_masked(f25 + 2, u23);
        v3 += v28;
        vector v29 = load_masked(f25 + 3, u24);
        v4 += v29;
        f25 += s20;
    } else {
        vector v30 = splat(c18[0]);
        v1 += v30;
        v2 += v30;
        v3 += v30;
        v4 += v30;
    }
    vector v31 = splat((&output->minimum)[0]);
    if (s19 == 4) {
        float*f32 = c;
        vector v33 = maximum(v31, v1);
        store(f32 + 0, v33);
        vector v34 = maximum(v31, v2);
        store(f32 + 1, v34);
        vector v35 = maximum(v31, v3);
        store(f32 + 2, v35);
        vector v36 = maximum(v31, v4);
        store(f32 + 3, v36);
        f32 += s20;
    } else {
        vector v37 = maximum(v31, v1);
        store_masked(c + 0, v37, u21);
        vector v38 = maximum(v31, v2);
        store_masked(c + 1, v38, u22);
        vector v39 = maximum(v31, v3);
        store_masked(c + 2, v39, u23);
        vector v40 = maximum(v31, v4);
        store_masked(c + 3, v40, u24);
        c += s20;
    }
}

void nnp_sgemm_2x4__c_scalar(size_t k, const float* a, const float* b, float* c, const struct nnp_sgemm_output* output) {
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
            a += 1;
            b += 4;
        }
        a += 1;
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
        a += 1;
        b += 4;
    }
    const float*c24 = output->bias;
    size_t s25 = output->columns;
    size_t s26 = output->row_stride;
    uint64_t u27 = bits_below(s25) >> 0;
    uint64_t u28 = bits_below(s25) >> 1;
    uint64_t u29 = bits_below(s25) >> 2;
    uint64_t u30 = bits_below(s25) >> 3;
    if (c24 == 0) {
        float*f31 = c;
        vector v32 = load_masked(f31 + 0, u27);
        v1 += v32;
        vector v33 = load_masked(f31 + 1, u28);
        v2 += v33;
        vector v34 = load_masked(f31 + 2, u29);
        v3 += v34;
        vector v35 = load_masked(f31 + 3, u30);
        v4 += v35;
        f31 += s26;
        vector v36 = load_masked(f31 + 0, u27);
        v5 += v36;
        vector v37 = load_masked(f31 + 1, u28);
        v6 += v37;
        vector v38 = load_masked(f31 + 2, u29);
        v7 += v38;
        vector v39 = load_masked(f31 + 3, u30);
        v8 += v39;
        f31 += s26;
    } else {
        vector v40 = splat(c24[0]);
        v1 += v40;
        v2 += v40;
        v3 += v40;
        v4 += v40;
        vector v41 = splat(c24[1]);
        v5 += v41;
        v6 += v41;
        v7 += v41;
        v8 += v41;
    }
    vector v42 = splat((&output->minimum)[0]);
    if (s25 == 4) {
        float*f43 = c;
        vector v44 = maximum(v42, v1);
        store(f43 + 0, v44);
        vector v45 = maximum(v42, v2);
        store(f43 + 1, v45);
        vector v46 = maximum(v42, v3);
        store(f43 + 2, v46);
        vector v47 = maximum(v42, v4);
        store(f43 + 3, v47);
        f43 += s26;
        vector v48 = maximum(v42, v5);
        store(f43 + 0, v48);
        vector v49 = maximum(v42, v6);
        store(f43 + 1, v49);
        vector v50 = maximum(v42, v7);
        store(f43 + 2, v50);
        vector v51 = maximum(v42, v8);
        store(f43 + 3, v51);
        f43 += s26;
    } else {
        vector v52 = maximum(v42, v1);
        store_masked(c + 0, v52, u27);
        vector v53 = maximum(v42, v2);
        store_masked(c + 1, v53, u28);
        vector v54 = maximum(v42, v3);
        store_masked(c + 2, v54, u29);
        vector v55 = maximum(v42, v4);
        store_masked(c + 3, v55, u30);
        c += s26;
        vector v56 = maximum(v42, v5);
        store_masked(c + 0, v56, u27);
        vector v57 = maximum(v42, v6);
        store_masked(c + 1, v57, u28);
        vector v58 = maximum(v42, v7);
        store_masked(c + 2, v58, u29);
        vector v59 = maximum(v42, v8);
        store_masked(c + 3, v59, u30);
        c += s26;
    }
}
