/*
 * Softmax, its cross-entropy with labels, and that one's gradient, which is softmax less 1 at the label.
 *
 * Short rows are done many at once. A row of up to CHUNK elements is one thread's: its exponentials wait in a buffer
 * for their sum, and are written to the output once. A longer row is cut into chunks; each has its own maximum and sum,
 * its exponentials are in the output already, and a second pass scales them by what the chunk's maximum differs from
 * the row's.
 */

#include <float.h>
#include <math.h>
#include <string.h>

#include <pthreadpool.h>

#include <nnpack.h>
#include <nnpack/extensions.h>

#include "machine.h"
#include "numbers.h"
#include "validate.h"

enum {
    GROUP_ELEMENTS = 1 << 13, /* of the short rows that are computed together */
    SHORTEST = 4,             /* elements that the kernel for short rows needs at least */
    SHORTEST_OF_BLOCKS = 40,  /* elements of rows that are worth not being transposed, */
    LONGEST_OF_BLOCKS = 448,  /* and of those that are worth being done four at once */
    ELEMENTS_A_RUN = 1 << 10, /* of short rows that are streamed together: few, so that they stay in L1 */
    CHUNK = 1 << 14,          /* elements; a multiple of NNP_LINE */
    BUFFER = CHUNK + 512,     /* half a page more, so that two differ in the low bits of addresses, see below */
    MAX_CHUNKS = 1024,        /* of a row; chunks of longer rows are longer */
    ELEMENTS_A_TASK = 1 << 15,
};

/* Exponentials of a chunk are relative to its maximum; `factor` makes them what they are in the row. */
struct chunk {
    float maximum; /* finite: of nothing but -infinity, exponentials are 0 */
    float factor;
    double sum;
};

struct softmax {
    const struct nnp_hw* hw;
    size_t channels;
    const float* input;
    const int32_t* labels; /* of the cross-entropy; NULL: plain softmax */
    float scale;           /* of the output */
    float* output;         /* of softmax or the gradient: as the input; of the cross-entropy: one loss a row */
    bool is_streamed;
    size_t chunk_size; /* of a long row */
    struct chunk* chunks;
};

/* ---- Streams ---- */

/*
 * What is to be written past the caches while exponentials are computed, so that memory and they don't wait for each
 * other: whole cache lines of a run of elements, the tail behind them, which shares a line with the next run, and the
 * line shared with the run before. Elements are read no sooner than a run after they were stored: what is stored in
 * other portions than it is read in waits for all that is streamed before.
 */
struct stream {
    struct nnp_softmax_stream next; /* what a kernel is given of the lines */
    size_t count;                   /* elements in lines */
    size_t tail;
    _Alignas(NNP_ALIGNMENT) float shared[NNP_LINE];
    float* shared_output; /* or NULL */
};

/* Up to `count` elements of the lines, which must be written before others are taken. */
static const struct nnp_softmax_stream* take_lines(struct stream* stream, size_t count) {
    stream->next.ready += stream->next.count;
    stream->next.output += stream->next.count;
    stream->next.count = nnp_min(count, stream->count);
    stream->count -= stream->next.count;
    return &stream->next;
}

/* Writes all but the tail. */
static void stream_lines(const struct softmax* s, struct stream* stream) {
    const struct nnp_softmax_stream* lines = take_lines(stream, SIZE_MAX);
    s->hw->softmax.scale_streamed(lines->count, lines->ready, &lines->factor, lines->output);
    if (stream->shared_output != NULL) {
        s->hw->softmax.scale_streamed(NNP_LINE, stream->shared, &(float){1}, stream->shared_output);
    }
    stream->shared_output = NULL;
    take_lines(stream, 0);
}

static void end_run(const struct softmax* s, struct stream* stream) {
    stream_lines(s, stream);
    s->hw->softmax.scale(stream->tail, stream->next.ready, &stream->next.factor, stream->next.output);
    stream->tail = 0;
}

/* The next run, right behind the last one. */
static void stream_run(const struct softmax* s, struct stream* stream, const float* ready, float factor, float* output,
                       size_t count) {
    const size_t head = nnp_min((0 - (uintptr_t)output / sizeof(float)) % NNP_LINE, count);
    if (stream->tail + head == NNP_LINE) {
        stream_lines(s, stream);
        s->hw->softmax.scale(stream->tail, stream->next.ready, &stream->next.factor, stream->shared);
        s->hw->softmax.scale(head, ready, &factor, stream->shared + stream->tail);
        stream->shared_output = stream->next.output;
    } else {
        end_run(s, stream);
        s->hw->softmax.scale(head, ready, &factor, output);
    }
    stream->tail = (count - head) % NNP_LINE;
    stream->count = count - head - stream->tail;
    stream->next = (struct nnp_softmax_stream){0, ready + head, output + head, factor};
}

