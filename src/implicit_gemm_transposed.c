/*
 * Outputs, or a phase of an input gradient, as a matrix product the other way round: [pixels x reduction] by [reduction
 * x target channels], so that lanes are channels. Images of few pixels don't fill vectors, but most layers have whole
 * vectors of channels. A task takes one panel of channels, whose kernels stay in near caches, and some panels of
 * pixels, and transposes their product when it writes it.
 *
 * The reduction runs, for each tap, over source channels. Pixels are read in one of three forms, which all take the
 * same packed kernels:
 *   in place   from the image, where the only tap reads neighbours
 *   gathered   for each panel of pixels, with zeros where taps meet padding
 *   by taps    from a copy of the image, parts of target rows at a time: a tap is multiplied only for the pixels for
 *              which it meets the image. A task copies what a band of target rows reads, for its thread alone, and
 *              computes some panels of channels of it; if that takes longer, all threads share one copy
 *
 * Layouts, where a panel is nr target channels or up to mr pixels (of the transposed SGEMM):
 *   packed kernel   [channel panel][tap][source channel][channel of the panel]
 *   gathered        [image of the block][pixel panel][tap][source channel][width]
 *   copy, by taps   [image of the block, or thread][y][x % stride][source channel][x / stride]
 *   product         [pixel of the task][channel of the panel], on the stack of a task
 * Sums over blocks of the reduction accumulate in the product, always in the same order.
 */

#include <math.h>
#include <string.h>

#include <pthreadpool.h>

#include "costs.h"
#include "gemm.h"
#include "implicit_gemm_transposed.h"
#include "kernel_panels.h"
#include "tasks.h"

enum {
    PIXEL_BUDGET = 4 << 20, /* bytes of gathered pixels */
    COPY_BUDGET = 2 << 20,  /* bytes of copies that threads share, all of which each panel of channels reads again */
    PIXELS_A_TASK = 64,
    TASKS_A_THREAD = 4,     /* at least, of a block of images */
    TRANSPOSE_PRODUCTS = 6, /* FMAs in the time of writing a vector of outputs */
    BLOCK_STEPS = 512,      /* of the reduction, summed by themselves: longer sums are less accurate */
    LEAST_CHANNELS = 16,    /* packed in a row, since runs have to be found for them */
    STEP_PRODUCTS = 10,     /* FMAs in the time of a step of few pixels, by taps */
    FULL_PRODUCTS = 12,     /* of a step that keeps two FMA units busy: what fewer lack takes half of its time */
    CALL_PRODUCTS = 40,     /* FMAs in the time of beginning and ending a call, besides the products */
    FAR_PRODUCTS = 8,       /* FMAs in the time that a vector of pixels takes, read in place from beyond L2 */
    FAR_ELEMENTS = 512,     /* of a plane, of which no more than two begin on a page */
    APART_ELEMENTS = 64,    /* of a plane: pixels of smaller ones lie near those of the next step */
    MOST_PIECES = 1024,     /* of what is counted one by one */
    MOST_GROUPS = 32,       /* of panels of channels */
    SHARED_PRODUCTS = 32,   /* FMAs in the time of writing a vector of a copy for other threads, */
    READ_PRODUCTS = 4,      /* and in that of reading one from beyond L2 */
};

/* What transposing a vector of a kernel of several taps takes, which are few steps at a time, in the time of others. */
static const double FEW_STEPS = 1.5;

enum form { IN_PLACE, GATHERED, BY_TAPS };

/* What is computed by taps: sums over them, for an image and a panel of channels. */
struct pieces {
    double calls;    /* of a kernel, for all source channels */
    double pixels;   /* of them */
    double products; /* FMAs in the time of a step of each */
};

struct plan {
    struct nnp_gemm_view view;
    enum form form;
    size_t block; /* of the reduction; by taps, of source channels */
    size_t channel_panels;
    size_t pixels;                   /* of an image, of the phase */
    bool is_dense;                   /* results are */
    size_t rows;                     /* of an image, that are cut into panels: one, or by taps those of the output */
    struct nnp_partition row_panels; /* pixels of a row */
    struct nnp_partition panels_by_task; /* panels of an image */

    size_t width;           /* of a panel of gathered pixels, in whole vectors */
    size_t packed_channels; /* by a task, which reads their pixels for one tap, or one phase, after the other */

    struct pieces pieces;
    size_t last_tap;     /* meets the image for all pixels */
    size_t phases;       /* of a copy */
    size_t phase_width;  /* of a row of one */
    size_t phase_stride; /* floats between them */

    bool is_own;                /* a copy is a task's, of what it reads, and not one that threads share */
    size_t threads;             /* that have copies of their own */
    struct nnp_partition bands; /* of an image's target rows, of which there are copies */
    size_t band_rows;           /* of the source, that one reads */
    size_t groups;              /* of panels of channels; a task computes one of a band */

    size_t image_elements; /* that are packed, of an image or a task */
    size_t images_a_block;
    size_t ahead;       /* floats from pixels read in place to what is fetched with them; 0: they are near */
    size_t next_stride; /* of what is fetched of the next kernel, with each group of steps; 0 where tasks share one */

    size_t kernel_elements; /* floats; 0 for `reuse` */
    size_t pixel_elements;
    size_t bytes; /* of workspace; 0 if it overflows */
};

struct work {
    const struct nnp_convolution* convolution;
    const struct nnp_hw* hw;
    struct plan plan;
    float* packed_kernel;
    float* packed_pixels;
    size_t first_image; /* of the current block */
    struct nnp_tasks tasks;
};

struct range {
    size_t begin;
    size_t end;
};

