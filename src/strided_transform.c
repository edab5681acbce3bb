/*
 * Strided outputs and input gradients by transforms: a layer with a stride is one without, of the phases of its images.
 * Outputs of 3x3 kernels by 2 have tiles of their own (src/transform_convolution.c), if channels fill a vector.
 *
 * Phase (y, x) of an image is its pixels whose place, padding included, has these remainders by the stride; that of a
 * kernel likewise its taps, with zeros for those it has fewer of than phase (0, 0). Channels of the dense layer are
 * [phase y][phase x][channel]; phases that no tap reads are left out. Its images are padded.
 */

#include <string.h>

#include <pthreadpool.h>

#include "padded_rows.h"
#include "transform.h"

enum { PART_ELEMENTS = 2048 }; /* of rows of a phase, parted at once, on the stack */

struct plan {
    struct nnp_convolution dense;
    struct nnp_size phases;
    struct nnp_partition pieces; /* of an image's rows */
    size_t kernel_elements;      /* of the phases of kernels; 0 for `reuse` */
    size_t image_elements;       /* of the phases of images; 0 for `precompute` */
    size_t slack_elements;       /* behind them */
    size_t dense_bytes;
    size_t bytes; /* of workspace; 0 if it overflows */
};

struct work {
    const struct nnp_convolution* convolution;
    struct plan plan;
    float* kernel; /* phases */
    float* images;
};

static struct nnp_size phases_of(const struct nnp_convolution* c) {
    return (struct nnp_size){.height = nnp_min(c->stride.height, c->kernel_size.height),
                             .width = nnp_min(c->stride.width, c->kernel_size.width)};
}

/* Without pixels; the product of channels and phases must be countable. */
static struct nnp_convolution make_dense(const struct nnp_convolution* c) {
    struct nnp_convolution d = *c;
    const struct nnp_size output = c->output.size;
    d.stride = (struct nnp_size){1, 1};
    d.input_padding = (struct nnp_padding){0};
    d.kernel_size.height = nnp_divide_up(c->kernel_size.height, c->stride.height);
    d.kernel_size.width = nnp_divide_up(c->kernel_size.width, c->stride.width);
    d.input.channels = c->input.channels * nnp_pixels(phases_of(c));
    d.input.size.height = output.height + d.kernel_size.height - 1;
    d.input.size.width = output.width + d.kernel_size.width - 1;
    d.input.stride = d.input.channels * nnp_pixels(d.input.size);
    /* A product of halves runs up to whole vectors, and what it finds there must be numbers. */
    d.input.has_slack = c->pass == nnp_pass_output && c->algorithm != nnp_convolution_algorithm_wt8x8_fp16;
    return d;
}

bool nnp_has_strided_transform(const struct nnp_convolution* c) {
    struct nnp_transform transform;
    if (c->pass == nnp_pass_kernel_gradient || nnp_is_dilated(c)) return false;
    if (c->stride.height == 1 && c->stride.width == 1) return false;
    const struct nnp_convolution dense = make_dense(c);
    return nnp_find_transform(&dense, c->algorithm, &transform);
}

static struct plan make_plan(const struct nnp_convolution* c) {
    struct plan p = {.dense = make_dense(c), .phases = phases_of(c)};
    const struct nnp_convolution* d = &p.dense;
    const size_t line = NNP_ALIGNMENT / sizeof(float);
    bool overflow = false;
    const size_t phases = nnp_product(p.phases.height, p.phases.width, &overflow);
    const size_t channels = nnp_product(phases, c->input.channels, &overflow);
    const size_t taps = nnp_product(d->kernel_size.height, d->kernel_size.width, &overflow);
    const size_t pixels = nnp_product(d->input.size.height, d->input.size.width, &overflow);
    const size_t kernel = nnp_product(nnp_product(channels, taps, &overflow), c->output.channels, &overflow);
    const size_t images = nnp_product(nnp_product(channels, pixels, &overflow), c->batch_size, &overflow);
    if (overflow) return p;
    p.dense_bytes = nnp_round_up(nnp_transform_convolution.plan(d), NNP_ALIGNMENT);
    if (!nnp_is_prepared(c)) p.kernel_elements = nnp_round_up(kernel, line);
    if (c->transform_strategy != nnp_convolution_transform_strategy_precompute) {
        p.image_elements = images;
        p.pieces = nnp_partition(d->input.size.height, nnp_max(PART_ELEMENTS / d->input.size.width, 1));
        const size_t lanes = c->machine->hw->lanes;
        p.slack_elements =
            d->input.has_slack ? nnp_product(nnp_round_up(channels, lanes) - channels, pixels, &overflow) : 0;
    }
    const size_t elements[] = {p.dense_bytes / sizeof(float), p.kernel_elements, p.image_elements, p.slack_elements};
    p.bytes = nnp_float_bytes(sizeof elements / sizeof elements[0], elements, overflow || p.dense_bytes == 0);
    return p;
}

static size_t plan(const struct nnp_convolution* convolution) { return make_plan(convolution).bytes; }

