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

void nnp_sgemm_1x8__c(size_t k, const float* a, const float* b, float* c, const struct nnp_sgemm_output* output) {
    float*f1 = c;
    size_t s2 = output->row_stride;
    f1 += s2;
    vector v3 = splat(0);
    vector v4 = splat(0);
    size_t s5 = k % 4;
    size_t s6 = k / 4;
    for (; s6 != 0; s6--) {
        for (int i7 = 0; i7 < 1; i7++) {
            vector v8 = load(b + 0);
            vector v9 = load(b + 4);
            vector v10 = splat(a[0]);
            v3 += v8 * v10;
            v4 += v9 * v10;
            vector v11 = load(b + 8);
            vector v12 = load(b + 12);
            vector v13 = splat(a[1]);
            v3 += v11 * v13;
            v4 += v12 * v13;
            vector v14 = load(b + 16);
            vector v15 = load(b + 20);
            vector v16 = splat(a[2]);
            v3 += v14 * v16;
            v4 += v15 * v16;
            vector v17 = load(b + 24);
            vector v18 = load(b + 28);
            vector v19 = splat(a[3]);
            v3 += v17 * v19;
            v4 += v18 * v19;
            a += 4;
            b += 32;
        }
        a += 12;
    }
    for (; s5 != 0; s5--) {
        vector v20 = load(b + 0);
        vector v21 = load(b + 4);
        vector v22 = splat(a[0]);
        v3 += v20 * v22;
        v4 += v21 * v22;
        a += 1;
        b += 8;
    }
    const float*c23 = output->bias;
    size_t s24 = output->columns;
    size_t s25 = output->row_stride;
    uint64_t u26 = bits_below(s24) >> 0;
    uint64_t u27 = bits_below(s24) >> 4;
    if (c23 == 0) {
        float*f28 = c;
        vector v29 = load_masked(f28 + 0, u26);
        v3 += v29;
        vector v30 = load_masked(f28 + 4, u27);
        v4 += v30;
        f28 += s25;
    } else {
        vector v31 = splat(c23[0]);
        v3 += v31;
        v4 += v31;
    }
    vector v32 = splat((&output->minimum)[0]);
    if (s24 == 8) {
        float*f33 = c;
        vector v34 = maximum(v32, v3);
        store(f33 + 0, v34);
        vector v35 = maximum(v32, v4);
        store(f33 + 4, v35);
        f33 += s25;
    } else {
        vector v36 = maximum(v32, v3);
        store_masked(c + 0, v36, u26);
        vector v37 = maximum(v32, v4);
        store_masked(c + 4, v37, u27);
        c += s25;
    }
}

