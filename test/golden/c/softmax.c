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

void nnp_softmax_maximum__c(size_t count, const float* x, float* y, float* maxima) {
    vector v1 = splat((float)-3.4028234663852886e+38);
    vector v2 = splat((float)-3.4028234663852886e+38);
    vector v3 = splat((float)-3.4028234663852886e+38);
    vector v4 = splat((float)-3.4028234663852886e+38);
    size_t s5 = count / 16;
    for (; s5 != 0; s5--) {
        vector v6 = load(x + 0);
        v1 = maximum(v1, v6);
        store(y + 0, v6);
        vector v7 = load(x + 4);
        v2 = maximum(v2, v7);
        store(y + 4, v7);
        vector v8 = load(x + 8);
        v3 = maximum(v3, v8);
        store(y + 8, v8);
        vector v9 = load(x + 12);
        v4 = maximum(v4, v9);
        store(y + 12, v9);
        x += 16;
        y += 16;
    }
    size_t s10 = count % 16;
    x += s10;
    size_t s11 = count % 16;
    y += s11;
    vector v12 = load(x + -16);
    v1 = maximum(v1, v12);
    store(y + -16, v12);
    vector v13 = load(x + -12);
    v2 = maximum(v2, v13);
    store(y + -12, v13);
    vector v14 = load(x + -8);
    v3 = maximum(v3, v14);
    store(y + -8, v14);
    vector v15 = load(x + -4);
    v4 = maximum(v4, v15);
    store(y + -4, v15);
    store(maxima + 0, v1);
    store(maxima + 4, v2);
    store(maxima + 8, v3);
    store(maxima + 12, v4);
}

