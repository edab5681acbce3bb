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

void nnp_pooling_maximum__c(size_t rows, size_t count, const float* input, size_t input_pitch, size_t taps, size_t tap_stride, float* output, size_t output_pitch, size_t ahead, size_t ahead_step) {
    size_t s1 = taps - 1;
    const float*c2 = input;
    c2 += ahead;
    if (rows == 0) {
    } else {
        size_t s3 = rows - 1;
        for (; s3 != 0; s3--) {
            size_t s4 = count / 32;
            for (; s4 != 0; s4--) {
                const float*c5 = c2;
                size_t s6 = ahead_step - 1;
                size_t s7 = s6 / 16;
                for (; s7 != 0; s7--) {
                    c5 += 16;
                }
                c2 += ahead_step;
                const float*c8 = c2;
                size_t s9 = ahead_step - 1;
                size_t s10 = s9 / 16;
                for (; s10 != 0; s10--) {
                    c8 += 16;
                }
                c2 += ahead_step;
                const float*c11 = input;
                vector v12 = load(c11 + 0);
                vector v13 = load(c11 + 4);
                vector v14 = load(c11 + 8);
                vector v15 = load(c11 + 12);
                vector v16 = load(c11 + 16);
                vector v17 = load(c11 + 20);
                vector v18 = load(c11 + 24);
                vector v19 = load(c11 + 28);
                size_t s20 = s1;
                for (; s20 != 0; s20--) {
                    c11 += tap_stride;
                    vector v21 = load(c11 + 0);
                    v12 = maximum_or_nan(v12, v21);
                    vector v22 = load(c11 + 4);
                    v13 = maximum_or_nan(v13, v22);
                    vector v23 = load(c11 + 8);
                    v14 = maximum_or_nan(v14, v23);
                    vector v24 = load(c11 + 12);
                    v15 = maximum_or_nan(v15, v24);
                    vector v25 = load(c11 + 16);
                    v16 = maximum_or_nan(v16, v25);
                    vector v26 = load(c11 + 20);
                    v17 = maximum_or_nan(v17, v26);
                    vector v27 = load(c11 + 24);
                    v18 = maximum_or_nan(v18, v27);
                    vector v28 = load(c11 + 28);
                    v19 = maximum_or_nan(v19, v28);
                }
                store(output + 0, v12);
                store(output + 4, v13);
                store(output + 8, v14);
                store(output + 12, v15);
                store(output + 16, v16);
                store(output + 20, v17);
                store(output + 24, v18);
                store(output + 28, v19);
                input += 32;
                output += 32;
            }
            size_t s29 = count % 32;
            size_t s30 = s29 / 16;
            for (; s30 != 0; s30--) {
                const float*c31 = c2;
                size_t s32 = ahead_step - 1;
                size_t s33 = s32 / 16;
                for (; s33 != 0; s33--) {
                    c31 += 16;
                }
                c2 += ahead_step;
                const float*c34 = input;
                vector v35 = load(c34 + 0);
                vector v36 = load(c34 + 4);
                vector v37 = load(c34 + 8);
                vector v38 = load(c34 + 12);
                size_t s39 = s1;
                for (; s39 != 0; s39--) {
                    c34 += tap_stride;
                    vector v40 = load(c34 + 0);
                    v35 = maximum_or_nan(v35, v40);
                    vector v41 = load(c34 + 4);
                    v36 = maximum_or_nan(v36, v41);
                    vector v42 = load(c34 + 8);
                    v37 = maximum_or_nan(v37, v42);
                    vector v43 = load(c34 + 12);
                    v38 = maximum_or_nan(v38, v43);
                }
                store(output + 0, v35);
                store(output + 4, v36);
                store(output + 8, v37);
                store(output + 12, v38);
                input += 16;
                output += 16;
            }
            size_t s44 = count % 16;
            if (s44 == 0) {
            } else {
                size_t s45 = s44 * 1;
                size_t s46 = s45 - 0;
                const float*c47 = c2;
                size_t s48 = ahead_step - 1;
                size_t s49 = s48 / 16;
                for (; s49 != 0; s49--) {
                    c47 += 16;
                }
                c2 += ahead_step;
                const float*c50 = input;
                vector v51 = load(c50 + 0);
                vector v52 = load(c50 + 4);
                vector v53 = load(c50 + 8);
                vector v54 = load(c50 + 12);
                size_t s55 = s1;
                for (; s55 != 0; s55--) {
                    c50 += tap_stride;
                    vector v56 = load(c50 + 0);
                    v51 = maximum_or_nan(v51, v56);
                    vector v57 = load(c50 + 4);
                    v52 = maximum_or_nan(v52, v57);
                    vector v58 = load(c50 + 8);
                    v53 = maximum_or_nan(v53, v58);
                    vector v59 = load(c50 + 12);
                    v54 = maximum_or_nan(v54, v59);
                }
                store(output + 0, v51);
                store(output + 4, v52);
                store(output + 8, v53);
                store(output + 12, v54);
            }
            size_t s60 = count / 16;
            size_t s61 = s60 * 16;
            size_t s62 = s61 * 1;
            input -= s62;
            input += input_pitch;
            output -= s61;
            output += output_pitch;
        }
        size_t s63 = count / 32;
        for (; s63 != 0; s63--) {
            const float*c64 = c2;
            size_t s65 = ahead_step - 1;
            size_t s66 = s65 / 16;
            for (; s66 != 0; s66--) {
                c64 += 16;
            }
            c2 += ahead_step;
            const float*c67 = c2;
            size_t s68 = ahead_step - 1;
            size_t s69 = s68 / 16;
            for (; s69 != 0; s69--) {
                c67 += 16;
            }
            c2 += ahead_step;
            const float*c70 = input;
            vector v71 = load(c70 + 0);
            vector v72 = load(c70 + 4);
            vector v73 = load(c70 + 8);
            vector v74 = load(c70 + 12);
            vector v75 = load(c70 + 16);
            vector v76 = load(c70 + 20);
            vector v77 = load(c70 + 24);
            vector v78 = load(c70 + 28);
            size_t s79 = s1;
            for (; s79 != 0; s79--) {
                c70 += tap_stride;
                vector v80 = load(c70 + 0);
                v71 = maximum_or_nan(v71, v80);
                vector v81 = load(c70 + 4);
                v72 = maximum_or_nan(v72, v81);
                vector v82 = load(c70 + 8);
                v73 = maximum_or_nan(v73, v82);
                vector v83 = load(c70 + 12);
                v74 = maximum_or_nan(v74, v83);
                vector v84 = load(c70 + 16);
                v75 = maximum_or_nan(v75, v84);
                vector v85 = load(c70 + 20);
                v76 = maximum_or_nan(v76, v85);
                vector v86 = load(c70 + 24);
                v77 = maximum_or_nan(v77, v86);
                vector v87 = load(c70 + 28);
                v78 = maximum_or_nan(v78, v87);
            }
            store(output + 0, v71);
            store(output + 4, v72);
            store(output + 8, v73);
            store(output + 12, v74);
            store(output + 16, v75);
            store(output + 20, v76);
            store(output + 24, v77);
            store(output + 28, v78);
            input += 32;
            output += 32;
        }
        size_t s88 = count % 32;
        size_t s89 = s88 / 16;
        for (; s89 != 0; s89--) {
            const float*c90 = c2;
            size_t s91 = ahead_step - 1;
            size_t s92 = s91 / 16;
            for (; s92 != 0; s92--) {
                c90 += 16;
            }
            c2 += ahead_step;
            const float*c93 = input;
            vector v94 = load(c93 + 0);
            vector v95 = load(c93 + 4);
            vector v96 = load(c93 + 8);
            vector v97 = load(c93 + 12);
            size_t s98 = s1;
            for (; s98 != 0; s98--) {
                c93 += tap_stride;
                vector v99 = load(c93 + 0);
                v94 = maximum_or_nan(v94, v99);
                vector v100 = load(c93 + 4);
                v95 = maximum_or_nan(v95, v100);
                vector v101 = load(c93 + 8);
                v96 = maximum_or_nan(v96, v101);
                vector v102 = load(c93 + 12);
                v97 = maximum_or_nan(v97, v102);
            }
            store(output + 0, v94);
            store(output + 4, v95);
            store(output + 8, v96);
            store(output + 12, v97);
            input += 16;
            output += 16;
        }
        size_t s103 = count % 16;
        if (s103 == 0) {
        } else {
            size_t s104 = s103 * 1;
            size_t s105 = s104 - 0;
            uint64_t u106 = bits_below(s105) >> 0;
            uint64_t u107 = bits_below(s105) >> 4;
            uint64_t u108 = bits_below(s105) >> 8;
            uint64_t u109 = bits_below(s105) >> 12;
            const float*c110 = c2;
            size_t s111 = ahead_step - 1;
            size_t s112 = s111 / 16;
            for (; s112 != 0; s112--) {
                c110 += 16;
            }
            c2 += ahead_step;
            const float*c113 = input;
            vector v114 = load_masked(c113 + 0, u106);
            vector v115 = load_masked(c113 + 4, u107);
            vector v116 = load_masked(c113 + 8, u108);
            vector v117 = load_masked(c113 + 12, u109);
            size_t s118 = s1;
            for (; s118 != 0; s118--) {
                c113 += tap_stride;
                vector v119 = load_masked(c113 + 0, u106);
                v114 = maximum_or_nan(v114, v119);
                vector v120 = load_masked(c113 + 4, u107);
                v115 = maximum_or_nan(v115, v120);
                vector v121 = load_masked(c113 + 8, u108);
                v116 = maximum_or_nan(v116, v121);
                vector v122 = load_masked(c113 + 12, u109);
                v117 = maximum_or_nan(v117, v122);
            }
            store(output + 0, v114);
            store(output + 4, v115);
            store(output + 8, v116);
            store(output + 12, v117);
        }
    }
}

void nnp_pooling_maximum_by_2__c(size_t rows, size_t count, const float* input, size_t input_pitch, size_t taps, float* output, size_t output_pitch, size_t ahead, size_t ahead_step) {
    size_t s1 = taps - 1;
    const float*c2 = input;
    c2 += ahead;
    if (rows == 0) {
    } else {
        size_t s3 = rows - 1;
        for (; s3 != 0; s3--) {
            size_t s4 = count / 16;
            for (; s4 != 0; s4--) {
                const float*c5 = c2;
                size_t s6 = ahead_step - 1;
                size_t s7 = s6 / 16;
                for (; s7 != 0; s7--) {
                    c5 += 16;
                }
                c2 += ahead_step;
                const float*c8 = input;
                vector v9 = load(c8 + 0);
                vector v10 = load(c8 + 4);
                vector v11 = every_second(v9, v10, 0);
                vector v12 = every_second(v9, v10, 1);
                vector v13 = load(c8 + 8);
                vector v14 = load(c8 + 12);
                vector v15 = every_second(v13, v14, 0);
                vector v16 = every_second(v13, v14, 1);
                vector v17 = load(c8 + 16);
                vector v18 = load(c8 + 20);
                vector v19 = every_second(v17, v18, 0);
                vector v20 = every_second(v17, v18, 1);
                vector v21 = load(c8 + 24);
                vector v22 = load(c8 + 28);
                vector v23 = every_second(v21, v22, 0);
                vector v24 = every_second(v21, v22, 1);
                c8 += 1;
                if (s1 & 1) {
                    v11 = maximum_or_nan(v11, v12);
                    v15 = maximum_or_nan(v15, v16);
                    v19 = maximum_or_nan(v19, v20);
                    v23 = maximum_or_nan(v23, v24);
                    c8 += 1;
                }
                size_t s25 = s1 / 2;
                for (; s25 != 0; s25--) {
                    vector v26 = load(c8 + 0);
                    vector v27 = load(c8 + 4);
                    vector v28 = every_second(v26, v27, 0);
                    vector v29 = every_second(v26, v27, 1);
                    vector v30 = load(c8 + 8);
                    vector v31 = load(c8 + 12);
                    vector v32 = every_second(v30, v31, 0);
                    vector v33 = every_second(v30, v31, 1);
                    vector v34 = load(c8 + 16);
                    vector v35 = load(c8 + 20);
                    vector v36 = every_second(v34, v35, 0);
                    vector v37 = every_second(v34, v35, 1);
                    vector v38 = load(c8 + 24);
                    vector v39 = load(c8 + 28);
                    vector v40 = every_second(v38, v39, 0);
                    vector v41 = every_second(v38, v39, 1);
                    v11 = maximum_or_nan(v11, v28);
                    v11 = maximum_or_nan(v11, v29);
                    v15 = maximum_or_nan(v15, v32);
                    v15 = maximum_or_nan(v15, v33);
                    v19 = maximum_or_nan(v19, v36);
                    v19 = maximum_or_nan(v19, v37);
                    v23 = maximum_or_nan(v23, v40);
                    v23 = maximum_or_nan(v23, v41);
                    c8 += 2;
                }
                store(output + 0, v11);
                store(output + 4, v15);
                store(output + 8, v19);
                store(output + 12, v23);
                input += 32;
                output += 16;
            }
            size_t s42 = count % 16;
            if (s42 == 0) {
            } else {
                size_t s43 = s42 * 2;
                size_t s44 = s43 - 0;
                const float*c45 = c2;
                size_t s46 = ahead_step - 1;
                size_t s47 = s46 / 16;
                for (; s47 != 0; s47--) {
                    c45 += 16;
                }
                c2 += ahead_step;
                const float*c48 = input;
                vector v49 = load(c48 + 0);
                vector v50 = load(c48 + 4);
                vector v51 = every_second(v49, v50, 0);
                vector v52 = every_second(v49, v50, 1);
                vector v53 = load(c48 + 8);
                vector v54 = load(c48 + 12);
                vector v55 = every_second(v53, v54, 0);
                vector v56 = every_second(v53, v54, 1);
                vector v57 = load(c48 + 16);
                vector v58 = load(c48 + 20);
                vector v59 = every_second(v57, v58, 0);
                vector v60 = every_second(v57, v58, 1);
                vector v61 = load(c48 + 24);
                vector v62 = load(c48 + 28);
                vector v63 = every_second(v61, v62, 0);
                vector v64 = every_second(v61, v62, 1);
                c48 += 1;
                if (s1 & 1) {
                    v51 = maximum_or_nan(v51, v52);
                    v55 = maximum_or_nan(v55, v56);
                    v59 = maximum_or_nan(v59, v60);
                    v63 = maximum_or_nan(v63, v64);
                    c48 += 1;
                }
                size_t s65 = s1 / 2;
                for (; s65 != 0; s65--) {
                    vector v66 = load(c48 + 0);
                    vector v67 = load(c48 + 4);
                    vector v68 = every_second(v66, v67, 0);
                    vector v69 = every_second(v66, v67, 1);
                    vector v70 = load(c48 + 8);
                    vector v71 = load(c48 + 12);
                    vector v72 = every_second(v70, v71, 0);
                    vector v73 = every_second(v70, v71, 1);
                    vector v74 = load(c48 + 16);
                    vector v75 = load(c48 + 20);
                    vector v76 = every_second(v74, v75, 0);
                    vector v77 = every_second(v74, v75, 1);
                    vector v78 = load(c48 + 24);
                    vector v79 = load(c48 + 28);
                    vector v80 = every_second(v78, v79, 0);
                    vector v81 = every_second(v78, v79, 1);
                    v51 = maximum_or_nan(v51, v68);
                    v51 = maximum_or_nan(v51, v69);
                    v55 = maximum_or_nan(v55, v72);
                    v55 = maximum_or_nan(v55, v73);
                    v59 = maximum_or_nan(v59, v76);
                    v59 = maximum_or_nan(v59, v77);
                    v63 = maximum_or_nan(v63, v80);
                    v63 = maximum_or_nan(v63, v81);
                    c48 += 2;
                }
                store(output + 0, v51);
                store(output + 4, v55);
                store(output + 8, v59);
                store(output + 12, v63);
            }
            size_t s82 = count / 16;
            size_t s83 = s82 * 16;
            size_t s84 = s83 * 2;
            input -= s84;
            input += input_pitch;
            output -= s83;
            output += output_pitch;
        }
        size_t s85 = count / 16;
        for (; s85 != 0; s85--) {
            const float*c86 = c2;
            size_t s87 = ahead_step - 1;
            size_t s88 = s87 / 16;
            for (; s88 != 0; s88--) {
                c86 += 16;
            }
            c2 += ahead_step;
            const float*c89 = input;
            vector v90 = load(c89 + 0);
            vector v91 = load(c89 + 4);
            vector v92 = every_second(v90, v91, 0);
            vector v93 = every_second(v90, v91, 1);
            vector v94 = load(c89 + 8);
            vector v95 = load(c89 + 12);
            vector v96 = every_second(v94, v95, 0);
            vector v97 = every_second(v94, v95, 1);
            vector v98 = load(c89 + 16);
            vector v99 = load(c89 + 20);
            vector v100 = every_second(v98, v99, 0);
            vector v101 = every_second(v98, v99, 1);
            vector v102 = load(c89 + 24);
            vector v103 = load(c89 + 28);
            vector v104 = every_second(v102, v103, 0);
            vector v105 = every_second(v102, v103, 1);
            c89 += 1;
            if (s1 & 1) {
                v92 = maximum_or_nan(v92, v93);
                v96 = maximum_or_nan(v96, v97);
                v100 = maximum_or_nan(v100, v101);
                v104 = maximum_or_nan(v104, v105);
                c89 += 1;
            }
            size_t s106 = s1 / 2;
            for (; s106 != 0; s106--) {
                vector v107 = load(c89 + 0);
                vector v108 = load(c89 + 4);
                vector v109 = every_second(v107, v108, 0);
                vector v110 = every_second(v107, v108, 1);
                vector v111 = load(c89 + 8);
                vector v112 = load(c89 + 12);
                vector v113 = every_second(v111, v112, 0);
                vector v114 = every_second(v111, v112, 1);
                vector v115 = load(c89 + 16);
                vector v116 = load(c89 + 20);
                vector v117 = every_second(v115, v116, 0);
                vector v118 = every_second(v115, v116, 1);
                vector v119 = load(c89 + 24);
                vector v120 = load(c89 + 28);
                vector v121 = every_second(v119, v120, 0);
                vector v122 = every_second(v119, v120, 1);
                v92 = maximum_or_nan(v92, v109);
                v92 = maximum_or_nan(v92, v110);
                v96 = maximum_or_nan(v96, v113);
                v96 = maximum_or_nan(v96, v114);
                v100 = maximum_or_nan(v100, v117);
                v100 = maximum_or_nan(v100, v118);
                v104 = maximum_or_nan(v104, v121);
                v104 = maximum_or_nan(v104, v122);
                c89 += 2;
            }
            store(output + 0, v92);
            store(output + 4, v96);
            store(output + 8, v100);
            store(output + 12, v104);
            input += 32;
            output += 16;
        }
        size_t s123 = count % 16;
        if (s123 == 0) {
        } else {
            size_t s124 = s123 * 2;
            size_t s125 = s124 - 0;
            uint64_t u126 = bits_below(s125) >> 0;
            uint64_t u127 = bits_below(s125) >> 4;
            uint64_t u128 = bits_below(s125) >> 8;
            uint64_t u129 = bits_below(s125) >> 12;
            uint64_t u130 = bits_below(s125) >> 16;
            uint64_t u131 = bits_below(s125) >> 20;
            uint64_t u132 = bits_below(s125) >> 24;
            uint64_t u133 = bits_below(s125) >> 28;
            const float*c134 = c2;
            size_t s135 = ahead_step - 1;
            size_t s136 = s135 / 16;
            for (; s136 != 0; s136--) {
                c134 += 16;
            }
            c2 += ahead_step;
            const float*c137 = input;
            vector v138 = load_masked(c137 + 0, u126);
            vector v139 = load_masked(c137 + 4, u127);
            vector v140 = every_second(v138, v139, 0);
            vector v141 = every_second(v138, v139, 1);
            vector v142 = load_masked(c137 + 8, u128);
            vector v143 = load_masked(c137 + 12, u129);
            vector v144 = every_second(v142, v143, 0);
            vector v145 = every_second(v142, v143, 1);
            vector v146 = load_masked(c137 + 16, u130);
            vector v147 = load_masked(c137 + 20, u131);
            vector v148 = every_second(v146, v147, 0);
            vector v149 = every_second(v146, v147, 1);
            vector v150 = load_masked(c137 + 24, u132);
            vector v151 = load_masked(c137 + 28, u133);
            vector v152 = every_second(v150, v151, 0);
            vector v153 = every_second(v150, v151, 1);
            c137 += 1;
            if (s1 & 1) {
                v140 = maximum_or_nan(v140, v141);
                v144 = maximum_or_nan(v144, v145);
                v148 = maximum_or_nan(v148, v149);
                v152 = maximum_or_nan(v152, v153);
                c137 += 1;
            }
            size_t s154 = s1 / 2;
            for (; s154 != 0; s154--) {
                vector v155 = load_masked(c137 + 0, u126);
                vector v156 = load_masked(c137 + 4, u127);
                vector v157 = every_second(v155, v156, 0);
                vector v158 = every_second(v155, v156, 1);
                vector v159 = load_masked(c137 + 8, u128);
                vector v160 = load_masked(c137 + 12, u129);
                vector v161 = every_second(v159, v160, 0);
                vector v162 = every_second(v159, v160, 1);
                vector v163 = load_masked(c137 + 16, u130);
                vector v164 = load_masked(c137 + 20, u131);
                vector v165 = every_second(v163, v164, 0);
                vector v166 = every_second(v163, v164, 1);
                vector v167 = load_masked(c137 + 24, u132);
                vector v168 = load_masked(c137 + 28, u133);
                vector v169 = every_second(v167, v168, 0);
                vector v170 = every_second(v167, v168, 1);
                v140 = maximum_or_nan(v140, v157);
                v140 = maximum_or_nan(v140, v158);
                v144 = maximum_or_nan(v144, v161);
                v144 = maximum_or_nan(v144, v162);
                v148 = maximum_or_nan(v148, v165);
                v148 = maximum_or_nan(v148, v166);
                v152 = maximum_or_nan(v152, v169);
                v152 = maximum_or_nan(v152, v170);
                c137 += 2;
            }
            store(output + 0, v140);
            store(output + 4, v144);
            store(output + 8, v148);
            store(output + 12, v152);
        }
    }
}