static void end_stream(const struct softmax* s, struct stream* stream) {
    end_run(s, stream);
    s->hw->stream.fence();
}

/* ---- Short rows ---- */

/* Without transpositions? */
static bool are_blocks(const struct softmax* s) {
    const bool are_medium = SHORTEST_OF_BLOCKS <= s->channels && s->channels <= LONGEST_OF_BLOCKS;
    return s->hw->softmax.row_blocks != NULL && are_medium;
}

/* Rows that a kernel takes at once, or a multiple of which it does. */
static size_t rows_a_group(const struct softmax* s) { return are_blocks(s) ? NNP_ROW_BLOCK : 2 * s->hw->lanes; }

/* A row is short if a group of them, what the kernel takes, fits into its buffers. */
static bool are_short(const struct softmax* s) { return s->channels <= GROUP_ELEMENTS / rows_a_group(s); }

/* Whole groups of rows; they stream meanwhile as many elements as they have, or nearly. */
static void compute_groups(const struct softmax* s, size_t rows, size_t channels, const float* x, float* y,
                           struct stream* stream) {
    _Alignas(NNP_ALIGNMENT) float scratch[GROUP_ELEMENTS + (NNP_ROW_BLOCK + 2) * NNP_LINE];
    if (are_blocks(s)) {
        const size_t lines = nnp_min(channels / NNP_LINE, stream->count / (NNP_LINE * rows));
        struct nnp_softmax_stream next = *take_lines(stream, lines * NNP_LINE * rows);
        next.count = lines * NNP_LINE;
        s->hw->softmax.row_blocks(rows / NNP_ROW_BLOCK, channels, x, &s->scale, y, scratch, &next);
        return;
    }
    const size_t group = rows_a_group(s);
    for (size_t row = 0; row < rows; row += group) {
        const size_t streamed = nnp_min(channels, stream->count / group) * group;
        s->hw->softmax.short_rows(channels, x + row * channels, &s->scale, y + row * channels, scratch,
                                  take_lines(stream, streamed));
    }
}

/* Short rows, and groups that are not full, in copies. */
static void compute_rest(const struct softmax* s, size_t rows, const float* x, float* y) {
    const size_t channels = s->channels, padded = nnp_max(channels, SHORTEST), group = rows_a_group(s);
    float copies[GROUP_ELEMENTS];
    for (size_t i = 0; i < group * padded; i++)
        copies[i] = -INFINITY;
    for (size_t row = 0; row < rows; row++)
        memcpy(copies + row * padded, x + row * channels, channels * sizeof(float));
    compute_groups(s, group, padded, copies, copies, &(struct stream){0});
    for (size_t row = 0; row < rows; row++)
        memcpy(y + row * channels, copies + row * padded, channels * sizeof(float));
}

static void compute_short_rows(void* context, size_t start, size_t count) {
    const struct softmax* s = context;
    const size_t channels = s->channels, group = rows_a_group(s), end = start + count;
    const size_t rows_a_run = nnp_round_down(ELEMENTS_A_RUN / channels, group);
    float staged[2][GROUP_ELEMENTS];
    struct stream stream = {0};
    for (size_t first = start, run = 0; first < end; first += rows_a_run, run++) {
        const size_t rows = nnp_min(rows_a_run, end - first);
        float* output = s->output + first * channels;
        float* y = s->is_streamed ? staged[run % 2] : output;
        const size_t whole = channels < SHORTEST ? 0 : rows / group * group;
        if (whole != 0) compute_groups(s, whole, channels, s->input + first * channels, y, &stream);
        for (size_t row = whole; row < rows; row += group) {
            compute_rest(s, nnp_min(group, rows - row), s->input + (first + row) * channels, y + row * channels);
        }
        for (size_t row = 0; row < rows && s->labels != NULL; row++)
            y[row * channels + (size_t)s->labels[first + row]] -= s->scale;
        if (s->is_streamed) stream_run(s, &stream, y, 1, output, rows * channels);
    }
    if (s->is_streamed) end_stream(s, &stream);
}

/* ---- Rows of one thread ---- */

