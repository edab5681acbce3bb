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

void nnp_relu_output__c(size_t count, const float* input, float* output, const float* negative_slope) {
    vector v1 = splat(0);
    if (negative_slope == 0) {
        const float*c2 = input;
        float*f3 = output;
        size_t s4 = (0 - (uintptr_t)f3 / sizeof(float)) % 16;
        size_t s5 = s4 < count ? s4 : count;
        if (s5 == 0) {
        } else {
            uint64_t u6 = bits_below(s5) >> 0;
            uint64_t u7 = bits_below(s5) >> 4;
            uint64_t u8 = bits_below(s5) >> 8;
            uint64_t u9 = bits_below(s5) >> 12;
            vector v10 = load_masked(c2 + 0, u6);
            vector v11 = maximum(v1, v10);
            store_masked(f3 + 0, v11, u6);
            vector v12 = load_masked(c2 + 4, u7);
            vector v13 = maximum(v1, v12);
            store_masked(f3 + 4, v13, u7);
            vector v14 = load_masked(c2 + 8, u8);
            vector v15 = maximum(v1, v14);
            store_masked(f3 + 8, v15, u8);
            vector v16 = load_masked(c2 + 12, u9);
            vector v17 = maximum(v1, v16);
            store_masked(f3 + 12, v17, u9);
            c2 += s5;
            f3 += s5;
        }
        size_t s18 = count - s5;
        size_t s19 = s18 / 16;
        for (; s19 != 0; s19--) {
            vector v20 = load(c2 + 0);
            vector v21 = maximum(v1, v20);
            store(f3 + 0, v21);
            vector v22 = load(c2 + 4);
            vector v23 = maximum(v1, v22);
            store(f3 + 4, v23);
            vector v24 = load(c2 + 8);
            vector v25 = maximum(v1, v24);
            store(f3 + 8, v25);
            vector v26 = load(c2 + 12);
            vector v27 = maximum(v1, v26);
            store(f3 + 12, v27);
            c2 += 16;
            f3 += 16;
        }
        size_t s28 = s18 % 16;
        if (s28 == 0) {
        } else {
            uint64_t u29 = bits_below(s28) >> 0;
            uint64_t u30 = bits_below(s28) >> 4;
            uint64_t u31 = bits_below(s28) >> 8;
            uint64_t u32 = bits_below(s28) >> 12;
            vector v33 = load_masked(c2 + 0, u29);
            vector v34 = maximum(v1, v33);
            store_masked(f3 + 0, v34, u29);
            vector v35 = load_masked(c2 + 4, u30);
            vector v36 = maximum(v1, v35);
            store_masked(f3 + 4, v36, u30);
            vector v37 = load_masked(c2 + 8, u31);
            vector v38 = maximum(v1, v37);
            store_masked(f3 + 8, v38, u31);
            vector v39 = load_masked(c2 + 12, u32);
            vector v40 = maximum(v1, v39);
            store_masked(f3 + 12, v40, u32);
            c2 += s28;
            f3 += s28;
        }
    } else {
        vector v41 = splat(negative_slope[0]);
        const float*c42 = input;
        float*f43 = output;
        size_t s44 = (0 - (uintptr_t)f43 / sizeof(float)) % 16;
        size_t s45 = s44 < count ? s44 : count;
        if (s45 == 0) {
        } else {
            uint64_t u46 = bits_below(s45) >> 0;
            uint64_t u47 = bits_below(s45) >> 4;
            uint64_t u48 = bits_below(s45) >> 8;
            uint64_t u49 = bits_below(s45) >> 12;
            vector v50 = load_masked(c42 + 0, u46);
            vector v51 = v50 * v41;
            vector v52 = where_greater(v50, v1, v50, v51);
            store_masked(f43 + 0, v52, u46);
            vector v53 = load_masked(c42 + 4, u47);
            vector v54 = v53 * v41;
            vector v55 = where_greater(v53, v1, v53, v54);
            store_masked(f43 + 4, v55, u47);
            vector v56 = load_masked(c42 + 8, u48);
            vector v57 = v56 * v41;
            vector v58 = where_greater(v56, v1, v56, v57);
            store_masked(f43 + 8, v58, u48);
            vector v59 = load_masked(c42 + 12, u49);
            vector v60 = v59 * v41;
            vector v61 = where_greater(v59, v1, v59, v60);
            store_masked(f43 + 12, v61, u49);
            c42 += s45;
            f43 += s45;
        }
        size_t s62 = count - s45;
        size_t s63 = s62 / 16;
        for (; s63 != 0; s63--) {
            vector v64 = load(c42 + 0);
            vector v65 = v64 * v41;
            vector v66 = where_greater(v64, v1, v64, v65);
            store(f43 + 0, v66);
            vector v67 = load(c42 + 4);
            vector v68 = v67 * v41;
            vector v69 = where_greater(v67, v1, v67, v68);
            store(f43 + 4, v69);
            vector v70 = load(c42 + 8);
            vector v71 = v70 * v41;
            vector v72 = where_greater(v70, v1, v70, v71);
            store(f43 + 8, v72);
            vector v73 = load(c42 + 12);
            vector v74 = v73 * v41;
            vector v75 = where_greater(v73, v1, v73, v74);
            store(f43 + 12, v75);
            c42 += 16;
            f43 += 16;
        }
        size_t s76 = s62 % 16;
        if (s76 == 0) {
        } else {
            uint64_t u77 = bits_below(s76) >> 0;
            uint64_t u78 = bits_below(s76) >> 4;
            uint64_t u79 = bits_below(s76) >> 8;
            uint64_t u80 = bits_below(s76) >> 12;
            vector v81 = load_masked(c42 + 0, u77);
            vector v82 = v81 * v41;
            vector v83 = where_greater(v81, v1, v81, v82);
            store_masked(f43 + 0, v83, u77);
            vector v84 = load_masked(c42 + 4, u78);
            vector v85 = v84 * v41;
            vector v86 = where_greater(v84, v1, v84, v85);
            store_masked(f43 + 4, v86, u78);
            vector v87 = load_masked(c42 + 8, u79);
            vector v88 = v87 * v41;
            vector v89 = where_greater(v87, v1, v87, v88);
            store_masked(f43 + 8, v89, u79);
            vector v90 = load_masked(c42 + 12, u80);
            vector v91 = v90 * v41;
            vector v92 = where_greater(v90, v1, v90, v91);
            store_masked(f43 + 12, v92, u80);
            c42 += s76;
            f43 += s76;
        }
    }
}