/* Outputs along an axis for which a tap meets the image. */
static struct range find_inside(const struct nnp_axis* axis, size_t source, size_t tap) {
    const ptrdiff_t offset = axis->first_offset + (ptrdiff_t)tap * axis->offset_step, step = axis->source_step;
    const ptrdiff_t left = (ptrdiff_t)source - offset;
    const size_t end = left <= 0 ? 0 : nnp_min(axis->count, (size_t)((left - 1) / step) + 1);
    const size_t begin = offset >= 0 ? 0 : nnp_divide_up((size_t)-offset, (size_t)step);
    return (struct range){nnp_min(begin, end), end};
}

/* Pixels of part of a row for which a tap meets the image. */
static struct range cut(struct range inside, const struct nnp_partition* parts, size_t part) {
    const size_t first = nnp_part_start(parts, part), end = nnp_part_start(parts, part + 1);
    const size_t begin = nnp_max(inside.begin, first);
    return (struct range){begin, nnp_max(begin, nnp_min(inside.end, end))};
}

/* Counts what is computed by taps, and finds the last one; false if none meets the image for all outputs. */
static bool count_pieces(const struct nnp_convolution* c, struct plan* p) {
    const struct nnp_axis *x = &p->view.axes.x, *y = &p->view.axes.y;
    const size_t vectors = c->machine->hw->sgemm_transposed.nr / c->machine->hw->lanes;
    size_t rows = 0, calls = 0, pixels = 0, products = 0, last_y = y->taps, last_x = x->taps;
    for (size_t tap = 0; tap < y->taps; tap++) {
        const struct range inside = find_inside(y, p->view.source->size.height, tap);
        rows += inside.end - inside.begin;
        if (inside.end - inside.begin == y->count) last_y = tap;
    }
    for (size_t tap = 0; tap < x->taps; tap++) {
        const struct range inside = find_inside(x, p->view.source->size.width, tap);
        if (inside.end - inside.begin == x->count) last_x = tap;
        for (size_t part = 0; part < p->row_panels.parts; part++) {
            const struct range r = cut(inside, &p->row_panels, part);
            if (r.begin == r.end) continue;
            calls++;
            pixels += r.end - r.begin;
            products += nnp_max((r.end - r.begin) * vectors, STEP_PRODUCTS);
        }
    }
    p->pieces =
        (struct pieces){(double)rows * (double)calls, (double)rows * (double)pixels, (double)rows * (double)products};
    p->last_tap = last_y * x->taps + last_x;
    return last_y != y->taps && last_x != x->taps;
}

static double vectors_of(const struct nnp_convolution* c, const struct plan* p) {
    return (double)(p->channel_panels * c->machine->hw->sgemm_transposed.nr / c->machine->hw->lanes);
}

/* Vectors of pixels that are packed for an image, of each source channel. */
static double packed_vectors(const struct nnp_convolution* c, const struct plan* p) {
    const size_t lanes = c->machine->hw->lanes;
    if (p->form == IN_PLACE) return 0;
    return p->form == GATHERED
               ? (double)(p->row_panels.parts * (p->width / lanes)) * (double)p->view.taps
               : (double)(p->view.source->size.height * p->phases * nnp_divide_up(p->phase_width, lanes));
}

/* Is an image read in place that L2 has no room for, besides kernels and outputs, by several panels of channels? */
static bool is_far(const struct nnp_convolution* c, const struct plan* p) {
    const size_t plane = nnp_pixels(p->view.source->size);
    return p->form == IN_PLACE && plane >= FAR_ELEMENTS && p->channel_panels > 1 &&
           plane * p->view.source->channels > c->machine->caches.l2 / 4 * 3 / sizeof(float);
}

/* FMAs in the time that a step takes more, because its pixels are read in place. */
static double apart_products(const struct nnp_convolution* c, const struct plan* p) {
    const double* costs = nnp_costs(c->machine);
    if (p->form != IN_PLACE || nnp_pixels(p->view.source->size) < APART_ELEMENTS) return 0;
    return costs[nnp_operation_product] > 0 ? costs[nnp_operation_step_apart] / costs[nnp_operation_product] : 0;
}

/* Pixels in the time of a step of a panel of so many. */
static double step_pixels(const struct nnp_hw* hw, size_t pixels) {
    const double full = (double)FULL_PRODUCTS / (double)(hw->sgemm_transposed.nr / hw->lanes);
    return fmax((double)pixels, ((double)pixels + full) / 2);
}

/* FMAs that an image takes, and those in the time of everything else. */
static double products_of(const struct nnp_convolution* c, const struct plan* p) {
    const double channels = (double)p->view.source->channels, vectors = vectors_of(c, p),
                 lanes = (double)c->machine->hw->lanes;
    const double packed = packed_vectors(c, p) * channels;
    const double nr = (double)c->machine->hw->sgemm_transposed.nr;
    const struct nnp_partition* panels = &p->row_panels;
    const double longer = (double)panels->remainder, others = (double)panels->parts - longer;
    const double panel_pixels = longer * step_pixels(c->machine->hw, panels->quotient + 1) +
                                others * step_pixels(c->machine->hw, panels->quotient);
    const double calls = (double)(panels->parts * p->channel_panels);
    const double products =
        p->form == BY_TAPS ? (p->pieces.products * lanes / nr * channels + p->pieces.calls * CALL_PRODUCTS) * vectors
                           : (panel_pixels * vectors + calls * apart_products(c, p)) * (double)p->view.reduction;
    /* One by one larger images take less, in panels of pixels that tasks pack for themselves, if not in bands. */
    if (p->form != BY_TAPS && packed * lanes * sizeof(float) > (double)PIXEL_BUDGET) return INFINITY;
    const double far = is_far(c, p) ? (double)p->pixels / lanes * channels * FAR_PRODUCTS : 0;
    return products + (double)p->pixels * vectors * TRANSPOSE_PRODUCTS + NNP_PACK_PRODUCTS * packed + far;
}