void nnp_pooling_maximum_of_pairs__c(size_t rows, size_t count, const float* input, size_t input_pitch, size_t taps, size_t tap_stride, float* output, size_t output_pitch, size_t ahead, size_t ahead_step) {
    size_t s1 = taps - 1;
    const float*c2 = input;
    c2 += ahead;
    if (rows == 0) {
    } else {
        size_t s3 = rows - 1;
        for (; s3 != 0; s3--) {
            size_t s4 = count / 16;
            for (; s4 != 0; s4--) {
                const float*c5 = c2;
                size_t s6 = ahead_step - 1;
                size_t s7 = s6 / 16;
                for (; s7 != 0; s7--) {
                    c5 += 16;
                }
                c2 += ahead_step;
                const float*c8 = input;
                vector v9 = load(c8 + 0);
                vector v10 = load(c8 + 4);
                vector v11 = load(c8 + 8);
                vector v12 = load(c8 + 12);
                vector v13 = load(c8 + 16);
                vector v14 = load(c8 + 20);
                vector v15 = load(c8 + 24);
                vector v16 = load(c8 + 28);
                size_t s17 = s1;
                for (; s17 != 0; s17--) {
                    c8 += tap_stride;
                    vector v18 = load(c8 + 0);
                    v9 = maximum_or_nan(v9, v18);
                    vector v19 = load(c8 + 4);
                    v10 = maximum_or_nan(v10, v19);
                    vector v20 = load(c8 + 8);
                    v11 = maximum_or_nan(v11, v20);
                    vector v21 = load(c8 + 12);
                    v12 = maximum_or_nan(v12, v21);
                    vector v22 = load(c8 + 16);
                    v13 = maximum_or_nan(v13, v22);
                    vector v23 = load(c8 + 20);
                    v14 = maximum_or_nan(v14, v23);
                    vector v24 = load(c8 + 24);
                    v15 = maximum_or_nan(v15, v24);
                    vector v25 = load(c8 + 28);
                    v16 = maximum_or_nan(v16, v25);
                }
                vector v26 = every_second(v9, v10, 0);
                vector v27 = every_second(v9, v10, 1);
                vector v28 = every_second(v11, v12, 0);
                vector v29 = every_second(v11, v12, 1);
                vector v30 = every_second(v13, v14, 0);
                vector v31 = every_second(v13, v14, 1);
                vector v32 = every_second(v15, v16, 0);
                vector v33 = every_second(v15, v16, 1);
                v26 = maximum_or_nan(v26, v27);
                v28 = maximum_or_nan(v28, v29);
                v30 = maximum_or_nan(v30, v31);
                v32 = maximum_or_nan(v32, v33);
                store(output + 0, v26);
                store(output + 4, v28);
                store(output + 8, v30);
                store(output + 12, v32);
                input += 32;
                output += 16;
            }
            size_t s34 = count % 16;
            if (s34 == 0) {
            } else {
                size_t s35 = s34 * 2;
                size_t s36 = s35 - 0;
                const float*c37 = c2;
                size_t s38 = ahead_step - 1;
                size_t s39 = s38 / 16;
                for (; s39 != 0; s39--) {
                    c37 += 16;
                }
                c2 += ahead_step;
                const float*c40 = input;
                vector v41 = load(c40 + 0);
                vector v42 = load(c40 + 4);
                vector v43 = load(c40 + 8);
                vector v44 = load(c40 + 12);
                vector v45 = load(c40 + 16);
                vector v46 = load(c40 + 20);
                vector v47 = load(c40 + 24);
                vector v48 = load(c40 + 28);
                size_t s49 = s1;
                for (; s49 != 0; s49--) {
                    c40 += tap_stride;
                    vector v50 = load(c40 + 0);
                    v41 = maximum_or_nan(v41, v50);
                    vector v51 = load(c40 + 4);
                    v42 = maximum_or_nan(v42, v51);
                    vector v52 = load(c40 + 8);
                    v43 = maximum_or_nan(v43, v52);
                    vector v53 = load(c40 + 12);
                    v44 = maximum_or_nan(v44, v53);
                    vector v54 = load(c40 + 16);
                    v45 = maximum_or_nan(v45, v54);
                    vector v55 = load(c40 + 20);
                    v46 = maximum_or_nan(v46, v55);
                    vector v56 = load(c40 + 24);
                    v47 = maximum_or_nan(v47, v56);
                    vector v57 = load(c40 + 28);
                    v48 = maximum_or_nan(v48, v57);
                }
                vector v58 = every_second(v41, v42, 0);
                vector v59 = every_second(v41, v42, 1);
                vector v60 = every_second(v43, v44, 0);
                vector v61 = every_second(v43, v44, 1);
                vector v62 = every_second(v45, v46, 0);
                vector v63 = every_second(v45, v46, 1);
                vector v64 = every_second(v47, v48, 0);
                vector v65 = every_second(v47, v48, 1);
                v58 = maximum_or_nan(v58, v59);
                v60 = maximum_or_nan(v60, v61);
                v62 = maximum_or_nan(v62, v63);
                v64 = maximum_or_nan(v64, v65);
                store(output + 0, v58);
                store(output + 4, v60);
                store(output + 8, v62);
                store(output + 12, v64);
            }
            size_t s66 = count / 16;
            size_t s67 = s66 * 16;
            size_t s68 = s67 * 2;
            input -= s68;
            input += input_pitch;
            output -= s67;
            output += output_pitch;
        }
        size_t s69 = count / 16;
        for (; s69 != 0; s69--) {
            const float*c70 = c2;
            size_t s71 = ahead_step - 1;
            size_t s72 = s71 / 16;
            for (; s72 != 0; s72--) {
                c70 += 16;
            }
            c2 += ahead_step;
            const float*c73 = input;
            vector v74 = load(c73 + 0);
            vector v75 = load(c73 + 4);
            vector v76 = load(c73 + 8);
            vector v77 = load(c73 + 12);
            vector v78 = load(c73 + 16);
            vector v79 = load(c73 + 20);
            vector v80 = load(c73 + 24);
            vector v81 = load(c73 + 28);
            size_t s82 = s1;
            for (; s82 != 0; s82--) {
                c73 += tap_stride;
                vector v83 = load(c73 + 0);
                v74 = maximum_or_nan(v74, v83);
                vector v84 = load(c73 + 4);
                v75 = maximum_or_nan(v75, v84);
                vector v85 = load(c73 + 8);
                v76 = maximum_or_nan(v76, v85);
                vector v86 = load(c73 + 12);
                v77 = maximum_or_nan(v77, v86);
                vector v87 = load(c73 + 16);
                v78 = maximum_or_nan(v78, v87);
                vector v88 = load(c73 + 20);
                v79 = maximum_or_nan(v79, v88);
                vector v89 = load(c73 + 24);
                v80 = maximum_or_nan(v80, v89);
                vector v90 = load(c73 + 28);
                v81 = maximum_or_nan(v81, v90);
            }
            vector v91 = every_second(v74, v75, 0);
            vector v92 = every_second(v74, v75, 1);
            vector v93 = every_second(v76, v77, 0);
            vector v94 = every_second(v76, v77, 1);
            vector v95 = every_second(v78, v79, 0);
            vector v96 = every_second(v78, v79, 1);
            vector v97 = every_second(v80, v81, 0);
            vector v98 = every_second(v80, v81, 1);
            v91 = maximum_or_nan(v91, v92);
            v93 = maximum_or_nan(v93, v94);
            v95 = maximum_or_nan(v95, v96);
            v97 = maximum_or_nan(v97, v98);
            store(output + 0, v91);
            store(output + 4, v93);
            store(output + 8, v95);
            store(output + 12, v97);
            input += 32;
            output += 16;
        }
        size_t s99 = count % 16;
        if (s99 == 0) {
        } else {
            size_t s100 = s99 * 2;
            size_t s101 = s100 - 0;
            uint64_t u102 = bits_below(s101) >> 0;
            uint64_t u103 = bits_below(s101) >> 4;
            uint64_t u104 = bits_below(s101) >> 8;
            uint64_t u105 = bits_below(s101) >> 12;
            uint64_t u106 = bits_below(s101) >> 16;
            uint64_t u107 = bits_below(s101) >> 20;
            uint64_t u108 = bits_below(s101) >> 24;
            uint64_t u109 = bits_below(s101) >> 28;
            const float*c110 = c2;
            size_t s111 = ahead_step - 1;
            size_t s112 = s111 / 16;
            for (; s112 != 0; s112--) {
                c110 += 16;
            }
            c2 += ahead_step;
            const float*c113 = input;
            vector v114 = load_masked(c113 + 0, u102);
            vector v115 = load_masked(c113 + 4, u103);
            vector v116 = load_masked(c113 + 8, u104);
            vector v117 = load_masked(c113 + 12, u105);
            vector v118 = load_masked(c113 + 16, u106);
            vector v119 = load_masked(c113 + 20, u107);
            vector v120 = load_masked(c113 + 24, u108);
            vector v121 = load_masked(c113 + 28, u109);
            size_t s122 = s1;
            for (; s122 != 0; s122--) {
                c113 += tap_stride;
                vector v123 = load_masked(c113 + 0, u102);
                v114 = maximum_or_nan(v114, v123);
                vector v124 = load_masked(c113 + 4, u103);
                v115 = maximum_or_nan(v115, v124);
                vector v125 = load_masked(c113 + 8, u104);
                v116 = maximum_or_nan(v116, v125);
                vector v126 = load_masked(c113 + 12, u105);
                v117 = maximum_or_nan(v117, v126);
                vector v127 = load_masked(c113 + 16, u106);
                v118 = maximum_or_nan(v118, v127);
                vector v128 = load_masked(c113 + 20, u107);
                v119 = maximum_or_nan(v119, v128);
                vector v129 = load_masked(c113 + 24, u108);
                v120 = maximum_or_nan(v120, v129);
                vector v130 = load_masked(c113 + 28, u109);
                v121 = maximum_or_nan(v121, v130);
            }
            vector v131 = every_second(v114, v115, 0);
            vector v132 = every_second(v114, v115, 1);
            vector v133 = every_second(v116, v117, 0);
            vector v134 = every_second(v116, v117, 1);
            vector v135 = every_second(v118, v119, 0);
            vector v136 = every_second(v118, v119, 1);
            vector v137 = every_second(v120, v121, 0);
            vector v138 = every_second(v120, v121, 1);
            v131 = maximum_or_nan(v131, v132);
            v133 = maximum_or_nan(v133, v134);
            v135 = maximum_or_nan(v135, v136);
            v137 = maximum_or_nan(v137, v138);
            store(output + 0, v131);
            store(output + 4, v133);
            store(output + 8, v135);
            store(output + 12, v137);
        }
    }
}

