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
        vector v4 = splat(c3[0]);
        vector v5 = splat(c3[0]);
        const struct nnp_direct_tap*c6 = taps;
        size_t s7 = k;
        const float*c8 = a;
        size_t s9 = s7 % 4;
        size_t s10 = s7 / 4;
        for (; s10 != 0; s10--) {
            for (int i11 = 0; i11 < 1; i11++) {
                const float*c12 = b;
                size_t s13 = c6->offset;
                c12 += s13;
                c6++;
                vector v14 = load(c12 + 0);
                vector v15 = load(c12 + 4);
                vector v16 = splat(c8[0]);
                v4 += v14 * v16;
                v5 += v15 * v16;
                const float*c17 = b;
                size_t s18 = c6->offset;
                c17 += s18;
                c6++;
                vector v19 = load(c17 + 0);
                vector v20 = load(c17 + 4);
                vector v21 = splat(c8[1]);
                v4 += v19 * v21;
                v5 += v20 * v21;
                const float*c22 = b;
                size_t s23 = c6->offset;
                c22 += s23;
                c6++;
                vector v24 = load(c22 + 0);
                vector v25 = load(c22 + 4);
                vector v26 = splat(c8[2]);
                v4 += v24 * v26;
                v5 += v25 * v26;
                const float*c27 = b;
                size_t s28 = c6->offset;
                c27 += s28;
                c6++;
                vector v29 = load(c27 + 0);
                vector v30 = load(c27 + 4);
                vector v31 = splat(c8[3]);
                v4 += v29 * v31;
                v5 += v30 * v31;
                c8 += 4;
            }
            c8 += 12;
        }
        for (; s9 != 0; s9--) {
            const float*c32 = b;
            size_t s33 = c6->offset;
            c32 += s33;
            c6++;
            vector v34 = load(c32 + 0);
            vector v35 = load(c32 + 4);
            vector v36 = splat(c8[0]);
            v4 += v34 * v36;
            v5 += v35 * v36;
            c8 += 1;
        }
        vector v37 = splat((&output->minimum)[0]);
        size_t s38 = output->row_stride;
        float*f39 = c;
        vector v40 = maximum(v37, v4);
        store(f39 + 0, v40);
        vector v41 = maximum(v37, v5);
        store(f39 + 4, v41);
        f39 += s38;
        b += 8;
        c += 8;
    }
    size_t s42 = output->columns;
    size_t s43 = s42 % 8;
    if (s43 == 0) {
    } else {
        size_t s44 = s43 - 1;
        size_t s45 = s44 / 4;
        if (s45 == 0) {
            b += s43;
            c += s43;
            b += -4;
            c += -4;
            const float*c46 = output->bias;
            vector v47 = splat(c46[0]);
            const struct nnp_direct_tap*c48 = taps;
            size_t s49 = k;
            const float*c50 = a;
            size_t s51 = s49 % 4;
            size_t s52 = s49 / 4;
            for (; s52 != 0; s52--) {
                for (int i53 = 0; i53 < 1; i53++) {
                    const float*c54 = b;
                    size_t s55 = c48->offset;
                    c54 += s55;
                    c48++;
                    vector v56 = load(c54 + 0);
                    vector v57 = splat(c50[0]);
                    v47 += v56 * v57;
                    const float*c58 = b;
                    size_t s59 = c48->offset;
                    c58 += s59;
                    c48++;
                    vector v60 = load(c58 + 0);
                    vector v61 = splat(c50[1]);
                    v47 += v60 * v61;
                    const float*c62 = b;
                    size_t s63 = c48->offset;
                    c62 += s63;
                    c48++;
                    vector v64 = load(c62 + 0);
                    vector v65 = splat(c50[2]);
                    v47 += v64 * v65;
                    const float*c66 = b;
                    size_t s67 = c48->offset;
                    c66 += s67;
                    c48++;
                    vector v68 = load(c66 + 0);
                    vector v69 = splat(c50[3]);
                    v47 += v68 * v69;
                    c50 += 4;
                }
                c50 += 12;
            }
            for (; s51 != 0; s51--) {
                const float*c70 = b;
                size_t s71 = c48->offset;
                c70 += s71;
                c48++;
                vector v72 = load(c70 + 0);
                vector v73 = splat(c50[0]);
                v47 += v72 * v73;
                c50 += 1;
            }
            vector v74 = splat((&output->minimum)[0]);
            size_t s75 = output->row_stride;
            float*f76 = c;
            vector v77 = maximum(v74, v47);
            store(f76 + 0, v77);
            f76 += s75;
        } else {
            b += s43;
            c += s43;
            b += -8;
            c += -8;
            const float*c78 = output->bias;
            vector v79 = splat(c78[0]);
            vector v80 = splat(c78[0]);
            const struct nnp_direct_tap*c81 = taps;
            size_t s82 = k;
            const float*c83 = a;
            size_t s84 = s82 % 4;
            size_t s85 = s82 / 4;
            for (; s85 != 0; s85--) {
                for (int i86 = 0; i86 < 1; i86++) {
                    const float*c87 = b;
                    size_t s88 = c81->offset;
                    c87 += s88;
                    c81++;
                    vector v89 = load(c87 + 0);
                    vector v90 = load(c87 + 4);
                    vector v91 = splat(c83[0]);
                    v79 += v89 * v91;
                    v80 += v90 * v91;
                    const float*c92 = b;
                    size_t s93 = c81->offset;
                    c92 += s93;
                    c81++;
                    vector v94 = load(c92 + 0);
                    vector v95 = load(c92 + 4);
                    vector v96 = splat(c83[1]);
                    v79 += v94 * v96;
                    v80 += v95 * v96;
                    const float*c97 = b;
                    size_t s98 = c81->offset;
                    c97 += s98;
                    c81++;
                    vector v99 = load(c97 + 0);
                    vector v100 = load(c97 + 4);
                    vector v101 = splat(c83[2]);
                    v79 += v99 * v101;
                    v80 += v100 * v101;
                    const float*c102 = b;
                    size_t s103 = c81->offset;
                    c102 += s103;
                    c81++;
                    vector v104 = load(c102 + 0);
                    vector v105 = load(c102 + 4);
                    vector v106 = splat(c83[3]);
                    v79 += v104 * v106;
                    v80 += v105 * v106;
                    c83 += 4;
                }
                c83 += 12;
            }
            for (; s84 != 0; s84--) {
                const float*c107 = b;
                size_t s108 = c81->offset;
                c107 += s108;
                c81++;
                vector v109 = load(c107 + 0);
                vector v110 = load(c107 + 4);
                vector v111 = splat(c83[0]);
                v79 += v109 * v111;
                v80 += v110 * v111;
                c83 += 1;
            }
            vector v112 = splat((&output->minimum)[0]);
            size_t s113 = output->row_stride;
            float*f114 = c;
            vector v115 = maximum(v112, v79);
            store(f114 + 0, v115);
            vector v116 = maximum(v112, v80);
            store(f114 + 4, v116);
            f114 += s113;
        }
    }
}

