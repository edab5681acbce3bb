#pragma once
/*
 * In the place of pthreadpool, where the library is built with --threads=off: no pool can be made, and work runs on the
 * calling thread. This is all of pthreadpool that the library and its tests use; programs have no reason to call it.
 */

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define PTHREADPOOL_FLAG_DISABLE_DENORMALS 0x00000001

typedef struct pthreadpool* pthreadpool_t;
typedef void (*pthreadpool_task_1d_t)(void*, size_t);
typedef void (*pthreadpool_task_1d_tile_1d_t)(void*, size_t, size_t);
typedef void (*pthreadpool_task_2d_t)(void*, size_t, size_t);
typedef void (*pthreadpool_task_2d_tile_1d_t)(void*, size_t, size_t, size_t);

/* The one that is there: NULL, the calling thread. */
static inline pthreadpool_t pthreadpool_create(size_t threads_count) {
    (void)threads_count;
    return NULL;
}

static inline void pthreadpool_destroy(pthreadpool_t pool) { (void)pool; }

static inline size_t pthreadpool_get_threads_count(pthreadpool_t pool) {
    (void)pool;
    return 1;
}

/*
 * The floating-point unit's control word, and what in it makes denormal numbers zero. Tasks may be inlined: "memory"
 * keeps their loads and stores, and so the arithmetic between them, where that word is in force.
 */
#if defined(__SSE__)
#define PTHREADPOOL_SERIAL_FLUSH 0x8040u
static inline uintptr_t pthreadpool_serial_control(void) {
    uint32_t control;
    __asm__ volatile("stmxcsr %0" : "=m"(control));
    return control;
}
static inline void pthreadpool_serial_set_control(uintptr_t control) {
    const uint32_t word = (uint32_t)control;
    __asm__ volatile("ldmxcsr %0" : : "m"(word) : "memory");
}
#elif defined(__aarch64__)
#define PTHREADPOOL_SERIAL_FLUSH ((uintptr_t)1 << 24)
static inline uintptr_t pthreadpool_serial_control(void) {
    uintptr_t control;
    __asm__ volatile("mrs %0, fpcr" : "=r"(control));
    return control;
}
static inline void pthreadpool_serial_set_control(uintptr_t control) {
    __asm__ volatile("msr fpcr, %0" : : "r"(control) : "memory");
}
#elif defined(__arm__) && defined(__VFP_FP__) && !defined(__SOFTFP__)
#define PTHREADPOOL_SERIAL_FLUSH ((uintptr_t)1 << 24)
static inline uintptr_t pthreadpool_serial_control(void) {
    uintptr_t control;
    __asm__ volatile("vmrs %0, fpscr" : "=r"(control));
    return control;
}
static inline void pthreadpool_serial_set_control(uintptr_t control) {
    __asm__ volatile("vmsr fpscr, %0" : : "r"(control) : "memory");
}
#else
/* WebAssembly, for one, has no such thing. */
#define PTHREADPOOL_SERIAL_FLUSH 0
static inline uintptr_t pthreadpool_serial_control(void) { return 0; }
static inline void pthreadpool_serial_set_control(uintptr_t control) { (void)control; }
#endif

/* Makes denormals zero if the flags say so; returns what to set when the work is done. */
static inline uintptr_t pthreadpool_serial_begin(uint32_t flags) {
    const uintptr_t control = pthreadpool_serial_control();
    if ((flags & PTHREADPOOL_FLAG_DISABLE_DENORMALS) != 0) {
        pthreadpool_serial_set_control(control | PTHREADPOOL_SERIAL_FLUSH);
    }
    return control;
}

static inline void pthreadpool_parallelize_1d(pthreadpool_t pool, pthreadpool_task_1d_t task, void* context,
                                              size_t range, uint32_t flags) {
    (void)pool;
    const uintptr_t control = pthreadpool_serial_begin(flags);
    for (size_t i = 0; i < range; i++) {
        task(context, i);
    }
    pthreadpool_serial_set_control(control);
}

static inline void pthreadpool_parallelize_1d_tile_1d(pthreadpool_t pool, pthreadpool_task_1d_tile_1d_t task,
                                                      void* context, size_t range, size_t tile, uint32_t flags) {
    (void)pool;
    const uintptr_t control = pthreadpool_serial_begin(flags);
    for (size_t i = 0; i < range; i += tile) {
        task(context, i, range - i < tile ? range - i : tile);
    }
    pthreadpool_serial_set_control(control);
}

static inline void pthreadpool_parallelize_2d(pthreadpool_t pool, pthreadpool_task_2d_t task, void* context,
                                              size_t range_i, size_t range_j, uint32_t flags) {
    (void)pool;
    const uintptr_t control = pthreadpool_serial_begin(flags);
    for (size_t i = 0; i < range_i; i++) {
        for (size_t j = 0; j < range_j; j++) {
            task(context, i, j);
        }
    }
    pthreadpool_serial_set_control(control);
}

static inline void pthreadpool_parallelize_2d_tile_1d(pthreadpool_t pool, pthreadpool_task_2d_tile_1d_t task,
                                                      void* context, size_t range_i, size_t range_j, size_t tile_j,
                                                      uint32_t flags) {
    (void)pool;
    const uintptr_t control = pthreadpool_serial_begin(flags);
    for (size_t i = 0; i < range_i; i++) {
        for (size_t j = 0; j < range_j; j += tile_j) {
            task(context, i, j, range_j - j < tile_j ? range_j - j : tile_j);
        }
    }
    pthreadpool_serial_set_control(control);
}

#ifdef __cplusplus
} /* extern "C" */
#endif
