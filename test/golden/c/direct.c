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
    size_t s2 = s1 / 8;
    for (; s2 != 0; s2--) {
        const float*c3 = output->bias;
        size_t s4 = output->row_stride;
        float*f5 = c;
        f5 += s4;
        vector v6 = splat(c3[0]);
        vector v7 = splat(c3[0]);
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
                vector v17 = load(c14 + 4);
                vector v18 = splat(c10[0]);
                v6 += v16 * v18;
                v7 += v17 * v18;
                const float*c19 = b;
                size_t s20 = c8->offset;
                c19 += s20;
                c8++;
                vector v21 = load(c19 + 0);
                vector v22 = load(c19 + 4);
                vector v23 = splat(c10[1]);
                v6 += v21 * v23;
                v7 += v22 * v23;
                const float*c24 = b;
                size_t s25 = c8->offset;
                c24 += s25;
                c8++;
                vector v26 = load(c24 + 0);
                vector v27 = load(c24 + 4);
                vector v28 = splat(c10[2]);
                v6 += v26 * v28;
                v7 += v27 * v28;
                const float*c29 = b;
                size_t s30 = c8->offset;
                c29 += s30;
                c8++;
                vector v31 = load(c29 + 0);
                vector v32 = load(c29 + 4);
                vector v33 = splat(c10[3]);
                v6 += v31 * v33;
                v7 += v32 * v33;
                c10 += 4;
            }
            c10 += 12;
        }
        for (; s11 != 0; s11--) {
            const float*c34 = b;
            size_t s35 = c8->offset;
            c34 += s35;
            c8++;
            vector v36 = load(c34 + 0);
            vector v37 = load(c34 + 4);
            vector v38 = splat(c10[0]);
            v6 += v36 * v38;
            v7 += v37 * v38;
            c10 += 1;
        }
        vector v39 = splat((&output->minimum)[0]);
        size_t s40 = output->row_stride;
        float*f41 = c;
        vector v42 = maximum(v39, v6);
        store(f41 + 0, v42);
        vector v43 = maximum(v39, v7);
        store(f41 + 4, v43);
        f41 += s40;
        b += 8;
        c += 8;
    }
    size_t s44 = output->columns;
    size_t s45 = s44 % 8;
    if (s45 == 0) {
    } else {
        size_t s46 = s45 - 1;
        size_t s47 = s46 / 4;
        if (s47 == 0) {
            b += s45;
            c += s45;
            b += -4;
            c += -4;
            const float*c48 = output->bias;
            size_t s49 = output->row_stride;
            float*f50 = c;
            f50 += s49;
            vector v51 = splat(c48[0]);
            const struct nnp_direct_tap*c52 = taps;
            size_t s53 = k;
            const float*c54 = a;
            size_t s55 = s53 % 4;
            size_t s56 = s53 / 4;
            for (; s56 != 0; s56--) {
                for (int i57 = 0; i57 < 1; i57++) {
                    const float*c58 = b;
                    size_t s59 = c52->offset;
                    c58 += s59;
                    c52++;
                    vector v60 = load(c58 + 0);
                    vector v61 = splat(c54[0]);
                    v51 += v60 * v61;
                    const float*c62 = b;
                    size_t s63 = c52->offset;
                    c62 += s63;
                    c52++;
                    vector v64 = load(c62 + 0);
                    vector v65 = splat(c54[1]);
                    v51 += v64 * v65;
                    const float*c66 = b;
                    size_t s67 = c52->offset;
                    c66 += s67;
                    c52++;
                    vector v68 = load(c66 + 0);
                    vector v69 = splat(c54[2]);
                    v51 += v68 * v69;
                    const float*c70 = b;
                    size_t s71 = c52->offset;
                    c70 += s71;
                    c52++;
                    vector v72 = load(c70 + 0);
                    vector v73 = splat(c54[3]);
                    v51 += v72 * v73;
                    c54 += 4;
                }
                c54 += 12;
            }
            for (; s55 != 0; s55--) {
                const float*c74 = b;
                size_t s75 = c52->offset;
                c74 += s75;
                c52++;
                vector v76 = load(c74 + 0);
                vector v77 = splat(c54[0]);
                v51 += v76 * v77;
                c54 += 1;
            }
            vector v78 = splat((&output->minimum)[0]);
            size_t s79 = output->row_stride;
            float*f80 = c;
            vector v81 = maximum(v78, v51);
            store(f80 + 0, v81);
            f80 += s79;
        } else {
            b += s45;
            c += s45;
            b += -8;
            c += -8;
            const float*c82 = output->bias;
            size_t s83 = output->row_stride;
            float*f84 = c;
            f84 += s83;
            vector v85 = splat(c82[0]);
            vector v86 = splat(c82[0]);
            const struct nnp_direct_tap*c87 = taps;
            size_t s88 = k;
            const float*c89 = a;
            size_t s90 = s88 % 4;
            size_t s91 = s88 / 4;
            for (; s91 != 0; s91--) {
                for (int i92 = 0; i92 < 1; i92++) {
                    const float*c93 = b;
                    size_t s94 = c87->offset;
                    c93 += s94;
                    c87++;
                    vector v95 = load(c93 + 0);
                    vector v96 = load(c93 + 4);
                    vector v97 = splat(c89[0]);
                    v85 += v95 * v97;
                    v86 += v96 * v97;
                    const float*c98 = b;
                    size_t s99 = c87->offset;
                    c98 += s99;
                    c87++;
                    vector v100 = load(c98 + 0);
                    vector v101 = load(c98 + 4);
                    vector v102 = splat(c89[1]);
                    v85 += v100 * v102;
                    v86 += v101 * v102;
                    const float*c103 = b;
                    size_t s104 = c87->offset;
                    c103 += s104;
                    c87++;
                    vector v105 = load(c103 + 0);
                    vector v106 = load(c103 + 4);
                    vector v107 = splat(c89[2]);
                    v85 += v105 * v107;
                    v86 += v106 * v107;
                    const float*c108 = b;
                    size_t s109 = c87->offset;
                    c108 += s109;
                    c87++;
                    vector v110 = load(c108 + 0);
                    vector v111 = load(c108 + 4);
                    vector v112 = splat(c89[3]);
                    v85 += v110 * v112;
                    v86 += v111 * v112;
                    c89 += 4;
                }
                c89 += 12;
            }
            for (; s90 != 0; s90--) {
                const float*c113 = b;
                size_t s114 = c87->offset;
                c113 += s114;
                c87++;
                vector v115 = load(c113 + 0);
                vector v116 = load(c113 + 4);
                vector v117 = splat(c89[0]);
                v85 += v115 * v117;
                v86 += v116 * v117;
                c89 += 1;
            }
            vector v118 = splat((&output->minimum)[0]);
            size_t s119 = output->row_stride;
            float*f120 = c;
            vector v121 = maximum(v118, v85);
            store(f120 + 0, v121);
            vector v122 = maximum(v118, v86);
            store(f120 + 4, v122);
            f120 += s119;
        }
    }
}

