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

void nnp_complex_gemm_1x8__c(size_t k, const float* a, const float* b, float* c, const struct nnp_complex_layout* layout, size_t accumulate) {
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
    size_t s9 = k % 4;
    size_t s10 = k / 4;
    for (; s10 != 0; s10--) {
        for (int i11 = 0; i11 < 1; i11++) {
            vector v12 = load(b + 0);
            vector v13 = load(b + 4);
            vector v14 = splat(a[0]);
            v5 += v12 * v14;
            v6 += v13 * v14;
            vector v15 = splat(c1[0]);
            v7 += v12 * v15;
            v8 += v13 * v15;
            vector v16 = load(c3 + 0);
            vector v17 = load(c3 + 4);
            vector v18 = splat(a[0]);
            v7 += v16 * v18;
            v8 += v17 * v18;
            vector v19 = splat(c1[0]);
            v5 -= v16 * v19;
            v6 -= v17 * v19;
            vector v20 = load(b + 8);
            vector v21 = load(b + 12);
            vector v22 = splat(a[1]);
            v5 += v20 * v22;
            v6 += v21 * v22;
            vector v23 = splat(c1[1]);
            v7 += v20 * v23;
            v8 += v21 * v23;
            vector v24 = load(c3 + 8);
            vector v25 = load(c3 + 12);
            vector v26 = splat(a[1]);
            v7 += v24 * v26;
            v8 += v25 * v26;
            vector v27 = splat(c1[1]);
            v5 -= v24 * v27;
            v6 -= v25 * v27;
            vector v28 = load(b + 16);
            vector v29 = load(b + 20);
            vector v30 = splat(a[2]);
            v5 += v28 * v30;
            v6 += v29 * v30;
            vector v31 = splat(c1[2]);
            v7 += v28 * v31;
            v8 += v29 * v31;
            vector v32 = load(c3 + 16);
            vector v33 = load(c3 + 20);
            vector v34 = splat(a[2]);
            v7 += v32 * v34;
            v8 += v33 * v34;
            vector v35 = splat(c1[2]);
            v5 -= v32 * v35;
            v6 -= v33 * v35;
            vector v36 = load(b + 24);
            vector v37 = load(b + 28);
            vector v38 = splat(a[3]);
            v5 += v36 * v38;
            v6 += v37 * v38;
            vector v39 = splat(c1[3]);
            v7 += v36 * v39;
            v8 += v37 * v39;
            vector v40 = load(c3 + 24);
            vector v41 = load(c3 + 28);
            vector v42 = splat(a[3]);
            v7 += v40 * v42;
            v8 += v41 * v42;
            vector v43 = splat(c1[3]);
            v5 -= v40 * v43;
            v6 -= v41 * v43;
            a += 4;
            c1 += 4;
            b += 32;
            c3 += 32;
        }
        a += 12;
        c1 += 12;
    }
    for (; s9 != 0; s9--) {
        vector v44 = load(b + 0);
        vector v45 = load(b + 4);
        vector v46 = splat(a[0]);
        v5 += v44 * v46;
        v6 += v45 * v46;
        vector v47 = splat(c1[0]);
        v7 += v44 * v47;
        v8 += v45 * v47;
        vector v48 = load(c3 + 0);
        vector v49 = load(c3 + 4);
        vector v50 = splat(a[0]);
        v7 += v48 * v50;
        v8 += v49 * v50;
        vector v51 = splat(c1[0]);
        v5 -= v48 * v51;
        v6 -= v49 * v51;
        a += 1;
        c1 += 1;
        b += 8;
        c3 += 8;
    }
    float*f52 = c;
    size_t s53 = layout->c_imaginary;
    f52 += s53;
    size_t s54 = layout->c_stride;
    if (accumulate == 0) {
        float*f55 = c;
        store(f55 + 0, v5);
        store(f55 + 4, v6);
        f55 += s54;
        float*f56 = f52;
        store(f56 + 0, v7);
        store(f56 + 4, v8);
        f56 += s54;
    } else {
        float*f57 = c;
        vector v58 = load(f57 + 0);
        v5 += v58;
        vector v59 = load(f57 + 4);
        v6 += v59;
        f57 += s54;
        float*f60 = f52;
        vector v61 = load(f60 + 0);
        v7 += v61;
        vector v62 = load(f60 + 4);
        v8 += v62;
        f60 += s54;
        float*f63 = c;
        store(f63 + 0, v5);
        store(f63 + 4, v6);
        f63 += s54;
        float*f64 = f52;
        store(f64 + 0, v7);
        store(f64 + 4, v8);
        f64 += s54;
    }
}

