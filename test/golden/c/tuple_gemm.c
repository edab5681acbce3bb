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

void nnp_tuple_gemm_1x8__c(size_t k, const float* a, size_t a_stride, const float* b, size_t b_stride, float* c, size_t c_stride, size_t accumulate, size_t fetch) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    size_t s3 = k % 64;
    size_t s4 = k / 64;
    if (fetch == 0) {
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
                    vector v12 = splat(a[1]);
                    v1 += v10 * v12;
                    v2 += v11 * v12;
                    vector v13 = load(b + 16);
                    vector v14 = load(b + 20);
                    vector v15 = splat(a[2]);
                    v1 += v13 * v15;
                    v2 += v14 * v15;
                    vector v16 = load(b + 24);
                    vector v17 = load(b + 28);
                    vector v18 = splat(a[3]);
                    v1 += v16 * v18;
                    v2 += v17 * v18;
                    a += 4;
                    b += 32;
                }
                a += 12;
            }
            a += a_stride;
            a += -256;
            b += b_stride;
            b += -512;
        }
    } else {
        for (; s4 != 0; s4--) {
            for (int i19 = 0; i19 < 16; i19++) {
                for (int i20 = 0; i20 < 1; i20++) {
                    vector v21 = load(b + 0);
                    vector v22 = load(b + 4);
                    vector v23 = splat(a[0]);
                    v1 += v21 * v23;
                    v2 += v22 * v23;
                    vector v24 = load(b + 8);
                    vector v25 = load(b + 12);
                    vector v26 = splat(a[1]);
                    v1 += v24 * v26;
                    v2 += v25 * v26;
                    vector v27 = load(b + 16);
                    vector v28 = load(b + 20);
                    vector v29 = splat(a[2]);
                    v1 += v27 * v29;
                    v2 += v28 * v29;
                    vector v30 = load(b + 24);
                    vector v31 = load(b + 28);
                    vector v32 = splat(a[3]);
                    v1 += v30 * v32;
                    v2 += v31 * v32;
                    a += 4;
                    b += 32;
                }
                a += 12;
            }
            a += a_stride;
            a += -256;
            b += b_stride;
            b += -512;
        }
    }
    size_t s33 = s3 % 4;
    size_t s34 = s3 / 4;
    for (; s34 != 0; s34--) {
        for (int i35 = 0; i35 < 1; i35++) {
            vector v36 = load(b + 0);
            vector v37 = load(b + 4);
            vector v38 = splat(a[0]);
            v1 += v36 * v38;
            v2 += v37 * v38;
            vector v39 = load(b + 8);
            vector v40 = load(b + 12);
            vector v41 = splat(a[1]);
            v1 += v39 * v41;
            v2 += v40 * v41;
            vector v42 = load(b + 16);
            vector v43 = load(b + 20);
            vector v44 = splat(a[2]);
            v1 += v42 * v44;
            v2 += v43 * v44;
            vector v45 = load(b + 24);
            vector v46 = load(b + 28);
            vector v47 = splat(a[3]);
            v1 += v45 * v47;
            v2 += v46 * v47;
            a += 4;
            b += 32;
        }
        a += 12;
    }
    for (; s33 != 0; s33--) {
        vector v48 = load(b + 0);
        vector v49 = load(b + 4);
        vector v50 = splat(a[0]);
        v1 += v48 * v50;
        v2 += v49 * v50;
        a += 1;
        b += 8;
    }
    if (accumulate == 0) {
        float*f51 = c;
        store(f51 + 0, v1);
        store(f51 + 4, v2);
        f51 += c_stride;
    } else {
        float*f52 = c;
        vector v53 = load(f52 + 0);
        v1 += v53;
        vector v54 = load(f52 + 4);
        v2 += v54;
        f52 += c_stride;
        float*f55 = c;
        store(f55 + 0, v1);
        store(f55 + 4, v2);
        f55 += c_stride;
    }
}

