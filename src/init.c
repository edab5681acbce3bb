#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include <nnpack.h>
#include <nnpack/extensions.h>

#include "machine.h"
#include "system.h"

enum { MAX_TABLES = 16 };

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static size_t initializations;
static struct nnp_machine machines[MAX_TABLES]; /* one for each table, so that none is ever changed under a reader */
static _Atomic(const struct nnp_machine*) current;

const struct nnp_machine* nnp_machine(void) { return atomic_load_explicit(&current, memory_order_acquire); }

void nnp_use_machine(const struct nnp_machine* machine) {
    atomic_store_explicit(&current, machine, memory_order_release);
}

static const double* find_costs(const struct nnp_hw* hw) {
    for (const struct nnp_measured_costs* other = hw->others; other->costs != NULL; other++) {
        if (other->is_here()) return other->costs;
    }
    return hw->costs;
}

/* The best table that runs here, or the one that NNPACK_TARGET names; NULL if that one can't be had. */
static const struct nnp_machine* choose_machine(void) {
    const char* forced = getenv("NNPACK_TARGET");
    if (forced != NULL && forced[0] == '\0') forced = NULL;
    for (size_t i = 0; i < MAX_TABLES && nnp_hw_tables[i] != NULL; i++) {
        const struct nnp_hw* hw = nnp_hw_tables[i];
        if (!hw->supported() || (forced != NULL && strcmp(forced, hw->name) != 0)) continue;
        if (machines[i].hw == NULL) {
            machines[i] =
                (struct nnp_machine){.hw = hw, .caches = nnp_detect_caches(&hw->caches), .costs = find_costs(hw)};
        }
        return &machines[i];
    }
    return NULL;
}

enum nnp_status nnp_initialize(void) {
    enum nnp_status status = nnp_status_success;
    pthread_mutex_lock(&mutex);
    if (initializations == 0) {
        const struct nnp_machine* machine = choose_machine();
        if (machine == NULL) status = nnp_status_unsupported_hardware;
        nnp_use_machine(machine);
    }
    if (status == nnp_status_success) initializations++;
    pthread_mutex_unlock(&mutex);
    return status;
}

enum nnp_status nnp_deinitialize(void) {
    pthread_mutex_lock(&mutex);
    if (initializations != 0 && --initializations == 0) nnp_use_machine(NULL);
    pthread_mutex_unlock(&mutex);
    return nnp_status_success;
}

enum nnp_status nnp_get_hardware(struct nnp_hardware* hardware) {
    const struct nnp_machine* machine = nnp_machine();
    if (machine == NULL) return nnp_status_uninitialized;
    *hardware = (struct nnp_hardware){
        .version = NNP_VERSION,
        .target = machine->hw->name,
        .microarchitecture = machine->hw->microarchitecture,
        .lanes = machine->hw->lanes,
        .l1_cache = machine->caches.l1,
        .l2_cache = machine->caches.l2,
        .l3_cache = machine->caches.l3,
    };
    return nnp_status_success;
}

const char* nnp_get_target(size_t index, int* supported) {
    for (size_t i = 0; nnp_hw_tables[i] != NULL; i++) {
        if (i == index) {
            if (supported != NULL) *supported = nnp_hw_tables[i]->supported();
            return nnp_hw_tables[i]->name;
        }
    }
    return NULL;
}
