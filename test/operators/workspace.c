/* The workspace protocol, and profiles. */

#include "problem.h"

static const struct problem problems[] = {
    {2, 17, 40, {13, 14}, {1, 1, 1, 1}, {3, 3}, {1, 1}, nnp_activation_identity, true},
    {1, 3, 5, {9, 7}, {0, 2, 1, 0}, {3, 3}, {2, 1}, nnp_activation_relu, false},
    {1, 8, 15, {20, 6}, {2, 2, 2, 2}, {5, 5}, {1, 1}, nnp_activation_identity, true},
};

/* One call of the convolution function that fits the problem, with a workspace of the caller's. */
static enum nnp_status call_with(const struct problem* p, enum nnp_convolution_algorithm algorithm,
                                 enum nnp_convolution_transform_strategy strategy, const struct operands* operands,
                                 void* buffer, size_t* size) {
    if (p->subsampling.height == 1 && p->subsampling.width == 1 &&
        strategy == nnp_convolution_transform_strategy_compute) {
        return nnp_convolution_output(algorithm, p->batch_size, p->input_channels, p->output_channels, p->input_size,
                                      p->input_padding, p->kernel_size, operands_input(operands),
                                      operands_kernel(operands), operands_bias(operands, p), operands_output(operands),
                                      buffer, size, p->activation, NULL, NULL, NULL);
    }
    return nnp_convolution_inference(algorithm, strategy, p->input_channels, p->output_channels, p->input_size,
                                     p->input_padding, p->kernel_size, p->subsampling, operands_input(operands),
                                     operands_kernel(operands), operands_bias(operands, p), operands_output(operands),
                                     buffer, size, p->activation, NULL, NULL, NULL);
}

static size_t output_bytes(const struct problem* p) {
    const struct nnp_size size = problem_output_size(p);
    return p->batch_size * p->output_channels * size.height * size.width * sizeof(float);
}

/* A query writes the size and nothing else; that size is enough, and one byte less, or none, or a bad address is not.
 */
static void protocol(struct test* test) {
    for (size_t i = 0; i < COUNT_OF(problems); i++) {
        for (size_t j = 0; j < COUNT_OF(algorithms); j++) {
            const struct problem* const p = &problems[i];
            const bool is_winograd = algorithms[j] == nnp_convolution_algorithm_wt8x8 ||
                                     algorithms[j] == nnp_convolution_algorithm_wt8x8_fp16;
            if (is_winograd && !problem_is_3x3(p)) continue;
            for (enum nnp_convolution_transform_strategy strategy = nnp_convolution_transform_strategy_compute;
                 strategy <= nnp_convolution_transform_strategy_precompute; strategy++) {
                if (strategy != nnp_convolution_transform_strategy_compute && p->batch_size != 1) continue;
                struct operands operands = {0};
                operands_fill(&operands, p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
                operands_protect(&operands);
                buffer_place(&operands.output, output_bytes(p), sizeof(float));
                test_case(test, "problem %zu by %s, strategy %d", i, algorithm_names[algorithms[j]], strategy);

                size_t size = 0, unchanged;
                test_status(test, call_with(p, algorithms[j], strategy, &operands, NULL, &size), nnp_status_success);
                test_expect(test, size > 0);
                char* const workspace = buffer_place(&operands.workspace, size, NNP_ALIGNMENT);
                unchanged = size - 1;
                test_status(test, call_with(p, algorithms[j], strategy, &operands, workspace, &unchanged),
                            nnp_status_insufficient_buffer);
                test_expect(test, unchanged == size - 1);
                test_status(test, call_with(p, algorithms[j], strategy, &operands, workspace, NULL),
                            nnp_status_insufficient_buffer);
                unchanged = size;
                test_status(test, call_with(p, algorithms[j], strategy, &operands, workspace + 32, &unchanged),
                            nnp_status_misaligned_buffer);
                test_expect(test, buffer_is_untouched(&operands.output) && buffer_is_untouched(&operands.workspace));

                test_status(test, call_with(p, algorithms[j], strategy, &operands, workspace, &unchanged),
                            nnp_status_success);
                test_expect(test, unchanged == size);
                test_expect(test, buffer_is_tidy(&operands.workspace) && buffer_is_tidy(&operands.output));
                test_expect(test, buffer_is_untouched(&operands.output) ==
                                      (strategy == nnp_convolution_transform_strategy_precompute));
                operands_release(&operands);
            }
        }
    }
}

static void profile(struct test* test) {
    for (size_t i = 0; i < COUNT_OF(problems); i++) {
        for (size_t j = 0; j < COUNT_OF(algorithms); j++) {
            for (enum entry entry = 0; entry < ENTRIES; entry++) {
                struct nnp_profile profile = {-1, -1, -1, -1, -1};
                const struct call call = {.algorithm = algorithms[j], .entry = entry, .profile = &profile};
                if (!call_fits(&call, &problems[i])) continue;
                struct operands operands = {0};
                operands_fill(&operands, &problems[i], &test->random, DATA_ORDINARY, DATA_ORDINARY);
                operands_protect(&operands);
                problem_case(test, &problems[i], &call, ", profile");
                test_status(test, call_run(&call, &problems[i], &operands), nnp_status_success);
                const double phases[] = {profile.input_transform, profile.kernel_transform, profile.output_transform,
                                         profile.block_multiplication};
                double sum = 0;
                for (size_t k = 0; k < COUNT_OF(phases); k++) {
                    test_expect(test, phases[k] >= 0);
                    sum += phases[k];
                }
                test_expect(test, profile.total > 0 && profile.block_multiplication > 0 && sum <= 1.01 * profile.total);
                operands_release(&operands);
            }
        }
    }
}

const struct test_entry workspace_tests[] = {
    {"workspace.protocol", protocol},
    {"workspace.profile", profile},
    {NULL, NULL},
};