void nnp_pooling_maximum_of_threes__c(size_t rows, size_t count, const float* input, size_t input_pitch, size_t taps, size_t tap_stride, float* output, size_t output_pitch, float* pairs, size_t ahead, size_t ahead_step) {
    size_t s1 = taps - 1;
    const float*c2 = input;
    c2 += ahead;
    if (rows == 0) {
    } else {
        size_t s3 = rows - 1;
        for (; s3 != 0; s3--) {
            size_t s4 = count / 32;
            for (; s4 != 0; s4--) {
                const float*c5 = c2;
                size_t s6 = ahead_step - 1;
                size_t s7 = s6 / 16;
                for (; s7 != 0; s7--) {
                    c5 += 16;
                }
                c2 += ahead_step;
                const float*c8 = c2;
                size_t s9 = ahead_step - 1;
                size_t s10 = s9 / 16;
                for (; s10 != 0; s10--) {
                    c8 += 16;
                }
                c2 += ahead_step;
                const float*c11 = input;
                vector v12 = load(c11 + 0);
                vector v13 = load(c11 + 4);
                vector v14 = load(c11 + 8);
                vector v15 = load(c11 + 12);
                vector v16 = load(c11 + 16);
                vector v17 = load(c11 + 20);
                vector v18 = load(c11 + 24);
                vector v19 = load(c11 + 28);
                vector v20 = load(c11 + 30);
                size_t s21 = s1;
                for (; s21 != 0; s21--) {
                    c11 += tap_stride;
                    vector v22 = load(c11 + 0);
                    v12 = maximum_or_nan(v12, v22);
                    vector v23 = load(c11 + 4);
                    v13 = maximum_or_nan(v13, v23);
                    vector v24 = load(c11 + 8);
                    v14 = maximum_or_nan(v14, v24);
                    vector v25 = load(c11 + 12);
                    v15 = maximum_or_nan(v15, v25);
                    vector v26 = load(c11 + 16);
                    v16 = maximum_or_nan(v16, v26);
                    vector v27 = load(c11 + 20);
                    v17 = maximum_or_nan(v17, v27);
                    vector v28 = load(c11 + 24);
                    v18 = maximum_or_nan(v18, v28);
                    vector v29 = load(c11 + 28);
                    v19 = maximum_or_nan(v19, v29);
                    vector v30 = load(c11 + 30);
                    v20 = maximum_or_nan(v20, v30);
                }
                vector v31 = slide(v20, v20, 2);
                vector v32 = slide(v12, v13, 1);
                vector v33 = slide(v12, v13, 2);
                v12 = maximum_or_nan(v12, v32);
                store(pairs + 0, v12);
                v12 = maximum_or_nan(v12, v33);
                vector v34 = slide(v13, v14, 1);
                vector v35 = slide(v13, v14, 2);
                v13 = maximum_or_nan(v13, v34);
                store(pairs + 4, v13);
                v13 = maximum_or_nan(v13, v35);
                vector v36 = slide(v14, v15, 1);
                vector v37 = slide(v14, v15, 2);
                v14 = maximum_or_nan(v14, v36);
                store(pairs + 8, v14);
                v14 = maximum_or_nan(v14, v37);
                vector v38 = slide(v15, v16, 1);
                vector v39 = slide(v15, v16, 2);
                v15 = maximum_or_nan(v15, v38);
                store(pairs + 12, v15);
                v15 = maximum_or_nan(v15, v39);
                vector v40 = slide(v16, v17, 1);
                vector v41 = slide(v16, v17, 2);
                v16 = maximum_or_nan(v16, v40);
                store(pairs + 16, v16);
                v16 = maximum_or_nan(v16, v41);
                vector v42 = slide(v17, v18, 1);
                vector v43 = slide(v17, v18, 2);
                v17 = maximum_or_nan(v17, v42);
                store(pairs + 20, v17);
                v17 = maximum_or_nan(v17, v43);
                vector v44 = slide(v18, v19, 1);
                vector v45 = slide(v18, v19, 2);
                v18 = maximum_or_nan(v18, v44);
                store(pairs + 24, v18);
                v18 = maximum_or_nan(v18, v45);
                vector v46 = slide(v19, v31, 1);
                vector v47 = slide(v19, v31, 2);
                v19 = maximum_or_nan(v19, v46);
                store(pairs + 28, v19);
                v19 = maximum_or_nan(v19, v47);
                store(output + 0, v12);
                store(output + 4, v13);
                store(output + 8, v14);
                store(output + 12, v15);
                store(output + 16, v16);
                store(output + 20, v17);
                store(output + 24, v18);
                store(output + 28, v19);
                input += 32;
                output += 32;
                pairs += 32;
            }
            size_t s48 = count % 32;
            size_t s49 = s48 / 16;
            for (; s49 != 0; s49--) {
                const float*c50 = c2;
                size_t s51 = ahead_step - 1;
                size_t s52 = s51 / 16;
                for (; s52 != 0; s52--) {
                    c50 += 16;
                }
                c2 += ahead_step;
                const float*c53 = input;
                vector v54 = load(c53 + 0);
                vector v55 = load(c53 + 4);
                vector v56 = load(c53 + 8);
                vector v57 = load(c53 + 12);
                vector v58 = load(c53 + 14);
                size_t s59 = s1;
                for (; s59 != 0; s59--) {
                    c53 += tap_stride;
                    vector v60 = load(c53 + 0);
                    v54 = maximum_or_nan(v54, v60);
                    vector v61 = load(c53 + 4);
                    v55 = maximum_or_nan(v55, v61);
                    vector v62 = load(c53 + 8);
                    v56 = maximum_or_nan(v56, v62);
                    vector v63 = load(c53 + 12);
                    v57 = maximum_or_nan(v57, v63);
                    vector v64 = load(c53 + 14);
                    v58 = maximum_or_nan(v58, v64);
                }
                vector v65 = slide(v58, v58, 2);
                vector v66 = slide(v54, v55, 1);
                vector v67 = slide(v54, v55, 2);
                v54 = maximum_or_nan(v54, v66);
                store(pairs + 0, v54);
                v54 = maximum_or_nan(v54, v67);
                vector v68 = slide(v55, v56, 1);
                vector v69 = slide(v55, v56, 2);
                v55 = maximum_or_nan(v55, v68);
                store(pairs + 4, v55);
                v55 = maximum_or_nan(v55, v69);
                vector v70 = slide(v56, v57, 1);
                vector v71 = slide(v56, v57, 2);
                v56 = maximum_or_nan(v56, v70);
                store(pairs + 8, v56);
                v56 = maximum_or_nan(v56, v71);
                vector v72 = slide(v57, v65, 1);
                vector v73 = slide(v57, v65, 2);
                v57 = maximum_or_nan(v57, v72);
                store(pairs + 12, v57);
                v57 = maximum_or_nan(v57, v73);
                store(output + 0, v54);
                store(output + 4, v55);
                store(output + 8, v56);
                store(output + 12, v57);
                input += 16;
                output += 16;
                pairs += 16;
            }
            size_t s74 = count % 16;
            if (s74 == 0) {
            } else {
                size_t s75 = s74 * 1;
                size_t s76 = s75 - -2;
                const float*c77 = c2;
                size_t s78 = ahead_step - 1;
                size_t s79 = s78 / 16;
                for (; s79 != 0; s79--) {
                    c77 += 16;
                }
                c2 += ahead_step;
                const float*c80 = input;
                vector v81 = load(c80 + 0);
                vector v82 = load(c80 + 4);
                vector v83 = load(c80 + 8);
                vector v84 = load(c80 + 12);
                vector v85 = load(c80 + 14);
                size_t s86 = s1;
                for (; s86 != 0; s86--) {
                    c80 += tap_stride;
                    vector v87 = load(c80 + 0);
                    v81 = maximum_or_nan(v81, v87);
                    vector v88 = load(c80 + 4);
                    v82 = maximum_or_nan(v82, v88);
                    vector v89 = load(c80 + 8);
                    v83 = maximum_or_nan(v83, v89);
                    vector v90 = load(c80 + 12);
                    v84 = maximum_or_nan(v84, v90);
                    vector v91 = load(c80 + 14);
                    v85 = maximum_or_nan(v85, v91);
                }
                vector v92 = slide(v85, v85, 2);
                vector v93 = slide(v81, v82, 1);
                vector v94 = slide(v81, v82, 2);
                v81 = maximum_or_nan(v81, v93);
                store(pairs + 0, v81);
                v81 = maximum_or_nan(v81, v94);
                vector v95 = slide(v82, v83, 1);
                vector v96 = slide(v82, v83, 2);
                v82 = maximum_or_nan(v82, v95);
                store(pairs + 4, v82);
                v82 = maximum_or_nan(v82, v96);
                vector v97 = slide(v83, v84, 1);
                vector v98 = slide(v83, v84, 2);
                v83 = maximum_or_nan(v83, v97);
                store(pairs + 8, v83);
                v83 = maximum_or_nan(v83, v98);
                vector v99 = slide(v84, v92, 1);
                vector v100 = slide(v84, v92, 2);
                v84 = maximum_or_nan(v84, v99);
                store(pairs + 12, v84);
                v84 = maximum_or_nan(v84, v100);
                store(output + 0, v81);
                store(output + 4, v82);
                store(output + 8, v83);
                store(output + 12, v84);
            }
            size_t s101 = count / 16;
            size_t s102 = s101 * 16;
            size_t s103 = s102 * 1;
            input -= s103;
            input += input_pitch;
            output -= s102;
            pairs -= s102;
            output += output_pitch;
            pairs += output_pitch;
        }
        size_t s104 = count / 32;
        for (; s104 != 0; s104--) {
            const float*c105 = c2;
            size_t s106 = ahead_step - 1;
            size_t s107 = s106 / 16;
            for (; s107 != 0; s107--) {
                c105 += 16;
            }
            c2 += ahead_step;
            const float*c108 = c2;
            size_t s109 = ahead_step - 1;
            size_t s110 = s109 / 16;
            for (; s110 != 0; s110--) {
                c108 += 16;
            }
            c2 += ahead_step;
            const float*c111 = input;
            vector v112 = load(c111 + 0);
            vector v113 = load(c111 + 4);
            vector v114 = load(c111 + 8);
            vector v115 = load(c111 + 12);
            vector v116 = load(c111 + 16);
            vector v117 = load(c111 + 20);
            vector v118 = load(c111 + 24);
            vector v119 = load(c111 + 28);
            vector v120 = load(c111 + 30);
            size_t s121 = s1;
            for (; s121 != 0; s121--) {
                c111 += tap_stride;
                vector v122 = load(c111 + 0);
                v112 = maximum_or_nan(v112, v122);
                vector v123 = load(c111 + 4);
                v113 = maximum_or_nan(v113, v123);
                vector v124 = load(c111 + 8);
                v114 = maximum_or_nan(v114, v124);
                vector v125 = load(c111 + 12);
                v115 = maximum_or_nan(v115, v125);
                vector v126 = load(c111 + 16);
                v116 = maximum_or_nan(v116, v126);
                vector v127 = load(c111 + 20);
                v117 = maximum_or_nan(v117, v127);
                vector v128 = load(c111 + 24);
                v118 = maximum_or_nan(v118, v128);
                vector v129 = load(c111 + 28);
                v119 = maximum_or_nan(v119, v129);
                vector v130 = load(c111 + 30);
                v120 = maximum_or_nan(v120, v130);
            }
            vector v131 = slide(v120, v120, 2);
            vector v132 = slide(v112, v113, 1);
            vector v133 = slide(v112, v113, 2);
            v112 = maximum_or_nan(v112, v132);
            store(pairs + 0, v112);
            v112 = maximum_or_nan(v112, v133);
            vector v134 = slide(v113, v114, 1);
            vector v135 = slide(v113, v114, 2);
            v113 = maximum_or_nan(v113, v134);
            store(pairs + 4, v113);
            v113 = maximum_or_nan(v113, v135);
            vector v136 = slide(v114, v115, 1);
            vector v137 = slide(v114, v115, 2);
            v114 = maximum_or_nan(v114, v136);
            store(pairs + 8, v114);
            v114 = maximum_or_nan(v114, v137);
            vector v138 = slide(v115, v116, 1);
            vector v139 = slide(v115, v116, 2);
            v115 = maximum_or_nan(v115, v138);
            store(pairs + 12, v115);
            v115 = maximum_or_nan(v115, v139);
            vector v140 = slide(v116, v117, 1);
            vector v141 = slide(v116, v117, 2);
            v116 = maximum_or_nan(v116, v140);
            store(pairs + 16, v116);
            v116 = maximum_or_nan(v116, v141);
            vector v142 = slide(v117, v118, 1);
            vector v143 = slide(v117, v118, 2);
            v117 = maximum_or_nan(v117, v142);
            store(pairs + 20, v117);
            v117 = maximum_or_nan(v117, v143);
            vector v144 = slide(v118, v119, 1);
            vector v145 = slide(v118, v119, 2);
            v118 = maximum_or_nan(v118, v144);
            store(pairs + 24, v118);
            v118 = maximum_or_nan(v118, v145);
            vector v146 = slide(v119, v131, 1);
            vector v147 = slide(v119, v131, 2);
            v119 = maximum_or_nan(v119, v146);
            store(pairs + 28, v119);
            v119 = maximum_or_nan(v119, v147);
            store(output + 0, v112);
            store(output + 4, v113);
            store(output + 8, v114);
            store(output + 12, v115);
            store(output + 16, v116);
            store(output + 20, v117);
            store(output + 24, v118);
            store(output + 28, v119);
            input += 32;
            output += 32;
            pairs += 32;
        }
        size_t s148 = count % 32;
        size_t s149 = s148 / 16;
        for (; s149 != 0; s149--) {
            const float*c150 = c2;
            size_t s151 = ahead_step - 1;
            size_t s152 = s151 / 16;
            for (; s152 != 0; s152--) {
                c150 += 16;
            }
            c2 += ahead_step;
            const float*c153 = input;
            vector v154 = load(c153 + 0);
            vector v155 = load(c153 + 4);
            vector v156 = load(c153 + 8);
            vector v157 = load(c153 + 12);
            vector v158 = load(c153 + 14);
            size_t s159 = s1;
            for (; s159 != 0; s159--) {
                c153 += tap_stride;
                vector v160 = load(c153 + 0);
                v154 = maximum_or_nan(v154, v160);
                vector v161 = load(c153 + 4);
                v155 = maximum_or_nan(v155, v161);
                vector v162 = load(c153 + 8);
                v156 = maximum_or_nan(v156, v162);
                vector v163 = load(c153 + 12);
                v157 = maximum_or_nan(v157, v163);
                vector v164 = load(c153 + 14);
                v158 = maximum_or_nan(v158, v164);
            }
            vector v165 = slide(v158, v158, 2);
            vector v166 = slide(v154, v155, 1);
            vector v167 = slide(v154, v155, 2);
            v154 = maximum_or_nan(v154, v166);
            store(pairs + 0, v154);
            v154 = maximum_or_nan(v154, v167);
            vector v168 = slide(v155, v156, 1);
            vector v169 = slide(v155, v156, 2);
            v155 = maximum_or_nan(v155, v168);
            store(pairs + 4, v155);
            v155 = maximum_or_nan(v155, v169);
            vector v170 = slide(v156, v157, 1);
            vector v171 = slide(v156, v157, 2);
            v156 = maximum_or_nan(v156, v170);
            store(pairs + 8, v156);
            v156 = maximum_or_nan(v156, v171);
            vector v172 = slide(v157, v165, 1);
            vector v173 = slide(v157, v165, 2);
            v157 = maximum_or_nan(v157, v172);
            store(pairs + 12, v157);
            v157 = maximum_or_nan(v157, v173);
            store(output + 0, v154);
            store(output + 4, v155);
            store(output + 8, v156);
            store(output + 12, v157);
            input += 16;
            output += 16;
            pairs += 16;
        }
        size_t s174 = count % 16;
        if (s174 == 0) {
        } else {
            size_t s175 = s174 * 1;
            size_t s176 = s175 - -2;
            uint64_t u177 = bits_below(s176) >> 0;
            uint64_t u178 = bits_below(s176) >> 4;
            uint64_t u179 = bits_below(s176) >> 8;
            uint64_t u180 = bits_below(s176) >> 12;
            uint64_t u181 = bits_below(s176) >> 16;
            const float*c182 = c2;
            size_t s183 = ahead_step - 1;
            size_t s184 = s183 / 16;
            for (; s184 != 0; s184--) {
                c182 += 16;
            }
            c2 += ahead_step;
            const float*c185 = input;
            vector v186 = load_masked(c185 + 0, u177);
            vector v187 = load_masked(c185 + 4, u178);
            vector v188 = load_masked(c185 + 8, u179);
            vector v189 = load_masked(c185 + 12, u180);
            vector v190 = load_masked(c185 + 16, u181);
            size_t s191 = s1;
            for (; s191 != 0; s191--) {
                c185 += tap_stride;
                vector v192 = load_masked(c185 + 0, u177);
                v186 = maximum_or_nan(v186, v192);
                vector v193 = load_masked(c185 + 4, u178);
                v187 = maximum_or_nan(v187, v193);
                vector v194 = load_masked(c185 + 8, u179);
                v188 = maximum_or_nan(v188, v194);
                vector v195 = load_masked(c185 + 12, u180);
                v189 = maximum_or_nan(v189, v195);
                vector v196 = load_masked(c185 + 16, u181);
                v190 = maximum_or_nan(v190, v196);
            }
            vector v197 = slide(v186, v187, 1);
            vector v198 = slide(v186, v187, 2);
            v186 = maximum_or_nan(v186, v197);
            store(pairs + 0, v186);
            v186 = maximum_or_nan(v186, v198);
            vector v199 = slide(v187, v188, 1);
            vector v200 = slide(v187, v188, 2);
            v187 = maximum_or_nan(v187, v199);
            store(pairs + 4, v187);
            v187 = maximum_or_nan(v187, v200);
            vector v201 = slide(v188, v189, 1);
            vector v202 = slide(v188, v189, 2);
            v188 = maximum_or_nan(v188, v201);
            store(pairs + 8, v188);
            v188 = maximum_or_nan(v188, v202);
            vector v203 = slide(v189, v190, 1);
            vector v204 = slide(v189, v190, 2);
            v189 = maximum_or_nan(v189, v203);
            store(pairs + 12, v189);
            v189 = maximum_or_nan(v189, v204);
            store(output + 0, v186);
            store(output + 4, v187);
            store(output + 8, v188);
            store(output + 12, v189);
        }
    }
}

