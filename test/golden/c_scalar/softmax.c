#include "hw.h"

enum { LANES = 1 };
typedef float vector;
typedef uint32_t bits;

static inline vector splat(float value) { return value; }

static inline vector where_greater(vector x, vector y, vector a, vector b) { return x > y ? a : b; }

/* A NaN in a passes through. */
static inline vector maximum(vector bound, vector a) { return a < bound ? bound : a; }

static inline vector maximum_or_nan(vector a, vector b) { return a > b || a != a ? a : b; }

static inline vector every_second(vector a, vector b, int first) { return first == 0 ? a : b; }

static inline vector load(const float* p) {
    vector value;
    __builtin_memcpy(&value, p, sizeof value);
    return value;
}

static inline void store(float* p, vector value) { __builtin_memcpy(p, &value, sizeof value); }

static inline vector load_masked(const float* p, uint64_t mask) {
    float lanes[LANES] = {0};
    for (int i = 0; i < LANES; i++) {
        if (mask >> i & 1) lanes[i] = p[i];
    }
    return load(lanes);
}

static inline void store_masked(float* p, vector value, uint64_t mask) {
    float lanes[LANES];
    store(lanes, value);
    for (int i = 0; i < LANES; i++) {
        if (mask >> i & 1) p[i] = lanes[i];
    }
}

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

void nnp_softmax_maximum__c_scalar(size_t lines, const float* x, float* maxima) {
    vector v1 = load(maxima + 0);
    vector v2 = load(maxima + 1);
    vector v3 = load(maxima + 2);
    vector v4 = load(maxima + 3);
    vector v5 = load(maxima + 4);
    vector v6 = load(maxima + 5);
    vector v7 = load(maxima + 6);
    vector v8 = load(maxima + 7);
    vector v9 = load(maxima + 8);
    vector v10 = load(maxima + 9);
    vector v11 = load(maxima + 10);
    vector v12 = load(maxima + 11);
    vector v13 = load(maxima + 12);
    vector v14 = load(maxima + 13);
    vector v15 = load(maxima + 14);
    vector v16 = load(maxima + 15);
    for (; lines != 0; lines--) {
        vector v17 = load(x + 0);
        v1 = maximum(v1, v17);
        vector v18 = load(x + 1);
        v2 = maximum(v2, v18);
        vector v19 = load(x + 2);
        v3 = maximum(v3, v19);
        vector v20 = load(x + 3);
        v4 = maximum(v4, v20);
        vector v21 = load(x + 4);
        v5 = maximum(v5, v21);
        vector v22 = load(x + 5);
        v6 = maximum(v6, v22);
        vector v23 = load(x + 6);
        v7 = maximum(v7, v23);
        vector v24 = load(x + 7);
        v8 = maximum(v8, v24);
        vector v25 = load(x + 8);
        v9 = maximum(v9, v25);
        vector v26 = load(x + 9);
        v10 = maximum(v10, v26);
        vector v27 = load(x + 10);
        v11 = maximum(v11, v27);
        vector v28 = load(x + 11);
        v12 = maximum(v12, v28);
        vector v29 = load(x + 12);
        v13 = maximum(v13, v29);
        vector v30 = load(x + 13);
        v14 = maximum(v14, v30);
        vector v31 = load(x + 14);
        v15 = maximum(v15, v31);
        vector v32 = load(x + 15);
        v16 = maximum(v16, v32);
        x += 16;
    }
    store(maxima + 0, v1);
    store(maxima + 1, v2);
    store(maxima + 2, v3);
    store(maxima + 3, v4);
    store(maxima + 4, v5);
    store(maxima + 5, v6);
    store(maxima + 6, v7);
    store(maxima + 7, v8);
    store(maxima + 8, v9);
    store(maxima + 9, v10);
    store(maxima + 10, v11);
    store(maxima + 11, v12);
    store(maxima + 12, v13);
    store(maxima + 13, v14);
    store(maxima + 14, v15);
    store(maxima + 15, v16);
}

