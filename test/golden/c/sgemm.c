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

void nnp_sgemm_1x8__c(size_t k, const float* a, const float* b, float* c, const struct nnp_sgemm_output* output) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    size_t s3 = k % 4;
    size_t s4 = k / 4;
    for (; s4 != 0; s4--) {
        for (int i5 = 0; i5 < 1; i5++) {
            vector v6 = load(b + 0);
            vector v7 = load(b + 4);
            vector v8 = splat(a[0]);
            v1 += v6 * v8;
            v2 += v7 * v8;
            vector v9 = load(b + 8);
            vector v10 = load(b + 12);
            vector v11 = splat(a[1]);
            v1 += v9 * v11;
            v2 += v10 * v11;
            vector v12 = load(b + 16);
            vector v13 = load(b + 20);
            vector v14 = splat(a[2]);
            v1 += v12 * v14;
            v2 += v13 * v14;
            vector v15 = load(b + 24);
            vector v16 = load(b + 28);
            vector v17 = splat(a[3]);
            v1 += v15 * v17;
            v2 += v16 * v17;
            a += 4;
            b += 32;
        }
        a += 12;
    }
    for (; s3 != 0; s3--) {
        vector v18 = load(b + 0);
        vector v19 = load(b + 4);
        vector v20 = splat(a[0]);
        v1 += v18 * v20;
        v2 += v19 * v20;
        a += 1;
        b += 8;
    }
    const float*c21 = output->bias;
    size_t s22 = output->columns;
    size_t s23 = output->row_stride;
    uint64_t u24 = bits_below(s22) >> 0;
    uint64_t u25 = bits_below(s22) >> 4;
    if (c21 == 0) {
        float*f26 = c;
        vector v27 = load_masked(f26 + 0, u24);
        v1 += v27;
        vector v28 = load_masked(f26 + 4, u25);
        v2 += v28;
        f26 += s23;
    } else {
        vector v29 = splat(c21[0]);
        v1 += v29;
        v2 += v29;
    }
    vector v30 = splat((&output->minimum)[0]);
    if (s22 == 8) {
        float*f31 = c;
        vector v32 = maximum(v30, v1);
        store(f31 + 0, v32);
        vector v33 = maximum(v30, v2);
        store(f31 + 4, v33);
        f31 += s23;
    } else {
        vector v34 = maximum(v30, v1);
        store_masked(c + 0, v34, u24);
        vector v35 = maximum(v30, v2);
        store_masked(c + 4, v35, u25);
        c += s23;
    }
}

