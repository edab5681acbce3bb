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

void nnp_pooling_maximum__c(size_t rows, size_t count, const float* input, size_t input_pitch, size_t taps, size_t tap_stride, float* output, size_t output_pitch, size_t ahead) {
    (void)ahead;
    size_t s1 = taps - 1;
    for (; rows != 0; rows--) {
        const float*c2 = input;
        float*f3 = output;
        const float*c4 = input;
        size_t s5 = count / 32;
        for (; s5 != 0; s5--) {
            const float*c6 = c2;
            c4 += 16;
            vector v7 = load(c6 + 0);
            vector v8 = load(c6 + 4);
            vector v9 = load(c6 + 8);
            vector v10 = load(c6 + 12);
            c4 += 16;
            vector v11 = load(c6 + 16);
            vector v12 = load(c6 + 20);
            vector v13 = load(c6 + 24);
            vector v14 = load(c6 + 28);
            size_t s15 = s1;
            for (; s15 != 0; s15--) {
                c6 += tap_stride;
                c4 += 16;
                vector v16 = load(c6 + 0);
                v7 = maximum_or_nan(v7, v16);
                vector v17 = load(c6 + 4);
                v8 = maximum_or_nan(v8, v17);
                vector v18 = load(c6 + 8);
                v9 = maximum_or_nan(v9, v18);
                vector v19 = load(c6 + 12);
                v10 = maximum_or_nan(v10, v19);
                c4 += 16;
                vector v20 = load(c6 + 16);
                v11 = maximum_or_nan(v11, v20);
                vector v21 = load(c6 + 20);
                v12 = maximum_or_nan(v12, v21);
                vector v22 = load(c6 + 24);
                v13 = maximum_or_nan(v13, v22);
                vector v23 = load(c6 + 28);
                v14 = maximum_or_nan(v14, v23);
            }
            store(f3 + 0, v7);
            store(f3 + 4, v8);
            store(f3 + 8, v9);
            store(f3 + 12, v10);
            store(f3 + 16, v11);
            store(f3 + 20, v12);
            store(f3 + 24, v13);
            store(f3 + 28, v14);
            c2 += 32;
            f3 += 32;
        }
        size_t s24 = count % 32;
        size_t s25 = s24 / 16;
        for (; s25 != 0; s25--) {
            const float*c26 = c2;
            c4 += 16;
            vector v27 = load(c26 + 0);
            vector v28 = load(c26 + 4);
            vector v29 = load(c26 + 8);
            vector v30 = load(c26 + 12);
            size_t s31 = s1;
            for (; s31 != 0; s31--) {
                c26 += tap_stride;
                c4 += 16;
                vector v32 = load(c26 + 0);
                v27 = maximum_or_nan(v27, v32);
                vector v33 = load(c26 + 4);
                v28 = maximum_or_nan(v28, v33);
                vector v34 = load(c26 + 8);
                v29 = maximum_or_nan(v29, v34);
                vector v35 = load(c26 + 12);
                v30 = maximum_or_nan(v30, v35);
            }
            store(f3 + 0, v27);
            store(f3 + 4, v28);
            store(f3 + 8, v29);
            store(f3 + 12, v30);
            c2 += 16;
            f3 += 16;
        }
        size_t s36 = count % 16;
        if (s36 == 0) {
        } else {
            size_t s37 = s36 * 1;
            uint64_t u38 = bits_below(s37) >> 0;
            uint64_t u39 = bits_below(s37) >> 4;
            uint64_t u40 = bits_below(s37) >> 8;
            uint64_t u41 = bits_below(s37) >> 12;
            const float*c42 = c2;
            c4 += 16;
            vector v43 = load_masked(c42 + 0, u38);
            vector v44 = load_masked(c42 + 4, u39);
            vector v45 = load_masked(c42 + 8, u40);
            vector v46 = load_masked(c42 + 12, u41);
            size_t s47 = s1;
            for (; s47 != 0; s47--) {
                c42 += tap_stride;
                c4 += 16;
                vector v48 = load_masked(c42 + 0, u38);
                v43 = maximum_or_nan(v43, v48);
                vector v49 = load_masked(c42 + 4, u39);
                v44 = maximum_or_nan(v44, v49);
                vector v50 = load_masked(c42 + 8, u40);
                v45 = maximum_or_nan(v45, v50);
                vector v51 = load_masked(c42 + 12, u41);
                v46 = maximum_or_nan(v46, v51);
            }
            store(f3 + 0, v43);
            store(f3 + 4, v44);
            store(f3 + 8, v45);
            store(f3 + 12, v46);
        }
        input += input_pitch;
        output += output_pitch;
    }
}

