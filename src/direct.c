/*
 * Outputs, and input gradients without a stride, by direct summation: the matrix product of implicit_gemm.c, whose
 * second matrix, patches of the image, is not written. Its columns are pixels of a row, and neighbours in every tap, so
 * that a kernel finds them in padded rows of the source by a distance for each tap.
 *
 * A task takes a band of target rows of an image. It copies the source rows that these read, all channels of them, to
 * scratch memory (see padded_rows.h), and computes the band for one panel of target channels after the other. A panel
 * writes as many streams of whole rows, which caches take in while it computes: written past them, these cost more
 * (docs/decisions/0020).
 *
 * Rows that don't fill vectors well are one to the kernel, with what lies between them in the source. What it computes
 * there means nothing, and the rest is copied to the target. A row that is shorter than a tile, but not computed so,
 * reaches into those behind it, which are written later; those at the band's end are computed aside, and copied. Where
 * nothing lies between rows, as with kernels no wider than their stride, a band's are written as one.
 */

#include <math.h>
#include <string.h>

#include <pthreadpool.h>

#include "gemm.h"
#include "kernel_panels.h"
#include "padded_rows.h"
#include "tasks.h"

enum {
    TASKS_A_THREAD = 4, /* for balance */
    BANDS = 8,          /* of an image: while one is computed, the next one's source is fetched, if it is far */
    LEAST_ROWS = 16,    /* of a band, even so */
    CROP_PRODUCTS = 6,  /* FMAs of vectors in the time of copying one to the target */
    READ_PRODUCTS = 32, /* and in which a line may come from memory without being waited for */
};
/* The time of an FMA in a tile that is one vector wide, which loads as much as it multiplies, relative to others. */
static const double ALONE = 1.3;

struct plan {
    struct nnp_gemm_view view;
    struct nnp_kernel_panels kernel;
    struct nnp_padded_rows rows;
    struct nnp_partition bands; /* of target rows */
    bool is_joined; /* do a band's rows follow each other in the copy as in the target, and are one to the kernel? */
    size_t run;     /* columns of a band's rows and of what is between them, if these are one to it; else 0 */
    size_t threads;
    size_t kernel_elements; /* floats; 0 for `reuse` */
    size_t tap_elements;
    size_t ahead;           /* lines that are fetched for the thread's next band while a row is computed */
    size_t source_elements; /* for each thread, */
    size_t target_elements; /* and a panel's target, if it is copied */
    size_t bytes;           /* of workspace; 0 if it overflows */
};

struct work {
    const struct nnp_convolution* convolution;
    const struct nnp_hw* hw;
    struct plan plan;
    const float* kernel;
    struct nnp_direct_tap* taps;
    float* scratch; /* for each thread */
    struct nnp_tasks tasks;
};

/* As many as the kernel computes: a vector, a tile, or at least both. */
static size_t whole_columns(const struct nnp_hw* hw, size_t columns) {
    const size_t lanes = hw->lanes, nr = hw->direct.nr;
    return columns <= lanes ? lanes : columns <= nr ? nr : nnp_max(columns, nr + lanes);
}

/* The time of a step of so many columns and a channel, in FMAs. */
static double step_time(const struct nnp_hw* hw, size_t columns) {
    return columns <= hw->lanes ? ALONE : (double)nnp_divide_up(whole_columns(hw, columns), hw->lanes);
}

static struct plan make_plan(const struct nnp_convolution* c) {
    const struct nnp_hw* hw = c->machine->hw;
    const size_t line = NNP_ALIGNMENT / sizeof(float);
    bool overflow = false;
    const struct nnp_axes axes = nnp_phase_axes(c, 0, 0);
    struct plan p = {.view = nnp_make_gemm_view(c, axes), .rows = nnp_plan_padded_rows(axes, 1, hw->lanes, &overflow)};
    p.kernel = nnp_plan_kernel_panels(hw, &p.view, hw->direct.mr, &overflow);
    p.kernel_elements = p.kernel.elements;
    if (c->transform_strategy == nnp_convolution_transform_strategy_precompute) {
        p.bytes = nnp_product(p.kernel_elements, sizeof(float), &overflow);
        if (overflow) p.bytes = 0;
        return p;
    }
    if (nnp_is_prepared(c)) p.kernel_elements = 0;

