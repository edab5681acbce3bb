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

static inline vector alternate(vector a, vector b, int part) {
    (void)part;
    return (vector){a[0], b[0], a[0], b[0]};
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

void nnp_direct_1x8__c(size_t k, const float* a, const float* b, const struct nnp_direct_tap* taps, float* c, const struct nnp_sgemm_output* output) {
    size_t s1 = output->columns;
    size_t s2 = s1 - 1;
    size_t s3 = s2 / 4;
    if (s3 == 0) {
        const float*c4 = output->bias;
        size_t s5 = output->row_stride;
        float*f6 = c;
        f6 += s5;
        vector v7 = splat(c4[0]);
        const struct nnp_direct_tap*c8 = taps;
        size_t s9 = k;
        const float*c10 = a;
        size_t s11 = s9 % 4;
        size_t s12 = s9 / 4;
        for (; s12 != 0; s12--) {
            for (int i13 = 0; i13 < 1; i13++) {
                const float*c14 = b;
                size_t s15 = c8->offset;
                c14 += s15;
                c8++;
                vector v16 = load(c14 + 0);
                vector v17 = splat(c10[0]);
                v7 += v16 * v17;
                const float*c18 = b;
                size_t s19 = c8->offset;
                c18 += s19;
                c8++;
                vector v20 = load(c18 + 0);
                vector v21 = splat(c10[1]);
                v7 += v20 * v21;
                const float*c22 = b;
                size_t s23 = c8->offset;
                c22 += s23;
                c8++;
                vector v24 = load(c22 + 0);
                vector v25 = splat(c10[2]);
                v7 += v24 * v25;
                const float*c26 = b;
                size_t s27 = c8->offset;
                c26 += s27;
                c8++;
                vector v28 = load(c26 + 0);
                vector v29 = splat(c10[3]);
                v7 += v28 * v29;
                c10 += 4;
            }
            c10 += 12;
        }
        for (; s11 != 0; s11--) {
            const float*c30 = b;
            size_t s31 = c8->offset;
            c30 += s31;
            c8++;
            vector v32 = load(c30 + 0);
            vector v33 = splat(c10[0]);
            v7 += v32 * v33;
            c10 += 1;
        }
        vector v34 = splat((&output->minimum)[0]);
        size_t s35 = output->row_stride;
        float*f36 = c;
        vector v37 = maximum(v34, v7);
        store(f36 + 0, v37);
        f36 += s35;
    } else {
        size_t s38 = output->columns;
        size_t s39 = s38 - 5;
        size_t s40 = s39 / 8;
        for (; s40 != 0; s40--) {
            const float*c41 = output->bias;
            size_t s42 = output->row_stride;
            float*f43 = c;
            f43 += s42;
            vector v44 = splat(c41[0]);
            vector v45 = splat(c41[0]);
            const struct nnp_direct_tap*c46 = taps;
            size_t s47 = k;
            const float*c48 = a;
            size_t s49 = s47 % 4;
            size_t s50 = s47 / 4;
            for (; s50 != 0; s50--) {
                for (int i51 = 0; i51 < 1; i51++) {
                    const float*c52 = b;
                    size_t s53 = c46->offset;
                    c52 += s53;
                    c46++;
                    vector v54 = load(c52 + 0);
                    vector v55 = load(c52 + 4);
                    vector v56 = splat(c48[0]);
                    v44 += v54 * v56;
                    v45 += v55 * v56;
                    const float*c57 = b;
                    size_t s58 = c46->offset;
                    c57 += s58;
                    c46++;
                    vector v59 = load(c57 + 0);
                    vector v60 = load(c57 + 4);
                    vector v61 = splat(c48[1]);
                    v44 += v59 * v61;
                    v45 += v60 * v61;
                    const float*c62 = b;
                    size_t s63 = c46->offset;
                    c62 += s63;
                    c46++;
                    vector v64 = load(c62 + 0);
                    vector v65 = load(c62 + 4);
                    vector v66 = splat(c48[2]);
                    v44 += v64 * v66;
                    v45 += v65 * v66;
                    const float*c67 = b;
                    size_t s68 = c46->offset;
                    c67 += s68;
                    c46++;
                    vector v69 = load(c67 + 0);
                    vector v70 = load(c67 + 4);
                    vector v71 = splat(c48[3]);
                    v44 += v69 * v71;
                    v45 += v70 * v71;
                    c48 += 4;
                }
                c48 += 12;
            }
            for (; s49 != 0; s49--) {
                const float*c72 = b;
                size_t s73 = c46->offset;
                c72 += s73;
                c46++;
                vector v74 = load(c72 + 0);
                vector v75 = load(c72 + 4);
                vector v76 = splat(c48[0]);
                v44 += v74 * v76;
                v45 += v75 * v76;
                c48 += 1;
            }
            vector v77 = splat((&output->minimum)[0]);
            size_t s78 = output->row_stride;
            float*f79 = c;
            vector v80 = maximum(v77, v44);
            store(f79 + 0, v80);
            vector v81 = maximum(v77, v45);
            store(f79 + 4, v81);
            f79 += s78;
            b += 8;
            c += 8;
        }
        size_t s82 = output->columns;
        size_t s83 = s82 - 5;
        size_t s84 = s83 % 8;
        b += 5;
        c += 5;
        size_t s85 = s84 / 4;
        if (s85 == 1) {
            b += s84;
            c += s84;
            b += -12;
            c += -12;
            const float*c86 = output->bias;
            size_t s87 = output->row_stride;
            float*f88 = c;
            f88 += s87;
            vector v89 = splat(c86[0]);
            vector v90 = splat(c86[0]);
            vector v91 = splat(c86[0]);
            const struct nnp_direct_tap*c92 = taps;
            size_t s93 = k;
            const float*c94 = a;
            size_t s95 = s93 % 4;
            size_t s96 = s93 / 4;
            for (; s96 != 0; s96--) {
                for (int i97 = 0; i97 < 1; i97++) {
                    const float*c98 = b;
                    size_t s99 = c92->offset;
                    c98 += s99;
                    c92++;
                    vector v100 = load(c98 + 0);
                    vector v101 = load(c98 + 4);
                    vector v102 = load(c98 + 8);
                    vector v103 = splat(c94[0]);
                    v89 += v100 * v103;
                    v90 += v101 * v103;
                    v91 += v102 * v103;
                    const float*c104 = b;
                    size_t s105 = c92->offset;
                    c104 += s105;
                    c92++;
                    vector v106 = load(c104 + 0);
                    vector v107 = load(c104 + 4);
                    vector v108 = load(c104 + 8);
                    vector v109 = splat(c94[1]);
                    v89 += v106 * v109;
                    v90 += v107 * v109;
                    v91 += v108 * v109;
                    const float*c110 = b;
                    size_t s111 = c92->offset;
                    c110 += s111;
                    c92++;
                    vector v112 = load(c110 + 0);
                    vector v113 = load(c110 + 4);
                    vector v114 = load(c110 + 8);
                    vector v115 = splat(c94[2]);
                    v89 += v112 * v115;
                    v90 += v113 * v115;
                    v91 += v114 * v115;
                    const float*c116 = b;
                    size_t s117 = c92->offset;
                    c116 += s117;
                    c92++;
                    vector v118 = load(c116 + 0);
                    vector v119 = load(c116 + 4);
                    vector v120 = load(c116 + 8);
                    vector v121 = splat(c94[3]);
                    v89 += v118 * v121;
                    v90 += v119 * v121;
                    v91 += v120 * v121;
                    c94 += 4;
                }
                c94 += 12;
            }
            for (; s95 != 0; s95--) {
                const float*c122 = b;
                size_t s123 = c92->offset;
                c122 += s123;
                c92++;
                vector v124 = load(c122 + 0);
                vector v125 = load(c122 + 4);
                vector v126 = load(c122 + 8);
                vector v127 = splat(c94[0]);
                v89 += v124 * v127;
                v90 += v125 * v127;
                v91 += v126 * v127;
                c94 += 1;
            }
            vector v128 = splat((&output->minimum)[0]);
            size_t s129 = output->row_stride;
            float*f130 = c;
            vector v131 = maximum(v128, v89);
            store(f130 + 0, v131);
            vector v132 = maximum(v128, v90);
            store(f130 + 4, v132);
            vector v133 = maximum(v128, v91);
            store(f130 + 8, v133);
            f130 += s129;
        } else {
            b += s84;
            c += s84;
            b += -8;
            c += -8;
            const float*c134 = output->bias;
            size_t s135 = output->row_stride;
            float*f136 = c;
            f136 += s135;
            vector v137 = splat(c134[0]);
            vector v138 = splat(c134[0]);
            const struct nnp_direct_tap*c139 = taps;
            size_t s140 = k;
            const float*c141 = a;
            size_t s142 = s140 % 4;
            size_t s143 = s140 / 4;
            for (; s143 != 0; s143--) {
                for (int i144 = 0; i144 < 1; i144++) {
                    const float*c145 = b;
                    size_t s146 = c139->offset;
                    c145 += s146;
                    c139++;
                    vector v147 = load(c145 + 0);
                    vector v148 = load(c145 + 4);
                    vector v149 = splat(c141[0]);
                    v137 += v147 * v149;
                    v138 += v148 * v149;
                    const float*c150 = b;
                    size_t s151 = c139->offset;
                    c150 += s151;
                    c139++;
                    vector v152 = load(c150 + 0);
                    vector v153 = load(c150 + 4);
                    vector v154 = splat(c141[1]);
                    v137 += v152 * v154;
                    v138 += v153 * v154;
                    const float*c155 = b;
                    size_t s156 = c139->offset;
                    c155 += s156;
                    c139++;
                    vector v157 = load(c155 + 0);
                    vector v158 = load(c155 + 4);
                    vector v159 = splat(c141[2]);
                    v137 += v157 * v159;
                    v138 += v158 * v159;
                    const float*c160 = b;
                    size_t s161 = c139->offset;
                    c160 += s161;
                    c139++;
                    vector v162 = load(c160 + 0);
                    vector v163 = load(c160 + 4);
                    vector v164 = splat(c141[3]);
                    v137 += v162 * v164;
                    v138 += v163 * v164;
                    c141 += 4;
                }
                c141 += 12;
            }
            for (; s142 != 0; s142--) {
                const float*c165 = b;
                size_t s166 = c139->offset;
                c165 += s166;
                c139++;
                vector v167 = load(c165 + 0);
                vector v168 = load(c165 + 4);
                vector v169 = splat(c141[0]);
                v137 += v167 * v169;
                v138 += v168 * v169;
                c141 += 1;
            }
            vector v170 = splat((&output->minimum)[0]);
            size_t s171 = output->row_stride;
            float*f172 = c;
            vector v173 = maximum(v170, v137);
            store(f172 + 0, v173);
            vector v174 = maximum(v170, v138);
            store(f172 + 4, v174);
            f172 += s171;
        }
    }
}

void nnp_direct_2x8__c(size_t k, const float* a, const float* b, const struct nnp_direct_tap* taps, float* c, const struct nnp_sgemm_output* output) {
    size_t s1 = output->columns;
    size_t s2 = s1 - 1;
    size_t s3 = s2 / 4;
    if (s3 == 0) {
        const float*c4 = output->bias;
        size_t s5 = output->row_stride;
        float*f6 = c;
        f6 += s5;
        f6 += s5;
        vector v7 = splat(c4[0]);
        vector v8 = splat(c4[1]);
        const struct nnp_direct_tap*c9 = taps;
        size_t s10 = k;
        const float*c11 = a;
        size_t s12 = s10 % 4;
        size_t s13 = s10 / 4;
        for (; s13 != 0; s13--) {
            for (int i14 = 0; i14 < 1; i14++) {
                const float*c15 = b;
                size_t s16 = c9->offset;
                c15 += s16;
                c9++;
                vector v17 = load(c15 + 0);
                vector v18 = splat(c11[0]);
                v7 += v17 * v18;
                vector v19 = splat(c11[4]);
                v8 += v17 * v19;
                const float*c20 = b;
                size_t s21 = c9->offset;
                c20 += s21;
                c9++;
                vector v22 = load(c20 + 0);
                vector v23 = splat(c11[1]);
                v7 += v22 * v23;
                vector v24 = splat(c11[5]);
                v8 += v22 * v24;
                const float*c25 = b;
                size_t s26 = c9->offset;
                c25 += s26;
                c9++;
                vector v27 = load(c25 + 0);
                vector v28 = splat(c11[2]);
                v7 += v27 * v28;
                vector v29 = splat(c11[6]);
                v8 += v27 * v29;
                const float*c30 = b;
                size_t s31 = c9->offset;
                c30 += s31;
                c9++;
                vector v32 = load(c30 + 0);
                vector v33 = splat(c11[3]);
                v7 += v32 * v33;
                vector v34 = splat(c11[7]);
                v8 += v32 * v34;
                c11 += 4;
            }
            c11 += 12;
        }
        for (; s12 != 0; s12--) {
            const float*c35 = b;
            size_t s36 = c9->offset;
            c35 += s36;
            c9++;
            vector v37 = load(c35 + 0);
            vector v38 = splat(c11[0]);
            v7 += v37 * v38;
            vector v39 = splat(c11[4]);
            v8 += v37 * v39;
            c11 += 1;
        }
        vector v40 = splat((&output->minimum)[0]);
        size_t s41 = output->row_stride;
        float*f42 = c;
        vector v43 = maximum(v40, v7);
        store(f42 + 0, v43);
        f42 += s41;
        vector v44 = maximum(v40, v8);
        store(f42 + 0, v44);
        f42 += s41;
    } else {
        size_t s45 = output->columns;
        size_t s46 = s45 - 5;
        size_t s47 = s46 / 8;
        for (; s47 != 0; s47--) {
            const float*c48 = output->bias;
            size_t s49 = output->row_stride;
            float*f50 = c;
            f50 += s49;
            f50 += s49;
            vector v51 = splat(c48[0]);
            vector v52 = splat(c48[0]);
            vector v53 = splat(c48[1]);
            vector v54 = splat(c48[1]);
            const struct nnp_direct_tap*c55 = taps;
            size_t s56 = k;
            const float*c57 = a;
            size_t s58 = s56 % 4;
            size_t s59 = s56 / 4;
            for (; s59 != 0; s59--) {
                for (int i60 = 0; i60 < 1; i60++) {
                    const float*c61 = b;
                    size_t s62 = c55->offset;
                    c61 += s62;
                    c55++;
                    vector v63 = load(c61 + 0);
                    vector v64 = load(c61 + 4);
                    vector v65 = splat(c57[0]);
                    v51 += v63 * v65;
                    v52 += v64 * v65;
                    vector v66 = splat(c57[4]);
                    v53 += v63 * v66;
                    v54 += v64 * v66;
                    const float*c67 = b;
                    size_t s68 = c55->offset;
                    c67 += s68;
                    c55++;
                    vector v69 = load(c67 + 0);
                    vector v70 = load(c67 + 4);
                    vector v71 = splat(c57[1]);
                    v51 += v69 * v71;
                    v52 += v70 * v71;
                    vector v72 = splat(c57[5]);
                    v53 += v69 * v72;
                    v54 += v70 * v72;
                    const float*c73 = b;
                    size_t s74 = c55->offset;
                    c73 += s74;
                    c55++;
                    vector v75 = load(c73 + 0);
                    vector v76 = load(c73 + 4);
                    vector v77 = splat(c57[2]);
                    v51 += v75 * v77;
                    v52 += v76 * v77;
                    vector v78 = splat(c57[6]);
                    v53 += v75 * v78;
                    v54 += v76 * v78;
                    const float*c79 = b;
                    size_t s80 = c55->offset;
                    c79 += s80;
                    c55++;
                    vector v81 = load(c79 + 0);
                    vector v82 = load(c79 + 4);
                    vector v83 = splat(c57[3]);
                    v51 += v81 * v83;
                    v52 += v82 * v83;
                    vector v84 = splat(c57[7]);
                    v53 += v81 * v84;
                    v54 += v82 * v84;
                    c57 += 4;
                }
                c57 += 12;
            }
            for (; s58 != 0; s58--) {
                const float*c85 = b;
                size_t s86 = c55->offset;
                c85 += s86;
                c55++;
                vector v87 = load(c85 + 0);
                vector v88 = load(c85 + 4);
                vector v89 = splat(c57[0]);
                v51 += v87 * v89;
                v52 += v88 * v89;
                vector v90 = splat(c57[4]);
                v53 += v87 * v90;
                v54 += v88 * v90;
                c57 += 1;
            }
            vector v91 = splat((&output->minimum)[0]);
            size_t s92 = output->row_stride;
            float*f93 = c;
            vector v94 = maximum(v91, v51);
            store(f93 + 0, v94);
            vector v95 = maximum(v91, v52);
            store(f93 + 4, v95);
            f93 += s92;
            vector v96 = maximum(v91, v53);
            store(f93 + 0, v96);
            vector v97 = maximum(v91, v54);
            store(f93 + 4, v97);
            f93 += s92;
            b += 8;
            c += 8;
        }
        size_t s98 = output->columns;
        size_t s99 = s98 - 5;
        size_t s100 = s99 % 8;
        b += 5;
        c += 5;
        size_t s101 = s100 / 4;
        if (s101 == 1) {
            b += s100;
            c += s100;
            b += -12;
            c += -12;
            const float*c102 = output->bias;
            size_t s103 = output->row_stride;
            float*f104 = c;
            f104 += s103;
            f104 += s103;
            vector v105 = splat(c102[0]);
            vector v106 = splat(c102[0]);
            vector v107 = splat(c102[0]);
            vector v108 = splat(c102[1]);
            vector v109 = splat(c102[1]);
            vector v110 = splat(c102[1]);
            const struct nnp_direct_tap*c111 = taps;
            size_t s112 = k;
            const float*c113 = a;
            size_t s114 = s112 % 4;
            size_t s115 = s112 / 4;
            for (; s115 != 0; s115--) {
                for (int i116 = 0; i116 < 1; i116++) {
                    const float*c117 = b;
                    size_t s118 = c111->offset;
                    c117 += s118;
                    c111++;
                    vector v119 = load(c117 + 0);
                    vector v120 = load(c117 + 4);
                    vector v121 = load(c117 + 8);
                    vector v122 = splat(c113[0]);
                    v105 += v119 * v122;
                    v106 += v120 * v122;
                    v107 += v121 * v122;
                    vector v123 = splat(c113[4]);
                    v108 += v119 * v123;
                    v109 += v120 * v123;
                    v110 += v121 * v123;
                    const float*c124 = b;
                    size_t s125 = c111->offset;
                    c124 += s125;
                    c111++;
                    vector v126 = load(c124 + 0);
                    vector v127 = load(c124 + 4);
                    vector v128 = load(c124 + 8);
                    vector v129 = splat(c113[1]);
                    v105 += v126 * v129;
                    v106 += v127 * v129;
                    v107 += v128 * v129;
                    vector v130 = splat(c113[5]);
                    v108 += v126 * v130;
                    v109 += v127 * v130;
                    v110 += v128 * v130;
                    const float*c131 = b;
                    size_t s132 = c111->offset;
                    c131 += s132;
                    c111++;
                    vector v133 = load(c131 + 0);
                    vector v134 = load(c131 + 4);
                    vector v135 = load(c131 + 8);
                    vector v136 = splat(c113[2]);
                    v105 += v133 * v136;
                    v106 += v134 * v136;
                    v107 += v135 * v136;
                    vector v137 = splat(c113[6]);
                    v108 += v133 * v137;
                    v109 += v134 * v137;
                    v110 += v135 * v137;
                    const float*c138 = b;
                    size_t s139 = c111->offset;
                    c138 += s139;
                    c111++;
                    vector v140 = load(c138 + 0);
                    vector v141 = load(c138 + 4);
                    vector v142 = load(c138 + 8);
                    vector v143 = splat(c113[3]);
                    v105 += v140 * v143;
                    v106 += v141 * v143;
                    v107 += v142 * v143;
                    vector v144 = splat(c113[7]);
                    v108 += v140 * v144;
                    v109 += v141 * v144;
                    v110 += v142 * v144;
                    c113 += 4;
                }
                c113 += 12;
            }
            for (; s114 != 0; s114--) {
                const float*c145 = b;
                size_t s146 = c111->offset;
                c145 += s146;
                c111++;
                vector v147 = load(c145 + 0);
                vector v148 = load(c145 + 4);
                vector v149 = load(c145 + 8);
                vector v150 = splat(c113[0]);
                v105 += v147 * v150;
                v106 += v148 * v150;
                v107 += v149 * v150;
                vector v151 = splat(c113[4]);
                v108 += v147 * v151;
                v109 += v148 * v151;
                v110 += v149 * v151;
                c113 += 1;
            }
            vector v152 = splat((&output->minimum)[0]);
            size_t s153 = output->row_stride;
            float*f154 = c;
            vector v155 = maximum(v152, v105);
            store(f154 + 0, v155);
            vector v156 = maximum(v152, v106);
            store(f154 + 4, v156);
            vector v157 = maximum(v152, v107);
            store(f154 + 8, v157);
            f154 += s153;
            vector v158 = maximum(v152, v108);
            store(f154 + 0, v158);
            vector v159 = maximum(v152, v109);
            store(f154 + 4, v159);
            vector v160 = maximum(v152, v110);
            store(f154 + 8, v160);
            f154 += s153;
        } else {
            b += s100;
            c += s100;
            b += -8;
            c += -8;
            const float*c161 = output->bias;
            size_t s162 = output->row_stride;
            float*f163 = c;
            f163 += s162;
            f163 += s162;
            vector v164 = splat(c161[0]);
            vector v165 = splat(c161[0]);
            vector v166 = splat(c161[1]);
            vector v167 = splat(c161[1]);
            const struct nnp_direct_tap*c168 = taps;
            size_t s169 = k;
            const float*c170 = a;
            size_t s171 = s169 % 4;
            size_t s172 = s169 / 4;
            for (; s172 != 0; s172--) {
                for (int i173 = 0; i173 < 1; i173++) {
                    const float*c174 = b;
                    size_t s175 = c168->offset;
                    c174 += s175;
                    c168++;
                    vector v176 = load(c174 + 0);
                    vector v177 = load(c174 + 4);
                    vector v178 = splat(c170[0]);
                    v164 += v176 * v178;
                    v165 += v177 * v178;
                    vector v179 = splat(c170[4]);
                    v166 += v176 * v179;
                    v167 += v177 * v179;
                    const float*c180 = b;
                    size_t s181 = c168->offset;
                    c180 += s181;
                    c168++;
                    vector v182 = load(c180 + 0);
                    vector v183 = load(c180 + 4);
                    vector v184 = splat(c170[1]);
                    v164 += v182 * v184;
                    v165 += v183 * v184;
                    vector v185 = splat(c170[5]);
                    v166 += v182 * v185;
                    v167 += v183 * v185;
                    const float*c186 = b;
                    size_t s187 = c168->offset;
                    c186 += s187;
                    c168++;
                    vector v188 = load(c186 + 0);
                    vector v189 = load(c186 + 4);
                    vector v190 = splat(c170[2]);
                    v164 += v188 * v190;
                    v165 += v189 * v190;
                    vector v191 = splat(c170[6]);
                    v166 += v188 * v191;
                    v167 += v189 * v191;
                    const float*c192 = b;
                    size_t s193 = c168->offset;
                    c192 += s193;
                    c168++;
                    vector v194 = load(c192 + 0);
                    vector v195 = load(c192 + 4);
                    vector v196 = splat(c170[3]);
                    v164 += v194 * v196;
                    v165 += v195 * v196;
                    vector v197 = splat(c170[7]);
                    v166 += v194 * v197;
                    v167 += v195 * v197;
                    c170 += 4;
                }
                c170 += 12;
            }
            for (; s171 != 0; s171--) {
                const float*c198 = b;
                size_t s199 = c168->offset;
                c198 += s199;
                c168++;
                vector v200 = load(c198 + 0);
                vector v201 = load(c198 + 4);
                vector v202 = splat(c170[0]);
                v164 += v200 * v202;
                v165 += v201 * v202;
                vector v203 = splat(c170[4]);
                v166 += v200 * v203;
                v167 += v201 * v203;
                c170 += 1;
            }
            vector v204 = splat((&output->minimum)[0]);
            size_t s205 = output->row_stride;
            float*f206 = c;
            vector v207 = maximum(v204, v164);
            store(f206 + 0, v207);
            vector v208 = maximum(v204, v165);
            store(f206 + 4, v208);
            f206 += s205;
            vector v209 = maximum(v204, v166);
            store(f206 + 0, v209);
            vector v210 = maximum(v204, v167);
            store(f206 + 4, v210);
            f206 += s205;
        }
    }
}

void nnp_direct_3x8__c(size_t k, const float* a, const float* b, const struct nnp_direct_tap* taps, float* c, const struct nnp_sgemm_output* output) {
    size_t s1 = output->columns;
    size_t s2 = s1 - 0;
    size_t s3 = s2 / 8;
    for (; s3 != 0; s3--) {
        const float*c4 = output->bias;
        size_t s5 = output->row_stride;
        float*f6 = c;
        f6 += s5;
        f6 += s5;
        f6 += s5;
        vector v7 = splat(c4[0]);
        vector v8 = splat(c4[0]);
        vector v9 = splat(c4[1]);
        vector v10 = splat(c4[1]);
        vector v11 = splat(c4[2]);
        vector v12 = splat(c4[2]);
        const struct nnp_direct_tap*c13 = taps;
        size_t s14 = k;
        const float*c15 = a;
        size_t s16 = s14 % 4;
        size_t s17 = s14 / 4;
        for (; s17 != 0; s17--) {
            for (int i18 = 0; i18 < 1; i18++) {
                const float*c19 = b;
                size_t s20 = c13->offset;
                c19 += s20;
                c13++;
                vector v21 = load(c19 + 0);
                vector v22 = load(c19 + 4);
                vector v23 = splat(c15[0]);
                v7 += v21 * v23;
                v8 += v22 * v23;
                vector v24 = splat(c15[4]);
                v9 += v21 * v24;
                v10 += v22 * v24;
                vector v25 = splat(c15[8]);
                v11 += v21 * v25;
                v12 += v22 * v25;
                const float*c26 = b;
                size_t s27 = c13->offset;
                c26 += s27;
                c13++;
                vector v28 = load(c26 + 0);
                vector v29 = load(c26 + 4);
                vector v30 = splat(c15[1]);
                v7 += v28 * v30;
                v8 += v29 * v30;
                vector v31 = splat(c15[5]);
                v9 += v28 * v31;
                v10 += v29 * v31;
                vector v32 = splat(c15[9]);
                v11 += v28 * v32;
                v12 += v29 * v32;
                const float*c33 = b;
                size_t s34 = c13->offset;
                c33 += s34;
                c13++;
                vector v35 = load(c33 + 0);
                vector v36 = load(c33 + 4);
                vector v37 = splat(c15[2]);
                v7 += v35 * v37;
                v8 += v36 * v37;
                vector v38 = splat(c15[6]);
                v9 += v35 * v38;
                v10 += v36 * v38;
                vector v39 = splat(c15[10]);
                v11 += v35 * v39;
                v12 += v36 * v39;
                const float*c40 = b;
                size_t s41 = c13->offset;
                c40 += s41;
                c13++;
                vector v42 = load(c40 + 0);
                vector v43 = load(c40 + 4);
                vector v44 = splat(c15[3]);
                v7 += v42 * v44;
                v8 += v43 * v44;
                vector v45 = splat(c15[7]);
                v9 += v42 * v45;
                v10 += v43 * v45;
                vector v46 = splat(c15[11]);
                v11 += v42 * v46;
                v12 += v43 * v46;
                c15 += 4;
            }
            c15 += 12;
        }
        for (; s16 != 0; s16--) {
            const float*c47 = b;
            size_t s48 = c13->offset;
            c47 += s48;
            c13++;
            vector v49 = load(c47 + 0);
            vector v50 = load(c47 + 4);
            vector v51 = splat(c15[0]);
            v7 += v49 * v51;
            v8 += v50 * v51;
            vector v52 = splat(c15[4]);
            v9 += v49 * v52;
            v10 += v50 * v52;
            vector v53 = splat(c15[8]);
            v11 += v49 * v53;
            v12 += v50 * v53;
            c15 += 1;
        }
        vector v54 = splat((&output->minimum)[0]);
        size_t s55 = output->row_stride;
        float*f56 = c;
        vector v57 = maximum(v54, v7);
        store(f56 + 0, v57);
        vector v58 = maximum(v54, v8);
        store(f56 + 4, v58);
        f56 += s55;
        vector v59 = maximum(v54, v9);
        store(f56 + 0, v59);
        vector v60 = maximum(v54, v10);
        store(f56 + 4, v60);
        f56 += s55;
        vector v61 = maximum(v54, v11);
        store(f56 + 0, v61);
        vector v62 = maximum(v54, v12);
        store(f56 + 4, v62);
        f56 += s55;
        b += 8;
        c += 8;
    }
    size_t s63 = output->columns;
    size_t s64 = s63 - 0;
    size_t s65 = s64 % 8;
    if (s65 == 0) {
    } else {
        size_t s66 = s65 - 1;
        size_t s67 = s66 / 4;
        if (s67 == 0) {
            b += s65;
            c += s65;
            b += -4;
            c += -4;
            const float*c68 = output->bias;
            size_t s69 = output->row_stride;
            float*f70 = c;
            f70 += s69;
            f70 += s69;
            f70 += s69;
            vector v71 = splat(c68[0]);
            vector v72 = splat(c68[1]);
            vector v73 = splat(c68[2]);
            const struct nnp_direct_tap*c74 = taps;
            size_t s75 = k;
            const float*c76 = a;
            size_t s77 = s75 % 4;
            size_t s78 = s75 / 4;
            for (; s78 != 0; s78--) {
                for (int i79 = 0; i79 < 1; i79++) {
                    const float*c80 = b;
                    size_t s81 = c74->offset;
                    c80 += s81;
                    c74++;
                    vector v82 = load(c80 + 0);
                    vector v83 = splat(c76[0]);
                    v71 += v82 * v83;
                    vector v84 = splat(c76[4]);
                    v72 += v82 * v84;
                    vector v85 = splat(c76[8]);
                    v73 += v82 * v85;
                    const float*c86 = b;
                    size_t s87 = c74->offset;
                    c86 += s87;
                    c74++;
                    vector v88 = load(c86 + 0);
                    vector v89 = splat(c76[1]);
                    v71 += v88 * v89;
                    vector v90 = splat(c76[5]);
                    v72 += v88 * v90;
                    vector v91 = splat(c76[9]);
                    v73 += v88 * v91;
                    const float*c92 = b;
                    size_t s93 = c74->offset;
                    c92 += s93;
                    c74++;
                    vector v94 = load(c92 + 0);
                    vector v95 = splat(c76[2]);
                    v71 += v94 * v95;
                    vector v96 = splat(c76[6]);
                    v72 += v94 * v96;
                    vector v97 = splat(c76[10]);
                    v73 += v94 * v97;
                    const float*c98 = b;
                    size_t s99 = c74->offset;
                    c98 += s99;
                    c74++;
                    vector v100 = load(c98 + 0);
                    vector v101 = splat(c76[3]);
                    v71 += v100 * v101;
                    vector v102 = splat(c76[7]);
                    v72 += v100 * v102;
                    vector v103 = splat(c76[11]);
                    v73 += v100 * v103;
                    c76 += 4;
                }
                c76 += 12;
            }
            for (; s77 != 0; s77--) {
                const float*c104 = b;
                size_t s105 = c74->offset;
                c104 += s105;
                c74++;
                vector v106 = load(c104 + 0);
                vector v107 = splat(c76[0]);
                v71 += v106 * v107;
                vector v108 = splat(c76[4]);
                v72 += v106 * v108;
                vector v109 = splat(c76[8]);
                v73 += v106 * v109;
                c76 += 1;
            }
            vector v110 = splat((&output->minimum)[0]);
            size_t s111 = output->row_stride;
            float*f112 = c;
            vector v113 = maximum(v110, v71);
            store(f112 + 0, v113);
            f112 += s111;
            vector v114 = maximum(v110, v72);
            store(f112 + 0, v114);
            f112 += s111;
            vector v115 = maximum(v110, v73);
            store(f112 + 0, v115);
            f112 += s111;
        } else {
            b += s65;
            c += s65;
            b += -8;
            c += -8;
            const float*c116 = output->bias;
            size_t s117 = output->row_stride;
            float*f118 = c;
            f118 += s117;
            f118 += s117;
            f118 += s117;
            vector v119 = splat(c116[0]);
            vector v120 = splat(c116[0]);
            vector v121 = splat(c116[1]);
            vector v122 = splat(c116[1]);
            vector v123 = splat(c116[2]);
            vector v124 = splat(c116[2]);
            const struct nnp_direct_tap*c125 = taps;
            size_t s126 = k;
            const float*c127 = a;
            size_t s128 = s126 % 4;
            size_t s129 = s126 / 4;
            for (; s129 != 0; s129--) {
                for (int i130 = 0; i130 < 1; i130++) {
                    const float*c131 = b;
                    size_t s132 = c125->offset;
                    c131 += s132;
                    c125++;
                    vector v133 = load(c131 + 0);
                    vector v134 = load(c131 + 4);
                    vector v135 = splat(c127[0]);
                    v119 += v133 * v135;
                    v120 += v134 * v135;
                    vector v136 = splat(c127[4]);
                    v121 += v133 * v136;
                    v122 += v134 * v136;
                    vector v137 = splat(c127[8]);
                    v123 += v133 * v137;
                    v124 += v134 * v137;
                    const float*c138 = b;
                    size_t s139 = c125->offset;
                    c138 += s139;
                    c125++;
                    vector v140 = load(c138 + 0);
                    vector v141 = load(c138 + 4);
                    vector v142 = splat(c127[1]);
                    v119 += v140 * v142;
                    v120 += v141 * v142;
                    vector v143 = splat(c127[5]);
                    v121 += v140 * v143;
                    v122 += v141 * v143;
                    vector v144 = splat(c127[9]);
                    v123 += v140 * v144;
                    v124 += v141 * v144;
                    const float*c145 = b;
                    size_t s146 = c125->offset;
                    c145 += s146;
                    c125++;
                    vector v147 = load(c145 + 0);
                    vector v148 = load(c145 + 4);
                    vector v149 = splat(c127[2]);
                    v119 += v147 * v149;
                    v120 += v148 * v149;
                    vector v150 = splat(c127[6]);
                    v121 += v147 * v150;
                    v122 += v148 * v150;
                    vector v151 = splat(c127[10]);
                    v123 += v147 * v151;
                    v124 += v148 * v151;
                    const float*c152 = b;
                    size_t s153 = c125->offset;
                    c152 += s153;
                    c125++;
                    vector v154 = load(c152 + 0);
                    vector v155 = load(c152 + 4);
                    vector v156 = splat(c127[3]);
                    v119 += v154 * v156;
                    v120 += v155 * v156;
                    vector v157 = splat(c127[7]);
                    v121 += v154 * v157;
                    v122 += v155 * v157;
                    vector v158 = splat(c127[11]);
                    v123 += v154 * v158;
                    v124 += v155 * v158;
                    c127 += 4;
                }
                c127 += 12;
            }
            for (; s128 != 0; s128--) {
                const float*c159 = b;
                size_t s160 = c125->offset;
                c159 += s160;
                c125++;
                vector v161 = load(c159 + 0);
                vector v162 = load(c159 + 4);
                vector v163 = splat(c127[0]);
                v119 += v161 * v163;
                v120 += v162 * v163;
                vector v164 = splat(c127[4]);
                v121 += v161 * v164;
                v122 += v162 * v164;
                vector v165 = splat(c127[8]);
                v123 += v161 * v165;
                v124 += v162 * v165;
                c127 += 1;
            }
            vector v166 = splat((&output->minimum)[0]);
            size_t s167 = output->row_stride;
            float*f168 = c;
            vector v169 = maximum(v166, v119);
            store(f168 + 0, v169);
            vector v170 = maximum(v166, v120);
            store(f168 + 4, v170);
            f168 += s167;
            vector v171 = maximum(v166, v121);
            store(f168 + 0, v171);
            vector v172 = maximum(v166, v122);
            store(f168 + 4, v172);
            f168 += s167;
            vector v173 = maximum(v166, v123);
            store(f168 + 0, v173);
            vector v174 = maximum(v166, v124);
            store(f168 + 4, v174);
            f168 += s167;
        }
    }
}

void nnp_direct_4x8__c(size_t k, const float* a, const float* b, const struct nnp_direct_tap* taps, float* c, const struct nnp_sgemm_output* output) {
    size_t s1 = output->columns;
    size_t s2 = s1 - 0;
    size_t s3 = s2 / 8;
    for (; s3 != 0; s3--) {
        const float*c4 = output->bias;
        size_t s5 = output->row_stride;
        float*f6 = c;
        f6 += s5;
        f6 += s5;
        f6 += s5;
        f6 += s5;
        vector v7 = splat(c4[0]);
        vector v8 = splat(c4[0]);
        vector v9 = splat(c4[1]);
        vector v10 = splat(c4[1]);
        vector v11 = splat(c4[2]);
        vector v12 = splat(c4[2]);
        vector v13 = splat(c4[3]);
        vector v14 = splat(c4[3]);
        const struct nnp_direct_tap*c15 = taps;
        size_t s16 = k;
        const float*c17 = a;
        size_t s18 = s16 % 4;
        size_t s19 = s16 / 4;
        for (; s19 != 0; s19--) {
            for (int i20 = 0; i20 < 1; i20++) {
                const float*c21 = b;
                size_t s22 = c15->offset;
                c21 += s22;
                c15++;
                vector v23 = load(c21 + 0);
                vector v24 = load(c21 + 4);
                vector v25 = splat(c17[0]);
                v7 += v23 * v25;
                v8 += v24 * v25;
                vector v26 = splat(c17[4]);
                v9 += v23 * v26;
                v10 += v24 * v26;
                vector v27 = splat(c17[8]);
                v11 += v23 * v27;
                v12 += v24 * v27;
                vector v28 = splat(c17[12]);
                v13 += v23 * v28;
                v14 += v24 * v28;
                const float*c29 = b;
                size_t s30 = c15->offset;
                c29 += s30;
                c15++;
                vector v31 = load(c29 + 0);
                vector v32 = load(c29 + 4);
                vector v33 = splat(c17[1]);
                v7 += v31 * v33;
                v8 += v32 * v33;
                vector v34 = splat(c17[5]);
                v9 += v31 * v34;
                v10 += v32 * v34;
                vector v35 = splat(c17[9]);
                v11 += v31 * v35;
                v12 += v32 * v35;
                vector v36 = splat(c17[13]);
                v13 += v31 * v36;
                v14 += v32 * v36;
                const float*c37 = b;
                size_t s38 = c15->offset;
                c37 += s38;
                c15++;
                vector v39 = load(c37 + 0);
                vector v40 = load(c37 + 4);
                vector v41 = splat(c17[2]);
                v7 += v39 * v41;
                v8 += v40 * v41;
                vector v42 = splat(c17[6]);
                v9 += v39 * v42;
                v10 += v40 * v42;
                vector v43 = splat(c17[10]);
                v11 += v39 * v43;
                v12 += v40 * v43;
                vector v44 = splat(c17[14]);
                v13 += v39 * v44;
                v14 += v40 * v44;
                const float*c45 = b;
                size_t s46 = c15->offset;
                c45 += s46;
                c15++;
                vector v47 = load(c45 + 0);
                vector v48 = load(c45 + 4);
                vector v49 = splat(c17[3]);
                v7 += v47 * v49;
                v8 += v48 * v49;
                vector v50 = splat(c17[7]);
                v9 += v47 * v50;
                v10 += v48 * v50;
                vector v51 = splat(c17[11]);
                v11 += v47 * v51;
                v12 += v48 * v51;
                vector v52 = splat(c17[15]);
                v13 += v47 * v52;
                v14 += v48 * v52;
                c17 += 4;
            }
            c17 += 12;
        }
        for (; s18 != 0; s18--) {
            const float*c53 = b;
            size_t s54 = c15->offset;
            c53 += s54;
            c15++;
            vector v55 = load(c53 + 0);
            vector v56 = load(c53 + 4);
            vector v57 = splat(c17[0]);
            v7 += v55 * v57;
            v8 += v56 * v57;
            vector v58 = splat(c17[4]);
            v9 += v55 * v58;
            v10 += v56 * v58;
            vector v59 = splat(c17[8]);
            v11 += v55 * v59;
            v12 += v56 * v59;
            vector v60 = splat(c17[12]);
            v13 += v55 * v60;
            v14 += v56 * v60;
            c17 += 1;
        }
        vector v61 = splat((&output->minimum)[0]);
        size_t s62 = output->row_stride;
        float*f63 = c;
        vector v64 = maximum(v61, v7);
        store(f63 + 0, v64);
        vector v65 = maximum(v61, v8);
        store(f63 + 4, v65);
        f63 += s62;
        vector v66 = maximum(v61, v9);
        store(f63 + 0, v66);
        vector v67 = maximum(v61, v10);
        store(f63 + 4, v67);
        f63 += s62;
        vector v68 = maximum(v61, v11);
        store(f63 + 0, v68);
        vector v69 = maximum(v61, v12);
        store(f63 + 4, v69);
        f63 += s62;
        vector v70 = maximum(v61, v13);
        store(f63 + 0, v70);
        vector v71 = maximum(v61, v14);
        store(f63 + 4, v71);
        f63 += s62;
        b += 8;
        c += 8;
    }
    size_t s72 = output->columns;
    size_t s73 = s72 - 0;
    size_t s74 = s73 % 8;
    if (s74 == 0) {
    } else {
        size_t s75 = s74 - 1;
        size_t s76 = s75 / 4;
        if (s76 == 0) {
            b += s74;
            c += s74;
            b += -4;
            c += -4;
            const float*c77 = output->bias;
            size_t s78 = output->row_stride;
            float*f79 = c;
            f79 += s78;
            f79 += s78;
            f79 += s78;
            f79 += s78;
            vector v80 = splat(c77[0]);
            vector v81 = splat(c77[1]);
            vector v82 = splat(c77[2]);
            vector v83 = splat(c77[3]);
            const struct nnp_direct_tap*c84 = taps;
            size_t s85 = k;
            const float*c86 = a;
            size_t s87 = s85 % 4;
            size_t s88 = s85 / 4;
            for (; s88 != 0; s88--) {
                for (int i89 = 0; i89 < 1; i89++) {
                    const float*c90 = b;
                    size_t s91 = c84->offset;
                    c90 += s91;
                    c84++;
                    vector v92 = load(c90 + 0);
                    vector v93 = splat(c86[0]);
                    v80 += v92 * v93;
                    vector v94 = splat(c86[4]);
                    v81 += v92 * v94;
                    vector v95 = splat(c86[8]);
                    v82 += v92 * v95;
                    vector v96 = splat(c86[12]);
                    v83 += v92 * v96;
                    const float*c97 = b;
                    size_t s98 = c84->offset;
                    c97 += s98;
                    c84++;
                    vector v99 = load(c97 + 0);
                    vector v100 = splat(c86[1]);
                    v80 += v99 * v100;
                    vector v101 = splat(c86[5]);
                    v81 += v99 * v101;
                    vector v102 = splat(c86[9]);
                    v82 += v99 * v102;
                    vector v103 = splat(c86[13]);
                    v83 += v99 * v103;
                    const float*c104 = b;
                    size_t s105 = c84->offset;
                    c104 += s105;
                    c84++;
                    vector v106 = load(c104 + 0);
                    vector v107 = splat(c86[2]);
                    v80 += v106 * v107;
                    vector v108 = splat(c86[6]);
                    v81 += v106 * v108;
                    vector v109 = splat(c86[10]);
                    v82 += v106 * v109;
                    vector v110 = splat(c86[14]);
                    v83 += v106 * v110;
                    const float*c111 = b;
                    size_t s112 = c84->offset;
                    c111 += s112;
                    c84++;
                    vector v113 = load(c111 + 0);
                    vector v114 = splat(c86[3]);
                    v80 += v113 * v114;
                    vector v115 = splat(c86[7]);
                    v81 += v113 * v115;
                    vector v116 = splat(c86[11]);
                    v82 += v113 * v116;
                    vector v117 = splat(c86[15]);
                    v83 += v113 * v117;
                    c86 += 4;
                }
                c86 += 12;
            }
            for (; s87 != 0; s87--) {
                const float*c118 = b;
                size_t s119 = c84->offset;
                c118 += s119;
                c84++;
                vector v120 = load(c118 + 0);
                vector v121 = splat(c86[0]);
                v80 += v120 * v121;
                vector v122 = splat(c86[4]);
                v81 += v120 * v122;
                vector v123 = splat(c86[8]);
                v82 += v120 * v123;
                vector v124 = splat(c86[12]);
                v83 += v120 * v124;
                c86 += 1;
            }
            vector v125 = splat((&output->minimum)[0]);
            size_t s126 = output->row_stride;
            float*f127 = c;
            vector v128 = maximum(v125, v80);
            store(f127 + 0, v128);
            f127 += s126;
            vector v129 = maximum(v125, v81);
            store(f127 + 0, v129);
            f127 += s126;
            vector v130 = maximum(v125, v82);
            store(f127 + 0, v130);
            f127 += s126;
            vector v131 = maximum(v125, v83);
            store(f127 + 0, v131);
            f127 += s126;
        } else {
            b += s74;
            c += s74;
            b += -8;
            c += -8;
            const float*c132 = output->bias;
            size_t s133 = output->row_stride;
            float*f134 = c;
            f134 += s133;
            f134 += s133;
            f134 += s133;
            f134 += s133;
            vector v135 = splat(c132[0]);
            vector v136 = splat(c132[0]);
            vector v137 = splat(c132[1]);
            vector v138 = splat(c132[1]);
            vector v139 = splat(c132[2]);
            vector v140 = splat(c132[2]);
            vector v141 = splat(c132[3]);
            vector v142 = splat(c132[3]);
            const struct nnp_direct_tap*c143 = taps;
            size_t s144 = k;
            const float*c145 = a;
            size_t s146 = s144 % 4;
            size_t s147 = s144 / 4;
            for (; s147 != 0; s147--) {
                for (int i148 = 0; i148 < 1; i148++) {
                    const float*c149 = b;
                    size_t s150 = c143->offset;
                    c149 += s150;
                    c143++;
                    vector v151 = load(c149 + 0);
                    vector v152 = load(c149 + 4);
                    vector v153 = splat(c145[0]);
                    v135 += v151 * v153;
                    v136 += v152 * v153;
                    vector v154 = splat(c145[4]);
                    v137 += v151 * v154;
                    v138 += v152 * v154;
                    vector v155 = splat(c145[8]);
                    v139 += v151 * v155;
                    v140 += v152 * v155;
                    vector v156 = splat(c145[12]);
                    v141 += v151 * v156;
                    v142 += v152 * v156;
                    const float*c157 = b;
                    size_t s158 = c143->offset;
                    c157 += s158;
                    c143++;
                    vector v159 = load(c157 + 0);
                    vector v160 = load(c157 + 4);
                    vector v161 = splat(c145[1]);
                    v135 += v159 * v161;
                    v136 += v160 * v161;
                    vector v162 = splat(c145[5]);
                    v137 += v159 * v162;
                    v138 += v160 * v162;
                    vector v163 = splat(c145[9]);
                    v139 += v159 * v163;
                    v140 += v160 * v163;
                    vector v164 = splat(c145[13]);
                    v141 += v159 * v164;
                    v142 += v160 * v164;
                    const float*c165 = b;
                    size_t s166 = c143->offset;
                    c165 += s166;
                    c143++;
                    vector v167 = load(c165 + 0);
                    vector v168 = load(c165 + 4);
                    vector v169 = splat(c145[2]);
                    v135 += v167 * v169;
                    v136 += v168 * v169;
                    vector v170 = splat(c145[6]);
                    v137 += v167 * v170;
                    v138 += v168 * v170;
                    vector v171 = splat(c145[10]);
                    v139 += v167 * v171;
                    v140 += v168 * v171;
                    vector v172 = splat(c145[14]);
                    v141 += v167 * v172;
                    v142 += v168 * v172;
                    const float*c173 = b;
                    size_t s174 = c143->offset;
                    c173 += s174;
                    c143++;
                    vector v175 = load(c173 + 0);
                    vector v176 = load(c173 + 4);
                    vector v177 = splat(c145[3]);
                    v135 += v175 * v177;
                    v136 += v176 * v177;
                    vector v178 = splat(c145[7]);
                    v137 += v175 * v178;
                    v138 += v176 * v178;
                    vector v179 = splat(c145[11]);
                    v139 += v175 * v179;
                    v140 += v176 * v179;
                    vector v180 = splat(c145[15]);
                    v141 += v175 * v180;
                    v142 += v176 * v180;
                    c145 += 4;
                }
                c145 += 12;
            }
            for (; s146 != 0; s146--) {
                const float*c181 = b;
                size_t s182 = c143->offset;
                c181 += s182;
                c143++;
                vector v183 = load(c181 + 0);
                vector v184 = load(c181 + 4);
                vector v185 = splat(c145[0]);
                v135 += v183 * v185;
                v136 += v184 * v185;
                vector v186 = splat(c145[4]);
                v137 += v183 * v186;
                v138 += v184 * v186;
                vector v187 = splat(c145[8]);
                v139 += v183 * v187;
                v140 += v184 * v187;
                vector v188 = splat(c145[12]);
                v141 += v183 * v188;
                v142 += v184 * v188;
                c145 += 1;
            }
            vector v189 = splat((&output->minimum)[0]);
            size_t s190 = output->row_stride;
            float*f191 = c;
            vector v192 = maximum(v189, v135);
            store(f191 + 0, v192);
            vector v193 = maximum(v189, v136);
            store(f191 + 4, v193);
            f191 += s190;
            vector v194 = maximum(v189, v137);
            store(f191 + 0, v194);
            vector v195 = maximum(v189, v138);
            store(f191 + 4, v195);
            f191 += s190;
            vector v196 = maximum(v189, v139);
            store(f191 + 0, v196);
            vector v197 = maximum(v189, v140);
            store(f191 + 4, v197);
            f191 += s190;
            vector v198 = maximum(v189, v141);
            store(f191 + 0, v198);
            vector v199 = maximum(v189, v142);
            store(f191 + 4, v199);
            f191 += s190;
        }
    }
}
