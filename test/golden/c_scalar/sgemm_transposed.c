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

void nnp_sgemm_transposed_1x4__c_scalar(size_t k, const float* a, size_t a_stride, const float* b, float* c, const struct nnp_sgemm_transposed_output* output) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    vector v3 = splat(0);
    vector v4 = splat(0);
    size_t s5 = k / 4;
    size_t s6 = k / 1;
    size_t s7 = s6 - s5;
    for (; s7 != 0; s7--) {
        vector v8 = load(b + 0);
        vector v9 = load(b + 1);
        vector v10 = load(b + 2);
        vector v11 = load(b + 3);
        vector v12 = splat(a[0]);
        v1 += v8 * v12;
        v2 += v9 * v12;
        v3 += v10 * v12;
        v4 += v11 * v12;
        a += a_stride;
        b += 4;
    }
    size_t s13 = output->channel_stride;
    if (s13 == 0) {
    } else {
        float*f14 = c;
        size_t s15 = output->channel_stride;
        for (int i16 = 0; i16 < 4; i16++) {
            f14 += s15;
        }
    }
    for (; s5 != 0; s5--) {
        vector v17 = load(b + 0);
        vector v18 = load(b + 1);
        vector v19 = load(b + 2);
        vector v20 = load(b + 3);
        vector v21 = splat(a[0]);
        v1 += v17 * v21;
        v2 += v18 * v21;
        v3 += v19 * v21;
        v4 += v20 * v21;
        a += a_stride;
        b += 4;
    }
    size_t s22 = k % 1;
    for (; s22 != 0; s22--) {
        vector v23 = load(b + 0);
        vector v24 = load(b + 1);
        vector v25 = load(b + 2);
        vector v26 = load(b + 3);
        vector v27 = splat(a[0]);
        v1 += v23 * v27;
        v2 += v24 * v27;
        v3 += v25 * v27;
        v4 += v26 * v27;
        a += a_stride;
        b += 4;
    }
    const float*c28 = output->start;
    size_t s29 = output->start_stride;
    vector v30 = splat((&output->minimum)[0]);
    size_t s31 = output->channel_stride;
    if (s31 == 0) {
        vector v32 = load(c28 + 0);
        v1 += v32;
        vector v33 = load(c28 + 1);
        v2 += v33;
        vector v34 = load(c28 + 2);
        v3 += v34;
        vector v35 = load(c28 + 3);
        v4 += v35;
        vector v36 = maximum(v30, v1);
        vector v37 = maximum(v30, v2);
        vector v38 = maximum(v30, v3);
        vector v39 = maximum(v30, v4);
        store(c + 0, v36);
        store(c + 1, v37);
        store(c + 2, v38);
        store(c + 3, v39);
        c += 4;
        c28 += s29;
    } else {
        float*f40 = c;
        vector v41 = load(c28 + 0);
        v1 += v41;
        vector v42 = load(c28 + 1);
        v2 += v42;
        vector v43 = load(c28 + 2);
        v3 += v43;
        vector v44 = load(c28 + 3);
        v4 += v44;
        vector v45 = maximum(v30, v1);
        vector v46 = maximum(v30, v2);
        vector v47 = maximum(v30, v3);
        vector v48 = maximum(v30, v4);
        c28 += s29;
        f40[0 * s31 + 0] = v45;
        size_t s49 = s31 * 1;
        f40 += s49;
        f40[0 * s31 + 0] = v46;
        size_t s50 = s31 * 1;
        f40 += s50;
        f40[0 * s31 + 0] = v47;
        size_t s51 = s31 * 1;
        f40 += s51;
        f40[0 * s31 + 0] = v48;
    }
}

