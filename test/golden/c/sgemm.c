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

void nnp_sgemm_1x8__c(size_t k, const float* a, const float* b, size_t b_stride, float* c, const struct nnp_sgemm_output* output) {
    float*f1 = c;
    size_t s2 = output->row_stride;
    f1 += s2;
    float*f3 = output->packed;
    size_t s4 = output->columns;
    size_t s5 = s4 / 8;
    for (; s5 != 0; s5--) {
        const float*c6 = output->bias;
        vector v7 = splat(0);
        vector v8 = splat(0);
        if (c6 == 0) {
        } else {
            vector v9 = splat(c6[0]);
            v7 = v9;
            v8 = v9;
        }
        if (b_stride == 0) {
            size_t s10 = output->ahead;
            const float*c11 = a;
            size_t s12 = k % 4;
            size_t s13 = k / 4;
            for (; s13 != 0; s13--) {
                for (int i14 = 0; i14 < 1; i14++) {
                    vector v15 = load(b + 0);
                    vector v16 = load(b + 4);
                    vector v17 = splat(c11[0]);
                    v7 += v15 * v17;
                    v8 += v16 * v17;
                    vector v18 = load(b + 8);
                    vector v19 = load(b + 12);
                    vector v20 = splat(c11[1]);
                    v7 += v18 * v20;
                    v8 += v19 * v20;
                    vector v21 = load(b + 16);
                    vector v22 = load(b + 20);
                    vector v23 = splat(c11[2]);
                    v7 += v21 * v23;
                    v8 += v22 * v23;
                    vector v24 = load(b + 24);
                    vector v25 = load(b + 28);
                    vector v26 = splat(c11[3]);
                    v7 += v24 * v26;
                    v8 += v25 * v26;
                    c11 += 4;
                    b += 32;
                }
                c11 += 12;
            }
            for (; s12 != 0; s12--) {
                vector v27 = load(b + 0);
                vector v28 = load(b + 4);
                vector v29 = splat(c11[0]);
                v7 += v27 * v29;
                v8 += v28 * v29;
                c11 += 1;
                b += 8;
            }
            size_t s30 = output->row_stride;
            float*f31 = c;
            const float*c32 = output->bias;
            if (c32 == 0) {
                float*f33 = f31;
                vector v34 = load(f33 + 0);
                v7 += v34;
                vector v35 = load(f33 + 4);
                v8 += v35;
                f33 += s30;
            } else {
            }
            vector v36 = splat((&output->minimum)[0]);
            vector v37 = maximum(v36, v7);
            store(f31 + 0, v37);
            vector v38 = maximum(v36, v8);
            store(f31 + 4, v38);
            f31 += s30;
        } else {
            if (f3 == 0) {
                const float*c39 = b;
                const float*c40 = a;
                size_t s41 = k % 4;
                size_t s42 = k / 4;
                for (; s42 != 0; s42--) {
                    for (int i43 = 0; i43 < 1; i43++) {
                        vector v44 = load(c39 + 0);
                        vector v45 = load(c39 + 4);
                        c39 += b_stride;
                        vector v46 = splat(c40[0]);
                        v7 += v44 * v46;
                        v8 += v45 * v46;
                        vector v47 = load(c39 + 0);
                        vector v48 = load(c39 + 4);
                        c39 += b_stride;
                        vector v49 = splat(c40[1]);
                        v7 += v47 * v49;
                        v8 += v48 * v49;
                        vector v50 = load(c39 + 0);
                        vector v51 = load(c39 + 4);
                        c39 += b_stride;
                        vector v52 = splat(c40[2]);
                        v7 += v50 * v52;
                        v8 += v51 * v52;
                        vector v53 = load(c39 + 0);
                        vector v54 = load(c39 + 4);
                        c39 += b_stride;
                        vector v55 = splat(c40[3]);
                        v7 += v53 * v55;
                        v8 += v54 * v55;
                        c40 += 4;
                    }
                    c40 += 12;
                }
                for (; s41 != 0; s41--) {
                    vector v56 = load(c39 + 0);
                    vector v57 = load(c39 + 4);
                    c39 += b_stride;
                    vector v58 = splat(c40[0]);
                    v7 += v56 * v58;
                    v8 += v57 * v58;
                    c40 += 1;
                }
                size_t s59 = output->row_stride;
                float*f60 = c;
                const float*c61 = output->bias;
                if (c61 == 0) {
                    float*f62 = f60;
                    vector v63 = load(f62 + 0);
                    v7 += v63;
                    vector v64 = load(f62 + 4);
                    v8 += v64;
                    f62 += s59;
                } else {
                }
                vector v65 = splat((&output->minimum)[0]);
                vector v66 = maximum(v65, v7);
                store(f60 + 0, v66);
                vector v67 = maximum(v65, v8);
                store(f60 + 4, v67);
                f60 += s59;
            } else {
                const float*c68 = b;
                const float*c69 = a;
                size_t s70 = k % 4;
                size_t s71 = k / 4;
                for (; s71 != 0; s71--) {
                    for (int i72 = 0; i72 < 1; i72++) {
                        vector v73 = load(c68 + 0);
                        vector v74 = load(c68 + 4);
                        store(f3 + 0, v73);
                        store(f3 + 4, v74);
                        c68 += b_stride;
                        vector v75 = splat(c69[0]);
                        v7 += v73 * v75;
                        v8 += v74 * v75;
                        vector v76 = load(c68 + 0);
                        vector v77 = load(c68 + 4);
                        store(f3 + 8, v76);
                        store(f3 + 12, v77);
                        c68 += b_stride;
                        vector v78 = splat(c69[1]);
                        v7 += v76 * v78;
                        v8 += v77 * v78;
                        vector v79 = load(c68 + 0);
                        vector v80 = load(c68 + 4);
                        store(f3 + 16, v79);
                        store(f3 + 20, v80);
                        c68 += b_stride;
                        vector v81 = splat(c69[2]);
                        v7 += v79 * v81;
                        v8 += v80 * v81;
                        vector v82 = load(c68 + 0);
                        vector v83 = load(c68 + 4);
                        store(f3 + 24, v82);
                        store(f3 + 28, v83);
                        c68 += b_stride;
                        vector v84 = splat(c69[3]);
                        v7 += v82 * v84;
                        v8 += v83 * v84;
                        c69 += 4;
                        f3 += 32;
                    }
                    c69 += 12;
                }
                for (; s70 != 0; s70--) {
                    vector v85 = load(c68 + 0);
                    vector v86 = load(c68 + 4);
                    store(f3 + 0, v85);
                    store(f3 + 4, v86);
                    c68 += b_stride;
                    vector v87 = splat(c69[0]);
                    v7 += v85 * v87;
                    v8 += v86 * v87;
                    c69 += 1;
                    f3 += 8;
                }
                size_t s88 = output->row_stride;
                float*f89 = c;
                const float*c90 = output->bias;
                if (c90 == 0) {
                    float*f91 = f89;
                    vector v92 = load(f91 + 0);
                    v7 += v92;
                    vector v93 = load(f91 + 4);
                    v8 += v93;
                    f91 += s88;
                } else {
                }
                vector v94 = splat((&output->minimum)[0]);
                vector v95 = maximum(v94, v7);
                store(f89 + 0, v95);
                vector v96 = maximum(v94, v8);
                store(f89 + 4, v96);
                f89 += s88;
            }
            b += 8;
        }
        c += 8;
    }
    size_t s97 = output->columns;
    size_t s98 = s97 % 8;
    if (s98 == 0) {
    } else {
        size_t s99 = s98 - 1;
        size_t s100 = s99 / 4;
        if (s100 == 0) {
            size_t s101 = output->ahead;
            const float*c102 = output->bias;
            vector v103 = splat(0);
            if (c102 == 0) {
            } else {
                vector v104 = splat(c102[0]);
                v103 = v104;
            }
            const float*c105 = a;
            size_t s106 = k % 4;
            size_t s107 = k / 4;
            for (; s107 != 0; s107--) {
                for (int i108 = 0; i108 < 1; i108++) {
                    vector v109 = load(b + 0);
                    vector v110 = splat(c105[0]);
                    v103 += v109 * v110;
                    vector v111 = load(b + 8);
                    vector v112 = splat(c105[1]);
                    v103 += v111 * v112;
                    vector v113 = load(b + 16);
                    vector v114 = splat(c105[2]);
                    v103 += v113 * v114;
                    vector v115 = load(b + 24);
                    vector v116 = splat(c105[3]);
                    v103 += v115 * v116;
                    c105 += 4;
                    b += 32;
                }
                c105 += 12;
            }
            for (; s106 != 0; s106--) {
                vector v117 = load(b + 0);
                vector v118 = splat(c105[0]);
                v103 += v117 * v118;
                c105 += 1;
                b += 8;
            }
            size_t s119 = output->columns;
            size_t s120 = s119 % 8;
            uint64_t u121 = bits_below(s120) >> 0;
            size_t s122 = output->row_stride;
            float*f123 = c;
            const float*c124 = output->bias;
            if (c124 == 0) {
                float*f125 = f123;
                vector v126 = load_masked(f125 + 0, u121);
                v103 += v126;
                f125 += s122;
            } else {
            }
            vector v127 = splat((&output->minimum)[0]);
            vector v128 = maximum(v127, v103);
            store_masked(f123 + 0, v128, u121);
            f123 += s122;
        } else {
            size_t s129 = output->ahead;
            const float*c130 = output->bias;
            vector v131 = splat(0);
            vector v132 = splat(0);
            if (c130 == 0) {
            } else {
                vector v133 = splat(c130[0]);
                v131 = v133;
                v132 = v133;
            }
            const float*c134 = a;
            size_t s135 = k % 4;
            size_t s136 = k / 4;
            for (; s136 != 0; s136--) {
                for (int i137 = 0; i137 < 1; i137++) {
                    vector v138 = load(b + 0);
                    vector v139 = load(b + 4);
                    vector v140 = splat(c134[0]);
                    v131 += v138 * v140;
                    v132 += v139 * v140;
                    vector v141 = load(b + 8);
                    vector v142 = load(b + 12);
                    vector v143 = splat(c134[1]);
                    v131 += v141 * v143;
                    v132 += v142 * v143;
                    vector v144 = load(b + 16);
                    vector v145 = load(b + 20);
                    vector v146 = splat(c134[2]);
                    v131 += v144 * v146;
                    v132 += v145 * v146;
                    vector v147 = load(b + 24);
                    vector v148 = load(b + 28);
                    vector v149 = splat(c134[3]);
                    v131 += v147 * v149;
                    v132 += v148 * v149;
                    c134 += 4;
                    b += 32;
                }
                c134 += 12;
            }
            for (; s135 != 0; s135--) {
                vector v150 = load(b + 0);
                vector v151 = load(b + 4);
                vector v152 = splat(c134[0]);
                v131 += v150 * v152;
                v132 += v151 * v152;
                c134 += 1;
                b += 8;
            }
            size_t s153 = output->columns;
            size_t s154 = s153 % 8;
            uint64_t u155 = bits_below(s154) >> 0;
            uint64_t u156 = bits_below(s154) >> 4;
            size_t s157 = output->row_stride;
            float*f158 = c;
            const float*c159 = output->bias;
            if (c159 == 0) {
                float*f160 = f158;
                vector v161 = load_masked(f160 + 0, u155);
                v131 += v161;
                vector v162 = load_masked(f160 + 4, u156);
                v132 += v162;
                f160 += s157;
            } else {
            }
            vector v163 = splat((&output->minimum)[0]);
            vector v164 = maximum(v163, v131);
            store_masked(f158 + 0, v164, u155);
            vector v165 = maximum(v163, v132);
            store_masked(f158 + 4, v165, u156);
            f158 += s157;
        }
    }
}