/* Reads pixels in place or gathers them. */
static void plan_panels(const struct nnp_convolution* c, struct plan* p, bool* overflow) {
    const struct nnp_hw* hw = c->machine->hw;
    const size_t mr = hw->sgemm_transposed.mr;
    /* Steps lie a plane apart: rows that fill most of a cache line are read there, others are packed. */
    const bool is_in_place =
        nnp_reads_plane(&p->view.axes, p->view.source->size) && 2 * mr * sizeof(float) > NNP_ALIGNMENT;
    p->form = is_in_place ? IN_PLACE : GATHERED;
    p->block = nnp_divide_up(p->view.reduction, nnp_divide_up(p->view.reduction, BLOCK_STEPS));
    p->rows = 1;
    p->row_panels = nnp_partition(p->pixels, mr);
    p->width = nnp_round_up(mr, hw->lanes);
    p->packed_channels = nnp_max(
        c->machine->caches.l1 / 2 / sizeof(float) / nnp_max(nnp_pixels(p->view.source->size), 1), LEAST_CHANNELS);
    const size_t row = nnp_product(p->view.reduction, p->width, overflow);
    p->image_elements = nnp_product(row, p->row_panels.parts, overflow);
}

/* Computes by taps instead, if that takes less time; unless strides or sizes are so large that it is not worth
 * counting. */
static void plan_taps(const struct nnp_convolution* c, struct plan* p) {
    const struct nnp_hw* hw = c->machine->hw;
    const struct nnp_size source = p->view.source->size;
    const size_t channels = p->view.source->channels;
    const struct nnp_axis *x = &p->view.axes.x, *y = &p->view.axes.y;
    bool overflow = false;
    struct plan t = *p;
    t.form = BY_TAPS;
    t.rows = y->count;
    t.row_panels = nnp_partition(x->count, hw->sgemm_transposed.mr);
    if (p->form == IN_PLACE || (size_t)x->source_step > source.width || (size_t)y->source_step > source.height ||
        nnp_max(x->taps, y->taps) > MOST_PIECES || t.row_panels.parts > MOST_PIECES / x->taps || !count_pieces(c, &t))
        return;
    t.block = nnp_divide_up(channels, nnp_divide_up(channels, BLOCK_STEPS));
    t.phases = nnp_min((size_t)x->source_step, source.width);
    t.phase_width = nnp_divide_up(source.width, (size_t)x->source_step);
    /* What is beyond a row's end is overwritten by the next one, but after the last. */
    const size_t row = nnp_product(channels, t.phase_width, &overflow) + hw->lanes;
    t.phase_stride = nnp_round_up(row, NNP_ALIGNMENT / sizeof(float));
    t.image_elements = nnp_product(nnp_product(source.height, t.phases, &overflow), t.phase_stride, &overflow);
    if (!overflow && products_of(c, &t) < products_of(c, p)) *p = t;
}

/* Panels of pixels that a task computes at once. */
static size_t most_panels(const struct plan* p) { return PIXELS_A_TASK / nnp_longest_part(&p->row_panels); }

/* What so many target rows read, the first one's from 0 on. */
static struct nnp_extent extent_of(const struct plan* p, size_t rows) {
    struct nnp_axis y = p->view.axes.y;
    y.count = rows;
    return nnp_find_extent(y);
}

/* Source rows that target rows read, of those that there are. */
static struct range source_rows_of(const struct plan* p, struct range targets) {
    const struct nnp_extent extent = extent_of(p, targets.end - targets.begin);
    const ptrdiff_t height = (ptrdiff_t)p->view.source->size.height;
    const ptrdiff_t first = (ptrdiff_t)targets.begin * p->view.axes.y.source_step + extent.first;
    const ptrdiff_t end = first + (ptrdiff_t)extent.size;
    const size_t begin = (size_t)(first < 0 ? 0 : first < height ? first : height);
    return (struct range){begin, nnp_max(begin, end < 0 ? 0 : nnp_min((size_t)end, (size_t)height))};
}

/* Will L2 have lost any of so many floats, once they are read again? */
static bool are_lost(const struct nnp_convolution* c, double floats) {
    return 2 * sizeof(float) * floats > (double)c->machine->caches.l2;
}

/* FMAs in the time of reading so many vectors again, of which L2 may have kept all. */
static double reading(const struct nnp_convolution* c, double vectors) {
    return are_lost(c, vectors * (double)c->machine->hw->lanes) ? vectors * READ_PRODUCTS : 0;
}

/* FMAs in the time that a thread takes, which wait for one another, and read what others copied. */
static double shared_products(const struct nnp_convolution* c, const struct plan* p, size_t threads, double products,
                              double copied, double kernels) {
    const double images = (double)c->batch_size, blocks = ceil(images / (double)p->images_a_block);
    const double tasks = images * (double)(p->channel_panels * nnp_divide_up(p->pixels, PIXELS_A_TASK));
    const double computed = images * products * ceil(tasks / (double)threads) / tasks;
    const double read =
        blocks * (reading(c, kernels) + (double)p->channel_panels * reading(c, (double)p->images_a_block * copied));
    const double written = images * copied * (NNP_PACK_PRODUCTS + (threads > 1 ? SHARED_PRODUCTS : 0));
    return computed + (written + read) / (double)threads + (double)(threads - 1) * NNP_WAIT_PRODUCTS;
}

/* Cuts images into bands and groups of channels, for which tasks make copies of their own, unless sharing one takes
 * less time. */
