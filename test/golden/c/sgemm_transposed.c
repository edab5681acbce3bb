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

void nnp_sgemm_transposed_1x8__c(size_t k, const float* a, size_t a_stride, const float* b, float* c, const struct nnp_sgemm_output* output) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    size_t s3 = k / 4;
    for (; s3 != 0; s3--) {
        vector v4 = load(b + 0);
        vector v5 = load(b + 4);
        vector v6 = splat(a[0]);
        v1 += v4 * v6;
        v2 += v5 * v6;
        a += a_stride;
        vector v7 = load(b + 8);
        vector v8 = load(b + 12);
        vector v9 = splat(a[0]);
        v1 += v7 * v9;
        v2 += v8 * v9;
        a += a_stride;
        vector v10 = load(b + 16);
        vector v11 = load(b + 20);
        vector v12 = splat(a[0]);
        v1 += v10 * v12;
        v2 += v11 * v12;
        a += a_stride;
        vector v13 = load(b + 24);
        vector v14 = load(b + 28);
        vector v15 = splat(a[0]);
        v1 += v13 * v15;
        v2 += v14 * v15;
        a += a_stride;
        b += 32;
    }
    size_t s16 = k % 4;
    for (; s16 != 0; s16--) {
        vector v17 = load(b + 0);
        vector v18 = load(b + 4);
        vector v19 = splat(a[0]);
        v1 += v17 * v19;
        v2 += v18 * v19;
        a += a_stride;
        b += 8;
    }
    const float*c20 = output->bias;
    size_t s21 = output->row_stride;
    vector v22 = splat((&output->minimum)[0]);
    vector v23 = load(c20 + 0);
    v1 += v23;
    vector v24 = maximum(v22, v1);
    store(c + 0, v24);
    vector v25 = load(c20 + 4);
    v2 += v25;
    vector v26 = maximum(v22, v2);
    store(c + 4, v26);
    c20 += s21;
    c += 8;
}

void nnp_sgemm_transposed_2x8__c(size_t k, const float* a, size_t a_stride, const float* b, float* c, const struct nnp_sgemm_output* output) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    vector v3 = splat(0);
    vector v4 = splat(0);
    size_t s5 = k / 4;
    for (; s5 != 0; s5--) {
        vector v6 = load(b + 0);
        vector v7 = load(b + 4);
        vector v8 = splat(a[0]);
        v1 += v6 * v8;
        v2 += v7 * v8;
        vector v9 = splat(a[1]);
        v3 += v6 * v9;
        v4 += v7 * v9;
        a += a_stride;
        vector v10 = load(b + 8);
        vector v11 = load(b + 12);
        vector v12 = splat(a[0]);
        v1 += v10 * v12;
        v2 += v11 * v12;
        vector v13 = splat(a[1]);
        v3 += v10 * v13;
        v4 += v11 * v13;
        a += a_stride;
        vector v14 = load(b + 16);
        vector v15 = load(b + 20);
        vector v16 = splat(a[0]);
        v1 += v14 * v16;
        v2 += v15 * v16;
        vector v17 = splat(a[1]);
        v3 += v14 * v17;
        v4 += v15 * v17;
        a += a_stride;
        vector v18 = load(b + 24);
        vector v19 = load(b + 28);
        vector v20 = splat(a[0]);
        v1 += v18 * v20;
        v2 += v19 * v20;
        vector v21 = splat(a[1]);
        v3 += v18 * v21;
        v4 += v19 * v21;
        a += a_stride;
        b += 32;
    }
    size_t s22 = k % 4;
    for (; s22 != 0; s22--) {
        vector v23 = load(b + 0);
        vector v24 = load(b + 4);
        vector v25 = splat(a[0]);
        v1 += v23 * v25;
        v2 += v24 * v25;
        vector v26 = splat(a[1]);
        v3 += v23 * v26;
        v4 += v24 * v26;
        a += a_stride;
        b += 8;
    }
    const float*c27 = output->bias;
    size_t s28 = output->row_stride;
    vector v29 = splat((&output->minimum)[0]);
    vector v30 = load(c27 + 0);
    v1 += v30;
    vector v31 = maximum(v29, v1);
    store(c + 0, v31);
    vector v32 = load(c27 + 4);
    v2 += v32;
    vector v33 = maximum(v29, v2);
    store(c + 4, v33);
    c27 += s28;
    c += 8;
    vector v34 = load(c27 + 0);
    v3 += v34;
    vector v35 = maximum(v29, v3);
    store(c + 0, v35);
    vector v36 = load(c27 + 4);
    v4 += v36;
    vector v37 = maximum(v29, v4);
    store(c + 4, v37);
    c27 += s28;
    c += 8;
}

