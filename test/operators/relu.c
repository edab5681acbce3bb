/* Rectified linear units and their gradients against their definition, which they meet exactly but for denormals. */

#include <float.h>
#include <math.h>
#include <stdlib.h>

#include "test.h"

static const float slopes[] = {0, -0.0f, 0.01f, 1, -2.5f, 1e-30f};

enum place { ELSEWHERE, OVER_INPUT, OVER_GRADIENT, PLACES };

struct layer {
    size_t batch_size, channels;
    float slope;
    bool is_gradient;
    float smallest; /* positive number that doesn't count as zero */
    enum place place;
    pthreadpool_t threadpool;
};

struct tensors {
    struct buffer grad_output, input, output;
};

/* Any kind of number, and often none. */
static float any_float(struct test* test) {
    static const float others[] = {0, -0.0f, INFINITY, -INFINITY, NAN, FLT_MAX, -FLT_MAX, 1e-45f, -1e-45f};
    const size_t choice = random_below(&test->random, 4 * COUNT_OF(others));
    return choice < COUNT_OF(others) ? others[choice] : random_float(&test->random, DATA_MIXED);
}

static double definition(const struct layer* l, float grad_output, float input) {
    const float passed = l->is_gradient ? grad_output : input;
    if (input >= l->smallest) return passed;
    if (l->slope == 0) return isnan(passed) && !l->is_gradient ? NAN : 0;
    return passed * l->slope;
}

static void check_layer(struct test* test, struct tensors* tensors, const struct layer* l) {
    static const char* const places[PLACES] = {"elsewhere", "over the input", "over the gradient"};
    const size_t count = l->batch_size * l->channels;
    if (!test_case(test, "%s of %zu x %zu, slope %g, %s, %zu threads",
                   l->is_gradient ? "nnp_relu_input_gradient" : "nnp_relu_output", l->batch_size, l->channels, l->slope,
                   places[l->place], pthreadpool_get_threads_count(l->threadpool))) {
        return;
    }
    float* const g = buffer_place(&tensors->grad_output, count * sizeof(float), sizeof(float));
    float* const x = buffer_place(&tensors->input, count * sizeof(float), sizeof(float));
    float* const elsewhere = buffer_place(&tensors->output, count * sizeof(float), sizeof(float));
    float* const y = l->place == OVER_INPUT ? x : l->place == OVER_GRADIENT ? g : elsewhere;
    double* const expected = malloc(count * sizeof *expected);
    for (size_t i = 0; i < count; i++) {
        g[i] = any_float(test);
        x[i] = any_float(test);
        expected[i] = definition(l, g[i], x[i]);
    }
    if (y != g) buffer_protect(&tensors->grad_output);
    if (y != x) buffer_protect(&tensors->input);
    const enum nnp_status status =
        l->is_gradient ? nnp_relu_input_gradient(l->batch_size, l->channels, g, x, y, l->slope, l->threadpool)
                       : nnp_relu_output(l->batch_size, l->channels, x, y, l->slope, l->threadpool);
    test_status(test, status, nnp_status_success);
    for (size_t i = 0; i < count; i++) {
        const double error = fabs(y[i] - expected[i]);
        const bool is_right = isfinite(expected[i]) ? error <= FLT_MIN : y[i] == expected[i] || isnan(expected[i]);
        if (!is_right || !isnan(y[i]) != !isnan(expected[i])) {
            test_fail(test, "element %zu is %g, expected %g", i, (double)y[i], expected[i]);
            break;
        }
    }
    test_expect(test, buffer_is_tidy(&tensors->output) && buffer_is_tidy(&tensors->input));
    free(expected);
}

static void check_layers(struct test* test, bool is_gradient) {
    struct tensors tensors = {0};
    pthreadpool_t pools[] = {NULL, pthreadpool_create(2), pthreadpool_create(3)};
    struct layer l = {.is_gradient = is_gradient, .smallest = test_flushes_denormals() ? FLT_MIN : FLT_TRUE_MIN};
    /* With small caches, most tensors are large, and streamed where they are not in place. */
    for (int are_small = 0; are_small < 2; are_small++) {
        if (are_small) test->machine.caches.l2 = 1024;
        for (size_t i = 0; i < 60; i++) {
            l.batch_size = random_size(&test->random, 40);
            l.channels = random_size(&test->random, i % 10 == 0 ? 30000 : 300);
            l.threadpool = pools[random_below(&test->random, COUNT_OF(pools))];
            l.slope = slopes[i % COUNT_OF(slopes)];
            for (l.place = 0; l.place < (is_gradient ? PLACES : OVER_GRADIENT); l.place++) {
                if (test_point(test)) check_layer(test, &tensors, &l);
            }
        }
    }
    for (size_t i = 0; i < COUNT_OF(pools); i++)
        pthreadpool_destroy(pools[i]);
    buffer_release(&tensors.grad_output);
    buffer_release(&tensors.input);
    buffer_release(&tensors.output);
}

static void output(struct test* test) { check_layers(test, false); }

static void input_gradient(struct test* test) { check_layers(test, true); }

const struct test_entry relu_tests[] = {{"relu.output", output}, {"relu.input_gradient", input_gradient}, {NULL, NULL}};