void nnp_sgemm_2x8__c(size_t k, const float* a, const float* b, float* c, const struct nnp_sgemm_output* output) {
    float*f1 = c;
    size_t s2 = output->row_stride;
    f1 += s2;
    f1 += s2;
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
            v3 += v10 * v12;
            v4 += v11 * v12;
            vector v13 = splat(a[4]);
            v5 += v10 * v13;
            v6 += v11 * v13;
            vector v14 = load(b + 8);
            vector v15 = load(b + 12);
            vector v16 = splat(a[1]);
            v3 += v14 * v16;
            v4 += v15 * v16;
            vector v17 = splat(a[5]);
            v5 += v14 * v17;
            v6 += v15 * v17;
            vector v18 = load(b + 16);
            vector v19 = load(b + 20);
            vector v20 = splat(a[2]);
            v3 += v18 * v20;
            v4 += v19 * v20;
            vector v21 = splat(a[6]);
            v5 += v18 * v21;
            v6 += v19 * v21;
            vector v22 = load(b + 24);
            vector v23 = load(b + 28);
            vector v24 = splat(a[3]);
            v3 += v22 * v24;
            v4 += v23 * v24;
            vector v25 = splat(a[7]);
            v5 += v22 * v25;
            v6 += v23 * v25;
            a += 4;
            b += 32;
        }
        a += 12;
    }
    for (; s7 != 0; s7--) {
        vector v26 = load(b + 0);
        vector v27 = load(b + 4);
        vector v28 = splat(a[0]);
        v3 += v26 * v28;
        v4 += v27 * v28;
        vector v29 = splat(a[4]);
        v5 += v26 * v29;
        v6 += v27 * v29;
        a += 1;
        b += 8;
    }
    const float*c30 = output->bias;
    size_t s31 = output->columns;
    size_t s32 = output->row_stride;
    uint64_t u33 = bits_below(s31) >> 0;
    uint64_t u34 = bits_below(s31) >> 4;
    if (c30 == 0) {
        float*f35 = c;
        vector v36 = load_masked(f35 + 0, u33);
        v3 += v36;
        vector v37 = load_masked(f35 + 4, u34);
        v4 += v37;
        f35 += s32;
        vector v38 = load_masked(f35 + 0, u33);
        v5 += v38;
        vector v39 = load_masked(f35 + 4, u34);
        v6 += v39;
        f35 += s32;
    } else {
        vector v40 = splat(c30[0]);
        v3 += v40;
        v4 += v40;
        vector v41 = splat(c30[1]);
        v5 += v41;
        v6 += v41;
    }
    vector v42 = splat((&output->minimum)[0]);
    if (s31 == 8) {
        float*f43 = c;
        vector v44 = maximum(v42, v3);
        store(f43 + 0, v44);
        vector v45 = maximum(v42, v4);
        store(f43 + 4, v45);
        f43 += s32;
        vector v46 = maximum(v42, v5);
        store(f43 + 0, v46);
        vector v47 = maximum(v42, v6);
        store(f43 + 4, v47);
        f43 += s32;
    } else {
        vector v48 = maximum(v42, v3);
        store_masked(c + 0, v48, u33);
        vector v49 = maximum(v42, v4);
        store_masked(c + 4, v49, u34);
        c += s32;
        vector v50 = maximum(v42, v5);
        store_masked(c + 0, v50, u33);
        vector v51 = maximum(v42, v6);
        store_masked(c + 4, v51, u34);
        c += s32;
    }
}

