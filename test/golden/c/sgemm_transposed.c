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

void nnp_sgemm_transposed_1x8__c(size_t k, const float* a, size_t a_stride, const float* b, float* c, const struct nnp_sgemm_transposed_output* output) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    size_t s3 = k / 16;
    size_t s4 = k / 4;
    size_t s5 = s4 - s3;
    for (; s5 != 0; s5--) {
        vector v6 = load(b + 0);
        vector v7 = load(b + 4);
        vector v8 = splat(a[0]);
        v1 += v6 * v8;
        v2 += v7 * v8;
        a += a_stride;
        vector v9 = load(b + 8);
        vector v10 = load(b + 12);
        vector v11 = splat(a[0]);
        v1 += v9 * v11;
        v2 += v10 * v11;
        a += a_stride;
        vector v12 = load(b + 16);
        vector v13 = load(b + 20);
        vector v14 = splat(a[0]);
        v1 += v12 * v14;
        v2 += v13 * v14;
        a += a_stride;
        vector v15 = load(b + 24);
        vector v16 = load(b + 28);
        vector v17 = splat(a[0]);
        v1 += v15 * v17;
        v2 += v16 * v17;
        a += a_stride;
        b += 32;
    }
    size_t s18 = output->channel_stride;
    if (s18 == 0) {
    } else {
        float*f19 = c;
        size_t s20 = output->channel_stride;
        for (int i21 = 0; i21 < 8; i21++) {
            f19 += s20;
        }
    }
    for (; s3 != 0; s3--) {
        vector v22 = load(b + 0);
        vector v23 = load(b + 4);
        vector v24 = splat(a[0]);
        v1 += v22 * v24;
        v2 += v23 * v24;
        a += a_stride;
        vector v25 = load(b + 8);
        vector v26 = load(b + 12);
        vector v27 = splat(a[0]);
        v1 += v25 * v27;
        v2 += v26 * v27;
        a += a_stride;
        vector v28 = load(b + 16);
        vector v29 = load(b + 20);
        vector v30 = splat(a[0]);
        v1 += v28 * v30;
        v2 += v29 * v30;
        a += a_stride;
        vector v31 = load(b + 24);
        vector v32 = load(b + 28);
        vector v33 = splat(a[0]);
        v1 += v31 * v33;
        v2 += v32 * v33;
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
        a += a_stride;
        b += 8;
    }
    const float*c38 = output->start;
    size_t s39 = output->start_stride;
    vector v40 = splat((&output->minimum)[0]);
    size_t s41 = output->channel_stride;
    if (s41 == 0) {
        vector v42 = load(c38 + 0);
        v1 += v42;
        vector v43 = load(c38 + 4);
        v2 += v43;
        vector v44 = maximum(v40, v1);
        vector v45 = maximum(v40, v2);
        store(c + 0, v44);
        store(c + 4, v45);
        c += 8;
        c38 += s39;
    } else {
        float*f46 = c;
        vector v47 = load(c38 + 0);
        v1 += v47;
        vector v48 = load(c38 + 4);
        v2 += v48;
        vector v49 = maximum(v40, v1);
        vector v50 = maximum(v40, v2);
        c38 += s39;
        f46[0 * s41 + 0] = v49[0];
        f46[1 * s41 + 0] = v49[1];
        f46[2 * s41 + 0] = v49[2];
        f46[3 * s41 + 0] = v49[3];
        size_t s51 = s41 * 4;
        f46 += s51;
        f46[0 * s41 + 0] = v50[0];
        f46[1 * s41 + 0] = v50[1];
        f46[2 * s41 + 0] = v50[2];
        f46[3 * s41 + 0] = v50[3];
    }
}

