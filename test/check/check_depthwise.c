/*
 * Windows that move down whole planes, groups of rows, and whole planes as runs or lines, against the definition: at
 * all edges of images; of windows, with rows that overlap.
 */

#include <float.h>
#include <math.h>
#include <string.h>

#include "check.h"

enum { INPUT, TAPS, BIAS, OUT, BLOCK, GROUPS, OPERANDS };
enum { INNER, EDGE, ROWS, LEFT, RIGHT, VARIANTS };
enum { PLANES = VARIANTS * NNP_DEPTHWISE_COUNT, COLUMNS, RUNS, PAIRS, PAIRS_BY_2, KERNELS };
enum { MAX_EDGES = 200 }; /* of runs */

static size_t count(const struct nnp_hw* hw) {
    (void)hw;
    return KERNELS;
}

static const struct nnp_depthwise_kernels* kernels_of(const struct nnp_hw* hw, size_t index) {
    return &hw->depthwise[index / VARIANTS];
}

static check_function* kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    if (index >= PLANES) {
        static const char* const names[] = {"3x3_by_2_planes", "3x3_by_2_columns", "3x3_runs", "3x3_pairs",
                                            "3x3_by_2_pairs"};
        check_function* const functions[] = {
            (check_function*)hw->depthwise_planes, (check_function*)hw->depthwise_columns,
            (check_function*)hw->depthwise_runs, (check_function*)hw->depthwise_pairs[0],
            (check_function*)hw->depthwise_pairs[1]};
        snprintf(variant, CHECK_VARIANT, "%s", names[index - PLANES]);
        return functions[index - PLANES];
    }
    const struct nnp_depthwise_kernels* const kernels = kernels_of(hw, index);
    static const char* const endings[VARIANTS] = {"", "_edge", "_rows", "_left", "_right"};
    const bool has_left = kernels->left != kernels->edge, has_right = kernels->right != kernels->edge;
    check_function* const functions[VARIANTS] = {
        (check_function*)kernels->inner, (check_function*)kernels->edge, (check_function*)kernels->rows,
        has_left ? (check_function*)kernels->left : NULL, has_right ? (check_function*)kernels->right : NULL};
    snprintf(variant, CHECK_VARIANT, "%zux%zu%s%s", kernels->size, kernels->size, kernels->stride == 2 ? "_by_2" : "",
             endings[index % VARIANTS]);
    return functions[index % VARIANTS];
}

/* Rows `top` and columns `left` of zeros are before an image of height x width; a block has `rows` rows. */
struct depthwise_case {
    size_t planes, height, width, top, left, rows, gap;
    bool shares_input, shares_bias;
    float minimum;
    enum data kind;
    enum placement placement;
};

/* The pixel that is `row` rows and `column` columns after the first that the block reads; 0 beyond the image. */
static bool is_inside(const struct depthwise_case* t, size_t row, size_t column) {
    return row >= t->top && row - t->top < t->height && column >= t->left && column - t->left < t->width;
}

/* Planes of as many outputs. */
static struct nnp_depthwise_planes planes_of(const struct depthwise_case* t, size_t outputs) {
    return (struct nnp_depthwise_planes){.input_stride = t->shares_input ? 0 : t->height * t->width,
                                         .input_row = t->width,
                                         .output_stride = outputs,
                                         .bias_stride = !t->shares_bias,
                                         .minimum = t->minimum};
}

/* Steps as a scheduler would cut them: a step is an inner one if its rows are inside and it completes a row. */
static void set_steps(const struct depthwise_case* t, size_t size, size_t stride, struct nnp_depthwise_block* block) {
    const size_t window = (size + stride - 1) / stride, steps = t->rows + window - 1;
    bool is_first = true;
    for (size_t step = 0, last = 0; step < steps; step++) {
        bool is_whole = true;
        size_t rows = 0;
        for (size_t i = 0; i < stride; i++) {
            const bool is_row = is_inside(t, step * stride + i, t->left);
            is_whole = is_whole && is_row;
            rows |= (size_t)is_row << i;
        }
        if (is_whole && step >= window - 1 && block->last_steps == 0) {
            block->inner_steps++;
            is_first = false;
        } else if (is_first) {
            block->first_steps++;
            block->first_rows |= rows << step * stride;
            block->first_outputs |= (size_t)(step >= window - 1) << step;
        } else {
            block->last_steps++;
            block->last_rows |= rows << last++ * stride;
        }
    }
}

