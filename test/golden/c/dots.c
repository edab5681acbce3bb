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

void nnp_dots_1x4__c(size_t vectors, const float* a, size_t a_stride, const float* b, size_t b_stride, float* sums) {
    const float*c1 = a;
    const float*c2 = b;
    vector v3 = load(sums + 0);
    vector v4 = load(sums + 4);
    vector v5 = load(sums + 8);
    vector v6 = load(sums + 12);
    for (; vectors != 0; vectors--) {
        vector v7 = load(c1 + 0 * a_stride + 0);
        vector v8 = load(c2 + 0 * b_stride + 0);
        v3 += v7 * v8;
        vector v9 = load(c2 + 1 * b_stride + 0);
        v4 += v7 * v9;
        vector v10 = load(c2 + 2 * b_stride + 0);
        v5 += v7 * v10;
        vector v11 = load(c2 + 3 * b_stride + 0);
        v6 += v7 * v11;
        c1 += 4;
        c2 += 4;
    }
    store(sums + 0, v3);
    store(sums + 4, v4);
    store(sums + 8, v5);
    store(sums + 12, v6);
}

void nnp_dots_2x4__c(size_t vectors, const float* a, size_t a_stride, const float* b, size_t b_stride, float* sums) {
    const float*c1 = a;
    const float*c2 = b;
    vector v3 = load(sums + 0);
    vector v4 = load(sums + 4);
    vector v5 = load(sums + 8);
    vector v6 = load(sums + 12);
    vector v7 = load(sums + 16);
    vector v8 = load(sums + 20);
    vector v9 = load(sums + 24);
    vector v10 = load(sums + 28);
    for (; vectors != 0; vectors--) {
        vector v11 = load(c1 + 0 * a_stride + 0);
        vector v12 = load(c1 + 1 * a_stride + 0);
        vector v13 = load(c2 + 0 * b_stride + 0);
        v3 += v11 * v13;
        v7 += v12 * v13;
        vector v14 = load(c2 + 1 * b_stride + 0);
        v4 += v11 * v14;
        v8 += v12 * v14;
        vector v15 = load(c2 + 2 * b_stride + 0);
        v5 += v11 * v15;
        v9 += v12 * v15;
        vector v16 = load(c2 + 3 * b_stride + 0);
        v6 += v11 * v16;
        v10 += v12 * v16;
        c1 += 4;
        c2 += 4;
    }
    store(sums + 0, v3);
    store(sums + 4, v4);
    store(sums + 8, v5);
    store(sums + 12, v6);
    store(sums + 16, v7);
    store(sums + 20, v8);
    store(sums + 24, v9);
    store(sums + 28, v10);
}
