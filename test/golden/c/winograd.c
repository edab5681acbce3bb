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