void nnp_sgemm_2x8__c(size_t k, const float* a, const float* b, float* c, const struct nnp_sgemm_output* output) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    vector v3 = splat(0);
    vector v4 = splat(0);
    size_t s5 = k % 4;
    size_t s6 = k / 4;
    for (; s6 != 0; s6--) {
        for (int i7 = 0; i7 < 1; i7++) {
            vector v8 = load(b + 0);
            vector v9 = load(b + 4);
            vector v10 = splat(a[0]);
            v1 += v8 * v10;
            v2 += v9 * v10;
            vector v11 = splat(a[4]);
            v3 += v8 * v11;
            v4 += v9 * v11;
            vector v12 = load(b + 8);
            vector v13 = load(b + 12);
            vector v14 = splat(a[1]);
            v1 += v12 * v14;
            v2 += v13 * v14;
            vector v15 = splat(a[5]);
            v3 += v12 * v15;
            v4 += v13 * v15;
            vector v16 = load(b + 16);
            vector v17 = load(b + 20);
            vector v18 = splat(a[2]);
            v1 += v16 * v18;
            v2 += v17 * v18;
            vector v19 = splat(a[6]);
            v3 += v16 * v19;
            v4 += v17 * v19;
            vector v20 = load(b + 24);
            vector v21 = load(b + 28);
            vector v22 = splat(a[3]);
            v1 += v20 * v22;
            v2 += v21 * v22;
            vector v23 = splat(a[7]);
            v3 += v20 * v23;
            v4 += v21 * v23;
            a += 4;
            b += 32;
        }
        a += 12;
    }
    for (; s5 != 0; s5--) {
        vector v24 = load(b + 0);
        vector v25 = load(b + 4);
        vector v26 = splat(a[0]);
        v1 += v24 * v26;
        v2 += v25 * v26;
        vector v27 = splat(a[4]);
        v3 += v24 * v27;
        v4 += v25 * v27;
        a += 1;
        b += 8;
    }
    const float*c28 = output->bias;
    size_t s29 = output->columns;
    size_t s30 = output->row_stride;
    uint64_t u31 = bits_below(s29) >> 0;
    uint64_t u32 = bits_below(s29) >> 4;
    if (c28 == 0) {
        float*f33 = c;
        vector v34 = load_masked(f33 + 0, u31);
        v1 += v34;
        vector v35 = load_masked(f33 + 4, u32);
        v2 += v35;
        f33 += s30;
        vector v36 = load_masked(f33 + 0, u31);
        v3 += v36;
        vector v37 = load_masked(f33 + 4, u32);
        v4 += v37;
        f33 += s30;
    } else {
        vector v38 = splat(c28[0]);
        v1 += v38;
        v2 += v38;
        vector v39 = splat(c28[1]);
        v3 += v39;
        v4 += v39;
    }
    vector v40 = splat((&output->minimum)[0]);
    if (s29 == 8) {
        float*f41 = c;
        vector v42 = maximum(v40, v1);
        store(f41 + 0, v42);
        vector v43 = maximum(v40, v2);
        store(f41 + 4, v43);
        f41 += s30;
        vector v44 = maximum(v40, v3);
        store(f41 + 0, v44);
        vector v45 = maximum(v40, v4);
        store(f41 + 4, v45);
        f41 += s30;
    } else {
        vector v46 = maximum(v40, v1);
        store_masked(c + 0, v46, u31);
        vector v47 = maximum(v40, v2);
        store_masked(c + 4, v47, u32);
        c += s30;
        vector v48 = maximum(v40, v3);
        store_masked(c + 0, v48, u31);
        vector v49 = maximum(v40, v4);
        store_masked(c + 4, v49, u32);
        c += s30;
    }
}

