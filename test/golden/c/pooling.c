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
        uint64_t u69 = bits_below(s68) >> 0;
        uint64_t u70 = bits_below(s68) >> 4;
        uint64_t u71 = bits_below(s68) >> 8;
        uint64_t u72 = bits_below(s68) >> 12;
        c1 += ahead_step;
        const float*c73 = c50;
        vector v74 = load_masked(c73 + 0, u69);
        vector v75 = load_masked(c73 + 4, u70);
        vector v76 = load_masked(c73 + 8, u71);
        vector v77 = load_masked(c73 + 12, u72);
        size_t s78 = s55;
        for (; s78 != 0; s78--) {
            c73 += tap_stride;
            vector v79 = load_masked(c73 + 0, u69);
            v74 = maximum_or_nan(v74, v79);
            vector v80 = load_masked(c73 + 4, u70);
            v75 = maximum_or_nan(v75, v80);
            vector v81 = load_masked(c73 + 8, u71);
            v76 = maximum_or_nan(v76, v81);
            vector v82 = load_masked(c73 + 12, u72);
            v77 = maximum_or_nan(v77, v82);
        }
        store(f51 + 0, v74);
        store(f51 + 4, v75);
        store(f51 + 8, v76);
        store(f51 + 12, v77);
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
        uint64_t u69 = bits_below(s68) >> 0;
        uint64_t u70 = bits_below(s68) >> 4;
        uint64_t u71 = bits_below(s68) >> 8;
        uint64_t u72 = bits_below(s68) >> 12;
        c1 += ahead_step;
        const float*c73 = c50;
        vector v74 = load_masked(c73 + 0, u69);
        vector v75 = load_masked(c73 + 4, u70);
        vector v76 = load_masked(c73 + 8, u71);
        vector v77 = load_masked(c73 + 12, u72);
        size_t s78 = s55;
        for (; s78 != 0; s78--) {
            c73 += tap_stride;
            vector v79 = load_masked(c73 + 0, u69);
            v74 += v79;
            vector v80 = load_masked(c73 + 4, u70);
            v75 += v80;
            vector v81 = load_masked(c73 + 8, u71);
            v76 += v81;
            vector v82 = load_masked(c73 + 12, u72);
            v77 += v82;
        }
        store(f51 + 0, v74);
        store(f51 + 4, v75);
        store(f51 + 8, v76);
        store(f51 + 12, v77);
        c50 += 16;
        f51 += 16;
    }
}

void nnp_pooling_maximum_around__c(size_t lines, const float* input, size_t width, const float* places, float* output, size_t ahead) {
    (void)ahead;
    const float*c1 = input;
    const float*c2 = input;
    c1 -= width;
    c2 += width;
    vector v3 = splat(0);
    vector v4 = load(places + 2108);
    vector v5 = load(c1 + -4);
    vector v6 = load(input + -4);
    vector v7 = load(c2 + -4);
    vector v8 = where_greater(v3, v4, v6, v5);
    vector v9 = where_greater(v4, v3, v6, v7);
    v8 = maximum_or_nan(v8, v9);
    v8 = maximum_or_nan(v8, v6);
    vector v10 = load(places + 2112);
    vector v11 = load(c1 + 0);
    vector v12 = load(input + 0);
    vector v13 = load(c2 + 0);
    vector v14 = where_greater(v3, v10, v12, v11);
    vector v15 = where_greater(v10, v3, v12, v13);
    v14 = maximum_or_nan(v14, v15);
    v14 = maximum_or_nan(v14, v12);
    for (; lines != 0; lines--) {
        vector v16 = load(places + 2116);
        vector v17 = load(c1 + 4);
        vector v18 = load(input + 4);
        vector v19 = load(c2 + 4);
        vector v20 = where_greater(v3, v16, v18, v17);
        vector v21 = where_greater(v16, v3, v18, v19);
        v20 = maximum_or_nan(v20, v21);
        v20 = maximum_or_nan(v20, v18);
        vector v22 = slide(v8, v14, 3);
        vector v23 = slide(v14, v20, 1);
        vector v24 = load(places + 0);
        vector v25 = where_greater(v3, v24, v14, v22);
        vector v26 = where_greater(v24, v3, v14, v23);
        v25 = maximum_or_nan(v25, v26);
        v25 = maximum_or_nan(v25, v14);
        store(output + 0, v25);
        vector v27 = load(places + 2120);
        vector v28 = load(c1 + 8);
        vector v29 = load(input + 8);
        vector v30 = load(c2 + 8);
        vector v31 = where_greater(v3, v27, v29, v28);
        vector v32 = where_greater(v27, v3, v29, v30);
        v31 = maximum_or_nan(v31, v32);
        v31 = maximum_or_nan(v31, v29);
        vector v33 = slide(v14, v20, 3);
        vector v34 = slide(v20, v31, 1);
        vector v35 = load(places + 4);
        vector v36 = where_greater(v3, v35, v20, v33);
        vector v37 = where_greater(v35, v3, v20, v34);
        v36 = maximum_or_nan(v36, v37);
        v36 = maximum_or_nan(v36, v20);
        store(output + 4, v36);
        vector v38 = load(places + 2124);
        vector v39 = load(c1 + 12);
        vector v40 = load(input + 12);
        vector v41 = load(c2 + 12);
        vector v42 = where_greater(v3, v38, v40, v39);
        vector v43 = where_greater(v38, v3, v40, v41);
        v42 = maximum_or_nan(v42, v43);
        v42 = maximum_or_nan(v42, v40);
        vector v44 = slide(v20, v31, 3);
        vector v45 = slide(v31, v42, 1);
        vector v46 = load(places + 8);
        vector v47 = where_greater(v3, v46, v31, v44);
        vector v48 = where_greater(v46, v3, v31, v45);
        v47 = maximum_or_nan(v47, v48);
        v47 = maximum_or_nan(v47, v31);
        store(output + 8, v47);
        vector v49 = load(places + 2128);
        vector v50 = load(c1 + 16);
        vector v51 = load(input + 16);
        vector v52 = load(c2 + 16);
        vector v53 = where_greater(v3, v49, v51, v50);
        vector v54 = where_greater(v49, v3, v51, v52);
        v53 = maximum_or_nan(v53, v54);
        v53 = maximum_or_nan(v53, v51);
        vector v55 = slide(v31, v42, 3);
        vector v56 = slide(v42, v53, 1);
        vector v57 = load(places + 12);
        vector v58 = where_greater(v3, v57, v42, v55);
        vector v59 = where_greater(v57, v3, v42, v56);
        v58 = maximum_or_nan(v58, v59);
        v58 = maximum_or_nan(v58, v42);
        store(output + 12, v58);
        v8 = v42;
        v14 = v53;
        c1 += 16;
        input += 16;
        c2 += 16;
        places += 16;
        output += 16;
    }
}

