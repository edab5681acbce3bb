#pragma once
/* Argument checks of the functions that take no image. */

#include <nnpack.h>

#include "machine.h"
#include "numbers.h"

/* batch_size vectors of `channels` elements; what is wrong with the channels is said by the caller's status. */
static inline enum nnp_status nnp_validate_matrix(size_t batch_size, size_t channels,
                                                  enum nnp_status invalid_channels) {
    bool overflow = false;
    if (nnp_machine() == NULL) return nnp_status_uninitialized;
    if (batch_size == 0) return nnp_status_invalid_batch_size;
    const size_t bytes = nnp_product(channels, sizeof(float), &overflow);
    if (channels == 0 || overflow) return invalid_channels;
    nnp_product(bytes, batch_size, &overflow);
    return overflow ? nnp_status_invalid_batch_size : nnp_status_success;
}
