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

void nnp_strassen_sums__c(size_t steps, size_t columns, const float* x, const struct nnp_quarters* quarters, float* sums) {
    const float*c1 = x;
    const float*c2 = x;
    size_t s3 = quarters->channels;
    c1 += s3;
    size_t s4 = quarters->pixels;
    c2 += s4;
    const float*c5 = c2;
    size_t s6 = quarters->channels;
    c5 += s6;
    size_t s7 = quarters->step;
    uint64_t u8 = bits_below(columns) >> 0;
    for (; steps != 0; steps--) {
        vector v9 = load_masked(x + 0, u8);
        vector v10 = load_masked(c1 + 0, u8);
        vector v11 = load_masked(c2 + 0, u8);
        vector v12 = load_masked(c5 + 0, u8);
        vector v13 = v11 + v12;
        vector v14 = v13 - v9;
        vector v15 = v9 - v11;
        vector v16 = v10 - v14;
        store(sums + 0, v13);
        store(sums + 4, v14);
        store(sums + 8, v15);
        store(sums + 12, v16);
        x += s7;
        c1 += s7;
        c2 += s7;
        c5 += s7;
        sums += 16;
    }
}

void nnp_strassen_add__c(size_t vectors, const float* a, const float* b, const float* minimum, float* c) {
    vector v1 = splat(minimum[0]);
    for (; vectors != 0; vectors--) {
        vector v2 = load(a + 0);
        vector v3 = load(b + 0);
        vector v4 = v2 + v3;
        vector v5 = maximum(v1, v4);
        store(c + 0, v5);
        a += 4;
        b += 4;
        c += 4;
    }
}
