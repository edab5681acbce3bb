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
        float*f6 = c;
        size_t s7 = output->row_stride;
        f6 += s7;
        const float*c8 = output->bias;
        vector v9 = splat(0);
        vector v10 = splat(0);
        if (c8 == 0) {
        } else {
            vector v11 = splat(c8[0]);
            v9 = v11;
            v10 = v11;
        }
        if (b_stride == 0) {
            size_t s12 = output->ahead;
            size_t s13 = k;
            const float*c14 = a;
            size_t s15 = s13 % 4;
            size_t s16 = s13 / 4;
            for (; s16 != 0; s16--) {
                for (int i17 = 0; i17 < 1; i17++) {
                    vector v18 = load(b + 0);
                    vector v19 = load(b + 4);
                    vector v20 = splat(c14[0]);
                    v9 += v18 * v20;
                    v10 += v19 * v20;
                    vector v21 = load(b + 8);
                    vector v22 = load(b + 12);
                    vector v23 = splat(c14[1]);
                    v9 += v21 * v23;
                    v10 += v22 * v23;
                    vector v24 = load(b + 16);
                    vector v25 = load(b + 20);
                    vector v26 = splat(c14[2]);
                    v9 += v24 * v26;
                    v10 += v25 * v26;
                    vector v27 = load(b + 24);
                    vector v28 = load(b + 28);
                    vector v29 = splat(c14[3]);
                    v9 += v27 * v29;
                    v10 += v28 * v29;
                    c14 += 4;
                    b += 32;
                }
                c14 += 12;
            }
            for (; s15 != 0; s15--) {
                vector v30 = load(b + 0);
                vector v31 = load(b + 4);
                vector v32 = splat(c14[0]);
                v9 += v30 * v32;
                v10 += v31 * v32;
                c14 += 1;
                b += 8;
            }
        } else {
            if (f3 == 0) {
                const float*c33 = b;
                size_t s34 = k;
                const float*c35 = a;
                size_t s36 = s34 % 4;
                size_t s37 = s34 / 4;
                for (; s37 != 0; s37--) {
                    for (int i38 = 0; i38 < 1; i38++) {
                        vector v39 = load(c33 + 0);
                        vector v40 = load(c33 + 4);
                        c33 += b_stride;
                        vector v41 = splat(c35[0]);
                        v9 += v39 * v41;
                        v10 += v40 * v41;
                        vector v42 = load(c33 + 0);
                        vector v43 = load(c33 + 4);
                        c33 += b_stride;
                        vector v44 = splat(c35[1]);
                        v9 += v42 * v44;
                        v10 += v43 * v44;
                        vector v45 = load(c33 + 0);
                        vector v46 = load(c33 + 4);
                        c33 += b_stride;
                        vector v47 = splat(c35[2]);
                        v9 += v45 * v47;
                        v10 += v46 * v47;
                        vector v48 = load(c33 + 0);
                        vector v49 = load(c33 + 4);
                        c33 += b_stride;
                        vector v50 = splat(c35[3]);
                        v9 += v48 * v50;
                        v10 += v49 * v50;
                        c35 += 4;
                    }
                    c35 += 12;
                }
                for (; s36 != 0; s36--) {
                    vector v51 = load(c33 + 0);
                    vector v52 = load(c33 + 4);
                    c33 += b_stride;
                    vector v53 = splat(c35[0]);
                    v9 += v51 * v53;
                    v10 += v52 * v53;
                    c35 += 1;
                }
            } else {
                const float*c54 = b;
                size_t s55 = k;
                const float*c56 = a;
                size_t s57 = s55 % 4;
                size_t s58 = s55 / 4;
                for (; s58 != 0; s58--) {
                    for (int i59 = 0; i59 < 1; i59++) {
                        vector v60 = load(c54 + 0);
                        vector v61 = load(c54 + 4);
                        store(f3 + 0, v60);
                        store(f3 + 4, v61);
                        c54 += b_stride;
                        vector v62 = splat(c56[0]);
                        v9 += v60 * v62;
                        v10 += v61 * v62;
                        vector v63 = load(c54 + 0);
                        vector v64 = load(c54 + 4);
                        store(f3 + 8, v63);
                        store(f3 + 12, v64);
                        c54 += b_stride;
                        vector v65 = splat(c56[1]);
                        v9 += v63 * v65;
                        v10 += v64 * v65;
                        vector v66 = load(c54 + 0);
                        vector v67 = load(c54 + 4);
                        store(f3 + 16, v66);
                        store(f3 + 20, v67);
                        c54 += b_stride;
                        vector v68 = splat(c56[2]);
                        v9 += v66 * v68;
                        v10 += v67 * v68;
                        vector v69 = load(c54 + 0);
                        vector v70 = load(c54 + 4);
                        store(f3 + 24, v69);
                        store(f3 + 28, v70);
                        c54 += b_stride;
                        vector v71 = splat(c56[3]);
                        v9 += v69 * v71;
                        v10 += v70 * v71;
                        c56 += 4;
                        f3 += 32;
                    }
                    c56 += 12;
                }
                for (; s57 != 0; s57--) {
                    vector v72 = load(c54 + 0);
                    vector v73 = load(c54 + 4);
                    store(f3 + 0, v72);
                    store(f3 + 4, v73);
                    c54 += b_stride;
                    vector v74 = splat(c56[0]);
                    v9 += v72 * v74;
                    v10 += v73 * v74;
                    c56 += 1;
                    f3 += 8;
                }
            }
            b += 8;
        }
        size_t s75 = output->row_stride;
        const float*c76 = output->bias;
        if (c76 == 0) {
            float*f77 = c;
            vector v78 = load(f77 + 0);
            v9 += v78;
            vector v79 = load(f77 + 4);
            v10 += v79;
            f77 += s75;
        } else {
        }
        vector v80 = splat((&output->minimum)[0]);
        float*f81 = c;
        vector v82 = maximum(v80, v9);
        store(f81 + 0, v82);
        vector v83 = maximum(v80, v10);
        store(f81 + 4, v83);
        f81 += s75;
        c += 8;
    }
    size_t s84 = output->columns;
    size_t s85 = s84 % 8;
    if (s85 == 0) {
    } else {
        size_t s86 = s85 - 1;
        size_t s87 = s86 / 4;
        if (s87 == 0) {
            const float*c88 = output->bias;
            vector v89 = splat(0);
            if (c88 == 0) {
            } else {
                vector v90 = splat(c88[0]);
                v89 = v90;
            }
            size_t s91 = output->ahead;
            size_t s92 = k;
            const float*c93 = a;
            size_t s94 = s92 % 4;
            size_t s95 = s92 / 4;
            for (; s95 != 0; s95--) {
                for (int i96 = 0; i96 < 1; i96++) {
                    vector v97 = load(b + 0);
                    vector v98 = splat(c93[0]);
                    v89 += v97 * v98;
                    vector v99 = load(b + 8);
                    vector v100 = splat(c93[1]);
                    v89 += v99 * v100;
                    vector v101 = load(b + 16);
                    vector v102 = splat(c93[2]);
                    v89 += v101 * v102;
                    vector v103 = load(b + 24);
                    vector v104 = splat(c93[3]);
                    v89 += v103 * v104;
                    c93 += 4;
                    b += 32;
                }
                c93 += 12;
            }
            for (; s94 != 0; s94--) {
                vector v105 = load(b + 0);
                vector v106 = splat(c93[0]);
                v89 += v105 * v106;
                c93 += 1;
                b += 8;
            }
            size_t s107 = output->columns;
            size_t s108 = s107 % 8;
            uint64_t u109 = bits_below(s108) >> 0;
            size_t s110 = output->row_stride;
            const float*c111 = output->bias;
            if (c111 == 0) {
                float*f112 = c;
                vector v113 = load_masked(f112 + 0, u109);
                v89 += v113;
                f112 += s110;
            } else {
            }
            vector v114 = splat((&output->minimum)[0]);
            float*f115 = c;
            vector v116 = maximum(v114, v89);
            store_masked(f115 + 0, v116, u109);
            f115 += s110;
        } else {
            const float*c117 = output->bias;
            vector v118 = splat(0);
            vector v119 = splat(0);
            if (c117 == 0) {
            } else {
                vector v120 = splat(c117[0]);
                v118 = v120;
                v119 = v120;
            }
            size_t s121 = output->ahead;
            size_t s122 = k;
            const float*c123 = a;
            size_t s124 = s122 % 4;
            size_t s125 = s122 / 4;
            for (; s125 != 0; s125--) {
                for (int i126 = 0; i126 < 1; i126++) {
                    vector v127 = load(b + 0);
                    vector v128 = load(b + 4);
                    vector v129 = splat(c123[0]);
                    v118 += v127 * v129;
                    v119 += v128 * v129;
                    vector v130 = load(b + 8);
                    vector v131 = load(b + 12);
                    vector v132 = splat(c123[1]);
                    v118 += v130 * v132;
                    v119 += v131 * v132;
                    vector v133 = load(b + 16);
                    vector v134 = load(b + 20);
                    vector v135 = splat(c123[2]);
                    v118 += v133 * v135;
                    v119 += v134 * v135;
                    vector v136 = load(b + 24);
                    vector v137 = load(b + 28);
                    vector v138 = splat(c123[3]);
                    v118 += v136 * v138;
                    v119 += v137 * v138;
                    c123 += 4;
                    b += 32;
                }
                c123 += 12;
            }
            for (; s124 != 0; s124--) {
                vector v139 = load(b + 0);
                vector v140 = load(b + 4);
                vector v141 = splat(c123[0]);
                v118 += v139 * v141;
                v119 += v140 * v141;
                c123 += 1;
                b += 8;
            }
            size_t s142 = output->columns;
            size_t s143 = s142 % 8;
            uint64_t u144 = bits_below(s143) >> 0;
            uint64_t u145 = bits_below(s143) >> 4;
            size_t s146 = output->row_stride;
            const float*c147 = output->bias;
            if (c147 == 0) {
                float*f148 = c;
                vector v149 = load_masked(f148 + 0, u144);
                v118 += v149;
                vector v150 = load_masked(f148 + 4, u145);
                v119 += v150;
                f148 += s146;
            } else {
            }
            vector v151 = splat((&output->minimum)[0]);
            float*f152 = c;
            vector v153 = maximum(v151, v118);
            store_masked(f152 + 0, v153, u144);
            vector v154 = maximum(v151, v119);
            store_masked(f152 + 4, v154, u145);
            f152 += s146;
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
        float*f6 = c;
        size_t s7 = output->row_stride;
        f6 += s7;
        f6 += s7;
        const float*c8 = output->bias;
        vector v9 = splat(0);
        vector v10 = splat(0);
        vector v11 = splat(0);
        vector v12 = splat(0);
        if (c8 == 0) {
        } else {
            vector v13 = splat(c8[0]);
            v9 = v13;
            v10 = v13;
            vector v14 = splat(c8[1]);
            v11 = v14;
            v12 = v14;
        }
        if (b_stride == 0) {
            size_t s15 = output->ahead;
            size_t s16 = k;
            const float*c17 = a;
            size_t s18 = s16 % 4;
            size_t s19 = s16 / 4;
            for (; s19 != 0; s19--) {
                for (int i20 = 0; i20 < 1; i20++) {
                    vector v21 = load(b + 0);
                    vector v22 = load(b + 4);
                    vector v23 = splat(c17[0]);
                    v9 += v21 * v23;
                    v10 += v22 * v23;
                    vector v24 = splat(c17[4]);
                    v11 += v21 * v24;
                    v12 += v22 * v24;
                    vector v25 = load(b + 8);
                    vector v26 = load(b + 12);
                    vector v27 = splat(c17[1]);
                    v9 += v25 * v27;
                    v10 += v26 * v27;
                    vector v28 = splat(c17[5]);
                    v11 += v25 * v28;
                    v12 += v26 * v28;
                    vector v29 = load(b + 16);
                    vector v30 = load(b + 20);
                    vector v31 = splat(c17[2]);
                    v9 += v29 * v31;
                    v10 += v30 * v31;
                    vector v32 = splat(c17[6]);
                    v11 += v29 * v32;
                    v12 += v30 * v32;
                    vector v33 = load(b + 24);
                    vector v34 = load(b + 28);
                    vector v35 = splat(c17[3]);
                    v9 += v33 * v35;
                    v10 += v34 * v35;
                    vector v36 = splat(c17[7]);
                    v11 += v33 * v36;
                    v12 += v34 * v36;
                    c17 += 4;
                    b += 32;
                }
                c17 += 12;
            }
            for (; s18 != 0; s18--) {
                vector v37 = load(b + 0);
                vector v38 = load(b + 4);
                vector v39 = splat(c17[0]);
                v9 += v37 * v39;
                v10 += v38 * v39;
                vector v40 = splat(c17[4]);
                v11 += v37 * v40;
                v12 += v38 * v40;
                c17 += 1;
                b += 8;
            }
        } else {
            if (f3 == 0) {
                const float*c41 = b;
                size_t s42 = k;
                const float*c43 = a;
                size_t s44 = s42 % 4;
                size_t s45 = s42 / 4;
                for (; s45 != 0; s45--) {
                    for (int i46 = 0; i46 < 1; i46++) {
                        vector v47 = load(c41 + 0);
                        vector v48 = load(c41 + 4);
                        c41 += b_stride;
                        vector v49 = splat(c43[0]);
                        v9 += v47 * v49;
                        v10 += v48 * v49;
                        vector v50 = splat(c43[4]);
                        v11 += v47 * v50;
                        v12 += v48 * v50;
                        vector v51 = load(c41 + 0);
                        vector v52 = load(c41 + 4);
                        c41 += b_stride;
                        vector v53 = splat(c43[1]);
                        v9 += v51 * v53;
                        v10 += v52 * v53;
                        vector v54 = splat(c43[5]);
                        v11 += v51 * v54;
                        v12 += v52 * v54;
                        vector v55 = load(c41 + 0);
                        vector v56 = load(c41 + 4);
                        c41 += b_stride;
                        vector v57 = splat(c43[2]);
                        v9 += v55 * v57;
                        v10 += v56 * v57;
                        vector v58 = splat(c43[6]);
                        v11 += v55 * v58;
                        v12 += v56 * v58;
                        vector v59 = load(c41 + 0);
                        vector v60 = load(c41 + 4);
                        c41 += b_stride;
                        vector v61 = splat(c43[3]);
                        v9 += v59 * v61;
                        v10 += v60 * v61;
                        vector v62 = splat(c43[7]);
                        v11 += v59 * v62;
                        v12 += v60 * v62;
                        c43 += 4;
                    }
                    c43 += 12;
                }
                for (; s44 != 0; s44--) {
                    vector v63 = load(c41 + 0);
                    vector v64 = load(c41 + 4);
                    c41 += b_stride;
                    vector v65 = splat(c43[0]);
                    v9 += v63 * v65;
                    v10 += v64 * v65;
                    vector v66 = splat(c43[4]);
                    v11 += v63 * v66;
                    v12 += v64 * v66;
                    c43 += 1;
                }
            } else {
                const float*c67 = b;
                size_t s68 = k;
                const float*c69 = a;
                size_t s70 = s68 % 4;
                size_t s71 = s68 / 4;
                for (; s71 != 0; s71--) {
                    for (int i72 = 0; i72 < 1; i72++) {
                        vector v73 = load(c67 + 0);
                        vector v74 = load(c67 + 4);
                        store(f3 + 0, v73);
                        store(f3 + 4, v74);
                        c67 += b_stride;
                        vector v75 = splat(c69[0]);
                        v9 += v73 * v75;
                        v10 += v74 * v75;
                        vector v76 = splat(c69[4]);
                        v11 += v73 * v76;
                        v12 += v74 * v76;
                        vector v77 = load(c67 + 0);
                        vector v78 = load(c67 + 4);
                        store(f3 + 8, v77);
                        store(f3 + 12, v78);
                        c67 += b_stride;
                        vector v79 = splat(c69[1]);
                        v9 += v77 * v79;
                        v10 += v78 * v79;
                        vector v80 = splat(c69[5]);
                        v11 += v77 * v80;
                        v12 += v78 * v80;
                        vector v81 = load(c67 + 0);
                        vector v82 = load(c67 + 4);
                        store(f3 + 16, v81);
                        store(f3 + 20, v82);
                        c67 += b_stride;
                        vector v83 = splat(c69[2]);
                        v9 += v81 * v83;
                        v10 += v82 * v83;
                        vector v84 = splat(c69[6]);
                        v11 += v81 * v84;
                        v12 += v82 * v84;
                        vector v85 = load(c67 + 0);
                        vector v86 = load(c67 + 4);
                        store(f3 + 24, v85);
                        store(f3 + 28, v86);
                        c67 += b_stride;
                        vector v87 = splat(c69[3]);
                        v9 += v85 * v87;
                        v10 += v86 * v87;
                        vector v88 = splat(c69[7]);
                        v11 += v85 * v88;
                        v12 += v86 * v88;
                        c69 += 4;
                        f3 += 32;
                    }
                    c69 += 12;
                }
                for (; s70 != 0; s70--) {
                    vector v89 = load(c67 + 0);
                    vector v90 = load(c67 + 4);
                    store(f3 + 0, v89);
                    store(f3 + 4, v90);
                    c67 += b_stride;
                    vector v91 = splat(c69[0]);
                    v9 += v89 * v91;
                    v10 += v90 * v91;
                    vector v92 = splat(c69[4]);
                    v11 += v89 * v92;
                    v12 += v90 * v92;
                    c69 += 1;
                    f3 += 8;
                }
            }
            b += 8;
        }
        size_t s93 = output->row_stride;
        const float*c94 = output->bias;
        if (c94 == 0) {
            float*f95 = c;
            vector v96 = load(f95 + 0);
            v9 += v96;
            vector v97 = load(f95 + 4);
            v10 += v97;
            f95 += s93;
            vector v98 = load(f95 + 0);
            v11 += v98;
            vector v99 = load(f95 + 4);
            v12 += v99;
            f95 += s93;
        } else {
        }
        vector v100 = splat((&output->minimum)[0]);
        float*f101 = c;
        vector v102 = maximum(v100, v9);
        store(f101 + 0, v102);
        vector v103 = maximum(v100, v10);
        store(f101 + 4, v103);
        f101 += s93;
        vector v104 = maximum(v100, v11);
        store(f101 + 0, v104);
        vector v105 = maximum(v100, v12);
        store(f101 + 4, v105);
        f101 += s93;
        c += 8;
    }
    size_t s106 = output->columns;
    size_t s107 = s106 % 8;
    if (s107 == 0) {
    } else {
        size_t s108 = s107 - 1;
        size_t s109 = s108 / 4;
        if (s109 == 0) {
            const float*c110 = output->bias;
            vector v111 = splat(0);
            vector v112 = splat(0);
            if (c110 == 0) {
            } else {
                vector v113 = splat(c110[0]);
                v111 = v113;
                vector v114 = splat(c110[1]);
                v112 = v114;
            }
            size_t s115 = output->ahead;
            size_t s116 = k;
            const float*c117 = a;
            size_t s118 = s116 % 4;
            size_t s119 = s116 / 4;
            for (; s119 != 0; s119--) {
                for (int i120 = 0; i120 < 1; i120++) {
                    vector v121 = load(b + 0);
                    vector v122 = splat(c117[0]);
                    v111 += v121 * v122;
                    vector v123 = splat(c117[4]);
                    v112 += v121 * v123;
                    vector v124 = load(b + 8);
                    vector v125 = splat(c117[1]);
                    v111 += v124 * v125;
                    vector v126 = splat(c117[5]);
                    v112 += v124 * v126;
                    vector v127 = load(b + 16);
                    vector v128 = splat(c117[2]);
                    v111 += v127 * v128;
                    vector v129 = splat(c117[6]);
                    v112 += v127 * v129;
                    vector v130 = load(b + 24);
                    vector v131 = splat(c117[3]);
                    v111 += v130 * v131;
                    vector v132 = splat(c117[7]);
                    v112 += v130 * v132;
                    c117 += 4;
                    b += 32;
                }
                c117 += 12;
            }
            for (; s118 != 0; s118--) {
                vector v133 = load(b + 0);
                vector v134 = splat(c117[0]);
                v111 += v133 * v134;
                vector v135 = splat(c117[4]);
                v112 += v133 * v135;
                c117 += 1;
                b += 8;
            }
            size_t s136 = output->columns;
            size_t s137 = s136 % 8;
            uint64_t u138 = bits_below(s137) >> 0;
            size_t s139 = output->row_stride;
            const float*c140 = output->bias;
            if (c140 == 0) {
                float*f141 = c;
                vector v142 = load_masked(f141 + 0, u138);
                v111 += v142;
                f141 += s139;
                vector v143 = load_masked(f141 + 0, u138);
                v112 += v143;
                f141 += s139;
            } else {
            }
            vector v144 = splat((&output->minimum)[0]);
            float*f145 = c;
            vector v146 = maximum(v144, v111);
            store_masked(f145 + 0, v146, u138);
            f145 += s139;
            vector v147 = maximum(v144, v112);
            store_masked(f145 + 0, v147, u138);
            f145 += s139;
        } else {
            const float*c148 = output->bias;
            vector v149 = splat(0);
            vector v150 = splat(0);
            vector v151 = splat(0);
            vector v152 = splat(0);
            if (c148 == 0) {
            } else {
                vector v153 = splat(c148[0]);
                v149 = v153;
                v150 = v153;
                vector v154 = splat(c148[1]);
                v151 = v154;
                v152 = v154;
            }
            size_t s155 = output->ahead;
            size_t s156 = k;
            const float*c157 = a;
            size_t s158 = s156 % 4;
            size_t s159 = s156 / 4;
            for (; s159 != 0; s159--) {
                for (int i160 = 0; i160 < 1; i160++) {
                    vector v161 = load(b + 0);
                    vector v162 = load(b + 4);
                    vector v163 = splat(c157[0]);
                    v149 += v161 * v163;
                    v150 += v162 * v163;
                    vector v164 = splat(c157[4]);
                    v151 += v161 * v164;
                    v152 += v162 * v164;
                    vector v165 = load(b + 8);
                    vector v166 = load(b + 12);
                    vector v167 = splat(c157[1]);
                    v149 += v165 * v167;
                    v150 += v166 * v167;
                    vector v168 = splat(c157[5]);
                    v151 += v165 * v168;
                    v152 += v166 * v168;
                    vector v169 = load(b + 16);
                    vector v170 = load(b + 20);
                    vector v171 = splat(c157[2]);
                    v149 += v169 * v171;
                    v150 += v170 * v171;
                    vector v172 = splat(c157[6]);
                    v151 += v169 * v172;
                    v152 += v170 * v172;
                    vector v173 = load(b + 24);
                    vector v174 = load(b + 28);
                    vector v175 = splat(c157[3]);
                    v149 += v173 * v175;
                    v150 += v174 * v175;
                    vector v176 = splat(c157[7]);
                    v151 += v173 * v176;
                    v152 += v174 * v176;
                    c157 += 4;
                    b += 32;
                }
                c157 += 12;
            }
            for (; s158 != 0; s158--) {
                vector v177 = load(b + 0);
                vector v178 = load(b + 4);
                vector v179 = splat(c157[0]);
                v149 += v177 * v179;
                v150 += v178 * v179;
                vector v180 = splat(c157[4]);
                v151 += v177 * v180;
                v152 += v178 * v180;
                c157 += 1;
                b += 8;
            }
            size_t s181 = output->columns;
            size_t s182 = s181 % 8;
            uint64_t u183 = bits_below(s182) >> 0;
            uint64_t u184 = bits_below(s182) >> 4;
            size_t s185 = output->row_stride;
            const float*c186 = output->bias;
            if (c186 == 0) {
                float*f187 = c;
                vector v188 = load_masked(f187 + 0, u183);
                v149 += v188;
                vector v189 = load_masked(f187 + 4, u184);
                v150 += v189;
                f187 += s185;
                vector v190 = load_masked(f187 + 0, u183);
                v151 += v190;
                vector v191 = load_masked(f187 + 4, u184);
                v152 += v191;
                f187 += s185;
            } else {
            }
            vector v192 = splat((&output->minimum)[0]);
            float*f193 = c;
            vector v194 = maximum(v192, v149);
            store_masked(f193 + 0, v194, u183);
            vector v195 = maximum(v192, v150);
            store_masked(f193 + 4, v195, u184);
            f193 += s185;
            vector v196 = maximum(v192, v151);
            store_masked(f193 + 0, v196, u183);
            vector v197 = maximum(v192, v152);
            store_masked(f193 + 4, v197, u184);
            f193 += s185;
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
        float*f6 = c;
        size_t s7 = output->row_stride;
        f6 += s7;
        f6 += s7;
        f6 += s7;
        const float*c8 = output->bias;
        vector v9 = splat(0);
        vector v10 = splat(0);
        vector v11 = splat(0);
        vector v12 = splat(0);
        vector v13 = splat(0);
        vector v14 = splat(0);
        if (c8 == 0) {
        } else {
            vector v15 = splat(c8[0]);
            v9 = v15;
            v10 = v15;
            vector v16 = splat(c8[1]);
            v11 = v16;
            v12 = v16;
            vector v17 = splat(c8[2]);
            v13 = v17;
            v14 = v17;
        }
        if (b_stride == 0) {
            size_t s18 = output->ahead;
            size_t s19 = k;
            const float*c20 = a;
            size_t s21 = s19 % 4;
            size_t s22 = s19 / 4;
            for (; s22 != 0; s22--) {
                for (int i23 = 0; i23 < 1; i23++) {
                    vector v24 = load(b + 0);
                    vector v25 = load(b + 4);
                    vector v26 = splat(c20[0]);
                    v9 += v24 * v26;
                    v10 += v25 * v26;
                    vector v27 = splat(c20[4]);
                    v11 += v24 * v27;
                    v12 += v25 * v27;
                    vector v28 = splat(c20[8]);
                    v13 += v24 * v28;
                    v14 += v25 * v28;
                    vector v29 = load(b + 8);
                    vector v30 = load(b + 12);
                    vector v31 = splat(c20[1]);
                    v9 += v29 * v31;
                    v10 += v30 * v31;
                    vector v32 = splat(c20[5]);
                    v11 += v29 * v32;
                    v12 += v30 * v32;
                    vector v33 = splat(c20[9]);
                    v13 += v29 * v33;
                    v14 += v30 * v33;
                    vector v34 = load(b + 16);
                    vector v35 = load(b + 20);
                    vector v36 = splat(c20[2]);
                    v9 += v34 * v36;
                    v10 += v35 * v36;
                    vector v37 = splat(c20[6]);
                    v11 += v34 * v37;
                    v12 += v35 * v37;
                    vector v38 = splat(c20[10]);
                    v13 += v34 * v38;
                    v14 += v35 * v38;
                    vector v39 = load(b + 24);
                    vector v40 = load(b + 28);
                    vector v41 = splat(c20[3]);
                    v9 += v39 * v41;
                    v10 += v40 * v41;
                    vector v42 = splat(c20[7]);
                    v11 += v39 * v42;
                    v12 += v40 * v42;
                    vector v43 = splat(c20[11]);
                    v13 += v39 * v43;
                    v14 += v40 * v43;
                    c20 += 4;
                    b += 32;
                }
                c20 += 12;
            }
            for (; s21 != 0; s21--) {
                vector v44 = load(b + 0);
                vector v45 = load(b + 4);
                vector v46 = splat(c20[0]);
                v9 += v44 * v46;
                v10 += v45 * v46;
                vector v47 = splat(c20[4]);
                v11 += v44 * v47;
                v12 += v45 * v47;
                vector v48 = splat(c20[8]);
                v13 += v44 * v48;
                v14 += v45 * v48;
                c20 += 1;
                b += 8;
            }
        } else {
            if (f3 == 0) {
                const float*c49 = b;
                size_t s50 = k;
                const float*c51 = a;
                size_t s52 = s50 % 4;
                size_t s53 = s50 / 4;
                for (; s53 != 0; s53--) {
                    for (int i54 = 0; i54 < 1; i54++) {
                        vector v55 = load(c49 + 0);
                        vector v56 = load(c49 + 4);
                        c49 += b_stride;
                        vector v57 = splat(c51[0]);
                        v9 += v55 * v57;
                        v10 += v56 * v57;
                        vector v58 = splat(c51[4]);
                        v11 += v55 * v58;
                        v12 += v56 * v58;
                        vector v59 = splat(c51[8]);
                        v13 += v55 * v59;
                        v14 += v56 * v59;
                        vector v60 = load(c49 + 0);
                        vector v61 = load(c49 + 4);
                        c49 += b_stride;
                        vector v62 = splat(c51[1]);
                        v9 += v60 * v62;
                        v10 += v61 * v62;
                        vector v63 = splat(c51[5]);
                        v11 += v60 * v63;
                        v12 += v61 * v63;
                        vector v64 = splat(c51[9]);
                        v13 += v60 * v64;
                        v14 += v61 * v64;
                        vector v65 = load(c49 + 0);
                        vector v66 = load(c49 + 4);
                        c49 += b_stride;
                        vector v67 = splat(c51[2]);
                        v9 += v65 * v67;
                        v10 += v66 * v67;
                        vector v68 = splat(c51[6]);
                        v11 += v65 * v68;
                        v12 += v66 * v68;
                        vector v69 = splat(c51[10]);
                        v13 += v65 * v69;
                        v14 += v66 * v69;
                        vector v70 = load(c49 + 0);
                        vector v71 = load(c49 + 4);
                        c49 += b_stride;
                        vector v72 = splat(c51[3]);
                        v9 += v70 * v72;
                        v10 += v71 * v72;
                        vector v73 = splat(c51[7]);
                        v11 += v70 * v73;
                        v12 += v71 * v73;
                        vector v74 = splat(c51[11]);
                        v13 += v70 * v74;
                        v14 += v71 * v74;
                        c51 += 4;
                    }
                    c51 += 12;
                }
                for (; s52 != 0; s52--) {
                    vector v75 = load(c49 + 0);
                    vector v76 = load(c49 + 4);
                    c49 += b_stride;
                    vector v77 = splat(c51[0]);
                    v9 += v75 * v77;
                    v10 += v76 * v77;
                    vector v78 = splat(c51[4]);
                    v11 += v75 * v78;
                    v12 += v76 * v78;
                    vector v79 = splat(c51[8]);
                    v13 += v75 * v79;
                    v14 += v76 * v79;
                    c51 += 1;
                }
            } else {
                const float*c80 = b;
                size_t s81 = k;
                const float*c82 = a;
                size_t s83 = s81 % 4;
                size_t s84 = s81 / 4;
                for (; s84 != 0; s84--) {
                    for (int i85 = 0; i85 < 1; i85++) {
                        vector v86 = load(c80 + 0);
                        vector v87 = load(c80 + 4);
                        store(f3 + 0, v86);
                        store(f3 + 4, v87);
                        c80 += b_stride;
                        vector v88 = splat(c82[0]);
                        v9 += v86 * v88;
                        v10 += v87 * v88;
                        vector v89 = splat(c82[4]);
                        v11 += v86 * v89;
                        v12 += v87 * v89;
                        vector v90 = splat(c82[8]);
                        v13 += v86 * v90;
                        v14 += v87 * v90;
                        vector v91 = load(c80 + 0);
                        vector v92 = load(c80 + 4);
                        store(f3 + 8, v91);
                        store(f3 + 12, v92);
                        c80 += b_stride;
                        vector v93 = splat(c82[1]);
                        v9 += v91 * v93;
                        v10 += v92 * v93;
                        vector v94 = splat(c82[5]);
                        v11 += v91 * v94;
                        v12 += v92 * v94;
                        vector v95 = splat(c82[9]);
                        v13 += v91 * v95;
                        v14 += v92 * v95;
                        vector v96 = load(c80 + 0);
                        vector v97 = load(c80 + 4);
                        store(f3 + 16, v96);
                        store(f3 + 20, v97);
                        c80 += b_stride;
                        vector v98 = splat(c82[2]);
                        v9 += v96 * v98;
                        v10 += v97 * v98;
                        vector v99 = splat(c82[6]);
                        v11 += v96 * v99;
                        v12 += v97 * v99;
                        vector v100 = splat(c82[10]);
                        v13 += v96 * v100;
                        v14 += v97 * v100;
                        vector v101 = load(c80 + 0);
                        vector v102 = load(c80 + 4);
                        store(f3 + 24, v101);
                        store(f3 + 28, v102);
                        c80 += b_stride;
                        vector v103 = splat(c82[3]);
                        v9 += v101 * v103;
                        v10 += v102 * v103;
                        vector v104 = splat(c82[7]);
                        v11 += v101 * v104;
                        v12 += v102 * v104;
                        vector v105 = splat(c82[11]);
                        v13 += v101 * v105;
                        v14 += v102 * v105;
                        c82 += 4;
                        f3 += 32;
                    }
                    c82 += 12;
                }
                for (; s83 != 0; s83--) {
                    vector v106 = load(c80 + 0);
                    vector v107 = load(c80 + 4);
                    store(f3 + 0, v106);
                    store(f3 + 4, v107);
                    c80 += b_stride;
                    vector v108 = splat(c82[0]);
                    v9 += v106 * v108;
                    v10 += v107 * v108;
                    vector v109 = splat(c82[4]);
                    v11 += v106 * v109;
                    v12 += v107 * v109;
                    vector v110 = splat(c82[8]);
                    v13 += v106 * v110;
                    v14 += v107 * v110;
                    c82 += 1;
                    f3 += 8;
                }
            }
            b += 8;
        }
        size_t s111 = output->row_stride;
        const float*c112 = output->bias;
        if (c112 == 0) {
            float*f113 = c;
            vector v114 = load(f113 + 0);
            v9 += v114;
            vector v115 = load(f113 + 4);
            v10 += v115;
            f113 += s111;
            vector v116 = load(f113 + 0);
            v11 += v116;
            vector v117 = load(f113 + 4);
            v12 += v117;
            f113 += s111;
            vector v118 = load(f113 + 0);
            v13 += v118;
            vector v119 = load(f113 + 4);
            v14 += v119;
            f113 += s111;
        } else {
        }
        vector v120 = splat((&output->minimum)[0]);
        float*f121 = c;
        vector v122 = maximum(v120, v9);
        store(f121 + 0, v122);
        vector v123 = maximum(v120, v10);
        store(f121 + 4, v123);
        f121 += s111;
        vector v124 = maximum(v120, v11);
        store(f121 + 0, v124);
        vector v125 = maximum(v120, v12);
        store(f121 + 4, v125);
        f121 += s111;
        vector v126 = maximum(v120, v13);
        store(f121 + 0, v126);
        vector v127 = maximum(v120, v14);
        store(f121 + 4, v127);
        f121 += s111;
        c += 8;
    }
    size_t s128 = output->columns;
    size_t s129 = s128 % 8;
    if (s129 == 0) {
    } else {
        size_t s130 = s129 - 1;
        size_t s131 = s130 / 4;
        if (s131 == 0) {
            const float*c132 = output->bias;
            vector v133 = splat(0);
            vector v134 = splat(0);
            vector v135 = splat(0);
            if (c132 == 0) {
            } else {
                vector v136 = splat(c132[0]);
                v133 = v136;
                vector v137 = splat(c132[1]);
                v134 = v137;
                vector v138 = splat(c132[2]);
                v135 = v138;
            }
            size_t s139 = output->ahead;
            size_t s140 = k;
            const float*c141 = a;
            size_t s142 = s140 % 4;
            size_t s143 = s140 / 4;
            for (; s143 != 0; s143--) {
                for (int i144 = 0; i144 < 1; i144++) {
                    vector v145 = load(b + 0);
                    vector v146 = splat(c141[0]);
                    v133 += v145 * v146;
                    vector v147 = splat(c141[4]);
                    v134 += v145 * v147;
                    vector v148 = splat(c141[8]);
                    v135 += v145 * v148;
                    vector v149 = load(b + 8);
                    vector v150 = splat(c141[1]);
                    v133 += v149 * v150;
                    vector v151 = splat(c141[5]);
                    v134 += v149 * v151;
                    vector v152 = splat(c141[9]);
                    v135 += v149 * v152;
                    vector v153 = load(b + 16);
                    vector v154 = splat(c141[2]);
                    v133 += v153 * v154;
                    vector v155 = splat(c141[6]);
                    v134 += v153 * v155;
                    vector v156 = splat(c141[10]);
                    v135 += v153 * v156;
                    vector v157 = load(b + 24);
                    vector v158 = splat(c141[3]);
                    v133 += v157 * v158;
                    vector v159 = splat(c141[7]);
                    v134 += v157 * v159;
                    vector v160 = splat(c141[11]);
                    v135 += v157 * v160;
                    c141 += 4;
                    b += 32;
                }
                c141 += 12;
            }
            for (; s142 != 0; s142--) {
                vector v161 = load(b + 0);
                vector v162 = splat(c141[0]);
                v133 += v161 * v162;
                vector v163 = splat(c141[4]);
                v134 += v161 * v163;
                vector v164 = splat(c141[8]);
                v135 += v161 * v164;
                c141 += 1;
                b += 8;
            }
            size_t s165 = output->columns;
            size_t s166 = s165 % 8;
            uint64_t u167 = bits_below(s166) >> 0;
            size_t s168 = output->row_stride;
            const float*c169 = output->bias;
            if (c169 == 0) {
                float*f170 = c;
                vector v171 = load_masked(f170 + 0, u167);
                v133 += v171;
                f170 += s168;
                vector v172 = load_masked(f170 + 0, u167);
                v134 += v172;
                f170 += s168;
                vector v173 = load_masked(f170 + 0, u167);
                v135 += v173;
                f170 += s168;
            } else {
            }
            vector v174 = splat((&output->minimum)[0]);
            float*f175 = c;
            vector v176 = maximum(v174, v133);
            store_masked(f175 + 0, v176, u167);
            f175 += s168;
            vector v177 = maximum(v174, v134);
            store_masked(f175 + 0, v177, u167);
            f175 += s168;
            vector v178 = maximum(v174, v135);
            store_masked(f175 + 0, v178, u167);
            f175 += s168;
        } else {
            const float*c179 = output->bias;
            vector v180 = splat(0);
            vector v181 = splat(0);
            vector v182 = splat(0);
            vector v183 = splat(0);
            vector v184 = splat(0);
            vector v185 = splat(0);
            if (c179 == 0) {
            } else {
                vector v186 = splat(c179[0]);
                v180 = v186;
                v181 = v186;
                vector v187 = splat(c179[1]);
                v182 = v187;
                v183 = v187;
                vector v188 = splat(c179[2]);
                v184 = v188;
                v185 = v188;
            }
            size_t s189 = output->ahead;
            size_t s190 = k;
            const float*c191 = a;
            size_t s192 = s190 % 4;
            size_t s193 = s190 / 4;
            for (; s193 != 0; s193--) {
                for (int i194 = 0; i194 < 1; i194++) {
                    vector v195 = load(b + 0);
                    vector v196 = load(b + 4);
                    vector v197 = splat(c191[0]);
                    v180 += v195 * v197;
                    v181 += v196 * v197;
                    vector v198 = splat(c191[4]);
                    v182 += v195 * v198;
                    v183 += v196 * v198;
                    vector v199 = splat(c191[8]);
                    v184 += v195 * v199;
                    v185 += v196 * v199;
                    vector v200 = load(b + 8);
                    vector v201 = load(b + 12);
                    vector v202 = splat(c191[1]);
                    v180 += v200 * v202;
                    v181 += v201 * v202;
                    vector v203 = splat(c191[5]);
                    v182 += v200 * v203;
                    v183 += v201 * v203;
                    vector v204 = splat(c191[9]);
                    v184 += v200 * v204;
                    v185 += v201 * v204;
                    vector v205 = load(b + 16);
                    vector v206 = load(b + 20);
                    vector v207 = splat(c191[2]);
                    v180 += v205 * v207;
                    v181 += v206 * v207;
                    vector v208 = splat(c191[6]);
                    v182 += v205 * v208;
                    v183 += v206 * v208;
                    vector v209 = splat(c191[10]);
                    v184 += v205 * v209;
                    v185 += v206 * v209;
                    vector v210 = load(b + 24);
                    vector v211 = load(b + 28);
                    vector v212 = splat(c191[3]);
                    v180 += v210 * v212;
                    v181 += v211 * v212;
                    vector v213 = splat(c191[7]);
                    v182 += v210 * v213;
                    v183 += v211 * v213;
                    vector v214 = splat(c191[11]);
                    v184 += v210 * v214;
                    v185 += v211 * v214;
                    c191 += 4;
                    b += 32;
                }
                c191 += 12;
            }
            for (; s192 != 0; s192--) {
                vector v215 = load(b + 0);
                vector v216 = load(b + 4);
                vector v217 = splat(c191[0]);
                v180 += v215 * v217;
                v181 += v216 * v217;
                vector v218 = splat(c191[4]);
                v182 += v215 * v218;
                v183 += v216 * v218;
                vector v219 = splat(c191[8]);
                v184 += v215 * v219;
                v185 += v216 * v219;
                c191 += 1;
                b += 8;
            }
            size_t s220 = output->columns;
            size_t s221 = s220 % 8;
            uint64_t u222 = bits_below(s221) >> 0;
            uint64_t u223 = bits_below(s221) >> 4;
            size_t s224 = output->row_stride;
            const float*c225 = output->bias;
            if (c225 == 0) {
                float*f226 = c;
                vector v227 = load_masked(f226 + 0, u222);
                v180 += v227;
                vector v228 = load_masked(f226 + 4, u223);
                v181 += v228;
                f226 += s224;
                vector v229 = load_masked(f226 + 0, u222);
                v182 += v229;
                vector v230 = load_masked(f226 + 4, u223);
                v183 += v230;
                f226 += s224;
                vector v231 = load_masked(f226 + 0, u222);
                v184 += v231;
                vector v232 = load_masked(f226 + 4, u223);
                v185 += v232;
                f226 += s224;
            } else {
            }
            vector v233 = splat((&output->minimum)[0]);
            float*f234 = c;
            vector v235 = maximum(v233, v180);
            store_masked(f234 + 0, v235, u222);
            vector v236 = maximum(v233, v181);
            store_masked(f234 + 4, v236, u223);
            f234 += s224;
            vector v237 = maximum(v233, v182);
            store_masked(f234 + 0, v237, u222);
            vector v238 = maximum(v233, v183);
            store_masked(f234 + 4, v238, u223);
            f234 += s224;
            vector v239 = maximum(v233, v184);
            store_masked(f234 + 0, v239, u222);
            vector v240 = maximum(v233, v185);
            store_masked(f234 + 4, v240, u223);
            f234 += s224;
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
        float*f6 = c;
        size_t s7 = output->row_stride;
        f6 += s7;
        f6 += s7;
        f6 += s7;
        f6 += s7;
        const float*c8 = output->bias;
        vector v9 = splat(0);
        vector v10 = splat(0);
        vector v11 = splat(0);
        vector v12 = splat(0);
        vector v13 = splat(0);
        vector v14 = splat(0);
        vector v15 = splat(0);
        vector v16 = splat(0);
        if (c8 == 0) {
        } else {
            vector v17 = splat(c8[0]);
            v9 = v17;
            v10 = v17;
            vector v18 = splat(c8[1]);
            v11 = v18;
            v12 = v18;
            vector v19 = splat(c8[2]);
            v13 = v19;
            v14 = v19;
            vector v20 = splat(c8[3]);
            v15 = v20;
            v16 = v20;
        }
        if (b_stride == 0) {
            size_t s21 = output->ahead;
            size_t s22 = k;
            const float*c23 = a;
            size_t s24 = s22 % 4;
            size_t s25 = s22 / 4;
            for (; s25 != 0; s25--) {
                for (int i26 = 0; i26 < 1; i26++) {
                    vector v27 = load(b + 0);
                    vector v28 = load(b + 4);
                    vector v29 = splat(c23[0]);
                    v9 += v27 * v29;
                    v10 += v28 * v29;
                    vector v30 = splat(c23[4]);
                    v11 += v27 * v30;
                    v12 += v28 * v30;
                    vector v31 = splat(c23[8]);
                    v13 += v27 * v31;
                    v14 += v28 * v31;
                    vector v32 = splat(c23[12]);
                    v15 += v27 * v32;
                    v16 += v28 * v32;
                    vector v33 = load(b + 8);
                    vector v34 = load(b + 12);
                    vector v35 = splat(c23[1]);
                    v9 += v33 * v35;
                    v10 += v34 * v35;
                    vector v36 = splat(c23[5]);
                    v11 += v33 * v36;
                    v12 += v34 * v36;
                    vector v37 = splat(c23[9]);
                    v13 += v33 * v37;
                    v14 += v34 * v37;
                    vector v38 = splat(c23[13]);
                    v15 += v33 * v38;
                    v16 += v34 * v38;
                    vector v39 = load(b + 16);
                    vector v40 = load(b + 20);
                    vector v41 = splat(c23[2]);
                    v9 += v39 * v41;
                    v10 += v40 * v41;
                    vector v42 = splat(c23[6]);
                    v11 += v39 * v42;
                    v12 += v40 * v42;
                    vector v43 = splat(c23[10]);
                    v13 += v39 * v43;
                    v14 += v40 * v43;
                    vector v44 = splat(c23[14]);
                    v15 += v39 * v44;
                    v16 += v40 * v44;
                    vector v45 = load(b + 24);
                    vector v46 = load(b + 28);
                    vector v47 = splat(c23[3]);
                    v9 += v45 * v47;
                    v10 += v46 * v47;
                    vector v48 = splat(c23[7]);
                    v11 += v45 * v48;
                    v12 += v46 * v48;
                    vector v49 = splat(c23[11]);
                    v13 += v45 * v49;
                    v14 += v46 * v49;
                    vector v50 = splat(c23[15]);
                    v15 += v45 * v50;
                    v16 += v46 * v50;
                    c23 += 4;
                    b += 32;
                }
                c23 += 12;
            }
            for (; s24 != 0; s24--) {
                vector v51 = load(b + 0);
                vector v52 = load(b + 4);
                vector v53 = splat(c23[0]);
                v9 += v51 * v53;
                v10 += v52 * v53;
                vector v54 = splat(c23[4]);
                v11 += v51 * v54;
                v12 += v52 * v54;
                vector v55 = splat(c23[8]);
                v13 += v51 * v55;
                v14 += v52 * v55;
                vector v56 = splat(c23[12]);
                v15 += v51 * v56;
                v16 += v52 * v56;
                c23 += 1;
                b += 8;
            }
        } else {
            if (f3 == 0) {
                const float*c57 = b;
                size_t s58 = k;
                const float*c59 = a;
                size_t s60 = s58 % 4;
                size_t s61 = s58 / 4;
                for (; s61 != 0; s61--) {
                    for (int i62 = 0; i62 < 1; i62++) {
                        vector v63 = load(c57 + 0);
                        vector v64 = load(c57 + 4);
                        c57 += b_stride;
                        vector v65 = splat(c59[0]);
                        v9 += v63 * v65;
                        v10 += v64 * v65;
                        vector v66 = splat(c59[4]);
                        v11 += v63 * v66;
                        v12 += v64 * v66;
                        vector v67 = splat(c59[8]);
                        v13 += v63 * v67;
                        v14 += v64 * v67;
                        vector v68 = splat(c59[12]);
                        v15 += v63 * v68;
                        v16 += v64 * v68;
                        vector v69 = load(c57 + 0);
                        vector v70 = load(c57 + 4);
                        c57 += b_stride;
                        vector v71 = splat(c59[1]);
                        v9 += v69 * v71;
                        v10 += v70 * v71;
                        vector v72 = splat(c59[5]);
                        v11 += v69 * v72;
                        v12 += v70 * v72;
                        vector v73 = splat(c59[9]);
                        v13 += v69 * v73;
                        v14 += v70 * v73;
                        vector v74 = splat(c59[13]);
                        v15 += v69 * v74;
                        v16 += v70 * v74;
                        vector v75 = load(c57 + 0);
                        vector v76 = load(c57 + 4);
                        c57 += b_stride;
                        vector v77 = splat(c59[2]);
                        v9 += v75 * v77;
                        v10 += v76 * v77;
                        vector v78 = splat(c59[6]);
                        v11 += v75 * v78;
                        v12 += v76 * v78;
                        vector v79 = splat(c59[10]);
                        v13 += v75 * v79;
                        v14 += v76 * v79;
                        vector v80 = splat(c59[14]);
                        v15 += v75 * v80;
                        v16 += v76 * v80;
                        vector v81 = load(c57 + 0);
                        vector v82 = load(c57 + 4);
                        c57 += b_stride;
                        vector v83 = splat(c59[3]);
                        v9 += v81 * v83;
                        v10 += v82 * v83;
                        vector v84 = splat(c59[7]);
                        v11 += v81 * v84;
                        v12 += v82 * v84;
                        vector v85 = splat(c59[11]);
                        v13 += v81 * v85;
                        v14 += v82 * v85;
                        vector v86 = splat(c59[15]);
                        v15 += v81 * v86;
                        v16 += v82 * v86;
                        c59 += 4;
                    }
                    c59 += 12;
                }
                for (; s60 != 0; s60--) {
                    vector v87 = load(c57 + 0);
                    vector v88 = load(c57 + 4);
                    c57 += b_stride;
                    vector v89 = splat(c59[0]);
                    v9 += v87 * v89;
                    v10 += v88 * v89;
                    vector v90 = splat(c59[4]);
                    v11 += v87 * v90;
                    v12 += v88 * v90;
                    vector v91 = splat(c59[8]);
                    v13 += v87 * v91;
                    v14 += v88 * v91;
                    vector v92 = splat(c59[12]);
                    v15 += v87 * v92;
                    v16 += v88 * v92;
                    c59 += 1;
                }
            } else {
                const float*c93 = b;
                size_t s94 = k;
                const float*c95 = a;
                size_t s96 = s94 % 4;
                size_t s97 = s94 / 4;
                for (; s97 != 0; s97--) {
                    for (int i98 = 0; i98 < 1; i98++) {
                        vector v99 = load(c93 + 0);
                        vector v100 = load(c93 + 4);
                        store(f3 + 0, v99);
                        store(f3 + 4, v100);
                        c93 += b_stride;
                        vector v101 = splat(c95[0]);
                        v9 += v99 * v101;
                        v10 += v100 * v101;
                        vector v102 = splat(c95[4]);
                        v11 += v99 * v102;
                        v12 += v100 * v102;
                        vector v103 = splat(c95[8]);
                        v13 += v99 * v103;
                        v14 += v100 * v103;
                        vector v104 = splat(c95[12]);
                        v15 += v99 * v104;
                        v16 += v100 * v104;
                        vector v105 = load(c93 + 0);
                        vector v106 = load(c93 + 4);
                        store(f3 + 8, v105);
                        store(f3 + 12, v106);
                        c93 += b_stride;
                        vector v107 = splat(c95[1]);
                        v9 += v105 * v107;
                        v10 += v106 * v107;
                        vector v108 = splat(c95[5]);
                        v11 += v105 * v108;
                        v12 += v106 * v108;
                        vector v109 = splat(c95[9]);
                        v13 += v105 * v109;
                        v14 += v106 * v109;
                        vector v110 = splat(c95[13]);
                        v15 += v105 * v110;
                        v16 += v106 * v110;
                        vector v111 = load(c93 + 0);
                        vector v112 = load(c93 + 4);
                        store(f3 + 16, v111);
                        store(f3 + 20, v112);
                        c93 += b_stride;
                        vector v113 = splat(c95[2]);
                        v9 += v111 * v113;
                        v10 += v112 * v113;
                        vector v114 = splat(c95[6]);
                        v11 += v111 * v114;
                        v12 += v112 * v114;
                        vector v115 = splat(c95[10]);
                        v13 += v111 * v115;
                        v14 += v112 * v115;
                        vector v116 = splat(c95[14]);
                        v15 += v111 * v116;
                        v16 += v112 * v116;
                        vector v117 = load(c93 + 0);
                        vector v118 = load(c93 + 4);
                        store(f3 + 24, v117);
                        store(f3 + 28, v118);
                        c93 += b_stride;
                        vector v119 = splat(c95[3]);
                        v9 += v117 * v119;
                        v10 += v118 * v119;
                        vector v120 = splat(c95[7]);
                        v11 += v117 * v120;
                        v12 += v118 * v120;
                        vector v121 = splat(c95[11]);
                        v13 += v117 * v121;
                        v14 += v118 * v121;
                        vector v122 = splat(c95[15]);
                        v15 += v117 * v122;
                        v16 += v118 * v122;
                        c95 += 4;
                        f3 += 32;
                    }
                    c95 += 12;
                }
                for (; s96 != 0; s96--) {
                    vector v123 = load(c93 + 0);
                    vector v124 = load(c93 + 4);
                    store(f3 + 0, v123);
                    store(f3 + 4, v124);
                    c93 += b_stride;
                    vector v125 = splat(c95[0]);
                    v9 += v123 * v125;
                    v10 += v124 * v125;
                    vector v126 = splat(c95[4]);
                    v11 += v123 * v126;
                    v12 += v124 * v126;
                    vector v127 = splat(c95[8]);
                    v13 += v123 * v127;
                    v14 += v124 * v127;
                    vector v128 = splat(c95[12]);
                    v15 += v123 * v128;
                    v16 += v124 * v128;
                    c95 += 1;
                    f3 += 8;
                }
            }
            b += 8;
        }
        size_t s129 = output->row_stride;
        const float*c130 = output->bias;
        if (c130 == 0) {
            float*f131 = c;
            vector v132 = load(f131 + 0);
            v9 += v132;
            vector v133 = load(f131 + 4);
            v10 += v133;
            f131 += s129;
            vector v134 = load(f131 + 0);
            v11 += v134;
            vector v135 = load(f131 + 4);
            v12 += v135;
            f131 += s129;
            vector v136 = load(f131 + 0);
            v13 += v136;
            vector v137 = load(f131 + 4);
            v14 += v137;
            f131 += s129;
            vector v138 = load(f131 + 0);
            v15 += v138;
            vector v139 = load(f131 + 4);
            v16 += v139;
            f131 += s129;
        } else {
        }
        vector v140 = splat((&output->minimum)[0]);
        float*f141 = c;
        vector v142 = maximum(v140, v9);
        store(f141 + 0, v142);
        vector v143 = maximum(v140, v10);
        store(f141 + 4, v143);
        f141 += s129;
        vector v144 = maximum(v140, v11);
        store(f141 + 0, v144);
        vector v145 = maximum(v140, v12);
        store(f141 + 4, v145);
        f141 += s129;
        vector v146 = maximum(v140, v13);
        store(f141 + 0, v146);
        vector v147 = maximum(v140, v14);
        store(f141 + 4, v147);
        f141 += s129;
        vector v148 = maximum(v140, v15);
        store(f141 + 0, v148);
        vector v149 = maximum(v140, v16);
        store(f141 + 4, v149);
        f141 += s129;
        c += 8;
    }
    size_t s150 = output->columns;
    size_t s151 = s150 % 8;
    if (s151 == 0) {
    } else {
        size_t s152 = s151 - 1;
        size_t s153 = s152 / 4;
        if (s153 == 0) {
            const float*c154 = output->bias;
            vector v155 = splat(0);
            vector v156 = splat(0);
            vector v157 = splat(0);
            vector v158 = splat(0);
            if (c154 == 0) {
            } else {
                vector v159 = splat(c154[0]);
                v155 = v159;
                vector v160 = splat(c154[1]);
                v156 = v160;
                vector v161 = splat(c154[2]);
                v157 = v161;
                vector v162 = splat(c154[3]);
                v158 = v162;
            }
            size_t s163 = output->ahead;
            size_t s164 = k;
            const float*c165 = a;
            size_t s166 = s164 % 4;
            size_t s167 = s164 / 4;
            for (; s167 != 0; s167--) {
                for (int i168 = 0; i168 < 1; i168++) {
                    vector v169 = load(b + 0);
                    vector v170 = splat(c165[0]);
                    v155 += v169 * v170;
                    vector v171 = splat(c165[4]);
                    v156 += v169 * v171;
                    vector v172 = splat(c165[8]);
                    v157 += v169 * v172;
                    vector v173 = splat(c165[12]);
                    v158 += v169 * v173;
                    vector v174 = load(b + 8);
                    vector v175 = splat(c165[1]);
                    v155 += v174 * v175;
                    vector v176 = splat(c165[5]);
                    v156 += v174 * v176;
                    vector v177 = splat(c165[9]);
                    v157 += v174 * v177;
                    vector v178 = splat(c165[13]);
                    v158 += v174 * v178;
                    vector v179 = load(b + 16);
                    vector v180 = splat(c165[2]);
                    v155 += v179 * v180;
                    vector v181 = splat(c165[6]);
                    v156 += v179 * v181;
                    vector v182 = splat(c165[10]);
                    v157 += v179 * v182;
                    vector v183 = splat(c165[14]);
                    v158 += v179 * v183;
                    vector v184 = load(b + 24);
                    vector v185 = splat(c165[3]);
                    v155 += v184 * v185;
                    vector v186 = splat(c165[7]);
                    v156 += v184 * v186;
                    vector v187 = splat(c165[11]);
                    v157 += v184 * v187;
                    vector v188 = splat(c165[15]);
                    v158 += v184 * v188;
                    c165 += 4;
                    b += 32;
                }
                c165 += 12;
            }
            for (; s166 != 0; s166--) {
                vector v189 = load(b + 0);
                vector v190 = splat(c165[0]);
                v155 += v189 * v190;
                vector v191 = splat(c165[4]);
                v156 += v189 * v191;
                vector v192 = splat(c165[8]);
                v157 += v189 * v192;
                vector v193 = splat(c165[12]);
                v158 += v189 * v193;
                c165 += 1;
                b += 8;
            }
            size_t s194 = output->columns;
            size_t s195 = s194 % 8;
            uint64_t u196 = bits_below(s195) >> 0;
            size_t s197 = output->row_stride;
            const float*c198 = output->bias;
            if (c198 == 0) {
                float*f199 = c;
                vector v200 = load_masked(f199 + 0, u196);
                v155 += v200;
                f199 += s197;
                vector v201 = load_masked(f199 + 0, u196);
                v156 += v201;
                f199 += s197;
                vector v202 = load_masked(f199 + 0, u196);
                v157 += v202;
                f199 += s197;
                vector v203 = load_masked(f199 + 0, u196);
                v158 += v203;
                f199 += s197;
            } else {
            }
            vector v204 = splat((&output->minimum)[0]);
            float*f205 = c;
            vector v206 = maximum(v204, v155);
            store_masked(f205 + 0, v206, u196);
            f205 += s197;
            vector v207 = maximum(v204, v156);
            store_masked(f205 + 0, v207, u196);
            f205 += s197;
            vector v208 = maximum(v204, v157);
            store_masked(f205 + 0, v208, u196);
            f205 += s197;
            vector v209 = maximum(v204, v158);
            store_masked(f205 + 0, v209, u196);
            f205 += s197;
        } else {
            const float*c210 = output->bias;
            vector v211 = splat(0);
            vector v212 = splat(0);
            vector v213 = splat(0);
            vector v214 = splat(0);
            vector v215 = splat(0);
            vector v216 = splat(0);
            vector v217 = splat(0);
            vector v218 = splat(0);
            if (c210 == 0) {
            } else {
                vector v219 = splat(c210[0]);
                v211 = v219;
                v212 = v219;
                vector v220 = splat(c210[1]);
                v213 = v220;
                v214 = v220;
                vector v221 = splat(c210[2]);
                v215 = v221;
                v216 = v221;
                vector v222 = splat(c210[3]);
                v217 = v222;
                v218 = v222;
            }
            size_t s223 = output->ahead;
            size_t s224 = k;
            const float*c225 = a;
            size_t s226 = s224 % 4;
            size_t s227 = s224 / 4;
            for (; s227 != 0; s227--) {
                for (int i228 = 0; i228 < 1; i228++) {
                    vector v229 = load(b + 0);
                    vector v230 = load(b + 4);
                    vector v231 = splat(c225[0]);
                    v211 += v229 * v231;
                    v212 += v230 * v231;
                    vector v232 = splat(c225[4]);
                    v213 += v229 * v232;
                    v214 += v230 * v232;
                    vector v233 = splat(c225[8]);
                    v215 += v229 * v233;
                    v216 += v230 * v233;
                    vector v234 = splat(c225[12]);
                    v217 += v229 * v234;
                    v218 += v230 * v234;
                    vector v235 = load(b + 8);
                    vector v236 = load(b + 12);
                    vector v237 = splat(c225[1]);
                    v211 += v235 * v237;
                    v212 += v236 * v237;
                    vector v238 = splat(c225[5]);
                    v213 += v235 * v238;
                    v214 += v236 * v238;
                    vector v239 = splat(c225[9]);
                    v215 += v235 * v239;
                    v216 += v236 * v239;
                    vector v240 = splat(c225[13]);
                    v217 += v235 * v240;
                    v218 += v236 * v240;
                    vector v241 = load(b + 16);
                    vector v242 = load(b + 20);
                    vector v243 = splat(c225[2]);
                    v211 += v241 * v243;
                    v212 += v242 * v243;
                    vector v244 = splat(c225[6]);
                    v213 += v241 * v244;
                    v214 += v242 * v244;
                    vector v245 = splat(c225[10]);
                    v215 += v241 * v245;
                    v216 += v242 * v245;
                    vector v246 = splat(c225[14]);
                    v217 += v241 * v246;
                    v218 += v242 * v246;
                    vector v247 = load(b + 24);
                    vector v248 = load(b + 28);
                    vector v249 = splat(c225[3]);
                    v211 += v247 * v249;
                    v212 += v248 * v249;
                    vector v250 = splat(c225[7]);
                    v213 += v247 * v250;
                    v214 += v248 * v250;
                    vector v251 = splat(c225[11]);
                    v215 += v247 * v251;
                    v216 += v248 * v251;
                    vector v252 = splat(c225[15]);
                    v217 += v247 * v252;
                    v218 += v248 * v252;
                    c225 += 4;
                    b += 32;
                }
                c225 += 12;
            }
            for (; s226 != 0; s226--) {
                vector v253 = load(b + 0);
                vector v254 = load(b + 4);
                vector v255 = splat(c225[0]);
                v211 += v253 * v255;
                v212 += v254 * v255;
                vector v256 = splat(c225[4]);
                v213 += v253 * v256;
                v214 += v254 * v256;
                vector v257 = splat(c225[8]);
                v215 += v253 * v257;
                v216 += v254 * v257;
                vector v258 = splat(c225[12]);
                v217 += v253 * v258;
                v218 += v254 * v258;
                c225 += 1;
                b += 8;
            }
            size_t s259 = output->columns;
            size_t s260 = s259 % 8;
            uint64_t u261 = bits_below(s260) >> 0;
            uint64_t u262 = bits_below(s260) >> 4;
            size_t s263 = output->row_stride;
            const float*c264 = output->bias;
            if (c264 == 0) {
                float*f265 = c;
                vector v266 = load_masked(f265 + 0, u261);
                v211 += v266;
                vector v267 = load_masked(f265 + 4, u262);
                v212 += v267;
                f265 += s263;
                vector v268 = load_masked(f265 + 0, u261);
                v213 += v268;
                vector v269 = load_masked(f265 + 4, u262);
                v214 += v269;
                f265 += s263;
                vector v270 = load_masked(f265 + 0, u261);
                v215 += v270;
                vector v271 = load_masked(f265 + 4, u262);
                v216 += v271;
                f265 += s263;
                vector v272 = load_masked(f265 + 0, u261);
                v217 += v272;
                vector v273 = load_masked(f265 + 4, u262);
                v218 += v273;
                f265 += s263;
            } else {
            }
            vector v274 = splat((&output->minimum)[0]);
            float*f275 = c;
            vector v276 = maximum(v274, v211);
            store_masked(f275 + 0, v276, u261);
            vector v277 = maximum(v274, v212);
            store_masked(f275 + 4, v277, u262);
            f275 += s263;
            vector v278 = maximum(v274, v213);
            store_masked(f275 + 0, v278, u261);
            vector v279 = maximum(v274, v214);
            store_masked(f275 + 4, v279, u262);
            f275 += s263;
            vector v280 = maximum(v274, v215);
            store_masked(f275 + 0, v280, u261);
            vector v281 = maximum(v274, v216);
            store_masked(f275 + 4, v281, u262);
            f275 += s263;
            vector v282 = maximum(v274, v217);
            store_masked(f275 + 0, v282, u261);
            vector v283 = maximum(v274, v218);
            store_masked(f275 + 4, v283, u262);
            f275 += s263;
        }
    }
}