/* All phases of an output channel's kernels. */
static void part_kernel(void* context, size_t output_channel) {
    const struct work* w = context;
    const struct nnp_convolution* c = w->convolution;
    const struct nnp_size size = c->kernel_size, dense = w->plan.dense.kernel_size;
    const size_t channels = c->input.channels;
    const float* source = c->kernel + output_channel * channels * nnp_pixels(size);
    float* target = w->kernel + output_channel * w->plan.dense.input.channels * nnp_pixels(dense);
    for (size_t phase = 0; phase < nnp_pixels(w->plan.phases); phase++) {
        const size_t first_y = phase / w->plan.phases.width, first_x = phase % w->plan.phases.width;
        for (size_t channel = 0; channel < channels; channel++) {
            for (size_t i = 0; i < nnp_pixels(dense); i++) {
                const size_t y = first_y + i / dense.width * c->stride.height;
                const size_t x = first_x + i % dense.width * c->stride.width;
                const bool is_tap = y < size.height && x < size.width;
                *target++ = is_tap ? source[(channel * size.height + y) * size.width + x] : 0;
            }
        }
    }
}

/* One dimension of a phase: its pixels begin <= i < end are first + i * stride of the image, others are padding. */
struct span {
    size_t begin, end;
    ptrdiff_t first;
};

static struct span span_of(size_t phase, size_t stride, size_t padding, size_t image, size_t size) {
    const size_t begin = padding > phase ? nnp_divide_up(padding - phase, stride) : 0;
    const size_t end = padding + image > phase ? nnp_divide_up(padding + image - phase, stride) : 0;
    return (struct span){nnp_min(begin, size), nnp_max(nnp_min(end, size), nnp_min(begin, size)),
                         (ptrdiff_t)phase - (ptrdiff_t)padding};
}

/* Where a phase of a channel is in the image, and among the images of phases. */
struct part {
    float* image; /* pixel (0, 0) of the phase, which may be padding */
    float* plane;
    struct span y, x;
};

static struct part find_part(const struct work* w, size_t image, size_t channel, size_t phase_y, size_t phase_x) {
    const struct nnp_convolution* c = w->convolution;
    const struct nnp_images* dense = &w->plan.dense.input;
    const struct nnp_size size = c->input.size;
    const size_t phase = phase_y * w->plan.phases.width + phase_x;
    const struct part part = {
        .image = c->input.pixels + image * c->input.stride + channel * nnp_pixels(size),
        .plane = w->images + image * dense->stride + (phase * c->input.channels + channel) * nnp_pixels(dense->size),
        .y = span_of(phase_y, c->stride.height, c->input_padding.top, size.height, dense->size.height),
        .x = span_of(phase_x, c->stride.width, c->input_padding.left, size.width, dense->size.width),
    };
    return part;
}

/* The image's row that row i of a phase is. */
static float* row_of(const struct work* w, const struct part* part, size_t i) {
    const struct nnp_convolution* c = w->convolution;
    return part->image + (part->y.first + (ptrdiff_t)(i * c->stride.height)) * (ptrdiff_t)c->input.size.width;
}

/* Copies some rows of a phase, of pixels that are in the image. */
static void part_rows(const struct work* w, const struct part* part, size_t begin, size_t end) {
    const size_t width = w->plan.dense.input.size.width, stride = w->convolution->stride.width;
    memset(part->plane + begin * width, 0, (end - begin) * width * sizeof(float));
    for (size_t i = begin; i < end; i++) {
        const float* row = row_of(w, part, i) + part->x.first;
        for (size_t j = part->x.begin; j < part->x.end; j++)
            part->plane[i * width + j] = row[j * stride];
    }
}

/* The same of both phases of a stride of 2, which begin <= x < end of the image's columns fall into. */
static void part_rows_by_2(const struct work* w, const struct part parts[2], size_t begin, size_t end) {
    const struct nnp_convolution* c = w->convolution;
    const size_t width = w->plan.dense.input.size.width, rows = end - begin;
    _Alignas(NNP_ALIGNMENT) float copies[2][PART_ELEMENTS + NNP_ROW_SLACK];
    for (size_t phase = 0; phase < 2; phase++)
        memset(copies[phase], 0, rows * width * sizeof(float));
    /* Columns of the padded image that are pixels. */
    const size_t first = c->input_padding.left, last = nnp_min(first + c->input.size.width, 2 * width);
    if (first < last) {
        w->convolution->machine->hw->planes.pad_by_2(
            rows, last - first, row_of(w, &parts[0], begin), c->stride.height * c->input.size.width,
            &copies[first % 2][first / 2], &copies[1 - first % 2][(first + 1) / 2], width);
    }
    for (size_t phase = 0; phase < 2; phase++)
        memcpy(parts[phase].plane + begin * width, copies[phase], rows * width * sizeof(float));
}

/* Some rows of all phases of a channel. Rows come before channels: a thread's are above the next one's, as are the
 * tiles that it transforms. */
