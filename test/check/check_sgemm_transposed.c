#include <math.h>
#include <string.h>

#include "check_gemm.h"

enum { A, B, C, START, OUTPUT, OPERANDS };

enum { STRIDES = 4, MINIMA = 3 };

struct sgemm_case {
    size_t k, stride, kind, minimum;
    bool continues;     /* sums start from rows, c itself if it may be, instead of from one row for all */
    bool is_transposed; /* c is written as an image */
    bool has_next;
    bool is_ahead; /* something is fetched with steps of a */
    enum placement placement;
};

/* Of steps of a: as dense as they can be, odd, that of a plane, and a power of two. */
static size_t stride_of(size_t i, size_t rows) {
    const size_t strides[STRIDES] = {rows, (rows + 2) | 1, 3137, 1024};
    return strides[i];
}

static struct gemm_operands operands_of(const struct check* check, size_t k, size_t stride) {
    return (struct gemm_operands){
        .rows = check->kernel.index + 1, .nr = check->hw->sgemm_transposed.nr, .k = k, .group = 1, .width = stride};
}

static void check_one(struct check* check, struct buffer* buffers[OPERANDS], const struct sgemm_case* t) {
    static const float minima[MINIMA] = {-INFINITY, 0.0f, 0.3f};
    const size_t rows = check->kernel.index + 1, stride = stride_of(t->stride, rows);
    const float minimum = minima[t->minimum];
    struct gemm_operands o = operands_of(check, t->k, stride);
    if (!check_case(check,
                    "k = %zu, a_stride = %zu, sums start from %s, %s, minimum = %g, %s, %s, %s data, placement %d",
                    t->k, stride, t->continues ? "rows" : "a row", t->is_transposed ? "transposed" : "as it is",
                    minimum, t->has_next ? "something next" : "nothing next",
                    t->is_ahead ? "fetching ahead" : "fetching nothing", gemm_kind_name(t->kind), t->placement)) {
        return;
    }
    const size_t alignment = check->hw->lanes * sizeof(float), floats = rows * o.nr;
    const size_t a_floats = t->k == 0 ? 0 : (t->k - 1) * stride + rows;
    const size_t channel_stride = t->is_transposed ? rows + t->stride : 0;
    const size_t c_floats = t->is_transposed ? (o.nr - 1) * channel_stride + rows : floats;
    const bool is_aside = t->is_transposed || !t->continues;
    float* const a = buffer_place(buffers[A], a_floats * sizeof(float), sizeof(float), t->placement);
    float* const b = buffer_place(buffers[B], gemm_floats_of_b(&o) * sizeof(float), NNP_ALIGNMENT, t->placement);
    float* const c =
        buffer_place(buffers[C], c_floats * sizeof(float), t->is_transposed ? sizeof(float) : alignment, t->placement);
    const size_t starts = t->continues ? floats : o.nr;
    float* const aside =
        buffer_place(buffers[START], starts * sizeof(float), t->continues ? alignment : sizeof(float), t->placement);
    float* const start = is_aside ? aside : c;
    gemm_fill(check, &o, a, b, t->kind);
    for (size_t i = 0; i < starts; i++)
        start[i] = random_float(&check->random, DATA_NORMAL);
    struct nnp_sgemm_transposed_output* const output =
        buffer_place(buffers[OUTPUT], sizeof(*output), _Alignof(struct nnp_sgemm_transposed_output), t->placement);
    output->start = start; /* one by one: what pads the structure keeps the pattern */
    output->start_stride = t->continues ? o.nr : 0;
    output->channel_stride = channel_stride;
    output->next = t->has_next ? (const float*)UNREADABLE : NULL;
    output->next_stride = t->has_next ? check->hw->lanes + 1 : 0;
    output->ahead = t->is_ahead ? (UNREADABLE - POINTER(a)) / sizeof(float) : 0;
    output->minimum = minimum;
    if (!check_call(check, 6, (uintptr_t[]){t->k, POINTER(a), stride, POINTER(b), POINTER(c), POINTER(output)})) return;
    const bool is_strict = t->kind == DATA_NORMAL && t->placement == PLACE_AT_END;
    for (size_t i = 0; i < rows; i++) {
        for (size_t j = 0; j < o.nr; j++) {
            float* const element = &c[t->is_transposed ? j * channel_stride + i : i * o.nr + j];
            const uint32_t bits = buffer_take(buffers[C], element);
            const float from = start[t->continues ? i * o.nr + j : j];
            if (!gemm_check(check, &o, i, j, from, minimum, bits, is_strict ? GEMM_IN_ORDER : GEMM_ANY_ORDER)) return;
        }
    }
    check_intact(check);
}

static void check(struct check* check) {
    struct buffer* buffers[OPERANDS] = {check_buffer(check, "a", ROLE_READ), check_buffer(check, "b", ROLE_READ),
                                        check_buffer(check, "c", ROLE_WRITE), check_buffer(check, "start", ROLE_READ),
                                        check_buffer(check, "output", ROLE_READ)};
    struct sgemm_case t;
    for (size_t depth = 0; depth < GEMM_DEPTHS; depth++) {
        t.k = gemm_depth(depth, check->hw->lanes);
        for (t.kind = 0; t.kind < GEMM_KINDS; t.kind++) {
            for (t.stride = 0; t.stride < STRIDES; t.stride++) {
                for (t.placement = 0; t.placement < PLACEMENTS; t.placement++) {
                    t.minimum = random_below(&check->random, MINIMA);
                    t.continues = random_below(&check->random, 2);
                    t.is_transposed = random_below(&check->random, 2);
                    t.has_next = random_below(&check->random, 2);
                    t.is_ahead = random_below(&check->random, 2);
                    check_one(check, buffers, &t);
                }
            }
        }
    }
}

static void bench(struct check* check) {
    struct buffer *a = check_buffer(check, "a", ROLE_READ), *b = check_buffer(check, "b", ROLE_READ),
                  *c = check_buffer(check, "c", ROLE_WRITE);
    static const size_t depths[] = {64, 256};
    for (size_t i = 0; i < sizeof(depths) / sizeof(depths[0]); i++) {
        const size_t k = depths[i];
        /* More than is used: it is prefetched. */
        struct gemm_operands o = operands_of(check, 2 * k, check->hw->sgemm_transposed.mr);
        gemm_place(check, a, b, &o, DATA_NORMAL, PLACE_AT_START);
        float* const data = buffer_place(c, o.rows * o.nr * sizeof(float), NNP_ALIGNMENT, PLACE_AT_START);
        memset(data, 0, o.rows * o.nr * sizeof(float));
        const struct nnp_sgemm_transposed_output output = {.start = data, .start_stride = o.nr, .minimum = -INFINITY};
        char what[32];
        snprintf(what, sizeof(what), "k = %zu", k);
        bench_call(check, what, 6,
                   (uintptr_t[]){k, POINTER(o.a), o.width, POINTER(o.b), POINTER(data), POINTER(&output)},
                   2.0 * (double)(k * o.rows * o.nr), (double)((o.rows + o.nr) * k + o.rows * o.nr) * sizeof(float));
    }
}

static size_t count(const struct nnp_hw* hw) { return hw->sgemm_transposed.mr; }

static check_function* kernel(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]) {
    snprintf(variant, CHECK_VARIANT, "%zux%zu", index + 1, hw->sgemm_transposed.nr);
    return (check_function*)hw->sgemm_transposed.kernels[index];
}

const struct check_family check_sgemm_transposed = {
    .name = "sgemm_transposed", .count = count, .kernel = kernel, .check = check, .bench = bench};