void nnp_complex_gemm_2x8__c(size_t k, const float* a, const float* b, float* c, const struct nnp_complex_layout* layout, size_t accumulate) {
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
    size_t s13 = k % 4;
    size_t s14 = k / 4;
    for (; s14 != 0; s14--) {
        for (int i15 = 0; i15 < 1; i15++) {
            vector v16 = load(b + 0);
            vector v17 = load(b + 4);
            vector v18 = splat(a[0]);
            v5 += v16 * v18;
            v6 += v17 * v18;
            vector v19 = splat(c1[0]);
            v9 += v16 * v19;
            v10 += v17 * v19;
            vector v20 = splat(a[4]);
            v7 += v16 * v20;
            v8 += v17 * v20;
            vector v21 = splat(c1[4]);
            v11 += v16 * v21;
            v12 += v17 * v21;
            vector v22 = load(c3 + 0);
            vector v23 = load(c3 + 4);
            vector v24 = splat(a[0]);
            v9 += v22 * v24;
            v10 += v23 * v24;
            vector v25 = splat(c1[0]);
            v5 -= v22 * v25;
            v6 -= v23 * v25;
            vector v26 = splat(a[4]);
            v11 += v22 * v26;
            v12 += v23 * v26;
            vector v27 = splat(c1[4]);
            v7 -= v22 * v27;
            v8 -= v23 * v27;
            vector v28 = load(b + 8);
            vector v29 = load(b + 12);
            vector v30 = splat(a[1]);
            v5 += v28 * v30;
            v6 += v29 * v30;
            vector v31 = splat(c1[1]);
            v9 += v28 * v31;
            v10 += v29 * v31;
            vector v32 = splat(a[5]);
            v7 += v28 * v32;
            v8 += v29 * v32;
            vector v33 = splat(c1[5]);
            v11 += v28 * v33;
            v12 += v29 * v33;
            vector v34 = load(c3 + 8);
            vector v35 = load(c3 + 12);
            vector v36 = splat(a[1]);
            v9 += v34 * v36;
            v10 += v35 * v36;
            vector v37 = splat(c1[1]);
            v5 -= v34 * v37;
            v6 -= v35 * v37;
            vector v38 = splat(a[5]);
            v11 += v34 * v38;
            v12 += v35 * v38;
            vector v39 = splat(c1[5]);
            v7 -= v34 * v39;
            v8 -= v35 * v39;
            vector v40 = load(b + 16);
            vector v41 = load(b + 20);
            vector v42 = splat(a[2]);
            v5 += v40 * v42;
            v6 += v41 * v42;
            vector v43 = splat(c1[2]);
            v9 += v40 * v43;
            v10 += v41 * v43;
            vector v44 = splat(a[6]);
            v7 += v40 * v44;
            v8 += v41 * v44;
            vector v45 = splat(c1[6]);
            v11 += v40 * v45;
            v12 += v41 * v45;
            vector v46 = load(c3 + 16);
            vector v47 = load(c3 + 20);
            vector v48 = splat(a[2]);
            v9 += v46 * v48;
            v10 += v47 * v48;
            vector v49 = splat(c1[2]);
            v5 -= v46 * v49;
            v6 -= v47 * v49;
            vector v50 = splat(a[6]);
            v11 += v46 * v50;
            v12 += v47 * v50;
            vector v51 = splat(c1[6]);
            v7 -= v46 * v51;
            v8 -= v47 * v51;
            vector v52 = load(b + 24);
            vector v53 = load(b + 28);
            vector v54 = splat(a[3]);
            v5 += v52 * v54;
            v6 += v53 * v54;
            vector v55 = splat(c1[3]);
            v9 += v52 * v55;
            v10 += v53 * v55;
            vector v56 = splat(a[7]);
            v7 += v52 * v56;
            v8 += v53 * v56;
            vector v57 = splat(c1[7]);
            v11 += v52 * v57;
            v12 += v53 * v57;
            vector v58 = load(c3 + 24);
            vector v59 = load(c3 + 28);
            vector v60 = splat(a[3]);
            v9 += v58 * v60;
            v10 += v59 * v60;
            vector v61 = splat(c1[3]);
            v5 -= v58 * v61;
            v6 -= v59 * v61;
            vector v62 = splat(a[7]);
            v11 += v58 * v62;
            v12 += v59 * v62;
            vector v63 = splat(c1[7]);
            v7 -= v58 * v63;
            v8 -= v59 * v63;
            a += 4;
            c1 += 4;
            b += 32;
            c3 += 32;
        }
        a += 12;
        c1 += 12;
    }
    for (; s13 != 0; s13--) {
        vector v64 = load(b + 0);
        vector v65 = load(b + 4);
        vector v66 = splat(a[0]);
        v5 += v64 * v66;
        v6 += v65 * v66;
        vector v67 = splat(c1[0]);
        v9 += v64 * v67;
        v10 += v65 * v67;
        vector v68 = splat(a[4]);
        v7 += v64 * v68;
        v8 += v65 * v68;
        vector v69 = splat(c1[4]);
        v11 += v64 * v69;
        v12 += v65 * v69;
        vector v70 = load(c3 + 0);
        vector v71 = load(c3 + 4);
        vector v72 = splat(a[0]);
        v9 += v70 * v72;
        v10 += v71 * v72;
        vector v73 = splat(c1[0]);
        v5 -= v70 * v73;
        v6 -= v71 * v73;
        vector v74 = splat(a[4]);
        v11 += v70 * v74;
        v12 += v71 * v74;
        vector v75 = splat(c1[4]);
        v7 -= v70 * v75;
        v8 -= v71 * v75;
        a += 1;
        c1 += 1;
        b += 8;
        c3 += 8;
    }
    float*f76 = c;
    size_t s77 = layout->c_imaginary;
    f76 += s77;
    size_t s78 = layout->c_stride;
    if (accumulate == 0) {
        float*f79 = c;
        store(f79 + 0, v5);
        store(f79 + 4, v6);
        f79 += s78;
        store(f79 + 0, v7);
        store(f79 + 4, v8);
        f79 += s78;
        float*f80 = f76;
        store(f80 + 0, v9);
        store(f80 + 4, v10);
        f80 += s78;
        store(f80 + 0, v11);
        store(f80 + 4, v12);
        f80 += s78;
    } else {
        float*f81 = c;
        vector v82 = load(f81 + 0);
        v5 += v82;
        vector v83 = load(f81 + 4);
        v6 += v83;
        f81 += s78;
        vector v84 = load(f81 + 0);
        v7 += v84;
        vector v85 = load(f81 + 4);
        v8 += v85;
        f81 += s78;
        float*f86 = f76;
        vector v87 = load(f86 + 0);
        v9 += v87;
        vector v88 = load(f86 + 4);
        v10 += v88;
        f86 += s78;
        vector v89 = load(f86 + 0);
        v11 += v89;
        vector v90 = load(f86 + 4);
        v12 += v90;
        f86 += s78;
        float*f91 = c;
        store(f91 + 0, v5);
        store(f91 + 4, v6);
        f91 += s78;
        store(f91 + 0, v7);
        store(f91 + 4, v8);
        f91 += s78;
        float*f92 = f76;
        store(f92 + 0, v9);
        store(f92 + 4, v10);
        f92 += s78;
        store(f92 + 0, v11);
        store(f92 + 4, v12);
        f92 += s78;
    }
}