void nnp_pooling_maximum_by_2__c(size_t rows, size_t count, const float* input, size_t input_pitch, size_t taps, float* output, size_t output_pitch, size_t ahead) {
    (void)ahead;
    size_t s1 = taps - 1;
    for (; rows != 0; rows--) {
        const float*c2 = input;
        float*f3 = output;
        size_t s4 = count / 16;
        for (; s4 != 0; s4--) {
            const float*c5 = c2;
            vector v6 = load(c5 + 0);
            vector v7 = load(c5 + 4);
            vector v8 = every_second(v6, v7, 0);
            vector v9 = every_second(v6, v7, 1);
            vector v10 = load(c5 + 8);
            vector v11 = load(c5 + 12);
            vector v12 = every_second(v10, v11, 0);
            vector v13 = every_second(v10, v11, 1);
            vector v14 = load(c5 + 16);
            vector v15 = load(c5 + 20);
            vector v16 = every_second(v14, v15, 0);
            vector v17 = every_second(v14, v15, 1);
            vector v18 = load(c5 + 24);
            vector v19 = load(c5 + 28);
            vector v20 = every_second(v18, v19, 0);
            vector v21 = every_second(v18, v19, 1);
            c5 += 1;
            if (s1 & 1) {
                v8 = maximum_or_nan(v8, v9);
                v12 = maximum_or_nan(v12, v13);
                v16 = maximum_or_nan(v16, v17);
                v20 = maximum_or_nan(v20, v21);
                c5 += 1;
            }
            size_t s22 = s1 / 2;
            for (; s22 != 0; s22--) {
                vector v23 = load(c5 + 0);
                vector v24 = load(c5 + 4);
                vector v25 = every_second(v23, v24, 0);
                vector v26 = every_second(v23, v24, 1);
                vector v27 = load(c5 + 8);
                vector v28 = load(c5 + 12);
                vector v29 = every_second(v27, v28, 0);
                vector v30 = every_second(v27, v28, 1);
                vector v31 = load(c5 + 16);
                vector v32 = load(c5 + 20);
                vector v33 = every_second(v31, v32, 0);
                vector v34 = every_second(v31, v32, 1);
                vector v35 = load(c5 + 24);
                vector v36 = load(c5 + 28);
                vector v37 = every_second(v35, v36, 0);
                vector v38 = every_second(v35, v36, 1);
                v8 = maximum_or_nan(v8, v25);
                v8 = maximum_or_nan(v8, v26);
                v12 = maximum_or_nan(v12, v29);
                v12 = maximum_or_nan(v12, v30);
                v16 = maximum_or_nan(v16, v33);
                v16 = maximum_or_nan(v16, v34);
                v20 = maximum_or_nan(v20, v37);
                v20 = maximum_or_nan(v20, v38);
                c5 += 2;
            }
            store(f3 + 0, v8);
            store(f3 + 4, v12);
            store(f3 + 8, v16);
            store(f3 + 12, v20);
            c2 += 32;
            f3 += 16;
        }
        size_t s39 = count % 16;
        if (s39 == 0) {
        } else {
            size_t s40 = s39 * 2;
            uint64_t u41 = bits_below(s40) >> 0;
            uint64_t u42 = bits_below(s40) >> 4;
            uint64_t u43 = bits_below(s40) >> 8;
            uint64_t u44 = bits_below(s40) >> 12;
            uint64_t u45 = bits_below(s40) >> 16;
            uint64_t u46 = bits_below(s40) >> 20;
            uint64_t u47 = bits_below(s40) >> 24;
            uint64_t u48 = bits_below(s40) >> 28;
            const float*c49 = c2;
            vector v50 = load_masked(c49 + 0, u41);
            vector v51 = load_masked(c49 + 4, u42);
            vector v52 = every_second(v50, v51, 0);
            vector v53 = every_second(v50, v51, 1);
            vector v54 = load_masked(c49 + 8, u43);
            vector v55 = load_masked(c49 + 12, u44);
            vector v56 = every_second(v54, v55, 0);
            vector v57 = every_second(v54, v55, 1);
            vector v58 = load_masked(c49 + 16, u45);
            vector v59 = load_masked(c49 + 20, u46);
            vector v60 = every_second(v58, v59, 0);
            vector v61 = every_second(v58, v59, 1);
            vector v62 = load_masked(c49 + 24, u47);
            vector v63 = load_masked(c49 + 28, u48);
            vector v64 = every_second(v62, v63, 0);
            vector v65 = every_second(v62, v63, 1);
            c49 += 1;
            if (s1 & 1) {
                v52 = maximum_or_nan(v52, v53);
                v56 = maximum_or_nan(v56, v57);
                v60 = maximum_or_nan(v60, v61);
                v64 = maximum_or_nan(v64, v65);
                c49 += 1;
            }
            size_t s66 = s1 / 2;
            for (; s66 != 0; s66--) {
                vector v67 = load_masked(c49 + 0, u41);
                vector v68 = load_masked(c49 + 4, u42);
                vector v69 = every_second(v67, v68, 0);
                vector v70 = every_second(v67, v68, 1);
                vector v71 = load_masked(c49 + 8, u43);
                vector v72 = load_masked(c49 + 12, u44);
                vector v73 = every_second(v71, v72, 0);
                vector v74 = every_second(v71, v72, 1);
                vector v75 = load_masked(c49 + 16, u45);
                vector v76 = load_masked(c49 + 20, u46);
                vector v77 = every_second(v75, v76, 0);
                vector v78 = every_second(v75, v76, 1);
                vector v79 = load_masked(c49 + 24, u47);
                vector v80 = load_masked(c49 + 28, u48);
                vector v81 = every_second(v79, v80, 0);
                vector v82 = every_second(v79, v80, 1);
                v52 = maximum_or_nan(v52, v69);
                v52 = maximum_or_nan(v52, v70);
                v56 = maximum_or_nan(v56, v73);
                v56 = maximum_or_nan(v56, v74);
                v60 = maximum_or_nan(v60, v77);
                v60 = maximum_or_nan(v60, v78);
                v64 = maximum_or_nan(v64, v81);
                v64 = maximum_or_nan(v64, v82);
                c49 += 2;
            }
            store(f3 + 0, v52);
            store(f3 + 4, v56);
            store(f3 + 8, v60);
            store(f3 + 12, v64);
        }
        input += input_pitch;
        output += output_pitch;
    }
}

