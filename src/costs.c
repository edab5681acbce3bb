#include "costs.h"

#include <math.h>
#include <stdatomic.h>
#include <string.h>

#include <nnpack/extensions.h>

static const char* const names[NNP_OPERATION_COUNT] = {
#define NNP_OPERATION_NAME(name) [nnp_operation_##name] = #name,
    NNP_OPERATIONS(NNP_OPERATION_NAME)
#undef NNP_OPERATION_NAME
};

/* Costs that were set, and for which table. */
static double own_costs[NNP_OPERATION_COUNT];
static _Atomic(const struct nnp_hw*) own_table;

const double* nnp_costs(const struct nnp_machine* machine) {
    const bool are_own = atomic_load_explicit(&own_table, memory_order_acquire) == machine->hw;
    return are_own ? own_costs : machine->costs;
}

const char* nnp_get_operation(size_t index) { return index < NNP_OPERATION_COUNT ? names[index] : NULL; }

enum nnp_status nnp_get_costs(double* nanoseconds) {
    const struct nnp_machine* machine = nnp_machine();
    if (machine == NULL) return nnp_status_uninitialized;
    memcpy(nanoseconds, nnp_costs(machine), sizeof own_costs);
    return nnp_status_success;
}

enum nnp_status nnp_set_costs(const double* nanoseconds) {
    const struct nnp_machine* machine = nnp_machine();
    if (machine == NULL) return nnp_status_uninitialized;
    for (size_t i = 0; nanoseconds != NULL && i < NNP_OPERATION_COUNT; i++) {
        if (!(nanoseconds[i] >= 0 && nanoseconds[i] < INFINITY)) return nnp_status_invalid_costs;
    }
    atomic_store_explicit(&own_table, NULL, memory_order_release);
    if (nanoseconds == NULL) return nnp_status_success;
    memcpy(own_costs, nanoseconds, sizeof own_costs);
    atomic_store_explicit(&own_table, machine->hw, memory_order_release);
    return nnp_status_success;
}