void nnp_sgemm_transposed_2x4__c_scalar(size_t k, const float* a, size_t a_stride, const float* b, float* c, const struct nnp_sgemm_transposed_output* output) {
    vector v1 = splat(0);
    vector v2 = splat(0);
    vector v3 = splat(0);
    vector v4 = splat(0);
    vector v5 = splat(0);
    vector v6 = splat(0);
    vector v7 = splat(0);
    vector v8 = splat(0);
    size_t s9 = k / 4;
    size_t s10 = k / 1;
    size_t s11 = s10 - s9;
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
        vector v17 = splat(a[1]);
        v5 += v12 * v17;
        v6 += v13 * v17;
        v7 += v14 * v17;
        v8 += v15 * v17;
        a += a_stride;
        b += 4;
    }
    size_t s18 = output->channel_stride;
    if (s18 == 0) {
    } else {
        float*f19 = c;
        size_t s20 = output->channel_stride;
        for (int i21 = 0; i21 < 4; i21++) {
            f19 += s20;
        }
    }
    for (; s9 != 0; s9--) {
        vector v22 = load(b + 0);
        vector v23 = load(b + 1);
        vector v24 = load(b + 2);
        vector v25 = load(b + 3);
        vector v26 = splat(a[0]);
        v1 += v22 * v26;
        v2 += v23 * v26;
        v3 += v24 * v26;
        v4 += v25 * v26;
        vector v27 = splat(a[1]);
        v5 += v22 * v27;
        v6 += v23 * v27;
        v7 += v24 * v27;
        v8 += v25 * v27;
        a += a_stride;
        b += 4;
    }
    size_t s28 = k % 1;
    for (; s28 != 0; s28--) {
        vector v29 = load(b + 0);
        vector v30 = load(b + 1);
        vector v31 = load(b + 2);
        vector v32 = load(b + 3);
        vector v33 = splat(a[0]);
        v1 += v29 * v33;
        v2 += v30 * v33;
        v3 += v31 * v33;
        v4 += v32 * v33;
        vector v34 = splat(a[1]);
        v5 += v29 * v34;
        v6 += v30 * v34;
        v7 += v31 * v34;
        v8 += v32 * v34;
        a += a_stride;
        b += 4;
    }
    const float*c35 = output->start;
    size_t s36 = output->start_stride;
    vector v37 = splat((&output->minimum)[0]);
    size_t s38 = output->channel_stride;
    if (s38 == 0) {
        vector v39 = load(c35 + 0);
        v1 += v39;
        vector v40 = load(c35 + 1);
        v2 += v40;
        vector v41 = load(c35 + 2);
        v3 += v41;
        vector v42 = load(c35 + 3);
        v4 += v42;
        vector v43 = maximum(v37, v1);
        vector v44 = maximum(v37, v2);
        vector v45 = maximum(v37, v3);
        vector v46 = maximum(v37, v4);
        store(c + 0, v43);
        store(c + 1, v44);
        store(c + 2, v45);
        store(c + 3, v46);
        c += 4;
        c35 += s36;
        vector v47 = load(c35 + 0);
        v5 += v47;
        vector v48 = load(c35 + 1);
        v6 += v48;
        vector v49 = load(c35 + 2);
        v7 += v49;
        vector v50 = load(c35 + 3);
        v8 += v50;
        vector v51 = maximum(v37, v5);
        vector v52 = maximum(v37, v6);
        vector v53 = maximum(v37, v7);
        vector v54 = maximum(v37, v8);
        store(c + 0, v51);
        store(c + 1, v52);
        store(c + 2, v53);
        store(c + 3, v54);
        c += 4;
        c35 += s36;
    } else {
        float*f55 = c;
        vector v56 = load(c35 + 0);
        v1 += v56;
        vector v57 = load(c35 + 1);
        v2 += v57;
        vector v58 = load(c35 + 2);
        v3 += v58;
        vector v59 = load(c35 + 3);
        v4 += v59;
        vector v60 = maximum(v37, v1);
        vector v61 = maximum(v37, v2);
        vector v62 = maximum(v37, v3);
        vector v63 = maximum(v37, v4);
        c35 += s36;
        vector v64 = load(c35 + 0);
        v5 += v64;
        vector v65 = load(c35 + 1);
        v6 += v65;
        vector v66 = load(c35 + 2);
        v7 += v66;
        vector v67 = load(c35 + 3);
        v8 += v67;
        vector v68 = maximum(v37, v5);
        vector v69 = maximum(v37, v6);
        vector v70 = maximum(v37, v7);
        vector v71 = maximum(v37, v8);
        c35 += s36;
        f55[0 * s38 + 0] = v60;
        f55[0 * s38 + 1] = v68;
        size_t s72 = s38 * 1;
        f55 += s72;
        f55[0 * s38 + 0] = v61;
        f55[0 * s38 + 1] = v69;
        size_t s73 = s38 * 1;
        f55 += s73;
        f55[0 * s38 + 0] = v62;
        f55[0 * s38 + 1] = v70;
        size_t s74 = s38 * 1;
        f55 += s74;
        f55[0 * s38 + 0] = v63;
        f55[0 * s38 + 1] = v71;
    }
}
