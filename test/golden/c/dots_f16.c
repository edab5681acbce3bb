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

void nnp_dots_f16_fast_4__c(size_t vectors, const float* a, const uint16_t* b, size_t b_stride, float* sums) {
    const uint16_t*c1 = b;
    c1 += b_stride;
    const uint16_t*c2 = c1;
    c2 += b_stride;
    const uint16_t*c3 = c2;
    c3 += b_stride;
    vector v4 = load(sums + 0);
    vector v5 = load(sums + 4);
    vector v6 = load(sums + 8);
    vector v7 = load(sums + 12);
    size_t s8 = vectors / 8;
    for (; s8 != 0; s8--) {
        vector v9 = load(a + 0);
        vector v10 = load_halves(b + 0);
        v4 += v9 * v10;
        vector v11 = load_halves(c1 + 0);
        v5 += v9 * v11;
        vector v12 = load_halves(c2 + 0);
        v6 += v9 * v12;
        vector v13 = load_halves(c3 + 0);
        v7 += v9 * v13;
        vector v14 = load(a + 4);
        vector v15 = load_halves(b + 4);
        v4 += v14 * v15;
        vector v16 = load_halves(c1 + 4);
        v5 += v14 * v16;
        vector v17 = load_halves(c2 + 4);
        v6 += v14 * v17;
        vector v18 = load_halves(c3 + 4);
        v7 += v14 * v18;
        vector v19 = load(a + 8);
        vector v20 = load_halves(b + 8);
        v4 += v19 * v20;
        vector v21 = load_halves(c1 + 8);
        v5 += v19 * v21;
        vector v22 = load_halves(c2 + 8);
        v6 += v19 * v22;
        vector v23 = load_halves(c3 + 8);
        v7 += v19 * v23;
        vector v24 = load(a + 12);
        vector v25 = load_halves(b + 12);
        v4 += v24 * v25;
        vector v26 = load_halves(c1 + 12);
        v5 += v24 * v26;
        vector v27 = load_halves(c2 + 12);
        v6 += v24 * v27;
        vector v28 = load_halves(c3 + 12);
        v7 += v24 * v28;
        vector v29 = load(a + 16);
        vector v30 = load_halves(b + 16);
        v4 += v29 * v30;
        vector v31 = load_halves(c1 + 16);
        v5 += v29 * v31;
        vector v32 = load_halves(c2 + 16);
        v6 += v29 * v32;
        vector v33 = load_halves(c3 + 16);
        v7 += v29 * v33;
        vector v34 = load(a + 20);
        vector v35 = load_halves(b + 20);
        v4 += v34 * v35;
        vector v36 = load_halves(c1 + 20);
        v5 += v34 * v36;
        vector v37 = load_halves(c2 + 20);
        v6 += v34 * v37;
        vector v38 = load_halves(c3 + 20);
        v7 += v34 * v38;
        vector v39 = load(a + 24);
        vector v40 = load_halves(b + 24);
        v4 += v39 * v40;
        vector v41 = load_halves(c1 + 24);
        v5 += v39 * v41;
        vector v42 = load_halves(c2 + 24);
        v6 += v39 * v42;
        vector v43 = load_halves(c3 + 24);
        v7 += v39 * v43;
        vector v44 = load(a + 28);
        vector v45 = load_halves(b + 28);
        v4 += v44 * v45;
        vector v46 = load_halves(c1 + 28);
        v5 += v44 * v46;
        vector v47 = load_halves(c2 + 28);
        v6 += v44 * v47;
        vector v48 = load_halves(c3 + 28);
        v7 += v44 * v48;
        b += 32;
        c1 += 32;
        c2 += 32;
        c3 += 32;
        a += 32;
    }
    size_t s49 = vectors % 8;
    for (; s49 != 0; s49--) {
        vector v50 = load(a + 0);
        vector v51 = load_halves(b + 0);
        v4 += v50 * v51;
        vector v52 = load_halves(c1 + 0);
        v5 += v50 * v52;
        vector v53 = load_halves(c2 + 0);
        v6 += v50 * v53;
        vector v54 = load_halves(c3 + 0);
        v7 += v50 * v54;
        b += 4;
        c1 += 4;
        c2 += 4;
        c3 += 4;
        a += 4;
    }
    store(sums + 0, v4);
    store(sums + 4, v5);
    store(sums + 8, v6);
    store(sums + 12, v7);
}

