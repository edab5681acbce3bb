/*
 * Outputs and input gradients as a matrix product: [target channels x reduction] by [reduction x pixels], where the
 * reduction runs over source channels and taps, and the second matrix (im2col) exists only for a block of pixels and of
 * the reduction at a time. The source of an input gradient is the output's gradient; with a stride, its pixels are
 * computed in phases, each of those that meet the same taps.
 *
 * Layouts, where a panel is up to mr target channels or nr pixels (of the SGEMM):
 *   packed kernel   [target channel panel][reduction / lanes][mr][reduction % lanes]
 *   packed pixels   [pixel panel][reduction of the block][pixel of the panel], or, of few,
 *                   [pixel panel][reduction of the block / lanes][pixel][reduction of the block % lanes]
 * Pixel panels don't cross images. Sums over blocks of the reduction accumulate in the target, always in the same
 * order.
 *
 * Where there are many pixels, each task packs its own, neighbours in an image, and multiplies them by one panel of
 * target channels after the other while they are in near caches: the target is written by runs of lines, which
 * prefetchers see, and not by a line of each channel. Pixels that are together in the image are packed by the kernel
 * that multiplies them by the first panel, or read in place by all, if these or the source's channels are few, and
 * planes don't lie so far apart that near caches have no room for a line of each. Last panels of which not every thread
 * would have as many are divided by channels. Where there are few pixels, tasks have some of the target channels, and
 * pack pixels for themselves, or share what others packed if that takes less time than waiting for them.
 */

#include <math.h>
#include <string.h>

#include <pthreadpool.h>

#include "costs.h"
#include "gemm.h"
#include "implicit_gemm_transposed.h"
#include "kernel_panels.h"

enum {
    PIXEL_BUDGET = 4 << 20,   /* bytes of packed pixels, where tasks share them */
    STACK_ELEMENTS = 5 << 12, /* packed by one of several threads, where they don't: 80 KiB */
    LEAST_TASKS = 2,          /* a thread; where there are fewer, panels of pixels are few */
    TASKS_A_THREAD = 2,       /* for balance */
    GATHER_PRODUCTS = 16,     /* FMAs of vectors in the time of gathering one, for one of several taps */
    MOST_PHASES = 4,          /* in which lanes may be channels, since that is found out for each */
    MOST_GROUPS = 32,         /* of channels of few panels of pixels */
    WRITE_PRODUCTS = 4,       /* FMAs in the time of writing a vector of outputs */
    SPLIT_PRODUCTS = 2,       /* and of reading one of a plane for the first time, where it may be in two cache lines */
    IN_PLACE_CHANNELS = 40,   /* of a thread's own, at least, which reads all pixels of an image for them */
    PACKED_CHANNELS = 80,     /* the same where it packs them */
    FEW_PANELS = 10,          /* of target channels, or */
    FEW_FAR_PANELS = 3,       /* where a panel's pixels are on more pages than a TLB has entries, or crowd L1, or */
    PAGE_ELEMENTS = 1024,     /* of 4 KiB */
    TLB_ENTRIES = 96,         /* of L1, for data */
    FETCHING_PANELS = 28,     /* of pixels, at most, while which are computed the next kernel is fetched */
    LINE_PRODUCTS = 8,        /* FMAs of vectors in the time of reading a line from L2 */
    FEW_STEPS = 32,           /* source channels: to pack pixels for them takes longer than it saves */
    STREAMS = 32,             /* planes that prefetchers follow at a time: a multiple of lanes */
    STREAMED_PANELS = 4,      /* of a task's pixels, at least, for them to do so */
    FAR_PRODUCTS = 16,        /* FMAs in the time of reading a line from beyond L2, for it to be worth that */
    ALIASED_ELEMENTS = 512,   /* distances that are multiples of it share few sets of a cache: of 64 sets, two */
};

static const size_t NO_PART = SIZE_MAX; /* of the target channels */

/* Part of the reduction. */
struct block {
    size_t first;
    size_t size;
};

struct plan {
    struct nnp_gemm_view view;
    struct nnp_kernel_panels kernel;
    size_t reduction_a_block; /* a multiple of lanes */
    size_t pixels;            /* of an image */
    bool is_plane;            /* a tap's are neighbours in a plane */
    bool is_in_place;         /* tasks don't pack a plane's pixels */
    bool is_dense;            /* results are */
    bool is_streamed;         /* planes are read a few at a time, for the first panel of target channels */
    size_t panels_an_image;
    size_t panels; /* of pixels, in the batch */

    size_t threads;
    bool is_shared; /* tasks read what others packed, by blocks of panels */
    size_t panels_a_block;
    size_t channel_groups;               /* of target channels */
    size_t divided;                      /* of an image's last panels: by channels, each a task for each thread */
    struct nnp_partition panels_by_task; /* of an image's other panels, for each group */

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

    struct block reduction; /* current block, where tasks share pixels */
    size_t first_panel;     /* current block of pixel panels */
    size_t block_panels;
};

/* A product of a panel that is one vector wide, in those of others: each needs a factor of its own. And of few columns,
 * whose lanes are steps, and are added up. */
static const double LONE_PRODUCT = 1.35, FEW_PRODUCT = 1.3;

