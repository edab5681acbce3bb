/*
 * Softmax. A row of up to CHUNK elements is one thread's: its exponentials wait in a scratch buffer for their sum, and
 * are written to the output once. A longer row is cut into chunks; each has its own maximum and sum, its exponentials
 * are in the output already, and a second pass scales them by what the chunk's maximum differs from the row's.
 */

#include <float.h>
#include <math.h>
#include <string.h>

#include <pthreadpool.h>

#include <nnpack.h>

#include "machine.h"
#include "numbers.h"
#include "validate.h"

enum {
    CHUNK = 1 << 14,   /* elements; a multiple of NNP_LINE */
    MAX_CHUNKS = 1024, /* of a row; chunks of longer rows are longer */
    ELEMENTS_A_TASK = 1 << 13,
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
    float* output;
    bool is_streamed;
    size_t chunk_size; /* of a long row */
    struct chunk* chunks;
};

/* exp(x - max(x)) of `count` elements into y, which has room for whole lines, or for `count` elements if they are. */
static struct chunk compute_exponentials(const struct softmax* s, const float* x, size_t count, float* y) {
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
    s->hw->softmax.exponential(lines, x, &chunk.maximum, y, sums);
    s->hw->softmax.exponential(1, last, &chunk.maximum, last, sums);
    memcpy(y + lines * NNP_LINE, last, rest * sizeof(float));
    for (size_t i = 0; i < NNP_LINE; i++)
        chunk.sum += sums[i];
    return chunk;
}

static void compute_rows(void* context, size_t start, size_t count) {
    const struct softmax* s = context;
    nnp_softmax_scale_function* scale = s->is_streamed ? s->hw->softmax.scale_streamed : s->hw->softmax.scale;
    _Alignas(NNP_ALIGNMENT) float exponentials[CHUNK];
    for (size_t row = start; row < start + count; row++) {
        const size_t first = row * s->channels;
        const struct chunk chunk = compute_exponentials(s, s->input + first, s->channels, exponentials);
        const float factor = (float)(1 / chunk.sum);
        scale(s->channels, exponentials, &factor, s->output + first);
    }
}

static size_t chunk_elements(const struct softmax* s, size_t index) {
    return nnp_min(s->chunk_size, s->channels - index * s->chunk_size);
}

static void compute_chunk(void* context, size_t index) {
    const struct softmax* s = context;
    const size_t first = index * s->chunk_size;
    s->chunks[index] = compute_exponentials(s, s->input + first, chunk_elements(s, index), s->output + first);
}

static void scale_chunk(void* context, size_t index) {
    const struct softmax* s = context;
    float* output = s->output + index * s->chunk_size;
    s->hw->softmax.scale(chunk_elements(s, index), output, &s->chunks[index].factor, output);
}

static void compute_long_row(struct softmax s, pthreadpool_t threadpool) {
    struct chunk chunks[MAX_CHUNKS];
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
        chunks[i].factor = (float)(exp((double)chunks[i].maximum - maximum) / sum);
    pthreadpool_parallelize_1d(threadpool, scale_chunk, &s, count, PTHREADPOOL_FLAG_DISABLE_DENORMALS);
}

enum nnp_status nnp_softmax_output(size_t batch_size, size_t channels, const float input[], float output[],
                                   pthreadpool_t threadpool) {
    const enum nnp_status status = nnp_validate_matrix(batch_size, channels, nnp_status_invalid_channels);
    if (status != nnp_status_success) return status;
    const struct nnp_machine* machine = nnp_machine();
    struct softmax softmax = {.hw = machine->hw, .channels = channels, .input = input, .output = output};
    if (channels <= CHUNK) {
        softmax.is_streamed = output != input && nnp_is_large(machine, batch_size * channels);
        pthreadpool_parallelize_1d_tile_1d(threadpool, compute_rows, &softmax, batch_size,
                                           nnp_divide_up(ELEMENTS_A_TASK, channels),
                                           PTHREADPOOL_FLAG_DISABLE_DENORMALS);
        return nnp_status_success;
    }
    for (size_t row = 0; row < batch_size; row++) {
        softmax.input = input + row * channels;
        softmax.output = output + row * channels;
        compute_long_row(softmax, threadpool);
    }
    return nnp_status_success;
}
