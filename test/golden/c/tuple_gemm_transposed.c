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

void nnp_tuple_gemm_transposed_1x8__c(size_t k, const float* a, size_t a_stride, const float* b, size_t b_stride, float* c, size_t c_stride, size_t accumulate) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    size_t s3 = k % 64;
    size_t s4 = k / 64;
    for (; s4 != 0; s4--) {
        for (int i5 = 0; i5 < 16; i5++) {
            for (int i6 = 0; i6 < 1; i6++) {
                vector v7 = load(b + 0);
                vector v8 = load(b + 4);
                vector v9 = splat(a[0]);
                v1 += v7 * v9;
                v2 += v8 * v9;
                vector v10 = load(b + 8);
                vector v11 = load(b + 12);
                vector v12 = splat(a[4]);
                v1 += v10 * v12;
                v2 += v11 * v12;
                vector v13 = load(b + 16);
                vector v14 = load(b + 20);
                vector v15 = splat(a[8]);
                v1 += v13 * v15;
                v2 += v14 * v15;
                vector v16 = load(b + 24);
                vector v17 = load(b + 28);
                vector v18 = splat(a[12]);
                v1 += v16 * v18;
                v2 += v17 * v18;
                a += 16;
                b += 32;
            }
            a += 0;
        }
        a += a_stride;
        a += -256;
        b += b_stride;
        b += -512;
    }
    size_t s19 = s3 % 4;
    size_t s20 = s3 / 4;
    for (; s20 != 0; s20--) {
        for (int i21 = 0; i21 < 1; i21++) {
            vector v22 = load(b + 0);
            vector v23 = load(b + 4);
            vector v24 = splat(a[0]);
            v1 += v22 * v24;
            v2 += v23 * v24;
            vector v25 = load(b + 8);
            vector v26 = load(b + 12);
            vector v27 = splat(a[4]);
            v1 += v25 * v27;
            v2 += v26 * v27;
            vector v28 = load(b + 16);
            vector v29 = load(b + 20);
            vector v30 = splat(a[8]);
            v1 += v28 * v30;
            v2 += v29 * v30;
            vector v31 = load(b + 24);
            vector v32 = load(b + 28);
            vector v33 = splat(a[12]);
            v1 += v31 * v33;
            v2 += v32 * v33;
            a += 16;
            b += 32;
        }
        a += 0;
    }
    for (; s19 != 0; s19--) {
        vector v34 = load(b + 0);
        vector v35 = load(b + 4);
        vector v36 = splat(a[0]);
        v1 += v34 * v36;
        v2 += v35 * v36;
        a += 4;
        b += 8;
    }
    if (accumulate == 0) {
        float*f37 = c;
        store(f37 + 0, v1);
        store(f37 + 4, v2);
        f37 += c_stride;
    } else {
        float*f38 = c;
        vector v39 = load(f38 + 0);
        v1 += v39;
        vector v40 = load(f38 + 4);
        v2 += v40;
        f38 += c_stride;
        float*f41 = c;
        store(f41 + 0, v1);
        store(f41 + 4, v2);
        f41 += c_stride;
    }
}