void nnp_sgemm_3x8__c(size_t k, const float* a, const float* b, float* c, const struct nnp_sgemm_output* output) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    vector v3 = splat(0);
    vector v4 = splat(0);
    vector v5 = splat(0);
    vector v6 = splat(0);
    size_t s7 = k % 4;
    size_t s8 = k / 4;
    for (; s8 != 0; s8--) {
        for (int i9 = 0; i9 < 1; i9++) {
            vector v10 = load(b + 0);
            vector v11 = load(b + 4);
            vector v12 = splat(a[0]);
            v1 += v10 * v12;
            v2 += v11 * v12;
            vector v13 = splat(a[4]);
            v3 += v10 * v13;
            v4 += v11 * v13;
            vector v14 = splat(a[8]);
            v5 += v10 * v14;
            v6 += v11 * v14;
            vector v15 = load(b + 8);
            vector v16 = load(b + 12);
            vector v17 = splat(a[1]);
            v1 += v15 * v17;
            v2 += v16 * v17;
            vector v18 = splat(a[5]);
            v3 += v15 * v18;
            v4 += v16 * v18;
            vector v19 = splat(a[9]);
            v5 += v15 * v19;
            v6 += v16 * v19;
            vector v20 = load(b + 16);
            vector v21 = load(b + 20);
            vector v22 = splat(a[2]);
            v1 += v20 * v22;
            v2 += v21 * v22;
            vector v23 = splat(a[6]);
            v3 += v20 * v23;
            v4 += v21 * v23;
            vector v24 = splat(a[10]);
            v5 += v20 * v24;
            v6 += v21 * v24;
            vector v25 = load(b + 24);
            vector v26 = load(b + 28);
            vector v27 = splat(a[3]);
            v1 += v25 * v27;
            v2 += v26 * v27;
            vector v28 = splat(a[7]);
            v3 += v25 * v28;
            v4 += v26 * v28;
            vector v29 = splat(a[11]);
            v5 += v25 * v29;
            v6 += v26 * v29;
            a += 4;
            b += 32;
        }
        a += 12;
    }
    for (; s7 != 0; s7--) {
        vector v30 = load(b + 0);
        vector v31 = load(b + 4);
        vector v32 = splat(a[0]);
        v1 += v30 * v32;
        v2 += v31 * v32;
        vector v33 = splat(a[4]);
        v3 += v30 * v33;
        v4 += v31 * v33;
        vector v34 = splat(a[8]);
        v5 += v30 * v34;
        v6 += v31 * v34;
        a += 1;
        b += 8;
    }
    const float*c35 = output->bias;
    size_t s36 = output->columns;
    size_t s37 = output->row_stride;
    uint64_t u38 = bits_below(s36) >> 0;
    uint64_t u39 = bits_below(s36) >> 4;
    if (c35 == 0) {
        float*f40 = c;
        vector v41 = load_masked(f40 + 0, u38);
        v1 += v41;
        vector v42 = load_masked(f40 + 4, u39);
        v2 += v42;
        f40 += s37;
        vector v43 = load_masked(f40 + 0, u38);
        v3 += v43;
        vector v44 = load_masked(f40 + 4, u39);
        v4 += v44;
        f40 += s37;
        vector v45 = load_masked(f40 + 0, u38);
        v5 += v45;
        vector v46 = load_masked(f40 + 4, u39);
        v6 += v46;
        f40 += s37;
    } else {
        vector v47 = splat(c35[0]);
        v1 += v47;
        v2 += v47;
        vector v48 = splat(c35[1]);
        v3 += v48;
        v4 += v48;
        vector v49 = splat(c35[2]);
        v5 += v49;
        v6 += v49;
    }
    vector v50 = splat((&output->minimum)[0]);
    if (s36 == 8) {
        float*f51 = c;
        vector v52 = maximum(v50, v1);
        store(f51 + 0, v52);
        vector v53 = maximum(v50, v2);
        store(f51 + 4, v53);
        f51 += s37;
        vector v54 = maximum(v50, v3);
        store(f51 + 0, v54);
        vector v55 = maximum(v50, v4);
        store(f51 + 4, v55);
        f51 += s37;
        vector v56 = maximum(v50, v5);
        store(f51 + 0, v56);
        vector v57 = maximum(v50, v6);
        store(f51 + 4, v57);
        f51 += s37;
    } else {
        vector v58 = maximum(v50, v1);
        store_masked(c + 0, v58, u38);
        vector v59 = maximum(v50, v2);
        store_masked(c + 4, v59, u39);
        c += s37;
        vector v60 = maximum(v50, v3);
        store_masked(c + 0, v60, u38);
        vector v61 = maximum(v50, v4);
        store_masked(c + 4, v61, u39);
        c += s37;
        vector v62 = maximum(v50, v5);
        store_masked(c + 0, v62, u38);
        vector v63 = maximum(v50, v6);
        store_masked(c + 4, v63, u39);
        c += s37;
    }
}

