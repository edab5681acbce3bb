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

void nnp_direct_1x4__c_scalar(size_t k, const float* a, const float* b, const struct nnp_direct_tap* taps, float* c, const struct nnp_sgemm_output* output) {
    size_t s1 = output->columns;
    size_t s2 = s1 / 4;
    for (; s2 != 0; s2--) {
        const float*c3 = output->bias;
        size_t s4 = output->row_stride;
        float*f5 = c;
        f5 += s4;
        vector v6 = splat(c3[0]);
        vector v7 = splat(c3[0]);
        vector v8 = splat(c3[0]);
        vector v9 = splat(c3[0]);
        const struct nnp_direct_tap*c10 = taps;
        size_t s11 = k;
        const float*c12 = a;
        size_t s13 = s11 % 1;
        size_t s14 = s11 / 1;
        for (; s14 != 0; s14--) {
            for (int i15 = 0; i15 < 1; i15++) {
                const float*c16 = b;
                size_t s17 = c10->offset;
                c16 += s17;
                c10++;
                vector v18 = load(c16 + 0);
                vector v19 = load(c16 + 1);
                vector v20 = load(c16 + 2);
                vector v21 = load(c16 + 3);
                vector v22 = splat(c12[0]);
                v6 += v18 * v22;
                v7 += v19 * v22;
                v8 += v20 * v22;
                v9 += v21 * v22;
                c12 += 1;
            }
            c12 += 1;
        }
        for (; s13 != 0; s13--) {
            const float*c23 = b;
            size_t s24 = c10->offset;
            c23 += s24;
            c10++;
            vector v25 = load(c23 + 0);
            vector v26 = load(c23 + 1);
            vector v27 = load(c23 + 2);
            vector v28 = load(c23 + 3);
            vector v29 = splat(c12[0]);
            v6 += v25 * v29;
            v7 += v26 * v29;
            v8 += v27 * v29;
            v9 += v28 * v29;
            c12 += 1;
        }
        vector v30 = splat((&output->minimum)[0]);
        size_t s31 = output->row_stride;
        float*f32 = c;
        vector v33 = maximum(v30, v6);
        store(f32 + 0, v33);
        vector v34 = maximum(v30, v7);
        store(f32 + 1, v34);
        vector v35 = maximum(v30, v8);
        store(f32 + 2, v35);
        vector v36 = maximum(v30, v9);
        store(f32 + 3, v36);
        f32 += s31;
        b += 4;
        c += 4;
    }
    size_t s37 = output->columns;
    size_t s38 = s37 % 4;
    if (s38 == 0) {
    } else {
        size_t s39 = s38 - 1;
        size_t s40 = s39 / 1;
        if (s40 == 0) {
            b += s38;
            c += s38;
            b += -1;
            c += -1;
            const float*c41 = output->bias;
            size_t s42 = output->row_stride;
            float*f43 = c;
            f43 += s42;
            vector v44 = splat(c41[0]);
            const struct nnp_direct_tap*c45 = taps;
            size_t s46 = k;
            const float*c47 = a;
            size_t s48 = s46 % 1;
            size_t s49 = s46 / 1;
            for (; s49 != 0; s49--) {
                for (int i50 = 0; i50 < 1; i50++) {
                    const float*c51 = b;
                    size_t s52 = c45->offset;
                    c51 += s52;
                    c45++;
                    vector v53 = load(c51 + 0);
                    vector v54 = splat(c47[0]);
                    v44 += v53 * v54;
                    c47 += 1;
                }
                c47 += 1;
            }
            for (; s48 != 0; s48--) {
                const float*c55 = b;
                size_t s56 = c45->offset;
                c55 += s56;
                c45++;
                vector v57 = load(c55 + 0);
                vector v58 = splat(c47[0]);
                v44 += v57 * v58;
                c47 += 1;
            }
            vector v59 = splat((&output->minimum)[0]);
            size_t s60 = output->row_stride;
            float*f61 = c;
            vector v62 = maximum(v59, v44);
            store(f61 + 0, v62);
            f61 += s60;
        } else {
            b += s38;
            c += s38;
            b += -4;
            c += -4;
            const float*c63 = output->bias;
            size_t s64 = output->row_stride;
            float*f65 = c;
            f65 += s64;
            vector v66 = splat(c63[0]);
            vector v67 = splat(c63[0]);
            vector v68 = splat(c63[0]);
            vector v69 = splat(c63[0]);
            const struct nnp_direct_tap*c70 = taps;
            size_t s71 = k;
            const float*c72 = a;
            size_t s73 = s71 % 1;
            size_t s74 = s71 / 1;
            for (; s74 != 0; s74--) {
                for (int i75 = 0; i75 < 1; i75++) {
                    const float*c76 = b;
                    size_t s77 = c70->offset;
                    c76 += s77;
                    c70++;
                    vector v78 = load(c76 + 0);
                    vector v79 = load(c76 + 1);
                    vector v80 = load(c76 + 2);
                    vector v81 = load(c76 + 3);
                    vector v82 = splat(c72[0]);
                    v66 += v78 * v82;
                    v67 += v79 * v82;
                    v68 += v80 * v82;
                    v69 += v81 * v82;
                    c72 += 1;
                }
                c72 += 1;
            }
            for (; s73 != 0; s73--) {
                const float*c83 = b;
                size_t s84 = c70->offset;
                c83 += s84;
                c70++;
                vector v85 = load(c83 + 0);
                vector v86 = load(c83 + 1);
                vector v87 = load(c83 + 2);
                vector v88 = load(c83 + 3);
                vector v89 = splat(c72[0]);
                v66 += v85 * v89;
                v67 += v86 * v89;
                v68 += v87 * v89;
                v69 += v88 * v89;
                c72 += 1;
            }
            vector v90 = splat((&output->minimum)[0]);
            size_t s91 = output->row_stride;
            float*f92 = c;
            vector v93 = maximum(v90, v66);
            store(f92 + 0, v93);
            vector v94 = maximum(v90, v67);
            store(f92 + 1, v94);
            vector v95 = maximum(v90, v68);
            store(f92 + 2, v95);
            vector v96 = maximum(v90, v69);
            store(f92 + 3, v96);
            f92 += s91;
        }
    }
}