void nnp_pooling_maximum_around_streamed__c(size_t lines, const float* input, size_t width, const float* places, float* output, size_t ahead) {
    (void)ahead;
    const float*c1 = input;
    const float*c2 = input;
    c1 -= width;
    c2 += width;
    vector v3 = splat(0);
    vector v4 = load(places + 2108);
    vector v5 = load(c1 + -4);
    vector v6 = load(input + -4);
    vector v7 = load(c2 + -4);
    vector v8 = where_greater(v3, v4, v6, v5);
    vector v9 = where_greater(v4, v3, v6, v7);
    v8 = maximum_or_nan(v8, v9);
    v8 = maximum_or_nan(v8, v6);
    vector v10 = load(places + 2112);
    vector v11 = load(c1 + 0);
    vector v12 = load(input + 0);
    vector v13 = load(c2 + 0);
    vector v14 = where_greater(v3, v10, v12, v11);
    vector v15 = where_greater(v10, v3, v12, v13);
    v14 = maximum_or_nan(v14, v15);
    v14 = maximum_or_nan(v14, v12);
    for (; lines != 0; lines--) {
        vector v16 = load(places + 2116);
        vector v17 = load(c1 + 4);
        vector v18 = load(input + 4);
        vector v19 = load(c2 + 4);
        vector v20 = where_greater(v3, v16, v18, v17);
        vector v21 = where_greater(v16, v3, v18, v19);
        v20 = maximum_or_nan(v20, v21);
        v20 = maximum_or_nan(v20, v18);
        vector v22 = slide(v8, v14, 3);
        vector v23 = slide(v14, v20, 1);
        vector v24 = load(places + 0);
        vector v25 = where_greater(v3, v24, v14, v22);
        vector v26 = where_greater(v24, v3, v14, v23);
        v25 = maximum_or_nan(v25, v26);
        v25 = maximum_or_nan(v25, v14);
        store(output + 0, v25);
        vector v27 = load(places + 2120);
        vector v28 = load(c1 + 8);
        vector v29 = load(input + 8);
        vector v30 = load(c2 + 8);
        vector v31 = where_greater(v3, v27, v29, v28);
        vector v32 = where_greater(v27, v3, v29, v30);
        v31 = maximum_or_nan(v31, v32);
        v31 = maximum_or_nan(v31, v29);
        vector v33 = slide(v14, v20, 3);
        vector v34 = slide(v20, v31, 1);
        vector v35 = load(places + 4);
        vector v36 = where_greater(v3, v35, v20, v33);
        vector v37 = where_greater(v35, v3, v20, v34);
        v36 = maximum_or_nan(v36, v37);
        v36 = maximum_or_nan(v36, v20);
        store(output + 4, v36);
        vector v38 = load(places + 2124);
        vector v39 = load(c1 + 12);
        vector v40 = load(input + 12);
        vector v41 = load(c2 + 12);
        vector v42 = where_greater(v3, v38, v40, v39);
        vector v43 = where_greater(v38, v3, v40, v41);
        v42 = maximum_or_nan(v42, v43);
        v42 = maximum_or_nan(v42, v40);
        vector v44 = slide(v20, v31, 3);
        vector v45 = slide(v31, v42, 1);
        vector v46 = load(places + 8);
        vector v47 = where_greater(v3, v46, v31, v44);
        vector v48 = where_greater(v46, v3, v31, v45);
        v47 = maximum_or_nan(v47, v48);
        v47 = maximum_or_nan(v47, v31);
        store(output + 8, v47);
        vector v49 = load(places + 2128);
        vector v50 = load(c1 + 16);
        vector v51 = load(input + 16);
        vector v52 = load(c2 + 16);
        vector v53 = where_greater(v3, v49, v51, v50);
        vector v54 = where_greater(v49, v3, v51, v52);
        v53 = maximum_or_nan(v53, v54);
        v53 = maximum_or_nan(v53, v51);
        vector v55 = slide(v31, v42, 3);
        vector v56 = slide(v42, v53, 1);
        vector v57 = load(places + 12);
        vector v58 = where_greater(v3, v57, v42, v55);
        vector v59 = where_greater(v57, v3, v42, v56);
        v58 = maximum_or_nan(v58, v59);
        v58 = maximum_or_nan(v58, v42);
        store(output + 12, v58);
        v8 = v42;
        v14 = v53;
        c1 += 16;
        input += 16;
        c2 += 16;
        places += 16;
        output += 16;
    }
}