static void plan_bands(const struct nnp_convolution* c, struct plan* p) {
    const size_t threads = pthreadpool_get_threads_count(c->threadpool), height = p->view.source->size.height;
    const size_t row_elements = p->phases * p->phase_stride, least_rows = extent_of(p, 1).size;
    const size_t budget = c->machine->caches.l2 / 4 / sizeof(float) / row_elements;
    const size_t most_rows = budget > least_rows ? (budget - least_rows) / (size_t)p->view.axes.y.source_step + 1 : 1;
    const double copied = packed_vectors(c, p) * (double)p->view.source->channels;
    const double products = products_of(c, p) - NNP_PACK_PRODUCTS * copied;
    const double kernels = (double)p->view.reduction * vectors_of(c, p);
    p->bands = nnp_partition_into(p->rows, 1);
    p->band_rows = height;
    const bool is_small = p->image_elements <= COPY_BUDGET / sizeof(float);
    double least = is_small ? shared_products(c, p, threads, products, copied, kernels) : INFINITY;
    for (size_t groups = 1; groups <= nnp_min(nnp_min(p->channel_panels, threads), MOST_GROUPS); groups++) {
        const size_t ranges = c->batch_size * groups;
        const struct nnp_partition bands = nnp_partition_evenly(p->rows, most_rows, ranges, threads);
        const size_t rows = nnp_longest_part(&bands), band_rows = nnp_min(extent_of(p, rows).size, height);
        const double share = (double)nnp_divide_up(p->channel_panels, groups) / (double)p->channel_panels;
        const double task = products * (double)rows / (double)p->rows * share +
                            NNP_PACK_PRODUCTS * copied * (double)band_rows / (double)height +
                            reading(c, kernels * share);
        const double time = (double)nnp_divide_up(bands.parts * ranges, threads) * task;
        if (time >= least) continue;
        least = time;
        p->is_own = true;
        p->bands = bands;
        p->band_rows = band_rows;
        p->groups = groups;
    }
    if (!p->is_own) return;
    p->threads = nnp_min(threads, c->batch_size * p->groups * p->bands.parts);
    p->image_elements = p->band_rows * row_elements;
}

/* Images that are computed together. Of those that are read in place each thread's L2 keeps so many while panels of
 * channels go over them; but threads are to have something to do between one block and the next. */
static size_t images_at_once(const struct nnp_convolution* c, const struct plan* p) {
    if (p->form != IN_PLACE) {
        const size_t budget = p->form == BY_TAPS ? COPY_BUDGET : PIXEL_BUDGET;
        return nnp_max(budget / sizeof(float) / nnp_max(p->image_elements, 1), 1);
    }
    const size_t pixels = p->view.source->channels * nnp_pixels(p->view.source->size);
    const size_t cached = c->machine->caches.l2 / 4 / sizeof(float) / nnp_max(pixels, 1);
    const size_t threads = pthreadpool_get_threads_count(c->threadpool);
    const size_t tasks = nnp_max(p->channel_panels * nnp_divide_up(p->pixels, PIXELS_A_TASK), 1);
    return nnp_max(cached, threads == 1 ? 1 : nnp_divide_up(TASKS_A_THREAD * threads, tasks));
}

/* Lines of planes are no stream that prefetchers follow: those of the next panel of pixels are fetched where L2 has no
 * room for a batch's, or where other threads have written some of them. */
static size_t find_ahead(const struct nnp_convolution* c, const struct plan* p) {
    const double planes = (double)c->batch_size * (double)p->view.source->channels;
    const bool is_far = pthreadpool_get_threads_count(c->threadpool) > 1 ||
                        are_lost(c, planes * (double)nnp_pixels(p->view.source->size));
    return p->form == IN_PLACE && is_far ? 2 * c->machine->hw->sgemm_transposed.mr - 1 : 0;
}

static struct plan make_plan(const struct nnp_convolution* c, struct nnp_axes axes) {
    const struct nnp_hw* hw = c->machine->hw;
    const size_t nr = hw->sgemm_transposed.nr, line = NNP_ALIGNMENT / sizeof(float);
    bool overflow = false;
    struct plan p = {.view = nnp_make_gemm_view(c, axes)};
    p.channel_panels = nnp_divide_up(p.view.target->channels, nr);
    const size_t column = nnp_product(p.view.reduction, nr, &overflow);
    p.kernel_elements = nnp_round_up(nnp_product(p.channel_panels, column, &overflow), line);
    if (c->transform_strategy == nnp_convolution_transform_strategy_precompute) {
        p.bytes = nnp_product(p.kernel_elements, sizeof(float), &overflow);
        if (overflow) p.bytes = 0;
        return p;
    }
    if (nnp_is_prepared(c)) p.kernel_elements = 0;

    p.pixels = axes.y.count * axes.x.count;
    p.is_dense = axes.y.step == 1 && axes.x.step == 1;
    plan_panels(c, &p, &overflow);
    plan_taps(c, &p);
    p.images_a_block = nnp_min(c->batch_size, images_at_once(c, &p));
    p.ahead = find_ahead(c, &p);
    if (p.form == BY_TAPS) plan_bands(c, &p);
    p.panels_by_task =
        nnp_partition_evenly(p.rows * p.row_panels.parts, most_panels(&p), p.channel_panels * p.images_a_block,
                             pthreadpool_get_threads_count(c->threadpool));
    const size_t panels =
        nnp_min((p.is_own ? nnp_longest_part(&p.bands) : p.rows) * p.row_panels.parts, most_panels(&p));
    const bool is_alone = p.is_own || p.panels_by_task.parts * p.images_a_block == 1;
    p.next_stride = is_alone ? nnp_divide_up(hw->sgemm_transposed.unroll * nr, panels) : 0;
    /* At least a line: 0 bytes would say that they can't be counted. */
    const size_t copies = p.is_own ? p.threads : p.images_a_block;
    const size_t copied = p.form == IN_PLACE ? 1 : nnp_product(p.image_elements, copies, &overflow);
    p.pixel_elements = nnp_round_up(copied, line);
    const size_t elements[] = {p.kernel_elements, p.pixel_elements};
    p.bytes = nnp_float_bytes(sizeof elements / sizeof elements[0], elements, overflow);
    return p;
}

size_t nnp_plan_transposed(const struct nnp_convolution* c, struct nnp_axes axes) { return make_plan(c, axes).bytes; }

