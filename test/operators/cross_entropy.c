/* The cross-entropy of softmax and its gradient against their definitions in double precision. */

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "test.h"

struct layer {
    size_t batch_size, channels;
    float spread, scale;
    bool in_place;
};

struct tensors {
    struct buffer input, labels, losses, gradient;
};

/* The same roundings as in softmax.c's check of rows, and that of a difference that is not small. */
static void check_row(struct test* test, const struct layer* l, const float* x, size_t label, float loss,
                      const float* gradient) {
    const double u = FLT_EPSILON / 2, additions = fmin((double)l->channels, 1024);
    double maximum = -INFINITY, sum = 0;
    for (size_t i = 0; i < l->channels; i++)
        maximum = fmax(maximum, x[i]);
    for (size_t i = 0; i < l->channels; i++)
        sum += exp(x[i] - maximum);
    const double expected = log(sum) - (x[label] - maximum);
    if (!(fabs(loss - expected) <= (87 + 2 + additions) * u + 2 * u * fabs(expected) + exp(-80))) {
        test_fail(test, "loss is %.9g, expected %.9g", (double)loss, expected);
    }
    for (size_t i = 0; i < l->channels; i++) {
        const double probability = exp(x[i] - maximum) / sum;
        const double definition = (probability - (i == label)) * l->scale;
        const double units = (fmin(87, maximum - x[i]) + 2 + (87 + 2) + additions + 6) * probability + 4 * (i == label);
        const double bound = (units * u + exp(-87) / sum) * fabs(l->scale) + FLT_MIN;
        if (!(fabs(gradient[i] - definition) <= bound)) {
            test_fail(test, "gradient %zu is %.9g, expected %.9g", i, (double)gradient[i], definition);
            return;
        }
    }
}

static void check_layer(struct test* test, struct tensors* t, const struct layer* l, const pthreadpool_t* pools,
                        size_t pool_count) {
    const size_t count = l->batch_size * l->channels, bytes = count * sizeof(float);
    if (!test_case(test, "%zu x %zu, logits to %g, scale %g, %s", l->batch_size, l->channels, (double)l->spread,
                   (double)l->scale, l->in_place ? "in place" : "elsewhere")) {
        return;
    }
    float* const original = malloc(bytes);
    float* const first = malloc(bytes);
    int32_t* const labels = buffer_place(&t->labels, l->batch_size * sizeof *labels, sizeof *labels);
    for (size_t i = 0; i < count; i++)
        original[i] = l->spread * random_float(&test->random, DATA_ORDINARY);
    for (size_t row = 0; row < l->batch_size; row++)
        labels[row] = (int32_t)random_below(&test->random, l->channels);
    buffer_protect(&t->labels);
    for (size_t p = 0; p < pool_count; p++) {
        float* const x = buffer_place(&t->input, bytes, sizeof(float));
        memcpy(x, original, bytes);
        float* const losses = buffer_place(&t->losses, l->batch_size * sizeof(float), sizeof(float));
        test_status(test, nnp_softmax_cross_entropy_output(l->batch_size, l->channels, x, labels, losses, pools[p]),
                    nnp_status_success);
        float* const gradient = l->in_place ? x : buffer_place(&t->gradient, bytes, sizeof(float));
        test_status(test,
                    nnp_softmax_cross_entropy_input_gradient(l->batch_size, l->channels, x, labels, l->scale, gradient,
                                                             pools[p]),
                    nnp_status_success);
        test_expect(test, buffer_is_tidy(&t->losses) && buffer_is_tidy(l->in_place ? &t->input : &t->gradient));
        for (size_t row = 0; row < l->batch_size && p == 0; row++) {
            check_row(test, l, original + row * l->channels, (size_t)labels[row], losses[row],
                      gradient + row * l->channels);
        }
        if (p == 0) memcpy(first, gradient, bytes);
        test_expect(test, memcmp(first, gradient, bytes) == 0); /* at any number of threads */
    }
    free(original);
    free(first);
}

static void layers(struct test* test) {
    struct tensors tensors = {0};
    pthreadpool_t pools[] = {NULL, pthreadpool_create(3)};
    static const size_t lengths[] = {1, 2, 3, 4, 10, 17, 100, 255, 1000, 16384, 16385, 50000};
    static const float spreads[] = {4, 100, 1e30f};
    for (int are_small = 0; are_small < 2; are_small++) {
        if (are_small) test->machine.caches.l2 = 1024; /* then most tensors are large, and streamed */
        for (size_t i = 0; i < 2 * COUNT_OF(lengths); i++) {
            struct layer l = {.channels = i % 2 == 0 ? lengths[i / 2] : random_size(&test->random, 2 * lengths[i / 2])};
            l.batch_size = random_size(&test->random, l.channels < 1000 ? 70 : 3);
            l.scale = i % 3 == 0 ? 1 : random_float(&test->random, DATA_ORDINARY);
            for (size_t spread = 0; spread < COUNT_OF(spreads); spread++) {
                l.spread = spreads[spread];
                l.in_place = random_below(&test->random, 2) != 0;
                if (test_point(test)) check_layer(test, &tensors, &l, pools, COUNT_OF(pools));
            }
        }
    }
    for (size_t i = 0; i < COUNT_OF(pools); i++)
        pthreadpool_destroy(pools[i]);
    buffer_release(&tensors.input);
    buffer_release(&tensors.labels);
    buffer_release(&tensors.losses);
    buffer_release(&tensors.gradient);
}

static void wrong_labels(struct test* test) {
    static const int32_t wrong[] = {-1, 5, INT32_MIN, INT32_MAX};
    for (size_t i = 0; i < COUNT_OF(wrong); i++) {
        const float x[15] = {0};
        float y[15] = {0};
        int32_t labels[3] = {0, 4, 4};
        labels[random_below(&test->random, 3)] = wrong[i];
        test_case(test, "label %d of 5 classes", (int)wrong[i]);
        test_status(test, nnp_softmax_cross_entropy_output(3, 5, x, labels, y, NULL), nnp_status_invalid_channels);
        test_status(test, nnp_softmax_cross_entropy_input_gradient(3, 5, x, labels, 1, y, NULL),
                    nnp_status_invalid_channels);
        test_expect(test, memcmp(x, y, sizeof x) == 0);
    }
}

static void not_finite(struct test* test) {
    static const struct {
        float element, label_element, loss;
    } cases[] = {{NAN, 0, NAN}, {INFINITY, 0, NAN}, {0, -INFINITY, INFINITY}, {-INFINITY, 0, 0}, {0, NAN, NAN}};
    static const size_t lengths[] = {2, 40, 20000};
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        for (size_t j = 0; j < COUNT_OF(lengths); j++) {
            const int32_t label = (int32_t)random_below(&test->random, lengths[j]);
            float loss = -1;
            float* const x = malloc(lengths[j] * sizeof *x);
            test_case(test, "%g beside %g at the label, %zu", (double)cases[i].element, (double)cases[i].label_element,
                      lengths[j]);
            for (size_t k = 0; k < lengths[j]; k++)
                x[k] = k == (size_t)label ? cases[i].label_element : cases[i].element;
            test_status(test, nnp_softmax_cross_entropy_output(1, lengths[j], x, &label, &loss, NULL),
                        nnp_status_success);
            test_expect(test, isnan(cases[i].loss) ? isnan(loss) : loss == cases[i].loss);
            free(x);
        }
    }
}

const struct test_entry cross_entropy_tests[] = {
    {"cross_entropy.layers", layers},
    {"cross_entropy.wrong_labels", wrong_labels},
    {"cross_entropy.not_finite", not_finite},
    {NULL, NULL},
};