void nnp_pooling_maximum_of_2x2__c(size_t segment_count, const struct nnp_pooling_segment* segments, const struct nnp_pooling_rows* rows, float* output) {
    for (; segment_count != 0; segment_count--) {
        const float*c1 = segments->first;
        const float*c2 = segments->second;
        size_t s3 = segments->rows;
        for (; s3 != 0; s3--) {
            const float*c4 = c1;
            c4 += 2048;
            size_t s5 = rows->groups;
            for (; s5 != 0; s5--) {
                c4 += 32;
                vector v6 = load(c1 + 0);
                vector v7 = load(c2 + 0);
                v6 = maximum_or_nan(v6, v7);
                vector v8 = load(c1 + 4);
                vector v9 = load(c2 + 4);
                v8 = maximum_or_nan(v8, v9);
                vector v10 = load(c1 + 8);
                vector v11 = load(c2 + 8);
                v10 = maximum_or_nan(v10, v11);
                vector v12 = load(c1 + 12);
                vector v13 = load(c2 + 12);
                v12 = maximum_or_nan(v12, v13);
                vector v14 = every_second(v6, v8, 0);
                vector v15 = every_second(v6, v8, 1);
                vector v16 = every_second(v10, v12, 0);
                vector v17 = every_second(v10, v12, 1);
                v14 = maximum_or_nan(v14, v15);
                v16 = maximum_or_nan(v16, v17);
                store(output + 0, v14);
                store(output + 4, v16);
                c1 += 16;
                c2 += 16;
                output += 8;
            }
            size_t s18 = rows->count;
            size_t s19 = rows->done;
            output += (ptrdiff_t)s18 - (ptrdiff_t)s19;
            size_t s20 = rows->pitch;
            size_t s21 = rows->input_done;
            c1 += (ptrdiff_t)s20 - (ptrdiff_t)s21;
            c2 += (ptrdiff_t)s20 - (ptrdiff_t)s21;
        }
        segments++;
    }
}

