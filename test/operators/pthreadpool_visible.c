/*
 * The functions of pthreadpool that the library uses, made of plain threads: the thread sanitizer can't see how the
 * installed pthreadpool, which is not instrumented, orders its memory accesses. Only in builds for that sanitizer.
 */

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#include <pthreadpool.h>

struct pthreadpool {
    size_t threads;
};

/* A range of items, taken one at a time. */
struct work {
    atomic_size_t next;
    size_t items;
    void (*run)(const struct work* work, size_t item);
    void* task;
    void* context;
    size_t range_j;
    size_t tile_j;
};

pthreadpool_t pthreadpool_create(size_t threads_count) {
    struct pthreadpool* const pool = malloc(sizeof *pool);
    if (pool != NULL) pool->threads = threads_count;
    return pool;
}

void pthreadpool_destroy(pthreadpool_t threadpool) { free(threadpool); }

size_t pthreadpool_get_threads_count(pthreadpool_t threadpool) { return threadpool != NULL ? threadpool->threads : 1; }

static void* take_items(void* argument) {
    struct work* const work = argument;
    for (size_t item; (item = atomic_fetch_add(&work->next, 1)) < work->items;)
        work->run(work, item);
    return NULL;
}

static void run_work(pthreadpool_t threadpool, struct work* work) {
    enum { MOST = 16 };
    const size_t threads = pthreadpool_get_threads_count(threadpool);
    pthread_t helpers[MOST];
    size_t started = 0;
    while (started + 1 < threads && started < MOST && pthread_create(&helpers[started], NULL, take_items, work) == 0) {
        started++;
    }
    take_items(work);
    for (size_t i = 0; i < started; i++)
        pthread_join(helpers[i], NULL);
}

static void run_1d(const struct work* work, size_t item) { ((pthreadpool_task_1d_t)work->task)(work->context, item); }

static void run_2d(const struct work* work, size_t item) {
    ((pthreadpool_task_2d_t)work->task)(work->context, item / work->range_j, item % work->range_j);
}

static void run_2d_tile_1d(const struct work* work, size_t item) {
    const size_t tiles = (work->range_j + work->tile_j - 1) / work->tile_j;
    const size_t j = item % tiles * work->tile_j;
    const size_t left = work->range_j - j;
    ((pthreadpool_task_2d_tile_1d_t)work->task)(work->context, item / tiles, j,
                                                left < work->tile_j ? left : work->tile_j);
}

void pthreadpool_parallelize_1d(pthreadpool_t threadpool, pthreadpool_task_1d_t function, void* context, size_t range,
                                uint32_t flags) {
    (void)flags;
    struct work work = {.items = range, .run = run_1d, .task = (void*)function, .context = context};
    run_work(threadpool, &work);
}

void pthreadpool_parallelize_2d(pthreadpool_t threadpool, pthreadpool_task_2d_t function, void* context, size_t range_i,
                                size_t range_j, uint32_t flags) {
    (void)flags;
    struct work work = {
        .items = range_i * range_j, .run = run_2d, .task = (void*)function, .context = context, .range_j = range_j};
    run_work(threadpool, &work);
}

void pthreadpool_parallelize_2d_tile_1d(pthreadpool_t threadpool, pthreadpool_task_2d_tile_1d_t function, void* context,
                                        size_t range_i, size_t range_j, size_t tile_j, uint32_t flags) {
    (void)flags;
    struct work work = {.items = range_i * ((range_j + tile_j - 1) / tile_j),
                        .run = run_2d_tile_1d,
                        .task = (void*)function,
                        .context = context,
                        .range_j = range_j,
                        .tile_j = tile_j};
    run_work(threadpool, &work);
}
