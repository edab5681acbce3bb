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
    size_t s2 = s1 - 1;
    size_t s3 = s2 / 1;
    if (s3 == 0) {
        const float*c4 = output->bias;
        size_t s5 = output->row_stride;
        float*f6 = c;
        f6 += s5;
        vector v7 = splat(c4[0]);
        const struct nnp_direct_tap*c8 = taps;
        const float*c9 = a;
        size_t s10 = k % 1;
        size_t s11 = k / 1;
        for (; s11 != 0; s11--) {
            for (int i12 = 0; i12 < 1; i12++) {
                const float*c13 = b;
                size_t s14 = c8->offset;
                c13 += s14;
                c8++;
                vector v15 = load(c13 + 0);
                vector v16 = splat(c9[0]);
                v7 += v15 * v16;
                c9 += 1;
            }
            c9 += 1;
        }
        for (; s10 != 0; s10--) {
            const float*c17 = b;
            size_t s18 = c8->offset;
            c17 += s18;
            c8++;
            vector v19 = load(c17 + 0);
            vector v20 = splat(c9[0]);
            v7 += v19 * v20;
            c9 += 1;
        }
        vector v21 = splat((&output->minimum)[0]);
        size_t s22 = output->row_stride;
        float*f23 = c;
        vector v24 = maximum(v21, v7);
        store(f23 + 0, v24);
        f23 += s22;
    } else {
        size_t s25 = output->columns;
        size_t s26 = s25 - 2;
        size_t s27 = s26 / 4;
        for (; s27 != 0; s27--) {
            const float*c28 = output->bias;
            size_t s29 = output->row_stride;
            float*f30 = c;
            f30 += s29;
            vector v31 = splat(c28[0]);
            vector v32 = splat(c28[0]);
            vector v33 = splat(c28[0]);
            vector v34 = splat(c28[0]);
            const struct nnp_direct_tap*c35 = taps;
            const float*c36 = a;
            size_t s37 = k % 1;
            size_t s38 = k / 1;
            for (; s38 != 0; s38--) {
                for (int i39 = 0; i39 < 1; i39++) {
                    const float*c40 = b;
                    size_t s41 = c35->offset;
                    c40 += s41;
                    c35++;
                    vector v42 = load(c40 + 0);
                    vector v43 = load(c40 + 1);
                    vector v44 = load(c40 + 2);
                    vector v45 = load(c40 + 3);
                    vector v46 = splat(c36[0]);
                    v31 += v42 * v46;
                    v32 += v43 * v46;
                    v33 += v44 * v46;
                    v34 += v45 * v46;
                    c36 += 1;
                }
                c36 += 1;
            }
            for (; s37 != 0; s37--) {
                const float*c47 = b;
                size_t s48 = c35->offset;
                c47 += s48;
                c35++;
                vector v49 = load(c47 + 0);
                vector v50 = load(c47 + 1);
                vector v51 = load(c47 + 2);
                vector v52 = load(c47 + 3);
                vector v53 = splat(c36[0]);
                v31 += v49 * v53;
                v32 += v50 * v53;
                v33 += v51 * v53;
                v34 += v52 * v53;
                c36 += 1;
            }
            vector v54 = splat((&output->minimum)[0]);
            size_t s55 = output->row_stride;
            float*f56 = c;
            vector v57 = maximum(v54, v31);
            store(f56 + 0, v57);
            vector v58 = maximum(v54, v32);
            store(f56 + 1, v58);
            vector v59 = maximum(v54, v33);
            store(f56 + 2, v59);
            vector v60 = maximum(v54, v34);
            store(f56 + 3, v60);
            f56 += s55;
            b += 4;
            c += 4;
        }
        size_t s61 = output->columns;
        size_t s62 = s61 - 2;
        size_t s63 = s62 % 4;
        b += 2;
        c += 2;
        size_t s64 = s63 / 1;
        if (s64 == 3) {
            b += s63;
            c += s63;
            b += -5;
            c += -5;
            const float*c65 = output->bias;
            size_t s66 = output->row_stride;
            float*f67 = c;
            f67 += s66;
            vector v68 = splat(c65[0]);
            vector v69 = splat(c65[0]);
            vector v70 = splat(c65[0]);
            vector v71 = splat(c65[0]);
            vector v72 = splat(c65[0]);
            const struct nnp_direct_tap*c73 = taps;
            const float*c74 = a;
            size_t s75 = k % 1;
            size_t s76 = k / 1;
            for (; s76 != 0; s76--) {
                for (int i77 = 0; i77 < 1; i77++) {
                    const float*c78 = b;
                    size_t s79 = c73->offset;
                    c78 += s79;
                    c73++;
                    vector v80 = load(c78 + 0);
                    vector v81 = load(c78 + 1);
                    vector v82 = load(c78 + 2);
                    vector v83 = load(c78 + 3);
                    vector v84 = load(c78 + 4);
                    vector v85 = splat(c74[0]);
                    v68 += v80 * v85;
                    v69 += v81 * v85;
                    v70 += v82 * v85;
                    v71 += v83 * v85;
                    v72 += v84 * v85;
                    c74 += 1;
                }
                c74 += 1;
            }
            for (; s75 != 0; s75--) {
                const float*c86 = b;
                size_t s87 = c73->offset;
                c86 += s87;
                c73++;
                vector v88 = load(c86 + 0);
                vector v89 = load(c86 + 1);
                vector v90 = load(c86 + 2);
                vector v91 = load(c86 + 3);
                vector v92 = load(c86 + 4);
                vector v93 = splat(c74[0]);
                v68 += v88 * v93;
                v69 += v89 * v93;
                v70 += v90 * v93;
                v71 += v91 * v93;
                v72 += v92 * v93;
                c74 += 1;
            }
            vector v94 = splat((&output->minimum)[0]);
            size_t s95 = output->row_stride;
            float*f96 = c;
            vector v97 = maximum(v94, v68);
            store(f96 + 0, v97);
            vector v98 = maximum(v94, v69);
            store(f96 + 1, v98);
            vector v99 = maximum(v94, v70);
            store(f96 + 2, v99);
            vector v100 = maximum(v94, v71);
            store(f96 + 3, v100);
            vector v101 = maximum(v94, v72);
            store(f96 + 4, v101);
            f96 += s95;
        } else {
            b += s63;
            c += s63;
            b += -4;
            c += -4;
            const float*c102 = output->bias;
            size_t s103 = output->row_stride;
            float*f104 = c;
            f104 += s103;
            vector v105 = splat(c102[0]);
            vector v106 = splat(c102[0]);
            vector v107 = splat(c102[0]);
            vector v108 = splat(c102[0]);
            const struct nnp_direct_tap*c109 = taps;
            const float*c110 = a;
            size_t s111 = k % 1;
            size_t s112 = k / 1;
            for (; s112 != 0; s112--) {
                for (int i113 = 0; i113 < 1; i113++) {
                    const float*c114 = b;
                    size_t s115 = c109->offset;
                    c114 += s115;
                    c109++;
                    vector v116 = load(c114 + 0);
                    vector v117 = load(c114 + 1);
                    vector v118 = load(c114 + 2);
                    vector v119 = load(c114 + 3);
                    vector v120 = splat(c110[0]);
                    v105 += v116 * v120;
                    v106 += v117 * v120;
                    v107 += v118 * v120;
                    v108 += v119 * v120;
                    c110 += 1;
                }
                c110 += 1;
            }
            for (; s111 != 0; s111--) {
                const float*c121 = b;
                size_t s122 = c109->offset;
                c121 += s122;
                c109++;
                vector v123 = load(c121 + 0);
                vector v124 = load(c121 + 1);
                vector v125 = load(c121 + 2);
                vector v126 = load(c121 + 3);
                vector v127 = splat(c110[0]);
                v105 += v123 * v127;
                v106 += v124 * v127;
                v107 += v125 * v127;
                v108 += v126 * v127;
                c110 += 1;
            }
            vector v128 = splat((&output->minimum)[0]);
            size_t s129 = output->row_stride;
            float*f130 = c;
            vector v131 = maximum(v128, v105);
            store(f130 + 0, v131);
            vector v132 = maximum(v128, v106);
            store(f130 + 1, v132);
            vector v133 = maximum(v128, v107);
            store(f130 + 2, v133);
            vector v134 = maximum(v128, v108);
            store(f130 + 3, v134);
            f130 += s129;
        }
    }
}