/* A product of a task that one thread takes in one call, and another in the next: its lines are in that one's caches.
 */
static const double TAKEN_PRODUCT = 1.25;

/* Vectors that are computed for so many pixels of an image, in the time of those of whole panels. */
static double vectors_of(const struct nnp_hw* hw, size_t pixels) {
    const size_t nr = hw->sgemm.nr, lanes = hw->lanes, few = hw->sgemm.few, rest = pixels % nr;
    const double last = rest == 0                     ? 0
                        : rest <= few                 ? FEW_PRODUCT * (double)rest / (double)lanes
                        : rest <= lanes && nr > lanes ? LONE_PRODUCT
                                                      : (double)(nr / lanes);
    return (double)(pixels / nr * (nr / lanes)) + last;
}

/* Threads that have channels of their own write no lines that are near another's, which would go to and fro between
 * cores. Each packs, or reads, all pixels for them, but for those of a single tap, which are gathered once. */
static size_t count_groups(const struct nnp_convolution* c, const struct plan* plan, size_t threads) {
    if (!plan->is_plane && plan->view.taps == 1) return 1;
    const size_t panels = plan->kernel.channels.parts;
    const size_t least = plan->is_in_place ? IN_PLACE_CHANNELS : PACKED_CHANNELS;
    const size_t most = nnp_min(plan->view.target->channels / least, panels);
    size_t groups = 1;
    while (groups * c->batch_size % threads != 0 && groups < most)
        groups++;
    return groups;
}

/* Are panels of pixels too few for threads to have some of their own? */
static bool are_few(const struct plan* plan, size_t groups, size_t threads) {
    return plan->panels * groups < LEAST_TASKS * threads;
}

/* Pieces that the channels of a panel of pixels are cut into, where tasks share `panels`. */
static size_t count_pieces(const struct plan* plan, size_t panels) {
    return nnp_min(nnp_divide_up(LEAST_TASKS * plan->threads, panels), plan->kernel.channels.parts);
}

/* FMAs, for each vector of a panel and step, of the thread that has most, where channels are cut into so many. */
static double most_products(const struct plan* plan, size_t pieces) {
    const size_t parts = plan->kernel.channels.parts, tasks = nnp_divide_up(plan->panels * pieces, plan->threads);
    return (double)(tasks * nnp_divide_up(parts, pieces)) * (double)plan->view.target->channels / (double)parts;
}

/* Where panels are few: groups of channels, each of which packs all pixels for itself, so that threads need not wait
 * for one another; 0 if sharing what is packed takes less time all the same. */
static size_t count_own_groups(const struct nnp_convolution* c, const struct plan* plan) {
    const struct nnp_hw* hw = c->machine->hw;
    const size_t threads = plan->threads, parts = plan->kernel.channels.parts;
    const size_t reduction = nnp_max(plan->view.reduction, 1); /* zeros are written all the same */
    const double steps = (double)reduction * (double)(hw->sgemm.nr / hw->lanes);
    const double waits = 2 * (double)nnp_divide_up(reduction, nnp_max(plan->reduction_a_block, 1)) - 1;
    const double pack = plan->is_plane ? NNP_PACK_PRODUCTS : GATHER_PRODUCTS;
    const double packing = (double)nnp_divide_up(plan->panels, threads) * pack;
    double least = steps * (most_products(plan, count_pieces(plan, plan->panels)) + packing) +
                   waits * (double)threads * NNP_WAIT_PRODUCTS;
    size_t best = 0;
    for (size_t groups = 1; groups <= nnp_min(parts, MOST_GROUPS); groups++) {
        const size_t ranges = c->batch_size * groups, tasks = nnp_divide_up(plan->panels * groups, threads);
        const struct nnp_partition pieces =
            nnp_partition_evenly(plan->panels_an_image, nnp_max(tasks, 1), ranges, threads);
        const double packed = plan->is_in_place ? 0 : (double)tasks * pack;
        const double taken = nnp_is_even(&pieces, ranges, threads) ? 1 : TAKEN_PRODUCT;
        const double products = steps * taken * (most_products(plan, groups) + packed);
        if (products >= least) continue;
        least = products;
        best = groups;
    }
    return best;
}

/* As many floats of L2 as a task's pixels may take. */
static size_t task_elements(const struct nnp_convolution* c) { return c->machine->caches.l2 / 5 / sizeof(float); }

/* Last panels, of which not every thread would have as many: divided by channels, each of them is packed by all
 * threads, which may take longer than waiting for one that has another panel. */
static size_t count_divided(const struct nnp_convolution* c, const struct plan* plan) {
    if (plan->threads == 1 || plan->is_shared || c->batch_size * plan->channel_groups != 1) return 0;
    const size_t nr = c->machine->hw->sgemm.nr, threads = plan->threads;
    const size_t divided = plan->pixels / nr % threads + (plan->pixels % nr != 0);
    const size_t waiting = nnp_round_up(plan->panels_an_image, threads) * nr - plan->pixels;
    const bool is_faster = waiting * plan->view.target->channels > divided * threads * nr * NNP_PACK_PRODUCTS;
    return is_faster && divided < plan->panels_an_image && plan->kernel.channels.parts >= threads ? divided : 0;
}

