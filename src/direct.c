/*
 * Outputs, and input gradients without a stride, by direct summation: the matrix product of implicit_gemm.c, whose
 * second matrix, patches of the image, is not written. Its columns are pixels of a row, and neighbours in every tap, so
 * that a kernel finds them in padded rows of the source by a distance for each tap.
 *
 * A task takes a band of target rows of an image. It copies the source rows that these read, all channels of them, to
 * scratch memory, [source channel][row][segment][pixel of the segment] (see padded_rows.h), and computes the band for
 * one panel of target channels after the other. A panel writes as many streams of whole rows, which caches take in
 * while it computes: written past them, these cost more (docs/decisions/0020). Rows that are shorter than a tile of the
 * kernel are computed in one, with what lies behind them, and copied.
 */

#include <math.h>
#include <stdatomic.h>
#include <string.h>

#include <pthreadpool.h>

#include "gemm.h"
#include "kernel_panels.h"
#include "padded_rows.h"

enum { TASKS_A_THREAD = 8 }; /* for balance */

struct plan {
    struct nnp_gemm_view view;
    struct nnp_kernel_panels kernel;
    struct nnp_padded_rows rows;
    struct nnp_partition bands; /* of target rows */
    size_t plane;               /* floats of a source channel in the scratch memory */
    size_t threads;
    size_t kernel_elements; /* floats; 0 for `reuse` */
    size_t bias_elements;   /* zeros, where no bias is given */
    size_t tap_elements;
    size_t source_elements; /* for each thread */
    size_t bytes;           /* of workspace; 0 if it overflows */
};

struct work {
    const struct nnp_convolution* convolution;
    const struct nnp_hw* hw;
    struct plan plan;
    const float* kernel;
    const float* zeros; /* instead of a bias */
    struct nnp_direct_tap* taps;
    float* scratch; /* for each thread */
    atomic_size_t next_task;
};

/* Source rows that a number of target rows read. */
static size_t source_rows(const struct nnp_extent* y, size_t rows) {
    return y->size - (y->axis.count - rows) * (size_t)y->axis.source_step;
}

static struct plan make_plan(const struct nnp_convolution* c) {
    const struct nnp_hw* hw = c->machine->hw;
    const size_t line = NNP_ALIGNMENT / sizeof(float);
    bool overflow = false;
    const struct nnp_axes axes = nnp_phase_axes(c, 0, 0);
    struct plan p = {.view = nnp_make_gemm_view(c, axes), .rows = nnp_plan_padded_rows(axes)};
    p.kernel = nnp_plan_kernel_panels(hw, &p.view, &overflow);
    p.kernel_elements = p.kernel.elements;
    if (c->transform_strategy == nnp_convolution_transform_strategy_precompute) {
        p.bytes = nnp_product(p.kernel_elements, sizeof(float), &overflow);
        if (overflow) p.bytes = 0;
        return p;
    }
    if (c->transform_strategy == nnp_convolution_transform_strategy_reuse) p.kernel_elements = 0;

    /* The source rows of a band take a quarter of L2, or what a single target row needs. */
    const size_t count = axes.y.count, channels = p.view.source->channels;
    const size_t threads = pthreadpool_get_threads_count(c->threadpool);
    const size_t row_bytes = nnp_product(nnp_product(p.rows.pitch, channels, &overflow), sizeof(float), &overflow);
    const size_t budget = c->machine->caches.l2 / 4 / nnp_max(row_bytes, 1), least = source_rows(&p.rows.y, 1);
    size_t band = budget > least ? (budget - least) / (size_t)p.rows.y.axis.source_step + 1 : 1;
    band = nnp_min(band, nnp_divide_up(count * c->batch_size, threads * TASKS_A_THREAD));
    p.bands = nnp_partition(count, nnp_min(band, count));
    p.threads = nnp_min(threads, p.bands.parts * c->batch_size);
    p.plane = nnp_product(source_rows(&p.rows.y, nnp_part_size(&p.bands, 0)), p.rows.pitch, &overflow);
    p.bias_elements = nnp_round_up(hw->sgemm.mr, line);
    p.tap_elements = nnp_product(p.view.reduction, sizeof(struct nnp_direct_tap) / sizeof(float), &overflow);
    p.tap_elements = nnp_round_up(p.tap_elements, line);
    p.source_elements = nnp_product(p.plane, channels, &overflow);
    p.source_elements = nnp_round_up(nnp_min(p.source_elements, PTRDIFF_MAX / 2) + NNP_ROW_SLACK, line);
    const size_t scratch = nnp_product(p.source_elements, p.threads, &overflow);
    const size_t elements[] = {p.kernel_elements, p.bias_elements, p.tap_elements, scratch};
    p.bytes = nnp_float_bytes(sizeof elements / sizeof elements[0], elements, overflow);
    return p;
}