void nnp_direct_2x8__c(size_t k, const float* a, const float* b, const struct nnp_direct_tap* taps, float* c, const struct nnp_sgemm_output* output) {
    size_t s1 = output->columns;
    size_t s2 = s1 / 8;
    for (; s2 != 0; s2--) {
        const float*c3 = output->bias;
        vector v4 = splat(c3[0]);
        vector v5 = splat(c3[0]);
        vector v6 = splat(c3[1]);
        vector v7 = splat(c3[1]);
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
                v4 += v16 * v18;
                v5 += v17 * v18;
                vector v19 = splat(c10[4]);
                v6 += v16 * v19;
                v7 += v17 * v19;
                const float*c20 = b;
                size_t s21 = c8->offset;
                c20 += s21;
                c8++;
                vector v22 = load(c20 + 0);
                vector v23 = load(c20 + 4);
                vector v24 = splat(c10[1]);
                v4 += v22 * v24;
                v5 += v23 * v24;
                vector v25 = splat(c10[5]);
                v6 += v22 * v25;
                v7 += v23 * v25;
                const float*c26 = b;
                size_t s27 = c8->offset;
                c26 += s27;
                c8++;
                vector v28 = load(c26 + 0);
                vector v29 = load(c26 + 4);
                vector v30 = splat(c10[2]);
                v4 += v28 * v30;
                v5 += v29 * v30;
                vector v31 = splat(c10[6]);
                v6 += v28 * v31;
                v7 += v29 * v31;
                const float*c32 = b;
                size_t s33 = c8->offset;
                c32 += s33;
                c8++;
                vector v34 = load(c32 + 0);
                vector v35 = load(c32 + 4);
                vector v36 = splat(c10[3]);
                v4 += v34 * v36;
                v5 += v35 * v36;
                vector v37 = splat(c10[7]);
                v6 += v34 * v37;
                v7 += v35 * v37;
                c10 += 4;
            }
            c10 += 12;
        }
        for (; s11 != 0; s11--) {
            const float*c38 = b;
            size_t s39 = c8->offset;
            c38 += s39;
            c8++;
            vector v40 = load(c38 + 0);
            vector v41 = load(c38 + 4);
            vector v42 = splat(c10[0]);
            v4 += v40 * v42;
            v5 += v41 * v42;
            vector v43 = splat(c10[4]);
            v6 += v40 * v43;
            v7 += v41 * v43;
            c10 += 1;
        }
        vector v44 = splat((&output->minimum)[0]);
        size_t s45 = output->row_stride;
        float*f46 = c;
        vector v47 = maximum(v44, v4);
        store(f46 + 0, v47);
        vector v48 = maximum(v44, v5);
        store(f46 + 4, v48);
        f46 += s45;
        vector v49 = maximum(v44, v6);
        store(f46 + 0, v49);
        vector v50 = maximum(v44, v7);
        store(f46 + 4, v50);
        f46 += s45;
        b += 8;
        c += 8;
    }
    size_t s51 = output->columns;
    size_t s52 = s51 % 8;
    if (s52 == 0) {
    } else {
        size_t s53 = s52 - 1;
        size_t s54 = s53 / 4;
        if (s54 == 0) {
            b += s52;
            c += s52;
            b += -4;
            c += -4;
            const float*c55 = output->bias;
            vector v56 = splat(c55[0]);
            vector v57 = splat(c55[1]);
            const struct nnp_direct_tap*c58 = taps;
            size_t s59 = k;
            const float*c60 = a;
            size_t s61 = s59 % 4;
            size_t s62 = s59 / 4;
            for (; s62 != 0; s62--) {
                for (int i63 = 0; i63 < 1; i63++) {
                    const float*c64 = b;
                    size_t s65 = c58->offset;
                    c64 += s65;
                    c58++;
                    vector v66 = load(c64 + 0);
                    vector v67 = splat(c60[0]);
                    v56 += v66 * v67;
                    vector v68 = splat(c60[4]);
                    v57 += v66 * v68;
                    const float*c69 = b;
                    size_t s70 = c58->offset;
                    c69 += s70;
                    c58++;
                    vector v71 = load(c69 + 0);
                    vector v72 = splat(c60[1]);
                    v56 += v71 * v72;
                    vector v73 = splat(c60[5]);
                    v57 += v71 * v73;
                    const float*c74 = b;
                    size_t s75 = c58->offset;
                    c74 += s75;
                    c58++;
                    vector v76 = load(c74 + 0);
                    vector v77 = splat(c60[2]);
                    v56 += v76 * v77;
                    vector v78 = splat(c60[6]);
                    v57 += v76 * v78;
                    const float*c79 = b;
                    size_t s80 = c58->offset;
                    c79 += s80;
                    c58++;
                    vector v81 = load(c79 + 0);
                    vector v82 = splat(c60[3]);
                    v56 += v81 * v82;
                    vector v83 = splat(c60[7]);
                    v57 += v81 * v83;
                    c60 += 4;
                }
                c60 += 12;
            }
            for (; s61 != 0; s61--) {
                const float*c84 = b;
                size_t s85 = c58->offset;
                c84 += s85;
                c58++;
                vector v86 = load(c84 + 0);
                vector v87 = splat(c60[0]);
                v56 += v86 * v87;
                vector v88 = splat(c60[4]);
                v57 += v86 * v88;
                c60 += 1;
            }
            vector v89 = splat((&output->minimum)[0]);
            size_t s90 = output->row_stride;
            float*f91 = c;
            vector v92 = maximum(v89, v56);
            store(f91 + 0, v92);
            f91 += s90;
            vector v93 = maximum(v89, v57);
            store(f91 + 0, v93);
            f91 += s90;
        } else {
            b += s52;
            c += s52;
            b += -8;
            c += -8;
            const float*c94 = output->bias;
            vector v95 = splat(c94[0]);
            vector v96 = splat(c94[0]);
            vector v97 = splat(c94[1]);
            vector v98 = splat(c94[1]);
            const struct nnp_direct_tap*c99 = taps;
            size_t s100 = k;
            const float*c101 = a;
            size_t s102 = s100 % 4;
            size_t s103 = s100 / 4;
            for (; s103 != 0; s103--) {
                for (int i104 = 0; i104 < 1; i104++) {
                    const float*c105 = b;
                    size_t s106 = c99->offset;
                    c105 += s106;
                    c99++;
                    vector v107 = load(c105 + 0);
                    vector v108 = load(c105 + 4);
                    vector v109 = splat(c101[0]);
                    v95 += v107 * v109;
                    v96 += v108 * v109;
                    vector v110 = splat(c101[4]);
                    v97 += v107 * v110;
                    v98 += v108 * v110;
                    const float*c111 = b;
                    size_t s112 = c99->offset;
                    c111 += s112;
                    c99++;
                    vector v113 = load(c111 + 0);
                    vector v114 = load(c111 + 4);
                    vector v115 = splat(c101[1]);
                    v95 += v113 * v115;
                    v96 += v114 * v115;
                    vector v116 = splat(c101[5]);
                    v97 += v113 * v116;
                    v98 += v114 * v116;
                    const float*c117 = b;
                    size_t s118 = c99->offset;
                    c117 += s118;
                    c99++;
                    vector v119 = load(c117 + 0);
                    vector v120 = load(c117 + 4);
                    vector v121 = splat(c101[2]);
                    v95 += v119 * v121;
                    v96 += v120 * v121;
                    vector v122 = splat(c101[6]);
                    v97 += v119 * v122;
                    v98 += v120 * v122;
                    const float*c123 = b;
                    size_t s124 = c99->offset;
                    c123 += s124;
                    c99++;
                    vector v125 = load(c123 + 0);
                    vector v126 = load(c123 + 4);
                    vector v127 = splat(c101[3]);
                    v95 += v125 * v127;
                    v96 += v126 * v127;
                    vector v128 = splat(c101[7]);
                    v97 += v125 * v128;
                    v98 += v126 * v128;
                    c101 += 4;
                }
                c101 += 12;
            }
            for (; s102 != 0; s102--) {
                const float*c129 = b;
                size_t s130 = c99->offset;
                c129 += s130;
                c99++;
                vector v131 = load(c129 + 0);
                vector v132 = load(c129 + 4);
                vector v133 = splat(c101[0]);
                v95 += v131 * v133;
                v96 += v132 * v133;
                vector v134 = splat(c101[4]);
                v97 += v131 * v134;
                v98 += v132 * v134;
                c101 += 1;
            }
            vector v135 = splat((&output->minimum)[0]);
            size_t s136 = output->row_stride;
            float*f137 = c;
            vector v138 = maximum(v135, v95);
            store(f137 + 0, v138);
            vector v139 = maximum(v135, v96);
            store(f137 + 4, v139);
            f137 += s136;
            vector v140 = maximum(v135, v97);
            store(f137 + 0, v140);
            vector v141 = maximum(v135, v98);
            store(f137 + 4, v141);
            f137 += s136;
        }
    }
}