static void part_images(void* context, size_t piece, size_t channel) {
    const struct work* w = context;
    const struct nnp_size phases = w->plan.phases, size = w->plan.dense.input.size;
    const struct nnp_partition* pieces = &w->plan.pieces;
    const size_t image = piece / pieces->parts, first = nnp_part_start(pieces, piece % pieces->parts);
    const size_t last = first + nnp_part_size(pieces, piece % pieces->parts);
    const bool is_by_2 = phases.width == 2 && w->convolution->stride.width == 2 && size.width <= PART_ELEMENTS;
    for (size_t y = 0; y < phases.height; y++) {
        struct part parts[2];
        size_t begin = 0, end = 0; /* rows of pixels */
        for (size_t x = 0; x < phases.width; x++) {
            const struct part part = parts[x % 2] = find_part(w, image, channel, y, x);
            begin = nnp_min(nnp_max(part.y.begin, first), last);
            end = nnp_max(nnp_min(part.y.end, last), begin);
            memset(part.plane + first * size.width, 0, (begin - first) * size.width * sizeof(float));
            memset(part.plane + end * size.width, 0, (last - end) * size.width * sizeof(float));
            if (!is_by_2) part_rows(w, &part, begin, end);
        }
        if (is_by_2 && begin < end) part_rows_by_2(w, parts, begin, end);
    }
}

/* Pixels that no output reads have no gradient. */
static void join_images(void* context, size_t image, size_t channel) {
    const struct work* w = context;
    const struct nnp_images* input = &w->convolution->input;
    const size_t width = w->plan.dense.input.size.width, stride = w->convolution->stride.width;
    memset(input->pixels + image * input->stride + channel * nnp_pixels(input->size), 0,
           nnp_pixels(input->size) * sizeof(float));
    for (size_t phase = 0; phase < nnp_pixels(w->plan.phases); phase++) {
        const size_t phases = w->plan.phases.width;
        const struct part part = find_part(w, image, channel, phase / phases, phase % phases);
        for (size_t i = part.y.begin; i < part.y.end; i++) {
            float* row = row_of(w, &part, i) + part.x.first;
            for (size_t j = part.x.begin; j < part.x.end; j++)
                row[j * stride] = part.plane[i * width + j];
        }
    }
}

static void run(const struct nnp_convolution* c, void* workspace) {
    struct work w = {.convolution = c, .plan = make_plan(c)};
    struct nnp_convolution* dense = &w.plan.dense;
    const bool is_output = c->pass == nnp_pass_output;
    w.kernel = (float*)((char*)workspace + w.plan.dense_bytes);
    w.images = w.kernel + w.plan.kernel_elements;
    double start = nnp_time(c);
    if (!nnp_is_prepared(c)) {
        pthreadpool_parallelize_1d(c->threadpool, part_kernel, &w, c->output.channels, 0);
        dense->kernel = w.kernel;
        c->profile->kernel_transform += nnp_time(c) - start;
    }
    if (c->transform_strategy == nnp_convolution_transform_strategy_precompute) {
        nnp_transform_convolution.run(dense, workspace);
        memset(w.kernel, 0, w.plan.kernel_elements * sizeof(float)); /* what is kept depends on nothing else */
        return;
    }
    dense->input.pixels = w.images;
    start = nnp_time(c);
    memset(w.images + w.plan.image_elements, 0, w.plan.slack_elements * sizeof(float));
    if (is_output) {
        pthreadpool_parallelize_2d(c->threadpool, part_images, &w, c->batch_size * w.plan.pieces.parts,
                                   c->input.channels, 0);
    }
    c->profile->input_transform += nnp_time(c) - start;
    nnp_transform_convolution.run(dense, workspace);
    start = nnp_time(c);
    if (!is_output) pthreadpool_parallelize_2d(c->threadpool, join_images, &w, c->batch_size, c->input.channels, 0);
    c->profile->input_transform += nnp_time(c) - start;
}

static void estimate(const struct nnp_convolution* c, struct nnp_estimate* e) {
    const struct plan p = make_plan(c);
    const double pixels = (double)c->batch_size * (double)(p.dense.input.channels * nnp_pixels(p.dense.input.size));
    nnp_transform_convolution.estimate(&p.dense, e);
    const double image = (double)c->batch_size * (double)(c->input.channels * nnp_pixels(c->input.size));
    e->counts[nnp_phase_input_transform][nnp_operation_copy] += pixels;
    e->counts[nnp_phase_input_transform][nnp_operation_read] += nnp_far_lines(c, image);
    e->counts[nnp_phase_input_transform][nnp_operation_write] += nnp_far_lines(c, pixels);
    if (c->transform_strategy == nnp_convolution_transform_strategy_compute) {
        e->counts[nnp_phase_kernel_transform][nnp_operation_copy] +=
            (double)(c->output.channels * p.dense.input.channels * nnp_pixels(p.dense.kernel_size));
    }
}

const struct nnp_algorithm nnp_strided_transform = {.plan = plan, .run = run, .estimate = estimate};
