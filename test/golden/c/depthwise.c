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

void nnp_depthwise_3x3__c(size_t planes, const float* input, const float* taps, const float* bias, float* output, const struct nnp_depthwise_block* block) {
    for (; planes != 0; planes--) {
        vector v1 = splat(taps[0]);
        vector v2 = splat(taps[1]);
        vector v3 = splat(taps[2]);
        vector v4 = splat(taps[3]);
        vector v5 = splat(taps[4]);
        vector v6 = splat(taps[5]);
        vector v7 = splat(taps[6]);
        vector v8 = splat(taps[7]);
        vector v9 = splat(taps[8]);
        vector v10 = splat(bias[0]);
        vector v11 = splat(bias[0]);
        vector v12 = splat(bias[0]);
        const float*c13 = input;
        float*f14 = output;
        size_t s15 = block->first_rows;
        size_t s16 = block->first_outputs;
        size_t s17 = block->first_steps;
        for (; s17 != 0; s17--) {
            if (s15 & 1) {
                vector v18 = load(c13 + 0);
                v12 += v18 * v1;
                v11 += v18 * v4;
                v10 += v18 * v7;
                vector v19 = load(c13 + 1);
                v12 += v19 * v2;
                v11 += v19 * v5;
                v10 += v19 * v8;
                vector v20 = load(c13 + 2);
                v12 += v20 * v3;
                v11 += v20 * v6;
                v10 += v20 * v9;
                size_t s21 = block->input_ahead;
                size_t s22 = block->input_row;
                c13 += s22;
            }
            s15 /= 2;
            if (s16 & 1) {
                vector v23 = splat((&block->minimum)[0]);
                v23 = maximum(v23, v10);
                store(f14 + 0, v23);
                size_t s24 = block->output_ahead;
                size_t s25 = block->output_row;
                f14 += s25;
            }
            s16 /= 2;
            v10 = v11;
            v11 = v12;
            vector v26 = splat(bias[0]);
            v12 = v26;
        }
        size_t s27 = block->inner_steps;
        for (; s27 != 0; s27--) {
            vector v28 = load(c13 + 0);
            v12 += v28 * v1;
            v11 += v28 * v4;
            v10 += v28 * v7;
            vector v29 = load(c13 + 1);
            v12 += v29 * v2;
            v11 += v29 * v5;
            v10 += v29 * v8;
            vector v30 = load(c13 + 2);
            v12 += v30 * v3;
            v11 += v30 * v6;
            v10 += v30 * v9;
            size_t s31 = block->input_ahead;
            size_t s32 = block->input_row;
            c13 += s32;
            vector v33 = splat((&block->minimum)[0]);
            v33 = maximum(v33, v10);
            store(f14 + 0, v33);
            size_t s34 = block->output_ahead;
            size_t s35 = block->output_row;
            f14 += s35;
            v10 = v11;
            v11 = v12;
            vector v36 = splat(bias[0]);
            v12 = v36;
        }
        size_t s37 = block->last_rows;
        size_t s38 = block->last_steps;
        for (; s38 != 0; s38--) {
            if (s37 & 1) {
                vector v39 = load(c13 + 0);
                v12 += v39 * v1;
                v11 += v39 * v4;
                v10 += v39 * v7;
                vector v40 = load(c13 + 1);
                v12 += v40 * v2;
                v11 += v40 * v5;
                v10 += v40 * v8;
                vector v41 = load(c13 + 2);
                v12 += v41 * v3;
                v11 += v41 * v6;
                v10 += v41 * v9;
                size_t s42 = block->input_ahead;
                size_t s43 = block->input_row;
                c13 += s43;
            }
            s37 /= 2;
            vector v44 = splat((&block->minimum)[0]);
            v44 = maximum(v44, v10);
            store(f14 + 0, v44);
            size_t s45 = block->output_ahead;
            size_t s46 = block->output_row;
            f14 += s46;
            v10 = v11;
            v11 = v12;
            vector v47 = splat(bias[0]);
            v12 = v47;
        }
        size_t s48 = block->input_stride;
        input += s48;
        size_t s49 = block->output_stride;
        output += s49;
        size_t s50 = block->bias_stride;
        bias += s50;
        taps += 9;
    }
}

void nnp_depthwise_3x3_edge__c(size_t planes, const float* input, const float* taps, const float* bias, float* output, const struct nnp_depthwise_block* block) {
    size_t s1 = block->columns;
    uint64_t u2 = s1 >> 1;
    uint64_t u3 = s1 >> 2;
    for (; planes != 0; planes--) {
        vector v4 = splat(taps[0]);
        vector v5 = splat(taps[1]);
        vector v6 = splat(taps[2]);
        vector v7 = splat(taps[3]);
        vector v8 = splat(taps[4]);
        vector v9 = splat(taps[5]);
        vector v10 = splat(taps[6]);
        vector v11 = splat(taps[7]);
        vector v12 = splat(taps[8]);
        vector v13 = splat(bias[0]);
        vector v14 = splat(bias[0]);
        vector v15 = splat(bias[0]);
        const float*c16 = input;
        float*f17 = output;
        size_t s18 = block->first_rows;
        size_t s19 = block->first_outputs;
        size_t s20 = block->first_steps;
        for (; s20 != 0; s20--) {
            if (s18 & 1) {
                vector v21 = load_masked(c16 + 0, s1);
                v15 += v21 * v4;
                v14 += v21 * v7;
                v13 += v21 * v10;
                vector v22 = load_masked(c16 + 1, u2);
                v15 += v22 * v5;
                v14 += v22 * v8;
                v13 += v22 * v11;
                vector v23 = load_masked(c16 + 2, u3);
                v15 += v23 * v6;
                v14 += v23 * v9;
                v13 += v23 * v12;
                size_t s24 = block->input_ahead;
                size_t s25 = block->input_row;
                c16 += s25;
            }
            s18 /= 2;
            if (s19 & 1) {
                vector v26 = splat((&block->minimum)[0]);
                v26 = maximum(v26, v13);
                store(f17 + 0, v26);
                size_t s27 = block->output_ahead;
                size_t s28 = block->output_row;
                f17 += s28;
            }
            s19 /= 2;
            v13 = v14;
            v14 = v15;
            vector v29 = splat(bias[0]);
            v15 = v29;
        }
        size_t s30 = block->inner_steps;
        for (; s30 != 0; s30--) {
            vector v31 = load_masked(c16 + 0, s1);
            v15 += v31 * v4;
            v14 += v31 * v7;
            v13 += v31 * v10;
            vector v32 = load_masked(c16 + 1, u2);
            v15 += v32 * v5;
            v14 += v32 * v8;
            v13 += v32 * v11;
            vector v33 = load_masked(c16 + 2, u3);
            v15 += v33 * v6;
            v14 += v33 * v9;
            v13 += v33 * v12;
            size_t s34 = block->input_ahead;
            size_t s35 = block->input_row;
            c16 += s35;
            vector v36 = splat((&block->minimum)[0]);
            v36 = maximum(v36, v13);
            store(f17 + 0, v36);
            size_t s37 = block->output_ahead;
            size_t s38 = block->output_row;
            f17 += s38;
            v13 = v14;
            v14 = v15;
            vector v39 = splat(bias[0]);
            v15 = v39;
        }
        size_t s40 = block->last_rows;
        size_t s41 = block->last_steps;
        for (; s41 != 0; s41--) {
            if (s40 & 1) {
                vector v42 = load_masked(c16 + 0, s1);
                v15 += v42 * v4;
                v14 += v42 * v7;
                v13 += v42 * v10;
                vector v43 = load_masked(c16 + 1, u2);
                v15 += v43 * v5;
                v14 += v43 * v8;
                v13 += v43 * v11;
                vector v44 = load_masked(c16 + 2, u3);
                v15 += v44 * v6;
                v14 += v44 * v9;
                v13 += v44 * v12;
                size_t s45 = block->input_ahead;
                size_t s46 = block->input_row;
                c16 += s46;
            }
            s40 /= 2;
            vector v47 = splat((&block->minimum)[0]);
            v47 = maximum(v47, v13);
            store(f17 + 0, v47);
            size_t s48 = block->output_ahead;
            size_t s49 = block->output_row;
            f17 += s49;
            v13 = v14;
            v14 = v15;
            vector v50 = splat(bias[0]);
            v15 = v50;
        }
        size_t s51 = block->input_stride;
        input += s51;
        size_t s52 = block->output_stride;
        output += s52;
        size_t s53 = block->bias_stride;
        bias += s53;
        taps += 9;
    }
}

