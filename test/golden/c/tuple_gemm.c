#include "hw.h"

enum { LANES = 4 };
_Static_assert(LANES == 4, "");
typedef float vector __attribute__((vector_size(4 * LANES)));
typedef int32_t integers __attribute__((vector_size(4 * LANES)));
typedef uint32_t bits __attribute__((vector_size(4 * LANES)));

static inline vector splat(float value) { return (vector){value, value, value, value}; }

static inline vector load_masked(const float* p, uint64_t mask) {
    return (vector){mask & 1 ? p[0] : 0, mask & 2 ? p[1] : 0, mask & 4 ? p[2] : 0, mask & 8 ? p[3] : 0};
}

static inline void store_masked(float* p, vector value, uint64_t mask) {
    if (mask & 1) p[0] = value[0];
    if (mask & 2) p[1] = value[1];
    if (mask & 4) p[2] = value[2];
    if (mask & 8) p[3] = value[3];
}

static inline vector clear_outside(uint64_t mask, vector value) {
    const integers set = (integers){1, 2, 4, 8} & (int32_t)mask;
    return (vector)((integers)value & (set != 0));
}

static inline vector where_greater(vector x, vector y, vector a, vector b) {
    const integers greater = x > y;
    return (vector)((greater & (integers)a) | (~greater & (integers)b));
}

/* A NaN in a passes through. */
static inline vector maximum(vector bound, vector a) { return where_greater(bound, a, bound, a); }

static inline vector maximum_or_nan(vector a, vector b) {
    const integers first = (a > b) | (a != a);
    return (vector)((first & (integers)a) | (~first & (integers)b));
}

static inline vector every_second(vector a, vector b, int first) {
    return first == 0 ? (vector){a[0], a[2], b[0], b[2]} : (vector){a[1], a[3], b[1], b[3]};
}

static inline vector alternate(vector a, vector b, int part) {
    (void)part;
    return (vector){a[0], b[0], a[0], b[0]};
}

static inline vector every_third(vector a, vector b, vector c, int first) {
    if (first == 0) return (vector){a[0], a[3], b[2], c[1]};
    return first == 1 ? (vector){a[1], b[0], b[3], c[2]} : (vector){a[2], b[1], c[0], c[3]};
}

static inline vector slide(vector a, vector b, int count) {
    if (count == 1) return (vector){a[1], a[2], a[3], b[0]};
    return count == 2 ? (vector){a[2], a[3], b[0], b[1]} : (vector){a[3], b[0], b[1], b[2]};
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
#include "c/kernels.h"

void nnp_tuple_gemm_1x8__c(size_t k, const float* a, const float* b, float* c, size_t c_stride, size_t accumulate) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    size_t s3 = k % 4;
    size_t s4 = k / 4;
    for (; s4 != 0; s4--) {
        for (int i5 = 0; i5 < 1; i5++) {
            vector v6 = load(b + 0);
            vector v7 = load(b + 4);
            vector v8 = splat(a[0]);
            v1 += v6 * v8;
            v2 += v7 * v8;
            vector v9 = load(b + 8);
            vector v10 = load(b + 12);
            vector v11 = splat(a[1]);
            v1 += v9 * v11;
            v2 += v10 * v11;
            vector v12 = load(b + 16);
            vector v13 = load(b + 20);
            vector v14 = splat(a[2]);
            v1 += v12 * v14;
            v2 += v13 * v14;
            vector v15 = load(b + 24);
            vector v16 = load(b + 28);
            vector v17 = splat(a[3]);
            v1 += v15 * v17;
            v2 += v16 * v17;
            a += 4;
            b += 32;
        }
        a += 12;
    }
    for (; s3 != 0; s3--) {
        vector v18 = load(b + 0);
        vector v19 = load(b + 4);
        vector v20 = splat(a[0]);
        v1 += v18 * v20;
        v2 += v19 * v20;
        a += 1;
        b += 8;
    }
    if (accumulate == 0) {
        store(c + 0, v1);
        store(c + 4, v2);
        c += c_stride;
    } else {
        float*f21 = c;
        vector v22 = load(f21 + 0);
        v1 += v22;
        vector v23 = load(f21 + 4);
        v2 += v23;
        f21 += c_stride;
        store(c + 0, v1);
        store(c + 4, v2);
        c += c_stride;
    }
}