void nnp_relu_output_streamed__c(size_t count, const float* input, float* output, const float* negative_slope) {
    vector v1 = splat(0);
    if (negative_slope == 0) {
        const float*c2 = input;
        float*f3 = output;
        size_t s4 = (0 - (uintptr_t)f3 / sizeof(float)) % 16;
        size_t s5 = s4 < count ? s4 : count;
        if (s5 == 0) {
        } else {
            uint64_t u6 = bits_below(s5) >> 0;
            uint64_t u7 = bits_below(s5) >> 4;
            uint64_t u8 = bits_below(s5) >> 8;
            uint64_t u9 = bits_below(s5) >> 12;
            vector v10 = load_masked(c2 + 0, u6);
            vector v11 = maximum(v1, v10);
            store_masked(f3 + 0, v11, u6);
            vector v12 = load_masked(c2 + 4, u7);
            vector v13 = maximum(v1, v12);
            store_masked(f3 + 4, v13, u7);
            vector v14 = load_masked(c2 + 8, u8);
            vector v15 = maximum(v1, v14);
            store_masked(f3 + 8, v15, u8);
            vector v16 = load_masked(c2 + 12, u9);
            vector v17 = maximum(v1, v16);
            store_masked(f3 + 12, v17, u9);
            c2 += s5;
            f3 += s5;
        }
        size_t s18 = count - s5;
        size_t s19 = s18 / 16;
        for (; s19 != 0; s19--) {
            vector v20 = load(c2 + 0);
            vector v21 = maximum(v1, v20);
            store(f3 + 0, v21);
            vector v22 = load(c2 + 4);
            vector v23 = maximum(v1, v22);
            store(f3 + 4, v23);
            vector v24 = load(c2 + 8);
            vector v25 = maximum(v1, v24);
            store(f3 + 8, v25);
            vector v26 = load(c2 + 12);
            vector v27 = maximum(v1, v26);
            store(f3 + 12, v27);
            c2 += 16;
            f3 += 16;
        }
        size_t s28 = s18 % 16;
        if (s28 == 0) {
        } else {
            uint64_t u29 = bits_below(s28) >> 0;
            uint64_t u30 = bits_below(s28) >> 4;
            uint64_t u31 = bits_below(s28) >> 8;
            uint64_t u32 = bits_below(s28) >> 12;
            vector v33 = load_masked(c2 + 0, u29);
            vector v34 = maximum(v1, v33);
            store_masked(f3 + 0, v34, u29);
            vector v35 = load_masked(c2 + 4, u30);
            vector v36 = maximum(v1, v35);
            store_masked(f3 + 4, v36, u30);
            vector v37 = load_masked(c2 + 8, u31);
            vector v38 = maximum(v1, v37);
            store_masked(f3 + 8, v38, u31);
            vector v39 = load_masked(c2 + 12, u32);
            vector v40 = maximum(v1, v39);
            store_masked(f3 + 12, v40, u32);
            c2 += s28;
            f3 += s28;
        }
    } else {
        vector v41 = splat(negative_slope[0]);
        const float*c42 = input;
        float*f43 = output;
        size_t s44 = (0 - (uintptr_t)f43 / sizeof(float)) % 16;
        size_t s45 = s44 < count ? s44 : count;
        if (s45 == 0) {
        } else {
            uint64_t u46 = bits_below(s45) >> 0;
            uint64_t u47 = bits_below(s45) >> 4;
            uint64_t u48 = bits_below(s45) >> 8;
            uint64_t u49 = bits_below(s45) >> 12;
            vector v50 = load_masked(c42 + 0, u46);
            vector v51 = v50 * v41;
            vector v52 = where_greater(v50, v1, v50, v51);
            store_masked(f43 + 0, v52, u46);
            vector v53 = load_masked(c42 + 4, u47);
            vector v54 = v53 * v41;
            vector v55 = where_greater(v53, v1, v53, v54);
            store_masked(f43 + 4, v55, u47);
            vector v56 = load_masked(c42 + 8, u48);
            vector v57 = v56 * v41;
            vector v58 = where_greater(v56, v1, v56, v57);
            store_masked(f43 + 8, v58, u48);
            vector v59 = load_masked(c42 + 12, u49);
            vector v60 = v59 * v41;
            vector v61 = where_greater(v59, v1, v59, v60);
            store_masked(f43 + 12, v61, u49);
            c42 += s45;
            f43 += s45;
        }
        size_t s62 = count - s45;
        size_t s63 = s62 / 16;
        for (; s63 != 0; s63--) {
            vector v64 = load(c42 + 0);
            vector v65 = v64 * v41;
            vector v66 = where_greater(v64, v1, v64, v65);
            store(f43 + 0, v66);
            vector v67 = load(c42 + 4);
            vector v68 = v67 * v41;
            vector v69 = where_greater(v67, v1, v67, v68);
            store(f43 + 4, v69);
            vector v70 = load(c42 + 8);
            vector v71 = v70 * v41;
            vector v72 = where_greater(v70, v1, v70, v71);
            store(f43 + 8, v72);
            vector v73 = load(c42 + 12);
            vector v74 = v73 * v41;
            vector v75 = where_greater(v73, v1, v73, v74);
            store(f43 + 12, v75);
            c42 += 16;
            f43 += 16;
        }
        size_t s76 = s62 % 16;
        if (s76 == 0) {
        } else {
            uint64_t u77 = bits_below(s76) >> 0;
            uint64_t u78 = bits_below(s76) >> 4;
            uint64_t u79 = bits_below(s76) >> 8;
            uint64_t u80 = bits_below(s76) >> 12;
            vector v81 = load_masked(c42 + 0, u77);
            vector v82 = v81 * v41;
            vector v83 = where_greater(v81, v1, v81, v82);
            store_masked(f43 + 0, v83, u77);
            vector v84 = load_masked(c42 + 4, u78);
            vector v85 = v84 * v41;
            vector v86 = where_greater(v84, v1, v84, v85);
            store_masked(f43 + 4, v86, u78);
            vector v87 = load_masked(c42 + 8, u79);
            vector v88 = v87 * v41;
            vector v89 = where_greater(v87, v1, v87, v88);
            store_masked(f43 + 8, v89, u79);
            vector v90 = load_masked(c42 + 12, u80);
            vector v91 = v90 * v41;
            vector v92 = where_greater(v90, v1, v90, v91);
            store_masked(f43 + 12, v92, u80);
            c42 += s76;
            f43 += s76;
        }
    }
}