void nnp_direct_3x8__c(size_t k, const float* a, const float* b, const struct nnp_direct_tap* taps, float* c, const struct nnp_sgemm_output* output) {
    size_t s1 = output->columns;
    size_t s2 = s1 / 8;
    for (; s2 != 0; s2--) {
        const float*c3 = output->bias;
        vector v4 = splat(c3[0]);
        vector v5 = splat(c3[0]);
        vector v6 = splat(c3[1]);
        vector v7 = splat(c3[1]);
        vector v8 = splat(c3[2]);
        vector v9 = splat(c3[2]);
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
                v4 += v18 * v20;
                v5 += v19 * v20;
                vector v21 = splat(c12[4]);
                v6 += v18 * v21;
                v7 += v19 * v21;
                vector v22 = splat(c12[8]);
                v8 += v18 * v22;
                v9 += v19 * v22;
                const float*c23 = b;
                size_t s24 = c10->offset;
                c23 += s24;
                c10++;
                vector v25 = load(c23 + 0);
                vector v26 = load(c23 + 4);
                vector v27 = splat(c12[1]);
                v4 += v25 * v27;
                v5 += v26 * v27;
                vector v28 = splat(c12[5]);
                v6 += v25 * v28;
                v7 += v26 * v28;
                vector v29 = splat(c12[9]);
                v8 += v25 * v29;
                v9 += v26 * v29;
                const float*c30 = b;
                size_t s31 = c10->offset;
                c30 += s31;
                c10++;
                vector v32 = load(c30 + 0);
                vector v33 = load(c30 + 4);
                vector v34 = splat(c12[2]);
                v4 += v32 * v34;
                v5 += v33 * v34;
                vector v35 = splat(c12[6]);
                v6 += v32 * v35;
                v7 += v33 * v35;
                vector v36 = splat(c12[10]);
                v8 += v32 * v36;
                v9 += v33 * v36;
                const float*c37 = b;
                size_t s38 = c10->offset;
                c37 += s38;
                c10++;
                vector v39 = load(c37 + 0);
                vector v40 = load(c37 + 4);
                vector v41 = splat(c12[3]);
                v4 += v39 * v41;
                v5 += v40 * v41;
                vector v42 = splat(c12[7]);
                v6 += v39 * v42;
                v7 += v40 * v42;
                vector v43 = splat(c12[11]);
                v8 += v39 * v43;
                v9 += v40 * v43;
                c12 += 4;
            }
            c12 += 12;
        }
        for (; s13 != 0; s13--) {
            const float*c44 = b;
            size_t s45 = c10->offset;
            c44 += s45;
            c10++;
            vector v46 = load(c44 + 0);
            vector v47 = load(c44 + 4);
            vector v48 = splat(c12[0]);
            v4 += v46 * v48;
            v5 += v47 * v48;
            vector v49 = splat(c12[4]);
            v6 += v46 * v49;
            v7 += v47 * v49;
            vector v50 = splat(c12[8]);
            v8 += v46 * v50;
            v9 += v47 * v50;
            c12 += 1;
        }
        vector v51 = splat((&output->minimum)[0]);
        size_t s52 = output->row_stride;
        float*f53 = c;
        vector v54 = maximum(v51, v4);
        store(f53 + 0, v54);
        vector v55 = maximum(v51, v5);
        store(f53 + 4, v55);
        f53 += s52;
        vector v56 = maximum(v51, v6);
        store(f53 + 0, v56);
        vector v57 = maximum(v51, v7);
        store(f53 + 4, v57);
        f53 += s52;
        vector v58 = maximum(v51, v8);
        store(f53 + 0, v58);
        vector v59 = maximum(v51, v9);
        store(f53 + 4, v59);
        f53 += s52;
        b += 8;
        c += 8;
    }
    size_t s60 = output->columns;
    size_t s61 = s60 % 8;
    if (s61 == 0) {
    } else {
        size_t s62 = s61 - 1;
        size_t s63 = s62 / 4;
        if (s63 == 0) {
            b += s61;
            c += s61;
            b += -4;
            c += -4;
            const float*c64 = output->bias;
            vector v65 = splat(c64[0]);
            vector v66 = splat(c64[1]);
            vector v67 = splat(c64[2]);
            const struct nnp_direct_tap*c68 = taps;
            size_t s69 = k;
            const float*c70 = a;
            size_t s71 = s69 % 4;
            size_t s72 = s69 / 4;
            for (; s72 != 0; s72--) {
                for (int i73 = 0; i73 < 1; i73++) {
                    const float*c74 = b;
                    size_t s75 = c68->offset;
                    c74 += s75;
                    c68++;
                    vector v76 = load(c74 + 0);
                    vector v77 = splat(c70[0]);
                    v65 += v76 * v77;
                    vector v78 = splat(c70[4]);
                    v66 += v76 * v78;
                    vector v79 = splat(c70[8]);
                    v67 += v76 * v79;
                    const float*c80 = b;
                    size_t s81 = c68->offset;
                    c80 += s81;
                    c68++;
                    vector v82 = load(c80 + 0);
                    vector v83 = splat(c70[1]);
                    v65 += v82 * v83;
                    vector v84 = splat(c70[5]);
                    v66 += v82 * v84;
                    vector v85 = splat(c70[9]);
                    v67 += v82 * v85;
                    const float*c86 = b;
                    size_t s87 = c68->offset;
                    c86 += s87;
                    c68++;
                    vector v88 = load(c86 + 0);
                    vector v89 = splat(c70[2]);
                    v65 += v88 * v89;
                    vector v90 = splat(c70[6]);
                    v66 += v88 * v90;
                    vector v91 = splat(c70[10]);
                    v67 += v88 * v91;
                    const float*c92 = b;
                    size_t s93 = c68->offset;
                    c92 += s93;
                    c68++;
                    vector v94 = load(c92 + 0);
                    vector v95 = splat(c70[3]);
                    v65 += v94 * v95;
                    vector v96 = splat(c70[7]);
                    v66 += v94 * v96;
                    vector v97 = splat(c70[11]);
                    v67 += v94 * v97;
                    c70 += 4;
                }
                c70 += 12;
            }
            for (; s71 != 0; s71--) {
                const float*c98 = b;
                size_t s99 = c68->offset;
                c98 += s99;
                c68++;
                vector v100 = load(c98 + 0);
                vector v101 = splat(c70[0]);
                v65 += v100 * v101;
                vector v102 = splat(c70[4]);
                v66 += v100 * v102;
                vector v103 = splat(c70[8]);
                v67 += v100 * v103;
                c70 += 1;
            }
            vector v104 = splat((&output->minimum)[0]);
            size_t s105 = output->row_stride;
            float*f106 = c;
            vector v107 = maximum(v104, v65);
            store(f106 + 0, v107);
            f106 += s105;
            vector v108 = maximum(v104, v66);
            store(f106 + 0, v108);
            f106 += s105;
            vector v109 = maximum(v104, v67);
            store(f106 + 0, v109);
            f106 += s105;
        } else {
            b += s61;
            c += s61;
            b += -8;
            c += -8;
            const float*c110 = output->bias;
            vector v111 = splat(c110[0]);
            vector v112 = splat(c110[0]);
            vector v113 = splat(c110[1]);
            vector v114 = splat(c110[1]);
            vector v115 = splat(c110[2]);
            vector v116 = splat(c110[2]);
            const struct nnp_direct_tap*c117 = taps;
            size_t s118 = k;
            const float*c119 = a;
            size_t s120 = s118 % 4;
            size_t s121 = s118 / 4;
            for (; s121 != 0; s121--) {
                for (int i122 = 0; i122 < 1; i122++) {
                    const float*c123 = b;
                    size_t s124 = c117->offset;
                    c123 += s124;
                    c117++;
                    vector v125 = load(c123 + 0);
                    vector v126 = load(c123 + 4);
                    vector v127 = splat(c119[0]);
                    v111 += v125 * v127;
                    v112 += v126 * v127;
                    vector v128 = splat(c119[4]);
                    v113 += v125 * v128;
                    v114 += v126 * v128;
                    vector v129 = splat(c119[8]);
                    v115 += v125 * v129;
                    v116 += v126 * v129;
                    const float*c130 = b;
                    size_t s131 = c117->offset;
                    c130 += s131;
                    c117++;
                    vector v132 = load(c130 + 0);
                    vector v133 = load(c130 + 4);
                    vector v134 = splat(c119[1]);
                    v111 += v132 * v134;
                    v112 += v133 * v134;
                    vector v135 = splat(c119[5]);
                    v113 += v132 * v135;
                    v114 += v133 * v135;
                    vector v136 = splat(c119[9]);
                    v115 += v132 * v136;
                    v116 += v133 * v136;
                    const float*c137 = b;
                    size_t s138 = c117->offset;
                    c137 += s138;
                    c117++;
                    vector v139 = load(c137 + 0);
                    vector v140 = load(c137 + 4);
                    vector v141 = splat(c119[2]);
                    v111 += v139 * v141;
                    v112 += v140 * v141;
                    vector v142 = splat(c119[6]);
                    v113 += v139 * v142;
                    v114 += v140 * v142;
                    vector v143 = splat(c119[10]);
                    v115 += v139 * v143;
                    v116 += v140 * v143;
                    const float*c144 = b;
                    size_t s145 = c117->offset;
                    c144 += s145;
                    c117++;
                    vector v146 = load(c144 + 0);
                    vector v147 = load(c144 + 4);
                    vector v148 = splat(c119[3]);
                    v111 += v146 * v148;
                    v112 += v147 * v148;
                    vector v149 = splat(c119[7]);
                    v113 += v146 * v149;
                    v114 += v147 * v149;
                    vector v150 = splat(c119[11]);
                    v115 += v146 * v150;
                    v116 += v147 * v150;
                    c119 += 4;
                }
                c119 += 12;
            }
            for (; s120 != 0; s120--) {
                const float*c151 = b;
                size_t s152 = c117->offset;
                c151 += s152;
                c117++;
                vector v153 = load(c151 + 0);
                vector v154 = load(c151 + 4);
                vector v155 = splat(c119[0]);
                v111 += v153 * v155;
                v112 += v154 * v155;
                vector v156 = splat(c119[4]);
                v113 += v153 * v156;
                v114 += v154 * v156;
                vector v157 = splat(c119[8]);
                v115 += v153 * v157;
                v116 += v154 * v157;
                c119 += 1;
            }
            vector v158 = splat((&output->minimum)[0]);
            size_t s159 = output->row_stride;
            float*f160 = c;
            vector v161 = maximum(v158, v111);
            store(f160 + 0, v161);
            vector v162 = maximum(v158, v112);
            store(f160 + 4, v162);
            f160 += s159;
            vector v163 = maximum(v158, v113);
            store(f160 + 0, v163);
            vector v164 = maximum(v158, v114);
            store(f160 + 4, v164);
            f160 += s159;
            vector v165 = maximum(v158, v115);
            store(f160 + 0, v165);
            vector v166 = maximum(v158, v116);
            store(f160 + 4, v166);
            f160 += s159;
        }
    }
}