void nnp_pooling_maximum_of_pairs__c(size_t rows, size_t count, const float* input, size_t input_pitch, size_t taps, size_t tap_stride, float* output, size_t output_pitch, size_t ahead) {
    (void)ahead;
    size_t s1 = taps - 1;
    for (; rows != 0; rows--) {
        const float*c2 = input;
        float*f3 = output;
        const float*c4 = input;
        size_t s5 = count / 16;
        for (; s5 != 0; s5--) {
            const float*c6 = c2;
            c4 += 16;
            vector v7 = load(c6 + 0);
            vector v8 = load(c6 + 4);
            vector v9 = load(c6 + 8);
            vector v10 = load(c6 + 12);
            c4 += 16;
            vector v11 = load(c6 + 16);
            vector v12 = load(c6 + 20);
            vector v13 = load(c6 + 24);
            vector v14 = load(c6 + 28);
            size_t s15 = s1;
            for (; s15 != 0; s15--) {
                c6 += tap_stride;
                c4 += 16;
                vector v16 = load(c6 + 0);
                v7 = maximum_or_nan(v7, v16);
                vector v17 = load(c6 + 4);
                v8 = maximum_or_nan(v8, v17);
                vector v18 = load(c6 + 8);
                v9 = maximum_or_nan(v9, v18);
                vector v19 = load(c6 + 12);
                v10 = maximum_or_nan(v10, v19);
                c4 += 16;
                vector v20 = load(c6 + 16);
                v11 = maximum_or_nan(v11, v20);
                vector v21 = load(c6 + 20);
                v12 = maximum_or_nan(v12, v21);
                vector v22 = load(c6 + 24);
                v13 = maximum_or_nan(v13, v22);
                vector v23 = load(c6 + 28);
                v14 = maximum_or_nan(v14, v23);
            }
            vector v24 = every_second(v7, v8, 0);
            vector v25 = every_second(v7, v8, 1);
            vector v26 = every_second(v9, v10, 0);
            vector v27 = every_second(v9, v10, 1);
            vector v28 = every_second(v11, v12, 0);
            vector v29 = every_second(v11, v12, 1);
            vector v30 = every_second(v13, v14, 0);
            vector v31 = every_second(v13, v14, 1);
            v24 = maximum_or_nan(v24, v25);
            v26 = maximum_or_nan(v26, v27);
            v28 = maximum_or_nan(v28, v29);
            v30 = maximum_or_nan(v30, v31);
            store(f3 + 0, v24);
            store(f3 + 4, v26);
            store(f3 + 8, v28);
            store(f3 + 12, v30);
            c2 += 32;
            f3 += 16;
        }
        size_t s32 = count % 16;
        if (s32 == 0) {
        } else {
            size_t s33 = s32 * 2;
            uint64_t u34 = bits_below(s33) >> 0;
            uint64_t u35 = bits_below(s33) >> 4;
            uint64_t u36 = bits_below(s33) >> 8;
            uint64_t u37 = bits_below(s33) >> 12;
            uint64_t u38 = bits_below(s33) >> 16;
            uint64_t u39 = bits_below(s33) >> 20;
            uint64_t u40 = bits_below(s33) >> 24;
            uint64_t u41 = bits_below(s33) >> 28;
            const float*c42 = c2;
            c4 += 16;
            vector v43 = load_masked(c42 + 0, u34);
            vector v44 = load_masked(c42 + 4, u35);
            vector v45 = load_masked(c42 + 8, u36);
            vector v46 = load_masked(c42 + 12, u37);
            c4 += 16;
            vector v47 = load_masked(c42 + 16, u38);
            vector v48 = load_masked(c42 + 20, u39);
            vector v49 = load_masked(c42 + 24, u40);
            vector v50 = load_masked(c42 + 28, u41);
            size_t s51 = s1;
            for (; s51 != 0; s51--) {
                c42 += tap_stride;
                c4 += 16;
                vector v52 = load_masked(c42 + 0, u34);
                v43 = maximum_or_nan(v43, v52);
                vector v53 = load_masked(c42 + 4, u35);
                v44 = maximum_or_nan(v44, v53);
                vector v54 = load_masked(c42 + 8, u36);
                v45 = maximum_or_nan(v45, v54);
                vector v55 = load_masked(c42 + 12, u37);
                v46 = maximum_or_nan(v46, v55);
                c4 += 16;
                vector v56 = load_masked(c42 + 16, u38);
                v47 = maximum_or_nan(v47, v56);
                vector v57 = load_masked(c42 + 20, u39);
                v48 = maximum_or_nan(v48, v57);
                vector v58 = load_masked(c42 + 24, u40);
                v49 = maximum_or_nan(v49, v58);
                vector v59 = load_masked(c42 + 28, u41);
                v50 = maximum_or_nan(v50, v59);
            }
            vector v60 = every_second(v43, v44, 0);
            vector v61 = every_second(v43, v44, 1);
            vector v62 = every_second(v45, v46, 0);
            vector v63 = every_second(v45, v46, 1);
            vector v64 = every_second(v47, v48, 0);
            vector v65 = every_second(v47, v48, 1);
            vector v66 = every_second(v49, v50, 0);
            vector v67 = every_second(v49, v50, 1);
            v60 = maximum_or_nan(v60, v61);
            v62 = maximum_or_nan(v62, v63);
            v64 = maximum_or_nan(v64, v65);
            v66 = maximum_or_nan(v66, v67);
            store(f3 + 0, v60);
            store(f3 + 4, v62);
            store(f3 + 8, v64);
            store(f3 + 12, v66);
        }
        input += input_pitch;
        output += output_pitch;
    }
}

