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

void nnp_pooling_maximum_of_stacks__c(size_t run_count, const struct nnp_pooling_run* runs, const float* input, size_t tap_stride, float* output, size_t ahead, size_t ahead_step) {
    const float*c1 = input;
    c1 += ahead;
    size_t s2 = run_count - 1;
    for (; s2 != 0; s2--) {
        const float*c3 = input;
        float*f4 = output;
        size_t s5 = runs->offset;
        c3 += s5;
        size_t s6 = runs->target;
        f4 += s6;
        size_t s7 = runs->taps;
        size_t s8 = s7 - 1;
        size_t s9 = runs->count;
        if (s8 == 2) {
            const float*c10 = c3;
            const float*c11 = c3;
            c10 += tap_stride;
            size_t s12 = tap_stride * 2;
            c11 += s12;
            size_t s13 = s9 % 16;
            size_t s14 = s13 - -3;
            size_t s15 = s9 / 16;
            for (; s15 != 0; s15--) {
                c1 += ahead_step;
                vector v16 = load(c3 + 0);
                vector v17 = load(c10 + 0);
                vector v18 = load(c11 + 0);
                v16 = maximum_or_nan(v16, v17);
                v16 = maximum_or_nan(v16, v18);
                vector v19 = load(c3 + 4);
                vector v20 = load(c10 + 4);
                vector v21 = load(c11 + 4);
                v19 = maximum_or_nan(v19, v20);
                v19 = maximum_or_nan(v19, v21);
                vector v22 = load(c3 + 8);
                vector v23 = load(c10 + 8);
                vector v24 = load(c11 + 8);
                v22 = maximum_or_nan(v22, v23);
                v22 = maximum_or_nan(v22, v24);
                vector v25 = load(c3 + 12);
                vector v26 = load(c10 + 12);
                vector v27 = load(c11 + 12);
                v25 = maximum_or_nan(v25, v26);
                v25 = maximum_or_nan(v25, v27);
                store(f4 + 0, v16);
                store(f4 + 4, v19);
                store(f4 + 8, v22);
                store(f4 + 12, v25);
                c3 += 16;
                c10 += 16;
                c11 += 16;
                f4 += 16;
            }
            size_t s28 = s14 / 4;
            for (; s28 != 0; s28--) {
                c1 += ahead_step;
                vector v29 = load(c3 + 0);
                vector v30 = load(c10 + 0);
                vector v31 = load(c11 + 0);
                v29 = maximum_or_nan(v29, v30);
                v29 = maximum_or_nan(v29, v31);
                store(f4 + 0, v29);
                c3 += 4;
                c10 += 4;
                c11 += 4;
                f4 += 4;
            }
        } else {
            size_t s32 = s9 % 16;
            size_t s33 = s32 - -3;
            size_t s34 = s9 / 16;
            for (; s34 != 0; s34--) {
                c1 += ahead_step;
                const float*c35 = c3;
                vector v36 = load(c35 + 0);
                vector v37 = load(c35 + 4);
                vector v38 = load(c35 + 8);
                vector v39 = load(c35 + 12);
                size_t s40 = s8;
                for (; s40 != 0; s40--) {
                    c35 += tap_stride;
                    vector v41 = load(c35 + 0);
                    v36 = maximum_or_nan(v36, v41);
                    vector v42 = load(c35 + 4);
                    v37 = maximum_or_nan(v37, v42);
                    vector v43 = load(c35 + 8);
                    v38 = maximum_or_nan(v38, v43);
                    vector v44 = load(c35 + 12);
                    v39 = maximum_or_nan(v39, v44);
                }
                store(f4 + 0, v36);
                store(f4 + 4, v37);
                store(f4 + 8, v38);
                store(f4 + 12, v39);
                c3 += 16;
                f4 += 16;
            }
            size_t s45 = s33 / 4;
            for (; s45 != 0; s45--) {
                c1 += ahead_step;
                const float*c46 = c3;
                vector v47 = load(c46 + 0);
                size_t s48 = s8;
                for (; s48 != 0; s48--) {
                    c46 += tap_stride;
                    vector v49 = load(c46 + 0);
                    v47 = maximum_or_nan(v47, v49);
                }
                store(f4 + 0, v47);
                c3 += 4;
                f4 += 4;
            }
        }
        runs++;
    }
    const float*c50 = input;
    float*f51 = output;
    size_t s52 = runs->offset;
    c50 += s52;
    size_t s53 = runs->target;
    f51 += s53;
    size_t s54 = runs->taps;
    size_t s55 = s54 - 1;
    size_t s56 = runs->count;
    size_t s57 = s56 / 16;
    for (; s57 != 0; s57--) {
        c1 += ahead_step;
        const float*c58 = c50;
        vector v59 = load(c58 + 0);
        vector v60 = load(c58 + 4);
        vector v61 = load(c58 + 8);
        vector v62 = load(c58 + 12);
        size_t s63 = s55;
        for (; s63 != 0; s63--) {
            c58 += tap_stride;
            vector v64 = load(c58 + 0);
            v59 = maximum_or_nan(v59, v64);
            vector v65 = load(c58 + 4);
            v60 = maximum_or_nan(v60, v65);
            vector v66 = load(c58 + 8);
            v61 = maximum_or_nan(v61, v66);
            vector v67 = load(c58 + 12);
            v62 = maximum_or_nan(v62, v67);
        }
        store(f51 + 0, v59);
        store(f51 + 4, v60);
        store(f51 + 8, v61);
        store(f51 + 12, v62);
        c50 += 16;
        f51 += 16;
    }
    size_t s68 = s56 % 16;
    if (s68 == 0) {
    } else {
        size_t s69 = s68 * 1;
        size_t s70 = s69 - 0;
        uint64_t u71 = bits_below(s70) >> 0;
        uint64_t u72 = bits_below(s70) >> 4;
        uint64_t u73 = bits_below(s70) >> 8;
        uint64_t u74 = bits_below(s70) >> 12;
        c1 += ahead_step;
        const float*c75 = c50;
        vector v76 = load_masked(c75 + 0, u71);
        vector v77 = load_masked(c75 + 4, u72);
        vector v78 = load_masked(c75 + 8, u73);
        vector v79 = load_masked(c75 + 12, u74);
        size_t s80 = s55;
        for (; s80 != 0; s80--) {
            c75 += tap_stride;
            vector v81 = load_masked(c75 + 0, u71);
            v76 = maximum_or_nan(v76, v81);
            vector v82 = load_masked(c75 + 4, u72);
            v77 = maximum_or_nan(v77, v82);
            vector v83 = load_masked(c75 + 8, u73);
            v78 = maximum_or_nan(v78, v83);
            vector v84 = load_masked(c75 + 12, u74);
            v79 = maximum_or_nan(v79, v84);
        }
        store(f51 + 0, v76);
        store(f51 + 4, v77);
        store(f51 + 8, v78);
        store(f51 + 12, v79);
        c50 += 16;
        f51 += 16;
    }
}

void nnp_pooling_sum_of_stacks__c(size_t run_count, const struct nnp_pooling_run* runs, const float* input, size_t tap_stride, float* output, size_t ahead, size_t ahead_step) {
    const float*c1 = input;
    c1 += ahead;
    size_t s2 = run_count - 1;
    for (; s2 != 0; s2--) {
        const float*c3 = input;
        float*f4 = output;
        size_t s5 = runs->offset;
        c3 += s5;
        size_t s6 = runs->target;
        f4 += s6;
        size_t s7 = runs->taps;
        size_t s8 = s7 - 1;
        size_t s9 = runs->count;
        if (s8 == 2) {
            const float*c10 = c3;
            const float*c11 = c3;
            c10 += tap_stride;
            size_t s12 = tap_stride * 2;
            c11 += s12;
            size_t s13 = s9 % 16;
            size_t s14 = s13 - -3;
            size_t s15 = s9 / 16;
            for (; s15 != 0; s15--) {
                c1 += ahead_step;
                vector v16 = load(c3 + 0);
                vector v17 = load(c10 + 0);
                vector v18 = load(c11 + 0);
                v16 += v17;
                v16 += v18;
                vector v19 = load(c3 + 4);
                vector v20 = load(c10 + 4);
                vector v21 = load(c11 + 4);
                v19 += v20;
                v19 += v21;
                vector v22 = load(c3 + 8);
                vector v23 = load(c10 + 8);
                vector v24 = load(c11 + 8);
                v22 += v23;
                v22 += v24;
                vector v25 = load(c3 + 12);
                vector v26 = load(c10 + 12);
                vector v27 = load(c11 + 12);
                v25 += v26;
                v25 += v27;
                store(f4 + 0, v16);
                store(f4 + 4, v19);
                store(f4 + 8, v22);
                store(f4 + 12, v25);
                c3 += 16;
                c10 += 16;
                c11 += 16;
                f4 += 16;
            }
            size_t s28 = s14 / 4;
            for (; s28 != 0; s28--) {
                c1 += ahead_step;
                vector v29 = load(c3 + 0);
                vector v30 = load(c10 + 0);
                vector v31 = load(c11 + 0);
                v29 += v30;
                v29 += v31;
                store(f4 + 0, v29);
                c3 += 4;
                c10 += 4;
                c11 += 4;
                f4 += 4;
            }
        } else {
            size_t s32 = s9 % 16;
            size_t s33 = s32 - -3;
            size_t s34 = s9 / 16;
            for (; s34 != 0; s34--) {
                c1 += ahead_step;
                const float*c35 = c3;
                vector v36 = load(c35 + 0);
                vector v37 = load(c35 + 4);
                vector v38 = load(c35 + 8);
                vector v39 = load(c35 + 12);
                size_t s40 = s8;
                for (; s40 != 0; s40--) {
                    c35 += tap_stride;
                    vector v41 = load(c35 + 0);
                    v36 += v41;
                    vector v42 = load(c35 + 4);
                    v37 += v42;
                    vector v43 = load(c35 + 8);
                    v38 += v43;
                    vector v44 = load(c35 + 12);
                    v39 += v44;
                }
                store(f4 + 0, v36);
                store(f4 + 4, v37);
                store(f4 + 8, v38);
                store(f4 + 12, v39);
                c3 += 16;
                f4 += 16;
            }
            size_t s45 = s33 / 4;
            for (; s45 != 0; s45--) {
                c1 += ahead_step;
                const float*c46 = c3;
                vector v47 = load(c46 + 0);
                size_t s48 = s8;
                for (; s48 != 0; s48--) {
                    c46 += tap_stride;
                    vector v49 = load(c46 + 0);
                    v47 += v49;
                }
                store(f4 + 0, v47);
                c3 += 4;
                f4 += 4;
            }
        }
        runs++;
    }
    const float*c50 = input;
    float*f51 = output;
    size_t s52 = runs->offset;
    c50 += s52;
    size_t s53 = runs->target;
    f51 += s53;
    size_t s54 = runs->taps;
    size_t s55 = s54 - 1;
    size_t s56 = runs->count;
    size_t s57 = s56 / 16;
    for (; s57 != 0; s57--) {
        c1 += ahead_step;
        const float*c58 = c50;
        vector v59 = load(c58 + 0);
        vector v60 = load(c58 + 4);
        vector v61 = load(c58 + 8);
        vector v62 = load(c58 + 12);
        size_t s63 = s55;
        for (; s63 != 0; s63--) {
            c58 += tap_stride;
            vector v64 = load(c58 + 0);
            v59 += v64;
            vector v65 = load(c58 + 4);
            v60 += v65;
            vector v66 = load(c58 + 8);
            v61 += v66;
            vector v67 = load(c58 + 12);
            v62 += v67;
        }
        store(f51 + 0, v59);
        store(f51 + 4, v60);
        store(f51 + 8, v61);
        store(f51 + 12, v62);
        c50 += 16;
        f51 += 16;
    }
    size_t s68 = s56 % 16;
    if (s68 == 0) {
    } else {
        size_t s69 = s68 * 1;
        size_t s70 = s69 - 0;
        uint64_t u71 = bits_below(s70) >> 0;
        uint64_t u72 = bits_below(s70) >> 4;
        uint64_t u73 = bits_below(s70) >> 8;
        uint64_t u74 = bits_below(s70) >> 12;
        c1 += ahead_step;
        const float*c75 = c50;
        vector v76 = load_masked(c75 + 0, u71);
        vector v77 = load_masked(c75 + 4, u72);
        vector v78 = load_masked(c75 + 8, u73);
        vector v79 = load_masked(c75 + 12, u74);
        size_t s80 = s55;
        for (; s80 != 0; s80--) {
            c75 += tap_stride;
            vector v81 = load_masked(c75 + 0, u71);
            v76 += v81;
            vector v82 = load_masked(c75 + 4, u72);
            v77 += v82;
            vector v83 = load_masked(c75 + 8, u73);
            v78 += v83;
            vector v84 = load_masked(c75 + 12, u74);
            v79 += v84;
        }
        store(f51 + 0, v76);
        store(f51 + 4, v77);
        store(f51 + 8, v78);
        store(f51 + 12, v79);
        c50 += 16;
        f51 += 16;
    }
}

