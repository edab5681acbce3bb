/* Pooling and its gradients against their definitions: windows of any size, at any distance, beyond any padding. */

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "test.h"

enum operation { ORIGINAL, MAXIMUM, AVERAGE, MAXIMUM_GRADIENT, AVERAGE_GRADIENT, OPERATIONS };

static const char* const names[OPERATIONS] = {"nnp_max_pooling_output", "nnp_general_max_pooling_output",
                                              "nnp_average_pooling_output", "nnp_max_pooling_input_gradient",
                                              "nnp_average_pooling_input_gradient"};

/* What pixels are like: few different ones make ties, others are no numbers. */
enum pixels { ORDINARY, FEW, OTHERS, PIXELS };

static const char* const pixel_names[PIXELS] = {"ordinary", "few different", "not only finite"};

struct layer {
    enum operation operation;
    size_t batch_size, channels;
    struct nnp_pooling pooling;
    bool count_include_pad;
    enum pixels pixels;
};

struct tensors {
    struct buffer input, grad_output, output;
};

/* ---- Definition ---- */

/* One dimension, in signed numbers. */
struct axis {
    ptrdiff_t size, before, after, window, stride, output;
};

static struct axis axis_of(const struct layer* l, size_t size, size_t before, size_t after, size_t window,
                           size_t stride) {
    struct axis a = {(ptrdiff_t)size, (ptrdiff_t)before, (ptrdiff_t)after, (ptrdiff_t)window, (ptrdiff_t)stride, 1};
    const bool is_ceil = l->pooling.ceil_mode || l->operation == ORIGINAL;
    for (ptrdiff_t start = a.stride - a.before;; start += a.stride, a.output++) {
        if (!is_ceil && start + a.window > a.size + a.after) break;
        if (is_ceil && start - a.stride + a.window >= a.size + a.after) break;
        if (is_ceil && start >= a.size && l->operation != ORIGINAL) break;
    }
    return a;
}

static struct axis rows_of(const struct layer* l) {
    const struct nnp_pooling* p = &l->pooling;
    return axis_of(l, p->input_size.height, p->input_padding.top, p->input_padding.bottom, p->pooling_size.height,
                   p->pooling_stride.height);
}

static struct axis columns_of(const struct layer* l) {
    const struct nnp_pooling* p = &l->pooling;
    return axis_of(l, p->input_size.width, p->input_padding.left, p->input_padding.right, p->pooling_size.width,
                   p->pooling_stride.width);
}

static ptrdiff_t largest(ptrdiff_t a, ptrdiff_t b) { return a > b ? a : b; }

static ptrdiff_t smallest(ptrdiff_t a, ptrdiff_t b) { return a < b ? a : b; }

/* Where a window begins and ends among the pixels, and how many it counts. */
struct extent {
    ptrdiff_t begin, end, count;
};

static struct extent window_of(const struct layer* l, const struct axis* a, ptrdiff_t index) {
    const ptrdiff_t start = index * a->stride - a->before, end = start + a->window;
    struct extent e = {largest(start, 0), smallest(end, a->size), 0};
    e.count = l->count_include_pad ? smallest(end, a->size + a->after) - start : e.end - e.begin;
    return e;
}

/*
 * One image: results, or what the gradient of each window gives to its pixels, and the sums of magnitudes that rounding
 * errors are a share of.
 */