/* Packs one panel of target channels, with zeros for those that don't exist. */
static void pack_kernel(void* context, size_t panel) {
    const struct work* w = context;
    const struct nnp_gemm_view* v = &w->plan.view;
    const struct nnp_size size = w->convolution->kernel_size;
    const struct nnp_axis *x = &v->axes.x, *y = &v->axes.y;
    const size_t lanes = w->hw->lanes, nr = w->hw->sgemm_transposed.nr, sources = v->source->channels;
    const size_t end = nnp_min((panel + 1) * nr, v->target->channels);
    float* packed = w->packed_kernel + panel * v->reduction * nr;
    if (end < (panel + 1) * nr) memset(packed, 0, v->reduction * nr * sizeof(float));
    for (size_t channel = panel * nr; channel < end; channel += lanes, packed += lanes) {
        const float* kernel = w->convolution->kernel + channel * v->kernel_target_stride;
        const size_t width = nnp_min(lanes, end - channel);
        if (nnp_pixels(size) == 1 && v->kernel_source_stride == 1) {
            nnp_transpose_vectors(w->hw, sources, width, kernel, v->kernel_target_stride, packed, nr);
            continue;
        }
        if (v->kernel_target_stride == 1) {
            nnp_copy_vectors(w->hw, sources, width, kernel, v->kernel_source_stride, packed, nr);
            continue;
        }
        for (size_t source = 0; source < sources; source++, kernel += v->kernel_source_stride) {
            float* steps = packed + source * nr;
            if (v->taps == nnp_pixels(size)) {
                nnp_transpose_vectors(w->hw, v->taps, width, kernel, v->kernel_target_stride, steps, sources * nr);
                continue;
            }
            for (size_t tap = 0; tap < v->taps; tap++, steps += sources * nr) {
                const size_t row = y->first_tap + tap / x->taps * y->tap_step;
                const size_t column = x->first_tap + tap % x->taps * x->tap_step;
                nnp_transpose_vectors(w->hw, 1, width, kernel + row * size.width + column, v->kernel_target_stride,
                                      steps, 0);
            }
        }
    }
}

/* Gathers all panels of some channels of an image of the block. */
static void gather_pixels(void* context, size_t image, size_t start, size_t channels) {
    const struct work* w = context;
    const struct plan* p = &w->plan;
    const struct nnp_images* source = p->view.source;
    const size_t lanes = w->hw->lanes, plane = nnp_pixels(source->size);
    const float* pixels = source->pixels + (w->first_image + image) * source->stride + start * plane;
    float* packed = w->packed_pixels + image * p->image_elements + start * p->width;
    for (size_t panel = 0; panel < p->row_panels.parts; panel++, packed += p->view.reduction * p->width) {
        const size_t first = nnp_part_start(&p->row_panels, panel), count = nnp_part_size(&p->row_panels, panel);
        for (size_t pixel = 0; pixel < count; pixel += lanes) {
            for (size_t tap = 0; tap < p->view.taps; tap++) {
                struct nnp_gather gather;
                nnp_find_runs(w->hw, &p->view.axes, source->size, first + pixel, nnp_min(lanes, count - pixel),
                              tap / p->view.axes.x.taps, tap % p->view.axes.x.taps, &gather);
                gather.copy(channels, pixels, plane, gather.run_count, gather.runs,
                            packed + tap * source->channels * p->width + pixel, p->width);
            }
        }
    }
}

/* Copies some channels of an image's rows, each phase of these for itself. A row's last vector may reach into those of
 * the next channels, which are copied later; where these are another task's, pixels go one by one. */
static void copy_rows(const struct work* w, size_t image, struct range rows, size_t start, size_t channels,
                      float* copy) {
    const struct plan* p = &w->plan;
    const struct nnp_images* source = p->view.source;
    const size_t plane = nnp_pixels(source->size), source_width = source->size.width, count = rows.end - rows.begin;
    const size_t width = p->phase_width, step = (size_t)p->view.axes.x.source_step;
    const size_t row_stride = p->phases * p->phase_stride;
    const size_t reach = nnp_round_up(width, w->hw->lanes) - width;
    const size_t beyond = start + channels == source->channels ? 0 : nnp_divide_up(reach, width);
    const size_t whole = step == p->phases && step <= 2 ? channels - nnp_min(beyond, channels) : 0;
    const float* pixels = source->pixels + image * source->stride + start * plane + rows.begin * source_width;
    for (size_t channel = 0; channel < whole; channel++) {
        const float* rows_of = pixels + channel * plane;
        float* target = copy + (start + channel) * width;
        if (step == 1) {
            w->hw->planes.pad(count, source_width, rows_of, source_width, target, row_stride);
        } else {
            w->hw->planes.pad_by_2(count, source_width, rows_of, source_width, target, target + p->phase_stride,
                                   row_stride);
        }
    }
    for (size_t row = whole * count; row < channels * count; row++) {
        const float* row_of = pixels + row / count * plane + row % count * source_width;
        for (size_t phase = 0; phase < p->phases; phase++) {
            float* target = copy + row % count * row_stride + phase * p->phase_stride + (start + row / count) * width;
            for (size_t x = phase; x < source_width; x += step)
                *target++ = row_of[x];
        }
    }
}

/* Copies some channels of an image of the block, for all threads. */
static void copy_shared(void* context, size_t image, size_t start, size_t channels) {
    const struct work* w = context;
    const struct range rows = {0, w->plan.view.source->size.height};
    copy_rows(w, w->first_image + image, rows, start, channels, w->packed_pixels + image * w->plan.image_elements);
}

/* Some panels of pixels of an image, and a panel of target channels. */
struct task {
    size_t image; /* of the block */
    size_t channel_panel;
    size_t first_panel;
    size_t end_panel;
    size_t first_pixel;
    size_t channels; /* that there are */
    const float* kernel;
    const float* bias;
    float* target;
};