void nnp_softmax_exponential__c(size_t count, float* y, size_t following, const float* largest, float* sums, const struct nnp_softmax_stream* stream) {
    (void)following;
    vector v1 = splat(largest[0]);
    vector v2 = splat((float)-88.0);
    vector v3 = splat((float)12583039.0);
    vector v4 = splat(0);
    vector v5 = splat(0);
    vector v6 = splat(0);
    vector v7 = splat(0);
    size_t s8 = stream->count;
    const float*c9 = stream->ready;
    float*f10 = stream->output;
    vector v11 = splat((&stream->factor)[0]);
    size_t s12 = count - s8;
    size_t s13 = s8 / 16;
    for (; s13 != 0; s13--) {
        vector v14 = load(y + 0);
        vector v15 = load(y + 4);
        vector v16 = load(y + 8);
        vector v17 = load(y + 12);
        vector v18 = v14 - v1;
        vector v19 = v15 - v1;
        vector v20 = v16 - v1;
        vector v21 = v17 - v1;
        vector v22 = maximum(v2, v18);
        vector v23 = maximum(v2, v19);
        vector v24 = maximum(v2, v20);
        vector v25 = maximum(v2, v21);
        vector v26 = v22 * (float)1.4426950408889634 + v3;
        vector v27 = v23 * (float)1.4426950408889634 + v3;
        vector v28 = v24 * (float)1.4426950408889634 + v3;
        vector v29 = v25 * (float)1.4426950408889634 + v3;
        vector v30 = v26 - v3;
        vector v31 = v27 - v3;
        vector v32 = v28 - v3;
        vector v33 = v29 - v3;
        vector v34 = v30 * (float)-0.693359375 + v22;
        vector v35 = v31 * (float)-0.693359375 + v23;
        vector v36 = v32 * (float)-0.693359375 + v24;
        vector v37 = v33 * (float)-0.693359375 + v25;
        vector v38 = v30 * (float)0.00021219444005469057 + v34;
        vector v39 = v31 * (float)0.00021219444005469057 + v35;
        vector v40 = v32 * (float)0.00021219444005469057 + v36;
        vector v41 = v33 * (float)0.00021219444005469057 + v37;
        vector v42 = splat((float)0.0013941108433972674);
        vector v43 = splat((float)0.0013941108433972674);
        vector v44 = splat((float)0.0013941108433972674);
        vector v45 = splat((float)0.0013941108433972674);
        vector v46 = v42 * v38 + (float)0.008375126398153335;
        vector v47 = v43 * v39 + (float)0.008375126398153335;
        vector v48 = v44 * v40 + (float)0.008375126398153335;
        vector v49 = v45 * v41 + (float)0.008375126398153335;
        vector v50 = v46 * v38 + (float)0.04166635289677516;
        vector v51 = v47 * v39 + (float)0.04166635289677516;
        vector v52 = v48 * v40 + (float)0.04166635289677516;
        vector v53 = v49 * v41 + (float)0.04166635289677516;
        vector v54 = v50 * v38 + (float)0.16666415514653277;
        vector v55 = v51 * v39 + (float)0.16666415514653277;
        vector v56 = v52 * v40 + (float)0.16666415514653277;
        vector v57 = v53 * v41 + (float)0.16666415514653277;
        vector v58 = v54 * v38 + (float)0.5000000047117757;
        vector v59 = v55 * v39 + (float)0.5000000047117757;
        vector v60 = v56 * v40 + (float)0.5000000047117757;
        vector v61 = v57 * v41 + (float)0.5000000047117757;
        vector v62 = v58 * v38 + (float)1.000000037716214;
        vector v63 = v59 * v39 + (float)1.000000037716214;
        vector v64 = v60 * v40 + (float)1.000000037716214;
        vector v65 = v61 * v41 + (float)1.000000037716214;
        vector v66 = power_of_two(v26);
        vector v67 = power_of_two(v27);
        vector v68 = power_of_two(v28);
        vector v69 = power_of_two(v29);
        vector v70 = v62 * v38 + (float)1.0;
        vector v71 = v63 * v39 + (float)1.0;
        vector v72 = v64 * v40 + (float)1.0;
        vector v73 = v65 * v41 + (float)1.0;
        vector v74 = v70 * v66;
        vector v75 = v71 * v67;
        vector v76 = v72 * v68;
        vector v77 = v73 * v69;
        store(y + 0, v74);
        v4 += v74;
        store(y + 4, v75);
        v5 += v75;
        store(y + 8, v76);
        v6 += v76;
        store(y + 12, v77);
        v7 += v77;
        y += 16;
        vector v78 = load(c9 + 0);
        vector v79 = v11 * v78;
        store(f10 + 0, v79);
        vector v80 = load(c9 + 4);
        vector v81 = v11 * v80;
        store(f10 + 4, v81);
        vector v82 = load(c9 + 8);
        vector v83 = v11 * v82;
        store(f10 + 8, v83);
        vector v84 = load(c9 + 12);
        vector v85 = v11 * v84;
        store(f10 + 12, v85);
        c9 += 16;
        f10 += 16;
    }
    size_t s86 = s12 / 16;
    for (; s86 != 0; s86--) {
        vector v87 = load(y + 0);
        vector v88 = load(y + 4);
        vector v89 = load(y + 8);
        vector v90 = load(y + 12);
        vector v91 = v87 - v1;
        vector v92 = v88 - v1;
        vector v93 = v89 - v1;
        vector v94 = v90 - v1;
        vector v95 = maximum(v2, v91);
        vector v96 = maximum(v2, v92);
        vector v97 = maximum(v2, v93);
        vector v98 = maximum(v2, v94);
        vector v99 = v95 * (float)1.4426950408889634 + v3;
        vector v100 = v96 * (float)1.4426950408889634 + v3;
        vector v101 = v97 * (float)1.4426950408889634 + v3;
        vector v102 = v98 * (float)1.4426950408889634 + v3;
        vector v103 = v99 - v3;
        vector v104 = v100 - v3;
        vector v105 = v101 - v3;
        vector v106 = v102 - v3;
        vector v107 = v103 * (float)-0.693359375 + v95;
        vector v108 = v104 * (float)-0.693359375 + v96;
        vector v109 = v105 * (float)-0.693359375 + v97;
        vector v110 = v106 * (float)-0.693359375 + v98;
        vector v111 = v103 * (float)0.00021219444005469057 + v107;
        vector v112 = v104 * (float)0.00021219444005469057 + v108;
        vector v113 = v105 * (float)0.00021219444005469057 + v109;
        vector v114 = v106 * (float)0.00021219444005469057 + v110;
        vector v115 = splat((float)0.0013941108433972674);
        vector v116 = splat((float)0.0013941108433972674);
        vector v117 = splat((float)0.0013941108433972674);
        vector v118 = splat((float)0.0013941108433972674);
        vector v119 = v115 * v111 + (float)0.008375126398153335;
        vector v120 = v116 * v112 + (float)0.008375126398153335;
        vector v121 = v117 * v113 + (float)0.008375126398153335;
        vector v122 = v118 * v114 + (float)0.008375126398153335;
        vector v123 = v119 * v111 + (float)0.04166635289677516;
        vector v124 = v120 * v112 + (float)0.04166635289677516;
        vector v125 = v121 * v113 + (float)0.04166635289677516;
        vector v126 = v122 * v114 + (float)0.04166635289677516;
        vector v127 = v123 * v111 + (float)0.16666415514653277;
        vector v128 = v124 * v112 + (float)0.16666415514653277;
        vector v129 = v125 * v113 + (float)0.16666415514653277;
        vector v130 = v126 * v114 + (float)0.16666415514653277;
        vector v131 = v127 * v111 + (float)0.5000000047117757;
        vector v132 = v128 * v112 + (float)0.5000000047117757;
        vector v133 = v129 * v113 + (float)0.5000000047117757;
        vector v134 = v130 * v114 + (float)0.5000000047117757;
        vector v135 = v131 * v111 + (float)1.000000037716214;
        vector v136 = v132 * v112 + (float)1.000000037716214;
        vector v137 = v133 * v113 + (float)1.000000037716214;
        vector v138 = v134 * v114 + (float)1.000000037716214;
        vector v139 = power_of_two(v99);
        vector v140 = power_of_two(v100);
        vector v141 = power_of_two(v101);
        vector v142 = power_of_two(v102);
        vector v143 = v135 * v111 + (float)1.0;
        vector v144 = v136 * v112 + (float)1.0;
        vector v145 = v137 * v113 + (float)1.0;
        vector v146 = v138 * v114 + (float)1.0;
        vector v147 = v143 * v139;
        vector v148 = v144 * v140;
        vector v149 = v145 * v141;
        vector v150 = v146 * v142;
        store(y + 0, v147);
        v4 += v147;
        store(y + 4, v148);
        v5 += v148;
        store(y + 8, v149);
        v6 += v149;
        store(y + 12, v150);
        v7 += v150;
        y += 16;
    }
    size_t s151 = count % 16;
    if (s151 == 0) {
    } else {
        uint64_t u152 = bits_below(s151) >> 0;
        uint64_t u153 = bits_below(s151) >> 4;
        uint64_t u154 = bits_below(s151) >> 8;
        uint64_t u155 = bits_below(s151) >> 12;
        vector v156 = load_masked(y + 0, u152);
        vector v157 = load_masked(y + 4, u153);
        vector v158 = load_masked(y + 8, u154);
        vector v159 = load_masked(y + 12, u155);
        vector v160 = v156 - v1;
        vector v161 = v157 - v1;
        vector v162 = v158 - v1;
        vector v163 = v159 - v1;
        vector v164 = maximum(v2, v160);
        vector v165 = maximum(v2, v161);
        vector v166 = maximum(v2, v162);
        vector v167 = maximum(v2, v163);
        vector v168 = v164 * (float)1.4426950408889634 + v3;
        vector v169 = v165 * (float)1.4426950408889634 + v3;
        vector v170 = v166 * (float)1.4426950408889634 + v3;
        vector v171 = v167 * (float)1.4426950408889634 + v3;
        vector v172 = v168 - v3;
        vector v173 = v169 - v3;
        vector v174 = v170 - v3;
        vector v175 = v171 - v3;
        vector v176 = v172 * (float)-0.693359375 + v164;
        vector v177 = v173 * (float)-0.693359375 + v165;
        vector v178 = v174 * (float)-0.693359375 + v166;
        vector v179 = v175 * (float)-0.693359375 + v167;
        vector v180 = v172 * (float)0.00021219444005469057 + v176;
        vector v181 = v173 * (float)0.00021219444005469057 + v177;
        vector v182 = v174 * (float)0.00021219444005469057 + v178;
        vector v183 = v175 * (float)0.00021219444005469057 + v179;
        vector v184 = splat((float)0.0013941108433972674);
        vector v185 = splat((float)0.0013941108433972674);
        vector v186 = splat((float)0.0013941108433972674);
        vector v187 = splat((float)0.0013941108433972674);
        vector v188 = v184 * v180 + (float)0.008375126398153335;
        vector v189 = v185 * v181 + (float)0.008375126398153335;
        vector v190 = v186 * v182 + (float)0.008375126398153335;
        vector v191 = v187 * v183 + (float)0.008375126398153335;
        vector v192 = v188 * v180 + (float)0.04166635289677516;
        vector v193 = v189 * v181 + (float)0.04166635289677516;
        vector v194 = v190 * v182 + (float)0.04166635289677516;
        vector v195 = v191 * v183 + (float)0.04166635289677516;
        vector v196 = v192 * v180 + (float)0.16666415514653277;
        vector v197 = v193 * v181 + (float)0.16666415514653277;
        vector v198 = v194 * v182 + (float)0.16666415514653277;
        vector v199 = v195 * v183 + (float)0.16666415514653277;
        vector v200 = v196 * v180 + (float)0.5000000047117757;
        vector v201 = v197 * v181 + (float)0.5000000047117757;
        vector v202 = v198 * v182 + (float)0.5000000047117757;
        vector v203 = v199 * v183 + (float)0.5000000047117757;
        vector v204 = v200 * v180 + (float)1.000000037716214;
        vector v205 = v201 * v181 + (float)1.000000037716214;
        vector v206 = v202 * v182 + (float)1.000000037716214;
        vector v207 = v203 * v183 + (float)1.000000037716214;
        vector v208 = power_of_two(v168);
        vector v209 = power_of_two(v169);
        vector v210 = power_of_two(v170);
        vector v211 = power_of_two(v171);
        vector v212 = v204 * v180 + (float)1.0;
        vector v213 = v205 * v181 + (float)1.0;
        vector v214 = v206 * v182 + (float)1.0;
        vector v215 = v207 * v183 + (float)1.0;
        vector v216 = v212 * v208;
        vector v217 = v213 * v209;
        vector v218 = v214 * v210;
        vector v219 = v215 * v211;
        store_masked(y + 0, v216, u152);
        vector v220 = clear_outside(u152, v216);
        v4 += v220;
        store_masked(y + 4, v217, u153);
        vector v221 = clear_outside(u153, v217);
        v5 += v221;
        store_masked(y + 8, v218, u154);
        vector v222 = clear_outside(u154, v218);
        v6 += v222;
        store_masked(y + 12, v219, u155);
        vector v223 = clear_outside(u155, v219);
        v7 += v223;
    }
    store(sums + 0, v4);
    store(sums + 4, v5);
    store(sums + 8, v6);
    store(sums + 12, v7);
}

