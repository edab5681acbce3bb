/*
 * Matrix multiplication by the SGEMM micro-kernel, blocked for the caches: K. Goto and R. van de Geijn, Anatomy of
 * High-Performance Matrix Multiplication (2008). The left matrix is packed first, for all threads. Then each task takes
 * some columns of the output through the whole depth, block by block: it packs as much of the right matrix on its
 * stack, and multiplies. That is two parallel stages, however deep the matrices are. Sums over blocks accumulate in the
 * output, always in the same order.
 *
 * Layouts, where a panel is mr rows of the left matrix or nr columns of the right one:
 *   packed left    [row panel][depth / lanes][row of the panel][depth % lanes]
 *   packed right   [column panel of the task][depth of the block][column of the panel], or, of few,
 *                  [depth of the block / lanes][column][depth of the block % lanes]
 */

#include "gemm.h"

#include <math.h>
#include <string.h>

#include <pthreadpool.h>

#include "clock.h"
#include "numbers.h"
#include "workspace.h"

enum {
    LEFT_BUDGET = 64 << 20,   /* bytes of packed rows */
    RIGHT_ELEMENTS = 1 << 14, /* packed by a task: 64 KiB of stack */
    TASKS_A_THREAD = 8,       /* for balance */
};

const float nnp_zeros[NNP_MAX_ROWS];

const float* nnp_bias_of_panel(const float* bias, size_t channels, size_t first, size_t width, float* room) {
    if (bias == NULL) return nnp_zeros;
    if (channels - first >= width) return bias + first;
    memset(room, 0, width * sizeof(float));
    return memcpy(room, bias + first, (channels - first) * sizeof(float));
}

struct gemm {
    const struct nnp_gemm* problem;
    const struct nnp_hw* hw;
    float* packed_left;
    size_t padded_depth;  /* up to whole vectors */
    size_t depth_a_block; /* a multiple of lanes */
    struct nnp_partition row_panels;
    size_t row_panels_in_l2; /* of a block of the depth */
    size_t column_panels;
    size_t column_panels_a_task;

    size_t first_row_panel; /* current block: what is packed */
    size_t block_row_panels;
};

/* Part of the depth. */
struct block {
    size_t first;
    size_t size;
};

void nnp_copy_vectors(const struct nnp_hw* hw, size_t count, size_t width, const float* source, size_t source_stride,
                      float* target, size_t target_stride) {
    const struct nnp_im2col_run run = {.offset = 0, .mask = nnp_bits(0, width)};
    hw->im2col(count, source, source_stride, 1, &run, target, target_stride);
}

void nnp_transpose_vectors(const struct nnp_hw* hw, size_t count, size_t width, const float* source,
                           size_t source_stride, float* target, size_t target_stride) {
    const size_t done = width == hw->lanes ? count & ~(size_t)3 : 0;
    hw->transpose(done, source, source_stride, target, target_stride);
    for (size_t i = done; i < count; i++) {
        for (size_t lane = 0; lane < hw->lanes; lane++) {
            target[i * target_stride + lane] = lane < width ? source[lane * source_stride + i] : 0;
        }
    }
}

void nnp_write_transposed(const struct nnp_hw* hw, const float* product, size_t pitch, size_t pixels, size_t channels,
                          float* target, size_t stride) {
    const size_t lanes = hw->lanes, whole = channels & ~(size_t)3;
    if (pixels < lanes) {
        _Alignas(NNP_ALIGNMENT) float vectors[NNP_MAX_COLUMNS * NNP_MAX_LANES];
        hw->transpose(whole, product, pitch, vectors, lanes);
        for (size_t channel = 0; channel < whole; channel++)
            memcpy(target + channel * stride, vectors + channel * lanes, pixels * sizeof(float));
    }
    /* The last vector may begin before the end of the one before it. */
    for (size_t pixel = 0; pixel < pixels && pixels >= lanes; pixel += lanes) {
        const size_t start = nnp_min(pixel, pixels - lanes);
        hw->transpose(whole, product + start * pitch, pitch, target + start, stride);
    }
    for (size_t channel = whole; channel < channels; channel++) {
        for (size_t pixel = 0; pixel < pixels; pixel++)
            target[channel * stride + pixel] = product[pixel * pitch + channel];
    }
}

