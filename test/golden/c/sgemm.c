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

void nnp_sgemm_1x8__c(size_t k, const float* a, const float* b, size_t b_stride, float* c, const struct nnp_sgemm_output* output) {
    float*f1 = c;
    size_t s2 = output->row_stride;
    f1 += s2;
    size_t s3 = output->columns;
    size_t s4 = s3 / 8;
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
        size_t s13 = s9 % 4;
        size_t s14 = s9 / 4;
        for (; s14 != 0; s14--) {
            for (int i15 = 0; i15 < 1; i15++) {
                vector v16 = load(c7 + 0);
                vector v17 = load(c7 + 4);
                c7 += b_stride;
                vector v18 = splat(c10[0]);
                v11 += v16 * v18;
                v12 += v17 * v18;
                vector v19 = load(c7 + 0);
                vector v20 = load(c7 + 4);
                c7 += b_stride;
                vector v21 = splat(c10[1]);
                v11 += v19 * v21;
                v12 += v20 * v21;
                vector v22 = load(c7 + 0);
                vector v23 = load(c7 + 4);
                c7 += b_stride;
                vector v24 = splat(c10[2]);
                v11 += v22 * v24;
                v12 += v23 * v24;
                vector v25 = load(c7 + 0);
                vector v26 = load(c7 + 4);
                c7 += b_stride;
                vector v27 = splat(c10[3]);
                v11 += v25 * v27;
                v12 += v26 * v27;
                c10 += 4;
            }
            c10 += 12;
        }
        for (; s13 != 0; s13--) {
            vector v28 = load(c7 + 0);
            vector v29 = load(c7 + 4);
            c7 += b_stride;
            vector v30 = splat(c10[0]);
            v11 += v28 * v30;
            v12 += v29 * v30;
            c10 += 1;
        }
        const float*c31 = output->bias;
        size_t s32 = output->row_stride;
        if (c31 == 0) {
            float*f33 = c;
            vector v34 = load(f33 + 0);
            v11 += v34;
            vector v35 = load(f33 + 4);
            v12 += v35;
            f33 += s32;
        } else {
            vector v36 = splat(c31[0]);
            v11 += v36;
            v12 += v36;
        }
        vector v37 = splat((&output->minimum)[0]);
        float*f38 = c;
        vector v39 = maximum(v37, v11);
        store(f38 + 0, v39);
        vector v40 = maximum(v37, v12);
        store(f38 + 4, v40);
        f38 += s32;
        b += 8;
        c += 8;
    }
    size_t s41 = output->columns;
    size_t s42 = s41 % 8;
    if (s42 == 0) {
    } else {
        const float*c43 = b;
        size_t s44 = output->ahead;
        size_t s45 = k;
        const float*c46 = a;
        vector v47 = splat(0);
        vector v48 = splat(0);
        size_t s49 = s45 % 4;
        size_t s50 = s45 / 4;
        for (; s50 != 0; s50--) {
            for (int i51 = 0; i51 < 1; i51++) {
                vector v52 = load(c43 + 0);
                vector v53 = load(c43 + 4);
                c43 += b_stride;
                vector v54 = splat(c46[0]);
                v47 += v52 * v54;
                v48 += v53 * v54;
                vector v55 = load(c43 + 0);
                vector v56 = load(c43 + 4);
                c43 += b_stride;
                vector v57 = splat(c46[1]);
                v47 += v55 * v57;
                v48 += v56 * v57;
                vector v58 = load(c43 + 0);
                vector v59 = load(c43 + 4);
                c43 += b_stride;
                vector v60 = splat(c46[2]);
                v47 += v58 * v60;
                v48 += v59 * v60;
                vector v61 = load(c43 + 0);
                vector v62 = load(c43 + 4);
                c43 += b_stride;
                vector v63 = splat(c46[3]);
                v47 += v61 * v63;
                v48 += v62 * v63;
                c46 += 4;
            }
            c46 += 12;
        }
        for (; s49 != 0; s49--) {
            vector v64 = load(c43 + 0);
            vector v65 = load(c43 + 4);
            c43 += b_stride;
            vector v66 = splat(c46[0]);
            v47 += v64 * v66;
            v48 += v65 * v66;
            c46 += 1;
        }
        size_t s67 = output->columns;
        size_t s68 = s67 % 8;
        uint64_t u69 = bits_below(s68) >> 0;
        uint64_t u70 = bits_below(s68) >> 4;
        const float*c71 = output->bias;
        size_t s72 = output->row_stride;
        if (c71 == 0) {
            float*f73 = c;
            vector v74 = load_masked(f73 + 0, u69);
            v47 += v74;
            vector v75 = load_masked(f73 + 4, u70);
            v48 += v75;
            f73 += s72;
        } else {
            vector v76 = splat(c71[0]);
            v47 += v76;
            v48 += v76;
        }
        vector v77 = splat((&output->minimum)[0]);
        float*f78 = c;
        vector v79 = maximum(v77, v47);
        store_masked(f78 + 0, v79, u69);
        vector v80 = maximum(v77, v48);
        store_masked(f78 + 4, v80, u70);
        f78 += s72;
    }
}