void nnp_pooling_sum__c(size_t rows, size_t count, const float* input, size_t input_pitch, size_t taps, size_t tap_stride, float* output, size_t output_pitch, size_t ahead) {
    (void)ahead;
    size_t s1 = taps - 1;
    for (; rows != 0; rows--) {
        const float*c2 = input;
        float*f3 = output;
        const float*c4 = input;
        size_t s5 = count / 32;
        for (; s5 != 0; s5--) {
            const float*c6 = c2;
            c4 += 16;
            vector v7 = load(c6 + 0);
            vector v8 = load(c6 + 4);
            vector v9 = load(c6 + 8);
            vector v10 = load(c6 + 12);
            c4 += 16;
            vector v11 = load(c6 + 16);
            vector v12 = load(c6 + 20);
            vector v13 = load(c6 + 24);
            vector v14 = load(c6 + 28);
            size_t s15 = s1;
            for (; s15 != 0; s15--) {
                c6 += tap_stride;
                c4 += 16;
                vector v16 = load(c6 + 0);
                v7 += v16;
                vector v17 = load(c6 + 4);
                v8 += v17;
                vector v18 = load(c6 + 8);
                v9 += v18;
                vector v19 = load(c6 + 12);
                v10 += v19;
                c4 += 16;
                vector v20 = load(c6 + 16);
                v11 += v20;
                vector v21 = load(c6 + 20);
                v12 += v21;
                vector v22 = load(c6 + 24);
                v13 += v22;
                vector v23 = load(c6 + 28);
                v14 += v23;
            }
            store(f3 + 0, v7);
            store(f3 + 4, v8);
            store(f3 + 8, v9);
            store(f3 + 12, v10);
            store(f3 + 16, v11);
            store(f3 + 20, v12);
            store(f3 + 24, v13);
            store(f3 + 28, v14);
            c2 += 32;
            f3 += 32;
        }
        size_t s24 = count % 32;
        size_t s25 = s24 / 16;
        for (; s25 != 0; s25--) {
            const float*c26 = c2;
            c4 += 16;
            vector v27 = load(c26 + 0);
            vector v28 = load(c26 + 4);
            vector v29 = load(c26 + 8);
            vector v30 = load(c26 + 12);
            size_t s31 = s1;
            for (; s31 != 0; s31--) {
                c26 += tap_stride;
                c4 += 16;
                vector v32 = load(c26 + 0);
                v27 += v32;
                vector v33 = load(c26 + 4);
                v28 += v33;
                vector v34 = load(c26 + 8);
                v29 += v34;
                vector v35 = load(c26 + 12);
                v30 += v35;
            }
            store(f3 + 0, v27);
            store(f3 + 4, v28);
            store(f3 + 8, v29);
            store(f3 + 12, v30);
            c2 += 16;
            f3 += 16;
        }
        size_t s36 = count % 16;
        if (s36 == 0) {
        } else {
            size_t s37 = s36 * 1;
            uint64_t u38 = bits_below(s37) >> 0;
            uint64_t u39 = bits_below(s37) >> 4;
            uint64_t u40 = bits_below(s37) >> 8;
            uint64_t u41 = bits_below(s37) >> 12;
            const float*c42 = c2;
            c4 += 16;
            vector v43 = load_masked(c42 + 0, u38);
            vector v44 = load_masked(c42 + 4, u39);
            vector v45 = load_masked(c42 + 8, u40);
            vector v46 = load_masked(c42 + 12, u41);
            size_t s47 = s1;
            for (; s47 != 0; s47--) {
                c42 += tap_stride;
                c4 += 16;
                vector v48 = load_masked(c42 + 0, u38);
                v43 += v48;
                vector v49 = load_masked(c42 + 4, u39);
                v44 += v49;
                vector v50 = load_masked(c42 + 8, u40);
                v45 += v50;
                vector v51 = load_masked(c42 + 12, u41);
                v46 += v51;
            }
            store(f3 + 0, v43);
            store(f3 + 4, v44);
            store(f3 + 8, v45);
            store(f3 + 12, v46);
        }
        input += input_pitch;
        output += output_pitch;
    }
}

