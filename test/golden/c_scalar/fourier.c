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

void nnp_fourier_8x8_complex_left__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    size_t s4 = tile->channel_stride;
    const float*c5 = input;
    if (s3 == 255) {
        float*f6 = scratch;
        for (int i7 = 0; i7 < 8; i7++) {
            if (s2 & 1) {
                vector v8 = splat(0);
                v8 = c5[0 * s4 + 0];
                vector v9 = splat(0);
                v9 = c5[0 * s4 + 4];
                vector v10 = v8 + v9;
                vector v11 = v8 - v9;
                vector v12 = splat(0);
                v12 = c5[0 * s4 + 2];
                vector v13 = splat(0);
                v13 = c5[0 * s4 + 6];
                vector v14 = v12 + v13;
                vector v15 = v10 + v14;
                vector v16 = v10 - v14;
                store(f6 + 4, v16);
                vector v17 = v13 - v12;
                vector v18 = splat(0);
                v18 = c5[0 * s4 + 1];
                vector v19 = splat(0);
                v19 = c5[0 * s4 + 5];
                vector v20 = v18 + v19;
                vector v21 = v18 - v19;
                vector v22 = splat(0);
                v22 = c5[0 * s4 + 3];
                vector v23 = splat(0);
                v23 = c5[0 * s4 + 7];
                vector v24 = v22 + v23;
                vector v25 = v23 - v22;
                vector v26 = v20 + v24;
                vector v27 = v15 + v26;
                store(f6 + 0, v27);
                vector v28 = v15 - v26;
                store(f6 + 1, v28);
                vector v29 = v24 - v20;
                store(f6 + 5, v29);
                vector v30 = v21 + v25;
                vector v31 = v25 - v21;
                vector v32 = v30 * (float)0.7071067811865476 + v11;
                store(f6 + 2, v32);
                vector v33 = v31 * (float)0.7071067811865476 + v17;
                store(f6 + 3, v33);
                vector v34 = v30 * (float)-0.7071067811865476 + v11;
                store(f6 + 6, v34);
                vector v35 = v31 * (float)0.7071067811865476 - v17;
                store(f6 + 7, v35);
            } else {
                vector v36 = splat(0);
                store(f6 + 0, v36);
                store(f6 + 1, v36);
                store(f6 + 2, v36);
                store(f6 + 3, v36);
                store(f6 + 4, v36);
                store(f6 + 5, v36);
                store(f6 + 6, v36);
                store(f6 + 7, v36);
            }
            s2 /= 2;
            c5 += s1;
            f6 += 8;
        }
    } else {
        uint64_t u37 = s3 >> 0;
        uint64_t u38 = s3 >> 1;
        uint64_t u39 = s3 >> 2;
        uint64_t u40 = s3 >> 3;
        uint64_t u41 = s3 >> 4;
        uint64_t u42 = s3 >> 5;
        uint64_t u43 = s3 >> 6;
        uint64_t u44 = s3 >> 7;
        float*f45 = scratch;
        for (int i46 = 0; i46 < 8; i46++) {
            if (s2 & 1) {
                vector v47 = splat(0);
                if (u37 >> 0 & 1) {
                v47 = c5[0 * s4 + 0];
                }
                vector v48 = splat(0);
                if (u41 >> 0 & 1) {
                v48 = c5[0 * s4 + 4];
                }
                vector v49 = v47 + v48;
                vector v50 = v47 - v48;
                vector v51 = splat(0);
                if (u39 >> 0 & 1) {
                v51 = c5[0 * s4 + 2];
                }
                vector v52 = splat(0);
                if (u43 >> 0 & 1) {
                v52 = c5[0 * s4 + 6];
                }
                vector v53 = v51 + v52;
                vector v54 = v49 + v53;
                vector v55 = v49 - v53;
                store(f45 + 4, v55);
                vector v56 = v52 - v51;
                vector v57 = splat(0);
                if (u38 >> 0 & 1) {
                v57 = c5[0 * s4 + 1];
                }
                vector v58 = splat(0);
                if (u42 >> 0 & 1) {
                v58 = c5[0 * s4 + 5];
                }
                vector v59 = v57 + v58;
                vector v60 = v57 - v58;
                vector v61 = splat(0);
                if (u40 >> 0 & 1) {
                v61 = c5[0 * s4 + 3];
                }
                vector v62 = splat(0);
                if (u44 >> 0 & 1) {
                v62 = c5[0 * s4 + 7];
                }
                vector v63 = v61 + v62;
                vector v64 = v62 - v61;
                vector v65 = v59 + v63;
                vector v66 = v54 + v65;
                store(f45 + 0, v66);
                vector v67 = v54 - v65;
                store(f45 + 1, v67);
                vector v68 = v63 - v59;
                store(f45 + 5, v68);
                vector v69 = v60 + v64;
                vector v70 = v64 - v60;
                vector v71 = v69 * (float)0.7071067811865476 + v50;
                store(f45 + 2, v71);
                vector v72 = v70 * (float)0.7071067811865476 + v56;
                store(f45 + 3, v72);
                vector v73 = v69 * (float)-0.7071067811865476 + v50;
                store(f45 + 6, v73);
                vector v74 = v70 * (float)0.7071067811865476 - v56;
                store(f45 + 7, v74);
            } else {
                vector v75 = splat(0);
                store(f45 + 0, v75);
                store(f45 + 1, v75);
                store(f45 + 2, v75);
                store(f45 + 3, v75);
                store(f45 + 4, v75);
                store(f45 + 5, v75);
                store(f45 + 6, v75);
                store(f45 + 7, v75);
            }
            s2 /= 2;
            c5 += s1;
            f45 += 8;
        }
    }
    float*f76 = output;
    vector v77 = load(scratch + 0);
    vector v78 = load(scratch + 32);
    vector v79 = v77 + v78;
    vector v80 = v77 - v78;
    vector v81 = load(scratch + 16);
    vector v82 = load(scratch + 48);
    vector v83 = v81 + v82;
    vector v84 = v79 + v83;
    vector v85 = v79 - v83;
    store(f76 + 6 * output_stride + 0, v85);
    vector v86 = v82 - v81;
    vector v87 = load(scratch + 8);
    vector v88 = load(scratch + 40);
    vector v89 = v87 + v88;
    vector v90 = v87 - v88;
    vector v91 = load(scratch + 24);
    vector v92 = load(scratch + 56);
    vector v93 = v91 + v92;
    vector v94 = v92 - v91;
    vector v95 = v89 + v93;
    vector v96 = v84 + v95;
    store(f76 + 0 * output_stride + 0, v96);
    vector v97 = v84 - v95;
    store(f76 + 1 * output_stride + 0, v97);
    vector v98 = v93 - v89;
    store(f76 + 7 * output_stride + 0, v98);
    vector v99 = v90 + v94;
    vector v100 = v94 - v90;
    vector v101 = v99 * (float)0.7071067811865476 + v80;
    store(f76 + 4 * output_stride + 0, v101);
    vector v102 = v100 * (float)0.7071067811865476 + v86;
    store(f76 + 5 * output_stride + 0, v102);
    vector v103 = v99 * (float)-0.7071067811865476 + v80;
    store(f76 + 8 * output_stride + 0, v103);
    vector v104 = v100 * (float)0.7071067811865476 - v86;
    store(f76 + 9 * output_stride + 0, v104);
    vector v105 = load(scratch + 1);
    vector v106 = load(scratch + 33);
    vector v107 = v105 + v106;
    vector v108 = v105 - v106;
    vector v109 = load(scratch + 17);
    vector v110 = load(scratch + 49);
    vector v111 = v109 + v110;
    vector v112 = v107 + v111;
    vector v113 = v107 - v111;
    store(f76 + 12 * output_stride + 0, v113);
    vector v114 = v110 - v109;
    vector v115 = load(scratch + 9);
    vector v116 = load(scratch + 41);
    vector v117 = v115 + v116;
    vector v118 = v115 - v116;
    vector v119 = load(scratch + 25);
    vector v120 = load(scratch + 57);
    vector v121 = v119 + v120;
    vector v122 = v120 - v119;
    vector v123 = v117 + v121;
    vector v124 = v112 + v123;
    store(f76 + 2 * output_stride + 0, v124);
    vector v125 = v112 - v123;
    store(f76 + 3 * output_stride + 0, v125);
    vector v126 = v121 - v117;
    store(f76 + 13 * output_stride + 0, v126);
    vector v127 = v118 + v122;
    vector v128 = v122 - v118;
    vector v129 = v127 * (float)0.7071067811865476 + v108;
    store(f76 + 10 * output_stride + 0, v129);
    vector v130 = v128 * (float)0.7071067811865476 + v114;
    store(f76 + 11 * output_stride + 0, v130);
    vector v131 = v127 * (float)-0.7071067811865476 + v108;
    store(f76 + 14 * output_stride + 0, v131);
    vector v132 = v128 * (float)0.7071067811865476 - v114;
    store(f76 + 15 * output_stride + 0, v132);
    size_t s133 = output_stride * 16;
    output += s133;
    float*f134 = output;
    float*f135 = scratch;
    for (int i136 = 0; i136 < 3; i136++) {
        f135 += 2;
        vector v137 = load(f135 + 0);
        vector v138 = load(f135 + 32);
        vector v139 = v137 + v138;
        vector v140 = v137 - v138;
        vector v141 = load(f135 + 1);
        vector v142 = load(f135 + 33);
        vector v143 = v141 + v142;
        vector v144 = v141 - v142;
        vector v145 = load(f135 + 16);
        vector v146 = load(f135 + 48);
        vector v147 = v145 + v146;
        vector v148 = load(f135 + 17);
        vector v149 = load(f135 + 49);
        vector v150 = v148 + v149;
        vector v151 = v139 + v147;
        vector v152 = v143 + v150;
        vector v153 = v139 - v147;
        vector v154 = v143 - v150;
        vector v155 = v148 - v149;
        vector v156 = v146 - v145;
        vector v157 = v140 + v155;
        vector v158 = v144 + v156;
        vector v159 = v140 - v155;
        vector v160 = v144 - v156;
        vector v161 = load(f135 + 8);
        vector v162 = load(f135 + 40);
        vector v163 = v161 + v162;
        vector v164 = v161 - v162;
        vector v165 = load(f135 + 9);
        vector v166 = load(f135 + 41);
        vector v167 = v165 + v166;
        vector v168 = v165 - v166;
        vector v169 = load(f135 + 24);
        vector v170 = load(f135 + 56);
        vector v171 = v169 + v170;
        vector v172 = v170 - v169;
        vector v173 = load(f135 + 25);
        vector v174 = load(f135 + 57);
        vector v175 = v173 + v174;
        vector v176 = v174 - v173;
        vector v177 = v163 + v171;
        vector v178 = v167 + v175;
        vector v179 = v151 + v177;
        store(f134 + 0 * output_stride + 0, v179);
        vector v180 = v152 + v178;
        store(f134 + 1 * output_stride + 0, v180);
        vector v181 = v151 - v177;
        store(f134 + 8 * output_stride + 0, v181);
        vector v182 = v152 - v178;
        store(f134 + 9 * output_stride + 0, v182);
        vector v183 = v167 - v175;
        vector v184 = v171 - v163;
        vector v185 = v153 + v183;
        store(f134 + 4 * output_stride + 0, v185);
        vector v186 = v154 + v184;
        store(f134 + 5 * output_stride + 0, v186);
        vector v187 = v153 - v183;
        store(f134 + 12 * output_stride + 0, v187);
        vector v188 = v154 - v184;
        store(f134 + 13 * output_stride + 0, v188);
        vector v189 = v164 + v168;
        vector v190 = v168 - v164;
        vector v191 = v172 - v176;
        vector v192 = v172 + v176;
        vector v193 = v189 + v191;
        vector v194 = v190 + v192;
        vector v195 = v193 * (float)0.7071067811865476 + v157;
        store(f134 + 2 * output_stride + 0, v195);
        vector v196 = v194 * (float)0.7071067811865476 + v158;
        store(f134 + 3 * output_stride + 0, v196);
        vector v197 = v193 * (float)-0.7071067811865476 + v157;
        store(f134 + 10 * output_stride + 0, v197);
        vector v198 = v194 * (float)-0.7071067811865476 + v158;
        store(f134 + 11 * output_stride + 0, v198);
        vector v199 = v190 - v192;
        vector v200 = v191 - v189;
        vector v201 = v199 * (float)0.7071067811865476 + v159;
        store(f134 + 6 * output_stride + 0, v201);
        vector v202 = v200 * (float)0.7071067811865476 + v160;
        store(f134 + 7 * output_stride + 0, v202);
        vector v203 = v199 * (float)-0.7071067811865476 + v159;
        store(f134 + 14 * output_stride + 0, v203);
        vector v204 = v200 * (float)-0.7071067811865476 + v160;
        store(f134 + 15 * output_stride + 0, v204);
        f134 += 16 * output_stride;
    }
}

void nnp_fourier_8x8_complex_right__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    size_t s4 = tile->channel_stride;
    const float*c5 = input;
    if (s3 == 255) {
        float*f6 = scratch;
        for (int i7 = 0; i7 < 8; i7++) {
            if (s2 & 1) {
                vector v8 = splat(0);
                v8 = c5[0 * s4 + 0];
                vector v9 = splat(0);
                v9 = c5[0 * s4 + 4];
                vector v10 = v8 + v9;
                vector v11 = v8 - v9;
                vector v12 = splat(0);
                v12 = c5[0 * s4 + 2];
                vector v13 = splat(0);
                v13 = c5[0 * s4 + 6];
                vector v14 = v12 + v13;
                vector v15 = v10 + v14;
                vector v16 = v10 - v14;
                store(f6 + 4, v16);
                vector v17 = v12 - v13;
                vector v18 = splat(0);
                v18 = c5[0 * s4 + 1];
                vector v19 = splat(0);
                v19 = c5[0 * s4 + 5];
                vector v20 = v18 + v19;
                vector v21 = v18 - v19;
                vector v22 = splat(0);
                v22 = c5[0 * s4 + 3];
                vector v23 = splat(0);
                v23 = c5[0 * s4 + 7];
                vector v24 = v22 + v23;
                vector v25 = v23 - v22;
                vector v26 = v20 + v24;
                vector v27 = v15 + v26;
                store(f6 + 0, v27);
                vector v28 = v15 - v26;
                store(f6 + 1, v28);
                vector v29 = v20 - v24;
                store(f6 + 5, v29);
                vector v30 = v21 + v25;
                vector v31 = v21 - v25;
                vector v32 = v30 * (float)0.7071067811865476 + v11;
                store(f6 + 2, v32);
                vector v33 = v31 * (float)0.7071067811865476 + v17;
                store(f6 + 3, v33);
                vector v34 = v30 * (float)-0.7071067811865476 + v11;
                store(f6 + 6, v34);
                vector v35 = v31 * (float)0.7071067811865476 - v17;
                store(f6 + 7, v35);
            } else {
                vector v36 = splat(0);
                store(f6 + 0, v36);
                store(f6 + 1, v36);
                store(f6 + 2, v36);
                store(f6 + 3, v36);
                store(f6 + 4, v36);
                store(f6 + 5, v36);
                store(f6 + 6, v36);
                store(f6 + 7, v36);
            }
            s2 /= 2;
            c5 += s1;
            f6 += 8;
        }
    } else {
        uint64_t u37 = s3 >> 0;
        uint64_t u38 = s3 >> 1;
        uint64_t u39 = s3 >> 2;
        uint64_t u40 = s3 >> 3;
        uint64_t u41 = s3 >> 4;
        uint64_t u42 = s3 >> 5;
        uint64_t u43 = s3 >> 6;
        uint64_t u44 = s3 >> 7;
        float*f45 = scratch;
        for (int i46 = 0; i46 < 8; i46++) {
            if (s2 & 1) {
                vector v47 = splat(0);
                if (u37 >> 0 & 1) {
                v47 = c5[0 * s4 + 0];
                }
                vector v48 = splat(0);
                if (u41 >> 0 & 1) {
                v48 = c5[0 * s4 + 4];
                }
                vector v49 = v47 + v48;
                vector v50 = v47 - v48;
                vector v51 = splat(0);
                if (u39 >> 0 & 1) {
                v51 = c5[0 * s4 + 2];
                }
                vector v52 = splat(0);
                if (u43 >> 0 & 1) {
                v52 = c5[0 * s4 + 6];
                }
                vector v53 = v51 + v52;
                vector v54 = v49 + v53;
                vector v55 = v49 - v53;
                store(f45 + 4, v55);
                vector v56 = v51 - v52;
                vector v57 = splat(0);
                if (u38 >> 0 & 1) {
                v57 = c5[0 * s4 + 1];
                }
                vector v58 = splat(0);
                if (u42 >> 0 & 1) {
                v58 = c5[0 * s4 + 5];
                }
                vector v59 = v57 + v58;
                vector v60 = v57 - v58;
                vector v61 = splat(0);
                if (u40 >> 0 & 1) {
                v61 = c5[0 * s4 + 3];
                }
                vector v62 = splat(0);
                if (u44 >> 0 & 1) {
                v62 = c5[0 * s4 + 7];
                }
                vector v63 = v61 + v62;
                vector v64 = v62 - v61;
                vector v65 = v59 + v63;
                vector v66 = v54 + v65;
                store(f45 + 0, v66);
                vector v67 = v54 - v65;
                store(f45 + 1, v67);
                vector v68 = v59 - v63;
                store(f45 + 5, v68);
                vector v69 = v60 + v64;
                vector v70 = v60 - v64;
                vector v71 = v69 * (float)0.7071067811865476 + v50;
                store(f45 + 2, v71);
                vector v72 = v70 * (float)0.7071067811865476 + v56;
                store(f45 + 3, v72);
                vector v73 = v69 * (float)-0.7071067811865476 + v50;
                store(f45 + 6, v73);
                vector v74 = v70 * (float)0.7071067811865476 - v56;
                store(f45 + 7, v74);
            } else {
                vector v75 = splat(0);
                store(f45 + 0, v75);
                store(f45 + 1, v75);
                store(f45 + 2, v75);
                store(f45 + 3, v75);
                store(f45 + 4, v75);
                store(f45 + 5, v75);
                store(f45 + 6, v75);
                store(f45 + 7, v75);
            }
            s2 /= 2;
            c5 += s1;
            f45 += 8;
        }
    }
    float*f76 = output;
    vector v77 = load(scratch + 0);
    vector v78 = load(scratch + 32);
    vector v79 = v77 + v78;
    vector v80 = v77 - v78;
    vector v81 = load(scratch + 16);
    vector v82 = load(scratch + 48);
    vector v83 = v81 + v82;
    vector v84 = v79 + v83;
    vector v85 = v79 - v83;
    store(f76 + 6 * output_stride + 0, v85);
    vector v86 = v81 - v82;
    vector v87 = load(scratch + 8);
    vector v88 = load(scratch + 40);
    vector v89 = v87 + v88;
    vector v90 = v87 - v88;
    vector v91 = load(scratch + 24);
    vector v92 = load(scratch + 56);
    vector v93 = v91 + v92;
    vector v94 = v92 - v91;
    vector v95 = v89 + v93;
    vector v96 = v84 + v95;
    store(f76 + 0 * output_stride + 0, v96);
    vector v97 = v84 - v95;
    store(f76 + 1 * output_stride + 0, v97);
    vector v98 = v89 - v93;
    store(f76 + 7 * output_stride + 0, v98);
    vector v99 = v90 + v94;
    vector v100 = v90 - v94;
    vector v101 = v99 * (float)0.7071067811865476 + v80;
    store(f76 + 4 * output_stride + 0, v101);
    vector v102 = v100 * (float)0.7071067811865476 + v86;
    store(f76 + 5 * output_stride + 0, v102);
    vector v103 = v99 * (float)-0.7071067811865476 + v80;
    store(f76 + 8 * output_stride + 0, v103);
    vector v104 = v100 * (float)0.7071067811865476 - v86;
    store(f76 + 9 * output_stride + 0, v104);
    vector v105 = load(scratch + 1);
    vector v106 = load(scratch + 33);
    vector v107 = v105 + v106;
    vector v108 = v105 - v106;
    vector v109 = load(scratch + 17);
    vector v110 = load(scratch + 49);
    vector v111 = v109 + v110;
    vector v112 = v107 + v111;
    vector v113 = v107 - v111;
    store(f76 + 12 * output_stride + 0, v113);
    vector v114 = v109 - v110;
    vector v115 = load(scratch + 9);
    vector v116 = load(scratch + 41);
    vector v117 = v115 + v116;
    vector v118 = v115 - v116;
    vector v119 = load(scratch + 25);
    vector v120 = load(scratch + 57);
    vector v121 = v119 + v120;
    vector v122 = v120 - v119;
    vector v123 = v117 + v121;
    vector v124 = v112 + v123;
    store(f76 + 2 * output_stride + 0, v124);
    vector v125 = v112 - v123;
    store(f76 + 3 * output_stride + 0, v125);
    vector v126 = v117 - v121;
    store(f76 + 13 * output_stride + 0, v126);
    vector v127 = v118 + v122;
    vector v128 = v118 - v122;
    vector v129 = v127 * (float)0.7071067811865476 + v108;
    store(f76 + 10 * output_stride + 0, v129);
    vector v130 = v128 * (float)0.7071067811865476 + v114;
    store(f76 + 11 * output_stride + 0, v130);
    vector v131 = v127 * (float)-0.7071067811865476 + v108;
    store(f76 + 14 * output_stride + 0, v131);
    vector v132 = v128 * (float)0.7071067811865476 - v114;
    store(f76 + 15 * output_stride + 0, v132);
    size_t s133 = output_stride * 16;
    output += s133;
    float*f134 = output;
    float*f135 = scratch;
    for (int i136 = 0; i136 < 3; i136++) {
        f135 += 2;
        vector v137 = load(f135 + 0);
        vector v138 = load(f135 + 32);
        vector v139 = v137 + v138;
        vector v140 = v137 - v138;
        vector v141 = load(f135 + 1);
        vector v142 = load(f135 + 33);
        vector v143 = v141 + v142;
        vector v144 = v141 - v142;
        vector v145 = load(f135 + 16);
        vector v146 = load(f135 + 48);
        vector v147 = v145 + v146;
        vector v148 = load(f135 + 17);
        vector v149 = load(f135 + 49);
        vector v150 = v148 + v149;
        vector v151 = v139 + v147;
        vector v152 = v143 + v150;
        vector v153 = v139 - v147;
        vector v154 = v143 - v150;
        vector v155 = v149 - v148;
        vector v156 = v145 - v146;
        vector v157 = v140 + v155;
        vector v158 = v144 + v156;
        vector v159 = v140 - v155;
        vector v160 = v144 - v156;
        vector v161 = load(f135 + 8);
        vector v162 = load(f135 + 40);
        vector v163 = v161 + v162;
        vector v164 = v161 - v162;
        vector v165 = load(f135 + 9);
        vector v166 = load(f135 + 41);
        vector v167 = v165 + v166;
        vector v168 = v165 - v166;
        vector v169 = load(f135 + 24);
        vector v170 = load(f135 + 56);
        vector v171 = v169 + v170;
        vector v172 = v170 - v169;
        vector v173 = load(f135 + 25);
        vector v174 = load(f135 + 57);
        vector v175 = v173 + v174;
        vector v176 = v174 - v173;
        vector v177 = v163 + v171;
        vector v178 = v167 + v175;
        vector v179 = v151 + v177;
        store(f134 + 0 * output_stride + 0, v179);
        vector v180 = v152 + v178;
        store(f134 + 1 * output_stride + 0, v180);
        vector v181 = v151 - v177;
        store(f134 + 8 * output_stride + 0, v181);
        vector v182 = v152 - v178;
        store(f134 + 9 * output_stride + 0, v182);
        vector v183 = v175 - v167;
        vector v184 = v163 - v171;
        vector v185 = v153 + v183;
        store(f134 + 4 * output_stride + 0, v185);
        vector v186 = v154 + v184;
        store(f134 + 5 * output_stride + 0, v186);
        vector v187 = v153 - v183;
        store(f134 + 12 * output_stride + 0, v187);
        vector v188 = v154 - v184;
        store(f134 + 13 * output_stride + 0, v188);
        vector v189 = v164 - v168;
        vector v190 = v164 + v168;
        vector v191 = v172 + v176;
        vector v192 = v176 - v172;
        vector v193 = v189 + v191;
        vector v194 = v190 + v192;
        vector v195 = v193 * (float)0.7071067811865476 + v157;
        store(f134 + 2 * output_stride + 0, v195);
        vector v196 = v194 * (float)0.7071067811865476 + v158;
        store(f134 + 3 * output_stride + 0, v196);
        vector v197 = v193 * (float)-0.7071067811865476 + v157;
        store(f134 + 10 * output_stride + 0, v197);
        vector v198 = v194 * (float)-0.7071067811865476 + v158;
        store(f134 + 11 * output_stride + 0, v198);
        vector v199 = v192 - v190;
        vector v200 = v189 - v191;
        vector v201 = v199 * (float)0.7071067811865476 + v159;
        store(f134 + 6 * output_stride + 0, v201);
        vector v202 = v200 * (float)0.7071067811865476 + v160;
        store(f134 + 7 * output_stride + 0, v202);
        vector v203 = v199 * (float)-0.7071067811865476 + v159;
        store(f134 + 14 * output_stride + 0, v203);
        vector v204 = v200 * (float)-0.7071067811865476 + v160;
        store(f134 + 15 * output_stride + 0, v204);
        f134 += 16 * output_stride;
    }
}

void nnp_fourier_8x8_complex_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    vector v1 = load(bias + 0);
    store(scratch + 64, v1);
    const float*c2 = input;
    vector v3 = load(c2 + 5 * input_stride + 0);
    vector v4 = load(c2 + 9 * input_stride + 0);
    vector v5 = v3 + v4;
    vector v6 = v3 - v4;
    vector v7 = load(c2 + 4 * input_stride + 0);
    vector v8 = load(c2 + 8 * input_stride + 0);
    vector v9 = v7 - v8;
    vector v10 = v7 + v8;
    vector v11 = v9 - v5;
    vector v12 = v5 + v9;
    vector v13 = load(c2 + 0 * input_stride + 0);
    vector v14 = load(c2 + 1 * input_stride + 0);
    vector v15 = v13 + v14;
    vector v16 = v13 - v14;
    vector v17 = load(c2 + 7 * input_stride + 0);
    vector v18 = v17 * (float)-2.0 + v16;
    vector v19 = v17 * (float)2.0 + v16;
    vector v20 = v12 * (float)-1.4142135623730951 + v19;
    store(scratch + 24, v20);
    vector v21 = v12 * (float)1.4142135623730951 + v19;
    store(scratch + 56, v21);
    vector v22 = v11 * (float)1.4142135623730951 + v18;
    store(scratch + 8, v22);
    vector v23 = v11 * (float)-1.4142135623730951 + v18;
    store(scratch + 40, v23);
    vector v24 = load(c2 + 6 * input_stride + 0);
    vector v25 = v24 * (float)2.0 + v15;
    vector v26 = v24 * (float)-2.0 + v15;
    vector v27 = v6 * (float)-2.0 + v26;
    store(scratch + 16, v27);
    vector v28 = v6 * (float)2.0 + v26;
    store(scratch + 48, v28);
    vector v29 = v10 * (float)2.0 + v25;
    store(scratch + 0, v29);
    vector v30 = v10 * (float)-2.0 + v25;
    store(scratch + 32, v30);
    vector v31 = load(c2 + 11 * input_stride + 0);
    vector v32 = load(c2 + 15 * input_stride + 0);
    vector v33 = v31 + v32;
    vector v34 = v31 - v32;
    vector v35 = load(c2 + 10 * input_stride + 0);
    vector v36 = load(c2 + 14 * input_stride + 0);
    vector v37 = v35 - v36;
    vector v38 = v35 + v36;
    vector v39 = v37 - v33;
    vector v40 = v33 + v37;
    vector v41 = load(c2 + 2 * input_stride + 0);
    vector v42 = load(c2 + 3 * input_stride + 0);
    vector v43 = v41 + v42;
    vector v44 = v41 - v42;
    vector v45 = load(c2 + 13 * input_stride + 0);
    vector v46 = v45 * (float)-2.0 + v44;
    vector v47 = v45 * (float)2.0 + v44;
    vector v48 = v40 * (float)-1.4142135623730951 + v47;
    store(scratch + 25, v48);
    vector v49 = v40 * (float)1.4142135623730951 + v47;
    store(scratch + 57, v49);
    vector v50 = v39 * (float)1.4142135623730951 + v46;
    store(scratch + 9, v50);
    vector v51 = v39 * (float)-1.4142135623730951 + v46;
    store(scratch + 41, v51);
    vector v52 = load(c2 + 12 * input_stride + 0);
    vector v53 = v52 * (float)2.0 + v43;
    vector v54 = v52 * (float)-2.0 + v43;
    vector v55 = v34 * (float)-2.0 + v54;
    store(scratch + 17, v55);
    vector v56 = v34 * (float)2.0 + v54;
    store(scratch + 49, v56);
    vector v57 = v38 * (float)2.0 + v53;
    store(scratch + 1, v57);
    vector v58 = v38 * (float)-2.0 + v53;
    store(scratch + 33, v58);
    size_t s59 = input_stride * 16;
    input += s59;
    const float*c60 = input;
    float*f61 = scratch;
    for (int i62 = 0; i62 < 3; i62++) {
        f61 += 2;
        vector v63 = load(c60 + 0 * input_stride + 0);
        vector v64 = load(c60 + 8 * input_stride + 0);
        vector v65 = v63 + v64;
        vector v66 = v63 - v64;
        vector v67 = load(c60 + 1 * input_stride + 0);
        vector v68 = load(c60 + 9 * input_stride + 0);
        vector v69 = v67 + v68;
        vector v70 = v67 - v68;
        vector v71 = load(c60 + 4 * input_stride + 0);
        vector v72 = load(c60 + 12 * input_stride + 0);
        vector v73 = v71 + v72;
        vector v74 = load(c60 + 5 * input_stride + 0);
        vector v75 = load(c60 + 13 * input_stride + 0);
        vector v76 = v74 + v75;
        vector v77 = v65 + v73;
        vector v78 = v69 + v76;
        vector v79 = v65 - v73;
        vector v80 = v69 - v76;
        vector v81 = v75 - v74;
        vector v82 = v71 - v72;
        vector v83 = v66 + v81;
        vector v84 = v70 + v82;
        vector v85 = v66 - v81;
        vector v86 = v70 - v82;
        vector v87 = load(c60 + 2 * input_stride + 0);
        vector v88 = load(c60 + 10 * input_stride + 0);
        vector v89 = v87 + v88;
        vector v90 = v87 - v88;
        vector v91 = load(c60 + 3 * input_stride + 0);
        vector v92 = load(c60 + 11 * input_stride + 0);
        vector v93 = v91 + v92;
        vector v94 = v91 - v92;
        vector v95 = load(c60 + 6 * input_stride + 0);
        vector v96 = load(c60 + 14 * input_stride + 0);
        vector v97 = v95 + v96;
        vector v98 = v96 - v95;
        vector v99 = load(c60 + 7 * input_stride + 0);
        vector v100 = load(c60 + 15 * input_stride + 0);
        vector v101 = v99 + v100;
        vector v102 = v100 - v99;
        vector v103 = v89 + v97;
        vector v104 = v93 + v101;
        vector v105 = v77 + v103;
        store(f61 + 0, v105);
        vector v106 = v78 + v104;
        store(f61 + 1, v106);
        vector v107 = v77 - v103;
        store(f61 + 32, v107);
        vector v108 = v78 - v104;
        store(f61 + 33, v108);
        vector v109 = v101 - v93;
        vector v110 = v89 - v97;
        vector v111 = v79 + v109;
        store(f61 + 16, v111);
        vector v112 = v80 + v110;
        store(f61 + 17, v112);
        vector v113 = v79 - v109;
        store(f61 + 48, v113);
        vector v114 = v80 - v110;
        store(f61 + 49, v114);
        vector v115 = v90 - v94;
        vector v116 = v90 + v94;
        vector v117 = v98 + v102;
        vector v118 = v102 - v98;
        vector v119 = v115 + v117;
        vector v120 = v116 + v118;
        vector v121 = v119 * (float)0.7071067811865476 + v83;
        store(f61 + 8, v121);
        vector v122 = v120 * (float)0.7071067811865476 + v84;
        store(f61 + 9, v122);
        vector v123 = v119 * (float)-0.7071067811865476 + v83;
        store(f61 + 40, v123);
        vector v124 = v120 * (float)-0.7071067811865476 + v84;
        store(f61 + 41, v124);
        vector v125 = v118 - v116;
        vector v126 = v115 - v117;
        vector v127 = v125 * (float)0.7071067811865476 + v85;
        store(f61 + 24, v127);
        vector v128 = v126 * (float)0.7071067811865476 + v86;
        store(f61 + 25, v128);
        vector v129 = v125 * (float)-0.7071067811865476 + v85;
        store(f61 + 56, v129);
        vector v130 = v126 * (float)-0.7071067811865476 + v86;
        store(f61 + 57, v130);
        c60 += 16 * input_stride;
    }
    size_t s131 = tile->row_stride;
    size_t s132 = tile->row_mask;
    size_t s133 = tile->column_mask;
    size_t s134 = tile->channel_stride;
    float*f135 = output;
    float*f136 = scratch;
    for (int i137 = 0; i137 < 8; i137++) {
        if (s132 & 1) {
            vector v138 = load(f136 + 0);
            vector v139 = load(scratch + 64);
            vector v140 = v138 * (float)0.015625 + v139;
            vector v141 = load(f136 + 3);
            vector v142 = load(f136 + 7);
            vector v143 = v141 + v142;
            vector v144 = v141 - v142;
            vector v145 = load(f136 + 2);
            vector v146 = load(f136 + 6);
            vector v147 = v145 - v146;
            vector v148 = v145 + v146;
            vector v149 = v147 - v143;
            vector v150 = v143 + v147;
            vector v151 = load(f136 + 1);
            vector v152 = v151 * (float)0.015625 + v140;
            vector v153 = v151 * (float)-0.015625 + v140;
            vector v154 = load(f136 + 5);
            vector v155 = v154 * (float)-0.03125 + v153;
            vector v156 = v154 * (float)0.03125 + v153;
            vector v157 = v150 * (float)-0.02209708691207961 + v156;
            size_t s158 = s133 / 8;
            size_t s159 = s158 % 2;
            if (s159 == 1) {
                f135[0 * s134 + 3] = v157;
            } else {
                if (s159 == 3) {
                    f135[0 * s134 + 3] = v157;
                } else {
                    if (s159 == 0) {
                    } else {
                        uint64_t u160 = s159 >> 0;
                        if (u160 >> 0 & 1) {
                        f135[0 * s134 + 3] = v157;
                        }
                    }
                }
            }
            vector v161 = v150 * (float)0.02209708691207961 + v156;
            size_t s162 = s133 / 128;
            size_t s163 = s162 % 2;
            if (s163 == 1) {
                f135[0 * s134 + 7] = v161;
            } else {
                if (s163 == 3) {
                    f135[0 * s134 + 7] = v161;
                } else {
                    if (s163 == 0) {
                    } else {
                        uint64_t u164 = s163 >> 0;
                        if (u164 >> 0 & 1) {
                        f135[0 * s134 + 7] = v161;
                        }
                    }
                }
            }
            vector v165 = v149 * (float)0.02209708691207961 + v155;
            size_t s166 = s133 / 2;
            size_t s167 = s166 % 2;
            if (s167 == 1) {
                f135[0 * s134 + 1] = v165;
            } else {
                if (s167 == 3) {
                    f135[0 * s134 + 1] = v165;
                } else {
                    if (s167 == 0) {
                    } else {
                        uint64_t u168 = s167 >> 0;
                        if (u168 >> 0 & 1) {
                        f135[0 * s134 + 1] = v165;
                        }
                    }
                }
            }
            vector v169 = v149 * (float)-0.02209708691207961 + v155;
            size_t s170 = s133 / 32;
            size_t s171 = s170 % 2;
            if (s171 == 1) {
                f135[0 * s134 + 5] = v169;
            } else {
                if (s171 == 3) {
                    f135[0 * s134 + 5] = v169;
                } else {
                    if (s171 == 0) {
                    } else {
                        uint64_t u172 = s171 >> 0;
                        if (u172 >> 0 & 1) {
                        f135[0 * s134 + 5] = v169;
                        }
                    }
                }
            }
            vector v173 = load(f136 + 4);
            vector v174 = v173 * (float)0.03125 + v152;
            vector v175 = v173 * (float)-0.03125 + v152;
            vector v176 = v144 * (float)-0.03125 + v175;
            size_t s177 = s133 / 4;
            size_t s178 = s177 % 2;
            if (s178 == 1) {
                f135[0 * s134 + 2] = v176;
            } else {
                if (s178 == 3) {
                    f135[0 * s134 + 2] = v176;
                } else {
                    if (s178 == 0) {
                    } else {
                        uint64_t u179 = s178 >> 0;
                        if (u179 >> 0 & 1) {
                        f135[0 * s134 + 2] = v176;
                        }
                    }
                }
            }
            vector v180 = v144 * (float)0.03125 + v175;
            size_t s181 = s133 / 64;
            size_t s182 = s181 % 2;
            if (s182 == 1) {
                f135[0 * s134 + 6] = v180;
            } else {
                if (s182 == 3) {
                    f135[0 * s134 + 6] = v180;
                } else {
                    if (s182 == 0) {
                    } else {
                        uint64_t u183 = s182 >> 0;
                        if (u183 >> 0 & 1) {
                        f135[0 * s134 + 6] = v180;
                        }
                    }
                }
            }
            vector v184 = v148 * (float)0.03125 + v174;
            size_t s185 = s133 / 1;
            size_t s186 = s185 % 2;
            if (s186 == 1) {
                f135[0 * s134 + 0] = v184;
            } else {
                if (s186 == 3) {
                    f135[0 * s134 + 0] = v184;
                } else {
                    if (s186 == 0) {
                    } else {
                        uint64_t u187 = s186 >> 0;
                        if (u187 >> 0 & 1) {
                        f135[0 * s134 + 0] = v184;
                        }
                    }
                }
            }
            vector v188 = v148 * (float)-0.03125 + v174;
            size_t s189 = s133 / 16;
            size_t s190 = s189 % 2;
            if (s190 == 1) {
                f135[0 * s134 + 4] = v188;
            } else {
                if (s190 == 3) {
                    f135[0 * s134 + 4] = v188;
                } else {
                    if (s190 == 0) {
                    } else {
                        uint64_t u191 = s190 >> 0;
                        if (u191 >> 0 & 1) {
                        f135[0 * s134 + 4] = v188;
                        }
                    }
                }
            }
        }
        s132 /= 2;
        f136 += 8;
        f135 += s131;
    }
}

void nnp_fourier_8x8_complex_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    vector v1 = load(bias + 0);
    store(scratch + 64, v1);
    const float*c2 = input;
    vector v3 = load(c2 + 5 * input_stride + 0);
    vector v4 = load(c2 + 9 * input_stride + 0);
    vector v5 = v3 + v4;
    vector v6 = v3 - v4;
    vector v7 = load(c2 + 4 * input_stride + 0);
    vector v8 = load(c2 + 8 * input_stride + 0);
    vector v9 = v7 - v8;
    vector v10 = v7 + v8;
    vector v11 = v9 - v5;
    vector v12 = v5 + v9;
    vector v13 = load(c2 + 0 * input_stride + 0);
    vector v14 = load(c2 + 1 * input_stride + 0);
    vector v15 = v13 + v14;
    vector v16 = v13 - v14;
    vector v17 = load(c2 + 7 * input_stride + 0);
    vector v18 = v17 * (float)-2.0 + v16;
    vector v19 = v17 * (float)2.0 + v16;
    vector v20 = v12 * (float)-1.4142135623730951 + v19;
    store(scratch + 24, v20);
    vector v21 = v12 * (float)1.4142135623730951 + v19;
    store(scratch + 56, v21);
    vector v22 = v11 * (float)1.4142135623730951 + v18;
    store(scratch + 8, v22);
    vector v23 = v11 * (float)-1.4142135623730951 + v18;
    store(scratch + 40, v23);
    vector v24 = load(c2 + 6 * input_stride + 0);
    vector v25 = v24 * (float)2.0 + v15;
    vector v26 = v24 * (float)-2.0 + v15;
    vector v27 = v6 * (float)-2.0 + v26;
    store(scratch + 16, v27);
    vector v28 = v6 * (float)2.0 + v26;
    store(scratch + 48, v28);
    vector v29 = v10 * (float)2.0 + v25;
    store(scratch + 0, v29);
    vector v30 = v10 * (float)-2.0 + v25;
    store(scratch + 32, v30);
    vector v31 = load(c2 + 11 * input_stride + 0);
    vector v32 = load(c2 + 15 * input_stride + 0);
    vector v33 = v31 + v32;
    vector v34 = v31 - v32;
    vector v35 = load(c2 + 10 * input_stride + 0);
    vector v36 = load(c2 + 14 * input_stride + 0);
    vector v37 = v35 - v36;
    vector v38 = v35 + v36;
    vector v39 = v37 - v33;
    vector v40 = v33 + v37;
    vector v41 = load(c2 + 2 * input_stride + 0);
    vector v42 = load(c2 + 3 * input_stride + 0);
    vector v43 = v41 + v42;
    vector v44 = v41 - v42;
    vector v45 = load(c2 + 13 * input_stride + 0);
    vector v46 = v45 * (float)-2.0 + v44;
    vector v47 = v45 * (float)2.0 + v44;
    vector v48 = v40 * (float)-1.4142135623730951 + v47;
    store(scratch + 25, v48);
    vector v49 = v40 * (float)1.4142135623730951 + v47;
    store(scratch + 57, v49);
    vector v50 = v39 * (float)1.4142135623730951 + v46;
    store(scratch + 9, v50);
    vector v51 = v39 * (float)-1.4142135623730951 + v46;
    store(scratch + 41, v51);
    vector v52 = load(c2 + 12 * input_stride + 0);
    vector v53 = v52 * (float)2.0 + v43;
    vector v54 = v52 * (float)-2.0 + v43;
    vector v55 = v34 * (float)-2.0 + v54;
    store(scratch + 17, v55);
    vector v56 = v34 * (float)2.0 + v54;
    store(scratch + 49, v56);
    vector v57 = v38 * (float)2.0 + v53;
    store(scratch + 1, v57);
    vector v58 = v38 * (float)-2.0 + v53;
    store(scratch + 33, v58);
    size_t s59 = input_stride * 16;
    input += s59;
    const float*c60 = input;
    float*f61 = scratch;
    for (int i62 = 0; i62 < 3; i62++) {
        f61 += 2;
        vector v63 = load(c60 + 0 * input_stride + 0);
        vector v64 = load(c60 + 8 * input_stride + 0);
        vector v65 = v63 + v64;
        vector v66 = v63 - v64;
        vector v67 = load(c60 + 1 * input_stride + 0);
        vector v68 = load(c60 + 9 * input_stride + 0);
        vector v69 = v67 + v68;
        vector v70 = v67 - v68;
        vector v71 = load(c60 + 4 * input_stride + 0);
        vector v72 = load(c60 + 12 * input_stride + 0);
        vector v73 = v71 + v72;
        vector v74 = load(c60 + 5 * input_stride + 0);
        vector v75 = load(c60 + 13 * input_stride + 0);
        vector v76 = v74 + v75;
        vector v77 = v65 + v73;
        vector v78 = v69 + v76;
        vector v79 = v65 - v73;
        vector v80 = v69 - v76;
        vector v81 = v75 - v74;
        vector v82 = v71 - v72;
        vector v83 = v66 + v81;
        vector v84 = v70 + v82;
        vector v85 = v66 - v81;
        vector v86 = v70 - v82;
        vector v87 = load(c60 + 2 * input_stride + 0);
        vector v88 = load(c60 + 10 * input_stride + 0);
        vector v89 = v87 + v88;
        vector v90 = v87 - v88;
        vector v91 = load(c60 + 3 * input_stride + 0);
        vector v92 = load(c60 + 11 * input_stride + 0);
        vector v93 = v91 + v92;
        vector v94 = v91 - v92;
        vector v95 = load(c60 + 6 * input_stride + 0);
        vector v96 = load(c60 + 14 * input_stride + 0);
        vector v97 = v95 + v96;
        vector v98 = v96 - v95;
        vector v99 = load(c60 + 7 * input_stride + 0);
        vector v100 = load(c60 + 15 * input_stride + 0);
        vector v101 = v99 + v100;
        vector v102 = v100 - v99;
        vector v103 = v89 + v97;
        vector v104 = v93 + v101;
        vector v105 = v77 + v103;
        store(f61 + 0, v105);
        vector v106 = v78 + v104;
        store(f61 + 1, v106);
        vector v107 = v77 - v103;
        store(f61 + 32, v107);
        vector v108 = v78 - v104;
        store(f61 + 33, v108);
        vector v109 = v101 - v93;
        vector v110 = v89 - v97;
        vector v111 = v79 + v109;
        store(f61 + 16, v111);
        vector v112 = v80 + v110;
        store(f61 + 17, v112);
        vector v113 = v79 - v109;
        store(f61 + 48, v113);
        vector v114 = v80 - v110;
        store(f61 + 49, v114);
        vector v115 = v90 - v94;
        vector v116 = v90 + v94;
        vector v117 = v98 + v102;
        vector v118 = v102 - v98;
        vector v119 = v115 + v117;
        vector v120 = v116 + v118;
        vector v121 = v119 * (float)0.7071067811865476 + v83;
        store(f61 + 8, v121);
        vector v122 = v120 * (float)0.7071067811865476 + v84;
        store(f61 + 9, v122);
        vector v123 = v119 * (float)-0.7071067811865476 + v83;
        store(f61 + 40, v123);
        vector v124 = v120 * (float)-0.7071067811865476 + v84;
        store(f61 + 41, v124);
        vector v125 = v118 - v116;
        vector v126 = v115 - v117;
        vector v127 = v125 * (float)0.7071067811865476 + v85;
        store(f61 + 24, v127);
        vector v128 = v126 * (float)0.7071067811865476 + v86;
        store(f61 + 25, v128);
        vector v129 = v125 * (float)-0.7071067811865476 + v85;
        store(f61 + 56, v129);
        vector v130 = v126 * (float)-0.7071067811865476 + v86;
        store(f61 + 57, v130);
        c60 += 16 * input_stride;
    }
    size_t s131 = tile->row_stride;
    size_t s132 = tile->row_mask;
    size_t s133 = tile->column_mask;
    size_t s134 = tile->channel_stride;
    float*f135 = output;
    float*f136 = scratch;
    for (int i137 = 0; i137 < 8; i137++) {
        if (s132 & 1) {
            vector v138 = load(f136 + 0);
            vector v139 = load(scratch + 64);
            vector v140 = v138 * (float)0.015625 + v139;
            vector v141 = load(f136 + 3);
            vector v142 = load(f136 + 7);
            vector v143 = v141 + v142;
            vector v144 = v141 - v142;
            vector v145 = load(f136 + 2);
            vector v146 = load(f136 + 6);
            vector v147 = v145 - v146;
            vector v148 = v145 + v146;
            vector v149 = v147 - v143;
            vector v150 = v143 + v147;
            vector v151 = load(f136 + 1);
            vector v152 = v151 * (float)0.015625 + v140;
            vector v153 = v151 * (float)-0.015625 + v140;
            vector v154 = load(f136 + 5);
            vector v155 = v154 * (float)-0.03125 + v153;
            vector v156 = v154 * (float)0.03125 + v153;
            vector v157 = v150 * (float)-0.02209708691207961 + v156;
            vector v158 = splat(0);
            vector v159 = maximum(v158, v157);
            size_t s160 = s133 / 8;
            size_t s161 = s160 % 2;
            if (s161 == 1) {
                f135[0 * s134 + 3] = v159;
            } else {
                if (s161 == 3) {
                    f135[0 * s134 + 3] = v159;
                } else {
                    if (s161 == 0) {
                    } else {
                        uint64_t u162 = s161 >> 0;
                        if (u162 >> 0 & 1) {
                        f135[0 * s134 + 3] = v159;
                        }
                    }
                }
            }
            vector v163 = v150 * (float)0.02209708691207961 + v156;
            vector v164 = splat(0);
            vector v165 = maximum(v164, v163);
            size_t s166 = s133 / 128;
            size_t s167 = s166 % 2;
            if (s167 == 1) {
                f135[0 * s134 + 7] = v165;
            } else {
                if (s167 == 3) {
                    f135[0 * s134 + 7] = v165;
                } else {
                    if (s167 == 0) {
                    } else {
                        uint64_t u168 = s167 >> 0;
                        if (u168 >> 0 & 1) {
                        f135[0 * s134 + 7] = v165;
                        }
                    }
                }
            }
            vector v169 = v149 * (float)0.02209708691207961 + v155;
            vector v170 = splat(0);
            vector v171 = maximum(v170, v169);
            size_t s172 = s133 / 2;
            size_t s173 = s172 % 2;
            if (s173 == 1) {
                f135[0 * s134 + 1] = v171;
            } else {
                if (s173 == 3) {
                    f135[0 * s134 + 1] = v171;
                } else {
                    if (s173 == 0) {
                    } else {
                        uint64_t u174 = s173 >> 0;
                        if (u174 >> 0 & 1) {
                        f135[0 * s134 + 1] = v171;
                        }
                    }
                }
            }
            vector v175 = v149 * (float)-0.02209708691207961 + v155;
            vector v176 = splat(0);
            vector v177 = maximum(v176, v175);
            size_t s178 = s133 / 32;
            size_t s179 = s178 % 2;
            if (s179 == 1) {
                f135[0 * s134 + 5] = v177;
            } else {
                if (s179 == 3) {
                    f135[0 * s134 + 5] = v177;
                } else {
                    if (s179 == 0) {
                    } else {
                        uint64_t u180 = s179 >> 0;
                        if (u180 >> 0 & 1) {
                        f135[0 * s134 + 5] = v177;
                        }
                    }
                }
            }
            vector v181 = load(f136 + 4);
            vector v182 = v181 * (float)0.03125 + v152;
            vector v183 = v181 * (float)-0.03125 + v152;
            vector v184 = v144 * (float)-0.03125 + v183;
            vector v185 = splat(0);
            vector v186 = maximum(v185, v184);
            size_t s187 = s133 / 4;
            size_t s188 = s187 % 2;
            if (s188 == 1) {
                f135[0 * s134 + 2] = v186;
            } else {
                if (s188 == 3) {
                    f135[0 * s134 + 2] = v186;
                } else {
                    if (s188 == 0) {
                    } else {
                        uint64_t u189 = s188 >> 0;
                        if (u189 >> 0 & 1) {
                        f135[0 * s134 + 2] = v186;
                        }
                    }
                }
            }
            vector v190 = v144 * (float)0.03125 + v183;
            vector v191 = splat(0);
            vector v192 = maximum(v191, v190);
            size_t s193 = s133 / 64;
            size_t s194 = s193 % 2;
            if (s194 == 1) {
                f135[0 * s134 + 6] = v192;
            } else {
                if (s194 == 3) {
                    f135[0 * s134 + 6] = v192;
                } else {
                    if (s194 == 0) {
                    } else {
                        uint64_t u195 = s194 >> 0;
                        if (u195 >> 0 & 1) {
                        f135[0 * s134 + 6] = v192;
                        }
                    }
                }
            }
            vector v196 = v148 * (float)0.03125 + v182;
            vector v197 = splat(0);
            vector v198 = maximum(v197, v196);
            size_t s199 = s133 / 1;
            size_t s200 = s199 % 2;
            if (s200 == 1) {
                f135[0 * s134 + 0] = v198;
            } else {
                if (s200 == 3) {
                    f135[0 * s134 + 0] = v198;
                } else {
                    if (s200 == 0) {
                    } else {
                        uint64_t u201 = s200 >> 0;
                        if (u201 >> 0 & 1) {
                        f135[0 * s134 + 0] = v198;
                        }
                    }
                }
            }
            vector v202 = v148 * (float)-0.03125 + v182;
            vector v203 = splat(0);
            vector v204 = maximum(v203, v202);
            size_t s205 = s133 / 16;
            size_t s206 = s205 % 2;
            if (s206 == 1) {
                f135[0 * s134 + 4] = v204;
            } else {
                if (s206 == 3) {
                    f135[0 * s134 + 4] = v204;
                } else {
                    if (s206 == 0) {
                    } else {
                        uint64_t u207 = s206 >> 0;
                        if (u207 >> 0 & 1) {
                        f135[0 * s134 + 4] = v204;
                        }
                    }
                }
            }
        }
        s132 /= 2;
        f136 += 8;
        f135 += s131;
    }
}

void nnp_fourier_8x8_gauss_left__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    size_t s4 = tile->channel_stride;
    const float*c5 = input;
    if (s3 == 255) {
        float*f6 = scratch;
        for (int i7 = 0; i7 < 8; i7++) {
            if (s2 & 1) {
                vector v8 = splat(0);
                v8 = c5[0 * s4 + 0];
                vector v9 = splat(0);
                v9 = c5[0 * s4 + 4];
                vector v10 = v8 + v9;
                vector v11 = v8 - v9;
                vector v12 = splat(0);
                v12 = c5[0 * s4 + 2];
                vector v13 = splat(0);
                v13 = c5[0 * s4 + 6];
                vector v14 = v12 + v13;
                vector v15 = v10 + v14;
                vector v16 = v10 - v14;
                store(f6 + 4, v16);
                vector v17 = v13 - v12;
                vector v18 = splat(0);
                v18 = c5[0 * s4 + 1];
                vector v19 = splat(0);
                v19 = c5[0 * s4 + 5];
                vector v20 = v18 + v19;
                vector v21 = v18 - v19;
                vector v22 = splat(0);
                v22 = c5[0 * s4 + 3];
                vector v23 = splat(0);
                v23 = c5[0 * s4 + 7];
                vector v24 = v22 + v23;
                vector v25 = v23 - v22;
                vector v26 = v20 + v24;
                vector v27 = v15 + v26;
                store(f6 + 0, v27);
                vector v28 = v15 - v26;
                store(f6 + 1, v28);
                vector v29 = v24 - v20;
                store(f6 + 5, v29);
                vector v30 = v21 + v25;
                vector v31 = v25 - v21;
                vector v32 = v30 * (float)0.7071067811865476 + v11;
                store(f6 + 2, v32);
                vector v33 = v31 * (float)0.7071067811865476 + v17;
                store(f6 + 3, v33);
                vector v34 = v30 * (float)-0.7071067811865476 + v11;
                store(f6 + 6, v34);
                vector v35 = v31 * (float)0.7071067811865476 - v17;
                store(f6 + 7, v35);
            } else {
                vector v36 = splat(0);
                store(f6 + 0, v36);
                store(f6 + 1, v36);
                store(f6 + 2, v36);
                store(f6 + 3, v36);
                store(f6 + 4, v36);
                store(f6 + 5, v36);
                store(f6 + 6, v36);
                store(f6 + 7, v36);
            }
            s2 /= 2;
            c5 += s1;
            f6 += 8;
        }
    } else {
        uint64_t u37 = s3 >> 0;
        uint64_t u38 = s3 >> 1;
        uint64_t u39 = s3 >> 2;
        uint64_t u40 = s3 >> 3;
        uint64_t u41 = s3 >> 4;
        uint64_t u42 = s3 >> 5;
        uint64_t u43 = s3 >> 6;
        uint64_t u44 = s3 >> 7;
        float*f45 = scratch;
        for (int i46 = 0; i46 < 8; i46++) {
            if (s2 & 1) {
                vector v47 = splat(0);
                if (u37 >> 0 & 1) {
                v47 = c5[0 * s4 + 0];
                }
                vector v48 = splat(0);
                if (u41 >> 0 & 1) {
                v48 = c5[0 * s4 + 4];
                }
                vector v49 = v47 + v48;
                vector v50 = v47 - v48;
                vector v51 = splat(0);
                if (u39 >> 0 & 1) {
                v51 = c5[0 * s4 + 2];
                }
                vector v52 = splat(0);
                if (u43 >> 0 & 1) {
                v52 = c5[0 * s4 + 6];
                }
                vector v53 = v51 + v52;
                vector v54 = v49 + v53;
                vector v55 = v49 - v53;
                store(f45 + 4, v55);
                vector v56 = v52 - v51;
                vector v57 = splat(0);
                if (u38 >> 0 & 1) {
                v57 = c5[0 * s4 + 1];
                }
                vector v58 = splat(0);
                if (u42 >> 0 & 1) {
                v58 = c5[0 * s4 + 5];
                }
                vector v59 = v57 + v58;
                vector v60 = v57 - v58;
                vector v61 = splat(0);
                if (u40 >> 0 & 1) {
                v61 = c5[0 * s4 + 3];
                }
                vector v62 = splat(0);
                if (u44 >> 0 & 1) {
                v62 = c5[0 * s4 + 7];
                }
                vector v63 = v61 + v62;
                vector v64 = v62 - v61;
                vector v65 = v59 + v63;
                vector v66 = v54 + v65;
                store(f45 + 0, v66);
                vector v67 = v54 - v65;
                store(f45 + 1, v67);
                vector v68 = v63 - v59;
                store(f45 + 5, v68);
                vector v69 = v60 + v64;
                vector v70 = v64 - v60;
                vector v71 = v69 * (float)0.7071067811865476 + v50;
                store(f45 + 2, v71);
                vector v72 = v70 * (float)0.7071067811865476 + v56;
                store(f45 + 3, v72);
                vector v73 = v69 * (float)-0.7071067811865476 + v50;
                store(f45 + 6, v73);
                vector v74 = v70 * (float)0.7071067811865476 - v56;
                store(f45 + 7, v74);
            } else {
                vector v75 = splat(0);
                store(f45 + 0, v75);
                store(f45 + 1, v75);
                store(f45 + 2, v75);
                store(f45 + 3, v75);
                store(f45 + 4, v75);
                store(f45 + 5, v75);
                store(f45 + 6, v75);
                store(f45 + 7, v75);
            }
            s2 /= 2;
            c5 += s1;
            f45 += 8;
        }
    }
    float*f76 = output;
    vector v77 = load(scratch + 0);
    vector v78 = load(scratch + 32);
    vector v79 = v77 + v78;
    vector v80 = v77 - v78;
    vector v81 = load(scratch + 16);
    vector v82 = load(scratch + 48);
    vector v83 = v81 + v82;
    vector v84 = v79 + v83;
    vector v85 = v79 - v83;
    store(f76 + 8 * output_stride + 0, v85);
    vector v86 = v82 - v81;
    vector v87 = load(scratch + 8);
    vector v88 = load(scratch + 40);
    vector v89 = v87 + v88;
    vector v90 = v87 - v88;
    vector v91 = load(scratch + 24);
    vector v92 = load(scratch + 56);
    vector v93 = v91 + v92;
    vector v94 = v92 - v91;
    vector v95 = v89 + v93;
    vector v96 = v84 + v95;
    store(f76 + 0 * output_stride + 0, v96);
    vector v97 = v84 - v95;
    store(f76 + 1 * output_stride + 0, v97);
    vector v98 = v93 - v89;
    store(f76 + 9 * output_stride + 0, v98);
    vector v99 = v90 + v94;
    vector v100 = v94 - v90;
    vector v101 = v99 * (float)0.7071067811865476 + v80;
    store(f76 + 5 * output_stride + 0, v101);
    vector v102 = v100 * (float)0.7071067811865476 + v86;
    store(f76 + 6 * output_stride + 0, v102);
    vector v103 = v99 * (float)-0.7071067811865476 + v80;
    store(f76 + 11 * output_stride + 0, v103);
    vector v104 = v100 * (float)-0.7071067811865476 + v86;
    vector v105 = v101 + v102;
    store(f76 + 4 * output_stride + 0, v105);
    vector v106 = v85 + v98;
    store(f76 + 7 * output_stride + 0, v106);
    vector v107 = v103 - v104;
    store(f76 + 10 * output_stride + 0, v107);
    vector v108 = v100 * (float)0.7071067811865476 - v86;
    store(f76 + 12 * output_stride + 0, v108);
    vector v109 = load(scratch + 1);
    vector v110 = load(scratch + 33);
    vector v111 = v109 + v110;
    vector v112 = v109 - v110;
    vector v113 = load(scratch + 17);
    vector v114 = load(scratch + 49);
    vector v115 = v113 + v114;
    vector v116 = v111 + v115;
    vector v117 = v111 - v115;
    store(f76 + 17 * output_stride + 0, v117);
    vector v118 = v114 - v113;
    vector v119 = load(scratch + 9);
    vector v120 = load(scratch + 41);
    vector v121 = v119 + v120;
    vector v122 = v119 - v120;
    vector v123 = load(scratch + 25);
    vector v124 = load(scratch + 57);
    vector v125 = v123 + v124;
    vector v126 = v124 - v123;
    vector v127 = v121 + v125;
    vector v128 = v116 + v127;
    store(f76 + 2 * output_stride + 0, v128);
    vector v129 = v116 - v127;
    store(f76 + 3 * output_stride + 0, v129);
    vector v130 = v125 - v121;
    store(f76 + 18 * output_stride + 0, v130);
    vector v131 = v122 + v126;
    vector v132 = v126 - v122;
    vector v133 = v131 * (float)0.7071067811865476 + v112;
    store(f76 + 14 * output_stride + 0, v133);
    vector v134 = v132 * (float)0.7071067811865476 + v118;
    store(f76 + 15 * output_stride + 0, v134);
    vector v135 = v131 * (float)-0.7071067811865476 + v112;
    store(f76 + 20 * output_stride + 0, v135);
    vector v136 = v132 * (float)-0.7071067811865476 + v118;
    vector v137 = v133 + v134;
    store(f76 + 13 * output_stride + 0, v137);
    vector v138 = v117 + v130;
    store(f76 + 16 * output_stride + 0, v138);
    vector v139 = v135 - v136;
    store(f76 + 19 * output_stride + 0, v139);
    vector v140 = v132 * (float)0.7071067811865476 - v118;
    store(f76 + 21 * output_stride + 0, v140);
    size_t s141 = output_stride * 22;
    output += s141;
    float*f142 = output;
    float*f143 = scratch;
    for (int i144 = 0; i144 < 3; i144++) {
        f143 += 2;
        vector v145 = load(f143 + 0);
        vector v146 = load(f143 + 32);
        vector v147 = v145 + v146;
        vector v148 = v145 - v146;
        vector v149 = load(f143 + 1);
        vector v150 = load(f143 + 33);
        vector v151 = v149 + v150;
        vector v152 = v149 - v150;
        vector v153 = load(f143 + 16);
        vector v154 = load(f143 + 48);
        vector v155 = v153 + v154;
        vector v156 = load(f143 + 17);
        vector v157 = load(f143 + 49);
        vector v158 = v156 + v157;
        vector v159 = v147 + v155;
        vector v160 = v151 + v158;
        vector v161 = v147 - v155;
        vector v162 = v151 - v158;
        vector v163 = v156 - v157;
        vector v164 = v154 - v153;
        vector v165 = v148 + v163;
        vector v166 = v152 + v164;
        vector v167 = v148 - v163;
        vector v168 = v152 - v164;
        vector v169 = load(f143 + 8);
        vector v170 = load(f143 + 40);
        vector v171 = v169 + v170;
        vector v172 = v169 - v170;
        vector v173 = load(f143 + 9);
        vector v174 = load(f143 + 41);
        vector v175 = v173 + v174;
        vector v176 = v173 - v174;
        vector v177 = load(f143 + 24);
        vector v178 = load(f143 + 56);
        vector v179 = v177 + v178;
        vector v180 = v178 - v177;
        vector v181 = load(f143 + 25);
        vector v182 = load(f143 + 57);
        vector v183 = v181 + v182;
        vector v184 = v182 - v181;
        vector v185 = v171 + v179;
        vector v186 = v175 + v183;
        vector v187 = v159 + v185;
        store(f142 + 1 * output_stride + 0, v187);
        vector v188 = v160 + v186;
        store(f142 + 2 * output_stride + 0, v188);
        vector v189 = v159 - v185;
        store(f142 + 13 * output_stride + 0, v189);
        vector v190 = v160 - v186;
        store(f142 + 14 * output_stride + 0, v190);
        vector v191 = v175 - v183;
        vector v192 = v179 - v171;
        vector v193 = v161 + v191;
        store(f142 + 7 * output_stride + 0, v193);
        vector v194 = v162 + v192;
        store(f142 + 8 * output_stride + 0, v194);
        vector v195 = v161 - v191;
        store(f142 + 19 * output_stride + 0, v195);
        vector v196 = v162 - v192;
        store(f142 + 20 * output_stride + 0, v196);
        vector v197 = v172 + v176;
        vector v198 = v176 - v172;
        vector v199 = v180 - v184;
        vector v200 = v180 + v184;
        vector v201 = v197 + v199;
        vector v202 = v198 + v200;
        vector v203 = v201 * (float)0.7071067811865476 + v165;
        store(f142 + 4 * output_stride + 0, v203);
        vector v204 = v202 * (float)0.7071067811865476 + v166;
        store(f142 + 5 * output_stride + 0, v204);
        vector v205 = v201 * (float)-0.7071067811865476 + v165;
        store(f142 + 16 * output_stride + 0, v205);
        vector v206 = v202 * (float)-0.7071067811865476 + v166;
        store(f142 + 17 * output_stride + 0, v206);
        vector v207 = v198 - v200;
        vector v208 = v199 - v197;
        vector v209 = v207 * (float)0.7071067811865476 + v167;
        store(f142 + 10 * output_stride + 0, v209);
        vector v210 = v208 * (float)0.7071067811865476 + v168;
        store(f142 + 11 * output_stride + 0, v210);
        vector v211 = v207 * (float)-0.7071067811865476 + v167;
        store(f142 + 22 * output_stride + 0, v211);
        vector v212 = v208 * (float)-0.7071067811865476 + v168;
        store(f142 + 23 * output_stride + 0, v212);
        vector v213 = v187 + v188;
        store(f142 + 0 * output_stride + 0, v213);
        vector v214 = v203 + v204;
        store(f142 + 3 * output_stride + 0, v214);
        vector v215 = v193 + v194;
        store(f142 + 6 * output_stride + 0, v215);
        vector v216 = v209 + v210;
        store(f142 + 9 * output_stride + 0, v216);
        vector v217 = v189 + v190;
        store(f142 + 12 * output_stride + 0, v217);
        vector v218 = v205 + v206;
        store(f142 + 15 * output_stride + 0, v218);
        vector v219 = v195 + v196;
        store(f142 + 18 * output_stride + 0, v219);
        vector v220 = v211 + v212;
        store(f142 + 21 * output_stride + 0, v220);
        f142 += 24 * output_stride;
    }
}

void nnp_fourier_8x8_gauss_right__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    size_t s4 = tile->channel_stride;
    const float*c5 = input;
    if (s3 == 255) {
        float*f6 = scratch;
        for (int i7 = 0; i7 < 8; i7++) {
            if (s2 & 1) {
                vector v8 = splat(0);
                v8 = c5[0 * s4 + 0];
                vector v9 = splat(0);
                v9 = c5[0 * s4 + 4];
                vector v10 = v8 + v9;
                vector v11 = v8 - v9;
                vector v12 = splat(0);
                v12 = c5[0 * s4 + 2];
                vector v13 = splat(0);
                v13 = c5[0 * s4 + 6];
                vector v14 = v12 + v13;
                vector v15 = v10 + v14;
                vector v16 = v10 - v14;
                store(f6 + 4, v16);
                vector v17 = v12 - v13;
                vector v18 = splat(0);
                v18 = c5[0 * s4 + 1];
                vector v19 = splat(0);
                v19 = c5[0 * s4 + 5];
                vector v20 = v18 + v19;
                vector v21 = v18 - v19;
                vector v22 = splat(0);
                v22 = c5[0 * s4 + 3];
                vector v23 = splat(0);
                v23 = c5[0 * s4 + 7];
                vector v24 = v22 + v23;
                vector v25 = v23 - v22;
                vector v26 = v20 + v24;
                vector v27 = v15 + v26;
                store(f6 + 0, v27);
                vector v28 = v15 - v26;
                store(f6 + 1, v28);
                vector v29 = v20 - v24;
                store(f6 + 5, v29);
                vector v30 = v21 + v25;
                vector v31 = v21 - v25;
                vector v32 = v30 * (float)0.7071067811865476 + v11;
                store(f6 + 2, v32);
                vector v33 = v31 * (float)0.7071067811865476 + v17;
                store(f6 + 3, v33);
                vector v34 = v30 * (float)-0.7071067811865476 + v11;
                store(f6 + 6, v34);
                vector v35 = v31 * (float)0.7071067811865476 - v17;
                store(f6 + 7, v35);
            } else {
                vector v36 = splat(0);
                store(f6 + 0, v36);
                store(f6 + 1, v36);
                store(f6 + 2, v36);
                store(f6 + 3, v36);
                store(f6 + 4, v36);
                store(f6 + 5, v36);
                store(f6 + 6, v36);
                store(f6 + 7, v36);
            }
            s2 /= 2;
            c5 += s1;
            f6 += 8;
        }
    } else {
        uint64_t u37 = s3 >> 0;
        uint64_t u38 = s3 >> 1;
        uint64_t u39 = s3 >> 2;
        uint64_t u40 = s3 >> 3;
        uint64_t u41 = s3 >> 4;
        uint64_t u42 = s3 >> 5;
        uint64_t u43 = s3 >> 6;
        uint64_t u44 = s3 >> 7;
        float*f45 = scratch;
        for (int i46 = 0; i46 < 8; i46++) {
            if (s2 & 1) {
                vector v47 = splat(0);
                if (u37 >> 0 & 1) {
                v47 = c5[0 * s4 + 0];
                }
                vector v48 = splat(0);
                if (u41 >> 0 & 1) {
                v48 = c5[0 * s4 + 4];
                }
                vector v49 = v47 + v48;
                vector v50 = v47 - v48;
                vector v51 = splat(0);
                if (u39 >> 0 & 1) {
                v51 = c5[0 * s4 + 2];
                }
                vector v52 = splat(0);
                if (u43 >> 0 & 1) {
                v52 = c5[0 * s4 + 6];
                }
                vector v53 = v51 + v52;
                vector v54 = v49 + v53;
                vector v55 = v49 - v53;
                store(f45 + 4, v55);
                vector v56 = v51 - v52;
                vector v57 = splat(0);
                if (u38 >> 0 & 1) {
                v57 = c5[0 * s4 + 1];
                }
                vector v58 = splat(0);
                if (u42 >> 0 & 1) {
                v58 = c5[0 * s4 + 5];
                }
                vector v59 = v57 + v58;
                vector v60 = v57 - v58;
                vector v61 = splat(0);
                if (u40 >> 0 & 1) {
                v61 = c5[0 * s4 + 3];
                }
                vector v62 = splat(0);
                if (u44 >> 0 & 1) {
                v62 = c5[0 * s4 + 7];
                }
                vector v63 = v61 + v62;
                vector v64 = v62 - v61;
                vector v65 = v59 + v63;
                vector v66 = v54 + v65;
                store(f45 + 0, v66);
                vector v67 = v54 - v65;
                store(f45 + 1, v67);
                vector v68 = v59 - v63;
                store(f45 + 5, v68);
                vector v69 = v60 + v64;
                vector v70 = v60 - v64;
                vector v71 = v69 * (float)0.7071067811865476 + v50;
                store(f45 + 2, v71);
                vector v72 = v70 * (float)0.7071067811865476 + v56;
                store(f45 + 3, v72);
                vector v73 = v69 * (float)-0.7071067811865476 + v50;
                store(f45 + 6, v73);
                vector v74 = v70 * (float)0.7071067811865476 - v56;
                store(f45 + 7, v74);
            } else {
                vector v75 = splat(0);
                store(f45 + 0, v75);
                store(f45 + 1, v75);
                store(f45 + 2, v75);
                store(f45 + 3, v75);
                store(f45 + 4, v75);
                store(f45 + 5, v75);
                store(f45 + 6, v75);
                store(f45 + 7, v75);
            }
            s2 /= 2;
            c5 += s1;
            f45 += 8;
        }
    }
    float*f76 = output;
    vector v77 = load(scratch + 0);
    vector v78 = load(scratch + 32);
    vector v79 = v77 + v78;
    vector v80 = v77 - v78;
    vector v81 = load(scratch + 16);
    vector v82 = load(scratch + 48);
    vector v83 = v81 + v82;
    vector v84 = v79 + v83;
    vector v85 = v79 - v83;
    store(f76 + 7 * output_stride + 0, v85);
    vector v86 = v81 - v82;
    vector v87 = load(scratch + 8);
    vector v88 = load(scratch + 40);
    vector v89 = v87 + v88;
    vector v90 = v87 - v88;
    vector v91 = load(scratch + 24);
    vector v92 = load(scratch + 56);
    vector v93 = v91 + v92;
    vector v94 = v92 - v91;
    vector v95 = v89 + v93;
    vector v96 = v84 + v95;
    store(f76 + 0 * output_stride + 0, v96);
    vector v97 = v84 - v95;
    store(f76 + 1 * output_stride + 0, v97);
    vector v98 = v89 - v93;
    vector v99 = v90 + v94;
    vector v100 = v90 - v94;
    vector v101 = v99 * (float)0.7071067811865476 + v80;
    store(f76 + 4 * output_stride + 0, v101);
    vector v102 = v100 * (float)0.7071067811865476 + v86;
    vector v103 = v99 * (float)-0.7071067811865476 + v80;
    store(f76 + 10 * output_stride + 0, v103);
    vector v104 = v100 * (float)-0.7071067811865476 + v86;
    vector v105 = v102 - v101;
    store(f76 + 5 * output_stride + 0, v105);
    vector v106 = v101 + v102;
    store(f76 + 6 * output_stride + 0, v106);
    vector v107 = v98 - v85;
    store(f76 + 8 * output_stride + 0, v107);
    vector v108 = v85 + v98;
    store(f76 + 9 * output_stride + 0, v108);
    vector v109 = v103 + v104;
    vector v110 = v103 - v104;
    store(f76 + 12 * output_stride + 0, v110);
    vector v111 = v109 * (float)-1.0;
    store(f76 + 11 * output_stride + 0, v111);
    vector v112 = load(scratch + 1);
    vector v113 = load(scratch + 33);
    vector v114 = v112 + v113;
    vector v115 = v112 - v113;
    vector v116 = load(scratch + 17);
    vector v117 = load(scratch + 49);
    vector v118 = v116 + v117;
    vector v119 = v114 + v118;
    vector v120 = v114 - v118;
    store(f76 + 16 * output_stride + 0, v120);
    vector v121 = v116 - v117;
    vector v122 = load(scratch + 9);
    vector v123 = load(scratch + 41);
    vector v124 = v122 + v123;
    vector v125 = v122 - v123;
    vector v126 = load(scratch + 25);
    vector v127 = load(scratch + 57);
    vector v128 = v126 + v127;
    vector v129 = v127 - v126;
    vector v130 = v124 + v128;
    vector v131 = v119 + v130;
    store(f76 + 2 * output_stride + 0, v131);
    vector v132 = v119 - v130;
    store(f76 + 3 * output_stride + 0, v132);
    vector v133 = v124 - v128;
    vector v134 = v125 + v129;
    vector v135 = v125 - v129;
    vector v136 = v134 * (float)0.7071067811865476 + v115;
    store(f76 + 13 * output_stride + 0, v136);
    vector v137 = v135 * (float)0.7071067811865476 + v121;
    vector v138 = v134 * (float)-0.7071067811865476 + v115;
    store(f76 + 19 * output_stride + 0, v138);
    vector v139 = v135 * (float)-0.7071067811865476 + v121;
    vector v140 = v137 - v136;
    store(f76 + 14 * output_stride + 0, v140);
    vector v141 = v136 + v137;
    store(f76 + 15 * output_stride + 0, v141);
    vector v142 = v133 - v120;
    store(f76 + 17 * output_stride + 0, v142);
    vector v143 = v120 + v133;
    store(f76 + 18 * output_stride + 0, v143);
    vector v144 = v138 + v139;
    vector v145 = v138 - v139;
    store(f76 + 21 * output_stride + 0, v145);
    vector v146 = v144 * (float)-1.0;
    store(f76 + 20 * output_stride + 0, v146);
    size_t s147 = output_stride * 22;
    output += s147;
    float*f148 = output;
    float*f149 = scratch;
    for (int i150 = 0; i150 < 3; i150++) {
        f149 += 2;
        vector v151 = load(f149 + 0);
        vector v152 = load(f149 + 32);
        vector v153 = v151 + v152;
        vector v154 = v151 - v152;
        vector v155 = load(f149 + 1);
        vector v156 = load(f149 + 33);
        vector v157 = v155 + v156;
        vector v158 = v155 - v156;
        vector v159 = load(f149 + 16);
        vector v160 = load(f149 + 48);
        vector v161 = v159 + v160;
        vector v162 = load(f149 + 17);
        vector v163 = load(f149 + 49);
        vector v164 = v162 + v163;
        vector v165 = v153 + v161;
        vector v166 = v157 + v164;
        vector v167 = v153 - v161;
        vector v168 = v157 - v164;
        vector v169 = v163 - v162;
        vector v170 = v159 - v160;
        vector v171 = v154 + v169;
        vector v172 = v158 + v170;
        vector v173 = v154 - v169;
        vector v174 = v158 - v170;
        vector v175 = load(f149 + 8);
        vector v176 = load(f149 + 40);
        vector v177 = v175 + v176;
        vector v178 = v175 - v176;
        vector v179 = load(f149 + 9);
        vector v180 = load(f149 + 41);
        vector v181 = v179 + v180;
        vector v182 = v179 - v180;
        vector v183 = load(f149 + 24);
        vector v184 = load(f149 + 56);
        vector v185 = v183 + v184;
        vector v186 = v184 - v183;
        vector v187 = load(f149 + 25);
        vector v188 = load(f149 + 57);
        vector v189 = v187 + v188;
        vector v190 = v188 - v187;
        vector v191 = v177 + v185;
        vector v192 = v181 + v189;
        vector v193 = v165 + v191;
        store(f148 + 0 * output_stride + 0, v193);
        vector v194 = v166 + v192;
        vector v195 = v165 - v191;
        store(f148 + 12 * output_stride + 0, v195);
        vector v196 = v166 - v192;
        vector v197 = v189 - v181;
        vector v198 = v177 - v185;
        vector v199 = v167 + v197;
        store(f148 + 6 * output_stride + 0, v199);
        vector v200 = v168 + v198;
        vector v201 = v167 - v197;
        store(f148 + 18 * output_stride + 0, v201);
        vector v202 = v168 - v198;
        vector v203 = v178 - v182;
        vector v204 = v178 + v182;
        vector v205 = v186 + v190;
        vector v206 = v190 - v186;
        vector v207 = v203 + v205;
        vector v208 = v204 + v206;
        vector v209 = v207 * (float)0.7071067811865476 + v171;
        store(f148 + 3 * output_stride + 0, v209);
        vector v210 = v208 * (float)0.7071067811865476 + v172;
        vector v211 = v207 * (float)-0.7071067811865476 + v171;
        store(f148 + 15 * output_stride + 0, v211);
        vector v212 = v208 * (float)-0.7071067811865476 + v172;
        vector v213 = v206 - v204;
        vector v214 = v203 - v205;
        vector v215 = v213 * (float)0.7071067811865476 + v173;
        store(f148 + 9 * output_stride + 0, v215);
        vector v216 = v214 * (float)0.7071067811865476 + v174;
        vector v217 = v213 * (float)-0.7071067811865476 + v173;
        store(f148 + 21 * output_stride + 0, v217);
        vector v218 = v214 * (float)-0.7071067811865476 + v174;
        vector v219 = v194 - v193;
        store(f148 + 1 * output_stride + 0, v219);
        vector v220 = v193 + v194;
        store(f148 + 2 * output_stride + 0, v220);
        vector v221 = v210 - v209;
        store(f148 + 4 * output_stride + 0, v221);
        vector v222 = v209 + v210;
        store(f148 + 5 * output_stride + 0, v222);
        vector v223 = v200 - v199;
        store(f148 + 7 * output_stride + 0, v223);
        vector v224 = v199 + v200;
        store(f148 + 8 * output_stride + 0, v224);
        vector v225 = v216 - v215;
        store(f148 + 10 * output_stride + 0, v225);
        vector v226 = v215 + v216;
        store(f148 + 11 * output_stride + 0, v226);
        vector v227 = v196 - v195;
        store(f148 + 13 * output_stride + 0, v227);
        vector v228 = v195 + v196;
        store(f148 + 14 * output_stride + 0, v228);
        vector v229 = v212 - v211;
        store(f148 + 16 * output_stride + 0, v229);
        vector v230 = v211 + v212;
        store(f148 + 17 * output_stride + 0, v230);
        vector v231 = v202 - v201;
        store(f148 + 19 * output_stride + 0, v231);
        vector v232 = v201 + v202;
        store(f148 + 20 * output_stride + 0, v232);
        vector v233 = v218 - v217;
        store(f148 + 22 * output_stride + 0, v233);
        vector v234 = v217 + v218;
        store(f148 + 23 * output_stride + 0, v234);
        f148 += 24 * output_stride;
    }
}

void nnp_fourier_8x8_gauss_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    vector v1 = load(bias + 0);
    store(scratch + 64, v1);
    const float*c2 = input;
    vector v3 = load(c2 + 4 * input_stride + 0);
    vector v4 = load(c2 + 6 * input_stride + 0);
    vector v5 = v3 - v4;
    vector v6 = load(c2 + 5 * input_stride + 0);
    vector v7 = v3 + v6;
    vector v8 = load(c2 + 7 * input_stride + 0);
    vector v9 = load(c2 + 9 * input_stride + 0);
    vector v10 = v8 - v9;
    vector v11 = load(c2 + 8 * input_stride + 0);
    vector v12 = v8 + v11;
    vector v13 = load(c2 + 10 * input_stride + 0);
    vector v14 = load(c2 + 12 * input_stride + 0);
    vector v15 = v13 - v14;
    vector v16 = load(c2 + 11 * input_stride + 0);
    vector v17 = v13 + v16;
    vector v18 = v7 + v17;
    vector v19 = v7 - v17;
    vector v20 = v5 - v15;
    vector v21 = v5 + v15;
    vector v22 = v20 - v18;
    vector v23 = v18 + v20;
    vector v24 = load(c2 + 0 * input_stride + 0);
    vector v25 = load(c2 + 1 * input_stride + 0);
    vector v26 = v24 + v25;
    vector v27 = v24 - v25;
    vector v28 = v12 * (float)-2.0 + v27;
    vector v29 = v12 * (float)2.0 + v27;
    vector v30 = v23 * (float)-1.4142135623730951 + v29;
    store(scratch + 24, v30);
    vector v31 = v23 * (float)1.4142135623730951 + v29;
    store(scratch + 56, v31);
    vector v32 = v22 * (float)1.4142135623730951 + v28;
    store(scratch + 8, v32);
    vector v33 = v22 * (float)-1.4142135623730951 + v28;
    store(scratch + 40, v33);
    vector v34 = v10 * (float)2.0 + v26;
    vector v35 = v10 * (float)-2.0 + v26;
    vector v36 = v19 * (float)-2.0 + v35;
    store(scratch + 16, v36);
    vector v37 = v19 * (float)2.0 + v35;
    store(scratch + 48, v37);
    vector v38 = v21 * (float)2.0 + v34;
    store(scratch + 0, v38);
    vector v39 = v21 * (float)-2.0 + v34;
    store(scratch + 32, v39);
    vector v40 = load(c2 + 13 * input_stride + 0);
    vector v41 = load(c2 + 15 * input_stride + 0);
    vector v42 = v40 - v41;
    vector v43 = load(c2 + 14 * input_stride + 0);
    vector v44 = v40 + v43;
    vector v45 = load(c2 + 16 * input_stride + 0);
    vector v46 = load(c2 + 18 * input_stride + 0);
    vector v47 = v45 - v46;
    vector v48 = load(c2 + 17 * input_stride + 0);
    vector v49 = v45 + v48;
    vector v50 = load(c2 + 19 * input_stride + 0);
    vector v51 = load(c2 + 21 * input_stride + 0);
    vector v52 = v50 - v51;
    vector v53 = load(c2 + 20 * input_stride + 0);
    vector v54 = v50 + v53;
    vector v55 = v44 + v54;
    vector v56 = v44 - v54;
    vector v57 = v42 - v52;
    vector v58 = v42 + v52;
    vector v59 = v57 - v55;
    vector v60 = v55 + v57;
    vector v61 = load(c2 + 2 * input_stride + 0);
    vector v62 = load(c2 + 3 * input_stride + 0);
    vector v63 = v61 + v62;
    vector v64 = v61 - v62;
    vector v65 = v49 * (float)-2.0 + v64;
    vector v66 = v49 * (float)2.0 + v64;
    vector v67 = v60 * (float)-1.4142135623730951 + v66;
    store(scratch + 25, v67);
    vector v68 = v60 * (float)1.4142135623730951 + v66;
    store(scratch + 57, v68);
    vector v69 = v59 * (float)1.4142135623730951 + v65;
    store(scratch + 9, v69);
    vector v70 = v59 * (float)-1.4142135623730951 + v65;
    store(scratch + 41, v70);
    vector v71 = v47 * (float)2.0 + v63;
    vector v72 = v47 * (float)-2.0 + v63;
    vector v73 = v56 * (float)-2.0 + v72;
    store(scratch + 17, v73);
    vector v74 = v56 * (float)2.0 + v72;
    store(scratch + 49, v74);
    vector v75 = v58 * (float)2.0 + v71;
    store(scratch + 1, v75);
    vector v76 = v58 * (float)-2.0 + v71;
    store(scratch + 33, v76);
    size_t s77 = input_stride * 22;
    input += s77;
    const float*c78 = input;
    float*f79 = scratch;
    for (int i80 = 0; i80 < 3; i80++) {
        f79 += 2;
        vector v81 = load(c78 + 0 * input_stride + 0);
        vector v82 = load(c78 + 2 * input_stride + 0);
        vector v83 = v81 - v82;
        vector v84 = load(c78 + 1 * input_stride + 0);
        vector v85 = v81 + v84;
        vector v86 = load(c78 + 3 * input_stride + 0);
        vector v87 = load(c78 + 5 * input_stride + 0);
        vector v88 = v86 - v87;
        vector v89 = load(c78 + 4 * input_stride + 0);
        vector v90 = v86 + v89;
        vector v91 = load(c78 + 6 * input_stride + 0);
        vector v92 = load(c78 + 8 * input_stride + 0);
        vector v93 = v91 - v92;
        vector v94 = load(c78 + 7 * input_stride + 0);
        vector v95 = v91 + v94;
        vector v96 = load(c78 + 9 * input_stride + 0);
        vector v97 = load(c78 + 11 * input_stride + 0);
        vector v98 = v96 - v97;
        vector v99 = load(c78 + 10 * input_stride + 0);
        vector v100 = v96 + v99;
        vector v101 = load(c78 + 12 * input_stride + 0);
        vector v102 = load(c78 + 14 * input_stride + 0);
        vector v103 = v101 - v102;
        vector v104 = load(c78 + 13 * input_stride + 0);
        vector v105 = v101 + v104;
        vector v106 = load(c78 + 15 * input_stride + 0);
        vector v107 = load(c78 + 17 * input_stride + 0);
        vector v108 = v106 - v107;
        vector v109 = load(c78 + 16 * input_stride + 0);
        vector v110 = v106 + v109;
        vector v111 = load(c78 + 18 * input_stride + 0);
        vector v112 = load(c78 + 20 * input_stride + 0);
        vector v113 = v111 - v112;
        vector v114 = load(c78 + 19 * input_stride + 0);
        vector v115 = v111 + v114;
        vector v116 = load(c78 + 21 * input_stride + 0);
        vector v117 = load(c78 + 23 * input_stride + 0);
        vector v118 = v116 - v117;
        vector v119 = load(c78 + 22 * input_stride + 0);
        vector v120 = v116 + v119;
        vector v121 = v83 + v103;
        vector v122 = v83 - v103;
        vector v123 = v85 + v105;
        vector v124 = v85 - v105;
        vector v125 = v93 + v113;
        vector v126 = v95 + v115;
        vector v127 = v121 + v125;
        vector v128 = v123 + v126;
        vector v129 = v121 - v125;
        vector v130 = v123 - v126;
        vector v131 = v115 - v95;
        vector v132 = v93 - v113;
        vector v133 = v122 + v131;
        vector v134 = v124 + v132;
        vector v135 = v122 - v131;
        vector v136 = v124 - v132;
        vector v137 = v88 + v108;
        vector v138 = v88 - v108;
        vector v139 = v90 + v110;
        vector v140 = v90 - v110;
        vector v141 = v98 + v118;
        vector v142 = v118 - v98;
        vector v143 = v100 + v120;
        vector v144 = v120 - v100;
        vector v145 = v137 + v141;
        vector v146 = v139 + v143;
        vector v147 = v127 + v145;
        store(f79 + 0, v147);
        vector v148 = v128 + v146;
        store(f79 + 1, v148);
        vector v149 = v127 - v145;
        store(f79 + 32, v149);
        vector v150 = v128 - v146;
        store(f79 + 33, v150);
        vector v151 = v143 - v139;
        vector v152 = v137 - v141;
        vector v153 = v129 + v151;
        store(f79 + 16, v153);
        vector v154 = v130 + v152;
        store(f79 + 17, v154);
        vector v155 = v129 - v151;
        store(f79 + 48, v155);
        vector v156 = v130 - v152;
        store(f79 + 49, v156);
        vector v157 = v138 - v140;
        vector v158 = v138 + v140;
        vector v159 = v142 + v144;
        vector v160 = v144 - v142;
        vector v161 = v157 + v159;
        vector v162 = v158 + v160;
        vector v163 = v161 * (float)0.7071067811865476 + v133;
        store(f79 + 8, v163);
        vector v164 = v162 * (float)0.7071067811865476 + v134;
        store(f79 + 9, v164);
        vector v165 = v161 * (float)-0.7071067811865476 + v133;
        store(f79 + 40, v165);
        vector v166 = v162 * (float)-0.7071067811865476 + v134;
        store(f79 + 41, v166);
        vector v167 = v160 - v158;
        vector v168 = v157 - v159;
        vector v169 = v167 * (float)0.7071067811865476 + v135;
        store(f79 + 24, v169);
        vector v170 = v168 * (float)0.7071067811865476 + v136;
        store(f79 + 25, v170);
        vector v171 = v167 * (float)-0.7071067811865476 + v135;
        store(f79 + 56, v171);
        vector v172 = v168 * (float)-0.7071067811865476 + v136;
        store(f79 + 57, v172);
        c78 += 24 * input_stride;
    }
    size_t s173 = tile->row_stride;
    size_t s174 = tile->row_mask;
    size_t s175 = tile->column_mask;
    size_t s176 = tile->channel_stride;
    float*f177 = output;
    float*f178 = scratch;
    for (int i179 = 0; i179 < 8; i179++) {
        if (s174 & 1) {
            vector v180 = load(f178 + 0);
            vector v181 = load(scratch + 64);
            vector v182 = v180 * (float)0.015625 + v181;
            vector v183 = load(f178 + 3);
            vector v184 = load(f178 + 7);
            vector v185 = v183 + v184;
            vector v186 = v183 - v184;
            vector v187 = load(f178 + 2);
            vector v188 = load(f178 + 6);
            vector v189 = v187 - v188;
            vector v190 = v187 + v188;
            vector v191 = v189 - v185;
            vector v192 = v185 + v189;
            vector v193 = load(f178 + 1);
            vector v194 = v193 * (float)0.015625 + v182;
            vector v195 = v193 * (float)-0.015625 + v182;
            vector v196 = load(f178 + 5);
            vector v197 = v196 * (float)-0.03125 + v195;
            vector v198 = v196 * (float)0.03125 + v195;
            vector v199 = v192 * (float)-0.02209708691207961 + v198;
            size_t s200 = s175 / 8;
            size_t s201 = s200 % 2;
            if (s201 == 1) {
                f177[0 * s176 + 3] = v199;
            } else {
                if (s201 == 3) {
                    f177[0 * s176 + 3] = v199;
                } else {
                    if (s201 == 0) {
                    } else {
                        uint64_t u202 = s201 >> 0;
                        if (u202 >> 0 & 1) {
                        f177[0 * s176 + 3] = v199;
                        }
                    }
                }
            }
            vector v203 = v192 * (float)0.02209708691207961 + v198;
            size_t s204 = s175 / 128;
            size_t s205 = s204 % 2;
            if (s205 == 1) {
                f177[0 * s176 + 7] = v203;
            } else {
                if (s205 == 3) {
                    f177[0 * s176 + 7] = v203;
                } else {
                    if (s205 == 0) {
                    } else {
                        uint64_t u206 = s205 >> 0;
                        if (u206 >> 0 & 1) {
                        f177[0 * s176 + 7] = v203;
                        }
                    }
                }
            }
            vector v207 = v191 * (float)0.02209708691207961 + v197;
            size_t s208 = s175 / 2;
            size_t s209 = s208 % 2;
            if (s209 == 1) {
                f177[0 * s176 + 1] = v207;
            } else {
                if (s209 == 3) {
                    f177[0 * s176 + 1] = v207;
                } else {
                    if (s209 == 0) {
                    } else {
                        uint64_t u210 = s209 >> 0;
                        if (u210 >> 0 & 1) {
                        f177[0 * s176 + 1] = v207;
                        }
                    }
                }
            }
            vector v211 = v191 * (float)-0.02209708691207961 + v197;
            size_t s212 = s175 / 32;
            size_t s213 = s212 % 2;
            if (s213 == 1) {
                f177[0 * s176 + 5] = v211;
            } else {
                if (s213 == 3) {
                    f177[0 * s176 + 5] = v211;
                } else {
                    if (s213 == 0) {
                    } else {
                        uint64_t u214 = s213 >> 0;
                        if (u214 >> 0 & 1) {
                        f177[0 * s176 + 5] = v211;
                        }
                    }
                }
            }
            vector v215 = load(f178 + 4);
            vector v216 = v215 * (float)0.03125 + v194;
            vector v217 = v215 * (float)-0.03125 + v194;
            vector v218 = v186 * (float)-0.03125 + v217;
            size_t s219 = s175 / 4;
            size_t s220 = s219 % 2;
            if (s220 == 1) {
                f177[0 * s176 + 2] = v218;
            } else {
                if (s220 == 3) {
                    f177[0 * s176 + 2] = v218;
                } else {
                    if (s220 == 0) {
                    } else {
                        uint64_t u221 = s220 >> 0;
                        if (u221 >> 0 & 1) {
                        f177[0 * s176 + 2] = v218;
                        }
                    }
                }
            }
            vector v222 = v186 * (float)0.03125 + v217;
            size_t s223 = s175 / 64;
            size_t s224 = s223 % 2;
            if (s224 == 1) {
                f177[0 * s176 + 6] = v222;
            } else {
                if (s224 == 3) {
                    f177[0 * s176 + 6] = v222;
                } else {
                    if (s224 == 0) {
                    } else {
                        uint64_t u225 = s224 >> 0;
                        if (u225 >> 0 & 1) {
                        f177[0 * s176 + 6] = v222;
                        }
                    }
                }
            }
            vector v226 = v190 * (float)0.03125 + v216;
            size_t s227 = s175 / 1;
            size_t s228 = s227 % 2;
            if (s228 == 1) {
                f177[0 * s176 + 0] = v226;
            } else {
                if (s228 == 3) {
                    f177[0 * s176 + 0] = v226;
                } else {
                    if (s228 == 0) {
                    } else {
                        uint64_t u229 = s228 >> 0;
                        if (u229 >> 0 & 1) {
                        f177[0 * s176 + 0] = v226;
                        }
                    }
                }
            }
            vector v230 = v190 * (float)-0.03125 + v216;
            size_t s231 = s175 / 16;
            size_t s232 = s231 % 2;
            if (s232 == 1) {
                f177[0 * s176 + 4] = v230;
            } else {
                if (s232 == 3) {
                    f177[0 * s176 + 4] = v230;
                } else {
                    if (s232 == 0) {
                    } else {
                        uint64_t u233 = s232 >> 0;
                        if (u233 >> 0 & 1) {
                        f177[0 * s176 + 4] = v230;
                        }
                    }
                }
            }
        }
        s174 /= 2;
        f178 += 8;
        f177 += s173;
    }
}

void nnp_fourier_8x8_gauss_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    vector v1 = load(bias + 0);
    store(scratch + 64, v1);
    const float*c2 = input;
    vector v3 = load(c2 + 4 * input_stride + 0);
    vector v4 = load(c2 + 6 * input_stride + 0);
    vector v5 = v3 - v4;
    vector v6 = load(c2 + 5 * input_stride + 0);
    vector v7 = v3 + v6;
    vector v8 = load(c2 + 7 * input_stride + 0);
    vector v9 = load(c2 + 9 * input_stride + 0);
    vector v10 = v8 - v9;
    vector v11 = load(c2 + 8 * input_stride + 0);
    vector v12 = v8 + v11;
    vector v13 = load(c2 + 10 * input_stride + 0);
    vector v14 = load(c2 + 12 * input_stride + 0);
    vector v15 = v13 - v14;
    vector v16 = load(c2 + 11 * input_stride + 0);
    vector v17 = v13 + v16;
    vector v18 = v7 + v17;
    vector v19 = v7 - v17;
    vector v20 = v5 - v15;
    vector v21 = v5 + v15;
    vector v22 = v20 - v18;
    vector v23 = v18 + v20;
    vector v24 = load(c2 + 0 * input_stride + 0);
    vector v25 = load(c2 + 1 * input_stride + 0);
    vector v26 = v24 + v25;
    vector v27 = v24 - v25;
    vector v28 = v12 * (float)-2.0 + v27;
    vector v29 = v12 * (float)2.0 + v27;
    vector v30 = v23 * (float)-1.4142135623730951 + v29;
    store(scratch + 24, v30);
    vector v31 = v23 * (float)1.4142135623730951 + v29;
    store(scratch + 56, v31);
    vector v32 = v22 * (float)1.4142135623730951 + v28;
    store(scratch + 8, v32);
    vector v33 = v22 * (float)-1.4142135623730951 + v28;
    store(scratch + 40, v33);
    vector v34 = v10 * (float)2.0 + v26;
    vector v35 = v10 * (float)-2.0 + v26;
    vector v36 = v19 * (float)-2.0 + v35;
    store(scratch + 16, v36);
    vector v37 = v19 * (float)2.0 + v35;
    store(scratch + 48, v37);
    vector v38 = v21 * (float)2.0 + v34;
    store(scratch + 0, v38);
    vector v39 = v21 * (float)-2.0 + v34;
    store(scratch + 32, v39);
    vector v40 = load(c2 + 13 * input_stride + 0);
    vector v41 = load(c2 + 15 * input_stride + 0);
    vector v42 = v40 - v41;
    vector v43 = load(c2 + 14 * input_stride + 0);
    vector v44 = v40 + v43;
    vector v45 = load(c2 + 16 * input_stride + 0);
    vector v46 = load(c2 + 18 * input_stride + 0);
    vector v47 = v45 - v46;
    vector v48 = load(c2 + 17 * input_stride + 0);
    vector v49 = v45 + v48;
    vector v50 = load(c2 + 19 * input_stride + 0);
    vector v51 = load(c2 + 21 * input_stride + 0);
    vector v52 = v50 - v51;
    vector v53 = load(c2 + 20 * input_stride + 0);
    vector v54 = v50 + v53;
    vector v55 = v44 + v54;
    vector v56 = v44 - v54;
    vector v57 = v42 - v52;
    vector v58 = v42 + v52;
    vector v59 = v57 - v55;
    vector v60 = v55 + v57;
    vector v61 = load(c2 + 2 * input_stride + 0);
    vector v62 = load(c2 + 3 * input_stride + 0);
    vector v63 = v61 + v62;
    vector v64 = v61 - v62;
    vector v65 = v49 * (float)-2.0 + v64;
    vector v66 = v49 * (float)2.0 + v64;
    vector v67 = v60 * (float)-1.4142135623730951 + v66;
    store(scratch + 25, v67);
    vector v68 = v60 * (float)1.4142135623730951 + v66;
    store(scratch + 57, v68);
    vector v69 = v59 * (float)1.4142135623730951 + v65;
    store(scratch + 9, v69);
    vector v70 = v59 * (float)-1.4142135623730951 + v65;
    store(scratch + 41, v70);
    vector v71 = v47 * (float)2.0 + v63;
    vector v72 = v47 * (float)-2.0 + v63;
    vector v73 = v56 * (float)-2.0 + v72;
    store(scratch + 17, v73);
    vector v74 = v56 * (float)2.0 + v72;
    store(scratch + 49, v74);
    vector v75 = v58 * (float)2.0 + v71;
    store(scratch + 1, v75);
    vector v76 = v58 * (float)-2.0 + v71;
    store(scratch + 33, v76);
    size_t s77 = input_stride * 22;
    input += s77;
    const float*c78 = input;
    float*f79 = scratch;
    for (int i80 = 0; i80 < 3; i80++) {
        f79 += 2;
        vector v81 = load(c78 + 0 * input_stride + 0);
        vector v82 = load(c78 + 2 * input_stride + 0);
        vector v83 = v81 - v82;
        vector v84 = load(c78 + 1 * input_stride + 0);
        vector v85 = v81 + v84;
        vector v86 = load(c78 + 3 * input_stride + 0);
        vector v87 = load(c78 + 5 * input_stride + 0);
        vector v88 = v86 - v87;
        vector v89 = load(c78 + 4 * input_stride + 0);
        vector v90 = v86 + v89;
        vector v91 = load(c78 + 6 * input_stride + 0);
        vector v92 = load(c78 + 8 * input_stride + 0);
        vector v93 = v91 - v92;
        vector v94 = load(c78 + 7 * input_stride + 0);
        vector v95 = v91 + v94;
        vector v96 = load(c78 + 9 * input_stride + 0);
        vector v97 = load(c78 + 11 * input_stride + 0);
        vector v98 = v96 - v97;
        vector v99 = load(c78 + 10 * input_stride + 0);
        vector v100 = v96 + v99;
        vector v101 = load(c78 + 12 * input_stride + 0);
        vector v102 = load(c78 + 14 * input_stride + 0);
        vector v103 = v101 - v102;
        vector v104 = load(c78 + 13 * input_stride + 0);
        vector v105 = v101 + v104;
        vector v106 = load(c78 + 15 * input_stride + 0);
        vector v107 = load(c78 + 17 * input_stride + 0);
        vector v108 = v106 - v107;
        vector v109 = load(c78 + 16 * input_stride + 0);
        vector v110 = v106 + v109;
        vector v111 = load(c78 + 18 * input_stride + 0);
        vector v112 = load(c78 + 20 * input_stride + 0);
        vector v113 = v111 - v112;
        vector v114 = load(c78 + 19 * input_stride + 0);
        vector v115 = v111 + v114;
        vector v116 = load(c78 + 21 * input_stride + 0);
        vector v117 = load(c78 + 23 * input_stride + 0);
        vector v118 = v116 - v117;
        vector v119 = load(c78 + 22 * input_stride + 0);
        vector v120 = v116 + v119;
        vector v121 = v83 + v103;
        vector v122 = v83 - v103;
        vector v123 = v85 + v105;
        vector v124 = v85 - v105;
        vector v125 = v93 + v113;
        vector v126 = v95 + v115;
        vector v127 = v121 + v125;
        vector v128 = v123 + v126;
        vector v129 = v121 - v125;
        vector v130 = v123 - v126;
        vector v131 = v115 - v95;
        vector v132 = v93 - v113;
        vector v133 = v122 + v131;
        vector v134 = v124 + v132;
        vector v135 = v122 - v131;
        vector v136 = v124 - v132;
        vector v137 = v88 + v108;
        vector v138 = v88 - v108;
        vector v139 = v90 + v110;
        vector v140 = v90 - v110;
        vector v141 = v98 + v118;
        vector v142 = v118 - v98;
        vector v143 = v100 + v120;
        vector v144 = v120 - v100;
        vector v145 = v137 + v141;
        vector v146 = v139 + v143;
        vector v147 = v127 + v145;
        store(f79 + 0, v147);
        vector v148 = v128 + v146;
        store(f79 + 1, v148);
        vector v149 = v127 - v145;
        store(f79 + 32, v149);
        vector v150 = v128 - v146;
        store(f79 + 33, v150);
        vector v151 = v143 - v139;
        vector v152 = v137 - v141;
        vector v153 = v129 + v151;
        store(f79 + 16, v153);
        vector v154 = v130 + v152;
        store(f79 + 17, v154);
        vector v155 = v129 - v151;
        store(f79 + 48, v155);
        vector v156 = v130 - v152;
        store(f79 + 49, v156);
        vector v157 = v138 - v140;
        vector v158 = v138 + v140;
        vector v159 = v142 + v144;
        vector v160 = v144 - v142;
        vector v161 = v157 + v159;
        vector v162 = v158 + v160;
        vector v163 = v161 * (float)0.7071067811865476 + v133;
        store(f79 + 8, v163);
        vector v164 = v162 * (float)0.7071067811865476 + v134;
        store(f79 + 9, v164);
        vector v165 = v161 * (float)-0.7071067811865476 + v133;
        store(f79 + 40, v165);
        vector v166 = v162 * (float)-0.7071067811865476 + v134;
        store(f79 + 41, v166);
        vector v167 = v160 - v158;
        vector v168 = v157 - v159;
        vector v169 = v167 * (float)0.7071067811865476 + v135;
        store(f79 + 24, v169);
        vector v170 = v168 * (float)0.7071067811865476 + v136;
        store(f79 + 25, v170);
        vector v171 = v167 * (float)-0.7071067811865476 + v135;
        store(f79 + 56, v171);
        vector v172 = v168 * (float)-0.7071067811865476 + v136;
        store(f79 + 57, v172);
        c78 += 24 * input_stride;
    }
    size_t s173 = tile->row_stride;
    size_t s174 = tile->row_mask;
    size_t s175 = tile->column_mask;
    size_t s176 = tile->channel_stride;
    float*f177 = output;
    float*f178 = scratch;
    for (int i179 = 0; i179 < 8; i179++) {
        if (s174 & 1) {
            vector v180 = load(f178 + 0);
            vector v181 = load(scratch + 64);
            vector v182 = v180 * (float)0.015625 + v181;
            vector v183 = load(f178 + 3);
            vector v184 = load(f178 + 7);
            vector v185 = v183 + v184;
            vector v186 = v183 - v184;
            vector v187 = load(f178 + 2);
            vector v188 = load(f178 + 6);
            vector v189 = v187 - v188;
            vector v190 = v187 + v188;
            vector v191 = v189 - v185;
            vector v192 = v185 + v189;
            vector v193 = load(f178 + 1);
            vector v194 = v193 * (float)0.015625 + v182;
            vector v195 = v193 * (float)-0.015625 + v182;
            vector v196 = load(f178 + 5);
            vector v197 = v196 * (float)-0.03125 + v195;
            vector v198 = v196 * (float)0.03125 + v195;
            vector v199 = v192 * (float)-0.02209708691207961 + v198;
            vector v200 = splat(0);
            vector v201 = maximum(v200, v199);
            size_t s202 = s175 / 8;
            size_t s203 = s202 % 2;
            if (s203 == 1) {
                f177[0 * s176 + 3] = v201;
            } else {
                if (s203 == 3) {
                    f177[0 * s176 + 3] = v201;
                } else {
                    if (s203 == 0) {
                    } else {
                        uint64_t u204 = s203 >> 0;
                        if (u204 >> 0 & 1) {
                        f177[0 * s176 + 3] = v201;
                        }
                    }
                }
            }
            vector v205 = v192 * (float)0.02209708691207961 + v198;
            vector v206 = splat(0);
            vector v207 = maximum(v206, v205);
            size_t s208 = s175 / 128;
            size_t s209 = s208 % 2;
            if (s209 == 1) {
                f177[0 * s176 + 7] = v207;
            } else {
                if (s209 == 3) {
                    f177[0 * s176 + 7] = v207;
                } else {
                    if (s209 == 0) {
                    } else {
                        uint64_t u210 = s209 >> 0;
                        if (u210 >> 0 & 1) {
                        f177[0 * s176 + 7] = v207;
                        }
                    }
                }
            }
            vector v211 = v191 * (float)0.02209708691207961 + v197;
            vector v212 = splat(0);
            vector v213 = maximum(v212, v211);
            size_t s214 = s175 / 2;
            size_t s215 = s214 % 2;
            if (s215 == 1) {
                f177[0 * s176 + 1] = v213;
            } else {
                if (s215 == 3) {
                    f177[0 * s176 + 1] = v213;
                } else {
                    if (s215 == 0) {
                    } else {
                        uint64_t u216 = s215 >> 0;
                        if (u216 >> 0 & 1) {
                        f177[0 * s176 + 1] = v213;
                        }
                    }
                }
            }
            vector v217 = v191 * (float)-0.02209708691207961 + v197;
            vector v218 = splat(0);
            vector v219 = maximum(v218, v217);
            size_t s220 = s175 / 32;
            size_t s221 = s220 % 2;
            if (s221 == 1) {
                f177[0 * s176 + 5] = v219;
            } else {
                if (s221 == 3) {
                    f177[0 * s176 + 5] = v219;
                } else {
                    if (s221 == 0) {
                    } else {
                        uint64_t u222 = s221 >> 0;
                        if (u222 >> 0 & 1) {
                        f177[0 * s176 + 5] = v219;
                        }
                    }
                }
            }
            vector v223 = load(f178 + 4);
            vector v224 = v223 * (float)0.03125 + v194;
            vector v225 = v223 * (float)-0.03125 + v194;
            vector v226 = v186 * (float)-0.03125 + v225;
            vector v227 = splat(0);
            vector v228 = maximum(v227, v226);
            size_t s229 = s175 / 4;
            size_t s230 = s229 % 2;
            if (s230 == 1) {
                f177[0 * s176 + 2] = v228;
            } else {
                if (s230 == 3) {
                    f177[0 * s176 + 2] = v228;
                } else {
                    if (s230 == 0) {
                    } else {
                        uint64_t u231 = s230 >> 0;
                        if (u231 >> 0 & 1) {
                        f177[0 * s176 + 2] = v228;
                        }
                    }
                }
            }
            vector v232 = v186 * (float)0.03125 + v225;
            vector v233 = splat(0);
            vector v234 = maximum(v233, v232);
            size_t s235 = s175 / 64;
            size_t s236 = s235 % 2;
            if (s236 == 1) {
                f177[0 * s176 + 6] = v234;
            } else {
                if (s236 == 3) {
                    f177[0 * s176 + 6] = v234;
                } else {
                    if (s236 == 0) {
                    } else {
                        uint64_t u237 = s236 >> 0;
                        if (u237 >> 0 & 1) {
                        f177[0 * s176 + 6] = v234;
                        }
                    }
                }
            }
            vector v238 = v190 * (float)0.03125 + v224;
            vector v239 = splat(0);
            vector v240 = maximum(v239, v238);
            size_t s241 = s175 / 1;
            size_t s242 = s241 % 2;
            if (s242 == 1) {
                f177[0 * s176 + 0] = v240;
            } else {
                if (s242 == 3) {
                    f177[0 * s176 + 0] = v240;
                } else {
                    if (s242 == 0) {
                    } else {
                        uint64_t u243 = s242 >> 0;
                        if (u243 >> 0 & 1) {
                        f177[0 * s176 + 0] = v240;
                        }
                    }
                }
            }
            vector v244 = v190 * (float)-0.03125 + v224;
            vector v245 = splat(0);
            vector v246 = maximum(v245, v244);
            size_t s247 = s175 / 16;
            size_t s248 = s247 % 2;
            if (s248 == 1) {
                f177[0 * s176 + 4] = v246;
            } else {
                if (s248 == 3) {
                    f177[0 * s176 + 4] = v246;
                } else {
                    if (s248 == 0) {
                    } else {
                        uint64_t u249 = s248 >> 0;
                        if (u249 >> 0 & 1) {
                        f177[0 * s176 + 4] = v246;
                        }
                    }
                }
            }
        }
        s174 /= 2;
        f178 += 8;
        f177 += s173;
    }
}

void nnp_fourier_16x16_complex_left__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    size_t s4 = tile->channel_stride;
    const float*c5 = input;
    if (s3 == 65535) {
        float*f6 = scratch;
        for (int i7 = 0; i7 < 16; i7++) {
            if (s2 & 1) {
                vector v8 = splat(0);
                v8 = c5[0 * s4 + 0];
                vector v9 = splat(0);
                v9 = c5[0 * s4 + 8];
                vector v10 = v8 + v9;
                vector v11 = v8 - v9;
                vector v12 = splat(0);
                v12 = c5[0 * s4 + 4];
                vector v13 = splat(0);
                v13 = c5[0 * s4 + 12];
                vector v14 = v12 + v13;
                vector v15 = v10 + v14;
                vector v16 = v10 - v14;
                vector v17 = v13 - v12;
                vector v18 = splat(0);
                v18 = c5[0 * s4 + 2];
                vector v19 = splat(0);
                v19 = c5[0 * s4 + 10];
                vector v20 = v18 + v19;
                vector v21 = v18 - v19;
                vector v22 = splat(0);
                v22 = c5[0 * s4 + 6];
                vector v23 = splat(0);
                v23 = c5[0 * s4 + 14];
                vector v24 = v22 + v23;
                vector v25 = v23 - v22;
                vector v26 = v20 + v24;
                vector v27 = v15 + v26;
                vector v28 = v15 - v26;
                store(f6 + 8, v28);
                vector v29 = v24 - v20;
                vector v30 = v21 + v25;
                vector v31 = v25 - v21;
                vector v32 = v30 * (float)0.7071067811865476 + v11;
                vector v33 = v31 * (float)0.7071067811865476 + v17;
                vector v34 = v30 * (float)-0.7071067811865476 + v11;
                vector v35 = v31 * (float)-0.7071067811865476 + v17;
                vector v36 = splat(0);
                v36 = c5[0 * s4 + 1];
                vector v37 = splat(0);
                v37 = c5[0 * s4 + 9];
                vector v38 = v36 + v37;
                vector v39 = v36 - v37;
                vector v40 = splat(0);
                v40 = c5[0 * s4 + 5];
                vector v41 = splat(0);
                v41 = c5[0 * s4 + 13];
                vector v42 = v40 + v41;
                vector v43 = v38 + v42;
                vector v44 = v38 - v42;
                vector v45 = v41 - v40;
                vector v46 = splat(0);
                v46 = c5[0 * s4 + 7];
                vector v47 = splat(0);
                v47 = c5[0 * s4 + 15];
                vector v48 = v46 + v47;
                vector v49 = v47 - v46;
                vector v50 = splat(0);
                v50 = c5[0 * s4 + 3];
                vector v51 = splat(0);
                v51 = c5[0 * s4 + 11];
                vector v52 = v50 + v51;
                vector v53 = v48 + v52;
                vector v54 = v48 - v52;
                vector v55 = v51 - v50;
                vector v56 = v43 + v53;
                vector v57 = v27 + v56;
                store(f6 + 0, v57);
                vector v58 = v27 - v56;
                store(f6 + 1, v58);
                vector v59 = v53 - v43;
                store(f6 + 9, v59);
                vector v60 = v45 * (float)0.41421356237309503 + v39;
                vector v61 = v39 * (float)-0.41421356237309503 + v45;
                vector v62 = v55 * (float)-0.41421356237309503 + v49;
                vector v63 = v49 * (float)0.41421356237309503 + v55;
                vector v64 = v60 + v62;
                vector v65 = v61 + v63;
                vector v66 = v64 * (float)0.9238795325112867 + v32;
                store(f6 + 2, v66);
                vector v67 = v65 * (float)0.9238795325112867 + v33;
                store(f6 + 3, v67);
                vector v68 = v64 * (float)-0.9238795325112867 + v32;
                store(f6 + 14, v68);
                vector v69 = v61 - v63;
                vector v70 = v62 - v60;
                vector v71 = v69 * (float)0.9238795325112867 + v34;
                store(f6 + 10, v71);
                vector v72 = v70 * (float)0.9238795325112867 + v35;
                store(f6 + 11, v72);
                vector v73 = v69 * (float)-0.9238795325112867 + v34;
                store(f6 + 6, v73);
                vector v74 = v44 + v54;
                vector v75 = v54 - v44;
                vector v76 = v74 * (float)0.7071067811865476 + v16;
                store(f6 + 4, v76);
                vector v77 = v75 * (float)0.7071067811865476 + v29;
                store(f6 + 5, v77);
                vector v78 = v74 * (float)-0.7071067811865476 + v16;
                store(f6 + 12, v78);
                vector v79 = v70 * (float)0.9238795325112867 - v35;
                store(f6 + 7, v79);
                vector v80 = v75 * (float)0.7071067811865476 - v29;
                store(f6 + 13, v80);
                vector v81 = v65 * (float)0.9238795325112867 - v33;
                store(f6 + 15, v81);
            } else {
                vector v82 = splat(0);
                store(f6 + 0, v82);
                store(f6 + 1, v82);
                store(f6 + 2, v82);
                store(f6 + 3, v82);
                store(f6 + 4, v82);
                store(f6 + 5, v82);
                store(f6 + 6, v82);
                store(f6 + 7, v82);
                store(f6 + 8, v82);
                store(f6 + 9, v82);
                store(f6 + 10, v82);
                store(f6 + 11, v82);
                store(f6 + 12, v82);
                store(f6 + 13, v82);
                store(f6 + 14, v82);
                store(f6 + 15, v82);
            }
            s2 /= 2;
            c5 += s1;
            f6 += 16;
        }
    } else {
        uint64_t u83 = s3 >> 0;
        uint64_t u84 = s3 >> 1;
        uint64_t u85 = s3 >> 2;
        uint64_t u86 = s3 >> 3;
        uint64_t u87 = s3 >> 4;
        uint64_t u88 = s3 >> 5;
        uint64_t u89 = s3 >> 6;
        uint64_t u90 = s3 >> 7;
        uint64_t u91 = s3 >> 8;
        uint64_t u92 = s3 >> 9;
        uint64_t u93 = s3 >> 10;
        uint64_t u94 = s3 >> 11;
        uint64_t u95 = s3 >> 12;
        uint64_t u96 = s3 >> 13;
        uint64_t u97 = s3 >> 14;
        uint64_t u98 = s3 >> 15;
        float*f99 = scratch;
        for (int i100 = 0; i100 < 16; i100++) {
            if (s2 & 1) {
                vector v101 = splat(0);
                if (u83 >> 0 & 1) {
                v101 = c5[0 * s4 + 0];
                }
                vector v102 = splat(0);
                if (u91 >> 0 & 1) {
                v102 = c5[0 * s4 + 8];
                }
                vector v103 = v101 + v102;
                vector v104 = v101 - v102;
                vector v105 = splat(0);
                if (u87 >> 0 & 1) {
                v105 = c5[0 * s4 + 4];
                }
                vector v106 = splat(0);
                if (u95 >> 0 & 1) {
                v106 = c5[0 * s4 + 12];
                }
                vector v107 = v105 + v106;
                vector v108 = v103 + v107;
                vector v109 = v103 - v107;
                vector v110 = v106 - v105;
                vector v111 = splat(0);
                if (u85 >> 0 & 1) {
                v111 = c5[0 * s4 + 2];
                }
                vector v112 = splat(0);
                if (u93 >> 0 & 1) {
                v112 = c5[0 * s4 + 10];
                }
                vector v113 = v111 + v112;
                vector v114 = v111 - v112;
                vector v115 = splat(0);
                if (u89 >> 0 & 1) {
                v115 = c5[0 * s4 + 6];
                }
                vector v116 = splat(0);
                if (u97 >> 0 & 1) {
                v116 = c5[0 * s4 + 14];
                }
                vector v117 = v115 + v116;
                vector v118 = v116 - v115;
                vector v119 = v113 + v117;
                vector v120 = v108 + v119;
                vector v121 = v108 - v119;
                store(f99 + 8, v121);
                vector v122 = v117 - v113;
                vector v123 = v114 + v118;
                vector v124 = v118 - v114;
                vector v125 = v123 * (float)0.7071067811865476 + v104;
                vector v126 = v124 * (float)0.7071067811865476 + v110;
                vector v127 = v123 * (float)-0.7071067811865476 + v104;
                vector v128 = v124 * (float)-0.7071067811865476 + v110;
                vector v129 = splat(0);
                if (u84 >> 0 & 1) {
                v129 = c5[0 * s4 + 1];
                }
                vector v130 = splat(0);
                if (u92 >> 0 & 1) {
                v130 = c5[0 * s4 + 9];
                }
                vector v131 = v129 + v130;
                vector v132 = v129 - v130;
                vector v133 = splat(0);
                if (u88 >> 0 & 1) {
                v133 = c5[0 * s4 + 5];
                }
                vector v134 = splat(0);
                if (u96 >> 0 & 1) {
                v134 = c5[0 * s4 + 13];
                }
                vector v135 = v133 + v134;
                vector v136 = v131 + v135;
                vector v137 = v131 - v135;
                vector v138 = v134 - v133;
                vector v139 = splat(0);
                if (u90 >> 0 & 1) {
                v139 = c5[0 * s4 + 7];
                }
                vector v140 = splat(0);
                if (u98 >> 0 & 1) {
                v140 = c5[0 * s4 + 15];
                }
                vector v141 = v139 + v140;
                vector v142 = v140 - v139;
                vector v143 = splat(0);
                if (u86 >> 0 & 1) {
                v143 = c5[0 * s4 + 3];
                }
                vector v144 = splat(0);
                if (u94 >> 0 & 1) {
                v144 = c5[0 * s4 + 11];
                }
                vector v145 = v143 + v144;
                vector v146 = v141 + v145;
                vector v147 = v141 - v145;
                vector v148 = v144 - v143;
                vector v149 = v136 + v146;
                vector v150 = v120 + v149;
                store(f99 + 0, v150);
                vector v151 = v120 - v149;
                store(f99 + 1, v151);
                vector v152 = v146 - v136;
                store(f99 + 9, v152);
                vector v153 = v138 * (float)0.41421356237309503 + v132;
                vector v154 = v132 * (float)-0.41421356237309503 + v138;
                vector v155 = v148 * (float)-0.41421356237309503 + v142;
                vector v156 = v142 * (float)0.41421356237309503 + v148;
                vector v157 = v153 + v155;
                vector v158 = v154 + v156;
                vector v159 = v157 * (float)0.9238795325112867 + v125;
                store(f99 + 2, v159);
                vector v160 = v158 * (float)0.9238795325112867 + v126;
                store(f99 + 3, v160);
                vector v161 = v157 * (float)-0.9238795325112867 + v125;
                store(f99 + 14, v161);
                vector v162 = v154 - v156;
                vector v163 = v155 - v153;
                vector v164 = v162 * (float)0.9238795325112867 + v127;
                store(f99 + 10, v164);
                vector v165 = v163 * (float)0.9238795325112867 + v128;
                store(f99 + 11, v165);
                vector v166 = v162 * (float)-0.9238795325112867 + v127;
                store(f99 + 6, v166);
                vector v167 = v137 + v147;
                vector v168 = v147 - v137;
                vector v169 = v167 * (float)0.7071067811865476 + v109;
                store(f99 + 4, v169);
                vector v170 = v168 * (float)0.7071067811865476 + v122;
                store(f99 + 5, v170);
                vector v171 = v167 * (float)-0.7071067811865476 + v109;
                store(f99 + 12, v171);
                vector v172 = v163 * (float)0.9238795325112867 - v128;
                store(f99 + 7, v172);
                vector v173 = v168 * (float)0.7071067811865476 - v122;
                store(f99 + 13, v173);
                vector v174 = v158 * (float)0.9238795325112867 - v126;
                store(f99 + 15, v174);
            } else {
                vector v175 = splat(0);
                store(f99 + 0, v175);
                store(f99 + 1, v175);
                store(f99 + 2, v175);
                store(f99 + 3, v175);
                store(f99 + 4, v175);
                store(f99 + 5, v175);
                store(f99 + 6, v175);
                store(f99 + 7, v175);
                store(f99 + 8, v175);
                store(f99 + 9, v175);
                store(f99 + 10, v175);
                store(f99 + 11, v175);
                store(f99 + 12, v175);
                store(f99 + 13, v175);
                store(f99 + 14, v175);
                store(f99 + 15, v175);
            }
            s2 /= 2;
            c5 += s1;
            f99 += 16;
        }
    }
    float*f176 = output;
    vector v177 = load(scratch + 0);
    vector v178 = load(scratch + 128);
    vector v179 = v177 + v178;
    vector v180 = v177 - v178;
    vector v181 = load(scratch + 64);
    vector v182 = load(scratch + 192);
    vector v183 = v181 + v182;
    vector v184 = v179 + v183;
    vector v185 = v179 - v183;
    vector v186 = v182 - v181;
    vector v187 = load(scratch + 32);
    vector v188 = load(scratch + 160);
    vector v189 = v187 + v188;
    vector v190 = v187 - v188;
    vector v191 = load(scratch + 96);
    vector v192 = load(scratch + 224);
    vector v193 = v191 + v192;
    vector v194 = v192 - v191;
    vector v195 = v189 + v193;
    vector v196 = v184 + v195;
    vector v197 = v184 - v195;
    store(f176 + 10 * output_stride + 0, v197);
    vector v198 = v193 - v189;
    vector v199 = v190 + v194;
    vector v200 = v194 - v190;
    vector v201 = v199 * (float)0.7071067811865476 + v180;
    vector v202 = v200 * (float)0.7071067811865476 + v186;
    vector v203 = v199 * (float)-0.7071067811865476 + v180;
    vector v204 = v200 * (float)-0.7071067811865476 + v186;
    vector v205 = load(scratch + 16);
    vector v206 = load(scratch + 144);
    vector v207 = v205 + v206;
    vector v208 = v205 - v206;
    vector v209 = load(scratch + 80);
    vector v210 = load(scratch + 208);
    vector v211 = v209 + v210;
    vector v212 = v207 + v211;
    vector v213 = v207 - v211;
    vector v214 = v210 - v209;
    vector v215 = load(scratch + 112);
    vector v216 = load(scratch + 240);
    vector v217 = v215 + v216;
    vector v218 = v216 - v215;
    vector v219 = load(scratch + 48);
    vector v220 = load(scratch + 176);
    vector v221 = v219 + v220;
    vector v222 = v217 + v221;
    vector v223 = v217 - v221;
    vector v224 = v220 - v219;
    vector v225 = v212 + v222;
    vector v226 = v196 + v225;
    store(f176 + 0 * output_stride + 0, v226);
    vector v227 = v196 - v225;
    store(f176 + 1 * output_stride + 0, v227);
    vector v228 = v222 - v212;
    store(f176 + 11 * output_stride + 0, v228);
    vector v229 = v214 * (float)0.41421356237309503 + v208;
    vector v230 = v208 * (float)-0.41421356237309503 + v214;
    vector v231 = v224 * (float)-0.41421356237309503 + v218;
    vector v232 = v218 * (float)0.41421356237309503 + v224;
    vector v233 = v229 + v231;
    vector v234 = v230 + v232;
    vector v235 = v233 * (float)0.9238795325112867 + v201;
    store(f176 + 4 * output_stride + 0, v235);
    vector v236 = v234 * (float)0.9238795325112867 + v202;
    store(f176 + 5 * output_stride + 0, v236);
    vector v237 = v233 * (float)-0.9238795325112867 + v201;
    store(f176 + 16 * output_stride + 0, v237);
    vector v238 = v230 - v232;
    vector v239 = v231 - v229;
    vector v240 = v238 * (float)0.9238795325112867 + v203;
    store(f176 + 12 * output_stride + 0, v240);
    vector v241 = v239 * (float)0.9238795325112867 + v204;
    store(f176 + 13 * output_stride + 0, v241);
    vector v242 = v238 * (float)-0.9238795325112867 + v203;
    store(f176 + 8 * output_stride + 0, v242);
    vector v243 = v213 + v223;
    vector v244 = v223 - v213;
    vector v245 = v243 * (float)0.7071067811865476 + v185;
    store(f176 + 6 * output_stride + 0, v245);
    vector v246 = v244 * (float)0.7071067811865476 + v198;
    store(f176 + 7 * output_stride + 0, v246);
    vector v247 = v243 * (float)-0.7071067811865476 + v185;
    store(f176 + 14 * output_stride + 0, v247);
    vector v248 = v239 * (float)0.9238795325112867 - v204;
    store(f176 + 9 * output_stride + 0, v248);
    vector v249 = v244 * (float)0.7071067811865476 - v198;
    store(f176 + 15 * output_stride + 0, v249);
    vector v250 = v234 * (float)0.9238795325112867 - v202;
    store(f176 + 17 * output_stride + 0, v250);
    vector v251 = load(scratch + 1);
    vector v252 = load(scratch + 129);
    vector v253 = v251 + v252;
    vector v254 = v251 - v252;
    vector v255 = load(scratch + 65);
    vector v256 = load(scratch + 193);
    vector v257 = v255 + v256;
    vector v258 = v253 + v257;
    vector v259 = v253 - v257;
    vector v260 = v256 - v255;
    vector v261 = load(scratch + 33);
    vector v262 = load(scratch + 161);
    vector v263 = v261 + v262;
    vector v264 = v261 - v262;
    vector v265 = load(scratch + 97);
    vector v266 = load(scratch + 225);
    vector v267 = v265 + v266;
    vector v268 = v266 - v265;
    vector v269 = v263 + v267;
    vector v270 = v258 + v269;
    vector v271 = v258 - v269;
    store(f176 + 24 * output_stride + 0, v271);
    vector v272 = v267 - v263;
    vector v273 = v264 + v268;
    vector v274 = v268 - v264;
    vector v275 = v273 * (float)0.7071067811865476 + v254;
    vector v276 = v274 * (float)0.7071067811865476 + v260;
    vector v277 = v273 * (float)-0.7071067811865476 + v254;
    vector v278 = v274 * (float)-0.7071067811865476 + v260;
    vector v279 = load(scratch + 17);
    vector v280 = load(scratch + 145);
    vector v281 = v279 + v280;
    vector v282 = v279 - v280;
    vector v283 = load(scratch + 81);
    vector v284 = load(scratch + 209);
    vector v285 = v283 + v284;
    vector v286 = v281 + v285;
    vector v287 = v281 - v285;
    vector v288 = v284 - v283;
    vector v289 = load(scratch + 113);
    vector v290 = load(scratch + 241);
    vector v291 = v289 + v290;
    vector v292 = v290 - v289;
    vector v293 = load(scratch + 49);
    vector v294 = load(scratch + 177);
    vector v295 = v293 + v294;
    vector v296 = v291 + v295;
    vector v297 = v291 - v295;
    vector v298 = v294 - v293;
    vector v299 = v286 + v296;
    vector v300 = v270 + v299;
    store(f176 + 2 * output_stride + 0, v300);
    vector v301 = v270 - v299;
    store(f176 + 3 * output_stride + 0, v301);
    vector v302 = v296 - v286;
    store(f176 + 25 * output_stride + 0, v302);
    vector v303 = v288 * (float)0.41421356237309503 + v282;
    vector v304 = v282 * (float)-0.41421356237309503 + v288;
    vector v305 = v298 * (float)-0.41421356237309503 + v292;
    vector v306 = v292 * (float)0.41421356237309503 + v298;
    vector v307 = v303 + v305;
    vector v308 = v304 + v306;
    vector v309 = v307 * (float)0.9238795325112867 + v275;
    store(f176 + 18 * output_stride + 0, v309);
    vector v310 = v308 * (float)0.9238795325112867 + v276;
    store(f176 + 19 * output_stride + 0, v310);
    vector v311 = v307 * (float)-0.9238795325112867 + v275;
    store(f176 + 30 * output_stride + 0, v311);
    vector v312 = v304 - v306;
    vector v313 = v305 - v303;
    vector v314 = v312 * (float)0.9238795325112867 + v277;
    store(f176 + 26 * output_stride + 0, v314);
    vector v315 = v313 * (float)0.9238795325112867 + v278;
    store(f176 + 27 * output_stride + 0, v315);
    vector v316 = v312 * (float)-0.9238795325112867 + v277;
    store(f176 + 22 * output_stride + 0, v316);
    vector v317 = v287 + v297;
    vector v318 = v297 - v287;
    vector v319 = v317 * (float)0.7071067811865476 + v259;
    store(f176 + 20 * output_stride + 0, v319);
    vector v320 = v318 * (float)0.7071067811865476 + v272;
    store(f176 + 21 * output_stride + 0, v320);
    vector v321 = v317 * (float)-0.7071067811865476 + v259;
    store(f176 + 28 * output_stride + 0, v321);
    vector v322 = v313 * (float)0.9238795325112867 - v278;
    store(f176 + 23 * output_stride + 0, v322);
    vector v323 = v318 * (float)0.7071067811865476 - v272;
    store(f176 + 29 * output_stride + 0, v323);
    vector v324 = v308 * (float)0.9238795325112867 - v276;
    store(f176 + 31 * output_stride + 0, v324);
    size_t s325 = output_stride * 32;
    output += s325;
    float*f326 = output;
    float*f327 = scratch;
    for (int i328 = 0; i328 < 7; i328++) {
        f327 += 2;
        vector v329 = load(f327 + 0);
        vector v330 = load(f327 + 128);
        vector v331 = v329 + v330;
        vector v332 = v329 - v330;
        vector v333 = load(f327 + 1);
        vector v334 = load(f327 + 129);
        vector v335 = v333 + v334;
        vector v336 = v333 - v334;
        vector v337 = load(f327 + 64);
        vector v338 = load(f327 + 192);
        vector v339 = v337 + v338;
        vector v340 = load(f327 + 65);
        vector v341 = load(f327 + 193);
        vector v342 = v340 + v341;
        vector v343 = v331 + v339;
        vector v344 = v335 + v342;
        vector v345 = v331 - v339;
        vector v346 = v335 - v342;
        vector v347 = v340 - v341;
        vector v348 = v338 - v337;
        vector v349 = v332 + v347;
        vector v350 = v336 + v348;
        vector v351 = v332 - v347;
        vector v352 = v336 - v348;
        vector v353 = load(f327 + 32);
        vector v354 = load(f327 + 160);
        vector v355 = v353 + v354;
        vector v356 = v353 - v354;
        vector v357 = load(f327 + 33);
        vector v358 = load(f327 + 161);
        vector v359 = v357 + v358;
        vector v360 = v357 - v358;
        vector v361 = load(f327 + 96);
        vector v362 = load(f327 + 224);
        vector v363 = v361 + v362;
        vector v364 = v362 - v361;
        vector v365 = load(f327 + 97);
        vector v366 = load(f327 + 225);
        vector v367 = v365 + v366;
        vector v368 = v366 - v365;
        vector v369 = v355 + v363;
        vector v370 = v359 + v367;
        vector v371 = v343 + v369;
        vector v372 = v344 + v370;
        vector v373 = v343 - v369;
        vector v374 = v344 - v370;
        vector v375 = v359 - v367;
        vector v376 = v363 - v355;
        vector v377 = v345 + v375;
        vector v378 = v346 + v376;
        vector v379 = v345 - v375;
        vector v380 = v346 - v376;
        vector v381 = v356 + v360;
        vector v382 = v360 - v356;
        vector v383 = v364 - v368;
        vector v384 = v364 + v368;
        vector v385 = v381 + v383;
        vector v386 = v382 + v384;
        vector v387 = v385 * (float)0.7071067811865476 + v349;
        vector v388 = v386 * (float)0.7071067811865476 + v350;
        vector v389 = v385 * (float)-0.7071067811865476 + v349;
        vector v390 = v386 * (float)-0.7071067811865476 + v350;
        vector v391 = v382 - v384;
        vector v392 = v383 - v381;
        vector v393 = v391 * (float)0.7071067811865476 + v351;
        vector v394 = v392 * (float)0.7071067811865476 + v352;
        vector v395 = v391 * (float)-0.7071067811865476 + v351;
        vector v396 = v392 * (float)-0.7071067811865476 + v352;
        vector v397 = load(f327 + 16);
        vector v398 = load(f327 + 144);
        vector v399 = v397 + v398;
        vector v400 = v397 - v398;
        vector v401 = load(f327 + 17);
        vector v402 = load(f327 + 145);
        vector v403 = v401 + v402;
        vector v404 = v401 - v402;
        vector v405 = load(f327 + 80);
        vector v406 = load(f327 + 208);
        vector v407 = v405 + v406;
        vector v408 = load(f327 + 81);
        vector v409 = load(f327 + 209);
        vector v410 = v408 + v409;
        vector v411 = v399 + v407;
        vector v412 = v403 + v410;
        vector v413 = v399 - v407;
        vector v414 = v403 - v410;
        vector v415 = v408 - v409;
        vector v416 = v406 - v405;
        vector v417 = v400 + v415;
        vector v418 = v404 + v416;
        vector v419 = v400 - v415;
        vector v420 = v404 - v416;
        vector v421 = load(f327 + 112);
        vector v422 = load(f327 + 240);
        vector v423 = v421 + v422;
        vector v424 = v422 - v421;
        vector v425 = load(f327 + 113);
        vector v426 = load(f327 + 241);
        vector v427 = v425 + v426;
        vector v428 = v426 - v425;
        vector v429 = load(f327 + 48);
        vector v430 = load(f327 + 176);
        vector v431 = v429 + v430;
        vector v432 = load(f327 + 49);
        vector v433 = load(f327 + 177);
        vector v434 = v432 + v433;
        vector v435 = v423 + v431;
        vector v436 = v427 + v434;
        vector v437 = v423 - v431;
        vector v438 = v427 - v434;
        vector v439 = v432 - v433;
        vector v440 = v430 - v429;
        vector v441 = v424 + v439;
        vector v442 = v428 + v440;
        vector v443 = v424 - v439;
        vector v444 = v428 - v440;
        vector v445 = v411 + v435;
        vector v446 = v412 + v436;
        vector v447 = v371 + v445;
        store(f326 + 0 * output_stride + 0, v447);
        vector v448 = v372 + v446;
        store(f326 + 1 * output_stride + 0, v448);
        vector v449 = v371 - v445;
        store(f326 + 16 * output_stride + 0, v449);
        vector v450 = v372 - v446;
        store(f326 + 17 * output_stride + 0, v450);
        vector v451 = v412 - v436;
        vector v452 = v435 - v411;
        vector v453 = v373 + v451;
        store(f326 + 8 * output_stride + 0, v453);
        vector v454 = v374 + v452;
        store(f326 + 9 * output_stride + 0, v454);
        vector v455 = v373 - v451;
        store(f326 + 24 * output_stride + 0, v455);
        vector v456 = v374 - v452;
        store(f326 + 25 * output_stride + 0, v456);
        vector v457 = v418 * (float)0.41421356237309503 + v417;
        vector v458 = v417 * (float)-0.41421356237309503 + v418;
        vector v459 = v442 * (float)-0.41421356237309503 + v441;
        vector v460 = v441 * (float)0.41421356237309503 + v442;
        vector v461 = v457 + v459;
        vector v462 = v458 + v460;
        vector v463 = v461 * (float)0.9238795325112867 + v387;
        store(f326 + 2 * output_stride + 0, v463);
        vector v464 = v462 * (float)0.9238795325112867 + v388;
        store(f326 + 3 * output_stride + 0, v464);
        vector v465 = v461 * (float)-0.9238795325112867 + v387;
        store(f326 + 18 * output_stride + 0, v465);
        vector v466 = v462 * (float)-0.9238795325112867 + v388;
        store(f326 + 19 * output_stride + 0, v466);
        vector v467 = v458 - v460;
        vector v468 = v459 - v457;
        vector v469 = v467 * (float)0.9238795325112867 + v389;
        store(f326 + 10 * output_stride + 0, v469);
        vector v470 = v468 * (float)0.9238795325112867 + v390;
        store(f326 + 11 * output_stride + 0, v470);
        vector v471 = v467 * (float)-0.9238795325112867 + v389;
        store(f326 + 26 * output_stride + 0, v471);
        vector v472 = v468 * (float)-0.9238795325112867 + v390;
        store(f326 + 27 * output_stride + 0, v472);
        vector v473 = v413 + v414;
        vector v474 = v414 - v413;
        vector v475 = v437 - v438;
        vector v476 = v437 + v438;
        vector v477 = v473 + v475;
        vector v478 = v474 + v476;
        vector v479 = v477 * (float)0.7071067811865476 + v377;
        store(f326 + 4 * output_stride + 0, v479);
        vector v480 = v478 * (float)0.7071067811865476 + v378;
        store(f326 + 5 * output_stride + 0, v480);
        vector v481 = v477 * (float)-0.7071067811865476 + v377;
        store(f326 + 20 * output_stride + 0, v481);
        vector v482 = v478 * (float)-0.7071067811865476 + v378;
        store(f326 + 21 * output_stride + 0, v482);
        vector v483 = v474 - v476;
        vector v484 = v475 - v473;
        vector v485 = v483 * (float)0.7071067811865476 + v379;
        store(f326 + 12 * output_stride + 0, v485);
        vector v486 = v484 * (float)0.7071067811865476 + v380;
        store(f326 + 13 * output_stride + 0, v486);
        vector v487 = v483 * (float)-0.7071067811865476 + v379;
        store(f326 + 28 * output_stride + 0, v487);
        vector v488 = v484 * (float)-0.7071067811865476 + v380;
        store(f326 + 29 * output_stride + 0, v488);
        vector v489 = v419 * (float)0.41421356237309503 + v420;
        vector v490 = v420 * (float)0.41421356237309503 - v419;
        vector v491 = v443 * (float)0.41421356237309503 - v444;
        vector v492 = v444 * (float)0.41421356237309503 + v443;
        vector v493 = v489 + v491;
        vector v494 = v490 + v492;
        vector v495 = v493 * (float)0.9238795325112867 + v393;
        store(f326 + 6 * output_stride + 0, v495);
        vector v496 = v494 * (float)0.9238795325112867 + v394;
        store(f326 + 7 * output_stride + 0, v496);
        vector v497 = v493 * (float)-0.9238795325112867 + v393;
        store(f326 + 22 * output_stride + 0, v497);
        vector v498 = v494 * (float)-0.9238795325112867 + v394;
        store(f326 + 23 * output_stride + 0, v498);
        vector v499 = v490 - v492;
        vector v500 = v491 - v489;
        vector v501 = v499 * (float)0.9238795325112867 + v395;
        store(f326 + 14 * output_stride + 0, v501);
        vector v502 = v500 * (float)0.9238795325112867 + v396;
        store(f326 + 15 * output_stride + 0, v502);
        vector v503 = v499 * (float)-0.9238795325112867 + v395;
        store(f326 + 30 * output_stride + 0, v503);
        vector v504 = v500 * (float)-0.9238795325112867 + v396;
        store(f326 + 31 * output_stride + 0, v504);
        f326 += 32 * output_stride;
    }
}

void nnp_fourier_16x16_complex_right__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    size_t s4 = tile->channel_stride;
    const float*c5 = input;
    if (s3 == 65535) {
        float*f6 = scratch;
        for (int i7 = 0; i7 < 16; i7++) {
            if (s2 & 1) {
                vector v8 = splat(0);
                v8 = c5[0 * s4 + 0];
                vector v9 = splat(0);
                v9 = c5[0 * s4 + 8];
                vector v10 = v8 + v9;
                vector v11 = v8 - v9;
                vector v12 = splat(0);
                v12 = c5[0 * s4 + 4];
                vector v13 = splat(0);
                v13 = c5[0 * s4 + 12];
                vector v14 = v12 + v13;
                vector v15 = v10 + v14;
                vector v16 = v10 - v14;
                vector v17 = v12 - v13;
                vector v18 = splat(0);
                v18 = c5[0 * s4 + 2];
                vector v19 = splat(0);
                v19 = c5[0 * s4 + 10];
                vector v20 = v18 + v19;
                vector v21 = v18 - v19;
                vector v22 = splat(0);
                v22 = c5[0 * s4 + 6];
                vector v23 = splat(0);
                v23 = c5[0 * s4 + 14];
                vector v24 = v22 + v23;
                vector v25 = v23 - v22;
                vector v26 = v20 + v24;
                vector v27 = v15 + v26;
                vector v28 = v15 - v26;
                store(f6 + 8, v28);
                vector v29 = v20 - v24;
                vector v30 = v21 + v25;
                vector v31 = v21 - v25;
                vector v32 = v30 * (float)0.7071067811865476 + v11;
                vector v33 = v31 * (float)0.7071067811865476 + v17;
                vector v34 = v30 * (float)-0.7071067811865476 + v11;
                vector v35 = v31 * (float)-0.7071067811865476 + v17;
                vector v36 = splat(0);
                v36 = c5[0 * s4 + 1];
                vector v37 = splat(0);
                v37 = c5[0 * s4 + 9];
                vector v38 = v36 + v37;
                vector v39 = v36 - v37;
                vector v40 = splat(0);
                v40 = c5[0 * s4 + 5];
                vector v41 = splat(0);
                v41 = c5[0 * s4 + 13];
                vector v42 = v40 + v41;
                vector v43 = v38 + v42;
                vector v44 = v38 - v42;
                vector v45 = v40 - v41;
                vector v46 = splat(0);
                v46 = c5[0 * s4 + 7];
                vector v47 = splat(0);
                v47 = c5[0 * s4 + 15];
                vector v48 = v46 + v47;
                vector v49 = v47 - v46;
                vector v50 = splat(0);
                v50 = c5[0 * s4 + 3];
                vector v51 = splat(0);
                v51 = c5[0 * s4 + 11];
                vector v52 = v50 + v51;
                vector v53 = v48 + v52;
                vector v54 = v48 - v52;
                vector v55 = v50 - v51;
                vector v56 = v43 + v53;
                vector v57 = v27 + v56;
                store(f6 + 0, v57);
                vector v58 = v27 - v56;
                store(f6 + 1, v58);
                vector v59 = v43 - v53;
                store(f6 + 9, v59);
                vector v60 = v45 * (float)-0.41421356237309503 + v39;
                vector v61 = v39 * (float)0.41421356237309503 + v45;
                vector v62 = v55 * (float)0.41421356237309503 + v49;
                vector v63 = v49 * (float)-0.41421356237309503 + v55;
                vector v64 = v60 + v62;
                vector v65 = v61 + v63;
                vector v66 = v64 * (float)0.9238795325112867 + v32;
                store(f6 + 2, v66);
                vector v67 = v65 * (float)0.9238795325112867 + v33;
                store(f6 + 3, v67);
                vector v68 = v64 * (float)-0.9238795325112867 + v32;
                store(f6 + 14, v68);
                vector v69 = v63 - v61;
                vector v70 = v60 - v62;
                vector v71 = v69 * (float)0.9238795325112867 + v34;
                store(f6 + 10, v71);
                vector v72 = v70 * (float)0.9238795325112867 + v35;
                store(f6 + 11, v72);
                vector v73 = v69 * (float)-0.9238795325112867 + v34;
                store(f6 + 6, v73);
                vector v74 = v44 + v54;
                vector v75 = v44 - v54;
                vector v76 = v74 * (float)0.7071067811865476 + v16;
                store(f6 + 4, v76);
                vector v77 = v75 * (float)0.7071067811865476 + v29;
                store(f6 + 5, v77);
                vector v78 = v74 * (float)-0.7071067811865476 + v16;
                store(f6 + 12, v78);
                vector v79 = v70 * (float)0.9238795325112867 - v35;
                store(f6 + 7, v79);
                vector v80 = v75 * (float)0.7071067811865476 - v29;
                store(f6 + 13, v80);
                vector v81 = v65 * (float)0.9238795325112867 - v33;
                store(f6 + 15, v81);
            } else {
                vector v82 = splat(0);
                store(f6 + 0, v82);
                store(f6 + 1, v82);
                store(f6 + 2, v82);
                store(f6 + 3, v82);
                store(f6 + 4, v82);
                store(f6 + 5, v82);
                store(f6 + 6, v82);
                store(f6 + 7, v82);
                store(f6 + 8, v82);
                store(f6 + 9, v82);
                store(f6 + 10, v82);
                store(f6 + 11, v82);
                store(f6 + 12, v82);
                store(f6 + 13, v82);
                store(f6 + 14, v82);
                store(f6 + 15, v82);
            }
            s2 /= 2;
            c5 += s1;
            f6 += 16;
        }
    } else {
        uint64_t u83 = s3 >> 0;
        uint64_t u84 = s3 >> 1;
        uint64_t u85 = s3 >> 2;
        uint64_t u86 = s3 >> 3;
        uint64_t u87 = s3 >> 4;
        uint64_t u88 = s3 >> 5;
        uint64_t u89 = s3 >> 6;
        uint64_t u90 = s3 >> 7;
        uint64_t u91 = s3 >> 8;
        uint64_t u92 = s3 >> 9;
        uint64_t u93 = s3 >> 10;
        uint64_t u94 = s3 >> 11;
        uint64_t u95 = s3 >> 12;
        uint64_t u96 = s3 >> 13;
        uint64_t u97 = s3 >> 14;
        uint64_t u98 = s3 >> 15;
        float*f99 = scratch;
        for (int i100 = 0; i100 < 16; i100++) {
            if (s2 & 1) {
                vector v101 = splat(0);
                if (u83 >> 0 & 1) {
                v101 = c5[0 * s4 + 0];
                }
                vector v102 = splat(0);
                if (u91 >> 0 & 1) {
                v102 = c5[0 * s4 + 8];
                }
                vector v103 = v101 + v102;
                vector v104 = v101 - v102;
                vector v105 = splat(0);
                if (u87 >> 0 & 1) {
                v105 = c5[0 * s4 + 4];
                }
                vector v106 = splat(0);
                if (u95 >> 0 & 1) {
                v106 = c5[0 * s4 + 12];
                }
                vector v107 = v105 + v106;
                vector v108 = v103 + v107;
                vector v109 = v103 - v107;
                vector v110 = v105 - v106;
                vector v111 = splat(0);
                if (u85 >> 0 & 1) {
                v111 = c5[0 * s4 + 2];
                }
                vector v112 = splat(0);
                if (u93 >> 0 & 1) {
                v112 = c5[0 * s4 + 10];
                }
                vector v113 = v111 + v112;
                vector v114 = v111 - v112;
                vector v115 = splat(0);
                if (u89 >> 0 & 1) {
                v115 = c5[0 * s4 + 6];
                }
                vector v116 = splat(0);
                if (u97 >> 0 & 1) {
                v116 = c5[0 * s4 + 14];
                }
                vector v117 = v115 + v116;
                vector v118 = v116 - v115;
                vector v119 = v113 + v117;
                vector v120 = v108 + v119;
                vector v121 = v108 - v119;
                store(f99 + 8, v121);
                vector v122 = v113 - v117;
                vector v123 = v114 + v118;
                vector v124 = v114 - v118;
                vector v125 = v123 * (float)0.7071067811865476 + v104;
                vector v126 = v124 * (float)0.7071067811865476 + v110;
                vector v127 = v123 * (float)-0.7071067811865476 + v104;
                vector v128 = v124 * (float)-0.7071067811865476 + v110;
                vector v129 = splat(0);
                if (u84 >> 0 & 1) {
                v129 = c5[0 * s4 + 1];
                }
                vector v130 = splat(0);
                if (u92 >> 0 & 1) {
                v130 = c5[0 * s4 + 9];
                }
                vector v131 = v129 + v130;
                vector v132 = v129 - v130;
                vector v133 = splat(0);
                if (u88 >> 0 & 1) {
                v133 = c5[0 * s4 + 5];
                }
                vector v134 = splat(0);
                if (u96 >> 0 & 1) {
                v134 = c5[0 * s4 + 13];
                }
                vector v135 = v133 + v134;
                vector v136 = v131 + v135;
                vector v137 = v131 - v135;
                vector v138 = v133 - v134;
                vector v139 = splat(0);
                if (u90 >> 0 & 1) {
                v139 = c5[0 * s4 + 7];
                }
                vector v140 = splat(0);
                if (u98 >> 0 & 1) {
                v140 = c5[0 * s4 + 15];
                }
                vector v141 = v139 + v140;
                vector v142 = v140 - v139;
                vector v143 = splat(0);
                if (u86 >> 0 & 1) {
                v143 = c5[0 * s4 + 3];
                }
                vector v144 = splat(0);
                if (u94 >> 0 & 1) {
                v144 = c5[0 * s4 + 11];
                }
                vector v145 = v143 + v144;
                vector v146 = v141 + v145;
                vector v147 = v141 - v145;
                vector v148 = v143 - v144;
                vector v149 = v136 + v146;
                vector v150 = v120 + v149;
                store(f99 + 0, v150);
                vector v151 = v120 - v149;
                store(f99 + 1, v151);
                vector v152 = v136 - v146;
                store(f99 + 9, v152);
                vector v153 = v138 * (float)-0.41421356237309503 + v132;
                vector v154 = v132 * (float)0.41421356237309503 + v138;
                vector v155 = v148 * (float)0.41421356237309503 + v142;
                vector v156 = v142 * (float)-0.41421356237309503 + v148;
                vector v157 = v153 + v155;
                vector v158 = v154 + v156;
                vector v159 = v157 * (float)0.9238795325112867 + v125;
                store(f99 + 2, v159);
                vector v160 = v158 * (float)0.9238795325112867 + v126;
                store(f99 + 3, v160);
                vector v161 = v157 * (float)-0.9238795325112867 + v125;
                store(f99 + 14, v161);
                vector v162 = v156 - v154;
                vector v163 = v153 - v155;
                vector v164 = v162 * (float)0.9238795325112867 + v127;
                store(f99 + 10, v164);
                vector v165 = v163 * (float)0.9238795325112867 + v128;
                store(f99 + 11, v165);
                vector v166 = v162 * (float)-0.9238795325112867 + v127;
                store(f99 + 6, v166);
                vector v167 = v137 + v147;
                vector v168 = v137 - v147;
                vector v169 = v167 * (float)0.7071067811865476 + v109;
                store(f99 + 4, v169);
                vector v170 = v168 * (float)0.7071067811865476 + v122;
                store(f99 + 5, v170);
                vector v171 = v167 * (float)-0.7071067811865476 + v109;
                store(f99 + 12, v171);
                vector v172 = v163 * (float)0.9238795325112867 - v128;
                store(f99 + 7, v172);
                vector v173 = v168 * (float)0.7071067811865476 - v122;
                store(f99 + 13, v173);
                vector v174 = v158 * (float)0.9238795325112867 - v126;
                store(f99 + 15, v174);
            } else {
                vector v175 = splat(0);
                store(f99 + 0, v175);
                store(f99 + 1, v175);
                store(f99 + 2, v175);
                store(f99 + 3, v175);
                store(f99 + 4, v175);
                store(f99 + 5, v175);
                store(f99 + 6, v175);
                store(f99 + 7, v175);
                store(f99 + 8, v175);
                store(f99 + 9, v175);
                store(f99 + 10, v175);
                store(f99 + 11, v175);
                store(f99 + 12, v175);
                store(f99 + 13, v175);
                store(f99 + 14, v175);
                store(f99 + 15, v175);
            }
            s2 /= 2;
            c5 += s1;
            f99 += 16;
        }
    }
    float*f176 = output;
    vector v177 = load(scratch + 0);
    vector v178 = load(scratch + 128);
    vector v179 = v177 + v178;
    vector v180 = v177 - v178;
    vector v181 = load(scratch + 64);
    vector v182 = load(scratch + 192);
    vector v183 = v181 + v182;
    vector v184 = v179 + v183;
    vector v185 = v179 - v183;
    vector v186 = v181 - v182;
    vector v187 = load(scratch + 32);
    vector v188 = load(scratch + 160);
    vector v189 = v187 + v188;
    vector v190 = v187 - v188;
    vector v191 = load(scratch + 96);
    vector v192 = load(scratch + 224);
    vector v193 = v191 + v192;
    vector v194 = v192 - v191;
    vector v195 = v189 + v193;
    vector v196 = v184 + v195;
    vector v197 = v184 - v195;
    store(f176 + 10 * output_stride + 0, v197);
    vector v198 = v189 - v193;
    vector v199 = v190 + v194;
    vector v200 = v190 - v194;
    vector v201 = v199 * (float)0.7071067811865476 + v180;
    vector v202 = v200 * (float)0.7071067811865476 + v186;
    vector v203 = v199 * (float)-0.7071067811865476 + v180;
    vector v204 = v200 * (float)-0.7071067811865476 + v186;
    vector v205 = load(scratch + 16);
    vector v206 = load(scratch + 144);
    vector v207 = v205 + v206;
    vector v208 = v205 - v206;
    vector v209 = load(scratch + 80);
    vector v210 = load(scratch + 208);
    vector v211 = v209 + v210;
    vector v212 = v207 + v211;
    vector v213 = v207 - v211;
    vector v214 = v209 - v210;
    vector v215 = load(scratch + 112);
    vector v216 = load(scratch + 240);
    vector v217 = v215 + v216;
    vector v218 = v216 - v215;
    vector v219 = load(scratch + 48);
    vector v220 = load(scratch + 176);
    vector v221 = v219 + v220;
    vector v222 = v217 + v221;
    vector v223 = v217 - v221;
    vector v224 = v219 - v220;
    vector v225 = v212 + v222;
    vector v226 = v196 + v225;
    store(f176 + 0 * output_stride + 0, v226);
    vector v227 = v196 - v225;
    store(f176 + 1 * output_stride + 0, v227);
    vector v228 = v212 - v222;
    store(f176 + 11 * output_stride + 0, v228);
    vector v229 = v214 * (float)-0.41421356237309503 + v208;
    vector v230 = v208 * (float)0.41421356237309503 + v214;
    vector v231 = v224 * (float)0.41421356237309503 + v218;
    vector v232 = v218 * (float)-0.41421356237309503 + v224;
    vector v233 = v229 + v231;
    vector v234 = v230 + v232;
    vector v235 = v233 * (float)0.9238795325112867 + v201;
    store(f176 + 4 * output_stride + 0, v235);
    vector v236 = v234 * (float)0.9238795325112867 + v202;
    store(f176 + 5 * output_stride + 0, v236);
    vector v237 = v233 * (float)-0.9238795325112867 + v201;
    store(f176 + 16 * output_stride + 0, v237);
    vector v238 = v232 - v230;
    vector v239 = v229 - v231;
    vector v240 = v238 * (float)0.9238795325112867 + v203;
    store(f176 + 12 * output_stride + 0, v240);
    vector v241 = v239 * (float)0.9238795325112867 + v204;
    store(f176 + 13 * output_stride + 0, v241);
    vector v242 = v238 * (float)-0.9238795325112867 + v203;
    store(f176 + 8 * output_stride + 0, v242);
    vector v243 = v213 + v223;
    vector v244 = v213 - v223;
    vector v245 = v243 * (float)0.7071067811865476 + v185;
    store(f176 + 6 * output_stride + 0, v245);
    vector v246 = v244 * (float)0.7071067811865476 + v198;
    store(f176 + 7 * output_stride + 0, v246);
    vector v247 = v243 * (float)-0.7071067811865476 + v185;
    store(f176 + 14 * output_stride + 0, v247);
    vector v248 = v239 * (float)0.9238795325112867 - v204;
    store(f176 + 9 * output_stride + 0, v248);
    vector v249 = v244 * (float)0.7071067811865476 - v198;
    store(f176 + 15 * output_stride + 0, v249);
    vector v250 = v234 * (float)0.9238795325112867 - v202;
    store(f176 + 17 * output_stride + 0, v250);
    vector v251 = load(scratch + 1);
    vector v252 = load(scratch + 129);
    vector v253 = v251 + v252;
    vector v254 = v251 - v252;
    vector v255 = load(scratch + 65);
    vector v256 = load(scratch + 193);
    vector v257 = v255 + v256;
    vector v258 = v253 + v257;
    vector v259 = v253 - v257;
    vector v260 = v255 - v256;
    vector v261 = load(scratch + 33);
    vector v262 = load(scratch + 161);
    vector v263 = v261 + v262;
    vector v264 = v261 - v262;
    vector v265 = load(scratch + 97);
    vector v266 = load(scratch + 225);
    vector v267 = v265 + v266;
    vector v268 = v266 - v265;
    vector v269 = v263 + v267;
    vector v270 = v258 + v269;
    vector v271 = v258 - v269;
    store(f176 + 24 * output_stride + 0, v271);
    vector v272 = v263 - v267;
    vector v273 = v264 + v268;
    vector v274 = v264 - v268;
    vector v275 = v273 * (float)0.7071067811865476 + v254;
    vector v276 = v274 * (float)0.7071067811865476 + v260;
    vector v277 = v273 * (float)-0.7071067811865476 + v254;
    vector v278 = v274 * (float)-0.7071067811865476 + v260;
    vector v279 = load(scratch + 17);
    vector v280 = load(scratch + 145);
    vector v281 = v279 + v280;
    vector v282 = v279 - v280;
    vector v283 = load(scratch + 81);
    vector v284 = load(scratch + 209);
    vector v285 = v283 + v284;
    vector v286 = v281 + v285;
    vector v287 = v281 - v285;
    vector v288 = v283 - v284;
    vector v289 = load(scratch + 113);
    vector v290 = load(scratch + 241);
    vector v291 = v289 + v290;
    vector v292 = v290 - v289;
    vector v293 = load(scratch + 49);
    vector v294 = load(scratch + 177);
    vector v295 = v293 + v294;
    vector v296 = v291 + v295;
    vector v297 = v291 - v295;
    vector v298 = v293 - v294;
    vector v299 = v286 + v296;
    vector v300 = v270 + v299;
    store(f176 + 2 * output_stride + 0, v300);
    vector v301 = v270 - v299;
    store(f176 + 3 * output_stride + 0, v301);
    vector v302 = v286 - v296;
    store(f176 + 25 * output_stride + 0, v302);
    vector v303 = v288 * (float)-0.41421356237309503 + v282;
    vector v304 = v282 * (float)0.41421356237309503 + v288;
    vector v305 = v298 * (float)0.41421356237309503 + v292;
    vector v306 = v292 * (float)-0.41421356237309503 + v298;
    vector v307 = v303 + v305;
    vector v308 = v304 + v306;
    vector v309 = v307 * (float)0.9238795325112867 + v275;
    store(f176 + 18 * output_stride + 0, v309);
    vector v310 = v308 * (float)0.9238795325112867 + v276;
    store(f176 + 19 * output_stride + 0, v310);
    vector v311 = v307 * (float)-0.9238795325112867 + v275;
    store(f176 + 30 * output_stride + 0, v311);
    vector v312 = v306 - v304;
    vector v313 = v303 - v305;
    vector v314 = v312 * (float)0.9238795325112867 + v277;
    store(f176 + 26 * output_stride + 0, v314);
    vector v315 = v313 * (float)0.9238795325112867 + v278;
    store(f176 + 27 * output_stride + 0, v315);
    vector v316 = v312 * (float)-0.9238795325112867 + v277;
    store(f176 + 22 * output_stride + 0, v316);
    vector v317 = v287 + v297;
    vector v318 = v287 - v297;
    vector v319 = v317 * (float)0.7071067811865476 + v259;
    store(f176 + 20 * output_stride + 0, v319);
    vector v320 = v318 * (float)0.7071067811865476 + v272;
    store(f176 + 21 * output_stride + 0, v320);
    vector v321 = v317 * (float)-0.7071067811865476 + v259;
    store(f176 + 28 * output_stride + 0, v321);
    vector v322 = v313 * (float)0.9238795325112867 - v278;
    store(f176 + 23 * output_stride + 0, v322);
    vector v323 = v318 * (float)0.7071067811865476 - v272;
    store(f176 + 29 * output_stride + 0, v323);
    vector v324 = v308 * (float)0.9238795325112867 - v276;
    store(f176 + 31 * output_stride + 0, v324);
    size_t s325 = output_stride * 32;
    output += s325;
    float*f326 = output;
    float*f327 = scratch;
    for (int i328 = 0; i328 < 7; i328++) {
        f327 += 2;
        vector v329 = load(f327 + 0);
        vector v330 = load(f327 + 128);
        vector v331 = v329 + v330;
        vector v332 = v329 - v330;
        vector v333 = load(f327 + 1);
        vector v334 = load(f327 + 129);
        vector v335 = v333 + v334;
        vector v336 = v333 - v334;
        vector v337 = load(f327 + 64);
        vector v338 = load(f327 + 192);
        vector v339 = v337 + v338;
        vector v340 = load(f327 + 65);
        vector v341 = load(f327 + 193);
        vector v342 = v340 + v341;
        vector v343 = v331 + v339;
        vector v344 = v335 + v342;
        vector v345 = v331 - v339;
        vector v346 = v335 - v342;
        vector v347 = v341 - v340;
        vector v348 = v337 - v338;
        vector v349 = v332 + v347;
        vector v350 = v336 + v348;
        vector v351 = v332 - v347;
        vector v352 = v336 - v348;
        vector v353 = load(f327 + 32);
        vector v354 = load(f327 + 160);
        vector v355 = v353 + v354;
        vector v356 = v353 - v354;
        vector v357 = load(f327 + 33);
        vector v358 = load(f327 + 161);
        vector v359 = v357 + v358;
        vector v360 = v357 - v358;
        vector v361 = load(f327 + 96);
        vector v362 = load(f327 + 224);
        vector v363 = v361 + v362;
        vector v364 = v362 - v361;
        vector v365 = load(f327 + 97);
        vector v366 = load(f327 + 225);
        vector v367 = v365 + v366;
        vector v368 = v366 - v365;
        vector v369 = v355 + v363;
        vector v370 = v359 + v367;
        vector v371 = v343 + v369;
        vector v372 = v344 + v370;
        vector v373 = v343 - v369;
        vector v374 = v344 - v370;
        vector v375 = v367 - v359;
        vector v376 = v355 - v363;
        vector v377 = v345 + v375;
        vector v378 = v346 + v376;
        vector v379 = v345 - v375;
        vector v380 = v346 - v376;
        vector v381 = v356 - v360;
        vector v382 = v356 + v360;
        vector v383 = v364 + v368;
        vector v384 = v368 - v364;
        vector v385 = v381 + v383;
        vector v386 = v382 + v384;
        vector v387 = v385 * (float)0.7071067811865476 + v349;
        vector v388 = v386 * (float)0.7071067811865476 + v350;
        vector v389 = v385 * (float)-0.7071067811865476 + v349;
        vector v390 = v386 * (float)-0.7071067811865476 + v350;
        vector v391 = v384 - v382;
        vector v392 = v381 - v383;
        vector v393 = v391 * (float)0.7071067811865476 + v351;
        vector v394 = v392 * (float)0.7071067811865476 + v352;
        vector v395 = v391 * (float)-0.7071067811865476 + v351;
        vector v396 = v392 * (float)-0.7071067811865476 + v352;
        vector v397 = load(f327 + 16);
        vector v398 = load(f327 + 144);
        vector v399 = v397 + v398;
        vector v400 = v397 - v398;
        vector v401 = load(f327 + 17);
        vector v402 = load(f327 + 145);
        vector v403 = v401 + v402;
        vector v404 = v401 - v402;
        vector v405 = load(f327 + 80);
        vector v406 = load(f327 + 208);
        vector v407 = v405 + v406;
        vector v408 = load(f327 + 81);
        vector v409 = load(f327 + 209);
        vector v410 = v408 + v409;
        vector v411 = v399 + v407;
        vector v412 = v403 + v410;
        vector v413 = v399 - v407;
        vector v414 = v403 - v410;
        vector v415 = v409 - v408;
        vector v416 = v405 - v406;
        vector v417 = v400 + v415;
        vector v418 = v404 + v416;
        vector v419 = v400 - v415;
        vector v420 = v404 - v416;
        vector v421 = load(f327 + 112);
        vector v422 = load(f327 + 240);
        vector v423 = v421 + v422;
        vector v424 = v422 - v421;
        vector v425 = load(f327 + 113);
        vector v426 = load(f327 + 241);
        vector v427 = v425 + v426;
        vector v428 = v426 - v425;
        vector v429 = load(f327 + 48);
        vector v430 = load(f327 + 176);
        vector v431 = v429 + v430;
        vector v432 = load(f327 + 49);
        vector v433 = load(f327 + 177);
        vector v434 = v432 + v433;
        vector v435 = v423 + v431;
        vector v436 = v427 + v434;
        vector v437 = v423 - v431;
        vector v438 = v427 - v434;
        vector v439 = v433 - v432;
        vector v440 = v429 - v430;
        vector v441 = v424 + v439;
        vector v442 = v428 + v440;
        vector v443 = v424 - v439;
        vector v444 = v428 - v440;
        vector v445 = v411 + v435;
        vector v446 = v412 + v436;
        vector v447 = v371 + v445;
        store(f326 + 0 * output_stride + 0, v447);
        vector v448 = v372 + v446;
        store(f326 + 1 * output_stride + 0, v448);
        vector v449 = v371 - v445;
        store(f326 + 16 * output_stride + 0, v449);
        vector v450 = v372 - v446;
        store(f326 + 17 * output_stride + 0, v450);
        vector v451 = v436 - v412;
        vector v452 = v411 - v435;
        vector v453 = v373 + v451;
        store(f326 + 8 * output_stride + 0, v453);
        vector v454 = v374 + v452;
        store(f326 + 9 * output_stride + 0, v454);
        vector v455 = v373 - v451;
        store(f326 + 24 * output_stride + 0, v455);
        vector v456 = v374 - v452;
        store(f326 + 25 * output_stride + 0, v456);
        vector v457 = v418 * (float)-0.41421356237309503 + v417;
        vector v458 = v417 * (float)0.41421356237309503 + v418;
        vector v459 = v442 * (float)0.41421356237309503 + v441;
        vector v460 = v441 * (float)-0.41421356237309503 + v442;
        vector v461 = v457 + v459;
        vector v462 = v458 + v460;
        vector v463 = v461 * (float)0.9238795325112867 + v387;
        store(f326 + 2 * output_stride + 0, v463);
        vector v464 = v462 * (float)0.9238795325112867 + v388;
        store(f326 + 3 * output_stride + 0, v464);
        vector v465 = v461 * (float)-0.9238795325112867 + v387;
        store(f326 + 18 * output_stride + 0, v465);
        vector v466 = v462 * (float)-0.9238795325112867 + v388;
        store(f326 + 19 * output_stride + 0, v466);
        vector v467 = v460 - v458;
        vector v468 = v457 - v459;
        vector v469 = v467 * (float)0.9238795325112867 + v389;
        store(f326 + 10 * output_stride + 0, v469);
        vector v470 = v468 * (float)0.9238795325112867 + v390;
        store(f326 + 11 * output_stride + 0, v470);
        vector v471 = v467 * (float)-0.9238795325112867 + v389;
        store(f326 + 26 * output_stride + 0, v471);
        vector v472 = v468 * (float)-0.9238795325112867 + v390;
        store(f326 + 27 * output_stride + 0, v472);
        vector v473 = v413 - v414;
        vector v474 = v413 + v414;
        vector v475 = v437 + v438;
        vector v476 = v438 - v437;
        vector v477 = v473 + v475;
        vector v478 = v474 + v476;
        vector v479 = v477 * (float)0.7071067811865476 + v377;
        store(f326 + 4 * output_stride + 0, v479);
        vector v480 = v478 * (float)0.7071067811865476 + v378;
        store(f326 + 5 * output_stride + 0, v480);
        vector v481 = v477 * (float)-0.7071067811865476 + v377;
        store(f326 + 20 * output_stride + 0, v481);
        vector v482 = v478 * (float)-0.7071067811865476 + v378;
        store(f326 + 21 * output_stride + 0, v482);
        vector v483 = v476 - v474;
        vector v484 = v473 - v475;
        vector v485 = v483 * (float)0.7071067811865476 + v379;
        store(f326 + 12 * output_stride + 0, v485);
        vector v486 = v484 * (float)0.7071067811865476 + v380;
        store(f326 + 13 * output_stride + 0, v486);
        vector v487 = v483 * (float)-0.7071067811865476 + v379;
        store(f326 + 28 * output_stride + 0, v487);
        vector v488 = v484 * (float)-0.7071067811865476 + v380;
        store(f326 + 29 * output_stride + 0, v488);
        vector v489 = v419 * (float)0.41421356237309503 - v420;
        vector v490 = v420 * (float)0.41421356237309503 + v419;
        vector v491 = v443 * (float)0.41421356237309503 + v444;
        vector v492 = v444 * (float)0.41421356237309503 - v443;
        vector v493 = v489 + v491;
        vector v494 = v490 + v492;
        vector v495 = v493 * (float)0.9238795325112867 + v393;
        store(f326 + 6 * output_stride + 0, v495);
        vector v496 = v494 * (float)0.9238795325112867 + v394;
        store(f326 + 7 * output_stride + 0, v496);
        vector v497 = v493 * (float)-0.9238795325112867 + v393;
        store(f326 + 22 * output_stride + 0, v497);
        vector v498 = v494 * (float)-0.9238795325112867 + v394;
        store(f326 + 23 * output_stride + 0, v498);
        vector v499 = v492 - v490;
        vector v500 = v489 - v491;
        vector v501 = v499 * (float)0.9238795325112867 + v395;
        store(f326 + 14 * output_stride + 0, v501);
        vector v502 = v500 * (float)0.9238795325112867 + v396;
        store(f326 + 15 * output_stride + 0, v502);
        vector v503 = v499 * (float)-0.9238795325112867 + v395;
        store(f326 + 30 * output_stride + 0, v503);
        vector v504 = v500 * (float)-0.9238795325112867 + v396;
        store(f326 + 31 * output_stride + 0, v504);
        f326 += 32 * output_stride;
    }
}

void nnp_fourier_16x16_complex_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    vector v1 = load(bias + 0);
    store(scratch + 256, v1);
    const float*c2 = input;
    vector v3 = load(c2 + 7 * input_stride + 0);
    vector v4 = load(c2 + 15 * input_stride + 0);
    vector v5 = v3 + v4;
    vector v6 = v3 - v4;
    vector v7 = load(c2 + 6 * input_stride + 0);
    vector v8 = load(c2 + 14 * input_stride + 0);
    vector v9 = v7 - v8;
    vector v10 = v7 + v8;
    vector v11 = v9 - v5;
    vector v12 = v5 + v9;
    vector v13 = load(c2 + 9 * input_stride + 0);
    vector v14 = load(c2 + 13 * input_stride + 0);
    vector v15 = v13 + v14;
    vector v16 = v14 - v13;
    vector v17 = load(c2 + 12 * input_stride + 0);
    vector v18 = load(c2 + 8 * input_stride + 0);
    vector v19 = v17 - v18;
    vector v20 = v18 + v17;
    vector v21 = load(c2 + 5 * input_stride + 0);
    vector v22 = load(c2 + 17 * input_stride + 0);
    vector v23 = v21 + v22;
    vector v24 = v21 - v22;
    vector v25 = load(c2 + 4 * input_stride + 0);
    vector v26 = load(c2 + 16 * input_stride + 0);
    vector v27 = v25 - v26;
    vector v28 = v25 + v26;
    vector v29 = v19 + v23;
    vector v30 = v23 - v19;
    vector v31 = v27 - v15;
    vector v32 = v15 + v27;
    vector v33 = v32 * (float)-0.41421356237309503 + v30;
    vector v34 = v30 * (float)0.41421356237309503 + v32;
    vector v35 = v31 * (float)0.41421356237309503 + v29;
    vector v36 = v29 * (float)-0.41421356237309503 + v31;
    vector v37 = load(c2 + 0 * input_stride + 0);
    vector v38 = load(c2 + 1 * input_stride + 0);
    vector v39 = v37 + v38;
    vector v40 = v37 - v38;
    vector v41 = load(c2 + 11 * input_stride + 0);
    vector v42 = v41 * (float)-2.0 + v40;
    vector v43 = v41 * (float)2.0 + v40;
    vector v44 = v12 * (float)1.4142135623730951 + v43;
    vector v45 = v12 * (float)-1.4142135623730951 + v43;
    vector v46 = v33 * (float)-1.8477590650225735 + v45;
    store(scratch + 48, v46);
    vector v47 = v33 * (float)1.8477590650225735 + v45;
    store(scratch + 176, v47);
    vector v48 = v34 * (float)-1.8477590650225735 + v44;
    store(scratch + 112, v48);
    vector v49 = v34 * (float)1.8477590650225735 + v44;
    store(scratch + 240, v49);
    vector v50 = v11 * (float)1.4142135623730951 + v42;
    vector v51 = v11 * (float)-1.4142135623730951 + v42;
    vector v52 = v35 * (float)-1.8477590650225735 + v51;
    store(scratch + 80, v52);
    vector v53 = v35 * (float)1.8477590650225735 + v51;
    store(scratch + 208, v53);
    vector v54 = v36 * (float)1.8477590650225735 + v50;
    store(scratch + 16, v54);
    vector v55 = v36 * (float)-1.8477590650225735 + v50;
    store(scratch + 144, v55);
    vector v56 = v24 - v16;
    vector v57 = v16 + v24;
    vector v58 = v28 - v20;
    vector v59 = v20 + v28;
    vector v60 = v58 - v56;
    vector v61 = v56 + v58;
    vector v62 = load(c2 + 10 * input_stride + 0);
    vector v63 = v62 * (float)2.0 + v39;
    vector v64 = v62 * (float)-2.0 + v39;
    vector v65 = v6 * (float)-2.0 + v64;
    vector v66 = v6 * (float)2.0 + v64;
    vector v67 = v61 * (float)-1.4142135623730951 + v66;
    store(scratch + 96, v67);
    vector v68 = v61 * (float)1.4142135623730951 + v66;
    store(scratch + 224, v68);
    vector v69 = v60 * (float)1.4142135623730951 + v65;
    store(scratch + 32, v69);
    vector v70 = v60 * (float)-1.4142135623730951 + v65;
    store(scratch + 160, v70);
    vector v71 = v10 * (float)2.0 + v63;
    vector v72 = v10 * (float)-2.0 + v63;
    vector v73 = v57 * (float)-2.0 + v72;
    store(scratch + 64, v73);
    vector v74 = v57 * (float)2.0 + v72;
    store(scratch + 192, v74);
    vector v75 = v59 * (float)2.0 + v71;
    store(scratch + 0, v75);
    vector v76 = v59 * (float)-2.0 + v71;
    store(scratch + 128, v76);
    vector v77 = load(c2 + 21 * input_stride + 0);
    vector v78 = load(c2 + 29 * input_stride + 0);
    vector v79 = v77 + v78;
    vector v80 = v77 - v78;
    vector v81 = load(c2 + 20 * input_stride + 0);
    vector v82 = load(c2 + 28 * input_stride + 0);
    vector v83 = v81 - v82;
    vector v84 = v81 + v82;
    vector v85 = v83 - v79;
    vector v86 = v79 + v83;
    vector v87 = load(c2 + 23 * input_stride + 0);
    vector v88 = load(c2 + 27 * input_stride + 0);
    vector v89 = v87 + v88;
    vector v90 = v88 - v87;
    vector v91 = load(c2 + 26 * input_stride + 0);
    vector v92 = load(c2 + 22 * input_stride + 0);
    vector v93 = v91 - v92;
    vector v94 = v92 + v91;
    vector v95 = load(c2 + 19 * input_stride + 0);
    vector v96 = load(c2 + 31 * input_stride + 0);
    vector v97 = v95 + v96;
    vector v98 = v95 - v96;
    vector v99 = load(c2 + 18 * input_stride + 0);
    vector v100 = load(c2 + 30 * input_stride + 0);
    vector v101 = v99 - v100;
    vector v102 = v99 + v100;
    vector v103 = v93 + v97;
    vector v104 = v97 - v93;
    vector v105 = v101 - v89;
    vector v106 = v89 + v101;
    vector v107 = v106 * (float)-0.41421356237309503 + v104;
    vector v108 = v104 * (float)0.41421356237309503 + v106;
    vector v109 = v105 * (float)0.41421356237309503 + v103;
    vector v110 = v103 * (float)-0.41421356237309503 + v105;
    vector v111 = load(c2 + 2 * input_stride + 0);
    vector v112 = load(c2 + 3 * input_stride + 0);
    vector v113 = v111 + v112;
    vector v114 = v111 - v112;
    vector v115 = load(c2 + 25 * input_stride + 0);
    vector v116 = v115 * (float)-2.0 + v114;
    vector v117 = v115 * (float)2.0 + v114;
    vector v118 = v86 * (float)1.4142135623730951 + v117;
    vector v119 = v86 * (float)-1.4142135623730951 + v117;
    vector v120 = v107 * (float)-1.8477590650225735 + v119;
    store(scratch + 49, v120);
    vector v121 = v107 * (float)1.8477590650225735 + v119;
    store(scratch + 177, v121);
    vector v122 = v108 * (float)-1.8477590650225735 + v118;
    store(scratch + 113, v122);
    vector v123 = v108 * (float)1.8477590650225735 + v118;
    store(scratch + 241, v123);
    vector v124 = v85 * (float)1.4142135623730951 + v116;
    vector v125 = v85 * (float)-1.4142135623730951 + v116;
    vector v126 = v109 * (float)-1.8477590650225735 + v125;
    store(scratch + 81, v126);
    vector v127 = v109 * (float)1.8477590650225735 + v125;
    store(scratch + 209, v127);
    vector v128 = v110 * (float)1.8477590650225735 + v124;
    store(scratch + 17, v128);
    vector v129 = v110 * (float)-1.8477590650225735 + v124;
    store(scratch + 145, v129);
    vector v130 = v98 - v90;
    vector v131 = v90 + v98;
    vector v132 = v102 - v94;
    vector v133 = v94 + v102;
    vector v134 = v132 - v130;
    vector v135 = v130 + v132;
    vector v136 = load(c2 + 24 * input_stride + 0);
    vector v137 = v136 * (float)2.0 + v113;
    vector v138 = v136 * (float)-2.0 + v113;
    vector v139 = v80 * (float)-2.0 + v138;
    vector v140 = v80 * (float)2.0 + v138;
    vector v141 = v135 * (float)-1.4142135623730951 + v140;
    store(scratch + 97, v141);
    vector v142 = v135 * (float)1.4142135623730951 + v140;
    store(scratch + 225, v142);
    vector v143 = v134 * (float)1.4142135623730951 + v139;
    store(scratch + 33, v143);
    vector v144 = v134 * (float)-1.4142135623730951 + v139;
    store(scratch + 161, v144);
    vector v145 = v84 * (float)2.0 + v137;
    vector v146 = v84 * (float)-2.0 + v137;
    vector v147 = v131 * (float)-2.0 + v146;
    store(scratch + 65, v147);
    vector v148 = v131 * (float)2.0 + v146;
    store(scratch + 193, v148);
    vector v149 = v133 * (float)2.0 + v145;
    store(scratch + 1, v149);
    vector v150 = v133 * (float)-2.0 + v145;
    store(scratch + 129, v150);
    size_t s151 = input_stride * 32;
    input += s151;
    const float*c152 = input;
    float*f153 = scratch;
    for (int i154 = 0; i154 < 7; i154++) {
        f153 += 2;
        vector v155 = load(c152 + 0 * input_stride + 0);
        vector v156 = load(c152 + 16 * input_stride + 0);
        vector v157 = v155 + v156;
        vector v158 = v155 - v156;
        vector v159 = load(c152 + 1 * input_stride + 0);
        vector v160 = load(c152 + 17 * input_stride + 0);
        vector v161 = v159 + v160;
        vector v162 = v159 - v160;
        vector v163 = load(c152 + 8 * input_stride + 0);
        vector v164 = load(c152 + 24 * input_stride + 0);
        vector v165 = v163 + v164;
        vector v166 = load(c152 + 9 * input_stride + 0);
        vector v167 = load(c152 + 25 * input_stride + 0);
        vector v168 = v166 + v167;
        vector v169 = v157 + v165;
        vector v170 = v161 + v168;
        vector v171 = v157 - v165;
        vector v172 = v161 - v168;
        vector v173 = v167 - v166;
        vector v174 = v163 - v164;
        vector v175 = v158 + v173;
        vector v176 = v162 + v174;
        vector v177 = v158 - v173;
        vector v178 = v162 - v174;
        vector v179 = load(c152 + 4 * input_stride + 0);
        vector v180 = load(c152 + 20 * input_stride + 0);
        vector v181 = v179 + v180;
        vector v182 = v179 - v180;
        vector v183 = load(c152 + 5 * input_stride + 0);
        vector v184 = load(c152 + 21 * input_stride + 0);
        vector v185 = v183 + v184;
        vector v186 = v183 - v184;
        vector v187 = load(c152 + 12 * input_stride + 0);
        vector v188 = load(c152 + 28 * input_stride + 0);
        vector v189 = v187 + v188;
        vector v190 = v188 - v187;
        vector v191 = load(c152 + 13 * input_stride + 0);
        vector v192 = load(c152 + 29 * input_stride + 0);
        vector v193 = v191 + v192;
        vector v194 = v192 - v191;
        vector v195 = v181 + v189;
        vector v196 = v185 + v193;
        vector v197 = v169 + v195;
        vector v198 = v170 + v196;
        vector v199 = v169 - v195;
        vector v200 = v170 - v196;
        vector v201 = v193 - v185;
        vector v202 = v181 - v189;
        vector v203 = v171 + v201;
        vector v204 = v172 + v202;
        vector v205 = v171 - v201;
        vector v206 = v172 - v202;
        vector v207 = v182 - v186;
        vector v208 = v182 + v186;
        vector v209 = v190 + v194;
        vector v210 = v194 - v190;
        vector v211 = v207 + v209;
        vector v212 = v208 + v210;
        vector v213 = v211 * (float)0.7071067811865476 + v175;
        vector v214 = v212 * (float)0.7071067811865476 + v176;
        vector v215 = v211 * (float)-0.7071067811865476 + v175;
        vector v216 = v212 * (float)-0.7071067811865476 + v176;
        vector v217 = v210 - v208;
        vector v218 = v207 - v209;
        vector v219 = v217 * (float)0.7071067811865476 + v177;
        vector v220 = v218 * (float)0.7071067811865476 + v178;
        vector v221 = v217 * (float)-0.7071067811865476 + v177;
        vector v222 = v218 * (float)-0.7071067811865476 + v178;
        vector v223 = load(c152 + 2 * input_stride + 0);
        vector v224 = load(c152 + 18 * input_stride + 0);
        vector v225 = v223 + v224;
        vector v226 = v223 - v224;
        vector v227 = load(c152 + 3 * input_stride + 0);
        vector v228 = load(c152 + 19 * input_stride + 0);
        vector v229 = v227 + v228;
        vector v230 = v227 - v228;
        vector v231 = load(c152 + 10 * input_stride + 0);
        vector v232 = load(c152 + 26 * input_stride + 0);
        vector v233 = v231 + v232;
        vector v234 = load(c152 + 11 * input_stride + 0);
        vector v235 = load(c152 + 27 * input_stride + 0);
        vector v236 = v234 + v235;
        vector v237 = v225 + v233;
        vector v238 = v229 + v236;
        vector v239 = v225 - v233;
        vector v240 = v229 - v236;
        vector v241 = v235 - v234;
        vector v242 = v231 - v232;
        vector v243 = v226 + v241;
        vector v244 = v230 + v242;
        vector v245 = v226 - v241;
        vector v246 = v230 - v242;
        vector v247 = load(c152 + 14 * input_stride + 0);
        vector v248 = load(c152 + 30 * input_stride + 0);
        vector v249 = v247 + v248;
        vector v250 = v248 - v247;
        vector v251 = load(c152 + 15 * input_stride + 0);
        vector v252 = load(c152 + 31 * input_stride + 0);
        vector v253 = v251 + v252;
        vector v254 = v252 - v251;
        vector v255 = load(c152 + 6 * input_stride + 0);
        vector v256 = load(c152 + 22 * input_stride + 0);
        vector v257 = v255 + v256;
        vector v258 = load(c152 + 7 * input_stride + 0);
        vector v259 = load(c152 + 23 * input_stride + 0);
        vector v260 = v258 + v259;
        vector v261 = v249 + v257;
        vector v262 = v253 + v260;
        vector v263 = v249 - v257;
        vector v264 = v253 - v260;
        vector v265 = v259 - v258;
        vector v266 = v255 - v256;
        vector v267 = v250 + v265;
        vector v268 = v254 + v266;
        vector v269 = v250 - v265;
        vector v270 = v254 - v266;
        vector v271 = v237 + v261;
        vector v272 = v238 + v262;
        vector v273 = v197 + v271;
        store(f153 + 0, v273);
        vector v274 = v198 + v272;
        store(f153 + 1, v274);
        vector v275 = v197 - v271;
        store(f153 + 128, v275);
        vector v276 = v198 - v272;
        store(f153 + 129, v276);
        vector v277 = v262 - v238;
        vector v278 = v237 - v261;
        vector v279 = v199 + v277;
        store(f153 + 64, v279);
        vector v280 = v200 + v278;
        store(f153 + 65, v280);
        vector v281 = v199 - v277;
        store(f153 + 192, v281);
        vector v282 = v200 - v278;
        store(f153 + 193, v282);
        vector v283 = v244 * (float)-0.41421356237309503 + v243;
        vector v284 = v243 * (float)0.41421356237309503 + v244;
        vector v285 = v268 * (float)0.41421356237309503 + v267;
        vector v286 = v267 * (float)-0.41421356237309503 + v268;
        vector v287 = v283 + v285;
        vector v288 = v284 + v286;
        vector v289 = v287 * (float)0.9238795325112867 + v213;
        store(f153 + 16, v289);
        vector v290 = v288 * (float)0.9238795325112867 + v214;
        store(f153 + 17, v290);
        vector v291 = v287 * (float)-0.9238795325112867 + v213;
        store(f153 + 144, v291);
        vector v292 = v288 * (float)-0.9238795325112867 + v214;
        store(f153 + 145, v292);
        vector v293 = v286 - v284;
        vector v294 = v283 - v285;
        vector v295 = v293 * (float)0.9238795325112867 + v215;
        store(f153 + 80, v295);
        vector v296 = v294 * (float)0.9238795325112867 + v216;
        store(f153 + 81, v296);
        vector v297 = v293 * (float)-0.9238795325112867 + v215;
        store(f153 + 208, v297);
        vector v298 = v294 * (float)-0.9238795325112867 + v216;
        store(f153 + 209, v298);
        vector v299 = v239 - v240;
        vector v300 = v239 + v240;
        vector v301 = v263 + v264;
        vector v302 = v264 - v263;
        vector v303 = v299 + v301;
        vector v304 = v300 + v302;
        vector v305 = v303 * (float)0.7071067811865476 + v203;
        store(f153 + 32, v305);
        vector v306 = v304 * (float)0.7071067811865476 + v204;
        store(f153 + 33, v306);
        vector v307 = v303 * (float)-0.7071067811865476 + v203;
        store(f153 + 160, v307);
        vector v308 = v304 * (float)-0.7071067811865476 + v204;
        store(f153 + 161, v308);
        vector v309 = v302 - v300;
        vector v310 = v299 - v301;
        vector v311 = v309 * (float)0.7071067811865476 + v205;
        store(f153 + 96, v311);
        vector v312 = v310 * (float)0.7071067811865476 + v206;
        store(f153 + 97, v312);
        vector v313 = v309 * (float)-0.7071067811865476 + v205;
        store(f153 + 224, v313);
        vector v314 = v310 * (float)-0.7071067811865476 + v206;
        store(f153 + 225, v314);
        vector v315 = v245 * (float)0.41421356237309503 - v246;
        vector v316 = v246 * (float)0.41421356237309503 + v245;
        vector v317 = v269 * (float)0.41421356237309503 + v270;
        vector v318 = v270 * (float)0.41421356237309503 - v269;
        vector v319 = v315 + v317;
        vector v320 = v316 + v318;
        vector v321 = v319 * (float)0.9238795325112867 + v219;
        store(f153 + 48, v321);
        vector v322 = v320 * (float)0.9238795325112867 + v220;
        store(f153 + 49, v322);
        vector v323 = v319 * (float)-0.9238795325112867 + v219;
        store(f153 + 176, v323);
        vector v324 = v320 * (float)-0.9238795325112867 + v220;
        store(f153 + 177, v324);
        vector v325 = v318 - v316;
        vector v326 = v315 - v317;
        vector v327 = v325 * (float)0.9238795325112867 + v221;
        store(f153 + 112, v327);
        vector v328 = v326 * (float)0.9238795325112867 + v222;
        store(f153 + 113, v328);
        vector v329 = v325 * (float)-0.9238795325112867 + v221;
        store(f153 + 240, v329);
        vector v330 = v326 * (float)-0.9238795325112867 + v222;
        store(f153 + 241, v330);
        c152 += 32 * input_stride;
    }
    size_t s331 = tile->row_stride;
    size_t s332 = tile->row_mask;
    size_t s333 = tile->column_mask;
    size_t s334 = tile->channel_stride;
    float*f335 = output;
    float*f336 = scratch;
    for (int i337 = 0; i337 < 16; i337++) {
        if (s332 & 1) {
            vector v338 = load(f336 + 0);
            vector v339 = load(scratch + 256);
            vector v340 = v338 * (float)0.00390625 + v339;
            vector v341 = load(f336 + 5);
            vector v342 = load(f336 + 13);
            vector v343 = v341 + v342;
            vector v344 = v341 - v342;
            vector v345 = load(f336 + 4);
            vector v346 = load(f336 + 12);
            vector v347 = v345 - v346;
            vector v348 = v345 + v346;
            vector v349 = v347 - v343;
            vector v350 = v343 + v347;
            vector v351 = load(f336 + 7);
            vector v352 = load(f336 + 11);
            vector v353 = v351 + v352;
            vector v354 = v352 - v351;
            vector v355 = load(f336 + 10);
            vector v356 = load(f336 + 6);
            vector v357 = v355 - v356;
            vector v358 = v356 + v355;
            vector v359 = load(f336 + 3);
            vector v360 = load(f336 + 15);
            vector v361 = v359 + v360;
            vector v362 = v359 - v360;
            vector v363 = load(f336 + 2);
            vector v364 = load(f336 + 14);
            vector v365 = v363 - v364;
            vector v366 = v363 + v364;
            vector v367 = v357 + v361;
            vector v368 = v361 - v357;
            vector v369 = v365 - v353;
            vector v370 = v353 + v365;
            vector v371 = v370 * (float)-0.41421356237309503 + v368;
            vector v372 = v368 * (float)0.41421356237309503 + v370;
            vector v373 = v369 * (float)0.41421356237309503 + v367;
            vector v374 = v367 * (float)-0.41421356237309503 + v369;
            vector v375 = load(f336 + 1);
            vector v376 = v375 * (float)0.00390625 + v340;
            vector v377 = v375 * (float)-0.00390625 + v340;
            vector v378 = load(f336 + 9);
            vector v379 = v378 * (float)-0.0078125 + v377;
            vector v380 = v378 * (float)0.0078125 + v377;
            vector v381 = v350 * (float)0.005524271728019903 + v380;
            vector v382 = v350 * (float)-0.005524271728019903 + v380;
            vector v383 = v371 * (float)-0.007217808847744428 + v382;
            size_t s384 = s333 / 8;
            size_t s385 = s384 % 2;
            if (s385 == 1) {
                f335[0 * s334 + 3] = v383;
            } else {
                if (s385 == 3) {
                    f335[0 * s334 + 3] = v383;
                } else {
                    if (s385 == 0) {
                    } else {
                        uint64_t u386 = s385 >> 0;
                        if (u386 >> 0 & 1) {
                        f335[0 * s334 + 3] = v383;
                        }
                    }
                }
            }
            vector v387 = v371 * (float)0.007217808847744428 + v382;
            size_t s388 = s333 / 2048;
            size_t s389 = s388 % 2;
            if (s389 == 1) {
                f335[0 * s334 + 11] = v387;
            } else {
                if (s389 == 3) {
                    f335[0 * s334 + 11] = v387;
                } else {
                    if (s389 == 0) {
                    } else {
                        uint64_t u390 = s389 >> 0;
                        if (u390 >> 0 & 1) {
                        f335[0 * s334 + 11] = v387;
                        }
                    }
                }
            }
            vector v391 = v372 * (float)-0.007217808847744428 + v381;
            size_t s392 = s333 / 128;
            size_t s393 = s392 % 2;
            if (s393 == 1) {
                f335[0 * s334 + 7] = v391;
            } else {
                if (s393 == 3) {
                    f335[0 * s334 + 7] = v391;
                } else {
                    if (s393 == 0) {
                    } else {
                        uint64_t u394 = s393 >> 0;
                        if (u394 >> 0 & 1) {
                        f335[0 * s334 + 7] = v391;
                        }
                    }
                }
            }
            vector v395 = v372 * (float)0.007217808847744428 + v381;
            size_t s396 = s333 / 32768;
            size_t s397 = s396 % 2;
            if (s397 == 1) {
                f335[0 * s334 + 15] = v395;
            } else {
                if (s397 == 3) {
                    f335[0 * s334 + 15] = v395;
                } else {
                    if (s397 == 0) {
                    } else {
                        uint64_t u398 = s397 >> 0;
                        if (u398 >> 0 & 1) {
                        f335[0 * s334 + 15] = v395;
                        }
                    }
                }
            }
            vector v399 = v349 * (float)0.005524271728019903 + v379;
            vector v400 = v349 * (float)-0.005524271728019903 + v379;
            vector v401 = v373 * (float)-0.007217808847744428 + v400;
            size_t s402 = s333 / 32;
            size_t s403 = s402 % 2;
            if (s403 == 1) {
                f335[0 * s334 + 5] = v401;
            } else {
                if (s403 == 3) {
                    f335[0 * s334 + 5] = v401;
                } else {
                    if (s403 == 0) {
                    } else {
                        uint64_t u404 = s403 >> 0;
                        if (u404 >> 0 & 1) {
                        f335[0 * s334 + 5] = v401;
                        }
                    }
                }
            }
            vector v405 = v373 * (float)0.007217808847744428 + v400;
            size_t s406 = s333 / 8192;
            size_t s407 = s406 % 2;
            if (s407 == 1) {
                f335[0 * s334 + 13] = v405;
            } else {
                if (s407 == 3) {
                    f335[0 * s334 + 13] = v405;
                } else {
                    if (s407 == 0) {
                    } else {
                        uint64_t u408 = s407 >> 0;
                        if (u408 >> 0 & 1) {
                        f335[0 * s334 + 13] = v405;
                        }
                    }
                }
            }
            vector v409 = v374 * (float)0.007217808847744428 + v399;
            size_t s410 = s333 / 2;
            size_t s411 = s410 % 2;
            if (s411 == 1) {
                f335[0 * s334 + 1] = v409;
            } else {
                if (s411 == 3) {
                    f335[0 * s334 + 1] = v409;
                } else {
                    if (s411 == 0) {
                    } else {
                        uint64_t u412 = s411 >> 0;
                        if (u412 >> 0 & 1) {
                        f335[0 * s334 + 1] = v409;
                        }
                    }
                }
            }
            vector v413 = v374 * (float)-0.007217808847744428 + v399;
            size_t s414 = s333 / 512;
            size_t s415 = s414 % 2;
            if (s415 == 1) {
                f335[0 * s334 + 9] = v413;
            } else {
                if (s415 == 3) {
                    f335[0 * s334 + 9] = v413;
                } else {
                    if (s415 == 0) {
                    } else {
                        uint64_t u416 = s415 >> 0;
                        if (u416 >> 0 & 1) {
                        f335[0 * s334 + 9] = v413;
                        }
                    }
                }
            }
            vector v417 = v362 - v354;
            vector v418 = v354 + v362;
            vector v419 = v366 - v358;
            vector v420 = v358 + v366;
            vector v421 = v419 - v417;
            vector v422 = v417 + v419;
            vector v423 = load(f336 + 8);
            vector v424 = v423 * (float)0.0078125 + v376;
            vector v425 = v423 * (float)-0.0078125 + v376;
            vector v426 = v344 * (float)-0.0078125 + v425;
            vector v427 = v344 * (float)0.0078125 + v425;
            vector v428 = v422 * (float)-0.005524271728019903 + v427;
            size_t s429 = s333 / 64;
            size_t s430 = s429 % 2;
            if (s430 == 1) {
                f335[0 * s334 + 6] = v428;
            } else {
                if (s430 == 3) {
                    f335[0 * s334 + 6] = v428;
                } else {
                    if (s430 == 0) {
                    } else {
                        uint64_t u431 = s430 >> 0;
                        if (u431 >> 0 & 1) {
                        f335[0 * s334 + 6] = v428;
                        }
                    }
                }
            }
            vector v432 = v422 * (float)0.005524271728019903 + v427;
            size_t s433 = s333 / 16384;
            size_t s434 = s433 % 2;
            if (s434 == 1) {
                f335[0 * s334 + 14] = v432;
            } else {
                if (s434 == 3) {
                    f335[0 * s334 + 14] = v432;
                } else {
                    if (s434 == 0) {
                    } else {
                        uint64_t u435 = s434 >> 0;
                        if (u435 >> 0 & 1) {
                        f335[0 * s334 + 14] = v432;
                        }
                    }
                }
            }
            vector v436 = v421 * (float)0.005524271728019903 + v426;
            size_t s437 = s333 / 4;
            size_t s438 = s437 % 2;
            if (s438 == 1) {
                f335[0 * s334 + 2] = v436;
            } else {
                if (s438 == 3) {
                    f335[0 * s334 + 2] = v436;
                } else {
                    if (s438 == 0) {
                    } else {
                        uint64_t u439 = s438 >> 0;
                        if (u439 >> 0 & 1) {
                        f335[0 * s334 + 2] = v436;
                        }
                    }
                }
            }
            vector v440 = v421 * (float)-0.005524271728019903 + v426;
            size_t s441 = s333 / 1024;
            size_t s442 = s441 % 2;
            if (s442 == 1) {
                f335[0 * s334 + 10] = v440;
            } else {
                if (s442 == 3) {
                    f335[0 * s334 + 10] = v440;
                } else {
                    if (s442 == 0) {
                    } else {
                        uint64_t u443 = s442 >> 0;
                        if (u443 >> 0 & 1) {
                        f335[0 * s334 + 10] = v440;
                        }
                    }
                }
            }
            vector v444 = v348 * (float)0.0078125 + v424;
            vector v445 = v348 * (float)-0.0078125 + v424;
            vector v446 = v418 * (float)-0.0078125 + v445;
            size_t s447 = s333 / 16;
            size_t s448 = s447 % 2;
            if (s448 == 1) {
                f335[0 * s334 + 4] = v446;
            } else {
                if (s448 == 3) {
                    f335[0 * s334 + 4] = v446;
                } else {
                    if (s448 == 0) {
                    } else {
                        uint64_t u449 = s448 >> 0;
                        if (u449 >> 0 & 1) {
                        f335[0 * s334 + 4] = v446;
                        }
                    }
                }
            }
            vector v450 = v418 * (float)0.0078125 + v445;
            size_t s451 = s333 / 4096;
            size_t s452 = s451 % 2;
            if (s452 == 1) {
                f335[0 * s334 + 12] = v450;
            } else {
                if (s452 == 3) {
                    f335[0 * s334 + 12] = v450;
                } else {
                    if (s452 == 0) {
                    } else {
                        uint64_t u453 = s452 >> 0;
                        if (u453 >> 0 & 1) {
                        f335[0 * s334 + 12] = v450;
                        }
                    }
                }
            }
            vector v454 = v420 * (float)0.0078125 + v444;
            size_t s455 = s333 / 1;
            size_t s456 = s455 % 2;
            if (s456 == 1) {
                f335[0 * s334 + 0] = v454;
            } else {
                if (s456 == 3) {
                    f335[0 * s334 + 0] = v454;
                } else {
                    if (s456 == 0) {
                    } else {
                        uint64_t u457 = s456 >> 0;
                        if (u457 >> 0 & 1) {
                        f335[0 * s334 + 0] = v454;
                        }
                    }
                }
            }
            vector v458 = v420 * (float)-0.0078125 + v444;
            size_t s459 = s333 / 256;
            size_t s460 = s459 % 2;
            if (s460 == 1) {
                f335[0 * s334 + 8] = v458;
            } else {
                if (s460 == 3) {
                    f335[0 * s334 + 8] = v458;
                } else {
                    if (s460 == 0) {
                    } else {
                        uint64_t u461 = s460 >> 0;
                        if (u461 >> 0 & 1) {
                        f335[0 * s334 + 8] = v458;
                        }
                    }
                }
            }
        }
        s332 /= 2;
        f336 += 16;
        f335 += s331;
    }
}

void nnp_fourier_16x16_complex_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    vector v1 = load(bias + 0);
    store(scratch + 256, v1);
    const float*c2 = input;
    vector v3 = load(c2 + 7 * input_stride + 0);
    vector v4 = load(c2 + 15 * input_stride + 0);
    vector v5 = v3 + v4;
    vector v6 = v3 - v4;
    vector v7 = load(c2 + 6 * input_stride + 0);
    vector v8 = load(c2 + 14 * input_stride + 0);
    vector v9 = v7 - v8;
    vector v10 = v7 + v8;
    vector v11 = v9 - v5;
    vector v12 = v5 + v9;
    vector v13 = load(c2 + 9 * input_stride + 0);
    vector v14 = load(c2 + 13 * input_stride + 0);
    vector v15 = v13 + v14;
    vector v16 = v14 - v13;
    vector v17 = load(c2 + 12 * input_stride + 0);
    vector v18 = load(c2 + 8 * input_stride + 0);
    vector v19 = v17 - v18;
    vector v20 = v18 + v17;
    vector v21 = load(c2 + 5 * input_stride + 0);
    vector v22 = load(c2 + 17 * input_stride + 0);
    vector v23 = v21 + v22;
    vector v24 = v21 - v22;
    vector v25 = load(c2 + 4 * input_stride + 0);
    vector v26 = load(c2 + 16 * input_stride + 0);
    vector v27 = v25 - v26;
    vector v28 = v25 + v26;
    vector v29 = v19 + v23;
    vector v30 = v23 - v19;
    vector v31 = v27 - v15;
    vector v32 = v15 + v27;
    vector v33 = v32 * (float)-0.41421356237309503 + v30;
    vector v34 = v30 * (float)0.41421356237309503 + v32;
    vector v35 = v31 * (float)0.41421356237309503 + v29;
    vector v36 = v29 * (float)-0.41421356237309503 + v31;
    vector v37 = load(c2 + 0 * input_stride + 0);
    vector v38 = load(c2 + 1 * input_stride + 0);
    vector v39 = v37 + v38;
    vector v40 = v37 - v38;
    vector v41 = load(c2 + 11 * input_stride + 0);
    vector v42 = v41 * (float)-2.0 + v40;
    vector v43 = v41 * (float)2.0 + v40;
    vector v44 = v12 * (float)1.4142135623730951 + v43;
    vector v45 = v12 * (float)-1.4142135623730951 + v43;
    vector v46 = v33 * (float)-1.8477590650225735 + v45;
    store(scratch + 48, v46);
    vector v47 = v33 * (float)1.8477590650225735 + v45;
    store(scratch + 176, v47);
    vector v48 = v34 * (float)-1.8477590650225735 + v44;
    store(scratch + 112, v48);
    vector v49 = v34 * (float)1.8477590650225735 + v44;
    store(scratch + 240, v49);
    vector v50 = v11 * (float)1.4142135623730951 + v42;
    vector v51 = v11 * (float)-1.4142135623730951 + v42;
    vector v52 = v35 * (float)-1.8477590650225735 + v51;
    store(scratch + 80, v52);
    vector v53 = v35 * (float)1.8477590650225735 + v51;
    store(scratch + 208, v53);
    vector v54 = v36 * (float)1.8477590650225735 + v50;
    store(scratch + 16, v54);
    vector v55 = v36 * (float)-1.8477590650225735 + v50;
    store(scratch + 144, v55);
    vector v56 = v24 - v16;
    vector v57 = v16 + v24;
    vector v58 = v28 - v20;
    vector v59 = v20 + v28;
    vector v60 = v58 - v56;
    vector v61 = v56 + v58;
    vector v62 = load(c2 + 10 * input_stride + 0);
    vector v63 = v62 * (float)2.0 + v39;
    vector v64 = v62 * (float)-2.0 + v39;
    vector v65 = v6 * (float)-2.0 + v64;
    vector v66 = v6 * (float)2.0 + v64;
    vector v67 = v61 * (float)-1.4142135623730951 + v66;
    store(scratch + 96, v67);
    vector v68 = v61 * (float)1.4142135623730951 + v66;
    store(scratch + 224, v68);
    vector v69 = v60 * (float)1.4142135623730951 + v65;
    store(scratch + 32, v69);
    vector v70 = v60 * (float)-1.4142135623730951 + v65;
    store(scratch + 160, v70);
    vector v71 = v10 * (float)2.0 + v63;
    vector v72 = v10 * (float)-2.0 + v63;
    vector v73 = v57 * (float)-2.0 + v72;
    store(scratch + 64, v73);
    vector v74 = v57 * (float)2.0 + v72;
    store(scratch + 192, v74);
    vector v75 = v59 * (float)2.0 + v71;
    store(scratch + 0, v75);
    vector v76 = v59 * (float)-2.0 + v71;
    store(scratch + 128, v76);
    vector v77 = load(c2 + 21 * input_stride + 0);
    vector v78 = load(c2 + 29 * input_stride + 0);
    vector v79 = v77 + v78;
    vector v80 = v77 - v78;
    vector v81 = load(c2 + 20 * input_stride + 0);
    vector v82 = load(c2 + 28 * input_stride + 0);
    vector v83 = v81 - v82;
    vector v84 = v81 + v82;
    vector v85 = v83 - v79;
    vector v86 = v79 + v83;
    vector v87 = load(c2 + 23 * input_stride + 0);
    vector v88 = load(c2 + 27 * input_stride + 0);
    vector v89 = v87 + v88;
    vector v90 = v88 - v87;
    vector v91 = load(c2 + 26 * input_stride + 0);
    vector v92 = load(c2 + 22 * input_stride + 0);
    vector v93 = v91 - v92;
    vector v94 = v92 + v91;
    vector v95 = load(c2 + 19 * input_stride + 0);
    vector v96 = load(c2 + 31 * input_stride + 0);
    vector v97 = v95 + v96;
    vector v98 = v95 - v96;
    vector v99 = load(c2 + 18 * input_stride + 0);
    vector v100 = load(c2 + 30 * input_stride + 0);
    vector v101 = v99 - v100;
    vector v102 = v99 + v100;
    vector v103 = v93 + v97;
    vector v104 = v97 - v93;
    vector v105 = v101 - v89;
    vector v106 = v89 + v101;
    vector v107 = v106 * (float)-0.41421356237309503 + v104;
    vector v108 = v104 * (float)0.41421356237309503 + v106;
    vector v109 = v105 * (float)0.41421356237309503 + v103;
    vector v110 = v103 * (float)-0.41421356237309503 + v105;
    vector v111 = load(c2 + 2 * input_stride + 0);
    vector v112 = load(c2 + 3 * input_stride + 0);
    vector v113 = v111 + v112;
    vector v114 = v111 - v112;
    vector v115 = load(c2 + 25 * input_stride + 0);
    vector v116 = v115 * (float)-2.0 + v114;
    vector v117 = v115 * (float)2.0 + v114;
    vector v118 = v86 * (float)1.4142135623730951 + v117;
    vector v119 = v86 * (float)-1.4142135623730951 + v117;
    vector v120 = v107 * (float)-1.8477590650225735 + v119;
    store(scratch + 49, v120);
    vector v121 = v107 * (float)1.8477590650225735 + v119;
    store(scratch + 177, v121);
    vector v122 = v108 * (float)-1.8477590650225735 + v118;
    store(scratch + 113, v122);
    vector v123 = v108 * (float)1.8477590650225735 + v118;
    store(scratch + 241, v123);
    vector v124 = v85 * (float)1.4142135623730951 + v116;
    vector v125 = v85 * (float)-1.4142135623730951 + v116;
    vector v126 = v109 * (float)-1.8477590650225735 + v125;
    store(scratch + 81, v126);
    vector v127 = v109 * (float)1.8477590650225735 + v125;
    store(scratch + 209, v127);
    vector v128 = v110 * (float)1.8477590650225735 + v124;
    store(scratch + 17, v128);
    vector v129 = v110 * (float)-1.8477590650225735 + v124;
    store(scratch + 145, v129);
    vector v130 = v98 - v90;
    vector v131 = v90 + v98;
    vector v132 = v102 - v94;
    vector v133 = v94 + v102;
    vector v134 = v132 - v130;
    vector v135 = v130 + v132;
    vector v136 = load(c2 + 24 * input_stride + 0);
    vector v137 = v136 * (float)2.0 + v113;
    vector v138 = v136 * (float)-2.0 + v113;
    vector v139 = v80 * (float)-2.0 + v138;
    vector v140 = v80 * (float)2.0 + v138;
    vector v141 = v135 * (float)-1.4142135623730951 + v140;
    store(scratch + 97, v141);
    vector v142 = v135 * (float)1.4142135623730951 + v140;
    store(scratch + 225, v142);
    vector v143 = v134 * (float)1.4142135623730951 + v139;
    store(scratch + 33, v143);
    vector v144 = v134 * (float)-1.4142135623730951 + v139;
    store(scratch + 161, v144);
    vector v145 = v84 * (float)2.0 + v137;
    vector v146 = v84 * (float)-2.0 + v137;
    vector v147 = v131 * (float)-2.0 + v146;
    store(scratch + 65, v147);
    vector v148 = v131 * (float)2.0 + v146;
    store(scratch + 193, v148);
    vector v149 = v133 * (float)2.0 + v145;
    store(scratch + 1, v149);
    vector v150 = v133 * (float)-2.0 + v145;
    store(scratch + 129, v150);
    size_t s151 = input_stride * 32;
    input += s151;
    const float*c152 = input;
    float*f153 = scratch;
    for (int i154 = 0; i154 < 7; i154++) {
        f153 += 2;
        vector v155 = load(c152 + 0 * input_stride + 0);
        vector v156 = load(c152 + 16 * input_stride + 0);
        vector v157 = v155 + v156;
        vector v158 = v155 - v156;
        vector v159 = load(c152 + 1 * input_stride + 0);
        vector v160 = load(c152 + 17 * input_stride + 0);
        vector v161 = v159 + v160;
        vector v162 = v159 - v160;
        vector v163 = load(c152 + 8 * input_stride + 0);
        vector v164 = load(c152 + 24 * input_stride + 0);
        vector v165 = v163 + v164;
        vector v166 = load(c152 + 9 * input_stride + 0);
        vector v167 = load(c152 + 25 * input_stride + 0);
        vector v168 = v166 + v167;
        vector v169 = v157 + v165;
        vector v170 = v161 + v168;
        vector v171 = v157 - v165;
        vector v172 = v161 - v168;
        vector v173 = v167 - v166;
        vector v174 = v163 - v164;
        vector v175 = v158 + v173;
        vector v176 = v162 + v174;
        vector v177 = v158 - v173;
        vector v178 = v162 - v174;
        vector v179 = load(c152 + 4 * input_stride + 0);
        vector v180 = load(c152 + 20 * input_stride + 0);
        vector v181 = v179 + v180;
        vector v182 = v179 - v180;
        vector v183 = load(c152 + 5 * input_stride + 0);
        vector v184 = load(c152 + 21 * input_stride + 0);
        vector v185 = v183 + v184;
        vector v186 = v183 - v184;
        vector v187 = load(c152 + 12 * input_stride + 0);
        vector v188 = load(c152 + 28 * input_stride + 0);
        vector v189 = v187 + v188;
        vector v190 = v188 - v187;
        vector v191 = load(c152 + 13 * input_stride + 0);
        vector v192 = load(c152 + 29 * input_stride + 0);
        vector v193 = v191 + v192;
        vector v194 = v192 - v191;
        vector v195 = v181 + v189;
        vector v196 = v185 + v193;
        vector v197 = v169 + v195;
        vector v198 = v170 + v196;
        vector v199 = v169 - v195;
        vector v200 = v170 - v196;
        vector v201 = v193 - v185;
        vector v202 = v181 - v189;
        vector v203 = v171 + v201;
        vector v204 = v172 + v202;
        vector v205 = v171 - v201;
        vector v206 = v172 - v202;
        vector v207 = v182 - v186;
        vector v208 = v182 + v186;
        vector v209 = v190 + v194;
        vector v210 = v194 - v190;
        vector v211 = v207 + v209;
        vector v212 = v208 + v210;
        vector v213 = v211 * (float)0.7071067811865476 + v175;
        vector v214 = v212 * (float)0.7071067811865476 + v176;
        vector v215 = v211 * (float)-0.7071067811865476 + v175;
        vector v216 = v212 * (float)-0.7071067811865476 + v176;
        vector v217 = v210 - v208;
        vector v218 = v207 - v209;
        vector v219 = v217 * (float)0.7071067811865476 + v177;
        vector v220 = v218 * (float)0.7071067811865476 + v178;
        vector v221 = v217 * (float)-0.7071067811865476 + v177;
        vector v222 = v218 * (float)-0.7071067811865476 + v178;
        vector v223 = load(c152 + 2 * input_stride + 0);
        vector v224 = load(c152 + 18 * input_stride + 0);
        vector v225 = v223 + v224;
        vector v226 = v223 - v224;
        vector v227 = load(c152 + 3 * input_stride + 0);
        vector v228 = load(c152 + 19 * input_stride + 0);
        vector v229 = v227 + v228;
        vector v230 = v227 - v228;
        vector v231 = load(c152 + 10 * input_stride + 0);
        vector v232 = load(c152 + 26 * input_stride + 0);
        vector v233 = v231 + v232;
        vector v234 = load(c152 + 11 * input_stride + 0);
        vector v235 = load(c152 + 27 * input_stride + 0);
        vector v236 = v234 + v235;
        vector v237 = v225 + v233;
        vector v238 = v229 + v236;
        vector v239 = v225 - v233;
        vector v240 = v229 - v236;
        vector v241 = v235 - v234;
        vector v242 = v231 - v232;
        vector v243 = v226 + v241;
        vector v244 = v230 + v242;
        vector v245 = v226 - v241;
        vector v246 = v230 - v242;
        vector v247 = load(c152 + 14 * input_stride + 0);
        vector v248 = load(c152 + 30 * input_stride + 0);
        vector v249 = v247 + v248;
        vector v250 = v248 - v247;
        vector v251 = load(c152 + 15 * input_stride + 0);
        vector v252 = load(c152 + 31 * input_stride + 0);
        vector v253 = v251 + v252;
        vector v254 = v252 - v251;
        vector v255 = load(c152 + 6 * input_stride + 0);
        vector v256 = load(c152 + 22 * input_stride + 0);
        vector v257 = v255 + v256;
        vector v258 = load(c152 + 7 * input_stride + 0);
        vector v259 = load(c152 + 23 * input_stride + 0);
        vector v260 = v258 + v259;
        vector v261 = v249 + v257;
        vector v262 = v253 + v260;
        vector v263 = v249 - v257;
        vector v264 = v253 - v260;
        vector v265 = v259 - v258;
        vector v266 = v255 - v256;
        vector v267 = v250 + v265;
        vector v268 = v254 + v266;
        vector v269 = v250 - v265;
        vector v270 = v254 - v266;
        vector v271 = v237 + v261;
        vector v272 = v238 + v262;
        vector v273 = v197 + v271;
        store(f153 + 0, v273);
        vector v274 = v198 + v272;
        store(f153 + 1, v274);
        vector v275 = v197 - v271;
        store(f153 + 128, v275);
        vector v276 = v198 - v272;
        store(f153 + 129, v276);
        vector v277 = v262 - v238;
        vector v278 = v237 - v261;
        vector v279 = v199 + v277;
        store(f153 + 64, v279);
        vector v280 = v200 + v278;
        store(f153 + 65, v280);
        vector v281 = v199 - v277;
        store(f153 + 192, v281);
        vector v282 = v200 - v278;
        store(f153 + 193, v282);
        vector v283 = v244 * (float)-0.41421356237309503 + v243;
        vector v284 = v243 * (float)0.41421356237309503 + v244;
        vector v285 = v268 * (float)0.41421356237309503 + v267;
        vector v286 = v267 * (float)-0.41421356237309503 + v268;
        vector v287 = v283 + v285;
        vector v288 = v284 + v286;
        vector v289 = v287 * (float)0.9238795325112867 + v213;
        store(f153 + 16, v289);
        vector v290 = v288 * (float)0.9238795325112867 + v214;
        store(f153 + 17, v290);
        vector v291 = v287 * (float)-0.9238795325112867 + v213;
        store(f153 + 144, v291);
        vector v292 = v288 * (float)-0.9238795325112867 + v214;
        store(f153 + 145, v292);
        vector v293 = v286 - v284;
        vector v294 = v283 - v285;
        vector v295 = v293 * (float)0.9238795325112867 + v215;
        store(f153 + 80, v295);
        vector v296 = v294 * (float)0.9238795325112867 + v216;
        store(f153 + 81, v296);
        vector v297 = v293 * (float)-0.9238795325112867 + v215;
        store(f153 + 208, v297);
        vector v298 = v294 * (float)-0.9238795325112867 + v216;
        store(f153 + 209, v298);
        vector v299 = v239 - v240;
        vector v300 = v239 + v240;
        vector v301 = v263 + v264;
        vector v302 = v264 - v263;
        vector v303 = v299 + v301;
        vector v304 = v300 + v302;
        vector v305 = v303 * (float)0.7071067811865476 + v203;
        store(f153 + 32, v305);
        vector v306 = v304 * (float)0.7071067811865476 + v204;
        store(f153 + 33, v306);
        vector v307 = v303 * (float)-0.7071067811865476 + v203;
        store(f153 + 160, v307);
        vector v308 = v304 * (float)-0.7071067811865476 + v204;
        store(f153 + 161, v308);
        vector v309 = v302 - v300;
        vector v310 = v299 - v301;
        vector v311 = v309 * (float)0.7071067811865476 + v205;
        store(f153 + 96, v311);
        vector v312 = v310 * (float)0.7071067811865476 + v206;
        store(f153 + 97, v312);
        vector v313 = v309 * (float)-0.7071067811865476 + v205;
        store(f153 + 224, v313);
        vector v314 = v310 * (float)-0.7071067811865476 + v206;
        store(f153 + 225, v314);
        vector v315 = v245 * (float)0.41421356237309503 - v246;
        vector v316 = v246 * (float)0.41421356237309503 + v245;
        vector v317 = v269 * (float)0.41421356237309503 + v270;
        vector v318 = v270 * (float)0.41421356237309503 - v269;
        vector v319 = v315 + v317;
        vector v320 = v316 + v318;
        vector v321 = v319 * (float)0.9238795325112867 + v219;
        store(f153 + 48, v321);
        vector v322 = v320 * (float)0.9238795325112867 + v220;
        store(f153 + 49, v322);
        vector v323 = v319 * (float)-0.9238795325112867 + v219;
        store(f153 + 176, v323);
        vector v324 = v320 * (float)-0.9238795325112867 + v220;
        store(f153 + 177, v324);
        vector v325 = v318 - v316;
        vector v326 = v315 - v317;
        vector v327 = v325 * (float)0.9238795325112867 + v221;
        store(f153 + 112, v327);
        vector v328 = v326 * (float)0.9238795325112867 + v222;
        store(f153 + 113, v328);
        vector v329 = v325 * (float)-0.9238795325112867 + v221;
        store(f153 + 240, v329);
        vector v330 = v326 * (float)-0.9238795325112867 + v222;
        store(f153 + 241, v330);
        c152 += 32 * input_stride;
    }
    size_t s331 = tile->row_stride;
    size_t s332 = tile->row_mask;
    size_t s333 = tile->column_mask;
    size_t s334 = tile->channel_stride;
    float*f335 = output;
    float*f336 = scratch;
    for (int i337 = 0; i337 < 16; i337++) {
        if (s332 & 1) {
            vector v338 = load(f336 + 0);
            vector v339 = load(scratch + 256);
            vector v340 = v338 * (float)0.00390625 + v339;
            vector v341 = load(f336 + 5);
            vector v342 = load(f336 + 13);
            vector v343 = v341 + v342;
            vector v344 = v341 - v342;
            vector v345 = load(f336 + 4);
            vector v346 = load(f336 + 12);
            vector v347 = v345 - v346;
            vector v348 = v345 + v346;
            vector v349 = v347 - v343;
            vector v350 = v343 + v347;
            vector v351 = load(f336 + 7);
            vector v352 = load(f336 + 11);
            vector v353 = v351 + v352;
            vector v354 = v352 - v351;
            vector v355 = load(f336 + 10);
            vector v356 = load(f336 + 6);
            vector v357 = v355 - v356;
            vector v358 = v356 + v355;
            vector v359 = load(f336 + 3);
            vector v360 = load(f336 + 15);
            vector v361 = v359 + v360;
            vector v362 = v359 - v360;
            vector v363 = load(f336 + 2);
            vector v364 = load(f336 + 14);
            vector v365 = v363 - v364;
            vector v366 = v363 + v364;
            vector v367 = v357 + v361;
            vector v368 = v361 - v357;
            vector v369 = v365 - v353;
            vector v370 = v353 + v365;
            vector v371 = v370 * (float)-0.41421356237309503 + v368;
            vector v372 = v368 * (float)0.41421356237309503 + v370;
            vector v373 = v369 * (float)0.41421356237309503 + v367;
            vector v374 = v367 * (float)-0.41421356237309503 + v369;
            vector v375 = load(f336 + 1);
            vector v376 = v375 * (float)0.00390625 + v340;
            vector v377 = v375 * (float)-0.00390625 + v340;
            vector v378 = load(f336 + 9);
            vector v379 = v378 * (float)-0.0078125 + v377;
            vector v380 = v378 * (float)0.0078125 + v377;
            vector v381 = v350 * (float)0.005524271728019903 + v380;
            vector v382 = v350 * (float)-0.005524271728019903 + v380;
            vector v383 = v371 * (float)-0.007217808847744428 + v382;
            vector v384 = splat(0);
            vector v385 = maximum(v384, v383);
            size_t s386 = s333 / 8;
            size_t s387 = s386 % 2;
            if (s387 == 1) {
                f335[0 * s334 + 3] = v385;
            } else {
                if (s387 == 3) {
                    f335[0 * s334 + 3] = v385;
                } else {
                    if (s387 == 0) {
                    } else {
                        uint64_t u388 = s387 >> 0;
                        if (u388 >> 0 & 1) {
                        f335[0 * s334 + 3] = v385;
                        }
                    }
                }
            }
            vector v389 = v371 * (float)0.007217808847744428 + v382;
            vector v390 = splat(0);
            vector v391 = maximum(v390, v389);
            size_t s392 = s333 / 2048;
            size_t s393 = s392 % 2;
            if (s393 == 1) {
                f335[0 * s334 + 11] = v391;
            } else {
                if (s393 == 3) {
                    f335[0 * s334 + 11] = v391;
                } else {
                    if (s393 == 0) {
                    } else {
                        uint64_t u394 = s393 >> 0;
                        if (u394 >> 0 & 1) {
                        f335[0 * s334 + 11] = v391;
                        }
                    }
                }
            }
            vector v395 = v372 * (float)-0.007217808847744428 + v381;
            vector v396 = splat(0);
            vector v397 = maximum(v396, v395);
            size_t s398 = s333 / 128;
            size_t s399 = s398 % 2;
            if (s399 == 1) {
                f335[0 * s334 + 7] = v397;
            } else {
                if (s399 == 3) {
                    f335[0 * s334 + 7] = v397;
                } else {
                    if (s399 == 0) {
                    } else {
                        uint64_t u400 = s399 >> 0;
                        if (u400 >> 0 & 1) {
                        f335[0 * s334 + 7] = v397;
                        }
                    }
                }
            }
            vector v401 = v372 * (float)0.007217808847744428 + v381;
            vector v402 = splat(0);
            vector v403 = maximum(v402, v401);
            size_t s404 = s333 / 32768;
            size_t s405 = s404 % 2;
            if (s405 == 1) {
                f335[0 * s334 + 15] = v403;
            } else {
                if (s405 == 3) {
                    f335[0 * s334 + 15] = v403;
                } else {
                    if (s405 == 0) {
                    } else {
                        uint64_t u406 = s405 >> 0;
                        if (u406 >> 0 & 1) {
                        f335[0 * s334 + 15] = v403;
                        }
                    }
                }
            }
            vector v407 = v349 * (float)0.005524271728019903 + v379;
            vector v408 = v349 * (float)-0.005524271728019903 + v379;
            vector v409 = v373 * (float)-0.007217808847744428 + v408;
            vector v410 = splat(0);
            vector v411 = maximum(v410, v409);
            size_t s412 = s333 / 32;
            size_t s413 = s412 % 2;
            if (s413 == 1) {
                f335[0 * s334 + 5] = v411;
            } else {
                if (s413 == 3) {
                    f335[0 * s334 + 5] = v411;
                } else {
                    if (s413 == 0) {
                    } else {
                        uint64_t u414 = s413 >> 0;
                        if (u414 >> 0 & 1) {
                        f335[0 * s334 + 5] = v411;
                        }
                    }
                }
            }
            vector v415 = v373 * (float)0.007217808847744428 + v408;
            vector v416 = splat(0);
            vector v417 = maximum(v416, v415);
            size_t s418 = s333 / 8192;
            size_t s419 = s418 % 2;
            if (s419 == 1) {
                f335[0 * s334 + 13] = v417;
            } else {
                if (s419 == 3) {
                    f335[0 * s334 + 13] = v417;
                } else {
                    if (s419 == 0) {
                    } else {
                        uint64_t u420 = s419 >> 0;
                        if (u420 >> 0 & 1) {
                        f335[0 * s334 + 13] = v417;
                        }
                    }
                }
            }
            vector v421 = v374 * (float)0.007217808847744428 + v407;
            vector v422 = splat(0);
            vector v423 = maximum(v422, v421);
            size_t s424 = s333 / 2;
            size_t s425 = s424 % 2;
            if (s425 == 1) {
                f335[0 * s334 + 1] = v423;
            } else {
                if (s425 == 3) {
                    f335[0 * s334 + 1] = v423;
                } else {
                    if (s425 == 0) {
                    } else {
                        uint64_t u426 = s425 >> 0;
                        if (u426 >> 0 & 1) {
                        f335[0 * s334 + 1] = v423;
                        }
                    }
                }
            }
            vector v427 = v374 * (float)-0.007217808847744428 + v407;
            vector v428 = splat(0);
            vector v429 = maximum(v428, v427);
            size_t s430 = s333 / 512;
            size_t s431 = s430 % 2;
            if (s431 == 1) {
                f335[0 * s334 + 9] = v429;
            } else {
                if (s431 == 3) {
                    f335[0 * s334 + 9] = v429;
                } else {
                    if (s431 == 0) {
                    } else {
                        uint64_t u432 = s431 >> 0;
                        if (u432 >> 0 & 1) {
                        f335[0 * s334 + 9] = v429;
                        }
                    }
                }
            }
            vector v433 = v362 - v354;
            vector v434 = v354 + v362;
            vector v435 = v366 - v358;
            vector v436 = v358 + v366;
            vector v437 = v435 - v433;
            vector v438 = v433 + v435;
            vector v439 = load(f336 + 8);
            vector v440 = v439 * (float)0.0078125 + v376;
            vector v441 = v439 * (float)-0.0078125 + v376;
            vector v442 = v344 * (float)-0.0078125 + v441;
            vector v443 = v344 * (float)0.0078125 + v441;
            vector v444 = v438 * (float)-0.005524271728019903 + v443;
            vector v445 = splat(0);
            vector v446 = maximum(v445, v444);
            size_t s447 = s333 / 64;
            size_t s448 = s447 % 2;
            if (s448 == 1) {
                f335[0 * s334 + 6] = v446;
            } else {
                if (s448 == 3) {
                    f335[0 * s334 + 6] = v446;
                } else {
                    if (s448 == 0) {
                    } else {
                        uint64_t u449 = s448 >> 0;
                        if (u449 >> 0 & 1) {
                        f335[0 * s334 + 6] = v446;
                        }
                    }
                }
            }
            vector v450 = v438 * (float)0.005524271728019903 + v443;
            vector v451 = splat(0);
            vector v452 = maximum(v451, v450);
            size_t s453 = s333 / 16384;
            size_t s454 = s453 % 2;
            if (s454 == 1) {
                f335[0 * s334 + 14] = v452;
            } else {
                if (s454 == 3) {
                    f335[0 * s334 + 14] = v452;
                } else {
                    if (s454 == 0) {
                    } else {
                        uint64_t u455 = s454 >> 0;
                        if (u455 >> 0 & 1) {
                        f335[0 * s334 + 14] = v452;
                        }
                    }
                }
            }
            vector v456 = v437 * (float)0.005524271728019903 + v442;
            vector v457 = splat(0);
            vector v458 = maximum(v457, v456);
            size_t s459 = s333 / 4;
            size_t s460 = s459 % 2;
            if (s460 == 1) {
                f335[0 * s334 + 2] = v458;
            } else {
                if (s460 == 3) {
                    f335[0 * s334 + 2] = v458;
                } else {
                    if (s460 == 0) {
                    } else {
                        uint64_t u461 = s460 >> 0;
                        if (u461 >> 0 & 1) {
                        f335[0 * s334 + 2] = v458;
                        }
                    }
                }
            }
            vector v462 = v437 * (float)-0.005524271728019903 + v442;
            vector v463 = splat(0);
            vector v464 = maximum(v463, v462);
            size_t s465 = s333 / 1024;
            size_t s466 = s465 % 2;
            if (s466 == 1) {
                f335[0 * s334 + 10] = v464;
            } else {
                if (s466 == 3) {
                    f335[0 * s334 + 10] = v464;
                } else {
                    if (s466 == 0) {
                    } else {
                        uint64_t u467 = s466 >> 0;
                        if (u467 >> 0 & 1) {
                        f335[0 * s334 + 10] = v464;
                        }
                    }
                }
            }
            vector v468 = v348 * (float)0.0078125 + v440;
            vector v469 = v348 * (float)-0.0078125 + v440;
            vector v470 = v434 * (float)-0.0078125 + v469;
            vector v471 = splat(0);
            vector v472 = maximum(v471, v470);
            size_t s473 = s333 / 16;
            size_t s474 = s473 % 2;
            if (s474 == 1) {
                f335[0 * s334 + 4] = v472;
            } else {
                if (s474 == 3) {
                    f335[0 * s334 + 4] = v472;
                } else {
                    if (s474 == 0) {
                    } else {
                        uint64_t u475 = s474 >> 0;
                        if (u475 >> 0 & 1) {
                        f335[0 * s334 + 4] = v472;
                        }
                    }
                }
            }
            vector v476 = v434 * (float)0.0078125 + v469;
            vector v477 = splat(0);
            vector v478 = maximum(v477, v476);
            size_t s479 = s333 / 4096;
            size_t s480 = s479 % 2;
            if (s480 == 1) {
                f335[0 * s334 + 12] = v478;
            } else {
                if (s480 == 3) {
                    f335[0 * s334 + 12] = v478;
                } else {
                    if (s480 == 0) {
                    } else {
                        uint64_t u481 = s480 >> 0;
                        if (u481 >> 0 & 1) {
                        f335[0 * s334 + 12] = v478;
                        }
                    }
                }
            }
            vector v482 = v436 * (float)0.0078125 + v468;
            vector v483 = splat(0);
            vector v484 = maximum(v483, v482);
            size_t s485 = s333 / 1;
            size_t s486 = s485 % 2;
            if (s486 == 1) {
                f335[0 * s334 + 0] = v484;
            } else {
                if (s486 == 3) {
                    f335[0 * s334 + 0] = v484;
                } else {
                    if (s486 == 0) {
                    } else {
                        uint64_t u487 = s486 >> 0;
                        if (u487 >> 0 & 1) {
                        f335[0 * s334 + 0] = v484;
                        }
                    }
                }
            }
            vector v488 = v436 * (float)-0.0078125 + v468;
            vector v489 = splat(0);
            vector v490 = maximum(v489, v488);
            size_t s491 = s333 / 256;
            size_t s492 = s491 % 2;
            if (s492 == 1) {
                f335[0 * s334 + 8] = v490;
            } else {
                if (s492 == 3) {
                    f335[0 * s334 + 8] = v490;
                } else {
                    if (s492 == 0) {
                    } else {
                        uint64_t u493 = s492 >> 0;
                        if (u493 >> 0 & 1) {
                        f335[0 * s334 + 8] = v490;
                        }
                    }
                }
            }
        }
        s332 /= 2;
        f336 += 16;
        f335 += s331;
    }
}

void nnp_fourier_16x16_gauss_left__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    size_t s4 = tile->channel_stride;
    const float*c5 = input;
    if (s3 == 65535) {
        float*f6 = scratch;
        for (int i7 = 0; i7 < 16; i7++) {
            if (s2 & 1) {
                vector v8 = splat(0);
                v8 = c5[0 * s4 + 0];
                vector v9 = splat(0);
                v9 = c5[0 * s4 + 8];
                vector v10 = v8 + v9;
                vector v11 = v8 - v9;
                vector v12 = splat(0);
                v12 = c5[0 * s4 + 4];
                vector v13 = splat(0);
                v13 = c5[0 * s4 + 12];
                vector v14 = v12 + v13;
                vector v15 = v10 + v14;
                vector v16 = v10 - v14;
                vector v17 = v13 - v12;
                vector v18 = splat(0);
                v18 = c5[0 * s4 + 2];
                vector v19 = splat(0);
                v19 = c5[0 * s4 + 10];
                vector v20 = v18 + v19;
                vector v21 = v18 - v19;
                vector v22 = splat(0);
                v22 = c5[0 * s4 + 6];
                vector v23 = splat(0);
                v23 = c5[0 * s4 + 14];
                vector v24 = v22 + v23;
                vector v25 = v23 - v22;
                vector v26 = v20 + v24;
                vector v27 = v15 + v26;
                vector v28 = v15 - v26;
                store(f6 + 8, v28);
                vector v29 = v24 - v20;
                vector v30 = v21 + v25;
                vector v31 = v25 - v21;
                vector v32 = v30 * (float)0.7071067811865476 + v11;
                vector v33 = v31 * (float)0.7071067811865476 + v17;
                vector v34 = v30 * (float)-0.7071067811865476 + v11;
                vector v35 = v31 * (float)-0.7071067811865476 + v17;
                vector v36 = splat(0);
                v36 = c5[0 * s4 + 1];
                vector v37 = splat(0);
                v37 = c5[0 * s4 + 9];
                vector v38 = v36 + v37;
                vector v39 = v36 - v37;
                vector v40 = splat(0);
                v40 = c5[0 * s4 + 5];
                vector v41 = splat(0);
                v41 = c5[0 * s4 + 13];
                vector v42 = v40 + v41;
                vector v43 = v38 + v42;
                vector v44 = v38 - v42;
                vector v45 = v41 - v40;
                vector v46 = splat(0);
                v46 = c5[0 * s4 + 7];
                vector v47 = splat(0);
                v47 = c5[0 * s4 + 15];
                vector v48 = v46 + v47;
                vector v49 = v47 - v46;
                vector v50 = splat(0);
                v50 = c5[0 * s4 + 3];
                vector v51 = splat(0);
                v51 = c5[0 * s4 + 11];
                vector v52 = v50 + v51;
                vector v53 = v48 + v52;
                vector v54 = v48 - v52;
                vector v55 = v51 - v50;
                vector v56 = v43 + v53;
                vector v57 = v27 + v56;
                store(f6 + 0, v57);
                vector v58 = v27 - v56;
                store(f6 + 1, v58);
                vector v59 = v53 - v43;
                store(f6 + 9, v59);
                vector v60 = v45 * (float)0.41421356237309503 + v39;
                vector v61 = v39 * (float)-0.41421356237309503 + v45;
                vector v62 = v55 * (float)-0.41421356237309503 + v49;
                vector v63 = v49 * (float)0.41421356237309503 + v55;
                vector v64 = v60 + v62;
                vector v65 = v61 + v63;
                vector v66 = v64 * (float)0.9238795325112867 + v32;
                store(f6 + 2, v66);
                vector v67 = v65 * (float)0.9238795325112867 + v33;
                store(f6 + 3, v67);
                vector v68 = v64 * (float)-0.9238795325112867 + v32;
                store(f6 + 14, v68);
                vector v69 = v61 - v63;
                vector v70 = v62 - v60;
                vector v71 = v69 * (float)0.9238795325112867 + v34;
                store(f6 + 10, v71);
                vector v72 = v70 * (float)0.9238795325112867 + v35;
                store(f6 + 11, v72);
                vector v73 = v69 * (float)-0.9238795325112867 + v34;
                store(f6 + 6, v73);
                vector v74 = v44 + v54;
                vector v75 = v54 - v44;
                vector v76 = v74 * (float)0.7071067811865476 + v16;
                store(f6 + 4, v76);
                vector v77 = v75 * (float)0.7071067811865476 + v29;
                store(f6 + 5, v77);
                vector v78 = v74 * (float)-0.7071067811865476 + v16;
                store(f6 + 12, v78);
                vector v79 = v70 * (float)0.9238795325112867 - v35;
                store(f6 + 7, v79);
                vector v80 = v75 * (float)0.7071067811865476 - v29;
                store(f6 + 13, v80);
                vector v81 = v65 * (float)0.9238795325112867 - v33;
                store(f6 + 15, v81);
            } else {
                vector v82 = splat(0);
                store(f6 + 0, v82);
                store(f6 + 1, v82);
                store(f6 + 2, v82);
                store(f6 + 3, v82);
                store(f6 + 4, v82);
                store(f6 + 5, v82);
                store(f6 + 6, v82);
                store(f6 + 7, v82);
                store(f6 + 8, v82);
                store(f6 + 9, v82);
                store(f6 + 10, v82);
                store(f6 + 11, v82);
                store(f6 + 12, v82);
                store(f6 + 13, v82);
                store(f6 + 14, v82);
                store(f6 + 15, v82);
            }
            s2 /= 2;
            c5 += s1;
            f6 += 16;
        }
    } else {
        uint64_t u83 = s3 >> 0;
        uint64_t u84 = s3 >> 1;
        uint64_t u85 = s3 >> 2;
        uint64_t u86 = s3 >> 3;
        uint64_t u87 = s3 >> 4;
        uint64_t u88 = s3 >> 5;
        uint64_t u89 = s3 >> 6;
        uint64_t u90 = s3 >> 7;
        uint64_t u91 = s3 >> 8;
        uint64_t u92 = s3 >> 9;
        uint64_t u93 = s3 >> 10;
        uint64_t u94 = s3 >> 11;
        uint64_t u95 = s3 >> 12;
        uint64_t u96 = s3 >> 13;
        uint64_t u97 = s3 >> 14;
        uint64_t u98 = s3 >> 15;
        float*f99 = scratch;
        for (int i100 = 0; i100 < 16; i100++) {
            if (s2 & 1) {
                vector v101 = splat(0);
                if (u83 >> 0 & 1) {
                v101 = c5[0 * s4 + 0];
                }
                vector v102 = splat(0);
                if (u91 >> 0 & 1) {
                v102 = c5[0 * s4 + 8];
                }
                vector v103 = v101 + v102;
                vector v104 = v101 - v102;
                vector v105 = splat(0);
                if (u87 >> 0 & 1) {
                v105 = c5[0 * s4 + 4];
                }
                vector v106 = splat(0);
                if (u95 >> 0 & 1) {
                v106 = c5[0 * s4 + 12];
                }
                vector v107 = v105 + v106;
                vector v108 = v103 + v107;
                vector v109 = v103 - v107;
                vector v110 = v106 - v105;
                vector v111 = splat(0);
                if (u85 >> 0 & 1) {
                v111 = c5[0 * s4 + 2];
                }
                vector v112 = splat(0);
                if (u93 >> 0 & 1) {
                v112 = c5[0 * s4 + 10];
                }
                vector v113 = v111 + v112;
                vector v114 = v111 - v112;
                vector v115 = splat(0);
                if (u89 >> 0 & 1) {
                v115 = c5[0 * s4 + 6];
                }
                vector v116 = splat(0);
                if (u97 >> 0 & 1) {
                v116 = c5[0 * s4 + 14];
                }
                vector v117 = v115 + v116;
                vector v118 = v116 - v115;
                vector v119 = v113 + v117;
                vector v120 = v108 + v119;
                vector v121 = v108 - v119;
                store(f99 + 8, v121);
                vector v122 = v117 - v113;
                vector v123 = v114 + v118;
                vector v124 = v118 - v114;
                vector v125 = v123 * (float)0.7071067811865476 + v104;
                vector v126 = v124 * (float)0.7071067811865476 + v110;
                vector v127 = v123 * (float)-0.7071067811865476 + v104;
                vector v128 = v124 * (float)-0.7071067811865476 + v110;
                vector v129 = splat(0);
                if (u84 >> 0 & 1) {
                v129 = c5[0 * s4 + 1];
                }
                vector v130 = splat(0);
                if (u92 >> 0 & 1) {
                v130 = c5[0 * s4 + 9];
                }
                vector v131 = v129 + v130;
                vector v132 = v129 - v130;
                vector v133 = splat(0);
                if (u88 >> 0 & 1) {
                v133 = c5[0 * s4 + 5];
                }
                vector v134 = splat(0);
                if (u96 >> 0 & 1) {
                v134 = c5[0 * s4 + 13];
                }
                vector v135 = v133 + v134;
                vector v136 = v131 + v135;
                vector v137 = v131 - v135;
                vector v138 = v134 - v133;
                vector v139 = splat(0);
                if (u90 >> 0 & 1) {
                v139 = c5[0 * s4 + 7];
                }
                vector v140 = splat(0);
                if (u98 >> 0 & 1) {
                v140 = c5[0 * s4 + 15];
                }
                vector v141 = v139 + v140;
                vector v142 = v140 - v139;
                vector v143 = splat(0);
                if (u86 >> 0 & 1) {
                v143 = c5[0 * s4 + 3];
                }
                vector v144 = splat(0);
                if (u94 >> 0 & 1) {
                v144 = c5[0 * s4 + 11];
                }
                vector v145 = v143 + v144;
                vector v146 = v141 + v145;
                vector v147 = v141 - v145;
                vector v148 = v144 - v143;
                vector v149 = v136 + v146;
                vector v150 = v120 + v149;
                store(f99 + 0, v150);
                vector v151 = v120 - v149;
                store(f99 + 1, v151);
                vector v152 = v146 - v136;
                store(f99 + 9, v152);
                vector v153 = v138 * (float)0.41421356237309503 + v132;
                vector v154 = v132 * (float)-0.41421356237309503 + v138;
                vector v155 = v148 * (float)-0.41421356237309503 + v142;
                vector v156 = v142 * (float)0.41421356237309503 + v148;
                vector v157 = v153 + v155;
                vector v158 = v154 + v156;
                vector v159 = v157 * (float)0.9238795325112867 + v125;
                store(f99 + 2, v159);
                vector v160 = v158 * (float)0.9238795325112867 + v126;
                store(f99 + 3, v160);
                vector v161 = v157 * (float)-0.9238795325112867 + v125;
                store(f99 + 14, v161);
                vector v162 = v154 - v156;
                vector v163 = v155 - v153;
                vector v164 = v162 * (float)0.9238795325112867 + v127;
                store(f99 + 10, v164);
                vector v165 = v163 * (float)0.9238795325112867 + v128;
                store(f99 + 11, v165);
                vector v166 = v162 * (float)-0.9238795325112867 + v127;
                store(f99 + 6, v166);
                vector v167 = v137 + v147;
                vector v168 = v147 - v137;
                vector v169 = v167 * (float)0.7071067811865476 + v109;
                store(f99 + 4, v169);
                vector v170 = v168 * (float)0.7071067811865476 + v122;
                store(f99 + 5, v170);
                vector v171 = v167 * (float)-0.7071067811865476 + v109;
                store(f99 + 12, v171);
                vector v172 = v163 * (float)0.9238795325112867 - v128;
                store(f99 + 7, v172);
                vector v173 = v168 * (float)0.7071067811865476 - v122;
                store(f99 + 13, v173);
                vector v174 = v158 * (float)0.9238795325112867 - v126;
                store(f99 + 15, v174);
            } else {
                vector v175 = splat(0);
                store(f99 + 0, v175);
                store(f99 + 1, v175);
                store(f99 + 2, v175);
                store(f99 + 3, v175);
                store(f99 + 4, v175);
                store(f99 + 5, v175);
                store(f99 + 6, v175);
                store(f99 + 7, v175);
                store(f99 + 8, v175);
                store(f99 + 9, v175);
                store(f99 + 10, v175);
                store(f99 + 11, v175);
                store(f99 + 12, v175);
                store(f99 + 13, v175);
                store(f99 + 14, v175);
                store(f99 + 15, v175);
            }
            s2 /= 2;
            c5 += s1;
            f99 += 16;
        }
    }
    float*f176 = output;
    vector v177 = load(scratch + 0);
    vector v178 = load(scratch + 128);
    vector v179 = v177 + v178;
    vector v180 = v177 - v178;
    vector v181 = load(scratch + 64);
    vector v182 = load(scratch + 192);
    vector v183 = v181 + v182;
    vector v184 = v179 + v183;
    vector v185 = v179 - v183;
    vector v186 = v182 - v181;
    vector v187 = load(scratch + 32);
    vector v188 = load(scratch + 160);
    vector v189 = v187 + v188;
    vector v190 = v187 - v188;
    vector v191 = load(scratch + 96);
    vector v192 = load(scratch + 224);
    vector v193 = v191 + v192;
    vector v194 = v192 - v191;
    vector v195 = v189 + v193;
    vector v196 = v184 + v195;
    vector v197 = v184 - v195;
    store(f176 + 14 * output_stride + 0, v197);
    vector v198 = v193 - v189;
    vector v199 = v190 + v194;
    vector v200 = v194 - v190;
    vector v201 = v199 * (float)0.7071067811865476 + v180;
    vector v202 = v200 * (float)0.7071067811865476 + v186;
    vector v203 = v199 * (float)-0.7071067811865476 + v180;
    vector v204 = v200 * (float)-0.7071067811865476 + v186;
    vector v205 = load(scratch + 16);
    vector v206 = load(scratch + 144);
    vector v207 = v205 + v206;
    vector v208 = v205 - v206;
    vector v209 = load(scratch + 80);
    vector v210 = load(scratch + 208);
    vector v211 = v209 + v210;
    vector v212 = v207 + v211;
    vector v213 = v207 - v211;
    vector v214 = v210 - v209;
    vector v215 = load(scratch + 112);
    vector v216 = load(scratch + 240);
    vector v217 = v215 + v216;
    vector v218 = v216 - v215;
    vector v219 = load(scratch + 48);
    vector v220 = load(scratch + 176);
    vector v221 = v219 + v220;
    vector v222 = v217 + v221;
    vector v223 = v217 - v221;
    vector v224 = v220 - v219;
    vector v225 = v212 + v222;
    vector v226 = v196 + v225;
    store(f176 + 0 * output_stride + 0, v226);
    vector v227 = v196 - v225;
    store(f176 + 1 * output_stride + 0, v227);
    vector v228 = v222 - v212;
    store(f176 + 15 * output_stride + 0, v228);
    vector v229 = v214 * (float)0.41421356237309503 + v208;
    vector v230 = v208 * (float)-0.41421356237309503 + v214;
    vector v231 = v224 * (float)-0.41421356237309503 + v218;
    vector v232 = v218 * (float)0.41421356237309503 + v224;
    vector v233 = v229 + v231;
    vector v234 = v230 + v232;
    vector v235 = v233 * (float)0.9238795325112867 + v201;
    store(f176 + 5 * output_stride + 0, v235);
    vector v236 = v234 * (float)0.9238795325112867 + v202;
    store(f176 + 6 * output_stride + 0, v236);
    vector v237 = v233 * (float)-0.9238795325112867 + v201;
    store(f176 + 23 * output_stride + 0, v237);
    vector v238 = v234 * (float)-0.9238795325112867 + v202;
    vector v239 = v230 - v232;
    vector v240 = v231 - v229;
    vector v241 = v239 * (float)0.9238795325112867 + v203;
    store(f176 + 17 * output_stride + 0, v241);
    vector v242 = v240 * (float)0.9238795325112867 + v204;
    store(f176 + 18 * output_stride + 0, v242);
    vector v243 = v239 * (float)-0.9238795325112867 + v203;
    store(f176 + 11 * output_stride + 0, v243);
    vector v244 = v240 * (float)-0.9238795325112867 + v204;
    vector v245 = v213 + v223;
    vector v246 = v223 - v213;
    vector v247 = v245 * (float)0.7071067811865476 + v185;
    store(f176 + 8 * output_stride + 0, v247);
    vector v248 = v246 * (float)0.7071067811865476 + v198;
    store(f176 + 9 * output_stride + 0, v248);
    vector v249 = v245 * (float)-0.7071067811865476 + v185;
    store(f176 + 20 * output_stride + 0, v249);
    vector v250 = v246 * (float)-0.7071067811865476 + v198;
    vector v251 = v235 + v236;
    store(f176 + 4 * output_stride + 0, v251);
    vector v252 = v247 + v248;
    store(f176 + 7 * output_stride + 0, v252);
    vector v253 = v243 - v244;
    store(f176 + 10 * output_stride + 0, v253);
    vector v254 = v197 + v228;
    store(f176 + 13 * output_stride + 0, v254);
    vector v255 = v241 + v242;
    store(f176 + 16 * output_stride + 0, v255);
    vector v256 = v249 - v250;
    store(f176 + 19 * output_stride + 0, v256);
    vector v257 = v237 - v238;
    store(f176 + 22 * output_stride + 0, v257);
    vector v258 = v240 * (float)0.9238795325112867 - v204;
    store(f176 + 12 * output_stride + 0, v258);
    vector v259 = v246 * (float)0.7071067811865476 - v198;
    store(f176 + 21 * output_stride + 0, v259);
    vector v260 = v234 * (float)0.9238795325112867 - v202;
    store(f176 + 24 * output_stride + 0, v260);
    vector v261 = load(scratch + 1);
    vector v262 = load(scratch + 129);
    vector v263 = v261 + v262;
    vector v264 = v261 - v262;
    vector v265 = load(scratch + 65);
    vector v266 = load(scratch + 193);
    vector v267 = v265 + v266;
    vector v268 = v263 + v267;
    vector v269 = v263 - v267;
    vector v270 = v266 - v265;
    vector v271 = load(scratch + 33);
    vector v272 = load(scratch + 161);
    vector v273 = v271 + v272;
    vector v274 = v271 - v272;
    vector v275 = load(scratch + 97);
    vector v276 = load(scratch + 225);
    vector v277 = v275 + v276;
    vector v278 = v276 - v275;
    vector v279 = v273 + v277;
    vector v280 = v268 + v279;
    vector v281 = v268 - v279;
    store(f176 + 35 * output_stride + 0, v281);
    vector v282 = v277 - v273;
    vector v283 = v274 + v278;
    vector v284 = v278 - v274;
    vector v285 = v283 * (float)0.7071067811865476 + v264;
    vector v286 = v284 * (float)0.7071067811865476 + v270;
    vector v287 = v283 * (float)-0.7071067811865476 + v264;
    vector v288 = v284 * (float)-0.7071067811865476 + v270;
    vector v289 = load(scratch + 17);
    vector v290 = load(scratch + 145);
    vector v291 = v289 + v290;
    vector v292 = v289 - v290;
    vector v293 = load(scratch + 81);
    vector v294 = load(scratch + 209);
    vector v295 = v293 + v294;
    vector v296 = v291 + v295;
    vector v297 = v291 - v295;
    vector v298 = v294 - v293;
    vector v299 = load(scratch + 113);
    vector v300 = load(scratch + 241);
    vector v301 = v299 + v300;
    vector v302 = v300 - v299;
    vector v303 = load(scratch + 49);
    vector v304 = load(scratch + 177);
    vector v305 = v303 + v304;
    vector v306 = v301 + v305;
    vector v307 = v301 - v305;
    vector v308 = v304 - v303;
    vector v309 = v296 + v306;
    vector v310 = v280 + v309;
    store(f176 + 2 * output_stride + 0, v310);
    vector v311 = v280 - v309;
    store(f176 + 3 * output_stride + 0, v311);
    vector v312 = v306 - v296;
    store(f176 + 36 * output_stride + 0, v312);
    vector v313 = v298 * (float)0.41421356237309503 + v292;
    vector v314 = v292 * (float)-0.41421356237309503 + v298;
    vector v315 = v308 * (float)-0.41421356237309503 + v302;
    vector v316 = v302 * (float)0.41421356237309503 + v308;
    vector v317 = v313 + v315;
    vector v318 = v314 + v316;
    vector v319 = v317 * (float)0.9238795325112867 + v285;
    store(f176 + 26 * output_stride + 0, v319);
    vector v320 = v318 * (float)0.9238795325112867 + v286;
    store(f176 + 27 * output_stride + 0, v320);
    vector v321 = v317 * (float)-0.9238795325112867 + v285;
    store(f176 + 44 * output_stride + 0, v321);
    vector v322 = v318 * (float)-0.9238795325112867 + v286;
    vector v323 = v314 - v316;
    vector v324 = v315 - v313;
    vector v325 = v323 * (float)0.9238795325112867 + v287;
    store(f176 + 38 * output_stride + 0, v325);
    vector v326 = v324 * (float)0.9238795325112867 + v288;
    store(f176 + 39 * output_stride + 0, v326);
    vector v327 = v323 * (float)-0.9238795325112867 + v287;
    store(f176 + 32 * output_stride + 0, v327);
    vector v328 = v324 * (float)-0.9238795325112867 + v288;
    vector v329 = v297 + v307;
    vector v330 = v307 - v297;
    vector v331 = v329 * (float)0.7071067811865476 + v269;
    store(f176 + 29 * output_stride + 0, v331);
    vector v332 = v330 * (float)0.7071067811865476 + v282;
    store(f176 + 30 * output_stride + 0, v332);
    vector v333 = v329 * (float)-0.7071067811865476 + v269;
    store(f176 + 41 * output_stride + 0, v333);
    vector v334 = v330 * (float)-0.7071067811865476 + v282;
    vector v335 = v319 + v320;
    store(f176 + 25 * output_stride + 0, v335);
    vector v336 = v331 + v332;
    store(f176 + 28 * output_stride + 0, v336);
    vector v337 = v327 - v328;
    store(f176 + 31 * output_stride + 0, v337);
    vector v338 = v281 + v312;
    store(f176 + 34 * output_stride + 0, v338);
    vector v339 = v325 + v326;
    store(f176 + 37 * output_stride + 0, v339);
    vector v340 = v333 - v334;
    store(f176 + 40 * output_stride + 0, v340);
    vector v341 = v321 - v322;
    store(f176 + 43 * output_stride + 0, v341);
    vector v342 = v324 * (float)0.9238795325112867 - v288;
    store(f176 + 33 * output_stride + 0, v342);
    vector v343 = v330 * (float)0.7071067811865476 - v282;
    store(f176 + 42 * output_stride + 0, v343);
    vector v344 = v318 * (float)0.9238795325112867 - v286;
    store(f176 + 45 * output_stride + 0, v344);
    size_t s345 = output_stride * 46;
    output += s345;
    float*f346 = output;
    float*f347 = scratch;
    for (int i348 = 0; i348 < 7; i348++) {
        f347 += 2;
        vector v349 = load(f347 + 0);
        vector v350 = load(f347 + 128);
        vector v351 = v349 + v350;
        vector v352 = v349 - v350;
        vector v353 = load(f347 + 1);
        vector v354 = load(f347 + 129);
        vector v355 = v353 + v354;
        vector v356 = v353 - v354;
        vector v357 = load(f347 + 64);
        vector v358 = load(f347 + 192);
        vector v359 = v357 + v358;
        vector v360 = load(f347 + 65);
        vector v361 = load(f347 + 193);
        vector v362 = v360 + v361;
        vector v363 = v351 + v359;
        vector v364 = v355 + v362;
        vector v365 = v351 - v359;
        vector v366 = v355 - v362;
        vector v367 = v360 - v361;
        vector v368 = v358 - v357;
        vector v369 = v352 + v367;
        vector v370 = v356 + v368;
        vector v371 = v352 - v367;
        vector v372 = v356 - v368;
        vector v373 = load(f347 + 32);
        vector v374 = load(f347 + 160);
        vector v375 = v373 + v374;
        vector v376 = v373 - v374;
        vector v377 = load(f347 + 33);
        vector v378 = load(f347 + 161);
        vector v379 = v377 + v378;
        vector v380 = v377 - v378;
        vector v381 = load(f347 + 96);
        vector v382 = load(f347 + 224);
        vector v383 = v381 + v382;
        vector v384 = v382 - v381;
        vector v385 = load(f347 + 97);
        vector v386 = load(f347 + 225);
        vector v387 = v385 + v386;
        vector v388 = v386 - v385;
        vector v389 = v375 + v383;
        vector v390 = v379 + v387;
        vector v391 = v363 + v389;
        vector v392 = v364 + v390;
        vector v393 = v363 - v389;
        vector v394 = v364 - v390;
        vector v395 = v379 - v387;
        vector v396 = v383 - v375;
        vector v397 = v365 + v395;
        vector v398 = v366 + v396;
        vector v399 = v365 - v395;
        vector v400 = v366 - v396;
        vector v401 = v376 + v380;
        vector v402 = v380 - v376;
        vector v403 = v384 - v388;
        vector v404 = v384 + v388;
        vector v405 = v401 + v403;
        vector v406 = v402 + v404;
        vector v407 = v405 * (float)0.7071067811865476 + v369;
        vector v408 = v406 * (float)0.7071067811865476 + v370;
        vector v409 = v405 * (float)-0.7071067811865476 + v369;
        vector v410 = v406 * (float)-0.7071067811865476 + v370;
        vector v411 = v402 - v404;
        vector v412 = v403 - v401;
        vector v413 = v411 * (float)0.7071067811865476 + v371;
        vector v414 = v412 * (float)0.7071067811865476 + v372;
        vector v415 = v411 * (float)-0.7071067811865476 + v371;
        vector v416 = v412 * (float)-0.7071067811865476 + v372;
        vector v417 = load(f347 + 16);
        vector v418 = load(f347 + 144);
        vector v419 = v417 + v418;
        vector v420 = v417 - v418;
        vector v421 = load(f347 + 17);
        vector v422 = load(f347 + 145);
        vector v423 = v421 + v422;
        vector v424 = v421 - v422;
        vector v425 = load(f347 + 80);
        vector v426 = load(f347 + 208);
        vector v427 = v425 + v426;
        vector v428 = load(f347 + 81);
        vector v429 = load(f347 + 209);
        vector v430 = v428 + v429;
        vector v431 = v419 + v427;
        vector v432 = v423 + v430;
        vector v433 = v419 - v427;
        vector v434 = v423 - v430;
        vector v435 = v428 - v429;
        vector v436 = v426 - v425;
        vector v437 = v420 + v435;
        vector v438 = v424 + v436;
        vector v439 = v420 - v435;
        vector v440 = v424 - v436;
        vector v441 = load(f347 + 112);
        vector v442 = load(f347 + 240);
        vector v443 = v441 + v442;
        vector v444 = v442 - v441;
        vector v445 = load(f347 + 113);
        vector v446 = load(f347 + 241);
        vector v447 = v445 + v446;
        vector v448 = v446 - v445;
        vector v449 = load(f347 + 48);
        vector v450 = load(f347 + 176);
        vector v451 = v449 + v450;
        vector v452 = load(f347 + 49);
        vector v453 = load(f347 + 177);
        vector v454 = v452 + v453;
        vector v455 = v443 + v451;
        vector v456 = v447 + v454;
        vector v457 = v443 - v451;
        vector v458 = v447 - v454;
        vector v459 = v452 - v453;
        vector v460 = v450 - v449;
        vector v461 = v444 + v459;
        vector v462 = v448 + v460;
        vector v463 = v444 - v459;
        vector v464 = v448 - v460;
        vector v465 = v431 + v455;
        vector v466 = v432 + v456;
        vector v467 = v391 + v465;
        store(f346 + 1 * output_stride + 0, v467);
        vector v468 = v392 + v466;
        store(f346 + 2 * output_stride + 0, v468);
        vector v469 = v391 - v465;
        store(f346 + 25 * output_stride + 0, v469);
        vector v470 = v392 - v466;
        store(f346 + 26 * output_stride + 0, v470);
        vector v471 = v432 - v456;
        vector v472 = v455 - v431;
        vector v473 = v393 + v471;
        store(f346 + 13 * output_stride + 0, v473);
        vector v474 = v394 + v472;
        store(f346 + 14 * output_stride + 0, v474);
        vector v475 = v393 - v471;
        store(f346 + 37 * output_stride + 0, v475);
        vector v476 = v394 - v472;
        store(f346 + 38 * output_stride + 0, v476);
        vector v477 = v438 * (float)0.41421356237309503 + v437;
        vector v478 = v437 * (float)-0.41421356237309503 + v438;
        vector v479 = v462 * (float)-0.41421356237309503 + v461;
        vector v480 = v461 * (float)0.41421356237309503 + v462;
        vector v481 = v477 + v479;
        vector v482 = v478 + v480;
        vector v483 = v481 * (float)0.9238795325112867 + v407;
        store(f346 + 4 * output_stride + 0, v483);
        vector v484 = v482 * (float)0.9238795325112867 + v408;
        store(f346 + 5 * output_stride + 0, v484);
        vector v485 = v481 * (float)-0.9238795325112867 + v407;
        store(f346 + 28 * output_stride + 0, v485);
        vector v486 = v482 * (float)-0.9238795325112867 + v408;
        store(f346 + 29 * output_stride + 0, v486);
        vector v487 = v478 - v480;
        vector v488 = v479 - v477;
        vector v489 = v487 * (float)0.9238795325112867 + v409;
        store(f346 + 16 * output_stride + 0, v489);
        vector v490 = v488 * (float)0.9238795325112867 + v410;
        store(f346 + 17 * output_stride + 0, v490);
        vector v491 = v487 * (float)-0.9238795325112867 + v409;
        store(f346 + 40 * output_stride + 0, v491);
        vector v492 = v488 * (float)-0.9238795325112867 + v410;
        store(f346 + 41 * output_stride + 0, v492);
        vector v493 = v433 + v434;
        vector v494 = v434 - v433;
        vector v495 = v457 - v458;
        vector v496 = v457 + v458;
        vector v497 = v493 + v495;
        vector v498 = v494 + v496;
        vector v499 = v497 * (float)0.7071067811865476 + v397;
        store(f346 + 7 * output_stride + 0, v499);
        vector v500 = v498 * (float)0.7071067811865476 + v398;
        store(f346 + 8 * output_stride + 0, v500);
        vector v501 = v497 * (float)-0.7071067811865476 + v397;
        store(f346 + 31 * output_stride + 0, v501);
        vector v502 = v498 * (float)-0.7071067811865476 + v398;
        store(f346 + 32 * output_stride + 0, v502);
        vector v503 = v494 - v496;
        vector v504 = v495 - v493;
        vector v505 = v503 * (float)0.7071067811865476 + v399;
        store(f346 + 19 * output_stride + 0, v505);
        vector v506 = v504 * (float)0.7071067811865476 + v400;
        store(f346 + 20 * output_stride + 0, v506);
        vector v507 = v503 * (float)-0.7071067811865476 + v399;
        store(f346 + 43 * output_stride + 0, v507);
        vector v508 = v504 * (float)-0.7071067811865476 + v400;
        store(f346 + 44 * output_stride + 0, v508);
        vector v509 = v439 * (float)0.41421356237309503 + v440;
        vector v510 = v440 * (float)0.41421356237309503 - v439;
        vector v511 = v463 * (float)0.41421356237309503 - v464;
        vector v512 = v464 * (float)0.41421356237309503 + v463;
        vector v513 = v509 + v511;
        vector v514 = v510 + v512;
        vector v515 = v513 * (float)0.9238795325112867 + v413;
        store(f346 + 10 * output_stride + 0, v515);
        vector v516 = v514 * (float)0.9238795325112867 + v414;
        store(f346 + 11 * output_stride + 0, v516);
        vector v517 = v513 * (float)-0.9238795325112867 + v413;
        store(f346 + 34 * output_stride + 0, v517);
        vector v518 = v514 * (float)-0.9238795325112867 + v414;
        store(f346 + 35 * output_stride + 0, v518);
        vector v519 = v510 - v512;
        vector v520 = v511 - v509;
        vector v521 = v519 * (float)0.9238795325112867 + v415;
        store(f346 + 22 * output_stride + 0, v521);
        vector v522 = v520 * (float)0.9238795325112867 + v416;
        store(f346 + 23 * output_stride + 0, v522);
        vector v523 = v519 * (float)-0.9238795325112867 + v415;
        store(f346 + 46 * output_stride + 0, v523);
        vector v524 = v520 * (float)-0.9238795325112867 + v416;
        store(f346 + 47 * output_stride + 0, v524);
        vector v525 = v467 + v468;
        store(f346 + 0 * output_stride + 0, v525);
        vector v526 = v483 + v484;
        store(f346 + 3 * output_stride + 0, v526);
        vector v527 = v499 + v500;
        store(f346 + 6 * output_stride + 0, v527);
        vector v528 = v515 + v516;
        store(f346 + 9 * output_stride + 0, v528);
        vector v529 = v473 + v474;
        store(f346 + 12 * output_stride + 0, v529);
        vector v530 = v489 + v490;
        store(f346 + 15 * output_stride + 0, v530);
        vector v531 = v505 + v506;
        store(f346 + 18 * output_stride + 0, v531);
        vector v532 = v521 + v522;
        store(f346 + 21 * output_stride + 0, v532);
        vector v533 = v469 + v470;
        store(f346 + 24 * output_stride + 0, v533);
        vector v534 = v485 + v486;
        store(f346 + 27 * output_stride + 0, v534);
        vector v535 = v501 + v502;
        store(f346 + 30 * output_stride + 0, v535);
        vector v536 = v517 + v518;
        store(f346 + 33 * output_stride + 0, v536);
        vector v537 = v475 + v476;
        store(f346 + 36 * output_stride + 0, v537);
        vector v538 = v491 + v492;
        store(f346 + 39 * output_stride + 0, v538);
        vector v539 = v507 + v508;
        store(f346 + 42 * output_stride + 0, v539);
        vector v540 = v523 + v524;
        store(f346 + 45 * output_stride + 0, v540);
        f346 += 48 * output_stride;
    }
}

void nnp_fourier_16x16_gauss_right__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    size_t s4 = tile->channel_stride;
    const float*c5 = input;
    if (s3 == 65535) {
        float*f6 = scratch;
        for (int i7 = 0; i7 < 16; i7++) {
            if (s2 & 1) {
                vector v8 = splat(0);
                v8 = c5[0 * s4 + 0];
                vector v9 = splat(0);
                v9 = c5[0 * s4 + 8];
                vector v10 = v8 + v9;
                vector v11 = v8 - v9;
                vector v12 = splat(0);
                v12 = c5[0 * s4 + 4];
                vector v13 = splat(0);
                v13 = c5[0 * s4 + 12];
                vector v14 = v12 + v13;
                vector v15 = v10 + v14;
                vector v16 = v10 - v14;
                vector v17 = v12 - v13;
                vector v18 = splat(0);
                v18 = c5[0 * s4 + 2];
                vector v19 = splat(0);
                v19 = c5[0 * s4 + 10];
                vector v20 = v18 + v19;
                vector v21 = v18 - v19;
                vector v22 = splat(0);
                v22 = c5[0 * s4 + 6];
                vector v23 = splat(0);
                v23 = c5[0 * s4 + 14];
                vector v24 = v22 + v23;
                vector v25 = v23 - v22;
                vector v26 = v20 + v24;
                vector v27 = v15 + v26;
                vector v28 = v15 - v26;
                store(f6 + 8, v28);
                vector v29 = v20 - v24;
                vector v30 = v21 + v25;
                vector v31 = v21 - v25;
                vector v32 = v30 * (float)0.7071067811865476 + v11;
                vector v33 = v31 * (float)0.7071067811865476 + v17;
                vector v34 = v30 * (float)-0.7071067811865476 + v11;
                vector v35 = v31 * (float)-0.7071067811865476 + v17;
                vector v36 = splat(0);
                v36 = c5[0 * s4 + 1];
                vector v37 = splat(0);
                v37 = c5[0 * s4 + 9];
                vector v38 = v36 + v37;
                vector v39 = v36 - v37;
                vector v40 = splat(0);
                v40 = c5[0 * s4 + 5];
                vector v41 = splat(0);
                v41 = c5[0 * s4 + 13];
                vector v42 = v40 + v41;
                vector v43 = v38 + v42;
                vector v44 = v38 - v42;
                vector v45 = v40 - v41;
                vector v46 = splat(0);
                v46 = c5[0 * s4 + 7];
                vector v47 = splat(0);
                v47 = c5[0 * s4 + 15];
                vector v48 = v46 + v47;
                vector v49 = v47 - v46;
                vector v50 = splat(0);
                v50 = c5[0 * s4 + 3];
                vector v51 = splat(0);
                v51 = c5[0 * s4 + 11];
                vector v52 = v50 + v51;
                vector v53 = v48 + v52;
                vector v54 = v48 - v52;
                vector v55 = v50 - v51;
                vector v56 = v43 + v53;
                vector v57 = v27 + v56;
                store(f6 + 0, v57);
                vector v58 = v27 - v56;
                store(f6 + 1, v58);
                vector v59 = v43 - v53;
                store(f6 + 9, v59);
                vector v60 = v45 * (float)-0.41421356237309503 + v39;
                vector v61 = v39 * (float)0.41421356237309503 + v45;
                vector v62 = v55 * (float)0.41421356237309503 + v49;
                vector v63 = v49 * (float)-0.41421356237309503 + v55;
                vector v64 = v60 + v62;
                vector v65 = v61 + v63;
                vector v66 = v64 * (float)0.9238795325112867 + v32;
                store(f6 + 2, v66);
                vector v67 = v65 * (float)0.9238795325112867 + v33;
                store(f6 + 3, v67);
                vector v68 = v64 * (float)-0.9238795325112867 + v32;
                store(f6 + 14, v68);
                vector v69 = v63 - v61;
                vector v70 = v60 - v62;
                vector v71 = v69 * (float)0.9238795325112867 + v34;
                store(f6 + 10, v71);
                vector v72 = v70 * (float)0.9238795325112867 + v35;
                store(f6 + 11, v72);
                vector v73 = v69 * (float)-0.9238795325112867 + v34;
                store(f6 + 6, v73);
                vector v74 = v44 + v54;
                vector v75 = v44 - v54;
                vector v76 = v74 * (float)0.7071067811865476 + v16;
                store(f6 + 4, v76);
                vector v77 = v75 * (float)0.7071067811865476 + v29;
                store(f6 + 5, v77);
                vector v78 = v74 * (float)-0.7071067811865476 + v16;
                store(f6 + 12, v78);
                vector v79 = v70 * (float)0.9238795325112867 - v35;
                store(f6 + 7, v79);
                vector v80 = v75 * (float)0.7071067811865476 - v29;
                store(f6 + 13, v80);
                vector v81 = v65 * (float)0.9238795325112867 - v33;
                store(f6 + 15, v81);
            } else {
                vector v82 = splat(0);
                store(f6 + 0, v82);
                store(f6 + 1, v82);
                store(f6 + 2, v82);
                store(f6 + 3, v82);
                store(f6 + 4, v82);
                store(f6 + 5, v82);
                store(f6 + 6, v82);
                store(f6 + 7, v82);
                store(f6 + 8, v82);
                store(f6 + 9, v82);
                store(f6 + 10, v82);
                store(f6 + 11, v82);
                store(f6 + 12, v82);
                store(f6 + 13, v82);
                store(f6 + 14, v82);
                store(f6 + 15, v82);
            }
            s2 /= 2;
            c5 += s1;
            f6 += 16;
        }
    } else {
        uint64_t u83 = s3 >> 0;
        uint64_t u84 = s3 >> 1;
        uint64_t u85 = s3 >> 2;
        uint64_t u86 = s3 >> 3;
        uint64_t u87 = s3 >> 4;
        uint64_t u88 = s3 >> 5;
        uint64_t u89 = s3 >> 6;
        uint64_t u90 = s3 >> 7;
        uint64_t u91 = s3 >> 8;
        uint64_t u92 = s3 >> 9;
        uint64_t u93 = s3 >> 10;
        uint64_t u94 = s3 >> 11;
        uint64_t u95 = s3 >> 12;
        uint64_t u96 = s3 >> 13;
        uint64_t u97 = s3 >> 14;
        uint64_t u98 = s3 >> 15;
        float*f99 = scratch;
        for (int i100 = 0; i100 < 16; i100++) {
            if (s2 & 1) {
                vector v101 = splat(0);
                if (u83 >> 0 & 1) {
                v101 = c5[0 * s4 + 0];
                }
                vector v102 = splat(0);
                if (u91 >> 0 & 1) {
                v102 = c5[0 * s4 + 8];
                }
                vector v103 = v101 + v102;
                vector v104 = v101 - v102;
                vector v105 = splat(0);
                if (u87 >> 0 & 1) {
                v105 = c5[0 * s4 + 4];
                }
                vector v106 = splat(0);
                if (u95 >> 0 & 1) {
                v106 = c5[0 * s4 + 12];
                }
                vector v107 = v105 + v106;
                vector v108 = v103 + v107;
                vector v109 = v103 - v107;
                vector v110 = v105 - v106;
                vector v111 = splat(0);
                if (u85 >> 0 & 1) {
                v111 = c5[0 * s4 + 2];
                }
                vector v112 = splat(0);
                if (u93 >> 0 & 1) {
                v112 = c5[0 * s4 + 10];
                }
                vector v113 = v111 + v112;
                vector v114 = v111 - v112;
                vector v115 = splat(0);
                if (u89 >> 0 & 1) {
                v115 = c5[0 * s4 + 6];
                }
                vector v116 = splat(0);
                if (u97 >> 0 & 1) {
                v116 = c5[0 * s4 + 14];
                }
                vector v117 = v115 + v116;
                vector v118 = v116 - v115;
                vector v119 = v113 + v117;
                vector v120 = v108 + v119;
                vector v121 = v108 - v119;
                store(f99 + 8, v121);
                vector v122 = v113 - v117;
                vector v123 = v114 + v118;
                vector v124 = v114 - v118;
                vector v125 = v123 * (float)0.7071067811865476 + v104;
                vector v126 = v124 * (float)0.7071067811865476 + v110;
                vector v127 = v123 * (float)-0.7071067811865476 + v104;
                vector v128 = v124 * (float)-0.7071067811865476 + v110;
                vector v129 = splat(0);
                if (u84 >> 0 & 1) {
                v129 = c5[0 * s4 + 1];
                }
                vector v130 = splat(0);
                if (u92 >> 0 & 1) {
                v130 = c5[0 * s4 + 9];
                }
                vector v131 = v129 + v130;
                vector v132 = v129 - v130;
                vector v133 = splat(0);
                if (u88 >> 0 & 1) {
                v133 = c5[0 * s4 + 5];
                }
                vector v134 = splat(0);
                if (u96 >> 0 & 1) {
                v134 = c5[0 * s4 + 13];
                }
                vector v135 = v133 + v134;
                vector v136 = v131 + v135;
                vector v137 = v131 - v135;
                vector v138 = v133 - v134;
                vector v139 = splat(0);
                if (u90 >> 0 & 1) {
                v139 = c5[0 * s4 + 7];
                }
                vector v140 = splat(0);
                if (u98 >> 0 & 1) {
                v140 = c5[0 * s4 + 15];
                }
                vector v141 = v139 + v140;
                vector v142 = v140 - v139;
                vector v143 = splat(0);
                if (u86 >> 0 & 1) {
                v143 = c5[0 * s4 + 3];
                }
                vector v144 = splat(0);
                if (u94 >> 0 & 1) {
                v144 = c5[0 * s4 + 11];
                }
                vector v145 = v143 + v144;
                vector v146 = v141 + v145;
                vector v147 = v141 - v145;
                vector v148 = v143 - v144;
                vector v149 = v136 + v146;
                vector v150 = v120 + v149;
                store(f99 + 0, v150);
                vector v151 = v120 - v149;
                store(f99 + 1, v151);
                vector v152 = v136 - v146;
                store(f99 + 9, v152);
                vector v153 = v138 * (float)-0.41421356237309503 + v132;
                vector v154 = v132 * (float)0.41421356237309503 + v138;
                vector v155 = v148 * (float)0.41421356237309503 + v142;
                vector v156 = v142 * (float)-0.41421356237309503 + v148;
                vector v157 = v153 + v155;
                vector v158 = v154 + v156;
                vector v159 = v157 * (float)0.9238795325112867 + v125;
                store(f99 + 2, v159);
                vector v160 = v158 * (float)0.9238795325112867 + v126;
                store(f99 + 3, v160);
                vector v161 = v157 * (float)-0.9238795325112867 + v125;
                store(f99 + 14, v161);
                vector v162 = v156 - v154;
                vector v163 = v153 - v155;
                vector v164 = v162 * (float)0.9238795325112867 + v127;
                store(f99 + 10, v164);
                vector v165 = v163 * (float)0.9238795325112867 + v128;
                store(f99 + 11, v165);
                vector v166 = v162 * (float)-0.9238795325112867 + v127;
                store(f99 + 6, v166);
                vector v167 = v137 + v147;
                vector v168 = v137 - v147;
                vector v169 = v167 * (float)0.7071067811865476 + v109;
                store(f99 + 4, v169);
                vector v170 = v168 * (float)0.7071067811865476 + v122;
                store(f99 + 5, v170);
                vector v171 = v167 * (float)-0.7071067811865476 + v109;
                store(f99 + 12, v171);
                vector v172 = v163 * (float)0.9238795325112867 - v128;
                store(f99 + 7, v172);
                vector v173 = v168 * (float)0.7071067811865476 - v122;
                store(f99 + 13, v173);
                vector v174 = v158 * (float)0.9238795325112867 - v126;
                store(f99 + 15, v174);
            } else {
                vector v175 = splat(0);
                store(f99 + 0, v175);
                store(f99 + 1, v175);
                store(f99 + 2, v175);
                store(f99 + 3, v175);
                store(f99 + 4, v175);
                store(f99 + 5, v175);
                store(f99 + 6, v175);
                store(f99 + 7, v175);
                store(f99 + 8, v175);
                store(f99 + 9, v175);
                store(f99 + 10, v175);
                store(f99 + 11, v175);
                store(f99 + 12, v175);
                store(f99 + 13, v175);
                store(f99 + 14, v175);
                store(f99 + 15, v175);
            }
            s2 /= 2;
            c5 += s1;
            f99 += 16;
        }
    }
    float*f176 = output;
    vector v177 = load(scratch + 0);
    vector v178 = load(scratch + 128);
    vector v179 = v177 + v178;
    vector v180 = v177 - v178;
    vector v181 = load(scratch + 64);
    vector v182 = load(scratch + 192);
    vector v183 = v181 + v182;
    vector v184 = v179 + v183;
    vector v185 = v179 - v183;
    vector v186 = v181 - v182;
    vector v187 = load(scratch + 32);
    vector v188 = load(scratch + 160);
    vector v189 = v187 + v188;
    vector v190 = v187 - v188;
    vector v191 = load(scratch + 96);
    vector v192 = load(scratch + 224);
    vector v193 = v191 + v192;
    vector v194 = v192 - v191;
    vector v195 = v189 + v193;
    vector v196 = v184 + v195;
    vector v197 = v184 - v195;
    store(f176 + 13 * output_stride + 0, v197);
    vector v198 = v189 - v193;
    vector v199 = v190 + v194;
    vector v200 = v190 - v194;
    vector v201 = v199 * (float)0.7071067811865476 + v180;
    vector v202 = v200 * (float)0.7071067811865476 + v186;
    vector v203 = v199 * (float)-0.7071067811865476 + v180;
    vector v204 = v200 * (float)-0.7071067811865476 + v186;
    vector v205 = load(scratch + 16);
    vector v206 = load(scratch + 144);
    vector v207 = v205 + v206;
    vector v208 = v205 - v206;
    vector v209 = load(scratch + 80);
    vector v210 = load(scratch + 208);
    vector v211 = v209 + v210;
    vector v212 = v207 + v211;
    vector v213 = v207 - v211;
    vector v214 = v209 - v210;
    vector v215 = load(scratch + 112);
    vector v216 = load(scratch + 240);
    vector v217 = v215 + v216;
    vector v218 = v216 - v215;
    vector v219 = load(scratch + 48);
    vector v220 = load(scratch + 176);
    vector v221 = v219 + v220;
    vector v222 = v217 + v221;
    vector v223 = v217 - v221;
    vector v224 = v219 - v220;
    vector v225 = v212 + v222;
    vector v226 = v196 + v225;
    store(f176 + 0 * output_stride + 0, v226);
    vector v227 = v196 - v225;
    store(f176 + 1 * output_stride + 0, v227);
    vector v228 = v212 - v222;
    vector v229 = v214 * (float)-0.41421356237309503 + v208;
    vector v230 = v208 * (float)0.41421356237309503 + v214;
    vector v231 = v224 * (float)0.41421356237309503 + v218;
    vector v232 = v218 * (float)-0.41421356237309503 + v224;
    vector v233 = v229 + v231;
    vector v234 = v230 + v232;
    vector v235 = v233 * (float)0.9238795325112867 + v201;
    store(f176 + 4 * output_stride + 0, v235);
    vector v236 = v234 * (float)0.9238795325112867 + v202;
    vector v237 = v233 * (float)-0.9238795325112867 + v201;
    store(f176 + 22 * output_stride + 0, v237);
    vector v238 = v234 * (float)-0.9238795325112867 + v202;
    vector v239 = v232 - v230;
    vector v240 = v229 - v231;
    vector v241 = v239 * (float)0.9238795325112867 + v203;
    store(f176 + 16 * output_stride + 0, v241);
    vector v242 = v240 * (float)0.9238795325112867 + v204;
    vector v243 = v239 * (float)-0.9238795325112867 + v203;
    store(f176 + 10 * output_stride + 0, v243);
    vector v244 = v240 * (float)-0.9238795325112867 + v204;
    vector v245 = v213 + v223;
    vector v246 = v213 - v223;
    vector v247 = v245 * (float)0.7071067811865476 + v185;
    store(f176 + 7 * output_stride + 0, v247);
    vector v248 = v246 * (float)0.7071067811865476 + v198;
    vector v249 = v245 * (float)-0.7071067811865476 + v185;
    store(f176 + 19 * output_stride + 0, v249);
    vector v250 = v246 * (float)-0.7071067811865476 + v198;
    vector v251 = v236 - v235;
    store(f176 + 5 * output_stride + 0, v251);
    vector v252 = v235 + v236;
    store(f176 + 6 * output_stride + 0, v252);
    vector v253 = v248 - v247;
    store(f176 + 8 * output_stride + 0, v253);
    vector v254 = v247 + v248;
    store(f176 + 9 * output_stride + 0, v254);
    vector v255 = v243 + v244;
    vector v256 = v243 - v244;
    store(f176 + 12 * output_stride + 0, v256);
    vector v257 = v228 - v197;
    store(f176 + 14 * output_stride + 0, v257);
    vector v258 = v197 + v228;
    store(f176 + 15 * output_stride + 0, v258);
    vector v259 = v242 - v241;
    store(f176 + 17 * output_stride + 0, v259);
    vector v260 = v241 + v242;
    store(f176 + 18 * output_stride + 0, v260);
    vector v261 = v249 + v250;
    vector v262 = v249 - v250;
    store(f176 + 21 * output_stride + 0, v262);
    vector v263 = v237 + v238;
    vector v264 = v237 - v238;
    store(f176 + 24 * output_stride + 0, v264);
    vector v265 = v255 * (float)-1.0;
    store(f176 + 11 * output_stride + 0, v265);
    vector v266 = v261 * (float)-1.0;
    store(f176 + 20 * output_stride + 0, v266);
    vector v267 = v263 * (float)-1.0;
    store(f176 + 23 * output_stride + 0, v267);
    vector v268 = load(scratch + 1);
    vector v269 = load(scratch + 129);
    vector v270 = v268 + v269;
    vector v271 = v268 - v269;
    vector v272 = load(scratch + 65);
    vector v273 = load(scratch + 193);
    vector v274 = v272 + v273;
    vector v275 = v270 + v274;
    vector v276 = v270 - v274;
    vector v277 = v272 - v273;
    vector v278 = load(scratch + 33);
    vector v279 = load(scratch + 161);
    vector v280 = v278 + v279;
    vector v281 = v278 - v279;
    vector v282 = load(scratch + 97);
    vector v283 = load(scratch + 225);
    vector v284 = v282 + v283;
    vector v285 = v283 - v282;
    vector v286 = v280 + v284;
    vector v287 = v275 + v286;
    vector v288 = v275 - v286;
    store(f176 + 34 * output_stride + 0, v288);
    vector v289 = v280 - v284;
    vector v290 = v281 + v285;
    vector v291 = v281 - v285;
    vector v292 = v290 * (float)0.7071067811865476 + v271;
    vector v293 = v291 * (float)0.7071067811865476 + v277;
    vector v294 = v290 * (float)-0.7071067811865476 + v271;
    vector v295 = v291 * (float)-0.7071067811865476 + v277;
    vector v296 = load(scratch + 17);
    vector v297 = load(scratch + 145);
    vector v298 = v296 + v297;
    vector v299 = v296 - v297;
    vector v300 = load(scratch + 81);
    vector v301 = load(scratch + 209);
    vector v302 = v300 + v301;
    vector v303 = v298 + v302;
    vector v304 = v298 - v302;
    vector v305 = v300 - v301;
    vector v306 = load(scratch + 113);
    vector v307 = load(scratch + 241);
    vector v308 = v306 + v307;
    vector v309 = v307 - v306;
    vector v310 = load(scratch + 49);
    vector v311 = load(scratch + 177);
    vector v312 = v310 + v311;
    vector v313 = v308 + v312;
    vector v314 = v308 - v312;
    vector v315 = v310 - v311;
    vector v316 = v303 + v313;
    vector v317 = v287 + v316;
    store(f176 + 2 * output_stride + 0, v317);
    vector v318 = v287 - v316;
    store(f176 + 3 * output_stride + 0, v318);
    vector v319 = v303 - v313;
    vector v320 = v305 * (float)-0.41421356237309503 + v299;
    vector v321 = v299 * (float)0.41421356237309503 + v305;
    vector v322 = v315 * (float)0.41421356237309503 + v309;
    vector v323 = v309 * (float)-0.41421356237309503 + v315;
    vector v324 = v320 + v322;
    vector v325 = v321 + v323;
    vector v326 = v324 * (float)0.9238795325112867 + v292;
    store(f176 + 25 * output_stride + 0, v326);
    vector v327 = v325 * (float)0.9238795325112867 + v293;
    vector v328 = v324 * (float)-0.9238795325112867 + v292;
    store(f176 + 43 * output_stride + 0, v328);
    vector v329 = v325 * (float)-0.9238795325112867 + v293;
    vector v330 = v323 - v321;
    vector v331 = v320 - v322;
    vector v332 = v330 * (float)0.9238795325112867 + v294;
    store(f176 + 37 * output_stride + 0, v332);
    vector v333 = v331 * (float)0.9238795325112867 + v295;
    vector v334 = v330 * (float)-0.9238795325112867 + v294;
    store(f176 + 31 * output_stride + 0, v334);
    vector v335 = v331 * (float)-0.9238795325112867 + v295;
    vector v336 = v304 + v314;
    vector v337 = v304 - v314;
    vector v338 = v336 * (float)0.7071067811865476 + v276;
    store(f176 + 28 * output_stride + 0, v338);
    vector v339 = v337 * (float)0.7071067811865476 + v289;
    vector v340 = v336 * (float)-0.7071067811865476 + v276;
    store(f176 + 40 * output_stride + 0, v340);
    vector v341 = v337 * (float)-0.7071067811865476 + v289;
    vector v342 = v327 - v326;
    store(f176 + 26 * output_stride + 0, v342);
    vector v343 = v326 + v327;
    store(f176 + 27 * output_stride + 0, v343);
    vector v344 = v339 - v338;
    store(f176 + 29 * output_stride + 0, v344);
    vector v345 = v338 + v339;
    store(f176 + 30 * output_stride + 0, v345);
    vector v346 = v334 + v335;
    vector v347 = v334 - v335;
    store(f176 + 33 * output_stride + 0, v347);
    vector v348 = v319 - v288;
    store(f176 + 35 * output_stride + 0, v348);
    vector v349 = v288 + v319;
    store(f176 + 36 * output_stride + 0, v349);
    vector v350 = v333 - v332;
    store(f176 + 38 * output_stride + 0, v350);
    vector v351 = v332 + v333;
    store(f176 + 39 * output_stride + 0, v351);
    vector v352 = v340 + v341;
    vector v353 = v340 - v341;
    store(f176 + 42 * output_stride + 0, v353);
    vector v354 = v328 + v329;
    vector v355 = v328 - v329;
    store(f176 + 45 * output_stride + 0, v355);
    vector v356 = v346 * (float)-1.0;
    store(f176 + 32 * output_stride + 0, v356);
    vector v357 = v352 * (float)-1.0;
    store(f176 + 41 * output_stride + 0, v357);
    vector v358 = v354 * (float)-1.0;
    store(f176 + 44 * output_stride + 0, v358);
    size_t s359 = output_stride * 46;
    output += s359;
    float*f360 = output;
    float*f361 = scratch;
    for (int i362 = 0; i362 < 7; i362++) {
        f361 += 2;
        vector v363 = load(f361 + 0);
        vector v364 = load(f361 + 128);
        vector v365 = v363 + v364;
        vector v366 = v363 - v364;
        vector v367 = load(f361 + 1);
        vector v368 = load(f361 + 129);
        vector v369 = v367 + v368;
        vector v370 = v367 - v368;
        vector v371 = load(f361 + 64);
        vector v372 = load(f361 + 192);
        vector v373 = v371 + v372;
        vector v374 = load(f361 + 65);
        vector v375 = load(f361 + 193);
        vector v376 = v374 + v375;
        vector v377 = v365 + v373;
        vector v378 = v369 + v376;
        vector v379 = v365 - v373;
        vector v380 = v369 - v376;
        vector v381 = v375 - v374;
        vector v382 = v371 - v372;
        vector v383 = v366 + v381;
        vector v384 = v370 + v382;
        vector v385 = v366 - v381;
        vector v386 = v370 - v382;
        vector v387 = load(f361 + 32);
        vector v388 = load(f361 + 160);
        vector v389 = v387 + v388;
        vector v390 = v387 - v388;
        vector v391 = load(f361 + 33);
        vector v392 = load(f361 + 161);
        vector v393 = v391 + v392;
        vector v394 = v391 - v392;
        vector v395 = load(f361 + 96);
        vector v396 = load(f361 + 224);
        vector v397 = v395 + v396;
        vector v398 = v396 - v395;
        vector v399 = load(f361 + 97);
        vector v400 = load(f361 + 225);
        vector v401 = v399 + v400;
        vector v402 = v400 - v399;
        vector v403 = v389 + v397;
        vector v404 = v393 + v401;
        vector v405 = v377 + v403;
        vector v406 = v378 + v404;
        vector v407 = v377 - v403;
        vector v408 = v378 - v404;
        vector v409 = v401 - v393;
        vector v410 = v389 - v397;
        vector v411 = v379 + v409;
        vector v412 = v380 + v410;
        vector v413 = v379 - v409;
        vector v414 = v380 - v410;
        vector v415 = v390 - v394;
        vector v416 = v390 + v394;
        vector v417 = v398 + v402;
        vector v418 = v402 - v398;
        vector v419 = v415 + v417;
        vector v420 = v416 + v418;
        vector v421 = v419 * (float)0.7071067811865476 + v383;
        vector v422 = v420 * (float)0.7071067811865476 + v384;
        vector v423 = v419 * (float)-0.7071067811865476 + v383;
        vector v424 = v420 * (float)-0.7071067811865476 + v384;
        vector v425 = v418 - v416;
        vector v426 = v415 - v417;
        vector v427 = v425 * (float)0.7071067811865476 + v385;
        vector v428 = v426 * (float)0.7071067811865476 + v386;
        vector v429 = v425 * (float)-0.7071067811865476 + v385;
        vector v430 = v426 * (float)-0.7071067811865476 + v386;
        vector v431 = load(f361 + 16);
        vector v432 = load(f361 + 144);
        vector v433 = v431 + v432;
        vector v434 = v431 - v432;
        vector v435 = load(f361 + 17);
        vector v436 = load(f361 + 145);
        vector v437 = v435 + v436;
        vector v438 = v435 - v436;
        vector v439 = load(f361 + 80);
        vector v440 = load(f361 + 208);
        vector v441 = v439 + v440;
        vector v442 = load(f361 + 81);
        vector v443 = load(f361 + 209);
        vector v444 = v442 + v443;
        vector v445 = v433 + v441;
        vector v446 = v437 + v444;
        vector v447 = v433 - v441;
        vector v448 = v437 - v444;
        vector v449 = v443 - v442;
        vector v450 = v439 - v440;
        vector v451 = v434 + v449;
        vector v452 = v438 + v450;
        vector v453 = v434 - v449;
        vector v454 = v438 - v450;
        vector v455 = load(f361 + 112);
        vector v456 = load(f361 + 240);
        vector v457 = v455 + v456;
        vector v458 = v456 - v455;
        vector v459 = load(f361 + 113);
        vector v460 = load(f361 + 241);
        vector v461 = v459 + v460;
        vector v462 = v460 - v459;
        vector v463 = load(f361 + 48);
        vector v464 = load(f361 + 176);
        vector v465 = v463 + v464;
        vector v466 = load(f361 + 49);
        vector v467 = load(f361 + 177);
        vector v468 = v466 + v467;
        vector v469 = v457 + v465;
        vector v470 = v461 + v468;
        vector v471 = v457 - v465;
        vector v472 = v461 - v468;
        vector v473 = v467 - v466;
        vector v474 = v463 - v464;
        vector v475 = v458 + v473;
        vector v476 = v462 + v474;
        vector v477 = v458 - v473;
        vector v478 = v462 - v474;
        vector v479 = v445 + v469;
        vector v480 = v446 + v470;
        vector v481 = v405 + v479;
        store(f360 + 0 * output_stride + 0, v481);
        vector v482 = v406 + v480;
        vector v483 = v405 - v479;
        store(f360 + 24 * output_stride + 0, v483);
        vector v484 = v406 - v480;
        vector v485 = v470 - v446;
        vector v486 = v445 - v469;
        vector v487 = v407 + v485;
        store(f360 + 12 * output_stride + 0, v487);
        vector v488 = v408 + v486;
        vector v489 = v407 - v485;
        store(f360 + 36 * output_stride + 0, v489);
        vector v490 = v408 - v486;
        vector v491 = v452 * (float)-0.41421356237309503 + v451;
        vector v492 = v451 * (float)0.41421356237309503 + v452;
        vector v493 = v476 * (float)0.41421356237309503 + v475;
        vector v494 = v475 * (float)-0.41421356237309503 + v476;
        vector v495 = v491 + v493;
        vector v496 = v492 + v494;
        vector v497 = v495 * (float)0.9238795325112867 + v421;
        store(f360 + 3 * output_stride + 0, v497);
        vector v498 = v496 * (float)0.9238795325112867 + v422;
        vector v499 = v495 * (float)-0.9238795325112867 + v421;
        store(f360 + 27 * output_stride + 0, v499);
        vector v500 = v496 * (float)-0.9238795325112867 + v422;
        vector v501 = v494 - v492;
        vector v502 = v491 - v493;
        vector v503 = v501 * (float)0.9238795325112867 + v423;
        store(f360 + 15 * output_stride + 0, v503);
        vector v504 = v502 * (float)0.9238795325112867 + v424;
        vector v505 = v501 * (float)-0.9238795325112867 + v423;
        store(f360 + 39 * output_stride + 0, v505);
        vector v506 = v502 * (float)-0.9238795325112867 + v424;
        vector v507 = v447 - v448;
        vector v508 = v447 + v448;
        vector v509 = v471 + v472;
        vector v510 = v472 - v471;
        vector v511 = v507 + v509;
        vector v512 = v508 + v510;
        vector v513 = v511 * (float)0.7071067811865476 + v411;
        store(f360 + 6 * output_stride + 0, v513);
        vector v514 = v512 * (float)0.7071067811865476 + v412;
        vector v515 = v511 * (float)-0.7071067811865476 + v411;
        store(f360 + 30 * output_stride + 0, v515);
        vector v516 = v512 * (float)-0.7071067811865476 + v412;
        vector v517 = v510 - v508;
        vector v518 = v507 - v509;
        vector v519 = v517 * (float)0.7071067811865476 + v413;
        store(f360 + 18 * output_stride + 0, v519);
        vector v520 = v518 * (float)0.7071067811865476 + v414;
        vector v521 = v517 * (float)-0.7071067811865476 + v413;
        store(f360 + 42 * output_stride + 0, v521);
        vector v522 = v518 * (float)-0.7071067811865476 + v414;
        vector v523 = v453 * (float)0.41421356237309503 - v454;
        vector v524 = v454 * (float)0.41421356237309503 + v453;
        vector v525 = v477 * (float)0.41421356237309503 + v478;
        vector v526 = v478 * (float)0.41421356237309503 - v477;
        vector v527 = v523 + v525;
        vector v528 = v524 + v526;
        vector v529 = v527 * (float)0.9238795325112867 + v427;
        store(f360 + 9 * output_stride + 0, v529);
        vector v530 = v528 * (float)0.9238795325112867 + v428;
        vector v531 = v527 * (float)-0.9238795325112867 + v427;
        store(f360 + 33 * output_stride + 0, v531);
        vector v532 = v528 * (float)-0.9238795325112867 + v428;
        vector v533 = v526 - v524;
        vector v534 = v523 - v525;
        vector v535 = v533 * (float)0.9238795325112867 + v429;
        store(f360 + 21 * output_stride + 0, v535);
        vector v536 = v534 * (float)0.9238795325112867 + v430;
        vector v537 = v533 * (float)-0.9238795325112867 + v429;
        store(f360 + 45 * output_stride + 0, v537);
        vector v538 = v534 * (float)-0.9238795325112867 + v430;
        vector v539 = v482 - v481;
        store(f360 + 1 * output_stride + 0, v539);
        vector v540 = v481 + v482;
        store(f360 + 2 * output_stride + 0, v540);
        vector v541 = v498 - v497;
        store(f360 + 4 * output_stride + 0, v541);
        vector v542 = v497 + v498;
        store(f360 + 5 * output_stride + 0, v542);
        vector v543 = v514 - v513;
        store(f360 + 7 * output_stride + 0, v543);
        vector v544 = v513 + v514;
        store(f360 + 8 * output_stride + 0, v544);
        vector v545 = v530 - v529;
        store(f360 + 10 * output_stride + 0, v545);
        vector v546 = v529 + v530;
        store(f360 + 11 * output_stride + 0, v546);
        vector v547 = v488 - v487;
        store(f360 + 13 * output_stride + 0, v547);
        vector v548 = v487 + v488;
        store(f360 + 14 * output_stride + 0, v548);
        vector v549 = v504 - v503;
        store(f360 + 16 * output_stride + 0, v549);
        vector v550 = v503 + v504;
        store(f360 + 17 * output_stride + 0, v550);
        vector v551 = v520 - v519;
        store(f360 + 19 * output_stride + 0, v551);
        vector v552 = v519 + v520;
        store(f360 + 20 * output_stride + 0, v552);
        vector v553 = v536 - v535;
        store(f360 + 22 * output_stride + 0, v553);
        vector v554 = v535 + v536;
        store(f360 + 23 * output_stride + 0, v554);
        vector v555 = v484 - v483;
        store(f360 + 25 * output_stride + 0, v555);
        vector v556 = v483 + v484;
        store(f360 + 26 * output_stride + 0, v556);
        vector v557 = v500 - v499;
        store(f360 + 28 * output_stride + 0, v557);
        vector v558 = v499 + v500;
        store(f360 + 29 * output_stride + 0, v558);
        vector v559 = v516 - v515;
        store(f360 + 31 * output_stride + 0, v559);
        vector v560 = v515 + v516;
        store(f360 + 32 * output_stride + 0, v560);
        vector v561 = v532 - v531;
        store(f360 + 34 * output_stride + 0, v561);
        vector v562 = v531 + v532;
        store(f360 + 35 * output_stride + 0, v562);
        vector v563 = v490 - v489;
        store(f360 + 37 * output_stride + 0, v563);
        vector v564 = v489 + v490;
        store(f360 + 38 * output_stride + 0, v564);
        vector v565 = v506 - v505;
        store(f360 + 40 * output_stride + 0, v565);
        vector v566 = v505 + v506;
        store(f360 + 41 * output_stride + 0, v566);
        vector v567 = v522 - v521;
        store(f360 + 43 * output_stride + 0, v567);
        vector v568 = v521 + v522;
        store(f360 + 44 * output_stride + 0, v568);
        vector v569 = v538 - v537;
        store(f360 + 46 * output_stride + 0, v569);
        vector v570 = v537 + v538;
        store(f360 + 47 * output_stride + 0, v570);
        f360 += 48 * output_stride;
    }
}

void nnp_fourier_16x16_gauss_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    vector v1 = load(bias + 0);
    store(scratch + 256, v1);
    const float*c2 = input;
    vector v3 = load(c2 + 4 * input_stride + 0);
    vector v4 = load(c2 + 6 * input_stride + 0);
    vector v5 = v3 - v4;
    vector v6 = load(c2 + 5 * input_stride + 0);
    vector v7 = v3 + v6;
    vector v8 = load(c2 + 7 * input_stride + 0);
    vector v9 = load(c2 + 9 * input_stride + 0);
    vector v10 = v8 - v9;
    vector v11 = load(c2 + 8 * input_stride + 0);
    vector v12 = v8 + v11;
    vector v13 = load(c2 + 10 * input_stride + 0);
    vector v14 = load(c2 + 12 * input_stride + 0);
    vector v15 = v13 - v14;
    vector v16 = load(c2 + 11 * input_stride + 0);
    vector v17 = v13 + v16;
    vector v18 = load(c2 + 13 * input_stride + 0);
    vector v19 = load(c2 + 15 * input_stride + 0);
    vector v20 = v18 - v19;
    vector v21 = load(c2 + 14 * input_stride + 0);
    vector v22 = v18 + v21;
    vector v23 = load(c2 + 16 * input_stride + 0);
    vector v24 = load(c2 + 18 * input_stride + 0);
    vector v25 = v23 - v24;
    vector v26 = load(c2 + 17 * input_stride + 0);
    vector v27 = v23 + v26;
    vector v28 = load(c2 + 19 * input_stride + 0);
    vector v29 = load(c2 + 21 * input_stride + 0);
    vector v30 = v28 - v29;
    vector v31 = load(c2 + 20 * input_stride + 0);
    vector v32 = v28 + v31;
    vector v33 = load(c2 + 22 * input_stride + 0);
    vector v34 = load(c2 + 24 * input_stride + 0);
    vector v35 = v33 - v34;
    vector v36 = load(c2 + 23 * input_stride + 0);
    vector v37 = v33 + v36;
    vector v38 = v12 + v32;
    vector v39 = v12 - v32;
    vector v40 = v10 - v30;
    vector v41 = v10 + v30;
    vector v42 = v40 - v38;
    vector v43 = v38 + v40;
    vector v44 = v17 + v27;
    vector v45 = v27 - v17;
    vector v46 = v25 - v15;
    vector v47 = v15 + v25;
    vector v48 = v7 + v37;
    vector v49 = v7 - v37;
    vector v50 = v5 - v35;
    vector v51 = v5 + v35;
    vector v52 = v46 + v48;
    vector v53 = v48 - v46;
    vector v54 = v50 - v44;
    vector v55 = v44 + v50;
    vector v56 = v55 * (float)-0.41421356237309503 + v53;
    vector v57 = v53 * (float)0.41421356237309503 + v55;
    vector v58 = v54 * (float)0.41421356237309503 + v52;
    vector v59 = v52 * (float)-0.41421356237309503 + v54;
    vector v60 = load(c2 + 0 * input_stride + 0);
    vector v61 = load(c2 + 1 * input_stride + 0);
    vector v62 = v60 + v61;
    vector v63 = v60 - v61;
    vector v64 = v22 * (float)-2.0 + v63;
    vector v65 = v22 * (float)2.0 + v63;
    vector v66 = v43 * (float)1.4142135623730951 + v65;
    vector v67 = v43 * (float)-1.4142135623730951 + v65;
    vector v68 = v56 * (float)-1.8477590650225735 + v67;
    store(scratch + 48, v68);
    vector v69 = v56 * (float)1.8477590650225735 + v67;
    store(scratch + 176, v69);
    vector v70 = v57 * (float)-1.8477590650225735 + v66;
    store(scratch + 112, v70);
    vector v71 = v57 * (float)1.8477590650225735 + v66;
    store(scratch + 240, v71);
    vector v72 = v42 * (float)1.4142135623730951 + v64;
    vector v73 = v42 * (float)-1.4142135623730951 + v64;
    vector v74 = v58 * (float)-1.8477590650225735 + v73;
    store(scratch + 80, v74);
    vector v75 = v58 * (float)1.8477590650225735 + v73;
    store(scratch + 208, v75);
    vector v76 = v59 * (float)1.8477590650225735 + v72;
    store(scratch + 16, v76);
    vector v77 = v59 * (float)-1.8477590650225735 + v72;
    store(scratch + 144, v77);
    vector v78 = v49 - v45;
    vector v79 = v45 + v49;
    vector v80 = v51 - v47;
    vector v81 = v47 + v51;
    vector v82 = v80 - v78;
    vector v83 = v78 + v80;
    vector v84 = v20 * (float)2.0 + v62;
    vector v85 = v20 * (float)-2.0 + v62;
    vector v86 = v39 * (float)-2.0 + v85;
    vector v87 = v39 * (float)2.0 + v85;
    vector v88 = v83 * (float)-1.4142135623730951 + v87;
    store(scratch + 96, v88);
    vector v89 = v83 * (float)1.4142135623730951 + v87;
    store(scratch + 224, v89);
    vector v90 = v82 * (float)1.4142135623730951 + v86;
    store(scratch + 32, v90);
    vector v91 = v82 * (float)-1.4142135623730951 + v86;
    store(scratch + 160, v91);
    vector v92 = v41 * (float)2.0 + v84;
    vector v93 = v41 * (float)-2.0 + v84;
    vector v94 = v79 * (float)-2.0 + v93;
    store(scratch + 64, v94);
    vector v95 = v79 * (float)2.0 + v93;
    store(scratch + 192, v95);
    vector v96 = v81 * (float)2.0 + v92;
    store(scratch + 0, v96);
    vector v97 = v81 * (float)-2.0 + v92;
    store(scratch + 128, v97);
    vector v98 = load(c2 + 25 * input_stride + 0);
    vector v99 = load(c2 + 27 * input_stride + 0);
    vector v100 = v98 - v99;
    vector v101 = load(c2 + 26 * input_stride + 0);
    vector v102 = v98 + v101;
    vector v103 = load(c2 + 28 * input_stride + 0);
    vector v104 = load(c2 + 30 * input_stride + 0);
    vector v105 = v103 - v104;
    vector v106 = load(c2 + 29 * input_stride + 0);
    vector v107 = v103 + v106;
    vector v108 = load(c2 + 31 * input_stride + 0);
    vector v109 = load(c2 + 33 * input_stride + 0);
    vector v110 = v108 - v109;
    vector v111 = load(c2 + 32 * input_stride + 0);
    vector v112 = v108 + v111;
    vector v113 = load(c2 + 34 * input_stride + 0);
    vector v114 = load(c2 + 36 * input_stride + 0);
    vector v115 = v113 - v114;
    vector v116 = load(c2 + 35 * input_stride + 0);
    vector v117 = v113 + v116;
    vector v118 = load(c2 + 37 * input_stride + 0);
    vector v119 = load(c2 + 39 * input_stride + 0);
    vector v120 = v118 - v119;
    vector v121 = load(c2 + 38 * input_stride + 0);
    vector v122 = v118 + v121;
    vector v123 = load(c2 + 40 * input_stride + 0);
    vector v124 = load(c2 + 42 * input_stride + 0);
    vector v125 = v123 - v124;
    vector v126 = load(c2 + 41 * input_stride + 0);
    vector v127 = v123 + v126;
    vector v128 = load(c2 + 43 * input_stride + 0);
    vector v129 = load(c2 + 45 * input_stride + 0);
    vector v130 = v128 - v129;
    vector v131 = load(c2 + 44 * input_stride + 0);
    vector v132 = v128 + v131;
    vector v133 = v107 + v127;
    vector v134 = v107 - v127;
    vector v135 = v105 - v125;
    vector v136 = v105 + v125;
    vector v137 = v135 - v133;
    vector v138 = v133 + v135;
    vector v139 = v112 + v122;
    vector v140 = v122 - v112;
    vector v141 = v120 - v110;
    vector v142 = v110 + v120;
    vector v143 = v102 + v132;
    vector v144 = v102 - v132;
    vector v145 = v100 - v130;
    vector v146 = v100 + v130;
    vector v147 = v141 + v143;
    vector v148 = v143 - v141;
    vector v149 = v145 - v139;
    vector v150 = v139 + v145;
    vector v151 = v150 * (float)-0.41421356237309503 + v148;
    vector v152 = v148 * (float)0.41421356237309503 + v150;
    vector v153 = v149 * (float)0.41421356237309503 + v147;
    vector v154 = v147 * (float)-0.41421356237309503 + v149;
    vector v155 = load(c2 + 2 * input_stride + 0);
    vector v156 = load(c2 + 3 * input_stride + 0);
    vector v157 = v155 + v156;
    vector v158 = v155 - v156;
    vector v159 = v117 * (float)-2.0 + v158;
    vector v160 = v117 * (float)2.0 + v158;
    vector v161 = v138 * (float)1.4142135623730951 + v160;
    vector v162 = v138 * (float)-1.4142135623730951 + v160;
    vector v163 = v151 * (float)-1.8477590650225735 + v162;
    store(scratch + 49, v163);
    vector v164 = v151 * (float)1.8477590650225735 + v162;
    store(scratch + 177, v164);
    vector v165 = v152 * (float)-1.8477590650225735 + v161;
    store(scratch + 113, v165);
    vector v166 = v152 * (float)1.8477590650225735 + v161;
    store(scratch + 241, v166);
    vector v167 = v137 * (float)1.4142135623730951 + v159;
    vector v168 = v137 * (float)-1.4142135623730951 + v159;
    vector v169 = v153 * (float)-1.8477590650225735 + v168;
    store(scratch + 81, v169);
    vector v170 = v153 * (float)1.8477590650225735 + v168;
    store(scratch + 209, v170);
    vector v171 = v154 * (float)1.8477590650225735 + v167;
    store(scratch + 17, v171);
    vector v172 = v154 * (float)-1.8477590650225735 + v167;
    store(scratch + 145, v172);
    vector v173 = v144 - v140;
    vector v174 = v140 + v144;
    vector v175 = v146 - v142;
    vector v176 = v142 + v146;
    vector v177 = v175 - v173;
    vector v178 = v173 + v175;
    vector v179 = v115 * (float)2.0 + v157;
    vector v180 = v115 * (float)-2.0 + v157;
    vector v181 = v134 * (float)-2.0 + v180;
    vector v182 = v134 * (float)2.0 + v180;
    vector v183 = v178 * (float)-1.4142135623730951 + v182;
    store(scratch + 97, v183);
    vector v184 = v178 * (float)1.4142135623730951 + v182;
    store(scratch + 225, v184);
    vector v185 = v177 * (float)1.4142135623730951 + v181;
    store(scratch + 33, v185);
    vector v186 = v177 * (float)-1.4142135623730951 + v181;
    store(scratch + 161, v186);
    vector v187 = v136 * (float)2.0 + v179;
    vector v188 = v136 * (float)-2.0 + v179;
    vector v189 = v174 * (float)-2.0 + v188;
    store(scratch + 65, v189);
    vector v190 = v174 * (float)2.0 + v188;
    store(scratch + 193, v190);
    vector v191 = v176 * (float)2.0 + v187;
    store(scratch + 1, v191);
    vector v192 = v176 * (float)-2.0 + v187;
    store(scratch + 129, v192);
    size_t s193 = input_stride * 46;
    input += s193;
    const float*c194 = input;
    float*f195 = scratch;
    for (int i196 = 0; i196 < 7; i196++) {
        f195 += 2;
        vector v197 = load(c194 + 0 * input_stride + 0);
        vector v198 = load(c194 + 2 * input_stride + 0);
        vector v199 = v197 - v198;
        vector v200 = load(c194 + 1 * input_stride + 0);
        vector v201 = v197 + v200;
        vector v202 = load(c194 + 3 * input_stride + 0);
        vector v203 = load(c194 + 5 * input_stride + 0);
        vector v204 = v202 - v203;
        vector v205 = load(c194 + 4 * input_stride + 0);
        vector v206 = v202 + v205;
        vector v207 = load(c194 + 6 * input_stride + 0);
        vector v208 = load(c194 + 8 * input_stride + 0);
        vector v209 = v207 - v208;
        vector v210 = load(c194 + 7 * input_stride + 0);
        vector v211 = v207 + v210;
        vector v212 = load(c194 + 9 * input_stride + 0);
        vector v213 = load(c194 + 11 * input_stride + 0);
        vector v214 = v212 - v213;
        vector v215 = load(c194 + 10 * input_stride + 0);
        vector v216 = v212 + v215;
        vector v217 = load(c194 + 12 * input_stride + 0);
        vector v218 = load(c194 + 14 * input_stride + 0);
        vector v219 = v217 - v218;
        vector v220 = load(c194 + 13 * input_stride + 0);
        vector v221 = v217 + v220;
        vector v222 = load(c194 + 15 * input_stride + 0);
        vector v223 = load(c194 + 17 * input_stride + 0);
        vector v224 = v222 - v223;
        vector v225 = load(c194 + 16 * input_stride + 0);
        vector v226 = v222 + v225;
        vector v227 = load(c194 + 18 * input_stride + 0);
        vector v228 = load(c194 + 20 * input_stride + 0);
        vector v229 = v227 - v228;
        vector v230 = load(c194 + 19 * input_stride + 0);
        vector v231 = v227 + v230;
        vector v232 = load(c194 + 21 * input_stride + 0);
        vector v233 = load(c194 + 23 * input_stride + 0);
        vector v234 = v232 - v233;
        vector v235 = load(c194 + 22 * input_stride + 0);
        vector v236 = v232 + v235;
        vector v237 = load(c194 + 24 * input_stride + 0);
        vector v238 = load(c194 + 26 * input_stride + 0);
        vector v239 = v237 - v238;
        vector v240 = load(c194 + 25 * input_stride + 0);
        vector v241 = v237 + v240;
        vector v242 = load(c194 + 27 * input_stride + 0);
        vector v243 = load(c194 + 29 * input_stride + 0);
        vector v244 = v242 - v243;
        vector v245 = load(c194 + 28 * input_stride + 0);
        vector v246 = v242 + v245;
        vector v247 = load(c194 + 30 * input_stride + 0);
        vector v248 = load(c194 + 32 * input_stride + 0);
        vector v249 = v247 - v248;
        vector v250 = load(c194 + 31 * input_stride + 0);
        vector v251 = v247 + v250;
        vector v252 = load(c194 + 33 * input_stride + 0);
        vector v253 = load(c194 + 35 * input_stride + 0);
        vector v254 = v252 - v253;
        vector v255 = load(c194 + 34 * input_stride + 0);
        vector v256 = v252 + v255;
        vector v257 = load(c194 + 36 * input_stride + 0);
        vector v258 = load(c194 + 38 * input_stride + 0);
        vector v259 = v257 - v258;
        vector v260 = load(c194 + 37 * input_stride + 0);
        vector v261 = v257 + v260;
        vector v262 = load(c194 + 39 * input_stride + 0);
        vector v263 = load(c194 + 41 * input_stride + 0);
        vector v264 = v262 - v263;
        vector v265 = load(c194 + 40 * input_stride + 0);
        vector v266 = v262 + v265;
        vector v267 = load(c194 + 42 * input_stride + 0);
        vector v268 = load(c194 + 44 * input_stride + 0);
        vector v269 = v267 - v268;
        vector v270 = load(c194 + 43 * input_stride + 0);
        vector v271 = v267 + v270;
        vector v272 = load(c194 + 45 * input_stride + 0);
        vector v273 = load(c194 + 47 * input_stride + 0);
        vector v274 = v272 - v273;
        vector v275 = load(c194 + 46 * input_stride + 0);
        vector v276 = v272 + v275;
        vector v277 = v199 + v239;
        vector v278 = v199 - v239;
        vector v279 = v201 + v241;
        vector v280 = v201 - v241;
        vector v281 = v219 + v259;
        vector v282 = v221 + v261;
        vector v283 = v277 + v281;
        vector v284 = v279 + v282;
        vector v285 = v277 - v281;
        vector v286 = v279 - v282;
        vector v287 = v261 - v221;
        vector v288 = v219 - v259;
        vector v289 = v278 + v287;
        vector v290 = v280 + v288;
        vector v291 = v278 - v287;
        vector v292 = v280 - v288;
        vector v293 = v209 + v249;
        vector v294 = v209 - v249;
        vector v295 = v211 + v251;
        vector v296 = v211 - v251;
        vector v297 = v229 + v269;
        vector v298 = v269 - v229;
        vector v299 = v231 + v271;
        vector v300 = v271 - v231;
        vector v301 = v293 + v297;
        vector v302 = v295 + v299;
        vector v303 = v283 + v301;
        vector v304 = v284 + v302;
        vector v305 = v283 - v301;
        vector v306 = v284 - v302;
        vector v307 = v299 - v295;
        vector v308 = v293 - v297;
        vector v309 = v285 + v307;
        vector v310 = v286 + v308;
        vector v311 = v285 - v307;
        vector v312 = v286 - v308;
        vector v313 = v294 - v296;
        vector v314 = v294 + v296;
        vector v315 = v298 + v300;
        vector v316 = v300 - v298;
        vector v317 = v313 + v315;
        vector v318 = v314 + v316;
        vector v319 = v317 * (float)0.7071067811865476 + v289;
        vector v320 = v318 * (float)0.7071067811865476 + v290;
        vector v321 = v317 * (float)-0.7071067811865476 + v289;
        vector v322 = v318 * (float)-0.7071067811865476 + v290;
        vector v323 = v316 - v314;
        vector v324 = v313 - v315;
        vector v325 = v323 * (float)0.7071067811865476 + v291;
        vector v326 = v324 * (float)0.7071067811865476 + v292;
        vector v327 = v323 * (float)-0.7071067811865476 + v291;
        vector v328 = v324 * (float)-0.7071067811865476 + v292;
        vector v329 = v204 + v244;
        vector v330 = v204 - v244;
        vector v331 = v206 + v246;
        vector v332 = v206 - v246;
        vector v333 = v224 + v264;
        vector v334 = v226 + v266;
        vector v335 = v329 + v333;
        vector v336 = v331 + v334;
        vector v337 = v329 - v333;
        vector v338 = v331 - v334;
        vector v339 = v266 - v226;
        vector v340 = v224 - v264;
        vector v341 = v330 + v339;
        vector v342 = v332 + v340;
        vector v343 = v330 - v339;
        vector v344 = v332 - v340;
        vector v345 = v234 + v274;
        vector v346 = v274 - v234;
        vector v347 = v236 + v276;
        vector v348 = v276 - v236;
        vector v349 = v214 + v254;
        vector v350 = v216 + v256;
        vector v351 = v345 + v349;
        vector v352 = v347 + v350;
        vector v353 = v345 - v349;
        vector v354 = v347 - v350;
        vector v355 = v256 - v216;
        vector v356 = v214 - v254;
        vector v357 = v346 + v355;
        vector v358 = v348 + v356;
        vector v359 = v346 - v355;
        vector v360 = v348 - v356;
        vector v361 = v335 + v351;
        vector v362 = v336 + v352;
        vector v363 = v303 + v361;
        store(f195 + 0, v363);
        vector v364 = v304 + v362;
        store(f195 + 1, v364);
        vector v365 = v303 - v361;
        store(f195 + 128, v365);
        vector v366 = v304 - v362;
        store(f195 + 129, v366);
        vector v367 = v352 - v336;
        vector v368 = v335 - v351;
        vector v369 = v305 + v367;
        store(f195 + 64, v369);
        vector v370 = v306 + v368;
        store(f195 + 65, v370);
        vector v371 = v305 - v367;
        store(f195 + 192, v371);
        vector v372 = v306 - v368;
        store(f195 + 193, v372);
        vector v373 = v342 * (float)-0.41421356237309503 + v341;
        vector v374 = v341 * (float)0.41421356237309503 + v342;
        vector v375 = v358 * (float)0.41421356237309503 + v357;
        vector v376 = v357 * (float)-0.41421356237309503 + v358;
        vector v377 = v373 + v375;
        vector v378 = v374 + v376;
        vector v379 = v377 * (float)0.9238795325112867 + v319;
        store(f195 + 16, v379);
        vector v380 = v378 * (float)0.9238795325112867 + v320;
        store(f195 + 17, v380);
        vector v381 = v377 * (float)-0.9238795325112867 + v319;
        store(f195 + 144, v381);
        vector v382 = v378 * (float)-0.9238795325112867 + v320;
        store(f195 + 145, v382);
        vector v383 = v376 - v374;
        vector v384 = v373 - v375;
        vector v385 = v383 * (float)0.9238795325112867 + v321;
        store(f195 + 80, v385);
        vector v386 = v384 * (float)0.9238795325112867 + v322;
        store(f195 + 81, v386);
        vector v387 = v383 * (float)-0.9238795325112867 + v321;
        store(f195 + 208, v387);
        vector v388 = v384 * (float)-0.9238795325112867 + v322;
        store(f195 + 209, v388);
        vector v389 = v337 - v338;
        vector v390 = v337 + v338;
        vector v391 = v353 + v354;
        vector v392 = v354 - v353;
        vector v393 = v389 + v391;
        vector v394 = v390 + v392;
        vector v395 = v393 * (float)0.7071067811865476 + v309;
        store(f195 + 32, v395);
        vector v396 = v394 * (float)0.7071067811865476 + v310;
        store(f195 + 33, v396);
        vector v397 = v393 * (float)-0.7071067811865476 + v309;
        store(f195 + 160, v397);
        vector v398 = v394 * (float)-0.7071067811865476 + v310;
        store(f195 + 161, v398);
        vector v399 = v392 - v390;
        vector v400 = v389 - v391;
        vector v401 = v399 * (float)0.7071067811865476 + v311;
        store(f195 + 96, v401);
        vector v402 = v400 * (float)0.7071067811865476 + v312;
        store(f195 + 97, v402);
        vector v403 = v399 * (float)-0.7071067811865476 + v311;
        store(f195 + 224, v403);
        vector v404 = v400 * (float)-0.7071067811865476 + v312;
        store(f195 + 225, v404);
        vector v405 = v343 * (float)0.41421356237309503 - v344;
        vector v406 = v344 * (float)0.41421356237309503 + v343;
        vector v407 = v359 * (float)0.41421356237309503 + v360;
        vector v408 = v360 * (float)0.41421356237309503 - v359;
        vector v409 = v405 + v407;
        vector v410 = v406 + v408;
        vector v411 = v409 * (float)0.9238795325112867 + v325;
        store(f195 + 48, v411);
        vector v412 = v410 * (float)0.9238795325112867 + v326;
        store(f195 + 49, v412);
        vector v413 = v409 * (float)-0.9238795325112867 + v325;
        store(f195 + 176, v413);
        vector v414 = v410 * (float)-0.9238795325112867 + v326;
        store(f195 + 177, v414);
        vector v415 = v408 - v406;
        vector v416 = v405 - v407;
        vector v417 = v415 * (float)0.9238795325112867 + v327;
        store(f195 + 112, v417);
        vector v418 = v416 * (float)0.9238795325112867 + v328;
        store(f195 + 113, v418);
        vector v419 = v415 * (float)-0.9238795325112867 + v327;
        store(f195 + 240, v419);
        vector v420 = v416 * (float)-0.9238795325112867 + v328;
        store(f195 + 241, v420);
        c194 += 48 * input_stride;
    }
    size_t s421 = tile->row_stride;
    size_t s422 = tile->row_mask;
    size_t s423 = tile->column_mask;
    size_t s424 = tile->channel_stride;
    float*f425 = output;
    float*f426 = scratch;
    for (int i427 = 0; i427 < 16; i427++) {
        if (s422 & 1) {
            vector v428 = load(f426 + 0);
            vector v429 = load(scratch + 256);
            vector v430 = v428 * (float)0.00390625 + v429;
            vector v431 = load(f426 + 5);
            vector v432 = load(f426 + 13);
            vector v433 = v431 + v432;
            vector v434 = v431 - v432;
            vector v435 = load(f426 + 4);
            vector v436 = load(f426 + 12);
            vector v437 = v435 - v436;
            vector v438 = v435 + v436;
            vector v439 = v437 - v433;
            vector v440 = v433 + v437;
            vector v441 = load(f426 + 7);
            vector v442 = load(f426 + 11);
            vector v443 = v441 + v442;
            vector v444 = v442 - v441;
            vector v445 = load(f426 + 10);
            vector v446 = load(f426 + 6);
            vector v447 = v445 - v446;
            vector v448 = v446 + v445;
            vector v449 = load(f426 + 3);
            vector v450 = load(f426 + 15);
            vector v451 = v449 + v450;
            vector v452 = v449 - v450;
            vector v453 = load(f426 + 2);
            vector v454 = load(f426 + 14);
            vector v455 = v453 - v454;
            vector v456 = v453 + v454;
            vector v457 = v447 + v451;
            vector v458 = v451 - v447;
            vector v459 = v455 - v443;
            vector v460 = v443 + v455;
            vector v461 = v460 * (float)-0.41421356237309503 + v458;
            vector v462 = v458 * (float)0.41421356237309503 + v460;
            vector v463 = v459 * (float)0.41421356237309503 + v457;
            vector v464 = v457 * (float)-0.41421356237309503 + v459;
            vector v465 = load(f426 + 1);
            vector v466 = v465 * (float)0.00390625 + v430;
            vector v467 = v465 * (float)-0.00390625 + v430;
            vector v468 = load(f426 + 9);
            vector v469 = v468 * (float)-0.0078125 + v467;
            vector v470 = v468 * (float)0.0078125 + v467;
            vector v471 = v440 * (float)0.005524271728019903 + v470;
            vector v472 = v440 * (float)-0.005524271728019903 + v470;
            vector v473 = v461 * (float)-0.007217808847744428 + v472;
            size_t s474 = s423 / 8;
            size_t s475 = s474 % 2;
            if (s475 == 1) {
                f425[0 * s424 + 3] = v473;
            } else {
                if (s475 == 3) {
                    f425[0 * s424 + 3] = v473;
                } else {
                    if (s475 == 0) {
                    } else {
                        uint64_t u476 = s475 >> 0;
                        if (u476 >> 0 & 1) {
                        f425[0 * s424 + 3] = v473;
                        }
                    }
                }
            }
            vector v477 = v461 * (float)0.007217808847744428 + v472;
            size_t s478 = s423 / 2048;
            size_t s479 = s478 % 2;
            if (s479 == 1) {
                f425[0 * s424 + 11] = v477;
            } else {
                if (s479 == 3) {
                    f425[0 * s424 + 11] = v477;
                } else {
                    if (s479 == 0) {
                    } else {
                        uint64_t u480 = s479 >> 0;
                        if (u480 >> 0 & 1) {
                        f425[0 * s424 + 11] = v477;
                        }
                    }
                }
            }
            vector v481 = v462 * (float)-0.007217808847744428 + v471;
            size_t s482 = s423 / 128;
            size_t s483 = s482 % 2;
            if (s483 == 1) {
                f425[0 * s424 + 7] = v481;
            } else {
                if (s483 == 3) {
                    f425[0 * s424 + 7] = v481;
                } else {
                    if (s483 == 0) {
                    } else {
                        uint64_t u484 = s483 >> 0;
                        if (u484 >> 0 & 1) {
                        f425[0 * s424 + 7] = v481;
                        }
                    }
                }
            }
            vector v485 = v462 * (float)0.007217808847744428 + v471;
            size_t s486 = s423 / 32768;
            size_t s487 = s486 % 2;
            if (s487 == 1) {
                f425[0 * s424 + 15] = v485;
            } else {
                if (s487 == 3) {
                    f425[0 * s424 + 15] = v485;
                } else {
                    if (s487 == 0) {
                    } else {
                        uint64_t u488 = s487 >> 0;
                        if (u488 >> 0 & 1) {
                        f425[0 * s424 + 15] = v485;
                        }
                    }
                }
            }
            vector v489 = v439 * (float)0.005524271728019903 + v469;
            vector v490 = v439 * (float)-0.005524271728019903 + v469;
            vector v491 = v463 * (float)-0.007217808847744428 + v490;
            size_t s492 = s423 / 32;
            size_t s493 = s492 % 2;
            if (s493 == 1) {
                f425[0 * s424 + 5] = v491;
            } else {
                if (s493 == 3) {
                    f425[0 * s424 + 5] = v491;
                } else {
                    if (s493 == 0) {
                    } else {
                        uint64_t u494 = s493 >> 0;
                        if (u494 >> 0 & 1) {
                        f425[0 * s424 + 5] = v491;
                        }
                    }
                }
            }
            vector v495 = v463 * (float)0.007217808847744428 + v490;
            size_t s496 = s423 / 8192;
            size_t s497 = s496 % 2;
            if (s497 == 1) {
                f425[0 * s424 + 13] = v495;
            } else {
                if (s497 == 3) {
                    f425[0 * s424 + 13] = v495;
                } else {
                    if (s497 == 0) {
                    } else {
                        uint64_t u498 = s497 >> 0;
                        if (u498 >> 0 & 1) {
                        f425[0 * s424 + 13] = v495;
                        }
                    }
                }
            }
            vector v499 = v464 * (float)0.007217808847744428 + v489;
            size_t s500 = s423 / 2;
            size_t s501 = s500 % 2;
            if (s501 == 1) {
                f425[0 * s424 + 1] = v499;
            } else {
                if (s501 == 3) {
                    f425[0 * s424 + 1] = v499;
                } else {
                    if (s501 == 0) {
                    } else {
                        uint64_t u502 = s501 >> 0;
                        if (u502 >> 0 & 1) {
                        f425[0 * s424 + 1] = v499;
                        }
                    }
                }
            }
            vector v503 = v464 * (float)-0.007217808847744428 + v489;
            size_t s504 = s423 / 512;
            size_t s505 = s504 % 2;
            if (s505 == 1) {
                f425[0 * s424 + 9] = v503;
            } else {
                if (s505 == 3) {
                    f425[0 * s424 + 9] = v503;
                } else {
                    if (s505 == 0) {
                    } else {
                        uint64_t u506 = s505 >> 0;
                        if (u506 >> 0 & 1) {
                        f425[0 * s424 + 9] = v503;
                        }
                    }
                }
            }
            vector v507 = v452 - v444;
            vector v508 = v444 + v452;
            vector v509 = v456 - v448;
            vector v510 = v448 + v456;
            vector v511 = v509 - v507;
            vector v512 = v507 + v509;
            vector v513 = load(f426 + 8);
            vector v514 = v513 * (float)0.0078125 + v466;
            vector v515 = v513 * (float)-0.0078125 + v466;
            vector v516 = v434 * (float)-0.0078125 + v515;
            vector v517 = v434 * (float)0.0078125 + v515;
            vector v518 = v512 * (float)-0.005524271728019903 + v517;
            size_t s519 = s423 / 64;
            size_t s520 = s519 % 2;
            if (s520 == 1) {
                f425[0 * s424 + 6] = v518;
            } else {
                if (s520 == 3) {
                    f425[0 * s424 + 6] = v518;
                } else {
                    if (s520 == 0) {
                    } else {
                        uint64_t u521 = s520 >> 0;
                        if (u521 >> 0 & 1) {
                        f425[0 * s424 + 6] = v518;
                        }
                    }
                }
            }
            vector v522 = v512 * (float)0.005524271728019903 + v517;
            size_t s523 = s423 / 16384;
            size_t s524 = s523 % 2;
            if (s524 == 1) {
                f425[0 * s424 + 14] = v522;
            } else {
                if (s524 == 3) {
                    f425[0 * s424 + 14] = v522;
                } else {
                    if (s524 == 0) {
                    } else {
                        uint64_t u525 = s524 >> 0;
                        if (u525 >> 0 & 1) {
                        f425[0 * s424 + 14] = v522;
                        }
                    }
                }
            }
            vector v526 = v511 * (float)0.005524271728019903 + v516;
            size_t s527 = s423 / 4;
            size_t s528 = s527 % 2;
            if (s528 == 1) {
                f425[0 * s424 + 2] = v526;
            } else {
                if (s528 == 3) {
                    f425[0 * s424 + 2] = v526;
                } else {
                    if (s528 == 0) {
                    } else {
                        uint64_t u529 = s528 >> 0;
                        if (u529 >> 0 & 1) {
                        f425[0 * s424 + 2] = v526;
                        }
                    }
                }
            }
            vector v530 = v511 * (float)-0.005524271728019903 + v516;
            size_t s531 = s423 / 1024;
            size_t s532 = s531 % 2;
            if (s532 == 1) {
                f425[0 * s424 + 10] = v530;
            } else {
                if (s532 == 3) {
                    f425[0 * s424 + 10] = v530;
                } else {
                    if (s532 == 0) {
                    } else {
                        uint64_t u533 = s532 >> 0;
                        if (u533 >> 0 & 1) {
                        f425[0 * s424 + 10] = v530;
                        }
                    }
                }
            }
            vector v534 = v438 * (float)0.0078125 + v514;
            vector v535 = v438 * (float)-0.0078125 + v514;
            vector v536 = v508 * (float)-0.0078125 + v535;
            size_t s537 = s423 / 16;
            size_t s538 = s537 % 2;
            if (s538 == 1) {
                f425[0 * s424 + 4] = v536;
            } else {
                if (s538 == 3) {
                    f425[0 * s424 + 4] = v536;
                } else {
                    if (s538 == 0) {
                    } else {
                        uint64_t u539 = s538 >> 0;
                        if (u539 >> 0 & 1) {
                        f425[0 * s424 + 4] = v536;
                        }
                    }
                }
            }
            vector v540 = v508 * (float)0.0078125 + v535;
            size_t s541 = s423 / 4096;
            size_t s542 = s541 % 2;
            if (s542 == 1) {
                f425[0 * s424 + 12] = v540;
            } else {
                if (s542 == 3) {
                    f425[0 * s424 + 12] = v540;
                } else {
                    if (s542 == 0) {
                    } else {
                        uint64_t u543 = s542 >> 0;
                        if (u543 >> 0 & 1) {
                        f425[0 * s424 + 12] = v540;
                        }
                    }
                }
            }
            vector v544 = v510 * (float)0.0078125 + v534;
            size_t s545 = s423 / 1;
            size_t s546 = s545 % 2;
            if (s546 == 1) {
                f425[0 * s424 + 0] = v544;
            } else {
                if (s546 == 3) {
                    f425[0 * s424 + 0] = v544;
                } else {
                    if (s546 == 0) {
                    } else {
                        uint64_t u547 = s546 >> 0;
                        if (u547 >> 0 & 1) {
                        f425[0 * s424 + 0] = v544;
                        }
                    }
                }
            }
            vector v548 = v510 * (float)-0.0078125 + v534;
            size_t s549 = s423 / 256;
            size_t s550 = s549 % 2;
            if (s550 == 1) {
                f425[0 * s424 + 8] = v548;
            } else {
                if (s550 == 3) {
                    f425[0 * s424 + 8] = v548;
                } else {
                    if (s550 == 0) {
                    } else {
                        uint64_t u551 = s550 >> 0;
                        if (u551 >> 0 & 1) {
                        f425[0 * s424 + 8] = v548;
                        }
                    }
                }
            }
        }
        s422 /= 2;
        f426 += 16;
        f425 += s421;
    }
}

void nnp_fourier_16x16_gauss_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    vector v1 = load(bias + 0);
    store(scratch + 256, v1);
    const float*c2 = input;
    vector v3 = load(c2 + 4 * input_stride + 0);
    vector v4 = load(c2 + 6 * input_stride + 0);
    vector v5 = v3 - v4;
    vector v6 = load(c2 + 5 * input_stride + 0);
    vector v7 = v3 + v6;
    vector v8 = load(c2 + 7 * input_stride + 0);
    vector v9 = load(c2 + 9 * input_stride + 0);
    vector v10 = v8 - v9;
    vector v11 = load(c2 + 8 * input_stride + 0);
    vector v12 = v8 + v11;
    vector v13 = load(c2 + 10 * input_stride + 0);
    vector v14 = load(c2 + 12 * input_stride + 0);
    vector v15 = v13 - v14;
    vector v16 = load(c2 + 11 * input_stride + 0);
    vector v17 = v13 + v16;
    vector v18 = load(c2 + 13 * input_stride + 0);
    vector v19 = load(c2 + 15 * input_stride + 0);
    vector v20 = v18 - v19;
    vector v21 = load(c2 + 14 * input_stride + 0);
    vector v22 = v18 + v21;
    vector v23 = load(c2 + 16 * input_stride + 0);
    vector v24 = load(c2 + 18 * input_stride + 0);
    vector v25 = v23 - v24;
    vector v26 = load(c2 + 17 * input_stride + 0);
    vector v27 = v23 + v26;
    vector v28 = load(c2 + 19 * input_stride + 0);
    vector v29 = load(c2 + 21 * input_stride + 0);
    vector v30 = v28 - v29;
    vector v31 = load(c2 + 20 * input_stride + 0);
    vector v32 = v28 + v31;
    vector v33 = load(c2 + 22 * input_stride + 0);
    vector v34 = load(c2 + 24 * input_stride + 0);
    vector v35 = v33 - v34;
    vector v36 = load(c2 + 23 * input_stride + 0);
    vector v37 = v33 + v36;
    vector v38 = v12 + v32;
    vector v39 = v12 - v32;
    vector v40 = v10 - v30;
    vector v41 = v10 + v30;
    vector v42 = v40 - v38;
    vector v43 = v38 + v40;
    vector v44 = v17 + v27;
    vector v45 = v27 - v17;
    vector v46 = v25 - v15;
    vector v47 = v15 + v25;
    vector v48 = v7 + v37;
    vector v49 = v7 - v37;
    vector v50 = v5 - v35;
    vector v51 = v5 + v35;
    vector v52 = v46 + v48;
    vector v53 = v48 - v46;
    vector v54 = v50 - v44;
    vector v55 = v44 + v50;
    vector v56 = v55 * (float)-0.41421356237309503 + v53;
    vector v57 = v53 * (float)0.41421356237309503 + v55;
    vector v58 = v54 * (float)0.41421356237309503 + v52;
    vector v59 = v52 * (float)-0.41421356237309503 + v54;
    vector v60 = load(c2 + 0 * input_stride + 0);
    vector v61 = load(c2 + 1 * input_stride + 0);
    vector v62 = v60 + v61;
    vector v63 = v60 - v61;
    vector v64 = v22 * (float)-2.0 + v63;
    vector v65 = v22 * (float)2.0 + v63;
    vector v66 = v43 * (float)1.4142135623730951 + v65;
    vector v67 = v43 * (float)-1.4142135623730951 + v65;
    vector v68 = v56 * (float)-1.8477590650225735 + v67;
    store(scratch + 48, v68);
    vector v69 = v56 * (float)1.8477590650225735 + v67;
    store(scratch + 176, v69);
    vector v70 = v57 * (float)-1.8477590650225735 + v66;
    store(scratch + 112, v70);
    vector v71 = v57 * (float)1.8477590650225735 + v66;
    store(scratch + 240, v71);
    vector v72 = v42 * (float)1.4142135623730951 + v64;
    vector v73 = v42 * (float)-1.4142135623730951 + v64;
    vector v74 = v58 * (float)-1.8477590650225735 + v73;
    store(scratch + 80, v74);
    vector v75 = v58 * (float)1.8477590650225735 + v73;
    store(scratch + 208, v75);
    vector v76 = v59 * (float)1.8477590650225735 + v72;
    store(scratch + 16, v76);
    vector v77 = v59 * (float)-1.8477590650225735 + v72;
    store(scratch + 144, v77);
    vector v78 = v49 - v45;
    vector v79 = v45 + v49;
    vector v80 = v51 - v47;
    vector v81 = v47 + v51;
    vector v82 = v80 - v78;
    vector v83 = v78 + v80;
    vector v84 = v20 * (float)2.0 + v62;
    vector v85 = v20 * (float)-2.0 + v62;
    vector v86 = v39 * (float)-2.0 + v85;
    vector v87 = v39 * (float)2.0 + v85;
    vector v88 = v83 * (float)-1.4142135623730951 + v87;
    store(scratch + 96, v88);
    vector v89 = v83 * (float)1.4142135623730951 + v87;
    store(scratch + 224, v89);
    vector v90 = v82 * (float)1.4142135623730951 + v86;
    store(scratch + 32, v90);
    vector v91 = v82 * (float)-1.4142135623730951 + v86;
    store(scratch + 160, v91);
    vector v92 = v41 * (float)2.0 + v84;
    vector v93 = v41 * (float)-2.0 + v84;
    vector v94 = v79 * (float)-2.0 + v93;
    store(scratch + 64, v94);
    vector v95 = v79 * (float)2.0 + v93;
    store(scratch + 192, v95);
    vector v96 = v81 * (float)2.0 + v92;
    store(scratch + 0, v96);
    vector v97 = v81 * (float)-2.0 + v92;
    store(scratch + 128, v97);
    vector v98 = load(c2 + 25 * input_stride + 0);
    vector v99 = load(c2 + 27 * input_stride + 0);
    vector v100 = v98 - v99;
    vector v101 = load(c2 + 26 * input_stride + 0);
    vector v102 = v98 + v101;
    vector v103 = load(c2 + 28 * input_stride + 0);
    vector v104 = load(c2 + 30 * input_stride + 0);
    vector v105 = v103 - v104;
    vector v106 = load(c2 + 29 * input_stride + 0);
    vector v107 = v103 + v106;
    vector v108 = load(c2 + 31 * input_stride + 0);
    vector v109 = load(c2 + 33 * input_stride + 0);
    vector v110 = v108 - v109;
    vector v111 = load(c2 + 32 * input_stride + 0);
    vector v112 = v108 + v111;
    vector v113 = load(c2 + 34 * input_stride + 0);
    vector v114 = load(c2 + 36 * input_stride + 0);
    vector v115 = v113 - v114;
    vector v116 = load(c2 + 35 * input_stride + 0);
    vector v117 = v113 + v116;
    vector v118 = load(c2 + 37 * input_stride + 0);
    vector v119 = load(c2 + 39 * input_stride + 0);
    vector v120 = v118 - v119;
    vector v121 = load(c2 + 38 * input_stride + 0);
    vector v122 = v118 + v121;
    vector v123 = load(c2 + 40 * input_stride + 0);
    vector v124 = load(c2 + 42 * input_stride + 0);
    vector v125 = v123 - v124;
    vector v126 = load(c2 + 41 * input_stride + 0);
    vector v127 = v123 + v126;
    vector v128 = load(c2 + 43 * input_stride + 0);
    vector v129 = load(c2 + 45 * input_stride + 0);
    vector v130 = v128 - v129;
    vector v131 = load(c2 + 44 * input_stride + 0);
    vector v132 = v128 + v131;
    vector v133 = v107 + v127;
    vector v134 = v107 - v127;
    vector v135 = v105 - v125;
    vector v136 = v105 + v125;
    vector v137 = v135 - v133;
    vector v138 = v133 + v135;
    vector v139 = v112 + v122;
    vector v140 = v122 - v112;
    vector v141 = v120 - v110;
    vector v142 = v110 + v120;
    vector v143 = v102 + v132;
    vector v144 = v102 - v132;
    vector v145 = v100 - v130;
    vector v146 = v100 + v130;
    vector v147 = v141 + v143;
    vector v148 = v143 - v141;
    vector v149 = v145 - v139;
    vector v150 = v139 + v145;
    vector v151 = v150 * (float)-0.41421356237309503 + v148;
    vector v152 = v148 * (float)0.41421356237309503 + v150;
    vector v153 = v149 * (float)0.41421356237309503 + v147;
    vector v154 = v147 * (float)-0.41421356237309503 + v149;
    vector v155 = load(c2 + 2 * input_stride + 0);
    vector v156 = load(c2 + 3 * input_stride + 0);
    vector v157 = v155 + v156;
    vector v158 = v155 - v156;
    vector v159 = v117 * (float)-2.0 + v158;
    vector v160 = v117 * (float)2.0 + v158;
    vector v161 = v138 * (float)1.4142135623730951 + v160;
    vector v162 = v138 * (float)-1.4142135623730951 + v160;
    vector v163 = v151 * (float)-1.8477590650225735 + v162;
    store(scratch + 49, v163);
    vector v164 = v151 * (float)1.8477590650225735 + v162;
    store(scratch + 177, v164);
    vector v165 = v152 * (float)-1.8477590650225735 + v161;
    store(scratch + 113, v165);
    vector v166 = v152 * (float)1.8477590650225735 + v161;
    store(scratch + 241, v166);
    vector v167 = v137 * (float)1.4142135623730951 + v159;
    vector v168 = v137 * (float)-1.4142135623730951 + v159;
    vector v169 = v153 * (float)-1.8477590650225735 + v168;
    store(scratch + 81, v169);
    vector v170 = v153 * (float)1.8477590650225735 + v168;
    store(scratch + 209, v170);
    vector v171 = v154 * (float)1.8477590650225735 + v167;
    store(scratch + 17, v171);
    vector v172 = v154 * (float)-1.8477590650225735 + v167;
    store(scratch + 145, v172);
    vector v173 = v144 - v140;
    vector v174 = v140 + v144;
    vector v175 = v146 - v142;
    vector v176 = v142 + v146;
    vector v177 = v175 - v173;
    vector v178 = v173 + v175;
    vector v179 = v115 * (float)2.0 + v157;
    vector v180 = v115 * (float)-2.0 + v157;
    vector v181 = v134 * (float)-2.0 + v180;
    vector v182 = v134 * (float)2.0 + v180;
    vector v183 = v178 * (float)-1.4142135623730951 + v182;
    store(scratch + 97, v183);
    vector v184 = v178 * (float)1.4142135623730951 + v182;
    store(scratch + 225, v184);
    vector v185 = v177 * (float)1.4142135623730951 + v181;
    store(scratch + 33, v185);
    vector v186 = v177 * (float)-1.4142135623730951 + v181;
    store(scratch + 161, v186);
    vector v187 = v136 * (float)2.0 + v179;
    vector v188 = v136 * (float)-2.0 + v179;
    vector v189 = v174 * (float)-2.0 + v188;
    store(scratch + 65, v189);
    vector v190 = v174 * (float)2.0 + v188;
    store(scratch + 193, v190);
    vector v191 = v176 * (float)2.0 + v187;
    store(scratch + 1, v191);
    vector v192 = v176 * (float)-2.0 + v187;
    store(scratch + 129, v192);
    size_t s193 = input_stride * 46;
    input += s193;
    const float*c194 = input;
    float*f195 = scratch;
    for (int i196 = 0; i196 < 7; i196++) {
        f195 += 2;
        vector v197 = load(c194 + 0 * input_stride + 0);
        vector v198 = load(c194 + 2 * input_stride + 0);
        vector v199 = v197 - v198;
        vector v200 = load(c194 + 1 * input_stride + 0);
        vector v201 = v197 + v200;
        vector v202 = load(c194 + 3 * input_stride + 0);
        vector v203 = load(c194 + 5 * input_stride + 0);
        vector v204 = v202 - v203;
        vector v205 = load(c194 + 4 * input_stride + 0);
        vector v206 = v202 + v205;
        vector v207 = load(c194 + 6 * input_stride + 0);
        vector v208 = load(c194 + 8 * input_stride + 0);
        vector v209 = v207 - v208;
        vector v210 = load(c194 + 7 * input_stride + 0);
        vector v211 = v207 + v210;
        vector v212 = load(c194 + 9 * input_stride + 0);
        vector v213 = load(c194 + 11 * input_stride + 0);
        vector v214 = v212 - v213;
        vector v215 = load(c194 + 10 * input_stride + 0);
        vector v216 = v212 + v215;
        vector v217 = load(c194 + 12 * input_stride + 0);
        vector v218 = load(c194 + 14 * input_stride + 0);
        vector v219 = v217 - v218;
        vector v220 = load(c194 + 13 * input_stride + 0);
        vector v221 = v217 + v220;
        vector v222 = load(c194 + 15 * input_stride + 0);
        vector v223 = load(c194 + 17 * input_stride + 0);
        vector v224 = v222 - v223;
        vector v225 = load(c194 + 16 * input_stride + 0);
        vector v226 = v222 + v225;
        vector v227 = load(c194 + 18 * input_stride + 0);
        vector v228 = load(c194 + 20 * input_stride + 0);
        vector v229 = v227 - v228;
        vector v230 = load(c194 + 19 * input_stride + 0);
        vector v231 = v227 + v230;
        vector v232 = load(c194 + 21 * input_stride + 0);
        vector v233 = load(c194 + 23 * input_stride + 0);
        vector v234 = v232 - v233;
        vector v235 = load(c194 + 22 * input_stride + 0);
        vector v236 = v232 + v235;
        vector v237 = load(c194 + 24 * input_stride + 0);
        vector v238 = load(c194 + 26 * input_stride + 0);
        vector v239 = v237 - v238;
        vector v240 = load(c194 + 25 * input_stride + 0);
        vector v241 = v237 + v240;
        vector v242 = load(c194 + 27 * input_stride + 0);
        vector v243 = load(c194 + 29 * input_stride + 0);
        vector v244 = v242 - v243;
        vector v245 = load(c194 + 28 * input_stride + 0);
        vector v246 = v242 + v245;
        vector v247 = load(c194 + 30 * input_stride + 0);
        vector v248 = load(c194 + 32 * input_stride + 0);
        vector v249 = v247 - v248;
        vector v250 = load(c194 + 31 * input_stride + 0);
        vector v251 = v247 + v250;
        vector v252 = load(c194 + 33 * input_stride + 0);
        vector v253 = load(c194 + 35 * input_stride + 0);
        vector v254 = v252 - v253;
        vector v255 = load(c194 + 34 * input_stride + 0);
        vector v256 = v252 + v255;
        vector v257 = load(c194 + 36 * input_stride + 0);
        vector v258 = load(c194 + 38 * input_stride + 0);
        vector v259 = v257 - v258;
        vector v260 = load(c194 + 37 * input_stride + 0);
        vector v261 = v257 + v260;
        vector v262 = load(c194 + 39 * input_stride + 0);
        vector v263 = load(c194 + 41 * input_stride + 0);
        vector v264 = v262 - v263;
        vector v265 = load(c194 + 40 * input_stride + 0);
        vector v266 = v262 + v265;
        vector v267 = load(c194 + 42 * input_stride + 0);
        vector v268 = load(c194 + 44 * input_stride + 0);
        vector v269 = v267 - v268;
        vector v270 = load(c194 + 43 * input_stride + 0);
        vector v271 = v267 + v270;
        vector v272 = load(c194 + 45 * input_stride + 0);
        vector v273 = load(c194 + 47 * input_stride + 0);
        vector v274 = v272 - v273;
        vector v275 = load(c194 + 46 * input_stride + 0);
        vector v276 = v272 + v275;
        vector v277 = v199 + v239;
        vector v278 = v199 - v239;
        vector v279 = v201 + v241;
        vector v280 = v201 - v241;
        vector v281 = v219 + v259;
        vector v282 = v221 + v261;
        vector v283 = v277 + v281;
        vector v284 = v279 + v282;
        vector v285 = v277 - v281;
        vector v286 = v279 - v282;
        vector v287 = v261 - v221;
        vector v288 = v219 - v259;
        vector v289 = v278 + v287;
        vector v290 = v280 + v288;
        vector v291 = v278 - v287;
        vector v292 = v280 - v288;
        vector v293 = v209 + v249;
        vector v294 = v209 - v249;
        vector v295 = v211 + v251;
        vector v296 = v211 - v251;
        vector v297 = v229 + v269;
        vector v298 = v269 - v229;
        vector v299 = v231 + v271;
        vector v300 = v271 - v231;
        vector v301 = v293 + v297;
        vector v302 = v295 + v299;
        vector v303 = v283 + v301;
        vector v304 = v284 + v302;
        vector v305 = v283 - v301;
        vector v306 = v284 - v302;
        vector v307 = v299 - v295;
        vector v308 = v293 - v297;
        vector v309 = v285 + v307;
        vector v310 = v286 + v308;
        vector v311 = v285 - v307;
        vector v312 = v286 - v308;
        vector v313 = v294 - v296;
        vector v314 = v294 + v296;
        vector v315 = v298 + v300;
        vector v316 = v300 - v298;
        vector v317 = v313 + v315;
        vector v318 = v314 + v316;
        vector v319 = v317 * (float)0.7071067811865476 + v289;
        vector v320 = v318 * (float)0.7071067811865476 + v290;
        vector v321 = v317 * (float)-0.7071067811865476 + v289;
        vector v322 = v318 * (float)-0.7071067811865476 + v290;
        vector v323 = v316 - v314;
        vector v324 = v313 - v315;
        vector v325 = v323 * (float)0.7071067811865476 + v291;
        vector v326 = v324 * (float)0.7071067811865476 + v292;
        vector v327 = v323 * (float)-0.7071067811865476 + v291;
        vector v328 = v324 * (float)-0.7071067811865476 + v292;
        vector v329 = v204 + v244;
        vector v330 = v204 - v244;
        vector v331 = v206 + v246;
        vector v332 = v206 - v246;
        vector v333 = v224 + v264;
        vector v334 = v226 + v266;
        vector v335 = v329 + v333;
        vector v336 = v331 + v334;
        vector v337 = v329 - v333;
        vector v338 = v331 - v334;
        vector v339 = v266 - v226;
        vector v340 = v224 - v264;
        vector v341 = v330 + v339;
        vector v342 = v332 + v340;
        vector v343 = v330 - v339;
        vector v344 = v332 - v340;
        vector v345 = v234 + v274;
        vector v346 = v274 - v234;
        vector v347 = v236 + v276;
        vector v348 = v276 - v236;
        vector v349 = v214 + v254;
        vector v350 = v216 + v256;
        vector v351 = v345 + v349;
        vector v352 = v347 + v350;
        vector v353 = v345 - v349;
        vector v354 = v347 - v350;
        vector v355 = v256 - v216;
        vector v356 = v214 - v254;
        vector v357 = v346 + v355;
        vector v358 = v348 + v356;
        vector v359 = v346 - v355;
        vector v360 = v348 - v356;
        vector v361 = v335 + v351;
        vector v362 = v336 + v352;
        vector v363 = v303 + v361;
        store(f195 + 0, v363);
        vector v364 = v304 + v362;
        store(f195 + 1, v364);
        vector v365 = v303 - v361;
        store(f195 + 128, v365);
        vector v366 = v304 - v362;
        store(f195 + 129, v366);
        vector v367 = v352 - v336;
        vector v368 = v335 - v351;
        vector v369 = v305 + v367;
        store(f195 + 64, v369);
        vector v370 = v306 + v368;
        store(f195 + 65, v370);
        vector v371 = v305 - v367;
        store(f195 + 192, v371);
        vector v372 = v306 - v368;
        store(f195 + 193, v372);
        vector v373 = v342 * (float)-0.41421356237309503 + v341;
        vector v374 = v341 * (float)0.41421356237309503 + v342;
        vector v375 = v358 * (float)0.41421356237309503 + v357;
        vector v376 = v357 * (float)-0.41421356237309503 + v358;
        vector v377 = v373 + v375;
        vector v378 = v374 + v376;
        vector v379 = v377 * (float)0.9238795325112867 + v319;
        store(f195 + 16, v379);
        vector v380 = v378 * (float)0.9238795325112867 + v320;
        store(f195 + 17, v380);
        vector v381 = v377 * (float)-0.9238795325112867 + v319;
        store(f195 + 144, v381);
        vector v382 = v378 * (float)-0.9238795325112867 + v320;
        store(f195 + 145, v382);
        vector v383 = v376 - v374;
        vector v384 = v373 - v375;
        vector v385 = v383 * (float)0.9238795325112867 + v321;
        store(f195 + 80, v385);
        vector v386 = v384 * (float)0.9238795325112867 + v322;
        store(f195 + 81, v386);
        vector v387 = v383 * (float)-0.9238795325112867 + v321;
        store(f195 + 208, v387);
        vector v388 = v384 * (float)-0.9238795325112867 + v322;
        store(f195 + 209, v388);
        vector v389 = v337 - v338;
        vector v390 = v337 + v338;
        vector v391 = v353 + v354;
        vector v392 = v354 - v353;
        vector v393 = v389 + v391;
        vector v394 = v390 + v392;
        vector v395 = v393 * (float)0.7071067811865476 + v309;
        store(f195 + 32, v395);
        vector v396 = v394 * (float)0.7071067811865476 + v310;
        store(f195 + 33, v396);
        vector v397 = v393 * (float)-0.7071067811865476 + v309;
        store(f195 + 160, v397);
        vector v398 = v394 * (float)-0.7071067811865476 + v310;
        store(f195 + 161, v398);
        vector v399 = v392 - v390;
        vector v400 = v389 - v391;
        vector v401 = v399 * (float)0.7071067811865476 + v311;
        store(f195 + 96, v401);
        vector v402 = v400 * (float)0.7071067811865476 + v312;
        store(f195 + 97, v402);
        vector v403 = v399 * (float)-0.7071067811865476 + v311;
        store(f195 + 224, v403);
        vector v404 = v400 * (float)-0.7071067811865476 + v312;
        store(f195 + 225, v404);
        vector v405 = v343 * (float)0.41421356237309503 - v344;
        vector v406 = v344 * (float)0.41421356237309503 + v343;
        vector v407 = v359 * (float)0.41421356237309503 + v360;
        vector v408 = v360 * (float)0.41421356237309503 - v359;
        vector v409 = v405 + v407;
        vector v410 = v406 + v408;
        vector v411 = v409 * (float)0.9238795325112867 + v325;
        store(f195 + 48, v411);
        vector v412 = v410 * (float)0.9238795325112867 + v326;
        store(f195 + 49, v412);
        vector v413 = v409 * (float)-0.9238795325112867 + v325;
        store(f195 + 176, v413);
        vector v414 = v410 * (float)-0.9238795325112867 + v326;
        store(f195 + 177, v414);
        vector v415 = v408 - v406;
        vector v416 = v405 - v407;
        vector v417 = v415 * (float)0.9238795325112867 + v327;
        store(f195 + 112, v417);
        vector v418 = v416 * (float)0.9238795325112867 + v328;
        store(f195 + 113, v418);
        vector v419 = v415 * (float)-0.9238795325112867 + v327;
        store(f195 + 240, v419);
        vector v420 = v416 * (float)-0.9238795325112867 + v328;
        store(f195 + 241, v420);
        c194 += 48 * input_stride;
    }
    size_t s421 = tile->row_stride;
    size_t s422 = tile->row_mask;
    size_t s423 = tile->column_mask;
    size_t s424 = tile->channel_stride;
    float*f425 = output;
    float*f426 = scratch;
    for (int i427 = 0; i427 < 16; i427++) {
        if (s422 & 1) {
            vector v428 = load(f426 + 0);
            vector v429 = load(scratch + 256);
            vector v430 = v428 * (float)0.00390625 + v429;
            vector v431 = load(f426 + 5);
            vector v432 = load(f426 + 13);
            vector v433 = v431 + v432;
            vector v434 = v431 - v432;
            vector v435 = load(f426 + 4);
            vector v436 = load(f426 + 12);
            vector v437 = v435 - v436;
            vector v438 = v435 + v436;
            vector v439 = v437 - v433;
            vector v440 = v433 + v437;
            vector v441 = load(f426 + 7);
            vector v442 = load(f426 + 11);
            vector v443 = v441 + v442;
            vector v444 = v442 - v441;
            vector v445 = load(f426 + 10);
            vector v446 = load(f426 + 6);
            vector v447 = v445 - v446;
            vector v448 = v446 + v445;
            vector v449 = load(f426 + 3);
            vector v450 = load(f426 + 15);
            vector v451 = v449 + v450;
            vector v452 = v449 - v450;
            vector v453 = load(f426 + 2);
            vector v454 = load(f426 + 14);
            vector v455 = v453 - v454;
            vector v456 = v453 + v454;
            vector v457 = v447 + v451;
            vector v458 = v451 - v447;
            vector v459 = v455 - v443;
            vector v460 = v443 + v455;
            vector v461 = v460 * (float)-0.41421356237309503 + v458;
            vector v462 = v458 * (float)0.41421356237309503 + v460;
            vector v463 = v459 * (float)0.41421356237309503 + v457;
            vector v464 = v457 * (float)-0.41421356237309503 + v459;
            vector v465 = load(f426 + 1);
            vector v466 = v465 * (float)0.00390625 + v430;
            vector v467 = v465 * (float)-0.00390625 + v430;
            vector v468 = load(f426 + 9);
            vector v469 = v468 * (float)-0.0078125 + v467;
            vector v470 = v468 * (float)0.0078125 + v467;
            vector v471 = v440 * (float)0.005524271728019903 + v470;
            vector v472 = v440 * (float)-0.005524271728019903 + v470;
            vector v473 = v461 * (float)-0.007217808847744428 + v472;
            vector v474 = splat(0);
            vector v475 = maximum(v474, v473);
            size_t s476 = s423 / 8;
            size_t s477 = s476 % 2;
            if (s477 == 1) {
                f425[0 * s424 + 3] = v475;
            } else {
                if (s477 == 3) {
                    f425[0 * s424 + 3] = v475;
                } else {
                    if (s477 == 0) {
                    } else {
                        uint64_t u478 = s477 >> 0;
                        if (u478 >> 0 & 1) {
                        f425[0 * s424 + 3] = v475;
                        }
                    }
                }
            }
            vector v479 = v461 * (float)0.007217808847744428 + v472;
            vector v480 = splat(0);
            vector v481 = maximum(v480, v479);
            size_t s482 = s423 / 2048;
            size_t s483 = s482 % 2;
            if (s483 == 1) {
                f425[0 * s424 + 11] = v481;
            } else {
                if (s483 == 3) {
                    f425[0 * s424 + 11] = v481;
                } else {
                    if (s483 == 0) {
                    } else {
                        uint64_t u484 = s483 >> 0;
                        if (u484 >> 0 & 1) {
                        f425[0 * s424 + 11] = v481;
                        }
                    }
                }
            }
            vector v485 = v462 * (float)-0.007217808847744428 + v471;
            vector v486 = splat(0);
            vector v487 = maximum(v486, v485);
            size_t s488 = s423 / 128;
            size_t s489 = s488 % 2;
            if (s489 == 1) {
                f425[0 * s424 + 7] = v487;
            } else {
                if (s489 == 3) {
                    f425[0 * s424 + 7] = v487;
                } else {
                    if (s489 == 0) {
                    } else {
                        uint64_t u490 = s489 >> 0;
                        if (u490 >> 0 & 1) {
                        f425[0 * s424 + 7] = v487;
                        }
                    }
                }
            }
            vector v491 = v462 * (float)0.007217808847744428 + v471;
            vector v492 = splat(0);
            vector v493 = maximum(v492, v491);
            size_t s494 = s423 / 32768;
            size_t s495 = s494 % 2;
            if (s495 == 1) {
                f425[0 * s424 + 15] = v493;
            } else {
                if (s495 == 3) {
                    f425[0 * s424 + 15] = v493;
                } else {
                    if (s495 == 0) {
                    } else {
                        uint64_t u496 = s495 >> 0;
                        if (u496 >> 0 & 1) {
                        f425[0 * s424 + 15] = v493;
                        }
                    }
                }
            }
            vector v497 = v439 * (float)0.005524271728019903 + v469;
            vector v498 = v439 * (float)-0.005524271728019903 + v469;
            vector v499 = v463 * (float)-0.007217808847744428 + v498;
            vector v500 = splat(0);
            vector v501 = maximum(v500, v499);
            size_t s502 = s423 / 32;
            size_t s503 = s502 % 2;
            if (s503 == 1) {
                f425[0 * s424 + 5] = v501;
            } else {
                if (s503 == 3) {
                    f425[0 * s424 + 5] = v501;
                } else {
                    if (s503 == 0) {
                    } else {
                        uint64_t u504 = s503 >> 0;
                        if (u504 >> 0 & 1) {
                        f425[0 * s424 + 5] = v501;
                        }
                    }
                }
            }
            vector v505 = v463 * (float)0.007217808847744428 + v498;
            vector v506 = splat(0);
            vector v507 = maximum(v506, v505);
            size_t s508 = s423 / 8192;
            size_t s509 = s508 % 2;
            if (s509 == 1) {
                f425[0 * s424 + 13] = v507;
            } else {
                if (s509 == 3) {
                    f425[0 * s424 + 13] = v507;
                } else {
                    if (s509 == 0) {
                    } else {
                        uint64_t u510 = s509 >> 0;
                        if (u510 >> 0 & 1) {
                        f425[0 * s424 + 13] = v507;
                        }
                    }
                }
            }
            vector v511 = v464 * (float)0.007217808847744428 + v497;
            vector v512 = splat(0);
            vector v513 = maximum(v512, v511);
            size_t s514 = s423 / 2;
            size_t s515 = s514 % 2;
            if (s515 == 1) {
                f425[0 * s424 + 1] = v513;
            } else {
                if (s515 == 3) {
                    f425[0 * s424 + 1] = v513;
                } else {
                    if (s515 == 0) {
                    } else {
                        uint64_t u516 = s515 >> 0;
                        if (u516 >> 0 & 1) {
                        f425[0 * s424 + 1] = v513;
                        }
                    }
                }
            }
            vector v517 = v464 * (float)-0.007217808847744428 + v497;
            vector v518 = splat(0);
            vector v519 = maximum(v518, v517);
            size_t s520 = s423 / 512;
            size_t s521 = s520 % 2;
            if (s521 == 1) {
                f425[0 * s424 + 9] = v519;
            } else {
                if (s521 == 3) {
                    f425[0 * s424 + 9] = v519;
                } else {
                    if (s521 == 0) {
                    } else {
                        uint64_t u522 = s521 >> 0;
                        if (u522 >> 0 & 1) {
                        f425[0 * s424 + 9] = v519;
                        }
                    }
                }
            }
            vector v523 = v452 - v444;
            vector v524 = v444 + v452;
            vector v525 = v456 - v448;
            vector v526 = v448 + v456;
            vector v527 = v525 - v523;
            vector v528 = v523 + v525;
            vector v529 = load(f426 + 8);
            vector v530 = v529 * (float)0.0078125 + v466;
            vector v531 = v529 * (float)-0.0078125 + v466;
            vector v532 = v434 * (float)-0.0078125 + v531;
            vector v533 = v434 * (float)0.0078125 + v531;
            vector v534 = v528 * (float)-0.005524271728019903 + v533;
            vector v535 = splat(0);
            vector v536 = maximum(v535, v534);
            size_t s537 = s423 / 64;
            size_t s538 = s537 % 2;
            if (s538 == 1) {
                f425[0 * s424 + 6] = v536;
            } else {
                if (s538 == 3) {
                    f425[0 * s424 + 6] = v536;
                } else {
                    if (s538 == 0) {
                    } else {
                        uint64_t u539 = s538 >> 0;
                        if (u539 >> 0 & 1) {
                        f425[0 * s424 + 6] = v536;
                        }
                    }
                }
            }
            vector v540 = v528 * (float)0.005524271728019903 + v533;
            vector v541 = splat(0);
            vector v542 = maximum(v541, v540);
            size_t s543 = s423 / 16384;
            size_t s544 = s543 % 2;
            if (s544 == 1) {
                f425[0 * s424 + 14] = v542;
            } else {
                if (s544 == 3) {
                    f425[0 * s424 + 14] = v542;
                } else {
                    if (s544 == 0) {
                    } else {
                        uint64_t u545 = s544 >> 0;
                        if (u545 >> 0 & 1) {
                        f425[0 * s424 + 14] = v542;
                        }
                    }
                }
            }
            vector v546 = v527 * (float)0.005524271728019903 + v532;
            vector v547 = splat(0);
            vector v548 = maximum(v547, v546);
            size_t s549 = s423 / 4;
            size_t s550 = s549 % 2;
            if (s550 == 1) {
                f425[0 * s424 + 2] = v548;
            } else {
                if (s550 == 3) {
                    f425[0 * s424 + 2] = v548;
                } else {
                    if (s550 == 0) {
                    } else {
                        uint64_t u551 = s550 >> 0;
                        if (u551 >> 0 & 1) {
                        f425[0 * s424 + 2] = v548;
                        }
                    }
                }
            }
            vector v552 = v527 * (float)-0.005524271728019903 + v532;
            vector v553 = splat(0);
            vector v554 = maximum(v553, v552);
            size_t s555 = s423 / 1024;
            size_t s556 = s555 % 2;
            if (s556 == 1) {
                f425[0 * s424 + 10] = v554;
            } else {
                if (s556 == 3) {
                    f425[0 * s424 + 10] = v554;
                } else {
                    if (s556 == 0) {
                    } else {
                        uint64_t u557 = s556 >> 0;
                        if (u557 >> 0 & 1) {
                        f425[0 * s424 + 10] = v554;
                        }
                    }
                }
            }
            vector v558 = v438 * (float)0.0078125 + v530;
            vector v559 = v438 * (float)-0.0078125 + v530;
            vector v560 = v524 * (float)-0.0078125 + v559;
            vector v561 = splat(0);
            vector v562 = maximum(v561, v560);
            size_t s563 = s423 / 16;
            size_t s564 = s563 % 2;
            if (s564 == 1) {
                f425[0 * s424 + 4] = v562;
            } else {
                if (s564 == 3) {
                    f425[0 * s424 + 4] = v562;
                } else {
                    if (s564 == 0) {
                    } else {
                        uint64_t u565 = s564 >> 0;
                        if (u565 >> 0 & 1) {
                        f425[0 * s424 + 4] = v562;
                        }
                    }
                }
            }
            vector v566 = v524 * (float)0.0078125 + v559;
            vector v567 = splat(0);
            vector v568 = maximum(v567, v566);
            size_t s569 = s423 / 4096;
            size_t s570 = s569 % 2;
            if (s570 == 1) {
                f425[0 * s424 + 12] = v568;
            } else {
                if (s570 == 3) {
                    f425[0 * s424 + 12] = v568;
                } else {
                    if (s570 == 0) {
                    } else {
                        uint64_t u571 = s570 >> 0;
                        if (u571 >> 0 & 1) {
                        f425[0 * s424 + 12] = v568;
                        }
                    }
                }
            }
            vector v572 = v526 * (float)0.0078125 + v558;
            vector v573 = splat(0);
            vector v574 = maximum(v573, v572);
            size_t s575 = s423 / 1;
            size_t s576 = s575 % 2;
            if (s576 == 1) {
                f425[0 * s424 + 0] = v574;
            } else {
                if (s576 == 3) {
                    f425[0 * s424 + 0] = v574;
                } else {
                    if (s576 == 0) {
                    } else {
                        uint64_t u577 = s576 >> 0;
                        if (u577 >> 0 & 1) {
                        f425[0 * s424 + 0] = v574;
                        }
                    }
                }
            }
            vector v578 = v526 * (float)-0.0078125 + v558;
            vector v579 = splat(0);
            vector v580 = maximum(v579, v578);
            size_t s581 = s423 / 256;
            size_t s582 = s581 % 2;
            if (s582 == 1) {
                f425[0 * s424 + 8] = v580;
            } else {
                if (s582 == 3) {
                    f425[0 * s424 + 8] = v580;
                } else {
                    if (s582 == 0) {
                    } else {
                        uint64_t u583 = s582 >> 0;
                        if (u583 >> 0 & 1) {
                        f425[0 * s424 + 8] = v580;
                        }
                    }
                }
            }
        }
        s422 /= 2;
        f426 += 16;
        f425 += s421;
    }
}