void nnp_tuple_gemm_2x8__c(size_t k, const float* a, size_t a_stride, const float* b, size_t b_stride, float* c, size_t c_stride, size_t accumulate, size_t fetch) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    vector v3 = splat(0);
    vector v4 = splat(0);
    size_t s5 = k % 64;
    size_t s6 = k / 64;
    if (fetch == 0) {
        for (; s6 != 0; s6--) {
            for (int i7 = 0; i7 < 16; i7++) {
                for (int i8 = 0; i8 < 1; i8++) {
                    vector v9 = load(b + 0);
                    vector v10 = load(b + 4);
                    vector v11 = splat(a[0]);
                    v1 += v9 * v11;
                    v2 += v10 * v11;
                    vector v12 = splat(a[4]);
                    v3 += v9 * v12;
                    v4 += v10 * v12;
                    vector v13 = load(b + 8);
                    vector v14 = load(b + 12);
                    vector v15 = splat(a[1]);
                    v1 += v13 * v15;
                    v2 += v14 * v15;
                    vector v16 = splat(a[5]);
                    v3 += v13 * v16;
                    v4 += v14 * v16;
                    vector v17 = load(b + 16);
                    vector v18 = load(b + 20);
                    vector v19 = splat(a[2]);
                    v1 += v17 * v19;
                    v2 += v18 * v19;
                    vector v20 = splat(a[6]);
                    v3 += v17 * v20;
                    v4 += v18 * v20;
                    vector v21 = load(b + 24);
                    vector v22 = load(b + 28);
                    vector v23 = splat(a[3]);
                    v1 += v21 * v23;
                    v2 += v22 * v23;
                    vector v24 = splat(a[7]);
                    v3 += v21 * v24;
                    v4 += v22 * v24;
                    a += 4;
                    b += 32;
                }
                a += 12;
            }
            a += a_stride;
            a += -256;
            b += b_stride;
            b += -512;
        }
    } else {
        for (; s6 != 0; s6--) {
            for (int i25 = 0; i25 < 16; i25++) {
                for (int i26 = 0; i26 < 1; i26++) {
                    vector v27 = load(b + 0);
                    vector v28 = load(b + 4);
                    vector v29 = splat(a[0]);
                    v1 += v27 * v29;
                    v2 += v28 * v29;
                    vector v30 = splat(a[4]);
                    v3 += v27 * v30;
                    v4 += v28 * v30;
                    vector v31 = load(b + 8);
                    vector v32 = load(b + 12);
                    vector v33 = splat(a[1]);
                    v1 += v31 * v33;
                    v2 += v32 * v33;
                    vector v34 = splat(a[5]);
                    v3 += v31 * v34;
                    v4 += v32 * v34;
                    vector v35 = load(b + 16);
                    vector v36 = load(b + 20);
                    vector v37 = splat(a[2]);
                    v1 += v35 * v37;
                    v2 += v36 * v37;
                    vector v38 = splat(a[6]);
                    v3 += v35 * v38;
                    v4 += v36 * v38;
                    vector v39 = load(b + 24);
                    vector v40 = load(b + 28);
                    vector v41 = splat(a[3]);
                    v1 += v39 * v41;
                    v2 += v40 * v41;
                    vector v42 = splat(a[7]);
                    v3 += v39 * v42;
                    v4 += v40 * v42;
                    a += 4;
                    b += 32;
                }
                a += 12;
            }
            a += a_stride;
            a += -256;
            b += b_stride;
            b += -512;
        }
    }
    size_t s43 = s5 % 4;
    size_t s44 = s5 / 4;
    for (; s44 != 0; s44--) {
        for (int i45 = 0; i45 < 1; i45++) {
            vector v46 = load(b + 0);
            vector v47 = load(b + 4);
            vector v48 = splat(a[0]);
            v1 += v46 * v48;
            v2 += v47 * v48;
            vector v49 = splat(a[4]);
            v3 += v46 * v49;
            v4 += v47 * v49;
            vector v50 = load(b + 8);
            vector v51 = load(b + 12);
            vector v52 = splat(a[1]);
            v1 += v50 * v52;
            v2 += v51 * v52;
            vector v53 = splat(a[5]);
            v3 += v50 * v53;
            v4 += v51 * v53;
            vector v54 = load(b + 16);
            vector v55 = load(b + 20);
            vector v56 = splat(a[2]);
            v1 += v54 * v56;
            v2 += v55 * v56;
            vector v57 = splat(a[6]);
            v3 += v54 * v57;
            v4 += v55 * v57;
            vector v58 = load(b + 24);
            vector v59 = load(b + 28);
            vector v60 = splat(a[3]);
            v1 += v58 * v60;
            v2 += v59 * v60;
            vector v61 = splat(a[7]);
            v3 += v58 * v61;
            v4 += v59 * v61;
            a += 4;
            b += 32;
        }
        a += 12;
    }
    for (; s43 != 0; s43--) {
        vector v62 = load(b + 0);
        vector v63 = load(b + 4);
        vector v64 = splat(a[0]);
        v1 += v62 * v64;
        v2 += v63 * v64;
        vector v65 = splat(a[4]);
        v3 += v62 * v65;
        v4 += v63 * v65;
        a += 1;
        b += 8;
    }
    if (accumulate == 0) {
        float*f66 = c;
        store(f66 + 0, v1);
        store(f66 + 4, v2);
        f66 += c_stride;
        store(f66 + 0, v3);
        store(f66 + 4, v4);
        f66 += c_stride;
    } else {
        float*f67 = c;
        vector v68 = load(f67 + 0);
        v1 += v68;
        vector v69 = load(f67 + 4);
        v2 += v69;
        f67 += c_stride;
        vector v70 = load(f67 + 0);
        v3 += v70;
        vector v71 = load(f67 + 4);
        v4 += v71;
        f67 += c_stride;
        float*f72 = c;
        store(f72 + 0, v1);
        store(f72 + 4, v2);
        f72 += c_stride;
        store(f72 + 0, v3);
        store(f72 + 4, v4);
        f72 += c_stride;
    }
}