void nnp_pooling_maximum_of_3x3__c(size_t segment_count, const struct nnp_pooling_segment* segments, const struct nnp_pooling_rows* rows, float* output) {
    for (; segment_count != 0; segment_count--) {
        const float*c1 = segments->first;
        const float*c2 = segments->second;
        const float*c3 = segments->third;
        size_t s4 = segments->rows;
        for (; s4 != 0; s4--) {
            const float*c5 = c1;
            c5 += 2048;
            size_t s6 = rows->groups;
            for (; s6 != 0; s6--) {
                c5 += 72;
                vector v7 = load(c1 + 0);
                vector v8 = load(c2 + 0);
                vector v9 = load(c3 + 0);
                v7 = maximum_or_nan(v7, v8);
                v7 = maximum_or_nan(v7, v9);
                vector v10 = load(c1 + 4);
                vector v11 = load(c2 + 4);
                vector v12 = load(c3 + 4);
                v10 = maximum_or_nan(v10, v11);
                v10 = maximum_or_nan(v10, v12);
                vector v13 = load(c1 + 8);
                vector v14 = load(c2 + 8);
                vector v15 = load(c3 + 8);
                v13 = maximum_or_nan(v13, v14);
                v13 = maximum_or_nan(v13, v15);
                vector v16 = every_third(v7, v10, v13, 0);
                vector v17 = every_third(v7, v10, v13, 1);
                vector v18 = every_third(v7, v10, v13, 2);
                v16 = maximum_or_nan(v16, v17);
                v16 = maximum_or_nan(v16, v18);
                store(output + 0, v16);
                vector v19 = load(c1 + 12);
                vector v20 = load(c2 + 12);
                vector v21 = load(c3 + 12);
                v19 = maximum_or_nan(v19, v20);
                v19 = maximum_or_nan(v19, v21);
                vector v22 = load(c1 + 16);
                vector v23 = load(c2 + 16);
                vector v24 = load(c3 + 16);
                v22 = maximum_or_nan(v22, v23);
                v22 = maximum_or_nan(v22, v24);
                vector v25 = load(c1 + 20);
                vector v26 = load(c2 + 20);
                vector v27 = load(c3 + 20);
                v25 = maximum_or_nan(v25, v26);
                v25 = maximum_or_nan(v25, v27);
                vector v28 = every_third(v19, v22, v25, 0);
                vector v29 = every_third(v19, v22, v25, 1);
                vector v30 = every_third(v19, v22, v25, 2);
                v28 = maximum_or_nan(v28, v29);
                v28 = maximum_or_nan(v28, v30);
                store(output + 4, v28);
                c1 += 24;
                c2 += 24;
                c3 += 24;
                output += 8;
            }
            size_t s31 = rows->count;
            size_t s32 = rows->done;
            output += (ptrdiff_t)s31 - (ptrdiff_t)s32;
            size_t s33 = rows->pitch;
            size_t s34 = rows->input_done;
            c1 += (ptrdiff_t)s33 - (ptrdiff_t)s34;
            c2 += (ptrdiff_t)s33 - (ptrdiff_t)s34;
            c3 += (ptrdiff_t)s33 - (ptrdiff_t)s34;
        }
        segments++;
    }
}

void nnp_pooling_maximum_of_3x3_by_2__c(size_t segment_count, const struct nnp_pooling_segment* segments, const struct nnp_pooling_rows* rows, float* output) {
    vector v1 = splat(0);
    for (; segment_count != 0; segment_count--) {
        const float*c2 = segments->first;
        const float*c3 = segments->second;
        const float*c4 = segments->third;
        size_t s5 = segments->rows;
        for (; s5 != 0; s5--) {
            const float*c6 = rows->ends;
            const float*c7 = c2;
            c7 += 2048;
            size_t s8 = rows->groups;
            for (; s8 != 0; s8--) {
                c7 += 28;
                vector v9 = load(c2 + 0);
                vector v10 = load(c3 + 0);
                vector v11 = load(c4 + 0);
                v9 = maximum_or_nan(v9, v10);
                v9 = maximum_or_nan(v9, v11);
                vector v12 = load(c2 + 4);
                vector v13 = load(c3 + 4);
                vector v14 = load(c4 + 4);
                v12 = maximum_or_nan(v12, v13);
                v12 = maximum_or_nan(v12, v14);
                vector v15 = load(c2 + 8);
                vector v16 = load(c3 + 8);
                vector v17 = load(c4 + 8);
                v15 = maximum_or_nan(v15, v16);
                v15 = maximum_or_nan(v15, v17);
                vector v18 = load(c2 + 12);
                vector v19 = load(c3 + 12);
                vector v20 = load(c4 + 12);
                v18 = maximum_or_nan(v18, v19);
                v18 = maximum_or_nan(v18, v20);
                vector v21 = every_second(v9, v12, 0);
                vector v22 = every_second(v9, v12, 1);
                vector v23 = every_second(v15, v18, 0);
                vector v24 = every_second(v15, v18, 1);
                vector v25 = slide(v21, v23, 1);
                vector v26 = load(c6 + 0);
                vector v27 = where_greater(v1, v26, v22, v21);
                vector v28 = where_greater(v26, v1, v22, v25);
                v27 = maximum_or_nan(v27, v28);
                v27 = maximum_or_nan(v27, v22);
                vector v29 = slide(v23, v23, 1);
                vector v30 = load(c6 + 4);
                vector v31 = where_greater(v1, v30, v24, v23);
                vector v32 = where_greater(v30, v1, v24, v29);
                v31 = maximum_or_nan(v31, v32);
                v31 = maximum_or_nan(v31, v24);
                store(output + 0, v27);
                store(output + 4, v31);
                c2 += 14;
                c3 += 14;
                c4 += 14;
                output += 7;
                c6 += 7;
            }
            size_t s33 = rows->count;
            size_t s34 = rows->done;
            output += (ptrdiff_t)s33 - (ptrdiff_t)s34;
            size_t s35 = rows->pitch;
            size_t s36 = rows->input_done;
            c2 += (ptrdiff_t)s35 - (ptrdiff_t)s36;
            c3 += (ptrdiff_t)s35 - (ptrdiff_t)s36;
            c4 += (ptrdiff_t)s35 - (ptrdiff_t)s36;
        }
        segments++;
    }
}