void nnp_pooling_maximum_of_threes_by_2__c(size_t rows, size_t count, const float* input, size_t input_pitch, size_t taps, size_t tap_stride, float* output, size_t output_pitch, size_t ahead, size_t ahead_step) {
    size_t s1 = taps - 1;
    const float*c2 = input;
    c2 += ahead;
    if (rows == 0) {
    } else {
        size_t s3 = rows - 1;
        for (; s3 != 0; s3--) {
            size_t s4 = count / 16;
            for (; s4 != 0; s4--) {
                const float*c5 = c2;
                size_t s6 = ahead_step - 1;
                size_t s7 = s6 / 16;
                for (; s7 != 0; s7--) {
                    c5 += 16;
                }
                c2 += ahead_step;
                const float*c8 = input;
                vector v9 = load(c8 + 0);
                vector v10 = load(c8 + 4);
                vector v11 = load(c8 + 8);
                vector v12 = load(c8 + 12);
                vector v13 = load(c8 + 16);
                vector v14 = load(c8 + 20);
                vector v15 = load(c8 + 24);
                vector v16 = load(c8 + 28);
                vector v17 = load(c8 + 29);
                size_t s18 = s1;
                for (; s18 != 0; s18--) {
                    c8 += tap_stride;
                    vector v19 = load(c8 + 0);
                    v9 = maximum_or_nan(v9, v19);
                    vector v20 = load(c8 + 4);
                    v10 = maximum_or_nan(v10, v20);
                    vector v21 = load(c8 + 8);
                    v11 = maximum_or_nan(v11, v21);
                    vector v22 = load(c8 + 12);
                    v12 = maximum_or_nan(v12, v22);
                    vector v23 = load(c8 + 16);
                    v13 = maximum_or_nan(v13, v23);
                    vector v24 = load(c8 + 20);
                    v14 = maximum_or_nan(v14, v24);
                    vector v25 = load(c8 + 24);
                    v15 = maximum_or_nan(v15, v25);
                    vector v26 = load(c8 + 28);
                    v16 = maximum_or_nan(v16, v26);
                    vector v27 = load(c8 + 29);
                    v17 = maximum_or_nan(v17, v27);
                }
                vector v28 = slide(v17, v17, 3);
                vector v29 = every_second(v9, v10, 0);
                vector v30 = every_second(v9, v10, 1);
                vector v31 = every_second(v11, v12, 0);
                vector v32 = every_second(v11, v12, 1);
                vector v33 = every_second(v13, v14, 0);
                vector v34 = every_second(v13, v14, 1);
                vector v35 = every_second(v15, v16, 0);
                vector v36 = every_second(v15, v16, 1);
                vector v37 = slide(v29, v31, 1);
                vector v38 = slide(v31, v33, 1);
                vector v39 = slide(v33, v35, 1);
                vector v40 = slide(v35, v28, 1);
                v29 = maximum_or_nan(v29, v30);
                v29 = maximum_or_nan(v29, v37);
                v31 = maximum_or_nan(v31, v32);
                v31 = maximum_or_nan(v31, v38);
                v33 = maximum_or_nan(v33, v34);
                v33 = maximum_or_nan(v33, v39);
                v35 = maximum_or_nan(v35, v36);
                v35 = maximum_or_nan(v35, v40);
                store(output + 0, v29);
                store(output + 4, v31);
                store(output + 8, v33);
                store(output + 12, v35);
                input += 32;
                output += 16;
            }
            size_t s41 = count % 16;
            if (s41 == 0) {
            } else {
                size_t s42 = s41 * 2;
                size_t s43 = s42 - -1;
                const float*c44 = c2;
                size_t s45 = ahead_step - 1;
                size_t s46 = s45 / 16;
                for (; s46 != 0; s46--) {
                    c44 += 16;
                }
                c2 += ahead_step;
                const float*c47 = input;
                vector v48 = load(c47 + 0);
                vector v49 = load(c47 + 4);
                vector v50 = load(c47 + 8);
                vector v51 = load(c47 + 12);
                vector v52 = load(c47 + 16);
                vector v53 = load(c47 + 20);
                vector v54 = load(c47 + 24);
                vector v55 = load(c47 + 28);
                vector v56 = load(c47 + 29);
                size_t s57 = s1;
                for (; s57 != 0; s57--) {
                    c47 += tap_stride;
                    vector v58 = load(c47 + 0);
                    v48 = maximum_or_nan(v48, v58);
                    vector v59 = load(c47 + 4);
                    v49 = maximum_or_nan(v49, v59);
                    vector v60 = load(c47 + 8);
                    v50 = maximum_or_nan(v50, v60);
                    vector v61 = load(c47 + 12);
                    v51 = maximum_or_nan(v51, v61);
                    vector v62 = load(c47 + 16);
                    v52 = maximum_or_nan(v52, v62);
                    vector v63 = load(c47 + 20);
                    v53 = maximum_or_nan(v53, v63);
                    vector v64 = load(c47 + 24);
                    v54 = maximum_or_nan(v54, v64);
                    vector v65 = load(c47 + 28);
                    v55 = maximum_or_nan(v55, v65);
                    vector v66 = load(c47 + 29);
                    v56 = maximum_or_nan(v56, v66);
                }
                vector v67 = slide(v56, v56, 3);
                vector v68 = every_second(v48, v49, 0);
                vector v69 = every_second(v48, v49, 1);
                vector v70 = every_second(v50, v51, 0);
                vector v71 = every_second(v50, v51, 1);
                vector v72 = every_second(v52, v53, 0);
                vector v73 = every_second(v52, v53, 1);
                vector v74 = every_second(v54, v55, 0);
                vector v75 = every_second(v54, v55, 1);
                vector v76 = slide(v68, v70, 1);
                vector v77 = slide(v70, v72, 1);
                vector v78 = slide(v72, v74, 1);
                vector v79 = slide(v74, v67, 1);
                v68 = maximum_or_nan(v68, v69);
                v68 = maximum_or_nan(v68, v76);
                v70 = maximum_or_nan(v70, v71);
                v70 = maximum_or_nan(v70, v77);
                v72 = maximum_or_nan(v72, v73);
                v72 = maximum_or_nan(v72, v78);
                v74 = maximum_or_nan(v74, v75);
                v74 = maximum_or_nan(v74, v79);
                store(output + 0, v68);
                store(output + 4, v70);
                store(output + 8, v72);
                store(output + 12, v74);
            }
            size_t s80 = count / 16;
            size_t s81 = s80 * 16;
            size_t s82 = s81 * 2;
            input -= s82;
            input += input_pitch;
            output -= s81;
            output += output_pitch;
        }
        size_t s83 = count / 16;
        for (; s83 != 0; s83--) {
            const float*c84 = c2;
            size_t s85 = ahead_step - 1;
            size_t s86 = s85 / 16;
            for (; s86 != 0; s86--) {
                c84 += 16;
            }
            c2 += ahead_step;
            const float*c87 = input;
            vector v88 = load(c87 + 0);
            vector v89 = load(c87 + 4);
            vector v90 = load(c87 + 8);
            vector v91 = load(c87 + 12);
            vector v92 = load(c87 + 16);
            vector v93 = load(c87 + 20);
            vector v94 = load(c87 + 24);
            vector v95 = load(c87 + 28);
            vector v96 = load(c87 + 29);
            size_t s97 = s1;
            for (; s97 != 0; s97--) {
                c87 += tap_stride;
                vector v98 = load(c87 + 0);
                v88 = maximum_or_nan(v88, v98);
                vector v99 = load(c87 + 4);
                v89 = maximum_or_nan(v89, v99);
                vector v100 = load(c87 + 8);
                v90 = maximum_or_nan(v90, v100);
                vector v101 = load(c87 + 12);
                v91 = maximum_or_nan(v91, v101);
                vector v102 = load(c87 + 16);
                v92 = maximum_or_nan(v92, v102);
                vector v103 = load(c87 + 20);
                v93 = maximum_or_nan(v93, v103);
                vector v104 = load(c87 + 24);
                v94 = maximum_or_nan(v94, v104);
                vector v105 = load(c87 + 28);
                v95 = maximum_or_nan(v95, v105);
                vector v106 = load(c87 + 29);
                v96 = maximum_or_nan(v96, v106);
            }
            vector v107 = slide(v96, v96, 3);
            vector v108 = every_second(v88, v89, 0);
            vector v109 = every_second(v88, v89, 1);
            vector v110 = every_second(v90, v91, 0);
            vector v111 = every_second(v90, v91, 1);
            vector v112 = every_second(v92, v93, 0);
            vector v113 = every_second(v92, v93, 1);
            vector v114 = every_second(v94, v95, 0);
            vector v115 = every_second(v94, v95, 1);
            vector v116 = slide(v108, v110, 1);
            vector v117 = slide(v110, v112, 1);
            vector v118 = slide(v112, v114, 1);
            vector v119 = slide(v114, v107, 1);
            v108 = maximum_or_nan(v108, v109);
            v108 = maximum_or_nan(v108, v116);
            v110 = maximum_or_nan(v110, v111);
            v110 = maximum_or_nan(v110, v117);
            v112 = maximum_or_nan(v112, v113);
            v112 = maximum_or_nan(v112, v118);
            v114 = maximum_or_nan(v114, v115);
            v114 = maximum_or_nan(v114, v119);
            store(output + 0, v108);
            store(output + 4, v110);
            store(output + 8, v112);
            store(output + 12, v114);
            input += 32;
            output += 16;
        }
        size_t s120 = count % 16;
        if (s120 == 0) {
        } else {
            size_t s121 = s120 * 2;
            size_t s122 = s121 - -1;
            uint64_t u123 = bits_below(s122) >> 0;
            uint64_t u124 = bits_below(s122) >> 4;
            uint64_t u125 = bits_below(s122) >> 8;
            uint64_t u126 = bits_below(s122) >> 12;
            uint64_t u127 = bits_below(s122) >> 16;
            uint64_t u128 = bits_below(s122) >> 20;
            uint64_t u129 = bits_below(s122) >> 24;
            uint64_t u130 = bits_below(s122) >> 28;
            const float*c131 = c2;
            size_t s132 = ahead_step - 1;
            size_t s133 = s132 / 16;
            for (; s133 != 0; s133--) {
                c131 += 16;
            }
            c2 += ahead_step;
            const float*c134 = input;
            vector v135 = load_masked(c134 + 0, u123);
            vector v136 = load_masked(c134 + 4, u124);
            vector v137 = load_masked(c134 + 8, u125);
            vector v138 = load_masked(c134 + 12, u126);
            vector v139 = load_masked(c134 + 16, u127);
            vector v140 = load_masked(c134 + 20, u128);
            vector v141 = load_masked(c134 + 24, u129);
            vector v142 = load_masked(c134 + 28, u130);
            size_t s143 = s1;
            for (; s143 != 0; s143--) {
                c134 += tap_stride;
                vector v144 = load_masked(c134 + 0, u123);
                v135 = maximum_or_nan(v135, v144);
                vector v145 = load_masked(c134 + 4, u124);
                v136 = maximum_or_nan(v136, v145);
                vector v146 = load_masked(c134 + 8, u125);
                v137 = maximum_or_nan(v137, v146);
                vector v147 = load_masked(c134 + 12, u126);
                v138 = maximum_or_nan(v138, v147);
                vector v148 = load_masked(c134 + 16, u127);
                v139 = maximum_or_nan(v139, v148);
                vector v149 = load_masked(c134 + 20, u128);
                v140 = maximum_or_nan(v140, v149);
                vector v150 = load_masked(c134 + 24, u129);
                v141 = maximum_or_nan(v141, v150);
                vector v151 = load_masked(c134 + 28, u130);
                v142 = maximum_or_nan(v142, v151);
            }
            vector v152 = splat(0);
            vector v153 = every_second(v135, v136, 0);
            vector v154 = every_second(v135, v136, 1);
            vector v155 = every_second(v137, v138, 0);
            vector v156 = every_second(v137, v138, 1);
            vector v157 = every_second(v139, v140, 0);
            vector v158 = every_second(v139, v140, 1);
            vector v159 = every_second(v141, v142, 0);
            vector v160 = every_second(v141, v142, 1);
            vector v161 = slide(v153, v155, 1);
            vector v162 = slide(v155, v157, 1);
            vector v163 = slide(v157, v159, 1);
            vector v164 = slide(v159, v152, 1);
            v153 = maximum_or_nan(v153, v154);
            v153 = maximum_or_nan(v153, v161);
            v155 = maximum_or_nan(v155, v156);
            v155 = maximum_or_nan(v155, v162);
            v157 = maximum_or_nan(v157, v158);
            v157 = maximum_or_nan(v157, v163);
            v159 = maximum_or_nan(v159, v160);
            v159 = maximum_or_nan(v159, v164);
            store(output + 0, v153);
            store(output + 4, v155);
            store(output + 8, v157);
            store(output + 12, v159);
        }
    }
}

