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
        if (f3 == 0) {
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
            const float*c33 = b;
            size_t s34 = k;
            const float*c35 = a;
            size_t s36 = s34 % 4;
            size_t s37 = s34 / 4;
            for (; s37 != 0; s37--) {
                for (int i38 = 0; i38 < 1; i38++) {
                    vector v39 = load(c33 + 0);
                    vector v40 = load(c33 + 4);
                    store(f3 + 0, v39);
                    store(f3 + 4, v40);
                    c33 += b_stride;
                    vector v41 = splat(c35[0]);
                    v9 += v39 * v41;
                    v10 += v40 * v41;
                    vector v42 = load(c33 + 0);
                    vector v43 = load(c33 + 4);
                    store(f3 + 8, v42);
                    store(f3 + 12, v43);
                    c33 += b_stride;
                    vector v44 = splat(c35[1]);
                    v9 += v42 * v44;
                    v10 += v43 * v44;
                    vector v45 = load(c33 + 0);
                    vector v46 = load(c33 + 4);
                    store(f3 + 16, v45);
                    store(f3 + 20, v46);
                    c33 += b_stride;
                    vector v47 = splat(c35[2]);
                    v9 += v45 * v47;
                    v10 += v46 * v47;
                    vector v48 = load(c33 + 0);
                    vector v49 = load(c33 + 4);
                    store(f3 + 24, v48);
                    store(f3 + 28, v49);
                    c33 += b_stride;
                    vector v50 = splat(c35[3]);
                    v9 += v48 * v50;
                    v10 += v49 * v50;
                    c35 += 4;
                    f3 += 32;
                }
                c35 += 12;
            }
            for (; s36 != 0; s36--) {
                vector v51 = load(c33 + 0);
                vector v52 = load(c33 + 4);
                store(f3 + 0, v51);
                store(f3 + 4, v52);
                c33 += b_stride;
                vector v53 = splat(c35[0]);
                v9 += v51 * v53;
                v10 += v52 * v53;
                c35 += 1;
                f3 += 8;
            }
            b += 8;
        }
        size_t s54 = output->row_stride;
        const float*c55 = output->bias;
        if (c55 == 0) {
            float*f56 = c;
            vector v57 = load(f56 + 0);
            v9 += v57;
            vector v58 = load(f56 + 4);
            v10 += v58;
            f56 += s54;
        } else {
        }
        vector v59 = splat((&output->minimum)[0]);
        float*f60 = c;
        vector v61 = maximum(v59, v9);
        store(f60 + 0, v61);
        vector v62 = maximum(v59, v10);
        store(f60 + 4, v62);
        f60 += s54;
        c += 8;
    }
    size_t s63 = output->columns;
    size_t s64 = s63 % 8;
    if (s64 == 0) {
    } else {
        size_t s65 = s64 - 1;
        size_t s66 = s65 / 4;
        if (s66 == 0) {
            const float*c67 = output->bias;
            vector v68 = splat(0);
            if (c67 == 0) {
            } else {
                vector v69 = splat(c67[0]);
                v68 = v69;
            }
            size_t s70 = output->ahead;
            size_t s71 = k;
            const float*c72 = a;
            size_t s73 = s71 % 4;
            size_t s74 = s71 / 4;
            for (; s74 != 0; s74--) {
                for (int i75 = 0; i75 < 1; i75++) {
                    vector v76 = load(b + 0);
                    vector v77 = splat(c72[0]);
                    v68 += v76 * v77;
                    vector v78 = load(b + 8);
                    vector v79 = splat(c72[1]);
                    v68 += v78 * v79;
                    vector v80 = load(b + 16);
                    vector v81 = splat(c72[2]);
                    v68 += v80 * v81;
                    vector v82 = load(b + 24);
                    vector v83 = splat(c72[3]);
                    v68 += v82 * v83;
                    c72 += 4;
                    b += 32;
                }
                c72 += 12;
            }
            for (; s73 != 0; s73--) {
                vector v84 = load(b + 0);
                vector v85 = splat(c72[0]);
                v68 += v84 * v85;
                c72 += 1;
                b += 8;
            }
            size_t s86 = output->columns;
            size_t s87 = s86 % 8;
            uint64_t u88 = bits_below(s87) >> 0;
            size_t s89 = output->row_stride;
            const float*c90 = output->bias;
            if (c90 == 0) {
                float*f91 = c;
                vector v92 = load_masked(f91 + 0, u88);
                v68 += v92;
                f91 += s89;
            } else {
            }
            vector v93 = splat((&output->minimum)[0]);
            float*f94 = c;
            vector v95 = maximum(v93, v68);
            store_masked(f94 + 0, v95, u88);
            f94 += s89;
        } else {
            const float*c96 = output->bias;
            vector v97 = splat(0);
            vector v98 = splat(0);
            if (c96 == 0) {
            } else {
                vector v99 = splat(c96[0]);
                v97 = v99;
                v98 = v99;
            }
            size_t s100 = output->ahead;
            size_t s101 = k;
            const float*c102 = a;
            size_t s103 = s101 % 4;
            size_t s104 = s101 / 4;
            for (; s104 != 0; s104--) {
                for (int i105 = 0; i105 < 1; i105++) {
                    vector v106 = load(b + 0);
                    vector v107 = load(b + 4);
                    vector v108 = splat(c102[0]);
                    v97 += v106 * v108;
                    v98 += v107 * v108;
                    vector v109 = load(b + 8);
                    vector v110 = load(b + 12);
                    vector v111 = splat(c102[1]);
                    v97 += v109 * v111;
                    v98 += v110 * v111;
                    vector v112 = load(b + 16);
                    vector v113 = load(b + 20);
                    vector v114 = splat(c102[2]);
                    v97 += v112 * v114;
                    v98 += v113 * v114;
                    vector v115 = load(b + 24);
                    vector v116 = load(b + 28);
                    vector v117 = splat(c102[3]);
                    v97 += v115 * v117;
                    v98 += v116 * v117;
                    c102 += 4;
                    b += 32;
                }
                c102 += 12;
            }
            for (; s103 != 0; s103--) {
                vector v118 = load(b + 0);
                vector v119 = load(b + 4);
                vector v120 = splat(c102[0]);
                v97 += v118 * v120;
                v98 += v119 * v120;
                c102 += 1;
                b += 8;
            }
            size_t s121 = output->columns;
            size_t s122 = s121 % 8;
            uint64_t u123 = bits_below(s122) >> 0;
            uint64_t u124 = bits_below(s122) >> 4;
            size_t s125 = output->row_stride;
            const float*c126 = output->bias;
            if (c126 == 0) {
                float*f127 = c;
                vector v128 = load_masked(f127 + 0, u123);
                v97 += v128;
                vector v129 = load_masked(f127 + 4, u124);
                v98 += v129;
                f127 += s125;
            } else {
            }
            vector v130 = splat((&output->minimum)[0]);
            float*f131 = c;
            vector v132 = maximum(v130, v97);
            store_masked(f131 + 0, v132, u123);
            vector v133 = maximum(v130, v98);
            store_masked(f131 + 4, v133, u124);
            f131 += s125;
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
        if (f3 == 0) {
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
            const float*c41 = b;
            size_t s42 = k;
            const float*c43 = a;
            size_t s44 = s42 % 4;
            size_t s45 = s42 / 4;
            for (; s45 != 0; s45--) {
                for (int i46 = 0; i46 < 1; i46++) {
                    vector v47 = load(c41 + 0);
                    vector v48 = load(c41 + 4);
                    store(f3 + 0, v47);
                    store(f3 + 4, v48);
                    c41 += b_stride;
                    vector v49 = splat(c43[0]);
                    v9 += v47 * v49;
                    v10 += v48 * v49;
                    vector v50 = splat(c43[4]);
                    v11 += v47 * v50;
                    v12 += v48 * v50;
                    vector v51 = load(c41 + 0);
                    vector v52 = load(c41 + 4);
                    store(f3 + 8, v51);
                    store(f3 + 12, v52);
                    c41 += b_stride;
                    vector v53 = splat(c43[1]);
                    v9 += v51 * v53;
                    v10 += v52 * v53;
                    vector v54 = splat(c43[5]);
                    v11 += v51 * v54;
                    v12 += v52 * v54;
                    vector v55 = load(c41 + 0);
                    vector v56 = load(c41 + 4);
                    store(f3 + 16, v55);
                    store(f3 + 20, v56);
                    c41 += b_stride;
                    vector v57 = splat(c43[2]);
                    v9 += v55 * v57;
                    v10 += v56 * v57;
                    vector v58 = splat(c43[6]);
                    v11 += v55 * v58;
                    v12 += v56 * v58;
                    vector v59 = load(c41 + 0);
                    vector v60 = load(c41 + 4);
                    store(f3 + 24, v59);
                    store(f3 + 28, v60);
                    c41 += b_stride;
                    vector v61 = splat(c43[3]);
                    v9 += v59 * v61;
                    v10 += v60 * v61;
                    vector v62 = splat(c43[7]);
                    v11 += v59 * v62;
                    v12 += v60 * v62;
                    c43 += 4;
                    f3 += 32;
                }
                c43 += 12;
            }
            for (; s44 != 0; s44--) {
                vector v63 = load(c41 + 0);
                vector v64 = load(c41 + 4);
                store(f3 + 0, v63);
                store(f3 + 4, v64);
                c41 += b_stride;
                vector v65 = splat(c43[0]);
                v9 += v63 * v65;
                v10 += v64 * v65;
                vector v66 = splat(c43[4]);
                v11 += v63 * v66;
                v12 += v64 * v66;
                c43 += 1;
                f3 += 8;
            }
            b += 8;
        }
        size_t s67 = output->row_stride;
        const float*c68 = output->bias;
        if (c68 == 0) {
            float*f69 = c;
            vector v70 = load(f69 + 0);
            v9 += v70;
            vector v71 = load(f69 + 4);
            v10 += v71;
            f69 += s67;
            vector v72 = load(f69 + 0);
            v11 += v72;
            vector v73 = load(f69 + 4);
            v12 += v73;
            f69 += s67;
        } else {
        }
        vector v74 = splat((&output->minimum)[0]);
        float*f75 = c;
        vector v76 = maximum(v74, v9);
        store(f75 + 0, v76);
        vector v77 = maximum(v74, v10);
        store(f75 + 4, v77);
        f75 += s67;
        vector v78 = maximum(v74, v11);
        store(f75 + 0, v78);
        vector v79 = maximum(v74, v12);
        store(f75 + 4, v79);
        f75 += s67;
        c += 8;
    }
    size_t s80 = output->columns;
    size_t s81 = s80 % 8;
    if (s81 == 0) {
    } else {
        size_t s82 = s81 - 1;
        size_t s83 = s82 / 4;
        if (s83 == 0) {
            const float*c84 = output->bias;
            vector v85 = splat(0);
            vector v86 = splat(0);
            if (c84 == 0) {
            } else {
                vector v87 = splat(c84[0]);
                v85 = v87;
                vector v88 = splat(c84[1]);
                v86 = v88;
            }
            size_t s89 = output->ahead;
            size_t s90 = k;
            const float*c91 = a;
            size_t s92 = s90 % 4;
            size_t s93 = s90 / 4;
            for (; s93 != 0; s93--) {
                for (int i94 = 0; i94 < 1; i94++) {
                    vector v95 = load(b + 0);
                    vector v96 = splat(c91[0]);
                    v85 += v95 * v96;
                    vector v97 = splat(c91[4]);
                    v86 += v95 * v97;
                    vector v98 = load(b + 8);
                    vector v99 = splat(c91[1]);
                    v85 += v98 * v99;
                    vector v100 = splat(c91[5]);
                    v86 += v98 * v100;
                    vector v101 = load(b + 16);
                    vector v102 = splat(c91[2]);
                    v85 += v101 * v102;
                    vector v103 = splat(c91[6]);
                    v86 += v101 * v103;
                    vector v104 = load(b + 24);
                    vector v105 = splat(c91[3]);
                    v85 += v104 * v105;
                    vector v106 = splat(c91[7]);
                    v86 += v104 * v106;
                    c91 += 4;
                    b += 32;
                }
                c91 += 12;
            }
            for (; s92 != 0; s92--) {
                vector v107 = load(b + 0);
                vector v108 = splat(c91[0]);
                v85 += v107 * v108;
                vector v109 = splat(c91[4]);
                v86 += v107 * v109;
                c91 += 1;
                b += 8;
            }
            size_t s110 = output->columns;
            size_t s111 = s110 % 8;
            uint64_t u112 = bits_below(s111) >> 0;
            size_t s113 = output->row_stride;
            const float*c114 = output->bias;
            if (c114 == 0) {
                float*f115 = c;
                vector v116 = load_masked(f115 + 0, u112);
                v85 += v116;
                f115 += s113;
                vector v117 = load_masked(f115 + 0, u112);
                v86 += v117;
                f115 += s113;
            } else {
            }
            vector v118 = splat((&output->minimum)[0]);
            float*f119 = c;
            vector v120 = maximum(v118, v85);
            store_masked(f119 + 0, v120, u112);
            f119 += s113;
            vector v121 = maximum(v118, v86);
            store_masked(f119 + 0, v121, u112);
            f119 += s113;
        } else {
            const float*c122 = output->bias;
            vector v123 = splat(0);
            vector v124 = splat(0);
            vector v125 = splat(0);
            vector v126 = splat(0);
            if (c122 == 0) {
            } else {
                vector v127 = splat(c122[0]);
                v123 = v127;
                v124 = v127;
                vector v128 = splat(c122[1]);
                v125 = v128;
                v126 = v128;
            }
            size_t s129 = output->ahead;
            size_t s130 = k;
            const float*c131 = a;
            size_t s132 = s130 % 4;
            size_t s133 = s130 / 4;
            for (; s133 != 0; s133--) {
                for (int i134 = 0; i134 < 1; i134++) {
                    vector v135 = load(b + 0);
                    vector v136 = load(b + 4);
                    vector v137 = splat(c131[0]);
                    v123 += v135 * v137;
                    v124 += v136 * v137;
                    vector v138 = splat(c131[4]);
                    v125 += v135 * v138;
                    v126 += v136 * v138;
                    vector v139 = load(b + 8);
                    vector v140 = load(b + 12);
                    vector v141 = splat(c131[1]);
                    v123 += v139 * v141;
                    v124 += v140 * v141;
                    vector v142 = splat(c131[5]);
                    v125 += v139 * v142;
                    v126 += v140 * v142;
                    vector v143 = load(b + 16);
                    vector v144 = load(b + 20);
                    vector v145 = splat(c131[2]);
                    v123 += v143 * v145;
                    v124 += v144 * v145;
                    vector v146 = splat(c131[6]);
                    v125 += v143 * v146;
                    v126 += v144 * v146;
                    vector v147 = load(b + 24);
                    vector v148 = load(b + 28);
                    vector v149 = splat(c131[3]);
                    v123 += v147 * v149;
                    v124 += v148 * v149;
                    vector v150 = splat(c131[7]);
                    v125 += v147 * v150;
                    v126 += v148 * v150;
                    c131 += 4;
                    b += 32;
                }
                c131 += 12;
            }
            for (; s132 != 0; s132--) {
                vector v151 = load(b + 0);
                vector v152 = load(b + 4);
                vector v153 = splat(c131[0]);
                v123 += v151 * v153;
                v124 += v152 * v153;
                vector v154 = splat(c131[4]);
                v125 += v151 * v154;
                v126 += v152 * v154;
                c131 += 1;
                b += 8;
            }
            size_t s155 = output->columns;
            size_t s156 = s155 % 8;
            uint64_t u157 = bits_below(s156) >> 0;
            uint64_t u158 = bits_below(s156) >> 4;
            size_t s159 = output->row_stride;
            const float*c160 = output->bias;
            if (c160 == 0) {
                float*f161 = c;
                vector v162 = load_masked(f161 + 0, u157);
                v123 += v162;
                vector v163 = load_masked(f161 + 4, u158);
                v124 += v163;
                f161 += s159;
                vector v164 = load_masked(f161 + 0, u157);
                v125 += v164;
                vector v165 = load_masked(f161 + 4, u158);
                v126 += v165;
                f161 += s159;
            } else {
            }
            vector v166 = splat((&output->minimum)[0]);
            float*f167 = c;
            vector v168 = maximum(v166, v123);
            store_masked(f167 + 0, v168, u157);
            vector v169 = maximum(v166, v124);
            store_masked(f167 + 4, v169, u158);
            f167 += s159;
            vector v170 = maximum(v166, v125);
            store_masked(f167 + 0, v170, u157);
            vector v171 = maximum(v166, v126);
            store_masked(f167 + 4, v171, u158);
            f167 += s159;
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
        if (f3 == 0) {
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
            const float*c49 = b;
            size_t s50 = k;
            const float*c51 = a;
            size_t s52 = s50 % 4;
            size_t s53 = s50 / 4;
            for (; s53 != 0; s53--) {
                for (int i54 = 0; i54 < 1; i54++) {
                    vector v55 = load(c49 + 0);
                    vector v56 = load(c49 + 4);
                    store(f3 + 0, v55);
                    store(f3 + 4, v56);
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
                    store(f3 + 8, v60);
                    store(f3 + 12, v61);
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
                    store(f3 + 16, v65);
                    store(f3 + 20, v66);
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
                    store(f3 + 24, v70);
                    store(f3 + 28, v71);
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
                    f3 += 32;
                }
                c51 += 12;
            }
            for (; s52 != 0; s52--) {
                vector v75 = load(c49 + 0);
                vector v76 = load(c49 + 4);
                store(f3 + 0, v75);
                store(f3 + 4, v76);
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
                f3 += 8;
            }
            b += 8;
        }
        size_t s80 = output->row_stride;
        const float*c81 = output->bias;
        if (c81 == 0) {
            float*f82 = c;
            vector v83 = load(f82 + 0);
            v9 += v83;
            vector v84 = load(f82 + 4);
            v10 += v84;
            f82 += s80;
            vector v85 = load(f82 + 0);
            v11 += v85;
            vector v86 = load(f82 + 4);
            v12 += v86;
            f82 += s80;
            vector v87 = load(f82 + 0);
            v13 += v87;
            vector v88 = load(f82 + 4);
            v14 += v88;
            f82 += s80;
        } else {
        }
        vector v89 = splat((&output->minimum)[0]);
        float*f90 = c;
        vector v91 = maximum(v89, v9);
        store(f90 + 0, v91);
        vector v92 = maximum(v89, v10);
        store(f90 + 4, v92);
        f90 += s80;
        vector v93 = maximum(v89, v11);
        store(f90 + 0, v93);
        vector v94 = maximum(v89, v12);
        store(f90 + 4, v94);
        f90 += s80;
        vector v95 = maximum(v89, v13);
        store(f90 + 0, v95);
        vector v96 = maximum(v89, v14);
        store(f90 + 4, v96);
        f90 += s80;
        c += 8;
    }
    size_t s97 = output->columns;
    size_t s98 = s97 % 8;
    if (s98 == 0) {
    } else {
        size_t s99 = s98 - 1;
        size_t s100 = s99 / 4;
        if (s100 == 0) {
            const float*c101 = output->bias;
            vector v102 = splat(0);
            vector v103 = splat(0);
            vector v104 = splat(0);
            if (c101 == 0) {
            } else {
                vector v105 = splat(c101[0]);
                v102 = v105;
                vector v106 = splat(c101[1]);
                v103 = v106;
                vector v107 = splat(c101[2]);
                v104 = v107;
            }
            size_t s108 = output->ahead;
            size_t s109 = k;
            const float*c110 = a;
            size_t s111 = s109 % 4;
            size_t s112 = s109 / 4;
            for (; s112 != 0; s112--) {
                for (int i113 = 0; i113 < 1; i113++) {
                    vector v114 = load(b + 0);
                    vector v115 = splat(c110[0]);
                    v102 += v114 * v115;
                    vector v116 = splat(c110[4]);
                    v103 += v114 * v116;
                    vector v117 = splat(c110[8]);
                    v104 += v114 * v117;
                    vector v118 = load(b + 8);
                    vector v119 = splat(c110[1]);
                    v102 += v118 * v119;
                    vector v120 = splat(c110[5]);
                    v103 += v118 * v120;
                    vector v121 = splat(c110[9]);
                    v104 += v118 * v121;
                    vector v122 = load(b + 16);
                    vector v123 = splat(c110[2]);
                    v102 += v122 * v123;
                    vector v124 = splat(c110[6]);
                    v103 += v122 * v124;
                    vector v125 = splat(c110[10]);
                    v104 += v122 * v125;
                    vector v126 = load(b + 24);
                    vector v127 = splat(c110[3]);
                    v102 += v126 * v127;
                    vector v128 = splat(c110[7]);
                    v103 += v126 * v128;
                    vector v129 = splat(c110[11]);
                    v104 += v126 * v129;
                    c110 += 4;
                    b += 32;
                }
                c110 += 12;
            }
            for (; s111 != 0; s111--) {
                vector v130 = load(b + 0);
                vector v131 = splat(c110[0]);
                v102 += v130 * v131;
                vector v132 = splat(c110[4]);
                v103 += v130 * v132;
                vector v133 = splat(c110[8]);
                v104 += v130 * v133;
                c110 += 1;
                b += 8;
            }
            size_t s134 = output->columns;
            size_t s135 = s134 % 8;
            uint64_t u136 = bits_below(s135) >> 0;
            size_t s137 = output->row_stride;
            const float*c138 = output->bias;
            if (c138 == 0) {
                float*f139 = c;
                vector v140 = load_masked(f139 + 0, u136);
                v102 += v140;
                f139 += s137;
                vector v141 = load_masked(f139 + 0, u136);
                v103 += v141;
                f139 += s137;
                vector v142 = load_masked(f139 + 0, u136);
                v104 += v142;
                f139 += s137;
            } else {
            }
            vector v143 = splat((&output->minimum)[0]);
            float*f144 = c;
            vector v145 = maximum(v143, v102);
            store_masked(f144 + 0, v145, u136);
            f144 += s137;
            vector v146 = maximum(v143, v103);
            store_masked(f144 + 0, v146, u136);
            f144 += s137;
            vector v147 = maximum(v143, v104);
            store_masked(f144 + 0, v147, u136);
            f144 += s137;
        } else {
            const float*c148 = output->bias;
            vector v149 = splat(0);
            vector v150 = splat(0);
            vector v151 = splat(0);
            vector v152 = splat(0);
            vector v153 = splat(0);
            vector v154 = splat(0);
            if (c148 == 0) {
            } else {
                vector v155 = splat(c148[0]);
                v149 = v155;
                v150 = v155;
                vector v156 = splat(c148[1]);
                v151 = v156;
                v152 = v156;
                vector v157 = splat(c148[2]);
                v153 = v157;
                v154 = v157;
            }
            size_t s158 = output->ahead;
            size_t s159 = k;
            const float*c160 = a;
            size_t s161 = s159 % 4;
            size_t s162 = s159 / 4;
            for (; s162 != 0; s162--) {
                for (int i163 = 0; i163 < 1; i163++) {
                    vector v164 = load(b + 0);
                    vector v165 = load(b + 4);
                    vector v166 = splat(c160[0]);
                    v149 += v164 * v166;
                    v150 += v165 * v166;
                    vector v167 = splat(c160[4]);
                    v151 += v164 * v167;
                    v152 += v165 * v167;
                    vector v168 = splat(c160[8]);
                    v153 += v164 * v168;
                    v154 += v165 * v168;
                    vector v169 = load(b + 8);
                    vector v170 = load(b + 12);
                    vector v171 = splat(c160[1]);
                    v149 += v169 * v171;
                    v150 += v170 * v171;
                    vector v172 = splat(c160[5]);
                    v151 += v169 * v172;
                    v152 += v170 * v172;
                    vector v173 = splat(c160[9]);
                    v153 += v169 * v173;
                    v154 += v170 * v173;
                    vector v174 = load(b + 16);
                    vector v175 = load(b + 20);
                    vector v176 = splat(c160[2]);
                    v149 += v174 * v176;
                    v150 += v175 * v176;
                    vector v177 = splat(c160[6]);
                    v151 += v174 * v177;
                    v152 += v175 * v177;
                    vector v178 = splat(c160[10]);
                    v153 += v174 * v178;
                    v154 += v175 * v178;
                    vector v179 = load(b + 24);
                    vector v180 = load(b + 28);
                    vector v181 = splat(c160[3]);
                    v149 += v179 * v181;
                    v150 += v180 * v181;
                    vector v182 = splat(c160[7]);
                    v151 += v179 * v182;
                    v152 += v180 * v182;
                    vector v183 = splat(c160[11]);
                    v153 += v179 * v183;
                    v154 += v180 * v183;
                    c160 += 4;
                    b += 32;
                }
                c160 += 12;
            }
            for (; s161 != 0; s161--) {
                vector v184 = load(b + 0);
                vector v185 = load(b + 4);
                vector v186 = splat(c160[0]);
                v149 += v184 * v186;
                v150 += v185 * v186;
                vector v187 = splat(c160[4]);
                v151 += v184 * v187;
                v152 += v185 * v187;
                vector v188 = splat(c160[8]);
                v153 += v184 * v188;
                v154 += v185 * v188;
                c160 += 1;
                b += 8;
            }
            size_t s189 = output->columns;
            size_t s190 = s189 % 8;
            uint64_t u191 = bits_below(s190) >> 0;
            uint64_t u192 = bits_below(s190) >> 4;
            size_t s193 = output->row_stride;
            const float*c194 = output->bias;
            if (c194 == 0) {
                float*f195 = c;
                vector v196 = load_masked(f195 + 0, u191);
                v149 += v196;
                vector v197 = load_masked(f195 + 4, u192);
                v150 += v197;
                f195 += s193;
                vector v198 = load_masked(f195 + 0, u191);
                v151 += v198;
                vector v199 = load_masked(f195 + 4, u192);
                v152 += v199;
                f195 += s193;
                vector v200 = load_masked(f195 + 0, u191);
                v153 += v200;
                vector v201 = load_masked(f195 + 4, u192);
                v154 += v201;
                f195 += s193;
            } else {
            }
            vector v202 = splat((&output->minimum)[0]);
            float*f203 = c;
            vector v204 = maximum(v202, v149);
            store_masked(f203 + 0, v204, u191);
            vector v205 = maximum(v202, v150);
            store_masked(f203 + 4, v205, u192);
            f203 += s193;
            vector v206 = maximum(v202, v151);
            store_masked(f203 + 0, v206, u191);
            vector v207 = maximum(v202, v152);
            store_masked(f203 + 4, v207, u192);
            f203 += s193;
            vector v208 = maximum(v202, v153);
            store_masked(f203 + 0, v208, u191);
            vector v209 = maximum(v202, v154);
            store_masked(f203 + 4, v209, u192);
            f203 += s193;
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
        if (f3 == 0) {
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
            const float*c57 = b;
            size_t s58 = k;
            const float*c59 = a;
            size_t s60 = s58 % 4;
            size_t s61 = s58 / 4;
            for (; s61 != 0; s61--) {
                for (int i62 = 0; i62 < 1; i62++) {
                    vector v63 = load(c57 + 0);
                    vector v64 = load(c57 + 4);
                    store(f3 + 0, v63);
                    store(f3 + 4, v64);
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
                    store(f3 + 8, v69);
                    store(f3 + 12, v70);
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
                    store(f3 + 16, v75);
                    store(f3 + 20, v76);
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
                    store(f3 + 24, v81);
                    store(f3 + 28, v82);
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
                    f3 += 32;
                }
                c59 += 12;
            }
            for (; s60 != 0; s60--) {
                vector v87 = load(c57 + 0);
                vector v88 = load(c57 + 4);
                store(f3 + 0, v87);
                store(f3 + 4, v88);
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
                f3 += 8;
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
            vector v100 = load(f95 + 0);
            v13 += v100;
            vector v101 = load(f95 + 4);
            v14 += v101;
            f95 += s93;
            vector v102 = load(f95 + 0);
            v15 += v102;
            vector v103 = load(f95 + 4);
            v16 += v103;
            f95 += s93;
        } else {
        }
        vector v104 = splat((&output->minimum)[0]);
        float*f105 = c;
        vector v106 = maximum(v104, v9);
        store(f105 + 0, v106);
        vector v107 = maximum(v104, v10);
        store(f105 + 4, v107);
        f105 += s93;
        vector v108 = maximum(v104, v11);
        store(f105 + 0, v108);
        vector v109 = maximum(v104, v12);
        store(f105 + 4, v109);
        f105 += s93;
        vector v110 = maximum(v104, v13);
        store(f105 + 0, v110);
        vector v111 = maximum(v104, v14);
        store(f105 + 4, v111);
        f105 += s93;
        vector v112 = maximum(v104, v15);
        store(f105 + 0, v112);
        vector v113 = maximum(v104, v16);
        store(f105 + 4, v113);
        f105 += s93;
        c += 8;
    }
    size_t s114 = output->columns;
    size_t s115 = s114 % 8;
    if (s115 == 0) {
    } else {
        size_t s116 = s115 - 1;
        size_t s117 = s116 / 4;
        if (s117 == 0) {
            const float*c118 = output->bias;
            vector v119 = splat(0);
            vector v120 = splat(0);
            vector v121 = splat(0);
            vector v122 = splat(0);
            if (c118 == 0) {
            } else {
                vector v123 = splat(c118[0]);
                v119 = v123;
                vector v124 = splat(c118[1]);
                v120 = v124;
                vector v125 = splat(c118[2]);
                v121 = v125;
                vector v126 = splat(c118[3]);
                v122 = v126;
            }
            size_t s127 = output->ahead;
            size_t s128 = k;
            const float*c129 = a;
            size_t s130 = s128 % 4;
            size_t s131 = s128 / 4;
            for (; s131 != 0; s131--) {
                for (int i132 = 0; i132 < 1; i132++) {
                    vector v133 = load(b + 0);
                    vector v134 = splat(c129[0]);
                    v119 += v133 * v134;
                    vector v135 = splat(c129[4]);
                    v120 += v133 * v135;
                    vector v136 = splat(c129[8]);
                    v121 += v133 * v136;
                    vector v137 = splat(c129[12]);
                    v122 += v133 * v137;
                    vector v138 = load(b + 8);
                    vector v139 = splat(c129[1]);
                    v119 += v138 * v139;
                    vector v140 = splat(c129[5]);
                    v120 += v138 * v140;
                    vector v141 = splat(c129[9]);
                    v121 += v138 * v141;
                    vector v142 = splat(c129[13]);
                    v122 += v138 * v142;
                    vector v143 = load(b + 16);
                    vector v144 = splat(c129[2]);
                    v119 += v143 * v144;
                    vector v145 = splat(c129[6]);
                    v120 += v143 * v145;
                    vector v146 = splat(c129[10]);
                    v121 += v143 * v146;
                    vector v147 = splat(c129[14]);
                    v122 += v143 * v147;
                    vector v148 = load(b + 24);
                    vector v149 = splat(c129[3]);
                    v119 += v148 * v149;
                    vector v150 = splat(c129[7]);
                    v120 += v148 * v150;
                    vector v151 = splat(c129[11]);
                    v121 += v148 * v151;
                    vector v152 = splat(c129[15]);
                    v122 += v148 * v152;
                    c129 += 4;
                    b += 32;
                }
                c129 += 12;
            }
            for (; s130 != 0; s130--) {
                vector v153 = load(b + 0);
                vector v154 = splat(c129[0]);
                v119 += v153 * v154;
                vector v155 = splat(c129[4]);
                v120 += v153 * v155;
                vector v156 = splat(c129[8]);
                v121 += v153 * v156;
                vector v157 = splat(c129[12]);
                v122 += v153 * v157;
                c129 += 1;
                b += 8;
            }
            size_t s158 = output->columns;
            size_t s159 = s158 % 8;
            uint64_t u160 = bits_below(s159) >> 0;
            size_t s161 = output->row_stride;
            const float*c162 = output->bias;
            if (c162 == 0) {
                float*f163 = c;
                vector v164 = load_masked(f163 + 0, u160);
                v119 += v164;
                f163 += s161;
                vector v165 = load_masked(f163 + 0, u160);
                v120 += v165;
                f163 += s161;
                vector v166 = load_masked(f163 + 0, u160);
                v121 += v166;
                f163 += s161;
                vector v167 = load_masked(f163 + 0, u160);
                v122 += v167;
                f163 += s161;
            } else {
            }
            vector v168 = splat((&output->minimum)[0]);
            float*f169 = c;
            vector v170 = maximum(v168, v119);
            store_masked(f169 + 0, v170, u160);
            f169 += s161;
            vector v171 = maximum(v168, v120);
            store_masked(f169 + 0, v171, u160);
            f169 += s161;
            vector v172 = maximum(v168, v121);
            store_masked(f169 + 0, v172, u160);
            f169 += s161;
            vector v173 = maximum(v168, v122);
            store_masked(f169 + 0, v173, u160);
            f169 += s161;
        } else {
            const float*c174 = output->bias;
            vector v175 = splat(0);
            vector v176 = splat(0);
            vector v177 = splat(0);
            vector v178 = splat(0);
            vector v179 = splat(0);
            vector v180 = splat(0);
            vector v181 = splat(0);
            vector v182 = splat(0);
            if (c174 == 0) {
            } else {
                vector v183 = splat(c174[0]);
                v175 = v183;
                v176 = v183;
                vector v184 = splat(c174[1]);
                v177 = v184;
                v178 = v184;
                vector v185 = splat(c174[2]);
                v179 = v185;
                v180 = v185;
                vector v186 = splat(c174[3]);
                v181 = v186;
                v182 = v186;
            }
            size_t s187 = output->ahead;
            size_t s188 = k;
            const float*c189 = a;
            size_t s190 = s188 % 4;
            size_t s191 = s188 / 4;
            for (; s191 != 0; s191--) {
                for (int i192 = 0; i192 < 1; i192++) {
                    vector v193 = load(b + 0);
                    vector v194 = load(b + 4);
                    vector v195 = splat(c189[0]);
                    v175 += v193 * v195;
                    v176 += v194 * v195;
                    vector v196 = splat(c189[4]);
                    v177 += v193 * v196;
                    v178 += v194 * v196;
                    vector v197 = splat(c189[8]);
                    v179 += v193 * v197;
                    v180 += v194 * v197;
                    vector v198 = splat(c189[12]);
                    v181 += v193 * v198;
                    v182 += v194 * v198;
                    vector v199 = load(b + 8);
                    vector v200 = load(b + 12);
                    vector v201 = splat(c189[1]);
                    v175 += v199 * v201;
                    v176 += v200 * v201;
                    vector v202 = splat(c189[5]);
                    v177 += v199 * v202;
                    v178 += v200 * v202;
                    vector v203 = splat(c189[9]);
                    v179 += v199 * v203;
                    v180 += v200 * v203;
                    vector v204 = splat(c189[13]);
                    v181 += v199 * v204;
                    v182 += v200 * v204;
                    vector v205 = load(b + 16);
                    vector v206 = load(b + 20);
                    vector v207 = splat(c189[2]);
                    v175 += v205 * v207;
                    v176 += v206 * v207;
                    vector v208 = splat(c189[6]);
                    v177 += v205 * v208;
                    v178 += v206 * v208;
                    vector v209 = splat(c189[10]);
                    v179 += v205 * v209;
                    v180 += v206 * v209;
                    vector v210 = splat(c189[14]);
                    v181 += v205 * v210;
                    v182 += v206 * v210;
                    vector v211 = load(b + 24);
                    vector v212 = load(b + 28);
                    vector v213 = splat(c189[3]);
                    v175 += v211 * v213;
                    v176 += v212 * v213;
                    vector v214 = splat(c189[7]);
                    v177 += v211 * v214;
                    v178 += v212 * v214;
                    vector v215 = splat(c189[11]);
                    v179 += v211 * v215;
                    v180 += v212 * v215;
                    vector v216 = splat(c189[15]);
                    v181 += v211 * v216;
                    v182 += v212 * v216;
                    c189 += 4;
                    b += 32;
                }
                c189 += 12;
            }
            for (; s190 != 0; s190--) {
                vector v217 = load(b + 0);
                vector v218 = load(b + 4);
                vector v219 = splat(c189[0]);
                v175 += v217 * v219;
                v176 += v218 * v219;
                vector v220 = splat(c189[4]);
                v177 += v217 * v220;
                v178 += v218 * v220;
                vector v221 = splat(c189[8]);
                v179 += v217 * v221;
                v180 += v218 * v221;
                vector v222 = splat(c189[12]);
                v181 += v217 * v222;
                v182 += v218 * v222;
                c189 += 1;
                b += 8;
            }
            size_t s223 = output->columns;
            size_t s224 = s223 % 8;
            uint64_t u225 = bits_below(s224) >> 0;
            uint64_t u226 = bits_below(s224) >> 4;
            size_t s227 = output->row_stride;
            const float*c228 = output->bias;
            if (c228 == 0) {
                float*f229 = c;
                vector v230 = load_masked(f229 + 0, u225);
                v175 += v230;
                vector v231 = load_masked(f229 + 4, u226);
                v176 += v231;
                f229 += s227;
                vector v232 = load_masked(f229 + 0, u225);
                v177 += v232;
                vector v233 = load_masked(f229 + 4, u226);
                v178 += v233;
                f229 += s227;
                vector v234 = load_masked(f229 + 0, u225);
                v179 += v234;
                vector v235 = load_masked(f229 + 4, u226);
                v180 += v235;
                f229 += s227;
                vector v236 = load_masked(f229 + 0, u225);
                v181 += v236;
                vector v237 = load_masked(f229 + 4, u226);
                v182 += v237;
                f229 += s227;
            } else {
            }
            vector v238 = splat((&output->minimum)[0]);
            float*f239 = c;
            vector v240 = maximum(v238, v175);
            store_masked(f239 + 0, v240, u225);
            vector v241 = maximum(v238, v176);
            store_masked(f239 + 4, v241, u226);
            f239 += s227;
            vector v242 = maximum(v238, v177);
            store_masked(f239 + 0, v242, u225);
            vector v243 = maximum(v238, v178);
            store_masked(f239 + 4, v243, u226);
            f239 += s227;
            vector v244 = maximum(v238, v179);
            store_masked(f239 + 0, v244, u225);
            vector v245 = maximum(v238, v180);
            store_masked(f239 + 4, v245, u226);
            f239 += s227;
            vector v246 = maximum(v238, v181);
            store_masked(f239 + 0, v246, u225);
            vector v247 = maximum(v238, v182);
            store_masked(f239 + 4, v247, u226);
            f239 += s227;
        }
    }
}
