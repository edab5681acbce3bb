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

void nnp_im2col__c_scalar(size_t channels, const float* input, size_t channel_stride, size_t run_count, const struct nnp_im2col_run* runs, float* output, size_t output_stride) {
    if (run_count == 1) {
        const struct nnp_im2col_run*c1 = runs;
        const float*c2 = input;
        size_t s3 = c1->offset;
        c2 += s3;
        size_t s4 = c1->mask;
        for (; channels != 0; channels--) {
            vector v5 = load_masked(c2 + 0, s4);
            store(output + 0, v5);
            c2 += channel_stride;
            output += output_stride;
        }
    } else {
        if (run_count == 2) {
            const struct nnp_im2col_run*c6 = runs;
            const float*c7 = input;
            size_t s8 = c6->offset;
            c7 += s8;
            size_t s9 = c6->mask;
            c6++;
            const float*c10 = input;
            size_t s11 = c6->offset;
            c10 += s11;
            size_t s12 = c6->mask;
            for (; channels != 0; channels--) {
                vector v13 = load_masked(c7 + 0, s9);
                vector v14 = load_masked(c10 + 0, s12);
                v13 += v14;
                store(output + 0, v13);
                c7 += channel_stride;
                c10 += channel_stride;
                output += output_stride;
            }
        } else {
            if (run_count == 3) {
                const struct nnp_im2col_run*c15 = runs;
                const float*c16 = input;
                size_t s17 = c15->offset;
                c16 += s17;
                size_t s18 = c15->mask;
                c15++;
                const float*c19 = input;
                size_t s20 = c15->offset;
                c19 += s20;
                size_t s21 = c15->mask;
                c15++;
                const float*c22 = input;
                size_t s23 = c15->offset;
                c22 += s23;
                size_t s24 = c15->mask;
                for (; channels != 0; channels--) {
                    vector v25 = load_masked(c16 + 0, s18);
                    vector v26 = load_masked(c19 + 0, s21);
                    vector v27 = load_masked(c22 + 0, s24);
                    v25 += v26;
                    v25 += v27;
                    store(output + 0, v25);
                    c16 += channel_stride;
                    c19 += channel_stride;
                    c22 += channel_stride;
                    output += output_stride;
                }
            } else {
                for (; channels != 0; channels--) {
                    vector v28 = splat(0);
                    const struct nnp_im2col_run*c29 = runs;
                    size_t s30 = run_count;
                    for (; s30 != 0; s30--) {
                        const float*c31 = input;
                        size_t s32 = c29->offset;
                        c31 += s32;
                        size_t s33 = c29->mask;
                        vector v34 = load_masked(c31 + 0, s33);
                        v28 += v34;
                        c29++;
                    }
                    store(output + 0, v28);
                    input += channel_stride;
                    output += output_stride;
                }
            }
        }
    }
}

void nnp_im2col_by_2__c_scalar(size_t channels, const float* input, size_t channel_stride, size_t run_count, const struct nnp_im2col_run* runs, float* output, size_t output_stride) {
    if (run_count == 1) {
        const struct nnp_im2col_run*c1 = runs;
        const float*c2 = input;
        size_t s3 = c1->offset;
        c2 += s3;
        size_t s4 = c1->mask;
        size_t s5 = s4 / 2;
        for (; channels != 0; channels--) {
            vector v6 = load_masked(c2 + 0, s4);
            vector v7 = load_masked(c2 + 1, s5);
            vector v8 = every_second(v6, v7, 0);
            vector v9 = every_second(v6, v7, 1);
            store(output + 0, v8);
            c2 += channel_stride;
            output += output_stride;
        }
    } else {
        if (run_count == 2) {
            const struct nnp_im2col_run*c10 = runs;
            const float*c11 = input;
            size_t s12 = c10->offset;
            c11 += s12;
            size_t s13 = c10->mask;
            size_t s14 = s13 / 2;
            c10++;
            const float*c15 = input;
            size_t s16 = c10->offset;
            c15 += s16;
            size_t s17 = c10->mask;
            size_t s18 = s17 / 2;
            for (; channels != 0; channels--) {
                vector v19 = load_masked(c11 + 0, s13);
                vector v20 = load_masked(c11 + 1, s14);
                vector v21 = every_second(v19, v20, 0);
                vector v22 = every_second(v19, v20, 1);
                vector v23 = load_masked(c15 + 0, s17);
                vector v24 = load_masked(c15 + 1, s18);
                vector v25 = every_second(v23, v24, 0);
                vector v26 = every_second(v23, v24, 1);
                v21 += v25;
                store(output + 0, v21);
                c11 += channel_stride;
                c15 += channel_stride;
                output += output_stride;
            }
        } else {
            if (run_count == 3) {
                const struct nnp_im2col_run*c27 = runs;
                const float*c28 = input;
                size_t s29 = c27->offset;
                c28 += s29;
                size_t s30 = c27->mask;
                size_t s31 = s30 / 2;
                c27++;
                const float*c32 = input;
                size_t s33 = c27->offset;
                c32 += s33;
                size_t s34 = c27->mask;
                size_t s35 = s34 / 2;
                c27++;
                const float*c36 = input;
                size_t s37 = c27->offset;
                c36 += s37;
                size_t s38 = c27->mask;
                size_t s39 = s38 / 2;
                for (; channels != 0; channels--) {
                    vector v40 = load_masked(c28 + 0, s30);
                    vector v41 = load_masked(c28 + 1, s31);
                    vector v42 = every_second(v40, v41, 0);
                    vector v43 = every_second(v40, v41, 1);
                    vector v44 = load_masked(c32 + 0, s34);
                    vector v45 = load_masked(c32 + 1, s35);
                    vector v46 = every_second(v44, v45, 0);
                    vector v47 = every_second(v44, v45, 1);
                    vector v48 = load_masked(c36 + 0, s38);
                    vector v49 = load_masked(c36 + 1, s39);
                    vector v50 = every_second(v48, v49, 0);
                    vector v51 = every_second(v48, v49, 1);
                    v42 += v46;
                    v42 += v50;
                    store(output + 0, v42);
                    c28 += channel_stride;
                    c32 += channel_stride;
                    c36 += channel_stride;
                    output += output_stride;
                }
            } else {
                for (; channels != 0; channels--) {
                    vector v52 = splat(0);
                    const struct nnp_im2col_run*c53 = runs;
                    size_t s54 = run_count;
                    for (; s54 != 0; s54--) {
                        const float*c55 = input;
                        size_t s56 = c53->offset;
                        c55 += s56;
                        size_t s57 = c53->mask;
                        size_t s58 = s57 / 2;
                        vector v59 = load_masked(c55 + 0, s57);
                        vector v60 = load_masked(c55 + 1, s58);
                        vector v61 = every_second(v59, v60, 0);
                        vector v62 = every_second(v59, v60, 1);
                        v52 += v61;
                        c53++;
                    }
                    store(output + 0, v52);
                    input += channel_stride;
                    output += output_stride;
                }
            }
        }
    }
}