void nnp_direct_2x8__c(size_t k, const float* a, const float* b, const struct nnp_direct_tap* taps, float* c, const struct nnp_sgemm_output* output) {
    size_t s1 = output->columns;
    size_t s2 = s1 / 8;
    for (; s2 != 0; s2--) {
        const float*c3 = output->bias;
        size_t s4 = output->row_stride;
        float*f5 = c;
        f5 += s4;
        f5 += s4;
        vector v6 = splat(c3[0]);
        vector v7 = splat(c3[0]);
        vector v8 = splat(c3[1]);
        vector v9 = splat(c3[1]);
        const struct nnp_direct_tap*c10 = taps;
        size_t s11 = k;
        const float*c12 = a;
        size_t s13 = s11 % 4;
        size_t s14 = s11 / 4;
        for (; s14 != 0; s14--) {
            for (int i15 = 0; i15 < 1; i15++) {
                const float*c16 = b;
                size_t s17 = c10->offset;
                c16 += s17;
                c10++;
                vector v18 = load(c16 + 0);
                vector v19 = load(c16 + 4);
                vector v20 = splat(c12[0]);
                v6 += v18 * v20;
                v7 += v19 * v20;
                vector v21 = splat(c12[4]);
                v8 += v18 * v21;
                v9 += v19 * v21;
                const float*c22 = b;
                size_t s23 = c10->offset;
                c22 += s23;
                c10++;
                vector v24 = load(c22 + 0);
                vector v25 = load(c22 + 4);
                vector v26 = splat(c12[1]);
                v6 += v24 * v26;
                v7 += v25 * v26;
                vector v27 = splat(c12[5]);
                v8 += v24 * v27;
                v9 += v25 * v27;
                const float*c28 = b;
                size_t s29 = c10->offset;
                c28 += s29;
                c10++;
                vector v30 = load(c28 + 0);
                vector v31 = load(c28 + 4);
                vector v32 = splat(c12[2]);
                v6 += v30 * v32;
                v7 += v31 * v32;
                vector v33 = splat(c12[6]);
                v8 += v30 * v33;
                v9 += v31 * v33;
                const float*c34 = b;
                size_t s35 = c10->offset;
                c34 += s35;
                c10++;
                vector v36 = load(c34 + 0);
                vector v37 = load(c34 + 4);
                vector v38 = splat(c12[3]);
                v6 += v36 * v38;
                v7 += v37 * v38;
                vector v39 = splat(c12[7]);
                v8 += v36 * v39;
                v9 += v37 * v39;
                c12 += 4;
            }
            c12 += 12;
        }
        for (; s13 != 0; s13--) {
            const float*c40 = b;
            size_t s41 = c10->offset;
            c40 += s41;
            c10++;
            vector v42 = load(c40 + 0);
            vector v43 = load(c40 + 4);
            vector v44 = splat(c12[0]);
            v6 += v42 * v44;
            v7 += v43 * v44;
            vector v45 = splat(c12[4]);
            v8 += v42 * v45;
            v9 += v43 * v45;
            c12 += 1;
        }
        vector v46 = splat((&output->minimum)[0]);
        size_t s47 = output->row_stride;
        float*f48 = c;
        vector v49 = maximum(v46, v6);
        store(f48 + 0, v49);
        vector v50 = maximum(v46, v7);
        store(f48 + 4, v50);
        f48 += s47;
        vector v51 = maximum(v46, v8);
        store(f48 + 0, v51);
        vector v52 = maximum(v46, v9);
        store(f48 + 4, v52);
        f48 += s47;
        b += 8;
        c += 8;
    }
    size_t s53 = output->columns;
    size_t s54 = s53 % 8;
    if (s54 == 0) {
    } else {
        size_t s55 = s54 - 1;
        size_t s56 = s55 / 4;
        if (s56 == 0) {
            b += s54;
            c += s54;
            b += -4;
            c += -4;
            const float*c57 = output->bias;
            size_t s58 = output->row_stride;
            float*f59 = c;
            f59 += s58;
            f59 += s58;
            vector v60 = splat(c57[0]);
            vector v61 = splat(c57[1]);
            const struct nnp_direct_tap*c62 = taps;
            size_t s63 = k;
            const float*c64 = a;
            size_t s65 = s63 % 4;
            size_t s66 = s63 / 4;
            for (; s66 != 0; s66--) {
                for (int i67 = 0; i67 < 1; i67++) {
                    const float*c68 = b;
                    size_t s69 = c62->offset;
                    c68 += s69;
                    c62++;
                    vector v70 = load(c68 + 0);
                    vector v71 = splat(c64[0]);
                    v60 += v70 * v71;
                    vector v72 = splat(c64[4]);
                    v61 += v70 * v72;
                    const float*c73 = b;
                    size_t s74 = c62->offset;
                    c73 += s74;
                    c62++;
                    vector v75 = load(c73 + 0);
                    vector v76 = splat(c64[1]);
                    v60 += v75 * v76;
                    vector v77 = splat(c64[5]);
                    v61 += v75 * v77;
                    const float*c78 = b;
                    size_t s79 = c62->offset;
                    c78 += s79;
                    c62++;
                    vector v80 = load(c78 + 0);
                    vector v81 = splat(c64[2]);
                    v60 += v80 * v81;
                    vector v82 = splat(c64[6]);
                    v61 += v80 * v82;
                    const float*c83 = b;
                    size_t s84 = c62->offset;
                    c83 += s84;
                    c62++;
                    vector v85 = load(c83 + 0);
                    vector v86 = splat(c64[3]);
                    v60 += v85 * v86;
                    vector v87 = splat(c64[7]);
                    v61 += v85 * v87;
                    c64 += 4;
                }
                c64 += 12;
            }
            for (; s65 != 0; s65--) {
                const float*c88 = b;
                size_t s89 = c62->offset;
                c88 += s89;
                c62++;
                vector v90 = load(c88 + 0);
                vector v91 = splat(c64[0]);
                v60 += v90 * v91;
                vector v92 = splat(c64[4]);
                v61 += v90 * v92;
                c64 += 1;
            }
            vector v93 = splat((&output->minimum)[0]);
            size_t s94 = output->row_stride;
            float*f95 = c;
            vector v96 = maximum(v93, v60);
            store(f95 + 0, v96);
            f95 += s94;
            vector v97 = maximum(v93, v61);
            store(f95 + 0, v97);
            f95 += s94;
        } else {
            b += s54;
            c += s54;
            b += -8;
            c += -8;
            const float*c98 = output->bias;
            size_t s99 = output->row_stride;
            float*f100 = c;
            f100 += s99;
            f100 += s99;
            vector v101 = splat(c98[0]);
            vector v102 = splat(c98[0]);
            vector v103 = splat(c98[1]);
            vector v104 = splat(c98[1]);
            const struct nnp_direct_tap*c105 = taps;
            size_t s106 = k;
            const float*c107 = a;
            size_t s108 = s106 % 4;
            size_t s109 = s106 / 4;
            for (; s109 != 0; s109--) {
                for (int i110 = 0; i110 < 1; i110++) {
                    const float*c111 = b;
                    size_t s112 = c105->offset;
                    c111 += s112;
                    c105++;
                    vector v113 = load(c111 + 0);
                    vector v114 = load(c111 + 4);
                    vector v115 = splat(c107[0]);
                    v101 += v113 * v115;
                    v102 += v114 * v115;
                    vector v116 = splat(c107[4]);
                    v103 += v113 * v116;
                    v104 += v114 * v116;
                    const float*c117 = b;
                    size_t s118 = c105->offset;
                    c117 += s118;
                    c105++;
                    vector v119 = load(c117 + 0);
                    vector v120 = load(c117 + 4);
                    vector v121 = splat(c107[1]);
                    v101 += v119 * v121;
                    v102 += v120 * v121;
                    vector v122 = splat(c107[5]);
                    v103 += v119 * v122;
                    v104 += v120 * v122;
                    const float*c123 = b;
                    size_t s124 = c105->offset;
                    c123 += s124;
                    c105++;
                    vector v125 = load(c123 + 0);
                    vector v126 = load(c123 + 4);
                    vector v127 = splat(c107[2]);
                    v101 += v125 * v127;
                    v102 += v126 * v127;
                    vector v128 = splat(c107[6]);
                    v103 += v125 * v128;
                    v104 += v126 * v128;
                    const float*c129 = b;
                    size_t s130 = c105->offset;
                    c129 += s130;
                    c105++;
                    vector v131 = load(c129 + 0);
                    vector v132 = load(c129 + 4);
                    vector v133 = splat(c107[3]);
                    v101 += v131 * v133;
                    v102 += v132 * v133;
                    vector v134 = splat(c107[7]);
                    v103 += v131 * v134;
                    v104 += v132 * v134;
                    c107 += 4;
                }
                c107 += 12;
            }
            for (; s108 != 0; s108--) {
                const float*c135 = b;
                size_t s136 = c105->offset;
                c135 += s136;
                c105++;
                vector v137 = load(c135 + 0);
                vector v138 = load(c135 + 4);
                vector v139 = splat(c107[0]);
                v101 += v137 * v139;
                v102 += v138 * v139;
                vector v140 = splat(c107[4]);
                v103 += v137 * v140;
                v104 += v138 * v140;
                c107 += 1;
            }
            vector v141 = splat((&output->minimum)[0]);
            size_t s142 = output->row_stride;
            float*f143 = c;
            vector v144 = maximum(v141, v101);
            store(f143 + 0, v144);
            vector v145 = maximum(v141, v102);
            store(f143 + 4, v145);
            f143 += s142;
            vector v146 = maximum(v141, v103);
            store(f143 + 0, v146);
            vector v147 = maximum(v141, v104);
            store(f143 + 4, v147);
            f143 += s142;
        }
    }
}

