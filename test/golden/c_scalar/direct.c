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
        size_t s9 = k;
        const float*c10 = a;
        size_t s11 = s9 % 1;
        size_t s12 = s9 / 1;
        for (; s12 != 0; s12--) {
            for (int i13 = 0; i13 < 1; i13++) {
                const float*c14 = b;
                size_t s15 = c8->offset;
                c14 += s15;
                c8++;
                vector v16 = load(c14 + 0);
                vector v17 = splat(c10[0]);
                v7 += v16 * v17;
                c10 += 1;
            }
            c10 += 1;
        }
        for (; s11 != 0; s11--) {
            const float*c18 = b;
            size_t s19 = c8->offset;
            c18 += s19;
            c8++;
            vector v20 = load(c18 + 0);
            vector v21 = splat(c10[0]);
            v7 += v20 * v21;
            c10 += 1;
        }
        vector v22 = splat((&output->minimum)[0]);
        size_t s23 = output->row_stride;
        float*f24 = c;
        vector v25 = maximum(v22, v7);
        store(f24 + 0, v25);
        f24 += s23;
    } else {
        size_t s26 = output->columns;
        size_t s27 = s26 - 2;
        size_t s28 = s27 / 4;
        for (; s28 != 0; s28--) {
            const float*c29 = output->bias;
            size_t s30 = output->row_stride;
            float*f31 = c;
            f31 += s30;
            vector v32 = splat(c29[0]);
            vector v33 = splat(c29[0]);
            vector v34 = splat(c29[0]);
            vector v35 = splat(c29[0]);
            const struct nnp_direct_tap*c36 = taps;
            size_t s37 = k;
            const float*c38 = a;
            size_t s39 = s37 % 1;
            size_t s40 = s37 / 1;
            for (; s40 != 0; s40--) {
                for (int i41 = 0; i41 < 1; i41++) {
                    const float*c42 = b;
                    size_t s43 = c36->offset;
                    c42 += s43;
                    c36++;
                    vector v44 = load(c42 + 0);
                    vector v45 = load(c42 + 1);
                    vector v46 = load(c42 + 2);
                    vector v47 = load(c42 + 3);
                    vector v48 = splat(c38[0]);
                    v32 += v44 * v48;
                    v33 += v45 * v48;
                    v34 += v46 * v48;
                    v35 += v47 * v48;
                    c38 += 1;
                }
                c38 += 1;
            }
            for (; s39 != 0; s39--) {
                const float*c49 = b;
                size_t s50 = c36->offset;
                c49 += s50;
                c36++;
                vector v51 = load(c49 + 0);
                vector v52 = load(c49 + 1);
                vector v53 = load(c49 + 2);
                vector v54 = load(c49 + 3);
                vector v55 = splat(c38[0]);
                v32 += v51 * v55;
                v33 += v52 * v55;
                v34 += v53 * v55;
                v35 += v54 * v55;
                c38 += 1;
            }
            vector v56 = splat((&output->minimum)[0]);
            size_t s57 = output->row_stride;
            float*f58 = c;
            vector v59 = maximum(v56, v32);
            store(f58 + 0, v59);
            vector v60 = maximum(v56, v33);
            store(f58 + 1, v60);
            vector v61 = maximum(v56, v34);
            store(f58 + 2, v61);
            vector v62 = maximum(v56, v35);
            store(f58 + 3, v62);
            f58 += s57;
            b += 4;
            c += 4;
        }
        size_t s63 = output->columns;
        size_t s64 = s63 - 2;
        size_t s65 = s64 % 4;
        b += 2;
        c += 2;
        size_t s66 = s65 / 1;
        if (s66 == 3) {
            b += s65;
            c += s65;
            b += -5;
            c += -5;
            const float*c67 = output->bias;
            size_t s68 = output->row_stride;
            float*f69 = c;
            f69 += s68;
            vector v70 = splat(c67[0]);
            vector v71 = splat(c67[0]);
            vector v72 = splat(c67[0]);
            vector v73 = splat(c67[0]);
            vector v74 = splat(c67[0]);
            const struct nnp_direct_tap*c75 = taps;
            size_t s76 = k;
            const float*c77 = a;
            size_t s78 = s76 % 1;
            size_t s79 = s76 / 1;
            for (; s79 != 0; s79--) {
                for (int i80 = 0; i80 < 1; i80++) {
                    const float*c81 = b;
                    size_t s82 = c75->offset;
                    c81 += s82;
                    c75++;
                    vector v83 = load(c81 + 0);
                    vector v84 = load(c81 + 1);
                    vector v85 = load(c81 + 2);
                    vector v86 = load(c81 + 3);
                    vector v87 = load(c81 + 4);
                    vector v88 = splat(c77[0]);
                    v70 += v83 * v88;
                    v71 += v84 * v88;
                    v72 += v85 * v88;
                    v73 += v86 * v88;
                    v74 += v87 * v88;
                    c77 += 1;
                }
                c77 += 1;
            }
            for (; s78 != 0; s78--) {
                const float*c89 = b;
                size_t s90 = c75->offset;
                c89 += s90;
                c75++;
                vector v91 = load(c89 + 0);
                vector v92 = load(c89 + 1);
                vector v93 = load(c89 + 2);
                vector v94 = load(c89 + 3);
                vector v95 = load(c89 + 4);
                vector v96 = splat(c77[0]);
                v70 += v91 * v96;
                v71 += v92 * v96;
                v72 += v93 * v96;
                v73 += v94 * v96;
                v74 += v95 * v96;
                c77 += 1;
            }
            vector v97 = splat((&output->minimum)[0]);
            size_t s98 = output->row_stride;
            float*f99 = c;
            vector v100 = maximum(v97, v70);
            store(f99 + 0, v100);
            vector v101 = maximum(v97, v71);
            store(f99 + 1, v101);
            vector v102 = maximum(v97, v72);
            store(f99 + 2, v102);
            vector v103 = maximum(v97, v73);
            store(f99 + 3, v103);
            vector v104 = maximum(v97, v74);
            store(f99 + 4, v104);
            f99 += s98;
        } else {
            b += s65;
            c += s65;
            b += -4;
            c += -4;
            const float*c105 = output->bias;
            size_t s106 = output->row_stride;
            float*f107 = c;
            f107 += s106;
            vector v108 = splat(c105[0]);
            vector v109 = splat(c105[0]);
            vector v110 = splat(c105[0]);
            vector v111 = splat(c105[0]);
            const struct nnp_direct_tap*c112 = taps;
            size_t s113 = k;
            const float*c114 = a;
            size_t s115 = s113 % 1;
            size_t s116 = s113 / 1;
            for (; s116 != 0; s116--) {
                for (int i117 = 0; i117 < 1; i117++) {
                    const float*c118 = b;
                    size_t s119 = c112->offset;
                    c118 += s119;
                    c112++;
                    vector v120 = load(c118 + 0);
                    vector v121 = load(c118 + 1);
                    vector v122 = load(c118 + 2);
                    vector v123 = load(c118 + 3);
                    vector v124 = splat(c114[0]);
                    v108 += v120 * v124;
                    v109 += v121 * v124;
                    v110 += v122 * v124;
                    v111 += v123 * v124;
                    c114 += 1;
                }
                c114 += 1;
            }
            for (; s115 != 0; s115--) {
                const float*c125 = b;
                size_t s126 = c112->offset;
                c125 += s126;
                c112++;
                vector v127 = load(c125 + 0);
                vector v128 = load(c125 + 1);
                vector v129 = load(c125 + 2);
                vector v130 = load(c125 + 3);
                vector v131 = splat(c114[0]);
                v108 += v127 * v131;
                v109 += v128 * v131;
                v110 += v129 * v131;
                v111 += v130 * v131;
                c114 += 1;
            }
            vector v132 = splat((&output->minimum)[0]);
            size_t s133 = output->row_stride;
            float*f134 = c;
            vector v135 = maximum(v132, v108);
            store(f134 + 0, v135);
            vector v136 = maximum(v132, v109);
            store(f134 + 1, v136);
            vector v137 = maximum(v132, v110);
            store(f134 + 2, v137);
            vector v138 = maximum(v132, v111);
            store(f134 + 3, v138);
            f134 += s133;
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
        size_t s16 = k;
        const float*c17 = a;
        size_t s18 = s16 % 1;
        size_t s19 = s16 / 1;
        for (; s19 != 0; s19--) {
            for (int i20 = 0; i20 < 1; i20++) {
                const float*c21 = b;
                size_t s22 = c15->offset;
                c21 += s22;
                c15++;
                vector v23 = load(c21 + 0);
                vector v24 = load(c21 + 1);
                vector v25 = load(c21 + 2);
                vector v26 = load(c21 + 3);
                vector v27 = splat(c17[0]);
                v7 += v23 * v27;
                v8 += v24 * v27;
                v9 += v25 * v27;
                v10 += v26 * v27;
                vector v28 = splat(c17[1]);
                v11 += v23 * v28;
                v12 += v24 * v28;
                v13 += v25 * v28;
                v14 += v26 * v28;
                c17 += 1;
            }
            c17 += 1;
        }
        for (; s18 != 0; s18--) {
            const float*c29 = b;
            size_t s30 = c15->offset;
            c29 += s30;
            c15++;
            vector v31 = load(c29 + 0);
            vector v32 = load(c29 + 1);
            vector v33 = load(c29 + 2);
            vector v34 = load(c29 + 3);
            vector v35 = splat(c17[0]);
            v7 += v31 * v35;
            v8 += v32 * v35;
            v9 += v33 * v35;
            v10 += v34 * v35;
            vector v36 = splat(c17[1]);
            v11 += v31 * v36;
            v12 += v32 * v36;
            v13 += v33 * v36;
            v14 += v34 * v36;
            c17 += 1;
        }
        vector v37 = splat((&output->minimum)[0]);
        size_t s38 = output->row_stride;
        float*f39 = c;
        vector v40 = maximum(v37, v7);
        store(f39 + 0, v40);
        vector v41 = maximum(v37, v8);
        store(f39 + 1, v41);
        vector v42 = maximum(v37, v9);
        store(f39 + 2, v42);
        vector v43 = maximum(v37, v10);
        store(f39 + 3, v43);
        f39 += s38;
        vector v44 = maximum(v37, v11);
        store(f39 + 0, v44);
        vector v45 = maximum(v37, v12);
        store(f39 + 1, v45);
        vector v46 = maximum(v37, v13);
        store(f39 + 2, v46);
        vector v47 = maximum(v37, v14);
        store(f39 + 3, v47);
        f39 += s38;
        b += 4;
        c += 4;
    }
    size_t s48 = output->columns;
    size_t s49 = s48 - 0;
    size_t s50 = s49 % 4;
    if (s50 == 0) {
    } else {
        size_t s51 = s50 - 1;
        size_t s52 = s51 / 1;
        if (s52 == 0) {
            b += s50;
            c += s50;
            b += -1;
            c += -1;
            const float*c53 = output->bias;
            size_t s54 = output->row_stride;
            float*f55 = c;
            f55 += s54;
            f55 += s54;
            vector v56 = splat(c53[0]);
            vector v57 = splat(c53[1]);
            const struct nnp_direct_tap*c58 = taps;
            size_t s59 = k;
            const float*c60 = a;
            size_t s61 = s59 % 1;
            size_t s62 = s59 / 1;
            for (; s62 != 0; s62--) {
                for (int i63 = 0; i63 < 1; i63++) {
                    const float*c64 = b;
                    size_t s65 = c58->offset;
                    c64 += s65;
                    c58++;
                    vector v66 = load(c64 + 0);
                    vector v67 = splat(c60[0]);
                    v56 += v66 * v67;
                    vector v68 = splat(c60[1]);
                    v57 += v66 * v68;
                    c60 += 1;
                }
                c60 += 1;
            }
            for (; s61 != 0; s61--) {
                const float*c69 = b;
                size_t s70 = c58->offset;
                c69 += s70;
                c58++;
                vector v71 = load(c69 + 0);
                vector v72 = splat(c60[0]);
                v56 += v71 * v72;
                vector v73 = splat(c60[1]);
                v57 += v71 * v73;
                c60 += 1;
            }
            vector v74 = splat((&output->minimum)[0]);
            size_t s75 = output->row_stride;
            float*f76 = c;
            vector v77 = maximum(v74, v56);
            store(f76 + 0, v77);
            f76 += s75;
            vector v78 = maximum(v74, v57);
            store(f76 + 0, v78);
            f76 += s75;
        } else {
            b += s50;
            c += s50;
            b += -4;
            c += -4;
            const float*c79 = output->bias;
            size_t s80 = output->row_stride;
            float*f81 = c;
            f81 += s80;
            f81 += s80;
            vector v82 = splat(c79[0]);
            vector v83 = splat(c79[0]);
            vector v84 = splat(c79[0]);
            vector v85 = splat(c79[0]);
            vector v86 = splat(c79[1]);
            vector v87 = splat(c79[1]);
            vector v88 = splat(c79[1]);
            vector v89 = splat(c79[1]);
            const struct nnp_direct_tap*c90 = taps;
            size_t s91 = k;
            const float*c92 = a;
            size_t s93 = s91 % 1;
            size_t s94 = s91 / 1;
            for (; s94 != 0; s94--) {
                for (int i95 = 0; i95 < 1; i95++) {
                    const float*c96 = b;
                    size_t s97 = c90->offset;
                    c96 += s97;
                    c90++;
                    vector v98 = load(c96 + 0);
                    vector v99 = load(c96 + 1);
                    vector v100 = load(c96 + 2);
                    vector v101 = load(c96 + 3);
                    vector v102 = splat(c92[0]);
                    v82 += v98 * v102;
                    v83 += v99 * v102;
                    v84 += v100 * v102;
                    v85 += v101 * v102;
                    vector v103 = splat(c92[1]);
                    v86 += v98 * v103;
                    v87 += v99 * v103;
                    v88 += v100 * v103;
                    v89 += v101 * v103;
                    c92 += 1;
                }
                c92 += 1;
            }
            for (; s93 != 0; s93--) {
                const float*c104 = b;
                size_t s105 = c90->offset;
                c104 += s105;
                c90++;
                vector v106 = load(c104 + 0);
                vector v107 = load(c104 + 1);
                vector v108 = load(c104 + 2);
                vector v109 = load(c104 + 3);
                vector v110 = splat(c92[0]);
                v82 += v106 * v110;
                v83 += v107 * v110;
                v84 += v108 * v110;
                v85 += v109 * v110;
                vector v111 = splat(c92[1]);
                v86 += v106 * v111;
                v87 += v107 * v111;
                v88 += v108 * v111;
                v89 += v109 * v111;
                c92 += 1;
            }
            vector v112 = splat((&output->minimum)[0]);
            size_t s113 = output->row_stride;
            float*f114 = c;
            vector v115 = maximum(v112, v82);
            store(f114 + 0, v115);
            vector v116 = maximum(v112, v83);
            store(f114 + 1, v116);
            vector v117 = maximum(v112, v84);
            store(f114 + 2, v117);
            vector v118 = maximum(v112, v85);
            store(f114 + 3, v118);
            f114 += s113;
            vector v119 = maximum(v112, v86);
            store(f114 + 0, v119);
            vector v120 = maximum(v112, v87);
            store(f114 + 1, v120);
            vector v121 = maximum(v112, v88);
            store(f114 + 2, v121);
            vector v122 = maximum(v112, v89);
            store(f114 + 3, v122);
            f114 += s113;
        }
    }
}
