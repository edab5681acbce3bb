#include <string.h>

#include "hw.h"

enum { LANES = 4 };
typedef float vector __attribute__((vector_size(4 * LANES)));
typedef int32_t integers __attribute__((vector_size(4 * LANES)));
typedef uint32_t bits __attribute__((vector_size(4 * LANES)));

static inline vector splat(float value) {
    vector result;
    for (int i = 0; i < LANES; i++) result[i] = value;
    return result;
}

static inline vector where_greater(vector x, vector y, vector a, vector b) {
    const integers greater = x > y;
    return (vector)((greater & (integers)a) | (~greater & (integers)b));
}

/* A NaN in a passes through. */
static inline vector maximum(vector bound, vector a) { return where_greater(bound, a, bound, a); }

static inline vector load(const float* p) {
    vector value;
    memcpy(&value, p, sizeof value);
    return value;
}

static inline void store(float* p, vector value) { memcpy(p, &value, sizeof value); }

static inline vector load_masked(const float* p, uint64_t mask) {
    float lanes[LANES] = {0};
    for (int i = 0; i < LANES; i++) {
        if (mask >> i & 1) lanes[i] = p[i];
    }
    return load(lanes);
}

static inline void store_masked(float* p, vector value, uint64_t mask) {
    float lanes[LANES];
    store(lanes, value);
    for (int i = 0; i < LANES; i++) {
        if (mask >> i & 1) p[i] = lanes[i];
    }
}

/* The integer in the low bits of the second is added to the exponent of the first. */
static inline vector times_power_of_two(vector a, vector biased) {
    bits value, power;
    memcpy(&value, &a, sizeof value);
    memcpy(&power, &biased, sizeof power);
    value += power << 23;
    memcpy(&a, &value, sizeof a);
    return a;
}

static inline uint64_t bits_below(size_t count) { return count < 64 ? ((uint64_t)1 << count) - 1 : ~(uint64_t)0; }
#include "c/kernels.h"

void nnp_softmax_maximum__c(size_t lines, const float* x, float* maxima) {
    vector v1 = load(maxima + 0);
    vector v2 = load(maxima + 4);
    vector v3 = load(maxima + 8);
    vector v4 = load(maxima + 12);
    for (; lines != 0; lines--) {
        vector v5 = load(x + 0);
        v1 = maximum(v1, v5);
        vector v6 = load(x + 4);
        v2 = maximum(v2, v6);
        vector v7 = load(x + 8);
        v3 = maximum(v3, v7);
        vector v8 = load(x + 12);
        v4 = maximum(v4, v8);
        x += 16;
    }
    store(maxima + 0, v1);
    store(maxima + 4, v2);
    store(maxima + 8, v3);
    store(maxima + 12, v4);
}

