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

void nnp_dots_f16_fast__c(size_t vectors, const float* a, const uint16_t* b, size_t b_stride, float* sums) {
    size_t s1 = b_stride * 4;
    vector v2 = load(sums + 0);
    vector v3 = load(sums + 4);
    vector v4 = load(sums + 8);
    vector v5 = load(sums + 12);
    const float*c6 = a;
    const uint16_t*c7 = b;
    const uint16_t*c8 = c7;
    c8 += b_stride;
    const uint16_t*c9 = c8;
    c9 += b_stride;
    const uint16_t*c10 = c9;
    c10 += b_stride;
    size_t s11 = vectors / 8;
    for (; s11 != 0; s11--) {
        vector v12 = load(c6 + 0);
        vector v13 = load_halves(c7 + 0);
        v2 += v12 * v13;
        vector v14 = load_halves(c8 + 0);
        v3 += v12 * v14;
        vector v15 = load_halves(c9 + 0);
        v4 += v12 * v15;
        vector v16 = load_halves(c10 + 0);
        v5 += v12 * v16;
        vector v17 = load(c6 + 4);
        vector v18 = load_halves(c7 + 4);
        v2 += v17 * v18;
        vector v19 = load_halves(c8 + 4);
        v3 += v17 * v19;
        vector v20 = load_halves(c9 + 4);
        v4 += v17 * v20;
        vector v21 = load_halves(c10 + 4);
        v5 += v17 * v21;
        vector v22 = load(c6 + 8);
        vector v23 = load_halves(c7 + 8);
        v2 += v22 * v23;
        vector v24 = load_halves(c8 + 8);
        v3 += v22 * v24;
        vector v25 = load_halves(c9 + 8);
        v4 += v22 * v25;
        vector v26 = load_halves(c10 + 8);
        v5 += v22 * v26;
        vector v27 = load(c6 + 12);
        vector v28 = load_halves(c7 + 12);
        v2 += v27 * v28;
        vector v29 = load_halves(c8 + 12);
        v3 += v27 * v29;
        vector v30 = load_halves(c9 + 12);
        v4 += v27 * v30;
        vector v31 = load_halves(c10 + 12);
        v5 += v27 * v31;
        vector v32 = load(c6 + 16);
        vector v33 = load_halves(c7 + 16);
        v2 += v32 * v33;
        vector v34 = load_halves(c8 + 16);
        v3 += v32 * v34;
        vector v35 = load_halves(c9 + 16);
        v4 += v32 * v35;
        vector v36 = load_halves(c10 + 16);
        v5 += v32 * v36;
        vector v37 = load(c6 + 20);
        vector v38 = load_halves(c7 + 20);
        v2 += v37 * v38;
        vector v39 = load_halves(c8 + 20);
        v3 += v37 * v39;
        vector v40 = load_halves(c9 + 20);
        v4 += v37 * v40;
        vector v41 = load_halves(c10 + 20);
        v5 += v37 * v41;
        vector v42 = load(c6 + 24);
        vector v43 = load_halves(c7 + 24);
        v2 += v42 * v43;
        vector v44 = load_halves(c8 + 24);
        v3 += v42 * v44;
        vector v45 = load_halves(c9 + 24);
        v4 += v42 * v45;
        vector v46 = load_halves(c10 + 24);
        v5 += v42 * v46;
        vector v47 = load(c6 + 28);
        vector v48 = load_halves(c7 + 28);
        v2 += v47 * v48;
        vector v49 = load_halves(c8 + 28);
        v3 += v47 * v49;
        vector v50 = load_halves(c9 + 28);
        v4 += v47 * v50;
        vector v51 = load_halves(c10 + 28);
        v5 += v47 * v51;
        c7 += 32;
        c8 += 32;
        c9 += 32;
        c10 += 32;
        c6 += 32;
    }
    size_t s52 = vectors % 8;
    for (; s52 != 0; s52--) {
        vector v53 = load(c6 + 0);
        vector v54 = load_halves(c7 + 0);
        v2 += v53 * v54;
        vector v55 = load_halves(c8 + 0);
        v3 += v53 * v55;
        vector v56 = load_halves(c9 + 0);
        v4 += v53 * v56;
        vector v57 = load_halves(c10 + 0);
        v5 += v53 * v57;
        c7 += 4;
        c8 += 4;
        c9 += 4;
        c10 += 4;
        c6 += 4;
    }
    store(sums + 0, v2);
    store(sums + 4, v3);
    store(sums + 8, v4);
    store(sums + 12, v5);
}