static size_t first_pixel_of(const struct plan* p, size_t panel) {
    return panel / p->row_panels.parts * (p->pixels / p->rows) +
           nnp_part_start(&p->row_panels, panel % p->row_panels.parts);
}

static struct task make_task(const struct work* w, size_t image, size_t channel_panel, size_t first_panel,
                             size_t end_panel, float* room) {
    const struct nnp_convolution* c = w->convolution;
    const struct plan* p = &w->plan;
    const size_t nr = w->hw->sgemm_transposed.nr;
    struct task t = {
        .image = image,
        .channel_panel = channel_panel,
        .first_panel = first_panel,
        .end_panel = end_panel,
        .channels = nnp_min(nr, p->view.target->channels - channel_panel * nr),
        .kernel = w->packed_kernel + channel_panel * p->view.reduction * nr,
        .bias = nnp_bias_of_panel(c->bias, p->view.target->channels, channel_panel * nr, nr, room),
    };
    t.first_pixel = first_pixel_of(p, t.first_panel);
    t.target = p->view.target->pixels + (w->first_image + t.image) * p->view.target->stride +
               channel_panel * nr * nnp_pixels(p->view.target->size) + (p->is_dense ? t.first_pixel : 0);
    return t;
}

/* One of those that `panels_by_task` cuts images into. */
static struct task find_task(const struct work* w, size_t channel_panel, size_t part, float* room) {
    const struct nnp_partition* panels = &w->plan.panels_by_task;
    const size_t index = part % panels->parts;
    return make_task(w, part / panels->parts, channel_panel, nnp_part_start(panels, index),
                     nnp_part_start(panels, index + 1), room);
}

/* How a block of the reduction ends, and what the next one reads (NULL: there is none). */
static struct nnp_sgemm_transposed_output find_output(const struct work* w, const struct task* t, const float* next,
                                                      bool is_last) {
    const bool is_whole = w->plan.is_dense && t->channels == w->hw->sgemm_transposed.nr;
    return (struct nnp_sgemm_transposed_output){
        .channel_stride = is_last && is_whole ? w->plan.pixels : 0,
        .next_stride = next != NULL ? w->plan.next_stride : 0,
        .minimum = is_last && w->convolution->activation == nnp_activation_relu ? 0 : -INFINITY,
    };
}

/* Writes what the kernels have not written: channels that are no whole panel, or pixels that are no neighbours. */
static void write_product(const struct work* w, const struct task* t, const float* product, size_t count) {
    const struct plan* p = &w->plan;
    const size_t nr = w->hw->sgemm_transposed.nr;
    if (p->is_dense) {
        if (t->channels != nr) nnp_write_transposed(w->hw, product, nr, count, t->channels, t->target, p->pixels);
        return;
    }
    _Alignas(NNP_ALIGNMENT) float pixels[PIXELS_A_TASK * NNP_MAX_COLUMNS];
    nnp_write_transposed(w->hw, product, nr, count, t->channels, pixels, count);
    for (size_t done = 0, columns; done < count; done += columns) {
        columns = nnp_min(count - done, NNP_MAX_COLUMNS);
        nnp_copy_phase_pixels(&p->view, t->target, t->channels, t->first_pixel + done, columns, pixels + done, count,
                              true);
    }
}

/* Is a task one of those that go over a block's pixels for the first time, of the tasks that a thread starts with? */
static bool reads_first(const struct work* w, size_t channel_panel, size_t part) {
    const struct plan* p = &w->plan;
    const size_t threads = pthreadpool_get_threads_count(w->convolution->threadpool);
    const size_t parts = p->images_a_block * p->panels_by_task.parts, tasks = p->channel_panels * parts;
    const size_t task = channel_panel * parts + part, thread = ((task + 1) * threads - 1) / tasks;
    return task - thread * tasks / threads < parts;
}

/* Computes a panel of target channels for some pixels of an image that are gathered or read in place. */
static void multiply(void* context, size_t channel_panel, size_t part) {
    const struct work* w = context;
    const struct plan* p = &w->plan;
    const size_t nr = w->hw->sgemm_transposed.nr;
    float bias[NNP_MAX_COLUMNS];
    const struct task t = find_task(w, channel_panel, part, bias);
    const float* image = p->view.source->pixels + (w->first_image + t.image) * p->view.source->stride;
    const float* packed = w->packed_pixels + t.image * p->image_elements;
    const size_t stride = p->form == IN_PLACE ? nnp_pixels(p->view.source->size) : p->width;
    const size_t ahead = p->ahead != 0 && reads_first(w, channel_panel, part) ? p->ahead : 0;
    _Alignas(NNP_ALIGNMENT) float product[PIXELS_A_TASK * NNP_MAX_COLUMNS];
    size_t count = 0;
    for (size_t first = 0, size; first < p->view.reduction; first += size) {
        size = nnp_min(p->block, p->view.reduction - first);
        const bool is_last = first + size == p->view.reduction,
                   is_end = is_last && channel_panel + 1 == p->channel_panels;
        const float *kernel = t.kernel + first * nr, *next = is_end ? NULL : kernel + size * nr;
        struct nnp_sgemm_transposed_output output = find_output(w, &t, next, is_last);
        const size_t share = size / w->hw->sgemm_transposed.unroll * output.next_stride;
        output.start = t.bias;
        output.ahead = ahead;
        count = 0;
        for (size_t panel = t.first_panel; panel < t.end_panel; panel++) {
            const size_t rows = nnp_part_size(&p->row_panels, panel);
            const float* pixels =
                p->form == IN_PLACE ? image + t.first_pixel + count : packed + panel * p->view.reduction * p->width;
            float* tile = product + count * nr;
            if (first != 0) {
                output.start = tile;
                output.start_stride = nr;
            }
            if (next != NULL) output.next = next + (panel - t.first_panel) * share;
            w->hw->sgemm_transposed.kernels[rows - 1](size, pixels + first * stride, stride, kernel,
                                                      output.channel_stride != 0 ? t.target + count : tile, &output);
            count += rows;
        }
    }
    write_product(w, &t, product, count);
}