void nnp_depthwise_3x3_by_2__c(size_t planes, const float* input, const float* taps, const float* bias, float* output, const struct nnp_depthwise_block* block) {
    for (; planes != 0; planes--) {
        vector v1 = splat(taps[0]);
        vector v2 = splat(taps[1]);
        vector v3 = splat(taps[2]);
        vector v4 = splat(taps[3]);
        vector v5 = splat(taps[4]);
        vector v6 = splat(taps[5]);
        vector v7 = splat(taps[6]);
        vector v8 = splat(taps[7]);
        vector v9 = splat(taps[8]);
        vector v10 = splat(bias[0]);
        vector v11 = splat(bias[0]);
        const float*c12 = input;
        float*f13 = output;
        size_t s14 = block->first_rows;
        size_t s15 = block->first_outputs;
        size_t s16 = block->first_steps;
        for (; s16 != 0; s16--) {
            if (s14 & 1) {
                vector v17 = load(c12 + 0);
                vector v18 = load(c12 + 4);
                vector v19 = every_second(v17, v18, 0);
                vector v20 = every_second(v17, v18, 1);
                v11 += v19 * v1;
                v10 += v19 * v7;
                v11 += v20 * v2;
                v10 += v20 * v8;
                vector v21 = load(c12 + 2);
                vector v22 = load(c12 + 6);
                vector v23 = every_second(v21, v22, 0);
                vector v24 = every_second(v21, v22, 1);
                v11 += v23 * v3;
                v10 += v23 * v9;
                size_t s25 = block->input_ahead;
                size_t s26 = block->input_row;
                c12 += s26;
            }
            s14 /= 2;
            if (s14 & 1) {
                vector v27 = load(c12 + 0);
                vector v28 = load(c12 + 4);
                vector v29 = every_second(v27, v28, 0);
                vector v30 = every_second(v27, v28, 1);
                v11 += v29 * v4;
                v11 += v30 * v5;
                vector v31 = load(c12 + 2);
                vector v32 = load(c12 + 6);
                vector v33 = every_second(v31, v32, 0);
                vector v34 = every_second(v31, v32, 1);
                v11 += v33 * v6;
                size_t s35 = block->input_ahead;
                size_t s36 = block->input_row;
                c12 += s36;
            }
            s14 /= 2;
            if (s15 & 1) {
                vector v37 = splat((&block->minimum)[0]);
                v37 = maximum(v37, v10);
                store(f13 + 0, v37);
                size_t s38 = block->output_ahead;
                size_t s39 = block->output_row;
                f13 += s39;
            }
            s15 /= 2;
            v10 = v11;
            vector v40 = splat(bias[0]);
            v11 = v40;
        }
        size_t s41 = block->inner_steps;
        for (; s41 != 0; s41--) {
            vector v42 = load(c12 + 0);
            vector v43 = load(c12 + 4);
            vector v44 = every_second(v42, v43, 0);
            vector v45 = every_second(v42, v43, 1);
            v11 += v44 * v1;
            v10 += v44 * v7;
            v11 += v45 * v2;
            v10 += v45 * v8;
            vector v46 = load(c12 + 2);
            vector v47 = load(c12 + 6);
            vector v48 = every_second(v46, v47, 0);
            vector v49 = every_second(v46, v47, 1);
            v11 += v48 * v3;
            v10 += v48 * v9;
            size_t s50 = block->input_ahead;
            size_t s51 = block->input_row;
            c12 += s51;
            vector v52 = load(c12 + 0);
            vector v53 = load(c12 + 4);
            vector v54 = every_second(v52, v53, 0);
            vector v55 = every_second(v52, v53, 1);
            v11 += v54 * v4;
            v11 += v55 * v5;
            vector v56 = load(c12 + 2);
            vector v57 = load(c12 + 6);
            vector v58 = every_second(v56, v57, 0);
            vector v59 = every_second(v56, v57, 1);
            v11 += v58 * v6;
            size_t s60 = block->input_ahead;
            size_t s61 = block->input_row;
            c12 += s61;
            vector v62 = splat((&block->minimum)[0]);
            v62 = maximum(v62, v10);
            store(f13 + 0, v62);
            size_t s63 = block->output_ahead;
            size_t s64 = block->output_row;
            f13 += s64;
            v10 = v11;
            vector v65 = splat(bias[0]);
            v11 = v65;
        }
        size_t s66 = block->last_rows;
        size_t s67 = block->last_steps;
        for (; s67 != 0; s67--) {
            if (s66 & 1) {
                vector v68 = load(c12 + 0);
                vector v69 = load(c12 + 4);
                vector v70 = every_second(v68, v69, 0);
                vector v71 = every_second(v68, v69, 1);
                v11 += v70 * v1;
                v10 += v70 * v7;
                v11 += v71 * v2;
                v10 += v71 * v8;
                vector v72 = load(c12 + 2);
                vector v73 = load(c12 + 6);
                vector v74 = every_second(v72, v73, 0);
                vector v75 = every_second(v72, v73, 1);
                v11 += v74 * v3;
                v10 += v74 * v9;
                size_t s76 = block->input_ahead;
                size_t s77 = block->input_row;
                c12 += s77;
            }
            s66 /= 2;
            if (s66 & 1) {
                vector v78 = load(c12 + 0);
                vector v79 = load(c12 + 4);
                vector v80 = every_second(v78, v79, 0);
                vector v81 = every_second(v78, v79, 1);
                v11 += v80 * v4;
                v11 += v81 * v5;
                vector v82 = load(c12 + 2);
                vector v83 = load(c12 + 6);
                vector v84 = every_second(v82, v83, 0);
                vector v85 = every_second(v82, v83, 1);
                v11 += v84 * v6;
                size_t s86 = block->input_ahead;
                size_t s87 = block->input_row;
                c12 += s87;
            }
            s66 /= 2;
            vector v88 = splat((&block->minimum)[0]);
            v88 = maximum(v88, v10);
            store(f13 + 0, v88);
            size_t s89 = block->output_ahead;
            size_t s90 = block->output_row;
            f13 += s90;
            v10 = v11;
            vector v91 = splat(bias[0]);
            v11 = v91;
        }
        size_t s92 = block->input_stride;
        input += s92;
        size_t s93 = block->output_stride;
        output += s93;
        size_t s94 = block->bias_stride;
        bias += s94;
        taps += 9;
    }
}

