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

void nnp_sgemm_1x4__c_scalar(size_t k, const float* a, const float* b, size_t b_stride, float* c, const struct nnp_sgemm_output* output) {
    float*f1 = c;
    size_t s2 = output->row_stride;
    f1 += s2;
    float*f3 = output->packed;
    size_t s4 = output->columns;
    size_t s5 = s4 / 4;
    for (; s5 != 0; s5--) {
        float*f6 = c;
        size_t s7 = output->row_stride;
        f6 += s7;
        const float*c8 = output->bias;
        vector v9 = splat(0);
        vector v10 = splat(0);
        vector v11 = splat(0);
        vector v12 = splat(0);
        if (c8 == 0) {
        } else {
            vector v13 = splat(c8[0]);
            v9 = v13;
            v10 = v13;
            v11 = v13;
            v12 = v13;
        }
        if (b_stride == 0) {
            size_t s14 = output->ahead;
            size_t s15 = k;
            const float*c16 = a;
            size_t s17 = s15 % 1;
            size_t s18 = s15 / 1;
            for (; s18 != 0; s18--) {
                for (int i19 = 0; i19 < 1; i19++) {
                    vector v20 = load(b + 0);
                    vector v21 = load(b + 1);
                    vector v22 = load(b + 2);
                    vector v23 = load(b + 3);
                    vector v24 = splat(c16[0]);
                    v9 += v20 * v24;
                    v10 += v21 * v24;
                    v11 += v22 * v24;
                    v12 += v23 * v24;
                    c16 += 1;
                    b += 4;
                }
                c16 += 1;
            }
            for (; s17 != 0; s17--) {
                vector v25 = load(b + 0);
                vector v26 = load(b + 1);
                vector v27 = load(b + 2);
                vector v28 = load(b + 3);
                vector v29 = splat(c16[0]);
                v9 += v25 * v29;
                v10 += v26 * v29;
                v11 += v27 * v29;
                v12 += v28 * v29;
                c16 += 1;
                b += 4;
            }
        } else {
            if (f3 == 0) {
                const float*c30 = b;
                size_t s31 = k;
                const float*c32 = a;
                size_t s33 = s31 % 1;
                size_t s34 = s31 / 1;
                for (; s34 != 0; s34--) {
                    for (int i35 = 0; i35 < 1; i35++) {
                        vector v36 = load(c30 + 0);
                        vector v37 = load(c30 + 1);
                        vector v38 = load(c30 + 2);
                        vector v39 = load(c30 + 3);
                        c30 += b_stride;
                        vector v40 = splat(c32[0]);
                        v9 += v36 * v40;
                        v10 += v37 * v40;
                        v11 += v38 * v40;
                        v12 += v39 * v40;
                        c32 += 1;
                    }
                    c32 += 1;
                }
                for (; s33 != 0; s33--) {
                    vector v41 = load(c30 + 0);
                    vector v42 = load(c30 + 1);
                    vector v43 = load(c30 + 2);
                    vector v44 = load(c30 + 3);
                    c30 += b_stride;
                    vector v45 = splat(c32[0]);
                    v9 += v41 * v45;
                    v10 += v42 * v45;
                    v11 += v43 * v45;
                    v12 += v44 * v45;
                    c32 += 1;
                }
            } else {
                const float*c46 = b;
                size_t s47 = k;
                const float*c48 = a;
                size_t s49 = s47 % 1;
                size_t s50 = s47 / 1;
                for (; s50 != 0; s50--) {
                    for (int i51 = 0; i51 < 1; i51++) {
                        vector v52 = load(c46 + 0);
                        vector v53 = load(c46 + 1);
                        vector v54 = load(c46 + 2);
                        vector v55 = load(c46 + 3);
                        store(f3 + 0, v52);
                        store(f3 + 1, v53);
                        store(f3 + 2, v54);
                        store(f3 + 3, v55);
                        c46 += b_stride;
                        vector v56 = splat(c48[0]);
                        v9 += v52 * v56;
                        v10 += v53 * v56;
                        v11 += v54 * v56;
                        v12 += v55 * v56;
                        c48 += 1;
                        f3 += 4;
                    }
                    c48 += 1;
                }
                for (; s49 != 0; s49--) {
                    vector v57 = load(c46 + 0);
                    vector v58 = load(c46 + 1);
                    vector v59 = load(c46 + 2);
                    vector v60 = load(c46 + 3);
                    store(f3 + 0, v57);
                    store(f3 + 1, v58);
                    store(f3 + 2, v59);
                    store(f3 + 3, v60);
                    c46 += b_stride;
                    vector v61 = splat(c48[0]);
                    v9 += v57 * v61;
                    v10 += v58 * v61;
                    v11 += v59 * v61;
                    v12 += v60 * v61;
                    c48 += 1;
                    f3 += 4;
                }
            }
            b += 4;
        }
        size_t s62 = output->row_stride;
        const float*c63 = output->bias;
        if (c63 == 0) {
            float*f64 = c;
            vector v65 = load(f64 + 0);
            v9 += v65;
            vector v66 = load(f64 + 1);
            v10 += v66;
            vector v67 = load(f64 + 2);
            v11 += v67;
            vector v68 = load(f64 + 3);
            v12 += v68;
            f64 += s62;
        } else {
        }
        vector v69 = splat((&output->minimum)[0]);
        float*f70 = c;
        vector v71 = maximum(v69, v9);
        store(f70 + 0, v71);
        vector v72 = maximum(v69, v10);
        store(f70 + 1, v72);
        vector v73 = maximum(v69, v11);
        store(f70 + 2, v73);
        vector v74 = maximum(v69, v12);
        store(f70 + 3, v74);
        f70 += s62;
        c += 4;
    }
    size_t s75 = output->columns;
    size_t s76 = s75 % 4;
    if (s76 == 0) {
    } else {
        size_t s77 = s76 - 1;
        size_t s78 = s77 / 1;
        if (s78 == 0) {
            const float*c79 = output->bias;
            vector v80 = splat(0);
            if (c79 == 0) {
            } else {
                vector v81 = splat(c79[0]);
                v80 = v81;
            }
            size_t s82 = output->ahead;
            size_t s83 = k;
            const float*c84 = a;
            size_t s85 = s83 % 1;
            size_t s86 = s83 / 1;
            for (; s86 != 0; s86--) {
                for (int i87 = 0; i87 < 1; i87++) {
                    vector v88 = load(b + 0);
                    vector v89 = splat(c84[0]);
                    v80 += v88 * v89;
                    c84 += 1;
                    b += 4;
                }
                c84 += 1;
            }
            for (; s85 != 0; s85--) {
                vector v90 = load(b + 0);
                vector v91 = splat(c84[0]);
                v80 += v90 * v91;
                c84 += 1;
                b += 4;
            }
            size_t s92 = output->columns;
            size_t s93 = s92 % 4;
            uint64_t u94 = bits_below(s93) >> 0;
            size_t s95 = output->row_stride;
            const float*c96 = output->bias;
            if (c96 == 0) {
                float*f97 = c;
                vector v98 = load_masked(f97 + 0, u94);
                v80 += v98;
                f97 += s95;
            } else {
            }
            vector v99 = splat((&output->minimum)[0]);
            float*f100 = c;
            vector v101 = maximum(v99, v80);
            store_masked(f100 + 0, v101, u94);
            f100 += s95;
        } else {
            const float*c102 = output->bias;
            vector v103 = splat(0);
            vector v104 = splat(0);
            vector v105 = splat(0);
            vector v106 = splat(0);
            if (c102 == 0) {
            } else {
                vector v107 = splat(c102[0]);
                v103 = v107;
                v104 = v107;
                v105 = v107;
                v106 = v107;
            }
            size_t s108 = output->ahead;
            size_t s109 = k;
            const float*c110 = a;
            size_t s111 = s109 % 1;
            size_t s112 = s109 / 1;
            for (; s112 != 0; s112--) {
                for (int i113 = 0; i113 < 1; i113++) {
                    vector v114 = load(b + 0);
                    vector v115 = load(b + 1);
                    vector v116 = load(b + 2);
                    vector v117 = load(b + 3);
                    vector v118 = splat(c110[0]);
                    v103 += v114 * v118;
                    v104 += v115 * v118;
                    v105 += v116 * v118;
                    v106 += v117 * v118;
                    c110 += 1;
                    b += 4;
                }
                c110 += 1;
            }
            for (; s111 != 0; s111--) {
                vector v119 = load(b + 0);
                vector v120 = load(b + 1);
                vector v121 = load(b + 2);
                vector v122 = load(b + 3);
                vector v123 = splat(c110[0]);
                v103 += v119 * v123;
                v104 += v120 * v123;
                v105 += v121 * v123;
                v106 += v122 * v123;
                c110 += 1;
                b += 4;
            }
            size_t s124 = output->columns;
            size_t s125 = s124 % 4;
            uint64_t u126 = bits_below(s125) >> 0;
            uint64_t u127 = bits_below(s125) >> 1;
            uint64_t u128 = bits_below(s125) >> 2;
            uint64_t u129 = bits_below(s125) >> 3;
            size_t s130 = output->row_stride;
            const float*c131 = output->bias;
            if (c131 == 0) {
                float*f132 = c;
                vector v133 = load_masked(f132 + 0, u126);
                v103 += v133;
                vector v134 = load_masked(f132 + 1, u127);
                v104 += v134;
                vector v135 = load_masked(f132 + 2, u128);
                v105 += v135;
                vector v136 = load_masked(f132 + 3, u129);
                v106 += v136;
                f132 += s130;
            } else {
            }
            vector v137 = splat((&output->minimum)[0]);
            float*f138 = c;
            vector v139 = maximum(v137, v103);
            store_masked(f138 + 0, v139, u126);
            vector v140 = maximum(v137, v104);
            store_masked(f138 + 1, v140, u127);
            vector v141 = maximum(v137, v105);
            store_masked(f138 + 2, v141, u128);
            vector v142 = maximum(v137, v106);
            store_masked(f138 + 3, v142, u129);
            f138 += s130;
        }
    }
}