void nnp_sgemm_2x8__c(size_t k, const float* a, const float* b, size_t b_stride, float* c, const struct nnp_sgemm_output* output) {
    float*f1 = c;
    size_t s2 = output->row_stride;
    f1 += s2;
    f1 += s2;
    float*f3 = output->packed;
    size_t s4 = output->columns;
    size_t s5 = s4 / 8;
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
            vector v12 = splat(c6[1]);
            v9 = v12;
            v10 = v12;
        }
        if (b_stride == 0) {
            size_t s13 = output->ahead;
            const float*c14 = a;
            size_t s15 = k % 4;
            size_t s16 = k / 4;
            for (; s16 != 0; s16--) {
                for (int i17 = 0; i17 < 1; i17++) {
                    vector v18 = load(b + 0);
                    vector v19 = load(b + 4);
                    vector v20 = splat(c14[0]);
                    v7 += v18 * v20;
                    v8 += v19 * v20;
                    vector v21 = splat(c14[4]);
                    v9 += v18 * v21;
                    v10 += v19 * v21;
                    vector v22 = load(b + 8);
                    vector v23 = load(b + 12);
                    vector v24 = splat(c14[1]);
                    v7 += v22 * v24;
                    v8 += v23 * v24;
                    vector v25 = splat(c14[5]);
                    v9 += v22 * v25;
                    v10 += v23 * v25;
                    vector v26 = load(b + 16);
                    vector v27 = load(b + 20);
                    vector v28 = splat(c14[2]);
                    v7 += v26 * v28;
                    v8 += v27 * v28;
                    vector v29 = splat(c14[6]);
                    v9 += v26 * v29;
                    v10 += v27 * v29;
                    vector v30 = load(b + 24);
                    vector v31 = load(b + 28);
                    vector v32 = splat(c14[3]);
                    v7 += v30 * v32;
                    v8 += v31 * v32;
                    vector v33 = splat(c14[7]);
                    v9 += v30 * v33;
                    v10 += v31 * v33;
                    c14 += 4;
                    b += 32;
                }
                c14 += 12;
            }
            for (; s15 != 0; s15--) {
                vector v34 = load(b + 0);
                vector v35 = load(b + 4);
                vector v36 = splat(c14[0]);
                v7 += v34 * v36;
                v8 += v35 * v36;
                vector v37 = splat(c14[4]);
                v9 += v34 * v37;
                v10 += v35 * v37;
                c14 += 1;
                b += 8;
            }
            size_t s38 = output->row_stride;
            float*f39 = c;
            const float*c40 = output->bias;
            if (c40 == 0) {
                float*f41 = f39;
                vector v42 = load(f41 + 0);
                v7 += v42;
                vector v43 = load(f41 + 4);
                v8 += v43;
                f41 += s38;
                vector v44 = load(f41 + 0);
                v9 += v44;
                vector v45 = load(f41 + 4);
                v10 += v45;
                f41 += s38;
            } else {
            }
            vector v46 = splat((&output->minimum)[0]);
            vector v47 = maximum(v46, v7);
            store(f39 + 0, v47);
            vector v48 = maximum(v46, v8);
            store(f39 + 4, v48);
            f39 += s38;
            vector v49 = maximum(v46, v9);
            store(f39 + 0, v49);
            vector v50 = maximum(v46, v10);
            store(f39 + 4, v50);
            f39 += s38;
        } else {
            if (f3 == 0) {
                const float*c51 = b;
                const float*c52 = a;
                size_t s53 = k % 4;
                size_t s54 = k / 4;
                for (; s54 != 0; s54--) {
                    for (int i55 = 0; i55 < 1; i55++) {
                        vector v56 = load(c51 + 0);
                        vector v57 = load(c51 + 4);
                        c51 += b_stride;
                        vector v58 = splat(c52[0]);
                        v7 += v56 * v58;
                        v8 += v57 * v58;
                        vector v59 = splat(c52[4]);
                        v9 += v56 * v59;
                        v10 += v57 * v59;
                        vector v60 = load(c51 + 0);
                        vector v61 = load(c51 + 4);
                        c51 += b_stride;
                        vector v62 = splat(c52[1]);
                        v7 += v60 * v62;
                        v8 += v61 * v62;
                        vector v63 = splat(c52[5]);
                        v9 += v60 * v63;
                        v10 += v61 * v63;
                        vector v64 = load(c51 + 0);
                        vector v65 = load(c51 + 4);
                        c51 += b_stride;
                        vector v66 = splat(c52[2]);
                        v7 += v64 * v66;
                        v8 += v65 * v66;
                        vector v67 = splat(c52[6]);
                        v9 += v64 * v67;
                        v10 += v65 * v67;
                        vector v68 = load(c51 + 0);
                        vector v69 = load(c51 + 4);
                        c51 += b_stride;
                        vector v70 = splat(c52[3]);
                        v7 += v68 * v70;
                        v8 += v69 * v70;
                        vector v71 = splat(c52[7]);
                        v9 += v68 * v71;
                        v10 += v69 * v71;
                        c52 += 4;
                    }
                    c52 += 12;
                }
                for (; s53 != 0; s53--) {
                    vector v72 = load(c51 + 0);
                    vector v73 = load(c51 + 4);
                    c51 += b_stride;
                    vector v74 = splat(c52[0]);
                    v7 += v72 * v74;
                    v8 += v73 * v74;
                    vector v75 = splat(c52[4]);
                    v9 += v72 * v75;
                    v10 += v73 * v75;
                    c52 += 1;
                }
                size_t s76 = output->row_stride;
                float*f77 = c;
                const float*c78 = output->bias;
                if (c78 == 0) {
                    float*f79 = f77;
                    vector v80 = load(f79 + 0);
                    v7 += v80;
                    vector v81 = load(f79 + 4);
                    v8 += v81;
                    f79 += s76;
                    vector v82 = load(f79 + 0);
                    v9 += v82;
                    vector v83 = load(f79 + 4);
                    v10 += v83;
                    f79 += s76;
                } else {
                }
                vector v84 = splat((&output->minimum)[0]);
                vector v85 = maximum(v84, v7);
                store(f77 + 0, v85);
                vector v86 = maximum(v84, v8);
                store(f77 + 4, v86);
                f77 += s76;
                vector v87 = maximum(v84, v9);
                store(f77 + 0, v87);
                vector v88 = maximum(v84, v10);
                store(f77 + 4, v88);
                f77 += s76;
            } else {
                const float*c89 = b;
                const float*c90 = a;
                size_t s91 = k % 4;
                size_t s92 = k / 4;
                for (; s92 != 0; s92--) {
                    for (int i93 = 0; i93 < 1; i93++) {
                        vector v94 = load(c89 + 0);
                        vector v95 = load(c89 + 4);
                        store(f3 + 0, v94);
                        store(f3 + 4, v95);
                        c89 += b_stride;
                        vector v96 = splat(c90[0]);
                        v7 += v94 * v96;
                        v8 += v95 * v96;
                        vector v97 = splat(c90[4]);
                        v9 += v94 * v97;
                        v10 += v95 * v97;
                        vector v98 = load(c89 + 0);
                        vector v99 = load(c89 + 4);
                        store(f3 + 8, v98);
                        store(f3 + 12, v99);
                        c89 += b_stride;
                        vector v100 = splat(c90[1]);
                        v7 += v98 * v100;
                        v8 += v99 * v100;
                        vector v101 = splat(c90[5]);
                        v9 += v98 * v101;
                        v10 += v99 * v101;
                        vector v102 = load(c89 + 0);
                        vector v103 = load(c89 + 4);
                        store(f3 + 16, v102);
                        store(f3 + 20, v103);
                        c89 += b_stride;
                        vector v104 = splat(c90[2]);
                        v7 += v102 * v104;
                        v8 += v103 * v104;
                        vector v105 = splat(c90[6]);
                        v9 += v102 * v105;
                        v10 += v103 * v105;
                        vector v106 = load(c89 + 0);
                        vector v107 = load(c89 + 4);
                        store(f3 + 24, v106);
                        store(f3 + 28, v107);
                        c89 += b_stride;
                        vector v108 = splat(c90[3]);
                        v7 += v106 * v108;
                        v8 += v107 * v108;
                        vector v109 = splat(c90[7]);
                        v9 += v106 * v109;
                        v10 += v107 * v109;
                        c90 += 4;
                        f3 += 32;
                    }
                    c90 += 12;
                }
                for (; s91 != 0; s91--) {
                    vector v110 = load(c89 + 0);
                    vector v111 = load(c89 + 4);
                    store(f3 + 0, v110);
                    store(f3 + 4, v111);
                    c89 += b_stride;
                    vector v112 = splat(c90[0]);
                    v7 += v110 * v112;
                    v8 += v111 * v112;
                    vector v113 = splat(c90[4]);
                    v9 += v110 * v113;
                    v10 += v111 * v113;
                    c90 += 1;
                    f3 += 8;
                }
                size_t s114 = output->row_stride;
                float*f115 = c;
                const float*c116 = output->bias;
                if (c116 == 0) {
                    float*f117 = f115;
                    vector v118 = load(f117 + 0);
                    v7 += v118;
                    vector v119 = load(f117 + 4);
                    v8 += v119;
                    f117 += s114;
                    vector v120 = load(f117 + 0);
                    v9 += v120;
                    vector v121 = load(f117 + 4);
                    v10 += v121;
                    f117 += s114;
                } else {
                }
                vector v122 = splat((&output->minimum)[0]);
                vector v123 = maximum(v122, v7);
                store(f115 + 0, v123);
                vector v124 = maximum(v122, v8);
                store(f115 + 4, v124);
                f115 += s114;
                vector v125 = maximum(v122, v9);
                store(f115 + 0, v125);
                vector v126 = maximum(v122, v10);
                store(f115 + 4, v126);
                f115 += s114;
            }
            b += 8;
        }
        c += 8;
    }
    size_t s127 = output->columns;
    size_t s128 = s127 % 8;
    if (s128 == 0) {
    } else {
        size_t s129 = s128 - 1;
        size_t s130 = s129 / 4;
        if (s130 == 0) {
            size_t s131 = output->ahead;
            const float*c132 = output->bias;
            vector v133 = splat(0);
            vector v134 = splat(0);
            if (c132 == 0) {
            } else {
                vector v135 = splat(c132[0]);
                v133 = v135;
                vector v136 = splat(c132[1]);
                v134 = v136;
            }
            const float*c137 = a;
            size_t s138 = k % 4;
            size_t s139 = k / 4;
            for (; s139 != 0; s139--) {
                for (int i140 = 0; i140 < 1; i140++) {
                    vector v141 = load(b + 0);
                    vector v142 = splat(c137[0]);
                    v133 += v141 * v142;
                    vector v143 = splat(c137[4]);
                    v134 += v141 * v143;
                    vector v144 = load(b + 8);
                    vector v145 = splat(c137[1]);
                    v133 += v144 * v145;
                    vector v146 = splat(c137[5]);
                    v134 += v144 * v146;
                    vector v147 = load(b + 16);
                    vector v148 = splat(c137[2]);
                    v133 += v147 * v148;
                    vector v149 = splat(c137[6]);
                    v134 += v147 * v149;
                    vector v150 = load(b + 24);
                    vector v151 = splat(c137[3]);
                    v133 += v150 * v151;
                    vector v152 = splat(c137[7]);
                    v134 += v150 * v152;
                    c137 += 4;
                    b += 32;
                }
                c137 += 12;
            }
            for (; s138 != 0; s138--) {
                vector v153 = load(b + 0);
                vector v154 = splat(c137[0]);
                v133 += v153 * v154;
                vector v155 = splat(c137[4]);
                v134 += v153 * v155;
                c137 += 1;
                b += 8;
            }
            size_t s156 = output->columns;
            size_t s157 = s156 % 8;
            uint64_t u158 = bits_below(s157) >> 0;
            size_t s159 = output->row_stride;
            float*f160 = c;
            const float*c161 = output->bias;
            if (c161 == 0) {
                float*f162 = f160;
                vector v163 = load_masked(f162 + 0, u158);
                v133 += v163;
                f162 += s159;
                vector v164 = load_masked(f162 + 0, u158);
                v134 += v164;
                f162 += s159;
            } else {
            }
            vector v165 = splat((&output->minimum)[0]);
            vector v166 = maximum(v165, v133);
            store_masked(f160 + 0, v166, u158);
            f160 += s159;
            vector v167 = maximum(v165, v134);
            store_masked(f160 + 0, v167, u158);
            f160 += s159;
        } else {
            size_t s168 = output->ahead;
            const float*c169 = output->bias;
            vector v170 = splat(0);
            vector v171 = splat(0);
            vector v172 = splat(0);
            vector v173 = splat(0);
            if (c169 == 0) {
            } else {
                vector v174 = splat(c169[0]);
                v170 = v174;
                v171 = v174;
                vector v175 = splat(c169[1]);
                v172 = v175;
                v173 = v175;
            }
            const float*c176 = a;
            size_t s177 = k % 4;
            size_t s178 = k / 4;
            for (; s178 != 0; s178--) {
                for (int i179 = 0; i179 < 1; i179++) {
                    vector v180 = load(b + 0);
                    vector v181 = load(b + 4);
                    vector v182 = splat(c176[0]);
                    v170 += v180 * v182;
                    v171 += v181 * v182;
                    vector v183 = splat(c176[4]);
                    v172 += v180 * v183;
                    v173 += v181 * v183;
                    vector v184 = load(b + 8);
                    vector v185 = load(b + 12);
                    vector v186 = splat(c176[1]);
                    v170 += v184 * v186;
                    v171 += v185 * v186;
                    vector v187 = splat(c176[5]);
                    v172 += v184 * v187;
                    v173 += v185 * v187;
                    vector v188 = load(b + 16);
                    vector v189 = load(b + 20);
                    vector v190 = splat(c176[2]);
                    v170 += v188 * v190;
                    v171 += v189 * v190;
                    vector v191 = splat(c176[6]);
                    v172 += v188 * v191;
                    v173 += v189 * v191;
                    vector v192 = load(b + 24);
                    vector v193 = load(b + 28);
                    vector v194 = splat(c176[3]);
                    v170 += v192 * v194;
                    v171 += v193 * v194;
                    vector v195 = splat(c176[7]);
                    v172 += v192 * v195;
                    v173 += v193 * v195;
                    c176 += 4;
                    b += 32;
                }
                c176 += 12;
            }
            for (; s177 != 0; s177--) {
                vector v196 = load(b + 0);
                vector v197 = load(b + 4);
                vector v198 = splat(c176[0]);
                v170 += v196 * v198;
                v171 += v197 * v198;
                vector v199 = splat(c176[4]);
                v172 += v196 * v199;
                v173 += v197 * v199;
                c176 += 1;
                b += 8;
            }
            size_t s200 = output->columns;
            size_t s201 = s200 % 8;
            uint64_t u202 = bits_below(s201) >> 0;
            uint64_t u203 = bits_below(s201) >> 4;
            size_t s204 = output->row_stride;
            float*f205 = c;
            const float*c206 = output->bias;
            if (c206 == 0) {
                float*f207 = f205;
                vector v208 = load_masked(f207 + 0, u202);
                v170 += v208;
                vector v209 = load_masked(f207 + 4, u203);
                v171 += v209;
                f207 += s204;
                vector v210 = load_masked(f207 + 0, u202);
                v172 += v210;
                vector v211 = load_masked(f207 + 4, u203);
                v173 += v211;
                f207 += s204;
            } else {
            }
            vector v212 = splat((&output->minimum)[0]);
            vector v213 = maximum(v212, v170);
            store_masked(f205 + 0, v213, u202);
            vector v214 = maximum(v212, v171);
            store_masked(f205 + 4, v214, u203);
            f205 += s204;
            vector v215 = maximum(v212, v172);
            store_masked(f205 + 0, v215, u202);
            vector v216 = maximum(v212, v173);
            store_masked(f205 + 4, v216, u203);
            f205 += s204;
        }
    }
}