void nnp_relu_input_gradient__c(size_t count, const float* grad_output, const float* input, float* grad_input, const float* negative_slope) {
    vector v1 = splat(0);
    if (negative_slope == 0) {
        const float*c2 = grad_output;
        const float*c3 = input;
        float*f4 = grad_input;
        size_t s5 = (0 - (uintptr_t)f4 / sizeof(float)) % 16;
        size_t s6 = s5 < count ? s5 : count;
        if (s6 == 0) {
        } else {
            uint64_t u7 = bits_below(s6) >> 0;
            uint64_t u8 = bits_below(s6) >> 4;
            uint64_t u9 = bits_below(s6) >> 8;
            uint64_t u10 = bits_below(s6) >> 12;
            vector v11 = load_masked(c2 + 0, u7);
            vector v12 = load_masked(c3 + 0, u7);
            vector v13 = where_greater(v12, v1, v11, v1);
            store_masked(f4 + 0, v13, u7);
            vector v14 = load_masked(c2 + 4, u8);
            vector v15 = load_masked(c3 + 4, u8);
            vector v16 = where_greater(v15, v1, v14, v1);
            store_masked(f4 + 4, v16, u8);
            vector v17 = load_masked(c2 + 8, u9);
            vector v18 = load_masked(c3 + 8, u9);
            vector v19 = where_greater(v18, v1, v17, v1);
            store_masked(f4 + 8, v19, u9);
            vector v20 = load_masked(c2 + 12, u10);
            vector v21 = load_masked(c3 + 12, u10);
            vector v22 = where_greater(v21, v1, v20, v1);
            store_masked(f4 + 12, v22, u10);
            c2 += s6;
            c3 += s6;
            f4 += s6;
        }
        size_t s23 = count - s6;
        size_t s24 = s23 / 16;
        for (; s24 != 0; s24--) {
            vector v25 = load(c2 + 0);
            vector v26 = load(c3 + 0);
            vector v27 = where_greater(v26, v1, v25, v1);
            store(f4 + 0, v27);
            vector v28 = load(c2 + 4);
            vector v29 = load(c3 + 4);
            vector v30 = where_greater(v29, v1, v28, v1);
            store(f4 + 4, v30);
            vector v31 = load(c2 + 8);
            vector v32 = load(c3 + 8);
            vector v33 = where_greater(v32, v1, v31, v1);
            store(f4 + 8, v33);
            vector v34 = load(c2 + 12);
            vector v35 = load(c3 + 12);
            vector v36 = where_greater(v35, v1, v34, v1);
            store(f4 + 12, v36);
            c2 += 16;
            c3 += 16;
            f4 += 16;
        }
        size_t s37 = s23 % 16;
        if (s37 == 0) {
        } else {
            uint64_t u38 = bits_below(s37) >> 0;
            uint64_t u39 = bits_below(s37) >> 4;
            uint64_t u40 = bits_below(s37) >> 8;
            uint64_t u41 = bits_below(s37) >> 12;
            vector v42 = load_masked(c2 + 0, u38);
            vector v43 = load_masked(c3 + 0, u38);
            vector v44 = where_greater(v43, v1, v42, v1);
            store_masked(f4 + 0, v44, u38);
            vector v45 = load_masked(c2 + 4, u39);
            vector v46 = load_masked(c3 + 4, u39);
            vector v47 = where_greater(v46, v1, v45, v1);
            store_masked(f4 + 4, v47, u39);
            vector v48 = load_masked(c2 + 8, u40);
            vector v49 = load_masked(c3 + 8, u40);
            vector v50 = where_greater(v49, v1, v48, v1);
            store_masked(f4 + 8, v50, u40);
            vector v51 = load_masked(c2 + 12, u41);
            vector v52 = load_masked(c3 + 12, u41);
            vector v53 = where_greater(v52, v1, v51, v1);
            store_masked(f4 + 12, v53, u41);
            c2 += s37;
            c3 += s37;
            f4 += s37;
        }
    } else {
        vector v54 = splat(negative_slope[0]);
        const float*c55 = grad_output;
        const float*c56 = input;
        float*f57 = grad_input;
        size_t s58 = (0 - (uintptr_t)f57 / sizeof(float)) % 16;
        size_t s59 = s58 < count ? s58 : count;
        if (s59 == 0) {
        } else {
            uint64_t u60 = bits_below(s59) >> 0;
            uint64_t u61 = bits_below(s59) >> 4;
            uint64_t u62 = bits_below(s59) >> 8;
            uint64_t u63 = bits_below(s59) >> 12;
            vector v64 = load_masked(c55 + 0, u60);
            vector v65 = load_masked(c56 + 0, u60);
            vector v66 = v64 * v54;
            vector v67 = where_greater(v65, v1, v64, v66);
            store_masked(f57 + 0, v67, u60);
            vector v68 = load_masked(c55 + 4, u61);
            vector v69 = load_masked(c56 + 4, u61);
            vector v70 = v68 * v54;
            vector v71 = where_greater(v69, v1, v68, v70);
            store_masked(f57 + 4, v71, u61);
            vector v72 = load_masked(c55 + 8, u62);
            vector v73 = load_masked(c56 + 8, u62);
            vector v74 = v72 * v54;
            vector v75 = where_greater(v73, v1, v72, v74);
            store_masked(f57 + 8, v75, u62);
            vector v76 = load_masked(c55 + 12, u63);
            vector v77 = load_masked(c56 + 12, u63);
            vector v78 = v76 * v54;
            vector v79 = where_greater(v77, v1, v76, v78);
            store_masked(f57 + 12, v79, u63);
            c55 += s59;
            c56 += s59;
            f57 += s59;
        }
        size_t s80 = count - s59;
        size_t s81 = s80 / 16;
        for (; s81 != 0; s81--) {
            vector v82 = load(c55 + 0);
            vector v83 = load(c56 + 0);
            vector v84 = v82 * v54;
            vector v85 = where_greater(v83, v1, v82, v84);
            store(f57 + 0, v85);
            vector v86 = load(c55 + 4);
            vector v87 = load(c56 + 4);
            vector v88 = v86 * v54;
            vector v89 = where_greater(v87, v1, v86, v88);
            store(f57 + 4, v89);
            vector v90 = load(c55 + 8);
            vector v91 = load(c56 + 8);
            vector v92 = v90 * v54;
            vector v93 = where_greater(v91, v1, v90, v92);
            store(f57 + 8, v93);
            vector v94 = load(c55 + 12);
            vector v95 = load(c56 + 12);
            vector v96 = v94 * v54;
            vector v97 = where_greater(v95, v1, v94, v96);
            store(f57 + 12, v97);
            c55 += 16;
            c56 += 16;
            f57 += 16;
        }
        size_t s98 = s80 % 16;
        if (s98 == 0) {
        } else {
            uint64_t u99 = bits_below(s98) >> 0;
            uint64_t u100 = bits_below(s98) >> 4;
            uint64_t u101 = bits_below(s98) >> 8;
            uint64_t u102 = bits_below(s98) >> 12;
            vector v103 = load_masked(c55 + 0, u99);
            vector v104 = load_masked(c56 + 0, u99);
            vector v105 = v103 * v54;
            vector v106 = where_greater(v104, v1, v103, v105);
            store_masked(f57 + 0, v106, u99);
            vector v107 = load_masked(c55 + 4, u100);
            vector v108 = load_masked(c56 + 4, u100);
            vector v109 = v107 * v54;
            vector v110 = where_greater(v108, v1, v107, v109);
            store_masked(f57 + 4, v110, u100);
            vector v111 = load_masked(c55 + 8, u101);
            vector v112 = load_masked(c56 + 8, u101);
            vector v113 = v111 * v54;
            vector v114 = where_greater(v112, v1, v111, v113);
            store_masked(f57 + 8, v114, u101);
            vector v115 = load_masked(c55 + 12, u102);
            vector v116 = load_masked(c56 + 12, u102);
            vector v117 = v115 * v54;
            vector v118 = where_greater(v116, v1, v115, v117);
            store_masked(f57 + 12, v118, u102);
            c55 += s98;
            c56 += s98;
            f57 += s98;
        }
    }
}