void nnp_pooling_maximum__c(size_t rows, size_t count, const float* input, size_t input_pitch, size_t taps, float* output, size_t output_pitch) {
    size_t s1 = taps - 1;
    if (s1 == 2) {
        for (; rows != 0; rows--) {
            size_t s2 = count % 16;
            size_t s3 = s2 - -3;
            size_t s4 = count / 16;
            for (; s4 != 0; s4--) {
                vector v5 = load(input + 0);
                vector v6 = load(input + 1);
                vector v7 = load(input + 2);
                v5 = maximum_or_nan(v5, v6);
                v5 = maximum_or_nan(v5, v7);
                vector v8 = load(input + 4);
                vector v9 = load(input + 5);
                vector v10 = load(input + 6);
                v8 = maximum_or_nan(v8, v9);
                v8 = maximum_or_nan(v8, v10);
                vector v11 = load(input + 8);
                vector v12 = load(input + 9);
                vector v13 = load(input + 10);
                v11 = maximum_or_nan(v11, v12);
                v11 = maximum_or_nan(v11, v13);
                vector v14 = load(input + 12);
                vector v15 = load(input + 13);
                vector v16 = load(input + 14);
                v14 = maximum_or_nan(v14, v15);
                v14 = maximum_or_nan(v14, v16);
                store(output + 0, v5);
                store(output + 4, v8);
                store(output + 8, v11);
                store(output + 12, v14);
                input += 16;
                output += 16;
            }
            size_t s17 = s3 / 4;
            for (; s17 != 0; s17--) {
                vector v18 = load(input + 0);
                vector v19 = load(input + 1);
                vector v20 = load(input + 2);
                v18 = maximum_or_nan(v18, v19);
                v18 = maximum_or_nan(v18, v20);
                store(output + 0, v18);
                input += 4;
                output += 4;
            }
            size_t s21 = count - -3;
            size_t s22 = s21 / 4;
            size_t s23 = s22 * 4;
            size_t s24 = s23 * 1;
            input -= s24;
            input += input_pitch;
            output -= s23;
            output += output_pitch;
        }
    } else {
        for (; rows != 0; rows--) {
            size_t s25 = count % 16;
            size_t s26 = s25 - -3;
            size_t s27 = count / 16;
            for (; s27 != 0; s27--) {
                const float*c28 = input;
                vector v29 = load(c28 + 0);
                vector v30 = load(c28 + 4);
                vector v31 = load(c28 + 8);
                vector v32 = load(c28 + 12);
                size_t s33 = s1;
                for (; s33 != 0; s33--) {
                    c28 += 1;
                    vector v34 = load(c28 + 0);
                    v29 = maximum_or_nan(v29, v34);
                    vector v35 = load(c28 + 4);
                    v30 = maximum_or_nan(v30, v35);
                    vector v36 = load(c28 + 8);
                    v31 = maximum_or_nan(v31, v36);
                    vector v37 = load(c28 + 12);
                    v32 = maximum_or_nan(v32, v37);
                }
                store(output + 0, v29);
                store(output + 4, v30);
                store(output + 8, v31);
                store(output + 12, v32);
                input += 16;
                output += 16;
            }
            size_t s38 = s26 / 4;
            for (; s38 != 0; s38--) {
                const float*c39 = input;
                vector v40 = load(c39 + 0);
                size_t s41 = s1;
                for (; s41 != 0; s41--) {
                    c39 += 1;
                    vector v42 = load(c39 + 0);
                    v40 = maximum_or_nan(v40, v42);
                }
                store(output + 0, v40);
                input += 4;
                output += 4;
            }
            size_t s43 = count - -3;
            size_t s44 = s43 / 4;
            size_t s45 = s44 * 4;
            size_t s46 = s45 * 1;
            input -= s46;
            input += input_pitch;
            output -= s45;
            output += output_pitch;
        }
    }
}

void nnp_pooling_maximum_by_2__c(size_t rows, size_t count, const float* input, size_t input_pitch, size_t taps, float* output, size_t output_pitch) {
    size_t s1 = taps - 1;
    if (s1 == 2) {
        for (; rows != 0; rows--) {
            size_t s2 = count % 16;
            size_t s3 = s2 - -3;
            size_t s4 = count / 16;
            for (; s4 != 0; s4--) {
                vector v5 = load(input + 0);
                vector v6 = load(input + 4);
                vector v7 = every_second(v5, v6, 0);
                vector v8 = every_second(v5, v6, 1);
                vector v9 = load(input + 2);
                vector v10 = load(input + 6);
                vector v11 = every_second(v9, v10, 0);
                vector v12 = every_second(v9, v10, 1);
                v7 = maximum_or_nan(v7, v8);
                v7 = maximum_or_nan(v7, v11);
                vector v13 = load(input + 8);
                vector v14 = load(input + 12);
                vector v15 = every_second(v13, v14, 0);
                vector v16 = every_second(v13, v14, 1);
                vector v17 = load(input + 10);
                vector v18 = load(input + 14);
                vector v19 = every_second(v17, v18, 0);
                vector v20 = every_second(v17, v18, 1);
                v15 = maximum_or_nan(v15, v16);
                v15 = maximum_or_nan(v15, v19);
                vector v21 = load(input + 16);
                vector v22 = load(input + 20);
                vector v23 = every_second(v21, v22, 0);
                vector v24 = every_second(v21, v22, 1);
                vector v25 = load(input + 18);
                vector v26 = load(input + 22);
                vector v27 = every_second(v25, v26, 0);
                vector v28 = every_second(v25, v26, 1);
                v23 = maximum_or_nan(v23, v24);
                v23 = maximum_or_nan(v23, v27);
                vector v29 = load(input + 24);
                vector v30 = load(input + 28);
                vector v31 = every_second(v29, v30, 0);
                vector v32 = every_second(v29, v30, 1);
                vector v33 = load(input + 26);
                vector v34 = load(input + 30);
                vector v35 = every_second(v33, v34, 0);
                vector v36 = every_second(v33, v34, 1);
                v31 = maximum_or_nan(v31, v32);
                v31 = maximum_or_nan(v31, v35);
                store(output + 0, v7);
                store(output + 4, v15);
                store(output + 8, v23);
                store(output + 12, v31);
                input += 32;
                output += 16;
            }
            size_t s37 = s3 / 4;
            for (; s37 != 0; s37--) {
                vector v38 = load(input + 0);
                vector v39 = load(input + 4);
                vector v40 = every_second(v38, v39, 0);
                vector v41 = every_second(v38, v39, 1);
                vector v42 = load(input + 2);
                vector v43 = load(input + 6);
                vector v44 = every_second(v42, v43, 0);
                vector v45 = every_second(v42, v43, 1);
                v40 = maximum_or_nan(v40, v41);
                v40 = maximum_or_nan(v40, v44);
                store(output + 0, v40);
                input += 8;
                output += 4;
            }
            size_t s46 = count - -3;
            size_t s47 = s46 / 4;
            size_t s48 = s47 * 4;
            size_t s49 = s48 * 2;
            input -= s49;
            input += input_pitch;
            output -= s48;
            output += output_pitch;
        }
    } else {
        for (; rows != 0; rows--) {
            size_t s50 = count % 16;
            size_t s51 = s50 - -3;
            size_t s52 = count / 16;
            for (; s52 != 0; s52--) {
                const float*c53 = input;
                vector v54 = load(c53 + 0);
                vector v55 = load(c53 + 4);
                vector v56 = every_second(v54, v55, 0);
                vector v57 = every_second(v54, v55, 1);
                vector v58 = load(c53 + 8);
                vector v59 = load(c53 + 12);
                vector v60 = every_second(v58, v59, 0);
                vector v61 = every_second(v58, v59, 1);
                vector v62 = load(c53 + 16);
                vector v63 = load(c53 + 20);
                vector v64 = every_second(v62, v63, 0);
                vector v65 = every_second(v62, v63, 1);
                vector v66 = load(c53 + 24);
                vector v67 = load(c53 + 28);
                vector v68 = every_second(v66, v67, 0);
                vector v69 = every_second(v66, v67, 1);
                c53 += 1;
                if (s1 & 1) {
                    v56 = maximum_or_nan(v56, v57);
                    v60 = maximum_or_nan(v60, v61);
                    v64 = maximum_or_nan(v64, v65);
                    v68 = maximum_or_nan(v68, v69);
                    c53 += 1;
                }
                size_t s70 = s1 / 2;
                for (; s70 != 0; s70--) {
                    vector v71 = load(c53 + 0);
                    vector v72 = load(c53 + 4);
                    vector v73 = every_second(v71, v72, 0);
                    vector v74 = every_second(v71, v72, 1);
                    vector v75 = load(c53 + 8);
                    vector v76 = load(c53 + 12);
                    vector v77 = every_second(v75, v76, 0);
                    vector v78 = every_second(v75, v76, 1);
                    vector v79 = load(c53 + 16);
                    vector v80 = load(c53 + 20);
                    vector v81 = every_second(v79, v80, 0);
                    vector v82 = every_second(v79, v80, 1);
                    vector v83 = load(c53 + 24);
                    vector v84 = load(c53 + 28);
                    vector v85 = every_second(v83, v84, 0);
                    vector v86 = every_second(v83, v84, 1);
                    v56 = maximum_or_nan(v56, v73);
                    v56 = maximum_or_nan(v56, v74);
                    v60 = maximum_or_nan(v60, v77);
                    v60 = maximum_or_nan(v60, v78);
                    v64 = maximum_or_nan(v64, v81);
                    v64 = maximum_or_nan(v64, v82);
                    v68 = maximum_or_nan(v68, v85);
                    v68 = maximum_or_nan(v68, v86);
                    c53 += 2;
                }
                store(output + 0, v56);
                store(output + 4, v60);
                store(output + 8, v64);
                store(output + 12, v68);
                input += 32;
                output += 16;
            }
            size_t s87 = s51 / 4;
            for (; s87 != 0; s87--) {
                const float*c88 = input;
                vector v89 = load(c88 + 0);
                vector v90 = load(c88 + 4);
                vector v91 = every_second(v89, v90, 0);
                vector v92 = every_second(v89, v90, 1);
                c88 += 1;
                if (s1 & 1) {
                    v91 = maximum_or_nan(v91, v92);
                    c88 += 1;
                }
                size_t s93 = s1 / 2;
                for (; s93 != 0; s93--) {
                    vector v94 = load(c88 + 0);
                    vector v95 = load(c88 + 4);
                    vector v96 = every_second(v94, v95, 0);
                    vector v97 = every_second(v94, v95, 1);
                    v91 = maximum_or_nan(v91, v96);
                    v91 = maximum_or_nan(v91, v97);
                    c88 += 2;
                }
                store(output + 0, v91);
                input += 8;
                output += 4;
            }
            size_t s98 = count - -3;
            size_t s99 = s98 / 4;
            size_t s100 = s99 * 4;
            size_t s101 = s100 * 2;
            input -= s101;
            input += input_pitch;
            output -= s100;
            output += output_pitch;
        }
    }
}

void nnp_pooling_average__c(size_t rows, size_t count, const float* input, size_t input_pitch, size_t taps, const float* divisors, float* output, size_t output_pitch) {
    size_t s1 = taps - 1;
    if (s1 == 2) {
        for (; rows != 0; rows--) {
            size_t s2 = count % 16;
            size_t s3 = s2 - -3;
            size_t s4 = count / 16;
            for (; s4 != 0; s4--) {
                vector v5 = load(input + 0);
                vector v6 = load(input + 1);
                vector v7 = load(input + 2);
                v5 += v6;
                v5 += v7;
                vector v8 = load(input + 4);
                vector v9 = load(input + 5);
                vector v10 = load(input + 6);
                v8 += v9;
                v8 += v10;
                vector v11 = load(input + 8);
                vector v12 = load(input + 9);
                vector v13 = load(input + 10);
                v11 += v12;
                v11 += v13;
                vector v14 = load(input + 12);
                vector v15 = load(input + 13);
                vector v16 = load(input + 14);
                v14 += v15;
                v14 += v16;
                vector v17 = load(divisors + 0);
                vector v18 = load(divisors + 2064);
                vector v19 = v5 / v17;
                store(output + 0, v19);
                vector v20 = load(divisors + 4);
                vector v21 = load(divisors + 2068);
                vector v22 = v8 / v20;
                store(output + 4, v22);
                vector v23 = load(divisors + 8);
                vector v24 = load(divisors + 2072);
                vector v25 = v11 / v23;
                store(output + 8, v25);
                vector v26 = load(divisors + 12);
                vector v27 = load(divisors + 2076);
                vector v28 = v14 / v26;
                store(output + 12, v28);
                input += 16;
                output += 16;
                divisors += 16;
            }
            size_t s29 = s3 / 4;
            for (; s29 != 0; s29--) {
                vector v30 = load(input + 0);
                vector v31 = load(input + 1);
                vector v32 = load(input + 2);
                v30 += v31;
                v30 += v32;
                vector v33 = load(divisors + 0);
                vector v34 = load(divisors + 2064);
                vector v35 = v30 / v33;
                store(output + 0, v35);
                input += 4;
                output += 4;
                divisors += 4;
            }
            size_t s36 = count - -3;
            size_t s37 = s36 / 4;
            size_t s38 = s37 * 4;
            size_t s39 = s38 * 1;
            input -= s39;
            input += input_pitch;
            output -= s38;
            output += output_pitch;
            divisors -= s38;
            divisors += output_pitch;
        }
    } else {
        for (; rows != 0; rows--) {
            size_t s40 = count % 16;
            size_t s41 = s40 - -3;
            size_t s42 = count / 16;
            for (; s42 != 0; s42--) {
                const float*c43 = input;
                vector v44 = load(c43 + 0);
                vector v45 = load(c43 + 4);
                vector v46 = load(c43 + 8);
                vector v47 = load(c43 + 12);
                size_t s48 = s1;
                for (; s48 != 0; s48--) {
                    c43 += 1;
                    vector v49 = load(c43 + 0);
                    v44 += v49;
                    vector v50 = load(c43 + 4);
                    v45 += v50;
                    vector v51 = load(c43 + 8);
                    v46 += v51;
                    vector v52 = load(c43 + 12);
                    v47 += v52;
                }
                vector v53 = load(divisors + 0);
                vector v54 = load(divisors + 2064);
                vector v55 = v44 / v53;
                store(output + 0, v55);
                vector v56 = load(divisors + 4);
                vector v57 = load(divisors + 2068);
                vector v58 = v45 / v56;
                store(output + 4, v58);
                vector v59 = load(divisors + 8);
                vector v60 = load(divisors + 2072);
                vector v61 = v46 / v59;
                store(output + 8, v61);
                vector v62 = load(divisors + 12);
                vector v63 = load(divisors + 2076);
                vector v64 = v47 / v62;
                store(output + 12, v64);
                input += 16;
                output += 16;
                divisors += 16;
            }
            size_t s65 = s41 / 4;
            for (; s65 != 0; s65--) {
                const float*c66 = input;
                vector v67 = load(c66 + 0);
                size_t s68 = s1;
                for (; s68 != 0; s68--) {
                    c66 += 1;
                    vector v69 = load(c66 + 0);
                    v67 += v69;
                }
                vector v70 = load(divisors + 0);
                vector v71 = load(divisors + 2064);
                vector v72 = v67 / v70;
                store(output + 0, v72);
                input += 4;
                output += 4;
                divisors += 4;
            }
            size_t s73 = count - -3;
            size_t s74 = s73 / 4;
            size_t s75 = s74 * 4;
            size_t s76 = s75 * 1;
            input -= s76;
            input += input_pitch;
            output -= s75;
            output += output_pitch;
            divisors -= s75;
            divisors += output_pitch;
        }
    }
}