void nnp_tuple_gemm_2x8__c(size_t k, const float* a, const float* b, float* c, size_t c_stride, size_t accumulate) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    vector v3 = splat(0);
    vector v4 = splat(0);
    size_t s5 = k % 4;
    size_t s6 = k / 4;
    for (; s6 != 0; s6--) {
        for (int i7 = 0; i7 < 1; i7++) {
            vector v8 = load(b + 0);
            vector v9 = load(b + 4);
            vector v10 = splat(a[0]);
            v1 += v8 * v10;
            v2 += v9 * v10;
            vector v11 = splat(a[4]);
            v3 += v8 * v11;
            v4 += v9 * v11;
            vector v12 = load(b + 8);
            vector v13 = load(b + 12);
            vector v14 = splat(a[1]);
            v1 += v12 * v14;
            v2 += v13 * v14;
            vector v15 = splat(a[5]);
            v3 += v12 * v15;
            v4 += v13 * v15;
            vector v16 = load(b + 16);
            vector v17 = load(b + 20);
            vector v18 = splat(a[2]);
            v1 += v16 * v18;
            v2 += v17 * v18;
            vector v19 = splat(a[6]);
            v3 += v16 * v19;
            v4 += v17 * v19;
            vector v20 = load(b + 24);
            vector v21 = load(b + 28);
            vector v22 = splat(a[3]);
            v1 += v20 * v22;
            v2 += v21 * v22;
            vector v23 = splat(a[7]);
            v3 += v20 * v23;
            v4 += v21 * v23;
            a += 4;
            b += 32;
        }
        a += 12;
    }
    for (; s5 != 0; s5--) {
        vector v24 = load(b + 0);
        vector v25 = load(b + 4);
        vector v26 = splat(a[0]);
        v1 += v24 * v26;
        v2 += v25 * v26;
        vector v27 = splat(a[4]);
        v3 += v24 * v27;
        v4 += v25 * v27;
        a += 1;
        b += 8;
    }
    if (accumulate == 0) {
        store(c + 0, v1);
        store(c + 4, v2);
        c += c_stride;
        store(c + 0, v3);
        store(c + 4, v4);
        c += c_stride;
    } else {
        float*f28 = c;
        vector v29 = load(f28 + 0);
        v1 += v29;
        vector v30 = load(f28 + 4);
        v2 += v30;
        f28 += c_stride;
        vector v31 = load(f28 + 0);
        v3 += v31;
        vector v32 = load(f28 + 4);
        v4 += v32;
        f28 += c_stride;
        store(c + 0, v1);
        store(c + 4, v2);
        c += c_stride;
        store(c + 0, v3);
        store(c + 4, v4);
        c += c_stride;
    }
}

void nnp_tuple_gemm_3x8__c(size_t k, const float* a, const float* b, float* c, size_t c_stride, size_t accumulate) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    vector v3 = splat(0);
    vector v4 = splat(0);
    vector v5 = splat(0);
    vector v6 = splat(0);
    size_t s7 = k % 4;
    size_t s8 = k / 4;
    for (; s8 != 0; s8--) {
        for (int i9 = 0; i9 < 1; i9++) {
            vector v10 = load(b + 0);
            vector v11 = load(b + 4);
            vector v12 = splat(a[0]);
            v1 += v10 * v12;
            v2 += v11 * v12;
            vector v13 = splat(a[4]);
            v3 += v10 * v13;
            v4 += v11 * v13;
            vector v14 = splat(a[8]);
            v5 += v10 * v14;
            v6 += v11 * v14;
            vector v15 = load(b + 8);
            vector v16 = load(b + 12);
            vector v17 = splat(a[1]);
            v1 += v15 * v17;
            v2 += v16 * v17;
            vector v18 = splat(a[5]);
            v3 += v15 * v18;
            v4 += v16 * v18;
            vector v19 = splat(a[9]);
            v5 += v15 * v19;
            v6 += v16 * v19;
            vector v20 = load(b + 16);
            vector v21 = load(b + 20);
            vector v22 = splat(a[2]);
            v1 += v20 * v22;
            v2 += v21 * v22;
            vector v23 = splat(a[6]);
            v3 += v20 * v23;
            v4 += v21 * v23;
            vector v24 = splat(a[10]);
            v5 += v20 * v24;
            v6 += v21 * v24;
            vector v25 = load(b + 24);
            vector v26 = load(b + 28);
            vector v27 = splat(a[3]);
            v1 += v25 * v27;
            v2 += v26 * v27;
            vector v28 = splat(a[7]);
            v3 += v25 * v28;
            v4 += v26 * v28;
            vector v29 = splat(a[11]);
            v5 += v25 * v29;
            v6 += v26 * v29;
            a += 4;
            b += 32;
        }
        a += 12;
    }
    for (; s7 != 0; s7--) {
        vector v30 = load(b + 0);
        vector v31 = load(b + 4);
        vector v32 = splat(a[0]);
        v1 += v30 * v32;
        v2 += v31 * v32;
        vector v33 = splat(a[4]);
        v3 += v30 * v33;
        v4 += v31 * v33;
        vector v34 = splat(a[8]);
        v5 += v30 * v34;
        v6 += v31 * v34;
        a += 1;
        b += 8;
    }
    if (accumulate == 0) {
        store(c + 0, v1);
        store(c + 4, v2);
        c += c_stride;
        store(c + 0, v3);
        store(c + 4, v4);
        c += c_stride;
        store(c + 0, v5);
        store(c + 4, v6);
        c += c_stride;
    } else {
        float*f35 = c;
        vector v36 = load(f35 + 0);
        v1 += v36;
        vector v37 = load(f35 + 4);
        v2 += v37;
        f35 += c_stride;
        vector v38 = load(f35 + 0);
        v3 += v38;
        vector v39 = load(f35 + 4);
        v4 += v39;
        f35 += c_stride;
        vector v40 = load(f35 + 0);
        v5 += v40;
        vector v41 = load(f35 + 4);
        v6 += v41;
        f35 += c_stride;
        store(c + 0, v1);
        store(c + 4, v2);
        c += c_stride;
        store(c + 0, v3);
        store(c + 4, v4);
        c += c_stride;
        store(c + 0, v5);
        store(c + 4, v6);
        c += c_stride;
    }
}