void nnp_depthwise_3x3_by_2_edge__c(size_t planes, const float* input, const float* taps, const float* bias, float* output, const struct nnp_depthwise_block* block) {
    size_t s1 = block->columns;
    uint64_t u2 = s1 >> 4;
    uint64_t u3 = s1 >> 2;
    uint64_t u4 = s1 >> 6;
    for (; planes != 0; planes--) {
        vector v5 = splat(taps[0]);
        vector v6 = splat(taps[1]);
        vector v7 = splat(taps[2]);
        vector v8 = splat(taps[3]);
        vector v9 = splat(taps[4]);
        vector v10 = splat(taps[5]);
        vector v11 = splat(taps[6]);
        vector v12 = splat(taps[7]);
        vector v13 = splat(taps[8]);
        vector v14 = splat(bias[0]);
        vector v15 = splat(bias[0]);
        const float*c16 = input;
        float*f17 = output;
        size_t s18 = block->first_rows;
        size_t s19 = block->first_outputs;
        size_t s20 = block->first_steps;
        for (; s20 != 0; s20--) {
            if (s18 & 1) {
                vector v21 = load_masked(c16 + 0, s1);
                vector v22 = load_masked(c16 + 4, u2);
                vector v23 = every_second(v21, v22, 0);
                vector v24 = every_second(v21, v22, 1);
                v15 += v23 * v5;
                v14 += v23 * v11;
                v15 += v24 * v6;
                v14 += v24 * v12;
                vector v25 = load_masked(c16 + 2, u3);
                vector v26 = load_masked(c16 + 6, u4);
                vector v27 = every_second(v25, v26, 0);
                vector v28 = every_second(v25, v26, 1);
                v15 += v27 * v7;
                v14 += v27 * v13;
                size_t s29 = block->input_ahead;
                size_t s30 = block->input_row;
                c16 += s30;
            }
            s18 /= 2;
            if (s18 & 1) {
                vector v31 = load_masked(c16 + 0, s1);
                vector v32 = load_masked(c16 + 4, u2);
                vector v33 = every_second(v31, v32, 0);
                vector v34 = every_second(v31, v32, 1);
                v15 += v33 * v8;
                v15 += v34 * v9;
                vector v35 = load_masked(c16 + 2, u3);
                vector v36 = load_masked(c16 + 6, u4);
                vector v37 = every_second(v35, v36, 0);
                vector v38 = every_second(v35, v36, 1);
                v15 += v37 * v10;
                size_t s39 = block->input_ahead;
                size_t s40 = block->input_row;
                c16 += s40;
            }
            s18 /= 2;
            if (s19 & 1) {
                vector v41 = splat((&block->minimum)[0]);
                v41 = maximum(v41, v14);
                store(f17 + 0, v41);
                size_t s42 = block->output_ahead;
                size_t s43 = block->output_row;
                f17 += s43;
            }
            s19 /= 2;
            v14 = v15;
            vector v44 = splat(bias[0]);
            v15 = v44;
        }
        size_t s45 = block->inner_steps;
        for (; s45 != 0; s45--) {
            vector v46 = load_masked(c16 + 0, s1);
            vector v47 = load_masked(c16 + 4, u2);
            vector v48 = every_second(v46, v47, 0);
            vector v49 = every_second(v46, v47, 1);
            v15 += v48 * v5;
            v14 += v48 * v11;
            v15 += v49 * v6;
            v14 += v49 * v12;
            vector v50 = load_masked(c16 + 2, u3);
            vector v51 = load_masked(c16 + 6, u4);
            vector v52 = every_second(v50, v51, 0);
            vector v53 = every_second(v50, v51, 1);
            v15 += v52 * v7;
            v14 += v52 * v13;
            size_t s54 = block->input_ahead;
            size_t s55 = block->input_row;
            c16 += s55;
            vector v56 = load_masked(c16 + 0, s1);
            vector v57 = load_masked(c16 + 4, u2);
            vector v58 = every_second(v56, v57, 0);
            vector v59 = every_second(v56, v57, 1);
            v15 += v58 * v8;
            v15 += v59 * v9;
            vector v60 = load_masked(c16 + 2, u3);
            vector v61 = load_masked(c16 + 6, u4);
            vector v62 = every_second(v60, v61, 0);
            vector v63 = every_second(v60, v61, 1);
            v15 += v62 * v10;
            size_t s64 = block->input_ahead;
            size_t s65 = block->input_row;
            c16 += s65;
            vector v66 = splat((&block->minimum)[0]);
            v66 = maximum(v66, v14);
            store(f17 + 0, v66);
            size_t s67 = block->output_ahead;
            size_t s68 = block->output_row;
            f17 += s68;
            v14 = v15;
            vector v69 = splat(bias[0]);
            v15 = v69;
        }
        size_t s70 = block->last_rows;
        size_t s71 = block->last_steps;
        for (; s71 != 0; s71--) {
            if (s70 & 1) {
                vector v72 = load_masked(c16 + 0, s1);
                vector v73 = load_masked(c16 + 4, u2);
                vector v74 = every_second(v72, v73, 0);
                vector v75 = every_second(v72, v73, 1);
                v15 += v74 * v5;
                v14 += v74 * v11;
                v15 += v75 * v6;
                v14 += v75 * v12;
                vector v76 = load_masked(c16 + 2, u3);
                vector v77 = load_masked(c16 + 6, u4);
                vector v78 = every_second(v76, v77, 0);
                vector v79 = every_second(v76, v77, 1);
                v15 += v78 * v7;
                v14 += v78 * v13;
                size_t s80 = block->input_ahead;
                size_t s81 = block->input_row;
                c16 += s81;
            }
            s70 /= 2;
            if (s70 & 1) {
                vector v82 = load_masked(c16 + 0, s1);
                vector v83 = load_masked(c16 + 4, u2);
                vector v84 = every_second(v82, v83, 0);
                vector v85 = every_second(v82, v83, 1);
                v15 += v84 * v8;
                v15 += v85 * v9;
                vector v86 = load_masked(c16 + 2, u3);
                vector v87 = load_masked(c16 + 6, u4);
                vector v88 = every_second(v86, v87, 0);
                vector v89 = every_second(v86, v87, 1);
                v15 += v88 * v10;
                size_t s90 = block->input_ahead;
                size_t s91 = block->input_row;
                c16 += s91;
            }
            s70 /= 2;
            vector v92 = splat((&block->minimum)[0]);
            v92 = maximum(v92, v14);
            store(f17 + 0, v92);
            size_t s93 = block->output_ahead;
            size_t s94 = block->output_row;
            f17 += s94;
            v14 = v15;
            vector v95 = splat(bias[0]);
            v15 = v95;
        }
        size_t s96 = block->input_stride;
        input += s96;
        size_t s97 = block->output_stride;
        output += s97;
        size_t s98 = block->bias_stride;
        bias += s98;
        taps += 9;
    }
}

