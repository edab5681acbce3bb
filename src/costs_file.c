/* Costs from a file; apart from the others, for libraries that have no files. */

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include <nnpack/extensions.h>

#include "machine.h"

enum { LONGEST_NAME = 63 };

static size_t find_operation(const char* name) {
    size_t i = 0;
    while (i < NNP_OPERATION_COUNT && strcmp(nnp_get_operation(i), name) != 0)
        i++;
    return i;
}

/* Reads lines of a name and a number; the table's name comes first. Every operation must be there once. */
static enum nnp_status read_costs(FILE* file, const struct nnp_hw* hw, double* costs) {
    char name[LONGEST_NAME + 1], table[LONGEST_NAME + 1];
    bool is_known[NNP_OPERATION_COUNT] = {false};
    size_t known = 0;
    double cost;
    if (fscanf(file, "target %63s", table) != 1) return nnp_status_invalid_costs;
    if (strcmp(table, hw->name) != 0) return nnp_status_unsupported_hardware;
    while (fscanf(file, "%63s", name) == 1) {
        const size_t i = find_operation(name);
        if (i == NNP_OPERATION_COUNT || is_known[i] || fscanf(file, "%lf", &cost) != 1) return nnp_status_invalid_costs;
        is_known[i] = true;
        costs[i] = cost;
        known++;
    }
    return known == NNP_OPERATION_COUNT ? nnp_status_success : nnp_status_invalid_costs;
}

enum nnp_status nnp_load_costs(const char* path) {
    const struct nnp_machine* machine = nnp_machine();
    double costs[NNP_OPERATION_COUNT];
    if (machine == NULL) return nnp_status_uninitialized;
    FILE* file = fopen(path, "r");
    if (file == NULL) return nnp_status_invalid_costs;
    const enum nnp_status status = read_costs(file, machine->hw, costs);
    fclose(file);
    return status == nnp_status_success ? nnp_set_costs(costs) : status;
}
