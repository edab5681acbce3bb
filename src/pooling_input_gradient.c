/*
 * Gradients by the inputs of pooling layers: nnp_max_pooling_input_gradient and nnp_average_pooling_input_gradient. A
 * task is a run of input rows, and visits all windows that these are in. What windows give to a pixel is summed in
 * their order, whoever computes it.
 */

#include <string.h>

#include <pthreadpool.h>

#include "pooling.h"

enum {
    CHUNK = 1024, /* pixels of a row at a time; windows are at most as wide where kernels sum them */
};

struct gradient {
    struct nnp_pooling_layer layer;
    const float* grad_output;
    const float* input; /* of max-pooling */
    float* grad_input;
    bool count_include_pad;
    /* Computes rows of one image. */
    void (*compute)(const struct gradient* gradient, size_t plane, struct nnp_range rows);
};

/* ---- Max-pooling ---- */

/* An integer in the order of floats, where NaN is larger than anything: integers are compared without branches. */
static inline int32_t key_of(float pixel) {
    const float unsigned_zero = pixel + 0.0f; /* denormals too */
    int32_t bits;
    memcpy(&bits, &unsigned_zero, sizeof bits);
    const int32_t magnitude = bits & INT32_MAX, infinity = 0x7F800000;
    const int32_t key = bits < 0 ? -magnitude : magnitude;
    return magnitude > infinity ? INT32_MAX : key;
}

/* The first of the largest pixels. */
static size_t find_maximum(const float* plane, size_t width, struct nnp_range rows, struct nnp_range columns) {
    size_t place = rows.begin * width + columns.begin;
    int32_t maximum = INT32_MIN;
    for (size_t y = rows.begin; y < rows.end; y++) {
        for (size_t i = y * width + columns.begin; i < y * width + columns.end; i++) {
            const int32_t key = key_of(plane[i]);
            place = key > maximum ? i : place;
            maximum = key > maximum ? key : maximum;
        }
    }
    return place;
}

static void give_to_maxima(const struct gradient* g, size_t plane, struct nnp_range rows) {
    const struct nnp_pooling_axis *y = &g->layer.y, *x = &g->layer.x;
    const float* input = g->input + plane * y->size * x->size;
    float* grad_input = g->grad_input + plane * y->size * x->size;
    const struct nnp_range places = {rows.begin * x->size, rows.end * x->size};
    const size_t last = nnp_windows_of(y, rows.end - 1).end;
    memset(grad_input + places.begin, 0, (places.end - places.begin) * sizeof(float));
    for (size_t i = nnp_windows_of(y, rows.begin).begin; i < last; i++) {
        const float* grad_output = g->grad_output + (plane * y->output + i) * x->output;
        const struct nnp_range window_rows = nnp_window(y, i);
        for (size_t j = 0; j < x->output; j++) {
            const size_t place = find_maximum(input, x->size, window_rows, nnp_window(x, j));
            if (places.begin <= place && place < places.end) grad_input[place] += grad_output[j];
        }
    }
}

/* ---- Average pooling ---- */

struct shares {
    float values[NNP_POOLING_CHUNK + NNP_LINE];
    float sums[NNP_POOLING_CHUNK + NNP_LINE];
    float quotients[NNP_POOLING_CHUNK + NNP_LINE];
    struct nnp_divisors divisors;
};

/*
 * Sums, for the windows `columns` in a row of windows, what the windows at the same place in `rows` give to each of
 * their pixels. Rows with the same divisors are summed before they are divided.
 */
static void sum_shares(const struct gradient* g, const float* grad_output, struct nnp_range rows,
                       struct nnp_range columns, struct shares* shares) {
    const struct nnp_hw* hw = g->layer.machine->hw;
    const struct nnp_pooling_axis *y = &g->layer.y, *x = &g->layer.x;
    const size_t count = nnp_range_size(columns);
    if (rows.begin == rows.end) memset(shares->values, 0, count * sizeof(float));
    for (size_t begin = rows.begin, end; begin < rows.end; begin = end) {
        const size_t extent = nnp_window_extent(y, begin, g->count_include_pad);
        end = begin + 1;
        while (end < rows.end && nnp_window_extent(y, end, g->count_include_pad) == extent)
            end++;
        const float* divisors =
            nnp_find_divisors(&g->layer, g->count_include_pad, begin, 1, columns.begin, count, &shares->divisors);
        const bool is_first = begin == rows.begin;
        hw->pooling.sum_of_stacks(1, &(struct nnp_pooling_run){0, end - begin, count, 0},
                                  grad_output + begin * x->output + columns.begin, x->output, shares->sums, 0, 0);
        hw->pooling.average(1, count, shares->sums, 0, 1, divisors, is_first ? shares->values : shares->quotients, 0);
        for (size_t i = 0; i < count && !is_first; i++)
            shares->values[i] += shares->quotients[i];
    }
}

/* Pixels sum the shares of their windows: these lie at the windows' starts in a row of zeros, along which a sum slides.
 */