void nnp_pooling_average_around__c(size_t lines, const float* input, size_t width, const float* places, float* output, size_t ahead) {
    (void)ahead;
    const float*c1 = input;
    const float*c2 = input;
    c1 -= width;
    c2 += width;
    vector v3 = splat(0);
    vector v4 = load(places + 2108);
    vector v5 = load(c1 + -4);
    vector v6 = load(input + -4);
    vector v7 = load(c2 + -4);
    vector v8 = where_greater(v3, v4, v3, v5);
    vector v9 = where_greater(v4, v3, v3, v7);
    v8 += v9;
    v8 += v6;
    vector v10 = load(places + 2112);
    vector v11 = load(c1 + 0);
    vector v12 = load(input + 0);
    vector v13 = load(c2 + 0);
    vector v14 = where_greater(v3, v10, v3, v11);
    vector v15 = where_greater(v10, v3, v3, v13);
    v14 += v15;
    v14 += v12;
    for (; lines != 0; lines--) {
        vector v16 = load(places + 2116);
        vector v17 = load(c1 + 4);
        vector v18 = load(input + 4);
        vector v19 = load(c2 + 4);
        vector v20 = where_greater(v3, v16, v3, v17);
        vector v21 = where_greater(v16, v3, v3, v19);
        v20 += v21;
        v20 += v18;
        vector v22 = slide(v8, v14, 3);
        vector v23 = slide(v14, v20, 1);
        vector v24 = load(places + 0);
        vector v25 = where_greater(v3, v24, v3, v22);
        vector v26 = where_greater(v24, v3, v3, v23);
        v25 += v26;
        v25 += v14;
        vector v27 = load(places + 4224);
        vector v28 = load(places + 6336);
        vector v29 = v25 / v27;
        store(output + 0, v29);
        vector v30 = load(places + 2120);
        vector v31 = load(c1 + 8);
        vector v32 = load(input + 8);
        vector v33 = load(c2 + 8);
        vector v34 = where_greater(v3, v30, v3, v31);
        vector v35 = where_greater(v30, v3, v3, v33);
        v34 += v35;
        v34 += v32;
        vector v36 = slide(v14, v20, 3);
        vector v37 = slide(v20, v34, 1);
        vector v38 = load(places + 4);
        vector v39 = where_greater(v3, v38, v3, v36);
        vector v40 = where_greater(v38, v3, v3, v37);
        v39 += v40;
        v39 += v20;
        vector v41 = load(places + 4228);
        vector v42 = load(places + 6340);
        vector v43 = v39 / v41;
        store(output + 4, v43);
        vector v44 = load(places + 2124);
        vector v45 = load(c1 + 12);
        vector v46 = load(input + 12);
        vector v47 = load(c2 + 12);
        vector v48 = where_greater(v3, v44, v3, v45);
        vector v49 = where_greater(v44, v3, v3, v47);
        v48 += v49;
        v48 += v46;
        vector v50 = slide(v20, v34, 3);
        vector v51 = slide(v34, v48, 1);
        vector v52 = load(places + 8);
        vector v53 = where_greater(v3, v52, v3, v50);
        vector v54 = where_greater(v52, v3, v3, v51);
        v53 += v54;
        v53 += v34;
        vector v55 = load(places + 4232);
        vector v56 = load(places + 6344);
        vector v57 = v53 / v55;
        store(output + 8, v57);
        vector v58 = load(places + 2128);
        vector v59 = load(c1 + 16);
        vector v60 = load(input + 16);
        vector v61 = load(c2 + 16);
        vector v62 = where_greater(v3, v58, v3, v59);
        vector v63 = where_greater(v58, v3, v3, v61);
        v62 += v63;
        v62 += v60;
        vector v64 = slide(v34, v48, 3);
        vector v65 = slide(v48, v62, 1);
        vector v66 = load(places + 12);
        vector v67 = where_greater(v3, v66, v3, v64);
        vector v68 = where_greater(v66, v3, v3, v65);
        v67 += v68;
        v67 += v48;
        vector v69 = load(places + 4236);
        vector v70 = load(places + 6348);
        vector v71 = v67 / v69;
        store(output + 12, v71);
        v8 = v48;
        v14 = v62;
        c1 += 16;
        input += 16;
        c2 += 16;
        places += 16;
        output += 16;
    }
}

