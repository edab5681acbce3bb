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

void nnp_direct_1x4__c_scalar(size_t k, const float* a, const float* b, const struct nnp_direct_tap* taps, float* c, const struct nnp_sgemm_output* output) {
    size_t s1 = output->columns;
    size_t s2 = s1 / 4;
    for (; s2 != 0; s2--) {
        const float*c3 = output->bias;
        vector v4 = splat(c3[0]);
        vector v5 = splat(c3[0]);
        vector v6 = splat(c3[0]);
        vector v7 = splat(c3[0]);
        const struct nnp_direct_tap*c8 = taps;
        size_t s9 = k;
        const float*c10 = a;
        size_t s11 = s9 % 1;
        size_t s12 = s9 / 1;
        for (; s12 != 0; s12--) {
            for (int i13 = 0; i13 < 1; i13++) {
                const float*c14 = b;
                size_t s15 = c8->offset;
                c14 += s15;
                c8++;
                vector v16 = load(c14 + 0);
                vector v17 = load(c14 + 1);
                vector v18 = load(c14 + 2);
                vector v19 = load(c14 + 3);
                vector v20 = splat(c10[0]);
                v4 += v16 * v20;
                v5 += v17 * v20;
                v6 += v18 * v20;
                v7 += v19 * v20;
                c10 += 1;
            }
            c10 += 1;
        }
        for (; s11 != 0; s11--) {
            const float*c21 = b;
            size_t s22 = c8->offset;
            c21 += s22;
            c8++;
            vector v23 = load(c21 + 0);
            vector v24 = load(c21 + 1);
            vector v25 = load(c21 + 2);
            vector v26 = load(c21 + 3);
            vector v27 = splat(c10[0]);
            v4 += v23 * v27;
            v5 += v24 * v27;
            v6 += v25 * v27;
            v7 += v26 * v27;
            c10 += 1;
        }
        vector v28 = splat((&output->minimum)[0]);
        size_t s29 = output->row_stride;
        float*f30 = c;
        vector v31 = maximum(v28, v4);
        store(f30 + 0, v31);
        vector v32 = maximum(v28, v5);
        store(f30 + 1, v32);
        vector v33 = maximum(v28, v6);
        store(f30 + 2, v33);
        vector v34 = maximum(v28, v7);
        store(f30 + 3, v34);
        f30 += s29;
        b += 4;
        c += 4;
    }
    size_t s35 = output->columns;
    size_t s36 = s35 % 4;
    if (s36 == 0) {
    } else {
        size_t s37 = s36 - 1;
        size_t s38 = s37 / 1;
        if (s38 == 0) {
            b += s36;
            c += s36;
            b += -1;
            c += -1;
            const float*c39 = output->bias;
            vector v40 = splat(c39[0]);
            const struct nnp_direct_tap*c41 = taps;
            size_t s42 = k;
            const float*c43 = a;
            size_t s44 = s42 % 1;
            size_t s45 = s42 / 1;
            for (; s45 != 0; s45--) {
                for (int i46 = 0; i46 < 1; i46++) {
                    const float*c47 = b;
                    size_t s48 = c41->offset;
                    c47 += s48;
                    c41++;
                    vector v49 = load(c47 + 0);
                    vector v50 = splat(c43[0]);
                    v40 += v49 * v50;
                    c43 += 1;
                }
                c43 += 1;
            }
            for (; s44 != 0; s44--) {
                const float*c51 = b;
                size_t s52 = c41->offset;
                c51 += s52;
                c41++;
                vector v53 = load(c51 + 0);
                vector v54 = splat(c43[0]);
                v40 += v53 * v54;
                c43 += 1;
            }
            vector v55 = splat((&output->minimum)[0]);
            size_t s56 = output->row_stride;
            float*f57 = c;
            vector v58 = maximum(v55, v40);
            store(f57 + 0, v58);
            f57 += s56;
        } else {
            b += s36;
            c += s36;
            b += -4;
            c += -4;
            const float*c59 = output->bias;
            vector v60 = splat(c59[0]);
            vector v61 = splat(c59[0]);
            vector v62 = splat(c59[0]);
            vector v63 = splat(c59[0]);
            const struct nnp_direct_tap*c64 = taps;
            size_t s65 = k;
            const float*c66 = a;
            size_t s67 = s65 % 1;
            size_t s68 = s65 / 1;
            for (; s68 != 0; s68--) {
                for (int i69 = 0; i69 < 1; i69++) {
                    const float*c70 = b;
                    size_t s71 = c64->offset;
                    c70 += s71;
                    c64++;
                    vector v72 = load(c70 + 0);
                    vector v73 = load(c70 + 1);
                    vector v74 = load(c70 + 2);
                    vector v75 = load(c70 + 3);
                    vector v76 = splat(c66[0]);
                    v60 += v72 * v76;
                    v61 += v73 * v76;
                    v62 += v74 * v76;
                    v63 += v75 * v76;
                    c66 += 1;
                }
                c66 += 1;
            }
            for (; s67 != 0; s67--) {
                const float*c77 = b;
                size_t s78 = c64->offset;
                c77 += s78;
                c64++;
                vector v79 = load(c77 + 0);
                vector v80 = load(c77 + 1);
                vector v81 = load(c77 + 2);
                vector v82 = load(c77 + 3);
                vector v83 = splat(c66[0]);
                v60 += v79 * v83;
                v61 += v80 * v83;
                v62 += v81 * v83;
                v63 += v82 * v83;
                c66 += 1;
            }
            vector v84 = splat((&output->minimum)[0]);
            size_t s85 = output->row_stride;
            float*f86 = c;
            vector v87 = maximum(v84, v60);
            store(f86 + 0, v87);
            vector v88 = maximum(v84, v61);
            store(f86 + 1, v88);
            vector v89 = maximum(v84, v62);
            store(f86 + 2, v89);
            vector v90 = maximum(v84, v63);
            store(f86 + 3, v90);
            f86 += s85;
        }
    }
}

