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
    c2 += b_stride;
    const float*c3 = c2;
    c3 += b_stride;
    const float*c4 = c3;
    c4 += b_stride;
    vector v5 = load(sums + 0);
    vector v6 = load(sums + 4);
    vector v7 = load(sums + 8);
    vector v8 = load(sums + 12);
    size_t s9 = vectors / 4;
    for (; s9 != 0; s9--) {
        vector v10 = load(c1 + 0 * a_stride + 0);
        vector v11 = load(b + 0);
        v5 += v10 * v11;
        vector v12 = load(c2 + 0);
        v6 += v10 * v12;
        vector v13 = load(c3 + 0);
        v7 += v10 * v13;
        vector v14 = load(c4 + 0);
        v8 += v10 * v14;
        vector v15 = load(c1 + 0 * a_stride + 4);
        vector v16 = load(b + 4);
        v5 += v15 * v16;
        vector v17 = load(c2 + 4);
        v6 += v15 * v17;
        vector v18 = load(c3 + 4);
        v7 += v15 * v18;
        vector v19 = load(c4 + 4);
        v8 += v15 * v19;
        vector v20 = load(c1 + 0 * a_stride + 8);
        vector v21 = load(b + 8);
        v5 += v20 * v21;
        vector v22 = load(c2 + 8);
        v6 += v20 * v22;
        vector v23 = load(c3 + 8);
        v7 += v20 * v23;
        vector v24 = load(c4 + 8);
        v8 += v20 * v24;
        vector v25 = load(c1 + 0 * a_stride + 12);
        vector v26 = load(b + 12);
        v5 += v25 * v26;
        vector v27 = load(c2 + 12);
        v6 += v25 * v27;
        vector v28 = load(c3 + 12);
        v7 += v25 * v28;
        vector v29 = load(c4 + 12);
        v8 += v25 * v29;
        c1 += 16;
        b += 16;
        c2 += 16;
        c3 += 16;
        c4 += 16;
    }
    size_t s30 = vectors % 4;
    for (; s30 != 0; s30--) {
        vector v31 = load(c1 + 0 * a_stride + 0);
        vector v32 = load(b + 0);
        v5 += v31 * v32;
        vector v33 = load(c2 + 0);
        v6 += v31 * v33;
        vector v34 = load(c3 + 0);
        v7 += v31 * v34;
        vector v35 = load(c4 + 0);
        v8 += v31 * v35;
        c1 += 4;
        b += 4;
        c2 += 4;
        c3 += 4;
        c4 += 4;
    }
    store(sums + 0, v5);
    store(sums + 4, v6);
    store(sums + 8, v7);
    store(sums + 12, v8);
}

void nnp_dots_2x4__c(size_t vectors, const float* a, size_t a_stride, const float* b, size_t b_stride, float* sums) {
    const float*c1 = a;
    const float*c2 = b;
    c2 += b_stride;
    const float*c3 = c2;
    c3 += b_stride;
    const float*c4 = c3;
    c4 += b_stride;
    vector v5 = load(sums + 0);
    vector v6 = load(sums + 4);
    vector v7 = load(sums + 8);
    vector v8 = load(sums + 12);
    vector v9 = load(sums + 16);
    vector v10 = load(sums + 20);
    vector v11 = load(sums + 24);
    vector v12 = load(sums + 28);
    size_t s13 = vectors / 4;
    for (; s13 != 0; s13--) {
        vector v14 = load(c1 + 0 * a_stride + 0);
        vector v15 = load(c1 + 1 * a_stride + 0);
        vector v16 = load(b + 0);
        v5 += v14 * v16;
        v9 += v15 * v16;
        vector v17 = load(c2 + 0);
        v6 += v14 * v17;
        v10 += v15 * v17;
        vector v18 = load(c3 + 0);
        v7 += v14 * v18;
        v11 += v15 * v18;
        vector v19 = load(c4 + 0);
        v8 += v14 * v19;
        v12 += v15 * v19;
        vector v20 = load(c1 + 0 * a_stride + 4);
        vector v21 = load(c1 + 1 * a_stride + 4);
        vector v22 = load(b + 4);
        v5 += v20 * v22;
        v9 += v21 * v22;
        vector v23 = load(c2 + 4);
        v6 += v20 * v23;
        v10 += v21 * v23;
        vector v24 = load(c3 + 4);
        v7 += v20 * v24;
        v11 += v21 * v24;
        vector v25 = load(c4 + 4);
        v8 += v20 * v25;
        v12 += v21 * v25;
        vector v26 = load(c1 + 0 * a_stride + 8);
        vector v27 = load(c1 + 1 * a_stride + 8);
        vector v28 = load(b + 8);
        v5 += v26 * v28;
        v9 += v27 * v28;
        vector v29 = load(c2 + 8);
        v6 += v26 * v29;
        v10 += v27 * v29;
        vector v30 = load(c3 + 8);
        v7 += v26 * v30;
        v11 += v27 * v30;
        vector v31 = load(c4 + 8);
        v8 += v26 * v31;
        v12 += v27 * v31;
        vector v32 = load(c1 + 0 * a_stride + 12);
        vector v33 = load(c1 + 1 * a_stride + 12);
        vector v34 = load(b + 12);
        v5 += v32 * v34;
        v9 += v33 * v34;
        vector v35 = load(c2 + 12);
        v6 += v32 * v35;
        v10 += v33 * v35;
        vector v36 = load(c3 + 12);
        v7 += v32 * v36;
        v11 += v33 * v36;
        vector v37 = load(c4 + 12);
        v8 += v32 * v37;
        v12 += v33 * v37;
        c1 += 16;
        b += 16;
        c2 += 16;
        c3 += 16;
        c4 += 16;
    }
    size_t s38 = vectors % 4;
    for (; s38 != 0; s38--) {
        vector v39 = load(c1 + 0 * a_stride + 0);
        vector v40 = load(c1 + 1 * a_stride + 0);
        vector v41 = load(b + 0);
        v5 += v39 * v41;
        v9 += v40 * v41;
        vector v42 = load(c2 + 0);
        v6 += v39 * v42;
        v10 += v40 * v42;
        vector v43 = load(c3 + 0);
        v7 += v39 * v43;
        v11 += v40 * v43;
        vector v44 = load(c4 + 0);
        v8 += v39 * v44;
        v12 += v40 * v44;
        c1 += 4;
        b += 4;
        c2 += 4;
        c3 += 4;
        c4 += 4;
    }
    store(sums + 0, v5);
    store(sums + 4, v6);
    store(sums + 8, v7);
    store(sums + 12, v8);
    store(sums + 16, v9);
    store(sums + 20, v10);
    store(sums + 24, v11);
    store(sums + 28, v12);
}
