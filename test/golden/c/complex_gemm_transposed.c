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

void nnp_complex_gemm_transposed_1x8__c(size_t k, const float* a, const float* b, float* c, const struct nnp_complex_layout* layout, size_t accumulate) {
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
    size_t s11 = k % 4;
    size_t s12 = k / 4;
    for (; s12 != 0; s12--) {
        for (int i13 = 0; i13 < 1; i13++) {
            vector v14 = load(b + 0);
            vector v15 = load(b + 4);
            vector v16 = splat(a[0]);
            v7 += v14 * v16;
            v8 += v15 * v16;
            vector v17 = splat(c1[0]);
            v9 += v14 * v17;
            v10 += v15 * v17;
            vector v18 = load(c3 + 0);
            vector v19 = load(c3 + 4);
            vector v20 = splat(a[0]);
            v9 += v18 * v20;
            v10 += v19 * v20;
            vector v21 = splat(c1[0]);
            v7 -= v18 * v21;
            v8 -= v19 * v21;
            vector v22 = load(b + 8);
            vector v23 = load(b + 12);
            vector v24 = splat(a[4]);
            v7 += v22 * v24;
            v8 += v23 * v24;
            vector v25 = splat(c1[4]);
            v9 += v22 * v25;
            v10 += v23 * v25;
            vector v26 = load(c3 + 8);
            vector v27 = load(c3 + 12);
            vector v28 = splat(a[4]);
            v9 += v26 * v28;
            v10 += v27 * v28;
            vector v29 = splat(c1[4]);
            v7 -= v26 * v29;
            v8 -= v27 * v29;
            vector v30 = load(b + 16);
            vector v31 = load(b + 20);
            vector v32 = splat(a[8]);
            v7 += v30 * v32;
            v8 += v31 * v32;
            vector v33 = splat(c1[8]);
            v9 += v30 * v33;
            v10 += v31 * v33;
            vector v34 = load(c3 + 16);
            vector v35 = load(c3 + 20);
            vector v36 = splat(a[8]);
            v9 += v34 * v36;
            v10 += v35 * v36;
            vector v37 = splat(c1[8]);
            v7 -= v34 * v37;
            v8 -= v35 * v37;
            vector v38 = load(b + 24);
            vector v39 = load(b + 28);
            vector v40 = splat(a[12]);
            v7 += v38 * v40;
            v8 += v39 * v40;
            vector v41 = splat(c1[12]);
            v9 += v38 * v41;
            v10 += v39 * v41;
            vector v42 = load(c3 + 24);
            vector v43 = load(c3 + 28);
            vector v44 = splat(a[12]);
            v9 += v42 * v44;
            v10 += v43 * v44;
            vector v45 = splat(c1[12]);
            v7 -= v42 * v45;
            v8 -= v43 * v45;
            a += 16;
            c1 += 16;
            b += 32;
            c3 += 32;
        }
        a += 0;
        c1 += 0;
    }
    for (; s11 != 0; s11--) {
        vector v46 = load(b + 0);
        vector v47 = load(b + 4);
        vector v48 = splat(a[0]);
        v7 += v46 * v48;
        v8 += v47 * v48;
        vector v49 = splat(c1[0]);
        v9 += v46 * v49;
        v10 += v47 * v49;
        vector v50 = load(c3 + 0);
        vector v51 = load(c3 + 4);
        vector v52 = splat(a[0]);
        v9 += v50 * v52;
        v10 += v51 * v52;
        vector v53 = splat(c1[0]);
        v7 -= v50 * v53;
        v8 -= v51 * v53;
        a += 4;
        c1 += 4;
        b += 8;
        c3 += 8;
    }
    size_t s54 = layout->c_stride;
    if (accumulate == 0) {
        store(c + 0, v7);
        store(c + 4, v8);
        c += s54;
        store(f5 + 0, v9);
        store(f5 + 4, v10);
        f5 += s54;
    } else {
        float*f55 = c;
        vector v56 = load(f55 + 0);
        v7 += v56;
        vector v57 = load(f55 + 4);
        v8 += v57;
        f55 += s54;
        float*f58 = f5;
        vector v59 = load(f58 + 0);
        v9 += v59;
        vector v60 = load(f58 + 4);
        v10 += v60;
        f58 += s54;
        store(c + 0, v7);
        store(c + 4, v8);
        c += s54;
        store(f5 + 0, v9);
        store(f5 + 4, v10);
        f5 += s54;
    }
}