void nnp_sgemm_2x8__c(size_t k, const float* a, const float* b, size_t b_stride, float* c, const struct nnp_sgemm_output* output) {
    float*f1 = c;
    size_t s2 = output->row_stride;
    f1 += s2;
    f1 += s2;
    size_t s3 = output->columns;
    size_t s4 = s3 / 8;
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
        size_t s15 = s9 % 4;
        size_t s16 = s9 / 4;
        for (; s16 != 0; s16--) {
            for (int i17 = 0; i17 < 1; i17++) {
                vector v18 = load(c7 + 0);
                vector v19 = load(c7 + 4);
                c7 += b_stride;
                vector v20 = splat(c10[0]);
                v11 += v18 * v20;
                v12 += v19 * v20;
                vector v21 = splat(c10[4]);
                v13 += v18 * v21;
                v14 += v19 * v21;
                vector v22 = load(c7 + 0);
                vector v23 = load(c7 + 4);
                c7 += b_stride;
                vector v24 = splat(c10[1]);
                v11 += v22 * v24;
                v12 += v23 * v24;
                vector v25 = splat(c10[5]);
                v13 += v22 * v25;
                v14 += v23 * v25;
                vector v26 = load(c7 + 0);
                vector v27 = load(c7 + 4);
                c7 += b_stride;
                vector v28 = splat(c10[2]);
                v11 += v26 * v28;
                v12 += v27 * v28;
                vector v29 = splat(c10[6]);
                v13 += v26 * v29;
                v14 += v27 * v29;
                vector v30 = load(c7 + 0);
                vector v31 = load(c7 + 4);
                c7 += b_stride;
                vector v32 = splat(c10[3]);
                v11 += v30 * v32;
                v12 += v31 * v32;
                vector v33 = splat(c10[7]);
                v13 += v30 * v33;
                v14 += v31 * v33;
                c10 += 4;
            }
            c10 += 12;
        }
        for (; s15 != 0; s15--) {
            vector v34 = load(c7 + 0);
            vector v35 = load(c7 + 4);
            c7 += b_stride;
            vector v36 = splat(c10[0]);
            v11 += v34 * v36;
            v12 += v35 * v36;
            vector v37 = splat(c10[4]);
            v13 += v34 * v37;
            v14 += v35 * v37;
            c10 += 1;
        }
        const float*c38 = output->bias;
        size_t s39 = output->row_stride;
        if (c38 == 0) {
            float*f40 = c;
            vector v41 = load(f40 + 0);
            v11 += v41;
            vector v42 = load(f40 + 4);
            v12 += v42;
            f40 += s39;
            vector v43 = load(f40 + 0);
            v13 += v43;
            vector v44 = load(f40 + 4);
            v14 += v44;
            f40 += s39;
        } else {
            vector v45 = splat(c38[0]);
            v11 += v45;
            v12 += v45;
            vector v46 = splat(c38[1]);
            v13 += v46;
            v14 += v46;
        }
        vector v47 = splat((&output->minimum)[0]);
        float*f48 = c;
        vector v49 = maximum(v47, v11);
        store(f48 + 0, v49);
        vector v50 = maximum(v47, v12);
        store(f48 + 4, v50);
        f48 += s39;
        vector v51 = maximum(v47, v13);
        store(f48 + 0, v51);
        vector v52 = maximum(v47, v14);
        store(f48 + 4, v52);
        f48 += s39;
        b += 8;
        c += 8;
    }
    size_t s53 = output->columns;
    size_t s54 = s53 % 8;
    if (s54 == 0) {
    } else {
        const float*c55 = b;
        size_t s56 = output->ahead;
        size_t s57 = k;
        const float*c58 = a;
        vector v59 = splat(0);
        vector v60 = splat(0);
        vector v61 = splat(0);
        vector v62 = splat(0);
        size_t s63 = s57 % 4;
        size_t s64 = s57 / 4;
        for (; s64 != 0; s64--) {
            for (int i65 = 0; i65 < 1; i65++) {
                vector v66 = load(c55 + 0);
                vector v67 = load(c55 + 4);
                c55 += b_stride;
                vector v68 = splat(c58[0]);
                v59 += v66 * v68;
                v60 += v67 * v68;
                vector v69 = splat(c58[4]);
                v61 += v66 * v69;
                v62 += v67 * v69;
                vector v70 = load(c55 + 0);
                vector v71 = load(c55 + 4);
                c55 += b_stride;
                vector v72 = splat(c58[1]);
                v59 += v70 * v72;
                v60 += v71 * v72;
                vector v73 = splat(c58[5]);
                v61 += v70 * v73;
                v62 += v71 * v73;
                vector v74 = load(c55 + 0);
                vector v75 = load(c55 + 4);
                c55 += b_stride;
                vector v76 = splat(c58[2]);
                v59 += v74 * v76;
                v60 += v75 * v76;
                vector v77 = splat(c58[6]);
                v61 += v74 * v77;
                v62 += v75 * v77;
                vector v78 = load(c55 + 0);
                vector v79 = load(c55 + 4);
                c55 += b_stride;
                vector v80 = splat(c58[3]);
                v59 += v78 * v80;
                v60 += v79 * v80;
                vector v81 = splat(c58[7]);
                v61 += v78 * v81;
                v62 += v79 * v81;
                c58 += 4;
            }
            c58 += 12;
        }
        for (; s63 != 0; s63--) {
            vector v82 = load(c55 + 0);
            vector v83 = load(c55 + 4);
            c55 += b_stride;
            vector v84 = splat(c58[0]);
            v59 += v82 * v84;
            v60 += v83 * v84;
            vector v85 = splat(c58[4]);
            v61 += v82 * v85;
            v62 += v83 * v85;
            c58 += 1;
        }
        size_t s86 = output->columns;
        size_t s87 = s86 % 8;
        uint64_t u88 = bits_below(s87) >> 0;
        uint64_t u89 = bits_below(s87) >> 4;
        const float*c90 = output->bias;
        size_t s91 = output->row_stride;
        if (c90 == 0) {
            float*f92 = c;
            vector v93 = load_masked(f92 + 0, u88);
            v59 += v93;
            vector v94 = load_masked(f92 + 4, u89);
            v60 += v94;
            f92 += s91;
            vector v95 = load_masked(f92 + 0, u88);
            v61 += v95;
            vector v96 = load_masked(f92 + 4, u89);
            v62 += v96;
            f92 += s91;
        } else {
            vector v97 = splat(c90[0]);
            v59 += v97;
            v60 += v97;
            vector v98 = splat(c90[1]);
            v61 += v98;
            v62 += v98;
        }
        vector v99 = splat((&output->minimum)[0]);
        float*f100 = c;
        vector v101 = maximum(v99, v59);
        store_masked(f100 + 0, v101, u88);
        vector v102 = maximum(v99, v60);
        store_masked(f100 + 4, v102, u89);
        f100 += s91;
        vector v103 = maximum(v99, v61);
        store_masked(f100 + 0, v103, u88);
        vector v104 = maximum(v99, v62);
        store_masked(f100 + 4, v104, u89);
        f100 += s91;
    }
}

