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

void nnp_dots_1x4__c_scalar(size_t vectors, const float* a, size_t a_stride, const float* b, size_t b_stride, float* sums) {
    const float*c1 = a;
    const float*c2 = b;
    c2 += b_stride;
    const float*c3 = c2;
    c3 += b_stride;
    const float*c4 = c3;
    c4 += b_stride;
    vector v5 = load(sums + 0);
    vector v6 = load(sums + 1);
    vector v7 = load(sums + 2);
    vector v8 = load(sums + 3);
    size_t s9 = vectors / 16;
    for (; s9 != 0; s9--) {
        vector v10 = load(c1 + 0 * a_stride + 0);
        vector v11 = load(b + 0);
        v5 += v10 * v11;
        vector v12 = load(c2 + 0);
        v6 += v10 * v12;
        vector v13 = load(c3 + 0);
        v7 += v10 * v13;
        vector v14 = load(c4 + 0);
        v8 += v10 * v14;
        vector v15 = load(c1 + 0 * a_stride + 1);
        vector v16 = load(b + 1);
        v5 += v15 * v16;
        vector v17 = load(c2 + 1);
        v6 += v15 * v17;
        vector v18 = load(c3 + 1);
        v7 += v15 * v18;
        vector v19 = load(c4 + 1);
        v8 += v15 * v19;
        vector v20 = load(c1 + 0 * a_stride + 2);
        vector v21 = load(b + 2);
        v5 += v20 * v21;
        vector v22 = load(c2 + 2);
        v6 += v20 * v22;
        vector v23 = load(c3 + 2);
        v7 += v20 * v23;
        vector v24 = load(c4 + 2);
        v8 += v20 * v24;
        vector v25 = load(c1 + 0 * a_stride + 3);
        vector v26 = load(b + 3);
        v5 += v25 * v26;
        vector v27 = load(c2 + 3);
        v6 += v25 * v27;
        vector v28 = load(c3 + 3);
        v7 += v25 * v28;
        vector v29 = load(c4 + 3);
        v8 += v25 * v29;
        vector v30 = load(c1 + 0 * a_stride + 4);
        vector v31 = load(b + 4);
        v5 += v30 * v31;
        vector v32 = load(c2 + 4);
        v6 += v30 * v32;
        vector v33 = load(c3 + 4);
        v7 += v30 * v33;
        vector v34 = load(c4 + 4);
        v8 += v30 * v34;
        vector v35 = load(c1 + 0 * a_stride + 5);
        vector v36 = load(b + 5);
        v5 += v35 * v36;
        vector v37 = load(c2 + 5);
        v6 += v35 * v37;
        vector v38 = load(c3 + 5);
        v7 += v35 * v38;
        vector v39 = load(c4 + 5);
        v8 += v35 * v39;
        vector v40 = load(c1 + 0 * a_stride + 6);
        vector v41 = load(b + 6);
        v5 += v40 * v41;
        vector v42 = load(c2 + 6);
        v6 += v40 * v42;
        vector v43 = load(c3 + 6);
        v7 += v40 * v43;
        vector v44 = load(c4 + 6);
        v8 += v40 * v44;
        vector v45 = load(c1 + 0 * a_stride + 7);
        vector v46 = load(b + 7);
        v5 += v45 * v46;
        vector v47 = load(c2 + 7);
        v6 += v45 * v47;
        vector v48 = load(c3 + 7);
        v7 += v45 * v48;
        vector v49 = load(c4 + 7);
        v8 += v45 * v49;
        vector v50 = load(c1 + 0 * a_stride + 8);
        vector v51 = load(b + 8);
        v5 += v50 * v51;
        vector v52 = load(c2 + 8);
        v6 += v50 * v52;
        vector v53 = load(c3 + 8);
        v7 += v50 * v53;
        vector v54 = load(c4 + 8);
        v8 += v50 * v54;
        vector v55 = load(c1 + 0 * a_stride + 9);
        vector v56 = load(b + 9);
        v5 += v55 * v56;
        vector v57 = load(c2 + 9);
        v6 += v55 * v57;
        vector v58 = load(c3 + 9);
        v7 += v55 * v58;
        vector v59 = load(c4 + 9);
        v8 += v55 * v59;
        vector v60 = load(c1 + 0 * a_stride + 10);
        vector v61 = load(b + 10);
        v5 += v60 * v61;
        vector v62 = load(c2 + 10);
        v6 += v60 * v62;
        vector v63 = load(c3 + 10);
        v7 += v60 * v63;
        vector v64 = load(c4 + 10);
        v8 += v60 * v64;
        vector v65 = load(c1 + 0 * a_stride + 11);
        vector v66 = load(b + 11);
        v5 += v65 * v66;
        vector v67 = load(c2 + 11);
        v6 += v65 * v67;
        vector v68 = load(c3 + 11);
        v7 += v65 * v68;
        vector v69 = load(c4 + 11);
        v8 += v65 * v69;
        vector v70 = load(c1 + 0 * a_stride + 12);
        vector v71 = load(b + 12);
        v5 += v70 * v71;
        vector v72 = load(c2 + 12);
        v6 += v70 * v72;
        vector v73 = load(c3 + 12);
        v7 += v70 * v73;
        vector v74 = load(c4 + 12);
        v8 += v70 * v74;
        vector v75 = load(c1 + 0 * a_stride + 13);
        vector v76 = load(b + 13);
        v5 += v75 * v76;
        vector v77 = load(c2 + 13);
        v6 += v75 * v77;
        vector v78 = load(c3 + 13);
        v7 += v75 * v78;
        vector v79 = load(c4 + 13);
        v8 += v75 * v79;
        vector v80 = load(c1 + 0 * a_stride + 14);
        vector v81 = load(b + 14);
        v5 += v80 * v81;
        vector v82 = load(c2 + 14);
        v6 += v80 * v82;
        vector v83 = load(c3 + 14);
        v7 += v80 * v83;
        vector v84 = load(c4 + 14);
        v8 += v80 * v84;
        vector v85 = load(c1 + 0 * a_stride + 15);
        vector v86 = load(b + 15);
        v5 += v85 * v86;
        vector v87 = load(c2 + 15);
        v6 += v85 * v87;
        vector v88 = load(c3 + 15);
        v7 += v85 * v88;
        vector v89 = load(c4 + 15);
        v8 += v85 * v89;
        c1 += 16;
        b += 16;
        c2 += 16;
        c3 += 16;
        c4 += 16;
    }
    size_t s90 = vectors % 16;
    for (; s90 != 0; s90--) {
        vector v91 = load(c1 + 0 * a_stride + 0);
        vector v92 = load(b + 0);
        v5 += v91 * v92;
        vector v93 = load(c2 + 0);
        v6 += v91 * v93;
        vector v94 = load(c3 + 0);
        v7 += v91 * v94;
        vector v95 = load(c4 + 0);
        v8 += v91 * v95;
        c1 += 1;
        b += 1;
        c2 += 1;
        c3 += 1;
        c4 += 1;
    }
    store(sums + 0, v5);
    store(sums + 1, v6);
    store(sums + 2, v7);
    store(sums + 3, v8);
}