void nnp_sgemm_3x8__c(size_t k, const float* a, const float* b, size_t b_stride, float* c, const struct nnp_sgemm_output* output) {
    float*f1 = c;
    size_t s2 = output->row_stride;
    f1 += s2;
    f1 += s2;
    f1 += s2;
    float*f3 = output->packed;
    size_t s4 = output->columns;
    size_t s5 = s4 / 8;
    for (; s5 != 0; s5--) {
        const float*c6 = output->bias;
        vector v7 = splat(0);
        vector v8 = splat(0);
        vector v9 = splat(0);
        vector v10 = splat(0);
        vector v11 = splat(0);
        vector v12 = splat(0);
        if (c6 == 0) {
        } else {
            vector v13 = splat(c6[0]);
            v7 = v13;
            v8 = v13;
            vector v14 = splat(c6[1]);
            v9 = v14;
            v10 = v14;
            vector v15 = splat(c6[2]);
            v11 = v15;
            v12 = v15;
        }
        if (b_stride == 0) {
            size_t s16 = output->ahead;
            const float*c17 = a;
            size_t s18 = k % 4;
            size_t s19 = k / 4;
            for (; s19 != 0; s19--) {
                for (int i20 = 0; i20 < 1; i20++) {
                    vector v21 = load(b + 0);
                    vector v22 = load(b + 4);
                    vector v23 = splat(c17[0]);
                    v7 += v21 * v23;
                    v8 += v22 * v23;
                    vector v24 = splat(c17[4]);
                    v9 += v21 * v24;
                    v10 += v22 * v24;
                    vector v25 = splat(c17[8]);
                    v11 += v21 * v25;
                    v12 += v22 * v25;
                    vector v26 = load(b + 8);
                    vector v27 = load(b + 12);
                    vector v28 = splat(c17[1]);
                    v7 += v26 * v28;
                    v8 += v27 * v28;
                    vector v29 = splat(c17[5]);
                    v9 += v26 * v29;
                    v10 += v27 * v29;
                    vector v30 = splat(c17[9]);
                    v11 += v26 * v30;
                    v12 += v27 * v30;
                    vector v31 = load(b + 16);
                    vector v32 = load(b + 20);
                    vector v33 = splat(c17[2]);
                    v7 += v31 * v33;
                    v8 += v32 * v33;
                    vector v34 = splat(c17[6]);
                    v9 += v31 * v34;
                    v10 += v32 * v34;
                    vector v35 = splat(c17[10]);
                    v11 += v31 * v35;
                    v12 += v32 * v35;
                    vector v36 = load(b + 24);
                    vector v37 = load(b + 28);
                    vector v38 = splat(c17[3]);
                    v7 += v36 * v38;
                    v8 += v37 * v38;
                    vector v39 = splat(c17[7]);
                    v9 += v36 * v39;
                    v10 += v37 * v39;
                    vector v40 = splat(c17[11]);
                    v11 += v36 * v40;
                    v12 += v37 * v40;
                    c17 += 4;
                    b += 32;
                }
                c17 += 12;
            }
            for (; s18 != 0; s18--) {
                vector v41 = load(b + 0);
                vector v42 = load(b + 4);
                vector v43 = splat(c17[0]);
                v7 += v41 * v43;
                v8 += v42 * v43;
                vector v44 = splat(c17[4]);
                v9 += v41 * v44;
                v10 += v42 * v44;
                vector v45 = splat(c17[8]);
                v11 += v41 * v45;
                v12 += v42 * v45;
                c17 += 1;
                b += 8;
            }
            size_t s46 = output->row_stride;
            float*f47 = c;
            const float*c48 = output->bias;
            if (c48 == 0) {
                float*f49 = f47;
                vector v50 = load(f49 + 0);
                v7 += v50;
                vector v51 = load(f49 + 4);
                v8 += v51;
                f49 += s46;
                vector v52 = load(f49 + 0);
                v9 += v52;
                vector v53 = load(f49 + 4);
                v10 += v53;
                f49 += s46;
                vector v54 = load(f49 + 0);
                v11 += v54;
                vector v55 = load(f49 + 4);
                v12 += v55;
                f49 += s46;
            } else {
            }
            vector v56 = splat((&output->minimum)[0]);
            vector v57 = maximum(v56, v7);
            store(f47 + 0, v57);
            vector v58 = maximum(v56, v8);
            store(f47 + 4, v58);
            f47 += s46;
            vector v59 = maximum(v56, v9);
            store(f47 + 0, v59);
            vector v60 = maximum(v56, v10);
            store(f47 + 4, v60);
            f47 += s46;
            vector v61 = maximum(v56, v11);
            store(f47 + 0, v61);
            vector v62 = maximum(v56, v12);
            store(f47 + 4, v62);
            f47 += s46;
        } else {
            if (f3 == 0) {
                const float*c63 = b;
                const float*c64 = a;
                size_t s65 = k % 4;
                size_t s66 = k / 4;
                for (; s66 != 0; s66--) {
                    for (int i67 = 0; i67 < 1; i67++) {
                        vector v68 = load(c63 + 0);
                        vector v69 = load(c63 + 4);
                        c63 += b_stride;
                        vector v70 = splat(c64[0]);
                        v7 += v68 * v70;
                        v8 += v69 * v70;
                        vector v71 = splat(c64[4]);
                        v9 += v68 * v71;
                        v10 += v69 * v71;
                        vector v72 = splat(c64[8]);
                        v11 += v68 * v72;
                        v12 += v69 * v72;
                        vector v73 = load(c63 + 0);
                        vector v74 = load(c63 + 4);
                        c63 += b_stride;
                        vector v75 = splat(c64[1]);
                        v7 += v73 * v75;
                        v8 += v74 * v75;
                        vector v76 = splat(c64[5]);
                        v9 += v73 * v76;
                        v10 += v74 * v76;
                        vector v77 = splat(c64[9]);
                        v11 += v73 * v77;
                        v12 += v74 * v77;
                        vector v78 = load(c63 + 0);
                        vector v79 = load(c63 + 4);
                        c63 += b_stride;
                        vector v80 = splat(c64[2]);
                        v7 += v78 * v80;
                        v8 += v79 * v80;
                        vector v81 = splat(c64[6]);
                        v9 += v78 * v81;
                        v10 += v79 * v81;
                        vector v82 = splat(c64[10]);
                        v11 += v78 * v82;
                        v12 += v79 * v82;
                        vector v83 = load(c63 + 0);
                        vector v84 = load(c63 + 4);
                        c63 += b_stride;
                        vector v85 = splat(c64[3]);
                        v7 += v83 * v85;
                        v8 += v84 * v85;
                        vector v86 = splat(c64[7]);
                        v9 += v83 * v86;
                        v10 += v84 * v86;
                        vector v87 = splat(c64[11]);
                        v11 += v83 * v87;
                        v12 += v84 * v87;
                        c64 += 4;
                    }
                    c64 += 12;
                }
                for (; s65 != 0; s65--) {
                    vector v88 = load(c63 + 0);
                    vector v89 = load(c63 + 4);
                    c63 += b_stride;
                    vector v90 = splat(c64[0]);
                    v7 += v88 * v90;
                    v8 += v89 * v90;
                    vector v91 = splat(c64[4]);
                    v9 += v88 * v91;
                    v10 += v89 * v91;
                    vector v92 = splat(c64[8]);
                    v11 += v88 * v92;
                    v12 += v89 * v92;
                    c64 += 1;
                }
                size_t s93 = output->row_stride;
                float*f94 = c;
                const float*c95 = output->bias;
                if (c95 == 0) {
                    float*f96 = f94;
                    vector v97 = load(f96 + 0);
                    v7 += v97;
                    vector v98 = load(f96 + 4);
                    v8 += v98;
                    f96 += s93;
                    vector v99 = load(f96 + 0);
                    v9 += v99;
                    vector v100 = load(f96 + 4);
                    v10 += v100;
                    f96 += s93;
                    vector v101 = load(f96 + 0);
                    v11 += v101;
                    vector v102 = load(f96 + 4);
                    v12 += v102;
                    f96 += s93;
                } else {
                }
                vector v103 = splat((&output->minimum)[0]);
                vector v104 = maximum(v103, v7);
                store(f94 + 0, v104);
                vector v105 = maximum(v103, v8);
                store(f94 + 4, v105);
                f94 += s93;
                vector v106 = maximum(v103, v9);
                store(f94 + 0, v106);
                vector v107 = maximum(v103, v10);
                store(f94 + 4, v107);
                f94 += s93;
                vector v108 = maximum(v103, v11);
                store(f94 + 0, v108);
                vector v109 = maximum(v103, v12);
                store(f94 + 4, v109);
                f94 += s93;
            } else {
                const float*c110 = b;
                const float*c111 = a;
                size_t s112 = k % 4;
                size_t s113 = k / 4;
                for (; s113 != 0; s113--) {
                    for (int i114 = 0; i114 < 1; i114++) {
                        vector v115 = load(c110 + 0);
                        vector v116 = load(c110 + 4);
                        store(f3 + 0, v115);
                        store(f3 + 4, v116);
                        c110 += b_stride;
                        vector v117 = splat(c111[0]);
                        v7 += v115 * v117;
                        v8 += v116 * v117;
                        vector v118 = splat(c111[4]);
                        v9 += v115 * v118;
                        v10 += v116 * v118;
                        vector v119 = splat(c111[8]);
                        v11 += v115 * v119;
                        v12 += v116 * v119;
                        vector v120 = load(c110 + 0);
                        vector v121 = load(c110 + 4);
                        store(f3 + 8, v120);
                        store(f3 + 12, v121);
                        c110 += b_stride;
                        vector v122 = splat(c111[1]);
                        v7 += v120 * v122;
                        v8 += v121 * v122;
                        vector v123 = splat(c111[5]);
                        v9 += v120 * v123;
                        v10 += v121 * v123;
                        vector v124 = splat(c111[9]);
                        v11 += v120 * v124;
                        v12 += v121 * v124;
                        vector v125 = load(c110 + 0);
                        vector v126 = load(c110 + 4);
                        store(f3 + 16, v125);
                        store(f3 + 20, v126);
                        c110 += b_stride;
                        vector v127 = splat(c111[2]);
                        v7 += v125 * v127;
                        v8 += v126 * v127;
                        vector v128 = splat(c111[6]);
                        v9 += v125 * v128;
                        v10 += v126 * v128;
                        vector v129 = splat(c111[10]);
                        v11 += v125 * v129;
                        v12 += v126 * v129;
                        vector v130 = load(c110 + 0);
                        vector v131 = load(c110 + 4);
                        store(f3 + 24, v130);
                        store(f3 + 28, v131);
                        c110 += b_stride;
                        vector v132 = splat(c111[3]);
                        v7 += v130 * v132;
                        v8 += v131 * v132;
                        vector v133 = splat(c111[7]);
                        v9 += v130 * v133;
                        v10 += v131 * v133;
                        vector v134 = splat(c111[11]);
                        v11 += v130 * v134;
                        v12 += v131 * v134;
                        c111 += 4;
                        f3 += 32;
                    }
                    c111 += 12;
                }
                for (; s112 != 0; s112--) {
                    vector v135 = load(c110 + 0);
                    vector v136 = load(c110 + 4);
                    store(f3 + 0, v135);
                    store(f3 + 4, v136);
                    c110 += b_stride;
                    vector v137 = splat(c111[0]);
                    v7 += v135 * v137;
                    v8 += v136 * v137;
                    vector v138 = splat(c111[4]);
                    v9 += v135 * v138;
                    v10 += v136 * v138;
                    vector v139 = splat(c111[8]);
                    v11 += v135 * v139;
                    v12 += v136 * v139;
                    c111 += 1;
                    f3 += 8;
                }
                size_t s140 = output->row_stride;
                float*f141 = c;
                const float*c142 = output->bias;
                if (c142 == 0) {
                    float*f143 = f141;
                    vector v144 = load(f143 + 0);
                    v7 += v144;
                    vector v145 = load(f143 + 4);
                    v8 += v145;
                    f143 += s140;
                    vector v146 = load(f143 + 0);
                    v9 += v146;
                    vector v147 = load(f143 + 4);
                    v10 += v147;
                    f143 += s140;
                    vector v148 = load(f143 + 0);
                    v11 += v148;
                    vector v149 = load(f143 + 4);
                    v12 += v149;
                    f143 += s140;
                } else {
                }
                vector v150 = splat((&output->minimum)[0]);
                vector v151 = maximum(v150, v7);
                store(f141 + 0, v151);
                vector v152 = maximum(v150, v8);
                store(f141 + 4, v152);
                f141 += s140;
                vector v153 = maximum(v150, v9);
                store(f141 + 0, v153);
                vector v154 = maximum(v150, v10);
                store(f141 + 4, v154);
                f141 += s140;
                vector v155 = maximum(v150, v11);
                store(f141 + 0, v155);
                vector v156 = maximum(v150, v12);
                store(f141 + 4, v156);
                f141 += s140;
            }
            b += 8;
        }
        c += 8;
    }
    size_t s157 = output->columns;
    size_t s158 = s157 % 8;
    if (s158 == 0) {
    } else {
        size_t s159 = s158 - 1;
        size_t s160 = s159 / 4;
        if (s160 == 0) {
            size_t s161 = output->ahead;
            const float*c162 = output->bias;
            vector v163 = splat(0);
            vector v164 = splat(0);
            vector v165 = splat(0);
            if (c162 == 0) {
            } else {
                vector v166 = splat(c162[0]);
                v163 = v166;
                vector v167 = splat(c162[1]);
                v164 = v167;
                vector v168 = splat(c162[2]);
                v165 = v168;
            }
            const float*c169 = a;
            size_t s170 = k % 4;
            size_t s171 = k / 4;
            for (; s171 != 0; s171--) {
                for (int i172 = 0; i172 < 1; i172++) {
                    vector v173 = load(b + 0);
                    vector v174 = splat(c169[0]);
                    v163 += v173 * v174;
                    vector v175 = splat(c169[4]);
                    v164 += v173 * v175;
                    vector v176 = splat(c169[8]);
                    v165 += v173 * v176;
                    vector v177 = load(b + 8);
                    vector v178 = splat(c169[1]);
                    v163 += v177 * v178;
                    vector v179 = splat(c169[5]);
                    v164 += v177 * v179;
                    vector v180 = splat(c169[9]);
                    v165 += v177 * v180;
                    vector v181 = load(b + 16);
                    vector v182 = splat(c169[2]);
                    v163 += v181 * v182;
                    vector v183 = splat(c169[6]);
                    v164 += v181 * v183;
                    vector v184 = splat(c169[10]);
                    v165 += v181 * v184;
                    vector v185 = load(b + 24);
                    vector v186 = splat(c169[3]);
                    v163 += v185 * v186;
                    vector v187 = splat(c169[7]);
                    v164 += v185 * v187;
                    vector v188 = splat(c169[11]);
                    v165 += v185 * v188;
                    c169 += 4;
                    b += 32;
                }
                c169 += 12;
            }
            for (; s170 != 0; s170--) {
                vector v189 = load(b + 0);
                vector v190 = splat(c169[0]);
                v163 += v189 * v190;
                vector v191 = splat(c169[4]);
                v164 += v189 * v191;
                vector v192 = splat(c169[8]);
                v165 += v189 * v192;
                c169 += 1;
                b += 8;
            }
            size_t s193 = output->columns;
            size_t s194 = s193 % 8;
            uint64_t u195 = bits_below(s194) >> 0;
            size_t s196 = output->row_stride;
            float*f197 = c;
            const float*c198 = output->bias;
            if (c198 == 0) {
                float*f199 = f197;
                vector v200 = load_masked(f199 + 0, u195);
                v163 += v200;
                f199 += s196;
                vector v201 = load_masked(f199 + 0, u195);
                v164 += v201;
                f199 += s196;
                vector v202 = load_masked(f199 + 0, u195);
                v165 += v202;
                f199 += s196;
            } else {
            }
            vector v203 = splat((&output->minimum)[0]);
            vector v204 = maximum(v203, v163);
            store_masked(f197 + 0, v204, u195);
            f197 += s196;
            vector v205 = maximum(v203, v164);
            store_masked(f197 + 0, v205, u195);
            f197 += s196;
            vector v206 = maximum(v203, v165);
            store_masked(f197 + 0, v206, u195);
            f197 += s196;
        } else {
            size_t s207 = output->ahead;
            const float*c208 = output->bias;
            vector v209 = splat(0);
            vector v210 = splat(0);
            vector v211 = splat(0);
            vector v212 = splat(0);
            vector v213 = splat(0);
            vector v214 = splat(0);
            if (c208 == 0) {
            } else {
                vector v215 = splat(c208[0]);
                v209 = v215;
                v210 = v215;
                vector v216 = splat(c208[1]);
                v211 = v216;
                v212 = v216;
                vector v217 = splat(c208[2]);
                v213 = v217;
                v214 = v217;
            }
            const float*c218 = a;
            size_t s219 = k % 4;
            size_t s220 = k / 4;
            for (; s220 != 0; s220--) {
                for (int i221 = 0; i221 < 1; i221++) {
                    vector v222 = load(b + 0);
                    vector v223 = load(b + 4);
                    vector v224 = splat(c218[0]);
                    v209 += v222 * v224;
                    v210 += v223 * v224;
                    vector v225 = splat(c218[4]);
                    v211 += v222 * v225;
                    v212 += v223 * v225;
                    vector v226 = splat(c218[8]);
                    v213 += v222 * v226;
                    v214 += v223 * v226;
                    vector v227 = load(b + 8);
                    vector v228 = load(b + 12);
                    vector v229 = splat(c218[1]);
                    v209 += v227 * v229;
                    v210 += v228 * v229;
                    vector v230 = splat(c218[5]);
                    v211 += v227 * v230;
                    v212 += v228 * v230;
                    vector v231 = splat(c218[9]);
                    v213 += v227 * v231;
                    v214 += v228 * v231;
                    vector v232 = load(b + 16);
                    vector v233 = load(b + 20);
                    vector v234 = splat(c218[2]);
                    v209 += v232 * v234;
                    v210 += v233 * v234;
                    vector v235 = splat(c218[6]);
                    v211 += v232 * v235;
                    v212 += v233 * v235;
                    vector v236 = splat(c218[10]);
                    v213 += v232 * v236;
                    v214 += v233 * v236;
                    vector v237 = load(b + 24);
                    vector v238 = load(b + 28);
                    vector v239 = splat(c218[3]);
                    v209 += v237 * v239;
                    v210 += v238 * v239;
                    vector v240 = splat(c218[7]);
                    v211 += v237 * v240;
                    v212 += v238 * v240;
                    vector v241 = splat(c218[11]);
                    v213 += v237 * v241;
                    v214 += v238 * v241;
                    c218 += 4;
                    b += 32;
                }
                c218 += 12;
            }
            for (; s219 != 0; s219--) {
                vector v242 = load(b + 0);
                vector v243 = load(b + 4);
                vector v244 = splat(c218[0]);
                v209 += v242 * v244;
                v210 += v243 * v244;
                vector v245 = splat(c218[4]);
                v211 += v242 * v245;
                v212 += v243 * v245;
                vector v246 = splat(c218[8]);
                v213 += v242 * v246;
                v214 += v243 * v246;
                c218 += 1;
                b += 8;
            }
            size_t s247 = output->columns;
            size_t s248 = s247 % 8;
            uint64_t u249 = bits_below(s248) >> 0;
            uint64_t u250 = bits_below(s248) >> 4;
            size_t s251 = output->row_stride;
            float*f252 = c;
            const float*c253 = output->bias;
            if (c253 == 0) {
                float*f254 = f252;
                vector v255 = load_masked(f254 + 0, u249);
                v209 += v255;
                vector v256 = load_masked(f254 + 4, u250);
                v210 += v256;
                f254 += s251;
                vector v257 = load_masked(f254 + 0, u249);
                v211 += v257;
                vector v258 = load_masked(f254 + 4, u250);
                v212 += v258;
                f254 += s251;
                vector v259 = load_masked(f254 + 0, u249);
                v213 += v259;
                vector v260 = load_masked(f254 + 4, u250);
                v214 += v260;
                f254 += s251;
            } else {
            }
            vector v261 = splat((&output->minimum)[0]);
            vector v262 = maximum(v261, v209);
            store_masked(f252 + 0, v262, u249);
            vector v263 = maximum(v261, v210);
            store_masked(f252 + 4, v263, u250);
            f252 += s251;
            vector v264 = maximum(v261, v211);
            store_masked(f252 + 0, v264, u249);
            vector v265 = maximum(v261, v212);
            store_masked(f252 + 4, v265, u250);
            f252 += s251;
            vector v266 = maximum(v261, v213);
            store_masked(f252 + 0, v266, u249);
            vector v267 = maximum(v261, v214);
            store_masked(f252 + 4, v267, u250);
            f252 += s251;
        }
    }
}