/* Tasks of an image's panels of pixels and of a group of channels: as many for each thread, several or else one. If the
 * last panel, which may have few pixels, is not divided, it is in a longer one. */
static struct nnp_partition divide_panels(const struct nnp_convolution* c, const struct plan* plan) {
    const size_t ranges = c->batch_size * plan->channel_groups, panels = plan->panels_an_image - plan->divided;
    const size_t share = nnp_max(nnp_divide_up(panels * ranges, plan->threads), 1);
    const size_t balanced = nnp_divide_up(share, TASKS_A_THREAD);
    const bool is_on_stack = plan->threads > 1 && !plan->is_in_place;
    const size_t most = is_on_stack ? nnp_min(task_elements(c), STACK_ELEMENTS) : task_elements(c);
    const size_t most_panels = nnp_max(most / nnp_max(plan->reduction_a_block * c->machine->hw->sgemm.nr, 1), 1);
    const size_t largest = nnp_min(most_panels, plan->threads > 1 ? balanced : share);
    const struct nnp_partition parts = nnp_partition_evenly(panels, largest, ranges, plan->threads),
                               shares =
                                   nnp_partition_evenly(panels, nnp_min(most_panels, share), ranges, plan->threads);
    return !nnp_is_even(&parts, ranges, plan->threads) && nnp_is_even(&shares, ranges, plan->threads) ? shares : parts;
}

/* The first panel of channels that a task computes of a group. Groups have as many channels: of a panel that is in two
 * of them, the one before computes the first tasks' pixels, the one behind the others'. */
static size_t first_part_of(const struct plan* plan, size_t group, size_t task) {
    const struct nnp_partition* parts = &plan->kernel.channels;
    const size_t channel = plan->view.target->channels * group / plan->channel_groups;
    const size_t part = nnp_part_of(parts, channel), before = channel - nnp_part_start(parts, part);
    return part + (2 * before * plan->panels_by_task.parts > (2 * task + 1) * nnp_part_size(parts, part));
}

static size_t count_tasks(const struct plan* p) { return p->panels_by_task.parts + p->divided * p->threads; }

/* What a task computes: panels of pixels and of channels, each up to an end. */
struct piece {
    size_t first_panel;
    size_t end_panel;
    size_t first_part;
    size_t end_part;
};

/* Each thread's own panels of pixels, then its channels of the last ones. */
static struct piece find_piece(const struct plan* p, size_t group, size_t task) {
    if (p->divided != 0) {
        const size_t own = p->panels_by_task.parts / p->threads, all = own + p->divided;
        const size_t thread = task / all, i = task % all, parts = p->kernel.channels.parts;
        if (i >= own) {
            const size_t panel = p->panels_an_image - p->divided + i - own;
            return (struct piece){panel, panel + 1, parts * thread / p->threads, parts * (thread + 1) / p->threads};
        }
        task = thread * own + i;
    }
    return (struct piece){nnp_part_start(&p->panels_by_task, task), nnp_part_start(&p->panels_by_task, task + 1),
                          first_part_of(p, group, task), first_part_of(p, group + 1, task)};
}

/* Are a panel's pixels of planes, and the next one's, in more lines than L1 has room for, and too many to wait for L2
 * behind the products? Rows that don't begin with a line are in one more each; where planes are large, that was
 * measured not to matter. */
static bool is_crowded(const struct nnp_machine* machine, size_t plane, size_t steps) {
    const size_t line = NNP_ALIGNMENT / sizeof(float), nr = machine->hw->sgemm.nr;
    return plane % line != 0 && plane < PAGE_ELEMENTS / 2 &&
           steps > machine->caches.l1 * 2 / 3 / sizeof(float) / (nr + 2 * line) &&
           machine->hw->sgemm.mr * (nr / machine->hw->lanes) < LINE_PRODUCTS * (nr / line + 1);
}

/* Is reading an image where it is, by each panel of target channels, faster than packing it? */
static bool is_in_place(const struct nnp_convolution* c, const struct plan* p) {
    const size_t plane = nnp_pixels(p->view.source->size), steps = p->view.reduction;
    const bool is_far = steps * nnp_min(plane, PAGE_ELEMENTS) > TLB_ENTRIES * PAGE_ELEMENTS;
    const size_t most_panels = is_far || is_crowded(c->machine, plane, steps) ? FEW_FAR_PANELS : FEW_PANELS;
    return p->is_plane && p->is_dense && plane % ALIASED_ELEMENTS != 0 &&
           (p->kernel.channels.parts <= most_panels || steps <= FEW_STEPS);
}

/* Are a thread's pixels beyond L2, where it is far? */
static bool is_streamed(const struct nnp_convolution* c, const struct plan* p) {
    const double* costs = nnp_costs(c->machine);
    const struct nnp_images* source = p->view.source;
    const size_t elements =
        c->batch_size * source->channels * nnp_pixels(source->size) * p->channel_groups / p->threads;
    return p->is_plane && p->is_dense && p->panels_by_task.quotient >= STREAMED_PANELS &&
           elements > c->machine->caches.l2 / sizeof(float) &&
           costs[nnp_operation_read] > FAR_PRODUCTS * costs[nnp_operation_product];
}

