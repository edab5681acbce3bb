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

void nnp_winograd_f6x6_3x3_input__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 1;
    uint64_t u6 = s3 >> 2;
    uint64_t u7 = s3 >> 3;
    uint64_t u8 = s3 >> 4;
    uint64_t u9 = s3 >> 5;
    uint64_t u10 = s3 >> 6;
    uint64_t u11 = s3 >> 7;
    size_t s12 = tile->channel_stride;
    const float*c13 = input;
    if (s3 == 255) {
        float*f14 = scratch;
        for (int i15 = 0; i15 < 8; i15++) {
            if (s2 & 1) {
                vector v16 = splat(0);
                v16 = c13[0 * s12 + 0];
                vector v17 = splat(0);
                v17 = c13[0 * s12 + 1];
                vector v18 = splat(0);
                v18 = c13[0 * s12 + 2];
                vector v19 = splat(0);
                v19 = c13[0 * s12 + 3];
                vector v20 = splat(0);
                v20 = c13[0 * s12 + 4];
                vector v21 = splat(0);
                v21 = c13[0 * s12 + 5];
                vector v22 = splat(0);
                v22 = c13[0 * s12 + 6];
                vector v23 = splat(0);
                v23 = c13[0 * s12 + 7];
                vector v24 = v18 + v22;
                vector v25 = v20 * (float)-4.25 + v24;
                vector v26 = v17 + v21;
                vector v27 = v19 * (float)-4.25 + v26;
                vector v28 = v25 + v27;
                store(f14 + 0, v28);
                vector v29 = v25 - v27;
                store(f14 + 1, v29);
                vector v30 = v18 * (float)0.25 + v22;
                vector v31 = v20 * (float)-1.25 + v30;
                vector v32 = v19 * (float)-5.0 + v17;
                vector v33 = v21 * (float)4.0 + v32;
                vector v34 = v33 * (float)0.5 + v31;
                store(f14 + 2, v34);
                vector v35 = v33 * (float)-0.5 + v31;
                store(f14 + 3, v35);
                vector v36 = v18 * (float)4.0 + v22;
                vector v37 = v20 * (float)-5.0 + v36;
                vector v38 = v19 * (float)-1.25 + v17;
                vector v39 = v21 * (float)0.25 + v38;
                vector v40 = v39 * (float)2.0 + v37;
                store(f14 + 4, v40);
                vector v41 = v39 * (float)-2.0 + v37;
                store(f14 + 5, v41);
                vector v42 = v23 - v17;
                vector v43 = v19 * (float)5.25 + v42;
                vector v44 = v21 * (float)-5.25 + v43;
                store(f14 + 6, v44);
                vector v45 = v16 - v22;
                vector v46 = v18 * (float)-5.25 + v45;
                vector v47 = v20 * (float)5.25 + v46;
                store(f14 + 7, v47);
            } else {
                vector v48 = splat(0);
                store(f14 + 0, v48);
                vector v49 = splat(0);
                store(f14 + 1, v49);
                vector v50 = splat(0);
                store(f14 + 2, v50);
                vector v51 = splat(0);
                store(f14 + 3, v51);
                vector v52 = splat(0);
                store(f14 + 4, v52);
                vector v53 = splat(0);
                store(f14 + 5, v53);
                vector v54 = splat(0);
                store(f14 + 6, v54);
                vector v55 = splat(0);
                store(f14 + 7, v55);
            }
            s2 /= 2;
            c13 += s1;
            f14 += 8;
        }
    } else {
        float*f56 = scratch;
        for (int i57 = 0; i57 < 8; i57++) {
            if (s2 & 1) {
                vector v58 = splat(0);
                if (u4 >> 0 & 1) {
                v58 = c13[0 * s12 + 0];
                }
                vector v59 = splat(0);
                if (u5 >> 0 & 1) {
                v59 = c13[0 * s12 + 1];
                }
                vector v60 = splat(0);
                if (u6 >> 0 & 1) {
                v60 = c13[0 * s12 + 2];
                }
                vector v61 = splat(0);
                if (u7 >> 0 & 1) {
                v61 = c13[0 * s12 + 3];
                }
                vector v62 = splat(0);
                if (u8 >> 0 & 1) {
                v62 = c13[0 * s12 + 4];
                }
                vector v63 = splat(0);
                if (u9 >> 0 & 1) {
                v63 = c13[0 * s12 + 5];
                }
                vector v64 = splat(0);
                if (u10 >> 0 & 1) {
                v64 = c13[0 * s12 + 6];
                }
                vector v65 = splat(0);
                if (u11 >> 0 & 1) {
                v65 = c13[0 * s12 + 7];
                }
                vector v66 = v60 + v64;
                vector v67 = v62 * (float)-4.25 + v66;
                vector v68 = v59 + v63;
                vector v69 = v61 * (float)-4.25 + v68;
                vector v70 = v67 + v69;
                store(f56 + 0, v70);
                vector v71 = v67 - v69;
                store(f56 + 1, v71);
                vector v72 = v60 * (float)0.25 + v64;
                vector v73 = v62 * (float)-1.25 + v72;
                vector v74 = v61 * (float)-5.0 + v59;
                vector v75 = v63 * (float)4.0 + v74;
                vector v76 = v75 * (float)0.5 + v73;
                store(f56 + 2, v76);
                vector v77 = v75 * (float)-0.5 + v73;
                store(f56 + 3, v77);
                vector v78 = v60 * (float)4.0 + v64;
                vector v79 = v62 * (float)-5.0 + v78;
                vector v80 = v61 * (float)-1.25 + v59;
                vector v81 = v63 * (float)0.25 + v80;
                vector v82 = v81 * (float)2.0 + v79;
                store(f56 + 4, v82);
                vector v83 = v81 * (float)-2.0 + v79;
                store(f56 + 5, v83);
                vector v84 = v65 - v59;
                vector v85 = v61 * (float)5.25 + v84;
                vector v86 = v63 * (float)-5.25 + v85;
                store(f56 + 6, v86);
                vector v87 = v58 - v64;
                vector v88 = v60 * (float)-5.25 + v87;
                vector v89 = v62 * (float)5.25 + v88;
                store(f56 + 7, v89);
            } else {
                vector v90 = splat(0);
                store(f56 + 0, v90);
                vector v91 = splat(0);
                store(f56 + 1, v91);
                vector v92 = splat(0);
                store(f56 + 2, v92);
                vector v93 = splat(0);
                store(f56 + 3, v93);
                vector v94 = splat(0);
                store(f56 + 4, v94);
                vector v95 = splat(0);
                store(f56 + 5, v95);
                vector v96 = splat(0);
                store(f56 + 6, v96);
                vector v97 = splat(0);
                store(f56 + 7, v97);
            }
            s2 /= 2;
            c13 += s1;
            f56 += 8;
        }
    }
    float*f98 = output;
    size_t s99 = output_stride * 8;
    float*f100 = scratch;
    for (int i101 = 0; i101 < 8; i101++) {
        vector v102 = load(f100 + 0);
        vector v103 = load(f100 + 8);
        vector v104 = load(f100 + 16);
        vector v105 = load(f100 + 24);
        vector v106 = load(f100 + 32);
        vector v107 = load(f100 + 40);
        vector v108 = load(f100 + 48);
        vector v109 = load(f100 + 56);
        vector v110 = v104 + v108;
        vector v111 = v106 * (float)-4.25 + v110;
        vector v112 = v103 + v107;
        vector v113 = v105 * (float)-4.25 + v112;
        vector v114 = v111 + v113;
        store(f98 + 0 * output_stride + 0, v114);
        vector v115 = v111 - v113;
        store(f98 + 1 * output_stride + 0, v115);
        vector v116 = v104 * (float)0.25 + v108;
        vector v117 = v106 * (float)-1.25 + v116;
        vector v118 = v105 * (float)-5.0 + v103;
        vector v119 = v107 * (float)4.0 + v118;
        vector v120 = v119 * (float)0.5 + v117;
        store(f98 + 2 * output_stride + 0, v120);
        vector v121 = v119 * (float)-0.5 + v117;
        store(f98 + 3 * output_stride + 0, v121);
        vector v122 = v104 * (float)4.0 + v108;
        vector v123 = v106 * (float)-5.0 + v122;
        vector v124 = v105 * (float)-1.25 + v103;
        vector v125 = v107 * (float)0.25 + v124;
        vector v126 = v125 * (float)2.0 + v123;
        store(f98 + 4 * output_stride + 0, v126);
        vector v127 = v125 * (float)-2.0 + v123;
        store(f98 + 5 * output_stride + 0, v127);
        vector v128 = v109 - v103;
        vector v129 = v105 * (float)5.25 + v128;
        vector v130 = v107 * (float)-5.25 + v129;
        store(f98 + 6 * output_stride + 0, v130);
        vector v131 = v102 - v108;
        vector v132 = v104 * (float)-5.25 + v131;
        vector v133 = v106 * (float)5.25 + v132;
        store(f98 + 7 * output_stride + 0, v133);
        f100 += 1;
        f98 += s99;
    }
}

void nnp_winograd_f6x6_3x3_kernel__c_scalar(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 9; i3++) {
        vector v4 = splat(0);
        v4 = c1[0 * kernel_stride + 0];
        store(f2 + 0, v4);
        c1 += 1;
        f2 += 1;
    }
    float*f5 = scratch;
    float*f6 = output;
    size_t s7 = output_stride * 8;
    for (int i8 = 0; i8 < 1; i8++) {
        vector v9 = load(f5 + 0);
        vector v10 = load(f5 + 1);
        vector v11 = load(f5 + 2);
        vector v12 = v9 + v11;
        vector v13 = v12 * (float)-0.2222222222222222;
        vector v14 = v10 * (float)-0.2222222222222222 + v13;
        vector v15 = v10 * (float)0.2222222222222222 + v13;
        vector v16 = v11 * (float)4.0 + v9;
        vector v17 = v16 * (float)0.011111111111111112;
        vector v18 = v10 * (float)0.022222222222222223 + v17;
        vector v19 = v10 * (float)-0.022222222222222223 + v17;
        vector v20 = v11 * (float)0.25 + v9;
        vector v21 = v20 * (float)0.7111111111111111;
        vector v22 = v10 * (float)0.35555555555555557 + v21;
        vector v23 = v10 * (float)-0.35555555555555557 + v21;
        store(f2 + 0, v14);
        store(f2 + 1, v15);
        store(f2 + 2, v18);
        store(f2 + 3, v19);
        store(f2 + 4, v22);
        store(f2 + 5, v23);
        store(f2 + 6, v11);
        store(f2 + 7, v9);
        vector v24 = load(f5 + 3);
        vector v25 = load(f5 + 4);
        vector v26 = load(f5 + 5);
        vector v27 = v24 + v26;
        vector v28 = v27 * (float)-0.2222222222222222;
        vector v29 = v25 * (float)-0.2222222222222222 + v28;
        vector v30 = v25 * (float)0.2222222222222222 + v28;
        vector v31 = v26 * (float)4.0 + v24;
        vector v32 = v31 * (float)0.011111111111111112;
        vector v33 = v25 * (float)0.022222222222222223 + v32;
        vector v34 = v25 * (float)-0.022222222222222223 + v32;
        vector v35 = v26 * (float)0.25 + v24;
        vector v36 = v35 * (float)0.7111111111111111;
        vector v37 = v25 * (float)0.35555555555555557 + v36;
        vector v38 = v25 * (float)-0.35555555555555557 + v36;
        store(f2 + 8, v29);
        store(f2 + 9, v30);
        store(f2 + 10, v33);
        store(f2 + 11, v34);
        store(f2 + 12, v37);
        store(f2 + 13, v38);
        store(f2 + 14, v26);
        store(f2 + 15, v24);
        vector v39 = load(f5 + 6);
        vector v40 = load(f5 + 7);
        vector v41 = load(f5 + 8);
        vector v42 = v39 + v41;
        vector v43 = v42 * (float)-0.2222222222222222;
        vector v44 = v40 * (float)-0.2222222222222222 + v43;
        vector v45 = v40 * (float)0.2222222222222222 + v43;
        vector v46 = v41 * (float)4.0 + v39;
        vector v47 = v46 * (float)0.011111111111111112;
        vector v48 = v40 * (float)0.022222222222222223 + v47;
        vector v49 = v40 * (float)-0.022222222222222223 + v47;
        vector v50 = v41 * (float)0.25 + v39;
        vector v51 = v50 * (float)0.7111111111111111;
        vector v52 = v40 * (float)0.35555555555555557 + v51;
        vector v53 = v40 * (float)-0.35555555555555557 + v51;
        store(f2 + 16, v44);
        store(f2 + 17, v45);
        store(f2 + 18, v48);
        store(f2 + 19, v49);
        store(f2 + 20, v52);
        store(f2 + 21, v53);
        store(f2 + 22, v41);
        store(f2 + 23, v39);
        float*f54 = f2;
        for (int i55 = 0; i55 < 8; i55++) {
            vector v56 = load(f54 + 0);
            vector v57 = load(f54 + 8);
            vector v58 = load(f54 + 16);
            vector v59 = v56 + v58;
            vector v60 = v59 * (float)-0.2222222222222222;
            vector v61 = v57 * (float)-0.2222222222222222 + v60;
            vector v62 = v57 * (float)0.2222222222222222 + v60;
            vector v63 = v58 * (float)4.0 + v56;
            vector v64 = v63 * (float)0.011111111111111112;
            vector v65 = v57 * (float)0.022222222222222223 + v64;
            vector v66 = v57 * (float)-0.022222222222222223 + v64;
            vector v67 = v58 * (float)0.25 + v56;
            vector v68 = v67 * (float)0.7111111111111111;
            vector v69 = v57 * (float)0.35555555555555557 + v68;
            vector v70 = v57 * (float)-0.35555555555555557 + v68;
            store(f6 + 0 * output_stride + 0, v61);
            store(f6 + 1 * output_stride + 0, v62);
            store(f6 + 2 * output_stride + 0, v65);
            store(f6 + 3 * output_stride + 0, v66);
            store(f6 + 4 * output_stride + 0, v69);
            store(f6 + 5 * output_stride + 0, v70);
            store(f6 + 6 * output_stride + 0, v58);
            store(f6 + 7 * output_stride + 0, v56);
            f54 += 1;
            f6 += s7;
        }
        size_t s71 = s7 * 8;
        f6 -= s71;
        f6 += 4;
        f5 += 9;
    }
}

void nnp_winograd_f6x6_3x3_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 8, v23);
        store(f3 + 16, v25);
        store(f3 + 24, v27);
        store(f3 + 32, v29);
        store(f3 + 40, v32);
        f3 += 1;
        c1 += s2;
    }
    size_t s33 = tile->row_stride;
    size_t s34 = tile->row_mask;
    size_t s35 = tile->column_mask;
    uint64_t u36 = s35 >> 0;
    uint64_t u37 = s35 >> 1;
    uint64_t u38 = s35 >> 2;
    uint64_t u39 = s35 >> 3;
    uint64_t u40 = s35 >> 4;
    uint64_t u41 = s35 >> 5;
    size_t s42 = tile->channel_stride;
    float*f43 = output;
    float*f44 = scratch;
    if (s35 == 63) {
        for (int i45 = 0; i45 < 6; i45++) {
            if (s34 & 1) {
                vector v46 = load(f44 + 0);
                vector v47 = load(f44 + 1);
                vector v48 = load(f44 + 2);
                vector v49 = load(f44 + 3);
                vector v50 = load(f44 + 4);
                vector v51 = load(f44 + 5);
                vector v52 = load(f44 + 6);
                vector v53 = load(f44 + 7);
                vector v54 = load(bias + 0);
                vector v55 = v46 + v54;
                vector v56 = v55 + v47;
                vector v57 = v55 - v47;
                vector v58 = v48 + v49;
                vector v59 = v48 - v49;
                vector v60 = v50 + v51;
                vector v61 = v50 - v51;
                vector v62 = v53 + v56;
                vector v63 = v62 + v58;
                vector v64 = v63 + v60;
                vector v65 = v59 * (float)2.0 + v57;
                vector v66 = v61 * (float)0.5 + v65;
                vector v67 = v58 * (float)4.0 + v56;
                vector v68 = v60 * (float)0.25 + v67;
                vector v69 = v59 * (float)8.0 + v57;
                vector v70 = v61 * (float)0.125 + v69;
                vector v71 = v58 * (float)16.0 + v56;
                vector v72 = v60 * (float)0.0625 + v71;
                vector v73 = v52 + v57;
                vector v74 = v59 * (float)32.0 + v73;
                vector v75 = v61 * (float)0.03125 + v74;
                f43[0 * s42 + 0] = v64;
                f43[0 * s42 + 1] = v66;
                f43[0 * s42 + 2] = v68;
                f43[0 * s42 + 3] = v70;
                f43[0 * s42 + 4] = v72;
                f43[0 * s42 + 5] = v75;
            }
            s34 /= 2;
            f44 += 8;
            f43 += s33;
        }
    } else {
        for (int i76 = 0; i76 < 6; i76++) {
            if (s34 & 1) {
                vector v77 = load(f44 + 0);
                vector v78 = load(f44 + 1);
                vector v79 = load(f44 + 2);
                vector v80 = load(f44 + 3);
                vector v81 = load(f44 + 4);
                vector v82 = load(f44 + 5);
                vector v83 = load(f44 + 6);
                vector v84 = load(f44 + 7);
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
                vector v104 = v83 + v88;
                vector v105 = v90 * (float)32.0 + v104;
                vector v106 = v92 * (float)0.03125 + v105;
                if (u36 >> 0 & 1) {
                f43[0 * s42 + 0] = v95;
                }
                if (u37 >> 0 & 1) {
                f43[0 * s42 + 1] = v97;
                }
                if (u38 >> 0 & 1) {
                f43[0 * s42 + 2] = v99;
                }
                if (u39 >> 0 & 1) {
                f43[0 * s42 + 3] = v101;
                }
                if (u40 >> 0 & 1) {
                f43[0 * s42 + 4] = v103;
                }
                if (u41 >> 0 & 1) {
                f43[0 * s42 + 5] = v106;
                }
            }
            s34 /= 2;
            f44 += 8;
            f43 += s33;
        }
    }
}

void nnp_winograd_f6x6_3x3_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 8, v23);
        store(f3 + 16, v25);
        store(f3 + 24, v27);
        store(f3 + 32, v29);
        store(f3 + 40, v32);
        f3 += 1;
        c1 += s2;
    }
    size_t s33 = tile->row_stride;
    size_t s34 = tile->row_mask;
    size_t s35 = tile->column_mask;
    uint64_t u36 = s35 >> 0;
    uint64_t u37 = s35 >> 1;
    uint64_t u38 = s35 >> 2;
    uint64_t u39 = s35 >> 3;
    uint64_t u40 = s35 >> 4;
    uint64_t u41 = s35 >> 5;
    size_t s42 = tile->channel_stride;
    float*f43 = output;
    float*f44 = scratch;
    if (s35 == 63) {
        for (int i45 = 0; i45 < 6; i45++) {
            if (s34 & 1) {
                vector v46 = load(f44 + 0);
                vector v47 = load(f44 + 1);
                vector v48 = load(f44 + 2);
                vector v49 = load(f44 + 3);
                vector v50 = load(f44 + 4);
                vector v51 = load(f44 + 5);
                vector v52 = load(f44 + 6);
                vector v53 = load(f44 + 7);
                vector v54 = load(bias + 0);
                vector v55 = v46 + v54;
                vector v56 = v55 + v47;
                vector v57 = v55 - v47;
                vector v58 = v48 + v49;
                vector v59 = v48 - v49;
                vector v60 = v50 + v51;
                vector v61 = v50 - v51;
                vector v62 = v53 + v56;
                vector v63 = v62 + v58;
                vector v64 = v63 + v60;
                vector v65 = v59 * (float)2.0 + v57;
                vector v66 = v61 * (float)0.5 + v65;
                vector v67 = v58 * (float)4.0 + v56;
                vector v68 = v60 * (float)0.25 + v67;
                vector v69 = v59 * (float)8.0 + v57;
                vector v70 = v61 * (float)0.125 + v69;
                vector v71 = v58 * (float)16.0 + v56;
                vector v72 = v60 * (float)0.0625 + v71;
                vector v73 = v52 + v57;
                vector v74 = v59 * (float)32.0 + v73;
                vector v75 = v61 * (float)0.03125 + v74;
                vector v76 = splat(0);
                vector v77 = maximum(v76, v64);
                vector v78 = maximum(v76, v66);
                vector v79 = maximum(v76, v68);
                vector v80 = maximum(v76, v70);
                vector v81 = maximum(v76, v72);
                vector v82 = maximum(v76, v75);
                f43[0 * s42 + 0] = v77;
                f43[0 * s42 + 1] = v78;
                f43[0 * s42 + 2] = v79;
                f43[0 * s42 + 3] = v80;
                f43[0 * s42 + 4] = v81;
                f43[0 * s42 + 5] = v82;
            }
            s34 /= 2;
            f44 += 8;
            f43 += s33;
        }
    } else {
        for (int i83 = 0; i83 < 6; i83++) {
            if (s34 & 1) {
                vector v84 = load(f44 + 0);
                vector v85 = load(f44 + 1);
                vector v86 = load(f44 + 2);
                vector v87 = load(f44 + 3);
                vector v88 = load(f44 + 4);
                vector v89 = load(f44 + 5);
                vector v90 = load(f44 + 6);
                vector v91 = load(f44 + 7);
                vector v92 = load(bias + 0);
                vector v93 = v84 + v92;
                vector v94 = v93 + v85;
                vector v95 = v93 - v85;
                vector v96 = v86 + v87;
                vector v97 = v86 - v87;
                vector v98 = v88 + v89;
                vector v99 = v88 - v89;
                vector v100 = v91 + v94;
                vector v101 = v100 + v96;
                vector v102 = v101 + v98;
                vector v103 = v97 * (float)2.0 + v95;
                vector v104 = v99 * (float)0.5 + v103;
                vector v105 = v96 * (float)4.0 + v94;
                vector v106 = v98 * (float)0.25 + v105;
                vector v107 = v97 * (float)8.0 + v95;
                vector v108 = v99 * (float)0.125 + v107;
                vector v109 = v96 * (float)16.0 + v94;
                vector v110 = v98 * (float)0.0625 + v109;
                vector v111 = v90 + v95;
                vector v112 = v97 * (float)32.0 + v111;
                vector v113 = v99 * (float)0.03125 + v112;
                vector v114 = splat(0);
                vector v115 = maximum(v114, v102);
                vector v116 = maximum(v114, v104);
                vector v117 = maximum(v114, v106);
                vector v118 = maximum(v114, v108);
                vector v119 = maximum(v114, v110);
                vector v120 = maximum(v114, v113);
                if (u36 >> 0 & 1) {
                f43[0 * s42 + 0] = v115;
                }
                if (u37 >> 0 & 1) {
                f43[0 * s42 + 1] = v116;
                }
                if (u38 >> 0 & 1) {
                f43[0 * s42 + 2] = v117;
                }
                if (u39 >> 0 & 1) {
                f43[0 * s42 + 3] = v118;
                }
                if (u40 >> 0 & 1) {
                f43[0 * s42 + 4] = v119;
                }
                if (u41 >> 0 & 1) {
                f43[0 * s42 + 5] = v120;
                }
            }
            s34 /= 2;
            f44 += 8;
            f43 += s33;
        }
    }
}

void nnp_winograd_f4x4_5x5_kernel__c_scalar(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 25; i3++) {
        vector v4 = splat(0);
        v4 = c1[0 * kernel_stride + 0];
        store(f2 + 0, v4);
        c1 += 1;
        f2 += 1;
    }
    float*f5 = scratch;
    float*f6 = output;
    size_t s7 = output_stride * 8;
    for (int i8 = 0; i8 < 1; i8++) {
        vector v9 = load(f5 + 0);
        vector v10 = load(f5 + 1);
        vector v11 = load(f5 + 2);
        vector v12 = load(f5 + 3);
        vector v13 = load(f5 + 4);
        vector v14 = v9 + v11;
        vector v15 = v14 + v13;
        vector v16 = v15 * (float)-0.2222222222222222;
        vector v17 = v10 + v12;
        vector v18 = v17 * (float)-0.2222222222222222 + v16;
        vector v19 = v17 * (float)0.2222222222222222 + v16;
        vector v20 = v11 * (float)4.0 + v9;
        vector v21 = v13 * (float)16.0 + v20;
        vector v22 = v21 * (float)0.011111111111111112;
        vector v23 = v12 * (float)4.0 + v10;
        vector v24 = v23 * (float)0.022222222222222223 + v22;
        vector v25 = v23 * (float)-0.022222222222222223 + v22;
        vector v26 = v11 * (float)0.25 + v9;
        vector v27 = v13 * (float)0.0625 + v26;
        vector v28 = v27 * (float)0.7111111111111111;
        vector v29 = v12 * (float)0.25 + v10;
        vector v30 = v29 * (float)0.35555555555555557 + v28;
        vector v31 = v29 * (float)-0.35555555555555557 + v28;
        store(f2 + 0, v18);
        store(f2 + 1, v19);
        store(f2 + 2, v24);
        store(f2 + 3, v25);
        store(f2 + 4, v30);
        store(f2 + 5, v31);
        store(f2 + 6, v13);
        store(f2 + 7, v9);
        vector v32 = load(f5 + 5);
        vector v33 = load(f5 + 6);
        vector v34 = load(f5 + 7);
        vector v35 = load(f5 + 8);
        vector v36 = load(f5 + 9);
        vector v37 = v32 + v34;
        vector v38 = v37 + v36;
        vector v39 = v38 * (float)-0.2222222222222222;
        vector v40 = v33 + v35;
        vector v41 = v40 * (float)-0.2222222222222222 + v39;
        vector v42 = v40 * (float)0.2222222222222222 + v39;
        vector v43 = v34 * (float)4.0 + v32;
        vector v44 = v36 * (float)16.0 + v43;
        vector v45 = v44 * (float)0.011111111111111112;
        vector v46 = v35 * (float)4.0 + v33;
        vector v47 = v46 * (float)0.022222222222222223 + v45;
        vector v48 = v46 * (float)-0.022222222222222223 + v45;
        vector v49 = v34 * (float)0.25 + v32;
        vector v50 = v36 * (float)0.0625 + v49;
        vector v51 = v50 * (float)0.7111111111111111;
        vector v52 = v35 * (float)0.25 + v33;
        vector v53 = v52 * (float)0.35555555555555557 + v51;
        vector v54 = v52 * (float)-0.35555555555555557 + v51;
        store(f2 + 8, v41);
        store(f2 + 9, v42);
        store(f2 + 10, v47);
        store(f2 + 11, v48);
        store(f2 + 12, v53);
        store(f2 + 13, v54);
        store(f2 + 14, v36);
        store(f2 + 15, v32);
        vector v55 = load(f5 + 10);
        vector v56 = load(f5 + 11);
        vector v57 = load(f5 + 12);
        vector v58 = load(f5 + 13);
        vector v59 = load(f5 + 14);
        vector v60 = v55 + v57;
        vector v61 = v60 + v59;
        vector v62 = v61 * (float)-0.2222222222222222;
        vector v63 = v56 + v58;
        vector v64 = v63 * (float)-0.2222222222222222 + v62;
        vector v65 = v63 * (float)0.2222222222222222 + v62;
        vector v66 = v57 * (float)4.0 + v55;
        vector v67 = v59 * (float)16.0 + v66;
        vector v68 = v67 * (float)0.011111111111111112;
        vector v69 = v58 * (float)4.0 + v56;
        vector v70 = v69 * (float)0.022222222222222223 + v68;
        vector v71 = v69 * (float)-0.022222222222222223 + v68;
        vector v72 = v57 * (float)0.25 + v55;
        vector v73 = v59 * (float)0.0625 + v72;
        vector v74 = v73 * (float)0.7111111111111111;
        vector v75 = v58 * (float)0.25 + v56;
        vector v76 = v75 * (float)0.35555555555555557 + v74;
        vector v77 = v75 * (float)-0.35555555555555557 + v74;
        store(f2 + 16, v64);
        store(f2 + 17, v65);
        store(f2 + 18, v70);
        store(f2 + 19, v71);
        store(f2 + 20, v76);
        store(f2 + 21, v77);
        store(f2 + 22, v59);
        store(f2 + 23, v55);
        vector v78 = load(f5 + 15);
        vector v79 = load(f5 + 16);
        vector v80 = load(f5 + 17);
        vector v81 = load(f5 + 18);
        vector v82 = load(f5 + 19);
        vector v83 = v78 + v80;
        vector v84 = v83 + v82;
        vector v85 = v84 * (float)-0.2222222222222222;
        vector v86 = v79 + v81;
        vector v87 = v86 * (float)-0.2222222222222222 + v85;
        vector v88 = v86 * (float)0.2222222222222222 + v85;
        vector v89 = v80 * (float)4.0 + v78;
        vector v90 = v82 * (float)16.0 + v89;
        vector v91 = v90 * (float)0.011111111111111112;
        vector v92 = v81 * (float)4.0 + v79;
        vector v93 = v92 * (float)0.022222222222222223 + v91;
        vector v94 = v92 * (float)-0.022222222222222223 + v91;
        vector v95 = v80 * (float)0.25 + v78;
        vector v96 = v82 * (float)0.0625 + v95;
        vector v97 = v96 * (float)0.7111111111111111;
        vector v98 = v81 * (float)0.25 + v79;
        vector v99 = v98 * (float)0.35555555555555557 + v97;
        vector v100 = v98 * (float)-0.35555555555555557 + v97;
        store(f2 + 24, v87);
        store(f2 + 25, v88);
        store(f2 + 26, v93);
        store(f2 + 27, v94);
        store(f2 + 28, v99);
        store(f2 + 29, v100);
        store(f2 + 30, v82);
        store(f2 + 31, v78);
        vector v101 = load(f5 + 20);
        vector v102 = load(f5 + 21);
        vector v103 = load(f5 + 22);
        vector v104 = load(f5 + 23);
        vector v105 = load(f5 + 24);
        vector v106 = v101 + v103;
        vector v107 = v106 + v105;
        vector v108 = v107 * (float)-0.2222222222222222;
        vector v109 = v102 + v104;
        vector v110 = v109 * (float)-0.2222222222222222 + v108;
        vector v111 = v109 * (float)0.2222222222222222 + v108;
        vector v112 = v103 * (float)4.0 + v101;
        vector v113 = v105 * (float)16.0 + v112;
        vector v114 = v113 * (float)0.011111111111111112;
        vector v115 = v104 * (float)4.0 + v102;
        vector v116 = v115 * (float)0.022222222222222223 + v114;
        vector v117 = v115 * (float)-0.022222222222222223 + v114;
        vector v118 = v103 * (float)0.25 + v101;
        vector v119 = v105 * (float)0.0625 + v118;
        vector v120 = v119 * (float)0.7111111111111111;
        vector v121 = v104 * (float)0.25 + v102;
        vector v122 = v121 * (float)0.35555555555555557 + v120;
        vector v123 = v121 * (float)-0.35555555555555557 + v120;
        store(f2 + 32, v110);
        store(f2 + 33, v111);
        store(f2 + 34, v116);
        store(f2 + 35, v117);
        store(f2 + 36, v122);
        store(f2 + 37, v123);
        store(f2 + 38, v105);
        store(f2 + 39, v101);
        float*f124 = f2;
        for (int i125 = 0; i125 < 8; i125++) {
            vector v126 = load(f124 + 0);
            vector v127 = load(f124 + 8);
            vector v128 = load(f124 + 16);
            vector v129 = load(f124 + 24);
            vector v130 = load(f124 + 32);
            vector v131 = v126 + v128;
            vector v132 = v131 + v130;
            vector v133 = v132 * (float)-0.2222222222222222;
            vector v134 = v127 + v129;
            vector v135 = v134 * (float)-0.2222222222222222 + v133;
            vector v136 = v134 * (float)0.2222222222222222 + v133;
            vector v137 = v128 * (float)4.0 + v126;
            vector v138 = v130 * (float)16.0 + v137;
            vector v139 = v138 * (float)0.011111111111111112;
            vector v140 = v129 * (float)4.0 + v127;
            vector v141 = v140 * (float)0.022222222222222223 + v139;
            vector v142 = v140 * (float)-0.022222222222222223 + v139;
            vector v143 = v128 * (float)0.25 + v126;
            vector v144 = v130 * (float)0.0625 + v143;
            vector v145 = v144 * (float)0.7111111111111111;
            vector v146 = v129 * (float)0.25 + v127;
            vector v147 = v146 * (float)0.35555555555555557 + v145;
            vector v148 = v146 * (float)-0.35555555555555557 + v145;
            store(f6 + 0 * output_stride + 0, v135);
            store(f6 + 1 * output_stride + 0, v136);
            store(f6 + 2 * output_stride + 0, v141);
            store(f6 + 3 * output_stride + 0, v142);
            store(f6 + 4 * output_stride + 0, v147);
            store(f6 + 5 * output_stride + 0, v148);
            store(f6 + 6 * output_stride + 0, v130);
            store(f6 + 7 * output_stride + 0, v126);
            f124 += 1;
            f6 += s7;
        }
        size_t s149 = s7 * 8;
        f6 -= s149;
        f6 += 4;
        f5 += 25;
    }
}

void nnp_winograd_f4x4_5x5_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 8, v23);
        store(f3 + 16, v25);
        store(f3 + 24, v28);
        f3 += 1;
        c1 += s2;
    }
    size_t s29 = tile->row_stride;
    size_t s30 = tile->row_mask;
    size_t s31 = tile->column_mask;
    uint64_t u32 = s31 >> 0;
    uint64_t u33 = s31 >> 1;
    uint64_t u34 = s31 >> 2;
    uint64_t u35 = s31 >> 3;
    size_t s36 = tile->channel_stride;
    float*f37 = output;
    float*f38 = scratch;
    if (s31 == 15) {
        for (int i39 = 0; i39 < 4; i39++) {
            if (s30 & 1) {
                vector v40 = load(f38 + 0);
                vector v41 = load(f38 + 1);
                vector v42 = load(f38 + 2);
                vector v43 = load(f38 + 3);
                vector v44 = load(f38 + 4);
                vector v45 = load(f38 + 5);
                vector v46 = load(f38 + 6);
                vector v47 = load(f38 + 7);
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
                vector v63 = v46 + v51;
                vector v64 = v53 * (float)8.0 + v63;
                vector v65 = v55 * (float)0.125 + v64;
                f37[0 * s36 + 0] = v58;
                f37[0 * s36 + 1] = v60;
                f37[0 * s36 + 2] = v62;
                f37[0 * s36 + 3] = v65;
            }
            s30 /= 2;
            f38 += 8;
            f37 += s29;
        }
    } else {
        for (int i66 = 0; i66 < 4; i66++) {
            if (s30 & 1) {
                vector v67 = load(f38 + 0);
                vector v68 = load(f38 + 1);
                vector v69 = load(f38 + 2);
                vector v70 = load(f38 + 3);
                vector v71 = load(f38 + 4);
                vector v72 = load(f38 + 5);
                vector v73 = load(f38 + 6);
                vector v74 = load(f38 + 7);
                vector v75 = load(bias + 0);
                vector v76 = v67 + v75;
                vector v77 = v76 + v68;
                vector v78 = v76 - v68;
                vector v79 = v69 + v70;
                vector v80 = v69 - v70;
                vector v81 = v71 + v72;
                vector v82 = v71 - v72;
                vector v83 = v74 + v77;
                vector v84 = v83 + v79;
                vector v85 = v84 + v81;
                vector v86 = v80 * (float)2.0 + v78;
                vector v87 = v82 * (float)0.5 + v86;
                vector v88 = v79 * (float)4.0 + v77;
                vector v89 = v81 * (float)0.25 + v88;
                vector v90 = v73 + v78;
                vector v91 = v80 * (float)8.0 + v90;
                vector v92 = v82 * (float)0.125 + v91;
                if (u32 >> 0 & 1) {
                f37[0 * s36 + 0] = v85;
                }
                if (u33 >> 0 & 1) {
                f37[0 * s36 + 1] = v87;
                }
                if (u34 >> 0 & 1) {
                f37[0 * s36 + 2] = v89;
                }
                if (u35 >> 0 & 1) {
                f37[0 * s36 + 3] = v92;
                }
            }
            s30 /= 2;
            f38 += 8;
            f37 += s29;
        }
    }
}

void nnp_winograd_f4x4_5x5_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 8, v23);
        store(f3 + 16, v25);
        store(f3 + 24, v28);
        f3 += 1;
        c1 += s2;
    }
    size_t s29 = tile->row_stride;
    size_t s30 = tile->row_mask;
    size_t s31 = tile->column_mask;
    uint64_t u32 = s31 >> 0;
    uint64_t u33 = s31 >> 1;
    uint64_t u34 = s31 >> 2;
    uint64_t u35 = s31 >> 3;
    size_t s36 = tile->channel_stride;
    float*f37 = output;
    float*f38 = scratch;
    if (s31 == 15) {
        for (int i39 = 0; i39 < 4; i39++) {
            if (s30 & 1) {
                vector v40 = load(f38 + 0);
                vector v41 = load(f38 + 1);
                vector v42 = load(f38 + 2);
                vector v43 = load(f38 + 3);
                vector v44 = load(f38 + 4);
                vector v45 = load(f38 + 5);
                vector v46 = load(f38 + 6);
                vector v47 = load(f38 + 7);
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
                vector v63 = v46 + v51;
                vector v64 = v53 * (float)8.0 + v63;
                vector v65 = v55 * (float)0.125 + v64;
                vector v66 = splat(0);
                vector v67 = maximum(v66, v58);
                vector v68 = maximum(v66, v60);
                vector v69 = maximum(v66, v62);
                vector v70 = maximum(v66, v65);
                f37[0 * s36 + 0] = v67;
                f37[0 * s36 + 1] = v68;
                f37[0 * s36 + 2] = v69;
                f37[0 * s36 + 3] = v70;
            }
            s30 /= 2;
            f38 += 8;
            f37 += s29;
        }
    } else {
        for (int i71 = 0; i71 < 4; i71++) {
            if (s30 & 1) {
                vector v72 = load(f38 + 0);
                vector v73 = load(f38 + 1);
                vector v74 = load(f38 + 2);
                vector v75 = load(f38 + 3);
                vector v76 = load(f38 + 4);
                vector v77 = load(f38 + 5);
                vector v78 = load(f38 + 6);
                vector v79 = load(f38 + 7);
                vector v80 = load(bias + 0);
                vector v81 = v72 + v80;
                vector v82 = v81 + v73;
                vector v83 = v81 - v73;
                vector v84 = v74 + v75;
                vector v85 = v74 - v75;
                vector v86 = v76 + v77;
                vector v87 = v76 - v77;
                vector v88 = v79 + v82;
                vector v89 = v88 + v84;
                vector v90 = v89 + v86;
                vector v91 = v85 * (float)2.0 + v83;
                vector v92 = v87 * (float)0.5 + v91;
                vector v93 = v84 * (float)4.0 + v82;
                vector v94 = v86 * (float)0.25 + v93;
                vector v95 = v78 + v83;
                vector v96 = v85 * (float)8.0 + v95;
                vector v97 = v87 * (float)0.125 + v96;
                vector v98 = splat(0);
                vector v99 = maximum(v98, v90);
                vector v100 = maximum(v98, v92);
                vector v101 = maximum(v98, v94);
                vector v102 = maximum(v98, v97);
                if (u32 >> 0 & 1) {
                f37[0 * s36 + 0] = v99;
                }
                if (u33 >> 0 & 1) {
                f37[0 * s36 + 1] = v100;
                }
                if (u34 >> 0 & 1) {
                f37[0 * s36 + 2] = v101;
                }
                if (u35 >> 0 & 1) {
                f37[0 * s36 + 3] = v102;
                }
            }
            s30 /= 2;
            f38 += 8;
            f37 += s29;
        }
    }
}

void nnp_winograd_f5x5_4x4_kernel__c_scalar(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 16; i3++) {
        vector v4 = splat(0);
        v4 = c1[0 * kernel_stride + 0];
        store(f2 + 0, v4);
        c1 += 1;
        f2 += 1;
    }
    float*f5 = scratch;
    float*f6 = output;
    size_t s7 = output_stride * 8;
    for (int i8 = 0; i8 < 1; i8++) {
        vector v9 = load(f5 + 0);
        vector v10 = load(f5 + 1);
        vector v11 = load(f5 + 2);
        vector v12 = load(f5 + 3);
        vector v13 = v9 + v11;
        vector v14 = v13 * (float)-0.2222222222222222;
        vector v15 = v10 + v12;
        vector v16 = v15 * (float)-0.2222222222222222 + v14;
        vector v17 = v15 * (float)0.2222222222222222 + v14;
        vector v18 = v11 * (float)4.0 + v9;
        vector v19 = v18 * (float)0.011111111111111112;
        vector v20 = v12 * (float)4.0 + v10;
        vector v21 = v20 * (float)0.022222222222222223 + v19;
        vector v22 = v20 * (float)-0.022222222222222223 + v19;
        vector v23 = v11 * (float)0.25 + v9;
        vector v24 = v23 * (float)0.7111111111111111;
        vector v25 = v12 * (float)0.25 + v10;
        vector v26 = v25 * (float)0.35555555555555557 + v24;
        vector v27 = v25 * (float)-0.35555555555555557 + v24;
        store(f2 + 0, v16);
        store(f2 + 1, v17);
        store(f2 + 2, v21);
        store(f2 + 3, v22);
        store(f2 + 4, v26);
        store(f2 + 5, v27);
        store(f2 + 6, v12);
        store(f2 + 7, v9);
        vector v28 = load(f5 + 4);
        vector v29 = load(f5 + 5);
        vector v30 = load(f5 + 6);
        vector v31 = load(f5 + 7);
        vector v32 = v28 + v30;
        vector v33 = v32 * (float)-0.2222222222222222;
        vector v34 = v29 + v31;
        vector v35 = v34 * (float)-0.2222222222222222 + v33;
        vector v36 = v34 * (float)0.2222222222222222 + v33;
        vector v37 = v30 * (float)4.0 + v28;
        vector v38 = v37 * (float)0.011111111111111112;
        vector v39 = v31 * (float)4.0 + v29;
        vector v40 = v39 * (float)0.022222222222222223 + v38;
        vector v41 = v39 * (float)-0.022222222222222223 + v38;
        vector v42 = v30 * (float)0.25 + v28;
        vector v43 = v42 * (float)0.7111111111111111;
        vector v44 = v31 * (float)0.25 + v29;
        vector v45 = v44 * (float)0.35555555555555557 + v43;
        vector v46 = v44 * (float)-0.35555555555555557 + v43;
        store(f2 + 8, v35);
        store(f2 + 9, v36);
        store(f2 + 10, v40);
        store(f2 + 11, v41);
        store(f2 + 12, v45);
        store(f2 + 13, v46);
        store(f2 + 14, v31);
        store(f2 + 15, v28);
        vector v47 = load(f5 + 8);
        vector v48 = load(f5 + 9);
        vector v49 = load(f5 + 10);
        vector v50 = load(f5 + 11);
        vector v51 = v47 + v49;
        vector v52 = v51 * (float)-0.2222222222222222;
        vector v53 = v48 + v50;
        vector v54 = v53 * (float)-0.2222222222222222 + v52;
        vector v55 = v53 * (float)0.2222222222222222 + v52;
        vector v56 = v49 * (float)4.0 + v47;
        vector v57 = v56 * (float)0.011111111111111112;
        vector v58 = v50 * (float)4.0 + v48;
        vector v59 = v58 * (float)0.022222222222222223 + v57;
        vector v60 = v58 * (float)-0.022222222222222223 + v57;
        vector v61 = v49 * (float)0.25 + v47;
        vector v62 = v61 * (float)0.7111111111111111;
        vector v63 = v50 * (float)0.25 + v48;
        vector v64 = v63 * (float)0.35555555555555557 + v62;
        vector v65 = v63 * (float)-0.35555555555555557 + v62;
        store(f2 + 16, v54);
        store(f2 + 17, v55);
        store(f2 + 18, v59);
        store(f2 + 19, v60);
        store(f2 + 20, v64);
        store(f2 + 21, v65);
        store(f2 + 22, v50);
        store(f2 + 23, v47);
        vector v66 = load(f5 + 12);
        vector v67 = load(f5 + 13);
        vector v68 = load(f5 + 14);
        vector v69 = load(f5 + 15);
        vector v70 = v66 + v68;
        vector v71 = v70 * (float)-0.2222222222222222;
        vector v72 = v67 + v69;
        vector v73 = v72 * (float)-0.2222222222222222 + v71;
        vector v74 = v72 * (float)0.2222222222222222 + v71;
        vector v75 = v68 * (float)4.0 + v66;
        vector v76 = v75 * (float)0.011111111111111112;
        vector v77 = v69 * (float)4.0 + v67;
        vector v78 = v77 * (float)0.022222222222222223 + v76;
        vector v79 = v77 * (float)-0.022222222222222223 + v76;
        vector v80 = v68 * (float)0.25 + v66;
        vector v81 = v80 * (float)0.7111111111111111;
        vector v82 = v69 * (float)0.25 + v67;
        vector v83 = v82 * (float)0.35555555555555557 + v81;
        vector v84 = v82 * (float)-0.35555555555555557 + v81;
        store(f2 + 24, v73);
        store(f2 + 25, v74);
        store(f2 + 26, v78);
        store(f2 + 27, v79);
        store(f2 + 28, v83);
        store(f2 + 29, v84);
        store(f2 + 30, v69);
        store(f2 + 31, v66);
        float*f85 = f2;
        for (int i86 = 0; i86 < 8; i86++) {
            vector v87 = load(f85 + 0);
            vector v88 = load(f85 + 8);
            vector v89 = load(f85 + 16);
            vector v90 = load(f85 + 24);
            vector v91 = v87 + v89;
            vector v92 = v91 * (float)-0.2222222222222222;
            vector v93 = v88 + v90;
            vector v94 = v93 * (float)-0.2222222222222222 + v92;
            vector v95 = v93 * (float)0.2222222222222222 + v92;
            vector v96 = v89 * (float)4.0 + v87;
            vector v97 = v96 * (float)0.011111111111111112;
            vector v98 = v90 * (float)4.0 + v88;
            vector v99 = v98 * (float)0.022222222222222223 + v97;
            vector v100 = v98 * (float)-0.022222222222222223 + v97;
            vector v101 = v89 * (float)0.25 + v87;
            vector v102 = v101 * (float)0.7111111111111111;
            vector v103 = v90 * (float)0.25 + v88;
            vector v104 = v103 * (float)0.35555555555555557 + v102;
            vector v105 = v103 * (float)-0.35555555555555557 + v102;
            store(f6 + 0 * output_stride + 0, v94);
            store(f6 + 1 * output_stride + 0, v95);
            store(f6 + 2 * output_stride + 0, v99);
            store(f6 + 3 * output_stride + 0, v100);
            store(f6 + 4 * output_stride + 0, v104);
            store(f6 + 5 * output_stride + 0, v105);
            store(f6 + 6 * output_stride + 0, v90);
            store(f6 + 7 * output_stride + 0, v87);
            f85 += 1;
            f6 += s7;
        }
        size_t s106 = s7 * 8;
        f6 -= s106;
        f6 += 4;
        f5 += 16;
    }
}

void nnp_winograd_f5x5_4x4_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 8, v23);
        store(f3 + 16, v25);
        store(f3 + 24, v27);
        store(f3 + 32, v30);
        f3 += 1;
        c1 += s2;
    }
    size_t s31 = tile->row_stride;
    size_t s32 = tile->row_mask;
    size_t s33 = tile->column_mask;
    uint64_t u34 = s33 >> 0;
    uint64_t u35 = s33 >> 1;
    uint64_t u36 = s33 >> 2;
    uint64_t u37 = s33 >> 3;
    uint64_t u38 = s33 >> 4;
    size_t s39 = tile->channel_stride;
    float*f40 = output;
    float*f41 = scratch;
    if (s33 == 31) {
        for (int i42 = 0; i42 < 5; i42++) {
            if (s32 & 1) {
                vector v43 = load(f41 + 0);
                vector v44 = load(f41 + 1);
                vector v45 = load(f41 + 2);
                vector v46 = load(f41 + 3);
                vector v47 = load(f41 + 4);
                vector v48 = load(f41 + 5);
                vector v49 = load(f41 + 6);
                vector v50 = load(f41 + 7);
                vector v51 = load(bias + 0);
                vector v52 = v43 + v51;
                vector v53 = v52 + v44;
                vector v54 = v52 - v44;
                vector v55 = v45 + v46;
                vector v56 = v45 - v46;
                vector v57 = v47 + v48;
                vector v58 = v47 - v48;
                vector v59 = v50 + v53;
                vector v60 = v59 + v55;
                vector v61 = v60 + v57;
                vector v62 = v56 * (float)2.0 + v54;
                vector v63 = v58 * (float)0.5 + v62;
                vector v64 = v55 * (float)4.0 + v53;
                vector v65 = v57 * (float)0.25 + v64;
                vector v66 = v56 * (float)8.0 + v54;
                vector v67 = v58 * (float)0.125 + v66;
                vector v68 = v49 + v53;
                vector v69 = v55 * (float)16.0 + v68;
                vector v70 = v57 * (float)0.0625 + v69;
                f40[0 * s39 + 0] = v61;
                f40[0 * s39 + 1] = v63;
                f40[0 * s39 + 2] = v65;
                f40[0 * s39 + 3] = v67;
                f40[0 * s39 + 4] = v70;
            }
            s32 /= 2;
            f41 += 8;
            f40 += s31;
        }
    } else {
        for (int i71 = 0; i71 < 5; i71++) {
            if (s32 & 1) {
                vector v72 = load(f41 + 0);
                vector v73 = load(f41 + 1);
                vector v74 = load(f41 + 2);
                vector v75 = load(f41 + 3);
                vector v76 = load(f41 + 4);
                vector v77 = load(f41 + 5);
                vector v78 = load(f41 + 6);
                vector v79 = load(f41 + 7);
                vector v80 = load(bias + 0);
                vector v81 = v72 + v80;
                vector v82 = v81 + v73;
                vector v83 = v81 - v73;
                vector v84 = v74 + v75;
                vector v85 = v74 - v75;
                vector v86 = v76 + v77;
                vector v87 = v76 - v77;
                vector v88 = v79 + v82;
                vector v89 = v88 + v84;
                vector v90 = v89 + v86;
                vector v91 = v85 * (float)2.0 + v83;
                vector v92 = v87 * (float)0.5 + v91;
                vector v93 = v84 * (float)4.0 + v82;
                vector v94 = v86 * (float)0.25 + v93;
                vector v95 = v85 * (float)8.0 + v83;
                vector v96 = v87 * (float)0.125 + v95;
                vector v97 = v78 + v82;
                vector v98 = v84 * (float)16.0 + v97;
                vector v99 = v86 * (float)0.0625 + v98;
                if (u34 >> 0 & 1) {
                f40[0 * s39 + 0] = v90;
                }
                if (u35 >> 0 & 1) {
                f40[0 * s39 + 1] = v92;
                }
                if (u36 >> 0 & 1) {
                f40[0 * s39 + 2] = v94;
                }
                if (u37 >> 0 & 1) {
                f40[0 * s39 + 3] = v96;
                }
                if (u38 >> 0 & 1) {
                f40[0 * s39 + 4] = v99;
                }
            }
            s32 /= 2;
            f41 += 8;
            f40 += s31;
        }
    }
}

void nnp_winograd_f5x5_4x4_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 8, v23);
        store(f3 + 16, v25);
        store(f3 + 24, v27);
        store(f3 + 32, v30);
        f3 += 1;
        c1 += s2;
    }
    size_t s31 = tile->row_stride;
    size_t s32 = tile->row_mask;
    size_t s33 = tile->column_mask;
    uint64_t u34 = s33 >> 0;
    uint64_t u35 = s33 >> 1;
    uint64_t u36 = s33 >> 2;
    uint64_t u37 = s33 >> 3;
    uint64_t u38 = s33 >> 4;
    size_t s39 = tile->channel_stride;
    float*f40 = output;
    float*f41 = scratch;
    if (s33 == 31) {
        for (int i42 = 0; i42 < 5; i42++) {
            if (s32 & 1) {
                vector v43 = load(f41 + 0);
                vector v44 = load(f41 + 1);
                vector v45 = load(f41 + 2);
                vector v46 = load(f41 + 3);
                vector v47 = load(f41 + 4);
                vector v48 = load(f41 + 5);
                vector v49 = load(f41 + 6);
                vector v50 = load(f41 + 7);
                vector v51 = load(bias + 0);
                vector v52 = v43 + v51;
                vector v53 = v52 + v44;
                vector v54 = v52 - v44;
                vector v55 = v45 + v46;
                vector v56 = v45 - v46;
                vector v57 = v47 + v48;
                vector v58 = v47 - v48;
                vector v59 = v50 + v53;
                vector v60 = v59 + v55;
                vector v61 = v60 + v57;
                vector v62 = v56 * (float)2.0 + v54;
                vector v63 = v58 * (float)0.5 + v62;
                vector v64 = v55 * (float)4.0 + v53;
                vector v65 = v57 * (float)0.25 + v64;
                vector v66 = v56 * (float)8.0 + v54;
                vector v67 = v58 * (float)0.125 + v66;
                vector v68 = v49 + v53;
                vector v69 = v55 * (float)16.0 + v68;
                vector v70 = v57 * (float)0.0625 + v69;
                vector v71 = splat(0);
                vector v72 = maximum(v71, v61);
                vector v73 = maximum(v71, v63);
                vector v74 = maximum(v71, v65);
                vector v75 = maximum(v71, v67);
                vector v76 = maximum(v71, v70);
                f40[0 * s39 + 0] = v72;
                f40[0 * s39 + 1] = v73;
                f40[0 * s39 + 2] = v74;
                f40[0 * s39 + 3] = v75;
                f40[0 * s39 + 4] = v76;
            }
            s32 /= 2;
            f41 += 8;
            f40 += s31;
        }
    } else {
        for (int i77 = 0; i77 < 5; i77++) {
            if (s32 & 1) {
                vector v78 = load(f41 + 0);
                vector v79 = load(f41 + 1);
                vector v80 = load(f41 + 2);
                vector v81 = load(f41 + 3);
                vector v82 = load(f41 + 4);
                vector v83 = load(f41 + 5);
                vector v84 = load(f41 + 6);
                vector v85 = load(f41 + 7);
                vector v86 = load(bias + 0);
                vector v87 = v78 + v86;
                vector v88 = v87 + v79;
                vector v89 = v87 - v79;
                vector v90 = v80 + v81;
                vector v91 = v80 - v81;
                vector v92 = v82 + v83;
                vector v93 = v82 - v83;
                vector v94 = v85 + v88;
                vector v95 = v94 + v90;
                vector v96 = v95 + v92;
                vector v97 = v91 * (float)2.0 + v89;
                vector v98 = v93 * (float)0.5 + v97;
                vector v99 = v90 * (float)4.0 + v88;
                vector v100 = v92 * (float)0.25 + v99;
                vector v101 = v91 * (float)8.0 + v89;
                vector v102 = v93 * (float)0.125 + v101;
                vector v103 = v84 + v88;
                vector v104 = v90 * (float)16.0 + v103;
                vector v105 = v92 * (float)0.0625 + v104;
                vector v106 = splat(0);
                vector v107 = maximum(v106, v96);
                vector v108 = maximum(v106, v98);
                vector v109 = maximum(v106, v100);
                vector v110 = maximum(v106, v102);
                vector v111 = maximum(v106, v105);
                if (u34 >> 0 & 1) {
                f40[0 * s39 + 0] = v107;
                }
                if (u35 >> 0 & 1) {
                f40[0 * s39 + 1] = v108;
                }
                if (u36 >> 0 & 1) {
                f40[0 * s39 + 2] = v109;
                }
                if (u37 >> 0 & 1) {
                f40[0 * s39 + 3] = v110;
                }
                if (u38 >> 0 & 1) {
                f40[0 * s39 + 4] = v111;
                }
            }
            s32 /= 2;
            f41 += 8;
            f40 += s31;
        }
    }
}

void nnp_winograd_f7x7_2x2_kernel__c_scalar(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 4; i3++) {
        vector v4 = splat(0);
        v4 = c1[0 * kernel_stride + 0];
        store(f2 + 0, v4);
        c1 += 1;
        f2 += 1;
    }
    float*f5 = scratch;
    float*f6 = output;
    size_t s7 = output_stride * 8;
    for (int i8 = 0; i8 < 1; i8++) {
        vector v9 = load(f5 + 0);
        vector v10 = load(f5 + 1);
        vector v11 = v9 * (float)-0.2222222222222222;
        vector v12 = v10 * (float)-0.2222222222222222 + v11;
        vector v13 = v10 * (float)0.2222222222222222 + v11;
        vector v14 = v9 * (float)0.011111111111111112;
        vector v15 = v10 * (float)0.022222222222222223 + v14;
        vector v16 = v10 * (float)-0.022222222222222223 + v14;
        vector v17 = v9 * (float)0.7111111111111111;
        vector v18 = v10 * (float)0.35555555555555557 + v17;
        vector v19 = v10 * (float)-0.35555555555555557 + v17;
        store(f2 + 0, v12);
        store(f2 + 1, v13);
        store(f2 + 2, v15);
        store(f2 + 3, v16);
        store(f2 + 4, v18);
        store(f2 + 5, v19);
        store(f2 + 6, v10);
        store(f2 + 7, v9);
        vector v20 = load(f5 + 2);
        vector v21 = load(f5 + 3);
        vector v22 = v20 * (float)-0.2222222222222222;
        vector v23 = v21 * (float)-0.2222222222222222 + v22;
        vector v24 = v21 * (float)0.2222222222222222 + v22;
        vector v25 = v20 * (float)0.011111111111111112;
        vector v26 = v21 * (float)0.022222222222222223 + v25;
        vector v27 = v21 * (float)-0.022222222222222223 + v25;
        vector v28 = v20 * (float)0.7111111111111111;
        vector v29 = v21 * (float)0.35555555555555557 + v28;
        vector v30 = v21 * (float)-0.35555555555555557 + v28;
        store(f2 + 8, v23);
        store(f2 + 9, v24);
        store(f2 + 10, v26);
        store(f2 + 11, v27);
        store(f2 + 12, v29);
        store(f2 + 13, v30);
        store(f2 + 14, v21);
        store(f2 + 15, v20);
        float*f31 = f2;
        for (int i32 = 0; i32 < 8; i32++) {
            vector v33 = load(f31 + 0);
            vector v34 = load(f31 + 8);
            vector v35 = v33 * (float)-0.2222222222222222;
            vector v36 = v34 * (float)-0.2222222222222222 + v35;
            vector v37 = v34 * (float)0.2222222222222222 + v35;
            vector v38 = v33 * (float)0.011111111111111112;
            vector v39 = v34 * (float)0.022222222222222223 + v38;
            vector v40 = v34 * (float)-0.022222222222222223 + v38;
            vector v41 = v33 * (float)0.7111111111111111;
            vector v42 = v34 * (float)0.35555555555555557 + v41;
            vector v43 = v34 * (float)-0.35555555555555557 + v41;
            store(f6 + 0 * output_stride + 0, v36);
            store(f6 + 1 * output_stride + 0, v37);
            store(f6 + 2 * output_stride + 0, v39);
            store(f6 + 3 * output_stride + 0, v40);
            store(f6 + 4 * output_stride + 0, v42);
            store(f6 + 5 * output_stride + 0, v43);
            store(f6 + 6 * output_stride + 0, v34);
            store(f6 + 7 * output_stride + 0, v33);
            f31 += 1;
            f6 += s7;
        }
        size_t s44 = s7 * 8;
        f6 -= s44;
        f6 += 4;
        f5 += 4;
    }
}

void nnp_winograd_f7x7_2x2_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 8, v23);
        store(f3 + 16, v25);
        store(f3 + 24, v27);
        store(f3 + 32, v29);
        store(f3 + 40, v31);
        store(f3 + 48, v34);
        f3 += 1;
        c1 += s2;
    }
    size_t s35 = tile->row_stride;
    size_t s36 = tile->row_mask;
    size_t s37 = tile->column_mask;
    uint64_t u38 = s37 >> 0;
    uint64_t u39 = s37 >> 1;
    uint64_t u40 = s37 >> 2;
    uint64_t u41 = s37 >> 3;
    uint64_t u42 = s37 >> 4;
    uint64_t u43 = s37 >> 5;
    uint64_t u44 = s37 >> 6;
    size_t s45 = tile->channel_stride;
    float*f46 = output;
    float*f47 = scratch;
    if (s37 == 127) {
        for (int i48 = 0; i48 < 7; i48++) {
            if (s36 & 1) {
                vector v49 = load(f47 + 0);
                vector v50 = load(f47 + 1);
                vector v51 = load(f47 + 2);
                vector v52 = load(f47 + 3);
                vector v53 = load(f47 + 4);
                vector v54 = load(f47 + 5);
                vector v55 = load(f47 + 6);
                vector v56 = load(f47 + 7);
                vector v57 = load(bias + 0);
                vector v58 = v49 + v57;
                vector v59 = v58 + v50;
                vector v60 = v58 - v50;
                vector v61 = v51 + v52;
                vector v62 = v51 - v52;
                vector v63 = v53 + v54;
                vector v64 = v53 - v54;
                vector v65 = v56 + v59;
                vector v66 = v65 + v61;
                vector v67 = v66 + v63;
                vector v68 = v62 * (float)2.0 + v60;
                vector v69 = v64 * (float)0.5 + v68;
                vector v70 = v61 * (float)4.0 + v59;
                vector v71 = v63 * (float)0.25 + v70;
                vector v72 = v62 * (float)8.0 + v60;
                vector v73 = v64 * (float)0.125 + v72;
                vector v74 = v61 * (float)16.0 + v59;
                vector v75 = v63 * (float)0.0625 + v74;
                vector v76 = v62 * (float)32.0 + v60;
                vector v77 = v64 * (float)0.03125 + v76;
                vector v78 = v55 + v59;
                vector v79 = v61 * (float)64.0 + v78;
                vector v80 = v63 * (float)0.015625 + v79;
                f46[0 * s45 + 0] = v67;
                f46[0 * s45 + 1] = v69;
                f46[0 * s45 + 2] = v71;
                f46[0 * s45 + 3] = v73;
                f46[0 * s45 + 4] = v75;
                f46[0 * s45 + 5] = v77;
                f46[0 * s45 + 6] = v80;
            }
            s36 /= 2;
            f47 += 8;
            f46 += s35;
        }
    } else {
        for (int i81 = 0; i81 < 7; i81++) {
            if (s36 & 1) {
                vector v82 = load(f47 + 0);
                vector v83 = load(f47 + 1);
                vector v84 = load(f47 + 2);
                vector v85 = load(f47 + 3);
                vector v86 = load(f47 + 4);
                vector v87 = load(f47 + 5);
                vector v88 = load(f47 + 6);
                vector v89 = load(f47 + 7);
                vector v90 = load(bias + 0);
                vector v91 = v82 + v90;
                vector v92 = v91 + v83;
                vector v93 = v91 - v83;
                vector v94 = v84 + v85;
                vector v95 = v84 - v85;
                vector v96 = v86 + v87;
                vector v97 = v86 - v87;
                vector v98 = v89 + v92;
                vector v99 = v98 + v94;
                vector v100 = v99 + v96;
                vector v101 = v95 * (float)2.0 + v93;
                vector v102 = v97 * (float)0.5 + v101;
                vector v103 = v94 * (float)4.0 + v92;
                vector v104 = v96 * (float)0.25 + v103;
                vector v105 = v95 * (float)8.0 + v93;
                vector v106 = v97 * (float)0.125 + v105;
                vector v107 = v94 * (float)16.0 + v92;
                vector v108 = v96 * (float)0.0625 + v107;
                vector v109 = v95 * (float)32.0 + v93;
                vector v110 = v97 * (float)0.03125 + v109;
                vector v111 = v88 + v92;
                vector v112 = v94 * (float)64.0 + v111;
                vector v113 = v96 * (float)0.015625 + v112;
                if (u38 >> 0 & 1) {
                f46[0 * s45 + 0] = v100;
                }
                if (u39 >> 0 & 1) {
                f46[0 * s45 + 1] = v102;
                }
                if (u40 >> 0 & 1) {
                f46[0 * s45 + 2] = v104;
                }
                if (u41 >> 0 & 1) {
                f46[0 * s45 + 3] = v106;
                }
                if (u42 >> 0 & 1) {
                f46[0 * s45 + 4] = v108;
                }
                if (u43 >> 0 & 1) {
                f46[0 * s45 + 5] = v110;
                }
                if (u44 >> 0 & 1) {
                f46[0 * s45 + 6] = v113;
                }
            }
            s36 /= 2;
            f47 += 8;
            f46 += s35;
        }
    }
}

void nnp_winograd_f7x7_2x2_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 8, v23);
        store(f3 + 16, v25);
        store(f3 + 24, v27);
        store(f3 + 32, v29);
        store(f3 + 40, v31);
        store(f3 + 48, v34);
        f3 += 1;
        c1 += s2;
    }
    size_t s35 = tile->row_stride;
    size_t s36 = tile->row_mask;
    size_t s37 = tile->column_mask;
    uint64_t u38 = s37 >> 0;
    uint64_t u39 = s37 >> 1;
    uint64_t u40 = s37 >> 2;
    uint64_t u41 = s37 >> 3;
    uint64_t u42 = s37 >> 4;
    uint64_t u43 = s37 >> 5;
    uint64_t u44 = s37 >> 6;
    size_t s45 = tile->channel_stride;
    float*f46 = output;
    float*f47 = scratch;
    if (s37 == 127) {
        for (int i48 = 0; i48 < 7; i48++) {
            if (s36 & 1) {
                vector v49 = load(f47 + 0);
                vector v50 = load(f47 + 1);
                vector v51 = load(f47 + 2);
                vector v52 = load(f47 + 3);
                vector v53 = load(f47 + 4);
                vector v54 = load(f47 + 5);
                vector v55 = load(f47 + 6);
                vector v56 = load(f47 + 7);
                vector v57 = load(bias + 0);
                vector v58 = v49 + v57;
                vector v59 = v58 + v50;
                vector v60 = v58 - v50;
                vector v61 = v51 + v52;
                vector v62 = v51 - v52;
                vector v63 = v53 + v54;
                vector v64 = v53 - v54;
                vector v65 = v56 + v59;
                vector v66 = v65 + v61;
                vector v67 = v66 + v63;
                vector v68 = v62 * (float)2.0 + v60;
                vector v69 = v64 * (float)0.5 + v68;
                vector v70 = v61 * (float)4.0 + v59;
                vector v71 = v63 * (float)0.25 + v70;
                vector v72 = v62 * (float)8.0 + v60;
                vector v73 = v64 * (float)0.125 + v72;
                vector v74 = v61 * (float)16.0 + v59;
                vector v75 = v63 * (float)0.0625 + v74;
                vector v76 = v62 * (float)32.0 + v60;
                vector v77 = v64 * (float)0.03125 + v76;
                vector v78 = v55 + v59;
                vector v79 = v61 * (float)64.0 + v78;
                vector v80 = v63 * (float)0.015625 + v79;
                vector v81 = splat(0);
                vector v82 = maximum(v81, v67);
                vector v83 = maximum(v81, v69);
                vector v84 = maximum(v81, v71);
                vector v85 = maximum(v81, v73);
                vector v86 = maximum(v81, v75);
                vector v87 = maximum(v81, v77);
                vector v88 = maximum(v81, v80);
                f46[0 * s45 + 0] = v82;
                f46[0 * s45 + 1] = v83;
                f46[0 * s45 + 2] = v84;
                f46[0 * s45 + 3] = v85;
                f46[0 * s45 + 4] = v86;
                f46[0 * s45 + 5] = v87;
                f46[0 * s45 + 6] = v88;
            }
            s36 /= 2;
            f47 += 8;
            f46 += s35;
        }
    } else {
        for (int i89 = 0; i89 < 7; i89++) {
            if (s36 & 1) {
                vector v90 = load(f47 + 0);
                vector v91 = load(f47 + 1);
                vector v92 = load(f47 + 2);
                vector v93 = load(f47 + 3);
                vector v94 = load(f47 + 4);
                vector v95 = load(f47 + 5);
                vector v96 = load(f47 + 6);
                vector v97 = load(f47 + 7);
                vector v98 = load(bias + 0);
                vector v99 = v90 + v98;
                vector v100 = v99 + v91;
                vector v101 = v99 - v91;
                vector v102 = v92 + v93;
                vector v103 = v92 - v93;
                vector v104 = v94 + v95;
                vector v105 = v94 - v95;
                vector v106 = v97 + v100;
                vector v107 = v106 + v102;
                vector v108 = v107 + v104;
                vector v109 = v103 * (float)2.0 + v101;
                vector v110 = v105 * (float)0.5 + v109;
                vector v111 = v102 * (float)4.0 + v100;
                vector v112 = v104 * (float)0.25 + v111;
                vector v113 = v103 * (float)8.0 + v101;
                vector v114 = v105 * (float)0.125 + v113;
                vector v115 = v102 * (float)16.0 + v100;
                vector v116 = v104 * (float)0.0625 + v115;
                vector v117 = v103 * (float)32.0 + v101;
                vector v118 = v105 * (float)0.03125 + v117;
                vector v119 = v96 + v100;
                vector v120 = v102 * (float)64.0 + v119;
                vector v121 = v104 * (float)0.015625 + v120;
                vector v122 = splat(0);
                vector v123 = maximum(v122, v108);
                vector v124 = maximum(v122, v110);
                vector v125 = maximum(v122, v112);
                vector v126 = maximum(v122, v114);
                vector v127 = maximum(v122, v116);
                vector v128 = maximum(v122, v118);
                vector v129 = maximum(v122, v121);
                if (u38 >> 0 & 1) {
                f46[0 * s45 + 0] = v123;
                }
                if (u39 >> 0 & 1) {
                f46[0 * s45 + 1] = v124;
                }
                if (u40 >> 0 & 1) {
                f46[0 * s45 + 2] = v125;
                }
                if (u41 >> 0 & 1) {
                f46[0 * s45 + 3] = v126;
                }
                if (u42 >> 0 & 1) {
                f46[0 * s45 + 4] = v127;
                }
                if (u43 >> 0 & 1) {
                f46[0 * s45 + 5] = v128;
                }
                if (u44 >> 0 & 1) {
                f46[0 * s45 + 6] = v129;
                }
            }
            s36 /= 2;
            f47 += 8;
            f46 += s35;
        }
    }
}

void nnp_winograd_f5x5_3x3_input__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 1;
    uint64_t u6 = s3 >> 2;
    uint64_t u7 = s3 >> 3;
    uint64_t u8 = s3 >> 4;
    uint64_t u9 = s3 >> 5;
    uint64_t u10 = s3 >> 6;
    size_t s11 = tile->channel_stride;
    const float*c12 = input;
    if (s3 == 127) {
        float*f13 = scratch;
        for (int i14 = 0; i14 < 7; i14++) {
            if (s2 & 1) {
                vector v15 = splat(0);
                v15 = c12[0 * s11 + 0];
                vector v16 = splat(0);
                v16 = c12[0 * s11 + 1];
                vector v17 = splat(0);
                v17 = c12[0 * s11 + 2];
                vector v18 = splat(0);
                v18 = c12[0 * s11 + 3];
                vector v19 = splat(0);
                v19 = c12[0 * s11 + 4];
                vector v20 = splat(0);
                v20 = c12[0 * s11 + 5];
                vector v21 = splat(0);
                v21 = c12[0 * s11 + 6];
                vector v22 = v16 * (float)4.0 + v20;
                vector v23 = v18 * (float)-5.0 + v22;
                vector v24 = v17 * (float)-1.25 + v15;
                vector v25 = v19 * (float)0.25 + v24;
                vector v26 = v23 + v25;
                store(f13 + 0, v26);
                vector v27 = v23 - v25;
                store(f13 + 1, v27);
                vector v28 = v16 * (float)0.25 + v20;
                vector v29 = v18 * (float)-4.0625 + v28;
                vector v30 = v15 * (float)0.25 + v19;
                vector v31 = v17 * (float)-4.0625 + v30;
                vector v32 = v29 + v31;
                store(f13 + 2, v32);
                vector v33 = v29 - v31;
                store(f13 + 3, v33);
                vector v34 = v16 * (float)0.0625 + v20;
                vector v35 = v18 * (float)-1.0625 + v34;
                vector v36 = v17 * (float)-17.0 + v15;
                vector v37 = v19 * (float)16.0 + v36;
                vector v38 = v37 * (float)0.125 + v35;
                store(f13 + 4, v38);
                vector v39 = v37 * (float)-0.125 + v35;
                store(f13 + 6, v39);
                vector v40 = v15 * (float)-0.25 + v21;
                vector v41 = v17 * (float)4.3125 + v40;
                vector v42 = v19 * (float)-5.0625 + v41;
                store(f13 + 5, v42);
            } else {
                vector v43 = splat(0);
                store(f13 + 0, v43);
                vector v44 = splat(0);
                store(f13 + 1, v44);
                vector v45 = splat(0);
                store(f13 + 2, v45);
                vector v46 = splat(0);
                store(f13 + 3, v46);
                vector v47 = splat(0);
                store(f13 + 4, v47);
                vector v48 = splat(0);
                store(f13 + 5, v48);
                vector v49 = splat(0);
                store(f13 + 6, v49);
            }
            s2 /= 2;
            c12 += s1;
            f13 += 7;
        }
    } else {
        float*f50 = scratch;
        for (int i51 = 0; i51 < 7; i51++) {
            if (s2 & 1) {
                vector v52 = splat(0);
                if (u4 >> 0 & 1) {
                v52 = c12[0 * s11 + 0];
                }
                vector v53 = splat(0);
                if (u5 >> 0 & 1) {
                v53 = c12[0 * s11 + 1];
                }
                vector v54 = splat(0);
                if (u6 >> 0 & 1) {
                v54 = c12[0 * s11 + 2];
                }
                vector v55 = splat(0);
                if (u7 >> 0 & 1) {
                v55 = c12[0 * s11 + 3];
                }
                vector v56 = splat(0);
                if (u8 >> 0 & 1) {
                v56 = c12[0 * s11 + 4];
                }
                vector v57 = splat(0);
                if (u9 >> 0 & 1) {
                v57 = c12[0 * s11 + 5];
                }
                vector v58 = splat(0);
                if (u10 >> 0 & 1) {
                v58 = c12[0 * s11 + 6];
                }
                vector v59 = v53 * (float)4.0 + v57;
                vector v60 = v55 * (float)-5.0 + v59;
                vector v61 = v54 * (float)-1.25 + v52;
                vector v62 = v56 * (float)0.25 + v61;
                vector v63 = v60 + v62;
                store(f50 + 0, v63);
                vector v64 = v60 - v62;
                store(f50 + 1, v64);
                vector v65 = v53 * (float)0.25 + v57;
                vector v66 = v55 * (float)-4.0625 + v65;
                vector v67 = v52 * (float)0.25 + v56;
                vector v68 = v54 * (float)-4.0625 + v67;
                vector v69 = v66 + v68;
                store(f50 + 2, v69);
                vector v70 = v66 - v68;
                store(f50 + 3, v70);
                vector v71 = v53 * (float)0.0625 + v57;
                vector v72 = v55 * (float)-1.0625 + v71;
                vector v73 = v54 * (float)-17.0 + v52;
                vector v74 = v56 * (float)16.0 + v73;
                vector v75 = v74 * (float)0.125 + v72;
                store(f50 + 4, v75);
                vector v76 = v74 * (float)-0.125 + v72;
                store(f50 + 6, v76);
                vector v77 = v52 * (float)-0.25 + v58;
                vector v78 = v54 * (float)4.3125 + v77;
                vector v79 = v56 * (float)-5.0625 + v78;
                store(f50 + 5, v79);
            } else {
                vector v80 = splat(0);
                store(f50 + 0, v80);
                vector v81 = splat(0);
                store(f50 + 1, v81);
                vector v82 = splat(0);
                store(f50 + 2, v82);
                vector v83 = splat(0);
                store(f50 + 3, v83);
                vector v84 = splat(0);
                store(f50 + 4, v84);
                vector v85 = splat(0);
                store(f50 + 5, v85);
                vector v86 = splat(0);
                store(f50 + 6, v86);
            }
            s2 /= 2;
            c12 += s1;
            f50 += 7;
        }
    }
    float*f87 = output;
    size_t s88 = output_stride * 7;
    float*f89 = scratch;
    for (int i90 = 0; i90 < 7; i90++) {
        vector v91 = load(f89 + 0);
        vector v92 = load(f89 + 7);
        vector v93 = load(f89 + 14);
        vector v94 = load(f89 + 21);
        vector v95 = load(f89 + 28);
        vector v96 = load(f89 + 35);
        vector v97 = load(f89 + 42);
        vector v98 = v92 * (float)4.0 + v96;
        vector v99 = v94 * (float)-5.0 + v98;
        vector v100 = v93 * (float)-1.25 + v91;
        vector v101 = v95 * (float)0.25 + v100;
        vector v102 = v99 + v101;
        store(f87 + 0 * output_stride + 0, v102);
        vector v103 = v99 - v101;
        store(f87 + 1 * output_stride + 0, v103);
        vector v104 = v92 * (float)0.25 + v96;
        vector v105 = v94 * (float)-4.0625 + v104;
        vector v106 = v91 * (float)0.25 + v95;
        vector v107 = v93 * (float)-4.0625 + v106;
        vector v108 = v105 + v107;
        store(f87 + 2 * output_stride + 0, v108);
        vector v109 = v105 - v107;
        store(f87 + 3 * output_stride + 0, v109);
        vector v110 = v92 * (float)0.0625 + v96;
        vector v111 = v94 * (float)-1.0625 + v110;
        vector v112 = v93 * (float)-17.0 + v91;
        vector v113 = v95 * (float)16.0 + v112;
        vector v114 = v113 * (float)0.125 + v111;
        store(f87 + 4 * output_stride + 0, v114);
        vector v115 = v113 * (float)-0.125 + v111;
        store(f87 + 6 * output_stride + 0, v115);
        vector v116 = v91 * (float)-0.25 + v97;
        vector v117 = v93 * (float)4.3125 + v116;
        vector v118 = v95 * (float)-5.0625 + v117;
        store(f87 + 5 * output_stride + 0, v118);
        f89 += 1;
        f87 += s88;
    }
}

void nnp_winograd_f5x5_3x3_kernel__c_scalar(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 9; i3++) {
        vector v4 = splat(0);
        v4 = c1[0 * kernel_stride + 0];
        store(f2 + 0, v4);
        c1 += 1;
        f2 += 1;
    }
    float*f5 = scratch;
    float*f6 = output;
    size_t s7 = output_stride * 7;
    for (int i8 = 0; i8 < 1; i8++) {
        vector v9 = load(f5 + 0);
        vector v10 = load(f5 + 1);
        vector v11 = load(f5 + 2);
        vector v12 = v10 * (float)0.13544973544973546;
        vector v13 = v11 * (float)0.0625 + v9;
        vector v14 = v13 * (float)0.5417989417989418 + v12;
        vector v15 = v13 * (float)-0.5417989417989418 + v12;
        vector v16 = v10 * (float)-0.17777777777777778;
        vector v17 = v9 + v11;
        vector v18 = v17 * (float)-0.17777777777777778 + v16;
        vector v19 = v17 * (float)0.17777777777777778 + v16;
        vector v20 = v10 * (float)0.042328042328042326;
        vector v21 = v11 * (float)4.0 + v9;
        vector v22 = v21 * (float)0.021164021164021163 + v20;
        vector v23 = v21 * (float)-0.021164021164021163 + v20;
        store(f2 + 0, v14);
        store(f2 + 1, v15);
        store(f2 + 2, v18);
        store(f2 + 3, v19);
        store(f2 + 4, v22);
        store(f2 + 5, v11);
        store(f2 + 6, v23);
        vector v24 = load(f5 + 3);
        vector v25 = load(f5 + 4);
        vector v26 = load(f5 + 5);
        vector v27 = v25 * (float)0.13544973544973546;
        vector v28 = v26 * (float)0.0625 + v24;
        vector v29 = v28 * (float)0.5417989417989418 + v27;
        vector v30 = v28 * (float)-0.5417989417989418 + v27;
        vector v31 = v25 * (float)-0.17777777777777778;
        vector v32 = v24 + v26;
        vector v33 = v32 * (float)-0.17777777777777778 + v31;
        vector v34 = v32 * (float)0.17777777777777778 + v31;
        vector v35 = v25 * (float)0.042328042328042326;
        vector v36 = v26 * (float)4.0 + v24;
        vector v37 = v36 * (float)0.021164021164021163 + v35;
        vector v38 = v36 * (float)-0.021164021164021163 + v35;
        store(f2 + 7, v29);
        store(f2 + 8, v30);
        store(f2 + 9, v33);
        store(f2 + 10, v34);
        store(f2 + 11, v37);
        store(f2 + 12, v26);
        store(f2 + 13, v38);
        vector v39 = load(f5 + 6);
        vector v40 = load(f5 + 7);
        vector v41 = load(f5 + 8);
        vector v42 = v40 * (float)0.13544973544973546;
        vector v43 = v41 * (float)0.0625 + v39;
        vector v44 = v43 * (float)0.5417989417989418 + v42;
        vector v45 = v43 * (float)-0.5417989417989418 + v42;
        vector v46 = v40 * (float)-0.17777777777777778;
        vector v47 = v39 + v41;
        vector v48 = v47 * (float)-0.17777777777777778 + v46;
        vector v49 = v47 * (float)0.17777777777777778 + v46;
        vector v50 = v40 * (float)0.042328042328042326;
        vector v51 = v41 * (float)4.0 + v39;
        vector v52 = v51 * (float)0.021164021164021163 + v50;
        vector v53 = v51 * (float)-0.021164021164021163 + v50;
        store(f2 + 14, v44);
        store(f2 + 15, v45);
        store(f2 + 16, v48);
        store(f2 + 17, v49);
        store(f2 + 18, v52);
        store(f2 + 19, v41);
        store(f2 + 20, v53);
        float*f54 = f2;
        for (int i55 = 0; i55 < 7; i55++) {
            vector v56 = load(f54 + 0);
            vector v57 = load(f54 + 7);
            vector v58 = load(f54 + 14);
            vector v59 = v57 * (float)0.13544973544973546;
            vector v60 = v58 * (float)0.0625 + v56;
            vector v61 = v60 * (float)0.5417989417989418 + v59;
            vector v62 = v60 * (float)-0.5417989417989418 + v59;
            vector v63 = v57 * (float)-0.17777777777777778;
            vector v64 = v56 + v58;
            vector v65 = v64 * (float)-0.17777777777777778 + v63;
            vector v66 = v64 * (float)0.17777777777777778 + v63;
            vector v67 = v57 * (float)0.042328042328042326;
            vector v68 = v58 * (float)4.0 + v56;
            vector v69 = v68 * (float)0.021164021164021163 + v67;
            vector v70 = v68 * (float)-0.021164021164021163 + v67;
            store(f6 + 0 * output_stride + 0, v61);
            store(f6 + 1 * output_stride + 0, v62);
            store(f6 + 2 * output_stride + 0, v65);
            store(f6 + 3 * output_stride + 0, v66);
            store(f6 + 4 * output_stride + 0, v69);
            store(f6 + 5 * output_stride + 0, v58);
            store(f6 + 6 * output_stride + 0, v70);
            f54 += 1;
            f6 += s7;
        }
        size_t s71 = s7 * 7;
        f6 -= s71;
        f6 += 4;
        f5 += 9;
    }
}

void nnp_winograd_f5x5_3x3_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 7, v21);
        store(f3 + 14, v23);
        store(f3 + 21, v25);
        store(f3 + 28, v28);
        f3 += 1;
        c1 += s2;
    }
    size_t s29 = tile->row_stride;
    size_t s30 = tile->row_mask;
    size_t s31 = tile->column_mask;
    uint64_t u32 = s31 >> 0;
    uint64_t u33 = s31 >> 1;
    uint64_t u34 = s31 >> 2;
    uint64_t u35 = s31 >> 3;
    uint64_t u36 = s31 >> 4;
    size_t s37 = tile->channel_stride;
    float*f38 = output;
    float*f39 = scratch;
    if (s31 == 31) {
        for (int i40 = 0; i40 < 5; i40++) {
            if (s30 & 1) {
                vector v41 = load(f39 + 0);
                vector v42 = load(f39 + 1);
                vector v43 = load(f39 + 2);
                vector v44 = load(f39 + 3);
                vector v45 = load(f39 + 4);
                vector v46 = load(f39 + 5);
                vector v47 = load(f39 + 6);
                vector v48 = load(bias + 0);
                vector v49 = v43 + v48;
                vector v50 = v41 + v42;
                vector v51 = v41 - v42;
                vector v52 = v49 + v44;
                vector v53 = v49 - v44;
                vector v54 = v45 + v47;
                vector v55 = v45 - v47;
                vector v56 = v50 + v52;
                vector v57 = v56 + v54;
                vector v58 = v51 * (float)0.25 + v53;
                vector v59 = v55 * (float)2.0 + v58;
                vector v60 = v50 * (float)0.0625 + v52;
                vector v61 = v54 * (float)4.0 + v60;
                vector v62 = v51 * (float)0.015625 + v53;
                vector v63 = v55 * (float)8.0 + v62;
                vector v64 = v46 + v52;
                vector v65 = v50 * (float)0.00390625 + v64;
                vector v66 = v54 * (float)16.0 + v65;
                f38[0 * s37 + 0] = v57;
                f38[0 * s37 + 1] = v59;
                f38[0 * s37 + 2] = v61;
                f38[0 * s37 + 3] = v63;
                f38[0 * s37 + 4] = v66;
            }
            s30 /= 2;
            f39 += 7;
            f38 += s29;
        }
    } else {
        for (int i67 = 0; i67 < 5; i67++) {
            if (s30 & 1) {
                vector v68 = load(f39 + 0);
                vector v69 = load(f39 + 1);
                vector v70 = load(f39 + 2);
                vector v71 = load(f39 + 3);
                vector v72 = load(f39 + 4);
                vector v73 = load(f39 + 5);
                vector v74 = load(f39 + 6);
                vector v75 = load(bias + 0);
                vector v76 = v70 + v75;
                vector v77 = v68 + v69;
                vector v78 = v68 - v69;
                vector v79 = v76 + v71;
                vector v80 = v76 - v71;
                vector v81 = v72 + v74;
                vector v82 = v72 - v74;
                vector v83 = v77 + v79;
                vector v84 = v83 + v81;
                vector v85 = v78 * (float)0.25 + v80;
                vector v86 = v82 * (float)2.0 + v85;
                vector v87 = v77 * (float)0.0625 + v79;
                vector v88 = v81 * (float)4.0 + v87;
                vector v89 = v78 * (float)0.015625 + v80;
                vector v90 = v82 * (float)8.0 + v89;
                vector v91 = v73 + v79;
                vector v92 = v77 * (float)0.00390625 + v91;
                vector v93 = v81 * (float)16.0 + v92;
                if (u32 >> 0 & 1) {
                f38[0 * s37 + 0] = v84;
                }
                if (u33 >> 0 & 1) {
                f38[0 * s37 + 1] = v86;
                }
                if (u34 >> 0 & 1) {
                f38[0 * s37 + 2] = v88;
                }
                if (u35 >> 0 & 1) {
                f38[0 * s37 + 3] = v90;
                }
                if (u36 >> 0 & 1) {
                f38[0 * s37 + 4] = v93;
                }
            }
            s30 /= 2;
            f39 += 7;
            f38 += s29;
        }
    }
}

void nnp_winograd_f5x5_3x3_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 7, v21);
        store(f3 + 14, v23);
        store(f3 + 21, v25);
        store(f3 + 28, v28);
        f3 += 1;
        c1 += s2;
    }
    size_t s29 = tile->row_stride;
    size_t s30 = tile->row_mask;
    size_t s31 = tile->column_mask;
    uint64_t u32 = s31 >> 0;
    uint64_t u33 = s31 >> 1;
    uint64_t u34 = s31 >> 2;
    uint64_t u35 = s31 >> 3;
    uint64_t u36 = s31 >> 4;
    size_t s37 = tile->channel_stride;
    float*f38 = output;
    float*f39 = scratch;
    if (s31 == 31) {
        for (int i40 = 0; i40 < 5; i40++) {
            if (s30 & 1) {
                vector v41 = load(f39 + 0);
                vector v42 = load(f39 + 1);
                vector v43 = load(f39 + 2);
                vector v44 = load(f39 + 3);
                vector v45 = load(f39 + 4);
                vector v46 = load(f39 + 5);
                vector v47 = load(f39 + 6);
                vector v48 = load(bias + 0);
                vector v49 = v43 + v48;
                vector v50 = v41 + v42;
                vector v51 = v41 - v42;
                vector v52 = v49 + v44;
                vector v53 = v49 - v44;
                vector v54 = v45 + v47;
                vector v55 = v45 - v47;
                vector v56 = v50 + v52;
                vector v57 = v56 + v54;
                vector v58 = v51 * (float)0.25 + v53;
                vector v59 = v55 * (float)2.0 + v58;
                vector v60 = v50 * (float)0.0625 + v52;
                vector v61 = v54 * (float)4.0 + v60;
                vector v62 = v51 * (float)0.015625 + v53;
                vector v63 = v55 * (float)8.0 + v62;
                vector v64 = v46 + v52;
                vector v65 = v50 * (float)0.00390625 + v64;
                vector v66 = v54 * (float)16.0 + v65;
                vector v67 = splat(0);
                vector v68 = maximum(v67, v57);
                vector v69 = maximum(v67, v59);
                vector v70 = maximum(v67, v61);
                vector v71 = maximum(v67, v63);
                vector v72 = maximum(v67, v66);
                f38[0 * s37 + 0] = v68;
                f38[0 * s37 + 1] = v69;
                f38[0 * s37 + 2] = v70;
                f38[0 * s37 + 3] = v71;
                f38[0 * s37 + 4] = v72;
            }
            s30 /= 2;
            f39 += 7;
            f38 += s29;
        }
    } else {
        for (int i73 = 0; i73 < 5; i73++) {
            if (s30 & 1) {
                vector v74 = load(f39 + 0);
                vector v75 = load(f39 + 1);
                vector v76 = load(f39 + 2);
                vector v77 = load(f39 + 3);
                vector v78 = load(f39 + 4);
                vector v79 = load(f39 + 5);
                vector v80 = load(f39 + 6);
                vector v81 = load(bias + 0);
                vector v82 = v76 + v81;
                vector v83 = v74 + v75;
                vector v84 = v74 - v75;
                vector v85 = v82 + v77;
                vector v86 = v82 - v77;
                vector v87 = v78 + v80;
                vector v88 = v78 - v80;
                vector v89 = v83 + v85;
                vector v90 = v89 + v87;
                vector v91 = v84 * (float)0.25 + v86;
                vector v92 = v88 * (float)2.0 + v91;
                vector v93 = v83 * (float)0.0625 + v85;
                vector v94 = v87 * (float)4.0 + v93;
                vector v95 = v84 * (float)0.015625 + v86;
                vector v96 = v88 * (float)8.0 + v95;
                vector v97 = v79 + v85;
                vector v98 = v83 * (float)0.00390625 + v97;
                vector v99 = v87 * (float)16.0 + v98;
                vector v100 = splat(0);
                vector v101 = maximum(v100, v90);
                vector v102 = maximum(v100, v92);
                vector v103 = maximum(v100, v94);
                vector v104 = maximum(v100, v96);
                vector v105 = maximum(v100, v99);
                if (u32 >> 0 & 1) {
                f38[0 * s37 + 0] = v101;
                }
                if (u33 >> 0 & 1) {
                f38[0 * s37 + 1] = v102;
                }
                if (u34 >> 0 & 1) {
                f38[0 * s37 + 2] = v103;
                }
                if (u35 >> 0 & 1) {
                f38[0 * s37 + 3] = v104;
                }
                if (u36 >> 0 & 1) {
                f38[0 * s37 + 4] = v105;
                }
            }
            s30 /= 2;
            f39 += 7;
            f38 += s29;
        }
    }
}

void nnp_winograd_f4x4_3x3_input__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 1;
    uint64_t u6 = s3 >> 2;
    uint64_t u7 = s3 >> 3;
    uint64_t u8 = s3 >> 4;
    uint64_t u9 = s3 >> 5;
    size_t s10 = tile->channel_stride;
    const float*c11 = input;
    if (s3 == 63) {
        float*f12 = scratch;
        for (int i13 = 0; i13 < 6; i13++) {
            if (s2 & 1) {
                vector v14 = splat(0);
                v14 = c11[0 * s10 + 0];
                vector v15 = splat(0);
                v15 = c11[0 * s10 + 1];
                vector v16 = splat(0);
                v16 = c11[0 * s10 + 2];
                vector v17 = splat(0);
                v17 = c11[0 * s10 + 3];
                vector v18 = splat(0);
                v18 = c11[0 * s10 + 4];
                vector v19 = splat(0);
                v19 = c11[0 * s10 + 5];
                vector v20 = v16 * (float)-2.25 + v18;
                vector v21 = v15 * (float)-2.25 + v17;
                vector v22 = v21 * (float)0.625 + v20;
                store(f12 + 0, v22);
                vector v23 = v21 * (float)-0.625 + v20;
                store(f12 + 1, v23);
                vector v24 = v16 * (float)-0.390625 + v18;
                vector v25 = v15 * (float)-0.390625 + v17;
                vector v26 = v25 * (float)1.5 + v24;
                store(f12 + 2, v26);
                vector v27 = v25 * (float)-1.5 + v24;
                store(f12 + 3, v27);
                vector v28 = v15 * (float)0.87890625 + v19;
                vector v29 = v17 * (float)-2.640625 + v28;
                store(f12 + 4, v29);
                vector v30 = v14 * (float)0.87890625 + v18;
                vector v31 = v16 * (float)-2.640625 + v30;
                store(f12 + 5, v31);
            } else {
                vector v32 = splat(0);
                store(f12 + 0, v32);
                vector v33 = splat(0);
                store(f12 + 1, v33);
                vector v34 = splat(0);
                store(f12 + 2, v34);
                vector v35 = splat(0);
                store(f12 + 3, v35);
                vector v36 = splat(0);
                store(f12 + 4, v36);
                vector v37 = splat(0);
                store(f12 + 5, v37);
            }
            s2 /= 2;
            c11 += s1;
            f12 += 6;
        }
    } else {
        float*f38 = scratch;
        for (int i39 = 0; i39 < 6; i39++) {
            if (s2 & 1) {
                vector v40 = splat(0);
                if (u4 >> 0 & 1) {
                v40 = c11[0 * s10 + 0];
                }
                vector v41 = splat(0);
                if (u5 >> 0 & 1) {
                v41 = c11[0 * s10 + 1];
                }
                vector v42 = splat(0);
                if (u6 >> 0 & 1) {
                v42 = c11[0 * s10 + 2];
                }
                vector v43 = splat(0);
                if (u7 >> 0 & 1) {
                v43 = c11[0 * s10 + 3];
                }
                vector v44 = splat(0);
                if (u8 >> 0 & 1) {
                v44 = c11[0 * s10 + 4];
                }
                vector v45 = splat(0);
                if (u9 >> 0 & 1) {
                v45 = c11[0 * s10 + 5];
                }
                vector v46 = v42 * (float)-2.25 + v44;
                vector v47 = v41 * (float)-2.25 + v43;
                vector v48 = v47 * (float)0.625 + v46;
                store(f38 + 0, v48);
                vector v49 = v47 * (float)-0.625 + v46;
                store(f38 + 1, v49);
                vector v50 = v42 * (float)-0.390625 + v44;
                vector v51 = v41 * (float)-0.390625 + v43;
                vector v52 = v51 * (float)1.5 + v50;
                store(f38 + 2, v52);
                vector v53 = v51 * (float)-1.5 + v50;
                store(f38 + 3, v53);
                vector v54 = v41 * (float)0.87890625 + v45;
                vector v55 = v43 * (float)-2.640625 + v54;
                store(f38 + 4, v55);
                vector v56 = v40 * (float)0.87890625 + v44;
                vector v57 = v42 * (float)-2.640625 + v56;
                store(f38 + 5, v57);
            } else {
                vector v58 = splat(0);
                store(f38 + 0, v58);
                vector v59 = splat(0);
                store(f38 + 1, v59);
                vector v60 = splat(0);
                store(f38 + 2, v60);
                vector v61 = splat(0);
                store(f38 + 3, v61);
                vector v62 = splat(0);
                store(f38 + 4, v62);
                vector v63 = splat(0);
                store(f38 + 5, v63);
            }
            s2 /= 2;
            c11 += s1;
            f38 += 6;
        }
    }
    float*f64 = output;
    size_t s65 = output_stride * 6;
    float*f66 = scratch;
    for (int i67 = 0; i67 < 6; i67++) {
        vector v68 = load(f66 + 0);
        vector v69 = load(f66 + 6);
        vector v70 = load(f66 + 12);
        vector v71 = load(f66 + 18);
        vector v72 = load(f66 + 24);
        vector v73 = load(f66 + 30);
        vector v74 = v70 * (float)-2.25 + v72;
        vector v75 = v69 * (float)-2.25 + v71;
        vector v76 = v75 * (float)0.625 + v74;
        store(f64 + 0 * output_stride + 0, v76);
        vector v77 = v75 * (float)-0.625 + v74;
        store(f64 + 1 * output_stride + 0, v77);
        vector v78 = v70 * (float)-0.390625 + v72;
        vector v79 = v69 * (float)-0.390625 + v71;
        vector v80 = v79 * (float)1.5 + v78;
        store(f64 + 2 * output_stride + 0, v80);
        vector v81 = v79 * (float)-1.5 + v78;
        store(f64 + 3 * output_stride + 0, v81);
        vector v82 = v69 * (float)0.87890625 + v73;
        vector v83 = v71 * (float)-2.640625 + v82;
        store(f64 + 4 * output_stride + 0, v83);
        vector v84 = v68 * (float)0.87890625 + v72;
        vector v85 = v70 * (float)-2.640625 + v84;
        store(f64 + 5 * output_stride + 0, v85);
        f66 += 1;
        f64 += s65;
    }
}

void nnp_winograd_f4x4_3x3_kernel__c_scalar(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 9; i3++) {
        vector v4 = splat(0);
        v4 = c1[0 * kernel_stride + 0];
        store(f2 + 0, v4);
        c1 += 1;
        f2 += 1;
    }
    float*f5 = scratch;
    float*f6 = output;
    size_t s7 = output_stride * 6;
    for (int i8 = 0; i8 < 1; i8++) {
        vector v9 = load(f5 + 0);
        vector v10 = load(f5 + 1);
        vector v11 = load(f5 + 2);
        vector v12 = v11 * (float)0.390625 + v9;
        vector v13 = v12 * (float)-0.6884033613445378;
        vector v14 = v10 * (float)-0.43025210084033616 + v13;
        vector v15 = v10 * (float)0.43025210084033616 + v13;
        vector v16 = v11 * (float)2.25 + v9;
        vector v17 = v16 * (float)0.11951447245564893;
        vector v18 = v10 * (float)0.1792717086834734 + v17;
        vector v19 = v10 * (float)-0.1792717086834734 + v17;
        vector v20 = v9 * (float)1.1377777777777778;
        store(f2 + 0, v14);
        store(f2 + 1, v15);
        store(f2 + 2, v18);
        store(f2 + 3, v19);
        store(f2 + 4, v11);
        store(f2 + 5, v20);
        vector v21 = load(f5 + 3);
        vector v22 = load(f5 + 4);
        vector v23 = load(f5 + 5);
        vector v24 = v23 * (float)0.390625 + v21;
        vector v25 = v24 * (float)-0.6884033613445378;
        vector v26 = v22 * (float)-0.43025210084033616 + v25;
        vector v27 = v22 * (float)0.43025210084033616 + v25;
        vector v28 = v23 * (float)2.25 + v21;
        vector v29 = v28 * (float)0.11951447245564893;
        vector v30 = v22 * (float)0.1792717086834734 + v29;
        vector v31 = v22 * (float)-0.1792717086834734 + v29;
        vector v32 = v21 * (float)1.1377777777777778;
        store(f2 + 6, v26);
        store(f2 + 7, v27);
        store(f2 + 8, v30);
        store(f2 + 9, v31);
        store(f2 + 10, v23);
        store(f2 + 11, v32);
        vector v33 = load(f5 + 6);
        vector v34 = load(f5 + 7);
        vector v35 = load(f5 + 8);
        vector v36 = v35 * (float)0.390625 + v33;
        vector v37 = v36 * (float)-0.6884033613445378;
        vector v38 = v34 * (float)-0.43025210084033616 + v37;
        vector v39 = v34 * (float)0.43025210084033616 + v37;
        vector v40 = v35 * (float)2.25 + v33;
        vector v41 = v40 * (float)0.11951447245564893;
        vector v42 = v34 * (float)0.1792717086834734 + v41;
        vector v43 = v34 * (float)-0.1792717086834734 + v41;
        vector v44 = v33 * (float)1.1377777777777778;
        store(f2 + 12, v38);
        store(f2 + 13, v39);
        store(f2 + 14, v42);
        store(f2 + 15, v43);
        store(f2 + 16, v35);
        store(f2 + 17, v44);
        float*f45 = f2;
        for (int i46 = 0; i46 < 6; i46++) {
            vector v47 = load(f45 + 0);
            vector v48 = load(f45 + 6);
            vector v49 = load(f45 + 12);
            vector v50 = v49 * (float)0.390625 + v47;
            vector v51 = v50 * (float)-0.6884033613445378;
            vector v52 = v48 * (float)-0.43025210084033616 + v51;
            vector v53 = v48 * (float)0.43025210084033616 + v51;
            vector v54 = v49 * (float)2.25 + v47;
            vector v55 = v54 * (float)0.11951447245564893;
            vector v56 = v48 * (float)0.1792717086834734 + v55;
            vector v57 = v48 * (float)-0.1792717086834734 + v55;
            vector v58 = v47 * (float)1.1377777777777778;
            store(f6 + 0 * output_stride + 0, v52);
            store(f6 + 1 * output_stride + 0, v53);
            store(f6 + 2 * output_stride + 0, v56);
            store(f6 + 3 * output_stride + 0, v57);
            store(f6 + 4 * output_stride + 0, v49);
            store(f6 + 5 * output_stride + 0, v58);
            f45 += 1;
            f6 += s7;
        }
        size_t s59 = s7 * 6;
        f6 -= s59;
        f6 += 4;
        f5 += 9;
    }
}

void nnp_winograd_f4x4_3x3_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 6, v18);
        store(f3 + 12, v20);
        store(f3 + 18, v22);
        f3 += 1;
        c1 += s2;
    }
    size_t s23 = tile->row_stride;
    size_t s24 = tile->row_mask;
    size_t s25 = tile->column_mask;
    uint64_t u26 = s25 >> 0;
    uint64_t u27 = s25 >> 1;
    uint64_t u28 = s25 >> 2;
    uint64_t u29 = s25 >> 3;
    size_t s30 = tile->channel_stride;
    float*f31 = output;
    float*f32 = scratch;
    if (s25 == 15) {
        for (int i33 = 0; i33 < 4; i33++) {
            if (s24 & 1) {
                vector v34 = load(f32 + 0);
                vector v35 = load(f32 + 1);
                vector v36 = load(f32 + 2);
                vector v37 = load(f32 + 3);
                vector v38 = load(f32 + 4);
                vector v39 = load(f32 + 5);
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
                vector v50 = v41 * (float)0.244140625 + v38;
                vector v51 = v43 * (float)3.375 + v50;
                vector v52 = load(bias + 0);
                vector v53 = v45 + v52;
                vector v54 = v47 + v52;
                vector v55 = v49 + v52;
                vector v56 = v51 + v52;
                f31[0 * s30 + 0] = v53;
                f31[0 * s30 + 1] = v54;
                f31[0 * s30 + 2] = v55;
                f31[0 * s30 + 3] = v56;
            }
            s24 /= 2;
            f32 += 6;
            f31 += s23;
        }
    } else {
        for (int i57 = 0; i57 < 4; i57++) {
            if (s24 & 1) {
                vector v58 = load(f32 + 0);
                vector v59 = load(f32 + 1);
                vector v60 = load(f32 + 2);
                vector v61 = load(f32 + 3);
                vector v62 = load(f32 + 4);
                vector v63 = load(f32 + 5);
                vector v64 = v58 + v59;
                vector v65 = v58 - v59;
                vector v66 = v60 + v61;
                vector v67 = v60 - v61;
                vector v68 = v63 + v64;
                vector v69 = v68 + v66;
                vector v70 = v65 * (float)0.625;
                vector v71 = v67 * (float)1.5 + v70;
                vector v72 = v64 * (float)0.390625;
                vector v73 = v66 * (float)2.25 + v72;
                vector v74 = v65 * (float)0.244140625 + v62;
                vector v75 = v67 * (float)3.375 + v74;
                vector v76 = load(bias + 0);
                vector v77 = v69 + v76;
                vector v78 = v71 + v76;
                vector v79 = v73 + v76;
                vector v80 = v75 + v76;
                if (u26 >> 0 & 1) {
                f31[0 * s30 + 0] = v77;
                }
                if (u27 >> 0 & 1) {
                f31[0 * s30 + 1] = v78;
                }
                if (u28 >> 0 & 1) {
                f31[0 * s30 + 2] = v79;
                }
                if (u29 >> 0 & 1) {
                f31[0 * s30 + 3] = v80;
                }
            }
            s24 /= 2;
            f32 += 6;
            f31 += s23;
        }
    }
}

void nnp_winograd_f4x4_3x3_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 6, v18);
        store(f3 + 12, v20);
        store(f3 + 18, v22);
        f3 += 1;
        c1 += s2;
    }
    size_t s23 = tile->row_stride;
    size_t s24 = tile->row_mask;
    size_t s25 = tile->column_mask;
    uint64_t u26 = s25 >> 0;
    uint64_t u27 = s25 >> 1;
    uint64_t u28 = s25 >> 2;
    uint64_t u29 = s25 >> 3;
    size_t s30 = tile->channel_stride;
    float*f31 = output;
    float*f32 = scratch;
    if (s25 == 15) {
        for (int i33 = 0; i33 < 4; i33++) {
            if (s24 & 1) {
                vector v34 = load(f32 + 0);
                vector v35 = load(f32 + 1);
                vector v36 = load(f32 + 2);
                vector v37 = load(f32 + 3);
                vector v38 = load(f32 + 4);
                vector v39 = load(f32 + 5);
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
                vector v50 = v41 * (float)0.244140625 + v38;
                vector v51 = v43 * (float)3.375 + v50;
                vector v52 = load(bias + 0);
                vector v53 = v45 + v52;
                vector v54 = v47 + v52;
                vector v55 = v49 + v52;
                vector v56 = v51 + v52;
                vector v57 = splat(0);
                vector v58 = maximum(v57, v53);
                vector v59 = maximum(v57, v54);
                vector v60 = maximum(v57, v55);
                vector v61 = maximum(v57, v56);
                f31[0 * s30 + 0] = v58;
                f31[0 * s30 + 1] = v59;
                f31[0 * s30 + 2] = v60;
                f31[0 * s30 + 3] = v61;
            }
            s24 /= 2;
            f32 += 6;
            f31 += s23;
        }
    } else {
        for (int i62 = 0; i62 < 4; i62++) {
            if (s24 & 1) {
                vector v63 = load(f32 + 0);
                vector v64 = load(f32 + 1);
                vector v65 = load(f32 + 2);
                vector v66 = load(f32 + 3);
                vector v67 = load(f32 + 4);
                vector v68 = load(f32 + 5);
                vector v69 = v63 + v64;
                vector v70 = v63 - v64;
                vector v71 = v65 + v66;
                vector v72 = v65 - v66;
                vector v73 = v68 + v69;
                vector v74 = v73 + v71;
                vector v75 = v70 * (float)0.625;
                vector v76 = v72 * (float)1.5 + v75;
                vector v77 = v69 * (float)0.390625;
                vector v78 = v71 * (float)2.25 + v77;
                vector v79 = v70 * (float)0.244140625 + v67;
                vector v80 = v72 * (float)3.375 + v79;
                vector v81 = load(bias + 0);
                vector v82 = v74 + v81;
                vector v83 = v76 + v81;
                vector v84 = v78 + v81;
                vector v85 = v80 + v81;
                vector v86 = splat(0);
                vector v87 = maximum(v86, v82);
                vector v88 = maximum(v86, v83);
                vector v89 = maximum(v86, v84);
                vector v90 = maximum(v86, v85);
                if (u26 >> 0 & 1) {
                f31[0 * s30 + 0] = v87;
                }
                if (u27 >> 0 & 1) {
                f31[0 * s30 + 1] = v88;
                }
                if (u28 >> 0 & 1) {
                f31[0 * s30 + 2] = v89;
                }
                if (u29 >> 0 & 1) {
                f31[0 * s30 + 3] = v90;
                }
            }
            s24 /= 2;
            f32 += 6;
            f31 += s23;
        }
    }
}

void nnp_winograd_f5x5_2x2_kernel__c_scalar(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 4; i3++) {
        vector v4 = splat(0);
        v4 = c1[0 * kernel_stride + 0];
        store(f2 + 0, v4);
        c1 += 1;
        f2 += 1;
    }
    float*f5 = scratch;
    float*f6 = output;
    size_t s7 = output_stride * 6;
    for (int i8 = 0; i8 < 1; i8++) {
        vector v9 = load(f5 + 0);
        vector v10 = load(f5 + 1);
        vector v11 = v9 * (float)-0.6884033613445378;
        vector v12 = v10 * (float)-0.43025210084033616 + v11;
        vector v13 = v10 * (float)0.43025210084033616 + v11;
        vector v14 = v9 * (float)0.11951447245564893;
        vector v15 = v10 * (float)0.1792717086834734 + v14;
        vector v16 = v10 * (float)-0.1792717086834734 + v14;
        vector v17 = v9 * (float)1.1377777777777778;
        store(f2 + 0, v12);
        store(f2 + 1, v13);
        store(f2 + 2, v15);
        store(f2 + 3, v16);
        store(f2 + 4, v10);
        store(f2 + 5, v17);
        vector v18 = load(f5 + 2);
        vector v19 = load(f5 + 3);
        vector v20 = v18 * (float)-0.6884033613445378;
        vector v21 = v19 * (float)-0.43025210084033616 + v20;
        vector v22 = v19 * (float)0.43025210084033616 + v20;
        vector v23 = v18 * (float)0.11951447245564893;
        vector v24 = v19 * (float)0.1792717086834734 + v23;
        vector v25 = v19 * (float)-0.1792717086834734 + v23;
        vector v26 = v18 * (float)1.1377777777777778;
        store(f2 + 6, v21);
        store(f2 + 7, v22);
        store(f2 + 8, v24);
        store(f2 + 9, v25);
        store(f2 + 10, v19);
        store(f2 + 11, v26);
        float*f27 = f2;
        for (int i28 = 0; i28 < 6; i28++) {
            vector v29 = load(f27 + 0);
            vector v30 = load(f27 + 6);
            vector v31 = v29 * (float)-0.6884033613445378;
            vector v32 = v30 * (float)-0.43025210084033616 + v31;
            vector v33 = v30 * (float)0.43025210084033616 + v31;
            vector v34 = v29 * (float)0.11951447245564893;
            vector v35 = v30 * (float)0.1792717086834734 + v34;
            vector v36 = v30 * (float)-0.1792717086834734 + v34;
            vector v37 = v29 * (float)1.1377777777777778;
            store(f6 + 0 * output_stride + 0, v32);
            store(f6 + 1 * output_stride + 0, v33);
            store(f6 + 2 * output_stride + 0, v35);
            store(f6 + 3 * output_stride + 0, v36);
            store(f6 + 4 * output_stride + 0, v30);
            store(f6 + 5 * output_stride + 0, v37);
            f27 += 1;
            f6 += s7;
        }
        size_t s38 = s7 * 6;
        f6 -= s38;
        f6 += 4;
        f5 += 4;
    }
}

void nnp_winograd_f5x5_2x2_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 6, v18);
        store(f3 + 12, v20);
        store(f3 + 18, v22);
        store(f3 + 24, v24);
        f3 += 1;
        c1 += s2;
    }
    size_t s25 = tile->row_stride;
    size_t s26 = tile->row_mask;
    size_t s27 = tile->column_mask;
    uint64_t u28 = s27 >> 0;
    uint64_t u29 = s27 >> 1;
    uint64_t u30 = s27 >> 2;
    uint64_t u31 = s27 >> 3;
    uint64_t u32 = s27 >> 4;
    size_t s33 = tile->channel_stride;
    float*f34 = output;
    float*f35 = scratch;
    if (s27 == 31) {
        for (int i36 = 0; i36 < 5; i36++) {
            if (s26 & 1) {
                vector v37 = load(f35 + 0);
                vector v38 = load(f35 + 1);
                vector v39 = load(f35 + 2);
                vector v40 = load(f35 + 3);
                vector v41 = load(f35 + 4);
                vector v42 = load(f35 + 5);
                vector v43 = v37 + v38;
                vector v44 = v37 - v38;
                vector v45 = v39 + v40;
                vector v46 = v39 - v40;
                vector v47 = v42 + v43;
                vector v48 = v47 + v45;
                vector v49 = v44 * (float)0.625;
                vector v50 = v46 * (float)1.5 + v49;
                vector v51 = v43 * (float)0.390625;
                vector v52 = v45 * (float)2.25 + v51;
                vector v53 = v44 * (float)0.244140625;
                vector v54 = v46 * (float)3.375 + v53;
                vector v55 = v43 * (float)0.152587890625 + v41;
                vector v56 = v45 * (float)5.0625 + v55;
                vector v57 = load(bias + 0);
                vector v58 = v48 + v57;
                vector v59 = v50 + v57;
                vector v60 = v52 + v57;
                vector v61 = v54 + v57;
                vector v62 = v56 + v57;
                f34[0 * s33 + 0] = v58;
                f34[0 * s33 + 1] = v59;
                f34[0 * s33 + 2] = v60;
                f34[0 * s33 + 3] = v61;
                f34[0 * s33 + 4] = v62;
            }
            s26 /= 2;
            f35 += 6;
            f34 += s25;
        }
    } else {
        for (int i63 = 0; i63 < 5; i63++) {
            if (s26 & 1) {
                vector v64 = load(f35 + 0);
                vector v65 = load(f35 + 1);
                vector v66 = load(f35 + 2);
                vector v67 = load(f35 + 3);
                vector v68 = load(f35 + 4);
                vector v69 = load(f35 + 5);
                vector v70 = v64 + v65;
                vector v71 = v64 - v65;
                vector v72 = v66 + v67;
                vector v73 = v66 - v67;
                vector v74 = v69 + v70;
                vector v75 = v74 + v72;
                vector v76 = v71 * (float)0.625;
                vector v77 = v73 * (float)1.5 + v76;
                vector v78 = v70 * (float)0.390625;
                vector v79 = v72 * (float)2.25 + v78;
                vector v80 = v71 * (float)0.244140625;
                vector v81 = v73 * (float)3.375 + v80;
                vector v82 = v70 * (float)0.152587890625 + v68;
                vector v83 = v72 * (float)5.0625 + v82;
                vector v84 = load(bias + 0);
                vector v85 = v75 + v84;
                vector v86 = v77 + v84;
                vector v87 = v79 + v84;
                vector v88 = v81 + v84;
                vector v89 = v83 + v84;
                if (u28 >> 0 & 1) {
                f34[0 * s33 + 0] = v85;
                }
                if (u29 >> 0 & 1) {
                f34[0 * s33 + 1] = v86;
                }
                if (u30 >> 0 & 1) {
                f34[0 * s33 + 2] = v87;
                }
                if (u31 >> 0 & 1) {
                f34[0 * s33 + 3] = v88;
                }
                if (u32 >> 0 & 1) {
                f34[0 * s33 + 4] = v89;
                }
            }
            s26 /= 2;
            f35 += 6;
            f34 += s25;
        }
    }
}

void nnp_winograd_f5x5_2x2_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 6, v18);
        store(f3 + 12, v20);
        store(f3 + 18, v22);
        store(f3 + 24, v24);
        f3 += 1;
        c1 += s2;
    }
    size_t s25 = tile->row_stride;
    size_t s26 = tile->row_mask;
    size_t s27 = tile->column_mask;
    uint64_t u28 = s27 >> 0;
    uint64_t u29 = s27 >> 1;
    uint64_t u30 = s27 >> 2;
    uint64_t u31 = s27 >> 3;
    uint64_t u32 = s27 >> 4;
    size_t s33 = tile->channel_stride;
    float*f34 = output;
    float*f35 = scratch;
    if (s27 == 31) {
        for (int i36 = 0; i36 < 5; i36++) {
            if (s26 & 1) {
                vector v37 = load(f35 + 0);
                vector v38 = load(f35 + 1);
                vector v39 = load(f35 + 2);
                vector v40 = load(f35 + 3);
                vector v41 = load(f35 + 4);
                vector v42 = load(f35 + 5);
                vector v43 = v37 + v38;
                vector v44 = v37 - v38;
                vector v45 = v39 + v40;
                vector v46 = v39 - v40;
                vector v47 = v42 + v43;
                vector v48 = v47 + v45;
                vector v49 = v44 * (float)0.625;
                vector v50 = v46 * (float)1.5 + v49;
                vector v51 = v43 * (float)0.390625;
                vector v52 = v45 * (float)2.25 + v51;
                vector v53 = v44 * (float)0.244140625;
                vector v54 = v46 * (float)3.375 + v53;
                vector v55 = v43 * (float)0.152587890625 + v41;
                vector v56 = v45 * (float)5.0625 + v55;
                vector v57 = load(bias + 0);
                vector v58 = v48 + v57;
                vector v59 = v50 + v57;
                vector v60 = v52 + v57;
                vector v61 = v54 + v57;
                vector v62 = v56 + v57;
                vector v63 = splat(0);
                vector v64 = maximum(v63, v58);
                vector v65 = maximum(v63, v59);
                vector v66 = maximum(v63, v60);
                vector v67 = maximum(v63, v61);
                vector v68 = maximum(v63, v62);
                f34[0 * s33 + 0] = v64;
                f34[0 * s33 + 1] = v65;
                f34[0 * s33 + 2] = v66;
                f34[0 * s33 + 3] = v67;
                f34[0 * s33 + 4] = v68;
            }
            s26 /= 2;
            f35 += 6;
            f34 += s25;
        }
    } else {
        for (int i69 = 0; i69 < 5; i69++) {
            if (s26 & 1) {
                vector v70 = load(f35 + 0);
                vector v71 = load(f35 + 1);
                vector v72 = load(f35 + 2);
                vector v73 = load(f35 + 3);
                vector v74 = load(f35 + 4);
                vector v75 = load(f35 + 5);
                vector v76 = v70 + v71;
                vector v77 = v70 - v71;
                vector v78 = v72 + v73;
                vector v79 = v72 - v73;
                vector v80 = v75 + v76;
                vector v81 = v80 + v78;
                vector v82 = v77 * (float)0.625;
                vector v83 = v79 * (float)1.5 + v82;
                vector v84 = v76 * (float)0.390625;
                vector v85 = v78 * (float)2.25 + v84;
                vector v86 = v77 * (float)0.244140625;
                vector v87 = v79 * (float)3.375 + v86;
                vector v88 = v76 * (float)0.152587890625 + v74;
                vector v89 = v78 * (float)5.0625 + v88;
                vector v90 = load(bias + 0);
                vector v91 = v81 + v90;
                vector v92 = v83 + v90;
                vector v93 = v85 + v90;
                vector v94 = v87 + v90;
                vector v95 = v89 + v90;
                vector v96 = splat(0);
                vector v97 = maximum(v96, v91);
                vector v98 = maximum(v96, v92);
                vector v99 = maximum(v96, v93);
                vector v100 = maximum(v96, v94);
                vector v101 = maximum(v96, v95);
                if (u28 >> 0 & 1) {
                f34[0 * s33 + 0] = v97;
                }
                if (u29 >> 0 & 1) {
                f34[0 * s33 + 1] = v98;
                }
                if (u30 >> 0 & 1) {
                f34[0 * s33 + 2] = v99;
                }
                if (u31 >> 0 & 1) {
                f34[0 * s33 + 3] = v100;
                }
                if (u32 >> 0 & 1) {
                f34[0 * s33 + 4] = v101;
                }
            }
            s26 /= 2;
            f35 += 6;
            f34 += s25;
        }
    }
}

void nnp_winograd_f2x2_3x3_input__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 1;
    uint64_t u6 = s3 >> 2;
    uint64_t u7 = s3 >> 3;
    size_t s8 = tile->channel_stride;
    const float*c9 = input;
    if (s3 == 15) {
        float*f10 = scratch;
        for (int i11 = 0; i11 < 4; i11++) {
            if (s2 & 1) {
                vector v12 = splat(0);
                v12 = c9[0 * s8 + 0];
                vector v13 = splat(0);
                v13 = c9[0 * s8 + 1];
                vector v14 = splat(0);
                v14 = c9[0 * s8 + 2];
                vector v15 = splat(0);
                v15 = c9[0 * s8 + 3];
                vector v16 = v14 + v13;
                store(f10 + 0, v16);
                vector v17 = v14 - v13;
                store(f10 + 1, v17);
                vector v18 = v15 - v13;
                store(f10 + 2, v18);
                vector v19 = v12 - v14;
                store(f10 + 3, v19);
            } else {
                vector v20 = splat(0);
                store(f10 + 0, v20);
                vector v21 = splat(0);
                store(f10 + 1, v21);
                vector v22 = splat(0);
                store(f10 + 2, v22);
                vector v23 = splat(0);
                store(f10 + 3, v23);
            }
            s2 /= 2;
            c9 += s1;
            f10 += 4;
        }
    } else {
        float*f24 = scratch;
        for (int i25 = 0; i25 < 4; i25++) {
            if (s2 & 1) {
                vector v26 = splat(0);
                if (u4 >> 0 & 1) {
                v26 = c9[0 * s8 + 0];
                }
                vector v27 = splat(0);
                if (u5 >> 0 & 1) {
                v27 = c9[0 * s8 + 1];
                }
                vector v28 = splat(0);
                if (u6 >> 0 & 1) {
                v28 = c9[0 * s8 + 2];
                }
                vector v29 = splat(0);
                if (u7 >> 0 & 1) {
                v29 = c9[0 * s8 + 3];
                }
                vector v30 = v28 + v27;
                store(f24 + 0, v30);
                vector v31 = v28 - v27;
                store(f24 + 1, v31);
                vector v32 = v29 - v27;
                store(f24 + 2, v32);
                vector v33 = v26 - v28;
                store(f24 + 3, v33);
            } else {
                vector v34 = splat(0);
                store(f24 + 0, v34);
                vector v35 = splat(0);
                store(f24 + 1, v35);
                vector v36 = splat(0);
                store(f24 + 2, v36);
                vector v37 = splat(0);
                store(f24 + 3, v37);
            }
            s2 /= 2;
            c9 += s1;
            f24 += 4;
        }
    }
    float*f38 = output;
    size_t s39 = output_stride * 4;
    float*f40 = scratch;
    for (int i41 = 0; i41 < 4; i41++) {
        vector v42 = load(f40 + 0);
        vector v43 = load(f40 + 4);
        vector v44 = load(f40 + 8);
        vector v45 = load(f40 + 12);
        vector v46 = v44 + v43;
        store(f38 + 0 * output_stride + 0, v46);
        vector v47 = v44 - v43;
        store(f38 + 1 * output_stride + 0, v47);
        vector v48 = v45 - v43;
        store(f38 + 2 * output_stride + 0, v48);
        vector v49 = v42 - v44;
        store(f38 + 3 * output_stride + 0, v49);
        f40 += 1;
        f38 += s39;
    }
}

void nnp_winograd_f2x2_3x3_kernel__c_scalar(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 9; i3++) {
        vector v4 = splat(0);
        v4 = c1[0 * kernel_stride + 0];
        store(f2 + 0, v4);
        c1 += 1;
        f2 += 1;
    }
    float*f5 = scratch;
    float*f6 = output;
    size_t s7 = output_stride * 4;
    for (int i8 = 0; i8 < 1; i8++) {
        vector v9 = load(f5 + 0);
        vector v10 = load(f5 + 1);
        vector v11 = load(f5 + 2);
        vector v12 = v9 + v11;
        vector v13 = v12 * (float)0.5;
        vector v14 = v10 * (float)0.5 + v13;
        vector v15 = v10 * (float)-0.5 + v13;
        store(f2 + 0, v14);
        store(f2 + 1, v15);
        store(f2 + 2, v11);
        store(f2 + 3, v9);
        vector v16 = load(f5 + 3);
        vector v17 = load(f5 + 4);
        vector v18 = load(f5 + 5);
        vector v19 = v16 + v18;
        vector v20 = v19 * (float)0.5;
        vector v21 = v17 * (float)0.5 + v20;
        vector v22 = v17 * (float)-0.5 + v20;
        store(f2 + 4, v21);
        store(f2 + 5, v22);
        store(f2 + 6, v18);
        store(f2 + 7, v16);
        vector v23 = load(f5 + 6);
        vector v24 = load(f5 + 7);
        vector v25 = load(f5 + 8);
        vector v26 = v23 + v25;
        vector v27 = v26 * (float)0.5;
        vector v28 = v24 * (float)0.5 + v27;
        vector v29 = v24 * (float)-0.5 + v27;
        store(f2 + 8, v28);
        store(f2 + 9, v29);
        store(f2 + 10, v25);
        store(f2 + 11, v23);
        float*f30 = f2;
        for (int i31 = 0; i31 < 4; i31++) {
            vector v32 = load(f30 + 0);
            vector v33 = load(f30 + 4);
            vector v34 = load(f30 + 8);
            vector v35 = v32 + v34;
            vector v36 = v35 * (float)0.5;
            vector v37 = v33 * (float)0.5 + v36;
            vector v38 = v33 * (float)-0.5 + v36;
            store(f6 + 0 * output_stride + 0, v37);
            store(f6 + 1 * output_stride + 0, v38);
            store(f6 + 2 * output_stride + 0, v34);
            store(f6 + 3 * output_stride + 0, v32);
            f30 += 1;
            f6 += s7;
        }
        size_t s39 = s7 * 4;
        f6 -= s39;
        f6 += 4;
        f5 += 9;
    }
}

void nnp_winograd_f2x2_3x3_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 4, v12);
        f3 += 1;
        c1 += s2;
    }
    size_t s13 = tile->row_stride;
    size_t s14 = tile->row_mask;
    size_t s15 = tile->column_mask;
    uint64_t u16 = s15 >> 0;
    uint64_t u17 = s15 >> 1;
    size_t s18 = tile->channel_stride;
    float*f19 = output;
    float*f20 = scratch;
    if (s15 == 3) {
        for (int i21 = 0; i21 < 2; i21++) {
            if (s14 & 1) {
                vector v22 = load(f20 + 0);
                vector v23 = load(f20 + 1);
                vector v24 = load(f20 + 2);
                vector v25 = load(f20 + 3);
                vector v26 = load(bias + 0);
                vector v27 = v22 + v26;
                vector v28 = v27 + v23;
                vector v29 = v27 - v23;
                vector v30 = v25 + v28;
                vector v31 = v24 + v29;
                f19[0 * s18 + 0] = v30;
                f19[0 * s18 + 1] = v31;
            }
            s14 /= 2;
            f20 += 4;
            f19 += s13;
        }
    } else {
        for (int i32 = 0; i32 < 2; i32++) {
            if (s14 & 1) {
                vector v33 = load(f20 + 0);
                vector v34 = load(f20 + 1);
                vector v35 = load(f20 + 2);
                vector v36 = load(f20 + 3);
                vector v37 = load(bias + 0);
                vector v38 = v33 + v37;
                vector v39 = v38 + v34;
                vector v40 = v38 - v34;
                vector v41 = v36 + v39;
                vector v42 = v35 + v40;
                if (u16 >> 0 & 1) {
                f19[0 * s18 + 0] = v41;
                }
                if (u17 >> 0 & 1) {
                f19[0 * s18 + 1] = v42;
                }
            }
            s14 /= 2;
            f20 += 4;
            f19 += s13;
        }
    }
}

void nnp_winograd_f2x2_3x3_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 4, v12);
        f3 += 1;
        c1 += s2;
    }
    size_t s13 = tile->row_stride;
    size_t s14 = tile->row_mask;
    size_t s15 = tile->column_mask;
    uint64_t u16 = s15 >> 0;
    uint64_t u17 = s15 >> 1;
    size_t s18 = tile->channel_stride;
    float*f19 = output;
    float*f20 = scratch;
    if (s15 == 3) {
        for (int i21 = 0; i21 < 2; i21++) {
            if (s14 & 1) {
                vector v22 = load(f20 + 0);
                vector v23 = load(f20 + 1);
                vector v24 = load(f20 + 2);
                vector v25 = load(f20 + 3);
                vector v26 = load(bias + 0);
                vector v27 = v22 + v26;
                vector v28 = v27 + v23;
                vector v29 = v27 - v23;
                vector v30 = v25 + v28;
                vector v31 = v24 + v29;
                vector v32 = splat(0);
                vector v33 = maximum(v32, v30);
                vector v34 = maximum(v32, v31);
                f19[0 * s18 + 0] = v33;
                f19[0 * s18 + 1] = v34;
            }
            s14 /= 2;
            f20 += 4;
            f19 += s13;
        }
    } else {
        for (int i35 = 0; i35 < 2; i35++) {
            if (s14 & 1) {
                vector v36 = load(f20 + 0);
                vector v37 = load(f20 + 1);
                vector v38 = load(f20 + 2);
                vector v39 = load(f20 + 3);
                vector v40 = load(bias + 0);
                vector v41 = v36 + v40;
                vector v42 = v41 + v37;
                vector v43 = v41 - v37;
                vector v44 = v39 + v42;
                vector v45 = v38 + v43;
                vector v46 = splat(0);
                vector v47 = maximum(v46, v44);
                vector v48 = maximum(v46, v45);
                if (u16 >> 0 & 1) {
                f19[0 * s18 + 0] = v47;
                }
                if (u17 >> 0 & 1) {
                f19[0 * s18 + 1] = v48;
                }
            }
            s14 /= 2;
            f20 += 4;
            f19 += s13;
        }
    }
}

void nnp_winograd_f3x3_2x2_kernel__c_scalar(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 4; i3++) {
        vector v4 = splat(0);
        v4 = c1[0 * kernel_stride + 0];
        store(f2 + 0, v4);
        c1 += 1;
        f2 += 1;
    }
    float*f5 = scratch;
    float*f6 = output;
    size_t s7 = output_stride * 4;
    for (int i8 = 0; i8 < 1; i8++) {
        vector v9 = load(f5 + 0);
        vector v10 = load(f5 + 1);
        vector v11 = v9 * (float)0.5;
        vector v12 = v10 * (float)0.5 + v11;
        vector v13 = v10 * (float)-0.5 + v11;
        store(f2 + 0, v12);
        store(f2 + 1, v13);
        store(f2 + 2, v10);
        store(f2 + 3, v9);
        vector v14 = load(f5 + 2);
        vector v15 = load(f5 + 3);
        vector v16 = v14 * (float)0.5;
        vector v17 = v15 * (float)0.5 + v16;
        vector v18 = v15 * (float)-0.5 + v16;
        store(f2 + 4, v17);
        store(f2 + 5, v18);
        store(f2 + 6, v15);
        store(f2 + 7, v14);
        float*f19 = f2;
        for (int i20 = 0; i20 < 4; i20++) {
            vector v21 = load(f19 + 0);
            vector v22 = load(f19 + 4);
            vector v23 = v21 * (float)0.5;
            vector v24 = v22 * (float)0.5 + v23;
            vector v25 = v22 * (float)-0.5 + v23;
            store(f6 + 0 * output_stride + 0, v24);
            store(f6 + 1 * output_stride + 0, v25);
            store(f6 + 2 * output_stride + 0, v22);
            store(f6 + 3 * output_stride + 0, v21);
            f19 += 1;
            f6 += s7;
        }
        size_t s26 = s7 * 4;
        f6 -= s26;
        f6 += 4;
        f5 += 4;
    }
}

void nnp_winograd_f3x3_2x2_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 4, v10);
        store(f3 + 8, v12);
        f3 += 1;
        c1 += s2;
    }
    size_t s13 = tile->row_stride;
    size_t s14 = tile->row_mask;
    size_t s15 = tile->column_mask;
    uint64_t u16 = s15 >> 0;
    uint64_t u17 = s15 >> 1;
    uint64_t u18 = s15 >> 2;
    size_t s19 = tile->channel_stride;
    float*f20 = output;
    float*f21 = scratch;
    if (s15 == 7) {
        for (int i22 = 0; i22 < 3; i22++) {
            if (s14 & 1) {
                vector v23 = load(f21 + 0);
                vector v24 = load(f21 + 1);
                vector v25 = load(f21 + 2);
                vector v26 = load(f21 + 3);
                vector v27 = load(bias + 0);
                vector v28 = v23 + v27;
                vector v29 = v28 + v24;
                vector v30 = v28 - v24;
                vector v31 = v26 + v29;
                vector v32 = v25 + v29;
                f20[0 * s19 + 0] = v31;
                f20[0 * s19 + 1] = v30;
                f20[0 * s19 + 2] = v32;
            }
            s14 /= 2;
            f21 += 4;
            f20 += s13;
        }
    } else {
        for (int i33 = 0; i33 < 3; i33++) {
            if (s14 & 1) {
                vector v34 = load(f21 + 0);
                vector v35 = load(f21 + 1);
                vector v36 = load(f21 + 2);
                vector v37 = load(f21 + 3);
                vector v38 = load(bias + 0);
                vector v39 = v34 + v38;
                vector v40 = v39 + v35;
                vector v41 = v39 - v35;
                vector v42 = v37 + v40;
                vector v43 = v36 + v40;
                if (u16 >> 0 & 1) {
                f20[0 * s19 + 0] = v42;
                }
                if (u17 >> 0 & 1) {
                f20[0 * s19 + 1] = v41;
                }
                if (u18 >> 0 & 1) {
                f20[0 * s19 + 2] = v43;
                }
            }
            s14 /= 2;
            f21 += 4;
            f20 += s13;
        }
    }
}

void nnp_winograd_f3x3_2x2_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 4, v10);
        store(f3 + 8, v12);
        f3 += 1;
        c1 += s2;
    }
    size_t s13 = tile->row_stride;
    size_t s14 = tile->row_mask;
    size_t s15 = tile->column_mask;
    uint64_t u16 = s15 >> 0;
    uint64_t u17 = s15 >> 1;
    uint64_t u18 = s15 >> 2;
    size_t s19 = tile->channel_stride;
    float*f20 = output;
    float*f21 = scratch;
    if (s15 == 7) {
        for (int i22 = 0; i22 < 3; i22++) {
            if (s14 & 1) {
                vector v23 = load(f21 + 0);
                vector v24 = load(f21 + 1);
                vector v25 = load(f21 + 2);
                vector v26 = load(f21 + 3);
                vector v27 = load(bias + 0);
                vector v28 = v23 + v27;
                vector v29 = v28 + v24;
                vector v30 = v28 - v24;
                vector v31 = v26 + v29;
                vector v32 = v25 + v29;
                vector v33 = splat(0);
                vector v34 = maximum(v33, v31);
                vector v35 = maximum(v33, v30);
                vector v36 = maximum(v33, v32);
                f20[0 * s19 + 0] = v34;
                f20[0 * s19 + 1] = v35;
                f20[0 * s19 + 2] = v36;
            }
            s14 /= 2;
            f21 += 4;
            f20 += s13;
        }
    } else {
        for (int i37 = 0; i37 < 3; i37++) {
            if (s14 & 1) {
                vector v38 = load(f21 + 0);
                vector v39 = load(f21 + 1);
                vector v40 = load(f21 + 2);
                vector v41 = load(f21 + 3);
                vector v42 = load(bias + 0);
                vector v43 = v38 + v42;
                vector v44 = v43 + v39;
                vector v45 = v43 - v39;
                vector v46 = v41 + v44;
                vector v47 = v40 + v44;
                vector v48 = splat(0);
                vector v49 = maximum(v48, v46);
                vector v50 = maximum(v48, v45);
                vector v51 = maximum(v48, v47);
                if (u16 >> 0 & 1) {
                f20[0 * s19 + 0] = v49;
                }
                if (u17 >> 0 & 1) {
                f20[0 * s19 + 1] = v50;
                }
                if (u18 >> 0 & 1) {
                f20[0 * s19 + 2] = v51;
                }
            }
            s14 /= 2;
            f21 += 4;
            f20 += s13;
        }
    }
}

void nnp_winograd_f6x5_3x3_of_8x8_input__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 1;
    uint64_t u6 = s3 >> 2;
    uint64_t u7 = s3 >> 3;
    uint64_t u8 = s3 >> 4;
    uint64_t u9 = s3 >> 5;
    uint64_t u10 = s3 >> 6;
    size_t s11 = tile->channel_stride;
    const float*c12 = input;
    if (s3 == 127) {
        float*f13 = scratch;
        for (int i14 = 0; i14 < 8; i14++) {
            if (s2 & 1) {
                vector v15 = splat(0);
                v15 = c12[0 * s11 + 0];
                vector v16 = splat(0);
                v16 = c12[0 * s11 + 1];
                vector v17 = splat(0);
                v17 = c12[0 * s11 + 2];
                vector v18 = splat(0);
                v18 = c12[0 * s11 + 3];
                vector v19 = splat(0);
                v19 = c12[0 * s11 + 4];
                vector v20 = splat(0);
                v20 = c12[0 * s11 + 5];
                vector v21 = splat(0);
                v21 = c12[0 * s11 + 6];
                vector v22 = v15 + v19;
                vector v23 = v17 * (float)-4.25 + v22;
                vector v24 = v16 + v20;
                vector v25 = v18 * (float)-4.25 + v24;
                vector v26 = v23 + v25;
                store(f13 + 0, v26);
                vector v27 = v23 - v25;
                store(f13 + 1, v27);
                vector v28 = v17 * (float)-5.0 + v15;
                vector v29 = v19 * (float)4.0 + v28;
                vector v30 = v18 * (float)-5.0 + v16;
                vector v31 = v20 * (float)4.0 + v30;
                vector v32 = v31 * (float)0.5 + v29;
                store(f13 + 2, v32);
                vector v33 = v31 * (float)-0.5 + v29;
                store(f13 + 3, v33);
                vector v34 = v17 * (float)-1.25 + v15;
                vector v35 = v19 * (float)0.25 + v34;
                vector v36 = v18 * (float)-1.25 + v16;
                vector v37 = v20 * (float)0.25 + v36;
                vector v38 = v37 * (float)2.0 + v35;
                store(f13 + 4, v38);
                vector v39 = v37 * (float)-2.0 + v35;
                store(f13 + 5, v39);
                vector v40 = v21 - v15;
                vector v41 = v17 * (float)5.25 + v40;
                vector v42 = v19 * (float)-5.25 + v41;
                store(f13 + 6, v42);
            } else {
                vector v43 = splat(0);
                store(f13 + 0, v43);
                vector v44 = splat(0);
                store(f13 + 1, v44);
                vector v45 = splat(0);
                store(f13 + 2, v45);
                vector v46 = splat(0);
                store(f13 + 3, v46);
                vector v47 = splat(0);
                store(f13 + 4, v47);
                vector v48 = splat(0);
                store(f13 + 5, v48);
                vector v49 = splat(0);
                store(f13 + 6, v49);
            }
            s2 /= 2;
            c12 += s1;
            f13 += 7;
        }
    } else {
        float*f50 = scratch;
        for (int i51 = 0; i51 < 8; i51++) {
            if (s2 & 1) {
                vector v52 = splat(0);
                if (u4 >> 0 & 1) {
                v52 = c12[0 * s11 + 0];
                }
                vector v53 = splat(0);
                if (u5 >> 0 & 1) {
                v53 = c12[0 * s11 + 1];
                }
                vector v54 = splat(0);
                if (u6 >> 0 & 1) {
                v54 = c12[0 * s11 + 2];
                }
                vector v55 = splat(0);
                if (u7 >> 0 & 1) {
                v55 = c12[0 * s11 + 3];
                }
                vector v56 = splat(0);
                if (u8 >> 0 & 1) {
                v56 = c12[0 * s11 + 4];
                }
                vector v57 = splat(0);
                if (u9 >> 0 & 1) {
                v57 = c12[0 * s11 + 5];
                }
                vector v58 = splat(0);
                if (u10 >> 0 & 1) {
                v58 = c12[0 * s11 + 6];
                }
                vector v59 = v52 + v56;
                vector v60 = v54 * (float)-4.25 + v59;
                vector v61 = v53 + v57;
                vector v62 = v55 * (float)-4.25 + v61;
                vector v63 = v60 + v62;
                store(f50 + 0, v63);
                vector v64 = v60 - v62;
                store(f50 + 1, v64);
                vector v65 = v54 * (float)-5.0 + v52;
                vector v66 = v56 * (float)4.0 + v65;
                vector v67 = v55 * (float)-5.0 + v53;
                vector v68 = v57 * (float)4.0 + v67;
                vector v69 = v68 * (float)0.5 + v66;
                store(f50 + 2, v69);
                vector v70 = v68 * (float)-0.5 + v66;
                store(f50 + 3, v70);
                vector v71 = v54 * (float)-1.25 + v52;
                vector v72 = v56 * (float)0.25 + v71;
                vector v73 = v55 * (float)-1.25 + v53;
                vector v74 = v57 * (float)0.25 + v73;
                vector v75 = v74 * (float)2.0 + v72;
                store(f50 + 4, v75);
                vector v76 = v74 * (float)-2.0 + v72;
                store(f50 + 5, v76);
                vector v77 = v58 - v52;
                vector v78 = v54 * (float)5.25 + v77;
                vector v79 = v56 * (float)-5.25 + v78;
                store(f50 + 6, v79);
            } else {
                vector v80 = splat(0);
                store(f50 + 0, v80);
                vector v81 = splat(0);
                store(f50 + 1, v81);
                vector v82 = splat(0);
                store(f50 + 2, v82);
                vector v83 = splat(0);
                store(f50 + 3, v83);
                vector v84 = splat(0);
                store(f50 + 4, v84);
                vector v85 = splat(0);
                store(f50 + 5, v85);
                vector v86 = splat(0);
                store(f50 + 6, v86);
            }
            s2 /= 2;
            c12 += s1;
            f50 += 7;
        }
    }
    float*f87 = output;
    size_t s88 = output_stride * 8;
    float*f89 = scratch;
    for (int i90 = 0; i90 < 7; i90++) {
        vector v91 = load(f89 + 0);
        vector v92 = load(f89 + 7);
        vector v93 = load(f89 + 14);
        vector v94 = load(f89 + 21);
        vector v95 = load(f89 + 28);
        vector v96 = load(f89 + 35);
        vector v97 = load(f89 + 42);
        vector v98 = load(f89 + 49);
        vector v99 = v93 + v97;
        vector v100 = v95 * (float)-4.25 + v99;
        vector v101 = v92 + v96;
        vector v102 = v94 * (float)-4.25 + v101;
        vector v103 = v100 + v102;
        store(f87 + 0 * output_stride + 0, v103);
        vector v104 = v100 - v102;
        store(f87 + 1 * output_stride + 0, v104);
        vector v105 = v93 * (float)0.25 + v97;
        vector v106 = v95 * (float)-1.25 + v105;
        vector v107 = v94 * (float)-5.0 + v92;
        vector v108 = v96 * (float)4.0 + v107;
        vector v109 = v108 * (float)0.5 + v106;
        store(f87 + 2 * output_stride + 0, v109);
        vector v110 = v108 * (float)-0.5 + v106;
        store(f87 + 3 * output_stride + 0, v110);
        vector v111 = v93 * (float)4.0 + v97;
        vector v112 = v95 * (float)-5.0 + v111;
        vector v113 = v94 * (float)-1.25 + v92;
        vector v114 = v96 * (float)0.25 + v113;
        vector v115 = v114 * (float)2.0 + v112;
        store(f87 + 4 * output_stride + 0, v115);
        vector v116 = v114 * (float)-2.0 + v112;
        store(f87 + 5 * output_stride + 0, v116);
        vector v117 = v98 - v92;
        vector v118 = v94 * (float)5.25 + v117;
        vector v119 = v96 * (float)-5.25 + v118;
        store(f87 + 6 * output_stride + 0, v119);
        vector v120 = v91 - v97;
        vector v121 = v93 * (float)-5.25 + v120;
        vector v122 = v95 * (float)5.25 + v121;
        store(f87 + 7 * output_stride + 0, v122);
        f89 += 1;
        f87 += s88;
    }
}

void nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 7, v23);
        store(f3 + 14, v25);
        store(f3 + 21, v27);
        store(f3 + 28, v29);
        store(f3 + 35, v32);
        f3 += 1;
        c1 += s2;
    }
    size_t s33 = tile->row_stride;
    size_t s34 = tile->row_mask;
    size_t s35 = tile->column_mask;
    uint64_t u36 = s35 >> 0;
    uint64_t u37 = s35 >> 1;
    uint64_t u38 = s35 >> 2;
    uint64_t u39 = s35 >> 3;
    uint64_t u40 = s35 >> 4;
    size_t s41 = tile->channel_stride;
    float*f42 = output;
    float*f43 = scratch;
    if (s35 == 31) {
        for (int i44 = 0; i44 < 6; i44++) {
            if (s34 & 1) {
                vector v45 = load(f43 + 0);
                vector v46 = load(f43 + 1);
                vector v47 = load(f43 + 2);
                vector v48 = load(f43 + 3);
                vector v49 = load(f43 + 4);
                vector v50 = load(f43 + 5);
                vector v51 = load(f43 + 6);
                vector v52 = load(bias + 0);
                vector v53 = v45 + v52;
                vector v54 = v53 + v46;
                vector v55 = v53 - v46;
                vector v56 = v47 + v48;
                vector v57 = v47 - v48;
                vector v58 = v49 + v50;
                vector v59 = v49 - v50;
                vector v60 = v54 + v56;
                vector v61 = v60 + v58;
                vector v62 = v57 * (float)2.0 + v55;
                vector v63 = v59 * (float)0.5 + v62;
                vector v64 = v56 * (float)4.0 + v54;
                vector v65 = v58 * (float)0.25 + v64;
                vector v66 = v57 * (float)8.0 + v55;
                vector v67 = v59 * (float)0.125 + v66;
                vector v68 = v51 + v54;
                vector v69 = v56 * (float)16.0 + v68;
                vector v70 = v58 * (float)0.0625 + v69;
                f42[0 * s41 + 0] = v61;
                f42[0 * s41 + 1] = v63;
                f42[0 * s41 + 2] = v65;
                f42[0 * s41 + 3] = v67;
                f42[0 * s41 + 4] = v70;
            }
            s34 /= 2;
            f43 += 7;
            f42 += s33;
        }
    } else {
        for (int i71 = 0; i71 < 6; i71++) {
            if (s34 & 1) {
                vector v72 = load(f43 + 0);
                vector v73 = load(f43 + 1);
                vector v74 = load(f43 + 2);
                vector v75 = load(f43 + 3);
                vector v76 = load(f43 + 4);
                vector v77 = load(f43 + 5);
                vector v78 = load(f43 + 6);
                vector v79 = load(bias + 0);
                vector v80 = v72 + v79;
                vector v81 = v80 + v73;
                vector v82 = v80 - v73;
                vector v83 = v74 + v75;
                vector v84 = v74 - v75;
                vector v85 = v76 + v77;
                vector v86 = v76 - v77;
                vector v87 = v81 + v83;
                vector v88 = v87 + v85;
                vector v89 = v84 * (float)2.0 + v82;
                vector v90 = v86 * (float)0.5 + v89;
                vector v91 = v83 * (float)4.0 + v81;
                vector v92 = v85 * (float)0.25 + v91;
                vector v93 = v84 * (float)8.0 + v82;
                vector v94 = v86 * (float)0.125 + v93;
                vector v95 = v78 + v81;
                vector v96 = v83 * (float)16.0 + v95;
                vector v97 = v85 * (float)0.0625 + v96;
                if (u36 >> 0 & 1) {
                f42[0 * s41 + 0] = v88;
                }
                if (u37 >> 0 & 1) {
                f42[0 * s41 + 1] = v90;
                }
                if (u38 >> 0 & 1) {
                f42[0 * s41 + 2] = v92;
                }
                if (u39 >> 0 & 1) {
                f42[0 * s41 + 3] = v94;
                }
                if (u40 >> 0 & 1) {
                f42[0 * s41 + 4] = v97;
                }
            }
            s34 /= 2;
            f43 += 7;
            f42 += s33;
        }
    }
}

void nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 7, v23);
        store(f3 + 14, v25);
        store(f3 + 21, v27);
        store(f3 + 28, v29);
        store(f3 + 35, v32);
        f3 += 1;
        c1 += s2;
    }
    size_t s33 = tile->row_stride;
    size_t s34 = tile->row_mask;
    size_t s35 = tile->column_mask;
    uint64_t u36 = s35 >> 0;
    uint64_t u37 = s35 >> 1;
    uint64_t u38 = s35 >> 2;
    uint64_t u39 = s35 >> 3;
    uint64_t u40 = s35 >> 4;
    size_t s41 = tile->channel_stride;
    float*f42 = output;
    float*f43 = scratch;
    if (s35 == 31) {
        for (int i44 = 0; i44 < 6; i44++) {
            if (s34 & 1) {
                vector v45 = load(f43 + 0);
                vector v46 = load(f43 + 1);
                vector v47 = load(f43 + 2);
                vector v48 = load(f43 + 3);
                vector v49 = load(f43 + 4);
                vector v50 = load(f43 + 5);
                vector v51 = load(f43 + 6);
                vector v52 = load(bias + 0);
                vector v53 = v45 + v52;
                vector v54 = v53 + v46;
                vector v55 = v53 - v46;
                vector v56 = v47 + v48;
                vector v57 = v47 - v48;
                vector v58 = v49 + v50;
                vector v59 = v49 - v50;
                vector v60 = v54 + v56;
                vector v61 = v60 + v58;
                vector v62 = v57 * (float)2.0 + v55;
                vector v63 = v59 * (float)0.5 + v62;
                vector v64 = v56 * (float)4.0 + v54;
                vector v65 = v58 * (float)0.25 + v64;
                vector v66 = v57 * (float)8.0 + v55;
                vector v67 = v59 * (float)0.125 + v66;
                vector v68 = v51 + v54;
                vector v69 = v56 * (float)16.0 + v68;
                vector v70 = v58 * (float)0.0625 + v69;
                vector v71 = splat(0);
                vector v72 = maximum(v71, v61);
                vector v73 = maximum(v71, v63);
                vector v74 = maximum(v71, v65);
                vector v75 = maximum(v71, v67);
                vector v76 = maximum(v71, v70);
                f42[0 * s41 + 0] = v72;
                f42[0 * s41 + 1] = v73;
                f42[0 * s41 + 2] = v74;
                f42[0 * s41 + 3] = v75;
                f42[0 * s41 + 4] = v76;
            }
            s34 /= 2;
            f43 += 7;
            f42 += s33;
        }
    } else {
        for (int i77 = 0; i77 < 6; i77++) {
            if (s34 & 1) {
                vector v78 = load(f43 + 0);
                vector v79 = load(f43 + 1);
                vector v80 = load(f43 + 2);
                vector v81 = load(f43 + 3);
                vector v82 = load(f43 + 4);
                vector v83 = load(f43 + 5);
                vector v84 = load(f43 + 6);
                vector v85 = load(bias + 0);
                vector v86 = v78 + v85;
                vector v87 = v86 + v79;
                vector v88 = v86 - v79;
                vector v89 = v80 + v81;
                vector v90 = v80 - v81;
                vector v91 = v82 + v83;
                vector v92 = v82 - v83;
                vector v93 = v87 + v89;
                vector v94 = v93 + v91;
                vector v95 = v90 * (float)2.0 + v88;
                vector v96 = v92 * (float)0.5 + v95;
                vector v97 = v89 * (float)4.0 + v87;
                vector v98 = v91 * (float)0.25 + v97;
                vector v99 = v90 * (float)8.0 + v88;
                vector v100 = v92 * (float)0.125 + v99;
                vector v101 = v84 + v87;
                vector v102 = v89 * (float)16.0 + v101;
                vector v103 = v91 * (float)0.0625 + v102;
                vector v104 = splat(0);
                vector v105 = maximum(v104, v94);
                vector v106 = maximum(v104, v96);
                vector v107 = maximum(v104, v98);
                vector v108 = maximum(v104, v100);
                vector v109 = maximum(v104, v103);
                if (u36 >> 0 & 1) {
                f42[0 * s41 + 0] = v105;
                }
                if (u37 >> 0 & 1) {
                f42[0 * s41 + 1] = v106;
                }
                if (u38 >> 0 & 1) {
                f42[0 * s41 + 2] = v107;
                }
                if (u39 >> 0 & 1) {
                f42[0 * s41 + 3] = v108;
                }
                if (u40 >> 0 & 1) {
                f42[0 * s41 + 4] = v109;
                }
            }
            s34 /= 2;
            f43 += 7;
            f42 += s33;
        }
    }
}

void nnp_winograd_f5x6_3x3_of_8x8_input__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 1;
    uint64_t u6 = s3 >> 2;
    uint64_t u7 = s3 >> 3;
    uint64_t u8 = s3 >> 4;
    uint64_t u9 = s3 >> 5;
    uint64_t u10 = s3 >> 6;
    uint64_t u11 = s3 >> 7;
    size_t s12 = tile->channel_stride;
    const float*c13 = input;
    if (s3 == 255) {
        float*f14 = scratch;
        for (int i15 = 0; i15 < 7; i15++) {
            if (s2 & 1) {
                vector v16 = splat(0);
                v16 = c13[0 * s12 + 0];
                vector v17 = splat(0);
                v17 = c13[0 * s12 + 1];
                vector v18 = splat(0);
                v18 = c13[0 * s12 + 2];
                vector v19 = splat(0);
                v19 = c13[0 * s12 + 3];
                vector v20 = splat(0);
                v20 = c13[0 * s12 + 4];
                vector v21 = splat(0);
                v21 = c13[0 * s12 + 5];
                vector v22 = splat(0);
                v22 = c13[0 * s12 + 6];
                vector v23 = splat(0);
                v23 = c13[0 * s12 + 7];
                vector v24 = v18 + v22;
                vector v25 = v20 * (float)-4.25 + v24;
                vector v26 = v17 + v21;
                vector v27 = v19 * (float)-4.25 + v26;
                vector v28 = v25 + v27;
                store(f14 + 0, v28);
                vector v29 = v25 - v27;
                store(f14 + 1, v29);
                vector v30 = v18 * (float)0.25 + v22;
                vector v31 = v20 * (float)-1.25 + v30;
                vector v32 = v19 * (float)-5.0 + v17;
                vector v33 = v21 * (float)4.0 + v32;
                vector v34 = v33 * (float)0.5 + v31;
                store(f14 + 2, v34);
                vector v35 = v33 * (float)-0.5 + v31;
                store(f14 + 3, v35);
                vector v36 = v18 * (float)4.0 + v22;
                vector v37 = v20 * (float)-5.0 + v36;
                vector v38 = v19 * (float)-1.25 + v17;
                vector v39 = v21 * (float)0.25 + v38;
                vector v40 = v39 * (float)2.0 + v37;
                store(f14 + 4, v40);
                vector v41 = v39 * (float)-2.0 + v37;
                store(f14 + 5, v41);
                vector v42 = v23 - v17;
                vector v43 = v19 * (float)5.25 + v42;
                vector v44 = v21 * (float)-5.25 + v43;
                store(f14 + 6, v44);
                vector v45 = v16 - v22;
                vector v46 = v18 * (float)-5.25 + v45;
                vector v47 = v20 * (float)5.25 + v46;
                store(f14 + 7, v47);
            } else {
                vector v48 = splat(0);
                store(f14 + 0, v48);
                vector v49 = splat(0);
                store(f14 + 1, v49);
                vector v50 = splat(0);
                store(f14 + 2, v50);
                vector v51 = splat(0);
                store(f14 + 3, v51);
                vector v52 = splat(0);
                store(f14 + 4, v52);
                vector v53 = splat(0);
                store(f14 + 5, v53);
                vector v54 = splat(0);
                store(f14 + 6, v54);
                vector v55 = splat(0);
                store(f14 + 7, v55);
            }
            s2 /= 2;
            c13 += s1;
            f14 += 8;
        }
    } else {
        float*f56 = scratch;
        for (int i57 = 0; i57 < 7; i57++) {
            if (s2 & 1) {
                vector v58 = splat(0);
                if (u4 >> 0 & 1) {
                v58 = c13[0 * s12 + 0];
                }
                vector v59 = splat(0);
                if (u5 >> 0 & 1) {
                v59 = c13[0 * s12 + 1];
                }
                vector v60 = splat(0);
                if (u6 >> 0 & 1) {
                v60 = c13[0 * s12 + 2];
                }
                vector v61 = splat(0);
                if (u7 >> 0 & 1) {
                v61 = c13[0 * s12 + 3];
                }
                vector v62 = splat(0);
                if (u8 >> 0 & 1) {
                v62 = c13[0 * s12 + 4];
                }
                vector v63 = splat(0);
                if (u9 >> 0 & 1) {
                v63 = c13[0 * s12 + 5];
                }
                vector v64 = splat(0);
                if (u10 >> 0 & 1) {
                v64 = c13[0 * s12 + 6];
                }
                vector v65 = splat(0);
                if (u11 >> 0 & 1) {
                v65 = c13[0 * s12 + 7];
                }
                vector v66 = v60 + v64;
                vector v67 = v62 * (float)-4.25 + v66;
                vector v68 = v59 + v63;
                vector v69 = v61 * (float)-4.25 + v68;
                vector v70 = v67 + v69;
                store(f56 + 0, v70);
                vector v71 = v67 - v69;
                store(f56 + 1, v71);
                vector v72 = v60 * (float)0.25 + v64;
                vector v73 = v62 * (float)-1.25 + v72;
                vector v74 = v61 * (float)-5.0 + v59;
                vector v75 = v63 * (float)4.0 + v74;
                vector v76 = v75 * (float)0.5 + v73;
                store(f56 + 2, v76);
                vector v77 = v75 * (float)-0.5 + v73;
                store(f56 + 3, v77);
                vector v78 = v60 * (float)4.0 + v64;
                vector v79 = v62 * (float)-5.0 + v78;
                vector v80 = v61 * (float)-1.25 + v59;
                vector v81 = v63 * (float)0.25 + v80;
                vector v82 = v81 * (float)2.0 + v79;
                store(f56 + 4, v82);
                vector v83 = v81 * (float)-2.0 + v79;
                store(f56 + 5, v83);
                vector v84 = v65 - v59;
                vector v85 = v61 * (float)5.25 + v84;
                vector v86 = v63 * (float)-5.25 + v85;
                store(f56 + 6, v86);
                vector v87 = v58 - v64;
                vector v88 = v60 * (float)-5.25 + v87;
                vector v89 = v62 * (float)5.25 + v88;
                store(f56 + 7, v89);
            } else {
                vector v90 = splat(0);
                store(f56 + 0, v90);
                vector v91 = splat(0);
                store(f56 + 1, v91);
                vector v92 = splat(0);
                store(f56 + 2, v92);
                vector v93 = splat(0);
                store(f56 + 3, v93);
                vector v94 = splat(0);
                store(f56 + 4, v94);
                vector v95 = splat(0);
                store(f56 + 5, v95);
                vector v96 = splat(0);
                store(f56 + 6, v96);
                vector v97 = splat(0);
                store(f56 + 7, v97);
            }
            s2 /= 2;
            c13 += s1;
            f56 += 8;
        }
    }
    float*f98 = output;
    size_t s99 = output_stride * 8;
    float*f100 = scratch;
    for (int i101 = 0; i101 < 8; i101++) {
        vector v102 = load(f100 + 0);
        vector v103 = load(f100 + 8);
        vector v104 = load(f100 + 16);
        vector v105 = load(f100 + 24);
        vector v106 = load(f100 + 32);
        vector v107 = load(f100 + 40);
        vector v108 = load(f100 + 48);
        vector v109 = v102 + v106;
        vector v110 = v104 * (float)-4.25 + v109;
        vector v111 = v103 + v107;
        vector v112 = v105 * (float)-4.25 + v111;
        vector v113 = v110 + v112;
        store(f98 + 0 * output_stride + 0, v113);
        vector v114 = v110 - v112;
        store(f98 + 1 * output_stride + 0, v114);
        vector v115 = v104 * (float)-5.0 + v102;
        vector v116 = v106 * (float)4.0 + v115;
        vector v117 = v105 * (float)-5.0 + v103;
        vector v118 = v107 * (float)4.0 + v117;
        vector v119 = v118 * (float)0.5 + v116;
        store(f98 + 2 * output_stride + 0, v119);
        vector v120 = v118 * (float)-0.5 + v116;
        store(f98 + 3 * output_stride + 0, v120);
        vector v121 = v104 * (float)-1.25 + v102;
        vector v122 = v106 * (float)0.25 + v121;
        vector v123 = v105 * (float)-1.25 + v103;
        vector v124 = v107 * (float)0.25 + v123;
        vector v125 = v124 * (float)2.0 + v122;
        store(f98 + 4 * output_stride + 0, v125);
        vector v126 = v124 * (float)-2.0 + v122;
        store(f98 + 5 * output_stride + 0, v126);
        vector v127 = v108 - v102;
        vector v128 = v104 * (float)5.25 + v127;
        vector v129 = v106 * (float)-5.25 + v128;
        store(f98 + 6 * output_stride + 0, v129);
        f100 += 1;
        f98 += s99;
    }
}

void nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 8, v21);
        store(f3 + 16, v23);
        store(f3 + 24, v25);
        store(f3 + 32, v28);
        f3 += 1;
        c1 += s2;
    }
    size_t s29 = tile->row_stride;
    size_t s30 = tile->row_mask;
    size_t s31 = tile->column_mask;
    uint64_t u32 = s31 >> 0;
    uint64_t u33 = s31 >> 1;
    uint64_t u34 = s31 >> 2;
    uint64_t u35 = s31 >> 3;
    uint64_t u36 = s31 >> 4;
    uint64_t u37 = s31 >> 5;
    size_t s38 = tile->channel_stride;
    float*f39 = output;
    float*f40 = scratch;
    if (s31 == 63) {
        for (int i41 = 0; i41 < 5; i41++) {
            if (s30 & 1) {
                vector v42 = load(f40 + 0);
                vector v43 = load(f40 + 1);
                vector v44 = load(f40 + 2);
                vector v45 = load(f40 + 3);
                vector v46 = load(f40 + 4);
                vector v47 = load(f40 + 5);
                vector v48 = load(f40 + 6);
                vector v49 = load(f40 + 7);
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
                f39[0 * s38 + 0] = v60;
                f39[0 * s38 + 1] = v62;
                f39[0 * s38 + 2] = v64;
                f39[0 * s38 + 3] = v66;
                f39[0 * s38 + 4] = v68;
                f39[0 * s38 + 5] = v71;
            }
            s30 /= 2;
            f40 += 8;
            f39 += s29;
        }
    } else {
        for (int i72 = 0; i72 < 5; i72++) {
            if (s30 & 1) {
                vector v73 = load(f40 + 0);
                vector v74 = load(f40 + 1);
                vector v75 = load(f40 + 2);
                vector v76 = load(f40 + 3);
                vector v77 = load(f40 + 4);
                vector v78 = load(f40 + 5);
                vector v79 = load(f40 + 6);
                vector v80 = load(f40 + 7);
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
                if (u32 >> 0 & 1) {
                f39[0 * s38 + 0] = v91;
                }
                if (u33 >> 0 & 1) {
                f39[0 * s38 + 1] = v93;
                }
                if (u34 >> 0 & 1) {
                f39[0 * s38 + 2] = v95;
                }
                if (u35 >> 0 & 1) {
                f39[0 * s38 + 3] = v97;
                }
                if (u36 >> 0 & 1) {
                f39[0 * s38 + 4] = v99;
                }
                if (u37 >> 0 & 1) {
                f39[0 * s38 + 5] = v102;
                }
            }
            s30 /= 2;
            f40 += 8;
            f39 += s29;
        }
    }
}

void nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 8, v21);
        store(f3 + 16, v23);
        store(f3 + 24, v25);
        store(f3 + 32, v28);
        f3 += 1;
        c1 += s2;
    }
    size_t s29 = tile->row_stride;
    size_t s30 = tile->row_mask;
    size_t s31 = tile->column_mask;
    uint64_t u32 = s31 >> 0;
    uint64_t u33 = s31 >> 1;
    uint64_t u34 = s31 >> 2;
    uint64_t u35 = s31 >> 3;
    uint64_t u36 = s31 >> 4;
    uint64_t u37 = s31 >> 5;
    size_t s38 = tile->channel_stride;
    float*f39 = output;
    float*f40 = scratch;
    if (s31 == 63) {
        for (int i41 = 0; i41 < 5; i41++) {
            if (s30 & 1) {
                vector v42 = load(f40 + 0);
                vector v43 = load(f40 + 1);
                vector v44 = load(f40 + 2);
                vector v45 = load(f40 + 3);
                vector v46 = load(f40 + 4);
                vector v47 = load(f40 + 5);
                vector v48 = load(f40 + 6);
                vector v49 = load(f40 + 7);
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
                f39[0 * s38 + 0] = v73;
                f39[0 * s38 + 1] = v74;
                f39[0 * s38 + 2] = v75;
                f39[0 * s38 + 3] = v76;
                f39[0 * s38 + 4] = v77;
                f39[0 * s38 + 5] = v78;
            }
            s30 /= 2;
            f40 += 8;
            f39 += s29;
        }
    } else {
        for (int i79 = 0; i79 < 5; i79++) {
            if (s30 & 1) {
                vector v80 = load(f40 + 0);
                vector v81 = load(f40 + 1);
                vector v82 = load(f40 + 2);
                vector v83 = load(f40 + 3);
                vector v84 = load(f40 + 4);
                vector v85 = load(f40 + 5);
                vector v86 = load(f40 + 6);
                vector v87 = load(f40 + 7);
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
                if (u32 >> 0 & 1) {
                f39[0 * s38 + 0] = v111;
                }
                if (u33 >> 0 & 1) {
                f39[0 * s38 + 1] = v112;
                }
                if (u34 >> 0 & 1) {
                f39[0 * s38 + 2] = v113;
                }
                if (u35 >> 0 & 1) {
                f39[0 * s38 + 3] = v114;
                }
                if (u36 >> 0 & 1) {
                f39[0 * s38 + 4] = v115;
                }
                if (u37 >> 0 & 1) {
                f39[0 * s38 + 5] = v116;
                }
            }
            s30 /= 2;
            f40 += 8;
            f39 += s29;
        }
    }
}

void nnp_winograd_f5x5_3x3_of_8x8_input__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 1;
    uint64_t u6 = s3 >> 2;
    uint64_t u7 = s3 >> 3;
    uint64_t u8 = s3 >> 4;
    uint64_t u9 = s3 >> 5;
    uint64_t u10 = s3 >> 6;
    size_t s11 = tile->channel_stride;
    const float*c12 = input;
    if (s3 == 127) {
        float*f13 = scratch;
        for (int i14 = 0; i14 < 7; i14++) {
            if (s2 & 1) {
                vector v15 = splat(0);
                v15 = c12[0 * s11 + 0];
                vector v16 = splat(0);
                v16 = c12[0 * s11 + 1];
                vector v17 = splat(0);
                v17 = c12[0 * s11 + 2];
                vector v18 = splat(0);
                v18 = c12[0 * s11 + 3];
                vector v19 = splat(0);
                v19 = c12[0 * s11 + 4];
                vector v20 = splat(0);
                v20 = c12[0 * s11 + 5];
                vector v21 = splat(0);
                v21 = c12[0 * s11 + 6];
                vector v22 = v15 + v19;
                vector v23 = v17 * (float)-4.25 + v22;
                vector v24 = v16 + v20;
                vector v25 = v18 * (float)-4.25 + v24;
                vector v26 = v23 + v25;
                store(f13 + 0, v26);
                vector v27 = v23 - v25;
                store(f13 + 1, v27);
                vector v28 = v17 * (float)-5.0 + v15;
                vector v29 = v19 * (float)4.0 + v28;
                vector v30 = v18 * (float)-5.0 + v16;
                vector v31 = v20 * (float)4.0 + v30;
                vector v32 = v31 * (float)0.5 + v29;
                store(f13 + 2, v32);
                vector v33 = v31 * (float)-0.5 + v29;
                store(f13 + 3, v33);
                vector v34 = v17 * (float)-1.25 + v15;
                vector v35 = v19 * (float)0.25 + v34;
                vector v36 = v18 * (float)-1.25 + v16;
                vector v37 = v20 * (float)0.25 + v36;
                vector v38 = v37 * (float)2.0 + v35;
                store(f13 + 4, v38);
                vector v39 = v37 * (float)-2.0 + v35;
                store(f13 + 5, v39);
                vector v40 = v21 - v15;
                vector v41 = v17 * (float)5.25 + v40;
                vector v42 = v19 * (float)-5.25 + v41;
                store(f13 + 6, v42);
            } else {
                vector v43 = splat(0);
                store(f13 + 0, v43);
                vector v44 = splat(0);
                store(f13 + 1, v44);
                vector v45 = splat(0);
                store(f13 + 2, v45);
                vector v46 = splat(0);
                store(f13 + 3, v46);
                vector v47 = splat(0);
                store(f13 + 4, v47);
                vector v48 = splat(0);
                store(f13 + 5, v48);
                vector v49 = splat(0);
                store(f13 + 6, v49);
            }
            s2 /= 2;
            c12 += s1;
            f13 += 7;
        }
    } else {
        float*f50 = scratch;
        for (int i51 = 0; i51 < 7; i51++) {
            if (s2 & 1) {
                vector v52 = splat(0);
                if (u4 >> 0 & 1) {
                v52 = c12[0 * s11 + 0];
                }
                vector v53 = splat(0);
                if (u5 >> 0 & 1) {
                v53 = c12[0 * s11 + 1];
                }
                vector v54 = splat(0);
                if (u6 >> 0 & 1) {
                v54 = c12[0 * s11 + 2];
                }
                vector v55 = splat(0);
                if (u7 >> 0 & 1) {
                v55 = c12[0 * s11 + 3];
                }
                vector v56 = splat(0);
                if (u8 >> 0 & 1) {
                v56 = c12[0 * s11 + 4];
                }
                vector v57 = splat(0);
                if (u9 >> 0 & 1) {
                v57 = c12[0 * s11 + 5];
                }
                vector v58 = splat(0);
                if (u10 >> 0 & 1) {
                v58 = c12[0 * s11 + 6];
                }
                vector v59 = v52 + v56;
                vector v60 = v54 * (float)-4.25 + v59;
                vector v61 = v53 + v57;
                vector v62 = v55 * (float)-4.25 + v61;
                vector v63 = v60 + v62;
                store(f50 + 0, v63);
                vector v64 = v60 - v62;
                store(f50 + 1, v64);
                vector v65 = v54 * (float)-5.0 + v52;
                vector v66 = v56 * (float)4.0 + v65;
                vector v67 = v55 * (float)-5.0 + v53;
                vector v68 = v57 * (float)4.0 + v67;
                vector v69 = v68 * (float)0.5 + v66;
                store(f50 + 2, v69);
                vector v70 = v68 * (float)-0.5 + v66;
                store(f50 + 3, v70);
                vector v71 = v54 * (float)-1.25 + v52;
                vector v72 = v56 * (float)0.25 + v71;
                vector v73 = v55 * (float)-1.25 + v53;
                vector v74 = v57 * (float)0.25 + v73;
                vector v75 = v74 * (float)2.0 + v72;
                store(f50 + 4, v75);
                vector v76 = v74 * (float)-2.0 + v72;
                store(f50 + 5, v76);
                vector v77 = v58 - v52;
                vector v78 = v54 * (float)5.25 + v77;
                vector v79 = v56 * (float)-5.25 + v78;
                store(f50 + 6, v79);
            } else {
                vector v80 = splat(0);
                store(f50 + 0, v80);
                vector v81 = splat(0);
                store(f50 + 1, v81);
                vector v82 = splat(0);
                store(f50 + 2, v82);
                vector v83 = splat(0);
                store(f50 + 3, v83);
                vector v84 = splat(0);
                store(f50 + 4, v84);
                vector v85 = splat(0);
                store(f50 + 5, v85);
                vector v86 = splat(0);
                store(f50 + 6, v86);
            }
            s2 /= 2;
            c12 += s1;
            f50 += 7;
        }
    }
    float*f87 = output;
    size_t s88 = output_stride * 8;
    float*f89 = scratch;
    for (int i90 = 0; i90 < 7; i90++) {
        vector v91 = load(f89 + 0);
        vector v92 = load(f89 + 7);
        vector v93 = load(f89 + 14);
        vector v94 = load(f89 + 21);
        vector v95 = load(f89 + 28);
        vector v96 = load(f89 + 35);
        vector v97 = load(f89 + 42);
        vector v98 = v91 + v95;
        vector v99 = v93 * (float)-4.25 + v98;
        vector v100 = v92 + v96;
        vector v101 = v94 * (float)-4.25 + v100;
        vector v102 = v99 + v101;
        store(f87 + 0 * output_stride + 0, v102);
        vector v103 = v99 - v101;
        store(f87 + 1 * output_stride + 0, v103);
        vector v104 = v93 * (float)-5.0 + v91;
        vector v105 = v95 * (float)4.0 + v104;
        vector v106 = v94 * (float)-5.0 + v92;
        vector v107 = v96 * (float)4.0 + v106;
        vector v108 = v107 * (float)0.5 + v105;
        store(f87 + 2 * output_stride + 0, v108);
        vector v109 = v107 * (float)-0.5 + v105;
        store(f87 + 3 * output_stride + 0, v109);
        vector v110 = v93 * (float)-1.25 + v91;
        vector v111 = v95 * (float)0.25 + v110;
        vector v112 = v94 * (float)-1.25 + v92;
        vector v113 = v96 * (float)0.25 + v112;
        vector v114 = v113 * (float)2.0 + v111;
        store(f87 + 4 * output_stride + 0, v114);
        vector v115 = v113 * (float)-2.0 + v111;
        store(f87 + 5 * output_stride + 0, v115);
        vector v116 = v97 - v91;
        vector v117 = v93 * (float)5.25 + v116;
        vector v118 = v95 * (float)-5.25 + v117;
        store(f87 + 6 * output_stride + 0, v118);
        f89 += 1;
        f87 += s88;
    }
}

void nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 7, v21);
        store(f3 + 14, v23);
        store(f3 + 21, v25);
        store(f3 + 28, v28);
        f3 += 1;
        c1 += s2;
    }
    size_t s29 = tile->row_stride;
    size_t s30 = tile->row_mask;
    size_t s31 = tile->column_mask;
    uint64_t u32 = s31 >> 0;
    uint64_t u33 = s31 >> 1;
    uint64_t u34 = s31 >> 2;
    uint64_t u35 = s31 >> 3;
    uint64_t u36 = s31 >> 4;
    size_t s37 = tile->channel_stride;
    float*f38 = output;
    float*f39 = scratch;
    if (s31 == 31) {
        for (int i40 = 0; i40 < 5; i40++) {
            if (s30 & 1) {
                vector v41 = load(f39 + 0);
                vector v42 = load(f39 + 1);
                vector v43 = load(f39 + 2);
                vector v44 = load(f39 + 3);
                vector v45 = load(f39 + 4);
                vector v46 = load(f39 + 5);
                vector v47 = load(f39 + 6);
                vector v48 = load(bias + 0);
                vector v49 = v41 + v48;
                vector v50 = v49 + v42;
                vector v51 = v49 - v42;
                vector v52 = v43 + v44;
                vector v53 = v43 - v44;
                vector v54 = v45 + v46;
                vector v55 = v45 - v46;
                vector v56 = v50 + v52;
                vector v57 = v56 + v54;
                vector v58 = v53 * (float)2.0 + v51;
                vector v59 = v55 * (float)0.5 + v58;
                vector v60 = v52 * (float)4.0 + v50;
                vector v61 = v54 * (float)0.25 + v60;
                vector v62 = v53 * (float)8.0 + v51;
                vector v63 = v55 * (float)0.125 + v62;
                vector v64 = v47 + v50;
                vector v65 = v52 * (float)16.0 + v64;
                vector v66 = v54 * (float)0.0625 + v65;
                f38[0 * s37 + 0] = v57;
                f38[0 * s37 + 1] = v59;
                f38[0 * s37 + 2] = v61;
                f38[0 * s37 + 3] = v63;
                f38[0 * s37 + 4] = v66;
            }
            s30 /= 2;
            f39 += 7;
            f38 += s29;
        }
    } else {
        for (int i67 = 0; i67 < 5; i67++) {
            if (s30 & 1) {
                vector v68 = load(f39 + 0);
                vector v69 = load(f39 + 1);
                vector v70 = load(f39 + 2);
                vector v71 = load(f39 + 3);
                vector v72 = load(f39 + 4);
                vector v73 = load(f39 + 5);
                vector v74 = load(f39 + 6);
                vector v75 = load(bias + 0);
                vector v76 = v68 + v75;
                vector v77 = v76 + v69;
                vector v78 = v76 - v69;
                vector v79 = v70 + v71;
                vector v80 = v70 - v71;
                vector v81 = v72 + v73;
                vector v82 = v72 - v73;
                vector v83 = v77 + v79;
                vector v84 = v83 + v81;
                vector v85 = v80 * (float)2.0 + v78;
                vector v86 = v82 * (float)0.5 + v85;
                vector v87 = v79 * (float)4.0 + v77;
                vector v88 = v81 * (float)0.25 + v87;
                vector v89 = v80 * (float)8.0 + v78;
                vector v90 = v82 * (float)0.125 + v89;
                vector v91 = v74 + v77;
                vector v92 = v79 * (float)16.0 + v91;
                vector v93 = v81 * (float)0.0625 + v92;
                if (u32 >> 0 & 1) {
                f38[0 * s37 + 0] = v84;
                }
                if (u33 >> 0 & 1) {
                f38[0 * s37 + 1] = v86;
                }
                if (u34 >> 0 & 1) {
                f38[0 * s37 + 2] = v88;
                }
                if (u35 >> 0 & 1) {
                f38[0 * s37 + 3] = v90;
                }
                if (u36 >> 0 & 1) {
                f38[0 * s37 + 4] = v93;
                }
            }
            s30 /= 2;
            f39 += 7;
            f38 += s29;
        }
    }
}

void nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 7, v21);
        store(f3 + 14, v23);
        store(f3 + 21, v25);
        store(f3 + 28, v28);
        f3 += 1;
        c1 += s2;
    }
    size_t s29 = tile->row_stride;
    size_t s30 = tile->row_mask;
    size_t s31 = tile->column_mask;
    uint64_t u32 = s31 >> 0;
    uint64_t u33 = s31 >> 1;
    uint64_t u34 = s31 >> 2;
    uint64_t u35 = s31 >> 3;
    uint64_t u36 = s31 >> 4;
    size_t s37 = tile->channel_stride;
    float*f38 = output;
    float*f39 = scratch;
    if (s31 == 31) {
        for (int i40 = 0; i40 < 5; i40++) {
            if (s30 & 1) {
                vector v41 = load(f39 + 0);
                vector v42 = load(f39 + 1);
                vector v43 = load(f39 + 2);
                vector v44 = load(f39 + 3);
                vector v45 = load(f39 + 4);
                vector v46 = load(f39 + 5);
                vector v47 = load(f39 + 6);
                vector v48 = load(bias + 0);
                vector v49 = v41 + v48;
                vector v50 = v49 + v42;
                vector v51 = v49 - v42;
                vector v52 = v43 + v44;
                vector v53 = v43 - v44;
                vector v54 = v45 + v46;
                vector v55 = v45 - v46;
                vector v56 = v50 + v52;
                vector v57 = v56 + v54;
                vector v58 = v53 * (float)2.0 + v51;
                vector v59 = v55 * (float)0.5 + v58;
                vector v60 = v52 * (float)4.0 + v50;
                vector v61 = v54 * (float)0.25 + v60;
                vector v62 = v53 * (float)8.0 + v51;
                vector v63 = v55 * (float)0.125 + v62;
                vector v64 = v47 + v50;
                vector v65 = v52 * (float)16.0 + v64;
                vector v66 = v54 * (float)0.0625 + v65;
                vector v67 = splat(0);
                vector v68 = maximum(v67, v57);
                vector v69 = maximum(v67, v59);
                vector v70 = maximum(v67, v61);
                vector v71 = maximum(v67, v63);
                vector v72 = maximum(v67, v66);
                f38[0 * s37 + 0] = v68;
                f38[0 * s37 + 1] = v69;
                f38[0 * s37 + 2] = v70;
                f38[0 * s37 + 3] = v71;
                f38[0 * s37 + 4] = v72;
            }
            s30 /= 2;
            f39 += 7;
            f38 += s29;
        }
    } else {
        for (int i73 = 0; i73 < 5; i73++) {
            if (s30 & 1) {
                vector v74 = load(f39 + 0);
                vector v75 = load(f39 + 1);
                vector v76 = load(f39 + 2);
                vector v77 = load(f39 + 3);
                vector v78 = load(f39 + 4);
                vector v79 = load(f39 + 5);
                vector v80 = load(f39 + 6);
                vector v81 = load(bias + 0);
                vector v82 = v74 + v81;
                vector v83 = v82 + v75;
                vector v84 = v82 - v75;
                vector v85 = v76 + v77;
                vector v86 = v76 - v77;
                vector v87 = v78 + v79;
                vector v88 = v78 - v79;
                vector v89 = v83 + v85;
                vector v90 = v89 + v87;
                vector v91 = v86 * (float)2.0 + v84;
                vector v92 = v88 * (float)0.5 + v91;
                vector v93 = v85 * (float)4.0 + v83;
                vector v94 = v87 * (float)0.25 + v93;
                vector v95 = v86 * (float)8.0 + v84;
                vector v96 = v88 * (float)0.125 + v95;
                vector v97 = v80 + v83;
                vector v98 = v85 * (float)16.0 + v97;
                vector v99 = v87 * (float)0.0625 + v98;
                vector v100 = splat(0);
                vector v101 = maximum(v100, v90);
                vector v102 = maximum(v100, v92);
                vector v103 = maximum(v100, v94);
                vector v104 = maximum(v100, v96);
                vector v105 = maximum(v100, v99);
                if (u32 >> 0 & 1) {
                f38[0 * s37 + 0] = v101;
                }
                if (u33 >> 0 & 1) {
                f38[0 * s37 + 1] = v102;
                }
                if (u34 >> 0 & 1) {
                f38[0 * s37 + 2] = v103;
                }
                if (u35 >> 0 & 1) {
                f38[0 * s37 + 3] = v104;
                }
                if (u36 >> 0 & 1) {
                f38[0 * s37 + 4] = v105;
                }
            }
            s30 /= 2;
            f39 += 7;
            f38 += s29;
        }
    }
}

void nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 7, v23);
        store(f3 + 14, v25);
        store(f3 + 21, v28);
        f3 += 1;
        c1 += s2;
    }
    size_t s29 = tile->row_stride;
    size_t s30 = tile->row_mask;
    size_t s31 = tile->column_mask;
    uint64_t u32 = s31 >> 0;
    uint64_t u33 = s31 >> 1;
    uint64_t u34 = s31 >> 2;
    size_t s35 = tile->channel_stride;
    float*f36 = output;
    float*f37 = scratch;
    if (s31 == 7) {
        for (int i38 = 0; i38 < 4; i38++) {
            if (s30 & 1) {
                vector v39 = load(f37 + 0);
                vector v40 = load(f37 + 1);
                vector v41 = load(f37 + 2);
                vector v42 = load(f37 + 3);
                vector v43 = load(f37 + 4);
                vector v44 = load(f37 + 5);
                vector v45 = load(f37 + 6);
                vector v46 = load(bias + 0);
                vector v47 = v39 + v46;
                vector v48 = v47 + v40;
                vector v49 = v47 - v40;
                vector v50 = v41 + v42;
                vector v51 = v41 - v42;
                vector v52 = v43 + v44;
                vector v53 = v43 - v44;
                vector v54 = v48 + v50;
                vector v55 = v54 + v52;
                vector v56 = v51 * (float)2.0 + v49;
                vector v57 = v53 * (float)0.5 + v56;
                vector v58 = v45 + v48;
                vector v59 = v50 * (float)4.0 + v58;
                vector v60 = v52 * (float)0.25 + v59;
                f36[0 * s35 + 0] = v55;
                f36[0 * s35 + 1] = v57;
                f36[0 * s35 + 2] = v60;
            }
            s30 /= 2;
            f37 += 7;
            f36 += s29;
        }
    } else {
        for (int i61 = 0; i61 < 4; i61++) {
            if (s30 & 1) {
                vector v62 = load(f37 + 0);
                vector v63 = load(f37 + 1);
                vector v64 = load(f37 + 2);
                vector v65 = load(f37 + 3);
                vector v66 = load(f37 + 4);
                vector v67 = load(f37 + 5);
                vector v68 = load(f37 + 6);
                vector v69 = load(bias + 0);
                vector v70 = v62 + v69;
                vector v71 = v70 + v63;
                vector v72 = v70 - v63;
                vector v73 = v64 + v65;
                vector v74 = v64 - v65;
                vector v75 = v66 + v67;
                vector v76 = v66 - v67;
                vector v77 = v71 + v73;
                vector v78 = v77 + v75;
                vector v79 = v74 * (float)2.0 + v72;
                vector v80 = v76 * (float)0.5 + v79;
                vector v81 = v68 + v71;
                vector v82 = v73 * (float)4.0 + v81;
                vector v83 = v75 * (float)0.25 + v82;
                if (u32 >> 0 & 1) {
                f36[0 * s35 + 0] = v78;
                }
                if (u33 >> 0 & 1) {
                f36[0 * s35 + 1] = v80;
                }
                if (u34 >> 0 & 1) {
                f36[0 * s35 + 2] = v83;
                }
            }
            s30 /= 2;
            f37 += 7;
            f36 += s29;
        }
    }
}

void nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 7, v23);
        store(f3 + 14, v25);
        store(f3 + 21, v28);
        f3 += 1;
        c1 += s2;
    }
    size_t s29 = tile->row_stride;
    size_t s30 = tile->row_mask;
    size_t s31 = tile->column_mask;
    uint64_t u32 = s31 >> 0;
    uint64_t u33 = s31 >> 1;
    uint64_t u34 = s31 >> 2;
    size_t s35 = tile->channel_stride;
    float*f36 = output;
    float*f37 = scratch;
    if (s31 == 7) {
        for (int i38 = 0; i38 < 4; i38++) {
            if (s30 & 1) {
                vector v39 = load(f37 + 0);
                vector v40 = load(f37 + 1);
                vector v41 = load(f37 + 2);
                vector v42 = load(f37 + 3);
                vector v43 = load(f37 + 4);
                vector v44 = load(f37 + 5);
                vector v45 = load(f37 + 6);
                vector v46 = load(bias + 0);
                vector v47 = v39 + v46;
                vector v48 = v47 + v40;
                vector v49 = v47 - v40;
                vector v50 = v41 + v42;
                vector v51 = v41 - v42;
                vector v52 = v43 + v44;
                vector v53 = v43 - v44;
                vector v54 = v48 + v50;
                vector v55 = v54 + v52;
                vector v56 = v51 * (float)2.0 + v49;
                vector v57 = v53 * (float)0.5 + v56;
                vector v58 = v45 + v48;
                vector v59 = v50 * (float)4.0 + v58;
                vector v60 = v52 * (float)0.25 + v59;
                vector v61 = splat(0);
                vector v62 = maximum(v61, v55);
                vector v63 = maximum(v61, v57);
                vector v64 = maximum(v61, v60);
                f36[0 * s35 + 0] = v62;
                f36[0 * s35 + 1] = v63;
                f36[0 * s35 + 2] = v64;
            }
            s30 /= 2;
            f37 += 7;
            f36 += s29;
        }
    } else {
        for (int i65 = 0; i65 < 4; i65++) {
            if (s30 & 1) {
                vector v66 = load(f37 + 0);
                vector v67 = load(f37 + 1);
                vector v68 = load(f37 + 2);
                vector v69 = load(f37 + 3);
                vector v70 = load(f37 + 4);
                vector v71 = load(f37 + 5);
                vector v72 = load(f37 + 6);
                vector v73 = load(bias + 0);
                vector v74 = v66 + v73;
                vector v75 = v74 + v67;
                vector v76 = v74 - v67;
                vector v77 = v68 + v69;
                vector v78 = v68 - v69;
                vector v79 = v70 + v71;
                vector v80 = v70 - v71;
                vector v81 = v75 + v77;
                vector v82 = v81 + v79;
                vector v83 = v78 * (float)2.0 + v76;
                vector v84 = v80 * (float)0.5 + v83;
                vector v85 = v72 + v75;
                vector v86 = v77 * (float)4.0 + v85;
                vector v87 = v79 * (float)0.25 + v86;
                vector v88 = splat(0);
                vector v89 = maximum(v88, v82);
                vector v90 = maximum(v88, v84);
                vector v91 = maximum(v88, v87);
                if (u32 >> 0 & 1) {
                f36[0 * s35 + 0] = v89;
                }
                if (u33 >> 0 & 1) {
                f36[0 * s35 + 1] = v90;
                }
                if (u34 >> 0 & 1) {
                f36[0 * s35 + 2] = v91;
                }
            }
            s30 /= 2;
            f37 += 7;
            f36 += s29;
        }
    }
}

void nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 8, v21);
        store(f3 + 16, v24);
        f3 += 1;
        c1 += s2;
    }
    size_t s25 = tile->row_stride;
    size_t s26 = tile->row_mask;
    size_t s27 = tile->column_mask;
    uint64_t u28 = s27 >> 0;
    uint64_t u29 = s27 >> 1;
    uint64_t u30 = s27 >> 2;
    uint64_t u31 = s27 >> 3;
    size_t s32 = tile->channel_stride;
    float*f33 = output;
    float*f34 = scratch;
    if (s27 == 15) {
        for (int i35 = 0; i35 < 3; i35++) {
            if (s26 & 1) {
                vector v36 = load(f34 + 0);
                vector v37 = load(f34 + 1);
                vector v38 = load(f34 + 2);
                vector v39 = load(f34 + 3);
                vector v40 = load(f34 + 4);
                vector v41 = load(f34 + 5);
                vector v42 = load(f34 + 6);
                vector v43 = load(f34 + 7);
                vector v44 = load(bias + 0);
                vector v45 = v36 + v44;
                vector v46 = v45 + v37;
                vector v47 = v45 - v37;
                vector v48 = v38 + v39;
                vector v49 = v38 - v39;
                vector v50 = v40 + v41;
                vector v51 = v40 - v41;
                vector v52 = v43 + v46;
                vector v53 = v52 + v48;
                vector v54 = v53 + v50;
                vector v55 = v49 * (float)2.0 + v47;
                vector v56 = v51 * (float)0.5 + v55;
                vector v57 = v48 * (float)4.0 + v46;
                vector v58 = v50 * (float)0.25 + v57;
                vector v59 = v42 + v47;
                vector v60 = v49 * (float)8.0 + v59;
                vector v61 = v51 * (float)0.125 + v60;
                f33[0 * s32 + 0] = v54;
                f33[0 * s32 + 1] = v56;
                f33[0 * s32 + 2] = v58;
                f33[0 * s32 + 3] = v61;
            }
            s26 /= 2;
            f34 += 8;
            f33 += s25;
        }
    } else {
        for (int i62 = 0; i62 < 3; i62++) {
            if (s26 & 1) {
                vector v63 = load(f34 + 0);
                vector v64 = load(f34 + 1);
                vector v65 = load(f34 + 2);
                vector v66 = load(f34 + 3);
                vector v67 = load(f34 + 4);
                vector v68 = load(f34 + 5);
                vector v69 = load(f34 + 6);
                vector v70 = load(f34 + 7);
                vector v71 = load(bias + 0);
                vector v72 = v63 + v71;
                vector v73 = v72 + v64;
                vector v74 = v72 - v64;
                vector v75 = v65 + v66;
                vector v76 = v65 - v66;
                vector v77 = v67 + v68;
                vector v78 = v67 - v68;
                vector v79 = v70 + v73;
                vector v80 = v79 + v75;
                vector v81 = v80 + v77;
                vector v82 = v76 * (float)2.0 + v74;
                vector v83 = v78 * (float)0.5 + v82;
                vector v84 = v75 * (float)4.0 + v73;
                vector v85 = v77 * (float)0.25 + v84;
                vector v86 = v69 + v74;
                vector v87 = v76 * (float)8.0 + v86;
                vector v88 = v78 * (float)0.125 + v87;
                if (u28 >> 0 & 1) {
                f33[0 * s32 + 0] = v81;
                }
                if (u29 >> 0 & 1) {
                f33[0 * s32 + 1] = v83;
                }
                if (u30 >> 0 & 1) {
                f33[0 * s32 + 2] = v85;
                }
                if (u31 >> 0 & 1) {
                f33[0 * s32 + 3] = v88;
                }
            }
            s26 /= 2;
            f34 += 8;
            f33 += s25;
        }
    }
}

void nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 8, v21);
        store(f3 + 16, v24);
        f3 += 1;
        c1 += s2;
    }
    size_t s25 = tile->row_stride;
    size_t s26 = tile->row_mask;
    size_t s27 = tile->column_mask;
    uint64_t u28 = s27 >> 0;
    uint64_t u29 = s27 >> 1;
    uint64_t u30 = s27 >> 2;
    uint64_t u31 = s27 >> 3;
    size_t s32 = tile->channel_stride;
    float*f33 = output;
    float*f34 = scratch;
    if (s27 == 15) {
        for (int i35 = 0; i35 < 3; i35++) {
            if (s26 & 1) {
                vector v36 = load(f34 + 0);
                vector v37 = load(f34 + 1);
                vector v38 = load(f34 + 2);
                vector v39 = load(f34 + 3);
                vector v40 = load(f34 + 4);
                vector v41 = load(f34 + 5);
                vector v42 = load(f34 + 6);
                vector v43 = load(f34 + 7);
                vector v44 = load(bias + 0);
                vector v45 = v36 + v44;
                vector v46 = v45 + v37;
                vector v47 = v45 - v37;
                vector v48 = v38 + v39;
                vector v49 = v38 - v39;
                vector v50 = v40 + v41;
                vector v51 = v40 - v41;
                vector v52 = v43 + v46;
                vector v53 = v52 + v48;
                vector v54 = v53 + v50;
                vector v55 = v49 * (float)2.0 + v47;
                vector v56 = v51 * (float)0.5 + v55;
                vector v57 = v48 * (float)4.0 + v46;
                vector v58 = v50 * (float)0.25 + v57;
                vector v59 = v42 + v47;
                vector v60 = v49 * (float)8.0 + v59;
                vector v61 = v51 * (float)0.125 + v60;
                vector v62 = splat(0);
                vector v63 = maximum(v62, v54);
                vector v64 = maximum(v62, v56);
                vector v65 = maximum(v62, v58);
                vector v66 = maximum(v62, v61);
                f33[0 * s32 + 0] = v63;
                f33[0 * s32 + 1] = v64;
                f33[0 * s32 + 2] = v65;
                f33[0 * s32 + 3] = v66;
            }
            s26 /= 2;
            f34 += 8;
            f33 += s25;
        }
    } else {
        for (int i67 = 0; i67 < 3; i67++) {
            if (s26 & 1) {
                vector v68 = load(f34 + 0);
                vector v69 = load(f34 + 1);
                vector v70 = load(f34 + 2);
                vector v71 = load(f34 + 3);
                vector v72 = load(f34 + 4);
                vector v73 = load(f34 + 5);
                vector v74 = load(f34 + 6);
                vector v75 = load(f34 + 7);
                vector v76 = load(bias + 0);
                vector v77 = v68 + v76;
                vector v78 = v77 + v69;
                vector v79 = v77 - v69;
                vector v80 = v70 + v71;
                vector v81 = v70 - v71;
                vector v82 = v72 + v73;
                vector v83 = v72 - v73;
                vector v84 = v75 + v78;
                vector v85 = v84 + v80;
                vector v86 = v85 + v82;
                vector v87 = v81 * (float)2.0 + v79;
                vector v88 = v83 * (float)0.5 + v87;
                vector v89 = v80 * (float)4.0 + v78;
                vector v90 = v82 * (float)0.25 + v89;
                vector v91 = v74 + v79;
                vector v92 = v81 * (float)8.0 + v91;
                vector v93 = v83 * (float)0.125 + v92;
                vector v94 = splat(0);
                vector v95 = maximum(v94, v86);
                vector v96 = maximum(v94, v88);
                vector v97 = maximum(v94, v90);
                vector v98 = maximum(v94, v93);
                if (u28 >> 0 & 1) {
                f33[0 * s32 + 0] = v95;
                }
                if (u29 >> 0 & 1) {
                f33[0 * s32 + 1] = v96;
                }
                if (u30 >> 0 & 1) {
                f33[0 * s32 + 2] = v97;
                }
                if (u31 >> 0 & 1) {
                f33[0 * s32 + 3] = v98;
                }
            }
            s26 /= 2;
            f34 += 8;
            f33 += s25;
        }
    }
}

void nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 7, v21);
        store(f3 + 14, v24);
        f3 += 1;
        c1 += s2;
    }
    size_t s25 = tile->row_stride;
    size_t s26 = tile->row_mask;
    size_t s27 = tile->column_mask;
    uint64_t u28 = s27 >> 0;
    uint64_t u29 = s27 >> 1;
    uint64_t u30 = s27 >> 2;
    size_t s31 = tile->channel_stride;
    float*f32 = output;
    float*f33 = scratch;
    if (s27 == 7) {
        for (int i34 = 0; i34 < 3; i34++) {
            if (s26 & 1) {
                vector v35 = load(f33 + 0);
                vector v36 = load(f33 + 1);
                vector v37 = load(f33 + 2);
                vector v38 = load(f33 + 3);
                vector v39 = load(f33 + 4);
                vector v40 = load(f33 + 5);
                vector v41 = load(f33 + 6);
                vector v42 = load(bias + 0);
                vector v43 = v35 + v42;
                vector v44 = v43 + v36;
                vector v45 = v43 - v36;
                vector v46 = v37 + v38;
                vector v47 = v37 - v38;
                vector v48 = v39 + v40;
                vector v49 = v39 - v40;
                vector v50 = v44 + v46;
                vector v51 = v50 + v48;
                vector v52 = v47 * (float)2.0 + v45;
                vector v53 = v49 * (float)0.5 + v52;
                vector v54 = v41 + v44;
                vector v55 = v46 * (float)4.0 + v54;
                vector v56 = v48 * (float)0.25 + v55;
                f32[0 * s31 + 0] = v51;
                f32[0 * s31 + 1] = v53;
                f32[0 * s31 + 2] = v56;
            }
            s26 /= 2;
            f33 += 7;
            f32 += s25;
        }
    } else {
        for (int i57 = 0; i57 < 3; i57++) {
            if (s26 & 1) {
                vector v58 = load(f33 + 0);
                vector v59 = load(f33 + 1);
                vector v60 = load(f33 + 2);
                vector v61 = load(f33 + 3);
                vector v62 = load(f33 + 4);
                vector v63 = load(f33 + 5);
                vector v64 = load(f33 + 6);
                vector v65 = load(bias + 0);
                vector v66 = v58 + v65;
                vector v67 = v66 + v59;
                vector v68 = v66 - v59;
                vector v69 = v60 + v61;
                vector v70 = v60 - v61;
                vector v71 = v62 + v63;
                vector v72 = v62 - v63;
                vector v73 = v67 + v69;
                vector v74 = v73 + v71;
                vector v75 = v70 * (float)2.0 + v68;
                vector v76 = v72 * (float)0.5 + v75;
                vector v77 = v64 + v67;
                vector v78 = v69 * (float)4.0 + v77;
                vector v79 = v71 * (float)0.25 + v78;
                if (u28 >> 0 & 1) {
                f32[0 * s31 + 0] = v74;
                }
                if (u29 >> 0 & 1) {
                f32[0 * s31 + 1] = v76;
                }
                if (u30 >> 0 & 1) {
                f32[0 * s31 + 2] = v79;
                }
            }
            s26 /= 2;
            f33 += 7;
            f32 += s25;
        }
    }
}

void nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 7, v21);
        store(f3 + 14, v24);
        f3 += 1;
        c1 += s2;
    }
    size_t s25 = tile->row_stride;
    size_t s26 = tile->row_mask;
    size_t s27 = tile->column_mask;
    uint64_t u28 = s27 >> 0;
    uint64_t u29 = s27 >> 1;
    uint64_t u30 = s27 >> 2;
    size_t s31 = tile->channel_stride;
    float*f32 = output;
    float*f33 = scratch;
    if (s27 == 7) {
        for (int i34 = 0; i34 < 3; i34++) {
            if (s26 & 1) {
                vector v35 = load(f33 + 0);
                vector v36 = load(f33 + 1);
                vector v37 = load(f33 + 2);
                vector v38 = load(f33 + 3);
                vector v39 = load(f33 + 4);
                vector v40 = load(f33 + 5);
                vector v41 = load(f33 + 6);
                vector v42 = load(bias + 0);
                vector v43 = v35 + v42;
                vector v44 = v43 + v36;
                vector v45 = v43 - v36;
                vector v46 = v37 + v38;
                vector v47 = v37 - v38;
                vector v48 = v39 + v40;
                vector v49 = v39 - v40;
                vector v50 = v44 + v46;
                vector v51 = v50 + v48;
                vector v52 = v47 * (float)2.0 + v45;
                vector v53 = v49 * (float)0.5 + v52;
                vector v54 = v41 + v44;
                vector v55 = v46 * (float)4.0 + v54;
                vector v56 = v48 * (float)0.25 + v55;
                vector v57 = splat(0);
                vector v58 = maximum(v57, v51);
                vector v59 = maximum(v57, v53);
                vector v60 = maximum(v57, v56);
                f32[0 * s31 + 0] = v58;
                f32[0 * s31 + 1] = v59;
                f32[0 * s31 + 2] = v60;
            }
            s26 /= 2;
            f33 += 7;
            f32 += s25;
        }
    } else {
        for (int i61 = 0; i61 < 3; i61++) {
            if (s26 & 1) {
                vector v62 = load(f33 + 0);
                vector v63 = load(f33 + 1);
                vector v64 = load(f33 + 2);
                vector v65 = load(f33 + 3);
                vector v66 = load(f33 + 4);
                vector v67 = load(f33 + 5);
                vector v68 = load(f33 + 6);
                vector v69 = load(bias + 0);
                vector v70 = v62 + v69;
                vector v71 = v70 + v63;
                vector v72 = v70 - v63;
                vector v73 = v64 + v65;
                vector v74 = v64 - v65;
                vector v75 = v66 + v67;
                vector v76 = v66 - v67;
                vector v77 = v71 + v73;
                vector v78 = v77 + v75;
                vector v79 = v74 * (float)2.0 + v72;
                vector v80 = v76 * (float)0.5 + v79;
                vector v81 = v68 + v71;
                vector v82 = v73 * (float)4.0 + v81;
                vector v83 = v75 * (float)0.25 + v82;
                vector v84 = splat(0);
                vector v85 = maximum(v84, v78);
                vector v86 = maximum(v84, v80);
                vector v87 = maximum(v84, v83);
                if (u28 >> 0 & 1) {
                f32[0 * s31 + 0] = v85;
                }
                if (u29 >> 0 & 1) {
                f32[0 * s31 + 1] = v86;
                }
                if (u30 >> 0 & 1) {
                f32[0 * s31 + 2] = v87;
                }
            }
            s26 /= 2;
            f33 += 7;
            f32 += s25;
        }
    }
}

void nnp_winograd_f5x4_3x3_of_7x7_input__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 1;
    uint64_t u6 = s3 >> 2;
    uint64_t u7 = s3 >> 3;
    uint64_t u8 = s3 >> 4;
    uint64_t u9 = s3 >> 5;
    size_t s10 = tile->channel_stride;
    const float*c11 = input;
    if (s3 == 63) {
        float*f12 = scratch;
        for (int i13 = 0; i13 < 7; i13++) {
            if (s2 & 1) {
                vector v14 = splat(0);
                v14 = c11[0 * s10 + 0];
                vector v15 = splat(0);
                v15 = c11[0 * s10 + 1];
                vector v16 = splat(0);
                v16 = c11[0 * s10 + 2];
                vector v17 = splat(0);
                v17 = c11[0 * s10 + 3];
                vector v18 = splat(0);
                v18 = c11[0 * s10 + 4];
                vector v19 = splat(0);
                v19 = c11[0 * s10 + 5];
                vector v20 = v15 * (float)3.5 + v14;
                vector v21 = v16 * (float)-3.0 + v20;
                vector v22 = v17 * (float)-3.5 + v21;
                vector v23 = v18 * (float)2.0 + v22;
                vector v24 = v23 * (float)1.125;
                store(f12 + 0, v24);
                vector v25 = v14 + v16;
                vector v26 = v15 * (float)-4.5 + v25;
                vector v27 = v17 * (float)4.5 + v26;
                vector v28 = v18 * (float)-2.0 + v27;
                vector v29 = v28 * (float)-0.875;
                store(f12 + 1, v29);
                vector v30 = v17 - v18;
                vector v31 = v14 * (float)-0.125 + v30;
                vector v32 = v15 * (float)-0.0625 + v31;
                vector v33 = v16 * (float)2.0625 + v32;
                vector v34 = v33 * (float)-3.0;
                store(f12 + 2, v34);
                vector v35 = v14 * (float)-0.125 + v18;
                vector v36 = v15 * (float)0.1875 + v35;
                vector v37 = v16 * (float)1.9375 + v36;
                vector v38 = v17 * (float)-3.0 + v37;
                store(f12 + 3, v38);
                vector v39 = v16 * (float)-17.0 + v14;
                vector v40 = v18 * (float)16.0 + v39;
                vector v41 = v40 * (float)0.25;
                store(f12 + 4, v41);
                vector v42 = v14 * (float)-0.125 + v19;
                vector v43 = v15 * (float)0.0625 + v42;
                vector v44 = v16 * (float)2.125 + v43;
                vector v45 = v17 * (float)-1.0625 + v44;
                vector v46 = v18 * (float)-2.0 + v45;
                store(f12 + 5, v46);
            } else {
                vector v47 = splat(0);
                store(f12 + 0, v47);
                vector v48 = splat(0);
                store(f12 + 1, v48);
                vector v49 = splat(0);
                store(f12 + 2, v49);
                vector v50 = splat(0);
                store(f12 + 3, v50);
                vector v51 = splat(0);
                store(f12 + 4, v51);
                vector v52 = splat(0);
                store(f12 + 5, v52);
            }
            s2 /= 2;
            c11 += s1;
            f12 += 6;
        }
    } else {
        float*f53 = scratch;
        for (int i54 = 0; i54 < 7; i54++) {
            if (s2 & 1) {
                vector v55 = splat(0);
                if (u4 >> 0 & 1) {
                v55 = c11[0 * s10 + 0];
                }
                vector v56 = splat(0);
                if (u5 >> 0 & 1) {
                v56 = c11[0 * s10 + 1];
                }
                vector v57 = splat(0);
                if (u6 >> 0 & 1) {
                v57 = c11[0 * s10 + 2];
                }
                vector v58 = splat(0);
                if (u7 >> 0 & 1) {
                v58 = c11[0 * s10 + 3];
                }
                vector v59 = splat(0);
                if (u8 >> 0 & 1) {
                v59 = c11[0 * s10 + 4];
                }
                vector v60 = splat(0);
                if (u9 >> 0 & 1) {
                v60 = c11[0 * s10 + 5];
                }
                vector v61 = v56 * (float)3.5 + v55;
                vector v62 = v57 * (float)-3.0 + v61;
                vector v63 = v58 * (float)-3.5 + v62;
                vector v64 = v59 * (float)2.0 + v63;
                vector v65 = v64 * (float)1.125;
                store(f53 + 0, v65);
                vector v66 = v55 + v57;
                vector v67 = v56 * (float)-4.5 + v66;
                vector v68 = v58 * (float)4.5 + v67;
                vector v69 = v59 * (float)-2.0 + v68;
                vector v70 = v69 * (float)-0.875;
                store(f53 + 1, v70);
                vector v71 = v58 - v59;
                vector v72 = v55 * (float)-0.125 + v71;
                vector v73 = v56 * (float)-0.0625 + v72;
                vector v74 = v57 * (float)2.0625 + v73;
                vector v75 = v74 * (float)-3.0;
                store(f53 + 2, v75);
                vector v76 = v55 * (float)-0.125 + v59;
                vector v77 = v56 * (float)0.1875 + v76;
                vector v78 = v57 * (float)1.9375 + v77;
                vector v79 = v58 * (float)-3.0 + v78;
                store(f53 + 3, v79);
                vector v80 = v57 * (float)-17.0 + v55;
                vector v81 = v59 * (float)16.0 + v80;
                vector v82 = v81 * (float)0.25;
                store(f53 + 4, v82);
                vector v83 = v55 * (float)-0.125 + v60;
                vector v84 = v56 * (float)0.0625 + v83;
                vector v85 = v57 * (float)2.125 + v84;
                vector v86 = v58 * (float)-1.0625 + v85;
                vector v87 = v59 * (float)-2.0 + v86;
                store(f53 + 5, v87);
            } else {
                vector v88 = splat(0);
                store(f53 + 0, v88);
                vector v89 = splat(0);
                store(f53 + 1, v89);
                vector v90 = splat(0);
                store(f53 + 2, v90);
                vector v91 = splat(0);
                store(f53 + 3, v91);
                vector v92 = splat(0);
                store(f53 + 4, v92);
                vector v93 = splat(0);
                store(f53 + 5, v93);
            }
            s2 /= 2;
            c11 += s1;
            f53 += 6;
        }
    }
    float*f94 = output;
    size_t s95 = output_stride * 7;
    float*f96 = scratch;
    for (int i97 = 0; i97 < 6; i97++) {
        vector v98 = load(f96 + 0);
        vector v99 = load(f96 + 6);
        vector v100 = load(f96 + 12);
        vector v101 = load(f96 + 18);
        vector v102 = load(f96 + 24);
        vector v103 = load(f96 + 30);
        vector v104 = load(f96 + 36);
        vector v105 = v99 * (float)4.0 + v103;
        vector v106 = v101 * (float)-5.0 + v105;
        vector v107 = v100 * (float)-1.25 + v98;
        vector v108 = v102 * (float)0.25 + v107;
        vector v109 = v106 + v108;
        store(f94 + 0 * output_stride + 0, v109);
        vector v110 = v106 - v108;
        store(f94 + 1 * output_stride + 0, v110);
        vector v111 = v99 * (float)0.25 + v103;
        vector v112 = v101 * (float)-4.0625 + v111;
        vector v113 = v98 * (float)0.25 + v102;
        vector v114 = v100 * (float)-4.0625 + v113;
        vector v115 = v112 + v114;
        store(f94 + 2 * output_stride + 0, v115);
        vector v116 = v112 - v114;
        store(f94 + 3 * output_stride + 0, v116);
        vector v117 = v99 * (float)0.0625 + v103;
        vector v118 = v101 * (float)-1.0625 + v117;
        vector v119 = v100 * (float)-17.0 + v98;
        vector v120 = v102 * (float)16.0 + v119;
        vector v121 = v120 * (float)0.125 + v118;
        store(f94 + 4 * output_stride + 0, v121);
        vector v122 = v120 * (float)-0.125 + v118;
        store(f94 + 6 * output_stride + 0, v122);
        vector v123 = v98 * (float)-0.25 + v104;
        vector v124 = v100 * (float)4.3125 + v123;
        vector v125 = v102 * (float)-5.0625 + v124;
        store(f94 + 5 * output_stride + 0, v125);
        f96 += 1;
        f94 += s95;
    }
}

void nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 6, v21);
        store(f3 + 12, v23);
        store(f3 + 18, v25);
        store(f3 + 24, v28);
        f3 += 1;
        c1 += s2;
    }
    size_t s29 = tile->row_stride;
    size_t s30 = tile->row_mask;
    size_t s31 = tile->column_mask;
    uint64_t u32 = s31 >> 0;
    uint64_t u33 = s31 >> 1;
    uint64_t u34 = s31 >> 2;
    uint64_t u35 = s31 >> 3;
    size_t s36 = tile->channel_stride;
    float*f37 = output;
    float*f38 = scratch;
    if (s31 == 15) {
        for (int i39 = 0; i39 < 5; i39++) {
            if (s30 & 1) {
                vector v40 = load(f38 + 0);
                vector v41 = load(f38 + 1);
                vector v42 = load(f38 + 2);
                vector v43 = load(f38 + 3);
                vector v44 = load(f38 + 4);
                vector v45 = load(f38 + 5);
                vector v46 = load(bias + 0);
                vector v47 = v42 + v46;
                vector v48 = v40 + v41;
                vector v49 = v40 - v41;
                vector v50 = v47 + v43;
                vector v51 = v47 - v43;
                vector v52 = v44 + v48;
                vector v53 = v52 + v50;
                vector v54 = v44 * (float)2.0 + v51;
                vector v55 = v49 * (float)0.25 + v54;
                vector v56 = v44 * (float)4.0 + v50;
                vector v57 = v48 * (float)0.0625 + v56;
                vector v58 = v45 + v51;
                vector v59 = v44 * (float)8.0 + v58;
                vector v60 = v49 * (float)0.015625 + v59;
                f37[0 * s36 + 0] = v53;
                f37[0 * s36 + 1] = v55;
                f37[0 * s36 + 2] = v57;
                f37[0 * s36 + 3] = v60;
            }
            s30 /= 2;
            f38 += 6;
            f37 += s29;
        }
    } else {
        for (int i61 = 0; i61 < 5; i61++) {
            if (s30 & 1) {
                vector v62 = load(f38 + 0);
                vector v63 = load(f38 + 1);
                vector v64 = load(f38 + 2);
                vector v65 = load(f38 + 3);
                vector v66 = load(f38 + 4);
                vector v67 = load(f38 + 5);
                vector v68 = load(bias + 0);
                vector v69 = v64 + v68;
                vector v70 = v62 + v63;
                vector v71 = v62 - v63;
                vector v72 = v69 + v65;
                vector v73 = v69 - v65;
                vector v74 = v66 + v70;
                vector v75 = v74 + v72;
                vector v76 = v66 * (float)2.0 + v73;
                vector v77 = v71 * (float)0.25 + v76;
                vector v78 = v66 * (float)4.0 + v72;
                vector v79 = v70 * (float)0.0625 + v78;
                vector v80 = v67 + v73;
                vector v81 = v66 * (float)8.0 + v80;
                vector v82 = v71 * (float)0.015625 + v81;
                if (u32 >> 0 & 1) {
                f37[0 * s36 + 0] = v75;
                }
                if (u33 >> 0 & 1) {
                f37[0 * s36 + 1] = v77;
                }
                if (u34 >> 0 & 1) {
                f37[0 * s36 + 2] = v79;
                }
                if (u35 >> 0 & 1) {
                f37[0 * s36 + 3] = v82;
                }
            }
            s30 /= 2;
            f38 += 6;
            f37 += s29;
        }
    }
}

void nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 6, v21);
        store(f3 + 12, v23);
        store(f3 + 18, v25);
        store(f3 + 24, v28);
        f3 += 1;
        c1 += s2;
    }
    size_t s29 = tile->row_stride;
    size_t s30 = tile->row_mask;
    size_t s31 = tile->column_mask;
    uint64_t u32 = s31 >> 0;
    uint64_t u33 = s31 >> 1;
    uint64_t u34 = s31 >> 2;
    uint64_t u35 = s31 >> 3;
    size_t s36 = tile->channel_stride;
    float*f37 = output;
    float*f38 = scratch;
    if (s31 == 15) {
        for (int i39 = 0; i39 < 5; i39++) {
            if (s30 & 1) {
                vector v40 = load(f38 + 0);
                vector v41 = load(f38 + 1);
                vector v42 = load(f38 + 2);
                vector v43 = load(f38 + 3);
                vector v44 = load(f38 + 4);
                vector v45 = load(f38 + 5);
                vector v46 = load(bias + 0);
                vector v47 = v42 + v46;
                vector v48 = v40 + v41;
                vector v49 = v40 - v41;
                vector v50 = v47 + v43;
                vector v51 = v47 - v43;
                vector v52 = v44 + v48;
                vector v53 = v52 + v50;
                vector v54 = v44 * (float)2.0 + v51;
                vector v55 = v49 * (float)0.25 + v54;
                vector v56 = v44 * (float)4.0 + v50;
                vector v57 = v48 * (float)0.0625 + v56;
                vector v58 = v45 + v51;
                vector v59 = v44 * (float)8.0 + v58;
                vector v60 = v49 * (float)0.015625 + v59;
                vector v61 = splat(0);
                vector v62 = maximum(v61, v53);
                vector v63 = maximum(v61, v55);
                vector v64 = maximum(v61, v57);
                vector v65 = maximum(v61, v60);
                f37[0 * s36 + 0] = v62;
                f37[0 * s36 + 1] = v63;
                f37[0 * s36 + 2] = v64;
                f37[0 * s36 + 3] = v65;
            }
            s30 /= 2;
            f38 += 6;
            f37 += s29;
        }
    } else {
        for (int i66 = 0; i66 < 5; i66++) {
            if (s30 & 1) {
                vector v67 = load(f38 + 0);
                vector v68 = load(f38 + 1);
                vector v69 = load(f38 + 2);
                vector v70 = load(f38 + 3);
                vector v71 = load(f38 + 4);
                vector v72 = load(f38 + 5);
                vector v73 = load(bias + 0);
                vector v74 = v69 + v73;
                vector v75 = v67 + v68;
                vector v76 = v67 - v68;
                vector v77 = v74 + v70;
                vector v78 = v74 - v70;
                vector v79 = v71 + v75;
                vector v80 = v79 + v77;
                vector v81 = v71 * (float)2.0 + v78;
                vector v82 = v76 * (float)0.25 + v81;
                vector v83 = v71 * (float)4.0 + v77;
                vector v84 = v75 * (float)0.0625 + v83;
                vector v85 = v72 + v78;
                vector v86 = v71 * (float)8.0 + v85;
                vector v87 = v76 * (float)0.015625 + v86;
                vector v88 = splat(0);
                vector v89 = maximum(v88, v80);
                vector v90 = maximum(v88, v82);
                vector v91 = maximum(v88, v84);
                vector v92 = maximum(v88, v87);
                if (u32 >> 0 & 1) {
                f37[0 * s36 + 0] = v89;
                }
                if (u33 >> 0 & 1) {
                f37[0 * s36 + 1] = v90;
                }
                if (u34 >> 0 & 1) {
                f37[0 * s36 + 2] = v91;
                }
                if (u35 >> 0 & 1) {
                f37[0 * s36 + 3] = v92;
                }
            }
            s30 /= 2;
            f38 += 6;
            f37 += s29;
        }
    }
}

void nnp_winograd_f4x5_3x3_of_7x7_input__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 1;
    uint64_t u6 = s3 >> 2;
    uint64_t u7 = s3 >> 3;
    uint64_t u8 = s3 >> 4;
    uint64_t u9 = s3 >> 5;
    uint64_t u10 = s3 >> 6;
    size_t s11 = tile->channel_stride;
    const float*c12 = input;
    if (s3 == 127) {
        float*f13 = scratch;
        for (int i14 = 0; i14 < 6; i14++) {
            if (s2 & 1) {
                vector v15 = splat(0);
                v15 = c12[0 * s11 + 0];
                vector v16 = splat(0);
                v16 = c12[0 * s11 + 1];
                vector v17 = splat(0);
                v17 = c12[0 * s11 + 2];
                vector v18 = splat(0);
                v18 = c12[0 * s11 + 3];
                vector v19 = splat(0);
                v19 = c12[0 * s11 + 4];
                vector v20 = splat(0);
                v20 = c12[0 * s11 + 5];
                vector v21 = splat(0);
                v21 = c12[0 * s11 + 6];
                vector v22 = v16 * (float)4.0 + v20;
                vector v23 = v18 * (float)-5.0 + v22;
                vector v24 = v17 * (float)-1.25 + v15;
                vector v25 = v19 * (float)0.25 + v24;
                vector v26 = v23 + v25;
                store(f13 + 0, v26);
                vector v27 = v23 - v25;
                store(f13 + 1, v27);
                vector v28 = v16 * (float)0.25 + v20;
                vector v29 = v18 * (float)-4.0625 + v28;
                vector v30 = v15 * (float)0.25 + v19;
                vector v31 = v17 * (float)-4.0625 + v30;
                vector v32 = v29 + v31;
                store(f13 + 2, v32);
                vector v33 = v29 - v31;
                store(f13 + 3, v33);
                vector v34 = v16 * (float)0.0625 + v20;
                vector v35 = v18 * (float)-1.0625 + v34;
                vector v36 = v17 * (float)-17.0 + v15;
                vector v37 = v19 * (float)16.0 + v36;
                vector v38 = v37 * (float)0.125 + v35;
                store(f13 + 4, v38);
                vector v39 = v37 * (float)-0.125 + v35;
                store(f13 + 6, v39);
                vector v40 = v15 * (float)-0.25 + v21;
                vector v41 = v17 * (float)4.3125 + v40;
                vector v42 = v19 * (float)-5.0625 + v41;
                store(f13 + 5, v42);
            } else {
                vector v43 = splat(0);
                store(f13 + 0, v43);
                vector v44 = splat(0);
                store(f13 + 1, v44);
                vector v45 = splat(0);
                store(f13 + 2, v45);
                vector v46 = splat(0);
                store(f13 + 3, v46);
                vector v47 = splat(0);
                store(f13 + 4, v47);
                vector v48 = splat(0);
                store(f13 + 5, v48);
                vector v49 = splat(0);
                store(f13 + 6, v49);
            }
            s2 /= 2;
            c12 += s1;
            f13 += 7;
        }
    } else {
        float*f50 = scratch;
        for (int i51 = 0; i51 < 6; i51++) {
            if (s2 & 1) {
                vector v52 = splat(0);
                if (u4 >> 0 & 1) {
                v52 = c12[0 * s11 + 0];
                }
                vector v53 = splat(0);
                if (u5 >> 0 & 1) {
                v53 = c12[0 * s11 + 1];
                }
                vector v54 = splat(0);
                if (u6 >> 0 & 1) {
                v54 = c12[0 * s11 + 2];
                }
                vector v55 = splat(0);
                if (u7 >> 0 & 1) {
                v55 = c12[0 * s11 + 3];
                }
                vector v56 = splat(0);
                if (u8 >> 0 & 1) {
                v56 = c12[0 * s11 + 4];
                }
                vector v57 = splat(0);
                if (u9 >> 0 & 1) {
                v57 = c12[0 * s11 + 5];
                }
                vector v58 = splat(0);
                if (u10 >> 0 & 1) {
                v58 = c12[0 * s11 + 6];
                }
                vector v59 = v53 * (float)4.0 + v57;
                vector v60 = v55 * (float)-5.0 + v59;
                vector v61 = v54 * (float)-1.25 + v52;
                vector v62 = v56 * (float)0.25 + v61;
                vector v63 = v60 + v62;
                store(f50 + 0, v63);
                vector v64 = v60 - v62;
                store(f50 + 1, v64);
                vector v65 = v53 * (float)0.25 + v57;
                vector v66 = v55 * (float)-4.0625 + v65;
                vector v67 = v52 * (float)0.25 + v56;
                vector v68 = v54 * (float)-4.0625 + v67;
                vector v69 = v66 + v68;
                store(f50 + 2, v69);
                vector v70 = v66 - v68;
                store(f50 + 3, v70);
                vector v71 = v53 * (float)0.0625 + v57;
                vector v72 = v55 * (float)-1.0625 + v71;
                vector v73 = v54 * (float)-17.0 + v52;
                vector v74 = v56 * (float)16.0 + v73;
                vector v75 = v74 * (float)0.125 + v72;
                store(f50 + 4, v75);
                vector v76 = v74 * (float)-0.125 + v72;
                store(f50 + 6, v76);
                vector v77 = v52 * (float)-0.25 + v58;
                vector v78 = v54 * (float)4.3125 + v77;
                vector v79 = v56 * (float)-5.0625 + v78;
                store(f50 + 5, v79);
            } else {
                vector v80 = splat(0);
                store(f50 + 0, v80);
                vector v81 = splat(0);
                store(f50 + 1, v81);
                vector v82 = splat(0);
                store(f50 + 2, v82);
                vector v83 = splat(0);
                store(f50 + 3, v83);
                vector v84 = splat(0);
                store(f50 + 4, v84);
                vector v85 = splat(0);
                store(f50 + 5, v85);
                vector v86 = splat(0);
                store(f50 + 6, v86);
            }
            s2 /= 2;
            c12 += s1;
            f50 += 7;
        }
    }
    float*f87 = output;
    size_t s88 = output_stride * 7;
    float*f89 = scratch;
    for (int i90 = 0; i90 < 7; i90++) {
        vector v91 = load(f89 + 0);
        vector v92 = load(f89 + 7);
        vector v93 = load(f89 + 14);
        vector v94 = load(f89 + 21);
        vector v95 = load(f89 + 28);
        vector v96 = load(f89 + 35);
        vector v97 = v92 * (float)3.5 + v91;
        vector v98 = v93 * (float)-3.0 + v97;
        vector v99 = v94 * (float)-3.5 + v98;
        vector v100 = v95 * (float)2.0 + v99;
        vector v101 = v100 * (float)1.125;
        store(f87 + 0 * output_stride + 0, v101);
        vector v102 = v91 + v93;
        vector v103 = v92 * (float)-4.5 + v102;
        vector v104 = v94 * (float)4.5 + v103;
        vector v105 = v95 * (float)-2.0 + v104;
        vector v106 = v105 * (float)-0.875;
        store(f87 + 1 * output_stride + 0, v106);
        vector v107 = v94 - v95;
        vector v108 = v91 * (float)-0.125 + v107;
        vector v109 = v92 * (float)-0.0625 + v108;
        vector v110 = v93 * (float)2.0625 + v109;
        vector v111 = v110 * (float)-3.0;
        store(f87 + 2 * output_stride + 0, v111);
        vector v112 = v91 * (float)-0.125 + v95;
        vector v113 = v92 * (float)0.1875 + v112;
        vector v114 = v93 * (float)1.9375 + v113;
        vector v115 = v94 * (float)-3.0 + v114;
        store(f87 + 3 * output_stride + 0, v115);
        vector v116 = v93 * (float)-17.0 + v91;
        vector v117 = v95 * (float)16.0 + v116;
        vector v118 = v117 * (float)0.25;
        store(f87 + 4 * output_stride + 0, v118);
        vector v119 = v91 * (float)-0.125 + v96;
        vector v120 = v92 * (float)0.0625 + v119;
        vector v121 = v93 * (float)2.125 + v120;
        vector v122 = v94 * (float)-1.0625 + v121;
        vector v123 = v95 * (float)-2.0 + v122;
        store(f87 + 5 * output_stride + 0, v123);
        f89 += 1;
        f87 += s88;
    }
}

void nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 7, v18);
        store(f3 + 14, v20);
        store(f3 + 21, v23);
        f3 += 1;
        c1 += s2;
    }
    size_t s24 = tile->row_stride;
    size_t s25 = tile->row_mask;
    size_t s26 = tile->column_mask;
    uint64_t u27 = s26 >> 0;
    uint64_t u28 = s26 >> 1;
    uint64_t u29 = s26 >> 2;
    uint64_t u30 = s26 >> 3;
    uint64_t u31 = s26 >> 4;
    size_t s32 = tile->channel_stride;
    float*f33 = output;
    float*f34 = scratch;
    if (s26 == 31) {
        for (int i35 = 0; i35 < 4; i35++) {
            if (s25 & 1) {
                vector v36 = load(f34 + 0);
                vector v37 = load(f34 + 1);
                vector v38 = load(f34 + 2);
                vector v39 = load(f34 + 3);
                vector v40 = load(f34 + 4);
                vector v41 = load(f34 + 5);
                vector v42 = load(f34 + 6);
                vector v43 = load(bias + 0);
                vector v44 = v38 + v43;
                vector v45 = v36 + v37;
                vector v46 = v36 - v37;
                vector v47 = v44 + v39;
                vector v48 = v44 - v39;
                vector v49 = v40 + v42;
                vector v50 = v40 - v42;
                vector v51 = v45 + v47;
                vector v52 = v51 + v49;
                vector v53 = v46 * (float)0.25 + v48;
                vector v54 = v50 * (float)2.0 + v53;
                vector v55 = v45 * (float)0.0625 + v47;
                vector v56 = v49 * (float)4.0 + v55;
                vector v57 = v46 * (float)0.015625 + v48;
                vector v58 = v50 * (float)8.0 + v57;
                vector v59 = v41 + v47;
                vector v60 = v45 * (float)0.00390625 + v59;
                vector v61 = v49 * (float)16.0 + v60;
                f33[0 * s32 + 0] = v52;
                f33[0 * s32 + 1] = v54;
                f33[0 * s32 + 2] = v56;
                f33[0 * s32 + 3] = v58;
                f33[0 * s32 + 4] = v61;
            }
            s25 /= 2;
            f34 += 7;
            f33 += s24;
        }
    } else {
        for (int i62 = 0; i62 < 4; i62++) {
            if (s25 & 1) {
                vector v63 = load(f34 + 0);
                vector v64 = load(f34 + 1);
                vector v65 = load(f34 + 2);
                vector v66 = load(f34 + 3);
                vector v67 = load(f34 + 4);
                vector v68 = load(f34 + 5);
                vector v69 = load(f34 + 6);
                vector v70 = load(bias + 0);
                vector v71 = v65 + v70;
                vector v72 = v63 + v64;
                vector v73 = v63 - v64;
                vector v74 = v71 + v66;
                vector v75 = v71 - v66;
                vector v76 = v67 + v69;
                vector v77 = v67 - v69;
                vector v78 = v72 + v74;
                vector v79 = v78 + v76;
                vector v80 = v73 * (float)0.25 + v75;
                vector v81 = v77 * (float)2.0 + v80;
                vector v82 = v72 * (float)0.0625 + v74;
                vector v83 = v76 * (float)4.0 + v82;
                vector v84 = v73 * (float)0.015625 + v75;
                vector v85 = v77 * (float)8.0 + v84;
                vector v86 = v68 + v74;
                vector v87 = v72 * (float)0.00390625 + v86;
                vector v88 = v76 * (float)16.0 + v87;
                if (u27 >> 0 & 1) {
                f33[0 * s32 + 0] = v79;
                }
                if (u28 >> 0 & 1) {
                f33[0 * s32 + 1] = v81;
                }
                if (u29 >> 0 & 1) {
                f33[0 * s32 + 2] = v83;
                }
                if (u30 >> 0 & 1) {
                f33[0 * s32 + 3] = v85;
                }
                if (u31 >> 0 & 1) {
                f33[0 * s32 + 4] = v88;
                }
            }
            s25 /= 2;
            f34 += 7;
            f33 += s24;
        }
    }
}

void nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 7, v18);
        store(f3 + 14, v20);
        store(f3 + 21, v23);
        f3 += 1;
        c1 += s2;
    }
    size_t s24 = tile->row_stride;
    size_t s25 = tile->row_mask;
    size_t s26 = tile->column_mask;
    uint64_t u27 = s26 >> 0;
    uint64_t u28 = s26 >> 1;
    uint64_t u29 = s26 >> 2;
    uint64_t u30 = s26 >> 3;
    uint64_t u31 = s26 >> 4;
    size_t s32 = tile->channel_stride;
    float*f33 = output;
    float*f34 = scratch;
    if (s26 == 31) {
        for (int i35 = 0; i35 < 4; i35++) {
            if (s25 & 1) {
                vector v36 = load(f34 + 0);
                vector v37 = load(f34 + 1);
                vector v38 = load(f34 + 2);
                vector v39 = load(f34 + 3);
                vector v40 = load(f34 + 4);
                vector v41 = load(f34 + 5);
                vector v42 = load(f34 + 6);
                vector v43 = load(bias + 0);
                vector v44 = v38 + v43;
                vector v45 = v36 + v37;
                vector v46 = v36 - v37;
                vector v47 = v44 + v39;
                vector v48 = v44 - v39;
                vector v49 = v40 + v42;
                vector v50 = v40 - v42;
                vector v51 = v45 + v47;
                vector v52 = v51 + v49;
                vector v53 = v46 * (float)0.25 + v48;
                vector v54 = v50 * (float)2.0 + v53;
                vector v55 = v45 * (float)0.0625 + v47;
                vector v56 = v49 * (float)4.0 + v55;
                vector v57 = v46 * (float)0.015625 + v48;
                vector v58 = v50 * (float)8.0 + v57;
                vector v59 = v41 + v47;
                vector v60 = v45 * (float)0.00390625 + v59;
                vector v61 = v49 * (float)16.0 + v60;
                vector v62 = splat(0);
                vector v63 = maximum(v62, v52);
                vector v64 = maximum(v62, v54);
                vector v65 = maximum(v62, v56);
                vector v66 = maximum(v62, v58);
                vector v67 = maximum(v62, v61);
                f33[0 * s32 + 0] = v63;
                f33[0 * s32 + 1] = v64;
                f33[0 * s32 + 2] = v65;
                f33[0 * s32 + 3] = v66;
                f33[0 * s32 + 4] = v67;
            }
            s25 /= 2;
            f34 += 7;
            f33 += s24;
        }
    } else {
        for (int i68 = 0; i68 < 4; i68++) {
            if (s25 & 1) {
                vector v69 = load(f34 + 0);
                vector v70 = load(f34 + 1);
                vector v71 = load(f34 + 2);
                vector v72 = load(f34 + 3);
                vector v73 = load(f34 + 4);
                vector v74 = load(f34 + 5);
                vector v75 = load(f34 + 6);
                vector v76 = load(bias + 0);
                vector v77 = v71 + v76;
                vector v78 = v69 + v70;
                vector v79 = v69 - v70;
                vector v80 = v77 + v72;
                vector v81 = v77 - v72;
                vector v82 = v73 + v75;
                vector v83 = v73 - v75;
                vector v84 = v78 + v80;
                vector v85 = v84 + v82;
                vector v86 = v79 * (float)0.25 + v81;
                vector v87 = v83 * (float)2.0 + v86;
                vector v88 = v78 * (float)0.0625 + v80;
                vector v89 = v82 * (float)4.0 + v88;
                vector v90 = v79 * (float)0.015625 + v81;
                vector v91 = v83 * (float)8.0 + v90;
                vector v92 = v74 + v80;
                vector v93 = v78 * (float)0.00390625 + v92;
                vector v94 = v82 * (float)16.0 + v93;
                vector v95 = splat(0);
                vector v96 = maximum(v95, v85);
                vector v97 = maximum(v95, v87);
                vector v98 = maximum(v95, v89);
                vector v99 = maximum(v95, v91);
                vector v100 = maximum(v95, v94);
                if (u27 >> 0 & 1) {
                f33[0 * s32 + 0] = v96;
                }
                if (u28 >> 0 & 1) {
                f33[0 * s32 + 1] = v97;
                }
                if (u29 >> 0 & 1) {
                f33[0 * s32 + 2] = v98;
                }
                if (u30 >> 0 & 1) {
                f33[0 * s32 + 3] = v99;
                }
                if (u31 >> 0 & 1) {
                f33[0 * s32 + 4] = v100;
                }
            }
            s25 /= 2;
            f34 += 7;
            f33 += s24;
        }
    }
}

void nnp_winograd_f4x4_3x3_of_7x7_input__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 1;
    uint64_t u6 = s3 >> 2;
    uint64_t u7 = s3 >> 3;
    uint64_t u8 = s3 >> 4;
    uint64_t u9 = s3 >> 5;
    size_t s10 = tile->channel_stride;
    const float*c11 = input;
    if (s3 == 63) {
        float*f12 = scratch;
        for (int i13 = 0; i13 < 6; i13++) {
            if (s2 & 1) {
                vector v14 = splat(0);
                v14 = c11[0 * s10 + 0];
                vector v15 = splat(0);
                v15 = c11[0 * s10 + 1];
                vector v16 = splat(0);
                v16 = c11[0 * s10 + 2];
                vector v17 = splat(0);
                v17 = c11[0 * s10 + 3];
                vector v18 = splat(0);
                v18 = c11[0 * s10 + 4];
                vector v19 = splat(0);
                v19 = c11[0 * s10 + 5];
                vector v20 = v15 * (float)3.5 + v14;
                vector v21 = v16 * (float)-3.0 + v20;
                vector v22 = v17 * (float)-3.5 + v21;
                vector v23 = v18 * (float)2.0 + v22;
                vector v24 = v23 * (float)1.125;
                store(f12 + 0, v24);
                vector v25 = v14 + v16;
                vector v26 = v15 * (float)-4.5 + v25;
                vector v27 = v17 * (float)4.5 + v26;
                vector v28 = v18 * (float)-2.0 + v27;
                vector v29 = v28 * (float)-0.875;
                store(f12 + 1, v29);
                vector v30 = v17 - v18;
                vector v31 = v14 * (float)-0.125 + v30;
                vector v32 = v15 * (float)-0.0625 + v31;
                vector v33 = v16 * (float)2.0625 + v32;
                vector v34 = v33 * (float)-3.0;
                store(f12 + 2, v34);
                vector v35 = v14 * (float)-0.125 + v18;
                vector v36 = v15 * (float)0.1875 + v35;
                vector v37 = v16 * (float)1.9375 + v36;
                vector v38 = v17 * (float)-3.0 + v37;
                store(f12 + 3, v38);
                vector v39 = v16 * (float)-17.0 + v14;
                vector v40 = v18 * (float)16.0 + v39;
                vector v41 = v40 * (float)0.25;
                store(f12 + 4, v41);
                vector v42 = v14 * (float)-0.125 + v19;
                vector v43 = v15 * (float)0.0625 + v42;
                vector v44 = v16 * (float)2.125 + v43;
                vector v45 = v17 * (float)-1.0625 + v44;
                vector v46 = v18 * (float)-2.0 + v45;
                store(f12 + 5, v46);
            } else {
                vector v47 = splat(0);
                store(f12 + 0, v47);
                vector v48 = splat(0);
                store(f12 + 1, v48);
                vector v49 = splat(0);
                store(f12 + 2, v49);
                vector v50 = splat(0);
                store(f12 + 3, v50);
                vector v51 = splat(0);
                store(f12 + 4, v51);
                vector v52 = splat(0);
                store(f12 + 5, v52);
            }
            s2 /= 2;
            c11 += s1;
            f12 += 6;
        }
    } else {
        float*f53 = scratch;
        for (int i54 = 0; i54 < 6; i54++) {
            if (s2 & 1) {
                vector v55 = splat(0);
                if (u4 >> 0 & 1) {
                v55 = c11[0 * s10 + 0];
                }
                vector v56 = splat(0);
                if (u5 >> 0 & 1) {
                v56 = c11[0 * s10 + 1];
                }
                vector v57 = splat(0);
                if (u6 >> 0 & 1) {
                v57 = c11[0 * s10 + 2];
                }
                vector v58 = splat(0);
                if (u7 >> 0 & 1) {
                v58 = c11[0 * s10 + 3];
                }
                vector v59 = splat(0);
                if (u8 >> 0 & 1) {
                v59 = c11[0 * s10 + 4];
                }
                vector v60 = splat(0);
                if (u9 >> 0 & 1) {
                v60 = c11[0 * s10 + 5];
                }
                vector v61 = v56 * (float)3.5 + v55;
                vector v62 = v57 * (float)-3.0 + v61;
                vector v63 = v58 * (float)-3.5 + v62;
                vector v64 = v59 * (float)2.0 + v63;
                vector v65 = v64 * (float)1.125;
                store(f53 + 0, v65);
                vector v66 = v55 + v57;
                vector v67 = v56 * (float)-4.5 + v66;
                vector v68 = v58 * (float)4.5 + v67;
                vector v69 = v59 * (float)-2.0 + v68;
                vector v70 = v69 * (float)-0.875;
                store(f53 + 1, v70);
                vector v71 = v58 - v59;
                vector v72 = v55 * (float)-0.125 + v71;
                vector v73 = v56 * (float)-0.0625 + v72;
                vector v74 = v57 * (float)2.0625 + v73;
                vector v75 = v74 * (float)-3.0;
                store(f53 + 2, v75);
                vector v76 = v55 * (float)-0.125 + v59;
                vector v77 = v56 * (float)0.1875 + v76;
                vector v78 = v57 * (float)1.9375 + v77;
                vector v79 = v58 * (float)-3.0 + v78;
                store(f53 + 3, v79);
                vector v80 = v57 * (float)-17.0 + v55;
                vector v81 = v59 * (float)16.0 + v80;
                vector v82 = v81 * (float)0.25;
                store(f53 + 4, v82);
                vector v83 = v55 * (float)-0.125 + v60;
                vector v84 = v56 * (float)0.0625 + v83;
                vector v85 = v57 * (float)2.125 + v84;
                vector v86 = v58 * (float)-1.0625 + v85;
                vector v87 = v59 * (float)-2.0 + v86;
                store(f53 + 5, v87);
            } else {
                vector v88 = splat(0);
                store(f53 + 0, v88);
                vector v89 = splat(0);
                store(f53 + 1, v89);
                vector v90 = splat(0);
                store(f53 + 2, v90);
                vector v91 = splat(0);
                store(f53 + 3, v91);
                vector v92 = splat(0);
                store(f53 + 4, v92);
                vector v93 = splat(0);
                store(f53 + 5, v93);
            }
            s2 /= 2;
            c11 += s1;
            f53 += 6;
        }
    }
    float*f94 = output;
    size_t s95 = output_stride * 7;
    float*f96 = scratch;
    for (int i97 = 0; i97 < 6; i97++) {
        vector v98 = load(f96 + 0);
        vector v99 = load(f96 + 6);
        vector v100 = load(f96 + 12);
        vector v101 = load(f96 + 18);
        vector v102 = load(f96 + 24);
        vector v103 = load(f96 + 30);
        vector v104 = v99 * (float)3.5 + v98;
        vector v105 = v100 * (float)-3.0 + v104;
        vector v106 = v101 * (float)-3.5 + v105;
        vector v107 = v102 * (float)2.0 + v106;
        vector v108 = v107 * (float)1.125;
        store(f94 + 0 * output_stride + 0, v108);
        vector v109 = v98 + v100;
        vector v110 = v99 * (float)-4.5 + v109;
        vector v111 = v101 * (float)4.5 + v110;
        vector v112 = v102 * (float)-2.0 + v111;
        vector v113 = v112 * (float)-0.875;
        store(f94 + 1 * output_stride + 0, v113);
        vector v114 = v101 - v102;
        vector v115 = v98 * (float)-0.125 + v114;
        vector v116 = v99 * (float)-0.0625 + v115;
        vector v117 = v100 * (float)2.0625 + v116;
        vector v118 = v117 * (float)-3.0;
        store(f94 + 2 * output_stride + 0, v118);
        vector v119 = v98 * (float)-0.125 + v102;
        vector v120 = v99 * (float)0.1875 + v119;
        vector v121 = v100 * (float)1.9375 + v120;
        vector v122 = v101 * (float)-3.0 + v121;
        store(f94 + 3 * output_stride + 0, v122);
        vector v123 = v100 * (float)-17.0 + v98;
        vector v124 = v102 * (float)16.0 + v123;
        vector v125 = v124 * (float)0.25;
        store(f94 + 4 * output_stride + 0, v125);
        vector v126 = v98 * (float)-0.125 + v103;
        vector v127 = v99 * (float)0.0625 + v126;
        vector v128 = v100 * (float)2.125 + v127;
        vector v129 = v101 * (float)-1.0625 + v128;
        vector v130 = v102 * (float)-2.0 + v129;
        store(f94 + 5 * output_stride + 0, v130);
        f96 += 1;
        f94 += s95;
    }
}

void nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 6, v18);
        store(f3 + 12, v20);
        store(f3 + 18, v23);
        f3 += 1;
        c1 += s2;
    }
    size_t s24 = tile->row_stride;
    size_t s25 = tile->row_mask;
    size_t s26 = tile->column_mask;
    uint64_t u27 = s26 >> 0;
    uint64_t u28 = s26 >> 1;
    uint64_t u29 = s26 >> 2;
    uint64_t u30 = s26 >> 3;
    size_t s31 = tile->channel_stride;
    float*f32 = output;
    float*f33 = scratch;
    if (s26 == 15) {
        for (int i34 = 0; i34 < 4; i34++) {
            if (s25 & 1) {
                vector v35 = load(f33 + 0);
                vector v36 = load(f33 + 1);
                vector v37 = load(f33 + 2);
                vector v38 = load(f33 + 3);
                vector v39 = load(f33 + 4);
                vector v40 = load(f33 + 5);
                vector v41 = load(bias + 0);
                vector v42 = v37 + v41;
                vector v43 = v35 + v36;
                vector v44 = v35 - v36;
                vector v45 = v42 + v38;
                vector v46 = v42 - v38;
                vector v47 = v39 + v43;
                vector v48 = v47 + v45;
                vector v49 = v39 * (float)2.0 + v46;
                vector v50 = v44 * (float)0.25 + v49;
                vector v51 = v39 * (float)4.0 + v45;
                vector v52 = v43 * (float)0.0625 + v51;
                vector v53 = v40 + v46;
                vector v54 = v39 * (float)8.0 + v53;
                vector v55 = v44 * (float)0.015625 + v54;
                f32[0 * s31 + 0] = v48;
                f32[0 * s31 + 1] = v50;
                f32[0 * s31 + 2] = v52;
                f32[0 * s31 + 3] = v55;
            }
            s25 /= 2;
            f33 += 6;
            f32 += s24;
        }
    } else {
        for (int i56 = 0; i56 < 4; i56++) {
            if (s25 & 1) {
                vector v57 = load(f33 + 0);
                vector v58 = load(f33 + 1);
                vector v59 = load(f33 + 2);
                vector v60 = load(f33 + 3);
                vector v61 = load(f33 + 4);
                vector v62 = load(f33 + 5);
                vector v63 = load(bias + 0);
                vector v64 = v59 + v63;
                vector v65 = v57 + v58;
                vector v66 = v57 - v58;
                vector v67 = v64 + v60;
                vector v68 = v64 - v60;
                vector v69 = v61 + v65;
                vector v70 = v69 + v67;
                vector v71 = v61 * (float)2.0 + v68;
                vector v72 = v66 * (float)0.25 + v71;
                vector v73 = v61 * (float)4.0 + v67;
                vector v74 = v65 * (float)0.0625 + v73;
                vector v75 = v62 + v68;
                vector v76 = v61 * (float)8.0 + v75;
                vector v77 = v66 * (float)0.015625 + v76;
                if (u27 >> 0 & 1) {
                f32[0 * s31 + 0] = v70;
                }
                if (u28 >> 0 & 1) {
                f32[0 * s31 + 1] = v72;
                }
                if (u29 >> 0 & 1) {
                f32[0 * s31 + 2] = v74;
                }
                if (u30 >> 0 & 1) {
                f32[0 * s31 + 3] = v77;
                }
            }
            s25 /= 2;
            f33 += 6;
            f32 += s24;
        }
    }
}

void nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 6, v18);
        store(f3 + 12, v20);
        store(f3 + 18, v23);
        f3 += 1;
        c1 += s2;
    }
    size_t s24 = tile->row_stride;
    size_t s25 = tile->row_mask;
    size_t s26 = tile->column_mask;
    uint64_t u27 = s26 >> 0;
    uint64_t u28 = s26 >> 1;
    uint64_t u29 = s26 >> 2;
    uint64_t u30 = s26 >> 3;
    size_t s31 = tile->channel_stride;
    float*f32 = output;
    float*f33 = scratch;
    if (s26 == 15) {
        for (int i34 = 0; i34 < 4; i34++) {
            if (s25 & 1) {
                vector v35 = load(f33 + 0);
                vector v36 = load(f33 + 1);
                vector v37 = load(f33 + 2);
                vector v38 = load(f33 + 3);
                vector v39 = load(f33 + 4);
                vector v40 = load(f33 + 5);
                vector v41 = load(bias + 0);
                vector v42 = v37 + v41;
                vector v43 = v35 + v36;
                vector v44 = v35 - v36;
                vector v45 = v42 + v38;
                vector v46 = v42 - v38;
                vector v47 = v39 + v43;
                vector v48 = v47 + v45;
                vector v49 = v39 * (float)2.0 + v46;
                vector v50 = v44 * (float)0.25 + v49;
                vector v51 = v39 * (float)4.0 + v45;
                vector v52 = v43 * (float)0.0625 + v51;
                vector v53 = v40 + v46;
                vector v54 = v39 * (float)8.0 + v53;
                vector v55 = v44 * (float)0.015625 + v54;
                vector v56 = splat(0);
                vector v57 = maximum(v56, v48);
                vector v58 = maximum(v56, v50);
                vector v59 = maximum(v56, v52);
                vector v60 = maximum(v56, v55);
                f32[0 * s31 + 0] = v57;
                f32[0 * s31 + 1] = v58;
                f32[0 * s31 + 2] = v59;
                f32[0 * s31 + 3] = v60;
            }
            s25 /= 2;
            f33 += 6;
            f32 += s24;
        }
    } else {
        for (int i61 = 0; i61 < 4; i61++) {
            if (s25 & 1) {
                vector v62 = load(f33 + 0);
                vector v63 = load(f33 + 1);
                vector v64 = load(f33 + 2);
                vector v65 = load(f33 + 3);
                vector v66 = load(f33 + 4);
                vector v67 = load(f33 + 5);
                vector v68 = load(bias + 0);
                vector v69 = v64 + v68;
                vector v70 = v62 + v63;
                vector v71 = v62 - v63;
                vector v72 = v69 + v65;
                vector v73 = v69 - v65;
                vector v74 = v66 + v70;
                vector v75 = v74 + v72;
                vector v76 = v66 * (float)2.0 + v73;
                vector v77 = v71 * (float)0.25 + v76;
                vector v78 = v66 * (float)4.0 + v72;
                vector v79 = v70 * (float)0.0625 + v78;
                vector v80 = v67 + v73;
                vector v81 = v66 * (float)8.0 + v80;
                vector v82 = v71 * (float)0.015625 + v81;
                vector v83 = splat(0);
                vector v84 = maximum(v83, v75);
                vector v85 = maximum(v83, v77);
                vector v86 = maximum(v83, v79);
                vector v87 = maximum(v83, v82);
                if (u27 >> 0 & 1) {
                f32[0 * s31 + 0] = v84;
                }
                if (u28 >> 0 & 1) {
                f32[0 * s31 + 1] = v85;
                }
                if (u29 >> 0 & 1) {
                f32[0 * s31 + 2] = v86;
                }
                if (u30 >> 0 & 1) {
                f32[0 * s31 + 3] = v87;
                }
            }
            s25 /= 2;
            f33 += 6;
            f32 += s24;
        }
    }
}

void nnp_winograd_f4x3_3x3_of_6x6_input__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 1;
    uint64_t u6 = s3 >> 2;
    uint64_t u7 = s3 >> 3;
    uint64_t u8 = s3 >> 4;
    size_t s9 = tile->channel_stride;
    const float*c10 = input;
    if (s3 == 31) {
        float*f11 = scratch;
        for (int i12 = 0; i12 < 6; i12++) {
            if (s2 & 1) {
                vector v13 = splat(0);
                v13 = c10[0 * s9 + 0];
                vector v14 = splat(0);
                v14 = c10[0 * s9 + 1];
                vector v15 = splat(0);
                v15 = c10[0 * s9 + 2];
                vector v16 = splat(0);
                v16 = c10[0 * s9 + 3];
                vector v17 = splat(0);
                v17 = c10[0 * s9 + 4];
                vector v18 = v13 * (float)-2.25 + v15;
                vector v19 = v18 * (float)0.390625;
                vector v20 = v14 * (float)-2.25 + v16;
                vector v21 = v20 * (float)0.625 + v19;
                store(f11 + 0, v21);
                vector v22 = v20 * (float)-0.625 + v19;
                store(f11 + 1, v22);
                vector v23 = v13 * (float)-0.390625 + v15;
                vector v24 = v23 * (float)2.25;
                vector v25 = v14 * (float)-0.390625 + v16;
                vector v26 = v25 * (float)1.5 + v24;
                store(f11 + 2, v26);
                vector v27 = v25 * (float)-1.5 + v24;
                store(f11 + 3, v27);
                vector v28 = v13 * (float)0.87890625 + v17;
                vector v29 = v15 * (float)-2.640625 + v28;
                store(f11 + 4, v29);
            } else {
                vector v30 = splat(0);
                store(f11 + 0, v30);
                vector v31 = splat(0);
                store(f11 + 1, v31);
                vector v32 = splat(0);
                store(f11 + 2, v32);
                vector v33 = splat(0);
                store(f11 + 3, v33);
                vector v34 = splat(0);
                store(f11 + 4, v34);
            }
            s2 /= 2;
            c10 += s1;
            f11 += 5;
        }
    } else {
        float*f35 = scratch;
        for (int i36 = 0; i36 < 6; i36++) {
            if (s2 & 1) {
                vector v37 = splat(0);
                if (u4 >> 0 & 1) {
                v37 = c10[0 * s9 + 0];
                }
                vector v38 = splat(0);
                if (u5 >> 0 & 1) {
                v38 = c10[0 * s9 + 1];
                }
                vector v39 = splat(0);
                if (u6 >> 0 & 1) {
                v39 = c10[0 * s9 + 2];
                }
                vector v40 = splat(0);
                if (u7 >> 0 & 1) {
                v40 = c10[0 * s9 + 3];
                }
                vector v41 = splat(0);
                if (u8 >> 0 & 1) {
                v41 = c10[0 * s9 + 4];
                }
                vector v42 = v37 * (float)-2.25 + v39;
                vector v43 = v42 * (float)0.390625;
                vector v44 = v38 * (float)-2.25 + v40;
                vector v45 = v44 * (float)0.625 + v43;
                store(f35 + 0, v45);
                vector v46 = v44 * (float)-0.625 + v43;
                store(f35 + 1, v46);
                vector v47 = v37 * (float)-0.390625 + v39;
                vector v48 = v47 * (float)2.25;
                vector v49 = v38 * (float)-0.390625 + v40;
                vector v50 = v49 * (float)1.5 + v48;
                store(f35 + 2, v50);
                vector v51 = v49 * (float)-1.5 + v48;
                store(f35 + 3, v51);
                vector v52 = v37 * (float)0.87890625 + v41;
                vector v53 = v39 * (float)-2.640625 + v52;
                store(f35 + 4, v53);
            } else {
                vector v54 = splat(0);
                store(f35 + 0, v54);
                vector v55 = splat(0);
                store(f35 + 1, v55);
                vector v56 = splat(0);
                store(f35 + 2, v56);
                vector v57 = splat(0);
                store(f35 + 3, v57);
                vector v58 = splat(0);
                store(f35 + 4, v58);
            }
            s2 /= 2;
            c10 += s1;
            f35 += 5;
        }
    }
    float*f59 = output;
    size_t s60 = output_stride * 6;
    float*f61 = scratch;
    for (int i62 = 0; i62 < 5; i62++) {
        vector v63 = load(f61 + 0);
        vector v64 = load(f61 + 5);
        vector v65 = load(f61 + 10);
        vector v66 = load(f61 + 15);
        vector v67 = load(f61 + 20);
        vector v68 = load(f61 + 25);
        vector v69 = v65 * (float)-2.25 + v67;
        vector v70 = v64 * (float)-2.25 + v66;
        vector v71 = v70 * (float)0.625 + v69;
        store(f59 + 0 * output_stride + 0, v71);
        vector v72 = v70 * (float)-0.625 + v69;
        store(f59 + 1 * output_stride + 0, v72);
        vector v73 = v65 * (float)-0.390625 + v67;
        vector v74 = v64 * (float)-0.390625 + v66;
        vector v75 = v74 * (float)1.5 + v73;
        store(f59 + 2 * output_stride + 0, v75);
        vector v76 = v74 * (float)-1.5 + v73;
        store(f59 + 3 * output_stride + 0, v76);
        vector v77 = v64 * (float)0.87890625 + v68;
        vector v78 = v66 * (float)-2.640625 + v77;
        store(f59 + 4 * output_stride + 0, v78);
        vector v79 = v63 * (float)0.87890625 + v67;
        vector v80 = v65 * (float)-2.640625 + v79;
        store(f59 + 5 * output_stride + 0, v80);
        f61 += 1;
        f59 += s60;
    }
}

void nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 5, v18);
        store(f3 + 10, v20);
        store(f3 + 15, v22);
        f3 += 1;
        c1 += s2;
    }
    size_t s23 = tile->row_stride;
    size_t s24 = tile->row_mask;
    size_t s25 = tile->column_mask;
    uint64_t u26 = s25 >> 0;
    uint64_t u27 = s25 >> 1;
    uint64_t u28 = s25 >> 2;
    size_t s29 = tile->channel_stride;
    float*f30 = output;
    float*f31 = scratch;
    if (s25 == 7) {
        for (int i32 = 0; i32 < 4; i32++) {
            if (s24 & 1) {
                vector v33 = load(f31 + 0);
                vector v34 = load(f31 + 1);
                vector v35 = load(f31 + 2);
                vector v36 = load(f31 + 3);
                vector v37 = load(f31 + 4);
                vector v38 = v33 + v34;
                vector v39 = v33 - v34;
                vector v40 = v35 + v36;
                vector v41 = v35 - v36;
                vector v42 = v38 + v40;
                vector v43 = v39 * (float)0.625;
                vector v44 = v41 * (float)1.5 + v43;
                vector v45 = v38 * (float)0.390625 + v37;
                vector v46 = v40 * (float)2.25 + v45;
                vector v47 = load(bias + 0);
                vector v48 = v42 + v47;
                vector v49 = v44 + v47;
                vector v50 = v46 + v47;
                f30[0 * s29 + 0] = v48;
                f30[0 * s29 + 1] = v49;
                f30[0 * s29 + 2] = v50;
            }
            s24 /= 2;
            f31 += 5;
            f30 += s23;
        }
    } else {
        for (int i51 = 0; i51 < 4; i51++) {
            if (s24 & 1) {
                vector v52 = load(f31 + 0);
                vector v53 = load(f31 + 1);
                vector v54 = load(f31 + 2);
                vector v55 = load(f31 + 3);
                vector v56 = load(f31 + 4);
                vector v57 = v52 + v53;
                vector v58 = v52 - v53;
                vector v59 = v54 + v55;
                vector v60 = v54 - v55;
                vector v61 = v57 + v59;
                vector v62 = v58 * (float)0.625;
                vector v63 = v60 * (float)1.5 + v62;
                vector v64 = v57 * (float)0.390625 + v56;
                vector v65 = v59 * (float)2.25 + v64;
                vector v66 = load(bias + 0);
                vector v67 = v61 + v66;
                vector v68 = v63 + v66;
                vector v69 = v65 + v66;
                if (u26 >> 0 & 1) {
                f30[0 * s29 + 0] = v67;
                }
                if (u27 >> 0 & 1) {
                f30[0 * s29 + 1] = v68;
                }
                if (u28 >> 0 & 1) {
                f30[0 * s29 + 2] = v69;
                }
            }
            s24 /= 2;
            f31 += 5;
            f30 += s23;
        }
    }
}

void nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 5, v18);
        store(f3 + 10, v20);
        store(f3 + 15, v22);
        f3 += 1;
        c1 += s2;
    }
    size_t s23 = tile->row_stride;
    size_t s24 = tile->row_mask;
    size_t s25 = tile->column_mask;
    uint64_t u26 = s25 >> 0;
    uint64_t u27 = s25 >> 1;
    uint64_t u28 = s25 >> 2;
    size_t s29 = tile->channel_stride;
    float*f30 = output;
    float*f31 = scratch;
    if (s25 == 7) {
        for (int i32 = 0; i32 < 4; i32++) {
            if (s24 & 1) {
                vector v33 = load(f31 + 0);
                vector v34 = load(f31 + 1);
                vector v35 = load(f31 + 2);
                vector v36 = load(f31 + 3);
                vector v37 = load(f31 + 4);
                vector v38 = v33 + v34;
                vector v39 = v33 - v34;
                vector v40 = v35 + v36;
                vector v41 = v35 - v36;
                vector v42 = v38 + v40;
                vector v43 = v39 * (float)0.625;
                vector v44 = v41 * (float)1.5 + v43;
                vector v45 = v38 * (float)0.390625 + v37;
                vector v46 = v40 * (float)2.25 + v45;
                vector v47 = load(bias + 0);
                vector v48 = v42 + v47;
                vector v49 = v44 + v47;
                vector v50 = v46 + v47;
                vector v51 = splat(0);
                vector v52 = maximum(v51, v48);
                vector v53 = maximum(v51, v49);
                vector v54 = maximum(v51, v50);
                f30[0 * s29 + 0] = v52;
                f30[0 * s29 + 1] = v53;
                f30[0 * s29 + 2] = v54;
            }
            s24 /= 2;
            f31 += 5;
            f30 += s23;
        }
    } else {
        for (int i55 = 0; i55 < 4; i55++) {
            if (s24 & 1) {
                vector v56 = load(f31 + 0);
                vector v57 = load(f31 + 1);
                vector v58 = load(f31 + 2);
                vector v59 = load(f31 + 3);
                vector v60 = load(f31 + 4);
                vector v61 = v56 + v57;
                vector v62 = v56 - v57;
                vector v63 = v58 + v59;
                vector v64 = v58 - v59;
                vector v65 = v61 + v63;
                vector v66 = v62 * (float)0.625;
                vector v67 = v64 * (float)1.5 + v66;
                vector v68 = v61 * (float)0.390625 + v60;
                vector v69 = v63 * (float)2.25 + v68;
                vector v70 = load(bias + 0);
                vector v71 = v65 + v70;
                vector v72 = v67 + v70;
                vector v73 = v69 + v70;
                vector v74 = splat(0);
                vector v75 = maximum(v74, v71);
                vector v76 = maximum(v74, v72);
                vector v77 = maximum(v74, v73);
                if (u26 >> 0 & 1) {
                f30[0 * s29 + 0] = v75;
                }
                if (u27 >> 0 & 1) {
                f30[0 * s29 + 1] = v76;
                }
                if (u28 >> 0 & 1) {
                f30[0 * s29 + 2] = v77;
                }
            }
            s24 /= 2;
            f31 += 5;
            f30 += s23;
        }
    }
}

void nnp_winograd_f3x4_3x3_of_6x6_input__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 1;
    uint64_t u6 = s3 >> 2;
    uint64_t u7 = s3 >> 3;
    uint64_t u8 = s3 >> 4;
    uint64_t u9 = s3 >> 5;
    size_t s10 = tile->channel_stride;
    const float*c11 = input;
    if (s3 == 63) {
        float*f12 = scratch;
        for (int i13 = 0; i13 < 5; i13++) {
            if (s2 & 1) {
                vector v14 = splat(0);
                v14 = c11[0 * s10 + 0];
                vector v15 = splat(0);
                v15 = c11[0 * s10 + 1];
                vector v16 = splat(0);
                v16 = c11[0 * s10 + 2];
                vector v17 = splat(0);
                v17 = c11[0 * s10 + 3];
                vector v18 = splat(0);
                v18 = c11[0 * s10 + 4];
                vector v19 = splat(0);
                v19 = c11[0 * s10 + 5];
                vector v20 = v16 * (float)-2.25 + v18;
                vector v21 = v15 * (float)-2.25 + v17;
                vector v22 = v21 * (float)0.625 + v20;
                store(f12 + 0, v22);
                vector v23 = v21 * (float)-0.625 + v20;
                store(f12 + 1, v23);
                vector v24 = v16 * (float)-0.390625 + v18;
                vector v25 = v15 * (float)-0.390625 + v17;
                vector v26 = v25 * (float)1.5 + v24;
                store(f12 + 2, v26);
                vector v27 = v25 * (float)-1.5 + v24;
                store(f12 + 3, v27);
                vector v28 = v15 * (float)0.87890625 + v19;
                vector v29 = v17 * (float)-2.640625 + v28;
                store(f12 + 4, v29);
                vector v30 = v14 * (float)0.87890625 + v18;
                vector v31 = v16 * (float)-2.640625 + v30;
                store(f12 + 5, v31);
            } else {
                vector v32 = splat(0);
                store(f12 + 0, v32);
                vector v33 = splat(0);
                store(f12 + 1, v33);
                vector v34 = splat(0);
                store(f12 + 2, v34);
                vector v35 = splat(0);
                store(f12 + 3, v35);
                vector v36 = splat(0);
                store(f12 + 4, v36);
                vector v37 = splat(0);
                store(f12 + 5, v37);
            }
            s2 /= 2;
            c11 += s1;
            f12 += 6;
        }
    } else {
        float*f38 = scratch;
        for (int i39 = 0; i39 < 5; i39++) {
            if (s2 & 1) {
                vector v40 = splat(0);
                if (u4 >> 0 & 1) {
                v40 = c11[0 * s10 + 0];
                }
                vector v41 = splat(0);
                if (u5 >> 0 & 1) {
                v41 = c11[0 * s10 + 1];
                }
                vector v42 = splat(0);
                if (u6 >> 0 & 1) {
                v42 = c11[0 * s10 + 2];
                }
                vector v43 = splat(0);
                if (u7 >> 0 & 1) {
                v43 = c11[0 * s10 + 3];
                }
                vector v44 = splat(0);
                if (u8 >> 0 & 1) {
                v44 = c11[0 * s10 + 4];
                }
                vector v45 = splat(0);
                if (u9 >> 0 & 1) {
                v45 = c11[0 * s10 + 5];
                }
                vector v46 = v42 * (float)-2.25 + v44;
                vector v47 = v41 * (float)-2.25 + v43;
                vector v48 = v47 * (float)0.625 + v46;
                store(f38 + 0, v48);
                vector v49 = v47 * (float)-0.625 + v46;
                store(f38 + 1, v49);
                vector v50 = v42 * (float)-0.390625 + v44;
                vector v51 = v41 * (float)-0.390625 + v43;
                vector v52 = v51 * (float)1.5 + v50;
                store(f38 + 2, v52);
                vector v53 = v51 * (float)-1.5 + v50;
                store(f38 + 3, v53);
                vector v54 = v41 * (float)0.87890625 + v45;
                vector v55 = v43 * (float)-2.640625 + v54;
                store(f38 + 4, v55);
                vector v56 = v40 * (float)0.87890625 + v44;
                vector v57 = v42 * (float)-2.640625 + v56;
                store(f38 + 5, v57);
            } else {
                vector v58 = splat(0);
                store(f38 + 0, v58);
                vector v59 = splat(0);
                store(f38 + 1, v59);
                vector v60 = splat(0);
                store(f38 + 2, v60);
                vector v61 = splat(0);
                store(f38 + 3, v61);
                vector v62 = splat(0);
                store(f38 + 4, v62);
                vector v63 = splat(0);
                store(f38 + 5, v63);
            }
            s2 /= 2;
            c11 += s1;
            f38 += 6;
        }
    }
    float*f64 = output;
    size_t s65 = output_stride * 6;
    float*f66 = scratch;
    for (int i67 = 0; i67 < 6; i67++) {
        vector v68 = load(f66 + 0);
        vector v69 = load(f66 + 6);
        vector v70 = load(f66 + 12);
        vector v71 = load(f66 + 18);
        vector v72 = load(f66 + 24);
        vector v73 = v68 * (float)-2.25 + v70;
        vector v74 = v73 * (float)0.390625;
        vector v75 = v69 * (float)-2.25 + v71;
        vector v76 = v75 * (float)0.625 + v74;
        store(f64 + 0 * output_stride + 0, v76);
        vector v77 = v75 * (float)-0.625 + v74;
        store(f64 + 1 * output_stride + 0, v77);
        vector v78 = v68 * (float)-0.390625 + v70;
        vector v79 = v78 * (float)2.25;
        vector v80 = v69 * (float)-0.390625 + v71;
        vector v81 = v80 * (float)1.5 + v79;
        store(f64 + 2 * output_stride + 0, v81);
        vector v82 = v80 * (float)-1.5 + v79;
        store(f64 + 3 * output_stride + 0, v82);
        vector v83 = v68 * (float)0.87890625 + v72;
        vector v84 = v70 * (float)-2.640625 + v83;
        store(f64 + 4 * output_stride + 0, v84);
        f66 += 1;
        f64 += s65;
    }
}

void nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 6, v16);
        store(f3 + 12, v18);
        f3 += 1;
        c1 += s2;
    }
    size_t s19 = tile->row_stride;
    size_t s20 = tile->row_mask;
    size_t s21 = tile->column_mask;
    uint64_t u22 = s21 >> 0;
    uint64_t u23 = s21 >> 1;
    uint64_t u24 = s21 >> 2;
    uint64_t u25 = s21 >> 3;
    size_t s26 = tile->channel_stride;
    float*f27 = output;
    float*f28 = scratch;
    if (s21 == 15) {
        for (int i29 = 0; i29 < 3; i29++) {
            if (s20 & 1) {
                vector v30 = load(f28 + 0);
                vector v31 = load(f28 + 1);
                vector v32 = load(f28 + 2);
                vector v33 = load(f28 + 3);
                vector v34 = load(f28 + 4);
                vector v35 = load(f28 + 5);
                vector v36 = v30 + v31;
                vector v37 = v30 - v31;
                vector v38 = v32 + v33;
                vector v39 = v32 - v33;
                vector v40 = v35 + v36;
                vector v41 = v40 + v38;
                vector v42 = v37 * (float)0.625;
                vector v43 = v39 * (float)1.5 + v42;
                vector v44 = v36 * (float)0.390625;
                vector v45 = v38 * (float)2.25 + v44;
                vector v46 = v37 * (float)0.244140625 + v34;
                vector v47 = v39 * (float)3.375 + v46;
                vector v48 = load(bias + 0);
                vector v49 = v41 + v48;
                vector v50 = v43 + v48;
                vector v51 = v45 + v48;
                vector v52 = v47 + v48;
                f27[0 * s26 + 0] = v49;
                f27[0 * s26 + 1] = v50;
                f27[0 * s26 + 2] = v51;
                f27[0 * s26 + 3] = v52;
            }
            s20 /= 2;
            f28 += 6;
            f27 += s19;
        }
    } else {
        for (int i53 = 0; i53 < 3; i53++) {
            if (s20 & 1) {
                vector v54 = load(f28 + 0);
                vector v55 = load(f28 + 1);
                vector v56 = load(f28 + 2);
                vector v57 = load(f28 + 3);
                vector v58 = load(f28 + 4);
                vector v59 = load(f28 + 5);
                vector v60 = v54 + v55;
                vector v61 = v54 - v55;
                vector v62 = v56 + v57;
                vector v63 = v56 - v57;
                vector v64 = v59 + v60;
                vector v65 = v64 + v62;
                vector v66 = v61 * (float)0.625;
                vector v67 = v63 * (float)1.5 + v66;
                vector v68 = v60 * (float)0.390625;
                vector v69 = v62 * (float)2.25 + v68;
                vector v70 = v61 * (float)0.244140625 + v58;
                vector v71 = v63 * (float)3.375 + v70;
                vector v72 = load(bias + 0);
                vector v73 = v65 + v72;
                vector v74 = v67 + v72;
                vector v75 = v69 + v72;
                vector v76 = v71 + v72;
                if (u22 >> 0 & 1) {
                f27[0 * s26 + 0] = v73;
                }
                if (u23 >> 0 & 1) {
                f27[0 * s26 + 1] = v74;
                }
                if (u24 >> 0 & 1) {
                f27[0 * s26 + 2] = v75;
                }
                if (u25 >> 0 & 1) {
                f27[0 * s26 + 3] = v76;
                }
            }
            s20 /= 2;
            f28 += 6;
            f27 += s19;
        }
    }
}

void nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 6, v16);
        store(f3 + 12, v18);
        f3 += 1;
        c1 += s2;
    }
    size_t s19 = tile->row_stride;
    size_t s20 = tile->row_mask;
    size_t s21 = tile->column_mask;
    uint64_t u22 = s21 >> 0;
    uint64_t u23 = s21 >> 1;
    uint64_t u24 = s21 >> 2;
    uint64_t u25 = s21 >> 3;
    size_t s26 = tile->channel_stride;
    float*f27 = output;
    float*f28 = scratch;
    if (s21 == 15) {
        for (int i29 = 0; i29 < 3; i29++) {
            if (s20 & 1) {
                vector v30 = load(f28 + 0);
                vector v31 = load(f28 + 1);
                vector v32 = load(f28 + 2);
                vector v33 = load(f28 + 3);
                vector v34 = load(f28 + 4);
                vector v35 = load(f28 + 5);
                vector v36 = v30 + v31;
                vector v37 = v30 - v31;
                vector v38 = v32 + v33;
                vector v39 = v32 - v33;
                vector v40 = v35 + v36;
                vector v41 = v40 + v38;
                vector v42 = v37 * (float)0.625;
                vector v43 = v39 * (float)1.5 + v42;
                vector v44 = v36 * (float)0.390625;
                vector v45 = v38 * (float)2.25 + v44;
                vector v46 = v37 * (float)0.244140625 + v34;
                vector v47 = v39 * (float)3.375 + v46;
                vector v48 = load(bias + 0);
                vector v49 = v41 + v48;
                vector v50 = v43 + v48;
                vector v51 = v45 + v48;
                vector v52 = v47 + v48;
                vector v53 = splat(0);
                vector v54 = maximum(v53, v49);
                vector v55 = maximum(v53, v50);
                vector v56 = maximum(v53, v51);
                vector v57 = maximum(v53, v52);
                f27[0 * s26 + 0] = v54;
                f27[0 * s26 + 1] = v55;
                f27[0 * s26 + 2] = v56;
                f27[0 * s26 + 3] = v57;
            }
            s20 /= 2;
            f28 += 6;
            f27 += s19;
        }
    } else {
        for (int i58 = 0; i58 < 3; i58++) {
            if (s20 & 1) {
                vector v59 = load(f28 + 0);
                vector v60 = load(f28 + 1);
                vector v61 = load(f28 + 2);
                vector v62 = load(f28 + 3);
                vector v63 = load(f28 + 4);
                vector v64 = load(f28 + 5);
                vector v65 = v59 + v60;
                vector v66 = v59 - v60;
                vector v67 = v61 + v62;
                vector v68 = v61 - v62;
                vector v69 = v64 + v65;
                vector v70 = v69 + v67;
                vector v71 = v66 * (float)0.625;
                vector v72 = v68 * (float)1.5 + v71;
                vector v73 = v65 * (float)0.390625;
                vector v74 = v67 * (float)2.25 + v73;
                vector v75 = v66 * (float)0.244140625 + v63;
                vector v76 = v68 * (float)3.375 + v75;
                vector v77 = load(bias + 0);
                vector v78 = v70 + v77;
                vector v79 = v72 + v77;
                vector v80 = v74 + v77;
                vector v81 = v76 + v77;
                vector v82 = splat(0);
                vector v83 = maximum(v82, v78);
                vector v84 = maximum(v82, v79);
                vector v85 = maximum(v82, v80);
                vector v86 = maximum(v82, v81);
                if (u22 >> 0 & 1) {
                f27[0 * s26 + 0] = v83;
                }
                if (u23 >> 0 & 1) {
                f27[0 * s26 + 1] = v84;
                }
                if (u24 >> 0 & 1) {
                f27[0 * s26 + 2] = v85;
                }
                if (u25 >> 0 & 1) {
                f27[0 * s26 + 3] = v86;
                }
            }
            s20 /= 2;
            f28 += 6;
            f27 += s19;
        }
    }
}

void nnp_winograd_f3x3_3x3_of_6x6_input__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 1;
    uint64_t u6 = s3 >> 2;
    uint64_t u7 = s3 >> 3;
    uint64_t u8 = s3 >> 4;
    size_t s9 = tile->channel_stride;
    const float*c10 = input;
    if (s3 == 31) {
        float*f11 = scratch;
        for (int i12 = 0; i12 < 5; i12++) {
            if (s2 & 1) {
                vector v13 = splat(0);
                v13 = c10[0 * s9 + 0];
                vector v14 = splat(0);
                v14 = c10[0 * s9 + 1];
                vector v15 = splat(0);
                v15 = c10[0 * s9 + 2];
                vector v16 = splat(0);
                v16 = c10[0 * s9 + 3];
                vector v17 = splat(0);
                v17 = c10[0 * s9 + 4];
                vector v18 = v13 * (float)-2.25 + v15;
                vector v19 = v18 * (float)0.390625;
                vector v20 = v14 * (float)-2.25 + v16;
                vector v21 = v20 * (float)0.625 + v19;
                store(f11 + 0, v21);
                vector v22 = v20 * (float)-0.625 + v19;
                store(f11 + 1, v22);
                vector v23 = v13 * (float)-0.390625 + v15;
                vector v24 = v23 * (float)2.25;
                vector v25 = v14 * (float)-0.390625 + v16;
                vector v26 = v25 * (float)1.5 + v24;
                store(f11 + 2, v26);
                vector v27 = v25 * (float)-1.5 + v24;
                store(f11 + 3, v27);
                vector v28 = v13 * (float)0.87890625 + v17;
                vector v29 = v15 * (float)-2.640625 + v28;
                store(f11 + 4, v29);
            } else {
                vector v30 = splat(0);
                store(f11 + 0, v30);
                vector v31 = splat(0);
                store(f11 + 1, v31);
                vector v32 = splat(0);
                store(f11 + 2, v32);
                vector v33 = splat(0);
                store(f11 + 3, v33);
                vector v34 = splat(0);
                store(f11 + 4, v34);
            }
            s2 /= 2;
            c10 += s1;
            f11 += 5;
        }
    } else {
        float*f35 = scratch;
        for (int i36 = 0; i36 < 5; i36++) {
            if (s2 & 1) {
                vector v37 = splat(0);
                if (u4 >> 0 & 1) {
                v37 = c10[0 * s9 + 0];
                }
                vector v38 = splat(0);
                if (u5 >> 0 & 1) {
                v38 = c10[0 * s9 + 1];
                }
                vector v39 = splat(0);
                if (u6 >> 0 & 1) {
                v39 = c10[0 * s9 + 2];
                }
                vector v40 = splat(0);
                if (u7 >> 0 & 1) {
                v40 = c10[0 * s9 + 3];
                }
                vector v41 = splat(0);
                if (u8 >> 0 & 1) {
                v41 = c10[0 * s9 + 4];
                }
                vector v42 = v37 * (float)-2.25 + v39;
                vector v43 = v42 * (float)0.390625;
                vector v44 = v38 * (float)-2.25 + v40;
                vector v45 = v44 * (float)0.625 + v43;
                store(f35 + 0, v45);
                vector v46 = v44 * (float)-0.625 + v43;
                store(f35 + 1, v46);
                vector v47 = v37 * (float)-0.390625 + v39;
                vector v48 = v47 * (float)2.25;
                vector v49 = v38 * (float)-0.390625 + v40;
                vector v50 = v49 * (float)1.5 + v48;
                store(f35 + 2, v50);
                vector v51 = v49 * (float)-1.5 + v48;
                store(f35 + 3, v51);
                vector v52 = v37 * (float)0.87890625 + v41;
                vector v53 = v39 * (float)-2.640625 + v52;
                store(f35 + 4, v53);
            } else {
                vector v54 = splat(0);
                store(f35 + 0, v54);
                vector v55 = splat(0);
                store(f35 + 1, v55);
                vector v56 = splat(0);
                store(f35 + 2, v56);
                vector v57 = splat(0);
                store(f35 + 3, v57);
                vector v58 = splat(0);
                store(f35 + 4, v58);
            }
            s2 /= 2;
            c10 += s1;
            f35 += 5;
        }
    }
    float*f59 = output;
    size_t s60 = output_stride * 6;
    float*f61 = scratch;
    for (int i62 = 0; i62 < 5; i62++) {
        vector v63 = load(f61 + 0);
        vector v64 = load(f61 + 5);
        vector v65 = load(f61 + 10);
        vector v66 = load(f61 + 15);
        vector v67 = load(f61 + 20);
        vector v68 = v63 * (float)-2.25 + v65;
        vector v69 = v68 * (float)0.390625;
        vector v70 = v64 * (float)-2.25 + v66;
        vector v71 = v70 * (float)0.625 + v69;
        store(f59 + 0 * output_stride + 0, v71);
        vector v72 = v70 * (float)-0.625 + v69;
        store(f59 + 1 * output_stride + 0, v72);
        vector v73 = v63 * (float)-0.390625 + v65;
        vector v74 = v73 * (float)2.25;
        vector v75 = v64 * (float)-0.390625 + v66;
        vector v76 = v75 * (float)1.5 + v74;
        store(f59 + 2 * output_stride + 0, v76);
        vector v77 = v75 * (float)-1.5 + v74;
        store(f59 + 3 * output_stride + 0, v77);
        vector v78 = v63 * (float)0.87890625 + v67;
        vector v79 = v65 * (float)-2.640625 + v78;
        store(f59 + 4 * output_stride + 0, v79);
        f61 += 1;
        f59 += s60;
    }
}

void nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 5, v16);
        store(f3 + 10, v18);
        f3 += 1;
        c1 += s2;
    }
    size_t s19 = tile->row_stride;
    size_t s20 = tile->row_mask;
    size_t s21 = tile->column_mask;
    uint64_t u22 = s21 >> 0;
    uint64_t u23 = s21 >> 1;
    uint64_t u24 = s21 >> 2;
    size_t s25 = tile->channel_stride;
    float*f26 = output;
    float*f27 = scratch;
    if (s21 == 7) {
        for (int i28 = 0; i28 < 3; i28++) {
            if (s20 & 1) {
                vector v29 = load(f27 + 0);
                vector v30 = load(f27 + 1);
                vector v31 = load(f27 + 2);
                vector v32 = load(f27 + 3);
                vector v33 = load(f27 + 4);
                vector v34 = v29 + v30;
                vector v35 = v29 - v30;
                vector v36 = v31 + v32;
                vector v37 = v31 - v32;
                vector v38 = v34 + v36;
                vector v39 = v35 * (float)0.625;
                vector v40 = v37 * (float)1.5 + v39;
                vector v41 = v34 * (float)0.390625 + v33;
                vector v42 = v36 * (float)2.25 + v41;
                vector v43 = load(bias + 0);
                vector v44 = v38 + v43;
                vector v45 = v40 + v43;
                vector v46 = v42 + v43;
                f26[0 * s25 + 0] = v44;
                f26[0 * s25 + 1] = v45;
                f26[0 * s25 + 2] = v46;
            }
            s20 /= 2;
            f27 += 5;
            f26 += s19;
        }
    } else {
        for (int i47 = 0; i47 < 3; i47++) {
            if (s20 & 1) {
                vector v48 = load(f27 + 0);
                vector v49 = load(f27 + 1);
                vector v50 = load(f27 + 2);
                vector v51 = load(f27 + 3);
                vector v52 = load(f27 + 4);
                vector v53 = v48 + v49;
                vector v54 = v48 - v49;
                vector v55 = v50 + v51;
                vector v56 = v50 - v51;
                vector v57 = v53 + v55;
                vector v58 = v54 * (float)0.625;
                vector v59 = v56 * (float)1.5 + v58;
                vector v60 = v53 * (float)0.390625 + v52;
                vector v61 = v55 * (float)2.25 + v60;
                vector v62 = load(bias + 0);
                vector v63 = v57 + v62;
                vector v64 = v59 + v62;
                vector v65 = v61 + v62;
                if (u22 >> 0 & 1) {
                f26[0 * s25 + 0] = v63;
                }
                if (u23 >> 0 & 1) {
                f26[0 * s25 + 1] = v64;
                }
                if (u24 >> 0 & 1) {
                f26[0 * s25 + 2] = v65;
                }
            }
            s20 /= 2;
            f27 += 5;
            f26 += s19;
        }
    }
}

void nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 5, v16);
        store(f3 + 10, v18);
        f3 += 1;
        c1 += s2;
    }
    size_t s19 = tile->row_stride;
    size_t s20 = tile->row_mask;
    size_t s21 = tile->column_mask;
    uint64_t u22 = s21 >> 0;
    uint64_t u23 = s21 >> 1;
    uint64_t u24 = s21 >> 2;
    size_t s25 = tile->channel_stride;
    float*f26 = output;
    float*f27 = scratch;
    if (s21 == 7) {
        for (int i28 = 0; i28 < 3; i28++) {
            if (s20 & 1) {
                vector v29 = load(f27 + 0);
                vector v30 = load(f27 + 1);
                vector v31 = load(f27 + 2);
                vector v32 = load(f27 + 3);
                vector v33 = load(f27 + 4);
                vector v34 = v29 + v30;
                vector v35 = v29 - v30;
                vector v36 = v31 + v32;
                vector v37 = v31 - v32;
                vector v38 = v34 + v36;
                vector v39 = v35 * (float)0.625;
                vector v40 = v37 * (float)1.5 + v39;
                vector v41 = v34 * (float)0.390625 + v33;
                vector v42 = v36 * (float)2.25 + v41;
                vector v43 = load(bias + 0);
                vector v44 = v38 + v43;
                vector v45 = v40 + v43;
                vector v46 = v42 + v43;
                vector v47 = splat(0);
                vector v48 = maximum(v47, v44);
                vector v49 = maximum(v47, v45);
                vector v50 = maximum(v47, v46);
                f26[0 * s25 + 0] = v48;
                f26[0 * s25 + 1] = v49;
                f26[0 * s25 + 2] = v50;
            }
            s20 /= 2;
            f27 += 5;
            f26 += s19;
        }
    } else {
        for (int i51 = 0; i51 < 3; i51++) {
            if (s20 & 1) {
                vector v52 = load(f27 + 0);
                vector v53 = load(f27 + 1);
                vector v54 = load(f27 + 2);
                vector v55 = load(f27 + 3);
                vector v56 = load(f27 + 4);
                vector v57 = v52 + v53;
                vector v58 = v52 - v53;
                vector v59 = v54 + v55;
                vector v60 = v54 - v55;
                vector v61 = v57 + v59;
                vector v62 = v58 * (float)0.625;
                vector v63 = v60 * (float)1.5 + v62;
                vector v64 = v57 * (float)0.390625 + v56;
                vector v65 = v59 * (float)2.25 + v64;
                vector v66 = load(bias + 0);
                vector v67 = v61 + v66;
                vector v68 = v63 + v66;
                vector v69 = v65 + v66;
                vector v70 = splat(0);
                vector v71 = maximum(v70, v67);
                vector v72 = maximum(v70, v68);
                vector v73 = maximum(v70, v69);
                if (u22 >> 0 & 1) {
                f26[0 * s25 + 0] = v71;
                }
                if (u23 >> 0 & 1) {
                f26[0 * s25 + 1] = v72;
                }
                if (u24 >> 0 & 1) {
                f26[0 * s25 + 2] = v73;
                }
            }
            s20 /= 2;
            f27 += 5;
            f26 += s19;
        }
    }
}

void nnp_winograd_f2x1_3x3_of_4x4_input__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 1;
    uint64_t u6 = s3 >> 2;
    size_t s7 = tile->channel_stride;
    const float*c8 = input;
    if (s3 == 7) {
        float*f9 = scratch;
        for (int i10 = 0; i10 < 4; i10++) {
            if (s2 & 1) {
                vector v11 = splat(0);
                v11 = c8[0 * s7 + 0];
                vector v12 = splat(0);
                v12 = c8[0 * s7 + 1];
                vector v13 = splat(0);
                v13 = c8[0 * s7 + 2];
                vector v14 = v11 + v12;
                store(f9 + 0, v14);
                vector v15 = v11 - v12;
                store(f9 + 1, v15);
                vector v16 = v13 - v11;
                store(f9 + 2, v16);
            } else {
                vector v17 = splat(0);
                store(f9 + 0, v17);
                vector v18 = splat(0);
                store(f9 + 1, v18);
                vector v19 = splat(0);
                store(f9 + 2, v19);
            }
            s2 /= 2;
            c8 += s1;
            f9 += 3;
        }
    } else {
        float*f20 = scratch;
        for (int i21 = 0; i21 < 4; i21++) {
            if (s2 & 1) {
                vector v22 = splat(0);
                if (u4 >> 0 & 1) {
                v22 = c8[0 * s7 + 0];
                }
                vector v23 = splat(0);
                if (u5 >> 0 & 1) {
                v23 = c8[0 * s7 + 1];
                }
                vector v24 = splat(0);
                if (u6 >> 0 & 1) {
                v24 = c8[0 * s7 + 2];
                }
                vector v25 = v22 + v23;
                store(f20 + 0, v25);
                vector v26 = v22 - v23;
                store(f20 + 1, v26);
                vector v27 = v24 - v22;
                store(f20 + 2, v27);
            } else {
                vector v28 = splat(0);
                store(f20 + 0, v28);
                vector v29 = splat(0);
                store(f20 + 1, v29);
                vector v30 = splat(0);
                store(f20 + 2, v30);
            }
            s2 /= 2;
            c8 += s1;
            f20 += 3;
        }
    }
    float*f31 = output;
    size_t s32 = output_stride * 4;
    float*f33 = scratch;
    for (int i34 = 0; i34 < 3; i34++) {
        vector v35 = load(f33 + 0);
        vector v36 = load(f33 + 3);
        vector v37 = load(f33 + 6);
        vector v38 = load(f33 + 9);
        vector v39 = v37 + v36;
        store(f31 + 0 * output_stride + 0, v39);
        vector v40 = v37 - v36;
        store(f31 + 1 * output_stride + 0, v40);
        vector v41 = v38 - v36;
        store(f31 + 2 * output_stride + 0, v41);
        vector v42 = v35 - v37;
        store(f31 + 3 * output_stride + 0, v42);
        f33 += 1;
        f31 += s32;
    }
}

void nnp_winograd_f2x1_3x3_of_4x4_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 3, v12);
        f3 += 1;
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
                vector v22 = load(f19 + 1);
                vector v23 = load(f19 + 2);
                vector v24 = load(bias + 0);
                vector v25 = v21 + v24;
                vector v26 = v25 + v22;
                vector v27 = v26 + v23;
                f18[0 * s17 + 0] = v27;
            }
            s14 /= 2;
            f19 += 3;
            f18 += s13;
        }
    } else {
        for (int i28 = 0; i28 < 2; i28++) {
            if (s14 & 1) {
                vector v29 = load(f19 + 0);
                vector v30 = load(f19 + 1);
                vector v31 = load(f19 + 2);
                vector v32 = load(bias + 0);
                vector v33 = v29 + v32;
                vector v34 = v33 + v30;
                vector v35 = v34 + v31;
                if (u16 >> 0 & 1) {
                f18[0 * s17 + 0] = v35;
                }
            }
            s14 /= 2;
            f19 += 3;
            f18 += s13;
        }
    }
}

void nnp_winograd_f2x1_3x3_of_4x4_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 3, v12);
        f3 += 1;
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
                vector v22 = load(f19 + 1);
                vector v23 = load(f19 + 2);
                vector v24 = load(bias + 0);
                vector v25 = v21 + v24;
                vector v26 = v25 + v22;
                vector v27 = v26 + v23;
                vector v28 = splat(0);
                vector v29 = maximum(v28, v27);
                f18[0 * s17 + 0] = v29;
            }
            s14 /= 2;
            f19 += 3;
            f18 += s13;
        }
    } else {
        for (int i30 = 0; i30 < 2; i30++) {
            if (s14 & 1) {
                vector v31 = load(f19 + 0);
                vector v32 = load(f19 + 1);
                vector v33 = load(f19 + 2);
                vector v34 = load(bias + 0);
                vector v35 = v31 + v34;
                vector v36 = v35 + v32;
                vector v37 = v36 + v33;
                vector v38 = splat(0);
                vector v39 = maximum(v38, v37);
                if (u16 >> 0 & 1) {
                f18[0 * s17 + 0] = v39;
                }
            }
            s14 /= 2;
            f19 += 3;
            f18 += s13;
        }
    }
}

void nnp_winograd_f1x2_3x3_of_4x4_input__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 1;
    uint64_t u6 = s3 >> 2;
    uint64_t u7 = s3 >> 3;
    size_t s8 = tile->channel_stride;
    const float*c9 = input;
    if (s3 == 15) {
        float*f10 = scratch;
        for (int i11 = 0; i11 < 3; i11++) {
            if (s2 & 1) {
                vector v12 = splat(0);
                v12 = c9[0 * s8 + 0];
                vector v13 = splat(0);
                v13 = c9[0 * s8 + 1];
                vector v14 = splat(0);
                v14 = c9[0 * s8 + 2];
                vector v15 = splat(0);
                v15 = c9[0 * s8 + 3];
                vector v16 = v14 + v13;
                store(f10 + 0, v16);
                vector v17 = v14 - v13;
                store(f10 + 1, v17);
                vector v18 = v15 - v13;
                store(f10 + 2, v18);
                vector v19 = v12 - v14;
                store(f10 + 3, v19);
            } else {
                vector v20 = splat(0);
                store(f10 + 0, v20);
                vector v21 = splat(0);
                store(f10 + 1, v21);
                vector v22 = splat(0);
                store(f10 + 2, v22);
                vector v23 = splat(0);
                store(f10 + 3, v23);
            }
            s2 /= 2;
            c9 += s1;
            f10 += 4;
        }
    } else {
        float*f24 = scratch;
        for (int i25 = 0; i25 < 3; i25++) {
            if (s2 & 1) {
                vector v26 = splat(0);
                if (u4 >> 0 & 1) {
                v26 = c9[0 * s8 + 0];
                }
                vector v27 = splat(0);
                if (u5 >> 0 & 1) {
                v27 = c9[0 * s8 + 1];
                }
                vector v28 = splat(0);
                if (u6 >> 0 & 1) {
                v28 = c9[0 * s8 + 2];
                }
                vector v29 = splat(0);
                if (u7 >> 0 & 1) {
                v29 = c9[0 * s8 + 3];
                }
                vector v30 = v28 + v27;
                store(f24 + 0, v30);
                vector v31 = v28 - v27;
                store(f24 + 1, v31);
                vector v32 = v29 - v27;
                store(f24 + 2, v32);
                vector v33 = v26 - v28;
                store(f24 + 3, v33);
            } else {
                vector v34 = splat(0);
                store(f24 + 0, v34);
                vector v35 = splat(0);
                store(f24 + 1, v35);
                vector v36 = splat(0);
                store(f24 + 2, v36);
                vector v37 = splat(0);
                store(f24 + 3, v37);
            }
            s2 /= 2;
            c9 += s1;
            f24 += 4;
        }
    }
    float*f38 = output;
    size_t s39 = output_stride * 4;
    float*f40 = scratch;
    for (int i41 = 0; i41 < 4; i41++) {
        vector v42 = load(f40 + 0);
        vector v43 = load(f40 + 4);
        vector v44 = load(f40 + 8);
        vector v45 = v42 + v43;
        store(f38 + 0 * output_stride + 0, v45);
        vector v46 = v42 - v43;
        store(f38 + 1 * output_stride + 0, v46);
        vector v47 = v44 - v42;
        store(f38 + 2 * output_stride + 0, v47);
        f40 += 1;
        f38 += s39;
    }
}

void nnp_winograd_f1x2_3x3_of_4x4_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        f3 += 1;
        c1 += s2;
    }
    size_t s10 = tile->row_stride;
    size_t s11 = tile->row_mask;
    size_t s12 = tile->column_mask;
    uint64_t u13 = s12 >> 0;
    uint64_t u14 = s12 >> 1;
    size_t s15 = tile->channel_stride;
    float*f16 = output;
    float*f17 = scratch;
    if (s12 == 3) {
        for (int i18 = 0; i18 < 1; i18++) {
            if (s11 & 1) {
                vector v19 = load(f17 + 0);
                vector v20 = load(f17 + 1);
                vector v21 = load(f17 + 2);
                vector v22 = load(f17 + 3);
                vector v23 = load(bias + 0);
                vector v24 = v19 + v23;
                vector v25 = v24 + v20;
                vector v26 = v24 - v20;
                vector v27 = v22 + v25;
                vector v28 = v21 + v26;
                f16[0 * s15 + 0] = v27;
                f16[0 * s15 + 1] = v28;
            }
            s11 /= 2;
            f17 += 4;
            f16 += s10;
        }
    } else {
        for (int i29 = 0; i29 < 1; i29++) {
            if (s11 & 1) {
                vector v30 = load(f17 + 0);
                vector v31 = load(f17 + 1);
                vector v32 = load(f17 + 2);
                vector v33 = load(f17 + 3);
                vector v34 = load(bias + 0);
                vector v35 = v30 + v34;
                vector v36 = v35 + v31;
                vector v37 = v35 - v31;
                vector v38 = v33 + v36;
                vector v39 = v32 + v37;
                if (u13 >> 0 & 1) {
                f16[0 * s15 + 0] = v38;
                }
                if (u14 >> 0 & 1) {
                f16[0 * s15 + 1] = v39;
                }
            }
            s11 /= 2;
            f17 += 4;
            f16 += s10;
        }
    }
}

void nnp_winograd_f1x2_3x3_of_4x4_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        f3 += 1;
        c1 += s2;
    }
    size_t s10 = tile->row_stride;
    size_t s11 = tile->row_mask;
    size_t s12 = tile->column_mask;
    uint64_t u13 = s12 >> 0;
    uint64_t u14 = s12 >> 1;
    size_t s15 = tile->channel_stride;
    float*f16 = output;
    float*f17 = scratch;
    if (s12 == 3) {
        for (int i18 = 0; i18 < 1; i18++) {
            if (s11 & 1) {
                vector v19 = load(f17 + 0);
                vector v20 = load(f17 + 1);
                vector v21 = load(f17 + 2);
                vector v22 = load(f17 + 3);
                vector v23 = load(bias + 0);
                vector v24 = v19 + v23;
                vector v25 = v24 + v20;
                vector v26 = v24 - v20;
                vector v27 = v22 + v25;
                vector v28 = v21 + v26;
                vector v29 = splat(0);
                vector v30 = maximum(v29, v27);
                vector v31 = maximum(v29, v28);
                f16[0 * s15 + 0] = v30;
                f16[0 * s15 + 1] = v31;
            }
            s11 /= 2;
            f17 += 4;
            f16 += s10;
        }
    } else {
        for (int i32 = 0; i32 < 1; i32++) {
            if (s11 & 1) {
                vector v33 = load(f17 + 0);
                vector v34 = load(f17 + 1);
                vector v35 = load(f17 + 2);
                vector v36 = load(f17 + 3);
                vector v37 = load(bias + 0);
                vector v38 = v33 + v37;
                vector v39 = v38 + v34;
                vector v40 = v38 - v34;
                vector v41 = v36 + v39;
                vector v42 = v35 + v40;
                vector v43 = splat(0);
                vector v44 = maximum(v43, v41);
                vector v45 = maximum(v43, v42);
                if (u13 >> 0 & 1) {
                f16[0 * s15 + 0] = v44;
                }
                if (u14 >> 0 & 1) {
                f16[0 * s15 + 1] = v45;
                }
            }
            s11 /= 2;
            f17 += 4;
            f16 += s10;
        }
    }
}

void nnp_winograd_f1x1_3x3_of_4x4_input__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 1;
    uint64_t u6 = s3 >> 2;
    size_t s7 = tile->channel_stride;
    const float*c8 = input;
    if (s3 == 7) {
        float*f9 = scratch;
        for (int i10 = 0; i10 < 3; i10++) {
            if (s2 & 1) {
                vector v11 = splat(0);
                v11 = c8[0 * s7 + 0];
                vector v12 = splat(0);
                v12 = c8[0 * s7 + 1];
                vector v13 = splat(0);
                v13 = c8[0 * s7 + 2];
                vector v14 = v11 + v12;
                store(f9 + 0, v14);
                vector v15 = v11 - v12;
                store(f9 + 1, v15);
                vector v16 = v13 - v11;
                store(f9 + 2, v16);
            } else {
                vector v17 = splat(0);
                store(f9 + 0, v17);
                vector v18 = splat(0);
                store(f9 + 1, v18);
                vector v19 = splat(0);
                store(f9 + 2, v19);
            }
            s2 /= 2;
            c8 += s1;
            f9 += 3;
        }
    } else {
        float*f20 = scratch;
        for (int i21 = 0; i21 < 3; i21++) {
            if (s2 & 1) {
                vector v22 = splat(0);
                if (u4 >> 0 & 1) {
                v22 = c8[0 * s7 + 0];
                }
                vector v23 = splat(0);
                if (u5 >> 0 & 1) {
                v23 = c8[0 * s7 + 1];
                }
                vector v24 = splat(0);
                if (u6 >> 0 & 1) {
                v24 = c8[0 * s7 + 2];
                }
                vector v25 = v22 + v23;
                store(f20 + 0, v25);
                vector v26 = v22 - v23;
                store(f20 + 1, v26);
                vector v27 = v24 - v22;
                store(f20 + 2, v27);
            } else {
                vector v28 = splat(0);
                store(f20 + 0, v28);
                vector v29 = splat(0);
                store(f20 + 1, v29);
                vector v30 = splat(0);
                store(f20 + 2, v30);
            }
            s2 /= 2;
            c8 += s1;
            f20 += 3;
        }
    }
    float*f31 = output;
    size_t s32 = output_stride * 4;
    float*f33 = scratch;
    for (int i34 = 0; i34 < 3; i34++) {
        vector v35 = load(f33 + 0);
        vector v36 = load(f33 + 3);
        vector v37 = load(f33 + 6);
        vector v38 = v35 + v36;
        store(f31 + 0 * output_stride + 0, v38);
        vector v39 = v35 - v36;
        store(f31 + 1 * output_stride + 0, v39);
        vector v40 = v37 - v35;
        store(f31 + 2 * output_stride + 0, v40);
        f33 += 1;
        f31 += s32;
    }
}

void nnp_winograd_f1x1_3x3_of_4x4_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        f3 += 1;
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
                vector v19 = load(f16 + 1);
                vector v20 = load(f16 + 2);
                vector v21 = load(bias + 0);
                vector v22 = v18 + v21;
                vector v23 = v22 + v19;
                vector v24 = v23 + v20;
                f15[0 * s14 + 0] = v24;
            }
            s11 /= 2;
            f16 += 3;
            f15 += s10;
        }
    } else {
        for (int i25 = 0; i25 < 1; i25++) {
            if (s11 & 1) {
                vector v26 = load(f16 + 0);
                vector v27 = load(f16 + 1);
                vector v28 = load(f16 + 2);
                vector v29 = load(bias + 0);
                vector v30 = v26 + v29;
                vector v31 = v30 + v27;
                vector v32 = v31 + v28;
                if (u13 >> 0 & 1) {
                f15[0 * s14 + 0] = v32;
                }
            }
            s11 /= 2;
            f16 += 3;
            f15 += s10;
        }
    }
}

void nnp_winograd_f1x1_3x3_of_4x4_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        f3 += 1;
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
                vector v19 = load(f16 + 1);
                vector v20 = load(f16 + 2);
                vector v21 = load(bias + 0);
                vector v22 = v18 + v21;
                vector v23 = v22 + v19;
                vector v24 = v23 + v20;
                vector v25 = splat(0);
                vector v26 = maximum(v25, v24);
                f15[0 * s14 + 0] = v26;
            }
            s11 /= 2;
            f16 += 3;
            f15 += s10;
        }
    } else {
        for (int i27 = 0; i27 < 1; i27++) {
            if (s11 & 1) {
                vector v28 = load(f16 + 0);
                vector v29 = load(f16 + 1);
                vector v30 = load(f16 + 2);
                vector v31 = load(bias + 0);
                vector v32 = v28 + v31;
                vector v33 = v32 + v29;
                vector v34 = v33 + v30;
                vector v35 = splat(0);
                vector v36 = maximum(v35, v34);
                if (u13 >> 0 & 1) {
                f15[0 * s14 + 0] = v36;
                }
            }
            s11 /= 2;
            f16 += 3;
            f15 += s10;
        }
    }
}

void nnp_winograd_f1x6_1x3_input__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    (void)scratch;
    size_t s1 = tile->row_mask;
    size_t s2 = tile->column_mask;
    size_t s3 = tile->channel_stride;
    const float*c4 = input;
    uint64_t u5 = s2 >> 0;
    uint64_t u6 = s2 >> 1;
    uint64_t u7 = s2 >> 2;
    uint64_t u8 = s2 >> 3;
    uint64_t u9 = s2 >> 4;
    uint64_t u10 = s2 >> 5;
    uint64_t u11 = s2 >> 6;
    uint64_t u12 = s2 >> 7;
    if (s1 & 1) {
        if (s2 == 255) {
            float*f13 = output;
            vector v14 = splat(0);
            v14 = c4[0 * s3 + 0];
            vector v15 = splat(0);
            v15 = c4[0 * s3 + 1];
            vector v16 = splat(0);
            v16 = c4[0 * s3 + 2];
            vector v17 = splat(0);
            v17 = c4[0 * s3 + 3];
            vector v18 = splat(0);
            v18 = c4[0 * s3 + 4];
            vector v19 = splat(0);
            v19 = c4[0 * s3 + 5];
            vector v20 = splat(0);
            v20 = c4[0 * s3 + 6];
            vector v21 = splat(0);
            v21 = c4[0 * s3 + 7];
            vector v22 = v16 + v20;
            vector v23 = v18 * (float)-4.25 + v22;
            vector v24 = v15 + v19;
            vector v25 = v17 * (float)-4.25 + v24;
            vector v26 = v23 + v25;
            store(f13 + 0 * output_stride + 0, v26);
            vector v27 = v23 - v25;
            store(f13 + 1 * output_stride + 0, v27);
            vector v28 = v16 * (float)0.25 + v20;
            vector v29 = v18 * (float)-1.25 + v28;
            vector v30 = v17 * (float)-5.0 + v15;
            vector v31 = v19 * (float)4.0 + v30;
            vector v32 = v31 * (float)0.5 + v29;
            store(f13 + 2 * output_stride + 0, v32);
            vector v33 = v31 * (float)-0.5 + v29;
            store(f13 + 3 * output_stride + 0, v33);
            vector v34 = v16 * (float)4.0 + v20;
            vector v35 = v18 * (float)-5.0 + v34;
            vector v36 = v17 * (float)-1.25 + v15;
            vector v37 = v19 * (float)0.25 + v36;
            vector v38 = v37 * (float)2.0 + v35;
            store(f13 + 4 * output_stride + 0, v38);
            vector v39 = v37 * (float)-2.0 + v35;
            store(f13 + 5 * output_stride + 0, v39);
            vector v40 = v21 - v15;
            vector v41 = v17 * (float)5.25 + v40;
            vector v42 = v19 * (float)-5.25 + v41;
            store(f13 + 6 * output_stride + 0, v42);
            vector v43 = v14 - v20;
            vector v44 = v16 * (float)-5.25 + v43;
            vector v45 = v18 * (float)5.25 + v44;
            store(f13 + 7 * output_stride + 0, v45);
        } else {
            float*f46 = output;
            vector v47 = splat(0);
            if (u5 >> 0 & 1) {
            v47 = c4[0 * s3 + 0];
            }
            vector v48 = splat(0);
            if (u6 >> 0 & 1) {
            v48 = c4[0 * s3 + 1];
            }
            vector v49 = splat(0);
            if (u7 >> 0 & 1) {
            v49 = c4[0 * s3 + 2];
            }
            vector v50 = splat(0);
            if (u8 >> 0 & 1) {
            v50 = c4[0 * s3 + 3];
            }
            vector v51 = splat(0);
            if (u9 >> 0 & 1) {
            v51 = c4[0 * s3 + 4];
            }
            vector v52 = splat(0);
            if (u10 >> 0 & 1) {
            v52 = c4[0 * s3 + 5];
            }
            vector v53 = splat(0);
            if (u11 >> 0 & 1) {
            v53 = c4[0 * s3 + 6];
            }
            vector v54 = splat(0);
            if (u12 >> 0 & 1) {
            v54 = c4[0 * s3 + 7];
            }
            vector v55 = v49 + v53;
            vector v56 = v51 * (float)-4.25 + v55;
            vector v57 = v48 + v52;
            vector v58 = v50 * (float)-4.25 + v57;
            vector v59 = v56 + v58;
            store(f46 + 0 * output_stride + 0, v59);
            vector v60 = v56 - v58;
            store(f46 + 1 * output_stride + 0, v60);
            vector v61 = v49 * (float)0.25 + v53;
            vector v62 = v51 * (float)-1.25 + v61;
            vector v63 = v50 * (float)-5.0 + v48;
            vector v64 = v52 * (float)4.0 + v63;
            vector v65 = v64 * (float)0.5 + v62;
            store(f46 + 2 * output_stride + 0, v65);
            vector v66 = v64 * (float)-0.5 + v62;
            store(f46 + 3 * output_stride + 0, v66);
            vector v67 = v49 * (float)4.0 + v53;
            vector v68 = v51 * (float)-5.0 + v67;
            vector v69 = v50 * (float)-1.25 + v48;
            vector v70 = v52 * (float)0.25 + v69;
            vector v71 = v70 * (float)2.0 + v68;
            store(f46 + 4 * output_stride + 0, v71);
            vector v72 = v70 * (float)-2.0 + v68;
            store(f46 + 5 * output_stride + 0, v72);
            vector v73 = v54 - v48;
            vector v74 = v50 * (float)5.25 + v73;
            vector v75 = v52 * (float)-5.25 + v74;
            store(f46 + 6 * output_stride + 0, v75);
            vector v76 = v47 - v53;
            vector v77 = v49 * (float)-5.25 + v76;
            vector v78 = v51 * (float)5.25 + v77;
            store(f46 + 7 * output_stride + 0, v78);
        }
    } else {
        vector v79 = splat(0);
        float*f80 = output;
        vector v81 = v79 + v79;
        vector v82 = v79 * (float)-4.25 + v81;
        vector v83 = v79 + v79;
        vector v84 = v79 * (float)-4.25 + v83;
        vector v85 = v82 + v84;
        store(f80 + 0 * output_stride + 0, v85);
        vector v86 = v82 - v84;
        store(f80 + 1 * output_stride + 0, v86);
        vector v87 = v79 * (float)0.25 + v79;
        vector v88 = v79 * (float)-1.25 + v87;
        vector v89 = v79 * (float)-5.0 + v79;
        vector v90 = v79 * (float)4.0 + v89;
        vector v91 = v90 * (float)0.5 + v88;
        store(f80 + 2 * output_stride + 0, v91);
        vector v92 = v90 * (float)-0.5 + v88;
        store(f80 + 3 * output_stride + 0, v92);
        vector v93 = v79 * (float)4.0 + v79;
        vector v94 = v79 * (float)-5.0 + v93;
        vector v95 = v79 * (float)-1.25 + v79;
        vector v96 = v79 * (float)0.25 + v95;
        vector v97 = v96 * (float)2.0 + v94;
        store(f80 + 4 * output_stride + 0, v97);
        vector v98 = v96 * (float)-2.0 + v94;
        store(f80 + 5 * output_stride + 0, v98);
        vector v99 = v79 - v79;
        vector v100 = v79 * (float)5.25 + v99;
        vector v101 = v79 * (float)-5.25 + v100;
        store(f80 + 6 * output_stride + 0, v101);
        vector v102 = v79 - v79;
        vector v103 = v79 * (float)-5.25 + v102;
        vector v104 = v79 * (float)5.25 + v103;
        store(f80 + 7 * output_stride + 0, v104);
    }
}

void nnp_winograd_f1x6_1x3_kernel__c_scalar(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 3; i3++) {
        vector v4 = splat(0);
        v4 = c1[0 * kernel_stride + 0];
        store(f2 + 0, v4);
        c1 += 1;
        f2 += 1;
    }
    float*f5 = scratch;
    float*f6 = output;
    for (int i7 = 0; i7 < 1; i7++) {
        vector v8 = load(f5 + 0);
        vector v9 = load(f5 + 1);
        vector v10 = load(f5 + 2);
        store(f6 + 7 * output_stride + 0, v8);
        store(f6 + 6 * output_stride + 0, v10);
        vector v11 = v8 + v10;
        vector v12 = v11 * (float)-0.2222222222222222;
        vector v13 = v9 * (float)-0.2222222222222222 + v12;
        store(f6 + 0 * output_stride + 0, v13);
        vector v14 = v9 * (float)0.2222222222222222 + v12;
        store(f6 + 1 * output_stride + 0, v14);
        vector v15 = v10 * (float)4.0 + v8;
        vector v16 = v15 * (float)0.011111111111111112;
        vector v17 = v9 * (float)0.022222222222222223 + v16;
        store(f6 + 2 * output_stride + 0, v17);
        vector v18 = v9 * (float)-0.022222222222222223 + v16;
        store(f6 + 3 * output_stride + 0, v18);
        vector v19 = v10 * (float)0.25 + v8;
        vector v20 = v19 * (float)0.7111111111111111;
        vector v21 = v9 * (float)0.35555555555555557 + v20;
        store(f6 + 4 * output_stride + 0, v21);
        vector v22 = v9 * (float)-0.35555555555555557 + v20;
        store(f6 + 5 * output_stride + 0, v22);
        f6 += 4;
        f5 += 3;
    }
}

void nnp_winograd_f1x6_1x3_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
    uint64_t u37 = s33 >> 1;
    uint64_t u38 = s33 >> 2;
    uint64_t u39 = s33 >> 3;
    uint64_t u40 = s33 >> 4;
    uint64_t u41 = s33 >> 5;
    if (s32 & 1) {
        if (s33 == 63) {
            f35[0 * s34 + 0] = v20;
            f35[0 * s34 + 1] = v22;
            f35[0 * s34 + 2] = v24;
            f35[0 * s34 + 3] = v26;
            f35[0 * s34 + 4] = v28;
            f35[0 * s34 + 5] = v31;
        } else {
            if (u36 >> 0 & 1) {
            f35[0 * s34 + 0] = v20;
            }
            if (u37 >> 0 & 1) {
            f35[0 * s34 + 1] = v22;
            }
            if (u38 >> 0 & 1) {
            f35[0 * s34 + 2] = v24;
            }
            if (u39 >> 0 & 1) {
            f35[0 * s34 + 3] = v26;
            }
            if (u40 >> 0 & 1) {
            f35[0 * s34 + 4] = v28;
            }
            if (u41 >> 0 & 1) {
            f35[0 * s34 + 5] = v31;
            }
        }
    }
}

void nnp_winograd_f1x6_1x3_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
    uint64_t u44 = s40 >> 1;
    uint64_t u45 = s40 >> 2;
    uint64_t u46 = s40 >> 3;
    uint64_t u47 = s40 >> 4;
    uint64_t u48 = s40 >> 5;
    if (s39 & 1) {
        if (s40 == 63) {
            f42[0 * s41 + 0] = v33;
            f42[0 * s41 + 1] = v34;
            f42[0 * s41 + 2] = v35;
            f42[0 * s41 + 3] = v36;
            f42[0 * s41 + 4] = v37;
            f42[0 * s41 + 5] = v38;
        } else {
            if (u43 >> 0 & 1) {
            f42[0 * s41 + 0] = v33;
            }
            if (u44 >> 0 & 1) {
            f42[0 * s41 + 1] = v34;
            }
            if (u45 >> 0 & 1) {
            f42[0 * s41 + 2] = v35;
            }
            if (u46 >> 0 & 1) {
            f42[0 * s41 + 3] = v36;
            }
            if (u47 >> 0 & 1) {
            f42[0 * s41 + 4] = v37;
            }
            if (u48 >> 0 & 1) {
            f42[0 * s41 + 5] = v38;
            }
        }
    }
}

void nnp_winograd_f6x1_3x1_input__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
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
                v8 = c4[0 * s3 + 0];
                store(f6 + 0, v8);
            } else {
                vector v9 = splat(0);
                store(f6 + 0, v9);
            }
            s1 /= 2;
            c4 += s5;
            f6 += 1;
        }
        vector v10 = load(scratch + 0);
        vector v11 = load(scratch + 1);
        vector v12 = load(scratch + 2);
        vector v13 = load(scratch + 3);
        vector v14 = load(scratch + 4);
        vector v15 = load(scratch + 5);
        vector v16 = load(scratch + 6);
        vector v17 = load(scratch + 7);
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

void nnp_winograd_f6x1_3x1_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
            f35[0 * s34 + 0] = v20;
        }
        s32 /= 2;
        f35 += s36;
        if (s32 & 1) {
            f35[0 * s34 + 0] = v22;
        }
        s32 /= 2;
        f35 += s36;
        if (s32 & 1) {
            f35[0 * s34 + 0] = v24;
        }
        s32 /= 2;
        f35 += s36;
        if (s32 & 1) {
            f35[0 * s34 + 0] = v26;
        }
        s32 /= 2;
        f35 += s36;
        if (s32 & 1) {
            f35[0 * s34 + 0] = v28;
        }
        s32 /= 2;
        f35 += s36;
        if (s32 & 1) {
            f35[0 * s34 + 0] = v31;
        }
        s32 /= 2;
        f35 += s36;
    }
}

void nnp_winograd_f6x1_3x1_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
            f42[0 * s41 + 0] = v33;
        }
        s39 /= 2;
        f42 += s43;
        if (s39 & 1) {
            f42[0 * s41 + 0] = v34;
        }
        s39 /= 2;
        f42 += s43;
        if (s39 & 1) {
            f42[0 * s41 + 0] = v35;
        }
        s39 /= 2;
        f42 += s43;
        if (s39 & 1) {
            f42[0 * s41 + 0] = v36;
        }
        s39 /= 2;
        f42 += s43;
        if (s39 & 1) {
            f42[0 * s41 + 0] = v37;
        }
        s39 /= 2;
        f42 += s43;
        if (s39 & 1) {
            f42[0 * s41 + 0] = v38;
        }
        s39 /= 2;
        f42 += s43;
    }
}

void nnp_winograd_f1x4_1x5_kernel__c_scalar(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 5; i3++) {
        vector v4 = splat(0);
        v4 = c1[0 * kernel_stride + 0];
        store(f2 + 0, v4);
        c1 += 1;
        f2 += 1;
    }
    float*f5 = scratch;
    float*f6 = output;
    for (int i7 = 0; i7 < 1; i7++) {
        vector v8 = load(f5 + 0);
        vector v9 = load(f5 + 1);
        vector v10 = load(f5 + 2);
        vector v11 = load(f5 + 3);
        vector v12 = load(f5 + 4);
        store(f6 + 7 * output_stride + 0, v8);
        store(f6 + 6 * output_stride + 0, v12);
        vector v13 = v8 + v10;
        vector v14 = v13 + v12;
        vector v15 = v14 * (float)-0.2222222222222222;
        vector v16 = v9 + v11;
        vector v17 = v16 * (float)-0.2222222222222222 + v15;
        store(f6 + 0 * output_stride + 0, v17);
        vector v18 = v16 * (float)0.2222222222222222 + v15;
        store(f6 + 1 * output_stride + 0, v18);
        vector v19 = v10 * (float)4.0 + v8;
        vector v20 = v12 * (float)16.0 + v19;
        vector v21 = v20 * (float)0.011111111111111112;
        vector v22 = v11 * (float)4.0 + v9;
        vector v23 = v22 * (float)0.022222222222222223 + v21;
        store(f6 + 2 * output_stride + 0, v23);
        vector v24 = v22 * (float)-0.022222222222222223 + v21;
        store(f6 + 3 * output_stride + 0, v24);
        vector v25 = v10 * (float)0.25 + v8;
        vector v26 = v12 * (float)0.0625 + v25;
        vector v27 = v26 * (float)0.7111111111111111;
        vector v28 = v11 * (float)0.25 + v9;
        vector v29 = v28 * (float)0.35555555555555557 + v27;
        store(f6 + 4 * output_stride + 0, v29);
        vector v30 = v28 * (float)-0.35555555555555557 + v27;
        store(f6 + 5 * output_stride + 0, v30);
        f6 += 4;
        f5 += 5;
    }
}

void nnp_winograd_f1x4_1x5_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
    uint64_t u33 = s29 >> 1;
    uint64_t u34 = s29 >> 2;
    uint64_t u35 = s29 >> 3;
    if (s28 & 1) {
        if (s29 == 15) {
            f31[0 * s30 + 0] = v20;
            f31[0 * s30 + 1] = v22;
            f31[0 * s30 + 2] = v24;
            f31[0 * s30 + 3] = v27;
        } else {
            if (u32 >> 0 & 1) {
            f31[0 * s30 + 0] = v20;
            }
            if (u33 >> 0 & 1) {
            f31[0 * s30 + 1] = v22;
            }
            if (u34 >> 0 & 1) {
            f31[0 * s30 + 2] = v24;
            }
            if (u35 >> 0 & 1) {
            f31[0 * s30 + 3] = v27;
            }
        }
    }
}

void nnp_winograd_f1x4_1x5_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
    uint64_t u38 = s34 >> 1;
    uint64_t u39 = s34 >> 2;
    uint64_t u40 = s34 >> 3;
    if (s33 & 1) {
        if (s34 == 15) {
            f36[0 * s35 + 0] = v29;
            f36[0 * s35 + 1] = v30;
            f36[0 * s35 + 2] = v31;
            f36[0 * s35 + 3] = v32;
        } else {
            if (u37 >> 0 & 1) {
            f36[0 * s35 + 0] = v29;
            }
            if (u38 >> 0 & 1) {
            f36[0 * s35 + 1] = v30;
            }
            if (u39 >> 0 & 1) {
            f36[0 * s35 + 2] = v31;
            }
            if (u40 >> 0 & 1) {
            f36[0 * s35 + 3] = v32;
            }
        }
    }
}

void nnp_winograd_f4x1_5x1_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
            f31[0 * s30 + 0] = v20;
        }
        s28 /= 2;
        f31 += s32;
        if (s28 & 1) {
            f31[0 * s30 + 0] = v22;
        }
        s28 /= 2;
        f31 += s32;
        if (s28 & 1) {
            f31[0 * s30 + 0] = v24;
        }
        s28 /= 2;
        f31 += s32;
        if (s28 & 1) {
            f31[0 * s30 + 0] = v27;
        }
        s28 /= 2;
        f31 += s32;
    }
}

void nnp_winograd_f4x1_5x1_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
            f36[0 * s35 + 0] = v29;
        }
        s33 /= 2;
        f36 += s37;
        if (s33 & 1) {
            f36[0 * s35 + 0] = v30;
        }
        s33 /= 2;
        f36 += s37;
        if (s33 & 1) {
            f36[0 * s35 + 0] = v31;
        }
        s33 /= 2;
        f36 += s37;
        if (s33 & 1) {
            f36[0 * s35 + 0] = v32;
        }
        s33 /= 2;
        f36 += s37;
    }
}

void nnp_winograd_f1x4_1x3_input__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    (void)scratch;
    size_t s1 = tile->row_mask;
    size_t s2 = tile->column_mask;
    size_t s3 = tile->channel_stride;
    const float*c4 = input;
    uint64_t u5 = s2 >> 0;
    uint64_t u6 = s2 >> 1;
    uint64_t u7 = s2 >> 2;
    uint64_t u8 = s2 >> 3;
    uint64_t u9 = s2 >> 4;
    uint64_t u10 = s2 >> 5;
    if (s1 & 1) {
        if (s2 == 63) {
            float*f11 = output;
            vector v12 = splat(0);
            v12 = c4[0 * s3 + 0];
            vector v13 = splat(0);
            v13 = c4[0 * s3 + 1];
            vector v14 = splat(0);
            v14 = c4[0 * s3 + 2];
            vector v15 = splat(0);
            v15 = c4[0 * s3 + 3];
            vector v16 = splat(0);
            v16 = c4[0 * s3 + 4];
            vector v17 = splat(0);
            v17 = c4[0 * s3 + 5];
            vector v18 = v14 * (float)-2.25 + v16;
            vector v19 = v13 * (float)-2.25 + v15;
            vector v20 = v19 * (float)0.625 + v18;
            store(f11 + 0 * output_stride + 0, v20);
            vector v21 = v19 * (float)-0.625 + v18;
            store(f11 + 1 * output_stride + 0, v21);
            vector v22 = v14 * (float)-0.390625 + v16;
            vector v23 = v13 * (float)-0.390625 + v15;
            vector v24 = v23 * (float)1.5 + v22;
            store(f11 + 2 * output_stride + 0, v24);
            vector v25 = v23 * (float)-1.5 + v22;
            store(f11 + 3 * output_stride + 0, v25);
            vector v26 = v13 * (float)0.87890625 + v17;
            vector v27 = v15 * (float)-2.640625 + v26;
            store(f11 + 4 * output_stride + 0, v27);
            vector v28 = v12 * (float)0.87890625 + v16;
            vector v29 = v14 * (float)-2.640625 + v28;
            store(f11 + 5 * output_stride + 0, v29);
        } else {
            float*f30 = output;
            vector v31 = splat(0);
            if (u5 >> 0 & 1) {
            v31 = c4[0 * s3 + 0];
            }
            vector v32 = splat(0);
            if (u6 >> 0 & 1) {
            v32 = c4[0 * s3 + 1];
            }
            vector v33 = splat(0);
            if (u7 >> 0 & 1) {
            v33 = c4[0 * s3 + 2];
            }
            vector v34 = splat(0);
            if (u8 >> 0 & 1) {
            v34 = c4[0 * s3 + 3];
            }
            vector v35 = splat(0);
            if (u9 >> 0 & 1) {
            v35 = c4[0 * s3 + 4];
            }
            vector v36 = splat(0);
            if (u10 >> 0 & 1) {
            v36 = c4[0 * s3 + 5];
            }
            vector v37 = v33 * (float)-2.25 + v35;
            vector v38 = v32 * (float)-2.25 + v34;
            vector v39 = v38 * (float)0.625 + v37;
            store(f30 + 0 * output_stride + 0, v39);
            vector v40 = v38 * (float)-0.625 + v37;
            store(f30 + 1 * output_stride + 0, v40);
            vector v41 = v33 * (float)-0.390625 + v35;
            vector v42 = v32 * (float)-0.390625 + v34;
            vector v43 = v42 * (float)1.5 + v41;
            store(f30 + 2 * output_stride + 0, v43);
            vector v44 = v42 * (float)-1.5 + v41;
            store(f30 + 3 * output_stride + 0, v44);
            vector v45 = v32 * (float)0.87890625 + v36;
            vector v46 = v34 * (float)-2.640625 + v45;
            store(f30 + 4 * output_stride + 0, v46);
            vector v47 = v31 * (float)0.87890625 + v35;
            vector v48 = v33 * (float)-2.640625 + v47;
            store(f30 + 5 * output_stride + 0, v48);
        }
    } else {
        vector v49 = splat(0);
        float*f50 = output;
        vector v51 = v49 * (float)-2.25 + v49;
        vector v52 = v49 * (float)-2.25 + v49;
        vector v53 = v52 * (float)0.625 + v51;
        store(f50 + 0 * output_stride + 0, v53);
        vector v54 = v52 * (float)-0.625 + v51;
        store(f50 + 1 * output_stride + 0, v54);
        vector v55 = v49 * (float)-0.390625 + v49;
        vector v56 = v49 * (float)-0.390625 + v49;
        vector v57 = v56 * (float)1.5 + v55;
        store(f50 + 2 * output_stride + 0, v57);
        vector v58 = v56 * (float)-1.5 + v55;
        store(f50 + 3 * output_stride + 0, v58);
        vector v59 = v49 * (float)0.87890625 + v49;
        vector v60 = v49 * (float)-2.640625 + v59;
        store(f50 + 4 * output_stride + 0, v60);
        vector v61 = v49 * (float)0.87890625 + v49;
        vector v62 = v49 * (float)-2.640625 + v61;
        store(f50 + 5 * output_stride + 0, v62);
    }
}

void nnp_winograd_f1x4_1x3_kernel__c_scalar(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 3; i3++) {
        vector v4 = splat(0);
        v4 = c1[0 * kernel_stride + 0];
        store(f2 + 0, v4);
        c1 += 1;
        f2 += 1;
    }
    float*f5 = scratch;
    float*f6 = output;
    for (int i7 = 0; i7 < 1; i7++) {
        vector v8 = load(f5 + 0);
        vector v9 = load(f5 + 1);
        vector v10 = load(f5 + 2);
        store(f6 + 4 * output_stride + 0, v10);
        vector v11 = v10 * (float)0.390625 + v8;
        vector v12 = v11 * (float)-0.6884033613445378;
        vector v13 = v9 * (float)-0.43025210084033616 + v12;
        store(f6 + 0 * output_stride + 0, v13);
        vector v14 = v9 * (float)0.43025210084033616 + v12;
        store(f6 + 1 * output_stride + 0, v14);
        vector v15 = v10 * (float)2.25 + v8;
        vector v16 = v15 * (float)0.11951447245564893;
        vector v17 = v9 * (float)0.1792717086834734 + v16;
        store(f6 + 2 * output_stride + 0, v17);
        vector v18 = v9 * (float)-0.1792717086834734 + v16;
        store(f6 + 3 * output_stride + 0, v18);
        vector v19 = v8 * (float)1.1377777777777778;
        store(f6 + 5 * output_stride + 0, v19);
        f6 += 4;
        f5 += 3;
    }
}

void nnp_winograd_f1x4_1x3_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
    uint64_t u30 = s26 >> 1;
    uint64_t u31 = s26 >> 2;
    uint64_t u32 = s26 >> 3;
    if (s25 & 1) {
        if (s26 == 15) {
            f28[0 * s27 + 0] = v21;
            f28[0 * s27 + 1] = v22;
            f28[0 * s27 + 2] = v23;
            f28[0 * s27 + 3] = v24;
        } else {
            if (u29 >> 0 & 1) {
            f28[0 * s27 + 0] = v21;
            }
            if (u30 >> 0 & 1) {
            f28[0 * s27 + 1] = v22;
            }
            if (u31 >> 0 & 1) {
            f28[0 * s27 + 2] = v23;
            }
            if (u32 >> 0 & 1) {
            f28[0 * s27 + 3] = v24;
            }
        }
    }
}

void nnp_winograd_f1x4_1x3_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
    uint64_t u35 = s31 >> 1;
    uint64_t u36 = s31 >> 2;
    uint64_t u37 = s31 >> 3;
    if (s30 & 1) {
        if (s31 == 15) {
            f33[0 * s32 + 0] = v26;
            f33[0 * s32 + 1] = v27;
            f33[0 * s32 + 2] = v28;
            f33[0 * s32 + 3] = v29;
        } else {
            if (u34 >> 0 & 1) {
            f33[0 * s32 + 0] = v26;
            }
            if (u35 >> 0 & 1) {
            f33[0 * s32 + 1] = v27;
            }
            if (u36 >> 0 & 1) {
            f33[0 * s32 + 2] = v28;
            }
            if (u37 >> 0 & 1) {
            f33[0 * s32 + 3] = v29;
            }
        }
    }
}

void nnp_winograd_f4x1_3x1_input__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
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
                v8 = c4[0 * s3 + 0];
                store(f6 + 0, v8);
            } else {
                vector v9 = splat(0);
                store(f6 + 0, v9);
            }
            s1 /= 2;
            c4 += s5;
            f6 += 1;
        }
        vector v10 = load(scratch + 0);
        vector v11 = load(scratch + 1);
        vector v12 = load(scratch + 2);
        vector v13 = load(scratch + 3);
        vector v14 = load(scratch + 4);
        vector v15 = load(scratch + 5);
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

void nnp_winograd_f4x1_3x1_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
            f28[0 * s27 + 0] = v21;
        }
        s25 /= 2;
        f28 += s29;
        if (s25 & 1) {
            f28[0 * s27 + 0] = v22;
        }
        s25 /= 2;
        f28 += s29;
        if (s25 & 1) {
            f28[0 * s27 + 0] = v23;
        }
        s25 /= 2;
        f28 += s29;
        if (s25 & 1) {
            f28[0 * s27 + 0] = v24;
        }
        s25 /= 2;
        f28 += s29;
    }
}

void nnp_winograd_f4x1_3x1_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
            f33[0 * s32 + 0] = v26;
        }
        s30 /= 2;
        f33 += s34;
        if (s30 & 1) {
            f33[0 * s32 + 0] = v27;
        }
        s30 /= 2;
        f33 += s34;
        if (s30 & 1) {
            f33[0 * s32 + 0] = v28;
        }
        s30 /= 2;
        f33 += s34;
        if (s30 & 1) {
            f33[0 * s32 + 0] = v29;
        }
        s30 /= 2;
        f33 += s34;
    }
}

void nnp_winograd_f1x6_1x7_input__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    (void)scratch;
    size_t s1 = tile->row_mask;
    size_t s2 = tile->column_mask;
    size_t s3 = tile->channel_stride;
    const float*c4 = input;
    uint64_t u5 = s2 >> 0;
    uint64_t u6 = s2 >> 1;
    uint64_t u7 = s2 >> 2;
    uint64_t u8 = s2 >> 3;
    uint64_t u9 = s2 >> 4;
    uint64_t u10 = s2 >> 5;
    uint64_t u11 = s2 >> 6;
    uint64_t u12 = s2 >> 7;
    uint64_t u13 = s2 >> 8;
    uint64_t u14 = s2 >> 9;
    uint64_t u15 = s2 >> 10;
    uint64_t u16 = s2 >> 11;
    if (s1 & 1) {
        if (s2 == 4095) {
            float*f17 = output;
            vector v18 = splat(0);
            v18 = c4[0 * s3 + 0];
            vector v19 = splat(0);
            v19 = c4[0 * s3 + 1];
            vector v20 = splat(0);
            v20 = c4[0 * s3 + 2];
            vector v21 = splat(0);
            v21 = c4[0 * s3 + 3];
            vector v22 = splat(0);
            v22 = c4[0 * s3 + 4];
            vector v23 = splat(0);
            v23 = c4[0 * s3 + 5];
            vector v24 = splat(0);
            v24 = c4[0 * s3 + 6];
            vector v25 = splat(0);
            v25 = c4[0 * s3 + 7];
            vector v26 = splat(0);
            v26 = c4[0 * s3 + 8];
            vector v27 = splat(0);
            v27 = c4[0 * s3 + 9];
            vector v28 = splat(0);
            v28 = c4[0 * s3 + 10];
            vector v29 = splat(0);
            v29 = c4[0 * s3 + 11];
            vector v30 = v18 * (float)-1.11236572265625 + v28;
            vector v31 = v20 * (float)12.4881591796875 + v30;
            vector v32 = v22 * (float)-37.65728759765625 + v31;
            vector v33 = v24 * (float)38.062744140625 + v32;
            vector v34 = v26 * (float)-12.78125 + v33;
            store(f17 + 0 * output_stride + 0, v34);
            vector v35 = v20 * (float)1.11236572265625 + v28;
            vector v36 = v22 * (float)-11.37579345703125 + v35;
            vector v37 = v24 * (float)26.281494140625 + v36;
            vector v38 = v26 * (float)-11.78125 + v37;
            vector v39 = v19 * (float)1.11236572265625 + v27;
            vector v40 = v21 * (float)-11.37579345703125 + v39;
            vector v41 = v23 * (float)26.281494140625 + v40;
            vector v42 = v25 * (float)-11.78125 + v41;
            vector v43 = v38 + v42;
            store(f17 + 1 * output_stride + 0, v43);
            vector v44 = v38 - v42;
            store(f17 + 2 * output_stride + 0, v44);
            vector v45 = v20 * (float)7.91015625 + v28;
            vector v46 = v22 * (float)-32.5546875 + v45;
            vector v47 = v24 * (float)36.28515625 + v46;
            vector v48 = v26 * (float)-12.640625 + v47;
            vector v49 = v19 * (float)7.91015625 + v27;
            vector v50 = v21 * (float)-32.5546875 + v49;
            vector v51 = v23 * (float)36.28515625 + v50;
            vector v52 = v25 * (float)-12.640625 + v51;
            vector v53 = v52 * (float)0.375 + v48;
            store(f17 + 3 * output_stride + 0, v53);
            vector v54 = v52 * (float)-0.375 + v48;
            store(f17 + 4 * output_stride + 0, v54);
            vector v55 = v20 * (float)2.84765625 + v28;
            vector v56 = v22 * (float)-24.6796875 + v55;
            vector v57 = v24 * (float)33.22265625 + v56;
            vector v58 = v26 * (float)-12.390625 + v57;
            vector v59 = v19 * (float)2.84765625 + v27;
            vector v60 = v21 * (float)-24.6796875 + v59;
            vector v61 = v23 * (float)33.22265625 + v60;
            vector v62 = v25 * (float)-12.390625 + v61;
            vector v63 = v62 * (float)0.625 + v58;
            store(f17 + 5 * output_stride + 0, v63);
            vector v64 = v62 * (float)-0.625 + v58;
            store(f17 + 6 * output_stride + 0, v64);
            vector v65 = v20 * (float)0.494384765625 + v28;
            vector v66 = v22 * (float)-5.33056640625 + v65;
            vector v67 = v24 * (float)14.367431640625 + v66;
            vector v68 = v26 * (float)-10.53125 + v67;
            vector v69 = v19 * (float)0.494384765625 + v27;
            vector v70 = v21 * (float)-5.33056640625 + v69;
            vector v71 = v23 * (float)14.367431640625 + v70;
            vector v72 = v25 * (float)-10.53125 + v71;
            vector v73 = v72 * (float)1.5 + v68;
            store(f17 + 7 * output_stride + 0, v73);
            vector v74 = v72 * (float)-1.5 + v68;
            store(f17 + 8 * output_stride + 0, v74);
            vector v75 = v20 * (float)0.12359619140625 + v28;
            vector v76 = v22 * (float)-1.37384033203125 + v75;
            vector v77 = v24 * (float)4.031494140625 + v76;
            vector v78 = v26 * (float)-3.78125 + v77;
            vector v79 = v19 * (float)0.12359619140625 + v27;
            vector v80 = v21 * (float)-1.37384033203125 + v79;
            vector v81 = v23 * (float)4.031494140625 + v80;
            vector v82 = v25 * (float)-3.78125 + v81;
            vector v83 = v82 * (float)3.0 + v78;
            store(f17 + 9 * output_stride + 0, v83);
            vector v84 = v82 * (float)-3.0 + v78;
            store(f17 + 10 * output_stride + 0, v84);
            vector v85 = v19 * (float)-1.11236572265625 + v29;
            vector v86 = v21 * (float)12.4881591796875 + v85;
            vector v87 = v23 * (float)-37.65728759765625 + v86;
            vector v88 = v25 * (float)38.062744140625 + v87;
            vector v89 = v27 * (float)-12.78125 + v88;
            store(f17 + 11 * output_stride + 0, v89);
        } else {
            float*f90 = output;
            vector v91 = splat(0);
            if (u5 >> 0 & 1) {
            v91 = c4[0 * s3 + 0];
            }
            vector v92 = splat(0);
            if (u6 >> 0 & 1) {
            v92 = c4[0 * s3 + 1];
            }
            vector v93 = splat(0);
            if (u7 >> 0 & 1) {
            v93 = c4[0 * s3 + 2];
            }
            vector v94 = splat(0);
            if (u8 >> 0 & 1) {
            v94 = c4[0 * s3 + 3];
            }
            vector v95 = splat(0);
            if (u9 >> 0 & 1) {
            v95 = c4[0 * s3 + 4];
            }
            vector v96 = splat(0);
            if (u10 >> 0 & 1) {
            v96 = c4[0 * s3 + 5];
            }
            vector v97 = splat(0);
            if (u11 >> 0 & 1) {
            v97 = c4[0 * s3 + 6];
            }
            vector v98 = splat(0);
            if (u12 >> 0 & 1) {
            v98 = c4[0 * s3 + 7];
            }
            vector v99 = splat(0);
            if (u13 >> 0 & 1) {
            v99 = c4[0 * s3 + 8];
            }
            vector v100 = splat(0);
            if (u14 >> 0 & 1) {
            v100 = c4[0 * s3 + 9];
            }
            vector v101 = splat(0);
            if (u15 >> 0 & 1) {
            v101 = c4[0 * s3 + 10];
            }
            vector v102 = splat(0);
            if (u16 >> 0 & 1) {
            v102 = c4[0 * s3 + 11];
            }
            vector v103 = v91 * (float)-1.11236572265625 + v101;
            vector v104 = v93 * (float)12.4881591796875 + v103;
            vector v105 = v95 * (float)-37.65728759765625 + v104;
            vector v106 = v97 * (float)38.062744140625 + v105;
            vector v107 = v99 * (float)-12.78125 + v106;
            store(f90 + 0 * output_stride + 0, v107);
            vector v108 = v93 * (float)1.11236572265625 + v101;
            vector v109 = v95 * (float)-11.37579345703125 + v108;
            vector v110 = v97 * (float)26.281494140625 + v109;
            vector v111 = v99 * (float)-11.78125 + v110;
            vector v112 = v92 * (float)1.11236572265625 + v100;
            vector v113 = v94 * (float)-11.37579345703125 + v112;
            vector v114 = v96 * (float)26.281494140625 + v113;
            vector v115 = v98 * (float)-11.78125 + v114;
            vector v116 = v111 + v115;
            store(f90 + 1 * output_stride + 0, v116);
            vector v117 = v111 - v115;
            store(f90 + 2 * output_stride + 0, v117);
            vector v118 = v93 * (float)7.91015625 + v101;
            vector v119 = v95 * (float)-32.5546875 + v118;
            vector v120 = v97 * (float)36.28515625 + v119;
            vector v121 = v99 * (float)-12.640625 + v120;
            vector v122 = v92 * (float)7.91015625 + v100;
            vector v123 = v94 * (float)-32.5546875 + v122;
            vector v124 = v96 * (float)36.28515625 + v123;
            vector v125 = v98 * (float)-12.640625 + v124;
            vector v126 = v125 * (float)0.375 + v121;
            store(f90 + 3 * output_stride + 0, v126);
            vector v127 = v125 * (float)-0.375 + v121;
            store(f90 + 4 * output_stride + 0, v127);
            vector v128 = v93 * (float)2.84765625 + v101;
            vector v129 = v95 * (float)-24.6796875 + v128;
            vector v130 = v97 * (float)33.22265625 + v129;
            vector v131 = v99 * (float)-12.390625 + v130;
            vector v132 = v92 * (float)2.84765625 + v100;
            vector v133 = v94 * (float)-24.6796875 + v132;
            vector v134 = v96 * (float)33.22265625 + v133;
            vector v135 = v98 * (float)-12.390625 + v134;
            vector v136 = v135 * (float)0.625 + v131;
            store(f90 + 5 * output_stride + 0, v136);
            vector v137 = v135 * (float)-0.625 + v131;
            store(f90 + 6 * output_stride + 0, v137);
            vector v138 = v93 * (float)0.494384765625 + v101;
            vector v139 = v95 * (float)-5.33056640625 + v138;
            vector v140 = v97 * (float)14.367431640625 + v139;
            vector v141 = v99 * (float)-10.53125 + v140;
            vector v142 = v92 * (float)0.494384765625 + v100;
            vector v143 = v94 * (float)-5.33056640625 + v142;
            vector v144 = v96 * (float)14.367431640625 + v143;
            vector v145 = v98 * (float)-10.53125 + v144;
            vector v146 = v145 * (float)1.5 + v141;
            store(f90 + 7 * output_stride + 0, v146);
            vector v147 = v145 * (float)-1.5 + v141;
            store(f90 + 8 * output_stride + 0, v147);
            vector v148 = v93 * (float)0.12359619140625 + v101;
            vector v149 = v95 * (float)-1.37384033203125 + v148;
            vector v150 = v97 * (float)4.031494140625 + v149;
            vector v151 = v99 * (float)-3.78125 + v150;
            vector v152 = v92 * (float)0.12359619140625 + v100;
            vector v153 = v94 * (float)-1.37384033203125 + v152;
            vector v154 = v96 * (float)4.031494140625 + v153;
            vector v155 = v98 * (float)-3.78125 + v154;
            vector v156 = v155 * (float)3.0 + v151;
            store(f90 + 9 * output_stride + 0, v156);
            vector v157 = v155 * (float)-3.0 + v151;
            store(f90 + 10 * output_stride + 0, v157);
            vector v158 = v92 * (float)-1.11236572265625 + v102;
            vector v159 = v94 * (float)12.4881591796875 + v158;
            vector v160 = v96 * (float)-37.65728759765625 + v159;
            vector v161 = v98 * (float)38.062744140625 + v160;
            vector v162 = v100 * (float)-12.78125 + v161;
            store(f90 + 11 * output_stride + 0, v162);
        }
    } else {
        vector v163 = splat(0);
        float*f164 = output;
        vector v165 = v163 * (float)-1.11236572265625 + v163;
        vector v166 = v163 * (float)12.4881591796875 + v165;
        vector v167 = v163 * (float)-37.65728759765625 + v166;
        vector v168 = v163 * (float)38.062744140625 + v167;
        vector v169 = v163 * (float)-12.78125 + v168;
        store(f164 + 0 * output_stride + 0, v169);
        vector v170 = v163 * (float)1.11236572265625 + v163;
        vector v171 = v163 * (float)-11.37579345703125 + v170;
        vector v172 = v163 * (float)26.281494140625 + v171;
        vector v173 = v163 * (float)-11.78125 + v172;
        vector v174 = v163 * (float)1.11236572265625 + v163;
        vector v175 = v163 * (float)-11.37579345703125 + v174;
        vector v176 = v163 * (float)26.281494140625 + v175;
        vector v177 = v163 * (float)-11.78125 + v176;
        vector v178 = v173 + v177;
        store(f164 + 1 * output_stride + 0, v178);
        vector v179 = v173 - v177;
        store(f164 + 2 * output_stride + 0, v179);
        vector v180 = v163 * (float)7.91015625 + v163;
        vector v181 = v163 * (float)-32.5546875 + v180;
        vector v182 = v163 * (float)36.28515625 + v181;
        vector v183 = v163 * (float)-12.640625 + v182;
        vector v184 = v163 * (float)7.91015625 + v163;
        vector v185 = v163 * (float)-32.5546875 + v184;
        vector v186 = v163 * (float)36.28515625 + v185;
        vector v187 = v163 * (float)-12.640625 + v186;
        vector v188 = v187 * (float)0.375 + v183;
        store(f164 + 3 * output_stride + 0, v188);
        vector v189 = v187 * (float)-0.375 + v183;
        store(f164 + 4 * output_stride + 0, v189);
        vector v190 = v163 * (float)2.84765625 + v163;
        vector v191 = v163 * (float)-24.6796875 + v190;
        vector v192 = v163 * (float)33.22265625 + v191;
        vector v193 = v163 * (float)-12.390625 + v192;
        vector v194 = v163 * (float)2.84765625 + v163;
        vector v195 = v163 * (float)-24.6796875 + v194;
        vector v196 = v163 * (float)33.22265625 + v195;
        vector v197 = v163 * (float)-12.390625 + v196;
        vector v198 = v197 * (float)0.625 + v193;
        store(f164 + 5 * output_stride + 0, v198);
        vector v199 = v197 * (float)-0.625 + v193;
        store(f164 + 6 * output_stride + 0, v199);
        vector v200 = v163 * (float)0.494384765625 + v163;
        vector v201 = v163 * (float)-5.33056640625 + v200;
        vector v202 = v163 * (float)14.367431640625 + v201;
        vector v203 = v163 * (float)-10.53125 + v202;
        vector v204 = v163 * (float)0.494384765625 + v163;
        vector v205 = v163 * (float)-5.33056640625 + v204;
        vector v206 = v163 * (float)14.367431640625 + v205;
        vector v207 = v163 * (float)-10.53125 + v206;
        vector v208 = v207 * (float)1.5 + v203;
        store(f164 + 7 * output_stride + 0, v208);
        vector v209 = v207 * (float)-1.5 + v203;
        store(f164 + 8 * output_stride + 0, v209);
        vector v210 = v163 * (float)0.12359619140625 + v163;
        vector v211 = v163 * (float)-1.37384033203125 + v210;
        vector v212 = v163 * (float)4.031494140625 + v211;
        vector v213 = v163 * (float)-3.78125 + v212;
        vector v214 = v163 * (float)0.12359619140625 + v163;
        vector v215 = v163 * (float)-1.37384033203125 + v214;
        vector v216 = v163 * (float)4.031494140625 + v215;
        vector v217 = v163 * (float)-3.78125 + v216;
        vector v218 = v217 * (float)3.0 + v213;
        store(f164 + 9 * output_stride + 0, v218);
        vector v219 = v217 * (float)-3.0 + v213;
        store(f164 + 10 * output_stride + 0, v219);
        vector v220 = v163 * (float)-1.11236572265625 + v163;
        vector v221 = v163 * (float)12.4881591796875 + v220;
        vector v222 = v163 * (float)-37.65728759765625 + v221;
        vector v223 = v163 * (float)38.062744140625 + v222;
        vector v224 = v163 * (float)-12.78125 + v223;
        store(f164 + 11 * output_stride + 0, v224);
    }
}

void nnp_winograd_f1x6_1x7_kernel__c_scalar(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 7; i3++) {
        vector v4 = splat(0);
        v4 = c1[0 * kernel_stride + 0];
        store(f2 + 0, v4);
        c1 += 1;
        f2 += 1;
    }
    float*f5 = scratch;
    float*f6 = output;
    for (int i7 = 0; i7 < 1; i7++) {
        vector v8 = load(f5 + 0);
        vector v9 = load(f5 + 1);
        vector v10 = load(f5 + 2);
        vector v11 = load(f5 + 3);
        vector v12 = load(f5 + 4);
        vector v13 = load(f5 + 5);
        vector v14 = load(f5 + 6);
        store(f6 + 11 * output_stride + 0, v14);
        vector v15 = v8 * (float)-0.8989849108367627;
        store(f6 + 0 * output_stride + 0, v15);
        vector v16 = v8 + v10;
        vector v17 = v16 + v12;
        vector v18 = v17 + v14;
        vector v19 = v18 * (float)0.09547785547785548;
        vector v20 = v9 + v11;
        vector v21 = v20 + v13;
        vector v22 = v21 * (float)0.09547785547785548 + v19;
        store(f6 + 1 * output_stride + 0, v22);
        vector v23 = v21 * (float)-0.09547785547785548 + v19;
        store(f6 + 2 * output_stride + 0, v23);
        vector v24 = v10 * (float)0.140625 + v8;
        vector v25 = v12 * (float)0.019775390625 + v24;
        vector v26 = v14 * (float)0.002780914306640625 + v25;
        vector v27 = v26 * (float)0.8855801334264983;
        vector v28 = v11 * (float)0.140625 + v9;
        vector v29 = v13 * (float)0.019775390625 + v28;
        vector v30 = v29 * (float)0.3320925500349369 + v27;
        store(f6 + 3 * output_stride + 0, v30);
        vector v31 = v29 * (float)-0.3320925500349369 + v27;
        store(f6 + 4 * output_stride + 0, v31);
        vector v32 = v10 * (float)0.390625 + v8;
        vector v33 = v12 * (float)0.152587890625 + v32;
        vector v34 = v14 * (float)0.059604644775390625 + v33;
        vector v35 = v34 * (float)-0.5248639151318771;
        vector v36 = v11 * (float)0.390625 + v9;
        vector v37 = v13 * (float)0.152587890625 + v36;
        vector v38 = v37 * (float)-0.3280399469574232 + v35;
        store(f6 + 5 * output_stride + 0, v38);
        vector v39 = v37 * (float)0.3280399469574232 + v35;
        store(f6 + 6 * output_stride + 0, v39);
        vector v40 = v10 * (float)2.25 + v8;
        vector v41 = v12 * (float)5.0625 + v40;
        vector v42 = v14 * (float)11.390625 + v41;
        vector v43 = v42 * (float)-0.006715106710265268;
        vector v44 = v11 * (float)2.25 + v9;
        vector v45 = v13 * (float)5.0625 + v44;
        vector v46 = v45 * (float)-0.010072660065397901 + v43;
        store(f6 + 7 * output_stride + 0, v46);
        vector v47 = v45 * (float)0.010072660065397901 + v43;
        store(f6 + 8 * output_stride + 0, v47);
        vector v48 = v10 * (float)9.0 + v8;
        vector v49 = v12 * (float)81.0 + v48;
        vector v50 = v14 * (float)729.0 + v49;
        vector v51 = v50 * (float)1.3488356169950179e-05;
        vector v52 = v11 * (float)9.0 + v9;
        vector v53 = v13 * (float)81.0 + v52;
        vector v54 = v53 * (float)4.0465068509850536e-05 + v51;
        store(f6 + 9 * output_stride + 0, v54);
        vector v55 = v53 * (float)-4.0465068509850536e-05 + v51;
        store(f6 + 10 * output_stride + 0, v55);
        f6 += 4;
        f5 += 7;
    }
}

void nnp_winograd_f1x6_1x7_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
    uint64_t u57 = s53 >> 1;
    uint64_t u58 = s53 >> 2;
    uint64_t u59 = s53 >> 3;
    uint64_t u60 = s53 >> 4;
    uint64_t u61 = s53 >> 5;
    if (s52 & 1) {
        if (s53 == 63) {
            f55[0 * s54 + 0] = v30;
            f55[0 * s54 + 1] = v34;
            f55[0 * s54 + 2] = v38;
            f55[0 * s54 + 3] = v42;
            f55[0 * s54 + 4] = v46;
            f55[0 * s54 + 5] = v51;
        } else {
            if (u56 >> 0 & 1) {
            f55[0 * s54 + 0] = v30;
            }
            if (u57 >> 0 & 1) {
            f55[0 * s54 + 1] = v34;
            }
            if (u58 >> 0 & 1) {
            f55[0 * s54 + 2] = v38;
            }
            if (u59 >> 0 & 1) {
            f55[0 * s54 + 3] = v42;
            }
            if (u60 >> 0 & 1) {
            f55[0 * s54 + 4] = v46;
            }
            if (u61 >> 0 & 1) {
            f55[0 * s54 + 5] = v51;
            }
        }
    }
}

void nnp_winograd_f1x6_1x7_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
    uint64_t u64 = s60 >> 1;
    uint64_t u65 = s60 >> 2;
    uint64_t u66 = s60 >> 3;
    uint64_t u67 = s60 >> 4;
    uint64_t u68 = s60 >> 5;
    if (s59 & 1) {
        if (s60 == 63) {
            f62[0 * s61 + 0] = v53;
            f62[0 * s61 + 1] = v54;
            f62[0 * s61 + 2] = v55;
            f62[0 * s61 + 3] = v56;
            f62[0 * s61 + 4] = v57;
            f62[0 * s61 + 5] = v58;
        } else {
            if (u63 >> 0 & 1) {
            f62[0 * s61 + 0] = v53;
            }
            if (u64 >> 0 & 1) {
            f62[0 * s61 + 1] = v54;
            }
            if (u65 >> 0 & 1) {
            f62[0 * s61 + 2] = v55;
            }
            if (u66 >> 0 & 1) {
            f62[0 * s61 + 3] = v56;
            }
            if (u67 >> 0 & 1) {
            f62[0 * s61 + 4] = v57;
            }
            if (u68 >> 0 & 1) {
            f62[0 * s61 + 5] = v58;
            }
        }
    }
}

void nnp_winograd_f6x1_7x1_input__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
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
                v8 = c4[0 * s3 + 0];
                store(f6 + 0, v8);
            } else {
                vector v9 = splat(0);
                store(f6 + 0, v9);
            }
            s1 /= 2;
            c4 += s5;
            f6 += 1;
        }
        vector v10 = load(scratch + 0);
        vector v11 = load(scratch + 1);
        vector v12 = load(scratch + 2);
        vector v13 = load(scratch + 3);
        vector v14 = load(scratch + 4);
        vector v15 = load(scratch + 5);
        vector v16 = load(scratch + 6);
        vector v17 = load(scratch + 7);
        vector v18 = load(scratch + 8);
        vector v19 = load(scratch + 9);
        vector v20 = load(scratch + 10);
        vector v21 = load(scratch + 11);
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

void nnp_winograd_f6x1_7x1_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
            f55[0 * s54 + 0] = v30;
        }
        s52 /= 2;
        f55 += s56;
        if (s52 & 1) {
            f55[0 * s54 + 0] = v34;
        }
        s52 /= 2;
        f55 += s56;
        if (s52 & 1) {
            f55[0 * s54 + 0] = v38;
        }
        s52 /= 2;
        f55 += s56;
        if (s52 & 1) {
            f55[0 * s54 + 0] = v42;
        }
        s52 /= 2;
        f55 += s56;
        if (s52 & 1) {
            f55[0 * s54 + 0] = v46;
        }
        s52 /= 2;
        f55 += s56;
        if (s52 & 1) {
            f55[0 * s54 + 0] = v51;
        }
        s52 /= 2;
        f55 += s56;
    }
}

void nnp_winograd_f6x1_7x1_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
            f62[0 * s61 + 0] = v53;
        }
        s59 /= 2;
        f62 += s63;
        if (s59 & 1) {
            f62[0 * s61 + 0] = v54;
        }
        s59 /= 2;
        f62 += s63;
        if (s59 & 1) {
            f62[0 * s61 + 0] = v55;
        }
        s59 /= 2;
        f62 += s63;
        if (s59 & 1) {
            f62[0 * s61 + 0] = v56;
        }
        s59 /= 2;
        f62 += s63;
        if (s59 & 1) {
            f62[0 * s61 + 0] = v57;
        }
        s59 /= 2;
        f62 += s63;
        if (s59 & 1) {
            f62[0 * s61 + 0] = v58;
        }
        s59 /= 2;
        f62 += s63;
    }
}

void nnp_winograd_f7x7_3x3_by_2_input__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 1;
    uint64_t u6 = s3 >> 2;
    uint64_t u7 = s3 >> 3;
    uint64_t u8 = s3 >> 4;
    uint64_t u9 = s3 >> 5;
    uint64_t u10 = s3 >> 6;
    uint64_t u11 = s3 >> 7;
    uint64_t u12 = s3 >> 8;
    uint64_t u13 = s3 >> 9;
    uint64_t u14 = s3 >> 10;
    uint64_t u15 = s3 >> 11;
    uint64_t u16 = s3 >> 12;
    uint64_t u17 = s3 >> 13;
    uint64_t u18 = s3 >> 14;
    size_t s19 = tile->channel_stride;
    const float*c20 = input;
    if (s3 == 32767) {
        float*f21 = scratch;
        for (int i22 = 0; i22 < 15; i22++) {
            if (s2 & 1) {
                vector v23 = splat(0);
                v23 = c20[0 * s19 + 0];
                vector v24 = splat(0);
                v24 = c20[0 * s19 + 1];
                store(f21 + 8, v24);
                vector v25 = splat(0);
                v25 = c20[0 * s19 + 2];
                vector v26 = splat(0);
                v26 = c20[0 * s19 + 3];
                store(f21 + 9, v26);
                vector v27 = splat(0);
                v27 = c20[0 * s19 + 4];
                vector v28 = splat(0);
                v28 = c20[0 * s19 + 5];
                store(f21 + 10, v28);
                vector v29 = splat(0);
                v29 = c20[0 * s19 + 6];
                vector v30 = splat(0);
                v30 = c20[0 * s19 + 7];
                store(f21 + 11, v30);
                vector v31 = splat(0);
                v31 = c20[0 * s19 + 8];
                vector v32 = splat(0);
                v32 = c20[0 * s19 + 9];
                store(f21 + 12, v32);
                vector v33 = splat(0);
                v33 = c20[0 * s19 + 10];
                vector v34 = splat(0);
                v34 = c20[0 * s19 + 11];
                store(f21 + 13, v34);
                vector v35 = splat(0);
                v35 = c20[0 * s19 + 12];
                vector v36 = splat(0);
                v36 = c20[0 * s19 + 13];
                store(f21 + 14, v36);
                vector v37 = splat(0);
                v37 = c20[0 * s19 + 14];
                vector v38 = v27 + v35;
                vector v39 = v31 * (float)-4.25 + v38;
                vector v40 = v25 + v33;
                vector v41 = v29 * (float)-4.25 + v40;
                vector v42 = v39 + v41;
                store(f21 + 0, v42);
                vector v43 = v39 - v41;
                store(f21 + 1, v43);
                vector v44 = v27 * (float)0.25 + v35;
                vector v45 = v31 * (float)-1.25 + v44;
                vector v46 = v29 * (float)-5.0 + v25;
                vector v47 = v33 * (float)4.0 + v46;
                vector v48 = v47 * (float)0.5 + v45;
                store(f21 + 2, v48);
                vector v49 = v47 * (float)-0.5 + v45;
                store(f21 + 3, v49);
                vector v50 = v27 * (float)4.0 + v35;
                vector v51 = v31 * (float)-5.0 + v50;
                vector v52 = v29 * (float)-1.25 + v25;
                vector v53 = v33 * (float)0.25 + v52;
                vector v54 = v53 * (float)2.0 + v51;
                store(f21 + 4, v54);
                vector v55 = v53 * (float)-2.0 + v51;
                store(f21 + 5, v55);
                vector v56 = v37 - v25;
                vector v57 = v29 * (float)5.25 + v56;
                vector v58 = v33 * (float)-5.25 + v57;
                store(f21 + 6, v58);
                vector v59 = v23 - v35;
                vector v60 = v27 * (float)-5.25 + v59;
                vector v61 = v31 * (float)5.25 + v60;
                store(f21 + 7, v61);
            } else {
                vector v62 = splat(0);
                store(f21 + 0, v62);
                vector v63 = splat(0);
                store(f21 + 1, v63);
                vector v64 = splat(0);
                store(f21 + 2, v64);
                vector v65 = splat(0);
                store(f21 + 3, v65);
                vector v66 = splat(0);
                store(f21 + 4, v66);
                vector v67 = splat(0);
                store(f21 + 5, v67);
                vector v68 = splat(0);
                store(f21 + 6, v68);
                vector v69 = splat(0);
                store(f21 + 7, v69);
                vector v70 = splat(0);
                store(f21 + 8, v70);
                vector v71 = splat(0);
                store(f21 + 9, v71);
                vector v72 = splat(0);
                store(f21 + 10, v72);
                vector v73 = splat(0);
                store(f21 + 11, v73);
                vector v74 = splat(0);
                store(f21 + 12, v74);
                vector v75 = splat(0);
                store(f21 + 13, v75);
                vector v76 = splat(0);
                store(f21 + 14, v76);
            }
            s2 /= 2;
            c20 += s1;
            f21 += 15;
        }
    } else {
        float*f77 = scratch;
        for (int i78 = 0; i78 < 15; i78++) {
            if (s2 & 1) {
                vector v79 = splat(0);
                if (u4 >> 0 & 1) {
                v79 = c20[0 * s19 + 0];
                }
                vector v80 = splat(0);
                if (u5 >> 0 & 1) {
                v80 = c20[0 * s19 + 1];
                }
                store(f77 + 8, v80);
                vector v81 = splat(0);
                if (u6 >> 0 & 1) {
                v81 = c20[0 * s19 + 2];
                }
                vector v82 = splat(0);
                if (u7 >> 0 & 1) {
                v82 = c20[0 * s19 + 3];
                }
                store(f77 + 9, v82);
                vector v83 = splat(0);
                if (u8 >> 0 & 1) {
                v83 = c20[0 * s19 + 4];
                }
                vector v84 = splat(0);
                if (u9 >> 0 & 1) {
                v84 = c20[0 * s19 + 5];
                }
                store(f77 + 10, v84);
                vector v85 = splat(0);
                if (u10 >> 0 & 1) {
                v85 = c20[0 * s19 + 6];
                }
                vector v86 = splat(0);
                if (u11 >> 0 & 1) {
                v86 = c20[0 * s19 + 7];
                }
                store(f77 + 11, v86);
                vector v87 = splat(0);
                if (u12 >> 0 & 1) {
                v87 = c20[0 * s19 + 8];
                }
                vector v88 = splat(0);
                if (u13 >> 0 & 1) {
                v88 = c20[0 * s19 + 9];
                }
                store(f77 + 12, v88);
                vector v89 = splat(0);
                if (u14 >> 0 & 1) {
                v89 = c20[0 * s19 + 10];
                }
                vector v90 = splat(0);
                if (u15 >> 0 & 1) {
                v90 = c20[0 * s19 + 11];
                }
                store(f77 + 13, v90);
                vector v91 = splat(0);
                if (u16 >> 0 & 1) {
                v91 = c20[0 * s19 + 12];
                }
                vector v92 = splat(0);
                if (u17 >> 0 & 1) {
                v92 = c20[0 * s19 + 13];
                }
                store(f77 + 14, v92);
                vector v93 = splat(0);
                if (u18 >> 0 & 1) {
                v93 = c20[0 * s19 + 14];
                }
                vector v94 = v83 + v91;
                vector v95 = v87 * (float)-4.25 + v94;
                vector v96 = v81 + v89;
                vector v97 = v85 * (float)-4.25 + v96;
                vector v98 = v95 + v97;
                store(f77 + 0, v98);
                vector v99 = v95 - v97;
                store(f77 + 1, v99);
                vector v100 = v83 * (float)0.25 + v91;
                vector v101 = v87 * (float)-1.25 + v100;
                vector v102 = v85 * (float)-5.0 + v81;
                vector v103 = v89 * (float)4.0 + v102;
                vector v104 = v103 * (float)0.5 + v101;
                store(f77 + 2, v104);
                vector v105 = v103 * (float)-0.5 + v101;
                store(f77 + 3, v105);
                vector v106 = v83 * (float)4.0 + v91;
                vector v107 = v87 * (float)-5.0 + v106;
                vector v108 = v85 * (float)-1.25 + v81;
                vector v109 = v89 * (float)0.25 + v108;
                vector v110 = v109 * (float)2.0 + v107;
                store(f77 + 4, v110);
                vector v111 = v109 * (float)-2.0 + v107;
                store(f77 + 5, v111);
                vector v112 = v93 - v81;
                vector v113 = v85 * (float)5.25 + v112;
                vector v114 = v89 * (float)-5.25 + v113;
                store(f77 + 6, v114);
                vector v115 = v79 - v91;
                vector v116 = v83 * (float)-5.25 + v115;
                vector v117 = v87 * (float)5.25 + v116;
                store(f77 + 7, v117);
            } else {
                vector v118 = splat(0);
                store(f77 + 0, v118);
                vector v119 = splat(0);
                store(f77 + 1, v119);
                vector v120 = splat(0);
                store(f77 + 2, v120);
                vector v121 = splat(0);
                store(f77 + 3, v121);
                vector v122 = splat(0);
                store(f77 + 4, v122);
                vector v123 = splat(0);
                store(f77 + 5, v123);
                vector v124 = splat(0);
                store(f77 + 6, v124);
                vector v125 = splat(0);
                store(f77 + 7, v125);
                vector v126 = splat(0);
                store(f77 + 8, v126);
                vector v127 = splat(0);
                store(f77 + 9, v127);
                vector v128 = splat(0);
                store(f77 + 10, v128);
                vector v129 = splat(0);
                store(f77 + 11, v129);
                vector v130 = splat(0);
                store(f77 + 12, v130);
                vector v131 = splat(0);
                store(f77 + 13, v131);
                vector v132 = splat(0);
                store(f77 + 14, v132);
            }
            s2 /= 2;
            c20 += s1;
            f77 += 15;
        }
    }
    float*f133 = output;
    size_t s134 = output_stride * 15;
    float*f135 = scratch;
    for (int i136 = 0; i136 < 15; i136++) {
        vector v137 = load(f135 + 0);
        vector v138 = load(f135 + 15);
        store(f133 + 8 * output_stride + 0, v138);
        vector v139 = load(f135 + 30);
        vector v140 = load(f135 + 45);
        store(f133 + 9 * output_stride + 0, v140);
        vector v141 = load(f135 + 60);
        vector v142 = load(f135 + 75);
        store(f133 + 10 * output_stride + 0, v142);
        vector v143 = load(f135 + 90);
        vector v144 = load(f135 + 105);
        store(f133 + 11 * output_stride + 0, v144);
        vector v145 = load(f135 + 120);
        vector v146 = load(f135 + 135);
        store(f133 + 12 * output_stride + 0, v146);
        vector v147 = load(f135 + 150);
        vector v148 = load(f135 + 165);
        store(f133 + 13 * output_stride + 0, v148);
        vector v149 = load(f135 + 180);
        vector v150 = load(f135 + 195);
        store(f133 + 14 * output_stride + 0, v150);
        vector v151 = load(f135 + 210);
        vector v152 = v141 + v149;
        vector v153 = v145 * (float)-4.25 + v152;
        vector v154 = v139 + v147;
        vector v155 = v143 * (float)-4.25 + v154;
        vector v156 = v153 + v155;
        store(f133 + 0 * output_stride + 0, v156);
        vector v157 = v153 - v155;
        store(f133 + 1 * output_stride + 0, v157);
        vector v158 = v141 * (float)0.25 + v149;
        vector v159 = v145 * (float)-1.25 + v158;
        vector v160 = v143 * (float)-5.0 + v139;
        vector v161 = v147 * (float)4.0 + v160;
        vector v162 = v161 * (float)0.5 + v159;
        store(f133 + 2 * output_stride + 0, v162);
        vector v163 = v161 * (float)-0.5 + v159;
        store(f133 + 3 * output_stride + 0, v163);
        vector v164 = v141 * (float)4.0 + v149;
        vector v165 = v145 * (float)-5.0 + v164;
        vector v166 = v143 * (float)-1.25 + v139;
        vector v167 = v147 * (float)0.25 + v166;
        vector v168 = v167 * (float)2.0 + v165;
        store(f133 + 4 * output_stride + 0, v168);
        vector v169 = v167 * (float)-2.0 + v165;
        store(f133 + 5 * output_stride + 0, v169);
        vector v170 = v151 - v139;
        vector v171 = v143 * (float)5.25 + v170;
        vector v172 = v147 * (float)-5.25 + v171;
        store(f133 + 6 * output_stride + 0, v172);
        vector v173 = v137 - v149;
        vector v174 = v141 * (float)-5.25 + v173;
        vector v175 = v145 * (float)5.25 + v174;
        store(f133 + 7 * output_stride + 0, v175);
        f135 += 1;
        f133 += s134;
    }
}

void nnp_winograd_f7x7_3x3_by_2_kernel__c_scalar(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 9; i3++) {
        vector v4 = splat(0);
        v4 = c1[0 * kernel_stride + 0];
        store(f2 + 0, v4);
        c1 += 1;
        f2 += 1;
    }
    float*f5 = scratch;
    float*f6 = output;
    size_t s7 = output_stride * 9;
    for (int i8 = 0; i8 < 1; i8++) {
        vector v9 = load(f5 + 0);
        vector v10 = load(f5 + 1);
        vector v11 = load(f5 + 2);
        vector v12 = v9 * (float)-0.2222222222222222;
        vector v13 = v11 * (float)-0.2222222222222222 + v12;
        vector v14 = v11 * (float)0.2222222222222222 + v12;
        vector v15 = v9 * (float)0.011111111111111112;
        vector v16 = v11 * (float)0.022222222222222223 + v15;
        vector v17 = v11 * (float)-0.022222222222222223 + v15;
        vector v18 = v9 * (float)0.7111111111111111;
        vector v19 = v11 * (float)0.35555555555555557 + v18;
        vector v20 = v11 * (float)-0.35555555555555557 + v18;
        store(f2 + 0, v13);
        store(f2 + 1, v14);
        store(f2 + 2, v16);
        store(f2 + 3, v17);
        store(f2 + 4, v19);
        store(f2 + 5, v20);
        store(f2 + 6, v11);
        store(f2 + 7, v9);
        store(f2 + 8, v10);
        vector v21 = load(f5 + 3);
        vector v22 = load(f5 + 4);
        vector v23 = load(f5 + 5);
        vector v24 = v21 * (float)-0.2222222222222222;
        vector v25 = v23 * (float)-0.2222222222222222 + v24;
        vector v26 = v23 * (float)0.2222222222222222 + v24;
        vector v27 = v21 * (float)0.011111111111111112;
        vector v28 = v23 * (float)0.022222222222222223 + v27;
        vector v29 = v23 * (float)-0.022222222222222223 + v27;
        vector v30 = v21 * (float)0.7111111111111111;
        vector v31 = v23 * (float)0.35555555555555557 + v30;
        vector v32 = v23 * (float)-0.35555555555555557 + v30;
        store(f2 + 9, v25);
        store(f2 + 10, v26);
        store(f2 + 11, v28);
        store(f2 + 12, v29);
        store(f2 + 13, v31);
        store(f2 + 14, v32);
        store(f2 + 15, v23);
        store(f2 + 16, v21);
        store(f2 + 17, v22);
        vector v33 = load(f5 + 6);
        vector v34 = load(f5 + 7);
        vector v35 = load(f5 + 8);
        vector v36 = v33 * (float)-0.2222222222222222;
        vector v37 = v35 * (float)-0.2222222222222222 + v36;
        vector v38 = v35 * (float)0.2222222222222222 + v36;
        vector v39 = v33 * (float)0.011111111111111112;
        vector v40 = v35 * (float)0.022222222222222223 + v39;
        vector v41 = v35 * (float)-0.022222222222222223 + v39;
        vector v42 = v33 * (float)0.7111111111111111;
        vector v43 = v35 * (float)0.35555555555555557 + v42;
        vector v44 = v35 * (float)-0.35555555555555557 + v42;
        store(f2 + 18, v37);
        store(f2 + 19, v38);
        store(f2 + 20, v40);
        store(f2 + 21, v41);
        store(f2 + 22, v43);
        store(f2 + 23, v44);
        store(f2 + 24, v35);
        store(f2 + 25, v33);
        store(f2 + 26, v34);
        float*f45 = f2;
        for (int i46 = 0; i46 < 9; i46++) {
            vector v47 = load(f45 + 0);
            vector v48 = load(f45 + 9);
            vector v49 = load(f45 + 18);
            vector v50 = v47 * (float)-0.2222222222222222;
            vector v51 = v49 * (float)-0.2222222222222222 + v50;
            vector v52 = v49 * (float)0.2222222222222222 + v50;
            vector v53 = v47 * (float)0.011111111111111112;
            vector v54 = v49 * (float)0.022222222222222223 + v53;
            vector v55 = v49 * (float)-0.022222222222222223 + v53;
            vector v56 = v47 * (float)0.7111111111111111;
            vector v57 = v49 * (float)0.35555555555555557 + v56;
            vector v58 = v49 * (float)-0.35555555555555557 + v56;
            store(f6 + 0 * output_stride + 0, v51);
            store(f6 + 1 * output_stride + 0, v52);
            store(f6 + 2 * output_stride + 0, v54);
            store(f6 + 3 * output_stride + 0, v55);
            store(f6 + 4 * output_stride + 0, v57);
            store(f6 + 5 * output_stride + 0, v58);
            store(f6 + 6 * output_stride + 0, v49);
            store(f6 + 7 * output_stride + 0, v47);
            store(f6 + 8 * output_stride + 0, v48);
            f45 += 1;
            f6 += s7;
        }
        size_t s59 = s7 * 9;
        f6 -= s59;
        f6 += 4;
        f5 += 9;
    }
}

void nnp_winograd_f7x7_3x3_by_2_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 15, v38);
        store(f3 + 30, v40);
        store(f3 + 45, v42);
        store(f3 + 60, v44);
        store(f3 + 75, v46);
        store(f3 + 90, v48);
        f3 += 1;
        c1 += s2;
    }
    size_t s49 = tile->row_stride;
    size_t s50 = tile->row_mask;
    size_t s51 = tile->column_mask;
    uint64_t u52 = s51 >> 0;
    uint64_t u53 = s51 >> 1;
    uint64_t u54 = s51 >> 2;
    uint64_t u55 = s51 >> 3;
    uint64_t u56 = s51 >> 4;
    uint64_t u57 = s51 >> 5;
    uint64_t u58 = s51 >> 6;
    size_t s59 = tile->channel_stride;
    float*f60 = output;
    float*f61 = scratch;
    if (s51 == 127) {
        for (int i62 = 0; i62 < 7; i62++) {
            if (s50 & 1) {
                vector v63 = load(f61 + 0);
                vector v64 = load(f61 + 1);
                vector v65 = load(f61 + 2);
                vector v66 = load(f61 + 3);
                vector v67 = load(f61 + 4);
                vector v68 = load(f61 + 5);
                vector v69 = load(f61 + 6);
                vector v70 = load(f61 + 7);
                vector v71 = load(bias + 0);
                vector v72 = v63 + v71;
                vector v73 = v72 + v64;
                vector v74 = v72 - v64;
                vector v75 = v65 + v66;
                vector v76 = v65 - v66;
                vector v77 = v67 + v68;
                vector v78 = v67 - v68;
                vector v79 = v70 + v73;
                vector v80 = v79 + v75;
                vector v81 = v80 + v77;
                vector v82 = v76 * (float)2.0 + v74;
                vector v83 = v78 * (float)0.5 + v82;
                vector v84 = v75 * (float)4.0 + v73;
                vector v85 = v77 * (float)0.25 + v84;
                vector v86 = v76 * (float)8.0 + v74;
                vector v87 = v78 * (float)0.125 + v86;
                vector v88 = v75 * (float)16.0 + v73;
                vector v89 = v77 * (float)0.0625 + v88;
                vector v90 = v76 * (float)32.0 + v74;
                vector v91 = v78 * (float)0.03125 + v90;
                vector v92 = v69 + v73;
                vector v93 = v75 * (float)64.0 + v92;
                vector v94 = v77 * (float)0.015625 + v93;
                vector v95 = load(f61 + 8);
                vector v96 = v81 + v95;
                vector v97 = load(f61 + 9);
                vector v98 = v83 + v97;
                vector v99 = load(f61 + 10);
                vector v100 = v85 + v99;
                vector v101 = load(f61 + 11);
                vector v102 = v87 + v101;
                vector v103 = load(f61 + 12);
                vector v104 = v89 + v103;
                vector v105 = load(f61 + 13);
                vector v106 = v91 + v105;
                vector v107 = load(f61 + 14);
                vector v108 = v94 + v107;
                f60[0 * s59 + 0] = v96;
                f60[0 * s59 + 1] = v98;
                f60[0 * s59 + 2] = v100;
                f60[0 * s59 + 3] = v102;
                f60[0 * s59 + 4] = v104;
                f60[0 * s59 + 5] = v106;
                f60[0 * s59 + 6] = v108;
            }
            s50 /= 2;
            f61 += 15;
            f60 += s49;
        }
    } else {
        for (int i109 = 0; i109 < 7; i109++) {
            if (s50 & 1) {
                vector v110 = load(f61 + 0);
                vector v111 = load(f61 + 1);
                vector v112 = load(f61 + 2);
                vector v113 = load(f61 + 3);
                vector v114 = load(f61 + 4);
                vector v115 = load(f61 + 5);
                vector v116 = load(f61 + 6);
                vector v117 = load(f61 + 7);
                vector v118 = load(bias + 0);
                vector v119 = v110 + v118;
                vector v120 = v119 + v111;
                vector v121 = v119 - v111;
                vector v122 = v112 + v113;
                vector v123 = v112 - v113;
                vector v124 = v114 + v115;
                vector v125 = v114 - v115;
                vector v126 = v117 + v120;
                vector v127 = v126 + v122;
                vector v128 = v127 + v124;
                vector v129 = v123 * (float)2.0 + v121;
                vector v130 = v125 * (float)0.5 + v129;
                vector v131 = v122 * (float)4.0 + v120;
                vector v132 = v124 * (float)0.25 + v131;
                vector v133 = v123 * (float)8.0 + v121;
                vector v134 = v125 * (float)0.125 + v133;
                vector v135 = v122 * (float)16.0 + v120;
                vector v136 = v124 * (float)0.0625 + v135;
                vector v137 = v123 * (float)32.0 + v121;
                vector v138 = v125 * (float)0.03125 + v137;
                vector v139 = v116 + v120;
                vector v140 = v122 * (float)64.0 + v139;
                vector v141 = v124 * (float)0.015625 + v140;
                vector v142 = load(f61 + 8);
                vector v143 = v128 + v142;
                vector v144 = load(f61 + 9);
                vector v145 = v130 + v144;
                vector v146 = load(f61 + 10);
                vector v147 = v132 + v146;
                vector v148 = load(f61 + 11);
                vector v149 = v134 + v148;
                vector v150 = load(f61 + 12);
                vector v151 = v136 + v150;
                vector v152 = load(f61 + 13);
                vector v153 = v138 + v152;
                vector v154 = load(f61 + 14);
                vector v155 = v141 + v154;
                if (u52 >> 0 & 1) {
                f60[0 * s59 + 0] = v143;
                }
                if (u53 >> 0 & 1) {
                f60[0 * s59 + 1] = v145;
                }
                if (u54 >> 0 & 1) {
                f60[0 * s59 + 2] = v147;
                }
                if (u55 >> 0 & 1) {
                f60[0 * s59 + 3] = v149;
                }
                if (u56 >> 0 & 1) {
                f60[0 * s59 + 4] = v151;
                }
                if (u57 >> 0 & 1) {
                f60[0 * s59 + 5] = v153;
                }
                if (u58 >> 0 & 1) {
                f60[0 * s59 + 6] = v155;
                }
            }
            s50 /= 2;
            f61 += 15;
            f60 += s49;
        }
    }
}

void nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 15, v38);
        store(f3 + 30, v40);
        store(f3 + 45, v42);
        store(f3 + 60, v44);
        store(f3 + 75, v46);
        store(f3 + 90, v48);
        f3 += 1;
        c1 += s2;
    }
    size_t s49 = tile->row_stride;
    size_t s50 = tile->row_mask;
    size_t s51 = tile->column_mask;
    uint64_t u52 = s51 >> 0;
    uint64_t u53 = s51 >> 1;
    uint64_t u54 = s51 >> 2;
    uint64_t u55 = s51 >> 3;
    uint64_t u56 = s51 >> 4;
    uint64_t u57 = s51 >> 5;
    uint64_t u58 = s51 >> 6;
    size_t s59 = tile->channel_stride;
    float*f60 = output;
    float*f61 = scratch;
    if (s51 == 127) {
        for (int i62 = 0; i62 < 7; i62++) {
            if (s50 & 1) {
                vector v63 = load(f61 + 0);
                vector v64 = load(f61 + 1);
                vector v65 = load(f61 + 2);
                vector v66 = load(f61 + 3);
                vector v67 = load(f61 + 4);
                vector v68 = load(f61 + 5);
                vector v69 = load(f61 + 6);
                vector v70 = load(f61 + 7);
                vector v71 = load(bias + 0);
                vector v72 = v63 + v71;
                vector v73 = v72 + v64;
                vector v74 = v72 - v64;
                vector v75 = v65 + v66;
                vector v76 = v65 - v66;
                vector v77 = v67 + v68;
                vector v78 = v67 - v68;
                vector v79 = v70 + v73;
                vector v80 = v79 + v75;
                vector v81 = v80 + v77;
                vector v82 = v76 * (float)2.0 + v74;
                vector v83 = v78 * (float)0.5 + v82;
                vector v84 = v75 * (float)4.0 + v73;
                vector v85 = v77 * (float)0.25 + v84;
                vector v86 = v76 * (float)8.0 + v74;
                vector v87 = v78 * (float)0.125 + v86;
                vector v88 = v75 * (float)16.0 + v73;
                vector v89 = v77 * (float)0.0625 + v88;
                vector v90 = v76 * (float)32.0 + v74;
                vector v91 = v78 * (float)0.03125 + v90;
                vector v92 = v69 + v73;
                vector v93 = v75 * (float)64.0 + v92;
                vector v94 = v77 * (float)0.015625 + v93;
                vector v95 = load(f61 + 8);
                vector v96 = v81 + v95;
                vector v97 = load(f61 + 9);
                vector v98 = v83 + v97;
                vector v99 = load(f61 + 10);
                vector v100 = v85 + v99;
                vector v101 = load(f61 + 11);
                vector v102 = v87 + v101;
                vector v103 = load(f61 + 12);
                vector v104 = v89 + v103;
                vector v105 = load(f61 + 13);
                vector v106 = v91 + v105;
                vector v107 = load(f61 + 14);
                vector v108 = v94 + v107;
                vector v109 = splat(0);
                vector v110 = maximum(v109, v96);
                vector v111 = maximum(v109, v98);
                vector v112 = maximum(v109, v100);
                vector v113 = maximum(v109, v102);
                vector v114 = maximum(v109, v104);
                vector v115 = maximum(v109, v106);
                vector v116 = maximum(v109, v108);
                f60[0 * s59 + 0] = v110;
                f60[0 * s59 + 1] = v111;
                f60[0 * s59 + 2] = v112;
                f60[0 * s59 + 3] = v113;
                f60[0 * s59 + 4] = v114;
                f60[0 * s59 + 5] = v115;
                f60[0 * s59 + 6] = v116;
            }
            s50 /= 2;
            f61 += 15;
            f60 += s49;
        }
    } else {
        for (int i117 = 0; i117 < 7; i117++) {
            if (s50 & 1) {
                vector v118 = load(f61 + 0);
                vector v119 = load(f61 + 1);
                vector v120 = load(f61 + 2);
                vector v121 = load(f61 + 3);
                vector v122 = load(f61 + 4);
                vector v123 = load(f61 + 5);
                vector v124 = load(f61 + 6);
                vector v125 = load(f61 + 7);
                vector v126 = load(bias + 0);
                vector v127 = v118 + v126;
                vector v128 = v127 + v119;
                vector v129 = v127 - v119;
                vector v130 = v120 + v121;
                vector v131 = v120 - v121;
                vector v132 = v122 + v123;
                vector v133 = v122 - v123;
                vector v134 = v125 + v128;
                vector v135 = v134 + v130;
                vector v136 = v135 + v132;
                vector v137 = v131 * (float)2.0 + v129;
                vector v138 = v133 * (float)0.5 + v137;
                vector v139 = v130 * (float)4.0 + v128;
                vector v140 = v132 * (float)0.25 + v139;
                vector v141 = v131 * (float)8.0 + v129;
                vector v142 = v133 * (float)0.125 + v141;
                vector v143 = v130 * (float)16.0 + v128;
                vector v144 = v132 * (float)0.0625 + v143;
                vector v145 = v131 * (float)32.0 + v129;
                vector v146 = v133 * (float)0.03125 + v145;
                vector v147 = v124 + v128;
                vector v148 = v130 * (float)64.0 + v147;
                vector v149 = v132 * (float)0.015625 + v148;
                vector v150 = load(f61 + 8);
                vector v151 = v136 + v150;
                vector v152 = load(f61 + 9);
                vector v153 = v138 + v152;
                vector v154 = load(f61 + 10);
                vector v155 = v140 + v154;
                vector v156 = load(f61 + 11);
                vector v157 = v142 + v156;
                vector v158 = load(f61 + 12);
                vector v159 = v144 + v158;
                vector v160 = load(f61 + 13);
                vector v161 = v146 + v160;
                vector v162 = load(f61 + 14);
                vector v163 = v149 + v162;
                vector v164 = splat(0);
                vector v165 = maximum(v164, v151);
                vector v166 = maximum(v164, v153);
                vector v167 = maximum(v164, v155);
                vector v168 = maximum(v164, v157);
                vector v169 = maximum(v164, v159);
                vector v170 = maximum(v164, v161);
                vector v171 = maximum(v164, v163);
                if (u52 >> 0 & 1) {
                f60[0 * s59 + 0] = v165;
                }
                if (u53 >> 0 & 1) {
                f60[0 * s59 + 1] = v166;
                }
                if (u54 >> 0 & 1) {
                f60[0 * s59 + 2] = v167;
                }
                if (u55 >> 0 & 1) {
                f60[0 * s59 + 3] = v168;
                }
                if (u56 >> 0 & 1) {
                f60[0 * s59 + 4] = v169;
                }
                if (u57 >> 0 & 1) {
                f60[0 * s59 + 5] = v170;
                }
                if (u58 >> 0 & 1) {
                f60[0 * s59 + 6] = v171;
                }
            }
            s50 /= 2;
            f61 += 15;
            f60 += s49;
        }
    }
}

void nnp_winograd_f5x5_3x3_by_2_input__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 1;
    uint64_t u6 = s3 >> 2;
    uint64_t u7 = s3 >> 3;
    uint64_t u8 = s3 >> 4;
    uint64_t u9 = s3 >> 5;
    uint64_t u10 = s3 >> 6;
    uint64_t u11 = s3 >> 7;
    uint64_t u12 = s3 >> 8;
    uint64_t u13 = s3 >> 9;
    uint64_t u14 = s3 >> 10;
    size_t s15 = tile->channel_stride;
    const float*c16 = input;
    if (s3 == 2047) {
        float*f17 = scratch;
        for (int i18 = 0; i18 < 11; i18++) {
            if (s2 & 1) {
                vector v19 = splat(0);
                v19 = c16[0 * s15 + 0];
                vector v20 = splat(0);
                v20 = c16[0 * s15 + 1];
                store(f17 + 6, v20);
                vector v21 = splat(0);
                v21 = c16[0 * s15 + 2];
                vector v22 = splat(0);
                v22 = c16[0 * s15 + 3];
                store(f17 + 7, v22);
                vector v23 = splat(0);
                v23 = c16[0 * s15 + 4];
                vector v24 = splat(0);
                v24 = c16[0 * s15 + 5];
                store(f17 + 8, v24);
                vector v25 = splat(0);
                v25 = c16[0 * s15 + 6];
                vector v26 = splat(0);
                v26 = c16[0 * s15 + 7];
                store(f17 + 9, v26);
                vector v27 = splat(0);
                v27 = c16[0 * s15 + 8];
                vector v28 = splat(0);
                v28 = c16[0 * s15 + 9];
                store(f17 + 10, v28);
                vector v29 = splat(0);
                v29 = c16[0 * s15 + 10];
                vector v30 = v23 * (float)-2.25 + v27;
                vector v31 = v21 * (float)-2.25 + v25;
                vector v32 = v31 * (float)0.625 + v30;
                store(f17 + 0, v32);
                vector v33 = v31 * (float)-0.625 + v30;
                store(f17 + 1, v33);
                vector v34 = v23 * (float)-0.390625 + v27;
                vector v35 = v21 * (float)-0.390625 + v25;
                vector v36 = v35 * (float)1.5 + v34;
                store(f17 + 2, v36);
                vector v37 = v35 * (float)-1.5 + v34;
                store(f17 + 3, v37);
                vector v38 = v21 * (float)0.87890625 + v29;
                vector v39 = v25 * (float)-2.640625 + v38;
                store(f17 + 4, v39);
                vector v40 = v19 * (float)0.87890625 + v27;
                vector v41 = v23 * (float)-2.640625 + v40;
                store(f17 + 5, v41);
            } else {
                vector v42 = splat(0);
                store(f17 + 0, v42);
                vector v43 = splat(0);
                store(f17 + 1, v43);
                vector v44 = splat(0);
                store(f17 + 2, v44);
                vector v45 = splat(0);
                store(f17 + 3, v45);
                vector v46 = splat(0);
                store(f17 + 4, v46);
                vector v47 = splat(0);
                store(f17 + 5, v47);
                vector v48 = splat(0);
                store(f17 + 6, v48);
                vector v49 = splat(0);
                store(f17 + 7, v49);
                vector v50 = splat(0);
                store(f17 + 8, v50);
                vector v51 = splat(0);
                store(f17 + 9, v51);
                vector v52 = splat(0);
                store(f17 + 10, v52);
            }
            s2 /= 2;
            c16 += s1;
            f17 += 11;
        }
    } else {
        float*f53 = scratch;
        for (int i54 = 0; i54 < 11; i54++) {
            if (s2 & 1) {
                vector v55 = splat(0);
                if (u4 >> 0 & 1) {
                v55 = c16[0 * s15 + 0];
                }
                vector v56 = splat(0);
                if (u5 >> 0 & 1) {
                v56 = c16[0 * s15 + 1];
                }
                store(f53 + 6, v56);
                vector v57 = splat(0);
                if (u6 >> 0 & 1) {
                v57 = c16[0 * s15 + 2];
                }
                vector v58 = splat(0);
                if (u7 >> 0 & 1) {
                v58 = c16[0 * s15 + 3];
                }
                store(f53 + 7, v58);
                vector v59 = splat(0);
                if (u8 >> 0 & 1) {
                v59 = c16[0 * s15 + 4];
                }
                vector v60 = splat(0);
                if (u9 >> 0 & 1) {
                v60 = c16[0 * s15 + 5];
                }
                store(f53 + 8, v60);
                vector v61 = splat(0);
                if (u10 >> 0 & 1) {
                v61 = c16[0 * s15 + 6];
                }
                vector v62 = splat(0);
                if (u11 >> 0 & 1) {
                v62 = c16[0 * s15 + 7];
                }
                store(f53 + 9, v62);
                vector v63 = splat(0);
                if (u12 >> 0 & 1) {
                v63 = c16[0 * s15 + 8];
                }
                vector v64 = splat(0);
                if (u13 >> 0 & 1) {
                v64 = c16[0 * s15 + 9];
                }
                store(f53 + 10, v64);
                vector v65 = splat(0);
                if (u14 >> 0 & 1) {
                v65 = c16[0 * s15 + 10];
                }
                vector v66 = v59 * (float)-2.25 + v63;
                vector v67 = v57 * (float)-2.25 + v61;
                vector v68 = v67 * (float)0.625 + v66;
                store(f53 + 0, v68);
                vector v69 = v67 * (float)-0.625 + v66;
                store(f53 + 1, v69);
                vector v70 = v59 * (float)-0.390625 + v63;
                vector v71 = v57 * (float)-0.390625 + v61;
                vector v72 = v71 * (float)1.5 + v70;
                store(f53 + 2, v72);
                vector v73 = v71 * (float)-1.5 + v70;
                store(f53 + 3, v73);
                vector v74 = v57 * (float)0.87890625 + v65;
                vector v75 = v61 * (float)-2.640625 + v74;
                store(f53 + 4, v75);
                vector v76 = v55 * (float)0.87890625 + v63;
                vector v77 = v59 * (float)-2.640625 + v76;
                store(f53 + 5, v77);
            } else {
                vector v78 = splat(0);
                store(f53 + 0, v78);
                vector v79 = splat(0);
                store(f53 + 1, v79);
                vector v80 = splat(0);
                store(f53 + 2, v80);
                vector v81 = splat(0);
                store(f53 + 3, v81);
                vector v82 = splat(0);
                store(f53 + 4, v82);
                vector v83 = splat(0);
                store(f53 + 5, v83);
                vector v84 = splat(0);
                store(f53 + 6, v84);
                vector v85 = splat(0);
                store(f53 + 7, v85);
                vector v86 = splat(0);
                store(f53 + 8, v86);
                vector v87 = splat(0);
                store(f53 + 9, v87);
                vector v88 = splat(0);
                store(f53 + 10, v88);
            }
            s2 /= 2;
            c16 += s1;
            f53 += 11;
        }
    }
    float*f89 = output;
    size_t s90 = output_stride * 11;
    float*f91 = scratch;
    for (int i92 = 0; i92 < 11; i92++) {
        vector v93 = load(f91 + 0);
        vector v94 = load(f91 + 11);
        store(f89 + 6 * output_stride + 0, v94);
        vector v95 = load(f91 + 22);
        vector v96 = load(f91 + 33);
        store(f89 + 7 * output_stride + 0, v96);
        vector v97 = load(f91 + 44);
        vector v98 = load(f91 + 55);
        store(f89 + 8 * output_stride + 0, v98);
        vector v99 = load(f91 + 66);
        vector v100 = load(f91 + 77);
        store(f89 + 9 * output_stride + 0, v100);
        vector v101 = load(f91 + 88);
        vector v102 = load(f91 + 99);
        store(f89 + 10 * output_stride + 0, v102);
        vector v103 = load(f91 + 110);
        vector v104 = v97 * (float)-2.25 + v101;
        vector v105 = v95 * (float)-2.25 + v99;
        vector v106 = v105 * (float)0.625 + v104;
        store(f89 + 0 * output_stride + 0, v106);
        vector v107 = v105 * (float)-0.625 + v104;
        store(f89 + 1 * output_stride + 0, v107);
        vector v108 = v97 * (float)-0.390625 + v101;
        vector v109 = v95 * (float)-0.390625 + v99;
        vector v110 = v109 * (float)1.5 + v108;
        store(f89 + 2 * output_stride + 0, v110);
        vector v111 = v109 * (float)-1.5 + v108;
        store(f89 + 3 * output_stride + 0, v111);
        vector v112 = v95 * (float)0.87890625 + v103;
        vector v113 = v99 * (float)-2.640625 + v112;
        store(f89 + 4 * output_stride + 0, v113);
        vector v114 = v93 * (float)0.87890625 + v101;
        vector v115 = v97 * (float)-2.640625 + v114;
        store(f89 + 5 * output_stride + 0, v115);
        f91 += 1;
        f89 += s90;
    }
}

void nnp_winograd_f5x5_3x3_by_2_kernel__c_scalar(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 9; i3++) {
        vector v4 = splat(0);
        v4 = c1[0 * kernel_stride + 0];
        store(f2 + 0, v4);
        c1 += 1;
        f2 += 1;
    }
    float*f5 = scratch;
    float*f6 = output;
    size_t s7 = output_stride * 7;
    for (int i8 = 0; i8 < 1; i8++) {
        vector v9 = load(f5 + 0);
        vector v10 = load(f5 + 1);
        vector v11 = load(f5 + 2);
        vector v12 = v9 * (float)-0.6884033613445378;
        vector v13 = v11 * (float)-0.43025210084033616 + v12;
        vector v14 = v11 * (float)0.43025210084033616 + v12;
        vector v15 = v9 * (float)0.11951447245564893;
        vector v16 = v11 * (float)0.1792717086834734 + v15;
        vector v17 = v11 * (float)-0.1792717086834734 + v15;
        vector v18 = v9 * (float)1.1377777777777778;
        store(f2 + 0, v13);
        store(f2 + 1, v14);
        store(f2 + 2, v16);
        store(f2 + 3, v17);
        store(f2 + 4, v11);
        store(f2 + 5, v18);
        store(f2 + 6, v10);
        vector v19 = load(f5 + 3);
        vector v20 = load(f5 + 4);
        vector v21 = load(f5 + 5);
        vector v22 = v19 * (float)-0.6884033613445378;
        vector v23 = v21 * (float)-0.43025210084033616 + v22;
        vector v24 = v21 * (float)0.43025210084033616 + v22;
        vector v25 = v19 * (float)0.11951447245564893;
        vector v26 = v21 * (float)0.1792717086834734 + v25;
        vector v27 = v21 * (float)-0.1792717086834734 + v25;
        vector v28 = v19 * (float)1.1377777777777778;
        store(f2 + 7, v23);
        store(f2 + 8, v24);
        store(f2 + 9, v26);
        store(f2 + 10, v27);
        store(f2 + 11, v21);
        store(f2 + 12, v28);
        store(f2 + 13, v20);
        vector v29 = load(f5 + 6);
        vector v30 = load(f5 + 7);
        vector v31 = load(f5 + 8);
        vector v32 = v29 * (float)-0.6884033613445378;
        vector v33 = v31 * (float)-0.43025210084033616 + v32;
        vector v34 = v31 * (float)0.43025210084033616 + v32;
        vector v35 = v29 * (float)0.11951447245564893;
        vector v36 = v31 * (float)0.1792717086834734 + v35;
        vector v37 = v31 * (float)-0.1792717086834734 + v35;
        vector v38 = v29 * (float)1.1377777777777778;
        store(f2 + 14, v33);
        store(f2 + 15, v34);
        store(f2 + 16, v36);
        store(f2 + 17, v37);
        store(f2 + 18, v31);
        store(f2 + 19, v38);
        store(f2 + 20, v30);
        float*f39 = f2;
        for (int i40 = 0; i40 < 7; i40++) {
            vector v41 = load(f39 + 0);
            vector v42 = load(f39 + 7);
            vector v43 = load(f39 + 14);
            vector v44 = v41 * (float)-0.6884033613445378;
            vector v45 = v43 * (float)-0.43025210084033616 + v44;
            vector v46 = v43 * (float)0.43025210084033616 + v44;
            vector v47 = v41 * (float)0.11951447245564893;
            vector v48 = v43 * (float)0.1792717086834734 + v47;
            vector v49 = v43 * (float)-0.1792717086834734 + v47;
            vector v50 = v41 * (float)1.1377777777777778;
            store(f6 + 0 * output_stride + 0, v45);
            store(f6 + 1 * output_stride + 0, v46);
            store(f6 + 2 * output_stride + 0, v48);
            store(f6 + 3 * output_stride + 0, v49);
            store(f6 + 4 * output_stride + 0, v43);
            store(f6 + 5 * output_stride + 0, v50);
            store(f6 + 6 * output_stride + 0, v42);
            f39 += 1;
            f6 += s7;
        }
        size_t s51 = s7 * 7;
        f6 -= s51;
        f6 += 4;
        f5 += 9;
    }
}

void nnp_winograd_f5x5_3x3_by_2_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 11, v28);
        store(f3 + 22, v30);
        store(f3 + 33, v32);
        store(f3 + 44, v34);
        f3 += 1;
        c1 += s2;
    }
    size_t s35 = tile->row_stride;
    size_t s36 = tile->row_mask;
    size_t s37 = tile->column_mask;
    uint64_t u38 = s37 >> 0;
    uint64_t u39 = s37 >> 1;
    uint64_t u40 = s37 >> 2;
    uint64_t u41 = s37 >> 3;
    uint64_t u42 = s37 >> 4;
    size_t s43 = tile->channel_stride;
    float*f44 = output;
    float*f45 = scratch;
    if (s37 == 31) {
        for (int i46 = 0; i46 < 5; i46++) {
            if (s36 & 1) {
                vector v47 = load(f45 + 0);
                vector v48 = load(f45 + 1);
                vector v49 = load(f45 + 2);
                vector v50 = load(f45 + 3);
                vector v51 = load(f45 + 4);
                vector v52 = load(f45 + 5);
                vector v53 = v47 + v48;
                vector v54 = v47 - v48;
                vector v55 = v49 + v50;
                vector v56 = v49 - v50;
                vector v57 = v52 + v53;
                vector v58 = v57 + v55;
                vector v59 = v54 * (float)0.625;
                vector v60 = v56 * (float)1.5 + v59;
                vector v61 = v53 * (float)0.390625;
                vector v62 = v55 * (float)2.25 + v61;
                vector v63 = v54 * (float)0.244140625;
                vector v64 = v56 * (float)3.375 + v63;
                vector v65 = v53 * (float)0.152587890625 + v51;
                vector v66 = v55 * (float)5.0625 + v65;
                vector v67 = load(f45 + 6);
                vector v68 = v58 + v67;
                vector v69 = load(f45 + 7);
                vector v70 = v60 + v69;
                vector v71 = load(f45 + 8);
                vector v72 = v62 + v71;
                vector v73 = load(f45 + 9);
                vector v74 = v64 + v73;
                vector v75 = load(f45 + 10);
                vector v76 = v66 + v75;
                vector v77 = load(bias + 0);
                vector v78 = v68 + v77;
                vector v79 = v70 + v77;
                vector v80 = v72 + v77;
                vector v81 = v74 + v77;
                vector v82 = v76 + v77;
                f44[0 * s43 + 0] = v78;
                f44[0 * s43 + 1] = v79;
                f44[0 * s43 + 2] = v80;
                f44[0 * s43 + 3] = v81;
                f44[0 * s43 + 4] = v82;
            }
            s36 /= 2;
            f45 += 11;
            f44 += s35;
        }
    } else {
        for (int i83 = 0; i83 < 5; i83++) {
            if (s36 & 1) {
                vector v84 = load(f45 + 0);
                vector v85 = load(f45 + 1);
                vector v86 = load(f45 + 2);
                vector v87 = load(f45 + 3);
                vector v88 = load(f45 + 4);
                vector v89 = load(f45 + 5);
                vector v90 = v84 + v85;
                vector v91 = v84 - v85;
                vector v92 = v86 + v87;
                vector v93 = v86 - v87;
                vector v94 = v89 + v90;
                vector v95 = v94 + v92;
                vector v96 = v91 * (float)0.625;
                vector v97 = v93 * (float)1.5 + v96;
                vector v98 = v90 * (float)0.390625;
                vector v99 = v92 * (float)2.25 + v98;
                vector v100 = v91 * (float)0.244140625;
                vector v101 = v93 * (float)3.375 + v100;
                vector v102 = v90 * (float)0.152587890625 + v88;
                vector v103 = v92 * (float)5.0625 + v102;
                vector v104 = load(f45 + 6);
                vector v105 = v95 + v104;
                vector v106 = load(f45 + 7);
                vector v107 = v97 + v106;
                vector v108 = load(f45 + 8);
                vector v109 = v99 + v108;
                vector v110 = load(f45 + 9);
                vector v111 = v101 + v110;
                vector v112 = load(f45 + 10);
                vector v113 = v103 + v112;
                vector v114 = load(bias + 0);
                vector v115 = v105 + v114;
                vector v116 = v107 + v114;
                vector v117 = v109 + v114;
                vector v118 = v111 + v114;
                vector v119 = v113 + v114;
                if (u38 >> 0 & 1) {
                f44[0 * s43 + 0] = v115;
                }
                if (u39 >> 0 & 1) {
                f44[0 * s43 + 1] = v116;
                }
                if (u40 >> 0 & 1) {
                f44[0 * s43 + 2] = v117;
                }
                if (u41 >> 0 & 1) {
                f44[0 * s43 + 3] = v118;
                }
                if (u42 >> 0 & 1) {
                f44[0 * s43 + 4] = v119;
                }
            }
            s36 /= 2;
            f45 += 11;
            f44 += s35;
        }
    }
}

void nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 11, v28);
        store(f3 + 22, v30);
        store(f3 + 33, v32);
        store(f3 + 44, v34);
        f3 += 1;
        c1 += s2;
    }
    size_t s35 = tile->row_stride;
    size_t s36 = tile->row_mask;
    size_t s37 = tile->column_mask;
    uint64_t u38 = s37 >> 0;
    uint64_t u39 = s37 >> 1;
    uint64_t u40 = s37 >> 2;
    uint64_t u41 = s37 >> 3;
    uint64_t u42 = s37 >> 4;
    size_t s43 = tile->channel_stride;
    float*f44 = output;
    float*f45 = scratch;
    if (s37 == 31) {
        for (int i46 = 0; i46 < 5; i46++) {
            if (s36 & 1) {
                vector v47 = load(f45 + 0);
                vector v48 = load(f45 + 1);
                vector v49 = load(f45 + 2);
                vector v50 = load(f45 + 3);
                vector v51 = load(f45 + 4);
                vector v52 = load(f45 + 5);
                vector v53 = v47 + v48;
                vector v54 = v47 - v48;
                vector v55 = v49 + v50;
                vector v56 = v49 - v50;
                vector v57 = v52 + v53;
                vector v58 = v57 + v55;
                vector v59 = v54 * (float)0.625;
                vector v60 = v56 * (float)1.5 + v59;
                vector v61 = v53 * (float)0.390625;
                vector v62 = v55 * (float)2.25 + v61;
                vector v63 = v54 * (float)0.244140625;
                vector v64 = v56 * (float)3.375 + v63;
                vector v65 = v53 * (float)0.152587890625 + v51;
                vector v66 = v55 * (float)5.0625 + v65;
                vector v67 = load(f45 + 6);
                vector v68 = v58 + v67;
                vector v69 = load(f45 + 7);
                vector v70 = v60 + v69;
                vector v71 = load(f45 + 8);
                vector v72 = v62 + v71;
                vector v73 = load(f45 + 9);
                vector v74 = v64 + v73;
                vector v75 = load(f45 + 10);
                vector v76 = v66 + v75;
                vector v77 = load(bias + 0);
                vector v78 = v68 + v77;
                vector v79 = v70 + v77;
                vector v80 = v72 + v77;
                vector v81 = v74 + v77;
                vector v82 = v76 + v77;
                vector v83 = splat(0);
                vector v84 = maximum(v83, v78);
                vector v85 = maximum(v83, v79);
                vector v86 = maximum(v83, v80);
                vector v87 = maximum(v83, v81);
                vector v88 = maximum(v83, v82);
                f44[0 * s43 + 0] = v84;
                f44[0 * s43 + 1] = v85;
                f44[0 * s43 + 2] = v86;
                f44[0 * s43 + 3] = v87;
                f44[0 * s43 + 4] = v88;
            }
            s36 /= 2;
            f45 += 11;
            f44 += s35;
        }
    } else {
        for (int i89 = 0; i89 < 5; i89++) {
            if (s36 & 1) {
                vector v90 = load(f45 + 0);
                vector v91 = load(f45 + 1);
                vector v92 = load(f45 + 2);
                vector v93 = load(f45 + 3);
                vector v94 = load(f45 + 4);
                vector v95 = load(f45 + 5);
                vector v96 = v90 + v91;
                vector v97 = v90 - v91;
                vector v98 = v92 + v93;
                vector v99 = v92 - v93;
                vector v100 = v95 + v96;
                vector v101 = v100 + v98;
                vector v102 = v97 * (float)0.625;
                vector v103 = v99 * (float)1.5 + v102;
                vector v104 = v96 * (float)0.390625;
                vector v105 = v98 * (float)2.25 + v104;
                vector v106 = v97 * (float)0.244140625;
                vector v107 = v99 * (float)3.375 + v106;
                vector v108 = v96 * (float)0.152587890625 + v94;
                vector v109 = v98 * (float)5.0625 + v108;
                vector v110 = load(f45 + 6);
                vector v111 = v101 + v110;
                vector v112 = load(f45 + 7);
                vector v113 = v103 + v112;
                vector v114 = load(f45 + 8);
                vector v115 = v105 + v114;
                vector v116 = load(f45 + 9);
                vector v117 = v107 + v116;
                vector v118 = load(f45 + 10);
                vector v119 = v109 + v118;
                vector v120 = load(bias + 0);
                vector v121 = v111 + v120;
                vector v122 = v113 + v120;
                vector v123 = v115 + v120;
                vector v124 = v117 + v120;
                vector v125 = v119 + v120;
                vector v126 = splat(0);
                vector v127 = maximum(v126, v121);
                vector v128 = maximum(v126, v122);
                vector v129 = maximum(v126, v123);
                vector v130 = maximum(v126, v124);
                vector v131 = maximum(v126, v125);
                if (u38 >> 0 & 1) {
                f44[0 * s43 + 0] = v127;
                }
                if (u39 >> 0 & 1) {
                f44[0 * s43 + 1] = v128;
                }
                if (u40 >> 0 & 1) {
                f44[0 * s43 + 2] = v129;
                }
                if (u41 >> 0 & 1) {
                f44[0 * s43 + 3] = v130;
                }
                if (u42 >> 0 & 1) {
                f44[0 * s43 + 4] = v131;
                }
            }
            s36 /= 2;
            f45 += 11;
            f44 += s35;
        }
    }
}

void nnp_winograd_f3x3_3x3_by_2_input__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 1;
    uint64_t u6 = s3 >> 2;
    uint64_t u7 = s3 >> 3;
    uint64_t u8 = s3 >> 4;
    uint64_t u9 = s3 >> 5;
    uint64_t u10 = s3 >> 6;
    size_t s11 = tile->channel_stride;
    const float*c12 = input;
    if (s3 == 127) {
        float*f13 = scratch;
        for (int i14 = 0; i14 < 7; i14++) {
            if (s2 & 1) {
                vector v15 = splat(0);
                v15 = c12[0 * s11 + 0];
                vector v16 = splat(0);
                v16 = c12[0 * s11 + 1];
                store(f13 + 4, v16);
                vector v17 = splat(0);
                v17 = c12[0 * s11 + 2];
                vector v18 = splat(0);
                v18 = c12[0 * s11 + 3];
                store(f13 + 5, v18);
                vector v19 = splat(0);
                v19 = c12[0 * s11 + 4];
                vector v20 = splat(0);
                v20 = c12[0 * s11 + 5];
                store(f13 + 6, v20);
                vector v21 = splat(0);
                v21 = c12[0 * s11 + 6];
                vector v22 = v19 + v17;
                store(f13 + 0, v22);
                vector v23 = v19 - v17;
                store(f13 + 1, v23);
                vector v24 = v21 - v17;
                store(f13 + 2, v24);
                vector v25 = v15 - v19;
                store(f13 + 3, v25);
            } else {
                vector v26 = splat(0);
                store(f13 + 0, v26);
                vector v27 = splat(0);
                store(f13 + 1, v27);
                vector v28 = splat(0);
                store(f13 + 2, v28);
                vector v29 = splat(0);
                store(f13 + 3, v29);
                vector v30 = splat(0);
                store(f13 + 4, v30);
                vector v31 = splat(0);
                store(f13 + 5, v31);
                vector v32 = splat(0);
                store(f13 + 6, v32);
            }
            s2 /= 2;
            c12 += s1;
            f13 += 7;
        }
    } else {
        float*f33 = scratch;
        for (int i34 = 0; i34 < 7; i34++) {
            if (s2 & 1) {
                vector v35 = splat(0);
                if (u4 >> 0 & 1) {
                v35 = c12[0 * s11 + 0];
                }
                vector v36 = splat(0);
                if (u5 >> 0 & 1) {
                v36 = c12[0 * s11 + 1];
                }
                store(f33 + 4, v36);
                vector v37 = splat(0);
                if (u6 >> 0 & 1) {
                v37 = c12[0 * s11 + 2];
                }
                vector v38 = splat(0);
                if (u7 >> 0 & 1) {
                v38 = c12[0 * s11 + 3];
                }
                store(f33 + 5, v38);
                vector v39 = splat(0);
                if (u8 >> 0 & 1) {
                v39 = c12[0 * s11 + 4];
                }
                vector v40 = splat(0);
                if (u9 >> 0 & 1) {
                v40 = c12[0 * s11 + 5];
                }
                store(f33 + 6, v40);
                vector v41 = splat(0);
                if (u10 >> 0 & 1) {
                v41 = c12[0 * s11 + 6];
                }
                vector v42 = v39 + v37;
                store(f33 + 0, v42);
                vector v43 = v39 - v37;
                store(f33 + 1, v43);
                vector v44 = v41 - v37;
                store(f33 + 2, v44);
                vector v45 = v35 - v39;
                store(f33 + 3, v45);
            } else {
                vector v46 = splat(0);
                store(f33 + 0, v46);
                vector v47 = splat(0);
                store(f33 + 1, v47);
                vector v48 = splat(0);
                store(f33 + 2, v48);
                vector v49 = splat(0);
                store(f33 + 3, v49);
                vector v50 = splat(0);
                store(f33 + 4, v50);
                vector v51 = splat(0);
                store(f33 + 5, v51);
                vector v52 = splat(0);
                store(f33 + 6, v52);
            }
            s2 /= 2;
            c12 += s1;
            f33 += 7;
        }
    }
    float*f53 = output;
    size_t s54 = output_stride * 7;
    float*f55 = scratch;
    for (int i56 = 0; i56 < 7; i56++) {
        vector v57 = load(f55 + 0);
        vector v58 = load(f55 + 7);
        store(f53 + 4 * output_stride + 0, v58);
        vector v59 = load(f55 + 14);
        vector v60 = load(f55 + 21);
        store(f53 + 5 * output_stride + 0, v60);
        vector v61 = load(f55 + 28);
        vector v62 = load(f55 + 35);
        store(f53 + 6 * output_stride + 0, v62);
        vector v63 = load(f55 + 42);
        vector v64 = v61 + v59;
        store(f53 + 0 * output_stride + 0, v64);
        vector v65 = v61 - v59;
        store(f53 + 1 * output_stride + 0, v65);
        vector v66 = v63 - v59;
        store(f53 + 2 * output_stride + 0, v66);
        vector v67 = v57 - v61;
        store(f53 + 3 * output_stride + 0, v67);
        f55 += 1;
        f53 += s54;
    }
}

void nnp_winograd_f3x3_3x3_by_2_kernel__c_scalar(const float* kernel, size_t kernel_stride, float* output, size_t output_stride, float* scratch) {
    const float*c1 = kernel;
    float*f2 = scratch;
    for (int i3 = 0; i3 < 9; i3++) {
        vector v4 = splat(0);
        v4 = c1[0 * kernel_stride + 0];
        store(f2 + 0, v4);
        c1 += 1;
        f2 += 1;
    }
    float*f5 = scratch;
    float*f6 = output;
    size_t s7 = output_stride * 5;
    for (int i8 = 0; i8 < 1; i8++) {
        vector v9 = load(f5 + 0);
        vector v10 = load(f5 + 1);
        vector v11 = load(f5 + 2);
        vector v12 = v9 * (float)0.5;
        vector v13 = v11 * (float)0.5 + v12;
        vector v14 = v11 * (float)-0.5 + v12;
        store(f2 + 0, v13);
        store(f2 + 1, v14);
        store(f2 + 2, v11);
        store(f2 + 3, v9);
        store(f2 + 4, v10);
        vector v15 = load(f5 + 3);
        vector v16 = load(f5 + 4);
        vector v17 = load(f5 + 5);
        vector v18 = v15 * (float)0.5;
        vector v19 = v17 * (float)0.5 + v18;
        vector v20 = v17 * (float)-0.5 + v18;
        store(f2 + 5, v19);
        store(f2 + 6, v20);
        store(f2 + 7, v17);
        store(f2 + 8, v15);
        store(f2 + 9, v16);
        vector v21 = load(f5 + 6);
        vector v22 = load(f5 + 7);
        vector v23 = load(f5 + 8);
        vector v24 = v21 * (float)0.5;
        vector v25 = v23 * (float)0.5 + v24;
        vector v26 = v23 * (float)-0.5 + v24;
        store(f2 + 10, v25);
        store(f2 + 11, v26);
        store(f2 + 12, v23);
        store(f2 + 13, v21);
        store(f2 + 14, v22);
        float*f27 = f2;
        for (int i28 = 0; i28 < 5; i28++) {
            vector v29 = load(f27 + 0);
            vector v30 = load(f27 + 5);
            vector v31 = load(f27 + 10);
            vector v32 = v29 * (float)0.5;
            vector v33 = v31 * (float)0.5 + v32;
            vector v34 = v31 * (float)-0.5 + v32;
            store(f6 + 0 * output_stride + 0, v33);
            store(f6 + 1 * output_stride + 0, v34);
            store(f6 + 2 * output_stride + 0, v31);
            store(f6 + 3 * output_stride + 0, v29);
            store(f6 + 4 * output_stride + 0, v30);
            f27 += 1;
            f6 += s7;
        }
        size_t s35 = s7 * 5;
        f6 -= s35;
        f6 += 4;
        f5 += 9;
    }
}

void nnp_winograd_f3x3_3x3_by_2_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 7, v16);
        store(f3 + 14, v18);
        f3 += 1;
        c1 += s2;
    }
    size_t s19 = tile->row_stride;
    size_t s20 = tile->row_mask;
    size_t s21 = tile->column_mask;
    uint64_t u22 = s21 >> 0;
    uint64_t u23 = s21 >> 1;
    uint64_t u24 = s21 >> 2;
    size_t s25 = tile->channel_stride;
    float*f26 = output;
    float*f27 = scratch;
    if (s21 == 7) {
        for (int i28 = 0; i28 < 3; i28++) {
            if (s20 & 1) {
                vector v29 = load(f27 + 0);
                vector v30 = load(f27 + 1);
                vector v31 = load(f27 + 2);
                vector v32 = load(f27 + 3);
                vector v33 = load(bias + 0);
                vector v34 = v29 + v33;
                vector v35 = v34 + v30;
                vector v36 = v34 - v30;
                vector v37 = v32 + v35;
                vector v38 = v31 + v35;
                vector v39 = load(f27 + 4);
                vector v40 = v37 + v39;
                vector v41 = load(f27 + 5);
                vector v42 = v36 + v41;
                vector v43 = load(f27 + 6);
                vector v44 = v38 + v43;
                f26[0 * s25 + 0] = v40;
                f26[0 * s25 + 1] = v42;
                f26[0 * s25 + 2] = v44;
            }
            s20 /= 2;
            f27 += 7;
            f26 += s19;
        }
    } else {
        for (int i45 = 0; i45 < 3; i45++) {
            if (s20 & 1) {
                vector v46 = load(f27 + 0);
                vector v47 = load(f27 + 1);
                vector v48 = load(f27 + 2);
                vector v49 = load(f27 + 3);
                vector v50 = load(bias + 0);
                vector v51 = v46 + v50;
                vector v52 = v51 + v47;
                vector v53 = v51 - v47;
                vector v54 = v49 + v52;
                vector v55 = v48 + v52;
                vector v56 = load(f27 + 4);
                vector v57 = v54 + v56;
                vector v58 = load(f27 + 5);
                vector v59 = v53 + v58;
                vector v60 = load(f27 + 6);
                vector v61 = v55 + v60;
                if (u22 >> 0 & 1) {
                f26[0 * s25 + 0] = v57;
                }
                if (u23 >> 0 & 1) {
                f26[0 * s25 + 1] = v59;
                }
                if (u24 >> 0 & 1) {
                f26[0 * s25 + 2] = v61;
                }
            }
            s20 /= 2;
            f27 += 7;
            f26 += s19;
        }
    }
}

void nnp_winograd_f3x3_3x3_by_2_output_with_bias_with_relu__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 7, v16);
        store(f3 + 14, v18);
        f3 += 1;
        c1 += s2;
    }
    size_t s19 = tile->row_stride;
    size_t s20 = tile->row_mask;
    size_t s21 = tile->column_mask;
    uint64_t u22 = s21 >> 0;
    uint64_t u23 = s21 >> 1;
    uint64_t u24 = s21 >> 2;
    size_t s25 = tile->channel_stride;
    float*f26 = output;
    float*f27 = scratch;
    if (s21 == 7) {
        for (int i28 = 0; i28 < 3; i28++) {
            if (s20 & 1) {
                vector v29 = load(f27 + 0);
                vector v30 = load(f27 + 1);
                vector v31 = load(f27 + 2);
                vector v32 = load(f27 + 3);
                vector v33 = load(bias + 0);
                vector v34 = v29 + v33;
                vector v35 = v34 + v30;
                vector v36 = v34 - v30;
                vector v37 = v32 + v35;
                vector v38 = v31 + v35;
                vector v39 = load(f27 + 4);
                vector v40 = v37 + v39;
                vector v41 = load(f27 + 5);
                vector v42 = v36 + v41;
                vector v43 = load(f27 + 6);
                vector v44 = v38 + v43;
                vector v45 = splat(0);
                vector v46 = maximum(v45, v40);
                vector v47 = maximum(v45, v42);
                vector v48 = maximum(v45, v44);
                f26[0 * s25 + 0] = v46;
                f26[0 * s25 + 1] = v47;
                f26[0 * s25 + 2] = v48;
            }
            s20 /= 2;
            f27 += 7;
            f26 += s19;
        }
    } else {
        for (int i49 = 0; i49 < 3; i49++) {
            if (s20 & 1) {
                vector v50 = load(f27 + 0);
                vector v51 = load(f27 + 1);
                vector v52 = load(f27 + 2);
                vector v53 = load(f27 + 3);
                vector v54 = load(bias + 0);
                vector v55 = v50 + v54;
                vector v56 = v55 + v51;
                vector v57 = v55 - v51;
                vector v58 = v53 + v56;
                vector v59 = v52 + v56;
                vector v60 = load(f27 + 4);
                vector v61 = v58 + v60;
                vector v62 = load(f27 + 5);
                vector v63 = v57 + v62;
                vector v64 = load(f27 + 6);
                vector v65 = v59 + v64;
                vector v66 = splat(0);
                vector v67 = maximum(v66, v61);
                vector v68 = maximum(v66, v63);
                vector v69 = maximum(v66, v65);
                if (u22 >> 0 & 1) {
                f26[0 * s25 + 0] = v67;
                }
                if (u23 >> 0 & 1) {
                f26[0 * s25 + 1] = v68;
                }
                if (u24 >> 0 & 1) {
                f26[0 * s25 + 2] = v69;
                }
            }
            s20 /= 2;
            f27 += 7;
            f26 += s19;
        }
    }
}

void nnp_winograd_f3x3_6x6_kernel__c_scalar(const float* input, const struct nnp_tile* tile, float* output, size_t output_stride, float* scratch) {
    size_t s1 = tile->row_stride;
    size_t s2 = tile->row_mask;
    size_t s3 = tile->column_mask;
    uint64_t u4 = s3 >> 0;
    uint64_t u5 = s3 >> 1;
    uint64_t u6 = s3 >> 2;
    uint64_t u7 = s3 >> 3;
    uint64_t u8 = s3 >> 4;
    uint64_t u9 = s3 >> 5;
    size_t s10 = tile->channel_stride;
    const float*c11 = input;
    if (s3 == 63) {
        float*f12 = scratch;
        for (int i13 = 0; i13 < 6; i13++) {
            if (s2 & 1) {
                vector v14 = splat(0);
                v14 = c11[0 * s10 + 0];
                store(f12 + 7, v14);
                vector v15 = splat(0);
                v15 = c11[0 * s10 + 1];
                vector v16 = splat(0);
                v16 = c11[0 * s10 + 2];
                vector v17 = splat(0);
                v17 = c11[0 * s10 + 3];
                vector v18 = splat(0);
                v18 = c11[0 * s10 + 4];
                vector v19 = splat(0);
                v19 = c11[0 * s10 + 5];
                store(f12 + 6, v19);
                vector v20 = v14 + v16;
                vector v21 = v20 + v18;
                vector v22 = v21 * (float)-0.2222222222222222;
                vector v23 = v15 + v17;
                vector v24 = v23 + v19;
                vector v25 = v24 * (float)-0.2222222222222222 + v22;
                store(f12 + 0, v25);
                vector v26 = v24 * (float)0.2222222222222222 + v22;
                store(f12 + 1, v26);
                vector v27 = v16 * (float)4.0 + v14;
                vector v28 = v18 * (float)16.0 + v27;
                vector v29 = v28 * (float)0.011111111111111112;
                vector v30 = v17 * (float)4.0 + v15;
                vector v31 = v19 * (float)16.0 + v30;
                vector v32 = v31 * (float)0.022222222222222223 + v29;
                store(f12 + 2, v32);
                vector v33 = v31 * (float)-0.022222222222222223 + v29;
                store(f12 + 3, v33);
                vector v34 = v16 * (float)0.25 + v14;
                vector v35 = v18 * (float)0.0625 + v34;
                vector v36 = v35 * (float)0.7111111111111111;
                vector v37 = v17 * (float)0.25 + v15;
                vector v38 = v19 * (float)0.0625 + v37;
                vector v39 = v38 * (float)0.35555555555555557 + v36;
                store(f12 + 4, v39);
                vector v40 = v38 * (float)-0.35555555555555557 + v36;
                store(f12 + 5, v40);
            } else {
                vector v41 = splat(0);
                store(f12 + 0, v41);
                vector v42 = splat(0);
                store(f12 + 1, v42);
                vector v43 = splat(0);
                store(f12 + 2, v43);
                vector v44 = splat(0);
                store(f12 + 3, v44);
                vector v45 = splat(0);
                store(f12 + 4, v45);
                vector v46 = splat(0);
                store(f12 + 5, v46);
                vector v47 = splat(0);
                store(f12 + 6, v47);
                vector v48 = splat(0);
                store(f12 + 7, v48);
            }
            s2 /= 2;
            c11 += s1;
            f12 += 8;
        }
    } else {
        float*f49 = scratch;
        for (int i50 = 0; i50 < 6; i50++) {
            if (s2 & 1) {
                vector v51 = splat(0);
                if (u4 >> 0 & 1) {
                v51 = c11[0 * s10 + 0];
                }
                store(f49 + 7, v51);
                vector v52 = splat(0);
                if (u5 >> 0 & 1) {
                v52 = c11[0 * s10 + 1];
                }
                vector v53 = splat(0);
                if (u6 >> 0 & 1) {
                v53 = c11[0 * s10 + 2];
                }
                vector v54 = splat(0);
                if (u7 >> 0 & 1) {
                v54 = c11[0 * s10 + 3];
                }
                vector v55 = splat(0);
                if (u8 >> 0 & 1) {
                v55 = c11[0 * s10 + 4];
                }
                vector v56 = splat(0);
                if (u9 >> 0 & 1) {
                v56 = c11[0 * s10 + 5];
                }
                store(f49 + 6, v56);
                vector v57 = v51 + v53;
                vector v58 = v57 + v55;
                vector v59 = v58 * (float)-0.2222222222222222;
                vector v60 = v52 + v54;
                vector v61 = v60 + v56;
                vector v62 = v61 * (float)-0.2222222222222222 + v59;
                store(f49 + 0, v62);
                vector v63 = v61 * (float)0.2222222222222222 + v59;
                store(f49 + 1, v63);
                vector v64 = v53 * (float)4.0 + v51;
                vector v65 = v55 * (float)16.0 + v64;
                vector v66 = v65 * (float)0.011111111111111112;
                vector v67 = v54 * (float)4.0 + v52;
                vector v68 = v56 * (float)16.0 + v67;
                vector v69 = v68 * (float)0.022222222222222223 + v66;
                store(f49 + 2, v69);
                vector v70 = v68 * (float)-0.022222222222222223 + v66;
                store(f49 + 3, v70);
                vector v71 = v53 * (float)0.25 + v51;
                vector v72 = v55 * (float)0.0625 + v71;
                vector v73 = v72 * (float)0.7111111111111111;
                vector v74 = v54 * (float)0.25 + v52;
                vector v75 = v56 * (float)0.0625 + v74;
                vector v76 = v75 * (float)0.35555555555555557 + v73;
                store(f49 + 4, v76);
                vector v77 = v75 * (float)-0.35555555555555557 + v73;
                store(f49 + 5, v77);
            } else {
                vector v78 = splat(0);
                store(f49 + 0, v78);
                vector v79 = splat(0);
                store(f49 + 1, v79);
                vector v80 = splat(0);
                store(f49 + 2, v80);
                vector v81 = splat(0);
                store(f49 + 3, v81);
                vector v82 = splat(0);
                store(f49 + 4, v82);
                vector v83 = splat(0);
                store(f49 + 5, v83);
                vector v84 = splat(0);
                store(f49 + 6, v84);
                vector v85 = splat(0);
                store(f49 + 7, v85);
            }
            s2 /= 2;
            c11 += s1;
            f49 += 8;
        }
    }
    float*f86 = output;
    size_t s87 = output_stride * 8;
    float*f88 = scratch;
    for (int i89 = 0; i89 < 8; i89++) {
        vector v90 = load(f88 + 0);
        store(f86 + 7 * output_stride + 0, v90);
        vector v91 = load(f88 + 8);
        vector v92 = load(f88 + 16);
        vector v93 = load(f88 + 24);
        vector v94 = load(f88 + 32);
        vector v95 = load(f88 + 40);
        store(f86 + 6 * output_stride + 0, v95);
        vector v96 = v90 + v92;
        vector v97 = v96 + v94;
        vector v98 = v97 * (float)-0.2222222222222222;
        vector v99 = v91 + v93;
        vector v100 = v99 + v95;
        vector v101 = v100 * (float)-0.2222222222222222 + v98;
        store(f86 + 0 * output_stride + 0, v101);
        vector v102 = v100 * (float)0.2222222222222222 + v98;
        store(f86 + 1 * output_stride + 0, v102);
        vector v103 = v92 * (float)4.0 + v90;
        vector v104 = v94 * (float)16.0 + v103;
        vector v105 = v104 * (float)0.011111111111111112;
        vector v106 = v93 * (float)4.0 + v91;
        vector v107 = v95 * (float)16.0 + v106;
        vector v108 = v107 * (float)0.022222222222222223 + v105;
        store(f86 + 2 * output_stride + 0, v108);
        vector v109 = v107 * (float)-0.022222222222222223 + v105;
        store(f86 + 3 * output_stride + 0, v109);
        vector v110 = v92 * (float)0.25 + v90;
        vector v111 = v94 * (float)0.0625 + v110;
        vector v112 = v111 * (float)0.7111111111111111;
        vector v113 = v93 * (float)0.25 + v91;
        vector v114 = v95 * (float)0.0625 + v113;
        vector v115 = v114 * (float)0.35555555555555557 + v112;
        store(f86 + 4 * output_stride + 0, v115);
        vector v116 = v114 * (float)-0.35555555555555557 + v112;
        store(f86 + 5 * output_stride + 0, v116);
        f88 += 1;
        f86 += s87;
    }
}

void nnp_winograd_f3x3_6x6_output_with_bias__c_scalar(const float* input, size_t input_stride, const float* bias, float* output, const struct nnp_tile* tile, float* scratch) {
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
        store(f3 + 8, v23);
        store(f3 + 16, v26);
        f3 += 1;
        c1 += s2;
    }
    size_t s27 = tile->row_stride;
    size_t s28 = tile->row_mask;
    size_t s29 = tile->column_mask;
    uint64_t u30 = s29 >> 0;
    uint64_t u31 = s29 >> 1;
    uint64_t u32 = s29 >> 2;
    size_t s33 = tile->channel_stride;
    float*f34 = output;
    float*f35 = scratch;
    if (s29 == 7) {
        for (int i36 = 0; i36 < 3; i36++) {
            if (s28 & 1) {
                vector v37 = load(f35 + 0);
                vector v38 = load(f35 + 1);
                vector v39 = load(f35 + 2);
                vector v40 = load(f35 + 3);
                vector v41 = load(f35 + 4);
                vector v42 = load(f35 + 5);
                vector v43 = load(f35 + 6);
                vector v44 = load(f35 + 7);
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
                vector v58 = v43 + v47;
                vector v59 = v49 * (float)4.0 + v58;
                vector v60 = v51 * (float)0.25 + v59;
                f34[0 * s33 + 0] = v55;
                f34[0 * s33 + 1] = v57;
                f34[0 * s33 + 2] = v60;
            }
            s28 /= 2;
            f35 += 8;
            f34 += s27;
        }
    } else {
        for (int i61 = 0; i61 < 3; i61++) {
            if (s28 & 1) {
                vector v62 = load(f35 + 0);
                vector v63 = load(f35 + 1);
                vector v64 = load(f35 + 2);
                vector v65 = load(f35 + 3);
                vector v66 = load(f35 + 4);
                vector v67 = load(f35 + 5);
                vector v68 = load(f35 + 6);
                vector v69 = load(f35 + 7);
                vector v70 = load(bias + 0);
                vector v71 = v62 + v70;
                vector v72 = v71 + v63;
                vector v73 = v71 - v63;
                vector v74 = v64 + v65;
                vector v75 = v64 - v65;
                vector v76 = v66 + v67;
                vector v77 = v66 - v67;
                vector v78 = v69 + v72;
                vector v79 = v78 + v74;
                vector v80 = v79 + v76;
                vector v81 = v75 * (float)2.0 + v73;
                vector v82 = v77 * (float)0.5 + v81;
                vector v83 = v68 + v72;
                vector v84 = v74 * (float)4.0 + v83;
                vector v85 = v76 * (float)0.25 + v84;
                if (u30 >> 0 & 1) {
                f34[0 * s33 + 0] = v80;
                }
                if (u31 >> 0 & 1) {
                f34[0 * s33 + 1] = v82;
                }
                if (u32 >> 0 & 1) {
                f34[0 * s33 + 2] = v85;
                }
            }
            s28 /= 2;
            f35 += 8;
            f34 += s27;
        }
    }
}
