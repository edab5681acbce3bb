/* Data that break careless code: huge, tiny, denormal, not a number. */

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdint.h>

#include "reference.h"

static const struct problem shapes[] = {
    {PASS_OUTPUT, 2, 5, 10, 5, {13, 9}, {1, 1, 1, 1}, {3, 3}, {1, 1}, {1, 1}, nnp_activation_identity, true},
    {PASS_OUTPUT, 3, 17, 19, 1, {13, 14}, {1, 1, 1, 1}, {3, 3}, {1, 1}, {1, 1}, nnp_activation_identity, true},
    {PASS_OUTPUT, 2, 16, 32, 1, {12, 12}, {0, 0, 0, 0}, {3, 3}, {1, 1}, {1, 1}, nnp_activation_relu, true},
    {PASS_OUTPUT, 1, 5, 33, 1, {20, 9}, {2, 0, 1, 2}, {3, 3}, {1, 1}, {1, 1}, nnp_activation_identity, true},
    {PASS_OUTPUT, 1, 9, 7, 1, {17, 19}, {1, 1, 1, 1}, {3, 3}, {2, 2}, {1, 1}, nnp_activation_identity, true},
    {PASS_OUTPUT, 2, 3, 20, 1, {15, 11}, {2, 2, 2, 2}, {5, 5}, {1, 1}, {1, 1}, nnp_activation_identity, true},
    {PASS_OUTPUT, 2, 9, 17, 1, {15, 8}, {0, 1, 0, 1}, {3, 1}, {1, 1}, {1, 1}, nnp_activation_identity, true},
    {PASS_OUTPUT, 1, 17, 9, 1, {6, 17}, {3, 0, 3, 0}, {1, 7}, {1, 1}, {1, 1}, nnp_activation_relu, true},
    {PASS_OUTPUT, 2, 12, 8, 4, {12, 11}, {3, 4, 5, 0}, {2, 3}, {2, 1}, {2, 3}, nnp_activation_identity, true},
    {PASS_OUTPUT, 1, 33, 16, 1, {9, 9}, {0, 0, 0, 0}, {1, 1}, {2, 1}, {1, 1}, nnp_activation_relu, true},
    {PASS_OUTPUT, 2, 1, 8, 1, {11, 16}, {0, 1, 2, 0}, {3, 6}, {1, 2}, {1, 1}, nnp_activation_identity, true},
    {PASS_OUTPUT,
     1,
     2,
     3,
     1,
     {7, 5},
     {0, 0, 0, PTRDIFF_MAX / 2},
     {4, 3},
     {SIZE_MAX / 2, 1},
     {1, 1},
     nnp_activation_identity,
     true},
};

/* A pass of a shape. */
static struct problem pass_of(const struct problem* shape, enum pass pass) {
    struct problem p = *shape;
    p.pass = pass;
    if (pass != PASS_OUTPUT) p.activation = nnp_activation_identity;
    if (pass != PASS_OUTPUT) p.has_bias = false;
    return p;
}

/* Compute what the operands hold in every way, and compare. */
static void check_operands(struct test* test, struct operands* operands, const struct problem* p, const char* note) {
    struct reference reference;
    operands_protect(operands, p);
    reference_compute(&reference, p, operands, SIZE_MAX, &test->random);
    for (size_t i = 0; i < COUNT_OF(algorithms); i++) {
        for (enum entry entry = 0; entry < ENTRIES; entry++) {
            const struct call call = {.algorithm = algorithms[i], .entry = entry, .own_workspace = true};
            if (!call_fits(&call, p) || !problem_case(test, p, &call, note)) continue;
            if (!test_status(test, call_run(&call, p, operands), nnp_status_success)) continue;
            reference_compare(test, &reference, operands, call.algorithm);
        }
    }
    reference_release(&reference);
}

static void magnitudes(struct test* test) {
    struct operands operands = {0};
    for (size_t i = 0; i < COUNT_OF(shapes) * PASSES; i++) {
        const struct problem p = pass_of(&shapes[i / PASSES], i % PASSES);
        for (enum data first = 0; first < DATA_KINDS; first++) {
            for (enum data second = 0; second < DATA_KINDS; second++) {
                const bool overflows =
                    (first == DATA_HUGE || first == DATA_MIXED) && (second == DATA_HUGE || second == DATA_MIXED);
                if (overflows || !test_point(test)) continue;
                char note[64];
                snprintf(note, sizeof note, ", %s and %s operands", data_names[first], data_names[second]);
                operands_fill(&operands, &p, &test->random, first, second);
                check_operands(test, &operands, &p, note);
            }
        }
    }
    operands_release(&operands);
}