void nnp_direct_3x8__c(size_t k, const float* a, const float* b, const struct nnp_direct_tap* taps, float* c, const struct nnp_sgemm_output* output) {
    size_t s1 = output->columns;
    size_t s2 = s1 / 8;
    for (; s2 != 0; s2--) {
        const float*c3 = output->bias;
        size_t s4 = output->row_stride;
        float*f5 = c;
        f5 += s4;
        f5 += s4;
        f5 += s4;
        vector v6 = splat(c3[0]);
        vector v7 = splat(c3[0]);
        vector v8 = splat(c3[1]);
        vector v9 = splat(c3[1]);
        vector v10 = splat(c3[2]);
        vector v11 = splat(c3[2]);
        const struct nnp_direct_tap*c12 = taps;
        size_t s13 = k;
        const float*c14 = a;
        size_t s15 = s13 % 4;
        size_t s16 = s13 / 4;
        for (; s16 != 0; s16--) {
            for (int i17 = 0; i17 < 1; i17++) {
                const float*c18 = b;
                size_t s19 = c12->offset;
                c18 += s19;
                c12++;
                vector v20 = load(c18 + 0);
                vector v21 = load(c18 + 4);
                vector v22 = splat(c14[0]);
                v6 += v20 * v22;
                v7 += v21 * v22;
                vector v23 = splat(c14[4]);
                v8 += v20 * v23;
                v9 += v21 * v23;
                vector v24 = splat(c14[8]);
                v10 += v20 * v24;
                v11 += v21 * v24;
                const float*c25 = b;
                size_t s26 = c12->offset;
                c25 += s26;
                c12++;
                vector v27 = load(c25 + 0);
                vector v28 = load(c25 + 4);
                vector v29 = splat(c14[1]);
                v6 += v27 * v29;
                v7 += v28 * v29;
                vector v30 = splat(c14[5]);
                v8 += v27 * v30;
                v9 += v28 * v30;
                vector v31 = splat(c14[9]);
                v10 += v27 * v31;
                v11 += v28 * v31;
                const float*c32 = b;
                size_t s33 = c12->offset;
                c32 += s33;
                c12++;
                vector v34 = load(c32 + 0);
                vector v35 = load(c32 + 4);
                vector v36 = splat(c14[2]);
                v6 += v34 * v36;
                v7 += v35 * v36;
                vector v37 = splat(c14[6]);
                v8 += v34 * v37;
                v9 += v35 * v37;
                vector v38 = splat(c14[10]);
                v10 += v34 * v38;
                v11 += v35 * v38;
                const float*c39 = b;
                size_t s40 = c12->offset;
                c39 += s40;
                c12++;
                vector v41 = load(c39 + 0);
                vector v42 = load(c39 + 4);
                vector v43 = splat(c14[3]);
                v6 += v41 * v43;
                v7 += v42 * v43;
                vector v44 = splat(c14[7]);
                v8 += v41 * v44;
                v9 += v42 * v44;
                vector v45 = splat(c14[11]);
                v10 += v41 * v45;
                v11 += v42 * v45;
                c14 += 4;
            }
            c14 += 12;
        }
        for (; s15 != 0; s15--) {
            const float*c46 = b;
            size_t s47 = c12->offset;
            c46 += s47;
            c12++;
            vector v48 = load(c46 + 0);
            vector v49 = load(c46 + 4);
            vector v50 = splat(c14[0]);
            v6 += v48 * v50;
            v7 += v49 * v50;
            vector v51 = splat(c14[4]);
            v8 += v48 * v51;
            v9 += v49 * v51;
            vector v52 = splat(c14[8]);
            v10 += v48 * v52;
            v11 += v49 * v52;
            c14 += 1;
        }
        vector v53 = splat((&output->minimum)[0]);
        size_t s54 = output->row_stride;
        float*f55 = c;
        vector v56 = maximum(v53, v6);
        store(f55 + 0, v56);
        vector v57 = maximum(v53, v7);
        store(f55 + 4, v57);
        f55 += s54;
        vector v58 = maximum(v53, v8);
        store(f55 + 0, v58);
        vector v59 = maximum(v53, v9);
        store(f55 + 4, v59);
        f55 += s54;
        vector v60 = maximum(v53, v10);
        store(f55 + 0, v60);
        vector v61 = maximum(v53, v11);
        store(f55 + 4, v61);
        f55 += s54;
        b += 8;
        c += 8;
    }
    size_t s62 = output->columns;
    size_t s63 = s62 % 8;
    if (s63 == 0) {
    } else {
        size_t s64 = s63 - 1;
        size_t s65 = s64 / 4;
        if (s65 == 0) {
            b += s63;
            c += s63;
            b += -4;
            c += -4;
            const float*c66 = output->bias;
            size_t s67 = output->row_stride;
            float*f68 = c;
            f68 += s67;
            f68 += s67;
            f68 += s67;
            vector v69 = splat(c66[0]);
            vector v70 = splat(c66[1]);
            vector v71 = splat(c66[2]);
            const struct nnp_direct_tap*c72 = taps;
            size_t s73 = k;
            const float*c74 = a;
            size_t s75 = s73 % 4;
            size_t s76 = s73 / 4;
            for (; s76 != 0; s76--) {
                for (int i77 = 0; i77 < 1; i77++) {
                    const float*c78 = b;
                    size_t s79 = c72->offset;
                    c78 += s79;
                    c72++;
                    vector v80 = load(c78 + 0);
                    vector v81 = splat(c74[0]);
                    v69 += v80 * v81;
                    vector v82 = splat(c74[4]);
                    v70 += v80 * v82;
                    vector v83 = splat(c74[8]);
                    v71 += v80 * v83;
                    const float*c84 = b;
                    size_t s85 = c72->offset;
                    c84 += s85;
                    c72++;
                    vector v86 = load(c84 + 0);
                    vector v87 = splat(c74[1]);
                    v69 += v86 * v87;
                    vector v88 = splat(c74[5]);
                    v70 += v86 * v88;
                    vector v89 = splat(c74[9]);
                    v71 += v86 * v89;
                    const float*c90 = b;
                    size_t s91 = c72->offset;
                    c90 += s91;
                    c72++;
                    vector v92 = load(c90 + 0);
                    vector v93 = splat(c74[2]);
                    v69 += v92 * v93;
                    vector v94 = splat(c74[6]);
                    v70 += v92 * v94;
                    vector v95 = splat(c74[10]);
                    v71 += v92 * v95;
                    const float*c96 = b;
                    size_t s97 = c72->offset;
                    c96 += s97;
                    c72++;
                    vector v98 = load(c96 + 0);
                    vector v99 = splat(c74[3]);
                    v69 += v98 * v99;
                    vector v100 = splat(c74[7]);
                    v70 += v98 * v100;
                    vector v101 = splat(c74[11]);
                    v71 += v98 * v101;
                    c74 += 4;
                }
                c74 += 12;
            }
            for (; s75 != 0; s75--) {
                const float*c102 = b;
                size_t s103 = c72->offset;
                c102 += s103;
                c72++;
                vector v104 = load(c102 + 0);
                vector v105 = splat(c74[0]);
                v69 += v104 * v105;
                vector v106 = splat(c74[4]);
                v70 += v104 * v106;
                vector v107 = splat(c74[8]);
                v71 += v104 * v107;
                c74 += 1;
            }
            vector v108 = splat((&output->minimum)[0]);
            size_t s109 = output->row_stride;
            float*f110 = c;
            vector v111 = maximum(v108, v69);
            store(f110 + 0, v111);
            f110 += s109;
            vector v112 = maximum(v108, v70);
            store(f110 + 0, v112);
            f110 += s109;
            vector v113 = maximum(v108, v71);
            store(f110 + 0, v113);
            f110 += s109;
        } else {
            b += s63;
            c += s63;
            b += -8;
            c += -8;
            const float*c114 = output->bias;
            size_t s115 = output->row_stride;
            float*f116 = c;
            f116 += s115;
            f116 += s115;
            f116 += s115;
            vector v117 = splat(c114[0]);
            vector v118 = splat(c114[0]);
            vector v119 = splat(c114[1]);
            vector v120 = splat(c114[1]);
            vector v121 = splat(c114[2]);
            vector v122 = splat(c114[2]);
            const struct nnp_direct_tap*c123 = taps;
            size_t s124 = k;
            const float*c125 = a;
            size_t s126 = s124 % 4;
            size_t s127 = s124 / 4;
            for (; s127 != 0; s127--) {
                for (int i128 = 0; i128 < 1; i128++) {
                    const float*c129 = b;
                    size_t s130 = c123->offset;
                    c129 += s130;
                    c123++;
                    vector v131 = load(c129 + 0);
                    vector v132 = load(c129 + 4);
                    vector v133 = splat(c125[0]);
                    v117 += v131 * v133;
                    v118 += v132 * v133;
                    vector v134 = splat(c125[4]);
                    v119 += v131 * v134;
                    v120 += v132 * v134;
                    vector v135 = splat(c125[8]);
                    v121 += v131 * v135;
                    v122 += v132 * v135;
                    const float*c136 = b;
                    size_t s137 = c123->offset;
                    c136 += s137;
                    c123++;
                    vector v138 = load(c136 + 0);
                    vector v139 = load(c136 + 4);
                    vector v140 = splat(c125[1]);
                    v117 += v138 * v140;
                    v118 += v139 * v140;
                    vector v141 = splat(c125[5]);
                    v119 += v138 * v141;
                    v120 += v139 * v141;
                    vector v142 = splat(c125[9]);
                    v121 += v138 * v142;
                    v122 += v139 * v142;
                    const float*c143 = b;
                    size_t s144 = c123->offset;
                    c143 += s144;
                    c123++;
                    vector v145 = load(c143 + 0);
                    vector v146 = load(c143 + 4);
                    vector v147 = splat(c125[2]);
                    v117 += v145 * v147;
                    v118 += v146 * v147;
                    vector v148 = splat(c125[6]);
                    v119 += v145 * v148;
                    v120 += v146 * v148;
                    vector v149 = splat(c125[10]);
                    v121 += v145 * v149;
                    v122 += v146 * v149;
                    const float*c150 = b;
                    size_t s151 = c123->offset;
                    c150 += s151;
                    c123++;
                    vector v152 = load(c150 + 0);
                    vector v153 = load(c150 + 4);
                    vector v154 = splat(c125[3]);
                    v117 += v152 * v154;
                    v118 += v153 * v154;
                    vector v155 = splat(c125[7]);
                    v119 += v152 * v155;
                    v120 += v153 * v155;
                    vector v156 = splat(c125[11]);
                    v121 += v152 * v156;
                    v122 += v153 * v156;
                    c125 += 4;
                }
                c125 += 12;
            }
            for (; s126 != 0; s126--) {
                const float*c157 = b;
                size_t s158 = c123->offset;
                c157 += s158;
                c123++;
                vector v159 = load(c157 + 0);
                vector v160 = load(c157 + 4);
                vector v161 = splat(c125[0]);
                v117 += v159 * v161;
                v118 += v160 * v161;
                vector v162 = splat(c125[4]);
                v119 += v159 * v162;
                v120 += v160 * v162;
                vector v163 = splat(c125[8]);
                v121 += v159 * v163;
                v122 += v160 * v163;
                c125 += 1;
            }
            vector v164 = splat((&output->minimum)[0]);
            size_t s165 = output->row_stride;
            float*f166 = c;
            vector v167 = maximum(v164, v117);
            store(f166 + 0, v167);
            vector v168 = maximum(v164, v118);
            store(f166 + 4, v168);
            f166 += s165;
            vector v169 = maximum(v164, v119);
            store(f166 + 0, v169);
            vector v170 = maximum(v164, v120);
            store(f166 + 4, v170);
            f166 += s165;
            vector v171 = maximum(v164, v121);
            store(f166 + 0, v171);
            vector v172 = maximum(v164, v122);
            store(f166 + 4, v172);
            f166 += s165;
        }
    }
}