void nnp_sgemm_transposed_3x8__c(size_t k, const float* a, size_t a_stride, const float* b, float* c, const struct nnp_sgemm_output* output) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    vector v3 = splat(0);
    vector v4 = splat(0);
    vector v5 = splat(0);
    vector v6 = splat(0);
    size_t s7 = k / 4;
    for (; s7 != 0; s7--) {
        vector v8 = load(b + 0);
        vector v9 = load(b + 4);
        vector v10 = splat(a[0]);
        v1 += v8 * v10;
        v2 += v9 * v10;
        vector v11 = splat(a[1]);
        v3 += v8 * v11;
        v4 += v9 * v11;
        vector v12 = splat(a[2]);
        v5 += v8 * v12;
        v6 += v9 * v12;
        a += a_stride;
        vector v13 = load(b + 8);
        vector v14 = load(b + 12);
        vector v15 = splat(a[0]);
        v1 += v13 * v15;
        v2 += v14 * v15;
        vector v16 = splat(a[1]);
        v3 += v13 * v16;
        v4 += v14 * v16;
        vector v17 = splat(a[2]);
        v5 += v13 * v17;
        v6 += v14 * v17;
        a += a_stride;
        vector v18 = load(b + 16);
        vector v19 = load(b + 20);
        vector v20 = splat(a[0]);
        v1 += v18 * v20;
        v2 += v19 * v20;
        vector v21 = splat(a[1]);
        v3 += v18 * v21;
        v4 += v19 * v21;
        vector v22 = splat(a[2]);
        v5 += v18 * v22;
        v6 += v19 * v22;
        a += a_stride;
        vector v23 = load(b + 24);
        vector v24 = load(b + 28);
        vector v25 = splat(a[0]);
        v1 += v23 * v25;
        v2 += v24 * v25;
        vector v26 = splat(a[1]);
        v3 += v23 * v26;
        v4 += v24 * v26;
        vector v27 = splat(a[2]);
        v5 += v23 * v27;
        v6 += v24 * v27;
        a += a_stride;
        b += 32;
    }
    size_t s28 = k % 4;
    for (; s28 != 0; s28--) {
        vector v29 = load(b + 0);
        vector v30 = load(b + 4);
        vector v31 = splat(a[0]);
        v1 += v29 * v31;
        v2 += v30 * v31;
        vector v32 = splat(a[1]);
        v3 += v29 * v32;
        v4 += v30 * v32;
        vector v33 = splat(a[2]);
        v5 += v29 * v33;
        v6 += v30 * v33;
        a += a_stride;
        b += 8;
    }
    const float*c34 = output->bias;
    size_t s35 = output->row_stride;
    vector v36 = splat((&output->minimum)[0]);
    vector v37 = load(c34 + 0);
    v1 += v37;
    vector v38 = maximum(v36, v1);
    store(c + 0, v38);
    vector v39 = load(c34 + 4);
    v2 += v39;
    vector v40 = maximum(v36, v2);
    store(c + 4, v40);
    c34 += s35;
    c += 8;
    vector v41 = load(c34 + 0);
    v3 += v41;
    vector v42 = maximum(v36, v3);
    store(c + 0, v42);
    vector v43 = load(c34 + 4);
    v4 += v43;
    vector v44 = maximum(v36, v4);
    store(c + 4, v44);
    c34 += s35;
    c += 8;
    vector v45 = load(c34 + 0);
    v5 += v45;
    vector v46 = maximum(v36, v5);
    store(c + 0, v46);
    vector v47 = load(c34 + 4);
    v6 += v47;
    vector v48 = maximum(v36, v6);
    store(c + 4, v48);
    c34 += s35;
    c += 8;
}

