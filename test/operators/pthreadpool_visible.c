/*
 * The functions of pthreadpool that the library and its tests use, made of plain mutexes, condition variables and
 * atomics. Debian's library is not instrumented, so that the thread sanitizer can't see how it orders memory; it takes
 * this one's place in that build.
 */

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <unistd.h>

#include <pthreadpool.h>
#ifdef __SSE__
#include <xmmintrin.h>
#endif

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
    uint32_t flags;
};

struct pthreadpool {
    size_t workers; /* beside the caller */
    pthread_t* threads;
    pthread_mutex_t turn; /* one job at a time */
    pthread_mutex_t mutex;
    pthread_cond_t changed;
    struct job job;
    size_t jobs; /* so far */
    size_t busy; /* workers that have not finished the current one */
    bool ends;
    atomic_size_t next; /* tile */
};

static void run_tiles(const struct job* job, atomic_size_t* next) {
#ifdef __SSE__
    const unsigned control = _mm_getcsr();
    if ((job->flags & PTHREADPOOL_FLAG_DISABLE_DENORMALS) != 0) _mm_setcsr(control | 0x8040);
#endif
    for (size_t taken; (taken = atomic_fetch_add_explicit(next, 1, memory_order_relaxed)) < job->tiles;) {
        /* Backwards: what a task writes beyond its own, the next one does not mend. */
        const size_t tile = job->tiles - 1 - taken;
        const size_t i = tile / job->tiles_j, j = tile % job->tiles_j * job->tile_j;
        const size_t left = job->range_j - j;
        const size_t size = left < job->tile_j ? left : job->tile_j;
        if (job->task_1d != NULL) job->task_1d(job->context, tile);
        if (job->task_1d_tile_1d != NULL) job->task_1d_tile_1d(job->context, j, size);
        if (job->task_2d != NULL) job->task_2d(job->context, i, j);
        if (job->task_2d_tile_1d != NULL) job->task_2d_tile_1d(job->context, i, j, size);
    }
#ifdef __SSE__
    _mm_setcsr(control);
#endif
}

static void* work(void* argument) {
    struct pthreadpool* const pool = argument;
    size_t done = 0;
    pthread_mutex_lock(&pool->mutex);
    for (;;) {
        while (pool->jobs == done && !pool->ends)
            pthread_cond_wait(&pool->changed, &pool->mutex);
        if (pool->ends) break;
        done++;
        const struct job job = pool->job;
        pthread_mutex_unlock(&pool->mutex);
        run_tiles(&job, &pool->next);
        pthread_mutex_lock(&pool->mutex);
        if (--pool->busy == 0) pthread_cond_broadcast(&pool->changed);
    }
    pthread_mutex_unlock(&pool->mutex);
    return NULL;
}

static void run(struct pthreadpool* pool, const struct job* job) {
    if (pool == NULL) {
        atomic_size_t next = 0;
        run_tiles(job, &next);
        return;
    }
    pthread_mutex_lock(&pool->turn);
    pthread_mutex_lock(&pool->mutex);
    pool->job = *job;
    pool->jobs++;
    pool->busy = pool->workers;
    atomic_store(&pool->next, 0);
    pthread_cond_broadcast(&pool->changed);
    pthread_mutex_unlock(&pool->mutex);
    run_tiles(job, &pool->next);
    pthread_mutex_lock(&pool->mutex);
    while (pool->busy != 0)
        pthread_cond_wait(&pool->changed, &pool->mutex);
    pthread_mutex_unlock(&pool->mutex);
    pthread_mutex_unlock(&pool->turn);
}

pthreadpool_t pthreadpool_create(size_t threads_count) {
    struct pthreadpool* const pool = calloc(1, sizeof *pool);
    if (threads_count == 0) threads_count = (size_t)sysconf(_SC_NPROCESSORS_ONLN);
    pool->workers = threads_count - 1;
    pool->threads = calloc(threads_count, sizeof *pool->threads);
    pthread_mutex_init(&pool->turn, NULL);
    pthread_mutex_init(&pool->mutex, NULL);
    pthread_cond_init(&pool->changed, NULL);
    for (size_t i = 0; i < pool->workers; i++) {
        if (pthread_create(&pool->threads[i], NULL, work, pool) != 0) abort();
    }
    return pool;
}

void pthreadpool_destroy(pthreadpool_t pool) {
    if (pool == NULL) return;
    pthread_mutex_lock(&pool->mutex);
    pool->ends = true;
    pthread_cond_broadcast(&pool->changed);
    pthread_mutex_unlock(&pool->mutex);
    for (size_t i = 0; i < pool->workers; i++)
        pthread_join(pool->threads[i], NULL);
    pthread_cond_destroy(&pool->changed);
    pthread_mutex_destroy(&pool->mutex);
    pthread_mutex_destroy(&pool->turn);
    free(pool->threads);
    free(pool);
}

size_t pthreadpool_get_threads_count(pthreadpool_t pool) { return pool != NULL ? pool->workers + 1 : 1; }

void pthreadpool_parallelize_1d(pthreadpool_t pool, pthreadpool_task_1d_t task, void* context, size_t range,
                                uint32_t flags) {
    run(pool, &(struct job){.task_1d = task,
                            .context = context,
                            .range_j = range,
                            .tile_j = 1,
                            .tiles_j = range,
                            .tiles = range,
                            .flags = flags});
}

void pthreadpool_parallelize_1d_tile_1d(pthreadpool_t pool, pthreadpool_task_1d_tile_1d_t task, void* context,
                                        size_t range, size_t tile, uint32_t flags) {
    const size_t tiles = (range + tile - 1) / tile;
    run(pool, &(struct job){.task_1d_tile_1d = task,
                            .context = context,
                            .range_j = range,
                            .tile_j = tile,
                            .tiles_j = tiles,
                            .tiles = tiles,
                            .flags = flags});
}

void pthreadpool_parallelize_2d(pthreadpool_t pool, pthreadpool_task_2d_t task, void* context, size_t range_i,
                                size_t range_j, uint32_t flags) {
    run(pool, &(struct job){.task_2d = task,
                            .context = context,
                            .range_j = range_j,
                            .tile_j = 1,
                            .tiles_j = range_j,
                            .tiles = range_i * range_j,
                            .flags = flags});
}

void pthreadpool_parallelize_2d_tile_1d(pthreadpool_t pool, pthreadpool_task_2d_tile_1d_t task, void* context,
                                        size_t range_i, size_t range_j, size_t tile_j, uint32_t flags) {
    const size_t tiles_j = (range_j + tile_j - 1) / tile_j;
    run(pool, &(struct job){.task_2d_tile_1d = task,
                            .context = context,
                            .range_j = range_j,
                            .tile_j = tile_j,
                            .tiles_j = tiles_j,
                            .tiles = range_i * tiles_j,
                            .flags = flags});
}
