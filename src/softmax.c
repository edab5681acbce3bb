/*
 * Softmax, its cross-entropy with labels, and that one's gradient, which is softmax less 1 at the label.
 *
 * Short rows are done many at once. A row of up to CHUNK elements is one thread's: its
 * exponentials wait in a scratch buffer for their sum, and are written to the output once. A longer row is cut into
 * chunks; each has its own maximum and sum, its exponentials are in the output already, and a second pass scales them
 * by what the chunk's maximum differs from the row's.
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
    ELEMENTS_A_RUN = 1 << 11, /* of short rows that are streamed together */
    CHUNK = 1 << 14,          /* elements; a multiple of NNP_LINE */
    MAX_CHUNKS = 1024,        /* of a row; chunks of longer rows are longer */
    ELEMENTS_A_TASK = 1 << 15,
    LINES_BETWEEN_STREAMS = 16, /* the CPU's store queue holds as many */
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
 * other: the whole cache lines of a run of elements, and the line that it shares with the next run.
 */
struct stream {
    const float* exponentials;
    float factor;
    float* output;
    size_t count;
    float shared[NNP_LINE];
    size_t shared_count; /* elements of it that are known */
};

/* Writes up to `lines` of the lines. */
static void stream_lines(const struct softmax* s, struct stream* stream, size_t lines) {
    const size_t count = nnp_min(lines * NNP_LINE, stream->count);
    if (count == 0) return;
    s->hw->softmax.scale_streamed(count, stream->exponentials, &stream->factor, stream->output);
    stream->exponentials += count;
    stream->output += count;
    stream->count -= count;
}

/* Writes all that is left. */
static void flush_stream(const struct softmax* s, struct stream* stream) {
    stream_lines(s, stream, stream->count);
    if (stream->shared_count != 0) memcpy(stream->output, stream->shared, stream->shared_count * sizeof(float));
    stream->shared_count = 0;
}

/* The next run, right behind the last one. */
static void stream_run(const struct softmax* s, struct stream* stream, const float* exponentials, float factor,
                       float* output, size_t count) {
    stream_lines(s, stream, stream->count);
    const size_t head = (0 - (uintptr_t)output / sizeof(float)) % NNP_LINE, tail = (count - head) % NNP_LINE;
    const bool is_complete = stream->shared_count + head == NNP_LINE && count >= head;
    if (!is_complete) flush_stream(s, stream);
    if (count < NNP_LINE && !is_complete) {
        s->hw->softmax.scale(count, exponentials, &factor, output);
        return;
    }
    float* own = is_complete ? stream->shared + NNP_LINE - head : output;
    s->hw->softmax.scale(head, exponentials, &factor, own);
    if (is_complete) {
        s->hw->softmax.scale_streamed(NNP_LINE, stream->shared, &(float){1}, output + head - NNP_LINE);
    }
    s->hw->softmax.scale(tail, exponentials + count - tail, &factor, stream->shared);
    stream->shared_count = tail;
    stream->exponentials = exponentials + head;
    stream->factor = factor;
    stream->output = output + head;
    stream->count = count - head - tail;
}

static void end_stream(const struct softmax* s, struct stream* stream) {
    flush_stream(s, stream);
    s->hw->stream_rows(0, 0, NULL, 0, NULL, 0); /* visible to other threads */
}

/* ---- Short rows ---- */

/* A row is short if a group of them, what the kernel takes, fits into its buffers. */
static size_t rows_a_group(const struct softmax* s) { return 2 * s->hw->lanes; }

static bool are_short(const struct softmax* s) { return s->channels <= GROUP_ELEMENTS / rows_a_group(s); }

/* A group of rows, or what there is of it. */
static void compute_group(const struct softmax* s, size_t rows, const float* x, float* y) {
    const size_t channels = s->channels, padded = nnp_max(channels, SHORTEST);
    _Alignas(NNP_ALIGNMENT) float scratch[GROUP_ELEMENTS];
    if (rows == rows_a_group(s) && padded == channels) {
        s->hw->softmax.short_rows(channels, x, &s->scale, y, scratch);
        return;
    }
    float copies[GROUP_ELEMENTS];
    for (size_t i = 0; i < rows_a_group(s) * padded; i++)
        copies[i] = -INFINITY;
    for (size_t row = 0; row < rows; row++)
        memcpy(copies + row * padded, x + row * channels, channels * sizeof(float));
    s->hw->softmax.short_rows(padded, copies, &s->scale, copies, scratch);
    for (size_t row = 0; row < rows; row++)
        memcpy(y + row * channels, copies + row * padded, channels * sizeof(float));
}