static void define(const struct layer* l, const float* image, const float* grad_output, double* results,
                   double* magnitudes) {
    const struct axis y = rows_of(l), x = columns_of(l);
    for (ptrdiff_t i = 0; i < y.output * x.output; i++) {
        const struct extent rows = window_of(l, &y, i / x.output), columns = window_of(l, &x, i % x.output);
        const double pixels = (double)rows.count * (double)columns.count;
        double maximum = -INFINITY, sum = 0, magnitude = 0;
        ptrdiff_t place = -1;
        for (ptrdiff_t v = rows.begin; v < rows.end; v++) {
            for (ptrdiff_t u = columns.begin; u < columns.end; u++) {
                const double pixel = image[v * x.size + u];
                if (place < 0 || pixel > maximum || (isnan(pixel) && !isnan(maximum))) {
                    maximum = pixel;
                    place = v * x.size + u;
                }
                sum += pixel;
                magnitude += fabs(pixel);
                if (l->operation == AVERAGE_GRADIENT) {
                    results[v * x.size + u] += grad_output[i] / pixels;
                    magnitudes[v * x.size + u] += fabs(grad_output[i] / pixels);
                }
            }
        }
        if (l->operation == MAXIMUM_GRADIENT) {
            results[place] += grad_output[i];
            magnitudes[place] += fabs(grad_output[i]);
        } else if (l->operation != AVERAGE_GRADIENT) {
            results[i] = l->operation == AVERAGE ? sum / pixels : maximum;
            magnitudes[i] = l->operation == AVERAGE ? magnitude / pixels : 0;
        }
    }
}

/* ---- Comparison ---- */

static float pixel(struct test* test, enum pixels pixels) {
    static const float others[] = {NAN, INFINITY, -INFINITY, -0.0f, FLT_MAX / 4096};
    if (pixels == FEW) return (float)random_below(&test->random, 3) - 1;
    if (pixels == OTHERS && random_below(&test->random, 12) == 0) return others[random_below(&test->random, 5)];
    return random_float(&test->random, DATA_ORDINARY);
}

static enum nnp_status call(const struct layer* l, const float* input, const float* grad_output, float* output,
                            pthreadpool_t pool) {
    const struct nnp_pooling* p = &l->pooling;
    switch (l->operation) {
        case ORIGINAL:
            return nnp_max_pooling_output(l->batch_size, l->channels, p->input_size, p->input_padding, p->pooling_size,
                                          p->pooling_stride, input, output, pool);
        case MAXIMUM:
            return nnp_general_max_pooling_output(l->batch_size, l->channels, p, input, output, pool);
        case AVERAGE:
            return nnp_average_pooling_output(l->batch_size, l->channels, p, l->count_include_pad, input, output, pool);
        case MAXIMUM_GRADIENT:
            return nnp_max_pooling_input_gradient(l->batch_size, l->channels, p, grad_output, input, output, pool);
        default:
            return nnp_average_pooling_input_gradient(l->batch_size, l->channels, p, l->count_include_pad, grad_output,
                                                      output, pool);
    }
}

/* Sums of as many terms as a window has, or windows a pixel, in any order; one more rounding for the divisor. */
static void compare(struct test* test, const struct layer* l, const float* results, const double* expected,
                    const double* magnitudes, size_t count) {
    const size_t terms = l->pooling.pooling_size.height * l->pooling.pooling_size.width + 2;
    for (size_t i = 0; i < count; i++) {
        const double bound = (double)terms * ldexp(1, -23) * magnitudes[i] + 2 * FLT_MIN;
        const bool is_right = isnan(expected[i])   ? isnan(results[i])
                              : isinf(expected[i]) ? results[i] == expected[i]
                                                   : fabs(results[i] - expected[i]) <= bound;
        if (!is_right) {
            test_fail(test, "element %zu is %.9g, expected %.9g", i, (double)results[i], expected[i]);
            return;
        }
    }
}

/* But for those of NaN, which WebAssembly leaves to the engine, and engines to how far they optimized the code. */
static bool are_same_bits(const float* a, const float* b, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (memcmp(&a[i], &b[i], sizeof(float)) != 0 && !(isnan(a[i]) && isnan(b[i]))) return false;
    }
    return true;
}