void nnp_pooling_sum__c(size_t rows, size_t count, const float* input, size_t input_pitch, size_t taps, size_t tap_stride, float* output, size_t output_pitch, size_t ahead, size_t ahead_step) {
    size_t s1 = taps - 1;
    const float*c2 = input;
    c2 += ahead;
    if (rows == 0) {
    } else {
        size_t s3 = rows - 1;
        for (; s3 != 0; s3--) {
            size_t s4 = count / 32;
            for (; s4 != 0; s4--) {
                const float*c5 = c2;
                size_t s6 = ahead_step - 1;
                size_t s7 = s6 / 16;
                for (; s7 != 0; s7--) {
                    c5 += 16;
                }
                c2 += ahead_step;
                const float*c8 = c2;
                size_t s9 = ahead_step - 1;
                size_t s10 = s9 / 16;
                for (; s10 != 0; s10--) {
                    c8 += 16;
                }
                c2 += ahead_step;
                const float*c11 = input;
                vector v12 = load(c11 + 0);
                vector v13 = load(c11 + 4);
                vector v14 = load(c11 + 8);
                vector v15 = load(c11 + 12);
                vector v16 = load(c11 + 16);
                vector v17 = load(c11 + 20);
                vector v18 = load(c11 + 24);
                vector v19 = load(c11 + 28);
                size_t s20 = s1;
                for (; s20 != 0; s20--) {
                    c11 += tap_stride;
                    vector v21 = load(c11 + 0);
                    v12 += v21;
                    vector v22 = load(c11 + 4);
                    v13 += v22;
                    vector v23 = load(c11 + 8);
                    v14 += v23;
                    vector v24 = load(c11 + 12);
                    v15 += v24;
                    vector v25 = load(c11 + 16);
                    v16 += v25;
                    vector v26 = load(c11 + 20);
                    v17 += v26;
                    vector v27 = load(c11 + 24);
                    v18 += v27;
                    vector v28 = load(c11 + 28);
                    v19 += v28;
                }
                store(output + 0, v12);
                store(output + 4, v13);
                store(output + 8, v14);
                store(output + 12, v15);
                store(output + 16, v16);
                store(output + 20, v17);
                store(output + 24, v18);
                store(output + 28, v19);
                input += 32;
                output += 32;
            }
            size_t s29 = count % 32;
            size_t s30 = s29 / 16;
            for (; s30 != 0; s30--) {
                const float*c31 = c2;
                size_t s32 = ahead_step - 1;
                size_t s33 = s32 / 16;
                for (; s33 != 0; s33--) {
                    c31 += 16;
                }
                c2 += ahead_step;
                const float*c34 = input;
                vector v35 = load(c34 + 0);
                vector v36 = load(c34 + 4);
                vector v37 = load(c34 + 8);
                vector v38 = load(c34 + 12);
                size_t s39 = s1;
                for (; s39 != 0; s39--) {
                    c34 += tap_stride;
                    vector v40 = load(c34 + 0);
                    v35 += v40;
                    vector v41 = load(c34 + 4);
                    v36 += v41;
                    vector v42 = load(c34 + 8);
                    v37 += v42;
                    vector v43 = load(c34 + 12);
                    v38 += v43;
                }
                store(output + 0, v35);
                store(output + 4, v36);
                store(output + 8, v37);
                store(output + 12, v38);
                input += 16;
                output += 16;
            }
            size_t s44 = count % 16;
            if (s44 == 0) {
            } else {
                size_t s45 = s44 * 1;
                size_t s46 = s45 - 0;
                const float*c47 = c2;
                size_t s48 = ahead_step - 1;
                size_t s49 = s48 / 16;
                for (; s49 != 0; s49--) {
                    c47 += 16;
                }
                c2 += ahead_step;
                const float*c50 = input;
                vector v51 = load(c50 + 0);
                vector v52 = load(c50 + 4);
                vector v53 = load(c50 + 8);
                vector v54 = load(c50 + 12);
                size_t s55 = s1;
                for (; s55 != 0; s55--) {
                    c50 += tap_stride;
                    vector v56 = load(c50 + 0);
                    v51 += v56;
                    vector v57 = load(c50 + 4);
                    v52 += v57;
                    vector v58 = load(c50 + 8);
                    v53 += v58;
                    vector v59 = load(c50 + 12);
                    v54 += v59;
                }
                store(output + 0, v51);
                store(output + 4, v52);
                store(output + 8, v53);
                store(output + 12, v54);
            }
            size_t s60 = count / 16;
            size_t s61 = s60 * 16;
            size_t s62 = s61 * 1;
            input -= s62;
            input += input_pitch;
            output -= s61;
            output += output_pitch;
        }
        size_t s63 = count / 32;
        for (; s63 != 0; s63--) {
            const float*c64 = c2;
            size_t s65 = ahead_step - 1;
            size_t s66 = s65 / 16;
            for (; s66 != 0; s66--) {
                c64 += 16;
            }
            c2 += ahead_step;
            const float*c67 = c2;
            size_t s68 = ahead_step - 1;
            size_t s69 = s68 / 16;
            for (; s69 != 0; s69--) {
                c67 += 16;
            }
            c2 += ahead_step;
            const float*c70 = input;
            vector v71 = load(c70 + 0);
            vector v72 = load(c70 + 4);
            vector v73 = load(c70 + 8);
            vector v74 = load(c70 + 12);
            vector v75 = load(c70 + 16);
            vector v76 = load(c70 + 20);
            vector v77 = load(c70 + 24);
            vector v78 = load(c70 + 28);
            size_t s79 = s1;
            for (; s79 != 0; s79--) {
                c70 += tap_stride;
                vector v80 = load(c70 + 0);
                v71 += v80;
                vector v81 = load(c70 + 4);
                v72 += v81;
                vector v82 = load(c70 + 8);
                v73 += v82;
                vector v83 = load(c70 + 12);
                v74 += v83;
                vector v84 = load(c70 + 16);
                v75 += v84;
                vector v85 = load(c70 + 20);
                v76 += v85;
                vector v86 = load(c70 + 24);
                v77 += v86;
                vector v87 = load(c70 + 28);
                v78 += v87;
            }
            store(output + 0, v71);
            store(output + 4, v72);
            store(output + 8, v73);
            store(output + 12, v74);
            store(output + 16, v75);
            store(output + 20, v76);
            store(output + 24, v77);
            store(output + 28, v78);
            input += 32;
            output += 32;
        }
        size_t s88 = count % 32;
        size_t s89 = s88 / 16;
        for (; s89 != 0; s89--) {
            const float*c90 = c2;
            size_t s91 = ahead_step - 1;
            size_t s92 = s91 / 16;
            for (; s92 != 0; s92--) {
                c90 += 16;
            }
            c2 += ahead_step;
            const float*c93 = input;
            vector v94 = load(c93 + 0);
            vector v95 = load(c93 + 4);
            vector v96 = load(c93 + 8);
            vector v97 = load(c93 + 12);
            size_t s98 = s1;
            for (; s98 != 0; s98--) {
                c93 += tap_stride;
                vector v99 = load(c93 + 0);
                v94 += v99;
                vector v100 = load(c93 + 4);
                v95 += v100;
                vector v101 = load(c93 + 8);
                v96 += v101;
                vector v102 = load(c93 + 12);
                v97 += v102;
            }
            store(output + 0, v94);
            store(output + 4, v95);
            store(output + 8, v96);
            store(output + 12, v97);
            input += 16;
            output += 16;
        }
        size_t s103 = count % 16;
        if (s103 == 0) {
        } else {
            size_t s104 = s103 * 1;
            size_t s105 = s104 - 0;
            uint64_t u106 = bits_below(s105) >> 0;
            uint64_t u107 = bits_below(s105) >> 4;
            uint64_t u108 = bits_below(s105) >> 8;
            uint64_t u109 = bits_below(s105) >> 12;
            const float*c110 = c2;
            size_t s111 = ahead_step - 1;
            size_t s112 = s111 / 16;
            for (; s112 != 0; s112--) {
                c110 += 16;
            }
            c2 += ahead_step;
            const float*c113 = input;
            vector v114 = load_masked(c113 + 0, u106);
            vector v115 = load_masked(c113 + 4, u107);
            vector v116 = load_masked(c113 + 8, u108);
            vector v117 = load_masked(c113 + 12, u109);
            size_t s118 = s1;
            for (; s118 != 0; s118--) {
                c113 += tap_stride;
                vector v119 = load_masked(c113 + 0, u106);
                v114 += v119;
                vector v120 = load_masked(c113 + 4, u107);
                v115 += v120;
                vector v121 = load_masked(c113 + 8, u108);
                v116 += v121;
                vector v122 = load_masked(c113 + 12, u109);
                v117 += v122;
            }
            store(output + 0, v114);
            store(output + 4, v115);
            store(output + 8, v116);
            store(output + 12, v117);
        }
    }
}

void nnp_pooling_average__c(size_t rows, size_t count, const float* input, size_t input_pitch, size_t taps, const float* divisors, float* output, size_t output_pitch, size_t ahead, size_t ahead_step) {
    size_t s1 = taps - 1;
    const float*c2 = input;
    c2 += ahead;
    if (rows == 0) {
    } else {
        size_t s3 = rows - 1;
        for (; s3 != 0; s3--) {
            size_t s4 = count / 32;
            for (; s4 != 0; s4--) {
                const float*c5 = c2;
                size_t s6 = ahead_step - 1;
                size_t s7 = s6 / 16;
                for (; s7 != 0; s7--) {
                    c5 += 16;
                }
                c2 += ahead_step;
                const float*c8 = c2;
                size_t s9 = ahead_step - 1;
                size_t s10 = s9 / 16;
                for (; s10 != 0; s10--) {
                    c8 += 16;
                }
                c2 += ahead_step;
                const float*c11 = input;
                vector v12 = load(c11 + 0);
                vector v13 = load(c11 + 4);
                vector v14 = load(c11 + 8);
                vector v15 = load(c11 + 12);
                vector v16 = load(c11 + 16);
                vector v17 = load(c11 + 20);
                vector v18 = load(c11 + 24);
                vector v19 = load(c11 + 28);
                size_t s20 = s1;
                for (; s20 != 0; s20--) {
                    c11 += 1;
                    vector v21 = load(c11 + 0);
                    v12 += v21;
                    vector v22 = load(c11 + 4);
                    v13 += v22;
                    vector v23 = load(c11 + 8);
                    v14 += v23;
                    vector v24 = load(c11 + 12);
                    v15 += v24;
                    vector v25 = load(c11 + 16);
                    v16 += v25;
                    vector v26 = load(c11 + 20);
                    v17 += v26;
                    vector v27 = load(c11 + 24);
                    v18 += v27;
                    vector v28 = load(c11 + 28);
                    v19 += v28;
                }
                vector v29 = load(divisors + 0);
                vector v30 = v12 / v29;
                store(output + 0, v30);
                vector v31 = load(divisors + 4);
                vector v32 = v13 / v31;
                store(output + 4, v32);
                vector v33 = load(divisors + 8);
                vector v34 = v14 / v33;
                store(output + 8, v34);
                vector v35 = load(divisors + 12);
                vector v36 = v15 / v35;
                store(output + 12, v36);
                vector v37 = load(divisors + 16);
                vector v38 = v16 / v37;
                store(output + 16, v38);
                vector v39 = load(divisors + 20);
                vector v40 = v17 / v39;
                store(output + 20, v40);
                vector v41 = load(divisors + 24);
                vector v42 = v18 / v41;
                store(output + 24, v42);
                vector v43 = load(divisors + 28);
                vector v44 = v19 / v43;
                store(output + 28, v44);
                input += 32;
                output += 32;
                divisors += 32;
            }
            size_t s45 = count % 32;
            size_t s46 = s45 / 16;
            for (; s46 != 0; s46--) {
                const float*c47 = c2;
                size_t s48 = ahead_step - 1;
                size_t s49 = s48 / 16;
                for (; s49 != 0; s49--) {
                    c47 += 16;
                }
                c2 += ahead_step;
                const float*c50 = input;
                vector v51 = load(c50 + 0);
                vector v52 = load(c50 + 4);
                vector v53 = load(c50 + 8);
                vector v54 = load(c50 + 12);
                size_t s55 = s1;
                for (; s55 != 0; s55--) {
                    c50 += 1;
                    vector v56 = load(c50 + 0);
                    v51 += v56;
                    vector v57 = load(c50 + 4);
                    v52 += v57;
                    vector v58 = load(c50 + 8);
                    v53 += v58;
                    vector v59 = load(c50 + 12);
                    v54 += v59;
                }
                vector v60 = load(divisors + 0);
                vector v61 = v51 / v60;
                store(output + 0, v61);
                vector v62 = load(divisors + 4);
                vector v63 = v52 / v62;
                store(output + 4, v63);
                vector v64 = load(divisors + 8);
                vector v65 = v53 / v64;
                store(output + 8, v65);
                vector v66 = load(divisors + 12);
                vector v67 = v54 / v66;
                store(output + 12, v67);
                input += 16;
                output += 16;
                divisors += 16;
            }
            size_t s68 = count % 16;
            if (s68 == 0) {
            } else {
                size_t s69 = s68 * 1;
                size_t s70 = s69 - 0;
                const float*c71 = c2;
                size_t s72 = ahead_step - 1;
                size_t s73 = s72 / 16;
                for (; s73 != 0; s73--) {
                    c71 += 16;
                }
                c2 += ahead_step;
                const float*c74 = input;
                vector v75 = load(c74 + 0);
                vector v76 = load(c74 + 4);
                vector v77 = load(c74 + 8);
                vector v78 = load(c74 + 12);
                size_t s79 = s1;
                for (; s79 != 0; s79--) {
                    c74 += 1;
                    vector v80 = load(c74 + 0);
                    v75 += v80;
                    vector v81 = load(c74 + 4);
                    v76 += v81;
                    vector v82 = load(c74 + 8);
                    v77 += v82;
                    vector v83 = load(c74 + 12);
                    v78 += v83;
                }
                vector v84 = load(divisors + 0);
                vector v85 = v75 / v84;
                store(output + 0, v85);
                vector v86 = load(divisors + 4);
                vector v87 = v76 / v86;
                store(output + 4, v87);
                vector v88 = load(divisors + 8);
                vector v89 = v77 / v88;
                store(output + 8, v89);
                vector v90 = load(divisors + 12);
                vector v91 = v78 / v90;
                store(output + 12, v91);
            }
            size_t s92 = count / 16;
            size_t s93 = s92 * 16;
            size_t s94 = s93 * 1;
            input -= s94;
            input += input_pitch;
            output -= s93;
            divisors -= s93;
            output += output_pitch;
        }
        size_t s95 = count / 32;
        for (; s95 != 0; s95--) {
            const float*c96 = c2;
            size_t s97 = ahead_step - 1;
            size_t s98 = s97 / 16;
            for (; s98 != 0; s98--) {
                c96 += 16;
            }
            c2 += ahead_step;
            const float*c99 = c2;
            size_t s100 = ahead_step - 1;
            size_t s101 = s100 / 16;
            for (; s101 != 0; s101--) {
                c99 += 16;
            }
            c2 += ahead_step;
            const float*c102 = input;
            vector v103 = load(c102 + 0);
            vector v104 = load(c102 + 4);
            vector v105 = load(c102 + 8);
            vector v106 = load(c102 + 12);
            vector v107 = load(c102 + 16);
            vector v108 = load(c102 + 20);
            vector v109 = load(c102 + 24);
            vector v110 = load(c102 + 28);
            size_t s111 = s1;
            for (; s111 != 0; s111--) {
                c102 += 1;
                vector v112 = load(c102 + 0);
                v103 += v112;
                vector v113 = load(c102 + 4);
                v104 += v113;
                vector v114 = load(c102 + 8);
                v105 += v114;
                vector v115 = load(c102 + 12);
                v106 += v115;
                vector v116 = load(c102 + 16);
                v107 += v116;
                vector v117 = load(c102 + 20);
                v108 += v117;
                vector v118 = load(c102 + 24);
                v109 += v118;
                vector v119 = load(c102 + 28);
                v110 += v119;
            }
            vector v120 = load(divisors + 0);
            vector v121 = v103 / v120;
            store(output + 0, v121);
            vector v122 = load(divisors + 4);
            vector v123 = v104 / v122;
            store(output + 4, v123);
            vector v124 = load(divisors + 8);
            vector v125 = v105 / v124;
            store(output + 8, v125);
            vector v126 = load(divisors + 12);
            vector v127 = v106 / v126;
            store(output + 12, v127);
            vector v128 = load(divisors + 16);
            vector v129 = v107 / v128;
            store(output + 16, v129);
            vector v130 = load(divisors + 20);
            vector v131 = v108 / v130;
            store(output + 20, v131);
            vector v132 = load(divisors + 24);
            vector v133 = v109 / v132;
            store(output + 24, v133);
            vector v134 = load(divisors + 28);
            vector v135 = v110 / v134;
            store(output + 28, v135);
            input += 32;
            output += 32;
            divisors += 32;
        }
        size_t s136 = count % 32;
        size_t s137 = s136 / 16;
        for (; s137 != 0; s137--) {
            const float*c138 = c2;
            size_t s139 = ahead_step - 1;
            size_t s140 = s139 / 16;
            for (; s140 != 0; s140--) {
                c138 += 16;
            }
            c2 += ahead_step;
            const float*c141 = input;
            vector v142 = load(c141 + 0);
            vector v143 = load(c141 + 4);
            vector v144 = load(c141 + 8);
            vector v145 = load(c141 + 12);
            size_t s146 = s1;
            for (; s146 != 0; s146--) {
                c141 += 1;
                vector v147 = load(c141 + 0);
                v142 += v147;
                vector v148 = load(c141 + 4);
                v143 += v148;
                vector v149 = load(c141 + 8);
                v144 += v149;
                vector v150 = load(c141 + 12);
                v145 += v150;
            }
            vector v151 = load(divisors + 0);
            vector v152 = v142 / v151;
            store(output + 0, v152);
            vector v153 = load(divisors + 4);
            vector v154 = v143 / v153;
            store(output + 4, v154);
            vector v155 = load(divisors + 8);
            vector v156 = v144 / v155;
            store(output + 8, v156);
            vector v157 = load(divisors + 12);
            vector v158 = v145 / v157;
            store(output + 12, v158);
            input += 16;
            output += 16;
            divisors += 16;
        }
        size_t s159 = count % 16;
        if (s159 == 0) {
        } else {
            size_t s160 = s159 * 1;
            size_t s161 = s160 - 0;
            uint64_t u162 = bits_below(s161) >> 0;
            uint64_t u163 = bits_below(s161) >> 4;
            uint64_t u164 = bits_below(s161) >> 8;
            uint64_t u165 = bits_below(s161) >> 12;
            const float*c166 = c2;
            size_t s167 = ahead_step - 1;
            size_t s168 = s167 / 16;
            for (; s168 != 0; s168--) {
                c166 += 16;
            }
            c2 += ahead_step;
            const float*c169 = input;
            vector v170 = load_masked(c169 + 0, u162);
            vector v171 = load_masked(c169 + 4, u163);
            vector v172 = load_masked(c169 + 8, u164);
            vector v173 = load_masked(c169 + 12, u165);
            size_t s174 = s1;
            for (; s174 != 0; s174--) {
                c169 += 1;
                vector v175 = load_masked(c169 + 0, u162);
                v170 += v175;
                vector v176 = load_masked(c169 + 4, u163);
                v171 += v176;
                vector v177 = load_masked(c169 + 8, u164);
                v172 += v177;
                vector v178 = load_masked(c169 + 12, u165);
                v173 += v178;
            }
            vector v179 = load(divisors + 0);
            vector v180 = v170 / v179;
            store(output + 0, v180);
            vector v181 = load(divisors + 4);
            vector v182 = v171 / v181;
            store(output + 4, v182);
            vector v183 = load(divisors + 8);
            vector v184 = v172 / v183;
            store(output + 8, v184);
            vector v185 = load(divisors + 12);
            vector v186 = v173 / v185;
            store(output + 12, v186);
        }
    }
}