void nnp_dots_f16_exact_4__c(size_t vectors, const float* a, const uint16_t* b, size_t b_stride, float* sums) {
    const uint16_t*c1 = b;
    c1 += b_stride;
    const uint16_t*c2 = c1;
    c2 += b_stride;
    const uint16_t*c3 = c2;
    c3 += b_stride;
    vector v4 = load(sums + 0);
    vector v5 = load(sums + 4);
    vector v6 = load(sums + 8);
    vector v7 = load(sums + 12);
    size_t s8 = vectors / 8;
    for (; s8 != 0; s8--) {
        vector v9 = load(a + 0);
        vector v10 = load_halves(b + 0);
        v4 += v9 * v10;
        vector v11 = load_halves(c1 + 0);
        v5 += v9 * v11;
        vector v12 = load_halves(c2 + 0);
        v6 += v9 * v12;
        vector v13 = load_halves(c3 + 0);
        v7 += v9 * v13;
        vector v14 = load(a + 4);
        vector v15 = load_halves(b + 4);
        v4 += v14 * v15;
        vector v16 = load_halves(c1 + 4);
        v5 += v14 * v16;
        vector v17 = load_halves(c2 + 4);
        v6 += v14 * v17;
        vector v18 = load_halves(c3 + 4);
        v7 += v14 * v18;
        vector v19 = load(a + 8);
        vector v20 = load_halves(b + 8);
        v4 += v19 * v20;
        vector v21 = load_halves(c1 + 8);
        v5 += v19 * v21;
        vector v22 = load_halves(c2 + 8);
        v6 += v19 * v22;
        vector v23 = load_halves(c3 + 8);
        v7 += v19 * v23;
        vector v24 = load(a + 12);
        vector v25 = load_halves(b + 12);
        v4 += v24 * v25;
        vector v26 = load_halves(c1 + 12);
        v5 += v24 * v26;
        vector v27 = load_halves(c2 + 12);
        v6 += v24 * v27;
        vector v28 = load_halves(c3 + 12);
        v7 += v24 * v28;
        vector v29 = load(a + 16);
        vector v30 = load_halves(b + 16);
        v4 += v29 * v30;
        vector v31 = load_halves(c1 + 16);
        v5 += v29 * v31;
        vector v32 = load_halves(c2 + 16);
        v6 += v29 * v32;
        vector v33 = load_halves(c3 + 16);
        v7 += v29 * v33;
        vector v34 = load(a + 20);
        vector v35 = load_halves(b + 20);
        v4 += v34 * v35;
        vector v36 = load_halves(c1 + 20);
        v5 += v34 * v36;
        vector v37 = load_halves(c2 + 20);
        v6 += v34 * v37;
        vector v38 = load_halves(c3 + 20);
        v7 += v34 * v38;
        vector v39 = load(a + 24);
        vector v40 = load_halves(b + 24);
        v4 += v39 * v40;
        vector v41 = load_halves(c1 + 24);
        v5 += v39 * v41;
        vector v42 = load_halves(c2 + 24);
        v6 += v39 * v42;
        vector v43 = load_halves(c3 + 24);
        v7 += v39 * v43;
        vector v44 = load(a + 28);
        vector v45 = load_halves(b + 28);
        v4 += v44 * v45;
        vector v46 = load_halves(c1 + 28);
        v5 += v44 * v46;
        vector v47 = load_halves(c2 + 28);
        v6 += v44 * v47;
        vector v48 = load_halves(c3 + 28);
        v7 += v44 * v48;
        b += 32;
        c1 += 32;
        c2 += 32;
        c3 += 32;
        a += 32;
    }
    size_t s49 = vectors % 8;
    for (; s49 != 0; s49--) {
        vector v50 = load(a + 0);
        vector v51 = load_halves(b + 0);
        v4 += v50 * v51;
        vector v52 = load_halves(c1 + 0);
        v5 += v50 * v52;
        vector v53 = load_halves(c2 + 0);
        v6 += v50 * v53;
        vector v54 = load_halves(c3 + 0);
        v7 += v50 * v54;
        b += 4;
        c1 += 4;
        c2 += 4;
        c3 += 4;
        a += 4;
    }
    store(sums + 0, v4);
    store(sums + 4, v5);
    store(sums + 8, v6);
    store(sums + 12, v7);
}