/* max(x), and x into y. */
static float copy_and_find_maximum(const struct softmax* s, const float* x, size_t count, float* y) {
    _Alignas(NNP_ALIGNMENT) float maxima[NNP_LINE];
    if (count >= NNP_LINE) {
        s->hw->softmax.maximum(count, x, y, maxima);
    } else {
        float padded[NNP_LINE];
        for (size_t i = 0; i < NNP_LINE; i++)
            padded[i] = i < count ? x[i] : -FLT_MAX;
        s->hw->softmax.maximum(NNP_LINE, padded, padded, maxima);
        memcpy(y, padded, count * sizeof(float));
    }
    for (size_t half = NNP_LINE / 2; half != 0; half /= 2) {
        for (size_t i = 0; i < half; i++)
            maxima[i] = maxima[i] > maxima[i + half] ? maxima[i] : maxima[i + half];
    }
    return maxima[0];
}

/*
 * exp(x - max(x)) of `count` elements into y, which may be x. The row behind x is prefetched, and the row before is
 * streamed, if there is one. x is copied first: while lines are streamed, loads whose addresses have the same low bits
 * wait for them.
 */
static struct chunk compute_exponentials(const struct softmax* s, const float* x, size_t count, float* y,
                                         struct stream* stream) {
    _Alignas(NNP_ALIGNMENT) float sums[NNP_LINE];
    struct chunk chunk = {.maximum = copy_and_find_maximum(s, x, count, y)};
    const intptr_t following = ((intptr_t)(x + count) - (intptr_t)y) / (intptr_t)sizeof(float);
    s->hw->softmax.exponential(count, y, (size_t)following, &chunk.maximum, sums,
                               take_lines(stream, nnp_round_down(count, NNP_LINE)));
    double halves[NNP_LINE / 2];
    for (size_t i = 0; i < NNP_LINE / 2; i++)
        halves[i] = (double)sums[i] + sums[i + NNP_LINE / 2];
    for (size_t half = NNP_LINE / 4; half != 0; half /= 2) {
        for (size_t i = 0; i < half; i++)
            halves[i] += halves[i + half];
    }
    chunk.sum = halves[0];
    return chunk;
}

static void compute_rows(void* context, size_t start, size_t count) {
    const struct softmax* s = context;
    _Alignas(NNP_ALIGNMENT) float exponentials[2 * BUFFER];
    struct stream stream = {0};
    for (size_t row = start; row < start + count; row++) {
        const size_t first = row * s->channels;
        float* y = exponentials + row % 2 * BUFFER;
        const struct chunk chunk = compute_exponentials(s, s->input + first, s->channels, y, &stream);
        const float factor = (float)(s->scale / chunk.sum);
        if (s->labels != NULL) y[s->labels[row]] -= (float)chunk.sum;
        if (s->is_streamed) {
            stream_run(s, &stream, y, factor, s->output + first, s->channels);
        } else {
            s->hw->softmax.scale(s->channels, y, &factor, s->output + first);
        }
    }
    if (s->is_streamed) end_stream(s, &stream);
}

/* ---- A row shared by threads ---- */

static size_t chunk_elements(const struct softmax* s, size_t index) {
    return nnp_min(s->chunk_size, s->channels - index * s->chunk_size);
}

static void compute_chunk(void* context, size_t index) {
    const struct softmax* s = context;
    const size_t first = index * s->chunk_size;
    s->chunks[index] =
        compute_exponentials(s, s->input + first, chunk_elements(s, index), s->output + first, &(struct stream){0});
}

static void scale_chunk(void* context, size_t index) {
    const struct softmax* s = context;
    float* output = s->output + index * s->chunk_size;
    s->hw->softmax.scale(chunk_elements(s, index), output, &s->chunks[index].factor, output);
}

static void compute_long_row(struct softmax s, size_t row, pthreadpool_t threadpool) {
    struct chunk chunks[MAX_CHUNKS];
    s.input += row * s.channels;
    s.output += row * s.channels;
    s.chunks = chunks;
    s.chunk_size = nnp_max(CHUNK, nnp_round_up(nnp_divide_up(s.channels, MAX_CHUNKS), NNP_LINE));
    const size_t count = nnp_divide_up(s.channels, s.chunk_size);
    pthreadpool_parallelize_1d(threadpool, compute_chunk, &s, count, PTHREADPOOL_FLAG_DISABLE_DENORMALS);
    float maximum = chunks[0].maximum;
    for (size_t i = 1; i < count; i++) {
        if (!(chunks[i].maximum <= maximum)) maximum = chunks[i].maximum;
    }
    double sum = 0;
    for (size_t i = 0; i < count; i++)
        sum += chunks[i].sum * exp((double)chunks[i].maximum - maximum);
    for (size_t i = 0; i < count; i++)
        chunks[i].factor = (float)(s.scale * exp((double)chunks[i].maximum - maximum) / sum);
    pthreadpool_parallelize_1d(threadpool, scale_chunk, &s, count, PTHREADPOOL_FLAG_DISABLE_DENORMALS);
    if (s.labels != NULL) s.output[s.labels[row]] -= s.scale;
}

