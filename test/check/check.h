#pragma once
/*
 * The kernel test harness: every kernel of every table that this CPU can run, against the plain definition.
 *
 * A family is one file with a struct check_family, and one line in the list in main.c. Its check places operands in
 * guarded buffers, calls the kernel through check_call(), compares each output that the contract names with
 * buffer_take() and check_value(), and ends with check_intact(), which finds everything else that was written.
 */

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "hw.h"

/* A kernel of any signature: all of them take sizes and pointers only, and return nothing. */
typedef void check_function(void);

/* ---- Random numbers (random.c) ---- */

struct random {
    uint64_t state;
};

/* What the numbers in an operand are like. */
enum data { DATA_NORMAL, DATA_HUGE, DATA_TINY, DATA_SIGNED_ZEROS, DATA_KINDS };

extern const char* const data_names[DATA_KINDS];

void random_seed(struct random* random, uint64_t seed, const char* salt);
uint64_t random_bits(struct random* random);
size_t random_below(struct random* random, size_t limit);
float random_float(struct random* random, enum data data);

/* ---- Buffers between guard pages (buffer.c) ---- */

/* What is around the data, and where an output was not written: a signalling NaN. */
#define BUFFER_PATTERN UINT32_C(0x7FA5A5A5)

/* Where the data lie: against one of the guard pages, or with no more alignment than asked for. */
enum placement { PLACE_AT_END, PLACE_AT_START, PLACE_UNALIGNED, PLACEMENTS };

/* What a kernel may do with a buffer. */
enum role { ROLE_READ, ROLE_WRITE, ROLE_SCRATCH };

struct buffer {
    const char* name;
    enum role role;
    char* map; /* guard pages, `capacity` bytes, guard pages */
    size_t capacity;
    char* span; /* the part of it in use: whole pages around the data */
    size_t span_bytes;
    char* data;
    size_t bytes;
    char* before; /* content of the span before the call */
};

/* Place `bytes` of data and fill the pages around them with the pattern; what was in the buffer is lost. */
void* buffer_place(struct buffer* buffer, size_t bytes, size_t alignment, enum placement placement);
/* Remember the content. */
void buffer_save(struct buffer* buffer);
/* Bits of an element that the kernel had to write; what was there before the call comes back. */
uint32_t buffer_take(struct buffer* buffer, const float* element);
/* The first byte that differs from what buffer_save() saw, or NULL. */
const char* buffer_difference(const struct buffer* buffer);
/* Is the address in the buffer or in its guard pages? */
bool buffer_owns(const struct buffer* buffer, const void* address);
void buffer_release(struct buffer* buffer);

/* Set where a masked load faults for lanes that are masked off (emulators): reading around the data goes unnoticed
 * then. */
extern bool buffer_guards_readable;

/* ---- One kernel's check (check.c) ---- */

/* Failing cases after which the rest of a kernel's check is left out. */
#define CHECK_MAX_FAILURES 3
#define CHECK_MAX_BUFFERS 12
/* Characters of a variant in a kernel's name. */
#define CHECK_VARIANT 48

struct check_abi;

struct check_kernel {
    char name[128]; /* nnp_<family>_<variant>__<target> */
    size_t index;   /* within its family and table */
    check_function* function;
};

struct check {
    const struct nnp_hw* hw;
    struct check_kernel kernel;
    const struct check_abi* abi;
    struct random random;
    FILE* log;
    bool verbose;
    char situation[256]; /* what the case at hand is, for messages */
    size_t cases;
    size_t failures;
    size_t buffer_count;
    struct buffer buffers[CHECK_MAX_BUFFERS];
};

struct check_family {
    const char* name;
    /* How many kernels does the table have? */
    size_t (*count)(const struct nnp_hw* hw);
    /* Its kernel number `index`: function, or NULL for what not every table has, and the variant in its name. */
    check_function* (*kernel)(const struct nnp_hw* hw, size_t index, char variant[CHECK_VARIANT]);
    void (*check)(struct check* check);
    void (*bench)(struct check* check);
};