void nnp_direct_4x8__c(size_t k, const float* a, const float* b, const struct nnp_direct_tap* taps, float* c, const struct nnp_sgemm_output* output) {
    size_t s1 = output->columns;
    size_t s2 = s1 / 8;
    for (; s2 != 0; s2--) {
        const float*c3 = output->bias;
        size_t s4 = output->row_stride;
        float*f5 = c;
        f5 += s4;
        f5 += s4;
        f5 += s4;
        f5 += s4;
        vector v6 = splat(c3[0]);
        vector v7 = splat(c3[0]);
        vector v8 = splat(c3[1]);
        vector v9 = splat(c3[1]);
        vector v10 = splat(c3[2]);
        vector v11 = splat(c3[2]);
        vector v12 = splat(c3[3]);
        vector v13 = splat(c3[3]);
        const struct nnp_direct_tap*c14 = taps;
        size_t s15 = k;
        const float*c16 = a;
        size_t s17 = s15 % 4;
        size_t s18 = s15 / 4;
        for (; s18 != 0; s18--) {
            for (int i19 = 0; i19 < 1; i19++) {
                const float*c20 = b;
                size_t s21 = c14->offset;
                c20 += s21;
                c14++;
                vector v22 = load(c20 + 0);
                vector v23 = load(c20 + 4);
                vector v24 = splat(c16[0]);
                v6 += v22 * v24;
                v7 += v23 * v24;
                vector v25 = splat(c16[4]);
                v8 += v22 * v25;
                v9 += v23 * v25;
                vector v26 = splat(c16[8]);
                v10 += v22 * v26;
                v11 += v23 * v26;
                vector v27 = splat(c16[12]);
                v12 += v22 * v27;
                v13 += v23 * v27;
                const float*c28 = b;
                size_t s29 = c14->offset;
                c28 += s29;
                c14++;
                vector v30 = load(c28 + 0);
                vector v31 = load(c28 + 4);
                vector v32 = splat(c16[1]);
                v6 += v30 * v32;
                v7 += v31 * v32;
                vector v33 = splat(c16[5]);
                v8 += v30 * v33;
                v9 += v31 * v33;
                vector v34 = splat(c16[9]);
                v10 += v30 * v34;
                v11 += v31 * v34;
                vector v35 = splat(c16[13]);
                v12 += v30 * v35;
                v13 += v31 * v35;
                const float*c36 = b;
                size_t s37 = c14->offset;
                c36 += s37;
                c14++;
                vector v38 = load(c36 + 0);
                vector v39 = load(c36 + 4);
                vector v40 = splat(c16[2]);
                v6 += v38 * v40;
                v7 += v39 * v40;
                vector v41 = splat(c16[6]);
                v8 += v38 * v41;
                v9 += v39 * v41;
                vector v42 = splat(c16[10]);
                v10 += v38 * v42;
                v11 += v39 * v42;
                vector v43 = splat(c16[14]);
                v12 += v38 * v43;
                v13 += v39 * v43;
                const float*c44 = b;
                size_t s45 = c14->offset;
                c44 += s45;
                c14++;
                vector v46 = load(c44 + 0);
                vector v47 = load(c44 + 4);
                vector v48 = splat(c16[3]);
                v6 += v46 * v48;
                v7 += v47 * v48;
                vector v49 = splat(c16[7]);
                v8 += v46 * v49;
                v9 += v47 * v49;
                vector v50 = splat(c16[11]);
                v10 += v46 * v50;
                v11 += v47 * v50;
                vector v51 = splat(c16[15]);
                v12 += v46 * v51;
                v13 += v47 * v51;
                c16 += 4;
            }
            c16 += 12;
        }
        for (; s17 != 0; s17--) {
            const float*c52 = b;
            size_t s53 = c14->offset;
            c52 += s53;
            c14++;
            vector v54 = load(c52 + 0);
            vector v55 = load(c52 + 4);
            vector v56 = splat(c16[0]);
            v6 += v54 * v56;
            v7 += v55 * v56;
            vector v57 = splat(c16[4]);
            v8 += v54 * v57;
            v9 += v55 * v57;
            vector v58 = splat(c16[8]);
            v10 += v54 * v58;
            v11 += v55 * v58;
            vector v59 = splat(c16[12]);
            v12 += v54 * v59;
            v13 += v55 * v59;
            c16 += 1;
        }
        vector v60 = splat((&output->minimum)[0]);
        size_t s61 = output->row_stride;
        float*f62 = c;
        vector v63 = maximum(v60, v6);
        store(f62 + 0, v63);
        vector v64 = maximum(v60, v7);
        store(f62 + 4, v64);
        f62 += s61;
        vector v65 = maximum(v60, v8);
        store(f62 + 0, v65);
        vector v66 = maximum(v60, v9);
        store(f62 + 4, v66);
        f62 += s61;
        vector v67 = maximum(v60, v10);
        store(f62 + 0, v67);
        vector v68 = maximum(v60, v11);
        store(f62 + 4, v68);
        f62 += s61;
        vector v69 = maximum(v60, v12);
        store(f62 + 0, v69);
        vector v70 = maximum(v60, v13);
        store(f62 + 4, v70);
        f62 += s61;
        b += 8;
        c += 8;
    }
    size_t s71 = output->columns;
    size_t s72 = s71 % 8;
    if (s72 == 0) {
    } else {
        size_t s73 = s72 - 1;
        size_t s74 = s73 / 4;
        if (s74 == 0) {
            b += s72;
            c += s72;
            b += -4;
            c += -4;
            const float*c75 = output->bias;
            size_t s76 = output->row_stride;
            float*f77 = c;
            f77 += s76;
            f77 += s76;
            f77 += s76;
            f77 += s76;
            vector v78 = splat(c75[0]);
            vector v79 = splat(c75[1]);
            vector v80 = splat(c75[2]);
            vector v81 = splat(c75[3]);
            const struct nnp_direct_tap*c82 = taps;
            size_t s83 = k;
            const float*c84 = a;
            size_t s85 = s83 % 4;
            size_t s86 = s83 / 4;
            for (; s86 != 0; s86--) {
                for (int i87 = 0; i87 < 1; i87++) {
                    const float*c88 = b;
                    size_t s89 = c82->offset;
                    c88 += s89;
                    c82++;
                    vector v90 = load(c88 + 0);
                    vector v91 = splat(c84[0]);
                    v78 += v90 * v91;
                    vector v92 = splat(c84[4]);
                    v79 += v90 * v92;
                    vector v93 = splat(c84[8]);
                    v80 += v90 * v93;
                    vector v94 = splat(c84[12]);
                    v81 += v90 * v94;
                    const float*c95 = b;
                    size_t s96 = c82->offset;
                    c95 += s96;
                    c82++;
                    vector v97 = load(c95 + 0);
                    vector v98 = splat(c84[1]);
                    v78 += v97 * v98;
                    vector v99 = splat(c84[5]);
                    v79 += v97 * v99;
                    vector v100 = splat(c84[9]);
                    v80 += v97 * v100;
                    vector v101 = splat(c84[13]);
                    v81 += v97 * v101;
                    const float*c102 = b;
                    size_t s103 = c82->offset;
                    c102 += s103;
                    c82++;
                    vector v104 = load(c102 + 0);
                    vector v105 = splat(c84[2]);
                    v78 += v104 * v105;
                    vector v106 = splat(c84[6]);
                    v79 += v104 * v106;
                    vector v107 = splat(c84[10]);
                    v80 += v104 * v107;
                    vector v108 = splat(c84[14]);
                    v81 += v104 * v108;
                    const float*c109 = b;
                    size_t s110 = c82->offset;
                    c109 += s110;
                    c82++;
                    vector v111 = load(c109 + 0);
                    vector v112 = splat(c84[3]);
                    v78 += v111 * v112;
                    vector v113 = splat(c84[7]);
                    v79 += v111 * v113;
                    vector v114 = splat(c84[11]);
                    v80 += v111 * v114;
                    vector v115 = splat(c84[15]);
                    v81 += v111 * v115;
                    c84 += 4;
                }
                c84 += 12;
            }
            for (; s85 != 0; s85--) {
                const float*c116 = b;
                size_t s117 = c82->offset;
                c116 += s117;
                c82++;
                vector v118 = load(c116 + 0);
                vector v119 = splat(c84[0]);
                v78 += v118 * v119;
                vector v120 = splat(c84[4]);
                v79 += v118 * v120;
                vector v121 = splat(c84[8]);
                v80 += v118 * v121;
                vector v122 = splat(c84[12]);
                v81 += v118 * v122;
                c84 += 1;
            }
            vector v123 = splat((&output->minimum)[0]);
            size_t s124 = output->row_stride;
            float*f125 = c;
            vector v126 = maximum(v123, v78);
            store(f125 + 0, v126);
            f125 += s124;
            vector v127 = maximum(v123, v79);
            store(f125 + 0, v127);
            f125 += s124;
            vector v128 = maximum(v123, v80);
            store(f125 + 0, v128);
            f125 += s124;
            vector v129 = maximum(v123, v81);
            store(f125 + 0, v129);
            f125 += s124;
        } else {
            b += s72;
            c += s72;
            b += -8;
            c += -8;
            const float*c130 = output->bias;
            size_t s131 = output->row_stride;
            float*f132 = c;
            f132 += s131;
            f132 += s131;
            f132 += s131;
            f132 += s131;
            vector v133 = splat(c130[0]);
            vector v134 = splat(c130[0]);
            vector v135 = splat(c130[1]);
            vector v136 = splat(c130[1]);
            vector v137 = splat(c130[2]);
            vector v138 = splat(c130[2]);
            vector v139 = splat(c130[3]);
            vector v140 = splat(c130[3]);
            const struct nnp_direct_tap*c141 = taps;
            size_t s142 = k;
            const float*c143 = a;
            size_t s144 = s142 % 4;
            size_t s145 = s142 / 4;
            for (; s145 != 0; s145--) {
                for (int i146 = 0; i146 < 1; i146++) {
                    const float*c147 = b;
                    size_t s148 = c141->offset;
                    c147 += s148;
                    c141++;
                    vector v149 = load(c147 + 0);
                    vector v150 = load(c147 + 4);
                    vector v151 = splat(c143[0]);
                    v133 += v149 * v151;
                    v134 += v150 * v151;
                    vector v152 = splat(c143[4]);
                    v135 += v149 * v152;
                    v136 += v150 * v152;
                    vector v153 = splat(c143[8]);
                    v137 += v149 * v153;
                    v138 += v150 * v153;
                    vector v154 = splat(c143[12]);
                    v139 += v149 * v154;
                    v140 += v150 * v154;
                    const float*c155 = b;
                    size_t s156 = c141->offset;
                    c155 += s156;
                    c141++;
                    vector v157 = load(c155 + 0);
                    vector v158 = load(c155 + 4);
                    vector v159 = splat(c143[1]);
                    v133 += v157 * v159;
                    v134 += v158 * v159;
                    vector v160 = splat(c143[5]);
                    v135 += v157 * v160;
                    v136 += v158 * v160;
                    vector v161 = splat(c143[9]);
                    v137 += v157 * v161;
                    v138 += v158 * v161;
                    vector v162 = splat(c143[13]);
                    v139 += v157 * v162;
                    v140 += v158 * v162;
                    const float*c163 = b;
                    size_t s164 = c141->offset;
                    c163 += s164;
                    c141++;
                    vector v165 = load(c163 + 0);
                    vector v166 = load(c163 + 4);
                    vector v167 = splat(c143[2]);
                    v133 += v165 * v167;
                    v134 += v166 * v167;
                    vector v168 = splat(c143[6]);
                    v135 += v165 * v168;
                    v136 += v166 * v168;
                    vector v169 = splat(c143[10]);
                    v137 += v165 * v169;
                    v138 += v166 * v169;
                    vector v170 = splat(c143[14]);
                    v139 += v165 * v170;
                    v140 += v166 * v170;
                    const float*c171 = b;
                    size_t s172 = c141->offset;
                    c171 += s172;
                    c141++;
                    vector v173 = load(c171 + 0);
                    vector v174 = load(c171 + 4);
                    vector v175 = splat(c143[3]);
                    v133 += v173 * v175;
                    v134 += v174 * v175;
                    vector v176 = splat(c143[7]);
                    v135 += v173 * v176;
                    v136 += v174 * v176;
                    vector v177 = splat(c143[11]);
                    v137 += v173 * v177;
                    v138 += v174 * v177;
                    vector v178 = splat(c143[15]);
                    v139 += v173 * v178;
                    v140 += v174 * v178;
                    c143 += 4;
                }
                c143 += 12;
            }
            for (; s144 != 0; s144--) {
                const float*c179 = b;
                size_t s180 = c141->offset;
                c179 += s180;
                c141++;
                vector v181 = load(c179 + 0);
                vector v182 = load(c179 + 4);
                vector v183 = splat(c143[0]);
                v133 += v181 * v183;
                v134 += v182 * v183;
                vector v184 = splat(c143[4]);
                v135 += v181 * v184;
                v136 += v182 * v184;
                vector v185 = splat(c143[8]);
                v137 += v181 * v185;
                v138 += v182 * v185;
                vector v186 = splat(c143[12]);
                v139 += v181 * v186;
                v140 += v182 * v186;
                c143 += 1;
            }
            vector v187 = splat((&output->minimum)[0]);
            size_t s188 = output->row_stride;
            float*f189 = c;
            vector v190 = maximum(v187, v133);
            store(f189 + 0, v190);
            vector v191 = maximum(v187, v134);
            store(f189 + 4, v191);
            f189 += s188;
            vector v192 = maximum(v187, v135);
            store(f189 + 0, v192);
            vector v193 = maximum(v187, v136);
            store(f189 + 4, v193);
            f189 += s188;
            vector v194 = maximum(v187, v137);
            store(f189 + 0, v194);
            vector v195 = maximum(v187, v138);
            store(f189 + 4, v195);
            f189 += s188;
            vector v196 = maximum(v187, v139);
            store(f189 + 0, v196);
            vector v197 = maximum(v187, v140);
            store(f189 + 4, v197);
            f189 += s188;
        }
    }
}