void nnp_sgemm_transposed_4x8__c(size_t k, const float* a, size_t a_stride, const float* b, float* c, const struct nnp_sgemm_output* output) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    vector v3 = splat(0);
    vector v4 = splat(0);
    vector v5 = splat(0);
    vector v6 = splat(0);
    vector v7 = splat(0);
    vector v8 = splat(0);
    size_t s9 = k / 4;
    for (; s9 != 0; s9--) {
        vector v10 = load(b + 0);
        vector v11 = load(b + 4);
        vector v12 = splat(a[0]);
        v1 += v10 * v12;
        v2 += v11 * v12;
        vector v13 = splat(a[1]);
        v3 += v10 * v13;
        v4 += v11 * v13;
        vector v14 = splat(a[2]);
        v5 += v10 * v14;
        v6 += v11 * v14;
        vector v15 = splat(a[3]);
        v7 += v10 * v15;
        v8 += v11 * v15;
        a += a_stride;
        vector v16 = load(b + 8);
        vector v17 = load(b + 12);
        vector v18 = splat(a[0]);
        v1 += v16 * v18;
        v2 += v17 * v18;
        vector v19 = splat(a[1]);
        v3 += v16 * v19;
        v4 += v17 * v19;
        vector v20 = splat(a[2]);
        v5 += v16 * v20;
        v6 += v17 * v20;
        vector v21 = splat(a[3]);
        v7 += v16 * v21;
        v8 += v17 * v21;
        a += a_stride;
        vector v22 = load(b + 16);
        vector v23 = load(b + 20);
        vector v24 = splat(a[0]);
        v1 += v22 * v24;
        v2 += v23 * v24;
        vector v25 = splat(a[1]);
        v3 += v22 * v25;
        v4 += v23 * v25;
        vector v26 = splat(a[2]);
        v5 += v22 * v26;
        v6 += v23 * v26;
        vector v27 = splat(a[3]);
        v7 += v22 * v27;
        v8 += v23 * v27;
        a += a_stride;
        vector v28 = load(b + 24);
        vector v29 = load(b + 28);
        vector v30 = splat(a[0]);
        v1 += v28 * v30;
        v2 += v29 * v30;
        vector v31 = splat(a[1]);
        v3 += v28 * v31;
        v4 += v29 * v31;
        vector v32 = splat(a[2]);
        v5 += v28 * v32;
        v6 += v29 * v32;
        vector v33 = splat(a[3]);
        v7 += v28 * v33;
        v8 += v29 * v33;
        a += a_stride;
        b += 32;
    }
    size_t s34 = k % 4;
    for (; s34 != 0; s34--) {
        vector v35 = load(b + 0);
        vector v36 = load(b + 4);
        vector v37 = splat(a[0]);
        v1 += v35 * v37;
        v2 += v36 * v37;
        vector v38 = splat(a[1]);
        v3 += v35 * v38;
        v4 += v36 * v38;
        vector v39 = splat(a[2]);
        v5 += v35 * v39;
        v6 += v36 * v39;
        vector v40 = splat(a[3]);
        v7 += v35 * v40;
        v8 += v36 * v40;
        a += a_stride;
        b += 8;
    }
    const float*c41 = output->bias;
    size_t s42 = output->row_stride;
    vector v43 = splat((&output->minimum)[0]);
    vector v44 = load(c41 + 0);
    v1 += v44;
    vector v45 = maximum(v43, v1);
    store(c + 0, v45);
    vector v46 = load(c41 + 4);
    v2 += v46;
    vector v47 = maximum(v43, v2);
    store(c + 4, v47);
    c41 += s42;
    c += 8;
    vector v48 = load(c41 + 0);
    v3 += v48;
    vector v49 = maximum(v43, v3);
    store(c + 0, v49);
    vector v50 = load(c41 + 4);
    v4 += v50;
    vector v51 = maximum(v43, v4);
    store(c + 4, v51);
    c41 += s42;
    c += 8;
    vector v52 = load(c41 + 0);
    v5 += v52;
    vector v53 = maximum(v43, v5);
    store(c + 0, v53);
    vector v54 = load(c41 + 4);
    v6 += v54;
    vector v55 = maximum(v43, v6);
    store(c + 4, v55);
    c41 += s42;
    c += 8;
    vector v56 = load(c41 + 0);
    v7 += v56;
    vector v57 = maximum(v43, v7);
    store(c + 0, v57);
    vector v58 = load(c41 + 4);
    v8 += v58;
    vector v59 = maximum(v43, v8);
    store(c + 4, v59);
    c41 += s42;
    c += 8;
}