static struct plan make_plan(const struct nnp_convolution* c, struct nnp_axes axes) {
    const struct nnp_hw* hw = c->machine->hw;
    const size_t nr = hw->sgemm.nr, line = NNP_ALIGNMENT / sizeof(float);
    bool overflow = false;
    struct plan p = {.view = nnp_make_gemm_view(c, axes)};
    const struct nnp_gemm_view* v = &p.view;
    p.kernel = nnp_plan_kernel_panels(hw, v, hw->sgemm.mr, &overflow);
    p.kernel_elements = p.kernel.elements;
    if (c->transform_strategy == nnp_convolution_transform_strategy_precompute) {
        p.bytes = nnp_product(p.kernel_elements, sizeof(float), &overflow);
        if (overflow) p.bytes = 0;
        return p;
    }
    if (nnp_is_prepared(c)) p.kernel_elements = 0;

    p.is_plane = nnp_reads_plane(&v->axes, v->source->size);
    p.is_dense = v->axes.y.step == 1 && v->axes.x.step == 1;
    p.is_in_place = is_in_place(c, &p);
    /* Panels of packed pixels may come from L2; each further block would read and write the target once more. Those
     * that are gathered for several taps have lines in common: several are packed together, and read from L1. */
    const size_t l1_elements = c->machine->caches.l1 / sizeof(float), steps = nnp_round_up(v->reduction, hw->lanes);
    const size_t most_elements = nnp_min(l1_elements * 2, STACK_ELEMENTS);
    const size_t panel_budget = v->taps == 1 ? most_elements : nnp_min(l1_elements * 2 / 3, STACK_ELEMENTS);
    const size_t largest_block = nnp_min(steps, nnp_round_down(panel_budget / nr, hw->lanes));
    const size_t blocks = nnp_divide_up(v->reduction, nnp_max(largest_block, 1));
    p.reduction_a_block = nnp_round_up(nnp_divide_up(v->reduction, nnp_max(blocks, 1)), hw->lanes);
    p.pixels = v->axes.y.count * v->axes.x.count;
    p.panels_an_image = nnp_divide_up(p.pixels, nr);
    p.panels = p.panels_an_image * c->batch_size;
    p.threads = pthreadpool_get_threads_count(c->threadpool);
    p.channel_groups = count_groups(c, &p, p.threads);
    if (p.threads > 1 && are_few(&p, p.channel_groups, p.threads)) {
        const size_t groups = count_own_groups(c, &p);
        p.is_shared = groups == 0;
        p.channel_groups = nnp_max(groups, 1);
    }
    p.divided = count_divided(c, &p);
    p.panels_by_task = divide_panels(c, &p);
    p.is_streamed = is_streamed(c, &p);

    /* Neither a phase of fewer taps nor a smaller batch may want more; but either may read a plane, or share what is
     * packed, where this plan does not. */
    const size_t panel_elements = nnp_min(steps, nnp_round_down(most_elements / nr, hw->lanes)) * nr;
    p.panels_a_block = nnp_min(p.panels, nnp_max(PIXEL_BUDGET / sizeof(float) / nnp_max(panel_elements, 1), 1));
    const size_t most_panels = p.threads == 1 ? p.panels_an_image : nnp_min(p.panels, LEAST_TASKS * p.threads);
    const size_t budget = p.threads == 1 ? task_elements(c) : PIXEL_BUDGET / sizeof(float);
    p.pixel_elements = nnp_min(nnp_product(most_panels, panel_elements, &overflow), nnp_max(budget, panel_elements));
    p.pixel_elements = nnp_round_up(p.pixel_elements, line);

    const size_t elements[] = {p.kernel_elements, p.pixel_elements};
    p.bytes = nnp_float_bytes(sizeof elements / sizeof elements[0], elements, overflow);
    return p;
}

static struct block reduction_block(const struct plan* plan, size_t first) {
    return (struct block){first, nnp_min(plan->reduction_a_block, plan->view.reduction - first)};
}

/* Packs up to a panel of an image's pixels for one block of the reduction. */
static void gather_panel(const struct work* w, struct block block, size_t image, size_t first, size_t columns,
                         float* packed) {
    const struct plan* plan = &w->plan;
    const struct nnp_gemm_view* v = &plan->view;
    const size_t lanes = w->hw->lanes, nr = w->hw->sgemm.nr;
    const size_t image_elements = nnp_pixels(v->source->size);
    const size_t end = block.first + block.size;

    for (size_t tap = 0; tap < v->taps; tap++) {
        /* Channels whose element `tap` is in the block: block.first <= channel * taps + tap < end. */
        const size_t begin_channel = block.first > tap ? nnp_divide_up(block.first - tap, v->taps) : 0;
        const size_t end_channel = end > tap ? nnp_divide_up(end - tap, v->taps) : 0;
        if (begin_channel >= end_channel) continue;
        const float* source = v->source->pixels + image * v->source->stride + begin_channel * image_elements;
        float* target = packed + (begin_channel * v->taps + tap - block.first) * nr;
        for (size_t column = 0; column < nr; column += lanes) {
            const size_t count = column < columns ? nnp_min(lanes, columns - column) : 0;
            struct nnp_gather gather;
            nnp_find_runs(w->hw, &v->axes, v->source->size, first + column, count, tap / v->axes.x.taps,
                          tap % v->axes.x.taps, &gather);
            gather.copy(end_channel - begin_channel, source, image_elements, gather.run_count, gather.runs,
                        target + column, v->taps * nr);
        }
    }
}

