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
                vector v24 = v16 - v22;
                vector v25 = v18 * (float)-5.25 + v24;
                vector v26 = v20 * (float)5.25 + v25;
                vector v27 = v18 + v22;
                vector v28 = v20 * (float)-4.25 + v27;
                vector v29 = v17 + v21;
                vector v30 = v19 * (float)-4.25 + v29;
                vector v31 = v28 + v30;
                vector v32 = v28 - v30;
                vector v33 = v18 * (float)0.25 + v22;
                vector v34 = v20 * (float)-1.25 + v33;
                vector v35 = v19 * (float)-5.0 + v17;
                vector v36 = v21 * (float)4.0 + v35;
                vector v37 = v36 * (float)0.5 + v34;
                vector v38 = v36 * (float)-0.5 + v34;
                vector v39 = v18 * (float)4.0 + v22;
                vector v40 = v20 * (float)-5.0 + v39;
                vector v41 = v19 * (float)-1.25 + v17;
                vector v42 = v21 * (float)0.25 + v41;
                vector v43 = v42 * (float)2.0 + v40;
                vector v44 = v42 * (float)-2.0 + v40;
                vector v45 = v23 - v17;
                vector v46 = v19 * (float)5.25 + v45;
                vector v47 = v21 * (float)-5.25 + v46;
                store(f14 + 0, v26);
                store(f14 + 1, v31);
                store(f14 + 2, v32);
                store(f14 + 3, v37);
                store(f14 + 4, v38);
                store(f14 + 5, v43);
                store(f14 + 6, v44);
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
                vector v66 = v58 - v64;
                vector v67 = v60 * (float)-5.25 + v66;
                vector v68 = v62 * (float)5.25 + v67;
                vector v69 = v60 + v64;
                vector v70 = v62 * (float)-4.25 + v69;
                vector v71 = v59 + v63;
                vector v72 = v61 * (float)-4.25 + v71;
                vector v73 = v70 + v72;
                vector v74 = v70 - v72;
                vector v75 = v60 * (float)0.25 + v64;
                vector v76 = v62 * (float)-1.25 + v75;
                vector v77 = v61 * (float)-5.0 + v59;
                vector v78 = v63 * (float)4.0 + v77;
                vector v79 = v78 * (float)0.5 + v76;
                vector v80 = v78 * (float)-0.5 + v76;
                vector v81 = v60 * (float)4.0 + v64;
                vector v82 = v62 * (float)-5.0 + v81;
                vector v83 = v61 * (float)-1.25 + v59;
                vector v84 = v63 * (float)0.25 + v83;
                vector v85 = v84 * (float)2.0 + v82;
                vector v86 = v84 * (float)-2.0 + v82;
                vector v87 = v65 - v59;
                vector v88 = v61 * (float)5.25 + v87;
                vector v89 = v63 * (float)-5.25 + v88;
                store(f56 + 0, v68);
                store(f56 + 1, v73);
                store(f56 + 2, v74);
                store(f56 + 3, v79);
                store(f56 + 4, v80);
                store(f56 + 5, v85);
                store(f56 + 6, v86);
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
        vector v110 = v102 - v108;
        vector v111 = v104 * (float)-5.25 + v110;
        vector v112 = v106 * (float)5.25 + v111;
        vector v113 = v104 + v108;
        vector v114 = v106 * (float)-4.25 + v113;
        vector v115 = v103 + v107;
        vector v116 = v105 * (float)-4.25 + v115;
        vector v117 = v114 + v116;
        vector v118 = v114 - v116;
        vector v119 = v104 * (float)0.25 + v108;
        vector v120 = v106 * (float)-1.25 + v119;
        vector v121 = v105 * (float)-5.0 + v103;
        vector v122 = v107 * (float)4.0 + v121;
        vector v123 = v122 * (float)0.5 + v120;
        vector v124 = v122 * (float)-0.5 + v120;
        vector v125 = v104 * (float)4.0 + v108;
        vector v126 = v106 * (float)-5.0 + v125;
        vector v127 = v105 * (float)-1.25 + v103;
        vector v128 = v107 * (float)0.25 + v127;
        vector v129 = v128 * (float)2.0 + v126;
        vector v130 = v128 * (float)-2.0 + v126;
        vector v131 = v109 - v103;
        vector v132 = v105 * (float)5.25 + v131;
        vector v133 = v107 * (float)-5.25 + v132;
        store(f98 + 0 * output_stride + 0, v112);
        store(f98 + 1 * output_stride + 0, v117);
        store(f98 + 2 * output_stride + 0, v118);
        store(f98 + 3 * output_stride + 0, v123);
        store(f98 + 4 * output_stride + 0, v124);
        store(f98 + 5 * output_stride + 0, v129);
        store(f98 + 6 * output_stride + 0, v130);
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
    float*f5 = f2;
    float*f6 = scratch;
    float*f7 = output;
    size_t s8 = output_stride * 8;
    for (int i9 = 0; i9 < 1; i9++) {
        vector v10 = load(f6 + 0);
        vector v11 = load(f6 + 1);
        vector v12 = load(f6 + 2);
        vector v13 = v10 + v12;
        vector v14 = v13 * (float)-0.2222222222222222;
        vector v15 = v11 * (float)-0.2222222222222222 + v14;
        vector v16 = v11 * (float)0.2222222222222222 + v14;
        vector v17 = v12 * (float)4.0 + v10;
        vector v18 = v17 * (float)0.011111111111111112;
        vector v19 = v11 * (float)0.022222222222222223 + v18;
        vector v20 = v11 * (float)-0.022222222222222223 + v18;
        vector v21 = v12 * (float)0.25 + v10;
        vector v22 = v21 * (float)0.7111111111111111;
        vector v23 = v11 * (float)0.35555555555555557 + v22;
        vector v24 = v11 * (float)-0.35555555555555557 + v22;
        store(f5 + 0, v10);
        store(f5 + 1, v15);
        store(f5 + 2, v16);
        store(f5 + 3, v19);
        store(f5 + 4, v20);
        store(f5 + 5, v23);
        store(f5 + 6, v24);
        store(f5 + 7, v12);
        vector v25 = load(f6 + 3);
        vector v26 = load(f6 + 4);
        vector v27 = load(f6 + 5);
        vector v28 = v25 + v27;
        vector v29 = v28 * (float)-0.2222222222222222;
        vector v30 = v26 * (float)-0.2222222222222222 + v29;
        vector v31 = v26 * (float)0.2222222222222222 + v29;
        vector v32 = v27 * (float)4.0 + v25;
        vector v33 = v32 * (float)0.011111111111111112;
        vector v34 = v26 * (float)0.022222222222222223 + v33;
        vector v35 = v26 * (float)-0.022222222222222223 + v33;
        vector v36 = v27 * (float)0.25 + v25;
        vector v37 = v36 * (float)0.7111111111111111;
        vector v38 = v26 * (float)0.35555555555555557 + v37;
        vector v39 = v26 * (float)-0.35555555555555557 + v37;
        store(f5 + 8, v25);
        store(f5 + 9, v30);
        store(f5 + 10, v31);
        store(f5 + 11, v34);
        store(f5 + 12, v35);
        store(f5 + 13, v38);
        store(f5 + 14, v39);
        store(f5 + 15, v27);
        vector v40 = load(f6 + 6);
        vector v41 = load(f6 + 7);
        vector v42 = load(f6 + 8);
        vector v43 = v40 + v42;
        vector v44 = v43 * (float)-0.2222222222222222;
        vector v45 = v41 * (float)-0.2222222222222222 + v44;
        vector v46 = v41 * (float)0.2222222222222222 + v44;
        vector v47 = v42 * (float)4.0 + v40;
        vector v48 = v47 * (float)0.011111111111111112;
        vector v49 = v41 * (float)0.022222222222222223 + v48;
        vector v50 = v41 * (float)-0.022222222222222223 + v48;
        vector v51 = v42 * (float)0.25 + v40;
        vector v52 = v51 * (float)0.7111111111111111;
        vector v53 = v41 * (float)0.35555555555555557 + v52;
        vector v54 = v41 * (float)-0.35555555555555557 + v52;
        store(f5 + 16, v40);
        store(f5 + 17, v45);
        store(f5 + 18, v46);
        store(f5 + 19, v49);
        store(f5 + 20, v50);
        store(f5 + 21, v53);
        store(f5 + 22, v54);
        store(f5 + 23, v42);
        float*f55 = f5;
        for (int i56 = 0; i56 < 8; i56++) {
            vector v57 = load(f55 + 0);
            vector v58 = load(f55 + 8);
            vector v59 = load(f55 + 16);
            vector v60 = v57 + v59;
            vector v61 = v60 * (float)-0.2222222222222222;
            vector v62 = v58 * (float)-0.2222222222222222 + v61;
            vector v63 = v58 * (float)0.2222222222222222 + v61;
            vector v64 = v59 * (float)4.0 + v57;
            vector v65 = v64 * (float)0.011111111111111112;
            vector v66 = v58 * (float)0.022222222222222223 + v65;
            vector v67 = v58 * (float)-0.022222222222222223 + v65;
            vector v68 = v59 * (float)0.25 + v57;
            vector v69 = v68 * (float)0.7111111111111111;
            vector v70 = v58 * (float)0.35555555555555557 + v69;
            vector v71 = v58 * (float)-0.35555555555555557 + v69;
            store(f7 + 0 * output_stride + 0, v57);
            store(f7 + 1 * output_stride + 0, v62);
            store(f7 + 2 * output_stride + 0, v63);
            store(f7 + 3 * output_stride + 0, v66);
            store(f7 + 4 * output_stride + 0, v67);
            store(f7 + 5 * output_stride + 0, v70);
            store(f7 + 6 * output_stride + 0, v71);
            store(f7 + 7 * output_stride + 0, v59);
            f55 += 1;
            f7 += s8;
        }
        size_t s72 = s8 * 8;
        f7 -= s72;
        f7 += 4;
        f6 += 9;
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
                vector v55 = v47 + v54;
                vector v56 = v55 + v48;
                vector v57 = v55 - v48;
                vector v58 = v49 + v50;
                vector v59 = v49 - v50;
                vector v60 = v51 + v52;
                vector v61 = v51 - v52;
                vector v62 = v46 + v56;
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
                vector v73 = v53 + v57;
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
                vector v86 = v78 + v85;
                vector v87 = v86 + v79;
                vector v88 = v86 - v79;
                vector v89 = v80 + v81;
                vector v90 = v80 - v81;
                vector v91 = v82 + v83;
                vector v92 = v82 - v83;
                vector v93 = v77 + v87;
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
                vector v104 = v84 + v88;
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
                vector v55 = v47 + v54;
                vector v56 = v55 + v48;
                vector v57 = v55 - v48;
                vector v58 = v49 + v50;
                vector v59 = v49 - v50;
                vector v60 = v51 + v52;
                vector v61 = v51 - v52;
                vector v62 = v46 + v56;
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
                vector v73 = v53 + v57;
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
                vector v93 = v85 + v92;
                vector v94 = v93 + v86;
                vector v95 = v93 - v86;
                vector v96 = v87 + v88;
                vector v97 = v87 - v88;
                vector v98 = v89 + v90;
                vector v99 = v89 - v90;
                vector v100 = v84 + v94;
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
                vector v111 = v91 + v95;
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
    float*f5 = f2;
    float*f6 = scratch;
    float*f7 = output;
    size_t s8 = output_stride * 8;
    for (int i9 = 0; i9 < 1; i9++) {
        vector v10 = load(f6 + 0);
        vector v11 = load(f6 + 1);
        vector v12 = load(f6 + 2);
        vector v13 = load(f6 + 3);
        vector v14 = load(f6 + 4);
        vector v15 = v10 + v12;
        vector v16 = v15 + v14;
        vector v17 = v16 * (float)-0.2222222222222222;
        vector v18 = v11 + v13;
        vector v19 = v18 * (float)-0.2222222222222222 + v17;
        vector v20 = v18 * (float)0.2222222222222222 + v17;
        vector v21 = v12 * (float)4.0 + v10;
        vector v22 = v14 * (float)16.0 + v21;
        vector v23 = v22 * (float)0.011111111111111112;
        vector v24 = v13 * (float)4.0 + v11;
        vector v25 = v24 * (float)0.022222222222222223 + v23;
        vector v26 = v24 * (float)-0.022222222222222223 + v23;
        vector v27 = v12 * (float)0.25 + v10;
        vector v28 = v14 * (float)0.0625 + v27;
        vector v29 = v28 * (float)0.7111111111111111;
        vector v30 = v13 * (float)0.25 + v11;
        vector v31 = v30 * (float)0.35555555555555557 + v29;
        vector v32 = v30 * (float)-0.35555555555555557 + v29;
        store(f5 + 0, v10);
        store(f5 + 1, v19);
        store(f5 + 2, v20);
        store(f5 + 3, v25);
        store(f5 + 4, v26);
        store(f5 + 5, v31);
        store(f5 + 6, v32);
        store(f5 + 7, v14);
        vector v33 = load(f6 + 5);
        vector v34 = load(f6 + 6);
        vector v35 = load(f6 + 7);
        vector v36 = load(f6 + 8);
        vector v37 = load(f6 + 9);
        vector v38 = v33 + v35;
        vector v39 = v38 + v37;
        vector v40 = v39 * (float)-0.2222222222222222;
        vector v41 = v34 + v36;
        vector v42 = v41 * (float)-0.2222222222222222 + v40;
        vector v43 = v41 * (float)0.2222222222222222 + v40;
        vector v44 = v35 * (float)4.0 + v33;
        vector v45 = v37 * (float)16.0 + v44;
        vector v46 = v45 * (float)0.011111111111111112;
        vector v47 = v36 * (float)4.0 + v34;
        vector v48 = v47 * (float)0.022222222222222223 + v46;
        vector v49 = v47 * (float)-0.022222222222222223 + v46;
        vector v50 = v35 * (float)0.25 + v33;
        vector v51 = v37 * (float)0.0625 + v50;
        vector v52 = v51 * (float)0.7111111111111111;
        vector v53 = v36 * (float)0.25 + v34;
        vector v54 = v53 * (float)0.35555555555555557 + v52;
        vector v55 = v53 * (float)-0.35555555555555557 + v52;
        store(f5 + 8, v33);
        store(f5 + 9, v42);
        store(f5 + 10, v43);
        store(f5 + 11, v48);
        store(f5 + 12, v49);
        store(f5 + 13, v54);
        store(f5 + 14, v55);
        store(f5 + 15, v37);
        vector v56 = load(f6 + 10);
        vector v57 = load(f6 + 11);
        vector v58 = load(f6 + 12);
        vector v59 = load(f6 + 13);
        vector v60 = load(f6 + 14);
        vector v61 = v56 + v58;
        vector v62 = v61 + v60;
        vector v63 = v62 * (float)-0.2222222222222222;
        vector v64 = v57 + v59;
        vector v65 = v64 * (float)-0.2222222222222222 + v63;
        vector v66 = v64 * (float)0.2222222222222222 + v63;
        vector v67 = v58 * (float)4.0 + v56;
        vector v68 = v60 * (float)16.0 + v67;
        vector v69 = v68 * (float)0.011111111111111112;
        vector v70 = v59 * (float)4.0 + v57;
        vector v71 = v70 * (float)0.022222222222222223 + v69;
        vector v72 = v70 * (float)-0.022222222222222223 + v69;
        vector v73 = v58 * (float)0.25 + v56;
        vector v74 = v60 * (float)0.0625 + v73;
        vector v75 = v74 * (float)0.7111111111111111;
        vector v76 = v59 * (float)0.25 + v57;
        vector v77 = v76 * (float)0.35555555555555557 + v75;
        vector v78 = v76 * (float)-0.35555555555555557 + v75;
        store(f5 + 16, v56);
        store(f5 + 17, v65);
        store(f5 + 18, v66);
        store(f5 + 19, v71);
        store(f5 + 20, v72);
        store(f5 + 21, v77);
        store(f5 + 22, v78);
        store(f5 + 23, v60);
        vector v79 = load(f6 + 15);
        vector v80 = load(f6 + 16);
        vector v81 = load(f6 + 17);
        vector v82 = load(f6 + 18);
        vector v83 = load(f6 + 19);
        vector v84 = v79 + v81;
        vector v85 = v84 + v83;
        vector v86 = v85 * (float)-0.2222222222222222;
        vector v87 = v80 + v82;
        vector v88 = v87 * (float)-0.2222222222222222 + v86;
        vector v89 = v87 * (float)0.2222222222222222 + v86;
        vector v90 = v81 * (float)4.0 + v79;
        vector v91 = v83 * (float)16.0 + v90;
        vector v92 = v91 * (float)0.011111111111111112;
        vector v93 = v82 * (float)4.0 + v80;
        vector v94 = v93 * (float)0.022222222222222223 + v92;
        vector v95 = v93 * (float)-0.022222222222222223 + v92;
        vector v96 = v81 * (float)0.25 + v79;
        vector v97 = v83 * (float)0.0625 + v96;
        vector v98 = v97 * (float)0.7111111111111111;
        vector v99 = v82 * (float)0.25 + v80;
        vector v100 = v99 * (float)0.35555555555555557 + v98;
        vector v101 = v99 * (float)-0.35555555555555557 + v98;
        store(f5 + 24, v79);
        store(f5 + 25, v88);
        store(f5 + 26, v89);
        store(f5 + 27, v94);
        store(f5 + 28, v95);
        store(f5 + 29, v100);
        store(f5 + 30, v101);
        store(f5 + 31, v83);
        vector v102 = load(f6 + 20);
        vector v103 = load(f6 + 21);
        vector v104 = load(f6 + 22);
        vector v105 = load(f6 + 23);
        vector v106 = load(f6 + 24);
        vector v107 = v102 + v104;
        vector v108 = v107 + v106;
        vector v109 = v108 * (float)-0.2222222222222222;
        vector v110 = v103 + v105;
        vector v111 = v110 * (float)-0.2222222222222222 + v109;
        vector v112 = v110 * (float)0.2222222222222222 + v109;
        vector v113 = v104 * (float)4.0 + v102;
        vector v114 = v106 * (float)16.0 + v113;
        vector v115 = v114 * (float)0.011111111111111112;
        vector v116 = v105 * (float)4.0 + v103;
        vector v117 = v116 * (float)0.022222222222222223 + v115;
        vector v118 = v116 * (float)-0.022222222222222223 + v115;
        vector v119 = v104 * (float)0.25 + v102;
        vector v120 = v106 * (float)0.0625 + v119;
        vector v121 = v120 * (float)0.7111111111111111;
        vector v122 = v105 * (float)0.25 + v103;
        vector v123 = v122 * (float)0.35555555555555557 + v121;
        vector v124 = v122 * (float)-0.35555555555555557 + v121;
        store(f5 + 32, v102);
        store(f5 + 33, v111);
        store(f5 + 34, v112);
        store(f5 + 35, v117);
        store(f5 + 36, v118);
        store(f5 + 37, v123);
        store(f5 + 38, v124);
        store(f5 + 39, v106);
        float*f125 = f5;
        for (int i126 = 0; i126 < 8; i126++) {
            vector v127 = load(f125 + 0);
            vector v128 = load(f125 + 8);
            vector v129 = load(f125 + 16);
            vector v130 = load(f125 + 24);
            vector v131 = load(f125 + 32);
            vector v132 = v127 + v129;
            vector v133 = v132 + v131;
            vector v134 = v133 * (float)-0.2222222222222222;
            vector v135 = v128 + v130;
            vector v136 = v135 * (float)-0.2222222222222222 + v134;
            vector v137 = v135 * (float)0.2222222222222222 + v134;
            vector v138 = v129 * (float)4.0 + v127;
            vector v139 = v131 * (float)16.0 + v138;
            vector v140 = v139 * (float)0.011111111111111112;
            vector v141 = v130 * (float)4.0 + v128;
            vector v142 = v141 * (float)0.022222222222222223 + v140;
            vector v143 = v141 * (float)-0.022222222222222223 + v140;
            vector v144 = v129 * (float)0.25 + v127;
            vector v145 = v131 * (float)0.0625 + v144;
            vector v146 = v145 * (float)0.7111111111111111;
            vector v147 = v130 * (float)0.25 + v128;
            vector v148 = v147 * (float)0.35555555555555557 + v146;
            vector v149 = v147 * (float)-0.35555555555555557 + v146;
            store(f7 + 0 * output_stride + 0, v127);
            store(f7 + 1 * output_stride + 0, v136);
            store(f7 + 2 * output_stride + 0, v137);
            store(f7 + 3 * output_stride + 0, v142);
            store(f7 + 4 * output_stride + 0, v143);
            store(f7 + 5 * output_stride + 0, v148);
            store(f7 + 6 * output_stride + 0, v149);
            store(f7 + 7 * output_stride + 0, v131);
            f125 += 1;
            f7 += s8;
        }
        size_t s150 = s8 * 8;
        f7 -= s150;
        f7 += 4;
        f6 += 25;
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
                vector v49 = v41 + v48;
                vector v50 = v49 + v42;
                vector v51 = v49 - v42;
                vector v52 = v43 + v44;
                vector v53 = v43 - v44;
                vector v54 = v45 + v46;
                vector v55 = v45 - v46;
                vector v56 = v40 + v50;
                vector v57 = v56 + v52;
                vector v58 = v57 + v54;
                vector v59 = v53 * (float)2.0 + v51;
                vector v60 = v55 * (float)0.5 + v59;
                vector v61 = v52 * (float)4.0 + v50;
                vector v62 = v54 * (float)0.25 + v61;
                vector v63 = v47 + v51;
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
                vector v76 = v68 + v75;
                vector v77 = v76 + v69;
                vector v78 = v76 - v69;
                vector v79 = v70 + v71;
                vector v80 = v70 - v71;
                vector v81 = v72 + v73;
                vector v82 = v72 - v73;
                vector v83 = v67 + v77;
                vector v84 = v83 + v79;
                vector v85 = v84 + v81;
                vector v86 = v80 * (float)2.0 + v78;
                vector v87 = v82 * (float)0.5 + v86;
                vector v88 = v79 * (float)4.0 + v77;
                vector v89 = v81 * (float)0.25 + v88;
                vector v90 = v74 + v78;
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
                vector v49 = v41 + v48;
                vector v50 = v49 + v42;
                vector v51 = v49 - v42;
                vector v52 = v43 + v44;
                vector v53 = v43 - v44;
                vector v54 = v45 + v46;
                vector v55 = v45 - v46;
                vector v56 = v40 + v50;
                vector v57 = v56 + v52;
                vector v58 = v57 + v54;
                vector v59 = v53 * (float)2.0 + v51;
                vector v60 = v55 * (float)0.5 + v59;
                vector v61 = v52 * (float)4.0 + v50;
                vector v62 = v54 * (float)0.25 + v61;
                vector v63 = v47 + v51;
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
                vector v81 = v73 + v80;
                vector v82 = v81 + v74;
                vector v83 = v81 - v74;
                vector v84 = v75 + v76;
                vector v85 = v75 - v76;
                vector v86 = v77 + v78;
                vector v87 = v77 - v78;
                vector v88 = v72 + v82;
                vector v89 = v88 + v84;
                vector v90 = v89 + v86;
                vector v91 = v85 * (float)2.0 + v83;
                vector v92 = v87 * (float)0.5 + v91;
                vector v93 = v84 * (float)4.0 + v82;
                vector v94 = v86 * (float)0.25 + v93;
                vector v95 = v79 + v83;
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
                vector v20 = v14 * (float)0.87890625 + v18;
                vector v21 = v16 * (float)-2.640625 + v20;
                vector v22 = v16 * (float)-2.25 + v18;
                vector v23 = v15 * (float)-2.25 + v17;
                vector v24 = v23 * (float)0.625 + v22;
                vector v25 = v23 * (float)-0.625 + v22;
                vector v26 = v16 * (float)-0.390625 + v18;
                vector v27 = v15 * (float)-0.390625 + v17;
                vector v28 = v27 * (float)1.5 + v26;
                vector v29 = v27 * (float)-1.5 + v26;
                vector v30 = v15 * (float)0.87890625 + v19;
                vector v31 = v17 * (float)-2.640625 + v30;
                store(f12 + 0, v21);
                store(f12 + 1, v24);
                store(f12 + 2, v25);
                store(f12 + 3, v28);
                store(f12 + 4, v29);
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
                vector v46 = v40 * (float)0.87890625 + v44;
                vector v47 = v42 * (float)-2.640625 + v46;
                vector v48 = v42 * (float)-2.25 + v44;
                vector v49 = v41 * (float)-2.25 + v43;
                vector v50 = v49 * (float)0.625 + v48;
                vector v51 = v49 * (float)-0.625 + v48;
                vector v52 = v42 * (float)-0.390625 + v44;
                vector v53 = v41 * (float)-0.390625 + v43;
                vector v54 = v53 * (float)1.5 + v52;
                vector v55 = v53 * (float)-1.5 + v52;
                vector v56 = v41 * (float)0.87890625 + v45;
                vector v57 = v43 * (float)-2.640625 + v56;
                store(f38 + 0, v47);
                store(f38 + 1, v50);
                store(f38 + 2, v51);
                store(f38 + 3, v54);
                store(f38 + 4, v55);
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
        vector v74 = v68 * (float)0.87890625 + v72;
        vector v75 = v70 * (float)-2.640625 + v74;
        vector v76 = v70 * (float)-2.25 + v72;
        vector v77 = v69 * (float)-2.25 + v71;
        vector v78 = v77 * (float)0.625 + v76;
        vector v79 = v77 * (float)-0.625 + v76;
        vector v80 = v70 * (float)-0.390625 + v72;
        vector v81 = v69 * (float)-0.390625 + v71;
        vector v82 = v81 * (float)1.5 + v80;
        vector v83 = v81 * (float)-1.5 + v80;
        vector v84 = v69 * (float)0.87890625 + v73;
        vector v85 = v71 * (float)-2.640625 + v84;
        store(f64 + 0 * output_stride + 0, v75);
        store(f64 + 1 * output_stride + 0, v78);
        store(f64 + 2 * output_stride + 0, v79);
        store(f64 + 3 * output_stride + 0, v82);
        store(f64 + 4 * output_stride + 0, v83);
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
    float*f5 = f2;
    float*f6 = scratch;
    float*f7 = output;
    size_t s8 = output_stride * 6;
    for (int i9 = 0; i9 < 1; i9++) {
        vector v10 = load(f6 + 0);
        vector v11 = load(f6 + 1);
        vector v12 = load(f6 + 2);
        vector v13 = v10 * (float)1.1377777777777778;
        vector v14 = v12 * (float)0.390625 + v10;
        vector v15 = v14 * (float)-0.6884033613445378;
        vector v16 = v11 * (float)-0.43025210084033616 + v15;
        vector v17 = v11 * (float)0.43025210084033616 + v15;
        vector v18 = v12 * (float)2.25 + v10;
        vector v19 = v18 * (float)0.11951447245564893;
        vector v20 = v11 * (float)0.1792717086834734 + v19;
        vector v21 = v11 * (float)-0.1792717086834734 + v19;
        store(f5 + 0, v13);
        store(f5 + 1, v16);
        store(f5 + 2, v17);
        store(f5 + 3, v20);
        store(f5 + 4, v21);
        store(f5 + 5, v12);
        vector v22 = load(f6 + 3);
        vector v23 = load(f6 + 4);
        vector v24 = load(f6 + 5);
        vector v25 = v22 * (float)1.1377777777777778;
        vector v26 = v24 * (float)0.390625 + v22;
        vector v27 = v26 * (float)-0.6884033613445378;
        vector v28 = v23 * (float)-0.43025210084033616 + v27;
        vector v29 = v23 * (float)0.43025210084033616 + v27;
        vector v30 = v24 * (float)2.25 + v22;
        vector v31 = v30 * (float)0.11951447245564893;
        vector v32 = v23 * (float)0.1792717086834734 + v31;
        vector v33 = v23 * (float)-0.1792717086834734 + v31;
        store(f5 + 6, v25);
        store(f5 + 7, v28);
        store(f5 + 8, v29);
        store(f5 + 9, v32);
        store(f5 + 10, v33);
        store(f5 + 11, v24);
        vector v34 = load(f6 + 6);
        vector v35 = load(f6 + 7);
        vector v36 = load(f6 + 8);
        vector v37 = v34 * (float)1.1377777777777778;
        vector v38 = v36 * (float)0.390625 + v34;
        vector v39 = v38 * (float)-0.6884033613445378;
        vector v40 = v35 * (float)-0.43025210084033616 + v39;
        vector v41 = v35 * (float)0.43025210084033616 + v39;
        vector v42 = v36 * (float)2.25 + v34;
        vector v43 = v42 * (float)0.11951447245564893;
        vector v44 = v35 * (float)0.1792717086834734 + v43;
        vector v45 = v35 * (float)-0.1792717086834734 + v43;
        store(f5 + 12, v37);
        store(f5 + 13, v40);
        store(f5 + 14, v41);
        store(f5 + 15, v44);
        store(f5 + 16, v45);
        store(f5 + 17, v36);
        float*f46 = f5;
        for (int i47 = 0; i47 < 6; i47++) {
            vector v48 = load(f46 + 0);
            vector v49 = load(f46 + 6);
            vector v50 = load(f46 + 12);
            vector v51 = v48 * (float)1.1377777777777778;
            vector v52 = v50 * (float)0.390625 + v48;
            vector v53 = v52 * (float)-0.6884033613445378;
            vector v54 = v49 * (float)-0.43025210084033616 + v53;
            vector v55 = v49 * (float)0.43025210084033616 + v53;
            vector v56 = v50 * (float)2.25 + v48;
            vector v57 = v56 * (float)0.11951447245564893;
            vector v58 = v49 * (float)0.1792717086834734 + v57;
            vector v59 = v49 * (float)-0.1792717086834734 + v57;
            store(f7 + 0 * output_stride + 0, v51);
            store(f7 + 1 * output_stride + 0, v54);
            store(f7 + 2 * output_stride + 0, v55);
            store(f7 + 3 * output_stride + 0, v58);
            store(f7 + 4 * output_stride + 0, v59);
            store(f7 + 5 * output_stride + 0, v50);
            f46 += 1;
            f7 += s8;
        }
        size_t s60 = s8 * 6;
        f7 -= s60;
        f7 += 4;
        f6 += 9;
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
                vector v40 = v35 + v36;
                vector v41 = v35 - v36;
                vector v42 = v37 + v38;
                vector v43 = v37 - v38;
                vector v44 = v34 + v40;
                vector v45 = v44 + v42;
                vector v46 = v41 * (float)0.625;
                vector v47 = v43 * (float)1.5 + v46;
                vector v48 = v40 * (float)0.390625;
                vector v49 = v42 * (float)2.25 + v48;
                vector v50 = v41 * (float)0.244140625 + v39;
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
                vector v64 = v59 + v60;
                vector v65 = v59 - v60;
                vector v66 = v61 + v62;
                vector v67 = v61 - v62;
                vector v68 = v58 + v64;
                vector v69 = v68 + v66;
                vector v70 = v65 * (float)0.625;
                vector v71 = v67 * (float)1.5 + v70;
                vector v72 = v64 * (float)0.390625;
                vector v73 = v66 * (float)2.25 + v72;
                vector v74 = v65 * (float)0.244140625 + v63;
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
                vector v40 = v35 + v36;
                vector v41 = v35 - v36;
                vector v42 = v37 + v38;
                vector v43 = v37 - v38;
                vector v44 = v34 + v40;
                vector v45 = v44 + v42;
                vector v46 = v41 * (float)0.625;
                vector v47 = v43 * (float)1.5 + v46;
                vector v48 = v40 * (float)0.390625;
                vector v49 = v42 * (float)2.25 + v48;
                vector v50 = v41 * (float)0.244140625 + v39;
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
                vector v69 = v64 + v65;
                vector v70 = v64 - v65;
                vector v71 = v66 + v67;
                vector v72 = v66 - v67;
                vector v73 = v63 + v69;
                vector v74 = v73 + v71;
                vector v75 = v70 * (float)0.625;
                vector v76 = v72 * (float)1.5 + v75;
                vector v77 = v69 * (float)0.390625;
                vector v78 = v71 * (float)2.25 + v77;
                vector v79 = v70 * (float)0.244140625 + v68;
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
                vector v16 = v12 - v14;
                vector v17 = v14 + v13;
                vector v18 = v14 - v13;
                vector v19 = v15 - v13;
                store(f10 + 0, v16);
                store(f10 + 1, v17);
                store(f10 + 2, v18);
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
                vector v30 = v26 - v28;
                vector v31 = v28 + v27;
                vector v32 = v28 - v27;
                vector v33 = v29 - v27;
                store(f24 + 0, v30);
                store(f24 + 1, v31);
                store(f24 + 2, v32);
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
        vector v46 = v42 - v44;
        vector v47 = v44 + v43;
        vector v48 = v44 - v43;
        vector v49 = v45 - v43;
        store(f38 + 0 * output_stride + 0, v46);
        store(f38 + 1 * output_stride + 0, v47);
        store(f38 + 2 * output_stride + 0, v48);
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
    float*f5 = f2;
    float*f6 = scratch;
    float*f7 = output;
    size_t s8 = output_stride * 4;
    for (int i9 = 0; i9 < 1; i9++) {
        vector v10 = load(f6 + 0);
        vector v11 = load(f6 + 1);
        vector v12 = load(f6 + 2);
        vector v13 = v10 + v12;
        vector v14 = v13 * (float)0.5;
        vector v15 = v11 * (float)0.5 + v14;
        vector v16 = v11 * (float)-0.5 + v14;
        store(f5 + 0, v10);
        store(f5 + 1, v15);
        store(f5 + 2, v16);
        store(f5 + 3, v12);
        vector v17 = load(f6 + 3);
        vector v18 = load(f6 + 4);
        vector v19 = load(f6 + 5);
        vector v20 = v17 + v19;
        vector v21 = v20 * (float)0.5;
        vector v22 = v18 * (float)0.5 + v21;
        vector v23 = v18 * (float)-0.5 + v21;
        store(f5 + 4, v17);
        store(f5 + 5, v22);
        store(f5 + 6, v23);
        store(f5 + 7, v19);
        vector v24 = load(f6 + 6);
        vector v25 = load(f6 + 7);
        vector v26 = load(f6 + 8);
        vector v27 = v24 + v26;
        vector v28 = v27 * (float)0.5;
        vector v29 = v25 * (float)0.5 + v28;
        vector v30 = v25 * (float)-0.5 + v28;
        store(f5 + 8, v24);
        store(f5 + 9, v29);
        store(f5 + 10, v30);
        store(f5 + 11, v26);
        float*f31 = f5;
        for (int i32 = 0; i32 < 4; i32++) {
            vector v33 = load(f31 + 0);
            vector v34 = load(f31 + 4);
            vector v35 = load(f31 + 8);
            vector v36 = v33 + v35;
            vector v37 = v36 * (float)0.5;
            vector v38 = v34 * (float)0.5 + v37;
            vector v39 = v34 * (float)-0.5 + v37;
            store(f7 + 0 * output_stride + 0, v33);
            store(f7 + 1 * output_stride + 0, v38);
            store(f7 + 2 * output_stride + 0, v39);
            store(f7 + 3 * output_stride + 0, v35);
            f31 += 1;
            f7 += s8;
        }
        size_t s40 = s8 * 4;
        f7 -= s40;
        f7 += 4;
        f6 += 9;
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
        vector v9 = v6 + v7;
        vector v10 = v6 - v7;
        vector v11 = v5 + v9;
        vector v12 = v8 + v10;
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
                vector v27 = v23 + v26;
                vector v28 = v27 + v24;
                vector v29 = v27 - v24;
                vector v30 = v22 + v28;
                vector v31 = v25 + v29;
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
                vector v38 = v34 + v37;
                vector v39 = v38 + v35;
                vector v40 = v38 - v35;
                vector v41 = v33 + v39;
                vector v42 = v36 + v40;
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
        vector v9 = v6 + v7;
        vector v10 = v6 - v7;
        vector v11 = v5 + v9;
        vector v12 = v8 + v10;
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
                vector v27 = v23 + v26;
                vector v28 = v27 + v24;
                vector v29 = v27 - v24;
                vector v30 = v22 + v28;
                vector v31 = v25 + v29;
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
                vector v41 = v37 + v40;
                vector v42 = v41 + v38;
                vector v43 = v41 - v38;
                vector v44 = v36 + v42;
                vector v45 = v39 + v43;
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
                vector v20 = v14 + v16;
                vector v21 = v20 + v18;
                vector v22 = v21 * (float)-0.2222222222222222;
                vector v23 = v15 + v17;
                vector v24 = v23 + v19;
                vector v25 = v24 * (float)-0.2222222222222222 + v22;
                vector v26 = v24 * (float)0.2222222222222222 + v22;
                vector v27 = v16 * (float)4.0 + v14;
                vector v28 = v18 * (float)16.0 + v27;
                vector v29 = v28 * (float)0.011111111111111112;
                vector v30 = v17 * (float)4.0 + v15;
                vector v31 = v19 * (float)16.0 + v30;
                vector v32 = v31 * (float)0.022222222222222223 + v29;
                vector v33 = v31 * (float)-0.022222222222222223 + v29;
                vector v34 = v16 * (float)0.25 + v14;
                vector v35 = v18 * (float)0.0625 + v34;
                vector v36 = v35 * (float)0.7111111111111111;
                vector v37 = v17 * (float)0.25 + v15;
                vector v38 = v19 * (float)0.0625 + v37;
                vector v39 = v38 * (float)0.35555555555555557 + v36;
                vector v40 = v38 * (float)-0.35555555555555557 + v36;
                store(f12 + 0, v14);
                store(f12 + 1, v25);
                store(f12 + 2, v26);
                store(f12 + 3, v32);
                store(f12 + 4, v33);
                store(f12 + 5, v39);
                store(f12 + 6, v40);
                store(f12 + 7, v19);
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
                vector v57 = v51 + v53;
                vector v58 = v57 + v55;
                vector v59 = v58 * (float)-0.2222222222222222;
                vector v60 = v52 + v54;
                vector v61 = v60 + v56;
                vector v62 = v61 * (float)-0.2222222222222222 + v59;
                vector v63 = v61 * (float)0.2222222222222222 + v59;
                vector v64 = v53 * (float)4.0 + v51;
                vector v65 = v55 * (float)16.0 + v64;
                vector v66 = v65 * (float)0.011111111111111112;
                vector v67 = v54 * (float)4.0 + v52;
                vector v68 = v56 * (float)16.0 + v67;
                vector v69 = v68 * (float)0.022222222222222223 + v66;
                vector v70 = v68 * (float)-0.022222222222222223 + v66;
                vector v71 = v53 * (float)0.25 + v51;
                vector v72 = v55 * (float)0.0625 + v71;
                vector v73 = v72 * (float)0.7111111111111111;
                vector v74 = v54 * (float)0.25 + v52;
                vector v75 = v56 * (float)0.0625 + v74;
                vector v76 = v75 * (float)0.35555555555555557 + v73;
                vector v77 = v75 * (float)-0.35555555555555557 + v73;
                store(f49 + 0, v51);
                store(f49 + 1, v62);
                store(f49 + 2, v63);
                store(f49 + 3, v69);
                store(f49 + 4, v70);
                store(f49 + 5, v76);
                store(f49 + 6, v77);
                store(f49 + 7, v56);
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
        vector v91 = load(f88 + 8);
        vector v92 = load(f88 + 16);
        vector v93 = load(f88 + 24);
        vector v94 = load(f88 + 32);
        vector v95 = load(f88 + 40);
        vector v96 = v90 + v92;
        vector v97 = v96 + v94;
        vector v98 = v97 * (float)-0.2222222222222222;
        vector v99 = v91 + v93;
        vector v100 = v99 + v95;
        vector v101 = v100 * (float)-0.2222222222222222 + v98;
        vector v102 = v100 * (float)0.2222222222222222 + v98;
        vector v103 = v92 * (float)4.0 + v90;
        vector v104 = v94 * (float)16.0 + v103;
        vector v105 = v104 * (float)0.011111111111111112;
        vector v106 = v93 * (float)4.0 + v91;
        vector v107 = v95 * (float)16.0 + v106;
        vector v108 = v107 * (float)0.022222222222222223 + v105;
        vector v109 = v107 * (float)-0.022222222222222223 + v105;
        vector v110 = v92 * (float)0.25 + v90;
        vector v111 = v94 * (float)0.0625 + v110;
        vector v112 = v111 * (float)0.7111111111111111;
        vector v113 = v93 * (float)0.25 + v91;
        vector v114 = v95 * (float)0.0625 + v113;
        vector v115 = v114 * (float)0.35555555555555557 + v112;
        vector v116 = v114 * (float)-0.35555555555555557 + v112;
        store(f86 + 0 * output_stride + 0, v90);
        store(f86 + 1 * output_stride + 0, v101);
        store(f86 + 2 * output_stride + 0, v102);
        store(f86 + 3 * output_stride + 0, v108);
        store(f86 + 4 * output_stride + 0, v109);
        store(f86 + 5 * output_stride + 0, v115);
        store(f86 + 6 * output_stride + 0, v116);
        store(f86 + 7 * output_stride + 0, v95);
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
                vector v58 = v44 + v47;
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
                vector v71 = v63 + v70;
                vector v72 = v71 + v64;
                vector v73 = v71 - v64;
                vector v74 = v65 + v66;
                vector v75 = v65 - v66;
                vector v76 = v67 + v68;
                vector v77 = v67 - v68;
                vector v78 = v62 + v72;
                vector v79 = v78 + v74;
                vector v80 = v79 + v76;
                vector v81 = v75 * (float)2.0 + v73;
                vector v82 = v77 * (float)0.5 + v81;
                vector v83 = v69 + v72;
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
