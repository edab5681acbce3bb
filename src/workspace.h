#pragma once
/* The workspace protocol of nnpack.h. */

#include <stddef.h>

#include <nnpack.h>

struct nnp_workspace {
    void* memory;
    bool is_query; /* the size was all that the caller wanted */
    bool is_owned; /* allocated here */
};

/*
 * Answers a query, checks the caller's buffer, or allocates. Writes nothing but *workspace_size of a query.
 * On success, and if it was no query, there are `needed` bytes aligned to NNP_ALIGNMENT.
 */
enum nnp_status nnp_acquire_workspace(void* buffer, size_t* size, size_t needed, struct nnp_workspace* workspace);

void nnp_release_workspace(const struct nnp_workspace* workspace);
