/*
 * Kernel gradients by transforms of tiles: Winograd's F(3x3, 6x6), Fourier's of 8x8 and 16x16.
 *
 * A tile of the input correlates with the tile of the output's gradient that it made; their coefficients are multiplied
 * and summed over all tiles, so that the GEMM's reduction runs over tiles: [input channels x tiles] by [tiles x output
 * channels].
 *
 * The batch is cut into blocks of tiles whose transforms fit into TILE_BUDGET, or a few more where channels are many.
 * For each block, three parallel stages run: transforms of the input's tiles, transforms of the gradient's, and tasks
 * that each take a group of input channels and a panel of output channels, multiply for each coefficient, transform
 * back what they find in their L2, and add it to the gradient.
 *
 * Layouts, where a group of rows is `width` input channels, a panel nr output channels (of the transposed tuple GEMM):
 *   transformed input:
 *     [row group][slice of the tiles][coefficient][tile][input channel of the group]
 *   transformed gradient:
 *     [panel][slice of the tiles][coefficient][tile][output channel of the panel]
 *   product of a task:
 *     [coefficient][input channel][output channel of the panel]
 *
 * A slice of a block's tiles is what one call of a micro-kernel sums.
 */

#include <math.h>
#include <string.h>

#include <pthreadpool.h>

#include "tasks.h"
#include "transform.h"

enum {
    TILE_BUDGET = 12 << 20, /* bytes of both transforms, which L3 has room for, */
    MOST_BYTES = 48 << 20,  /* or more, of up to */
    LEAST_TILES = 160,      /* tiles: for each block, products are transformed back */
    REDUCTION = 256,        /* tiles of a slice at most: a panel's stay in L1 */
    TASKS_A_THREAD = 4,
};

struct plan {
    struct nnp_transform transform;
    struct nnp_tiles tiles;
    size_t row_groups; /* of input channels */
    size_t panels;     /* of output channels */
    size_t groups_a_task;
    size_t tiles_a_slice;
    size_t slices_a_block;
    struct nnp_layout left; /* of a row group and a slice of the tiles */
    struct nnp_layout right;
    struct nnp_layout product;
    size_t left_elements;
    size_t right_elements;
    size_t product_elements; /* for each thread */
    size_t threads;
    size_t bytes; /* of workspace; 0 if it overflows */
};

struct work {
    const struct nnp_convolution* convolution;
    const struct nnp_hw* hw;
    struct plan plan;
    struct nnp_window input;
    struct nnp_window grad_output;
    float* left;
    float* right;
    float* product; /* for each thread */
    struct nnp_times* times;
    size_t first_tile;
    size_t block_tiles;
    size_t pieces; /* of each slice, that are transformed by a task */
    struct nnp_tasks tasks;
};

static struct plan make_plan(const struct nnp_convolution* c) {
    const struct nnp_hw* hw = c->machine->hw;
    const size_t nr = hw->tuple_gemm_transposed.nr, width = hw->tuple_gemm_transposed.width;
    bool overflow = false;
    struct plan p = {0};
    nnp_find_transform(c, c->algorithm, &p.transform);
    const struct nnp_size step = nnp_transform_step(c, &p.transform);
    p.tiles = nnp_cut_into_tiles(c->batch_size, c->output.size, step, 0);
    p.row_groups = nnp_divide_up(c->input.channels, width);
    p.panels = nnp_divide_up(c->output.channels, nr);

    /* Slices of the tiles, as even as possible, and as many at a time as the budget allows. */
    const size_t lines = nnp_product(p.row_groups, width, &overflow) + nnp_product(p.panels, nr, &overflow);
    const size_t line_bytes = p.transform.coefficients * sizeof(float);
    const size_t cached_tiles = TILE_BUDGET / line_bytes / nnp_max(lines, 1);
    const size_t least_tiles = nnp_min(MOST_BYTES / line_bytes / nnp_max(lines, 1), LEAST_TILES);
    const size_t most_tiles = nnp_max(nnp_max(cached_tiles, least_tiles), 1);
    const size_t slices = nnp_divide_up(p.tiles.count, nnp_min(most_tiles, REDUCTION));
    p.tiles_a_slice = nnp_divide_up(p.tiles.count, nnp_max(slices, 1));
    p.left = nnp_spread(p.tiles_a_slice * width, p.transform.coefficients);
    p.right = nnp_spread(p.tiles_a_slice * nr, p.transform.coefficients);