static void fill(struct check* check, float* data, size_t floats, enum data kind) {
    for (size_t i = 0; i < floats; i++)
        data[i] = random_float(&check->random, kind);
}

/* The sum that an output is, and of the terms' magnitudes. */
static double sum_of(const struct depthwise_case* t, size_t size, size_t stride, const float* plane, const float* taps,
                     size_t row, size_t lane, double* magnitude) {
    double sum = 0;
    *magnitude = 0;
    for (size_t i = 0; i < size; i++) {
        for (size_t j = 0; j < size; j++) {
            const size_t y = row * stride + i, x = lane * stride + j;
            if (!is_inside(t, y, x)) continue;
            const double term = (double)taps[i * size + j] * plane[(y - t->top) * t->width + x - t->left];
            sum += term;
            *magnitude += fabs(term);
        }
    }
    return sum;
}

/* At random: planes behind which others have as many floats, or none. */
static size_t open_planes(struct check* check, const struct depthwise_case* t, size_t floats) {
    const size_t pixels = t->height * t->width, behind = (floats + pixels - 1) / pixels;
    return t->shares_input || t->planes <= behind || random_below(&check->random, 2) == 0 ? 0 : t->planes - behind;
}

static void check_one(struct check* check, struct buffer* buffers[OPERANDS], const struct depthwise_case* t) {
    const struct nnp_depthwise_kernels* const kernels = kernels_of(check->hw, check->kernel.index);
    const size_t lanes = check->hw->lanes, size = kernels->size, stride = kernels->stride, taps_given = size * size;
    if (!check_case(check,
                    "%zu planes of %zux%zu%s, %zu and %zu zeros before, %zu rows, pitch %zu, minimum %g, %s data, "
                    "placement %d",
                    t->planes, t->height, t->width, t->shares_input ? " (the same one)" : "", t->top, t->left, t->rows,
                    lanes / 2 + t->gap, t->minimum, data_names[t->kind], t->placement)) {
        return;
    }
    /* Rows overlap where the pitch is less than a vector: what is left of each is what the next does not overwrite. */
    const size_t pitch = lanes / 2 + t->gap, pixels = t->height * t->width;
    const size_t outputs = t->planes == 0 ? 0 : (t->planes * t->rows - 1) * pitch + lanes;
    const size_t inputs = (t->shares_input ? 1 : t->planes) * pixels, biases = t->shares_bias ? 1 : t->planes;
    const enum data weights = t->kind == DATA_HUGE ? DATA_NORMAL : t->kind; /* products would overflow */
    float* const input = buffer_place(buffers[INPUT], inputs * sizeof(float), sizeof(float), t->placement);
    float* const taps =
        buffer_place(buffers[TAPS], t->planes * taps_given * sizeof(float), sizeof(float), t->placement);
    float* const bias = buffer_place(buffers[BIAS], biases * sizeof(float), sizeof(float), t->placement);
    float* const out = buffer_place(buffers[OUT], outputs * sizeof(float), sizeof(float), t->placement);
    struct nnp_depthwise_block* const block =
        buffer_place(buffers[BLOCK], sizeof *block, _Alignof(struct nnp_depthwise_block), t->placement);
    fill(check, input, inputs, t->kind);
    fill(check, taps, t->planes * taps_given, weights);
    fill(check, bias, biases, t->kind);
    if (inputs > 0 && random_below(&check->random, 8) == 0) input[random_below(&check->random, inputs)] = NAN;
    *block = (struct nnp_depthwise_block){.planes = planes_of(t, t->rows * pitch),
                                          .input_ahead = random_below(&check->random, 10000),
                                          .output_row = pitch,
                                          .output_ahead = random_below(&check->random, 10000)};
    set_steps(t, size, stride, block);
    for (size_t column = 0; column < stride * lanes + size; column++)
        block->columns |= (uint64_t)(column >= t->left && column - t->left < t->width) << column;
    const bool is_below =
        block->first_steps * stride > t->top && t->width >= t->left && (stride == 1 || t->left + 2 <= size);
    block->open_planes = is_below ? open_planes(check, t, stride * lanes + size) : 0;
    if (!check_call(check, 6,
                    (uintptr_t[]){t->planes, POINTER(input) - t->left * sizeof(float), POINTER(taps), POINTER(bias),
                                  POINTER(out), POINTER(block)})) {
        return;
    }
    for (size_t i = 0; i < outputs; i++) {
        const size_t last = t->planes * t->rows - 1, row = i / pitch < last ? i / pitch : last;
        const size_t plane = row / t->rows, lane = i - row * pitch;
        if (lane >= lanes) continue; /* a gap */
        double magnitude;
        double sum = sum_of(t, size, stride, input + (t->shares_input ? 0 : plane * pixels), taps + plane * taps_given,
                            row % t->rows, lane, &magnitude);
        sum += bias[t->shares_bias ? 0 : plane];
        magnitude += fabs((double)bias[t->shares_bias ? 0 : plane]);
        if (sum < t->minimum) sum = t->minimum;
        const double bound = check_gamma(taps_given + 4) * magnitude + (double)(2 * taps_given + 2) * FLT_MIN;
        const uint32_t bits = buffer_take(buffers[OUT], &out[i]);
        /* By a stride of 2, open planes have outputs for which columns behind the image are read. */
        if (stride == 2 && plane < block->open_planes && lane * stride + size > t->left + t->width) continue;
        if (!check_value(check, bits, sum, bound, "element %zu of row %zu of plane %zu", lane, row % t->rows, plane))
            return;
    }
    check_intact(check);
}

