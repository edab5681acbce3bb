#pragma once
/* What the library asks of the operating system, beside a clock (clock.h) and a mutex. */

#include <stdbool.h>
#include <stddef.h>

#include "hw.h"

/* Memory, aligned to a power of two that divides its size; NULL if there is none. It may be backed by huge pages. */
void* nnp_allocate(size_t alignment, size_t size, bool in_huge_pages);
void nnp_free(void* memory);

/* Sizes of caches, guessed where the machine does not tell. */
struct nnp_caches nnp_detect_caches(const struct nnp_caches* guess);