/* What is multiplied after the tap that is the i-th of a panel of target channels, from 1 on; NULL: nothing. */
static const float* find_next_tap(const struct work* w, const struct task* t, size_t i) {
    const struct plan* p = &w->plan;
    const size_t step = (p->last_tap + i + 1) % p->view.taps * p->view.source->channels;
    if (i == p->view.taps && t->channel_panel + 1 == p->channel_panels) return NULL;
    return t->kernel + (i < p->view.taps ? step : p->view.reduction + step) * w->hw->sgemm_transposed.nr;
}

/* The same by taps, from a copy of the source's rows from first_row on. A block of the kernel is multiplied by all
 * pixels of the task before the next one. */
static void multiply_by_taps(const struct work* w, const struct task* t, const float* copy, size_t first_row) {
    const struct plan* p = &w->plan;
    const struct nnp_axis *x = &p->view.axes.x, *y = &p->view.axes.y;
    const size_t nr = w->hw->sgemm_transposed.nr, inputs = p->view.source->channels, width = p->phase_width;
    const size_t count = first_pixel_of(p, t->end_panel) - t->first_pixel;
    _Alignas(NNP_ALIGNMENT) float product[PIXELS_A_TASK * NNP_MAX_COLUMNS];
    for (size_t pixel = 0; pixel < count; pixel++)
        memcpy(product + pixel * nr, t->bias, nr * sizeof(float));
    for (size_t i = 1; i <= p->view.taps; i++) {
        const size_t tap = (p->last_tap + i) % p->view.taps, tap_y = tap / x->taps, tap_x = tap % x->taps;
        const struct range rows = find_inside(y, p->view.source->size.height, tap_y);
        const struct range columns = find_inside(x, p->view.source->size.width, tap_x);
        const ptrdiff_t first_y = y->first_offset + (ptrdiff_t)tap_y * y->offset_step;
        const ptrdiff_t first_x = x->first_offset + (ptrdiff_t)tap_x * x->offset_step;
        for (size_t first = 0, size; first < inputs; first += size) {
            size = nnp_min(p->block, inputs - first);
            const float* kernel = t->kernel + (tap * inputs + first) * nr;
            const bool is_last = i == p->view.taps && first + size == inputs;
            const float* next = first + size < inputs ? kernel + size * nr : find_next_tap(w, t, i);
            struct nnp_sgemm_transposed_output output = find_output(w, t, next, is_last);
            const size_t share = size / w->hw->sgemm_transposed.unroll * output.next_stride;
            output.start_stride = nr;
            for (size_t panel = t->first_panel; panel < t->end_panel; panel++) {
                const size_t row = panel / p->row_panels.parts;
                const struct range r = cut(columns, &p->row_panels, panel % p->row_panels.parts);
                if (row < rows.begin || row >= rows.end || r.begin == r.end) continue;
                const size_t source_y = (size_t)((ptrdiff_t)row * y->source_step + first_y);
                const size_t source_x = (size_t)((ptrdiff_t)r.begin * x->source_step + first_x);
                const size_t phase = source_x % (size_t)x->source_step, place = source_x / (size_t)x->source_step;
                const size_t pixel = row * x->count + r.begin - t->first_pixel;
                float* tile = product + pixel * nr;
                output.start = tile;
                if (next != NULL) output.next = next + (panel - t->first_panel) * share;
                w->hw->sgemm_transposed.kernels[r.end - r.begin - 1](
                    size, copy + ((source_y - first_row) * p->phases + phase) * p->phase_stride + first * width + place,
                    width, kernel, output.channel_stride != 0 ? t->target + pixel : tile, &output);
            }
        }
    }
    write_product(w, t, product, count);
}

static void multiply_shared(void* context, size_t channel_panel, size_t part) {
    const struct work* w = context;
    float bias[NNP_MAX_COLUMNS];
    const struct task t = find_task(w, channel_panel, part, bias);
    multiply_by_taps(w, &t, w->packed_pixels + t.image * w->plan.image_elements, 0);
}

/* Copies what a band of an image reads, and computes a group of channels of it. */
static void compute_band(const struct work* w, size_t index, float* copy) {
    const struct plan* p = &w->plan;
    const size_t band = index % p->bands.parts, range = index / p->bands.parts;
    const size_t image = range / p->groups, group = range % p->groups;
    const struct range targets = {nnp_part_start(&p->bands, band), nnp_part_start(&p->bands, band + 1)};
    const struct range rows = source_rows_of(p, targets);
    copy_rows(w, image, rows, 0, p->view.source->channels, copy);
    const size_t first_panel = targets.begin * p->row_panels.parts, end_panel = targets.end * p->row_panels.parts;
    const struct nnp_partition groups = nnp_partition_into(p->channel_panels, p->groups),
                               parts = nnp_partition(end_panel - first_panel, most_panels(p));
    for (size_t panel = nnp_part_start(&groups, group); panel < nnp_part_start(&groups, group + 1); panel++) {
        float bias[NNP_MAX_COLUMNS];
        for (size_t part = 0; part < parts.parts; part++) {
            const struct task t = make_task(w, image, panel, first_panel + nnp_part_start(&parts, part),
                                            first_panel + nnp_part_start(&parts, part + 1), bias);
            multiply_by_taps(w, &t, copy, rows.begin);
        }
    }
}

/* One thread's tasks. */
static void run_tasks(void* context, size_t thread) {
    struct work* w = context;
    float* copy = w->packed_pixels + thread * w->plan.image_elements;
    for (size_t index; (index = nnp_take_task(&w->tasks, thread)) != NNP_NO_TASK;)
        compute_band(w, index, copy);
}