void nnp_sgemm_3x8__c(size_t k, const float* a, const float* b, size_t b_stride, float* c, const struct nnp_sgemm_output* output) {
    float*f1 = c;
    size_t s2 = output->row_stride;
    f1 += s2;
    f1 += s2;
    f1 += s2;
    size_t s3 = output->columns;
    size_t s4 = s3 / 8;
    for (; s4 != 0; s4--) {
        float*f5 = c;
        size_t s6 = output->row_stride;
        f5 += s6;
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
        size_t s17 = s9 % 4;
        size_t s18 = s9 / 4;
        for (; s18 != 0; s18--) {
            for (int i19 = 0; i19 < 1; i19++) {
                vector v20 = load(c7 + 0);
                vector v21 = load(c7 + 4);
                c7 += b_stride;
                vector v22 = splat(c10[0]);
                v11 += v20 * v22;
                v12 += v21 * v22;
                vector v23 = splat(c10[4]);
                v13 += v20 * v23;
                v14 += v21 * v23;
                vector v24 = splat(c10[8]);
                v15 += v20 * v24;
                v16 += v21 * v24;
                vector v25 = load(c7 + 0);
                vector v26 = load(c7 + 4);
                c7 += b_stride;
                vector v27 = splat(c10[1]);
                v11 += v25 * v27;
                v12 += v26 * v27;
                vector v28 = splat(c10[5]);
                v13 += v25 * v28;
                v14 += v26 * v28;
                vector v29 = splat(c10[9]);
                v15 += v25 * v29;
                v16 += v26 * v29;
                vector v30 = load(c7 + 0);
                vector v31 = load(c7 + 4);
                c7 += b_stride;
                vector v32 = splat(c10[2]);
                v11 += v30 * v32;
                v12 += v31 * v32;
                vector v33 = splat(c10[6]);
                v13 += v30 * v33;
                v14 += v31 * v33;
                vector v34 = splat(c10[10]);
                v15 += v30 * v34;
                v16 += v31 * v34;
                vector v35 = load(c7 + 0);
                vector v36 = load(c7 + 4);
                c7 += b_stride;
                vector v37 = splat(c10[3]);
                v11 += v35 * v37;
                v12 += v36 * v37;
                vector v38 = splat(c10[7]);
                v13 += v35 * v38;
                v14 += v36 * v38;
                vector v39 = splat(c10[11]);
                v15 += v35 * v39;
                v16 += v36 * v39;
                c10 += 4;
            }
            c10 += 12;
        }
        for (; s17 != 0; s17--) {
            vector v40 = load(c7 + 0);
            vector v41 = load(c7 + 4);
            c7 += b_stride;
            vector v42 = splat(c10[0]);
            v11 += v40 * v42;
            v12 += v41 * v42;
            vector v43 = splat(c10[4]);
            v13 += v40 * v43;
            v14 += v41 * v43;
            vector v44 = splat(c10[8]);
            v15 += v40 * v44;
            v16 += v41 * v44;
            c10 += 1;
        }
        const float*c45 = output->bias;
        size_t s46 = output->row_stride;
        if (c45 == 0) {
            float*f47 = c;
            vector v48 = load(f47 + 0);
            v11 += v48;
            vector v49 = load(f47 + 4);
            v12 += v49;
            f47 += s46;
            vector v50 = load(f47 + 0);
            v13 += v50;
            vector v51 = load(f47 + 4);
            v14 += v51;
            f47 += s46;
            vector v52 = load(f47 + 0);
            v15 += v52;
            vector v53 = load(f47 + 4);
            v16 += v53;
            f47 += s46;
        } else {
            vector v54 = splat(c45[0]);
            v11 += v54;
            v12 += v54;
            vector v55 = splat(c45[1]);
            v13 += v55;
            v14 += v55;
            vector v56 = splat(c45[2]);
            v15 += v56;
            v16 += v56;
        }
        vector v57 = splat((&output->minimum)[0]);
        float*f58 = c;
        vector v59 = maximum(v57, v11);
        store(f58 + 0, v59);
        vector v60 = maximum(v57, v12);
        store(f58 + 4, v60);
        f58 += s46;
        vector v61 = maximum(v57, v13);
        store(f58 + 0, v61);
        vector v62 = maximum(v57, v14);
        store(f58 + 4, v62);
        f58 += s46;
        vector v63 = maximum(v57, v15);
        store(f58 + 0, v63);
        vector v64 = maximum(v57, v16);
        store(f58 + 4, v64);
        f58 += s46;
        b += 8;
        c += 8;
    }
    size_t s65 = output->columns;
    size_t s66 = s65 % 8;
    if (s66 == 0) {
    } else {
        const float*c67 = b;
        size_t s68 = output->ahead;
        size_t s69 = k;
        const float*c70 = a;
        vector v71 = splat(0);
        vector v72 = splat(0);
        vector v73 = splat(0);
        vector v74 = splat(0);
        vector v75 = splat(0);
        vector v76 = splat(0);
        size_t s77 = s69 % 4;
        size_t s78 = s69 / 4;
        for (; s78 != 0; s78--) {
            for (int i79 = 0; i79 < 1; i79++) {
                vector v80 = load(c67 + 0);
                vector v81 = load(c67 + 4);
                c67 += b_stride;
                vector v82 = splat(c70[0]);
                v71 += v80 * v82;
                v72 += v81 * v82;
                vector v83 = splat(c70[4]);
                v73 += v80 * v83;
                v74 += v81 * v83;
                vector v84 = splat(c70[8]);
                v75 += v80 * v84;
                v76 += v81 * v84;
                vector v85 = load(c67 + 0);
                vector v86 = load(c67 + 4);
                c67 += b_stride;
                vector v87 = splat(c70[1]);
                v71 += v85 * v87;
                v72 += v86 * v87;
                vector v88 = splat(c70[5]);
                v73 += v85 * v88;
                v74 += v86 * v88;
                vector v89 = splat(c70[9]);
                v75 += v85 * v89;
                v76 += v86 * v89;
                vector v90 = load(c67 + 0);
                vector v91 = load(c67 + 4);
                c67 += b_stride;
                vector v92 = splat(c70[2]);
                v71 += v90 * v92;
                v72 += v91 * v92;
                vector v93 = splat(c70[6]);
                v73 += v90 * v93;
                v74 += v91 * v93;
                vector v94 = splat(c70[10]);
                v75 += v90 * v94;
                v76 += v91 * v94;
                vector v95 = load(c67 + 0);
                vector v96 = load(c67 + 4);
                c67 += b_stride;
                vector v97 = splat(c70[3]);
                v71 += v95 * v97;
                v72 += v96 * v97;
                vector v98 = splat(c70[7]);
                v73 += v95 * v98;
                v74 += v96 * v98;
                vector v99 = splat(c70[11]);
                v75 += v95 * v99;
                v76 += v96 * v99;
                c70 += 4;
            }
            c70 += 12;
        }
        for (; s77 != 0; s77--) {
            vector v100 = load(c67 + 0);
            vector v101 = load(c67 + 4);
            c67 += b_stride;
            vector v102 = splat(c70[0]);
            v71 += v100 * v102;
            v72 += v101 * v102;
            vector v103 = splat(c70[4]);
            v73 += v100 * v103;
            v74 += v101 * v103;
            vector v104 = splat(c70[8]);
            v75 += v100 * v104;
            v76 += v101 * v104;
            c70 += 1;
        }
        size_t s105 = output->columns;
        size_t s106 = s105 % 8;
        uint64_t u107 = bits_below(s106) >> 0;
        uint64_t u108 = bits_below(s106) >> 4;
        const float*c109 = output->bias;
        size_t s110 = output->row_stride;
        if (c109 == 0) {
            float*f111 = c;
            vector v112 = load_masked(f111 + 0, u107);
            v71 += v112;
            vector v113 = load_masked(f111 + 4, u108);
            v72 += v113;
            f111 += s110;
            vector v114 = load_masked(f111 + 0, u107);
            v73 += v114;
            vector v115 = load_masked(f111 + 4, u108);
            v74 += v115;
            f111 += s110;
            vector v116 = load_masked(f111 + 0, u107);
            v75 += v116;
            vector v117 = load_masked(f111 + 4, u108);
            v76 += v117;
            f111 += s110;
        } else {
            vector v118 = splat(c109[0]);
            v71 += v118;
            v72 += v118;
            vector v119 = splat(c109[1]);
            v73 += v119;
            v74 += v119;
            vector v120 = splat(c109[2]);
            v75 += v120;
            v76 += v120;
        }
        vector v121 = splat((&output->minimum)[0]);
        float*f122 = c;
        vector v123 = maximum(v121, v71);
        store_masked(f122 + 0, v123, u107);
        vector v124 = maximum(v121, v72);
        store_masked(f122 + 4, v124, u108);
        f122 += s110;
        vector v125 = maximum(v121, v73);
        store_masked(f122 + 0, v125, u107);
        vector v126 = maximum(v121, v74);
        store_masked(f122 + 4, v126, u108);
        f122 += s110;
        vector v127 = maximum(v121, v75);
        store_masked(f122 + 0, v127, u107);
        vector v128 = maximum(v121, v76);
        store_masked(f122 + 4, v128, u108);
        f122 += s110;
    }
}

