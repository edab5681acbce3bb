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

void nnp_tuple_gemm_1x4__c_scalar(size_t k, const float* a, size_t a_stride, const float* b, size_t b_stride, float* c, size_t c_stride, size_t accumulate, size_t fetch) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    vector v3 = splat(0);
    vector v4 = splat(0);
    size_t s5 = k % 64;
    size_t s6 = k / 64;
    if (fetch == 0) {
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
                    a += 1;
                    b += 4;
                }
                a += 1;
            }
            a += a_stride;
            a += -128;
            b += b_stride;
            b += -256;
        }
    } else {
        for (; s6 != 0; s6--) {
            for (int i14 = 0; i14 < 64; i14++) {
                for (int i15 = 0; i15 < 1; i15++) {
                    vector v16 = load(b + 0);
                    vector v17 = load(b + 1);
                    vector v18 = load(b + 2);
                    vector v19 = load(b + 3);
                    vector v20 = splat(a[0]);
                    v1 += v16 * v20;
                    v2 += v17 * v20;
                    v3 += v18 * v20;
                    v4 += v19 * v20;
                    a += 1;
                    b += 4;
                }
                a += 1;
            }
            a += a_stride;
            a += -128;
            b += b_stride;
            b += -256;
        }
    }
    size_t s21 = s5 % 1;
    size_t s22 = s5 / 1;
    for (; s22 != 0; s22--) {
        for (int i23 = 0; i23 < 1; i23++) {
            vector v24 = load(b + 0);
            vector v25 = load(b + 1);
            vector v26 = load(b + 2);
            vector v27 = load(b + 3);
            vector v28 = splat(a[0]);
            v1 += v24 * v28;
            v2 += v25 * v28;
            v3 += v26 * v28;
            v4 += v27 * v28;
            a += 1;
            b += 4;
        }
        a += 1;
    }
    for (; s21 != 0; s21--) {
        vector v29 = load(b + 0);
        vector v30 = load(b + 1);
        vector v31 = load(b + 2);
        vector v32 = load(b + 3);
        vector v33 = splat(a[0]);
        v1 += v29 * v33;
        v2 += v30 * v33;
        v3 += v31 * v33;
        v4 += v32 * v33;
        a += 1;
        b += 4;
    }
    if (accumulate == 0) {
        float*f34 = c;
        store(f34 + 0, v1);
        store(f34 + 1, v2);
        store(f34 + 2, v3);
        store(f34 + 3, v4);
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
        float*f40 = c;
        store(f40 + 0, v1);
        store(f40 + 1, v2);
        store(f40 + 2, v3);
        store(f40 + 3, v4);
        f40 += c_stride;
    }
}

void nnp_tuple_gemm_2x4__c_scalar(size_t k, const float* a, size_t a_stride, const float* b, size_t b_stride, float* c, size_t c_stride, size_t accumulate, size_t fetch) {
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
    if (fetch == 0) {
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
                    a += 1;
                    b += 4;
                }
                a += 1;
            }
            a += a_stride;
            a += -128;
            b += b_stride;
            b += -256;
        }
    } else {
        for (; s10 != 0; s10--) {
            for (int i19 = 0; i19 < 64; i19++) {
                for (int i20 = 0; i20 < 1; i20++) {
                    vector v21 = load(b + 0);
                    vector v22 = load(b + 1);
                    vector v23 = load(b + 2);
                    vector v24 = load(b + 3);
                    vector v25 = splat(a[0]);
                    v1 += v21 * v25;
                    v2 += v22 * v25;
                    v3 += v23 * v25;
                    v4 += v24 * v25;
                    vector v26 = splat(a[1]);
                    v5 += v21 * v26;
                    v6 += v22 * v26;
                    v7 += v23 * v26;
                    v8 += v24 * v26;
                    a += 1;
                    b += 4;
                }
                a += 1;
            }
            a += a_stride;
            a += -128;
            b += b_stride;
            b += -256;
        }
    }
    size_t s27 = s9 % 1;
    size_t s28 = s9 / 1;
    for (; s28 != 0; s28--) {
        for (int i29 = 0; i29 < 1; i29++) {
            vector v30 = load(b + 0);
            vector v31 = load(b + 1);
            vector v32 = load(b + 2);
            vector v33 = load(b + 3);
            vector v34 = splat(a[0]);
            v1 += v30 * v34;
            v2 += v31 * v34;
            v3 += v32 * v34;
            v4 += v33 * v34;
            vector v35 = splat(a[1]);
            v5 += v30 * v35;
            v6 += v31 * v35;
            v7 += v32 * v35;
            v8 += v33 * v35;
            a += 1;
            b += 4;
        }
        a += 1;
    }
    for (; s27 != 0; s27--) {
        vector v36 = load(b + 0);
        vector v37 = load(b + 1);
        vector v38 = load(b + 2);
        vector v39 = load(b + 3);
        vector v40 = splat(a[0]);
        v1 += v36 * v40;
        v2 += v37 * v40;
        v3 += v38 * v40;
        v4 += v39 * v40;
        vector v41 = splat(a[1]);
        v5 += v36 * v41;
        v6 += v37 * v41;
        v7 += v38 * v41;
        v8 += v39 * v41;
        a += 1;
        b += 4;
    }
    if (accumulate == 0) {
        float*f42 = c;
        store(f42 + 0, v1);
        store(f42 + 1, v2);
        store(f42 + 2, v3);
        store(f42 + 3, v4);
        f42 += c_stride;
        store(f42 + 0, v5);
        store(f42 + 1, v6);
        store(f42 + 2, v7);
        store(f42 + 3, v8);
        f42 += c_stride;
    } else {
        float*f43 = c;
        vector v44 = load(f43 + 0);
        v1 += v44;
        vector v45 = load(f43 + 1);
        v2 += v45;
        vector v46 = load(f43 + 2);
        v3 += v46;
        vector v47 = load(f43 + 3);
        v4 += v47;
        f43 += c_stride;
        vector v48 = load(f43 + 0);
        v5 += v48;
        vector v49 = load(f43 + 1);
        v6 += v49;
        vector v50 = load(f43 + 2);
        v7 += v50;
        vector v51 = load(f43 + 3);
        v8 += v51;
        f43 += c_stride;
        float*f52 = c;
        store(f52 + 0, v1);
        store(f52 + 1, v2);
        store(f52 + 2, v3);
        store(f52 + 3, v4);
        f52 += c_stride;
        store(f52 + 0, v5);
        store(f52 + 1, v6);
        store(f52 + 2, v7);
        store(f52 + 3, v8);
        f52 += c_stride;
    }
}