static void gather_shares(const struct gradient* g, const float* grad_output, struct nnp_range rows, float* grad_row,
                          struct shares* shares) {
    const struct nnp_pooling_axis* x = &g->layer.x;
    float starts[2 * CHUNK], sums[CHUNK + NNP_LINE];
    for (size_t first = 0; first < x->size; first += CHUNK) {
        const size_t count = nnp_min(CHUNK, x->size - first);
        const struct nnp_range columns = {nnp_windows_of(x, first).begin, nnp_windows_of(x, first + count - 1).end};
        sum_shares(g, grad_output, rows, columns, shares);
        memset(starts, 0, (count + x->window - 1) * sizeof(float));
        for (size_t i = columns.begin; i < columns.end; i++)
            starts[i * x->stride + x->window - 1 - x->before - first] = shares->values[i - columns.begin];
        g->layer.machine->hw->pooling.sum_of_stacks(1, &(struct nnp_pooling_run){0, x->window, count, 0}, starts, 1,
                                                    sums, 0, 0);
        memcpy(grad_row + first, sums, count * sizeof(float));
    }
}

/* Windows give their shares to their pixels. */
static void give_shares(const struct gradient* g, const float* grad_output, struct nnp_range rows, float* grad_row,
                        struct shares* shares) {
    const struct nnp_pooling_axis* x = &g->layer.x;
    memset(grad_row, 0, x->size * sizeof(float));
    for (size_t first = 0; first < x->output; first += CHUNK) {
        const struct nnp_range columns = {first, nnp_min(first + CHUNK, x->output)};
        sum_shares(g, grad_output, rows, columns, shares);
        for (size_t i = columns.begin; i < columns.end; i++) {
            const struct nnp_range pixels = nnp_window(x, i);
            for (size_t j = pixels.begin; j < pixels.end; j++)
                grad_row[j] += shares->values[i - first];
        }
    }
}

static void give_to_all(const struct gradient* g, size_t plane, struct nnp_range rows) {
    const struct nnp_pooling_axis *y = &g->layer.y, *x = &g->layer.x;
    const float* grad_output = g->grad_output + plane * y->output * x->output;
    const bool is_dense = x->output > 1 && x->window <= CHUNK / 2 && x->stride < NNP_LINE;
    struct shares shares;
    shares.divisors.count = 0;
    struct nnp_range windows = {0, 0}, previous;
    for (size_t i = rows.begin; i < rows.end; i++) {
        float* grad_row = g->grad_input + (plane * y->size + i) * x->size;
        previous = windows;
        windows = nnp_windows_of(y, i);
        if (i > rows.begin && windows.begin == previous.begin && windows.end == previous.end) {
            memcpy(grad_row, grad_row - x->size, x->size * sizeof(float));
        } else {
            (is_dense ? gather_shares : give_shares)(g, grad_output, windows, grad_row, &shares);
        }
    }
}

/* ---- Tasks ---- */

static void compute_rows(void* context, size_t start, size_t count) {
    const struct gradient* g = context;
    const size_t height = g->layer.y.size;
    for (size_t first = start, end; first < start + count; first = end) {
        const size_t plane = first / height;
        end = nnp_min(start + count, (plane + 1) * height);
        g->compute(g, plane, (struct nnp_range){first - plane * height, end - plane * height});
    }
}

static enum nnp_status run(size_t batch_size, size_t channels, const struct nnp_pooling* parameters,
                           struct gradient gradient, pthreadpool_t threadpool) {
    struct nnp_pooling_layer* layer = &gradient.layer;
    const enum nnp_status status = nnp_check_pooling(batch_size, channels, parameters, nnp_pooling_general, layer);
    if (status != nnp_status_success) return status;
    pthreadpool_parallelize_1d_tile_1d(threadpool, compute_rows, &gradient, layer->planes * layer->y.size,
                                       nnp_rows_a_task(layer->x.size), PTHREADPOOL_FLAG_DISABLE_DENORMALS);
    return nnp_status_success;
}

enum nnp_status nnp_max_pooling_input_gradient(size_t batch_size, size_t channels, const struct nnp_pooling* pooling,
                                               const float grad_output[], const float input[], float grad_input[],
                                               pthreadpool_t threadpool) {
    const struct gradient gradient = {
        .grad_output = grad_output, .input = input, .grad_input = grad_input, .compute = give_to_maxima};
    return run(batch_size, channels, pooling, gradient, threadpool);
}

enum nnp_status nnp_average_pooling_input_gradient(size_t batch_size, size_t channels,
                                                   const struct nnp_pooling* pooling, bool count_include_pad,
                                                   const float grad_output[], float grad_input[],
                                                   pthreadpool_t threadpool) {
    const struct gradient gradient = {.grad_output = grad_output,
                                      .grad_input = grad_input,
                                      .count_include_pad = count_include_pad,
                                      .compute = give_to_all};
    return run(batch_size, channels, pooling, gradient, threadpool);
}