/* Rows of `width` outputs, `blocks` blocks that may overlap; `left` and `right` columns of zeros are beyond the image.
 */
struct rows_case {
    size_t groups, width, left, right, gap;
    float minimum;
    enum data kind;
    enum placement placement;
};

/* Each group's source rows are any of the image's, or a row of zeros. */
static void check_rows(struct check* check, struct buffer* buffers[OPERANDS], const struct rows_case* t) {
    const struct nnp_depthwise_kernels* const kernels = kernels_of(check->hw, check->kernel.index);
    const size_t lanes = check->hw->lanes, size = kernels->size, stride = kernels->stride, taps_given = size * size;
    if (!check_case(check,
                    "%zu groups, %zu columns, %zu and %zu zeros beside, gap %zu, minimum %g, %s data, placement %d",
                    t->groups, t->width, t->left, t->right, t->gap, t->minimum, data_names[t->kind], t->placement)) {
        return;
    }
    const size_t span = (t->width - 1) * stride + size, columns = span - t->left - t->right; /* that are read */
    const size_t sources = (kernels->group - 1) * stride + size, rows = t->groups * sources;
    const size_t pitch = t->width + t->gap, outputs = t->groups == 0 ? 0 : t->groups * kernels->group * pitch - t->gap;
    const enum data weights = t->kind == DATA_HUGE ? DATA_NORMAL : t->kind; /* products would overflow */
    float* const input = buffer_place(buffers[INPUT], rows * columns * sizeof(float), sizeof(float), t->placement);
    float* const taps = buffer_place(buffers[TAPS], taps_given * sizeof(float), sizeof(float), t->placement);
    float* const bias = buffer_place(buffers[BIAS], sizeof(float), sizeof(float), t->placement);
    float* const out = buffer_place(buffers[OUT], outputs * sizeof(float), sizeof(float), t->placement);
    struct nnp_depthwise_line* const line =
        buffer_place(buffers[BLOCK], sizeof *line, _Alignof(struct nnp_depthwise_line), t->placement);
    struct nnp_depthwise_group* const groups =
        buffer_place(buffers[GROUPS], t->groups * sizeof *groups, _Alignof(struct nnp_depthwise_group), t->placement);
    fill(check, input, rows * columns, t->kind);
    fill(check, taps, taps_given, weights);
    fill(check, bias, 1, t->kind);
    if (rows > 0 && random_below(&check->random, 8) == 0) input[random_below(&check->random, rows * columns)] = NAN;
    for (size_t i = 0; i < t->groups; i++) {
        groups[i] = (struct nnp_depthwise_group){.output = out + i * kernels->group * pitch};
        for (size_t row = 0; row < sources; row++)
            groups[i].rows[row] = input + random_below(&check->random, rows) * columns - t->left;
    }
    const size_t last = t->width - lanes, inner_blocks = (last + lanes - 1) / lanes - 1;
    *line = (struct nnp_depthwise_line){.output_row = pitch,
                                        .inner_blocks = inner_blocks,
                                        .input_ahead = random_below(&check->random, 10000),
                                        .overlap = (inner_blocks + 1) * lanes - last,
                                        .minimum = t->minimum};
    for (size_t column = 0; column < stride * lanes + size - stride; column++) {
        const size_t of_last = last * stride + column;
        line->first_columns |= (uint64_t)(column >= t->left && column - t->left < columns) << column;
        line->last_columns |= (uint64_t)(of_last >= t->left && of_last - t->left < columns) << column;
    }
    if (!check_call(check, 5, (uintptr_t[]){t->groups, POINTER(groups), POINTER(taps), POINTER(bias), POINTER(line)}))
        return;
    for (size_t i = 0; i < outputs; i++) {
        const size_t row = i / pitch, x = i % pitch, group = row / kernels->group, first = row % kernels->group;
        if (x >= t->width) continue; /* a gap */
        double sum = *bias, magnitude = fabs((double)*bias);
        for (size_t tap = 0; tap < taps_given; tap++) {
            const size_t column = x * stride + tap % size;
            if (column < t->left || column - t->left >= columns) continue;
            const double term = (double)taps[tap] * groups[group].rows[first * stride + tap / size][column];
            sum += term;
            magnitude += fabs(term);
        }
        if (sum < t->minimum) sum = t->minimum;
        const double bound = check_gamma(taps_given + 4) * magnitude + (double)(2 * taps_given + 2) * FLT_MIN;
        const uint32_t bits = buffer_take(buffers[OUT], &out[i]);
        if (!check_value(check, bits, sum, bound, "column %zu of row %zu", x, row)) return;
    }
    check_intact(check);
}