void nnp_dots_f16_fast_6__c(size_t vectors, const float* a, const uint16_t* b, size_t b_stride, float* sums) {
    const uint16_t*c1 = b;
    c1 += b_stride;
    const uint16_t*c2 = c1;
    c2 += b_stride;
    const uint16_t*c3 = c2;
    c3 += b_stride;
    const uint16_t*c4 = c3;
    c4 += b_stride;
    const uint16_t*c5 = c4;
    c5 += b_stride;
    vector v6 = load(sums + 0);
    vector v7 = load(sums + 4);
    vector v8 = load(sums + 8);
    vector v9 = load(sums + 12);
    vector v10 = load(sums + 16);
    vector v11 = load(sums + 20);
    size_t s12 = vectors / 8;
    for (; s12 != 0; s12--) {
        vector v13 = load(a + 0);
        vector v14 = load_halves(b + 0);
        v6 += v13 * v14;
        vector v15 = load_halves(c1 + 0);
        v7 += v13 * v15;
        vector v16 = load_halves(c2 + 0);
        v8 += v13 * v16;
        vector v17 = load_halves(c3 + 0);
        v9 += v13 * v17;
        vector v18 = load_halves(c4 + 0);
        v10 += v13 * v18;
        vector v19 = load_halves(c5 + 0);
        v11 += v13 * v19;
        vector v20 = load(a + 4);
        vector v21 = load_halves(b + 4);
        v6 += v20 * v21;
        vector v22 = load_halves(c1 + 4);
        v7 += v20 * v22;
        vector v23 = load_halves(c2 + 4);
        v8 += v20 * v23;
        vector v24 = load_halves(c3 + 4);
        v9 += v20 * v24;
        vector v25 = load_halves(c4 + 4);
        v10 += v20 * v25;
        vector v26 = load_halves(c5 + 4);
        v11 += v20 * v26;
        vector v27 = load(a + 8);
        vector v28 = load_halves(b + 8);
        v6 += v27 * v28;
        vector v29 = load_halves(c1 + 8);
        v7 += v27 * v29;
        vector v30 = load_halves(c2 + 8);
        v8 += v27 * v30;
        vector v31 = load_halves(c3 + 8);
        v9 += v27 * v31;
        vector v32 = load_halves(c4 + 8);
        v10 += v27 * v32;
        vector v33 = load_halves(c5 + 8);
        v11 += v27 * v33;
        vector v34 = load(a + 12);
        vector v35 = load_halves(b + 12);
        v6 += v34 * v35;
        vector v36 = load_halves(c1 + 12);
        v7 += v34 * v36;
        vector v37 = load_halves(c2 + 12);
        v8 += v34 * v37;
        vector v38 = load_halves(c3 + 12);
        v9 += v34 * v38;
        vector v39 = load_halves(c4 + 12);
        v10 += v34 * v39;
        vector v40 = load_halves(c5 + 12);
        v11 += v34 * v40;
        vector v41 = load(a + 16);
        vector v42 = load_halves(b + 16);
        v6 += v41 * v42;
        vector v43 = load_halves(c1 + 16);
        v7 += v41 * v43;
        vector v44 = load_halves(c2 + 16);
        v8 += v41 * v44;
        vector v45 = load_halves(c3 + 16);
        v9 += v41 * v45;
        vector v46 = load_halves(c4 + 16);
        v10 += v41 * v46;
        vector v47 = load_halves(c5 + 16);
        v11 += v41 * v47;
        vector v48 = load(a + 20);
        vector v49 = load_halves(b + 20);
        v6 += v48 * v49;
        vector v50 = load_halves(c1 + 20);
        v7 += v48 * v50;
        vector v51 = load_halves(c2 + 20);
        v8 += v48 * v51;
        vector v52 = load_halves(c3 + 20);
        v9 += v48 * v52;
        vector v53 = load_halves(c4 + 20);
        v10 += v48 * v53;
        vector v54 = load_halves(c5 + 20);
        v11 += v48 * v54;
        vector v55 = load(a + 24);
        vector v56 = load_halves(b + 24);
        v6 += v55 * v56;
        vector v57 = load_halves(c1 + 24);
        v7 += v55 * v57;
        vector v58 = load_halves(c2 + 24);
        v8 += v55 * v58;
        vector v59 = load_halves(c3 + 24);
        v9 += v55 * v59;
        vector v60 = load_halves(c4 + 24);
        v10 += v55 * v60;
        vector v61 = load_halves(c5 + 24);
        v11 += v55 * v61;
        vector v62 = load(a + 28);
        vector v63 = load_halves(b + 28);
        v6 += v62 * v63;
        vector v64 = load_halves(c1 + 28);
        v7 += v62 * v64;
        vector v65 = load_halves(c2 + 28);
        v8 += v62 * v65;
        vector v66 = load_halves(c3 + 28);
        v9 += v62 * v66;
        vector v67 = load_halves(c4 + 28);
        v10 += v62 * v67;
        vector v68 = load_halves(c5 + 28);
        v11 += v62 * v68;
        b += 32;
        c1 += 32;
        c2 += 32;
        c3 += 32;
        c4 += 32;
        c5 += 32;
        a += 32;
    }
    size_t s69 = vectors % 8;
    for (; s69 != 0; s69--) {
        vector v70 = load(a + 0);
        vector v71 = load_halves(b + 0);
        v6 += v70 * v71;
        vector v72 = load_halves(c1 + 0);
        v7 += v70 * v72;
        vector v73 = load_halves(c2 + 0);
        v8 += v70 * v73;
        vector v74 = load_halves(c3 + 0);
        v9 += v70 * v74;
        vector v75 = load_halves(c4 + 0);
        v10 += v70 * v75;
        vector v76 = load_halves(c5 + 0);
        v11 += v70 * v76;
        b += 4;
        c1 += 4;
        c2 += 4;
        c3 += 4;
        c4 += 4;
        c5 += 4;
        a += 4;
    }
    store(sums + 0, v6);
    store(sums + 4, v7);
    store(sums + 8, v8);
    store(sums + 12, v9);
    store(sums + 16, v10);
    store(sums + 20, v11);
}

