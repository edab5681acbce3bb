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

void nnp_stream_rows__c_scalar(size_t rows, size_t count, const float* source, size_t source_stride, float* target, size_t target_stride) {
    for (; rows != 0; rows--) {
        const float*c1 = source;
        float*f2 = target;
        size_t s3 = (0 - (uintptr_t)f2 / sizeof(float)) % 16;
        size_t s4 = s3 < count ? s3 : count;
        if (s4 == 0) {
        } else {
            uint64_t u5 = bits_below(s4) >> 0;
            uint64_t u6 = bits_below(s4) >> 1;
            uint64_t u7 = bits_below(s4) >> 2;
            uint64_t u8 = bits_below(s4) >> 3;
            uint64_t u9 = bits_below(s4) >> 4;
            uint64_t u10 = bits_below(s4) >> 5;
            uint64_t u11 = bits_below(s4) >> 6;
            uint64_t u12 = bits_below(s4) >> 7;
            uint64_t u13 = bits_below(s4) >> 8;
            uint64_t u14 = bits_below(s4) >> 9;
            uint64_t u15 = bits_below(s4) >> 10;
            uint64_t u16 = bits_below(s4) >> 11;
            uint64_t u17 = bits_below(s4) >> 12;
            uint64_t u18 = bits_below(s4) >> 13;
            uint64_t u19 = bits_below(s4) >> 14;
            uint64_t u20 = bits_below(s4) >> 15;
            vector v21 = load_masked(c1 + 0, u5);
            store_masked(f2 + 0, v21, u5);
            vector v22 = load_masked(c1 + 1, u6);
            store_masked(f2 + 1, v22, u6);
            vector v23 = load_masked(c1 + 2, u7);
            store_masked(f2 + 2, v23, u7);
            vector v24 = load_masked(c1 + 3, u8);
            store_masked(f2 + 3, v24, u8);
            vector v25 = load_masked(c1 + 4, u9);
            store_masked(f2 + 4, v25, u9);
            vector v26 = load_masked(c1 + 5, u10);
            store_masked(f2 + 5, v26, u10);
            vector v27 = load_masked(c1 + 6, u11);
            store_masked(f2 + 6, v27, u11);
            vector v28 = load_masked(c1 + 7, u12);
            store_masked(f2 + 7, v28, u12);
            vector v29 = load_masked(c1 + 8, u13);
            store_masked(f2 + 8, v29, u13);
            vector v30 = load_masked(c1 + 9, u14);
            store_masked(f2 + 9, v30, u14);
            vector v31 = load_masked(c1 + 10, u15);
            store_masked(f2 + 10, v31, u15);
            vector v32 = load_masked(c1 + 11, u16);
            store_masked(f2 + 11, v32, u16);
            vector v33 = load_masked(c1 + 12, u17);
            store_masked(f2 + 12, v33, u17);
            vector v34 = load_masked(c1 + 13, u18);
            store_masked(f2 + 13, v34, u18);
            vector v35 = load_masked(c1 + 14, u19);
            store_masked(f2 + 14, v35, u19);
            vector v36 = load_masked(c1 + 15, u20);
            store_masked(f2 + 15, v36, u20);
            c1 += s4;
            f2 += s4;
        }
        size_t s37 = count - s4;
        size_t s38 = s37 / 16;
        for (; s38 != 0; s38--) {
            vector v39 = load(c1 + 0);
            store(f2 + 0, v39);
            vector v40 = load(c1 + 1);
            store(f2 + 1, v40);
            vector v41 = load(c1 + 2);
            store(f2 + 2, v41);
            vector v42 = load(c1 + 3);
            store(f2 + 3, v42);
            vector v43 = load(c1 + 4);
            store(f2 + 4, v43);
            vector v44 = load(c1 + 5);
            store(f2 + 5, v44);
            vector v45 = load(c1 + 6);
            store(f2 + 6, v45);
            vector v46 = load(c1 + 7);
            store(f2 + 7, v46);
            vector v47 = load(c1 + 8);
            store(f2 + 8, v47);
            vector v48 = load(c1 + 9);
            store(f2 + 9, v48);
            vector v49 = load(c1 + 10);
            store(f2 + 10, v49);
            vector v50 = load(c1 + 11);
            store(f2 + 11, v50);
            vector v51 = load(c1 + 12);
            store(f2 + 12, v51);
            vector v52 = load(c1 + 13);
            store(f2 + 13, v52);
            vector v53 = load(c1 + 14);
            store(f2 + 14, v53);
            vector v54 = load(c1 + 15);
            store(f2 + 15, v54);
            c1 += 16;
            f2 += 16;
        }
        size_t s55 = s37 % 16;
        if (s55 == 0) {
        } else {
            uint64_t u56 = bits_below(s55) >> 0;
            uint64_t u57 = bits_below(s55) >> 1;
            uint64_t u58 = bits_below(s55) >> 2;
            uint64_t u59 = bits_below(s55) >> 3;
            uint64_t u60 = bits_below(s55) >> 4;
            uint64_t u61 = bits_below(s55) >> 5;
            uint64_t u62 = bits_below(s55) >> 6;
            uint64_t u63 = bits_below(s55) >> 7;
            uint64_t u64 = bits_below(s55) >> 8;
            uint64_t u65 = bits_below(s55) >> 9;
            uint64_t u66 = bits_below(s55) >> 10;
            uint64_t u67 = bits_below(s55) >> 11;
            uint64_t u68 = bits_below(s55) >> 12;
            uint64_t u69 = bits_below(s55) >> 13;
            uint64_t u70 = bits_below(s55) >> 14;
            uint64_t u71 = bits_below(s55) >> 15;
            vector v72 = load_masked(c1 + 0, u56);
            store_masked(f2 + 0, v72, u56);
            vector v73 = load_masked(c1 + 1, u57);
            store_masked(f2 + 1, v73, u57);
            vector v74 = load_masked(c1 + 2, u58);
            store_masked(f2 + 2, v74, u58);
            vector v75 = load_masked(c1 + 3, u59);
            store_masked(f2 + 3, v75, u59);
            vector v76 = load_masked(c1 + 4, u60);
            store_masked(f2 + 4, v76, u60);
            vector v77 = load_masked(c1 + 5, u61);
            store_masked(f2 + 5, v77, u61);
            vector v78 = load_masked(c1 + 6, u62);
            store_masked(f2 + 6, v78, u62);
            vector v79 = load_masked(c1 + 7, u63);
            store_masked(f2 + 7, v79, u63);
            vector v80 = load_masked(c1 + 8, u64);
            store_masked(f2 + 8, v80, u64);
            vector v81 = load_masked(c1 + 9, u65);
            store_masked(f2 + 9, v81, u65);
            vector v82 = load_masked(c1 + 10, u66);
            store_masked(f2 + 10, v82, u66);
            vector v83 = load_masked(c1 + 11, u67);
            store_masked(f2 + 11, v83, u67);
            vector v84 = load_masked(c1 + 12, u68);
            store_masked(f2 + 12, v84, u68);
            vector v85 = load_masked(c1 + 13, u69);
            store_masked(f2 + 13, v85, u69);
            vector v86 = load_masked(c1 + 14, u70);
            store_masked(f2 + 14, v86, u70);
            vector v87 = load_masked(c1 + 15, u71);
            store_masked(f2 + 15, v87, u71);
            c1 += s55;
            f2 += s55;
        }
        source += source_stride;
        target += target_stride;
    }
}

void nnp_stream_fence__c_scalar(void) {

}
