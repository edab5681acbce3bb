/* Buffers between guard pages. */

#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "platform/platform.h"

/* On either side; more than a page, so that strides lead into them too. A multiple of any page size. */
#define GUARD_BYTES ((size_t)1 << 20)

bool buffer_guards_readable;

/* The pattern, copied to its own end. */
static void fill(char* start, size_t bytes) {
    const uint32_t pattern = BUFFER_PATTERN;
    size_t done = bytes < sizeof(pattern) ? bytes : sizeof(pattern);
    memcpy(start, &pattern, done);
    for (size_t more; done < bytes; done += more) {
        more = done < bytes - done ? done : bytes - done;
        memcpy(start + done, start, more);
    }
}

static void reserve(struct buffer* buffer, size_t bytes) {
    if (buffer->map != NULL && bytes <= buffer->capacity) {
        return;
    }
    buffer_release(buffer);
    const size_t all = bytes + 2 * GUARD_BYTES;
    char* map = pages_reserve(all);
    char* before = malloc(bytes);
    if (map == NULL || before == NULL) {
        perror("memory for a guarded buffer");
        exit(2);
    }
    if (buffer_guards_readable) {
        fill(map, all);
    }
    const enum access guard = buffer_guards_readable ? ACCESS_READ : ACCESS_NONE;
    if (!pages_protect(map, GUARD_BYTES, guard) || !pages_protect(map + GUARD_BYTES + bytes, GUARD_BYTES, guard)) {
        perror("guard pages");
        exit(2);
    }
    buffer->map = map;
    buffer->capacity = bytes;
    buffer->before = before;
}

void* buffer_place(struct buffer* buffer, size_t bytes, size_t alignment, enum placement placement) {
    const size_t page = page_bytes();
    buffer->bytes = bytes;
    buffer->span_bytes = (bytes + alignment + page - 1) / page * page;
    reserve(buffer, buffer->span_bytes);
    char* const start = buffer->map + GUARD_BYTES;
    char* const end = start + buffer->capacity;
    if (placement == PLACE_AT_END) {
        buffer->span = end - buffer->span_bytes;
        buffer->data = end - (bytes + alignment - 1) / alignment * alignment;
    } else {
        buffer->span = start;
        buffer->data = start + (placement == PLACE_UNALIGNED ? alignment : 0);
    }
    fill(buffer->span, buffer->span_bytes);
    return buffer->data;
}

void buffer_save(struct buffer* buffer) {
    if (buffer->span_bytes != 0) {
        memcpy(buffer->before, buffer->span, buffer->span_bytes);
    }
}

uint32_t buffer_take(struct buffer* buffer, const float* element) {
    char* const address = buffer->span + ((const char*)element - buffer->span);
    uint32_t bits;
    memcpy(&bits, address, sizeof(bits));
    memcpy(address, buffer->before + (address - buffer->span), sizeof(bits));
    return bits;
}

const char* buffer_difference(const struct buffer* buffer) {
    if (buffer->span_bytes == 0 || memcmp(buffer->span, buffer->before, buffer->span_bytes) == 0) {
        return NULL;
    }
    size_t i = 0;
    while (buffer->span[i] == buffer->before[i]) {
        i++;
    }
    return buffer->span + i;
}

bool buffer_owns(const struct buffer* buffer, const void* address) {
    const char* const byte = address;
    return buffer->map != NULL && byte >= buffer->map && byte < buffer->map + buffer->capacity + 2 * GUARD_BYTES;
}

void buffer_release(struct buffer* buffer) {
    if (buffer->map != NULL) {
        pages_release(buffer->map, buffer->capacity + 2 * GUARD_BYTES);
        free(buffer->before);
        buffer->map = NULL;
    }
}
