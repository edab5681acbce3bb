#pragma once
/* Argument checks that functions have in common. */

#include <math.h>
#include <string.h>

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

static inline enum nnp_status nnp_validate_activation(enum nnp_activation activation, const void* parameters) {
    switch (activation) {
        case nnp_activation_identity:
            return parameters == NULL ? nnp_status_success : nnp_status_invalid_activation_parameters;
        case nnp_activation_relu: {
            if (parameters == NULL) return nnp_status_success;
            float negative_slope;
            memcpy(&negative_slope, parameters, sizeof negative_slope);
            return isfinite(negative_slope) && negative_slope >= 0 ? nnp_status_unsupported_activation_parameters
                                                                   : nnp_status_invalid_activation_parameters;
        }
    }
    return nnp_status_invalid_activation;
}
