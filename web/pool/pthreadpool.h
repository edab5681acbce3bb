#pragma once
/*
 * In the place of pthreadpool, where the library is built with --threads=workers: pools whose threads are Web Workers,
 * which JavaScript starts. This is all of pthreadpool that the library and its tests use.
 */

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* WebAssembly has no such mode. */
#define PTHREADPOOL_FLAG_DISABLE_DENORMALS 0x00000001

typedef struct pthreadpool* pthreadpool_t;
typedef void (*pthreadpool_task_1d_t)(void*, size_t);
typedef void (*pthreadpool_task_1d_tile_1d_t)(void*, size_t, size_t);
typedef void (*pthreadpool_task_2d_t)(void*, size_t, size_t);
typedef void (*pthreadpool_task_2d_tile_1d_t)(void*, size_t, size_t, size_t);

/* A pool of the caller and of workers that are about to join; NULL without memory. 0 and 1 make it the caller alone. */
pthreadpool_t pthreadpool_create(size_t threads_count);
/* No worker may be in the pool any more. */
void pthreadpool_destroy(pthreadpool_t pool);
size_t pthreadpool_get_threads_count(pthreadpool_t pool);

/* Each item runs once, on the caller or on a worker that is free; returns when all are done. */
void pthreadpool_parallelize_1d(pthreadpool_t pool, pthreadpool_task_1d_t task, void* context, size_t range,
                                uint32_t flags);
void pthreadpool_parallelize_1d_tile_1d(pthreadpool_t pool, pthreadpool_task_1d_tile_1d_t task, void* context,
                                        size_t range, size_t tile, uint32_t flags);
void pthreadpool_parallelize_2d(pthreadpool_t pool, pthreadpool_task_2d_t task, void* context, size_t range_i,
                                size_t range_j, uint32_t flags);
void pthreadpool_parallelize_2d_tile_1d(pthreadpool_t pool, pthreadpool_task_2d_tile_1d_t task, void* context,
                                        size_t range_i, size_t range_j, size_t tile_j, uint32_t flags);

/* What a worker calls: takes part in the pool's work until the pool is closed. */
void nnp_pool_join(pthreadpool_t pool);
/* Sends the workers home. Work that comes afterwards is the caller's alone. */
void nnp_pool_close(pthreadpool_t pool);

#ifdef __cplusplus
} /* extern "C" */
#endif
