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
        if (f3 == 0) {
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
                    store(f3 + 0, v36);
                    store(f3 + 1, v37);
                    store(f3 + 2, v38);
                    store(f3 + 3, v39);
                    c30 += b_stride;
                    vector v40 = splat(c32[0]);
                    v9 += v36 * v40;
                    v10 += v37 * v40;
                    v11 += v38 * v40;
                    v12 += v39 * v40;
                    c32 += 1;
                    f3 += 4;
                }
                c32 += 1;
            }
            for (; s33 != 0; s33--) {
                vector v41 = load(c30 + 0);
                vector v42 = load(c30 + 1);
                vector v43 = load(c30 + 2);
                vector v44 = load(c30 + 3);
                store(f3 + 0, v41);
                store(f3 + 1, v42);
                store(f3 + 2, v43);
                store(f3 + 3, v44);
                c30 += b_stride;
                vector v45 = splat(c32[0]);
                v9 += v41 * v45;
                v10 += v42 * v45;
                v11 += v43 * v45;
                v12 += v44 * v45;
                c32 += 1;
                f3 += 4;
            }
            b += 4;
        }
        size_t s46 = output->row_stride;
        const float*c47 = output->bias;
        if (c47 == 0) {
            float*f48 = c;
            vector v49 = load(f48 + 0);
            v9 += v49;
            vector v50 = load(f48 + 1);
            v10 += v50;
            vector v51 = load(f48 + 2);
            v11 += v51;
            vector v52 = load(f48 + 3);
            v12 += v52;
            f48 += s46;
        } else {
        }
        vector v53 = splat((&output->minimum)[0]);
        float*f54 = c;
        vector v55 = maximum(v53, v9);
        store(f54 + 0, v55);
        vector v56 = maximum(v53, v10);
        store(f54 + 1, v56);
        vector v57 = maximum(v53, v11);
        store(f54 + 2, v57);
        vector v58 = maximum(v53, v12);
        store(f54 + 3, v58);
        f54 += s46;
        c += 4;
    }
    size_t s59 = output->columns;
    size_t s60 = s59 % 4;
    if (s60 == 0) {
    } else {
        size_t s61 = s60 - 1;
        size_t s62 = s61 / 1;
        if (s62 == 0) {
            const float*c63 = output->bias;
            vector v64 = splat(0);
            if (c63 == 0) {
            } else {
                vector v65 = splat(c63[0]);
                v64 = v65;
            }
            size_t s66 = output->ahead;
            size_t s67 = k;
            const float*c68 = a;
            size_t s69 = s67 % 1;
            size_t s70 = s67 / 1;
            for (; s70 != 0; s70--) {
                for (int i71 = 0; i71 < 1; i71++) {
                    vector v72 = load(b + 0);
                    vector v73 = splat(c68[0]);
                    v64 += v72 * v73;
                    c68 += 1;
                    b += 4;
                }
                c68 += 1;
            }
            for (; s69 != 0; s69--) {
                vector v74 = load(b + 0);
                vector v75 = splat(c68[0]);
                v64 += v74 * v75;
                c68 += 1;
                b += 4;
            }
            size_t s76 = output->columns;
            size_t s77 = s76 % 4;
            uint64_t u78 = bits_below(s77) >> 0;
            size_t s79 = output->row_stride;
            const float*c80 = output->bias;
            if (c80 == 0) {
                float*f81 = c;
                vector v82 = load_masked(f81 + 0, u78);
                v64 += v82;
                f81 += s79;
            } else {
            }
            vector v83 = splat((&output->minimum)[0]);
            float*f84 = c;
            vector v85 = maximum(v83, v64);
            store_masked(f84 + 0, v85, u78);
            f84 += s79;
        } else {
            const float*c86 = output->bias;
            vector v87 = splat(0);
            vector v88 = splat(0);
            vector v89 = splat(0);
            vector v90 = splat(0);
            if (c86 == 0) {
            } else {
                vector v91 = splat(c86[0]);
                v87 = v91;
                v88 = v91;
                v89 = v91;
                v90 = v91;
            }
            size_t s92 = output->ahead;
            size_t s93 = k;
            const float*c94 = a;
            size_t s95 = s93 % 1;
            size_t s96 = s93 / 1;
            for (; s96 != 0; s96--) {
                for (int i97 = 0; i97 < 1; i97++) {
                    vector v98 = load(b + 0);
                    vector v99 = load(b + 1);
                    vector v100 = load(b + 2);
                    vector v101 = load(b + 3);
                    vector v102 = splat(c94[0]);
                    v87 += v98 * v102;
                    v88 += v99 * v102;
                    v89 += v100 * v102;
                    v90 += v101 * v102;
                    c94 += 1;
                    b += 4;
                }
                c94 += 1;
            }
            for (; s95 != 0; s95--) {
                vector v103 = load(b + 0);
                vector v104 = load(b + 1);
                vector v105 = load(b + 2);
                vector v106 = load(b + 3);
                vector v107 = splat(c94[0]);
                v87 += v103 * v107;
                v88 += v104 * v107;
                v89 += v105 * v107;
                v90 += v106 * v107;
                c94 += 1;
                b += 4;
            }
            size_t s108 = output->columns;
            size_t s109 = s108 % 4;
            uint64_t u110 = bits_below(s109) >> 0;
            uint64_t u111 = bits_below(s109) >> 1;
            uint64_t u112 = bits_below(s109) >> 2;
            uint64_t u113 = bits_below(s109) >> 3;
            size_t s114 = output->row_stride;
            const float*c115 = output->bias;
            if (c115 == 0) {
                float*f116 = c;
                vector v117 = load_masked(f116 + 0, u110);
                v87 += v117;
                vector v118 = load_masked(f116 + 1, u111);
                v88 += v118;
                vector v119 = load_masked(f116 + 2, u112);
                v89 += v119;
                vector v120 = load_masked(f116 + 3, u113);
                v90 += v120;
                f116 += s114;
            } else {
            }
            vector v121 = splat((&output->minimum)[0]);
            float*f122 = c;
            vector v123 = maximum(v121, v87);
            store_masked(f122 + 0, v123, u110);
            vector v124 = maximum(v121, v88);
            store_masked(f122 + 1, v124, u111);
            vector v125 = maximum(v121, v89);
            store_masked(f122 + 2, v125, u112);
            vector v126 = maximum(v121, v90);
            store_masked(f122 + 3, v126, u113);
            f122 += s114;
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
        if (f3 == 0) {
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
                    store(f3 + 0, v43);
                    store(f3 + 1, v44);
                    store(f3 + 2, v45);
                    store(f3 + 3, v46);
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
                    f3 += 4;
                }
                c39 += 1;
            }
            for (; s40 != 0; s40--) {
                vector v49 = load(c37 + 0);
                vector v50 = load(c37 + 1);
                vector v51 = load(c37 + 2);
                vector v52 = load(c37 + 3);
                store(f3 + 0, v49);
                store(f3 + 1, v50);
                store(f3 + 2, v51);
                store(f3 + 3, v52);
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
                f3 += 4;
            }
            b += 4;
        }
        size_t s55 = output->row_stride;
        const float*c56 = output->bias;
        if (c56 == 0) {
            float*f57 = c;
            vector v58 = load(f57 + 0);
            v9 += v58;
            vector v59 = load(f57 + 1);
            v10 += v59;
            vector v60 = load(f57 + 2);
            v11 += v60;
            vector v61 = load(f57 + 3);
            v12 += v61;
            f57 += s55;
            vector v62 = load(f57 + 0);
            v13 += v62;
            vector v63 = load(f57 + 1);
            v14 += v63;
            vector v64 = load(f57 + 2);
            v15 += v64;
            vector v65 = load(f57 + 3);
            v16 += v65;
            f57 += s55;
        } else {
        }
        vector v66 = splat((&output->minimum)[0]);
        float*f67 = c;
        vector v68 = maximum(v66, v9);
        store(f67 + 0, v68);
        vector v69 = maximum(v66, v10);
        store(f67 + 1, v69);
        vector v70 = maximum(v66, v11);
        store(f67 + 2, v70);
        vector v71 = maximum(v66, v12);
        store(f67 + 3, v71);
        f67 += s55;
        vector v72 = maximum(v66, v13);
        store(f67 + 0, v72);
        vector v73 = maximum(v66, v14);
        store(f67 + 1, v73);
        vector v74 = maximum(v66, v15);
        store(f67 + 2, v74);
        vector v75 = maximum(v66, v16);
        store(f67 + 3, v75);
        f67 += s55;
        c += 4;
    }
    size_t s76 = output->columns;
    size_t s77 = s76 % 4;
    if (s77 == 0) {
    } else {
        size_t s78 = s77 - 1;
        size_t s79 = s78 / 1;
        if (s79 == 0) {
            const float*c80 = output->bias;
            vector v81 = splat(0);
            vector v82 = splat(0);
            if (c80 == 0) {
            } else {
                vector v83 = splat(c80[0]);
                v81 = v83;
                vector v84 = splat(c80[1]);
                v82 = v84;
            }
            size_t s85 = output->ahead;
            size_t s86 = k;
            const float*c87 = a;
            size_t s88 = s86 % 1;
            size_t s89 = s86 / 1;
            for (; s89 != 0; s89--) {
                for (int i90 = 0; i90 < 1; i90++) {
                    vector v91 = load(b + 0);
                    vector v92 = splat(c87[0]);
                    v81 += v91 * v92;
                    vector v93 = splat(c87[1]);
                    v82 += v91 * v93;
                    c87 += 1;
                    b += 4;
                }
                c87 += 1;
            }
            for (; s88 != 0; s88--) {
                vector v94 = load(b + 0);
                vector v95 = splat(c87[0]);
                v81 += v94 * v95;
                vector v96 = splat(c87[1]);
                v82 += v94 * v96;
                c87 += 1;
                b += 4;
            }
            size_t s97 = output->columns;
            size_t s98 = s97 % 4;
            uint64_t u99 = bits_below(s98) >> 0;
            size_t s100 = output->row_stride;
            const float*c101 = output->bias;
            if (c101 == 0) {
                float*f102 = c;
                vector v103 = load_masked(f102 + 0, u99);
                v81 += v103;
                f102 += s100;
                vector v104 = load_masked(f102 + 0, u99);
                v82 += v104;
                f102 += s100;
            } else {
            }
            vector v105 = splat((&output->minimum)[0]);
            float*f106 = c;
            vector v107 = maximum(v105, v81);
            store_masked(f106 + 0, v107, u99);
            f106 += s100;
            vector v108 = maximum(v105, v82);
            store_masked(f106 + 0, v108, u99);
            f106 += s100;
        } else {
            const float*c109 = output->bias;
            vector v110 = splat(0);
            vector v111 = splat(0);
            vector v112 = splat(0);
            vector v113 = splat(0);
            vector v114 = splat(0);
            vector v115 = splat(0);
            vector v116 = splat(0);
            vector v117 = splat(0);
            if (c109 == 0) {
            } else {
                vector v118 = splat(c109[0]);
                v110 = v118;
                v111 = v118;
                v112 = v118;
                v113 = v118;
                vector v119 = splat(c109[1]);
                v114 = v119;
                v115 = v119;
                v116 = v119;
                v117 = v119;
            }
            size_t s120 = output->ahead;
            size_t s121 = k;
            const float*c122 = a;
            size_t s123 = s121 % 1;
            size_t s124 = s121 / 1;
            for (; s124 != 0; s124--) {
                for (int i125 = 0; i125 < 1; i125++) {
                    vector v126 = load(b + 0);
                    vector v127 = load(b + 1);
                    vector v128 = load(b + 2);
                    vector v129 = load(b + 3);
                    vector v130 = splat(c122[0]);
                    v110 += v126 * v130;
                    v111 += v127 * v130;
                    v112 += v128 * v130;
                    v113 += v129 * v130;
                    vector v131 = splat(c122[1]);
                    v114 += v126 * v131;
                    v115 += v127 * v131;
                    v116 += v128 * v131;
                    v117 += v129 * v131;
                    c122 += 1;
                    b += 4;
                }
                c122 += 1;
            }
            for (; s123 != 0; s123--) {
                vector v132 = load(b + 0);
                vector v133 = load(b + 1);
                vector v134 = load(b + 2);
                vector v135 = load(b + 3);
                vector v136 = splat(c122[0]);
                v110 += v132 * v136;
                v111 += v133 * v136;
                v112 += v134 * v136;
                v113 += v135 * v136;
                vector v137 = splat(c122[1]);
                v114 += v132 * v137;
                v115 += v133 * v137;
                v116 += v134 * v137;
                v117 += v135 * v137;
                c122 += 1;
                b += 4;
            }
            size_t s138 = output->columns;
            size_t s139 = s138 % 4;
            uint64_t u140 = bits_below(s139) >> 0;
            uint64_t u141 = bits_below(s139) >> 1;
            uint64_t u142 = bits_below(s139) >> 2;
            uint64_t u143 = bits_below(s139) >> 3;
            size_t s144 = output->row_stride;
            const float*c145 = output->bias;
            if (c145 == 0) {
                float*f146 = c;
                vector v147 = load_masked(f146 + 0, u140);
                v110 += v147;
                vector v148 = load_masked(f146 + 1, u141);
                v111 += v148;
                vector v149 = load_masked(f146 + 2, u142);
                v112 += v149;
                vector v150 = load_masked(f146 + 3, u143);
                v113 += v150;
                f146 += s144;
                vector v151 = load_masked(f146 + 0, u140);
                v114 += v151;
                vector v152 = load_masked(f146 + 1, u141);
                v115 += v152;
                vector v153 = load_masked(f146 + 2, u142);
                v116 += v153;
                vector v154 = load_masked(f146 + 3, u143);
                v117 += v154;
                f146 += s144;
            } else {
            }
            vector v155 = splat((&output->minimum)[0]);
            float*f156 = c;
            vector v157 = maximum(v155, v110);
            store_masked(f156 + 0, v157, u140);
            vector v158 = maximum(v155, v111);
            store_masked(f156 + 1, v158, u141);
            vector v159 = maximum(v155, v112);
            store_masked(f156 + 2, v159, u142);
            vector v160 = maximum(v155, v113);
            store_masked(f156 + 3, v160, u143);
            f156 += s144;
            vector v161 = maximum(v155, v114);
            store_masked(f156 + 0, v161, u140);
            vector v162 = maximum(v155, v115);
            store_masked(f156 + 1, v162, u141);
            vector v163 = maximum(v155, v116);
            store_masked(f156 + 2, v163, u142);
            vector v164 = maximum(v155, v117);
            store_masked(f156 + 3, v164, u143);
            f156 += s144;
        }
    }
}