void nnp_tuple_gemm_transposed_2x8__c(size_t k, const float* a, size_t a_stride, const float* b, size_t b_stride, float* c, size_t c_stride, size_t accumulate) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    vector v3 = splat(0);
    vector v4 = splat(0);
    size_t s5 = k % 64;
    size_t s6 = k / 64;
    for (; s6 != 0; s6--) {
        for (int i7 = 0; i7 < 16; i7++) {
            for (int i8 = 0; i8 < 1; i8++) {
                vector v9 = load(b + 0);
                vector v10 = load(b + 4);
                vector v11 = splat(a[0]);
                v1 += v9 * v11;
                v2 += v10 * v11;
                vector v12 = splat(a[1]);
                v3 += v9 * v12;
                v4 += v10 * v12;
                vector v13 = load(b + 8);
                vector v14 = load(b + 12);
                vector v15 = splat(a[4]);
                v1 += v13 * v15;
                v2 += v14 * v15;
                vector v16 = splat(a[5]);
                v3 += v13 * v16;
                v4 += v14 * v16;
                vector v17 = load(b + 16);
                vector v18 = load(b + 20);
                vector v19 = splat(a[8]);
                v1 += v17 * v19;
                v2 += v18 * v19;
                vector v20 = splat(a[9]);
                v3 += v17 * v20;
                v4 += v18 * v20;
                vector v21 = load(b + 24);
                vector v22 = load(b + 28);
                vector v23 = splat(a[12]);
                v1 += v21 * v23;
                v2 += v22 * v23;
                vector v24 = splat(a[13]);
                v3 += v21 * v24;
                v4 += v22 * v24;
                a += 16;
                b += 32;
            }
            a += 0;
        }
        a += a_stride;
        a += -256;
        b += b_stride;
        b += -512;
    }
    size_t s25 = s5 % 4;
    size_t s26 = s5 / 4;
    for (; s26 != 0; s26--) {
        for (int i27 = 0; i27 < 1; i27++) {
            vector v28 = load(b + 0);
            vector v29 = load(b + 4);
            vector v30 = splat(a[0]);
            v1 += v28 * v30;
            v2 += v29 * v30;
            vector v31 = splat(a[1]);
            v3 += v28 * v31;
            v4 += v29 * v31;
            vector v32 = load(b + 8);
            vector v33 = load(b + 12);
            vector v34 = splat(a[4]);
            v1 += v32 * v34;
            v2 += v33 * v34;
            vector v35 = splat(a[5]);
            v3 += v32 * v35;
            v4 += v33 * v35;
            vector v36 = load(b + 16);
            vector v37 = load(b + 20);
            vector v38 = splat(a[8]);
            v1 += v36 * v38;
            v2 += v37 * v38;
            vector v39 = splat(a[9]);
            v3 += v36 * v39;
            v4 += v37 * v39;
            vector v40 = load(b + 24);
            vector v41 = load(b + 28);
            vector v42 = splat(a[12]);
            v1 += v40 * v42;
            v2 += v41 * v42;
            vector v43 = splat(a[13]);
            v3 += v40 * v43;
            v4 += v41 * v43;
            a += 16;
            b += 32;
        }
        a += 0;
    }
    for (; s25 != 0; s25--) {
        vector v44 = load(b + 0);
        vector v45 = load(b + 4);
        vector v46 = splat(a[0]);
        v1 += v44 * v46;
        v2 += v45 * v46;
        vector v47 = splat(a[1]);
        v3 += v44 * v47;
        v4 += v45 * v47;
        a += 4;
        b += 8;
    }
    if (accumulate == 0) {
        float*f48 = c;
        store(f48 + 0, v1);
        store(f48 + 4, v2);
        f48 += c_stride;
        store(f48 + 0, v3);
        store(f48 + 4, v4);
        f48 += c_stride;
    } else {
        float*f49 = c;
        vector v50 = load(f49 + 0);
        v1 += v50;
        vector v51 = load(f49 + 4);
        v2 += v51;
        f49 += c_stride;
        vector v52 = load(f49 + 0);
        v3 += v52;
        vector v53 = load(f49 + 4);
        v4 += v53;
        f49 += c_stride;
        float*f54 = c;
        store(f54 + 0, v1);
        store(f54 + 4, v2);
        f54 += c_stride;
        store(f54 + 0, v3);
        store(f54 + 4, v4);
        f54 += c_stride;
    }
}