void nnp_depthwise_5x5__c(size_t planes, const float* input, const float* taps, const float* bias, float* output, const struct nnp_depthwise_block* block) {
    for (; planes != 0; planes--) {
        vector v1 = splat(taps[0]);
        vector v2 = splat(taps[1]);
        vector v3 = splat(taps[2]);
        vector v4 = splat(taps[3]);
        vector v5 = splat(taps[4]);
        vector v6 = splat(taps[5]);
        vector v7 = splat(taps[6]);
        vector v8 = splat(taps[7]);
        vector v9 = splat(taps[8]);
        vector v10 = splat(taps[9]);
        vector v11 = splat(taps[10]);
        vector v12 = splat(taps[11]);
        vector v13 = splat(taps[12]);
        vector v14 = splat(taps[13]);
        vector v15 = splat(taps[14]);
        vector v16 = splat(taps[15]);
        vector v17 = splat(taps[16]);
        vector v18 = splat(taps[17]);
        vector v19 = splat(taps[18]);
        vector v20 = splat(taps[19]);
        vector v21 = splat(taps[20]);
        vector v22 = splat(taps[21]);
        vector v23 = splat(taps[22]);
        vector v24 = splat(taps[23]);
        vector v25 = splat(taps[24]);
        vector v26 = splat(bias[0]);
        vector v27 = splat(bias[0]);
        vector v28 = splat(bias[0]);
        vector v29 = splat(bias[0]);
        vector v30 = splat(bias[0]);
        const float*c31 = input;
        float*f32 = output;
        size_t s33 = block->first_rows;
        size_t s34 = block->first_outputs;
        size_t s35 = block->first_steps;
        for (; s35 != 0; s35--) {
            if (s33 & 1) {
                vector v36 = load(c31 + 0);
                v30 += v36 * v1;
                v29 += v36 * v6;
                v28 += v36 * v11;
                v27 += v36 * v16;
                v26 += v36 * v21;
                vector v37 = load(c31 + 1);
                v30 += v37 * v2;
                v29 += v37 * v7;
                v28 += v37 * v12;
                v27 += v37 * v17;
                v26 += v37 * v22;
                vector v38 = load(c31 + 2);
                v30 += v38 * v3;
                v29 += v38 * v8;
                v28 += v38 * v13;
                v27 += v38 * v18;
                v26 += v38 * v23;
                vector v39 = load(c31 + 3);
                v30 += v39 * v4;
                v29 += v39 * v9;
                v28 += v39 * v14;
                v27 += v39 * v19;
                v26 += v39 * v24;
                vector v40 = load(c31 + 4);
                v30 += v40 * v5;
                v29 += v40 * v10;
                v28 += v40 * v15;
                v27 += v40 * v20;
                v26 += v40 * v25;
                size_t s41 = block->input_ahead;
                size_t s42 = block->input_row;
                c31 += s42;
            }
            s33 /= 2;
            if (s34 & 1) {
                vector v43 = splat((&block->minimum)[0]);
                v43 = maximum(v43, v26);
                store(f32 + 0, v43);
                size_t s44 = block->output_ahead;
                size_t s45 = block->output_row;
                f32 += s45;
            }
            s34 /= 2;
            v26 = v27;
            v27 = v28;
            v28 = v29;
            v29 = v30;
            vector v46 = splat(bias[0]);
            v30 = v46;
        }
        size_t s47 = block->inner_steps;
        for (; s47 != 0; s47--) {
            vector v48 = load(c31 + 0);
            v30 += v48 * v1;
            v29 += v48 * v6;
            v28 += v48 * v11;
            v27 += v48 * v16;
            v26 += v48 * v21;
            vector v49 = load(c31 + 1);
            v30 += v49 * v2;
            v29 += v49 * v7;
            v28 += v49 * v12;
            v27 += v49 * v17;
            v26 += v49 * v22;
            vector v50 = load(c31 + 2);
            v30 += v50 * v3;
            v29 += v50 * v8;
            v28 += v50 * v13;
            v27 += v50 * v18;
            v26 += v50 * v23;
            vector v51 = load(c31 + 3);
            v30 += v51 * v4;
            v29 += v51 * v9;
            v28 += v51 * v14;
            v27 += v51 * v19;
            v26 += v51 * v24;
            vector v52 = load(c31 + 4);
            v30 += v52 * v5;
            v29 += v52 * v10;
            v28 += v52 * v15;
            v27 += v52 * v20;
            v26 += v52 * v25;
            size_t s53 = block->input_ahead;
            size_t s54 = block->input_row;
            c31 += s54;
            vector v55 = splat((&block->minimum)[0]);
            v55 = maximum(v55, v26);
            store(f32 + 0, v55);
            size_t s56 = block->output_ahead;
            size_t s57 = block->output_row;
            f32 += s57;
            v26 = v27;
            v27 = v28;
            v28 = v29;
            v29 = v30;
            vector v58 = splat(bias[0]);
            v30 = v58;
        }
        size_t s59 = block->last_rows;
        size_t s60 = block->last_steps;
        for (; s60 != 0; s60--) {
            if (s59 & 1) {
                vector v61 = load(c31 + 0);
                v30 += v61 * v1;
                v29 += v61 * v6;
                v28 += v61 * v11;
                v27 += v61 * v16;
                v26 += v61 * v21;
                vector v62 = load(c31 + 1);
                v30 += v62 * v2;
                v29 += v62 * v7;
                v28 += v62 * v12;
                v27 += v62 * v17;
                v26 += v62 * v22;
                vector v63 = load(c31 + 2);
                v30 += v63 * v3;
                v29 += v63 * v8;
                v28 += v63 * v13;
                v27 += v63 * v18;
                v26 += v63 * v23;
                vector v64 = load(c31 + 3);
                v30 += v64 * v4;
                v29 += v64 * v9;
                v28 += v64 * v14;
                v27 += v64 * v19;
                v26 += v64 * v24;
                vector v65 = load(c31 + 4);
                v30 += v65 * v5;
                v29 += v65 * v10;
                v28 += v65 * v15;
                v27 += v65 * v20;
                v26 += v65 * v25;
                size_t s66 = block->input_ahead;
                size_t s67 = block->input_row;
                c31 += s67;
            }
            s59 /= 2;
            vector v68 = splat((&block->minimum)[0]);
            v68 = maximum(v68, v26);
            store(f32 + 0, v68);
            size_t s69 = block->output_ahead;
            size_t s70 = block->output_row;
            f32 += s70;
            v26 = v27;
            v27 = v28;
            v28 = v29;
            v29 = v30;
            vector v71 = splat(bias[0]);
            v30 = v71;
        }
        size_t s72 = block->input_stride;
        input += s72;
        size_t s73 = block->output_stride;
        output += s73;
        size_t s74 = block->bias_stride;
        bias += s74;
        taps += 25;
    }
}