/* Another buffer of the check, released with it. */
struct buffer* check_buffer(struct check* check, const char* name, enum role role);
/* Begin a case and say what it is. False: enough failed already, leave it out. */
__attribute__((format(printf, 2, 3))) bool check_case(struct check* check, const char* format, ...);
__attribute__((format(printf, 2, 3))) void check_fail(struct check* check, const char* format, ...);
/* Compare a result with its definition in double precision. NaN and infinity are expected as they are. */
__attribute__((format(printf, 5, 6))) bool check_value(struct check* check, uint32_t bits, double expected,
                                                       double bound, const char* format, ...);
/* Nothing changed but scratch and what was taken: gaps, padding, operands. */
bool check_intact(struct check* check);
/* As check_intact(), for operands alone. */
bool check_operands_intact(struct check* check);
/* Run a family's check of one kernel; the log gets the failures. */
void check_run(struct check* check, const struct check_family* family);
/* Release what the check owns. */
void check_release(struct check* check);

/* gamma(n) = n u / (1 - n u): the relative error of n roundings to single precision. */
double check_gamma(size_t roundings);

/* ---- Calls (call.c) ---- */

/* Facts of a calling convention. Registers go by their numbers in the instruction set. */
struct check_abi {
    const char* name;
    size_t register_arguments;
    uint8_t arguments[8];
    size_t shadow_words; /* stack above the return address that belongs to the callee */
    uint32_t preserved;
    uint32_t preserved_vectors; /* x86-64: low 128 bits; ARM: d registers */
};

extern const struct check_abi check_abi_system_v;
extern const struct check_abi check_abi_microsoft;
extern const struct check_abi* const check_abi_native; /* NULL: no such checks on this ISA */

/* Catch what kernels do wrong from now on; a call that takes longer than two to three periods of a clock fails. */
void call_set_up(unsigned seconds);
/* How missing vzeroupper instructions are found here; NULL: not at all, the vectors have no upper halves. */
const char* call_upper_halves(void);
/* Say what can be watched on this CPU. */
void call_describe(void);
/* Call the kernel with every check of the calling convention. False: it crashed, or there is nothing to compare with.
 */
bool check_call(struct check* check, size_t count, const uintptr_t arguments[]);
/* Just call it. */
void call_plain(check_function* function, size_t count, const uintptr_t arguments[]);

#define POINTER(pointer) ((uintptr_t)(pointer))

/* ---- Timing (bench.c) ---- */

/* Time calls, interleaved with the table's FMA loop, and print a line. flops, bytes: of one call; 0 where meaningless.
 */
void bench_call(struct check* check, const char* what, size_t count, const uintptr_t arguments[], double flops,
                double bytes);
void bench_header(void);

/* ---- Families, one file each ---- */

extern const struct check_family check_tuple_gemm;
extern const struct check_family check_tuple_gemm_transposed;
extern const struct check_family check_complex_gemm;
extern const struct check_family check_complex_gemm_transposed;
extern const struct check_family check_tuple_gemm_half;
extern const struct check_family check_narrow_rows;
extern const struct check_family check_gemm_s8;
extern const struct check_family check_gemm_u8;
extern const struct check_family check_sgemm;
extern const struct check_family check_sgemm_transposed;
extern const struct check_family check_strassen;
extern const struct check_family check_direct;
extern const struct check_family check_im2col;
extern const struct check_family check_winograd;
extern const struct check_family check_fourier;
extern const struct check_family check_stream;
extern const struct check_family check_relu;
extern const struct check_family check_softmax;
extern const struct check_family check_stencil;
extern const struct check_family check_stencil_pixels;
extern const struct check_family check_stencil_pixels_by_2;
extern const struct check_family check_depthwise;
extern const struct check_family check_planes;
extern const struct check_family check_dots;
extern const struct check_family check_dots_f16;
extern const struct check_family check_transpose;
extern const struct check_family check_pooling;
extern const struct check_family check_fma_peak;

extern const struct check_family* const check_families[]; /* NULL-terminated */

/* ---- Self-test (self_test.c): 0 when each check fires, 1 otherwise ---- */
int self_test(uint64_t seed, bool verbose);
