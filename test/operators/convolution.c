/* Outputs and gradients of convolutions, by every function that computes them, against the definition. */

#include <stdint.h>

#include "reference.h"

static const size_t channel_counts[] = {1, 2, 3, 5, 15, 16, 17, 31, 33, 64};

static const struct nnp_size image_sizes[] = {{1, 1}, {2, 1},   {1, 3},   {5, 7},  {6, 6},  {7, 6},  {8, 8},
                                              {9, 4}, {13, 13}, {14, 14}, {23, 1}, {1, 19}, {20, 27}};

static const struct nnp_size kernel_sizes[] = {{1, 1}, {1, 3}, {3, 1}, {5, 1}, {1, 5}, {7, 1},   {1, 7},
                                               {2, 2}, {3, 3}, {5, 5}, {7, 4}, {8, 8}, {11, 11}, {16, 13}};

static const struct nnp_size strides[] = {{1, 1}, {2, 2}, {3, 3}, {1, 2}, {5, 1}, {7, SIZE_MAX / 2}};

static const struct nnp_size dilations[] = {{2, 2}, {1, 2}, {3, 1}, {4, 3}, {7, 11}};

/* A problem that takes longer than this many multiplications is not computed in every way, and not compared in full. */
enum { LARGE = 1000 * 1000 };

static const struct problem unit = {
    .batch_size = 1,
    .input_channels = 1,
    .output_channels = 1,
    .groups = 1,
    .input_size = {1, 1},
    .kernel_size = {1, 1},
    .stride = {1, 1},
    .dilation = {1, 1},
    .activation = nnp_activation_identity,
};

static size_t pick_channels(struct test* test) {
    return channel_counts[random_below(&test->random, COUNT_OF(channel_counts))];
}

/* A batch, and bias and activation of the output. */
static void pick_rest(struct test* test, struct problem* p) {
    p->has_bias = random_below(&test->random, 4) != 0;
    p->activation = random_below(&test->random, 2) == 0 ? nnp_activation_relu : nnp_activation_identity;
    p->batch_size = random_below(&test->random, 2) == 0 ? random_size(&test->random, 5) : 1;
}

enum padding { PADDING_NONE, PADDING_SAME, PADDING_FULL, PADDING_ANY, PADDING_WIDE, PADDINGS };

static struct nnp_padding pick_padding(struct test* test, enum padding kind, struct nnp_size kernel) {
    struct random* const random = &test->random;
    switch (kind) {
        case PADDING_SAME:
            return (struct nnp_padding){kernel.height / 2, (kernel.width - 1) / 2, (kernel.height - 1) / 2,
                                        kernel.width / 2};
        case PADDING_FULL:
            return (struct nnp_padding){kernel.height - 1, kernel.width - 1, kernel.height - 1, kernel.width - 1};
        case PADDING_WIDE:
            kernel.height += random_size(random, 9);
            kernel.width += random_size(random, 9);
            /* fall through */
        case PADDING_ANY:
            return (struct nnp_padding){random_below(random, kernel.height), random_below(random, kernel.width),
                                        random_below(random, kernel.height), random_below(random, kernel.width)};
        default:
            return (struct nnp_padding){0, 0, 0, 0};
    }
}