void nnp_sgemm_2x4__c_scalar(size_t k, const float* a, const float* b, size_t b_stride, float* c, const struct nnp_sgemm_output* output) {
    float*f1 = c;
    size_t s2 = output->row_stride;
    f1 += s2;
    f1 += s2;
    float*f3 = output->packed;
    size_t s4 = output->columns;
    size_t s5 = s4 / 4;
    for (; s5 != 0; s5--) {
        float*f6 = c;
        size_t s7 = output->row_stride;
        f6 += s7;
        f6 += s7;
        const float*c8 = output->bias;
        vector v9 = splat(0);
        vector v10 = splat(0);
        vector v11 = splat(0);
        vector v12 = splat(0);
        vector v13 = splat(0);
        vector v14 = splat(0);
        vector v15 = splat(0);
        vector v16 = splat(0);
        if (c8 == 0) {
        } else {
            vector v17 = splat(c8[0]);
            v9 = v17;
            v10 = v17;
            v11 = v17;
            v12 = v17;
            vector v18 = splat(c8[1]);
            v13 = v18;
            v14 = v18;
            v15 = v18;
            v16 = v18;
        }
        if (b_stride == 0) {
            size_t s19 = output->ahead;
            size_t s20 = k;
            const float*c21 = a;
            size_t s22 = s20 % 1;
            size_t s23 = s20 / 1;
            for (; s23 != 0; s23--) {
                for (int i24 = 0; i24 < 1; i24++) {
                    vector v25 = load(b + 0);
                    vector v26 = load(b + 1);
                    vector v27 = load(b + 2);
                    vector v28 = load(b + 3);
                    vector v29 = splat(c21[0]);
                    v9 += v25 * v29;
                    v10 += v26 * v29;
                    v11 += v27 * v29;
                    v12 += v28 * v29;
                    vector v30 = splat(c21[1]);
                    v13 += v25 * v30;
                    v14 += v26 * v30;
                    v15 += v27 * v30;
                    v16 += v28 * v30;
                    c21 += 1;
                    b += 4;
                }
                c21 += 1;
            }
            for (; s22 != 0; s22--) {
                vector v31 = load(b + 0);
                vector v32 = load(b + 1);
                vector v33 = load(b + 2);
                vector v34 = load(b + 3);
                vector v35 = splat(c21[0]);
                v9 += v31 * v35;
                v10 += v32 * v35;
                v11 += v33 * v35;
                v12 += v34 * v35;
                vector v36 = splat(c21[1]);
                v13 += v31 * v36;
                v14 += v32 * v36;
                v15 += v33 * v36;
                v16 += v34 * v36;
                c21 += 1;
                b += 4;
            }
        } else {
            if (f3 == 0) {
                const float*c37 = b;
                size_t s38 = k;
                const float*c39 = a;
                size_t s40 = s38 % 1;
                size_t s41 = s38 / 1;
                for (; s41 != 0; s41--) {
                    for (int i42 = 0; i42 < 1; i42++) {
                        vector v43 = load(c37 + 0);
                        vector v44 = load(c37 + 1);
                        vector v45 = load(c37 + 2);
                        vector v46 = load(c37 + 3);
                        c37 += b_stride;
                        vector v47 = splat(c39[0]);
                        v9 += v43 * v47;
                        v10 += v44 * v47;
                        v11 += v45 * v47;
                        v12 += v46 * v47;
                        vector v48 = splat(c39[1]);
                        v13 += v43 * v48;
                        v14 += v44 * v48;
                        v15 += v45 * v48;
                        v16 += v46 * v48;
                        c39 += 1;
                    }
                    c39 += 1;
                }
                for (; s40 != 0; s40--) {
                    vector v49 = load(c37 + 0);
                    vector v50 = load(c37 + 1);
                    vector v51 = load(c37 + 2);
                    vector v52 = load(c37 + 3);
                    c37 += b_stride;
                    vector v53 = splat(c39[0]);
                    v9 += v49 * v53;
                    v10 += v50 * v53;
                    v11 += v51 * v53;
                    v12 += v52 * v53;
                    vector v54 = splat(c39[1]);
                    v13 += v49 * v54;
                    v14 += v50 * v54;
                    v15 += v51 * v54;
                    v16 += v52 * v54;
                    c39 += 1;
                }
            } else {
                const float*c55 = b;
                size_t s56 = k;
                const float*c57 = a;
                size_t s58 = s56 % 1;
                size_t s59 = s56 / 1;
                for (; s59 != 0; s59--) {
                    for (int i60 = 0; i60 < 1; i60++) {
                        vector v61 = load(c55 + 0);
                        vector v62 = load(c55 + 1);
                        vector v63 = load(c55 + 2);
                        vector v64 = load(c55 + 3);
                        store(f3 + 0, v61);
                        store(f3 + 1, v62);
                        store(f3 + 2, v63);
                        store(f3 + 3, v64);
                        c55 += b_stride;
                        vector v65 = splat(c57[0]);
                        v9 += v61 * v65;
                        v10 += v62 * v65;
                        v11 += v63 * v65;
                        v12 += v64 * v65;
                        vector v66 = splat(c57[1]);
                        v13 += v61 * v66;
                        v14 += v62 * v66;
                        v15 += v63 * v66;
                        v16 += v64 * v66;
                        c57 += 1;
                        f3 += 4;
                    }
                    c57 += 1;
                }
                for (; s58 != 0; s58--) {
                    vector v67 = load(c55 + 0);
                    vector v68 = load(c55 + 1);
                    vector v69 = load(c55 + 2);
                    vector v70 = load(c55 + 3);
                    store(f3 + 0, v67);
                    store(f3 + 1, v68);
                    store(f3 + 2, v69);
                    store(f3 + 3, v70);
                    c55 += b_stride;
                    vector v71 = splat(c57[0]);
                    v9 += v67 * v71;
                    v10 += v68 * v71;
                    v11 += v69 * v71;
                    v12 += v70 * v71;
                    vector v72 = splat(c57[1]);
                    v13 += v67 * v72;
                    v14 += v68 * v72;
                    v15 += v69 * v72;
                    v16 += v70 * v72;
                    c57 += 1;
                    f3 += 4;
                }
            }
            b += 4;
        }
        size_t s73 = output->row_stride;
        const float*c74 = output->bias;
        if (c74 == 0) {
            float*f75 = c;
            vector v76 = load(f75 + 0);
            v9 += v76;
            vector v77 = load(f75 + 1);
            v10 += v77;
            vector v78 = load(f75 + 2);
            v11 += v78;
            vector v79 = load(f75 + 3);
            v12 += v79;
            f75 += s73;
            vector v80 = load(f75 + 0);
            v13 += v80;
            vector v81 = load(f75 + 1);
            v14 += v81;
            vector v82 = load(f75 + 2);
            v15 += v82;
            vector v83 = load(f75 + 3);
            v16 += v83;
            f75 += s73;
        } else {
        }
        vector v84 = splat((&output->minimum)[0]);
        float*f85 = c;
        vector v86 = maximum(v84, v9);
        store(f85 + 0, v86);
        vector v87 = maximum(v84, v10);
        store(f85 + 1, v87);
        vector v88 = maximum(v84, v11);
        store(f85 + 2, v88);
        vector v89 = maximum(v84, v12);
        store(f85 + 3, v89);
        f85 += s73;
        vector v90 = maximum(v84, v13);
        store(f85 + 0, v90);
        vector v91 = maximum(v84, v14);
        store(f85 + 1, v91);
        vector v92 = maximum(v84, v15);
        store(f85 + 2, v92);
        vector v93 = maximum(v84, v16);
        store(f85 + 3, v93);
        f85 += s73;
        c += 4;
    }
    size_t s94 = output->columns;
    size_t s95 = s94 % 4;
    if (s95 == 0) {
    } else {
        size_t s96 = s95 - 1;
        size_t s97 = s96 / 1;
        if (s97 == 0) {
            const float*c98 = output->bias;
            vector v99 = splat(0);
            vector v100 = splat(0);
            if (c98 == 0) {
            } else {
                vector v101 = splat(c98[0]);
                v99 = v101;
                vector v102 = splat(c98[1]);
                v100 = v102;
            }
            size_t s103 = output->ahead;
            size_t s104 = k;
            const float*c105 = a;
            size_t s106 = s104 % 1;
            size_t s107 = s104 / 1;
            for (; s107 != 0; s107--) {
                for (int i108 = 0; i108 < 1; i108++) {
                    vector v109 = load(b + 0);
                    vector v110 = splat(c105[0]);
                    v99 += v109 * v110;
                    vector v111 = splat(c105[1]);
                    v100 += v109 * v111;
                    c105 += 1;
                    b += 4;
                }
                c105 += 1;
            }
            for (; s106 != 0; s106--) {
                vector v112 = load(b + 0);
                vector v113 = splat(c105[0]);
                v99 += v112 * v113;
                vector v114 = splat(c105[1]);
                v100 += v112 * v114;
                c105 += 1;
                b += 4;
            }
            size_t s115 = output->columns;
            size_t s116 = s115 % 4;
            uint64_t u117 = bits_below(s116) >> 0;
            size_t s118 = output->row_stride;
            const float*c119 = output->bias;
            if (c119 == 0) {
                float*f120 = c;
                vector v121 = load_masked(f120 + 0, u117);
                v99 += v121;
                f120 += s118;
                vector v122 = load_masked(f120 + 0, u117);
                v100 += v122;
                f120 += s118;
            } else {
            }
            vector v123 = splat((&output->minimum)[0]);
            float*f124 = c;
            vector v125 = maximum(v123, v99);
            store_masked(f124 + 0, v125, u117);
            f124 += s118;
            vector v126 = maximum(v123, v100);
            store_masked(f124 + 0, v126, u117);
            f124 += s118;
        } else {
            const float*c127 = output->bias;
            vector v128 = splat(0);
            vector v129 = splat(0);
            vector v130 = splat(0);
            vector v131 = splat(0);
            vector v132 = splat(0);
            vector v133 = splat(0);
            vector v134 = splat(0);
            vector v135 = splat(0);
            if (c127 == 0) {
            } else {
                vector v136 = splat(c127[0]);
                v128 = v136;
                v129 = v136;
                v130 = v136;
                v131 = v136;
                vector v137 = splat(c127[1]);
                v132 = v137;
                v133 = v137;
                v134 = v137;
                v135 = v137;
            }
            size_t s138 = output->ahead;
            size_t s139 = k;
            const float*c140 = a;
            size_t s141 = s139 % 1;
            size_t s142 = s139 / 1;
            for (; s142 != 0; s142--) {
                for (int i143 = 0; i143 < 1; i143++) {
                    vector v144 = load(b + 0);
                    vector v145 = load(b + 1);
                    vector v146 = load(b + 2);
                    vector v147 = load(b + 3);
                    vector v148 = splat(c140[0]);
                    v128 += v144 * v148;
                    v129 += v145 * v148;
                    v130 += v146 * v148;
                    v131 += v147 * v148;
                    vector v149 = splat(c140[1]);
                    v132 += v144 * v149;
                    v133 += v145 * v149;
                    v134 += v146 * v149;
                    v135 += v147 * v149;
                    c140 += 1;
                    b += 4;
                }
                c140 += 1;
            }
            for (; s141 != 0; s141--) {
                vector v150 = load(b + 0);
                vector v151 = load(b + 1);
                vector v152 = load(b + 2);
                vector v153 = load(b + 3);
                vector v154 = splat(c140[0]);
                v128 += v150 * v154;
                v129 += v151 * v154;
                v130 += v152 * v154;
                v131 += v153 * v154;
                vector v155 = splat(c140[1]);
                v132 += v150 * v155;
                v133 += v151 * v155;
                v134 += v152 * v155;
                v135 += v153 * v155;
                c140 += 1;
                b += 4;
            }
            size_t s156 = output->columns;
            size_t s157 = s156 % 4;
            uint64_t u158 = bits_below(s157) >> 0;
            uint64_t u159 = bits_below(s157) >> 1;
            uint64_t u160 = bits_below(s157) >> 2;
            uint64_t u161 = bits_below(s157) >> 3;
            size_t s162 = output->row_stride;
            const float*c163 = output->bias;
            if (c163 == 0) {
                float*f164 = c;
                vector v165 = load_masked(f164 + 0, u158);
                v128 += v165;
                vector v166 = load_masked(f164 + 1, u159);
                v129 += v166;
                vector v167 = load_masked(f164 + 2, u160);
                v130 += v167;
                vector v168 = load_masked(f164 + 3, u161);
                v131 += v168;
                f164 += s162;
                vector v169 = load_masked(f164 + 0, u158);
                v132 += v169;
                vector v170 = load_masked(f164 + 1, u159);
                v133 += v170;
                vector v171 = load_masked(f164 + 2, u160);
                v134 += v171;
                vector v172 = load_masked(f164 + 3, u161);
                v135 += v172;
                f164 += s162;
            } else {
            }
            vector v173 = splat((&output->minimum)[0]);
            float*f174 = c;
            vector v175 = maximum(v173, v128);
            store_masked(f174 + 0, v175, u158);
            vector v176 = maximum(v173, v129);
            store_masked(f174 + 1, v176, u159);
            vector v177 = maximum(v173, v130);
            store_masked(f174 + 2, v177, u160);
            vector v178 = maximum(v173, v131);
            store_masked(f174 + 3, v178, u161);
            f174 += s162;
            vector v179 = maximum(v173, v132);
            store_masked(f174 + 0, v179, u158);
            vector v180 = maximum(v173, v133);
            store_masked(f174 + 1, v180, u159);
            vector v181 = maximum(v173, v134);
            store_masked(f174 + 2, v181, u160);
            vector v182 = maximum(v173, v135);
            store_masked(f174 + 3, v182, u161);
            f174 += s162;
        }
    }
}