void nnp_pooling_average_by_2__c(size_t rows, size_t count, const float* input, size_t input_pitch, size_t taps, const float* divisors, float* output, size_t output_pitch, size_t ahead, size_t ahead_step) {
    size_t s1 = taps - 1;
    const float*c2 = input;
    c2 += ahead;
    if (rows == 0) {
    } else {
        size_t s3 = rows - 1;
        for (; s3 != 0; s3--) {
            size_t s4 = count / 16;
            for (; s4 != 0; s4--) {
                const float*c5 = c2;
                size_t s6 = ahead_step - 1;
                size_t s7 = s6 / 16;
                for (; s7 != 0; s7--) {
                    c5 += 16;
                }
                c2 += ahead_step;
                const float*c8 = input;
                vector v9 = load(c8 + 0);
                vector v10 = load(c8 + 4);
                vector v11 = every_second(v9, v10, 0);
                vector v12 = every_second(v9, v10, 1);
                vector v13 = load(c8 + 8);
                vector v14 = load(c8 + 12);
                vector v15 = every_second(v13, v14, 0);
                vector v16 = every_second(v13, v14, 1);
                vector v17 = load(c8 + 16);
                vector v18 = load(c8 + 20);
                vector v19 = every_second(v17, v18, 0);
                vector v20 = every_second(v17, v18, 1);
                vector v21 = load(c8 + 24);
                vector v22 = load(c8 + 28);
                vector v23 = every_second(v21, v22, 0);
                vector v24 = every_second(v21, v22, 1);
                c8 += 1;
                if (s1 & 1) {
                    v11 += v12;
                    v15 += v16;
                    v19 += v20;
                    v23 += v24;
                    c8 += 1;
                }
                size_t s25 = s1 / 2;
                for (; s25 != 0; s25--) {
                    vector v26 = load(c8 + 0);
                    vector v27 = load(c8 + 4);
                    vector v28 = every_second(v26, v27, 0);
                    vector v29 = every_second(v26, v27, 1);
                    vector v30 = load(c8 + 8);
                    vector v31 = load(c8 + 12);
                    vector v32 = every_second(v30, v31, 0);
                    vector v33 = every_second(v30, v31, 1);
                    vector v34 = load(c8 + 16);
                    vector v35 = load(c8 + 20);
                    vector v36 = every_second(v34, v35, 0);
                    vector v37 = every_second(v34, v35, 1);
                    vector v38 = load(c8 + 24);
                    vector v39 = load(c8 + 28);
                    vector v40 = every_second(v38, v39, 0);
                    vector v41 = every_second(v38, v39, 1);
                    v11 += v28;
                    v11 += v29;
                    v15 += v32;
                    v15 += v33;
                    v19 += v36;
                    v19 += v37;
                    v23 += v40;
                    v23 += v41;
                    c8 += 2;
                }
                vector v42 = load(divisors + 0);
                vector v43 = v11 / v42;
                store(output + 0, v43);
                vector v44 = load(divisors + 4);
                vector v45 = v15 / v44;
                store(output + 4, v45);
                vector v46 = load(divisors + 8);
                vector v47 = v19 / v46;
                store(output + 8, v47);
                vector v48 = load(divisors + 12);
                vector v49 = v23 / v48;
                store(output + 12, v49);
                input += 32;
                output += 16;
                divisors += 16;
            }
            size_t s50 = count % 16;
            if (s50 == 0) {
            } else {
                size_t s51 = s50 * 2;
                size_t s52 = s51 - 0;
                const float*c53 = c2;
                size_t s54 = ahead_step - 1;
                size_t s55 = s54 / 16;
                for (; s55 != 0; s55--) {
                    c53 += 16;
                }
                c2 += ahead_step;
                const float*c56 = input;
                vector v57 = load(c56 + 0);
                vector v58 = load(c56 + 4);
                vector v59 = every_second(v57, v58, 0);
                vector v60 = every_second(v57, v58, 1);
                vector v61 = load(c56 + 8);
                vector v62 = load(c56 + 12);
                vector v63 = every_second(v61, v62, 0);
                vector v64 = every_second(v61, v62, 1);
                vector v65 = load(c56 + 16);
                vector v66 = load(c56 + 20);
                vector v67 = every_second(v65, v66, 0);
                vector v68 = every_second(v65, v66, 1);
                vector v69 = load(c56 + 24);
                vector v70 = load(c56 + 28);
                vector v71 = every_second(v69, v70, 0);
                vector v72 = every_second(v69, v70, 1);
                c56 += 1;
                if (s1 & 1) {
                    v59 += v60;
                    v63 += v64;
                    v67 += v68;
                    v71 += v72;
                    c56 += 1;
                }
                size_t s73 = s1 / 2;
                for (; s73 != 0; s73--) {
                    vector v74 = load(c56 + 0);
                    vector v75 = load(c56 + 4);
                    vector v76 = every_second(v74, v75, 0);
                    vector v77 = every_second(v74, v75, 1);
                    vector v78 = load(c56 + 8);
                    vector v79 = load(c56 + 12);
                    vector v80 = every_second(v78, v79, 0);
                    vector v81 = every_second(v78, v79, 1);
                    vector v82 = load(c56 + 16);
                    vector v83 = load(c56 + 20);
                    vector v84 = every_second(v82, v83, 0);
                    vector v85 = every_second(v82, v83, 1);
                    vector v86 = load(c56 + 24);
                    vector v87 = load(c56 + 28);
                    vector v88 = every_second(v86, v87, 0);
                    vector v89 = every_second(v86, v87, 1);
                    v59 += v76;
                    v59 += v77;
                    v63 += v80;
                    v63 += v81;
                    v67 += v84;
                    v67 += v85;
                    v71 += v88;
                    v71 += v89;
                    c56 += 2;
                }
                vector v90 = load(divisors + 0);
                vector v91 = v59 / v90;
                store(output + 0, v91);
                vector v92 = load(divisors + 4);
                vector v93 = v63 / v92;
                store(output + 4, v93);
                vector v94 = load(divisors + 8);
                vector v95 = v67 / v94;
                store(output + 8, v95);
                vector v96 = load(divisors + 12);
                vector v97 = v71 / v96;
                store(output + 12, v97);
            }
            size_t s98 = count / 16;
            size_t s99 = s98 * 16;
            size_t s100 = s99 * 2;
            input -= s100;
            input += input_pitch;
            output -= s99;
            divisors -= s99;
            output += output_pitch;
        }
        size_t s101 = count / 16;
        for (; s101 != 0; s101--) {
            const float*c102 = c2;
            size_t s103 = ahead_step - 1;
            size_t s104 = s103 / 16;
            for (; s104 != 0; s104--) {
                c102 += 16;
            }
            c2 += ahead_step;
            const float*c105 = input;
            vector v106 = load(c105 + 0);
            vector v107 = load(c105 + 4);
            vector v108 = every_second(v106, v107, 0);
            vector v109 = every_second(v106, v107, 1);
            vector v110 = load(c105 + 8);
            vector v111 = load(c105 + 12);
            vector v112 = every_second(v110, v111, 0);
            vector v113 = every_second(v110, v111, 1);
            vector v114 = load(c105 + 16);
            vector v115 = load(c105 + 20);
            vector v116 = every_second(v114, v115, 0);
            vector v117 = every_second(v114, v115, 1);
            vector v118 = load(c105 + 24);
            vector v119 = load(c105 + 28);
            vector v120 = every_second(v118, v119, 0);
            vector v121 = every_second(v118, v119, 1);
            c105 += 1;
            if (s1 & 1) {
                v108 += v109;
                v112 += v113;
                v116 += v117;
                v120 += v121;
                c105 += 1;
            }
            size_t s122 = s1 / 2;
            for (; s122 != 0; s122--) {
                vector v123 = load(c105 + 0);
                vector v124 = load(c105 + 4);
                vector v125 = every_second(v123, v124, 0);
                vector v126 = every_second(v123, v124, 1);
                vector v127 = load(c105 + 8);
                vector v128 = load(c105 + 12);
                vector v129 = every_second(v127, v128, 0);
                vector v130 = every_second(v127, v128, 1);
                vector v131 = load(c105 + 16);
                vector v132 = load(c105 + 20);
                vector v133 = every_second(v131, v132, 0);
                vector v134 = every_second(v131, v132, 1);
                vector v135 = load(c105 + 24);
                vector v136 = load(c105 + 28);
                vector v137 = every_second(v135, v136, 0);
                vector v138 = every_second(v135, v136, 1);
                v108 += v125;
                v108 += v126;
                v112 += v129;
                v112 += v130;
                v116 += v133;
                v116 += v134;
                v120 += v137;
                v120 += v138;
                c105 += 2;
            }
            vector v139 = load(divisors + 0);
            vector v140 = v108 / v139;
            store(output + 0, v140);
            vector v141 = load(divisors + 4);
            vector v142 = v112 / v141;
            store(output + 4, v142);
            vector v143 = load(divisors + 8);
            vector v144 = v116 / v143;
            store(output + 8, v144);
            vector v145 = load(divisors + 12);
            vector v146 = v120 / v145;
            store(output + 12, v146);
            input += 32;
            output += 16;
            divisors += 16;
        }
        size_t s147 = count % 16;
        if (s147 == 0) {
        } else {
            size_t s148 = s147 * 2;
            size_t s149 = s148 - 0;
            uint64_t u150 = bits_below(s149) >> 0;
            uint64_t u151 = bits_below(s149) >> 4;
            uint64_t u152 = bits_below(s149) >> 8;
            uint64_t u153 = bits_below(s149) >> 12;
            uint64_t u154 = bits_below(s149) >> 16;
            uint64_t u155 = bits_below(s149) >> 20;
            uint64_t u156 = bits_below(s149) >> 24;
            uint64_t u157 = bits_below(s149) >> 28;
            const float*c158 = c2;
            size_t s159 = ahead_step - 1;
            size_t s160 = s159 / 16;
            for (; s160 != 0; s160--) {
                c158 += 16;
            }
            c2 += ahead_step;
            const float*c161 = input;
            vector v162 = load_masked(c161 + 0, u150);
            vector v163 = load_masked(c161 + 4, u151);
            vector v164 = every_second(v162, v163, 0);
            vector v165 = every_second(v162, v163, 1);
            vector v166 = load_masked(c161 + 8, u152);
            vector v167 = load_masked(c161 + 12, u153);
            vector v168 = every_second(v166, v167, 0);
            vector v169 = every_second(v166, v167, 1);
            vector v170 = load_masked(c161 + 16, u154);
            vector v171 = load_masked(c161 + 20, u155);
            vector v172 = every_second(v170, v171, 0);
            vector v173 = every_second(v170, v171, 1);
            vector v174 = load_masked(c161 + 24, u156);
            vector v175 = load_masked(c161 + 28, u157);
            vector v176 = every_second(v174, v175, 0);
            vector v177 = every_second(v174, v175, 1);
            c161 += 1;
            if (s1 & 1) {
                v164 += v165;
                v168 += v169;
                v172 += v173;
                v176 += v177;
                c161 += 1;
            }
            size_t s178 = s1 / 2;
            for (; s178 != 0; s178--) {
                vector v179 = load_masked(c161 + 0, u150);
                vector v180 = load_masked(c161 + 4, u151);
                vector v181 = every_second(v179, v180, 0);
                vector v182 = every_second(v179, v180, 1);
                vector v183 = load_masked(c161 + 8, u152);
                vector v184 = load_masked(c161 + 12, u153);
                vector v185 = every_second(v183, v184, 0);
                vector v186 = every_second(v183, v184, 1);
                vector v187 = load_masked(c161 + 16, u154);
                vector v188 = load_masked(c161 + 20, u155);
                vector v189 = every_second(v187, v188, 0);
                vector v190 = every_second(v187, v188, 1);
                vector v191 = load_masked(c161 + 24, u156);
                vector v192 = load_masked(c161 + 28, u157);
                vector v193 = every_second(v191, v192, 0);
                vector v194 = every_second(v191, v192, 1);
                v164 += v181;
                v164 += v182;
                v168 += v185;
                v168 += v186;
                v172 += v189;
                v172 += v190;
                v176 += v193;
                v176 += v194;
                c161 += 2;
            }
            vector v195 = load(divisors + 0);
            vector v196 = v164 / v195;
            store(output + 0, v196);
            vector v197 = load(divisors + 4);
            vector v198 = v168 / v197;
            store(output + 4, v198);
            vector v199 = load(divisors + 8);
            vector v200 = v172 / v199;
            store(output + 8, v200);
            vector v201 = load(divisors + 12);
            vector v202 = v176 / v201;
            store(output + 12, v202);
        }
    }
}

void nnp_pooling_average_of_pairs__c(size_t rows, size_t count, const float* input, size_t input_pitch, size_t taps, size_t tap_stride, const float* divisor, float* output, size_t output_pitch, size_t ahead, size_t ahead_step) {
    vector v1 = splat(divisor[0]);
    size_t s2 = taps - 1;
    const float*c3 = input;
    c3 += ahead;
    if (rows == 0) {
    } else {
        size_t s4 = rows - 1;
        for (; s4 != 0; s4--) {
            size_t s5 = count / 16;
            for (; s5 != 0; s5--) {
                const float*c6 = c3;
                size_t s7 = ahead_step - 1;
                size_t s8 = s7 / 16;
                for (; s8 != 0; s8--) {
                    c6 += 16;
                }
                c3 += ahead_step;
                const float*c9 = input;
                vector v10 = load(c9 + 0);
                vector v11 = load(c9 + 4);
                vector v12 = load(c9 + 8);
                vector v13 = load(c9 + 12);
                vector v14 = load(c9 + 16);
                vector v15 = load(c9 + 20);
                vector v16 = load(c9 + 24);
                vector v17 = load(c9 + 28);
                size_t s18 = s2;
                for (; s18 != 0; s18--) {
                    c9 += tap_stride;
                    vector v19 = load(c9 + 0);
                    v10 += v19;
                    vector v20 = load(c9 + 4);
                    v11 += v20;
                    vector v21 = load(c9 + 8);
                    v12 += v21;
                    vector v22 = load(c9 + 12);
                    v13 += v22;
                    vector v23 = load(c9 + 16);
                    v14 += v23;
                    vector v24 = load(c9 + 20);
                    v15 += v24;
                    vector v25 = load(c9 + 24);
                    v16 += v25;
                    vector v26 = load(c9 + 28);
                    v17 += v26;
                }
                vector v27 = every_second(v10, v11, 0);
                vector v28 = every_second(v10, v11, 1);
                vector v29 = every_second(v12, v13, 0);
                vector v30 = every_second(v12, v13, 1);
                vector v31 = every_second(v14, v15, 0);
                vector v32 = every_second(v14, v15, 1);
                vector v33 = every_second(v16, v17, 0);
                vector v34 = every_second(v16, v17, 1);
                v27 += v28;
                v29 += v30;
                v31 += v32;
                v33 += v34;
                vector v35 = v27 / v1;
                store(output + 0, v35);
                vector v36 = v29 / v1;
                store(output + 4, v36);
                vector v37 = v31 / v1;
                store(output + 8, v37);
                vector v38 = v33 / v1;
                store(output + 12, v38);
                input += 32;
                output += 16;
            }
            size_t s39 = count % 16;
            if (s39 == 0) {
            } else {
                size_t s40 = s39 * 2;
                size_t s41 = s40 - 0;
                const float*c42 = c3;
                size_t s43 = ahead_step - 1;
                size_t s44 = s43 / 16;
                for (; s44 != 0; s44--) {
                    c42 += 16;
                }
                c3 += ahead_step;
                const float*c45 = input;
                vector v46 = load(c45 + 0);
                vector v47 = load(c45 + 4);
                vector v48 = load(c45 + 8);
                vector v49 = load(c45 + 12);
                vector v50 = load(c45 + 16);
                vector v51 = load(c45 + 20);
                vector v52 = load(c45 + 24);
                vector v53 = load(c45 + 28);
                size_t s54 = s2;
                for (; s54 != 0; s54--) {
                    c45 += tap_stride;
                    vector v55 = load(c45 + 0);
                    v46 += v55;
                    vector v56 = load(c45 + 4);
                    v47 += v56;
                    vector v57 = load(c45 + 8);
                    v48 += v57;
                    vector v58 = load(c45 + 12);
                    v49 += v58;
                    vector v59 = load(c45 + 16);
                    v50 += v59;
                    vector v60 = load(c45 + 20);
                    v51 += v60;
                    vector v61 = load(c45 + 24);
                    v52 += v61;
                    vector v62 = load(c45 + 28);
                    v53 += v62;
                }
                vector v63 = every_second(v46, v47, 0);
                vector v64 = every_second(v46, v47, 1);
                vector v65 = every_second(v48, v49, 0);
                vector v66 = every_second(v48, v49, 1);
                vector v67 = every_second(v50, v51, 0);
                vector v68 = every_second(v50, v51, 1);
                vector v69 = every_second(v52, v53, 0);
                vector v70 = every_second(v52, v53, 1);
                v63 += v64;
                v65 += v66;
                v67 += v68;
                v69 += v70;
                vector v71 = v63 / v1;
                store(output + 0, v71);
                vector v72 = v65 / v1;
                store(output + 4, v72);
                vector v73 = v67 / v1;
                store(output + 8, v73);
                vector v74 = v69 / v1;
                store(output + 12, v74);
            }
            size_t s75 = count / 16;
            size_t s76 = s75 * 16;
            size_t s77 = s76 * 2;
            input -= s77;
            input += input_pitch;
            output -= s76;
            output += output_pitch;
        }
        size_t s78 = count / 16;
        for (; s78 != 0; s78--) {
            const float*c79 = c3;
            size_t s80 = ahead_step - 1;
            size_t s81 = s80 / 16;
            for (; s81 != 0; s81--) {
                c79 += 16;
            }
            c3 += ahead_step;
            const float*c82 = input;
            vector v83 = load(c82 + 0);
            vector v84 = load(c82 + 4);
            vector v85 = load(c82 + 8);
            vector v86 = load(c82 + 12);
            vector v87 = load(c82 + 16);
            vector v88 = load(c82 + 20);
            vector v89 = load(c82 + 24);
            vector v90 = load(c82 + 28);
            size_t s91 = s2;
            for (; s91 != 0; s91--) {
                c82 += tap_stride;
                vector v92 = load(c82 + 0);
                v83 += v92;
                vector v93 = load(c82 + 4);
                v84 += v93;
                vector v94 = load(c82 + 8);
                v85 += v94;
                vector v95 = load(c82 + 12);
                v86 += v95;
                vector v96 = load(c82 + 16);
                v87 += v96;
                vector v97 = load(c82 + 20);
                v88 += v97;
                vector v98 = load(c82 + 24);
                v89 += v98;
                vector v99 = load(c82 + 28);
                v90 += v99;
            }
            vector v100 = every_second(v83, v84, 0);
            vector v101 = every_second(v83, v84, 1);
            vector v102 = every_second(v85, v86, 0);
            vector v103 = every_second(v85, v86, 1);
            vector v104 = every_second(v87, v88, 0);
            vector v105 = every_second(v87, v88, 1);
            vector v106 = every_second(v89, v90, 0);
            vector v107 = every_second(v89, v90, 1);
            v100 += v101;
            v102 += v103;
            v104 += v105;
            v106 += v107;
            vector v108 = v100 / v1;
            store(output + 0, v108);
            vector v109 = v102 / v1;
            store(output + 4, v109);
            vector v110 = v104 / v1;
            store(output + 8, v110);
            vector v111 = v106 / v1;
            store(output + 12, v111);
            input += 32;
            output += 16;
        }
        size_t s112 = count % 16;
        if (s112 == 0) {
        } else {
            size_t s113 = s112 * 2;
            size_t s114 = s113 - 0;
            uint64_t u115 = bits_below(s114) >> 0;
            uint64_t u116 = bits_below(s114) >> 4;
            uint64_t u117 = bits_below(s114) >> 8;
            uint64_t u118 = bits_below(s114) >> 12;
            uint64_t u119 = bits_below(s114) >> 16;
            uint64_t u120 = bits_below(s114) >> 20;
            uint64_t u121 = bits_below(s114) >> 24;
            uint64_t u122 = bits_below(s114) >> 28;
            const float*c123 = c3;
            size_t s124 = ahead_step - 1;
            size_t s125 = s124 / 16;
            for (; s125 != 0; s125--) {
                c123 += 16;
            }
            c3 += ahead_step;
            const float*c126 = input;
            vector v127 = load_masked(c126 + 0, u115);
            vector v128 = load_masked(c126 + 4, u116);
            vector v129 = load_masked(c126 + 8, u117);
            vector v130 = load_masked(c126 + 12, u118);
            vector v131 = load_masked(c126 + 16, u119);
            vector v132 = load_masked(c126 + 20, u120);
            vector v133 = load_masked(c126 + 24, u121);
            vector v134 = load_masked(c126 + 28, u122);
            size_t s135 = s2;
            for (; s135 != 0; s135--) {
                c126 += tap_stride;
                vector v136 = load_masked(c126 + 0, u115);
                v127 += v136;
                vector v137 = load_masked(c126 + 4, u116);
                v128 += v137;
                vector v138 = load_masked(c126 + 8, u117);
                v129 += v138;
                vector v139 = load_masked(c126 + 12, u118);
                v130 += v139;
                vector v140 = load_masked(c126 + 16, u119);
                v131 += v140;
                vector v141 = load_masked(c126 + 20, u120);
                v132 += v141;
                vector v142 = load_masked(c126 + 24, u121);
                v133 += v142;
                vector v143 = load_masked(c126 + 28, u122);
                v134 += v143;
            }
            vector v144 = every_second(v127, v128, 0);
            vector v145 = every_second(v127, v128, 1);
            vector v146 = every_second(v129, v130, 0);
            vector v147 = every_second(v129, v130, 1);
            vector v148 = every_second(v131, v132, 0);
            vector v149 = every_second(v131, v132, 1);
            vector v150 = every_second(v133, v134, 0);
            vector v151 = every_second(v133, v134, 1);
            v144 += v145;
            v146 += v147;
            v148 += v149;
            v150 += v151;
            vector v152 = v144 / v1;
            store(output + 0, v152);
            vector v153 = v146 / v1;
            store(output + 4, v153);
            vector v154 = v148 / v1;
            store(output + 8, v154);
            vector v155 = v150 / v1;
            store(output + 12, v155);
        }
    }
}