void nnp_direct_2x4__c_scalar(size_t k, const float* a, const float* b, const struct nnp_direct_tap* taps, float* c, const struct nnp_sgemm_output* output) {
    size_t s1 = output->columns;
    size_t s2 = s1 / 4;
    for (; s2 != 0; s2--) {
        const float*c3 = output->bias;
        size_t s4 = output->row_stride;
        float*f5 = c;
        f5 += s4;
        f5 += s4;
        vector v6 = splat(c3[0]);
        vector v7 = splat(c3[0]);
        vector v8 = splat(c3[0]);
        vector v9 = splat(c3[0]);
        vector v10 = splat(c3[1]);
        vector v11 = splat(c3[1]);
        vector v12 = splat(c3[1]);
        vector v13 = splat(c3[1]);
        const struct nnp_direct_tap*c14 = taps;
        size_t s15 = k;
        const float*c16 = a;
        size_t s17 = s15 % 1;
        size_t s18 = s15 / 1;
        for (; s18 != 0; s18--) {
            for (int i19 = 0; i19 < 1; i19++) {
                const float*c20 = b;
                size_t s21 = c14->offset;
                c20 += s21;
                c14++;
                vector v22 = load(c20 + 0);
                vector v23 = load(c20 + 1);
                vector v24 = load(c20 + 2);
                vector v25 = load(c20 + 3);
                vector v26 = splat(c16[0]);
                v6 += v22 * v26;
                v7 += v23 * v26;
                v8 += v24 * v26;
                v9 += v25 * v26;
                vector v27 = splat(c16[1]);
                v10 += v22 * v27;
                v11 += v23 * v27;
                v12 += v24 * v27;
                v13 += v25 * v27;
                c16 += 1;
            }
            c16 += 1;
        }
        for (; s17 != 0; s17--) {
            const float*c28 = b;
            size_t s29 = c14->offset;
            c28 += s29;
            c14++;
            vector v30 = load(c28 + 0);
            vector v31 = load(c28 + 1);
            vector v32 = load(c28 + 2);
            vector v33 = load(c28 + 3);
            vector v34 = splat(c16[0]);
            v6 += v30 * v34;
            v7 += v31 * v34;
            v8 += v32 * v34;
            v9 += v33 * v34;
            vector v35 = splat(c16[1]);
            v10 += v30 * v35;
            v11 += v31 * v35;
            v12 += v32 * v35;
            v13 += v33 * v35;
            c16 += 1;
        }
        vector v36 = splat((&output->minimum)[0]);
        size_t s37 = output->row_stride;
        float*f38 = c;
        vector v39 = maximum(v36, v6);
        store(f38 + 0, v39);
        vector v40 = maximum(v36, v7);
        store(f38 + 1, v40);
        vector v41 = maximum(v36, v8);
        store(f38 + 2, v41);
        vector v42 = maximum(v36, v9);
        store(f38 + 3, v42);
        f38 += s37;
        vector v43 = maximum(v36, v10);
        store(f38 + 0, v43);
        vector v44 = maximum(v36, v11);
        store(f38 + 1, v44);
        vector v45 = maximum(v36, v12);
        store(f38 + 2, v45);
        vector v46 = maximum(v36, v13);
        store(f38 + 3, v46);
        f38 += s37;
        b += 4;
        c += 4;
    }
    size_t s47 = output->columns;
    size_t s48 = s47 % 4;
    if (s48 == 0) {
    } else {
        size_t s49 = s48 - 1;
        size_t s50 = s49 / 1;
        if (s50 == 0) {
            b += s48;
            c += s48;
            b += -1;
            c += -1;
            const float*c51 = output->bias;
            size_t s52 = output->row_stride;
            float*f53 = c;
            f53 += s52;
            f53 += s52;
            vector v54 = splat(c51[0]);
            vector v55 = splat(c51[1]);
            const struct nnp_direct_tap*c56 = taps;
            size_t s57 = k;
            const float*c58 = a;
            size_t s59 = s57 % 1;
            size_t s60 = s57 / 1;
            for (; s60 != 0; s60--) {
                for (int i61 = 0; i61 < 1; i61++) {
                    const float*c62 = b;
                    size_t s63 = c56->offset;
                    c62 += s63;
                    c56++;
                    vector v64 = load(c62 + 0);
                    vector v65 = splat(c58[0]);
                    v54 += v64 * v65;
                    vector v66 = splat(c58[1]);
                    v55 += v64 * v66;
                    c58 += 1;
                }
                c58 += 1;
            }
            for (; s59 != 0; s59--) {
                const float*c67 = b;
                size_t s68 = c56->offset;
                c67 += s68;
                c56++;
                vector v69 = load(c67 + 0);
                vector v70 = splat(c58[0]);
                v54 += v69 * v70;
                vector v71 = splat(c58[1]);
                v55 += v69 * v71;
                c58 += 1;
            }
            vector v72 = splat((&output->minimum)[0]);
            size_t s73 = output->row_stride;
            float*f74 = c;
            vector v75 = maximum(v72, v54);
            store(f74 + 0, v75);
            f74 += s73;
            vector v76 = maximum(v72, v55);
            store(f74 + 0, v76);
            f74 += s73;
        } else {
            b += s48;
            c += s48;
            b += -4;
            c += -4;
            const float*c77 = output->bias;
            size_t s78 = output->row_stride;
            float*f79 = c;
            f79 += s78;
            f79 += s78;
            vector v80 = splat(c77[0]);
            vector v81 = splat(c77[0]);
            vector v82 = splat(c77[0]);
            vector v83 = splat(c77[0]);
            vector v84 = splat(c77[1]);
            vector v85 = splat(c77[1]);
            vector v86 = splat(c77[1]);
            vector v87 = splat(c77[1]);
            const struct nnp_direct_tap*c88 = taps;
            size_t s89 = k;
            const float*c90 = a;
            size_t s91 = s89 % 1;
            size_t s92 = s89 / 1;
            for (; s92 != 0; s92--) {
                for (int i93 = 0; i93 < 1; i93++) {
                    const float*c94 = b;
                    size_t s95 = c88->offset;
                    c94 += s95;
                    c88++;
                    vector v96 = load(c94 + 0);
                    vector v97 = load(c94 + 1);
                    vector v98 = load(c94 + 2);
                    vector v99 = load(c94 + 3);
                    vector v100 = splat(c90[0]);
                    v80 += v96 * v100;
                    v81 += v97 * v100;
                    v82 += v98 * v100;
                    v83 += v99 * v100;
                    vector v101 = splat(c90[1]);
                    v84 += v96 * v101;
                    v85 += v97 * v101;
                    v86 += v98 * v101;
                    v87 += v99 * v101;
                    c90 += 1;
                }
                c90 += 1;
            }
            for (; s91 != 0; s91--) {
                const float*c102 = b;
                size_t s103 = c88->offset;
                c102 += s103;
                c88++;
                vector v104 = load(c102 + 0);
                vector v105 = load(c102 + 1);
                vector v106 = load(c102 + 2);
                vector v107 = load(c102 + 3);
                vector v108 = splat(c90[0]);
                v80 += v104 * v108;
                v81 += v105 * v108;
                v82 += v106 * v108;
                v83 += v107 * v108;
                vector v109 = splat(c90[1]);
                v84 += v104 * v109;
                v85 += v105 * v109;
                v86 += v106 * v109;
                v87 += v107 * v109;
                c90 += 1;
            }
            vector v110 = splat((&output->minimum)[0]);
            size_t s111 = output->row_stride;
            float*f112 = c;
            vector v113 = maximum(v110, v80);
            store(f112 + 0, v113);
            vector v114 = maximum(v110, v81);
            store(f112 + 1, v114);
            vector v115 = maximum(v110, v82);
            store(f112 + 2, v115);
            vector v116 = maximum(v110, v83);
            store(f112 + 3, v116);
            f112 += s111;
            vector v117 = maximum(v110, v84);
            store(f112 + 0, v117);
            vector v118 = maximum(v110, v85);
            store(f112 + 1, v118);
            vector v119 = maximum(v110, v86);
            store(f112 + 2, v119);
            vector v120 = maximum(v110, v87);
            store(f112 + 3, v120);
            f112 += s111;
        }
    }
}
