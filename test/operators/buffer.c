/* Buffers between guard pages. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "platform/platform.h"
#include "test.h"

enum { PATTERN = 0xFF };

bool buffer_guards_readable;

static void fail(const char* what) {
    perror(what);
    exit(2);
}

static void reserve(struct buffer* buffer, size_t bytes) {
    const size_t page = page_bytes();
    if (buffer->map == NULL || bytes > buffer->capacity) {
        buffer_release(buffer);
        buffer->map = pages_reserve(bytes + 2 * page);
        buffer->capacity = bytes;
        if (buffer->map == NULL) fail("memory for a guarded buffer");
        pages_protect(buffer->map, bytes + 2 * page, buffer_guards_readable ? ACCESS_READ : ACCESS_NONE);
    }
    if (!pages_protect(buffer->map + page, buffer->capacity, ACCESS_WRITE)) fail("guarded buffer");
}

static char* end_of(const struct buffer* buffer) { return buffer->map + page_bytes() + buffer->capacity; }

/* Whole pages around the data; those before them were never touched. */
static char* start_of(const struct buffer* buffer) {
    const size_t page = page_bytes();
    const size_t offset = (size_t)(buffer->data - buffer->map) - 1;
    return buffer->map + (offset < page ? page : offset / page * page);
}

void* buffer_place(struct buffer* buffer, size_t bytes, size_t alignment) {
    const size_t page = page_bytes();
    const size_t span = (bytes + alignment + page) / page * page;
    reserve(buffer, span);
    buffer->bytes = bytes;
    buffer->data = end_of(buffer) - (bytes + alignment - 1) / alignment * alignment;
    char* const start = start_of(buffer);
    memset(start, PATTERN, (size_t)(end_of(buffer) - start));
    return buffer->data;
}

void buffer_protect(struct buffer* buffer) {
    if (!pages_protect(buffer->map + page_bytes(), buffer->capacity, ACCESS_READ)) fail("guarded buffer");
}

static bool is_pattern(const char* start, const char* end) {
    while (start < end && *start == (char)PATTERN)
        start++;
    return start == end;
}

bool buffer_is_tidy(const struct buffer* buffer) {
    return is_pattern(start_of(buffer), buffer->data) && is_pattern(buffer->data + buffer->bytes, end_of(buffer));
}

bool buffer_is_untouched(const struct buffer* buffer) { return is_pattern(start_of(buffer), end_of(buffer)); }

void buffer_release(struct buffer* buffer) {
    if (buffer->map != NULL) pages_release(buffer->map, buffer->capacity + 2 * page_bytes());
    *buffer = (struct buffer){0};
}