void nnp_softmax_exponential__c_scalar(size_t lines, const float* x, size_t ahead, const float* largest, float* y, float* sums) {
    (void)ahead;
    vector v1 = splat(largest[0]);
    vector v2 = splat((float)-88.0);
    vector v3 = splat((float)12583039.0);
    vector v4 = load(sums + 0);
    vector v5 = load(sums + 1);
    vector v6 = load(sums + 2);
    vector v7 = load(sums + 3);
    vector v8 = load(sums + 4);
    vector v9 = load(sums + 5);
    vector v10 = load(sums + 6);
    vector v11 = load(sums + 7);
    vector v12 = load(sums + 8);
    vector v13 = load(sums + 9);
    vector v14 = load(sums + 10);
    vector v15 = load(sums + 11);
    vector v16 = load(sums + 12);
    vector v17 = load(sums + 13);
    vector v18 = load(sums + 14);
    vector v19 = load(sums + 15);
    for (; lines != 0; lines--) {
        vector v20 = load(x + 0);
        vector v21 = v20 - v1;
        vector v22 = load(x + 1);
        vector v23 = v22 - v1;
        vector v24 = load(x + 2);
        vector v25 = v24 - v1;
        vector v26 = load(x + 3);
        vector v27 = v26 - v1;
        vector v28 = load(x + 4);
        vector v29 = v28 - v1;
        vector v30 = load(x + 5);
        vector v31 = v30 - v1;
        vector v32 = load(x + 6);
        vector v33 = v32 - v1;
        vector v34 = load(x + 7);
        vector v35 = v34 - v1;
        vector v36 = load(x + 8);
        vector v37 = v36 - v1;
        vector v38 = load(x + 9);
        vector v39 = v38 - v1;
        vector v40 = load(x + 10);
        vector v41 = v40 - v1;
        vector v42 = load(x + 11);
        vector v43 = v42 - v1;
        vector v44 = load(x + 12);
        vector v45 = v44 - v1;
        vector v46 = load(x + 13);
        vector v47 = v46 - v1;
        vector v48 = load(x + 14);
        vector v49 = v48 - v1;
        vector v50 = load(x + 15);
        vector v51 = v50 - v1;
        vector v52 = maximum(v2, v21);
        vector v53 = maximum(v2, v23);
        vector v54 = maximum(v2, v25);
        vector v55 = maximum(v2, v27);
        vector v56 = maximum(v2, v29);
        vector v57 = maximum(v2, v31);
        vector v58 = maximum(v2, v33);
        vector v59 = maximum(v2, v35);
        vector v60 = maximum(v2, v37);
        vector v61 = maximum(v2, v39);
        vector v62 = maximum(v2, v41);
        vector v63 = maximum(v2, v43);
        vector v64 = maximum(v2, v45);
        vector v65 = maximum(v2, v47);
        vector v66 = maximum(v2, v49);
        vector v67 = maximum(v2, v51);
        vector v68 = v52 * (float)1.4426950408889634 + v3;
        vector v69 = v53 * (float)1.4426950408889634 + v3;
        vector v70 = v54 * (float)1.4426950408889634 + v3;
        vector v71 = v55 * (float)1.4426950408889634 + v3;
        vector v72 = v56 * (float)1.4426950408889634 + v3;
        vector v73 = v57 * (float)1.4426950408889634 + v3;
        vector v74 = v58 * (float)1.4426950408889634 + v3;
        vector v75 = v59 * (float)1.4426950408889634 + v3;
        vector v76 = v60 * (float)1.4426950408889634 + v3;
        vector v77 = v61 * (float)1.4426950408889634 + v3;
        vector v78 = v62 * (float)1.4426950408889634 + v3;
        vector v79 = v63 * (float)1.4426950408889634 + v3;
        vector v80 = v64 * (float)1.4426950408889634 + v3;
        vector v81 = v65 * (float)1.4426950408889634 + v3;
        vector v82 = v66 * (float)1.4426950408889634 + v3;
        vector v83 = v67 * (float)1.4426950408889634 + v3;
        vector v84 = v68 - v3;
        vector v85 = v69 - v3;
        vector v86 = v70 - v3;
        vector v87 = v71 - v3;
        vector v88 = v72 - v3;
        vector v89 = v73 - v3;
        vector v90 = v74 - v3;
        vector v91 = v75 - v3;
        vector v92 = v76 - v3;
        vector v93 = v77 - v3;
        vector v94 = v78 - v3;
        vector v95 = v79 - v3;
        vector v96 = v80 - v3;
        vector v97 = v81 - v3;
        vector v98 = v82 - v3;
        vector v99 = v83 - v3;
        vector v100 = v84 * (float)-0.693359375 + v52;
        vector v101 = v85 * (float)-0.693359375 + v53;
        vector v102 = v86 * (float)-0.693359375 + v54;
        vector v103 = v87 * (float)-0.693359375 + v55;
        vector v104 = v88 * (float)-0.693359375 + v56;
        vector v105 = v89 * (float)-0.693359375 + v57;
        vector v106 = v90 * (float)-0.693359375 + v58;
        vector v107 = v91 * (float)-0.693359375 + v59;
        vector v108 = v92 * (float)-0.693359375 + v60;
        vector v109 = v93 * (float)-0.693359375 + v61;
        vector v110 = v94 * (float)-0.693359375 + v62;
        vector v111 = v95 * (float)-0.693359375 + v63;
        vector v112 = v96 * (float)-0.693359375 + v64;
        vector v113 = v97 * (float)-0.693359375 + v65;
        vector v114 = v98 * (float)-0.693359375 + v66;
        vector v115 = v99 * (float)-0.693359375 + v67;
        vector v116 = v84 * (float)0.00021219444005469057 + v100;
        vector v117 = v85 * (float)0.00021219444005469057 + v101;
        vector v118 = v86 * (float)0.00021219444005469057 + v102;
        vector v119 = v87 * (float)0.00021219444005469057 + v103;
        vector v120 = v88 * (float)0.00021219444005469057 + v104;
        vector v121 = v89 * (float)0.00021219444005469057 + v105;
        vector v122 = v90 * (float)0.00021219444005469057 + v106;
        vector v123 = v91 * (float)0.00021219444005469057 + v107;
        vector v124 = v92 * (float)0.00021219444005469057 + v108;
        vector v125 = v93 * (float)0.00021219444005469057 + v109;
        vector v126 = v94 * (float)0.00021219444005469057 + v110;
        vector v127 = v95 * (float)0.00021219444005469057 + v111;
        vector v128 = v96 * (float)0.00021219444005469057 + v112;
        vector v129 = v97 * (float)0.00021219444005469057 + v113;
        vector v130 = v98 * (float)0.00021219444005469057 + v114;
        vector v131 = v99 * (float)0.00021219444005469057 + v115;
        vector v132 = splat((float)0.0013941108433972674);
        vector v133 = splat((float)0.0013941108433972674);
        vector v134 = splat((float)0.0013941108433972674);
        vector v135 = splat((float)0.0013941108433972674);
        vector v136 = splat((float)0.0013941108433972674);
        vector v137 = splat((float)0.0013941108433972674);
        vector v138 = splat((float)0.0013941108433972674);
        vector v139 = splat((float)0.0013941108433972674);
        vector v140 = splat((float)0.0013941108433972674);
        vector v141 = splat((float)0.0013941108433972674);
        vector v142 = splat((float)0.0013941108433972674);
        vector v143 = splat((float)0.0013941108433972674);
        vector v144 = splat((float)0.0013941108433972674);
        vector v145 = splat((float)0.0013941108433972674);
        vector v146 = splat((float)0.0013941108433972674);
        vector v147 = splat((float)0.0013941108433972674);
        vector v148 = v132 * v116 + (float)0.008375126398153335;
        vector v149 = v133 * v117 + (float)0.008375126398153335;
        vector v150 = v134 * v118 + (float)0.008375126398153335;
        vector v151 = v135 * v119 + (float)0.008375126398153335;
        vector v152 = v136 * v120 + (float)0.008375126398153335;
        vector v153 = v137 * v121 + (float)0.008375126398153335;
        vector v154 = v138 * v122 + (float)0.008375126398153335;
        vector v155 = v139 * v123 + (float)0.008375126398153335;
        vector v156 = v140 * v124 + (float)0.008375126398153335;
        vector v157 = v141 * v125 + (float)0.008375126398153335;
        vector v158 = v142 * v126 + (float)0.008375126398153335;
        vector v159 = v143 * v127 + (float)0.008375126398153335;
        vector v160 = v144 * v128 + (float)0.008375126398153335;
        vector v161 = v145 * v129 + (float)0.008375126398153335;
        vector v162 = v146 * v130 + (float)0.008375126398153335;
        vector v163 = v147 * v131 + (float)0.008375126398153335;
        vector v164 = v148 * v116 + (float)0.04166635289677516;
        vector v165 = v149 * v117 + (float)0.04166635289677516;
        vector v166 = v150 * v118 + (float)0.04166635289677516;
        vector v167 = v151 * v119 + (float)0.04166635289677516;
        vector v168 = v152 * v120 + (float)0.04166635289677516;
        vector v169 = v153 * v121 + (float)0.04166635289677516;
        vector v170 = v154 * v122 + (float)0.04166635289677516;
        vector v171 = v155 * v123 + (float)0.04166635289677516;
        vector v172 = v156 * v124 + (float)0.04166635289677516;
        vector v173 = v157 * v125 + (float)0.04166635289677516;
        vector v174 = v158 * v126 + (float)0.04166635289677516;
        vector v175 = v159 * v127 + (float)0.04166635289677516;
        vector v176 = v160 * v128 + (float)0.04166635289677516;
        vector v177 = v161 * v129 + (float)0.04166635289677516;
        vector v178 = v162 * v130 + (float)0.04166635289677516;
        vector v179 = v163 * v131 + (float)0.04166635289677516;
        vector v180 = v164 * v116 + (float)0.16666415514653277;
        vector v181 = v165 * v117 + (float)0.16666415514653277;
        vector v182 = v166 * v118 + (float)0.16666415514653277;
        vector v183 = v167 * v119 + (float)0.16666415514653277;
        vector v184 = v168 * v120 + (float)0.16666415514653277;
        vector v185 = v169 * v121 + (float)0.16666415514653277;
        vector v186 = v170 * v122 + (float)0.16666415514653277;
        vector v187 = v171 * v123 + (float)0.16666415514653277;
        vector v188 = v172 * v124 + (float)0.16666415514653277;
        vector v189 = v173 * v125 + (float)0.16666415514653277;
        vector v190 = v174 * v126 + (float)0.16666415514653277;
        vector v191 = v175 * v127 + (float)0.16666415514653277;
        vector v192 = v176 * v128 + (float)0.16666415514653277;
        vector v193 = v177 * v129 + (float)0.16666415514653277;
        vector v194 = v178 * v130 + (float)0.16666415514653277;
        vector v195 = v179 * v131 + (float)0.16666415514653277;
        vector v196 = v180 * v116 + (float)0.5000000047117757;
        vector v197 = v181 * v117 + (float)0.5000000047117757;
        vector v198 = v182 * v118 + (float)0.5000000047117757;
        vector v199 = v183 * v119 + (float)0.5000000047117757;
        vector v200 = v184 * v120 + (float)0.5000000047117757;
        vector v201 = v185 * v121 + (float)0.5000000047117757;
        vector v202 = v186 * v122 + (float)0.5000000047117757;
        vector v203 = v187 * v123 + (float)0.5000000047117757;
        vector v204 = v188 * v124 + (float)0.5000000047117757;
        vector v205 = v189 * v125 + (float)0.5000000047117757;
        vector v206 = v190 * v126 + (float)0.5000000047117757;
        vector v207 = v191 * v127 + (float)0.5000000047117757;
        vector v208 = v192 * v128 + (float)0.5000000047117757;
        vector v209 = v193 * v129 + (float)0.5000000047117757;
        vector v210 = v194 * v130 + (float)0.5000000047117757;
        vector v211 = v195 * v131 + (float)0.5000000047117757;
        vector v212 = v196 * v116 + (float)1.000000037716214;
        vector v213 = v197 * v117 + (float)1.000000037716214;
        vector v214 = v198 * v118 + (float)1.000000037716214;
        vector v215 = v199 * v119 + (float)1.000000037716214;
        vector v216 = v200 * v120 + (float)1.000000037716214;
        vector v217 = v201 * v121 + (float)1.000000037716214;
        vector v218 = v202 * v122 + (float)1.000000037716214;
        vector v219 = v203 * v123 + (float)1.000000037716214;
        vector v220 = v204 * v124 + (float)1.000000037716214;
        vector v221 = v205 * v125 + (float)1.000000037716214;
        vector v222 = v206 * v126 + (float)1.000000037716214;
        vector v223 = v207 * v127 + (float)1.000000037716214;
        vector v224 = v208 * v128 + (float)1.000000037716214;
        vector v225 = v209 * v129 + (float)1.000000037716214;
        vector v226 = v210 * v130 + (float)1.000000037716214;
        vector v227 = v211 * v131 + (float)1.000000037716214;
        vector v228 = v212 * v116 + (float)1.0;
        vector v229 = v213 * v117 + (float)1.0;
        vector v230 = v214 * v118 + (float)1.0;
        vector v231 = v215 * v119 + (float)1.0;
        vector v232 = v216 * v120 + (float)1.0;
        vector v233 = v217 * v121 + (float)1.0;
        vector v234 = v218 * v122 + (float)1.0;
        vector v235 = v219 * v123 + (float)1.0;
        vector v236 = v220 * v124 + (float)1.0;
        vector v237 = v221 * v125 + (float)1.0;
        vector v238 = v222 * v126 + (float)1.0;
        vector v239 = v223 * v127 + (float)1.0;
        vector v240 = v224 * v128 + (float)1.0;
        vector v241 = v225 * v129 + (float)1.0;
        vector v242 = v226 * v130 + (float)1.0;
        vector v243 = v227 * v131 + (float)1.0;
        vector v244 = power_of_two(v68);
        vector v245 = v228 * v244;
        vector v246 = power_of_two(v69);
        vector v247 = v229 * v246;
        vector v248 = power_of_two(v70);
        vector v249 = v230 * v248;
        vector v250 = power_of_two(v71);
        vector v251 = v231 * v250;
        vector v252 = power_of_two(v72);
        vector v253 = v232 * v252;
        vector v254 = power_of_two(v73);
        vector v255 = v233 * v254;
        vector v256 = power_of_two(v74);
        vector v257 = v234 * v256;
        vector v258 = power_of_two(v75);
        vector v259 = v235 * v258;
        vector v260 = power_of_two(v76);
        vector v261 = v236 * v260;
        vector v262 = power_of_two(v77);
        vector v263 = v237 * v262;
        vector v264 = power_of_two(v78);
        vector v265 = v238 * v264;
        vector v266 = power_of_two(v79);
        vector v267 = v239 * v266;
        vector v268 = power_of_two(v80);
        vector v269 = v240 * v268;
        vector v270 = power_of_two(v81);
        vector v271 = v241 * v270;
        vector v272 = power_of_two(v82);
        vector v273 = v242 * v272;
        vector v274 = power_of_two(v83);
        vector v275 = v243 * v274;
        store(y + 0, v245);
        v4 += v245;
        store(y + 1, v247);
        v5 += v247;
        store(y + 2, v249);
        v6 += v249;
        store(y + 3, v251);
        v7 += v251;
        store(y + 4, v253);
        v8 += v253;
        store(y + 5, v255);
        v9 += v255;
        store(y + 6, v257);
        v10 += v257;
        store(y + 7, v259);
        v11 += v259;
        store(y + 8, v261);
        v12 += v261;
        store(y + 9, v263);
        v13 += v263;
        store(y + 10, v265);
        v14 += v265;
        store(y + 11, v267);
        v15 += v267;
        store(y + 12, v269);
        v16 += v269;
        store(y + 13, v271);
        v17 += v271;
        store(y + 14, v273);
        v18 += v273;
        store(y + 15, v275);
        v19 += v275;
        x += 16;
        y += 16;
    }
    store(sums + 0, v4);
    store(sums + 1, v5);
    store(sums + 2, v6);
    store(sums + 3, v7);
    store(sums + 4, v8);
    store(sums + 5, v9);
    store(sums + 6, v10);
    store(sums + 7, v11);
    store(sums + 8, v12);
    store(sums + 9, v13);
    store(sums + 10, v14);
    store(sums + 11, v15);
    store(sums + 12, v16);
    store(sums + 13, v17);
    store(sums + 14, v18);
    store(sums + 15, v19);
}