    /* A task's product takes three quarters of L2, or less to make tasks for all threads. */
    const size_t threads = pthreadpool_get_threads_count(c->threadpool);
    const size_t group_bytes = nnp_spread(width * nr, p.transform.coefficients).block * sizeof(float);
    const size_t most_groups = nnp_max(c->machine->caches.l2 / 4 * 3 / group_bytes, 1);
    const size_t balanced = nnp_max(p.row_groups * p.panels / (threads * TASKS_A_THREAD), 1);
    p.groups_a_task = nnp_min(p.row_groups, threads == 1 ? most_groups : nnp_min(most_groups, balanced));
    p.product = nnp_spread(p.groups_a_task * width * nr, p.transform.coefficients);
    p.product_elements = p.product.block;
    p.threads = nnp_min(threads, nnp_divide_up(p.row_groups, p.groups_a_task) * p.panels);

    if (overflow || p.tiles.count == 0) return p;
    p.slices_a_block = nnp_min(slices, nnp_max(most_tiles / p.tiles_a_slice, 1));
    p.left_elements = nnp_product(p.slices_a_block * p.row_groups, p.left.block, &overflow);
    p.right_elements = nnp_product(p.slices_a_block * p.panels, p.right.block, &overflow);
    const size_t elements[] = {p.left_elements, p.right_elements, nnp_product(p.threads, p.product_elements, &overflow),
                               p.threads * sizeof(struct nnp_times) / sizeof(float)};
    p.bytes = nnp_float_bytes(sizeof elements / sizeof elements[0], elements, overflow);
    return p;
}

static size_t plan(const struct nnp_convolution* convolution) { return make_plan(convolution).bytes; }

/* Transforms a piece of a slice of the tiles, of a vector of channels, into lines of `width` channels. */
static void transform_piece(const struct work* w, nnp_tile_transform_function* function,
                            const struct nnp_window* window, size_t first_channel, size_t piece, float* lines,
                            size_t width, size_t stride) {
    const struct plan* plan = &w->plan;
    const size_t start = piece / w->pieces * plan->tiles_a_slice;
    const struct nnp_partition pieces =
        nnp_partition_into(nnp_min(w->block_tiles - start, plan->tiles_a_slice), w->pieces);
    const size_t first = nnp_part_start(&pieces, piece % w->pieces),
                 end = nnp_part_start(&pieces, piece % w->pieces + 1);
    struct nnp_position position = nnp_tile_position(&plan->tiles, w->first_tile + start + first);
    for (size_t tile = first; tile < end; tile++) {
        nnp_transform_tile(w->hw, function, plan->transform.tile, window, &position, first_channel,
                           lines + tile * width, stride);
        nnp_next_tile(&plan->tiles, &position);
    }
}

static void transform_input(void* context, size_t vector, size_t piece) {
    const struct work* w = context;
    const struct plan* plan = &w->plan;
    const size_t width = w->hw->tuple_gemm_transposed.width, channel = vector * w->hw->lanes;
    const size_t block = channel / width * plan->slices_a_block + piece / w->pieces;
    transform_piece(w, plan->transform.tiles[0][0].left, &w->input, channel, piece,
                    w->left + block * plan->left.block + channel % width, width, plan->left.coefficient);
}

static void transform_grad_output(void* context, size_t vector, size_t piece) {
    const struct work* w = context;
    const struct plan* plan = &w->plan;
    const size_t nr = w->hw->tuple_gemm_transposed.nr, channel = vector * w->hw->lanes;
    const size_t block = channel / nr * plan->slices_a_block + piece / w->pieces;
    transform_piece(w, plan->transform.right, &w->grad_output, channel, piece,
                    w->right + block * plan->right.block + channel % nr, nr, plan->right.coefficient);
}

