#include "hw.h"

enum { LANES = 4 };
typedef float vector __attribute__((vector_size(4 * LANES)));
typedef int32_t integers __attribute__((vector_size(4 * LANES)));
typedef uint32_t bits __attribute__((vector_size(4 * LANES)));

static inline vector splat(float value) {
    vector result = {0};
    for (int i = 0; i < LANES; i++) result[i] = value;
    return result;
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
    vector result = {0};
    for (int i = 0; i < LANES; i++) result[i] = 2 * i < LANES ? a[2 * i + first] : b[2 * i + first - LANES];
    return result;
}

static inline vector load(const float* p) {
    vector value;
    __builtin_memcpy(&value, p, sizeof value);
    return value;
}

static inline void store(float* p, vector value) { __builtin_memcpy(p, &value, sizeof value); }

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

void nnp_softmax_exponential__c(size_t lines, const float* x, size_t ahead, const float* largest, float* y, float* sums) {
    (void)ahead;
    vector v1 = splat(largest[0]);
    vector v2 = splat((float)-88.0);
    vector v3 = splat((float)12583039.0);
    vector v4 = load(sums + 0);
    vector v5 = load(sums + 4);
    vector v6 = load(sums + 8);
    vector v7 = load(sums + 12);
    for (; lines != 0; lines--) {
        vector v8 = load(x + 0);
        vector v9 = v8 - v1;
        vector v10 = load(x + 4);
        vector v11 = v10 - v1;
        vector v12 = load(x + 8);
        vector v13 = v12 - v1;
        vector v14 = load(x + 12);
        vector v15 = v14 - v1;
        vector v16 = maximum(v2, v9);
        vector v17 = maximum(v2, v11);
        vector v18 = maximum(v2, v13);
        vector v19 = maximum(v2, v15);
        vector v20 = v16 * (float)1.4426950408889634 + v3;
        vector v21 = v17 * (float)1.4426950408889634 + v3;
        vector v22 = v18 * (float)1.4426950408889634 + v3;
        vector v23 = v19 * (float)1.4426950408889634 + v3;
        vector v24 = v20 - v3;
        vector v25 = v21 - v3;
        vector v26 = v22 - v3;
        vector v27 = v23 - v3;
        vector v28 = v24 * (float)-0.693359375 + v16;
        vector v29 = v25 * (float)-0.693359375 + v17;
        vector v30 = v26 * (float)-0.693359375 + v18;
        vector v31 = v27 * (float)-0.693359375 + v19;
        vector v32 = v24 * (float)0.00021219444005469057 + v28;
        vector v33 = v25 * (float)0.00021219444005469057 + v29;
        vector v34 = v26 * (float)0.00021219444005469057 + v30;
        vector v35 = v27 * (float)0.00021219444005469057 + v31;
        vector v36 = splat((float)0.0013941108433972674);
        vector v37 = splat((float)0.0013941108433972674);
        vector v38 = splat((float)0.0013941108433972674);
        vector v39 = splat((float)0.0013941108433972674);
        vector v40 = v36 * v32 + (float)0.008375126398153335;
        vector v41 = v37 * v33 + (float)0.008375126398153335;
        vector v42 = v38 * v34 + (float)0.008375126398153335;
        vector v43 = v39 * v35 + (float)0.008375126398153335;
        vector v44 = v40 * v32 + (float)0.04166635289677516;
        vector v45 = v41 * v33 + (float)0.04166635289677516;
        vector v46 = v42 * v34 + (float)0.04166635289677516;
        vector v47 = v43 * v35 + (float)0.04166635289677516;
        vector v48 = v44 * v32 + (float)0.16666415514653277;
        vector v49 = v45 * v33 + (float)0.16666415514653277;
        vector v50 = v46 * v34 + (float)0.16666415514653277;
        vector v51 = v47 * v35 + (float)0.16666415514653277;
        vector v52 = v48 * v32 + (float)0.5000000047117757;
        vector v53 = v49 * v33 + (float)0.5000000047117757;
        vector v54 = v50 * v34 + (float)0.5000000047117757;
        vector v55 = v51 * v35 + (float)0.5000000047117757;
        vector v56 = v52 * v32 + (float)1.000000037716214;
        vector v57 = v53 * v33 + (float)1.000000037716214;
        vector v58 = v54 * v34 + (float)1.000000037716214;
        vector v59 = v55 * v35 + (float)1.000000037716214;
        vector v60 = v56 * v32 + (float)1.0;
        vector v61 = v57 * v33 + (float)1.0;
        vector v62 = v58 * v34 + (float)1.0;
        vector v63 = v59 * v35 + (float)1.0;
        vector v64 = power_of_two(v20);
        vector v65 = v60 * v64;
        vector v66 = power_of_two(v21);
        vector v67 = v61 * v66;
        vector v68 = power_of_two(v22);
        vector v69 = v62 * v68;
        vector v70 = power_of_two(v23);
        vector v71 = v63 * v70;
        store(y + 0, v65);
        v4 += v65;
        store(y + 4, v67);
        v5 += v67;
        store(y + 8, v69);
        v6 += v69;
        store(y + 12, v71);
        v7 += v71;
        x += 16;
        y += 16;
    }
    store(sums + 0, v4);
    store(sums + 4, v5);
    store(sums + 8, v6);
    store(sums + 12, v7);
}