void nnp_dots_f16_exact_6__c(size_t vectors, const float* a, const uint16_t* b, size_t b_stride, float* sums) {
    const uint16_t*c1 = b;
    c1 += b_stride;
    const uint16_t*c2 = c1;
    c2 += b_stride;
    const uint16_t*c3 = c2;
    c3 += b_stride;
    const uint16_t*c4 = c3;
    c4 += b_stride;
    const uint16_t*c5 = c4;
    c5 += b_stride;
    vector v6 = load(sums + 0);
    vector v7 = load(sums + 4);
    vector v8 = load(sums + 8);
    vector v9 = load(sums + 12);
    vector v10 = load(sums + 16);
    vector v11 = load(sums + 20);
    size_t s12 = vectors / 8;
    for (; s12 != 0; s12--) {
        vector v13 = load(a + 0);
        vector v14 = load_halves(b + 0);
        v6 += v13 * v14;
        vector v15 = load_halves(c1 + 0);
        v7 += v13 * v15;
        vector v16 = load_halves(c2 + 0);
        v8 += v13 * v16;
        vector v17 = load_halves(c3 + 0);
        v9 += v13 * v17;
        vector v18 = load_halves(c4 + 0);
        v10 += v13 * v18;
        vector v19 = load_halves(c5 + 0);
        v11 += v13 * v19;
        vector v20 = load(a + 4);
        vector v21 = load_halves(b + 4);
        v6 += v20 * v21;
        vector v22 = load_halves(c1 + 4);
        v7 += v20 * v22;
        vector v23 = load_halves(c2 + 4);
        v8 += v20 * v23;
        vector v24 = load_halves(c3 + 4);
        v9 += v20 * v24;
        vector v25 = load_halves(c4 + 4);
        v10 += v20 * v25;
        vector v26 = load_halves(c5 + 4);
        v11 += v20 * v26;
        vector v27 = load(a + 8);
        vector v28 = load_halves(b + 8);
        v6 += v27 * v28;
        vector v29 = load_halves(c1 + 8);
        v7 += v27 * v29;
        vector v30 = load_halves(c2 + 8);
        v8 += v27 * v30;
        vector v31 = load_halves(c3 + 8);
        v9 += v27 * v31;
        vector v32 = load_halves(c4 + 8);
        v10 += v27 * v32;
        vector v33 = load_halves(c5 + 8);
        v11 += v27 * v33;
        vector v34 = load(a + 12);
        vector v35 = load_halves(b + 12);
        v6 += v34 * v35;
        vector v36 = load_halves(c1 + 12);
        v7 += v34 * v36;
        vector v37 = load_halves(c2 + 12);
        v8 += v34 * v37;
        vector v38 = load_halves(c3 + 12);
        v9 += v34 * v38;
        vector v39 = load_halves(c4 + 12);
        v10 += v34 * v39;
        vector v40 = load_halves(c5 + 12);
        v11 += v34 * v40;
        vector v41 = load(a + 16);
        vector v42 = load_halves(b + 16);
        v6 += v41 * v42;
        vector v43 = load_halves(c1 + 16);
        v7 += v41 * v43;
        vector v44 = load_halves(c2 + 16);
        v8 += v41 * v44;
        vector v45 = load_halves(c3 + 16);
        v9 += v41 * v45;
        vector v46 = load_halves(c4 + 16);
        v10 += v41 * v46;
        vector v47 = load_halves(c5 + 16);
        v11 += v41 * v47;
        vector v48 = load(a + 20);
        vector v49 = load_halves(b + 20);
        v6 += v48 * v49;
        vector v50 = load_halves(c1 + 20);
        v7 += v48 * v50;
        vector v51 = load_halves(c2 + 20);
        v8 += v48 * v51;
        vector v52 = load_halves(c3 + 20);
        v9 += v48 * v52;
        vector v53 = load_halves(c4 + 20);
        v10 += v48 * v53;
        vector v54 = load_halves(c5 + 20);
        v11 += v48 * v54;
        vector v55 = load(a + 24);
        vector v56 = load_halves(b + 24);
        v6 += v55 * v56;
        vector v57 = load_halves(c1 + 24);
        v7 += v55 * v57;
        vector v58 = load_halves(c2 + 24);
        v8 += v55 * v58;
        vector v59 = load_halves(c3 + 24);
        v9 += v55 * v59;
        vector v60 = load_halves(c4 + 24);
        v10 += v55 * v60;
        vector v61 = load_halves(c5 + 24);
        v11 += v55 * v61;
        vector v62 = load(a + 28);
        vector v63 = load_halves(b + 28);
        v6 += v62 * v63;
        vector v64 = load_halves(c1 + 28);
        v7 += v62 * v64;
        vector v65 = load_halves(c2 + 28);
        v8 += v62 * v65;
        vector v66 = load_halves(c3 + 28);
        v9 += v62 * v66;
        vector v67 = load_halves(c4 + 28);
        v10 += v62 * v67;
        vector v68 = load_halves(c5 + 28);
        v11 += v62 * v68;
        b += 32;
        c1 += 32;
        c2 += 32;
        c3 += 32;
        c4 += 32;
        c5 += 32;
        a += 32;
    }
    size_t s69 = vectors % 8;
    for (; s69 != 0; s69--) {
        vector v70 = load(a + 0);
        vector v71 = load_halves(b + 0);
        v6 += v70 * v71;
        vector v72 = load_halves(c1 + 0);
        v7 += v70 * v72;
        vector v73 = load_halves(c2 + 0);
        v8 += v70 * v73;
        vector v74 = load_halves(c3 + 0);
        v9 += v70 * v74;
        vector v75 = load_halves(c4 + 0);
        v10 += v70 * v75;
        vector v76 = load_halves(c5 + 0);
        v11 += v70 * v76;
        b += 4;
        c1 += 4;
        c2 += 4;
        c3 += 4;
        c4 += 4;
        c5 += 4;
        a += 4;
    }
    store(sums + 0, v6);
    store(sums + 4, v7);
    store(sums + 8, v8);
    store(sums + 12, v9);
    store(sums + 16, v10);
    store(sums + 20, v11);
}