static size_t plan(const struct nnp_convolution* convolution) { return make_plan(convolution).bytes; }

/* Where each step of the reduction finds its row. */
static void write_taps(const struct plan* plan, struct nnp_direct_tap* taps) {
    const struct nnp_axes* axes = &plan->view.axes;
    for (size_t channel = 0; channel < plan->view.source->channels; channel++) {
        for (size_t y = 0; y < axes->y.taps; y++) {
            for (size_t x = 0; x < axes->x.taps; x++)
                (taps++)->offset = channel * plan->plane + nnp_padded_offset(&plan->rows, y, x);
        }
    }
}

static void compute_panel(const struct work* w, size_t panel, size_t rows, const float* source, float* target) {
    const struct nnp_convolution* c = w->convolution;
    const struct plan* plan = &w->plan;
    const size_t source_step = (size_t)plan->rows.y.axis.source_step * plan->rows.pitch;
    const struct nnp_size size = plan->view.target->size;
    const size_t pixels = nnp_pixels(size), channels = nnp_part_size(&plan->kernel.channels, panel);
    const bool is_short = size.width < w->hw->direct.nr;
    _Alignas(NNP_ALIGNMENT) float tile[NNP_MAX_TILE_ELEMENTS];
    const struct nnp_sgemm_output output = {
        .row_stride = is_short ? w->hw->direct.nr : pixels,
        .columns = is_short ? w->hw->direct.nr : size.width,
        .bias = c->bias == NULL ? w->zeros : c->bias + nnp_part_start(&plan->kernel.channels, panel),
        .minimum = c->activation == nnp_activation_relu ? 0 : -INFINITY,
    };
    for (size_t row = 0; row < rows; row++) {
        float* pixel = target + row * size.width;
        w->hw->direct.kernels[channels - 1](plan->view.reduction, w->kernel + panel * plan->kernel.elements_a_panel,
                                            source + row * source_step, w->taps, is_short ? tile : pixel, &output);
        for (size_t channel = 0; is_short && channel < channels; channel++)
            memcpy(pixel + channel * pixels, tile + channel * output.row_stride, size.width * sizeof(float));
    }
}

static void compute_band(const struct work* w, size_t image, size_t band, float* source) {
    const struct plan* plan = &w->plan;
    const struct nnp_images *images = plan->view.source, *targets = plan->view.target;
    const size_t first = nnp_part_start(&plan->bands, band), rows = nnp_part_size(&plan->bands, band);
    for (size_t channel = 0; channel < images->channels; channel++) {
        nnp_copy_padded_rows(w->hw, &plan->rows,
                             images->pixels + image * images->stride + channel * nnp_pixels(images->size), images->size,
                             first * (size_t)plan->rows.y.axis.source_step, source_rows(&plan->rows.y, rows),
                             source + channel * plan->plane);
    }
    for (size_t panel = 0; panel < plan->kernel.channels.parts; panel++) {
        const size_t channel = nnp_part_start(&plan->kernel.channels, panel);
        compute_panel(w, panel, rows, source,
                      targets->pixels + image * targets->stride + channel * nnp_pixels(targets->size) +
                          first * targets->size.width);
    }
}

/* One thread's share: tasks that no other has taken. */
static void run_tasks(void* context, size_t thread) {
    struct work* w = context;
    const struct plan* plan = &w->plan;
    float* source = w->scratch + thread * plan->source_elements;
    const size_t tasks = plan->bands.parts * w->convolution->batch_size;
    for (;;) {
        const size_t task = atomic_fetch_add_explicit(&w->next_task, 1, memory_order_relaxed);
        if (task >= tasks) return;
        compute_band(w, task / plan->bands.parts, task % plan->bands.parts, source);
    }
}