void nnp_softmax_short_rows__c(size_t channels, const float* x, const float* factor, float* y, float* scratch, const struct nnp_softmax_stream* stream) {
    vector v1 = splat(factor[0]);
    size_t s2 = channels * 4;
    float*f3 = scratch;
    float*f4 = scratch;
    f4 += s2;
    vector v5 = splat((float)-3.4028234663852886e+38);
    const float*c6 = x;
    size_t s7 = channels % 4;
    float*f8 = f3;
    if (s7 == 0) {
    } else {
        vector v9 = splat(0);
        vector v10 = splat(0);
        vector v11 = splat(0);
        vector v12 = splat(0);
        v9[0] = c6[0 * channels + 0];
        v9[1] = c6[1 * channels + 0];
        v9[2] = c6[2 * channels + 0];
        v9[3] = c6[3 * channels + 0];
        v10[0] = c6[0 * channels + 1];
        v10[1] = c6[1 * channels + 1];
        v10[2] = c6[2 * channels + 1];
        v10[3] = c6[3 * channels + 1];
        v11[0] = c6[0 * channels + 2];
        v11[1] = c6[1 * channels + 2];
        v11[2] = c6[2 * channels + 2];
        v11[3] = c6[3 * channels + 2];
        v12[0] = c6[0 * channels + 3];
        v12[1] = c6[1 * channels + 3];
        v12[2] = c6[2 * channels + 3];
        v12[3] = c6[3 * channels + 3];
        v5 = maximum(v5, v9);
        store(f8 + 0, v9);
        v5 = maximum(v5, v10);
        store(f8 + 4, v10);
        v5 = maximum(v5, v11);
        store(f8 + 8, v11);
        v5 = maximum(v5, v12);
        store(f8 + 12, v12);
        c6 += s7;
        size_t s13 = s7 * 4;
        f8 += s13;
    }
    size_t s14 = channels / 4;
    for (; s14 != 0; s14--) {
        vector v15 = splat(0);
        vector v16 = splat(0);
        vector v17 = splat(0);
        vector v18 = splat(0);
        v15[0] = c6[0 * channels + 0];
        v15[1] = c6[1 * channels + 0];
        v15[2] = c6[2 * channels + 0];
        v15[3] = c6[3 * channels + 0];
        v16[0] = c6[0 * channels + 1];
        v16[1] = c6[1 * channels + 1];
        v16[2] = c6[2 * channels + 1];
        v16[3] = c6[3 * channels + 1];
        v17[0] = c6[0 * channels + 2];
        v17[1] = c6[1 * channels + 2];
        v17[2] = c6[2 * channels + 2];
        v17[3] = c6[3 * channels + 2];
        v18[0] = c6[0 * channels + 3];
        v18[1] = c6[1 * channels + 3];
        v18[2] = c6[2 * channels + 3];
        v18[3] = c6[3 * channels + 3];
        v5 = maximum(v5, v15);
        store(f8 + 0, v15);
        v5 = maximum(v5, v16);
        store(f8 + 4, v16);
        v5 = maximum(v5, v17);
        store(f8 + 8, v17);
        v5 = maximum(v5, v18);
        store(f8 + 12, v18);
        c6 += 4;
        f8 += 16;
    }
    x += s2;
    vector v19 = splat((float)-3.4028234663852886e+38);
    const float*c20 = x;
    size_t s21 = channels % 4;
    float*f22 = f4;
    if (s21 == 0) {
    } else {
        vector v23 = splat(0);
        vector v24 = splat(0);
        vector v25 = splat(0);
        vector v26 = splat(0);
        v23[0] = c20[0 * channels + 0];
        v23[1] = c20[1 * channels + 0];
        v23[2] = c20[2 * channels + 0];
        v23[3] = c20[3 * channels + 0];
        v24[0] = c20[0 * channels + 1];
        v24[1] = c20[1 * channels + 1];
        v24[2] = c20[2 * channels + 1];
        v24[3] = c20[3 * channels + 1];
        v25[0] = c20[0 * channels + 2];
        v25[1] = c20[1 * channels + 2];
        v25[2] = c20[2 * channels + 2];
        v25[3] = c20[3 * channels + 2];
        v26[0] = c20[0 * channels + 3];
        v26[1] = c20[1 * channels + 3];
        v26[2] = c20[2 * channels + 3];
        v26[3] = c20[3 * channels + 3];
        v19 = maximum(v19, v23);
        store(f22 + 0, v23);
        v19 = maximum(v19, v24);
        store(f22 + 4, v24);
        v19 = maximum(v19, v25);
        store(f22 + 8, v25);
        v19 = maximum(v19, v26);
        store(f22 + 12, v26);
        c20 += s21;
        size_t s27 = s21 * 4;
        f22 += s27;
    }
    size_t s28 = channels / 4;
    for (; s28 != 0; s28--) {
        vector v29 = splat(0);
        vector v30 = splat(0);
        vector v31 = splat(0);
        vector v32 = splat(0);
        v29[0] = c20[0 * channels + 0];
        v29[1] = c20[1 * channels + 0];
        v29[2] = c20[2 * channels + 0];
        v29[3] = c20[3 * channels + 0];
        v30[0] = c20[0 * channels + 1];
        v30[1] = c20[1 * channels + 1];
        v30[2] = c20[2 * channels + 1];
        v30[3] = c20[3 * channels + 1];
        v31[0] = c20[0 * channels + 2];
        v31[1] = c20[1 * channels + 2];
        v31[2] = c20[2 * channels + 2];
        v31[3] = c20[3 * channels + 2];
        v32[0] = c20[0 * channels + 3];
        v32[1] = c20[1 * channels + 3];
        v32[2] = c20[2 * channels + 3];
        v32[3] = c20[3 * channels + 3];
        v19 = maximum(v19, v29);
        store(f22 + 0, v29);
        v19 = maximum(v19, v30);
        store(f22 + 4, v30);
        v19 = maximum(v19, v31);
        store(f22 + 8, v31);
        v19 = maximum(v19, v32);
        store(f22 + 12, v32);
        c20 += 4;
        f22 += 16;
    }
    vector v33 = splat((float)-88.0);
    vector v34 = splat((float)12583039.0);
    vector v35 = splat(0);
    vector v36 = splat(0);
    size_t s37 = channels * 8;
    size_t s38 = stream->count;
    const float*c39 = stream->ready;
    float*f40 = stream->output;
    vector v41 = splat((&stream->factor)[0]);
    size_t s42 = s37 - s38;
    size_t s43 = s38 / 8;
    for (; s43 != 0; s43--) {
        x += 8;
        vector v44 = load(f3 + 0);
        vector v45 = v44 - v5;
        vector v46 = load(f4 + 0);
        vector v47 = v46 - v19;
        vector v48 = maximum(v33, v45);
        vector v49 = maximum(v33, v47);
        vector v50 = v48 * (float)1.4426950408889634 + v34;
        vector v51 = v49 * (float)1.4426950408889634 + v34;
        vector v52 = v50 - v34;
        vector v53 = v51 - v34;
        vector v54 = v52 * (float)-0.693359375 + v48;
        vector v55 = v53 * (float)-0.693359375 + v49;
        vector v56 = v52 * (float)0.00021219444005469057 + v54;
        vector v57 = v53 * (float)0.00021219444005469057 + v55;
        vector v58 = splat((float)0.0013941108433972674);
        vector v59 = splat((float)0.0013941108433972674);
        vector v60 = v58 * v56 + (float)0.008375126398153335;
        vector v61 = v59 * v57 + (float)0.008375126398153335;
        vector v62 = v60 * v56 + (float)0.04166635289677516;
        vector v63 = v61 * v57 + (float)0.04166635289677516;
        vector v64 = v62 * v56 + (float)0.16666415514653277;
        vector v65 = v63 * v57 + (float)0.16666415514653277;
        vector v66 = v64 * v56 + (float)0.5000000047117757;
        vector v67 = v65 * v57 + (float)0.5000000047117757;
        vector v68 = v66 * v56 + (float)1.000000037716214;
        vector v69 = v67 * v57 + (float)1.000000037716214;
        vector v70 = power_of_two(v50);
        vector v71 = power_of_two(v51);
        vector v72 = v68 * v56 + (float)1.0;
        vector v73 = v69 * v57 + (float)1.0;
        vector v74 = v72 * v70;
        vector v75 = v73 * v71;
        store(f3 + 0, v74);
        v35 += v74;
        f3 += 4;
        store(f4 + 0, v75);
        v36 += v75;
        f4 += 4;
        vector v76 = load(c39 + 0);
        vector v77 = v41 * v76;
        store(f40 + 0, v77);
        vector v78 = load(c39 + 4);
        vector v79 = v41 * v78;
        store(f40 + 4, v79);
        c39 += 8;
        f40 += 8;
    }
    size_t s80 = s42 / 8;
    for (; s80 != 0; s80--) {
        x += 8;
        vector v81 = load(f3 + 0);
        vector v82 = v81 - v5;
        vector v83 = load(f4 + 0);
        vector v84 = v83 - v19;
        vector v85 = maximum(v33, v82);
        vector v86 = maximum(v33, v84);
        vector v87 = v85 * (float)1.4426950408889634 + v34;
        vector v88 = v86 * (float)1.4426950408889634 + v34;
        vector v89 = v87 - v34;
        vector v90 = v88 - v34;
        vector v91 = v89 * (float)-0.693359375 + v85;
        vector v92 = v90 * (float)-0.693359375 + v86;
        vector v93 = v89 * (float)0.00021219444005469057 + v91;
        vector v94 = v90 * (float)0.00021219444005469057 + v92;
        vector v95 = splat((float)0.0013941108433972674);
        vector v96 = splat((float)0.0013941108433972674);
        vector v97 = v95 * v93 + (float)0.008375126398153335;
        vector v98 = v96 * v94 + (float)0.008375126398153335;
        vector v99 = v97 * v93 + (float)0.04166635289677516;
        vector v100 = v98 * v94 + (float)0.04166635289677516;
        vector v101 = v99 * v93 + (float)0.16666415514653277;
        vector v102 = v100 * v94 + (float)0.16666415514653277;
        vector v103 = v101 * v93 + (float)0.5000000047117757;
        vector v104 = v102 * v94 + (float)0.5000000047117757;
        vector v105 = v103 * v93 + (float)1.000000037716214;
        vector v106 = v104 * v94 + (float)1.000000037716214;
        vector v107 = power_of_two(v87);
        vector v108 = power_of_two(v88);
        vector v109 = v105 * v93 + (float)1.0;
        vector v110 = v106 * v94 + (float)1.0;
        vector v111 = v109 * v107;
        vector v112 = v110 * v108;
        store(f3 + 0, v111);
        v35 += v111;
        f3 += 4;
        store(f4 + 0, v112);
        v36 += v112;
        f4 += 4;
    }
    f3 -= s2;
    vector v113 = v1 / v35;
    float*f114 = y;
    size_t s115 = channels % 4;
    float*f116 = f3;
    if (s115 == 0) {
    } else {
        vector v117 = load(f116 + 0);
        vector v118 = v117 * v113;
        vector v119 = load(f116 + 4);
        vector v120 = v119 * v113;
        vector v121 = load(f116 + 8);
        vector v122 = v121 * v113;
        vector v123 = load(f116 + 12);
        vector v124 = v123 * v113;
        f114[0 * channels + 0] = v118[0];
        f114[1 * channels + 0] = v118[1];
        f114[2 * channels + 0] = v118[2];
        f114[3 * channels + 0] = v118[3];
        f114[0 * channels + 1] = v120[0];
        f114[1 * channels + 1] = v120[1];
        f114[2 * channels + 1] = v120[2];
        f114[3 * channels + 1] = v120[3];
        f114[0 * channels + 2] = v122[0];
        f114[1 * channels + 2] = v122[1];
        f114[2 * channels + 2] = v122[2];
        f114[3 * channels + 2] = v122[3];
        f114[0 * channels + 3] = v124[0];
        f114[1 * channels + 3] = v124[1];
        f114[2 * channels + 3] = v124[2];
        f114[3 * channels + 3] = v124[3];
        f114 += s115;
        size_t s125 = s115 * 4;
        f116 += s125;
    }
    size_t s126 = channels / 4;
    for (; s126 != 0; s126--) {
        vector v127 = load(f116 + 0);
        vector v128 = v127 * v113;
        vector v129 = load(f116 + 4);
        vector v130 = v129 * v113;
        vector v131 = load(f116 + 8);
        vector v132 = v131 * v113;
        vector v133 = load(f116 + 12);
        vector v134 = v133 * v113;
        f114[0 * channels + 0] = v128[0];
        f114[1 * channels + 0] = v128[1];
        f114[2 * channels + 0] = v128[2];
        f114[3 * channels + 0] = v128[3];
        f114[0 * channels + 1] = v130[0];
        f114[1 * channels + 1] = v130[1];
        f114[2 * channels + 1] = v130[2];
        f114[3 * channels + 1] = v130[3];
        f114[0 * channels + 2] = v132[0];
        f114[1 * channels + 2] = v132[1];
        f114[2 * channels + 2] = v132[2];
        f114[3 * channels + 2] = v132[3];
        f114[0 * channels + 3] = v134[0];
        f114[1 * channels + 3] = v134[1];
        f114[2 * channels + 3] = v134[2];
        f114[3 * channels + 3] = v134[3];
        f114 += 4;
        f116 += 16;
    }
    y += s2;
    f4 -= s2;
    vector v135 = v1 / v36;
    float*f136 = y;
    size_t s137 = channels % 4;
    float*f138 = f4;
    if (s137 == 0) {
    } else {
        vector v139 = load(f138 + 0);
        vector v140 = v139 * v135;
        vector v141 = load(f138 + 4);
        vector v142 = v141 * v135;
        vector v143 = load(f138 + 8);
        vector v144 = v143 * v135;
        vector v145 = load(f138 + 12);
        vector v146 = v145 * v135;
        f136[0 * channels + 0] = v140[0];
        f136[1 * channels + 0] = v140[1];
        f136[2 * channels + 0] = v140[2];
        f136[3 * channels + 0] = v140[3];
        f136[0 * channels + 1] = v142[0];
        f136[1 * channels + 1] = v142[1];
        f136[2 * channels + 1] = v142[2];
        f136[3 * channels + 1] = v142[3];
        f136[0 * channels + 2] = v144[0];
        f136[1 * channels + 2] = v144[1];
        f136[2 * channels + 2] = v144[2];
        f136[3 * channels + 2] = v144[3];
        f136[0 * channels + 3] = v146[0];
        f136[1 * channels + 3] = v146[1];
        f136[2 * channels + 3] = v146[2];
        f136[3 * channels + 3] = v146[3];
        f136 += s137;
        size_t s147 = s137 * 4;
        f138 += s147;
    }
    size_t s148 = channels / 4;
    for (; s148 != 0; s148--) {
        vector v149 = load(f138 + 0);
        vector v150 = v149 * v135;
        vector v151 = load(f138 + 4);
        vector v152 = v151 * v135;
        vector v153 = load(f138 + 8);
        vector v154 = v153 * v135;
        vector v155 = load(f138 + 12);
        vector v156 = v155 * v135;
        f136[0 * channels + 0] = v150[0];
        f136[1 * channels + 0] = v150[1];
        f136[2 * channels + 0] = v150[2];
        f136[3 * channels + 0] = v150[3];
        f136[0 * channels + 1] = v152[0];
        f136[1 * channels + 1] = v152[1];
        f136[2 * channels + 1] = v152[2];
        f136[3 * channels + 1] = v152[3];
        f136[0 * channels + 2] = v154[0];
        f136[1 * channels + 2] = v154[1];
        f136[2 * channels + 2] = v154[2];
        f136[3 * channels + 2] = v154[3];
        f136[0 * channels + 3] = v156[0];
        f136[1 * channels + 3] = v156[1];
        f136[2 * channels + 3] = v156[2];
        f136[3 * channels + 3] = v156[3];
        f136 += 4;
        f138 += 16;
    }
    y += s2;
}