void nnp_pack_few_columns(const struct nnp_hw* hw, size_t steps, size_t columns, const float* source, size_t stride,
                          float* panel) {
    const size_t lanes = hw->lanes;
    _Alignas(NNP_ALIGNMENT) float rows[NNP_MAX_LANES * NNP_MAX_LANES] = {0};
    for (size_t step = 0; step < steps; step += lanes) {
        const size_t count = nnp_min(lanes, steps - step);
        for (size_t i = 0; i < count; i++) {
            for (size_t column = 0; column < columns; column++)
                rows[i * lanes + column] = source[(step + i) * stride + column];
        }
        memset(rows + count * lanes, 0, (lanes - count) * lanes * sizeof(float));
        hw->transpose(nnp_round_up(columns, NNP_QUAD), rows, lanes, panel + step * hw->sgemm.few, lanes);
    }
}

static struct block depth_block(const struct gemm* g, size_t first) {
    return (struct block){first, nnp_min(g->depth_a_block, g->problem->depth - first)};
}

/* Packs one panel of rows for one block of the depth. */
static void pack_left(void* context, size_t panel, size_t index) {
    const struct gemm* g = context;
    const struct nnp_matrix* left = &g->problem->left;
    const size_t lanes = g->hw->lanes, mr = g->hw->sgemm.mr;
    const size_t part = g->first_row_panel + panel;
    const size_t row = nnp_part_start(&g->row_panels, part), rows = nnp_part_size(&g->row_panels, part);
    const struct block block = depth_block(g, index * g->depth_a_block);
    const float* source = left->data + row * left->row_stride + block.first * left->column_stride;
    float* packed = g->packed_left + (panel * g->padded_depth + block.first) * mr;
    if (left->column_stride == 1) {
        const size_t vectors = block.size / lanes, rest = block.size % lanes;
        for (size_t i = 0; i < rows; i++) {
            const float* line = source + i * left->row_stride;
            nnp_copy_vectors(g->hw, vectors, lanes, line, lanes, packed + i * lanes, mr * lanes);
            if (rest != 0) {
                nnp_copy_vectors(g->hw, 1, rest, line + vectors * lanes, 0, packed + (vectors * mr + i) * lanes, 0);
            }
        }
        return;
    }
    for (size_t p = 0; p < block.size; p += lanes) {
        nnp_transpose_vectors(g->hw, rows, nnp_min(lanes, block.size - p), source + p * left->column_stride,
                              left->column_stride, packed + p * mr, lanes);
    }
}

/* Packs one panel of columns for one block of the depth; columns that don't exist are left as they are. */
static void pack_right(const struct gemm* g, struct block block, size_t panel, float* packed) {
    const struct nnp_matrix* right = &g->problem->right;
    const size_t lanes = g->hw->lanes, nr = g->hw->sgemm.nr;
    const size_t end = nnp_min((panel + 1) * nr, g->problem->columns);
    for (size_t column = panel * nr; column < end; column += lanes) {
        const size_t width = nnp_min(lanes, end - column);
        float* const vectors = packed + (column - panel * nr);
        const float* source = right->data + block.first * right->row_stride + column * right->column_stride;
        if (right->column_stride == 1) {
            nnp_copy_vectors(g->hw, block.size, width, source, right->row_stride, vectors, nr);
        } else {
            nnp_transpose_vectors(g->hw, block.size, width, source, right->column_stride, vectors, nr);
        }
    }
    const size_t columns = end - panel * nr;
    if (columns <= g->hw->sgemm.few) nnp_pack_few_columns(g->hw, block.size, columns, packed, nr, packed);
}

/* Multiplies `count` panels of rows by one of columns. */
static void multiply_panel(const struct gemm* g, struct block block, size_t panel, const float* packed, size_t start,
                           size_t count) {
    const struct nnp_gemm* problem = g->problem;
    const size_t mr = g->hw->sgemm.mr, nr = g->hw->sgemm.nr;
    const bool is_first = block.first == 0, is_last = block.first + block.size == problem->depth;
    const struct nnp_sgemm_output output = {
        .row_stride = problem->columns,
        .columns = nnp_min(nr, problem->columns - panel * nr),
        .bias = is_first && problem->bias == NULL ? nnp_zeros : NULL,
        .minimum = is_last ? problem->minimum : -INFINITY,
    };
    for (size_t i = start; i < start + count; i++) {
        const size_t part = g->first_row_panel + i, rows = nnp_part_size(&g->row_panels, part);
        float* target = problem->output + nnp_part_start(&g->row_panels, part) * problem->columns + panel * nr;
        for (size_t row = 0; row < rows && is_first && problem->bias != NULL; row++) {
            memcpy(target + row * problem->columns, problem->bias + panel * nr, output.columns * sizeof(float));
        }
        g->hw->sgemm.kernels[rows - 1](block.size, g->packed_left + (i * g->padded_depth + block.first) * mr, packed, 0,
                                       target, &output);
    }
}