void nnp_depthwise_5x5_edge__c(size_t planes, const float* input, const float* taps, const float* bias, float* output, const struct nnp_depthwise_block* block) {
    size_t s1 = block->columns;
    uint64_t u2 = s1 >> 1;
    uint64_t u3 = s1 >> 2;
    uint64_t u4 = s1 >> 3;
    uint64_t u5 = s1 >> 4;
    for (; planes != 0; planes--) {
        vector v6 = splat(taps[0]);
        vector v7 = splat(taps[1]);
        vector v8 = splat(taps[2]);
        vector v9 = splat(taps[3]);
        vector v10 = splat(taps[4]);
        vector v11 = splat(taps[5]);
        vector v12 = splat(taps[6]);
        vector v13 = splat(taps[7]);
        vector v14 = splat(taps[8]);
        vector v15 = splat(taps[9]);
        vector v16 = splat(taps[10]);
        vector v17 = splat(taps[11]);
        vector v18 = splat(taps[12]);
        vector v19 = splat(taps[13]);
        vector v20 = splat(taps[14]);
        vector v21 = splat(taps[15]);
        vector v22 = splat(taps[16]);
        vector v23 = splat(taps[17]);
        vector v24 = splat(taps[18]);
        vector v25 = splat(taps[19]);
        vector v26 = splat(taps[20]);
        vector v27 = splat(taps[21]);
        vector v28 = splat(taps[22]);
        vector v29 = splat(taps[23]);
        vector v30 = splat(taps[24]);
        vector v31 = splat(bias[0]);
        vector v32 = splat(bias[0]);
        vector v33 = splat(bias[0]);
        vector v34 = splat(bias[0]);
        vector v35 = splat(bias[0]);
        const float*c36 = input;
        float*f37 = output;
        size_t s38 = block->first_rows;
        size_t s39 = block->first_outputs;
        size_t s40 = block->first_steps;
        for (; s40 != 0; s40--) {
            if (s38 & 1) {
                vector v41 = load_masked(c36 + 0, s1);
                v35 += v41 * v6;
                v34 += v41 * v11;
                v33 += v41 * v16;
                v32 += v41 * v21;
                v31 += v41 * v26;
                vector v42 = load_masked(c36 + 1, u2);
                v35 += v42 * v7;
                v34 += v42 * v12;
                v33 += v42 * v17;
                v32 += v42 * v22;
                v31 += v42 * v27;
                vector v43 = load_masked(c36 + 2, u3);
                v35 += v43 * v8;
                v34 += v43 * v13;
                v33 += v43 * v18;
                v32 += v43 * v23;
                v31 += v43 * v28;
                vector v44 = load_masked(c36 + 3, u4);
                v35 += v44 * v9;
                v34 += v44 * v14;
                v33 += v44 * v19;
                v32 += v44 * v24;
                v31 += v44 * v29;
                vector v45 = load_masked(c36 + 4, u5);
                v35 += v45 * v10;
                v34 += v45 * v15;
                v33 += v45 * v20;
                v32 += v45 * v25;
                v31 += v45 * v30;
                size_t s46 = block->input_ahead;
                size_t s47 = block->input_row;
                c36 += s47;
            }
            s38 /= 2;
            if (s39 & 1) {
                vector v48 = splat((&block->minimum)[0]);
                v48 = maximum(v48, v31);
                store(f37 + 0, v48);
                size_t s49 = block->output_ahead;
                size_t s50 = block->output_row;
                f37 += s50;
            }
            s39 /= 2;
            v31 = v32;
            v32 = v33;
            v33 = v34;
            v34 = v35;
            vector v51 = splat(bias[0]);
            v35 = v51;
        }
        size_t s52 = block->inner_steps;
        for (; s52 != 0; s52--) {
            vector v53 = load_masked(c36 + 0, s1);
            v35 += v53 * v6;
            v34 += v53 * v11;
            v33 += v53 * v16;
            v32 += v53 * v21;
            v31 += v53 * v26;
            vector v54 = load_masked(c36 + 1, u2);
            v35 += v54 * v7;
            v34 += v54 * v12;
            v33 += v54 * v17;
            v32 += v54 * v22;
            v31 += v54 * v27;
            vector v55 = load_masked(c36 + 2, u3);
            v35 += v55 * v8;
            v34 += v55 * v13;
            v33 += v55 * v18;
            v32 += v55 * v23;
            v31 += v55 * v28;
            vector v56 = load_masked(c36 + 3, u4);
            v35 += v56 * v9;
            v34 += v56 * v14;
            v33 += v56 * v19;
            v32 += v56 * v24;
            v31 += v56 * v29;
            vector v57 = load_masked(c36 + 4, u5);
            v35 += v57 * v10;
            v34 += v57 * v15;
            v33 += v57 * v20;
            v32 += v57 * v25;
            v31 += v57 * v30;
            size_t s58 = block->input_ahead;
            size_t s59 = block->input_row;
            c36 += s59;
            vector v60 = splat((&block->minimum)[0]);
            v60 = maximum(v60, v31);
            store(f37 + 0, v60);
            size_t s61 = block->output_ahead;
            size_t s62 = block->output_row;
            f37 += s62;
            v31 = v32;
            v32 = v33;
            v33 = v34;
            v34 = v35;
            vector v63 = splat(bias[0]);
            v35 = v63;
        }
        size_t s64 = block->last_rows;
        size_t s65 = block->last_steps;
        for (; s65 != 0; s65--) {
            if (s64 & 1) {
                vector v66 = load_masked(c36 + 0, s1);
                v35 += v66 * v6;
                v34 += v66 * v11;
                v33 += v66 * v16;
                v32 += v66 * v21;
                v31 += v66 * v26;
                vector v67 = load_masked(c36 + 1, u2);
                v35 += v67 * v7;
                v34 += v67 * v12;
                v33 += v67 * v17;
                v32 += v67 * v22;
                v31 += v67 * v27;
                vector v68 = load_masked(c36 + 2, u3);
                v35 += v68 * v8;
                v34 += v68 * v13;
                v33 += v68 * v18;
                v32 += v68 * v23;
                v31 += v68 * v28;
                vector v69 = load_masked(c36 + 3, u4);
                v35 += v69 * v9;
                v34 += v69 * v14;
                v33 += v69 * v19;
                v32 += v69 * v24;
                v31 += v69 * v29;
                vector v70 = load_masked(c36 + 4, u5);
                v35 += v70 * v10;
                v34 += v70 * v15;
                v33 += v70 * v20;
                v32 += v70 * v25;
                v31 += v70 * v30;
                size_t s71 = block->input_ahead;
                size_t s72 = block->input_row;
                c36 += s72;
            }
            s64 /= 2;
            vector v73 = splat((&block->minimum)[0]);
            v73 = maximum(v73, v31);
            store(f37 + 0, v73);
            size_t s74 = block->output_ahead;
            size_t s75 = block->output_row;
            f37 += s75;
            v31 = v32;
            v32 = v33;
            v33 = v34;
            v34 = v35;
            vector v76 = splat(bias[0]);
            v35 = v76;
        }
        size_t s77 = block->input_stride;
        input += s77;
        size_t s78 = block->output_stride;
        output += s78;
        size_t s79 = block->bias_stride;
        bias += s79;
        taps += 25;
    }
}