void nnp_pooling_average_by_2__c(size_t rows, size_t count, const float* input, size_t input_pitch, size_t taps, const float* divisors, float* output, size_t output_pitch) {
    size_t s1 = taps - 1;
    if (s1 == 2) {
        for (; rows != 0; rows--) {
            size_t s2 = count % 16;
            size_t s3 = s2 - -3;
            size_t s4 = count / 16;
            for (; s4 != 0; s4--) {
                vector v5 = load(input + 0);
                vector v6 = load(input + 4);
                vector v7 = every_second(v5, v6, 0);
                vector v8 = every_second(v5, v6, 1);
                vector v9 = load(input + 2);
                vector v10 = load(input + 6);
                vector v11 = every_second(v9, v10, 0);
                vector v12 = every_second(v9, v10, 1);
                v7 += v8;
                v7 += v11;
                vector v13 = load(input + 8);
                vector v14 = load(input + 12);
                vector v15 = every_second(v13, v14, 0);
                vector v16 = every_second(v13, v14, 1);
                vector v17 = load(input + 10);
                vector v18 = load(input + 14);
                vector v19 = every_second(v17, v18, 0);
                vector v20 = every_second(v17, v18, 1);
                v15 += v16;
                v15 += v19;
                vector v21 = load(input + 16);
                vector v22 = load(input + 20);
                vector v23 = every_second(v21, v22, 0);
                vector v24 = every_second(v21, v22, 1);
                vector v25 = load(input + 18);
                vector v26 = load(input + 22);
                vector v27 = every_second(v25, v26, 0);
                vector v28 = every_second(v25, v26, 1);
                v23 += v24;
                v23 += v27;
                vector v29 = load(input + 24);
                vector v30 = load(input + 28);
                vector v31 = every_second(v29, v30, 0);
                vector v32 = every_second(v29, v30, 1);
                vector v33 = load(input + 26);
                vector v34 = load(input + 30);
                vector v35 = every_second(v33, v34, 0);
                vector v36 = every_second(v33, v34, 1);
                v31 += v32;
                v31 += v35;
                vector v37 = load(divisors + 0);
                vector v38 = load(divisors + 2064);
                vector v39 = v7 / v37;
                store(output + 0, v39);
                vector v40 = load(divisors + 4);
                vector v41 = load(divisors + 2068);
                vector v42 = v15 / v40;
                store(output + 4, v42);
                vector v43 = load(divisors + 8);
                vector v44 = load(divisors + 2072);
                vector v45 = v23 / v43;
                store(output + 8, v45);
                vector v46 = load(divisors + 12);
                vector v47 = load(divisors + 2076);
                vector v48 = v31 / v46;
                store(output + 12, v48);
                input += 32;
                output += 16;
                divisors += 16;
            }
            size_t s49 = s3 / 4;
            for (; s49 != 0; s49--) {
                vector v50 = load(input + 0);
                vector v51 = load(input + 4);
                vector v52 = every_second(v50, v51, 0);
                vector v53 = every_second(v50, v51, 1);
                vector v54 = load(input + 2);
                vector v55 = load(input + 6);
                vector v56 = every_second(v54, v55, 0);
                vector v57 = every_second(v54, v55, 1);
                v52 += v53;
                v52 += v56;
                vector v58 = load(divisors + 0);
                vector v59 = load(divisors + 2064);
                vector v60 = v52 / v58;
                store(output + 0, v60);
                input += 8;
                output += 4;
                divisors += 4;
            }
            size_t s61 = count - -3;
            size_t s62 = s61 / 4;
            size_t s63 = s62 * 4;
            size_t s64 = s63 * 2;
            input -= s64;
            input += input_pitch;
            output -= s63;
            output += output_pitch;
            divisors -= s63;
            divisors += output_pitch;
        }
    } else {
        for (; rows != 0; rows--) {
            size_t s65 = count % 16;
            size_t s66 = s65 - -3;
            size_t s67 = count / 16;
            for (; s67 != 0; s67--) {
                const float*c68 = input;
                vector v69 = load(c68 + 0);
                vector v70 = load(c68 + 4);
                vector v71 = every_second(v69, v70, 0);
                vector v72 = every_second(v69, v70, 1);
                vector v73 = load(c68 + 8);
                vector v74 = load(c68 + 12);
                vector v75 = every_second(v73, v74, 0);
                vector v76 = every_second(v73, v74, 1);
                vector v77 = load(c68 + 16);
                vector v78 = load(c68 + 20);
                vector v79 = every_second(v77, v78, 0);
                vector v80 = every_second(v77, v78, 1);
                vector v81 = load(c68 + 24);
                vector v82 = load(c68 + 28);
                vector v83 = every_second(v81, v82, 0);
                vector v84 = every_second(v81, v82, 1);
                c68 += 1;
                if (s1 & 1) {
                    v71 += v72;
                    v75 += v76;
                    v79 += v80;
                    v83 += v84;
                    c68 += 1;
                }
                size_t s85 = s1 / 2;
                for (; s85 != 0; s85--) {
                    vector v86 = load(c68 + 0);
                    vector v87 = load(c68 + 4);
                    vector v88 = every_second(v86, v87, 0);
                    vector v89 = every_second(v86, v87, 1);
                    vector v90 = load(c68 + 8);
                    vector v91 = load(c68 + 12);
                    vector v92 = every_second(v90, v91, 0);
                    vector v93 = every_second(v90, v91, 1);
                    vector v94 = load(c68 + 16);
                    vector v95 = load(c68 + 20);
                    vector v96 = every_second(v94, v95, 0);
                    vector v97 = every_second(v94, v95, 1);
                    vector v98 = load(c68 + 24);
                    vector v99 = load(c68 + 28);
                    vector v100 = every_second(v98, v99, 0);
                    vector v101 = every_second(v98, v99, 1);
                    v71 += v88;
                    v71 += v89;
                    v75 += v92;
                    v75 += v93;
                    v79 += v96;
                    v79 += v97;
                    v83 += v100;
                    v83 += v101;
                    c68 += 2;
                }
                vector v102 = load(divisors + 0);
                vector v103 = load(divisors + 2064);
                vector v104 = v71 / v102;
                store(output + 0, v104);
                vector v105 = load(divisors + 4);
                vector v106 = load(divisors + 2068);
                vector v107 = v75 / v105;
                store(output + 4, v107);
                vector v108 = load(divisors + 8);
                vector v109 = load(divisors + 2072);
                vector v110 = v79 / v108;
                store(output + 8, v110);
                vector v111 = load(divisors + 12);
                vector v112 = load(divisors + 2076);
                vector v113 = v83 / v111;
                store(output + 12, v113);
                input += 32;
                output += 16;
                divisors += 16;
            }
            size_t s114 = s66 / 4;
            for (; s114 != 0; s114--) {
                const float*c115 = input;
                vector v116 = load(c115 + 0);
                vector v117 = load(c115 + 4);
                vector v118 = every_second(v116, v117, 0);
                vector v119 = every_second(v116, v117, 1);
                c115 += 1;
                if (s1 & 1) {
                    v118 += v119;
                    c115 += 1;
                }
                size_t s120 = s1 / 2;
                for (; s120 != 0; s120--) {
                    vector v121 = load(c115 + 0);
                    vector v122 = load(c115 + 4);
                    vector v123 = every_second(v121, v122, 0);
                    vector v124 = every_second(v121, v122, 1);
                    v118 += v123;
                    v118 += v124;
                    c115 += 2;
                }
                vector v125 = load(divisors + 0);
                vector v126 = load(divisors + 2064);
                vector v127 = v118 / v125;
                store(output + 0, v127);
                input += 8;
                output += 4;
                divisors += 4;
            }
            size_t s128 = count - -3;
            size_t s129 = s128 / 4;
            size_t s130 = s129 * 4;
            size_t s131 = s130 * 2;
            input -= s131;
            input += input_pitch;
            output -= s130;
            output += output_pitch;
            divisors -= s130;
            divisors += output_pitch;
        }
    }
}

void nnp_pooling_maximum_within__c(size_t count, const float* input, const float* columns, const float* last, float* output) {
    vector v1 = splat(0);
    vector v2 = splat(last[0]);
    size_t s3 = count - -15;
    size_t s4 = s3 / 16;
    for (; s4 != 0; s4--) {
        vector v5 = load(columns + 0);
        vector v6 = load(input + 0);
        vector v7 = load(input + -1);
        vector v8 = where_greater(v5, v1, v7, v6);
        vector v9 = load(input + 1);
        vector v10 = where_greater(v2, v5, v9, v6);
        v6 = maximum_or_nan(v6, v8);
        v6 = maximum_or_nan(v6, v10);
        store(output + 0, v6);
        vector v11 = load(columns + 4);
        vector v12 = load(input + 4);
        vector v13 = load(input + 3);
        vector v14 = where_greater(v11, v1, v13, v12);
        vector v15 = load(input + 5);
        vector v16 = where_greater(v2, v11, v15, v12);
        v12 = maximum_or_nan(v12, v14);
        v12 = maximum_or_nan(v12, v16);
        store(output + 4, v12);
        vector v17 = load(columns + 8);
        vector v18 = load(input + 8);
        vector v19 = load(input + 7);
        vector v20 = where_greater(v17, v1, v19, v18);
        vector v21 = load(input + 9);
        vector v22 = where_greater(v2, v17, v21, v18);
        v18 = maximum_or_nan(v18, v20);
        v18 = maximum_or_nan(v18, v22);
        store(output + 8, v18);
        vector v23 = load(columns + 12);
        vector v24 = load(input + 12);
        vector v25 = load(input + 11);
        vector v26 = where_greater(v23, v1, v25, v24);
        vector v27 = load(input + 13);
        vector v28 = where_greater(v2, v23, v27, v24);
        v24 = maximum_or_nan(v24, v26);
        v24 = maximum_or_nan(v24, v28);
        store(output + 12, v24);
        input += 16;
        columns += 16;
        output += 16;
    }
}

void nnp_pooling_maximum_within_streamed__c(size_t count, const float* input, const float* columns, const float* last, float* output) {
    vector v1 = splat(0);
    vector v2 = splat(last[0]);
    size_t s3 = count - -15;
    size_t s4 = s3 / 16;
    for (; s4 != 0; s4--) {
        vector v5 = load(columns + 0);
        vector v6 = load(input + 0);
        vector v7 = load(input + -1);
        vector v8 = where_greater(v5, v1, v7, v6);
        vector v9 = load(input + 1);
        vector v10 = where_greater(v2, v5, v9, v6);
        v6 = maximum_or_nan(v6, v8);
        v6 = maximum_or_nan(v6, v10);
        store(output + 0, v6);
        vector v11 = load(columns + 4);
        vector v12 = load(input + 4);
        vector v13 = load(input + 3);
        vector v14 = where_greater(v11, v1, v13, v12);
        vector v15 = load(input + 5);
        vector v16 = where_greater(v2, v11, v15, v12);
        v12 = maximum_or_nan(v12, v14);
        v12 = maximum_or_nan(v12, v16);
        store(output + 4, v12);
        vector v17 = load(columns + 8);
        vector v18 = load(input + 8);
        vector v19 = load(input + 7);
        vector v20 = where_greater(v17, v1, v19, v18);
        vector v21 = load(input + 9);
        vector v22 = where_greater(v2, v17, v21, v18);
        v18 = maximum_or_nan(v18, v20);
        v18 = maximum_or_nan(v18, v22);
        store(output + 8, v18);
        vector v23 = load(columns + 12);
        vector v24 = load(input + 12);
        vector v25 = load(input + 11);
        vector v26 = where_greater(v23, v1, v25, v24);
        vector v27 = load(input + 13);
        vector v28 = where_greater(v2, v23, v27, v24);
        v24 = maximum_or_nan(v24, v26);
        v24 = maximum_or_nan(v24, v28);
        store(output + 12, v24);
        input += 16;
        columns += 16;
        output += 16;
    }
}