void nnp_sgemm_transposed_2x8__c(size_t k, const float* a, size_t a_stride, const float* b, float* c, const struct nnp_sgemm_transposed_output* output) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    vector v3 = splat(0);
    vector v4 = splat(0);
    size_t s5 = k / 16;
    size_t s6 = k / 4;
    size_t s7 = s6 - s5;
    for (; s7 != 0; s7--) {
        vector v8 = load(b + 0);
        vector v9 = load(b + 4);
        vector v10 = splat(a[0]);
        v1 += v8 * v10;
        v2 += v9 * v10;
        vector v11 = splat(a[1]);
        v3 += v8 * v11;
        v4 += v9 * v11;
        a += a_stride;
        vector v12 = load(b + 8);
        vector v13 = load(b + 12);
        vector v14 = splat(a[0]);
        v1 += v12 * v14;
        v2 += v13 * v14;
        vector v15 = splat(a[1]);
        v3 += v12 * v15;
        v4 += v13 * v15;
        a += a_stride;
        vector v16 = load(b + 16);
        vector v17 = load(b + 20);
        vector v18 = splat(a[0]);
        v1 += v16 * v18;
        v2 += v17 * v18;
        vector v19 = splat(a[1]);
        v3 += v16 * v19;
        v4 += v17 * v19;
        a += a_stride;
        vector v20 = load(b + 24);
        vector v21 = load(b + 28);
        vector v22 = splat(a[0]);
        v1 += v20 * v22;
        v2 += v21 * v22;
        vector v23 = splat(a[1]);
        v3 += v20 * v23;
        v4 += v21 * v23;
        a += a_stride;
        b += 32;
    }
    size_t s24 = output->channel_stride;
    if (s24 == 0) {
    } else {
        float*f25 = c;
        size_t s26 = output->channel_stride;
        for (int i27 = 0; i27 < 8; i27++) {
            f25 += s26;
        }
    }
    for (; s5 != 0; s5--) {
        vector v28 = load(b + 0);
        vector v29 = load(b + 4);
        vector v30 = splat(a[0]);
        v1 += v28 * v30;
        v2 += v29 * v30;
        vector v31 = splat(a[1]);
        v3 += v28 * v31;
        v4 += v29 * v31;
        a += a_stride;
        vector v32 = load(b + 8);
        vector v33 = load(b + 12);
        vector v34 = splat(a[0]);
        v1 += v32 * v34;
        v2 += v33 * v34;
        vector v35 = splat(a[1]);
        v3 += v32 * v35;
        v4 += v33 * v35;
        a += a_stride;
        vector v36 = load(b + 16);
        vector v37 = load(b + 20);
        vector v38 = splat(a[0]);
        v1 += v36 * v38;
        v2 += v37 * v38;
        vector v39 = splat(a[1]);
        v3 += v36 * v39;
        v4 += v37 * v39;
        a += a_stride;
        vector v40 = load(b + 24);
        vector v41 = load(b + 28);
        vector v42 = splat(a[0]);
        v1 += v40 * v42;
        v2 += v41 * v42;
        vector v43 = splat(a[1]);
        v3 += v40 * v43;
        v4 += v41 * v43;
        a += a_stride;
        b += 32;
    }
    size_t s44 = k % 4;
    for (; s44 != 0; s44--) {
        vector v45 = load(b + 0);
        vector v46 = load(b + 4);
        vector v47 = splat(a[0]);
        v1 += v45 * v47;
        v2 += v46 * v47;
        vector v48 = splat(a[1]);
        v3 += v45 * v48;
        v4 += v46 * v48;
        a += a_stride;
        b += 8;
    }
    const float*c49 = output->start;
    size_t s50 = output->start_stride;
    vector v51 = splat((&output->minimum)[0]);
    size_t s52 = output->channel_stride;
    if (s52 == 0) {
        vector v53 = load(c49 + 0);
        v1 += v53;
        vector v54 = load(c49 + 4);
        v2 += v54;
        vector v55 = maximum(v51, v1);
        vector v56 = maximum(v51, v2);
        store(c + 0, v55);
        store(c + 4, v56);
        c += 8;
        c49 += s50;
        vector v57 = load(c49 + 0);
        v3 += v57;
        vector v58 = load(c49 + 4);
        v4 += v58;
        vector v59 = maximum(v51, v3);
        vector v60 = maximum(v51, v4);
        store(c + 0, v59);
        store(c + 4, v60);
        c += 8;
        c49 += s50;
    } else {
        float*f61 = c;
        vector v62 = load(c49 + 0);
        v1 += v62;
        vector v63 = load(c49 + 4);
        v2 += v63;
        vector v64 = maximum(v51, v1);
        vector v65 = maximum(v51, v2);
        c49 += s50;
        vector v66 = load(c49 + 0);
        v3 += v66;
        vector v67 = load(c49 + 4);
        v4 += v67;
        vector v68 = maximum(v51, v3);
        vector v69 = maximum(v51, v4);
        c49 += s50;
        f61[0 * s52 + 0] = v64[0];
        f61[1 * s52 + 0] = v64[1];
        f61[2 * s52 + 0] = v64[2];
        f61[3 * s52 + 0] = v64[3];
        f61[0 * s52 + 1] = v68[0];
        f61[1 * s52 + 1] = v68[1];
        f61[2 * s52 + 1] = v68[2];
        f61[3 * s52 + 1] = v68[3];
        size_t s70 = s52 * 4;
        f61 += s70;
        f61[0 * s52 + 0] = v65[0];
        f61[1 * s52 + 0] = v65[1];
        f61[2 * s52 + 0] = v65[2];
        f61[3 * s52 + 0] = v65[3];
        f61[0 * s52 + 1] = v69[0];
        f61[1 * s52 + 1] = v69[1];
        f61[2 * s52 + 1] = v69[2];
        f61[3 * s52 + 1] = v69[3];
    }
}