void nnp_depthwise_5x5_by_2__c(size_t planes, const float* input, const float* taps, const float* bias, float* output, const struct nnp_depthwise_block* block) {
    for (; planes != 0; planes--) {
        vector v1 = splat(taps[0]);
        vector v2 = splat(taps[1]);
        vector v3 = splat(taps[2]);
        vector v4 = splat(taps[3]);
        vector v5 = splat(taps[4]);
        vector v6 = splat(taps[5]);
        vector v7 = splat(taps[6]);
        vector v8 = splat(taps[7]);
        vector v9 = splat(taps[8]);
        vector v10 = splat(taps[9]);
        vector v11 = splat(taps[10]);
        vector v12 = splat(taps[11]);
        vector v13 = splat(taps[12]);
        vector v14 = splat(taps[13]);
        vector v15 = splat(taps[14]);
        vector v16 = splat(taps[15]);
        vector v17 = splat(taps[16]);
        vector v18 = splat(taps[17]);
        vector v19 = splat(taps[18]);
        vector v20 = splat(taps[19]);
        vector v21 = splat(taps[20]);
        vector v22 = splat(taps[21]);
        vector v23 = splat(taps[22]);
        vector v24 = splat(taps[23]);
        vector v25 = splat(taps[24]);
        vector v26 = splat(bias[0]);
        vector v27 = splat(bias[0]);
        vector v28 = splat(bias[0]);
        const float*c29 = input;
        float*f30 = output;
        size_t s31 = block->first_rows;
        size_t s32 = block->first_outputs;
        size_t s33 = block->first_steps;
        for (; s33 != 0; s33--) {
            if (s31 & 1) {
                vector v34 = load(c29 + 0);
                vector v35 = load(c29 + 4);
                vector v36 = every_second(v34, v35, 0);
                vector v37 = every_second(v34, v35, 1);
                v28 += v36 * v1;
                v27 += v36 * v11;
                v26 += v36 * v21;
                v28 += v37 * v2;
                v27 += v37 * v12;
                v26 += v37 * v22;
                vector v38 = load(c29 + 2);
                vector v39 = load(c29 + 6);
                vector v40 = every_second(v38, v39, 0);
                vector v41 = every_second(v38, v39, 1);
                v28 += v40 * v3;
                v27 += v40 * v13;
                v26 += v40 * v23;
                v28 += v41 * v4;
                v27 += v41 * v14;
                v26 += v41 * v24;
                vector v42 = load(c29 + 4);
                vector v43 = load(c29 + 8);
                vector v44 = every_second(v42, v43, 0);
                vector v45 = every_second(v42, v43, 1);
                v28 += v44 * v5;
                v27 += v44 * v15;
                v26 += v44 * v25;
                size_t s46 = block->input_ahead;
                size_t s47 = block->input_row;
                c29 += s47;
            }
            s31 /= 2;
            if (s31 & 1) {
                vector v48 = load(c29 + 0);
                vector v49 = load(c29 + 4);
                vector v50 = every_second(v48, v49, 0);
                vector v51 = every_second(v48, v49, 1);
                v28 += v50 * v6;
                v27 += v50 * v16;
                v28 += v51 * v7;
                v27 += v51 * v17;
                vector v52 = load(c29 + 2);
                vector v53 = load(c29 + 6);
                vector v54 = every_second(v52, v53, 0);
                vector v55 = every_second(v52, v53, 1);
                v28 += v54 * v8;
                v27 += v54 * v18;
                v28 += v55 * v9;
                v27 += v55 * v19;
                vector v56 = load(c29 + 4);
                vector v57 = load(c29 + 8);
                vector v58 = every_second(v56, v57, 0);
                vector v59 = every_second(v56, v57, 1);
                v28 += v58 * v10;
                v27 += v58 * v20;
                size_t s60 = block->input_ahead;
                size_t s61 = block->input_row;
                c29 += s61;
            }
            s31 /= 2;
            if (s32 & 1) {
                vector v62 = splat((&block->minimum)[0]);
                v62 = maximum(v62, v26);
                store(f30 + 0, v62);
                size_t s63 = block->output_ahead;
                size_t s64 = block->output_row;
                f30 += s64;
            }
            s32 /= 2;
            v26 = v27;
            v27 = v28;
            vector v65 = splat(bias[0]);
            v28 = v65;
        }
        size_t s66 = block->inner_steps;
        for (; s66 != 0; s66--) {
            vector v67 = load(c29 + 0);
            vector v68 = load(c29 + 4);
            vector v69 = every_second(v67, v68, 0);
            vector v70 = every_second(v67, v68, 1);
            v28 += v69 * v1;
            v27 += v69 * v11;
            v26 += v69 * v21;
            v28 += v70 * v2;
            v27 += v70 * v12;
            v26 += v70 * v22;
            vector v71 = load(c29 + 2);
            vector v72 = load(c29 + 6);
            vector v73 = every_second(v71, v72, 0);
            vector v74 = every_second(v71, v72, 1);
            v28 += v73 * v3;
            v27 += v73 * v13;
            v26 += v73 * v23;
            v28 += v74 * v4;
            v27 += v74 * v14;
            v26 += v74 * v24;
            vector v75 = load(c29 + 4);
            vector v76 = load(c29 + 8);
            vector v77 = every_second(v75, v76, 0);
            vector v78 = every_second(v75, v76, 1);
            v28 += v77 * v5;
            v27 += v77 * v15;
            v26 += v77 * v25;
            size_t s79 = block->input_ahead;
            size_t s80 = block->input_row;
            c29 += s80;
            vector v81 = load(c29 + 0);
            vector v82 = load(c29 + 4);
            vector v83 = every_second(v81, v82, 0);
            vector v84 = every_second(v81, v82, 1);
            v28 += v83 * v6;
            v27 += v83 * v16;
            v28 += v84 * v7;
            v27 += v84 * v17;
            vector v85 = load(c29 + 2);
            vector v86 = load(c29 + 6);
            vector v87 = every_second(v85, v86, 0);
            vector v88 = every_second(v85, v86, 1);
            v28 += v87 * v8;
            v27 += v87 * v18;
            v28 += v88 * v9;
            v27 += v88 * v19;
            vector v89 = load(c29 + 4);
            vector v90 = load(c29 + 8);
            vector v91 = every_second(v89, v90, 0);
            vector v92 = every_second(v89, v90, 1);
            v28 += v91 * v10;
            v27 += v91 * v20;
            size_t s93 = block->input_ahead;
            size_t s94 = block->input_row;
            c29 += s94;
            vector v95 = splat((&block->minimum)[0]);
            v95 = maximum(v95, v26);
            store(f30 + 0, v95);
            size_t s96 = block->output_ahead;
            size_t s97 = block->output_row;
            f30 += s97;
            v26 = v27;
            v27 = v28;
            vector v98 = splat(bias[0]);
            v28 = v98;
        }
        size_t s99 = block->last_rows;
        size_t s100 = block->last_steps;
        for (; s100 != 0; s100--) {
            if (s99 & 1) {
                vector v101 = load(c29 + 0);
                vector v102 = load(c29 + 4);
                vector v103 = every_second(v101, v102, 0);
                vector v104 = every_second(v101, v102, 1);
                v28 += v103 * v1;
                v27 += v103 * v11;
                v26 += v103 * v21;
                v28 += v104 * v2;
                v27 += v104 * v12;
                v26 += v104 * v22;
                vector v105 = load(c29 + 2);
                vector v106 = load(c29 + 6);
                vector v107 = every_second(v105, v106, 0);
                vector v108 = every_second(v105, v106, 1);
                v28 += v107 * v3;
                v27 += v107 * v13;
                v26 += v107 * v23;
                v28 += v108 * v4;
                v27 += v108 * v14;
                v26 += v108 * v24;
                vector v109 = load(c29 + 4);
                vector v110 = load(c29 + 8);
                vector v111 = every_second(v109, v110, 0);
                vector v112 = every_second(v109, v110, 1);
                v28 += v111 * v5;
                v27 += v111 * v15;
                v26 += v111 * v25;
                size_t s113 = block->input_ahead;
                size_t s114 = block->input_row;
                c29 += s114;
            }
            s99 /= 2;
            if (s99 & 1) {
                vector v115 = load(c29 + 0);
                vector v116 = load(c29 + 4);
                vector v117 = every_second(v115, v116, 0);
                vector v118 = every_second(v115, v116, 1);
                v28 += v117 * v6;
                v27 += v117 * v16;
                v28 += v118 * v7;
                v27 += v118 * v17;
                vector v119 = load(c29 + 2);
                vector v120 = load(c29 + 6);
                vector v121 = every_second(v119, v120, 0);
                vector v122 = every_second(v119, v120, 1);
                v28 += v121 * v8;
                v27 += v121 * v18;
                v28 += v122 * v9;
                v27 += v122 * v19;
                vector v123 = load(c29 + 4);
                vector v124 = load(c29 + 8);
                vector v125 = every_second(v123, v124, 0);
                vector v126 = every_second(v123, v124, 1);
                v28 += v125 * v10;
                v27 += v125 * v20;
                size_t s127 = block->input_ahead;
                size_t s128 = block->input_row;
                c29 += s128;
            }
            s99 /= 2;
            vector v129 = splat((&block->minimum)[0]);
            v129 = maximum(v129, v26);
            store(f30 + 0, v129);
            size_t s130 = block->output_ahead;
            size_t s131 = block->output_row;
            f30 += s131;
            v26 = v27;
            v27 = v28;
            vector v132 = splat(bias[0]);
            v28 = v132;
        }
        size_t s133 = block->input_stride;
        input += s133;
        size_t s134 = block->output_stride;
        output += s134;
        size_t s135 = block->bias_stride;
        bias += s135;
        taps += 25;
    }
}