void nnp_direct_4x8__c(size_t k, const float* a, const float* b, const struct nnp_direct_tap* taps, float* c, const struct nnp_sgemm_output* output) {
    size_t s1 = output->columns;
    size_t s2 = s1 / 8;
    for (; s2 != 0; s2--) {
        const float*c3 = output->bias;
        vector v4 = splat(c3[0]);
        vector v5 = splat(c3[0]);
        vector v6 = splat(c3[1]);
        vector v7 = splat(c3[1]);
        vector v8 = splat(c3[2]);
        vector v9 = splat(c3[2]);
        vector v10 = splat(c3[3]);
        vector v11 = splat(c3[3]);
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
                v4 += v20 * v22;
                v5 += v21 * v22;
                vector v23 = splat(c14[4]);
                v6 += v20 * v23;
                v7 += v21 * v23;
                vector v24 = splat(c14[8]);
                v8 += v20 * v24;
                v9 += v21 * v24;
                vector v25 = splat(c14[12]);
                v10 += v20 * v25;
                v11 += v21 * v25;
                const float*c26 = b;
                size_t s27 = c12->offset;
                c26 += s27;
                c12++;
                vector v28 = load(c26 + 0);
                vector v29 = load(c26 + 4);
                vector v30 = splat(c14[1]);
                v4 += v28 * v30;
                v5 += v29 * v30;
                vector v31 = splat(c14[5]);
                v6 += v28 * v31;
                v7 += v29 * v31;
                vector v32 = splat(c14[9]);
                v8 += v28 * v32;
                v9 += v29 * v32;
                vector v33 = splat(c14[13]);
                v10 += v28 * v33;
                v11 += v29 * v33;
                const float*c34 = b;
                size_t s35 = c12->offset;
                c34 += s35;
                c12++;
                vector v36 = load(c34 + 0);
                vector v37 = load(c34 + 4);
                vector v38 = splat(c14[2]);
                v4 += v36 * v38;
                v5 += v37 * v38;
                vector v39 = splat(c14[6]);
                v6 += v36 * v39;
                v7 += v37 * v39;
                vector v40 = splat(c14[10]);
                v8 += v36 * v40;
                v9 += v37 * v40;
                vector v41 = splat(c14[14]);
                v10 += v36 * v41;
                v11 += v37 * v41;
                const float*c42 = b;
                size_t s43 = c12->offset;
                c42 += s43;
                c12++;
                vector v44 = load(c42 + 0);
                vector v45 = load(c42 + 4);
                vector v46 = splat(c14[3]);
                v4 += v44 * v46;
                v5 += v45 * v46;
                vector v47 = splat(c14[7]);
                v6 += v44 * v47;
                v7 += v45 * v47;
                vector v48 = splat(c14[11]);
                v8 += v44 * v48;
                v9 += v45 * v48;
                vector v49 = splat(c14[15]);
                v10 += v44 * v49;
                v11 += v45 * v49;
                c14 += 4;
            }
            c14 += 12;
        }
        for (; s15 != 0; s15--) {
            const float*c50 = b;
            size_t s51 = c12->offset;
            c50 += s51;
            c12++;
            vector v52 = load(c50 + 0);
            vector v53 = load(c50 + 4);
            vector v54 = splat(c14[0]);
            v4 += v52 * v54;
            v5 += v53 * v54;
            vector v55 = splat(c14[4]);
            v6 += v52 * v55;
            v7 += v53 * v55;
            vector v56 = splat(c14[8]);
            v8 += v52 * v56;
            v9 += v53 * v56;
            vector v57 = splat(c14[12]);
            v10 += v52 * v57;
            v11 += v53 * v57;
            c14 += 1;
        }
        vector v58 = splat((&output->minimum)[0]);
        size_t s59 = output->row_stride;
        float*f60 = c;
        vector v61 = maximum(v58, v4);
        store(f60 + 0, v61);
        vector v62 = maximum(v58, v5);
        store(f60 + 4, v62);
        f60 += s59;
        vector v63 = maximum(v58, v6);
        store(f60 + 0, v63);
        vector v64 = maximum(v58, v7);
        store(f60 + 4, v64);
        f60 += s59;
        vector v65 = maximum(v58, v8);
        store(f60 + 0, v65);
        vector v66 = maximum(v58, v9);
        store(f60 + 4, v66);
        f60 += s59;
        vector v67 = maximum(v58, v10);
        store(f60 + 0, v67);
        vector v68 = maximum(v58, v11);
        store(f60 + 4, v68);
        f60 += s59;
        b += 8;
        c += 8;
    }
    size_t s69 = output->columns;
    size_t s70 = s69 % 8;
    if (s70 == 0) {
    } else {
        size_t s71 = s70 - 1;
        size_t s72 = s71 / 4;
        if (s72 == 0) {
            b += s70;
            c += s70;
            b += -4;
            c += -4;
            const float*c73 = output->bias;
            vector v74 = splat(c73[0]);
            vector v75 = splat(c73[1]);
            vector v76 = splat(c73[2]);
            vector v77 = splat(c73[3]);
            const struct nnp_direct_tap*c78 = taps;
            size_t s79 = k;
            const float*c80 = a;
            size_t s81 = s79 % 4;
            size_t s82 = s79 / 4;
            for (; s82 != 0; s82--) {
                for (int i83 = 0; i83 < 1; i83++) {
                    const float*c84 = b;
                    size_t s85 = c78->offset;
                    c84 += s85;
                    c78++;
                    vector v86 = load(c84 + 0);
                    vector v87 = splat(c80[0]);
                    v74 += v86 * v87;
                    vector v88 = splat(c80[4]);
                    v75 += v86 * v88;
                    vector v89 = splat(c80[8]);
                    v76 += v86 * v89;
                    vector v90 = splat(c80[12]);
                    v77 += v86 * v90;
                    const float*c91 = b;
                    size_t s92 = c78->offset;
                    c91 += s92;
                    c78++;
                    vector v93 = load(c91 + 0);
                    vector v94 = splat(c80[1]);
                    v74 += v93 * v94;
                    vector v95 = splat(c80[5]);
                    v75 += v93 * v95;
                    vector v96 = splat(c80[9]);
                    v76 += v93 * v96;
                    vector v97 = splat(c80[13]);
                    v77 += v93 * v97;
                    const float*c98 = b;
                    size_t s99 = c78->offset;
                    c98 += s99;
                    c78++;
                    vector v100 = load(c98 + 0);
                    vector v101 = splat(c80[2]);
                    v74 += v100 * v101;
                    vector v102 = splat(c80[6]);
                    v75 += v100 * v102;
                    vector v103 = splat(c80[10]);
                    v76 += v100 * v103;
                    vector v104 = splat(c80[14]);
                    v77 += v100 * v104;
                    const float*c105 = b;
                    size_t s106 = c78->offset;
                    c105 += s106;
                    c78++;
                    vector v107 = load(c105 + 0);
                    vector v108 = splat(c80[3]);
                    v74 += v107 * v108;
                    vector v109 = splat(c80[7]);
                    v75 += v107 * v109;
                    vector v110 = splat(c80[11]);
                    v76 += v107 * v110;
                    vector v111 = splat(c80[15]);
                    v77 += v107 * v111;
                    c80 += 4;
                }
                c80 += 12;
            }
            for (; s81 != 0; s81--) {
                const float*c112 = b;
                size_t s113 = c78->offset;
                c112 += s113;
                c78++;
                vector v114 = load(c112 + 0);
                vector v115 = splat(c80[0]);
                v74 += v114 * v115;
                vector v116 = splat(c80[4]);
                v75 += v114 * v116;
                vector v117 = splat(c80[8]);
                v76 += v114 * v117;
                vector v118 = splat(c80[12]);
                v77 += v114 * v118;
                c80 += 1;
            }
            vector v119 = splat((&output->minimum)[0]);
            size_t s120 = output->row_stride;
            float*f121 = c;
            vector v122 = maximum(v119, v74);
            store(f121 + 0, v122);
            f121 += s120;
            vector v123 = maximum(v119, v75);
            store(f121 + 0, v123);
            f121 += s120;
            vector v124 = maximum(v119, v76);
            store(f121 + 0, v124);
            f121 += s120;
            vector v125 = maximum(v119, v77);
            store(f121 + 0, v125);
            f121 += s120;
        } else {
            b += s70;
            c += s70;
            b += -8;
            c += -8;
            const float*c126 = output->bias;
            vector v127 = splat(c126[0]);
            vector v128 = splat(c126[0]);
            vector v129 = splat(c126[1]);
            vector v130 = splat(c126[1]);
            vector v131 = splat(c126[2]);
            vector v132 = splat(c126[2]);
            vector v133 = splat(c126[3]);
            vector v134 = splat(c126[3]);
            const struct nnp_direct_tap*c135 = taps;
            size_t s136 = k;
            const float*c137 = a;
            size_t s138 = s136 % 4;
            size_t s139 = s136 / 4;
            for (; s139 != 0; s139--) {
                for (int i140 = 0; i140 < 1; i140++) {
                    const float*c141 = b;
                    size_t s142 = c135->offset;
                    c141 += s142;
                    c135++;
                    vector v143 = load(c141 + 0);
                    vector v144 = load(c141 + 4);
                    vector v145 = splat(c137[0]);
                    v127 += v143 * v145;
                    v128 += v144 * v145;
                    vector v146 = splat(c137[4]);
                    v129 += v143 * v146;
                    v130 += v144 * v146;
                    vector v147 = splat(c137[8]);
                    v131 += v143 * v147;
                    v132 += v144 * v147;
                    vector v148 = splat(c137[12]);
                    v133 += v143 * v148;
                    v134 += v144 * v148;
                    const float*c149 = b;
                    size_t s150 = c135->offset;
                    c149 += s150;
                    c135++;
                    vector v151 = load(c149 + 0);
                    vector v152 = load(c149 + 4);
                    vector v153 = splat(c137[1]);
                    v127 += v151 * v153;
                    v128 += v152 * v153;
                    vector v154 = splat(c137[5]);
                    v129 += v151 * v154;
                    v130 += v152 * v154;
                    vector v155 = splat(c137[9]);
                    v131 += v151 * v155;
                    v132 += v152 * v155;
                    vector v156 = splat(c137[13]);
                    v133 += v151 * v156;
                    v134 += v152 * v156;
                    const float*c157 = b;
                    size_t s158 = c135->offset;
                    c157 += s158;
                    c135++;
                    vector v159 = load(c157 + 0);
                    vector v160 = load(c157 + 4);
                    vector v161 = splat(c137[2]);
                    v127 += v159 * v161;
                    v128 += v160 * v161;
                    vector v162 = splat(c137[6]);
                    v129 += v159 * v162;
                    v130 += v160 * v162;
                    vector v163 = splat(c137[10]);
                    v131 += v159 * v163;
                    v132 += v160 * v163;
                    vector v164 = splat(c137[14]);
                    v133 += v159 * v164;
                    v134 += v160 * v164;
                    const float*c165 = b;
                    size_t s166 = c135->offset;
                    c165 += s166;
                    c135++;
                    vector v167 = load(c165 + 0);
                    vector v168 = load(c165 + 4);
                    vector v169 = splat(c137[3]);
                    v127 += v167 * v169;
                    v128 += v168 * v169;
                    vector v170 = splat(c137[7]);
                    v129 += v167 * v170;
                    v130 += v168 * v170;
                    vector v171 = splat(c137[11]);
                    v131 += v167 * v171;
                    v132 += v168 * v171;
                    vector v172 = splat(c137[15]);
                    v133 += v167 * v172;
                    v134 += v168 * v172;
                    c137 += 4;
                }
                c137 += 12;
            }
            for (; s138 != 0; s138--) {
                const float*c173 = b;
                size_t s174 = c135->offset;
                c173 += s174;
                c135++;
                vector v175 = load(c173 + 0);
                vector v176 = load(c173 + 4);
                vector v177 = splat(c137[0]);
                v127 += v175 * v177;
                v128 += v176 * v177;
                vector v178 = splat(c137[4]);
                v129 += v175 * v178;
                v130 += v176 * v178;
                vector v179 = splat(c137[8]);
                v131 += v175 * v179;
                v132 += v176 * v179;
                vector v180 = splat(c137[12]);
                v133 += v175 * v180;
                v134 += v176 * v180;
                c137 += 1;
            }
            vector v181 = splat((&output->minimum)[0]);
            size_t s182 = output->row_stride;
            float*f183 = c;
            vector v184 = maximum(v181, v127);
            store(f183 + 0, v184);
            vector v185 = maximum(v181, v128);
            store(f183 + 4, v185);
            f183 += s182;
            vector v186 = maximum(v181, v129);
            store(f183 + 0, v186);
            vector v187 = maximum(v181, v130);
            store(f183 + 4, v187);
            f183 += s182;
            vector v188 = maximum(v181, v131);
            store(f183 + 0, v188);
            vector v189 = maximum(v181, v132);
            store(f183 + 4, v189);
            f183 += s182;
            vector v190 = maximum(v181, v133);
            store(f183 + 0, v190);
            vector v191 = maximum(v181, v134);
            store(f183 + 4, v191);
            f183 += s182;
        }
    }
}