static size_t smaller(size_t a, size_t b) { return a < b ? a : b; }

static void check_all_rows(struct check* check, struct buffer* buffers[OPERANDS]) {
    const struct nnp_depthwise_kernels* const kernels = kernels_of(check->hw, check->kernel.index);
    const size_t lanes = check->hw->lanes, size = kernels->size, stride = kernels->stride;
    struct rows_case t;
    for (t.groups = 0; t.groups < 4; t.groups++) {
        for (size_t shape = 0; shape < 160; shape++) {
            t.width = lanes + 1 + random_below(&check->random, 4 * lanes);
            const size_t before = stride * smaller(lanes, t.width - lanes),
                         behind = stride * ((t.width - 1) % lanes + 1);
            t.left = random_below(&check->random, smaller(size / 2, before) + 1);
            t.right = random_below(&check->random, smaller(size / 2, behind) + 1);
            t.gap = random_below(&check->random, 3);
            t.minimum = random_below(&check->random, 2) == 0 ? 0 : -INFINITY;
            t.placement = shape % PLACEMENTS;
            t.kind = shape / PLACEMENTS % DATA_KINDS;
            check_rows(check, buffers, &t);
        }
    }
}

/* Cuts planes of `columns` outputs a row into blocks, with a period as often as there is room for it. */
static size_t set_run(const struct depthwise_case* t, size_t lanes, size_t repeated, struct nnp_depthwise_run* run,
                      struct nnp_depthwise_edges edges[]) {
    const size_t pixels = t->width * t->height, blocks = (pixels + lanes - 1) / lanes;
    size_t first = 0, last = 0, period = 1, count = 0;
    while ((first + 1) * lanes <= t->width)
        first++; /* the first block that reads a row above */
    while ((last + 1) * lanes < pixels - t->width)
        last++; /* the last one that reads a row below */
    while (period * lanes % t->width != 0)
        period++;
    const size_t begin = first == 0 ? 1 : first + 1;
    if (last < begin || last + 1 >= blocks) return 0;
    run->period = repeated * period;
    run->rounds = repeated == 0 ? 0 : (last - begin) / run->period;
    run->inner_blocks = last - begin - run->rounds * run->period;
    run->above_blocks = first == 0 ? 0 : first - 1;
    run->across_blocks = first != 0;
    run->below_blocks = blocks - 2 - last;
    run->input_before = first == 0 ? t->width : 0;
    for (size_t lane = 0; lane < lanes; lane++) {
        run->first_lanes |= (size_t)(lane >= t->width) << lane;
        run->across_lanes |= (size_t)(first * lanes + lane >= t->width) << lane;
        run->below_lanes |= (size_t)(last * lanes + lane < pixels - t->width) << lane;
        run->last_lanes |= (size_t)((blocks - 1) * lanes + lane < pixels) << lane;
    }
    for (size_t i = 0; i <= blocks && count < MAX_EDGES; i++) {
        if (run->rounds > 1 && i >= begin + run->period && i < begin + run->rounds * run->period) continue;
        edges[count] = (struct nnp_depthwise_edges){0, 0};
        for (size_t lane = 0; lane < lanes; lane++) {
            edges[count].left |= (uint32_t)((i * lanes + lane) % t->width != 0) << lane;
            edges[count].right |= (uint32_t)(i == 0 || ((i - 1) * lanes + lane + 1) % t->width != 0) << lane;
        }
        count++;
    }
    return count < MAX_EDGES ? count : 0;
}