void nnp_pooling_average_within__c(size_t count, const float* input, const float* columns, const float* last, const float* divisors, float* output) {
    vector v1 = splat(0);
    vector v2 = splat(last[0]);
    size_t s3 = count - -15;
    size_t s4 = s3 / 16;
    for (; s4 != 0; s4--) {
        vector v5 = load(columns + 0);
        vector v6 = load(input + 0);
        vector v7 = load(input + -1);
        vector v8 = where_greater(v5, v1, v7, v1);
        vector v9 = load(input + 1);
        vector v10 = where_greater(v2, v5, v9, v1);
        v6 += v8;
        v6 += v10;
        vector v11 = load(divisors + 0);
        vector v12 = load(divisors + 2064);
        vector v13 = v6 / v11;
        store(output + 0, v13);
        vector v14 = load(columns + 4);
        vector v15 = load(input + 4);
        vector v16 = load(input + 3);
        vector v17 = where_greater(v14, v1, v16, v1);
        vector v18 = load(input + 5);
        vector v19 = where_greater(v2, v14, v18, v1);
        v15 += v17;
        v15 += v19;
        vector v20 = load(divisors + 4);
        vector v21 = load(divisors + 2068);
        vector v22 = v15 / v20;
        store(output + 4, v22);
        vector v23 = load(columns + 8);
        vector v24 = load(input + 8);
        vector v25 = load(input + 7);
        vector v26 = where_greater(v23, v1, v25, v1);
        vector v27 = load(input + 9);
        vector v28 = where_greater(v2, v23, v27, v1);
        v24 += v26;
        v24 += v28;
        vector v29 = load(divisors + 8);
        vector v30 = load(divisors + 2072);
        vector v31 = v24 / v29;
        store(output + 8, v31);
        vector v32 = load(columns + 12);
        vector v33 = load(input + 12);
        vector v34 = load(input + 11);
        vector v35 = where_greater(v32, v1, v34, v1);
        vector v36 = load(input + 13);
        vector v37 = where_greater(v2, v32, v36, v1);
        v33 += v35;
        v33 += v37;
        vector v38 = load(divisors + 12);
        vector v39 = load(divisors + 2076);
        vector v40 = v33 / v38;
        store(output + 12, v40);
        input += 16;
        columns += 16;
        output += 16;
        divisors += 16;
    }
}

void nnp_pooling_average_within_streamed__c(size_t count, const float* input, const float* columns, const float* last, const float* divisors, float* output) {
    vector v1 = splat(0);
    vector v2 = splat(last[0]);
    size_t s3 = count - -15;
    size_t s4 = s3 / 16;
    for (; s4 != 0; s4--) {
        vector v5 = load(columns + 0);
        vector v6 = load(input + 0);
        vector v7 = load(input + -1);
        vector v8 = where_greater(v5, v1, v7, v1);
        vector v9 = load(input + 1);
        vector v10 = where_greater(v2, v5, v9, v1);
        v6 += v8;
        v6 += v10;
        vector v11 = load(divisors + 0);
        vector v12 = load(divisors + 2064);
        vector v13 = v6 / v11;
        store(output + 0, v13);
        vector v14 = load(columns + 4);
        vector v15 = load(input + 4);
        vector v16 = load(input + 3);
        vector v17 = where_greater(v14, v1, v16, v1);
        vector v18 = load(input + 5);
        vector v19 = where_greater(v2, v14, v18, v1);
        v15 += v17;
        v15 += v19;
        vector v20 = load(divisors + 4);
        vector v21 = load(divisors + 2068);
        vector v22 = v15 / v20;
        store(output + 4, v22);
        vector v23 = load(columns + 8);
        vector v24 = load(input + 8);
        vector v25 = load(input + 7);
        vector v26 = where_greater(v23, v1, v25, v1);
        vector v27 = load(input + 9);
        vector v28 = where_greater(v2, v23, v27, v1);
        v24 += v26;
        v24 += v28;
        vector v29 = load(divisors + 8);
        vector v30 = load(divisors + 2072);
        vector v31 = v24 / v29;
        store(output + 8, v31);
        vector v32 = load(columns + 12);
        vector v33 = load(input + 12);
        vector v34 = load(input + 11);
        vector v35 = where_greater(v32, v1, v34, v1);
        vector v36 = load(input + 13);
        vector v37 = where_greater(v2, v32, v36, v1);
        v33 += v35;
        v33 += v37;
        vector v38 = load(divisors + 12);
        vector v39 = load(divisors + 2076);
        vector v40 = v33 / v38;
        store(output + 12, v40);
        input += 16;
        columns += 16;
        output += 16;
        divisors += 16;
    }
}

void nnp_pooling_maximum_of_pairs__c(size_t rows, size_t count, const float* input, size_t input_pitch, size_t taps, size_t tap_stride, float* output, size_t output_pitch, size_t ahead, size_t ahead_step) {
    size_t s1 = taps - 1;
    const float*c2 = input;
    c2 += ahead;
    size_t s3 = ahead_step - 1;
    size_t s4 = s3 / 16;
    if (rows == 0) {
    } else {
        size_t s5 = rows - 1;
        for (; s5 != 0; s5--) {
            size_t s6 = count % 16;
            size_t s7 = s6 - -3;
            size_t s8 = count / 16;
            for (; s8 != 0; s8--) {
                const float*c9 = c2;
                size_t s10 = s4;
                for (; s10 != 0; s10--) {
                    c9 += 16;
                }
                c2 += ahead_step;
                const float*c11 = input;
                vector v12 = load(c11 + 0);
                vector v13 = load(c11 + 4);
                vector v14 = load(c11 + 8);
                vector v15 = load(c11 + 12);
                vector v16 = load(c11 + 16);
                vector v17 = load(c11 + 20);
                vector v18 = load(c11 + 24);
                vector v19 = load(c11 + 28);
                size_t s20 = s1;
                for (; s20 != 0; s20--) {
                    c11 += tap_stride;
                    vector v21 = load(c11 + 0);
                    v12 = maximum_or_nan(v12, v21);
                    vector v22 = load(c11 + 4);
                    v13 = maximum_or_nan(v13, v22);
                    vector v23 = load(c11 + 8);
                    v14 = maximum_or_nan(v14, v23);
                    vector v24 = load(c11 + 12);
                    v15 = maximum_or_nan(v15, v24);
                    vector v25 = load(c11 + 16);
                    v16 = maximum_or_nan(v16, v25);
                    vector v26 = load(c11 + 20);
                    v17 = maximum_or_nan(v17, v26);
                    vector v27 = load(c11 + 24);
                    v18 = maximum_or_nan(v18, v27);
                    vector v28 = load(c11 + 28);
                    v19 = maximum_or_nan(v19, v28);
                }
                vector v29 = every_second(v12, v13, 0);
                vector v30 = every_second(v12, v13, 1);
                vector v31 = every_second(v14, v15, 0);
                vector v32 = every_second(v14, v15, 1);
                vector v33 = every_second(v16, v17, 0);
                vector v34 = every_second(v16, v17, 1);
                vector v35 = every_second(v18, v19, 0);
                vector v36 = every_second(v18, v19, 1);
                v29 = maximum_or_nan(v29, v30);
                v31 = maximum_or_nan(v31, v32);
                v33 = maximum_or_nan(v33, v34);
                v35 = maximum_or_nan(v35, v36);
                store(output + 0, v29);
                store(output + 4, v31);
                store(output + 8, v33);
                store(output + 12, v35);
                input += 32;
                output += 16;
            }
            size_t s37 = s7 / 4;
            for (; s37 != 0; s37--) {
                const float*c38 = c2;
                size_t s39 = s4;
                for (; s39 != 0; s39--) {
                    c38 += 16;
                }
                c2 += ahead_step;
                const float*c40 = input;
                vector v41 = load(c40 + 0);
                vector v42 = load(c40 + 4);
                size_t s43 = s1;
                for (; s43 != 0; s43--) {
                    c40 += tap_stride;
                    vector v44 = load(c40 + 0);
                    v41 = maximum_or_nan(v41, v44);
                    vector v45 = load(c40 + 4);
                    v42 = maximum_or_nan(v42, v45);
                }
                vector v46 = every_second(v41, v42, 0);
                vector v47 = every_second(v41, v42, 1);
                v46 = maximum_or_nan(v46, v47);
                store(output + 0, v46);
                input += 8;
                output += 4;
            }
            size_t s48 = count - -3;
            size_t s49 = s48 / 4;
            size_t s50 = s49 * 4;
            size_t s51 = s50 * 2;
            input -= s51;
            input += input_pitch;
            output -= s50;
            output += output_pitch;
        }
        size_t s52 = count / 16;
        for (; s52 != 0; s52--) {
            const float*c53 = c2;
            size_t s54 = s4;
            for (; s54 != 0; s54--) {
                c53 += 16;
            }
            c2 += ahead_step;
            const float*c55 = input;
            vector v56 = load(c55 + 0);
            vector v57 = load(c55 + 4);
            vector v58 = load(c55 + 8);
            vector v59 = load(c55 + 12);
            vector v60 = load(c55 + 16);
            vector v61 = load(c55 + 20);
            vector v62 = load(c55 + 24);
            vector v63 = load(c55 + 28);
            size_t s64 = s1;
            for (; s64 != 0; s64--) {
                c55 += tap_stride;
                vector v65 = load(c55 + 0);
                v56 = maximum_or_nan(v56, v65);
                vector v66 = load(c55 + 4);
                v57 = maximum_or_nan(v57, v66);
                vector v67 = load(c55 + 8);
                v58 = maximum_or_nan(v58, v67);
                vector v68 = load(c55 + 12);
                v59 = maximum_or_nan(v59, v68);
                vector v69 = load(c55 + 16);
                v60 = maximum_or_nan(v60, v69);
                vector v70 = load(c55 + 20);
                v61 = maximum_or_nan(v61, v70);
                vector v71 = load(c55 + 24);
                v62 = maximum_or_nan(v62, v71);
                vector v72 = load(c55 + 28);
                v63 = maximum_or_nan(v63, v72);
            }
            vector v73 = every_second(v56, v57, 0);
            vector v74 = every_second(v56, v57, 1);
            vector v75 = every_second(v58, v59, 0);
            vector v76 = every_second(v58, v59, 1);
            vector v77 = every_second(v60, v61, 0);
            vector v78 = every_second(v60, v61, 1);
            vector v79 = every_second(v62, v63, 0);
            vector v80 = every_second(v62, v63, 1);
            v73 = maximum_or_nan(v73, v74);
            v75 = maximum_or_nan(v75, v76);
            v77 = maximum_or_nan(v77, v78);
            v79 = maximum_or_nan(v79, v80);
            store(output + 0, v73);
            store(output + 4, v75);
            store(output + 8, v77);
            store(output + 12, v79);
            input += 32;
            output += 16;
        }
        size_t s81 = count % 16;
        if (s81 == 0) {
        } else {
            size_t s82 = s81 * 2;
            size_t s83 = s82 - 0;
            uint64_t u84 = bits_below(s83) >> 0;
            uint64_t u85 = bits_below(s83) >> 4;
            uint64_t u86 = bits_below(s83) >> 8;
            uint64_t u87 = bits_below(s83) >> 12;
            uint64_t u88 = bits_below(s83) >> 16;
            uint64_t u89 = bits_below(s83) >> 20;
            uint64_t u90 = bits_below(s83) >> 24;
            uint64_t u91 = bits_below(s83) >> 28;
            const float*c92 = c2;
            size_t s93 = s4;
            for (; s93 != 0; s93--) {
                c92 += 16;
            }
            c2 += ahead_step;
            const float*c94 = input;
            vector v95 = load_masked(c94 + 0, u84);
            vector v96 = load_masked(c94 + 4, u85);
            vector v97 = load_masked(c94 + 8, u86);
            vector v98 = load_masked(c94 + 12, u87);
            vector v99 = load_masked(c94 + 16, u88);
            vector v100 = load_masked(c94 + 20, u89);
            vector v101 = load_masked(c94 + 24, u90);
            vector v102 = load_masked(c94 + 28, u91);
            size_t s103 = s1;
            for (; s103 != 0; s103--) {
                c94 += tap_stride;
                vector v104 = load_masked(c94 + 0, u84);
                v95 = maximum_or_nan(v95, v104);
                vector v105 = load_masked(c94 + 4, u85);
                v96 = maximum_or_nan(v96, v105);
                vector v106 = load_masked(c94 + 8, u86);
                v97 = maximum_or_nan(v97, v106);
                vector v107 = load_masked(c94 + 12, u87);
                v98 = maximum_or_nan(v98, v107);
                vector v108 = load_masked(c94 + 16, u88);
                v99 = maximum_or_nan(v99, v108);
                vector v109 = load_masked(c94 + 20, u89);
                v100 = maximum_or_nan(v100, v109);
                vector v110 = load_masked(c94 + 24, u90);
                v101 = maximum_or_nan(v101, v110);
                vector v111 = load_masked(c94 + 28, u91);
                v102 = maximum_or_nan(v102, v111);
            }
            vector v112 = every_second(v95, v96, 0);
            vector v113 = every_second(v95, v96, 1);
            vector v114 = every_second(v97, v98, 0);
            vector v115 = every_second(v97, v98, 1);
            vector v116 = every_second(v99, v100, 0);
            vector v117 = every_second(v99, v100, 1);
            vector v118 = every_second(v101, v102, 0);
            vector v119 = every_second(v101, v102, 1);
            v112 = maximum_or_nan(v112, v113);
            v114 = maximum_or_nan(v114, v115);
            v116 = maximum_or_nan(v116, v117);
            v118 = maximum_or_nan(v118, v119);
            store(output + 0, v112);
            store(output + 4, v114);
            store(output + 8, v116);
            store(output + 12, v118);
            input += 32;
            output += 16;
        }
    }
}

