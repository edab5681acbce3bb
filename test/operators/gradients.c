/* Gradients against outputs: what they are is settled by the output alone, not by a reference of their own. */

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "reference.h"

static const struct problem shapes[] = {
    {PASS_OUTPUT, 2, 3, 6, 3, {7, 6}, {1, 1, 1, 1}, {3, 3}, {1, 1}, {1, 1}, nnp_activation_identity, false},
    {PASS_OUTPUT, 1, 3, 3, 3, {8, 9}, {2, 0, 1, 4}, {3, 2}, {2, 1}, {1, 3}, nnp_activation_identity, false},
    {PASS_OUTPUT, 2, 5, 3, 1, {9, 8}, {1, 1, 1, 1}, {3, 3}, {1, 1}, {1, 1}, nnp_activation_identity, false},
    {PASS_OUTPUT, 1, 3, 4, 1, {7, 10}, {2, 0, 1, 2}, {3, 3}, {1, 1}, {1, 1}, nnp_activation_identity, false},
    {PASS_OUTPUT, 2, 2, 3, 1, {6, 7}, {4, 3, 0, 5}, {3, 3}, {1, 1}, {1, 1}, nnp_activation_identity, false},
    {PASS_OUTPUT, 2, 4, 6, 2, {8, 7}, {0, 1, 2, 1}, {3, 3}, {1, 1}, {1, 1}, nnp_activation_identity, false},
    {PASS_OUTPUT, 3, 4, 5, 1, {5, 6}, {0, 0, 0, 0}, {1, 1}, {1, 1}, {1, 1}, nnp_activation_identity, false},
    {PASS_OUTPUT, 2, 2, 2, 2, {7, 6}, {1, 0, 0, 2}, {1, 1}, {3, 2}, {1, 1}, nnp_activation_identity, false},
    {PASS_OUTPUT, 2, 3, 5, 1, {14, 9}, {0, 1, 0, 2}, {3, 1}, {1, 1}, {1, 1}, nnp_activation_identity, false},
    {PASS_OUTPUT, 1, 4, 3, 1, {7, 13}, {3, 0, 1, 0}, {1, 5}, {1, 1}, {1, 1}, nnp_activation_identity, false},
    {PASS_OUTPUT, 1, 3, 4, 1, {17, 6}, {0, 3, 0, 3}, {7, 1}, {1, 1}, {1, 1}, nnp_activation_identity, false},
    {PASS_OUTPUT, 1, 2, 3, 1, {10, 9}, {2, 2, 2, 2}, {5, 5}, {1, 1}, {1, 1}, nnp_activation_identity, false},
    {PASS_OUTPUT, 2, 3, 2, 1, {11, 9}, {2, 3, 1, 0}, {5, 4}, {2, 2}, {1, 1}, nnp_activation_identity, false},
    {PASS_OUTPUT, 1, 3, 3, 3, {11, 12}, {3, 2, 3, 4}, {3, 2}, {1, 1}, {3, 2}, nnp_activation_identity, false},
    {PASS_OUTPUT, 2, 2, 4, 2, {9, 13}, {1, 4, 6, 2}, {4, 3}, {3, 4}, {2, 3}, nnp_activation_identity, false},
    {PASS_OUTPUT, 1, 2, 2, 1, {8, 8}, {1, 1, 1, 1}, {2, 2}, {5, 6}, {1, 1}, nnp_activation_identity, false},
    {PASS_OUTPUT, 1, 1, 2, 1, {17, 12}, {6, 7, 5, 6}, {13, 12}, {1, 1}, {1, 1}, nnp_activation_identity, false},
};

/* The passes of one layer, on the same input, kernel and gradient of the output. */
struct passes {
    struct problem problems[PASSES];
    struct operands operands[PASSES];
};

static struct buffer* results_of(struct passes* passes, enum pass pass) {
    return operands_result(&passes->operands[pass], &passes->problems[pass]);
}

/* Makes operands equal where they mean the same. */
static void share(struct passes* passes) {
    struct operands* const output = &passes->operands[PASS_OUTPUT];
    struct operands* const input = &passes->operands[PASS_INPUT_GRADIENT];
    struct operands* const kernel = &passes->operands[PASS_KERNEL_GRADIENT];
    memcpy(input->kernel.data, output->kernel.data, output->kernel.bytes);
    memcpy(kernel->input.data, output->input.data, output->input.bytes);
    memcpy(kernel->output.data, input->output.data, input->output.bytes);
}

static struct passes make_passes(struct test* test, const struct problem* shape) {
    struct passes passes = {0};
    for (enum pass pass = 0; pass < PASSES; pass++) {
        passes.problems[pass] = *shape;
        passes.problems[pass].pass = pass;
        operands_fill(&passes.operands[pass], &passes.problems[pass], &test->random, DATA_ORDINARY, DATA_ORDINARY);
    }
    share(&passes);
    return passes;
}

static void release_passes(struct passes* passes) {
    for (enum pass pass = 0; pass < PASSES; pass++)
        operands_release(&passes->operands[pass]);
}