void nnp_run_transposed(const struct nnp_convolution* c, struct nnp_axes axes, void* workspace) {
    struct work w = {.convolution = c, .hw = c->machine->hw, .plan = make_plan(c, axes), .packed_kernel = workspace};
    const struct plan* p = &w.plan;
    double* const packing = c->pass == nnp_pass_output ? &c->profile->input_transform : &c->profile->output_transform;
    if (nnp_is_prepared(c)) {
        w.packed_kernel = c->kernel;
    } else {
        const double start = nnp_time(c);
        pthreadpool_parallelize_1d(c->threadpool, pack_kernel, &w, p->channel_panels, 0);
        c->profile->kernel_transform += nnp_time(c) - start;
        if (c->transform_strategy == nnp_convolution_transform_strategy_precompute) return;
    }
    w.packed_pixels = (float*)workspace + p->kernel_elements;
    if (p->is_own) {
        const double start = nnp_time(c);
        nnp_share_tasks(&w.tasks, c->batch_size * p->groups * p->bands.parts, p->threads);
        pthreadpool_parallelize_1d(c->threadpool, run_tasks, &w, p->threads, PTHREADPOOL_FLAG_DISABLE_DENORMALS);
        c->profile->block_multiplication += nnp_time(c) - start;
        return;
    }
    for (; w.first_image < c->batch_size; w.first_image += p->images_a_block) {
        const size_t images = nnp_min(p->images_a_block, c->batch_size - w.first_image);
        double start = nnp_time(c);
        if (p->form == GATHERED) {
            pthreadpool_parallelize_2d_tile_1d(c->threadpool, gather_pixels, &w, images, p->view.source->channels,
                                               p->packed_channels, 0);
        } else if (p->form == BY_TAPS) {
            pthreadpool_parallelize_2d_tile_1d(c->threadpool, copy_shared, &w, images, p->view.source->channels,
                                               p->packed_channels, 0);
        }
        *packing += nnp_time(c) - start;
        start = nnp_time(c);
        pthreadpool_parallelize_2d(c->threadpool, p->form == BY_TAPS ? multiply_shared : multiply, &w,
                                   p->channel_panels, images * p->panels_by_task.parts,
                                   PTHREADPOOL_FLAG_DISABLE_DENORMALS);
        c->profile->block_multiplication += nnp_time(c) - start;
    }
}

double nnp_products_transposed(const struct nnp_convolution* c, struct nnp_axes axes) {
    const struct plan p = make_plan(c, axes);
    return products_of(c, &p);
}

void nnp_estimate_transposed(const struct nnp_convolution* c, struct nnp_axes axes, struct nnp_estimate* e) {
    const struct nnp_hw* hw = c->machine->hw;
    const struct plan p = make_plan(c, axes);
    const double inputs = (double)p.view.source->channels, outputs = (double)p.view.target->channels;
    const double reduction = (double)p.view.reduction, lanes = (double)hw->lanes, images = (double)c->batch_size;
    const double panels = images * (double)p.channel_panels, pixels = images * (double)p.pixels;
    const double packed = images * packed_vectors(c, &p);
    const double passes = p.is_own ? images * (double)p.bands.parts : ceil(images / (double)p.images_a_block);
    double* const multiplication = e->counts[nnp_phase_block_multiplication];
    double* const packing =
        p.is_own ? multiplication
                 : e->counts[c->pass == nnp_pass_output ? nnp_phase_input_transform : nnp_phase_output_transform];

    if (c->transform_strategy == nnp_convolution_transform_strategy_compute) {
        double* const transform = e->counts[nnp_phase_kernel_transform];
        transform[nnp_operation_transpose] += (p.view.taps > 1 ? FEW_STEPS : 1) * outputs * reduction / lanes;
        transform[nnp_operation_read] += nnp_far_lines(c, outputs * reduction);
        transform[nnp_operation_write] += nnp_far_lines(c, outputs * reduction);
    }
    if (p.form == GATHERED) {
        packing[nnp_pack_operation(&p.view.axes)] += packed * inputs;
        packing[nnp_operation_pack_run] += packed * ceil(inputs / (double)p.packed_channels);
    } else if (p.form == BY_TAPS) {
        packing[p.phases <= 2 ? nnp_operation_plane : nnp_operation_copy] +=
            images * inputs * (double)(p.bands.parts * p.band_rows) *
            (double)nnp_round_up(p.view.source->size.width, hw->lanes);
        packing[nnp_operation_pack_run] += passes * inputs;
    }
    packing[nnp_operation_read] += nnp_far_lines(c, images * inputs * (double)nnp_pixels(p.view.source->size));

    /* Of a step of all source channels: those of a panel are steps of all taps. */
    const struct pieces all = {.calls = (double)(p.row_panels.parts * p.view.taps),
                               .pixels = (double)(p.pixels * p.view.taps)};
    const struct pieces pieces = p.form == BY_TAPS ? p.pieces : all;
    const double vectors = (double)hw->sgemm_transposed.nr / lanes;
    const double blocks = p.form == BY_TAPS ? ceil(inputs / (double)p.block) * pieces.pixels
                                            : ceil(reduction / (double)p.block) * (double)p.pixels;
    multiplication[nnp_operation_product] += panels * pieces.pixels * vectors * inputs;
    multiplication[nnp_operation_step] += panels * pieces.calls * inputs;
    multiplication[nnp_operation_row] += panels * blocks;
    multiplication[nnp_operation_transpose] += pixels * outputs / lanes;
    if (!p.is_dense) multiplication[nnp_operation_copy] += pixels * outputs;
    multiplication[nnp_stream_operation(c)] += nnp_kernel_panel_lines(c, outputs * reduction, pixels, passes);
    multiplication[nnp_operation_write] += nnp_far_lines(c, pixels * outputs);
    e->roundings = fmax(e->roundings, fmin(reduction, (double)p.block) + ceil(reduction / (double)p.block));
}