void nnp_pooling_maximum_of_threes__c(size_t rows, size_t count, const float* input, size_t input_pitch, size_t taps, size_t tap_stride, float* output, size_t output_pitch, size_t ahead, size_t ahead_step) {
    size_t s1 = taps - 1;
    const float*c2 = input;
    c2 += ahead;
    size_t s3 = ahead_step - 1;
    size_t s4 = s3 / 16;
    if (rows == 0) {
    } else {
        size_t s5 = rows - 1;
        for (; s5 != 0; s5--) {
            size_t s6 = count % 16;
            size_t s7 = s6 - -3;
            size_t s8 = count / 16;
            for (; s8 != 0; s8--) {
                const float*c9 = c2;
                size_t s10 = s4;
                for (; s10 != 0; s10--) {
                    c9 += 16;
                }
                c2 += ahead_step;
                const float*c11 = input;
                vector v12 = load(c11 + 0);
                vector v13 = load(c11 + 4);
                vector v14 = load(c11 + 8);
                size_t s15 = s1;
                for (; s15 != 0; s15--) {
                    c11 += tap_stride;
                    vector v16 = load(c11 + 0);
                    v12 = maximum_or_nan(v12, v16);
                    vector v17 = load(c11 + 4);
                    v13 = maximum_or_nan(v13, v17);
                    vector v18 = load(c11 + 8);
                    v14 = maximum_or_nan(v14, v18);
                }
                vector v19 = every_third(v12, v13, v14, 0);
                vector v20 = every_third(v12, v13, v14, 1);
                vector v21 = every_third(v12, v13, v14, 2);
                v19 = maximum_or_nan(v19, v20);
                v19 = maximum_or_nan(v19, v21);
                store(output + 0, v19);
                const float*c22 = input;
                vector v23 = load(c22 + 12);
                vector v24 = load(c22 + 16);
                vector v25 = load(c22 + 20);
                size_t s26 = s1;
                for (; s26 != 0; s26--) {
                    c22 += tap_stride;
                    vector v27 = load(c22 + 12);
                    v23 = maximum_or_nan(v23, v27);
                    vector v28 = load(c22 + 16);
                    v24 = maximum_or_nan(v24, v28);
                    vector v29 = load(c22 + 20);
                    v25 = maximum_or_nan(v25, v29);
                }
                vector v30 = every_third(v23, v24, v25, 0);
                vector v31 = every_third(v23, v24, v25, 1);
                vector v32 = every_third(v23, v24, v25, 2);
                v30 = maximum_or_nan(v30, v31);
                v30 = maximum_or_nan(v30, v32);
                store(output + 4, v30);
                const float*c33 = input;
                vector v34 = load(c33 + 24);
                vector v35 = load(c33 + 28);
                vector v36 = load(c33 + 32);
                size_t s37 = s1;
                for (; s37 != 0; s37--) {
                    c33 += tap_stride;
                    vector v38 = load(c33 + 24);
                    v34 = maximum_or_nan(v34, v38);
                    vector v39 = load(c33 + 28);
                    v35 = maximum_or_nan(v35, v39);
                    vector v40 = load(c33 + 32);
                    v36 = maximum_or_nan(v36, v40);
                }
                vector v41 = every_third(v34, v35, v36, 0);
                vector v42 = every_third(v34, v35, v36, 1);
                vector v43 = every_third(v34, v35, v36, 2);
                v41 = maximum_or_nan(v41, v42);
                v41 = maximum_or_nan(v41, v43);
                store(output + 8, v41);
                const float*c44 = input;
                vector v45 = load(c44 + 36);
                vector v46 = load(c44 + 40);
                vector v47 = load(c44 + 44);
                size_t s48 = s1;
                for (; s48 != 0; s48--) {
                    c44 += tap_stride;
                    vector v49 = load(c44 + 36);
                    v45 = maximum_or_nan(v45, v49);
                    vector v50 = load(c44 + 40);
                    v46 = maximum_or_nan(v46, v50);
                    vector v51 = load(c44 + 44);
                    v47 = maximum_or_nan(v47, v51);
                }
                vector v52 = every_third(v45, v46, v47, 0);
                vector v53 = every_third(v45, v46, v47, 1);
                vector v54 = every_third(v45, v46, v47, 2);
                v52 = maximum_or_nan(v52, v53);
                v52 = maximum_or_nan(v52, v54);
                store(output + 12, v52);
                input += 48;
                output += 16;
            }
            size_t s55 = s7 / 4;
            for (; s55 != 0; s55--) {
                const float*c56 = c2;
                size_t s57 = s4;
                for (; s57 != 0; s57--) {
                    c56 += 16;
                }
                c2 += ahead_step;
                const float*c58 = input;
                vector v59 = load(c58 + 0);
                vector v60 = load(c58 + 4);
                vector v61 = load(c58 + 8);
                size_t s62 = s1;
                for (; s62 != 0; s62--) {
                    c58 += tap_stride;
                    vector v63 = load(c58 + 0);
                    v59 = maximum_or_nan(v59, v63);
                    vector v64 = load(c58 + 4);
                    v60 = maximum_or_nan(v60, v64);
                    vector v65 = load(c58 + 8);
                    v61 = maximum_or_nan(v61, v65);
                }
                vector v66 = every_third(v59, v60, v61, 0);
                vector v67 = every_third(v59, v60, v61, 1);
                vector v68 = every_third(v59, v60, v61, 2);
                v66 = maximum_or_nan(v66, v67);
                v66 = maximum_or_nan(v66, v68);
                store(output + 0, v66);
                input += 12;
                output += 4;
            }
            size_t s69 = count - -3;
            size_t s70 = s69 / 4;
            size_t s71 = s70 * 4;
            size_t s72 = s71 * 3;
            input -= s72;
            input += input_pitch;
            output -= s71;
            output += output_pitch;
        }
        size_t s73 = count / 4;
        for (; s73 != 0; s73--) {
            const float*c74 = c2;
            size_t s75 = s4;
            for (; s75 != 0; s75--) {
                c74 += 16;
            }
            c2 += ahead_step;
            const float*c76 = input;
            vector v77 = load(c76 + 0);
            vector v78 = load(c76 + 4);
            vector v79 = load(c76 + 8);
            size_t s80 = s1;
            for (; s80 != 0; s80--) {
                c76 += tap_stride;
                vector v81 = load(c76 + 0);
                v77 = maximum_or_nan(v77, v81);
                vector v82 = load(c76 + 4);
                v78 = maximum_or_nan(v78, v82);
                vector v83 = load(c76 + 8);
                v79 = maximum_or_nan(v79, v83);
            }
            vector v84 = every_third(v77, v78, v79, 0);
            vector v85 = every_third(v77, v78, v79, 1);
            vector v86 = every_third(v77, v78, v79, 2);
            v84 = maximum_or_nan(v84, v85);
            v84 = maximum_or_nan(v84, v86);
            store(output + 0, v84);
            input += 12;
            output += 4;
        }
        size_t s87 = count % 4;
        if (s87 == 0) {
        } else {
            size_t s88 = s87 * 3;
            size_t s89 = s88 - 0;
            uint64_t u90 = bits_below(s89) >> 0;
            uint64_t u91 = bits_below(s89) >> 4;
            uint64_t u92 = bits_below(s89) >> 8;
            const float*c93 = c2;
            size_t s94 = s4;
            for (; s94 != 0; s94--) {
                c93 += 16;
            }
            c2 += ahead_step;
            const float*c95 = input;
            vector v96 = load_masked(c95 + 0, u90);
            vector v97 = load_masked(c95 + 4, u91);
            vector v98 = load_masked(c95 + 8, u92);
            size_t s99 = s1;
            for (; s99 != 0; s99--) {
                c95 += tap_stride;
                vector v100 = load_masked(c95 + 0, u90);
                v96 = maximum_or_nan(v96, v100);
                vector v101 = load_masked(c95 + 4, u91);
                v97 = maximum_or_nan(v97, v101);
                vector v102 = load_masked(c95 + 8, u92);
                v98 = maximum_or_nan(v98, v102);
            }
            vector v103 = every_third(v96, v97, v98, 0);
            vector v104 = every_third(v96, v97, v98, 1);
            vector v105 = every_third(v96, v97, v98, 2);
            v103 = maximum_or_nan(v103, v104);
            v103 = maximum_or_nan(v103, v105);
            store(output + 0, v103);
            input += 12;
            output += 4;
        }
    }
}

void nnp_pooling_average_of_pairs__c(size_t rows, size_t count, const float* input, size_t input_pitch, size_t taps, size_t tap_stride, const float* divisor, float* output, size_t output_pitch, size_t ahead, size_t ahead_step) {
    vector v1 = splat(divisor[0]);
    vector v2 = splat((float)1.0);
    vector v3 = v2 / v1;
    size_t s4 = taps - 1;
    const float*c5 = input;
    c5 += ahead;
    size_t s6 = ahead_step - 1;
    size_t s7 = s6 / 16;
    if (rows == 0) {
    } else {
        size_t s8 = rows - 1;
        for (; s8 != 0; s8--) {
            size_t s9 = count % 16;
            size_t s10 = s9 - -3;
            size_t s11 = count / 16;
            for (; s11 != 0; s11--) {
                const float*c12 = c5;
                size_t s13 = s7;
                for (; s13 != 0; s13--) {
                    c12 += 16;
                }
                c5 += ahead_step;
                const float*c14 = input;
                vector v15 = load(c14 + 0);
                vector v16 = load(c14 + 4);
                vector v17 = load(c14 + 8);
                vector v18 = load(c14 + 12);
                vector v19 = load(c14 + 16);
                vector v20 = load(c14 + 20);
                vector v21 = load(c14 + 24);
                vector v22 = load(c14 + 28);
                size_t s23 = s4;
                for (; s23 != 0; s23--) {
                    c14 += tap_stride;
                    vector v24 = load(c14 + 0);
                    v15 += v24;
                    vector v25 = load(c14 + 4);
                    v16 += v25;
                    vector v26 = load(c14 + 8);
                    v17 += v26;
                    vector v27 = load(c14 + 12);
                    v18 += v27;
                    vector v28 = load(c14 + 16);
                    v19 += v28;
                    vector v29 = load(c14 + 20);
                    v20 += v29;
                    vector v30 = load(c14 + 24);
                    v21 += v30;
                    vector v31 = load(c14 + 28);
                    v22 += v31;
                }
                vector v32 = every_second(v15, v16, 0);
                vector v33 = every_second(v15, v16, 1);
                vector v34 = every_second(v17, v18, 0);
                vector v35 = every_second(v17, v18, 1);
                vector v36 = every_second(v19, v20, 0);
                vector v37 = every_second(v19, v20, 1);
                vector v38 = every_second(v21, v22, 0);
                vector v39 = every_second(v21, v22, 1);
                v32 += v33;
                v34 += v35;
                v36 += v37;
                v38 += v39;
                vector v40 = v32 / v1;
                store(output + 0, v40);
                vector v41 = v34 / v1;
                store(output + 4, v41);
                vector v42 = v36 / v1;
                store(output + 8, v42);
                vector v43 = v38 / v1;
                store(output + 12, v43);
                input += 32;
                output += 16;
            }
            size_t s44 = s10 / 4;
            for (; s44 != 0; s44--) {
                const float*c45 = c5;
                size_t s46 = s7;
                for (; s46 != 0; s46--) {
                    c45 += 16;
                }
                c5 += ahead_step;
                const float*c47 = input;
                vector v48 = load(c47 + 0);
                vector v49 = load(c47 + 4);
                size_t s50 = s4;
                for (; s50 != 0; s50--) {
                    c47 += tap_stride;
                    vector v51 = load(c47 + 0);
                    v48 += v51;
                    vector v52 = load(c47 + 4);
                    v49 += v52;
                }
                vector v53 = every_second(v48, v49, 0);
                vector v54 = every_second(v48, v49, 1);
                v53 += v54;
                vector v55 = v53 / v1;
                store(output + 0, v55);
                input += 8;
                output += 4;
            }
            size_t s56 = count - -3;
            size_t s57 = s56 / 4;
            size_t s58 = s57 * 4;
            size_t s59 = s58 * 2;
            input -= s59;
            input += input_pitch;
            output -= s58;
            output += output_pitch;
        }
        size_t s60 = count / 16;
        for (; s60 != 0; s60--) {
            const float*c61 = c5;
            size_t s62 = s7;
            for (; s62 != 0; s62--) {
                c61 += 16;
            }
            c5 += ahead_step;
            const float*c63 = input;
            vector v64 = load(c63 + 0);
            vector v65 = load(c63 + 4);
            vector v66 = load(c63 + 8);
            vector v67 = load(c63 + 12);
            vector v68 = load(c63 + 16);
            vector v69 = load(c63 + 20);
            vector v70 = load(c63 + 24);
            vector v71 = load(c63 + 28);
            size_t s72 = s4;
            for (; s72 != 0; s72--) {
                c63 += tap_stride;
                vector v73 = load(c63 + 0);
                v64 += v73;
                vector v74 = load(c63 + 4);
                v65 += v74;
                vector v75 = load(c63 + 8);
                v66 += v75;
                vector v76 = load(c63 + 12);
                v67 += v76;
                vector v77 = load(c63 + 16);
                v68 += v77;
                vector v78 = load(c63 + 20);
                v69 += v78;
                vector v79 = load(c63 + 24);
                v70 += v79;
                vector v80 = load(c63 + 28);
                v71 += v80;
            }
            vector v81 = every_second(v64, v65, 0);
            vector v82 = every_second(v64, v65, 1);
            vector v83 = every_second(v66, v67, 0);
            vector v84 = every_second(v66, v67, 1);
            vector v85 = every_second(v68, v69, 0);
            vector v86 = every_second(v68, v69, 1);
            vector v87 = every_second(v70, v71, 0);
            vector v88 = every_second(v70, v71, 1);
            v81 += v82;
            v83 += v84;
            v85 += v86;
            v87 += v88;
            vector v89 = v81 / v1;
            store(output + 0, v89);
            vector v90 = v83 / v1;
            store(output + 4, v90);
            vector v91 = v85 / v1;
            store(output + 8, v91);
            vector v92 = v87 / v1;
            store(output + 12, v92);
            input += 32;
            output += 16;
        }
        size_t s93 = count % 16;
        if (s93 == 0) {
        } else {
            size_t s94 = s93 * 2;
            size_t s95 = s94 - 0;
            uint64_t u96 = bits_below(s95) >> 0;
            uint64_t u97 = bits_below(s95) >> 4;
            uint64_t u98 = bits_below(s95) >> 8;
            uint64_t u99 = bits_below(s95) >> 12;
            uint64_t u100 = bits_below(s95) >> 16;
            uint64_t u101 = bits_below(s95) >> 20;
            uint64_t u102 = bits_below(s95) >> 24;
            uint64_t u103 = bits_below(s95) >> 28;
            const float*c104 = c5;
            size_t s105 = s7;
            for (; s105 != 0; s105--) {
                c104 += 16;
            }
            c5 += ahead_step;
            const float*c106 = input;
            vector v107 = load_masked(c106 + 0, u96);
            vector v108 = load_masked(c106 + 4, u97);
            vector v109 = load_masked(c106 + 8, u98);
            vector v110 = load_masked(c106 + 12, u99);
            vector v111 = load_masked(c106 + 16, u100);
            vector v112 = load_masked(c106 + 20, u101);
            vector v113 = load_masked(c106 + 24, u102);
            vector v114 = load_masked(c106 + 28, u103);
            size_t s115 = s4;
            for (; s115 != 0; s115--) {
                c106 += tap_stride;
                vector v116 = load_masked(c106 + 0, u96);
                v107 += v116;
                vector v117 = load_masked(c106 + 4, u97);
                v108 += v117;
                vector v118 = load_masked(c106 + 8, u98);
                v109 += v118;
                vector v119 = load_masked(c106 + 12, u99);
                v110 += v119;
                vector v120 = load_masked(c106 + 16, u100);
                v111 += v120;
                vector v121 = load_masked(c106 + 20, u101);
                v112 += v121;
                vector v122 = load_masked(c106 + 24, u102);
                v113 += v122;
                vector v123 = load_masked(c106 + 28, u103);
                v114 += v123;
            }
            vector v124 = every_second(v107, v108, 0);
            vector v125 = every_second(v107, v108, 1);
            vector v126 = every_second(v109, v110, 0);
            vector v127 = every_second(v109, v110, 1);
            vector v128 = every_second(v111, v112, 0);
            vector v129 = every_second(v111, v112, 1);
            vector v130 = every_second(v113, v114, 0);
            vector v131 = every_second(v113, v114, 1);
            v124 += v125;
            v126 += v127;
            v128 += v129;
            v130 += v131;
            vector v132 = v124 / v1;
            store(output + 0, v132);
            vector v133 = v126 / v1;
            store(output + 4, v133);
            vector v134 = v128 / v1;
            store(output + 8, v134);
            vector v135 = v130 / v1;
            store(output + 12, v135);
            input += 32;
            output += 16;
        }
    }
}