static void check_layer(struct test* test, struct tensors* t, const struct layer* l, const pthreadpool_t* pools,
                        size_t pool_count) {
    const struct nnp_pooling* p = &l->pooling;
    if (!test_case(test,
                   "%s of %zu x %zu images of %zu x %zu (height x width), padding top %zu right %zu bottom %zu left "
                   "%zu, windows %zu x %zu, stride %zu x %zu, %s%s, %s pixels",
                   names[l->operation], l->batch_size, l->channels, p->input_size.height, p->input_size.width,
                   p->input_padding.top, p->input_padding.right, p->input_padding.bottom, p->input_padding.left,
                   p->pooling_size.height, p->pooling_size.width, p->pooling_stride.height, p->pooling_stride.width,
                   p->ceil_mode ? "ceil" : "floor", l->count_include_pad ? ", counting padding" : "",
                   pixel_names[l->pixels])) {
        return;
    }
    const struct axis y = rows_of(l), x = columns_of(l);
    const bool is_gradient = l->operation >= MAXIMUM_GRADIENT;
    const size_t images = l->batch_size * l->channels, image_size = (size_t)(y.size * x.size);
    const size_t window_count = (size_t)(y.output * x.output), size = is_gradient ? image_size : window_count;
    float* const input = buffer_place(&t->input, images * image_size * sizeof(float), sizeof(float));
    float* const grad_output = buffer_place(&t->grad_output, images * window_count * sizeof(float), sizeof(float));
    float* const first = malloc(images * size * sizeof(float));
    double* const expected = calloc(images * size, sizeof(double));
    double* const magnitudes = calloc(images * size, sizeof(double));
    for (size_t i = 0; i < images * image_size; i++)
        input[i] = pixel(test, l->pixels);
    /* The sum of infinities is not that of their shares in every order. */
    for (size_t i = 0; i < images * window_count; i++)
        grad_output[i] = random_float(&test->random, DATA_ORDINARY);
    for (size_t i = 0; i < images; i++) {
        define(l, input + i * image_size, grad_output + i * window_count, expected + i * size, magnitudes + i * size);
    }
    buffer_protect(&t->input);
    buffer_protect(&t->grad_output);
    for (size_t i = 0; i < pool_count; i++) {
        float* const output = buffer_place(&t->output, images * size * sizeof(float), sizeof(float));
        if (!test_status(test, call(l, input, grad_output, output, pools[i]), nnp_status_success)) break;
        test_expect(test, buffer_is_tidy(&t->output));
        if (i == 0) {
            compare(test, l, output, expected, magnitudes, images * size);
            memcpy(first, output, images * size * sizeof(float));
        }
        /* At any number of threads. */
        if (!test_expect(test, are_same_bits(first, output, images * size))) break;
    }
    free(first);
    free(expected);
    free(magnitudes);
}

/* ---- Layers ---- */