void nnp_pooling_average__c(size_t rows, size_t count, const float* input, size_t input_pitch, size_t taps, const float* divisors, float* output, size_t output_pitch, size_t ahead) {
    (void)ahead;
    size_t s1 = taps - 1;
    for (; rows != 0; rows--) {
        const float*c2 = input;
        float*f3 = output;
        const float*c4 = divisors;
        size_t s5 = count / 32;
        for (; s5 != 0; s5--) {
            const float*c6 = c2;
            vector v7 = load(c6 + 0);
            vector v8 = load(c6 + 4);
            vector v9 = load(c6 + 8);
            vector v10 = load(c6 + 12);
            vector v11 = load(c6 + 16);
            vector v12 = load(c6 + 20);
            vector v13 = load(c6 + 24);
            vector v14 = load(c6 + 28);
            size_t s15 = s1;
            for (; s15 != 0; s15--) {
                c6 += 1;
                vector v16 = load(c6 + 0);
                v7 += v16;
                vector v17 = load(c6 + 4);
                v8 += v17;
                vector v18 = load(c6 + 8);
                v9 += v18;
                vector v19 = load(c6 + 12);
                v10 += v19;
                vector v20 = load(c6 + 16);
                v11 += v20;
                vector v21 = load(c6 + 20);
                v12 += v21;
                vector v22 = load(c6 + 24);
                v13 += v22;
                vector v23 = load(c6 + 28);
                v14 += v23;
            }
            vector v24 = load(c4 + 0);
            vector v25 = v7 / v24;
            store(f3 + 0, v25);
            vector v26 = load(c4 + 4);
            vector v27 = v8 / v26;
            store(f3 + 4, v27);
            vector v28 = load(c4 + 8);
            vector v29 = v9 / v28;
            store(f3 + 8, v29);
            vector v30 = load(c4 + 12);
            vector v31 = v10 / v30;
            store(f3 + 12, v31);
            vector v32 = load(c4 + 16);
            vector v33 = v11 / v32;
            store(f3 + 16, v33);
            vector v34 = load(c4 + 20);
            vector v35 = v12 / v34;
            store(f3 + 20, v35);
            vector v36 = load(c4 + 24);
            vector v37 = v13 / v36;
            store(f3 + 24, v37);
            vector v38 = load(c4 + 28);
            vector v39 = v14 / v38;
            store(f3 + 28, v39);
            c2 += 32;
            f3 += 32;
            c4 += 32;
        }
        size_t s40 = count % 32;
        size_t s41 = s40 / 16;
        for (; s41 != 0; s41--) {
            const float*c42 = c2;
            vector v43 = load(c42 + 0);
            vector v44 = load(c42 + 4);
            vector v45 = load(c42 + 8);
            vector v46 = load(c42 + 12);
            size_t s47 = s1;
            for (; s47 != 0; s47--) {
                c42 += 1;
                vector v48 = load(c42 + 0);
                v43 += v48;
                vector v49 = load(c42 + 4);
                v44 += v49;
                vector v50 = load(c42 + 8);
                v45 += v50;
                vector v51 = load(c42 + 12);
                v46 += v51;
            }
            vector v52 = load(c4 + 0);
            vector v53 = v43 / v52;
            store(f3 + 0, v53);
            vector v54 = load(c4 + 4);
            vector v55 = v44 / v54;
            store(f3 + 4, v55);
            vector v56 = load(c4 + 8);
            vector v57 = v45 / v56;
            store(f3 + 8, v57);
            vector v58 = load(c4 + 12);
            vector v59 = v46 / v58;
            store(f3 + 12, v59);
            c2 += 16;
            f3 += 16;
            c4 += 16;
        }
        size_t s60 = count % 16;
        if (s60 == 0) {
        } else {
            size_t s61 = s60 * 1;
            uint64_t u62 = bits_below(s61) >> 0;
            uint64_t u63 = bits_below(s61) >> 4;
            uint64_t u64 = bits_below(s61) >> 8;
            uint64_t u65 = bits_below(s61) >> 12;
            const float*c66 = c2;
            vector v67 = load_masked(c66 + 0, u62);
            vector v68 = load_masked(c66 + 4, u63);
            vector v69 = load_masked(c66 + 8, u64);
            vector v70 = load_masked(c66 + 12, u65);
            size_t s71 = s1;
            for (; s71 != 0; s71--) {
                c66 += 1;
                vector v72 = load_masked(c66 + 0, u62);
                v67 += v72;
                vector v73 = load_masked(c66 + 4, u63);
                v68 += v73;
                vector v74 = load_masked(c66 + 8, u64);
                v69 += v74;
                vector v75 = load_masked(c66 + 12, u65);
                v70 += v75;
            }
            vector v76 = load(c4 + 0);
            vector v77 = v67 / v76;
            store(f3 + 0, v77);
            vector v78 = load(c4 + 4);
            vector v79 = v68 / v78;
            store(f3 + 4, v79);
            vector v80 = load(c4 + 8);
            vector v81 = v69 / v80;
            store(f3 + 8, v81);
            vector v82 = load(c4 + 12);
            vector v83 = v70 / v82;
            store(f3 + 12, v83);
        }
        input += input_pitch;
        output += output_pitch;
    }
}