/* Denormal operands and results count as zero, on every thread, and the caller's own arithmetic stays as it was. */
static void denormals(struct test* test) {
    static const enum data kinds[][2] = {
        {DATA_DENORMAL, DATA_HUGE}, {DATA_TINY, DATA_TINY}, {DATA_HUGE, DATA_DENORMAL}};
    if (!test_flushes_denormals()) {
        test_skip(test, "this machine has no mode in which denormal numbers are zero");
        return;
    }
    struct operands operands = {0};
    pthreadpool_t pools[] = {NULL, pthreadpool_create(2)};
    for (size_t i = 0; i < COUNT_OF(shapes) * PASSES; i++) {
        for (size_t kind = 0; kind < COUNT_OF(kinds); kind++) {
            struct problem p = pass_of(&shapes[i / PASSES], i % PASSES);
            p.has_bias = p.has_bias && kinds[kind][0] == DATA_DENORMAL;
            operands_fill(&operands, &p, &test->random, kinds[kind][0], kinds[kind][1]);
            operands_protect(&operands, &p);
            for (size_t j = 0; j < COUNT_OF(algorithms) * ENTRIES; j++) {
                const struct call call = {.algorithm = algorithms[j / ENTRIES],
                                          .entry = j % ENTRIES,
                                          .threadpool = pools[random_below(&test->random, 4) == 0]};
                if (!test_point(test) || !call_fits(&call, &p) || reference_is_half(&p, call.algorithm)) continue;
                if (!problem_case(test, &p, &call, ", nothing but denormals")) break;
                if (!test_status(test, call_run(&call, &p, &operands), nnp_status_success)) continue;
                const struct buffer* const result = operands_result(&operands, &p);
                const float* const numbers = (const float*)result->data;
                size_t element = 0;
                const size_t elements = result->bytes / sizeof(float);
                while (element < elements && numbers[element] == 0)
                    element++;
                if (element != elements) test_fail(test, "element %zu is %g", element, (double)numbers[element]);
                volatile float number = FLT_MIN;
                number *= 0.5f;
                test_expect(test, number != 0);
            }
        }
    }
    pthreadpool_destroy(pools[1]);
    operands_release(&operands);
}

/*
 * One odd number in an operand reaches the results that depend on it, and no others (in transforms: no other tiles, or
 * no other kernels).
 */
static void not_a_number(struct test* test) {
    static const float values[] = {NAN, INFINITY, -INFINITY};
    static const char* const names[] = {"the first operand", "the second operand", "the bias"};
    struct operands operands = {0};
    for (size_t i = 0; i < COUNT_OF(shapes) * PASSES; i++) {
        for (size_t value = 0; value < COUNT_OF(values); value++) {
            for (size_t place = 0; place < 6; place++) {
                struct problem p = pass_of(&shapes[i / PASSES], i % PASSES);
                struct buffer* const buffers[] = {operands_first(&operands, &p), operands_second(&operands, &p),
                                                  &operands.bias};
                struct buffer* const buffer = buffers[place % 3];
                if (!test_point(test) || (place % 3 == 2 && !p.has_bias)) continue;
                /* Infinity times a zero in the padding is no number either: leave that question out. */
                if (place % 3 == 1) p.input_padding = (struct nnp_padding){0, 0, 0, 0};
                operands_fill(&operands, &p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
                const size_t element = random_below(&test->random, buffer->bytes / sizeof(float));
                ((float*)buffer->data)[element] = values[value];
                char note[64];
                snprintf(note, sizeof note, ", element %zu of %s = %f", element, names[place % 3],
                         (double)values[value]);
                check_operands(test, &operands, &p, note);
            }
        }
    }
    operands_release(&operands);
}

const struct test_entry hostile_tests[] = {
    {"hostile.magnitudes", magnitudes},
    {"hostile.denormals", denormals},
    {"hostile.not_a_number", not_a_number},
    {NULL, NULL},
};