void nnp_sgemm_transposed_3x8__c(size_t k, const float* a, size_t a_stride, const float* b, float* c, const struct nnp_sgemm_transposed_output* output) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    vector v3 = splat(0);
    vector v4 = splat(0);
    vector v5 = splat(0);
    vector v6 = splat(0);
    size_t s7 = k / 16;
    size_t s8 = k / 4;
    size_t s9 = s8 - s7;
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
        a += a_stride;
        vector v15 = load(b + 8);
        vector v16 = load(b + 12);
        vector v17 = splat(a[0]);
        v1 += v15 * v17;
        v2 += v16 * v17;
        vector v18 = splat(a[1]);
        v3 += v15 * v18;
        v4 += v16 * v18;
        vector v19 = splat(a[2]);
        v5 += v15 * v19;
        v6 += v16 * v19;
        a += a_stride;
        vector v20 = load(b + 16);
        vector v21 = load(b + 20);
        vector v22 = splat(a[0]);
        v1 += v20 * v22;
        v2 += v21 * v22;
        vector v23 = splat(a[1]);
        v3 += v20 * v23;
        v4 += v21 * v23;
        vector v24 = splat(a[2]);
        v5 += v20 * v24;
        v6 += v21 * v24;
        a += a_stride;
        vector v25 = load(b + 24);
        vector v26 = load(b + 28);
        vector v27 = splat(a[0]);
        v1 += v25 * v27;
        v2 += v26 * v27;
        vector v28 = splat(a[1]);
        v3 += v25 * v28;
        v4 += v26 * v28;
        vector v29 = splat(a[2]);
        v5 += v25 * v29;
        v6 += v26 * v29;
        a += a_stride;
        b += 32;
    }
    size_t s30 = output->channel_stride;
    if (s30 == 0) {
    } else {
        float*f31 = c;
        size_t s32 = output->channel_stride;
        for (int i33 = 0; i33 < 8; i33++) {
            f31 += s32;
        }
    }
    for (; s7 != 0; s7--) {
        vector v34 = load(b + 0);
        vector v35 = load(b + 4);
        vector v36 = splat(a[0]);
        v1 += v34 * v36;
        v2 += v35 * v36;
        vector v37 = splat(a[1]);
        v3 += v34 * v37;
        v4 += v35 * v37;
        vector v38 = splat(a[2]);
        v5 += v34 * v38;
        v6 += v35 * v38;
        a += a_stride;
        vector v39 = load(b + 8);
        vector v40 = load(b + 12);
        vector v41 = splat(a[0]);
        v1 += v39 * v41;
        v2 += v40 * v41;
        vector v42 = splat(a[1]);
        v3 += v39 * v42;
        v4 += v40 * v42;
        vector v43 = splat(a[2]);
        v5 += v39 * v43;
        v6 += v40 * v43;
        a += a_stride;
        vector v44 = load(b + 16);
        vector v45 = load(b + 20);
        vector v46 = splat(a[0]);
        v1 += v44 * v46;
        v2 += v45 * v46;
        vector v47 = splat(a[1]);
        v3 += v44 * v47;
        v4 += v45 * v47;
        vector v48 = splat(a[2]);
        v5 += v44 * v48;
        v6 += v45 * v48;
        a += a_stride;
        vector v49 = load(b + 24);
        vector v50 = load(b + 28);
        vector v51 = splat(a[0]);
        v1 += v49 * v51;
        v2 += v50 * v51;
        vector v52 = splat(a[1]);
        v3 += v49 * v52;
        v4 += v50 * v52;
        vector v53 = splat(a[2]);
        v5 += v49 * v53;
        v6 += v50 * v53;
        a += a_stride;
        b += 32;
    }
    size_t s54 = k % 4;
    for (; s54 != 0; s54--) {
        vector v55 = load(b + 0);
        vector v56 = load(b + 4);
        vector v57 = splat(a[0]);
        v1 += v55 * v57;
        v2 += v56 * v57;
        vector v58 = splat(a[1]);
        v3 += v55 * v58;
        v4 += v56 * v58;
        vector v59 = splat(a[2]);
        v5 += v55 * v59;
        v6 += v56 * v59;
        a += a_stride;
        b += 8;
    }
    const float*c60 = output->start;
    size_t s61 = output->start_stride;
    vector v62 = splat((&output->minimum)[0]);
    size_t s63 = output->channel_stride;
    if (s63 == 0) {
        vector v64 = load(c60 + 0);
        v1 += v64;
        vector v65 = load(c60 + 4);
        v2 += v65;
        vector v66 = maximum(v62, v1);
        vector v67 = maximum(v62, v2);
        store(c + 0, v66);
        store(c + 4, v67);
        c += 8;
        c60 += s61;
        vector v68 = load(c60 + 0);
        v3 += v68;
        vector v69 = load(c60 + 4);
        v4 += v69;
        vector v70 = maximum(v62, v3);
        vector v71 = maximum(v62, v4);
        store(c + 0, v70);
        store(c + 4, v71);
        c += 8;
        c60 += s61;
        vector v72 = load(c60 + 0);
        v5 += v72;
        vector v73 = load(c60 + 4);
        v6 += v73;
        vector v74 = maximum(v62, v5);
        vector v75 = maximum(v62, v6);
        store(c + 0, v74);
        store(c + 4, v75);
        c += 8;
        c60 += s61;
    } else {
        float*f76 = c;
        vector v77 = load(c60 + 0);
        v1 += v77;
        vector v78 = load(c60 + 4);
        v2 += v78;
        vector v79 = maximum(v62, v1);
        vector v80 = maximum(v62, v2);
        c60 += s61;
        vector v81 = load(c60 + 0);
        v3 += v81;
        vector v82 = load(c60 + 4);
        v4 += v82;
        vector v83 = maximum(v62, v3);
        vector v84 = maximum(v62, v4);
        c60 += s61;
        vector v85 = load(c60 + 0);
        v5 += v85;
        vector v86 = load(c60 + 4);
        v6 += v86;
        vector v87 = maximum(v62, v5);
        vector v88 = maximum(v62, v6);
        c60 += s61;
        f76[0 * s63 + 0] = v79[0];
        f76[1 * s63 + 0] = v79[1];
        f76[2 * s63 + 0] = v79[2];
        f76[3 * s63 + 0] = v79[3];
        f76[0 * s63 + 1] = v83[0];
        f76[1 * s63 + 1] = v83[1];
        f76[2 * s63 + 1] = v83[2];
        f76[3 * s63 + 1] = v83[3];
        f76[0 * s63 + 2] = v87[0];
        f76[1 * s63 + 2] = v87[1];
        f76[2 * s63 + 2] = v87[2];
        f76[3 * s63 + 2] = v87[3];
        size_t s89 = s63 * 4;
        f76 += s89;
        f76[0 * s63 + 0] = v80[0];
        f76[1 * s63 + 0] = v80[1];
        f76[2 * s63 + 0] = v80[2];
        f76[3 * s63 + 0] = v80[3];
        f76[0 * s63 + 1] = v84[0];
        f76[1 * s63 + 1] = v84[1];
        f76[2 * s63 + 1] = v84[2];
        f76[3 * s63 + 1] = v84[3];
        f76[0 * s63 + 2] = v88[0];
        f76[1 * s63 + 2] = v88[1];
        f76[2 * s63 + 2] = v88[2];
        f76[3 * s63 + 2] = v88[3];
    }
}