void nnp_sgemm_4x8__c(size_t k, const float* a, const float* b, float* c, const struct nnp_sgemm_output* output) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    vector v3 = splat(0);
    vector v4 = splat(0);
    vector v5 = splat(0);
    vector v6 = splat(0);
    vector v7 = splat(0);
    vector v8 = splat(0);
    size_t s9 = k % 4;
    size_t s10 = k / 4;
    for (; s10 != 0; s10--) {
        for (int i11 = 0; i11 < 1; i11++) {
            vector v12 = load(b + 0);
            vector v13 = load(b + 4);
            vector v14 = splat(a[0]);
            v1 += v12 * v14;
            v2 += v13 * v14;
            vector v15 = splat(a[4]);
            v3 += v12 * v15;
            v4 += v13 * v15;
            vector v16 = splat(a[8]);
            v5 += v12 * v16;
            v6 += v13 * v16;
            vector v17 = splat(a[12]);
            v7 += v12 * v17;
            v8 += v13 * v17;
            vector v18 = load(b + 8);
            vector v19 = load(b + 12);
            vector v20 = splat(a[1]);
            v1 += v18 * v20;
            v2 += v19 * v20;
            vector v21 = splat(a[5]);
            v3 += v18 * v21;
            v4 += v19 * v21;
            vector v22 = splat(a[9]);
            v5 += v18 * v22;
            v6 += v19 * v22;
            vector v23 = splat(a[13]);
            v7 += v18 * v23;
            v8 += v19 * v23;
            vector v24 = load(b + 16);
            vector v25 = load(b + 20);
            vector v26 = splat(a[2]);
            v1 += v24 * v26;
            v2 += v25 * v26;
            vector v27 = splat(a[6]);
            v3 += v24 * v27;
            v4 += v25 * v27;
            vector v28 = splat(a[10]);
            v5 += v24 * v28;
            v6 += v25 * v28;
            vector v29 = splat(a[14]);
            v7 += v24 * v29;
            v8 += v25 * v29;
            vector v30 = load(b + 24);
            vector v31 = load(b + 28);
            vector v32 = splat(a[3]);
            v1 += v30 * v32;
            v2 += v31 * v32;
            vector v33 = splat(a[7]);
            v3 += v30 * v33;
            v4 += v31 * v33;
            vector v34 = splat(a[11]);
            v5 += v30 * v34;
            v6 += v31 * v34;
            vector v35 = splat(a[15]);
            v7 += v30 * v35;
            v8 += v31 * v35;
            a += 4;
            b += 32;
        }
        a += 12;
    }
    for (; s9 != 0; s9--) {
        vector v36 = load(b + 0);
        vector v37 = load(b + 4);
        vector v38 = splat(a[0]);
        v1 += v36 * v38;
        v2 += v37 * v38;
        vector v39 = splat(a[4]);
        v3 += v36 * v39;
        v4 += v37 * v39;
        vector v40 = splat(a[8]);
        v5 += v36 * v40;
        v6 += v37 * v40;
        vector v41 = splat(a[12]);
        v7 += v36 * v41;
        v8 += v37 * v41;
        a += 1;
        b += 8;
    }
    const float*c42 = output->bias;
    size_t s43 = output->columns;
    size_t s44 = output->row_stride;
    uint64_t u45 = bits_below(s43) >> 0;
    uint64_t u46 = bits_below(s43) >> 4;
    if (c42 == 0) {
        float*f47 = c;
        vector v48 = load_masked(f47 + 0, u45);
        v1 += v48;
        vector v49 = load_masked(f47 + 4, u46);
        v2 += v49;
        f47 += s44;
        vector v50 = load_masked(f47 + 0, u45);
        v3 += v50;
        vector v51 = load_masked(f47 + 4, u46);
        v4 += v51;
        f47 += s44;
        vector v52 = load_masked(f47 + 0, u45);
        v5 += v52;
        vector v53 = load_masked(f47 + 4, u46);
        v6 += v53;
        f47 += s44;
        vector v54 = load_masked(f47 + 0, u45);
        v7 += v54;
        vector v55 = load_masked(f47 + 4, u46);
        v8 += v55;
        f47 += s44;
    } else {
        vector v56 = splat(c42[0]);
        v1 += v56;
        v2 += v56;
        vector v57 = splat(c42[1]);
        v3 += v57;
        v4 += v57;
        vector v58 = splat(c42[2]);
        v5 += v58;
        v6 += v58;
        vector v59 = splat(c42[3]);
        v7 += v59;
        v8 += v59;
    }
    vector v60 = splat((&output->minimum)[0]);
    if (s43 == 8) {
        float*f61 = c;
        vector v62 = maximum(v60, v1);
        store(f61 + 0, v62);
        vector v63 = maximum(v60, v2);
        store(f61 + 4, v63);
        f61 += s44;
        vector v64 = maximum(v60, v3);
        store(f61 + 0, v64);
        vector v65 = maximum(v60, v4);
        store(f61 + 4, v65);
        f61 += s44;
        vector v66 = maximum(v60, v5);
        store(f61 + 0, v66);
        vector v67 = maximum(v60, v6);
        store(f61 + 4, v67);
        f61 += s44;
        vector v68 = maximum(v60, v7);
        store(f61 + 0, v68);
        vector v69 = maximum(v60, v8);
        store(f61 + 4, v69);
        f61 += s44;
    } else {
        vector v70 = maximum(v60, v1);
        store_masked(c + 0, v70, u45);
        vector v71 = maximum(v60, v2);
        store_masked(c + 4, v71, u46);
        c += s44;
        vector v72 = maximum(v60, v3);
        store_masked(c + 0, v72, u45);
        vector v73 = maximum(v60, v4);
        store_masked(c + 4, v73, u46);
        c += s44;
        vector v74 = maximum(v60, v5);
        store_masked(c + 0, v74, u45);
        vector v75 = maximum(v60, v6);
        store_masked(c + 4, v75, u46);
        c += s44;
        vector v76 = maximum(v60, v7);
        store_masked(c + 0, v76, u45);
        vector v77 = maximum(v60, v8);
        store_masked(c + 4, v77, u46);
        c += s44;
    }
}
