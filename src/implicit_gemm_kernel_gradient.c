/*
 * Kernel gradients as a matrix product: [taps x input channels, as rows] by [reduction], times [reduction] by [output
 * channels], where the reduction runs over the output's pixels of all images. The first matrix (im2col) and the second
 * (the output's gradient, transposed) exist only for a block of the reduction at a time; the product stays in the
 * workspace until it is complete, and is transposed into place then.
 *
 * Layouts, where a panel is mr rows or nr output channels (of the SGEMM):
 *   packed rows            [row panel][vector of pixels of the block][row of the panel][pixel % lanes]
 *   packed output gradient [output channel panel][pixel of the block][output channel of the panel]
 *   product                [tap][input channel][output channel, padded to whole panels]
 * Vectors of pixels don't cross images; what is missing to a whole one is zero. Sums over blocks accumulate in the
 * product, always in the same order.
 */

#include <math.h>
#include <string.h>

#include <pthreadpool.h>

#include "gemm.h"
#include "im2col.h"
#include "numbers.h"

enum {
    ROW_BUDGET = 4 << 20, /* bytes of packed rows */
    PANELS_A_TASK = 8,    /* of rows, which an output channel panel in L1 is multiplied with */
    TAPS_AT_ONCE = 16,    /* of kernels that are transposed: 16 KiB */
};

struct plan {
    struct nnp_axes axes;
    size_t taps;
    size_t rows;
    size_t row_panels;
    size_t column_panels; /* of output channels */
    size_t columns;       /* output channels, padded */
    size_t pixels;        /* of an image of the output */
    size_t vectors_an_image;
    size_t vectors;
    size_t vectors_a_block;
    size_t row_elements;
    size_t column_elements;
    size_t product_elements;
    size_t bytes; /* of workspace; 0 if it overflows */
};

struct work {
    const struct nnp_convolution* convolution;
    const struct nnp_hw* hw;
    struct plan plan;
    float* packed_rows;
    float* packed_columns;
    float* product;
    size_t first_vector;
    size_t block_vectors;
};

static struct plan make_plan(const struct nnp_convolution* c) {
    const struct nnp_hw* hw = c->machine->hw;
    const size_t mr = hw->sgemm.mr, nr = hw->sgemm.nr, lanes = hw->lanes, line = NNP_ALIGNMENT / sizeof(float);
    bool overflow = false;
    struct plan p = {.axes = nnp_output_axes(c), .taps = c->kernel_size.height * c->kernel_size.width};
    p.rows = p.taps * c->input.channels;
    p.row_panels = nnp_divide_up(p.rows, mr);
    p.column_panels = nnp_divide_up(c->output.channels, nr);
    p.columns = p.column_panels * nr;
    p.pixels = nnp_pixels(c->output.size);
    p.vectors_an_image = nnp_divide_up(p.pixels, lanes);
    p.vectors = c->batch_size * p.vectors_an_image;

    /* A panel of the output's gradient takes two thirds of L1, the rows keep to their budget. */
    const size_t row_vector = nnp_product(p.row_panels * mr, lanes * sizeof(float), &overflow);
    if (overflow) return p;
    const size_t cached = c->machine->caches.l1 * 2 / 3 / (nr * lanes * sizeof(float));
    p.vectors_a_block = nnp_min(p.vectors, nnp_max(nnp_min(cached, ROW_BUDGET / row_vector), 1));
    p.row_elements = nnp_round_up(nnp_product(p.vectors_a_block, row_vector / sizeof(float), &overflow), line);
    p.column_elements = nnp_round_up(nnp_product(p.vectors_a_block * lanes, p.columns, &overflow), line);
    p.product_elements = nnp_round_up(nnp_product(p.rows, p.columns, &overflow), line);
    const size_t elements[] = {p.row_elements, p.column_elements, p.product_elements};
    p.bytes = nnp_float_bytes(sizeof elements / sizeof elements[0], elements, overflow);
    return p;
}

static size_t plan(const struct nnp_convolution* convolution) { return make_plan(convolution).bytes; }