void nnp_sgemm_transposed_4x8__c(size_t k, const float* a, size_t a_stride, const float* b, float* c, const struct nnp_sgemm_transposed_output* output) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    vector v3 = splat(0);
    vector v4 = splat(0);
    vector v5 = splat(0);
    vector v6 = splat(0);
    vector v7 = splat(0);
    vector v8 = splat(0);
    size_t s9 = k / 16;
    size_t s10 = k / 4;
    size_t s11 = s10 - s9;
    for (; s11 != 0; s11--) {
        vector v12 = load(b + 0);
        vector v13 = load(b + 4);
        vector v14 = splat(a[0]);
        v1 += v12 * v14;
        v2 += v13 * v14;
        vector v15 = splat(a[1]);
        v3 += v12 * v15;
        v4 += v13 * v15;
        vector v16 = splat(a[2]);
        v5 += v12 * v16;
        v6 += v13 * v16;
        vector v17 = splat(a[3]);
        v7 += v12 * v17;
        v8 += v13 * v17;
        a += a_stride;
        vector v18 = load(b + 8);
        vector v19 = load(b + 12);
        vector v20 = splat(a[0]);
        v1 += v18 * v20;
        v2 += v19 * v20;
        vector v21 = splat(a[1]);
        v3 += v18 * v21;
        v4 += v19 * v21;
        vector v22 = splat(a[2]);
        v5 += v18 * v22;
        v6 += v19 * v22;
        vector v23 = splat(a[3]);
        v7 += v18 * v23;
        v8 += v19 * v23;
        a += a_stride;
        vector v24 = load(b + 16);
        vector v25 = load(b + 20);
        vector v26 = splat(a[0]);
        v1 += v24 * v26;
        v2 += v25 * v26;
        vector v27 = splat(a[1]);
        v3 += v24 * v27;
        v4 += v25 * v27;
        vector v28 = splat(a[2]);
        v5 += v24 * v28;
        v6 += v25 * v28;
        vector v29 = splat(a[3]);
        v7 += v24 * v29;
        v8 += v25 * v29;
        a += a_stride;
        vector v30 = load(b + 24);
        vector v31 = load(b + 28);
        vector v32 = splat(a[0]);
        v1 += v30 * v32;
        v2 += v31 * v32;
        vector v33 = splat(a[1]);
        v3 += v30 * v33;
        v4 += v31 * v33;
        vector v34 = splat(a[2]);
        v5 += v30 * v34;
        v6 += v31 * v34;
        vector v35 = splat(a[3]);
        v7 += v30 * v35;
        v8 += v31 * v35;
        a += a_stride;
        b += 32;
    }
    size_t s36 = output->channel_stride;
    if (s36 == 0) {
    } else {
        float*f37 = c;
        size_t s38 = output->channel_stride;
        for (int i39 = 0; i39 < 8; i39++) {
            f37 += s38;
        }
    }
    for (; s9 != 0; s9--) {
        vector v40 = load(b + 0);
        vector v41 = load(b + 4);
        vector v42 = splat(a[0]);
        v1 += v40 * v42;
        v2 += v41 * v42;
        vector v43 = splat(a[1]);
        v3 += v40 * v43;
        v4 += v41 * v43;
        vector v44 = splat(a[2]);
        v5 += v40 * v44;
        v6 += v41 * v44;
        vector v45 = splat(a[3]);
        v7 += v40 * v45;
        v8 += v41 * v45;
        a += a_stride;
        vector v46 = load(b + 8);
        vector v47 = load(b + 12);
        vector v48 = splat(a[0]);
        v1 += v46 * v48;
        v2 += v47 * v48;
        vector v49 = splat(a[1]);
        v3 += v46 * v49;
        v4 += v47 * v49;
        vector v50 = splat(a[2]);
        v5 += v46 * v50;
        v6 += v47 * v50;
        vector v51 = splat(a[3]);
        v7 += v46 * v51;
        v8 += v47 * v51;
        a += a_stride;
        vector v52 = load(b + 16);
        vector v53 = load(b + 20);
        vector v54 = splat(a[0]);
        v1 += v52 * v54;
        v2 += v53 * v54;
        vector v55 = splat(a[1]);
        v3 += v52 * v55;
        v4 += v53 * v55;
        vector v56 = splat(a[2]);
        v5 += v52 * v56;
        v6 += v53 * v56;
        vector v57 = splat(a[3]);
        v7 += v52 * v57;
        v8 += v53 * v57;
        a += a_stride;
        vector v58 = load(b + 24);
        vector v59 = load(b + 28);
        vector v60 = splat(a[0]);
        v1 += v58 * v60;
        v2 += v59 * v60;
        vector v61 = splat(a[1]);
        v3 += v58 * v61;
        v4 += v59 * v61;
        vector v62 = splat(a[2]);
        v5 += v58 * v62;
        v6 += v59 * v62;
        vector v63 = splat(a[3]);
        v7 += v58 * v63;
        v8 += v59 * v63;
        a += a_stride;
        b += 32;
    }
    size_t s64 = k % 4;
    for (; s64 != 0; s64--) {
        vector v65 = load(b + 0);
        vector v66 = load(b + 4);
        vector v67 = splat(a[0]);
        v1 += v65 * v67;
        v2 += v66 * v67;
        vector v68 = splat(a[1]);
        v3 += v65 * v68;
        v4 += v66 * v68;
        vector v69 = splat(a[2]);
        v5 += v65 * v69;
        v6 += v66 * v69;
        vector v70 = splat(a[3]);
        v7 += v65 * v70;
        v8 += v66 * v70;
        a += a_stride;
        b += 8;
    }
    const float*c71 = output->start;
    size_t s72 = output->start_stride;
    vector v73 = splat((&output->minimum)[0]);
    size_t s74 = output->channel_stride;
    if (s74 == 0) {
        vector v75 = load(c71 + 0);
        v1 += v75;
        vector v76 = load(c71 + 4);
        v2 += v76;
        vector v77 = maximum(v73, v1);
        vector v78 = maximum(v73, v2);
        store(c + 0, v77);
        store(c + 4, v78);
        c += 8;
        c71 += s72;
        vector v79 = load(c71 + 0);
        v3 += v79;
        vector v80 = load(c71 + 4);
        v4 += v80;
        vector v81 = maximum(v73, v3);
        vector v82 = maximum(v73, v4);
        store(c + 0, v81);
        store(c + 4, v82);
        c += 8;
        c71 += s72;
        vector v83 = load(c71 + 0);
        v5 += v83;
        vector v84 = load(c71 + 4);
        v6 += v84;
        vector v85 = maximum(v73, v5);
        vector v86 = maximum(v73, v6);
        store(c + 0, v85);
        store(c + 4, v86);
        c += 8;
        c71 += s72;
        vector v87 = load(c71 + 0);
        v7 += v87;
        vector v88 = load(c71 + 4);
        v8 += v88;
        vector v89 = maximum(v73, v7);
        vector v90 = maximum(v73, v8);
        store(c + 0, v89);
        store(c + 4, v90);
        c += 8;
        c71 += s72;
    } else {
        float*f91 = c;
        vector v92 = load(c71 + 0);
        v1 += v92;
        vector v93 = load(c71 + 4);
        v2 += v93;
        vector v94 = maximum(v73, v1);
        vector v95 = maximum(v73, v2);
        c71 += s72;
        vector v96 = load(c71 + 0);
        v3 += v96;
        vector v97 = load(c71 + 4);
        v4 += v97;
        vector v98 = maximum(v73, v3);
        vector v99 = maximum(v73, v4);
        c71 += s72;
        vector v100 = load(c71 + 0);
        v5 += v100;
        vector v101 = load(c71 + 4);
        v6 += v101;
        vector v102 = maximum(v73, v5);
        vector v103 = maximum(v73, v6);
        c71 += s72;
        vector v104 = load(c71 + 0);
        v7 += v104;
        vector v105 = load(c71 + 4);
        v8 += v105;
        vector v106 = maximum(v73, v7);
        vector v107 = maximum(v73, v8);
        c71 += s72;
        f91[0 * s74 + 0] = v94[0];
        f91[1 * s74 + 0] = v94[1];
        f91[2 * s74 + 0] = v94[2];
        f91[3 * s74 + 0] = v94[3];
        f91[0 * s74 + 1] = v98[0];
        f91[1 * s74 + 1] = v98[1];
        f91[2 * s74 + 1] = v98[2];
        f91[3 * s74 + 1] = v98[3];
        f91[0 * s74 + 2] = v102[0];
        f91[1 * s74 + 2] = v102[1];
        f91[2 * s74 + 2] = v102[2];
        f91[3 * s74 + 2] = v102[3];
        f91[0 * s74 + 3] = v106[0];
        f91[1 * s74 + 3] = v106[1];
        f91[2 * s74 + 3] = v106[2];
        f91[3 * s74 + 3] = v106[3];
        size_t s108 = s74 * 4;
        f91 += s108;
        f91[0 * s74 + 0] = v95[0];
        f91[1 * s74 + 0] = v95[1];
        f91[2 * s74 + 0] = v95[2];
        f91[3 * s74 + 0] = v95[3];
        f91[0 * s74 + 1] = v99[0];
        f91[1 * s74 + 1] = v99[1];
        f91[2 * s74 + 1] = v99[2];
        f91[3 * s74 + 1] = v99[3];
        f91[0 * s74 + 2] = v103[0];
        f91[1 * s74 + 2] = v103[1];
        f91[2 * s74 + 2] = v103[2];
        f91[3 * s74 + 2] = v103[3];
        f91[0 * s74 + 3] = v107[0];
        f91[1 * s74 + 3] = v107[1];
        f91[2 * s74 + 3] = v107[2];
        f91[3 * s74 + 3] = v107[3];
    }
}