static void compute_short_rows(void* context, size_t start, size_t count) {
    const struct softmax* s = context;
    const size_t channels = s->channels, group = rows_a_group(s), end = start + count;
    const size_t rows_a_run = nnp_round_down(ELEMENTS_A_RUN / channels, group);
    float staged[2][GROUP_ELEMENTS];
    struct stream stream = {.count = 0};
    for (size_t first = start, run = 0; first < end; first += rows_a_run, run++) {
        const size_t rows = nnp_min(rows_a_run, end - first);
        float* output = s->output + first * channels;
        float* y = s->is_streamed ? staged[run % 2] : output;
        for (size_t row = 0; row < rows; row += group) {
            compute_group(s, nnp_min(group, rows - row), s->input + (first + row) * channels, y + row * channels);
            stream_lines(s, &stream, nnp_divide_up(group * channels, NNP_LINE));
        }
        for (size_t row = 0; row < rows && s->labels != NULL; row++)
            y[row * channels + (size_t)s->labels[first + row]] -= s->scale;
        if (s->is_streamed) stream_run(s, &stream, y, 1, output, rows * channels);
    }
    if (s->is_streamed) end_stream(s, &stream);
}

/* ---- Rows of one thread ---- */

/*
 * exp(x - max(x)) of `count` elements into y, which has room for whole lines, or for `count` elements if they are.
 * What is as far behind x is prefetched: the next row. The row before is streamed meanwhile, if there is a stream.
 */
static struct chunk compute_exponentials(const struct softmax* s, const float* x, size_t count, float* y,
                                         struct stream* stream) {
    const size_t lines = count / NNP_LINE, rest = count % NNP_LINE;
    _Alignas(NNP_ALIGNMENT) float last[NNP_LINE], maxima[NNP_LINE], sums[NNP_LINE] = {0};
    for (size_t i = 0; i < NNP_LINE; i++) {
        last[i] = i < rest ? x[lines * NNP_LINE + i] : -INFINITY;
        maxima[i] = -INFINITY;
    }
    s->hw->softmax.maximum(lines, x, maxima);
    s->hw->softmax.maximum(1, last, maxima);
    struct chunk chunk = {.maximum = -FLT_MAX};
    for (size_t i = 0; i < NNP_LINE; i++) {
        if (!(maxima[i] <= chunk.maximum)) chunk.maximum = maxima[i];
    }
    const size_t step = stream != NULL ? LINES_BETWEEN_STREAMS : lines;
    for (size_t line = 0; line < lines; line += step) {
        const size_t size = nnp_min(step, lines - line);
        const size_t place = line * NNP_LINE;
        s->hw->softmax.exponential(size, x + place, count, &chunk.maximum, y + place, sums);
        if (stream != NULL) stream_lines(s, stream, size);
    }
    s->hw->softmax.exponential(1, last, 0, &chunk.maximum, last, sums);
    memcpy(y + lines * NNP_LINE, last, rest * sizeof(float));
    if (stream != NULL) stream_lines(s, stream, stream->count);
    for (size_t i = 0; i < NNP_LINE; i++)
        chunk.sum += sums[i];
    return chunk;
}

static void compute_rows(void* context, size_t start, size_t count) {
    const struct softmax* s = context;
    _Alignas(NNP_ALIGNMENT) float exponentials[2 * CHUNK];
    struct stream stream = {.count = 0};
    for (size_t row = start; row < start + count; row++) {
        const size_t first = row * s->channels;
        float* y = exponentials + row % 2 * CHUNK;
        const struct chunk chunk =
            compute_exponentials(s, s->input + first, s->channels, y, s->is_streamed ? &stream : NULL);
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
    s->chunks[index] = compute_exponentials(s, s->input + first, chunk_elements(s, index), s->output + first, NULL);
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
            compute_exponentials(s, x + first, nnp_min(CHUNK, s->channels - first), exponentials, NULL);
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