void nnp_sgemm_3x8__c(size_t k, const float* a, const float* b, float* c, const struct nnp_sgemm_output* output) {
    float*f1 = c;
    size_t s2 = output->row_stride;
    f1 += s2;
    f1 += s2;
    f1 += s2;
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
            v3 += v12 * v14;
            v4 += v13 * v14;
            vector v15 = splat(a[4]);
            v5 += v12 * v15;
            v6 += v13 * v15;
            vector v16 = splat(a[8]);
            v7 += v12 * v16;
            v8 += v13 * v16;
            vector v17 = load(b + 8);
            vector v18 = load(b + 12);
            vector v19 = splat(a[1]);
            v3 += v17 * v19;
            v4 += v18 * v19;
            vector v20 = splat(a[5]);
            v5 += v17 * v20;
            v6 += v18 * v20;
            vector v21 = splat(a[9]);
            v7 += v17 * v21;
            v8 += v18 * v21;
            vector v22 = load(b + 16);
            vector v23 = load(b + 20);
            vector v24 = splat(a[2]);
            v3 += v22 * v24;
            v4 += v23 * v24;
            vector v25 = splat(a[6]);
            v5 += v22 * v25;
            v6 += v23 * v25;
            vector v26 = splat(a[10]);
            v7 += v22 * v26;
            v8 += v23 * v26;
            vector v27 = load(b + 24);
            vector v28 = load(b + 28);
            vector v29 = splat(a[3]);
            v3 += v27 * v29;
            v4 += v28 * v29;
            vector v30 = splat(a[7]);
            v5 += v27 * v30;
            v6 += v28 * v30;
            vector v31 = splat(a[11]);
            v7 += v27 * v31;
            v8 += v28 * v31;
            a += 4;
            b += 32;
        }
        a += 12;
    }
    for (; s9 != 0; s9--) {
        vector v32 = load(b + 0);
        vector v33 = load(b + 4);
        vector v34 = splat(a[0]);
        v3 += v32 * v34;
        v4 += v33 * v34;
        vector v35 = splat(a[4]);
        v5 += v32 * v35;
        v6 += v33 * v35;
        vector v36 = splat(a[8]);
        v7 += v32 * v36;
        v8 += v33 * v36;
        a += 1;
        b += 8;
    }
    const float*c37 = output->bias;
    size_t s38 = output->columns;
    size_t s39 = output->row_stride;
    uint64_t u40 = bits_below(s38) >> 0;
    uint64_t u41 = bits_below(s38) >> 4;
    if (c37 == 0) {
        float*f42 = c;
        vector v43 = load_masked(f42 + 0, u40);
        v3 += v43;
        vector v44 = load_masked(f42 + 4, u41);
        v4 += v44;
        f42 += s39;
        vector v45 = load_masked(f42 + 0, u40);
        v5 += v45;
        vector v46 = load_masked(f42 + 4, u41);
        v6 += v46;
        f42 += s39;
        vector v47 = load_masked(f42 + 0, u40);
        v7 += v47;
        vector v48 = load_masked(f42 + 4, u41);
        v8 += v48;
        f42 += s39;
    } else {
        vector v49 = splat(c37[0]);
        v3 += v49;
        v4 += v49;
        vector v50 = splat(c37[1]);
        v5 += v50;
        v6 += v50;
        vector v51 = splat(c37[2]);
        v7 += v51;
        v8 += v51;
    }
    vector v52 = splat((&output->minimum)[0]);
    if (s38 == 8) {
        float*f53 = c;
        vector v54 = maximum(v52, v3);
        store(f53 + 0, v54);
        vector v55 = maximum(v52, v4);
        store(f53 + 4, v55);
        f53 += s39;
        vector v56 = maximum(v52, v5);
        store(f53 + 0, v56);
        vector v57 = maximum(v52, v6);
        store(f53 + 4, v57);
        f53 += s39;
        vector v58 = maximum(v52, v7);
        store(f53 + 0, v58);
        vector v59 = maximum(v52, v8);
        store(f53 + 4, v59);
        f53 += s39;
    } else {
        vector v60 = maximum(v52, v3);
        store_masked(c + 0, v60, u40);
        vector v61 = maximum(v52, v4);
        store_masked(c + 4, v61, u41);
        c += s39;
        vector v62 = maximum(v52, v5);
        store_masked(c + 0, v62, u40);
        vector v63 = maximum(v52, v6);
        store_masked(c + 4, v63, u41);
        c += s39;
        vector v64 = maximum(v52, v7);
        store_masked(c + 0, v64, u40);
        vector v65 = maximum(v52, v8);
        store_masked(c + 4, v65, u41);
        c += s39;
    }
}