void nnp_softmax_scale__c(size_t count, const float* x, const float* factor, float* y) {
    vector v1 = splat(factor[0]);
    const float*c2 = x;
    float*f3 = y;
    size_t s4 = (0 - (uintptr_t)f3 / sizeof(float)) % 16;
    size_t s5 = s4 < count ? s4 : count;
    if (s5 == 0) {
    } else {
        uint64_t u6 = bits_below(s5) >> 0;
        uint64_t u7 = bits_below(s5) >> 4;
        uint64_t u8 = bits_below(s5) >> 8;
        uint64_t u9 = bits_below(s5) >> 12;
        vector v10 = load_masked(c2 + 0, u6);
        vector v11 = v1 * v10;
        store_masked(f3 + 0, v11, u6);
        vector v12 = load_masked(c2 + 4, u7);
        vector v13 = v1 * v12;
        store_masked(f3 + 4, v13, u7);
        vector v14 = load_masked(c2 + 8, u8);
        vector v15 = v1 * v14;
        store_masked(f3 + 8, v15, u8);
        vector v16 = load_masked(c2 + 12, u9);
        vector v17 = v1 * v16;
        store_masked(f3 + 12, v17, u9);
        c2 += s5;
        f3 += s5;
    }
    size_t s18 = count - s5;
    size_t s19 = s18 / 16;
    for (; s19 != 0; s19--) {
        vector v20 = load(c2 + 0);
        vector v21 = v1 * v20;
        store(f3 + 0, v21);
        vector v22 = load(c2 + 4);
        vector v23 = v1 * v22;
        store(f3 + 4, v23);
        vector v24 = load(c2 + 8);
        vector v25 = v1 * v24;
        store(f3 + 8, v25);
        vector v26 = load(c2 + 12);
        vector v27 = v1 * v26;
        store(f3 + 12, v27);
        c2 += 16;
        f3 += 16;
    }
    size_t s28 = s18 % 16;
    if (s28 == 0) {
    } else {
        uint64_t u29 = bits_below(s28) >> 0;
        uint64_t u30 = bits_below(s28) >> 4;
        uint64_t u31 = bits_below(s28) >> 8;
        uint64_t u32 = bits_below(s28) >> 12;
        vector v33 = load_masked(c2 + 0, u29);
        vector v34 = v1 * v33;
        store_masked(f3 + 0, v34, u29);
        vector v35 = load_masked(c2 + 4, u30);
        vector v36 = v1 * v35;
        store_masked(f3 + 4, v36, u30);
        vector v37 = load_masked(c2 + 8, u31);
        vector v38 = v1 * v37;
        store_masked(f3 + 8, v38, u31);
        vector v39 = load_masked(c2 + 12, u32);
        vector v40 = v1 * v39;
        store_masked(f3 + 12, v40, u32);
        c2 += s28;
        f3 += s28;
    }
}

