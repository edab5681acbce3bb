/* Softmax against its definition in double precision: short rows and long ones, which threads share. */

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "test.h"

enum kind { ORDINARY, WIDE, LARGE, CONSTANT, KINDS };

static const char* const kind_names[KINDS] = {"ordinary", "wide", "large", "constant"};

static float logit(struct test* test, enum kind kind) {
    const float x = random_float(&test->random, DATA_ORDINARY);
    switch (kind) {
        case WIDE:
            return 100 * x;
        case LARGE: /* exp overflows; some are infinitely small */
            return random_below(&test->random, 20) == 0 ? -INFINITY : 1e30f + 1e25f * x;
        case CONSTANT:
            return 42;
        default:
            return 4 * x;
    }
}

struct layer {
    size_t batch_size, channels;
    enum kind kind;
    bool in_place;
};

/*
 * With u = 2^-24: the difference x - max is rounded, which its exponential multiplies by |x - max| <= 87, and is 2 u
 * off itself. The sum's terms are as much off, and its additions 1 u each: all of a short row's, or in every sixteenth
 * place of a chunk, 1024 at most. Factor, product, and the scaling of a long row's chunk are 1 u each. What is below
 * exp(-87) may be 0.
 */
static void check_row(struct test* test, const float* x, const float* y, size_t channels) {
    const double additions = fmin((double)channels, 1024);
    double maximum = -INFINITY, sum = 0;
    for (size_t i = 0; i < channels; i++)
        maximum = fmax(maximum, x[i]);
    for (size_t i = 0; i < channels; i++)
        sum += exp(x[i] - maximum);
    for (size_t i = 0; i < channels; i++) {
        const double expected = exp(x[i] - maximum) / sum;
        const double units = fmin(87, maximum - x[i]) + 2 + (87 + 2) + additions + 4;
        const double bound = units * ldexp(1, -24) * expected + exp(-87) / sum + FLT_MIN;
        if (!(fabs(y[i] - expected) <= bound)) {
            test_fail(test, "element %zu is %.9g, expected %.9g", i, (double)y[i], expected);
            return;
        }
    }
}

static void check_layer(struct test* test, struct buffer* input, struct buffer* output, const struct layer* l,
                        const pthreadpool_t* pools, size_t pool_count) {
    const size_t count = l->batch_size * l->channels, bytes = count * sizeof(float);
    if (!test_case(test, "%zu x %zu, %s logits, %s", l->batch_size, l->channels, kind_names[l->kind],
                   l->in_place ? "in place" : "elsewhere")) {
        return;
    }
    float* const original = malloc(bytes);
    float* const first = malloc(bytes);
    for (size_t i = 0; i < count; i++)
        original[i] = logit(test, l->kind);
    original[random_below(&test->random, count)] = l->kind == LARGE ? 1e30f : 0;
    for (size_t row = 0; row < l->batch_size; row++)
        original[row * l->channels] = l->kind == LARGE ? 1e30f : 1;
    for (size_t i = 0; i < pool_count; i++) {
        float* const x = buffer_place(input, bytes, sizeof(float));
        float* const y = l->in_place ? x : buffer_place(output, bytes, sizeof(float));
        memcpy(x, original, bytes);
        if (!l->in_place) buffer_protect(input);
        test_status(test, nnp_softmax_output(l->batch_size, l->channels, x, y, pools[i]), nnp_status_success);
        test_expect(test, buffer_is_tidy(l->in_place ? input : output));
        if (i == 0) {
            for (size_t row = 0; row < l->batch_size; row++) {
                check_row(test, original + row * l->channels, y + row * l->channels, l->channels);
            }
            memcpy(first, y, bytes);
        }
        test_expect(test, memcmp(first, y, bytes) == 0); /* the same bits at any number of threads */
    }
    free(original);
    free(first);
}

static void output(struct test* test) {
    struct buffer input = {0}, output = {0};
    pthreadpool_t pools[] = {NULL, pthreadpool_create(2), pthreadpool_create(3), pthreadpool_create(8)};
    static const size_t lengths[] = {1, 2, 3, 4, 10, 15, 16, 17, 33, 100, 512, 513, 1000, 16383, 16384, 16385, 50000};
    for (int are_small = 0; are_small < 2; are_small++) {
        if (are_small) test->machine.caches.l2 = 1024; /* then most tensors are large, and streamed */
        for (size_t i = 0; i < 2 * COUNT_OF(lengths); i++) {
            struct layer l = {.channels = i % 2 == 0 ? lengths[i / 2] : random_size(&test->random, 2 * lengths[i / 2])};
            l.batch_size = random_size(&test->random, l.channels < 1000 ? 70 : 3);
            for (l.kind = 0; l.kind < KINDS; l.kind++) {
                l.in_place = random_below(&test->random, 2) != 0;
                if (test_point(test)) check_layer(test, &input, &output, &l, pools, COUNT_OF(pools));
            }
        }
    }
    for (size_t i = 0; i < COUNT_OF(pools); i++)
        pthreadpool_destroy(pools[i]);
    buffer_release(&input);
    buffer_release(&output);
}

/* Rows without a distribution are NaN, and their neighbours are not. */
static void not_a_number(struct test* test) {
    static const size_t lengths[] = {5, 16, 40, 40000};
    static const float culprits[] = {NAN, INFINITY, -INFINITY}; /* the last: the whole row */
    for (size_t i = 0; i < COUNT_OF(lengths); i++) {
        for (size_t j = 0; j < COUNT_OF(culprits); j++) {
            const size_t channels = lengths[i];
            if (!test_case(test, "a row of %zu with %g", channels, (double)culprits[j])) return;
            float* const x = calloc(3 * channels, sizeof *x);
            const size_t place = channels + random_below(&test->random, channels);
            for (size_t k = channels; k < 2 * channels; k++) {
                if (k == place || culprits[j] == -INFINITY) x[k] = culprits[j];
            }
            test_status(test, nnp_softmax_output(3, channels, x, x, NULL), nnp_status_success);
            for (size_t k = 0; k < 3 * channels; k++) {
                if (!test_expect(test, isnan(x[k]) == (k / channels == 1))) break;
            }
            free(x);
        }
    }
}

const struct test_entry softmax_tests[] = {
    {"softmax.output", output}, {"softmax.not_a_number", not_a_number}, {NULL, NULL}};