    /* The source rows of a band take a third of L2, or what a single target row needs. */
    const size_t count = axes.y.count, channels = p.view.source->channels;
    const size_t threads = pthreadpool_get_threads_count(c->threadpool);
    const size_t row_bytes = nnp_product(
        nnp_product(p.rows.pitch * (size_t)p.rows.x.axis.source_step, channels, &overflow), sizeof(float), &overflow);
    const size_t budget = c->machine->caches.l2 / 3 / nnp_max(row_bytes, 1), least = p.rows.source_rows;
    size_t band = budget > least ? (budget - least) / (size_t)p.rows.y.axis.source_step + 1 : 1;
    band = nnp_min(band, nnp_max(nnp_divide_up(count, BANDS), LEAST_ROWS));
    if (threads > 1) band = nnp_min(band, nnp_divide_up(count * c->batch_size, threads * TASKS_A_THREAD));
    p.bands = nnp_partition(count, nnp_min(band, count));
    p.threads = nnp_min(threads, p.bands.parts * c->batch_size);
    const size_t rows = nnp_longest_part(&p.bands), width = axes.x.count;
    p.rows = nnp_plan_padded_rows(axes, rows, 1, &overflow);
    const size_t run = nnp_product(rows - 1, p.rows.pitch, &overflow) + width;
    const double saved = (double)rows * step_time(hw, width) - step_time(hw, run);
    const double copied = (double)rows * (double)nnp_divide_up(width, hw->lanes);
    p.is_joined =
        p.rows.pitch == width && width % hw->lanes != 0 && p.bands.quotient * width >= hw->direct.nr + hw->lanes;
    if (!p.is_joined && saved * (double)p.view.reduction > CROP_PRODUCTS * copied) {
        p.run = nnp_round_up(whole_columns(hw, run), hw->lanes);
        p.target_elements = nnp_round_up(nnp_product(p.run, hw->direct.mr, &overflow) + hw->lanes, line);
    } else if (!p.is_joined) {
        p.rows = nnp_plan_padded_rows(axes, rows, hw->lanes, &overflow); /* many vectors are within cache lines */
    }
    const struct nnp_size image = p.view.source->size;
    const size_t lines = channels * nnp_divide_up(nnp_min(p.rows.source_rows, image.height) * image.width, line);
    const size_t products = nnp_longest_part(&p.kernel.channels) * p.view.reduction * nnp_divide_up(width, hw->lanes);
    p.ahead = nnp_divide_up(lines, rows * p.kernel.channels.parts);
    const bool is_far = nnp_far_lines(c, (double)(c->batch_size * channels * nnp_pixels(image))) > 0;
    if (p.run != 0 || !is_far || p.ahead > products / READ_PRODUCTS) p.ahead = 0;
    p.tap_elements = nnp_product(p.view.reduction, sizeof(struct nnp_direct_tap) / sizeof(float), &overflow);
    p.tap_elements = nnp_round_up(p.tap_elements, line);
    p.source_elements = nnp_product(p.rows.plane_elements, channels, &overflow);
    p.source_elements = nnp_round_up(nnp_min(p.source_elements, PTRDIFF_MAX / 2) + NNP_ROW_SLACK, line);
    const size_t scratch = nnp_product(p.source_elements + p.target_elements, p.threads, &overflow);
    const size_t elements[] = {p.kernel_elements, p.tap_elements, scratch};
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
                (taps++)->offset = channel * plan->rows.plane_elements + nnp_padded_offset(&plan->rows, y, x);
        }
    }
}

/* What is to be fetched of images: a run of floats in each of some planes. */
struct ahead {
    const float* plane;
    size_t plane_elements;
    size_t planes;
    size_t elements; /* of a run */
    size_t done;
};

/* Of a task's band, which may be some other thread's, or none. */
static struct ahead find_ahead(const struct work* w, size_t task) {
    const struct plan* plan = &w->plan;
    const struct nnp_images* images = plan->view.source;
    if (plan->ahead == 0 || task >= plan->bands.parts * w->convolution->batch_size) return (struct ahead){0};
    const size_t first = nnp_part_start(&plan->bands, task % plan->bands.parts);
    const ptrdiff_t top = plan->rows.y.first + (ptrdiff_t)first * plan->rows.y.axis.source_step;
    const size_t begin = top < 0 ? 0 : nnp_min((size_t)top, images->size.height);
    const size_t end = nnp_min(begin + plan->rows.source_rows, images->size.height);
    return (struct ahead){
        .plane = images->pixels + task / plan->bands.parts * images->stride + begin * images->size.width,
        .plane_elements = nnp_pixels(images->size),
        .planes = begin < end ? images->channels : 0,
        .elements = (end - begin) * images->size.width,
    };
}