/* Packs one vector of pixels of the input for all channels and a tap. */
static void pack_rows(void* context, size_t vector, size_t tap) {
    const struct work* w = context;
    const struct plan* plan = &w->plan;
    const struct nnp_images* input = &w->convolution->input;
    const size_t lanes = w->hw->lanes, mr = w->hw->sgemm.mr;
    const size_t image = (w->first_vector + vector) / plan->vectors_an_image;
    const size_t first = (w->first_vector + vector) % plan->vectors_an_image * lanes;
    struct nnp_gather gather;
    nnp_find_runs(w->hw, &plan->axes, input->size, first, nnp_min(lanes, plan->pixels - first), tap / plan->axes.x.taps,
                  tap % plan->axes.x.taps, &gather);
    for (size_t channel = 0, count; channel < input->channels; channel += count) {
        const size_t row = tap * input->channels + channel;
        count = nnp_min(input->channels - channel, mr - row % mr);
        gather.copy(count, input->pixels + image * input->stride + channel * nnp_pixels(input->size),
                    nnp_pixels(input->size), gather.run_count, gather.runs,
                    w->packed_rows + ((row / mr * plan->vectors_a_block + vector) * mr + row % mr) * lanes, lanes);
    }
}

/* Packs one vector of pixels of the output's gradient for one panel of channels. */
static void pack_columns(void* context, size_t vector, size_t panel) {
    const struct work* w = context;
    const struct plan* plan = &w->plan;
    const struct nnp_images* output = &w->convolution->output;
    const size_t lanes = w->hw->lanes, nr = w->hw->sgemm.nr;
    const size_t image = (w->first_vector + vector) / plan->vectors_an_image;
    const size_t first = (w->first_vector + vector) % plan->vectors_an_image * lanes;
    const size_t count = nnp_min(lanes, plan->pixels - first);
    const size_t channels = nnp_min(nr, output->channels - panel * nr);
    const float* pixels = output->pixels + image * output->stride + panel * nr * plan->pixels + first;
    float* packed = w->packed_columns + (panel * plan->vectors_a_block + vector) * lanes * nr;
    if (count < lanes || channels < nr) memset(packed, 0, lanes * nr * sizeof(float));
    for (size_t channel = 0; channel < channels; channel += lanes) {
        nnp_transpose_vectors(w->hw, count, nnp_min(lanes, channels - channel), pixels + channel * plan->pixels,
                              plan->pixels, packed + channel, nr);
    }
}

/* Multiplies a task's row panels by one panel of output channels. */
static void multiply(void* context, size_t task, size_t column_panel) {
    const struct work* w = context;
    const struct plan* plan = &w->plan;
    const size_t lanes = w->hw->lanes, mr = w->hw->sgemm.mr, nr = w->hw->sgemm.nr;
    const struct nnp_sgemm_output output = {.row_stride = plan->columns,
                                            .columns = nr,
                                            .bias = w->first_vector == 0 ? nnp_zeros : NULL,
                                            .minimum = -INFINITY};
    const size_t end = nnp_min((task + 1) * PANELS_A_TASK, plan->row_panels);
    for (size_t panel = task * PANELS_A_TASK; panel < end; panel++) {
        w->hw->sgemm.kernels[nnp_min(mr, plan->rows - panel * mr) - 1](
            w->block_vectors * lanes, w->packed_rows + panel * plan->vectors_a_block * mr * lanes,
            w->packed_columns + column_panel * plan->vectors_a_block * lanes * nr, 0,
            w->product + panel * mr * plan->columns + column_panel * nr, &output);
    }
}

/* Writes the gradient of kernels of a vector of output channels and one of input channels, some taps at a time. */
static void write_kernels(void* context, size_t output_vector, size_t input_vector) {
    const struct work* w = context;
    const struct plan* plan = &w->plan;
    const size_t lanes = w->hw->lanes, inputs = w->convolution->input.channels;
    const size_t output = output_vector * lanes, outputs = nnp_min(lanes, w->convolution->output.channels - output);
    const size_t input = input_vector * lanes, width = nnp_min(lanes, inputs - input);
    _Alignas(NNP_ALIGNMENT) float kernels[NNP_MAX_LANES][TAPS_AT_ONCE][NNP_MAX_LANES];
    for (size_t first = 0; first < plan->taps; first += TAPS_AT_ONCE) {
        const size_t taps = nnp_min(TAPS_AT_ONCE, plan->taps - first);
        for (size_t tap = 0; tap < taps; tap++) {
            nnp_transpose_vectors(w->hw, outputs, width,
                                  w->product + ((first + tap) * inputs + input) * plan->columns + output, plan->columns,
                                  kernels[0][tap], sizeof kernels[0] / sizeof(float));
        }
        for (size_t i = 0; i < outputs; i++) {
            float* kernel = w->convolution->kernel + ((output + i) * inputs + input) * plan->taps + first;
            for (size_t channel = 0; channel < width; channel++, kernel += plan->taps) {
                for (size_t tap = 0; tap < taps; tap++)
                    kernel[tap] = kernels[i][tap][channel];
            }
        }
    }
}

