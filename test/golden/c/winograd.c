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
                vector v18 = v10 - v16;
                vector v19 = v12 * (float)-5.25 + v18;
                vector v20 = v14 * (float)5.25 + v19;
                vector v21 = v12 + v16;
                vector v22 = v14 * (float)-4.25 + v21;
                vector v23 = v11 + v15;
                vector v24 = v13 * (float)-4.25 + v23;
                vector v25 = v22 + v24;
                vector v26 = v22 - v24;
                vector v27 = v12 * (float)0.25 + v16;
                vector v28 = v14 * (float)-1.25 + v27;
                vector v29 = v13 * (float)-5.0 + v11;
                vector v30 = v15 * (float)4.0 + v29;
                vector v31 = v30 * (float)0.5 + v28;
                vector v32 = v30 * (float)-0.5 + v28;
                vector v33 = v12 * (float)4.0 + v16;
                vector v34 = v14 * (float)-5.0 + v33;
                vector v35 = v13 * (float)-1.25 + v11;
                vector v36 = v15 * (float)0.25 + v35;
                vector v37 = v36 * (float)2.0 + v34;
                vector v38 = v36 * (float)-2.0 + v34;
                vector v39 = v17 - v11;
                vector v40 = v13 * (float)5.25 + v39;
                vector v41 = v15 * (float)-5.25 + v40;
                store(f8 + 0, v20);
                store(f8 + 4, v25);
                store(f8 + 8, v26);
                store(f8 + 12, v31);
                store(f8 + 16, v32);
                store(f8 + 20, v37);
                store(f8 + 24, v38);
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
                vector v60 = v52 - v58;
                vector v61 = v54 * (float)-5.25 + v60;
                vector v62 = v56 * (float)5.25 + v61;
                vector v63 = v54 + v58;
                vector v64 = v56 * (float)-4.25 + v63;
                vector v65 = v53 + v57;
                vector v66 = v55 * (float)-4.25 + v65;
                vector v67 = v64 + v66;
                vector v68 = v64 - v66;
                vector v69 = v54 * (float)0.25 + v58;
                vector v70 = v56 * (float)-1.25 + v69;
                vector v71 = v55 * (float)-5.0 + v53;
                vector v72 = v57 * (float)4.0 + v71;
                vector v73 = v72 * (float)0.5 + v70;
                vector v74 = v72 * (float)-0.5 + v70;
                vector v75 = v54 * (float)4.0 + v58;
                vector v76 = v56 * (float)-5.0 + v75;
                vector v77 = v55 * (float)-1.25 + v53;
                vector v78 = v57 * (float)0.25 + v77;
                vector v79 = v78 * (float)2.0 + v76;
                vector v80 = v78 * (float)-2.0 + v76;
                vector v81 = v59 - v53;
                vector v82 = v55 * (float)5.25 + v81;
                vector v83 = v57 * (float)-5.25 + v82;
                store(f50 + 0, v62);
                store(f50 + 4, v67);
                store(f50 + 8, v68);
                store(f50 + 12, v73);
                store(f50 + 16, v74);
                store(f50 + 20, v79);
                store(f50 + 24, v80);
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
        vector v104 = v96 - v102;
        vector v105 = v98 * (float)-5.25 + v104;
        vector v106 = v100 * (float)5.25 + v105;
        vector v107 = v98 + v102;
        vector v108 = v100 * (float)-4.25 + v107;
        vector v109 = v97 + v101;
        vector v110 = v99 * (float)-4.25 + v109;
        vector v111 = v108 + v110;
        vector v112 = v108 - v110;
        vector v113 = v98 * (float)0.25 + v102;
        vector v114 = v100 * (float)-1.25 + v113;
        vector v115 = v99 * (float)-5.0 + v97;
        vector v116 = v101 * (float)4.0 + v115;
        vector v117 = v116 * (float)0.5 + v114;
        vector v118 = v116 * (float)-0.5 + v114;
        vector v119 = v98 * (float)4.0 + v102;
        vector v120 = v100 * (float)-5.0 + v119;
        vector v121 = v99 * (float)-1.25 + v97;
        vector v122 = v101 * (float)0.25 + v121;
        vector v123 = v122 * (float)2.0 + v120;
        vector v124 = v122 * (float)-2.0 + v120;
        vector v125 = v103 - v97;
        vector v126 = v99 * (float)5.25 + v125;
        vector v127 = v101 * (float)-5.25 + v126;
        store(f92 + 0 * output_stride + 0, v106);
        store(f92 + 1 * output_stride + 0, v111);
        store(f92 + 2 * output_stride + 0, v112);
        store(f92 + 3 * output_stride + 0, v117);
        store(f92 + 4 * output_stride + 0, v118);
        store(f92 + 5 * output_stride + 0, v123);
        store(f92 + 6 * output_stride + 0, v124);
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
    float*f8 = f2;
    float*f9 = scratch;
    float*f10 = output;
    size_t s11 = output_stride * 8;
    for (int i12 = 0; i12 < 4; i12++) {
        vector v13 = load(f9 + 0);
        vector v14 = load(f9 + 4);
        vector v15 = load(f9 + 8);
        vector v16 = v13 + v15;
        vector v17 = v16 * (float)-0.2222222222222222;
        vector v18 = v14 * (float)-0.2222222222222222 + v17;
        vector v19 = v14 * (float)0.2222222222222222 + v17;
        vector v20 = v15 * (float)4.0 + v13;
        vector v21 = v20 * (float)0.011111111111111112;
        vector v22 = v14 * (float)0.022222222222222223 + v21;
        vector v23 = v14 * (float)-0.022222222222222223 + v21;
        vector v24 = v15 * (float)0.25 + v13;
        vector v25 = v24 * (float)0.7111111111111111;
        vector v26 = v14 * (float)0.35555555555555557 + v25;
        vector v27 = v14 * (float)-0.35555555555555557 + v25;
        store(f8 + 0, v13);
        store(f8 + 4, v18);
        store(f8 + 8, v19);
        store(f8 + 12, v22);
        store(f8 + 16, v23);
        store(f8 + 20, v26);
        store(f8 + 24, v27);
        store(f8 + 28, v15);
        vector v28 = load(f9 + 12);
        vector v29 = load(f9 + 16);
        vector v30 = load(f9 + 20);
        vector v31 = v28 + v30;
        vector v32 = v31 * (float)-0.2222222222222222;
        vector v33 = v29 * (float)-0.2222222222222222 + v32;
        vector v34 = v29 * (float)0.2222222222222222 + v32;
        vector v35 = v30 * (float)4.0 + v28;
        vector v36 = v35 * (float)0.011111111111111112;
        vector v37 = v29 * (float)0.022222222222222223 + v36;
        vector v38 = v29 * (float)-0.022222222222222223 + v36;
        vector v39 = v30 * (float)0.25 + v28;
        vector v40 = v39 * (float)0.7111111111111111;
        vector v41 = v29 * (float)0.35555555555555557 + v40;
        vector v42 = v29 * (float)-0.35555555555555557 + v40;
        store(f8 + 32, v28);
        store(f8 + 36, v33);
        store(f8 + 40, v34);
        store(f8 + 44, v37);
        store(f8 + 48, v38);
        store(f8 + 52, v41);
        store(f8 + 56, v42);
        store(f8 + 60, v30);
        vector v43 = load(f9 + 24);
        vector v44 = load(f9 + 28);
        vector v45 = load(f9 + 32);
        vector v46 = v43 + v45;
        vector v47 = v46 * (float)-0.2222222222222222;
        vector v48 = v44 * (float)-0.2222222222222222 + v47;
        vector v49 = v44 * (float)0.2222222222222222 + v47;
        vector v50 = v45 * (float)4.0 + v43;
        vector v51 = v50 * (float)0.011111111111111112;
        vector v52 = v44 * (float)0.022222222222222223 + v51;
        vector v53 = v44 * (float)-0.022222222222222223 + v51;
        vector v54 = v45 * (float)0.25 + v43;
        vector v55 = v54 * (float)0.7111111111111111;
        vector v56 = v44 * (float)0.35555555555555557 + v55;
        vector v57 = v44 * (float)-0.35555555555555557 + v55;
        store(f8 + 64, v43);
        store(f8 + 68, v48);
        store(f8 + 72, v49);
        store(f8 + 76, v52);
        store(f8 + 80, v53);
        store(f8 + 84, v56);
        store(f8 + 88, v57);
        store(f8 + 92, v45);
        float*f58 = f8;
        for (int i59 = 0; i59 < 8; i59++) {
            vector v60 = load(f58 + 0);
            vector v61 = load(f58 + 32);
            vector v62 = load(f58 + 64);
            vector v63 = v60 + v62;
            vector v64 = v63 * (float)-0.2222222222222222;
            vector v65 = v61 * (float)-0.2222222222222222 + v64;
            vector v66 = v61 * (float)0.2222222222222222 + v64;
            vector v67 = v62 * (float)4.0 + v60;
            vector v68 = v67 * (float)0.011111111111111112;
            vector v69 = v61 * (float)0.022222222222222223 + v68;
            vector v70 = v61 * (float)-0.022222222222222223 + v68;
            vector v71 = v62 * (float)0.25 + v60;
            vector v72 = v71 * (float)0.7111111111111111;
            vector v73 = v61 * (float)0.35555555555555557 + v72;
            vector v74 = v61 * (float)-0.35555555555555557 + v72;
            store(f10 + 0 * output_stride + 0, v60);
            store(f10 + 1 * output_stride + 0, v65);
            store(f10 + 2 * output_stride + 0, v66);
            store(f10 + 3 * output_stride + 0, v69);
            store(f10 + 4 * output_stride + 0, v70);
            store(f10 + 5 * output_stride + 0, v73);
            store(f10 + 6 * output_stride + 0, v74);
            store(f10 + 7 * output_stride + 0, v62);
            f58 += 4;
            f10 += s11;
        }
        size_t s75 = s11 * 8;
        f10 -= s75;
        f10 += 8;
        f9 += 36;
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
        vector v13 = v6 + v7;
        vector v14 = v6 - v7;
        vector v15 = v8 + v9;
        vector v16 = v8 - v9;
        vector v17 = v10 + v11;
        vector v18 = v10 - v11;
        vector v19 = v5 + v13;
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
        vector v30 = v12 + v14;
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
                vector v51 = v43 + v50;
                vector v52 = v51 + v44;
                vector v53 = v51 - v44;
                vector v54 = v45 + v46;
                vector v55 = v45 - v46;
                vector v56 = v47 + v48;
                vector v57 = v47 - v48;
                vector v58 = v42 + v52;
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
                vector v69 = v49 + v53;
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
                vector v82 = v74 + v81;
                vector v83 = v82 + v75;
                vector v84 = v82 - v75;
                vector v85 = v76 + v77;
                vector v86 = v76 - v77;
                vector v87 = v78 + v79;
                vector v88 = v78 - v79;
                vector v89 = v73 + v83;
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
                vector v100 = v80 + v84;
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
        vector v13 = v6 + v7;
        vector v14 = v6 - v7;
        vector v15 = v8 + v9;
        vector v16 = v8 - v9;
        vector v17 = v10 + v11;
        vector v18 = v10 - v11;
        vector v19 = v5 + v13;
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
        vector v30 = v12 + v14;
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
                vector v51 = v43 + v50;
                vector v52 = v51 + v44;
                vector v53 = v51 - v44;
                vector v54 = v45 + v46;
                vector v55 = v45 - v46;
                vector v56 = v47 + v48;
                vector v57 = v47 - v48;
                vector v58 = v42 + v52;
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
                vector v69 = v49 + v53;
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
                vector v89 = v81 + v88;
                vector v90 = v89 + v82;
                vector v91 = v89 - v82;
                vector v92 = v83 + v84;
                vector v93 = v83 - v84;
                vector v94 = v85 + v86;
                vector v95 = v85 - v86;
                vector v96 = v80 + v90;
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
                vector v107 = v87 + v91;
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
    float*f8 = f2;
    float*f9 = scratch;
    float*f10 = output;
    size_t s11 = output_stride * 8;
    for (int i12 = 0; i12 < 4; i12++) {
        vector v13 = load(f9 + 0);
        vector v14 = load(f9 + 4);
        vector v15 = load(f9 + 8);
        vector v16 = load(f9 + 12);
        vector v17 = load(f9 + 16);
        vector v18 = v13 + v15;
        vector v19 = v18 + v17;
        vector v20 = v19 * (float)-0.2222222222222222;
        vector v21 = v14 + v16;
        vector v22 = v21 * (float)-0.2222222222222222 + v20;
        vector v23 = v21 * (float)0.2222222222222222 + v20;
        vector v24 = v15 * (float)4.0 + v13;
        vector v25 = v17 * (float)16.0 + v24;
        vector v26 = v25 * (float)0.011111111111111112;
        vector v27 = v16 * (float)4.0 + v14;
        vector v28 = v27 * (float)0.022222222222222223 + v26;
        vector v29 = v27 * (float)-0.022222222222222223 + v26;
        vector v30 = v15 * (float)0.25 + v13;
        vector v31 = v17 * (float)0.0625 + v30;
        vector v32 = v31 * (float)0.7111111111111111;
        vector v33 = v16 * (float)0.25 + v14;
        vector v34 = v33 * (float)0.35555555555555557 + v32;
        vector v35 = v33 * (float)-0.35555555555555557 + v32;
        store(f8 + 0, v13);
        store(f8 + 4, v22);
        store(f8 + 8, v23);
        store(f8 + 12, v28);
        store(f8 + 16, v29);
        store(f8 + 20, v34);
        store(f8 + 24, v35);
        store(f8 + 28, v17);
        vector v36 = load(f9 + 20);
        vector v37 = load(f9 + 24);
        vector v38 = load(f9 + 28);
        vector v39 = load(f9 + 32);
        vector v40 = load(f9 + 36);
        vector v41 = v36 + v38;
        vector v42 = v41 + v40;
        vector v43 = v42 * (float)-0.2222222222222222;
        vector v44 = v37 + v39;
        vector v45 = v44 * (float)-0.2222222222222222 + v43;
        vector v46 = v44 * (float)0.2222222222222222 + v43;
        vector v47 = v38 * (float)4.0 + v36;
        vector v48 = v40 * (float)16.0 + v47;
        vector v49 = v48 * (float)0.011111111111111112;
        vector v50 = v39 * (float)4.0 + v37;
        vector v51 = v50 * (float)0.022222222222222223 + v49;
        vector v52 = v50 * (float)-0.022222222222222223 + v49;
        vector v53 = v38 * (float)0.25 + v36;
        vector v54 = v40 * (float)0.0625 + v53;
        vector v55 = v54 * (float)0.7111111111111111;
        vector v56 = v39 * (float)0.25 + v37;
        vector v57 = v56 * (float)0.35555555555555557 + v55;
        vector v58 = v56 * (float)-0.35555555555555557 + v55;
        store(f8 + 32, v36);
        store(f8 + 36, v45);
        store(f8 + 40, v46);
        store(f8 + 44, v51);
        store(f8 + 48, v52);
        store(f8 + 52, v57);
        store(f8 + 56, v58);
        store(f8 + 60, v40);
        vector v59 = load(f9 + 40);
        vector v60 = load(f9 + 44);
        vector v61 = load(f9 + 48);
        vector v62 = load(f9 + 52);
        vector v63 = load(f9 + 56);
        vector v64 = v59 + v61;
        vector v65 = v64 + v63;
        vector v66 = v65 * (float)-0.2222222222222222;
        vector v67 = v60 + v62;
        vector v68 = v67 * (float)-0.2222222222222222 + v66;
        vector v69 = v67 * (float)0.2222222222222222 + v66;
        vector v70 = v61 * (float)4.0 + v59;
        vector v71 = v63 * (float)16.0 + v70;
        vector v72 = v71 * (float)0.011111111111111112;
        vector v73 = v62 * (float)4.0 + v60;
        vector v74 = v73 * (float)0.022222222222222223 + v72;
        vector v75 = v73 * (float)-0.022222222222222223 + v72;
        vector v76 = v61 * (float)0.25 + v59;
        vector v77 = v63 * (float)0.0625 + v76;
        vector v78 = v77 * (float)0.7111111111111111;
        vector v79 = v62 * (float)0.25 + v60;
        vector v80 = v79 * (float)0.35555555555555557 + v78;
        vector v81 = v79 * (float)-0.35555555555555557 + v78;
        store(f8 + 64, v59);
        store(f8 + 68, v68);
        store(f8 + 72, v69);
        store(f8 + 76, v74);
        store(f8 + 80, v75);
        store(f8 + 84, v80);
        store(f8 + 88, v81);
        store(f8 + 92, v63);
        vector v82 = load(f9 + 60);
        vector v83 = load(f9 + 64);
        vector v84 = load(f9 + 68);
        vector v85 = load(f9 + 72);
        vector v86 = load(f9 + 76);
        vector v87 = v82 + v84;
        vector v88 = v87 + v86;
        vector v89 = v88 * (float)-0.2222222222222222;
        vector v90 = v83 + v85;
        vector v91 = v90 * (float)-0.2222222222222222 + v89;
        vector v92 = v90 * (float)0.2222222222222222 + v89;
        vector v93 = v84 * (float)4.0 + v82;
        vector v94 = v86 * (float)16.0 + v93;
        vector v95 = v94 * (float)0.011111111111111112;
        vector v96 = v85 * (float)4.0 + v83;
        vector v97 = v96 * (float)0.022222222222222223 + v95;
        vector v98 = v96 * (float)-0.022222222222222223 + v95;
        vector v99 = v84 * (float)0.25 + v82;
        vector v100 = v86 * (float)0.0625 + v99;
        vector v101 = v100 * (float)0.7111111111111111;
        vector v102 = v85 * (float)0.25 + v83;
        vector v103 = v102 * (float)0.35555555555555557 + v101;
        vector v104 = v102 * (float)-0.35555555555555557 + v101;
        store(f8 + 96, v82);
        store(f8 + 100, v91);
        store(f8 + 104, v92);
        store(f8 + 108, v97);
        store(f8 + 112, v98);
        store(f8 + 116, v103);
        store(f8 + 120, v104);
        store(f8 + 124, v86);
        vector v105 = load(f9 + 80);
        vector v106 = load(f9 + 84);
        vector v107 = load(f9 + 88);
        vector v108 = load(f9 + 92);
        vector v109 = load(f9 + 96);
        vector v110 = v105 + v107;
        vector v111 = v110 + v109;
        vector v112 = v111 * (float)-0.2222222222222222;
        vector v113 = v106 + v108;
        vector v114 = v113 * (float)-0.2222222222222222 + v112;
        vector v115 = v113 * (float)0.2222222222222222 + v112;
        vector v116 = v107 * (float)4.0 + v105;
        vector v117 = v109 * (float)16.0 + v116;
        vector v118 = v117 * (float)0.011111111111111112;
        vector v119 = v108 * (float)4.0 + v106;
        vector v120 = v119 * (float)0.022222222222222223 + v118;
        vector v121 = v119 * (float)-0.022222222222222223 + v118;
        vector v122 = v107 * (float)0.25 + v105;
        vector v123 = v109 * (float)0.0625 + v122;
        vector v124 = v123 * (float)0.7111111111111111;
        vector v125 = v108 * (float)0.25 + v106;
        vector v126 = v125 * (float)0.35555555555555557 + v124;
        vector v127 = v125 * (float)-0.35555555555555557 + v124;
        store(f8 + 128, v105);
        store(f8 + 132, v114);
        store(f8 + 136, v115);
        store(f8 + 140, v120);
        store(f8 + 144, v121);
        store(f8 + 148, v126);
        store(f8 + 152, v127);
        store(f8 + 156, v109);
        float*f128 = f8;
        for (int i129 = 0; i129 < 8; i129++) {
            vector v130 = load(f128 + 0);
            vector v131 = load(f128 + 32);
            vector v132 = load(f128 + 64);
            vector v133 = load(f128 + 96);
            vector v134 = load(f128 + 128);
            vector v135 = v130 + v132;
            vector v136 = v135 + v134;
            vector v137 = v136 * (float)-0.2222222222222222;
            vector v138 = v131 + v133;
            vector v139 = v138 * (float)-0.2222222222222222 + v137;
            vector v140 = v138 * (float)0.2222222222222222 + v137;
            vector v141 = v132 * (float)4.0 + v130;
            vector v142 = v134 * (float)16.0 + v141;
            vector v143 = v142 * (float)0.011111111111111112;
            vector v144 = v133 * (float)4.0 + v131;
            vector v145 = v144 * (float)0.022222222222222223 + v143;
            vector v146 = v144 * (float)-0.022222222222222223 + v143;
            vector v147 = v132 * (float)0.25 + v130;
            vector v148 = v134 * (float)0.0625 + v147;
            vector v149 = v148 * (float)0.7111111111111111;
            vector v150 = v133 * (float)0.25 + v131;
            vector v151 = v150 * (float)0.35555555555555557 + v149;
            vector v152 = v150 * (float)-0.35555555555555557 + v149;
            store(f10 + 0 * output_stride + 0, v130);
            store(f10 + 1 * output_stride + 0, v139);
            store(f10 + 2 * output_stride + 0, v140);
            store(f10 + 3 * output_stride + 0, v145);
            store(f10 + 4 * output_stride + 0, v146);
            store(f10 + 5 * output_stride + 0, v151);
            store(f10 + 6 * output_stride + 0, v152);
            store(f10 + 7 * output_stride + 0, v134);
            f128 += 4;
            f10 += s11;
        }
        size_t s153 = s11 * 8;
        f10 -= s153;
        f10 += 8;
        f9 += 100;
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
        vector v13 = v6 + v7;
        vector v14 = v6 - v7;
        vector v15 = v8 + v9;
        vector v16 = v8 - v9;
        vector v17 = v10 + v11;
        vector v18 = v10 - v11;
        vector v19 = v5 + v13;
        vector v20 = v19 + v15;
        vector v21 = v20 + v17;
        vector v22 = v16 * (float)2.0 + v14;
        vector v23 = v18 * (float)0.5 + v22;
        vector v24 = v15 * (float)4.0 + v13;
        vector v25 = v17 * (float)0.25 + v24;
        vector v26 = v12 + v14;
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
                vector v46 = v38 + v45;
                vector v47 = v46 + v39;
                vector v48 = v46 - v39;
                vector v49 = v40 + v41;
                vector v50 = v40 - v41;
                vector v51 = v42 + v43;
                vector v52 = v42 - v43;
                vector v53 = v37 + v47;
                vector v54 = v53 + v49;
                vector v55 = v54 + v51;
                vector v56 = v50 * (float)2.0 + v48;
                vector v57 = v52 * (float)0.5 + v56;
                vector v58 = v49 * (float)4.0 + v47;
                vector v59 = v51 * (float)0.25 + v58;
                vector v60 = v44 + v48;
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
                vector v73 = v65 + v72;
                vector v74 = v73 + v66;
                vector v75 = v73 - v66;
                vector v76 = v67 + v68;
                vector v77 = v67 - v68;
                vector v78 = v69 + v70;
                vector v79 = v69 - v70;
                vector v80 = v64 + v74;
                vector v81 = v80 + v76;
                vector v82 = v81 + v78;
                vector v83 = v77 * (float)2.0 + v75;
                vector v84 = v79 * (float)0.5 + v83;
                vector v85 = v76 * (float)4.0 + v74;
                vector v86 = v78 * (float)0.25 + v85;
                vector v87 = v71 + v75;
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
        vector v13 = v6 + v7;
        vector v14 = v6 - v7;
        vector v15 = v8 + v9;
        vector v16 = v8 - v9;
        vector v17 = v10 + v11;
        vector v18 = v10 - v11;
        vector v19 = v5 + v13;
        vector v20 = v19 + v15;
        vector v21 = v20 + v17;
        vector v22 = v16 * (float)2.0 + v14;
        vector v23 = v18 * (float)0.5 + v22;
        vector v24 = v15 * (float)4.0 + v13;
        vector v25 = v17 * (float)0.25 + v24;
        vector v26 = v12 + v14;
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
                vector v46 = v38 + v45;
                vector v47 = v46 + v39;
                vector v48 = v46 - v39;
                vector v49 = v40 + v41;
                vector v50 = v40 - v41;
                vector v51 = v42 + v43;
                vector v52 = v42 - v43;
                vector v53 = v37 + v47;
                vector v54 = v53 + v49;
                vector v55 = v54 + v51;
                vector v56 = v50 * (float)2.0 + v48;
                vector v57 = v52 * (float)0.5 + v56;
                vector v58 = v49 * (float)4.0 + v47;
                vector v59 = v51 * (float)0.25 + v58;
                vector v60 = v44 + v48;
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
                vector v78 = v70 + v77;
                vector v79 = v78 + v71;
                vector v80 = v78 - v71;
                vector v81 = v72 + v73;
                vector v82 = v72 - v73;
                vector v83 = v74 + v75;
                vector v84 = v74 - v75;
                vector v85 = v69 + v79;
                vector v86 = v85 + v81;
                vector v87 = v86 + v83;
                vector v88 = v82 * (float)2.0 + v80;
                vector v89 = v84 * (float)0.5 + v88;
                vector v90 = v81 * (float)4.0 + v79;
                vector v91 = v83 * (float)0.25 + v90;
                vector v92 = v76 + v80;
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
                vector v16 = v10 * (float)0.87890625 + v14;
                vector v17 = v12 * (float)-2.640625 + v16;
                vector v18 = v12 * (float)-2.25 + v14;
                vector v19 = v11 * (float)-2.25 + v13;
                vector v20 = v19 * (float)0.625 + v18;
                vector v21 = v19 * (float)-0.625 + v18;
                vector v22 = v12 * (float)-0.390625 + v14;
                vector v23 = v11 * (float)-0.390625 + v13;
                vector v24 = v23 * (float)1.5 + v22;
                vector v25 = v23 * (float)-1.5 + v22;
                vector v26 = v11 * (float)0.87890625 + v15;
                vector v27 = v13 * (float)-2.640625 + v26;
                store(f8 + 0, v17);
                store(f8 + 4, v20);
                store(f8 + 8, v21);
                store(f8 + 12, v24);
                store(f8 + 16, v25);
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
                vector v42 = v36 * (float)0.87890625 + v40;
                vector v43 = v38 * (float)-2.640625 + v42;
                vector v44 = v38 * (float)-2.25 + v40;
                vector v45 = v37 * (float)-2.25 + v39;
                vector v46 = v45 * (float)0.625 + v44;
                vector v47 = v45 * (float)-0.625 + v44;
                vector v48 = v38 * (float)-0.390625 + v40;
                vector v49 = v37 * (float)-0.390625 + v39;
                vector v50 = v49 * (float)1.5 + v48;
                vector v51 = v49 * (float)-1.5 + v48;
                vector v52 = v37 * (float)0.87890625 + v41;
                vector v53 = v39 * (float)-2.640625 + v52;
                store(f34 + 0, v43);
                store(f34 + 4, v46);
                store(f34 + 8, v47);
                store(f34 + 12, v50);
                store(f34 + 16, v51);
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
        vector v70 = v64 * (float)0.87890625 + v68;
        vector v71 = v66 * (float)-2.640625 + v70;
        vector v72 = v66 * (float)-2.25 + v68;
        vector v73 = v65 * (float)-2.25 + v67;
        vector v74 = v73 * (float)0.625 + v72;
        vector v75 = v73 * (float)-0.625 + v72;
        vector v76 = v66 * (float)-0.390625 + v68;
        vector v77 = v65 * (float)-0.390625 + v67;
        vector v78 = v77 * (float)1.5 + v76;
        vector v79 = v77 * (float)-1.5 + v76;
        vector v80 = v65 * (float)0.87890625 + v69;
        vector v81 = v67 * (float)-2.640625 + v80;
        store(f60 + 0 * output_stride + 0, v71);
        store(f60 + 1 * output_stride + 0, v74);
        store(f60 + 2 * output_stride + 0, v75);
        store(f60 + 3 * output_stride + 0, v78);
        store(f60 + 4 * output_stride + 0, v79);
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
    float*f8 = f2;
    float*f9 = scratch;
    float*f10 = output;
    size_t s11 = output_stride * 6;
    for (int i12 = 0; i12 < 4; i12++) {
        vector v13 = load(f9 + 0);
        vector v14 = load(f9 + 4);
        vector v15 = load(f9 + 8);
        vector v16 = v13 * (float)1.1377777777777778;
        vector v17 = v15 * (float)0.390625 + v13;
        vector v18 = v17 * (float)-0.6884033613445378;
        vector v19 = v14 * (float)-0.43025210084033616 + v18;
        vector v20 = v14 * (float)0.43025210084033616 + v18;
        vector v21 = v15 * (float)2.25 + v13;
        vector v22 = v21 * (float)0.11951447245564893;
        vector v23 = v14 * (float)0.1792717086834734 + v22;
        vector v24 = v14 * (float)-0.1792717086834734 + v22;
        store(f8 + 0, v16);
        store(f8 + 4, v19);
        store(f8 + 8, v20);
        store(f8 + 12, v23);
        store(f8 + 16, v24);
        store(f8 + 20, v15);
        vector v25 = load(f9 + 12);
        vector v26 = load(f9 + 16);
        vector v27 = load(f9 + 20);
        vector v28 = v25 * (float)1.1377777777777778;
        vector v29 = v27 * (float)0.390625 + v25;
        vector v30 = v29 * (float)-0.6884033613445378;
        vector v31 = v26 * (float)-0.43025210084033616 + v30;
        vector v32 = v26 * (float)0.43025210084033616 + v30;
        vector v33 = v27 * (float)2.25 + v25;
        vector v34 = v33 * (float)0.11951447245564893;
        vector v35 = v26 * (float)0.1792717086834734 + v34;
        vector v36 = v26 * (float)-0.1792717086834734 + v34;
        store(f8 + 24, v28);
        store(f8 + 28, v31);
        store(f8 + 32, v32);
        store(f8 + 36, v35);
        store(f8 + 40, v36);
        store(f8 + 44, v27);
        vector v37 = load(f9 + 24);
        vector v38 = load(f9 + 28);
        vector v39 = load(f9 + 32);
        vector v40 = v37 * (float)1.1377777777777778;
        vector v41 = v39 * (float)0.390625 + v37;
        vector v42 = v41 * (float)-0.6884033613445378;
        vector v43 = v38 * (float)-0.43025210084033616 + v42;
        vector v44 = v38 * (float)0.43025210084033616 + v42;
        vector v45 = v39 * (float)2.25 + v37;
        vector v46 = v45 * (float)0.11951447245564893;
        vector v47 = v38 * (float)0.1792717086834734 + v46;
        vector v48 = v38 * (float)-0.1792717086834734 + v46;
        store(f8 + 48, v40);
        store(f8 + 52, v43);
        store(f8 + 56, v44);
        store(f8 + 60, v47);
        store(f8 + 64, v48);
        store(f8 + 68, v39);
        float*f49 = f8;
        for (int i50 = 0; i50 < 6; i50++) {
            vector v51 = load(f49 + 0);
            vector v52 = load(f49 + 24);
            vector v53 = load(f49 + 48);
            vector v54 = v51 * (float)1.1377777777777778;
            vector v55 = v53 * (float)0.390625 + v51;
            vector v56 = v55 * (float)-0.6884033613445378;
            vector v57 = v52 * (float)-0.43025210084033616 + v56;
            vector v58 = v52 * (float)0.43025210084033616 + v56;
            vector v59 = v53 * (float)2.25 + v51;
            vector v60 = v59 * (float)0.11951447245564893;
            vector v61 = v52 * (float)0.1792717086834734 + v60;
            vector v62 = v52 * (float)-0.1792717086834734 + v60;
            store(f10 + 0 * output_stride + 0, v54);
            store(f10 + 1 * output_stride + 0, v57);
            store(f10 + 2 * output_stride + 0, v58);
            store(f10 + 3 * output_stride + 0, v61);
            store(f10 + 4 * output_stride + 0, v62);
            store(f10 + 5 * output_stride + 0, v53);
            f49 += 4;
            f10 += s11;
        }
        size_t s63 = s11 * 6;
        f10 -= s63;
        f10 += 8;
        f9 += 36;
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
        vector v11 = v6 + v7;
        vector v12 = v6 - v7;
        vector v13 = v8 + v9;
        vector v14 = v8 - v9;
        vector v15 = v5 + v11;
        vector v16 = v15 + v13;
        vector v17 = v12 * (float)0.625;
        vector v18 = v14 * (float)1.5 + v17;
        vector v19 = v11 * (float)0.390625;
        vector v20 = v13 * (float)2.25 + v19;
        vector v21 = v12 * (float)0.244140625 + v10;
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
                vector v37 = v32 + v33;
                vector v38 = v32 - v33;
                vector v39 = v34 + v35;
                vector v40 = v34 - v35;
                vector v41 = v31 + v37;
                vector v42 = v41 + v39;
                vector v43 = v38 * (float)0.625;
                vector v44 = v40 * (float)1.5 + v43;
                vector v45 = v37 * (float)0.390625;
                vector v46 = v39 * (float)2.25 + v45;
                vector v47 = v38 * (float)0.244140625 + v36;
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
                vector v61 = v56 + v57;
                vector v62 = v56 - v57;
                vector v63 = v58 + v59;
                vector v64 = v58 - v59;
                vector v65 = v55 + v61;
                vector v66 = v65 + v63;
                vector v67 = v62 * (float)0.625;
                vector v68 = v64 * (float)1.5 + v67;
                vector v69 = v61 * (float)0.390625;
                vector v70 = v63 * (float)2.25 + v69;
                vector v71 = v62 * (float)0.244140625 + v60;
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
        vector v11 = v6 + v7;
        vector v12 = v6 - v7;
        vector v13 = v8 + v9;
        vector v14 = v8 - v9;
        vector v15 = v5 + v11;
        vector v16 = v15 + v13;
        vector v17 = v12 * (float)0.625;
        vector v18 = v14 * (float)1.5 + v17;
        vector v19 = v11 * (float)0.390625;
        vector v20 = v13 * (float)2.25 + v19;
        vector v21 = v12 * (float)0.244140625 + v10;
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
                vector v37 = v32 + v33;
                vector v38 = v32 - v33;
                vector v39 = v34 + v35;
                vector v40 = v34 - v35;
                vector v41 = v31 + v37;
                vector v42 = v41 + v39;
                vector v43 = v38 * (float)0.625;
                vector v44 = v40 * (float)1.5 + v43;
                vector v45 = v37 * (float)0.390625;
                vector v46 = v39 * (float)2.25 + v45;
                vector v47 = v38 * (float)0.244140625 + v36;
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
                vector v66 = v61 + v62;
                vector v67 = v61 - v62;
                vector v68 = v63 + v64;
                vector v69 = v63 - v64;
                vector v70 = v60 + v66;
                vector v71 = v70 + v68;
                vector v72 = v67 * (float)0.625;
                vector v73 = v69 * (float)1.5 + v72;
                vector v74 = v66 * (float)0.390625;
                vector v75 = v68 * (float)2.25 + v74;
                vector v76 = v67 * (float)0.244140625 + v65;
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
                vector v13 = v9 - v11;
                vector v14 = v11 + v10;
                vector v15 = v11 - v10;
                vector v16 = v12 - v10;
                store(f7 + 0, v13);
                store(f7 + 4, v14);
                store(f7 + 8, v15);
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
                vector v27 = v23 - v25;
                vector v28 = v25 + v24;
                vector v29 = v25 - v24;
                vector v30 = v26 - v24;
                store(f21 + 0, v27);
                store(f21 + 4, v28);
                store(f21 + 8, v29);
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
        vector v43 = v39 - v41;
        vector v44 = v41 + v40;
        vector v45 = v41 - v40;
        vector v46 = v42 - v40;
        store(f35 + 0 * output_stride + 0, v43);
        store(f35 + 1 * output_stride + 0, v44);
        store(f35 + 2 * output_stride + 0, v45);
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
    float*f8 = f2;
    float*f9 = scratch;
    float*f10 = output;
    size_t s11 = output_stride * 4;
    for (int i12 = 0; i12 < 4; i12++) {
        vector v13 = load(f9 + 0);
        vector v14 = load(f9 + 4);
        vector v15 = load(f9 + 8);
        vector v16 = v13 + v15;
        vector v17 = v16 * (float)0.5;
        vector v18 = v14 * (float)0.5 + v17;
        vector v19 = v14 * (float)-0.5 + v17;
        store(f8 + 0, v13);
        store(f8 + 4, v18);
        store(f8 + 8, v19);
        store(f8 + 12, v15);
        vector v20 = load(f9 + 12);
        vector v21 = load(f9 + 16);
        vector v22 = load(f9 + 20);
        vector v23 = v20 + v22;
        vector v24 = v23 * (float)0.5;
        vector v25 = v21 * (float)0.5 + v24;
        vector v26 = v21 * (float)-0.5 + v24;
        store(f8 + 16, v20);
        store(f8 + 20, v25);
        store(f8 + 24, v26);
        store(f8 + 28, v22);
        vector v27 = load(f9 + 24);
        vector v28 = load(f9 + 28);
        vector v29 = load(f9 + 32);
        vector v30 = v27 + v29;
        vector v31 = v30 * (float)0.5;
        vector v32 = v28 * (float)0.5 + v31;
        vector v33 = v28 * (float)-0.5 + v31;
        store(f8 + 32, v27);
        store(f8 + 36, v32);
        store(f8 + 40, v33);
        store(f8 + 44, v29);
        float*f34 = f8;
        for (int i35 = 0; i35 < 4; i35++) {
            vector v36 = load(f34 + 0);
            vector v37 = load(f34 + 16);
            vector v38 = load(f34 + 32);
            vector v39 = v36 + v38;
            vector v40 = v39 * (float)0.5;
            vector v41 = v37 * (float)0.5 + v40;
            vector v42 = v37 * (float)-0.5 + v40;
            store(f10 + 0 * output_stride + 0, v36);
            store(f10 + 1 * output_stride + 0, v41);
            store(f10 + 2 * output_stride + 0, v42);
            store(f10 + 3 * output_stride + 0, v38);
            f34 += 4;
            f10 += s11;
        }
        size_t s43 = s11 * 4;
        f10 -= s43;
        f10 += 8;
        f9 += 36;
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
        vector v9 = v6 + v7;
        vector v10 = v6 - v7;
        vector v11 = v5 + v9;
        vector v12 = v8 + v10;
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
                vector v26 = v22 + v25;
                vector v27 = v26 + v23;
                vector v28 = v26 - v23;
                vector v29 = v21 + v27;
                vector v30 = v24 + v28;
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
                vector v37 = v33 + v36;
                vector v38 = v37 + v34;
                vector v39 = v37 - v34;
                vector v40 = v32 + v38;
                vector v41 = v35 + v39;
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
        vector v9 = v6 + v7;
        vector v10 = v6 - v7;
        vector v11 = v5 + v9;
        vector v12 = v8 + v10;
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
                vector v26 = v22 + v25;
                vector v27 = v26 + v23;
                vector v28 = v26 - v23;
                vector v29 = v21 + v27;
                vector v30 = v24 + v28;
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
                vector v40 = v36 + v39;
                vector v41 = v40 + v37;
                vector v42 = v40 - v37;
                vector v43 = v35 + v41;
                vector v44 = v38 + v42;
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
                vector v16 = v10 + v12;
                vector v17 = v16 + v14;
                vector v18 = v17 * (float)-0.2222222222222222;
                vector v19 = v11 + v13;
                vector v20 = v19 + v15;
                vector v21 = v20 * (float)-0.2222222222222222 + v18;
                vector v22 = v20 * (float)0.2222222222222222 + v18;
                vector v23 = v12 * (float)4.0 + v10;
                vector v24 = v14 * (float)16.0 + v23;
                vector v25 = v24 * (float)0.011111111111111112;
                vector v26 = v13 * (float)4.0 + v11;
                vector v27 = v15 * (float)16.0 + v26;
                vector v28 = v27 * (float)0.022222222222222223 + v25;
                vector v29 = v27 * (float)-0.022222222222222223 + v25;
                vector v30 = v12 * (float)0.25 + v10;
                vector v31 = v14 * (float)0.0625 + v30;
                vector v32 = v31 * (float)0.7111111111111111;
                vector v33 = v13 * (float)0.25 + v11;
                vector v34 = v15 * (float)0.0625 + v33;
                vector v35 = v34 * (float)0.35555555555555557 + v32;
                vector v36 = v34 * (float)-0.35555555555555557 + v32;
                store(f8 + 0, v10);
                store(f8 + 4, v21);
                store(f8 + 8, v22);
                store(f8 + 12, v28);
                store(f8 + 16, v29);
                store(f8 + 20, v35);
                store(f8 + 24, v36);
                store(f8 + 28, v15);
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
                vector v53 = v47 + v49;
                vector v54 = v53 + v51;
                vector v55 = v54 * (float)-0.2222222222222222;
                vector v56 = v48 + v50;
                vector v57 = v56 + v52;
                vector v58 = v57 * (float)-0.2222222222222222 + v55;
                vector v59 = v57 * (float)0.2222222222222222 + v55;
                vector v60 = v49 * (float)4.0 + v47;
                vector v61 = v51 * (float)16.0 + v60;
                vector v62 = v61 * (float)0.011111111111111112;
                vector v63 = v50 * (float)4.0 + v48;
                vector v64 = v52 * (float)16.0 + v63;
                vector v65 = v64 * (float)0.022222222222222223 + v62;
                vector v66 = v64 * (float)-0.022222222222222223 + v62;
                vector v67 = v49 * (float)0.25 + v47;
                vector v68 = v51 * (float)0.0625 + v67;
                vector v69 = v68 * (float)0.7111111111111111;
                vector v70 = v50 * (float)0.25 + v48;
                vector v71 = v52 * (float)0.0625 + v70;
                vector v72 = v71 * (float)0.35555555555555557 + v69;
                vector v73 = v71 * (float)-0.35555555555555557 + v69;
                store(f45 + 0, v47);
                store(f45 + 4, v58);
                store(f45 + 8, v59);
                store(f45 + 12, v65);
                store(f45 + 16, v66);
                store(f45 + 20, v72);
                store(f45 + 24, v73);
                store(f45 + 28, v52);
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
        vector v87 = load(f84 + 32);
        vector v88 = load(f84 + 64);
        vector v89 = load(f84 + 96);
        vector v90 = load(f84 + 128);
        vector v91 = load(f84 + 160);
        vector v92 = v86 + v88;
        vector v93 = v92 + v90;
        vector v94 = v93 * (float)-0.2222222222222222;
        vector v95 = v87 + v89;
        vector v96 = v95 + v91;
        vector v97 = v96 * (float)-0.2222222222222222 + v94;
        vector v98 = v96 * (float)0.2222222222222222 + v94;
        vector v99 = v88 * (float)4.0 + v86;
        vector v100 = v90 * (float)16.0 + v99;
        vector v101 = v100 * (float)0.011111111111111112;
        vector v102 = v89 * (float)4.0 + v87;
        vector v103 = v91 * (float)16.0 + v102;
        vector v104 = v103 * (float)0.022222222222222223 + v101;
        vector v105 = v103 * (float)-0.022222222222222223 + v101;
        vector v106 = v88 * (float)0.25 + v86;
        vector v107 = v90 * (float)0.0625 + v106;
        vector v108 = v107 * (float)0.7111111111111111;
        vector v109 = v89 * (float)0.25 + v87;
        vector v110 = v91 * (float)0.0625 + v109;
        vector v111 = v110 * (float)0.35555555555555557 + v108;
        vector v112 = v110 * (float)-0.35555555555555557 + v108;
        store(f82 + 0 * output_stride + 0, v86);
        store(f82 + 1 * output_stride + 0, v97);
        store(f82 + 2 * output_stride + 0, v98);
        store(f82 + 3 * output_stride + 0, v104);
        store(f82 + 4 * output_stride + 0, v105);
        store(f82 + 5 * output_stride + 0, v111);
        store(f82 + 6 * output_stride + 0, v112);
        store(f82 + 7 * output_stride + 0, v91);
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
        vector v13 = v6 + v7;
        vector v14 = v6 - v7;
        vector v15 = v8 + v9;
        vector v16 = v8 - v9;
        vector v17 = v10 + v11;
        vector v18 = v10 - v11;
        vector v19 = v5 + v13;
        vector v20 = v19 + v15;
        vector v21 = v20 + v17;
        vector v22 = v16 * (float)2.0 + v14;
        vector v23 = v18 * (float)0.5 + v22;
        vector v24 = v12 + v13;
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
                vector v44 = v36 + v43;
                vector v45 = v44 + v37;
                vector v46 = v44 - v37;
                vector v47 = v38 + v39;
                vector v48 = v38 - v39;
                vector v49 = v40 + v41;
                vector v50 = v40 - v41;
                vector v51 = v35 + v45;
                vector v52 = v51 + v47;
                vector v53 = v52 + v49;
                vector v54 = v48 * (float)2.0 + v46;
                vector v55 = v50 * (float)0.5 + v54;
                vector v56 = v42 + v45;
                vector v57 = v47 * (float)4.0 + v56;
                vector v58 = v49 * (float)0.25 + v57;
                if (u30 >> 0 & 1) {
                f32[0 * s31 + 0] = v53[0];
                f32[1 * s31 + 0] = v53[1];
                f32[2 * s31 + 0] = v53[2];
                f32[3 * s31 + 0] = v53[3];
                }
                if (u30 >> 1 & 1) {
                f32[0 * s31 + 1] = v55[0];
                f32[1 * s31 + 1] = v55[1];
                f32[2 * s31 + 1] = v55[2];
                f32[3 * s31 + 1] = v55[3];
                }
                if (u30 >> 2 & 1) {
                f32[0 * s31 + 2] = v58[0];
                f32[1 * s31 + 2] = v58[1];
                f32[2 * s31 + 2] = v58[2];
                f32[3 * s31 + 2] = v58[3];
                }
                if (u30 >> 3 & 1) {
                f32[0 * s31 + 3] = v58[0];
                f32[1 * s31 + 3] = v58[1];
                f32[2 * s31 + 3] = v58[2];
                f32[3 * s31 + 3] = v58[3];
                }
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
                vector v69 = v61 + v68;
                vector v70 = v69 + v62;
                vector v71 = v69 - v62;
                vector v72 = v63 + v64;
                vector v73 = v63 - v64;
                vector v74 = v65 + v66;
                vector v75 = v65 - v66;
                vector v76 = v60 + v70;
                vector v77 = v76 + v72;
                vector v78 = v77 + v74;
                vector v79 = v73 * (float)2.0 + v71;
                vector v80 = v75 * (float)0.5 + v79;
                vector v81 = v67 + v70;
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