void nnp_softmax_exponential__c(size_t lines, const float* x, const float* largest, float* y, float* sums) {
    vector v1 = splat(largest[0]);
    vector v2 = splat((float)-87.0);
    vector v3 = splat((float)12582912.0);
    vector v4 = splat(0);
    vector v5 = load(sums + 0);
    vector v6 = load(sums + 4);
    vector v7 = load(sums + 8);
    vector v8 = load(sums + 12);
    for (; lines != 0; lines--) {
        vector v9 = load(x + 0);
        vector v10 = v9 - v1;
        vector v11 = load(x + 4);
        vector v12 = v11 - v1;
        vector v13 = load(x + 8);
        vector v14 = v13 - v1;
        vector v15 = load(x + 12);
        vector v16 = v15 - v1;
        vector v17 = maximum(v2, v10);
        vector v18 = maximum(v2, v12);
        vector v19 = maximum(v2, v14);
        vector v20 = maximum(v2, v16);
        vector v21 = v17 * (float)1.4426950408889634 + v3;
        vector v22 = v18 * (float)1.4426950408889634 + v3;
        vector v23 = v19 * (float)1.4426950408889634 + v3;
        vector v24 = v20 * (float)1.4426950408889634 + v3;
        vector v25 = v21 - v3;
        vector v26 = v22 - v3;
        vector v27 = v23 - v3;
        vector v28 = v24 - v3;
        vector v29 = v25 * (float)-0.693359375 + v17;
        vector v30 = v26 * (float)-0.693359375 + v18;
        vector v31 = v27 * (float)-0.693359375 + v19;
        vector v32 = v28 * (float)-0.693359375 + v20;
        vector v33 = v25 * (float)0.00021219444005469057 + v29;
        vector v34 = v26 * (float)0.00021219444005469057 + v30;
        vector v35 = v27 * (float)0.00021219444005469057 + v31;
        vector v36 = v28 * (float)0.00021219444005469057 + v32;
        vector v37 = splat((float)0.0013941108433972674);
        vector v38 = splat((float)0.0013941108433972674);
        vector v39 = splat((float)0.0013941108433972674);
        vector v40 = splat((float)0.0013941108433972674);
        vector v41 = splat((float)0.008375126398153335);
        vector v42 = v37 * v33 + v41;
        vector v43 = v38 * v34 + v41;
        vector v44 = v39 * v35 + v41;
        vector v45 = v40 * v36 + v41;
        vector v46 = splat((float)0.04166635289677516);
        vector v47 = v42 * v33 + v46;
        vector v48 = v43 * v34 + v46;
        vector v49 = v44 * v35 + v46;
        vector v50 = v45 * v36 + v46;
        vector v51 = splat((float)0.16666415514653277);
        vector v52 = v47 * v33 + v51;
        vector v53 = v48 * v34 + v51;
        vector v54 = v49 * v35 + v51;
        vector v55 = v50 * v36 + v51;
        vector v56 = splat((float)0.5000000047117757);
        vector v57 = v52 * v33 + v56;
        vector v58 = v53 * v34 + v56;
        vector v59 = v54 * v35 + v56;
        vector v60 = v55 * v36 + v56;
        vector v61 = splat((float)1.000000037716214);
        vector v62 = v57 * v33 + v61;
        vector v63 = v58 * v34 + v61;
        vector v64 = v59 * v35 + v61;
        vector v65 = v60 * v36 + v61;
        vector v66 = splat((float)1.0);
        vector v67 = v62 * v33 + v66;
        vector v68 = v63 * v34 + v66;
        vector v69 = v64 * v35 + v66;
        vector v70 = v65 * v36 + v66;
        vector v71 = times_power_of_two(v67, v21);
        vector v72 = times_power_of_two(v68, v22);
        vector v73 = times_power_of_two(v69, v23);
        vector v74 = times_power_of_two(v70, v24);
        vector v75 = v33 * (float)0.0 + v71;
        vector v76 = v34 * (float)0.0 + v72;
        vector v77 = v35 * (float)0.0 + v73;
        vector v78 = v36 * (float)0.0 + v74;
        vector v79 = where_greater(v2, v10, v4, v75);
        vector v80 = where_greater(v2, v12, v4, v76);
        vector v81 = where_greater(v2, v14, v4, v77);
        vector v82 = where_greater(v2, v16, v4, v78);
        store(y + 0, v79);
        v5 += v79;
        store(y + 4, v80);
        v6 += v80;
        store(y + 8, v81);
        v7 += v81;
        store(y + 12, v82);
        v8 += v82;
        x += 16;
        y += 16;
    }
    store(sums + 0, v5);
    store(sums + 4, v6);
    store(sums + 8, v7);
    store(sums + 12, v8);
}

