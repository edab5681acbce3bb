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
    size_t s3 = layout->a_stride;
    const float*c4 = b;
    size_t s5 = layout->b_imaginary;
    c4 += s5;
    size_t s6 = layout->b_stride;
    vector v7 = splat(0);
    vector v8 = splat(0);
    vector v9 = splat(0);
    vector v10 = splat(0);
    size_t s11 = k % 64;
    size_t s12 = k / 64;
    for (; s12 != 0; s12--) {
        for (int i13 = 0; i13 < 16; i13++) {
            for (int i14 = 0; i14 < 1; i14++) {
                vector v15 = load(b + 0);
                vector v16 = load(b + 4);
                vector v17 = splat(a[0]);
                v7 += v15 * v17;
                v8 += v16 * v17;
                vector v18 = splat(c1[0]);
                v9 += v15 * v18;
                v10 += v16 * v18;
                vector v19 = load(c4 + 0);
                vector v20 = load(c4 + 4);
                vector v21 = splat(a[0]);
                v9 += v19 * v21;
                v10 += v20 * v21;
                vector v22 = splat(c1[0]);
                v7 -= v19 * v22;
                v8 -= v20 * v22;
                vector v23 = load(b + 8);
                vector v24 = load(b + 12);
                vector v25 = splat(a[1]);
                v7 += v23 * v25;
                v8 += v24 * v25;
                vector v26 = splat(c1[1]);
                v9 += v23 * v26;
                v10 += v24 * v26;
                vector v27 = load(c4 + 8);
                vector v28 = load(c4 + 12);
                vector v29 = splat(a[1]);
                v9 += v27 * v29;
                v10 += v28 * v29;
                vector v30 = splat(c1[1]);
                v7 -= v27 * v30;
                v8 -= v28 * v30;
                vector v31 = load(b + 16);
                vector v32 = load(b + 20);
                vector v33 = splat(a[2]);
                v7 += v31 * v33;
                v8 += v32 * v33;
                vector v34 = splat(c1[2]);
                v9 += v31 * v34;
                v10 += v32 * v34;
                vector v35 = load(c4 + 16);
                vector v36 = load(c4 + 20);
                vector v37 = splat(a[2]);
                v9 += v35 * v37;
                v10 += v36 * v37;
                vector v38 = splat(c1[2]);
                v7 -= v35 * v38;
                v8 -= v36 * v38;
                vector v39 = load(b + 24);
                vector v40 = load(b + 28);
                vector v41 = splat(a[3]);
                v7 += v39 * v41;
                v8 += v40 * v41;
                vector v42 = splat(c1[3]);
                v9 += v39 * v42;
                v10 += v40 * v42;
                vector v43 = load(c4 + 24);
                vector v44 = load(c4 + 28);
                vector v45 = splat(a[3]);
                v9 += v43 * v45;
                v10 += v44 * v45;
                vector v46 = splat(c1[3]);
                v7 -= v43 * v46;
                v8 -= v44 * v46;
                a += 4;
                c1 += 4;
                b += 32;
                c4 += 32;
            }
            a += 12;
            c1 += 12;
        }
        a += s3;
        c1 += s3;
        a += -256;
        c1 += -256;
        b += s6;
        c4 += s6;
        b += -512;
        c4 += -512;
    }
    size_t s47 = s11 % 4;
    size_t s48 = s11 / 4;
    for (; s48 != 0; s48--) {
        for (int i49 = 0; i49 < 1; i49++) {
            vector v50 = load(b + 0);
            vector v51 = load(b + 4);
            vector v52 = splat(a[0]);
            v7 += v50 * v52;
            v8 += v51 * v52;
            vector v53 = splat(c1[0]);
            v9 += v50 * v53;
            v10 += v51 * v53;
            vector v54 = load(c4 + 0);
            vector v55 = load(c4 + 4);
            vector v56 = splat(a[0]);
            v9 += v54 * v56;
            v10 += v55 * v56;
            vector v57 = splat(c1[0]);
            v7 -= v54 * v57;
            v8 -= v55 * v57;
            vector v58 = load(b + 8);
            vector v59 = load(b + 12);
            vector v60 = splat(a[1]);
            v7 += v58 * v60;
            v8 += v59 * v60;
            vector v61 = splat(c1[1]);
            v9 += v58 * v61;
            v10 += v59 * v61;
            vector v62 = load(c4 + 8);
            vector v63 = load(c4 + 12);
            vector v64 = splat(a[1]);
            v9 += v62 * v64;
            v10 += v63 * v64;
            vector v65 = splat(c1[1]);
            v7 -= v62 * v65;
            v8 -= v63 * v65;
            vector v66 = load(b + 16);
            vector v67 = load(b + 20);
            vector v68 = splat(a[2]);
            v7 += v66 * v68;
            v8 += v67 * v68;
            vector v69 = splat(c1[2]);
            v9 += v66 * v69;
            v10 += v67 * v69;
            vector v70 = load(c4 + 16);
            vector v71 = load(c4 + 20);
            vector v72 = splat(a[2]);
            v9 += v70 * v72;
            v10 += v71 * v72;
            vector v73 = splat(c1[2]);
            v7 -= v70 * v73;
            v8 -= v71 * v73;
            vector v74 = load(b + 24);
            vector v75 = load(b + 28);
            vector v76 = splat(a[3]);
            v7 += v74 * v76;
            v8 += v75 * v76;
            vector v77 = splat(c1[3]);
            v9 += v74 * v77;
            v10 += v75 * v77;
            vector v78 = load(c4 + 24);
            vector v79 = load(c4 + 28);
            vector v80 = splat(a[3]);
            v9 += v78 * v80;
            v10 += v79 * v80;
            vector v81 = splat(c1[3]);
            v7 -= v78 * v81;
            v8 -= v79 * v81;
            a += 4;
            c1 += 4;
            b += 32;
            c4 += 32;
        }
        a += 12;
        c1 += 12;
    }
    for (; s47 != 0; s47--) {
        vector v82 = load(b + 0);
        vector v83 = load(b + 4);
        vector v84 = splat(a[0]);
        v7 += v82 * v84;
        v8 += v83 * v84;
        vector v85 = splat(c1[0]);
        v9 += v82 * v85;
        v10 += v83 * v85;
        vector v86 = load(c4 + 0);
        vector v87 = load(c4 + 4);
        vector v88 = splat(a[0]);
        v9 += v86 * v88;
        v10 += v87 * v88;
        vector v89 = splat(c1[0]);
        v7 -= v86 * v89;
        v8 -= v87 * v89;
        a += 1;
        c1 += 1;
        b += 8;
        c4 += 8;
    }
    float*f90 = c;
    size_t s91 = layout->c_imaginary;
    f90 += s91;
    size_t s92 = layout->c_stride;
    if (accumulate == 0) {
        float*f93 = c;
        store(f93 + 0, v7);
        store(f93 + 4, v8);
        f93 += s92;
        float*f94 = f90;
        store(f94 + 0, v9);
        store(f94 + 4, v10);
        f94 += s92;
    } else {
        float*f95 = c;
        vector v96 = load(f95 + 0);
        v7 += v96;
        vector v97 = load(f95 + 4);
        v8 += v97;
        f95 += s92;
        float*f98 = f90;
        vector v99 = load(f98 + 0);
        v9 += v99;
        vector v100 = load(f98 + 4);
        v10 += v100;
        f98 += s92;
        float*f101 = c;
        store(f101 + 0, v7);
        store(f101 + 4, v8);
        f101 += s92;
        float*f102 = f90;
        store(f102 + 0, v9);
        store(f102 + 4, v10);
        f102 += s92;
    }
}