void nnp_pooling_average_around_streamed__c(size_t lines, const float* input, size_t width, const float* places, float* output, size_t ahead) {
    (void)ahead;
    const float*c1 = input;
    const float*c2 = input;
    c1 -= width;
    c2 += width;
    vector v3 = splat(0);
    vector v4 = load(places + 2108);
    vector v5 = load(c1 + -4);
    vector v6 = load(input + -4);
    vector v7 = load(c2 + -4);
    vector v8 = where_greater(v3, v4, v3, v5);
    vector v9 = where_greater(v4, v3, v3, v7);
    v8 += v9;
    v8 += v6;
    vector v10 = load(places + 2112);
    vector v11 = load(c1 + 0);
    vector v12 = load(input + 0);
    vector v13 = load(c2 + 0);
    vector v14 = where_greater(v3, v10, v3, v11);
    vector v15 = where_greater(v10, v3, v3, v13);
    v14 += v15;
    v14 += v12;
    for (; lines != 0; lines--) {
        vector v16 = load(places + 2116);
        vector v17 = load(c1 + 4);
        vector v18 = load(input + 4);
        vector v19 = load(c2 + 4);
        vector v20 = where_greater(v3, v16, v3, v17);
        vector v21 = where_greater(v16, v3, v3, v19);
        v20 += v21;
        v20 += v18;
        vector v22 = slide(v8, v14, 3);
        vector v23 = slide(v14, v20, 1);
        vector v24 = load(places + 0);
        vector v25 = where_greater(v3, v24, v3, v22);
        vector v26 = where_greater(v24, v3, v3, v23);
        v25 += v26;
        v25 += v14;
        vector v27 = load(places + 4224);
        vector v28 = load(places + 6336);
        vector v29 = v25 / v27;
        store(output + 0, v29);
        vector v30 = load(places + 2120);
        vector v31 = load(c1 + 8);
        vector v32 = load(input + 8);
        vector v33 = load(c2 + 8);
        vector v34 = where_greater(v3, v30, v3, v31);
        vector v35 = where_greater(v30, v3, v3, v33);
        v34 += v35;
        v34 += v32;
        vector v36 = slide(v14, v20, 3);
        vector v37 = slide(v20, v34, 1);
        vector v38 = load(places + 4);
        vector v39 = where_greater(v3, v38, v3, v36);
        vector v40 = where_greater(v38, v3, v3, v37);
        v39 += v40;
        v39 += v20;
        vector v41 = load(places + 4228);
        vector v42 = load(places + 6340);
        vector v43 = v39 / v41;
        store(output + 4, v43);
        vector v44 = load(places + 2124);
        vector v45 = load(c1 + 12);
        vector v46 = load(input + 12);
        vector v47 = load(c2 + 12);
        vector v48 = where_greater(v3, v44, v3, v45);
        vector v49 = where_greater(v44, v3, v3, v47);
        v48 += v49;
        v48 += v46;
        vector v50 = slide(v20, v34, 3);
        vector v51 = slide(v34, v48, 1);
        vector v52 = load(places + 8);
        vector v53 = where_greater(v3, v52, v3, v50);
        vector v54 = where_greater(v52, v3, v3, v51);
        v53 += v54;
        v53 += v34;
        vector v55 = load(places + 4232);
        vector v56 = load(places + 6344);
        vector v57 = v53 / v55;
        store(output + 8, v57);
        vector v58 = load(places + 2128);
        vector v59 = load(c1 + 16);
        vector v60 = load(input + 16);
        vector v61 = load(c2 + 16);
        vector v62 = where_greater(v3, v58, v3, v59);
        vector v63 = where_greater(v58, v3, v3, v61);
        v62 += v63;
        v62 += v60;
        vector v64 = slide(v34, v48, 3);
        vector v65 = slide(v48, v62, 1);
        vector v66 = load(places + 12);
        vector v67 = where_greater(v3, v66, v3, v64);
        vector v68 = where_greater(v66, v3, v3, v65);
        v67 += v68;
        v67 += v48;
        vector v69 = load(places + 4236);
        vector v70 = load(places + 6348);
        vector v71 = v67 / v69;
        store(output + 12, v71);
        v8 = v48;
        v14 = v62;
        c1 += 16;
        input += 16;
        c2 += 16;
        places += 16;
        output += 16;
    }
}