/* ---- Functions ---- */

static void run(struct softmax s, size_t batch_size, pthreadpool_t threadpool) {
    const struct nnp_machine* machine = nnp_machine();
    s.hw = machine->hw;
    if (s.channels > CHUNK) {
        for (size_t row = 0; row < batch_size; row++)
            compute_long_row(s, row, threadpool);
        return;
    }
    const bool is_short = are_short(&s);
    const size_t rows_a_task = nnp_divide_up(ELEMENTS_A_TASK, s.channels);
    s.is_streamed = s.output != s.input && nnp_is_large(machine, batch_size * s.channels);
    pthreadpool_parallelize_1d_tile_1d(threadpool, is_short ? compute_short_rows : compute_rows, &s, batch_size,
                                       is_short ? nnp_round_up(rows_a_task, rows_a_group(&s)) : rows_a_task,
                                       PTHREADPOOL_FLAG_DISABLE_DENORMALS);
}

enum nnp_status nnp_softmax_output(size_t batch_size, size_t channels, const float input[], float output[],
                                   pthreadpool_t threadpool) {
    const enum nnp_status status = nnp_validate_matrix(batch_size, channels, nnp_status_invalid_channels);
    if (status != nnp_status_success) return status;
    run((struct softmax){.channels = channels, .input = input, .scale = 1, .output = output}, batch_size, threadpool);
    return nnp_status_success;
}

static enum nnp_status validate_labels(size_t batch_size, size_t channels, const int32_t* labels) {
    const enum nnp_status status = nnp_validate_matrix(batch_size, channels, nnp_status_invalid_channels);
    if (status != nnp_status_success) return status;
    for (size_t row = 0; row < batch_size; row++) {
        if (labels[row] < 0 || (size_t)labels[row] >= channels) return nnp_status_invalid_channels;
    }
    return nnp_status_success;
}

/* -ln(softmax) of one row at its label. */
static void compute_loss(void* context, size_t row) {
    const struct softmax* s = context;
    const float* x = s->input + row * s->channels;
    _Alignas(NNP_ALIGNMENT) float exponentials[CHUNK];
    double maximum = -FLT_MAX, sum = 0;
    for (size_t first = 0; first < s->channels; first += CHUNK) {
        const struct chunk chunk =
            compute_exponentials(s, x + first, nnp_min(CHUNK, s->channels - first), exponentials, &(struct stream){0});
        const double higher = chunk.maximum <= maximum ? maximum : chunk.maximum;
        sum = sum * exp(maximum - higher) + chunk.sum * exp(chunk.maximum - higher);
        maximum = higher;
    }
    s->output[row] = (float)(log(sum) - (x[s->labels[row]] - maximum));
}

enum nnp_status nnp_softmax_cross_entropy_output(size_t batch_size, size_t channels, const float* input,
                                                 const int32_t* labels, float* losses, pthreadpool_t threadpool) {
    const enum nnp_status status = validate_labels(batch_size, channels, labels);
    if (status != nnp_status_success) return status;
    struct softmax softmax = {
        .hw = nnp_machine()->hw, .channels = channels, .input = input, .labels = labels, .output = losses};
    pthreadpool_parallelize_1d(threadpool, compute_loss, &softmax, batch_size, PTHREADPOOL_FLAG_DISABLE_DENORMALS);
    return nnp_status_success;
}

enum nnp_status nnp_softmax_cross_entropy_input_gradient(size_t batch_size, size_t channels, const float* input,
                                                         const int32_t* labels, float scale, float* grad_input,
                                                         pthreadpool_t threadpool) {
    const enum nnp_status status = validate_labels(batch_size, channels, labels);
    if (status != nnp_status_success) return status;
    run((struct softmax){.channels = channels, .input = input, .labels = labels, .scale = scale, .output = grad_input},
        batch_size, threadpool);
    return nnp_status_success;
}