void nnp_pooling_average_by_2__c(size_t rows, size_t count, const float* input, size_t input_pitch, size_t taps, const float* divisors, float* output, size_t output_pitch, size_t ahead) {
    (void)ahead;
    size_t s1 = taps - 1;
    for (; rows != 0; rows--) {
        const float*c2 = input;
        float*f3 = output;
        const float*c4 = divisors;
        size_t s5 = count / 16;
        for (; s5 != 0; s5--) {
            const float*c6 = c2;
            vector v7 = load(c6 + 0);
            vector v8 = load(c6 + 4);
            vector v9 = every_second(v7, v8, 0);
            vector v10 = every_second(v7, v8, 1);
            vector v11 = load(c6 + 8);
            vector v12 = load(c6 + 12);
            vector v13 = every_second(v11, v12, 0);
            vector v14 = every_second(v11, v12, 1);
            vector v15 = load(c6 + 16);
            vector v16 = load(c6 + 20);
            vector v17 = every_second(v15, v16, 0);
            vector v18 = every_second(v15, v16, 1);
            vector v19 = load(c6 + 24);
            vector v20 = load(c6 + 28);
            vector v21 = every_second(v19, v20, 0);
            vector v22 = every_second(v19, v20, 1);
            c6 += 1;
            if (s1 & 1) {
                v9 += v10;
                v13 += v14;
                v17 += v18;
                v21 += v22;
                c6 += 1;
            }
            size_t s23 = s1 / 2;
            for (; s23 != 0; s23--) {
                vector v24 = load(c6 + 0);
                vector v25 = load(c6 + 4);
                vector v26 = every_second(v24, v25, 0);
                vector v27 = every_second(v24, v25, 1);
                vector v28 = load(c6 + 8);
                vector v29 = load(c6 + 12);
                vector v30 = every_second(v28, v29, 0);
                vector v31 = every_second(v28, v29, 1);
                vector v32 = load(c6 + 16);
                vector v33 = load(c6 + 20);
                vector v34 = every_second(v32, v33, 0);
                vector v35 = every_second(v32, v33, 1);
                vector v36 = load(c6 + 24);
                vector v37 = load(c6 + 28);
                vector v38 = every_second(v36, v37, 0);
                vector v39 = every_second(v36, v37, 1);
                v9 += v26;
                v9 += v27;
                v13 += v30;
                v13 += v31;
                v17 += v34;
                v17 += v35;
                v21 += v38;
                v21 += v39;
                c6 += 2;
            }
            vector v40 = load(c4 + 0);
            vector v41 = v9 / v40;
            store(f3 + 0, v41);
            vector v42 = load(c4 + 4);
            vector v43 = v13 / v42;
            store(f3 + 4, v43);
            vector v44 = load(c4 + 8);
            vector v45 = v17 / v44;
            store(f3 + 8, v45);
            vector v46 = load(c4 + 12);
            vector v47 = v21 / v46;
            store(f3 + 12, v47);
            c2 += 32;
            f3 += 16;
            c4 += 16;
        }
        size_t s48 = count % 16;
        if (s48 == 0) {
        } else {
            size_t s49 = s48 * 2;
            uint64_t u50 = bits_below(s49) >> 0;
            uint64_t u51 = bits_below(s49) >> 4;
            uint64_t u52 = bits_below(s49) >> 8;
            uint64_t u53 = bits_below(s49) >> 12;
            uint64_t u54 = bits_below(s49) >> 16;
            uint64_t u55 = bits_below(s49) >> 20;
            uint64_t u56 = bits_below(s49) >> 24;
            uint64_t u57 = bits_below(s49) >> 28;
            const float*c58 = c2;
            vector v59 = load_masked(c58 + 0, u50);
            vector v60 = load_masked(c58 + 4, u51);
            vector v61 = every_second(v59, v60, 0);
            vector v62 = every_second(v59, v60, 1);
            vector v63 = load_masked(c58 + 8, u52);
            vector v64 = load_masked(c58 + 12, u53);
            vector v65 = every_second(v63, v64, 0);
            vector v66 = every_second(v63, v64, 1);
            vector v67 = load_masked(c58 + 16, u54);
            vector v68 = load_masked(c58 + 20, u55);
            vector v69 = every_second(v67, v68, 0);
            vector v70 = every_second(v67, v68, 1);
            vector v71 = load_masked(c58 + 24, u56);
            vector v72 = load_masked(c58 + 28, u57);
            vector v73 = every_second(v71, v72, 0);
            vector v74 = every_second(v71, v72, 1);
            c58 += 1;
            if (s1 & 1) {
                v61 += v62;
                v65 += v66;
                v69 += v70;
                v73 += v74;
                c58 += 1;
            }
            size_t s75 = s1 / 2;
            for (; s75 != 0; s75--) {
                vector v76 = load_masked(c58 + 0, u50);
                vector v77 = load_masked(c58 + 4, u51);
                vector v78 = every_second(v76, v77, 0);
                vector v79 = every_second(v76, v77, 1);
                vector v80 = load_masked(c58 + 8, u52);
                vector v81 = load_masked(c58 + 12, u53);
                vector v82 = every_second(v80, v81, 0);
                vector v83 = every_second(v80, v81, 1);
                vector v84 = load_masked(c58 + 16, u54);
                vector v85 = load_masked(c58 + 20, u55);
                vector v86 = every_second(v84, v85, 0);
                vector v87 = every_second(v84, v85, 1);
                vector v88 = load_masked(c58 + 24, u56);
                vector v89 = load_masked(c58 + 28, u57);
                vector v90 = every_second(v88, v89, 0);
                vector v91 = every_second(v88, v89, 1);
                v61 += v78;
                v61 += v79;
                v65 += v82;
                v65 += v83;
                v69 += v86;
                v69 += v87;
                v73 += v90;
                v73 += v91;
                c58 += 2;
            }
            vector v92 = load(c4 + 0);
            vector v93 = v61 / v92;
            store(f3 + 0, v93);
            vector v94 = load(c4 + 4);
            vector v95 = v65 / v94;
            store(f3 + 4, v95);
            vector v96 = load(c4 + 8);
            vector v97 = v69 / v96;
            store(f3 + 8, v97);
            vector v98 = load(c4 + 12);
            vector v99 = v73 / v98;
            store(f3 + 12, v99);
        }
        input += input_pitch;
        output += output_pitch;
    }
}