/* Computes the outputs of `count` panels of rows in a task's columns. */
static void multiply(void* context, size_t task, size_t start, size_t count) {
    const struct gemm* g = context;
    _Alignas(NNP_ALIGNMENT) float packed[RIGHT_ELEMENTS];
    const size_t first = task * g->column_panels_a_task;
    const size_t panels = nnp_min(g->column_panels_a_task, g->column_panels - first);
    const size_t panel_elements = g->depth_a_block * g->hw->sgemm.nr, end = start + count;
    for (size_t depth = 0; depth < g->problem->depth; depth += g->depth_a_block) {
        const struct block block = depth_block(g, depth);
        for (size_t i = 0; i < panels; i++)
            pack_right(g, block, first + i, packed + i * panel_elements);
        for (size_t row = start; row < end; row += g->row_panels_in_l2) {
            for (size_t i = 0; i < panels; i++) {
                multiply_panel(g, block, first + i, packed + i * panel_elements, row,
                               nnp_min(g->row_panels_in_l2, end - row));
            }
        }
    }
}

static struct gemm make_plan(const struct nnp_machine* machine, const struct nnp_gemm* problem) {
    const struct nnp_hw* hw = machine->hw;
    const size_t mr = hw->sgemm.mr, nr = hw->sgemm.nr;
    struct gemm g = {.problem = problem, .hw = hw};
    /* A panel of columns takes two thirds of L1, so that it stays there while panels of rows stream past it. */
    const size_t l1_elements = nnp_min(machine->caches.l1 * 2 / 3 / sizeof(float), RIGHT_ELEMENTS);
    const size_t blocks = nnp_divide_up(problem->depth, nnp_round_down(l1_elements / nr, hw->lanes));
    g.padded_depth = nnp_round_up(problem->depth, hw->lanes);
    g.depth_a_block = nnp_round_up(nnp_divide_up(problem->depth, blocks), hw->lanes);
    g.row_panels = nnp_partition(problem->rows, mr);
    g.row_panels_in_l2 = nnp_max(machine->caches.l2 / 2 / sizeof(float) / (g.depth_a_block * mr), 1);
    g.block_row_panels = nnp_min(nnp_max(LEFT_BUDGET / sizeof(float) / mr / g.padded_depth, 1), g.row_panels.parts);
    g.column_panels = nnp_divide_up(problem->columns, nr);
    const size_t wanted = TASKS_A_THREAD * pthreadpool_get_threads_count(problem->threadpool);
    g.column_panels_a_task = nnp_min(RIGHT_ELEMENTS / (g.depth_a_block * nr), nnp_divide_up(g.column_panels, wanted));
    return g;
}

enum nnp_status nnp_run_gemm(const struct nnp_machine* machine, const struct nnp_gemm* problem) {
    struct gemm g = make_plan(machine, problem);
    struct nnp_profile* profile = problem->profile;
    struct nnp_workspace workspace;
    bool overflow = false;
    const size_t panel_elements = nnp_product(g.padded_depth, g.hw->sgemm.mr, &overflow);
    const size_t bytes =
        nnp_product(nnp_product(panel_elements, g.block_row_panels, &overflow), sizeof(float), &overflow);
    if (overflow) return nnp_status_out_of_memory;
    const enum nnp_status status = nnp_acquire_workspace(NULL, NULL, bytes, &workspace);
    if (status != nnp_status_success) return status;
    g.packed_left = workspace.memory;

    const size_t blocks = nnp_divide_up(problem->depth, g.depth_a_block);
    const size_t tasks = nnp_divide_up(g.column_panels, g.column_panels_a_task);
    const size_t wanted = TASKS_A_THREAD * pthreadpool_get_threads_count(problem->threadpool);
    const size_t rows_a_block = g.block_row_panels;
    for (; g.first_row_panel < g.row_panels.parts; g.first_row_panel += g.block_row_panels) {
        g.block_row_panels = nnp_min(rows_a_block, g.row_panels.parts - g.first_row_panel);
        double start = nnp_now();
        pthreadpool_parallelize_2d(problem->threadpool, pack_left, &g, g.block_row_panels, blocks, 0);
        nnp_add_time(profile != NULL ? &profile->input_transform : NULL, start);
        start = nnp_now();
        const size_t pieces = nnp_min(nnp_divide_up(wanted, tasks), g.block_row_panels);
        pthreadpool_parallelize_2d_tile_1d(problem->threadpool, multiply, &g, tasks, g.block_row_panels,
                                           nnp_divide_up(g.block_row_panels, pieces),
                                           PTHREADPOOL_FLAG_DISABLE_DENORMALS);
        nnp_add_time(profile != NULL ? &profile->block_multiplication : NULL, start);
    }
    nnp_release_workspace(&workspace);
    return nnp_status_success;
}