void nnp_softmax_scale__c(size_t count, const float* x, const float* factor, float* y) {
    vector v1 = splat(factor[0]);
    const float*c2 = x;
    float*f3 = y;
    size_t s4 = (0 - (uintptr_t)f3 / sizeof(float)) % 16;
    size_t s5 = s4 < count ? s4 : count;
    uint64_t u6 = bits_below(s5) >> 0;
    uint64_t u7 = bits_below(s5) >> 4;
    uint64_t u8 = bits_below(s5) >> 8;
    uint64_t u9 = bits_below(s5) >> 12;
    vector v10 = load_masked(c2 + 0, u6);
    vector v11 = v1 * v10;
    store_masked(f3 + 0, v11, u6);
    vector v12 = load_masked(c2 + 4, u7);
    vector v13 = v1 * v12;
    store_masked(f3 + 4, v13, u7);
    vector v14 = load_masked(c2 + 8, u8);
    vector v15 = v1 * v14;
    store_masked(f3 + 8, v15, u8);
    vector v16 = load_masked(c2 + 12, u9);
    vector v17 = v1 * v16;
    store_masked(f3 + 12, v17, u9);
    c2 += s5;
    f3 += s5;
    size_t s18 = count - s5;
    size_t s19 = s18 / 16;
    for (; s19 != 0; s19--) {
        vector v20 = load(c2 + 0);
        vector v21 = v1 * v20;
        store(f3 + 0, v21);
        vector v22 = load(c2 + 4);
        vector v23 = v1 * v22;
        store(f3 + 4, v23);
        vector v24 = load(c2 + 8);
        vector v25 = v1 * v24;
        store(f3 + 8, v25);
        vector v26 = load(c2 + 12);
        vector v27 = v1 * v26;
        store(f3 + 12, v27);
        c2 += 16;
        f3 += 16;
    }
    size_t s28 = s18 % 16;
    uint64_t u29 = bits_below(s28) >> 0;
    uint64_t u30 = bits_below(s28) >> 4;
    uint64_t u31 = bits_below(s28) >> 8;
    uint64_t u32 = bits_below(s28) >> 12;
    vector v33 = load_masked(c2 + 0, u29);
    vector v34 = v1 * v33;
    store_masked(f3 + 0, v34, u29);
    vector v35 = load_masked(c2 + 4, u30);
    vector v36 = v1 * v35;
    store_masked(f3 + 4, v36, u30);
    vector v37 = load_masked(c2 + 8, u31);
    vector v38 = v1 * v37;
    store_masked(f3 + 8, v38, u31);
    vector v39 = load_masked(c2 + 12, u32);
    vector v40 = v1 * v39;
    store_masked(f3 + 12, v40, u32);
    c2 += s28;
    f3 += s28;
}

void nnp_softmax_scale_streamed__c(size_t count, const float* x, const float* factor, float* y) {
    vector v1 = splat(factor[0]);
    const float*c2 = x;
    float*f3 = y;
    size_t s4 = (0 - (uintptr_t)f3 / sizeof(float)) % 16;
    size_t s5 = s4 < count ? s4 : count;
    uint64_t u6 = bits_below(s5) >> 0;
    uint64_t u7 = bits_below(s5) >> 4;
    uint64_t u8 = bits_below(s5) >> 8;
    uint64_t u9 = bits_below(s5) >> 12;
    vector v10 = load_masked(c2 + 0, u6);
    vector v11 = v1 * v10;
    store_masked(f3 + 0, v11, u6);
    vector v12 = load_masked(c2 + 4, u7);
    vector v13 = v1 * v12;
    store_masked(f3 + 4, v13, u7);
    vector v14 = load_masked(c2 + 8, u8);
    vector v15 = v1 * v14;
    store_masked(f3 + 8, v15, u8);
    vector v16 = load_masked(c2 + 12, u9);
    vector v17 = v1 * v16;
    store_masked(f3 + 12, v17, u9);
    c2 += s5;
    f3 += s5;
    size_t s18 = count - s5;
    size_t s19 = s18 / 16;
    for (; s19 != 0; s19--) {
        vector v20 = load(c2 + 0);
        vector v21 = v1 * v20;
        store(f3 + 0, v21);
        vector v22 = load(c2 + 4);
        vector v23 = v1 * v22;
        store(f3 + 4, v23);
        vector v24 = load(c2 + 8);
        vector v25 = v1 * v24;
        store(f3 + 8, v25);
        vector v26 = load(c2 + 12);
        vector v27 = v1 * v26;
        store(f3 + 12, v27);
        c2 += 16;
        f3 += 16;
    }
    size_t s28 = s18 % 16;
    uint64_t u29 = bits_below(s28) >> 0;
    uint64_t u30 = bits_below(s28) >> 4;
    uint64_t u31 = bits_below(s28) >> 8;
    uint64_t u32 = bits_below(s28) >> 12;
    vector v33 = load_masked(c2 + 0, u29);
    vector v34 = v1 * v33;
    store_masked(f3 + 0, v34, u29);
    vector v35 = load_masked(c2 + 4, u30);
    vector v36 = v1 * v35;
    store_masked(f3 + 4, v36, u30);
    vector v37 = load_masked(c2 + 8, u31);
    vector v38 = v1 * v37;
    store_masked(f3 + 8, v38, u31);
    vector v39 = load_masked(c2 + 12, u32);
    vector v40 = v1 * v39;
    store_masked(f3 + 12, v40, u32);
    c2 += s28;
    f3 += s28;
}
