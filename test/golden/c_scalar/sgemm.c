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

void nnp_sgemm_1x4__c_scalar(size_t k, const float* a, const float* b, size_t b_stride, float* c, const struct nnp_sgemm_output* output) {
    float*f1 = c;
    size_t s2 = output->row_stride;
    f1 += s2;
    size_t s3 = output->columns;
    size_t s4 = s3 / 4;
    for (; s4 != 0; s4--) {
        float*f5 = c;
        size_t s6 = output->row_stride;
        f5 += s6;
        const float*c7 = b;
        size_t s8 = output->ahead;
        size_t s9 = k;
        const float*c10 = a;
        vector v11 = splat(0);
        vector v12 = splat(0);
        vector v13 = splat(0);
        vector v14 = splat(0);
        size_t s15 = s9 % 1;
        size_t s16 = s9 / 1;
        for (; s16 != 0; s16--) {
            for (int i17 = 0; i17 < 1; i17++) {
                vector v18 = load(c7 + 0);
                vector v19 = load(c7 + 1);
                vector v20 = load(c7 + 2);
                vector v21 = load(c7 + 3);
                c7 += b_stride;
                vector v22 = splat(c10[0]);
                v11 += v18 * v22;
                v12 += v19 * v22;
                v13 += v20 * v22;
                v14 += v21 * v22;
                c10 += 1;
            }
            c10 += 1;
        }
        for (; s15 != 0; s15--) {
            vector v23 = load(c7 + 0);
            vector v24 = load(c7 + 1);
            vector v25 = load(c7 + 2);
            vector v26 = load(c7 + 3);
            c7 += b_stride;
            vector v27 = splat(c10[0]);
            v11 += v23 * v27;
            v12 += v24 * v27;
            v13 += v25 * v27;
            v14 += v26 * v27;
            c10 += 1;
        }
        const float*c28 = output->bias;
        size_t s29 = output->row_stride;
        if (c28 == 0) {
            float*f30 = c;
            vector v31 = load(f30 + 0);
            v11 += v31;
            vector v32 = load(f30 + 1);
            v12 += v32;
            vector v33 = load(f30 + 2);
            v13 += v33;
            vector v34 = load(f30 + 3);
            v14 += v34;
            f30 += s29;
        } else {
            vector v35 = splat(c28[0]);
            v11 += v35;
            v12 += v35;
            v13 += v35;
            v14 += v35;
        }
        vector v36 = splat((&output->minimum)[0]);
        float*f37 = c;
        vector v38 = maximum(v36, v11);
        store(f37 + 0, v38);
        vector v39 = maximum(v36, v12);
        store(f37 + 1, v39);
        vector v40 = maximum(v36, v13);
        store(f37 + 2, v40);
        vector v41 = maximum(v36, v14);
        store(f37 + 3, v41);
        f37 += s29;
        b += 4;
        c += 4;
    }
    size_t s42 = output->columns;
    size_t s43 = s42 % 4;
    if (s43 == 0) {
    } else {
        const float*c44 = b;
        size_t s45 = output->ahead;
        size_t s46 = k;
        const float*c47 = a;
        vector v48 = splat(0);
        vector v49 = splat(0);
        vector v50 = splat(0);
        vector v51 = splat(0);
        size_t s52 = s46 % 1;
        size_t s53 = s46 / 1;
        for (; s53 != 0; s53--) {
            for (int i54 = 0; i54 < 1; i54++) {
                vector v55 = load(c44 + 0);
                vector v56 = load(c44 + 1);
                vector v57 = load(c44 + 2);
                vector v58 = load(c44 + 3);
                c44 += b_stride;
                vector v59 = splat(c47[0]);
                v48 += v55 * v59;
                v49 += v56 * v59;
                v50 += v57 * v59;
                v51 += v58 * v59;
                c47 += 1;
            }
            c47 += 1;
        }
        for (; s52 != 0; s52--) {
            vector v60 = load(c44 + 0);
            vector v61 = load(c44 + 1);
            vector v62 = load(c44 + 2);
            vector v63 = load(c44 + 3);
            c44 += b_stride;
            vector v64 = splat(c47[0]);
            v48 += v60 * v64;
            v49 += v61 * v64;
            v50 += v62 * v64;
            v51 += v63 * v64;
            c47 += 1;
        }
        size_t s65 = output->columns;
        size_t s66 = s65 % 4;
        uint64_t u67 = bits_below(s66) >> 0;
        uint64_t u68 = bits_below(s66) >> 1;
        uint64_t u69 = bits_below(s66) >> 2;
        uint64_t u70 = bits_below(s66) >> 3;
        const float*c71 = output->bias;
        size_t s72 = output->row_stride;
        if (c71 == 0) {
            float*f73 = c;
            vector v74 = load_masked(f73 + 0, u67);
            v48 += v74;
            vector v75 = load_masked(f73 + 1, u68);
            v49 += v75;
            vector v76 = load_masked(f73 + 2, u69);
            v50 += v76;
            vector v77 = load_masked(f73 + 3, u70);
            v51 += v77;
            f73 += s72;
        } else {
            vector v78 = splat(c71[0]);
            v48 += v78;
            v49 += v78;
            v50 += v78;
            v51 += v78;
        }
        vector v79 = splat((&output->minimum)[0]);
        float*f80 = c;
        vector v81 = maximum(v79, v48);
        store_masked(f80 + 0, v81, u67);
        vector v82 = maximum(v79, v49);
        store_masked(f80 + 1, v82, u68);
        vector v83 = maximum(v79, v50);
        store_masked(f80 + 2, v83, u69);
        vector v84 = maximum(v79, v51);
        store_masked(f80 + 3, v84, u70);
        f80 += s72;
    }
}