static void run(const struct nnp_convolution* c, void* workspace) {
    struct work w = {.convolution = c, .hw = c->machine->hw, .plan = make_plan(c), .kernel = c->kernel};
    const struct plan* plan = &w.plan;
    if (c->transform_strategy != nnp_convolution_transform_strategy_reuse) {
        const double start = nnp_time(c);
        nnp_pack_kernel_panels(c, &plan->view, &plan->kernel, workspace);
        c->profile->kernel_transform += nnp_time(c) - start;
        if (c->transform_strategy == nnp_convolution_transform_strategy_precompute) return;
        w.kernel = workspace;
    }
    float* zeros = (float*)workspace + plan->kernel_elements;
    memset(zeros, 0, plan->bias_elements * sizeof(float));
    w.zeros = zeros;
    w.taps = (struct nnp_direct_tap*)(zeros + plan->bias_elements);
    write_taps(plan, w.taps);
    w.scratch = zeros + plan->bias_elements + plan->tap_elements;
    const double start = nnp_time(c);
    pthreadpool_parallelize_1d(c->threadpool, run_tasks, &w, plan->threads, PTHREADPOOL_FLAG_DISABLE_DENORMALS);
    c->profile->block_multiplication += nnp_time(c) - start;
}

static void estimate(const struct nnp_convolution* c, struct nnp_estimate* e) {
    const struct nnp_hw* hw = c->machine->hw;
    const struct plan p = make_plan(c);
    const struct nnp_gemm_view* v = &p.view;
    const struct nnp_size size = v->target->size;
    const double reduction = (double)v->reduction, channels = (double)v->target->channels;
    const double rows = (double)(c->batch_size * size.height), bands = (double)(c->batch_size * p.bands.parts);
    const double tiles = rows * (double)nnp_divide_up(size.width, hw->direct.nr);
    const double vectors = tiles * (double)(hw->direct.nr / hw->lanes);
    const double elements = bands * (double)p.plane * (double)v->source->channels;
    double* const counts = e->counts[nnp_phase_block_multiplication];

    if (c->transform_strategy == nnp_convolution_transform_strategy_compute) {
        const bool is_contiguous = v->kernel_source_stride == v->taps;
        e->counts[nnp_phase_kernel_transform][is_contiguous ? nnp_operation_pack_kernel : nnp_operation_copy] +=
            channels * reduction;
    }
    if (nnp_are_rows_parted(hw, &p.rows)) {
        counts[nnp_operation_pack_by_2] += elements / (double)hw->lanes;
        /* A vector of all rows of a band is found at a time. */
        counts[nnp_operation_pack_run] +=
            2 * bands * (double)(v->source->channels * nnp_divide_up(p.rows.segment, hw->lanes));
    } else {
        counts[p.rows.x.axis.source_step == 1 ? nnp_operation_plane : nnp_operation_copy] += elements;
    }
    counts[nnp_operation_read] +=
        nnp_far_lines(c, (double)(c->batch_size * v->source->channels * nnp_pixels(v->source->size)));
    counts[nnp_operation_direct_product] += vectors * channels * reduction;
    counts[nnp_operation_direct_step] += tiles * (double)p.kernel.channels.parts * reduction;
    counts[nnp_operation_row] += tiles * channels;
    if (size.width < hw->direct.nr) counts[nnp_operation_copy] += rows * channels * (double)size.width;
    counts[nnp_operation_write] += nnp_far_lines(c, rows * channels * (double)size.width);
    /* A band's source and target leave half of L2 to the kernel. */
    counts[nnp_stream_operation(c)] += bands * nnp_far_lines(c, 2 * channels * reduction) / 2;
    e->roundings += reduction;
}

const struct nnp_algorithm nnp_direct = {.plan = plan, .run = run, .estimate = estimate};

bool nnp_can_be_direct(const struct nnp_convolution* c) {
    return c->pass == nnp_pass_output ||
           (c->pass == nnp_pass_input_gradient && c->stride.height == 1 && c->stride.width == 1);
}
