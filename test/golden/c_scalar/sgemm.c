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
        const float*c6 = output->bias;
        vector v7 = splat(0);
        vector v8 = splat(0);
        vector v9 = splat(0);
        vector v10 = splat(0);
        if (c6 == 0) {
        } else {
            vector v11 = splat(c6[0]);
            v7 = v11;
            v8 = v11;
            v9 = v11;
            v10 = v11;
        }
        if (b_stride == 0) {
            size_t s12 = output->ahead;
            const float*c13 = a;
            size_t s14 = k % 1;
            size_t s15 = k / 1;
            for (; s15 != 0; s15--) {
                for (int i16 = 0; i16 < 1; i16++) {
                    vector v17 = load(b + 0);
                    vector v18 = load(b + 1);
                    vector v19 = load(b + 2);
                    vector v20 = load(b + 3);
                    vector v21 = splat(c13[0]);
                    v7 += v17 * v21;
                    v8 += v18 * v21;
                    v9 += v19 * v21;
                    v10 += v20 * v21;
                    c13 += 1;
                    b += 4;
                }
                c13 += 1;
            }
            for (; s14 != 0; s14--) {
                vector v22 = load(b + 0);
                vector v23 = load(b + 1);
                vector v24 = load(b + 2);
                vector v25 = load(b + 3);
                vector v26 = splat(c13[0]);
                v7 += v22 * v26;
                v8 += v23 * v26;
                v9 += v24 * v26;
                v10 += v25 * v26;
                c13 += 1;
                b += 4;
            }
            size_t s27 = output->row_stride;
            float*f28 = c;
            const float*c29 = output->bias;
            if (c29 == 0) {
                float*f30 = f28;
                vector v31 = load(f30 + 0);
                v7 += v31;
                vector v32 = load(f30 + 1);
                v8 += v32;
                vector v33 = load(f30 + 2);
                v9 += v33;
                vector v34 = load(f30 + 3);
                v10 += v34;
                f30 += s27;
            } else {
            }
            vector v35 = splat((&output->minimum)[0]);
            vector v36 = maximum(v35, v7);
            store(f28 + 0, v36);
            vector v37 = maximum(v35, v8);
            store(f28 + 1, v37);
            vector v38 = maximum(v35, v9);
            store(f28 + 2, v38);
            vector v39 = maximum(v35, v10);
            store(f28 + 3, v39);
            f28 += s27;
        } else {
            if (f3 == 0) {
                const float*c40 = b;
                const float*c41 = a;
                size_t s42 = k % 1;
                size_t s43 = k / 1;
                for (; s43 != 0; s43--) {
                    for (int i44 = 0; i44 < 1; i44++) {
                        vector v45 = load(c40 + 0);
                        vector v46 = load(c40 + 1);
                        vector v47 = load(c40 + 2);
                        vector v48 = load(c40 + 3);
                        c40 += b_stride;
                        vector v49 = splat(c41[0]);
                        v7 += v45 * v49;
                        v8 += v46 * v49;
                        v9 += v47 * v49;
                        v10 += v48 * v49;
                        c41 += 1;
                    }
                    c41 += 1;
                }
                for (; s42 != 0; s42--) {
                    vector v50 = load(c40 + 0);
                    vector v51 = load(c40 + 1);
                    vector v52 = load(c40 + 2);
                    vector v53 = load(c40 + 3);
                    c40 += b_stride;
                    vector v54 = splat(c41[0]);
                    v7 += v50 * v54;
                    v8 += v51 * v54;
                    v9 += v52 * v54;
                    v10 += v53 * v54;
                    c41 += 1;
                }
                size_t s55 = output->row_stride;
                float*f56 = c;
                const float*c57 = output->bias;
                if (c57 == 0) {
                    float*f58 = f56;
                    vector v59 = load(f58 + 0);
                    v7 += v59;
                    vector v60 = load(f58 + 1);
                    v8 += v60;
                    vector v61 = load(f58 + 2);
                    v9 += v61;
                    vector v62 = load(f58 + 3);
                    v10 += v62;
                    f58 += s55;
                } else {
                }
                vector v63 = splat((&output->minimum)[0]);
                vector v64 = maximum(v63, v7);
                store(f56 + 0, v64);
                vector v65 = maximum(v63, v8);
                store(f56 + 1, v65);
                vector v66 = maximum(v63, v9);
                store(f56 + 2, v66);
                vector v67 = maximum(v63, v10);
                store(f56 + 3, v67);
                f56 += s55;
            } else {
                const float*c68 = b;
                const float*c69 = a;
                size_t s70 = k % 1;
                size_t s71 = k / 1;
                for (; s71 != 0; s71--) {
                    for (int i72 = 0; i72 < 1; i72++) {
                        vector v73 = load(c68 + 0);
                        vector v74 = load(c68 + 1);
                        vector v75 = load(c68 + 2);
                        vector v76 = load(c68 + 3);
                        store(f3 + 0, v73);
                        store(f3 + 1, v74);
                        store(f3 + 2, v75);
                        store(f3 + 3, v76);
                        c68 += b_stride;
                        vector v77 = splat(c69[0]);
                        v7 += v73 * v77;
                        v8 += v74 * v77;
                        v9 += v75 * v77;
                        v10 += v76 * v77;
                        c69 += 1;
                        f3 += 4;
                    }
                    c69 += 1;
                }
                for (; s70 != 0; s70--) {
                    vector v78 = load(c68 + 0);
                    vector v79 = load(c68 + 1);
                    vector v80 = load(c68 + 2);
                    vector v81 = load(c68 + 3);
                    store(f3 + 0, v78);
                    store(f3 + 1, v79);
                    store(f3 + 2, v80);
                    store(f3 + 3, v81);
                    c68 += b_stride;
                    vector v82 = splat(c69[0]);
                    v7 += v78 * v82;
                    v8 += v79 * v82;
                    v9 += v80 * v82;
                    v10 += v81 * v82;
                    c69 += 1;
                    f3 += 4;
                }
                size_t s83 = output->row_stride;
                float*f84 = c;
                const float*c85 = output->bias;
                if (c85 == 0) {
                    float*f86 = f84;
                    vector v87 = load(f86 + 0);
                    v7 += v87;
                    vector v88 = load(f86 + 1);
                    v8 += v88;
                    vector v89 = load(f86 + 2);
                    v9 += v89;
                    vector v90 = load(f86 + 3);
                    v10 += v90;
                    f86 += s83;
                } else {
                }
                vector v91 = splat((&output->minimum)[0]);
                vector v92 = maximum(v91, v7);
                store(f84 + 0, v92);
                vector v93 = maximum(v91, v8);
                store(f84 + 1, v93);
                vector v94 = maximum(v91, v9);
                store(f84 + 2, v94);
                vector v95 = maximum(v91, v10);
                store(f84 + 3, v95);
                f84 += s83;
            }
            b += 4;
        }
        c += 4;
    }
    size_t s96 = output->columns;
    size_t s97 = s96 % 4;
    if (s97 == 0) {
    } else {
        size_t s98 = s97 - 1;
        size_t s99 = s98 / 1;
        if (s99 == 0) {
            size_t s100 = output->ahead;
            const float*c101 = output->bias;
            vector v102 = splat(0);
            if (c101 == 0) {
            } else {
                vector v103 = splat(c101[0]);
                v102 = v103;
            }
            const float*c104 = a;
            size_t s105 = k % 1;
            size_t s106 = k / 1;
            for (; s106 != 0; s106--) {
                for (int i107 = 0; i107 < 1; i107++) {
                    vector v108 = load(b + 0);
                    vector v109 = splat(c104[0]);
                    v102 += v108 * v109;
                    c104 += 1;
                    b += 4;
                }
                c104 += 1;
            }
            for (; s105 != 0; s105--) {
                vector v110 = load(b + 0);
                vector v111 = splat(c104[0]);
                v102 += v110 * v111;
                c104 += 1;
                b += 4;
            }
            size_t s112 = output->columns;
            size_t s113 = s112 % 4;
            uint64_t u114 = bits_below(s113) >> 0;
            size_t s115 = output->row_stride;
            float*f116 = c;
            const float*c117 = output->bias;
            if (c117 == 0) {
                float*f118 = f116;
                vector v119 = load_masked(f118 + 0, u114);
                v102 += v119;
                f118 += s115;
            } else {
            }
            vector v120 = splat((&output->minimum)[0]);
            vector v121 = maximum(v120, v102);
            store_masked(f116 + 0, v121, u114);
            f116 += s115;
        } else {
            size_t s122 = output->ahead;
            const float*c123 = output->bias;
            vector v124 = splat(0);
            vector v125 = splat(0);
            vector v126 = splat(0);
            vector v127 = splat(0);
            if (c123 == 0) {
            } else {
                vector v128 = splat(c123[0]);
                v124 = v128;
                v125 = v128;
                v126 = v128;
                v127 = v128;
            }
            const float*c129 = a;
            size_t s130 = k % 1;
            size_t s131 = k / 1;
            for (; s131 != 0; s131--) {
                for (int i132 = 0; i132 < 1; i132++) {
                    vector v133 = load(b + 0);
                    vector v134 = load(b + 1);
                    vector v135 = load(b + 2);
                    vector v136 = load(b + 3);
                    vector v137 = splat(c129[0]);
                    v124 += v133 * v137;
                    v125 += v134 * v137;
                    v126 += v135 * v137;
                    v127 += v136 * v137;
                    c129 += 1;
                    b += 4;
                }
                c129 += 1;
            }
            for (; s130 != 0; s130--) {
                vector v138 = load(b + 0);
                vector v139 = load(b + 1);
                vector v140 = load(b + 2);
                vector v141 = load(b + 3);
                vector v142 = splat(c129[0]);
                v124 += v138 * v142;
                v125 += v139 * v142;
                v126 += v140 * v142;
                v127 += v141 * v142;
                c129 += 1;
                b += 4;
            }
            size_t s143 = output->columns;
            size_t s144 = s143 % 4;
            uint64_t u145 = bits_below(s144) >> 0;
            uint64_t u146 = bits_below(s144) >> 1;
            uint64_t u147 = bits_below(s144) >> 2;
            uint64_t u148 = bits_below(s144) >> 3;
            size_t s149 = output->row_stride;
            float*f150 = c;
            const float*c151 = output->bias;
            if (c151 == 0) {
                float*f152 = f150;
                vector v153 = load_masked(f152 + 0, u145);
                v124 += v153;
                vector v154 = load_masked(f152 + 1, u146);
                v125 += v154;
                vector v155 = load_masked(f152 + 2, u147);
                v126 += v155;
                vector v156 = load_masked(f152 + 3, u148);
                v127 += v156;
                f152 += s149;
            } else {
            }
            vector v157 = splat((&output->minimum)[0]);
            vector v158 = maximum(v157, v124);
            store_masked(f150 + 0, v158, u145);
            vector v159 = maximum(v157, v125);
            store_masked(f150 + 1, v159, u146);
            vector v160 = maximum(v157, v126);
            store_masked(f150 + 2, v160, u147);
            vector v161 = maximum(v157, v127);
            store_masked(f150 + 3, v161, u148);
            f150 += s149;
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
        const float*c6 = output->bias;
        vector v7 = splat(0);
        vector v8 = splat(0);
        vector v9 = splat(0);
        vector v10 = splat(0);
        vector v11 = splat(0);
        vector v12 = splat(0);
        vector v13 = splat(0);
        vector v14 = splat(0);
        if (c6 == 0) {
        } else {
            vector v15 = splat(c6[0]);
            v7 = v15;
            v8 = v15;
            v9 = v15;
            v10 = v15;
            vector v16 = splat(c6[1]);
            v11 = v16;
            v12 = v16;
            v13 = v16;
            v14 = v16;
        }
        if (b_stride == 0) {
            size_t s17 = output->ahead;
            const float*c18 = a;
            size_t s19 = k % 1;
            size_t s20 = k / 1;
            for (; s20 != 0; s20--) {
                for (int i21 = 0; i21 < 1; i21++) {
                    vector v22 = load(b + 0);
                    vector v23 = load(b + 1);
                    vector v24 = load(b + 2);
                    vector v25 = load(b + 3);
                    vector v26 = splat(c18[0]);
                    v7 += v22 * v26;
                    v8 += v23 * v26;
                    v9 += v24 * v26;
                    v10 += v25 * v26;
                    vector v27 = splat(c18[1]);
                    v11 += v22 * v27;
                    v12 += v23 * v27;
                    v13 += v24 * v27;
                    v14 += v25 * v27;
                    c18 += 1;
                    b += 4;
                }
                c18 += 1;
            }
            for (; s19 != 0; s19--) {
                vector v28 = load(b + 0);
                vector v29 = load(b + 1);
                vector v30 = load(b + 2);
                vector v31 = load(b + 3);
                vector v32 = splat(c18[0]);
                v7 += v28 * v32;
                v8 += v29 * v32;
                v9 += v30 * v32;
                v10 += v31 * v32;
                vector v33 = splat(c18[1]);
                v11 += v28 * v33;
                v12 += v29 * v33;
                v13 += v30 * v33;
                v14 += v31 * v33;
                c18 += 1;
                b += 4;
            }
            size_t s34 = output->row_stride;
            float*f35 = c;
            const float*c36 = output->bias;
            if (c36 == 0) {
                float*f37 = f35;
                vector v38 = load(f37 + 0);
                v7 += v38;
                vector v39 = load(f37 + 1);
                v8 += v39;
                vector v40 = load(f37 + 2);
                v9 += v40;
                vector v41 = load(f37 + 3);
                v10 += v41;
                f37 += s34;
                vector v42 = load(f37 + 0);
                v11 += v42;
                vector v43 = load(f37 + 1);
                v12 += v43;
                vector v44 = load(f37 + 2);
                v13 += v44;
                vector v45 = load(f37 + 3);
                v14 += v45;
                f37 += s34;
            } else {
            }
            vector v46 = splat((&output->minimum)[0]);
            vector v47 = maximum(v46, v7);
            store(f35 + 0, v47);
            vector v48 = maximum(v46, v8);
            store(f35 + 1, v48);
            vector v49 = maximum(v46, v9);
            store(f35 + 2, v49);
            vector v50 = maximum(v46, v10);
            store(f35 + 3, v50);
            f35 += s34;
            vector v51 = maximum(v46, v11);
            store(f35 + 0, v51);
            vector v52 = maximum(v46, v12);
            store(f35 + 1, v52);
            vector v53 = maximum(v46, v13);
            store(f35 + 2, v53);
            vector v54 = maximum(v46, v14);
            store(f35 + 3, v54);
            f35 += s34;
        } else {
            if (f3 == 0) {
                const float*c55 = b;
                const float*c56 = a;
                size_t s57 = k % 1;
                size_t s58 = k / 1;
                for (; s58 != 0; s58--) {
                    for (int i59 = 0; i59 < 1; i59++) {
                        vector v60 = load(c55 + 0);
                        vector v61 = load(c55 + 1);
                        vector v62 = load(c55 + 2);
                        vector v63 = load(c55 + 3);
                        c55 += b_stride;
                        vector v64 = splat(c56[0]);
                        v7 += v60 * v64;
                        v8 += v61 * v64;
                        v9 += v62 * v64;
                        v10 += v63 * v64;
                        vector v65 = splat(c56[1]);
                        v11 += v60 * v65;
                        v12 += v61 * v65;
                        v13 += v62 * v65;
                        v14 += v63 * v65;
                        c56 += 1;
                    }
                    c56 += 1;
                }
                for (; s57 != 0; s57--) {
                    vector v66 = load(c55 + 0);
                    vector v67 = load(c55 + 1);
                    vector v68 = load(c55 + 2);
                    vector v69 = load(c55 + 3);
                    c55 += b_stride;
                    vector v70 = splat(c56[0]);
                    v7 += v66 * v70;
                    v8 += v67 * v70;
                    v9 += v68 * v70;
                    v10 += v69 * v70;
                    vector v71 = splat(c56[1]);
                    v11 += v66 * v71;
                    v12 += v67 * v71;
                    v13 += v68 * v71;
                    v14 += v69 * v71;
                    c56 += 1;
                }
                size_t s72 = output->row_stride;
                float*f73 = c;
                const float*c74 = output->bias;
                if (c74 == 0) {
                    float*f75 = f73;
                    vector v76 = load(f75 + 0);
                    v7 += v76;
                    vector v77 = load(f75 + 1);
                    v8 += v77;
                    vector v78 = load(f75 + 2);
                    v9 += v78;
                    vector v79 = load(f75 + 3);
                    v10 += v79;
                    f75 += s72;
                    vector v80 = load(f75 + 0);
                    v11 += v80;
                    vector v81 = load(f75 + 1);
                    v12 += v81;
                    vector v82 = load(f75 + 2);
                    v13 += v82;
                    vector v83 = load(f75 + 3);
                    v14 += v83;
                    f75 += s72;
                } else {
                }
                vector v84 = splat((&output->minimum)[0]);
                vector v85 = maximum(v84, v7);
                store(f73 + 0, v85);
                vector v86 = maximum(v84, v8);
                store(f73 + 1, v86);
                vector v87 = maximum(v84, v9);
                store(f73 + 2, v87);
                vector v88 = maximum(v84, v10);
                store(f73 + 3, v88);
                f73 += s72;
                vector v89 = maximum(v84, v11);
                store(f73 + 0, v89);
                vector v90 = maximum(v84, v12);
                store(f73 + 1, v90);
                vector v91 = maximum(v84, v13);
                store(f73 + 2, v91);
                vector v92 = maximum(v84, v14);
                store(f73 + 3, v92);
                f73 += s72;
            } else {
                const float*c93 = b;
                const float*c94 = a;
                size_t s95 = k % 1;
                size_t s96 = k / 1;
                for (; s96 != 0; s96--) {
                    for (int i97 = 0; i97 < 1; i97++) {
                        vector v98 = load(c93 + 0);
                        vector v99 = load(c93 + 1);
                        vector v100 = load(c93 + 2);
                        vector v101 = load(c93 + 3);
                        store(f3 + 0, v98);
                        store(f3 + 1, v99);
                        store(f3 + 2, v100);
                        store(f3 + 3, v101);
                        c93 += b_stride;
                        vector v102 = splat(c94[0]);
                        v7 += v98 * v102;
                        v8 += v99 * v102;
                        v9 += v100 * v102;
                        v10 += v101 * v102;
                        vector v103 = splat(c94[1]);
                        v11 += v98 * v103;
                        v12 += v99 * v103;
                        v13 += v100 * v103;
                        v14 += v101 * v103;
                        c94 += 1;
                        f3 += 4;
                    }
                    c94 += 1;
                }
                for (; s95 != 0; s95--) {
                    vector v104 = load(c93 + 0);
                    vector v105 = load(c93 + 1);
                    vector v106 = load(c93 + 2);
                    vector v107 = load(c93 + 3);
                    store(f3 + 0, v104);
                    store(f3 + 1, v105);
                    store(f3 + 2, v106);
                    store(f3 + 3, v107);
                    c93 += b_stride;
                    vector v108 = splat(c94[0]);
                    v7 += v104 * v108;
                    v8 += v105 * v108;
                    v9 += v106 * v108;
                    v10 += v107 * v108;
                    vector v109 = splat(c94[1]);
                    v11 += v104 * v109;
                    v12 += v105 * v109;
                    v13 += v106 * v109;
                    v14 += v107 * v109;
                    c94 += 1;
                    f3 += 4;
                }
                size_t s110 = output->row_stride;
                float*f111 = c;
                const float*c112 = output->bias;
                if (c112 == 0) {
                    float*f113 = f111;
                    vector v114 = load(f113 + 0);
                    v7 += v114;
                    vector v115 = load(f113 + 1);
                    v8 += v115;
                    vector v116 = load(f113 + 2);
                    v9 += v116;
                    vector v117 = load(f113 + 3);
                    v10 += v117;
                    f113 += s110;
                    vector v118 = load(f113 + 0);
                    v11 += v118;
                    vector v119 = load(f113 + 1);
                    v12 += v119;
                    vector v120 = load(f113 + 2);
                    v13 += v120;
                    vector v121 = load(f113 + 3);
                    v14 += v121;
                    f113 += s110;
                } else {
                }
                vector v122 = splat((&output->minimum)[0]);
                vector v123 = maximum(v122, v7);
                store(f111 + 0, v123);
                vector v124 = maximum(v122, v8);
                store(f111 + 1, v124);
                vector v125 = maximum(v122, v9);
                store(f111 + 2, v125);
                vector v126 = maximum(v122, v10);
                store(f111 + 3, v126);
                f111 += s110;
                vector v127 = maximum(v122, v11);
                store(f111 + 0, v127);
                vector v128 = maximum(v122, v12);
                store(f111 + 1, v128);
                vector v129 = maximum(v122, v13);
                store(f111 + 2, v129);
                vector v130 = maximum(v122, v14);
                store(f111 + 3, v130);
                f111 += s110;
            }
            b += 4;
        }
        c += 4;
    }
    size_t s131 = output->columns;
    size_t s132 = s131 % 4;
    if (s132 == 0) {
    } else {
        size_t s133 = s132 - 1;
        size_t s134 = s133 / 1;
        if (s134 == 0) {
            size_t s135 = output->ahead;
            const float*c136 = output->bias;
            vector v137 = splat(0);
            vector v138 = splat(0);
            if (c136 == 0) {
            } else {
                vector v139 = splat(c136[0]);
                v137 = v139;
                vector v140 = splat(c136[1]);
                v138 = v140;
            }
            const float*c141 = a;
            size_t s142 = k % 1;
            size_t s143 = k / 1;
            for (; s143 != 0; s143--) {
                for (int i144 = 0; i144 < 1; i144++) {
                    vector v145 = load(b + 0);
                    vector v146 = splat(c141[0]);
                    v137 += v145 * v146;
                    vector v147 = splat(c141[1]);
                    v138 += v145 * v147;
                    c141 += 1;
                    b += 4;
                }
                c141 += 1;
            }
            for (; s142 != 0; s142--) {
                vector v148 = load(b + 0);
                vector v149 = splat(c141[0]);
                v137 += v148 * v149;
                vector v150 = splat(c141[1]);
                v138 += v148 * v150;
                c141 += 1;
                b += 4;
            }
            size_t s151 = output->columns;
            size_t s152 = s151 % 4;
            uint64_t u153 = bits_below(s152) >> 0;
            size_t s154 = output->row_stride;
            float*f155 = c;
            const float*c156 = output->bias;
            if (c156 == 0) {
                float*f157 = f155;
                vector v158 = load_masked(f157 + 0, u153);
                v137 += v158;
                f157 += s154;
                vector v159 = load_masked(f157 + 0, u153);
                v138 += v159;
                f157 += s154;
            } else {
            }
            vector v160 = splat((&output->minimum)[0]);
            vector v161 = maximum(v160, v137);
            store_masked(f155 + 0, v161, u153);
            f155 += s154;
            vector v162 = maximum(v160, v138);
            store_masked(f155 + 0, v162, u153);
            f155 += s154;
        } else {
            size_t s163 = output->ahead;
            const float*c164 = output->bias;
            vector v165 = splat(0);
            vector v166 = splat(0);
            vector v167 = splat(0);
            vector v168 = splat(0);
            vector v169 = splat(0);
            vector v170 = splat(0);
            vector v171 = splat(0);
            vector v172 = splat(0);
            if (c164 == 0) {
            } else {
                vector v173 = splat(c164[0]);
                v165 = v173;
                v166 = v173;
                v167 = v173;
                v168 = v173;
                vector v174 = splat(c164[1]);
                v169 = v174;
                v170 = v174;
                v171 = v174;
                v172 = v174;
            }
            const float*c175 = a;
            size_t s176 = k % 1;
            size_t s177 = k / 1;
            for (; s177 != 0; s177--) {
                for (int i178 = 0; i178 < 1; i178++) {
                    vector v179 = load(b + 0);
                    vector v180 = load(b + 1);
                    vector v181 = load(b + 2);
                    vector v182 = load(b + 3);
                    vector v183 = splat(c175[0]);
                    v165 += v179 * v183;
                    v166 += v180 * v183;
                    v167 += v181 * v183;
                    v168 += v182 * v183;
                    vector v184 = splat(c175[1]);
                    v169 += v179 * v184;
                    v170 += v180 * v184;
                    v171 += v181 * v184;
                    v172 += v182 * v184;
                    c175 += 1;
                    b += 4;
                }
                c175 += 1;
            }
            for (; s176 != 0; s176--) {
                vector v185 = load(b + 0);
                vector v186 = load(b + 1);
                vector v187 = load(b + 2);
                vector v188 = load(b + 3);
                vector v189 = splat(c175[0]);
                v165 += v185 * v189;
                v166 += v186 * v189;
                v167 += v187 * v189;
                v168 += v188 * v189;
                vector v190 = splat(c175[1]);
                v169 += v185 * v190;
                v170 += v186 * v190;
                v171 += v187 * v190;
                v172 += v188 * v190;
                c175 += 1;
                b += 4;
            }
            size_t s191 = output->columns;
            size_t s192 = s191 % 4;
            uint64_t u193 = bits_below(s192) >> 0;
            uint64_t u194 = bits_below(s192) >> 1;
            uint64_t u195 = bits_below(s192) >> 2;
            uint64_t u196 = bits_below(s192) >> 3;
            size_t s197 = output->row_stride;
            float*f198 = c;
            const float*c199 = output->bias;
            if (c199 == 0) {
                float*f200 = f198;
                vector v201 = load_masked(f200 + 0, u193);
                v165 += v201;
                vector v202 = load_masked(f200 + 1, u194);
                v166 += v202;
                vector v203 = load_masked(f200 + 2, u195);
                v167 += v203;
                vector v204 = load_masked(f200 + 3, u196);
                v168 += v204;
                f200 += s197;
                vector v205 = load_masked(f200 + 0, u193);
                v169 += v205;
                vector v206 = load_masked(f200 + 1, u194);
                v170 += v206;
                vector v207 = load_masked(f200 + 2, u195);
                v171 += v207;
                vector v208 = load_masked(f200 + 3, u196);
                v172 += v208;
                f200 += s197;
            } else {
            }
            vector v209 = splat((&output->minimum)[0]);
            vector v210 = maximum(v209, v165);
            store_masked(f198 + 0, v210, u193);
            vector v211 = maximum(v209, v166);
            store_masked(f198 + 1, v211, u194);
            vector v212 = maximum(v209, v167);
            store_masked(f198 + 2, v212, u195);
            vector v213 = maximum(v209, v168);
            store_masked(f198 + 3, v213, u196);
            f198 += s197;
            vector v214 = maximum(v209, v169);
            store_masked(f198 + 0, v214, u193);
            vector v215 = maximum(v209, v170);
            store_masked(f198 + 1, v215, u194);
            vector v216 = maximum(v209, v171);
            store_masked(f198 + 2, v216, u195);
            vector v217 = maximum(v209, v172);
            store_masked(f198 + 3, v217, u196);
            f198 += s197;
        }
    }
}