/* Computes a pass, and begins a case; by implicit_gemm where the algorithm can't. */
static bool compute(struct test* test, struct passes* passes, enum pass pass, enum nnp_convolution_algorithm algorithm,
                    const char* note) {
    const struct problem* const p = &passes->problems[pass];
    struct call call = {.algorithm = algorithm, .entry = ENTRY_LAYER};
    if (!algorithm_fits(algorithm, p)) call.algorithm = nnp_convolution_algorithm_implicit_gemm;
    return problem_case(test, p, &call, note) &&
           test_status(test, call_run(&call, p, &passes->operands[pass]), nnp_status_success);
}

/* The dot product of two tensors, and how far it may be off if those of `reference` are, one of the two. */
static double dot(const struct buffer* one, const struct buffer* other, const struct reference* reference,
                  enum nnp_convolution_algorithm algorithm, double* error) {
    const float* const a = (const float*)one->data;
    const float* const b = (const float*)other->data;
    const size_t count = one->bytes / sizeof(float);
    double sum = 0;
    for (size_t i = 0; i < count; i++) {
        const double factor = a[i], result = b[i];
        sum += factor * result;
        *error += fabs(factor) * reference_bound(reference, i, algorithm) +
                  (double)count * DBL_EPSILON * fabs(factor * result);
    }
    return sum;
}

/*
 * An output is linear in the input and in the kernel, and the gradients are the adjoint maps: <gradient of the output,
 * output> = <input, gradient by the input> = <kernel, gradient by the kernel>.
 */
static void adjoint(struct test* test) {
    for (size_t i = 0; i < COUNT_OF(shapes) * COUNT_OF(algorithms); i++) {
        const struct problem* const shape = &shapes[i / COUNT_OF(algorithms)];
        const enum nnp_convolution_algorithm algorithm = algorithms[i % COUNT_OF(algorithms)];
        struct problem p = *shape;
        /* More of everything than there. */
        const size_t more = 1 + random_below(&test->random, 3), wider = random_below(&test->random, 12);
        p.input_channels *= more + 1;
        p.output_channels *= more;
        p.input_size.width += wider;
        p.batch_size += random_below(&test->random, 2);
        p.pass = PASS_KERNEL_GRADIENT; /* it can do the least */
        if (!algorithm_fits(algorithm, &p)) continue;
        struct passes passes = make_passes(test, &p);
        double products[PASSES], error = 0;
        const struct buffer* const factors[PASSES] = {&passes.operands[PASS_INPUT_GRADIENT].output,
                                                      &passes.operands[PASS_OUTPUT].input,
                                                      &passes.operands[PASS_OUTPUT].kernel};
        for (enum pass pass = 0; pass < PASSES; pass++) {
            struct reference reference;
            if (!compute(test, &passes, pass, algorithm, ", adjoint")) break;
            reference_compute(&reference, &passes.problems[pass], &passes.operands[pass], SIZE_MAX, &test->random);
            products[pass] = dot(factors[pass], results_of(&passes, pass), &reference, algorithm, &error);
            reference_release(&reference);
        }
        if (!(fabs(products[PASS_OUTPUT] - products[PASS_INPUT_GRADIENT]) <= error) ||
            !(fabs(products[PASS_OUTPUT] - products[PASS_KERNEL_GRADIENT]) <= error)) {
            test_fail(test, "products of output %.9g, input %.9g, kernel %.9g differ by more than %.3g",
                      products[PASS_OUTPUT], products[PASS_INPUT_GRADIENT], products[PASS_KERNEL_GRADIENT], error);
        }
        release_passes(&passes);
    }
}

/* Small whole numbers, in all that a pass reads. */
static void fill_with_integers(struct test* test, const struct buffer* buffer) {
    for (size_t i = 0; i < buffer->bytes / sizeof(float); i++)
        ((float*)buffer->data)[i] = (float)random_below(&test->random, 7) - 3;
}

/* The whole number that a result is, within what rounding may do to it. */
static double integer_of(struct test* test, float result) {
    if (!(fabsf(result - roundf(result)) < 0.25f)) test_fail(test, "%.9g is no whole number", (double)result);
    return round((double)result);
}

/* The sum of the output, weighted by its gradient: a loss, which the gradients are of. */
static double loss(struct test* test, struct passes* passes) {
    const struct buffer* const output = &passes->operands[PASS_OUTPUT].output;
    const float* const weights = operands_output(&passes->operands[PASS_INPUT_GRADIENT]);
    double sum = 0;
    for (size_t i = 0; i < output->bytes / sizeof(float); i++)
        sum += (double)weights[i] * integer_of(test, ((const float*)output->data)[i]);
    return sum;
}