/* Transforms all tiles of the current block, in so many pieces of slices that there are tasks for all threads. */
static double run_transforms(struct work* w, pthreadpool_task_2d_t transform, size_t channels) {
    const struct nnp_convolution* c = w->convolution;
    const size_t vectors = nnp_divide_up(channels, w->hw->lanes);
    const size_t slices = nnp_divide_up(w->block_tiles, w->plan.tiles_a_slice);
    const size_t threads = pthreadpool_get_threads_count(c->threadpool),
                 tasks = threads == 1 ? 1 : threads * TASKS_A_THREAD;
    const double start = nnp_time(c);
    w->pieces = nnp_min(nnp_divide_up(tasks, vectors * slices), w->plan.tiles_a_slice);
    pthreadpool_parallelize_2d(c->threadpool, transform, w, vectors, slices * w->pieces,
                               PTHREADPOOL_FLAG_DISABLE_DENORMALS);
    return nnp_time(c) - start;
}

/* Multiplies some input channels by a panel of output channels, for a real coefficient or both parts of a complex one.
 */
static void multiply_rows(const struct work* w, size_t k, const float* left, size_t rows, const float* right,
                          float* product, bool is_complex, bool accumulate) {
    const struct plan* plan = &w->plan;
    const size_t nr = w->hw->tuple_gemm_transposed.nr;
    if (!is_complex) {
        w->hw->tuple_gemm_transposed.kernels[rows - 1](k, left, right, product, nr, accumulate);
        return;
    }
    const struct nnp_complex_layout layout = {
        .a_imaginary = plan->left.coefficient,
        .b_imaginary = plan->right.coefficient,
        .c_stride = nr,
        .c_imaginary = plan->product.coefficient,
    };
    w->hw->complex_gemm_transposed.kernels[rows - 1](k, left, right, product, &layout, accumulate);
}

/* Multiplies for all coefficients. */
static void multiply(const struct work* w, size_t first_group, size_t channels, size_t panel, float* product) {
    const struct plan* plan = &w->plan;
    const struct nnp_transform* transform = &plan->transform;
    const size_t nr = w->hw->tuple_gemm_transposed.nr, width = w->hw->tuple_gemm_transposed.width;
    for (size_t coefficient = 0, parts; coefficient < transform->coefficients; coefficient += parts) {
        parts = coefficient < transform->reals ? 1 : 2;
        const size_t mr = parts == 1 ? w->hw->tuple_gemm_transposed.mr : w->hw->complex_gemm_transposed.mr;
        const float* left =
            w->left + first_group * plan->slices_a_block * plan->left.block + coefficient * plan->left.coefficient;
        const float* right =
            w->right + panel * plan->slices_a_block * plan->right.block + coefficient * plan->right.coefficient;
        float* target = product + coefficient * plan->product.coefficient;
        for (size_t slice = 0; slice * plan->tiles_a_slice < w->block_tiles; slice++) {
            const size_t size = nnp_min(w->block_tiles - slice * plan->tiles_a_slice, plan->tiles_a_slice);
            for (size_t row = 0; row < channels; row += mr) {
                multiply_rows(w, size,
                              left + (row / width * plan->slices_a_block + slice) * plan->left.block + row % width,
                              nnp_min(mr, channels - row), right + slice * plan->right.block, target + row * nr,
                              parts == 2, slice != 0);
            }
        }
    }
}