void nnp_direct_2x4__c_scalar(size_t k, const float* a, const float* b, const struct nnp_direct_tap* taps, float* c, const struct nnp_sgemm_output* output) {
    size_t s1 = output->columns;
    size_t s2 = s1 - 0;
    size_t s3 = s2 / 4;
    for (; s3 != 0; s3--) {
        const float*c4 = output->bias;
        size_t s5 = output->row_stride;
        float*f6 = c;
        f6 += s5;
        f6 += s5;
        vector v7 = splat(c4[0]);
        vector v8 = splat(c4[0]);
        vector v9 = splat(c4[0]);
        vector v10 = splat(c4[0]);
        vector v11 = splat(c4[1]);
        vector v12 = splat(c4[1]);
        vector v13 = splat(c4[1]);
        vector v14 = splat(c4[1]);
        const struct nnp_direct_tap*c15 = taps;
        const float*c16 = a;
        size_t s17 = k % 1;
        size_t s18 = k / 1;
        for (; s18 != 0; s18--) {
            for (int i19 = 0; i19 < 1; i19++) {
                const float*c20 = b;
                size_t s21 = c15->offset;
                c20 += s21;
                c15++;
                vector v22 = load(c20 + 0);
                vector v23 = load(c20 + 1);
                vector v24 = load(c20 + 2);
                vector v25 = load(c20 + 3);
                vector v26 = splat(c16[0]);
                v7 += v22 * v26;
                v8 += v23 * v26;
                v9 += v24 * v26;
                v10 += v25 * v26;
                vector v27 = splat(c16[1]);
                v11 += v22 * v27;
                v12 += v23 * v27;
                v13 += v24 * v27;
                v14 += v25 * v27;
                c16 += 1;
            }
            c16 += 1;
        }
        for (; s17 != 0; s17--) {
            const float*c28 = b;
            size_t s29 = c15->offset;
            c28 += s29;
            c15++;
            vector v30 = load(c28 + 0);
            vector v31 = load(c28 + 1);
            vector v32 = load(c28 + 2);
            vector v33 = load(c28 + 3);
            vector v34 = splat(c16[0]);
            v7 += v30 * v34;
            v8 += v31 * v34;
            v9 += v32 * v34;
            v10 += v33 * v34;
            vector v35 = splat(c16[1]);
            v11 += v30 * v35;
            v12 += v31 * v35;
            v13 += v32 * v35;
            v14 += v33 * v35;
            c16 += 1;
        }
        vector v36 = splat((&output->minimum)[0]);
        size_t s37 = output->row_stride;
        float*f38 = c;
        vector v39 = maximum(v36, v7);
        store(f38 + 0, v39);
        vector v40 = maximum(v36, v8);
        store(f38 + 1, v40);
        vector v41 = maximum(v36, v9);
        store(f38 + 2, v41);
        vector v42 = maximum(v36, v10);
        store(f38 + 3, v42);
        f38 += s37;
        vector v43 = maximum(v36, v11);
        store(f38 + 0, v43);
        vector v44 = maximum(v36, v12);
        store(f38 + 1, v44);
        vector v45 = maximum(v36, v13);
        store(f38 + 2, v45);
        vector v46 = maximum(v36, v14);
        store(f38 + 3, v46);
        f38 += s37;
        b += 4;
        c += 4;
    }
    size_t s47 = output->columns;
    size_t s48 = s47 - 0;
    size_t s49 = s48 % 4;
    if (s49 == 0) {
    } else {
        size_t s50 = s49 - 1;
        size_t s51 = s50 / 1;
        if (s51 == 0) {
            b += s49;
            c += s49;
            b += -1;
            c += -1;
            const float*c52 = output->bias;
            size_t s53 = output->row_stride;
            float*f54 = c;
            f54 += s53;
            f54 += s53;
            vector v55 = splat(c52[0]);
            vector v56 = splat(c52[1]);
            const struct nnp_direct_tap*c57 = taps;
            const float*c58 = a;
            size_t s59 = k % 1;
            size_t s60 = k / 1;
            for (; s60 != 0; s60--) {
                for (int i61 = 0; i61 < 1; i61++) {
                    const float*c62 = b;
                    size_t s63 = c57->offset;
                    c62 += s63;
                    c57++;
                    vector v64 = load(c62 + 0);
                    vector v65 = splat(c58[0]);
                    v55 += v64 * v65;
                    vector v66 = splat(c58[1]);
                    v56 += v64 * v66;
                    c58 += 1;
                }
                c58 += 1;
            }
            for (; s59 != 0; s59--) {
                const float*c67 = b;
                size_t s68 = c57->offset;
                c67 += s68;
                c57++;
                vector v69 = load(c67 + 0);
                vector v70 = splat(c58[0]);
                v55 += v69 * v70;
                vector v71 = splat(c58[1]);
                v56 += v69 * v71;
                c58 += 1;
            }
            vector v72 = splat((&output->minimum)[0]);
            size_t s73 = output->row_stride;
            float*f74 = c;
            vector v75 = maximum(v72, v55);
            store(f74 + 0, v75);
            f74 += s73;
            vector v76 = maximum(v72, v56);
            store(f74 + 0, v76);
            f74 += s73;
        } else {
            b += s49;
            c += s49;
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
            const float*c89 = a;
            size_t s90 = k % 1;
            size_t s91 = k / 1;
            for (; s91 != 0; s91--) {
                for (int i92 = 0; i92 < 1; i92++) {
                    const float*c93 = b;
                    size_t s94 = c88->offset;
                    c93 += s94;
                    c88++;
                    vector v95 = load(c93 + 0);
                    vector v96 = load(c93 + 1);
                    vector v97 = load(c93 + 2);
                    vector v98 = load(c93 + 3);
                    vector v99 = splat(c89[0]);
                    v80 += v95 * v99;
                    v81 += v96 * v99;
                    v82 += v97 * v99;
                    v83 += v98 * v99;
                    vector v100 = splat(c89[1]);
                    v84 += v95 * v100;
                    v85 += v96 * v100;
                    v86 += v97 * v100;
                    v87 += v98 * v100;
                    c89 += 1;
                }
                c89 += 1;
            }
            for (; s90 != 0; s90--) {
                const float*c101 = b;
                size_t s102 = c88->offset;
                c101 += s102;
                c88++;
                vector v103 = load(c101 + 0);
                vector v104 = load(c101 + 1);
                vector v105 = load(c101 + 2);
                vector v106 = load(c101 + 3);
                vector v107 = splat(c89[0]);
                v80 += v103 * v107;
                v81 += v104 * v107;
                v82 += v105 * v107;
                v83 += v106 * v107;
                vector v108 = splat(c89[1]);
                v84 += v103 * v108;
                v85 += v104 * v108;
                v86 += v105 * v108;
                v87 += v106 * v108;
                c89 += 1;
            }
            vector v109 = splat((&output->minimum)[0]);
            size_t s110 = output->row_stride;
            float*f111 = c;
            vector v112 = maximum(v109, v80);
            store(f111 + 0, v112);
            vector v113 = maximum(v109, v81);
            store(f111 + 1, v113);
            vector v114 = maximum(v109, v82);
            store(f111 + 2, v114);
            vector v115 = maximum(v109, v83);
            store(f111 + 3, v115);
            f111 += s110;
            vector v116 = maximum(v109, v84);
            store(f111 + 0, v116);
            vector v117 = maximum(v109, v85);
            store(f111 + 1, v117);
            vector v118 = maximum(v109, v86);
            store(f111 + 2, v118);
            vector v119 = maximum(v109, v87);
            store(f111 + 3, v119);
            f111 += s110;
        }
    }
}
