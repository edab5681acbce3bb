/* WebAssembly, by Emscripten: no page can be protected, and a crash ends the program with a stack trace. */

#include "platform/platform.h"

#include <stdlib.h>
#include <string.h>

enum { PAGE_BYTES = 4096 };

const bool pages_are_guarded = false;
const bool crashes_are_caught = false;

size_t page_bytes(void) { return PAGE_BYTES; }

char* pages_reserve(size_t bytes) {
    void* start;
    if (posix_memalign(&start, PAGE_BYTES, bytes) != 0) {
        return NULL;
    }
    return memset(start, 0, bytes);
}

bool pages_protect(char* start, size_t bytes, enum access access) {
    (void)start;
    (void)bytes;
    (void)access;
    return true;
}

void pages_release(char* start, size_t bytes) {
    (void)bytes;
    free(start);
}

void crash_set_up(unsigned seconds) { (void)seconds; }

const char* crash_of(void (*function)(void* context), void* context, void** address) {
    *address = NULL;
    function(context);
    return NULL;
}

void crash_raise(const char* name) {
    (void)name;
    abort();
}

void crash_announce(void (*announce)(void)) { (void)announce; }

void environment_set(const char* name, const char* value) {
    if (value != NULL) {
        setenv(name, value, 1);
    } else {
        unsetenv(name);
    }
}
