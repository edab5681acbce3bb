#pragma once
/* What the test programs ask of the operating system. One of the files beside this one answers; hosts.py says which. */

#include <stdbool.h>
#include <stddef.h>

/* ---- Memory by pages ---- */

enum access { ACCESS_NONE, ACCESS_READ, ACCESS_WRITE };

/* Whether pages_protect() does anything. */
extern const bool pages_are_guarded;

size_t page_bytes(void);
/* Whole pages of zeros that can be written; NULL if there is no memory. */
char* pages_reserve(size_t bytes);
/* False: it failed. */
bool pages_protect(char* start, size_t bytes, enum access access);
/* All that was reserved at once. */
void pages_release(char* start, size_t bytes);

/* ---- Crashes ---- */

/* What crash_of() calls a function that does not return. */
#define CRASH_HANG "hang"

/* Whether crash_of() can come back from one. */
extern const bool crashes_are_caught;

/* From now on, crash_of() catches; calls that take longer than two to three periods of a clock hang. */
void crash_set_up(unsigned seconds);
/* Call a function. The name of the POSIX signal that it raised and the address, CRASH_HANG, or NULL. */
const char* crash_of(void (*function)(void* context), void* context, void** address);
/* Crash by a signal that crash_of() knows. */
void crash_raise(const char* name);
/* From now on, a crash calls this before it ends the program; it may not allocate or lock. */
void crash_announce(void (*announce)(void));

/* ---- Others ---- */

/* Set an environment variable, or remove it (NULL). */
void environment_set(const char* name, const char* value);

/* Whether a name matches a pattern in which ? is any character and * any number of them. */
static inline bool name_matches(const char* pattern, const char* name) {
    if (*pattern == '*') {
        return name_matches(pattern + 1, name) || (*name != '\0' && name_matches(pattern, name + 1));
    }
    if (*pattern == '\0' || *name == '\0') {
        return *pattern == *name;
    }
    return (*pattern == '?' || *pattern == *name) && name_matches(pattern + 1, name + 1);
}