/* Lines of `columns` outputs. */
static void set_lines(const struct depthwise_case* t, size_t columns, size_t lanes, struct nnp_depthwise_lines* lines) {
    const size_t blocks = (columns - 1) / lanes, done = blocks * lanes;
    lines->first_rows = t->top;
    lines->last_rows = 2 * t->rows - t->top >= t->height;
    lines->inner_rows = t->rows - lines->first_rows - lines->last_rows;
    const size_t behind = 2 * (done + lanes) + 1; /* what the last block reads ends here in a row, and t->left before */
    while (2 * columns + 1 <= t->width + t->left && lines->inner_rows > 0 &&
           (lines->first_rows + lines->open_rows) * columns + done + lanes <= t->rows * columns &&
           (2 * (lines->first_rows + lines->open_rows) + 2 - t->top) * t->width + behind <=
               t->height * t->width + t->left) {
        lines->open_rows++;
        lines->inner_rows--;
    }
    lines->inner_blocks = blocks;
    lines->input_rest = 2 * (t->width - done);
    lines->output_rest = columns - done;
    lines->first_columns = t->left == 0;
    lines->last_outputs = ((size_t)1 << (columns - done)) - 1;
    for (size_t column = 0; column < 2 * lanes + 1; column++)
        lines->last_columns |= (uint64_t)is_inside(t, t->top, 2 * done + column) << column;
}

/* Pairs of planes of `columns` outputs a row. */
static void set_pair(const struct depthwise_case* t, size_t columns, size_t lanes, struct nnp_depthwise_pair* pair) {
    for (size_t column = 0; column < columns; column++) {
        const size_t lane = (size_t)1 << column, both = lane | lane << lanes / 2;
        pair->first |= lane;
        pair->second |= lane << lanes / 2;
        if (column > 0) pair->left |= both;
        if (column + 1 < columns) pair->right |= both;
    }
    for (size_t column = 0; column < t->width; column++)
        pair->columns |= (size_t)1 << column;
}

/* The first column of blocks of `columns` outputs a row. */
static void set_column(struct check* check, const struct depthwise_case* t, size_t columns,
                       struct nnp_depthwise_column* column) {
    const size_t lanes = check->hw->lanes;
    for (size_t i = 0; i < 2 * lanes && i < t->width; i++)
        column->columns |= (uint64_t)1 << i;
    column->outputs = column->columns & (((size_t)1 << (columns < lanes ? columns : lanes)) - 1);
    column->open_planes =
        columns < lanes ? open_planes(check, t, 2 * lanes) : random_below(&check->random, t->planes + 1);
}

static size_t stride_of(const struct check* check) {
    return check->kernel.index == RUNS || check->kernel.index == PAIRS ? 1 : 2;
}

static bool is_column(const struct check* check) { return check->kernel.index == COLUMNS; }

static bool is_pair(const struct check* check) { return check->kernel.index >= PAIRS; }