/* Differences of the loss by one element at a time are the gradient, exactly: the loss is linear in each. */
static void check_differences(struct test* test, struct passes* passes, enum pass pass,
                              enum nnp_convolution_algorithm algorithm) {
    struct operands* const operands = &passes->operands[PASS_OUTPUT];
    float* const elements = pass == PASS_INPUT_GRADIENT ? operands_input(operands) : operands_kernel(operands);
    const float* const gradient = (const float*)results_of(passes, pass)->data;
    const size_t count = results_of(passes, pass)->bytes / sizeof(float);
    if (!compute(test, passes, PASS_OUTPUT, algorithm, ", differences")) return;
    const double before = loss(test, passes);
    for (size_t i = 0; i < count && test->failures == 0; i++) {
        const float element = elements[i];
        elements[i] += 1;
        if (!compute(test, passes, PASS_OUTPUT, algorithm, ", differences")) return;
        const double difference = loss(test, passes) - before;
        elements[i] = element;
        if (integer_of(test, gradient[i]) != difference) {
            test_fail(test, "element %zu of the %s's gradient is %.9g, but the output's difference %.9g", i,
                      pass == PASS_INPUT_GRADIENT ? "input" : "kernel", (double)gradient[i], difference);
        }
    }
}

static void differences(struct test* test) {
    for (size_t i = 0; i < COUNT_OF(shapes) * COUNT_OF(algorithms); i++) {
        const enum nnp_convolution_algorithm algorithm = algorithms[i % COUNT_OF(algorithms)];
        struct passes passes = make_passes(test, &shapes[i / COUNT_OF(algorithms)]);
        fill_with_integers(test, &passes.operands[PASS_OUTPUT].input);
        fill_with_integers(test, &passes.operands[PASS_OUTPUT].kernel);
        fill_with_integers(test, &passes.operands[PASS_INPUT_GRADIENT].output);
        share(&passes);
        for (enum pass pass = PASS_INPUT_GRADIENT; pass < PASSES; pass++) {
            if (!algorithm_fits(algorithm, &passes.problems[pass]) || !test_point(test)) continue;
            if (reference_is_half(&passes.problems[PASS_OUTPUT], algorithm)) continue; /* makes no whole numbers */
            if (compute(test, &passes, pass, algorithm, "")) check_differences(test, &passes, pass, algorithm);
        }
        release_passes(&passes);
    }
}

/* ---- Bias ---- */

/* Sums over images and pixels, rounded once, on any number of threads. */
static void bias(struct test* test) {
    struct operands operands = {0};
    const pthreadpool_t pools[] = {NULL, pthreadpool_create(3)};
    for (size_t i = 0; i < COUNT_OF(shapes) * 4; i++) {
        struct problem p = shapes[i / 4];
        p.pass = PASS_INPUT_GRADIENT; /* reads a gradient of the output */
        p.input_size.width += random_below(&test->random, 60);
        p.output_channels *= 1 + random_below(&test->random, 20);
        operands_fill(&operands, &p, &test->random, i % 4 == 1 ? DATA_HUGE : DATA_ORDINARY, DATA_ORDINARY);
        const size_t pixels = problem_output_size(&p).width * problem_output_size(&p).height;
        const size_t odd = random_below(&test->random, problem_output_elements(&p));
        if (i % 4 >= 2) operands_output(&operands)[odd] = i % 4 == 2 ? NAN : INFINITY;
        operands_protect(&operands, &p);
        const struct nnp_convolution_layer layer = problem_layer(&p);
        float* const first = malloc(p.output_channels * sizeof(float));
        for (size_t pool = 0; pool < (i % 4 == 0 ? COUNT_OF(pools) : 1); pool++) {
            const struct call call = {.entry = ENTRY_LAYER};
            float* const result = buffer_place(&operands.bias, p.output_channels * sizeof(float), sizeof(float));
            if (!problem_case(test, &p, &call, ", gradient by the bias")) break;
            test_status(test,
                        nnp_convolution_layer_bias_gradient(&layer, operands_output(&operands), result, pools[pool]),
                        nnp_status_success);
            test_expect(test, buffer_is_tidy(&operands.bias));
            if (pool == 0) memcpy(first, result, operands.bias.bytes);
            test_expect(test, memcmp(first, result, operands.bias.bytes) == 0);
            for (size_t channel = 0; channel < p.output_channels; channel++) {
                double sum = 0, magnitude = 0;
                for (size_t j = 0; j < p.batch_size * pixels; j++) {
                    const size_t plane = j / pixels * p.output_channels + channel;
                    const double number = operands_output(&operands)[plane * pixels + j % pixels];
                    sum += number;
                    magnitude += fabs(number);
                }
                const double error =
                    fabs(sum) * FLT_EPSILON / 2 + (double)(2 * p.batch_size * pixels) * DBL_EPSILON * magnitude;
                const double actual = result[channel];
                const bool is_right = isfinite(sum) ? fabs(actual - sum) <= error
                                      : isnan(sum)  ? isnan(actual)
                                                    : actual == sum;
                if (is_right) continue;
                test_fail(test, "channel %zu is %.9g, expected %.9g", channel, actual, sum);
                break;
            }
        }
        free(first);
    }
    pthreadpool_destroy(pools[1]);
    operands_release(&operands);
}

const struct test_entry gradient_tests[] = {
    {"gradients.adjoint", adjoint},
    {"gradients.differences", differences},
    {"gradients.bias", bias},
    {NULL, NULL},
};
