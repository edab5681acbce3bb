/*
 * Pools of Web Workers. Workers come and go as they like: the caller waits for those that took up its work, never for
 * one that is late, so that work is done with any number of them, none included.
 */

#include <pthreadpool.h>

#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>

/* Looks at a value that is about to change, before a worker goes to sleep: some ten microseconds. */
enum { SPINS = 4096 };
/* Of the pool's state: work may be taken up. The other bits count the workers that did. */
static const uint32_t OPEN = UINT32_C(1) << 31;

/* A grid of range_i x range_j items, cut into tiles of tile_j; one of the functions is set. */
struct job {
    pthreadpool_task_1d_t task_1d;
    pthreadpool_task_1d_tile_1d_t task_1d_tile_1d; /* range_i is 1 */
    pthreadpool_task_2d_t task_2d;
    pthreadpool_task_2d_tile_1d_t task_2d_tile_1d;
    void* context;
    size_t range_j;
    size_t tile_j;
    size_t tiles_j;
    size_t tiles;
};

struct pthreadpool {
    size_t threads;
    struct job job;      /* written while the state is 0 */
    _Atomic size_t next; /* tile */
    _Atomic uint32_t state;
    _Atomic uint32_t jobs; /* so far: what idle workers sleep on */
    _Atomic bool is_closed;
};

static void run_tile(const struct job* job, size_t tile) {
    const size_t i = tile / job->tiles_j, j = tile % job->tiles_j * job->tile_j;
    const size_t count = job->range_j - j < job->tile_j ? job->range_j - j : job->tile_j;
    if (job->task_1d != NULL) {
        job->task_1d(job->context, j);
    } else if (job->task_1d_tile_1d != NULL) {
        job->task_1d_tile_1d(job->context, j, count);
    } else if (job->task_2d != NULL) {
        job->task_2d(job->context, i, j);
    } else {
        job->task_2d_tile_1d(job->context, i, j, count);
    }
}

static void take_part(struct pthreadpool* pool, const struct job* job) {
    for (size_t tile; (tile = atomic_fetch_add(&pool->next, 1)) < job->tiles;) {
        run_tile(job, tile);
    }
}

/* Counts the calling worker in; false if there is nothing to take up. */
static bool enter(struct pthreadpool* pool) {
    uint32_t state = atomic_load(&pool->state);
    while ((state & OPEN) != 0) {
        if (atomic_compare_exchange_weak(&pool->state, &state, state + 1)) return true;
    }
    return false;
}

void nnp_pool_join(pthreadpool_t pool) {
    uint32_t seen = atomic_load(&pool->jobs);
    /* The job that is running, if one is, can still be taken up. */
    for (;;) {
        if (enter(pool)) {
            take_part(pool, &pool->job);
            atomic_fetch_sub(&pool->state, 1);
        }
        for (int i = 0; i < SPINS && atomic_load(&pool->jobs) == seen; i++) {
        }
        while (atomic_load(&pool->jobs) == seen) {
            if (atomic_load(&pool->is_closed)) return;
            __builtin_wasm_memory_atomic_wait32((int*)&pool->jobs, (int)seen, -1);
        }
        if (atomic_load(&pool->is_closed)) return;
        seen = atomic_load(&pool->jobs);
    }
}

static void call_workers(struct pthreadpool* pool) {
    atomic_fetch_add(&pool->jobs, 1);
    __builtin_wasm_memory_atomic_notify((int*)&pool->jobs, UINT32_MAX);
}

void nnp_pool_close(pthreadpool_t pool) {
    atomic_store(&pool->is_closed, true);
    call_workers(pool);
}

static void run(struct pthreadpool* pool, const struct job* job) {
    if (pool == NULL || pool->threads == 1 || job->tiles <= 1) {
        for (size_t tile = 0; tile < job->tiles; tile++) {
            run_tile(job, tile);
        }
        return;
    }
    pool->job = *job;
    atomic_store(&pool->next, 0);
    atomic_store(&pool->state, OPEN);
    call_workers(pool);
    take_part(pool, &pool->job);
    /* Those who took up work are at their last tile. A browser's main thread may not sleep, so that nobody does. */
    atomic_fetch_and(&pool->state, ~OPEN);
    while (atomic_load(&pool->state) != 0) {
    }
}

pthreadpool_t pthreadpool_create(size_t threads_count) {
    struct pthreadpool* pool = calloc(1, sizeof *pool);
    if (pool != NULL) pool->threads = threads_count > 1 ? threads_count : 1;
    return pool;
}

void pthreadpool_destroy(pthreadpool_t pool) { free(pool); }

size_t pthreadpool_get_threads_count(pthreadpool_t pool) { return pool != NULL ? pool->threads : 1; }

void pthreadpool_parallelize_1d(pthreadpool_t pool, pthreadpool_task_1d_t task, void* context, size_t range,
                                uint32_t flags) {
    (void)flags;
    run(pool,
        &(struct job){
            .task_1d = task, .context = context, .range_j = range, .tile_j = 1, .tiles_j = range, .tiles = range});
}

static size_t tiles_of(size_t range, size_t tile) { return range / tile + (range % tile != 0); }

void pthreadpool_parallelize_1d_tile_1d(pthreadpool_t pool, pthreadpool_task_1d_tile_1d_t task, void* context,
                                        size_t range, size_t tile, uint32_t flags) {
    (void)flags;
    const size_t tiles = tiles_of(range, tile);
    run(pool, &(struct job){.task_1d_tile_1d = task,
                            .context = context,
                            .range_j = range,
                            .tile_j = tile,
                            .tiles_j = tiles,
                            .tiles = tiles});
}

void pthreadpool_parallelize_2d(pthreadpool_t pool, pthreadpool_task_2d_t task, void* context, size_t range_i,
                                size_t range_j, uint32_t flags) {
    (void)flags;
    run(pool, &(struct job){.task_2d = task,
                            .context = context,
                            .range_j = range_j,
                            .tile_j = 1,
                            .tiles_j = range_j,
                            .tiles = range_i * range_j});
}

void pthreadpool_parallelize_2d_tile_1d(pthreadpool_t pool, pthreadpool_task_2d_tile_1d_t task, void* context,
                                        size_t range_i, size_t range_j, size_t tile_j, uint32_t flags) {
    (void)flags;
    const size_t tiles_j = tiles_of(range_j, tile_j);
    run(pool, &(struct job){.task_2d_tile_1d = task,
                            .context = context,
                            .range_j = range_j,
                            .tile_j = tile_j,
                            .tiles_j = tiles_j,
                            .tiles = range_i * tiles_j});
}
