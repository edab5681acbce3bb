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

void nnp_fma_peak__c_scalar(size_t iterations) {
    vector v1 = splat(0);
    __asm__ volatile("" : "+m"(v1));
    vector v2 = splat(0);
    __asm__ volatile("" : "+m"(v2));
    vector v3 = splat(0);
    __asm__ volatile("" : "+m"(v3));
    vector v4 = splat(0);
    __asm__ volatile("" : "+m"(v4));
    vector v5 = splat(0);
    __asm__ volatile("" : "+m"(v5));
    vector v6 = splat(0);
    __asm__ volatile("" : "+m"(v6));
    vector v7 = splat(0);
    __asm__ volatile("" : "+m"(v7));
    vector v8 = splat(0);
    __asm__ volatile("" : "+m"(v8));
    vector v9 = splat(0);
    __asm__ volatile("" : "+m"(v9));
    vector v10 = splat(0);
    __asm__ volatile("" : "+m"(v10));
    vector v11 = splat(0);
    __asm__ volatile("" : "+m"(v11));
    vector v12 = splat(0);
    __asm__ volatile("" : "+m"(v12));
    vector v13 = splat(0);
    __asm__ volatile("" : "+m"(v13));
    vector v14 = splat(0);
    __asm__ volatile("" : "+m"(v14));
    for (; iterations != 0; iterations--) {
        v3 += v1 * v2;
        v4 += v1 * v2;
        v5 += v1 * v2;
        v6 += v1 * v2;
        v7 += v1 * v2;
        v8 += v1 * v2;
        v9 += v1 * v2;
        v10 += v1 * v2;
        v11 += v1 * v2;
        v12 += v1 * v2;
        v13 += v1 * v2;
        v14 += v1 * v2;
        v3 += v1 * v2;
        v4 += v1 * v2;
        v5 += v1 * v2;
        v6 += v1 * v2;
        v7 += v1 * v2;
        v8 += v1 * v2;
        v9 += v1 * v2;
        v10 += v1 * v2;
        v11 += v1 * v2;
        v12 += v1 * v2;
        v13 += v1 * v2;
        v14 += v1 * v2;
        v3 += v1 * v2;
        v4 += v1 * v2;
        v5 += v1 * v2;
        v6 += v1 * v2;
        v7 += v1 * v2;
        v8 += v1 * v2;
        v9 += v1 * v2;
        v10 += v1 * v2;
        v11 += v1 * v2;
        v12 += v1 * v2;
        v13 += v1 * v2;
        v14 += v1 * v2;
        v3 += v1 * v2;
        v4 += v1 * v2;
        v5 += v1 * v2;
        v6 += v1 * v2;
        v7 += v1 * v2;
        v8 += v1 * v2;
        v9 += v1 * v2;
        v10 += v1 * v2;
        v11 += v1 * v2;
        v12 += v1 * v2;
        v13 += v1 * v2;
        v14 += v1 * v2;
    }
    __asm__ volatile("" : : "m"(v3));
    __asm__ volatile("" : : "m"(v4));
    __asm__ volatile("" : : "m"(v5));
    __asm__ volatile("" : : "m"(v6));
    __asm__ volatile("" : : "m"(v7));
    __asm__ volatile("" : : "m"(v8));
    __asm__ volatile("" : : "m"(v9));
    __asm__ volatile("" : : "m"(v10));
    __asm__ volatile("" : : "m"(v11));
    __asm__ volatile("" : : "m"(v12));
    __asm__ volatile("" : : "m"(v13));
    __asm__ volatile("" : : "m"(v14));
}