void nnp_sgemm_4x8__c(size_t k, const float* a, const float* b, size_t b_stride, float* c, const struct nnp_sgemm_output* output) {
    float*f1 = c;
    size_t s2 = output->row_stride;
    f1 += s2;
    f1 += s2;
    f1 += s2;
    f1 += s2;
    float*f3 = output->packed;
    size_t s4 = output->columns;
    size_t s5 = s4 / 8;
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
            vector v16 = splat(c6[1]);
            v9 = v16;
            v10 = v16;
            vector v17 = splat(c6[2]);
            v11 = v17;
            v12 = v17;
            vector v18 = splat(c6[3]);
            v13 = v18;
            v14 = v18;
        }
        if (b_stride == 0) {
            size_t s19 = output->ahead;
            const float*c20 = a;
            size_t s21 = k % 4;
            size_t s22 = k / 4;
            for (; s22 != 0; s22--) {
                for (int i23 = 0; i23 < 1; i23++) {
                    vector v24 = load(b + 0);
                    vector v25 = load(b + 4);
                    vector v26 = splat(c20[0]);
                    v7 += v24 * v26;
                    v8 += v25 * v26;
                    vector v27 = splat(c20[4]);
                    v9 += v24 * v27;
                    v10 += v25 * v27;
                    vector v28 = splat(c20[8]);
                    v11 += v24 * v28;
                    v12 += v25 * v28;
                    vector v29 = splat(c20[12]);
                    v13 += v24 * v29;
                    v14 += v25 * v29;
                    vector v30 = load(b + 8);
                    vector v31 = load(b + 12);
                    vector v32 = splat(c20[1]);
                    v7 += v30 * v32;
                    v8 += v31 * v32;
                    vector v33 = splat(c20[5]);
                    v9 += v30 * v33;
                    v10 += v31 * v33;
                    vector v34 = splat(c20[9]);
                    v11 += v30 * v34;
                    v12 += v31 * v34;
                    vector v35 = splat(c20[13]);
                    v13 += v30 * v35;
                    v14 += v31 * v35;
                    vector v36 = load(b + 16);
                    vector v37 = load(b + 20);
                    vector v38 = splat(c20[2]);
                    v7 += v36 * v38;
                    v8 += v37 * v38;
                    vector v39 = splat(c20[6]);
                    v9 += v36 * v39;
                    v10 += v37 * v39;
                    vector v40 = splat(c20[10]);
                    v11 += v36 * v40;
                    v12 += v37 * v40;
                    vector v41 = splat(c20[14]);
                    v13 += v36 * v41;
                    v14 += v37 * v41;
                    vector v42 = load(b + 24);
                    vector v43 = load(b + 28);
                    vector v44 = splat(c20[3]);
                    v7 += v42 * v44;
                    v8 += v43 * v44;
                    vector v45 = splat(c20[7]);
                    v9 += v42 * v45;
                    v10 += v43 * v45;
                    vector v46 = splat(c20[11]);
                    v11 += v42 * v46;
                    v12 += v43 * v46;
                    vector v47 = splat(c20[15]);
                    v13 += v42 * v47;
                    v14 += v43 * v47;
                    c20 += 4;
                    b += 32;
                }
                c20 += 12;
            }
            for (; s21 != 0; s21--) {
                vector v48 = load(b + 0);
                vector v49 = load(b + 4);
                vector v50 = splat(c20[0]);
                v7 += v48 * v50;
                v8 += v49 * v50;
                vector v51 = splat(c20[4]);
                v9 += v48 * v51;
                v10 += v49 * v51;
                vector v52 = splat(c20[8]);
                v11 += v48 * v52;
                v12 += v49 * v52;
                vector v53 = splat(c20[12]);
                v13 += v48 * v53;
                v14 += v49 * v53;
                c20 += 1;
                b += 8;
            }
            size_t s54 = output->row_stride;
            float*f55 = c;
            const float*c56 = output->bias;
            if (c56 == 0) {
                float*f57 = f55;
                vector v58 = load(f57 + 0);
                v7 += v58;
                vector v59 = load(f57 + 4);
                v8 += v59;
                f57 += s54;
                vector v60 = load(f57 + 0);
                v9 += v60;
                vector v61 = load(f57 + 4);
                v10 += v61;
                f57 += s54;
                vector v62 = load(f57 + 0);
                v11 += v62;
                vector v63 = load(f57 + 4);
                v12 += v63;
                f57 += s54;
                vector v64 = load(f57 + 0);
                v13 += v64;
                vector v65 = load(f57 + 4);
                v14 += v65;
                f57 += s54;
            } else {
            }
            vector v66 = splat((&output->minimum)[0]);
            vector v67 = maximum(v66, v7);
            store(f55 + 0, v67);
            vector v68 = maximum(v66, v8);
            store(f55 + 4, v68);
            f55 += s54;
            vector v69 = maximum(v66, v9);
            store(f55 + 0, v69);
            vector v70 = maximum(v66, v10);
            store(f55 + 4, v70);
            f55 += s54;
            vector v71 = maximum(v66, v11);
            store(f55 + 0, v71);
            vector v72 = maximum(v66, v12);
            store(f55 + 4, v72);
            f55 += s54;
            vector v73 = maximum(v66, v13);
            store(f55 + 0, v73);
            vector v74 = maximum(v66, v14);
            store(f55 + 4, v74);
            f55 += s54;
        } else {
            if (f3 == 0) {
                const float*c75 = b;
                const float*c76 = a;
                size_t s77 = k % 4;
                size_t s78 = k / 4;
                for (; s78 != 0; s78--) {
                    for (int i79 = 0; i79 < 1; i79++) {
                        vector v80 = load(c75 + 0);
                        vector v81 = load(c75 + 4);
                        c75 += b_stride;
                        vector v82 = splat(c76[0]);
                        v7 += v80 * v82;
                        v8 += v81 * v82;
                        vector v83 = splat(c76[4]);
                        v9 += v80 * v83;
                        v10 += v81 * v83;
                        vector v84 = splat(c76[8]);
                        v11 += v80 * v84;
                        v12 += v81 * v84;
                        vector v85 = splat(c76[12]);
                        v13 += v80 * v85;
                        v14 += v81 * v85;
                        vector v86 = load(c75 + 0);
                        vector v87 = load(c75 + 4);
                        c75 += b_stride;
                        vector v88 = splat(c76[1]);
                        v7 += v86 * v88;
                        v8 += v87 * v88;
                        vector v89 = splat(c76[5]);
                        v9 += v86 * v89;
                        v10 += v87 * v89;
                        vector v90 = splat(c76[9]);
                        v11 += v86 * v90;
                        v12 += v87 * v90;
                        vector v91 = splat(c76[13]);
                        v13 += v86 * v91;
                        v14 += v87 * v91;
                        vector v92 = load(c75 + 0);
                        vector v93 = load(c75 + 4);
                        c75 += b_stride;
                        vector v94 = splat(c76[2]);
                        v7 += v92 * v94;
                        v8 += v93 * v94;
                        vector v95 = splat(c76[6]);
                        v9 += v92 * v95;
                        v10 += v93 * v95;
                        vector v96 = splat(c76[10]);
                        v11 += v92 * v96;
                        v12 += v93 * v96;
                        vector v97 = splat(c76[14]);
                        v13 += v92 * v97;
                        v14 += v93 * v97;
                        vector v98 = load(c75 + 0);
                        vector v99 = load(c75 + 4);
                        c75 += b_stride;
                        vector v100 = splat(c76[3]);
                        v7 += v98 * v100;
                        v8 += v99 * v100;
                        vector v101 = splat(c76[7]);
                        v9 += v98 * v101;
                        v10 += v99 * v101;
                        vector v102 = splat(c76[11]);
                        v11 += v98 * v102;
                        v12 += v99 * v102;
                        vector v103 = splat(c76[15]);
                        v13 += v98 * v103;
                        v14 += v99 * v103;
                        c76 += 4;
                    }
                    c76 += 12;
                }
                for (; s77 != 0; s77--) {
                    vector v104 = load(c75 + 0);
                    vector v105 = load(c75 + 4);
                    c75 += b_stride;
                    vector v106 = splat(c76[0]);
                    v7 += v104 * v106;
                    v8 += v105 * v106;
                    vector v107 = splat(c76[4]);
                    v9 += v104 * v107;
                    v10 += v105 * v107;
                    vector v108 = splat(c76[8]);
                    v11 += v104 * v108;
                    v12 += v105 * v108;
                    vector v109 = splat(c76[12]);
                    v13 += v104 * v109;
                    v14 += v105 * v109;
                    c76 += 1;
                }
                size_t s110 = output->row_stride;
                float*f111 = c;
                const float*c112 = output->bias;
                if (c112 == 0) {
                    float*f113 = f111;
                    vector v114 = load(f113 + 0);
                    v7 += v114;
                    vector v115 = load(f113 + 4);
                    v8 += v115;
                    f113 += s110;
                    vector v116 = load(f113 + 0);
                    v9 += v116;
                    vector v117 = load(f113 + 4);
                    v10 += v117;
                    f113 += s110;
                    vector v118 = load(f113 + 0);
                    v11 += v118;
                    vector v119 = load(f113 + 4);
                    v12 += v119;
                    f113 += s110;
                    vector v120 = load(f113 + 0);
                    v13 += v120;
                    vector v121 = load(f113 + 4);
                    v14 += v121;
                    f113 += s110;
                } else {
                }
                vector v122 = splat((&output->minimum)[0]);
                vector v123 = maximum(v122, v7);
                store(f111 + 0, v123);
                vector v124 = maximum(v122, v8);
                store(f111 + 4, v124);
                f111 += s110;
                vector v125 = maximum(v122, v9);
                store(f111 + 0, v125);
                vector v126 = maximum(v122, v10);
                store(f111 + 4, v126);
                f111 += s110;
                vector v127 = maximum(v122, v11);
                store(f111 + 0, v127);
                vector v128 = maximum(v122, v12);
                store(f111 + 4, v128);
                f111 += s110;
                vector v129 = maximum(v122, v13);
                store(f111 + 0, v129);
                vector v130 = maximum(v122, v14);
                store(f111 + 4, v130);
                f111 += s110;
            } else {
                const float*c131 = b;
                const float*c132 = a;
                size_t s133 = k % 4;
                size_t s134 = k / 4;
                for (; s134 != 0; s134--) {
                    for (int i135 = 0; i135 < 1; i135++) {
                        vector v136 = load(c131 + 0);
                        vector v137 = load(c131 + 4);
                        store(f3 + 0, v136);
                        store(f3 + 4, v137);
                        c131 += b_stride;
                        vector v138 = splat(c132[0]);
                        v7 += v136 * v138;
                        v8 += v137 * v138;
                        vector v139 = splat(c132[4]);
                        v9 += v136 * v139;
                        v10 += v137 * v139;
                        vector v140 = splat(c132[8]);
                        v11 += v136 * v140;
                        v12 += v137 * v140;
                        vector v141 = splat(c132[12]);
                        v13 += v136 * v141;
                        v14 += v137 * v141;
                        vector v142 = load(c131 + 0);
                        vector v143 = load(c131 + 4);
                        store(f3 + 8, v142);
                        store(f3 + 12, v143);
                        c131 += b_stride;
                        vector v144 = splat(c132[1]);
                        v7 += v142 * v144;
                        v8 += v143 * v144;
                        vector v145 = splat(c132[5]);
                        v9 += v142 * v145;
                        v10 += v143 * v145;
                        vector v146 = splat(c132[9]);
                        v11 += v142 * v146;
                        v12 += v143 * v146;
                        vector v147 = splat(c132[13]);
                        v13 += v142 * v147;
                        v14 += v143 * v147;
                        vector v148 = load(c131 + 0);
                        vector v149 = load(c131 + 4);
                        store(f3 + 16, v148);
                        store(f3 + 20, v149);
                        c131 += b_stride;
                        vector v150 = splat(c132[2]);
                        v7 += v148 * v150;
                        v8 += v149 * v150;
                        vector v151 = splat(c132[6]);
                        v9 += v148 * v151;
                        v10 += v149 * v151;
                        vector v152 = splat(c132[10]);
                        v11 += v148 * v152;
                        v12 += v149 * v152;
                        vector v153 = splat(c132[14]);
                        v13 += v148 * v153;
                        v14 += v149 * v153;
                        vector v154 = load(c131 + 0);
                        vector v155 = load(c131 + 4);
                        store(f3 + 24, v154);
                        store(f3 + 28, v155);
                        c131 += b_stride;
                        vector v156 = splat(c132[3]);
                        v7 += v154 * v156;
                        v8 += v155 * v156;
                        vector v157 = splat(c132[7]);
                        v9 += v154 * v157;
                        v10 += v155 * v157;
                        vector v158 = splat(c132[11]);
                        v11 += v154 * v158;
                        v12 += v155 * v158;
                        vector v159 = splat(c132[15]);
                        v13 += v154 * v159;
                        v14 += v155 * v159;
                        c132 += 4;
                        f3 += 32;
                    }
                    c132 += 12;
                }
                for (; s133 != 0; s133--) {
                    vector v160 = load(c131 + 0);
                    vector v161 = load(c131 + 4);
                    store(f3 + 0, v160);
                    store(f3 + 4, v161);
                    c131 += b_stride;
                    vector v162 = splat(c132[0]);
                    v7 += v160 * v162;
                    v8 += v161 * v162;
                    vector v163 = splat(c132[4]);
                    v9 += v160 * v163;
                    v10 += v161 * v163;
                    vector v164 = splat(c132[8]);
                    v11 += v160 * v164;
                    v12 += v161 * v164;
                    vector v165 = splat(c132[12]);
                    v13 += v160 * v165;
                    v14 += v161 * v165;
                    c132 += 1;
                    f3 += 8;
                }
                size_t s166 = output->row_stride;
                float*f167 = c;
                const float*c168 = output->bias;
                if (c168 == 0) {
                    float*f169 = f167;
                    vector v170 = load(f169 + 0);
                    v7 += v170;
                    vector v171 = load(f169 + 4);
                    v8 += v171;
                    f169 += s166;
                    vector v172 = load(f169 + 0);
                    v9 += v172;
                    vector v173 = load(f169 + 4);
                    v10 += v173;
                    f169 += s166;
                    vector v174 = load(f169 + 0);
                    v11 += v174;
                    vector v175 = load(f169 + 4);
                    v12 += v175;
                    f169 += s166;
                    vector v176 = load(f169 + 0);
                    v13 += v176;
                    vector v177 = load(f169 + 4);
                    v14 += v177;
                    f169 += s166;
                } else {
                }
                vector v178 = splat((&output->minimum)[0]);
                vector v179 = maximum(v178, v7);
                store(f167 + 0, v179);
                vector v180 = maximum(v178, v8);
                store(f167 + 4, v180);
                f167 += s166;
                vector v181 = maximum(v178, v9);
                store(f167 + 0, v181);
                vector v182 = maximum(v178, v10);
                store(f167 + 4, v182);
                f167 += s166;
                vector v183 = maximum(v178, v11);
                store(f167 + 0, v183);
                vector v184 = maximum(v178, v12);
                store(f167 + 4, v184);
                f167 += s166;
                vector v185 = maximum(v178, v13);
                store(f167 + 0, v185);
                vector v186 = maximum(v178, v14);
                store(f167 + 4, v186);
                f167 += s166;
            }
            b += 8;
        }
        c += 8;
    }
    size_t s187 = output->columns;
    size_t s188 = s187 % 8;
    if (s188 == 0) {
    } else {
        size_t s189 = s188 - 1;
        size_t s190 = s189 / 4;
        if (s190 == 0) {
            size_t s191 = output->ahead;
            const float*c192 = output->bias;
            vector v193 = splat(0);
            vector v194 = splat(0);
            vector v195 = splat(0);
            vector v196 = splat(0);
            if (c192 == 0) {
            } else {
                vector v197 = splat(c192[0]);
                v193 = v197;
                vector v198 = splat(c192[1]);
                v194 = v198;
                vector v199 = splat(c192[2]);
                v195 = v199;
                vector v200 = splat(c192[3]);
                v196 = v200;
            }
            const float*c201 = a;
            size_t s202 = k % 4;
            size_t s203 = k / 4;
            for (; s203 != 0; s203--) {
                for (int i204 = 0; i204 < 1; i204++) {
                    vector v205 = load(b + 0);
                    vector v206 = splat(c201[0]);
                    v193 += v205 * v206;
                    vector v207 = splat(c201[4]);
                    v194 += v205 * v207;
                    vector v208 = splat(c201[8]);
                    v195 += v205 * v208;
                    vector v209 = splat(c201[12]);
                    v196 += v205 * v209;
                    vector v210 = load(b + 8);
                    vector v211 = splat(c201[1]);
                    v193 += v210 * v211;
                    vector v212 = splat(c201[5]);
                    v194 += v210 * v212;
                    vector v213 = splat(c201[9]);
                    v195 += v210 * v213;
                    vector v214 = splat(c201[13]);
                    v196 += v210 * v214;
                    vector v215 = load(b + 16);
                    vector v216 = splat(c201[2]);
                    v193 += v215 * v216;
                    vector v217 = splat(c201[6]);
                    v194 += v215 * v217;
                    vector v218 = splat(c201[10]);
                    v195 += v215 * v218;
                    vector v219 = splat(c201[14]);
                    v196 += v215 * v219;
                    vector v220 = load(b + 24);
                    vector v221 = splat(c201[3]);
                    v193 += v220 * v221;
                    vector v222 = splat(c201[7]);
                    v194 += v220 * v222;
                    vector v223 = splat(c201[11]);
                    v195 += v220 * v223;
                    vector v224 = splat(c201[15]);
                    v196 += v220 * v224;
                    c201 += 4;
                    b += 32;
                }
                c201 += 12;
            }
            for (; s202 != 0; s202--) {
                vector v225 = load(b + 0);
                vector v226 = splat(c201[0]);
                v193 += v225 * v226;
                vector v227 = splat(c201[4]);
                v194 += v225 * v227;
                vector v228 = splat(c201[8]);
                v195 += v225 * v228;
                vector v229 = splat(c201[12]);
                v196 += v225 * v229;
                c201 += 1;
                b += 8;
            }
            size_t s230 = output->columns;
            size_t s231 = s230 % 8;
            uint64_t u232 = bits_below(s231) >> 0;
            size_t s233 = output->row_stride;
            float*f234 = c;
            const float*c235 = output->bias;
            if (c235 == 0) {
                float*f236 = f234;
                vector v237 = load_masked(f236 + 0, u232);
                v193 += v237;
                f236 += s233;
                vector v238 = load_masked(f236 + 0, u232);
                v194 += v238;
                f236 += s233;
                vector v239 = load_masked(f236 + 0, u232);
                v195 += v239;
                f236 += s233;
                vector v240 = load_masked(f236 + 0, u232);
                v196 += v240;
                f236 += s233;
            } else {
            }
            vector v241 = splat((&output->minimum)[0]);
            vector v242 = maximum(v241, v193);
            store_masked(f234 + 0, v242, u232);
            f234 += s233;
            vector v243 = maximum(v241, v194);
            store_masked(f234 + 0, v243, u232);
            f234 += s233;
            vector v244 = maximum(v241, v195);
            store_masked(f234 + 0, v244, u232);
            f234 += s233;
            vector v245 = maximum(v241, v196);
            store_masked(f234 + 0, v245, u232);
            f234 += s233;
        } else {
            size_t s246 = output->ahead;
            const float*c247 = output->bias;
            vector v248 = splat(0);
            vector v249 = splat(0);
            vector v250 = splat(0);
            vector v251 = splat(0);
            vector v252 = splat(0);
            vector v253 = splat(0);
            vector v254 = splat(0);
            vector v255 = splat(0);
            if (c247 == 0) {
            } else {
                vector v256 = splat(c247[0]);
                v248 = v256;
                v249 = v256;
                vector v257 = splat(c247[1]);
                v250 = v257;
                v251 = v257;
                vector v258 = splat(c247[2]);
                v252 = v258;
                v253 = v258;
                vector v259 = splat(c247[3]);
                v254 = v259;
                v255 = v259;
            }
            const float*c260 = a;
            size_t s261 = k % 4;
            size_t s262 = k / 4;
            for (; s262 != 0; s262--) {
                for (int i263 = 0; i263 < 1; i263++) {
                    vector v264 = load(b + 0);
                    vector v265 = load(b + 4);
                    vector v266 = splat(c260[0]);
                    v248 += v264 * v266;
                    v249 += v265 * v266;
                    vector v267 = splat(c260[4]);
                    v250 += v264 * v267;
                    v251 += v265 * v267;
                    vector v268 = splat(c260[8]);
                    v252 += v264 * v268;
                    v253 += v265 * v268;
                    vector v269 = splat(c260[12]);
                    v254 += v264 * v269;
                    v255 += v265 * v269;
                    vector v270 = load(b + 8);
                    vector v271 = load(b + 12);
                    vector v272 = splat(c260[1]);
                    v248 += v270 * v272;
                    v249 += v271 * v272;
                    vector v273 = splat(c260[5]);
                    v250 += v270 * v273;
                    v251 += v271 * v273;
                    vector v274 = splat(c260[9]);
                    v252 += v270 * v274;
                    v253 += v271 * v274;
                    vector v275 = splat(c260[13]);
                    v254 += v270 * v275;
                    v255 += v271 * v275;
                    vector v276 = load(b + 16);
                    vector v277 = load(b + 20);
                    vector v278 = splat(c260[2]);
                    v248 += v276 * v278;
                    v249 += v277 * v278;
                    vector v279 = splat(c260[6]);
                    v250 += v276 * v279;
                    v251 += v277 * v279;
                    vector v280 = splat(c260[10]);
                    v252 += v276 * v280;
                    v253 += v277 * v280;
                    vector v281 = splat(c260[14]);
                    v254 += v276 * v281;
                    v255 += v277 * v281;
                    vector v282 = load(b + 24);
                    vector v283 = load(b + 28);
                    vector v284 = splat(c260[3]);
                    v248 += v282 * v284;
                    v249 += v283 * v284;
                    vector v285 = splat(c260[7]);
                    v250 += v282 * v285;
                    v251 += v283 * v285;
                    vector v286 = splat(c260[11]);
                    v252 += v282 * v286;
                    v253 += v283 * v286;
                    vector v287 = splat(c260[15]);
                    v254 += v282 * v287;
                    v255 += v283 * v287;
                    c260 += 4;
                    b += 32;
                }
                c260 += 12;
            }
            for (; s261 != 0; s261--) {
                vector v288 = load(b + 0);
                vector v289 = load(b + 4);
                vector v290 = splat(c260[0]);
                v248 += v288 * v290;
                v249 += v289 * v290;
                vector v291 = splat(c260[4]);
                v250 += v288 * v291;
                v251 += v289 * v291;
                vector v292 = splat(c260[8]);
                v252 += v288 * v292;
                v253 += v289 * v292;
                vector v293 = splat(c260[12]);
                v254 += v288 * v293;
                v255 += v289 * v293;
                c260 += 1;
                b += 8;
            }
            size_t s294 = output->columns;
            size_t s295 = s294 % 8;
            uint64_t u296 = bits_below(s295) >> 0;
            uint64_t u297 = bits_below(s295) >> 4;
            size_t s298 = output->row_stride;
            float*f299 = c;
            const float*c300 = output->bias;
            if (c300 == 0) {
                float*f301 = f299;
                vector v302 = load_masked(f301 + 0, u296);
                v248 += v302;
                vector v303 = load_masked(f301 + 4, u297);
                v249 += v303;
                f301 += s298;
                vector v304 = load_masked(f301 + 0, u296);
                v250 += v304;
                vector v305 = load_masked(f301 + 4, u297);
                v251 += v305;
                f301 += s298;
                vector v306 = load_masked(f301 + 0, u296);
                v252 += v306;
                vector v307 = load_masked(f301 + 4, u297);
                v253 += v307;
                f301 += s298;
                vector v308 = load_masked(f301 + 0, u296);
                v254 += v308;
                vector v309 = load_masked(f301 + 4, u297);
                v255 += v309;
                f301 += s298;
            } else {
            }
            vector v310 = splat((&output->minimum)[0]);
            vector v311 = maximum(v310, v248);
            store_masked(f299 + 0, v311, u296);
            vector v312 = maximum(v310, v249);
            store_masked(f299 + 4, v312, u297);
            f299 += s298;
            vector v313 = maximum(v310, v250);
            store_masked(f299 + 0, v313, u296);
            vector v314 = maximum(v310, v251);
            store_masked(f299 + 4, v314, u297);
            f299 += s298;
            vector v315 = maximum(v310, v252);
            store_masked(f299 + 0, v315, u296);
            vector v316 = maximum(v310, v253);
            store_masked(f299 + 4, v316, u297);
            f299 += s298;
            vector v317 = maximum(v310, v254);
            store_masked(f299 + 0, v317, u296);
            vector v318 = maximum(v310, v255);
            store_masked(f299 + 4, v318, u297);
            f299 += s298;
        }
    }
}
