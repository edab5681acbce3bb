#pragma once
/*
 * The operator tests: the library's public functions, with every table that this CPU can run.
 *
 * A test is a function, and one line in the list in main.c. It goes through cases: test_case() says what the case is,
 * test_fail() what is wrong with it. Operands lie between guard pages, so that an access out of bounds ends the program
 * with the name of the case.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <nnpack.h>
#include <nnpack/extensions.h>

#include "machine.h"

/* ---- Random numbers (random.c) ---- */

struct random {
    uint64_t state;
};

/* What the numbers in an operand are like. ORDINARY ones are in (-1, 1), the others those times a power of ten. */
enum data { DATA_ORDINARY, DATA_HUGE, DATA_TINY, DATA_DENORMAL, DATA_MIXED, DATA_KINDS };

extern const char* const data_names[DATA_KINDS];

void random_seed(struct random* random, uint64_t seed, const char* salt);
uint64_t random_bits(struct random* random);
size_t random_below(struct random* random, size_t limit);
/* 1 to limit, small numbers as likely as large ones. */
size_t random_size(struct random* random, size_t limit);
float random_float(struct random* random, enum data data);

/* ---- Buffers between guard pages (buffer.c) ---- */

struct buffer {
    char* map; /* a guard page, `capacity` bytes, a guard page */
    size_t capacity;
    char* data;
    size_t bytes;
};

/* Only writes to guard pages are caught: for emulators that read what a vector mask hides. Set before the first use. */
extern bool buffer_guards_readable;

/*
 * Place `bytes` of data against the guard page behind them, or as close to it as the alignment allows. They, and the
 * bytes around them, are filled with 0xFF: floats that are NaN. What was in the buffer is lost.
 */
void* buffer_place(struct buffer* buffer, size_t bytes, size_t alignment);
/* From now on, until it is placed again, the buffer can only be read. */
void buffer_protect(struct buffer* buffer);
/* Nothing was written around the data. */
bool buffer_is_tidy(const struct buffer* buffer);
/* Nothing was written at all since the buffer was placed. */
bool buffer_is_untouched(const struct buffer* buffer);
void buffer_release(struct buffer* buffer);

/* ---- Tests (main.c) ---- */

struct test {
    const char* name;
    const struct nnp_hw* hw;
    struct nnp_machine machine; /* in force when the test starts: hw and its own cache sizes */
    struct random random;
    bool quick;
    bool silent;         /* failures are wanted: count them only */
    const char* skipped; /* why, if it can't be run here */
    size_t cases;
    size_t failures;
    char situation[512];
};

/* Begin a case and say what it is. False: enough failed already, leave the rest out. */
__attribute__((format(printf, 2, 3))) bool test_case(struct test* test, const char* format, ...);
__attribute__((format(printf, 2, 3))) void test_fail(struct test* test, const char* format, ...);
/* The test can't be run here, and says so instead of passing. */
void test_skip(struct test* test, const char* why);
/* Whether denormal numbers count as zero in tasks that ask for it: not every machine has such a mode. */
bool test_flushes_denormals(void);
/* Fail unless `truth`; its value. */
#define test_expect(test, truth) ((truth) || (test_fail(test, "not so: %s", #truth), false))
/* Fail unless the statuses are equal; whether they are. */
bool test_status(struct test* test, enum nnp_status status, enum nnp_status expected);
/* Whether a point of a grid is to be tested: all are, or one in eight of a quick run. */
bool test_point(struct test* test);

struct test_entry {
    const char* name;
    void (*run)(struct test* test);
};

/* Each file's tests, ended by an entry without a name. */
extern const struct test_entry convolution_tests[], gradient_tests[], layer_tests[], hostile_tests[], thread_tests[],
    dispatch_tests[], choice_tests[], plan_tests[], status_tests[], overflow_tests[], workspace_tests[], relu_tests[],
    softmax_tests[], cross_entropy_tests[], fully_connected_tests[], pooling_tests[], hardware_tests[];

/* Bits of a size_t. */
enum { SIZE_BITS = 8 * sizeof(size_t) };

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))