void nnp_dots_f16_fast_groups__c(size_t vectors, const float* a, const uint16_t* b, size_t b_stride, float* sums) {
    size_t s1 = b_stride * 4;
    const uint16_t*c2 = b;
    c2 += s1;
    vector v3 = load(sums + 0);
    vector v4 = load(sums + 4);
    vector v5 = load(sums + 8);
    vector v6 = load(sums + 12);
    vector v7 = load(sums + 16);
    vector v8 = load(sums + 20);
    vector v9 = load(sums + 24);
    vector v10 = load(sums + 28);
    size_t s11 = vectors / 64;
    for (; s11 != 0; s11--) {
        const float*c12 = a;
        const uint16_t*c13 = b;
        const uint16_t*c14 = c13;
        c14 += b_stride;
        const uint16_t*c15 = c14;
        c15 += b_stride;
        const uint16_t*c16 = c15;
        c16 += b_stride;
        for (int i17 = 0; i17 < 8; i17++) {
            vector v18 = load(c12 + 0);
            vector v19 = load_halves(c13 + 0);
            v3 += v18 * v19;
            vector v20 = load_halves(c14 + 0);
            v4 += v18 * v20;
            vector v21 = load_halves(c15 + 0);
            v5 += v18 * v21;
            vector v22 = load_halves(c16 + 0);
            v6 += v18 * v22;
            vector v23 = load(c12 + 4);
            vector v24 = load_halves(c13 + 4);
            v3 += v23 * v24;
            vector v25 = load_halves(c14 + 4);
            v4 += v23 * v25;
            vector v26 = load_halves(c15 + 4);
            v5 += v23 * v26;
            vector v27 = load_halves(c16 + 4);
            v6 += v23 * v27;
            vector v28 = load(c12 + 8);
            vector v29 = load_halves(c13 + 8);
            v3 += v28 * v29;
            vector v30 = load_halves(c14 + 8);
            v4 += v28 * v30;
            vector v31 = load_halves(c15 + 8);
            v5 += v28 * v31;
            vector v32 = load_halves(c16 + 8);
            v6 += v28 * v32;
            vector v33 = load(c12 + 12);
            vector v34 = load_halves(c13 + 12);
            v3 += v33 * v34;
            vector v35 = load_halves(c14 + 12);
            v4 += v33 * v35;
            vector v36 = load_halves(c15 + 12);
            v5 += v33 * v36;
            vector v37 = load_halves(c16 + 12);
            v6 += v33 * v37;
            vector v38 = load(c12 + 16);
            vector v39 = load_halves(c13 + 16);
            v3 += v38 * v39;
            vector v40 = load_halves(c14 + 16);
            v4 += v38 * v40;
            vector v41 = load_halves(c15 + 16);
            v5 += v38 * v41;
            vector v42 = load_halves(c16 + 16);
            v6 += v38 * v42;
            vector v43 = load(c12 + 20);
            vector v44 = load_halves(c13 + 20);
            v3 += v43 * v44;
            vector v45 = load_halves(c14 + 20);
            v4 += v43 * v45;
            vector v46 = load_halves(c15 + 20);
            v5 += v43 * v46;
            vector v47 = load_halves(c16 + 20);
            v6 += v43 * v47;
            vector v48 = load(c12 + 24);
            vector v49 = load_halves(c13 + 24);
            v3 += v48 * v49;
            vector v50 = load_halves(c14 + 24);
            v4 += v48 * v50;
            vector v51 = load_halves(c15 + 24);
            v5 += v48 * v51;
            vector v52 = load_halves(c16 + 24);
            v6 += v48 * v52;
            vector v53 = load(c12 + 28);
            vector v54 = load_halves(c13 + 28);
            v3 += v53 * v54;
            vector v55 = load_halves(c14 + 28);
            v4 += v53 * v55;
            vector v56 = load_halves(c15 + 28);
            v5 += v53 * v56;
            vector v57 = load_halves(c16 + 28);
            v6 += v53 * v57;
            c13 += 32;
            c14 += 32;
            c15 += 32;
            c16 += 32;
            c12 += 32;
        }
        const float*c58 = a;
        const uint16_t*c59 = c2;
        const uint16_t*c60 = c59;
        c60 += b_stride;
        const uint16_t*c61 = c60;
        c61 += b_stride;
        const uint16_t*c62 = c61;
        c62 += b_stride;
        for (int i63 = 0; i63 < 8; i63++) {
            vector v64 = load(c58 + 0);
            vector v65 = load_halves(c59 + 0);
            v7 += v64 * v65;
            vector v66 = load_halves(c60 + 0);
            v8 += v64 * v66;
            vector v67 = load_halves(c61 + 0);
            v9 += v64 * v67;
            vector v68 = load_halves(c62 + 0);
            v10 += v64 * v68;
            vector v69 = load(c58 + 4);
            vector v70 = load_halves(c59 + 4);
            v7 += v69 * v70;
            vector v71 = load_halves(c60 + 4);
            v8 += v69 * v71;
            vector v72 = load_halves(c61 + 4);
            v9 += v69 * v72;
            vector v73 = load_halves(c62 + 4);
            v10 += v69 * v73;
            vector v74 = load(c58 + 8);
            vector v75 = load_halves(c59 + 8);
            v7 += v74 * v75;
            vector v76 = load_halves(c60 + 8);
            v8 += v74 * v76;
            vector v77 = load_halves(c61 + 8);
            v9 += v74 * v77;
            vector v78 = load_halves(c62 + 8);
            v10 += v74 * v78;
            vector v79 = load(c58 + 12);
            vector v80 = load_halves(c59 + 12);
            v7 += v79 * v80;
            vector v81 = load_halves(c60 + 12);
            v8 += v79 * v81;
            vector v82 = load_halves(c61 + 12);
            v9 += v79 * v82;
            vector v83 = load_halves(c62 + 12);
            v10 += v79 * v83;
            vector v84 = load(c58 + 16);
            vector v85 = load_halves(c59 + 16);
            v7 += v84 * v85;
            vector v86 = load_halves(c60 + 16);
            v8 += v84 * v86;
            vector v87 = load_halves(c61 + 16);
            v9 += v84 * v87;
            vector v88 = load_halves(c62 + 16);
            v10 += v84 * v88;
            vector v89 = load(c58 + 20);
            vector v90 = load_halves(c59 + 20);
            v7 += v89 * v90;
            vector v91 = load_halves(c60 + 20);
            v8 += v89 * v91;
            vector v92 = load_halves(c61 + 20);
            v9 += v89 * v92;
            vector v93 = load_halves(c62 + 20);
            v10 += v89 * v93;
            vector v94 = load(c58 + 24);
            vector v95 = load_halves(c59 + 24);
            v7 += v94 * v95;
            vector v96 = load_halves(c60 + 24);
            v8 += v94 * v96;
            vector v97 = load_halves(c61 + 24);
            v9 += v94 * v97;
            vector v98 = load_halves(c62 + 24);
            v10 += v94 * v98;
            vector v99 = load(c58 + 28);
            vector v100 = load_halves(c59 + 28);
            v7 += v99 * v100;
            vector v101 = load_halves(c60 + 28);
            v8 += v99 * v101;
            vector v102 = load_halves(c61 + 28);
            v9 += v99 * v102;
            vector v103 = load_halves(c62 + 28);
            v10 += v99 * v103;
            c59 += 32;
            c60 += 32;
            c61 += 32;
            c62 += 32;
            c58 += 32;
        }
        a += 256;
        b += 256;
        c2 += 256;
    }
    size_t s104 = vectors % 64;
    const float*c105 = a;
    const uint16_t*c106 = b;
    const uint16_t*c107 = c106;
    c107 += b_stride;
    const uint16_t*c108 = c107;
    c108 += b_stride;
    const uint16_t*c109 = c108;
    c109 += b_stride;
    size_t s110 = s104 / 8;
    for (; s110 != 0; s110--) {
        vector v111 = load(c105 + 0);
        vector v112 = load_halves(c106 + 0);
        v3 += v111 * v112;
        vector v113 = load_halves(c107 + 0);
        v4 += v111 * v113;
        vector v114 = load_halves(c108 + 0);
        v5 += v111 * v114;
        vector v115 = load_halves(c109 + 0);
        v6 += v111 * v115;
        vector v116 = load(c105 + 4);
        vector v117 = load_halves(c106 + 4);
        v3 += v116 * v117;
        vector v118 = load_halves(c107 + 4);
        v4 += v116 * v118;
        vector v119 = load_halves(c108 + 4);
        v5 += v116 * v119;
        vector v120 = load_halves(c109 + 4);
        v6 += v116 * v120;
        vector v121 = load(c105 + 8);
        vector v122 = load_halves(c106 + 8);
        v3 += v121 * v122;
        vector v123 = load_halves(c107 + 8);
        v4 += v121 * v123;
        vector v124 = load_halves(c108 + 8);
        v5 += v121 * v124;
        vector v125 = load_halves(c109 + 8);
        v6 += v121 * v125;
        vector v126 = load(c105 + 12);
        vector v127 = load_halves(c106 + 12);
        v3 += v126 * v127;
        vector v128 = load_halves(c107 + 12);
        v4 += v126 * v128;
        vector v129 = load_halves(c108 + 12);
        v5 += v126 * v129;
        vector v130 = load_halves(c109 + 12);
        v6 += v126 * v130;
        vector v131 = load(c105 + 16);
        vector v132 = load_halves(c106 + 16);
        v3 += v131 * v132;
        vector v133 = load_halves(c107 + 16);
        v4 += v131 * v133;
        vector v134 = load_halves(c108 + 16);
        v5 += v131 * v134;
        vector v135 = load_halves(c109 + 16);
        v6 += v131 * v135;
        vector v136 = load(c105 + 20);
        vector v137 = load_halves(c106 + 20);
        v3 += v136 * v137;
        vector v138 = load_halves(c107 + 20);
        v4 += v136 * v138;
        vector v139 = load_halves(c108 + 20);
        v5 += v136 * v139;
        vector v140 = load_halves(c109 + 20);
        v6 += v136 * v140;
        vector v141 = load(c105 + 24);
        vector v142 = load_halves(c106 + 24);
        v3 += v141 * v142;
        vector v143 = load_halves(c107 + 24);
        v4 += v141 * v143;
        vector v144 = load_halves(c108 + 24);
        v5 += v141 * v144;
        vector v145 = load_halves(c109 + 24);
        v6 += v141 * v145;
        vector v146 = load(c105 + 28);
        vector v147 = load_halves(c106 + 28);
        v3 += v146 * v147;
        vector v148 = load_halves(c107 + 28);
        v4 += v146 * v148;
        vector v149 = load_halves(c108 + 28);
        v5 += v146 * v149;
        vector v150 = load_halves(c109 + 28);
        v6 += v146 * v150;
        c106 += 32;
        c107 += 32;
        c108 += 32;
        c109 += 32;
        c105 += 32;
    }
    size_t s151 = s104 % 8;
    for (; s151 != 0; s151--) {
        vector v152 = load(c105 + 0);
        vector v153 = load_halves(c106 + 0);
        v3 += v152 * v153;
        vector v154 = load_halves(c107 + 0);
        v4 += v152 * v154;
        vector v155 = load_halves(c108 + 0);
        v5 += v152 * v155;
        vector v156 = load_halves(c109 + 0);
        v6 += v152 * v156;
        c106 += 4;
        c107 += 4;
        c108 += 4;
        c109 += 4;
        c105 += 4;
    }
    const float*c157 = a;
    const uint16_t*c158 = c2;
    const uint16_t*c159 = c158;
    c159 += b_stride;
    const uint16_t*c160 = c159;
    c160 += b_stride;
    const uint16_t*c161 = c160;
    c161 += b_stride;
    size_t s162 = s104 / 8;
    for (; s162 != 0; s162--) {
        vector v163 = load(c157 + 0);
        vector v164 = load_halves(c158 + 0);
        v7 += v163 * v164;
        vector v165 = load_halves(c159 + 0);
        v8 += v163 * v165;
        vector v166 = load_halves(c160 + 0);
        v9 += v163 * v166;
        vector v167 = load_halves(c161 + 0);
        v10 += v163 * v167;
        vector v168 = load(c157 + 4);
        vector v169 = load_halves(c158 + 4);
        v7 += v168 * v169;
        vector v170 = load_halves(c159 + 4);
        v8 += v168 * v170;
        vector v171 = load_halves(c160 + 4);
        v9 += v168 * v171;
        vector v172 = load_halves(c161 + 4);
        v10 += v168 * v172;
        vector v173 = load(c157 + 8);
        vector v174 = load_halves(c158 + 8);
        v7 += v173 * v174;
        vector v175 = load_halves(c159 + 8);
        v8 += v173 * v175;
        vector v176 = load_halves(c160 + 8);
        v9 += v173 * v176;
        vector v177 = load_halves(c161 + 8);
        v10 += v173 * v177;
        vector v178 = load(c157 + 12);
        vector v179 = load_halves(c158 + 12);
        v7 += v178 * v179;
        vector v180 = load_halves(c159 + 12);
        v8 += v178 * v180;
        vector v181 = load_halves(c160 + 12);
        v9 += v178 * v181;
        vector v182 = load_halves(c161 + 12);
        v10 += v178 * v182;
        vector v183 = load(c157 + 16);
        vector v184 = load_halves(c158 + 16);
        v7 += v183 * v184;
        vector v185 = load_halves(c159 + 16);
        v8 += v183 * v185;
        vector v186 = load_halves(c160 + 16);
        v9 += v183 * v186;
        vector v187 = load_halves(c161 + 16);
        v10 += v183 * v187;
        vector v188 = load(c157 + 20);
        vector v189 = load_halves(c158 + 20);
        v7 += v188 * v189;
        vector v190 = load_halves(c159 + 20);
        v8 += v188 * v190;
        vector v191 = load_halves(c160 + 20);
        v9 += v188 * v191;
        vector v192 = load_halves(c161 + 20);
        v10 += v188 * v192;
        vector v193 = load(c157 + 24);
        vector v194 = load_halves(c158 + 24);
        v7 += v193 * v194;
        vector v195 = load_halves(c159 + 24);
        v8 += v193 * v195;
        vector v196 = load_halves(c160 + 24);
        v9 += v193 * v196;
        vector v197 = load_halves(c161 + 24);
        v10 += v193 * v197;
        vector v198 = load(c157 + 28);
        vector v199 = load_halves(c158 + 28);
        v7 += v198 * v199;
        vector v200 = load_halves(c159 + 28);
        v8 += v198 * v200;
        vector v201 = load_halves(c160 + 28);
        v9 += v198 * v201;
        vector v202 = load_halves(c161 + 28);
        v10 += v198 * v202;
        c158 += 32;
        c159 += 32;
        c160 += 32;
        c161 += 32;
        c157 += 32;
    }
    size_t s203 = s104 % 8;
    for (; s203 != 0; s203--) {
        vector v204 = load(c157 + 0);
        vector v205 = load_halves(c158 + 0);
        v7 += v204 * v205;
        vector v206 = load_halves(c159 + 0);
        v8 += v204 * v206;
        vector v207 = load_halves(c160 + 0);
        v9 += v204 * v207;
        vector v208 = load_halves(c161 + 0);
        v10 += v204 * v208;
        c158 += 4;
        c159 += 4;
        c160 += 4;
        c161 += 4;
        c157 += 4;
    }
    store(sums + 0, v3);
    store(sums + 4, v4);
    store(sums + 8, v5);
    store(sums + 12, v6);
    store(sums + 16, v7);
    store(sums + 20, v8);
    store(sums + 24, v9);
    store(sums + 28, v10);
}