void nnp_tuple_gemm_3x8__c(size_t k, const float* a, size_t a_stride, const float* b, size_t b_stride, float* c, size_t c_stride, size_t accumulate, size_t fetch) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    vector v3 = splat(0);
    vector v4 = splat(0);
    vector v5 = splat(0);
    vector v6 = splat(0);
    size_t s7 = k % 64;
    size_t s8 = k / 64;
    if (fetch == 0) {
        for (; s8 != 0; s8--) {
            for (int i9 = 0; i9 < 16; i9++) {
                for (int i10 = 0; i10 < 1; i10++) {
                    vector v11 = load(b + 0);
                    vector v12 = load(b + 4);
                    vector v13 = splat(a[0]);
                    v1 += v11 * v13;
                    v2 += v12 * v13;
                    vector v14 = splat(a[4]);
                    v3 += v11 * v14;
                    v4 += v12 * v14;
                    vector v15 = splat(a[8]);
                    v5 += v11 * v15;
                    v6 += v12 * v15;
                    vector v16 = load(b + 8);
                    vector v17 = load(b + 12);
                    vector v18 = splat(a[1]);
                    v1 += v16 * v18;
                    v2 += v17 * v18;
                    vector v19 = splat(a[5]);
                    v3 += v16 * v19;
                    v4 += v17 * v19;
                    vector v20 = splat(a[9]);
                    v5 += v16 * v20;
                    v6 += v17 * v20;
                    vector v21 = load(b + 16);
                    vector v22 = load(b + 20);
                    vector v23 = splat(a[2]);
                    v1 += v21 * v23;
                    v2 += v22 * v23;
                    vector v24 = splat(a[6]);
                    v3 += v21 * v24;
                    v4 += v22 * v24;
                    vector v25 = splat(a[10]);
                    v5 += v21 * v25;
                    v6 += v22 * v25;
                    vector v26 = load(b + 24);
                    vector v27 = load(b + 28);
                    vector v28 = splat(a[3]);
                    v1 += v26 * v28;
                    v2 += v27 * v28;
                    vector v29 = splat(a[7]);
                    v3 += v26 * v29;
                    v4 += v27 * v29;
                    vector v30 = splat(a[11]);
                    v5 += v26 * v30;
                    v6 += v27 * v30;
                    a += 4;
                    b += 32;
                }
                a += 12;
            }
            a += a_stride;
            a += -256;
            b += b_stride;
            b += -512;
        }
    } else {
        for (; s8 != 0; s8--) {
            for (int i31 = 0; i31 < 16; i31++) {
                for (int i32 = 0; i32 < 1; i32++) {
                    vector v33 = load(b + 0);
                    vector v34 = load(b + 4);
                    vector v35 = splat(a[0]);
                    v1 += v33 * v35;
                    v2 += v34 * v35;
                    vector v36 = splat(a[4]);
                    v3 += v33 * v36;
                    v4 += v34 * v36;
                    vector v37 = splat(a[8]);
                    v5 += v33 * v37;
                    v6 += v34 * v37;
                    vector v38 = load(b + 8);
                    vector v39 = load(b + 12);
                    vector v40 = splat(a[1]);
                    v1 += v38 * v40;
                    v2 += v39 * v40;
                    vector v41 = splat(a[5]);
                    v3 += v38 * v41;
                    v4 += v39 * v41;
                    vector v42 = splat(a[9]);
                    v5 += v38 * v42;
                    v6 += v39 * v42;
                    vector v43 = load(b + 16);
                    vector v44 = load(b + 20);
                    vector v45 = splat(a[2]);
                    v1 += v43 * v45;
                    v2 += v44 * v45;
                    vector v46 = splat(a[6]);
                    v3 += v43 * v46;
                    v4 += v44 * v46;
                    vector v47 = splat(a[10]);
                    v5 += v43 * v47;
                    v6 += v44 * v47;
                    vector v48 = load(b + 24);
                    vector v49 = load(b + 28);
                    vector v50 = splat(a[3]);
                    v1 += v48 * v50;
                    v2 += v49 * v50;
                    vector v51 = splat(a[7]);
                    v3 += v48 * v51;
                    v4 += v49 * v51;
                    vector v52 = splat(a[11]);
                    v5 += v48 * v52;
                    v6 += v49 * v52;
                    a += 4;
                    b += 32;
                }
                a += 12;
            }
            a += a_stride;
            a += -256;
            b += b_stride;
            b += -512;
        }
    }
    size_t s53 = s7 % 4;
    size_t s54 = s7 / 4;
    for (; s54 != 0; s54--) {
        for (int i55 = 0; i55 < 1; i55++) {
            vector v56 = load(b + 0);
            vector v57 = load(b + 4);
            vector v58 = splat(a[0]);
            v1 += v56 * v58;
            v2 += v57 * v58;
            vector v59 = splat(a[4]);
            v3 += v56 * v59;
            v4 += v57 * v59;
            vector v60 = splat(a[8]);
            v5 += v56 * v60;
            v6 += v57 * v60;
            vector v61 = load(b + 8);
            vector v62 = load(b + 12);
            vector v63 = splat(a[1]);
            v1 += v61 * v63;
            v2 += v62 * v63;
            vector v64 = splat(a[5]);
            v3 += v61 * v64;
            v4 += v62 * v64;
            vector v65 = splat(a[9]);
            v5 += v61 * v65;
            v6 += v62 * v65;
            vector v66 = load(b + 16);
            vector v67 = load(b + 20);
            vector v68 = splat(a[2]);
            v1 += v66 * v68;
            v2 += v67 * v68;
            vector v69 = splat(a[6]);
            v3 += v66 * v69;
            v4 += v67 * v69;
            vector v70 = splat(a[10]);
            v5 += v66 * v70;
            v6 += v67 * v70;
            vector v71 = load(b + 24);
            vector v72 = load(b + 28);
            vector v73 = splat(a[3]);
            v1 += v71 * v73;
            v2 += v72 * v73;
            vector v74 = splat(a[7]);
            v3 += v71 * v74;
            v4 += v72 * v74;
            vector v75 = splat(a[11]);
            v5 += v71 * v75;
            v6 += v72 * v75;
            a += 4;
            b += 32;
        }
        a += 12;
    }
    for (; s53 != 0; s53--) {
        vector v76 = load(b + 0);
        vector v77 = load(b + 4);
        vector v78 = splat(a[0]);
        v1 += v76 * v78;
        v2 += v77 * v78;
        vector v79 = splat(a[4]);
        v3 += v76 * v79;
        v4 += v77 * v79;
        vector v80 = splat(a[8]);
        v5 += v76 * v80;
        v6 += v77 * v80;
        a += 1;
        b += 8;
    }
    if (accumulate == 0) {
        float*f81 = c;
        store(f81 + 0, v1);
        store(f81 + 4, v2);
        f81 += c_stride;
        store(f81 + 0, v3);
        store(f81 + 4, v4);
        f81 += c_stride;
        store(f81 + 0, v5);
        store(f81 + 4, v6);
        f81 += c_stride;
    } else {
        float*f82 = c;
        vector v83 = load(f82 + 0);
        v1 += v83;
        vector v84 = load(f82 + 4);
        v2 += v84;
        f82 += c_stride;
        vector v85 = load(f82 + 0);
        v3 += v85;
        vector v86 = load(f82 + 4);
        v4 += v86;
        f82 += c_stride;
        vector v87 = load(f82 + 0);
        v5 += v87;
        vector v88 = load(f82 + 4);
        v6 += v88;
        f82 += c_stride;
        float*f89 = c;
        store(f89 + 0, v1);
        store(f89 + 4, v2);
        f89 += c_stride;
        store(f89 + 0, v3);
        store(f89 + 4, v4);
        f89 += c_stride;
        store(f89 + 0, v5);
        store(f89 + 4, v6);
        f89 += c_stride;
    }
}