void nnp_tuple_gemm_transposed_3x8__c(size_t k, const float* a, size_t a_stride, const float* b, size_t b_stride, float* c, size_t c_stride, size_t accumulate) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    vector v3 = splat(0);
    vector v4 = splat(0);
    vector v5 = splat(0);
    vector v6 = splat(0);
    size_t s7 = k % 64;
    size_t s8 = k / 64;
    for (; s8 != 0; s8--) {
        for (int i9 = 0; i9 < 16; i9++) {
            for (int i10 = 0; i10 < 1; i10++) {
                vector v11 = load(b + 0);
                vector v12 = load(b + 4);
                vector v13 = splat(a[0]);
                v1 += v11 * v13;
                v2 += v12 * v13;
                vector v14 = splat(a[1]);
                v3 += v11 * v14;
                v4 += v12 * v14;
                vector v15 = splat(a[2]);
                v5 += v11 * v15;
                v6 += v12 * v15;
                vector v16 = load(b + 8);
                vector v17 = load(b + 12);
                vector v18 = splat(a[4]);
                v1 += v16 * v18;
                v2 += v17 * v18;
                vector v19 = splat(a[5]);
                v3 += v16 * v19;
                v4 += v17 * v19;
                vector v20 = splat(a[6]);
                v5 += v16 * v20;
                v6 += v17 * v20;
                vector v21 = load(b + 16);
                vector v22 = load(b + 20);
                vector v23 = splat(a[8]);
                v1 += v21 * v23;
                v2 += v22 * v23;
                vector v24 = splat(a[9]);
                v3 += v21 * v24;
                v4 += v22 * v24;
                vector v25 = splat(a[10]);
                v5 += v21 * v25;
                v6 += v22 * v25;
                vector v26 = load(b + 24);
                vector v27 = load(b + 28);
                vector v28 = splat(a[12]);
                v1 += v26 * v28;
                v2 += v27 * v28;
                vector v29 = splat(a[13]);
                v3 += v26 * v29;
                v4 += v27 * v29;
                vector v30 = splat(a[14]);
                v5 += v26 * v30;
                v6 += v27 * v30;
                a += 16;
                b += 32;
            }
            a += 0;
        }
        a += a_stride;
        a += -256;
        b += b_stride;
        b += -512;
    }
    size_t s31 = s7 % 4;
    size_t s32 = s7 / 4;
    for (; s32 != 0; s32--) {
        for (int i33 = 0; i33 < 1; i33++) {
            vector v34 = load(b + 0);
            vector v35 = load(b + 4);
            vector v36 = splat(a[0]);
            v1 += v34 * v36;
            v2 += v35 * v36;
            vector v37 = splat(a[1]);
            v3 += v34 * v37;
            v4 += v35 * v37;
            vector v38 = splat(a[2]);
            v5 += v34 * v38;
            v6 += v35 * v38;
            vector v39 = load(b + 8);
            vector v40 = load(b + 12);
            vector v41 = splat(a[4]);
            v1 += v39 * v41;
            v2 += v40 * v41;
            vector v42 = splat(a[5]);
            v3 += v39 * v42;
            v4 += v40 * v42;
            vector v43 = splat(a[6]);
            v5 += v39 * v43;
            v6 += v40 * v43;
            vector v44 = load(b + 16);
            vector v45 = load(b + 20);
            vector v46 = splat(a[8]);
            v1 += v44 * v46;
            v2 += v45 * v46;
            vector v47 = splat(a[9]);
            v3 += v44 * v47;
            v4 += v45 * v47;
            vector v48 = splat(a[10]);
            v5 += v44 * v48;
            v6 += v45 * v48;
            vector v49 = load(b + 24);
            vector v50 = load(b + 28);
            vector v51 = splat(a[12]);
            v1 += v49 * v51;
            v2 += v50 * v51;
            vector v52 = splat(a[13]);
            v3 += v49 * v52;
            v4 += v50 * v52;
            vector v53 = splat(a[14]);
            v5 += v49 * v53;
            v6 += v50 * v53;
            a += 16;
            b += 32;
        }
        a += 0;
    }
    for (; s31 != 0; s31--) {
        vector v54 = load(b + 0);
        vector v55 = load(b + 4);
        vector v56 = splat(a[0]);
        v1 += v54 * v56;
        v2 += v55 * v56;
        vector v57 = splat(a[1]);
        v3 += v54 * v57;
        v4 += v55 * v57;
        vector v58 = splat(a[2]);
        v5 += v54 * v58;
        v6 += v55 * v58;
        a += 4;
        b += 8;
    }
    if (accumulate == 0) {
        float*f59 = c;
        store(f59 + 0, v1);
        store(f59 + 4, v2);
        f59 += c_stride;
        store(f59 + 0, v3);
        store(f59 + 4, v4);
        f59 += c_stride;
        store(f59 + 0, v5);
        store(f59 + 4, v6);
        f59 += c_stride;
    } else {
        float*f60 = c;
        vector v61 = load(f60 + 0);
        v1 += v61;
        vector v62 = load(f60 + 4);
        v2 += v62;
        f60 += c_stride;
        vector v63 = load(f60 + 0);
        v3 += v63;
        vector v64 = load(f60 + 4);
        v4 += v64;
        f60 += c_stride;
        vector v65 = load(f60 + 0);
        v5 += v65;
        vector v66 = load(f60 + 4);
        v6 += v66;
        f60 += c_stride;
        float*f67 = c;
        store(f67 + 0, v1);
        store(f67 + 4, v2);
        f67 += c_stride;
        store(f67 + 0, v3);
        store(f67 + 4, v4);
        f67 += c_stride;
        store(f67 + 0, v5);
        store(f67 + 4, v6);
        f67 += c_stride;
    }
}