/* Where pixels of an image and a block of the reduction are, if each channel's are together. */
static const float* find_pixels(const struct plan* plan, struct block block, size_t image, size_t first) {
    const struct nnp_images* source = plan->view.source;
    return source->pixels + image * source->stride + block.first * nnp_pixels(source->size) + first;
}

/* As `gather_panel`, but few pixels as the SGEMM wants them. */
static void pack_panel(const struct work* w, struct block block, size_t image, size_t first, size_t columns,
                       float* packed) {
    const struct plan* plan = &w->plan;
    const size_t lanes = w->hw->lanes, nr = w->hw->sgemm.nr;
    const size_t stride = plan->is_plane ? nnp_pixels(plan->view.source->size) : nr;
    const float* pixels = plan->is_plane ? find_pixels(plan, block, image, first) : packed;
    if (!plan->is_plane) gather_panel(w, block, image, first, columns, packed);
    if (columns <= w->hw->sgemm.few) {
        nnp_pack_few_columns(w->hw, block.size, columns, pixels, stride, packed);
        return;
    }
    for (size_t done = 0; plan->is_plane && done < columns; done += lanes) {
        nnp_copy_vectors(w->hw, block.size, nnp_min(lanes, columns - done), pixels + done, stride, packed + done, nr);
    }
}

/* Neighbouring pixels of an image. */
struct run {
    size_t image;
    size_t first;
    size_t columns;
    size_t streams; /* source planes that are read together, if not all of a block's */
};

/* The kernel of a panel of target channels, from the block's first step on. */
static const float* find_weights(const struct work* w, struct block block, size_t part) {
    return w->packed_kernel + part * w->plan.kernel.elements_a_panel + block.first * w->hw->sgemm.mr;
}

/* Says that while so many columns are computed, the kernel of another panel of target channels is fetched. Where more
 * columns read each kernel, it matters less that the first ones wait for it. */
static void fetch_part(const struct work* w, struct block block, size_t part, size_t columns,
                       struct nnp_sgemm_output* output) {
    const size_t panels = columns / w->hw->sgemm.nr;
    if (part == NO_PART || panels == 0 || panels > FETCHING_PANELS) return;
    output->next = find_weights(w, block, part);
    output->next_stride = nnp_divide_up(w->hw->sgemm.mr * w->hw->lanes, panels);
}

/* Multiplies so many pixels, which are where they are in planes, by a panel of target channels, and packs them, if
 * there is where to. Sums go on from what the planes before have left in the target: bits are those of one call. */
static void multiply_planes(const struct work* w, struct block block, const struct run* run, size_t unpacked,
                            float* packed, size_t part, float* channels, struct nnp_sgemm_output* output) {
    const struct plan* plan = &w->plan;
    const size_t rows = nnp_part_size(&plan->kernel.channels, part), nr = w->hw->sgemm.nr;
    const size_t plane = nnp_pixels(plan->view.source->size);
    const float minimum = output->minimum;
    struct block planes = {0};
    do { /* once even if there is nothing to sum up */
        planes.first += planes.size;
        planes.size = nnp_min(run->streams, block.size - planes.first);
        output->continues = planes.first != 0;
        output->minimum = planes.first + planes.size == block.size ? minimum : -INFINITY;
        output->columns = planes.size == block.size ? unpacked : nr;
        for (size_t column = 0; column < unpacked; column += output->columns) {
            output->packed = packed == NULL ? NULL : packed + column * block.size + planes.first * nr;
            w->hw->sgemm.kernels[rows - 1](
                planes.size, find_weights(w, (struct block){block.first + planes.first, planes.size}, part),
                find_pixels(plan, block, run->image, run->first + column) + planes.first * plane, plane,
                channels + run->first + column, output);
            const size_t groups = output->columns / nr * nnp_divide_up(planes.size, w->hw->lanes);
            if (output->next != NULL) output->next += groups * output->next_stride;
        }
    } while (planes.first + planes.size < block.size);
    output->continues = 0;
    output->packed = NULL;
}

/* Multiplies pixels by a panel of target channels; `next` is that by which they are multiplied then. As many as
 * `unpacked` are read from a plane, and, unless all panels of channels read them there, packed. */