void nnp_pooling_average_of_threes__c(size_t rows, size_t count, const float* input, size_t input_pitch, size_t taps, size_t tap_stride, const float* divisors, float* output, size_t output_pitch, float* pairs, size_t ahead, size_t ahead_step) {
    size_t s1 = taps - 1;
    const float*c2 = input;
    c2 += ahead;
    if (rows == 0) {
    } else {
        size_t s3 = rows - 1;
        for (; s3 != 0; s3--) {
            size_t s4 = count / 32;
            for (; s4 != 0; s4--) {
                const float*c5 = c2;
                size_t s6 = ahead_step - 1;
                size_t s7 = s6 / 16;
                for (; s7 != 0; s7--) {
                    c5 += 16;
                }
                c2 += ahead_step;
                const float*c8 = c2;
                size_t s9 = ahead_step - 1;
                size_t s10 = s9 / 16;
                for (; s10 != 0; s10--) {
                    c8 += 16;
                }
                c2 += ahead_step;
                const float*c11 = input;
                vector v12 = load(c11 + 0);
                vector v13 = load(c11 + 4);
                vector v14 = load(c11 + 8);
                vector v15 = load(c11 + 12);
                vector v16 = load(c11 + 16);
                vector v17 = load(c11 + 20);
                vector v18 = load(c11 + 24);
                vector v19 = load(c11 + 28);
                vector v20 = load(c11 + 30);
                size_t s21 = s1;
                for (; s21 != 0; s21--) {
                    c11 += tap_stride;
                    vector v22 = load(c11 + 0);
                    v12 += v22;
                    vector v23 = load(c11 + 4);
                    v13 += v23;
                    vector v24 = load(c11 + 8);
                    v14 += v24;
                    vector v25 = load(c11 + 12);
                    v15 += v25;
                    vector v26 = load(c11 + 16);
                    v16 += v26;
                    vector v27 = load(c11 + 20);
                    v17 += v27;
                    vector v28 = load(c11 + 24);
                    v18 += v28;
                    vector v29 = load(c11 + 28);
                    v19 += v29;
                    vector v30 = load(c11 + 30);
                    v20 += v30;
                }
                vector v31 = slide(v20, v20, 2);
                vector v32 = slide(v12, v13, 1);
                vector v33 = slide(v12, v13, 2);
                v12 += v32;
                store(pairs + 0, v12);
                v12 += v33;
                vector v34 = slide(v13, v14, 1);
                vector v35 = slide(v13, v14, 2);
                v13 += v34;
                store(pairs + 4, v13);
                v13 += v35;
                vector v36 = slide(v14, v15, 1);
                vector v37 = slide(v14, v15, 2);
                v14 += v36;
                store(pairs + 8, v14);
                v14 += v37;
                vector v38 = slide(v15, v16, 1);
                vector v39 = slide(v15, v16, 2);
                v15 += v38;
                store(pairs + 12, v15);
                v15 += v39;
                vector v40 = slide(v16, v17, 1);
                vector v41 = slide(v16, v17, 2);
                v16 += v40;
                store(pairs + 16, v16);
                v16 += v41;
                vector v42 = slide(v17, v18, 1);
                vector v43 = slide(v17, v18, 2);
                v17 += v42;
                store(pairs + 20, v17);
                v17 += v43;
                vector v44 = slide(v18, v19, 1);
                vector v45 = slide(v18, v19, 2);
                v18 += v44;
                store(pairs + 24, v18);
                v18 += v45;
                vector v46 = slide(v19, v31, 1);
                vector v47 = slide(v19, v31, 2);
                v19 += v46;
                store(pairs + 28, v19);
                v19 += v47;
                vector v48 = load(divisors + 0);
                vector v49 = v12 / v48;
                store(output + 0, v49);
                vector v50 = load(divisors + 4);
                vector v51 = v13 / v50;
                store(output + 4, v51);
                vector v52 = load(divisors + 8);
                vector v53 = v14 / v52;
                store(output + 8, v53);
                vector v54 = load(divisors + 12);
                vector v55 = v15 / v54;
                store(output + 12, v55);
                vector v56 = load(divisors + 16);
                vector v57 = v16 / v56;
                store(output + 16, v57);
                vector v58 = load(divisors + 20);
                vector v59 = v17 / v58;
                store(output + 20, v59);
                vector v60 = load(divisors + 24);
                vector v61 = v18 / v60;
                store(output + 24, v61);
                vector v62 = load(divisors + 28);
                vector v63 = v19 / v62;
                store(output + 28, v63);
                input += 32;
                output += 32;
                pairs += 32;
                divisors += 32;
            }
            size_t s64 = count % 32;
            size_t s65 = s64 / 16;
            for (; s65 != 0; s65--) {
                const float*c66 = c2;
                size_t s67 = ahead_step - 1;
                size_t s68 = s67 / 16;
                for (; s68 != 0; s68--) {
                    c66 += 16;
                }
                c2 += ahead_step;
                const float*c69 = input;
                vector v70 = load(c69 + 0);
                vector v71 = load(c69 + 4);
                vector v72 = load(c69 + 8);
                vector v73 = load(c69 + 12);
                vector v74 = load(c69 + 14);
                size_t s75 = s1;
                for (; s75 != 0; s75--) {
                    c69 += tap_stride;
                    vector v76 = load(c69 + 0);
                    v70 += v76;
                    vector v77 = load(c69 + 4);
                    v71 += v77;
                    vector v78 = load(c69 + 8);
                    v72 += v78;
                    vector v79 = load(c69 + 12);
                    v73 += v79;
                    vector v80 = load(c69 + 14);
                    v74 += v80;
                }
                vector v81 = slide(v74, v74, 2);
                vector v82 = slide(v70, v71, 1);
                vector v83 = slide(v70, v71, 2);
                v70 += v82;
                store(pairs + 0, v70);
                v70 += v83;
                vector v84 = slide(v71, v72, 1);
                vector v85 = slide(v71, v72, 2);
                v71 += v84;
                store(pairs + 4, v71);
                v71 += v85;
                vector v86 = slide(v72, v73, 1);
                vector v87 = slide(v72, v73, 2);
                v72 += v86;
                store(pairs + 8, v72);
                v72 += v87;
                vector v88 = slide(v73, v81, 1);
                vector v89 = slide(v73, v81, 2);
                v73 += v88;
                store(pairs + 12, v73);
                v73 += v89;
                vector v90 = load(divisors + 0);
                vector v91 = v70 / v90;
                store(output + 0, v91);
                vector v92 = load(divisors + 4);
                vector v93 = v71 / v92;
                store(output + 4, v93);
                vector v94 = load(divisors + 8);
                vector v95 = v72 / v94;
                store(output + 8, v95);
                vector v96 = load(divisors + 12);
                vector v97 = v73 / v96;
                store(output + 12, v97);
                input += 16;
                output += 16;
                pairs += 16;
                divisors += 16;
            }
            size_t s98 = count % 16;
            if (s98 == 0) {
            } else {
                size_t s99 = s98 * 1;
                size_t s100 = s99 - -2;
                const float*c101 = c2;
                size_t s102 = ahead_step - 1;
                size_t s103 = s102 / 16;
                for (; s103 != 0; s103--) {
                    c101 += 16;
                }
                c2 += ahead_step;
                const float*c104 = input;
                vector v105 = load(c104 + 0);
                vector v106 = load(c104 + 4);
                vector v107 = load(c104 + 8);
                vector v108 = load(c104 + 12);
                vector v109 = load(c104 + 14);
                size_t s110 = s1;
                for (; s110 != 0; s110--) {
                    c104 += tap_stride;
                    vector v111 = load(c104 + 0);
                    v105 += v111;
                    vector v112 = load(c104 + 4);
                    v106 += v112;
                    vector v113 = load(c104 + 8);
                    v107 += v113;
                    vector v114 = load(c104 + 12);
                    v108 += v114;
                    vector v115 = load(c104 + 14);
                    v109 += v115;
                }
                vector v116 = slide(v109, v109, 2);
                vector v117 = slide(v105, v106, 1);
                vector v118 = slide(v105, v106, 2);
                v105 += v117;
                store(pairs + 0, v105);
                v105 += v118;
                vector v119 = slide(v106, v107, 1);
                vector v120 = slide(v106, v107, 2);
                v106 += v119;
                store(pairs + 4, v106);
                v106 += v120;
                vector v121 = slide(v107, v108, 1);
                vector v122 = slide(v107, v108, 2);
                v107 += v121;
                store(pairs + 8, v107);
                v107 += v122;
                vector v123 = slide(v108, v116, 1);
                vector v124 = slide(v108, v116, 2);
                v108 += v123;
                store(pairs + 12, v108);
                v108 += v124;
                vector v125 = load(divisors + 0);
                vector v126 = v105 / v125;
                store(output + 0, v126);
                vector v127 = load(divisors + 4);
                vector v128 = v106 / v127;
                store(output + 4, v128);
                vector v129 = load(divisors + 8);
                vector v130 = v107 / v129;
                store(output + 8, v130);
                vector v131 = load(divisors + 12);
                vector v132 = v108 / v131;
                store(output + 12, v132);
            }
            size_t s133 = count / 16;
            size_t s134 = s133 * 16;
            size_t s135 = s134 * 1;
            input -= s135;
            input += input_pitch;
            output -= s134;
            pairs -= s134;
            divisors -= s134;
            output += output_pitch;
            pairs += output_pitch;
        }
        size_t s136 = count / 32;
        for (; s136 != 0; s136--) {
            const float*c137 = c2;
            size_t s138 = ahead_step - 1;
            size_t s139 = s138 / 16;
            for (; s139 != 0; s139--) {
                c137 += 16;
            }
            c2 += ahead_step;
            const float*c140 = c2;
            size_t s141 = ahead_step - 1;
            size_t s142 = s141 / 16;
            for (; s142 != 0; s142--) {
                c140 += 16;
            }
            c2 += ahead_step;
            const float*c143 = input;
            vector v144 = load(c143 + 0);
            vector v145 = load(c143 + 4);
            vector v146 = load(c143 + 8);
            vector v147 = load(c143 + 12);
            vector v148 = load(c143 + 16);
            vector v149 = load(c143 + 20);
            vector v150 = load(c143 + 24);
            vector v151 = load(c143 + 28);
            vector v152 = load(c143 + 30);
            size_t s153 = s1;
            for (; s153 != 0; s153--) {
                c143 += tap_stride;
                vector v154 = load(c143 + 0);
                v144 += v154;
                vector v155 = load(c143 + 4);
                v145 += v155;
                vector v156 = load(c143 + 8);
                v146 += v156;
                vector v157 = load(c143 + 12);
                v147 += v157;
                vector v158 = load(c143 + 16);
                v148 += v158;
                vector v159 = load(c143 + 20);
                v149 += v159;
                vector v160 = load(c143 + 24);
                v150 += v160;
                vector v161 = load(c143 + 28);
                v151 += v161;
                vector v162 = load(c143 + 30);
                v152 += v162;
            }
            vector v163 = slide(v152, v152, 2);
            vector v164 = slide(v144, v145, 1);
            vector v165 = slide(v144, v145, 2);
            v144 += v164;
            store(pairs + 0, v144);
            v144 += v165;
            vector v166 = slide(v145, v146, 1);
            vector v167 = slide(v145, v146, 2);
            v145 += v166;
            store(pairs + 4, v145);
            v145 += v167;
            vector v168 = slide(v146, v147, 1);
            vector v169 = slide(v146, v147, 2);
            v146 += v168;
            store(pairs + 8, v146);
            v146 += v169;
            vector v170 = slide(v147, v148, 1);
            vector v171 = slide(v147, v148, 2);
            v147 += v170;
            store(pairs + 12, v147);
            v147 += v171;
            vector v172 = slide(v148, v149, 1);
            vector v173 = slide(v148, v149, 2);
            v148 += v172;
            store(pairs + 16, v148);
            v148 += v173;
            vector v174 = slide(v149, v150, 1);
            vector v175 = slide(v149, v150, 2);
            v149 += v174;
            store(pairs + 20, v149);
            v149 += v175;
            vector v176 = slide(v150, v151, 1);
            vector v177 = slide(v150, v151, 2);
            v150 += v176;
            store(pairs + 24, v150);
            v150 += v177;
            vector v178 = slide(v151, v163, 1);
            vector v179 = slide(v151, v163, 2);
            v151 += v178;
            store(pairs + 28, v151);
            v151 += v179;
            vector v180 = load(divisors + 0);
            vector v181 = v144 / v180;
            store(output + 0, v181);
            vector v182 = load(divisors + 4);
            vector v183 = v145 / v182;
            store(output + 4, v183);
            vector v184 = load(divisors + 8);
            vector v185 = v146 / v184;
            store(output + 8, v185);
            vector v186 = load(divisors + 12);
            vector v187 = v147 / v186;
            store(output + 12, v187);
            vector v188 = load(divisors + 16);
            vector v189 = v148 / v188;
            store(output + 16, v189);
            vector v190 = load(divisors + 20);
            vector v191 = v149 / v190;
            store(output + 20, v191);
            vector v192 = load(divisors + 24);
            vector v193 = v150 / v192;
            store(output + 24, v193);
            vector v194 = load(divisors + 28);
            vector v195 = v151 / v194;
            store(output + 28, v195);
            input += 32;
            output += 32;
            pairs += 32;
            divisors += 32;
        }
        size_t s196 = count % 32;
        size_t s197 = s196 / 16;
        for (; s197 != 0; s197--) {
            const float*c198 = c2;
            size_t s199 = ahead_step - 1;
            size_t s200 = s199 / 16;
            for (; s200 != 0; s200--) {
                c198 += 16;
            }
            c2 += ahead_step;
            const float*c201 = input;
            vector v202 = load(c201 + 0);
            vector v203 = load(c201 + 4);
            vector v204 = load(c201 + 8);
            vector v205 = load(c201 + 12);
            vector v206 = load(c201 + 14);
            size_t s207 = s1;
            for (; s207 != 0; s207--) {
                c201 += tap_stride;
                vector v208 = load(c201 + 0);
                v202 += v208;
                vector v209 = load(c201 + 4);
                v203 += v209;
                vector v210 = load(c201 + 8);
                v204 += v210;
                vector v211 = load(c201 + 12);
                v205 += v211;
                vector v212 = load(c201 + 14);
                v206 += v212;
            }
            vector v213 = slide(v206, v206, 2);
            vector v214 = slide(v202, v203, 1);
            vector v215 = slide(v202, v203, 2);
            v202 += v214;
            store(pairs + 0, v202);
            v202 += v215;
            vector v216 = slide(v203, v204, 1);
            vector v217 = slide(v203, v204, 2);
            v203 += v216;
            store(pairs + 4, v203);
            v203 += v217;
            vector v218 = slide(v204, v205, 1);
            vector v219 = slide(v204, v205, 2);
            v204 += v218;
            store(pairs + 8, v204);
            v204 += v219;
            vector v220 = slide(v205, v213, 1);
            vector v221 = slide(v205, v213, 2);
            v205 += v220;
            store(pairs + 12, v205);
            v205 += v221;
            vector v222 = load(divisors + 0);
            vector v223 = v202 / v222;
            store(output + 0, v223);
            vector v224 = load(divisors + 4);
            vector v225 = v203 / v224;
            store(output + 4, v225);
            vector v226 = load(divisors + 8);
            vector v227 = v204 / v226;
            store(output + 8, v227);
            vector v228 = load(divisors + 12);
            vector v229 = v205 / v228;
            store(output + 12, v229);
            input += 16;
            output += 16;
            pairs += 16;
            divisors += 16;
        }
        size_t s230 = count % 16;
        if (s230 == 0) {
        } else {
            size_t s231 = s230 * 1;
            size_t s232 = s231 - -2;
            uint64_t u233 = bits_below(s232) >> 0;
            uint64_t u234 = bits_below(s232) >> 4;
            uint64_t u235 = bits_below(s232) >> 8;
            uint64_t u236 = bits_below(s232) >> 12;
            uint64_t u237 = bits_below(s232) >> 16;
            const float*c238 = c2;
            size_t s239 = ahead_step - 1;
            size_t s240 = s239 / 16;
            for (; s240 != 0; s240--) {
                c238 += 16;
            }
            c2 += ahead_step;
            const float*c241 = input;
            vector v242 = load_masked(c241 + 0, u233);
            vector v243 = load_masked(c241 + 4, u234);
            vector v244 = load_masked(c241 + 8, u235);
            vector v245 = load_masked(c241 + 12, u236);
            vector v246 = load_masked(c241 + 16, u237);
            size_t s247 = s1;
            for (; s247 != 0; s247--) {
                c241 += tap_stride;
                vector v248 = load_masked(c241 + 0, u233);
                v242 += v248;
                vector v249 = load_masked(c241 + 4, u234);
                v243 += v249;
                vector v250 = load_masked(c241 + 8, u235);
                v244 += v250;
                vector v251 = load_masked(c241 + 12, u236);
                v245 += v251;
                vector v252 = load_masked(c241 + 16, u237);
                v246 += v252;
            }
            vector v253 = slide(v242, v243, 1);
            vector v254 = slide(v242, v243, 2);
            v242 += v253;
            store(pairs + 0, v242);
            v242 += v254;
            vector v255 = slide(v243, v244, 1);
            vector v256 = slide(v243, v244, 2);
            v243 += v255;
            store(pairs + 4, v243);
            v243 += v256;
            vector v257 = slide(v244, v245, 1);
            vector v258 = slide(v244, v245, 2);
            v244 += v257;
            store(pairs + 8, v244);
            v244 += v258;
            vector v259 = slide(v245, v246, 1);
            vector v260 = slide(v245, v246, 2);
            v245 += v259;
            store(pairs + 12, v245);
            v245 += v260;
            vector v261 = load(divisors + 0);
            vector v262 = v242 / v261;
            store(output + 0, v262);
            vector v263 = load(divisors + 4);
            vector v264 = v243 / v263;
            store(output + 4, v264);
            vector v265 = load(divisors + 8);
            vector v266 = v244 / v265;
            store(output + 8, v266);
            vector v267 = load(divisors + 12);
            vector v268 = v245 / v267;
            store(output + 12, v268);
        }
    }
}