void nnp_tuple_gemm_transposed_4x8__c(size_t k, const float* a, size_t a_stride, const float* b, size_t b_stride, float* c, size_t c_stride, size_t accumulate) {
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
        for (int i11 = 0; i11 < 16; i11++) {
            for (int i12 = 0; i12 < 1; i12++) {
                vector v13 = load(b + 0);
                vector v14 = load(b + 4);
                vector v15 = splat(a[0]);
                v1 += v13 * v15;
                v2 += v14 * v15;
                vector v16 = splat(a[1]);
                v3 += v13 * v16;
                v4 += v14 * v16;
                vector v17 = splat(a[2]);
                v5 += v13 * v17;
                v6 += v14 * v17;
                vector v18 = splat(a[3]);
                v7 += v13 * v18;
                v8 += v14 * v18;
                vector v19 = load(b + 8);
                vector v20 = load(b + 12);
                vector v21 = splat(a[4]);
                v1 += v19 * v21;
                v2 += v20 * v21;
                vector v22 = splat(a[5]);
                v3 += v19 * v22;
                v4 += v20 * v22;
                vector v23 = splat(a[6]);
                v5 += v19 * v23;
                v6 += v20 * v23;
                vector v24 = splat(a[7]);
                v7 += v19 * v24;
                v8 += v20 * v24;
                vector v25 = load(b + 16);
                vector v26 = load(b + 20);
                vector v27 = splat(a[8]);
                v1 += v25 * v27;
                v2 += v26 * v27;
                vector v28 = splat(a[9]);
                v3 += v25 * v28;
                v4 += v26 * v28;
                vector v29 = splat(a[10]);
                v5 += v25 * v29;
                v6 += v26 * v29;
                vector v30 = splat(a[11]);
                v7 += v25 * v30;
                v8 += v26 * v30;
                vector v31 = load(b + 24);
                vector v32 = load(b + 28);
                vector v33 = splat(a[12]);
                v1 += v31 * v33;
                v2 += v32 * v33;
                vector v34 = splat(a[13]);
                v3 += v31 * v34;
                v4 += v32 * v34;
                vector v35 = splat(a[14]);
                v5 += v31 * v35;
                v6 += v32 * v35;
                vector v36 = splat(a[15]);
                v7 += v31 * v36;
                v8 += v32 * v36;
                a += 16;
                b += 32;
            }
            a += 0;
        }
        a += a_stride;
        a += -256;
        b += b_stride;
        b += -512;
    }
    size_t s37 = s9 % 4;
    size_t s38 = s9 / 4;
    for (; s38 != 0; s38--) {
        for (int i39 = 0; i39 < 1; i39++) {
            vector v40 = load(b + 0);
            vector v41 = load(b + 4);
            vector v42 = splat(a[0]);
            v1 += v40 * v42;
            v2 += v41 * v42;
            vector v43 = splat(a[1]);
            v3 += v40 * v43;
            v4 += v41 * v43;
            vector v44 = splat(a[2]);
            v5 += v40 * v44;
            v6 += v41 * v44;
            vector v45 = splat(a[3]);
            v7 += v40 * v45;
            v8 += v41 * v45;
            vector v46 = load(b + 8);
            vector v47 = load(b + 12);
            vector v48 = splat(a[4]);
            v1 += v46 * v48;
            v2 += v47 * v48;
            vector v49 = splat(a[5]);
            v3 += v46 * v49;
            v4 += v47 * v49;
            vector v50 = splat(a[6]);
            v5 += v46 * v50;
            v6 += v47 * v50;
            vector v51 = splat(a[7]);
            v7 += v46 * v51;
            v8 += v47 * v51;
            vector v52 = load(b + 16);
            vector v53 = load(b + 20);
            vector v54 = splat(a[8]);
            v1 += v52 * v54;
            v2 += v53 * v54;
            vector v55 = splat(a[9]);
            v3 += v52 * v55;
            v4 += v53 * v55;
            vector v56 = splat(a[10]);
            v5 += v52 * v56;
            v6 += v53 * v56;
            vector v57 = splat(a[11]);
            v7 += v52 * v57;
            v8 += v53 * v57;
            vector v58 = load(b + 24);
            vector v59 = load(b + 28);
            vector v60 = splat(a[12]);
            v1 += v58 * v60;
            v2 += v59 * v60;
            vector v61 = splat(a[13]);
            v3 += v58 * v61;
            v4 += v59 * v61;
            vector v62 = splat(a[14]);
            v5 += v58 * v62;
            v6 += v59 * v62;
            vector v63 = splat(a[15]);
            v7 += v58 * v63;
            v8 += v59 * v63;
            a += 16;
            b += 32;
        }
        a += 0;
    }
    for (; s37 != 0; s37--) {
        vector v64 = load(b + 0);
        vector v65 = load(b + 4);
        vector v66 = splat(a[0]);
        v1 += v64 * v66;
        v2 += v65 * v66;
        vector v67 = splat(a[1]);
        v3 += v64 * v67;
        v4 += v65 * v67;
        vector v68 = splat(a[2]);
        v5 += v64 * v68;
        v6 += v65 * v68;
        vector v69 = splat(a[3]);
        v7 += v64 * v69;
        v8 += v65 * v69;
        a += 4;
        b += 8;
    }
    if (accumulate == 0) {
        float*f70 = c;
        store(f70 + 0, v1);
        store(f70 + 4, v2);
        f70 += c_stride;
        store(f70 + 0, v3);
        store(f70 + 4, v4);
        f70 += c_stride;
        store(f70 + 0, v5);
        store(f70 + 4, v6);
        f70 += c_stride;
        store(f70 + 0, v7);
        store(f70 + 4, v8);
        f70 += c_stride;
    } else {
        float*f71 = c;
        vector v72 = load(f71 + 0);
        v1 += v72;
        vector v73 = load(f71 + 4);
        v2 += v73;
        f71 += c_stride;
        vector v74 = load(f71 + 0);
        v3 += v74;
        vector v75 = load(f71 + 4);
        v4 += v75;
        f71 += c_stride;
        vector v76 = load(f71 + 0);
        v5 += v76;
        vector v77 = load(f71 + 4);
        v6 += v77;
        f71 += c_stride;
        vector v78 = load(f71 + 0);
        v7 += v78;
        vector v79 = load(f71 + 4);
        v8 += v79;
        f71 += c_stride;
        float*f80 = c;
        store(f80 + 0, v1);
        store(f80 + 4, v2);
        f80 += c_stride;
        store(f80 + 0, v3);
        store(f80 + 4, v4);
        f80 += c_stride;
        store(f80 + 0, v5);
        store(f80 + 4, v6);
        f80 += c_stride;
        store(f80 + 0, v7);
        store(f80 + 4, v8);
        f80 += c_stride;
    }
}