static void multiply_part(const struct work* w, struct block block, const struct run* run, size_t unpacked,
                          float* packed, size_t part, size_t next) {
    const struct nnp_convolution* c = w->convolution;
    const struct plan* plan = &w->plan;
    const struct nnp_gemm_view* v = &plan->view;
    const size_t nr = w->hw->sgemm.nr;
    const size_t channel = nnp_part_start(&plan->kernel.channels, part);
    const size_t rows = nnp_part_size(&plan->kernel.channels, part);
    nnp_sgemm_function* const kernel = w->hw->sgemm.kernels[rows - 1];
    const float* weights = find_weights(w, block, part);
    float* channels = v->target->pixels + run->image * v->target->stride + channel * nnp_pixels(v->target->size);
    const float* bias = c->bias != NULL ? c->bias + channel : nnp_zeros;
    const bool is_first = block.first == 0;
    const bool is_last = block.first + block.size == v->reduction;
    struct nnp_sgemm_output output = {
        .row_stride = plan->is_dense ? plan->pixels : nr,
        .bias = is_first ? bias : NULL,
        .minimum = is_last && c->activation == nnp_activation_relu ? 0 : -INFINITY,
    };
    fetch_part(w, block, next, run->columns, &output);
    if (unpacked != 0)
        multiply_planes(w, block, run, unpacked, plan->is_in_place ? NULL : packed, part, channels, &output);
    if (plan->is_dense) {
        output.columns = run->columns - unpacked;
        const float* others = plan->is_in_place ? packed : packed + unpacked * block.size;
        if (output.columns != 0) kernel(block.size, weights, others, 0, channels + run->first + unpacked, &output);
        return;
    }
    _Alignas(NNP_ALIGNMENT) float tile[NNP_MAX_TILE_ELEMENTS];
    for (size_t column = 0; column < run->columns; column += nr) {
        output.columns = nnp_min(nr, run->columns - column);
        if (!is_first) nnp_copy_phase_pixels(v, channels, rows, run->first + column, output.columns, tile, nr, false);
        kernel(block.size, weights, packed + column * block.size, 0, tile, &output);
        if (output.next != NULL) output.next += nnp_divide_up(block.size, w->hw->lanes) * output.next_stride;
        nnp_copy_phase_pixels(v, channels, rows, run->first + column, output.columns, tile, nr, true);
    }
}

/* Panels of channels, `upper` of them from the end down, then the others. */
static size_t inwards(const struct piece* piece, size_t upper, size_t i) {
    return i < upper ? piece->end_part - 1 - i : piece->first_part + i - upper;
}

/* Computes a task's channels of its pixels. Which of several threads it runs on, and so has a part of the
 * workspace, can't be told: these pack on their stacks. */
static void compute_pixels(void* context, size_t index, size_t task) {
    const struct work* w = context;
    const struct plan* plan = &w->plan;
    const size_t nr = w->hw->sgemm.nr;
    const size_t image = index / plan->channel_groups, group = index % plan->channel_groups;
    const struct piece piece = find_piece(plan, group, task);
    const size_t count = piece.end_part - piece.first_part, upper = count / 2;
    const size_t first = piece.first_panel * nr;
    struct run run = {.image = image, .first = first, .columns = nnp_min(piece.end_panel * nr, plan->pixels) - first};
    const size_t unpacked = plan->is_plane && plan->is_dense ? run.columns / nr * nr : 0;
    const size_t in_place = plan->is_in_place ? unpacked : 0;
    _Alignas(NNP_ALIGNMENT) float stack[STACK_ELEMENTS];
    float* packed = plan->threads == 1 ? w->packed_pixels : stack;
    struct block block = {0};
    do { /* once even if there is nothing to sum up, for the zeros */
        block = reduction_block(plan, block.first + block.size);
        for (size_t column = unpacked; column < run.columns; column += nr) {
            pack_panel(w, block, image, first + column, nnp_min(nr, run.columns - column),
                       packed + (column - in_place) * block.size);
        }
        /* From both ends inwards: beyond them prefetchers would take lines that another thread is writing. Pixels are
         * packed for the last panel, than which none is larger (docs/decisions/0053). */
        for (size_t i = 0; i < count; i++) {
            const size_t next = i + 1 < count ? inwards(&piece, upper, i + 1) : NO_PART;
            run.streams = i == 0 && block.first == 0 && plan->is_streamed ? STREAMS : plan->reduction_a_block;
            multiply_part(w, block, &run, i == 0 ? unpacked : in_place, packed, inwards(&piece, upper, i), next);
        }
    } while (block.first + block.size < plan->view.reduction);
}

static float* shared_panel(const struct work* w, size_t panel) {
    return w->packed_pixels + panel * w->plan.reduction_a_block * w->hw->sgemm.nr;
}

static void pack_shared(void* context, size_t index) {
    const struct work* w = context;
    const size_t nr = w->hw->sgemm.nr, panel = w->first_panel + index;
    const size_t first = panel % w->plan.panels_an_image * nr;
    pack_panel(w, w->reduction, panel / w->plan.panels_an_image, first, nnp_min(nr, w->plan.pixels - first),
               shared_panel(w, index));
}

static void multiply_shared(void* context, size_t index, size_t start, size_t count) {
    const struct work* w = context;
    const size_t nr = w->hw->sgemm.nr, panel = w->first_panel + index;
    const size_t first = panel % w->plan.panels_an_image * nr;
    const struct run run = {
        .image = panel / w->plan.panels_an_image, .first = first, .columns = nnp_min(nr, w->plan.pixels - first)};
    for (size_t part = start; part < start + count; part++)
        multiply_part(w, w->reduction, &run, 0, shared_panel(w, index), part,
                      part + 1 < start + count ? part + 1 : NO_PART);
}