void nnp_softmax_short_rows__c_scalar(size_t channels, const float* x, const float* factor, float* y, float* scratch) {
    size_t s1 = channels * 1;
    float*f2 = scratch;
    float*f3 = scratch;
    f3 += s1;
    vector v4 = splat((float)-3.4028234663852886e+38);
    const float*c5 = x;
    size_t s6 = channels % 1;
    float*f7 = f2;
    if (s6 == 0) {
    } else {
        vector v8 = splat(0);
        v8 = c5[0 * channels + 0];
        v4 = maximum(v4, v8);
        store(f7 + 0, v8);
        c5 += s6;
        size_t s9 = s6 * 1;
        f7 += s9;
    }
    size_t s10 = channels / 1;
    for (; s10 != 0; s10--) {
        vector v11 = splat(0);
        v11 = c5[0 * channels + 0];
        v4 = maximum(v4, v11);
        store(f7 + 0, v11);
        c5 += 1;
        f7 += 1;
    }
    x += s1;
    vector v12 = splat((float)-3.4028234663852886e+38);
    const float*c13 = x;
    size_t s14 = channels % 1;
    float*f15 = f3;
    if (s14 == 0) {
    } else {
        vector v16 = splat(0);
        v16 = c13[0 * channels + 0];
        v12 = maximum(v12, v16);
        store(f15 + 0, v16);
        c13 += s14;
        size_t s17 = s14 * 1;
        f15 += s17;
    }
    size_t s18 = channels / 1;
    for (; s18 != 0; s18--) {
        vector v19 = splat(0);
        v19 = c13[0 * channels + 0];
        v12 = maximum(v12, v19);
        store(f15 + 0, v19);
        c13 += 1;
        f15 += 1;
    }
    vector v20 = splat((float)-88.0);
    vector v21 = splat((float)12583039.0);
    vector v22 = splat(0);
    vector v23 = splat(0);
    size_t s24 = channels;
    for (; s24 != 0; s24--) {
        x += 2;
        vector v25 = load(f2 + 0);
        vector v26 = v25 - v4;
        vector v27 = load(f3 + 0);
        vector v28 = v27 - v12;
        vector v29 = maximum(v20, v26);
        vector v30 = maximum(v20, v28);
        vector v31 = v29 * (float)1.4426950408889634 + v21;
        vector v32 = v30 * (float)1.4426950408889634 + v21;
        vector v33 = v31 - v21;
        vector v34 = v32 - v21;
        vector v35 = v33 * (float)-0.693359375 + v29;
        vector v36 = v34 * (float)-0.693359375 + v30;
        vector v37 = v33 * (float)0.00021219444005469057 + v35;
        vector v38 = v34 * (float)0.00021219444005469057 + v36;
        vector v39 = splat((float)0.0013941108433972674);
        vector v40 = splat((float)0.0013941108433972674);
        vector v41 = v39 * v37 + (float)0.008375126398153335;
        vector v42 = v40 * v38 + (float)0.008375126398153335;
        vector v43 = v41 * v37 + (float)0.04166635289677516;
        vector v44 = v42 * v38 + (float)0.04166635289677516;
        vector v45 = v43 * v37 + (float)0.16666415514653277;
        vector v46 = v44 * v38 + (float)0.16666415514653277;
        vector v47 = v45 * v37 + (float)0.5000000047117757;
        vector v48 = v46 * v38 + (float)0.5000000047117757;
        vector v49 = v47 * v37 + (float)1.000000037716214;
        vector v50 = v48 * v38 + (float)1.000000037716214;
        vector v51 = v49 * v37 + (float)1.0;
        vector v52 = v50 * v38 + (float)1.0;
        vector v53 = power_of_two(v31);
        vector v54 = v51 * v53;
        vector v55 = power_of_two(v32);
        vector v56 = v52 * v55;
        store(f2 + 0, v54);
        v22 += v54;
        f2 += 1;
        store(f3 + 0, v56);
        v23 += v56;
        f3 += 1;
    }
    f2 -= s1;
    vector v57 = splat(factor[0]);
    vector v58 = v57 / v22;
    float*f59 = y;
    size_t s60 = channels % 1;
    float*f61 = f2;
    if (s60 == 0) {
    } else {
        vector v62 = load(f61 + 0);
        vector v63 = v62 * v58;
        f59[0 * channels + 0] = v63;
        f59 += s60;
        size_t s64 = s60 * 1;
        f61 += s64;
    }
    size_t s65 = channels / 1;
    for (; s65 != 0; s65--) {
        vector v66 = load(f61 + 0);
        vector v67 = v66 * v58;
        f59[0 * channels + 0] = v67;
        f59 += 1;
        f61 += 1;
    }
    y += s1;
    f3 -= s1;
    vector v68 = splat(factor[0]);
    vector v69 = v68 / v23;
    float*f70 = y;
    size_t s71 = channels % 1;
    float*f72 = f3;
    if (s71 == 0) {
    } else {
        vector v73 = load(f72 + 0);
        vector v74 = v73 * v69;
        f70[0 * channels + 0] = v74;
        f70 += s71;
        size_t s75 = s71 * 1;
        f72 += s75;
    }
    size_t s76 = channels / 1;
    for (; s76 != 0; s76--) {
        vector v77 = load(f72 + 0);
        vector v78 = v77 * v69;
        f70[0 * channels + 0] = v78;
        f70 += 1;
        f72 += 1;
    }
    y += s1;
}