void nnp_dots_f16_exact__c(size_t vectors, const float* a, const uint16_t* b, size_t b_stride, float* sums) {
    size_t s1 = b_stride * 4;
    vector v2 = load(sums + 0);
    vector v3 = load(sums + 4);
    vector v4 = load(sums + 8);
    vector v5 = load(sums + 12);
    const float*c6 = a;
    const uint16_t*c7 = b;
    const uint16_t*c8 = c7;
    c8 += b_stride;
    const uint16_t*c9 = c8;
    c9 += b_stride;
    const uint16_t*c10 = c9;
    c10 += b_stride;
    size_t s11 = vectors / 8;
    for (; s11 != 0; s11--) {
        vector v12 = load(c6 + 0);
        vector v13 = load_halves(c7 + 0);
        v2 += v12 * v13;
        vector v14 = load_halves(c8 + 0);
        v3 += v12 * v14;
        vector v15 = load_halves(c9 + 0);
        v4 += v12 * v15;
        vector v16 = load_halves(c10 + 0);
        v5 += v12 * v16;
        vector v17 = load(c6 + 4);
        vector v18 = load_halves(c7 + 4);
        v2 += v17 * v18;
        vector v19 = load_halves(c8 + 4);
        v3 += v17 * v19;
        vector v20 = load_halves(c9 + 4);
        v4 += v17 * v20;
        vector v21 = load_halves(c10 + 4);
        v5 += v17 * v21;
        vector v22 = load(c6 + 8);
        vector v23 = load_halves(c7 + 8);
        v2 += v22 * v23;
        vector v24 = load_halves(c8 + 8);
        v3 += v22 * v24;
        vector v25 = load_halves(c9 + 8);
        v4 += v22 * v25;
        vector v26 = load_halves(c10 + 8);
        v5 += v22 * v26;
        vector v27 = load(c6 + 12);
        vector v28 = load_halves(c7 + 12);
        v2 += v27 * v28;
        vector v29 = load_halves(c8 + 12);
        v3 += v27 * v29;
        vector v30 = load_halves(c9 + 12);
        v4 += v27 * v30;
        vector v31 = load_halves(c10 + 12);
        v5 += v27 * v31;
        vector v32 = load(c6 + 16);
        vector v33 = load_halves(c7 + 16);
        v2 += v32 * v33;
        vector v34 = load_halves(c8 + 16);
        v3 += v32 * v34;
        vector v35 = load_halves(c9 + 16);
        v4 += v32 * v35;
        vector v36 = load_halves(c10 + 16);
        v5 += v32 * v36;
        vector v37 = load(c6 + 20);
        vector v38 = load_halves(c7 + 20);
        v2 += v37 * v38;
        vector v39 = load_halves(c8 + 20);
        v3 += v37 * v39;
        vector v40 = load_halves(c9 + 20);
        v4 += v37 * v40;
        vector v41 = load_halves(c10 + 20);
        v5 += v37 * v41;
        vector v42 = load(c6 + 24);
        vector v43 = load_halves(c7 + 24);
        v2 += v42 * v43;
        vector v44 = load_halves(c8 + 24);
        v3 += v42 * v44;
        vector v45 = load_halves(c9 + 24);
        v4 += v42 * v45;
        vector v46 = load_halves(c10 + 24);
        v5 += v42 * v46;
        vector v47 = load(c6 + 28);
        vector v48 = load_halves(c7 + 28);
        v2 += v47 * v48;
        vector v49 = load_halves(c8 + 28);
        v3 += v47 * v49;
        vector v50 = load_halves(c9 + 28);
        v4 += v47 * v50;
        vector v51 = load_halves(c10 + 28);
        v5 += v47 * v51;
        c7 += 32;
        c8 += 32;
        c9 += 32;
        c10 += 32;
        c6 += 32;
    }
    size_t s52 = vectors % 8;
    for (; s52 != 0; s52--) {
        vector v53 = load(c6 + 0);
        vector v54 = load_halves(c7 + 0);
        v2 += v53 * v54;
        vector v55 = load_halves(c8 + 0);
        v3 += v53 * v55;
        vector v56 = load_halves(c9 + 0);
        v4 += v53 * v56;
        vector v57 = load_halves(c10 + 0);
        v5 += v53 * v57;
        c7 += 4;
        c8 += 4;
        c9 += 4;
        c10 += 4;
        c6 += 4;
    }
    store(sums + 0, v2);
    store(sums + 4, v3);
    store(sums + 8, v4);
    store(sums + 12, v5);
}
