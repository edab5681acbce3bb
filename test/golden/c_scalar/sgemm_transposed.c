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
    vector v1 = splat(0);
    vector v2 = splat(0);
    vector v3 = splat(0);
    vector v4 = splat(0);
    size_t s5 = k / 1;
    for (; s5 != 0; s5--) {
        vector v6 = load(b + 0);
        vector v7 = load(b + 1);
        vector v8 = load(b + 2);
        vector v9 = load(b + 3);
        vector v10 = splat(a[0]);
        v1 += v6 * v10;
        v2 += v7 * v10;
        v3 += v8 * v10;
        v4 += v9 * v10;
        a += a_stride;
        b += 4;
    }
    size_t s11 = k % 1;
    for (; s11 != 0; s11--) {
        vector v12 = load(b + 0);
        vector v13 = load(b + 1);
        vector v14 = load(b + 2);
        vector v15 = load(b + 3);
        vector v16 = splat(a[0]);
        v1 += v12 * v16;
        v2 += v13 * v16;
        v3 += v14 * v16;
        v4 += v15 * v16;
        a += a_stride;
        b += 4;
    }
    const float*c17 = output->bias;
    size_t s18 = output->row_stride;
    vector v19 = splat((&output->minimum)[0]);
    vector v20 = load(c17 + 0);
    v1 += v20;
    vector v21 = maximum(v19, v1);
    store(c + 0, v21);
    vector v22 = load(c17 + 1);
    v2 += v22;
    vector v23 = maximum(v19, v2);
    store(c + 1, v23);
    vector v24 = load(c17 + 2);
    v3 += v24;
    vector v25 = maximum(v19, v3);
    store(c + 2, v25);
    vector v26 = load(c17 + 3);
    v4 += v26;
    vector v27 = maximum(v19, v4);
    store(c + 3, v27);
    c17 += s18;
    c += 4;
}

void nnp_sgemm_transposed_2x4__c_scalar(size_t k, const float* a, size_t a_stride, const float* b, float* c, const struct nnp_sgemm_output* output) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    vector v3 = splat(0);
    vector v4 = splat(0);
    vector v5 = splat(0);
    vector v6 = splat(0);
    vector v7 = splat(0);
    vector v8 = splat(0);
    size_t s9 = k / 1;
    for (; s9 != 0; s9--) {
        vector v10 = load(b + 0);
        vector v11 = load(b + 1);
        vector v12 = load(b + 2);
        vector v13 = load(b + 3);
        vector v14 = splat(a[0]);
        v1 += v10 * v14;
        v2 += v11 * v14;
        v3 += v12 * v14;
        v4 += v13 * v14;
        vector v15 = splat(a[1]);
        v5 += v10 * v15;
        v6 += v11 * v15;
        v7 += v12 * v15;
        v8 += v13 * v15;
        a += a_stride;
        b += 4;
    }
    size_t s16 = k % 1;
    for (; s16 != 0; s16--) {
        vector v17 = load(b + 0);
        vector v18 = load(b + 1);
        vector v19 = load(b + 2);
        vector v20 = load(b + 3);
        vector v21 = splat(a[0]);
        v1 += v17 * v21;
        v2 += v18 * v21;
        v3 += v19 * v21;
        v4 += v20 * v21;
        vector v22 = splat(a[1]);
        v5 += v17 * v22;
        v6 += v18 * v22;
        v7 += v19 * v22;
        v8 += v20 * v22;
        a += a_stride;
        b += 4;
    }
    const float*c23 = output->bias;
    size_t s24 = output->row_stride;
    vector v25 = splat((&output->minimum)[0]);
    vector v26 = load(c23 + 0);
    v1 += v26;
    vector v27 = maximum(v25, v1);
    store(c + 0, v27);
    vector v28 = load(c23 + 1);
    v2 += v28;
    vector v29 = maximum(v25, v2);
    store(c + 1, v29);
    vector v30 = load(c23 + 2);
    v3 += v30;
    vector v31 = maximum(v25, v3);
    store(c + 2, v31);
    vector v32 = load(c23 + 3);
    v4 += v32;
    vector v33 = maximum(v25, v4);
    store(c + 3, v33);
    c23 += s24;
    c += 4;
    vector v34 = load(c23 + 0);
    v5 += v34;
    vector v35 = maximum(v25, v5);
    store(c + 0, v35);
    vector v36 = load(c23 + 1);
    v6 += v36;
    vector v37 = maximum(v25, v6);
    store(c + 1, v37);
    vector v38 = load(c23 + 2);
    v7 += v38;
    vector v39 = maximum(v25, v7);
    store(c + 2, v39);
    vector v40 = load(c23 + 3);
    v8 += v40;
    vector v41 = maximum(v25, v8);
    store(c + 3, v41);
    c23 += s24;
    c += 4;
}