/* Computes the target by a block of pixel panels at a time. */
static void run_shared(struct work* w, double* packing, double* multiplication) {
    const struct nnp_convolution* c = w->convolution;
    const struct plan* plan = &w->plan;
    for (w->first_panel = 0; w->first_panel < plan->panels; w->first_panel += w->block_panels) {
        w->block_panels = nnp_min(plan->panels_a_block, plan->panels - w->first_panel);
        const size_t pieces = count_pieces(plan, w->block_panels);
        w->reduction = (struct block){0};
        do { /* once even if there is nothing to sum up, for the zeros */
            w->reduction = reduction_block(plan, w->reduction.first + w->reduction.size);
            double start = nnp_time(c);
            pthreadpool_parallelize_1d(c->threadpool, pack_shared, w, w->block_panels, 0);
            *packing += nnp_time(c) - start;
            start = nnp_time(c);
            pthreadpool_parallelize_2d_tile_1d(
                c->threadpool, multiply_shared, w, w->block_panels, plan->kernel.channels.parts,
                nnp_divide_up(plan->kernel.channels.parts, pieces), PTHREADPOOL_FLAG_DISABLE_DENORMALS);
            *multiplication += nnp_time(c) - start;
        } while (w->reduction.first + w->reduction.size < plan->view.reduction);
    }
}

static void run_phase(struct work* w, void* workspace) {
    const struct nnp_convolution* c = w->convolution;
    const struct plan* plan = &w->plan;
    const bool is_output = c->pass == nnp_pass_output;
    double* const packing = is_output ? &c->profile->input_transform : &c->profile->output_transform;
    w->packed_kernel = workspace;
    if (nnp_is_prepared(c)) {
        w->packed_kernel = c->kernel;
    } else {
        const double start = nnp_time(c);
        nnp_pack_kernel_panels(c, &plan->view, &plan->kernel, workspace);
        c->profile->kernel_transform += nnp_time(c) - start;
        if (c->transform_strategy == nnp_convolution_transform_strategy_precompute) return;
    }

    w->packed_pixels = (float*)workspace + plan->kernel_elements;

    if (plan->is_shared) {
        run_shared(w, packing, &c->profile->block_multiplication);
        return;
    }
    const double start = nnp_time(c);
    pthreadpool_parallelize_2d(c->threadpool, compute_pixels, w, c->batch_size * plan->channel_groups,
                               count_tasks(plan), PTHREADPOOL_FLAG_DISABLE_DENORMALS);
    c->profile->block_multiplication += nnp_time(c) - start;
}

/* As nnp_products_transposed, of panels of pixels. Pixels that two threads would share are packed. */
static double products(const struct nnp_convolution* c, struct nnp_axes axes) {
    const struct plan p = make_plan(c, axes);
    const double reduction = (double)p.view.reduction, channels = (double)p.view.target->channels;
    const double vectors = vectors_of(c->machine->hw, p.pixels);
    const bool is_packed = !p.is_plane || are_few(&p, count_groups(c, &p, 2), 2);
    const bool is_split = nnp_pixels(p.view.source->size) % (NNP_ALIGNMENT / sizeof(float)) != 0;
    const double reading = is_packed ? NNP_PACK_PRODUCTS : is_split ? SPLIT_PRODUCTS : 0;
    return vectors * ((reduction + WRITE_PRODUCTS) * channels + reading * reduction);
}

/* By the stride: huge ones on small images have few phases, too, but a huge kernel's taps of one are searched for. */
static bool has_few_phases(const struct nnp_convolution* c) {
    return c->pass == nnp_pass_output ||
           (c->stride.height <= MOST_PHASES && c->stride.width <= MOST_PHASES / c->stride.height);
}

/* Are lanes channels in a phase? */
static bool is_transposed(const struct nnp_convolution* c, struct nnp_axes axes) {
    struct nnp_convolution layer = *c;
    layer.transform_strategy = nnp_convolution_transform_strategy_compute; /* all others go by what it would do */
    layer.batch_size = 1; /* an image's results don't depend on others */
    return axes.y.taps * axes.x.taps != 0 && has_few_phases(c) &&
           nnp_products_transposed(&layer, axes) < products(&layer, axes);
}

static void run_phases(const struct nnp_convolution* c, void* workspace) {
    const struct nnp_size count = nnp_phases(c);
    for (size_t y = 0; y < count.height; y++) {
        for (size_t x = 0; x < count.width; x++) {
            const struct nnp_axes axes = nnp_phase_axes(c, y, x);
            if (c->pass != nnp_pass_output && is_transposed(c, axes)) {
                nnp_run_transposed(c, axes, workspace);
                continue;
            }
            struct work w = {.convolution = c, .hw = c->machine->hw, .plan = make_plan(c, axes)};
            run_phase(&w, workspace);
        }
    }
}

bool nnp_gathers_strided_pixels(const struct nnp_convolution* c, const struct nnp_convolution* dense) {
    return pthreadpool_get_threads_count(c->threadpool) > 1 && c->stride.width == 2 &&
           !is_transposed(dense, nnp_output_axes(dense)) && !make_plan(c, nnp_output_axes(c)).is_shared;
}