/* Transforms back and writes, or adds to, the kernels of a task's channels. */
static void transform_product(const struct work* w, size_t first_input, size_t channels, size_t panel,
                              const float* product) {
    const struct nnp_convolution* c = w->convolution;
    const struct plan* plan = &w->plan;
    const size_t lanes = w->hw->lanes, nr = w->hw->tuple_gemm_transposed.nr;
    const size_t taps = c->kernel_size.height * c->kernel_size.width, kernel_stride = c->input.channels * taps;
    const struct nnp_tile dense = {.channel_stride = taps,
                                   .row_stride = c->kernel_size.width,
                                   .row_mask = nnp_bits(0, c->kernel_size.height),
                                   .column_mask = nnp_bits(0, c->kernel_size.width)};
    static const float zeros[NNP_MAX_LANES];
    _Alignas(NNP_ALIGNMENT) float scratch[NNP_SCRATCH_ELEMENTS];
    _Alignas(NNP_ALIGNMENT) float copy[NNP_MAX_TILE * NNP_MAX_TILE * NNP_MAX_LANES];
    for (size_t vector = 0; vector < nr / lanes; vector++) {
        const size_t first_output = panel * nr + vector * lanes;
        if (first_output >= c->output.channels) break;
        const size_t outputs = nnp_min(lanes, c->output.channels - first_output);
        for (size_t row = 0; row < channels; row++) {
            plan->transform.tiles[0][0].inverse(product + row * nr + vector * lanes, plan->product.coefficient, zeros,
                                                copy, &dense, scratch);
            float* kernels = c->kernel + first_output * kernel_stride + (first_input + row) * taps;
            for (size_t output = 0; output < outputs; output++) {
                float* kernel = kernels + output * kernel_stride;
                for (size_t tap = 0; tap < taps; tap++)
                    kernel[tap] = copy[output * taps + tap] + (w->first_tile == 0 ? 0 : kernel[tap]);
            }
        }
    }
}

/* One thread's tasks. Row groups of one panel follow each other, to share its right operand. */
static void run_tasks(void* context, size_t thread) {
    struct work* w = context;
    const struct plan* plan = &w->plan;
    const size_t width = w->hw->tuple_gemm_transposed.width;
    const size_t parts = nnp_divide_up(plan->row_groups, plan->groups_a_task);
    float* product = w->product + thread * plan->product_elements;
    struct nnp_times* times = &w->times[thread];
    for (size_t task; (task = nnp_take_task(&w->tasks, thread)) != NNP_NO_TASK;) {
        const size_t first_group = task % parts * plan->groups_a_task, panel = task / parts;
        const size_t channels =
            nnp_min(plan->groups_a_task * width, w->convolution->input.channels - first_group * width);
        double time = nnp_time(w->convolution);
        multiply(w, first_group, channels, panel, product);
        nnp_lap(w->convolution, &time, &times->multiplication);
        transform_product(w, first_group * width, channels, panel, product);
        nnp_lap(w->convolution, &time, &times->inverse);
    }
}

static void run(const struct nnp_convolution* c, void* workspace) {
    struct work w = {.convolution = c, .hw = c->machine->hw, .plan = make_plan(c)};
    const struct plan* plan = &w.plan;
    w.left = workspace;
    w.right = w.left + plan->left_elements;
    w.product = w.right + plan->right_elements;
    w.times = (struct nnp_times*)(w.product + plan->threads * plan->product_elements);
    w.input = (struct nnp_window){.images = &c->input,
                                  .tiles = plan->tiles,
                                  .top = (ptrdiff_t)c->input_padding.top,
                                  .left = (ptrdiff_t)c->input_padding.left,
                                  .extent = plan->transform.tile};
    w.grad_output = (struct nnp_window){.images = &c->output, .tiles = plan->tiles, .extent = plan->tiles.step};
    for (; w.first_tile < plan->tiles.count; w.first_tile += w.block_tiles) {
        w.block_tiles = nnp_min(plan->slices_a_block * plan->tiles_a_slice, plan->tiles.count - w.first_tile);
        c->profile->input_transform += run_transforms(&w, transform_input, c->input.channels);
        c->profile->output_transform += run_transforms(&w, transform_grad_output, c->output.channels);
        const double start = nnp_time(c);
        nnp_share_tasks(&w.tasks, nnp_divide_up(plan->row_groups, plan->groups_a_task) * plan->panels, plan->threads);
        memset(w.times, 0, plan->threads * sizeof *w.times);
        pthreadpool_parallelize_1d(c->threadpool, run_tasks, &w, plan->threads, PTHREADPOOL_FLAG_DISABLE_DENORMALS);
        nnp_add_task_times(w.times, plan->threads, nnp_time(c) - start, &c->profile->input_transform,
                           &c->profile->block_multiplication, &c->profile->kernel_transform);
    }
}