void nnp_softmax_scale_streamed__c(size_t count, const float* x, const float* factor, float* y) {
    vector v1 = splat(factor[0]);
    const float*c2 = x;
    float*f3 = y;
    size_t s4 = (0 - (uintptr_t)f3 / sizeof(float)) % 16;
    size_t s5 = s4 < count ? s4 : count;
    if (s5 == 0) {
    } else {
        uint64_t u6 = bits_below(s5) >> 0;
        uint64_t u7 = bits_below(s5) >> 4;
        uint64_t u8 = bits_below(s5) >> 8;
        uint64_t u9 = bits_below(s5) >> 12;
        vector v10 = load_masked(c2 + 0, u6);
        vector v11 = v1 * v10;
        store_masked(f3 + 0, v11, u6);
        vector v12 = load_masked(c2 + 4, u7);
        vector v13 = v1 * v12;
        store_masked(f3 + 4, v13, u7);
        vector v14 = load_masked(c2 + 8, u8);
        vector v15 = v1 * v14;
        store_masked(f3 + 8, v15, u8);
        vector v16 = load_masked(c2 + 12, u9);
        vector v17 = v1 * v16;
        store_masked(f3 + 12, v17, u9);
        c2 += s5;
        f3 += s5;
    }
    size_t s18 = count - s5;
    size_t s19 = s18 / 16;
    for (; s19 != 0; s19--) {
        vector v20 = load(c2 + 0);
        vector v21 = v1 * v20;
        store(f3 + 0, v21);
        vector v22 = load(c2 + 4);
        vector v23 = v1 * v22;
        store(f3 + 4, v23);
        vector v24 = load(c2 + 8);
        vector v25 = v1 * v24;
        store(f3 + 8, v25);
        vector v26 = load(c2 + 12);
        vector v27 = v1 * v26;
        store(f3 + 12, v27);
        c2 += 16;
        f3 += 16;
    }
    size_t s28 = s18 % 16;
    if (s28 == 0) {
    } else {
        uint64_t u29 = bits_below(s28) >> 0;
        uint64_t u30 = bits_below(s28) >> 4;
        uint64_t u31 = bits_below(s28) >> 8;
        uint64_t u32 = bits_below(s28) >> 12;
        vector v33 = load_masked(c2 + 0, u29);
        vector v34 = v1 * v33;
        store_masked(f3 + 0, v34, u29);
        vector v35 = load_masked(c2 + 4, u30);
        vector v36 = v1 * v35;
        store_masked(f3 + 4, v36, u30);
        vector v37 = load_masked(c2 + 8, u31);
        vector v38 = v1 * v37;
        store_masked(f3 + 8, v38, u31);
        vector v39 = load_masked(c2 + 12, u32);
        vector v40 = v1 * v39;
        store_masked(f3 + 12, v40, u32);
        c2 += s28;
        f3 += s28;
    }
}