void nnp_softmax_short_rows__c(size_t channels, const float* x, const float* factor, float* y, float* scratch) {
    size_t s1 = channels * 4;
    float*f2 = scratch;
    float*f3 = scratch;
    f3 += s1;
    vector v4 = splat((float)-3.4028234663852886e+38);
    const float*c5 = x;
    size_t s6 = channels % 4;
    float*f7 = f2;
    if (s6 == 0) {
    } else {
        vector v8 = splat(0);
        vector v9 = splat(0);
        vector v10 = splat(0);
        vector v11 = splat(0);
        v8[0] = c5[0 * channels + 0];
        v8[1] = c5[1 * channels + 0];
        v8[2] = c5[2 * channels + 0];
        v8[3] = c5[3 * channels + 0];
        v9[0] = c5[0 * channels + 1];
        v9[1] = c5[1 * channels + 1];
        v9[2] = c5[2 * channels + 1];
        v9[3] = c5[3 * channels + 1];
        v10[0] = c5[0 * channels + 2];
        v10[1] = c5[1 * channels + 2];
        v10[2] = c5[2 * channels + 2];
        v10[3] = c5[3 * channels + 2];
        v11[0] = c5[0 * channels + 3];
        v11[1] = c5[1 * channels + 3];
        v11[2] = c5[2 * channels + 3];
        v11[3] = c5[3 * channels + 3];
        v4 = maximum(v4, v8);
        store(f7 + 0, v8);
        v4 = maximum(v4, v9);
        store(f7 + 4, v9);
        v4 = maximum(v4, v10);
        store(f7 + 8, v10);
        v4 = maximum(v4, v11);
        store(f7 + 12, v11);
        c5 += s6;
        size_t s12 = s6 * 4;
        f7 += s12;
    }
    size_t s13 = channels / 4;
    for (; s13 != 0; s13--) {
        vector v14 = splat(0);
        vector v15 = splat(0);
        vector v16 = splat(0);
        vector v17 = splat(0);
        v14[0] = c5[0 * channels + 0];
        v14[1] = c5[1 * channels + 0];
        v14[2] = c5[2 * channels + 0];
        v14[3] = c5[3 * channels + 0];
        v15[0] = c5[0 * channels + 1];
        v15[1] = c5[1 * channels + 1];
        v15[2] = c5[2 * channels + 1];
        v15[3] = c5[3 * channels + 1];
        v16[0] = c5[0 * channels + 2];
        v16[1] = c5[1 * channels + 2];
        v16[2] = c5[2 * channels + 2];
        v16[3] = c5[3 * channels + 2];
        v17[0] = c5[0 * channels + 3];
        v17[1] = c5[1 * channels + 3];
        v17[2] = c5[2 * channels + 3];
        v17[3] = c5[3 * channels + 3];
        v4 = maximum(v4, v14);
        store(f7 + 0, v14);
        v4 = maximum(v4, v15);
        store(f7 + 4, v15);
        v4 = maximum(v4, v16);
        store(f7 + 8, v16);
        v4 = maximum(v4, v17);
        store(f7 + 12, v17);
        c5 += 4;
        f7 += 16;
    }
    x += s1;
    vector v18 = splat((float)-3.4028234663852886e+38);
    const float*c19 = x;
    size_t s20 = channels % 4;
    float*f21 = f3;
    if (s20 == 0) {
    } else {
        vector v22 = splat(0);
        vector v23 = splat(0);
        vector v24 = splat(0);
        vector v25 = splat(0);
        v22[0] = c19[0 * channels + 0];
        v22[1] = c19[1 * channels + 0];
        v22[2] = c19[2 * channels + 0];
        v22[3] = c19[3 * channels + 0];
        v23[0] = c19[0 * channels + 1];
        v23[1] = c19[1 * channels + 1];
        v23[2] = c19[2 * channels + 1];
        v23[3] = c19[3 * channels + 1];
        v24[0] = c19[0 * channels + 2];
        v24[1] = c19[1 * channels + 2];
        v24[2] = c19[2 * channels + 2];
        v24[3] = c19[3 * channels + 2];
        v25[0] = c19[0 * channels + 3];
        v25[1] = c19[1 * channels + 3];
        v25[2] = c19[2 * channels + 3];
        v25[3] = c19[3 * channels + 3];
        v18 = maximum(v18, v22);
        store(f21 + 0, v22);
        v18 = maximum(v18, v23);
        store(f21 + 4, v23);
        v18 = maximum(v18, v24);
        store(f21 + 8, v24);
        v18 = maximum(v18, v25);
        store(f21 + 12, v25);
        c19 += s20;
        size_t s26 = s20 * 4;
        f21 += s26;
    }
    size_t s27 = channels / 4;
    for (; s27 != 0; s27--) {
        vector v28 = splat(0);
        vector v29 = splat(0);
        vector v30 = splat(0);
        vector v31 = splat(0);
        v28[0] = c19[0 * channels + 0];
        v28[1] = c19[1 * channels + 0];
        v28[2] = c19[2 * channels + 0];
        v28[3] = c19[3 * channels + 0];
        v29[0] = c19[0 * channels + 1];
        v29[1] = c19[1 * channels + 1];
        v29[2] = c19[2 * channels + 1];
        v29[3] = c19[3 * channels + 1];
        v30[0] = c19[0 * channels + 2];
        v30[1] = c19[1 * channels + 2];
        v30[2] = c19[2 * channels + 2];
        v30[3] = c19[3 * channels + 2];
        v31[0] = c19[0 * channels + 3];
        v31[1] = c19[1 * channels + 3];
        v31[2] = c19[2 * channels + 3];
        v31[3] = c19[3 * channels + 3];
        v18 = maximum(v18, v28);
        store(f21 + 0, v28);
        v18 = maximum(v18, v29);
        store(f21 + 4, v29);
        v18 = maximum(v18, v30);
        store(f21 + 8, v30);
        v18 = maximum(v18, v31);
        store(f21 + 12, v31);
        c19 += 4;
        f21 += 16;
    }
    vector v32 = splat((float)-88.0);
    vector v33 = splat((float)12583039.0);
    vector v34 = splat(0);
    vector v35 = splat(0);
    size_t s36 = channels;
    for (; s36 != 0; s36--) {
        x += 8;
        vector v37 = load(f2 + 0);
        vector v38 = v37 - v4;
        vector v39 = load(f3 + 0);
        vector v40 = v39 - v18;
        vector v41 = maximum(v32, v38);
        vector v42 = maximum(v32, v40);
        vector v43 = v41 * (float)1.4426950408889634 + v33;
        vector v44 = v42 * (float)1.4426950408889634 + v33;
        vector v45 = v43 - v33;
        vector v46 = v44 - v33;
        vector v47 = v45 * (float)-0.693359375 + v41;
        vector v48 = v46 * (float)-0.693359375 + v42;
        vector v49 = v45 * (float)0.00021219444005469057 + v47;
        vector v50 = v46 * (float)0.00021219444005469057 + v48;
        vector v51 = splat((float)0.0013941108433972674);
        vector v52 = splat((float)0.0013941108433972674);
        vector v53 = v51 * v49 + (float)0.008375126398153335;
        vector v54 = v52 * v50 + (float)0.008375126398153335;
        vector v55 = v53 * v49 + (float)0.04166635289677516;
        vector v56 = v54 * v50 + (float)0.04166635289677516;
        vector v57 = v55 * v49 + (float)0.16666415514653277;
        vector v58 = v56 * v50 + (float)0.16666415514653277;
        vector v59 = v57 * v49 + (float)0.5000000047117757;
        vector v60 = v58 * v50 + (float)0.5000000047117757;
        vector v61 = v59 * v49 + (float)1.000000037716214;
        vector v62 = v60 * v50 + (float)1.000000037716214;
        vector v63 = v61 * v49 + (float)1.0;
        vector v64 = v62 * v50 + (float)1.0;
        vector v65 = power_of_two(v43);
        vector v66 = v63 * v65;
        vector v67 = power_of_two(v44);
        vector v68 = v64 * v67;
        store(f2 + 0, v66);
        v34 += v66;
        f2 += 4;
        store(f3 + 0, v68);
        v35 += v68;
        f3 += 4;
    }
    f2 -= s1;
    vector v69 = splat(factor[0]);
    vector v70 = v69 / v34;
    float*f71 = y;
    size_t s72 = channels % 4;
    float*f73 = f2;
    if (s72 == 0) {
    } else {
        vector v74 = load(f73 + 0);
        vector v75 = v74 * v70;
        vector v76 = load(f73 + 4);
        vector v77 = v76 * v70;
        vector v78 = load(f73 + 8);
        vector v79 = v78 * v70;
        vector v80 = load(f73 + 12);
        vector v81 = v80 * v70;
        f71[0 * channels + 0] = v75[0];
        f71[1 * channels + 0] = v75[1];
        f71[2 * channels + 0] = v75[2];
        f71[3 * channels + 0] = v75[3];
        f71[0 * channels + 1] = v77[0];
        f71[1 * channels + 1] = v77[1];
        f71[2 * channels + 1] = v77[2];
        f71[3 * channels + 1] = v77[3];
        f71[0 * channels + 2] = v79[0];
        f71[1 * channels + 2] = v79[1];
        f71[2 * channels + 2] = v79[2];
        f71[3 * channels + 2] = v79[3];
        f71[0 * channels + 3] = v81[0];
        f71[1 * channels + 3] = v81[1];
        f71[2 * channels + 3] = v81[2];
        f71[3 * channels + 3] = v81[3];
        f71 += s72;
        size_t s82 = s72 * 4;
        f73 += s82;
    }
    size_t s83 = channels / 4;
    for (; s83 != 0; s83--) {
        vector v84 = load(f73 + 0);
        vector v85 = v84 * v70;
        vector v86 = load(f73 + 4);
        vector v87 = v86 * v70;
        vector v88 = load(f73 + 8);
        vector v89 = v88 * v70;
        vector v90 = load(f73 + 12);
        vector v91 = v90 * v70;
        f71[0 * channels + 0] = v85[0];
        f71[1 * channels + 0] = v85[1];
        f71[2 * channels + 0] = v85[2];
        f71[3 * channels + 0] = v85[3];
        f71[0 * channels + 1] = v87[0];
        f71[1 * channels + 1] = v87[1];
        f71[2 * channels + 1] = v87[2];
        f71[3 * channels + 1] = v87[3];
        f71[0 * channels + 2] = v89[0];
        f71[1 * channels + 2] = v89[1];
        f71[2 * channels + 2] = v89[2];
        f71[3 * channels + 2] = v89[3];
        f71[0 * channels + 3] = v91[0];
        f71[1 * channels + 3] = v91[1];
        f71[2 * channels + 3] = v91[2];
        f71[3 * channels + 3] = v91[3];
        f71 += 4;
        f73 += 16;
    }
    y += s1;
    f3 -= s1;
    vector v92 = splat(factor[0]);
    vector v93 = v92 / v35;
    float*f94 = y;
    size_t s95 = channels % 4;
    float*f96 = f3;
    if (s95 == 0) {
    } else {
        vector v97 = load(f96 + 0);
        vector v98 = v97 * v93;
        vector v99 = load(f96 + 4);
        vector v100 = v99 * v93;
        vector v101 = load(f96 + 8);
        vector v102 = v101 * v93;
        vector v103 = load(f96 + 12);
        vector v104 = v103 * v93;
        f94[0 * channels + 0] = v98[0];
        f94[1 * channels + 0] = v98[1];
        f94[2 * channels + 0] = v98[2];
        f94[3 * channels + 0] = v98[3];
        f94[0 * channels + 1] = v100[0];
        f94[1 * channels + 1] = v100[1];
        f94[2 * channels + 1] = v100[2];
        f94[3 * channels + 1] = v100[3];
        f94[0 * channels + 2] = v102[0];
        f94[1 * channels + 2] = v102[1];
        f94[2 * channels + 2] = v102[2];
        f94[3 * channels + 2] = v102[3];
        f94[0 * channels + 3] = v104[0];
        f94[1 * channels + 3] = v104[1];
        f94[2 * channels + 3] = v104[2];
        f94[3 * channels + 3] = v104[3];
        f94 += s95;
        size_t s105 = s95 * 4;
        f96 += s105;
    }
    size_t s106 = channels / 4;
    for (; s106 != 0; s106--) {
        vector v107 = load(f96 + 0);
        vector v108 = v107 * v93;
        vector v109 = load(f96 + 4);
        vector v110 = v109 * v93;
        vector v111 = load(f96 + 8);
        vector v112 = v111 * v93;
        vector v113 = load(f96 + 12);
        vector v114 = v113 * v93;
        f94[0 * channels + 0] = v108[0];
        f94[1 * channels + 0] = v108[1];
        f94[2 * channels + 0] = v108[2];
        f94[3 * channels + 0] = v108[3];
        f94[0 * channels + 1] = v110[0];
        f94[1 * channels + 1] = v110[1];
        f94[2 * channels + 1] = v110[2];
        f94[3 * channels + 1] = v110[3];
        f94[0 * channels + 2] = v112[0];
        f94[1 * channels + 2] = v112[1];
        f94[2 * channels + 2] = v112[2];
        f94[3 * channels + 2] = v112[3];
        f94[0 * channels + 3] = v114[0];
        f94[1 * channels + 3] = v114[1];
        f94[2 * channels + 3] = v114[2];
        f94[3 * channels + 3] = v114[3];
        f94 += 4;
        f96 += 16;
    }
    y += s1;
}

void nnp_softmax_scale__c(size_t count, const float* x, const float* factor, float* y) {
    vector v1 = splat(factor[0]);
    const float*c2 = x;
    float*f3 = y;
    size_t s4 = (0 - (uintptr_t)f3 / sizeof(float)) % 16;
    size_t s5 = s4 < count ? s4 : count;
    if (s5 == 0) {
    } else {
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
    }
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
    if (s28 == 0) {
    } else {
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
}

void nnp_softmax_scale_streamed__c(size_t count, const float* x, const float* factor, float* y) {
    vector v1 = splat(factor[0]);
    const float*c2 = x;
    float*f3 = y;
    size_t s4 = (0 - (uintptr_t)f3 / sizeof(float)) % 16;
    size_t s5 = s4 < count ? s4 : count;
    if (s5 == 0) {
    } else {
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
    }
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
    if (s28 == 0) {
    } else {
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
}