void nnp_sgemm_4x8__c(size_t k, const float* a, const float* b, float* c, const struct nnp_sgemm_output* output) {
    float*f1 = c;
    size_t s2 = output->row_stride;
    f1 += s2;
    f1 += s2;
    f1 += s2;
    f1 += s2;
    vector v3 = splat(0);
    vector v4 = splat(0);
    vector v5 = splat(0);
    vector v6 = splat(0);
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
            v3 += v14 * v16;
            v4 += v15 * v16;
            vector v17 = splat(a[4]);
            v5 += v14 * v17;
            v6 += v15 * v17;
            vector v18 = splat(a[8]);
            v7 += v14 * v18;
            v8 += v15 * v18;
            vector v19 = splat(a[12]);
            v9 += v14 * v19;
            v10 += v15 * v19;
            vector v20 = load(b + 8);
            vector v21 = load(b + 12);
            vector v22 = splat(a[1]);
            v3 += v20 * v22;
            v4 += v21 * v22;
            vector v23 = splat(a[5]);
            v5 += v20 * v23;
            v6 += v21 * v23;
            vector v24 = splat(a[9]);
            v7 += v20 * v24;
            v8 += v21 * v24;
            vector v25 = splat(a[13]);
            v9 += v20 * v25;
            v10 += v21 * v25;
            vector v26 = load(b + 16);
            vector v27 = load(b + 20);
            vector v28 = splat(a[2]);
            v3 += v26 * v28;
            v4 += v27 * v28;
            vector v29 = splat(a[6]);
            v5 += v26 * v29;
            v6 += v27 * v29;
            vector v30 = splat(a[10]);
            v7 += v26 * v30;
            v8 += v27 * v30;
            vector v31 = splat(a[14]);
            v9 += v26 * v31;
            v10 += v27 * v31;
            vector v32 = load(b + 24);
            vector v33 = load(b + 28);
            vector v34 = splat(a[3]);
            v3 += v32 * v34;
            v4 += v33 * v34;
            vector v35 = splat(a[7]);
            v5 += v32 * v35;
            v6 += v33 * v35;
            vector v36 = splat(a[11]);
            v7 += v32 * v36;
            v8 += v33 * v36;
            vector v37 = splat(a[15]);
            v9 += v32 * v37;
            v10 += v33 * v37;
            a += 4;
            b += 32;
        }
        a += 12;
    }
    for (; s11 != 0; s11--) {
        vector v38 = load(b + 0);
        vector v39 = load(b + 4);
        vector v40 = splat(a[0]);
        v3 += v38 * v40;
        v4 += v39 * v40;
        vector v41 = splat(a[4]);
        v5 += v38 * v41;
        v6 += v39 * v41;
        vector v42 = splat(a[8]);
        v7 += v38 * v42;
        v8 += v39 * v42;
        vector v43 = splat(a[12]);
        v9 += v38 * v43;
        v10 += v39 * v43;
        a += 1;
        b += 8;
    }
    const float*c44 = output->bias;
    size_t s45 = output->columns;
    size_t s46 = output->row_stride;
    uint64_t u47 = bits_below(s45) >> 0;
    uint64_t u48 = bits_below(s45) >> 4;
    if (c44 == 0) {
        float*f49 = c;
        vector v50 = load_masked(f49 + 0, u47);
        v3 += v50;
        vector v51 = load_masked(f49 + 4, u48);
        v4 += v51;
        f49 += s46;
        vector v52 = load_masked(f49 + 0, u47);
        v5 += v52;
        vector v53 = load_masked(f49 + 4, u48);
        v6 += v53;
        f49 += s46;
        vector v54 = load_masked(f49 + 0, u47);
        v7 += v54;
        vector v55 = load_masked(f49 + 4, u48);
        v8 += v55;
        f49 += s46;
        vector v56 = load_masked(f49 + 0, u47);
        v9 += v56;
        vector v57 = load_masked(f49 + 4, u48);
        v10 += v57;
        f49 += s46;
    } else {
        vector v58 = splat(c44[0]);
        v3 += v58;
        v4 += v58;
        vector v59 = splat(c44[1]);
        v5 += v59;
        v6 += v59;
        vector v60 = splat(c44[2]);
        v7 += v60;
        v8 += v60;
        vector v61 = splat(c44[3]);
        v9 += v61;
        v10 += v61;
    }
    vector v62 = splat((&output->minimum)[0]);
    if (s45 == 8) {
        float*f63 = c;
        vector v64 = maximum(v62, v3);
        store(f63 + 0, v64);
        vector v65 = maximum(v62, v4);
        store(f63 + 4, v65);
        f63 += s46;
        vector v66 = maximum(v62, v5);
        store(f63 + 0, v66);
        vector v67 = maximum(v62, v6);
        store(f63 + 4, v67);
        f63 += s46;
        vector v68 = maximum(v62, v7);
        store(f63 + 0, v68);
        vector v69 = maximum(v62, v8);
        store(f63 + 4, v69);
        f63 += s46;
        vector v70 = maximum(v62, v9);
        store(f63 + 0, v70);
        vector v71 = maximum(v62, v10);
        store(f63 + 4, v71);
        f63 += s46;
    } else {
        vector v72 = maximum(v62, v3);
        store_masked(c + 0, v72, u47);
        vector v73 = maximum(v62, v4);
        store_masked(c + 4, v73, u48);
        c += s46;
        vector v74 = maximum(v62, v5);
        store_masked(c + 0, v74, u47);
        vector v75 = maximum(v62, v6);
        store_masked(c + 4, v75, u48);
        c += s46;
        vector v76 = maximum(v62, v7);
        store_masked(c + 0, v76, u47);
        vector v77 = maximum(v62, v8);
        store_masked(c + 4, v77, u48);
        c += s46;
        vector v78 = maximum(v62, v9);
        store_masked(c + 0, v78, u47);
        vector v79 = maximum(v62, v10);
        store_masked(c + 4, v79, u48);
        c += s46;
    }
}