void nnp_pooling_average_of_threes__c(size_t rows, size_t count, const float* input, size_t input_pitch, size_t taps, size_t tap_stride, const float* divisor, float* output, size_t output_pitch, size_t ahead, size_t ahead_step) {
    vector v1 = splat(divisor[0]);
    vector v2 = splat((float)1.0);
    vector v3 = v2 / v1;
    size_t s4 = taps - 1;
    const float*c5 = input;
    c5 += ahead;
    size_t s6 = ahead_step - 1;
    size_t s7 = s6 / 16;
    if (rows == 0) {
    } else {
        size_t s8 = rows - 1;
        for (; s8 != 0; s8--) {
            size_t s9 = count % 16;
            size_t s10 = s9 - -3;
            size_t s11 = count / 16;
            for (; s11 != 0; s11--) {
                const float*c12 = c5;
                size_t s13 = s7;
                for (; s13 != 0; s13--) {
                    c12 += 16;
                }
                c5 += ahead_step;
                const float*c14 = input;
                vector v15 = load(c14 + 0);
                vector v16 = load(c14 + 4);
                vector v17 = load(c14 + 8);
                size_t s18 = s4;
                for (; s18 != 0; s18--) {
                    c14 += tap_stride;
                    vector v19 = load(c14 + 0);
                    v15 += v19;
                    vector v20 = load(c14 + 4);
                    v16 += v20;
                    vector v21 = load(c14 + 8);
                    v17 += v21;
                }
                vector v22 = every_third(v15, v16, v17, 0);
                vector v23 = every_third(v15, v16, v17, 1);
                vector v24 = every_third(v15, v16, v17, 2);
                v22 += v23;
                v22 += v24;
                vector v25 = v22 / v1;
                store(output + 0, v25);
                const float*c26 = input;
                vector v27 = load(c26 + 12);
                vector v28 = load(c26 + 16);
                vector v29 = load(c26 + 20);
                size_t s30 = s4;
                for (; s30 != 0; s30--) {
                    c26 += tap_stride;
                    vector v31 = load(c26 + 12);
                    v27 += v31;
                    vector v32 = load(c26 + 16);
                    v28 += v32;
                    vector v33 = load(c26 + 20);
                    v29 += v33;
                }
                vector v34 = every_third(v27, v28, v29, 0);
                vector v35 = every_third(v27, v28, v29, 1);
                vector v36 = every_third(v27, v28, v29, 2);
                v34 += v35;
                v34 += v36;
                vector v37 = v34 / v1;
                store(output + 4, v37);
                const float*c38 = input;
                vector v39 = load(c38 + 24);
                vector v40 = load(c38 + 28);
                vector v41 = load(c38 + 32);
                size_t s42 = s4;
                for (; s42 != 0; s42--) {
                    c38 += tap_stride;
                    vector v43 = load(c38 + 24);
                    v39 += v43;
                    vector v44 = load(c38 + 28);
                    v40 += v44;
                    vector v45 = load(c38 + 32);
                    v41 += v45;
                }
                vector v46 = every_third(v39, v40, v41, 0);
                vector v47 = every_third(v39, v40, v41, 1);
                vector v48 = every_third(v39, v40, v41, 2);
                v46 += v47;
                v46 += v48;
                vector v49 = v46 / v1;
                store(output + 8, v49);
                const float*c50 = input;
                vector v51 = load(c50 + 36);
                vector v52 = load(c50 + 40);
                vector v53 = load(c50 + 44);
                size_t s54 = s4;
                for (; s54 != 0; s54--) {
                    c50 += tap_stride;
                    vector v55 = load(c50 + 36);
                    v51 += v55;
                    vector v56 = load(c50 + 40);
                    v52 += v56;
                    vector v57 = load(c50 + 44);
                    v53 += v57;
                }
                vector v58 = every_third(v51, v52, v53, 0);
                vector v59 = every_third(v51, v52, v53, 1);
                vector v60 = every_third(v51, v52, v53, 2);
                v58 += v59;
                v58 += v60;
                vector v61 = v58 / v1;
                store(output + 12, v61);
                input += 48;
                output += 16;
            }
            size_t s62 = s10 / 4;
            for (; s62 != 0; s62--) {
                const float*c63 = c5;
                size_t s64 = s7;
                for (; s64 != 0; s64--) {
                    c63 += 16;
                }
                c5 += ahead_step;
                const float*c65 = input;
                vector v66 = load(c65 + 0);
                vector v67 = load(c65 + 4);
                vector v68 = load(c65 + 8);
                size_t s69 = s4;
                for (; s69 != 0; s69--) {
                    c65 += tap_stride;
                    vector v70 = load(c65 + 0);
                    v66 += v70;
                    vector v71 = load(c65 + 4);
                    v67 += v71;
                    vector v72 = load(c65 + 8);
                    v68 += v72;
                }
                vector v73 = every_third(v66, v67, v68, 0);
                vector v74 = every_third(v66, v67, v68, 1);
                vector v75 = every_third(v66, v67, v68, 2);
                v73 += v74;
                v73 += v75;
                vector v76 = v73 / v1;
                store(output + 0, v76);
                input += 12;
                output += 4;
            }
            size_t s77 = count - -3;
            size_t s78 = s77 / 4;
            size_t s79 = s78 * 4;
            size_t s80 = s79 * 3;
            input -= s80;
            input += input_pitch;
            output -= s79;
            output += output_pitch;
        }
        size_t s81 = count / 4;
        for (; s81 != 0; s81--) {
            const float*c82 = c5;
            size_t s83 = s7;
            for (; s83 != 0; s83--) {
                c82 += 16;
            }
            c5 += ahead_step;
            const float*c84 = input;
            vector v85 = load(c84 + 0);
            vector v86 = load(c84 + 4);
            vector v87 = load(c84 + 8);
            size_t s88 = s4;
            for (; s88 != 0; s88--) {
                c84 += tap_stride;
                vector v89 = load(c84 + 0);
                v85 += v89;
                vector v90 = load(c84 + 4);
                v86 += v90;
                vector v91 = load(c84 + 8);
                v87 += v91;
            }
            vector v92 = every_third(v85, v86, v87, 0);
            vector v93 = every_third(v85, v86, v87, 1);
            vector v94 = every_third(v85, v86, v87, 2);
            v92 += v93;
            v92 += v94;
            vector v95 = v92 / v1;
            store(output + 0, v95);
            input += 12;
            output += 4;
        }
        size_t s96 = count % 4;
        if (s96 == 0) {
        } else {
            size_t s97 = s96 * 3;
            size_t s98 = s97 - 0;
            uint64_t u99 = bits_below(s98) >> 0;
            uint64_t u100 = bits_below(s98) >> 4;
            uint64_t u101 = bits_below(s98) >> 8;
            const float*c102 = c5;
            size_t s103 = s7;
            for (; s103 != 0; s103--) {
                c102 += 16;
            }
            c5 += ahead_step;
            const float*c104 = input;
            vector v105 = load_masked(c104 + 0, u99);
            vector v106 = load_masked(c104 + 4, u100);
            vector v107 = load_masked(c104 + 8, u101);
            size_t s108 = s4;
            for (; s108 != 0; s108--) {
                c104 += tap_stride;
                vector v109 = load_masked(c104 + 0, u99);
                v105 += v109;
                vector v110 = load_masked(c104 + 4, u100);
                v106 += v110;
                vector v111 = load_masked(c104 + 8, u101);
                v107 += v111;
            }
            vector v112 = every_third(v105, v106, v107, 0);
            vector v113 = every_third(v105, v106, v107, 1);
            vector v114 = every_third(v105, v106, v107, 2);
            v112 += v113;
            v112 += v114;
            vector v115 = v112 / v1;
            store(output + 0, v115);
            input += 12;
            output += 4;
        }
    }
}