void nnp_pooling_average_of_pairs__c(size_t rows, size_t count, const float* input, size_t input_pitch, size_t taps, size_t tap_stride, const float* divisor, float* output, size_t output_pitch, size_t ahead) {
    (void)ahead;
    vector v1 = splat(divisor[0]);
    size_t s2 = taps - 1;
    for (; rows != 0; rows--) {
        const float*c3 = input;
        float*f4 = output;
        const float*c5 = input;
        size_t s6 = count / 16;
        for (; s6 != 0; s6--) {
            const float*c7 = c3;
            c5 += 16;
            vector v8 = load(c7 + 0);
            vector v9 = load(c7 + 4);
            vector v10 = load(c7 + 8);
            vector v11 = load(c7 + 12);
            c5 += 16;
            vector v12 = load(c7 + 16);
            vector v13 = load(c7 + 20);
            vector v14 = load(c7 + 24);
            vector v15 = load(c7 + 28);
            size_t s16 = s2;
            for (; s16 != 0; s16--) {
                c7 += tap_stride;
                c5 += 16;
                vector v17 = load(c7 + 0);
                v8 += v17;
                vector v18 = load(c7 + 4);
                v9 += v18;
                vector v19 = load(c7 + 8);
                v10 += v19;
                vector v20 = load(c7 + 12);
                v11 += v20;
                c5 += 16;
                vector v21 = load(c7 + 16);
                v12 += v21;
                vector v22 = load(c7 + 20);
                v13 += v22;
                vector v23 = load(c7 + 24);
                v14 += v23;
                vector v24 = load(c7 + 28);
                v15 += v24;
            }
            vector v25 = every_second(v8, v9, 0);
            vector v26 = every_second(v8, v9, 1);
            vector v27 = every_second(v10, v11, 0);
            vector v28 = every_second(v10, v11, 1);
            vector v29 = every_second(v12, v13, 0);
            vector v30 = every_second(v12, v13, 1);
            vector v31 = every_second(v14, v15, 0);
            vector v32 = every_second(v14, v15, 1);
            v25 += v26;
            v27 += v28;
            v29 += v30;
            v31 += v32;
            vector v33 = v25 / v1;
            store(f4 + 0, v33);
            vector v34 = v27 / v1;
            store(f4 + 4, v34);
            vector v35 = v29 / v1;
            store(f4 + 8, v35);
            vector v36 = v31 / v1;
            store(f4 + 12, v36);
            c3 += 32;
            f4 += 16;
        }
        size_t s37 = count % 16;
        if (s37 == 0) {
        } else {
            size_t s38 = s37 * 2;
            uint64_t u39 = bits_below(s38) >> 0;
            uint64_t u40 = bits_below(s38) >> 4;
            uint64_t u41 = bits_below(s38) >> 8;
            uint64_t u42 = bits_below(s38) >> 12;
            uint64_t u43 = bits_below(s38) >> 16;
            uint64_t u44 = bits_below(s38) >> 20;
            uint64_t u45 = bits_below(s38) >> 24;
            uint64_t u46 = bits_below(s38) >> 28;
            const float*c47 = c3;
            c5 += 16;
            vector v48 = load_masked(c47 + 0, u39);
            vector v49 = load_masked(c47 + 4, u40);
            vector v50 = load_masked(c47 + 8, u41);
            vector v51 = load_masked(c47 + 12, u42);
            c5 += 16;
            vector v52 = load_masked(c47 + 16, u43);
            vector v53 = load_masked(c47 + 20, u44);
            vector v54 = load_masked(c47 + 24, u45);
            vector v55 = load_masked(c47 + 28, u46);
            size_t s56 = s2;
            for (; s56 != 0; s56--) {
                c47 += tap_stride;
                c5 += 16;
                vector v57 = load_masked(c47 + 0, u39);
                v48 += v57;
                vector v58 = load_masked(c47 + 4, u40);
                v49 += v58;
                vector v59 = load_masked(c47 + 8, u41);
                v50 += v59;
                vector v60 = load_masked(c47 + 12, u42);
                v51 += v60;
                c5 += 16;
                vector v61 = load_masked(c47 + 16, u43);
                v52 += v61;
                vector v62 = load_masked(c47 + 20, u44);
                v53 += v62;
                vector v63 = load_masked(c47 + 24, u45);
                v54 += v63;
                vector v64 = load_masked(c47 + 28, u46);
                v55 += v64;
            }
            vector v65 = every_second(v48, v49, 0);
            vector v66 = every_second(v48, v49, 1);
            vector v67 = every_second(v50, v51, 0);
            vector v68 = every_second(v50, v51, 1);
            vector v69 = every_second(v52, v53, 0);
            vector v70 = every_second(v52, v53, 1);
            vector v71 = every_second(v54, v55, 0);
            vector v72 = every_second(v54, v55, 1);
            v65 += v66;
            v67 += v68;
            v69 += v70;
            v71 += v72;
            vector v73 = v65 / v1;
            store(f4 + 0, v73);
            vector v74 = v67 / v1;
            store(f4 + 4, v74);
            vector v75 = v69 / v1;
            store(f4 + 8, v75);
            vector v76 = v71 / v1;
            store(f4 + 12, v76);
        }
        input += input_pitch;
        output += output_pitch;
    }
}