void nnp_relu_input_gradient_streamed__c(size_t count, const float* grad_output, const float* input, float* grad_input, const float* negative_slope) {
    vector v1 = splat(0);
    if (negative_slope == 0) {
        const float*c2 = grad_output;
        const float*c3 = input;
        float*f4 = grad_input;
        size_t s5 = (0 - (uintptr_t)f4 / sizeof(float)) % 16;
        size_t s6 = s5 < count ? s5 : count;
        if (s6 == 0) {
        } else {
            uint64_t u7 = bits_below(s6) >> 0;
            uint64_t u8 = bits_below(s6) >> 4;
            uint64_t u9 = bits_below(s6) >> 8;
            uint64_t u10 = bits_below(s6) >> 12;
            vector v11 = load_masked(c2 + 0, u7);
            vector v12 = load_masked(c3 + 0, u7);
            vector v13 = where_greater(v12, v1, v11, v1);
            store_masked(f4 + 0, v13, u7);
            vector v14 = load_masked(c2 + 4, u8);
            vector v15 = load_masked(c3 + 4, u8);
            vector v16 = where_greater(v15, v1, v14, v1);
            store_masked(f4 + 4, v16, u8);
            vector v17 = load_masked(c2 + 8, u9);
            vector v18 = load_masked(c3 + 8, u9);
            vector v19 = where_greater(v18, v1, v17, v1);
            store_masked(f4 + 8, v19, u9);
            vector v20 = load_masked(c2 + 12, u10);
            vector v21 = load_masked(c3 + 12, u10);
            vector v22 = where_greater(v21, v1, v20, v1);
            store_masked(f4 + 12, v22, u10);
            c2 += s6;
            c3 += s6;
            f4 += s6;
        }
        size_t s23 = count - s6;
        size_t s24 = s23 / 16;
        for (; s24 != 0; s24--) {
            vector v25 = load(c2 + 0);
            vector v26 = load(c3 + 0);
            vector v27 = where_greater(v26, v1, v25, v1);
            store(f4 + 0, v27);
            vector v28 = load(c2 + 4);
            vector v29 = load(c3 + 4);
            vector v30 = where_greater(v29, v1, v28, v1);
            store(f4 + 4, v30);
            vector v31 = load(c2 + 8);
            vector v32 = load(c3 + 8);
            vector v33 = where_greater(v32, v1, v31, v1);
            store(f4 + 8, v33);
            vector v34 = load(c2 + 12);
            vector v35 = load(c3 + 12);
            vector v36 = where_greater(v35, v1, v34, v1);
            store(f4 + 12, v36);
            c2 += 16;
            c3 += 16;
            f4 += 16;
        }
        size_t s37 = s23 % 16;
        if (s37 == 0) {
        } else {
            uint64_t u38 = bits_below(s37) >> 0;
            uint64_t u39 = bits_below(s37) >> 4;
            uint64_t u40 = bits_below(s37) >> 8;
            uint64_t u41 = bits_below(s37) >> 12;
            vector v42 = load_masked(c2 + 0, u38);
            vector v43 = load_masked(c3 + 0, u38);
            vector v44 = where_greater(v43, v1, v42, v1);
            store_masked(f4 + 0, v44, u38);
            vector v45 = load_masked(c2 + 4, u39);
            vector v46 = load_masked(c3 + 4, u39);
            vector v47 = where_greater(v46, v1, v45, v1);
            store_masked(f4 + 4, v47, u39);
            vector v48 = load_masked(c2 + 8, u40);
            vector v49 = load_masked(c3 + 8, u40);
            vector v50 = where_greater(v49, v1, v48, v1);
            store_masked(f4 + 8, v50, u40);
            vector v51 = load_masked(c2 + 12, u41);
            vector v52 = load_masked(c3 + 12, u41);
            vector v53 = where_greater(v52, v1, v51, v1);
            store_masked(f4 + 12, v53, u41);
            c2 += s37;
            c3 += s37;
            f4 += s37;
        }
    } else {
        vector v54 = splat(negative_slope[0]);
        const float*c55 = grad_output;
        const float*c56 = input;
        float*f57 = grad_input;
        size_t s58 = (0 - (uintptr_t)f57 / sizeof(float)) % 16;
        size_t s59 = s58 < count ? s58 : count;
        if (s59 == 0) {
        } else {
            uint64_t u60 = bits_below(s59) >> 0;
            uint64_t u61 = bits_below(s59) >> 4;
            uint64_t u62 = bits_below(s59) >> 8;
            uint64_t u63 = bits_below(s59) >> 12;
            vector v64 = load_masked(c55 + 0, u60);
            vector v65 = load_masked(c56 + 0, u60);
            vector v66 = v64 * v54;
            vector v67 = where_greater(v65, v1, v64, v66);
            store_masked(f57 + 0, v67, u60);
            vector v68 = load_masked(c55 + 4, u61);
            vector v69 = load_masked(c56 + 4, u61);
            vector v70 = v68 * v54;
            vector v71 = where_greater(v69, v1, v68, v70);
            store_masked(f57 + 4, v71, u61);
            vector v72 = load_masked(c55 + 8, u62);
            vector v73 = load_masked(c56 + 8, u62);
            vector v74 = v72 * v54;
            vector v75 = where_greater(v73, v1, v72, v74);
            store_masked(f57 + 8, v75, u62);
            vector v76 = load_masked(c55 + 12, u63);
            vector v77 = load_masked(c56 + 12, u63);
            vector v78 = v76 * v54;
            vector v79 = where_greater(v77, v1, v76, v78);
            store_masked(f57 + 12, v79, u63);
            c55 += s59;
            c56 += s59;
            f57 += s59;
        }
        size_t s80 = count - s59;
        size_t s81 = s80 / 16;
        for (; s81 != 0; s81--) {
            vector v82 = load(c55 + 0);
            vector v83 = load(c56 + 0);
            vector v84 = v82 * v54;
            vector v85 = where_greater(v83, v1, v82, v84);
            store(f57 + 0, v85);
            vector v86 = load(c55 + 4);
            vector v87 = load(c56 + 4);
            vector v88 = v86 * v54;
            vector v89 = where_greater(v87, v1, v86, v88);
            store(f57 + 4, v89);
            vector v90 = load(c55 + 8);
            vector v91 = load(c56 + 8);
            vector v92 = v90 * v54;
            vector v93 = where_greater(v91, v1, v90, v92);
            store(f57 + 8, v93);
            vector v94 = load(c55 + 12);
            vector v95 = load(c56 + 12);
            vector v96 = v94 * v54;
            vector v97 = where_greater(v95, v1, v94, v96);
            store(f57 + 12, v97);
            c55 += 16;
            c56 += 16;
            f57 += 16;
        }
        size_t s98 = s80 % 16;
        if (s98 == 0) {
        } else {
            uint64_t u99 = bits_below(s98) >> 0;
            uint64_t u100 = bits_below(s98) >> 4;
            uint64_t u101 = bits_below(s98) >> 8;
            uint64_t u102 = bits_below(s98) >> 12;
            vector v103 = load_masked(c55 + 0, u99);
            vector v104 = load_masked(c56 + 0, u99);
            vector v105 = v103 * v54;
            vector v106 = where_greater(v104, v1, v103, v105);
            store_masked(f57 + 0, v106, u99);
            vector v107 = load_masked(c55 + 4, u100);
            vector v108 = load_masked(c56 + 4, u100);
            vector v109 = v107 * v54;
            vector v110 = where_greater(v108, v1, v107, v109);
            store_masked(f57 + 4, v110, u100);
            vector v111 = load_masked(c55 + 8, u101);
            vector v112 = load_masked(c56 + 8, u101);
            vector v113 = v111 * v54;
            vector v114 = where_greater(v112, v1, v111, v113);
            store_masked(f57 + 8, v114, u101);
            vector v115 = load_masked(c55 + 12, u102);
            vector v116 = load_masked(c56 + 12, u102);
            vector v117 = v115 * v54;
            vector v118 = where_greater(v116, v1, v115, v117);
            store_masked(f57 + 12, v118, u102);
            c55 += s98;
            c56 += s98;
            f57 += s98;
        }
    }
}