void nnp_complex_gemm_transposed_2x8__c(size_t k, const float* a, const float* b, float* c, const struct nnp_complex_layout* layout, size_t accumulate) {
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
    size_t s15 = k % 4;
    size_t s16 = k / 4;
    for (; s16 != 0; s16--) {
        for (int i17 = 0; i17 < 1; i17++) {
            vector v18 = load(b + 0);
            vector v19 = load(b + 4);
            vector v20 = splat(a[0]);
            v7 += v18 * v20;
            v8 += v19 * v20;
            vector v21 = splat(c1[0]);
            v11 += v18 * v21;
            v12 += v19 * v21;
            vector v22 = splat(a[1]);
            v9 += v18 * v22;
            v10 += v19 * v22;
            vector v23 = splat(c1[1]);
            v13 += v18 * v23;
            v14 += v19 * v23;
            vector v24 = load(c3 + 0);
            vector v25 = load(c3 + 4);
            vector v26 = splat(a[0]);
            v11 += v24 * v26;
            v12 += v25 * v26;
            vector v27 = splat(c1[0]);
            v7 -= v24 * v27;
            v8 -= v25 * v27;
            vector v28 = splat(a[1]);
            v13 += v24 * v28;
            v14 += v25 * v28;
            vector v29 = splat(c1[1]);
            v9 -= v24 * v29;
            v10 -= v25 * v29;
            vector v30 = load(b + 8);
            vector v31 = load(b + 12);
            vector v32 = splat(a[4]);
            v7 += v30 * v32;
            v8 += v31 * v32;
            vector v33 = splat(c1[4]);
            v11 += v30 * v33;
            v12 += v31 * v33;
            vector v34 = splat(a[5]);
            v9 += v30 * v34;
            v10 += v31 * v34;
            vector v35 = splat(c1[5]);
            v13 += v30 * v35;
            v14 += v31 * v35;
            vector v36 = load(c3 + 8);
            vector v37 = load(c3 + 12);
            vector v38 = splat(a[4]);
            v11 += v36 * v38;
            v12 += v37 * v38;
            vector v39 = splat(c1[4]);
            v7 -= v36 * v39;
            v8 -= v37 * v39;
            vector v40 = splat(a[5]);
            v13 += v36 * v40;
            v14 += v37 * v40;
            vector v41 = splat(c1[5]);
            v9 -= v36 * v41;
            v10 -= v37 * v41;
            vector v42 = load(b + 16);
            vector v43 = load(b + 20);
            vector v44 = splat(a[8]);
            v7 += v42 * v44;
            v8 += v43 * v44;
            vector v45 = splat(c1[8]);
            v11 += v42 * v45;
            v12 += v43 * v45;
            vector v46 = splat(a[9]);
            v9 += v42 * v46;
            v10 += v43 * v46;
            vector v47 = splat(c1[9]);
            v13 += v42 * v47;
            v14 += v43 * v47;
            vector v48 = load(c3 + 16);
            vector v49 = load(c3 + 20);
            vector v50 = splat(a[8]);
            v11 += v48 * v50;
            v12 += v49 * v50;
            vector v51 = splat(c1[8]);
            v7 -= v48 * v51;
            v8 -= v49 * v51;
            vector v52 = splat(a[9]);
            v13 += v48 * v52;
            v14 += v49 * v52;
            vector v53 = splat(c1[9]);
            v9 -= v48 * v53;
            v10 -= v49 * v53;
            vector v54 = load(b + 24);
            vector v55 = load(b + 28);
            vector v56 = splat(a[12]);
            v7 += v54 * v56;
            v8 += v55 * v56;
            vector v57 = splat(c1[12]);
            v11 += v54 * v57;
            v12 += v55 * v57;
            vector v58 = splat(a[13]);
            v9 += v54 * v58;
            v10 += v55 * v58;
            vector v59 = splat(c1[13]);
            v13 += v54 * v59;
            v14 += v55 * v59;
            vector v60 = load(c3 + 24);
            vector v61 = load(c3 + 28);
            vector v62 = splat(a[12]);
            v11 += v60 * v62;
            v12 += v61 * v62;
            vector v63 = splat(c1[12]);
            v7 -= v60 * v63;
            v8 -= v61 * v63;
            vector v64 = splat(a[13]);
            v13 += v60 * v64;
            v14 += v61 * v64;
            vector v65 = splat(c1[13]);
            v9 -= v60 * v65;
            v10 -= v61 * v65;
            a += 16;
            c1 += 16;
            b += 32;
            c3 += 32;
        }
        a += 0;
        c1 += 0;
    }
    for (; s15 != 0; s15--) {
        vector v66 = load(b + 0);
        vector v67 = load(b + 4);
        vector v68 = splat(a[0]);
        v7 += v66 * v68;
        v8 += v67 * v68;
        vector v69 = splat(c1[0]);
        v11 += v66 * v69;
        v12 += v67 * v69;
        vector v70 = splat(a[1]);
        v9 += v66 * v70;
        v10 += v67 * v70;
        vector v71 = splat(c1[1]);
        v13 += v66 * v71;
        v14 += v67 * v71;
        vector v72 = load(c3 + 0);
        vector v73 = load(c3 + 4);
        vector v74 = splat(a[0]);
        v11 += v72 * v74;
        v12 += v73 * v74;
        vector v75 = splat(c1[0]);
        v7 -= v72 * v75;
        v8 -= v73 * v75;
        vector v76 = splat(a[1]);
        v13 += v72 * v76;
        v14 += v73 * v76;
        vector v77 = splat(c1[1]);
        v9 -= v72 * v77;
        v10 -= v73 * v77;
        a += 4;
        c1 += 4;
        b += 8;
        c3 += 8;
    }
    size_t s78 = layout->c_stride;
    if (accumulate == 0) {
        store(c + 0, v7);
        store(c + 4, v8);
        c += s78;
        store(c + 0, v9);
        store(c + 4, v10);
        c += s78;
        store(f5 + 0, v11);
        store(f5 + 4, v12);
        f5 += s78;
        store(f5 + 0, v13);
        store(f5 + 4, v14);
        f5 += s78;
    } else {
        float*f79 = c;
        vector v80 = load(f79 + 0);
        v7 += v80;
        vector v81 = load(f79 + 4);
        v8 += v81;
        f79 += s78;
        vector v82 = load(f79 + 0);
        v9 += v82;
        vector v83 = load(f79 + 4);
        v10 += v83;
        f79 += s78;
        float*f84 = f5;
        vector v85 = load(f84 + 0);
        v11 += v85;
        vector v86 = load(f84 + 4);
        v12 += v86;
        f84 += s78;
        vector v87 = load(f84 + 0);
        v13 += v87;
        vector v88 = load(f84 + 4);
        v14 += v88;
        f84 += s78;
        store(c + 0, v7);
        store(c + 4, v8);
        c += s78;
        store(c + 0, v9);
        store(c + 4, v10);
        c += s78;
        store(f5 + 0, v11);
        store(f5 + 4, v12);
        f5 += s78;
        store(f5 + 0, v13);
        store(f5 + 4, v14);
        f5 += s78;
    }
}