void nnp_pooling_maximum_of_threes_by_2__c(size_t rows, size_t count, const float* input, size_t input_pitch, size_t taps, size_t tap_stride, float* output, size_t output_pitch, size_t ahead, size_t ahead_step) {
    size_t s1 = taps - 1;
    const float*c2 = input;
    c2 += ahead;
    size_t s3 = ahead_step - 1;
    size_t s4 = s3 / 16;
    if (rows == 0) {
    } else {
        size_t s5 = rows - 1;
        for (; s5 != 0; s5--) {
            size_t s6 = count % 16;
            size_t s7 = s6 - -3;
            size_t s8 = count / 16;
            for (; s8 != 0; s8--) {
                const float*c9 = c2;
                size_t s10 = s4;
                for (; s10 != 0; s10--) {
                    c9 += 16;
                }
                c2 += ahead_step;
                const float*c11 = input;
                vector v12 = load(c11 + 0);
                vector v13 = load(c11 + 4);
                vector v14 = load(c11 + 8);
                vector v15 = load(c11 + 12);
                vector v16 = load(c11 + 16);
                vector v17 = load(c11 + 20);
                vector v18 = load(c11 + 24);
                vector v19 = load(c11 + 28);
                vector v20 = load(c11 + 29);
                size_t s21 = s1;
                for (; s21 != 0; s21--) {
                    c11 += tap_stride;
                    vector v22 = load(c11 + 0);
                    v12 = maximum_or_nan(v12, v22);
                    vector v23 = load(c11 + 4);
                    v13 = maximum_or_nan(v13, v23);
                    vector v24 = load(c11 + 8);
                    v14 = maximum_or_nan(v14, v24);
                    vector v25 = load(c11 + 12);
                    v15 = maximum_or_nan(v15, v25);
                    vector v26 = load(c11 + 16);
                    v16 = maximum_or_nan(v16, v26);
                    vector v27 = load(c11 + 20);
                    v17 = maximum_or_nan(v17, v27);
                    vector v28 = load(c11 + 24);
                    v18 = maximum_or_nan(v18, v28);
                    vector v29 = load(c11 + 28);
                    v19 = maximum_or_nan(v19, v29);
                    vector v30 = load(c11 + 29);
                    v20 = maximum_or_nan(v20, v30);
                }
                vector v31 = slide(v20, v20, 3);
                vector v32 = every_second(v12, v13, 0);
                vector v33 = every_second(v12, v13, 1);
                vector v34 = every_second(v14, v15, 0);
                vector v35 = every_second(v14, v15, 1);
                vector v36 = every_second(v16, v17, 0);
                vector v37 = every_second(v16, v17, 1);
                vector v38 = every_second(v18, v19, 0);
                vector v39 = every_second(v18, v19, 1);
                vector v40 = slide(v32, v34, 1);
                vector v41 = slide(v34, v36, 1);
                vector v42 = slide(v36, v38, 1);
                vector v43 = slide(v38, v31, 1);
                v32 = maximum_or_nan(v32, v33);
                v32 = maximum_or_nan(v32, v40);
                v34 = maximum_or_nan(v34, v35);
                v34 = maximum_or_nan(v34, v41);
                v36 = maximum_or_nan(v36, v37);
                v36 = maximum_or_nan(v36, v42);
                v38 = maximum_or_nan(v38, v39);
                v38 = maximum_or_nan(v38, v43);
                store(output + 0, v32);
                store(output + 4, v34);
                store(output + 8, v36);
                store(output + 12, v38);
                input += 32;
                output += 16;
            }
            size_t s44 = s7 / 4;
            for (; s44 != 0; s44--) {
                const float*c45 = c2;
                size_t s46 = s4;
                for (; s46 != 0; s46--) {
                    c45 += 16;
                }
                c2 += ahead_step;
                const float*c47 = input;
                vector v48 = load(c47 + 0);
                vector v49 = load(c47 + 4);
                vector v50 = load(c47 + 5);
                size_t s51 = s1;
                for (; s51 != 0; s51--) {
                    c47 += tap_stride;
                    vector v52 = load(c47 + 0);
                    v48 = maximum_or_nan(v48, v52);
                    vector v53 = load(c47 + 4);
                    v49 = maximum_or_nan(v49, v53);
                    vector v54 = load(c47 + 5);
                    v50 = maximum_or_nan(v50, v54);
                }
                vector v55 = slide(v50, v50, 3);
                vector v56 = every_second(v48, v49, 0);
                vector v57 = every_second(v48, v49, 1);
                vector v58 = slide(v56, v55, 1);
                v56 = maximum_or_nan(v56, v57);
                v56 = maximum_or_nan(v56, v58);
                store(output + 0, v56);
                input += 8;
                output += 4;
            }
            size_t s59 = count - -3;
            size_t s60 = s59 / 4;
            size_t s61 = s60 * 4;
            size_t s62 = s61 * 2;
            input -= s62;
            input += input_pitch;
            output -= s61;
            output += output_pitch;
        }
        size_t s63 = count / 16;
        for (; s63 != 0; s63--) {
            const float*c64 = c2;
            size_t s65 = s4;
            for (; s65 != 0; s65--) {
                c64 += 16;
            }
            c2 += ahead_step;
            const float*c66 = input;
            vector v67 = load(c66 + 0);
            vector v68 = load(c66 + 4);
            vector v69 = load(c66 + 8);
            vector v70 = load(c66 + 12);
            vector v71 = load(c66 + 16);
            vector v72 = load(c66 + 20);
            vector v73 = load(c66 + 24);
            vector v74 = load(c66 + 28);
            vector v75 = load(c66 + 29);
            size_t s76 = s1;
            for (; s76 != 0; s76--) {
                c66 += tap_stride;
                vector v77 = load(c66 + 0);
                v67 = maximum_or_nan(v67, v77);
                vector v78 = load(c66 + 4);
                v68 = maximum_or_nan(v68, v78);
                vector v79 = load(c66 + 8);
                v69 = maximum_or_nan(v69, v79);
                vector v80 = load(c66 + 12);
                v70 = maximum_or_nan(v70, v80);
                vector v81 = load(c66 + 16);
                v71 = maximum_or_nan(v71, v81);
                vector v82 = load(c66 + 20);
                v72 = maximum_or_nan(v72, v82);
                vector v83 = load(c66 + 24);
                v73 = maximum_or_nan(v73, v83);
                vector v84 = load(c66 + 28);
                v74 = maximum_or_nan(v74, v84);
                vector v85 = load(c66 + 29);
                v75 = maximum_or_nan(v75, v85);
            }
            vector v86 = slide(v75, v75, 3);
            vector v87 = every_second(v67, v68, 0);
            vector v88 = every_second(v67, v68, 1);
            vector v89 = every_second(v69, v70, 0);
            vector v90 = every_second(v69, v70, 1);
            vector v91 = every_second(v71, v72, 0);
            vector v92 = every_second(v71, v72, 1);
            vector v93 = every_second(v73, v74, 0);
            vector v94 = every_second(v73, v74, 1);
            vector v95 = slide(v87, v89, 1);
            vector v96 = slide(v89, v91, 1);
            vector v97 = slide(v91, v93, 1);
            vector v98 = slide(v93, v86, 1);
            v87 = maximum_or_nan(v87, v88);
            v87 = maximum_or_nan(v87, v95);
            v89 = maximum_or_nan(v89, v90);
            v89 = maximum_or_nan(v89, v96);
            v91 = maximum_or_nan(v91, v92);
            v91 = maximum_or_nan(v91, v97);
            v93 = maximum_or_nan(v93, v94);
            v93 = maximum_or_nan(v93, v98);
            store(output + 0, v87);
            store(output + 4, v89);
            store(output + 8, v91);
            store(output + 12, v93);
            input += 32;
            output += 16;
        }
        size_t s99 = count % 16;
        if (s99 == 0) {
        } else {
            size_t s100 = s99 * 2;
            size_t s101 = s100 - -1;
            uint64_t u102 = bits_below(s101) >> 0;
            uint64_t u103 = bits_below(s101) >> 4;
            uint64_t u104 = bits_below(s101) >> 8;
            uint64_t u105 = bits_below(s101) >> 12;
            uint64_t u106 = bits_below(s101) >> 16;
            uint64_t u107 = bits_below(s101) >> 20;
            uint64_t u108 = bits_below(s101) >> 24;
            uint64_t u109 = bits_below(s101) >> 28;
            const float*c110 = c2;
            size_t s111 = s4;
            for (; s111 != 0; s111--) {
                c110 += 16;
            }
            c2 += ahead_step;
            const float*c112 = input;
            vector v113 = load_masked(c112 + 0, u102);
            vector v114 = load_masked(c112 + 4, u103);
            vector v115 = load_masked(c112 + 8, u104);
            vector v116 = load_masked(c112 + 12, u105);
            vector v117 = load_masked(c112 + 16, u106);
            vector v118 = load_masked(c112 + 20, u107);
            vector v119 = load_masked(c112 + 24, u108);
            vector v120 = load_masked(c112 + 28, u109);
            size_t s121 = s1;
            for (; s121 != 0; s121--) {
                c112 += tap_stride;
                vector v122 = load_masked(c112 + 0, u102);
                v113 = maximum_or_nan(v113, v122);
                vector v123 = load_masked(c112 + 4, u103);
                v114 = maximum_or_nan(v114, v123);
                vector v124 = load_masked(c112 + 8, u104);
                v115 = maximum_or_nan(v115, v124);
                vector v125 = load_masked(c112 + 12, u105);
                v116 = maximum_or_nan(v116, v125);
                vector v126 = load_masked(c112 + 16, u106);
                v117 = maximum_or_nan(v117, v126);
                vector v127 = load_masked(c112 + 20, u107);
                v118 = maximum_or_nan(v118, v127);
                vector v128 = load_masked(c112 + 24, u108);
                v119 = maximum_or_nan(v119, v128);
                vector v129 = load_masked(c112 + 28, u109);
                v120 = maximum_or_nan(v120, v129);
            }
            vector v130 = splat(0);
            vector v131 = every_second(v113, v114, 0);
            vector v132 = every_second(v113, v114, 1);
            vector v133 = every_second(v115, v116, 0);
            vector v134 = every_second(v115, v116, 1);
            vector v135 = every_second(v117, v118, 0);
            vector v136 = every_second(v117, v118, 1);
            vector v137 = every_second(v119, v120, 0);
            vector v138 = every_second(v119, v120, 1);
            vector v139 = slide(v131, v133, 1);
            vector v140 = slide(v133, v135, 1);
            vector v141 = slide(v135, v137, 1);
            vector v142 = slide(v137, v130, 1);
            v131 = maximum_or_nan(v131, v132);
            v131 = maximum_or_nan(v131, v139);
            v133 = maximum_or_nan(v133, v134);
            v133 = maximum_or_nan(v133, v140);
            v135 = maximum_or_nan(v135, v136);
            v135 = maximum_or_nan(v135, v141);
            v137 = maximum_or_nan(v137, v138);
            v137 = maximum_or_nan(v137, v142);
            store(output + 0, v131);
            store(output + 4, v133);
            store(output + 8, v135);
            store(output + 12, v137);
            input += 32;
            output += 16;
        }
    }
}

void nnp_pooling_average_of_threes_by_2__c(size_t rows, size_t count, const float* input, size_t input_pitch, size_t taps, size_t tap_stride, const float* divisor, float* output, size_t output_pitch, size_t ahead, size_t ahead_step) {
    vector v1 = splat(divisor[0]);
    vector v2 = splat((float)1.0);
    vector v3 = v2 / v1;
    size_t s4 = taps - 1;
    const float*c5 = input;
    c5 += ahead;
    size_t s6 = ahead_step - 1;
    size_t s7 = s6 / 16;
    if (rows == 0) {
    } else {
        size_t s8 = rows - 1;
        for (; s8 != 0; s8--) {
            size_t s9 = count % 16;
            size_t s10 = s9 - -3;
            size_t s11 = count / 16;
            for (; s11 != 0; s11--) {
                const float*c12 = c5;
                size_t s13 = s7;
                for (; s13 != 0; s13--) {
                    c12 += 16;
                }
                c5 += ahead_step;
                const float*c14 = input;
                vector v15 = load(c14 + 0);
                vector v16 = load(c14 + 4);
                vector v17 = load(c14 + 8);
                vector v18 = load(c14 + 12);
                vector v19 = load(c14 + 16);
                vector v20 = load(c14 + 20);
                vector v21 = load(c14 + 24);
                vector v22 = load(c14 + 28);
                vector v23 = load(c14 + 29);
                size_t s24 = s4;
                for (; s24 != 0; s24--) {
                    c14 += tap_stride;
                    vector v25 = load(c14 + 0);
                    v15 += v25;
                    vector v26 = load(c14 + 4);
                    v16 += v26;
                    vector v27 = load(c14 + 8);
                    v17 += v27;
                    vector v28 = load(c14 + 12);
                    v18 += v28;
                    vector v29 = load(c14 + 16);
                    v19 += v29;
                    vector v30 = load(c14 + 20);
                    v20 += v30;
                    vector v31 = load(c14 + 24);
                    v21 += v31;
                    vector v32 = load(c14 + 28);
                    v22 += v32;
                    vector v33 = load(c14 + 29);
                    v23 += v33;
                }
                vector v34 = slide(v23, v23, 3);
                vector v35 = every_second(v15, v16, 0);
                vector v36 = every_second(v15, v16, 1);
                vector v37 = every_second(v17, v18, 0);
                vector v38 = every_second(v17, v18, 1);
                vector v39 = every_second(v19, v20, 0);
                vector v40 = every_second(v19, v20, 1);
                vector v41 = every_second(v21, v22, 0);
                vector v42 = every_second(v21, v22, 1);
                vector v43 = slide(v35, v37, 1);
                vector v44 = slide(v37, v39, 1);
                vector v45 = slide(v39, v41, 1);
                vector v46 = slide(v41, v34, 1);
                v35 += v36;
                v35 += v43;
                v37 += v38;
                v37 += v44;
                v39 += v40;
                v39 += v45;
                v41 += v42;
                v41 += v46;
                vector v47 = v35 / v1;
                store(output + 0, v47);
                vector v48 = v37 / v1;
                store(output + 4, v48);
                vector v49 = v39 / v1;
                store(output + 8, v49);
                vector v50 = v41 / v1;
                store(output + 12, v50);
                input += 32;
                output += 16;
            }
            size_t s51 = s10 / 4;
            for (; s51 != 0; s51--) {
                const float*c52 = c5;
                size_t s53 = s7;
                for (; s53 != 0; s53--) {
                    c52 += 16;
                }
                c5 += ahead_step;
                const float*c54 = input;
                vector v55 = load(c54 + 0);
                vector v56 = load(c54 + 4);
                vector v57 = load(c54 + 5);
                size_t s58 = s4;
                for (; s58 != 0; s58--) {
                    c54 += tap_stride;
                    vector v59 = load(c54 + 0);
                    v55 += v59;
                    vector v60 = load(c54 + 4);
                    v56 += v60;
                    vector v61 = load(c54 + 5);
                    v57 += v61;
                }
                vector v62 = slide(v57, v57, 3);
                vector v63 = every_second(v55, v56, 0);
                vector v64 = every_second(v55, v56, 1);
                vector v65 = slide(v63, v62, 1);
                v63 += v64;
                v63 += v65;
                vector v66 = v63 / v1;
                store(output + 0, v66);
                input += 8;
                output += 4;
            }
            size_t s67 = count - -3;
            size_t s68 = s67 / 4;
            size_t s69 = s68 * 4;
            size_t s70 = s69 * 2;
            input -= s70;
            input += input_pitch;
            output -= s69;
            output += output_pitch;
        }
        size_t s71 = count / 16;
        for (; s71 != 0; s71--) {
            const float*c72 = c5;
            size_t s73 = s7;
            for (; s73 != 0; s73--) {
                c72 += 16;
            }
            c5 += ahead_step;
            const float*c74 = input;
            vector v75 = load(c74 + 0);
            vector v76 = load(c74 + 4);
            vector v77 = load(c74 + 8);
            vector v78 = load(c74 + 12);
            vector v79 = load(c74 + 16);
            vector v80 = load(c74 + 20);
            vector v81 = load(c74 + 24);
            vector v82 = load(c74 + 28);
            vector v83 = load(c74 + 29);
            size_t s84 = s4;
            for (; s84 != 0; s84--) {
                c74 += tap_stride;
                vector v85 = load(c74 + 0);
                v75 += v85;
                vector v86 = load(c74 + 4);
                v76 += v86;
                vector v87 = load(c74 + 8);
                v77 += v87;
                vector v88 = load(c74 + 12);
                v78 += v88;
                vector v89 = load(c74 + 16);
                v79 += v89;
                vector v90 = load(c74 + 20);
                v80 += v90;
                vector v91 = load(c74 + 24);
                v81 += v91;
                vector v92 = load(c74 + 28);
                v82 += v92;
                vector v93 = load(c74 + 29);
                v83 += v93;
            }
            vector v94 = slide(v83, v83, 3);
            vector v95 = every_second(v75, v76, 0);
            vector v96 = every_second(v75, v76, 1);
            vector v97 = every_second(v77, v78, 0);
            vector v98 = every_second(v77, v78, 1);
            vector v99 = every_second(v79, v80, 0);
            vector v100 = every_second(v79, v80, 1);
            vector v101 = every_second(v81, v82, 0);
            vector v102 = every_second(v81, v82, 1);
            vector v103 = slide(v95, v97, 1);
            vector v104 = slide(v97, v99, 1);
            vector v105 = slide(v99, v101, 1);
            vector v106 = slide(v101, v94, 1);
            v95 += v96;
            v95 += v103;
            v97 += v98;
            v97 += v104;
            v99 += v100;
            v99 += v105;
            v101 += v102;
            v101 += v106;
            vector v107 = v95 / v1;
            store(output + 0, v107);
            vector v108 = v97 / v1;
            store(output + 4, v108);
            vector v109 = v99 / v1;
            store(output + 8, v109);
            vector v110 = v101 / v1;
            store(output + 12, v110);
            input += 32;
            output += 16;
        }
        size_t s111 = count % 16;
        if (s111 == 0) {
        } else {
            size_t s112 = s111 * 2;
            size_t s113 = s112 - -1;
            uint64_t u114 = bits_below(s113) >> 0;
            uint64_t u115 = bits_below(s113) >> 4;
            uint64_t u116 = bits_below(s113) >> 8;
            uint64_t u117 = bits_below(s113) >> 12;
            uint64_t u118 = bits_below(s113) >> 16;
            uint64_t u119 = bits_below(s113) >> 20;
            uint64_t u120 = bits_below(s113) >> 24;
            uint64_t u121 = bits_below(s113) >> 28;
            const float*c122 = c5;
            size_t s123 = s7;
            for (; s123 != 0; s123--) {
                c122 += 16;
            }
            c5 += ahead_step;
            const float*c124 = input;
            vector v125 = load_masked(c124 + 0, u114);
            vector v126 = load_masked(c124 + 4, u115);
            vector v127 = load_masked(c124 + 8, u116);
            vector v128 = load_masked(c124 + 12, u117);
            vector v129 = load_masked(c124 + 16, u118);
            vector v130 = load_masked(c124 + 20, u119);
            vector v131 = load_masked(c124 + 24, u120);
            vector v132 = load_masked(c124 + 28, u121);
            size_t s133 = s4;
            for (; s133 != 0; s133--) {
                c124 += tap_stride;
                vector v134 = load_masked(c124 + 0, u114);
                v125 += v134;
                vector v135 = load_masked(c124 + 4, u115);
                v126 += v135;
                vector v136 = load_masked(c124 + 8, u116);
                v127 += v136;
                vector v137 = load_masked(c124 + 12, u117);
                v128 += v137;
                vector v138 = load_masked(c124 + 16, u118);
                v129 += v138;
                vector v139 = load_masked(c124 + 20, u119);
                v130 += v139;
                vector v140 = load_masked(c124 + 24, u120);
                v131 += v140;
                vector v141 = load_masked(c124 + 28, u121);
                v132 += v141;
            }
            vector v142 = splat(0);
            vector v143 = every_second(v125, v126, 0);
            vector v144 = every_second(v125, v126, 1);
            vector v145 = every_second(v127, v128, 0);
            vector v146 = every_second(v127, v128, 1);
            vector v147 = every_second(v129, v130, 0);
            vector v148 = every_second(v129, v130, 1);
            vector v149 = every_second(v131, v132, 0);
            vector v150 = every_second(v131, v132, 1);
            vector v151 = slide(v143, v145, 1);
            vector v152 = slide(v145, v147, 1);
            vector v153 = slide(v147, v149, 1);
            vector v154 = slide(v149, v142, 1);
            v143 += v144;
            v143 += v151;
            v145 += v146;
            v145 += v152;
            v147 += v148;
            v147 += v153;
            v149 += v150;
            v149 += v154;
            vector v155 = v143 / v1;
            store(output + 0, v155);
            vector v156 = v145 / v1;
            store(output + 4, v156);
            vector v157 = v147 / v1;
            store(output + 8, v157);
            vector v158 = v149 / v1;
            store(output + 12, v158);
            input += 32;
            output += 16;
        }
    }
}

