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

void nnp_stream_rows__c(size_t rows, size_t count, const float* source, size_t source_stride, float* target, size_t target_stride) {
    for (; rows != 0; rows--) {
        const float*c1 = source;
        float*f2 = target;
        size_t s3 = (0 - (uintptr_t)f2 / sizeof(float)) % 16;
        size_t s4 = s3 < count ? s3 : count;
        if (s4 == 0) {
        } else {
            uint64_t u5 = bits_below(s4) >> 0;
            uint64_t u6 = bits_below(s4) >> 4;
            uint64_t u7 = bits_below(s4) >> 8;
            uint64_t u8 = bits_below(s4) >> 12;
            vector v9 = load_masked(c1 + 0, u5);
            store_masked(f2 + 0, v9, u5);
            vector v10 = load_masked(c1 + 4, u6);
            store_masked(f2 + 4, v10, u6);
            vector v11 = load_masked(c1 + 8, u7);
            store_masked(f2 + 8, v11, u7);
            vector v12 = load_masked(c1 + 12, u8);
            store_masked(f2 + 12, v12, u8);
            c1 += s4;
            f2 += s4;
        }
        size_t s13 = count - s4;
        size_t s14 = s13 / 16;
        for (; s14 != 0; s14--) {
            vector v15 = load(c1 + 0);
            store(f2 + 0, v15);
            vector v16 = load(c1 + 4);
            store(f2 + 4, v16);
            vector v17 = load(c1 + 8);
            store(f2 + 8, v17);
            vector v18 = load(c1 + 12);
            store(f2 + 12, v18);
            c1 += 16;
            f2 += 16;
        }
        size_t s19 = s13 % 16;
        if (s19 == 0) {
        } else {
            uint64_t u20 = bits_below(s19) >> 0;
            uint64_t u21 = bits_below(s19) >> 4;
            uint64_t u22 = bits_below(s19) >> 8;
            uint64_t u23 = bits_below(s19) >> 12;
            vector v24 = load_masked(c1 + 0, u20);
            store_masked(f2 + 0, v24, u20);
            vector v25 = load_masked(c1 + 4, u21);
            store_masked(f2 + 4, v25, u21);
            vector v26 = load_masked(c1 + 8, u22);
            store_masked(f2 + 8, v26, u22);
            vector v27 = load_masked(c1 + 12, u23);
            store_masked(f2 + 12, v27, u23);
            c1 += s19;
            f2 += s19;
        }
        source += source_stride;
        target += target_stride;
    }
}

void nnp_stream_fence__c(void) {

}
