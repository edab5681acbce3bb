/* Data that break careless code: huge, tiny, denormal, not a number. */

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdint.h>

#include "reference.h"

static const struct problem shapes[] = {
    {3, 17, 19, {13, 14}, {1, 1, 1, 1}, {3, 3}, {1, 1}, nnp_activation_identity, true},
    {2, 16, 32, {12, 12}, {0, 0, 0, 0}, {3, 3}, {1, 1}, nnp_activation_relu, true},
    {1, 5, 33, {20, 9}, {2, 0, 1, 2}, {3, 3}, {1, 1}, nnp_activation_identity, true},
    {1, 9, 7, {17, 19}, {1, 1, 1, 1}, {3, 3}, {2, 2}, nnp_activation_identity, true},
    {2, 3, 20, {15, 11}, {2, 2, 2, 2}, {5, 5}, {1, 1}, nnp_activation_identity, true},
    {1, 33, 16, {9, 9}, {0, 0, 0, 0}, {1, 1}, {2, 1}, nnp_activation_relu, true},
};

/* Compute what the operands hold in every way, and compare. */
static void check_operands(struct test* test, struct operands* operands, const struct problem* p, const char* note) {
    struct reference reference;
    operands_protect(operands);
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
    for (size_t i = 0; i < COUNT_OF(shapes); i++) {
        for (enum data input = 0; input < DATA_KINDS; input++) {
            for (enum data kernel = 0; kernel < DATA_KINDS; kernel++) {
                const bool overflows =
                    (input == DATA_HUGE || input == DATA_MIXED) && (kernel == DATA_HUGE || kernel == DATA_MIXED);
                if (overflows || !test_point(test)) continue;
                char note[64];
                snprintf(note, sizeof note, ", %s input, %s kernel", data_names[input], data_names[kernel]);
                operands_fill(&operands, &shapes[i], &test->random, input, kernel);
                check_operands(test, &operands, &shapes[i], note);
            }
        }
    }
    operands_release(&operands);
}

/* Denormal operands and results count as zero, on every thread, and the caller's own arithmetic stays as it was. */
static void denormals(struct test* test) {
    static const enum data kinds[][2] = {
        {DATA_DENORMAL, DATA_HUGE}, {DATA_TINY, DATA_TINY}, {DATA_HUGE, DATA_DENORMAL}};
    struct operands operands = {0};
    pthreadpool_t pools[] = {NULL, pthreadpool_create(2)};
    for (size_t i = 0; i < COUNT_OF(shapes); i++) {
        for (size_t kind = 0; kind < COUNT_OF(kinds); kind++) {
            struct problem p = shapes[i];
            p.has_bias = kinds[kind][0] == DATA_DENORMAL;
            operands_fill(&operands, &p, &test->random, kinds[kind][0], kinds[kind][1]);
            operands_protect(&operands);
            for (size_t j = 0; j < COUNT_OF(algorithms) * ENTRIES * COUNT_OF(pools); j++) {
                const struct call call = {.algorithm = algorithms[j / ENTRIES % COUNT_OF(algorithms)],
                                          .entry = j % ENTRIES,
                                          .threadpool = pools[j / ENTRIES / COUNT_OF(algorithms)]};
                if (!test_point(test) || !call_fits(&call, &p)) continue;
                if (!problem_case(test, &p, &call, ", nothing but denormals")) break;
                if (!test_status(test, call_run(&call, &p, &operands), nnp_status_success)) continue;
                const float* const output = operands_output(&operands);
                size_t element = 0;
                const size_t elements = operands.output.bytes / sizeof(float);
                while (element < elements && output[element] == 0)
                    element++;
                if (element != elements) test_fail(test, "element %zu is %g", element, (double)output[element]);
                volatile float number = FLT_MIN;
                number *= 0.5f;
                test_expect(test, number != 0);
            }
        }
    }
    pthreadpool_destroy(pools[1]);
    operands_release(&operands);
}

/* One odd number in an operand reaches the outputs that depend on it, and no others (in wt8x8: no other tiles). */
static void not_a_number(struct test* test) {
    static const float values[] = {NAN, INFINITY, -INFINITY};
    struct operands operands = {0};
    for (size_t i = 0; i < COUNT_OF(shapes); i++) {
        for (size_t value = 0; value < COUNT_OF(values); value++) {
            for (size_t place = 0; place < 6; place++) {
                if (!test_point(test)) continue;
                struct problem p = shapes[i];
                struct buffer* const buffers[] = {&operands.input, &operands.kernel, &operands.bias};
                struct buffer* const buffer = buffers[place % 3];
                /* Infinity times a zero in the padding is no number either: leave that question out. */
                if (buffer == &operands.kernel) p.input_padding = (struct nnp_padding){0, 0, 0, 0};
                operands_fill(&operands, &p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
                const size_t element = random_below(&test->random, buffer->bytes / sizeof(float));
                ((float*)buffer->data)[element] = values[value];
                static const char* const names[] = {"input", "kernel", "bias"};
                char note[64];
                snprintf(note, sizeof note, ", %s[%zu] = %f", names[place % 3], element, (double)values[value]);
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
