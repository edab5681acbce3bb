#include "system.h"

#include <stdlib.h>

#ifdef _WIN32
#include <malloc.h>

void* nnp_allocate(size_t alignment, size_t size, bool in_huge_pages) {
    (void)in_huge_pages; /* they take a privilege */
    return _aligned_malloc(size, alignment);
}

void nnp_free(void* memory) { _aligned_free(memory); }
#else
#include <sys/mman.h>

void* nnp_allocate(size_t alignment, size_t size, bool in_huge_pages) {
    void* memory;
    if (posix_memalign(&memory, alignment, size) != 0) return NULL;
#ifdef MADV_HUGEPAGE
    if (in_huge_pages) madvise(memory, size, MADV_HUGEPAGE);
#else
    (void)in_huge_pages;
#endif
    return memory;
}

void nnp_free(void* memory) { free(memory); }
#endif

#ifdef __linux__
#include <unistd.h>

static size_t reported(int name, size_t guess) {
    const long size = sysconf(name);
    return size > 0 ? (size_t)size : guess;
}

struct nnp_caches nnp_detect_caches(const struct nnp_caches* guess) {
    return (struct nnp_caches){
        .l1 = reported(_SC_LEVEL1_DCACHE_SIZE, guess->l1),
        .l2 = reported(_SC_LEVEL2_CACHE_SIZE, guess->l2),
        .l3 = reported(_SC_LEVEL3_CACHE_SIZE, guess->l3),
    };
}
#else
struct nnp_caches nnp_detect_caches(const struct nnp_caches* guess) {
    return *guess;
}
#endif