/* Whole planes, `repeated` periods of a run at once. */
static void check_whole(struct check* check, struct buffer* buffers[OPERANDS], const struct depthwise_case* t,
                        size_t columns, size_t repeated) {
    const bool is_run = check->kernel.index == RUNS, is_line = check->kernel.index == PLANES;
    const size_t lanes = check->hw->lanes, stride = stride_of(check), pixels = t->height * t->width;
    if (!check_case(check, "%zu planes of %zux%zu%s, %zu and %zu zeros before, %zux%zu outputs, %zu periods, %s data",
                    t->planes, t->height, t->width, t->shares_input ? " (the same one)" : "", t->top, t->left, t->rows,
                    columns, repeated, data_names[t->kind])) {
        return;
    }
    const size_t target = t->rows * columns, inputs = (t->shares_input ? 1 : t->planes) * pixels;
    const size_t biases = t->shares_bias ? 1 : t->planes;
    const enum data weights = t->kind == DATA_HUGE ? DATA_NORMAL : t->kind; /* products would overflow */
    const struct nnp_depthwise_planes planes = planes_of(t, target);
    struct nnp_depthwise_run run = {.planes = planes};
    struct nnp_depthwise_lines lines = {.planes = planes};
    struct nnp_depthwise_pair pair = {.planes = planes, .output_row = columns, .rows = t->rows};
    struct nnp_depthwise_column column_of_blocks = {.planes = planes, .output_row = columns, .rows = t->rows};
    struct nnp_depthwise_edges edges[MAX_EDGES];
    const size_t edge_count = is_run ? set_run(t, lanes, repeated, &run, edges) : 0;
    if (is_run && edge_count == 0) return;
    if (is_line) set_lines(t, columns, lanes, &lines);
    if (is_column(check)) set_column(check, t, columns, &column_of_blocks);
    if (is_pair(check)) set_pair(t, columns, lanes, &pair);
    if (stride == 1 || t->width % 2 == 0) pair.open_planes = open_planes(check, t, lanes) / 2 * 2;
    float* const input = buffer_place(buffers[INPUT], inputs * sizeof(float), sizeof(float), t->placement);
    float* const taps = buffer_place(buffers[TAPS], t->planes * 9 * sizeof(float), sizeof(float), t->placement);
    float* const bias = buffer_place(buffers[BIAS], biases * sizeof(float), sizeof(float), t->placement);
    float* const out = buffer_place(buffers[OUT], t->planes * target * sizeof(float), sizeof(float), t->placement);
    const void* const given = is_run             ? (const void*)&run
                              : is_line          ? (const void*)&lines
                              : is_column(check) ? (const void*)&column_of_blocks
                                                 : (const void*)&pair;
    const size_t bytes = is_run             ? sizeof run
                         : is_line          ? sizeof lines
                         : is_column(check) ? sizeof column_of_blocks
                                            : sizeof pair;
    void* const block = buffer_place(buffers[BLOCK], bytes, _Alignof(struct nnp_depthwise_lines), t->placement);
    run.edges =
        buffer_place(buffers[GROUPS], edge_count * sizeof edges[0], _Alignof(struct nnp_depthwise_edges), t->placement);
    memcpy((void*)(uintptr_t)run.edges, edges, edge_count * sizeof edges[0]);
    memcpy(block, given, bytes);
    fill(check, input, inputs, t->kind);
    fill(check, taps, t->planes * 9, weights);
    fill(check, bias, biases, t->kind);
    if (inputs > 0 && random_below(&check->random, 8) == 0) input[random_below(&check->random, inputs)] = NAN;
    const size_t before = is_line ? t->left : 0;
    if (!check_call(check, 6,
                    (uintptr_t[]){t->planes, POINTER(input) - before * sizeof(float), POINTER(taps), POINTER(bias),
                                  POINTER(out), POINTER(block)})) {
        return;
    }
    for (size_t i = 0; i < t->planes * target; i++) {
        const size_t plane = i / target, row = i % target / columns, column = i % columns;
        if (is_column(check) && column >= lanes) continue; /* of other blocks */
        const float first = bias[t->shares_bias ? 0 : plane];
        double magnitude;
        double sum = sum_of(t, 3, stride, input + (t->shares_input ? 0 : plane * pixels), taps + plane * 9, row, column,
                            &magnitude);
        sum += first;
        if (sum < t->minimum) sum = t->minimum;
        const double bound = check_gamma(13) * (magnitude + fabs((double)first)) + 20.0 * FLT_MIN;
        const uint32_t bits = buffer_take(buffers[OUT], &out[i]);
        if (!check_value(check, bits, sum, bound, "column %zu of row %zu of plane %zu", column, row, plane)) return;
    }
    check_intact(check);
}

static void check_all_whole(struct check* check, struct buffer* buffers[OPERANDS]) {
    const bool is_line = check->kernel.index == PLANES;
    const size_t stride = stride_of(check), half = check->hw->lanes / 2;
    struct depthwise_case t = {.gap = 0};
    for (t.planes = 0; t.planes < 6; t.planes++) {
        for (size_t shape = 0; shape < 320; shape++) {
            t.width = 1 + random_below(&check->random, shape % 2 == 0 ? 20 : 80);
            t.height = 2 + random_below(&check->random, 30);
            if (is_pair(check)) t.width = 1 + random_below(&check->random, stride * half);
            if (is_pair(check)) t.height = stride * (1 + random_below(&check->random, 16));
            if (is_column(check)) {
                t.width = 2 * (half + 1 + random_below(&check->random, 3 * half));
                t.height = 2 + 2 * random_below(&check->random, 16);
            }
            t.top = is_line ? random_below(&check->random, 2) : 1;
            t.left = is_line ? random_below(&check->random, 2) : 1;
            size_t bottom = is_line ? random_below(&check->random, 2) : 1;
            size_t right = is_line ? random_below(&check->random, 2) : 1;
            if (is_column(check)) bottom = right = random_below(&check->random, 2);
            if (check->kernel.index == PAIRS_BY_2) {
                bottom = random_below(&check->random, 2);
                right = t.width % 2 == 1 || random_below(&check->random, 2) == 1;
            }
            if (t.width + t.left + right < 3 || t.height + t.top + bottom < 5) continue;
            t.rows = (t.height + t.top + bottom - 3) / stride + 1;
            t.shares_input = random_below(&check->random, 4) == 0;
            t.shares_bias = random_below(&check->random, 4) == 0;
            t.minimum = random_below(&check->random, 2) == 0 ? 0 : -INFINITY;
            t.placement = shape % PLACEMENTS;
            t.kind = shape / PLACEMENTS % DATA_KINDS;
            check_whole(check, buffers, &t, (t.width + t.left + right - 3) / stride + 1,
                        random_below(&check->random, 3));
        }
    }
}