void nnp_sgemm_2x4__c_scalar(size_t k, const float* a, const float* b, size_t b_stride, float* c, const struct nnp_sgemm_output* output) {
    float*f1 = c;
    size_t s2 = output->row_stride;
    f1 += s2;
    f1 += s2;
    size_t s3 = output->columns;
    size_t s4 = s3 / 4;
    for (; s4 != 0; s4--) {
        float*f5 = c;
        size_t s6 = output->row_stride;
        f5 += s6;
        f5 += s6;
        const float*c7 = b;
        size_t s8 = output->ahead;
        size_t s9 = k;
        const float*c10 = a;
        vector v11 = splat(0);
        vector v12 = splat(0);
        vector v13 = splat(0);
        vector v14 = splat(0);
        vector v15 = splat(0);
        vector v16 = splat(0);
        vector v17 = splat(0);
        vector v18 = splat(0);
        size_t s19 = s9 % 1;
        size_t s20 = s9 / 1;
        for (; s20 != 0; s20--) {
            for (int i21 = 0; i21 < 1; i21++) {
                vector v22 = load(c7 + 0);
                vector v23 = load(c7 + 1);
                vector v24 = load(c7 + 2);
                vector v25 = load(c7 + 3);
                c7 += b_stride;
                vector v26 = splat(c10[0]);
                v11 += v22 * v26;
                v12 += v23 * v26;
                v13 += v24 * v26;
                v14 += v25 * v26;
                vector v27 = splat(c10[1]);
                v15 += v22 * v27;
                v16 += v23 * v27;
                v17 += v24 * v27;
                v18 += v25 * v27;
                c10 += 1;
            }
            c10 += 1;
        }
        for (; s19 != 0; s19--) {
            vector v28 = load(c7 + 0);
            vector v29 = load(c7 + 1);
            vector v30 = load(c7 + 2);
            vector v31 = load(c7 + 3);
            c7 += b_stride;
            vector v32 = splat(c10[0]);
            v11 += v28 * v32;
            v12 += v29 * v32;
            v13 += v30 * v32;
            v14 += v31 * v32;
            vector v33 = splat(c10[1]);
            v15 += v28 * v33;
            v16 += v29 * v33;
            v17 += v30 * v33;
            v18 += v31 * v33;
            c10 += 1;
        }
        const float*c34 = output->bias;
        size_t s35 = output->row_stride;
        if (c34 == 0) {
            float*f36 = c;
            vector v37 = load(f36 + 0);
            v11 += v37;
            vector v38 = load(f36 + 1);
            v12 += v38;
            vector v39 = load(f36 + 2);
            v13 += v39;
            vector v40 = load(f36 + 3);
            v14 += v40;
            f36 += s35;
            vector v41 = load(f36 + 0);
            v15 += v41;
            vector v42 = load(f36 + 1);
            v16 += v42;
            vector v43 = load(f36 + 2);
            v17 += v43;
            vector v44 = load(f36 + 3);
            v18 += v44;
            f36 += s35;
        } else {
            vector v45 = splat(c34[0]);
            v11 += v45;
            v12 += v45;
            v13 += v45;
            v14 += v45;
            vector v46 = splat(c34[1]);
            v15 += v46;
            v16 += v46;
            v17 += v46;
            v18 += v46;
        }
        vector v47 = splat((&output->minimum)[0]);
        float*f48 = c;
        vector v49 = maximum(v47, v11);
        store(f48 + 0, v49);
        vector v50 = maximum(v47, v12);
        store(f48 + 1, v50);
        vector v51 = maximum(v47, v13);
        store(f48 + 2, v51);
        vector v52 = maximum(v47, v14);
        store(f48 + 3, v52);
        f48 += s35;
        vector v53 = maximum(v47, v15);
        store(f48 + 0, v53);
        vector v54 = maximum(v47, v16);
        store(f48 + 1, v54);
        vector v55 = maximum(v47, v17);
        store(f48 + 2, v55);
        vector v56 = maximum(v47, v18);
        store(f48 + 3, v56);
        f48 += s35;
        b += 4;
        c += 4;
    }
    size_t s57 = output->columns;
    size_t s58 = s57 % 4;
    if (s58 == 0) {
    } else {
        const float*c59 = b;
        size_t s60 = output->ahead;
        size_t s61 = k;
        const float*c62 = a;
        vector v63 = splat(0);
        vector v64 = splat(0);
        vector v65 = splat(0);
        vector v66 = splat(0);
        vector v67 = splat(0);
        vector v68 = splat(0);
        vector v69 = splat(0);
        vector v70 = splat(0);
        size_t s71 = s61 % 1;
        size_t s72 = s61 / 1;
        for (; s72 != 0; s72--) {
            for (int i73 = 0; i73 < 1; i73++) {
                vector v74 = load(c59 + 0);
                vector v75 = load(c59 + 1);
                vector v76 = load(c59 + 2);
                vector v77 = load(c59 + 3);
                c59 += b_stride;
                vector v78 = splat(c62[0]);
                v63 += v74 * v78;
                v64 += v75 * v78;
                v65 += v76 * v78;
                v66 += v77 * v78;
                vector v79 = splat(c62[1]);
                v67 += v74 * v79;
                v68 += v75 * v79;
                v69 += v76 * v79;
                v70 += v77 * v79;
                c62 += 1;
            }
            c62 += 1;
        }
        for (; s71 != 0; s71--) {
            vector v80 = load(c59 + 0);
            vector v81 = load(c59 + 1);
            vector v82 = load(c59 + 2);
            vector v83 = load(c59 + 3);
            c59 += b_stride;
            vector v84 = splat(c62[0]);
            v63 += v80 * v84;
            v64 += v81 * v84;
            v65 += v82 * v84;
            v66 += v83 * v84;
            vector v85 = splat(c62[1]);
            v67 += v80 * v85;
            v68 += v81 * v85;
            v69 += v82 * v85;
            v70 += v83 * v85;
            c62 += 1;
        }
        size_t s86 = output->columns;
        size_t s87 = s86 % 4;
        uint64_t u88 = bits_below(s87) >> 0;
        uint64_t u89 = bits_below(s87) >> 1;
        uint64_t u90 = bits_below(s87) >> 2;
        uint64_t u91 = bits_below(s87) >> 3;
        const float*c92 = output->bias;
        size_t s93 = output->row_stride;
        if (c92 == 0) {
            float*f94 = c;
            vector v95 = load_masked(f94 + 0, u88);
            v63 += v95;
            vector v96 = load_masked(f94 + 1, u89);
            v64 += v96;
            vector v97 = load_masked(f94 + 2, u90);
            v65 += v97;
            vector v98 = load_masked(f94 + 3, u91);
            v66 += v98;
            f94 += s93;
            vector v99 = load_masked(f94 + 0, u88);
            v67 += v99;
            vector v100 = load_masked(f94 + 1, u89);
            v68 += v100;
            vector v101 = load_masked(f94 + 2, u90);
            v69 += v101;
            vector v102 = load_masked(f94 + 3, u91);
            v70 += v102;
            f94 += s93;
        } else {
            vector v103 = splat(c92[0]);
            v63 += v103;
            v64 += v103;
            v65 += v103;
            v66 += v103;
            vector v104 = splat(c92[1]);
            v67 += v104;
            v68 += v104;
            v69 += v104;
            v70 += v104;
        }
        vector v105 = splat((&output->minimum)[0]);
        float*f106 = c;
        vector v107 = maximum(v105, v63);
        store_masked(f106 + 0, v107, u88);
        vector v108 = maximum(v105, v64);
        store_masked(f106 + 1, v108, u89);
        vector v109 = maximum(v105, v65);
        store_masked(f106 + 2, v109, u90);
        vector v110 = maximum(v105, v66);
        store_masked(f106 + 3, v110, u91);
        f106 += s93;
        vector v111 = maximum(v105, v67);
        store_masked(f106 + 0, v111, u88);
        vector v112 = maximum(v105, v68);
        store_masked(f106 + 1, v112, u89);
        vector v113 = maximum(v105, v69);
        store_masked(f106 + 2, v113, u90);
        vector v114 = maximum(v105, v70);
        store_masked(f106 + 3, v114, u91);
        f106 += s93;
    }
}
