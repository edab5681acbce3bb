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

void nnp_planes_pad__c(size_t rows, size_t count, const float* source, size_t source_stride, float* target, size_t target_stride) {
    size_t s1 = count / 4;
    size_t s2 = count % 4;
    uint64_t u3 = bits_below(s2) >> 0;
    for (; rows != 0; rows--) {
        const float*c4 = source;
        float*f5 = target;
        size_t s6 = s1;
        for (; s6 != 0; s6--) {
            vector v7 = load(c4 + 0);
            store(f5 + 0, v7);
            c4 += 4;
            f5 += 4;
        }
        if (s2 == 0) {
        } else {
            vector v8 = load_masked(c4 + 0, u3);
            store(f5 + 0, v8);
        }
        source += source_stride;
        target += target_stride;
    }
}

void nnp_planes_pad_by_2__c(size_t rows, size_t count, const float* source, size_t source_stride, float* even, float* odd, size_t target_stride) {
    size_t s1 = count / 8;
    size_t s2 = count % 8;
    uint64_t u3 = bits_below(s2) >> 0;
    uint64_t u4 = bits_below(s2) >> 4;
    for (; rows != 0; rows--) {
        const float*c5 = source;
        float*f6 = even;
        float*f7 = odd;
        size_t s8 = s1;
        for (; s8 != 0; s8--) {
            vector v9 = load(c5 + 0);
            vector v10 = load(c5 + 4);
            vector v11 = every_second(v9, v10, 0);
            vector v12 = every_second(v9, v10, 1);
            store(f6 + 0, v11);
            store(f7 + 0, v12);
            c5 += 8;
            f6 += 4;
            f7 += 4;
        }
        if (s2 == 0) {
        } else {
            vector v13 = load_masked(c5 + 0, u3);
            vector v14 = load_masked(c5 + 4, u4);
            vector v15 = every_second(v13, v14, 0);
            vector v16 = every_second(v13, v14, 1);
            store(f6 + 0, v15);
            store(f7 + 0, v16);
        }
        source += source_stride;
        even += target_stride;
        odd += target_stride;
    }
}

void nnp_planes_crop__c(size_t rows, size_t count, const float* source, size_t source_stride, float* target, size_t target_stride) {
    size_t s1 = count / 4;
    size_t s2 = count % 4;
    uint64_t u3 = bits_below(s2) >> 0;
    size_t s4 = rows - 1;
    for (; s4 != 0; s4--) {
        const float*c5 = source;
        float*f6 = target;
        size_t s7 = s1;
        for (; s7 != 0; s7--) {
            vector v8 = load(c5 + 0);
            store(f6 + 0, v8);
            c5 += 4;
            f6 += 4;
        }
        if (s2 == 0) {
        } else {
            vector v9 = load(c5 + 0);
            store(f6 + 0, v9);
        }
        source += source_stride;
        target += target_stride;
    }
    const float*c10 = source;
    float*f11 = target;
    size_t s12 = s1;
    for (; s12 != 0; s12--) {
        vector v13 = load(c10 + 0);
        store(f11 + 0, v13);
        c10 += 4;
        f11 += 4;
    }
    if (s2 == 0) {
    } else {
        vector v14 = load(c10 + 0);
        store_masked(f11 + 0, v14, u3);
    }
}
