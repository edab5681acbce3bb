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
        const float*c9 = a;
        size_t s10 = k % 4;
        size_t s11 = k / 4;
        for (; s11 != 0; s11--) {
            for (int i12 = 0; i12 < 1; i12++) {
                const float*c13 = b;
                size_t s14 = c8->offset;
                c13 += s14;
                c8++;
                vector v15 = load(c13 + 0);
                vector v16 = splat(c9[0]);
                v7 += v15 * v16;
                const float*c17 = b;
                size_t s18 = c8->offset;
                c17 += s18;
                c8++;
                vector v19 = load(c17 + 0);
                vector v20 = splat(c9[1]);
                v7 += v19 * v20;
                const float*c21 = b;
                size_t s22 = c8->offset;
                c21 += s22;
                c8++;
                vector v23 = load(c21 + 0);
                vector v24 = splat(c9[2]);
                v7 += v23 * v24;
                const float*c25 = b;
                size_t s26 = c8->offset;
                c25 += s26;
                c8++;
                vector v27 = load(c25 + 0);
                vector v28 = splat(c9[3]);
                v7 += v27 * v28;
                c9 += 4;
            }
            c9 += 12;
        }
        for (; s10 != 0; s10--) {
            const float*c29 = b;
            size_t s30 = c8->offset;
            c29 += s30;
            c8++;
            vector v31 = load(c29 + 0);
            vector v32 = splat(c9[0]);
            v7 += v31 * v32;
            c9 += 1;
        }
        vector v33 = splat((&output->minimum)[0]);
        size_t s34 = output->row_stride;
        float*f35 = c;
        vector v36 = maximum(v33, v7);
        store(f35 + 0, v36);
        f35 += s34;
    } else {
        size_t s37 = output->columns;
        size_t s38 = s37 - 5;
        size_t s39 = s38 / 8;
        for (; s39 != 0; s39--) {
            const float*c40 = output->bias;
            size_t s41 = output->row_stride;
            float*f42 = c;
            f42 += s41;
            vector v43 = splat(c40[0]);
            vector v44 = splat(c40[0]);
            const struct nnp_direct_tap*c45 = taps;
            const float*c46 = a;
            size_t s47 = k % 4;
            size_t s48 = k / 4;
            for (; s48 != 0; s48--) {
                for (int i49 = 0; i49 < 1; i49++) {
                    const float*c50 = b;
                    size_t s51 = c45->offset;
                    c50 += s51;
                    c45++;
                    vector v52 = load(c50 + 0);
                    vector v53 = load(c50 + 4);
                    vector v54 = splat(c46[0]);
                    v43 += v52 * v54;
                    v44 += v53 * v54;
                    const float*c55 = b;
                    size_t s56 = c45->offset;
                    c55 += s56;
                    c45++;
                    vector v57 = load(c55 + 0);
                    vector v58 = load(c55 + 4);
                    vector v59 = splat(c46[1]);
                    v43 += v57 * v59;
                    v44 += v58 * v59;
                    const float*c60 = b;
                    size_t s61 = c45->offset;
                    c60 += s61;
                    c45++;
                    vector v62 = load(c60 + 0);
                    vector v63 = load(c60 + 4);
                    vector v64 = splat(c46[2]);
                    v43 += v62 * v64;
                    v44 += v63 * v64;
                    const float*c65 = b;
                    size_t s66 = c45->offset;
                    c65 += s66;
                    c45++;
                    vector v67 = load(c65 + 0);
                    vector v68 = load(c65 + 4);
                    vector v69 = splat(c46[3]);
                    v43 += v67 * v69;
                    v44 += v68 * v69;
                    c46 += 4;
                }
                c46 += 12;
            }
            for (; s47 != 0; s47--) {
                const float*c70 = b;
                size_t s71 = c45->offset;
                c70 += s71;
                c45++;
                vector v72 = load(c70 + 0);
                vector v73 = load(c70 + 4);
                vector v74 = splat(c46[0]);
                v43 += v72 * v74;
                v44 += v73 * v74;
                c46 += 1;
            }
            vector v75 = splat((&output->minimum)[0]);
            size_t s76 = output->row_stride;
            float*f77 = c;
            vector v78 = maximum(v75, v43);
            store(f77 + 0, v78);
            vector v79 = maximum(v75, v44);
            store(f77 + 4, v79);
            f77 += s76;
            b += 8;
            c += 8;
        }
        size_t s80 = output->columns;
        size_t s81 = s80 - 5;
        size_t s82 = s81 % 8;
        b += 5;
        c += 5;
        size_t s83 = s82 / 4;
        if (s83 == 1) {
            b += s82;
            c += s82;
            b += -12;
            c += -12;
            const float*c84 = output->bias;
            size_t s85 = output->row_stride;
            float*f86 = c;
            f86 += s85;
            vector v87 = splat(c84[0]);
            vector v88 = splat(c84[0]);
            vector v89 = splat(c84[0]);
            const struct nnp_direct_tap*c90 = taps;
            const float*c91 = a;
            size_t s92 = k % 4;
            size_t s93 = k / 4;
            for (; s93 != 0; s93--) {
                for (int i94 = 0; i94 < 1; i94++) {
                    const float*c95 = b;
                    size_t s96 = c90->offset;
                    c95 += s96;
                    c90++;
                    vector v97 = load(c95 + 0);
                    vector v98 = load(c95 + 4);
                    vector v99 = load(c95 + 8);
                    vector v100 = splat(c91[0]);
                    v87 += v97 * v100;
                    v88 += v98 * v100;
                    v89 += v99 * v100;
                    const float*c101 = b;
                    size_t s102 = c90->offset;
                    c101 += s102;
                    c90++;
                    vector v103 = load(c101 + 0);
                    vector v104 = load(c101 + 4);
                    vector v105 = load(c101 + 8);
                    vector v106 = splat(c91[1]);
                    v87 += v103 * v106;
                    v88 += v104 * v106;
                    v89 += v105 * v106;
                    const float*c107 = b;
                    size_t s108 = c90->offset;
                    c107 += s108;
                    c90++;
                    vector v109 = load(c107 + 0);
                    vector v110 = load(c107 + 4);
                    vector v111 = load(c107 + 8);
                    vector v112 = splat(c91[2]);
                    v87 += v109 * v112;
                    v88 += v110 * v112;
                    v89 += v111 * v112;
                    const float*c113 = b;
                    size_t s114 = c90->offset;
                    c113 += s114;
                    c90++;
                    vector v115 = load(c113 + 0);
                    vector v116 = load(c113 + 4);
                    vector v117 = load(c113 + 8);
                    vector v118 = splat(c91[3]);
                    v87 += v115 * v118;
                    v88 += v116 * v118;
                    v89 += v117 * v118;
                    c91 += 4;
                }
                c91 += 12;
            }
            for (; s92 != 0; s92--) {
                const float*c119 = b;
                size_t s120 = c90->offset;
                c119 += s120;
                c90++;
                vector v121 = load(c119 + 0);
                vector v122 = load(c119 + 4);
                vector v123 = load(c119 + 8);
                vector v124 = splat(c91[0]);
                v87 += v121 * v124;
                v88 += v122 * v124;
                v89 += v123 * v124;
                c91 += 1;
            }
            vector v125 = splat((&output->minimum)[0]);
            size_t s126 = output->row_stride;
            float*f127 = c;
            vector v128 = maximum(v125, v87);
            store(f127 + 0, v128);
            vector v129 = maximum(v125, v88);
            store(f127 + 4, v129);
            vector v130 = maximum(v125, v89);
            store(f127 + 8, v130);
            f127 += s126;
        } else {
            b += s82;
            c += s82;
            b += -8;
            c += -8;
            const float*c131 = output->bias;
            size_t s132 = output->row_stride;
            float*f133 = c;
            f133 += s132;
            vector v134 = splat(c131[0]);
            vector v135 = splat(c131[0]);
            const struct nnp_direct_tap*c136 = taps;
            const float*c137 = a;
            size_t s138 = k % 4;
            size_t s139 = k / 4;
            for (; s139 != 0; s139--) {
                for (int i140 = 0; i140 < 1; i140++) {
                    const float*c141 = b;
                    size_t s142 = c136->offset;
                    c141 += s142;
                    c136++;
                    vector v143 = load(c141 + 0);
                    vector v144 = load(c141 + 4);
                    vector v145 = splat(c137[0]);
                    v134 += v143 * v145;
                    v135 += v144 * v145;
                    const float*c146 = b;
                    size_t s147 = c136->offset;
                    c146 += s147;
                    c136++;
                    vector v148 = load(c146 + 0);
                    vector v149 = load(c146 + 4);
                    vector v150 = splat(c137[1]);
                    v134 += v148 * v150;
                    v135 += v149 * v150;
                    const float*c151 = b;
                    size_t s152 = c136->offset;
                    c151 += s152;
                    c136++;
                    vector v153 = load(c151 + 0);
                    vector v154 = load(c151 + 4);
                    vector v155 = splat(c137[2]);
                    v134 += v153 * v155;
                    v135 += v154 * v155;
                    const float*c156 = b;
                    size_t s157 = c136->offset;
                    c156 += s157;
                    c136++;
                    vector v158 = load(c156 + 0);
                    vector v159 = load(c156 + 4);
                    vector v160 = splat(c137[3]);
                    v134 += v158 * v160;
                    v135 += v159 * v160;
                    c137 += 4;
                }
                c137 += 12;
            }
            for (; s138 != 0; s138--) {
                const float*c161 = b;
                size_t s162 = c136->offset;
                c161 += s162;
                c136++;
                vector v163 = load(c161 + 0);
                vector v164 = load(c161 + 4);
                vector v165 = splat(c137[0]);
                v134 += v163 * v165;
                v135 += v164 * v165;
                c137 += 1;
            }
            vector v166 = splat((&output->minimum)[0]);
            size_t s167 = output->row_stride;
            float*f168 = c;
            vector v169 = maximum(v166, v134);
            store(f168 + 0, v169);
            vector v170 = maximum(v166, v135);
            store(f168 + 4, v170);
            f168 += s167;
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
        const float*c10 = a;
        size_t s11 = k % 4;
        size_t s12 = k / 4;
        for (; s12 != 0; s12--) {
            for (int i13 = 0; i13 < 1; i13++) {
                const float*c14 = b;
                size_t s15 = c9->offset;
                c14 += s15;
                c9++;
                vector v16 = load(c14 + 0);
                vector v17 = splat(c10[0]);
                v7 += v16 * v17;
                vector v18 = splat(c10[4]);
                v8 += v16 * v18;
                const float*c19 = b;
                size_t s20 = c9->offset;
                c19 += s20;
                c9++;
                vector v21 = load(c19 + 0);
                vector v22 = splat(c10[1]);
                v7 += v21 * v22;
                vector v23 = splat(c10[5]);
                v8 += v21 * v23;
                const float*c24 = b;
                size_t s25 = c9->offset;
                c24 += s25;
                c9++;
                vector v26 = load(c24 + 0);
                vector v27 = splat(c10[2]);
                v7 += v26 * v27;
                vector v28 = splat(c10[6]);
                v8 += v26 * v28;
                const float*c29 = b;
                size_t s30 = c9->offset;
                c29 += s30;
                c9++;
                vector v31 = load(c29 + 0);
                vector v32 = splat(c10[3]);
                v7 += v31 * v32;
                vector v33 = splat(c10[7]);
                v8 += v31 * v33;
                c10 += 4;
            }
            c10 += 12;
        }
        for (; s11 != 0; s11--) {
            const float*c34 = b;
            size_t s35 = c9->offset;
            c34 += s35;
            c9++;
            vector v36 = load(c34 + 0);
            vector v37 = splat(c10[0]);
            v7 += v36 * v37;
            vector v38 = splat(c10[4]);
            v8 += v36 * v38;
            c10 += 1;
        }
        vector v39 = splat((&output->minimum)[0]);
        size_t s40 = output->row_stride;
        float*f41 = c;
        vector v42 = maximum(v39, v7);
        store(f41 + 0, v42);
        f41 += s40;
        vector v43 = maximum(v39, v8);
        store(f41 + 0, v43);
        f41 += s40;
    } else {
        size_t s44 = output->columns;
        size_t s45 = s44 - 5;
        size_t s46 = s45 / 8;
        for (; s46 != 0; s46--) {
            const float*c47 = output->bias;
            size_t s48 = output->row_stride;
            float*f49 = c;
            f49 += s48;
            f49 += s48;
            vector v50 = splat(c47[0]);
            vector v51 = splat(c47[0]);
            vector v52 = splat(c47[1]);
            vector v53 = splat(c47[1]);
            const struct nnp_direct_tap*c54 = taps;
            const float*c55 = a;
            size_t s56 = k % 4;
            size_t s57 = k / 4;
            for (; s57 != 0; s57--) {
                for (int i58 = 0; i58 < 1; i58++) {
                    const float*c59 = b;
                    size_t s60 = c54->offset;
                    c59 += s60;
                    c54++;
                    vector v61 = load(c59 + 0);
                    vector v62 = load(c59 + 4);
                    vector v63 = splat(c55[0]);
                    v50 += v61 * v63;
                    v51 += v62 * v63;
                    vector v64 = splat(c55[4]);
                    v52 += v61 * v64;
                    v53 += v62 * v64;
                    const float*c65 = b;
                    size_t s66 = c54->offset;
                    c65 += s66;
                    c54++;
                    vector v67 = load(c65 + 0);
                    vector v68 = load(c65 + 4);
                    vector v69 = splat(c55[1]);
                    v50 += v67 * v69;
                    v51 += v68 * v69;
                    vector v70 = splat(c55[5]);
                    v52 += v67 * v70;
                    v53 += v68 * v70;
                    const float*c71 = b;
                    size_t s72 = c54->offset;
                    c71 += s72;
                    c54++;
                    vector v73 = load(c71 + 0);
                    vector v74 = load(c71 + 4);
                    vector v75 = splat(c55[2]);
                    v50 += v73 * v75;
                    v51 += v74 * v75;
                    vector v76 = splat(c55[6]);
                    v52 += v73 * v76;
                    v53 += v74 * v76;
                    const float*c77 = b;
                    size_t s78 = c54->offset;
                    c77 += s78;
                    c54++;
                    vector v79 = load(c77 + 0);
                    vector v80 = load(c77 + 4);
                    vector v81 = splat(c55[3]);
                    v50 += v79 * v81;
                    v51 += v80 * v81;
                    vector v82 = splat(c55[7]);
                    v52 += v79 * v82;
                    v53 += v80 * v82;
                    c55 += 4;
                }
                c55 += 12;
            }
            for (; s56 != 0; s56--) {
                const float*c83 = b;
                size_t s84 = c54->offset;
                c83 += s84;
                c54++;
                vector v85 = load(c83 + 0);
                vector v86 = load(c83 + 4);
                vector v87 = splat(c55[0]);
                v50 += v85 * v87;
                v51 += v86 * v87;
                vector v88 = splat(c55[4]);
                v52 += v85 * v88;
                v53 += v86 * v88;
                c55 += 1;
            }
            vector v89 = splat((&output->minimum)[0]);
            size_t s90 = output->row_stride;
            float*f91 = c;
            vector v92 = maximum(v89, v50);
            store(f91 + 0, v92);
            vector v93 = maximum(v89, v51);
            store(f91 + 4, v93);
            f91 += s90;
            vector v94 = maximum(v89, v52);
            store(f91 + 0, v94);
            vector v95 = maximum(v89, v53);
            store(f91 + 4, v95);
            f91 += s90;
            b += 8;
            c += 8;
        }
        size_t s96 = output->columns;
        size_t s97 = s96 - 5;
        size_t s98 = s97 % 8;
        b += 5;
        c += 5;
        size_t s99 = s98 / 4;
        if (s99 == 1) {
            b += s98;
            c += s98;
            b += -12;
            c += -12;
            const float*c100 = output->bias;
            size_t s101 = output->row_stride;
            float*f102 = c;
            f102 += s101;
            f102 += s101;
            vector v103 = splat(c100[0]);
            vector v104 = splat(c100[0]);
            vector v105 = splat(c100[0]);
            vector v106 = splat(c100[1]);
            vector v107 = splat(c100[1]);
            vector v108 = splat(c100[1]);
            const struct nnp_direct_tap*c109 = taps;
            const float*c110 = a;
            size_t s111 = k % 4;
            size_t s112 = k / 4;
            for (; s112 != 0; s112--) {
                for (int i113 = 0; i113 < 1; i113++) {
                    const float*c114 = b;
                    size_t s115 = c109->offset;
                    c114 += s115;
                    c109++;
                    vector v116 = load(c114 + 0);
                    vector v117 = load(c114 + 4);
                    vector v118 = load(c114 + 8);
                    vector v119 = splat(c110[0]);
                    v103 += v116 * v119;
                    v104 += v117 * v119;
                    v105 += v118 * v119;
                    vector v120 = splat(c110[4]);
                    v106 += v116 * v120;
                    v107 += v117 * v120;
                    v108 += v118 * v120;
                    const float*c121 = b;
                    size_t s122 = c109->offset;
                    c121 += s122;
                    c109++;
                    vector v123 = load(c121 + 0);
                    vector v124 = load(c121 + 4);
                    vector v125 = load(c121 + 8);
                    vector v126 = splat(c110[1]);
                    v103 += v123 * v126;
                    v104 += v124 * v126;
                    v105 += v125 * v126;
                    vector v127 = splat(c110[5]);
                    v106 += v123 * v127;
                    v107 += v124 * v127;
                    v108 += v125 * v127;
                    const float*c128 = b;
                    size_t s129 = c109->offset;
                    c128 += s129;
                    c109++;
                    vector v130 = load(c128 + 0);
                    vector v131 = load(c128 + 4);
                    vector v132 = load(c128 + 8);
                    vector v133 = splat(c110[2]);
                    v103 += v130 * v133;
                    v104 += v131 * v133;
                    v105 += v132 * v133;
                    vector v134 = splat(c110[6]);
                    v106 += v130 * v134;
                    v107 += v131 * v134;
                    v108 += v132 * v134;
                    const float*c135 = b;
                    size_t s136 = c109->offset;
                    c135 += s136;
                    c109++;
                    vector v137 = load(c135 + 0);
                    vector v138 = load(c135 + 4);
                    vector v139 = load(c135 + 8);
                    vector v140 = splat(c110[3]);
                    v103 += v137 * v140;
                    v104 += v138 * v140;
                    v105 += v139 * v140;
                    vector v141 = splat(c110[7]);
                    v106 += v137 * v141;
                    v107 += v138 * v141;
                    v108 += v139 * v141;
                    c110 += 4;
                }
                c110 += 12;
            }
            for (; s111 != 0; s111--) {
                const float*c142 = b;
                size_t s143 = c109->offset;
                c142 += s143;
                c109++;
                vector v144 = load(c142 + 0);
                vector v145 = load(c142 + 4);
                vector v146 = load(c142 + 8);
                vector v147 = splat(c110[0]);
                v103 += v144 * v147;
                v104 += v145 * v147;
                v105 += v146 * v147;
                vector v148 = splat(c110[4]);
                v106 += v144 * v148;
                v107 += v145 * v148;
                v108 += v146 * v148;
                c110 += 1;
            }
            vector v149 = splat((&output->minimum)[0]);
            size_t s150 = output->row_stride;
            float*f151 = c;
            vector v152 = maximum(v149, v103);
            store(f151 + 0, v152);
            vector v153 = maximum(v149, v104);
            store(f151 + 4, v153);
            vector v154 = maximum(v149, v105);
            store(f151 + 8, v154);
            f151 += s150;
            vector v155 = maximum(v149, v106);
            store(f151 + 0, v155);
            vector v156 = maximum(v149, v107);
            store(f151 + 4, v156);
            vector v157 = maximum(v149, v108);
            store(f151 + 8, v157);
            f151 += s150;
        } else {
            b += s98;
            c += s98;
            b += -8;
            c += -8;
            const float*c158 = output->bias;
            size_t s159 = output->row_stride;
            float*f160 = c;
            f160 += s159;
            f160 += s159;
            vector v161 = splat(c158[0]);
            vector v162 = splat(c158[0]);
            vector v163 = splat(c158[1]);
            vector v164 = splat(c158[1]);
            const struct nnp_direct_tap*c165 = taps;
            const float*c166 = a;
            size_t s167 = k % 4;
            size_t s168 = k / 4;
            for (; s168 != 0; s168--) {
                for (int i169 = 0; i169 < 1; i169++) {
                    const float*c170 = b;
                    size_t s171 = c165->offset;
                    c170 += s171;
                    c165++;
                    vector v172 = load(c170 + 0);
                    vector v173 = load(c170 + 4);
                    vector v174 = splat(c166[0]);
                    v161 += v172 * v174;
                    v162 += v173 * v174;
                    vector v175 = splat(c166[4]);
                    v163 += v172 * v175;
                    v164 += v173 * v175;
                    const float*c176 = b;
                    size_t s177 = c165->offset;
                    c176 += s177;
                    c165++;
                    vector v178 = load(c176 + 0);
                    vector v179 = load(c176 + 4);
                    vector v180 = splat(c166[1]);
                    v161 += v178 * v180;
                    v162 += v179 * v180;
                    vector v181 = splat(c166[5]);
                    v163 += v178 * v181;
                    v164 += v179 * v181;
                    const float*c182 = b;
                    size_t s183 = c165->offset;
                    c182 += s183;
                    c165++;
                    vector v184 = load(c182 + 0);
                    vector v185 = load(c182 + 4);
                    vector v186 = splat(c166[2]);
                    v161 += v184 * v186;
                    v162 += v185 * v186;
                    vector v187 = splat(c166[6]);
                    v163 += v184 * v187;
                    v164 += v185 * v187;
                    const float*c188 = b;
                    size_t s189 = c165->offset;
                    c188 += s189;
                    c165++;
                    vector v190 = load(c188 + 0);
                    vector v191 = load(c188 + 4);
                    vector v192 = splat(c166[3]);
                    v161 += v190 * v192;
                    v162 += v191 * v192;
                    vector v193 = splat(c166[7]);
                    v163 += v190 * v193;
                    v164 += v191 * v193;
                    c166 += 4;
                }
                c166 += 12;
            }
            for (; s167 != 0; s167--) {
                const float*c194 = b;
                size_t s195 = c165->offset;
                c194 += s195;
                c165++;
                vector v196 = load(c194 + 0);
                vector v197 = load(c194 + 4);
                vector v198 = splat(c166[0]);
                v161 += v196 * v198;
                v162 += v197 * v198;
                vector v199 = splat(c166[4]);
                v163 += v196 * v199;
                v164 += v197 * v199;
                c166 += 1;
            }
            vector v200 = splat((&output->minimum)[0]);
            size_t s201 = output->row_stride;
            float*f202 = c;
            vector v203 = maximum(v200, v161);
            store(f202 + 0, v203);
            vector v204 = maximum(v200, v162);
            store(f202 + 4, v204);
            f202 += s201;
            vector v205 = maximum(v200, v163);
            store(f202 + 0, v205);
            vector v206 = maximum(v200, v164);
            store(f202 + 4, v206);
            f202 += s201;
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
        const float*c14 = a;
        size_t s15 = k % 4;
        size_t s16 = k / 4;
        for (; s16 != 0; s16--) {
            for (int i17 = 0; i17 < 1; i17++) {
                const float*c18 = b;
                size_t s19 = c13->offset;
                c18 += s19;
                c13++;
                vector v20 = load(c18 + 0);
                vector v21 = load(c18 + 4);
                vector v22 = splat(c14[0]);
                v7 += v20 * v22;
                v8 += v21 * v22;
                vector v23 = splat(c14[4]);
                v9 += v20 * v23;
                v10 += v21 * v23;
                vector v24 = splat(c14[8]);
                v11 += v20 * v24;
                v12 += v21 * v24;
                const float*c25 = b;
                size_t s26 = c13->offset;
                c25 += s26;
                c13++;
                vector v27 = load(c25 + 0);
                vector v28 = load(c25 + 4);
                vector v29 = splat(c14[1]);
                v7 += v27 * v29;
                v8 += v28 * v29;
                vector v30 = splat(c14[5]);
                v9 += v27 * v30;
                v10 += v28 * v30;
                vector v31 = splat(c14[9]);
                v11 += v27 * v31;
                v12 += v28 * v31;
                const float*c32 = b;
                size_t s33 = c13->offset;
                c32 += s33;
                c13++;
                vector v34 = load(c32 + 0);
                vector v35 = load(c32 + 4);
                vector v36 = splat(c14[2]);
                v7 += v34 * v36;
                v8 += v35 * v36;
                vector v37 = splat(c14[6]);
                v9 += v34 * v37;
                v10 += v35 * v37;
                vector v38 = splat(c14[10]);
                v11 += v34 * v38;
                v12 += v35 * v38;
                const float*c39 = b;
                size_t s40 = c13->offset;
                c39 += s40;
                c13++;
                vector v41 = load(c39 + 0);
                vector v42 = load(c39 + 4);
                vector v43 = splat(c14[3]);
                v7 += v41 * v43;
                v8 += v42 * v43;
                vector v44 = splat(c14[7]);
                v9 += v41 * v44;
                v10 += v42 * v44;
                vector v45 = splat(c14[11]);
                v11 += v41 * v45;
                v12 += v42 * v45;
                c14 += 4;
            }
            c14 += 12;
        }
        for (; s15 != 0; s15--) {
            const float*c46 = b;
            size_t s47 = c13->offset;
            c46 += s47;
            c13++;
            vector v48 = load(c46 + 0);
            vector v49 = load(c46 + 4);
            vector v50 = splat(c14[0]);
            v7 += v48 * v50;
            v8 += v49 * v50;
            vector v51 = splat(c14[4]);
            v9 += v48 * v51;
            v10 += v49 * v51;
            vector v52 = splat(c14[8]);
            v11 += v48 * v52;
            v12 += v49 * v52;
            c14 += 1;
        }
        vector v53 = splat((&output->minimum)[0]);
        size_t s54 = output->row_stride;
        float*f55 = c;
        vector v56 = maximum(v53, v7);
        store(f55 + 0, v56);
        vector v57 = maximum(v53, v8);
        store(f55 + 4, v57);
        f55 += s54;
        vector v58 = maximum(v53, v9);
        store(f55 + 0, v58);
        vector v59 = maximum(v53, v10);
        store(f55 + 4, v59);
        f55 += s54;
        vector v60 = maximum(v53, v11);
        store(f55 + 0, v60);
        vector v61 = maximum(v53, v12);
        store(f55 + 4, v61);
        f55 += s54;
        b += 8;
        c += 8;
    }
    size_t s62 = output->columns;
    size_t s63 = s62 - 0;
    size_t s64 = s63 % 8;
    if (s64 == 0) {
    } else {
        size_t s65 = s64 - 1;
        size_t s66 = s65 / 4;
        if (s66 == 0) {
            b += s64;
            c += s64;
            b += -4;
            c += -4;
            const float*c67 = output->bias;
            size_t s68 = output->row_stride;
            float*f69 = c;
            f69 += s68;
            f69 += s68;
            f69 += s68;
            vector v70 = splat(c67[0]);
            vector v71 = splat(c67[1]);
            vector v72 = splat(c67[2]);
            const struct nnp_direct_tap*c73 = taps;
            const float*c74 = a;
            size_t s75 = k % 4;
            size_t s76 = k / 4;
            for (; s76 != 0; s76--) {
                for (int i77 = 0; i77 < 1; i77++) {
                    const float*c78 = b;
                    size_t s79 = c73->offset;
                    c78 += s79;
                    c73++;
                    vector v80 = load(c78 + 0);
                    vector v81 = splat(c74[0]);
                    v70 += v80 * v81;
                    vector v82 = splat(c74[4]);
                    v71 += v80 * v82;
                    vector v83 = splat(c74[8]);
                    v72 += v80 * v83;
                    const float*c84 = b;
                    size_t s85 = c73->offset;
                    c84 += s85;
                    c73++;
                    vector v86 = load(c84 + 0);
                    vector v87 = splat(c74[1]);
                    v70 += v86 * v87;
                    vector v88 = splat(c74[5]);
                    v71 += v86 * v88;
                    vector v89 = splat(c74[9]);
                    v72 += v86 * v89;
                    const float*c90 = b;
                    size_t s91 = c73->offset;
                    c90 += s91;
                    c73++;
                    vector v92 = load(c90 + 0);
                    vector v93 = splat(c74[2]);
                    v70 += v92 * v93;
                    vector v94 = splat(c74[6]);
                    v71 += v92 * v94;
                    vector v95 = splat(c74[10]);
                    v72 += v92 * v95;
                    const float*c96 = b;
                    size_t s97 = c73->offset;
                    c96 += s97;
                    c73++;
                    vector v98 = load(c96 + 0);
                    vector v99 = splat(c74[3]);
                    v70 += v98 * v99;
                    vector v100 = splat(c74[7]);
                    v71 += v98 * v100;
                    vector v101 = splat(c74[11]);
                    v72 += v98 * v101;
                    c74 += 4;
                }
                c74 += 12;
            }
            for (; s75 != 0; s75--) {
                const float*c102 = b;
                size_t s103 = c73->offset;
                c102 += s103;
                c73++;
                vector v104 = load(c102 + 0);
                vector v105 = splat(c74[0]);
                v70 += v104 * v105;
                vector v106 = splat(c74[4]);
                v71 += v104 * v106;
                vector v107 = splat(c74[8]);
                v72 += v104 * v107;
                c74 += 1;
            }
            vector v108 = splat((&output->minimum)[0]);
            size_t s109 = output->row_stride;
            float*f110 = c;
            vector v111 = maximum(v108, v70);
            store(f110 + 0, v111);
            f110 += s109;
            vector v112 = maximum(v108, v71);
            store(f110 + 0, v112);
            f110 += s109;
            vector v113 = maximum(v108, v72);
            store(f110 + 0, v113);
            f110 += s109;
        } else {
            b += s64;
            c += s64;
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
            const float*c124 = a;
            size_t s125 = k % 4;
            size_t s126 = k / 4;
            for (; s126 != 0; s126--) {
                for (int i127 = 0; i127 < 1; i127++) {
                    const float*c128 = b;
                    size_t s129 = c123->offset;
                    c128 += s129;
                    c123++;
                    vector v130 = load(c128 + 0);
                    vector v131 = load(c128 + 4);
                    vector v132 = splat(c124[0]);
                    v117 += v130 * v132;
                    v118 += v131 * v132;
                    vector v133 = splat(c124[4]);
                    v119 += v130 * v133;
                    v120 += v131 * v133;
                    vector v134 = splat(c124[8]);
                    v121 += v130 * v134;
                    v122 += v131 * v134;
                    const float*c135 = b;
                    size_t s136 = c123->offset;
                    c135 += s136;
                    c123++;
                    vector v137 = load(c135 + 0);
                    vector v138 = load(c135 + 4);
                    vector v139 = splat(c124[1]);
                    v117 += v137 * v139;
                    v118 += v138 * v139;
                    vector v140 = splat(c124[5]);
                    v119 += v137 * v140;
                    v120 += v138 * v140;
                    vector v141 = splat(c124[9]);
                    v121 += v137 * v141;
                    v122 += v138 * v141;
                    const float*c142 = b;
                    size_t s143 = c123->offset;
                    c142 += s143;
                    c123++;
                    vector v144 = load(c142 + 0);
                    vector v145 = load(c142 + 4);
                    vector v146 = splat(c124[2]);
                    v117 += v144 * v146;
                    v118 += v145 * v146;
                    vector v147 = splat(c124[6]);
                    v119 += v144 * v147;
                    v120 += v145 * v147;
                    vector v148 = splat(c124[10]);
                    v121 += v144 * v148;
                    v122 += v145 * v148;
                    const float*c149 = b;
                    size_t s150 = c123->offset;
                    c149 += s150;
                    c123++;
                    vector v151 = load(c149 + 0);
                    vector v152 = load(c149 + 4);
                    vector v153 = splat(c124[3]);
                    v117 += v151 * v153;
                    v118 += v152 * v153;
                    vector v154 = splat(c124[7]);
                    v119 += v151 * v154;
                    v120 += v152 * v154;
                    vector v155 = splat(c124[11]);
                    v121 += v151 * v155;
                    v122 += v152 * v155;
                    c124 += 4;
                }
                c124 += 12;
            }
            for (; s125 != 0; s125--) {
                const float*c156 = b;
                size_t s157 = c123->offset;
                c156 += s157;
                c123++;
                vector v158 = load(c156 + 0);
                vector v159 = load(c156 + 4);
                vector v160 = splat(c124[0]);
                v117 += v158 * v160;
                v118 += v159 * v160;
                vector v161 = splat(c124[4]);
                v119 += v158 * v161;
                v120 += v159 * v161;
                vector v162 = splat(c124[8]);
                v121 += v158 * v162;
                v122 += v159 * v162;
                c124 += 1;
            }
            vector v163 = splat((&output->minimum)[0]);
            size_t s164 = output->row_stride;
            float*f165 = c;
            vector v166 = maximum(v163, v117);
            store(f165 + 0, v166);
            vector v167 = maximum(v163, v118);
            store(f165 + 4, v167);
            f165 += s164;
            vector v168 = maximum(v163, v119);
            store(f165 + 0, v168);
            vector v169 = maximum(v163, v120);
            store(f165 + 4, v169);
            f165 += s164;
            vector v170 = maximum(v163, v121);
            store(f165 + 0, v170);
            vector v171 = maximum(v163, v122);
            store(f165 + 4, v171);
            f165 += s164;
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
        const float*c16 = a;
        size_t s17 = k % 4;
        size_t s18 = k / 4;
        for (; s18 != 0; s18--) {
            for (int i19 = 0; i19 < 1; i19++) {
                const float*c20 = b;
                size_t s21 = c15->offset;
                c20 += s21;
                c15++;
                vector v22 = load(c20 + 0);
                vector v23 = load(c20 + 4);
                vector v24 = splat(c16[0]);
                v7 += v22 * v24;
                v8 += v23 * v24;
                vector v25 = splat(c16[4]);
                v9 += v22 * v25;
                v10 += v23 * v25;
                vector v26 = splat(c16[8]);
                v11 += v22 * v26;
                v12 += v23 * v26;
                vector v27 = splat(c16[12]);
                v13 += v22 * v27;
                v14 += v23 * v27;
                const float*c28 = b;
                size_t s29 = c15->offset;
                c28 += s29;
                c15++;
                vector v30 = load(c28 + 0);
                vector v31 = load(c28 + 4);
                vector v32 = splat(c16[1]);
                v7 += v30 * v32;
                v8 += v31 * v32;
                vector v33 = splat(c16[5]);
                v9 += v30 * v33;
                v10 += v31 * v33;
                vector v34 = splat(c16[9]);
                v11 += v30 * v34;
                v12 += v31 * v34;
                vector v35 = splat(c16[13]);
                v13 += v30 * v35;
                v14 += v31 * v35;
                const float*c36 = b;
                size_t s37 = c15->offset;
                c36 += s37;
                c15++;
                vector v38 = load(c36 + 0);
                vector v39 = load(c36 + 4);
                vector v40 = splat(c16[2]);
                v7 += v38 * v40;
                v8 += v39 * v40;
                vector v41 = splat(c16[6]);
                v9 += v38 * v41;
                v10 += v39 * v41;
                vector v42 = splat(c16[10]);
                v11 += v38 * v42;
                v12 += v39 * v42;
                vector v43 = splat(c16[14]);
                v13 += v38 * v43;
                v14 += v39 * v43;
                const float*c44 = b;
                size_t s45 = c15->offset;
                c44 += s45;
                c15++;
                vector v46 = load(c44 + 0);
                vector v47 = load(c44 + 4);
                vector v48 = splat(c16[3]);
                v7 += v46 * v48;
                v8 += v47 * v48;
                vector v49 = splat(c16[7]);
                v9 += v46 * v49;
                v10 += v47 * v49;
                vector v50 = splat(c16[11]);
                v11 += v46 * v50;
                v12 += v47 * v50;
                vector v51 = splat(c16[15]);
                v13 += v46 * v51;
                v14 += v47 * v51;
                c16 += 4;
            }
            c16 += 12;
        }
        for (; s17 != 0; s17--) {
            const float*c52 = b;
            size_t s53 = c15->offset;
            c52 += s53;
            c15++;
            vector v54 = load(c52 + 0);
            vector v55 = load(c52 + 4);
            vector v56 = splat(c16[0]);
            v7 += v54 * v56;
            v8 += v55 * v56;
            vector v57 = splat(c16[4]);
            v9 += v54 * v57;
            v10 += v55 * v57;
            vector v58 = splat(c16[8]);
            v11 += v54 * v58;
            v12 += v55 * v58;
            vector v59 = splat(c16[12]);
            v13 += v54 * v59;
            v14 += v55 * v59;
            c16 += 1;
        }
        vector v60 = splat((&output->minimum)[0]);
        size_t s61 = output->row_stride;
        float*f62 = c;
        vector v63 = maximum(v60, v7);
        store(f62 + 0, v63);
        vector v64 = maximum(v60, v8);
        store(f62 + 4, v64);
        f62 += s61;
        vector v65 = maximum(v60, v9);
        store(f62 + 0, v65);
        vector v66 = maximum(v60, v10);
        store(f62 + 4, v66);
        f62 += s61;
        vector v67 = maximum(v60, v11);
        store(f62 + 0, v67);
        vector v68 = maximum(v60, v12);
        store(f62 + 4, v68);
        f62 += s61;
        vector v69 = maximum(v60, v13);
        store(f62 + 0, v69);
        vector v70 = maximum(v60, v14);
        store(f62 + 4, v70);
        f62 += s61;
        b += 8;
        c += 8;
    }
    size_t s71 = output->columns;
    size_t s72 = s71 - 0;
    size_t s73 = s72 % 8;
    if (s73 == 0) {
    } else {
        size_t s74 = s73 - 1;
        size_t s75 = s74 / 4;
        if (s75 == 0) {
            b += s73;
            c += s73;
            b += -4;
            c += -4;
            const float*c76 = output->bias;
            size_t s77 = output->row_stride;
            float*f78 = c;
            f78 += s77;
            f78 += s77;
            f78 += s77;
            f78 += s77;
            vector v79 = splat(c76[0]);
            vector v80 = splat(c76[1]);
            vector v81 = splat(c76[2]);
            vector v82 = splat(c76[3]);
            const struct nnp_direct_tap*c83 = taps;
            const float*c84 = a;
            size_t s85 = k % 4;
            size_t s86 = k / 4;
            for (; s86 != 0; s86--) {
                for (int i87 = 0; i87 < 1; i87++) {
                    const float*c88 = b;
                    size_t s89 = c83->offset;
                    c88 += s89;
                    c83++;
                    vector v90 = load(c88 + 0);
                    vector v91 = splat(c84[0]);
                    v79 += v90 * v91;
                    vector v92 = splat(c84[4]);
                    v80 += v90 * v92;
                    vector v93 = splat(c84[8]);
                    v81 += v90 * v93;
                    vector v94 = splat(c84[12]);
                    v82 += v90 * v94;
                    const float*c95 = b;
                    size_t s96 = c83->offset;
                    c95 += s96;
                    c83++;
                    vector v97 = load(c95 + 0);
                    vector v98 = splat(c84[1]);
                    v79 += v97 * v98;
                    vector v99 = splat(c84[5]);
                    v80 += v97 * v99;
                    vector v100 = splat(c84[9]);
                    v81 += v97 * v100;
                    vector v101 = splat(c84[13]);
                    v82 += v97 * v101;
                    const float*c102 = b;
                    size_t s103 = c83->offset;
                    c102 += s103;
                    c83++;
                    vector v104 = load(c102 + 0);
                    vector v105 = splat(c84[2]);
                    v79 += v104 * v105;
                    vector v106 = splat(c84[6]);
                    v80 += v104 * v106;
                    vector v107 = splat(c84[10]);
                    v81 += v104 * v107;
                    vector v108 = splat(c84[14]);
                    v82 += v104 * v108;
                    const float*c109 = b;
                    size_t s110 = c83->offset;
                    c109 += s110;
                    c83++;
                    vector v111 = load(c109 + 0);
                    vector v112 = splat(c84[3]);
                    v79 += v111 * v112;
                    vector v113 = splat(c84[7]);
                    v80 += v111 * v113;
                    vector v114 = splat(c84[11]);
                    v81 += v111 * v114;
                    vector v115 = splat(c84[15]);
                    v82 += v111 * v115;
                    c84 += 4;
                }
                c84 += 12;
            }
            for (; s85 != 0; s85--) {
                const float*c116 = b;
                size_t s117 = c83->offset;
                c116 += s117;
                c83++;
                vector v118 = load(c116 + 0);
                vector v119 = splat(c84[0]);
                v79 += v118 * v119;
                vector v120 = splat(c84[4]);
                v80 += v118 * v120;
                vector v121 = splat(c84[8]);
                v81 += v118 * v121;
                vector v122 = splat(c84[12]);
                v82 += v118 * v122;
                c84 += 1;
            }
            vector v123 = splat((&output->minimum)[0]);
            size_t s124 = output->row_stride;
            float*f125 = c;
            vector v126 = maximum(v123, v79);
            store(f125 + 0, v126);
            f125 += s124;
            vector v127 = maximum(v123, v80);
            store(f125 + 0, v127);
            f125 += s124;
            vector v128 = maximum(v123, v81);
            store(f125 + 0, v128);
            f125 += s124;
            vector v129 = maximum(v123, v82);
            store(f125 + 0, v129);
            f125 += s124;
        } else {
            b += s73;
            c += s73;
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
            const float*c142 = a;
            size_t s143 = k % 4;
            size_t s144 = k / 4;
            for (; s144 != 0; s144--) {
                for (int i145 = 0; i145 < 1; i145++) {
                    const float*c146 = b;
                    size_t s147 = c141->offset;
                    c146 += s147;
                    c141++;
                    vector v148 = load(c146 + 0);
                    vector v149 = load(c146 + 4);
                    vector v150 = splat(c142[0]);
                    v133 += v148 * v150;
                    v134 += v149 * v150;
                    vector v151 = splat(c142[4]);
                    v135 += v148 * v151;
                    v136 += v149 * v151;
                    vector v152 = splat(c142[8]);
                    v137 += v148 * v152;
                    v138 += v149 * v152;
                    vector v153 = splat(c142[12]);
                    v139 += v148 * v153;
                    v140 += v149 * v153;
                    const float*c154 = b;
                    size_t s155 = c141->offset;
                    c154 += s155;
                    c141++;
                    vector v156 = load(c154 + 0);
                    vector v157 = load(c154 + 4);
                    vector v158 = splat(c142[1]);
                    v133 += v156 * v158;
                    v134 += v157 * v158;
                    vector v159 = splat(c142[5]);
                    v135 += v156 * v159;
                    v136 += v157 * v159;
                    vector v160 = splat(c142[9]);
                    v137 += v156 * v160;
                    v138 += v157 * v160;
                    vector v161 = splat(c142[13]);
                    v139 += v156 * v161;
                    v140 += v157 * v161;
                    const float*c162 = b;
                    size_t s163 = c141->offset;
                    c162 += s163;
                    c141++;
                    vector v164 = load(c162 + 0);
                    vector v165 = load(c162 + 4);
                    vector v166 = splat(c142[2]);
                    v133 += v164 * v166;
                    v134 += v165 * v166;
                    vector v167 = splat(c142[6]);
                    v135 += v164 * v167;
                    v136 += v165 * v167;
                    vector v168 = splat(c142[10]);
                    v137 += v164 * v168;
                    v138 += v165 * v168;
                    vector v169 = splat(c142[14]);
                    v139 += v164 * v169;
                    v140 += v165 * v169;
                    const float*c170 = b;
                    size_t s171 = c141->offset;
                    c170 += s171;
                    c141++;
                    vector v172 = load(c170 + 0);
                    vector v173 = load(c170 + 4);
                    vector v174 = splat(c142[3]);
                    v133 += v172 * v174;
                    v134 += v173 * v174;
                    vector v175 = splat(c142[7]);
                    v135 += v172 * v175;
                    v136 += v173 * v175;
                    vector v176 = splat(c142[11]);
                    v137 += v172 * v176;
                    v138 += v173 * v176;
                    vector v177 = splat(c142[15]);
                    v139 += v172 * v177;
                    v140 += v173 * v177;
                    c142 += 4;
                }
                c142 += 12;
            }
            for (; s143 != 0; s143--) {
                const float*c178 = b;
                size_t s179 = c141->offset;
                c178 += s179;
                c141++;
                vector v180 = load(c178 + 0);
                vector v181 = load(c178 + 4);
                vector v182 = splat(c142[0]);
                v133 += v180 * v182;
                v134 += v181 * v182;
                vector v183 = splat(c142[4]);
                v135 += v180 * v183;
                v136 += v181 * v183;
                vector v184 = splat(c142[8]);
                v137 += v180 * v184;
                v138 += v181 * v184;
                vector v185 = splat(c142[12]);
                v139 += v180 * v185;
                v140 += v181 * v185;
                c142 += 1;
            }
            vector v186 = splat((&output->minimum)[0]);
            size_t s187 = output->row_stride;
            float*f188 = c;
            vector v189 = maximum(v186, v133);
            store(f188 + 0, v189);
            vector v190 = maximum(v186, v134);
            store(f188 + 4, v190);
            f188 += s187;
            vector v191 = maximum(v186, v135);
            store(f188 + 0, v191);
            vector v192 = maximum(v186, v136);
            store(f188 + 4, v192);
            f188 += s187;
            vector v193 = maximum(v186, v137);
            store(f188 + 0, v193);
            vector v194 = maximum(v186, v138);
            store(f188 + 4, v194);
            f188 += s187;
            vector v195 = maximum(v186, v139);
            store(f188 + 0, v195);
            vector v196 = maximum(v186, v140);
            store(f188 + 4, v196);
            f188 += s187;
        }
    }
}