void nnp_depthwise_5x5_by_2_edge__c(size_t planes, const float* input, const float* taps, const float* bias, float* output, const struct nnp_depthwise_block* block) {
    size_t s1 = block->columns;
    uint64_t u2 = s1 >> 4;
    uint64_t u3 = s1 >> 2;
    uint64_t u4 = s1 >> 6;
    uint64_t u5 = s1 >> 4;
    uint64_t u6 = s1 >> 8;
    for (; planes != 0; planes--) {
        vector v7 = splat(taps[0]);
        vector v8 = splat(taps[1]);
        vector v9 = splat(taps[2]);
        vector v10 = splat(taps[3]);
        vector v11 = splat(taps[4]);
        vector v12 = splat(taps[5]);
        vector v13 = splat(taps[6]);
        vector v14 = splat(taps[7]);
        vector v15 = splat(taps[8]);
        vector v16 = splat(taps[9]);
        vector v17 = splat(taps[10]);
        vector v18 = splat(taps[11]);
        vector v19 = splat(taps[12]);
        vector v20 = splat(taps[13]);
        vector v21 = splat(taps[14]);
        vector v22 = splat(taps[15]);
        vector v23 = splat(taps[16]);
        vector v24 = splat(taps[17]);
        vector v25 = splat(taps[18]);
        vector v26 = splat(taps[19]);
        vector v27 = splat(taps[20]);
        vector v28 = splat(taps[21]);
        vector v29 = splat(taps[22]);
        vector v30 = splat(taps[23]);
        vector v31 = splat(taps[24]);
        vector v32 = splat(bias[0]);
        vector v33 = splat(bias[0]);
        vector v34 = splat(bias[0]);
        const float*c35 = input;
        float*f36 = output;
        size_t s37 = block->first_rows;
        size_t s38 = block->first_outputs;
        size_t s39 = block->first_steps;
        for (; s39 != 0; s39--) {
            if (s37 & 1) {
                vector v40 = load_masked(c35 + 0, s1);
                vector v41 = load_masked(c35 + 4, u5);
                vector v42 = every_second(v40, v41, 0);
                vector v43 = every_second(v40, v41, 1);
                v34 += v42 * v7;
                v33 += v42 * v17;
                v32 += v42 * v27;
                v34 += v43 * v8;
                v33 += v43 * v18;
                v32 += v43 * v28;
                vector v44 = load_masked(c35 + 2, u3);
                vector v45 = load_masked(c35 + 6, u4);
                vector v46 = every_second(v44, v45, 0);
                vector v47 = every_second(v44, v45, 1);
                v34 += v46 * v9;
                v33 += v46 * v19;
                v32 += v46 * v29;
                v34 += v47 * v10;
                v33 += v47 * v20;
                v32 += v47 * v30;
                vector v48 = load_masked(c35 + 4, u5);
                vector v49 = load_masked(c35 + 8, u6);
                vector v50 = every_second(v48, v49, 0);
                vector v51 = every_second(v48, v49, 1);
                v34 += v50 * v11;
                v33 += v50 * v21;
                v32 += v50 * v31;
                size_t s52 = block->input_ahead;
                size_t s53 = block->input_row;
                c35 += s53;
            }
            s37 /= 2;
            if (s37 & 1) {
                vector v54 = load_masked(c35 + 0, s1);
                vector v55 = load_masked(c35 + 4, u5);
                vector v56 = every_second(v54, v55, 0);
                vector v57 = every_second(v54, v55, 1);
                v34 += v56 * v12;
                v33 += v56 * v22;
                v34 += v57 * v13;
                v33 += v57 * v23;
                vector v58 = load_masked(c35 + 2, u3);
                vector v59 = load_masked(c35 + 6, u4);
                vector v60 = every_second(v58, v59, 0);
                vector v61 = every_second(v58, v59, 1);
                v34 += v60 * v14;
                v33 += v60 * v24;
                v34 += v61 * v15;
                v33 += v61 * v25;
                vector v62 = load_masked(c35 + 4, u5);
                vector v63 = load_masked(c35 + 8, u6);
                vector v64 = every_second(v62, v63, 0);
                vector v65 = every_second(v62, v63, 1);
                v34 += v64 * v16;
                v33 += v64 * v26;
                size_t s66 = block->input_ahead;
                size_t s67 = block->input_row;
                c35 += s67;
            }
            s37 /= 2;
            if (s38 & 1) {
                vector v68 = splat((&block->minimum)[0]);
                v68 = maximum(v68, v32);
                store(f36 + 0, v68);
                size_t s69 = block->output_ahead;
                size_t s70 = block->output_row;
                f36 += s70;
            }
            s38 /= 2;
            v32 = v33;
            v33 = v34;
            vector v71 = splat(bias[0]);
            v34 = v71;
        }
        size_t s72 = block->inner_steps;
        for (; s72 != 0; s72--) {
            vector v73 = load_masked(c35 + 0, s1);
            vector v74 = load_masked(c35 + 4, u5);
            vector v75 = every_second(v73, v74, 0);
            vector v76 = every_second(v73, v74, 1);
            v34 += v75 * v7;
            v33 += v75 * v17;
            v32 += v75 * v27;
            v34 += v76 * v8;
            v33 += v76 * v18;
            v32 += v76 * v28;
            vector v77 = load_masked(c35 + 2, u3);
            vector v78 = load_masked(c35 + 6, u4);
            vector v79 = every_second(v77, v78, 0);
            vector v80 = every_second(v77, v78, 1);
            v34 += v79 * v9;
            v33 += v79 * v19;
            v32 += v79 * v29;
            v34 += v80 * v10;
            v33 += v80 * v20;
            v32 += v80 * v30;
            vector v81 = load_masked(c35 + 4, u5);
            vector v82 = load_masked(c35 + 8, u6);
            vector v83 = every_second(v81, v82, 0);
            vector v84 = every_second(v81, v82, 1);
            v34 += v83 * v11;
            v33 += v83 * v21;
            v32 += v83 * v31;
            size_t s85 = block->input_ahead;
            size_t s86 = block->input_row;
            c35 += s86;
            vector v87 = load_masked(c35 + 0, s1);
            vector v88 = load_masked(c35 + 4, u5);
            vector v89 = every_second(v87, v88, 0);
            vector v90 = every_second(v87, v88, 1);
            v34 += v89 * v12;
            v33 += v89 * v22;
            v34 += v90 * v13;
            v33 += v90 * v23;
            vector v91 = load_masked(c35 + 2, u3);
            vector v92 = load_masked(c35 + 6, u4);
            vector v93 = every_second(v91, v92, 0);
            vector v94 = every_second(v91, v92, 1);
            v34 += v93 * v14;
            v33 += v93 * v24;
            v34 += v94 * v15;
            v33 += v94 * v25;
            vector v95 = load_masked(c35 + 4, u5);
            vector v96 = load_masked(c35 + 8, u6);
            vector v97 = every_second(v95, v96, 0);
            vector v98 = every_second(v95, v96, 1);
            v34 += v97 * v16;
            v33 += v97 * v26;
            size_t s99 = block->input_ahead;
            size_t s100 = block->input_row;
            c35 += s100;
            vector v101 = splat((&block->minimum)[0]);
            v101 = maximum(v101, v32);
            store(f36 + 0, v101);
            size_t s102 = block->output_ahead;
            size_t s103 = block->output_row;
            f36 += s103;
            v32 = v33;
            v33 = v34;
            vector v104 = splat(bias[0]);
            v34 = v104;
        }
        size_t s105 = block->last_rows;
        size_t s106 = block->last_steps;
        for (; s106 != 0; s106--) {
            if (s105 & 1) {
                vector v107 = load_masked(c35 + 0, s1);
                vector v108 = load_masked(c35 + 4, u5);
                vector v109 = every_second(v107, v108, 0);
                vector v110 = every_second(v107, v108, 1);
                v34 += v109 * v7;
                v33 += v109 * v17;
                v32 += v109 * v27;
                v34 += v110 * v8;
                v33 += v110 * v18;
                v32 += v110 * v28;
                vector v111 = load_masked(c35 + 2, u3);
                vector v112 = load_masked(c35 + 6, u4);
                vector v113 = every_second(v111, v112, 0);
                vector v114 = every_second(v111, v112, 1);
                v34 += v113 * v9;
                v33 += v113 * v19;
                v32 += v113 * v29;
                v34 += v114 * v10;
                v33 += v114 * v20;
                v32 += v114 * v30;
                vector v115 = load_masked(c35 + 4, u5);
                vector v116 = load_masked(c35 + 8, u6);
                vector v117 = every_second(v115, v116, 0);
                vector v118 = every_second(v115, v116, 1);
                v34 += v117 * v11;
                v33 += v117 * v21;
                v32 += v117 * v31;
                size_t s119 = block->input_ahead;
                size_t s120 = block->input_row;
                c35 += s120;
            }
            s105 /= 2;
            if (s105 & 1) {
                vector v121 = load_masked(c35 + 0, s1);
                vector v122 = load_masked(c35 + 4, u5);
                vector v123 = every_second(v121, v122, 0);
                vector v124 = every_second(v121, v122, 1);
                v34 += v123 * v12;
                v33 += v123 * v22;
                v34 += v124 * v13;
                v33 += v124 * v23;
                vector v125 = load_masked(c35 + 2, u3);
                vector v126 = load_masked(c35 + 6, u4);
                vector v127 = every_second(v125, v126, 0);
                vector v128 = every_second(v125, v126, 1);
                v34 += v127 * v14;
                v33 += v127 * v24;
                v34 += v128 * v15;
                v33 += v128 * v25;
                vector v129 = load_masked(c35 + 4, u5);
                vector v130 = load_masked(c35 + 8, u6);
                vector v131 = every_second(v129, v130, 0);
                vector v132 = every_second(v129, v130, 1);
                v34 += v131 * v16;
                v33 += v131 * v26;
                size_t s133 = block->input_ahead;
                size_t s134 = block->input_row;
                c35 += s134;
            }
            s105 /= 2;
            vector v135 = splat((&block->minimum)[0]);
            v135 = maximum(v135, v32);
            store(f36 + 0, v135);
            size_t s136 = block->output_ahead;
            size_t s137 = block->output_row;
            f36 += s137;
            v32 = v33;
            v33 = v34;
            vector v138 = splat(bias[0]);
            v34 = v138;
        }
        size_t s139 = block->input_stride;
        input += s139;
        size_t s140 = block->output_stride;
        output += s140;
        size_t s141 = block->bias_stride;
        bias += s141;
        taps += 25;
    }
}
