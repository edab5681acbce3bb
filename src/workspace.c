#include "workspace.h"

#include <stdint.h>

#include "hw.h"
#include "numbers.h"
#include "system.h"

/* Memory from this size on is aligned to, and asked to be backed by, huge pages: transforms write 64 distant streams.
 */
enum { HUGE_PAGE = 2 << 20 };

static void* allocate(size_t size) {
    const size_t alignment = size >= 2 * HUGE_PAGE ? HUGE_PAGE : NNP_ALIGNMENT;
    if (size > PTRDIFF_MAX - alignment) return NULL;
    return nnp_allocate(alignment, nnp_round_up(size, alignment), alignment == HUGE_PAGE);
}

enum nnp_status nnp_acquire_workspace(void* buffer, size_t* size, size_t needed, struct nnp_workspace* workspace) {
    *workspace = (struct nnp_workspace){.memory = buffer};
    if (buffer == NULL && size != NULL) {
        *size = needed;
        workspace->is_query = true;
        return nnp_status_success;
    }
    if (buffer == NULL) {
        workspace->memory = allocate(needed);
        workspace->is_owned = true;
        return workspace->memory != NULL ? nnp_status_success : nnp_status_out_of_memory;
    }
    if ((uintptr_t)buffer % NNP_ALIGNMENT != 0) return nnp_status_misaligned_buffer;
    return size != NULL && *size >= needed ? nnp_status_success : nnp_status_insufficient_buffer;
}

void nnp_release_workspace(const struct nnp_workspace* workspace) {
    if (workspace->is_owned) nnp_free(workspace->memory);
}
