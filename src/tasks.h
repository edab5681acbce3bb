#pragma once
/* Tasks for threads to take. */

#include <stdatomic.h>
#include <stdint.h>

#include "hw.h"
#include "numbers.h"

enum { NNP_MAX_SHARES = 32 };

static const size_t NNP_NO_TASK = SIZE_MAX;

/*
 * A thread takes the tasks of its own share in order, then what is left of others' shares. So it works on neighbours,
 * and, unless it is late, on the same data in each call, which its caches may have (docs/decisions/0025). More threads
 * than there are shares have some together.
 */
struct nnp_tasks {
    struct nnp_partition shares;
    struct {
        _Alignas(NNP_ALIGNMENT) atomic_size_t taken; /* of its tasks; may be more than there are */
    } counters[NNP_MAX_SHARES];
};

static inline void nnp_share_tasks(struct nnp_tasks* tasks, size_t count, size_t threads) {
    tasks->shares = nnp_partition_into(count, nnp_min(threads, NNP_MAX_SHARES));
    for (size_t share = 0; share < tasks->shares.parts; share++)
        atomic_init(&tasks->counters[share].taken, 0);
}

/* A task that no other thread has taken, or NNP_NO_TASK. */
static inline size_t nnp_take_task(struct nnp_tasks* tasks, size_t thread) {
    const struct nnp_partition* shares = &tasks->shares;
    for (size_t i = 0; i < shares->parts; i++) {
        const size_t share = (thread + i) % shares->parts, size = nnp_part_size(shares, share);
        if (atomic_load_explicit(&tasks->counters[share].taken, memory_order_relaxed) >= size) continue;
        const size_t task = atomic_fetch_add_explicit(&tasks->counters[share].taken, 1, memory_order_relaxed);
        if (task < size) return nnp_part_start(shares, share) + task;
    }
    return NNP_NO_TASK;
}
