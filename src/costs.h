#pragma once
/* What operations take on this machine. */

#include "machine.h"

/* Nanoseconds of each nnp_operation: those that were set, or those that came with the machine's table. */
const double* nnp_costs(const struct nnp_machine* machine);