void nnp_dots_2x4__c_scalar(size_t vectors, const float* a, size_t a_stride, const float* b, size_t b_stride, float* sums) {
    const float*c1 = a;
    const float*c2 = b;
    c2 += b_stride;
    const float*c3 = c2;
    c3 += b_stride;
    const float*c4 = c3;
    c4 += b_stride;
    vector v5 = load(sums + 0);
    vector v6 = load(sums + 1);
    vector v7 = load(sums + 2);
    vector v8 = load(sums + 3);
    vector v9 = load(sums + 4);
    vector v10 = load(sums + 5);
    vector v11 = load(sums + 6);
    vector v12 = load(sums + 7);
    size_t s13 = vectors / 16;
    for (; s13 != 0; s13--) {
        vector v14 = load(c1 + 0 * a_stride + 0);
        vector v15 = load(c1 + 1 * a_stride + 0);
        vector v16 = load(b + 0);
        v5 += v14 * v16;
        v9 += v15 * v16;
        vector v17 = load(c2 + 0);
        v6 += v14 * v17;
        v10 += v15 * v17;
        vector v18 = load(c3 + 0);
        v7 += v14 * v18;
        v11 += v15 * v18;
        vector v19 = load(c4 + 0);
        v8 += v14 * v19;
        v12 += v15 * v19;
        vector v20 = load(c1 + 0 * a_stride + 1);
        vector v21 = load(c1 + 1 * a_stride + 1);
        vector v22 = load(b + 1);
        v5 += v20 * v22;
        v9 += v21 * v22;
        vector v23 = load(c2 + 1);
        v6 += v20 * v23;
        v10 += v21 * v23;
        vector v24 = load(c3 + 1);
        v7 += v20 * v24;
        v11 += v21 * v24;
        vector v25 = load(c4 + 1);
        v8 += v20 * v25;
        v12 += v21 * v25;
        vector v26 = load(c1 + 0 * a_stride + 2);
        vector v27 = load(c1 + 1 * a_stride + 2);
        vector v28 = load(b + 2);
        v5 += v26 * v28;
        v9 += v27 * v28;
        vector v29 = load(c2 + 2);
        v6 += v26 * v29;
        v10 += v27 * v29;
        vector v30 = load(c3 + 2);
        v7 += v26 * v30;
        v11 += v27 * v30;
        vector v31 = load(c4 + 2);
        v8 += v26 * v31;
        v12 += v27 * v31;
        vector v32 = load(c1 + 0 * a_stride + 3);
        vector v33 = load(c1 + 1 * a_stride + 3);
        vector v34 = load(b + 3);
        v5 += v32 * v34;
        v9 += v33 * v34;
        vector v35 = load(c2 + 3);
        v6 += v32 * v35;
        v10 += v33 * v35;
        vector v36 = load(c3 + 3);
        v7 += v32 * v36;
        v11 += v33 * v36;
        vector v37 = load(c4 + 3);
        v8 += v32 * v37;
        v12 += v33 * v37;
        vector v38 = load(c1 + 0 * a_stride + 4);
        vector v39 = load(c1 + 1 * a_stride + 4);
        vector v40 = load(b + 4);
        v5 += v38 * v40;
        v9 += v39 * v40;
        vector v41 = load(c2 + 4);
        v6 += v38 * v41;
        v10 += v39 * v41;
        vector v42 = load(c3 + 4);
        v7 += v38 * v42;
        v11 += v39 * v42;
        vector v43 = load(c4 + 4);
        v8 += v38 * v43;
        v12 += v39 * v43;
        vector v44 = load(c1 + 0 * a_stride + 5);
        vector v45 = load(c1 + 1 * a_stride + 5);
        vector v46 = load(b + 5);
        v5 += v44 * v46;
        v9 += v45 * v46;
        vector v47 = load(c2 + 5);
        v6 += v44 * v47;
        v10 += v45 * v47;
        vector v48 = load(c3 + 5);
        v7 += v44 * v48;
        v11 += v45 * v48;
        vector v49 = load(c4 + 5);
        v8 += v44 * v49;
        v12 += v45 * v49;
        vector v50 = load(c1 + 0 * a_stride + 6);
        vector v51 = load(c1 + 1 * a_stride + 6);
        vector v52 = load(b + 6);
        v5 += v50 * v52;
        v9 += v51 * v52;
        vector v53 = load(c2 + 6);
        v6 += v50 * v53;
        v10 += v51 * v53;
        vector v54 = load(c3 + 6);
        v7 += v50 * v54;
        v11 += v51 * v54;
        vector v55 = load(c4 + 6);
        v8 += v50 * v55;
        v12 += v51 * v55;
        vector v56 = load(c1 + 0 * a_stride + 7);
        vector v57 = load(c1 + 1 * a_stride + 7);
        vector v58 = load(b + 7);
        v5 += v56 * v58;
        v9 += v57 * v58;
        vector v59 = load(c2 + 7);
        v6 += v56 * v59;
        v10 += v57 * v59;
        vector v60 = load(c3 + 7);
        v7 += v56 * v60;
        v11 += v57 * v60;
        vector v61 = load(c4 + 7);
        v8 += v56 * v61;
        v12 += v57 * v61;
        vector v62 = load(c1 + 0 * a_stride + 8);
        vector v63 = load(c1 + 1 * a_stride + 8);
        vector v64 = load(b + 8);
        v5 += v62 * v64;
        v9 += v63 * v64;
        vector v65 = load(c2 + 8);
        v6 += v62 * v65;
        v10 += v63 * v65;
        vector v66 = load(c3 + 8);
        v7 += v62 * v66;
        v11 += v63 * v66;
        vector v67 = load(c4 + 8);
        v8 += v62 * v67;
        v12 += v63 * v67;
        vector v68 = load(c1 + 0 * a_stride + 9);
        vector v69 = load(c1 + 1 * a_stride + 9);
        vector v70 = load(b + 9);
        v5 += v68 * v70;
        v9 += v69 * v70;
        vector v71 = load(c2 + 9);
        v6 += v68 * v71;
        v10 += v69 * v71;
        vector v72 = load(c3 + 9);
        v7 += v68 * v72;
        v11 += v69 * v72;
        vector v73 = load(c4 + 9);
        v8 += v68 * v73;
        v12 += v69 * v73;
        vector v74 = load(c1 + 0 * a_stride + 10);
        vector v75 = load(c1 + 1 * a_stride + 10);
        vector v76 = load(b + 10);
        v5 += v74 * v76;
        v9 += v75 * v76;
        vector v77 = load(c2 + 10);
        v6 += v74 * v77;
        v10 += v75 * v77;
        vector v78 = load(c3 + 10);
        v7 += v74 * v78;
        v11 += v75 * v78;
        vector v79 = load(c4 + 10);
        v8 += v74 * v79;
        v12 += v75 * v79;
        vector v80 = load(c1 + 0 * a_stride + 11);
        vector v81 = load(c1 + 1 * a_stride + 11);
        vector v82 = load(b + 11);
        v5 += v80 * v82;
        v9 += v81 * v82;
        vector v83 = load(c2 + 11);
        v6 += v80 * v83;
        v10 += v81 * v83;
        vector v84 = load(c3 + 11);
        v7 += v80 * v84;
        v11 += v81 * v84;
        vector v85 = load(c4 + 11);
        v8 += v80 * v85;
        v12 += v81 * v85;
        vector v86 = load(c1 + 0 * a_stride + 12);
        vector v87 = load(c1 + 1 * a_stride + 12);
        vector v88 = load(b + 12);
        v5 += v86 * v88;
        v9 += v87 * v88;
        vector v89 = load(c2 + 12);
        v6 += v86 * v89;
        v10 += v87 * v89;
        vector v90 = load(c3 + 12);
        v7 += v86 * v90;
        v11 += v87 * v90;
        vector v91 = load(c4 + 12);
        v8 += v86 * v91;
        v12 += v87 * v91;
        vector v92 = load(c1 + 0 * a_stride + 13);
        vector v93 = load(c1 + 1 * a_stride + 13);
        vector v94 = load(b + 13);
        v5 += v92 * v94;
        v9 += v93 * v94;
        vector v95 = load(c2 + 13);
        v6 += v92 * v95;
        v10 += v93 * v95;
        vector v96 = load(c3 + 13);
        v7 += v92 * v96;
        v11 += v93 * v96;
        vector v97 = load(c4 + 13);
        v8 += v92 * v97;
        v12 += v93 * v97;
        vector v98 = load(c1 + 0 * a_stride + 14);
        vector v99 = load(c1 + 1 * a_stride + 14);
        vector v100 = load(b + 14);
        v5 += v98 * v100;
        v9 += v99 * v100;
        vector v101 = load(c2 + 14);
        v6 += v98 * v101;
        v10 += v99 * v101;
        vector v102 = load(c3 + 14);
        v7 += v98 * v102;
        v11 += v99 * v102;
        vector v103 = load(c4 + 14);
        v8 += v98 * v103;
        v12 += v99 * v103;
        vector v104 = load(c1 + 0 * a_stride + 15);
        vector v105 = load(c1 + 1 * a_stride + 15);
        vector v106 = load(b + 15);
        v5 += v104 * v106;
        v9 += v105 * v106;
        vector v107 = load(c2 + 15);
        v6 += v104 * v107;
        v10 += v105 * v107;
        vector v108 = load(c3 + 15);
        v7 += v104 * v108;
        v11 += v105 * v108;
        vector v109 = load(c4 + 15);
        v8 += v104 * v109;
        v12 += v105 * v109;
        c1 += 16;
        b += 16;
        c2 += 16;
        c3 += 16;
        c4 += 16;
    }
    size_t s110 = vectors % 16;
    for (; s110 != 0; s110--) {
        vector v111 = load(c1 + 0 * a_stride + 0);
        vector v112 = load(c1 + 1 * a_stride + 0);
        vector v113 = load(b + 0);
        v5 += v111 * v113;
        v9 += v112 * v113;
        vector v114 = load(c2 + 0);
        v6 += v111 * v114;
        v10 += v112 * v114;
        vector v115 = load(c3 + 0);
        v7 += v111 * v115;
        v11 += v112 * v115;
        vector v116 = load(c4 + 0);
        v8 += v111 * v116;
        v12 += v112 * v116;
        c1 += 1;
        b += 1;
        c2 += 1;
        c3 += 1;
        c4 += 1;
    }
    store(sums + 0, v5);
    store(sums + 1, v6);
    store(sums + 2, v7);
    store(sums + 3, v8);
    store(sums + 4, v9);
    store(sums + 5, v10);
    store(sums + 6, v11);
    store(sums + 7, v12);
}