void nnp_complex_gemm_2x8__c(size_t k, const float* a, const float* b, float* c, const struct nnp_complex_layout* layout, size_t accumulate) {
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
        for (int i17 = 0; i17 < 16; i17++) {
            for (int i18 = 0; i18 < 1; i18++) {
                vector v19 = load(b + 0);
                vector v20 = load(b + 4);
                vector v21 = splat(a[0]);
                v7 += v19 * v21;
                v8 += v20 * v21;
                vector v22 = splat(c1[0]);
                v11 += v19 * v22;
                v12 += v20 * v22;
                vector v23 = splat(a[4]);
                v9 += v19 * v23;
                v10 += v20 * v23;
                vector v24 = splat(c1[4]);
                v13 += v19 * v24;
                v14 += v20 * v24;
                vector v25 = load(c4 + 0);
                vector v26 = load(c4 + 4);
                vector v27 = splat(a[0]);
                v11 += v25 * v27;
                v12 += v26 * v27;
                vector v28 = splat(c1[0]);
                v7 -= v25 * v28;
                v8 -= v26 * v28;
                vector v29 = splat(a[4]);
                v13 += v25 * v29;
                v14 += v26 * v29;
                vector v30 = splat(c1[4]);
                v9 -= v25 * v30;
                v10 -= v26 * v30;
                vector v31 = load(b + 8);
                vector v32 = load(b + 12);
                vector v33 = splat(a[1]);
                v7 += v31 * v33;
                v8 += v32 * v33;
                vector v34 = splat(c1[1]);
                v11 += v31 * v34;
                v12 += v32 * v34;
                vector v35 = splat(a[5]);
                v9 += v31 * v35;
                v10 += v32 * v35;
                vector v36 = splat(c1[5]);
                v13 += v31 * v36;
                v14 += v32 * v36;
                vector v37 = load(c4 + 8);
                vector v38 = load(c4 + 12);
                vector v39 = splat(a[1]);
                v11 += v37 * v39;
                v12 += v38 * v39;
                vector v40 = splat(c1[1]);
                v7 -= v37 * v40;
                v8 -= v38 * v40;
                vector v41 = splat(a[5]);
                v13 += v37 * v41;
                v14 += v38 * v41;
                vector v42 = splat(c1[5]);
                v9 -= v37 * v42;
                v10 -= v38 * v42;
                vector v43 = load(b + 16);
                vector v44 = load(b + 20);
                vector v45 = splat(a[2]);
                v7 += v43 * v45;
                v8 += v44 * v45;
                vector v46 = splat(c1[2]);
                v11 += v43 * v46;
                v12 += v44 * v46;
                vector v47 = splat(a[6]);
                v9 += v43 * v47;
                v10 += v44 * v47;
                vector v48 = splat(c1[6]);
                v13 += v43 * v48;
                v14 += v44 * v48;
                vector v49 = load(c4 + 16);
                vector v50 = load(c4 + 20);
                vector v51 = splat(a[2]);
                v11 += v49 * v51;
                v12 += v50 * v51;
                vector v52 = splat(c1[2]);
                v7 -= v49 * v52;
                v8 -= v50 * v52;
                vector v53 = splat(a[6]);
                v13 += v49 * v53;
                v14 += v50 * v53;
                vector v54 = splat(c1[6]);
                v9 -= v49 * v54;
                v10 -= v50 * v54;
                vector v55 = load(b + 24);
                vector v56 = load(b + 28);
                vector v57 = splat(a[3]);
                v7 += v55 * v57;
                v8 += v56 * v57;
                vector v58 = splat(c1[3]);
                v11 += v55 * v58;
                v12 += v56 * v58;
                vector v59 = splat(a[7]);
                v9 += v55 * v59;
                v10 += v56 * v59;
                vector v60 = splat(c1[7]);
                v13 += v55 * v60;
                v14 += v56 * v60;
                vector v61 = load(c4 + 24);
                vector v62 = load(c4 + 28);
                vector v63 = splat(a[3]);
                v11 += v61 * v63;
                v12 += v62 * v63;
                vector v64 = splat(c1[3]);
                v7 -= v61 * v64;
                v8 -= v62 * v64;
                vector v65 = splat(a[7]);
                v13 += v61 * v65;
                v14 += v62 * v65;
                vector v66 = splat(c1[7]);
                v9 -= v61 * v66;
                v10 -= v62 * v66;
                a += 4;
                c1 += 4;
                b += 32;
                c4 += 32;
            }
            a += 12;
            c1 += 12;
        }
        a += s3;
        c1 += s3;
        a += -256;
        c1 += -256;
        b += s6;
        c4 += s6;
        b += -512;
        c4 += -512;
    }
    size_t s67 = s15 % 4;
    size_t s68 = s15 / 4;
    for (; s68 != 0; s68--) {
        for (int i69 = 0; i69 < 1; i69++) {
            vector v70 = load(b + 0);
            vector v71 = load(b + 4);
            vector v72 = splat(a[0]);
            v7 += v70 * v72;
            v8 += v71 * v72;
            vector v73 = splat(c1[0]);
            v11 += v70 * v73;
            v12 += v71 * v73;
            vector v74 = splat(a[4]);
            v9 += v70 * v74;
            v10 += v71 * v74;
            vector v75 = splat(c1[4]);
            v13 += v70 * v75;
            v14 += v71 * v75;
            vector v76 = load(c4 + 0);
            vector v77 = load(c4 + 4);
            vector v78 = splat(a[0]);
            v11 += v76 * v78;
            v12 += v77 * v78;
            vector v79 = splat(c1[0]);
            v7 -= v76 * v79;
            v8 -= v77 * v79;
            vector v80 = splat(a[4]);
            v13 += v76 * v80;
            v14 += v77 * v80;
            vector v81 = splat(c1[4]);
            v9 -= v76 * v81;
            v10 -= v77 * v81;
            vector v82 = load(b + 8);
            vector v83 = load(b + 12);
            vector v84 = splat(a[1]);
            v7 += v82 * v84;
            v8 += v83 * v84;
            vector v85 = splat(c1[1]);
            v11 += v82 * v85;
            v12 += v83 * v85;
            vector v86 = splat(a[5]);
            v9 += v82 * v86;
            v10 += v83 * v86;
            vector v87 = splat(c1[5]);
            v13 += v82 * v87;
            v14 += v83 * v87;
            vector v88 = load(c4 + 8);
            vector v89 = load(c4 + 12);
            vector v90 = splat(a[1]);
            v11 += v88 * v90;
            v12 += v89 * v90;
            vector v91 = splat(c1[1]);
            v7 -= v88 * v91;
            v8 -= v89 * v91;
            vector v92 = splat(a[5]);
            v13 += v88 * v92;
            v14 += v89 * v92;
            vector v93 = splat(c1[5]);
            v9 -= v88 * v93;
            v10 -= v89 * v93;
            vector v94 = load(b + 16);
            vector v95 = load(b + 20);
            vector v96 = splat(a[2]);
            v7 += v94 * v96;
            v8 += v95 * v96;
            vector v97 = splat(c1[2]);
            v11 += v94 * v97;
            v12 += v95 * v97;
            vector v98 = splat(a[6]);
            v9 += v94 * v98;
            v10 += v95 * v98;
            vector v99 = splat(c1[6]);
            v13 += v94 * v99;
            v14 += v95 * v99;
            vector v100 = load(c4 + 16);
            vector v101 = load(c4 + 20);
            vector v102 = splat(a[2]);
            v11 += v100 * v102;
            v12 += v101 * v102;
            vector v103 = splat(c1[2]);
            v7 -= v100 * v103;
            v8 -= v101 * v103;
            vector v104 = splat(a[6]);
            v13 += v100 * v104;
            v14 += v101 * v104;
            vector v105 = splat(c1[6]);
            v9 -= v100 * v105;
            v10 -= v101 * v105;
            vector v106 = load(b + 24);
            vector v107 = load(b + 28);
            vector v108 = splat(a[3]);
            v7 += v106 * v108;
            v8 += v107 * v108;
            vector v109 = splat(c1[3]);
            v11 += v106 * v109;
            v12 += v107 * v109;
            vector v110 = splat(a[7]);
            v9 += v106 * v110;
            v10 += v107 * v110;
            vector v111 = splat(c1[7]);
            v13 += v106 * v111;
            v14 += v107 * v111;
            vector v112 = load(c4 + 24);
            vector v113 = load(c4 + 28);
            vector v114 = splat(a[3]);
            v11 += v112 * v114;
            v12 += v113 * v114;
            vector v115 = splat(c1[3]);
            v7 -= v112 * v115;
            v8 -= v113 * v115;
            vector v116 = splat(a[7]);
            v13 += v112 * v116;
            v14 += v113 * v116;
            vector v117 = splat(c1[7]);
            v9 -= v112 * v117;
            v10 -= v113 * v117;
            a += 4;
            c1 += 4;
            b += 32;
            c4 += 32;
        }
        a += 12;
        c1 += 12;
    }
    for (; s67 != 0; s67--) {
        vector v118 = load(b + 0);
        vector v119 = load(b + 4);
        vector v120 = splat(a[0]);
        v7 += v118 * v120;
        v8 += v119 * v120;
        vector v121 = splat(c1[0]);
        v11 += v118 * v121;
        v12 += v119 * v121;
        vector v122 = splat(a[4]);
        v9 += v118 * v122;
        v10 += v119 * v122;
        vector v123 = splat(c1[4]);
        v13 += v118 * v123;
        v14 += v119 * v123;
        vector v124 = load(c4 + 0);
        vector v125 = load(c4 + 4);
        vector v126 = splat(a[0]);
        v11 += v124 * v126;
        v12 += v125 * v126;
        vector v127 = splat(c1[0]);
        v7 -= v124 * v127;
        v8 -= v125 * v127;
        vector v128 = splat(a[4]);
        v13 += v124 * v128;
        v14 += v125 * v128;
        vector v129 = splat(c1[4]);
        v9 -= v124 * v129;
        v10 -= v125 * v129;
        a += 1;
        c1 += 1;
        b += 8;
        c4 += 8;
    }
    float*f130 = c;
    size_t s131 = layout->c_imaginary;
    f130 += s131;
    size_t s132 = layout->c_stride;
    if (accumulate == 0) {
        float*f133 = c;
        store(f133 + 0, v7);
        store(f133 + 4, v8);
        f133 += s132;
        store(f133 + 0, v9);
        store(f133 + 4, v10);
        f133 += s132;
        float*f134 = f130;
        store(f134 + 0, v11);
        store(f134 + 4, v12);
        f134 += s132;
        store(f134 + 0, v13);
        store(f134 + 4, v14);
        f134 += s132;
    } else {
        float*f135 = c;
        vector v136 = load(f135 + 0);
        v7 += v136;
        vector v137 = load(f135 + 4);
        v8 += v137;
        f135 += s132;
        vector v138 = load(f135 + 0);
        v9 += v138;
        vector v139 = load(f135 + 4);
        v10 += v139;
        f135 += s132;
        float*f140 = f130;
        vector v141 = load(f140 + 0);
        v11 += v141;
        vector v142 = load(f140 + 4);
        v12 += v142;
        f140 += s132;
        vector v143 = load(f140 + 0);
        v13 += v143;
        vector v144 = load(f140 + 4);
        v14 += v144;
        f140 += s132;
        float*f145 = c;
        store(f145 + 0, v7);
        store(f145 + 4, v8);
        f145 += s132;
        store(f145 + 0, v9);
        store(f145 + 4, v10);
        f145 += s132;
        float*f146 = f130;
        store(f146 + 0, v11);
        store(f146 + 4, v12);
        f146 += s132;
        store(f146 + 0, v13);
        store(f146 + 4, v14);
        f146 += s132;
    }
}