void nnp_tuple_gemm_4x8__c(size_t k, const float* a, size_t a_stride, const float* b, size_t b_stride, float* c, size_t c_stride, size_t accumulate, size_t fetch) {
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
            for (int i11 = 0; i11 < 16; i11++) {
                for (int i12 = 0; i12 < 1; i12++) {
                    vector v13 = load(b + 0);
                    vector v14 = load(b + 4);
                    vector v15 = splat(a[0]);
                    v1 += v13 * v15;
                    v2 += v14 * v15;
                    vector v16 = splat(a[4]);
                    v3 += v13 * v16;
                    v4 += v14 * v16;
                    vector v17 = splat(a[8]);
                    v5 += v13 * v17;
                    v6 += v14 * v17;
                    vector v18 = splat(a[12]);
                    v7 += v13 * v18;
                    v8 += v14 * v18;
                    vector v19 = load(b + 8);
                    vector v20 = load(b + 12);
                    vector v21 = splat(a[1]);
                    v1 += v19 * v21;
                    v2 += v20 * v21;
                    vector v22 = splat(a[5]);
                    v3 += v19 * v22;
                    v4 += v20 * v22;
                    vector v23 = splat(a[9]);
                    v5 += v19 * v23;
                    v6 += v20 * v23;
                    vector v24 = splat(a[13]);
                    v7 += v19 * v24;
                    v8 += v20 * v24;
                    vector v25 = load(b + 16);
                    vector v26 = load(b + 20);
                    vector v27 = splat(a[2]);
                    v1 += v25 * v27;
                    v2 += v26 * v27;
                    vector v28 = splat(a[6]);
                    v3 += v25 * v28;
                    v4 += v26 * v28;
                    vector v29 = splat(a[10]);
                    v5 += v25 * v29;
                    v6 += v26 * v29;
                    vector v30 = splat(a[14]);
                    v7 += v25 * v30;
                    v8 += v26 * v30;
                    vector v31 = load(b + 24);
                    vector v32 = load(b + 28);
                    vector v33 = splat(a[3]);
                    v1 += v31 * v33;
                    v2 += v32 * v33;
                    vector v34 = splat(a[7]);
                    v3 += v31 * v34;
                    v4 += v32 * v34;
                    vector v35 = splat(a[11]);
                    v5 += v31 * v35;
                    v6 += v32 * v35;
                    vector v36 = splat(a[15]);
                    v7 += v31 * v36;
                    v8 += v32 * v36;
                    a += 4;
                    b += 32;
                }
                a += 12;
            }
            a += a_stride;
            a += -256;
            b += b_stride;
            b += -512;
        }
    } else {
        for (; s10 != 0; s10--) {
            for (int i37 = 0; i37 < 16; i37++) {
                for (int i38 = 0; i38 < 1; i38++) {
                    vector v39 = load(b + 0);
                    vector v40 = load(b + 4);
                    vector v41 = splat(a[0]);
                    v1 += v39 * v41;
                    v2 += v40 * v41;
                    vector v42 = splat(a[4]);
                    v3 += v39 * v42;
                    v4 += v40 * v42;
                    vector v43 = splat(a[8]);
                    v5 += v39 * v43;
                    v6 += v40 * v43;
                    vector v44 = splat(a[12]);
                    v7 += v39 * v44;
                    v8 += v40 * v44;
                    vector v45 = load(b + 8);
                    vector v46 = load(b + 12);
                    vector v47 = splat(a[1]);
                    v1 += v45 * v47;
                    v2 += v46 * v47;
                    vector v48 = splat(a[5]);
                    v3 += v45 * v48;
                    v4 += v46 * v48;
                    vector v49 = splat(a[9]);
                    v5 += v45 * v49;
                    v6 += v46 * v49;
                    vector v50 = splat(a[13]);
                    v7 += v45 * v50;
                    v8 += v46 * v50;
                    vector v51 = load(b + 16);
                    vector v52 = load(b + 20);
                    vector v53 = splat(a[2]);
                    v1 += v51 * v53;
                    v2 += v52 * v53;
                    vector v54 = splat(a[6]);
                    v3 += v51 * v54;
                    v4 += v52 * v54;
                    vector v55 = splat(a[10]);
                    v5 += v51 * v55;
                    v6 += v52 * v55;
                    vector v56 = splat(a[14]);
                    v7 += v51 * v56;
                    v8 += v52 * v56;
                    vector v57 = load(b + 24);
                    vector v58 = load(b + 28);
                    vector v59 = splat(a[3]);
                    v1 += v57 * v59;
                    v2 += v58 * v59;
                    vector v60 = splat(a[7]);
                    v3 += v57 * v60;
                    v4 += v58 * v60;
                    vector v61 = splat(a[11]);
                    v5 += v57 * v61;
                    v6 += v58 * v61;
                    vector v62 = splat(a[15]);
                    v7 += v57 * v62;
                    v8 += v58 * v62;
                    a += 4;
                    b += 32;
                }
                a += 12;
            }
            a += a_stride;
            a += -256;
            b += b_stride;
            b += -512;
        }
    }
    size_t s63 = s9 % 4;
    size_t s64 = s9 / 4;
    for (; s64 != 0; s64--) {
        for (int i65 = 0; i65 < 1; i65++) {
            vector v66 = load(b + 0);
            vector v67 = load(b + 4);
            vector v68 = splat(a[0]);
            v1 += v66 * v68;
            v2 += v67 * v68;
            vector v69 = splat(a[4]);
            v3 += v66 * v69;
            v4 += v67 * v69;
            vector v70 = splat(a[8]);
            v5 += v66 * v70;
            v6 += v67 * v70;
            vector v71 = splat(a[12]);
            v7 += v66 * v71;
            v8 += v67 * v71;
            vector v72 = load(b + 8);
            vector v73 = load(b + 12);
            vector v74 = splat(a[1]);
            v1 += v72 * v74;
            v2 += v73 * v74;
            vector v75 = splat(a[5]);
            v3 += v72 * v75;
            v4 += v73 * v75;
            vector v76 = splat(a[9]);
            v5 += v72 * v76;
            v6 += v73 * v76;
            vector v77 = splat(a[13]);
            v7 += v72 * v77;
            v8 += v73 * v77;
            vector v78 = load(b + 16);
            vector v79 = load(b + 20);
            vector v80 = splat(a[2]);
            v1 += v78 * v80;
            v2 += v79 * v80;
            vector v81 = splat(a[6]);
            v3 += v78 * v81;
            v4 += v79 * v81;
            vector v82 = splat(a[10]);
            v5 += v78 * v82;
            v6 += v79 * v82;
            vector v83 = splat(a[14]);
            v7 += v78 * v83;
            v8 += v79 * v83;
            vector v84 = load(b + 24);
            vector v85 = load(b + 28);
            vector v86 = splat(a[3]);
            v1 += v84 * v86;
            v2 += v85 * v86;
            vector v87 = splat(a[7]);
            v3 += v84 * v87;
            v4 += v85 * v87;
            vector v88 = splat(a[11]);
            v5 += v84 * v88;
            v6 += v85 * v88;
            vector v89 = splat(a[15]);
            v7 += v84 * v89;
            v8 += v85 * v89;
            a += 4;
            b += 32;
        }
        a += 12;
    }
    for (; s63 != 0; s63--) {
        vector v90 = load(b + 0);
        vector v91 = load(b + 4);
        vector v92 = splat(a[0]);
        v1 += v90 * v92;
        v2 += v91 * v92;
        vector v93 = splat(a[4]);
        v3 += v90 * v93;
        v4 += v91 * v93;
        vector v94 = splat(a[8]);
        v5 += v90 * v94;
        v6 += v91 * v94;
        vector v95 = splat(a[12]);
        v7 += v90 * v95;
        v8 += v91 * v95;
        a += 1;
        b += 8;
    }
    if (accumulate == 0) {
        float*f96 = c;
        store(f96 + 0, v1);
        store(f96 + 4, v2);
        f96 += c_stride;
        store(f96 + 0, v3);
        store(f96 + 4, v4);
        f96 += c_stride;
        store(f96 + 0, v5);
        store(f96 + 4, v6);
        f96 += c_stride;
        store(f96 + 0, v7);
        store(f96 + 4, v8);
        f96 += c_stride;
    } else {
        float*f97 = c;
        vector v98 = load(f97 + 0);
        v1 += v98;
        vector v99 = load(f97 + 4);
        v2 += v99;
        f97 += c_stride;
        vector v100 = load(f97 + 0);
        v3 += v100;
        vector v101 = load(f97 + 4);
        v4 += v101;
        f97 += c_stride;
        vector v102 = load(f97 + 0);
        v5 += v102;
        vector v103 = load(f97 + 4);
        v6 += v103;
        f97 += c_stride;
        vector v104 = load(f97 + 0);
        v7 += v104;
        vector v105 = load(f97 + 4);
        v8 += v105;
        f97 += c_stride;
        float*f106 = c;
        store(f106 + 0, v1);
        store(f106 + 4, v2);
        f106 += c_stride;
        store(f106 + 0, v3);
        store(f106 + 4, v4);
        f106 += c_stride;
        store(f106 + 0, v5);
        store(f106 + 4, v6);
        f106 += c_stride;
        store(f106 + 0, v7);
        store(f106 + 4, v8);
        f106 += c_stride;
    }
}