/* Of all phases: those with lanes of channels may take more. 0 if any can't be counted. */
static size_t largest_bytes(const struct nnp_convolution* c, size_t pixel_bytes) {
    const struct nnp_size phases = nnp_phases(c);
    size_t bytes = pixel_bytes;
    if (!has_few_phases(c)) return bytes;
    for (size_t i = 0; i < nnp_pixels(phases) && bytes != 0; i++) {
        const struct nnp_axes axes = nnp_phase_axes(c, i / phases.width, i % phases.width);
        if (!is_transposed(c, axes)) continue;
        const size_t phase_bytes = nnp_plan_transposed(c, axes);
        bytes = phase_bytes == 0 ? 0 : nnp_max(bytes, phase_bytes);
    }
    return bytes;
}

/* Images of any size may be computed with a packed kernel, which says in a line before it how it is packed. */
static size_t plan(const struct nnp_convolution* c) {
    const size_t pixel_bytes = make_plan(c, nnp_largest_axes(c)).bytes;
    if (c->pass != nnp_pass_output) return largest_bytes(c, pixel_bytes);
    const struct nnp_axes axes = nnp_output_axes(c);
    const size_t channel_bytes = nnp_plan_transposed(c, axes);
    if (c->transform_strategy == nnp_convolution_transform_strategy_compute) {
        return is_transposed(c, axes) ? channel_bytes : pixel_bytes;
    }
    if (pixel_bytes == 0 || channel_bytes == 0) return 0;
    const size_t line = c->transform_strategy == nnp_convolution_transform_strategy_precompute ? NNP_ALIGNMENT : 0;
    const size_t bytes = nnp_max(pixel_bytes, channel_bytes);
    return bytes > SIZE_MAX - line ? 0 : bytes + line;
}

static void run(const struct nnp_convolution* convolution, void* workspace) {
    const size_t line = NNP_ALIGNMENT / sizeof(float);
    struct nnp_convolution c = *convolution;
    float* memory = workspace;
    const bool is_reuse = nnp_is_prepared(&c);
    const bool is_output = c.pass == nnp_pass_output;
    const bool is_by_channels = is_output && (is_reuse ? c.kernel[0] != 0 : is_transposed(&c, nnp_output_axes(&c)));
    if (is_reuse) c.kernel += line;
    if (c.transform_strategy == nnp_convolution_transform_strategy_precompute) {
        memset(memory, 0, plan(&c));
        memory[0] = is_by_channels ? 1 : 0;
        memory += line;
    }
    if (is_by_channels) {
        nnp_run_transposed(&c, nnp_output_axes(&c), memory);
    } else {
        run_phases(&c, memory);
    }
}

static void estimate_phase(const struct nnp_convolution* c, const struct plan* p, struct nnp_estimate* e) {
    const struct nnp_hw* hw = c->machine->hw;
    const struct nnp_gemm_view* v = &p->view;
    const size_t nr = hw->sgemm.nr;
    const double reduction = (double)v->reduction, panels = (double)p->panels, targets = (double)v->target->channels;
    const double vectors = (double)c->batch_size * vectors_of(hw, p->pixels);
    double* const counts = e->counts[nnp_phase_block_multiplication];
    if (v->reduction == 0) return;
    const double reductions = ceil(reduction / (double)p->reduction_a_block);
    const double passes = (double)(c->batch_size * p->panels_by_task.parts);

    if (c->transform_strategy == nnp_convolution_transform_strategy_compute) {
        const bool is_contiguous = v->kernel_source_stride == v->taps;
        e->counts[nnp_phase_kernel_transform][is_contiguous ? nnp_operation_pack_kernel : nnp_operation_copy] +=
            targets * reduction;
    }
    if (!p->is_plane) {
        counts[nnp_pack_operation(&v->axes)] += vectors * reduction;
        counts[nnp_operation_pack_run] += vectors * (double)v->taps * reductions;
    } else if (!p->is_dense || p->is_shared) {
        counts[nnp_operation_plane] += (double)(c->batch_size * p->pixels) * reduction;
    }
    counts[nnp_operation_read] +=
        nnp_far_lines(c, (double)(c->batch_size * v->source->channels * nnp_pixels(v->source->size)));

    counts[nnp_operation_product] += vectors * targets * reduction;
    counts[nnp_operation_step] += panels * (double)p->kernel.channels.parts * reduction;
    counts[nnp_operation_row] += panels * targets * reductions;
    if (!p->is_dense) counts[nnp_operation_copy] += panels * (double)nr * targets * (2 * reductions - 1);
    counts[nnp_operation_write] += nnp_far_lines(c, (double)(c->batch_size * v->target->channels * p->pixels));
    counts[nnp_stream_operation(c)] +=
        nnp_kernel_panel_lines(c, targets * reduction, (double)(c->batch_size * p->pixels), passes);
    e->roundings = fmax(e->roundings, fmin(reduction, (double)p->reduction_a_block) + reductions);
}

static void estimate(const struct nnp_convolution* c, struct nnp_estimate* e) {
    const struct nnp_size count = nnp_phases(c);
    for (size_t y = 0; y < count.height; y++) {
        for (size_t x = 0; x < count.width; x++) {
            const struct nnp_axes axes = nnp_phase_axes(c, y, x);
            if (is_transposed(c, axes)) {
                nnp_estimate_transposed(c, axes, e);
                continue;
            }
            const struct plan plan = make_plan(c, axes);
            estimate_phase(c, &plan, e);
        }
    }
}

const struct nnp_algorithm nnp_implicit_gemm = {.plan = plan, .run = run, .estimate = estimate};
