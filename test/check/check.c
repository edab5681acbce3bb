/* One kernel's check: cases, comparisons, messages. */

#include "check.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

struct buffer* check_buffer(struct check* check, const char* name, enum role role) {
    if (check->buffer_count == CHECK_MAX_BUFFERS) abort(); /* a family with more needs a larger limit */
    struct buffer* const buffer = &check->buffers[check->buffer_count++];
    *buffer = (struct buffer){.name = name, .role = role};
    return buffer;
}

bool check_case(struct check* check, const char* format, ...) {
    if (check->failures >= CHECK_MAX_FAILURES) {
        return false;
    }
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(check->situation, sizeof(check->situation), format, arguments);
    va_end(arguments);
    check->cases++;
    return true;
}

void check_fail(struct check* check, const char* format, ...) {
    check->failures++;
    fprintf(check->log, "FAILED %s: ", check->kernel.name);
    va_list arguments;
    va_start(arguments, format);
    vfprintf(check->log, format, arguments);
    va_end(arguments);
    fprintf(check->log, "\n    with %s\n", check->situation);
}

static bool as_expected(float value, double expected, double bound) {
    if (isnan(expected)) {
        return isnan(value);
    }
    return isinf(expected) ? value == expected : fabs(value - expected) <= bound;
}

bool check_value(struct check* check, uint32_t bits, double expected, double bound, const char* format, ...) {
    float value;
    memcpy(&value, &bits, sizeof(value));
    if (bits != BUFFER_PATTERN && as_expected(value, expected, bound)) {
        return true;
    }
    char place[64];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(place, sizeof(place), format, arguments);
    va_end(arguments);
    if (bits == BUFFER_PATTERN) {
        check_fail(check, "%s is not written", place);
    } else {
        check_fail(check, "%s is wrong: %.9g, expected %.9g, error %.3g with bound %.3g", place, value, expected,
                   fabs(value - expected), bound);
    }
    return false;
}

static bool is_intact(struct check* check, const struct buffer* buffer) {
    const char* const difference = buffer_difference(buffer);
    if (difference != NULL) {
        check_fail(check, "writes to %s where it must not, at byte %td of %zu", buffer->name, difference - buffer->data,
                   buffer->bytes);
    }
    return difference == NULL;
}

bool check_operands_intact(struct check* check) {
    for (size_t i = 0; i < check->buffer_count; i++) {
        if (check->buffers[i].role == ROLE_READ && !is_intact(check, &check->buffers[i])) {
            return false;
        }
    }
    return true;
}

bool check_intact(struct check* check) {
    for (size_t i = 0; i < check->buffer_count; i++) {
        struct buffer* const buffer = &check->buffers[i];
        if (buffer->role == ROLE_SCRATCH && buffer->span_bytes != 0) {
            memcpy(buffer->data, buffer->before + (buffer->data - buffer->span), buffer->bytes);
        }
        if (!is_intact(check, buffer)) {
            return false;
        }
    }
    return true;
}

void check_run(struct check* check, const struct check_family* family) {
    family->check(check);
    check_release(check);
}

void check_release(struct check* check) {
    for (size_t i = 0; i < check->buffer_count; i++) {
        buffer_release(&check->buffers[i]);
    }
    check->buffer_count = 0;
}

double check_gamma(size_t roundings) {
    const double error = (double)roundings * (FLT_EPSILON / 2);
    return error / (1 - error);
}