/* The next lines. */
static void fetch(struct ahead* a, size_t lines) {
    const size_t line = NNP_ALIGNMENT / sizeof(float);
    while (lines > 0 && a->planes > 0) {
        const size_t left = nnp_divide_up(a->elements - a->done, line), count = nnp_min(lines, left);
        for (size_t i = 0; i < count; i++)
            __builtin_prefetch(a->plane + a->done + i * line, 0, 2);
        lines -= count;
        a->done += count * line;
        if (count < left) return;
        a->done = 0;
        a->plane += a->plane_elements;
        a->planes--;
    }
}

/* Writes a band of a target channel. Whole vectors at the ends of rows must not reach beyond it: where they are longer
 * than two rows, the last ones are written one by one. */
static void crop(const struct work* w, size_t rows, const float* copy, float* target) {
    const size_t pitch = w->plan.rows.pitch, width = w->plan.view.target->size.width;
    const size_t singles = nnp_max(nnp_divide_up(nnp_round_up(width, w->hw->lanes), width), 2) - 2;
    size_t count = rows > singles ? rows - singles : 1;
    for (size_t row = 0; row < rows; row += count, count = 1)
        w->hw->planes.crop(count, width, copy + row * pitch, pitch, target + row * width, width);
}

/* Computes a panel of a band, of which copies of the source and, if needed, of the target are in scratch memory. */
static void compute_panel(const struct work* w, size_t panel, size_t rows, float* scratch, float* target,
                          struct ahead* ahead) {
    const struct nnp_convolution* c = w->convolution;
    const struct plan* plan = &w->plan;
    const struct nnp_hw* hw = w->hw;
    const size_t pitch = plan->rows.pitch, width = plan->view.target->size.width;
    const size_t pixels = nnp_pixels(plan->view.target->size), channels = nnp_part_size(&plan->kernel.channels, panel);
    const float* kernel = w->kernel + panel * plan->kernel.elements_a_panel;
    nnp_direct_function* multiply = hw->direct.kernels[channels - 1];
    struct nnp_direct_output output = {
        .channel_stride = pixels,
        .columns = whole_columns(hw, width),
        .rows = 1,
        .source_stride = pitch,
        .target_stride = width,
        .bias = c->bias == NULL ? nnp_zeros : c->bias + nnp_part_start(&plan->kernel.channels, panel),
        .minimum = c->activation == nnp_activation_relu ? 0 : -INFINITY,
    };
    if (plan->is_joined) {
        fetch(ahead, plan->ahead * rows);
        output.columns = rows * width;
        multiply(plan->view.reduction, kernel, scratch, w->taps, target, &output);
        return;
    }
    if (plan->run != 0) {
        float* copies = scratch + plan->source_elements;
        output.channel_stride = plan->run;
        output.columns = whole_columns(hw, (rows - 1) * pitch + width);
        multiply(plan->view.reduction, kernel, scratch, w->taps, copies, &output);
        for (size_t channel = 0; channel < channels; channel++)
            crop(w, rows, copies + channel * plan->run, target + channel * pixels);
        return;
    }
    /* What the last rows compute may not reach beyond the band. */
    const size_t aside = nnp_min(nnp_divide_up(output.columns, width) - 1, rows);
    output.rows = plan->ahead == 0 ? rows - aside : 1;
    for (size_t row = 0; row < rows - aside; row += output.rows) {
        fetch(ahead, plan->ahead);
        multiply(plan->view.reduction, kernel, scratch + row * pitch, w->taps, target + row * width, &output);
    }
    _Alignas(NNP_ALIGNMENT) float tile[2 * NNP_MAX_TILE_ELEMENTS];
    output.rows = 1;
    output.channel_stride = output.columns;
    for (size_t row = rows - aside; row < rows; row++) {
        fetch(ahead, plan->ahead);
        multiply(plan->view.reduction, kernel, scratch + row * pitch, w->taps, tile, &output);
        for (size_t channel = 0; channel < channels; channel++)
            memcpy(target + row * width + channel * pixels, tile + channel * output.columns, width * sizeof(float));
    }
}

