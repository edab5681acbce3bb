/* Calling conventions of both ARM instruction sets: what a call must leave as it was. */

#if defined(__aarch64__) || defined(__arm__)

#include "call_arm.h"

#include <string.h>

struct machine {
    uint64_t vectors[MACHINE_VECTOR_BYTES / 8]; /* of 64-bit AArch64 registers, the low halves are the even ones */
    uintptr_t general[MACHINE_REGISTERS];
    uintptr_t control;
    uintptr_t stack[STACK_WORDS];
};

_Static_assert(sizeof(uintptr_t) == MACHINE_WORD, "call_arm.h");
_Static_assert(offsetof(struct machine, vectors) == MACHINE_VECTORS, "call_arm.h");
_Static_assert(offsetof(struct machine, general) == MACHINE_GENERAL, "call_arm.h");
_Static_assert(offsetof(struct machine, control) == MACHINE_CONTROL, "call_arm.h");
_Static_assert(offsetof(struct machine, stack) == MACHINE_STACK, "call_arm.h");

extern void check_machine_call(struct machine* machine, check_function* function) __attribute__((visibility("hidden")));

#if defined(__aarch64__)
/* x18 is the platform's on some systems only: C compilers use it here. That ours doesn't, test_codegen.py checks. */
static const struct check_abi abi = {
    .name = "AAPCS64",
    .register_arguments = 8,
    .arguments = {0, 1, 2, 3, 4, 5, 6, 7},
    .preserved = UINT32_C(0x3FF80000) | UINT32_C(1) << MACHINE_SP, /* x19 to x29 */
    .preserved_vectors = 0xFF00,                                   /* d8 to d15 */
};
static const char general_prefix[] = "x";
enum { VECTOR_WORDS = 2 };
#define CONTROL_NAME "FPCR"
#define CONTROL_OF_LIBRARY 0x1080000u /* FZ and, where there is half-precision arithmetic, FZ16 */
#define CONTROL_FLAGS 0x80000u        /* FZ16 is not kept by CPUs without that */
#else
static const struct check_abi abi = {
    .name = "AAPCS32",
    .register_arguments = 4,
    .arguments = {0, 1, 2, 3},
    .preserved = 0xFF0 | 1 << MACHINE_SP, /* r4 to r11 */
    .preserved_vectors = 0xFF00,          /* d8 to d15 */
};
static const char general_prefix[] = "r";
enum { VECTOR_WORDS = 1 };
#define CONTROL_NAME "FPSCR"
#define CONTROL_OF_LIBRARY 0x1000000u /* FZ */
#define CONTROL_FLAGS 0xF800009Fu     /* results of comparisons, and what happened so far */
#endif

const struct check_abi* const check_abi_native = &abi;

/* What a register or stack word holds where a kernel has no business with it. */
static uintptr_t sentinel(size_t i) {
    return (uintptr_t)(UINT64_C(0x5AFE00005AFE0000) + UINT64_C(0x0001000100010001) * i);
}

static void report_violations(struct check* check, const struct machine* before, const struct machine* after,
                              size_t callee_words) {
    for (size_t i = 0; i < MACHINE_REGISTERS; i++) {
        if ((abi.preserved >> i & 1) == 0 || before->general[i] == after->general[i]) continue;
        if (i == MACHINE_SP) {
            check_fail(check, "clobbers sp (%s)", abi.name);
        } else {
            check_fail(check, "clobbers %s%zu (%s)", general_prefix, i, abi.name);
        }
    }
    for (size_t i = 0; i < 32; i++) {
        if ((abi.preserved_vectors >> i & 1) != 0 &&
            before->vectors[i * VECTOR_WORDS] != after->vectors[i * VECTOR_WORDS]) {
            check_fail(check, "clobbers d%zu (%s)", i, abi.name);
        }
    }
    for (size_t i = callee_words; i < STACK_WORDS; i++) {
        if (before->stack[i] != after->stack[i]) {
            check_fail(check, "writes to its caller's stack, %zu bytes above the stack pointer", MACHINE_WORD * i);
            break;
        }
    }
    if (((before->control ^ after->control) & ~(uintptr_t)CONTROL_FLAGS) != 0) {
        check_fail(check, "changes " CONTROL_NAME " from %#zx to %#zx", (size_t)before->control,
                   (size_t)after->control);
    }
}

void call_watched(struct check* check, size_t count, const uintptr_t arguments[]) {
    static struct machine before, after;
    memset(&before, 0, sizeof(before));
    for (size_t i = 0; i < MACHINE_REGISTERS; i++) {
        before.general[i] = i == MACHINE_SP ? 0 : sentinel(i);
    }
    for (size_t i = 0; i < sizeof(before.vectors) / sizeof(before.vectors[0]); i++) {
        before.vectors[i] = UINT64_C(0x0123456789ABCDEF) + i;
    }
    for (size_t i = 0; i < STACK_WORDS; i++) {
        before.stack[i] = sentinel(MACHINE_REGISTERS + i);
    }
    size_t callee_words = 0;
    for (size_t i = 0; i < count; i++) {
        if (i < abi.register_arguments) {
            before.general[abi.arguments[i]] = arguments[i];
        } else {
            before.stack[callee_words++] = arguments[i];
        }
    }
    before.control = CONTROL_OF_LIBRARY;
    after = before;
    check_machine_call(&after, check->kernel.function);
    report_violations(check, &before, &after, callee_words);
}

#endif