void nnp_pooling_maximum_of_images__c(size_t groups, size_t count, const float* input, size_t input_pitch, float* output, size_t ahead) {
    const float*c1 = input;
    c1 += ahead;
    const float*c2 = input;
    size_t s3 = count % 4;
    size_t s4 = count - s3;
    size_t s5 = count / 4;
    size_t s6 = s5 - 1;
    for (; groups != 0; groups--) {
        c1 += 16;
        vector v7 = splat(0);
        vector v8 = splat(0);
        vector v9 = splat(0);
        vector v10 = splat(0);
        v7[0] = c2[0 * input_pitch + 0];
        v7[1] = c2[1 * input_pitch + 0];
        v7[2] = c2[2 * input_pitch + 0];
        v7[3] = c2[3 * input_pitch + 0];
        v8[0] = c2[0 * input_pitch + 1];
        v8[1] = c2[1 * input_pitch + 1];
        v8[2] = c2[2 * input_pitch + 1];
        v8[3] = c2[3 * input_pitch + 1];
        v9[0] = c2[0 * input_pitch + 2];
        v9[1] = c2[1 * input_pitch + 2];
        v9[2] = c2[2 * input_pitch + 2];
        v9[3] = c2[3 * input_pitch + 2];
        v10[0] = c2[0 * input_pitch + 3];
        v10[1] = c2[1 * input_pitch + 3];
        v10[2] = c2[2 * input_pitch + 3];
        v10[3] = c2[3 * input_pitch + 3];
        c2 += 4;
        size_t s11 = s6;
        for (; s11 != 0; s11--) {
            c1 += 16;
            vector v12 = splat(0);
            vector v13 = splat(0);
            vector v14 = splat(0);
            vector v15 = splat(0);
            v12[0] = c2[0 * input_pitch + 0];
            v12[1] = c2[1 * input_pitch + 0];
            v12[2] = c2[2 * input_pitch + 0];
            v12[3] = c2[3 * input_pitch + 0];
            v13[0] = c2[0 * input_pitch + 1];
            v13[1] = c2[1 * input_pitch + 1];
            v13[2] = c2[2 * input_pitch + 1];
            v13[3] = c2[3 * input_pitch + 1];
            v14[0] = c2[0 * input_pitch + 2];
            v14[1] = c2[1 * input_pitch + 2];
            v14[2] = c2[2 * input_pitch + 2];
            v14[3] = c2[3 * input_pitch + 2];
            v15[0] = c2[0 * input_pitch + 3];
            v15[1] = c2[1 * input_pitch + 3];
            v15[2] = c2[2 * input_pitch + 3];
            v15[3] = c2[3 * input_pitch + 3];
            c2 += 4;
            v7 = maximum_or_nan(v7, v12);
            v8 = maximum_or_nan(v8, v13);
            v9 = maximum_or_nan(v9, v14);
            v10 = maximum_or_nan(v10, v15);
        }
        if (s3 == 0) {
        } else {
            c2 += s3;
            c2 += -4;
            vector v16 = splat(0);
            vector v17 = splat(0);
            vector v18 = splat(0);
            vector v19 = splat(0);
            v16[0] = c2[0 * input_pitch + 0];
            v16[1] = c2[1 * input_pitch + 0];
            v16[2] = c2[2 * input_pitch + 0];
            v16[3] = c2[3 * input_pitch + 0];
            v17[0] = c2[0 * input_pitch + 1];
            v17[1] = c2[1 * input_pitch + 1];
            v17[2] = c2[2 * input_pitch + 1];
            v17[3] = c2[3 * input_pitch + 1];
            v18[0] = c2[0 * input_pitch + 2];
            v18[1] = c2[1 * input_pitch + 2];
            v18[2] = c2[2 * input_pitch + 2];
            v18[3] = c2[3 * input_pitch + 2];
            v19[0] = c2[0 * input_pitch + 3];
            v19[1] = c2[1 * input_pitch + 3];
            v19[2] = c2[2 * input_pitch + 3];
            v19[3] = c2[3 * input_pitch + 3];
            v7 = maximum_or_nan(v7, v16);
            v8 = maximum_or_nan(v8, v17);
            v9 = maximum_or_nan(v9, v18);
            v10 = maximum_or_nan(v10, v19);
            c2 += 4;
            c2 -= s3;
            size_t s20 = s3 * 4;
            c1 += s20;
        }
        v7 = maximum_or_nan(v7, v9);
        v8 = maximum_or_nan(v8, v10);
        v7 = maximum_or_nan(v7, v8);
        store(output + 0, v7);
        output += 4;
        c2 -= s4;
        c2 += 4 * input_pitch;
    }
}

void nnp_pooling_average_of_images__c(size_t groups, size_t count, const float* input, size_t input_pitch, size_t rest, const float* divisor, float* output, size_t ahead) {
    vector v1 = splat(divisor[0]);
    uint64_t u2 = rest >> 0;
    const float*c3 = input;
    c3 += ahead;
    const float*c4 = input;
    size_t s5 = count % 4;
    size_t s6 = count - s5;
    size_t s7 = count / 4;
    size_t s8 = s7 - 1;
    for (; groups != 0; groups--) {
        c3 += 16;
        vector v9 = splat(0);
        vector v10 = splat(0);
        vector v11 = splat(0);
        vector v12 = splat(0);
        v9[0] = c4[0 * input_pitch + 0];
        v9[1] = c4[1 * input_pitch + 0];
        v9[2] = c4[2 * input_pitch + 0];
        v9[3] = c4[3 * input_pitch + 0];
        v10[0] = c4[0 * input_pitch + 1];
        v10[1] = c4[1 * input_pitch + 1];
        v10[2] = c4[2 * input_pitch + 1];
        v10[3] = c4[3 * input_pitch + 1];
        v11[0] = c4[0 * input_pitch + 2];
        v11[1] = c4[1 * input_pitch + 2];
        v11[2] = c4[2 * input_pitch + 2];
        v11[3] = c4[3 * input_pitch + 2];
        v12[0] = c4[0 * input_pitch + 3];
        v12[1] = c4[1 * input_pitch + 3];
        v12[2] = c4[2 * input_pitch + 3];
        v12[3] = c4[3 * input_pitch + 3];
        c4 += 4;
        size_t s13 = s8;
        for (; s13 != 0; s13--) {
            c3 += 16;
            vector v14 = splat(0);
            vector v15 = splat(0);
            vector v16 = splat(0);
            vector v17 = splat(0);
            v14[0] = c4[0 * input_pitch + 0];
            v14[1] = c4[1 * input_pitch + 0];
            v14[2] = c4[2 * input_pitch + 0];
            v14[3] = c4[3 * input_pitch + 0];
            v15[0] = c4[0 * input_pitch + 1];
            v15[1] = c4[1 * input_pitch + 1];
            v15[2] = c4[2 * input_pitch + 1];
            v15[3] = c4[3 * input_pitch + 1];
            v16[0] = c4[0 * input_pitch + 2];
            v16[1] = c4[1 * input_pitch + 2];
            v16[2] = c4[2 * input_pitch + 2];
            v16[3] = c4[3 * input_pitch + 2];
            v17[0] = c4[0 * input_pitch + 3];
            v17[1] = c4[1 * input_pitch + 3];
            v17[2] = c4[2 * input_pitch + 3];
            v17[3] = c4[3 * input_pitch + 3];
            c4 += 4;
            v9 += v14;
            v10 += v15;
            v11 += v16;
            v12 += v17;
        }
        if (s5 == 0) {
        } else {
            vector v18 = splat(0);
            vector v19 = splat(0);
            vector v20 = splat(0);
            vector v21 = splat(0);
            if (u2 >> 0 & 1) {
            v18[0] = c4[0 * input_pitch + 0];
            v18[1] = c4[1 * input_pitch + 0];
            v18[2] = c4[2 * input_pitch + 0];
            v18[3] = c4[3 * input_pitch + 0];
            }
            if (u2 >> 1 & 1) {
            v19[0] = c4[0 * input_pitch + 1];
            v19[1] = c4[1 * input_pitch + 1];
            v19[2] = c4[2 * input_pitch + 1];
            v19[3] = c4[3 * input_pitch + 1];
            }
            if (u2 >> 2 & 1) {
            v20[0] = c4[0 * input_pitch + 2];
            v20[1] = c4[1 * input_pitch + 2];
            v20[2] = c4[2 * input_pitch + 2];
            v20[3] = c4[3 * input_pitch + 2];
            }
            if (u2 >> 3 & 1) {
            v21[0] = c4[0 * input_pitch + 3];
            v21[1] = c4[1 * input_pitch + 3];
            v21[2] = c4[2 * input_pitch + 3];
            v21[3] = c4[3 * input_pitch + 3];
            }
            v9 += v18;
            v10 += v19;
            v11 += v20;
            v12 += v21;
            size_t s22 = s5 * 4;
            c3 += s22;
        }
        v9 += v11;
        v10 += v12;
        v9 += v10;
        vector v23 = v9 / v1;
        store(output + 0, v23);
        output += 4;
        c4 -= s6;
        c4 += 4 * input_pitch;
    }
}