static void check(struct check* check) {
    struct buffer* buffers[OPERANDS] = {
        check_buffer(check, "input", ROLE_READ), check_buffer(check, "taps", ROLE_READ),
        check_buffer(check, "bias", ROLE_READ),  check_buffer(check, "output", ROLE_WRITE),
        check_buffer(check, "block", ROLE_READ), check_buffer(check, "groups", ROLE_READ)};
    if (check->kernel.index >= PLANES) {
        check_all_whole(check, buffers);
        return;
    }
    const struct nnp_depthwise_kernels* const kernels = kernels_of(check->hw, check->kernel.index);
    const size_t size = kernels->size, stride = kernels->stride, lanes = check->hw->lanes;
    const size_t columns = stride * lanes + size - stride; /* that a block reads */
    const size_t variant = check->kernel.index % VARIANTS, beyond = size / 2;
    if (variant == ROWS) {
        check_all_rows(check, buffers);
        return;
    }
    struct depthwise_case t;
    for (t.planes = 0; t.planes < 4; t.planes++) {
        for (size_t shape = 0; shape < 160; shape++) {
            t.top = random_below(&check->random, size);
            t.left = variant == EDGE   ? random_below(&check->random, size)
                     : variant == LEFT ? random_below(&check->random, beyond + 1)
                                       : 0;
            t.height = 1 + random_below(&check->random, shape < 80 ? 3 : 12);
            t.width = variant == EDGE    ? 1 + random_below(&check->random, columns + 3)
                      : variant == RIGHT ? columns - random_below(&check->random, beyond + 1)
                                         : columns - t.left + random_below(&check->random, 4);
            /* Up to size - 1 rows of zeros below the image, or rows below the block. */
            const size_t most = t.top + t.height + size - 1 - size;
            t.rows = 1 + random_below(&check->random, most / stride + 1);
            t.gap = random_below(&check->random, lanes + 2) + 1;
            t.shares_input = random_below(&check->random, 4) == 0;
            t.shares_bias = random_below(&check->random, 4) == 0;
            t.minimum = random_below(&check->random, 2) == 0 ? 0 : -INFINITY;
            t.placement = shape % PLACEMENTS;
            t.kind = shape / PLACEMENTS % DATA_KINDS;
            check_one(check, buffers, &t);
        }
    }
}