void nnp_sgemm_4x8__c(size_t k, const float* a, const float* b, size_t b_stride, float* c, const struct nnp_sgemm_output* output) {
    float*f1 = c;
    size_t s2 = output->row_stride;
    f1 += s2;
    f1 += s2;
    f1 += s2;
    f1 += s2;
    size_t s3 = output->columns;
    size_t s4 = s3 / 8;
    for (; s4 != 0; s4--) {
        float*f5 = c;
        size_t s6 = output->row_stride;
        f5 += s6;
        f5 += s6;
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
        size_t s19 = s9 % 4;
        size_t s20 = s9 / 4;
        for (; s20 != 0; s20--) {
            for (int i21 = 0; i21 < 1; i21++) {
                vector v22 = load(c7 + 0);
                vector v23 = load(c7 + 4);
                c7 += b_stride;
                vector v24 = splat(c10[0]);
                v11 += v22 * v24;
                v12 += v23 * v24;
                vector v25 = splat(c10[4]);
                v13 += v22 * v25;
                v14 += v23 * v25;
                vector v26 = splat(c10[8]);
                v15 += v22 * v26;
                v16 += v23 * v26;
                vector v27 = splat(c10[12]);
                v17 += v22 * v27;
                v18 += v23 * v27;
                vector v28 = load(c7 + 0);
                vector v29 = load(c7 + 4);
                c7 += b_stride;
                vector v30 = splat(c10[1]);
                v11 += v28 * v30;
                v12 += v29 * v30;
                vector v31 = splat(c10[5]);
                v13 += v28 * v31;
                v14 += v29 * v31;
                vector v32 = splat(c10[9]);
                v15 += v28 * v32;
                v16 += v29 * v32;
                vector v33 = splat(c10[13]);
                v17 += v28 * v33;
                v18 += v29 * v33;
                vector v34 = load(c7 + 0);
                vector v35 = load(c7 + 4);
                c7 += b_stride;
                vector v36 = splat(c10[2]);
                v11 += v34 * v36;
                v12 += v35 * v36;
                vector v37 = splat(c10[6]);
                v13 += v34 * v37;
                v14 += v35 * v37;
                vector v38 = splat(c10[10]);
                v15 += v34 * v38;
                v16 += v35 * v38;
                vector v39 = splat(c10[14]);
                v17 += v34 * v39;
                v18 += v35 * v39;
                vector v40 = load(c7 + 0);
                vector v41 = load(c7 + 4);
                c7 += b_stride;
                vector v42 = splat(c10[3]);
                v11 += v40 * v42;
                v12 += v41 * v42;
                vector v43 = splat(c10[7]);
                v13 += v40 * v43;
                v14 += v41 * v43;
                vector v44 = splat(c10[11]);
                v15 += v40 * v44;
                v16 += v41 * v44;
                vector v45 = splat(c10[15]);
                v17 += v40 * v45;
                v18 += v41 * v45;
                c10 += 4;
            }
            c10 += 12;
        }
        for (; s19 != 0; s19--) {
            vector v46 = load(c7 + 0);
            vector v47 = load(c7 + 4);
            c7 += b_stride;
            vector v48 = splat(c10[0]);
            v11 += v46 * v48;
            v12 += v47 * v48;
            vector v49 = splat(c10[4]);
            v13 += v46 * v49;
            v14 += v47 * v49;
            vector v50 = splat(c10[8]);
            v15 += v46 * v50;
            v16 += v47 * v50;
            vector v51 = splat(c10[12]);
            v17 += v46 * v51;
            v18 += v47 * v51;
            c10 += 1;
        }
        const float*c52 = output->bias;
        size_t s53 = output->row_stride;
        if (c52 == 0) {
            float*f54 = c;
            vector v55 = load(f54 + 0);
            v11 += v55;
            vector v56 = load(f54 + 4);
            v12 += v56;
            f54 += s53;
            vector v57 = load(f54 + 0);
            v13 += v57;
            vector v58 = load(f54 + 4);
            v14 += v58;
            f54 += s53;
            vector v59 = load(f54 + 0);
            v15 += v59;
            vector v60 = load(f54 + 4);
            v16 += v60;
            f54 += s53;
            vector v61 = load(f54 + 0);
            v17 += v61;
            vector v62 = load(f54 + 4);
            v18 += v62;
            f54 += s53;
        } else {
            vector v63 = splat(c52[0]);
            v11 += v63;
            v12 += v63;
            vector v64 = splat(c52[1]);
            v13 += v64;
            v14 += v64;
            vector v65 = splat(c52[2]);
            v15 += v65;
            v16 += v65;
            vector v66 = splat(c52[3]);
            v17 += v66;
            v18 += v66;
        }
        vector v67 = splat((&output->minimum)[0]);
        float*f68 = c;
        vector v69 = maximum(v67, v11);
        store(f68 + 0, v69);
        vector v70 = maximum(v67, v12);
        store(f68 + 4, v70);
        f68 += s53;
        vector v71 = maximum(v67, v13);
        store(f68 + 0, v71);
        vector v72 = maximum(v67, v14);
        store(f68 + 4, v72);
        f68 += s53;
        vector v73 = maximum(v67, v15);
        store(f68 + 0, v73);
        vector v74 = maximum(v67, v16);
        store(f68 + 4, v74);
        f68 += s53;
        vector v75 = maximum(v67, v17);
        store(f68 + 0, v75);
        vector v76 = maximum(v67, v18);
        store(f68 + 4, v76);
        f68 += s53;
        b += 8;
        c += 8;
    }
    size_t s77 = output->columns;
    size_t s78 = s77 % 8;
    if (s78 == 0) {
    } else {
        const float*c79 = b;
        size_t s80 = output->ahead;
        size_t s81 = k;
        const float*c82 = a;
        vector v83 = splat(0);
        vector v84 = splat(0);
        vector v85 = splat(0);
        vector v86 = splat(0);
        vector v87 = splat(0);
        vector v88 = splat(0);
        vector v89 = splat(0);
        vector v90 = splat(0);
        size_t s91 = s81 % 4;
        size_t s92 = s81 / 4;
        for (; s92 != 0; s92--) {
            for (int i93 = 0; i93 < 1; i93++) {
                vector v94 = load(c79 + 0);
                vector v95 = load(c79 + 4);
                c79 += b_stride;
                vector v96 = splat(c82[0]);
                v83 += v94 * v96;
                v84 += v95 * v96;
                vector v97 = splat(c82[4]);
                v85 += v94 * v97;
                v86 += v95 * v97;
                vector v98 = splat(c82[8]);
                v87 += v94 * v98;
                v88 += v95 * v98;
                vector v99 = splat(c82[12]);
                v89 += v94 * v99;
                v90 += v95 * v99;
                vector v100 = load(c79 + 0);
                vector v101 = load(c79 + 4);
                c79 += b_stride;
                vector v102 = splat(c82[1]);
                v83 += v100 * v102;
                v84 += v101 * v102;
                vector v103 = splat(c82[5]);
                v85 += v100 * v103;
                v86 += v101 * v103;
                vector v104 = splat(c82[9]);
                v87 += v100 * v104;
                v88 += v101 * v104;
                vector v105 = splat(c82[13]);
                v89 += v100 * v105;
                v90 += v101 * v105;
                vector v106 = load(c79 + 0);
                vector v107 = load(c79 + 4);
                c79 += b_stride;
                vector v108 = splat(c82[2]);
                v83 += v106 * v108;
                v84 += v107 * v108;
                vector v109 = splat(c82[6]);
                v85 += v106 * v109;
                v86 += v107 * v109;
                vector v110 = splat(c82[10]);
                v87 += v106 * v110;
                v88 += v107 * v110;
                vector v111 = splat(c82[14]);
                v89 += v106 * v111;
                v90 += v107 * v111;
                vector v112 = load(c79 + 0);
                vector v113 = load(c79 + 4);
                c79 += b_stride;
                vector v114 = splat(c82[3]);
                v83 += v112 * v114;
                v84 += v113 * v114;
                vector v115 = splat(c82[7]);
                v85 += v112 * v115;
                v86 += v113 * v115;
                vector v116 = splat(c82[11]);
                v87 += v112 * v116;
                v88 += v113 * v116;
                vector v117 = splat(c82[15]);
                v89 += v112 * v117;
                v90 += v113 * v117;
                c82 += 4;
            }
            c82 += 12;
        }
        for (; s91 != 0; s91--) {
            vector v118 = load(c79 + 0);
            vector v119 = load(c79 + 4);
            c79 += b_stride;
            vector v120 = splat(c82[0]);
            v83 += v118 * v120;
            v84 += v119 * v120;
            vector v121 = splat(c82[4]);
            v85 += v118 * v121;
            v86 += v119 * v121;
            vector v122 = splat(c82[8]);
            v87 += v118 * v122;
            v88 += v119 * v122;
            vector v123 = splat(c82[12]);
            v89 += v118 * v123;
            v90 += v119 * v123;
            c82 += 1;
        }
        size_t s124 = output->columns;
        size_t s125 = s124 % 8;
        uint64_t u126 = bits_below(s125) >> 0;
        uint64_t u127 = bits_below(s125) >> 4;
        const float*c128 = output->bias;
        size_t s129 = output->row_stride;
        if (c128 == 0) {
            float*f130 = c;
            vector v131 = load_masked(f130 + 0, u126);
            v83 += v131;
            vector v132 = load_masked(f130 + 4, u127);
            v84 += v132;
            f130 += s129;
            vector v133 = load_masked(f130 + 0, u126);
            v85 += v133;
            vector v134 = load_masked(f130 + 4, u127);
            v86 += v134;
            f130 += s129;
            vector v135 = load_masked(f130 + 0, u126);
            v87 += v135;
            vector v136 = load_masked(f130 + 4, u127);
            v88 += v136;
            f130 += s129;
            vector v137 = load_masked(f130 + 0, u126);
            v89 += v137;
            vector v138 = load_masked(f130 + 4, u127);
            v90 += v138;
            f130 += s129;
        } else {
            vector v139 = splat(c128[0]);
            v83 += v139;
            v84 += v139;
            vector v140 = splat(c128[1]);
            v85 += v140;
            v86 += v140;
            vector v141 = splat(c128[2]);
            v87 += v141;
            v88 += v141;
            vector v142 = splat(c128[3]);
            v89 += v142;
            v90 += v142;
        }
        vector v143 = splat((&output->minimum)[0]);
        float*f144 = c;
        vector v145 = maximum(v143, v83);
        store_masked(f144 + 0, v145, u126);
        vector v146 = maximum(v143, v84);
        store_masked(f144 + 4, v146, u127);
        f144 += s129;
        vector v147 = maximum(v143, v85);
        store_masked(f144 + 0, v147, u126);
        vector v148 = maximum(v143, v86);
        store_masked(f144 + 4, v148, u127);
        f144 += s129;
        vector v149 = maximum(v143, v87);
        store_masked(f144 + 0, v149, u126);
        vector v150 = maximum(v143, v88);
        store_masked(f144 + 4, v150, u127);
        f144 += s129;
        vector v151 = maximum(v143, v89);
        store_masked(f144 + 0, v151, u126);
        vector v152 = maximum(v143, v90);
        store_masked(f144 + 4, v152, u127);
        f144 += s129;
    }
}