void nnp_softmax_scale__c_scalar(size_t count, const float* x, const float* factor, float* y) {
    vector v1 = splat(factor[0]);
    const float*c2 = x;
    float*f3 = y;
    size_t s4 = (0 - (uintptr_t)f3 / sizeof(float)) % 16;
    size_t s5 = s4 < count ? s4 : count;
    if (s5 == 0) {
    } else {
        uint64_t u6 = bits_below(s5) >> 0;
        uint64_t u7 = bits_below(s5) >> 1;
        uint64_t u8 = bits_below(s5) >> 2;
        uint64_t u9 = bits_below(s5) >> 3;
        uint64_t u10 = bits_below(s5) >> 4;
        uint64_t u11 = bits_below(s5) >> 5;
        uint64_t u12 = bits_below(s5) >> 6;
        uint64_t u13 = bits_below(s5) >> 7;
        uint64_t u14 = bits_below(s5) >> 8;
        uint64_t u15 = bits_below(s5) >> 9;
        uint64_t u16 = bits_below(s5) >> 10;
        uint64_t u17 = bits_below(s5) >> 11;
        uint64_t u18 = bits_below(s5) >> 12;
        uint64_t u19 = bits_below(s5) >> 13;
        uint64_t u20 = bits_below(s5) >> 14;
        uint64_t u21 = bits_below(s5) >> 15;
        vector v22 = load_masked(c2 + 0, u6);
        vector v23 = v1 * v22;
        store_masked(f3 + 0, v23, u6);
        vector v24 = load_masked(c2 + 1, u7);
        vector v25 = v1 * v24;
        store_masked(f3 + 1, v25, u7);
        vector v26 = load_masked(c2 + 2, u8);
        vector v27 = v1 * v26;
        store_masked(f3 + 2, v27, u8);
        vector v28 = load_masked(c2 + 3, u9);
        vector v29 = v1 * v28;
        store_masked(f3 + 3, v29, u9);
        vector v30 = load_masked(c2 + 4, u10);
        vector v31 = v1 * v30;
        store_masked(f3 + 4, v31, u10);
        vector v32 = load_masked(c2 + 5, u11);
        vector v33 = v1 * v32;
        store_masked(f3 + 5, v33, u11);
        vector v34 = load_masked(c2 + 6, u12);
        vector v35 = v1 * v34;
        store_masked(f3 + 6, v35, u12);
        vector v36 = load_masked(c2 + 7, u13);
        vector v37 = v1 * v36;
        store_masked(f3 + 7, v37, u13);
        vector v38 = load_masked(c2 + 8, u14);
        vector v39 = v1 * v38;
        store_masked(f3 + 8, v39, u14);
        vector v40 = load_masked(c2 + 9, u15);
        vector v41 = v1 * v40;
        store_masked(f3 + 9, v41, u15);
        vector v42 = load_masked(c2 + 10, u16);
        vector v43 = v1 * v42;
        store_masked(f3 + 10, v43, u16);
        vector v44 = load_masked(c2 + 11, u17);
        vector v45 = v1 * v44;
        store_masked(f3 + 11, v45, u17);
        vector v46 = load_masked(c2 + 12, u18);
        vector v47 = v1 * v46;
        store_masked(f3 + 12, v47, u18);
        vector v48 = load_masked(c2 + 13, u19);
        vector v49 = v1 * v48;
        store_masked(f3 + 13, v49, u19);
        vector v50 = load_masked(c2 + 14, u20);
        vector v51 = v1 * v50;
        store_masked(f3 + 14, v51, u20);
        vector v52 = load_masked(c2 + 15, u21);
        vector v53 = v1 * v52;
        store_masked(f3 + 15, v53, u21);
        c2 += s5;
        f3 += s5;
    }
    size_t s54 = count - s5;
    size_t s55 = s54 / 16;
    for (; s55 != 0; s55--) {
        vector v56 = load(c2 + 0);
        vector v57 = v1 * v56;
        store(f3 + 0, v57);
        vector v58 = load(c2 + 1);
        vector v59 = v1 * v58;
        store(f3 + 1, v59);
        vector v60 = load(c2 + 2);
        vector v61 = v1 * v60;
        store(f3 + 2, v61);
        vector v62 = load(c2 + 3);
        vector v63 = v1 * v62;
        store(f3 + 3, v63);
        vector v64 = load(c2 + 4);
        vector v65 = v1 * v64;
        store(f3 + 4, v65);
        vector v66 = load(c2 + 5);
        vector v67 = v1 * v66;
        store(f3 + 5, v67);
        vector v68 = load(c2 + 6);
        vector v69 = v1 * v68;
        store(f3 + 6, v69);
        vector v70 = load(c2 + 7);
        vector v71 = v1 * v70;
        store(f3 + 7, v71);
        vector v72 = load(c2 + 8);
        vector v73 = v1 * v72;
        store(f3 + 8, v73);
        vector v74 = load(c2 + 9);
        vector v75 = v1 * v74;
        store(f3 + 9, v75);
        vector v76 = load(c2 + 10);
        vector v77 = v1 * v76;
        store(f3 + 10, v77);
        vector v78 = load(c2 + 11);
        vector v79 = v1 * v78;
        store(f3 + 11, v79);
        vector v80 = load(c2 + 12);
        vector v81 = v1 * v80;
        store(f3 + 12, v81);
        vector v82 = load(c2 + 13);
        vector v83 = v1 * v82;
        store(f3 + 13, v83);
        vector v84 = load(c2 + 14);
        vector v85 = v1 * v84;
        store(f3 + 14, v85);
        vector v86 = load(c2 + 15);
        vector v87 = v1 * v86;
        store(f3 + 15, v87);
        c2 += 16;
        f3 += 16;
    }
    size_t s88 = s54 % 16;
    if (s88 == 0) {
    } else {
        uint64_t u89 = bits_below(s88) >> 0;
        uint64_t u90 = bits_below(s88) >> 1;
        uint64_t u91 = bits_below(s88) >> 2;
        uint64_t u92 = bits_below(s88) >> 3;
        uint64_t u93 = bits_below(s88) >> 4;
        uint64_t u94 = bits_below(s88) >> 5;
        uint64_t u95 = bits_below(s88) >> 6;
        uint64_t u96 = bits_below(s88) >> 7;
        uint64_t u97 = bits_below(s88) >> 8;
        uint64_t u98 = bits_below(s88) >> 9;
        uint64_t u99 = bits_below(s88) >> 10;
        uint64_t u100 = bits_below(s88) >> 11;
        uint64_t u101 = bits_below(s88) >> 12;
        uint64_t u102 = bits_below(s88) >> 13;
        uint64_t u103 = bits_below(s88) >> 14;
        uint64_t u104 = bits_below(s88) >> 15;
        vector v105 = load_masked(c2 + 0, u89);
        vector v106 = v1 * v105;
        store_masked(f3 + 0, v106, u89);
        vector v107 = load_masked(c2 + 1, u90);
        vector v108 = v1 * v107;
        store_masked(f3 + 1, v108, u90);
        vector v109 = load_masked(c2 + 2, u91);
        vector v110 = v1 * v109;
        store_masked(f3 + 2, v110, u91);
        vector v111 = load_masked(c2 + 3, u92);
        vector v112 = v1 * v111;
        store_masked(f3 + 3, v112, u92);
        vector v113 = load_masked(c2 + 4, u93);
        vector v114 = v1 * v113;
        store_masked(f3 + 4, v114, u93);
        vector v115 = load_masked(c2 + 5, u94);
        vector v116 = v1 * v115;
        store_masked(f3 + 5, v116, u94);
        vector v117 = load_masked(c2 + 6, u95);
        vector v118 = v1 * v117;
        store_masked(f3 + 6, v118, u95);
        vector v119 = load_masked(c2 + 7, u96);
        vector v120 = v1 * v119;
        store_masked(f3 + 7, v120, u96);
        vector v121 = load_masked(c2 + 8, u97);
        vector v122 = v1 * v121;
        store_masked(f3 + 8, v122, u97);
        vector v123 = load_masked(c2 + 9, u98);
        vector v124 = v1 * v123;
        store_masked(f3 + 9, v124, u98);
        vector v125 = load_masked(c2 + 10, u99);
        vector v126 = v1 * v125;
        store_masked(f3 + 10, v126, u99);
        vector v127 = load_masked(c2 + 11, u100);
        vector v128 = v1 * v127;
        store_masked(f3 + 11, v128, u100);
        vector v129 = load_masked(c2 + 12, u101);
        vector v130 = v1 * v129;
        store_masked(f3 + 12, v130, u101);
        vector v131 = load_masked(c2 + 13, u102);
        vector v132 = v1 * v131;
        store_masked(f3 + 13, v132, u102);
        vector v133 = load_masked(c2 + 14, u103);
        vector v134 = v1 * v133;
        store_masked(f3 + 14, v134, u103);
        vector v135 = load_masked(c2 + 15, u104);
        vector v136 = v1 * v135;
        store_masked(f3 + 15, v136, u104);
        c2 += s88;
        f3 += s88;
    }
}