static void bench_rows(struct check* check) {
    const struct nnp_depthwise_kernels* const kernels = kernels_of(check->hw, check->kernel.index);
    const size_t lanes = check->hw->lanes, size = kernels->size, stride = kernels->stride, group = kernels->group;
    const size_t width = 4 * lanes, span = (width - 1) * stride + size, sources = (group - 1) * stride + size;
    struct buffer *in = check_buffer(check, "input", ROLE_READ), *out = check_buffer(check, "output", ROLE_WRITE);
    float* const input = buffer_place(in, sources * span * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
    float* const output = buffer_place(out, group * width * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
    const float taps[NNP_DEPTHWISE_SOURCES * NNP_DEPTHWISE_SOURCES] = {0}, bias = 0;
    memset(input, 0, sources * span * sizeof(float));
    struct nnp_depthwise_group groups[16];
    for (size_t i = 0; i < 16; i++) {
        groups[i] = (struct nnp_depthwise_group){.output = output};
        for (size_t row = 0; row < sources; row++)
            groups[i].rows[row] = input + row * span;
    }
    const struct nnp_depthwise_line line = {.output_row = width,
                                            .inner_blocks = 2,
                                            .first_columns = ~(uint64_t)0,
                                            .last_columns = ~(uint64_t)0,
                                            .minimum = -INFINITY};
    bench_call(check, "16 groups of 4 vectors", 5,
               (uintptr_t[]){16, POINTER(groups), POINTER(taps), POINTER(&bias), POINTER(&line)},
               2.0 * (double)(16 * group * width * size * size), 0);
}

static void bench_planes(struct check* check) {
    const bool is_run = check->kernel.index == RUNS, is_line = check->kernel.index == PLANES;
    const size_t planes = 4, lanes = check->hw->lanes, height = 14, stride = stride_of(check);
    const size_t width = is_pair(check)     ? stride * lanes / 2
                         : is_column(check) ? 2 * lanes
                                            : 4 * lanes,
                 pixels = height * width;
    const size_t outputs = pixels / stride / stride;
    struct buffer *in = check_buffer(check, "input", ROLE_READ), *out = check_buffer(check, "output", ROLE_WRITE);
    float* const input = buffer_place(in, planes * pixels * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
    float* const output = buffer_place(out, planes * outputs * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
    const float taps[4 * 9] = {0}, bias = 0;
    memset(input, 0, planes * pixels * sizeof(float));
    const struct depthwise_case t = {.width = width,
                                     .height = height,
                                     .top = 1,
                                     .left = 1,
                                     .rows = height / stride,
                                     .shares_bias = true,
                                     .minimum = -INFINITY};
    struct nnp_depthwise_edges edges[MAX_EDGES];
    const struct nnp_depthwise_planes sizes = planes_of(&t, outputs);
    struct nnp_depthwise_run run = {.planes = sizes, .edges = edges};
    struct nnp_depthwise_lines lines = {.planes = sizes};
    if (is_run) set_run(&t, lanes, 2, &run, edges);
    struct nnp_depthwise_pair pair = {.planes = sizes, .output_row = width / stride, .rows = t.rows};
    struct nnp_depthwise_column column = {
        .planes = sizes, .output_row = width / 2, .rows = t.rows, .open_planes = planes};
    if (is_line) set_lines(&t, width / 2, lanes, &lines);
    if (is_pair(check)) set_pair(&t, width / stride, lanes, &pair);
    bench_call(check, "4 planes of 14 rows", 6,
               (uintptr_t[]){planes, POINTER(input) - (is_line ? sizeof(float) : 0), POINTER(taps), POINTER(&bias),
                             POINTER(output),
                             is_run             ? POINTER(&run)
                             : is_line          ? POINTER(&lines)
                             : is_column(check) ? POINTER(&column)
                                                : POINTER(&pair)},
               2.0 * (double)(planes * outputs * 9), 0);
}

static void bench(struct check* check) {
    if (check->kernel.index >= PLANES) {
        bench_planes(check);
        return;
    }
    if (check->kernel.index % VARIANTS == ROWS) {
        bench_rows(check);
        return;
    }
    const struct nnp_depthwise_kernels* const kernels = kernels_of(check->hw, check->kernel.index);
    const size_t planes = 16, lanes = check->hw->lanes, size = kernels->size, stride = kernels->stride;
    const size_t rows = 14, height = rows * stride, window = (size + stride - 1) / stride;
    const size_t width = stride * lanes + size, pixels = height * width;
    struct buffer *in = check_buffer(check, "input", ROLE_READ), *out = check_buffer(check, "output", ROLE_WRITE);
    struct buffer* weights = check_buffer(check, "taps", ROLE_READ);
    float* const input = buffer_place(in, planes * pixels * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
    float* const taps = buffer_place(weights, planes * size * size * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
    float* const output = buffer_place(out, planes * rows * lanes * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
    const float bias = 0;
    memset(input, 0, planes * pixels * sizeof(float));
    memset(taps, 0, planes * size * size * sizeof(float));
    const struct nnp_depthwise_block block = {
        .planes = {.input_stride = pixels, .input_row = width, .output_stride = rows * lanes, .minimum = -INFINITY},
        .output_row = lanes,
        .first_steps = window - 1,
        .inner_steps = rows - window + 1,
        .first_rows = ((size_t)1 << (window - 1) * stride) - 1,
        .columns = ~(uint64_t)0};
    bench_call(check, "16 planes, 14 rows of a vector", 6,
               (uintptr_t[]){planes, POINTER(input), POINTER(taps), POINTER(&bias), POINTER(output), POINTER(&block)},
               2.0 * (double)(planes * (rows - window + 1) * lanes * size * size), 0);
}

const struct check_family check_depthwise = {
    .name = "depthwise", .count = count, .kernel = kernel, .check = check, .bench = bench};