static void estimate(const struct nnp_convolution* c, struct nnp_estimate* e) {
    const struct nnp_hw* hw = c->machine->hw;
    const struct plan p = make_plan(c);
    const struct nnp_transform* t = &p.transform;
    const size_t lanes = hw->lanes, nr = hw->tuple_gemm_transposed.nr, width = hw->tuple_gemm_transposed.width;
    const size_t input_vectors = nnp_divide_up(c->input.channels, lanes);
    const size_t output_vectors = nnp_divide_up(c->output.channels, lanes), taps = nnp_pixels(c->kernel_size);
    const double tiles = (double)p.tiles.count, inputs = (double)c->input.channels, panels = (double)p.panels;
    const double complexes = (double)(t->coefficients - t->reals), coefficients = (double)t->coefficients;
    const double rows = ceil(inputs / (double)hw->tuple_gemm_transposed.mr);
    const double pairs = ceil(inputs / (double)hw->complex_gemm_transposed.mr);
    const double blocks = ceil(tiles / (double)(p.slices_a_block * p.tiles_a_slice));
    const double reductions = ceil(tiles / (double)p.tiles_a_slice);
    double* const input = e->counts[nnp_phase_input_transform];
    double* const output = e->counts[nnp_phase_output_transform];
    double* const kernel = e->counts[nnp_phase_kernel_transform];
    double* const multiplication = e->counts[nnp_phase_block_multiplication];

    input[t->operations.left] += tiles * (double)input_vectors;
    input[nnp_operation_copy] += tiles * (double)(nnp_pixels(t->tile) * (c->input.channels % lanes));
    input[nnp_operation_read] +=
        nnp_far_lines(c, (double)(c->batch_size * c->input.channels * nnp_pixels(c->input.size)));
    input[nnp_operation_write] += nnp_far_lines(c, tiles * coefficients * (double)(p.row_groups * width));

    output[t->operations.right] += tiles * (double)output_vectors;
    output[nnp_operation_copy] += tiles * (double)(nnp_pixels(t->tile) * (c->output.channels % lanes));
    output[nnp_operation_read] +=
        nnp_far_lines(c, (double)(c->batch_size * c->output.channels * nnp_pixels(c->output.size)));
    output[nnp_operation_write] += nnp_far_lines(c, tiles * coefficients * panels * (double)nr);

    /* A step loads vectors of the right operand for each row panel; parts of complex numbers meet both of the others'.
     */
    multiplication[nnp_operation_product] += (double)t->reals * tiles * panels * (double)(nr / lanes) * inputs;
    multiplication[nnp_operation_complex_product] += 2 * complexes * tiles * panels * (double)(nr / lanes) * inputs;
    multiplication[nnp_operation_step] += ((double)t->reals * rows + complexes * pairs) * panels * tiles;
    multiplication[nnp_operation_row] += coefficients * inputs * panels * reductions;
    multiplication[nnp_operation_stream] += nnp_far_lines(c, tiles * coefficients * panels * (double)nr) *
                                            ceil((double)p.row_groups / (double)p.groups_a_task);

    kernel[t->operations.inverse] += blocks * inputs * (double)output_vectors;
    kernel[nnp_operation_copy] += blocks * inputs * (double)(c->output.channels * taps);

    const double terms = t->coefficients > t->reals ? 2 : 1;
    const double amplification =
        nnp_mean_amplification(t, t->tile.height, 1, c->kernel_size.height, c->kernel_size.height);
    e->roundings += amplification * amplification * (t->roundings + terms * tiles / reductions + reductions + blocks);
}

const struct nnp_algorithm nnp_transform_kernel_gradient = {.plan = plan, .run = run, .estimate = estimate};