/* One pass by every algorithm, function and strategy that can do it (one of them by chance if it is large). */
static void check_pass(struct test* test, struct operands* operands, const struct problem* p) {
    const bool is_large = problem_multiplications(p) > LARGE;
    struct reference reference;
    operands_fill(operands, p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
    operands_protect(operands, p);
    reference_compute(&reference, p, operands, is_large ? 7 : SIZE_MAX, &test->random);
    for (size_t i = 0; i < COUNT_OF(algorithms); i++) {
        struct call calls[ENTRIES];
        size_t count = 0;
        for (enum entry entry = 0; entry < ENTRIES; entry++) {
            const struct call call = {
                .algorithm = algorithms[i], .entry = entry, .own_workspace = random_below(&test->random, 2) == 0};
            if (call_fits(&call, p)) calls[count++] = call;
        }
        const size_t chosen = count == 0 ? 0 : random_below(&test->random, count);
        for (size_t j = 0; j < count; j++) {
            if (is_large && j != chosen) continue;
            if (!problem_case(test, p, &calls[j], "")) break;
            if (!test_status(test, call_run(&calls[j], p, operands), nnp_status_success)) continue;
            reference_compare(test, &reference, operands, calls[j].algorithm);
            if (calls[j].own_workspace && !buffer_is_tidy(&operands->workspace)) {
                test_fail(test, "something was written before the workspace");
            }
        }
    }
    reference_release(&reference);
}

/* All passes of a layer, or, of a large one, one by chance. */
static void check_problem(struct test* test, struct operands* operands, const struct problem* p) {
    const bool is_large = problem_multiplications(p) > LARGE;
    const enum pass chosen = (enum pass)random_below(&test->random, PASSES);
    for (enum pass pass = 0; pass < PASSES; pass++) {
        struct problem one = *p;
        one.pass = pass;
        if (pass != PASS_OUTPUT) one.activation = nnp_activation_identity;
        if (pass != PASS_OUTPUT) one.has_bias = false;
        if (!is_large || pass == chosen) check_pass(test, operands, &one);
    }
}

static void channels(struct test* test) {
    struct operands operands = {0};
    for (size_t i = 0; i < COUNT_OF(channel_counts); i++) {
        for (size_t o = 0; o < COUNT_OF(channel_counts); o++) {
            if (!test_point(test)) continue;
            struct problem p = unit;
            p.input_channels = channel_counts[i];
            p.output_channels = channel_counts[o];
            p.input_size = (struct nnp_size){13, 13};
            p.kernel_size = (struct nnp_size){3, 3};
            p.input_padding = pick_padding(test, PADDING_SAME, p.kernel_size);
            pick_rest(test, &p);
            check_problem(test, &operands, &p);
        }
    }
    operands_release(&operands);
}

static void geometry(struct test* test) {
    struct operands operands = {0};
    for (size_t i = 0; i < COUNT_OF(image_sizes); i++) {
        for (size_t k = 0; k < COUNT_OF(kernel_sizes); k++) {
            for (enum padding padding = 0; padding < PADDINGS; padding++) {
                if (!test_point(test)) continue;
                struct problem p = unit;
                p.input_channels = pick_channels(test);
                p.output_channels = pick_channels(test);
                p.input_size = image_sizes[i];
                p.kernel_size = kernel_sizes[k];
                p.input_padding = pick_padding(test, padding, p.kernel_size);
                pick_rest(test, &p);
                if (problem_is_valid(&p)) check_problem(test, &operands, &p);
            }
        }
    }
    operands_release(&operands);
}

/* Paddings of 3x3 and 5x5 kernels around images of every size up to two tiles and a bit. */
static void tile_edges(struct test* test) {
    struct operands operands = {0};
    for (size_t size = 1; size <= 15; size++) {
        for (size_t paddings = 0; paddings < 81; paddings++) {
            if (!test_point(test)) continue;
            struct problem p = unit;
            p.input_channels = 1 + random_below(&test->random, 3);
            p.output_channels = 1 + random_below(&test->random, 3);
            p.input_size = (struct nnp_size){size, 1 + random_below(&test->random, 15)};
            p.kernel_size = (struct nnp_size){3, 3};
            p.input_padding = (struct nnp_padding){paddings % 3, paddings / 3 % 3, paddings / 9 % 3, paddings / 27};
            if (random_below(&test->random, 4) == 0) {
                p.kernel_size = (struct nnp_size){5, 5};
                p.input_padding = pick_padding(test, PADDING_ANY, p.kernel_size);
            }
            pick_rest(test, &p);
            if (problem_is_valid(&p)) check_problem(test, &operands, &p);
        }
    }
    operands_release(&operands);
}

static void stride(struct test* test) {
    struct operands operands = {0};
    for (size_t s = 0; s < COUNT_OF(strides); s++) {
        for (size_t k = 0; k < COUNT_OF(kernel_sizes); k++) {
            for (size_t i = 0; i < COUNT_OF(image_sizes); i++) {
                if (!test_point(test)) continue;
                struct problem p = unit;
                p.input_channels = random_size(&test->random, 33);
                p.output_channels = random_size(&test->random, 33);
                p.input_size = image_sizes[i];
                p.kernel_size = kernel_sizes[k];
                p.stride = strides[s];
                p.input_padding = pick_padding(test, PADDING_ANY + random_below(&test->random, 2), p.kernel_size);
                pick_rest(test, &p);
                if (problem_is_valid(&p)) check_problem(test, &operands, &p);
            }
        }
    }
    operands_release(&operands);
}

/* 3x3 kernels with a stride of 2, by tiles of their own, or, of few channels, by phases. */
static void by_2(struct test* test) {
    struct operands operands = {0};
    for (size_t i = 0; i < 60; i++) {
        if (!test_point(test)) continue;
        struct problem p = unit;
        p.input_channels = random_size(&test->random, 70);
        p.output_channels = random_size(&test->random, 70);
        p.input_size = (struct nnp_size){random_size(&test->random, 70), random_size(&test->random, 70)};
        p.kernel_size = (struct nnp_size){3, 3};
        p.stride = (struct nnp_size){2, 2};
        p.input_padding = pick_padding(test, random_below(&test->random, PADDINGS), p.kernel_size);
        pick_rest(test, &p);
        if (problem_is_valid(&p)) check_problem(test, &operands, &p);
    }
    operands_release(&operands);
}

/* Dilated kernels, with and without a stride. */
static void dilation(struct test* test) {
    struct operands operands = {0};
    for (size_t d = 0; d < COUNT_OF(dilations); d++) {
        for (size_t k = 0; k < COUNT_OF(kernel_sizes); k++) {
            for (size_t s = 0; s < COUNT_OF(strides); s++) {
                if (!test_point(test)) continue;
                struct problem p = unit;
                p.input_channels = random_size(&test->random, 33);
                p.output_channels = random_size(&test->random, 33);
                p.kernel_size = kernel_sizes[k];
                p.dilation = dilations[d];
                p.stride = strides[s];
                const struct nnp_size dilated = problem_dilated_kernel(&p);
                p.input_padding = pick_padding(test, random_below(&test->random, PADDINGS), dilated);
                p.input_size = (struct nnp_size){random_size(&test->random, 30), random_size(&test->random, 30)};
                pick_rest(test, &p);
                if (problem_is_valid(&p)) check_problem(test, &operands, &p);
            }
        }
    }
    operands_release(&operands);
}

/* Groups of any channels, and depthwise layers, whose groups have one input channel each. */
static void groups(struct test* test) {
    static const size_t counts[] = {2, 3, 5, 16, 19};
    static const size_t channels[][2] = {{1, 1}, {1, 2}, {2, 1}, {3, 5}, {16, 16}, {17, 33}};
    struct operands operands = {0};
    for (size_t g = 0; g < COUNT_OF(counts); g++) {
        for (size_t c = 0; c < COUNT_OF(channels); c++) {
            for (size_t k = 0; k < COUNT_OF(kernel_sizes); k++) {
                if (!test_point(test)) continue;
                struct problem p = unit;
                p.groups = counts[g];
                p.input_channels = counts[g] * channels[c][0];
                p.output_channels = counts[g] * channels[c][1];
                p.kernel_size = kernel_sizes[k];
                p.input_size = (struct nnp_size){random_size(&test->random, 20), random_size(&test->random, 20)};
                p.input_padding = pick_padding(test, random_below(&test->random, PADDINGS), p.kernel_size);
                if (random_below(&test->random, 4) == 0) p.stride = strides[random_below(&test->random, 5)];
                if (random_below(&test->random, 4) == 0) p.dilation = dilations[random_below(&test->random, 4)];
                pick_rest(test, &p);
                if (problem_is_valid(&p)) check_problem(test, &operands, &p);
            }
        }
    }
    operands_release(&operands);
}

/* Depthwise layers of usual kernels: images narrower than a vector, as wide as one and wider, and high ones. */
static void windows(struct test* test) {
    static const size_t sizes[] = {3, 5}, widths[] = {1, 2, 3};
    struct operands operands = {0};
    const size_t lanes = test->hw->lanes;
    for (size_t i = 0; i < 2 * COUNT_OF(sizes) * 3; i++) {
        for (size_t w = 0; w < 6 + COUNT_OF(widths); w++) {
            if (!test_point(test)) continue;
            struct problem p = unit;
            const size_t size = sizes[i % 2], stride = 1 + i / 2 % 2, multiplier = 1 + i / 4;
            const size_t width = w < COUNT_OF(widths) ? widths[w] : w / 3 * lanes + w % 3 - 1; /* of the output */
            const size_t height = random_below(&test->random, 8) == 0 ? 70 : random_size(&test->random, 16);
            p.groups = p.input_channels = 2 + random_below(&test->random, 70);
            p.output_channels = p.input_channels * multiplier;
            p.kernel_size = (struct nnp_size){size, size};
            p.stride = (struct nnp_size){stride, stride};
            p.input_padding = pick_padding(test, PADDING_ANY, p.kernel_size);
            p.input_size = (struct nnp_size){.width = width == 0 ? 1 : width * stride, .height = height};
            pick_rest(test, &p);
            if (problem_is_valid(&p)) check_problem(test, &operands, &p);
        }
    }
    /* Images that have two rows and columns for each of outputs. */
    for (size_t width = 1; width <= 2 * lanes + 3; width++) {
        if (!test_point(test)) continue;
        struct problem p = unit;
        p.groups = p.input_channels = 2 + random_below(&test->random, 70);
        p.output_channels = p.input_channels * (1 + random_below(&test->random, 2));
        p.kernel_size = (struct nnp_size){3, 3};
        p.stride = (struct nnp_size){2, 2};
        p.input_padding = (struct nnp_padding){
            .top = 1, .right = random_below(&test->random, 2), .bottom = random_below(&test->random, 2), .left = 1};
        p.input_size = (struct nnp_size){.width = 2 * width, .height = 2 * random_size(&test->random, 16)};
        pick_rest(test, &p);
        check_problem(test, &operands, &p);
    }
    operands_release(&operands);
}

/* Depthwise layers whose channels are lanes, all or some of the last of them, in bands of some rows or all. */
static void lanes_of_channels(struct test* test) {
    static const struct nnp_size sizes[] = {{7, 7}, {5, 5}, {2, 3}, {1, 4}, {9, 1}, {11, 6}, {17, 2}};
    struct operands operands = {0};
    struct nnp_machine machine = test->machine;
    const size_t lanes = test->hw->lanes;
    for (size_t i = 0; i < 12 * COUNT_OF(sizes); i++) {
        if (!test_point(test)) continue;
        machine.caches.l2 = i % 3 == 0 ? test->machine.caches.l2 : random_size(&test->random, 1 << 18);
        nnp_use_machine(&machine);
        struct problem p = unit;
        p.groups = p.input_channels = p.output_channels = lanes + random_below(&test->random, 2 * lanes + 2);
        if (p.groups < 2) p.groups = p.input_channels = p.output_channels = 2;
        p.kernel_size = sizes[i % COUNT_OF(sizes)];
        if (random_below(&test->random, 4) == 0) p.dilation = dilations[random_below(&test->random, 4)];
        p.stride = (struct nnp_size){1 + random_below(&test->random, 2), 1 + random_below(&test->random, 3)};
        const struct nnp_size dilated = problem_dilated_kernel(&p);
        p.input_padding = pick_padding(test, random_below(&test->random, PADDINGS), dilated);
        p.input_size = (struct nnp_size){random_size(&test->random, 40), random_size(&test->random, 40)};
        pick_rest(test, &p);
        if (problem_is_valid(&p)) check_problem(test, &operands, &p);
    }
    /* Columns of padding alone. */
    struct problem p = unit;
    p.groups = p.input_channels = p.output_channels = lanes + 1;
    p.kernel_size = (struct nnp_size){2, 2};
    p.input_size = (struct nnp_size){3, 3};
    p.input_padding = (struct nnp_padding){.left = 9, .bottom = 8};
    check_problem(test, &operands, &p);
    operands_release(&operands);
}

/* Direct sums of few channels and of many: rows around whole vectors, in bands of some rows or all. */
static void rows(struct test* test) {
    struct operands operands = {0};
    struct nnp_machine machine = test->machine;
    const size_t lanes = test->hw->lanes, most = test->hw->direct.nr / lanes + 2;
    for (size_t vectors = 1; vectors <= most; vectors++) {
        for (size_t i = 0; i < 8; i++) {
            if (!test_point(test)) continue;
            machine.caches.l2 = i % 4 == 0 ? test->machine.caches.l2 : random_size(&test->random, 1 << 18);
            nnp_use_machine(&machine);
            struct problem p = unit;
            const size_t stride = 1 + i % 2;
            const size_t width = i / 2 == 0 ? random_size(&test->random, lanes) : vectors * lanes + i / 2 - 2;
            p.input_channels = i % 2 == 0 ? 1 + random_below(&test->random, 4) : random_size(&test->random, 40);
            p.output_channels = random_size(&test->random, 20);
            p.kernel_size = (struct nnp_size){3, 1 + random_below(&test->random, 3)};
            p.stride = (struct nnp_size){stride, 1 + random_below(&test->random, 2)};
            p.input_padding = pick_padding(test, PADDING_ANY, p.kernel_size);
            p.input_size = (struct nnp_size){.width = width * stride + 1, .height = random_size(&test->random, 20)};
            pick_rest(test, &p);
            if (problem_is_valid(&p)) check_problem(test, &operands, &p);
        }
    }
    /* Strides of many pixels, of which kernels read all, some of them twice, or a few: parted by vectors or not. */
    for (size_t i = 0; i < 24; i++) {
        if (!test_point(test)) continue;
        struct problem p = unit;
        const size_t step = 3 + i % 6;
        p.input_channels = 1 + random_below(&test->random, 4);
        p.output_channels = random_size(&test->random, 20);
        p.kernel_size = (struct nnp_size){i < 12 ? step : step + i % 5 - 2, 1 + random_below(&test->random, 3)};
        p.stride = (struct nnp_size){step, 1 + random_below(&test->random, 4)};
        if (i / 6 % 2 == 0) p.input_padding = pick_padding(test, PADDING_ANY, p.kernel_size);
        p.input_size.width = step * (1 + random_below(&test->random, 3 * lanes));
        p.input_size.height = random_size(&test->random, 30);
        pick_rest(test, &p);
        if (problem_is_valid(&p)) check_problem(test, &operands, &p);
    }
    /* Columns of padding alone; strides that skip most pixels. */
    struct problem p = unit;
    p.kernel_size = (struct nnp_size){3, 3};
    p.input_size = (struct nnp_size){5, 6};
    p.input_padding = (struct nnp_padding){.left = 9};
    p.stride = (struct nnp_size){.width = 12, .height = 1};
    check_problem(test, &operands, &p);
    p.input_padding = (struct nnp_padding){.left = 1};
    p.input_size = (struct nnp_size){61, 50};
    p.stride = (struct nnp_size){9, 7};
    check_problem(test, &operands, &p);
    operands_release(&operands);
}

static struct nnp_size random_line(struct random* random) {
    const size_t taps = 3 + 2 * random_below(random, 3);
    return random_below(random, 2) == 0 ? (struct nnp_size){taps, 1} : (struct nnp_size){1, taps};
}

static struct problem random_problem(struct test* test, size_t most_channels, size_t most_pixels) {
    struct random* const random = &test->random;
    struct problem p = unit;
    do {
        p.input_channels = random_size(random, most_channels);
        p.output_channels = random_size(random, most_channels);
        p.input_size = (struct nnp_size){random_size(random, most_pixels), random_size(random, most_pixels)};
        p.kernel_size = (struct nnp_size){random_size(random, 8), random_size(random, 8)};
        if (random_below(random, 2) == 0) p.kernel_size = (struct nnp_size){3, 3};
        if (random_below(random, 4) == 0) p.kernel_size = (struct nnp_size){5, 5};
        if (random_below(random, 4) == 0) p.kernel_size = random_line(random);
        p.stride = p.dilation = (struct nnp_size){1, 1};
        if (random_below(random, 3) == 0) p.stride = (struct nnp_size){random_size(random, 5), random_size(random, 5)};
        if (random_below(random, 6) == 0)
            p.dilation = (struct nnp_size){random_size(random, 3), random_size(random, 3)};
        p.groups = random_below(random, 6) == 0 ? random_size(random, 4) : 1;
        if (p.groups > 1) p.input_channels = p.groups * random_size(random, most_channels / p.groups);
        if (p.groups > 1) p.output_channels = p.groups * random_size(random, most_channels / p.groups);
        p.input_padding = pick_padding(test, PADDING_ANY + random_below(random, 2), p.kernel_size);
        pick_rest(test, &p);
    } while (!problem_is_valid(&p));
    return p;
}

static void random_shapes(struct test* test) {
    struct operands operands = {0};
    for (size_t i = 0; i < (test->quick ? 40 : 300); i++) {
        const struct problem p = random_problem(test, test->quick ? 64 : 130, 40);
        check_problem(test, &operands, &p);
    }
    operands_release(&operands);
}

/* A kernel precomputed with one image is used with others, of other sizes, batches and paddings. */
static void one_kernel_many_images(struct test* test) {
    struct operands operands = {0};
    for (size_t i = 0; i < (test->quick ? 8 : 40); i++) {
        struct problem p = random_problem(test, 40, 20);
        const bool is_layer = i % 2 == 0;
        if (!is_layer) p.batch_size = 1;
        for (size_t a = 0; a < COUNT_OF(algorithms); a++) {
            struct call call = {.algorithm = algorithms[a], .entry = is_layer ? ENTRY_LAYER_REUSE : ENTRY_REUSE};
            if (!call_fits(&call, &p) || !problem_case(test, &p, &call, "")) continue;
            operands_fill(&operands, &p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
            if (!test_status(test, call_precompute(&call, &p, &operands), nnp_status_success)) continue;
            call.is_transformed = true;
            for (size_t j = 0; j < 4; j++) {
                struct problem other = random_problem(test, 1, 30);
                if (!is_layer) other.batch_size = 1;
                other.input_channels = p.input_channels;
                other.output_channels = p.output_channels;
                other.groups = p.groups;
                other.kernel_size = p.kernel_size;
                other.dilation = p.dilation;
                other.input_padding = pick_padding(test, is_layer ? PADDING_WIDE : PADDING_ANY, p.kernel_size);
                other.stride = p.stride;
                call.own_workspace = random_below(&test->random, 2) == 0;
                if (!problem_is_valid(&other) || !call_fits(&call, &other)) continue;
                if (!problem_case(test, &other, &call, ", after another image")) continue;

                /* New images and biases, the same kernel. */
                struct operands others = {0};
                operands_fill(&others, &other, &test->random, DATA_ORDINARY, DATA_ORDINARY);
                buffer_release(&others.kernel);
                others.kernel = operands.kernel;
                others.transformed = operands.transformed;
                struct reference reference;
                reference_compute(&reference, &other, &others, SIZE_MAX, &test->random);
                if (test_status(test, call_run(&call, &other, &others), nnp_status_success)) {
                    reference_compare(test, &reference, &others, call.algorithm);
                }
                reference_release(&reference);
                others.kernel = others.transformed = (struct buffer){0};
                operands_release(&others);
            }
        }
    }
    operands_release(&operands);
}

/* Caches so small that everything is cut into many blocks, and more input channels than one block of a sum. */
static void many_blocks(struct test* test) {
    struct operands operands = {0};
    struct nnp_machine machine = test->machine;
    for (size_t i = 0; i < (test->quick ? 3 : 12); i++) {
        machine.caches.l1 = i % 3 == 0 ? 1 : random_size(&test->random, 1 << 14);
        machine.caches.l2 = i % 3 == 0 ? 1 : random_size(&test->random, 1 << 16);
        nnp_use_machine(&machine);
        struct problem p = random_problem(test, 40, 50);
        check_problem(test, &operands, &p);
        p.kernel_size = (struct nnp_size){3, 3};
        p.input_padding = pick_padding(test, PADDING_ANY, p.kernel_size);
        p.input_size = (struct nnp_size){1 + random_below(&test->random, 12), 1 + random_below(&test->random, 12)};
        p.input_channels = 500 + random_size(&test->random, 600);
        if (problem_is_valid(&p)) check_problem(test, &operands, &p);
    }
    operands_release(&operands);
}

/* 1x1 kernels with panels of output channels in pairs and without, and halves of images that are cut into tasks; with a
 * stride, of which some images at a time are read. */
static void pairs_of_panels(struct test* test) {
    struct random* const random = &test->random;
    struct nnp_machine machine = test->machine;
    const size_t pair = 2 * test->hw->sgemm_transposed.nr;
    struct operands operands = {0};
    for (size_t i = 0; i < (test->quick ? 6 : 60); i++) {
        struct problem p = unit;
        const size_t most = i % 4 == 0 ? 1100 : 40;
        p.groups = 1 + random_below(random, 2);
        p.input_channels = p.groups * 2 * random_size(random, most / 2);
        p.output_channels = p.groups * (pair * random_below(random, 3) + random_size(random, pair));
        p.input_size = (struct nnp_size){random_size(random, 20), random_size(random, 20)};
        p.batch_size = random_size(random, 3);
        p.has_bias = random_below(random, 4) != 0;
        p.activation = random_below(random, 2) == 0 ? nnp_activation_relu : nnp_activation_identity;
        if (i % 2 == 0) p.stride = (struct nnp_size){random_size(random, 3), random_size(random, 3)};
        machine.caches.l2 = i % 3 == 0 ? random_size(random, 1 << 16) : test->machine.caches.l2;
        nnp_use_machine(&machine);
        check_pass(test, &operands, &p);
    }
    operands_release(&operands);
}

/* All entries, by implicit GEMM. */
static void check_on_threads(struct test* test, struct operands* operands, const struct problem* p, size_t threads,
                             const char* note) {
    struct random* const random = &test->random;
    struct reference reference;
    pthreadpool_t pool = threads == 1 ? NULL : pthreadpool_create(threads);
    operands_fill(operands, p, random, DATA_ORDINARY, DATA_ORDINARY);
    operands_protect(operands, p);
    reference_compute(&reference, p, operands, SIZE_MAX, random);
    for (enum entry entry = ENTRY_PLAIN; entry < ENTRIES; entry++) {
        const struct call call = {.algorithm = nnp_convolution_algorithm_implicit_gemm,
                                  .entry = entry,
                                  .own_workspace = random_below(random, 2) == 0,
                                  .threadpool = pool};
        if (!call_fits(&call, p) || !problem_case(test, p, &call, note)) continue;
        if (!test_status(test, call_run(&call, p, operands), nnp_status_success)) continue;
        reference_compare(test, &reference, operands, call.algorithm);
        test_expect(test, !call.own_workspace || buffer_is_tidy(&operands->workspace));
    }
    reference_release(&reference);
    if (pool != NULL) pthreadpool_destroy(pool);
}

/* Threads that have pixels of their own, or channels, where a panel may be in two threads' parts: of 1x1 kernels, whose
 * pixels are read in place or packed, and of others, which are gathered. */
static void shares(struct test* test) {
    struct random* const random = &test->random;
    struct operands operands = {0};
    for (size_t i = 0; i < (test->quick ? 6 : 48); i++) {
        struct problem p = unit;
        const size_t size = i % 3 == 0 ? 3 : 1;
        p.kernel_size = (struct nnp_size){size, size};
        p.input_padding = (struct nnp_padding){size / 2, size / 2, size / 2, size / 2};
        p.input_size = (struct nnp_size){8 + random_below(random, 24), 8 + random_below(random, 40)};
        p.batch_size = random_size(random, 2);
        p.input_channels = random_size(random, size == 1 ? 150 : 20);
        p.output_channels = 1 + random_below(random, 400);
        p.has_bias = random_below(random, 2) == 0;
        p.activation = random_below(random, 2) == 0 ? nnp_activation_relu : nnp_activation_identity;
        check_on_threads(test, &operands, &p, i % 6 == 5 ? 16 : 2 + random_below(random, 4), ", in shares");
    }
    operands_release(&operands);
}

/* Batches of images of one pixel, which 1x1 kernels compute together: fewer images than lanes or more, by one thread or
 * several; with a stride that takes the pixel, or, beside it, the padding. */
static void single_pixels(struct test* test) {
    struct random* const random = &test->random;
    struct operands operands = {0};
    for (size_t i = 0; i < (test->quick ? 12 : 60); i++) {
        struct problem p = unit;
        p.groups = i % 4 == 0 ? random_size(random, 4) : 1;
        p.input_channels = p.groups * random_size(random, 150);
        p.output_channels = p.groups * random_size(random, 150);
        p.batch_size = 1 + random_below(random, i % 3 == 0 ? 140 : 18);
        p.has_bias = random_below(random, 2) == 0;
        p.activation = random_below(random, 2) == 0 ? nnp_activation_relu : nnp_activation_identity;
        if (i % 2 == 0) p.stride = (struct nnp_size){2 + random_below(random, 2), 2 + random_below(random, 2)};
        if (i % 4 == 2) p.input_padding.top = random_below(random, 2);
        if (i % 4 == 2) p.input_padding.left = random_below(random, 2);
        check_on_threads(test, &operands, &p, 1 + random_below(random, 5), ", by threads");
        check_problem(test, &operands, &p);
    }
    operands_release(&operands);
}

/*
 * Kernels of several taps on small images, of few and many channels, that implicit GEMM computes by taps: rows that are
 * cut or not, taps that meet all pixels, some or none, phases of any stride, sums of several blocks.
 */
static void taps(struct test* test) {
    static const struct nnp_size kernels[] = {{3, 3}, {3, 3}, {3, 1}, {1, 3}, {5, 5}, {1, 7}, {7, 2}, {2, 2}};
    struct random* const random = &test->random;
    struct nnp_machine machine = test->machine;
    const size_t nr = test->hw->sgemm_transposed.nr;
    struct operands operands = {0};
    for (size_t i = 0; i < (test->quick ? 8 : 60); i++) {
        struct problem p = unit;
        p.kernel_size = kernels[random_below(random, COUNT_OF(kernels))];
        p.stride.height = 1 + random_below(random, 3);
        p.stride.width = i % 2 == 0 ? 2 : 1 + random_below(random, 4);
        if (i % 4 == 0) p.dilation = (struct nnp_size){1 + random_below(random, 3), 1 + random_below(random, 3)};
        p.input_size = (struct nnp_size){random_size(random, 31), random_size(random, 20)};
        p.input_padding = (struct nnp_padding){random_below(random, 4), random_below(random, 4),
                                               random_below(random, 4), random_below(random, 4)};
        p.batch_size = random_size(random, 3);
        p.groups = 1 + random_below(random, 2);
        p.input_channels = p.groups * (i % 8 == 0 ? 500 + random_size(random, 600) : random_size(random, 40));
        p.output_channels = p.groups * (nr * random_below(random, 3) + random_size(random, nr));
        p.has_bias = random_below(random, 2) == 0;
        p.activation = random_below(random, 2) == 0 ? nnp_activation_relu : nnp_activation_identity;
        if (i % 4 == 3) {
            p.pass = PASS_INPUT_GRADIENT;
            p.has_bias = false;
            p.activation = nnp_activation_identity;
        }
        machine.caches.l1 = i % 3 == 0 ? random_size(random, 1 << 14) : test->machine.caches.l1;
        nnp_use_machine(&machine);
        if (!problem_is_valid(&p)) continue;
        check_on_threads(test, &operands, &p, random_size(random, 3), ", by taps");
    }
    operands_release(&operands);
}

/*
 * Phases of an input gradient with a stride: that with one tap reads planes, in larger blocks than phases of more taps,
 * and all have to do with one workspace. Also a single tap of any dilation.
 */
static void phases(struct test* test) {
    struct operands operands = {0};
    struct problem p = unit;
    p.pass = PASS_INPUT_GRADIENT;
    p.has_bias = false;
    p.batch_size = 8;
    p.output_channels = 600;
    p.stride = (struct nnp_size){2, 2};
    for (size_t size = 1; size <= 3; size += 2) {
        p.input_size = (struct nnp_size){14, 14};
        p.kernel_size = (struct nnp_size){size, size};
        p.input_padding = (struct nnp_padding){size / 2, size / 2, size / 2, size / 2};
        p.dilation.height = p.dilation.width = size == 1 ? (size_t)PTRDIFF_MAX + 1 : 1;
        struct reference reference;
        const struct call call = {
            .algorithm = nnp_convolution_algorithm_implicit_gemm, .entry = ENTRY_LAYER, .own_workspace = true};
        operands_fill(&operands, &p, &test->random, DATA_ORDINARY, DATA_ORDINARY);
        reference_compute(&reference, &p, &operands, SIZE_MAX, &test->random);
        problem_case(test, &p, &call, "");
        test_status(test, call_run(&call, &p, &operands), nnp_status_success);
        reference_compare(test, &reference, &operands, call.algorithm);
        test_expect(test, buffer_is_tidy(&operands.workspace));
        reference_release(&reference);
    }
    operands_release(&operands);
}

/*
 * Transformed kernels of more than the 34 MiB that wt8x8 keeps at a time, so that tiles are gone through twice, and,
 * for gradients by the kernel, more tiles than the 12 MiB that it keeps.
 */
static void many_kernels(struct test* test) {
    struct operands operands = {0};
    const enum pass chosen = (enum pass)random_below(&test->random, PASSES);
    for (enum pass pass = 0; pass < PASSES; pass++) {
        if (test->quick && pass != chosen) continue;
        for (size_t size = 4; size <= 14; size += 10) {
            /* The smaller image's tiles fit into one block and are kept; the larger one's are transformed again. */
            struct nnp_machine machine = test->machine;
            if (size == 14) machine.caches.l2 = 1;
            nnp_use_machine(&machine);
            struct problem p = unit;
            p.pass = pass;
            p.kernel_size = (struct nnp_size){3, 3};
            p.batch_size = 2;
            p.input_channels = 290;
            p.output_channels = 290;
            *(pass == PASS_INPUT_GRADIENT ? &p.output_channels : &p.input_channels) = 530;
            p.input_size = (struct nnp_size){size, size};
            p.has_bias = pass == PASS_OUTPUT;
            if (p.has_bias && size == 14) p.activation = nnp_activation_relu;
            if (pass == PASS_KERNEL_GRADIENT) {
                /* A pair of tiles of channels padded to whole panels; images of 40 x 40 tiles. */
                const size_t channels = test->hw->tuple_gemm_transposed.width + test->hw->tuple_gemm_transposed.nr;
                p.input_channels = p.output_channels = 1;
                p.input_size = (struct nnp_size){242, 240};
                p.batch_size = (12 << 20) / (64 * sizeof(float)) / channels / 1600 + (size == 4 ? 1 : 3);
            }
            if (size == 4 || !test->quick) check_pass(test, &operands, &p);
        }
    }
    operands_release(&operands);
}

/* An output of many channels by few, or an input gradient. */
static struct problem many_results(struct test* test, bool is_output, size_t many, struct nnp_size size) {
    struct problem p = unit;
    p.pass = is_output ? PASS_OUTPUT : PASS_INPUT_GRADIENT;
    *(is_output ? &p.output_channels : &p.input_channels) = many;
    *(is_output ? &p.input_channels : &p.output_channels) = 1 + random_below(&test->random, 20);
    p.input_size = size;
    p.batch_size = 1 + random_below(&test->random, 2);
    p.has_bias = is_output;
    return p;
}

/* Results that are large for an L2 so small, but not so small that a row of tiles does not fit: they are streamed. */
static void streamed_results(struct test* test) {
    struct operands operands = {0};
    for (size_t width = 14; width <= 40; width++) {
        if (!test_point(test)) continue;
        const size_t many = 40 + random_below(&test->random, 40);
        const struct nnp_size size = {width, 14 + random_below(&test->random, 20)};
        struct problem p = many_results(test, width % 2 == 0, many, size);
        p.kernel_size = width % 3 == 0 ? (struct nnp_size){5, 5} : (struct nnp_size){3, 3};
        if (width % 5 < 2) p.kernel_size = random_line(&test->random);
        p.input_padding = pick_padding(test, PADDING_ANY, p.kernel_size);
        if (p.has_bias && width % 4 == 0) p.activation = nnp_activation_relu;
        struct nnp_machine machine = test->machine;
        machine.caches.l2 = many * width * p.input_size.height / 4;
        nnp_use_machine(&machine);
        check_pass(test, &operands, &p);
    }
    operands_release(&operands);
}

/* Results whose planes are whole pages, of which an L1 so small has no room for a line of each: they are put together
 * in strips, as wide as images, or not. */
static void aliased_results(struct test* test) {
    static const struct nnp_size sizes[] = {{32, 32}, {64, 16}, {16, 64}, {128, 8}, {256, 4}, {8, 128}, {64, 48}};
    struct operands operands = {0};
    for (size_t i = 0; i < 2 * sizeof sizes / sizeof sizes[0]; i++) {
        if (!test_point(test)) continue;
        struct problem p = many_results(test, i % 2 == 0, 16 + random_below(&test->random, 20), sizes[i / 2]);
        const size_t side = random_below(&test->random, 2) == 0 ? 3 : 5;
        p.kernel_size = (struct nnp_size){side, side};
        p.input_padding = (struct nnp_padding){side / 2, side / 2, side / 2, side / 2};
        if (p.has_bias && i % 4 == 0) p.activation = nnp_activation_relu;
        struct nnp_machine machine = test->machine;
        machine.caches.l1 = 1;
        nnp_use_machine(&machine);
        check_pass(test, &operands, &p);
    }
    operands_release(&operands);
}

/* Caches from very small ones on: how tiles make groups, and images blocks, depends on their sizes. */
static void small_caches(struct test* test) {
    static const size_t sides[] = {1, 3, 5};
    struct operands operands = {0};
    for (size_t i = 0; i < 24; i++) {
        if (!test_point(test)) continue;
        const size_t side = sides[i % 3];
        /* Small images are those that 1x1 kernels read in place, here one to three at a time. */
        const size_t more = side == 1 ? 6 : 30;
        const struct nnp_size size = {5 + random_below(&test->random, more), 5 + random_below(&test->random, more)};
        struct problem p = many_results(test, i % 2 == 0, 20 + random_below(&test->random, 60), size);
        p.kernel_size = (struct nnp_size){side, side};
        p.input_padding = (struct nnp_padding){side / 2, side / 2, side / 2, side / 2};
        p.batch_size = 1 + random_below(&test->random, 6);
        if (i % 4 >= 2) p.stride = (struct nnp_size){2, 2};
        struct nnp_machine machine = test->machine;
        const size_t source = (i % 2 == 0 ? p.input_channels : p.output_channels) * size.height * size.width;
        machine.caches.l2 = (size_t)1 << (12 + random_below(&test->random, 9));
        if (side == 1) machine.caches.l2 = 4 * (1 + random_below(&test->random, 3)) * source * sizeof(float);
        nnp_use_machine(&machine);
        check_pass(test, &operands, &p);
    }
    operands_release(&operands);
}

/* Small planes of so many sources that some crowd L1, from which few panels of targets read them, or pack them. */
static void crowded_planes(struct test* test) {
    struct operands operands = {0};
    for (size_t i = 0; i < 24; i++) {
        if (!test_point(test)) continue;
        const bool is_output = i % 2 == 0;
        const struct nnp_size size = {5 + random_below(&test->random, 18), 5 + random_below(&test->random, 18)};
        struct problem p = many_results(test, is_output, 10 + random_below(&test->random, 60), size);
        *(is_output ? &p.input_channels : &p.output_channels) = 90 + random_below(&test->random, 120);
        if (is_output && i % 4 == 0) p.activation = nnp_activation_relu;
        check_pass(test, &operands, &p);
    }
    operands_release(&operands);
}

const struct test_entry convolution_tests[] = {
    {"convolution.channels", channels},
    {"convolution.pairs_of_panels", pairs_of_panels},
    {"convolution.shares", shares},
    {"convolution.single_pixels", single_pixels},
    {"convolution.geometry", geometry},
    {"convolution.tile_edges", tile_edges},
    {"convolution.stride", stride},
    {"convolution.by_2", by_2},
    {"convolution.dilation", dilation},
    {"convolution.groups", groups},
    {"convolution.windows", windows},
    {"convolution.lanes_of_channels", lanes_of_channels},
    {"convolution.rows", rows},
    {"convolution.random_shapes", random_shapes},
    {"convolution.one_kernel_many_images", one_kernel_many_images},
    {"convolution.many_blocks", many_blocks},
    {"convolution.taps", taps},
    {"convolution.phases", phases},
    {"convolution.many_kernels", many_kernels},
    {"convolution.streamed_results", streamed_results},
    {"convolution.aliased_results", aliased_results},
    {"convolution.small_caches", small_caches},
    {"convolution.crowded_planes", crowded_planes},
    {NULL, NULL},
};