static const struct nnp_pooling usual[] = {
    {{14, 14}, {0, 0, 0, 0}, {2, 2}, {2, 2}, false},
    {{112, 60}, {0, 0, 0, 0}, {2, 2}, {2, 2}, false},
    {{15, 13}, {0, 0, 0, 0}, {2, 2}, {2, 2}, true},
    {{56, 57}, {1, 1, 1, 1}, {3, 3}, {2, 2}, false},
    {{55, 55}, {0, 0, 0, 0}, {3, 3}, {2, 2}, true},
    {{28, 28}, {1, 1, 1, 1}, {3, 3}, {1, 1}, false},
    {{8, 8}, {2, 2, 2, 2}, {5, 5}, {3, 3}, true},
    {{7, 7}, {0, 0, 0, 0}, {7, 7}, {1, 1}, false},
    {{3, 2}, {0, 0, 0, 0}, {3, 2}, {1, 1}, false},
    {{33, 30}, {0, 0, 0, 0}, {33, 30}, {33, 30}, true},
    {{20, 20}, {0, 0, 0, 0}, {1, 1}, {2, 2}, false},
    {{50, 9}, {0, 0, 0, 0}, {2, 2}, {20, 5}, true},
    {{5000, 3}, {0, 0, 0, 0}, {2, 2}, {2, 2}, false},
    {{9000, 2}, {1, 1, 1, 1}, {3, 3}, {3, 1}, true},
    {{2500, 2}, {0, 3, 0, 3}, {1500, 1}, {7, 1}, true}, /* one too wide for a padded row */
    {{1, 2000}, {1, 0, 1, 0}, {1, 3}, {1, 2}, false},
    {{1, 1}, {40, 30, 40, 30}, {41, 50}, {3, 1}, true}, /* windows many times the image */
    {{2, 2}, {0, 2, 2, 0}, {3, 3}, {3, 3}, true}, /* the last windows hold no pixel, and count for the original only */
    {{2, 3}, {1, 0, 1, 0}, {1, 2}, {1, 2}, true}, /* these, too, in images shorter than a vector */
    {{6, 6}, {1, 2, 1, 2}, {3, 3}, {2, 2}, true},
    {{5000, 4}, {1, 1, 1, 1}, {3, 3}, {1, 1}, false},
    {{5000, 4}, {1, 0, 1, 0}, {3, 3}, {2, 2}, false},
    {{14, 14}, {1, 1, 1, 1}, {3, 3}, {1, 1}, false},
    {{13, 13}, {0, 0, 0, 0}, {3, 3}, {2, 2}, false},
    {{56, 20}, {2, 2, 2, 2}, {5, 5}, {2, 2}, false},
    /* Products of these strides and widths are 0 in a size_t. */
    {{4, 6}, {0, 0, 0, 0}, {2, 2}, {2, SIZE_MAX / 4 + 1}, false},
    {{4, 6}, {1, 1, 1, 1}, {3, 3}, {2, SIZE_MAX / 4 + 1}, false},
    {{4, 6}, {1, 1, 1, 1}, {3, 3}, {1, SIZE_MAX / 4 + 1}, true},
    {{4, 6}, {1, 1, 1, 1}, {4, 3}, {1, SIZE_MAX / 4 + 1}, false},
};

static struct nnp_pooling random_windows(struct test* test) {
    struct random* const random = &test->random;
    const size_t limit = random_below(random, 4) == 0 ? 12 : 4;
    struct nnp_pooling p = {.input_size = {random_size(random, 70), random_size(random, 40)},
                            .pooling_size = {random_size(random, limit), random_size(random, limit)},
                            .pooling_stride = {random_size(random, 4), random_size(random, 4)},
                            .ceil_mode = random_below(random, 2) != 0};
    if (random_below(random, 2) != 0) {
        p.input_padding = (struct nnp_padding){
            random_below(random, p.pooling_size.height), random_below(random, p.pooling_size.width),
            random_below(random, p.pooling_size.height), random_below(random, p.pooling_size.width)};
    }
    /* Images at least as large as windows. */
    while (p.input_padding.top + p.input_size.height + p.input_padding.bottom < p.pooling_size.height)
        p.input_size.height++;
    while (p.input_padding.left + p.input_size.width + p.input_padding.right < p.pooling_size.width)
        p.input_size.width++;
    return p;
}

static void check_operation(struct test* test, enum operation operation) {
    enum { RANDOM = 60 };
    struct tensors tensors = {0};
    pthreadpool_t pools[] = {NULL, pthreadpool_create(2), pthreadpool_create(3), pthreadpool_create(8)};
    struct layer l = {.operation = operation};
    /* With small caches, most outputs are large, and streamed. */
    for (int are_small = 0; are_small < 2; are_small++) {
        if (are_small) test->machine.caches.l2 = 1024;
        for (size_t i = 0; i < COUNT_OF(usual) + RANDOM; i++) {
            l.pooling = i < COUNT_OF(usual) ? usual[i] : random_windows(test);
            const struct nnp_size window = l.pooling.pooling_size, stride = l.pooling.pooling_stride;
            if (operation == ORIGINAL && (stride.height > window.height || stride.width > window.width)) continue;
            const bool is_large = l.pooling.input_size.width * window.width > 10000;
            l.batch_size = random_size(&test->random, 3);
            l.channels = random_size(&test->random, is_large ? 2 : 40);
            for (l.pixels = 0; l.pixels < PIXELS; l.pixels++) {
                l.count_include_pad = random_below(&test->random, 2) != 0;
                if (test_point(test)) check_layer(test, &tensors, &l, pools, COUNT_OF(pools));
            }
        }
    }
    for (size_t i = 0; i < COUNT_OF(pools); i++)
        pthreadpool_destroy(pools[i]);
    buffer_release(&tensors.input);
    buffer_release(&tensors.grad_output);
    buffer_release(&tensors.output);
}