void nnp_pooling_average_of_2x2__c(size_t segment_count, const struct nnp_pooling_segment* segments, const struct nnp_pooling_rows* rows, float* output) {
    for (; segment_count != 0; segment_count--) {
        const float*c1 = segments->first;
        const float*c2 = segments->second;
        size_t s3 = segments->rows;
        for (; s3 != 0; s3--) {
            const float*c4 = segments->divisors;
            const float*c5 = c1;
            c5 += 2048;
            size_t s6 = rows->groups;
            for (; s6 != 0; s6--) {
                c5 += 32;
                vector v7 = load(c1 + 0);
                vector v8 = load(c2 + 0);
                v7 += v8;
                vector v9 = load(c1 + 4);
                vector v10 = load(c2 + 4);
                v9 += v10;
                vector v11 = load(c1 + 8);
                vector v12 = load(c2 + 8);
                v11 += v12;
                vector v13 = load(c1 + 12);
                vector v14 = load(c2 + 12);
                v13 += v14;
                vector v15 = every_second(v7, v9, 0);
                vector v16 = every_second(v7, v9, 1);
                vector v17 = every_second(v11, v13, 0);
                vector v18 = every_second(v11, v13, 1);
                v15 += v16;
                v17 += v18;
                vector v19 = load(c4 + 0);
                vector v20 = load(c4 + 2064);
                vector v21 = v15 / v19;
                store(output + 0, v21);
                vector v22 = load(c4 + 4);
                vector v23 = load(c4 + 2068);
                vector v24 = v17 / v22;
                store(output + 4, v24);
                c1 += 16;
                c2 += 16;
                output += 8;
                c4 += 8;
            }
            size_t s25 = rows->count;
            size_t s26 = rows->done;
            output += (ptrdiff_t)s25 - (ptrdiff_t)s26;
            size_t s27 = rows->pitch;
            size_t s28 = rows->input_done;
            c1 += (ptrdiff_t)s27 - (ptrdiff_t)s28;
            c2 += (ptrdiff_t)s27 - (ptrdiff_t)s28;
        }
        segments++;
    }
}

void nnp_pooling_average_of_3x3__c(size_t segment_count, const struct nnp_pooling_segment* segments, const struct nnp_pooling_rows* rows, float* output) {
    for (; segment_count != 0; segment_count--) {
        const float*c1 = segments->first;
        const float*c2 = segments->second;
        const float*c3 = segments->third;
        size_t s4 = segments->rows;
        for (; s4 != 0; s4--) {
            const float*c5 = segments->divisors;
            const float*c6 = c1;
            c6 += 2048;
            size_t s7 = rows->groups;
            for (; s7 != 0; s7--) {
                c6 += 72;
                vector v8 = load(c1 + 0);
                vector v9 = load(c2 + 0);
                vector v10 = load(c3 + 0);
                v8 += v9;
                v8 += v10;
                vector v11 = load(c1 + 4);
                vector v12 = load(c2 + 4);
                vector v13 = load(c3 + 4);
                v11 += v12;
                v11 += v13;
                vector v14 = load(c1 + 8);
                vector v15 = load(c2 + 8);
                vector v16 = load(c3 + 8);
                v14 += v15;
                v14 += v16;
                vector v17 = every_third(v8, v11, v14, 0);
                vector v18 = every_third(v8, v11, v14, 1);
                vector v19 = every_third(v8, v11, v14, 2);
                v17 += v18;
                v17 += v19;
                vector v20 = load(c5 + 0);
                vector v21 = load(c5 + 2064);
                vector v22 = v17 / v20;
                store(output + 0, v22);
                vector v23 = load(c1 + 12);
                vector v24 = load(c2 + 12);
                vector v25 = load(c3 + 12);
                v23 += v24;
                v23 += v25;
                vector v26 = load(c1 + 16);
                vector v27 = load(c2 + 16);
                vector v28 = load(c3 + 16);
                v26 += v27;
                v26 += v28;
                vector v29 = load(c1 + 20);
                vector v30 = load(c2 + 20);
                vector v31 = load(c3 + 20);
                v29 += v30;
                v29 += v31;
                vector v32 = every_third(v23, v26, v29, 0);
                vector v33 = every_third(v23, v26, v29, 1);
                vector v34 = every_third(v23, v26, v29, 2);
                v32 += v33;
                v32 += v34;
                vector v35 = load(c5 + 4);
                vector v36 = load(c5 + 2068);
                vector v37 = v32 / v35;
                store(output + 4, v37);
                c1 += 24;
                c2 += 24;
                c3 += 24;
                output += 8;
                c5 += 8;
            }
            size_t s38 = rows->count;
            size_t s39 = rows->done;
            output += (ptrdiff_t)s38 - (ptrdiff_t)s39;
            size_t s40 = rows->pitch;
            size_t s41 = rows->input_done;
            c1 += (ptrdiff_t)s40 - (ptrdiff_t)s41;
            c2 += (ptrdiff_t)s40 - (ptrdiff_t)s41;
            c3 += (ptrdiff_t)s40 - (ptrdiff_t)s41;
        }
        segments++;
    }
}