void nnp_direct_2x4__c_scalar(size_t k, const float* a, const float* b, const struct nnp_direct_tap* taps, float* c, const struct nnp_sgemm_output* output) {
    size_t s1 = output->columns;
    size_t s2 = s1 / 4;
    for (; s2 != 0; s2--) {
        const float*c3 = output->bias;
        vector v4 = splat(c3[0]);
        vector v5 = splat(c3[0]);
        vector v6 = splat(c3[0]);
        vector v7 = splat(c3[0]);
        vector v8 = splat(c3[1]);
        vector v9 = splat(c3[1]);
        vector v10 = splat(c3[1]);
        vector v11 = splat(c3[1]);
        const struct nnp_direct_tap*c12 = taps;
        size_t s13 = k;
        const float*c14 = a;
        size_t s15 = s13 % 1;
        size_t s16 = s13 / 1;
        for (; s16 != 0; s16--) {
            for (int i17 = 0; i17 < 1; i17++) {
                const float*c18 = b;
                size_t s19 = c12->offset;
                c18 += s19;
                c12++;
                vector v20 = load(c18 + 0);
                vector v21 = load(c18 + 1);
                vector v22 = load(c18 + 2);
                vector v23 = load(c18 + 3);
                vector v24 = splat(c14[0]);
                v4 += v20 * v24;
                v5 += v21 * v24;
                v6 += v22 * v24;
                v7 += v23 * v24;
                vector v25 = splat(c14[1]);
                v8 += v20 * v25;
                v9 += v21 * v25;
                v10 += v22 * v25;
                v11 += v23 * v25;
                c14 += 1;
            }
            c14 += 1;
        }
        for (; s15 != 0; s15--) {
            const float*c26 = b;
            size_t s27 = c12->offset;
            c26 += s27;
            c12++;
            vector v28 = load(c26 + 0);
            vector v29 = load(c26 + 1);
            vector v30 = load(c26 + 2);
            vector v31 = load(c26 + 3);
            vector v32 = splat(c14[0]);
            v4 += v28 * v32;
            v5 += v29 * v32;
            v6 += v30 * v32;
            v7 += v31 * v32;
            vector v33 = splat(c14[1]);
            v8 += v28 * v33;
            v9 += v29 * v33;
            v10 += v30 * v33;
            v11 += v31 * v33;
            c14 += 1;
        }
        vector v34 = splat((&output->minimum)[0]);
        size_t s35 = output->row_stride;
        float*f36 = c;
        vector v37 = maximum(v34, v4);
        store(f36 + 0, v37);
        vector v38 = maximum(v34, v5);
        store(f36 + 1, v38);
        vector v39 = maximum(v34, v6);
        store(f36 + 2, v39);
        vector v40 = maximum(v34, v7);
        store(f36 + 3, v40);
        f36 += s35;
        vector v41 = maximum(v34, v8);
        store(f36 + 0, v41);
        vector v42 = maximum(v34, v9);
        store(f36 + 1, v42);
        vector v43 = maximum(v34, v10);
        store(f36 + 2, v43);
        vector v44 = maximum(v34, v11);
        store(f36 + 3, v44);
        f36 += s35;
        b += 4;
        c += 4;
    }
    size_t s45 = output->columns;
    size_t s46 = s45 % 4;
    if (s46 == 0) {
    } else {
        size_t s47 = s46 - 1;
        size_t s48 = s47 / 1;
        if (s48 == 0) {
            b += s46;
            c += s46;
            b += -1;
            c += -1;
            const float*c49 = output->bias;
            vector v50 = splat(c49[0]);
            vector v51 = splat(c49[1]);
            const struct nnp_direct_tap*c52 = taps;
            size_t s53 = k;
            const float*c54 = a;
            size_t s55 = s53 % 1;
            size_t s56 = s53 / 1;
            for (; s56 != 0; s56--) {
                for (int i57 = 0; i57 < 1; i57++) {
                    const float*c58 = b;
                    size_t s59 = c52->offset;
                    c58 += s59;
                    c52++;
                    vector v60 = load(c58 + 0);
                    vector v61 = splat(c54[0]);
                    v50 += v60 * v61;
                    vector v62 = splat(c54[1]);
                    v51 += v60 * v62;
                    c54 += 1;
                }
                c54 += 1;
            }
            for (; s55 != 0; s55--) {
                const float*c63 = b;
                size_t s64 = c52->offset;
                c63 += s64;
                c52++;
                vector v65 = load(c63 + 0);
                vector v66 = splat(c54[0]);
                v50 += v65 * v66;
                vector v67 = splat(c54[1]);
                v51 += v65 * v67;
                c54 += 1;
            }
            vector v68 = splat((&output->minimum)[0]);
            size_t s69 = output->row_stride;
            float*f70 = c;
            vector v71 = maximum(v68, v50);
            store(f70 + 0, v71);
            f70 += s69;
            vector v72 = maximum(v68, v51);
            store(f70 + 0, v72);
            f70 += s69;
        } else {
            b += s46;
            c += s46;
            b += -4;
            c += -4;
            const float*c73 = output->bias;
            vector v74 = splat(c73[0]);
            vector v75 = splat(c73[0]);
            vector v76 = splat(c73[0]);
            vector v77 = splat(c73[0]);
            vector v78 = splat(c73[1]);
            vector v79 = splat(c73[1]);
            vector v80 = splat(c73[1]);
            vector v81 = splat(c73[1]);
            const struct nnp_direct_tap*c82 = taps;
            size_t s83 = k;
            const float*c84 = a;
            size_t s85 = s83 % 1;
            size_t s86 = s83 / 1;
            for (; s86 != 0; s86--) {
                for (int i87 = 0; i87 < 1; i87++) {
                    const float*c88 = b;
                    size_t s89 = c82->offset;
                    c88 += s89;
                    c82++;
                    vector v90 = load(c88 + 0);
                    vector v91 = load(c88 + 1);
                    vector v92 = load(c88 + 2);
                    vector v93 = load(c88 + 3);
                    vector v94 = splat(c84[0]);
                    v74 += v90 * v94;
                    v75 += v91 * v94;
                    v76 += v92 * v94;
                    v77 += v93 * v94;
                    vector v95 = splat(c84[1]);
                    v78 += v90 * v95;
                    v79 += v91 * v95;
                    v80 += v92 * v95;
                    v81 += v93 * v95;
                    c84 += 1;
                }
                c84 += 1;
            }
            for (; s85 != 0; s85--) {
                const float*c96 = b;
                size_t s97 = c82->offset;
                c96 += s97;
                c82++;
                vector v98 = load(c96 + 0);
                vector v99 = load(c96 + 1);
                vector v100 = load(c96 + 2);
                vector v101 = load(c96 + 3);
                vector v102 = splat(c84[0]);
                v74 += v98 * v102;
                v75 += v99 * v102;
                v76 += v100 * v102;
                v77 += v101 * v102;
                vector v103 = splat(c84[1]);
                v78 += v98 * v103;
                v79 += v99 * v103;
                v80 += v100 * v103;
                v81 += v101 * v103;
                c84 += 1;
            }
            vector v104 = splat((&output->minimum)[0]);
            size_t s105 = output->row_stride;
            float*f106 = c;
            vector v107 = maximum(v104, v74);
            store(f106 + 0, v107);
            vector v108 = maximum(v104, v75);
            store(f106 + 1, v108);
            vector v109 = maximum(v104, v76);
            store(f106 + 2, v109);
            vector v110 = maximum(v104, v77);
            store(f106 + 3, v110);
            f106 += s105;
            vector v111 = maximum(v104, v78);
            store(f106 + 0, v111);
            vector v112 = maximum(v104, v79);
            store(f106 + 1, v112);
            vector v113 = maximum(v104, v80);
            store(f106 + 2, v113);
            vector v114 = maximum(v104, v81);
            store(f106 + 3, v114);
            f106 += s105;
        }
    }
}
