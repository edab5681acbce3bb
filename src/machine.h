#pragma once
/* What the library knows of the machine that it runs on, after nnp_initialize. */

#include "hw.h"

#define NNP_VERSION "0.1.0"

struct nnp_machine {
    const struct nnp_hw* hw;
    struct nnp_caches caches; /* as the machine reports them, else as the table guesses */
    const double* costs;      /* of each nnp_operation: this CPU's, or else the table's */
};

/* Is a tensor too large to be found in caches by who reads it next? (L3's size says little on shared machines.) */
static inline bool nnp_is_large(const struct nnp_machine* machine, size_t elements) {
    return elements / 8 > machine->caches.l2 / sizeof(float);
}

/* NULL before nnp_initialize and after the last nnp_deinitialize. What it points to never changes or goes away. */
const struct nnp_machine* nnp_machine(void);

/* Chooses a table by itself; for tests, which put wrapped kernels in place. Not thread-safe. */
void nnp_use_machine(const struct nnp_machine* machine);