static void run(const struct nnp_convolution* c, void* workspace) {
    struct work w = {.convolution = c, .hw = c->machine->hw, .plan = make_plan(c)};
    const struct plan* plan = &w.plan;
    w.packed_rows = workspace;
    w.packed_columns = w.packed_rows + plan->row_elements;
    w.product = w.packed_columns + plan->column_elements;
    for (; w.first_vector < plan->vectors; w.first_vector += w.block_vectors) {
        w.block_vectors = nnp_min(plan->vectors_a_block, plan->vectors - w.first_vector);
        double start = nnp_time(c);
        pthreadpool_parallelize_2d(c->threadpool, pack_rows, &w, w.block_vectors, plan->taps, 0);
        c->profile->input_transform += nnp_time(c) - start;
        start = nnp_time(c);
        pthreadpool_parallelize_2d(c->threadpool, pack_columns, &w, w.block_vectors, plan->column_panels, 0);
        c->profile->output_transform += nnp_time(c) - start;
        start = nnp_time(c);
        pthreadpool_parallelize_2d(c->threadpool, multiply, &w, nnp_divide_up(plan->row_panels, PANELS_A_TASK),
                                   plan->column_panels, PTHREADPOOL_FLAG_DISABLE_DENORMALS);
        c->profile->block_multiplication += nnp_time(c) - start;
    }
    const double start = nnp_time(c);
    pthreadpool_parallelize_2d(c->threadpool, write_kernels, &w, nnp_divide_up(c->output.channels, w.hw->lanes),
                               nnp_divide_up(c->input.channels, w.hw->lanes), 0);
    c->profile->kernel_transform += nnp_time(c) - start;
}

static void estimate(const struct nnp_convolution* c, struct nnp_estimate* e) {
    const struct nnp_hw* hw = c->machine->hw;
    const struct plan p = make_plan(c);
    const size_t lanes = hw->lanes;
    const double vectors = (double)p.vectors, pixels = vectors * (double)lanes, rows = (double)p.rows;
    const double outputs = (double)c->output.channels, panels = (double)p.column_panels;
    const double blocks = ceil(vectors / (double)p.vectors_a_block);
    double* const input = e->counts[nnp_phase_input_transform];
    double* const output = e->counts[nnp_phase_output_transform];
    double* const multiplication = e->counts[nnp_phase_block_multiplication];
    input[nnp_pack_operation(&p.axes)] += vectors * rows;
    input[nnp_operation_pack_run] += vectors * (double)p.taps;
    input[nnp_operation_read] +=
        nnp_far_lines(c, (double)(c->batch_size * c->input.channels * nnp_pixels(c->input.size)));
    output[nnp_operation_transpose] += pixels * outputs / (double)lanes;
    output[nnp_operation_read] += nnp_far_lines(c, pixels * outputs);
    multiplication[nnp_operation_product] += pixels * rows * panels * (double)(hw->sgemm.nr / lanes);
    multiplication[nnp_operation_step] += pixels * (double)p.row_panels * panels;
    multiplication[nnp_operation_row] += blocks * rows * panels;
    multiplication[nnp_operation_write] += blocks * nnp_far_lines(c, rows * outputs);
    e->counts[nnp_phase_kernel_transform][nnp_operation_transpose] += rows * outputs / (double)lanes;
    e->counts[nnp_phase_kernel_transform][nnp_operation_copy] += rows * outputs;
    e->counts[nnp_phase_kernel_transform][nnp_operation_read] += nnp_far_lines(c, rows * outputs);
    e->roundings += pixels / blocks + blocks;
}

const struct nnp_algorithm nnp_implicit_gemm_kernel_gradient = {.plan = plan, .run = run, .estimate = estimate};