static void original(struct test* test) { check_operation(test, ORIGINAL); }

static void maximum(struct test* test) { check_operation(test, MAXIMUM); }

static void average(struct test* test) { check_operation(test, AVERAGE); }

static void maximum_gradient(struct test* test) { check_operation(test, MAXIMUM_GRADIENT); }

static void average_gradient(struct test* test) { check_operation(test, AVERAGE_GRADIENT); }

/* Every way in which two or three columns can lie over the ends of a few. */
static void narrow(struct test* test) {
    enum { WIDEST = 7, PADDINGS = 3, STRIDES = 3, POINTS = WIDEST * PADDINGS * PADDINGS * 2 * STRIDES };
    struct tensors tensors = {0};
    const pthreadpool_t pool = NULL;
    for (int operation = 0; operation < OPERATIONS; operation++) {
        for (size_t point = 0; point < POINTS; point++) {
            size_t rest = point;
            const size_t width = rest % WIDEST + 1, left = (rest /= WIDEST) % PADDINGS;
            const size_t right = (rest /= PADDINGS) % PADDINGS, window = (rest /= PADDINGS) % 2 + 2;
            const size_t stride = rest / 2 + 1;
            if (left >= window || right >= window || left + width + right < window) continue;
            if (operation == ORIGINAL && stride > window) continue;
            const struct layer l = {
                .operation = (enum operation)operation,
                .batch_size = 1,
                .channels = random_size(&test->random, 3),
                .pixels = (enum pixels)random_below(&test->random, PIXELS),
                .count_include_pad = random_below(&test->random, 2) != 0,
                .pooling = {.input_size = {width, 2 + random_below(&test->random, 3)},
                            .input_padding = {.left = left, .right = right},
                            .pooling_size = {window, 1 + random_below(&test->random, 2)},
                            .pooling_stride = {stride, 1},
                            .ceil_mode = random_below(&test->random, 2) != 0},
            };
            check_layer(test, &tensors, &l, &pool, 1);
        }
    }
    buffer_release(&tensors.input);
    buffer_release(&tensors.grad_output);
    buffer_release(&tensors.output);
}

/* Windows that lie in the padding: the original's rule counts the last one. */
static void no_pixels(struct test* test) {
    const float image[4] = {1, 2, 3, 4};
    float output[4];
    test_case(test, "nnp_max_pooling_output of windows without pixels");
    const enum nnp_status status =
        nnp_max_pooling_output(1, 1, (struct nnp_size){2, 2}, (struct nnp_padding){0, 2, 2, 0}, (struct nnp_size){3, 3},
                               (struct nnp_size){3, 3}, image, output, NULL);
    test_status(test, status, nnp_status_success);
    for (size_t i = 0; i < COUNT_OF(output); i++)
        test_expect(test, output[i] == (i == 0 ? 4 : -INFINITY));
}

const struct test_entry pooling_tests[] = {{"pooling.original", original},
                                           {"pooling.maximum", maximum},
                                           {"pooling.average", average},
                                           {"pooling.maximum_gradient", maximum_gradient},
                                           {"pooling.average_gradient", average_gradient},
                                           {"pooling.narrow", narrow},
                                           {"pooling.no_pixels", no_pixels},
                                           {NULL, NULL}};
