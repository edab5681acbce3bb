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

void nnp_winograd_f6x6_3x3_input__c(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 4;
    size_t s6 = tile->channel_stride;
    const float*c7 = input;
    if (s3 == 255) {
        float*f8 = scratch;
        for (int i9 = 0; i9 < 8; i9++) {
            if (s2 & 1) {
                vector v10 = splat(0);
                vector v11 = splat(0);
                vector v12 = splat(0);
                vector v13 = splat(0);
                v10[0] = c7[0 * s6 + 0];
                v10[1] = c7[1 * s6 + 0];
                v10[2] = c7[2 * s6 + 0];
                v10[3] = c7[3 * s6 + 0];
                v11[0] = c7[0 * s6 + 1];
                v11[1] = c7[1 * s6 + 1];
                v11[2] = c7[2 * s6 + 1];
                v11[3] = c7[3 * s6 + 1];
                v12[0] = c7[0 * s6 + 2];
                v12[1] = c7[1 * s6 + 2];
                v12[2] = c7[2 * s6 + 2];
                v12[3] = c7[3 * s6 + 2];
                v13[0] = c7[0 * s6 + 3];
                v13[1] = c7[1 * s6 + 3];
                v13[2] = c7[2 * s6 + 3];
                v13[3] = c7[3 * s6 + 3];
                vector v14 = splat(0);
                vector v15 = splat(0);
                vector v16 = splat(0);
                vector v17 = splat(0);
                v14[0] = c7[0 * s6 + 4];
                v14[1] = c7[1 * s6 + 4];
                v14[2] = c7[2 * s6 + 4];
                v14[3] = c7[3 * s6 + 4];
                v15[0] = c7[0 * s6 + 5];
                v15[1] = c7[1 * s6 + 5];
                v15[2] = c7[2 * s6 + 5];
                v15[3] = c7[3 * s6 + 5];
                v16[0] = c7[0 * s6 + 6];
                v16[1] = c7[1 * s6 + 6];
                v16[2] = c7[2 * s6 + 6];
                v16[3] = c7[3 * s6 + 6];
                v17[0] = c7[0 * s6 + 7];
                v17[1] = c7[1 * s6 + 7];
                v17[2] = c7[2 * s6 + 7];
                v17[3] = c7[3 * s6 + 7];
                vector v18 = v12 + v16;
                vector v19 = v14 * (float)-4.25 + v18;
                vector v20 = v11 + v15;
                vector v21 = v13 * (float)-4.25 + v20;
                vector v22 = v19 + v21;
                store(f8 + 0, v22);
                vector v23 = v19 - v21;
                store(f8 + 4, v23);
                vector v24 = v12 * (float)0.25 + v16;
                vector v25 = v14 * (float)-1.25 + v24;
                vector v26 = v13 * (float)-5.0 + v11;
                vector v27 = v15 * (float)4.0 + v26;
                vector v28 = v27 * (float)0.5 + v25;
                store(f8 + 8, v28);
                vector v29 = v27 * (float)-0.5 + v25;
                store(f8 + 12, v29);
                vector v30 = v12 * (float)4.0 + v16;
                vector v31 = v14 * (float)-5.0 + v30;
                vector v32 = v13 * (float)-1.25 + v11;
                vector v33 = v15 * (float)0.25 + v32;
                vector v34 = v33 * (float)2.0 + v31;
                store(f8 + 16, v34);
                vector v35 = v33 * (float)-2.0 + v31;
                store(f8 + 20, v35);
                vector v36 = v17 - v11;
                vector v37 = v13 * (float)5.25 + v36;
                vector v38 = v15 * (float)-5.25 + v37;
                store(f8 + 24, v38);
                vector v39 = v10 - v16;
                vector v40 = v12 * (float)-5.25 + v39;
                vector v41 = v14 * (float)5.25 + v40;
                store(f8 + 28, v41);
            } else {
                vector v42 = splat(0);
                store(f8 + 0, v42);
                vector v43 = splat(0);
                store(f8 + 4, v43);
                vector v44 = splat(0);
                store(f8 + 8, v44);
                vector v45 = splat(0);
                store(f8 + 12, v45);
                vector v46 = splat(0);
                store(f8 + 16, v46);
                vector v47 = splat(0);
                store(f8 + 20, v47);
                vector v48 = splat(0);
                store(f8 + 24, v48);
                vector v49 = splat(0);
                store(f8 + 28, v49);
            }
            s2 /= 2;
            c7 += s1;
            f8 += 32;
        }
    } else {
        float*f50 = scratch;
        for (int i51 = 0; i51 < 8; i51++) {
            if (s2 & 1) {
                vector v52 = splat(0);
                vector v53 = splat(0);
                vector v54 = splat(0);
                vector v55 = splat(0);
                if (u4 >> 0 & 1) {
                v52[0] = c7[0 * s6 + 0];
                v52[1] = c7[1 * s6 + 0];
                v52[2] = c7[2 * s6 + 0];
                v52[3] = c7[3 * s6 + 0];
                }
                if (u4 >> 1 & 1) {
                v53[0] = c7[0 * s6 + 1];
                v53[1] = c7[1 * s6 + 1];
                v53[2] = c7[2 * s6 + 1];
                v53[3] = c7[3 * s6 + 1];
                }
                if (u4 >> 2 & 1) {
                v54[0] = c7[0 * s6 + 2];
                v54[1] = c7[1 * s6 + 2];
                v54[2] = c7[2 * s6 + 2];
                v54[3] = c7[3 * s6 + 2];
                }
                if (u4 >> 3 & 1) {
                v55[0] = c7[0 * s6 + 3];
                v55[1] = c7[1 * s6 + 3];
                v55[2] = c7[2 * s6 + 3];
                v55[3] = c7[3 * s6 + 3];
                }
                vector v56 = splat(0);
                vector v57 = splat(0);
                vector v58 = splat(0);
                vector v59 = splat(0);
                if (u5 >> 0 & 1) {
                v56[0] = c7[0 * s6 + 4];
                v56[1] = c7[1 * s6 + 4];
                v56[2] = c7[2 * s6 + 4];
                v56[3] = c7[3 * s6 + 4];
                }
                if (u5 >> 1 & 1) {
                v57[0] = c7[0 * s6 + 5];
                v57[1] = c7[1 * s6 + 5];
                v57[2] = c7[2 * s6 + 5];
                v57[3] = c7[3 * s6 + 5];
                }
                if (u5 >> 2 & 1) {
                v58[0] = c7[0 * s6 + 6];
                v58[1] = c7[1 * s6 + 6];
                v58[2] = c7[2 * s6 + 6];
                v58[3] = c7[3 * s6 + 6];
                }
                if (u5 >> 3 & 1) {
                v59[0] = c7[0 * s6 + 7];
                v59[1] = c7[1 * s6 + 7];
                v59[2] = c7[2 * s6 + 7];
                v59[3] = c7[3 * s6 + 7];
                }
                vector v60 = v54 + v58;
                vector v61 = v56 * (float)-4.25 + v60;
                vector v62 = v53 + v57;
                vector v63 = v55 * (float)-4.25 + v62;
                vector v64 = v61 + v63;
                store(f50 + 0, v64);
                vector v65 = v61 - v63;
                store(f50 + 4, v65);
                vector v66 = v54 * (float)0.25 + v58;
                vector v67 = v56 * (float)-1.25 + v66;
                vector v68 = v55 * (float)-5.0 + v53;
                vector v69 = v57 * (float)4.0 + v68;
                vector v70 = v69 * (float)0.5 + v67;
                store(f50 + 8, v70);
                vector v71 = v69 * (float)-0.5 + v67;
                store(f50 + 12, v71);
                vector v72 = v54 * (float)4.0 + v58;
                vector v73 = v56 * (float)-5.0 + v72;
                vector v74 = v55 * (float)-1.25 + v53;
                vector v75 = v57 * (float)0.25 + v74;
                vector v76 = v75 * (float)2.0 + v73;
                store(f50 + 16, v76);
                vector v77 = v75 * (float)-2.0 + v73;
                store(f50 + 20, v77);
                vector v78 = v59 - v53;
                vector v79 = v55 * (float)5.25 + v78;
                vector v80 = v57 * (float)-5.25 + v79;
                store(f50 + 24, v80);
                vector v81 = v52 - v58;
                vector v82 = v54 * (float)-5.25 + v81;
                vector v83 = v56 * (float)5.25 + v82;
                store(f50 + 28, v83);
            } else {
                vector v84 = splat(0);
                store(f50 + 0, v84);
                vector v85 = splat(0);
                store(f50 + 4, v85);
                vector v86 = splat(0);
                store(f50 + 8, v86);
                vector v87 = splat(0);
                store(f50 + 12, v87);
                vector v88 = splat(0);
                store(f50 + 16, v88);
                vector v89 = splat(0);
                store(f50 + 20, v89);
                vector v90 = splat(0);
                store(f50 + 24, v90);
                vector v91 = splat(0);
                store(f50 + 28, v91);
            }
            s2 /= 2;
            c7 += s1;
            f50 += 32;
        }
    }
    float*f92 = output;
    size_t s93 = output_stride * 8;
    float*f94 = scratch;
    for (int i95 = 0; i95 < 8; i95++) {
        vector v96 = load(f94 + 0);
        vector v97 = load(f94 + 32);
        vector v98 = load(f94 + 64);
        vector v99 = load(f94 + 96);
        vector v100 = load(f94 + 128);
        vector v101 = load(f94 + 160);
        vector v102 = load(f94 + 192);
        vector v103 = load(f94 + 224);
        vector v104 = v98 + v102;
        vector v105 = v100 * (float)-4.25 + v104;
        vector v106 = v97 + v101;
        vector v107 = v99 * (float)-4.25 + v106;
        vector v108 = v105 + v107;
        store(f92 + 0 * output_stride + 0, v108);
        vector v109 = v105 - v107;
        store(f92 + 1 * output_stride + 0, v109);
        vector v110 = v98 * (float)0.25 + v102;
        vector v111 = v100 * (float)-1.25 + v110;
        vector v112 = v99 * (float)-5.0 + v97;
        vector v113 = v101 * (float)4.0 + v112;
        vector v114 = v113 * (float)0.5 + v111;
        store(f92 + 2 * output_stride + 0, v114);
        vector v115 = v113 * (float)-0.5 + v111;
        store(f92 + 3 * output_stride + 0, v115);
        vector v116 = v98 * (float)4.0 + v102;
        vector v117 = v100 * (float)-5.0 + v116;
        vector v118 = v99 * (float)-1.25 + v97;
        vector v119 = v101 * (float)0.25 + v118;
        vector v120 = v119 * (float)2.0 + v117;
        store(f92 + 4 * output_stride + 0, v120);
        vector v121 = v119 * (float)-2.0 + v117;
        store(f92 + 5 * output_stride + 0, v121);
        vector v122 = v103 - v97;
        vector v123 = v99 * (float)5.25 + v122;
        vector v124 = v101 * (float)-5.25 + v123;
        store(f92 + 6 * output_stride + 0, v124);
        vector v125 = v96 - v102;
        vector v126 = v98 * (float)-5.25 + v125;
        vector v127 = v100 * (float)5.25 + v126;
        store(f92 + 7 * output_stride + 0, v127);
        f94 += 4;
        f92 += s93;
    }
}

void nnp_winograd_f6x6_3x3_kernel__c(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 9; i3++) {
        vector v4 = splat(0);
        vector v5 = splat(0);
        vector v6 = splat(0);
        vector v7 = splat(0);
        v4[0] = c1[0 * kernel_stride + 0];
        v4[1] = c1[1 * kernel_stride + 0];
        v4[2] = c1[2 * kernel_stride + 0];
        v4[3] = c1[3 * kernel_stride + 0];
        v5[0] = c1[0 * kernel_stride + 1];
        v5[1] = c1[1 * kernel_stride + 1];
        v5[2] = c1[2 * kernel_stride + 1];
        v5[3] = c1[3 * kernel_stride + 1];
        v6[0] = c1[0 * kernel_stride + 2];
        v6[1] = c1[1 * kernel_stride + 2];
        v6[2] = c1[2 * kernel_stride + 2];
        v6[3] = c1[3 * kernel_stride + 2];
        v7[0] = c1[0 * kernel_stride + 3];
        v7[1] = c1[1 * kernel_stride + 3];
        v7[2] = c1[2 * kernel_stride + 3];
        v7[3] = c1[3 * kernel_stride + 3];
        store(f2 + 0, v4);
        store(f2 + 4, v5);
        store(f2 + 8, v6);
        store(f2 + 12, v7);
        c1 += 4;
        f2 += 16;
    }
    float*f8 = scratch;
    float*f9 = output;
    size_t s10 = output_stride * 8;
    for (int i11 = 0; i11 < 4; i11++) {
        vector v12 = load(f8 + 0);
        vector v13 = load(f8 + 4);
        vector v14 = load(f8 + 8);
        vector v15 = v12 + v14;
        vector v16 = v15 * (float)-0.2222222222222222;
        vector v17 = v13 * (float)-0.2222222222222222 + v16;
        vector v18 = v13 * (float)0.2222222222222222 + v16;
        vector v19 = v14 * (float)4.0 + v12;
        vector v20 = v19 * (float)0.011111111111111112;
        vector v21 = v13 * (float)0.022222222222222223 + v20;
        vector v22 = v13 * (float)-0.022222222222222223 + v20;
        vector v23 = v14 * (float)0.25 + v12;
        vector v24 = v23 * (float)0.7111111111111111;
        vector v25 = v13 * (float)0.35555555555555557 + v24;
        vector v26 = v13 * (float)-0.35555555555555557 + v24;
        store(f2 + 0, v17);
        store(f2 + 4, v18);
        store(f2 + 8, v21);
        store(f2 + 12, v22);
        store(f2 + 16, v25);
        store(f2 + 20, v26);
        store(f2 + 24, v14);
        store(f2 + 28, v12);
        vector v27 = load(f8 + 12);
        vector v28 = load(f8 + 16);
        vector v29 = load(f8 + 20);
        vector v30 = v27 + v29;
        vector v31 = v30 * (float)-0.2222222222222222;
        vector v32 = v28 * (float)-0.2222222222222222 + v31;
        vector v33 = v28 * (float)0.2222222222222222 + v31;
        vector v34 = v29 * (float)4.0 + v27;
        vector v35 = v34 * (float)0.011111111111111112;
        vector v36 = v28 * (float)0.022222222222222223 + v35;
        vector v37 = v28 * (float)-0.022222222222222223 + v35;
        vector v38 = v29 * (float)0.25 + v27;
        vector v39 = v38 * (float)0.7111111111111111;
        vector v40 = v28 * (float)0.35555555555555557 + v39;
        vector v41 = v28 * (float)-0.35555555555555557 + v39;
        store(f2 + 32, v32);
        store(f2 + 36, v33);
        store(f2 + 40, v36);
        store(f2 + 44, v37);
        store(f2 + 48, v40);
        store(f2 + 52, v41);
        store(f2 + 56, v29);
        store(f2 + 60, v27);
        vector v42 = load(f8 + 24);
        vector v43 = load(f8 + 28);
        vector v44 = load(f8 + 32);
        vector v45 = v42 + v44;
        vector v46 = v45 * (float)-0.2222222222222222;
        vector v47 = v43 * (float)-0.2222222222222222 + v46;
        vector v48 = v43 * (float)0.2222222222222222 + v46;
        vector v49 = v44 * (float)4.0 + v42;
        vector v50 = v49 * (float)0.011111111111111112;
        vector v51 = v43 * (float)0.022222222222222223 + v50;
        vector v52 = v43 * (float)-0.022222222222222223 + v50;
        vector v53 = v44 * (float)0.25 + v42;
        vector v54 = v53 * (float)0.7111111111111111;
        vector v55 = v43 * (float)0.35555555555555557 + v54;
        vector v56 = v43 * (float)-0.35555555555555557 + v54;
        store(f2 + 64, v47);
        store(f2 + 68, v48);
        store(f2 + 72, v51);
        store(f2 + 76, v52);
        store(f2 + 80, v55);
        store(f2 + 84, v56);
        store(f2 + 88, v44);
        store(f2 + 92, v42);
        float*f57 = f2;
        for (int i58 = 0; i58 < 8; i58++) {
            vector v59 = load(f57 + 0);
            vector v60 = load(f57 + 32);
            vector v61 = load(f57 + 64);
            vector v62 = v59 + v61;
            vector v63 = v62 * (float)-0.2222222222222222;
            vector v64 = v60 * (float)-0.2222222222222222 + v63;
            vector v65 = v60 * (float)0.2222222222222222 + v63;
            vector v66 = v61 * (float)4.0 + v59;
            vector v67 = v66 * (float)0.011111111111111112;
            vector v68 = v60 * (float)0.022222222222222223 + v67;
            vector v69 = v60 * (float)-0.022222222222222223 + v67;
            vector v70 = v61 * (float)0.25 + v59;
            vector v71 = v70 * (float)0.7111111111111111;
            vector v72 = v60 * (float)0.35555555555555557 + v71;
            vector v73 = v60 * (float)-0.35555555555555557 + v71;
            store(f9 + 0 * output_stride + 0, v64);
            store(f9 + 1 * output_stride + 0, v65);
            store(f9 + 2 * output_stride + 0, v68);
            store(f9 + 3 * output_stride + 0, v69);
            store(f9 + 4 * output_stride + 0, v72);
            store(f9 + 5 * output_stride + 0, v73);
            store(f9 + 6 * output_stride + 0, v61);
            store(f9 + 7 * output_stride + 0, v59);
            f57 += 4;
            f9 += s10;
        }
        size_t s74 = s10 * 8;
        f9 -= s74;
        f9 += 8;
        f8 += 36;
    }
}

void nnp_winograd_f6x6_3x3_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 8;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 8; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = load(c1 + 6 * input_stride + 0);
        vector v12 = load(c1 + 7 * input_stride + 0);
        vector v13 = v5 + v6;
        vector v14 = v5 - v6;
        vector v15 = v7 + v8;
        vector v16 = v7 - v8;
        vector v17 = v9 + v10;
        vector v18 = v9 - v10;
        vector v19 = v12 + v13;
        vector v20 = v19 + v15;
        vector v21 = v20 + v17;
        vector v22 = v16 * (float)2.0 + v14;
        vector v23 = v18 * (float)0.5 + v22;
        vector v24 = v15 * (float)4.0 + v13;
        vector v25 = v17 * (float)0.25 + v24;
        vector v26 = v16 * (float)8.0 + v14;
        vector v27 = v18 * (float)0.125 + v26;
        vector v28 = v15 * (float)16.0 + v13;
        vector v29 = v17 * (float)0.0625 + v28;
        vector v30 = v11 + v14;
        vector v31 = v16 * (float)32.0 + v30;
        vector v32 = v18 * (float)0.03125 + v31;
        store(f3 + 0, v21);
        store(f3 + 32, v23);
        store(f3 + 64, v25);
        store(f3 + 96, v27);
        store(f3 + 128, v29);
        store(f3 + 160, v32);
        f3 += 4;
        c1 += s2;
    }
    size_t s33 = tile->row_stride;
    size_t s34 = tile->row_mask;
    size_t s35 = tile->column_mask;
    uint64_t u36 = s35 >> 0;
    uint64_t u37 = s35 >> 4;
    size_t s38 = tile->channel_stride;
    float*f39 = output;
    float*f40 = scratch;
    if (s35 == 63) {
        for (int i41 = 0; i41 < 6; i41++) {
            if (s34 & 1) {
                vector v42 = load(f40 + 0);
                vector v43 = load(f40 + 4);
                vector v44 = load(f40 + 8);
                vector v45 = load(f40 + 12);
                vector v46 = load(f40 + 16);
                vector v47 = load(f40 + 20);
                vector v48 = load(f40 + 24);
                vector v49 = load(f40 + 28);
                vector v50 = load(bias + 0);
                vector v51 = v42 + v50;
                vector v52 = v51 + v43;
                vector v53 = v51 - v43;
                vector v54 = v44 + v45;
                vector v55 = v44 - v45;
                vector v56 = v46 + v47;
                vector v57 = v46 - v47;
                vector v58 = v49 + v52;
                vector v59 = v58 + v54;
                vector v60 = v59 + v56;
                vector v61 = v55 * (float)2.0 + v53;
                vector v62 = v57 * (float)0.5 + v61;
                vector v63 = v54 * (float)4.0 + v52;
                vector v64 = v56 * (float)0.25 + v63;
                vector v65 = v55 * (float)8.0 + v53;
                vector v66 = v57 * (float)0.125 + v65;
                vector v67 = v54 * (float)16.0 + v52;
                vector v68 = v56 * (float)0.0625 + v67;
                vector v69 = v48 + v53;
                vector v70 = v55 * (float)32.0 + v69;
                vector v71 = v57 * (float)0.03125 + v70;
                f39[0 * s38 + 0] = v60[0];
                f39[1 * s38 + 0] = v60[1];
                f39[2 * s38 + 0] = v60[2];
                f39[3 * s38 + 0] = v60[3];
                f39[0 * s38 + 1] = v62[0];
                f39[1 * s38 + 1] = v62[1];
                f39[2 * s38 + 1] = v62[2];
                f39[3 * s38 + 1] = v62[3];
                f39[0 * s38 + 2] = v64[0];
                f39[1 * s38 + 2] = v64[1];
                f39[2 * s38 + 2] = v64[2];
                f39[3 * s38 + 2] = v64[3];
                f39[0 * s38 + 3] = v66[0];
                f39[1 * s38 + 3] = v66[1];
                f39[2 * s38 + 3] = v66[2];
                f39[3 * s38 + 3] = v66[3];
                f39[0 * s38 + 4] = v68[0];
                f39[1 * s38 + 4] = v68[1];
                f39[2 * s38 + 4] = v68[2];
                f39[3 * s38 + 4] = v68[3];
                f39[0 * s38 + 5] = v71[0];
                f39[1 * s38 + 5] = v71[1];
                f39[2 * s38 + 5] = v71[2];
                f39[3 * s38 + 5] = v71[3];
            }
            s34 /= 2;
            f40 += 32;
            f39 += s33;
        }
    } else {
        for (int i72 = 0; i72 < 6; i72++) {
            if (s34 & 1) {
                vector v73 = load(f40 + 0);
                vector v74 = load(f40 + 4);
                vector v75 = load(f40 + 8);
                vector v76 = load(f40 + 12);
                vector v77 = load(f40 + 16);
                vector v78 = load(f40 + 20);
                vector v79 = load(f40 + 24);
                vector v80 = load(f40 + 28);
                vector v81 = load(bias + 0);
                vector v82 = v73 + v81;
                vector v83 = v82 + v74;
                vector v84 = v82 - v74;
                vector v85 = v75 + v76;
                vector v86 = v75 - v76;
                vector v87 = v77 + v78;
                vector v88 = v77 - v78;
                vector v89 = v80 + v83;
                vector v90 = v89 + v85;
                vector v91 = v90 + v87;
                vector v92 = v86 * (float)2.0 + v84;
                vector v93 = v88 * (float)0.5 + v92;
                vector v94 = v85 * (float)4.0 + v83;
                vector v95 = v87 * (float)0.25 + v94;
                vector v96 = v86 * (float)8.0 + v84;
                vector v97 = v88 * (float)0.125 + v96;
                vector v98 = v85 * (float)16.0 + v83;
                vector v99 = v87 * (float)0.0625 + v98;
                vector v100 = v79 + v84;
                vector v101 = v86 * (float)32.0 + v100;
                vector v102 = v88 * (float)0.03125 + v101;
                if (u36 >> 0 & 1) {
                f39[0 * s38 + 0] = v91[0];
                f39[1 * s38 + 0] = v91[1];
                f39[2 * s38 + 0] = v91[2];
                f39[3 * s38 + 0] = v91[3];
                }
                if (u36 >> 1 & 1) {
                f39[0 * s38 + 1] = v93[0];
                f39[1 * s38 + 1] = v93[1];
                f39[2 * s38 + 1] = v93[2];
                f39[3 * s38 + 1] = v93[3];
                }
                if (u36 >> 2 & 1) {
                f39[0 * s38 + 2] = v95[0];
                f39[1 * s38 + 2] = v95[1];
                f39[2 * s38 + 2] = v95[2];
                f39[3 * s38 + 2] = v95[3];
                }
                if (u36 >> 3 & 1) {
                f39[0 * s38 + 3] = v97[0];
                f39[1 * s38 + 3] = v97[1];
                f39[2 * s38 + 3] = v97[2];
                f39[3 * s38 + 3] = v97[3];
                }
                if (u37 >> 0 & 1) {
                f39[0 * s38 + 4] = v99[0];
                f39[1 * s38 + 4] = v99[1];
                f39[2 * s38 + 4] = v99[2];
                f39[3 * s38 + 4] = v99[3];
                }
                if (u37 >> 1 & 1) {
                f39[0 * s38 + 5] = v102[0];
                f39[1 * s38 + 5] = v102[1];
                f39[2 * s38 + 5] = v102[2];
                f39[3 * s38 + 5] = v102[3];
                }
            }
            s34 /= 2;
            f40 += 32;
            f39 += s33;
        }
    }
}

void nnp_winograd_f6x6_3x3_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 8;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 8; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = load(c1 + 6 * input_stride + 0);
        vector v12 = load(c1 + 7 * input_stride + 0);
        vector v13 = v5 + v6;
        vector v14 = v5 - v6;
        vector v15 = v7 + v8;
        vector v16 = v7 - v8;
        vector v17 = v9 + v10;
        vector v18 = v9 - v10;
        vector v19 = v12 + v13;
        vector v20 = v19 + v15;
        vector v21 = v20 + v17;
        vector v22 = v16 * (float)2.0 + v14;
        vector v23 = v18 * (float)0.5 + v22;
        vector v24 = v15 * (float)4.0 + v13;
        vector v25 = v17 * (float)0.25 + v24;
        vector v26 = v16 * (float)8.0 + v14;
        vector v27 = v18 * (float)0.125 + v26;
        vector v28 = v15 * (float)16.0 + v13;
        vector v29 = v17 * (float)0.0625 + v28;
        vector v30 = v11 + v14;
        vector v31 = v16 * (float)32.0 + v30;
        vector v32 = v18 * (float)0.03125 + v31;
        store(f3 + 0, v21);
        store(f3 + 32, v23);
        store(f3 + 64, v25);
        store(f3 + 96, v27);
        store(f3 + 128, v29);
        store(f3 + 160, v32);
        f3 += 4;
        c1 += s2;
    }
    size_t s33 = tile->row_stride;
    size_t s34 = tile->row_mask;
    size_t s35 = tile->column_mask;
    uint64_t u36 = s35 >> 0;
    uint64_t u37 = s35 >> 4;
    size_t s38 = tile->channel_stride;
    float*f39 = output;
    float*f40 = scratch;
    if (s35 == 63) {
        for (int i41 = 0; i41 < 6; i41++) {
            if (s34 & 1) {
                vector v42 = load(f40 + 0);
                vector v43 = load(f40 + 4);
                vector v44 = load(f40 + 8);
                vector v45 = load(f40 + 12);
                vector v46 = load(f40 + 16);
                vector v47 = load(f40 + 20);
                vector v48 = load(f40 + 24);
                vector v49 = load(f40 + 28);
                vector v50 = load(bias + 0);
                vector v51 = v42 + v50;
                vector v52 = v51 + v43;
                vector v53 = v51 - v43;
                vector v54 = v44 + v45;
                vector v55 = v44 - v45;
                vector v56 = v46 + v47;
                vector v57 = v46 - v47;
                vector v58 = v49 + v52;
                vector v59 = v58 + v54;
                vector v60 = v59 + v56;
                vector v61 = v55 * (float)2.0 + v53;
                vector v62 = v57 * (float)0.5 + v61;
                vector v63 = v54 * (float)4.0 + v52;
                vector v64 = v56 * (float)0.25 + v63;
                vector v65 = v55 * (float)8.0 + v53;
                vector v66 = v57 * (float)0.125 + v65;
                vector v67 = v54 * (float)16.0 + v52;
                vector v68 = v56 * (float)0.0625 + v67;
                vector v69 = v48 + v53;
                vector v70 = v55 * (float)32.0 + v69;
                vector v71 = v57 * (float)0.03125 + v70;
                vector v72 = splat(0);
                vector v73 = maximum(v72, v60);
                vector v74 = maximum(v72, v62);
                vector v75 = maximum(v72, v64);
                vector v76 = maximum(v72, v66);
                vector v77 = maximum(v72, v68);
                vector v78 = maximum(v72, v71);
                f39[0 * s38 + 0] = v73[0];
                f39[1 * s38 + 0] = v73[1];
                f39[2 * s38 + 0] = v73[2];
                f39[3 * s38 + 0] = v73[3];
                f39[0 * s38 + 1] = v74[0];
                f39[1 * s38 + 1] = v74[1];
                f39[2 * s38 + 1] = v74[2];
                f39[3 * s38 + 1] = v74[3];
                f39[0 * s38 + 2] = v75[0];
                f39[1 * s38 + 2] = v75[1];
                f39[2 * s38 + 2] = v75[2];
                f39[3 * s38 + 2] = v75[3];
                f39[0 * s38 + 3] = v76[0];
                f39[1 * s38 + 3] = v76[1];
                f39[2 * s38 + 3] = v76[2];
                f39[3 * s38 + 3] = v76[3];
                f39[0 * s38 + 4] = v77[0];
                f39[1 * s38 + 4] = v77[1];
                f39[2 * s38 + 4] = v77[2];
                f39[3 * s38 + 4] = v77[3];
                f39[0 * s38 + 5] = v78[0];
                f39[1 * s38 + 5] = v78[1];
                f39[2 * s38 + 5] = v78[2];
                f39[3 * s38 + 5] = v78[3];
            }
            s34 /= 2;
            f40 += 32;
            f39 += s33;
        }
    } else {
        for (int i79 = 0; i79 < 6; i79++) {
            if (s34 & 1) {
                vector v80 = load(f40 + 0);
                vector v81 = load(f40 + 4);
                vector v82 = load(f40 + 8);
                vector v83 = load(f40 + 12);
                vector v84 = load(f40 + 16);
                vector v85 = load(f40 + 20);
                vector v86 = load(f40 + 24);
                vector v87 = load(f40 + 28);
                vector v88 = load(bias + 0);
                vector v89 = v80 + v88;
                vector v90 = v89 + v81;
                vector v91 = v89 - v81;
                vector v92 = v82 + v83;
                vector v93 = v82 - v83;
                vector v94 = v84 + v85;
                vector v95 = v84 - v85;
                vector v96 = v87 + v90;
                vector v97 = v96 + v92;
                vector v98 = v97 + v94;
                vector v99 = v93 * (float)2.0 + v91;
                vector v100 = v95 * (float)0.5 + v99;
                vector v101 = v92 * (float)4.0 + v90;
                vector v102 = v94 * (float)0.25 + v101;
                vector v103 = v93 * (float)8.0 + v91;
                vector v104 = v95 * (float)0.125 + v103;
                vector v105 = v92 * (float)16.0 + v90;
                vector v106 = v94 * (float)0.0625 + v105;
                vector v107 = v86 + v91;
                vector v108 = v93 * (float)32.0 + v107;
                vector v109 = v95 * (float)0.03125 + v108;
                vector v110 = splat(0);
                vector v111 = maximum(v110, v98);
                vector v112 = maximum(v110, v100);
                vector v113 = maximum(v110, v102);
                vector v114 = maximum(v110, v104);
                vector v115 = maximum(v110, v106);
                vector v116 = maximum(v110, v109);
                if (u36 >> 0 & 1) {
                f39[0 * s38 + 0] = v111[0];
                f39[1 * s38 + 0] = v111[1];
                f39[2 * s38 + 0] = v111[2];
                f39[3 * s38 + 0] = v111[3];
                }
                if (u36 >> 1 & 1) {
                f39[0 * s38 + 1] = v112[0];
                f39[1 * s38 + 1] = v112[1];
                f39[2 * s38 + 1] = v112[2];
                f39[3 * s38 + 1] = v112[3];
                }
                if (u36 >> 2 & 1) {
                f39[0 * s38 + 2] = v113[0];
                f39[1 * s38 + 2] = v113[1];
                f39[2 * s38 + 2] = v113[2];
                f39[3 * s38 + 2] = v113[3];
                }
                if (u36 >> 3 & 1) {
                f39[0 * s38 + 3] = v114[0];
                f39[1 * s38 + 3] = v114[1];
                f39[2 * s38 + 3] = v114[2];
                f39[3 * s38 + 3] = v114[3];
                }
                if (u37 >> 0 & 1) {
                f39[0 * s38 + 4] = v115[0];
                f39[1 * s38 + 4] = v115[1];
                f39[2 * s38 + 4] = v115[2];
                f39[3 * s38 + 4] = v115[3];
                }
                if (u37 >> 1 & 1) {
                f39[0 * s38 + 5] = v116[0];
                f39[1 * s38 + 5] = v116[1];
                f39[2 * s38 + 5] = v116[2];
                f39[3 * s38 + 5] = v116[3];
                }
            }
            s34 /= 2;
            f40 += 32;
            f39 += s33;
        }
    }
}

void nnp_winograd_f4x4_5x5_kernel__c(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 25; i3++) {
        vector v4 = splat(0);
        vector v5 = splat(0);
        vector v6 = splat(0);
        vector v7 = splat(0);
        v4[0] = c1[0 * kernel_stride + 0];
        v4[1] = c1[1 * kernel_stride + 0];
        v4[2] = c1[2 * kernel_stride + 0];
        v4[3] = c1[3 * kernel_stride + 0];
        v5[0] = c1[0 * kernel_stride + 1];
        v5[1] = c1[1 * kernel_stride + 1];
        v5[2] = c1[2 * kernel_stride + 1];
        v5[3] = c1[3 * kernel_stride + 1];
        v6[0] = c1[0 * kernel_stride + 2];
        v6[1] = c1[1 * kernel_stride + 2];
        v6[2] = c1[2 * kernel_stride + 2];
        v6[3] = c1[3 * kernel_stride + 2];
        v7[0] = c1[0 * kernel_stride + 3];
        v7[1] = c1[1 * kernel_stride + 3];
        v7[2] = c1[2 * kernel_stride + 3];
        v7[3] = c1[3 * kernel_stride + 3];
        store(f2 + 0, v4);
        store(f2 + 4, v5);
        store(f2 + 8, v6);
        store(f2 + 12, v7);
        c1 += 4;
        f2 += 16;
    }
    float*f8 = scratch;
    float*f9 = output;
    size_t s10 = output_stride * 8;
    for (int i11 = 0; i11 < 4; i11++) {
        vector v12 = load(f8 + 0);
        vector v13 = load(f8 + 4);
        vector v14 = load(f8 + 8);
        vector v15 = load(f8 + 12);
        vector v16 = load(f8 + 16);
        vector v17 = v12 + v14;
        vector v18 = v17 + v16;
        vector v19 = v18 * (float)-0.2222222222222222;
        vector v20 = v13 + v15;
        vector v21 = v20 * (float)-0.2222222222222222 + v19;
        vector v22 = v20 * (float)0.2222222222222222 + v19;
        vector v23 = v14 * (float)4.0 + v12;
        vector v24 = v16 * (float)16.0 + v23;
        vector v25 = v24 * (float)0.011111111111111112;
        vector v26 = v15 * (float)4.0 + v13;
        vector v27 = v26 * (float)0.022222222222222223 + v25;
        vector v28 = v26 * (float)-0.022222222222222223 + v25;
        vector v29 = v14 * (float)0.25 + v12;
        vector v30 = v16 * (float)0.0625 + v29;
        vector v31 = v30 * (float)0.7111111111111111;
        vector v32 = v15 * (float)0.25 + v13;
        vector v33 = v32 * (float)0.35555555555555557 + v31;
        vector v34 = v32 * (float)-0.35555555555555557 + v31;
        store(f2 + 0, v21);
        store(f2 + 4, v22);
        store(f2 + 8, v27);
        store(f2 + 12, v28);
        store(f2 + 16, v33);
        store(f2 + 20, v34);
        store(f2 + 24, v16);
        store(f2 + 28, v12);
        vector v35 = load(f8 + 20);
        vector v36 = load(f8 + 24);
        vector v37 = load(f8 + 28);
        vector v38 = load(f8 + 32);
        vector v39 = load(f8 + 36);
        vector v40 = v35 + v37;
        vector v41 = v40 + v39;
        vector v42 = v41 * (float)-0.2222222222222222;
        vector v43 = v36 + v38;
        vector v44 = v43 * (float)-0.2222222222222222 + v42;
        vector v45 = v43 * (float)0.2222222222222222 + v42;
        vector v46 = v37 * (float)4.0 + v35;
        vector v47 = v39 * (float)16.0 + v46;
        vector v48 = v47 * (float)0.011111111111111112;
        vector v49 = v38 * (float)4.0 + v36;
        vector v50 = v49 * (float)0.022222222222222223 + v48;
        vector v51 = v49 * (float)-0.022222222222222223 + v48;
        vector v52 = v37 * (float)0.25 + v35;
        vector v53 = v39 * (float)0.0625 + v52;
        vector v54 = v53 * (float)0.7111111111111111;
        vector v55 = v38 * (float)0.25 + v36;
        vector v56 = v55 * (float)0.35555555555555557 + v54;
        vector v57 = v55 * (float)-0.35555555555555557 + v54;
        store(f2 + 32, v44);
        store(f2 + 36, v45);
        store(f2 + 40, v50);
        store(f2 + 44, v51);
        store(f2 + 48, v56);
        store(f2 + 52, v57);
        store(f2 + 56, v39);
        store(f2 + 60, v35);
        vector v58 = load(f8 + 40);
        vector v59 = load(f8 + 44);
        vector v60 = load(f8 + 48);
        vector v61 = load(f8 + 52);
        vector v62 = load(f8 + 56);
        vector v63 = v58 + v60;
        vector v64 = v63 + v62;
        vector v65 = v64 * (float)-0.2222222222222222;
        vector v66 = v59 + v61;
        vector v67 = v66 * (float)-0.2222222222222222 + v65;
        vector v68 = v66 * (float)0.2222222222222222 + v65;
        vector v69 = v60 * (float)4.0 + v58;
        vector v70 = v62 * (float)16.0 + v69;
        vector v71 = v70 * (float)0.011111111111111112;
        vector v72 = v61 * (float)4.0 + v59;
        vector v73 = v72 * (float)0.022222222222222223 + v71;
        vector v74 = v72 * (float)-0.022222222222222223 + v71;
        vector v75 = v60 * (float)0.25 + v58;
        vector v76 = v62 * (float)0.0625 + v75;
        vector v77 = v76 * (float)0.7111111111111111;
        vector v78 = v61 * (float)0.25 + v59;
        vector v79 = v78 * (float)0.35555555555555557 + v77;
        vector v80 = v78 * (float)-0.35555555555555557 + v77;
        store(f2 + 64, v67);
        store(f2 + 68, v68);
        store(f2 + 72, v73);
        store(f2 + 76, v74);
        store(f2 + 80, v79);
        store(f2 + 84, v80);
        store(f2 + 88, v62);
        store(f2 + 92, v58);
        vector v81 = load(f8 + 60);
        vector v82 = load(f8 + 64);
        vector v83 = load(f8 + 68);
        vector v84 = load(f8 + 72);
        vector v85 = load(f8 + 76);
        vector v86 = v81 + v83;
        vector v87 = v86 + v85;
        vector v88 = v87 * (float)-0.2222222222222222;
        vector v89 = v82 + v84;
        vector v90 = v89 * (float)-0.2222222222222222 + v88;
        vector v91 = v89 * (float)0.2222222222222222 + v88;
        vector v92 = v83 * (float)4.0 + v81;
        vector v93 = v85 * (float)16.0 + v92;
        vector v94 = v93 * (float)0.011111111111111112;
        vector v95 = v84 * (float)4.0 + v82;
        vector v96 = v95 * (float)0.022222222222222223 + v94;
        vector v97 = v95 * (float)-0.022222222222222223 + v94;
        vector v98 = v83 * (float)0.25 + v81;
        vector v99 = v85 * (float)0.0625 + v98;
        vector v100 = v99 * (float)0.7111111111111111;
        vector v101 = v84 * (float)0.25 + v82;
        vector v102 = v101 * (float)0.35555555555555557 + v100;
        vector v103 = v101 * (float)-0.35555555555555557 + v100;
        store(f2 + 96, v90);
        store(f2 + 100, v91);
        store(f2 + 104, v96);
        store(f2 + 108, v97);
        store(f2 + 112, v102);
        store(f2 + 116, v103);
        store(f2 + 120, v85);
        store(f2 + 124, v81);
        vector v104 = load(f8 + 80);
        vector v105 = load(f8 + 84);
        vector v106 = load(f8 + 88);
        vector v107 = load(f8 + 92);
        vector v108 = load(f8 + 96);
        vector v109 = v104 + v106;
        vector v110 = v109 + v108;
        vector v111 = v110 * (float)-0.2222222222222222;
        vector v112 = v105 + v107;
        vector v113 = v112 * (float)-0.2222222222222222 + v111;
        vector v114 = v112 * (float)0.2222222222222222 + v111;
        vector v115 = v106 * (float)4.0 + v104;
        vector v116 = v108 * (float)16.0 + v115;
        vector v117 = v116 * (float)0.011111111111111112;
        vector v118 = v107 * (float)4.0 + v105;
        vector v119 = v118 * (float)0.022222222222222223 + v117;
        vector v120 = v118 * (float)-0.022222222222222223 + v117;
        vector v121 = v106 * (float)0.25 + v104;
        vector v122 = v108 * (float)0.0625 + v121;
        vector v123 = v122 * (float)0.7111111111111111;
        vector v124 = v107 * (float)0.25 + v105;
        vector v125 = v124 * (float)0.35555555555555557 + v123;
        vector v126 = v124 * (float)-0.35555555555555557 + v123;
        store(f2 + 128, v113);
        store(f2 + 132, v114);
        store(f2 + 136, v119);
        store(f2 + 140, v120);
        store(f2 + 144, v125);
        store(f2 + 148, v126);
        store(f2 + 152, v108);
        store(f2 + 156, v104);
        float*f127 = f2;
        for (int i128 = 0; i128 < 8; i128++) {
            vector v129 = load(f127 + 0);
            vector v130 = load(f127 + 32);
            vector v131 = load(f127 + 64);
            vector v132 = load(f127 + 96);
            vector v133 = load(f127 + 128);
            vector v134 = v129 + v131;
            vector v135 = v134 + v133;
            vector v136 = v135 * (float)-0.2222222222222222;
            vector v137 = v130 + v132;
            vector v138 = v137 * (float)-0.2222222222222222 + v136;
            vector v139 = v137 * (float)0.2222222222222222 + v136;
            vector v140 = v131 * (float)4.0 + v129;
            vector v141 = v133 * (float)16.0 + v140;
            vector v142 = v141 * (float)0.011111111111111112;
            vector v143 = v132 * (float)4.0 + v130;
            vector v144 = v143 * (float)0.022222222222222223 + v142;
            vector v145 = v143 * (float)-0.022222222222222223 + v142;
            vector v146 = v131 * (float)0.25 + v129;
            vector v147 = v133 * (float)0.0625 + v146;
            vector v148 = v147 * (float)0.7111111111111111;
            vector v149 = v132 * (float)0.25 + v130;
            vector v150 = v149 * (float)0.35555555555555557 + v148;
            vector v151 = v149 * (float)-0.35555555555555557 + v148;
            store(f9 + 0 * output_stride + 0, v138);
            store(f9 + 1 * output_stride + 0, v139);
            store(f9 + 2 * output_stride + 0, v144);
            store(f9 + 3 * output_stride + 0, v145);
            store(f9 + 4 * output_stride + 0, v150);
            store(f9 + 5 * output_stride + 0, v151);
            store(f9 + 6 * output_stride + 0, v133);
            store(f9 + 7 * output_stride + 0, v129);
            f127 += 4;
            f9 += s10;
        }
        size_t s152 = s10 * 8;
        f9 -= s152;
        f9 += 8;
        f8 += 100;
    }
}

void nnp_winograd_f4x4_5x5_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 8;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 8; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = load(c1 + 6 * input_stride + 0);
        vector v12 = load(c1 + 7 * input_stride + 0);
        vector v13 = v5 + v6;
        vector v14 = v5 - v6;
        vector v15 = v7 + v8;
        vector v16 = v7 - v8;
        vector v17 = v9 + v10;
        vector v18 = v9 - v10;
        vector v19 = v12 + v13;
        vector v20 = v19 + v15;
        vector v21 = v20 + v17;
        vector v22 = v16 * (float)2.0 + v14;
        vector v23 = v18 * (float)0.5 + v22;
        vector v24 = v15 * (float)4.0 + v13;
        vector v25 = v17 * (float)0.25 + v24;
        vector v26 = v11 + v14;
        vector v27 = v16 * (float)8.0 + v26;
        vector v28 = v18 * (float)0.125 + v27;
        store(f3 + 0, v21);
        store(f3 + 32, v23);
        store(f3 + 64, v25);
        store(f3 + 96, v28);
        f3 += 4;
        c1 += s2;
    }
    size_t s29 = tile->row_stride;
    size_t s30 = tile->row_mask;
    size_t s31 = tile->column_mask;
    uint64_t u32 = s31 >> 0;
    size_t s33 = tile->channel_stride;
    float*f34 = output;
    float*f35 = scratch;
    if (s31 == 15) {
        for (int i36 = 0; i36 < 4; i36++) {
            if (s30 & 1) {
                vector v37 = load(f35 + 0);
                vector v38 = load(f35 + 4);
                vector v39 = load(f35 + 8);
                vector v40 = load(f35 + 12);
                vector v41 = load(f35 + 16);
                vector v42 = load(f35 + 20);
                vector v43 = load(f35 + 24);
                vector v44 = load(f35 + 28);
                vector v45 = load(bias + 0);
                vector v46 = v37 + v45;
                vector v47 = v46 + v38;
                vector v48 = v46 - v38;
                vector v49 = v39 + v40;
                vector v50 = v39 - v40;
                vector v51 = v41 + v42;
                vector v52 = v41 - v42;
                vector v53 = v44 + v47;
                vector v54 = v53 + v49;
                vector v55 = v54 + v51;
                vector v56 = v50 * (float)2.0 + v48;
                vector v57 = v52 * (float)0.5 + v56;
                vector v58 = v49 * (float)4.0 + v47;
                vector v59 = v51 * (float)0.25 + v58;
                vector v60 = v43 + v48;
                vector v61 = v50 * (float)8.0 + v60;
                vector v62 = v52 * (float)0.125 + v61;
                f34[0 * s33 + 0] = v55[0];
                f34[1 * s33 + 0] = v55[1];
                f34[2 * s33 + 0] = v55[2];
                f34[3 * s33 + 0] = v55[3];
                f34[0 * s33 + 1] = v57[0];
                f34[1 * s33 + 1] = v57[1];
                f34[2 * s33 + 1] = v57[2];
                f34[3 * s33 + 1] = v57[3];
                f34[0 * s33 + 2] = v59[0];
                f34[1 * s33 + 2] = v59[1];
                f34[2 * s33 + 2] = v59[2];
                f34[3 * s33 + 2] = v59[3];
                f34[0 * s33 + 3] = v62[0];
                f34[1 * s33 + 3] = v62[1];
                f34[2 * s33 + 3] = v62[2];
                f34[3 * s33 + 3] = v62[3];
            }
            s30 /= 2;
            f35 += 32;
            f34 += s29;
        }
    } else {
        for (int i63 = 0; i63 < 4; i63++) {
            if (s30 & 1) {
                vector v64 = load(f35 + 0);
                vector v65 = load(f35 + 4);
                vector v66 = load(f35 + 8);
                vector v67 = load(f35 + 12);
                vector v68 = load(f35 + 16);
                vector v69 = load(f35 + 20);
                vector v70 = load(f35 + 24);
                vector v71 = load(f35 + 28);
                vector v72 = load(bias + 0);
                vector v73 = v64 + v72;
                vector v74 = v73 + v65;
                vector v75 = v73 - v65;
                vector v76 = v66 + v67;
                vector v77 = v66 - v67;
                vector v78 = v68 + v69;
                vector v79 = v68 - v69;
                vector v80 = v71 + v74;
                vector v81 = v80 + v76;
                vector v82 = v81 + v78;
                vector v83 = v77 * (float)2.0 + v75;
                vector v84 = v79 * (float)0.5 + v83;
                vector v85 = v76 * (float)4.0 + v74;
                vector v86 = v78 * (float)0.25 + v85;
                vector v87 = v70 + v75;
                vector v88 = v77 * (float)8.0 + v87;
                vector v89 = v79 * (float)0.125 + v88;
                if (u32 >> 0 & 1) {
                f34[0 * s33 + 0] = v82[0];
                f34[1 * s33 + 0] = v82[1];
                f34[2 * s33 + 0] = v82[2];
                f34[3 * s33 + 0] = v82[3];
                }
                if (u32 >> 1 & 1) {
                f34[0 * s33 + 1] = v84[0];
                f34[1 * s33 + 1] = v84[1];
                f34[2 * s33 + 1] = v84[2];
                f34[3 * s33 + 1] = v84[3];
                }
                if (u32 >> 2 & 1) {
                f34[0 * s33 + 2] = v86[0];
                f34[1 * s33 + 2] = v86[1];
                f34[2 * s33 + 2] = v86[2];
                f34[3 * s33 + 2] = v86[3];
                }
                if (u32 >> 3 & 1) {
                f34[0 * s33 + 3] = v89[0];
                f34[1 * s33 + 3] = v89[1];
                f34[2 * s33 + 3] = v89[2];
                f34[3 * s33 + 3] = v89[3];
                }
            }
            s30 /= 2;
            f35 += 32;
            f34 += s29;
        }
    }
}

void nnp_winograd_f4x4_5x5_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 8;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 8; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = load(c1 + 6 * input_stride + 0);
        vector v12 = load(c1 + 7 * input_stride + 0);
        vector v13 = v5 + v6;
        vector v14 = v5 - v6;
        vector v15 = v7 + v8;
        vector v16 = v7 - v8;
        vector v17 = v9 + v10;
        vector v18 = v9 - v10;
        vector v19 = v12 + v13;
        vector v20 = v19 + v15;
        vector v21 = v20 + v17;
        vector v22 = v16 * (float)2.0 + v14;
        vector v23 = v18 * (float)0.5 + v22;
        vector v24 = v15 * (float)4.0 + v13;
        vector v25 = v17 * (float)0.25 + v24;
        vector v26 = v11 + v14;
        vector v27 = v16 * (float)8.0 + v26;
        vector v28 = v18 * (float)0.125 + v27;
        store(f3 + 0, v21);
        store(f3 + 32, v23);
        store(f3 + 64, v25);
        store(f3 + 96, v28);
        f3 += 4;
        c1 += s2;
    }
    size_t s29 = tile->row_stride;
    size_t s30 = tile->row_mask;
    size_t s31 = tile->column_mask;
    uint64_t u32 = s31 >> 0;
    size_t s33 = tile->channel_stride;
    float*f34 = output;
    float*f35 = scratch;
    if (s31 == 15) {
        for (int i36 = 0; i36 < 4; i36++) {
            if (s30 & 1) {
                vector v37 = load(f35 + 0);
                vector v38 = load(f35 + 4);
                vector v39 = load(f35 + 8);
                vector v40 = load(f35 + 12);
                vector v41 = load(f35 + 16);
                vector v42 = load(f35 + 20);
                vector v43 = load(f35 + 24);
                vector v44 = load(f35 + 28);
                vector v45 = load(bias + 0);
                vector v46 = v37 + v45;
                vector v47 = v46 + v38;
                vector v48 = v46 - v38;
                vector v49 = v39 + v40;
                vector v50 = v39 - v40;
                vector v51 = v41 + v42;
                vector v52 = v41 - v42;
                vector v53 = v44 + v47;
                vector v54 = v53 + v49;
                vector v55 = v54 + v51;
                vector v56 = v50 * (float)2.0 + v48;
                vector v57 = v52 * (float)0.5 + v56;
                vector v58 = v49 * (float)4.0 + v47;
                vector v59 = v51 * (float)0.25 + v58;
                vector v60 = v43 + v48;
                vector v61 = v50 * (float)8.0 + v60;
                vector v62 = v52 * (float)0.125 + v61;
                vector v63 = splat(0);
                vector v64 = maximum(v63, v55);
                vector v65 = maximum(v63, v57);
                vector v66 = maximum(v63, v59);
                vector v67 = maximum(v63, v62);
                f34[0 * s33 + 0] = v64[0];
                f34[1 * s33 + 0] = v64[1];
                f34[2 * s33 + 0] = v64[2];
                f34[3 * s33 + 0] = v64[3];
                f34[0 * s33 + 1] = v65[0];
                f34[1 * s33 + 1] = v65[1];
                f34[2 * s33 + 1] = v65[2];
                f34[3 * s33 + 1] = v65[3];
                f34[0 * s33 + 2] = v66[0];
                f34[1 * s33 + 2] = v66[1];
                f34[2 * s33 + 2] = v66[2];
                f34[3 * s33 + 2] = v66[3];
                f34[0 * s33 + 3] = v67[0];
                f34[1 * s33 + 3] = v67[1];
                f34[2 * s33 + 3] = v67[2];
                f34[3 * s33 + 3] = v67[3];
            }
            s30 /= 2;
            f35 += 32;
            f34 += s29;
        }
    } else {
        for (int i68 = 0; i68 < 4; i68++) {
            if (s30 & 1) {
                vector v69 = load(f35 + 0);
                vector v70 = load(f35 + 4);
                vector v71 = load(f35 + 8);
                vector v72 = load(f35 + 12);
                vector v73 = load(f35 + 16);
                vector v74 = load(f35 + 20);
                vector v75 = load(f35 + 24);
                vector v76 = load(f35 + 28);
                vector v77 = load(bias + 0);
                vector v78 = v69 + v77;
                vector v79 = v78 + v70;
                vector v80 = v78 - v70;
                vector v81 = v71 + v72;
                vector v82 = v71 - v72;
                vector v83 = v73 + v74;
                vector v84 = v73 - v74;
                vector v85 = v76 + v79;
                vector v86 = v85 + v81;
                vector v87 = v86 + v83;
                vector v88 = v82 * (float)2.0 + v80;
                vector v89 = v84 * (float)0.5 + v88;
                vector v90 = v81 * (float)4.0 + v79;
                vector v91 = v83 * (float)0.25 + v90;
                vector v92 = v75 + v80;
                vector v93 = v82 * (float)8.0 + v92;
                vector v94 = v84 * (float)0.125 + v93;
                vector v95 = splat(0);
                vector v96 = maximum(v95, v87);
                vector v97 = maximum(v95, v89);
                vector v98 = maximum(v95, v91);
                vector v99 = maximum(v95, v94);
                if (u32 >> 0 & 1) {
                f34[0 * s33 + 0] = v96[0];
                f34[1 * s33 + 0] = v96[1];
                f34[2 * s33 + 0] = v96[2];
                f34[3 * s33 + 0] = v96[3];
                }
                if (u32 >> 1 & 1) {
                f34[0 * s33 + 1] = v97[0];
                f34[1 * s33 + 1] = v97[1];
                f34[2 * s33 + 1] = v97[2];
                f34[3 * s33 + 1] = v97[3];
                }
                if (u32 >> 2 & 1) {
                f34[0 * s33 + 2] = v98[0];
                f34[1 * s33 + 2] = v98[1];
                f34[2 * s33 + 2] = v98[2];
                f34[3 * s33 + 2] = v98[3];
                }
                if (u32 >> 3 & 1) {
                f34[0 * s33 + 3] = v99[0];
                f34[1 * s33 + 3] = v99[1];
                f34[2 * s33 + 3] = v99[2];
                f34[3 * s33 + 3] = v99[3];
                }
            }
            s30 /= 2;
            f35 += 32;
            f34 += s29;
        }
    }
}

void nnp_winograd_f5x5_4x4_kernel__c(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 16; i3++) {
        vector v4 = splat(0);
        vector v5 = splat(0);
        vector v6 = splat(0);
        vector v7 = splat(0);
        v4[0] = c1[0 * kernel_stride + 0];
        v4[1] = c1[1 * kernel_stride + 0];
        v4[2] = c1[2 * kernel_stride + 0];
        v4[3] = c1[3 * kernel_stride + 0];
        v5[0] = c1[0 * kernel_stride + 1];
        v5[1] = c1[1 * kernel_stride + 1];
        v5[2] = c1[2 * kernel_stride + 1];
        v5[3] = c1[3 * kernel_stride + 1];
        v6[0] = c1[0 * kernel_stride + 2];
        v6[1] = c1[1 * kernel_stride + 2];
        v6[2] = c1[2 * kernel_stride + 2];
        v6[3] = c1[3 * kernel_stride + 2];
        v7[0] = c1[0 * kernel_stride + 3];
        v7[1] = c1[1 * kernel_stride + 3];
        v7[2] = c1[2 * kernel_stride + 3];
        v7[3] = c1[3 * kernel_stride + 3];
        store(f2 + 0, v4);
        store(f2 + 4, v5);
        store(f2 + 8, v6);
        store(f2 + 12, v7);
        c1 += 4;
        f2 += 16;
    }
    float*f8 = scratch;
    float*f9 = output;
    size_t s10 = output_stride * 8;
    for (int i11 = 0; i11 < 4; i11++) {
        vector v12 = load(f8 + 0);
        vector v13 = load(f8 + 4);
        vector v14 = load(f8 + 8);
        vector v15 = load(f8 + 12);
        vector v16 = v12 + v14;
        vector v17 = v16 * (float)-0.2222222222222222;
        vector v18 = v13 + v15;
        vector v19 = v18 * (float)-0.2222222222222222 + v17;
        vector v20 = v18 * (float)0.2222222222222222 + v17;
        vector v21 = v14 * (float)4.0 + v12;
        vector v22 = v21 * (float)0.011111111111111112;
        vector v23 = v15 * (float)4.0 + v13;
        vector v24 = v23 * (float)0.022222222222222223 + v22;
        vector v25 = v23 * (float)-0.022222222222222223 + v22;
        vector v26 = v14 * (float)0.25 + v12;
        vector v27 = v26 * (float)0.7111111111111111;
        vector v28 = v15 * (float)0.25 + v13;
        vector v29 = v28 * (float)0.35555555555555557 + v27;
        vector v30 = v28 * (float)-0.35555555555555557 + v27;
        store(f2 + 0, v19);
        store(f2 + 4, v20);
        store(f2 + 8, v24);
        store(f2 + 12, v25);
        store(f2 + 16, v29);
        store(f2 + 20, v30);
        store(f2 + 24, v15);
        store(f2 + 28, v12);
        vector v31 = load(f8 + 16);
        vector v32 = load(f8 + 20);
        vector v33 = load(f8 + 24);
        vector v34 = load(f8 + 28);
        vector v35 = v31 + v33;
        vector v36 = v35 * (float)-0.2222222222222222;
        vector v37 = v32 + v34;
        vector v38 = v37 * (float)-0.2222222222222222 + v36;
        vector v39 = v37 * (float)0.2222222222222222 + v36;
        vector v40 = v33 * (float)4.0 + v31;
        vector v41 = v40 * (float)0.011111111111111112;
        vector v42 = v34 * (float)4.0 + v32;
        vector v43 = v42 * (float)0.022222222222222223 + v41;
        vector v44 = v42 * (float)-0.022222222222222223 + v41;
        vector v45 = v33 * (float)0.25 + v31;
        vector v46 = v45 * (float)0.7111111111111111;
        vector v47 = v34 * (float)0.25 + v32;
        vector v48 = v47 * (float)0.35555555555555557 + v46;
        vector v49 = v47 * (float)-0.35555555555555557 + v46;
        store(f2 + 32, v38);
        store(f2 + 36, v39);
        store(f2 + 40, v43);
        store(f2 + 44, v44);
        store(f2 + 48, v48);
        store(f2 + 52, v49);
        store(f2 + 56, v34);
        store(f2 + 60, v31);
        vector v50 = load(f8 + 32);
        vector v51 = load(f8 + 36);
        vector v52 = load(f8 + 40);
        vector v53 = load(f8 + 44);
        vector v54 = v50 + v52;
        vector v55 = v54 * (float)-0.2222222222222222;
        vector v56 = v51 + v53;
        vector v57 = v56 * (float)-0.2222222222222222 + v55;
        vector v58 = v56 * (float)0.2222222222222222 + v55;
        vector v59 = v52 * (float)4.0 + v50;
        vector v60 = v59 * (float)0.011111111111111112;
        vector v61 = v53 * (float)4.0 + v51;
        vector v62 = v61 * (float)0.022222222222222223 + v60;
        vector v63 = v61 * (float)-0.022222222222222223 + v60;
        vector v64 = v52 * (float)0.25 + v50;
        vector v65 = v64 * (float)0.7111111111111111;
        vector v66 = v53 * (float)0.25 + v51;
        vector v67 = v66 * (float)0.35555555555555557 + v65;
        vector v68 = v66 * (float)-0.35555555555555557 + v65;
        store(f2 + 64, v57);
        store(f2 + 68, v58);
        store(f2 + 72, v62);
        store(f2 + 76, v63);
        store(f2 + 80, v67);
        store(f2 + 84, v68);
        store(f2 + 88, v53);
        store(f2 + 92, v50);
        vector v69 = load(f8 + 48);
        vector v70 = load(f8 + 52);
        vector v71 = load(f8 + 56);
        vector v72 = load(f8 + 60);
        vector v73 = v69 + v71;
        vector v74 = v73 * (float)-0.2222222222222222;
        vector v75 = v70 + v72;
        vector v76 = v75 * (float)-0.2222222222222222 + v74;
        vector v77 = v75 * (float)0.2222222222222222 + v74;
        vector v78 = v71 * (float)4.0 + v69;
        vector v79 = v78 * (float)0.011111111111111112;
        vector v80 = v72 * (float)4.0 + v70;
        vector v81 = v80 * (float)0.022222222222222223 + v79;
        vector v82 = v80 * (float)-0.022222222222222223 + v79;
        vector v83 = v71 * (float)0.25 + v69;
        vector v84 = v83 * (float)0.7111111111111111;
        vector v85 = v72 * (float)0.25 + v70;
        vector v86 = v85 * (float)0.35555555555555557 + v84;
        vector v87 = v85 * (float)-0.35555555555555557 + v84;
        store(f2 + 96, v76);
        store(f2 + 100, v77);
        store(f2 + 104, v81);
        store(f2 + 108, v82);
        store(f2 + 112, v86);
        store(f2 + 116, v87);
        store(f2 + 120, v72);
        store(f2 + 124, v69);
        float*f88 = f2;
        for (int i89 = 0; i89 < 8; i89++) {
            vector v90 = load(f88 + 0);
            vector v91 = load(f88 + 32);
            vector v92 = load(f88 + 64);
            vector v93 = load(f88 + 96);
            vector v94 = v90 + v92;
            vector v95 = v94 * (float)-0.2222222222222222;
            vector v96 = v91 + v93;
            vector v97 = v96 * (float)-0.2222222222222222 + v95;
            vector v98 = v96 * (float)0.2222222222222222 + v95;
            vector v99 = v92 * (float)4.0 + v90;
            vector v100 = v99 * (float)0.011111111111111112;
            vector v101 = v93 * (float)4.0 + v91;
            vector v102 = v101 * (float)0.022222222222222223 + v100;
            vector v103 = v101 * (float)-0.022222222222222223 + v100;
            vector v104 = v92 * (float)0.25 + v90;
            vector v105 = v104 * (float)0.7111111111111111;
            vector v106 = v93 * (float)0.25 + v91;
            vector v107 = v106 * (float)0.35555555555555557 + v105;
            vector v108 = v106 * (float)-0.35555555555555557 + v105;
            store(f9 + 0 * output_stride + 0, v97);
            store(f9 + 1 * output_stride + 0, v98);
            store(f9 + 2 * output_stride + 0, v102);
            store(f9 + 3 * output_stride + 0, v103);
            store(f9 + 4 * output_stride + 0, v107);
            store(f9 + 5 * output_stride + 0, v108);
            store(f9 + 6 * output_stride + 0, v93);
            store(f9 + 7 * output_stride + 0, v90);
            f88 += 4;
            f9 += s10;
        }
        size_t s109 = s10 * 8;
        f9 -= s109;
        f9 += 8;
        f8 += 64;
    }
}

void nnp_winograd_f5x5_4x4_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 8;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 8; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = load(c1 + 6 * input_stride + 0);
        vector v12 = load(c1 + 7 * input_stride + 0);
        vector v13 = v5 + v6;
        vector v14 = v5 - v6;
        vector v15 = v7 + v8;
        vector v16 = v7 - v8;
        vector v17 = v9 + v10;
        vector v18 = v9 - v10;
        vector v19 = v12 + v13;
        vector v20 = v19 + v15;
        vector v21 = v20 + v17;
        vector v22 = v16 * (float)2.0 + v14;
        vector v23 = v18 * (float)0.5 + v22;
        vector v24 = v15 * (float)4.0 + v13;
        vector v25 = v17 * (float)0.25 + v24;
        vector v26 = v16 * (float)8.0 + v14;
        vector v27 = v18 * (float)0.125 + v26;
        vector v28 = v11 + v13;
        vector v29 = v15 * (float)16.0 + v28;
        vector v30 = v17 * (float)0.0625 + v29;
        store(f3 + 0, v21);
        store(f3 + 32, v23);
        store(f3 + 64, v25);
        store(f3 + 96, v27);
        store(f3 + 128, v30);
        f3 += 4;
        c1 += s2;
    }
    size_t s31 = tile->row_stride;
    size_t s32 = tile->row_mask;
    size_t s33 = tile->column_mask;
    uint64_t u34 = s33 >> 0;
    uint64_t u35 = s33 >> 4;
    size_t s36 = tile->channel_stride;
    float*f37 = output;
    float*f38 = scratch;
    if (s33 == 31) {
        for (int i39 = 0; i39 < 5; i39++) {
            if (s32 & 1) {
                vector v40 = load(f38 + 0);
                vector v41 = load(f38 + 4);
                vector v42 = load(f38 + 8);
                vector v43 = load(f38 + 12);
                vector v44 = load(f38 + 16);
                vector v45 = load(f38 + 20);
                vector v46 = load(f38 + 24);
                vector v47 = load(f38 + 28);
                vector v48 = load(bias + 0);
                vector v49 = v40 + v48;
                vector v50 = v49 + v41;
                vector v51 = v49 - v41;
                vector v52 = v42 + v43;
                vector v53 = v42 - v43;
                vector v54 = v44 + v45;
                vector v55 = v44 - v45;
                vector v56 = v47 + v50;
                vector v57 = v56 + v52;
                vector v58 = v57 + v54;
                vector v59 = v53 * (float)2.0 + v51;
                vector v60 = v55 * (float)0.5 + v59;
                vector v61 = v52 * (float)4.0 + v50;
                vector v62 = v54 * (float)0.25 + v61;
                vector v63 = v53 * (float)8.0 + v51;
                vector v64 = v55 * (float)0.125 + v63;
                vector v65 = v46 + v50;
                vector v66 = v52 * (float)16.0 + v65;
                vector v67 = v54 * (float)0.0625 + v66;
                f37[0 * s36 + 0] = v58[0];
                f37[1 * s36 + 0] = v58[1];
                f37[2 * s36 + 0] = v58[2];
                f37[3 * s36 + 0] = v58[3];
                f37[0 * s36 + 1] = v60[0];
                f37[1 * s36 + 1] = v60[1];
                f37[2 * s36 + 1] = v60[2];
                f37[3 * s36 + 1] = v60[3];
                f37[0 * s36 + 2] = v62[0];
                f37[1 * s36 + 2] = v62[1];
                f37[2 * s36 + 2] = v62[2];
                f37[3 * s36 + 2] = v62[3];
                f37[0 * s36 + 3] = v64[0];
                f37[1 * s36 + 3] = v64[1];
                f37[2 * s36 + 3] = v64[2];
                f37[3 * s36 + 3] = v64[3];
                f37[0 * s36 + 1] = v60[0];
                f37[1 * s36 + 1] = v60[1];
                f37[2 * s36 + 1] = v60[2];
                f37[3 * s36 + 1] = v60[3];
                f37[0 * s36 + 2] = v62[0];
                f37[1 * s36 + 2] = v62[1];
                f37[2 * s36 + 2] = v62[2];
                f37[3 * s36 + 2] = v62[3];
                f37[0 * s36 + 3] = v64[0];
                f37[1 * s36 + 3] = v64[1];
                f37[2 * s36 + 3] = v64[2];
                f37[3 * s36 + 3] = v64[3];
                f37[0 * s36 + 4] = v67[0];
                f37[1 * s36 + 4] = v67[1];
                f37[2 * s36 + 4] = v67[2];
                f37[3 * s36 + 4] = v67[3];
            }
            s32 /= 2;
            f38 += 32;
            f37 += s31;
        }
    } else {
        for (int i68 = 0; i68 < 5; i68++) {
            if (s32 & 1) {
                vector v69 = load(f38 + 0);
                vector v70 = load(f38 + 4);
                vector v71 = load(f38 + 8);
                vector v72 = load(f38 + 12);
                vector v73 = load(f38 + 16);
                vector v74 = load(f38 + 20);
                vector v75 = load(f38 + 24);
                vector v76 = load(f38 + 28);
                vector v77 = load(bias + 0);
                vector v78 = v69 + v77;
                vector v79 = v78 + v70;
                vector v80 = v78 - v70;
                vector v81 = v71 + v72;
                vector v82 = v71 - v72;
                vector v83 = v73 + v74;
                vector v84 = v73 - v74;
                vector v85 = v76 + v79;
                vector v86 = v85 + v81;
                vector v87 = v86 + v83;
                vector v88 = v82 * (float)2.0 + v80;
                vector v89 = v84 * (float)0.5 + v88;
                vector v90 = v81 * (float)4.0 + v79;
                vector v91 = v83 * (float)0.25 + v90;
                vector v92 = v82 * (float)8.0 + v80;
                vector v93 = v84 * (float)0.125 + v92;
                vector v94 = v75 + v79;
                vector v95 = v81 * (float)16.0 + v94;
                vector v96 = v83 * (float)0.0625 + v95;
                if (u34 >> 0 & 1) {
                f37[0 * s36 + 0] = v87[0];
                f37[1 * s36 + 0] = v87[1];
                f37[2 * s36 + 0] = v87[2];
                f37[3 * s36 + 0] = v87[3];
                }
                if (u34 >> 1 & 1) {
                f37[0 * s36 + 1] = v89[0];
                f37[1 * s36 + 1] = v89[1];
                f37[2 * s36 + 1] = v89[2];
                f37[3 * s36 + 1] = v89[3];
                }
                if (u34 >> 2 & 1) {
                f37[0 * s36 + 2] = v91[0];
                f37[1 * s36 + 2] = v91[1];
                f37[2 * s36 + 2] = v91[2];
                f37[3 * s36 + 2] = v91[3];
                }
                if (u34 >> 3 & 1) {
                f37[0 * s36 + 3] = v93[0];
                f37[1 * s36 + 3] = v93[1];
                f37[2 * s36 + 3] = v93[2];
                f37[3 * s36 + 3] = v93[3];
                }
                if (u35 >> 0 & 1) {
                f37[0 * s36 + 4] = v96[0];
                f37[1 * s36 + 4] = v96[1];
                f37[2 * s36 + 4] = v96[2];
                f37[3 * s36 + 4] = v96[3];
                }
                if (u35 >> 1 & 1) {
                f37[0 * s36 + 5] = v96[0];
                f37[1 * s36 + 5] = v96[1];
                f37[2 * s36 + 5] = v96[2];
                f37[3 * s36 + 5] = v96[3];
                }
                if (u35 >> 2 & 1) {
                f37[0 * s36 + 6] = v96[0];
                f37[1 * s36 + 6] = v96[1];
                f37[2 * s36 + 6] = v96[2];
                f37[3 * s36 + 6] = v96[3];
                }
                if (u35 >> 3 & 1) {
                f37[0 * s36 + 7] = v96[0];
                f37[1 * s36 + 7] = v96[1];
                f37[2 * s36 + 7] = v96[2];
                f37[3 * s36 + 7] = v96[3];
                }
            }
            s32 /= 2;
            f38 += 32;
            f37 += s31;
        }
    }
}

void nnp_winograd_f5x5_4x4_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 8;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 8; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = load(c1 + 6 * input_stride + 0);
        vector v12 = load(c1 + 7 * input_stride + 0);
        vector v13 = v5 + v6;
        vector v14 = v5 - v6;
        vector v15 = v7 + v8;
        vector v16 = v7 - v8;
        vector v17 = v9 + v10;
        vector v18 = v9 - v10;
        vector v19 = v12 + v13;
        vector v20 = v19 + v15;
        vector v21 = v20 + v17;
        vector v22 = v16 * (float)2.0 + v14;
        vector v23 = v18 * (float)0.5 + v22;
        vector v24 = v15 * (float)4.0 + v13;
        vector v25 = v17 * (float)0.25 + v24;
        vector v26 = v16 * (float)8.0 + v14;
        vector v27 = v18 * (float)0.125 + v26;
        vector v28 = v11 + v13;
        vector v29 = v15 * (float)16.0 + v28;
        vector v30 = v17 * (float)0.0625 + v29;
        store(f3 + 0, v21);
        store(f3 + 32, v23);
        store(f3 + 64, v25);
        store(f3 + 96, v27);
        store(f3 + 128, v30);
        f3 += 4;
        c1 += s2;
    }
    size_t s31 = tile->row_stride;
    size_t s32 = tile->row_mask;
    size_t s33 = tile->column_mask;
    uint64_t u34 = s33 >> 0;
    uint64_t u35 = s33 >> 4;
    size_t s36 = tile->channel_stride;
    float*f37 = output;
    float*f38 = scratch;
    if (s33 == 31) {
        for (int i39 = 0; i39 < 5; i39++) {
            if (s32 & 1) {
                vector v40 = load(f38 + 0);
                vector v41 = load(f38 + 4);
                vector v42 = load(f38 + 8);
                vector v43 = load(f38 + 12);
                vector v44 = load(f38 + 16);
                vector v45 = load(f38 + 20);
                vector v46 = load(f38 + 24);
                vector v47 = load(f38 + 28);
                vector v48 = load(bias + 0);
                vector v49 = v40 + v48;
                vector v50 = v49 + v41;
                vector v51 = v49 - v41;
                vector v52 = v42 + v43;
                vector v53 = v42 - v43;
                vector v54 = v44 + v45;
                vector v55 = v44 - v45;
                vector v56 = v47 + v50;
                vector v57 = v56 + v52;
                vector v58 = v57 + v54;
                vector v59 = v53 * (float)2.0 + v51;
                vector v60 = v55 * (float)0.5 + v59;
                vector v61 = v52 * (float)4.0 + v50;
                vector v62 = v54 * (float)0.25 + v61;
                vector v63 = v53 * (float)8.0 + v51;
                vector v64 = v55 * (float)0.125 + v63;
                vector v65 = v46 + v50;
                vector v66 = v52 * (float)16.0 + v65;
                vector v67 = v54 * (float)0.0625 + v66;
                vector v68 = splat(0);
                vector v69 = maximum(v68, v58);
                vector v70 = maximum(v68, v60);
                vector v71 = maximum(v68, v62);
                vector v72 = maximum(v68, v64);
                vector v73 = maximum(v68, v67);
                f37[0 * s36 + 0] = v69[0];
                f37[1 * s36 + 0] = v69[1];
                f37[2 * s36 + 0] = v69[2];
                f37[3 * s36 + 0] = v69[3];
                f37[0 * s36 + 1] = v70[0];
                f37[1 * s36 + 1] = v70[1];
                f37[2 * s36 + 1] = v70[2];
                f37[3 * s36 + 1] = v70[3];
                f37[0 * s36 + 2] = v71[0];
                f37[1 * s36 + 2] = v71[1];
                f37[2 * s36 + 2] = v71[2];
                f37[3 * s36 + 2] = v71[3];
                f37[0 * s36 + 3] = v72[0];
                f37[1 * s36 + 3] = v72[1];
                f37[2 * s36 + 3] = v72[2];
                f37[3 * s36 + 3] = v72[3];
                f37[0 * s36 + 1] = v70[0];
                f37[1 * s36 + 1] = v70[1];
                f37[2 * s36 + 1] = v70[2];
                f37[3 * s36 + 1] = v70[3];
                f37[0 * s36 + 2] = v71[0];
                f37[1 * s36 + 2] = v71[1];
                f37[2 * s36 + 2] = v71[2];
                f37[3 * s36 + 2] = v71[3];
                f37[0 * s36 + 3] = v72[0];
                f37[1 * s36 + 3] = v72[1];
                f37[2 * s36 + 3] = v72[2];
                f37[3 * s36 + 3] = v72[3];
                f37[0 * s36 + 4] = v73[0];
                f37[1 * s36 + 4] = v73[1];
                f37[2 * s36 + 4] = v73[2];
                f37[3 * s36 + 4] = v73[3];
            }
            s32 /= 2;
            f38 += 32;
            f37 += s31;
        }
    } else {
        for (int i74 = 0; i74 < 5; i74++) {
            if (s32 & 1) {
                vector v75 = load(f38 + 0);
                vector v76 = load(f38 + 4);
                vector v77 = load(f38 + 8);
                vector v78 = load(f38 + 12);
                vector v79 = load(f38 + 16);
                vector v80 = load(f38 + 20);
                vector v81 = load(f38 + 24);
                vector v82 = load(f38 + 28);
                vector v83 = load(bias + 0);
                vector v84 = v75 + v83;
                vector v85 = v84 + v76;
                vector v86 = v84 - v76;
                vector v87 = v77 + v78;
                vector v88 = v77 - v78;
                vector v89 = v79 + v80;
                vector v90 = v79 - v80;
                vector v91 = v82 + v85;
                vector v92 = v91 + v87;
                vector v93 = v92 + v89;
                vector v94 = v88 * (float)2.0 + v86;
                vector v95 = v90 * (float)0.5 + v94;
                vector v96 = v87 * (float)4.0 + v85;
                vector v97 = v89 * (float)0.25 + v96;
                vector v98 = v88 * (float)8.0 + v86;
                vector v99 = v90 * (float)0.125 + v98;
                vector v100 = v81 + v85;
                vector v101 = v87 * (float)16.0 + v100;
                vector v102 = v89 * (float)0.0625 + v101;
                vector v103 = splat(0);
                vector v104 = maximum(v103, v93);
                vector v105 = maximum(v103, v95);
                vector v106 = maximum(v103, v97);
                vector v107 = maximum(v103, v99);
                vector v108 = maximum(v103, v102);
                if (u34 >> 0 & 1) {
                f37[0 * s36 + 0] = v104[0];
                f37[1 * s36 + 0] = v104[1];
                f37[2 * s36 + 0] = v104[2];
                f37[3 * s36 + 0] = v104[3];
                }
                if (u34 >> 1 & 1) {
                f37[0 * s36 + 1] = v105[0];
                f37[1 * s36 + 1] = v105[1];
                f37[2 * s36 + 1] = v105[2];
                f37[3 * s36 + 1] = v105[3];
                }
                if (u34 >> 2 & 1) {
                f37[0 * s36 + 2] = v106[0];
                f37[1 * s36 + 2] = v106[1];
                f37[2 * s36 + 2] = v106[2];
                f37[3 * s36 + 2] = v106[3];
                }
                if (u34 >> 3 & 1) {
                f37[0 * s36 + 3] = v107[0];
                f37[1 * s36 + 3] = v107[1];
                f37[2 * s36 + 3] = v107[2];
                f37[3 * s36 + 3] = v107[3];
                }
                if (u35 >> 0 & 1) {
                f37[0 * s36 + 4] = v108[0];
                f37[1 * s36 + 4] = v108[1];
                f37[2 * s36 + 4] = v108[2];
                f37[3 * s36 + 4] = v108[3];
                }
                if (u35 >> 1 & 1) {
                f37[0 * s36 + 5] = v108[0];
                f37[1 * s36 + 5] = v108[1];
                f37[2 * s36 + 5] = v108[2];
                f37[3 * s36 + 5] = v108[3];
                }
                if (u35 >> 2 & 1) {
                f37[0 * s36 + 6] = v108[0];
                f37[1 * s36 + 6] = v108[1];
                f37[2 * s36 + 6] = v108[2];
                f37[3 * s36 + 6] = v108[3];
                }
                if (u35 >> 3 & 1) {
                f37[0 * s36 + 7] = v108[0];
                f37[1 * s36 + 7] = v108[1];
                f37[2 * s36 + 7] = v108[2];
                f37[3 * s36 + 7] = v108[3];
                }
            }
            s32 /= 2;
            f38 += 32;
            f37 += s31;
        }
    }
}

void nnp_winograd_f7x7_2x2_kernel__c(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 4; i3++) {
        vector v4 = splat(0);
        vector v5 = splat(0);
        vector v6 = splat(0);
        vector v7 = splat(0);
        v4[0] = c1[0 * kernel_stride + 0];
        v4[1] = c1[1 * kernel_stride + 0];
        v4[2] = c1[2 * kernel_stride + 0];
        v4[3] = c1[3 * kernel_stride + 0];
        v5[0] = c1[0 * kernel_stride + 1];
        v5[1] = c1[1 * kernel_stride + 1];
        v5[2] = c1[2 * kernel_stride + 1];
        v5[3] = c1[3 * kernel_stride + 1];
        v6[0] = c1[0 * kernel_stride + 2];
        v6[1] = c1[1 * kernel_stride + 2];
        v6[2] = c1[2 * kernel_stride + 2];
        v6[3] = c1[3 * kernel_stride + 2];
        v7[0] = c1[0 * kernel_stride + 3];
        v7[1] = c1[1 * kernel_stride + 3];
        v7[2] = c1[2 * kernel_stride + 3];
        v7[3] = c1[3 * kernel_stride + 3];
        store(f2 + 0, v4);
        store(f2 + 4, v5);
        store(f2 + 8, v6);
        store(f2 + 12, v7);
        c1 += 4;
        f2 += 16;
    }
    float*f8 = scratch;
    float*f9 = output;
    size_t s10 = output_stride * 8;
    for (int i11 = 0; i11 < 4; i11++) {
        vector v12 = load(f8 + 0);
        vector v13 = load(f8 + 4);
        vector v14 = v12 * (float)-0.2222222222222222;
        vector v15 = v13 * (float)-0.2222222222222222 + v14;
        vector v16 = v13 * (float)0.2222222222222222 + v14;
        vector v17 = v12 * (float)0.011111111111111112;
        vector v18 = v13 * (float)0.022222222222222223 + v17;
        vector v19 = v13 * (float)-0.022222222222222223 + v17;
        vector v20 = v12 * (float)0.7111111111111111;
        vector v21 = v13 * (float)0.35555555555555557 + v20;
        vector v22 = v13 * (float)-0.35555555555555557 + v20;
        store(f2 + 0, v15);
        store(f2 + 4, v16);
        store(f2 + 8, v18);
        store(f2 + 12, v19);
        store(f2 + 16, v21);
        store(f2 + 20, v22);
        store(f2 + 24, v13);
        store(f2 + 28, v12);
        vector v23 = load(f8 + 8);
        vector v24 = load(f8 + 12);
        vector v25 = v23 * (float)-0.2222222222222222;
        vector v26 = v24 * (float)-0.2222222222222222 + v25;
        vector v27 = v24 * (float)0.2222222222222222 + v25;
        vector v28 = v23 * (float)0.011111111111111112;
        vector v29 = v24 * (float)0.022222222222222223 + v28;
        vector v30 = v24 * (float)-0.022222222222222223 + v28;
        vector v31 = v23 * (float)0.7111111111111111;
        vector v32 = v24 * (float)0.35555555555555557 + v31;
        vector v33 = v24 * (float)-0.35555555555555557 + v31;
        store(f2 + 32, v26);
        store(f2 + 36, v27);
        store(f2 + 40, v29);
        store(f2 + 44, v30);
        store(f2 + 48, v32);
        store(f2 + 52, v33);
        store(f2 + 56, v24);
        store(f2 + 60, v23);
        float*f34 = f2;
        for (int i35 = 0; i35 < 8; i35++) {
            vector v36 = load(f34 + 0);
            vector v37 = load(f34 + 32);
            vector v38 = v36 * (float)-0.2222222222222222;
            vector v39 = v37 * (float)-0.2222222222222222 + v38;
            vector v40 = v37 * (float)0.2222222222222222 + v38;
            vector v41 = v36 * (float)0.011111111111111112;
            vector v42 = v37 * (float)0.022222222222222223 + v41;
            vector v43 = v37 * (float)-0.022222222222222223 + v41;
            vector v44 = v36 * (float)0.7111111111111111;
            vector v45 = v37 * (float)0.35555555555555557 + v44;
            vector v46 = v37 * (float)-0.35555555555555557 + v44;
            store(f9 + 0 * output_stride + 0, v39);
            store(f9 + 1 * output_stride + 0, v40);
            store(f9 + 2 * output_stride + 0, v42);
            store(f9 + 3 * output_stride + 0, v43);
            store(f9 + 4 * output_stride + 0, v45);
            store(f9 + 5 * output_stride + 0, v46);
            store(f9 + 6 * output_stride + 0, v37);
            store(f9 + 7 * output_stride + 0, v36);
            f34 += 4;
            f9 += s10;
        }
        size_t s47 = s10 * 8;
        f9 -= s47;
        f9 += 8;
        f8 += 16;
    }
}

void nnp_winograd_f7x7_2x2_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 8;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 8; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = load(c1 + 6 * input_stride + 0);
        vector v12 = load(c1 + 7 * input_stride + 0);
        vector v13 = v5 + v6;
        vector v14 = v5 - v6;
        vector v15 = v7 + v8;
        vector v16 = v7 - v8;
        vector v17 = v9 + v10;
        vector v18 = v9 - v10;
        vector v19 = v12 + v13;
        vector v20 = v19 + v15;
        vector v21 = v20 + v17;
        vector v22 = v16 * (float)2.0 + v14;
        vector v23 = v18 * (float)0.5 + v22;
        vector v24 = v15 * (float)4.0 + v13;
        vector v25 = v17 * (float)0.25 + v24;
        vector v26 = v16 * (float)8.0 + v14;
        vector v27 = v18 * (float)0.125 + v26;
        vector v28 = v15 * (float)16.0 + v13;
        vector v29 = v17 * (float)0.0625 + v28;
        vector v30 = v16 * (float)32.0 + v14;
        vector v31 = v18 * (float)0.03125 + v30;
        vector v32 = v11 + v13;
        vector v33 = v15 * (float)64.0 + v32;
        vector v34 = v17 * (float)0.015625 + v33;
        store(f3 + 0, v21);
        store(f3 + 32, v23);
        store(f3 + 64, v25);
        store(f3 + 96, v27);
        store(f3 + 128, v29);
        store(f3 + 160, v31);
        store(f3 + 192, v34);
        f3 += 4;
        c1 += s2;
    }
    size_t s35 = tile->row_stride;
    size_t s36 = tile->row_mask;
    size_t s37 = tile->column_mask;
    uint64_t u38 = s37 >> 0;
    uint64_t u39 = s37 >> 4;
    size_t s40 = tile->channel_stride;
    float*f41 = output;
    float*f42 = scratch;
    if (s37 == 127) {
        for (int i43 = 0; i43 < 7; i43++) {
            if (s36 & 1) {
                vector v44 = load(f42 + 0);
                vector v45 = load(f42 + 4);
                vector v46 = load(f42 + 8);
                vector v47 = load(f42 + 12);
                vector v48 = load(f42 + 16);
                vector v49 = load(f42 + 20);
                vector v50 = load(f42 + 24);
                vector v51 = load(f42 + 28);
                vector v52 = load(bias + 0);
                vector v53 = v44 + v52;
                vector v54 = v53 + v45;
                vector v55 = v53 - v45;
                vector v56 = v46 + v47;
                vector v57 = v46 - v47;
                vector v58 = v48 + v49;
                vector v59 = v48 - v49;
                vector v60 = v51 + v54;
                vector v61 = v60 + v56;
                vector v62 = v61 + v58;
                vector v63 = v57 * (float)2.0 + v55;
                vector v64 = v59 * (float)0.5 + v63;
                vector v65 = v56 * (float)4.0 + v54;
                vector v66 = v58 * (float)0.25 + v65;
                vector v67 = v57 * (float)8.0 + v55;
                vector v68 = v59 * (float)0.125 + v67;
                vector v69 = v56 * (float)16.0 + v54;
                vector v70 = v58 * (float)0.0625 + v69;
                vector v71 = v57 * (float)32.0 + v55;
                vector v72 = v59 * (float)0.03125 + v71;
                vector v73 = v50 + v54;
                vector v74 = v56 * (float)64.0 + v73;
                vector v75 = v58 * (float)0.015625 + v74;
                f41[0 * s40 + 0] = v62[0];
                f41[1 * s40 + 0] = v62[1];
                f41[2 * s40 + 0] = v62[2];
                f41[3 * s40 + 0] = v62[3];
                f41[0 * s40 + 1] = v64[0];
                f41[1 * s40 + 1] = v64[1];
                f41[2 * s40 + 1] = v64[2];
                f41[3 * s40 + 1] = v64[3];
                f41[0 * s40 + 2] = v66[0];
                f41[1 * s40 + 2] = v66[1];
                f41[2 * s40 + 2] = v66[2];
                f41[3 * s40 + 2] = v66[3];
                f41[0 * s40 + 3] = v68[0];
                f41[1 * s40 + 3] = v68[1];
                f41[2 * s40 + 3] = v68[2];
                f41[3 * s40 + 3] = v68[3];
                f41[0 * s40 + 3] = v68[0];
                f41[1 * s40 + 3] = v68[1];
                f41[2 * s40 + 3] = v68[2];
                f41[3 * s40 + 3] = v68[3];
                f41[0 * s40 + 4] = v70[0];
                f41[1 * s40 + 4] = v70[1];
                f41[2 * s40 + 4] = v70[2];
                f41[3 * s40 + 4] = v70[3];
                f41[0 * s40 + 5] = v72[0];
                f41[1 * s40 + 5] = v72[1];
                f41[2 * s40 + 5] = v72[2];
                f41[3 * s40 + 5] = v72[3];
                f41[0 * s40 + 6] = v75[0];
                f41[1 * s40 + 6] = v75[1];
                f41[2 * s40 + 6] = v75[2];
                f41[3 * s40 + 6] = v75[3];
            }
            s36 /= 2;
            f42 += 32;
            f41 += s35;
        }
    } else {
        for (int i76 = 0; i76 < 7; i76++) {
            if (s36 & 1) {
                vector v77 = load(f42 + 0);
                vector v78 = load(f42 + 4);
                vector v79 = load(f42 + 8);
                vector v80 = load(f42 + 12);
                vector v81 = load(f42 + 16);
                vector v82 = load(f42 + 20);
                vector v83 = load(f42 + 24);
                vector v84 = load(f42 + 28);
                vector v85 = load(bias + 0);
                vector v86 = v77 + v85;
                vector v87 = v86 + v78;
                vector v88 = v86 - v78;
                vector v89 = v79 + v80;
                vector v90 = v79 - v80;
                vector v91 = v81 + v82;
                vector v92 = v81 - v82;
                vector v93 = v84 + v87;
                vector v94 = v93 + v89;
                vector v95 = v94 + v91;
                vector v96 = v90 * (float)2.0 + v88;
                vector v97 = v92 * (float)0.5 + v96;
                vector v98 = v89 * (float)4.0 + v87;
                vector v99 = v91 * (float)0.25 + v98;
                vector v100 = v90 * (float)8.0 + v88;
                vector v101 = v92 * (float)0.125 + v100;
                vector v102 = v89 * (float)16.0 + v87;
                vector v103 = v91 * (float)0.0625 + v102;
                vector v104 = v90 * (float)32.0 + v88;
                vector v105 = v92 * (float)0.03125 + v104;
                vector v106 = v83 + v87;
                vector v107 = v89 * (float)64.0 + v106;
                vector v108 = v91 * (float)0.015625 + v107;
                if (u38 >> 0 & 1) {
                f41[0 * s40 + 0] = v95[0];
                f41[1 * s40 + 0] = v95[1];
                f41[2 * s40 + 0] = v95[2];
                f41[3 * s40 + 0] = v95[3];
                }
                if (u38 >> 1 & 1) {
                f41[0 * s40 + 1] = v97[0];
                f41[1 * s40 + 1] = v97[1];
                f41[2 * s40 + 1] = v97[2];
                f41[3 * s40 + 1] = v97[3];
                }
                if (u38 >> 2 & 1) {
                f41[0 * s40 + 2] = v99[0];
                f41[1 * s40 + 2] = v99[1];
                f41[2 * s40 + 2] = v99[2];
                f41[3 * s40 + 2] = v99[3];
                }
                if (u38 >> 3 & 1) {
                f41[0 * s40 + 3] = v101[0];
                f41[1 * s40 + 3] = v101[1];
                f41[2 * s40 + 3] = v101[2];
                f41[3 * s40 + 3] = v101[3];
                }
                if (u39 >> 0 & 1) {
                f41[0 * s40 + 4] = v103[0];
                f41[1 * s40 + 4] = v103[1];
                f41[2 * s40 + 4] = v103[2];
                f41[3 * s40 + 4] = v103[3];
                }
                if (u39 >> 1 & 1) {
                f41[0 * s40 + 5] = v105[0];
                f41[1 * s40 + 5] = v105[1];
                f41[2 * s40 + 5] = v105[2];
                f41[3 * s40 + 5] = v105[3];
                }
                if (u39 >> 2 & 1) {
                f41[0 * s40 + 6] = v108[0];
                f41[1 * s40 + 6] = v108[1];
                f41[2 * s40 + 6] = v108[2];
                f41[3 * s40 + 6] = v108[3];
                }
                if (u39 >> 3 & 1) {
                f41[0 * s40 + 7] = v108[0];
                f41[1 * s40 + 7] = v108[1];
                f41[2 * s40 + 7] = v108[2];
                f41[3 * s40 + 7] = v108[3];
                }
            }
            s36 /= 2;
            f42 += 32;
            f41 += s35;
        }
    }
}

void nnp_winograd_f7x7_2x2_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 8;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 8; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = load(c1 + 6 * input_stride + 0);
        vector v12 = load(c1 + 7 * input_stride + 0);
        vector v13 = v5 + v6;
        vector v14 = v5 - v6;
        vector v15 = v7 + v8;
        vector v16 = v7 - v8;
        vector v17 = v9 + v10;
        vector v18 = v9 - v10;
        vector v19 = v12 + v13;
        vector v20 = v19 + v15;
        vector v21 = v20 + v17;
        vector v22 = v16 * (float)2.0 + v14;
        vector v23 = v18 * (float)0.5 + v22;
        vector v24 = v15 * (float)4.0 + v13;
        vector v25 = v17 * (float)0.25 + v24;
        vector v26 = v16 * (float)8.0 + v14;
        vector v27 = v18 * (float)0.125 + v26;
        vector v28 = v15 * (float)16.0 + v13;
        vector v29 = v17 * (float)0.0625 + v28;
        vector v30 = v16 * (float)32.0 + v14;
        vector v31 = v18 * (float)0.03125 + v30;
        vector v32 = v11 + v13;
        vector v33 = v15 * (float)64.0 + v32;
        vector v34 = v17 * (float)0.015625 + v33;
        store(f3 + 0, v21);
        store(f3 + 32, v23);
        store(f3 + 64, v25);
        store(f3 + 96, v27);
        store(f3 + 128, v29);
        store(f3 + 160, v31);
        store(f3 + 192, v34);
        f3 += 4;
        c1 += s2;
    }
    size_t s35 = tile->row_stride;
    size_t s36 = tile->row_mask;
    size_t s37 = tile->column_mask;
    uint64_t u38 = s37 >> 0;
    uint64_t u39 = s37 >> 4;
    size_t s40 = tile->channel_stride;
    float*f41 = output;
    float*f42 = scratch;
    if (s37 == 127) {
        for (int i43 = 0; i43 < 7; i43++) {
            if (s36 & 1) {
                vector v44 = load(f42 + 0);
                vector v45 = load(f42 + 4);
                vector v46 = load(f42 + 8);
                vector v47 = load(f42 + 12);
                vector v48 = load(f42 + 16);
                vector v49 = load(f42 + 20);
                vector v50 = load(f42 + 24);
                vector v51 = load(f42 + 28);
                vector v52 = load(bias + 0);
                vector v53 = v44 + v52;
                vector v54 = v53 + v45;
                vector v55 = v53 - v45;
                vector v56 = v46 + v47;
                vector v57 = v46 - v47;
                vector v58 = v48 + v49;
                vector v59 = v48 - v49;
                vector v60 = v51 + v54;
                vector v61 = v60 + v56;
                vector v62 = v61 + v58;
                vector v63 = v57 * (float)2.0 + v55;
                vector v64 = v59 * (float)0.5 + v63;
                vector v65 = v56 * (float)4.0 + v54;
                vector v66 = v58 * (float)0.25 + v65;
                vector v67 = v57 * (float)8.0 + v55;
                vector v68 = v59 * (float)0.125 + v67;
                vector v69 = v56 * (float)16.0 + v54;
                vector v70 = v58 * (float)0.0625 + v69;
                vector v71 = v57 * (float)32.0 + v55;
                vector v72 = v59 * (float)0.03125 + v71;
                vector v73 = v50 + v54;
                vector v74 = v56 * (float)64.0 + v73;
                vector v75 = v58 * (float)0.015625 + v74;
                vector v76 = splat(0);
                vector v77 = maximum(v76, v62);
                vector v78 = maximum(v76, v64);
                vector v79 = maximum(v76, v66);
                vector v80 = maximum(v76, v68);
                vector v81 = maximum(v76, v70);
                vector v82 = maximum(v76, v72);
                vector v83 = maximum(v76, v75);
                f41[0 * s40 + 0] = v77[0];
                f41[1 * s40 + 0] = v77[1];
                f41[2 * s40 + 0] = v77[2];
                f41[3 * s40 + 0] = v77[3];
                f41[0 * s40 + 1] = v78[0];
                f41[1 * s40 + 1] = v78[1];
                f41[2 * s40 + 1] = v78[2];
                f41[3 * s40 + 1] = v78[3];
                f41[0 * s40 + 2] = v79[0];
                f41[1 * s40 + 2] = v79[1];
                f41[2 * s40 + 2] = v79[2];
                f41[3 * s40 + 2] = v79[3];
                f41[0 * s40 + 3] = v80[0];
                f41[1 * s40 + 3] = v80[1];
                f41[2 * s40 + 3] = v80[2];
                f41[3 * s40 + 3] = v80[3];
                f41[0 * s40 + 3] = v80[0];
                f41[1 * s40 + 3] = v80[1];
                f41[2 * s40 + 3] = v80[2];
                f41[3 * s40 + 3] = v80[3];
                f41[0 * s40 + 4] = v81[0];
                f41[1 * s40 + 4] = v81[1];
                f41[2 * s40 + 4] = v81[2];
                f41[3 * s40 + 4] = v81[3];
                f41[0 * s40 + 5] = v82[0];
                f41[1 * s40 + 5] = v82[1];
                f41[2 * s40 + 5] = v82[2];
                f41[3 * s40 + 5] = v82[3];
                f41[0 * s40 + 6] = v83[0];
                f41[1 * s40 + 6] = v83[1];
                f41[2 * s40 + 6] = v83[2];
                f41[3 * s40 + 6] = v83[3];
            }
            s36 /= 2;
            f42 += 32;
            f41 += s35;
        }
    } else {
        for (int i84 = 0; i84 < 7; i84++) {
            if (s36 & 1) {
                vector v85 = load(f42 + 0);
                vector v86 = load(f42 + 4);
                vector v87 = load(f42 + 8);
                vector v88 = load(f42 + 12);
                vector v89 = load(f42 + 16);
                vector v90 = load(f42 + 20);
                vector v91 = load(f42 + 24);
                vector v92 = load(f42 + 28);
                vector v93 = load(bias + 0);
                vector v94 = v85 + v93;
                vector v95 = v94 + v86;
                vector v96 = v94 - v86;
                vector v97 = v87 + v88;
                vector v98 = v87 - v88;
                vector v99 = v89 + v90;
                vector v100 = v89 - v90;
                vector v101 = v92 + v95;
                vector v102 = v101 + v97;
                vector v103 = v102 + v99;
                vector v104 = v98 * (float)2.0 + v96;
                vector v105 = v100 * (float)0.5 + v104;
                vector v106 = v97 * (float)4.0 + v95;
                vector v107 = v99 * (float)0.25 + v106;
                vector v108 = v98 * (float)8.0 + v96;
                vector v109 = v100 * (float)0.125 + v108;
                vector v110 = v97 * (float)16.0 + v95;
                vector v111 = v99 * (float)0.0625 + v110;
                vector v112 = v98 * (float)32.0 + v96;
                vector v113 = v100 * (float)0.03125 + v112;
                vector v114 = v91 + v95;
                vector v115 = v97 * (float)64.0 + v114;
                vector v116 = v99 * (float)0.015625 + v115;
                vector v117 = splat(0);
                vector v118 = maximum(v117, v103);
                vector v119 = maximum(v117, v105);
                vector v120 = maximum(v117, v107);
                vector v121 = maximum(v117, v109);
                vector v122 = maximum(v117, v111);
                vector v123 = maximum(v117, v113);
                vector v124 = maximum(v117, v116);
                if (u38 >> 0 & 1) {
                f41[0 * s40 + 0] = v118[0];
                f41[1 * s40 + 0] = v118[1];
                f41[2 * s40 + 0] = v118[2];
                f41[3 * s40 + 0] = v118[3];
                }
                if (u38 >> 1 & 1) {
                f41[0 * s40 + 1] = v119[0];
                f41[1 * s40 + 1] = v119[1];
                f41[2 * s40 + 1] = v119[2];
                f41[3 * s40 + 1] = v119[3];
                }
                if (u38 >> 2 & 1) {
                f41[0 * s40 + 2] = v120[0];
                f41[1 * s40 + 2] = v120[1];
                f41[2 * s40 + 2] = v120[2];
                f41[3 * s40 + 2] = v120[3];
                }
                if (u38 >> 3 & 1) {
                f41[0 * s40 + 3] = v121[0];
                f41[1 * s40 + 3] = v121[1];
                f41[2 * s40 + 3] = v121[2];
                f41[3 * s40 + 3] = v121[3];
                }
                if (u39 >> 0 & 1) {
                f41[0 * s40 + 4] = v122[0];
                f41[1 * s40 + 4] = v122[1];
                f41[2 * s40 + 4] = v122[2];
                f41[3 * s40 + 4] = v122[3];
                }
                if (u39 >> 1 & 1) {
                f41[0 * s40 + 5] = v123[0];
                f41[1 * s40 + 5] = v123[1];
                f41[2 * s40 + 5] = v123[2];
                f41[3 * s40 + 5] = v123[3];
                }
                if (u39 >> 2 & 1) {
                f41[0 * s40 + 6] = v124[0];
                f41[1 * s40 + 6] = v124[1];
                f41[2 * s40 + 6] = v124[2];
                f41[3 * s40 + 6] = v124[3];
                }
                if (u39 >> 3 & 1) {
                f41[0 * s40 + 7] = v124[0];
                f41[1 * s40 + 7] = v124[1];
                f41[2 * s40 + 7] = v124[2];
                f41[3 * s40 + 7] = v124[3];
                }
            }
            s36 /= 2;
            f42 += 32;
            f41 += s35;
        }
    }
}

void nnp_winograd_f5x5_3x3_input__c(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 4;
    size_t s6 = tile->channel_stride;
    const float*c7 = input;
    if (s3 == 127) {
        float*f8 = scratch;
        for (int i9 = 0; i9 < 7; i9++) {
            if (s2 & 1) {
                vector v10 = splat(0);
                vector v11 = splat(0);
                vector v12 = splat(0);
                vector v13 = splat(0);
                v10[0] = c7[0 * s6 + 0];
                v10[1] = c7[1 * s6 + 0];
                v10[2] = c7[2 * s6 + 0];
                v10[3] = c7[3 * s6 + 0];
                v11[0] = c7[0 * s6 + 1];
                v11[1] = c7[1 * s6 + 1];
                v11[2] = c7[2 * s6 + 1];
                v11[3] = c7[3 * s6 + 1];
                v12[0] = c7[0 * s6 + 2];
                v12[1] = c7[1 * s6 + 2];
                v12[2] = c7[2 * s6 + 2];
                v12[3] = c7[3 * s6 + 2];
                v13[0] = c7[0 * s6 + 3];
                v13[1] = c7[1 * s6 + 3];
                v13[2] = c7[2 * s6 + 3];
                v13[3] = c7[3 * s6 + 3];
                vector v14 = splat(0);
                vector v15 = splat(0);
                vector v16 = splat(0);
                vector v17 = splat(0);
                v14[0] = c7[0 * s6 + 3];
                v14[1] = c7[1 * s6 + 3];
                v14[2] = c7[2 * s6 + 3];
                v14[3] = c7[3 * s6 + 3];
                v15[0] = c7[0 * s6 + 4];
                v15[1] = c7[1 * s6 + 4];
                v15[2] = c7[2 * s6 + 4];
                v15[3] = c7[3 * s6 + 4];
                v16[0] = c7[0 * s6 + 5];
                v16[1] = c7[1 * s6 + 5];
                v16[2] = c7[2 * s6 + 5];
                v16[3] = c7[3 * s6 + 5];
                v17[0] = c7[0 * s6 + 6];
                v17[1] = c7[1 * s6 + 6];
                v17[2] = c7[2 * s6 + 6];
                v17[3] = c7[3 * s6 + 6];
                vector v18 = v11 * (float)4.0 + v16;
                vector v19 = v13 * (float)-5.0 + v18;
                vector v20 = v12 * (float)-1.25 + v10;
                vector v21 = v15 * (float)0.25 + v20;
                vector v22 = v19 + v21;
                store(f8 + 0, v22);
                vector v23 = v19 - v21;
                store(f8 + 4, v23);
                vector v24 = v11 * (float)0.25 + v16;
                vector v25 = v13 * (float)-4.0625 + v24;
                vector v26 = v10 * (float)0.25 + v15;
                vector v27 = v12 * (float)-4.0625 + v26;
                vector v28 = v25 + v27;
                store(f8 + 8, v28);
                vector v29 = v25 - v27;
                store(f8 + 12, v29);
                vector v30 = v11 * (float)0.0625 + v16;
                vector v31 = v13 * (float)-1.0625 + v30;
                vector v32 = v12 * (float)-17.0 + v10;
                vector v33 = v15 * (float)16.0 + v32;
                vector v34 = v33 * (float)0.125 + v31;
                store(f8 + 16, v34);
                vector v35 = v33 * (float)-0.125 + v31;
                store(f8 + 24, v35);
                vector v36 = v10 * (float)-0.25 + v17;
                vector v37 = v12 * (float)4.3125 + v36;
                vector v38 = v15 * (float)-5.0625 + v37;
                store(f8 + 20, v38);
            } else {
                vector v39 = splat(0);
                store(f8 + 0, v39);
                vector v40 = splat(0);
                store(f8 + 4, v40);
                vector v41 = splat(0);
                store(f8 + 8, v41);
                vector v42 = splat(0);
                store(f8 + 12, v42);
                vector v43 = splat(0);
                store(f8 + 16, v43);
                vector v44 = splat(0);
                store(f8 + 20, v44);
                vector v45 = splat(0);
                store(f8 + 24, v45);
            }
            s2 /= 2;
            c7 += s1;
            f8 += 28;
        }
    } else {
        float*f46 = scratch;
        for (int i47 = 0; i47 < 7; i47++) {
            if (s2 & 1) {
                vector v48 = splat(0);
                vector v49 = splat(0);
                vector v50 = splat(0);
                vector v51 = splat(0);
                if (u4 >> 0 & 1) {
                v48[0] = c7[0 * s6 + 0];
                v48[1] = c7[1 * s6 + 0];
                v48[2] = c7[2 * s6 + 0];
                v48[3] = c7[3 * s6 + 0];
                }
                if (u4 >> 1 & 1) {
                v49[0] = c7[0 * s6 + 1];
                v49[1] = c7[1 * s6 + 1];
                v49[2] = c7[2 * s6 + 1];
                v49[3] = c7[3 * s6 + 1];
                }
                if (u4 >> 2 & 1) {
                v50[0] = c7[0 * s6 + 2];
                v50[1] = c7[1 * s6 + 2];
                v50[2] = c7[2 * s6 + 2];
                v50[3] = c7[3 * s6 + 2];
                }
                if (u4 >> 3 & 1) {
                v51[0] = c7[0 * s6 + 3];
                v51[1] = c7[1 * s6 + 3];
                v51[2] = c7[2 * s6 + 3];
                v51[3] = c7[3 * s6 + 3];
                }
                vector v52 = splat(0);
                vector v53 = splat(0);
                vector v54 = splat(0);
                if (u5 >> 0 & 1) {
                v52[0] = c7[0 * s6 + 4];
                v52[1] = c7[1 * s6 + 4];
                v52[2] = c7[2 * s6 + 4];
                v52[3] = c7[3 * s6 + 4];
                }
                if (u5 >> 1 & 1) {
                v53[0] = c7[0 * s6 + 5];
                v53[1] = c7[1 * s6 + 5];
                v53[2] = c7[2 * s6 + 5];
                v53[3] = c7[3 * s6 + 5];
                }
                if (u5 >> 2 & 1) {
                v54[0] = c7[0 * s6 + 6];
                v54[1] = c7[1 * s6 + 6];
                v54[2] = c7[2 * s6 + 6];
                v54[3] = c7[3 * s6 + 6];
                }
                vector v55 = v49 * (float)4.0 + v53;
                vector v56 = v51 * (float)-5.0 + v55;
                vector v57 = v50 * (float)-1.25 + v48;
                vector v58 = v52 * (float)0.25 + v57;
                vector v59 = v56 + v58;
                store(f46 + 0, v59);
                vector v60 = v56 - v58;
                store(f46 + 4, v60);
                vector v61 = v49 * (float)0.25 + v53;
                vector v62 = v51 * (float)-4.0625 + v61;
                vector v63 = v48 * (float)0.25 + v52;
                vector v64 = v50 * (float)-4.0625 + v63;
                vector v65 = v62 + v64;
                store(f46 + 8, v65);
                vector v66 = v62 - v64;
                store(f46 + 12, v66);
                vector v67 = v49 * (float)0.0625 + v53;
                vector v68 = v51 * (float)-1.0625 + v67;
                vector v69 = v50 * (float)-17.0 + v48;
                vector v70 = v52 * (float)16.0 + v69;
                vector v71 = v70 * (float)0.125 + v68;
                store(f46 + 16, v71);
                vector v72 = v70 * (float)-0.125 + v68;
                store(f46 + 24, v72);
                vector v73 = v48 * (float)-0.25 + v54;
                vector v74 = v50 * (float)4.3125 + v73;
                vector v75 = v52 * (float)-5.0625 + v74;
                store(f46 + 20, v75);
            } else {
                vector v76 = splat(0);
                store(f46 + 0, v76);
                vector v77 = splat(0);
                store(f46 + 4, v77);
                vector v78 = splat(0);
                store(f46 + 8, v78);
                vector v79 = splat(0);
                store(f46 + 12, v79);
                vector v80 = splat(0);
                store(f46 + 16, v80);
                vector v81 = splat(0);
                store(f46 + 20, v81);
                vector v82 = splat(0);
                store(f46 + 24, v82);
            }
            s2 /= 2;
            c7 += s1;
            f46 += 28;
        }
    }
    float*f83 = output;
    size_t s84 = output_stride * 7;
    float*f85 = scratch;
    for (int i86 = 0; i86 < 7; i86++) {
        vector v87 = load(f85 + 0);
        vector v88 = load(f85 + 28);
        vector v89 = load(f85 + 56);
        vector v90 = load(f85 + 84);
        vector v91 = load(f85 + 112);
        vector v92 = load(f85 + 140);
        vector v93 = load(f85 + 168);
        vector v94 = v88 * (float)4.0 + v92;
        vector v95 = v90 * (float)-5.0 + v94;
        vector v96 = v89 * (float)-1.25 + v87;
        vector v97 = v91 * (float)0.25 + v96;
        vector v98 = v95 + v97;
        store(f83 + 0 * output_stride + 0, v98);
        vector v99 = v95 - v97;
        store(f83 + 1 * output_stride + 0, v99);
        vector v100 = v88 * (float)0.25 + v92;
        vector v101 = v90 * (float)-4.0625 + v100;
        vector v102 = v87 * (float)0.25 + v91;
        vector v103 = v89 * (float)-4.0625 + v102;
        vector v104 = v101 + v103;
        store(f83 + 2 * output_stride + 0, v104);
        vector v105 = v101 - v103;
        store(f83 + 3 * output_stride + 0, v105);
        vector v106 = v88 * (float)0.0625 + v92;
        vector v107 = v90 * (float)-1.0625 + v106;
        vector v108 = v89 * (float)-17.0 + v87;
        vector v109 = v91 * (float)16.0 + v108;
        vector v110 = v109 * (float)0.125 + v107;
        store(f83 + 4 * output_stride + 0, v110);
        vector v111 = v109 * (float)-0.125 + v107;
        store(f83 + 6 * output_stride + 0, v111);
        vector v112 = v87 * (float)-0.25 + v93;
        vector v113 = v89 * (float)4.3125 + v112;
        vector v114 = v91 * (float)-5.0625 + v113;
        store(f83 + 5 * output_stride + 0, v114);
        f85 += 4;
        f83 += s84;
    }
}

void nnp_winograd_f5x5_3x3_kernel__c(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 9; i3++) {
        vector v4 = splat(0);
        vector v5 = splat(0);
        vector v6 = splat(0);
        vector v7 = splat(0);
        v4[0] = c1[0 * kernel_stride + 0];
        v4[1] = c1[1 * kernel_stride + 0];
        v4[2] = c1[2 * kernel_stride + 0];
        v4[3] = c1[3 * kernel_stride + 0];
        v5[0] = c1[0 * kernel_stride + 1];
        v5[1] = c1[1 * kernel_stride + 1];
        v5[2] = c1[2 * kernel_stride + 1];
        v5[3] = c1[3 * kernel_stride + 1];
        v6[0] = c1[0 * kernel_stride + 2];
        v6[1] = c1[1 * kernel_stride + 2];
        v6[2] = c1[2 * kernel_stride + 2];
        v6[3] = c1[3 * kernel_stride + 2];
        v7[0] = c1[0 * kernel_stride + 3];
        v7[1] = c1[1 * kernel_stride + 3];
        v7[2] = c1[2 * kernel_stride + 3];
        v7[3] = c1[3 * kernel_stride + 3];
        store(f2 + 0, v4);
        store(f2 + 4, v5);
        store(f2 + 8, v6);
        store(f2 + 12, v7);
        c1 += 4;
        f2 += 16;
    }
    float*f8 = scratch;
    float*f9 = output;
    size_t s10 = output_stride * 7;
    for (int i11 = 0; i11 < 4; i11++) {
        vector v12 = load(f8 + 0);
        vector v13 = load(f8 + 4);
        vector v14 = load(f8 + 8);
        vector v15 = v13 * (float)0.13544973544973546;
        vector v16 = v14 * (float)0.0625 + v12;
        vector v17 = v16 * (float)0.5417989417989418 + v15;
        vector v18 = v16 * (float)-0.5417989417989418 + v15;
        vector v19 = v13 * (float)-0.17777777777777778;
        vector v20 = v12 + v14;
        vector v21 = v20 * (float)-0.17777777777777778 + v19;
        vector v22 = v20 * (float)0.17777777777777778 + v19;
        vector v23 = v13 * (float)0.042328042328042326;
        vector v24 = v14 * (float)4.0 + v12;
        vector v25 = v24 * (float)0.021164021164021163 + v23;
        vector v26 = v24 * (float)-0.021164021164021163 + v23;
        store(f2 + 0, v17);
        store(f2 + 4, v18);
        store(f2 + 8, v21);
        store(f2 + 12, v22);
        store(f2 + 16, v25);
        store(f2 + 20, v14);
        store(f2 + 24, v26);
        vector v27 = load(f8 + 12);
        vector v28 = load(f8 + 16);
        vector v29 = load(f8 + 20);
        vector v30 = v28 * (float)0.13544973544973546;
        vector v31 = v29 * (float)0.0625 + v27;
        vector v32 = v31 * (float)0.5417989417989418 + v30;
        vector v33 = v31 * (float)-0.5417989417989418 + v30;
        vector v34 = v28 * (float)-0.17777777777777778;
        vector v35 = v27 + v29;
        vector v36 = v35 * (float)-0.17777777777777778 + v34;
        vector v37 = v35 * (float)0.17777777777777778 + v34;
        vector v38 = v28 * (float)0.042328042328042326;
        vector v39 = v29 * (float)4.0 + v27;
        vector v40 = v39 * (float)0.021164021164021163 + v38;
        vector v41 = v39 * (float)-0.021164021164021163 + v38;
        store(f2 + 28, v32);
        store(f2 + 32, v33);
        store(f2 + 36, v36);
        store(f2 + 40, v37);
        store(f2 + 44, v40);
        store(f2 + 48, v29);
        store(f2 + 52, v41);
        vector v42 = load(f8 + 24);
        vector v43 = load(f8 + 28);
        vector v44 = load(f8 + 32);
        vector v45 = v43 * (float)0.13544973544973546;
        vector v46 = v44 * (float)0.0625 + v42;
        vector v47 = v46 * (float)0.5417989417989418 + v45;
        vector v48 = v46 * (float)-0.5417989417989418 + v45;
        vector v49 = v43 * (float)-0.17777777777777778;
        vector v50 = v42 + v44;
        vector v51 = v50 * (float)-0.17777777777777778 + v49;
        vector v52 = v50 * (float)0.17777777777777778 + v49;
        vector v53 = v43 * (float)0.042328042328042326;
        vector v54 = v44 * (float)4.0 + v42;
        vector v55 = v54 * (float)0.021164021164021163 + v53;
        vector v56 = v54 * (float)-0.021164021164021163 + v53;
        store(f2 + 56, v47);
        store(f2 + 60, v48);
        store(f2 + 64, v51);
        store(f2 + 68, v52);
        store(f2 + 72, v55);
        store(f2 + 76, v44);
        store(f2 + 80, v56);
        float*f57 = f2;
        for (int i58 = 0; i58 < 7; i58++) {
            vector v59 = load(f57 + 0);
            vector v60 = load(f57 + 28);
            vector v61 = load(f57 + 56);
            vector v62 = v60 * (float)0.13544973544973546;
            vector v63 = v61 * (float)0.0625 + v59;
            vector v64 = v63 * (float)0.5417989417989418 + v62;
            vector v65 = v63 * (float)-0.5417989417989418 + v62;
            vector v66 = v60 * (float)-0.17777777777777778;
            vector v67 = v59 + v61;
            vector v68 = v67 * (float)-0.17777777777777778 + v66;
            vector v69 = v67 * (float)0.17777777777777778 + v66;
            vector v70 = v60 * (float)0.042328042328042326;
            vector v71 = v61 * (float)4.0 + v59;
            vector v72 = v71 * (float)0.021164021164021163 + v70;
            vector v73 = v71 * (float)-0.021164021164021163 + v70;
            store(f9 + 0 * output_stride + 0, v64);
            store(f9 + 1 * output_stride + 0, v65);
            store(f9 + 2 * output_stride + 0, v68);
            store(f9 + 3 * output_stride + 0, v69);
            store(f9 + 4 * output_stride + 0, v72);
            store(f9 + 5 * output_stride + 0, v61);
            store(f9 + 6 * output_stride + 0, v73);
            f57 += 4;
            f9 += s10;
        }
        size_t s74 = s10 * 7;
        f9 -= s74;
        f9 += 8;
        f8 += 36;
    }
}

void nnp_winograd_f5x5_3x3_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 7;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 7; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = load(c1 + 6 * input_stride + 0);
        vector v12 = v5 + v6;
        vector v13 = v5 - v6;
        vector v14 = v7 + v8;
        vector v15 = v7 - v8;
        vector v16 = v9 + v11;
        vector v17 = v9 - v11;
        vector v18 = v12 + v14;
        vector v19 = v18 + v16;
        vector v20 = v13 * (float)0.25 + v15;
        vector v21 = v17 * (float)2.0 + v20;
        vector v22 = v12 * (float)0.0625 + v14;
        vector v23 = v16 * (float)4.0 + v22;
        vector v24 = v13 * (float)0.015625 + v15;
        vector v25 = v17 * (float)8.0 + v24;
        vector v26 = v10 + v14;
        vector v27 = v12 * (float)0.00390625 + v26;
        vector v28 = v16 * (float)16.0 + v27;
        store(f3 + 0, v19);
        store(f3 + 28, v21);
        store(f3 + 56, v23);
        store(f3 + 84, v25);
        store(f3 + 112, v28);
        f3 += 4;
        c1 += s2;
    }
    size_t s29 = tile->row_stride;
    size_t s30 = tile->row_mask;
    size_t s31 = tile->column_mask;
    uint64_t u32 = s31 >> 0;
    uint64_t u33 = s31 >> 4;
    size_t s34 = tile->channel_stride;
    float*f35 = output;
    float*f36 = scratch;
    if (s31 == 31) {
        for (int i37 = 0; i37 < 5; i37++) {
            if (s30 & 1) {
                vector v38 = load(f36 + 0);
                vector v39 = load(f36 + 4);
                vector v40 = load(f36 + 8);
                vector v41 = load(f36 + 12);
                vector v42 = load(f36 + 16);
                vector v43 = load(f36 + 20);
                vector v44 = load(f36 + 24);
                vector v45 = load(bias + 0);
                vector v46 = v40 + v45;
                vector v47 = v38 + v39;
                vector v48 = v38 - v39;
                vector v49 = v46 + v41;
                vector v50 = v46 - v41;
                vector v51 = v42 + v44;
                vector v52 = v42 - v44;
                vector v53 = v47 + v49;
                vector v54 = v53 + v51;
                vector v55 = v48 * (float)0.25 + v50;
                vector v56 = v52 * (float)2.0 + v55;
                vector v57 = v47 * (float)0.0625 + v49;
                vector v58 = v51 * (float)4.0 + v57;
                vector v59 = v48 * (float)0.015625 + v50;
                vector v60 = v52 * (float)8.0 + v59;
                vector v61 = v43 + v49;
                vector v62 = v47 * (float)0.00390625 + v61;
                vector v63 = v51 * (float)16.0 + v62;
                f35[0 * s34 + 0] = v54[0];
                f35[1 * s34 + 0] = v54[1];
                f35[2 * s34 + 0] = v54[2];
                f35[3 * s34 + 0] = v54[3];
                f35[0 * s34 + 1] = v56[0];
                f35[1 * s34 + 1] = v56[1];
                f35[2 * s34 + 1] = v56[2];
                f35[3 * s34 + 1] = v56[3];
                f35[0 * s34 + 2] = v58[0];
                f35[1 * s34 + 2] = v58[1];
                f35[2 * s34 + 2] = v58[2];
                f35[3 * s34 + 2] = v58[3];
                f35[0 * s34 + 3] = v60[0];
                f35[1 * s34 + 3] = v60[1];
                f35[2 * s34 + 3] = v60[2];
                f35[3 * s34 + 3] = v60[3];
                f35[0 * s34 + 1] = v56[0];
                f35[1 * s34 + 1] = v56[1];
                f35[2 * s34 + 1] = v56[2];
                f35[3 * s34 + 1] = v56[3];
                f35[0 * s34 + 2] = v58[0];
                f35[1 * s34 + 2] = v58[1];
                f35[2 * s34 + 2] = v58[2];
                f35[3 * s34 + 2] = v58[3];
                f35[0 * s34 + 3] = v60[0];
                f35[1 * s34 + 3] = v60[1];
                f35[2 * s34 + 3] = v60[2];
                f35[3 * s34 + 3] = v60[3];
                f35[0 * s34 + 4] = v63[0];
                f35[1 * s34 + 4] = v63[1];
                f35[2 * s34 + 4] = v63[2];
                f35[3 * s34 + 4] = v63[3];
            }
            s30 /= 2;
            f36 += 28;
            f35 += s29;
        }
    } else {
        for (int i64 = 0; i64 < 5; i64++) {
            if (s30 & 1) {
                vector v65 = load(f36 + 0);
                vector v66 = load(f36 + 4);
                vector v67 = load(f36 + 8);
                vector v68 = load(f36 + 12);
                vector v69 = load(f36 + 16);
                vector v70 = load(f36 + 20);
                vector v71 = load(f36 + 24);
                vector v72 = load(bias + 0);
                vector v73 = v67 + v72;
                vector v74 = v65 + v66;
                vector v75 = v65 - v66;
                vector v76 = v73 + v68;
                vector v77 = v73 - v68;
                vector v78 = v69 + v71;
                vector v79 = v69 - v71;
                vector v80 = v74 + v76;
                vector v81 = v80 + v78;
                vector v82 = v75 * (float)0.25 + v77;
                vector v83 = v79 * (float)2.0 + v82;
                vector v84 = v74 * (float)0.0625 + v76;
                vector v85 = v78 * (float)4.0 + v84;
                vector v86 = v75 * (float)0.015625 + v77;
                vector v87 = v79 * (float)8.0 + v86;
                vector v88 = v70 + v76;
                vector v89 = v74 * (float)0.00390625 + v88;
                vector v90 = v78 * (float)16.0 + v89;
                if (u32 >> 0 & 1) {
                f35[0 * s34 + 0] = v81[0];
                f35[1 * s34 + 0] = v81[1];
                f35[2 * s34 + 0] = v81[2];
                f35[3 * s34 + 0] = v81[3];
                }
                if (u32 >> 1 & 1) {
                f35[0 * s34 + 1] = v83[0];
                f35[1 * s34 + 1] = v83[1];
                f35[2 * s34 + 1] = v83[2];
                f35[3 * s34 + 1] = v83[3];
                }
                if (u32 >> 2 & 1) {
                f35[0 * s34 + 2] = v85[0];
                f35[1 * s34 + 2] = v85[1];
                f35[2 * s34 + 2] = v85[2];
                f35[3 * s34 + 2] = v85[3];
                }
                if (u32 >> 3 & 1) {
                f35[0 * s34 + 3] = v87[0];
                f35[1 * s34 + 3] = v87[1];
                f35[2 * s34 + 3] = v87[2];
                f35[3 * s34 + 3] = v87[3];
                }
                if (u33 >> 0 & 1) {
                f35[0 * s34 + 4] = v90[0];
                f35[1 * s34 + 4] = v90[1];
                f35[2 * s34 + 4] = v90[2];
                f35[3 * s34 + 4] = v90[3];
                }
                if (u33 >> 1 & 1) {
                f35[0 * s34 + 5] = v90[0];
                f35[1 * s34 + 5] = v90[1];
                f35[2 * s34 + 5] = v90[2];
                f35[3 * s34 + 5] = v90[3];
                }
                if (u33 >> 2 & 1) {
                f35[0 * s34 + 6] = v90[0];
                f35[1 * s34 + 6] = v90[1];
                f35[2 * s34 + 6] = v90[2];
                f35[3 * s34 + 6] = v90[3];
                }
                if (u33 >> 3 & 1) {
                f35[0 * s34 + 7] = v90[0];
                f35[1 * s34 + 7] = v90[1];
                f35[2 * s34 + 7] = v90[2];
                f35[3 * s34 + 7] = v90[3];
                }
            }
            s30 /= 2;
            f36 += 28;
            f35 += s29;
        }
    }
}

void nnp_winograd_f5x5_3x3_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 7;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 7; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = load(c1 + 6 * input_stride + 0);
        vector v12 = v5 + v6;
        vector v13 = v5 - v6;
        vector v14 = v7 + v8;
        vector v15 = v7 - v8;
        vector v16 = v9 + v11;
        vector v17 = v9 - v11;
        vector v18 = v12 + v14;
        vector v19 = v18 + v16;
        vector v20 = v13 * (float)0.25 + v15;
        vector v21 = v17 * (float)2.0 + v20;
        vector v22 = v12 * (float)0.0625 + v14;
        vector v23 = v16 * (float)4.0 + v22;
        vector v24 = v13 * (float)0.015625 + v15;
        vector v25 = v17 * (float)8.0 + v24;
        vector v26 = v10 + v14;
        vector v27 = v12 * (float)0.00390625 + v26;
        vector v28 = v16 * (float)16.0 + v27;
        store(f3 + 0, v19);
        store(f3 + 28, v21);
        store(f3 + 56, v23);
        store(f3 + 84, v25);
        store(f3 + 112, v28);
        f3 += 4;
        c1 += s2;
    }
    size_t s29 = tile->row_stride;
    size_t s30 = tile->row_mask;
    size_t s31 = tile->column_mask;
    uint64_t u32 = s31 >> 0;
    uint64_t u33 = s31 >> 4;
    size_t s34 = tile->channel_stride;
    float*f35 = output;
    float*f36 = scratch;
    if (s31 == 31) {
        for (int i37 = 0; i37 < 5; i37++) {
            if (s30 & 1) {
                vector v38 = load(f36 + 0);
                vector v39 = load(f36 + 4);
                vector v40 = load(f36 + 8);
                vector v41 = load(f36 + 12);
                vector v42 = load(f36 + 16);
                vector v43 = load(f36 + 20);
                vector v44 = load(f36 + 24);
                vector v45 = load(bias + 0);
                vector v46 = v40 + v45;
                vector v47 = v38 + v39;
                vector v48 = v38 - v39;
                vector v49 = v46 + v41;
                vector v50 = v46 - v41;
                vector v51 = v42 + v44;
                vector v52 = v42 - v44;
                vector v53 = v47 + v49;
                vector v54 = v53 + v51;
                vector v55 = v48 * (float)0.25 + v50;
                vector v56 = v52 * (float)2.0 + v55;
                vector v57 = v47 * (float)0.0625 + v49;
                vector v58 = v51 * (float)4.0 + v57;
                vector v59 = v48 * (float)0.015625 + v50;
                vector v60 = v52 * (float)8.0 + v59;
                vector v61 = v43 + v49;
                vector v62 = v47 * (float)0.00390625 + v61;
                vector v63 = v51 * (float)16.0 + v62;
                vector v64 = splat(0);
                vector v65 = maximum(v64, v54);
                vector v66 = maximum(v64, v56);
                vector v67 = maximum(v64, v58);
                vector v68 = maximum(v64, v60);
                vector v69 = maximum(v64, v63);
                f35[0 * s34 + 0] = v65[0];
                f35[1 * s34 + 0] = v65[1];
                f35[2 * s34 + 0] = v65[2];
                f35[3 * s34 + 0] = v65[3];
                f35[0 * s34 + 1] = v66[0];
                f35[1 * s34 + 1] = v66[1];
                f35[2 * s34 + 1] = v66[2];
                f35[3 * s34 + 1] = v66[3];
                f35[0 * s34 + 2] = v67[0];
                f35[1 * s34 + 2] = v67[1];
                f35[2 * s34 + 2] = v67[2];
                f35[3 * s34 + 2] = v67[3];
                f35[0 * s34 + 3] = v68[0];
                f35[1 * s34 + 3] = v68[1];
                f35[2 * s34 + 3] = v68[2];
                f35[3 * s34 + 3] = v68[3];
                f35[0 * s34 + 1] = v66[0];
                f35[1 * s34 + 1] = v66[1];
                f35[2 * s34 + 1] = v66[2];
                f35[3 * s34 + 1] = v66[3];
                f35[0 * s34 + 2] = v67[0];
                f35[1 * s34 + 2] = v67[1];
                f35[2 * s34 + 2] = v67[2];
                f35[3 * s34 + 2] = v67[3];
                f35[0 * s34 + 3] = v68[0];
                f35[1 * s34 + 3] = v68[1];
                f35[2 * s34 + 3] = v68[2];
                f35[3 * s34 + 3] = v68[3];
                f35[0 * s34 + 4] = v69[0];
                f35[1 * s34 + 4] = v69[1];
                f35[2 * s34 + 4] = v69[2];
                f35[3 * s34 + 4] = v69[3];
            }
            s30 /= 2;
            f36 += 28;
            f35 += s29;
        }
    } else {
        for (int i70 = 0; i70 < 5; i70++) {
            if (s30 & 1) {
                vector v71 = load(f36 + 0);
                vector v72 = load(f36 + 4);
                vector v73 = load(f36 + 8);
                vector v74 = load(f36 + 12);
                vector v75 = load(f36 + 16);
                vector v76 = load(f36 + 20);
                vector v77 = load(f36 + 24);
                vector v78 = load(bias + 0);
                vector v79 = v73 + v78;
                vector v80 = v71 + v72;
                vector v81 = v71 - v72;
                vector v82 = v79 + v74;
                vector v83 = v79 - v74;
                vector v84 = v75 + v77;
                vector v85 = v75 - v77;
                vector v86 = v80 + v82;
                vector v87 = v86 + v84;
                vector v88 = v81 * (float)0.25 + v83;
                vector v89 = v85 * (float)2.0 + v88;
                vector v90 = v80 * (float)0.0625 + v82;
                vector v91 = v84 * (float)4.0 + v90;
                vector v92 = v81 * (float)0.015625 + v83;
                vector v93 = v85 * (float)8.0 + v92;
                vector v94 = v76 + v82;
                vector v95 = v80 * (float)0.00390625 + v94;
                vector v96 = v84 * (float)16.0 + v95;
                vector v97 = splat(0);
                vector v98 = maximum(v97, v87);
                vector v99 = maximum(v97, v89);
                vector v100 = maximum(v97, v91);
                vector v101 = maximum(v97, v93);
                vector v102 = maximum(v97, v96);
                if (u32 >> 0 & 1) {
                f35[0 * s34 + 0] = v98[0];
                f35[1 * s34 + 0] = v98[1];
                f35[2 * s34 + 0] = v98[2];
                f35[3 * s34 + 0] = v98[3];
                }
                if (u32 >> 1 & 1) {
                f35[0 * s34 + 1] = v99[0];
                f35[1 * s34 + 1] = v99[1];
                f35[2 * s34 + 1] = v99[2];
                f35[3 * s34 + 1] = v99[3];
                }
                if (u32 >> 2 & 1) {
                f35[0 * s34 + 2] = v100[0];
                f35[1 * s34 + 2] = v100[1];
                f35[2 * s34 + 2] = v100[2];
                f35[3 * s34 + 2] = v100[3];
                }
                if (u32 >> 3 & 1) {
                f35[0 * s34 + 3] = v101[0];
                f35[1 * s34 + 3] = v101[1];
                f35[2 * s34 + 3] = v101[2];
                f35[3 * s34 + 3] = v101[3];
                }
                if (u33 >> 0 & 1) {
                f35[0 * s34 + 4] = v102[0];
                f35[1 * s34 + 4] = v102[1];
                f35[2 * s34 + 4] = v102[2];
                f35[3 * s34 + 4] = v102[3];
                }
                if (u33 >> 1 & 1) {
                f35[0 * s34 + 5] = v102[0];
                f35[1 * s34 + 5] = v102[1];
                f35[2 * s34 + 5] = v102[2];
                f35[3 * s34 + 5] = v102[3];
                }
                if (u33 >> 2 & 1) {
                f35[0 * s34 + 6] = v102[0];
                f35[1 * s34 + 6] = v102[1];
                f35[2 * s34 + 6] = v102[2];
                f35[3 * s34 + 6] = v102[3];
                }
                if (u33 >> 3 & 1) {
                f35[0 * s34 + 7] = v102[0];
                f35[1 * s34 + 7] = v102[1];
                f35[2 * s34 + 7] = v102[2];
                f35[3 * s34 + 7] = v102[3];
                }
            }
            s30 /= 2;
            f36 += 28;
            f35 += s29;
        }
    }
}

void nnp_winograd_f4x4_3x3_input__c(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 4;
    size_t s6 = tile->channel_stride;
    const float*c7 = input;
    if (s3 == 63) {
        float*f8 = scratch;
        for (int i9 = 0; i9 < 6; i9++) {
            if (s2 & 1) {
                vector v10 = splat(0);
                vector v11 = splat(0);
                vector v12 = splat(0);
                vector v13 = splat(0);
                v10[0] = c7[0 * s6 + 0];
                v10[1] = c7[1 * s6 + 0];
                v10[2] = c7[2 * s6 + 0];
                v10[3] = c7[3 * s6 + 0];
                v11[0] = c7[0 * s6 + 1];
                v11[1] = c7[1 * s6 + 1];
                v11[2] = c7[2 * s6 + 1];
                v11[3] = c7[3 * s6 + 1];
                v12[0] = c7[0 * s6 + 2];
                v12[1] = c7[1 * s6 + 2];
                v12[2] = c7[2 * s6 + 2];
                v12[3] = c7[3 * s6 + 2];
                v13[0] = c7[0 * s6 + 3];
                v13[1] = c7[1 * s6 + 3];
                v13[2] = c7[2 * s6 + 3];
                v13[3] = c7[3 * s6 + 3];
                vector v14 = splat(0);
                vector v15 = splat(0);
                if (u5 >> 0 & 1) {
                v14[0] = c7[0 * s6 + 4];
                v14[1] = c7[1 * s6 + 4];
                v14[2] = c7[2 * s6 + 4];
                v14[3] = c7[3 * s6 + 4];
                }
                if (u5 >> 1 & 1) {
                v15[0] = c7[0 * s6 + 5];
                v15[1] = c7[1 * s6 + 5];
                v15[2] = c7[2 * s6 + 5];
                v15[3] = c7[3 * s6 + 5];
                }
                vector v16 = v12 * (float)-2.25 + v14;
                vector v17 = v11 * (float)-2.25 + v13;
                vector v18 = v17 * (float)0.625 + v16;
                store(f8 + 0, v18);
                vector v19 = v17 * (float)-0.625 + v16;
                store(f8 + 4, v19);
                vector v20 = v12 * (float)-0.390625 + v14;
                vector v21 = v11 * (float)-0.390625 + v13;
                vector v22 = v21 * (float)1.5 + v20;
                store(f8 + 8, v22);
                vector v23 = v21 * (float)-1.5 + v20;
                store(f8 + 12, v23);
                vector v24 = v11 * (float)0.87890625 + v15;
                vector v25 = v13 * (float)-2.640625 + v24;
                store(f8 + 16, v25);
                vector v26 = v10 * (float)0.87890625 + v14;
                vector v27 = v12 * (float)-2.640625 + v26;
                store(f8 + 20, v27);
            } else {
                vector v28 = splat(0);
                store(f8 + 0, v28);
                vector v29 = splat(0);
                store(f8 + 4, v29);
                vector v30 = splat(0);
                store(f8 + 8, v30);
                vector v31 = splat(0);
                store(f8 + 12, v31);
                vector v32 = splat(0);
                store(f8 + 16, v32);
                vector v33 = splat(0);
                store(f8 + 20, v33);
            }
            s2 /= 2;
            c7 += s1;
            f8 += 24;
        }
    } else {
        float*f34 = scratch;
        for (int i35 = 0; i35 < 6; i35++) {
            if (s2 & 1) {
                vector v36 = splat(0);
                vector v37 = splat(0);
                vector v38 = splat(0);
                vector v39 = splat(0);
                if (u4 >> 0 & 1) {
                v36[0] = c7[0 * s6 + 0];
                v36[1] = c7[1 * s6 + 0];
                v36[2] = c7[2 * s6 + 0];
                v36[3] = c7[3 * s6 + 0];
                }
                if (u4 >> 1 & 1) {
                v37[0] = c7[0 * s6 + 1];
                v37[1] = c7[1 * s6 + 1];
                v37[2] = c7[2 * s6 + 1];
                v37[3] = c7[3 * s6 + 1];
                }
                if (u4 >> 2 & 1) {
                v38[0] = c7[0 * s6 + 2];
                v38[1] = c7[1 * s6 + 2];
                v38[2] = c7[2 * s6 + 2];
                v38[3] = c7[3 * s6 + 2];
                }
                if (u4 >> 3 & 1) {
                v39[0] = c7[0 * s6 + 3];
                v39[1] = c7[1 * s6 + 3];
                v39[2] = c7[2 * s6 + 3];
                v39[3] = c7[3 * s6 + 3];
                }
                vector v40 = splat(0);
                vector v41 = splat(0);
                if (u5 >> 0 & 1) {
                v40[0] = c7[0 * s6 + 4];
                v40[1] = c7[1 * s6 + 4];
                v40[2] = c7[2 * s6 + 4];
                v40[3] = c7[3 * s6 + 4];
                }
                if (u5 >> 1 & 1) {
                v41[0] = c7[0 * s6 + 5];
                v41[1] = c7[1 * s6 + 5];
                v41[2] = c7[2 * s6 + 5];
                v41[3] = c7[3 * s6 + 5];
                }
                vector v42 = v38 * (float)-2.25 + v40;
                vector v43 = v37 * (float)-2.25 + v39;
                vector v44 = v43 * (float)0.625 + v42;
                store(f34 + 0, v44);
                vector v45 = v43 * (float)-0.625 + v42;
                store(f34 + 4, v45);
                vector v46 = v38 * (float)-0.390625 + v40;
                vector v47 = v37 * (float)-0.390625 + v39;
                vector v48 = v47 * (float)1.5 + v46;
                store(f34 + 8, v48);
                vector v49 = v47 * (float)-1.5 + v46;
                store(f34 + 12, v49);
                vector v50 = v37 * (float)0.87890625 + v41;
                vector v51 = v39 * (float)-2.640625 + v50;
                store(f34 + 16, v51);
                vector v52 = v36 * (float)0.87890625 + v40;
                vector v53 = v38 * (float)-2.640625 + v52;
                store(f34 + 20, v53);
            } else {
                vector v54 = splat(0);
                store(f34 + 0, v54);
                vector v55 = splat(0);
                store(f34 + 4, v55);
                vector v56 = splat(0);
                store(f34 + 8, v56);
                vector v57 = splat(0);
                store(f34 + 12, v57);
                vector v58 = splat(0);
                store(f34 + 16, v58);
                vector v59 = splat(0);
                store(f34 + 20, v59);
            }
            s2 /= 2;
            c7 += s1;
            f34 += 24;
        }
    }
    float*f60 = output;
    size_t s61 = output_stride * 6;
    float*f62 = scratch;
    for (int i63 = 0; i63 < 6; i63++) {
        vector v64 = load(f62 + 0);
        vector v65 = load(f62 + 24);
        vector v66 = load(f62 + 48);
        vector v67 = load(f62 + 72);
        vector v68 = load(f62 + 96);
        vector v69 = load(f62 + 120);
        vector v70 = v66 * (float)-2.25 + v68;
        vector v71 = v65 * (float)-2.25 + v67;
        vector v72 = v71 * (float)0.625 + v70;
        store(f60 + 0 * output_stride + 0, v72);
        vector v73 = v71 * (float)-0.625 + v70;
        store(f60 + 1 * output_stride + 0, v73);
        vector v74 = v66 * (float)-0.390625 + v68;
        vector v75 = v65 * (float)-0.390625 + v67;
        vector v76 = v75 * (float)1.5 + v74;
        store(f60 + 2 * output_stride + 0, v76);
        vector v77 = v75 * (float)-1.5 + v74;
        store(f60 + 3 * output_stride + 0, v77);
        vector v78 = v65 * (float)0.87890625 + v69;
        vector v79 = v67 * (float)-2.640625 + v78;
        store(f60 + 4 * output_stride + 0, v79);
        vector v80 = v64 * (float)0.87890625 + v68;
        vector v81 = v66 * (float)-2.640625 + v80;
        store(f60 + 5 * output_stride + 0, v81);
        f62 += 4;
        f60 += s61;
    }
}

void nnp_winograd_f4x4_3x3_kernel__c(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 9; i3++) {
        vector v4 = splat(0);
        vector v5 = splat(0);
        vector v6 = splat(0);
        vector v7 = splat(0);
        v4[0] = c1[0 * kernel_stride + 0];
        v4[1] = c1[1 * kernel_stride + 0];
        v4[2] = c1[2 * kernel_stride + 0];
        v4[3] = c1[3 * kernel_stride + 0];
        v5[0] = c1[0 * kernel_stride + 1];
        v5[1] = c1[1 * kernel_stride + 1];
        v5[2] = c1[2 * kernel_stride + 1];
        v5[3] = c1[3 * kernel_stride + 1];
        v6[0] = c1[0 * kernel_stride + 2];
        v6[1] = c1[1 * kernel_stride + 2];
        v6[2] = c1[2 * kernel_stride + 2];
        v6[3] = c1[3 * kernel_stride + 2];
        v7[0] = c1[0 * kernel_stride + 3];
        v7[1] = c1[1 * kernel_stride + 3];
        v7[2] = c1[2 * kernel_stride + 3];
        v7[3] = c1[3 * kernel_stride + 3];
        store(f2 + 0, v4);
        store(f2 + 4, v5);
        store(f2 + 8, v6);
        store(f2 + 12, v7);
        c1 += 4;
        f2 += 16;
    }
    float*f8 = scratch;
    float*f9 = output;
    size_t s10 = output_stride * 6;
    for (int i11 = 0; i11 < 4; i11++) {
        vector v12 = load(f8 + 0);
        vector v13 = load(f8 + 4);
        vector v14 = load(f8 + 8);
        vector v15 = v14 * (float)0.390625 + v12;
        vector v16 = v15 * (float)-0.6884033613445378;
        vector v17 = v13 * (float)-0.43025210084033616 + v16;
        vector v18 = v13 * (float)0.43025210084033616 + v16;
        vector v19 = v14 * (float)2.25 + v12;
        vector v20 = v19 * (float)0.11951447245564893;
        vector v21 = v13 * (float)0.1792717086834734 + v20;
        vector v22 = v13 * (float)-0.1792717086834734 + v20;
        vector v23 = v12 * (float)1.1377777777777778;
        store(f2 + 0, v17);
        store(f2 + 4, v18);
        store(f2 + 8, v21);
        store(f2 + 12, v22);
        store(f2 + 16, v14);
        store(f2 + 20, v23);
        vector v24 = load(f8 + 12);
        vector v25 = load(f8 + 16);
        vector v26 = load(f8 + 20);
        vector v27 = v26 * (float)0.390625 + v24;
        vector v28 = v27 * (float)-0.6884033613445378;
        vector v29 = v25 * (float)-0.43025210084033616 + v28;
        vector v30 = v25 * (float)0.43025210084033616 + v28;
        vector v31 = v26 * (float)2.25 + v24;
        vector v32 = v31 * (float)0.11951447245564893;
        vector v33 = v25 * (float)0.1792717086834734 + v32;
        vector v34 = v25 * (float)-0.1792717086834734 + v32;
        vector v35 = v24 * (float)1.1377777777777778;
        store(f2 + 24, v29);
        store(f2 + 28, v30);
        store(f2 + 32, v33);
        store(f2 + 36, v34);
        store(f2 + 40, v26);
        store(f2 + 44, v35);
        vector v36 = load(f8 + 24);
        vector v37 = load(f8 + 28);
        vector v38 = load(f8 + 32);
        vector v39 = v38 * (float)0.390625 + v36;
        vector v40 = v39 * (float)-0.6884033613445378;
        vector v41 = v37 * (float)-0.43025210084033616 + v40;
        vector v42 = v37 * (float)0.43025210084033616 + v40;
        vector v43 = v38 * (float)2.25 + v36;
        vector v44 = v43 * (float)0.11951447245564893;
        vector v45 = v37 * (float)0.1792717086834734 + v44;
        vector v46 = v37 * (float)-0.1792717086834734 + v44;
        vector v47 = v36 * (float)1.1377777777777778;
        store(f2 + 48, v41);
        store(f2 + 52, v42);
        store(f2 + 56, v45);
        store(f2 + 60, v46);
        store(f2 + 64, v38);
        store(f2 + 68, v47);
        float*f48 = f2;
        for (int i49 = 0; i49 < 6; i49++) {
            vector v50 = load(f48 + 0);
            vector v51 = load(f48 + 24);
            vector v52 = load(f48 + 48);
            vector v53 = v52 * (float)0.390625 + v50;
            vector v54 = v53 * (float)-0.6884033613445378;
            vector v55 = v51 * (float)-0.43025210084033616 + v54;
            vector v56 = v51 * (float)0.43025210084033616 + v54;
            vector v57 = v52 * (float)2.25 + v50;
            vector v58 = v57 * (float)0.11951447245564893;
            vector v59 = v51 * (float)0.1792717086834734 + v58;
            vector v60 = v51 * (float)-0.1792717086834734 + v58;
            vector v61 = v50 * (float)1.1377777777777778;
            store(f9 + 0 * output_stride + 0, v55);
            store(f9 + 1 * output_stride + 0, v56);
            store(f9 + 2 * output_stride + 0, v59);
            store(f9 + 3 * output_stride + 0, v60);
            store(f9 + 4 * output_stride + 0, v52);
            store(f9 + 5 * output_stride + 0, v61);
            f48 += 4;
            f9 += s10;
        }
        size_t s62 = s10 * 6;
        f9 -= s62;
        f9 += 8;
        f8 += 36;
    }
}

void nnp_winograd_f4x4_3x3_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 6;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 6; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = v5 + v6;
        vector v12 = v5 - v6;
        vector v13 = v7 + v8;
        vector v14 = v7 - v8;
        vector v15 = v10 + v11;
        vector v16 = v15 + v13;
        vector v17 = v12 * (float)0.625;
        vector v18 = v14 * (float)1.5 + v17;
        vector v19 = v11 * (float)0.390625;
        vector v20 = v13 * (float)2.25 + v19;
        vector v21 = v12 * (float)0.244140625 + v9;
        vector v22 = v14 * (float)3.375 + v21;
        store(f3 + 0, v16);
        store(f3 + 24, v18);
        store(f3 + 48, v20);
        store(f3 + 72, v22);
        f3 += 4;
        c1 += s2;
    }
    size_t s23 = tile->row_stride;
    size_t s24 = tile->row_mask;
    size_t s25 = tile->column_mask;
    uint64_t u26 = s25 >> 0;
    size_t s27 = tile->channel_stride;
    float*f28 = output;
    float*f29 = scratch;
    if (s25 == 15) {
        for (int i30 = 0; i30 < 4; i30++) {
            if (s24 & 1) {
                vector v31 = load(f29 + 0);
                vector v32 = load(f29 + 4);
                vector v33 = load(f29 + 8);
                vector v34 = load(f29 + 12);
                vector v35 = load(f29 + 16);
                vector v36 = load(f29 + 20);
                vector v37 = v31 + v32;
                vector v38 = v31 - v32;
                vector v39 = v33 + v34;
                vector v40 = v33 - v34;
                vector v41 = v36 + v37;
                vector v42 = v41 + v39;
                vector v43 = v38 * (float)0.625;
                vector v44 = v40 * (float)1.5 + v43;
                vector v45 = v37 * (float)0.390625;
                vector v46 = v39 * (float)2.25 + v45;
                vector v47 = v38 * (float)0.244140625 + v35;
                vector v48 = v40 * (float)3.375 + v47;
                vector v49 = load(bias + 0);
                vector v50 = v42 + v49;
                vector v51 = v44 + v49;
                vector v52 = v46 + v49;
                vector v53 = v48 + v49;
                f28[0 * s27 + 0] = v50[0];
                f28[1 * s27 + 0] = v50[1];
                f28[2 * s27 + 0] = v50[2];
                f28[3 * s27 + 0] = v50[3];
                f28[0 * s27 + 1] = v51[0];
                f28[1 * s27 + 1] = v51[1];
                f28[2 * s27 + 1] = v51[2];
                f28[3 * s27 + 1] = v51[3];
                f28[0 * s27 + 2] = v52[0];
                f28[1 * s27 + 2] = v52[1];
                f28[2 * s27 + 2] = v52[2];
                f28[3 * s27 + 2] = v52[3];
                f28[0 * s27 + 3] = v53[0];
                f28[1 * s27 + 3] = v53[1];
                f28[2 * s27 + 3] = v53[2];
                f28[3 * s27 + 3] = v53[3];
            }
            s24 /= 2;
            f29 += 24;
            f28 += s23;
        }
    } else {
        for (int i54 = 0; i54 < 4; i54++) {
            if (s24 & 1) {
                vector v55 = load(f29 + 0);
                vector v56 = load(f29 + 4);
                vector v57 = load(f29 + 8);
                vector v58 = load(f29 + 12);
                vector v59 = load(f29 + 16);
                vector v60 = load(f29 + 20);
                vector v61 = v55 + v56;
                vector v62 = v55 - v56;
                vector v63 = v57 + v58;
                vector v64 = v57 - v58;
                vector v65 = v60 + v61;
                vector v66 = v65 + v63;
                vector v67 = v62 * (float)0.625;
                vector v68 = v64 * (float)1.5 + v67;
                vector v69 = v61 * (float)0.390625;
                vector v70 = v63 * (float)2.25 + v69;
                vector v71 = v62 * (float)0.244140625 + v59;
                vector v72 = v64 * (float)3.375 + v71;
                vector v73 = load(bias + 0);
                vector v74 = v66 + v73;
                vector v75 = v68 + v73;
                vector v76 = v70 + v73;
                vector v77 = v72 + v73;
                if (u26 >> 0 & 1) {
                f28[0 * s27 + 0] = v74[0];
                f28[1 * s27 + 0] = v74[1];
                f28[2 * s27 + 0] = v74[2];
                f28[3 * s27 + 0] = v74[3];
                }
                if (u26 >> 1 & 1) {
                f28[0 * s27 + 1] = v75[0];
                f28[1 * s27 + 1] = v75[1];
                f28[2 * s27 + 1] = v75[2];
                f28[3 * s27 + 1] = v75[3];
                }
                if (u26 >> 2 & 1) {
                f28[0 * s27 + 2] = v76[0];
                f28[1 * s27 + 2] = v76[1];
                f28[2 * s27 + 2] = v76[2];
                f28[3 * s27 + 2] = v76[3];
                }
                if (u26 >> 3 & 1) {
                f28[0 * s27 + 3] = v77[0];
                f28[1 * s27 + 3] = v77[1];
                f28[2 * s27 + 3] = v77[2];
                f28[3 * s27 + 3] = v77[3];
                }
            }
            s24 /= 2;
            f29 += 24;
            f28 += s23;
        }
    }
}

void nnp_winograd_f4x4_3x3_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 6;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 6; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = v5 + v6;
        vector v12 = v5 - v6;
        vector v13 = v7 + v8;
        vector v14 = v7 - v8;
        vector v15 = v10 + v11;
        vector v16 = v15 + v13;
        vector v17 = v12 * (float)0.625;
        vector v18 = v14 * (float)1.5 + v17;
        vector v19 = v11 * (float)0.390625;
        vector v20 = v13 * (float)2.25 + v19;
        vector v21 = v12 * (float)0.244140625 + v9;
        vector v22 = v14 * (float)3.375 + v21;
        store(f3 + 0, v16);
        store(f3 + 24, v18);
        store(f3 + 48, v20);
        store(f3 + 72, v22);
        f3 += 4;
        c1 += s2;
    }
    size_t s23 = tile->row_stride;
    size_t s24 = tile->row_mask;
    size_t s25 = tile->column_mask;
    uint64_t u26 = s25 >> 0;
    size_t s27 = tile->channel_stride;
    float*f28 = output;
    float*f29 = scratch;
    if (s25 == 15) {
        for (int i30 = 0; i30 < 4; i30++) {
            if (s24 & 1) {
                vector v31 = load(f29 + 0);
                vector v32 = load(f29 + 4);
                vector v33 = load(f29 + 8);
                vector v34 = load(f29 + 12);
                vector v35 = load(f29 + 16);
                vector v36 = load(f29 + 20);
                vector v37 = v31 + v32;
                vector v38 = v31 - v32;
                vector v39 = v33 + v34;
                vector v40 = v33 - v34;
                vector v41 = v36 + v37;
                vector v42 = v41 + v39;
                vector v43 = v38 * (float)0.625;
                vector v44 = v40 * (float)1.5 + v43;
                vector v45 = v37 * (float)0.390625;
                vector v46 = v39 * (float)2.25 + v45;
                vector v47 = v38 * (float)0.244140625 + v35;
                vector v48 = v40 * (float)3.375 + v47;
                vector v49 = load(bias + 0);
                vector v50 = v42 + v49;
                vector v51 = v44 + v49;
                vector v52 = v46 + v49;
                vector v53 = v48 + v49;
                vector v54 = splat(0);
                vector v55 = maximum(v54, v50);
                vector v56 = maximum(v54, v51);
                vector v57 = maximum(v54, v52);
                vector v58 = maximum(v54, v53);
                f28[0 * s27 + 0] = v55[0];
                f28[1 * s27 + 0] = v55[1];
                f28[2 * s27 + 0] = v55[2];
                f28[3 * s27 + 0] = v55[3];
                f28[0 * s27 + 1] = v56[0];
                f28[1 * s27 + 1] = v56[1];
                f28[2 * s27 + 1] = v56[2];
                f28[3 * s27 + 1] = v56[3];
                f28[0 * s27 + 2] = v57[0];
                f28[1 * s27 + 2] = v57[1];
                f28[2 * s27 + 2] = v57[2];
                f28[3 * s27 + 2] = v57[3];
                f28[0 * s27 + 3] = v58[0];
                f28[1 * s27 + 3] = v58[1];
                f28[2 * s27 + 3] = v58[2];
                f28[3 * s27 + 3] = v58[3];
            }
            s24 /= 2;
            f29 += 24;
            f28 += s23;
        }
    } else {
        for (int i59 = 0; i59 < 4; i59++) {
            if (s24 & 1) {
                vector v60 = load(f29 + 0);
                vector v61 = load(f29 + 4);
                vector v62 = load(f29 + 8);
                vector v63 = load(f29 + 12);
                vector v64 = load(f29 + 16);
                vector v65 = load(f29 + 20);
                vector v66 = v60 + v61;
                vector v67 = v60 - v61;
                vector v68 = v62 + v63;
                vector v69 = v62 - v63;
                vector v70 = v65 + v66;
                vector v71 = v70 + v68;
                vector v72 = v67 * (float)0.625;
                vector v73 = v69 * (float)1.5 + v72;
                vector v74 = v66 * (float)0.390625;
                vector v75 = v68 * (float)2.25 + v74;
                vector v76 = v67 * (float)0.244140625 + v64;
                vector v77 = v69 * (float)3.375 + v76;
                vector v78 = load(bias + 0);
                vector v79 = v71 + v78;
                vector v80 = v73 + v78;
                vector v81 = v75 + v78;
                vector v82 = v77 + v78;
                vector v83 = splat(0);
                vector v84 = maximum(v83, v79);
                vector v85 = maximum(v83, v80);
                vector v86 = maximum(v83, v81);
                vector v87 = maximum(v83, v82);
                if (u26 >> 0 & 1) {
                f28[0 * s27 + 0] = v84[0];
                f28[1 * s27 + 0] = v84[1];
                f28[2 * s27 + 0] = v84[2];
                f28[3 * s27 + 0] = v84[3];
                }
                if (u26 >> 1 & 1) {
                f28[0 * s27 + 1] = v85[0];
                f28[1 * s27 + 1] = v85[1];
                f28[2 * s27 + 1] = v85[2];
                f28[3 * s27 + 1] = v85[3];
                }
                if (u26 >> 2 & 1) {
                f28[0 * s27 + 2] = v86[0];
                f28[1 * s27 + 2] = v86[1];
                f28[2 * s27 + 2] = v86[2];
                f28[3 * s27 + 2] = v86[3];
                }
                if (u26 >> 3 & 1) {
                f28[0 * s27 + 3] = v87[0];
                f28[1 * s27 + 3] = v87[1];
                f28[2 * s27 + 3] = v87[2];
                f28[3 * s27 + 3] = v87[3];
                }
            }
            s24 /= 2;
            f29 += 24;
            f28 += s23;
        }
    }
}

void nnp_winograd_f5x5_2x2_kernel__c(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 4; i3++) {
        vector v4 = splat(0);
        vector v5 = splat(0);
        vector v6 = splat(0);
        vector v7 = splat(0);
        v4[0] = c1[0 * kernel_stride + 0];
        v4[1] = c1[1 * kernel_stride + 0];
        v4[2] = c1[2 * kernel_stride + 0];
        v4[3] = c1[3 * kernel_stride + 0];
        v5[0] = c1[0 * kernel_stride + 1];
        v5[1] = c1[1 * kernel_stride + 1];
        v5[2] = c1[2 * kernel_stride + 1];
        v5[3] = c1[3 * kernel_stride + 1];
        v6[0] = c1[0 * kernel_stride + 2];
        v6[1] = c1[1 * kernel_stride + 2];
        v6[2] = c1[2 * kernel_stride + 2];
        v6[3] = c1[3 * kernel_stride + 2];
        v7[0] = c1[0 * kernel_stride + 3];
        v7[1] = c1[1 * kernel_stride + 3];
        v7[2] = c1[2 * kernel_stride + 3];
        v7[3] = c1[3 * kernel_stride + 3];
        store(f2 + 0, v4);
        store(f2 + 4, v5);
        store(f2 + 8, v6);
        store(f2 + 12, v7);
        c1 += 4;
        f2 += 16;
    }
    float*f8 = scratch;
    float*f9 = output;
    size_t s10 = output_stride * 6;
    for (int i11 = 0; i11 < 4; i11++) {
        vector v12 = load(f8 + 0);
        vector v13 = load(f8 + 4);
        vector v14 = v12 * (float)-0.6884033613445378;
        vector v15 = v13 * (float)-0.43025210084033616 + v14;
        vector v16 = v13 * (float)0.43025210084033616 + v14;
        vector v17 = v12 * (float)0.11951447245564893;
        vector v18 = v13 * (float)0.1792717086834734 + v17;
        vector v19 = v13 * (float)-0.1792717086834734 + v17;
        vector v20 = v12 * (float)1.1377777777777778;
        store(f2 + 0, v15);
        store(f2 + 4, v16);
        store(f2 + 8, v18);
        store(f2 + 12, v19);
        store(f2 + 16, v13);
        store(f2 + 20, v20);
        vector v21 = load(f8 + 8);
        vector v22 = load(f8 + 12);
        vector v23 = v21 * (float)-0.6884033613445378;
        vector v24 = v22 * (float)-0.43025210084033616 + v23;
        vector v25 = v22 * (float)0.43025210084033616 + v23;
        vector v26 = v21 * (float)0.11951447245564893;
        vector v27 = v22 * (float)0.1792717086834734 + v26;
        vector v28 = v22 * (float)-0.1792717086834734 + v26;
        vector v29 = v21 * (float)1.1377777777777778;
        store(f2 + 24, v24);
        store(f2 + 28, v25);
        store(f2 + 32, v27);
        store(f2 + 36, v28);
        store(f2 + 40, v22);
        store(f2 + 44, v29);
        float*f30 = f2;
        for (int i31 = 0; i31 < 6; i31++) {
            vector v32 = load(f30 + 0);
            vector v33 = load(f30 + 24);
            vector v34 = v32 * (float)-0.6884033613445378;
            vector v35 = v33 * (float)-0.43025210084033616 + v34;
            vector v36 = v33 * (float)0.43025210084033616 + v34;
            vector v37 = v32 * (float)0.11951447245564893;
            vector v38 = v33 * (float)0.1792717086834734 + v37;
            vector v39 = v33 * (float)-0.1792717086834734 + v37;
            vector v40 = v32 * (float)1.1377777777777778;
            store(f9 + 0 * output_stride + 0, v35);
            store(f9 + 1 * output_stride + 0, v36);
            store(f9 + 2 * output_stride + 0, v38);
            store(f9 + 3 * output_stride + 0, v39);
            store(f9 + 4 * output_stride + 0, v33);
            store(f9 + 5 * output_stride + 0, v40);
            f30 += 4;
            f9 += s10;
        }
        size_t s41 = s10 * 6;
        f9 -= s41;
        f9 += 8;
        f8 += 16;
    }
}

void nnp_winograd_f5x5_2x2_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 6;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 6; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = v5 + v6;
        vector v12 = v5 - v6;
        vector v13 = v7 + v8;
        vector v14 = v7 - v8;
        vector v15 = v10 + v11;
        vector v16 = v15 + v13;
        vector v17 = v12 * (float)0.625;
        vector v18 = v14 * (float)1.5 + v17;
        vector v19 = v11 * (float)0.390625;
        vector v20 = v13 * (float)2.25 + v19;
        vector v21 = v12 * (float)0.244140625;
        vector v22 = v14 * (float)3.375 + v21;
        vector v23 = v11 * (float)0.152587890625 + v9;
        vector v24 = v13 * (float)5.0625 + v23;
        store(f3 + 0, v16);
        store(f3 + 24, v18);
        store(f3 + 48, v20);
        store(f3 + 72, v22);
        store(f3 + 96, v24);
        f3 += 4;
        c1 += s2;
    }
    size_t s25 = tile->row_stride;
    size_t s26 = tile->row_mask;
    size_t s27 = tile->column_mask;
    uint64_t u28 = s27 >> 0;
    uint64_t u29 = s27 >> 4;
    size_t s30 = tile->channel_stride;
    float*f31 = output;
    float*f32 = scratch;
    if (s27 == 31) {
        for (int i33 = 0; i33 < 5; i33++) {
            if (s26 & 1) {
                vector v34 = load(f32 + 0);
                vector v35 = load(f32 + 4);
                vector v36 = load(f32 + 8);
                vector v37 = load(f32 + 12);
                vector v38 = load(f32 + 16);
                vector v39 = load(f32 + 20);
                vector v40 = v34 + v35;
                vector v41 = v34 - v35;
                vector v42 = v36 + v37;
                vector v43 = v36 - v37;
                vector v44 = v39 + v40;
                vector v45 = v44 + v42;
                vector v46 = v41 * (float)0.625;
                vector v47 = v43 * (float)1.5 + v46;
                vector v48 = v40 * (float)0.390625;
                vector v49 = v42 * (float)2.25 + v48;
                vector v50 = v41 * (float)0.244140625;
                vector v51 = v43 * (float)3.375 + v50;
                vector v52 = v40 * (float)0.152587890625 + v38;
                vector v53 = v42 * (float)5.0625 + v52;
                vector v54 = load(bias + 0);
                vector v55 = v45 + v54;
                vector v56 = v47 + v54;
                vector v57 = v49 + v54;
                vector v58 = v51 + v54;
                vector v59 = v53 + v54;
                f31[0 * s30 + 0] = v55[0];
                f31[1 * s30 + 0] = v55[1];
                f31[2 * s30 + 0] = v55[2];
                f31[3 * s30 + 0] = v55[3];
                f31[0 * s30 + 1] = v56[0];
                f31[1 * s30 + 1] = v56[1];
                f31[2 * s30 + 1] = v56[2];
                f31[3 * s30 + 1] = v56[3];
                f31[0 * s30 + 2] = v57[0];
                f31[1 * s30 + 2] = v57[1];
                f31[2 * s30 + 2] = v57[2];
                f31[3 * s30 + 2] = v57[3];
                f31[0 * s30 + 3] = v58[0];
                f31[1 * s30 + 3] = v58[1];
                f31[2 * s30 + 3] = v58[2];
                f31[3 * s30 + 3] = v58[3];
                f31[0 * s30 + 1] = v56[0];
                f31[1 * s30 + 1] = v56[1];
                f31[2 * s30 + 1] = v56[2];
                f31[3 * s30 + 1] = v56[3];
                f31[0 * s30 + 2] = v57[0];
                f31[1 * s30 + 2] = v57[1];
                f31[2 * s30 + 2] = v57[2];
                f31[3 * s30 + 2] = v57[3];
                f31[0 * s30 + 3] = v58[0];
                f31[1 * s30 + 3] = v58[1];
                f31[2 * s30 + 3] = v58[2];
                f31[3 * s30 + 3] = v58[3];
                f31[0 * s30 + 4] = v59[0];
                f31[1 * s30 + 4] = v59[1];
                f31[2 * s30 + 4] = v59[2];
                f31[3 * s30 + 4] = v59[3];
            }
            s26 /= 2;
            f32 += 24;
            f31 += s25;
        }
    } else {
        for (int i60 = 0; i60 < 5; i60++) {
            if (s26 & 1) {
                vector v61 = load(f32 + 0);
                vector v62 = load(f32 + 4);
                vector v63 = load(f32 + 8);
                vector v64 = load(f32 + 12);
                vector v65 = load(f32 + 16);
                vector v66 = load(f32 + 20);
                vector v67 = v61 + v62;
                vector v68 = v61 - v62;
                vector v69 = v63 + v64;
                vector v70 = v63 - v64;
                vector v71 = v66 + v67;
                vector v72 = v71 + v69;
                vector v73 = v68 * (float)0.625;
                vector v74 = v70 * (float)1.5 + v73;
                vector v75 = v67 * (float)0.390625;
                vector v76 = v69 * (float)2.25 + v75;
                vector v77 = v68 * (float)0.244140625;
                vector v78 = v70 * (float)3.375 + v77;
                vector v79 = v67 * (float)0.152587890625 + v65;
                vector v80 = v69 * (float)5.0625 + v79;
                vector v81 = load(bias + 0);
                vector v82 = v72 + v81;
                vector v83 = v74 + v81;
                vector v84 = v76 + v81;
                vector v85 = v78 + v81;
                vector v86 = v80 + v81;
                if (u28 >> 0 & 1) {
                f31[0 * s30 + 0] = v82[0];
                f31[1 * s30 + 0] = v82[1];
                f31[2 * s30 + 0] = v82[2];
                f31[3 * s30 + 0] = v82[3];
                }
                if (u28 >> 1 & 1) {
                f31[0 * s30 + 1] = v83[0];
                f31[1 * s30 + 1] = v83[1];
                f31[2 * s30 + 1] = v83[2];
                f31[3 * s30 + 1] = v83[3];
                }
                if (u28 >> 2 & 1) {
                f31[0 * s30 + 2] = v84[0];
                f31[1 * s30 + 2] = v84[1];
                f31[2 * s30 + 2] = v84[2];
                f31[3 * s30 + 2] = v84[3];
                }
                if (u28 >> 3 & 1) {
                f31[0 * s30 + 3] = v85[0];
                f31[1 * s30 + 3] = v85[1];
                f31[2 * s30 + 3] = v85[2];
                f31[3 * s30 + 3] = v85[3];
                }
                if (u29 >> 0 & 1) {
                f31[0 * s30 + 4] = v86[0];
                f31[1 * s30 + 4] = v86[1];
                f31[2 * s30 + 4] = v86[2];
                f31[3 * s30 + 4] = v86[3];
                }
                if (u29 >> 1 & 1) {
                f31[0 * s30 + 5] = v86[0];
                f31[1 * s30 + 5] = v86[1];
                f31[2 * s30 + 5] = v86[2];
                f31[3 * s30 + 5] = v86[3];
                }
                if (u29 >> 2 & 1) {
                f31[0 * s30 + 6] = v86[0];
                f31[1 * s30 + 6] = v86[1];
                f31[2 * s30 + 6] = v86[2];
                f31[3 * s30 + 6] = v86[3];
                }
                if (u29 >> 3 & 1) {
                f31[0 * s30 + 7] = v86[0];
                f31[1 * s30 + 7] = v86[1];
                f31[2 * s30 + 7] = v86[2];
                f31[3 * s30 + 7] = v86[3];
                }
            }
            s26 /= 2;
            f32 += 24;
            f31 += s25;
        }
    }
}

void nnp_winograd_f5x5_2x2_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 6;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 6; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = v5 + v6;
        vector v12 = v5 - v6;
        vector v13 = v7 + v8;
        vector v14 = v7 - v8;
        vector v15 = v10 + v11;
        vector v16 = v15 + v13;
        vector v17 = v12 * (float)0.625;
        vector v18 = v14 * (float)1.5 + v17;
        vector v19 = v11 * (float)0.390625;
        vector v20 = v13 * (float)2.25 + v19;
        vector v21 = v12 * (float)0.244140625;
        vector v22 = v14 * (float)3.375 + v21;
        vector v23 = v11 * (float)0.152587890625 + v9;
        vector v24 = v13 * (float)5.0625 + v23;
        store(f3 + 0, v16);
        store(f3 + 24, v18);
        store(f3 + 48, v20);
        store(f3 + 72, v22);
        store(f3 + 96, v24);
        f3 += 4;
        c1 += s2;
    }
    size_t s25 = tile->row_stride;
    size_t s26 = tile->row_mask;
    size_t s27 = tile->column_mask;
    uint64_t u28 = s27 >> 0;
    uint64_t u29 = s27 >> 4;
    size_t s30 = tile->channel_stride;
    float*f31 = output;
    float*f32 = scratch;
    if (s27 == 31) {
        for (int i33 = 0; i33 < 5; i33++) {
            if (s26 & 1) {
                vector v34 = load(f32 + 0);
                vector v35 = load(f32 + 4);
                vector v36 = load(f32 + 8);
                vector v37 = load(f32 + 12);
                vector v38 = load(f32 + 16);
                vector v39 = load(f32 + 20);
                vector v40 = v34 + v35;
                vector v41 = v34 - v35;
                vector v42 = v36 + v37;
                vector v43 = v36 - v37;
                vector v44 = v39 + v40;
                vector v45 = v44 + v42;
                vector v46 = v41 * (float)0.625;
                vector v47 = v43 * (float)1.5 + v46;
                vector v48 = v40 * (float)0.390625;
                vector v49 = v42 * (float)2.25 + v48;
                vector v50 = v41 * (float)0.244140625;
                vector v51 = v43 * (float)3.375 + v50;
                vector v52 = v40 * (float)0.152587890625 + v38;
                vector v53 = v42 * (float)5.0625 + v52;
                vector v54 = load(bias + 0);
                vector v55 = v45 + v54;
                vector v56 = v47 + v54;
                vector v57 = v49 + v54;
                vector v58 = v51 + v54;
                vector v59 = v53 + v54;
                vector v60 = splat(0);
                vector v61 = maximum(v60, v55);
                vector v62 = maximum(v60, v56);
                vector v63 = maximum(v60, v57);
                vector v64 = maximum(v60, v58);
                vector v65 = maximum(v60, v59);
                f31[0 * s30 + 0] = v61[0];
                f31[1 * s30 + 0] = v61[1];
                f31[2 * s30 + 0] = v61[2];
                f31[3 * s30 + 0] = v61[3];
                f31[0 * s30 + 1] = v62[0];
                f31[1 * s30 + 1] = v62[1];
                f31[2 * s30 + 1] = v62[2];
                f31[3 * s30 + 1] = v62[3];
                f31[0 * s30 + 2] = v63[0];
                f31[1 * s30 + 2] = v63[1];
                f31[2 * s30 + 2] = v63[2];
                f31[3 * s30 + 2] = v63[3];
                f31[0 * s30 + 3] = v64[0];
                f31[1 * s30 + 3] = v64[1];
                f31[2 * s30 + 3] = v64[2];
                f31[3 * s30 + 3] = v64[3];
                f31[0 * s30 + 1] = v62[0];
                f31[1 * s30 + 1] = v62[1];
                f31[2 * s30 + 1] = v62[2];
                f31[3 * s30 + 1] = v62[3];
                f31[0 * s30 + 2] = v63[0];
                f31[1 * s30 + 2] = v63[1];
                f31[2 * s30 + 2] = v63[2];
                f31[3 * s30 + 2] = v63[3];
                f31[0 * s30 + 3] = v64[0];
                f31[1 * s30 + 3] = v64[1];
                f31[2 * s30 + 3] = v64[2];
                f31[3 * s30 + 3] = v64[3];
                f31[0 * s30 + 4] = v65[0];
                f31[1 * s30 + 4] = v65[1];
                f31[2 * s30 + 4] = v65[2];
                f31[3 * s30 + 4] = v65[3];
            }
            s26 /= 2;
            f32 += 24;
            f31 += s25;
        }
    } else {
        for (int i66 = 0; i66 < 5; i66++) {
            if (s26 & 1) {
                vector v67 = load(f32 + 0);
                vector v68 = load(f32 + 4);
                vector v69 = load(f32 + 8);
                vector v70 = load(f32 + 12);
                vector v71 = load(f32 + 16);
                vector v72 = load(f32 + 20);
                vector v73 = v67 + v68;
                vector v74 = v67 - v68;
                vector v75 = v69 + v70;
                vector v76 = v69 - v70;
                vector v77 = v72 + v73;
                vector v78 = v77 + v75;
                vector v79 = v74 * (float)0.625;
                vector v80 = v76 * (float)1.5 + v79;
                vector v81 = v73 * (float)0.390625;
                vector v82 = v75 * (float)2.25 + v81;
                vector v83 = v74 * (float)0.244140625;
                vector v84 = v76 * (float)3.375 + v83;
                vector v85 = v73 * (float)0.152587890625 + v71;
                vector v86 = v75 * (float)5.0625 + v85;
                vector v87 = load(bias + 0);
                vector v88 = v78 + v87;
                vector v89 = v80 + v87;
                vector v90 = v82 + v87;
                vector v91 = v84 + v87;
                vector v92 = v86 + v87;
                vector v93 = splat(0);
                vector v94 = maximum(v93, v88);
                vector v95 = maximum(v93, v89);
                vector v96 = maximum(v93, v90);
                vector v97 = maximum(v93, v91);
                vector v98 = maximum(v93, v92);
                if (u28 >> 0 & 1) {
                f31[0 * s30 + 0] = v94[0];
                f31[1 * s30 + 0] = v94[1];
                f31[2 * s30 + 0] = v94[2];
                f31[3 * s30 + 0] = v94[3];
                }
                if (u28 >> 1 & 1) {
                f31[0 * s30 + 1] = v95[0];
                f31[1 * s30 + 1] = v95[1];
                f31[2 * s30 + 1] = v95[2];
                f31[3 * s30 + 1] = v95[3];
                }
                if (u28 >> 2 & 1) {
                f31[0 * s30 + 2] = v96[0];
                f31[1 * s30 + 2] = v96[1];
                f31[2 * s30 + 2] = v96[2];
                f31[3 * s30 + 2] = v96[3];
                }
                if (u28 >> 3 & 1) {
                f31[0 * s30 + 3] = v97[0];
                f31[1 * s30 + 3] = v97[1];
                f31[2 * s30 + 3] = v97[2];
                f31[3 * s30 + 3] = v97[3];
                }
                if (u29 >> 0 & 1) {
                f31[0 * s30 + 4] = v98[0];
                f31[1 * s30 + 4] = v98[1];
                f31[2 * s30 + 4] = v98[2];
                f31[3 * s30 + 4] = v98[3];
                }
                if (u29 >> 1 & 1) {
                f31[0 * s30 + 5] = v98[0];
                f31[1 * s30 + 5] = v98[1];
                f31[2 * s30 + 5] = v98[2];
                f31[3 * s30 + 5] = v98[3];
                }
                if (u29 >> 2 & 1) {
                f31[0 * s30 + 6] = v98[0];
                f31[1 * s30 + 6] = v98[1];
                f31[2 * s30 + 6] = v98[2];
                f31[3 * s30 + 6] = v98[3];
                }
                if (u29 >> 3 & 1) {
                f31[0 * s30 + 7] = v98[0];
                f31[1 * s30 + 7] = v98[1];
                f31[2 * s30 + 7] = v98[2];
                f31[3 * s30 + 7] = v98[3];
                }
            }
            s26 /= 2;
            f32 += 24;
            f31 += s25;
        }
    }
}

void nnp_winograd_f2x2_3x3_input__c(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    size_t s5 = tile->channel_stride;
    const float*c6 = input;
    if (s3 == 15) {
        float*f7 = scratch;
        for (int i8 = 0; i8 < 4; i8++) {
            if (s2 & 1) {
                vector v9 = splat(0);
                vector v10 = splat(0);
                vector v11 = splat(0);
                vector v12 = splat(0);
                v9[0] = c6[0 * s5 + 0];
                v9[1] = c6[1 * s5 + 0];
                v9[2] = c6[2 * s5 + 0];
                v9[3] = c6[3 * s5 + 0];
                v10[0] = c6[0 * s5 + 1];
                v10[1] = c6[1 * s5 + 1];
                v10[2] = c6[2 * s5 + 1];
                v10[3] = c6[3 * s5 + 1];
                v11[0] = c6[0 * s5 + 2];
                v11[1] = c6[1 * s5 + 2];
                v11[2] = c6[2 * s5 + 2];
                v11[3] = c6[3 * s5 + 2];
                v12[0] = c6[0 * s5 + 3];
                v12[1] = c6[1 * s5 + 3];
                v12[2] = c6[2 * s5 + 3];
                v12[3] = c6[3 * s5 + 3];
                vector v13 = v11 + v10;
                store(f7 + 0, v13);
                vector v14 = v11 - v10;
                store(f7 + 4, v14);
                vector v15 = v12 - v10;
                store(f7 + 8, v15);
                vector v16 = v9 - v11;
                store(f7 + 12, v16);
            } else {
                vector v17 = splat(0);
                store(f7 + 0, v17);
                vector v18 = splat(0);
                store(f7 + 4, v18);
                vector v19 = splat(0);
                store(f7 + 8, v19);
                vector v20 = splat(0);
                store(f7 + 12, v20);
            }
            s2 /= 2;
            c6 += s1;
            f7 += 16;
        }
    } else {
        float*f21 = scratch;
        for (int i22 = 0; i22 < 4; i22++) {
            if (s2 & 1) {
                vector v23 = splat(0);
                vector v24 = splat(0);
                vector v25 = splat(0);
                vector v26 = splat(0);
                if (u4 >> 0 & 1) {
                v23[0] = c6[0 * s5 + 0];
                v23[1] = c6[1 * s5 + 0];
                v23[2] = c6[2 * s5 + 0];
                v23[3] = c6[3 * s5 + 0];
                }
                if (u4 >> 1 & 1) {
                v24[0] = c6[0 * s5 + 1];
                v24[1] = c6[1 * s5 + 1];
                v24[2] = c6[2 * s5 + 1];
                v24[3] = c6[3 * s5 + 1];
                }
                if (u4 >> 2 & 1) {
                v25[0] = c6[0 * s5 + 2];
                v25[1] = c6[1 * s5 + 2];
                v25[2] = c6[2 * s5 + 2];
                v25[3] = c6[3 * s5 + 2];
                }
                if (u4 >> 3 & 1) {
                v26[0] = c6[0 * s5 + 3];
                v26[1] = c6[1 * s5 + 3];
                v26[2] = c6[2 * s5 + 3];
                v26[3] = c6[3 * s5 + 3];
                }
                vector v27 = v25 + v24;
                store(f21 + 0, v27);
                vector v28 = v25 - v24;
                store(f21 + 4, v28);
                vector v29 = v26 - v24;
                store(f21 + 8, v29);
                vector v30 = v23 - v25;
                store(f21 + 12, v30);
            } else {
                vector v31 = splat(0);
                store(f21 + 0, v31);
                vector v32 = splat(0);
                store(f21 + 4, v32);
                vector v33 = splat(0);
                store(f21 + 8, v33);
                vector v34 = splat(0);
                store(f21 + 12, v34);
            }
            s2 /= 2;
            c6 += s1;
            f21 += 16;
        }
    }
    float*f35 = output;
    size_t s36 = output_stride * 4;
    float*f37 = scratch;
    for (int i38 = 0; i38 < 4; i38++) {
        vector v39 = load(f37 + 0);
        vector v40 = load(f37 + 16);
        vector v41 = load(f37 + 32);
        vector v42 = load(f37 + 48);
        vector v43 = v41 + v40;
        store(f35 + 0 * output_stride + 0, v43);
        vector v44 = v41 - v40;
        store(f35 + 1 * output_stride + 0, v44);
        vector v45 = v42 - v40;
        store(f35 + 2 * output_stride + 0, v45);
        vector v46 = v39 - v41;
        store(f35 + 3 * output_stride + 0, v46);
        f37 += 4;
        f35 += s36;
    }
}

void nnp_winograd_f2x2_3x3_kernel__c(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 9; i3++) {
        vector v4 = splat(0);
        vector v5 = splat(0);
        vector v6 = splat(0);
        vector v7 = splat(0);
        v4[0] = c1[0 * kernel_stride + 0];
        v4[1] = c1[1 * kernel_stride + 0];
        v4[2] = c1[2 * kernel_stride + 0];
        v4[3] = c1[3 * kernel_stride + 0];
        v5[0] = c1[0 * kernel_stride + 1];
        v5[1] = c1[1 * kernel_stride + 1];
        v5[2] = c1[2 * kernel_stride + 1];
        v5[3] = c1[3 * kernel_stride + 1];
        v6[0] = c1[0 * kernel_stride + 2];
        v6[1] = c1[1 * kernel_stride + 2];
        v6[2] = c1[2 * kernel_stride + 2];
        v6[3] = c1[3 * kernel_stride + 2];
        v7[0] = c1[0 * kernel_stride + 3];
        v7[1] = c1[1 * kernel_stride + 3];
        v7[2] = c1[2 * kernel_stride + 3];
        v7[3] = c1[3 * kernel_stride + 3];
        store(f2 + 0, v4);
        store(f2 + 4, v5);
        store(f2 + 8, v6);
        store(f2 + 12, v7);
        c1 += 4;
        f2 += 16;
    }
    float*f8 = scratch;
    float*f9 = output;
    size_t s10 = output_stride * 4;
    for (int i11 = 0; i11 < 4; i11++) {
        vector v12 = load(f8 + 0);
        vector v13 = load(f8 + 4);
        vector v14 = load(f8 + 8);
        vector v15 = v12 + v14;
        vector v16 = v15 * (float)0.5;
        vector v17 = v13 * (float)0.5 + v16;
        vector v18 = v13 * (float)-0.5 + v16;
        store(f2 + 0, v17);
        store(f2 + 4, v18);
        store(f2 + 8, v14);
        store(f2 + 12, v12);
        vector v19 = load(f8 + 12);
        vector v20 = load(f8 + 16);
        vector v21 = load(f8 + 20);
        vector v22 = v19 + v21;
        vector v23 = v22 * (float)0.5;
        vector v24 = v20 * (float)0.5 + v23;
        vector v25 = v20 * (float)-0.5 + v23;
        store(f2 + 16, v24);
        store(f2 + 20, v25);
        store(f2 + 24, v21);
        store(f2 + 28, v19);
        vector v26 = load(f8 + 24);
        vector v27 = load(f8 + 28);
        vector v28 = load(f8 + 32);
        vector v29 = v26 + v28;
        vector v30 = v29 * (float)0.5;
        vector v31 = v27 * (float)0.5 + v30;
        vector v32 = v27 * (float)-0.5 + v30;
        store(f2 + 32, v31);
        store(f2 + 36, v32);
        store(f2 + 40, v28);
        store(f2 + 44, v26);
        float*f33 = f2;
        for (int i34 = 0; i34 < 4; i34++) {
            vector v35 = load(f33 + 0);
            vector v36 = load(f33 + 16);
            vector v37 = load(f33 + 32);
            vector v38 = v35 + v37;
            vector v39 = v38 * (float)0.5;
            vector v40 = v36 * (float)0.5 + v39;
            vector v41 = v36 * (float)-0.5 + v39;
            store(f9 + 0 * output_stride + 0, v40);
            store(f9 + 1 * output_stride + 0, v41);
            store(f9 + 2 * output_stride + 0, v37);
            store(f9 + 3 * output_stride + 0, v35);
            f33 += 4;
            f9 += s10;
        }
        size_t s42 = s10 * 4;
        f9 -= s42;
        f9 += 8;
        f8 += 36;
    }
}

void nnp_winograd_f2x2_3x3_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 4;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 4; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = v5 + v6;
        vector v10 = v5 - v6;
        vector v11 = v8 + v9;
        vector v12 = v7 + v10;
        store(f3 + 0, v11);
        store(f3 + 16, v12);
        f3 += 4;
        c1 += s2;
    }
    size_t s13 = tile->row_stride;
    size_t s14 = tile->row_mask;
    size_t s15 = tile->column_mask;
    uint64_t u16 = s15 >> 0;
    size_t s17 = tile->channel_stride;
    float*f18 = output;
    float*f19 = scratch;
    if (s15 == 3) {
        for (int i20 = 0; i20 < 2; i20++) {
            if (s14 & 1) {
                vector v21 = load(f19 + 0);
                vector v22 = load(f19 + 4);
                vector v23 = load(f19 + 8);
                vector v24 = load(f19 + 12);
                vector v25 = load(bias + 0);
                vector v26 = v21 + v25;
                vector v27 = v26 + v22;
                vector v28 = v26 - v22;
                vector v29 = v24 + v27;
                vector v30 = v23 + v28;
                f18[0 * s17 + 0] = v29[0];
                f18[1 * s17 + 0] = v29[1];
                f18[2 * s17 + 0] = v29[2];
                f18[3 * s17 + 0] = v29[3];
                f18[0 * s17 + 1] = v30[0];
                f18[1 * s17 + 1] = v30[1];
                f18[2 * s17 + 1] = v30[2];
                f18[3 * s17 + 1] = v30[3];
            }
            s14 /= 2;
            f19 += 16;
            f18 += s13;
        }
    } else {
        for (int i31 = 0; i31 < 2; i31++) {
            if (s14 & 1) {
                vector v32 = load(f19 + 0);
                vector v33 = load(f19 + 4);
                vector v34 = load(f19 + 8);
                vector v35 = load(f19 + 12);
                vector v36 = load(bias + 0);
                vector v37 = v32 + v36;
                vector v38 = v37 + v33;
                vector v39 = v37 - v33;
                vector v40 = v35 + v38;
                vector v41 = v34 + v39;
                if (u16 >> 0 & 1) {
                f18[0 * s17 + 0] = v40[0];
                f18[1 * s17 + 0] = v40[1];
                f18[2 * s17 + 0] = v40[2];
                f18[3 * s17 + 0] = v40[3];
                }
                if (u16 >> 1 & 1) {
                f18[0 * s17 + 1] = v41[0];
                f18[1 * s17 + 1] = v41[1];
                f18[2 * s17 + 1] = v41[2];
                f18[3 * s17 + 1] = v41[3];
                }
            }
            s14 /= 2;
            f19 += 16;
            f18 += s13;
        }
    }
}

void nnp_winograd_f2x2_3x3_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 4;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 4; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = v5 + v6;
        vector v10 = v5 - v6;
        vector v11 = v8 + v9;
        vector v12 = v7 + v10;
        store(f3 + 0, v11);
        store(f3 + 16, v12);
        f3 += 4;
        c1 += s2;
    }
    size_t s13 = tile->row_stride;
    size_t s14 = tile->row_mask;
    size_t s15 = tile->column_mask;
    uint64_t u16 = s15 >> 0;
    size_t s17 = tile->channel_stride;
    float*f18 = output;
    float*f19 = scratch;
    if (s15 == 3) {
        for (int i20 = 0; i20 < 2; i20++) {
            if (s14 & 1) {
                vector v21 = load(f19 + 0);
                vector v22 = load(f19 + 4);
                vector v23 = load(f19 + 8);
                vector v24 = load(f19 + 12);
                vector v25 = load(bias + 0);
                vector v26 = v21 + v25;
                vector v27 = v26 + v22;
                vector v28 = v26 - v22;
                vector v29 = v24 + v27;
                vector v30 = v23 + v28;
                vector v31 = splat(0);
                vector v32 = maximum(v31, v29);
                vector v33 = maximum(v31, v30);
                f18[0 * s17 + 0] = v32[0];
                f18[1 * s17 + 0] = v32[1];
                f18[2 * s17 + 0] = v32[2];
                f18[3 * s17 + 0] = v32[3];
                f18[0 * s17 + 1] = v33[0];
                f18[1 * s17 + 1] = v33[1];
                f18[2 * s17 + 1] = v33[2];
                f18[3 * s17 + 1] = v33[3];
            }
            s14 /= 2;
            f19 += 16;
            f18 += s13;
        }
    } else {
        for (int i34 = 0; i34 < 2; i34++) {
            if (s14 & 1) {
                vector v35 = load(f19 + 0);
                vector v36 = load(f19 + 4);
                vector v37 = load(f19 + 8);
                vector v38 = load(f19 + 12);
                vector v39 = load(bias + 0);
                vector v40 = v35 + v39;
                vector v41 = v40 + v36;
                vector v42 = v40 - v36;
                vector v43 = v38 + v41;
                vector v44 = v37 + v42;
                vector v45 = splat(0);
                vector v46 = maximum(v45, v43);
                vector v47 = maximum(v45, v44);
                if (u16 >> 0 & 1) {
                f18[0 * s17 + 0] = v46[0];
                f18[1 * s17 + 0] = v46[1];
                f18[2 * s17 + 0] = v46[2];
                f18[3 * s17 + 0] = v46[3];
                }
                if (u16 >> 1 & 1) {
                f18[0 * s17 + 1] = v47[0];
                f18[1 * s17 + 1] = v47[1];
                f18[2 * s17 + 1] = v47[2];
                f18[3 * s17 + 1] = v47[3];
                }
            }
            s14 /= 2;
            f19 += 16;
            f18 += s13;
        }
    }
}

void nnp_winograd_f3x3_2x2_kernel__c(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 4; i3++) {
        vector v4 = splat(0);
        vector v5 = splat(0);
        vector v6 = splat(0);
        vector v7 = splat(0);
        v4[0] = c1[0 * kernel_stride + 0];
        v4[1] = c1[1 * kernel_stride + 0];
        v4[2] = c1[2 * kernel_stride + 0];
        v4[3] = c1[3 * kernel_stride + 0];
        v5[0] = c1[0 * kernel_stride + 1];
        v5[1] = c1[1 * kernel_stride + 1];
        v5[2] = c1[2 * kernel_stride + 1];
        v5[3] = c1[3 * kernel_stride + 1];
        v6[0] = c1[0 * kernel_stride + 2];
        v6[1] = c1[1 * kernel_stride + 2];
        v6[2] = c1[2 * kernel_stride + 2];
        v6[3] = c1[3 * kernel_stride + 2];
        v7[0] = c1[0 * kernel_stride + 3];
        v7[1] = c1[1 * kernel_stride + 3];
        v7[2] = c1[2 * kernel_stride + 3];
        v7[3] = c1[3 * kernel_stride + 3];
        store(f2 + 0, v4);
        store(f2 + 4, v5);
        store(f2 + 8, v6);
        store(f2 + 12, v7);
        c1 += 4;
        f2 += 16;
    }
    float*f8 = scratch;
    float*f9 = output;
    size_t s10 = output_stride * 4;
    for (int i11 = 0; i11 < 4; i11++) {
        vector v12 = load(f8 + 0);
        vector v13 = load(f8 + 4);
        vector v14 = v12 * (float)0.5;
        vector v15 = v13 * (float)0.5 + v14;
        vector v16 = v13 * (float)-0.5 + v14;
        store(f2 + 0, v15);
        store(f2 + 4, v16);
        store(f2 + 8, v13);
        store(f2 + 12, v12);
        vector v17 = load(f8 + 8);
        vector v18 = load(f8 + 12);
        vector v19 = v17 * (float)0.5;
        vector v20 = v18 * (float)0.5 + v19;
        vector v21 = v18 * (float)-0.5 + v19;
        store(f2 + 16, v20);
        store(f2 + 20, v21);
        store(f2 + 24, v18);
        store(f2 + 28, v17);
        float*f22 = f2;
        for (int i23 = 0; i23 < 4; i23++) {
            vector v24 = load(f22 + 0);
            vector v25 = load(f22 + 16);
            vector v26 = v24 * (float)0.5;
            vector v27 = v25 * (float)0.5 + v26;
            vector v28 = v25 * (float)-0.5 + v26;
            store(f9 + 0 * output_stride + 0, v27);
            store(f9 + 1 * output_stride + 0, v28);
            store(f9 + 2 * output_stride + 0, v25);
            store(f9 + 3 * output_stride + 0, v24);
            f22 += 4;
            f9 += s10;
        }
        size_t s29 = s10 * 4;
        f9 -= s29;
        f9 += 8;
        f8 += 16;
    }
}

void nnp_winograd_f3x3_2x2_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 4;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 4; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = v5 + v6;
        vector v10 = v5 - v6;
        vector v11 = v8 + v9;
        vector v12 = v7 + v9;
        store(f3 + 0, v11);
        store(f3 + 16, v10);
        store(f3 + 32, v12);
        f3 += 4;
        c1 += s2;
    }
    size_t s13 = tile->row_stride;
    size_t s14 = tile->row_mask;
    size_t s15 = tile->column_mask;
    uint64_t u16 = s15 >> 0;
    size_t s17 = tile->channel_stride;
    float*f18 = output;
    float*f19 = scratch;
    if (s15 == 7) {
        for (int i20 = 0; i20 < 3; i20++) {
            if (s14 & 1) {
                vector v21 = load(f19 + 0);
                vector v22 = load(f19 + 4);
                vector v23 = load(f19 + 8);
                vector v24 = load(f19 + 12);
                vector v25 = load(bias + 0);
                vector v26 = v21 + v25;
                vector v27 = v26 + v22;
                vector v28 = v26 - v22;
                vector v29 = v24 + v27;
                vector v30 = v23 + v27;
                f18[0 * s17 + 0] = v29[0];
                f18[1 * s17 + 0] = v29[1];
                f18[2 * s17 + 0] = v29[2];
                f18[3 * s17 + 0] = v29[3];
                f18[0 * s17 + 1] = v28[0];
                f18[1 * s17 + 1] = v28[1];
                f18[2 * s17 + 1] = v28[2];
                f18[3 * s17 + 1] = v28[3];
                f18[0 * s17 + 1] = v28[0];
                f18[1 * s17 + 1] = v28[1];
                f18[2 * s17 + 1] = v28[2];
                f18[3 * s17 + 1] = v28[3];
                f18[0 * s17 + 2] = v30[0];
                f18[1 * s17 + 2] = v30[1];
                f18[2 * s17 + 2] = v30[2];
                f18[3 * s17 + 2] = v30[3];
            }
            s14 /= 2;
            f19 += 16;
            f18 += s13;
        }
    } else {
        for (int i31 = 0; i31 < 3; i31++) {
            if (s14 & 1) {
                vector v32 = load(f19 + 0);
                vector v33 = load(f19 + 4);
                vector v34 = load(f19 + 8);
                vector v35 = load(f19 + 12);
                vector v36 = load(bias + 0);
                vector v37 = v32 + v36;
                vector v38 = v37 + v33;
                vector v39 = v37 - v33;
                vector v40 = v35 + v38;
                vector v41 = v34 + v38;
                if (u16 >> 0 & 1) {
                f18[0 * s17 + 0] = v40[0];
                f18[1 * s17 + 0] = v40[1];
                f18[2 * s17 + 0] = v40[2];
                f18[3 * s17 + 0] = v40[3];
                }
                if (u16 >> 1 & 1) {
                f18[0 * s17 + 1] = v39[0];
                f18[1 * s17 + 1] = v39[1];
                f18[2 * s17 + 1] = v39[2];
                f18[3 * s17 + 1] = v39[3];
                }
                if (u16 >> 2 & 1) {
                f18[0 * s17 + 2] = v41[0];
                f18[1 * s17 + 2] = v41[1];
                f18[2 * s17 + 2] = v41[2];
                f18[3 * s17 + 2] = v41[3];
                }
                if (u16 >> 3 & 1) {
                f18[0 * s17 + 3] = v41[0];
                f18[1 * s17 + 3] = v41[1];
                f18[2 * s17 + 3] = v41[2];
                f18[3 * s17 + 3] = v41[3];
                }
            }
            s14 /= 2;
            f19 += 16;
            f18 += s13;
        }
    }
}

void nnp_winograd_f3x3_2x2_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 4;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 4; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = v5 + v6;
        vector v10 = v5 - v6;
        vector v11 = v8 + v9;
        vector v12 = v7 + v9;
        store(f3 + 0, v11);
        store(f3 + 16, v10);
        store(f3 + 32, v12);
        f3 += 4;
        c1 += s2;
    }
    size_t s13 = tile->row_stride;
    size_t s14 = tile->row_mask;
    size_t s15 = tile->column_mask;
    uint64_t u16 = s15 >> 0;
    size_t s17 = tile->channel_stride;
    float*f18 = output;
    float*f19 = scratch;
    if (s15 == 7) {
        for (int i20 = 0; i20 < 3; i20++) {
            if (s14 & 1) {
                vector v21 = load(f19 + 0);
                vector v22 = load(f19 + 4);
                vector v23 = load(f19 + 8);
                vector v24 = load(f19 + 12);
                vector v25 = load(bias + 0);
                vector v26 = v21 + v25;
                vector v27 = v26 + v22;
                vector v28 = v26 - v22;
                vector v29 = v24 + v27;
                vector v30 = v23 + v27;
                vector v31 = splat(0);
                vector v32 = maximum(v31, v29);
                vector v33 = maximum(v31, v28);
                vector v34 = maximum(v31, v30);
                f18[0 * s17 + 0] = v32[0];
                f18[1 * s17 + 0] = v32[1];
                f18[2 * s17 + 0] = v32[2];
                f18[3 * s17 + 0] = v32[3];
                f18[0 * s17 + 1] = v33[0];
                f18[1 * s17 + 1] = v33[1];
                f18[2 * s17 + 1] = v33[2];
                f18[3 * s17 + 1] = v33[3];
                f18[0 * s17 + 1] = v33[0];
                f18[1 * s17 + 1] = v33[1];
                f18[2 * s17 + 1] = v33[2];
                f18[3 * s17 + 1] = v33[3];
                f18[0 * s17 + 2] = v34[0];
                f18[1 * s17 + 2] = v34[1];
                f18[2 * s17 + 2] = v34[2];
                f18[3 * s17 + 2] = v34[3];
            }
            s14 /= 2;
            f19 += 16;
            f18 += s13;
        }
    } else {
        for (int i35 = 0; i35 < 3; i35++) {
            if (s14 & 1) {
                vector v36 = load(f19 + 0);
                vector v37 = load(f19 + 4);
                vector v38 = load(f19 + 8);
                vector v39 = load(f19 + 12);
                vector v40 = load(bias + 0);
                vector v41 = v36 + v40;
                vector v42 = v41 + v37;
                vector v43 = v41 - v37;
                vector v44 = v39 + v42;
                vector v45 = v38 + v42;
                vector v46 = splat(0);
                vector v47 = maximum(v46, v44);
                vector v48 = maximum(v46, v43);
                vector v49 = maximum(v46, v45);
                if (u16 >> 0 & 1) {
                f18[0 * s17 + 0] = v47[0];
                f18[1 * s17 + 0] = v47[1];
                f18[2 * s17 + 0] = v47[2];
                f18[3 * s17 + 0] = v47[3];
                }
                if (u16 >> 1 & 1) {
                f18[0 * s17 + 1] = v48[0];
                f18[1 * s17 + 1] = v48[1];
                f18[2 * s17 + 1] = v48[2];
                f18[3 * s17 + 1] = v48[3];
                }
                if (u16 >> 2 & 1) {
                f18[0 * s17 + 2] = v49[0];
                f18[1 * s17 + 2] = v49[1];
                f18[2 * s17 + 2] = v49[2];
                f18[3 * s17 + 2] = v49[3];
                }
                if (u16 >> 3 & 1) {
                f18[0 * s17 + 3] = v49[0];
                f18[1 * s17 + 3] = v49[1];
                f18[2 * s17 + 3] = v49[2];
                f18[3 * s17 + 3] = v49[3];
                }
            }
            s14 /= 2;
            f19 += 16;
            f18 += s13;
        }
    }
}

void nnp_winograd_f6x5_3x3_of_8x8_input__c(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 4;
    size_t s6 = tile->channel_stride;
    const float*c7 = input;
    if (s3 == 127) {
        float*f8 = scratch;
        for (int i9 = 0; i9 < 8; i9++) {
            if (s2 & 1) {
                vector v10 = splat(0);
                vector v11 = splat(0);
                vector v12 = splat(0);
                vector v13 = splat(0);
                v10[0] = c7[0 * s6 + 0];
                v10[1] = c7[1 * s6 + 0];
                v10[2] = c7[2 * s6 + 0];
                v10[3] = c7[3 * s6 + 0];
                v11[0] = c7[0 * s6 + 1];
                v11[1] = c7[1 * s6 + 1];
                v11[2] = c7[2 * s6 + 1];
                v11[3] = c7[3 * s6 + 1];
                v12[0] = c7[0 * s6 + 2];
                v12[1] = c7[1 * s6 + 2];
                v12[2] = c7[2 * s6 + 2];
                v12[3] = c7[3 * s6 + 2];
                v13[0] = c7[0 * s6 + 3];
                v13[1] = c7[1 * s6 + 3];
                v13[2] = c7[2 * s6 + 3];
                v13[3] = c7[3 * s6 + 3];
                vector v14 = splat(0);
                vector v15 = splat(0);
                vector v16 = splat(0);
                vector v17 = splat(0);
                v14[0] = c7[0 * s6 + 3];
                v14[1] = c7[1 * s6 + 3];
                v14[2] = c7[2 * s6 + 3];
                v14[3] = c7[3 * s6 + 3];
                v15[0] = c7[0 * s6 + 4];
                v15[1] = c7[1 * s6 + 4];
                v15[2] = c7[2 * s6 + 4];
                v15[3] = c7[3 * s6 + 4];
                v16[0] = c7[0 * s6 + 5];
                v16[1] = c7[1 * s6 + 5];
                v16[2] = c7[2 * s6 + 5];
                v16[3] = c7[3 * s6 + 5];
                v17[0] = c7[0 * s6 + 6];
                v17[1] = c7[1 * s6 + 6];
                v17[2] = c7[2 * s6 + 6];
                v17[3] = c7[3 * s6 + 6];
                vector v18 = v10 + v15;
                vector v19 = v12 * (float)-4.25 + v18;
                vector v20 = v11 + v16;
                vector v21 = v13 * (float)-4.25 + v20;
                vector v22 = v19 + v21;
                store(f8 + 0, v22);
                vector v23 = v19 - v21;
                store(f8 + 4, v23);
                vector v24 = v12 * (float)-5.0 + v10;
                vector v25 = v15 * (float)4.0 + v24;
                vector v26 = v13 * (float)-5.0 + v11;
                vector v27 = v16 * (float)4.0 + v26;
                vector v28 = v27 * (float)0.5 + v25;
                store(f8 + 8, v28);
                vector v29 = v27 * (float)-0.5 + v25;
                store(f8 + 12, v29);
                vector v30 = v12 * (float)-1.25 + v10;
                vector v31 = v15 * (float)0.25 + v30;
                vector v32 = v13 * (float)-1.25 + v11;
                vector v33 = v16 * (float)0.25 + v32;
                vector v34 = v33 * (float)2.0 + v31;
                store(f8 + 16, v34);
                vector v35 = v33 * (float)-2.0 + v31;
                store(f8 + 20, v35);
                vector v36 = v17 - v10;
                vector v37 = v12 * (float)5.25 + v36;
                vector v38 = v15 * (float)-5.25 + v37;
                store(f8 + 24, v38);
            } else {
                vector v39 = splat(0);
                store(f8 + 0, v39);
                vector v40 = splat(0);
                store(f8 + 4, v40);
                vector v41 = splat(0);
                store(f8 + 8, v41);
                vector v42 = splat(0);
                store(f8 + 12, v42);
                vector v43 = splat(0);
                store(f8 + 16, v43);
                vector v44 = splat(0);
                store(f8 + 20, v44);
                vector v45 = splat(0);
                store(f8 + 24, v45);
            }
            s2 /= 2;
            c7 += s1;
            f8 += 28;
        }
    } else {
        float*f46 = scratch;
        for (int i47 = 0; i47 < 8; i47++) {
            if (s2 & 1) {
                vector v48 = splat(0);
                vector v49 = splat(0);
                vector v50 = splat(0);
                vector v51 = splat(0);
                if (u4 >> 0 & 1) {
                v48[0] = c7[0 * s6 + 0];
                v48[1] = c7[1 * s6 + 0];
                v48[2] = c7[2 * s6 + 0];
                v48[3] = c7[3 * s6 + 0];
                }
                if (u4 >> 1 & 1) {
                v49[0] = c7[0 * s6 + 1];
                v49[1] = c7[1 * s6 + 1];
                v49[2] = c7[2 * s6 + 1];
                v49[3] = c7[3 * s6 + 1];
                }
                if (u4 >> 2 & 1) {
                v50[0] = c7[0 * s6 + 2];
                v50[1] = c7[1 * s6 + 2];
                v50[2] = c7[2 * s6 + 2];
                v50[3] = c7[3 * s6 + 2];
                }
                if (u4 >> 3 & 1) {
                v51[0] = c7[0 * s6 + 3];
                v51[1] = c7[1 * s6 + 3];
                v51[2] = c7[2 * s6 + 3];
                v51[3] = c7[3 * s6 + 3];
                }
                vector v52 = splat(0);
                vector v53 = splat(0);
                vector v54 = splat(0);
                if (u5 >> 0 & 1) {
                v52[0] = c7[0 * s6 + 4];
                v52[1] = c7[1 * s6 + 4];
                v52[2] = c7[2 * s6 + 4];
                v52[3] = c7[3 * s6 + 4];
                }
                if (u5 >> 1 & 1) {
                v53[0] = c7[0 * s6 + 5];
                v53[1] = c7[1 * s6 + 5];
                v53[2] = c7[2 * s6 + 5];
                v53[3] = c7[3 * s6 + 5];
                }
                if (u5 >> 2 & 1) {
                v54[0] = c7[0 * s6 + 6];
                v54[1] = c7[1 * s6 + 6];
                v54[2] = c7[2 * s6 + 6];
                v54[3] = c7[3 * s6 + 6];
                }
                vector v55 = v48 + v52;
                vector v56 = v50 * (float)-4.25 + v55;
                vector v57 = v49 + v53;
                vector v58 = v51 * (float)-4.25 + v57;
                vector v59 = v56 + v58;
                store(f46 + 0, v59);
                vector v60 = v56 - v58;
                store(f46 + 4, v60);
                vector v61 = v50 * (float)-5.0 + v48;
                vector v62 = v52 * (float)4.0 + v61;
                vector v63 = v51 * (float)-5.0 + v49;
                vector v64 = v53 * (float)4.0 + v63;
                vector v65 = v64 * (float)0.5 + v62;
                store(f46 + 8, v65);
                vector v66 = v64 * (float)-0.5 + v62;
                store(f46 + 12, v66);
                vector v67 = v50 * (float)-1.25 + v48;
                vector v68 = v52 * (float)0.25 + v67;
                vector v69 = v51 * (float)-1.25 + v49;
                vector v70 = v53 * (float)0.25 + v69;
                vector v71 = v70 * (float)2.0 + v68;
                store(f46 + 16, v71);
                vector v72 = v70 * (float)-2.0 + v68;
                store(f46 + 20, v72);
                vector v73 = v54 - v48;
                vector v74 = v50 * (float)5.25 + v73;
                vector v75 = v52 * (float)-5.25 + v74;
                store(f46 + 24, v75);
            } else {
                vector v76 = splat(0);
                store(f46 + 0, v76);
                vector v77 = splat(0);
                store(f46 + 4, v77);
                vector v78 = splat(0);
                store(f46 + 8, v78);
                vector v79 = splat(0);
                store(f46 + 12, v79);
                vector v80 = splat(0);
                store(f46 + 16, v80);
                vector v81 = splat(0);
                store(f46 + 20, v81);
                vector v82 = splat(0);
                store(f46 + 24, v82);
            }
            s2 /= 2;
            c7 += s1;
            f46 += 28;
        }
    }
    float*f83 = output;
    size_t s84 = output_stride * 8;
    float*f85 = scratch;
    for (int i86 = 0; i86 < 7; i86++) {
        vector v87 = load(f85 + 0);
        vector v88 = load(f85 + 28);
        vector v89 = load(f85 + 56);
        vector v90 = load(f85 + 84);
        vector v91 = load(f85 + 112);
        vector v92 = load(f85 + 140);
        vector v93 = load(f85 + 168);
        vector v94 = load(f85 + 196);
        vector v95 = v89 + v93;
        vector v96 = v91 * (float)-4.25 + v95;
        vector v97 = v88 + v92;
        vector v98 = v90 * (float)-4.25 + v97;
        vector v99 = v96 + v98;
        store(f83 + 0 * output_stride + 0, v99);
        vector v100 = v96 - v98;
        store(f83 + 1 * output_stride + 0, v100);
        vector v101 = v89 * (float)0.25 + v93;
        vector v102 = v91 * (float)-1.25 + v101;
        vector v103 = v90 * (float)-5.0 + v88;
        vector v104 = v92 * (float)4.0 + v103;
        vector v105 = v104 * (float)0.5 + v102;
        store(f83 + 2 * output_stride + 0, v105);
        vector v106 = v104 * (float)-0.5 + v102;
        store(f83 + 3 * output_stride + 0, v106);
        vector v107 = v89 * (float)4.0 + v93;
        vector v108 = v91 * (float)-5.0 + v107;
        vector v109 = v90 * (float)-1.25 + v88;
        vector v110 = v92 * (float)0.25 + v109;
        vector v111 = v110 * (float)2.0 + v108;
        store(f83 + 4 * output_stride + 0, v111);
        vector v112 = v110 * (float)-2.0 + v108;
        store(f83 + 5 * output_stride + 0, v112);
        vector v113 = v94 - v88;
        vector v114 = v90 * (float)5.25 + v113;
        vector v115 = v92 * (float)-5.25 + v114;
        store(f83 + 6 * output_stride + 0, v115);
        vector v116 = v87 - v93;
        vector v117 = v89 * (float)-5.25 + v116;
        vector v118 = v91 * (float)5.25 + v117;
        store(f83 + 7 * output_stride + 0, v118);
        f85 += 4;
        f83 += s84;
    }
}

void nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 8;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 7; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = load(c1 + 6 * input_stride + 0);
        vector v12 = load(c1 + 7 * input_stride + 0);
        vector v13 = v5 + v6;
        vector v14 = v5 - v6;
        vector v15 = v7 + v8;
        vector v16 = v7 - v8;
        vector v17 = v9 + v10;
        vector v18 = v9 - v10;
        vector v19 = v12 + v13;
        vector v20 = v19 + v15;
        vector v21 = v20 + v17;
        vector v22 = v16 * (float)2.0 + v14;
        vector v23 = v18 * (float)0.5 + v22;
        vector v24 = v15 * (float)4.0 + v13;
        vector v25 = v17 * (float)0.25 + v24;
        vector v26 = v16 * (float)8.0 + v14;
        vector v27 = v18 * (float)0.125 + v26;
        vector v28 = v15 * (float)16.0 + v13;
        vector v29 = v17 * (float)0.0625 + v28;
        vector v30 = v11 + v14;
        vector v31 = v16 * (float)32.0 + v30;
        vector v32 = v18 * (float)0.03125 + v31;
        store(f3 + 0, v21);
        store(f3 + 28, v23);
        store(f3 + 56, v25);
        store(f3 + 84, v27);
        store(f3 + 112, v29);
        store(f3 + 140, v32);
        f3 += 4;
        c1 += s2;
    }
    size_t s33 = tile->row_stride;
    size_t s34 = tile->row_mask;
    size_t s35 = tile->column_mask;
    uint64_t u36 = s35 >> 0;
    uint64_t u37 = s35 >> 4;
    size_t s38 = tile->channel_stride;
    float*f39 = output;
    float*f40 = scratch;
    if (s35 == 31) {
        for (int i41 = 0; i41 < 6; i41++) {
            if (s34 & 1) {
                vector v42 = load(f40 + 0);
                vector v43 = load(f40 + 4);
                vector v44 = load(f40 + 8);
                vector v45 = load(f40 + 12);
                vector v46 = load(f40 + 16);
                vector v47 = load(f40 + 20);
                vector v48 = load(f40 + 24);
                vector v49 = load(bias + 0);
                vector v50 = v42 + v49;
                vector v51 = v50 + v43;
                vector v52 = v50 - v43;
                vector v53 = v44 + v45;
                vector v54 = v44 - v45;
                vector v55 = v46 + v47;
                vector v56 = v46 - v47;
                vector v57 = v51 + v53;
                vector v58 = v57 + v55;
                vector v59 = v54 * (float)2.0 + v52;
                vector v60 = v56 * (float)0.5 + v59;
                vector v61 = v53 * (float)4.0 + v51;
                vector v62 = v55 * (float)0.25 + v61;
                vector v63 = v54 * (float)8.0 + v52;
                vector v64 = v56 * (float)0.125 + v63;
                vector v65 = v48 + v51;
                vector v66 = v53 * (float)16.0 + v65;
                vector v67 = v55 * (float)0.0625 + v66;
                f39[0 * s38 + 0] = v58[0];
                f39[1 * s38 + 0] = v58[1];
                f39[2 * s38 + 0] = v58[2];
                f39[3 * s38 + 0] = v58[3];
                f39[0 * s38 + 1] = v60[0];
                f39[1 * s38 + 1] = v60[1];
                f39[2 * s38 + 1] = v60[2];
                f39[3 * s38 + 1] = v60[3];
                f39[0 * s38 + 2] = v62[0];
                f39[1 * s38 + 2] = v62[1];
                f39[2 * s38 + 2] = v62[2];
                f39[3 * s38 + 2] = v62[3];
                f39[0 * s38 + 3] = v64[0];
                f39[1 * s38 + 3] = v64[1];
                f39[2 * s38 + 3] = v64[2];
                f39[3 * s38 + 3] = v64[3];
                f39[0 * s38 + 1] = v60[0];
                f39[1 * s38 + 1] = v60[1];
                f39[2 * s38 + 1] = v60[2];
                f39[3 * s38 + 1] = v60[3];
                f39[0 * s38 + 2] = v62[0];
                f39[1 * s38 + 2] = v62[1];
                f39[2 * s38 + 2] = v62[2];
                f39[3 * s38 + 2] = v62[3];
                f39[0 * s38 + 3] = v64[0];
                f39[1 * s38 + 3] = v64[1];
                f39[2 * s38 + 3] = v64[2];
                f39[3 * s38 + 3] = v64[3];
                f39[0 * s38 + 4] = v67[0];
                f39[1 * s38 + 4] = v67[1];
                f39[2 * s38 + 4] = v67[2];
                f39[3 * s38 + 4] = v67[3];
            }
            s34 /= 2;
            f40 += 28;
            f39 += s33;
        }
    } else {
        for (int i68 = 0; i68 < 6; i68++) {
            if (s34 & 1) {
                vector v69 = load(f40 + 0);
                vector v70 = load(f40 + 4);
                vector v71 = load(f40 + 8);
                vector v72 = load(f40 + 12);
                vector v73 = load(f40 + 16);
                vector v74 = load(f40 + 20);
                vector v75 = load(f40 + 24);
                vector v76 = load(bias + 0);
                vector v77 = v69 + v76;
                vector v78 = v77 + v70;
                vector v79 = v77 - v70;
                vector v80 = v71 + v72;
                vector v81 = v71 - v72;
                vector v82 = v73 + v74;
                vector v83 = v73 - v74;
                vector v84 = v78 + v80;
                vector v85 = v84 + v82;
                vector v86 = v81 * (float)2.0 + v79;
                vector v87 = v83 * (float)0.5 + v86;
                vector v88 = v80 * (float)4.0 + v78;
                vector v89 = v82 * (float)0.25 + v88;
                vector v90 = v81 * (float)8.0 + v79;
                vector v91 = v83 * (float)0.125 + v90;
                vector v92 = v75 + v78;
                vector v93 = v80 * (float)16.0 + v92;
                vector v94 = v82 * (float)0.0625 + v93;
                if (u36 >> 0 & 1) {
                f39[0 * s38 + 0] = v85[0];
                f39[1 * s38 + 0] = v85[1];
                f39[2 * s38 + 0] = v85[2];
                f39[3 * s38 + 0] = v85[3];
                }
                if (u36 >> 1 & 1) {
                f39[0 * s38 + 1] = v87[0];
                f39[1 * s38 + 1] = v87[1];
                f39[2 * s38 + 1] = v87[2];
                f39[3 * s38 + 1] = v87[3];
                }
                if (u36 >> 2 & 1) {
                f39[0 * s38 + 2] = v89[0];
                f39[1 * s38 + 2] = v89[1];
                f39[2 * s38 + 2] = v89[2];
                f39[3 * s38 + 2] = v89[3];
                }
                if (u36 >> 3 & 1) {
                f39[0 * s38 + 3] = v91[0];
                f39[1 * s38 + 3] = v91[1];
                f39[2 * s38 + 3] = v91[2];
                f39[3 * s38 + 3] = v91[3];
                }
                if (u37 >> 0 & 1) {
                f39[0 * s38 + 4] = v94[0];
                f39[1 * s38 + 4] = v94[1];
                f39[2 * s38 + 4] = v94[2];
                f39[3 * s38 + 4] = v94[3];
                }
                if (u37 >> 1 & 1) {
                f39[0 * s38 + 5] = v94[0];
                f39[1 * s38 + 5] = v94[1];
                f39[2 * s38 + 5] = v94[2];
                f39[3 * s38 + 5] = v94[3];
                }
                if (u37 >> 2 & 1) {
                f39[0 * s38 + 6] = v94[0];
                f39[1 * s38 + 6] = v94[1];
                f39[2 * s38 + 6] = v94[2];
                f39[3 * s38 + 6] = v94[3];
                }
                if (u37 >> 3 & 1) {
                f39[0 * s38 + 7] = v94[0];
                f39[1 * s38 + 7] = v94[1];
                f39[2 * s38 + 7] = v94[2];
                f39[3 * s38 + 7] = v94[3];
                }
            }
            s34 /= 2;
            f40 += 28;
            f39 += s33;
        }
    }
}

void nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 8;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 7; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = load(c1 + 6 * input_stride + 0);
        vector v12 = load(c1 + 7 * input_stride + 0);
        vector v13 = v5 + v6;
        vector v14 = v5 - v6;
        vector v15 = v7 + v8;
        vector v16 = v7 - v8;
        vector v17 = v9 + v10;
        vector v18 = v9 - v10;
        vector v19 = v12 + v13;
        vector v20 = v19 + v15;
        vector v21 = v20 + v17;
        vector v22 = v16 * (float)2.0 + v14;
        vector v23 = v18 * (float)0.5 + v22;
        vector v24 = v15 * (float)4.0 + v13;
        vector v25 = v17 * (float)0.25 + v24;
        vector v26 = v16 * (float)8.0 + v14;
        vector v27 = v18 * (float)0.125 + v26;
        vector v28 = v15 * (float)16.0 + v13;
        vector v29 = v17 * (float)0.0625 + v28;
        vector v30 = v11 + v14;
        vector v31 = v16 * (float)32.0 + v30;
        vector v32 = v18 * (float)0.03125 + v31;
        store(f3 + 0, v21);
        store(f3 + 28, v23);
        store(f3 + 56, v25);
        store(f3 + 84, v27);
        store(f3 + 112, v29);
        store(f3 + 140, v32);
        f3 += 4;
        c1 += s2;
    }
    size_t s33 = tile->row_stride;
    size_t s34 = tile->row_mask;
    size_t s35 = tile->column_mask;
    uint64_t u36 = s35 >> 0;
    uint64_t u37 = s35 >> 4;
    size_t s38 = tile->channel_stride;
    float*f39 = output;
    float*f40 = scratch;
    if (s35 == 31) {
        for (int i41 = 0; i41 < 6; i41++) {
            if (s34 & 1) {
                vector v42 = load(f40 + 0);
                vector v43 = load(f40 + 4);
                vector v44 = load(f40 + 8);
                vector v45 = load(f40 + 12);
                vector v46 = load(f40 + 16);
                vector v47 = load(f40 + 20);
                vector v48 = load(f40 + 24);
                vector v49 = load(bias + 0);
                vector v50 = v42 + v49;
                vector v51 = v50 + v43;
                vector v52 = v50 - v43;
                vector v53 = v44 + v45;
                vector v54 = v44 - v45;
                vector v55 = v46 + v47;
                vector v56 = v46 - v47;
                vector v57 = v51 + v53;
                vector v58 = v57 + v55;
                vector v59 = v54 * (float)2.0 + v52;
                vector v60 = v56 * (float)0.5 + v59;
                vector v61 = v53 * (float)4.0 + v51;
                vector v62 = v55 * (float)0.25 + v61;
                vector v63 = v54 * (float)8.0 + v52;
                vector v64 = v56 * (float)0.125 + v63;
                vector v65 = v48 + v51;
                vector v66 = v53 * (float)16.0 + v65;
                vector v67 = v55 * (float)0.0625 + v66;
                vector v68 = splat(0);
                vector v69 = maximum(v68, v58);
                vector v70 = maximum(v68, v60);
                vector v71 = maximum(v68, v62);
                vector v72 = maximum(v68, v64);
                vector v73 = maximum(v68, v67);
                f39[0 * s38 + 0] = v69[0];
                f39[1 * s38 + 0] = v69[1];
                f39[2 * s38 + 0] = v69[2];
                f39[3 * s38 + 0] = v69[3];
                f39[0 * s38 + 1] = v70[0];
                f39[1 * s38 + 1] = v70[1];
                f39[2 * s38 + 1] = v70[2];
                f39[3 * s38 + 1] = v70[3];
                f39[0 * s38 + 2] = v71[0];
                f39[1 * s38 + 2] = v71[1];
                f39[2 * s38 + 2] = v71[2];
                f39[3 * s38 + 2] = v71[3];
                f39[0 * s38 + 3] = v72[0];
                f39[1 * s38 + 3] = v72[1];
                f39[2 * s38 + 3] = v72[2];
                f39[3 * s38 + 3] = v72[3];
                f39[0 * s38 + 1] = v70[0];
                f39[1 * s38 + 1] = v70[1];
                f39[2 * s38 + 1] = v70[2];
                f39[3 * s38 + 1] = v70[3];
                f39[0 * s38 + 2] = v71[0];
                f39[1 * s38 + 2] = v71[1];
                f39[2 * s38 + 2] = v71[2];
                f39[3 * s38 + 2] = v71[3];
                f39[0 * s38 + 3] = v72[0];
                f39[1 * s38 + 3] = v72[1];
                f39[2 * s38 + 3] = v72[2];
                f39[3 * s38 + 3] = v72[3];
                f39[0 * s38 + 4] = v73[0];
                f39[1 * s38 + 4] = v73[1];
                f39[2 * s38 + 4] = v73[2];
                f39[3 * s38 + 4] = v73[3];
            }
            s34 /= 2;
            f40 += 28;
            f39 += s33;
        }
    } else {
        for (int i74 = 0; i74 < 6; i74++) {
            if (s34 & 1) {
                vector v75 = load(f40 + 0);
                vector v76 = load(f40 + 4);
                vector v77 = load(f40 + 8);
                vector v78 = load(f40 + 12);
                vector v79 = load(f40 + 16);
                vector v80 = load(f40 + 20);
                vector v81 = load(f40 + 24);
                vector v82 = load(bias + 0);
                vector v83 = v75 + v82;
                vector v84 = v83 + v76;
                vector v85 = v83 - v76;
                vector v86 = v77 + v78;
                vector v87 = v77 - v78;
                vector v88 = v79 + v80;
                vector v89 = v79 - v80;
                vector v90 = v84 + v86;
                vector v91 = v90 + v88;
                vector v92 = v87 * (float)2.0 + v85;
                vector v93 = v89 * (float)0.5 + v92;
                vector v94 = v86 * (float)4.0 + v84;
                vector v95 = v88 * (float)0.25 + v94;
                vector v96 = v87 * (float)8.0 + v85;
                vector v97 = v89 * (float)0.125 + v96;
                vector v98 = v81 + v84;
                vector v99 = v86 * (float)16.0 + v98;
                vector v100 = v88 * (float)0.0625 + v99;
                vector v101 = splat(0);
                vector v102 = maximum(v101, v91);
                vector v103 = maximum(v101, v93);
                vector v104 = maximum(v101, v95);
                vector v105 = maximum(v101, v97);
                vector v106 = maximum(v101, v100);
                if (u36 >> 0 & 1) {
                f39[0 * s38 + 0] = v102[0];
                f39[1 * s38 + 0] = v102[1];
                f39[2 * s38 + 0] = v102[2];
                f39[3 * s38 + 0] = v102[3];
                }
                if (u36 >> 1 & 1) {
                f39[0 * s38 + 1] = v103[0];
                f39[1 * s38 + 1] = v103[1];
                f39[2 * s38 + 1] = v103[2];
                f39[3 * s38 + 1] = v103[3];
                }
                if (u36 >> 2 & 1) {
                f39[0 * s38 + 2] = v104[0];
                f39[1 * s38 + 2] = v104[1];
                f39[2 * s38 + 2] = v104[2];
                f39[3 * s38 + 2] = v104[3];
                }
                if (u36 >> 3 & 1) {
                f39[0 * s38 + 3] = v105[0];
                f39[1 * s38 + 3] = v105[1];
                f39[2 * s38 + 3] = v105[2];
                f39[3 * s38 + 3] = v105[3];
                }
                if (u37 >> 0 & 1) {
                f39[0 * s38 + 4] = v106[0];
                f39[1 * s38 + 4] = v106[1];
                f39[2 * s38 + 4] = v106[2];
                f39[3 * s38 + 4] = v106[3];
                }
                if (u37 >> 1 & 1) {
                f39[0 * s38 + 5] = v106[0];
                f39[1 * s38 + 5] = v106[1];
                f39[2 * s38 + 5] = v106[2];
                f39[3 * s38 + 5] = v106[3];
                }
                if (u37 >> 2 & 1) {
                f39[0 * s38 + 6] = v106[0];
                f39[1 * s38 + 6] = v106[1];
                f39[2 * s38 + 6] = v106[2];
                f39[3 * s38 + 6] = v106[3];
                }
                if (u37 >> 3 & 1) {
                f39[0 * s38 + 7] = v106[0];
                f39[1 * s38 + 7] = v106[1];
                f39[2 * s38 + 7] = v106[2];
                f39[3 * s38 + 7] = v106[3];
                }
            }
            s34 /= 2;
            f40 += 28;
            f39 += s33;
        }
    }
}

void nnp_winograd_f5x6_3x3_of_8x8_input__c(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 4;
    size_t s6 = tile->channel_stride;
    const float*c7 = input;
    if (s3 == 255) {
        float*f8 = scratch;
        for (int i9 = 0; i9 < 7; i9++) {
            if (s2 & 1) {
                vector v10 = splat(0);
                vector v11 = splat(0);
                vector v12 = splat(0);
                vector v13 = splat(0);
                v10[0] = c7[0 * s6 + 0];
                v10[1] = c7[1 * s6 + 0];
                v10[2] = c7[2 * s6 + 0];
                v10[3] = c7[3 * s6 + 0];
                v11[0] = c7[0 * s6 + 1];
                v11[1] = c7[1 * s6 + 1];
                v11[2] = c7[2 * s6 + 1];
                v11[3] = c7[3 * s6 + 1];
                v12[0] = c7[0 * s6 + 2];
                v12[1] = c7[1 * s6 + 2];
                v12[2] = c7[2 * s6 + 2];
                v12[3] = c7[3 * s6 + 2];
                v13[0] = c7[0 * s6 + 3];
                v13[1] = c7[1 * s6 + 3];
                v13[2] = c7[2 * s6 + 3];
                v13[3] = c7[3 * s6 + 3];
                vector v14 = splat(0);
                vector v15 = splat(0);
                vector v16 = splat(0);
                vector v17 = splat(0);
                v14[0] = c7[0 * s6 + 4];
                v14[1] = c7[1 * s6 + 4];
                v14[2] = c7[2 * s6 + 4];
                v14[3] = c7[3 * s6 + 4];
                v15[0] = c7[0 * s6 + 5];
                v15[1] = c7[1 * s6 + 5];
                v15[2] = c7[2 * s6 + 5];
                v15[3] = c7[3 * s6 + 5];
                v16[0] = c7[0 * s6 + 6];
                v16[1] = c7[1 * s6 + 6];
                v16[2] = c7[2 * s6 + 6];
                v16[3] = c7[3 * s6 + 6];
                v17[0] = c7[0 * s6 + 7];
                v17[1] = c7[1 * s6 + 7];
                v17[2] = c7[2 * s6 + 7];
                v17[3] = c7[3 * s6 + 7];
                vector v18 = v12 + v16;
                vector v19 = v14 * (float)-4.25 + v18;
                vector v20 = v11 + v15;
                vector v21 = v13 * (float)-4.25 + v20;
                vector v22 = v19 + v21;
                store(f8 + 0, v22);
                vector v23 = v19 - v21;
                store(f8 + 4, v23);
                vector v24 = v12 * (float)0.25 + v16;
                vector v25 = v14 * (float)-1.25 + v24;
                vector v26 = v13 * (float)-5.0 + v11;
                vector v27 = v15 * (float)4.0 + v26;
                vector v28 = v27 * (float)0.5 + v25;
                store(f8 + 8, v28);
                vector v29 = v27 * (float)-0.5 + v25;
                store(f8 + 12, v29);
                vector v30 = v12 * (float)4.0 + v16;
                vector v31 = v14 * (float)-5.0 + v30;
                vector v32 = v13 * (float)-1.25 + v11;
                vector v33 = v15 * (float)0.25 + v32;
                vector v34 = v33 * (float)2.0 + v31;
                store(f8 + 16, v34);
                vector v35 = v33 * (float)-2.0 + v31;
                store(f8 + 20, v35);
                vector v36 = v17 - v11;
                vector v37 = v13 * (float)5.25 + v36;
                vector v38 = v15 * (float)-5.25 + v37;
                store(f8 + 24, v38);
                vector v39 = v10 - v16;
                vector v40 = v12 * (float)-5.25 + v39;
                vector v41 = v14 * (float)5.25 + v40;
                store(f8 + 28, v41);
            } else {
                vector v42 = splat(0);
                store(f8 + 0, v42);
                vector v43 = splat(0);
                store(f8 + 4, v43);
                vector v44 = splat(0);
                store(f8 + 8, v44);
                vector v45 = splat(0);
                store(f8 + 12, v45);
                vector v46 = splat(0);
                store(f8 + 16, v46);
                vector v47 = splat(0);
                store(f8 + 20, v47);
                vector v48 = splat(0);
                store(f8 + 24, v48);
                vector v49 = splat(0);
                store(f8 + 28, v49);
            }
            s2 /= 2;
            c7 += s1;
            f8 += 32;
        }
    } else {
        float*f50 = scratch;
        for (int i51 = 0; i51 < 7; i51++) {
            if (s2 & 1) {
                vector v52 = splat(0);
                vector v53 = splat(0);
                vector v54 = splat(0);
                vector v55 = splat(0);
                if (u4 >> 0 & 1) {
                v52[0] = c7[0 * s6 + 0];
                v52[1] = c7[1 * s6 + 0];
                v52[2] = c7[2 * s6 + 0];
                v52[3] = c7[3 * s6 + 0];
                }
                if (u4 >> 1 & 1) {
                v53[0] = c7[0 * s6 + 1];
                v53[1] = c7[1 * s6 + 1];
                v53[2] = c7[2 * s6 + 1];
                v53[3] = c7[3 * s6 + 1];
                }
                if (u4 >> 2 & 1) {
                v54[0] = c7[0 * s6 + 2];
                v54[1] = c7[1 * s6 + 2];
                v54[2] = c7[2 * s6 + 2];
                v54[3] = c7[3 * s6 + 2];
                }
                if (u4 >> 3 & 1) {
                v55[0] = c7[0 * s6 + 3];
                v55[1] = c7[1 * s6 + 3];
                v55[2] = c7[2 * s6 + 3];
                v55[3] = c7[3 * s6 + 3];
                }
                vector v56 = splat(0);
                vector v57 = splat(0);
                vector v58 = splat(0);
                vector v59 = splat(0);
                if (u5 >> 0 & 1) {
                v56[0] = c7[0 * s6 + 4];
                v56[1] = c7[1 * s6 + 4];
                v56[2] = c7[2 * s6 + 4];
                v56[3] = c7[3 * s6 + 4];
                }
                if (u5 >> 1 & 1) {
                v57[0] = c7[0 * s6 + 5];
                v57[1] = c7[1 * s6 + 5];
                v57[2] = c7[2 * s6 + 5];
                v57[3] = c7[3 * s6 + 5];
                }
                if (u5 >> 2 & 1) {
                v58[0] = c7[0 * s6 + 6];
                v58[1] = c7[1 * s6 + 6];
                v58[2] = c7[2 * s6 + 6];
                v58[3] = c7[3 * s6 + 6];
                }
                if (u5 >> 3 & 1) {
                v59[0] = c7[0 * s6 + 7];
                v59[1] = c7[1 * s6 + 7];
                v59[2] = c7[2 * s6 + 7];
                v59[3] = c7[3 * s6 + 7];
                }
                vector v60 = v54 + v58;
                vector v61 = v56 * (float)-4.25 + v60;
                vector v62 = v53 + v57;
                vector v63 = v55 * (float)-4.25 + v62;
                vector v64 = v61 + v63;
                store(f50 + 0, v64);
                vector v65 = v61 - v63;
                store(f50 + 4, v65);
                vector v66 = v54 * (float)0.25 + v58;
                vector v67 = v56 * (float)-1.25 + v66;
                vector v68 = v55 * (float)-5.0 + v53;
                vector v69 = v57 * (float)4.0 + v68;
                vector v70 = v69 * (float)0.5 + v67;
                store(f50 + 8, v70);
                vector v71 = v69 * (float)-0.5 + v67;
                store(f50 + 12, v71);
                vector v72 = v54 * (float)4.0 + v58;
                vector v73 = v56 * (float)-5.0 + v72;
                vector v74 = v55 * (float)-1.25 + v53;
                vector v75 = v57 * (float)0.25 + v74;
                vector v76 = v75 * (float)2.0 + v73;
                store(f50 + 16, v76);
                vector v77 = v75 * (float)-2.0 + v73;
                store(f50 + 20, v77);
                vector v78 = v59 - v53;
                vector v79 = v55 * (float)5.25 + v78;
                vector v80 = v57 * (float)-5.25 + v79;
                store(f50 + 24, v80);
                vector v81 = v52 - v58;
                vector v82 = v54 * (float)-5.25 + v81;
                vector v83 = v56 * (float)5.25 + v82;
                store(f50 + 28, v83);
            } else {
                vector v84 = splat(0);
                store(f50 + 0, v84);
                vector v85 = splat(0);
                store(f50 + 4, v85);
                vector v86 = splat(0);
                store(f50 + 8, v86);
                vector v87 = splat(0);
                store(f50 + 12, v87);
                vector v88 = splat(0);
                store(f50 + 16, v88);
                vector v89 = splat(0);
                store(f50 + 20, v89);
                vector v90 = splat(0);
                store(f50 + 24, v90);
                vector v91 = splat(0);
                store(f50 + 28, v91);
            }
            s2 /= 2;
            c7 += s1;
            f50 += 32;
        }
    }
    float*f92 = output;
    size_t s93 = output_stride * 8;
    float*f94 = scratch;
    for (int i95 = 0; i95 < 8; i95++) {
        vector v96 = load(f94 + 0);
        vector v97 = load(f94 + 32);
        vector v98 = load(f94 + 64);
        vector v99 = load(f94 + 96);
        vector v100 = load(f94 + 128);
        vector v101 = load(f94 + 160);
        vector v102 = load(f94 + 192);
        vector v103 = v96 + v100;
        vector v104 = v98 * (float)-4.25 + v103;
        vector v105 = v97 + v101;
        vector v106 = v99 * (float)-4.25 + v105;
        vector v107 = v104 + v106;
        store(f92 + 0 * output_stride + 0, v107);
        vector v108 = v104 - v106;
        store(f92 + 1 * output_stride + 0, v108);
        vector v109 = v98 * (float)-5.0 + v96;
        vector v110 = v100 * (float)4.0 + v109;
        vector v111 = v99 * (float)-5.0 + v97;
        vector v112 = v101 * (float)4.0 + v111;
        vector v113 = v112 * (float)0.5 + v110;
        store(f92 + 2 * output_stride + 0, v113);
        vector v114 = v112 * (float)-0.5 + v110;
        store(f92 + 3 * output_stride + 0, v114);
        vector v115 = v98 * (float)-1.25 + v96;
        vector v116 = v100 * (float)0.25 + v115;
        vector v117 = v99 * (float)-1.25 + v97;
        vector v118 = v101 * (float)0.25 + v117;
        vector v119 = v118 * (float)2.0 + v116;
        store(f92 + 4 * output_stride + 0, v119);
        vector v120 = v118 * (float)-2.0 + v116;
        store(f92 + 5 * output_stride + 0, v120);
        vector v121 = v102 - v96;
        vector v122 = v98 * (float)5.25 + v121;
        vector v123 = v100 * (float)-5.25 + v122;
        store(f92 + 6 * output_stride + 0, v123);
        f94 += 4;
        f92 += s93;
    }
}

void nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 8;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 8; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = load(c1 + 6 * input_stride + 0);
        vector v12 = v5 + v6;
        vector v13 = v5 - v6;
        vector v14 = v7 + v8;
        vector v15 = v7 - v8;
        vector v16 = v9 + v10;
        vector v17 = v9 - v10;
        vector v18 = v12 + v14;
        vector v19 = v18 + v16;
        vector v20 = v15 * (float)2.0 + v13;
        vector v21 = v17 * (float)0.5 + v20;
        vector v22 = v14 * (float)4.0 + v12;
        vector v23 = v16 * (float)0.25 + v22;
        vector v24 = v15 * (float)8.0 + v13;
        vector v25 = v17 * (float)0.125 + v24;
        vector v26 = v11 + v12;
        vector v27 = v14 * (float)16.0 + v26;
        vector v28 = v16 * (float)0.0625 + v27;
        store(f3 + 0, v19);
        store(f3 + 32, v21);
        store(f3 + 64, v23);
        store(f3 + 96, v25);
        store(f3 + 128, v28);
        f3 += 4;
        c1 += s2;
    }
    size_t s29 = tile->row_stride;
    size_t s30 = tile->row_mask;
    size_t s31 = tile->column_mask;
    uint64_t u32 = s31 >> 0;
    uint64_t u33 = s31 >> 4;
    size_t s34 = tile->channel_stride;
    float*f35 = output;
    float*f36 = scratch;
    if (s31 == 63) {
        for (int i37 = 0; i37 < 5; i37++) {
            if (s30 & 1) {
                vector v38 = load(f36 + 0);
                vector v39 = load(f36 + 4);
                vector v40 = load(f36 + 8);
                vector v41 = load(f36 + 12);
                vector v42 = load(f36 + 16);
                vector v43 = load(f36 + 20);
                vector v44 = load(f36 + 24);
                vector v45 = load(f36 + 28);
                vector v46 = load(bias + 0);
                vector v47 = v38 + v46;
                vector v48 = v47 + v39;
                vector v49 = v47 - v39;
                vector v50 = v40 + v41;
                vector v51 = v40 - v41;
                vector v52 = v42 + v43;
                vector v53 = v42 - v43;
                vector v54 = v45 + v48;
                vector v55 = v54 + v50;
                vector v56 = v55 + v52;
                vector v57 = v51 * (float)2.0 + v49;
                vector v58 = v53 * (float)0.5 + v57;
                vector v59 = v50 * (float)4.0 + v48;
                vector v60 = v52 * (float)0.25 + v59;
                vector v61 = v51 * (float)8.0 + v49;
                vector v62 = v53 * (float)0.125 + v61;
                vector v63 = v50 * (float)16.0 + v48;
                vector v64 = v52 * (float)0.0625 + v63;
                vector v65 = v44 + v49;
                vector v66 = v51 * (float)32.0 + v65;
                vector v67 = v53 * (float)0.03125 + v66;
                f35[0 * s34 + 0] = v56[0];
                f35[1 * s34 + 0] = v56[1];
                f35[2 * s34 + 0] = v56[2];
                f35[3 * s34 + 0] = v56[3];
                f35[0 * s34 + 1] = v58[0];
                f35[1 * s34 + 1] = v58[1];
                f35[2 * s34 + 1] = v58[2];
                f35[3 * s34 + 1] = v58[3];
                f35[0 * s34 + 2] = v60[0];
                f35[1 * s34 + 2] = v60[1];
                f35[2 * s34 + 2] = v60[2];
                f35[3 * s34 + 2] = v60[3];
                f35[0 * s34 + 3] = v62[0];
                f35[1 * s34 + 3] = v62[1];
                f35[2 * s34 + 3] = v62[2];
                f35[3 * s34 + 3] = v62[3];
                f35[0 * s34 + 4] = v64[0];
                f35[1 * s34 + 4] = v64[1];
                f35[2 * s34 + 4] = v64[2];
                f35[3 * s34 + 4] = v64[3];
                f35[0 * s34 + 5] = v67[0];
                f35[1 * s34 + 5] = v67[1];
                f35[2 * s34 + 5] = v67[2];
                f35[3 * s34 + 5] = v67[3];
            }
            s30 /= 2;
            f36 += 32;
            f35 += s29;
        }
    } else {
        for (int i68 = 0; i68 < 5; i68++) {
            if (s30 & 1) {
                vector v69 = load(f36 + 0);
                vector v70 = load(f36 + 4);
                vector v71 = load(f36 + 8);
                vector v72 = load(f36 + 12);
                vector v73 = load(f36 + 16);
                vector v74 = load(f36 + 20);
                vector v75 = load(f36 + 24);
                vector v76 = load(f36 + 28);
                vector v77 = load(bias + 0);
                vector v78 = v69 + v77;
                vector v79 = v78 + v70;
                vector v80 = v78 - v70;
                vector v81 = v71 + v72;
                vector v82 = v71 - v72;
                vector v83 = v73 + v74;
                vector v84 = v73 - v74;
                vector v85 = v76 + v79;
                vector v86 = v85 + v81;
                vector v87 = v86 + v83;
                vector v88 = v82 * (float)2.0 + v80;
                vector v89 = v84 * (float)0.5 + v88;
                vector v90 = v81 * (float)4.0 + v79;
                vector v91 = v83 * (float)0.25 + v90;
                vector v92 = v82 * (float)8.0 + v80;
                vector v93 = v84 * (float)0.125 + v92;
                vector v94 = v81 * (float)16.0 + v79;
                vector v95 = v83 * (float)0.0625 + v94;
                vector v96 = v75 + v80;
                vector v97 = v82 * (float)32.0 + v96;
                vector v98 = v84 * (float)0.03125 + v97;
                if (u32 >> 0 & 1) {
                f35[0 * s34 + 0] = v87[0];
                f35[1 * s34 + 0] = v87[1];
                f35[2 * s34 + 0] = v87[2];
                f35[3 * s34 + 0] = v87[3];
                }
                if (u32 >> 1 & 1) {
                f35[0 * s34 + 1] = v89[0];
                f35[1 * s34 + 1] = v89[1];
                f35[2 * s34 + 1] = v89[2];
                f35[3 * s34 + 1] = v89[3];
                }
                if (u32 >> 2 & 1) {
                f35[0 * s34 + 2] = v91[0];
                f35[1 * s34 + 2] = v91[1];
                f35[2 * s34 + 2] = v91[2];
                f35[3 * s34 + 2] = v91[3];
                }
                if (u32 >> 3 & 1) {
                f35[0 * s34 + 3] = v93[0];
                f35[1 * s34 + 3] = v93[1];
                f35[2 * s34 + 3] = v93[2];
                f35[3 * s34 + 3] = v93[3];
                }
                if (u33 >> 0 & 1) {
                f35[0 * s34 + 4] = v95[0];
                f35[1 * s34 + 4] = v95[1];
                f35[2 * s34 + 4] = v95[2];
                f35[3 * s34 + 4] = v95[3];
                }
                if (u33 >> 1 & 1) {
                f35[0 * s34 + 5] = v98[0];
                f35[1 * s34 + 5] = v98[1];
                f35[2 * s34 + 5] = v98[2];
                f35[3 * s34 + 5] = v98[3];
                }
            }
            s30 /= 2;
            f36 += 32;
            f35 += s29;
        }
    }
}

void nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 8;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 8; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = load(c1 + 6 * input_stride + 0);
        vector v12 = v5 + v6;
        vector v13 = v5 - v6;
        vector v14 = v7 + v8;
        vector v15 = v7 - v8;
        vector v16 = v9 + v10;
        vector v17 = v9 - v10;
        vector v18 = v12 + v14;
        vector v19 = v18 + v16;
        vector v20 = v15 * (float)2.0 + v13;
        vector v21 = v17 * (float)0.5 + v20;
        vector v22 = v14 * (float)4.0 + v12;
        vector v23 = v16 * (float)0.25 + v22;
        vector v24 = v15 * (float)8.0 + v13;
        vector v25 = v17 * (float)0.125 + v24;
        vector v26 = v11 + v12;
        vector v27 = v14 * (float)16.0 + v26;
        vector v28 = v16 * (float)0.0625 + v27;
        store(f3 + 0, v19);
        store(f3 + 32, v21);
        store(f3 + 64, v23);
        store(f3 + 96, v25);
        store(f3 + 128, v28);
        f3 += 4;
        c1 += s2;
    }
    size_t s29 = tile->row_stride;
    size_t s30 = tile->row_mask;
    size_t s31 = tile->column_mask;
    uint64_t u32 = s31 >> 0;
    uint64_t u33 = s31 >> 4;
    size_t s34 = tile->channel_stride;
    float*f35 = output;
    float*f36 = scratch;
    if (s31 == 63) {
        for (int i37 = 0; i37 < 5; i37++) {
            if (s30 & 1) {
                vector v38 = load(f36 + 0);
                vector v39 = load(f36 + 4);
                vector v40 = load(f36 + 8);
                vector v41 = load(f36 + 12);
                vector v42 = load(f36 + 16);
                vector v43 = load(f36 + 20);
                vector v44 = load(f36 + 24);
                vector v45 = load(f36 + 28);
                vector v46 = load(bias + 0);
                vector v47 = v38 + v46;
                vector v48 = v47 + v39;
                vector v49 = v47 - v39;
                vector v50 = v40 + v41;
                vector v51 = v40 - v41;
                vector v52 = v42 + v43;
                vector v53 = v42 - v43;
                vector v54 = v45 + v48;
                vector v55 = v54 + v50;
                vector v56 = v55 + v52;
                vector v57 = v51 * (float)2.0 + v49;
                vector v58 = v53 * (float)0.5 + v57;
                vector v59 = v50 * (float)4.0 + v48;
                vector v60 = v52 * (float)0.25 + v59;
                vector v61 = v51 * (float)8.0 + v49;
                vector v62 = v53 * (float)0.125 + v61;
                vector v63 = v50 * (float)16.0 + v48;
                vector v64 = v52 * (float)0.0625 + v63;
                vector v65 = v44 + v49;
                vector v66 = v51 * (float)32.0 + v65;
                vector v67 = v53 * (float)0.03125 + v66;
                vector v68 = splat(0);
                vector v69 = maximum(v68, v56);
                vector v70 = maximum(v68, v58);
                vector v71 = maximum(v68, v60);
                vector v72 = maximum(v68, v62);
                vector v73 = maximum(v68, v64);
                vector v74 = maximum(v68, v67);
                f35[0 * s34 + 0] = v69[0];
                f35[1 * s34 + 0] = v69[1];
                f35[2 * s34 + 0] = v69[2];
                f35[3 * s34 + 0] = v69[3];
                f35[0 * s34 + 1] = v70[0];
                f35[1 * s34 + 1] = v70[1];
                f35[2 * s34 + 1] = v70[2];
                f35[3 * s34 + 1] = v70[3];
                f35[0 * s34 + 2] = v71[0];
                f35[1 * s34 + 2] = v71[1];
                f35[2 * s34 + 2] = v71[2];
                f35[3 * s34 + 2] = v71[3];
                f35[0 * s34 + 3] = v72[0];
                f35[1 * s34 + 3] = v72[1];
                f35[2 * s34 + 3] = v72[2];
                f35[3 * s34 + 3] = v72[3];
                f35[0 * s34 + 4] = v73[0];
                f35[1 * s34 + 4] = v73[1];
                f35[2 * s34 + 4] = v73[2];
                f35[3 * s34 + 4] = v73[3];
                f35[0 * s34 + 5] = v74[0];
                f35[1 * s34 + 5] = v74[1];
                f35[2 * s34 + 5] = v74[2];
                f35[3 * s34 + 5] = v74[3];
            }
            s30 /= 2;
            f36 += 32;
            f35 += s29;
        }
    } else {
        for (int i75 = 0; i75 < 5; i75++) {
            if (s30 & 1) {
                vector v76 = load(f36 + 0);
                vector v77 = load(f36 + 4);
                vector v78 = load(f36 + 8);
                vector v79 = load(f36 + 12);
                vector v80 = load(f36 + 16);
                vector v81 = load(f36 + 20);
                vector v82 = load(f36 + 24);
                vector v83 = load(f36 + 28);
                vector v84 = load(bias + 0);
                vector v85 = v76 + v84;
                vector v86 = v85 + v77;
                vector v87 = v85 - v77;
                vector v88 = v78 + v79;
                vector v89 = v78 - v79;
                vector v90 = v80 + v81;
                vector v91 = v80 - v81;
                vector v92 = v83 + v86;
                vector v93 = v92 + v88;
                vector v94 = v93 + v90;
                vector v95 = v89 * (float)2.0 + v87;
                vector v96 = v91 * (float)0.5 + v95;
                vector v97 = v88 * (float)4.0 + v86;
                vector v98 = v90 * (float)0.25 + v97;
                vector v99 = v89 * (float)8.0 + v87;
                vector v100 = v91 * (float)0.125 + v99;
                vector v101 = v88 * (float)16.0 + v86;
                vector v102 = v90 * (float)0.0625 + v101;
                vector v103 = v82 + v87;
                vector v104 = v89 * (float)32.0 + v103;
                vector v105 = v91 * (float)0.03125 + v104;
                vector v106 = splat(0);
                vector v107 = maximum(v106, v94);
                vector v108 = maximum(v106, v96);
                vector v109 = maximum(v106, v98);
                vector v110 = maximum(v106, v100);
                vector v111 = maximum(v106, v102);
                vector v112 = maximum(v106, v105);
                if (u32 >> 0 & 1) {
                f35[0 * s34 + 0] = v107[0];
                f35[1 * s34 + 0] = v107[1];
                f35[2 * s34 + 0] = v107[2];
                f35[3 * s34 + 0] = v107[3];
                }
                if (u32 >> 1 & 1) {
                f35[0 * s34 + 1] = v108[0];
                f35[1 * s34 + 1] = v108[1];
                f35[2 * s34 + 1] = v108[2];
                f35[3 * s34 + 1] = v108[3];
                }
                if (u32 >> 2 & 1) {
                f35[0 * s34 + 2] = v109[0];
                f35[1 * s34 + 2] = v109[1];
                f35[2 * s34 + 2] = v109[2];
                f35[3 * s34 + 2] = v109[3];
                }
                if (u32 >> 3 & 1) {
                f35[0 * s34 + 3] = v110[0];
                f35[1 * s34 + 3] = v110[1];
                f35[2 * s34 + 3] = v110[2];
                f35[3 * s34 + 3] = v110[3];
                }
                if (u33 >> 0 & 1) {
                f35[0 * s34 + 4] = v111[0];
                f35[1 * s34 + 4] = v111[1];
                f35[2 * s34 + 4] = v111[2];
                f35[3 * s34 + 4] = v111[3];
                }
                if (u33 >> 1 & 1) {
                f35[0 * s34 + 5] = v112[0];
                f35[1 * s34 + 5] = v112[1];
                f35[2 * s34 + 5] = v112[2];
                f35[3 * s34 + 5] = v112[3];
                }
            }
            s30 /= 2;
            f36 += 32;
            f35 += s29;
        }
    }
}

void nnp_winograd_f5x5_3x3_of_8x8_input__c(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 4;
    size_t s6 = tile->channel_stride;
    const float*c7 = input;
    if (s3 == 127) {
        float*f8 = scratch;
        for (int i9 = 0; i9 < 7; i9++) {
            if (s2 & 1) {
                vector v10 = splat(0);
                vector v11 = splat(0);
                vector v12 = splat(0);
                vector v13 = splat(0);
                v10[0] = c7[0 * s6 + 0];
                v10[1] = c7[1 * s6 + 0];
                v10[2] = c7[2 * s6 + 0];
                v10[3] = c7[3 * s6 + 0];
                v11[0] = c7[0 * s6 + 1];
                v11[1] = c7[1 * s6 + 1];
                v11[2] = c7[2 * s6 + 1];
                v11[3] = c7[3 * s6 + 1];
                v12[0] = c7[0 * s6 + 2];
                v12[1] = c7[1 * s6 + 2];
                v12[2] = c7[2 * s6 + 2];
                v12[3] = c7[3 * s6 + 2];
                v13[0] = c7[0 * s6 + 3];
                v13[1] = c7[1 * s6 + 3];
                v13[2] = c7[2 * s6 + 3];
                v13[3] = c7[3 * s6 + 3];
                vector v14 = splat(0);
                vector v15 = splat(0);
                vector v16 = splat(0);
                vector v17 = splat(0);
                v14[0] = c7[0 * s6 + 3];
                v14[1] = c7[1 * s6 + 3];
                v14[2] = c7[2 * s6 + 3];
                v14[3] = c7[3 * s6 + 3];
                v15[0] = c7[0 * s6 + 4];
                v15[1] = c7[1 * s6 + 4];
                v15[2] = c7[2 * s6 + 4];
                v15[3] = c7[3 * s6 + 4];
                v16[0] = c7[0 * s6 + 5];
                v16[1] = c7[1 * s6 + 5];
                v16[2] = c7[2 * s6 + 5];
                v16[3] = c7[3 * s6 + 5];
                v17[0] = c7[0 * s6 + 6];
                v17[1] = c7[1 * s6 + 6];
                v17[2] = c7[2 * s6 + 6];
                v17[3] = c7[3 * s6 + 6];
                vector v18 = v10 + v15;
                vector v19 = v12 * (float)-4.25 + v18;
                vector v20 = v11 + v16;
                vector v21 = v13 * (float)-4.25 + v20;
                vector v22 = v19 + v21;
                store(f8 + 0, v22);
                vector v23 = v19 - v21;
                store(f8 + 4, v23);
                vector v24 = v12 * (float)-5.0 + v10;
                vector v25 = v15 * (float)4.0 + v24;
                vector v26 = v13 * (float)-5.0 + v11;
                vector v27 = v16 * (float)4.0 + v26;
                vector v28 = v27 * (float)0.5 + v25;
                store(f8 + 8, v28);
                vector v29 = v27 * (float)-0.5 + v25;
                store(f8 + 12, v29);
                vector v30 = v12 * (float)-1.25 + v10;
                vector v31 = v15 * (float)0.25 + v30;
                vector v32 = v13 * (float)-1.25 + v11;
                vector v33 = v16 * (float)0.25 + v32;
                vector v34 = v33 * (float)2.0 + v31;
                store(f8 + 16, v34);
                vector v35 = v33 * (float)-2.0 + v31;
                store(f8 + 20, v35);
                vector v36 = v17 - v10;
                vector v37 = v12 * (float)5.25 + v36;
                vector v38 = v15 * (float)-5.25 + v37;
                store(f8 + 24, v38);
            } else {
                vector v39 = splat(0);
                store(f8 + 0, v39);
                vector v40 = splat(0);
                store(f8 + 4, v40);
                vector v41 = splat(0);
                store(f8 + 8, v41);
                vector v42 = splat(0);
                store(f8 + 12, v42);
                vector v43 = splat(0);
                store(f8 + 16, v43);
                vector v44 = splat(0);
                store(f8 + 20, v44);
                vector v45 = splat(0);
                store(f8 + 24, v45);
            }
            s2 /= 2;
            c7 += s1;
            f8 += 28;
        }
    } else {
        float*f46 = scratch;
        for (int i47 = 0; i47 < 7; i47++) {
            if (s2 & 1) {
                vector v48 = splat(0);
                vector v49 = splat(0);
                vector v50 = splat(0);
                vector v51 = splat(0);
                if (u4 >> 0 & 1) {
                v48[0] = c7[0 * s6 + 0];
                v48[1] = c7[1 * s6 + 0];
                v48[2] = c7[2 * s6 + 0];
                v48[3] = c7[3 * s6 + 0];
                }
                if (u4 >> 1 & 1) {
                v49[0] = c7[0 * s6 + 1];
                v49[1] = c7[1 * s6 + 1];
                v49[2] = c7[2 * s6 + 1];
                v49[3] = c7[3 * s6 + 1];
                }
                if (u4 >> 2 & 1) {
                v50[0] = c7[0 * s6 + 2];
                v50[1] = c7[1 * s6 + 2];
                v50[2] = c7[2 * s6 + 2];
                v50[3] = c7[3 * s6 + 2];
                }
                if (u4 >> 3 & 1) {
                v51[0] = c7[0 * s6 + 3];
                v51[1] = c7[1 * s6 + 3];
                v51[2] = c7[2 * s6 + 3];
                v51[3] = c7[3 * s6 + 3];
                }
                vector v52 = splat(0);
                vector v53 = splat(0);
                vector v54 = splat(0);
                if (u5 >> 0 & 1) {
                v52[0] = c7[0 * s6 + 4];
                v52[1] = c7[1 * s6 + 4];
                v52[2] = c7[2 * s6 + 4];
                v52[3] = c7[3 * s6 + 4];
                }
                if (u5 >> 1 & 1) {
                v53[0] = c7[0 * s6 + 5];
                v53[1] = c7[1 * s6 + 5];
                v53[2] = c7[2 * s6 + 5];
                v53[3] = c7[3 * s6 + 5];
                }
                if (u5 >> 2 & 1) {
                v54[0] = c7[0 * s6 + 6];
                v54[1] = c7[1 * s6 + 6];
                v54[2] = c7[2 * s6 + 6];
                v54[3] = c7[3 * s6 + 6];
                }
                vector v55 = v48 + v52;
                vector v56 = v50 * (float)-4.25 + v55;
                vector v57 = v49 + v53;
                vector v58 = v51 * (float)-4.25 + v57;
                vector v59 = v56 + v58;
                store(f46 + 0, v59);
                vector v60 = v56 - v58;
                store(f46 + 4, v60);
                vector v61 = v50 * (float)-5.0 + v48;
                vector v62 = v52 * (float)4.0 + v61;
                vector v63 = v51 * (float)-5.0 + v49;
                vector v64 = v53 * (float)4.0 + v63;
                vector v65 = v64 * (float)0.5 + v62;
                store(f46 + 8, v65);
                vector v66 = v64 * (float)-0.5 + v62;
                store(f46 + 12, v66);
                vector v67 = v50 * (float)-1.25 + v48;
                vector v68 = v52 * (float)0.25 + v67;
                vector v69 = v51 * (float)-1.25 + v49;
                vector v70 = v53 * (float)0.25 + v69;
                vector v71 = v70 * (float)2.0 + v68;
                store(f46 + 16, v71);
                vector v72 = v70 * (float)-2.0 + v68;
                store(f46 + 20, v72);
                vector v73 = v54 - v48;
                vector v74 = v50 * (float)5.25 + v73;
                vector v75 = v52 * (float)-5.25 + v74;
                store(f46 + 24, v75);
            } else {
                vector v76 = splat(0);
                store(f46 + 0, v76);
                vector v77 = splat(0);
                store(f46 + 4, v77);
                vector v78 = splat(0);
                store(f46 + 8, v78);
                vector v79 = splat(0);
                store(f46 + 12, v79);
                vector v80 = splat(0);
                store(f46 + 16, v80);
                vector v81 = splat(0);
                store(f46 + 20, v81);
                vector v82 = splat(0);
                store(f46 + 24, v82);
            }
            s2 /= 2;
            c7 += s1;
            f46 += 28;
        }
    }
    float*f83 = output;
    size_t s84 = output_stride * 8;
    float*f85 = scratch;
    for (int i86 = 0; i86 < 7; i86++) {
        vector v87 = load(f85 + 0);
        vector v88 = load(f85 + 28);
        vector v89 = load(f85 + 56);
        vector v90 = load(f85 + 84);
        vector v91 = load(f85 + 112);
        vector v92 = load(f85 + 140);
        vector v93 = load(f85 + 168);
        vector v94 = v87 + v91;
        vector v95 = v89 * (float)-4.25 + v94;
        vector v96 = v88 + v92;
        vector v97 = v90 * (float)-4.25 + v96;
        vector v98 = v95 + v97;
        store(f83 + 0 * output_stride + 0, v98);
        vector v99 = v95 - v97;
        store(f83 + 1 * output_stride + 0, v99);
        vector v100 = v89 * (float)-5.0 + v87;
        vector v101 = v91 * (float)4.0 + v100;
        vector v102 = v90 * (float)-5.0 + v88;
        vector v103 = v92 * (float)4.0 + v102;
        vector v104 = v103 * (float)0.5 + v101;
        store(f83 + 2 * output_stride + 0, v104);
        vector v105 = v103 * (float)-0.5 + v101;
        store(f83 + 3 * output_stride + 0, v105);
        vector v106 = v89 * (float)-1.25 + v87;
        vector v107 = v91 * (float)0.25 + v106;
        vector v108 = v90 * (float)-1.25 + v88;
        vector v109 = v92 * (float)0.25 + v108;
        vector v110 = v109 * (float)2.0 + v107;
        store(f83 + 4 * output_stride + 0, v110);
        vector v111 = v109 * (float)-2.0 + v107;
        store(f83 + 5 * output_stride + 0, v111);
        vector v112 = v93 - v87;
        vector v113 = v89 * (float)5.25 + v112;
        vector v114 = v91 * (float)-5.25 + v113;
        store(f83 + 6 * output_stride + 0, v114);
        f85 += 4;
        f83 += s84;
    }
}

void nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 8;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 7; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = load(c1 + 6 * input_stride + 0);
        vector v12 = v5 + v6;
        vector v13 = v5 - v6;
        vector v14 = v7 + v8;
        vector v15 = v7 - v8;
        vector v16 = v9 + v10;
        vector v17 = v9 - v10;
        vector v18 = v12 + v14;
        vector v19 = v18 + v16;
        vector v20 = v15 * (float)2.0 + v13;
        vector v21 = v17 * (float)0.5 + v20;
        vector v22 = v14 * (float)4.0 + v12;
        vector v23 = v16 * (float)0.25 + v22;
        vector v24 = v15 * (float)8.0 + v13;
        vector v25 = v17 * (float)0.125 + v24;
        vector v26 = v11 + v12;
        vector v27 = v14 * (float)16.0 + v26;
        vector v28 = v16 * (float)0.0625 + v27;
        store(f3 + 0, v19);
        store(f3 + 28, v21);
        store(f3 + 56, v23);
        store(f3 + 84, v25);
        store(f3 + 112, v28);
        f3 += 4;
        c1 += s2;
    }
    size_t s29 = tile->row_stride;
    size_t s30 = tile->row_mask;
    size_t s31 = tile->column_mask;
    uint64_t u32 = s31 >> 0;
    uint64_t u33 = s31 >> 4;
    size_t s34 = tile->channel_stride;
    float*f35 = output;
    float*f36 = scratch;
    if (s31 == 31) {
        for (int i37 = 0; i37 < 5; i37++) {
            if (s30 & 1) {
                vector v38 = load(f36 + 0);
                vector v39 = load(f36 + 4);
                vector v40 = load(f36 + 8);
                vector v41 = load(f36 + 12);
                vector v42 = load(f36 + 16);
                vector v43 = load(f36 + 20);
                vector v44 = load(f36 + 24);
                vector v45 = load(bias + 0);
                vector v46 = v38 + v45;
                vector v47 = v46 + v39;
                vector v48 = v46 - v39;
                vector v49 = v40 + v41;
                vector v50 = v40 - v41;
                vector v51 = v42 + v43;
                vector v52 = v42 - v43;
                vector v53 = v47 + v49;
                vector v54 = v53 + v51;
                vector v55 = v50 * (float)2.0 + v48;
                vector v56 = v52 * (float)0.5 + v55;
                vector v57 = v49 * (float)4.0 + v47;
                vector v58 = v51 * (float)0.25 + v57;
                vector v59 = v50 * (float)8.0 + v48;
                vector v60 = v52 * (float)0.125 + v59;
                vector v61 = v44 + v47;
                vector v62 = v49 * (float)16.0 + v61;
                vector v63 = v51 * (float)0.0625 + v62;
                f35[0 * s34 + 0] = v54[0];
                f35[1 * s34 + 0] = v54[1];
                f35[2 * s34 + 0] = v54[2];
                f35[3 * s34 + 0] = v54[3];
                f35[0 * s34 + 1] = v56[0];
                f35[1 * s34 + 1] = v56[1];
                f35[2 * s34 + 1] = v56[2];
                f35[3 * s34 + 1] = v56[3];
                f35[0 * s34 + 2] = v58[0];
                f35[1 * s34 + 2] = v58[1];
                f35[2 * s34 + 2] = v58[2];
                f35[3 * s34 + 2] = v58[3];
                f35[0 * s34 + 3] = v60[0];
                f35[1 * s34 + 3] = v60[1];
                f35[2 * s34 + 3] = v60[2];
                f35[3 * s34 + 3] = v60[3];
                f35[0 * s34 + 1] = v56[0];
                f35[1 * s34 + 1] = v56[1];
                f35[2 * s34 + 1] = v56[2];
                f35[3 * s34 + 1] = v56[3];
                f35[0 * s34 + 2] = v58[0];
                f35[1 * s34 + 2] = v58[1];
                f35[2 * s34 + 2] = v58[2];
                f35[3 * s34 + 2] = v58[3];
                f35[0 * s34 + 3] = v60[0];
                f35[1 * s34 + 3] = v60[1];
                f35[2 * s34 + 3] = v60[2];
                f35[3 * s34 + 3] = v60[3];
                f35[0 * s34 + 4] = v63[0];
                f35[1 * s34 + 4] = v63[1];
                f35[2 * s34 + 4] = v63[2];
                f35[3 * s34 + 4] = v63[3];
            }
            s30 /= 2;
            f36 += 28;
            f35 += s29;
        }
    } else {
        for (int i64 = 0; i64 < 5; i64++) {
            if (s30 & 1) {
                vector v65 = load(f36 + 0);
                vector v66 = load(f36 + 4);
                vector v67 = load(f36 + 8);
                vector v68 = load(f36 + 12);
                vector v69 = load(f36 + 16);
                vector v70 = load(f36 + 20);
                vector v71 = load(f36 + 24);
                vector v72 = load(bias + 0);
                vector v73 = v65 + v72;
                vector v74 = v73 + v66;
                vector v75 = v73 - v66;
                vector v76 = v67 + v68;
                vector v77 = v67 - v68;
                vector v78 = v69 + v70;
                vector v79 = v69 - v70;
                vector v80 = v74 + v76;
                vector v81 = v80 + v78;
                vector v82 = v77 * (float)2.0 + v75;
                vector v83 = v79 * (float)0.5 + v82;
                vector v84 = v76 * (float)4.0 + v74;
                vector v85 = v78 * (float)0.25 + v84;
                vector v86 = v77 * (float)8.0 + v75;
                vector v87 = v79 * (float)0.125 + v86;
                vector v88 = v71 + v74;
                vector v89 = v76 * (float)16.0 + v88;
                vector v90 = v78 * (float)0.0625 + v89;
                if (u32 >> 0 & 1) {
                f35[0 * s34 + 0] = v81[0];
                f35[1 * s34 + 0] = v81[1];
                f35[2 * s34 + 0] = v81[2];
                f35[3 * s34 + 0] = v81[3];
                }
                if (u32 >> 1 & 1) {
                f35[0 * s34 + 1] = v83[0];
                f35[1 * s34 + 1] = v83[1];
                f35[2 * s34 + 1] = v83[2];
                f35[3 * s34 + 1] = v83[3];
                }
                if (u32 >> 2 & 1) {
                f35[0 * s34 + 2] = v85[0];
                f35[1 * s34 + 2] = v85[1];
                f35[2 * s34 + 2] = v85[2];
                f35[3 * s34 + 2] = v85[3];
                }
                if (u32 >> 3 & 1) {
                f35[0 * s34 + 3] = v87[0];
                f35[1 * s34 + 3] = v87[1];
                f35[2 * s34 + 3] = v87[2];
                f35[3 * s34 + 3] = v87[3];
                }
                if (u33 >> 0 & 1) {
                f35[0 * s34 + 4] = v90[0];
                f35[1 * s34 + 4] = v90[1];
                f35[2 * s34 + 4] = v90[2];
                f35[3 * s34 + 4] = v90[3];
                }
                if (u33 >> 1 & 1) {
                f35[0 * s34 + 5] = v90[0];
                f35[1 * s34 + 5] = v90[1];
                f35[2 * s34 + 5] = v90[2];
                f35[3 * s34 + 5] = v90[3];
                }
                if (u33 >> 2 & 1) {
                f35[0 * s34 + 6] = v90[0];
                f35[1 * s34 + 6] = v90[1];
                f35[2 * s34 + 6] = v90[2];
                f35[3 * s34 + 6] = v90[3];
                }
                if (u33 >> 3 & 1) {
                f35[0 * s34 + 7] = v90[0];
                f35[1 * s34 + 7] = v90[1];
                f35[2 * s34 + 7] = v90[2];
                f35[3 * s34 + 7] = v90[3];
                }
            }
            s30 /= 2;
            f36 += 28;
            f35 += s29;
        }
    }
}

void nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 8;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 7; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = load(c1 + 6 * input_stride + 0);
        vector v12 = v5 + v6;
        vector v13 = v5 - v6;
        vector v14 = v7 + v8;
        vector v15 = v7 - v8;
        vector v16 = v9 + v10;
        vector v17 = v9 - v10;
        vector v18 = v12 + v14;
        vector v19 = v18 + v16;
        vector v20 = v15 * (float)2.0 + v13;
        vector v21 = v17 * (float)0.5 + v20;
        vector v22 = v14 * (float)4.0 + v12;
        vector v23 = v16 * (float)0.25 + v22;
        vector v24 = v15 * (float)8.0 + v13;
        vector v25 = v17 * (float)0.125 + v24;
        vector v26 = v11 + v12;
        vector v27 = v14 * (float)16.0 + v26;
        vector v28 = v16 * (float)0.0625 + v27;
        store(f3 + 0, v19);
        store(f3 + 28, v21);
        store(f3 + 56, v23);
        store(f3 + 84, v25);
        store(f3 + 112, v28);
        f3 += 4;
        c1 += s2;
    }
    size_t s29 = tile->row_stride;
    size_t s30 = tile->row_mask;
    size_t s31 = tile->column_mask;
    uint64_t u32 = s31 >> 0;
    uint64_t u33 = s31 >> 4;
    size_t s34 = tile->channel_stride;
    float*f35 = output;
    float*f36 = scratch;
    if (s31 == 31) {
        for (int i37 = 0; i37 < 5; i37++) {
            if (s30 & 1) {
                vector v38 = load(f36 + 0);
                vector v39 = load(f36 + 4);
                vector v40 = load(f36 + 8);
                vector v41 = load(f36 + 12);
                vector v42 = load(f36 + 16);
                vector v43 = load(f36 + 20);
                vector v44 = load(f36 + 24);
                vector v45 = load(bias + 0);
                vector v46 = v38 + v45;
                vector v47 = v46 + v39;
                vector v48 = v46 - v39;
                vector v49 = v40 + v41;
                vector v50 = v40 - v41;
                vector v51 = v42 + v43;
                vector v52 = v42 - v43;
                vector v53 = v47 + v49;
                vector v54 = v53 + v51;
                vector v55 = v50 * (float)2.0 + v48;
                vector v56 = v52 * (float)0.5 + v55;
                vector v57 = v49 * (float)4.0 + v47;
                vector v58 = v51 * (float)0.25 + v57;
                vector v59 = v50 * (float)8.0 + v48;
                vector v60 = v52 * (float)0.125 + v59;
                vector v61 = v44 + v47;
                vector v62 = v49 * (float)16.0 + v61;
                vector v63 = v51 * (float)0.0625 + v62;
                vector v64 = splat(0);
                vector v65 = maximum(v64, v54);
                vector v66 = maximum(v64, v56);
                vector v67 = maximum(v64, v58);
                vector v68 = maximum(v64, v60);
                vector v69 = maximum(v64, v63);
                f35[0 * s34 + 0] = v65[0];
                f35[1 * s34 + 0] = v65[1];
                f35[2 * s34 + 0] = v65[2];
                f35[3 * s34 + 0] = v65[3];
                f35[0 * s34 + 1] = v66[0];
                f35[1 * s34 + 1] = v66[1];
                f35[2 * s34 + 1] = v66[2];
                f35[3 * s34 + 1] = v66[3];
                f35[0 * s34 + 2] = v67[0];
                f35[1 * s34 + 2] = v67[1];
                f35[2 * s34 + 2] = v67[2];
                f35[3 * s34 + 2] = v67[3];
                f35[0 * s34 + 3] = v68[0];
                f35[1 * s34 + 3] = v68[1];
                f35[2 * s34 + 3] = v68[2];
                f35[3 * s34 + 3] = v68[3];
                f35[0 * s34 + 1] = v66[0];
                f35[1 * s34 + 1] = v66[1];
                f35[2 * s34 + 1] = v66[2];
                f35[3 * s34 + 1] = v66[3];
                f35[0 * s34 + 2] = v67[0];
                f35[1 * s34 + 2] = v67[1];
                f35[2 * s34 + 2] = v67[2];
                f35[3 * s34 + 2] = v67[3];
                f35[0 * s34 + 3] = v68[0];
                f35[1 * s34 + 3] = v68[1];
                f35[2 * s34 + 3] = v68[2];
                f35[3 * s34 + 3] = v68[3];
                f35[0 * s34 + 4] = v69[0];
                f35[1 * s34 + 4] = v69[1];
                f35[2 * s34 + 4] = v69[2];
                f35[3 * s34 + 4] = v69[3];
            }
            s30 /= 2;
            f36 += 28;
            f35 += s29;
        }
    } else {
        for (int i70 = 0; i70 < 5; i70++) {
            if (s30 & 1) {
                vector v71 = load(f36 + 0);
                vector v72 = load(f36 + 4);
                vector v73 = load(f36 + 8);
                vector v74 = load(f36 + 12);
                vector v75 = load(f36 + 16);
                vector v76 = load(f36 + 20);
                vector v77 = load(f36 + 24);
                vector v78 = load(bias + 0);
                vector v79 = v71 + v78;
                vector v80 = v79 + v72;
                vector v81 = v79 - v72;
                vector v82 = v73 + v74;
                vector v83 = v73 - v74;
                vector v84 = v75 + v76;
                vector v85 = v75 - v76;
                vector v86 = v80 + v82;
                vector v87 = v86 + v84;
                vector v88 = v83 * (float)2.0 + v81;
                vector v89 = v85 * (float)0.5 + v88;
                vector v90 = v82 * (float)4.0 + v80;
                vector v91 = v84 * (float)0.25 + v90;
                vector v92 = v83 * (float)8.0 + v81;
                vector v93 = v85 * (float)0.125 + v92;
                vector v94 = v77 + v80;
                vector v95 = v82 * (float)16.0 + v94;
                vector v96 = v84 * (float)0.0625 + v95;
                vector v97 = splat(0);
                vector v98 = maximum(v97, v87);
                vector v99 = maximum(v97, v89);
                vector v100 = maximum(v97, v91);
                vector v101 = maximum(v97, v93);
                vector v102 = maximum(v97, v96);
                if (u32 >> 0 & 1) {
                f35[0 * s34 + 0] = v98[0];
                f35[1 * s34 + 0] = v98[1];
                f35[2 * s34 + 0] = v98[2];
                f35[3 * s34 + 0] = v98[3];
                }
                if (u32 >> 1 & 1) {
                f35[0 * s34 + 1] = v99[0];
                f35[1 * s34 + 1] = v99[1];
                f35[2 * s34 + 1] = v99[2];
                f35[3 * s34 + 1] = v99[3];
                }
                if (u32 >> 2 & 1) {
                f35[0 * s34 + 2] = v100[0];
                f35[1 * s34 + 2] = v100[1];
                f35[2 * s34 + 2] = v100[2];
                f35[3 * s34 + 2] = v100[3];
                }
                if (u32 >> 3 & 1) {
                f35[0 * s34 + 3] = v101[0];
                f35[1 * s34 + 3] = v101[1];
                f35[2 * s34 + 3] = v101[2];
                f35[3 * s34 + 3] = v101[3];
                }
                if (u33 >> 0 & 1) {
                f35[0 * s34 + 4] = v102[0];
                f35[1 * s34 + 4] = v102[1];
                f35[2 * s34 + 4] = v102[2];
                f35[3 * s34 + 4] = v102[3];
                }
                if (u33 >> 1 & 1) {
                f35[0 * s34 + 5] = v102[0];
                f35[1 * s34 + 5] = v102[1];
                f35[2 * s34 + 5] = v102[2];
                f35[3 * s34 + 5] = v102[3];
                }
                if (u33 >> 2 & 1) {
                f35[0 * s34 + 6] = v102[0];
                f35[1 * s34 + 6] = v102[1];
                f35[2 * s34 + 6] = v102[2];
                f35[3 * s34 + 6] = v102[3];
                }
                if (u33 >> 3 & 1) {
                f35[0 * s34 + 7] = v102[0];
                f35[1 * s34 + 7] = v102[1];
                f35[2 * s34 + 7] = v102[2];
                f35[3 * s34 + 7] = v102[3];
                }
            }
            s30 /= 2;
            f36 += 28;
            f35 += s29;
        }
    }
}

void nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 8;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 7; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = load(c1 + 6 * input_stride + 0);
        vector v12 = load(c1 + 7 * input_stride + 0);
        vector v13 = v5 + v6;
        vector v14 = v5 - v6;
        vector v15 = v7 + v8;
        vector v16 = v7 - v8;
        vector v17 = v9 + v10;
        vector v18 = v9 - v10;
        vector v19 = v12 + v13;
        vector v20 = v19 + v15;
        vector v21 = v20 + v17;
        vector v22 = v16 * (float)2.0 + v14;
        vector v23 = v18 * (float)0.5 + v22;
        vector v24 = v15 * (float)4.0 + v13;
        vector v25 = v17 * (float)0.25 + v24;
        vector v26 = v11 + v14;
        vector v27 = v16 * (float)8.0 + v26;
        vector v28 = v18 * (float)0.125 + v27;
        store(f3 + 0, v21);
        store(f3 + 28, v23);
        store(f3 + 56, v25);
        store(f3 + 84, v28);
        f3 += 4;
        c1 += s2;
    }
    size_t s29 = tile->row_stride;
    size_t s30 = tile->row_mask;
    size_t s31 = tile->column_mask;
    uint64_t u32 = s31 >> 0;
    size_t s33 = tile->channel_stride;
    float*f34 = output;
    float*f35 = scratch;
    if (s31 == 7) {
        for (int i36 = 0; i36 < 4; i36++) {
            if (s30 & 1) {
                vector v37 = load(f35 + 0);
                vector v38 = load(f35 + 4);
                vector v39 = load(f35 + 8);
                vector v40 = load(f35 + 12);
                vector v41 = load(f35 + 16);
                vector v42 = load(f35 + 20);
                vector v43 = load(f35 + 24);
                vector v44 = load(bias + 0);
                vector v45 = v37 + v44;
                vector v46 = v45 + v38;
                vector v47 = v45 - v38;
                vector v48 = v39 + v40;
                vector v49 = v39 - v40;
                vector v50 = v41 + v42;
                vector v51 = v41 - v42;
                vector v52 = v46 + v48;
                vector v53 = v52 + v50;
                vector v54 = v49 * (float)2.0 + v47;
                vector v55 = v51 * (float)0.5 + v54;
                vector v56 = v43 + v46;
                vector v57 = v48 * (float)4.0 + v56;
                vector v58 = v50 * (float)0.25 + v57;
                f34[0 * s33 + 0] = v53[0];
                f34[1 * s33 + 0] = v53[1];
                f34[2 * s33 + 0] = v53[2];
                f34[3 * s33 + 0] = v53[3];
                f34[0 * s33 + 1] = v55[0];
                f34[1 * s33 + 1] = v55[1];
                f34[2 * s33 + 1] = v55[2];
                f34[3 * s33 + 1] = v55[3];
                f34[0 * s33 + 1] = v55[0];
                f34[1 * s33 + 1] = v55[1];
                f34[2 * s33 + 1] = v55[2];
                f34[3 * s33 + 1] = v55[3];
                f34[0 * s33 + 2] = v58[0];
                f34[1 * s33 + 2] = v58[1];
                f34[2 * s33 + 2] = v58[2];
                f34[3 * s33 + 2] = v58[3];
            }
            s30 /= 2;
            f35 += 28;
            f34 += s29;
        }
    } else {
        for (int i59 = 0; i59 < 4; i59++) {
            if (s30 & 1) {
                vector v60 = load(f35 + 0);
                vector v61 = load(f35 + 4);
                vector v62 = load(f35 + 8);
                vector v63 = load(f35 + 12);
                vector v64 = load(f35 + 16);
                vector v65 = load(f35 + 20);
                vector v66 = load(f35 + 24);
                vector v67 = load(bias + 0);
                vector v68 = v60 + v67;
                vector v69 = v68 + v61;
                vector v70 = v68 - v61;
                vector v71 = v62 + v63;
                vector v72 = v62 - v63;
                vector v73 = v64 + v65;
                vector v74 = v64 - v65;
                vector v75 = v69 + v71;
                vector v76 = v75 + v73;
                vector v77 = v72 * (float)2.0 + v70;
                vector v78 = v74 * (float)0.5 + v77;
                vector v79 = v66 + v69;
                vector v80 = v71 * (float)4.0 + v79;
                vector v81 = v73 * (float)0.25 + v80;
                if (u32 >> 0 & 1) {
                f34[0 * s33 + 0] = v76[0];
                f34[1 * s33 + 0] = v76[1];
                f34[2 * s33 + 0] = v76[2];
                f34[3 * s33 + 0] = v76[3];
                }
                if (u32 >> 1 & 1) {
                f34[0 * s33 + 1] = v78[0];
                f34[1 * s33 + 1] = v78[1];
                f34[2 * s33 + 1] = v78[2];
                f34[3 * s33 + 1] = v78[3];
                }
                if (u32 >> 2 & 1) {
                f34[0 * s33 + 2] = v81[0];
                f34[1 * s33 + 2] = v81[1];
                f34[2 * s33 + 2] = v81[2];
                f34[3 * s33 + 2] = v81[3];
                }
                if (u32 >> 3 & 1) {
                f34[0 * s33 + 3] = v81[0];
                f34[1 * s33 + 3] = v81[1];
                f34[2 * s33 + 3] = v81[2];
                f34[3 * s33 + 3] = v81[3];
                }
            }
            s30 /= 2;
            f35 += 28;
            f34 += s29;
        }
    }
}

void nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 8;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 7; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = load(c1 + 6 * input_stride + 0);
        vector v12 = load(c1 + 7 * input_stride + 0);
        vector v13 = v5 + v6;
        vector v14 = v5 - v6;
        vector v15 = v7 + v8;
        vector v16 = v7 - v8;
        vector v17 = v9 + v10;
        vector v18 = v9 - v10;
        vector v19 = v12 + v13;
        vector v20 = v19 + v15;
        vector v21 = v20 + v17;
        vector v22 = v16 * (float)2.0 + v14;
        vector v23 = v18 * (float)0.5 + v22;
        vector v24 = v15 * (float)4.0 + v13;
        vector v25 = v17 * (float)0.25 + v24;
        vector v26 = v11 + v14;
        vector v27 = v16 * (float)8.0 + v26;
        vector v28 = v18 * (float)0.125 + v27;
        store(f3 + 0, v21);
        store(f3 + 28, v23);
        store(f3 + 56, v25);
        store(f3 + 84, v28);
        f3 += 4;
        c1 += s2;
    }
    size_t s29 = tile->row_stride;
    size_t s30 = tile->row_mask;
    size_t s31 = tile->column_mask;
    uint64_t u32 = s31 >> 0;
    size_t s33 = tile->channel_stride;
    float*f34 = output;
    float*f35 = scratch;
    if (s31 == 7) {
        for (int i36 = 0; i36 < 4; i36++) {
            if (s30 & 1) {
                vector v37 = load(f35 + 0);
                vector v38 = load(f35 + 4);
                vector v39 = load(f35 + 8);
                vector v40 = load(f35 + 12);
                vector v41 = load(f35 + 16);
                vector v42 = load(f35 + 20);
                vector v43 = load(f35 + 24);
                vector v44 = load(bias + 0);
                vector v45 = v37 + v44;
                vector v46 = v45 + v38;
                vector v47 = v45 - v38;
                vector v48 = v39 + v40;
                vector v49 = v39 - v40;
                vector v50 = v41 + v42;
                vector v51 = v41 - v42;
                vector v52 = v46 + v48;
                vector v53 = v52 + v50;
                vector v54 = v49 * (float)2.0 + v47;
                vector v55 = v51 * (float)0.5 + v54;
                vector v56 = v43 + v46;
                vector v57 = v48 * (float)4.0 + v56;
                vector v58 = v50 * (float)0.25 + v57;
                vector v59 = splat(0);
                vector v60 = maximum(v59, v53);
                vector v61 = maximum(v59, v55);
                vector v62 = maximum(v59, v58);
                f34[0 * s33 + 0] = v60[0];
                f34[1 * s33 + 0] = v60[1];
                f34[2 * s33 + 0] = v60[2];
                f34[3 * s33 + 0] = v60[3];
                f34[0 * s33 + 1] = v61[0];
                f34[1 * s33 + 1] = v61[1];
                f34[2 * s33 + 1] = v61[2];
                f34[3 * s33 + 1] = v61[3];
                f34[0 * s33 + 1] = v61[0];
                f34[1 * s33 + 1] = v61[1];
                f34[2 * s33 + 1] = v61[2];
                f34[3 * s33 + 1] = v61[3];
                f34[0 * s33 + 2] = v62[0];
                f34[1 * s33 + 2] = v62[1];
                f34[2 * s33 + 2] = v62[2];
                f34[3 * s33 + 2] = v62[3];
            }
            s30 /= 2;
            f35 += 28;
            f34 += s29;
        }
    } else {
        for (int i63 = 0; i63 < 4; i63++) {
            if (s30 & 1) {
                vector v64 = load(f35 + 0);
                vector v65 = load(f35 + 4);
                vector v66 = load(f35 + 8);
                vector v67 = load(f35 + 12);
                vector v68 = load(f35 + 16);
                vector v69 = load(f35 + 20);
                vector v70 = load(f35 + 24);
                vector v71 = load(bias + 0);
                vector v72 = v64 + v71;
                vector v73 = v72 + v65;
                vector v74 = v72 - v65;
                vector v75 = v66 + v67;
                vector v76 = v66 - v67;
                vector v77 = v68 + v69;
                vector v78 = v68 - v69;
                vector v79 = v73 + v75;
                vector v80 = v79 + v77;
                vector v81 = v76 * (float)2.0 + v74;
                vector v82 = v78 * (float)0.5 + v81;
                vector v83 = v70 + v73;
                vector v84 = v75 * (float)4.0 + v83;
                vector v85 = v77 * (float)0.25 + v84;
                vector v86 = splat(0);
                vector v87 = maximum(v86, v80);
                vector v88 = maximum(v86, v82);
                vector v89 = maximum(v86, v85);
                if (u32 >> 0 & 1) {
                f34[0 * s33 + 0] = v87[0];
                f34[1 * s33 + 0] = v87[1];
                f34[2 * s33 + 0] = v87[2];
                f34[3 * s33 + 0] = v87[3];
                }
                if (u32 >> 1 & 1) {
                f34[0 * s33 + 1] = v88[0];
                f34[1 * s33 + 1] = v88[1];
                f34[2 * s33 + 1] = v88[2];
                f34[3 * s33 + 1] = v88[3];
                }
                if (u32 >> 2 & 1) {
                f34[0 * s33 + 2] = v89[0];
                f34[1 * s33 + 2] = v89[1];
                f34[2 * s33 + 2] = v89[2];
                f34[3 * s33 + 2] = v89[3];
                }
                if (u32 >> 3 & 1) {
                f34[0 * s33 + 3] = v89[0];
                f34[1 * s33 + 3] = v89[1];
                f34[2 * s33 + 3] = v89[2];
                f34[3 * s33 + 3] = v89[3];
                }
            }
            s30 /= 2;
            f35 += 28;
            f34 += s29;
        }
    }
}

void nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 8;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 8; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = load(c1 + 6 * input_stride + 0);
        vector v12 = v5 + v6;
        vector v13 = v5 - v6;
        vector v14 = v7 + v8;
        vector v15 = v7 - v8;
        vector v16 = v9 + v10;
        vector v17 = v9 - v10;
        vector v18 = v12 + v14;
        vector v19 = v18 + v16;
        vector v20 = v15 * (float)2.0 + v13;
        vector v21 = v17 * (float)0.5 + v20;
        vector v22 = v11 + v12;
        vector v23 = v14 * (float)4.0 + v22;
        vector v24 = v16 * (float)0.25 + v23;
        store(f3 + 0, v19);
        store(f3 + 32, v21);
        store(f3 + 64, v24);
        f3 += 4;
        c1 += s2;
    }
    size_t s25 = tile->row_stride;
    size_t s26 = tile->row_mask;
    size_t s27 = tile->column_mask;
    uint64_t u28 = s27 >> 0;
    size_t s29 = tile->channel_stride;
    float*f30 = output;
    float*f31 = scratch;
    if (s27 == 15) {
        for (int i32 = 0; i32 < 3; i32++) {
            if (s26 & 1) {
                vector v33 = load(f31 + 0);
                vector v34 = load(f31 + 4);
                vector v35 = load(f31 + 8);
                vector v36 = load(f31 + 12);
                vector v37 = load(f31 + 16);
                vector v38 = load(f31 + 20);
                vector v39 = load(f31 + 24);
                vector v40 = load(f31 + 28);
                vector v41 = load(bias + 0);
                vector v42 = v33 + v41;
                vector v43 = v42 + v34;
                vector v44 = v42 - v34;
                vector v45 = v35 + v36;
                vector v46 = v35 - v36;
                vector v47 = v37 + v38;
                vector v48 = v37 - v38;
                vector v49 = v40 + v43;
                vector v50 = v49 + v45;
                vector v51 = v50 + v47;
                vector v52 = v46 * (float)2.0 + v44;
                vector v53 = v48 * (float)0.5 + v52;
                vector v54 = v45 * (float)4.0 + v43;
                vector v55 = v47 * (float)0.25 + v54;
                vector v56 = v39 + v44;
                vector v57 = v46 * (float)8.0 + v56;
                vector v58 = v48 * (float)0.125 + v57;
                f30[0 * s29 + 0] = v51[0];
                f30[1 * s29 + 0] = v51[1];
                f30[2 * s29 + 0] = v51[2];
                f30[3 * s29 + 0] = v51[3];
                f30[0 * s29 + 1] = v53[0];
                f30[1 * s29 + 1] = v53[1];
                f30[2 * s29 + 1] = v53[2];
                f30[3 * s29 + 1] = v53[3];
                f30[0 * s29 + 2] = v55[0];
                f30[1 * s29 + 2] = v55[1];
                f30[2 * s29 + 2] = v55[2];
                f30[3 * s29 + 2] = v55[3];
                f30[0 * s29 + 3] = v58[0];
                f30[1 * s29 + 3] = v58[1];
                f30[2 * s29 + 3] = v58[2];
                f30[3 * s29 + 3] = v58[3];
            }
            s26 /= 2;
            f31 += 32;
            f30 += s25;
        }
    } else {
        for (int i59 = 0; i59 < 3; i59++) {
            if (s26 & 1) {
                vector v60 = load(f31 + 0);
                vector v61 = load(f31 + 4);
                vector v62 = load(f31 + 8);
                vector v63 = load(f31 + 12);
                vector v64 = load(f31 + 16);
                vector v65 = load(f31 + 20);
                vector v66 = load(f31 + 24);
                vector v67 = load(f31 + 28);
                vector v68 = load(bias + 0);
                vector v69 = v60 + v68;
                vector v70 = v69 + v61;
                vector v71 = v69 - v61;
                vector v72 = v62 + v63;
                vector v73 = v62 - v63;
                vector v74 = v64 + v65;
                vector v75 = v64 - v65;
                vector v76 = v67 + v70;
                vector v77 = v76 + v72;
                vector v78 = v77 + v74;
                vector v79 = v73 * (float)2.0 + v71;
                vector v80 = v75 * (float)0.5 + v79;
                vector v81 = v72 * (float)4.0 + v70;
                vector v82 = v74 * (float)0.25 + v81;
                vector v83 = v66 + v71;
                vector v84 = v73 * (float)8.0 + v83;
                vector v85 = v75 * (float)0.125 + v84;
                if (u28 >> 0 & 1) {
                f30[0 * s29 + 0] = v78[0];
                f30[1 * s29 + 0] = v78[1];
                f30[2 * s29 + 0] = v78[2];
                f30[3 * s29 + 0] = v78[3];
                }
                if (u28 >> 1 & 1) {
                f30[0 * s29 + 1] = v80[0];
                f30[1 * s29 + 1] = v80[1];
                f30[2 * s29 + 1] = v80[2];
                f30[3 * s29 + 1] = v80[3];
                }
                if (u28 >> 2 & 1) {
                f30[0 * s29 + 2] = v82[0];
                f30[1 * s29 + 2] = v82[1];
                f30[2 * s29 + 2] = v82[2];
                f30[3 * s29 + 2] = v82[3];
                }
                if (u28 >> 3 & 1) {
                f30[0 * s29 + 3] = v85[0];
                f30[1 * s29 + 3] = v85[1];
                f30[2 * s29 + 3] = v85[2];
                f30[3 * s29 + 3] = v85[3];
                }
            }
            s26 /= 2;
            f31 += 32;
            f30 += s25;
        }
    }
}

void nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 8;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 8; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = load(c1 + 6 * input_stride + 0);
        vector v12 = v5 + v6;
        vector v13 = v5 - v6;
        vector v14 = v7 + v8;
        vector v15 = v7 - v8;
        vector v16 = v9 + v10;
        vector v17 = v9 - v10;
        vector v18 = v12 + v14;
        vector v19 = v18 + v16;
        vector v20 = v15 * (float)2.0 + v13;
        vector v21 = v17 * (float)0.5 + v20;
        vector v22 = v11 + v12;
        vector v23 = v14 * (float)4.0 + v22;
        vector v24 = v16 * (float)0.25 + v23;
        store(f3 + 0, v19);
        store(f3 + 32, v21);
        store(f3 + 64, v24);
        f3 += 4;
        c1 += s2;
    }
    size_t s25 = tile->row_stride;
    size_t s26 = tile->row_mask;
    size_t s27 = tile->column_mask;
    uint64_t u28 = s27 >> 0;
    size_t s29 = tile->channel_stride;
    float*f30 = output;
    float*f31 = scratch;
    if (s27 == 15) {
        for (int i32 = 0; i32 < 3; i32++) {
            if (s26 & 1) {
                vector v33 = load(f31 + 0);
                vector v34 = load(f31 + 4);
                vector v35 = load(f31 + 8);
                vector v36 = load(f31 + 12);
                vector v37 = load(f31 + 16);
                vector v38 = load(f31 + 20);
                vector v39 = load(f31 + 24);
                vector v40 = load(f31 + 28);
                vector v41 = load(bias + 0);
                vector v42 = v33 + v41;
                vector v43 = v42 + v34;
                vector v44 = v42 - v34;
                vector v45 = v35 + v36;
                vector v46 = v35 - v36;
                vector v47 = v37 + v38;
                vector v48 = v37 - v38;
                vector v49 = v40 + v43;
                vector v50 = v49 + v45;
                vector v51 = v50 + v47;
                vector v52 = v46 * (float)2.0 + v44;
                vector v53 = v48 * (float)0.5 + v52;
                vector v54 = v45 * (float)4.0 + v43;
                vector v55 = v47 * (float)0.25 + v54;
                vector v56 = v39 + v44;
                vector v57 = v46 * (float)8.0 + v56;
                vector v58 = v48 * (float)0.125 + v57;
                vector v59 = splat(0);
                vector v60 = maximum(v59, v51);
                vector v61 = maximum(v59, v53);
                vector v62 = maximum(v59, v55);
                vector v63 = maximum(v59, v58);
                f30[0 * s29 + 0] = v60[0];
                f30[1 * s29 + 0] = v60[1];
                f30[2 * s29 + 0] = v60[2];
                f30[3 * s29 + 0] = v60[3];
                f30[0 * s29 + 1] = v61[0];
                f30[1 * s29 + 1] = v61[1];
                f30[2 * s29 + 1] = v61[2];
                f30[3 * s29 + 1] = v61[3];
                f30[0 * s29 + 2] = v62[0];
                f30[1 * s29 + 2] = v62[1];
                f30[2 * s29 + 2] = v62[2];
                f30[3 * s29 + 2] = v62[3];
                f30[0 * s29 + 3] = v63[0];
                f30[1 * s29 + 3] = v63[1];
                f30[2 * s29 + 3] = v63[2];
                f30[3 * s29 + 3] = v63[3];
            }
            s26 /= 2;
            f31 += 32;
            f30 += s25;
        }
    } else {
        for (int i64 = 0; i64 < 3; i64++) {
            if (s26 & 1) {
                vector v65 = load(f31 + 0);
                vector v66 = load(f31 + 4);
                vector v67 = load(f31 + 8);
                vector v68 = load(f31 + 12);
                vector v69 = load(f31 + 16);
                vector v70 = load(f31 + 20);
                vector v71 = load(f31 + 24);
                vector v72 = load(f31 + 28);
                vector v73 = load(bias + 0);
                vector v74 = v65 + v73;
                vector v75 = v74 + v66;
                vector v76 = v74 - v66;
                vector v77 = v67 + v68;
                vector v78 = v67 - v68;
                vector v79 = v69 + v70;
                vector v80 = v69 - v70;
                vector v81 = v72 + v75;
                vector v82 = v81 + v77;
                vector v83 = v82 + v79;
                vector v84 = v78 * (float)2.0 + v76;
                vector v85 = v80 * (float)0.5 + v84;
                vector v86 = v77 * (float)4.0 + v75;
                vector v87 = v79 * (float)0.25 + v86;
                vector v88 = v71 + v76;
                vector v89 = v78 * (float)8.0 + v88;
                vector v90 = v80 * (float)0.125 + v89;
                vector v91 = splat(0);
                vector v92 = maximum(v91, v83);
                vector v93 = maximum(v91, v85);
                vector v94 = maximum(v91, v87);
                vector v95 = maximum(v91, v90);
                if (u28 >> 0 & 1) {
                f30[0 * s29 + 0] = v92[0];
                f30[1 * s29 + 0] = v92[1];
                f30[2 * s29 + 0] = v92[2];
                f30[3 * s29 + 0] = v92[3];
                }
                if (u28 >> 1 & 1) {
                f30[0 * s29 + 1] = v93[0];
                f30[1 * s29 + 1] = v93[1];
                f30[2 * s29 + 1] = v93[2];
                f30[3 * s29 + 1] = v93[3];
                }
                if (u28 >> 2 & 1) {
                f30[0 * s29 + 2] = v94[0];
                f30[1 * s29 + 2] = v94[1];
                f30[2 * s29 + 2] = v94[2];
                f30[3 * s29 + 2] = v94[3];
                }
                if (u28 >> 3 & 1) {
                f30[0 * s29 + 3] = v95[0];
                f30[1 * s29 + 3] = v95[1];
                f30[2 * s29 + 3] = v95[2];
                f30[3 * s29 + 3] = v95[3];
                }
            }
            s26 /= 2;
            f31 += 32;
            f30 += s25;
        }
    }
}

void nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 8;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 7; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = load(c1 + 6 * input_stride + 0);
        vector v12 = v5 + v6;
        vector v13 = v5 - v6;
        vector v14 = v7 + v8;
        vector v15 = v7 - v8;
        vector v16 = v9 + v10;
        vector v17 = v9 - v10;
        vector v18 = v12 + v14;
        vector v19 = v18 + v16;
        vector v20 = v15 * (float)2.0 + v13;
        vector v21 = v17 * (float)0.5 + v20;
        vector v22 = v11 + v12;
        vector v23 = v14 * (float)4.0 + v22;
        vector v24 = v16 * (float)0.25 + v23;
        store(f3 + 0, v19);
        store(f3 + 28, v21);
        store(f3 + 56, v24);
        f3 += 4;
        c1 += s2;
    }
    size_t s25 = tile->row_stride;
    size_t s26 = tile->row_mask;
    size_t s27 = tile->column_mask;
    uint64_t u28 = s27 >> 0;
    size_t s29 = tile->channel_stride;
    float*f30 = output;
    float*f31 = scratch;
    if (s27 == 7) {
        for (int i32 = 0; i32 < 3; i32++) {
            if (s26 & 1) {
                vector v33 = load(f31 + 0);
                vector v34 = load(f31 + 4);
                vector v35 = load(f31 + 8);
                vector v36 = load(f31 + 12);
                vector v37 = load(f31 + 16);
                vector v38 = load(f31 + 20);
                vector v39 = load(f31 + 24);
                vector v40 = load(bias + 0);
                vector v41 = v33 + v40;
                vector v42 = v41 + v34;
                vector v43 = v41 - v34;
                vector v44 = v35 + v36;
                vector v45 = v35 - v36;
                vector v46 = v37 + v38;
                vector v47 = v37 - v38;
                vector v48 = v42 + v44;
                vector v49 = v48 + v46;
                vector v50 = v45 * (float)2.0 + v43;
                vector v51 = v47 * (float)0.5 + v50;
                vector v52 = v39 + v42;
                vector v53 = v44 * (float)4.0 + v52;
                vector v54 = v46 * (float)0.25 + v53;
                f30[0 * s29 + 0] = v49[0];
                f30[1 * s29 + 0] = v49[1];
                f30[2 * s29 + 0] = v49[2];
                f30[3 * s29 + 0] = v49[3];
                f30[0 * s29 + 1] = v51[0];
                f30[1 * s29 + 1] = v51[1];
                f30[2 * s29 + 1] = v51[2];
                f30[3 * s29 + 1] = v51[3];
                f30[0 * s29 + 1] = v51[0];
                f30[1 * s29 + 1] = v51[1];
                f30[2 * s29 + 1] = v51[2];
                f30[3 * s29 + 1] = v51[3];
                f30[0 * s29 + 2] = v54[0];
                f30[1 * s29 + 2] = v54[1];
                f30[2 * s29 + 2] = v54[2];
                f30[3 * s29 + 2] = v54[3];
            }
            s26 /= 2;
            f31 += 28;
            f30 += s25;
        }
    } else {
        for (int i55 = 0; i55 < 3; i55++) {
            if (s26 & 1) {
                vector v56 = load(f31 + 0);
                vector v57 = load(f31 + 4);
                vector v58 = load(f31 + 8);
                vector v59 = load(f31 + 12);
                vector v60 = load(f31 + 16);
                vector v61 = load(f31 + 20);
                vector v62 = load(f31 + 24);
                vector v63 = load(bias + 0);
                vector v64 = v56 + v63;
                vector v65 = v64 + v57;
                vector v66 = v64 - v57;
                vector v67 = v58 + v59;
                vector v68 = v58 - v59;
                vector v69 = v60 + v61;
                vector v70 = v60 - v61;
                vector v71 = v65 + v67;
                vector v72 = v71 + v69;
                vector v73 = v68 * (float)2.0 + v66;
                vector v74 = v70 * (float)0.5 + v73;
                vector v75 = v62 + v65;
                vector v76 = v67 * (float)4.0 + v75;
                vector v77 = v69 * (float)0.25 + v76;
                if (u28 >> 0 & 1) {
                f30[0 * s29 + 0] = v72[0];
                f30[1 * s29 + 0] = v72[1];
                f30[2 * s29 + 0] = v72[2];
                f30[3 * s29 + 0] = v72[3];
                }
                if (u28 >> 1 & 1) {
                f30[0 * s29 + 1] = v74[0];
                f30[1 * s29 + 1] = v74[1];
                f30[2 * s29 + 1] = v74[2];
                f30[3 * s29 + 1] = v74[3];
                }
                if (u28 >> 2 & 1) {
                f30[0 * s29 + 2] = v77[0];
                f30[1 * s29 + 2] = v77[1];
                f30[2 * s29 + 2] = v77[2];
                f30[3 * s29 + 2] = v77[3];
                }
                if (u28 >> 3 & 1) {
                f30[0 * s29 + 3] = v77[0];
                f30[1 * s29 + 3] = v77[1];
                f30[2 * s29 + 3] = v77[2];
                f30[3 * s29 + 3] = v77[3];
                }
            }
            s26 /= 2;
            f31 += 28;
            f30 += s25;
        }
    }
}

void nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 8;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 7; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = load(c1 + 6 * input_stride + 0);
        vector v12 = v5 + v6;
        vector v13 = v5 - v6;
        vector v14 = v7 + v8;
        vector v15 = v7 - v8;
        vector v16 = v9 + v10;
        vector v17 = v9 - v10;
        vector v18 = v12 + v14;
        vector v19 = v18 + v16;
        vector v20 = v15 * (float)2.0 + v13;
        vector v21 = v17 * (float)0.5 + v20;
        vector v22 = v11 + v12;
        vector v23 = v14 * (float)4.0 + v22;
        vector v24 = v16 * (float)0.25 + v23;
        store(f3 + 0, v19);
        store(f3 + 28, v21);
        store(f3 + 56, v24);
        f3 += 4;
        c1 += s2;
    }
    size_t s25 = tile->row_stride;
    size_t s26 = tile->row_mask;
    size_t s27 = tile->column_mask;
    uint64_t u28 = s27 >> 0;
    size_t s29 = tile->channel_stride;
    float*f30 = output;
    float*f31 = scratch;
    if (s27 == 7) {
        for (int i32 = 0; i32 < 3; i32++) {
            if (s26 & 1) {
                vector v33 = load(f31 + 0);
                vector v34 = load(f31 + 4);
                vector v35 = load(f31 + 8);
                vector v36 = load(f31 + 12);
                vector v37 = load(f31 + 16);
                vector v38 = load(f31 + 20);
                vector v39 = load(f31 + 24);
                vector v40 = load(bias + 0);
                vector v41 = v33 + v40;
                vector v42 = v41 + v34;
                vector v43 = v41 - v34;
                vector v44 = v35 + v36;
                vector v45 = v35 - v36;
                vector v46 = v37 + v38;
                vector v47 = v37 - v38;
                vector v48 = v42 + v44;
                vector v49 = v48 + v46;
                vector v50 = v45 * (float)2.0 + v43;
                vector v51 = v47 * (float)0.5 + v50;
                vector v52 = v39 + v42;
                vector v53 = v44 * (float)4.0 + v52;
                vector v54 = v46 * (float)0.25 + v53;
                vector v55 = splat(0);
                vector v56 = maximum(v55, v49);
                vector v57 = maximum(v55, v51);
                vector v58 = maximum(v55, v54);
                f30[0 * s29 + 0] = v56[0];
                f30[1 * s29 + 0] = v56[1];
                f30[2 * s29 + 0] = v56[2];
                f30[3 * s29 + 0] = v56[3];
                f30[0 * s29 + 1] = v57[0];
                f30[1 * s29 + 1] = v57[1];
                f30[2 * s29 + 1] = v57[2];
                f30[3 * s29 + 1] = v57[3];
                f30[0 * s29 + 1] = v57[0];
                f30[1 * s29 + 1] = v57[1];
                f30[2 * s29 + 1] = v57[2];
                f30[3 * s29 + 1] = v57[3];
                f30[0 * s29 + 2] = v58[0];
                f30[1 * s29 + 2] = v58[1];
                f30[2 * s29 + 2] = v58[2];
                f30[3 * s29 + 2] = v58[3];
            }
            s26 /= 2;
            f31 += 28;
            f30 += s25;
        }
    } else {
        for (int i59 = 0; i59 < 3; i59++) {
            if (s26 & 1) {
                vector v60 = load(f31 + 0);
                vector v61 = load(f31 + 4);
                vector v62 = load(f31 + 8);
                vector v63 = load(f31 + 12);
                vector v64 = load(f31 + 16);
                vector v65 = load(f31 + 20);
                vector v66 = load(f31 + 24);
                vector v67 = load(bias + 0);
                vector v68 = v60 + v67;
                vector v69 = v68 + v61;
                vector v70 = v68 - v61;
                vector v71 = v62 + v63;
                vector v72 = v62 - v63;
                vector v73 = v64 + v65;
                vector v74 = v64 - v65;
                vector v75 = v69 + v71;
                vector v76 = v75 + v73;
                vector v77 = v72 * (float)2.0 + v70;
                vector v78 = v74 * (float)0.5 + v77;
                vector v79 = v66 + v69;
                vector v80 = v71 * (float)4.0 + v79;
                vector v81 = v73 * (float)0.25 + v80;
                vector v82 = splat(0);
                vector v83 = maximum(v82, v76);
                vector v84 = maximum(v82, v78);
                vector v85 = maximum(v82, v81);
                if (u28 >> 0 & 1) {
                f30[0 * s29 + 0] = v83[0];
                f30[1 * s29 + 0] = v83[1];
                f30[2 * s29 + 0] = v83[2];
                f30[3 * s29 + 0] = v83[3];
                }
                if (u28 >> 1 & 1) {
                f30[0 * s29 + 1] = v84[0];
                f30[1 * s29 + 1] = v84[1];
                f30[2 * s29 + 1] = v84[2];
                f30[3 * s29 + 1] = v84[3];
                }
                if (u28 >> 2 & 1) {
                f30[0 * s29 + 2] = v85[0];
                f30[1 * s29 + 2] = v85[1];
                f30[2 * s29 + 2] = v85[2];
                f30[3 * s29 + 2] = v85[3];
                }
                if (u28 >> 3 & 1) {
                f30[0 * s29 + 3] = v85[0];
                f30[1 * s29 + 3] = v85[1];
                f30[2 * s29 + 3] = v85[2];
                f30[3 * s29 + 3] = v85[3];
                }
            }
            s26 /= 2;
            f31 += 28;
            f30 += s25;
        }
    }
}

void nnp_winograd_f5x4_3x3_of_7x7_input__c(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 4;
    size_t s6 = tile->channel_stride;
    const float*c7 = input;
    if (s3 == 63) {
        float*f8 = scratch;
        for (int i9 = 0; i9 < 7; i9++) {
            if (s2 & 1) {
                vector v10 = splat(0);
                vector v11 = splat(0);
                vector v12 = splat(0);
                vector v13 = splat(0);
                v10[0] = c7[0 * s6 + 0];
                v10[1] = c7[1 * s6 + 0];
                v10[2] = c7[2 * s6 + 0];
                v10[3] = c7[3 * s6 + 0];
                v11[0] = c7[0 * s6 + 1];
                v11[1] = c7[1 * s6 + 1];
                v11[2] = c7[2 * s6 + 1];
                v11[3] = c7[3 * s6 + 1];
                v12[0] = c7[0 * s6 + 2];
                v12[1] = c7[1 * s6 + 2];
                v12[2] = c7[2 * s6 + 2];
                v12[3] = c7[3 * s6 + 2];
                v13[0] = c7[0 * s6 + 3];
                v13[1] = c7[1 * s6 + 3];
                v13[2] = c7[2 * s6 + 3];
                v13[3] = c7[3 * s6 + 3];
                vector v14 = splat(0);
                vector v15 = splat(0);
                if (u5 >> 0 & 1) {
                v14[0] = c7[0 * s6 + 4];
                v14[1] = c7[1 * s6 + 4];
                v14[2] = c7[2 * s6 + 4];
                v14[3] = c7[3 * s6 + 4];
                }
                if (u5 >> 1 & 1) {
                v15[0] = c7[0 * s6 + 5];
                v15[1] = c7[1 * s6 + 5];
                v15[2] = c7[2 * s6 + 5];
                v15[3] = c7[3 * s6 + 5];
                }
                vector v16 = v11 * (float)3.5 + v10;
                vector v17 = v12 * (float)-3.0 + v16;
                vector v18 = v13 * (float)-3.5 + v17;
                vector v19 = v14 * (float)2.0 + v18;
                vector v20 = v19 * (float)1.125;
                store(f8 + 0, v20);
                vector v21 = v10 + v12;
                vector v22 = v11 * (float)-4.5 + v21;
                vector v23 = v13 * (float)4.5 + v22;
                vector v24 = v14 * (float)-2.0 + v23;
                vector v25 = v24 * (float)-0.875;
                store(f8 + 4, v25);
                vector v26 = v13 - v14;
                vector v27 = v10 * (float)-0.125 + v26;
                vector v28 = v11 * (float)-0.0625 + v27;
                vector v29 = v12 * (float)2.0625 + v28;
                vector v30 = v29 * (float)-3.0;
                store(f8 + 8, v30);
                vector v31 = v10 * (float)-0.125 + v14;
                vector v32 = v11 * (float)0.1875 + v31;
                vector v33 = v12 * (float)1.9375 + v32;
                vector v34 = v13 * (float)-3.0 + v33;
                store(f8 + 12, v34);
                vector v35 = v12 * (float)-17.0 + v10;
                vector v36 = v14 * (float)16.0 + v35;
                vector v37 = v36 * (float)0.25;
                store(f8 + 16, v37);
                vector v38 = v10 * (float)-0.125 + v15;
                vector v39 = v11 * (float)0.0625 + v38;
                vector v40 = v12 * (float)2.125 + v39;
                vector v41 = v13 * (float)-1.0625 + v40;
                vector v42 = v14 * (float)-2.0 + v41;
                store(f8 + 20, v42);
            } else {
                vector v43 = splat(0);
                store(f8 + 0, v43);
                vector v44 = splat(0);
                store(f8 + 4, v44);
                vector v45 = splat(0);
                store(f8 + 8, v45);
                vector v46 = splat(0);
                store(f8 + 12, v46);
                vector v47 = splat(0);
                store(f8 + 16, v47);
                vector v48 = splat(0);
                store(f8 + 20, v48);
            }
            s2 /= 2;
            c7 += s1;
            f8 += 24;
        }
    } else {
        float*f49 = scratch;
        for (int i50 = 0; i50 < 7; i50++) {
            if (s2 & 1) {
                vector v51 = splat(0);
                vector v52 = splat(0);
                vector v53 = splat(0);
                vector v54 = splat(0);
                if (u4 >> 0 & 1) {
                v51[0] = c7[0 * s6 + 0];
                v51[1] = c7[1 * s6 + 0];
                v51[2] = c7[2 * s6 + 0];
                v51[3] = c7[3 * s6 + 0];
                }
                if (u4 >> 1 & 1) {
                v52[0] = c7[0 * s6 + 1];
                v52[1] = c7[1 * s6 + 1];
                v52[2] = c7[2 * s6 + 1];
                v52[3] = c7[3 * s6 + 1];
                }
                if (u4 >> 2 & 1) {
                v53[0] = c7[0 * s6 + 2];
                v53[1] = c7[1 * s6 + 2];
                v53[2] = c7[2 * s6 + 2];
                v53[3] = c7[3 * s6 + 2];
                }
                if (u4 >> 3 & 1) {
                v54[0] = c7[0 * s6 + 3];
                v54[1] = c7[1 * s6 + 3];
                v54[2] = c7[2 * s6 + 3];
                v54[3] = c7[3 * s6 + 3];
                }
                vector v55 = splat(0);
                vector v56 = splat(0);
                if (u5 >> 0 & 1) {
                v55[0] = c7[0 * s6 + 4];
                v55[1] = c7[1 * s6 + 4];
                v55[2] = c7[2 * s6 + 4];
                v55[3] = c7[3 * s6 + 4];
                }
                if (u5 >> 1 & 1) {
                v56[0] = c7[0 * s6 + 5];
                v56[1] = c7[1 * s6 + 5];
                v56[2] = c7[2 * s6 + 5];
                v56[3] = c7[3 * s6 + 5];
                }
                vector v57 = v52 * (float)3.5 + v51;
                vector v58 = v53 * (float)-3.0 + v57;
                vector v59 = v54 * (float)-3.5 + v58;
                vector v60 = v55 * (float)2.0 + v59;
                vector v61 = v60 * (float)1.125;
                store(f49 + 0, v61);
                vector v62 = v51 + v53;
                vector v63 = v52 * (float)-4.5 + v62;
                vector v64 = v54 * (float)4.5 + v63;
                vector v65 = v55 * (float)-2.0 + v64;
                vector v66 = v65 * (float)-0.875;
                store(f49 + 4, v66);
                vector v67 = v54 - v55;
                vector v68 = v51 * (float)-0.125 + v67;
                vector v69 = v52 * (float)-0.0625 + v68;
                vector v70 = v53 * (float)2.0625 + v69;
                vector v71 = v70 * (float)-3.0;
                store(f49 + 8, v71);
                vector v72 = v51 * (float)-0.125 + v55;
                vector v73 = v52 * (float)0.1875 + v72;
                vector v74 = v53 * (float)1.9375 + v73;
                vector v75 = v54 * (float)-3.0 + v74;
                store(f49 + 12, v75);
                vector v76 = v53 * (float)-17.0 + v51;
                vector v77 = v55 * (float)16.0 + v76;
                vector v78 = v77 * (float)0.25;
                store(f49 + 16, v78);
                vector v79 = v51 * (float)-0.125 + v56;
                vector v80 = v52 * (float)0.0625 + v79;
                vector v81 = v53 * (float)2.125 + v80;
                vector v82 = v54 * (float)-1.0625 + v81;
                vector v83 = v55 * (float)-2.0 + v82;
                store(f49 + 20, v83);
            } else {
                vector v84 = splat(0);
                store(f49 + 0, v84);
                vector v85 = splat(0);
                store(f49 + 4, v85);
                vector v86 = splat(0);
                store(f49 + 8, v86);
                vector v87 = splat(0);
                store(f49 + 12, v87);
                vector v88 = splat(0);
                store(f49 + 16, v88);
                vector v89 = splat(0);
                store(f49 + 20, v89);
            }
            s2 /= 2;
            c7 += s1;
            f49 += 24;
        }
    }
    float*f90 = output;
    size_t s91 = output_stride * 7;
    float*f92 = scratch;
    for (int i93 = 0; i93 < 6; i93++) {
        vector v94 = load(f92 + 0);
        vector v95 = load(f92 + 24);
        vector v96 = load(f92 + 48);
        vector v97 = load(f92 + 72);
        vector v98 = load(f92 + 96);
        vector v99 = load(f92 + 120);
        vector v100 = load(f92 + 144);
        vector v101 = v95 * (float)4.0 + v99;
        vector v102 = v97 * (float)-5.0 + v101;
        vector v103 = v96 * (float)-1.25 + v94;
        vector v104 = v98 * (float)0.25 + v103;
        vector v105 = v102 + v104;
        store(f90 + 0 * output_stride + 0, v105);
        vector v106 = v102 - v104;
        store(f90 + 1 * output_stride + 0, v106);
        vector v107 = v95 * (float)0.25 + v99;
        vector v108 = v97 * (float)-4.0625 + v107;
        vector v109 = v94 * (float)0.25 + v98;
        vector v110 = v96 * (float)-4.0625 + v109;
        vector v111 = v108 + v110;
        store(f90 + 2 * output_stride + 0, v111);
        vector v112 = v108 - v110;
        store(f90 + 3 * output_stride + 0, v112);
        vector v113 = v95 * (float)0.0625 + v99;
        vector v114 = v97 * (float)-1.0625 + v113;
        vector v115 = v96 * (float)-17.0 + v94;
        vector v116 = v98 * (float)16.0 + v115;
        vector v117 = v116 * (float)0.125 + v114;
        store(f90 + 4 * output_stride + 0, v117);
        vector v118 = v116 * (float)-0.125 + v114;
        store(f90 + 6 * output_stride + 0, v118);
        vector v119 = v94 * (float)-0.25 + v100;
        vector v120 = v96 * (float)4.3125 + v119;
        vector v121 = v98 * (float)-5.0625 + v120;
        store(f90 + 5 * output_stride + 0, v121);
        f92 += 4;
        f90 += s91;
    }
}

void nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 7;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 6; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = load(c1 + 6 * input_stride + 0);
        vector v12 = v5 + v6;
        vector v13 = v5 - v6;
        vector v14 = v7 + v8;
        vector v15 = v7 - v8;
        vector v16 = v9 + v11;
        vector v17 = v9 - v11;
        vector v18 = v12 + v14;
        vector v19 = v18 + v16;
        vector v20 = v13 * (float)0.25 + v15;
        vector v21 = v17 * (float)2.0 + v20;
        vector v22 = v12 * (float)0.0625 + v14;
        vector v23 = v16 * (float)4.0 + v22;
        vector v24 = v13 * (float)0.015625 + v15;
        vector v25 = v17 * (float)8.0 + v24;
        vector v26 = v10 + v14;
        vector v27 = v12 * (float)0.00390625 + v26;
        vector v28 = v16 * (float)16.0 + v27;
        store(f3 + 0, v19);
        store(f3 + 24, v21);
        store(f3 + 48, v23);
        store(f3 + 72, v25);
        store(f3 + 96, v28);
        f3 += 4;
        c1 += s2;
    }
    size_t s29 = tile->row_stride;
    size_t s30 = tile->row_mask;
    size_t s31 = tile->column_mask;
    uint64_t u32 = s31 >> 0;
    size_t s33 = tile->channel_stride;
    float*f34 = output;
    float*f35 = scratch;
    if (s31 == 15) {
        for (int i36 = 0; i36 < 5; i36++) {
            if (s30 & 1) {
                vector v37 = load(f35 + 0);
                vector v38 = load(f35 + 4);
                vector v39 = load(f35 + 8);
                vector v40 = load(f35 + 12);
                vector v41 = load(f35 + 16);
                vector v42 = load(f35 + 20);
                vector v43 = load(bias + 0);
                vector v44 = v39 + v43;
                vector v45 = v37 + v38;
                vector v46 = v37 - v38;
                vector v47 = v44 + v40;
                vector v48 = v44 - v40;
                vector v49 = v41 + v45;
                vector v50 = v49 + v47;
                vector v51 = v41 * (float)2.0 + v48;
                vector v52 = v46 * (float)0.25 + v51;
                vector v53 = v41 * (float)4.0 + v47;
                vector v54 = v45 * (float)0.0625 + v53;
                vector v55 = v42 + v48;
                vector v56 = v41 * (float)8.0 + v55;
                vector v57 = v46 * (float)0.015625 + v56;
                f34[0 * s33 + 0] = v50[0];
                f34[1 * s33 + 0] = v50[1];
                f34[2 * s33 + 0] = v50[2];
                f34[3 * s33 + 0] = v50[3];
                f34[0 * s33 + 1] = v52[0];
                f34[1 * s33 + 1] = v52[1];
                f34[2 * s33 + 1] = v52[2];
                f34[3 * s33 + 1] = v52[3];
                f34[0 * s33 + 2] = v54[0];
                f34[1 * s33 + 2] = v54[1];
                f34[2 * s33 + 2] = v54[2];
                f34[3 * s33 + 2] = v54[3];
                f34[0 * s33 + 3] = v57[0];
                f34[1 * s33 + 3] = v57[1];
                f34[2 * s33 + 3] = v57[2];
                f34[3 * s33 + 3] = v57[3];
            }
            s30 /= 2;
            f35 += 24;
            f34 += s29;
        }
    } else {
        for (int i58 = 0; i58 < 5; i58++) {
            if (s30 & 1) {
                vector v59 = load(f35 + 0);
                vector v60 = load(f35 + 4);
                vector v61 = load(f35 + 8);
                vector v62 = load(f35 + 12);
                vector v63 = load(f35 + 16);
                vector v64 = load(f35 + 20);
                vector v65 = load(bias + 0);
                vector v66 = v61 + v65;
                vector v67 = v59 + v60;
                vector v68 = v59 - v60;
                vector v69 = v66 + v62;
                vector v70 = v66 - v62;
                vector v71 = v63 + v67;
                vector v72 = v71 + v69;
                vector v73 = v63 * (float)2.0 + v70;
                vector v74 = v68 * (float)0.25 + v73;
                vector v75 = v63 * (float)4.0 + v69;
                vector v76 = v67 * (float)0.0625 + v75;
                vector v77 = v64 + v70;
                vector v78 = v63 * (float)8.0 + v77;
                vector v79 = v68 * (float)0.015625 + v78;
                if (u32 >> 0 & 1) {
                f34[0 * s33 + 0] = v72[0];
                f34[1 * s33 + 0] = v72[1];
                f34[2 * s33 + 0] = v72[2];
                f34[3 * s33 + 0] = v72[3];
                }
                if (u32 >> 1 & 1) {
                f34[0 * s33 + 1] = v74[0];
                f34[1 * s33 + 1] = v74[1];
                f34[2 * s33 + 1] = v74[2];
                f34[3 * s33 + 1] = v74[3];
                }
                if (u32 >> 2 & 1) {
                f34[0 * s33 + 2] = v76[0];
                f34[1 * s33 + 2] = v76[1];
                f34[2 * s33 + 2] = v76[2];
                f34[3 * s33 + 2] = v76[3];
                }
                if (u32 >> 3 & 1) {
                f34[0 * s33 + 3] = v79[0];
                f34[1 * s33 + 3] = v79[1];
                f34[2 * s33 + 3] = v79[2];
                f34[3 * s33 + 3] = v79[3];
                }
            }
            s30 /= 2;
            f35 += 24;
            f34 += s29;
        }
    }
}

void nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 7;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 6; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = load(c1 + 6 * input_stride + 0);
        vector v12 = v5 + v6;
        vector v13 = v5 - v6;
        vector v14 = v7 + v8;
        vector v15 = v7 - v8;
        vector v16 = v9 + v11;
        vector v17 = v9 - v11;
        vector v18 = v12 + v14;
        vector v19 = v18 + v16;
        vector v20 = v13 * (float)0.25 + v15;
        vector v21 = v17 * (float)2.0 + v20;
        vector v22 = v12 * (float)0.0625 + v14;
        vector v23 = v16 * (float)4.0 + v22;
        vector v24 = v13 * (float)0.015625 + v15;
        vector v25 = v17 * (float)8.0 + v24;
        vector v26 = v10 + v14;
        vector v27 = v12 * (float)0.00390625 + v26;
        vector v28 = v16 * (float)16.0 + v27;
        store(f3 + 0, v19);
        store(f3 + 24, v21);
        store(f3 + 48, v23);
        store(f3 + 72, v25);
        store(f3 + 96, v28);
        f3 += 4;
        c1 += s2;
    }
    size_t s29 = tile->row_stride;
    size_t s30 = tile->row_mask;
    size_t s31 = tile->column_mask;
    uint64_t u32 = s31 >> 0;
    size_t s33 = tile->channel_stride;
    float*f34 = output;
    float*f35 = scratch;
    if (s31 == 15) {
        for (int i36 = 0; i36 < 5; i36++) {
            if (s30 & 1) {
                vector v37 = load(f35 + 0);
                vector v38 = load(f35 + 4);
                vector v39 = load(f35 + 8);
                vector v40 = load(f35 + 12);
                vector v41 = load(f35 + 16);
                vector v42 = load(f35 + 20);
                vector v43 = load(bias + 0);
                vector v44 = v39 + v43;
                vector v45 = v37 + v38;
                vector v46 = v37 - v38;
                vector v47 = v44 + v40;
                vector v48 = v44 - v40;
                vector v49 = v41 + v45;
                vector v50 = v49 + v47;
                vector v51 = v41 * (float)2.0 + v48;
                vector v52 = v46 * (float)0.25 + v51;
                vector v53 = v41 * (float)4.0 + v47;
                vector v54 = v45 * (float)0.0625 + v53;
                vector v55 = v42 + v48;
                vector v56 = v41 * (float)8.0 + v55;
                vector v57 = v46 * (float)0.015625 + v56;
                vector v58 = splat(0);
                vector v59 = maximum(v58, v50);
                vector v60 = maximum(v58, v52);
                vector v61 = maximum(v58, v54);
                vector v62 = maximum(v58, v57);
                f34[0 * s33 + 0] = v59[0];
                f34[1 * s33 + 0] = v59[1];
                f34[2 * s33 + 0] = v59[2];
                f34[3 * s33 + 0] = v59[3];
                f34[0 * s33 + 1] = v60[0];
                f34[1 * s33 + 1] = v60[1];
                f34[2 * s33 + 1] = v60[2];
                f34[3 * s33 + 1] = v60[3];
                f34[0 * s33 + 2] = v61[0];
                f34[1 * s33 + 2] = v61[1];
                f34[2 * s33 + 2] = v61[2];
                f34[3 * s33 + 2] = v61[3];
                f34[0 * s33 + 3] = v62[0];
                f34[1 * s33 + 3] = v62[1];
                f34[2 * s33 + 3] = v62[2];
                f34[3 * s33 + 3] = v62[3];
            }
            s30 /= 2;
            f35 += 24;
            f34 += s29;
        }
    } else {
        for (int i63 = 0; i63 < 5; i63++) {
            if (s30 & 1) {
                vector v64 = load(f35 + 0);
                vector v65 = load(f35 + 4);
                vector v66 = load(f35 + 8);
                vector v67 = load(f35 + 12);
                vector v68 = load(f35 + 16);
                vector v69 = load(f35 + 20);
                vector v70 = load(bias + 0);
                vector v71 = v66 + v70;
                vector v72 = v64 + v65;
                vector v73 = v64 - v65;
                vector v74 = v71 + v67;
                vector v75 = v71 - v67;
                vector v76 = v68 + v72;
                vector v77 = v76 + v74;
                vector v78 = v68 * (float)2.0 + v75;
                vector v79 = v73 * (float)0.25 + v78;
                vector v80 = v68 * (float)4.0 + v74;
                vector v81 = v72 * (float)0.0625 + v80;
                vector v82 = v69 + v75;
                vector v83 = v68 * (float)8.0 + v82;
                vector v84 = v73 * (float)0.015625 + v83;
                vector v85 = splat(0);
                vector v86 = maximum(v85, v77);
                vector v87 = maximum(v85, v79);
                vector v88 = maximum(v85, v81);
                vector v89 = maximum(v85, v84);
                if (u32 >> 0 & 1) {
                f34[0 * s33 + 0] = v86[0];
                f34[1 * s33 + 0] = v86[1];
                f34[2 * s33 + 0] = v86[2];
                f34[3 * s33 + 0] = v86[3];
                }
                if (u32 >> 1 & 1) {
                f34[0 * s33 + 1] = v87[0];
                f34[1 * s33 + 1] = v87[1];
                f34[2 * s33 + 1] = v87[2];
                f34[3 * s33 + 1] = v87[3];
                }
                if (u32 >> 2 & 1) {
                f34[0 * s33 + 2] = v88[0];
                f34[1 * s33 + 2] = v88[1];
                f34[2 * s33 + 2] = v88[2];
                f34[3 * s33 + 2] = v88[3];
                }
                if (u32 >> 3 & 1) {
                f34[0 * s33 + 3] = v89[0];
                f34[1 * s33 + 3] = v89[1];
                f34[2 * s33 + 3] = v89[2];
                f34[3 * s33 + 3] = v89[3];
                }
            }
            s30 /= 2;
            f35 += 24;
            f34 += s29;
        }
    }
}

void nnp_winograd_f4x5_3x3_of_7x7_input__c(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 4;
    size_t s6 = tile->channel_stride;
    const float*c7 = input;
    if (s3 == 127) {
        float*f8 = scratch;
        for (int i9 = 0; i9 < 6; i9++) {
            if (s2 & 1) {
                vector v10 = splat(0);
                vector v11 = splat(0);
                vector v12 = splat(0);
                vector v13 = splat(0);
                v10[0] = c7[0 * s6 + 0];
                v10[1] = c7[1 * s6 + 0];
                v10[2] = c7[2 * s6 + 0];
                v10[3] = c7[3 * s6 + 0];
                v11[0] = c7[0 * s6 + 1];
                v11[1] = c7[1 * s6 + 1];
                v11[2] = c7[2 * s6 + 1];
                v11[3] = c7[3 * s6 + 1];
                v12[0] = c7[0 * s6 + 2];
                v12[1] = c7[1 * s6 + 2];
                v12[2] = c7[2 * s6 + 2];
                v12[3] = c7[3 * s6 + 2];
                v13[0] = c7[0 * s6 + 3];
                v13[1] = c7[1 * s6 + 3];
                v13[2] = c7[2 * s6 + 3];
                v13[3] = c7[3 * s6 + 3];
                vector v14 = splat(0);
                vector v15 = splat(0);
                vector v16 = splat(0);
                vector v17 = splat(0);
                v14[0] = c7[0 * s6 + 3];
                v14[1] = c7[1 * s6 + 3];
                v14[2] = c7[2 * s6 + 3];
                v14[3] = c7[3 * s6 + 3];
                v15[0] = c7[0 * s6 + 4];
                v15[1] = c7[1 * s6 + 4];
                v15[2] = c7[2 * s6 + 4];
                v15[3] = c7[3 * s6 + 4];
                v16[0] = c7[0 * s6 + 5];
                v16[1] = c7[1 * s6 + 5];
                v16[2] = c7[2 * s6 + 5];
                v16[3] = c7[3 * s6 + 5];
                v17[0] = c7[0 * s6 + 6];
                v17[1] = c7[1 * s6 + 6];
                v17[2] = c7[2 * s6 + 6];
                v17[3] = c7[3 * s6 + 6];
                vector v18 = v11 * (float)4.0 + v16;
                vector v19 = v13 * (float)-5.0 + v18;
                vector v20 = v12 * (float)-1.25 + v10;
                vector v21 = v15 * (float)0.25 + v20;
                vector v22 = v19 + v21;
                store(f8 + 0, v22);
                vector v23 = v19 - v21;
                store(f8 + 4, v23);
                vector v24 = v11 * (float)0.25 + v16;
                vector v25 = v13 * (float)-4.0625 + v24;
                vector v26 = v10 * (float)0.25 + v15;
                vector v27 = v12 * (float)-4.0625 + v26;
                vector v28 = v25 + v27;
                store(f8 + 8, v28);
                vector v29 = v25 - v27;
                store(f8 + 12, v29);
                vector v30 = v11 * (float)0.0625 + v16;
                vector v31 = v13 * (float)-1.0625 + v30;
                vector v32 = v12 * (float)-17.0 + v10;
                vector v33 = v15 * (float)16.0 + v32;
                vector v34 = v33 * (float)0.125 + v31;
                store(f8 + 16, v34);
                vector v35 = v33 * (float)-0.125 + v31;
                store(f8 + 24, v35);
                vector v36 = v10 * (float)-0.25 + v17;
                vector v37 = v12 * (float)4.3125 + v36;
                vector v38 = v15 * (float)-5.0625 + v37;
                store(f8 + 20, v38);
            } else {
                vector v39 = splat(0);
                store(f8 + 0, v39);
                vector v40 = splat(0);
                store(f8 + 4, v40);
                vector v41 = splat(0);
                store(f8 + 8, v41);
                vector v42 = splat(0);
                store(f8 + 12, v42);
                vector v43 = splat(0);
                store(f8 + 16, v43);
                vector v44 = splat(0);
                store(f8 + 20, v44);
                vector v45 = splat(0);
                store(f8 + 24, v45);
            }
            s2 /= 2;
            c7 += s1;
            f8 += 28;
        }
    } else {
        float*f46 = scratch;
        for (int i47 = 0; i47 < 6; i47++) {
            if (s2 & 1) {
                vector v48 = splat(0);
                vector v49 = splat(0);
                vector v50 = splat(0);
                vector v51 = splat(0);
                if (u4 >> 0 & 1) {
                v48[0] = c7[0 * s6 + 0];
                v48[1] = c7[1 * s6 + 0];
                v48[2] = c7[2 * s6 + 0];
                v48[3] = c7[3 * s6 + 0];
                }
                if (u4 >> 1 & 1) {
                v49[0] = c7[0 * s6 + 1];
                v49[1] = c7[1 * s6 + 1];
                v49[2] = c7[2 * s6 + 1];
                v49[3] = c7[3 * s6 + 1];
                }
                if (u4 >> 2 & 1) {
                v50[0] = c7[0 * s6 + 2];
                v50[1] = c7[1 * s6 + 2];
                v50[2] = c7[2 * s6 + 2];
                v50[3] = c7[3 * s6 + 2];
                }
                if (u4 >> 3 & 1) {
                v51[0] = c7[0 * s6 + 3];
                v51[1] = c7[1 * s6 + 3];
                v51[2] = c7[2 * s6 + 3];
                v51[3] = c7[3 * s6 + 3];
                }
                vector v52 = splat(0);
                vector v53 = splat(0);
                vector v54 = splat(0);
                if (u5 >> 0 & 1) {
                v52[0] = c7[0 * s6 + 4];
                v52[1] = c7[1 * s6 + 4];
                v52[2] = c7[2 * s6 + 4];
                v52[3] = c7[3 * s6 + 4];
                }
                if (u5 >> 1 & 1) {
                v53[0] = c7[0 * s6 + 5];
                v53[1] = c7[1 * s6 + 5];
                v53[2] = c7[2 * s6 + 5];
                v53[3] = c7[3 * s6 + 5];
                }
                if (u5 >> 2 & 1) {
                v54[0] = c7[0 * s6 + 6];
                v54[1] = c7[1 * s6 + 6];
                v54[2] = c7[2 * s6 + 6];
                v54[3] = c7[3 * s6 + 6];
                }
                vector v55 = v49 * (float)4.0 + v53;
                vector v56 = v51 * (float)-5.0 + v55;
                vector v57 = v50 * (float)-1.25 + v48;
                vector v58 = v52 * (float)0.25 + v57;
                vector v59 = v56 + v58;
                store(f46 + 0, v59);
                vector v60 = v56 - v58;
                store(f46 + 4, v60);
                vector v61 = v49 * (float)0.25 + v53;
                vector v62 = v51 * (float)-4.0625 + v61;
                vector v63 = v48 * (float)0.25 + v52;
                vector v64 = v50 * (float)-4.0625 + v63;
                vector v65 = v62 + v64;
                store(f46 + 8, v65);
                vector v66 = v62 - v64;
                store(f46 + 12, v66);
                vector v67 = v49 * (float)0.0625 + v53;
                vector v68 = v51 * (float)-1.0625 + v67;
                vector v69 = v50 * (float)-17.0 + v48;
                vector v70 = v52 * (float)16.0 + v69;
                vector v71 = v70 * (float)0.125 + v68;
                store(f46 + 16, v71);
                vector v72 = v70 * (float)-0.125 + v68;
                store(f46 + 24, v72);
                vector v73 = v48 * (float)-0.25 + v54;
                vector v74 = v50 * (float)4.3125 + v73;
                vector v75 = v52 * (float)-5.0625 + v74;
                store(f46 + 20, v75);
            } else {
                vector v76 = splat(0);
                store(f46 + 0, v76);
                vector v77 = splat(0);
                store(f46 + 4, v77);
                vector v78 = splat(0);
                store(f46 + 8, v78);
                vector v79 = splat(0);
                store(f46 + 12, v79);
                vector v80 = splat(0);
                store(f46 + 16, v80);
                vector v81 = splat(0);
                store(f46 + 20, v81);
                vector v82 = splat(0);
                store(f46 + 24, v82);
            }
            s2 /= 2;
            c7 += s1;
            f46 += 28;
        }
    }
    float*f83 = output;
    size_t s84 = output_stride * 7;
    float*f85 = scratch;
    for (int i86 = 0; i86 < 7; i86++) {
        vector v87 = load(f85 + 0);
        vector v88 = load(f85 + 28);
        vector v89 = load(f85 + 56);
        vector v90 = load(f85 + 84);
        vector v91 = load(f85 + 112);
        vector v92 = load(f85 + 140);
        vector v93 = v88 * (float)3.5 + v87;
        vector v94 = v89 * (float)-3.0 + v93;
        vector v95 = v90 * (float)-3.5 + v94;
        vector v96 = v91 * (float)2.0 + v95;
        vector v97 = v96 * (float)1.125;
        store(f83 + 0 * output_stride + 0, v97);
        vector v98 = v87 + v89;
        vector v99 = v88 * (float)-4.5 + v98;
        vector v100 = v90 * (float)4.5 + v99;
        vector v101 = v91 * (float)-2.0 + v100;
        vector v102 = v101 * (float)-0.875;
        store(f83 + 1 * output_stride + 0, v102);
        vector v103 = v90 - v91;
        vector v104 = v87 * (float)-0.125 + v103;
        vector v105 = v88 * (float)-0.0625 + v104;
        vector v106 = v89 * (float)2.0625 + v105;
        vector v107 = v106 * (float)-3.0;
        store(f83 + 2 * output_stride + 0, v107);
        vector v108 = v87 * (float)-0.125 + v91;
        vector v109 = v88 * (float)0.1875 + v108;
        vector v110 = v89 * (float)1.9375 + v109;
        vector v111 = v90 * (float)-3.0 + v110;
        store(f83 + 3 * output_stride + 0, v111);
        vector v112 = v89 * (float)-17.0 + v87;
        vector v113 = v91 * (float)16.0 + v112;
        vector v114 = v113 * (float)0.25;
        store(f83 + 4 * output_stride + 0, v114);
        vector v115 = v87 * (float)-0.125 + v92;
        vector v116 = v88 * (float)0.0625 + v115;
        vector v117 = v89 * (float)2.125 + v116;
        vector v118 = v90 * (float)-1.0625 + v117;
        vector v119 = v91 * (float)-2.0 + v118;
        store(f83 + 5 * output_stride + 0, v119);
        f85 += 4;
        f83 += s84;
    }
}

void nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 7;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 7; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = v5 + v6;
        vector v12 = v5 - v6;
        vector v13 = v7 + v8;
        vector v14 = v7 - v8;
        vector v15 = v9 + v11;
        vector v16 = v15 + v13;
        vector v17 = v9 * (float)2.0 + v14;
        vector v18 = v12 * (float)0.25 + v17;
        vector v19 = v9 * (float)4.0 + v13;
        vector v20 = v11 * (float)0.0625 + v19;
        vector v21 = v10 + v14;
        vector v22 = v9 * (float)8.0 + v21;
        vector v23 = v12 * (float)0.015625 + v22;
        store(f3 + 0, v16);
        store(f3 + 28, v18);
        store(f3 + 56, v20);
        store(f3 + 84, v23);
        f3 += 4;
        c1 += s2;
    }
    size_t s24 = tile->row_stride;
    size_t s25 = tile->row_mask;
    size_t s26 = tile->column_mask;
    uint64_t u27 = s26 >> 0;
    uint64_t u28 = s26 >> 4;
    size_t s29 = tile->channel_stride;
    float*f30 = output;
    float*f31 = scratch;
    if (s26 == 31) {
        for (int i32 = 0; i32 < 4; i32++) {
            if (s25 & 1) {
                vector v33 = load(f31 + 0);
                vector v34 = load(f31 + 4);
                vector v35 = load(f31 + 8);
                vector v36 = load(f31 + 12);
                vector v37 = load(f31 + 16);
                vector v38 = load(f31 + 20);
                vector v39 = load(f31 + 24);
                vector v40 = load(bias + 0);
                vector v41 = v35 + v40;
                vector v42 = v33 + v34;
                vector v43 = v33 - v34;
                vector v44 = v41 + v36;
                vector v45 = v41 - v36;
                vector v46 = v37 + v39;
                vector v47 = v37 - v39;
                vector v48 = v42 + v44;
                vector v49 = v48 + v46;
                vector v50 = v43 * (float)0.25 + v45;
                vector v51 = v47 * (float)2.0 + v50;
                vector v52 = v42 * (float)0.0625 + v44;
                vector v53 = v46 * (float)4.0 + v52;
                vector v54 = v43 * (float)0.015625 + v45;
                vector v55 = v47 * (float)8.0 + v54;
                vector v56 = v38 + v44;
                vector v57 = v42 * (float)0.00390625 + v56;
                vector v58 = v46 * (float)16.0 + v57;
                f30[0 * s29 + 0] = v49[0];
                f30[1 * s29 + 0] = v49[1];
                f30[2 * s29 + 0] = v49[2];
                f30[3 * s29 + 0] = v49[3];
                f30[0 * s29 + 1] = v51[0];
                f30[1 * s29 + 1] = v51[1];
                f30[2 * s29 + 1] = v51[2];
                f30[3 * s29 + 1] = v51[3];
                f30[0 * s29 + 2] = v53[0];
                f30[1 * s29 + 2] = v53[1];
                f30[2 * s29 + 2] = v53[2];
                f30[3 * s29 + 2] = v53[3];
                f30[0 * s29 + 3] = v55[0];
                f30[1 * s29 + 3] = v55[1];
                f30[2 * s29 + 3] = v55[2];
                f30[3 * s29 + 3] = v55[3];
                f30[0 * s29 + 1] = v51[0];
                f30[1 * s29 + 1] = v51[1];
                f30[2 * s29 + 1] = v51[2];
                f30[3 * s29 + 1] = v51[3];
                f30[0 * s29 + 2] = v53[0];
                f30[1 * s29 + 2] = v53[1];
                f30[2 * s29 + 2] = v53[2];
                f30[3 * s29 + 2] = v53[3];
                f30[0 * s29 + 3] = v55[0];
                f30[1 * s29 + 3] = v55[1];
                f30[2 * s29 + 3] = v55[2];
                f30[3 * s29 + 3] = v55[3];
                f30[0 * s29 + 4] = v58[0];
                f30[1 * s29 + 4] = v58[1];
                f30[2 * s29 + 4] = v58[2];
                f30[3 * s29 + 4] = v58[3];
            }
            s25 /= 2;
            f31 += 28;
            f30 += s24;
        }
    } else {
        for (int i59 = 0; i59 < 4; i59++) {
            if (s25 & 1) {
                vector v60 = load(f31 + 0);
                vector v61 = load(f31 + 4);
                vector v62 = load(f31 + 8);
                vector v63 = load(f31 + 12);
                vector v64 = load(f31 + 16);
                vector v65 = load(f31 + 20);
                vector v66 = load(f31 + 24);
                vector v67 = load(bias + 0);
                vector v68 = v62 + v67;
                vector v69 = v60 + v61;
                vector v70 = v60 - v61;
                vector v71 = v68 + v63;
                vector v72 = v68 - v63;
                vector v73 = v64 + v66;
                vector v74 = v64 - v66;
                vector v75 = v69 + v71;
                vector v76 = v75 + v73;
                vector v77 = v70 * (float)0.25 + v72;
                vector v78 = v74 * (float)2.0 + v77;
                vector v79 = v69 * (float)0.0625 + v71;
                vector v80 = v73 * (float)4.0 + v79;
                vector v81 = v70 * (float)0.015625 + v72;
                vector v82 = v74 * (float)8.0 + v81;
                vector v83 = v65 + v71;
                vector v84 = v69 * (float)0.00390625 + v83;
                vector v85 = v73 * (float)16.0 + v84;
                if (u27 >> 0 & 1) {
                f30[0 * s29 + 0] = v76[0];
                f30[1 * s29 + 0] = v76[1];
                f30[2 * s29 + 0] = v76[2];
                f30[3 * s29 + 0] = v76[3];
                }
                if (u27 >> 1 & 1) {
                f30[0 * s29 + 1] = v78[0];
                f30[1 * s29 + 1] = v78[1];
                f30[2 * s29 + 1] = v78[2];
                f30[3 * s29 + 1] = v78[3];
                }
                if (u27 >> 2 & 1) {
                f30[0 * s29 + 2] = v80[0];
                f30[1 * s29 + 2] = v80[1];
                f30[2 * s29 + 2] = v80[2];
                f30[3 * s29 + 2] = v80[3];
                }
                if (u27 >> 3 & 1) {
                f30[0 * s29 + 3] = v82[0];
                f30[1 * s29 + 3] = v82[1];
                f30[2 * s29 + 3] = v82[2];
                f30[3 * s29 + 3] = v82[3];
                }
                if (u28 >> 0 & 1) {
                f30[0 * s29 + 4] = v85[0];
                f30[1 * s29 + 4] = v85[1];
                f30[2 * s29 + 4] = v85[2];
                f30[3 * s29 + 4] = v85[3];
                }
                if (u28 >> 1 & 1) {
                f30[0 * s29 + 5] = v85[0];
                f30[1 * s29 + 5] = v85[1];
                f30[2 * s29 + 5] = v85[2];
                f30[3 * s29 + 5] = v85[3];
                }
                if (u28 >> 2 & 1) {
                f30[0 * s29 + 6] = v85[0];
                f30[1 * s29 + 6] = v85[1];
                f30[2 * s29 + 6] = v85[2];
                f30[3 * s29 + 6] = v85[3];
                }
                if (u28 >> 3 & 1) {
                f30[0 * s29 + 7] = v85[0];
                f30[1 * s29 + 7] = v85[1];
                f30[2 * s29 + 7] = v85[2];
                f30[3 * s29 + 7] = v85[3];
                }
            }
            s25 /= 2;
            f31 += 28;
            f30 += s24;
        }
    }
}

void nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 7;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 7; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = v5 + v6;
        vector v12 = v5 - v6;
        vector v13 = v7 + v8;
        vector v14 = v7 - v8;
        vector v15 = v9 + v11;
        vector v16 = v15 + v13;
        vector v17 = v9 * (float)2.0 + v14;
        vector v18 = v12 * (float)0.25 + v17;
        vector v19 = v9 * (float)4.0 + v13;
        vector v20 = v11 * (float)0.0625 + v19;
        vector v21 = v10 + v14;
        vector v22 = v9 * (float)8.0 + v21;
        vector v23 = v12 * (float)0.015625 + v22;
        store(f3 + 0, v16);
        store(f3 + 28, v18);
        store(f3 + 56, v20);
        store(f3 + 84, v23);
        f3 += 4;
        c1 += s2;
    }
    size_t s24 = tile->row_stride;
    size_t s25 = tile->row_mask;
    size_t s26 = tile->column_mask;
    uint64_t u27 = s26 >> 0;
    uint64_t u28 = s26 >> 4;
    size_t s29 = tile->channel_stride;
    float*f30 = output;
    float*f31 = scratch;
    if (s26 == 31) {
        for (int i32 = 0; i32 < 4; i32++) {
            if (s25 & 1) {
                vector v33 = load(f31 + 0);
                vector v34 = load(f31 + 4);
                vector v35 = load(f31 + 8);
                vector v36 = load(f31 + 12);
                vector v37 = load(f31 + 16);
                vector v38 = load(f31 + 20);
                vector v39 = load(f31 + 24);
                vector v40 = load(bias + 0);
                vector v41 = v35 + v40;
                vector v42 = v33 + v34;
                vector v43 = v33 - v34;
                vector v44 = v41 + v36;
                vector v45 = v41 - v36;
                vector v46 = v37 + v39;
                vector v47 = v37 - v39;
                vector v48 = v42 + v44;
                vector v49 = v48 + v46;
                vector v50 = v43 * (float)0.25 + v45;
                vector v51 = v47 * (float)2.0 + v50;
                vector v52 = v42 * (float)0.0625 + v44;
                vector v53 = v46 * (float)4.0 + v52;
                vector v54 = v43 * (float)0.015625 + v45;
                vector v55 = v47 * (float)8.0 + v54;
                vector v56 = v38 + v44;
                vector v57 = v42 * (float)0.00390625 + v56;
                vector v58 = v46 * (float)16.0 + v57;
                vector v59 = splat(0);
                vector v60 = maximum(v59, v49);
                vector v61 = maximum(v59, v51);
                vector v62 = maximum(v59, v53);
                vector v63 = maximum(v59, v55);
                vector v64 = maximum(v59, v58);
                f30[0 * s29 + 0] = v60[0];
                f30[1 * s29 + 0] = v60[1];
                f30[2 * s29 + 0] = v60[2];
                f30[3 * s29 + 0] = v60[3];
                f30[0 * s29 + 1] = v61[0];
                f30[1 * s29 + 1] = v61[1];
                f30[2 * s29 + 1] = v61[2];
                f30[3 * s29 + 1] = v61[3];
                f30[0 * s29 + 2] = v62[0];
                f30[1 * s29 + 2] = v62[1];
                f30[2 * s29 + 2] = v62[2];
                f30[3 * s29 + 2] = v62[3];
                f30[0 * s29 + 3] = v63[0];
                f30[1 * s29 + 3] = v63[1];
                f30[2 * s29 + 3] = v63[2];
                f30[3 * s29 + 3] = v63[3];
                f30[0 * s29 + 1] = v61[0];
                f30[1 * s29 + 1] = v61[1];
                f30[2 * s29 + 1] = v61[2];
                f30[3 * s29 + 1] = v61[3];
                f30[0 * s29 + 2] = v62[0];
                f30[1 * s29 + 2] = v62[1];
                f30[2 * s29 + 2] = v62[2];
                f30[3 * s29 + 2] = v62[3];
                f30[0 * s29 + 3] = v63[0];
                f30[1 * s29 + 3] = v63[1];
                f30[2 * s29 + 3] = v63[2];
                f30[3 * s29 + 3] = v63[3];
                f30[0 * s29 + 4] = v64[0];
                f30[1 * s29 + 4] = v64[1];
                f30[2 * s29 + 4] = v64[2];
                f30[3 * s29 + 4] = v64[3];
            }
            s25 /= 2;
            f31 += 28;
            f30 += s24;
        }
    } else {
        for (int i65 = 0; i65 < 4; i65++) {
            if (s25 & 1) {
                vector v66 = load(f31 + 0);
                vector v67 = load(f31 + 4);
                vector v68 = load(f31 + 8);
                vector v69 = load(f31 + 12);
                vector v70 = load(f31 + 16);
                vector v71 = load(f31 + 20);
                vector v72 = load(f31 + 24);
                vector v73 = load(bias + 0);
                vector v74 = v68 + v73;
                vector v75 = v66 + v67;
                vector v76 = v66 - v67;
                vector v77 = v74 + v69;
                vector v78 = v74 - v69;
                vector v79 = v70 + v72;
                vector v80 = v70 - v72;
                vector v81 = v75 + v77;
                vector v82 = v81 + v79;
                vector v83 = v76 * (float)0.25 + v78;
                vector v84 = v80 * (float)2.0 + v83;
                vector v85 = v75 * (float)0.0625 + v77;
                vector v86 = v79 * (float)4.0 + v85;
                vector v87 = v76 * (float)0.015625 + v78;
                vector v88 = v80 * (float)8.0 + v87;
                vector v89 = v71 + v77;
                vector v90 = v75 * (float)0.00390625 + v89;
                vector v91 = v79 * (float)16.0 + v90;
                vector v92 = splat(0);
                vector v93 = maximum(v92, v82);
                vector v94 = maximum(v92, v84);
                vector v95 = maximum(v92, v86);
                vector v96 = maximum(v92, v88);
                vector v97 = maximum(v92, v91);
                if (u27 >> 0 & 1) {
                f30[0 * s29 + 0] = v93[0];
                f30[1 * s29 + 0] = v93[1];
                f30[2 * s29 + 0] = v93[2];
                f30[3 * s29 + 0] = v93[3];
                }
                if (u27 >> 1 & 1) {
                f30[0 * s29 + 1] = v94[0];
                f30[1 * s29 + 1] = v94[1];
                f30[2 * s29 + 1] = v94[2];
                f30[3 * s29 + 1] = v94[3];
                }
                if (u27 >> 2 & 1) {
                f30[0 * s29 + 2] = v95[0];
                f30[1 * s29 + 2] = v95[1];
                f30[2 * s29 + 2] = v95[2];
                f30[3 * s29 + 2] = v95[3];
                }
                if (u27 >> 3 & 1) {
                f30[0 * s29 + 3] = v96[0];
                f30[1 * s29 + 3] = v96[1];
                f30[2 * s29 + 3] = v96[2];
                f30[3 * s29 + 3] = v96[3];
                }
                if (u28 >> 0 & 1) {
                f30[0 * s29 + 4] = v97[0];
                f30[1 * s29 + 4] = v97[1];
                f30[2 * s29 + 4] = v97[2];
                f30[3 * s29 + 4] = v97[3];
                }
                if (u28 >> 1 & 1) {
                f30[0 * s29 + 5] = v97[0];
                f30[1 * s29 + 5] = v97[1];
                f30[2 * s29 + 5] = v97[2];
                f30[3 * s29 + 5] = v97[3];
                }
                if (u28 >> 2 & 1) {
                f30[0 * s29 + 6] = v97[0];
                f30[1 * s29 + 6] = v97[1];
                f30[2 * s29 + 6] = v97[2];
                f30[3 * s29 + 6] = v97[3];
                }
                if (u28 >> 3 & 1) {
                f30[0 * s29 + 7] = v97[0];
                f30[1 * s29 + 7] = v97[1];
                f30[2 * s29 + 7] = v97[2];
                f30[3 * s29 + 7] = v97[3];
                }
            }
            s25 /= 2;
            f31 += 28;
            f30 += s24;
        }
    }
}

void nnp_winograd_f4x4_3x3_of_7x7_input__c(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 4;
    size_t s6 = tile->channel_stride;
    const float*c7 = input;
    if (s3 == 63) {
        float*f8 = scratch;
        for (int i9 = 0; i9 < 6; i9++) {
            if (s2 & 1) {
                vector v10 = splat(0);
                vector v11 = splat(0);
                vector v12 = splat(0);
                vector v13 = splat(0);
                v10[0] = c7[0 * s6 + 0];
                v10[1] = c7[1 * s6 + 0];
                v10[2] = c7[2 * s6 + 0];
                v10[3] = c7[3 * s6 + 0];
                v11[0] = c7[0 * s6 + 1];
                v11[1] = c7[1 * s6 + 1];
                v11[2] = c7[2 * s6 + 1];
                v11[3] = c7[3 * s6 + 1];
                v12[0] = c7[0 * s6 + 2];
                v12[1] = c7[1 * s6 + 2];
                v12[2] = c7[2 * s6 + 2];
                v12[3] = c7[3 * s6 + 2];
                v13[0] = c7[0 * s6 + 3];
                v13[1] = c7[1 * s6 + 3];
                v13[2] = c7[2 * s6 + 3];
                v13[3] = c7[3 * s6 + 3];
                vector v14 = splat(0);
                vector v15 = splat(0);
                if (u5 >> 0 & 1) {
                v14[0] = c7[0 * s6 + 4];
                v14[1] = c7[1 * s6 + 4];
                v14[2] = c7[2 * s6 + 4];
                v14[3] = c7[3 * s6 + 4];
                }
                if (u5 >> 1 & 1) {
                v15[0] = c7[0 * s6 + 5];
                v15[1] = c7[1 * s6 + 5];
                v15[2] = c7[2 * s6 + 5];
                v15[3] = c7[3 * s6 + 5];
                }
                vector v16 = v11 * (float)3.5 + v10;
                vector v17 = v12 * (float)-3.0 + v16;
                vector v18 = v13 * (float)-3.5 + v17;
                vector v19 = v14 * (float)2.0 + v18;
                vector v20 = v19 * (float)1.125;
                store(f8 + 0, v20);
                vector v21 = v10 + v12;
                vector v22 = v11 * (float)-4.5 + v21;
                vector v23 = v13 * (float)4.5 + v22;
                vector v24 = v14 * (float)-2.0 + v23;
                vector v25 = v24 * (float)-0.875;
                store(f8 + 4, v25);
                vector v26 = v13 - v14;
                vector v27 = v10 * (float)-0.125 + v26;
                vector v28 = v11 * (float)-0.0625 + v27;
                vector v29 = v12 * (float)2.0625 + v28;
                vector v30 = v29 * (float)-3.0;
                store(f8 + 8, v30);
                vector v31 = v10 * (float)-0.125 + v14;
                vector v32 = v11 * (float)0.1875 + v31;
                vector v33 = v12 * (float)1.9375 + v32;
                vector v34 = v13 * (float)-3.0 + v33;
                store(f8 + 12, v34);
                vector v35 = v12 * (float)-17.0 + v10;
                vector v36 = v14 * (float)16.0 + v35;
                vector v37 = v36 * (float)0.25;
                store(f8 + 16, v37);
                vector v38 = v10 * (float)-0.125 + v15;
                vector v39 = v11 * (float)0.0625 + v38;
                vector v40 = v12 * (float)2.125 + v39;
                vector v41 = v13 * (float)-1.0625 + v40;
                vector v42 = v14 * (float)-2.0 + v41;
                store(f8 + 20, v42);
            } else {
                vector v43 = splat(0);
                store(f8 + 0, v43);
                vector v44 = splat(0);
                store(f8 + 4, v44);
                vector v45 = splat(0);
                store(f8 + 8, v45);
                vector v46 = splat(0);
                store(f8 + 12, v46);
                vector v47 = splat(0);
                store(f8 + 16, v47);
                vector v48 = splat(0);
                store(f8 + 20, v48);
            }
            s2 /= 2;
            c7 += s1;
            f8 += 24;
        }
    } else {
        float*f49 = scratch;
        for (int i50 = 0; i50 < 6; i50++) {
            if (s2 & 1) {
                vector v51 = splat(0);
                vector v52 = splat(0);
                vector v53 = splat(0);
                vector v54 = splat(0);
                if (u4 >> 0 & 1) {
                v51[0] = c7[0 * s6 + 0];
                v51[1] = c7[1 * s6 + 0];
                v51[2] = c7[2 * s6 + 0];
                v51[3] = c7[3 * s6 + 0];
                }
                if (u4 >> 1 & 1) {
                v52[0] = c7[0 * s6 + 1];
                v52[1] = c7[1 * s6 + 1];
                v52[2] = c7[2 * s6 + 1];
                v52[3] = c7[3 * s6 + 1];
                }
                if (u4 >> 2 & 1) {
                v53[0] = c7[0 * s6 + 2];
                v53[1] = c7[1 * s6 + 2];
                v53[2] = c7[2 * s6 + 2];
                v53[3] = c7[3 * s6 + 2];
                }
                if (u4 >> 3 & 1) {
                v54[0] = c7[0 * s6 + 3];
                v54[1] = c7[1 * s6 + 3];
                v54[2] = c7[2 * s6 + 3];
                v54[3] = c7[3 * s6 + 3];
                }
                vector v55 = splat(0);
                vector v56 = splat(0);
                if (u5 >> 0 & 1) {
                v55[0] = c7[0 * s6 + 4];
                v55[1] = c7[1 * s6 + 4];
                v55[2] = c7[2 * s6 + 4];
                v55[3] = c7[3 * s6 + 4];
                }
                if (u5 >> 1 & 1) {
                v56[0] = c7[0 * s6 + 5];
                v56[1] = c7[1 * s6 + 5];
                v56[2] = c7[2 * s6 + 5];
                v56[3] = c7[3 * s6 + 5];
                }
                vector v57 = v52 * (float)3.5 + v51;
                vector v58 = v53 * (float)-3.0 + v57;
                vector v59 = v54 * (float)-3.5 + v58;
                vector v60 = v55 * (float)2.0 + v59;
                vector v61 = v60 * (float)1.125;
                store(f49 + 0, v61);
                vector v62 = v51 + v53;
                vector v63 = v52 * (float)-4.5 + v62;
                vector v64 = v54 * (float)4.5 + v63;
                vector v65 = v55 * (float)-2.0 + v64;
                vector v66 = v65 * (float)-0.875;
                store(f49 + 4, v66);
                vector v67 = v54 - v55;
                vector v68 = v51 * (float)-0.125 + v67;
                vector v69 = v52 * (float)-0.0625 + v68;
                vector v70 = v53 * (float)2.0625 + v69;
                vector v71 = v70 * (float)-3.0;
                store(f49 + 8, v71);
                vector v72 = v51 * (float)-0.125 + v55;
                vector v73 = v52 * (float)0.1875 + v72;
                vector v74 = v53 * (float)1.9375 + v73;
                vector v75 = v54 * (float)-3.0 + v74;
                store(f49 + 12, v75);
                vector v76 = v53 * (float)-17.0 + v51;
                vector v77 = v55 * (float)16.0 + v76;
                vector v78 = v77 * (float)0.25;
                store(f49 + 16, v78);
                vector v79 = v51 * (float)-0.125 + v56;
                vector v80 = v52 * (float)0.0625 + v79;
                vector v81 = v53 * (float)2.125 + v80;
                vector v82 = v54 * (float)-1.0625 + v81;
                vector v83 = v55 * (float)-2.0 + v82;
                store(f49 + 20, v83);
            } else {
                vector v84 = splat(0);
                store(f49 + 0, v84);
                vector v85 = splat(0);
                store(f49 + 4, v85);
                vector v86 = splat(0);
                store(f49 + 8, v86);
                vector v87 = splat(0);
                store(f49 + 12, v87);
                vector v88 = splat(0);
                store(f49 + 16, v88);
                vector v89 = splat(0);
                store(f49 + 20, v89);
            }
            s2 /= 2;
            c7 += s1;
            f49 += 24;
        }
    }
    float*f90 = output;
    size_t s91 = output_stride * 7;
    float*f92 = scratch;
    for (int i93 = 0; i93 < 6; i93++) {
        vector v94 = load(f92 + 0);
        vector v95 = load(f92 + 24);
        vector v96 = load(f92 + 48);
        vector v97 = load(f92 + 72);
        vector v98 = load(f92 + 96);
        vector v99 = load(f92 + 120);
        vector v100 = v95 * (float)3.5 + v94;
        vector v101 = v96 * (float)-3.0 + v100;
        vector v102 = v97 * (float)-3.5 + v101;
        vector v103 = v98 * (float)2.0 + v102;
        vector v104 = v103 * (float)1.125;
        store(f90 + 0 * output_stride + 0, v104);
        vector v105 = v94 + v96;
        vector v106 = v95 * (float)-4.5 + v105;
        vector v107 = v97 * (float)4.5 + v106;
        vector v108 = v98 * (float)-2.0 + v107;
        vector v109 = v108 * (float)-0.875;
        store(f90 + 1 * output_stride + 0, v109);
        vector v110 = v97 - v98;
        vector v111 = v94 * (float)-0.125 + v110;
        vector v112 = v95 * (float)-0.0625 + v111;
        vector v113 = v96 * (float)2.0625 + v112;
        vector v114 = v113 * (float)-3.0;
        store(f90 + 2 * output_stride + 0, v114);
        vector v115 = v94 * (float)-0.125 + v98;
        vector v116 = v95 * (float)0.1875 + v115;
        vector v117 = v96 * (float)1.9375 + v116;
        vector v118 = v97 * (float)-3.0 + v117;
        store(f90 + 3 * output_stride + 0, v118);
        vector v119 = v96 * (float)-17.0 + v94;
        vector v120 = v98 * (float)16.0 + v119;
        vector v121 = v120 * (float)0.25;
        store(f90 + 4 * output_stride + 0, v121);
        vector v122 = v94 * (float)-0.125 + v99;
        vector v123 = v95 * (float)0.0625 + v122;
        vector v124 = v96 * (float)2.125 + v123;
        vector v125 = v97 * (float)-1.0625 + v124;
        vector v126 = v98 * (float)-2.0 + v125;
        store(f90 + 5 * output_stride + 0, v126);
        f92 += 4;
        f90 += s91;
    }
}

void nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 7;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 6; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = v5 + v6;
        vector v12 = v5 - v6;
        vector v13 = v7 + v8;
        vector v14 = v7 - v8;
        vector v15 = v9 + v11;
        vector v16 = v15 + v13;
        vector v17 = v9 * (float)2.0 + v14;
        vector v18 = v12 * (float)0.25 + v17;
        vector v19 = v9 * (float)4.0 + v13;
        vector v20 = v11 * (float)0.0625 + v19;
        vector v21 = v10 + v14;
        vector v22 = v9 * (float)8.0 + v21;
        vector v23 = v12 * (float)0.015625 + v22;
        store(f3 + 0, v16);
        store(f3 + 24, v18);
        store(f3 + 48, v20);
        store(f3 + 72, v23);
        f3 += 4;
        c1 += s2;
    }
    size_t s24 = tile->row_stride;
    size_t s25 = tile->row_mask;
    size_t s26 = tile->column_mask;
    uint64_t u27 = s26 >> 0;
    size_t s28 = tile->channel_stride;
    float*f29 = output;
    float*f30 = scratch;
    if (s26 == 15) {
        for (int i31 = 0; i31 < 4; i31++) {
            if (s25 & 1) {
                vector v32 = load(f30 + 0);
                vector v33 = load(f30 + 4);
                vector v34 = load(f30 + 8);
                vector v35 = load(f30 + 12);
                vector v36 = load(f30 + 16);
                vector v37 = load(f30 + 20);
                vector v38 = load(bias + 0);
                vector v39 = v34 + v38;
                vector v40 = v32 + v33;
                vector v41 = v32 - v33;
                vector v42 = v39 + v35;
                vector v43 = v39 - v35;
                vector v44 = v36 + v40;
                vector v45 = v44 + v42;
                vector v46 = v36 * (float)2.0 + v43;
                vector v47 = v41 * (float)0.25 + v46;
                vector v48 = v36 * (float)4.0 + v42;
                vector v49 = v40 * (float)0.0625 + v48;
                vector v50 = v37 + v43;
                vector v51 = v36 * (float)8.0 + v50;
                vector v52 = v41 * (float)0.015625 + v51;
                f29[0 * s28 + 0] = v45[0];
                f29[1 * s28 + 0] = v45[1];
                f29[2 * s28 + 0] = v45[2];
                f29[3 * s28 + 0] = v45[3];
                f29[0 * s28 + 1] = v47[0];
                f29[1 * s28 + 1] = v47[1];
                f29[2 * s28 + 1] = v47[2];
                f29[3 * s28 + 1] = v47[3];
                f29[0 * s28 + 2] = v49[0];
                f29[1 * s28 + 2] = v49[1];
                f29[2 * s28 + 2] = v49[2];
                f29[3 * s28 + 2] = v49[3];
                f29[0 * s28 + 3] = v52[0];
                f29[1 * s28 + 3] = v52[1];
                f29[2 * s28 + 3] = v52[2];
                f29[3 * s28 + 3] = v52[3];
            }
            s25 /= 2;
            f30 += 24;
            f29 += s24;
        }
    } else {
        for (int i53 = 0; i53 < 4; i53++) {
            if (s25 & 1) {
                vector v54 = load(f30 + 0);
                vector v55 = load(f30 + 4);
                vector v56 = load(f30 + 8);
                vector v57 = load(f30 + 12);
                vector v58 = load(f30 + 16);
                vector v59 = load(f30 + 20);
                vector v60 = load(bias + 0);
                vector v61 = v56 + v60;
                vector v62 = v54 + v55;
                vector v63 = v54 - v55;
                vector v64 = v61 + v57;
                vector v65 = v61 - v57;
                vector v66 = v58 + v62;
                vector v67 = v66 + v64;
                vector v68 = v58 * (float)2.0 + v65;
                vector v69 = v63 * (float)0.25 + v68;
                vector v70 = v58 * (float)4.0 + v64;
                vector v71 = v62 * (float)0.0625 + v70;
                vector v72 = v59 + v65;
                vector v73 = v58 * (float)8.0 + v72;
                vector v74 = v63 * (float)0.015625 + v73;
                if (u27 >> 0 & 1) {
                f29[0 * s28 + 0] = v67[0];
                f29[1 * s28 + 0] = v67[1];
                f29[2 * s28 + 0] = v67[2];
                f29[3 * s28 + 0] = v67[3];
                }
                if (u27 >> 1 & 1) {
                f29[0 * s28 + 1] = v69[0];
                f29[1 * s28 + 1] = v69[1];
                f29[2 * s28 + 1] = v69[2];
                f29[3 * s28 + 1] = v69[3];
                }
                if (u27 >> 2 & 1) {
                f29[0 * s28 + 2] = v71[0];
                f29[1 * s28 + 2] = v71[1];
                f29[2 * s28 + 2] = v71[2];
                f29[3 * s28 + 2] = v71[3];
                }
                if (u27 >> 3 & 1) {
                f29[0 * s28 + 3] = v74[0];
                f29[1 * s28 + 3] = v74[1];
                f29[2 * s28 + 3] = v74[2];
                f29[3 * s28 + 3] = v74[3];
                }
            }
            s25 /= 2;
            f30 += 24;
            f29 += s24;
        }
    }
}

void nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 7;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 6; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = v5 + v6;
        vector v12 = v5 - v6;
        vector v13 = v7 + v8;
        vector v14 = v7 - v8;
        vector v15 = v9 + v11;
        vector v16 = v15 + v13;
        vector v17 = v9 * (float)2.0 + v14;
        vector v18 = v12 * (float)0.25 + v17;
        vector v19 = v9 * (float)4.0 + v13;
        vector v20 = v11 * (float)0.0625 + v19;
        vector v21 = v10 + v14;
        vector v22 = v9 * (float)8.0 + v21;
        vector v23 = v12 * (float)0.015625 + v22;
        store(f3 + 0, v16);
        store(f3 + 24, v18);
        store(f3 + 48, v20);
        store(f3 + 72, v23);
        f3 += 4;
        c1 += s2;
    }
    size_t s24 = tile->row_stride;
    size_t s25 = tile->row_mask;
    size_t s26 = tile->column_mask;
    uint64_t u27 = s26 >> 0;
    size_t s28 = tile->channel_stride;
    float*f29 = output;
    float*f30 = scratch;
    if (s26 == 15) {
        for (int i31 = 0; i31 < 4; i31++) {
            if (s25 & 1) {
                vector v32 = load(f30 + 0);
                vector v33 = load(f30 + 4);
                vector v34 = load(f30 + 8);
                vector v35 = load(f30 + 12);
                vector v36 = load(f30 + 16);
                vector v37 = load(f30 + 20);
                vector v38 = load(bias + 0);
                vector v39 = v34 + v38;
                vector v40 = v32 + v33;
                vector v41 = v32 - v33;
                vector v42 = v39 + v35;
                vector v43 = v39 - v35;
                vector v44 = v36 + v40;
                vector v45 = v44 + v42;
                vector v46 = v36 * (float)2.0 + v43;
                vector v47 = v41 * (float)0.25 + v46;
                vector v48 = v36 * (float)4.0 + v42;
                vector v49 = v40 * (float)0.0625 + v48;
                vector v50 = v37 + v43;
                vector v51 = v36 * (float)8.0 + v50;
                vector v52 = v41 * (float)0.015625 + v51;
                vector v53 = splat(0);
                vector v54 = maximum(v53, v45);
                vector v55 = maximum(v53, v47);
                vector v56 = maximum(v53, v49);
                vector v57 = maximum(v53, v52);
                f29[0 * s28 + 0] = v54[0];
                f29[1 * s28 + 0] = v54[1];
                f29[2 * s28 + 0] = v54[2];
                f29[3 * s28 + 0] = v54[3];
                f29[0 * s28 + 1] = v55[0];
                f29[1 * s28 + 1] = v55[1];
                f29[2 * s28 + 1] = v55[2];
                f29[3 * s28 + 1] = v55[3];
                f29[0 * s28 + 2] = v56[0];
                f29[1 * s28 + 2] = v56[1];
                f29[2 * s28 + 2] = v56[2];
                f29[3 * s28 + 2] = v56[3];
                f29[0 * s28 + 3] = v57[0];
                f29[1 * s28 + 3] = v57[1];
                f29[2 * s28 + 3] = v57[2];
                f29[3 * s28 + 3] = v57[3];
            }
            s25 /= 2;
            f30 += 24;
            f29 += s24;
        }
    } else {
        for (int i58 = 0; i58 < 4; i58++) {
            if (s25 & 1) {
                vector v59 = load(f30 + 0);
                vector v60 = load(f30 + 4);
                vector v61 = load(f30 + 8);
                vector v62 = load(f30 + 12);
                vector v63 = load(f30 + 16);
                vector v64 = load(f30 + 20);
                vector v65 = load(bias + 0);
                vector v66 = v61 + v65;
                vector v67 = v59 + v60;
                vector v68 = v59 - v60;
                vector v69 = v66 + v62;
                vector v70 = v66 - v62;
                vector v71 = v63 + v67;
                vector v72 = v71 + v69;
                vector v73 = v63 * (float)2.0 + v70;
                vector v74 = v68 * (float)0.25 + v73;
                vector v75 = v63 * (float)4.0 + v69;
                vector v76 = v67 * (float)0.0625 + v75;
                vector v77 = v64 + v70;
                vector v78 = v63 * (float)8.0 + v77;
                vector v79 = v68 * (float)0.015625 + v78;
                vector v80 = splat(0);
                vector v81 = maximum(v80, v72);
                vector v82 = maximum(v80, v74);
                vector v83 = maximum(v80, v76);
                vector v84 = maximum(v80, v79);
                if (u27 >> 0 & 1) {
                f29[0 * s28 + 0] = v81[0];
                f29[1 * s28 + 0] = v81[1];
                f29[2 * s28 + 0] = v81[2];
                f29[3 * s28 + 0] = v81[3];
                }
                if (u27 >> 1 & 1) {
                f29[0 * s28 + 1] = v82[0];
                f29[1 * s28 + 1] = v82[1];
                f29[2 * s28 + 1] = v82[2];
                f29[3 * s28 + 1] = v82[3];
                }
                if (u27 >> 2 & 1) {
                f29[0 * s28 + 2] = v83[0];
                f29[1 * s28 + 2] = v83[1];
                f29[2 * s28 + 2] = v83[2];
                f29[3 * s28 + 2] = v83[3];
                }
                if (u27 >> 3 & 1) {
                f29[0 * s28 + 3] = v84[0];
                f29[1 * s28 + 3] = v84[1];
                f29[2 * s28 + 3] = v84[2];
                f29[3 * s28 + 3] = v84[3];
                }
            }
            s25 /= 2;
            f30 += 24;
            f29 += s24;
        }
    }
}

void nnp_winograd_f4x3_3x3_of_6x6_input__c(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 4;
    size_t s6 = tile->channel_stride;
    const float*c7 = input;
    if (s3 == 31) {
        float*f8 = scratch;
        for (int i9 = 0; i9 < 6; i9++) {
            if (s2 & 1) {
                vector v10 = splat(0);
                vector v11 = splat(0);
                vector v12 = splat(0);
                vector v13 = splat(0);
                v10[0] = c7[0 * s6 + 0];
                v10[1] = c7[1 * s6 + 0];
                v10[2] = c7[2 * s6 + 0];
                v10[3] = c7[3 * s6 + 0];
                v11[0] = c7[0 * s6 + 1];
                v11[1] = c7[1 * s6 + 1];
                v11[2] = c7[2 * s6 + 1];
                v11[3] = c7[3 * s6 + 1];
                v12[0] = c7[0 * s6 + 2];
                v12[1] = c7[1 * s6 + 2];
                v12[2] = c7[2 * s6 + 2];
                v12[3] = c7[3 * s6 + 2];
                v13[0] = c7[0 * s6 + 3];
                v13[1] = c7[1 * s6 + 3];
                v13[2] = c7[2 * s6 + 3];
                v13[3] = c7[3 * s6 + 3];
                vector v14 = splat(0);
                if (u5 >> 0 & 1) {
                v14[0] = c7[0 * s6 + 4];
                v14[1] = c7[1 * s6 + 4];
                v14[2] = c7[2 * s6 + 4];
                v14[3] = c7[3 * s6 + 4];
                }
                vector v15 = v10 * (float)-2.25 + v12;
                vector v16 = v15 * (float)0.390625;
                vector v17 = v11 * (float)-2.25 + v13;
                vector v18 = v17 * (float)0.625 + v16;
                store(f8 + 0, v18);
                vector v19 = v17 * (float)-0.625 + v16;
                store(f8 + 4, v19);
                vector v20 = v10 * (float)-0.390625 + v12;
                vector v21 = v20 * (float)2.25;
                vector v22 = v11 * (float)-0.390625 + v13;
                vector v23 = v22 * (float)1.5 + v21;
                store(f8 + 8, v23);
                vector v24 = v22 * (float)-1.5 + v21;
                store(f8 + 12, v24);
                vector v25 = v10 * (float)0.87890625 + v14;
                vector v26 = v12 * (float)-2.640625 + v25;
                store(f8 + 16, v26);
            } else {
                vector v27 = splat(0);
                store(f8 + 0, v27);
                vector v28 = splat(0);
                store(f8 + 4, v28);
                vector v29 = splat(0);
                store(f8 + 8, v29);
                vector v30 = splat(0);
                store(f8 + 12, v30);
                vector v31 = splat(0);
                store(f8 + 16, v31);
            }
            s2 /= 2;
            c7 += s1;
            f8 += 20;
        }
    } else {
        float*f32 = scratch;
        for (int i33 = 0; i33 < 6; i33++) {
            if (s2 & 1) {
                vector v34 = splat(0);
                vector v35 = splat(0);
                vector v36 = splat(0);
                vector v37 = splat(0);
                if (u4 >> 0 & 1) {
                v34[0] = c7[0 * s6 + 0];
                v34[1] = c7[1 * s6 + 0];
                v34[2] = c7[2 * s6 + 0];
                v34[3] = c7[3 * s6 + 0];
                }
                if (u4 >> 1 & 1) {
                v35[0] = c7[0 * s6 + 1];
                v35[1] = c7[1 * s6 + 1];
                v35[2] = c7[2 * s6 + 1];
                v35[3] = c7[3 * s6 + 1];
                }
                if (u4 >> 2 & 1) {
                v36[0] = c7[0 * s6 + 2];
                v36[1] = c7[1 * s6 + 2];
                v36[2] = c7[2 * s6 + 2];
                v36[3] = c7[3 * s6 + 2];
                }
                if (u4 >> 3 & 1) {
                v37[0] = c7[0 * s6 + 3];
                v37[1] = c7[1 * s6 + 3];
                v37[2] = c7[2 * s6 + 3];
                v37[3] = c7[3 * s6 + 3];
                }
                vector v38 = splat(0);
                if (u5 >> 0 & 1) {
                v38[0] = c7[0 * s6 + 4];
                v38[1] = c7[1 * s6 + 4];
                v38[2] = c7[2 * s6 + 4];
                v38[3] = c7[3 * s6 + 4];
                }
                vector v39 = v34 * (float)-2.25 + v36;
                vector v40 = v39 * (float)0.390625;
                vector v41 = v35 * (float)-2.25 + v37;
                vector v42 = v41 * (float)0.625 + v40;
                store(f32 + 0, v42);
                vector v43 = v41 * (float)-0.625 + v40;
                store(f32 + 4, v43);
                vector v44 = v34 * (float)-0.390625 + v36;
                vector v45 = v44 * (float)2.25;
                vector v46 = v35 * (float)-0.390625 + v37;
                vector v47 = v46 * (float)1.5 + v45;
                store(f32 + 8, v47);
                vector v48 = v46 * (float)-1.5 + v45;
                store(f32 + 12, v48);
                vector v49 = v34 * (float)0.87890625 + v38;
                vector v50 = v36 * (float)-2.640625 + v49;
                store(f32 + 16, v50);
            } else {
                vector v51 = splat(0);
                store(f32 + 0, v51);
                vector v52 = splat(0);
                store(f32 + 4, v52);
                vector v53 = splat(0);
                store(f32 + 8, v53);
                vector v54 = splat(0);
                store(f32 + 12, v54);
                vector v55 = splat(0);
                store(f32 + 16, v55);
            }
            s2 /= 2;
            c7 += s1;
            f32 += 20;
        }
    }
    float*f56 = output;
    size_t s57 = output_stride * 6;
    float*f58 = scratch;
    for (int i59 = 0; i59 < 5; i59++) {
        vector v60 = load(f58 + 0);
        vector v61 = load(f58 + 20);
        vector v62 = load(f58 + 40);
        vector v63 = load(f58 + 60);
        vector v64 = load(f58 + 80);
        vector v65 = load(f58 + 100);
        vector v66 = v62 * (float)-2.25 + v64;
        vector v67 = v61 * (float)-2.25 + v63;
        vector v68 = v67 * (float)0.625 + v66;
        store(f56 + 0 * output_stride + 0, v68);
        vector v69 = v67 * (float)-0.625 + v66;
        store(f56 + 1 * output_stride + 0, v69);
        vector v70 = v62 * (float)-0.390625 + v64;
        vector v71 = v61 * (float)-0.390625 + v63;
        vector v72 = v71 * (float)1.5 + v70;
        store(f56 + 2 * output_stride + 0, v72);
        vector v73 = v71 * (float)-1.5 + v70;
        store(f56 + 3 * output_stride + 0, v73);
        vector v74 = v61 * (float)0.87890625 + v65;
        vector v75 = v63 * (float)-2.640625 + v74;
        store(f56 + 4 * output_stride + 0, v75);
        vector v76 = v60 * (float)0.87890625 + v64;
        vector v77 = v62 * (float)-2.640625 + v76;
        store(f56 + 5 * output_stride + 0, v77);
        f58 += 4;
        f56 += s57;
    }
}

void nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 6;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 5; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = v5 + v6;
        vector v12 = v5 - v6;
        vector v13 = v7 + v8;
        vector v14 = v7 - v8;
        vector v15 = v10 + v11;
        vector v16 = v15 + v13;
        vector v17 = v12 * (float)0.625;
        vector v18 = v14 * (float)1.5 + v17;
        vector v19 = v11 * (float)0.390625;
        vector v20 = v13 * (float)2.25 + v19;
        vector v21 = v12 * (float)0.244140625 + v9;
        vector v22 = v14 * (float)3.375 + v21;
        store(f3 + 0, v16);
        store(f3 + 20, v18);
        store(f3 + 40, v20);
        store(f3 + 60, v22);
        f3 += 4;
        c1 += s2;
    }
    size_t s23 = tile->row_stride;
    size_t s24 = tile->row_mask;
    size_t s25 = tile->column_mask;
    uint64_t u26 = s25 >> 0;
    size_t s27 = tile->channel_stride;
    float*f28 = output;
    float*f29 = scratch;
    if (s25 == 7) {
        for (int i30 = 0; i30 < 4; i30++) {
            if (s24 & 1) {
                vector v31 = load(f29 + 0);
                vector v32 = load(f29 + 4);
                vector v33 = load(f29 + 8);
                vector v34 = load(f29 + 12);
                vector v35 = load(f29 + 16);
                vector v36 = v31 + v32;
                vector v37 = v31 - v32;
                vector v38 = v33 + v34;
                vector v39 = v33 - v34;
                vector v40 = v36 + v38;
                vector v41 = v37 * (float)0.625;
                vector v42 = v39 * (float)1.5 + v41;
                vector v43 = v36 * (float)0.390625 + v35;
                vector v44 = v38 * (float)2.25 + v43;
                vector v45 = load(bias + 0);
                vector v46 = v40 + v45;
                vector v47 = v42 + v45;
                vector v48 = v44 + v45;
                f28[0 * s27 + 0] = v46[0];
                f28[1 * s27 + 0] = v46[1];
                f28[2 * s27 + 0] = v46[2];
                f28[3 * s27 + 0] = v46[3];
                f28[0 * s27 + 1] = v47[0];
                f28[1 * s27 + 1] = v47[1];
                f28[2 * s27 + 1] = v47[2];
                f28[3 * s27 + 1] = v47[3];
                f28[0 * s27 + 1] = v47[0];
                f28[1 * s27 + 1] = v47[1];
                f28[2 * s27 + 1] = v47[2];
                f28[3 * s27 + 1] = v47[3];
                f28[0 * s27 + 2] = v48[0];
                f28[1 * s27 + 2] = v48[1];
                f28[2 * s27 + 2] = v48[2];
                f28[3 * s27 + 2] = v48[3];
            }
            s24 /= 2;
            f29 += 20;
            f28 += s23;
        }
    } else {
        for (int i49 = 0; i49 < 4; i49++) {
            if (s24 & 1) {
                vector v50 = load(f29 + 0);
                vector v51 = load(f29 + 4);
                vector v52 = load(f29 + 8);
                vector v53 = load(f29 + 12);
                vector v54 = load(f29 + 16);
                vector v55 = v50 + v51;
                vector v56 = v50 - v51;
                vector v57 = v52 + v53;
                vector v58 = v52 - v53;
                vector v59 = v55 + v57;
                vector v60 = v56 * (float)0.625;
                vector v61 = v58 * (float)1.5 + v60;
                vector v62 = v55 * (float)0.390625 + v54;
                vector v63 = v57 * (float)2.25 + v62;
                vector v64 = load(bias + 0);
                vector v65 = v59 + v64;
                vector v66 = v61 + v64;
                vector v67 = v63 + v64;
                if (u26 >> 0 & 1) {
                f28[0 * s27 + 0] = v65[0];
                f28[1 * s27 + 0] = v65[1];
                f28[2 * s27 + 0] = v65[2];
                f28[3 * s27 + 0] = v65[3];
                }
                if (u26 >> 1 & 1) {
                f28[0 * s27 + 1] = v66[0];
                f28[1 * s27 + 1] = v66[1];
                f28[2 * s27 + 1] = v66[2];
                f28[3 * s27 + 1] = v66[3];
                }
                if (u26 >> 2 & 1) {
                f28[0 * s27 + 2] = v67[0];
                f28[1 * s27 + 2] = v67[1];
                f28[2 * s27 + 2] = v67[2];
                f28[3 * s27 + 2] = v67[3];
                }
                if (u26 >> 3 & 1) {
                f28[0 * s27 + 3] = v67[0];
                f28[1 * s27 + 3] = v67[1];
                f28[2 * s27 + 3] = v67[2];
                f28[3 * s27 + 3] = v67[3];
                }
            }
            s24 /= 2;
            f29 += 20;
            f28 += s23;
        }
    }
}

void nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 6;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 5; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = v5 + v6;
        vector v12 = v5 - v6;
        vector v13 = v7 + v8;
        vector v14 = v7 - v8;
        vector v15 = v10 + v11;
        vector v16 = v15 + v13;
        vector v17 = v12 * (float)0.625;
        vector v18 = v14 * (float)1.5 + v17;
        vector v19 = v11 * (float)0.390625;
        vector v20 = v13 * (float)2.25 + v19;
        vector v21 = v12 * (float)0.244140625 + v9;
        vector v22 = v14 * (float)3.375 + v21;
        store(f3 + 0, v16);
        store(f3 + 20, v18);
        store(f3 + 40, v20);
        store(f3 + 60, v22);
        f3 += 4;
        c1 += s2;
    }
    size_t s23 = tile->row_stride;
    size_t s24 = tile->row_mask;
    size_t s25 = tile->column_mask;
    uint64_t u26 = s25 >> 0;
    size_t s27 = tile->channel_stride;
    float*f28 = output;
    float*f29 = scratch;
    if (s25 == 7) {
        for (int i30 = 0; i30 < 4; i30++) {
            if (s24 & 1) {
                vector v31 = load(f29 + 0);
                vector v32 = load(f29 + 4);
                vector v33 = load(f29 + 8);
                vector v34 = load(f29 + 12);
                vector v35 = load(f29 + 16);
                vector v36 = v31 + v32;
                vector v37 = v31 - v32;
                vector v38 = v33 + v34;
                vector v39 = v33 - v34;
                vector v40 = v36 + v38;
                vector v41 = v37 * (float)0.625;
                vector v42 = v39 * (float)1.5 + v41;
                vector v43 = v36 * (float)0.390625 + v35;
                vector v44 = v38 * (float)2.25 + v43;
                vector v45 = load(bias + 0);
                vector v46 = v40 + v45;
                vector v47 = v42 + v45;
                vector v48 = v44 + v45;
                vector v49 = splat(0);
                vector v50 = maximum(v49, v46);
                vector v51 = maximum(v49, v47);
                vector v52 = maximum(v49, v48);
                f28[0 * s27 + 0] = v50[0];
                f28[1 * s27 + 0] = v50[1];
                f28[2 * s27 + 0] = v50[2];
                f28[3 * s27 + 0] = v50[3];
                f28[0 * s27 + 1] = v51[0];
                f28[1 * s27 + 1] = v51[1];
                f28[2 * s27 + 1] = v51[2];
                f28[3 * s27 + 1] = v51[3];
                f28[0 * s27 + 1] = v51[0];
                f28[1 * s27 + 1] = v51[1];
                f28[2 * s27 + 1] = v51[2];
                f28[3 * s27 + 1] = v51[3];
                f28[0 * s27 + 2] = v52[0];
                f28[1 * s27 + 2] = v52[1];
                f28[2 * s27 + 2] = v52[2];
                f28[3 * s27 + 2] = v52[3];
            }
            s24 /= 2;
            f29 += 20;
            f28 += s23;
        }
    } else {
        for (int i53 = 0; i53 < 4; i53++) {
            if (s24 & 1) {
                vector v54 = load(f29 + 0);
                vector v55 = load(f29 + 4);
                vector v56 = load(f29 + 8);
                vector v57 = load(f29 + 12);
                vector v58 = load(f29 + 16);
                vector v59 = v54 + v55;
                vector v60 = v54 - v55;
                vector v61 = v56 + v57;
                vector v62 = v56 - v57;
                vector v63 = v59 + v61;
                vector v64 = v60 * (float)0.625;
                vector v65 = v62 * (float)1.5 + v64;
                vector v66 = v59 * (float)0.390625 + v58;
                vector v67 = v61 * (float)2.25 + v66;
                vector v68 = load(bias + 0);
                vector v69 = v63 + v68;
                vector v70 = v65 + v68;
                vector v71 = v67 + v68;
                vector v72 = splat(0);
                vector v73 = maximum(v72, v69);
                vector v74 = maximum(v72, v70);
                vector v75 = maximum(v72, v71);
                if (u26 >> 0 & 1) {
                f28[0 * s27 + 0] = v73[0];
                f28[1 * s27 + 0] = v73[1];
                f28[2 * s27 + 0] = v73[2];
                f28[3 * s27 + 0] = v73[3];
                }
                if (u26 >> 1 & 1) {
                f28[0 * s27 + 1] = v74[0];
                f28[1 * s27 + 1] = v74[1];
                f28[2 * s27 + 1] = v74[2];
                f28[3 * s27 + 1] = v74[3];
                }
                if (u26 >> 2 & 1) {
                f28[0 * s27 + 2] = v75[0];
                f28[1 * s27 + 2] = v75[1];
                f28[2 * s27 + 2] = v75[2];
                f28[3 * s27 + 2] = v75[3];
                }
                if (u26 >> 3 & 1) {
                f28[0 * s27 + 3] = v75[0];
                f28[1 * s27 + 3] = v75[1];
                f28[2 * s27 + 3] = v75[2];
                f28[3 * s27 + 3] = v75[3];
                }
            }
            s24 /= 2;
            f29 += 20;
            f28 += s23;
        }
    }
}

void nnp_winograd_f3x4_3x3_of_6x6_input__c(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 4;
    size_t s6 = tile->channel_stride;
    const float*c7 = input;
    if (s3 == 63) {
        float*f8 = scratch;
        for (int i9 = 0; i9 < 5; i9++) {
            if (s2 & 1) {
                vector v10 = splat(0);
                vector v11 = splat(0);
                vector v12 = splat(0);
                vector v13 = splat(0);
                v10[0] = c7[0 * s6 + 0];
                v10[1] = c7[1 * s6 + 0];
                v10[2] = c7[2 * s6 + 0];
                v10[3] = c7[3 * s6 + 0];
                v11[0] = c7[0 * s6 + 1];
                v11[1] = c7[1 * s6 + 1];
                v11[2] = c7[2 * s6 + 1];
                v11[3] = c7[3 * s6 + 1];
                v12[0] = c7[0 * s6 + 2];
                v12[1] = c7[1 * s6 + 2];
                v12[2] = c7[2 * s6 + 2];
                v12[3] = c7[3 * s6 + 2];
                v13[0] = c7[0 * s6 + 3];
                v13[1] = c7[1 * s6 + 3];
                v13[2] = c7[2 * s6 + 3];
                v13[3] = c7[3 * s6 + 3];
                vector v14 = splat(0);
                vector v15 = splat(0);
                if (u5 >> 0 & 1) {
                v14[0] = c7[0 * s6 + 4];
                v14[1] = c7[1 * s6 + 4];
                v14[2] = c7[2 * s6 + 4];
                v14[3] = c7[3 * s6 + 4];
                }
                if (u5 >> 1 & 1) {
                v15[0] = c7[0 * s6 + 5];
                v15[1] = c7[1 * s6 + 5];
                v15[2] = c7[2 * s6 + 5];
                v15[3] = c7[3 * s6 + 5];
                }
                vector v16 = v12 * (float)-2.25 + v14;
                vector v17 = v11 * (float)-2.25 + v13;
                vector v18 = v17 * (float)0.625 + v16;
                store(f8 + 0, v18);
                vector v19 = v17 * (float)-0.625 + v16;
                store(f8 + 4, v19);
                vector v20 = v12 * (float)-0.390625 + v14;
                vector v21 = v11 * (float)-0.390625 + v13;
                vector v22 = v21 * (float)1.5 + v20;
                store(f8 + 8, v22);
                vector v23 = v21 * (float)-1.5 + v20;
                store(f8 + 12, v23);
                vector v24 = v11 * (float)0.87890625 + v15;
                vector v25 = v13 * (float)-2.640625 + v24;
                store(f8 + 16, v25);
                vector v26 = v10 * (float)0.87890625 + v14;
                vector v27 = v12 * (float)-2.640625 + v26;
                store(f8 + 20, v27);
            } else {
                vector v28 = splat(0);
                store(f8 + 0, v28);
                vector v29 = splat(0);
                store(f8 + 4, v29);
                vector v30 = splat(0);
                store(f8 + 8, v30);
                vector v31 = splat(0);
                store(f8 + 12, v31);
                vector v32 = splat(0);
                store(f8 + 16, v32);
                vector v33 = splat(0);
                store(f8 + 20, v33);
            }
            s2 /= 2;
            c7 += s1;
            f8 += 24;
        }
    } else {
        float*f34 = scratch;
        for (int i35 = 0; i35 < 5; i35++) {
            if (s2 & 1) {
                vector v36 = splat(0);
                vector v37 = splat(0);
                vector v38 = splat(0);
                vector v39 = splat(0);
                if (u4 >> 0 & 1) {
                v36[0] = c7[0 * s6 + 0];
                v36[1] = c7[1 * s6 + 0];
                v36[2] = c7[2 * s6 + 0];
                v36[3] = c7[3 * s6 + 0];
                }
                if (u4 >> 1 & 1) {
                v37[0] = c7[0 * s6 + 1];
                v37[1] = c7[1 * s6 + 1];
                v37[2] = c7[2 * s6 + 1];
                v37[3] = c7[3 * s6 + 1];
                }
                if (u4 >> 2 & 1) {
                v38[0] = c7[0 * s6 + 2];
                v38[1] = c7[1 * s6 + 2];
                v38[2] = c7[2 * s6 + 2];
                v38[3] = c7[3 * s6 + 2];
                }
                if (u4 >> 3 & 1) {
                v39[0] = c7[0 * s6 + 3];
                v39[1] = c7[1 * s6 + 3];
                v39[2] = c7[2 * s6 + 3];
                v39[3] = c7[3 * s6 + 3];
                }
                vector v40 = splat(0);
                vector v41 = splat(0);
                if (u5 >> 0 & 1) {
                v40[0] = c7[0 * s6 + 4];
                v40[1] = c7[1 * s6 + 4];
                v40[2] = c7[2 * s6 + 4];
                v40[3] = c7[3 * s6 + 4];
                }
                if (u5 >> 1 & 1) {
                v41[0] = c7[0 * s6 + 5];
                v41[1] = c7[1 * s6 + 5];
                v41[2] = c7[2 * s6 + 5];
                v41[3] = c7[3 * s6 + 5];
                }
                vector v42 = v38 * (float)-2.25 + v40;
                vector v43 = v37 * (float)-2.25 + v39;
                vector v44 = v43 * (float)0.625 + v42;
                store(f34 + 0, v44);
                vector v45 = v43 * (float)-0.625 + v42;
                store(f34 + 4, v45);
                vector v46 = v38 * (float)-0.390625 + v40;
                vector v47 = v37 * (float)-0.390625 + v39;
                vector v48 = v47 * (float)1.5 + v46;
                store(f34 + 8, v48);
                vector v49 = v47 * (float)-1.5 + v46;
                store(f34 + 12, v49);
                vector v50 = v37 * (float)0.87890625 + v41;
                vector v51 = v39 * (float)-2.640625 + v50;
                store(f34 + 16, v51);
                vector v52 = v36 * (float)0.87890625 + v40;
                vector v53 = v38 * (float)-2.640625 + v52;
                store(f34 + 20, v53);
            } else {
                vector v54 = splat(0);
                store(f34 + 0, v54);
                vector v55 = splat(0);
                store(f34 + 4, v55);
                vector v56 = splat(0);
                store(f34 + 8, v56);
                vector v57 = splat(0);
                store(f34 + 12, v57);
                vector v58 = splat(0);
                store(f34 + 16, v58);
                vector v59 = splat(0);
                store(f34 + 20, v59);
            }
            s2 /= 2;
            c7 += s1;
            f34 += 24;
        }
    }
    float*f60 = output;
    size_t s61 = output_stride * 6;
    float*f62 = scratch;
    for (int i63 = 0; i63 < 6; i63++) {
        vector v64 = load(f62 + 0);
        vector v65 = load(f62 + 24);
        vector v66 = load(f62 + 48);
        vector v67 = load(f62 + 72);
        vector v68 = load(f62 + 96);
        vector v69 = v64 * (float)-2.25 + v66;
        vector v70 = v69 * (float)0.390625;
        vector v71 = v65 * (float)-2.25 + v67;
        vector v72 = v71 * (float)0.625 + v70;
        store(f60 + 0 * output_stride + 0, v72);
        vector v73 = v71 * (float)-0.625 + v70;
        store(f60 + 1 * output_stride + 0, v73);
        vector v74 = v64 * (float)-0.390625 + v66;
        vector v75 = v74 * (float)2.25;
        vector v76 = v65 * (float)-0.390625 + v67;
        vector v77 = v76 * (float)1.5 + v75;
        store(f60 + 2 * output_stride + 0, v77);
        vector v78 = v76 * (float)-1.5 + v75;
        store(f60 + 3 * output_stride + 0, v78);
        vector v79 = v64 * (float)0.87890625 + v68;
        vector v80 = v66 * (float)-2.640625 + v79;
        store(f60 + 4 * output_stride + 0, v80);
        f62 += 4;
        f60 += s61;
    }
}

void nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 6;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 6; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = v5 + v6;
        vector v11 = v5 - v6;
        vector v12 = v7 + v8;
        vector v13 = v7 - v8;
        vector v14 = v10 + v12;
        vector v15 = v11 * (float)0.625;
        vector v16 = v13 * (float)1.5 + v15;
        vector v17 = v10 * (float)0.390625 + v9;
        vector v18 = v12 * (float)2.25 + v17;
        store(f3 + 0, v14);
        store(f3 + 24, v16);
        store(f3 + 48, v18);
        f3 += 4;
        c1 += s2;
    }
    size_t s19 = tile->row_stride;
    size_t s20 = tile->row_mask;
    size_t s21 = tile->column_mask;
    uint64_t u22 = s21 >> 0;
    size_t s23 = tile->channel_stride;
    float*f24 = output;
    float*f25 = scratch;
    if (s21 == 15) {
        for (int i26 = 0; i26 < 3; i26++) {
            if (s20 & 1) {
                vector v27 = load(f25 + 0);
                vector v28 = load(f25 + 4);
                vector v29 = load(f25 + 8);
                vector v30 = load(f25 + 12);
                vector v31 = load(f25 + 16);
                vector v32 = load(f25 + 20);
                vector v33 = v27 + v28;
                vector v34 = v27 - v28;
                vector v35 = v29 + v30;
                vector v36 = v29 - v30;
                vector v37 = v32 + v33;
                vector v38 = v37 + v35;
                vector v39 = v34 * (float)0.625;
                vector v40 = v36 * (float)1.5 + v39;
                vector v41 = v33 * (float)0.390625;
                vector v42 = v35 * (float)2.25 + v41;
                vector v43 = v34 * (float)0.244140625 + v31;
                vector v44 = v36 * (float)3.375 + v43;
                vector v45 = load(bias + 0);
                vector v46 = v38 + v45;
                vector v47 = v40 + v45;
                vector v48 = v42 + v45;
                vector v49 = v44 + v45;
                f24[0 * s23 + 0] = v46[0];
                f24[1 * s23 + 0] = v46[1];
                f24[2 * s23 + 0] = v46[2];
                f24[3 * s23 + 0] = v46[3];
                f24[0 * s23 + 1] = v47[0];
                f24[1 * s23 + 1] = v47[1];
                f24[2 * s23 + 1] = v47[2];
                f24[3 * s23 + 1] = v47[3];
                f24[0 * s23 + 2] = v48[0];
                f24[1 * s23 + 2] = v48[1];
                f24[2 * s23 + 2] = v48[2];
                f24[3 * s23 + 2] = v48[3];
                f24[0 * s23 + 3] = v49[0];
                f24[1 * s23 + 3] = v49[1];
                f24[2 * s23 + 3] = v49[2];
                f24[3 * s23 + 3] = v49[3];
            }
            s20 /= 2;
            f25 += 24;
            f24 += s19;
        }
    } else {
        for (int i50 = 0; i50 < 3; i50++) {
            if (s20 & 1) {
                vector v51 = load(f25 + 0);
                vector v52 = load(f25 + 4);
                vector v53 = load(f25 + 8);
                vector v54 = load(f25 + 12);
                vector v55 = load(f25 + 16);
                vector v56 = load(f25 + 20);
                vector v57 = v51 + v52;
                vector v58 = v51 - v52;
                vector v59 = v53 + v54;
                vector v60 = v53 - v54;
                vector v61 = v56 + v57;
                vector v62 = v61 + v59;
                vector v63 = v58 * (float)0.625;
                vector v64 = v60 * (float)1.5 + v63;
                vector v65 = v57 * (float)0.390625;
                vector v66 = v59 * (float)2.25 + v65;
                vector v67 = v58 * (float)0.244140625 + v55;
                vector v68 = v60 * (float)3.375 + v67;
                vector v69 = load(bias + 0);
                vector v70 = v62 + v69;
                vector v71 = v64 + v69;
                vector v72 = v66 + v69;
                vector v73 = v68 + v69;
                if (u22 >> 0 & 1) {
                f24[0 * s23 + 0] = v70[0];
                f24[1 * s23 + 0] = v70[1];
                f24[2 * s23 + 0] = v70[2];
                f24[3 * s23 + 0] = v70[3];
                }
                if (u22 >> 1 & 1) {
                f24[0 * s23 + 1] = v71[0];
                f24[1 * s23 + 1] = v71[1];
                f24[2 * s23 + 1] = v71[2];
                f24[3 * s23 + 1] = v71[3];
                }
                if (u22 >> 2 & 1) {
                f24[0 * s23 + 2] = v72[0];
                f24[1 * s23 + 2] = v72[1];
                f24[2 * s23 + 2] = v72[2];
                f24[3 * s23 + 2] = v72[3];
                }
                if (u22 >> 3 & 1) {
                f24[0 * s23 + 3] = v73[0];
                f24[1 * s23 + 3] = v73[1];
                f24[2 * s23 + 3] = v73[2];
                f24[3 * s23 + 3] = v73[3];
                }
            }
            s20 /= 2;
            f25 += 24;
            f24 += s19;
        }
    }
}

void nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 6;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 6; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = v5 + v6;
        vector v11 = v5 - v6;
        vector v12 = v7 + v8;
        vector v13 = v7 - v8;
        vector v14 = v10 + v12;
        vector v15 = v11 * (float)0.625;
        vector v16 = v13 * (float)1.5 + v15;
        vector v17 = v10 * (float)0.390625 + v9;
        vector v18 = v12 * (float)2.25 + v17;
        store(f3 + 0, v14);
        store(f3 + 24, v16);
        store(f3 + 48, v18);
        f3 += 4;
        c1 += s2;
    }
    size_t s19 = tile->row_stride;
    size_t s20 = tile->row_mask;
    size_t s21 = tile->column_mask;
    uint64_t u22 = s21 >> 0;
    size_t s23 = tile->channel_stride;
    float*f24 = output;
    float*f25 = scratch;
    if (s21 == 15) {
        for (int i26 = 0; i26 < 3; i26++) {
            if (s20 & 1) {
                vector v27 = load(f25 + 0);
                vector v28 = load(f25 + 4);
                vector v29 = load(f25 + 8);
                vector v30 = load(f25 + 12);
                vector v31 = load(f25 + 16);
                vector v32 = load(f25 + 20);
                vector v33 = v27 + v28;
                vector v34 = v27 - v28;
                vector v35 = v29 + v30;
                vector v36 = v29 - v30;
                vector v37 = v32 + v33;
                vector v38 = v37 + v35;
                vector v39 = v34 * (float)0.625;
                vector v40 = v36 * (float)1.5 + v39;
                vector v41 = v33 * (float)0.390625;
                vector v42 = v35 * (float)2.25 + v41;
                vector v43 = v34 * (float)0.244140625 + v31;
                vector v44 = v36 * (float)3.375 + v43;
                vector v45 = load(bias + 0);
                vector v46 = v38 + v45;
                vector v47 = v40 + v45;
                vector v48 = v42 + v45;
                vector v49 = v44 + v45;
                vector v50 = splat(0);
                vector v51 = maximum(v50, v46);
                vector v52 = maximum(v50, v47);
                vector v53 = maximum(v50, v48);
                vector v54 = maximum(v50, v49);
                f24[0 * s23 + 0] = v51[0];
                f24[1 * s23 + 0] = v51[1];
                f24[2 * s23 + 0] = v51[2];
                f24[3 * s23 + 0] = v51[3];
                f24[0 * s23 + 1] = v52[0];
                f24[1 * s23 + 1] = v52[1];
                f24[2 * s23 + 1] = v52[2];
                f24[3 * s23 + 1] = v52[3];
                f24[0 * s23 + 2] = v53[0];
                f24[1 * s23 + 2] = v53[1];
                f24[2 * s23 + 2] = v53[2];
                f24[3 * s23 + 2] = v53[3];
                f24[0 * s23 + 3] = v54[0];
                f24[1 * s23 + 3] = v54[1];
                f24[2 * s23 + 3] = v54[2];
                f24[3 * s23 + 3] = v54[3];
            }
            s20 /= 2;
            f25 += 24;
            f24 += s19;
        }
    } else {
        for (int i55 = 0; i55 < 3; i55++) {
            if (s20 & 1) {
                vector v56 = load(f25 + 0);
                vector v57 = load(f25 + 4);
                vector v58 = load(f25 + 8);
                vector v59 = load(f25 + 12);
                vector v60 = load(f25 + 16);
                vector v61 = load(f25 + 20);
                vector v62 = v56 + v57;
                vector v63 = v56 - v57;
                vector v64 = v58 + v59;
                vector v65 = v58 - v59;
                vector v66 = v61 + v62;
                vector v67 = v66 + v64;
                vector v68 = v63 * (float)0.625;
                vector v69 = v65 * (float)1.5 + v68;
                vector v70 = v62 * (float)0.390625;
                vector v71 = v64 * (float)2.25 + v70;
                vector v72 = v63 * (float)0.244140625 + v60;
                vector v73 = v65 * (float)3.375 + v72;
                vector v74 = load(bias + 0);
                vector v75 = v67 + v74;
                vector v76 = v69 + v74;
                vector v77 = v71 + v74;
                vector v78 = v73 + v74;
                vector v79 = splat(0);
                vector v80 = maximum(v79, v75);
                vector v81 = maximum(v79, v76);
                vector v82 = maximum(v79, v77);
                vector v83 = maximum(v79, v78);
                if (u22 >> 0 & 1) {
                f24[0 * s23 + 0] = v80[0];
                f24[1 * s23 + 0] = v80[1];
                f24[2 * s23 + 0] = v80[2];
                f24[3 * s23 + 0] = v80[3];
                }
                if (u22 >> 1 & 1) {
                f24[0 * s23 + 1] = v81[0];
                f24[1 * s23 + 1] = v81[1];
                f24[2 * s23 + 1] = v81[2];
                f24[3 * s23 + 1] = v81[3];
                }
                if (u22 >> 2 & 1) {
                f24[0 * s23 + 2] = v82[0];
                f24[1 * s23 + 2] = v82[1];
                f24[2 * s23 + 2] = v82[2];
                f24[3 * s23 + 2] = v82[3];
                }
                if (u22 >> 3 & 1) {
                f24[0 * s23 + 3] = v83[0];
                f24[1 * s23 + 3] = v83[1];
                f24[2 * s23 + 3] = v83[2];
                f24[3 * s23 + 3] = v83[3];
                }
            }
            s20 /= 2;
            f25 += 24;
            f24 += s19;
        }
    }
}

void nnp_winograd_f3x3_3x3_of_6x6_input__c(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 4;
    size_t s6 = tile->channel_stride;
    const float*c7 = input;
    if (s3 == 31) {
        float*f8 = scratch;
        for (int i9 = 0; i9 < 5; i9++) {
            if (s2 & 1) {
                vector v10 = splat(0);
                vector v11 = splat(0);
                vector v12 = splat(0);
                vector v13 = splat(0);
                v10[0] = c7[0 * s6 + 0];
                v10[1] = c7[1 * s6 + 0];
                v10[2] = c7[2 * s6 + 0];
                v10[3] = c7[3 * s6 + 0];
                v11[0] = c7[0 * s6 + 1];
                v11[1] = c7[1 * s6 + 1];
                v11[2] = c7[2 * s6 + 1];
                v11[3] = c7[3 * s6 + 1];
                v12[0] = c7[0 * s6 + 2];
                v12[1] = c7[1 * s6 + 2];
                v12[2] = c7[2 * s6 + 2];
                v12[3] = c7[3 * s6 + 2];
                v13[0] = c7[0 * s6 + 3];
                v13[1] = c7[1 * s6 + 3];
                v13[2] = c7[2 * s6 + 3];
                v13[3] = c7[3 * s6 + 3];
                vector v14 = splat(0);
                if (u5 >> 0 & 1) {
                v14[0] = c7[0 * s6 + 4];
                v14[1] = c7[1 * s6 + 4];
                v14[2] = c7[2 * s6 + 4];
                v14[3] = c7[3 * s6 + 4];
                }
                vector v15 = v10 * (float)-2.25 + v12;
                vector v16 = v15 * (float)0.390625;
                vector v17 = v11 * (float)-2.25 + v13;
                vector v18 = v17 * (float)0.625 + v16;
                store(f8 + 0, v18);
                vector v19 = v17 * (float)-0.625 + v16;
                store(f8 + 4, v19);
                vector v20 = v10 * (float)-0.390625 + v12;
                vector v21 = v20 * (float)2.25;
                vector v22 = v11 * (float)-0.390625 + v13;
                vector v23 = v22 * (float)1.5 + v21;
                store(f8 + 8, v23);
                vector v24 = v22 * (float)-1.5 + v21;
                store(f8 + 12, v24);
                vector v25 = v10 * (float)0.87890625 + v14;
                vector v26 = v12 * (float)-2.640625 + v25;
                store(f8 + 16, v26);
            } else {
                vector v27 = splat(0);
                store(f8 + 0, v27);
                vector v28 = splat(0);
                store(f8 + 4, v28);
                vector v29 = splat(0);
                store(f8 + 8, v29);
                vector v30 = splat(0);
                store(f8 + 12, v30);
                vector v31 = splat(0);
                store(f8 + 16, v31);
            }
            s2 /= 2;
            c7 += s1;
            f8 += 20;
        }
    } else {
        float*f32 = scratch;
        for (int i33 = 0; i33 < 5; i33++) {
            if (s2 & 1) {
                vector v34 = splat(0);
                vector v35 = splat(0);
                vector v36 = splat(0);
                vector v37 = splat(0);
                if (u4 >> 0 & 1) {
                v34[0] = c7[0 * s6 + 0];
                v34[1] = c7[1 * s6 + 0];
                v34[2] = c7[2 * s6 + 0];
                v34[3] = c7[3 * s6 + 0];
                }
                if (u4 >> 1 & 1) {
                v35[0] = c7[0 * s6 + 1];
                v35[1] = c7[1 * s6 + 1];
                v35[2] = c7[2 * s6 + 1];
                v35[3] = c7[3 * s6 + 1];
                }
                if (u4 >> 2 & 1) {
                v36[0] = c7[0 * s6 + 2];
                v36[1] = c7[1 * s6 + 2];
                v36[2] = c7[2 * s6 + 2];
                v36[3] = c7[3 * s6 + 2];
                }
                if (u4 >> 3 & 1) {
                v37[0] = c7[0 * s6 + 3];
                v37[1] = c7[1 * s6 + 3];
                v37[2] = c7[2 * s6 + 3];
                v37[3] = c7[3 * s6 + 3];
                }
                vector v38 = splat(0);
                if (u5 >> 0 & 1) {
                v38[0] = c7[0 * s6 + 4];
                v38[1] = c7[1 * s6 + 4];
                v38[2] = c7[2 * s6 + 4];
                v38[3] = c7[3 * s6 + 4];
                }
                vector v39 = v34 * (float)-2.25 + v36;
                vector v40 = v39 * (float)0.390625;
                vector v41 = v35 * (float)-2.25 + v37;
                vector v42 = v41 * (float)0.625 + v40;
                store(f32 + 0, v42);
                vector v43 = v41 * (float)-0.625 + v40;
                store(f32 + 4, v43);
                vector v44 = v34 * (float)-0.390625 + v36;
                vector v45 = v44 * (float)2.25;
                vector v46 = v35 * (float)-0.390625 + v37;
                vector v47 = v46 * (float)1.5 + v45;
                store(f32 + 8, v47);
                vector v48 = v46 * (float)-1.5 + v45;
                store(f32 + 12, v48);
                vector v49 = v34 * (float)0.87890625 + v38;
                vector v50 = v36 * (float)-2.640625 + v49;
                store(f32 + 16, v50);
            } else {
                vector v51 = splat(0);
                store(f32 + 0, v51);
                vector v52 = splat(0);
                store(f32 + 4, v52);
                vector v53 = splat(0);
                store(f32 + 8, v53);
                vector v54 = splat(0);
                store(f32 + 12, v54);
                vector v55 = splat(0);
                store(f32 + 16, v55);
            }
            s2 /= 2;
            c7 += s1;
            f32 += 20;
        }
    }
    float*f56 = output;
    size_t s57 = output_stride * 6;
    float*f58 = scratch;
    for (int i59 = 0; i59 < 5; i59++) {
        vector v60 = load(f58 + 0);
        vector v61 = load(f58 + 20);
        vector v62 = load(f58 + 40);
        vector v63 = load(f58 + 60);
        vector v64 = load(f58 + 80);
        vector v65 = v60 * (float)-2.25 + v62;
        vector v66 = v65 * (float)0.390625;
        vector v67 = v61 * (float)-2.25 + v63;
        vector v68 = v67 * (float)0.625 + v66;
        store(f56 + 0 * output_stride + 0, v68);
        vector v69 = v67 * (float)-0.625 + v66;
        store(f56 + 1 * output_stride + 0, v69);
        vector v70 = v60 * (float)-0.390625 + v62;
        vector v71 = v70 * (float)2.25;
        vector v72 = v61 * (float)-0.390625 + v63;
        vector v73 = v72 * (float)1.5 + v71;
        store(f56 + 2 * output_stride + 0, v73);
        vector v74 = v72 * (float)-1.5 + v71;
        store(f56 + 3 * output_stride + 0, v74);
        vector v75 = v60 * (float)0.87890625 + v64;
        vector v76 = v62 * (float)-2.640625 + v75;
        store(f56 + 4 * output_stride + 0, v76);
        f58 += 4;
        f56 += s57;
    }
}

void nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 6;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 5; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = v5 + v6;
        vector v11 = v5 - v6;
        vector v12 = v7 + v8;
        vector v13 = v7 - v8;
        vector v14 = v10 + v12;
        vector v15 = v11 * (float)0.625;
        vector v16 = v13 * (float)1.5 + v15;
        vector v17 = v10 * (float)0.390625 + v9;
        vector v18 = v12 * (float)2.25 + v17;
        store(f3 + 0, v14);
        store(f3 + 20, v16);
        store(f3 + 40, v18);
        f3 += 4;
        c1 += s2;
    }
    size_t s19 = tile->row_stride;
    size_t s20 = tile->row_mask;
    size_t s21 = tile->column_mask;
    uint64_t u22 = s21 >> 0;
    size_t s23 = tile->channel_stride;
    float*f24 = output;
    float*f25 = scratch;
    if (s21 == 7) {
        for (int i26 = 0; i26 < 3; i26++) {
            if (s20 & 1) {
                vector v27 = load(f25 + 0);
                vector v28 = load(f25 + 4);
                vector v29 = load(f25 + 8);
                vector v30 = load(f25 + 12);
                vector v31 = load(f25 + 16);
                vector v32 = v27 + v28;
                vector v33 = v27 - v28;
                vector v34 = v29 + v30;
                vector v35 = v29 - v30;
                vector v36 = v32 + v34;
                vector v37 = v33 * (float)0.625;
                vector v38 = v35 * (float)1.5 + v37;
                vector v39 = v32 * (float)0.390625 + v31;
                vector v40 = v34 * (float)2.25 + v39;
                vector v41 = load(bias + 0);
                vector v42 = v36 + v41;
                vector v43 = v38 + v41;
                vector v44 = v40 + v41;
                f24[0 * s23 + 0] = v42[0];
                f24[1 * s23 + 0] = v42[1];
                f24[2 * s23 + 0] = v42[2];
                f24[3 * s23 + 0] = v42[3];
                f24[0 * s23 + 1] = v43[0];
                f24[1 * s23 + 1] = v43[1];
                f24[2 * s23 + 1] = v43[2];
                f24[3 * s23 + 1] = v43[3];
                f24[0 * s23 + 1] = v43[0];
                f24[1 * s23 + 1] = v43[1];
                f24[2 * s23 + 1] = v43[2];
                f24[3 * s23 + 1] = v43[3];
                f24[0 * s23 + 2] = v44[0];
                f24[1 * s23 + 2] = v44[1];
                f24[2 * s23 + 2] = v44[2];
                f24[3 * s23 + 2] = v44[3];
            }
            s20 /= 2;
            f25 += 20;
            f24 += s19;
        }
    } else {
        for (int i45 = 0; i45 < 3; i45++) {
            if (s20 & 1) {
                vector v46 = load(f25 + 0);
                vector v47 = load(f25 + 4);
                vector v48 = load(f25 + 8);
                vector v49 = load(f25 + 12);
                vector v50 = load(f25 + 16);
                vector v51 = v46 + v47;
                vector v52 = v46 - v47;
                vector v53 = v48 + v49;
                vector v54 = v48 - v49;
                vector v55 = v51 + v53;
                vector v56 = v52 * (float)0.625;
                vector v57 = v54 * (float)1.5 + v56;
                vector v58 = v51 * (float)0.390625 + v50;
                vector v59 = v53 * (float)2.25 + v58;
                vector v60 = load(bias + 0);
                vector v61 = v55 + v60;
                vector v62 = v57 + v60;
                vector v63 = v59 + v60;
                if (u22 >> 0 & 1) {
                f24[0 * s23 + 0] = v61[0];
                f24[1 * s23 + 0] = v61[1];
                f24[2 * s23 + 0] = v61[2];
                f24[3 * s23 + 0] = v61[3];
                }
                if (u22 >> 1 & 1) {
                f24[0 * s23 + 1] = v62[0];
                f24[1 * s23 + 1] = v62[1];
                f24[2 * s23 + 1] = v62[2];
                f24[3 * s23 + 1] = v62[3];
                }
                if (u22 >> 2 & 1) {
                f24[0 * s23 + 2] = v63[0];
                f24[1 * s23 + 2] = v63[1];
                f24[2 * s23 + 2] = v63[2];
                f24[3 * s23 + 2] = v63[3];
                }
                if (u22 >> 3 & 1) {
                f24[0 * s23 + 3] = v63[0];
                f24[1 * s23 + 3] = v63[1];
                f24[2 * s23 + 3] = v63[2];
                f24[3 * s23 + 3] = v63[3];
                }
            }
            s20 /= 2;
            f25 += 20;
            f24 += s19;
        }
    }
}

void nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 6;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 5; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = v5 + v6;
        vector v11 = v5 - v6;
        vector v12 = v7 + v8;
        vector v13 = v7 - v8;
        vector v14 = v10 + v12;
        vector v15 = v11 * (float)0.625;
        vector v16 = v13 * (float)1.5 + v15;
        vector v17 = v10 * (float)0.390625 + v9;
        vector v18 = v12 * (float)2.25 + v17;
        store(f3 + 0, v14);
        store(f3 + 20, v16);
        store(f3 + 40, v18);
        f3 += 4;
        c1 += s2;
    }
    size_t s19 = tile->row_stride;
    size_t s20 = tile->row_mask;
    size_t s21 = tile->column_mask;
    uint64_t u22 = s21 >> 0;
    size_t s23 = tile->channel_stride;
    float*f24 = output;
    float*f25 = scratch;
    if (s21 == 7) {
        for (int i26 = 0; i26 < 3; i26++) {
            if (s20 & 1) {
                vector v27 = load(f25 + 0);
                vector v28 = load(f25 + 4);
                vector v29 = load(f25 + 8);
                vector v30 = load(f25 + 12);
                vector v31 = load(f25 + 16);
                vector v32 = v27 + v28;
                vector v33 = v27 - v28;
                vector v34 = v29 + v30;
                vector v35 = v29 - v30;
                vector v36 = v32 + v34;
                vector v37 = v33 * (float)0.625;
                vector v38 = v35 * (float)1.5 + v37;
                vector v39 = v32 * (float)0.390625 + v31;
                vector v40 = v34 * (float)2.25 + v39;
                vector v41 = load(bias + 0);
                vector v42 = v36 + v41;
                vector v43 = v38 + v41;
                vector v44 = v40 + v41;
                vector v45 = splat(0);
                vector v46 = maximum(v45, v42);
                vector v47 = maximum(v45, v43);
                vector v48 = maximum(v45, v44);
                f24[0 * s23 + 0] = v46[0];
                f24[1 * s23 + 0] = v46[1];
                f24[2 * s23 + 0] = v46[2];
                f24[3 * s23 + 0] = v46[3];
                f24[0 * s23 + 1] = v47[0];
                f24[1 * s23 + 1] = v47[1];
                f24[2 * s23 + 1] = v47[2];
                f24[3 * s23 + 1] = v47[3];
                f24[0 * s23 + 1] = v47[0];
                f24[1 * s23 + 1] = v47[1];
                f24[2 * s23 + 1] = v47[2];
                f24[3 * s23 + 1] = v47[3];
                f24[0 * s23 + 2] = v48[0];
                f24[1 * s23 + 2] = v48[1];
                f24[2 * s23 + 2] = v48[2];
                f24[3 * s23 + 2] = v48[3];
            }
            s20 /= 2;
            f25 += 20;
            f24 += s19;
        }
    } else {
        for (int i49 = 0; i49 < 3; i49++) {
            if (s20 & 1) {
                vector v50 = load(f25 + 0);
                vector v51 = load(f25 + 4);
                vector v52 = load(f25 + 8);
                vector v53 = load(f25 + 12);
                vector v54 = load(f25 + 16);
                vector v55 = v50 + v51;
                vector v56 = v50 - v51;
                vector v57 = v52 + v53;
                vector v58 = v52 - v53;
                vector v59 = v55 + v57;
                vector v60 = v56 * (float)0.625;
                vector v61 = v58 * (float)1.5 + v60;
                vector v62 = v55 * (float)0.390625 + v54;
                vector v63 = v57 * (float)2.25 + v62;
                vector v64 = load(bias + 0);
                vector v65 = v59 + v64;
                vector v66 = v61 + v64;
                vector v67 = v63 + v64;
                vector v68 = splat(0);
                vector v69 = maximum(v68, v65);
                vector v70 = maximum(v68, v66);
                vector v71 = maximum(v68, v67);
                if (u22 >> 0 & 1) {
                f24[0 * s23 + 0] = v69[0];
                f24[1 * s23 + 0] = v69[1];
                f24[2 * s23 + 0] = v69[2];
                f24[3 * s23 + 0] = v69[3];
                }
                if (u22 >> 1 & 1) {
                f24[0 * s23 + 1] = v70[0];
                f24[1 * s23 + 1] = v70[1];
                f24[2 * s23 + 1] = v70[2];
                f24[3 * s23 + 1] = v70[3];
                }
                if (u22 >> 2 & 1) {
                f24[0 * s23 + 2] = v71[0];
                f24[1 * s23 + 2] = v71[1];
                f24[2 * s23 + 2] = v71[2];
                f24[3 * s23 + 2] = v71[3];
                }
                if (u22 >> 3 & 1) {
                f24[0 * s23 + 3] = v71[0];
                f24[1 * s23 + 3] = v71[1];
                f24[2 * s23 + 3] = v71[2];
                f24[3 * s23 + 3] = v71[3];
                }
            }
            s20 /= 2;
            f25 += 20;
            f24 += s19;
        }
    }
}

void nnp_winograd_f2x1_3x3_of_4x4_input__c(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    size_t s5 = tile->channel_stride;
    const float*c6 = input;
    if (s3 == 7) {
        float*f7 = scratch;
        for (int i8 = 0; i8 < 4; i8++) {
            if (s2 & 1) {
                vector v9 = splat(0);
                vector v10 = splat(0);
                vector v11 = splat(0);
                if (u4 >> 0 & 1) {
                v9[0] = c6[0 * s5 + 0];
                v9[1] = c6[1 * s5 + 0];
                v9[2] = c6[2 * s5 + 0];
                v9[3] = c6[3 * s5 + 0];
                }
                if (u4 >> 1 & 1) {
                v10[0] = c6[0 * s5 + 1];
                v10[1] = c6[1 * s5 + 1];
                v10[2] = c6[2 * s5 + 1];
                v10[3] = c6[3 * s5 + 1];
                }
                if (u4 >> 2 & 1) {
                v11[0] = c6[0 * s5 + 2];
                v11[1] = c6[1 * s5 + 2];
                v11[2] = c6[2 * s5 + 2];
                v11[3] = c6[3 * s5 + 2];
                }
                vector v12 = v9 + v10;
                store(f7 + 0, v12);
                vector v13 = v9 - v10;
                store(f7 + 4, v13);
                vector v14 = v11 - v9;
                store(f7 + 8, v14);
            } else {
                vector v15 = splat(0);
                store(f7 + 0, v15);
                vector v16 = splat(0);
                store(f7 + 4, v16);
                vector v17 = splat(0);
                store(f7 + 8, v17);
            }
            s2 /= 2;
            c6 += s1;
            f7 += 12;
        }
    } else {
        float*f18 = scratch;
        for (int i19 = 0; i19 < 4; i19++) {
            if (s2 & 1) {
                vector v20 = splat(0);
                vector v21 = splat(0);
                vector v22 = splat(0);
                if (u4 >> 0 & 1) {
                v20[0] = c6[0 * s5 + 0];
                v20[1] = c6[1 * s5 + 0];
                v20[2] = c6[2 * s5 + 0];
                v20[3] = c6[3 * s5 + 0];
                }
                if (u4 >> 1 & 1) {
                v21[0] = c6[0 * s5 + 1];
                v21[1] = c6[1 * s5 + 1];
                v21[2] = c6[2 * s5 + 1];
                v21[3] = c6[3 * s5 + 1];
                }
                if (u4 >> 2 & 1) {
                v22[0] = c6[0 * s5 + 2];
                v22[1] = c6[1 * s5 + 2];
                v22[2] = c6[2 * s5 + 2];
                v22[3] = c6[3 * s5 + 2];
                }
                vector v23 = v20 + v21;
                store(f18 + 0, v23);
                vector v24 = v20 - v21;
                store(f18 + 4, v24);
                vector v25 = v22 - v20;
                store(f18 + 8, v25);
            } else {
                vector v26 = splat(0);
                store(f18 + 0, v26);
                vector v27 = splat(0);
                store(f18 + 4, v27);
                vector v28 = splat(0);
                store(f18 + 8, v28);
            }
            s2 /= 2;
            c6 += s1;
            f18 += 12;
        }
    }
    float*f29 = output;
    size_t s30 = output_stride * 4;
    float*f31 = scratch;
    for (int i32 = 0; i32 < 3; i32++) {
        vector v33 = load(f31 + 0);
        vector v34 = load(f31 + 12);
        vector v35 = load(f31 + 24);
        vector v36 = load(f31 + 36);
        vector v37 = v35 + v34;
        store(f29 + 0 * output_stride + 0, v37);
        vector v38 = v35 - v34;
        store(f29 + 1 * output_stride + 0, v38);
        vector v39 = v36 - v34;
        store(f29 + 2 * output_stride + 0, v39);
        vector v40 = v33 - v35;
        store(f29 + 3 * output_stride + 0, v40);
        f31 += 4;
        f29 += s30;
    }
}

void nnp_winograd_f2x1_3x3_of_4x4_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 4;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 3; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = v5 + v6;
        vector v10 = v5 - v6;
        vector v11 = v8 + v9;
        vector v12 = v7 + v10;
        store(f3 + 0, v11);
        store(f3 + 12, v12);
        f3 += 4;
        c1 += s2;
    }
    size_t s13 = tile->row_stride;
    size_t s14 = tile->row_mask;
    size_t s15 = tile->column_mask;
    uint64_t u16 = s15 >> 0;
    size_t s17 = tile->channel_stride;
    float*f18 = output;
    float*f19 = scratch;
    if (s15 == 1) {
        for (int i20 = 0; i20 < 2; i20++) {
            if (s14 & 1) {
                vector v21 = load(f19 + 0);
                vector v22 = load(f19 + 4);
                vector v23 = load(f19 + 8);
                vector v24 = load(bias + 0);
                vector v25 = v21 + v24;
                vector v26 = v25 + v22;
                vector v27 = v26 + v23;
                f18[0 * s17 + 0] = v27[0];
                f18[1 * s17 + 0] = v27[1];
                f18[2 * s17 + 0] = v27[2];
                f18[3 * s17 + 0] = v27[3];
            }
            s14 /= 2;
            f19 += 12;
            f18 += s13;
        }
    } else {
        for (int i28 = 0; i28 < 2; i28++) {
            if (s14 & 1) {
                vector v29 = load(f19 + 0);
                vector v30 = load(f19 + 4);
                vector v31 = load(f19 + 8);
                vector v32 = load(bias + 0);
                vector v33 = v29 + v32;
                vector v34 = v33 + v30;
                vector v35 = v34 + v31;
                if (u16 >> 0 & 1) {
                f18[0 * s17 + 0] = v35[0];
                f18[1 * s17 + 0] = v35[1];
                f18[2 * s17 + 0] = v35[2];
                f18[3 * s17 + 0] = v35[3];
                }
                if (u16 >> 1 & 1) {
                f18[0 * s17 + 1] = v35[0];
                f18[1 * s17 + 1] = v35[1];
                f18[2 * s17 + 1] = v35[2];
                f18[3 * s17 + 1] = v35[3];
                }
                if (u16 >> 2 & 1) {
                f18[0 * s17 + 2] = v35[0];
                f18[1 * s17 + 2] = v35[1];
                f18[2 * s17 + 2] = v35[2];
                f18[3 * s17 + 2] = v35[3];
                }
                if (u16 >> 3 & 1) {
                f18[0 * s17 + 3] = v35[0];
                f18[1 * s17 + 3] = v35[1];
                f18[2 * s17 + 3] = v35[2];
                f18[3 * s17 + 3] = v35[3];
                }
            }
            s14 /= 2;
            f19 += 12;
            f18 += s13;
        }
    }
}

void nnp_winograd_f2x1_3x3_of_4x4_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 4;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 3; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = v5 + v6;
        vector v10 = v5 - v6;
        vector v11 = v8 + v9;
        vector v12 = v7 + v10;
        store(f3 + 0, v11);
        store(f3 + 12, v12);
        f3 += 4;
        c1 += s2;
    }
    size_t s13 = tile->row_stride;
    size_t s14 = tile->row_mask;
    size_t s15 = tile->column_mask;
    uint64_t u16 = s15 >> 0;
    size_t s17 = tile->channel_stride;
    float*f18 = output;
    float*f19 = scratch;
    if (s15 == 1) {
        for (int i20 = 0; i20 < 2; i20++) {
            if (s14 & 1) {
                vector v21 = load(f19 + 0);
                vector v22 = load(f19 + 4);
                vector v23 = load(f19 + 8);
                vector v24 = load(bias + 0);
                vector v25 = v21 + v24;
                vector v26 = v25 + v22;
                vector v27 = v26 + v23;
                vector v28 = splat(0);
                vector v29 = maximum(v28, v27);
                f18[0 * s17 + 0] = v29[0];
                f18[1 * s17 + 0] = v29[1];
                f18[2 * s17 + 0] = v29[2];
                f18[3 * s17 + 0] = v29[3];
            }
            s14 /= 2;
            f19 += 12;
            f18 += s13;
        }
    } else {
        for (int i30 = 0; i30 < 2; i30++) {
            if (s14 & 1) {
                vector v31 = load(f19 + 0);
                vector v32 = load(f19 + 4);
                vector v33 = load(f19 + 8);
                vector v34 = load(bias + 0);
                vector v35 = v31 + v34;
                vector v36 = v35 + v32;
                vector v37 = v36 + v33;
                vector v38 = splat(0);
                vector v39 = maximum(v38, v37);
                if (u16 >> 0 & 1) {
                f18[0 * s17 + 0] = v39[0];
                f18[1 * s17 + 0] = v39[1];
                f18[2 * s17 + 0] = v39[2];
                f18[3 * s17 + 0] = v39[3];
                }
                if (u16 >> 1 & 1) {
                f18[0 * s17 + 1] = v39[0];
                f18[1 * s17 + 1] = v39[1];
                f18[2 * s17 + 1] = v39[2];
                f18[3 * s17 + 1] = v39[3];
                }
                if (u16 >> 2 & 1) {
                f18[0 * s17 + 2] = v39[0];
                f18[1 * s17 + 2] = v39[1];
                f18[2 * s17 + 2] = v39[2];
                f18[3 * s17 + 2] = v39[3];
                }
                if (u16 >> 3 & 1) {
                f18[0 * s17 + 3] = v39[0];
                f18[1 * s17 + 3] = v39[1];
                f18[2 * s17 + 3] = v39[2];
                f18[3 * s17 + 3] = v39[3];
                }
            }
            s14 /= 2;
            f19 += 12;
            f18 += s13;
        }
    }
}

void nnp_winograd_f1x2_3x3_of_4x4_input__c(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    size_t s5 = tile->channel_stride;
    const float*c6 = input;
    if (s3 == 15) {
        float*f7 = scratch;
        for (int i8 = 0; i8 < 3; i8++) {
            if (s2 & 1) {
                vector v9 = splat(0);
                vector v10 = splat(0);
                vector v11 = splat(0);
                vector v12 = splat(0);
                v9[0] = c6[0 * s5 + 0];
                v9[1] = c6[1 * s5 + 0];
                v9[2] = c6[2 * s5 + 0];
                v9[3] = c6[3 * s5 + 0];
                v10[0] = c6[0 * s5 + 1];
                v10[1] = c6[1 * s5 + 1];
                v10[2] = c6[2 * s5 + 1];
                v10[3] = c6[3 * s5 + 1];
                v11[0] = c6[0 * s5 + 2];
                v11[1] = c6[1 * s5 + 2];
                v11[2] = c6[2 * s5 + 2];
                v11[3] = c6[3 * s5 + 2];
                v12[0] = c6[0 * s5 + 3];
                v12[1] = c6[1 * s5 + 3];
                v12[2] = c6[2 * s5 + 3];
                v12[3] = c6[3 * s5 + 3];
                vector v13 = v11 + v10;
                store(f7 + 0, v13);
                vector v14 = v11 - v10;
                store(f7 + 4, v14);
                vector v15 = v12 - v10;
                store(f7 + 8, v15);
                vector v16 = v9 - v11;
                store(f7 + 12, v16);
            } else {
                vector v17 = splat(0);
                store(f7 + 0, v17);
                vector v18 = splat(0);
                store(f7 + 4, v18);
                vector v19 = splat(0);
                store(f7 + 8, v19);
                vector v20 = splat(0);
                store(f7 + 12, v20);
            }
            s2 /= 2;
            c6 += s1;
            f7 += 16;
        }
    } else {
        float*f21 = scratch;
        for (int i22 = 0; i22 < 3; i22++) {
            if (s2 & 1) {
                vector v23 = splat(0);
                vector v24 = splat(0);
                vector v25 = splat(0);
                vector v26 = splat(0);
                if (u4 >> 0 & 1) {
                v23[0] = c6[0 * s5 + 0];
                v23[1] = c6[1 * s5 + 0];
                v23[2] = c6[2 * s5 + 0];
                v23[3] = c6[3 * s5 + 0];
                }
                if (u4 >> 1 & 1) {
                v24[0] = c6[0 * s5 + 1];
                v24[1] = c6[1 * s5 + 1];
                v24[2] = c6[2 * s5 + 1];
                v24[3] = c6[3 * s5 + 1];
                }
                if (u4 >> 2 & 1) {
                v25[0] = c6[0 * s5 + 2];
                v25[1] = c6[1 * s5 + 2];
                v25[2] = c6[2 * s5 + 2];
                v25[3] = c6[3 * s5 + 2];
                }
                if (u4 >> 3 & 1) {
                v26[0] = c6[0 * s5 + 3];
                v26[1] = c6[1 * s5 + 3];
                v26[2] = c6[2 * s5 + 3];
                v26[3] = c6[3 * s5 + 3];
                }
                vector v27 = v25 + v24;
                store(f21 + 0, v27);
                vector v28 = v25 - v24;
                store(f21 + 4, v28);
                vector v29 = v26 - v24;
                store(f21 + 8, v29);
                vector v30 = v23 - v25;
                store(f21 + 12, v30);
            } else {
                vector v31 = splat(0);
                store(f21 + 0, v31);
                vector v32 = splat(0);
                store(f21 + 4, v32);
                vector v33 = splat(0);
                store(f21 + 8, v33);
                vector v34 = splat(0);
                store(f21 + 12, v34);
            }
            s2 /= 2;
            c6 += s1;
            f21 += 16;
        }
    }
    float*f35 = output;
    size_t s36 = output_stride * 4;
    float*f37 = scratch;
    for (int i38 = 0; i38 < 4; i38++) {
        vector v39 = load(f37 + 0);
        vector v40 = load(f37 + 16);
        vector v41 = load(f37 + 32);
        vector v42 = v39 + v40;
        store(f35 + 0 * output_stride + 0, v42);
        vector v43 = v39 - v40;
        store(f35 + 1 * output_stride + 0, v43);
        vector v44 = v41 - v39;
        store(f35 + 2 * output_stride + 0, v44);
        f37 += 4;
        f35 += s36;
    }
}

void nnp_winograd_f1x2_3x3_of_4x4_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 4;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 4; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = v5 + v6;
        vector v9 = v8 + v7;
        store(f3 + 0, v9);
        f3 += 4;
        c1 += s2;
    }
    size_t s10 = tile->row_stride;
    size_t s11 = tile->row_mask;
    size_t s12 = tile->column_mask;
    uint64_t u13 = s12 >> 0;
    size_t s14 = tile->channel_stride;
    float*f15 = output;
    float*f16 = scratch;
    if (s12 == 3) {
        for (int i17 = 0; i17 < 1; i17++) {
            if (s11 & 1) {
                vector v18 = load(f16 + 0);
                vector v19 = load(f16 + 4);
                vector v20 = load(f16 + 8);
                vector v21 = load(f16 + 12);
                vector v22 = load(bias + 0);
                vector v23 = v18 + v22;
                vector v24 = v23 + v19;
                vector v25 = v23 - v19;
                vector v26 = v21 + v24;
                vector v27 = v20 + v25;
                f15[0 * s14 + 0] = v26[0];
                f15[1 * s14 + 0] = v26[1];
                f15[2 * s14 + 0] = v26[2];
                f15[3 * s14 + 0] = v26[3];
                f15[0 * s14 + 1] = v27[0];
                f15[1 * s14 + 1] = v27[1];
                f15[2 * s14 + 1] = v27[2];
                f15[3 * s14 + 1] = v27[3];
            }
            s11 /= 2;
            f16 += 16;
            f15 += s10;
        }
    } else {
        for (int i28 = 0; i28 < 1; i28++) {
            if (s11 & 1) {
                vector v29 = load(f16 + 0);
                vector v30 = load(f16 + 4);
                vector v31 = load(f16 + 8);
                vector v32 = load(f16 + 12);
                vector v33 = load(bias + 0);
                vector v34 = v29 + v33;
                vector v35 = v34 + v30;
                vector v36 = v34 - v30;
                vector v37 = v32 + v35;
                vector v38 = v31 + v36;
                if (u13 >> 0 & 1) {
                f15[0 * s14 + 0] = v37[0];
                f15[1 * s14 + 0] = v37[1];
                f15[2 * s14 + 0] = v37[2];
                f15[3 * s14 + 0] = v37[3];
                }
                if (u13 >> 1 & 1) {
                f15[0 * s14 + 1] = v38[0];
                f15[1 * s14 + 1] = v38[1];
                f15[2 * s14 + 1] = v38[2];
                f15[3 * s14 + 1] = v38[3];
                }
            }
            s11 /= 2;
            f16 += 16;
            f15 += s10;
        }
    }
}

void nnp_winograd_f1x2_3x3_of_4x4_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 4;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 4; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = v5 + v6;
        vector v9 = v8 + v7;
        store(f3 + 0, v9);
        f3 += 4;
        c1 += s2;
    }
    size_t s10 = tile->row_stride;
    size_t s11 = tile->row_mask;
    size_t s12 = tile->column_mask;
    uint64_t u13 = s12 >> 0;
    size_t s14 = tile->channel_stride;
    float*f15 = output;
    float*f16 = scratch;
    if (s12 == 3) {
        for (int i17 = 0; i17 < 1; i17++) {
            if (s11 & 1) {
                vector v18 = load(f16 + 0);
                vector v19 = load(f16 + 4);
                vector v20 = load(f16 + 8);
                vector v21 = load(f16 + 12);
                vector v22 = load(bias + 0);
                vector v23 = v18 + v22;
                vector v24 = v23 + v19;
                vector v25 = v23 - v19;
                vector v26 = v21 + v24;
                vector v27 = v20 + v25;
                vector v28 = splat(0);
                vector v29 = maximum(v28, v26);
                vector v30 = maximum(v28, v27);
                f15[0 * s14 + 0] = v29[0];
                f15[1 * s14 + 0] = v29[1];
                f15[2 * s14 + 0] = v29[2];
                f15[3 * s14 + 0] = v29[3];
                f15[0 * s14 + 1] = v30[0];
                f15[1 * s14 + 1] = v30[1];
                f15[2 * s14 + 1] = v30[2];
                f15[3 * s14 + 1] = v30[3];
            }
            s11 /= 2;
            f16 += 16;
            f15 += s10;
        }
    } else {
        for (int i31 = 0; i31 < 1; i31++) {
            if (s11 & 1) {
                vector v32 = load(f16 + 0);
                vector v33 = load(f16 + 4);
                vector v34 = load(f16 + 8);
                vector v35 = load(f16 + 12);
                vector v36 = load(bias + 0);
                vector v37 = v32 + v36;
                vector v38 = v37 + v33;
                vector v39 = v37 - v33;
                vector v40 = v35 + v38;
                vector v41 = v34 + v39;
                vector v42 = splat(0);
                vector v43 = maximum(v42, v40);
                vector v44 = maximum(v42, v41);
                if (u13 >> 0 & 1) {
                f15[0 * s14 + 0] = v43[0];
                f15[1 * s14 + 0] = v43[1];
                f15[2 * s14 + 0] = v43[2];
                f15[3 * s14 + 0] = v43[3];
                }
                if (u13 >> 1 & 1) {
                f15[0 * s14 + 1] = v44[0];
                f15[1 * s14 + 1] = v44[1];
                f15[2 * s14 + 1] = v44[2];
                f15[3 * s14 + 1] = v44[3];
                }
            }
            s11 /= 2;
            f16 += 16;
            f15 += s10;
        }
    }
}

void nnp_winograd_f1x1_3x3_of_4x4_input__c(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    size_t s5 = tile->channel_stride;
    const float*c6 = input;
    if (s3 == 7) {
        float*f7 = scratch;
        for (int i8 = 0; i8 < 3; i8++) {
            if (s2 & 1) {
                vector v9 = splat(0);
                vector v10 = splat(0);
                vector v11 = splat(0);
                if (u4 >> 0 & 1) {
                v9[0] = c6[0 * s5 + 0];
                v9[1] = c6[1 * s5 + 0];
                v9[2] = c6[2 * s5 + 0];
                v9[3] = c6[3 * s5 + 0];
                }
                if (u4 >> 1 & 1) {
                v10[0] = c6[0 * s5 + 1];
                v10[1] = c6[1 * s5 + 1];
                v10[2] = c6[2 * s5 + 1];
                v10[3] = c6[3 * s5 + 1];
                }
                if (u4 >> 2 & 1) {
                v11[0] = c6[0 * s5 + 2];
                v11[1] = c6[1 * s5 + 2];
                v11[2] = c6[2 * s5 + 2];
                v11[3] = c6[3 * s5 + 2];
                }
                vector v12 = v9 + v10;
                store(f7 + 0, v12);
                vector v13 = v9 - v10;
                store(f7 + 4, v13);
                vector v14 = v11 - v9;
                store(f7 + 8, v14);
            } else {
                vector v15 = splat(0);
                store(f7 + 0, v15);
                vector v16 = splat(0);
                store(f7 + 4, v16);
                vector v17 = splat(0);
                store(f7 + 8, v17);
            }
            s2 /= 2;
            c6 += s1;
            f7 += 12;
        }
    } else {
        float*f18 = scratch;
        for (int i19 = 0; i19 < 3; i19++) {
            if (s2 & 1) {
                vector v20 = splat(0);
                vector v21 = splat(0);
                vector v22 = splat(0);
                if (u4 >> 0 & 1) {
                v20[0] = c6[0 * s5 + 0];
                v20[1] = c6[1 * s5 + 0];
                v20[2] = c6[2 * s5 + 0];
                v20[3] = c6[3 * s5 + 0];
                }
                if (u4 >> 1 & 1) {
                v21[0] = c6[0 * s5 + 1];
                v21[1] = c6[1 * s5 + 1];
                v21[2] = c6[2 * s5 + 1];
                v21[3] = c6[3 * s5 + 1];
                }
                if (u4 >> 2 & 1) {
                v22[0] = c6[0 * s5 + 2];
                v22[1] = c6[1 * s5 + 2];
                v22[2] = c6[2 * s5 + 2];
                v22[3] = c6[3 * s5 + 2];
                }
                vector v23 = v20 + v21;
                store(f18 + 0, v23);
                vector v24 = v20 - v21;
                store(f18 + 4, v24);
                vector v25 = v22 - v20;
                store(f18 + 8, v25);
            } else {
                vector v26 = splat(0);
                store(f18 + 0, v26);
                vector v27 = splat(0);
                store(f18 + 4, v27);
                vector v28 = splat(0);
                store(f18 + 8, v28);
            }
            s2 /= 2;
            c6 += s1;
            f18 += 12;
        }
    }
    float*f29 = output;
    size_t s30 = output_stride * 4;
    float*f31 = scratch;
    for (int i32 = 0; i32 < 3; i32++) {
        vector v33 = load(f31 + 0);
        vector v34 = load(f31 + 12);
        vector v35 = load(f31 + 24);
        vector v36 = v33 + v34;
        store(f29 + 0 * output_stride + 0, v36);
        vector v37 = v33 - v34;
        store(f29 + 1 * output_stride + 0, v37);
        vector v38 = v35 - v33;
        store(f29 + 2 * output_stride + 0, v38);
        f31 += 4;
        f29 += s30;
    }
}

void nnp_winograd_f1x1_3x3_of_4x4_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 4;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 3; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = v5 + v6;
        vector v9 = v8 + v7;
        store(f3 + 0, v9);
        f3 += 4;
        c1 += s2;
    }
    size_t s10 = tile->row_stride;
    size_t s11 = tile->row_mask;
    size_t s12 = tile->column_mask;
    uint64_t u13 = s12 >> 0;
    size_t s14 = tile->channel_stride;
    float*f15 = output;
    float*f16 = scratch;
    if (s12 == 1) {
        for (int i17 = 0; i17 < 1; i17++) {
            if (s11 & 1) {
                vector v18 = load(f16 + 0);
                vector v19 = load(f16 + 4);
                vector v20 = load(f16 + 8);
                vector v21 = load(bias + 0);
                vector v22 = v18 + v21;
                vector v23 = v22 + v19;
                vector v24 = v23 + v20;
                f15[0 * s14 + 0] = v24[0];
                f15[1 * s14 + 0] = v24[1];
                f15[2 * s14 + 0] = v24[2];
                f15[3 * s14 + 0] = v24[3];
            }
            s11 /= 2;
            f16 += 12;
            f15 += s10;
        }
    } else {
        for (int i25 = 0; i25 < 1; i25++) {
            if (s11 & 1) {
                vector v26 = load(f16 + 0);
                vector v27 = load(f16 + 4);
                vector v28 = load(f16 + 8);
                vector v29 = load(bias + 0);
                vector v30 = v26 + v29;
                vector v31 = v30 + v27;
                vector v32 = v31 + v28;
                if (u13 >> 0 & 1) {
                f15[0 * s14 + 0] = v32[0];
                f15[1 * s14 + 0] = v32[1];
                f15[2 * s14 + 0] = v32[2];
                f15[3 * s14 + 0] = v32[3];
                }
                if (u13 >> 1 & 1) {
                f15[0 * s14 + 1] = v32[0];
                f15[1 * s14 + 1] = v32[1];
                f15[2 * s14 + 1] = v32[2];
                f15[3 * s14 + 1] = v32[3];
                }
                if (u13 >> 2 & 1) {
                f15[0 * s14 + 2] = v32[0];
                f15[1 * s14 + 2] = v32[1];
                f15[2 * s14 + 2] = v32[2];
                f15[3 * s14 + 2] = v32[3];
                }
                if (u13 >> 3 & 1) {
                f15[0 * s14 + 3] = v32[0];
                f15[1 * s14 + 3] = v32[1];
                f15[2 * s14 + 3] = v32[2];
                f15[3 * s14 + 3] = v32[3];
                }
            }
            s11 /= 2;
            f16 += 12;
            f15 += s10;
        }
    }
}

void nnp_winograd_f1x1_3x3_of_4x4_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 4;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 3; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = v5 + v6;
        vector v9 = v8 + v7;
        store(f3 + 0, v9);
        f3 += 4;
        c1 += s2;
    }
    size_t s10 = tile->row_stride;
    size_t s11 = tile->row_mask;
    size_t s12 = tile->column_mask;
    uint64_t u13 = s12 >> 0;
    size_t s14 = tile->channel_stride;
    float*f15 = output;
    float*f16 = scratch;
    if (s12 == 1) {
        for (int i17 = 0; i17 < 1; i17++) {
            if (s11 & 1) {
                vector v18 = load(f16 + 0);
                vector v19 = load(f16 + 4);
                vector v20 = load(f16 + 8);
                vector v21 = load(bias + 0);
                vector v22 = v18 + v21;
                vector v23 = v22 + v19;
                vector v24 = v23 + v20;
                vector v25 = splat(0);
                vector v26 = maximum(v25, v24);
                f15[0 * s14 + 0] = v26[0];
                f15[1 * s14 + 0] = v26[1];
                f15[2 * s14 + 0] = v26[2];
                f15[3 * s14 + 0] = v26[3];
            }
            s11 /= 2;
            f16 += 12;
            f15 += s10;
        }
    } else {
        for (int i27 = 0; i27 < 1; i27++) {
            if (s11 & 1) {
                vector v28 = load(f16 + 0);
                vector v29 = load(f16 + 4);
                vector v30 = load(f16 + 8);
                vector v31 = load(bias + 0);
                vector v32 = v28 + v31;
                vector v33 = v32 + v29;
                vector v34 = v33 + v30;
                vector v35 = splat(0);
                vector v36 = maximum(v35, v34);
                if (u13 >> 0 & 1) {
                f15[0 * s14 + 0] = v36[0];
                f15[1 * s14 + 0] = v36[1];
                f15[2 * s14 + 0] = v36[2];
                f15[3 * s14 + 0] = v36[3];
                }
                if (u13 >> 1 & 1) {
                f15[0 * s14 + 1] = v36[0];
                f15[1 * s14 + 1] = v36[1];
                f15[2 * s14 + 1] = v36[2];
                f15[3 * s14 + 1] = v36[3];
                }
                if (u13 >> 2 & 1) {
                f15[0 * s14 + 2] = v36[0];
                f15[1 * s14 + 2] = v36[1];
                f15[2 * s14 + 2] = v36[2];
                f15[3 * s14 + 2] = v36[3];
                }
                if (u13 >> 3 & 1) {
                f15[0 * s14 + 3] = v36[0];
                f15[1 * s14 + 3] = v36[1];
                f15[2 * s14 + 3] = v36[2];
                f15[3 * s14 + 3] = v36[3];
                }
            }
            s11 /= 2;
            f16 += 12;
            f15 += s10;
        }
    }
}

void nnp_winograd_f1x6_1x3_input__c(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    (void)scratch;
    size_t s1 = tile->row_mask;
    size_t s2 = tile->column_mask;
    size_t s3 = tile->channel_stride;
    const float*c4 = input;
    uint64_t u5 = s2 >> 0;
    uint64_t u6 = s2 >> 4;
    if (s1 & 1) {
        if (s2 == 255) {
            float*f7 = output;
            vector v8 = splat(0);
            vector v9 = splat(0);
            vector v10 = splat(0);
            vector v11 = splat(0);
            v8[0] = c4[0 * s3 + 0];
            v8[1] = c4[1 * s3 + 0];
            v8[2] = c4[2 * s3 + 0];
            v8[3] = c4[3 * s3 + 0];
            v9[0] = c4[0 * s3 + 1];
            v9[1] = c4[1 * s3 + 1];
            v9[2] = c4[2 * s3 + 1];
            v9[3] = c4[3 * s3 + 1];
            v10[0] = c4[0 * s3 + 2];
            v10[1] = c4[1 * s3 + 2];
            v10[2] = c4[2 * s3 + 2];
            v10[3] = c4[3 * s3 + 2];
            v11[0] = c4[0 * s3 + 3];
            v11[1] = c4[1 * s3 + 3];
            v11[2] = c4[2 * s3 + 3];
            v11[3] = c4[3 * s3 + 3];
            vector v12 = splat(0);
            vector v13 = splat(0);
            vector v14 = splat(0);
            vector v15 = splat(0);
            v12[0] = c4[0 * s3 + 4];
            v12[1] = c4[1 * s3 + 4];
            v12[2] = c4[2 * s3 + 4];
            v12[3] = c4[3 * s3 + 4];
            v13[0] = c4[0 * s3 + 5];
            v13[1] = c4[1 * s3 + 5];
            v13[2] = c4[2 * s3 + 5];
            v13[3] = c4[3 * s3 + 5];
            v14[0] = c4[0 * s3 + 6];
            v14[1] = c4[1 * s3 + 6];
            v14[2] = c4[2 * s3 + 6];
            v14[3] = c4[3 * s3 + 6];
            v15[0] = c4[0 * s3 + 7];
            v15[1] = c4[1 * s3 + 7];
            v15[2] = c4[2 * s3 + 7];
            v15[3] = c4[3 * s3 + 7];
            vector v16 = v10 + v14;
            vector v17 = v12 * (float)-4.25 + v16;
            vector v18 = v9 + v13;
            vector v19 = v11 * (float)-4.25 + v18;
            vector v20 = v17 + v19;
            store(f7 + 0 * output_stride + 0, v20);
            vector v21 = v17 - v19;
            store(f7 + 1 * output_stride + 0, v21);
            vector v22 = v10 * (float)0.25 + v14;
            vector v23 = v12 * (float)-1.25 + v22;
            vector v24 = v11 * (float)-5.0 + v9;
            vector v25 = v13 * (float)4.0 + v24;
            vector v26 = v25 * (float)0.5 + v23;
            store(f7 + 2 * output_stride + 0, v26);
            vector v27 = v25 * (float)-0.5 + v23;
            store(f7 + 3 * output_stride + 0, v27);
            vector v28 = v10 * (float)4.0 + v14;
            vector v29 = v12 * (float)-5.0 + v28;
            vector v30 = v11 * (float)-1.25 + v9;
            vector v31 = v13 * (float)0.25 + v30;
            vector v32 = v31 * (float)2.0 + v29;
            store(f7 + 4 * output_stride + 0, v32);
            vector v33 = v31 * (float)-2.0 + v29;
            store(f7 + 5 * output_stride + 0, v33);
            vector v34 = v15 - v9;
            vector v35 = v11 * (float)5.25 + v34;
            vector v36 = v13 * (float)-5.25 + v35;
            store(f7 + 6 * output_stride + 0, v36);
            vector v37 = v8 - v14;
            vector v38 = v10 * (float)-5.25 + v37;
            vector v39 = v12 * (float)5.25 + v38;
            store(f7 + 7 * output_stride + 0, v39);
        } else {
            float*f40 = output;
            vector v41 = splat(0);
            vector v42 = splat(0);
            vector v43 = splat(0);
            vector v44 = splat(0);
            if (u5 >> 0 & 1) {
            v41[0] = c4[0 * s3 + 0];
            v41[1] = c4[1 * s3 + 0];
            v41[2] = c4[2 * s3 + 0];
            v41[3] = c4[3 * s3 + 0];
            }
            if (u5 >> 1 & 1) {
            v42[0] = c4[0 * s3 + 1];
            v42[1] = c4[1 * s3 + 1];
            v42[2] = c4[2 * s3 + 1];
            v42[3] = c4[3 * s3 + 1];
            }
            if (u5 >> 2 & 1) {
            v43[0] = c4[0 * s3 + 2];
            v43[1] = c4[1 * s3 + 2];
            v43[2] = c4[2 * s3 + 2];
            v43[3] = c4[3 * s3 + 2];
            }
            if (u5 >> 3 & 1) {
            v44[0] = c4[0 * s3 + 3];
            v44[1] = c4[1 * s3 + 3];
            v44[2] = c4[2 * s3 + 3];
            v44[3] = c4[3 * s3 + 3];
            }
            vector v45 = splat(0);
            vector v46 = splat(0);
            vector v47 = splat(0);
            vector v48 = splat(0);
            if (u6 >> 0 & 1) {
            v45[0] = c4[0 * s3 + 4];
            v45[1] = c4[1 * s3 + 4];
            v45[2] = c4[2 * s3 + 4];
            v45[3] = c4[3 * s3 + 4];
            }
            if (u6 >> 1 & 1) {
            v46[0] = c4[0 * s3 + 5];
            v46[1] = c4[1 * s3 + 5];
            v46[2] = c4[2 * s3 + 5];
            v46[3] = c4[3 * s3 + 5];
            }
            if (u6 >> 2 & 1) {
            v47[0] = c4[0 * s3 + 6];
            v47[1] = c4[1 * s3 + 6];
            v47[2] = c4[2 * s3 + 6];
            v47[3] = c4[3 * s3 + 6];
            }
            if (u6 >> 3 & 1) {
            v48[0] = c4[0 * s3 + 7];
            v48[1] = c4[1 * s3 + 7];
            v48[2] = c4[2 * s3 + 7];
            v48[3] = c4[3 * s3 + 7];
            }
            vector v49 = v43 + v47;
            vector v50 = v45 * (float)-4.25 + v49;
            vector v51 = v42 + v46;
            vector v52 = v44 * (float)-4.25 + v51;
            vector v53 = v50 + v52;
            store(f40 + 0 * output_stride + 0, v53);
            vector v54 = v50 - v52;
            store(f40 + 1 * output_stride + 0, v54);
            vector v55 = v43 * (float)0.25 + v47;
            vector v56 = v45 * (float)-1.25 + v55;
            vector v57 = v44 * (float)-5.0 + v42;
            vector v58 = v46 * (float)4.0 + v57;
            vector v59 = v58 * (float)0.5 + v56;
            store(f40 + 2 * output_stride + 0, v59);
            vector v60 = v58 * (float)-0.5 + v56;
            store(f40 + 3 * output_stride + 0, v60);
            vector v61 = v43 * (float)4.0 + v47;
            vector v62 = v45 * (float)-5.0 + v61;
            vector v63 = v44 * (float)-1.25 + v42;
            vector v64 = v46 * (float)0.25 + v63;
            vector v65 = v64 * (float)2.0 + v62;
            store(f40 + 4 * output_stride + 0, v65);
            vector v66 = v64 * (float)-2.0 + v62;
            store(f40 + 5 * output_stride + 0, v66);
            vector v67 = v48 - v42;
            vector v68 = v44 * (float)5.25 + v67;
            vector v69 = v46 * (float)-5.25 + v68;
            store(f40 + 6 * output_stride + 0, v69);
            vector v70 = v41 - v47;
            vector v71 = v43 * (float)-5.25 + v70;
            vector v72 = v45 * (float)5.25 + v71;
            store(f40 + 7 * output_stride + 0, v72);
        }
    } else {
        vector v73 = splat(0);
        float*f74 = output;
        vector v75 = v73 + v73;
        vector v76 = v73 * (float)-4.25 + v75;
        vector v77 = v73 + v73;
        vector v78 = v73 * (float)-4.25 + v77;
        vector v79 = v76 + v78;
        store(f74 + 0 * output_stride + 0, v79);
        vector v80 = v76 - v78;
        store(f74 + 1 * output_stride + 0, v80);
        vector v81 = v73 * (float)0.25 + v73;
        vector v82 = v73 * (float)-1.25 + v81;
        vector v83 = v73 * (float)-5.0 + v73;
        vector v84 = v73 * (float)4.0 + v83;
        vector v85 = v84 * (float)0.5 + v82;
        store(f74 + 2 * output_stride + 0, v85);
        vector v86 = v84 * (float)-0.5 + v82;
        store(f74 + 3 * output_stride + 0, v86);
        vector v87 = v73 * (float)4.0 + v73;
        vector v88 = v73 * (float)-5.0 + v87;
        vector v89 = v73 * (float)-1.25 + v73;
        vector v90 = v73 * (float)0.25 + v89;
        vector v91 = v90 * (float)2.0 + v88;
        store(f74 + 4 * output_stride + 0, v91);
        vector v92 = v90 * (float)-2.0 + v88;
        store(f74 + 5 * output_stride + 0, v92);
        vector v93 = v73 - v73;
        vector v94 = v73 * (float)5.25 + v93;
        vector v95 = v73 * (float)-5.25 + v94;
        store(f74 + 6 * output_stride + 0, v95);
        vector v96 = v73 - v73;
        vector v97 = v73 * (float)-5.25 + v96;
        vector v98 = v73 * (float)5.25 + v97;
        store(f74 + 7 * output_stride + 0, v98);
    }
}

void nnp_winograd_f1x6_1x3_kernel__c(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 3; i3++) {
        vector v4 = splat(0);
        vector v5 = splat(0);
        vector v6 = splat(0);
        vector v7 = splat(0);
        v4[0] = c1[0 * kernel_stride + 0];
        v4[1] = c1[1 * kernel_stride + 0];
        v4[2] = c1[2 * kernel_stride + 0];
        v4[3] = c1[3 * kernel_stride + 0];
        v5[0] = c1[0 * kernel_stride + 1];
        v5[1] = c1[1 * kernel_stride + 1];
        v5[2] = c1[2 * kernel_stride + 1];
        v5[3] = c1[3 * kernel_stride + 1];
        v6[0] = c1[0 * kernel_stride + 2];
        v6[1] = c1[1 * kernel_stride + 2];
        v6[2] = c1[2 * kernel_stride + 2];
        v6[3] = c1[3 * kernel_stride + 2];
        v7[0] = c1[0 * kernel_stride + 3];
        v7[1] = c1[1 * kernel_stride + 3];
        v7[2] = c1[2 * kernel_stride + 3];
        v7[3] = c1[3 * kernel_stride + 3];
        store(f2 + 0, v4);
        store(f2 + 4, v5);
        store(f2 + 8, v6);
        store(f2 + 12, v7);
        c1 += 4;
        f2 += 16;
    }
    float*f8 = scratch;
    float*f9 = output;
    for (int i10 = 0; i10 < 4; i10++) {
        vector v11 = load(f8 + 0);
        vector v12 = load(f8 + 4);
        vector v13 = load(f8 + 8);
        store(f9 + 7 * output_stride + 0, v11);
        store(f9 + 6 * output_stride + 0, v13);
        vector v14 = v11 + v13;
        vector v15 = v14 * (float)-0.2222222222222222;
        vector v16 = v12 * (float)-0.2222222222222222 + v15;
        store(f9 + 0 * output_stride + 0, v16);
        vector v17 = v12 * (float)0.2222222222222222 + v15;
        store(f9 + 1 * output_stride + 0, v17);
        vector v18 = v13 * (float)4.0 + v11;
        vector v19 = v18 * (float)0.011111111111111112;
        vector v20 = v12 * (float)0.022222222222222223 + v19;
        store(f9 + 2 * output_stride + 0, v20);
        vector v21 = v12 * (float)-0.022222222222222223 + v19;
        store(f9 + 3 * output_stride + 0, v21);
        vector v22 = v13 * (float)0.25 + v11;
        vector v23 = v22 * (float)0.7111111111111111;
        vector v24 = v12 * (float)0.35555555555555557 + v23;
        store(f9 + 4 * output_stride + 0, v24);
        vector v25 = v12 * (float)-0.35555555555555557 + v23;
        store(f9 + 5 * output_stride + 0, v25);
        f9 += 8;
        f8 += 12;
    }
}

void nnp_winograd_f1x6_1x3_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    (void)scratch;
    const float*c1 = input;
    vector v2 = load(c1 + 0 * input_stride + 0);
    vector v3 = load(c1 + 1 * input_stride + 0);
    vector v4 = load(c1 + 2 * input_stride + 0);
    vector v5 = load(c1 + 3 * input_stride + 0);
    vector v6 = load(c1 + 4 * input_stride + 0);
    vector v7 = load(c1 + 5 * input_stride + 0);
    vector v8 = load(c1 + 6 * input_stride + 0);
    vector v9 = load(c1 + 7 * input_stride + 0);
    vector v10 = load(bias + 0);
    vector v11 = v2 + v10;
    vector v12 = v11 + v3;
    vector v13 = v11 - v3;
    vector v14 = v4 + v5;
    vector v15 = v4 - v5;
    vector v16 = v6 + v7;
    vector v17 = v6 - v7;
    vector v18 = v9 + v12;
    vector v19 = v18 + v14;
    vector v20 = v19 + v16;
    vector v21 = v15 * (float)2.0 + v13;
    vector v22 = v17 * (float)0.5 + v21;
    vector v23 = v14 * (float)4.0 + v12;
    vector v24 = v16 * (float)0.25 + v23;
    vector v25 = v15 * (float)8.0 + v13;
    vector v26 = v17 * (float)0.125 + v25;
    vector v27 = v14 * (float)16.0 + v12;
    vector v28 = v16 * (float)0.0625 + v27;
    vector v29 = v8 + v13;
    vector v30 = v15 * (float)32.0 + v29;
    vector v31 = v17 * (float)0.03125 + v30;
    size_t s32 = tile->row_mask;
    size_t s33 = tile->column_mask;
    size_t s34 = tile->channel_stride;
    float*f35 = output;
    uint64_t u36 = s33 >> 0;
    uint64_t u37 = s33 >> 4;
    if (s32 & 1) {
        if (s33 == 63) {
            f35[0 * s34 + 0] = v20[0];
            f35[1 * s34 + 0] = v20[1];
            f35[2 * s34 + 0] = v20[2];
            f35[3 * s34 + 0] = v20[3];
            f35[0 * s34 + 1] = v22[0];
            f35[1 * s34 + 1] = v22[1];
            f35[2 * s34 + 1] = v22[2];
            f35[3 * s34 + 1] = v22[3];
            f35[0 * s34 + 2] = v24[0];
            f35[1 * s34 + 2] = v24[1];
            f35[2 * s34 + 2] = v24[2];
            f35[3 * s34 + 2] = v24[3];
            f35[0 * s34 + 3] = v26[0];
            f35[1 * s34 + 3] = v26[1];
            f35[2 * s34 + 3] = v26[2];
            f35[3 * s34 + 3] = v26[3];
            f35[0 * s34 + 4] = v28[0];
            f35[1 * s34 + 4] = v28[1];
            f35[2 * s34 + 4] = v28[2];
            f35[3 * s34 + 4] = v28[3];
            f35[0 * s34 + 5] = v31[0];
            f35[1 * s34 + 5] = v31[1];
            f35[2 * s34 + 5] = v31[2];
            f35[3 * s34 + 5] = v31[3];
        } else {
            if (u36 >> 0 & 1) {
            f35[0 * s34 + 0] = v20[0];
            f35[1 * s34 + 0] = v20[1];
            f35[2 * s34 + 0] = v20[2];
            f35[3 * s34 + 0] = v20[3];
            }
            if (u36 >> 1 & 1) {
            f35[0 * s34 + 1] = v22[0];
            f35[1 * s34 + 1] = v22[1];
            f35[2 * s34 + 1] = v22[2];
            f35[3 * s34 + 1] = v22[3];
            }
            if (u36 >> 2 & 1) {
            f35[0 * s34 + 2] = v24[0];
            f35[1 * s34 + 2] = v24[1];
            f35[2 * s34 + 2] = v24[2];
            f35[3 * s34 + 2] = v24[3];
            }
            if (u36 >> 3 & 1) {
            f35[0 * s34 + 3] = v26[0];
            f35[1 * s34 + 3] = v26[1];
            f35[2 * s34 + 3] = v26[2];
            f35[3 * s34 + 3] = v26[3];
            }
            if (u37 >> 0 & 1) {
            f35[0 * s34 + 4] = v28[0];
            f35[1 * s34 + 4] = v28[1];
            f35[2 * s34 + 4] = v28[2];
            f35[3 * s34 + 4] = v28[3];
            }
            if (u37 >> 1 & 1) {
            f35[0 * s34 + 5] = v31[0];
            f35[1 * s34 + 5] = v31[1];
            f35[2 * s34 + 5] = v31[2];
            f35[3 * s34 + 5] = v31[3];
            }
        }
    }
}

void nnp_winograd_f1x6_1x3_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    (void)scratch;
    const float*c1 = input;
    vector v2 = load(c1 + 0 * input_stride + 0);
    vector v3 = load(c1 + 1 * input_stride + 0);
    vector v4 = load(c1 + 2 * input_stride + 0);
    vector v5 = load(c1 + 3 * input_stride + 0);
    vector v6 = load(c1 + 4 * input_stride + 0);
    vector v7 = load(c1 + 5 * input_stride + 0);
    vector v8 = load(c1 + 6 * input_stride + 0);
    vector v9 = load(c1 + 7 * input_stride + 0);
    vector v10 = load(bias + 0);
    vector v11 = v2 + v10;
    vector v12 = v11 + v3;
    vector v13 = v11 - v3;
    vector v14 = v4 + v5;
    vector v15 = v4 - v5;
    vector v16 = v6 + v7;
    vector v17 = v6 - v7;
    vector v18 = v9 + v12;
    vector v19 = v18 + v14;
    vector v20 = v19 + v16;
    vector v21 = v15 * (float)2.0 + v13;
    vector v22 = v17 * (float)0.5 + v21;
    vector v23 = v14 * (float)4.0 + v12;
    vector v24 = v16 * (float)0.25 + v23;
    vector v25 = v15 * (float)8.0 + v13;
    vector v26 = v17 * (float)0.125 + v25;
    vector v27 = v14 * (float)16.0 + v12;
    vector v28 = v16 * (float)0.0625 + v27;
    vector v29 = v8 + v13;
    vector v30 = v15 * (float)32.0 + v29;
    vector v31 = v17 * (float)0.03125 + v30;
    vector v32 = splat(0);
    vector v33 = maximum(v32, v20);
    vector v34 = maximum(v32, v22);
    vector v35 = maximum(v32, v24);
    vector v36 = maximum(v32, v26);
    vector v37 = maximum(v32, v28);
    vector v38 = maximum(v32, v31);
    size_t s39 = tile->row_mask;
    size_t s40 = tile->column_mask;
    size_t s41 = tile->channel_stride;
    float*f42 = output;
    uint64_t u43 = s40 >> 0;
    uint64_t u44 = s40 >> 4;
    if (s39 & 1) {
        if (s40 == 63) {
            f42[0 * s41 + 0] = v33[0];
            f42[1 * s41 + 0] = v33[1];
            f42[2 * s41 + 0] = v33[2];
            f42[3 * s41 + 0] = v33[3];
            f42[0 * s41 + 1] = v34[0];
            f42[1 * s41 + 1] = v34[1];
            f42[2 * s41 + 1] = v34[2];
            f42[3 * s41 + 1] = v34[3];
            f42[0 * s41 + 2] = v35[0];
            f42[1 * s41 + 2] = v35[1];
            f42[2 * s41 + 2] = v35[2];
            f42[3 * s41 + 2] = v35[3];
            f42[0 * s41 + 3] = v36[0];
            f42[1 * s41 + 3] = v36[1];
            f42[2 * s41 + 3] = v36[2];
            f42[3 * s41 + 3] = v36[3];
            f42[0 * s41 + 4] = v37[0];
            f42[1 * s41 + 4] = v37[1];
            f42[2 * s41 + 4] = v37[2];
            f42[3 * s41 + 4] = v37[3];
            f42[0 * s41 + 5] = v38[0];
            f42[1 * s41 + 5] = v38[1];
            f42[2 * s41 + 5] = v38[2];
            f42[3 * s41 + 5] = v38[3];
        } else {
            if (u43 >> 0 & 1) {
            f42[0 * s41 + 0] = v33[0];
            f42[1 * s41 + 0] = v33[1];
            f42[2 * s41 + 0] = v33[2];
            f42[3 * s41 + 0] = v33[3];
            }
            if (u43 >> 1 & 1) {
            f42[0 * s41 + 1] = v34[0];
            f42[1 * s41 + 1] = v34[1];
            f42[2 * s41 + 1] = v34[2];
            f42[3 * s41 + 1] = v34[3];
            }
            if (u43 >> 2 & 1) {
            f42[0 * s41 + 2] = v35[0];
            f42[1 * s41 + 2] = v35[1];
            f42[2 * s41 + 2] = v35[2];
            f42[3 * s41 + 2] = v35[3];
            }
            if (u43 >> 3 & 1) {
            f42[0 * s41 + 3] = v36[0];
            f42[1 * s41 + 3] = v36[1];
            f42[2 * s41 + 3] = v36[2];
            f42[3 * s41 + 3] = v36[3];
            }
            if (u44 >> 0 & 1) {
            f42[0 * s41 + 4] = v37[0];
            f42[1 * s41 + 4] = v37[1];
            f42[2 * s41 + 4] = v37[2];
            f42[3 * s41 + 4] = v37[3];
            }
            if (u44 >> 1 & 1) {
            f42[0 * s41 + 5] = v38[0];
            f42[1 * s41 + 5] = v38[1];
            f42[2 * s41 + 5] = v38[2];
            f42[3 * s41 + 5] = v38[3];
            }
        }
    }
}

void nnp_winograd_f6x1_3x1_input__c(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_mask;
    size_t s2 = tile->column_mask;
    size_t s3 = tile->channel_stride;
    const float*c4 = input;
    size_t s5 = tile->row_stride;
    float*f6 = scratch;
    if (s2 & 1) {
        for (int i7 = 0; i7 < 8; i7++) {
            if (s1 & 1) {
                vector v8 = splat(0);
                v8[0] = c4[0 * s3 + 0];
                v8[1] = c4[1 * s3 + 0];
                v8[2] = c4[2 * s3 + 0];
                v8[3] = c4[3 * s3 + 0];
                store(f6 + 0, v8);
            } else {
                vector v9 = splat(0);
                store(f6 + 0, v9);
            }
            s1 /= 2;
            c4 += s5;
            f6 += 4;
        }
        vector v10 = load(scratch + 0);
        vector v11 = load(scratch + 4);
        vector v12 = load(scratch + 8);
        vector v13 = load(scratch + 12);
        vector v14 = load(scratch + 16);
        vector v15 = load(scratch + 20);
        vector v16 = load(scratch + 24);
        vector v17 = load(scratch + 28);
        float*f18 = output;
        vector v19 = v12 + v16;
        vector v20 = v14 * (float)-4.25 + v19;
        vector v21 = v11 + v15;
        vector v22 = v13 * (float)-4.25 + v21;
        vector v23 = v20 + v22;
        store(f18 + 0 * output_stride + 0, v23);
        vector v24 = v20 - v22;
        store(f18 + 1 * output_stride + 0, v24);
        vector v25 = v12 * (float)0.25 + v16;
        vector v26 = v14 * (float)-1.25 + v25;
        vector v27 = v13 * (float)-5.0 + v11;
        vector v28 = v15 * (float)4.0 + v27;
        vector v29 = v28 * (float)0.5 + v26;
        store(f18 + 2 * output_stride + 0, v29);
        vector v30 = v28 * (float)-0.5 + v26;
        store(f18 + 3 * output_stride + 0, v30);
        vector v31 = v12 * (float)4.0 + v16;
        vector v32 = v14 * (float)-5.0 + v31;
        vector v33 = v13 * (float)-1.25 + v11;
        vector v34 = v15 * (float)0.25 + v33;
        vector v35 = v34 * (float)2.0 + v32;
        store(f18 + 4 * output_stride + 0, v35);
        vector v36 = v34 * (float)-2.0 + v32;
        store(f18 + 5 * output_stride + 0, v36);
        vector v37 = v17 - v11;
        vector v38 = v13 * (float)5.25 + v37;
        vector v39 = v15 * (float)-5.25 + v38;
        store(f18 + 6 * output_stride + 0, v39);
        vector v40 = v10 - v16;
        vector v41 = v12 * (float)-5.25 + v40;
        vector v42 = v14 * (float)5.25 + v41;
        store(f18 + 7 * output_stride + 0, v42);
    } else {
        vector v43 = splat(0);
        float*f44 = output;
        vector v45 = v43 + v43;
        vector v46 = v43 * (float)-4.25 + v45;
        vector v47 = v43 + v43;
        vector v48 = v43 * (float)-4.25 + v47;
        vector v49 = v46 + v48;
        store(f44 + 0 * output_stride + 0, v49);
        vector v50 = v46 - v48;
        store(f44 + 1 * output_stride + 0, v50);
        vector v51 = v43 * (float)0.25 + v43;
        vector v52 = v43 * (float)-1.25 + v51;
        vector v53 = v43 * (float)-5.0 + v43;
        vector v54 = v43 * (float)4.0 + v53;
        vector v55 = v54 * (float)0.5 + v52;
        store(f44 + 2 * output_stride + 0, v55);
        vector v56 = v54 * (float)-0.5 + v52;
        store(f44 + 3 * output_stride + 0, v56);
        vector v57 = v43 * (float)4.0 + v43;
        vector v58 = v43 * (float)-5.0 + v57;
        vector v59 = v43 * (float)-1.25 + v43;
        vector v60 = v43 * (float)0.25 + v59;
        vector v61 = v60 * (float)2.0 + v58;
        store(f44 + 4 * output_stride + 0, v61);
        vector v62 = v60 * (float)-2.0 + v58;
        store(f44 + 5 * output_stride + 0, v62);
        vector v63 = v43 - v43;
        vector v64 = v43 * (float)5.25 + v63;
        vector v65 = v43 * (float)-5.25 + v64;
        store(f44 + 6 * output_stride + 0, v65);
        vector v66 = v43 - v43;
        vector v67 = v43 * (float)-5.25 + v66;
        vector v68 = v43 * (float)5.25 + v67;
        store(f44 + 7 * output_stride + 0, v68);
    }
}

void nnp_winograd_f6x1_3x1_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    (void)scratch;
    const float*c1 = input;
    vector v2 = load(c1 + 0 * input_stride + 0);
    vector v3 = load(c1 + 1 * input_stride + 0);
    vector v4 = load(c1 + 2 * input_stride + 0);
    vector v5 = load(c1 + 3 * input_stride + 0);
    vector v6 = load(c1 + 4 * input_stride + 0);
    vector v7 = load(c1 + 5 * input_stride + 0);
    vector v8 = load(c1 + 6 * input_stride + 0);
    vector v9 = load(c1 + 7 * input_stride + 0);
    vector v10 = load(bias + 0);
    vector v11 = v2 + v10;
    vector v12 = v11 + v3;
    vector v13 = v11 - v3;
    vector v14 = v4 + v5;
    vector v15 = v4 - v5;
    vector v16 = v6 + v7;
    vector v17 = v6 - v7;
    vector v18 = v9 + v12;
    vector v19 = v18 + v14;
    vector v20 = v19 + v16;
    vector v21 = v15 * (float)2.0 + v13;
    vector v22 = v17 * (float)0.5 + v21;
    vector v23 = v14 * (float)4.0 + v12;
    vector v24 = v16 * (float)0.25 + v23;
    vector v25 = v15 * (float)8.0 + v13;
    vector v26 = v17 * (float)0.125 + v25;
    vector v27 = v14 * (float)16.0 + v12;
    vector v28 = v16 * (float)0.0625 + v27;
    vector v29 = v8 + v13;
    vector v30 = v15 * (float)32.0 + v29;
    vector v31 = v17 * (float)0.03125 + v30;
    size_t s32 = tile->row_mask;
    size_t s33 = tile->column_mask;
    size_t s34 = tile->channel_stride;
    float*f35 = output;
    size_t s36 = tile->row_stride;
    if (s33 & 1) {
        if (s32 & 1) {
            f35[0 * s34 + 0] = v20[0];
            f35[1 * s34 + 0] = v20[1];
            f35[2 * s34 + 0] = v20[2];
            f35[3 * s34 + 0] = v20[3];
        }
        s32 /= 2;
        f35 += s36;
        if (s32 & 1) {
            f35[0 * s34 + 0] = v22[0];
            f35[1 * s34 + 0] = v22[1];
            f35[2 * s34 + 0] = v22[2];
            f35[3 * s34 + 0] = v22[3];
        }
        s32 /= 2;
        f35 += s36;
        if (s32 & 1) {
            f35[0 * s34 + 0] = v24[0];
            f35[1 * s34 + 0] = v24[1];
            f35[2 * s34 + 0] = v24[2];
            f35[3 * s34 + 0] = v24[3];
        }
        s32 /= 2;
        f35 += s36;
        if (s32 & 1) {
            f35[0 * s34 + 0] = v26[0];
            f35[1 * s34 + 0] = v26[1];
            f35[2 * s34 + 0] = v26[2];
            f35[3 * s34 + 0] = v26[3];
        }
        s32 /= 2;
        f35 += s36;
        if (s32 & 1) {
            f35[0 * s34 + 0] = v28[0];
            f35[1 * s34 + 0] = v28[1];
            f35[2 * s34 + 0] = v28[2];
            f35[3 * s34 + 0] = v28[3];
        }
        s32 /= 2;
        f35 += s36;
        if (s32 & 1) {
            f35[0 * s34 + 0] = v31[0];
            f35[1 * s34 + 0] = v31[1];
            f35[2 * s34 + 0] = v31[2];
            f35[3 * s34 + 0] = v31[3];
        }
        s32 /= 2;
        f35 += s36;
    }
}

void nnp_winograd_f6x1_3x1_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    (void)scratch;
    const float*c1 = input;
    vector v2 = load(c1 + 0 * input_stride + 0);
    vector v3 = load(c1 + 1 * input_stride + 0);
    vector v4 = load(c1 + 2 * input_stride + 0);
    vector v5 = load(c1 + 3 * input_stride + 0);
    vector v6 = load(c1 + 4 * input_stride + 0);
    vector v7 = load(c1 + 5 * input_stride + 0);
    vector v8 = load(c1 + 6 * input_stride + 0);
    vector v9 = load(c1 + 7 * input_stride + 0);
    vector v10 = load(bias + 0);
    vector v11 = v2 + v10;
    vector v12 = v11 + v3;
    vector v13 = v11 - v3;
    vector v14 = v4 + v5;
    vector v15 = v4 - v5;
    vector v16 = v6 + v7;
    vector v17 = v6 - v7;
    vector v18 = v9 + v12;
    vector v19 = v18 + v14;
    vector v20 = v19 + v16;
    vector v21 = v15 * (float)2.0 + v13;
    vector v22 = v17 * (float)0.5 + v21;
    vector v23 = v14 * (float)4.0 + v12;
    vector v24 = v16 * (float)0.25 + v23;
    vector v25 = v15 * (float)8.0 + v13;
    vector v26 = v17 * (float)0.125 + v25;
    vector v27 = v14 * (float)16.0 + v12;
    vector v28 = v16 * (float)0.0625 + v27;
    vector v29 = v8 + v13;
    vector v30 = v15 * (float)32.0 + v29;
    vector v31 = v17 * (float)0.03125 + v30;
    vector v32 = splat(0);
    vector v33 = maximum(v32, v20);
    vector v34 = maximum(v32, v22);
    vector v35 = maximum(v32, v24);
    vector v36 = maximum(v32, v26);
    vector v37 = maximum(v32, v28);
    vector v38 = maximum(v32, v31);
    size_t s39 = tile->row_mask;
    size_t s40 = tile->column_mask;
    size_t s41 = tile->channel_stride;
    float*f42 = output;
    size_t s43 = tile->row_stride;
    if (s40 & 1) {
        if (s39 & 1) {
            f42[0 * s41 + 0] = v33[0];
            f42[1 * s41 + 0] = v33[1];
            f42[2 * s41 + 0] = v33[2];
            f42[3 * s41 + 0] = v33[3];
        }
        s39 /= 2;
        f42 += s43;
        if (s39 & 1) {
            f42[0 * s41 + 0] = v34[0];
            f42[1 * s41 + 0] = v34[1];
            f42[2 * s41 + 0] = v34[2];
            f42[3 * s41 + 0] = v34[3];
        }
        s39 /= 2;
        f42 += s43;
        if (s39 & 1) {
            f42[0 * s41 + 0] = v35[0];
            f42[1 * s41 + 0] = v35[1];
            f42[2 * s41 + 0] = v35[2];
            f42[3 * s41 + 0] = v35[3];
        }
        s39 /= 2;
        f42 += s43;
        if (s39 & 1) {
            f42[0 * s41 + 0] = v36[0];
            f42[1 * s41 + 0] = v36[1];
            f42[2 * s41 + 0] = v36[2];
            f42[3 * s41 + 0] = v36[3];
        }
        s39 /= 2;
        f42 += s43;
        if (s39 & 1) {
            f42[0 * s41 + 0] = v37[0];
            f42[1 * s41 + 0] = v37[1];
            f42[2 * s41 + 0] = v37[2];
            f42[3 * s41 + 0] = v37[3];
        }
        s39 /= 2;
        f42 += s43;
        if (s39 & 1) {
            f42[0 * s41 + 0] = v38[0];
            f42[1 * s41 + 0] = v38[1];
            f42[2 * s41 + 0] = v38[2];
            f42[3 * s41 + 0] = v38[3];
        }
        s39 /= 2;
        f42 += s43;
    }
}

void nnp_winograd_f1x4_1x5_kernel__c(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 5; i3++) {
        vector v4 = splat(0);
        vector v5 = splat(0);
        vector v6 = splat(0);
        vector v7 = splat(0);
        v4[0] = c1[0 * kernel_stride + 0];
        v4[1] = c1[1 * kernel_stride + 0];
        v4[2] = c1[2 * kernel_stride + 0];
        v4[3] = c1[3 * kernel_stride + 0];
        v5[0] = c1[0 * kernel_stride + 1];
        v5[1] = c1[1 * kernel_stride + 1];
        v5[2] = c1[2 * kernel_stride + 1];
        v5[3] = c1[3 * kernel_stride + 1];
        v6[0] = c1[0 * kernel_stride + 2];
        v6[1] = c1[1 * kernel_stride + 2];
        v6[2] = c1[2 * kernel_stride + 2];
        v6[3] = c1[3 * kernel_stride + 2];
        v7[0] = c1[0 * kernel_stride + 3];
        v7[1] = c1[1 * kernel_stride + 3];
        v7[2] = c1[2 * kernel_stride + 3];
        v7[3] = c1[3 * kernel_stride + 3];
        store(f2 + 0, v4);
        store(f2 + 4, v5);
        store(f2 + 8, v6);
        store(f2 + 12, v7);
        c1 += 4;
        f2 += 16;
    }
    float*f8 = scratch;
    float*f9 = output;
    for (int i10 = 0; i10 < 4; i10++) {
        vector v11 = load(f8 + 0);
        vector v12 = load(f8 + 4);
        vector v13 = load(f8 + 8);
        vector v14 = load(f8 + 12);
        vector v15 = load(f8 + 16);
        store(f9 + 7 * output_stride + 0, v11);
        store(f9 + 6 * output_stride + 0, v15);
        vector v16 = v11 + v13;
        vector v17 = v16 + v15;
        vector v18 = v17 * (float)-0.2222222222222222;
        vector v19 = v12 + v14;
        vector v20 = v19 * (float)-0.2222222222222222 + v18;
        store(f9 + 0 * output_stride + 0, v20);
        vector v21 = v19 * (float)0.2222222222222222 + v18;
        store(f9 + 1 * output_stride + 0, v21);
        vector v22 = v13 * (float)4.0 + v11;
        vector v23 = v15 * (float)16.0 + v22;
        vector v24 = v23 * (float)0.011111111111111112;
        vector v25 = v14 * (float)4.0 + v12;
        vector v26 = v25 * (float)0.022222222222222223 + v24;
        store(f9 + 2 * output_stride + 0, v26);
        vector v27 = v25 * (float)-0.022222222222222223 + v24;
        store(f9 + 3 * output_stride + 0, v27);
        vector v28 = v13 * (float)0.25 + v11;
        vector v29 = v15 * (float)0.0625 + v28;
        vector v30 = v29 * (float)0.7111111111111111;
        vector v31 = v14 * (float)0.25 + v12;
        vector v32 = v31 * (float)0.35555555555555557 + v30;
        store(f9 + 4 * output_stride + 0, v32);
        vector v33 = v31 * (float)-0.35555555555555557 + v30;
        store(f9 + 5 * output_stride + 0, v33);
        f9 += 8;
        f8 += 20;
    }
}

void nnp_winograd_f1x4_1x5_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    (void)scratch;
    const float*c1 = input;
    vector v2 = load(c1 + 0 * input_stride + 0);
    vector v3 = load(c1 + 1 * input_stride + 0);
    vector v4 = load(c1 + 2 * input_stride + 0);
    vector v5 = load(c1 + 3 * input_stride + 0);
    vector v6 = load(c1 + 4 * input_stride + 0);
    vector v7 = load(c1 + 5 * input_stride + 0);
    vector v8 = load(c1 + 6 * input_stride + 0);
    vector v9 = load(c1 + 7 * input_stride + 0);
    vector v10 = load(bias + 0);
    vector v11 = v2 + v10;
    vector v12 = v11 + v3;
    vector v13 = v11 - v3;
    vector v14 = v4 + v5;
    vector v15 = v4 - v5;
    vector v16 = v6 + v7;
    vector v17 = v6 - v7;
    vector v18 = v9 + v12;
    vector v19 = v18 + v14;
    vector v20 = v19 + v16;
    vector v21 = v15 * (float)2.0 + v13;
    vector v22 = v17 * (float)0.5 + v21;
    vector v23 = v14 * (float)4.0 + v12;
    vector v24 = v16 * (float)0.25 + v23;
    vector v25 = v8 + v13;
    vector v26 = v15 * (float)8.0 + v25;
    vector v27 = v17 * (float)0.125 + v26;
    size_t s28 = tile->row_mask;
    size_t s29 = tile->column_mask;
    size_t s30 = tile->channel_stride;
    float*f31 = output;
    uint64_t u32 = s29 >> 0;
    if (s28 & 1) {
        if (s29 == 15) {
            f31[0 * s30 + 0] = v20[0];
            f31[1 * s30 + 0] = v20[1];
            f31[2 * s30 + 0] = v20[2];
            f31[3 * s30 + 0] = v20[3];
            f31[0 * s30 + 1] = v22[0];
            f31[1 * s30 + 1] = v22[1];
            f31[2 * s30 + 1] = v22[2];
            f31[3 * s30 + 1] = v22[3];
            f31[0 * s30 + 2] = v24[0];
            f31[1 * s30 + 2] = v24[1];
            f31[2 * s30 + 2] = v24[2];
            f31[3 * s30 + 2] = v24[3];
            f31[0 * s30 + 3] = v27[0];
            f31[1 * s30 + 3] = v27[1];
            f31[2 * s30 + 3] = v27[2];
            f31[3 * s30 + 3] = v27[3];
        } else {
            if (u32 >> 0 & 1) {
            f31[0 * s30 + 0] = v20[0];
            f31[1 * s30 + 0] = v20[1];
            f31[2 * s30 + 0] = v20[2];
            f31[3 * s30 + 0] = v20[3];
            }
            if (u32 >> 1 & 1) {
            f31[0 * s30 + 1] = v22[0];
            f31[1 * s30 + 1] = v22[1];
            f31[2 * s30 + 1] = v22[2];
            f31[3 * s30 + 1] = v22[3];
            }
            if (u32 >> 2 & 1) {
            f31[0 * s30 + 2] = v24[0];
            f31[1 * s30 + 2] = v24[1];
            f31[2 * s30 + 2] = v24[2];
            f31[3 * s30 + 2] = v24[3];
            }
            if (u32 >> 3 & 1) {
            f31[0 * s30 + 3] = v27[0];
            f31[1 * s30 + 3] = v27[1];
            f31[2 * s30 + 3] = v27[2];
            f31[3 * s30 + 3] = v27[3];
            }
        }
    }
}

void nnp_winograd_f1x4_1x5_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    (void)scratch;
    const float*c1 = input;
    vector v2 = load(c1 + 0 * input_stride + 0);
    vector v3 = load(c1 + 1 * input_stride + 0);
    vector v4 = load(c1 + 2 * input_stride + 0);
    vector v5 = load(c1 + 3 * input_stride + 0);
    vector v6 = load(c1 + 4 * input_stride + 0);
    vector v7 = load(c1 + 5 * input_stride + 0);
    vector v8 = load(c1 + 6 * input_stride + 0);
    vector v9 = load(c1 + 7 * input_stride + 0);
    vector v10 = load(bias + 0);
    vector v11 = v2 + v10;
    vector v12 = v11 + v3;
    vector v13 = v11 - v3;
    vector v14 = v4 + v5;
    vector v15 = v4 - v5;
    vector v16 = v6 + v7;
    vector v17 = v6 - v7;
    vector v18 = v9 + v12;
    vector v19 = v18 + v14;
    vector v20 = v19 + v16;
    vector v21 = v15 * (float)2.0 + v13;
    vector v22 = v17 * (float)0.5 + v21;
    vector v23 = v14 * (float)4.0 + v12;
    vector v24 = v16 * (float)0.25 + v23;
    vector v25 = v8 + v13;
    vector v26 = v15 * (float)8.0 + v25;
    vector v27 = v17 * (float)0.125 + v26;
    vector v28 = splat(0);
    vector v29 = maximum(v28, v20);
    vector v30 = maximum(v28, v22);
    vector v31 = maximum(v28, v24);
    vector v32 = maximum(v28, v27);
    size_t s33 = tile->row_mask;
    size_t s34 = tile->column_mask;
    size_t s35 = tile->channel_stride;
    float*f36 = output;
    uint64_t u37 = s34 >> 0;
    if (s33 & 1) {
        if (s34 == 15) {
            f36[0 * s35 + 0] = v29[0];
            f36[1 * s35 + 0] = v29[1];
            f36[2 * s35 + 0] = v29[2];
            f36[3 * s35 + 0] = v29[3];
            f36[0 * s35 + 1] = v30[0];
            f36[1 * s35 + 1] = v30[1];
            f36[2 * s35 + 1] = v30[2];
            f36[3 * s35 + 1] = v30[3];
            f36[0 * s35 + 2] = v31[0];
            f36[1 * s35 + 2] = v31[1];
            f36[2 * s35 + 2] = v31[2];
            f36[3 * s35 + 2] = v31[3];
            f36[0 * s35 + 3] = v32[0];
            f36[1 * s35 + 3] = v32[1];
            f36[2 * s35 + 3] = v32[2];
            f36[3 * s35 + 3] = v32[3];
        } else {
            if (u37 >> 0 & 1) {
            f36[0 * s35 + 0] = v29[0];
            f36[1 * s35 + 0] = v29[1];
            f36[2 * s35 + 0] = v29[2];
            f36[3 * s35 + 0] = v29[3];
            }
            if (u37 >> 1 & 1) {
            f36[0 * s35 + 1] = v30[0];
            f36[1 * s35 + 1] = v30[1];
            f36[2 * s35 + 1] = v30[2];
            f36[3 * s35 + 1] = v30[3];
            }
            if (u37 >> 2 & 1) {
            f36[0 * s35 + 2] = v31[0];
            f36[1 * s35 + 2] = v31[1];
            f36[2 * s35 + 2] = v31[2];
            f36[3 * s35 + 2] = v31[3];
            }
            if (u37 >> 3 & 1) {
            f36[0 * s35 + 3] = v32[0];
            f36[1 * s35 + 3] = v32[1];
            f36[2 * s35 + 3] = v32[2];
            f36[3 * s35 + 3] = v32[3];
            }
        }
    }
}

void nnp_winograd_f4x1_5x1_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    (void)scratch;
    const float*c1 = input;
    vector v2 = load(c1 + 0 * input_stride + 0);
    vector v3 = load(c1 + 1 * input_stride + 0);
    vector v4 = load(c1 + 2 * input_stride + 0);
    vector v5 = load(c1 + 3 * input_stride + 0);
    vector v6 = load(c1 + 4 * input_stride + 0);
    vector v7 = load(c1 + 5 * input_stride + 0);
    vector v8 = load(c1 + 6 * input_stride + 0);
    vector v9 = load(c1 + 7 * input_stride + 0);
    vector v10 = load(bias + 0);
    vector v11 = v2 + v10;
    vector v12 = v11 + v3;
    vector v13 = v11 - v3;
    vector v14 = v4 + v5;
    vector v15 = v4 - v5;
    vector v16 = v6 + v7;
    vector v17 = v6 - v7;
    vector v18 = v9 + v12;
    vector v19 = v18 + v14;
    vector v20 = v19 + v16;
    vector v21 = v15 * (float)2.0 + v13;
    vector v22 = v17 * (float)0.5 + v21;
    vector v23 = v14 * (float)4.0 + v12;
    vector v24 = v16 * (float)0.25 + v23;
    vector v25 = v8 + v13;
    vector v26 = v15 * (float)8.0 + v25;
    vector v27 = v17 * (float)0.125 + v26;
    size_t s28 = tile->row_mask;
    size_t s29 = tile->column_mask;
    size_t s30 = tile->channel_stride;
    float*f31 = output;
    size_t s32 = tile->row_stride;
    if (s29 & 1) {
        if (s28 & 1) {
            f31[0 * s30 + 0] = v20[0];
            f31[1 * s30 + 0] = v20[1];
            f31[2 * s30 + 0] = v20[2];
            f31[3 * s30 + 0] = v20[3];
        }
        s28 /= 2;
        f31 += s32;
        if (s28 & 1) {
            f31[0 * s30 + 0] = v22[0];
            f31[1 * s30 + 0] = v22[1];
            f31[2 * s30 + 0] = v22[2];
            f31[3 * s30 + 0] = v22[3];
        }
        s28 /= 2;
        f31 += s32;
        if (s28 & 1) {
            f31[0 * s30 + 0] = v24[0];
            f31[1 * s30 + 0] = v24[1];
            f31[2 * s30 + 0] = v24[2];
            f31[3 * s30 + 0] = v24[3];
        }
        s28 /= 2;
        f31 += s32;
        if (s28 & 1) {
            f31[0 * s30 + 0] = v27[0];
            f31[1 * s30 + 0] = v27[1];
            f31[2 * s30 + 0] = v27[2];
            f31[3 * s30 + 0] = v27[3];
        }
        s28 /= 2;
        f31 += s32;
    }
}

void nnp_winograd_f4x1_5x1_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    (void)scratch;
    const float*c1 = input;
    vector v2 = load(c1 + 0 * input_stride + 0);
    vector v3 = load(c1 + 1 * input_stride + 0);
    vector v4 = load(c1 + 2 * input_stride + 0);
    vector v5 = load(c1 + 3 * input_stride + 0);
    vector v6 = load(c1 + 4 * input_stride + 0);
    vector v7 = load(c1 + 5 * input_stride + 0);
    vector v8 = load(c1 + 6 * input_stride + 0);
    vector v9 = load(c1 + 7 * input_stride + 0);
    vector v10 = load(bias + 0);
    vector v11 = v2 + v10;
    vector v12 = v11 + v3;
    vector v13 = v11 - v3;
    vector v14 = v4 + v5;
    vector v15 = v4 - v5;
    vector v16 = v6 + v7;
    vector v17 = v6 - v7;
    vector v18 = v9 + v12;
    vector v19 = v18 + v14;
    vector v20 = v19 + v16;
    vector v21 = v15 * (float)2.0 + v13;
    vector v22 = v17 * (float)0.5 + v21;
    vector v23 = v14 * (float)4.0 + v12;
    vector v24 = v16 * (float)0.25 + v23;
    vector v25 = v8 + v13;
    vector v26 = v15 * (float)8.0 + v25;
    vector v27 = v17 * (float)0.125 + v26;
    vector v28 = splat(0);
    vector v29 = maximum(v28, v20);
    vector v30 = maximum(v28, v22);
    vector v31 = maximum(v28, v24);
    vector v32 = maximum(v28, v27);
    size_t s33 = tile->row_mask;
    size_t s34 = tile->column_mask;
    size_t s35 = tile->channel_stride;
    float*f36 = output;
    size_t s37 = tile->row_stride;
    if (s34 & 1) {
        if (s33 & 1) {
            f36[0 * s35 + 0] = v29[0];
            f36[1 * s35 + 0] = v29[1];
            f36[2 * s35 + 0] = v29[2];
            f36[3 * s35 + 0] = v29[3];
        }
        s33 /= 2;
        f36 += s37;
        if (s33 & 1) {
            f36[0 * s35 + 0] = v30[0];
            f36[1 * s35 + 0] = v30[1];
            f36[2 * s35 + 0] = v30[2];
            f36[3 * s35 + 0] = v30[3];
        }
        s33 /= 2;
        f36 += s37;
        if (s33 & 1) {
            f36[0 * s35 + 0] = v31[0];
            f36[1 * s35 + 0] = v31[1];
            f36[2 * s35 + 0] = v31[2];
            f36[3 * s35 + 0] = v31[3];
        }
        s33 /= 2;
        f36 += s37;
        if (s33 & 1) {
            f36[0 * s35 + 0] = v32[0];
            f36[1 * s35 + 0] = v32[1];
            f36[2 * s35 + 0] = v32[2];
            f36[3 * s35 + 0] = v32[3];
        }
        s33 /= 2;
        f36 += s37;
    }
}

void nnp_winograd_f1x4_1x3_input__c(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    (void)scratch;
    size_t s1 = tile->row_mask;
    size_t s2 = tile->column_mask;
    size_t s3 = tile->channel_stride;
    const float*c4 = input;
    uint64_t u5 = s2 >> 0;
    uint64_t u6 = s2 >> 4;
    if (s1 & 1) {
        if (s2 == 63) {
            float*f7 = output;
            vector v8 = splat(0);
            vector v9 = splat(0);
            vector v10 = splat(0);
            vector v11 = splat(0);
            v8[0] = c4[0 * s3 + 0];
            v8[1] = c4[1 * s3 + 0];
            v8[2] = c4[2 * s3 + 0];
            v8[3] = c4[3 * s3 + 0];
            v9[0] = c4[0 * s3 + 1];
            v9[1] = c4[1 * s3 + 1];
            v9[2] = c4[2 * s3 + 1];
            v9[3] = c4[3 * s3 + 1];
            v10[0] = c4[0 * s3 + 2];
            v10[1] = c4[1 * s3 + 2];
            v10[2] = c4[2 * s3 + 2];
            v10[3] = c4[3 * s3 + 2];
            v11[0] = c4[0 * s3 + 3];
            v11[1] = c4[1 * s3 + 3];
            v11[2] = c4[2 * s3 + 3];
            v11[3] = c4[3 * s3 + 3];
            vector v12 = splat(0);
            vector v13 = splat(0);
            if (u6 >> 0 & 1) {
            v12[0] = c4[0 * s3 + 4];
            v12[1] = c4[1 * s3 + 4];
            v12[2] = c4[2 * s3 + 4];
            v12[3] = c4[3 * s3 + 4];
            }
            if (u6 >> 1 & 1) {
            v13[0] = c4[0 * s3 + 5];
            v13[1] = c4[1 * s3 + 5];
            v13[2] = c4[2 * s3 + 5];
            v13[3] = c4[3 * s3 + 5];
            }
            vector v14 = v10 * (float)-2.25 + v12;
            vector v15 = v9 * (float)-2.25 + v11;
            vector v16 = v15 * (float)0.625 + v14;
            store(f7 + 0 * output_stride + 0, v16);
            vector v17 = v15 * (float)-0.625 + v14;
            store(f7 + 1 * output_stride + 0, v17);
            vector v18 = v10 * (float)-0.390625 + v12;
            vector v19 = v9 * (float)-0.390625 + v11;
            vector v20 = v19 * (float)1.5 + v18;
            store(f7 + 2 * output_stride + 0, v20);
            vector v21 = v19 * (float)-1.5 + v18;
            store(f7 + 3 * output_stride + 0, v21);
            vector v22 = v9 * (float)0.87890625 + v13;
            vector v23 = v11 * (float)-2.640625 + v22;
            store(f7 + 4 * output_stride + 0, v23);
            vector v24 = v8 * (float)0.87890625 + v12;
            vector v25 = v10 * (float)-2.640625 + v24;
            store(f7 + 5 * output_stride + 0, v25);
        } else {
            float*f26 = output;
            vector v27 = splat(0);
            vector v28 = splat(0);
            vector v29 = splat(0);
            vector v30 = splat(0);
            if (u5 >> 0 & 1) {
            v27[0] = c4[0 * s3 + 0];
            v27[1] = c4[1 * s3 + 0];
            v27[2] = c4[2 * s3 + 0];
            v27[3] = c4[3 * s3 + 0];
            }
            if (u5 >> 1 & 1) {
            v28[0] = c4[0 * s3 + 1];
            v28[1] = c4[1 * s3 + 1];
            v28[2] = c4[2 * s3 + 1];
            v28[3] = c4[3 * s3 + 1];
            }
            if (u5 >> 2 & 1) {
            v29[0] = c4[0 * s3 + 2];
            v29[1] = c4[1 * s3 + 2];
            v29[2] = c4[2 * s3 + 2];
            v29[3] = c4[3 * s3 + 2];
            }
            if (u5 >> 3 & 1) {
            v30[0] = c4[0 * s3 + 3];
            v30[1] = c4[1 * s3 + 3];
            v30[2] = c4[2 * s3 + 3];
            v30[3] = c4[3 * s3 + 3];
            }
            vector v31 = splat(0);
            vector v32 = splat(0);
            if (u6 >> 0 & 1) {
            v31[0] = c4[0 * s3 + 4];
            v31[1] = c4[1 * s3 + 4];
            v31[2] = c4[2 * s3 + 4];
            v31[3] = c4[3 * s3 + 4];
            }
            if (u6 >> 1 & 1) {
            v32[0] = c4[0 * s3 + 5];
            v32[1] = c4[1 * s3 + 5];
            v32[2] = c4[2 * s3 + 5];
            v32[3] = c4[3 * s3 + 5];
            }
            vector v33 = v29 * (float)-2.25 + v31;
            vector v34 = v28 * (float)-2.25 + v30;
            vector v35 = v34 * (float)0.625 + v33;
            store(f26 + 0 * output_stride + 0, v35);
            vector v36 = v34 * (float)-0.625 + v33;
            store(f26 + 1 * output_stride + 0, v36);
            vector v37 = v29 * (float)-0.390625 + v31;
            vector v38 = v28 * (float)-0.390625 + v30;
            vector v39 = v38 * (float)1.5 + v37;
            store(f26 + 2 * output_stride + 0, v39);
            vector v40 = v38 * (float)-1.5 + v37;
            store(f26 + 3 * output_stride + 0, v40);
            vector v41 = v28 * (float)0.87890625 + v32;
            vector v42 = v30 * (float)-2.640625 + v41;
            store(f26 + 4 * output_stride + 0, v42);
            vector v43 = v27 * (float)0.87890625 + v31;
            vector v44 = v29 * (float)-2.640625 + v43;
            store(f26 + 5 * output_stride + 0, v44);
        }
    } else {
        vector v45 = splat(0);
        float*f46 = output;
        vector v47 = v45 * (float)-2.25 + v45;
        vector v48 = v45 * (float)-2.25 + v45;
        vector v49 = v48 * (float)0.625 + v47;
        store(f46 + 0 * output_stride + 0, v49);
        vector v50 = v48 * (float)-0.625 + v47;
        store(f46 + 1 * output_stride + 0, v50);
        vector v51 = v45 * (float)-0.390625 + v45;
        vector v52 = v45 * (float)-0.390625 + v45;
        vector v53 = v52 * (float)1.5 + v51;
        store(f46 + 2 * output_stride + 0, v53);
        vector v54 = v52 * (float)-1.5 + v51;
        store(f46 + 3 * output_stride + 0, v54);
        vector v55 = v45 * (float)0.87890625 + v45;
        vector v56 = v45 * (float)-2.640625 + v55;
        store(f46 + 4 * output_stride + 0, v56);
        vector v57 = v45 * (float)0.87890625 + v45;
        vector v58 = v45 * (float)-2.640625 + v57;
        store(f46 + 5 * output_stride + 0, v58);
    }
}

void nnp_winograd_f1x4_1x3_kernel__c(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 3; i3++) {
        vector v4 = splat(0);
        vector v5 = splat(0);
        vector v6 = splat(0);
        vector v7 = splat(0);
        v4[0] = c1[0 * kernel_stride + 0];
        v4[1] = c1[1 * kernel_stride + 0];
        v4[2] = c1[2 * kernel_stride + 0];
        v4[3] = c1[3 * kernel_stride + 0];
        v5[0] = c1[0 * kernel_stride + 1];
        v5[1] = c1[1 * kernel_stride + 1];
        v5[2] = c1[2 * kernel_stride + 1];
        v5[3] = c1[3 * kernel_stride + 1];
        v6[0] = c1[0 * kernel_stride + 2];
        v6[1] = c1[1 * kernel_stride + 2];
        v6[2] = c1[2 * kernel_stride + 2];
        v6[3] = c1[3 * kernel_stride + 2];
        v7[0] = c1[0 * kernel_stride + 3];
        v7[1] = c1[1 * kernel_stride + 3];
        v7[2] = c1[2 * kernel_stride + 3];
        v7[3] = c1[3 * kernel_stride + 3];
        store(f2 + 0, v4);
        store(f2 + 4, v5);
        store(f2 + 8, v6);
        store(f2 + 12, v7);
        c1 += 4;
        f2 += 16;
    }
    float*f8 = scratch;
    float*f9 = output;
    for (int i10 = 0; i10 < 4; i10++) {
        vector v11 = load(f8 + 0);
        vector v12 = load(f8 + 4);
        vector v13 = load(f8 + 8);
        store(f9 + 4 * output_stride + 0, v13);
        vector v14 = v13 * (float)0.390625 + v11;
        vector v15 = v14 * (float)-0.6884033613445378;
        vector v16 = v12 * (float)-0.43025210084033616 + v15;
        store(f9 + 0 * output_stride + 0, v16);
        vector v17 = v12 * (float)0.43025210084033616 + v15;
        store(f9 + 1 * output_stride + 0, v17);
        vector v18 = v13 * (float)2.25 + v11;
        vector v19 = v18 * (float)0.11951447245564893;
        vector v20 = v12 * (float)0.1792717086834734 + v19;
        store(f9 + 2 * output_stride + 0, v20);
        vector v21 = v12 * (float)-0.1792717086834734 + v19;
        store(f9 + 3 * output_stride + 0, v21);
        vector v22 = v11 * (float)1.1377777777777778;
        store(f9 + 5 * output_stride + 0, v22);
        f9 += 8;
        f8 += 12;
    }
}

void nnp_winograd_f1x4_1x3_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    (void)scratch;
    const float*c1 = input;
    vector v2 = load(c1 + 0 * input_stride + 0);
    vector v3 = load(c1 + 1 * input_stride + 0);
    vector v4 = load(c1 + 2 * input_stride + 0);
    vector v5 = load(c1 + 3 * input_stride + 0);
    vector v6 = load(c1 + 4 * input_stride + 0);
    vector v7 = load(c1 + 5 * input_stride + 0);
    vector v8 = v2 + v3;
    vector v9 = v2 - v3;
    vector v10 = v4 + v5;
    vector v11 = v4 - v5;
    vector v12 = v7 + v8;
    vector v13 = v12 + v10;
    vector v14 = v9 * (float)0.625;
    vector v15 = v11 * (float)1.5 + v14;
    vector v16 = v8 * (float)0.390625;
    vector v17 = v10 * (float)2.25 + v16;
    vector v18 = v9 * (float)0.244140625 + v6;
    vector v19 = v11 * (float)3.375 + v18;
    vector v20 = load(bias + 0);
    vector v21 = v13 + v20;
    vector v22 = v15 + v20;
    vector v23 = v17 + v20;
    vector v24 = v19 + v20;
    size_t s25 = tile->row_mask;
    size_t s26 = tile->column_mask;
    size_t s27 = tile->channel_stride;
    float*f28 = output;
    uint64_t u29 = s26 >> 0;
    if (s25 & 1) {
        if (s26 == 15) {
            f28[0 * s27 + 0] = v21[0];
            f28[1 * s27 + 0] = v21[1];
            f28[2 * s27 + 0] = v21[2];
            f28[3 * s27 + 0] = v21[3];
            f28[0 * s27 + 1] = v22[0];
            f28[1 * s27 + 1] = v22[1];
            f28[2 * s27 + 1] = v22[2];
            f28[3 * s27 + 1] = v22[3];
            f28[0 * s27 + 2] = v23[0];
            f28[1 * s27 + 2] = v23[1];
            f28[2 * s27 + 2] = v23[2];
            f28[3 * s27 + 2] = v23[3];
            f28[0 * s27 + 3] = v24[0];
            f28[1 * s27 + 3] = v24[1];
            f28[2 * s27 + 3] = v24[2];
            f28[3 * s27 + 3] = v24[3];
        } else {
            if (u29 >> 0 & 1) {
            f28[0 * s27 + 0] = v21[0];
            f28[1 * s27 + 0] = v21[1];
            f28[2 * s27 + 0] = v21[2];
            f28[3 * s27 + 0] = v21[3];
            }
            if (u29 >> 1 & 1) {
            f28[0 * s27 + 1] = v22[0];
            f28[1 * s27 + 1] = v22[1];
            f28[2 * s27 + 1] = v22[2];
            f28[3 * s27 + 1] = v22[3];
            }
            if (u29 >> 2 & 1) {
            f28[0 * s27 + 2] = v23[0];
            f28[1 * s27 + 2] = v23[1];
            f28[2 * s27 + 2] = v23[2];
            f28[3 * s27 + 2] = v23[3];
            }
            if (u29 >> 3 & 1) {
            f28[0 * s27 + 3] = v24[0];
            f28[1 * s27 + 3] = v24[1];
            f28[2 * s27 + 3] = v24[2];
            f28[3 * s27 + 3] = v24[3];
            }
        }
    }
}

void nnp_winograd_f1x4_1x3_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    (void)scratch;
    const float*c1 = input;
    vector v2 = load(c1 + 0 * input_stride + 0);
    vector v3 = load(c1 + 1 * input_stride + 0);
    vector v4 = load(c1 + 2 * input_stride + 0);
    vector v5 = load(c1 + 3 * input_stride + 0);
    vector v6 = load(c1 + 4 * input_stride + 0);
    vector v7 = load(c1 + 5 * input_stride + 0);
    vector v8 = v2 + v3;
    vector v9 = v2 - v3;
    vector v10 = v4 + v5;
    vector v11 = v4 - v5;
    vector v12 = v7 + v8;
    vector v13 = v12 + v10;
    vector v14 = v9 * (float)0.625;
    vector v15 = v11 * (float)1.5 + v14;
    vector v16 = v8 * (float)0.390625;
    vector v17 = v10 * (float)2.25 + v16;
    vector v18 = v9 * (float)0.244140625 + v6;
    vector v19 = v11 * (float)3.375 + v18;
    vector v20 = load(bias + 0);
    vector v21 = v13 + v20;
    vector v22 = v15 + v20;
    vector v23 = v17 + v20;
    vector v24 = v19 + v20;
    vector v25 = splat(0);
    vector v26 = maximum(v25, v21);
    vector v27 = maximum(v25, v22);
    vector v28 = maximum(v25, v23);
    vector v29 = maximum(v25, v24);
    size_t s30 = tile->row_mask;
    size_t s31 = tile->column_mask;
    size_t s32 = tile->channel_stride;
    float*f33 = output;
    uint64_t u34 = s31 >> 0;
    if (s30 & 1) {
        if (s31 == 15) {
            f33[0 * s32 + 0] = v26[0];
            f33[1 * s32 + 0] = v26[1];
            f33[2 * s32 + 0] = v26[2];
            f33[3 * s32 + 0] = v26[3];
            f33[0 * s32 + 1] = v27[0];
            f33[1 * s32 + 1] = v27[1];
            f33[2 * s32 + 1] = v27[2];
            f33[3 * s32 + 1] = v27[3];
            f33[0 * s32 + 2] = v28[0];
            f33[1 * s32 + 2] = v28[1];
            f33[2 * s32 + 2] = v28[2];
            f33[3 * s32 + 2] = v28[3];
            f33[0 * s32 + 3] = v29[0];
            f33[1 * s32 + 3] = v29[1];
            f33[2 * s32 + 3] = v29[2];
            f33[3 * s32 + 3] = v29[3];
        } else {
            if (u34 >> 0 & 1) {
            f33[0 * s32 + 0] = v26[0];
            f33[1 * s32 + 0] = v26[1];
            f33[2 * s32 + 0] = v26[2];
            f33[3 * s32 + 0] = v26[3];
            }
            if (u34 >> 1 & 1) {
            f33[0 * s32 + 1] = v27[0];
            f33[1 * s32 + 1] = v27[1];
            f33[2 * s32 + 1] = v27[2];
            f33[3 * s32 + 1] = v27[3];
            }
            if (u34 >> 2 & 1) {
            f33[0 * s32 + 2] = v28[0];
            f33[1 * s32 + 2] = v28[1];
            f33[2 * s32 + 2] = v28[2];
            f33[3 * s32 + 2] = v28[3];
            }
            if (u34 >> 3 & 1) {
            f33[0 * s32 + 3] = v29[0];
            f33[1 * s32 + 3] = v29[1];
            f33[2 * s32 + 3] = v29[2];
            f33[3 * s32 + 3] = v29[3];
            }
        }
    }
}

void nnp_winograd_f4x1_3x1_input__c(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_mask;
    size_t s2 = tile->column_mask;
    size_t s3 = tile->channel_stride;
    const float*c4 = input;
    size_t s5 = tile->row_stride;
    float*f6 = scratch;
    if (s2 & 1) {
        for (int i7 = 0; i7 < 6; i7++) {
            if (s1 & 1) {
                vector v8 = splat(0);
                v8[0] = c4[0 * s3 + 0];
                v8[1] = c4[1 * s3 + 0];
                v8[2] = c4[2 * s3 + 0];
                v8[3] = c4[3 * s3 + 0];
                store(f6 + 0, v8);
            } else {
                vector v9 = splat(0);
                store(f6 + 0, v9);
            }
            s1 /= 2;
            c4 += s5;
            f6 += 4;
        }
        vector v10 = load(scratch + 0);
        vector v11 = load(scratch + 4);
        vector v12 = load(scratch + 8);
        vector v13 = load(scratch + 12);
        vector v14 = load(scratch + 16);
        vector v15 = load(scratch + 20);
        float*f16 = output;
        vector v17 = v12 * (float)-2.25 + v14;
        vector v18 = v11 * (float)-2.25 + v13;
        vector v19 = v18 * (float)0.625 + v17;
        store(f16 + 0 * output_stride + 0, v19);
        vector v20 = v18 * (float)-0.625 + v17;
        store(f16 + 1 * output_stride + 0, v20);
        vector v21 = v12 * (float)-0.390625 + v14;
        vector v22 = v11 * (float)-0.390625 + v13;
        vector v23 = v22 * (float)1.5 + v21;
        store(f16 + 2 * output_stride + 0, v23);
        vector v24 = v22 * (float)-1.5 + v21;
        store(f16 + 3 * output_stride + 0, v24);
        vector v25 = v11 * (float)0.87890625 + v15;
        vector v26 = v13 * (float)-2.640625 + v25;
        store(f16 + 4 * output_stride + 0, v26);
        vector v27 = v10 * (float)0.87890625 + v14;
        vector v28 = v12 * (float)-2.640625 + v27;
        store(f16 + 5 * output_stride + 0, v28);
    } else {
        vector v29 = splat(0);
        float*f30 = output;
        vector v31 = v29 * (float)-2.25 + v29;
        vector v32 = v29 * (float)-2.25 + v29;
        vector v33 = v32 * (float)0.625 + v31;
        store(f30 + 0 * output_stride + 0, v33);
        vector v34 = v32 * (float)-0.625 + v31;
        store(f30 + 1 * output_stride + 0, v34);
        vector v35 = v29 * (float)-0.390625 + v29;
        vector v36 = v29 * (float)-0.390625 + v29;
        vector v37 = v36 * (float)1.5 + v35;
        store(f30 + 2 * output_stride + 0, v37);
        vector v38 = v36 * (float)-1.5 + v35;
        store(f30 + 3 * output_stride + 0, v38);
        vector v39 = v29 * (float)0.87890625 + v29;
        vector v40 = v29 * (float)-2.640625 + v39;
        store(f30 + 4 * output_stride + 0, v40);
        vector v41 = v29 * (float)0.87890625 + v29;
        vector v42 = v29 * (float)-2.640625 + v41;
        store(f30 + 5 * output_stride + 0, v42);
    }
}

void nnp_winograd_f4x1_3x1_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    (void)scratch;
    const float*c1 = input;
    vector v2 = load(c1 + 0 * input_stride + 0);
    vector v3 = load(c1 + 1 * input_stride + 0);
    vector v4 = load(c1 + 2 * input_stride + 0);
    vector v5 = load(c1 + 3 * input_stride + 0);
    vector v6 = load(c1 + 4 * input_stride + 0);
    vector v7 = load(c1 + 5 * input_stride + 0);
    vector v8 = v2 + v3;
    vector v9 = v2 - v3;
    vector v10 = v4 + v5;
    vector v11 = v4 - v5;
    vector v12 = v7 + v8;
    vector v13 = v12 + v10;
    vector v14 = v9 * (float)0.625;
    vector v15 = v11 * (float)1.5 + v14;
    vector v16 = v8 * (float)0.390625;
    vector v17 = v10 * (float)2.25 + v16;
    vector v18 = v9 * (float)0.244140625 + v6;
    vector v19 = v11 * (float)3.375 + v18;
    vector v20 = load(bias + 0);
    vector v21 = v13 + v20;
    vector v22 = v15 + v20;
    vector v23 = v17 + v20;
    vector v24 = v19 + v20;
    size_t s25 = tile->row_mask;
    size_t s26 = tile->column_mask;
    size_t s27 = tile->channel_stride;
    float*f28 = output;
    size_t s29 = tile->row_stride;
    if (s26 & 1) {
        if (s25 & 1) {
            f28[0 * s27 + 0] = v21[0];
            f28[1 * s27 + 0] = v21[1];
            f28[2 * s27 + 0] = v21[2];
            f28[3 * s27 + 0] = v21[3];
        }
        s25 /= 2;
        f28 += s29;
        if (s25 & 1) {
            f28[0 * s27 + 0] = v22[0];
            f28[1 * s27 + 0] = v22[1];
            f28[2 * s27 + 0] = v22[2];
            f28[3 * s27 + 0] = v22[3];
        }
        s25 /= 2;
        f28 += s29;
        if (s25 & 1) {
            f28[0 * s27 + 0] = v23[0];
            f28[1 * s27 + 0] = v23[1];
            f28[2 * s27 + 0] = v23[2];
            f28[3 * s27 + 0] = v23[3];
        }
        s25 /= 2;
        f28 += s29;
        if (s25 & 1) {
            f28[0 * s27 + 0] = v24[0];
            f28[1 * s27 + 0] = v24[1];
            f28[2 * s27 + 0] = v24[2];
            f28[3 * s27 + 0] = v24[3];
        }
        s25 /= 2;
        f28 += s29;
    }
}

void nnp_winograd_f4x1_3x1_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    (void)scratch;
    const float*c1 = input;
    vector v2 = load(c1 + 0 * input_stride + 0);
    vector v3 = load(c1 + 1 * input_stride + 0);
    vector v4 = load(c1 + 2 * input_stride + 0);
    vector v5 = load(c1 + 3 * input_stride + 0);
    vector v6 = load(c1 + 4 * input_stride + 0);
    vector v7 = load(c1 + 5 * input_stride + 0);
    vector v8 = v2 + v3;
    vector v9 = v2 - v3;
    vector v10 = v4 + v5;
    vector v11 = v4 - v5;
    vector v12 = v7 + v8;
    vector v13 = v12 + v10;
    vector v14 = v9 * (float)0.625;
    vector v15 = v11 * (float)1.5 + v14;
    vector v16 = v8 * (float)0.390625;
    vector v17 = v10 * (float)2.25 + v16;
    vector v18 = v9 * (float)0.244140625 + v6;
    vector v19 = v11 * (float)3.375 + v18;
    vector v20 = load(bias + 0);
    vector v21 = v13 + v20;
    vector v22 = v15 + v20;
    vector v23 = v17 + v20;
    vector v24 = v19 + v20;
    vector v25 = splat(0);
    vector v26 = maximum(v25, v21);
    vector v27 = maximum(v25, v22);
    vector v28 = maximum(v25, v23);
    vector v29 = maximum(v25, v24);
    size_t s30 = tile->row_mask;
    size_t s31 = tile->column_mask;
    size_t s32 = tile->channel_stride;
    float*f33 = output;
    size_t s34 = tile->row_stride;
    if (s31 & 1) {
        if (s30 & 1) {
            f33[0 * s32 + 0] = v26[0];
            f33[1 * s32 + 0] = v26[1];
            f33[2 * s32 + 0] = v26[2];
            f33[3 * s32 + 0] = v26[3];
        }
        s30 /= 2;
        f33 += s34;
        if (s30 & 1) {
            f33[0 * s32 + 0] = v27[0];
            f33[1 * s32 + 0] = v27[1];
            f33[2 * s32 + 0] = v27[2];
            f33[3 * s32 + 0] = v27[3];
        }
        s30 /= 2;
        f33 += s34;
        if (s30 & 1) {
            f33[0 * s32 + 0] = v28[0];
            f33[1 * s32 + 0] = v28[1];
            f33[2 * s32 + 0] = v28[2];
            f33[3 * s32 + 0] = v28[3];
        }
        s30 /= 2;
        f33 += s34;
        if (s30 & 1) {
            f33[0 * s32 + 0] = v29[0];
            f33[1 * s32 + 0] = v29[1];
            f33[2 * s32 + 0] = v29[2];
            f33[3 * s32 + 0] = v29[3];
        }
        s30 /= 2;
        f33 += s34;
    }
}

void nnp_winograd_f1x6_1x7_input__c(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    (void)scratch;
    size_t s1 = tile->row_mask;
    size_t s2 = tile->column_mask;
    size_t s3 = tile->channel_stride;
    const float*c4 = input;
    uint64_t u5 = s2 >> 0;
    uint64_t u6 = s2 >> 4;
    uint64_t u7 = s2 >> 8;
    if (s1 & 1) {
        if (s2 == 4095) {
            float*f8 = output;
            vector v9 = splat(0);
            vector v10 = splat(0);
            vector v11 = splat(0);
            vector v12 = splat(0);
            v9[0] = c4[0 * s3 + 0];
            v9[1] = c4[1 * s3 + 0];
            v9[2] = c4[2 * s3 + 0];
            v9[3] = c4[3 * s3 + 0];
            v10[0] = c4[0 * s3 + 1];
            v10[1] = c4[1 * s3 + 1];
            v10[2] = c4[2 * s3 + 1];
            v10[3] = c4[3 * s3 + 1];
            v11[0] = c4[0 * s3 + 2];
            v11[1] = c4[1 * s3 + 2];
            v11[2] = c4[2 * s3 + 2];
            v11[3] = c4[3 * s3 + 2];
            v12[0] = c4[0 * s3 + 3];
            v12[1] = c4[1 * s3 + 3];
            v12[2] = c4[2 * s3 + 3];
            v12[3] = c4[3 * s3 + 3];
            vector v13 = splat(0);
            vector v14 = splat(0);
            vector v15 = splat(0);
            vector v16 = splat(0);
            v13[0] = c4[0 * s3 + 4];
            v13[1] = c4[1 * s3 + 4];
            v13[2] = c4[2 * s3 + 4];
            v13[3] = c4[3 * s3 + 4];
            v14[0] = c4[0 * s3 + 5];
            v14[1] = c4[1 * s3 + 5];
            v14[2] = c4[2 * s3 + 5];
            v14[3] = c4[3 * s3 + 5];
            v15[0] = c4[0 * s3 + 6];
            v15[1] = c4[1 * s3 + 6];
            v15[2] = c4[2 * s3 + 6];
            v15[3] = c4[3 * s3 + 6];
            v16[0] = c4[0 * s3 + 7];
            v16[1] = c4[1 * s3 + 7];
            v16[2] = c4[2 * s3 + 7];
            v16[3] = c4[3 * s3 + 7];
            vector v17 = splat(0);
            vector v18 = splat(0);
            vector v19 = splat(0);
            vector v20 = splat(0);
            v17[0] = c4[0 * s3 + 8];
            v17[1] = c4[1 * s3 + 8];
            v17[2] = c4[2 * s3 + 8];
            v17[3] = c4[3 * s3 + 8];
            v18[0] = c4[0 * s3 + 9];
            v18[1] = c4[1 * s3 + 9];
            v18[2] = c4[2 * s3 + 9];
            v18[3] = c4[3 * s3 + 9];
            v19[0] = c4[0 * s3 + 10];
            v19[1] = c4[1 * s3 + 10];
            v19[2] = c4[2 * s3 + 10];
            v19[3] = c4[3 * s3 + 10];
            v20[0] = c4[0 * s3 + 11];
            v20[1] = c4[1 * s3 + 11];
            v20[2] = c4[2 * s3 + 11];
            v20[3] = c4[3 * s3 + 11];
            vector v21 = v9 * (float)-1.11236572265625 + v19;
            vector v22 = v11 * (float)12.4881591796875 + v21;
            vector v23 = v13 * (float)-37.65728759765625 + v22;
            vector v24 = v15 * (float)38.062744140625 + v23;
            vector v25 = v17 * (float)-12.78125 + v24;
            store(f8 + 0 * output_stride + 0, v25);
            vector v26 = v11 * (float)1.11236572265625 + v19;
            vector v27 = v13 * (float)-11.37579345703125 + v26;
            vector v28 = v15 * (float)26.281494140625 + v27;
            vector v29 = v17 * (float)-11.78125 + v28;
            vector v30 = v10 * (float)1.11236572265625 + v18;
            vector v31 = v12 * (float)-11.37579345703125 + v30;
            vector v32 = v14 * (float)26.281494140625 + v31;
            vector v33 = v16 * (float)-11.78125 + v32;
            vector v34 = v29 + v33;
            store(f8 + 1 * output_stride + 0, v34);
            vector v35 = v29 - v33;
            store(f8 + 2 * output_stride + 0, v35);
            vector v36 = v11 * (float)7.91015625 + v19;
            vector v37 = v13 * (float)-32.5546875 + v36;
            vector v38 = v15 * (float)36.28515625 + v37;
            vector v39 = v17 * (float)-12.640625 + v38;
            vector v40 = v10 * (float)7.91015625 + v18;
            vector v41 = v12 * (float)-32.5546875 + v40;
            vector v42 = v14 * (float)36.28515625 + v41;
            vector v43 = v16 * (float)-12.640625 + v42;
            vector v44 = v43 * (float)0.375 + v39;
            store(f8 + 3 * output_stride + 0, v44);
            vector v45 = v43 * (float)-0.375 + v39;
            store(f8 + 4 * output_stride + 0, v45);
            vector v46 = v11 * (float)2.84765625 + v19;
            vector v47 = v13 * (float)-24.6796875 + v46;
            vector v48 = v15 * (float)33.22265625 + v47;
            vector v49 = v17 * (float)-12.390625 + v48;
            vector v50 = v10 * (float)2.84765625 + v18;
            vector v51 = v12 * (float)-24.6796875 + v50;
            vector v52 = v14 * (float)33.22265625 + v51;
            vector v53 = v16 * (float)-12.390625 + v52;
            vector v54 = v53 * (float)0.625 + v49;
            store(f8 + 5 * output_stride + 0, v54);
            vector v55 = v53 * (float)-0.625 + v49;
            store(f8 + 6 * output_stride + 0, v55);
            vector v56 = v11 * (float)0.494384765625 + v19;
            vector v57 = v13 * (float)-5.33056640625 + v56;
            vector v58 = v15 * (float)14.367431640625 + v57;
            vector v59 = v17 * (float)-10.53125 + v58;
            vector v60 = v10 * (float)0.494384765625 + v18;
            vector v61 = v12 * (float)-5.33056640625 + v60;
            vector v62 = v14 * (float)14.367431640625 + v61;
            vector v63 = v16 * (float)-10.53125 + v62;
            vector v64 = v63 * (float)1.5 + v59;
            store(f8 + 7 * output_stride + 0, v64);
            vector v65 = v63 * (float)-1.5 + v59;
            store(f8 + 8 * output_stride + 0, v65);
            vector v66 = v11 * (float)0.12359619140625 + v19;
            vector v67 = v13 * (float)-1.37384033203125 + v66;
            vector v68 = v15 * (float)4.031494140625 + v67;
            vector v69 = v17 * (float)-3.78125 + v68;
            vector v70 = v10 * (float)0.12359619140625 + v18;
            vector v71 = v12 * (float)-1.37384033203125 + v70;
            vector v72 = v14 * (float)4.031494140625 + v71;
            vector v73 = v16 * (float)-3.78125 + v72;
            vector v74 = v73 * (float)3.0 + v69;
            store(f8 + 9 * output_stride + 0, v74);
            vector v75 = v73 * (float)-3.0 + v69;
            store(f8 + 10 * output_stride + 0, v75);
            vector v76 = v10 * (float)-1.11236572265625 + v20;
            vector v77 = v12 * (float)12.4881591796875 + v76;
            vector v78 = v14 * (float)-37.65728759765625 + v77;
            vector v79 = v16 * (float)38.062744140625 + v78;
            vector v80 = v18 * (float)-12.78125 + v79;
            store(f8 + 11 * output_stride + 0, v80);
        } else {
            float*f81 = output;
            vector v82 = splat(0);
            vector v83 = splat(0);
            vector v84 = splat(0);
            vector v85 = splat(0);
            if (u5 >> 0 & 1) {
            v82[0] = c4[0 * s3 + 0];
            v82[1] = c4[1 * s3 + 0];
            v82[2] = c4[2 * s3 + 0];
            v82[3] = c4[3 * s3 + 0];
            }
            if (u5 >> 1 & 1) {
            v83[0] = c4[0 * s3 + 1];
            v83[1] = c4[1 * s3 + 1];
            v83[2] = c4[2 * s3 + 1];
            v83[3] = c4[3 * s3 + 1];
            }
            if (u5 >> 2 & 1) {
            v84[0] = c4[0 * s3 + 2];
            v84[1] = c4[1 * s3 + 2];
            v84[2] = c4[2 * s3 + 2];
            v84[3] = c4[3 * s3 + 2];
            }
            if (u5 >> 3 & 1) {
            v85[0] = c4[0 * s3 + 3];
            v85[1] = c4[1 * s3 + 3];
            v85[2] = c4[2 * s3 + 3];
            v85[3] = c4[3 * s3 + 3];
            }
            vector v86 = splat(0);
            vector v87 = splat(0);
            vector v88 = splat(0);
            vector v89 = splat(0);
            if (u6 >> 0 & 1) {
            v86[0] = c4[0 * s3 + 4];
            v86[1] = c4[1 * s3 + 4];
            v86[2] = c4[2 * s3 + 4];
            v86[3] = c4[3 * s3 + 4];
            }
            if (u6 >> 1 & 1) {
            v87[0] = c4[0 * s3 + 5];
            v87[1] = c4[1 * s3 + 5];
            v87[2] = c4[2 * s3 + 5];
            v87[3] = c4[3 * s3 + 5];
            }
            if (u6 >> 2 & 1) {
            v88[0] = c4[0 * s3 + 6];
            v88[1] = c4[1 * s3 + 6];
            v88[2] = c4[2 * s3 + 6];
            v88[3] = c4[3 * s3 + 6];
            }
            if (u6 >> 3 & 1) {
            v89[0] = c4[0 * s3 + 7];
            v89[1] = c4[1 * s3 + 7];
            v89[2] = c4[2 * s3 + 7];
            v89[3] = c4[3 * s3 + 7];
            }
            vector v90 = splat(0);
            vector v91 = splat(0);
            vector v92 = splat(0);
            vector v93 = splat(0);
            if (u7 >> 0 & 1) {
            v90[0] = c4[0 * s3 + 8];
            v90[1] = c4[1 * s3 + 8];
            v90[2] = c4[2 * s3 + 8];
            v90[3] = c4[3 * s3 + 8];
            }
            if (u7 >> 1 & 1) {
            v91[0] = c4[0 * s3 + 9];
            v91[1] = c4[1 * s3 + 9];
            v91[2] = c4[2 * s3 + 9];
            v91[3] = c4[3 * s3 + 9];
            }
            if (u7 >> 2 & 1) {
            v92[0] = c4[0 * s3 + 10];
            v92[1] = c4[1 * s3 + 10];
            v92[2] = c4[2 * s3 + 10];
            v92[3] = c4[3 * s3 + 10];
            }
            if (u7 >> 3 & 1) {
            v93[0] = c4[0 * s3 + 11];
            v93[1] = c4[1 * s3 + 11];
            v93[2] = c4[2 * s3 + 11];
            v93[3] = c4[3 * s3 + 11];
            }
            vector v94 = v82 * (float)-1.11236572265625 + v92;
            vector v95 = v84 * (float)12.4881591796875 + v94;
            vector v96 = v86 * (float)-37.65728759765625 + v95;
            vector v97 = v88 * (float)38.062744140625 + v96;
            vector v98 = v90 * (float)-12.78125 + v97;
            store(f81 + 0 * output_stride + 0, v98);
            vector v99 = v84 * (float)1.11236572265625 + v92;
            vector v100 = v86 * (float)-11.37579345703125 + v99;
            vector v101 = v88 * (float)26.281494140625 + v100;
            vector v102 = v90 * (float)-11.78125 + v101;
            vector v103 = v83 * (float)1.11236572265625 + v91;
            vector v104 = v85 * (float)-11.37579345703125 + v103;
            vector v105 = v87 * (float)26.281494140625 + v104;
            vector v106 = v89 * (float)-11.78125 + v105;
            vector v107 = v102 + v106;
            store(f81 + 1 * output_stride + 0, v107);
            vector v108 = v102 - v106;
            store(f81 + 2 * output_stride + 0, v108);
            vector v109 = v84 * (float)7.91015625 + v92;
            vector v110 = v86 * (float)-32.5546875 + v109;
            vector v111 = v88 * (float)36.28515625 + v110;
            vector v112 = v90 * (float)-12.640625 + v111;
            vector v113 = v83 * (float)7.91015625 + v91;
            vector v114 = v85 * (float)-32.5546875 + v113;
            vector v115 = v87 * (float)36.28515625 + v114;
            vector v116 = v89 * (float)-12.640625 + v115;
            vector v117 = v116 * (float)0.375 + v112;
            store(f81 + 3 * output_stride + 0, v117);
            vector v118 = v116 * (float)-0.375 + v112;
            store(f81 + 4 * output_stride + 0, v118);
            vector v119 = v84 * (float)2.84765625 + v92;
            vector v120 = v86 * (float)-24.6796875 + v119;
            vector v121 = v88 * (float)33.22265625 + v120;
            vector v122 = v90 * (float)-12.390625 + v121;
            vector v123 = v83 * (float)2.84765625 + v91;
            vector v124 = v85 * (float)-24.6796875 + v123;
            vector v125 = v87 * (float)33.22265625 + v124;
            vector v126 = v89 * (float)-12.390625 + v125;
            vector v127 = v126 * (float)0.625 + v122;
            store(f81 + 5 * output_stride + 0, v127);
            vector v128 = v126 * (float)-0.625 + v122;
            store(f81 + 6 * output_stride + 0, v128);
            vector v129 = v84 * (float)0.494384765625 + v92;
            vector v130 = v86 * (float)-5.33056640625 + v129;
            vector v131 = v88 * (float)14.367431640625 + v130;
            vector v132 = v90 * (float)-10.53125 + v131;
            vector v133 = v83 * (float)0.494384765625 + v91;
            vector v134 = v85 * (float)-5.33056640625 + v133;
            vector v135 = v87 * (float)14.367431640625 + v134;
            vector v136 = v89 * (float)-10.53125 + v135;
            vector v137 = v136 * (float)1.5 + v132;
            store(f81 + 7 * output_stride + 0, v137);
            vector v138 = v136 * (float)-1.5 + v132;
            store(f81 + 8 * output_stride + 0, v138);
            vector v139 = v84 * (float)0.12359619140625 + v92;
            vector v140 = v86 * (float)-1.37384033203125 + v139;
            vector v141 = v88 * (float)4.031494140625 + v140;
            vector v142 = v90 * (float)-3.78125 + v141;
            vector v143 = v83 * (float)0.12359619140625 + v91;
            vector v144 = v85 * (float)-1.37384033203125 + v143;
            vector v145 = v87 * (float)4.031494140625 + v144;
            vector v146 = v89 * (float)-3.78125 + v145;
            vector v147 = v146 * (float)3.0 + v142;
            store(f81 + 9 * output_stride + 0, v147);
            vector v148 = v146 * (float)-3.0 + v142;
            store(f81 + 10 * output_stride + 0, v148);
            vector v149 = v83 * (float)-1.11236572265625 + v93;
            vector v150 = v85 * (float)12.4881591796875 + v149;
            vector v151 = v87 * (float)-37.65728759765625 + v150;
            vector v152 = v89 * (float)38.062744140625 + v151;
            vector v153 = v91 * (float)-12.78125 + v152;
            store(f81 + 11 * output_stride + 0, v153);
        }
    } else {
        vector v154 = splat(0);
        float*f155 = output;
        vector v156 = v154 * (float)-1.11236572265625 + v154;
        vector v157 = v154 * (float)12.4881591796875 + v156;
        vector v158 = v154 * (float)-37.65728759765625 + v157;
        vector v159 = v154 * (float)38.062744140625 + v158;
        vector v160 = v154 * (float)-12.78125 + v159;
        store(f155 + 0 * output_stride + 0, v160);
        vector v161 = v154 * (float)1.11236572265625 + v154;
        vector v162 = v154 * (float)-11.37579345703125 + v161;
        vector v163 = v154 * (float)26.281494140625 + v162;
        vector v164 = v154 * (float)-11.78125 + v163;
        vector v165 = v154 * (float)1.11236572265625 + v154;
        vector v166 = v154 * (float)-11.37579345703125 + v165;
        vector v167 = v154 * (float)26.281494140625 + v166;
        vector v168 = v154 * (float)-11.78125 + v167;
        vector v169 = v164 + v168;
        store(f155 + 1 * output_stride + 0, v169);
        vector v170 = v164 - v168;
        store(f155 + 2 * output_stride + 0, v170);
        vector v171 = v154 * (float)7.91015625 + v154;
        vector v172 = v154 * (float)-32.5546875 + v171;
        vector v173 = v154 * (float)36.28515625 + v172;
        vector v174 = v154 * (float)-12.640625 + v173;
        vector v175 = v154 * (float)7.91015625 + v154;
        vector v176 = v154 * (float)-32.5546875 + v175;
        vector v177 = v154 * (float)36.28515625 + v176;
        vector v178 = v154 * (float)-12.640625 + v177;
        vector v179 = v178 * (float)0.375 + v174;
        store(f155 + 3 * output_stride + 0, v179);
        vector v180 = v178 * (float)-0.375 + v174;
        store(f155 + 4 * output_stride + 0, v180);
        vector v181 = v154 * (float)2.84765625 + v154;
        vector v182 = v154 * (float)-24.6796875 + v181;
        vector v183 = v154 * (float)33.22265625 + v182;
        vector v184 = v154 * (float)-12.390625 + v183;
        vector v185 = v154 * (float)2.84765625 + v154;
        vector v186 = v154 * (float)-24.6796875 + v185;
        vector v187 = v154 * (float)33.22265625 + v186;
        vector v188 = v154 * (float)-12.390625 + v187;
        vector v189 = v188 * (float)0.625 + v184;
        store(f155 + 5 * output_stride + 0, v189);
        vector v190 = v188 * (float)-0.625 + v184;
        store(f155 + 6 * output_stride + 0, v190);
        vector v191 = v154 * (float)0.494384765625 + v154;
        vector v192 = v154 * (float)-5.33056640625 + v191;
        vector v193 = v154 * (float)14.367431640625 + v192;
        vector v194 = v154 * (float)-10.53125 + v193;
        vector v195 = v154 * (float)0.494384765625 + v154;
        vector v196 = v154 * (float)-5.33056640625 + v195;
        vector v197 = v154 * (float)14.367431640625 + v196;
        vector v198 = v154 * (float)-10.53125 + v197;
        vector v199 = v198 * (float)1.5 + v194;
        store(f155 + 7 * output_stride + 0, v199);
        vector v200 = v198 * (float)-1.5 + v194;
        store(f155 + 8 * output_stride + 0, v200);
        vector v201 = v154 * (float)0.12359619140625 + v154;
        vector v202 = v154 * (float)-1.37384033203125 + v201;
        vector v203 = v154 * (float)4.031494140625 + v202;
        vector v204 = v154 * (float)-3.78125 + v203;
        vector v205 = v154 * (float)0.12359619140625 + v154;
        vector v206 = v154 * (float)-1.37384033203125 + v205;
        vector v207 = v154 * (float)4.031494140625 + v206;
        vector v208 = v154 * (float)-3.78125 + v207;
        vector v209 = v208 * (float)3.0 + v204;
        store(f155 + 9 * output_stride + 0, v209);
        vector v210 = v208 * (float)-3.0 + v204;
        store(f155 + 10 * output_stride + 0, v210);
        vector v211 = v154 * (float)-1.11236572265625 + v154;
        vector v212 = v154 * (float)12.4881591796875 + v211;
        vector v213 = v154 * (float)-37.65728759765625 + v212;
        vector v214 = v154 * (float)38.062744140625 + v213;
        vector v215 = v154 * (float)-12.78125 + v214;
        store(f155 + 11 * output_stride + 0, v215);
    }
}

void nnp_winograd_f1x6_1x7_kernel__c(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 7; i3++) {
        vector v4 = splat(0);
        vector v5 = splat(0);
        vector v6 = splat(0);
        vector v7 = splat(0);
        v4[0] = c1[0 * kernel_stride + 0];
        v4[1] = c1[1 * kernel_stride + 0];
        v4[2] = c1[2 * kernel_stride + 0];
        v4[3] = c1[3 * kernel_stride + 0];
        v5[0] = c1[0 * kernel_stride + 1];
        v5[1] = c1[1 * kernel_stride + 1];
        v5[2] = c1[2 * kernel_stride + 1];
        v5[3] = c1[3 * kernel_stride + 1];
        v6[0] = c1[0 * kernel_stride + 2];
        v6[1] = c1[1 * kernel_stride + 2];
        v6[2] = c1[2 * kernel_stride + 2];
        v6[3] = c1[3 * kernel_stride + 2];
        v7[0] = c1[0 * kernel_stride + 3];
        v7[1] = c1[1 * kernel_stride + 3];
        v7[2] = c1[2 * kernel_stride + 3];
        v7[3] = c1[3 * kernel_stride + 3];
        store(f2 + 0, v4);
        store(f2 + 4, v5);
        store(f2 + 8, v6);
        store(f2 + 12, v7);
        c1 += 4;
        f2 += 16;
    }
    float*f8 = scratch;
    float*f9 = output;
    for (int i10 = 0; i10 < 4; i10++) {
        vector v11 = load(f8 + 0);
        vector v12 = load(f8 + 4);
        vector v13 = load(f8 + 8);
        vector v14 = load(f8 + 12);
        vector v15 = load(f8 + 16);
        vector v16 = load(f8 + 20);
        vector v17 = load(f8 + 24);
        store(f9 + 11 * output_stride + 0, v17);
        vector v18 = v11 * (float)-0.8989849108367627;
        store(f9 + 0 * output_stride + 0, v18);
        vector v19 = v11 + v13;
        vector v20 = v19 + v15;
        vector v21 = v20 + v17;
        vector v22 = v21 * (float)0.09547785547785548;
        vector v23 = v12 + v14;
        vector v24 = v23 + v16;
        vector v25 = v24 * (float)0.09547785547785548 + v22;
        store(f9 + 1 * output_stride + 0, v25);
        vector v26 = v24 * (float)-0.09547785547785548 + v22;
        store(f9 + 2 * output_stride + 0, v26);
        vector v27 = v13 * (float)0.140625 + v11;
        vector v28 = v15 * (float)0.019775390625 + v27;
        vector v29 = v17 * (float)0.002780914306640625 + v28;
        vector v30 = v29 * (float)0.8855801334264983;
        vector v31 = v14 * (float)0.140625 + v12;
        vector v32 = v16 * (float)0.019775390625 + v31;
        vector v33 = v32 * (float)0.3320925500349369 + v30;
        store(f9 + 3 * output_stride + 0, v33);
        vector v34 = v32 * (float)-0.3320925500349369 + v30;
        store(f9 + 4 * output_stride + 0, v34);
        vector v35 = v13 * (float)0.390625 + v11;
        vector v36 = v15 * (float)0.152587890625 + v35;
        vector v37 = v17 * (float)0.059604644775390625 + v36;
        vector v38 = v37 * (float)-0.5248639151318771;
        vector v39 = v14 * (float)0.390625 + v12;
        vector v40 = v16 * (float)0.152587890625 + v39;
        vector v41 = v40 * (float)-0.3280399469574232 + v38;
        store(f9 + 5 * output_stride + 0, v41);
        vector v42 = v40 * (float)0.3280399469574232 + v38;
        store(f9 + 6 * output_stride + 0, v42);
        vector v43 = v13 * (float)2.25 + v11;
        vector v44 = v15 * (float)5.0625 + v43;
        vector v45 = v17 * (float)11.390625 + v44;
        vector v46 = v45 * (float)-0.006715106710265268;
        vector v47 = v14 * (float)2.25 + v12;
        vector v48 = v16 * (float)5.0625 + v47;
        vector v49 = v48 * (float)-0.010072660065397901 + v46;
        store(f9 + 7 * output_stride + 0, v49);
        vector v50 = v48 * (float)0.010072660065397901 + v46;
        store(f9 + 8 * output_stride + 0, v50);
        vector v51 = v13 * (float)9.0 + v11;
        vector v52 = v15 * (float)81.0 + v51;
        vector v53 = v17 * (float)729.0 + v52;
        vector v54 = v53 * (float)1.3488356169950179e-05;
        vector v55 = v14 * (float)9.0 + v12;
        vector v56 = v16 * (float)81.0 + v55;
        vector v57 = v56 * (float)4.0465068509850536e-05 + v54;
        store(f9 + 9 * output_stride + 0, v57);
        vector v58 = v56 * (float)-4.0465068509850536e-05 + v54;
        store(f9 + 10 * output_stride + 0, v58);
        f9 += 8;
        f8 += 28;
    }
}

void nnp_winograd_f1x6_1x7_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    (void)scratch;
    const float*c1 = input;
    vector v2 = load(c1 + 0 * input_stride + 0);
    vector v3 = load(c1 + 1 * input_stride + 0);
    vector v4 = load(c1 + 2 * input_stride + 0);
    vector v5 = load(c1 + 3 * input_stride + 0);
    vector v6 = load(c1 + 4 * input_stride + 0);
    vector v7 = load(c1 + 5 * input_stride + 0);
    vector v8 = load(c1 + 6 * input_stride + 0);
    vector v9 = load(c1 + 7 * input_stride + 0);
    vector v10 = load(c1 + 8 * input_stride + 0);
    vector v11 = load(c1 + 9 * input_stride + 0);
    vector v12 = load(c1 + 10 * input_stride + 0);
    vector v13 = load(c1 + 11 * input_stride + 0);
    vector v14 = load(bias + 0);
    vector v15 = v3 + v14;
    vector v16 = v15 + v4;
    vector v17 = v15 - v4;
    vector v18 = v5 + v6;
    vector v19 = v5 - v6;
    vector v20 = v7 + v8;
    vector v21 = v7 - v8;
    vector v22 = v9 + v10;
    vector v23 = v9 - v10;
    vector v24 = v11 + v12;
    vector v25 = v11 - v12;
    vector v26 = v2 + v16;
    vector v27 = v26 + v18;
    vector v28 = v27 + v20;
    vector v29 = v28 + v22;
    vector v30 = v29 + v24;
    vector v31 = v19 * (float)0.375 + v17;
    vector v32 = v21 * (float)0.625 + v31;
    vector v33 = v23 * (float)1.5 + v32;
    vector v34 = v25 * (float)3.0 + v33;
    vector v35 = v18 * (float)0.140625 + v16;
    vector v36 = v20 * (float)0.390625 + v35;
    vector v37 = v22 * (float)2.25 + v36;
    vector v38 = v24 * (float)9.0 + v37;
    vector v39 = v19 * (float)0.052734375 + v17;
    vector v40 = v21 * (float)0.244140625 + v39;
    vector v41 = v23 * (float)3.375 + v40;
    vector v42 = v25 * (float)27.0 + v41;
    vector v43 = v18 * (float)0.019775390625 + v16;
    vector v44 = v20 * (float)0.152587890625 + v43;
    vector v45 = v22 * (float)5.0625 + v44;
    vector v46 = v24 * (float)81.0 + v45;
    vector v47 = v13 + v17;
    vector v48 = v19 * (float)0.007415771484375 + v47;
    vector v49 = v21 * (float)0.095367431640625 + v48;
    vector v50 = v23 * (float)7.59375 + v49;
    vector v51 = v25 * (float)243.0 + v50;
    size_t s52 = tile->row_mask;
    size_t s53 = tile->column_mask;
    size_t s54 = tile->channel_stride;
    float*f55 = output;
    uint64_t u56 = s53 >> 0;
    uint64_t u57 = s53 >> 4;
    if (s52 & 1) {
        if (s53 == 63) {
            f55[0 * s54 + 0] = v30[0];
            f55[1 * s54 + 0] = v30[1];
            f55[2 * s54 + 0] = v30[2];
            f55[3 * s54 + 0] = v30[3];
            f55[0 * s54 + 1] = v34[0];
            f55[1 * s54 + 1] = v34[1];
            f55[2 * s54 + 1] = v34[2];
            f55[3 * s54 + 1] = v34[3];
            f55[0 * s54 + 2] = v38[0];
            f55[1 * s54 + 2] = v38[1];
            f55[2 * s54 + 2] = v38[2];
            f55[3 * s54 + 2] = v38[3];
            f55[0 * s54 + 3] = v42[0];
            f55[1 * s54 + 3] = v42[1];
            f55[2 * s54 + 3] = v42[2];
            f55[3 * s54 + 3] = v42[3];
            f55[0 * s54 + 4] = v46[0];
            f55[1 * s54 + 4] = v46[1];
            f55[2 * s54 + 4] = v46[2];
            f55[3 * s54 + 4] = v46[3];
            f55[0 * s54 + 5] = v51[0];
            f55[1 * s54 + 5] = v51[1];
            f55[2 * s54 + 5] = v51[2];
            f55[3 * s54 + 5] = v51[3];
        } else {
            if (u56 >> 0 & 1) {
            f55[0 * s54 + 0] = v30[0];
            f55[1 * s54 + 0] = v30[1];
            f55[2 * s54 + 0] = v30[2];
            f55[3 * s54 + 0] = v30[3];
            }
            if (u56 >> 1 & 1) {
            f55[0 * s54 + 1] = v34[0];
            f55[1 * s54 + 1] = v34[1];
            f55[2 * s54 + 1] = v34[2];
            f55[3 * s54 + 1] = v34[3];
            }
            if (u56 >> 2 & 1) {
            f55[0 * s54 + 2] = v38[0];
            f55[1 * s54 + 2] = v38[1];
            f55[2 * s54 + 2] = v38[2];
            f55[3 * s54 + 2] = v38[3];
            }
            if (u56 >> 3 & 1) {
            f55[0 * s54 + 3] = v42[0];
            f55[1 * s54 + 3] = v42[1];
            f55[2 * s54 + 3] = v42[2];
            f55[3 * s54 + 3] = v42[3];
            }
            if (u57 >> 0 & 1) {
            f55[0 * s54 + 4] = v46[0];
            f55[1 * s54 + 4] = v46[1];
            f55[2 * s54 + 4] = v46[2];
            f55[3 * s54 + 4] = v46[3];
            }
            if (u57 >> 1 & 1) {
            f55[0 * s54 + 5] = v51[0];
            f55[1 * s54 + 5] = v51[1];
            f55[2 * s54 + 5] = v51[2];
            f55[3 * s54 + 5] = v51[3];
            }
        }
    }
}

void nnp_winograd_f1x6_1x7_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    (void)scratch;
    const float*c1 = input;
    vector v2 = load(c1 + 0 * input_stride + 0);
    vector v3 = load(c1 + 1 * input_stride + 0);
    vector v4 = load(c1 + 2 * input_stride + 0);
    vector v5 = load(c1 + 3 * input_stride + 0);
    vector v6 = load(c1 + 4 * input_stride + 0);
    vector v7 = load(c1 + 5 * input_stride + 0);
    vector v8 = load(c1 + 6 * input_stride + 0);
    vector v9 = load(c1 + 7 * input_stride + 0);
    vector v10 = load(c1 + 8 * input_stride + 0);
    vector v11 = load(c1 + 9 * input_stride + 0);
    vector v12 = load(c1 + 10 * input_stride + 0);
    vector v13 = load(c1 + 11 * input_stride + 0);
    vector v14 = load(bias + 0);
    vector v15 = v3 + v14;
    vector v16 = v15 + v4;
    vector v17 = v15 - v4;
    vector v18 = v5 + v6;
    vector v19 = v5 - v6;
    vector v20 = v7 + v8;
    vector v21 = v7 - v8;
    vector v22 = v9 + v10;
    vector v23 = v9 - v10;
    vector v24 = v11 + v12;
    vector v25 = v11 - v12;
    vector v26 = v2 + v16;
    vector v27 = v26 + v18;
    vector v28 = v27 + v20;
    vector v29 = v28 + v22;
    vector v30 = v29 + v24;
    vector v31 = v19 * (float)0.375 + v17;
    vector v32 = v21 * (float)0.625 + v31;
    vector v33 = v23 * (float)1.5 + v32;
    vector v34 = v25 * (float)3.0 + v33;
    vector v35 = v18 * (float)0.140625 + v16;
    vector v36 = v20 * (float)0.390625 + v35;
    vector v37 = v22 * (float)2.25 + v36;
    vector v38 = v24 * (float)9.0 + v37;
    vector v39 = v19 * (float)0.052734375 + v17;
    vector v40 = v21 * (float)0.244140625 + v39;
    vector v41 = v23 * (float)3.375 + v40;
    vector v42 = v25 * (float)27.0 + v41;
    vector v43 = v18 * (float)0.019775390625 + v16;
    vector v44 = v20 * (float)0.152587890625 + v43;
    vector v45 = v22 * (float)5.0625 + v44;
    vector v46 = v24 * (float)81.0 + v45;
    vector v47 = v13 + v17;
    vector v48 = v19 * (float)0.007415771484375 + v47;
    vector v49 = v21 * (float)0.095367431640625 + v48;
    vector v50 = v23 * (float)7.59375 + v49;
    vector v51 = v25 * (float)243.0 + v50;
    vector v52 = splat(0);
    vector v53 = maximum(v52, v30);
    vector v54 = maximum(v52, v34);
    vector v55 = maximum(v52, v38);
    vector v56 = maximum(v52, v42);
    vector v57 = maximum(v52, v46);
    vector v58 = maximum(v52, v51);
    size_t s59 = tile->row_mask;
    size_t s60 = tile->column_mask;
    size_t s61 = tile->channel_stride;
    float*f62 = output;
    uint64_t u63 = s60 >> 0;
    uint64_t u64 = s60 >> 4;
    if (s59 & 1) {
        if (s60 == 63) {
            f62[0 * s61 + 0] = v53[0];
            f62[1 * s61 + 0] = v53[1];
            f62[2 * s61 + 0] = v53[2];
            f62[3 * s61 + 0] = v53[3];
            f62[0 * s61 + 1] = v54[0];
            f62[1 * s61 + 1] = v54[1];
            f62[2 * s61 + 1] = v54[2];
            f62[3 * s61 + 1] = v54[3];
            f62[0 * s61 + 2] = v55[0];
            f62[1 * s61 + 2] = v55[1];
            f62[2 * s61 + 2] = v55[2];
            f62[3 * s61 + 2] = v55[3];
            f62[0 * s61 + 3] = v56[0];
            f62[1 * s61 + 3] = v56[1];
            f62[2 * s61 + 3] = v56[2];
            f62[3 * s61 + 3] = v56[3];
            f62[0 * s61 + 4] = v57[0];
            f62[1 * s61 + 4] = v57[1];
            f62[2 * s61 + 4] = v57[2];
            f62[3 * s61 + 4] = v57[3];
            f62[0 * s61 + 5] = v58[0];
            f62[1 * s61 + 5] = v58[1];
            f62[2 * s61 + 5] = v58[2];
            f62[3 * s61 + 5] = v58[3];
        } else {
            if (u63 >> 0 & 1) {
            f62[0 * s61 + 0] = v53[0];
            f62[1 * s61 + 0] = v53[1];
            f62[2 * s61 + 0] = v53[2];
            f62[3 * s61 + 0] = v53[3];
            }
            if (u63 >> 1 & 1) {
            f62[0 * s61 + 1] = v54[0];
            f62[1 * s61 + 1] = v54[1];
            f62[2 * s61 + 1] = v54[2];
            f62[3 * s61 + 1] = v54[3];
            }
            if (u63 >> 2 & 1) {
            f62[0 * s61 + 2] = v55[0];
            f62[1 * s61 + 2] = v55[1];
            f62[2 * s61 + 2] = v55[2];
            f62[3 * s61 + 2] = v55[3];
            }
            if (u63 >> 3 & 1) {
            f62[0 * s61 + 3] = v56[0];
            f62[1 * s61 + 3] = v56[1];
            f62[2 * s61 + 3] = v56[2];
            f62[3 * s61 + 3] = v56[3];
            }
            if (u64 >> 0 & 1) {
            f62[0 * s61 + 4] = v57[0];
            f62[1 * s61 + 4] = v57[1];
            f62[2 * s61 + 4] = v57[2];
            f62[3 * s61 + 4] = v57[3];
            }
            if (u64 >> 1 & 1) {
            f62[0 * s61 + 5] = v58[0];
            f62[1 * s61 + 5] = v58[1];
            f62[2 * s61 + 5] = v58[2];
            f62[3 * s61 + 5] = v58[3];
            }
        }
    }
}

void nnp_winograd_f6x1_7x1_input__c(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_mask;
    size_t s2 = tile->column_mask;
    size_t s3 = tile->channel_stride;
    const float*c4 = input;
    size_t s5 = tile->row_stride;
    float*f6 = scratch;
    if (s2 & 1) {
        for (int i7 = 0; i7 < 12; i7++) {
            if (s1 & 1) {
                vector v8 = splat(0);
                v8[0] = c4[0 * s3 + 0];
                v8[1] = c4[1 * s3 + 0];
                v8[2] = c4[2 * s3 + 0];
                v8[3] = c4[3 * s3 + 0];
                store(f6 + 0, v8);
            } else {
                vector v9 = splat(0);
                store(f6 + 0, v9);
            }
            s1 /= 2;
            c4 += s5;
            f6 += 4;
        }
        vector v10 = load(scratch + 0);
        vector v11 = load(scratch + 4);
        vector v12 = load(scratch + 8);
        vector v13 = load(scratch + 12);
        vector v14 = load(scratch + 16);
        vector v15 = load(scratch + 20);
        vector v16 = load(scratch + 24);
        vector v17 = load(scratch + 28);
        vector v18 = load(scratch + 32);
        vector v19 = load(scratch + 36);
        vector v20 = load(scratch + 40);
        vector v21 = load(scratch + 44);
        float*f22 = output;
        vector v23 = v10 * (float)-1.11236572265625 + v20;
        vector v24 = v12 * (float)12.4881591796875 + v23;
        vector v25 = v14 * (float)-37.65728759765625 + v24;
        vector v26 = v16 * (float)38.062744140625 + v25;
        vector v27 = v18 * (float)-12.78125 + v26;
        store(f22 + 0 * output_stride + 0, v27);
        vector v28 = v12 * (float)1.11236572265625 + v20;
        vector v29 = v14 * (float)-11.37579345703125 + v28;
        vector v30 = v16 * (float)26.281494140625 + v29;
        vector v31 = v18 * (float)-11.78125 + v30;
        vector v32 = v11 * (float)1.11236572265625 + v19;
        vector v33 = v13 * (float)-11.37579345703125 + v32;
        vector v34 = v15 * (float)26.281494140625 + v33;
        vector v35 = v17 * (float)-11.78125 + v34;
        vector v36 = v31 + v35;
        store(f22 + 1 * output_stride + 0, v36);
        vector v37 = v31 - v35;
        store(f22 + 2 * output_stride + 0, v37);
        vector v38 = v12 * (float)7.91015625 + v20;
        vector v39 = v14 * (float)-32.5546875 + v38;
        vector v40 = v16 * (float)36.28515625 + v39;
        vector v41 = v18 * (float)-12.640625 + v40;
        vector v42 = v11 * (float)7.91015625 + v19;
        vector v43 = v13 * (float)-32.5546875 + v42;
        vector v44 = v15 * (float)36.28515625 + v43;
        vector v45 = v17 * (float)-12.640625 + v44;
        vector v46 = v45 * (float)0.375 + v41;
        store(f22 + 3 * output_stride + 0, v46);
        vector v47 = v45 * (float)-0.375 + v41;
        store(f22 + 4 * output_stride + 0, v47);
        vector v48 = v12 * (float)2.84765625 + v20;
        vector v49 = v14 * (float)-24.6796875 + v48;
        vector v50 = v16 * (float)33.22265625 + v49;
        vector v51 = v18 * (float)-12.390625 + v50;
        vector v52 = v11 * (float)2.84765625 + v19;
        vector v53 = v13 * (float)-24.6796875 + v52;
        vector v54 = v15 * (float)33.22265625 + v53;
        vector v55 = v17 * (float)-12.390625 + v54;
        vector v56 = v55 * (float)0.625 + v51;
        store(f22 + 5 * output_stride + 0, v56);
        vector v57 = v55 * (float)-0.625 + v51;
        store(f22 + 6 * output_stride + 0, v57);
        vector v58 = v12 * (float)0.494384765625 + v20;
        vector v59 = v14 * (float)-5.33056640625 + v58;
        vector v60 = v16 * (float)14.367431640625 + v59;
        vector v61 = v18 * (float)-10.53125 + v60;
        vector v62 = v11 * (float)0.494384765625 + v19;
        vector v63 = v13 * (float)-5.33056640625 + v62;
        vector v64 = v15 * (float)14.367431640625 + v63;
        vector v65 = v17 * (float)-10.53125 + v64;
        vector v66 = v65 * (float)1.5 + v61;
        store(f22 + 7 * output_stride + 0, v66);
        vector v67 = v65 * (float)-1.5 + v61;
        store(f22 + 8 * output_stride + 0, v67);
        vector v68 = v12 * (float)0.12359619140625 + v20;
        vector v69 = v14 * (float)-1.37384033203125 + v68;
        vector v70 = v16 * (float)4.031494140625 + v69;
        vector v71 = v18 * (float)-3.78125 + v70;
        vector v72 = v11 * (float)0.12359619140625 + v19;
        vector v73 = v13 * (float)-1.37384033203125 + v72;
        vector v74 = v15 * (float)4.031494140625 + v73;
        vector v75 = v17 * (float)-3.78125 + v74;
        vector v76 = v75 * (float)3.0 + v71;
        store(f22 + 9 * output_stride + 0, v76);
        vector v77 = v75 * (float)-3.0 + v71;
        store(f22 + 10 * output_stride + 0, v77);
        vector v78 = v11 * (float)-1.11236572265625 + v21;
        vector v79 = v13 * (float)12.4881591796875 + v78;
        vector v80 = v15 * (float)-37.65728759765625 + v79;
        vector v81 = v17 * (float)38.062744140625 + v80;
        vector v82 = v19 * (float)-12.78125 + v81;
        store(f22 + 11 * output_stride + 0, v82);
    } else {
        vector v83 = splat(0);
        float*f84 = output;
        vector v85 = v83 * (float)-1.11236572265625 + v83;
        vector v86 = v83 * (float)12.4881591796875 + v85;
        vector v87 = v83 * (float)-37.65728759765625 + v86;
        vector v88 = v83 * (float)38.062744140625 + v87;
        vector v89 = v83 * (float)-12.78125 + v88;
        store(f84 + 0 * output_stride + 0, v89);
        vector v90 = v83 * (float)1.11236572265625 + v83;
        vector v91 = v83 * (float)-11.37579345703125 + v90;
        vector v92 = v83 * (float)26.281494140625 + v91;
        vector v93 = v83 * (float)-11.78125 + v92;
        vector v94 = v83 * (float)1.11236572265625 + v83;
        vector v95 = v83 * (float)-11.37579345703125 + v94;
        vector v96 = v83 * (float)26.281494140625 + v95;
        vector v97 = v83 * (float)-11.78125 + v96;
        vector v98 = v93 + v97;
        store(f84 + 1 * output_stride + 0, v98);
        vector v99 = v93 - v97;
        store(f84 + 2 * output_stride + 0, v99);
        vector v100 = v83 * (float)7.91015625 + v83;
        vector v101 = v83 * (float)-32.5546875 + v100;
        vector v102 = v83 * (float)36.28515625 + v101;
        vector v103 = v83 * (float)-12.640625 + v102;
        vector v104 = v83 * (float)7.91015625 + v83;
        vector v105 = v83 * (float)-32.5546875 + v104;
        vector v106 = v83 * (float)36.28515625 + v105;
        vector v107 = v83 * (float)-12.640625 + v106;
        vector v108 = v107 * (float)0.375 + v103;
        store(f84 + 3 * output_stride + 0, v108);
        vector v109 = v107 * (float)-0.375 + v103;
        store(f84 + 4 * output_stride + 0, v109);
        vector v110 = v83 * (float)2.84765625 + v83;
        vector v111 = v83 * (float)-24.6796875 + v110;
        vector v112 = v83 * (float)33.22265625 + v111;
        vector v113 = v83 * (float)-12.390625 + v112;
        vector v114 = v83 * (float)2.84765625 + v83;
        vector v115 = v83 * (float)-24.6796875 + v114;
        vector v116 = v83 * (float)33.22265625 + v115;
        vector v117 = v83 * (float)-12.390625 + v116;
        vector v118 = v117 * (float)0.625 + v113;
        store(f84 + 5 * output_stride + 0, v118);
        vector v119 = v117 * (float)-0.625 + v113;
        store(f84 + 6 * output_stride + 0, v119);
        vector v120 = v83 * (float)0.494384765625 + v83;
        vector v121 = v83 * (float)-5.33056640625 + v120;
        vector v122 = v83 * (float)14.367431640625 + v121;
        vector v123 = v83 * (float)-10.53125 + v122;
        vector v124 = v83 * (float)0.494384765625 + v83;
        vector v125 = v83 * (float)-5.33056640625 + v124;
        vector v126 = v83 * (float)14.367431640625 + v125;
        vector v127 = v83 * (float)-10.53125 + v126;
        vector v128 = v127 * (float)1.5 + v123;
        store(f84 + 7 * output_stride + 0, v128);
        vector v129 = v127 * (float)-1.5 + v123;
        store(f84 + 8 * output_stride + 0, v129);
        vector v130 = v83 * (float)0.12359619140625 + v83;
        vector v131 = v83 * (float)-1.37384033203125 + v130;
        vector v132 = v83 * (float)4.031494140625 + v131;
        vector v133 = v83 * (float)-3.78125 + v132;
        vector v134 = v83 * (float)0.12359619140625 + v83;
        vector v135 = v83 * (float)-1.37384033203125 + v134;
        vector v136 = v83 * (float)4.031494140625 + v135;
        vector v137 = v83 * (float)-3.78125 + v136;
        vector v138 = v137 * (float)3.0 + v133;
        store(f84 + 9 * output_stride + 0, v138);
        vector v139 = v137 * (float)-3.0 + v133;
        store(f84 + 10 * output_stride + 0, v139);
        vector v140 = v83 * (float)-1.11236572265625 + v83;
        vector v141 = v83 * (float)12.4881591796875 + v140;
        vector v142 = v83 * (float)-37.65728759765625 + v141;
        vector v143 = v83 * (float)38.062744140625 + v142;
        vector v144 = v83 * (float)-12.78125 + v143;
        store(f84 + 11 * output_stride + 0, v144);
    }
}

void nnp_winograd_f6x1_7x1_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    (void)scratch;
    const float*c1 = input;
    vector v2 = load(c1 + 0 * input_stride + 0);
    vector v3 = load(c1 + 1 * input_stride + 0);
    vector v4 = load(c1 + 2 * input_stride + 0);
    vector v5 = load(c1 + 3 * input_stride + 0);
    vector v6 = load(c1 + 4 * input_stride + 0);
    vector v7 = load(c1 + 5 * input_stride + 0);
    vector v8 = load(c1 + 6 * input_stride + 0);
    vector v9 = load(c1 + 7 * input_stride + 0);
    vector v10 = load(c1 + 8 * input_stride + 0);
    vector v11 = load(c1 + 9 * input_stride + 0);
    vector v12 = load(c1 + 10 * input_stride + 0);
    vector v13 = load(c1 + 11 * input_stride + 0);
    vector v14 = load(bias + 0);
    vector v15 = v3 + v14;
    vector v16 = v15 + v4;
    vector v17 = v15 - v4;
    vector v18 = v5 + v6;
    vector v19 = v5 - v6;
    vector v20 = v7 + v8;
    vector v21 = v7 - v8;
    vector v22 = v9 + v10;
    vector v23 = v9 - v10;
    vector v24 = v11 + v12;
    vector v25 = v11 - v12;
    vector v26 = v2 + v16;
    vector v27 = v26 + v18;
    vector v28 = v27 + v20;
    vector v29 = v28 + v22;
    vector v30 = v29 + v24;
    vector v31 = v19 * (float)0.375 + v17;
    vector v32 = v21 * (float)0.625 + v31;
    vector v33 = v23 * (float)1.5 + v32;
    vector v34 = v25 * (float)3.0 + v33;
    vector v35 = v18 * (float)0.140625 + v16;
    vector v36 = v20 * (float)0.390625 + v35;
    vector v37 = v22 * (float)2.25 + v36;
    vector v38 = v24 * (float)9.0 + v37;
    vector v39 = v19 * (float)0.052734375 + v17;
    vector v40 = v21 * (float)0.244140625 + v39;
    vector v41 = v23 * (float)3.375 + v40;
    vector v42 = v25 * (float)27.0 + v41;
    vector v43 = v18 * (float)0.019775390625 + v16;
    vector v44 = v20 * (float)0.152587890625 + v43;
    vector v45 = v22 * (float)5.0625 + v44;
    vector v46 = v24 * (float)81.0 + v45;
    vector v47 = v13 + v17;
    vector v48 = v19 * (float)0.007415771484375 + v47;
    vector v49 = v21 * (float)0.095367431640625 + v48;
    vector v50 = v23 * (float)7.59375 + v49;
    vector v51 = v25 * (float)243.0 + v50;
    size_t s52 = tile->row_mask;
    size_t s53 = tile->column_mask;
    size_t s54 = tile->channel_stride;
    float*f55 = output;
    size_t s56 = tile->row_stride;
    if (s53 & 1) {
        if (s52 & 1) {
            f55[0 * s54 + 0] = v30[0];
            f55[1 * s54 + 0] = v30[1];
            f55[2 * s54 + 0] = v30[2];
            f55[3 * s54 + 0] = v30[3];
        }
        s52 /= 2;
        f55 += s56;
        if (s52 & 1) {
            f55[0 * s54 + 0] = v34[0];
            f55[1 * s54 + 0] = v34[1];
            f55[2 * s54 + 0] = v34[2];
            f55[3 * s54 + 0] = v34[3];
        }
        s52 /= 2;
        f55 += s56;
        if (s52 & 1) {
            f55[0 * s54 + 0] = v38[0];
            f55[1 * s54 + 0] = v38[1];
            f55[2 * s54 + 0] = v38[2];
            f55[3 * s54 + 0] = v38[3];
        }
        s52 /= 2;
        f55 += s56;
        if (s52 & 1) {
            f55[0 * s54 + 0] = v42[0];
            f55[1 * s54 + 0] = v42[1];
            f55[2 * s54 + 0] = v42[2];
            f55[3 * s54 + 0] = v42[3];
        }
        s52 /= 2;
        f55 += s56;
        if (s52 & 1) {
            f55[0 * s54 + 0] = v46[0];
            f55[1 * s54 + 0] = v46[1];
            f55[2 * s54 + 0] = v46[2];
            f55[3 * s54 + 0] = v46[3];
        }
        s52 /= 2;
        f55 += s56;
        if (s52 & 1) {
            f55[0 * s54 + 0] = v51[0];
            f55[1 * s54 + 0] = v51[1];
            f55[2 * s54 + 0] = v51[2];
            f55[3 * s54 + 0] = v51[3];
        }
        s52 /= 2;
        f55 += s56;
    }
}

void nnp_winograd_f6x1_7x1_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    (void)scratch;
    const float*c1 = input;
    vector v2 = load(c1 + 0 * input_stride + 0);
    vector v3 = load(c1 + 1 * input_stride + 0);
    vector v4 = load(c1 + 2 * input_stride + 0);
    vector v5 = load(c1 + 3 * input_stride + 0);
    vector v6 = load(c1 + 4 * input_stride + 0);
    vector v7 = load(c1 + 5 * input_stride + 0);
    vector v8 = load(c1 + 6 * input_stride + 0);
    vector v9 = load(c1 + 7 * input_stride + 0);
    vector v10 = load(c1 + 8 * input_stride + 0);
    vector v11 = load(c1 + 9 * input_stride + 0);
    vector v12 = load(c1 + 10 * input_stride + 0);
    vector v13 = load(c1 + 11 * input_stride + 0);
    vector v14 = load(bias + 0);
    vector v15 = v3 + v14;
    vector v16 = v15 + v4;
    vector v17 = v15 - v4;
    vector v18 = v5 + v6;
    vector v19 = v5 - v6;
    vector v20 = v7 + v8;
    vector v21 = v7 - v8;
    vector v22 = v9 + v10;
    vector v23 = v9 - v10;
    vector v24 = v11 + v12;
    vector v25 = v11 - v12;
    vector v26 = v2 + v16;
    vector v27 = v26 + v18;
    vector v28 = v27 + v20;
    vector v29 = v28 + v22;
    vector v30 = v29 + v24;
    vector v31 = v19 * (float)0.375 + v17;
    vector v32 = v21 * (float)0.625 + v31;
    vector v33 = v23 * (float)1.5 + v32;
    vector v34 = v25 * (float)3.0 + v33;
    vector v35 = v18 * (float)0.140625 + v16;
    vector v36 = v20 * (float)0.390625 + v35;
    vector v37 = v22 * (float)2.25 + v36;
    vector v38 = v24 * (float)9.0 + v37;
    vector v39 = v19 * (float)0.052734375 + v17;
    vector v40 = v21 * (float)0.244140625 + v39;
    vector v41 = v23 * (float)3.375 + v40;
    vector v42 = v25 * (float)27.0 + v41;
    vector v43 = v18 * (float)0.019775390625 + v16;
    vector v44 = v20 * (float)0.152587890625 + v43;
    vector v45 = v22 * (float)5.0625 + v44;
    vector v46 = v24 * (float)81.0 + v45;
    vector v47 = v13 + v17;
    vector v48 = v19 * (float)0.007415771484375 + v47;
    vector v49 = v21 * (float)0.095367431640625 + v48;
    vector v50 = v23 * (float)7.59375 + v49;
    vector v51 = v25 * (float)243.0 + v50;
    vector v52 = splat(0);
    vector v53 = maximum(v52, v30);
    vector v54 = maximum(v52, v34);
    vector v55 = maximum(v52, v38);
    vector v56 = maximum(v52, v42);
    vector v57 = maximum(v52, v46);
    vector v58 = maximum(v52, v51);
    size_t s59 = tile->row_mask;
    size_t s60 = tile->column_mask;
    size_t s61 = tile->channel_stride;
    float*f62 = output;
    size_t s63 = tile->row_stride;
    if (s60 & 1) {
        if (s59 & 1) {
            f62[0 * s61 + 0] = v53[0];
            f62[1 * s61 + 0] = v53[1];
            f62[2 * s61 + 0] = v53[2];
            f62[3 * s61 + 0] = v53[3];
        }
        s59 /= 2;
        f62 += s63;
        if (s59 & 1) {
            f62[0 * s61 + 0] = v54[0];
            f62[1 * s61 + 0] = v54[1];
            f62[2 * s61 + 0] = v54[2];
            f62[3 * s61 + 0] = v54[3];
        }
        s59 /= 2;
        f62 += s63;
        if (s59 & 1) {
            f62[0 * s61 + 0] = v55[0];
            f62[1 * s61 + 0] = v55[1];
            f62[2 * s61 + 0] = v55[2];
            f62[3 * s61 + 0] = v55[3];
        }
        s59 /= 2;
        f62 += s63;
        if (s59 & 1) {
            f62[0 * s61 + 0] = v56[0];
            f62[1 * s61 + 0] = v56[1];
            f62[2 * s61 + 0] = v56[2];
            f62[3 * s61 + 0] = v56[3];
        }
        s59 /= 2;
        f62 += s63;
        if (s59 & 1) {
            f62[0 * s61 + 0] = v57[0];
            f62[1 * s61 + 0] = v57[1];
            f62[2 * s61 + 0] = v57[2];
            f62[3 * s61 + 0] = v57[3];
        }
        s59 /= 2;
        f62 += s63;
        if (s59 & 1) {
            f62[0 * s61 + 0] = v58[0];
            f62[1 * s61 + 0] = v58[1];
            f62[2 * s61 + 0] = v58[2];
            f62[3 * s61 + 0] = v58[3];
        }
        s59 /= 2;
        f62 += s63;
    }
}

void nnp_winograd_f7x7_3x3_by_2_input__c(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 4;
    uint64_t u6 = s3 >> 8;
    uint64_t u7 = s3 >> 12;
    size_t s8 = tile->channel_stride;
    const float*c9 = input;
    if (s3 == 32767) {
        float*f10 = scratch;
        for (int i11 = 0; i11 < 15; i11++) {
            if (s2 & 1) {
                vector v12 = splat(0);
                vector v13 = splat(0);
                vector v14 = splat(0);
                vector v15 = splat(0);
                v12[0] = c9[0 * s8 + 0];
                v12[1] = c9[1 * s8 + 0];
                v12[2] = c9[2 * s8 + 0];
                v12[3] = c9[3 * s8 + 0];
                v13[0] = c9[0 * s8 + 1];
                v13[1] = c9[1 * s8 + 1];
                v13[2] = c9[2 * s8 + 1];
                v13[3] = c9[3 * s8 + 1];
                v14[0] = c9[0 * s8 + 2];
                v14[1] = c9[1 * s8 + 2];
                v14[2] = c9[2 * s8 + 2];
                v14[3] = c9[3 * s8 + 2];
                v15[0] = c9[0 * s8 + 3];
                v15[1] = c9[1 * s8 + 3];
                v15[2] = c9[2 * s8 + 3];
                v15[3] = c9[3 * s8 + 3];
                store(f10 + 32, v13);
                store(f10 + 36, v15);
                vector v16 = splat(0);
                vector v17 = splat(0);
                vector v18 = splat(0);
                vector v19 = splat(0);
                v16[0] = c9[0 * s8 + 4];
                v16[1] = c9[1 * s8 + 4];
                v16[2] = c9[2 * s8 + 4];
                v16[3] = c9[3 * s8 + 4];
                v17[0] = c9[0 * s8 + 5];
                v17[1] = c9[1 * s8 + 5];
                v17[2] = c9[2 * s8 + 5];
                v17[3] = c9[3 * s8 + 5];
                v18[0] = c9[0 * s8 + 6];
                v18[1] = c9[1 * s8 + 6];
                v18[2] = c9[2 * s8 + 6];
                v18[3] = c9[3 * s8 + 6];
                v19[0] = c9[0 * s8 + 7];
                v19[1] = c9[1 * s8 + 7];
                v19[2] = c9[2 * s8 + 7];
                v19[3] = c9[3 * s8 + 7];
                store(f10 + 40, v17);
                store(f10 + 44, v19);
                vector v20 = splat(0);
                vector v21 = splat(0);
                vector v22 = splat(0);
                vector v23 = splat(0);
                v20[0] = c9[0 * s8 + 8];
                v20[1] = c9[1 * s8 + 8];
                v20[2] = c9[2 * s8 + 8];
                v20[3] = c9[3 * s8 + 8];
                v21[0] = c9[0 * s8 + 9];
                v21[1] = c9[1 * s8 + 9];
                v21[2] = c9[2 * s8 + 9];
                v21[3] = c9[3 * s8 + 9];
                v22[0] = c9[0 * s8 + 10];
                v22[1] = c9[1 * s8 + 10];
                v22[2] = c9[2 * s8 + 10];
                v22[3] = c9[3 * s8 + 10];
                v23[0] = c9[0 * s8 + 11];
                v23[1] = c9[1 * s8 + 11];
                v23[2] = c9[2 * s8 + 11];
                v23[3] = c9[3 * s8 + 11];
                store(f10 + 48, v21);
                store(f10 + 52, v23);
                vector v24 = splat(0);
                vector v25 = splat(0);
                vector v26 = splat(0);
                vector v27 = splat(0);
                v24[0] = c9[0 * s8 + 11];
                v24[1] = c9[1 * s8 + 11];
                v24[2] = c9[2 * s8 + 11];
                v24[3] = c9[3 * s8 + 11];
                v25[0] = c9[0 * s8 + 12];
                v25[1] = c9[1 * s8 + 12];
                v25[2] = c9[2 * s8 + 12];
                v25[3] = c9[3 * s8 + 12];
                v26[0] = c9[0 * s8 + 13];
                v26[1] = c9[1 * s8 + 13];
                v26[2] = c9[2 * s8 + 13];
                v26[3] = c9[3 * s8 + 13];
                v27[0] = c9[0 * s8 + 14];
                v27[1] = c9[1 * s8 + 14];
                v27[2] = c9[2 * s8 + 14];
                v27[3] = c9[3 * s8 + 14];
                store(f10 + 56, v26);
                vector v28 = v16 + v25;
                vector v29 = v20 * (float)-4.25 + v28;
                vector v30 = v14 + v22;
                vector v31 = v18 * (float)-4.25 + v30;
                vector v32 = v29 + v31;
                store(f10 + 0, v32);
                vector v33 = v29 - v31;
                store(f10 + 4, v33);
                vector v34 = v16 * (float)0.25 + v25;
                vector v35 = v20 * (float)-1.25 + v34;
                vector v36 = v18 * (float)-5.0 + v14;
                vector v37 = v22 * (float)4.0 + v36;
                vector v38 = v37 * (float)0.5 + v35;
                store(f10 + 8, v38);
                vector v39 = v37 * (float)-0.5 + v35;
                store(f10 + 12, v39);
                vector v40 = v16 * (float)4.0 + v25;
                vector v41 = v20 * (float)-5.0 + v40;
                vector v42 = v18 * (float)-1.25 + v14;
                vector v43 = v22 * (float)0.25 + v42;
                vector v44 = v43 * (float)2.0 + v41;
                store(f10 + 16, v44);
                vector v45 = v43 * (float)-2.0 + v41;
                store(f10 + 20, v45);
                vector v46 = v27 - v14;
                vector v47 = v18 * (float)5.25 + v46;
                vector v48 = v22 * (float)-5.25 + v47;
                store(f10 + 24, v48);
                vector v49 = v12 - v25;
                vector v50 = v16 * (float)-5.25 + v49;
                vector v51 = v20 * (float)5.25 + v50;
                store(f10 + 28, v51);
            } else {
                vector v52 = splat(0);
                store(f10 + 0, v52);
                vector v53 = splat(0);
                store(f10 + 4, v53);
                vector v54 = splat(0);
                store(f10 + 8, v54);
                vector v55 = splat(0);
                store(f10 + 12, v55);
                vector v56 = splat(0);
                store(f10 + 16, v56);
                vector v57 = splat(0);
                store(f10 + 20, v57);
                vector v58 = splat(0);
                store(f10 + 24, v58);
                vector v59 = splat(0);
                store(f10 + 28, v59);
                vector v60 = splat(0);
                store(f10 + 32, v60);
                vector v61 = splat(0);
                store(f10 + 36, v61);
                vector v62 = splat(0);
                store(f10 + 40, v62);
                vector v63 = splat(0);
                store(f10 + 44, v63);
                vector v64 = splat(0);
                store(f10 + 48, v64);
                vector v65 = splat(0);
                store(f10 + 52, v65);
                vector v66 = splat(0);
                store(f10 + 56, v66);
            }
            s2 /= 2;
            c9 += s1;
            f10 += 60;
        }
    } else {
        float*f67 = scratch;
        for (int i68 = 0; i68 < 15; i68++) {
            if (s2 & 1) {
                vector v69 = splat(0);
                vector v70 = splat(0);
                vector v71 = splat(0);
                vector v72 = splat(0);
                if (u4 >> 0 & 1) {
                v69[0] = c9[0 * s8 + 0];
                v69[1] = c9[1 * s8 + 0];
                v69[2] = c9[2 * s8 + 0];
                v69[3] = c9[3 * s8 + 0];
                }
                if (u4 >> 1 & 1) {
                v70[0] = c9[0 * s8 + 1];
                v70[1] = c9[1 * s8 + 1];
                v70[2] = c9[2 * s8 + 1];
                v70[3] = c9[3 * s8 + 1];
                }
                if (u4 >> 2 & 1) {
                v71[0] = c9[0 * s8 + 2];
                v71[1] = c9[1 * s8 + 2];
                v71[2] = c9[2 * s8 + 2];
                v71[3] = c9[3 * s8 + 2];
                }
                if (u4 >> 3 & 1) {
                v72[0] = c9[0 * s8 + 3];
                v72[1] = c9[1 * s8 + 3];
                v72[2] = c9[2 * s8 + 3];
                v72[3] = c9[3 * s8 + 3];
                }
                store(f67 + 32, v70);
                store(f67 + 36, v72);
                vector v73 = splat(0);
                vector v74 = splat(0);
                vector v75 = splat(0);
                vector v76 = splat(0);
                if (u5 >> 0 & 1) {
                v73[0] = c9[0 * s8 + 4];
                v73[1] = c9[1 * s8 + 4];
                v73[2] = c9[2 * s8 + 4];
                v73[3] = c9[3 * s8 + 4];
                }
                if (u5 >> 1 & 1) {
                v74[0] = c9[0 * s8 + 5];
                v74[1] = c9[1 * s8 + 5];
                v74[2] = c9[2 * s8 + 5];
                v74[3] = c9[3 * s8 + 5];
                }
                if (u5 >> 2 & 1) {
                v75[0] = c9[0 * s8 + 6];
                v75[1] = c9[1 * s8 + 6];
                v75[2] = c9[2 * s8 + 6];
                v75[3] = c9[3 * s8 + 6];
                }
                if (u5 >> 3 & 1) {
                v76[0] = c9[0 * s8 + 7];
                v76[1] = c9[1 * s8 + 7];
                v76[2] = c9[2 * s8 + 7];
                v76[3] = c9[3 * s8 + 7];
                }
                store(f67 + 40, v74);
                store(f67 + 44, v76);
                vector v77 = splat(0);
                vector v78 = splat(0);
                vector v79 = splat(0);
                vector v80 = splat(0);
                if (u6 >> 0 & 1) {
                v77[0] = c9[0 * s8 + 8];
                v77[1] = c9[1 * s8 + 8];
                v77[2] = c9[2 * s8 + 8];
                v77[3] = c9[3 * s8 + 8];
                }
                if (u6 >> 1 & 1) {
                v78[0] = c9[0 * s8 + 9];
                v78[1] = c9[1 * s8 + 9];
                v78[2] = c9[2 * s8 + 9];
                v78[3] = c9[3 * s8 + 9];
                }
                if (u6 >> 2 & 1) {
                v79[0] = c9[0 * s8 + 10];
                v79[1] = c9[1 * s8 + 10];
                v79[2] = c9[2 * s8 + 10];
                v79[3] = c9[3 * s8 + 10];
                }
                if (u6 >> 3 & 1) {
                v80[0] = c9[0 * s8 + 11];
                v80[1] = c9[1 * s8 + 11];
                v80[2] = c9[2 * s8 + 11];
                v80[3] = c9[3 * s8 + 11];
                }
                store(f67 + 48, v78);
                store(f67 + 52, v80);
                vector v81 = splat(0);
                vector v82 = splat(0);
                vector v83 = splat(0);
                if (u7 >> 0 & 1) {
                v81[0] = c9[0 * s8 + 12];
                v81[1] = c9[1 * s8 + 12];
                v81[2] = c9[2 * s8 + 12];
                v81[3] = c9[3 * s8 + 12];
                }
                if (u7 >> 1 & 1) {
                v82[0] = c9[0 * s8 + 13];
                v82[1] = c9[1 * s8 + 13];
                v82[2] = c9[2 * s8 + 13];
                v82[3] = c9[3 * s8 + 13];
                }
                if (u7 >> 2 & 1) {
                v83[0] = c9[0 * s8 + 14];
                v83[1] = c9[1 * s8 + 14];
                v83[2] = c9[2 * s8 + 14];
                v83[3] = c9[3 * s8 + 14];
                }
                store(f67 + 56, v82);
                vector v84 = v73 + v81;
                vector v85 = v77 * (float)-4.25 + v84;
                vector v86 = v71 + v79;
                vector v87 = v75 * (float)-4.25 + v86;
                vector v88 = v85 + v87;
                store(f67 + 0, v88);
                vector v89 = v85 - v87;
                store(f67 + 4, v89);
                vector v90 = v73 * (float)0.25 + v81;
                vector v91 = v77 * (float)-1.25 + v90;
                vector v92 = v75 * (float)-5.0 + v71;
                vector v93 = v79 * (float)4.0 + v92;
                vector v94 = v93 * (float)0.5 + v91;
                store(f67 + 8, v94);
                vector v95 = v93 * (float)-0.5 + v91;
                store(f67 + 12, v95);
                vector v96 = v73 * (float)4.0 + v81;
                vector v97 = v77 * (float)-5.0 + v96;
                vector v98 = v75 * (float)-1.25 + v71;
                vector v99 = v79 * (float)0.25 + v98;
                vector v100 = v99 * (float)2.0 + v97;
                store(f67 + 16, v100);
                vector v101 = v99 * (float)-2.0 + v97;
                store(f67 + 20, v101);
                vector v102 = v83 - v71;
                vector v103 = v75 * (float)5.25 + v102;
                vector v104 = v79 * (float)-5.25 + v103;
                store(f67 + 24, v104);
                vector v105 = v69 - v81;
                vector v106 = v73 * (float)-5.25 + v105;
                vector v107 = v77 * (float)5.25 + v106;
                store(f67 + 28, v107);
            } else {
                vector v108 = splat(0);
                store(f67 + 0, v108);
                vector v109 = splat(0);
                store(f67 + 4, v109);
                vector v110 = splat(0);
                store(f67 + 8, v110);
                vector v111 = splat(0);
                store(f67 + 12, v111);
                vector v112 = splat(0);
                store(f67 + 16, v112);
                vector v113 = splat(0);
                store(f67 + 20, v113);
                vector v114 = splat(0);
                store(f67 + 24, v114);
                vector v115 = splat(0);
                store(f67 + 28, v115);
                vector v116 = splat(0);
                store(f67 + 32, v116);
                vector v117 = splat(0);
                store(f67 + 36, v117);
                vector v118 = splat(0);
                store(f67 + 40, v118);
                vector v119 = splat(0);
                store(f67 + 44, v119);
                vector v120 = splat(0);
                store(f67 + 48, v120);
                vector v121 = splat(0);
                store(f67 + 52, v121);
                vector v122 = splat(0);
                store(f67 + 56, v122);
            }
            s2 /= 2;
            c9 += s1;
            f67 += 60;
        }
    }
    float*f123 = output;
    size_t s124 = output_stride * 15;
    float*f125 = scratch;
    for (int i126 = 0; i126 < 15; i126++) {
        vector v127 = load(f125 + 0);
        vector v128 = load(f125 + 60);
        store(f123 + 8 * output_stride + 0, v128);
        vector v129 = load(f125 + 120);
        vector v130 = load(f125 + 180);
        store(f123 + 9 * output_stride + 0, v130);
        vector v131 = load(f125 + 240);
        vector v132 = load(f125 + 300);
        store(f123 + 10 * output_stride + 0, v132);
        vector v133 = load(f125 + 360);
        vector v134 = load(f125 + 420);
        store(f123 + 11 * output_stride + 0, v134);
        vector v135 = load(f125 + 480);
        vector v136 = load(f125 + 540);
        store(f123 + 12 * output_stride + 0, v136);
        vector v137 = load(f125 + 600);
        vector v138 = load(f125 + 660);
        store(f123 + 13 * output_stride + 0, v138);
        vector v139 = load(f125 + 720);
        vector v140 = load(f125 + 780);
        store(f123 + 14 * output_stride + 0, v140);
        vector v141 = load(f125 + 840);
        vector v142 = v131 + v139;
        vector v143 = v135 * (float)-4.25 + v142;
        vector v144 = v129 + v137;
        vector v145 = v133 * (float)-4.25 + v144;
        vector v146 = v143 + v145;
        store(f123 + 0 * output_stride + 0, v146);
        vector v147 = v143 - v145;
        store(f123 + 1 * output_stride + 0, v147);
        vector v148 = v131 * (float)0.25 + v139;
        vector v149 = v135 * (float)-1.25 + v148;
        vector v150 = v133 * (float)-5.0 + v129;
        vector v151 = v137 * (float)4.0 + v150;
        vector v152 = v151 * (float)0.5 + v149;
        store(f123 + 2 * output_stride + 0, v152);
        vector v153 = v151 * (float)-0.5 + v149;
        store(f123 + 3 * output_stride + 0, v153);
        vector v154 = v131 * (float)4.0 + v139;
        vector v155 = v135 * (float)-5.0 + v154;
        vector v156 = v133 * (float)-1.25 + v129;
        vector v157 = v137 * (float)0.25 + v156;
        vector v158 = v157 * (float)2.0 + v155;
        store(f123 + 4 * output_stride + 0, v158);
        vector v159 = v157 * (float)-2.0 + v155;
        store(f123 + 5 * output_stride + 0, v159);
        vector v160 = v141 - v129;
        vector v161 = v133 * (float)5.25 + v160;
        vector v162 = v137 * (float)-5.25 + v161;
        store(f123 + 6 * output_stride + 0, v162);
        vector v163 = v127 - v139;
        vector v164 = v131 * (float)-5.25 + v163;
        vector v165 = v135 * (float)5.25 + v164;
        store(f123 + 7 * output_stride + 0, v165);
        f125 += 4;
        f123 += s124;
    }
}

void nnp_winograd_f7x7_3x3_by_2_kernel__c(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 9; i3++) {
        vector v4 = splat(0);
        vector v5 = splat(0);
        vector v6 = splat(0);
        vector v7 = splat(0);
        v4[0] = c1[0 * kernel_stride + 0];
        v4[1] = c1[1 * kernel_stride + 0];
        v4[2] = c1[2 * kernel_stride + 0];
        v4[3] = c1[3 * kernel_stride + 0];
        v5[0] = c1[0 * kernel_stride + 1];
        v5[1] = c1[1 * kernel_stride + 1];
        v5[2] = c1[2 * kernel_stride + 1];
        v5[3] = c1[3 * kernel_stride + 1];
        v6[0] = c1[0 * kernel_stride + 2];
        v6[1] = c1[1 * kernel_stride + 2];
        v6[2] = c1[2 * kernel_stride + 2];
        v6[3] = c1[3 * kernel_stride + 2];
        v7[0] = c1[0 * kernel_stride + 3];
        v7[1] = c1[1 * kernel_stride + 3];
        v7[2] = c1[2 * kernel_stride + 3];
        v7[3] = c1[3 * kernel_stride + 3];
        store(f2 + 0, v4);
        store(f2 + 4, v5);
        store(f2 + 8, v6);
        store(f2 + 12, v7);
        c1 += 4;
        f2 += 16;
    }
    float*f8 = scratch;
    float*f9 = output;
    size_t s10 = output_stride * 9;
    for (int i11 = 0; i11 < 4; i11++) {
        vector v12 = load(f8 + 0);
        vector v13 = load(f8 + 4);
        vector v14 = load(f8 + 8);
        vector v15 = v12 * (float)-0.2222222222222222;
        vector v16 = v14 * (float)-0.2222222222222222 + v15;
        vector v17 = v14 * (float)0.2222222222222222 + v15;
        vector v18 = v12 * (float)0.011111111111111112;
        vector v19 = v14 * (float)0.022222222222222223 + v18;
        vector v20 = v14 * (float)-0.022222222222222223 + v18;
        vector v21 = v12 * (float)0.7111111111111111;
        vector v22 = v14 * (float)0.35555555555555557 + v21;
        vector v23 = v14 * (float)-0.35555555555555557 + v21;
        store(f2 + 0, v16);
        store(f2 + 4, v17);
        store(f2 + 8, v19);
        store(f2 + 12, v20);
        store(f2 + 16, v22);
        store(f2 + 20, v23);
        store(f2 + 24, v14);
        store(f2 + 28, v12);
        store(f2 + 32, v13);
        vector v24 = load(f8 + 12);
        vector v25 = load(f8 + 16);
        vector v26 = load(f8 + 20);
        vector v27 = v24 * (float)-0.2222222222222222;
        vector v28 = v26 * (float)-0.2222222222222222 + v27;
        vector v29 = v26 * (float)0.2222222222222222 + v27;
        vector v30 = v24 * (float)0.011111111111111112;
        vector v31 = v26 * (float)0.022222222222222223 + v30;
        vector v32 = v26 * (float)-0.022222222222222223 + v30;
        vector v33 = v24 * (float)0.7111111111111111;
        vector v34 = v26 * (float)0.35555555555555557 + v33;
        vector v35 = v26 * (float)-0.35555555555555557 + v33;
        store(f2 + 36, v28);
        store(f2 + 40, v29);
        store(f2 + 44, v31);
        store(f2 + 48, v32);
        store(f2 + 52, v34);
        store(f2 + 56, v35);
        store(f2 + 60, v26);
        store(f2 + 64, v24);
        store(f2 + 68, v25);
        vector v36 = load(f8 + 24);
        vector v37 = load(f8 + 28);
        vector v38 = load(f8 + 32);
        vector v39 = v36 * (float)-0.2222222222222222;
        vector v40 = v38 * (float)-0.2222222222222222 + v39;
        vector v41 = v38 * (float)0.2222222222222222 + v39;
        vector v42 = v36 * (float)0.011111111111111112;
        vector v43 = v38 * (float)0.022222222222222223 + v42;
        vector v44 = v38 * (float)-0.022222222222222223 + v42;
        vector v45 = v36 * (float)0.7111111111111111;
        vector v46 = v38 * (float)0.35555555555555557 + v45;
        vector v47 = v38 * (float)-0.35555555555555557 + v45;
        store(f2 + 72, v40);
        store(f2 + 76, v41);
        store(f2 + 80, v43);
        store(f2 + 84, v44);
        store(f2 + 88, v46);
        store(f2 + 92, v47);
        store(f2 + 96, v38);
        store(f2 + 100, v36);
        store(f2 + 104, v37);
        float*f48 = f2;
        for (int i49 = 0; i49 < 9; i49++) {
            vector v50 = load(f48 + 0);
            vector v51 = load(f48 + 36);
            vector v52 = load(f48 + 72);
            vector v53 = v50 * (float)-0.2222222222222222;
            vector v54 = v52 * (float)-0.2222222222222222 + v53;
            vector v55 = v52 * (float)0.2222222222222222 + v53;
            vector v56 = v50 * (float)0.011111111111111112;
            vector v57 = v52 * (float)0.022222222222222223 + v56;
            vector v58 = v52 * (float)-0.022222222222222223 + v56;
            vector v59 = v50 * (float)0.7111111111111111;
            vector v60 = v52 * (float)0.35555555555555557 + v59;
            vector v61 = v52 * (float)-0.35555555555555557 + v59;
            store(f9 + 0 * output_stride + 0, v54);
            store(f9 + 1 * output_stride + 0, v55);
            store(f9 + 2 * output_stride + 0, v57);
            store(f9 + 3 * output_stride + 0, v58);
            store(f9 + 4 * output_stride + 0, v60);
            store(f9 + 5 * output_stride + 0, v61);
            store(f9 + 6 * output_stride + 0, v52);
            store(f9 + 7 * output_stride + 0, v50);
            store(f9 + 8 * output_stride + 0, v51);
            f48 += 4;
            f9 += s10;
        }
        size_t s62 = s10 * 9;
        f9 -= s62;
        f9 += 8;
        f8 += 36;
    }
}

void nnp_winograd_f7x7_3x3_by_2_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 15;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 15; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = load(c1 + 6 * input_stride + 0);
        vector v12 = load(c1 + 7 * input_stride + 0);
        vector v13 = v5 + v6;
        vector v14 = v5 - v6;
        vector v15 = v7 + v8;
        vector v16 = v7 - v8;
        vector v17 = v9 + v10;
        vector v18 = v9 - v10;
        vector v19 = v12 + v13;
        vector v20 = v19 + v15;
        vector v21 = v20 + v17;
        vector v22 = v16 * (float)2.0 + v14;
        vector v23 = v18 * (float)0.5 + v22;
        vector v24 = v15 * (float)4.0 + v13;
        vector v25 = v17 * (float)0.25 + v24;
        vector v26 = v16 * (float)8.0 + v14;
        vector v27 = v18 * (float)0.125 + v26;
        vector v28 = v15 * (float)16.0 + v13;
        vector v29 = v17 * (float)0.0625 + v28;
        vector v30 = v16 * (float)32.0 + v14;
        vector v31 = v18 * (float)0.03125 + v30;
        vector v32 = v11 + v13;
        vector v33 = v15 * (float)64.0 + v32;
        vector v34 = v17 * (float)0.015625 + v33;
        vector v35 = load(c1 + 8 * input_stride + 0);
        vector v36 = v21 + v35;
        vector v37 = load(c1 + 9 * input_stride + 0);
        vector v38 = v23 + v37;
        vector v39 = load(c1 + 10 * input_stride + 0);
        vector v40 = v25 + v39;
        vector v41 = load(c1 + 11 * input_stride + 0);
        vector v42 = v27 + v41;
        vector v43 = load(c1 + 12 * input_stride + 0);
        vector v44 = v29 + v43;
        vector v45 = load(c1 + 13 * input_stride + 0);
        vector v46 = v31 + v45;
        vector v47 = load(c1 + 14 * input_stride + 0);
        vector v48 = v34 + v47;
        store(f3 + 0, v36);
        store(f3 + 60, v38);
        store(f3 + 120, v40);
        store(f3 + 180, v42);
        store(f3 + 240, v44);
        store(f3 + 300, v46);
        store(f3 + 360, v48);
        f3 += 4;
        c1 += s2;
    }
    size_t s49 = tile->row_stride;
    size_t s50 = tile->row_mask;
    size_t s51 = tile->column_mask;
    uint64_t u52 = s51 >> 0;
    uint64_t u53 = s51 >> 4;
    size_t s54 = tile->channel_stride;
    float*f55 = output;
    float*f56 = scratch;
    if (s51 == 127) {
        for (int i57 = 0; i57 < 7; i57++) {
            if (s50 & 1) {
                vector v58 = load(f56 + 0);
                vector v59 = load(f56 + 4);
                vector v60 = load(f56 + 8);
                vector v61 = load(f56 + 12);
                vector v62 = load(f56 + 16);
                vector v63 = load(f56 + 20);
                vector v64 = load(f56 + 24);
                vector v65 = load(f56 + 28);
                vector v66 = load(bias + 0);
                vector v67 = v58 + v66;
                vector v68 = v67 + v59;
                vector v69 = v67 - v59;
                vector v70 = v60 + v61;
                vector v71 = v60 - v61;
                vector v72 = v62 + v63;
                vector v73 = v62 - v63;
                vector v74 = v65 + v68;
                vector v75 = v74 + v70;
                vector v76 = v75 + v72;
                vector v77 = v71 * (float)2.0 + v69;
                vector v78 = v73 * (float)0.5 + v77;
                vector v79 = v70 * (float)4.0 + v68;
                vector v80 = v72 * (float)0.25 + v79;
                vector v81 = v71 * (float)8.0 + v69;
                vector v82 = v73 * (float)0.125 + v81;
                vector v83 = v70 * (float)16.0 + v68;
                vector v84 = v72 * (float)0.0625 + v83;
                vector v85 = v71 * (float)32.0 + v69;
                vector v86 = v73 * (float)0.03125 + v85;
                vector v87 = v64 + v68;
                vector v88 = v70 * (float)64.0 + v87;
                vector v89 = v72 * (float)0.015625 + v88;
                vector v90 = load(f56 + 32);
                vector v91 = v76 + v90;
                vector v92 = load(f56 + 36);
                vector v93 = v78 + v92;
                vector v94 = load(f56 + 40);
                vector v95 = v80 + v94;
                vector v96 = load(f56 + 44);
                vector v97 = v82 + v96;
                vector v98 = load(f56 + 48);
                vector v99 = v84 + v98;
                vector v100 = load(f56 + 52);
                vector v101 = v86 + v100;
                vector v102 = load(f56 + 56);
                vector v103 = v89 + v102;
                f55[0 * s54 + 0] = v91[0];
                f55[1 * s54 + 0] = v91[1];
                f55[2 * s54 + 0] = v91[2];
                f55[3 * s54 + 0] = v91[3];
                f55[0 * s54 + 1] = v93[0];
                f55[1 * s54 + 1] = v93[1];
                f55[2 * s54 + 1] = v93[2];
                f55[3 * s54 + 1] = v93[3];
                f55[0 * s54 + 2] = v95[0];
                f55[1 * s54 + 2] = v95[1];
                f55[2 * s54 + 2] = v95[2];
                f55[3 * s54 + 2] = v95[3];
                f55[0 * s54 + 3] = v97[0];
                f55[1 * s54 + 3] = v97[1];
                f55[2 * s54 + 3] = v97[2];
                f55[3 * s54 + 3] = v97[3];
                f55[0 * s54 + 3] = v97[0];
                f55[1 * s54 + 3] = v97[1];
                f55[2 * s54 + 3] = v97[2];
                f55[3 * s54 + 3] = v97[3];
                f55[0 * s54 + 4] = v99[0];
                f55[1 * s54 + 4] = v99[1];
                f55[2 * s54 + 4] = v99[2];
                f55[3 * s54 + 4] = v99[3];
                f55[0 * s54 + 5] = v101[0];
                f55[1 * s54 + 5] = v101[1];
                f55[2 * s54 + 5] = v101[2];
                f55[3 * s54 + 5] = v101[3];
                f55[0 * s54 + 6] = v103[0];
                f55[1 * s54 + 6] = v103[1];
                f55[2 * s54 + 6] = v103[2];
                f55[3 * s54 + 6] = v103[3];
            }
            s50 /= 2;
            f56 += 60;
            f55 += s49;
        }
    } else {
        for (int i104 = 0; i104 < 7; i104++) {
            if (s50 & 1) {
                vector v105 = load(f56 + 0);
                vector v106 = load(f56 + 4);
                vector v107 = load(f56 + 8);
                vector v108 = load(f56 + 12);
                vector v109 = load(f56 + 16);
                vector v110 = load(f56 + 20);
                vector v111 = load(f56 + 24);
                vector v112 = load(f56 + 28);
                vector v113 = load(bias + 0);
                vector v114 = v105 + v113;
                vector v115 = v114 + v106;
                vector v116 = v114 - v106;
                vector v117 = v107 + v108;
                vector v118 = v107 - v108;
                vector v119 = v109 + v110;
                vector v120 = v109 - v110;
                vector v121 = v112 + v115;
                vector v122 = v121 + v117;
                vector v123 = v122 + v119;
                vector v124 = v118 * (float)2.0 + v116;
                vector v125 = v120 * (float)0.5 + v124;
                vector v126 = v117 * (float)4.0 + v115;
                vector v127 = v119 * (float)0.25 + v126;
                vector v128 = v118 * (float)8.0 + v116;
                vector v129 = v120 * (float)0.125 + v128;
                vector v130 = v117 * (float)16.0 + v115;
                vector v131 = v119 * (float)0.0625 + v130;
                vector v132 = v118 * (float)32.0 + v116;
                vector v133 = v120 * (float)0.03125 + v132;
                vector v134 = v111 + v115;
                vector v135 = v117 * (float)64.0 + v134;
                vector v136 = v119 * (float)0.015625 + v135;
                vector v137 = load(f56 + 32);
                vector v138 = v123 + v137;
                vector v139 = load(f56 + 36);
                vector v140 = v125 + v139;
                vector v141 = load(f56 + 40);
                vector v142 = v127 + v141;
                vector v143 = load(f56 + 44);
                vector v144 = v129 + v143;
                vector v145 = load(f56 + 48);
                vector v146 = v131 + v145;
                vector v147 = load(f56 + 52);
                vector v148 = v133 + v147;
                vector v149 = load(f56 + 56);
                vector v150 = v136 + v149;
                if (u52 >> 0 & 1) {
                f55[0 * s54 + 0] = v138[0];
                f55[1 * s54 + 0] = v138[1];
                f55[2 * s54 + 0] = v138[2];
                f55[3 * s54 + 0] = v138[3];
                }
                if (u52 >> 1 & 1) {
                f55[0 * s54 + 1] = v140[0];
                f55[1 * s54 + 1] = v140[1];
                f55[2 * s54 + 1] = v140[2];
                f55[3 * s54 + 1] = v140[3];
                }
                if (u52 >> 2 & 1) {
                f55[0 * s54 + 2] = v142[0];
                f55[1 * s54 + 2] = v142[1];
                f55[2 * s54 + 2] = v142[2];
                f55[3 * s54 + 2] = v142[3];
                }
                if (u52 >> 3 & 1) {
                f55[0 * s54 + 3] = v144[0];
                f55[1 * s54 + 3] = v144[1];
                f55[2 * s54 + 3] = v144[2];
                f55[3 * s54 + 3] = v144[3];
                }
                if (u53 >> 0 & 1) {
                f55[0 * s54 + 4] = v146[0];
                f55[1 * s54 + 4] = v146[1];
                f55[2 * s54 + 4] = v146[2];
                f55[3 * s54 + 4] = v146[3];
                }
                if (u53 >> 1 & 1) {
                f55[0 * s54 + 5] = v148[0];
                f55[1 * s54 + 5] = v148[1];
                f55[2 * s54 + 5] = v148[2];
                f55[3 * s54 + 5] = v148[3];
                }
                if (u53 >> 2 & 1) {
                f55[0 * s54 + 6] = v150[0];
                f55[1 * s54 + 6] = v150[1];
                f55[2 * s54 + 6] = v150[2];
                f55[3 * s54 + 6] = v150[3];
                }
                if (u53 >> 3 & 1) {
                f55[0 * s54 + 7] = v150[0];
                f55[1 * s54 + 7] = v150[1];
                f55[2 * s54 + 7] = v150[2];
                f55[3 * s54 + 7] = v150[3];
                }
            }
            s50 /= 2;
            f56 += 60;
            f55 += s49;
        }
    }
}

void nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 15;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 15; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = load(c1 + 6 * input_stride + 0);
        vector v12 = load(c1 + 7 * input_stride + 0);
        vector v13 = v5 + v6;
        vector v14 = v5 - v6;
        vector v15 = v7 + v8;
        vector v16 = v7 - v8;
        vector v17 = v9 + v10;
        vector v18 = v9 - v10;
        vector v19 = v12 + v13;
        vector v20 = v19 + v15;
        vector v21 = v20 + v17;
        vector v22 = v16 * (float)2.0 + v14;
        vector v23 = v18 * (float)0.5 + v22;
        vector v24 = v15 * (float)4.0 + v13;
        vector v25 = v17 * (float)0.25 + v24;
        vector v26 = v16 * (float)8.0 + v14;
        vector v27 = v18 * (float)0.125 + v26;
        vector v28 = v15 * (float)16.0 + v13;
        vector v29 = v17 * (float)0.0625 + v28;
        vector v30 = v16 * (float)32.0 + v14;
        vector v31 = v18 * (float)0.03125 + v30;
        vector v32 = v11 + v13;
        vector v33 = v15 * (float)64.0 + v32;
        vector v34 = v17 * (float)0.015625 + v33;
        vector v35 = load(c1 + 8 * input_stride + 0);
        vector v36 = v21 + v35;
        vector v37 = load(c1 + 9 * input_stride + 0);
        vector v38 = v23 + v37;
        vector v39 = load(c1 + 10 * input_stride + 0);
        vector v40 = v25 + v39;
        vector v41 = load(c1 + 11 * input_stride + 0);
        vector v42 = v27 + v41;
        vector v43 = load(c1 + 12 * input_stride + 0);
        vector v44 = v29 + v43;
        vector v45 = load(c1 + 13 * input_stride + 0);
        vector v46 = v31 + v45;
        vector v47 = load(c1 + 14 * input_stride + 0);
        vector v48 = v34 + v47;
        store(f3 + 0, v36);
        store(f3 + 60, v38);
        store(f3 + 120, v40);
        store(f3 + 180, v42);
        store(f3 + 240, v44);
        store(f3 + 300, v46);
        store(f3 + 360, v48);
        f3 += 4;
        c1 += s2;
    }
    size_t s49 = tile->row_stride;
    size_t s50 = tile->row_mask;
    size_t s51 = tile->column_mask;
    uint64_t u52 = s51 >> 0;
    uint64_t u53 = s51 >> 4;
    size_t s54 = tile->channel_stride;
    float*f55 = output;
    float*f56 = scratch;
    if (s51 == 127) {
        for (int i57 = 0; i57 < 7; i57++) {
            if (s50 & 1) {
                vector v58 = load(f56 + 0);
                vector v59 = load(f56 + 4);
                vector v60 = load(f56 + 8);
                vector v61 = load(f56 + 12);
                vector v62 = load(f56 + 16);
                vector v63 = load(f56 + 20);
                vector v64 = load(f56 + 24);
                vector v65 = load(f56 + 28);
                vector v66 = load(bias + 0);
                vector v67 = v58 + v66;
                vector v68 = v67 + v59;
                vector v69 = v67 - v59;
                vector v70 = v60 + v61;
                vector v71 = v60 - v61;
                vector v72 = v62 + v63;
                vector v73 = v62 - v63;
                vector v74 = v65 + v68;
                vector v75 = v74 + v70;
                vector v76 = v75 + v72;
                vector v77 = v71 * (float)2.0 + v69;
                vector v78 = v73 * (float)0.5 + v77;
                vector v79 = v70 * (float)4.0 + v68;
                vector v80 = v72 * (float)0.25 + v79;
                vector v81 = v71 * (float)8.0 + v69;
                vector v82 = v73 * (float)0.125 + v81;
                vector v83 = v70 * (float)16.0 + v68;
                vector v84 = v72 * (float)0.0625 + v83;
                vector v85 = v71 * (float)32.0 + v69;
                vector v86 = v73 * (float)0.03125 + v85;
                vector v87 = v64 + v68;
                vector v88 = v70 * (float)64.0 + v87;
                vector v89 = v72 * (float)0.015625 + v88;
                vector v90 = load(f56 + 32);
                vector v91 = v76 + v90;
                vector v92 = load(f56 + 36);
                vector v93 = v78 + v92;
                vector v94 = load(f56 + 40);
                vector v95 = v80 + v94;
                vector v96 = load(f56 + 44);
                vector v97 = v82 + v96;
                vector v98 = load(f56 + 48);
                vector v99 = v84 + v98;
                vector v100 = load(f56 + 52);
                vector v101 = v86 + v100;
                vector v102 = load(f56 + 56);
                vector v103 = v89 + v102;
                vector v104 = splat(0);
                vector v105 = maximum(v104, v91);
                vector v106 = maximum(v104, v93);
                vector v107 = maximum(v104, v95);
                vector v108 = maximum(v104, v97);
                vector v109 = maximum(v104, v99);
                vector v110 = maximum(v104, v101);
                vector v111 = maximum(v104, v103);
                f55[0 * s54 + 0] = v105[0];
                f55[1 * s54 + 0] = v105[1];
                f55[2 * s54 + 0] = v105[2];
                f55[3 * s54 + 0] = v105[3];
                f55[0 * s54 + 1] = v106[0];
                f55[1 * s54 + 1] = v106[1];
                f55[2 * s54 + 1] = v106[2];
                f55[3 * s54 + 1] = v106[3];
                f55[0 * s54 + 2] = v107[0];
                f55[1 * s54 + 2] = v107[1];
                f55[2 * s54 + 2] = v107[2];
                f55[3 * s54 + 2] = v107[3];
                f55[0 * s54 + 3] = v108[0];
                f55[1 * s54 + 3] = v108[1];
                f55[2 * s54 + 3] = v108[2];
                f55[3 * s54 + 3] = v108[3];
                f55[0 * s54 + 3] = v108[0];
                f55[1 * s54 + 3] = v108[1];
                f55[2 * s54 + 3] = v108[2];
                f55[3 * s54 + 3] = v108[3];
                f55[0 * s54 + 4] = v109[0];
                f55[1 * s54 + 4] = v109[1];
                f55[2 * s54 + 4] = v109[2];
                f55[3 * s54 + 4] = v109[3];
                f55[0 * s54 + 5] = v110[0];
                f55[1 * s54 + 5] = v110[1];
                f55[2 * s54 + 5] = v110[2];
                f55[3 * s54 + 5] = v110[3];
                f55[0 * s54 + 6] = v111[0];
                f55[1 * s54 + 6] = v111[1];
                f55[2 * s54 + 6] = v111[2];
                f55[3 * s54 + 6] = v111[3];
            }
            s50 /= 2;
            f56 += 60;
            f55 += s49;
        }
    } else {
        for (int i112 = 0; i112 < 7; i112++) {
            if (s50 & 1) {
                vector v113 = load(f56 + 0);
                vector v114 = load(f56 + 4);
                vector v115 = load(f56 + 8);
                vector v116 = load(f56 + 12);
                vector v117 = load(f56 + 16);
                vector v118 = load(f56 + 20);
                vector v119 = load(f56 + 24);
                vector v120 = load(f56 + 28);
                vector v121 = load(bias + 0);
                vector v122 = v113 + v121;
                vector v123 = v122 + v114;
                vector v124 = v122 - v114;
                vector v125 = v115 + v116;
                vector v126 = v115 - v116;
                vector v127 = v117 + v118;
                vector v128 = v117 - v118;
                vector v129 = v120 + v123;
                vector v130 = v129 + v125;
                vector v131 = v130 + v127;
                vector v132 = v126 * (float)2.0 + v124;
                vector v133 = v128 * (float)0.5 + v132;
                vector v134 = v125 * (float)4.0 + v123;
                vector v135 = v127 * (float)0.25 + v134;
                vector v136 = v126 * (float)8.0 + v124;
                vector v137 = v128 * (float)0.125 + v136;
                vector v138 = v125 * (float)16.0 + v123;
                vector v139 = v127 * (float)0.0625 + v138;
                vector v140 = v126 * (float)32.0 + v124;
                vector v141 = v128 * (float)0.03125 + v140;
                vector v142 = v119 + v123;
                vector v143 = v125 * (float)64.0 + v142;
                vector v144 = v127 * (float)0.015625 + v143;
                vector v145 = load(f56 + 32);
                vector v146 = v131 + v145;
                vector v147 = load(f56 + 36);
                vector v148 = v133 + v147;
                vector v149 = load(f56 + 40);
                vector v150 = v135 + v149;
                vector v151 = load(f56 + 44);
                vector v152 = v137 + v151;
                vector v153 = load(f56 + 48);
                vector v154 = v139 + v153;
                vector v155 = load(f56 + 52);
                vector v156 = v141 + v155;
                vector v157 = load(f56 + 56);
                vector v158 = v144 + v157;
                vector v159 = splat(0);
                vector v160 = maximum(v159, v146);
                vector v161 = maximum(v159, v148);
                vector v162 = maximum(v159, v150);
                vector v163 = maximum(v159, v152);
                vector v164 = maximum(v159, v154);
                vector v165 = maximum(v159, v156);
                vector v166 = maximum(v159, v158);
                if (u52 >> 0 & 1) {
                f55[0 * s54 + 0] = v160[0];
                f55[1 * s54 + 0] = v160[1];
                f55[2 * s54 + 0] = v160[2];
                f55[3 * s54 + 0] = v160[3];
                }
                if (u52 >> 1 & 1) {
                f55[0 * s54 + 1] = v161[0];
                f55[1 * s54 + 1] = v161[1];
                f55[2 * s54 + 1] = v161[2];
                f55[3 * s54 + 1] = v161[3];
                }
                if (u52 >> 2 & 1) {
                f55[0 * s54 + 2] = v162[0];
                f55[1 * s54 + 2] = v162[1];
                f55[2 * s54 + 2] = v162[2];
                f55[3 * s54 + 2] = v162[3];
                }
                if (u52 >> 3 & 1) {
                f55[0 * s54 + 3] = v163[0];
                f55[1 * s54 + 3] = v163[1];
                f55[2 * s54 + 3] = v163[2];
                f55[3 * s54 + 3] = v163[3];
                }
                if (u53 >> 0 & 1) {
                f55[0 * s54 + 4] = v164[0];
                f55[1 * s54 + 4] = v164[1];
                f55[2 * s54 + 4] = v164[2];
                f55[3 * s54 + 4] = v164[3];
                }
                if (u53 >> 1 & 1) {
                f55[0 * s54 + 5] = v165[0];
                f55[1 * s54 + 5] = v165[1];
                f55[2 * s54 + 5] = v165[2];
                f55[3 * s54 + 5] = v165[3];
                }
                if (u53 >> 2 & 1) {
                f55[0 * s54 + 6] = v166[0];
                f55[1 * s54 + 6] = v166[1];
                f55[2 * s54 + 6] = v166[2];
                f55[3 * s54 + 6] = v166[3];
                }
                if (u53 >> 3 & 1) {
                f55[0 * s54 + 7] = v166[0];
                f55[1 * s54 + 7] = v166[1];
                f55[2 * s54 + 7] = v166[2];
                f55[3 * s54 + 7] = v166[3];
                }
            }
            s50 /= 2;
            f56 += 60;
            f55 += s49;
        }
    }
}

void nnp_winograd_f5x5_3x3_by_2_input__c(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 4;
    uint64_t u6 = s3 >> 8;
    size_t s7 = tile->channel_stride;
    const float*c8 = input;
    if (s3 == 2047) {
        float*f9 = scratch;
        for (int i10 = 0; i10 < 11; i10++) {
            if (s2 & 1) {
                vector v11 = splat(0);
                vector v12 = splat(0);
                vector v13 = splat(0);
                vector v14 = splat(0);
                v11[0] = c8[0 * s7 + 0];
                v11[1] = c8[1 * s7 + 0];
                v11[2] = c8[2 * s7 + 0];
                v11[3] = c8[3 * s7 + 0];
                v12[0] = c8[0 * s7 + 1];
                v12[1] = c8[1 * s7 + 1];
                v12[2] = c8[2 * s7 + 1];
                v12[3] = c8[3 * s7 + 1];
                v13[0] = c8[0 * s7 + 2];
                v13[1] = c8[1 * s7 + 2];
                v13[2] = c8[2 * s7 + 2];
                v13[3] = c8[3 * s7 + 2];
                v14[0] = c8[0 * s7 + 3];
                v14[1] = c8[1 * s7 + 3];
                v14[2] = c8[2 * s7 + 3];
                v14[3] = c8[3 * s7 + 3];
                store(f9 + 24, v12);
                store(f9 + 28, v14);
                vector v15 = splat(0);
                vector v16 = splat(0);
                vector v17 = splat(0);
                vector v18 = splat(0);
                v15[0] = c8[0 * s7 + 4];
                v15[1] = c8[1 * s7 + 4];
                v15[2] = c8[2 * s7 + 4];
                v15[3] = c8[3 * s7 + 4];
                v16[0] = c8[0 * s7 + 5];
                v16[1] = c8[1 * s7 + 5];
                v16[2] = c8[2 * s7 + 5];
                v16[3] = c8[3 * s7 + 5];
                v17[0] = c8[0 * s7 + 6];
                v17[1] = c8[1 * s7 + 6];
                v17[2] = c8[2 * s7 + 6];
                v17[3] = c8[3 * s7 + 6];
                v18[0] = c8[0 * s7 + 7];
                v18[1] = c8[1 * s7 + 7];
                v18[2] = c8[2 * s7 + 7];
                v18[3] = c8[3 * s7 + 7];
                store(f9 + 32, v16);
                store(f9 + 36, v18);
                vector v19 = splat(0);
                vector v20 = splat(0);
                vector v21 = splat(0);
                vector v22 = splat(0);
                v19[0] = c8[0 * s7 + 7];
                v19[1] = c8[1 * s7 + 7];
                v19[2] = c8[2 * s7 + 7];
                v19[3] = c8[3 * s7 + 7];
                v20[0] = c8[0 * s7 + 8];
                v20[1] = c8[1 * s7 + 8];
                v20[2] = c8[2 * s7 + 8];
                v20[3] = c8[3 * s7 + 8];
                v21[0] = c8[0 * s7 + 9];
                v21[1] = c8[1 * s7 + 9];
                v21[2] = c8[2 * s7 + 9];
                v21[3] = c8[3 * s7 + 9];
                v22[0] = c8[0 * s7 + 10];
                v22[1] = c8[1 * s7 + 10];
                v22[2] = c8[2 * s7 + 10];
                v22[3] = c8[3 * s7 + 10];
                store(f9 + 40, v21);
                vector v23 = v15 * (float)-2.25 + v20;
                vector v24 = v13 * (float)-2.25 + v17;
                vector v25 = v24 * (float)0.625 + v23;
                store(f9 + 0, v25);
                vector v26 = v24 * (float)-0.625 + v23;
                store(f9 + 4, v26);
                vector v27 = v15 * (float)-0.390625 + v20;
                vector v28 = v13 * (float)-0.390625 + v17;
                vector v29 = v28 * (float)1.5 + v27;
                store(f9 + 8, v29);
                vector v30 = v28 * (float)-1.5 + v27;
                store(f9 + 12, v30);
                vector v31 = v13 * (float)0.87890625 + v22;
                vector v32 = v17 * (float)-2.640625 + v31;
                store(f9 + 16, v32);
                vector v33 = v11 * (float)0.87890625 + v20;
                vector v34 = v15 * (float)-2.640625 + v33;
                store(f9 + 20, v34);
            } else {
                vector v35 = splat(0);
                store(f9 + 0, v35);
                vector v36 = splat(0);
                store(f9 + 4, v36);
                vector v37 = splat(0);
                store(f9 + 8, v37);
                vector v38 = splat(0);
                store(f9 + 12, v38);
                vector v39 = splat(0);
                store(f9 + 16, v39);
                vector v40 = splat(0);
                store(f9 + 20, v40);
                vector v41 = splat(0);
                store(f9 + 24, v41);
                vector v42 = splat(0);
                store(f9 + 28, v42);
                vector v43 = splat(0);
                store(f9 + 32, v43);
                vector v44 = splat(0);
                store(f9 + 36, v44);
                vector v45 = splat(0);
                store(f9 + 40, v45);
            }
            s2 /= 2;
            c8 += s1;
            f9 += 44;
        }
    } else {
        float*f46 = scratch;
        for (int i47 = 0; i47 < 11; i47++) {
            if (s2 & 1) {
                vector v48 = splat(0);
                vector v49 = splat(0);
                vector v50 = splat(0);
                vector v51 = splat(0);
                if (u4 >> 0 & 1) {
                v48[0] = c8[0 * s7 + 0];
                v48[1] = c8[1 * s7 + 0];
                v48[2] = c8[2 * s7 + 0];
                v48[3] = c8[3 * s7 + 0];
                }
                if (u4 >> 1 & 1) {
                v49[0] = c8[0 * s7 + 1];
                v49[1] = c8[1 * s7 + 1];
                v49[2] = c8[2 * s7 + 1];
                v49[3] = c8[3 * s7 + 1];
                }
                if (u4 >> 2 & 1) {
                v50[0] = c8[0 * s7 + 2];
                v50[1] = c8[1 * s7 + 2];
                v50[2] = c8[2 * s7 + 2];
                v50[3] = c8[3 * s7 + 2];
                }
                if (u4 >> 3 & 1) {
                v51[0] = c8[0 * s7 + 3];
                v51[1] = c8[1 * s7 + 3];
                v51[2] = c8[2 * s7 + 3];
                v51[3] = c8[3 * s7 + 3];
                }
                store(f46 + 24, v49);
                store(f46 + 28, v51);
                vector v52 = splat(0);
                vector v53 = splat(0);
                vector v54 = splat(0);
                vector v55 = splat(0);
                if (u5 >> 0 & 1) {
                v52[0] = c8[0 * s7 + 4];
                v52[1] = c8[1 * s7 + 4];
                v52[2] = c8[2 * s7 + 4];
                v52[3] = c8[3 * s7 + 4];
                }
                if (u5 >> 1 & 1) {
                v53[0] = c8[0 * s7 + 5];
                v53[1] = c8[1 * s7 + 5];
                v53[2] = c8[2 * s7 + 5];
                v53[3] = c8[3 * s7 + 5];
                }
                if (u5 >> 2 & 1) {
                v54[0] = c8[0 * s7 + 6];
                v54[1] = c8[1 * s7 + 6];
                v54[2] = c8[2 * s7 + 6];
                v54[3] = c8[3 * s7 + 6];
                }
                if (u5 >> 3 & 1) {
                v55[0] = c8[0 * s7 + 7];
                v55[1] = c8[1 * s7 + 7];
                v55[2] = c8[2 * s7 + 7];
                v55[3] = c8[3 * s7 + 7];
                }
                store(f46 + 32, v53);
                store(f46 + 36, v55);
                vector v56 = splat(0);
                vector v57 = splat(0);
                vector v58 = splat(0);
                if (u6 >> 0 & 1) {
                v56[0] = c8[0 * s7 + 8];
                v56[1] = c8[1 * s7 + 8];
                v56[2] = c8[2 * s7 + 8];
                v56[3] = c8[3 * s7 + 8];
                }
                if (u6 >> 1 & 1) {
                v57[0] = c8[0 * s7 + 9];
                v57[1] = c8[1 * s7 + 9];
                v57[2] = c8[2 * s7 + 9];
                v57[3] = c8[3 * s7 + 9];
                }
                if (u6 >> 2 & 1) {
                v58[0] = c8[0 * s7 + 10];
                v58[1] = c8[1 * s7 + 10];
                v58[2] = c8[2 * s7 + 10];
                v58[3] = c8[3 * s7 + 10];
                }
                store(f46 + 40, v57);
                vector v59 = v52 * (float)-2.25 + v56;
                vector v60 = v50 * (float)-2.25 + v54;
                vector v61 = v60 * (float)0.625 + v59;
                store(f46 + 0, v61);
                vector v62 = v60 * (float)-0.625 + v59;
                store(f46 + 4, v62);
                vector v63 = v52 * (float)-0.390625 + v56;
                vector v64 = v50 * (float)-0.390625 + v54;
                vector v65 = v64 * (float)1.5 + v63;
                store(f46 + 8, v65);
                vector v66 = v64 * (float)-1.5 + v63;
                store(f46 + 12, v66);
                vector v67 = v50 * (float)0.87890625 + v58;
                vector v68 = v54 * (float)-2.640625 + v67;
                store(f46 + 16, v68);
                vector v69 = v48 * (float)0.87890625 + v56;
                vector v70 = v52 * (float)-2.640625 + v69;
                store(f46 + 20, v70);
            } else {
                vector v71 = splat(0);
                store(f46 + 0, v71);
                vector v72 = splat(0);
                store(f46 + 4, v72);
                vector v73 = splat(0);
                store(f46 + 8, v73);
                vector v74 = splat(0);
                store(f46 + 12, v74);
                vector v75 = splat(0);
                store(f46 + 16, v75);
                vector v76 = splat(0);
                store(f46 + 20, v76);
                vector v77 = splat(0);
                store(f46 + 24, v77);
                vector v78 = splat(0);
                store(f46 + 28, v78);
                vector v79 = splat(0);
                store(f46 + 32, v79);
                vector v80 = splat(0);
                store(f46 + 36, v80);
                vector v81 = splat(0);
                store(f46 + 40, v81);
            }
            s2 /= 2;
            c8 += s1;
            f46 += 44;
        }
    }
    float*f82 = output;
    size_t s83 = output_stride * 11;
    float*f84 = scratch;
    for (int i85 = 0; i85 < 11; i85++) {
        vector v86 = load(f84 + 0);
        vector v87 = load(f84 + 44);
        store(f82 + 6 * output_stride + 0, v87);
        vector v88 = load(f84 + 88);
        vector v89 = load(f84 + 132);
        store(f82 + 7 * output_stride + 0, v89);
        vector v90 = load(f84 + 176);
        vector v91 = load(f84 + 220);
        store(f82 + 8 * output_stride + 0, v91);
        vector v92 = load(f84 + 264);
        vector v93 = load(f84 + 308);
        store(f82 + 9 * output_stride + 0, v93);
        vector v94 = load(f84 + 352);
        vector v95 = load(f84 + 396);
        store(f82 + 10 * output_stride + 0, v95);
        vector v96 = load(f84 + 440);
        vector v97 = v90 * (float)-2.25 + v94;
        vector v98 = v88 * (float)-2.25 + v92;
        vector v99 = v98 * (float)0.625 + v97;
        store(f82 + 0 * output_stride + 0, v99);
        vector v100 = v98 * (float)-0.625 + v97;
        store(f82 + 1 * output_stride + 0, v100);
        vector v101 = v90 * (float)-0.390625 + v94;
        vector v102 = v88 * (float)-0.390625 + v92;
        vector v103 = v102 * (float)1.5 + v101;
        store(f82 + 2 * output_stride + 0, v103);
        vector v104 = v102 * (float)-1.5 + v101;
        store(f82 + 3 * output_stride + 0, v104);
        vector v105 = v88 * (float)0.87890625 + v96;
        vector v106 = v92 * (float)-2.640625 + v105;
        store(f82 + 4 * output_stride + 0, v106);
        vector v107 = v86 * (float)0.87890625 + v94;
        vector v108 = v90 * (float)-2.640625 + v107;
        store(f82 + 5 * output_stride + 0, v108);
        f84 += 4;
        f82 += s83;
    }
}

void nnp_winograd_f5x5_3x3_by_2_kernel__c(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 9; i3++) {
        vector v4 = splat(0);
        vector v5 = splat(0);
        vector v6 = splat(0);
        vector v7 = splat(0);
        v4[0] = c1[0 * kernel_stride + 0];
        v4[1] = c1[1 * kernel_stride + 0];
        v4[2] = c1[2 * kernel_stride + 0];
        v4[3] = c1[3 * kernel_stride + 0];
        v5[0] = c1[0 * kernel_stride + 1];
        v5[1] = c1[1 * kernel_stride + 1];
        v5[2] = c1[2 * kernel_stride + 1];
        v5[3] = c1[3 * kernel_stride + 1];
        v6[0] = c1[0 * kernel_stride + 2];
        v6[1] = c1[1 * kernel_stride + 2];
        v6[2] = c1[2 * kernel_stride + 2];
        v6[3] = c1[3 * kernel_stride + 2];
        v7[0] = c1[0 * kernel_stride + 3];
        v7[1] = c1[1 * kernel_stride + 3];
        v7[2] = c1[2 * kernel_stride + 3];
        v7[3] = c1[3 * kernel_stride + 3];
        store(f2 + 0, v4);
        store(f2 + 4, v5);
        store(f2 + 8, v6);
        store(f2 + 12, v7);
        c1 += 4;
        f2 += 16;
    }
    float*f8 = scratch;
    float*f9 = output;
    size_t s10 = output_stride * 7;
    for (int i11 = 0; i11 < 4; i11++) {
        vector v12 = load(f8 + 0);
        vector v13 = load(f8 + 4);
        vector v14 = load(f8 + 8);
        vector v15 = v12 * (float)-0.6884033613445378;
        vector v16 = v14 * (float)-0.43025210084033616 + v15;
        vector v17 = v14 * (float)0.43025210084033616 + v15;
        vector v18 = v12 * (float)0.11951447245564893;
        vector v19 = v14 * (float)0.1792717086834734 + v18;
        vector v20 = v14 * (float)-0.1792717086834734 + v18;
        vector v21 = v12 * (float)1.1377777777777778;
        store(f2 + 0, v16);
        store(f2 + 4, v17);
        store(f2 + 8, v19);
        store(f2 + 12, v20);
        store(f2 + 16, v14);
        store(f2 + 20, v21);
        store(f2 + 24, v13);
        vector v22 = load(f8 + 12);
        vector v23 = load(f8 + 16);
        vector v24 = load(f8 + 20);
        vector v25 = v22 * (float)-0.6884033613445378;
        vector v26 = v24 * (float)-0.43025210084033616 + v25;
        vector v27 = v24 * (float)0.43025210084033616 + v25;
        vector v28 = v22 * (float)0.11951447245564893;
        vector v29 = v24 * (float)0.1792717086834734 + v28;
        vector v30 = v24 * (float)-0.1792717086834734 + v28;
        vector v31 = v22 * (float)1.1377777777777778;
        store(f2 + 28, v26);
        store(f2 + 32, v27);
        store(f2 + 36, v29);
        store(f2 + 40, v30);
        store(f2 + 44, v24);
        store(f2 + 48, v31);
        store(f2 + 52, v23);
        vector v32 = load(f8 + 24);
        vector v33 = load(f8 + 28);
        vector v34 = load(f8 + 32);
        vector v35 = v32 * (float)-0.6884033613445378;
        vector v36 = v34 * (float)-0.43025210084033616 + v35;
        vector v37 = v34 * (float)0.43025210084033616 + v35;
        vector v38 = v32 * (float)0.11951447245564893;
        vector v39 = v34 * (float)0.1792717086834734 + v38;
        vector v40 = v34 * (float)-0.1792717086834734 + v38;
        vector v41 = v32 * (float)1.1377777777777778;
        store(f2 + 56, v36);
        store(f2 + 60, v37);
        store(f2 + 64, v39);
        store(f2 + 68, v40);
        store(f2 + 72, v34);
        store(f2 + 76, v41);
        store(f2 + 80, v33);
        float*f42 = f2;
        for (int i43 = 0; i43 < 7; i43++) {
            vector v44 = load(f42 + 0);
            vector v45 = load(f42 + 28);
            vector v46 = load(f42 + 56);
            vector v47 = v44 * (float)-0.6884033613445378;
            vector v48 = v46 * (float)-0.43025210084033616 + v47;
            vector v49 = v46 * (float)0.43025210084033616 + v47;
            vector v50 = v44 * (float)0.11951447245564893;
            vector v51 = v46 * (float)0.1792717086834734 + v50;
            vector v52 = v46 * (float)-0.1792717086834734 + v50;
            vector v53 = v44 * (float)1.1377777777777778;
            store(f9 + 0 * output_stride + 0, v48);
            store(f9 + 1 * output_stride + 0, v49);
            store(f9 + 2 * output_stride + 0, v51);
            store(f9 + 3 * output_stride + 0, v52);
            store(f9 + 4 * output_stride + 0, v46);
            store(f9 + 5 * output_stride + 0, v53);
            store(f9 + 6 * output_stride + 0, v45);
            f42 += 4;
            f9 += s10;
        }
        size_t s54 = s10 * 7;
        f9 -= s54;
        f9 += 8;
        f8 += 36;
    }
}

void nnp_winograd_f5x5_3x3_by_2_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 11;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 11; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = v5 + v6;
        vector v12 = v5 - v6;
        vector v13 = v7 + v8;
        vector v14 = v7 - v8;
        vector v15 = v10 + v11;
        vector v16 = v15 + v13;
        vector v17 = v12 * (float)0.625;
        vector v18 = v14 * (float)1.5 + v17;
        vector v19 = v11 * (float)0.390625;
        vector v20 = v13 * (float)2.25 + v19;
        vector v21 = v12 * (float)0.244140625;
        vector v22 = v14 * (float)3.375 + v21;
        vector v23 = v11 * (float)0.152587890625 + v9;
        vector v24 = v13 * (float)5.0625 + v23;
        vector v25 = load(c1 + 6 * input_stride + 0);
        vector v26 = v16 + v25;
        vector v27 = load(c1 + 7 * input_stride + 0);
        vector v28 = v18 + v27;
        vector v29 = load(c1 + 8 * input_stride + 0);
        vector v30 = v20 + v29;
        vector v31 = load(c1 + 9 * input_stride + 0);
        vector v32 = v22 + v31;
        vector v33 = load(c1 + 10 * input_stride + 0);
        vector v34 = v24 + v33;
        store(f3 + 0, v26);
        store(f3 + 44, v28);
        store(f3 + 88, v30);
        store(f3 + 132, v32);
        store(f3 + 176, v34);
        f3 += 4;
        c1 += s2;
    }
    size_t s35 = tile->row_stride;
    size_t s36 = tile->row_mask;
    size_t s37 = tile->column_mask;
    uint64_t u38 = s37 >> 0;
    uint64_t u39 = s37 >> 4;
    size_t s40 = tile->channel_stride;
    float*f41 = output;
    float*f42 = scratch;
    if (s37 == 31) {
        for (int i43 = 0; i43 < 5; i43++) {
            if (s36 & 1) {
                vector v44 = load(f42 + 0);
                vector v45 = load(f42 + 4);
                vector v46 = load(f42 + 8);
                vector v47 = load(f42 + 12);
                vector v48 = load(f42 + 16);
                vector v49 = load(f42 + 20);
                vector v50 = v44 + v45;
                vector v51 = v44 - v45;
                vector v52 = v46 + v47;
                vector v53 = v46 - v47;
                vector v54 = v49 + v50;
                vector v55 = v54 + v52;
                vector v56 = v51 * (float)0.625;
                vector v57 = v53 * (float)1.5 + v56;
                vector v58 = v50 * (float)0.390625;
                vector v59 = v52 * (float)2.25 + v58;
                vector v60 = v51 * (float)0.244140625;
                vector v61 = v53 * (float)3.375 + v60;
                vector v62 = v50 * (float)0.152587890625 + v48;
                vector v63 = v52 * (float)5.0625 + v62;
                vector v64 = load(f42 + 24);
                vector v65 = v55 + v64;
                vector v66 = load(f42 + 28);
                vector v67 = v57 + v66;
                vector v68 = load(f42 + 32);
                vector v69 = v59 + v68;
                vector v70 = load(f42 + 36);
                vector v71 = v61 + v70;
                vector v72 = load(f42 + 40);
                vector v73 = v63 + v72;
                vector v74 = load(bias + 0);
                vector v75 = v65 + v74;
                vector v76 = v67 + v74;
                vector v77 = v69 + v74;
                vector v78 = v71 + v74;
                vector v79 = v73 + v74;
                f41[0 * s40 + 0] = v75[0];
                f41[1 * s40 + 0] = v75[1];
                f41[2 * s40 + 0] = v75[2];
                f41[3 * s40 + 0] = v75[3];
                f41[0 * s40 + 1] = v76[0];
                f41[1 * s40 + 1] = v76[1];
                f41[2 * s40 + 1] = v76[2];
                f41[3 * s40 + 1] = v76[3];
                f41[0 * s40 + 2] = v77[0];
                f41[1 * s40 + 2] = v77[1];
                f41[2 * s40 + 2] = v77[2];
                f41[3 * s40 + 2] = v77[3];
                f41[0 * s40 + 3] = v78[0];
                f41[1 * s40 + 3] = v78[1];
                f41[2 * s40 + 3] = v78[2];
                f41[3 * s40 + 3] = v78[3];
                f41[0 * s40 + 1] = v76[0];
                f41[1 * s40 + 1] = v76[1];
                f41[2 * s40 + 1] = v76[2];
                f41[3 * s40 + 1] = v76[3];
                f41[0 * s40 + 2] = v77[0];
                f41[1 * s40 + 2] = v77[1];
                f41[2 * s40 + 2] = v77[2];
                f41[3 * s40 + 2] = v77[3];
                f41[0 * s40 + 3] = v78[0];
                f41[1 * s40 + 3] = v78[1];
                f41[2 * s40 + 3] = v78[2];
                f41[3 * s40 + 3] = v78[3];
                f41[0 * s40 + 4] = v79[0];
                f41[1 * s40 + 4] = v79[1];
                f41[2 * s40 + 4] = v79[2];
                f41[3 * s40 + 4] = v79[3];
            }
            s36 /= 2;
            f42 += 44;
            f41 += s35;
        }
    } else {
        for (int i80 = 0; i80 < 5; i80++) {
            if (s36 & 1) {
                vector v81 = load(f42 + 0);
                vector v82 = load(f42 + 4);
                vector v83 = load(f42 + 8);
                vector v84 = load(f42 + 12);
                vector v85 = load(f42 + 16);
                vector v86 = load(f42 + 20);
                vector v87 = v81 + v82;
                vector v88 = v81 - v82;
                vector v89 = v83 + v84;
                vector v90 = v83 - v84;
                vector v91 = v86 + v87;
                vector v92 = v91 + v89;
                vector v93 = v88 * (float)0.625;
                vector v94 = v90 * (float)1.5 + v93;
                vector v95 = v87 * (float)0.390625;
                vector v96 = v89 * (float)2.25 + v95;
                vector v97 = v88 * (float)0.244140625;
                vector v98 = v90 * (float)3.375 + v97;
                vector v99 = v87 * (float)0.152587890625 + v85;
                vector v100 = v89 * (float)5.0625 + v99;
                vector v101 = load(f42 + 24);
                vector v102 = v92 + v101;
                vector v103 = load(f42 + 28);
                vector v104 = v94 + v103;
                vector v105 = load(f42 + 32);
                vector v106 = v96 + v105;
                vector v107 = load(f42 + 36);
                vector v108 = v98 + v107;
                vector v109 = load(f42 + 40);
                vector v110 = v100 + v109;
                vector v111 = load(bias + 0);
                vector v112 = v102 + v111;
                vector v113 = v104 + v111;
                vector v114 = v106 + v111;
                vector v115 = v108 + v111;
                vector v116 = v110 + v111;
                if (u38 >> 0 & 1) {
                f41[0 * s40 + 0] = v112[0];
                f41[1 * s40 + 0] = v112[1];
                f41[2 * s40 + 0] = v112[2];
                f41[3 * s40 + 0] = v112[3];
                }
                if (u38 >> 1 & 1) {
                f41[0 * s40 + 1] = v113[0];
                f41[1 * s40 + 1] = v113[1];
                f41[2 * s40 + 1] = v113[2];
                f41[3 * s40 + 1] = v113[3];
                }
                if (u38 >> 2 & 1) {
                f41[0 * s40 + 2] = v114[0];
                f41[1 * s40 + 2] = v114[1];
                f41[2 * s40 + 2] = v114[2];
                f41[3 * s40 + 2] = v114[3];
                }
                if (u38 >> 3 & 1) {
                f41[0 * s40 + 3] = v115[0];
                f41[1 * s40 + 3] = v115[1];
                f41[2 * s40 + 3] = v115[2];
                f41[3 * s40 + 3] = v115[3];
                }
                if (u39 >> 0 & 1) {
                f41[0 * s40 + 4] = v116[0];
                f41[1 * s40 + 4] = v116[1];
                f41[2 * s40 + 4] = v116[2];
                f41[3 * s40 + 4] = v116[3];
                }
                if (u39 >> 1 & 1) {
                f41[0 * s40 + 5] = v116[0];
                f41[1 * s40 + 5] = v116[1];
                f41[2 * s40 + 5] = v116[2];
                f41[3 * s40 + 5] = v116[3];
                }
                if (u39 >> 2 & 1) {
                f41[0 * s40 + 6] = v116[0];
                f41[1 * s40 + 6] = v116[1];
                f41[2 * s40 + 6] = v116[2];
                f41[3 * s40 + 6] = v116[3];
                }
                if (u39 >> 3 & 1) {
                f41[0 * s40 + 7] = v116[0];
                f41[1 * s40 + 7] = v116[1];
                f41[2 * s40 + 7] = v116[2];
                f41[3 * s40 + 7] = v116[3];
                }
            }
            s36 /= 2;
            f42 += 44;
            f41 += s35;
        }
    }
}

void nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 11;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 11; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = v5 + v6;
        vector v12 = v5 - v6;
        vector v13 = v7 + v8;
        vector v14 = v7 - v8;
        vector v15 = v10 + v11;
        vector v16 = v15 + v13;
        vector v17 = v12 * (float)0.625;
        vector v18 = v14 * (float)1.5 + v17;
        vector v19 = v11 * (float)0.390625;
        vector v20 = v13 * (float)2.25 + v19;
        vector v21 = v12 * (float)0.244140625;
        vector v22 = v14 * (float)3.375 + v21;
        vector v23 = v11 * (float)0.152587890625 + v9;
        vector v24 = v13 * (float)5.0625 + v23;
        vector v25 = load(c1 + 6 * input_stride + 0);
        vector v26 = v16 + v25;
        vector v27 = load(c1 + 7 * input_stride + 0);
        vector v28 = v18 + v27;
        vector v29 = load(c1 + 8 * input_stride + 0);
        vector v30 = v20 + v29;
        vector v31 = load(c1 + 9 * input_stride + 0);
        vector v32 = v22 + v31;
        vector v33 = load(c1 + 10 * input_stride + 0);
        vector v34 = v24 + v33;
        store(f3 + 0, v26);
        store(f3 + 44, v28);
        store(f3 + 88, v30);
        store(f3 + 132, v32);
        store(f3 + 176, v34);
        f3 += 4;
        c1 += s2;
    }
    size_t s35 = tile->row_stride;
    size_t s36 = tile->row_mask;
    size_t s37 = tile->column_mask;
    uint64_t u38 = s37 >> 0;
    uint64_t u39 = s37 >> 4;
    size_t s40 = tile->channel_stride;
    float*f41 = output;
    float*f42 = scratch;
    if (s37 == 31) {
        for (int i43 = 0; i43 < 5; i43++) {
            if (s36 & 1) {
                vector v44 = load(f42 + 0);
                vector v45 = load(f42 + 4);
                vector v46 = load(f42 + 8);
                vector v47 = load(f42 + 12);
                vector v48 = load(f42 + 16);
                vector v49 = load(f42 + 20);
                vector v50 = v44 + v45;
                vector v51 = v44 - v45;
                vector v52 = v46 + v47;
                vector v53 = v46 - v47;
                vector v54 = v49 + v50;
                vector v55 = v54 + v52;
                vector v56 = v51 * (float)0.625;
                vector v57 = v53 * (float)1.5 + v56;
                vector v58 = v50 * (float)0.390625;
                vector v59 = v52 * (float)2.25 + v58;
                vector v60 = v51 * (float)0.244140625;
                vector v61 = v53 * (float)3.375 + v60;
                vector v62 = v50 * (float)0.152587890625 + v48;
                vector v63 = v52 * (float)5.0625 + v62;
                vector v64 = load(f42 + 24);
                vector v65 = v55 + v64;
                vector v66 = load(f42 + 28);
                vector v67 = v57 + v66;
                vector v68 = load(f42 + 32);
                vector v69 = v59 + v68;
                vector v70 = load(f42 + 36);
                vector v71 = v61 + v70;
                vector v72 = load(f42 + 40);
                vector v73 = v63 + v72;
                vector v74 = load(bias + 0);
                vector v75 = v65 + v74;
                vector v76 = v67 + v74;
                vector v77 = v69 + v74;
                vector v78 = v71 + v74;
                vector v79 = v73 + v74;
                vector v80 = splat(0);
                vector v81 = maximum(v80, v75);
                vector v82 = maximum(v80, v76);
                vector v83 = maximum(v80, v77);
                vector v84 = maximum(v80, v78);
                vector v85 = maximum(v80, v79);
                f41[0 * s40 + 0] = v81[0];
                f41[1 * s40 + 0] = v81[1];
                f41[2 * s40 + 0] = v81[2];
                f41[3 * s40 + 0] = v81[3];
                f41[0 * s40 + 1] = v82[0];
                f41[1 * s40 + 1] = v82[1];
                f41[2 * s40 + 1] = v82[2];
                f41[3 * s40 + 1] = v82[3];
                f41[0 * s40 + 2] = v83[0];
                f41[1 * s40 + 2] = v83[1];
                f41[2 * s40 + 2] = v83[2];
                f41[3 * s40 + 2] = v83[3];
                f41[0 * s40 + 3] = v84[0];
                f41[1 * s40 + 3] = v84[1];
                f41[2 * s40 + 3] = v84[2];
                f41[3 * s40 + 3] = v84[3];
                f41[0 * s40 + 1] = v82[0];
                f41[1 * s40 + 1] = v82[1];
                f41[2 * s40 + 1] = v82[2];
                f41[3 * s40 + 1] = v82[3];
                f41[0 * s40 + 2] = v83[0];
                f41[1 * s40 + 2] = v83[1];
                f41[2 * s40 + 2] = v83[2];
                f41[3 * s40 + 2] = v83[3];
                f41[0 * s40 + 3] = v84[0];
                f41[1 * s40 + 3] = v84[1];
                f41[2 * s40 + 3] = v84[2];
                f41[3 * s40 + 3] = v84[3];
                f41[0 * s40 + 4] = v85[0];
                f41[1 * s40 + 4] = v85[1];
                f41[2 * s40 + 4] = v85[2];
                f41[3 * s40 + 4] = v85[3];
            }
            s36 /= 2;
            f42 += 44;
            f41 += s35;
        }
    } else {
        for (int i86 = 0; i86 < 5; i86++) {
            if (s36 & 1) {
                vector v87 = load(f42 + 0);
                vector v88 = load(f42 + 4);
                vector v89 = load(f42 + 8);
                vector v90 = load(f42 + 12);
                vector v91 = load(f42 + 16);
                vector v92 = load(f42 + 20);
                vector v93 = v87 + v88;
                vector v94 = v87 - v88;
                vector v95 = v89 + v90;
                vector v96 = v89 - v90;
                vector v97 = v92 + v93;
                vector v98 = v97 + v95;
                vector v99 = v94 * (float)0.625;
                vector v100 = v96 * (float)1.5 + v99;
                vector v101 = v93 * (float)0.390625;
                vector v102 = v95 * (float)2.25 + v101;
                vector v103 = v94 * (float)0.244140625;
                vector v104 = v96 * (float)3.375 + v103;
                vector v105 = v93 * (float)0.152587890625 + v91;
                vector v106 = v95 * (float)5.0625 + v105;
                vector v107 = load(f42 + 24);
                vector v108 = v98 + v107;
                vector v109 = load(f42 + 28);
                vector v110 = v100 + v109;
                vector v111 = load(f42 + 32);
                vector v112 = v102 + v111;
                vector v113 = load(f42 + 36);
                vector v114 = v104 + v113;
                vector v115 = load(f42 + 40);
                vector v116 = v106 + v115;
                vector v117 = load(bias + 0);
                vector v118 = v108 + v117;
                vector v119 = v110 + v117;
                vector v120 = v112 + v117;
                vector v121 = v114 + v117;
                vector v122 = v116 + v117;
                vector v123 = splat(0);
                vector v124 = maximum(v123, v118);
                vector v125 = maximum(v123, v119);
                vector v126 = maximum(v123, v120);
                vector v127 = maximum(v123, v121);
                vector v128 = maximum(v123, v122);
                if (u38 >> 0 & 1) {
                f41[0 * s40 + 0] = v124[0];
                f41[1 * s40 + 0] = v124[1];
                f41[2 * s40 + 0] = v124[2];
                f41[3 * s40 + 0] = v124[3];
                }
                if (u38 >> 1 & 1) {
                f41[0 * s40 + 1] = v125[0];
                f41[1 * s40 + 1] = v125[1];
                f41[2 * s40 + 1] = v125[2];
                f41[3 * s40 + 1] = v125[3];
                }
                if (u38 >> 2 & 1) {
                f41[0 * s40 + 2] = v126[0];
                f41[1 * s40 + 2] = v126[1];
                f41[2 * s40 + 2] = v126[2];
                f41[3 * s40 + 2] = v126[3];
                }
                if (u38 >> 3 & 1) {
                f41[0 * s40 + 3] = v127[0];
                f41[1 * s40 + 3] = v127[1];
                f41[2 * s40 + 3] = v127[2];
                f41[3 * s40 + 3] = v127[3];
                }
                if (u39 >> 0 & 1) {
                f41[0 * s40 + 4] = v128[0];
                f41[1 * s40 + 4] = v128[1];
                f41[2 * s40 + 4] = v128[2];
                f41[3 * s40 + 4] = v128[3];
                }
                if (u39 >> 1 & 1) {
                f41[0 * s40 + 5] = v128[0];
                f41[1 * s40 + 5] = v128[1];
                f41[2 * s40 + 5] = v128[2];
                f41[3 * s40 + 5] = v128[3];
                }
                if (u39 >> 2 & 1) {
                f41[0 * s40 + 6] = v128[0];
                f41[1 * s40 + 6] = v128[1];
                f41[2 * s40 + 6] = v128[2];
                f41[3 * s40 + 6] = v128[3];
                }
                if (u39 >> 3 & 1) {
                f41[0 * s40 + 7] = v128[0];
                f41[1 * s40 + 7] = v128[1];
                f41[2 * s40 + 7] = v128[2];
                f41[3 * s40 + 7] = v128[3];
                }
            }
            s36 /= 2;
            f42 += 44;
            f41 += s35;
        }
    }
}

void nnp_winograd_f3x3_3x3_by_2_input__c(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 4;
    size_t s6 = tile->channel_stride;
    const float*c7 = input;
    if (s3 == 127) {
        float*f8 = scratch;
        for (int i9 = 0; i9 < 7; i9++) {
            if (s2 & 1) {
                vector v10 = splat(0);
                vector v11 = splat(0);
                vector v12 = splat(0);
                vector v13 = splat(0);
                v10[0] = c7[0 * s6 + 0];
                v10[1] = c7[1 * s6 + 0];
                v10[2] = c7[2 * s6 + 0];
                v10[3] = c7[3 * s6 + 0];
                v11[0] = c7[0 * s6 + 1];
                v11[1] = c7[1 * s6 + 1];
                v11[2] = c7[2 * s6 + 1];
                v11[3] = c7[3 * s6 + 1];
                v12[0] = c7[0 * s6 + 2];
                v12[1] = c7[1 * s6 + 2];
                v12[2] = c7[2 * s6 + 2];
                v12[3] = c7[3 * s6 + 2];
                v13[0] = c7[0 * s6 + 3];
                v13[1] = c7[1 * s6 + 3];
                v13[2] = c7[2 * s6 + 3];
                v13[3] = c7[3 * s6 + 3];
                store(f8 + 16, v11);
                store(f8 + 20, v13);
                vector v14 = splat(0);
                vector v15 = splat(0);
                vector v16 = splat(0);
                vector v17 = splat(0);
                v14[0] = c7[0 * s6 + 3];
                v14[1] = c7[1 * s6 + 3];
                v14[2] = c7[2 * s6 + 3];
                v14[3] = c7[3 * s6 + 3];
                v15[0] = c7[0 * s6 + 4];
                v15[1] = c7[1 * s6 + 4];
                v15[2] = c7[2 * s6 + 4];
                v15[3] = c7[3 * s6 + 4];
                v16[0] = c7[0 * s6 + 5];
                v16[1] = c7[1 * s6 + 5];
                v16[2] = c7[2 * s6 + 5];
                v16[3] = c7[3 * s6 + 5];
                v17[0] = c7[0 * s6 + 6];
                v17[1] = c7[1 * s6 + 6];
                v17[2] = c7[2 * s6 + 6];
                v17[3] = c7[3 * s6 + 6];
                store(f8 + 24, v16);
                vector v18 = v15 + v12;
                store(f8 + 0, v18);
                vector v19 = v15 - v12;
                store(f8 + 4, v19);
                vector v20 = v17 - v12;
                store(f8 + 8, v20);
                vector v21 = v10 - v15;
                store(f8 + 12, v21);
            } else {
                vector v22 = splat(0);
                store(f8 + 0, v22);
                vector v23 = splat(0);
                store(f8 + 4, v23);
                vector v24 = splat(0);
                store(f8 + 8, v24);
                vector v25 = splat(0);
                store(f8 + 12, v25);
                vector v26 = splat(0);
                store(f8 + 16, v26);
                vector v27 = splat(0);
                store(f8 + 20, v27);
                vector v28 = splat(0);
                store(f8 + 24, v28);
            }
            s2 /= 2;
            c7 += s1;
            f8 += 28;
        }
    } else {
        float*f29 = scratch;
        for (int i30 = 0; i30 < 7; i30++) {
            if (s2 & 1) {
                vector v31 = splat(0);
                vector v32 = splat(0);
                vector v33 = splat(0);
                vector v34 = splat(0);
                if (u4 >> 0 & 1) {
                v31[0] = c7[0 * s6 + 0];
                v31[1] = c7[1 * s6 + 0];
                v31[2] = c7[2 * s6 + 0];
                v31[3] = c7[3 * s6 + 0];
                }
                if (u4 >> 1 & 1) {
                v32[0] = c7[0 * s6 + 1];
                v32[1] = c7[1 * s6 + 1];
                v32[2] = c7[2 * s6 + 1];
                v32[3] = c7[3 * s6 + 1];
                }
                if (u4 >> 2 & 1) {
                v33[0] = c7[0 * s6 + 2];
                v33[1] = c7[1 * s6 + 2];
                v33[2] = c7[2 * s6 + 2];
                v33[3] = c7[3 * s6 + 2];
                }
                if (u4 >> 3 & 1) {
                v34[0] = c7[0 * s6 + 3];
                v34[1] = c7[1 * s6 + 3];
                v34[2] = c7[2 * s6 + 3];
                v34[3] = c7[3 * s6 + 3];
                }
                store(f29 + 16, v32);
                store(f29 + 20, v34);
                vector v35 = splat(0);
                vector v36 = splat(0);
                vector v37 = splat(0);
                if (u5 >> 0 & 1) {
                v35[0] = c7[0 * s6 + 4];
                v35[1] = c7[1 * s6 + 4];
                v35[2] = c7[2 * s6 + 4];
                v35[3] = c7[3 * s6 + 4];
                }
                if (u5 >> 1 & 1) {
                v36[0] = c7[0 * s6 + 5];
                v36[1] = c7[1 * s6 + 5];
                v36[2] = c7[2 * s6 + 5];
                v36[3] = c7[3 * s6 + 5];
                }
                if (u5 >> 2 & 1) {
                v37[0] = c7[0 * s6 + 6];
                v37[1] = c7[1 * s6 + 6];
                v37[2] = c7[2 * s6 + 6];
                v37[3] = c7[3 * s6 + 6];
                }
                store(f29 + 24, v36);
                vector v38 = v35 + v33;
                store(f29 + 0, v38);
                vector v39 = v35 - v33;
                store(f29 + 4, v39);
                vector v40 = v37 - v33;
                store(f29 + 8, v40);
                vector v41 = v31 - v35;
                store(f29 + 12, v41);
            } else {
                vector v42 = splat(0);
                store(f29 + 0, v42);
                vector v43 = splat(0);
                store(f29 + 4, v43);
                vector v44 = splat(0);
                store(f29 + 8, v44);
                vector v45 = splat(0);
                store(f29 + 12, v45);
                vector v46 = splat(0);
                store(f29 + 16, v46);
                vector v47 = splat(0);
                store(f29 + 20, v47);
                vector v48 = splat(0);
                store(f29 + 24, v48);
            }
            s2 /= 2;
            c7 += s1;
            f29 += 28;
        }
    }
    float*f49 = output;
    size_t s50 = output_stride * 7;
    float*f51 = scratch;
    for (int i52 = 0; i52 < 7; i52++) {
        vector v53 = load(f51 + 0);
        vector v54 = load(f51 + 28);
        store(f49 + 4 * output_stride + 0, v54);
        vector v55 = load(f51 + 56);
        vector v56 = load(f51 + 84);
        store(f49 + 5 * output_stride + 0, v56);
        vector v57 = load(f51 + 112);
        vector v58 = load(f51 + 140);
        store(f49 + 6 * output_stride + 0, v58);
        vector v59 = load(f51 + 168);
        vector v60 = v57 + v55;
        store(f49 + 0 * output_stride + 0, v60);
        vector v61 = v57 - v55;
        store(f49 + 1 * output_stride + 0, v61);
        vector v62 = v59 - v55;
        store(f49 + 2 * output_stride + 0, v62);
        vector v63 = v53 - v57;
        store(f49 + 3 * output_stride + 0, v63);
        f51 += 4;
        f49 += s50;
    }
}

void nnp_winograd_f3x3_3x3_by_2_kernel__c(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 9; i3++) {
        vector v4 = splat(0);
        vector v5 = splat(0);
        vector v6 = splat(0);
        vector v7 = splat(0);
        v4[0] = c1[0 * kernel_stride + 0];
        v4[1] = c1[1 * kernel_stride + 0];
        v4[2] = c1[2 * kernel_stride + 0];
        v4[3] = c1[3 * kernel_stride + 0];
        v5[0] = c1[0 * kernel_stride + 1];
        v5[1] = c1[1 * kernel_stride + 1];
        v5[2] = c1[2 * kernel_stride + 1];
        v5[3] = c1[3 * kernel_stride + 1];
        v6[0] = c1[0 * kernel_stride + 2];
        v6[1] = c1[1 * kernel_stride + 2];
        v6[2] = c1[2 * kernel_stride + 2];
        v6[3] = c1[3 * kernel_stride + 2];
        v7[0] = c1[0 * kernel_stride + 3];
        v7[1] = c1[1 * kernel_stride + 3];
        v7[2] = c1[2 * kernel_stride + 3];
        v7[3] = c1[3 * kernel_stride + 3];
        store(f2 + 0, v4);
        store(f2 + 4, v5);
        store(f2 + 8, v6);
        store(f2 + 12, v7);
        c1 += 4;
        f2 += 16;
    }
    float*f8 = scratch;
    float*f9 = output;
    size_t s10 = output_stride * 5;
    for (int i11 = 0; i11 < 4; i11++) {
        vector v12 = load(f8 + 0);
        vector v13 = load(f8 + 4);
        vector v14 = load(f8 + 8);
        vector v15 = v12 * (float)0.5;
        vector v16 = v14 * (float)0.5 + v15;
        vector v17 = v14 * (float)-0.5 + v15;
        store(f2 + 0, v16);
        store(f2 + 4, v17);
        store(f2 + 8, v14);
        store(f2 + 12, v12);
        store(f2 + 16, v13);
        vector v18 = load(f8 + 12);
        vector v19 = load(f8 + 16);
        vector v20 = load(f8 + 20);
        vector v21 = v18 * (float)0.5;
        vector v22 = v20 * (float)0.5 + v21;
        vector v23 = v20 * (float)-0.5 + v21;
        store(f2 + 20, v22);
        store(f2 + 24, v23);
        store(f2 + 28, v20);
        store(f2 + 32, v18);
        store(f2 + 36, v19);
        vector v24 = load(f8 + 24);
        vector v25 = load(f8 + 28);
        vector v26 = load(f8 + 32);
        vector v27 = v24 * (float)0.5;
        vector v28 = v26 * (float)0.5 + v27;
        vector v29 = v26 * (float)-0.5 + v27;
        store(f2 + 40, v28);
        store(f2 + 44, v29);
        store(f2 + 48, v26);
        store(f2 + 52, v24);
        store(f2 + 56, v25);
        float*f30 = f2;
        for (int i31 = 0; i31 < 5; i31++) {
            vector v32 = load(f30 + 0);
            vector v33 = load(f30 + 20);
            vector v34 = load(f30 + 40);
            vector v35 = v32 * (float)0.5;
            vector v36 = v34 * (float)0.5 + v35;
            vector v37 = v34 * (float)-0.5 + v35;
            store(f9 + 0 * output_stride + 0, v36);
            store(f9 + 1 * output_stride + 0, v37);
            store(f9 + 2 * output_stride + 0, v34);
            store(f9 + 3 * output_stride + 0, v32);
            store(f9 + 4 * output_stride + 0, v33);
            f30 += 4;
            f9 += s10;
        }
        size_t s38 = s10 * 5;
        f9 -= s38;
        f9 += 8;
        f8 += 36;
    }
}

void nnp_winograd_f3x3_3x3_by_2_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 7;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 7; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = v5 + v6;
        vector v10 = v5 - v6;
        vector v11 = v8 + v9;
        vector v12 = v7 + v9;
        vector v13 = load(c1 + 4 * input_stride + 0);
        vector v14 = v11 + v13;
        vector v15 = load(c1 + 5 * input_stride + 0);
        vector v16 = v10 + v15;
        vector v17 = load(c1 + 6 * input_stride + 0);
        vector v18 = v12 + v17;
        store(f3 + 0, v14);
        store(f3 + 28, v16);
        store(f3 + 56, v18);
        f3 += 4;
        c1 += s2;
    }
    size_t s19 = tile->row_stride;
    size_t s20 = tile->row_mask;
    size_t s21 = tile->column_mask;
    uint64_t u22 = s21 >> 0;
    size_t s23 = tile->channel_stride;
    float*f24 = output;
    float*f25 = scratch;
    if (s21 == 7) {
        for (int i26 = 0; i26 < 3; i26++) {
            if (s20 & 1) {
                vector v27 = load(f25 + 0);
                vector v28 = load(f25 + 4);
                vector v29 = load(f25 + 8);
                vector v30 = load(f25 + 12);
                vector v31 = load(bias + 0);
                vector v32 = v27 + v31;
                vector v33 = v32 + v28;
                vector v34 = v32 - v28;
                vector v35 = v30 + v33;
                vector v36 = v29 + v33;
                vector v37 = load(f25 + 16);
                vector v38 = v35 + v37;
                vector v39 = load(f25 + 20);
                vector v40 = v34 + v39;
                vector v41 = load(f25 + 24);
                vector v42 = v36 + v41;
                f24[0 * s23 + 0] = v38[0];
                f24[1 * s23 + 0] = v38[1];
                f24[2 * s23 + 0] = v38[2];
                f24[3 * s23 + 0] = v38[3];
                f24[0 * s23 + 1] = v40[0];
                f24[1 * s23 + 1] = v40[1];
                f24[2 * s23 + 1] = v40[2];
                f24[3 * s23 + 1] = v40[3];
                f24[0 * s23 + 1] = v40[0];
                f24[1 * s23 + 1] = v40[1];
                f24[2 * s23 + 1] = v40[2];
                f24[3 * s23 + 1] = v40[3];
                f24[0 * s23 + 2] = v42[0];
                f24[1 * s23 + 2] = v42[1];
                f24[2 * s23 + 2] = v42[2];
                f24[3 * s23 + 2] = v42[3];
            }
            s20 /= 2;
            f25 += 28;
            f24 += s19;
        }
    } else {
        for (int i43 = 0; i43 < 3; i43++) {
            if (s20 & 1) {
                vector v44 = load(f25 + 0);
                vector v45 = load(f25 + 4);
                vector v46 = load(f25 + 8);
                vector v47 = load(f25 + 12);
                vector v48 = load(bias + 0);
                vector v49 = v44 + v48;
                vector v50 = v49 + v45;
                vector v51 = v49 - v45;
                vector v52 = v47 + v50;
                vector v53 = v46 + v50;
                vector v54 = load(f25 + 16);
                vector v55 = v52 + v54;
                vector v56 = load(f25 + 20);
                vector v57 = v51 + v56;
                vector v58 = load(f25 + 24);
                vector v59 = v53 + v58;
                if (u22 >> 0 & 1) {
                f24[0 * s23 + 0] = v55[0];
                f24[1 * s23 + 0] = v55[1];
                f24[2 * s23 + 0] = v55[2];
                f24[3 * s23 + 0] = v55[3];
                }
                if (u22 >> 1 & 1) {
                f24[0 * s23 + 1] = v57[0];
                f24[1 * s23 + 1] = v57[1];
                f24[2 * s23 + 1] = v57[2];
                f24[3 * s23 + 1] = v57[3];
                }
                if (u22 >> 2 & 1) {
                f24[0 * s23 + 2] = v59[0];
                f24[1 * s23 + 2] = v59[1];
                f24[2 * s23 + 2] = v59[2];
                f24[3 * s23 + 2] = v59[3];
                }
                if (u22 >> 3 & 1) {
                f24[0 * s23 + 3] = v59[0];
                f24[1 * s23 + 3] = v59[1];
                f24[2 * s23 + 3] = v59[2];
                f24[3 * s23 + 3] = v59[3];
                }
            }
            s20 /= 2;
            f25 += 28;
            f24 += s19;
        }
    }
}

void nnp_winograd_f3x3_3x3_by_2_output_with_bias_with_relu__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 7;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 7; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = v5 + v6;
        vector v10 = v5 - v6;
        vector v11 = v8 + v9;
        vector v12 = v7 + v9;
        vector v13 = load(c1 + 4 * input_stride + 0);
        vector v14 = v11 + v13;
        vector v15 = load(c1 + 5 * input_stride + 0);
        vector v16 = v10 + v15;
        vector v17 = load(c1 + 6 * input_stride + 0);
        vector v18 = v12 + v17;
        store(f3 + 0, v14);
        store(f3 + 28, v16);
        store(f3 + 56, v18);
        f3 += 4;
        c1 += s2;
    }
    size_t s19 = tile->row_stride;
    size_t s20 = tile->row_mask;
    size_t s21 = tile->column_mask;
    uint64_t u22 = s21 >> 0;
    size_t s23 = tile->channel_stride;
    float*f24 = output;
    float*f25 = scratch;
    if (s21 == 7) {
        for (int i26 = 0; i26 < 3; i26++) {
            if (s20 & 1) {
                vector v27 = load(f25 + 0);
                vector v28 = load(f25 + 4);
                vector v29 = load(f25 + 8);
                vector v30 = load(f25 + 12);
                vector v31 = load(bias + 0);
                vector v32 = v27 + v31;
                vector v33 = v32 + v28;
                vector v34 = v32 - v28;
                vector v35 = v30 + v33;
                vector v36 = v29 + v33;
                vector v37 = load(f25 + 16);
                vector v38 = v35 + v37;
                vector v39 = load(f25 + 20);
                vector v40 = v34 + v39;
                vector v41 = load(f25 + 24);
                vector v42 = v36 + v41;
                vector v43 = splat(0);
                vector v44 = maximum(v43, v38);
                vector v45 = maximum(v43, v40);
                vector v46 = maximum(v43, v42);
                f24[0 * s23 + 0] = v44[0];
                f24[1 * s23 + 0] = v44[1];
                f24[2 * s23 + 0] = v44[2];
                f24[3 * s23 + 0] = v44[3];
                f24[0 * s23 + 1] = v45[0];
                f24[1 * s23 + 1] = v45[1];
                f24[2 * s23 + 1] = v45[2];
                f24[3 * s23 + 1] = v45[3];
                f24[0 * s23 + 1] = v45[0];
                f24[1 * s23 + 1] = v45[1];
                f24[2 * s23 + 1] = v45[2];
                f24[3 * s23 + 1] = v45[3];
                f24[0 * s23 + 2] = v46[0];
                f24[1 * s23 + 2] = v46[1];
                f24[2 * s23 + 2] = v46[2];
                f24[3 * s23 + 2] = v46[3];
            }
            s20 /= 2;
            f25 += 28;
            f24 += s19;
        }
    } else {
        for (int i47 = 0; i47 < 3; i47++) {
            if (s20 & 1) {
                vector v48 = load(f25 + 0);
                vector v49 = load(f25 + 4);
                vector v50 = load(f25 + 8);
                vector v51 = load(f25 + 12);
                vector v52 = load(bias + 0);
                vector v53 = v48 + v52;
                vector v54 = v53 + v49;
                vector v55 = v53 - v49;
                vector v56 = v51 + v54;
                vector v57 = v50 + v54;
                vector v58 = load(f25 + 16);
                vector v59 = v56 + v58;
                vector v60 = load(f25 + 20);
                vector v61 = v55 + v60;
                vector v62 = load(f25 + 24);
                vector v63 = v57 + v62;
                vector v64 = splat(0);
                vector v65 = maximum(v64, v59);
                vector v66 = maximum(v64, v61);
                vector v67 = maximum(v64, v63);
                if (u22 >> 0 & 1) {
                f24[0 * s23 + 0] = v65[0];
                f24[1 * s23 + 0] = v65[1];
                f24[2 * s23 + 0] = v65[2];
                f24[3 * s23 + 0] = v65[3];
                }
                if (u22 >> 1 & 1) {
                f24[0 * s23 + 1] = v66[0];
                f24[1 * s23 + 1] = v66[1];
                f24[2 * s23 + 1] = v66[2];
                f24[3 * s23 + 1] = v66[3];
                }
                if (u22 >> 2 & 1) {
                f24[0 * s23 + 2] = v67[0];
                f24[1 * s23 + 2] = v67[1];
                f24[2 * s23 + 2] = v67[2];
                f24[3 * s23 + 2] = v67[3];
                }
                if (u22 >> 3 & 1) {
                f24[0 * s23 + 3] = v67[0];
                f24[1 * s23 + 3] = v67[1];
                f24[2 * s23 + 3] = v67[2];
                f24[3 * s23 + 3] = v67[3];
                }
            }
            s20 /= 2;
            f25 += 28;
            f24 += s19;
        }
    }
}

void nnp_winograd_f3x3_6x6_kernel__c(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 4;
    size_t s6 = tile->channel_stride;
    const float*c7 = input;
    if (s3 == 63) {
        float*f8 = scratch;
        for (int i9 = 0; i9 < 6; i9++) {
            if (s2 & 1) {
                vector v10 = splat(0);
                vector v11 = splat(0);
                vector v12 = splat(0);
                vector v13 = splat(0);
                v10[0] = c7[0 * s6 + 0];
                v10[1] = c7[1 * s6 + 0];
                v10[2] = c7[2 * s6 + 0];
                v10[3] = c7[3 * s6 + 0];
                v11[0] = c7[0 * s6 + 1];
                v11[1] = c7[1 * s6 + 1];
                v11[2] = c7[2 * s6 + 1];
                v11[3] = c7[3 * s6 + 1];
                v12[0] = c7[0 * s6 + 2];
                v12[1] = c7[1 * s6 + 2];
                v12[2] = c7[2 * s6 + 2];
                v12[3] = c7[3 * s6 + 2];
                v13[0] = c7[0 * s6 + 3];
                v13[1] = c7[1 * s6 + 3];
                v13[2] = c7[2 * s6 + 3];
                v13[3] = c7[3 * s6 + 3];
                store(f8 + 28, v10);
                vector v14 = splat(0);
                vector v15 = splat(0);
                if (u5 >> 0 & 1) {
                v14[0] = c7[0 * s6 + 4];
                v14[1] = c7[1 * s6 + 4];
                v14[2] = c7[2 * s6 + 4];
                v14[3] = c7[3 * s6 + 4];
                }
                if (u5 >> 1 & 1) {
                v15[0] = c7[0 * s6 + 5];
                v15[1] = c7[1 * s6 + 5];
                v15[2] = c7[2 * s6 + 5];
                v15[3] = c7[3 * s6 + 5];
                }
                store(f8 + 24, v15);
                vector v16 = v10 + v12;
                vector v17 = v16 + v14;
                vector v18 = v17 * (float)-0.2222222222222222;
                vector v19 = v11 + v13;
                vector v20 = v19 + v15;
                vector v21 = v20 * (float)-0.2222222222222222 + v18;
                store(f8 + 0, v21);
                vector v22 = v20 * (float)0.2222222222222222 + v18;
                store(f8 + 4, v22);
                vector v23 = v12 * (float)4.0 + v10;
                vector v24 = v14 * (float)16.0 + v23;
                vector v25 = v24 * (float)0.011111111111111112;
                vector v26 = v13 * (float)4.0 + v11;
                vector v27 = v15 * (float)16.0 + v26;
                vector v28 = v27 * (float)0.022222222222222223 + v25;
                store(f8 + 8, v28);
                vector v29 = v27 * (float)-0.022222222222222223 + v25;
                store(f8 + 12, v29);
                vector v30 = v12 * (float)0.25 + v10;
                vector v31 = v14 * (float)0.0625 + v30;
                vector v32 = v31 * (float)0.7111111111111111;
                vector v33 = v13 * (float)0.25 + v11;
                vector v34 = v15 * (float)0.0625 + v33;
                vector v35 = v34 * (float)0.35555555555555557 + v32;
                store(f8 + 16, v35);
                vector v36 = v34 * (float)-0.35555555555555557 + v32;
                store(f8 + 20, v36);
            } else {
                vector v37 = splat(0);
                store(f8 + 0, v37);
                vector v38 = splat(0);
                store(f8 + 4, v38);
                vector v39 = splat(0);
                store(f8 + 8, v39);
                vector v40 = splat(0);
                store(f8 + 12, v40);
                vector v41 = splat(0);
                store(f8 + 16, v41);
                vector v42 = splat(0);
                store(f8 + 20, v42);
                vector v43 = splat(0);
                store(f8 + 24, v43);
                vector v44 = splat(0);
                store(f8 + 28, v44);
            }
            s2 /= 2;
            c7 += s1;
            f8 += 32;
        }
    } else {
        float*f45 = scratch;
        for (int i46 = 0; i46 < 6; i46++) {
            if (s2 & 1) {
                vector v47 = splat(0);
                vector v48 = splat(0);
                vector v49 = splat(0);
                vector v50 = splat(0);
                if (u4 >> 0 & 1) {
                v47[0] = c7[0 * s6 + 0];
                v47[1] = c7[1 * s6 + 0];
                v47[2] = c7[2 * s6 + 0];
                v47[3] = c7[3 * s6 + 0];
                }
                if (u4 >> 1 & 1) {
                v48[0] = c7[0 * s6 + 1];
                v48[1] = c7[1 * s6 + 1];
                v48[2] = c7[2 * s6 + 1];
                v48[3] = c7[3 * s6 + 1];
                }
                if (u4 >> 2 & 1) {
                v49[0] = c7[0 * s6 + 2];
                v49[1] = c7[1 * s6 + 2];
                v49[2] = c7[2 * s6 + 2];
                v49[3] = c7[3 * s6 + 2];
                }
                if (u4 >> 3 & 1) {
                v50[0] = c7[0 * s6 + 3];
                v50[1] = c7[1 * s6 + 3];
                v50[2] = c7[2 * s6 + 3];
                v50[3] = c7[3 * s6 + 3];
                }
                store(f45 + 28, v47);
                vector v51 = splat(0);
                vector v52 = splat(0);
                if (u5 >> 0 & 1) {
                v51[0] = c7[0 * s6 + 4];
                v51[1] = c7[1 * s6 + 4];
                v51[2] = c7[2 * s6 + 4];
                v51[3] = c7[3 * s6 + 4];
                }
                if (u5 >> 1 & 1) {
                v52[0] = c7[0 * s6 + 5];
                v52[1] = c7[1 * s6 + 5];
                v52[2] = c7[2 * s6 + 5];
                v52[3] = c7[3 * s6 + 5];
                }
                store(f45 + 24, v52);
                vector v53 = v47 + v49;
                vector v54 = v53 + v51;
                vector v55 = v54 * (float)-0.2222222222222222;
                vector v56 = v48 + v50;
                vector v57 = v56 + v52;
                vector v58 = v57 * (float)-0.2222222222222222 + v55;
                store(f45 + 0, v58);
                vector v59 = v57 * (float)0.2222222222222222 + v55;
                store(f45 + 4, v59);
                vector v60 = v49 * (float)4.0 + v47;
                vector v61 = v51 * (float)16.0 + v60;
                vector v62 = v61 * (float)0.011111111111111112;
                vector v63 = v50 * (float)4.0 + v48;
                vector v64 = v52 * (float)16.0 + v63;
                vector v65 = v64 * (float)0.022222222222222223 + v62;
                store(f45 + 8, v65);
                vector v66 = v64 * (float)-0.022222222222222223 + v62;
                store(f45 + 12, v66);
                vector v67 = v49 * (float)0.25 + v47;
                vector v68 = v51 * (float)0.0625 + v67;
                vector v69 = v68 * (float)0.7111111111111111;
                vector v70 = v50 * (float)0.25 + v48;
                vector v71 = v52 * (float)0.0625 + v70;
                vector v72 = v71 * (float)0.35555555555555557 + v69;
                store(f45 + 16, v72);
                vector v73 = v71 * (float)-0.35555555555555557 + v69;
                store(f45 + 20, v73);
            } else {
                vector v74 = splat(0);
                store(f45 + 0, v74);
                vector v75 = splat(0);
                store(f45 + 4, v75);
                vector v76 = splat(0);
                store(f45 + 8, v76);
                vector v77 = splat(0);
                store(f45 + 12, v77);
                vector v78 = splat(0);
                store(f45 + 16, v78);
                vector v79 = splat(0);
                store(f45 + 20, v79);
                vector v80 = splat(0);
                store(f45 + 24, v80);
                vector v81 = splat(0);
                store(f45 + 28, v81);
            }
            s2 /= 2;
            c7 += s1;
            f45 += 32;
        }
    }
    float*f82 = output;
    size_t s83 = output_stride * 8;
    float*f84 = scratch;
    for (int i85 = 0; i85 < 8; i85++) {
        vector v86 = load(f84 + 0);
        store(f82 + 7 * output_stride + 0, v86);
        vector v87 = load(f84 + 32);
        vector v88 = load(f84 + 64);
        vector v89 = load(f84 + 96);
        vector v90 = load(f84 + 128);
        vector v91 = load(f84 + 160);
        store(f82 + 6 * output_stride + 0, v91);
        vector v92 = v86 + v88;
        vector v93 = v92 + v90;
        vector v94 = v93 * (float)-0.2222222222222222;
        vector v95 = v87 + v89;
        vector v96 = v95 + v91;
        vector v97 = v96 * (float)-0.2222222222222222 + v94;
        store(f82 + 0 * output_stride + 0, v97);
        vector v98 = v96 * (float)0.2222222222222222 + v94;
        store(f82 + 1 * output_stride + 0, v98);
        vector v99 = v88 * (float)4.0 + v86;
        vector v100 = v90 * (float)16.0 + v99;
        vector v101 = v100 * (float)0.011111111111111112;
        vector v102 = v89 * (float)4.0 + v87;
        vector v103 = v91 * (float)16.0 + v102;
        vector v104 = v103 * (float)0.022222222222222223 + v101;
        store(f82 + 2 * output_stride + 0, v104);
        vector v105 = v103 * (float)-0.022222222222222223 + v101;
        store(f82 + 3 * output_stride + 0, v105);
        vector v106 = v88 * (float)0.25 + v86;
        vector v107 = v90 * (float)0.0625 + v106;
        vector v108 = v107 * (float)0.7111111111111111;
        vector v109 = v89 * (float)0.25 + v87;
        vector v110 = v91 * (float)0.0625 + v109;
        vector v111 = v110 * (float)0.35555555555555557 + v108;
        store(f82 + 4 * output_stride + 0, v111);
        vector v112 = v110 * (float)-0.35555555555555557 + v108;
        store(f82 + 5 * output_stride + 0, v112);
        f84 += 4;
        f82 += s83;
    }
}

void nnp_winograd_f3x3_6x6_output_with_bias__c(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
    const float*c1 = input;
    size_t s2 = input_stride * 8;
    float*f3 = scratch;
    for (int i4 = 0; i4 < 8; i4++) {
        vector v5 = load(c1 + 0 * input_stride + 0);
        vector v6 = load(c1 + 1 * input_stride + 0);
        vector v7 = load(c1 + 2 * input_stride + 0);
        vector v8 = load(c1 + 3 * input_stride + 0);
        vector v9 = load(c1 + 4 * input_stride + 0);
        vector v10 = load(c1 + 5 * input_stride + 0);
        vector v11 = load(c1 + 6 * input_stride + 0);
        vector v12 = load(c1 + 7 * input_stride + 0);
        vector v13 = v5 + v6;
        vector v14 = v5 - v6;
        vector v15 = v7 + v8;
        vector v16 = v7 - v8;
        vector v17 = v9 + v10;
        vector v18 = v9 - v10;
        vector v19 = v12 + v13;
        vector v20 = v19 + v15;
        vector v21 = v20 + v17;
        vector v22 = v16 * (float)2.0 + v14;
        vector v23 = v18 * (float)0.5 + v22;
        vector v24 = v11 + v13;
        vector v25 = v15 * (float)4.0 + v24;
        vector v26 = v17 * (float)0.25 + v25;
        store(f3 + 0, v21);
        store(f3 + 32, v23);
        store(f3 + 64, v26);
        f3 += 4;
        c1 += s2;
    }
    size_t s27 = tile->row_stride;
    size_t s28 = tile->row_mask;
    size_t s29 = tile->column_mask;
    uint64_t u30 = s29 >> 0;
    size_t s31 = tile->channel_stride;
    float*f32 = output;
    float*f33 = scratch;
    if (s29 == 7) {
        for (int i34 = 0; i34 < 3; i34++) {
            if (s28 & 1) {
                vector v35 = load(f33 + 0);
                vector v36 = load(f33 + 4);
                vector v37 = load(f33 + 8);
                vector v38 = load(f33 + 12);
                vector v39 = load(f33 + 16);
                vector v40 = load(f33 + 20);
                vector v41 = load(f33 + 24);
                vector v42 = load(f33 + 28);
                vector v43 = load(bias + 0);
                vector v44 = v35 + v43;
                vector v45 = v44 + v36;
                vector v46 = v44 - v36;
                vector v47 = v37 + v38;
                vector v48 = v37 - v38;
                vector v49 = v39 + v40;
                vector v50 = v39 - v40;
                vector v51 = v42 + v45;
                vector v52 = v51 + v47;
                vector v53 = v52 + v49;
                vector v54 = v48 * (float)2.0 + v46;
                vector v55 = v50 * (float)0.5 + v54;
                vector v56 = v41 + v45;
                vector v57 = v47 * (float)4.0 + v56;
                vector v58 = v49 * (float)0.25 + v57;
                f32[0 * s31 + 0] = v53[0];
                f32[1 * s31 + 0] = v53[1];
                f32[2 * s31 + 0] = v53[2];
                f32[3 * s31 + 0] = v53[3];
                f32[0 * s31 + 1] = v55[0];
                f32[1 * s31 + 1] = v55[1];
                f32[2 * s31 + 1] = v55[2];
                f32[3 * s31 + 1] = v55[3];
                f32[0 * s31 + 1] = v55[0];
                f32[1 * s31 + 1] = v55[1];
                f32[2 * s31 + 1] = v55[2];
                f32[3 * s31 + 1] = v55[3];
                f32[0 * s31 + 2] = v58[0];
                f32[1 * s31 + 2] = v58[1];
                f32[2 * s31 + 2] = v58[2];
                f32[3 * s31 + 2] = v58[3];
            }
            s28 /= 2;
            f33 += 32;
            f32 += s27;
        }
    } else {
        for (int i59 = 0; i59 < 3; i59++) {
            if (s28 & 1) {
                vector v60 = load(f33 + 0);
                vector v61 = load(f33 + 4);
                vector v62 = load(f33 + 8);
                vector v63 = load(f33 + 12);
                vector v64 = load(f33 + 16);
                vector v65 = load(f33 + 20);
                vector v66 = load(f33 + 24);
                vector v67 = load(f33 + 28);
                vector v68 = load(bias + 0);
                vector v69 = v60 + v68;
                vector v70 = v69 + v61;
                vector v71 = v69 - v61;
                vector v72 = v62 + v63;
                vector v73 = v62 - v63;
                vector v74 = v64 + v65;
                vector v75 = v64 - v65;
                vector v76 = v67 + v70;
                vector v77 = v76 + v72;
                vector v78 = v77 + v74;
                vector v79 = v73 * (float)2.0 + v71;
                vector v80 = v75 * (float)0.5 + v79;
                vector v81 = v66 + v70;
                vector v82 = v72 * (float)4.0 + v81;
                vector v83 = v74 * (float)0.25 + v82;
                if (u30 >> 0 & 1) {
                f32[0 * s31 + 0] = v78[0];
                f32[1 * s31 + 0] = v78[1];
                f32[2 * s31 + 0] = v78[2];
                f32[3 * s31 + 0] = v78[3];
                }
                if (u30 >> 1 & 1) {
                f32[0 * s31 + 1] = v80[0];
                f32[1 * s31 + 1] = v80[1];
                f32[2 * s31 + 1] = v80[2];
                f32[3 * s31 + 1] = v80[3];
                }
                if (u30 >> 2 & 1) {
                f32[0 * s31 + 2] = v83[0];
                f32[1 * s31 + 2] = v83[1];
                f32[2 * s31 + 2] = v83[2];
                f32[3 * s31 + 2] = v83[3];
                }
                if (u30 >> 3 & 1) {
                f32[0 * s31 + 3] = v83[0];
                f32[1 * s31 + 3] = v83[1];
                f32[2 * s31 + 3] = v83[2];
                f32[3 * s31 + 3] = v83[3];
                }
            }
            s28 /= 2;
            f33 += 32;
            f32 += s27;
        }
    }
}