void nnp_softmax_scale_streamed__c_scalar(size_t count, const float* x, const float* factor, float* y) {
    vector v1 = splat(factor[0]);
    const float*c2 = x;
    float*f3 = y;
    size_t s4 = (0 - (uintptr_t)f3 / sizeof(float)) % 16;
    size_t s5 = s4 < count ? s4 : count;
    if (s5 == 0) {
    } else {
        uint64_t u6 = bits_below(s5) >> 0;
        uint64_t u7 = bits_below(s5) >> 1;
        uint64_t u8 = bits_below(s5) >> 2;
        uint64_t u9 = bits_below(s5) >> 3;
        uint64_t u10 = bits_below(s5) >> 4;
        uint64_t u11 = bits_below(s5) >> 5;
        uint64_t u12 = bits_below(s5) >> 6;
        uint64_t u13 = bits_below(s5) >> 7;
        uint64_t u14 = bits_below(s5) >> 8;
        uint64_t u15 = bits_below(s5) >> 9;
        uint64_t u16 = bits_below(s5) >> 10;
        uint64_t u17 = bits_below(s5) >> 11;
        uint64_t u18 = bits_below(s5) >> 12;
        uint64_t u19 = bits_below(s5) >> 13;
        uint64_t u20 = bits_below(s5) >> 14;
        uint64_t u21 = bits_below(s5) >> 15;
        vector v22 = load_masked(c2 + 0, u6);
        vector v23 = v1 * v22;
        store_masked(f3 + 0, v23, u6);
        vector v24 = load_masked(c2 + 1, u7);
        vector v25 = v1 * v24;
        store_masked(f3 + 1, v25, u7);
        vector v26 = load_masked(c2 + 2, u8);
        vector v27 = v1 * v26;
        store_masked(f3 + 2, v27, u8);
        vector v28 = load_masked(c2 + 3, u9);
        vector v29 = v1 * v28;
        store_masked(f3 + 3, v29, u9);
        vector v30 = load_masked(c2 + 4, u10);
        vector v31 = v1 * v30;
        store_masked(f3 + 4, v31, u10);
        vector v32 = load_masked(c2 + 5, u11);
        vector v33 = v1 * v32;
        store_masked(f3 + 5, v33, u11);
        vector v34 = load_masked(c2 + 6, u12);
        vector v35 = v1 * v34;
        store_masked(f3 + 6, v35, u12);
        vector v36 = load_masked(c2 + 7, u13);
        vector v37 = v1 * v36;
        store_masked(f3 + 7, v37, u13);
        vector v38 = load_masked(c2 + 8, u14);
        vector v39 = v1 * v38;
        store_masked(f3 + 8, v39, u14);
        vector v40 = load_masked(c2 + 9, u15);
        vector v41 = v1 * v40;
        store_masked(f3 + 9, v41, u15);
        vector v42 = load_masked(c2 + 10, u16);
        vector v43 = v1 * v42;
        store_masked(f3 + 10, v43, u16);
        vector v44 = load_masked(c2 + 11, u17);
        vector v45 = v1 * v44;
        store_masked(f3 + 11, v45, u17);
        vector v46 = load_masked(c2 + 12, u18);
        vector v47 = v1 * v46;
        store_masked(f3 + 12, v47, u18);
        vector v48 = load_masked(c2 + 13, u19);
        vector v49 = v1 * v48;
        store_masked(f3 + 13, v49, u19);
        vector v50 = load_masked(c2 + 14, u20);
        vector v51 = v1 * v50;
        store_masked(f3 + 14, v51, u20);
        vector v52 = load_masked(c2 + 15, u21);
        vector v53 = v1 * v52;
        store_masked(f3 + 15, v53, u21);
        c2 += s5;
        f3 += s5;
    }
    size_t s54 = count - s5;
    size_t s55 = s54 / 16;
    for (; s55 != 0; s55--) {
        vector v56 = load(c2 + 0);
        vector v57 = v1 * v56;
        store(f3 + 0, v57);
        vector v58 = load(c2 + 1);
        vector v59 = v1 * v58;
        store(f3 + 1, v59);
        vector v60 = load(c2 + 2);
        vector v61 = v1 * v60;
        store(f3 + 2, v61);
        vector v62 = load(c2 + 3);
        vector v63 = v1 * v62;
        store(f3 + 3, v63);
        vector v64 = load(c2 + 4);
        vector v65 = v1 * v64;
        store(f3 + 4, v65);
        vector v66 = load(c2 + 5);
        vector v67 = v1 * v66;
        store(f3 + 5, v67);
        vector v68 = load(c2 + 6);
        vector v69 = v1 * v68;
        store(f3 + 6, v69);
        vector v70 = load(c2 + 7);
        vector v71 = v1 * v70;
        store(f3 + 7, v71);
        vector v72 = load(c2 + 8);
        vector v73 = v1 * v72;
        store(f3 + 8, v73);
        vector v74 = load(c2 + 9);
        vector v75 = v1 * v74;
        store(f3 + 9, v75);
        vector v76 = load(c2 + 10);
        vector v77 = v1 * v76;
        store(f3 + 10, v77);
        vector v78 = load(c2 + 11);
        vector v79 = v1 * v78;
        store(f3 + 11, v79);
        vector v80 = load(c2 + 12);
        vector v81 = v1 * v80;
        store(f3 + 12, v81);
        vector v82 = load(c2 + 13);
        vector v83 = v1 * v82;
        store(f3 + 13, v83);
        vector v84 = load(c2 + 14);
        vector v85 = v1 * v84;
        store(f3 + 14, v85);
        vector v86 = load(c2 + 15);
        vector v87 = v1 * v86;
        store(f3 + 15, v87);
        c2 += 16;
        f3 += 16;
    }
    size_t s88 = s54 % 16;
    if (s88 == 0) {
    } else {
        uint64_t u89 = bits_below(s88) >> 0;
        uint64_t u90 = bits_below(s88) >> 1;
        uint64_t u91 = bits_below(s88) >> 2;
        uint64_t u92 = bits_below(s88) >> 3;
        uint64_t u93 = bits_below(s88) >> 4;
        uint64_t u94 = bits_below(s88) >> 5;
        uint64_t u95 = bits_below(s88) >> 6;
        uint64_t u96 = bits_below(s88) >> 7;
        uint64_t u97 = bits_below(s88) >> 8;
        uint64_t u98 = bits_below(s88) >> 9;
        uint64_t u99 = bits_below(s88) >> 10;
        uint64_t u100 = bits_below(s88) >> 11;
        uint64_t u101 = bits_below(s88) >> 12;
        uint64_t u102 = bits_below(s88) >> 13;
        uint64_t u103 = bits_below(s88) >> 14;
        uint64_t u104 = bits_below(s88) >> 15;
        vector v105 = load_masked(c2 + 0, u89);
        vector v106 = v1 * v105;
        store_masked(f3 + 0, v106, u89);
        vector v107 = load_masked(c2 + 1, u90);
        vector v108 = v1 * v107;
        store_masked(f3 + 1, v108, u90);
        vector v109 = load_masked(c2 + 2, u91);
        vector v110 = v1 * v109;
        store_masked(f3 + 2, v110, u91);
        vector v111 = load_masked(c2 + 3, u92);
        vector v112 = v1 * v111;
        store_masked(f3 + 3, v112, u92);
        vector v113 = load_masked(c2 + 4, u93);
        vector v114 = v1 * v113;
        store_masked(f3 + 4, v114, u93);
        vector v115 = load_masked(c2 + 5, u94);
        vector v116 = v1 * v115;
        store_masked(f3 + 5, v116, u94);
        vector v117 = load_masked(c2 + 6, u95);
        vector v118 = v1 * v117;
        store_masked(f3 + 6, v118, u95);
        vector v119 = load_masked(c2 + 7, u96);
        vector v120 = v1 * v119;
        store_masked(f3 + 7, v120, u96);
        vector v121 = load_masked(c2 + 8, u97);
        vector v122 = v1 * v121;
        store_masked(f3 + 8, v122, u97);
        vector v123 = load_masked(c2 + 9, u98);
        vector v124 = v1 * v123;
        store_masked(f3 + 9, v124, u98);
        vector v125 = load_masked(c2 + 10, u99);
        vector v126 = v1 * v125;
        store_masked(f3 + 10, v126, u99);
        vector v127 = load_masked(c2 + 11, u100);
        vector v128 = v1 * v127;
        store_masked(f3 + 11, v128, u100);
        vector v129 = load_masked(c2 + 12, u101);
        vector v130 = v1 * v129;
        store_masked(f3 + 12, v130, u101);
        vector v131 = load_masked(c2 + 13, u102);
        vector v132 = v1 * v131;
        store_masked(f3 + 13, v132, u102);
        vector v133 = load_masked(c2 + 14, u103);
        vector v134 = v1 * v133;
        store_masked(f3 + 14, v134, u103);
        vector v135 = load_masked(c2 + 15, u104);
        vector v136 = v1 * v135;
        store_masked(f3 + 15, v136, u104);
        c2 += s88;
        f3 += s88;
    }
}