static void compute_band(const struct work* w, size_t task, float* scratch) {
    const struct plan* plan = &w->plan;
    const size_t image = task / plan->bands.parts, band = task % plan->bands.parts;
    const struct nnp_images *images = plan->view.source, *targets = plan->view.target;
    const size_t first = nnp_part_start(&plan->bands, band), rows = nnp_part_size(&plan->bands, band);
    const size_t step = (size_t)plan->rows.y.axis.source_step;
    const size_t source_rows = plan->rows.source_rows - (nnp_longest_part(&plan->bands) - rows) * step;
    for (size_t channel = 0; channel < images->channels; channel++) {
        nnp_copy_padded_rows(w->hw, &plan->rows,
                             images->pixels + image * images->stride + channel * nnp_pixels(images->size), images->size,
                             first * step, source_rows, scratch + channel * plan->rows.plane_elements);
    }
    struct ahead ahead = find_ahead(w, task + 1);
    for (size_t panel = 0; panel < plan->kernel.channels.parts; panel++) {
        const size_t channel = nnp_part_start(&plan->kernel.channels, panel);
        compute_panel(w, panel, rows, scratch,
                      targets->pixels + image * targets->stride + channel * nnp_pixels(targets->size) +
                          first * targets->size.width,
                      &ahead);
    }
}

/* One thread's tasks. */
static void run_tasks(void* context, size_t thread) {
    struct work* w = context;
    const struct plan* plan = &w->plan;
    float* scratch = w->scratch + thread * (plan->source_elements + plan->target_elements);
    memset(scratch, 0, plan->source_elements * sizeof(float)); /* what is no pixel stays so */
    for (size_t task; (task = nnp_take_task(&w->tasks, thread)) != NNP_NO_TASK;)
        compute_band(w, task, scratch);
}

static void run(const struct nnp_convolution* c, void* workspace) {
    struct work w = {.convolution = c, .hw = c->machine->hw, .plan = make_plan(c), .kernel = c->kernel};
    const struct plan* plan = &w.plan;
    if (!nnp_is_prepared(c)) {
        const double start = nnp_time(c);
        nnp_pack_kernel_panels(c, &plan->view, &plan->kernel, workspace);
        c->profile->kernel_transform += nnp_time(c) - start;
        if (c->transform_strategy == nnp_convolution_transform_strategy_precompute) return;
        w.kernel = workspace;
    }
    float* taps = (float*)workspace + plan->kernel_elements;
    w.taps = (struct nnp_direct_tap*)taps;
    write_taps(plan, w.taps);
    w.scratch = taps + plan->tap_elements;
    nnp_share_tasks(&w.tasks, plan->bands.parts * c->batch_size, plan->threads);
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
    const double sources = (double)v->source->channels, moved = (double)nnp_round_up(size.width, hw->lanes);
    /* What is a row to the kernel: how many there are, and their columns. */
    const double runs = p.is_joined || p.run != 0 ? bands : rows;
    const size_t columns =
        p.is_joined || p.run != 0 ? (nnp_longest_part(&p.bands) - 1) * p.rows.pitch + size.width : size.width;
    const double tiles = runs * (double)nnp_divide_up(columns, hw->direct.nr);
    double* const counts = e->counts[nnp_phase_block_multiplication];

    if (c->transform_strategy == nnp_convolution_transform_strategy_compute) {
        const bool is_contiguous = v->kernel_source_stride == v->taps;
        e->counts[nnp_phase_kernel_transform][is_contiguous ? nnp_operation_pack_kernel : nnp_operation_copy] +=
            channels * reduction;
    }
    /* Rows of a channel are copied in one call for each remainder by the stride. */
    const double source_rows = bands * (double)p.rows.source_rows * sources;
    const size_t source_width = nnp_min(p.rows.x.size, v->source->size.width);
    if (p.rows.x.axis.source_step <= 2) {
        counts[nnp_operation_plane] += source_rows * (double)nnp_round_up(source_width, hw->lanes);
    } else if (nnp_parts_are_transposed(hw, &p.rows)) {
        counts[nnp_operation_transpose] += source_rows * (double)source_width / (double)hw->lanes;
    } else {
        counts[nnp_operation_copy] += source_rows * (double)source_width;
    }
    counts[nnp_operation_pack_run] += bands * sources * (double)p.rows.parts.height;
    counts[nnp_operation_read] +=
        nnp_far_lines(c, (double)(c->batch_size * v->source->channels * nnp_pixels(v->source->size)));
    counts[nnp_operation_direct_product] += runs * step_time(hw, columns) * channels * reduction;
    counts[nnp_operation_direct_step] += tiles * (double)p.kernel.channels.parts * reduction;
    counts[nnp_operation_row] += tiles * channels;
    if (p.run != 0) {
        counts[nnp_operation_plane] += rows * channels * moved;
        counts[nnp_operation_pack_run] += bands * channels;
    }
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