void nnp_pooling_average_of_3x3_by_2__c(size_t segment_count, const struct nnp_pooling_segment* segments, const struct nnp_pooling_rows* rows, float* output) {
    vector v1 = splat(0);
    for (; segment_count != 0; segment_count--) {
        const float*c2 = segments->first;
        const float*c3 = segments->second;
        const float*c4 = segments->third;
        size_t s5 = segments->rows;
        for (; s5 != 0; s5--) {
            const float*c6 = rows->ends;
            const float*c7 = segments->divisors;
            const float*c8 = c2;
            c8 += 2048;
            size_t s9 = rows->groups;
            for (; s9 != 0; s9--) {
                c8 += 28;
                vector v10 = load(c2 + 0);
                vector v11 = load(c3 + 0);
                vector v12 = load(c4 + 0);
                v10 += v11;
                v10 += v12;
                vector v13 = load(c2 + 4);
                vector v14 = load(c3 + 4);
                vector v15 = load(c4 + 4);
                v13 += v14;
                v13 += v15;
                vector v16 = load(c2 + 8);
                vector v17 = load(c3 + 8);
                vector v18 = load(c4 + 8);
                v16 += v17;
                v16 += v18;
                vector v19 = load(c2 + 12);
                vector v20 = load(c3 + 12);
                vector v21 = load(c4 + 12);
                v19 += v20;
                v19 += v21;
                vector v22 = every_second(v10, v13, 0);
                vector v23 = every_second(v10, v13, 1);
                vector v24 = every_second(v16, v19, 0);
                vector v25 = every_second(v16, v19, 1);
                vector v26 = slide(v22, v24, 1);
                vector v27 = load(c6 + 0);
                vector v28 = where_greater(v1, v27, v1, v22);
                vector v29 = where_greater(v27, v1, v1, v26);
                v28 += v29;
                v28 += v23;
                vector v30 = slide(v24, v24, 1);
                vector v31 = load(c6 + 4);
                vector v32 = where_greater(v1, v31, v1, v24);
                vector v33 = where_greater(v31, v1, v1, v30);
                v32 += v33;
                v32 += v25;
                vector v34 = load(c7 + 0);
                vector v35 = load(c7 + 2064);
                vector v36 = v28 / v34;
                store(output + 0, v36);
                vector v37 = load(c7 + 4);
                vector v38 = load(c7 + 2068);
                vector v39 = v32 / v37;
                store(output + 4, v39);
                c2 += 14;
                c3 += 14;
                c4 += 14;
                output += 7;
                c6 += 7;
                c7 += 7;
            }
            size_t s40 = rows->count;
            size_t s41 = rows->done;
            output += (ptrdiff_t)s40 - (ptrdiff_t)s41;
            size_t s42 = rows->pitch;
            size_t s43 = rows->input_done;
            c2 += (ptrdiff_t)s42 - (ptrdiff_t)s43;
            c3 += (ptrdiff_t)s42 - (ptrdiff_t)s43;
            c4 += (ptrdiff_t)s42 - (ptrdiff_t)s43;
        }
        segments++;
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
            input += (ptrdiff_t)input_pitch - (ptrdiff_t)s24;
            output += (ptrdiff_t)output_pitch - (ptrdiff_t)s23;
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
            input += (ptrdiff_t)input_pitch - (ptrdiff_t)s46;
            output += (ptrdiff_t)output_pitch - (ptrdiff_t)s45;
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
            input += (ptrdiff_t)input_pitch - (ptrdiff_t)s49;
            output += (ptrdiff_t)output_pitch - (ptrdiff_t)s48;
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
            input += (ptrdiff_t)input_pitch - (ptrdiff_t)s101;
            output += (ptrdiff_t)output_pitch - (ptrdiff_t)s100;
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
            input += (ptrdiff_t)input_pitch - (ptrdiff_t)s39;
            output += (ptrdiff_t)output_pitch - (ptrdiff_t)s38;
            divisors += (ptrdiff_t)output_pitch - (ptrdiff_t)s38;
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
            input += (ptrdiff_t)input_pitch - (ptrdiff_t)s76;
            output += (ptrdiff_t)output_pitch - (ptrdiff_t)s75;
            divisors += (ptrdiff_t)output_pitch - (ptrdiff_t)s75;
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
            input += (ptrdiff_t)input_pitch - (ptrdiff_t)s64;
            output += (ptrdiff_t)output_pitch - (ptrdiff_t)s63;
            divisors += (ptrdiff_t)output_pitch - (ptrdiff_t)s63;
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
            input += (ptrdiff_t)input_pitch - (ptrdiff_t)s131;
            output += (ptrdiff_t)output_pitch - (ptrdiff_t)s130;
            divisors += (ptrdiff_t)output_pitch - (ptrdiff_t)s130;
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
