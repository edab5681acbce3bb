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

void nnp_sgemm_transposed_1x4__c_scalar(size_t k, const float* a, size_t a_stride, const float* b, float* c, const struct nnp_sgemm_output* output) {
    const float*c1 = output->bias;
    size_t s2 = output->row_stride;
    vector v3 = load(c1 + 0);
    vector v4 = load(c1 + 1);
    vector v5 = load(c1 + 2);
    vector v6 = load(c1 + 3);
    c1 += s2;
    size_t s7 = k / 1;
    for (; s7 != 0; s7--) {
        vector v8 = load(b + 0);
        vector v9 = load(b + 1);
        vector v10 = load(b + 2);
        vector v11 = load(b + 3);
        vector v12 = splat(a[0]);
        v3 += v8 * v12;
        v4 += v9 * v12;
        v5 += v10 * v12;
        v6 += v11 * v12;
        a += a_stride;
        b += 4;
    }
    size_t s13 = k % 1;
    for (; s13 != 0; s13--) {
        vector v14 = load(b + 0);
        vector v15 = load(b + 1);
        vector v16 = load(b + 2);
        vector v17 = load(b + 3);
        vector v18 = splat(a[0]);
        v3 += v14 * v18;
        v4 += v15 * v18;
        v5 += v16 * v18;
        v6 += v17 * v18;
        a += a_stride;
        b += 4;
    }
    vector v19 = splat((&output->minimum)[0]);
    vector v20 = maximum(v19, v3);
    store(c + 0, v20);
    vector v21 = maximum(v19, v4);
    store(c + 1, v21);
    vector v22 = maximum(v19, v5);
    store(c + 2, v22);
    vector v23 = maximum(v19, v6);
    store(c + 3, v23);
    c += 4;
}

void nnp_sgemm_transposed_2x4__c_scalar(size_t k, const float* a, size_t a_stride, const float* b, float* c, const struct nnp_sgemm_output* output) {
    const float*c1 = output->bias;
    size_t s2 = output->row_stride;
    vector v3 = load(c1 + 0);
    vector v4 = load(c1 + 1);
    vector v5 = load(c1 + 2);
    vector v6 = load(c1 + 3);
    c1 += s2;
    vector v7 = load(c1 + 0);
    vector v8 = load(c1 + 1);
    vector v9 = load(c1 + 2);
    vector v10 = load(c1 + 3);
    c1 += s2;
    size_t s11 = k / 1;
    for (; s11 != 0; s11--) {
        vector v12 = load(b + 0);
        vector v13 = load(b + 1);
        vector v14 = load(b + 2);
        vector v15 = load(b + 3);
        vector v16 = splat(a[0]);
        v3 += v12 * v16;
        v4 += v13 * v16;
        v5 += v14 * v16;
        v6 += v15 * v16;
        vector v17 = splat(a[1]);
        v7 += v12 * v17;
        v8 += v13 * v17;
        v9 += v14 * v17;
        v10 += v15 * v17;
        a += a_stride;
        b += 4;
    }
    size_t s18 = k % 1;
    for (; s18 != 0; s18--) {
        vector v19 = load(b + 0);
        vector v20 = load(b + 1);
        vector v21 = load(b + 2);
        vector v22 = load(b + 3);
        vector v23 = splat(a[0]);
        v3 += v19 * v23;
        v4 += v20 * v23;
        v5 += v21 * v23;
        v6 += v22 * v23;
        vector v24 = splat(a[1]);
        v7 += v19 * v24;
        v8 += v20 * v24;
        v9 += v21 * v24;
        v10 += v22 * v24;
        a += a_stride;
        b += 4;
    }
    vector v25 = splat((&output->minimum)[0]);
    vector v26 = maximum(v25, v3);
    store(c + 0, v26);
    vector v27 = maximum(v25, v4);
    store(c + 1, v27);
    vector v28 = maximum(v25, v5);
    store(c + 2, v28);
    vector v29 = maximum(v25, v6);
    store(c + 3, v29);
    c += 4;
    vector v30 = maximum(v25, v7);
    store(c + 0, v30);
    vector v31 = maximum(v25, v8);
    store(c + 1, v31);
    vector v32 = maximum(v25, v9);
    store(c + 2, v32);
    vector v33 = maximum(v25, v10);
    store(c + 3, v33);
    c += 4;
}