void nnp_pooling_average_of_threes_by_2__c(size_t rows, size_t count, const float* input, size_t input_pitch, size_t taps, size_t tap_stride, const float* divisors, float* output, size_t output_pitch, size_t ahead, size_t ahead_step) {
    size_t s1 = taps - 1;
    const float*c2 = input;
    c2 += ahead;
    if (rows == 0) {
    } else {
        size_t s3 = rows - 1;
        for (; s3 != 0; s3--) {
            size_t s4 = count / 16;
            for (; s4 != 0; s4--) {
                const float*c5 = c2;
                size_t s6 = ahead_step - 1;
                size_t s7 = s6 / 16;
                for (; s7 != 0; s7--) {
                    c5 += 16;
                }
                c2 += ahead_step;
                const float*c8 = input;
                vector v9 = load(c8 + 0);
                vector v10 = load(c8 + 4);
                vector v11 = load(c8 + 8);
                vector v12 = load(c8 + 12);
                vector v13 = load(c8 + 16);
                vector v14 = load(c8 + 20);
                vector v15 = load(c8 + 24);
                vector v16 = load(c8 + 28);
                vector v17 = load(c8 + 29);
                size_t s18 = s1;
                for (; s18 != 0; s18--) {
                    c8 += tap_stride;
                    vector v19 = load(c8 + 0);
                    v9 += v19;
                    vector v20 = load(c8 + 4);
                    v10 += v20;
                    vector v21 = load(c8 + 8);
                    v11 += v21;
                    vector v22 = load(c8 + 12);
                    v12 += v22;
                    vector v23 = load(c8 + 16);
                    v13 += v23;
                    vector v24 = load(c8 + 20);
                    v14 += v24;
                    vector v25 = load(c8 + 24);
                    v15 += v25;
                    vector v26 = load(c8 + 28);
                    v16 += v26;
                    vector v27 = load(c8 + 29);
                    v17 += v27;
                }
                vector v28 = slide(v17, v17, 3);
                vector v29 = every_second(v9, v10, 0);
                vector v30 = every_second(v9, v10, 1);
                vector v31 = every_second(v11, v12, 0);
                vector v32 = every_second(v11, v12, 1);
                vector v33 = every_second(v13, v14, 0);
                vector v34 = every_second(v13, v14, 1);
                vector v35 = every_second(v15, v16, 0);
                vector v36 = every_second(v15, v16, 1);
                vector v37 = slide(v29, v31, 1);
                vector v38 = slide(v31, v33, 1);
                vector v39 = slide(v33, v35, 1);
                vector v40 = slide(v35, v28, 1);
                v29 += v30;
                v29 += v37;
                v31 += v32;
                v31 += v38;
                v33 += v34;
                v33 += v39;
                v35 += v36;
                v35 += v40;
                vector v41 = load(divisors + 0);
                vector v42 = v29 / v41;
                store(output + 0, v42);
                vector v43 = load(divisors + 4);
                vector v44 = v31 / v43;
                store(output + 4, v44);
                vector v45 = load(divisors + 8);
                vector v46 = v33 / v45;
                store(output + 8, v46);
                vector v47 = load(divisors + 12);
                vector v48 = v35 / v47;
                store(output + 12, v48);
                input += 32;
                output += 16;
                divisors += 16;
            }
            size_t s49 = count % 16;
            if (s49 == 0) {
            } else {
                size_t s50 = s49 * 2;
                size_t s51 = s50 - -1;
                const float*c52 = c2;
                size_t s53 = ahead_step - 1;
                size_t s54 = s53 / 16;
                for (; s54 != 0; s54--) {
                    c52 += 16;
                }
                c2 += ahead_step;
                const float*c55 = input;
                vector v56 = load(c55 + 0);
                vector v57 = load(c55 + 4);
                vector v58 = load(c55 + 8);
                vector v59 = load(c55 + 12);
                vector v60 = load(c55 + 16);
                vector v61 = load(c55 + 20);
                vector v62 = load(c55 + 24);
                vector v63 = load(c55 + 28);
                vector v64 = load(c55 + 29);
                size_t s65 = s1;
                for (; s65 != 0; s65--) {
                    c55 += tap_stride;
                    vector v66 = load(c55 + 0);
                    v56 += v66;
                    vector v67 = load(c55 + 4);
                    v57 += v67;
                    vector v68 = load(c55 + 8);
                    v58 += v68;
                    vector v69 = load(c55 + 12);
                    v59 += v69;
                    vector v70 = load(c55 + 16);
                    v60 += v70;
                    vector v71 = load(c55 + 20);
                    v61 += v71;
                    vector v72 = load(c55 + 24);
                    v62 += v72;
                    vector v73 = load(c55 + 28);
                    v63 += v73;
                    vector v74 = load(c55 + 29);
                    v64 += v74;
                }
                vector v75 = slide(v64, v64, 3);
                vector v76 = every_second(v56, v57, 0);
                vector v77 = every_second(v56, v57, 1);
                vector v78 = every_second(v58, v59, 0);
                vector v79 = every_second(v58, v59, 1);
                vector v80 = every_second(v60, v61, 0);
                vector v81 = every_second(v60, v61, 1);
                vector v82 = every_second(v62, v63, 0);
                vector v83 = every_second(v62, v63, 1);
                vector v84 = slide(v76, v78, 1);
                vector v85 = slide(v78, v80, 1);
                vector v86 = slide(v80, v82, 1);
                vector v87 = slide(v82, v75, 1);
                v76 += v77;
                v76 += v84;
                v78 += v79;
                v78 += v85;
                v80 += v81;
                v80 += v86;
                v82 += v83;
                v82 += v87;
                vector v88 = load(divisors + 0);
                vector v89 = v76 / v88;
                store(output + 0, v89);
                vector v90 = load(divisors + 4);
                vector v91 = v78 / v90;
                store(output + 4, v91);
                vector v92 = load(divisors + 8);
                vector v93 = v80 / v92;
                store(output + 8, v93);
                vector v94 = load(divisors + 12);
                vector v95 = v82 / v94;
                store(output + 12, v95);
            }
            size_t s96 = count / 16;
            size_t s97 = s96 * 16;
            size_t s98 = s97 * 2;
            input -= s98;
            input += input_pitch;
            output -= s97;
            divisors -= s97;
            output += output_pitch;
        }
        size_t s99 = count / 16;
        for (; s99 != 0; s99--) {
            const float*c100 = c2;
            size_t s101 = ahead_step - 1;
            size_t s102 = s101 / 16;
            for (; s102 != 0; s102--) {
                c100 += 16;
            }
            c2 += ahead_step;
            const float*c103 = input;
            vector v104 = load(c103 + 0);
            vector v105 = load(c103 + 4);
            vector v106 = load(c103 + 8);
            vector v107 = load(c103 + 12);
            vector v108 = load(c103 + 16);
            vector v109 = load(c103 + 20);
            vector v110 = load(c103 + 24);
            vector v111 = load(c103 + 28);
            vector v112 = load(c103 + 29);
            size_t s113 = s1;
            for (; s113 != 0; s113--) {
                c103 += tap_stride;
                vector v114 = load(c103 + 0);
                v104 += v114;
                vector v115 = load(c103 + 4);
                v105 += v115;
                vector v116 = load(c103 + 8);
                v106 += v116;
                vector v117 = load(c103 + 12);
                v107 += v117;
                vector v118 = load(c103 + 16);
                v108 += v118;
                vector v119 = load(c103 + 20);
                v109 += v119;
                vector v120 = load(c103 + 24);
                v110 += v120;
                vector v121 = load(c103 + 28);
                v111 += v121;
                vector v122 = load(c103 + 29);
                v112 += v122;
            }
            vector v123 = slide(v112, v112, 3);
            vector v124 = every_second(v104, v105, 0);
            vector v125 = every_second(v104, v105, 1);
            vector v126 = every_second(v106, v107, 0);
            vector v127 = every_second(v106, v107, 1);
            vector v128 = every_second(v108, v109, 0);
            vector v129 = every_second(v108, v109, 1);
            vector v130 = every_second(v110, v111, 0);
            vector v131 = every_second(v110, v111, 1);
            vector v132 = slide(v124, v126, 1);
            vector v133 = slide(v126, v128, 1);
            vector v134 = slide(v128, v130, 1);
            vector v135 = slide(v130, v123, 1);
            v124 += v125;
            v124 += v132;
            v126 += v127;
            v126 += v133;
            v128 += v129;
            v128 += v134;
            v130 += v131;
            v130 += v135;
            vector v136 = load(divisors + 0);
            vector v137 = v124 / v136;
            store(output + 0, v137);
            vector v138 = load(divisors + 4);
            vector v139 = v126 / v138;
            store(output + 4, v139);
            vector v140 = load(divisors + 8);
            vector v141 = v128 / v140;
            store(output + 8, v141);
            vector v142 = load(divisors + 12);
            vector v143 = v130 / v142;
            store(output + 12, v143);
            input += 32;
            output += 16;
            divisors += 16;
        }
        size_t s144 = count % 16;
        if (s144 == 0) {
        } else {
            size_t s145 = s144 * 2;
            size_t s146 = s145 - -1;
            uint64_t u147 = bits_below(s146) >> 0;
            uint64_t u148 = bits_below(s146) >> 4;
            uint64_t u149 = bits_below(s146) >> 8;
            uint64_t u150 = bits_below(s146) >> 12;
            uint64_t u151 = bits_below(s146) >> 16;
            uint64_t u152 = bits_below(s146) >> 20;
            uint64_t u153 = bits_below(s146) >> 24;
            uint64_t u154 = bits_below(s146) >> 28;
            const float*c155 = c2;
            size_t s156 = ahead_step - 1;
            size_t s157 = s156 / 16;
            for (; s157 != 0; s157--) {
                c155 += 16;
            }
            c2 += ahead_step;
            const float*c158 = input;
            vector v159 = load_masked(c158 + 0, u147);
            vector v160 = load_masked(c158 + 4, u148);
            vector v161 = load_masked(c158 + 8, u149);
            vector v162 = load_masked(c158 + 12, u150);
            vector v163 = load_masked(c158 + 16, u151);
            vector v164 = load_masked(c158 + 20, u152);
            vector v165 = load_masked(c158 + 24, u153);
            vector v166 = load_masked(c158 + 28, u154);
            size_t s167 = s1;
            for (; s167 != 0; s167--) {
                c158 += tap_stride;
                vector v168 = load_masked(c158 + 0, u147);
                v159 += v168;
                vector v169 = load_masked(c158 + 4, u148);
                v160 += v169;
                vector v170 = load_masked(c158 + 8, u149);
                v161 += v170;
                vector v171 = load_masked(c158 + 12, u150);
                v162 += v171;
                vector v172 = load_masked(c158 + 16, u151);
                v163 += v172;
                vector v173 = load_masked(c158 + 20, u152);
                v164 += v173;
                vector v174 = load_masked(c158 + 24, u153);
                v165 += v174;
                vector v175 = load_masked(c158 + 28, u154);
                v166 += v175;
            }
            vector v176 = splat(0);
            vector v177 = every_second(v159, v160, 0);
            vector v178 = every_second(v159, v160, 1);
            vector v179 = every_second(v161, v162, 0);
            vector v180 = every_second(v161, v162, 1);
            vector v181 = every_second(v163, v164, 0);
            vector v182 = every_second(v163, v164, 1);
            vector v183 = every_second(v165, v166, 0);
            vector v184 = every_second(v165, v166, 1);
            vector v185 = slide(v177, v179, 1);
            vector v186 = slide(v179, v181, 1);
            vector v187 = slide(v181, v183, 1);
            vector v188 = slide(v183, v176, 1);
            v177 += v178;
            v177 += v185;
            v179 += v180;
            v179 += v186;
            v181 += v182;
            v181 += v187;
            v183 += v184;
            v183 += v188;
            vector v189 = load(divisors + 0);
            vector v190 = v177 / v189;
            store(output + 0, v190);
            vector v191 = load(divisors + 4);
            vector v192 = v179 / v191;
            store(output + 4, v192);
            vector v193 = load(divisors + 8);
            vector v194 = v181 / v193;
            store(output + 8, v194);
            vector v195 = load(divisors + 12);
            vector v196 = v183 / v195;
            store(output + 12, v196);
        }
    }
}