void nnp_tuple_gemm_4x8__c(size_t k, const float* a, const float* b, float* c, size_t c_stride, size_t accumulate) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    vector v3 = splat(0);
    vector v4 = splat(0);
    vector v5 = splat(0);
    vector v6 = splat(0);
    vector v7 = splat(0);
    vector v8 = splat(0);
    size_t s9 = k % 4;
    size_t s10 = k / 4;
    for (; s10 != 0; s10--) {
        for (int i11 = 0; i11 < 1; i11++) {
            vector v12 = load(b + 0);
            vector v13 = load(b + 4);
            vector v14 = splat(a[0]);
            v1 += v12 * v14;
            v2 += v13 * v14;
            vector v15 = splat(a[4]);
            v3 += v12 * v15;
            v4 += v13 * v15;
            vector v16 = splat(a[8]);
            v5 += v12 * v16;
            v6 += v13 * v16;
            vector v17 = splat(a[12]);
            v7 += v12 * v17;
            v8 += v13 * v17;
            vector v18 = load(b + 8);
            vector v19 = load(b + 12);
            vector v20 = splat(a[1]);
            v1 += v18 * v20;
            v2 += v19 * v20;
            vector v21 = splat(a[5]);
            v3 += v18 * v21;
            v4 += v19 * v21;
            vector v22 = splat(a[9]);
            v5 += v18 * v22;
            v6 += v19 * v22;
            vector v23 = splat(a[13]);
            v7 += v18 * v23;
            v8 += v19 * v23;
            vector v24 = load(b + 16);
            vector v25 = load(b + 20);
            vector v26 = splat(a[2]);
            v1 += v24 * v26;
            v2 += v25 * v26;
            vector v27 = splat(a[6]);
            v3 += v24 * v27;
            v4 += v25 * v27;
            vector v28 = splat(a[10]);
            v5 += v24 * v28;
            v6 += v25 * v28;
            vector v29 = splat(a[14]);
            v7 += v24 * v29;
            v8 += v25 * v29;
            vector v30 = load(b + 24);
            vector v31 = load(b + 28);
            vector v32 = splat(a[3]);
            v1 += v30 * v32;
            v2 += v31 * v32;
            vector v33 = splat(a[7]);
            v3 += v30 * v33;
            v4 += v31 * v33;
            vector v34 = splat(a[11]);
            v5 += v30 * v34;
            v6 += v31 * v34;
            vector v35 = splat(a[15]);
            v7 += v30 * v35;
            v8 += v31 * v35;
            a += 4;
            b += 32;
        }
        a += 12;
    }
    for (; s9 != 0; s9--) {
        vector v36 = load(b + 0);
        vector v37 = load(b + 4);
        vector v38 = splat(a[0]);
        v1 += v36 * v38;
        v2 += v37 * v38;
        vector v39 = splat(a[4]);
        v3 += v36 * v39;
        v4 += v37 * v39;
        vector v40 = splat(a[8]);
        v5 += v36 * v40;
        v6 += v37 * v40;
        vector v41 = splat(a[12]);
        v7 += v36 * v41;
        v8 += v37 * v41;
        a += 1;
        b += 8;
    }
    if (accumulate == 0) {
        store(c + 0, v1);
        store(c + 4, v2);
        c += c_stride;
        store(c + 0, v3);
        store(c + 4, v4);
        c += c_stride;
        store(c + 0, v5);
        store(c + 4, v6);
        c += c_stride;
        store(c + 0, v7);
        store(c + 4, v8);
        c += c_stride;
    } else {
        float*f42 = c;
        vector v43 = load(f42 + 0);
        v1 += v43;
        vector v44 = load(f42 + 4);
        v2 += v44;
        f42 += c_stride;
        vector v45 = load(f42 + 0);
        v3 += v45;
        vector v46 = load(f42 + 4);
        v4 += v46;
        f42 += c_stride;
        vector v47 = load(f42 + 0);
        v5 += v47;
        vector v48 = load(f42 + 4);
        v6 += v48;
        f42 += c_stride;
        vector v49 = load(f42 + 0);
        v7 += v49;
        vector v50 = load(f42 + 4);
        v8 += v50;
        f42 += c_stride;
        store(c + 0, v1);
        store(c + 4, v2);
        c += c_stride;
        store(c + 0, v3);
        store(c + 4, v4);
        c += c_stride;
        store(c + 0, v5);
        store(c + 4, v6);
        c += c_stride;
        store(c + 0, v7);
        store(c + 4, v8);
        c += c_stride;
    }
}
