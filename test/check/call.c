/* Calls that watch what a kernel does to its caller: crashes, hangs, registers, stack, modes. */

#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "platform/platform.h"

static void report_crash(struct check* check, const char* crash, const void* address) {
    if (strcmp(crash, CRASH_HANG) == 0) {
        check_fail(check, "does not return");
        return;
    }
    for (size_t i = 0; i < check->buffer_count; i++) {
        const struct buffer* const buffer = &check->buffers[i];
        if (buffer_owns(buffer, address)) {
            check_fail(check, "%s at byte %td of the %zu of %s", crash, (const char*)address - buffer->data,
                       buffer->bytes, buffer->name);
            return;
        }
    }
    check_fail(check, "%s at address %p", crash, address);
}

/* ---- Calling conventions ---- */

#if defined(__x86_64__)
#include <cpuid.h>

#include "call_x86_64.h"

struct machine {
    uint64_t general[16];
    uint8_t vectors[16][64];
    uint64_t flags;
    uint64_t xinuse;
    uint8_t x87[28];
    uint32_t mxcsr;
    uint64_t features;
    uint64_t stack[STACK_WORDS];
};

_Static_assert(offsetof(struct machine, general) == MACHINE_GENERAL, "call_x86_64.h");
_Static_assert(offsetof(struct machine, vectors) == MACHINE_VECTORS, "call_x86_64.h");
_Static_assert(offsetof(struct machine, flags) == MACHINE_FLAGS, "call_x86_64.h");
_Static_assert(offsetof(struct machine, xinuse) == MACHINE_XINUSE, "call_x86_64.h");
_Static_assert(offsetof(struct machine, x87) == MACHINE_X87, "call_x86_64.h");
_Static_assert(offsetof(struct machine, mxcsr) == MACHINE_MXCSR, "call_x86_64.h");
_Static_assert(offsetof(struct machine, features) == MACHINE_FEATURES, "call_x86_64.h");
_Static_assert(offsetof(struct machine, stack) == MACHINE_STACK, "call_x86_64.h");

/* Written for the System V convention, also where it is not the machine's. */
extern __attribute__((sysv_abi, visibility("hidden"))) void check_machine_call(struct machine* machine,
                                                                               check_function* function);
extern void check_probe_clean(void) __attribute__((visibility("hidden")));
extern void check_probe_dirty(void) __attribute__((visibility("hidden")));
extern void check_probe_masked_load(void) __attribute__((visibility("hidden")));

enum { RCX = 1, RDX = 2, RBX = 3, RSP = 4, RBP = 5, RSI = 6, RDI = 7 };

static const char* const register_names[16] = {"rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi",
                                               "r8",  "r9",  "r10", "r11", "r12", "r13", "r14", "r15"};

const struct check_abi check_abi_system_v = {
    .name = "System V",
    .register_arguments = 6,
    .arguments = {RDI, RSI, RDX, RCX, 8, 9},
    .preserved = 1 << RBX | 1 << RSP | 1 << RBP | 0xF000,
};
const struct check_abi check_abi_microsoft = {
    .name = "Microsoft x64",
    .register_arguments = 4,
    .arguments = {RCX, RDX, 8, 9},
    .shadow_words = 4,
    .preserved = 1 << RBX | 1 << RSP | 1 << RBP | 1 << RSI | 1 << RDI | 0xF000,
    .preserved_vectors = 0xFFC0,
};
#if defined(_WIN32)
const struct check_abi* const check_abi_native = &check_abi_microsoft;
#else
const struct check_abi* const check_abi_native = &check_abi_system_v;
#endif

/* Kernels run with denormals flushed, as in the library: the masks, flush-to-zero and denormals-are-zero. */
#define MXCSR_OF_LIBRARY 0x9FC0u
#define MXCSR_FLAGS 0x3Fu
#define X87_CONTROL 0x37Fu
#define X87_TAGS_EMPTY 0xFFFFu
#define XINUSE_UPPER_HALVES (UINT64_C(1) << 2 | UINT64_C(1) << 6) /* of ymm0-15, of zmm0-15 */

static uint64_t features;

static uint64_t xinuse_after(check_function* function) {
    struct machine machine = {.mxcsr = MXCSR_OF_LIBRARY, .features = features | FEATURE_XINUSE};
    check_machine_call(&machine, function);
    return machine.xinuse & XINUSE_UPPER_HALVES;
}

static void call_probe(void* function) { ((check_function*)function)(); }

static bool faults(check_function* function) {
    void* address;
    return crash_of(call_probe, (void*)function, &address) != NULL;
}

static void find_features(void) {
    features =
        (__builtin_cpu_supports("avx") ? FEATURE_AVX : 0) | (__builtin_cpu_supports("avx512f") ? FEATURE_AVX512 : 0);
    if ((features & FEATURE_AVX) == 0) {
        return;
    }
    unsigned a, b, c, d;
    const bool readable = __get_cpuid_count(0xD, 1, &a, &b, &c, &d) && (a & 1 << 2) != 0;
    /* Emulators may call everything in use. */
    if (readable && xinuse_after(check_probe_clean) == 0 && xinuse_after(check_probe_dirty) != 0) {
        features |= FEATURE_XINUSE;
    }
    buffer_guards_readable |= faults(check_probe_masked_load);
}

const char* call_upper_halves(void) {
    return features & FEATURE_XINUSE ? "by XINUSE and content"
           : features & FEATURE_AVX  ? "by content (no usable XGETBV(1))"
                                     : NULL;
}

/* What a register or stack word holds where a kernel has no business with it. */
static uint64_t sentinel(size_t i) { return UINT64_C(0x5AFE000000000000) + UINT64_C(0x0001000100010001) * i; }

static bool upper_halves_dirty(const struct machine* machine) {
    if (machine->features & FEATURE_XINUSE && machine->xinuse & XINUSE_UPPER_HALVES) {
        return true;
    }
    for (size_t i = 0; i < 16; i++) {
        for (size_t byte = 16; byte < 64; byte++) {
            if (machine->vectors[i][byte] != 0) {
                return true;
            }
        }
    }
    return false;
}

static void report_violations(struct check* check, const struct machine* before, const struct machine* after,
                              size_t callee_words) {
    const struct check_abi* const abi = check->abi;
    for (size_t i = 0; i < 16; i++) {
        if ((abi->preserved >> i & 1) != 0 && before->general[i] != after->general[i]) {
            check_fail(check, "clobbers %s (%s)", register_names[i], abi->name);
        }
        if ((abi->preserved_vectors >> i & 1) != 0 && memcmp(before->vectors[i], after->vectors[i], 16) != 0) {
            check_fail(check, "clobbers xmm%zu (%s)", i, abi->name);
        }
    }
    for (size_t i = callee_words; i < STACK_WORDS; i++) {
        if (before->stack[i] != after->stack[i]) {
            check_fail(check, "writes to its caller's stack, %zu bytes above the return address", 8 * i);
            break;
        }
    }
    if ((after->flags & UINT64_C(1) << 10) != 0) {
        check_fail(check, "returns with the direction flag set");
    }
    if (((before->mxcsr ^ after->mxcsr) & ~MXCSR_FLAGS) != 0) {
        check_fail(check, "changes MXCSR from %#x to %#x", before->mxcsr, after->mxcsr);
    }
    uint16_t control, tags;
    memcpy(&control, after->x87, sizeof(control));
    memcpy(&tags, after->x87 + 8, sizeof(tags));
    if (control != X87_CONTROL || tags != X87_TAGS_EMPTY) {
        check_fail(check, "leaves x87 or MMX state behind: control word %#x, tags %#x", control, tags);
    }
    if (upper_halves_dirty(after)) {
        check_fail(check, "returns with dirty upper halves of vector registers (vzeroupper is missing)");
    }
}

static void call_watched(struct check* check, size_t count, const uintptr_t arguments[]) {
    const struct check_abi* const abi = check->abi;
    static struct machine before, after;
    memset(&before, 0, sizeof(before));
    for (size_t i = 0; i < 16; i++) {
        before.general[i] = i == RSP ? 0 : sentinel(i);
        for (size_t byte = 0; byte < 16; byte++) {
            before.vectors[i][byte] = (uint8_t)(16 * i + byte);
        }
    }
    for (size_t i = 0; i < STACK_WORDS; i++) {
        before.stack[i] = sentinel(16 + i);
    }
    size_t callee_words = abi->shadow_words;
    for (size_t i = 0; i < count; i++) {
        if (i < abi->register_arguments) {
            before.general[abi->arguments[i]] = arguments[i];
        } else {
            before.stack[callee_words++] = arguments[i];
        }
    }
    before.mxcsr = MXCSR_OF_LIBRARY;
    before.features = features;
    after = before;
    check_machine_call(&after, check->kernel.function);
    report_violations(check, &before, &after, callee_words);
}

#elif defined(__aarch64__) || defined(__arm__)
#include "call_arm.h"

static void find_features(void) {}

const char* call_upper_halves(void) { return NULL; }

#else

const struct check_abi* const check_abi_native = NULL;

static void find_features(void) {}

const char* call_upper_halves(void) { return NULL; }

static void call_watched(struct check* check, size_t count, const uintptr_t arguments[]) {
    call_plain(check->kernel.function, count, arguments);
}

#endif

void call_set_up(unsigned seconds) {
    crash_set_up(seconds);
    buffer_guards_readable = !pages_are_guarded;
    find_features();
}

void call_describe(void) {
    if (check_abi_native == NULL) {
        printf("registers and stack are not watched on this ISA\n");
    } else if (call_upper_halves() != NULL) {
        printf("dirty upper halves are found %s\n", call_upper_halves());
    }
    if (buffer_guards_readable) {
        printf("reads outside buffers are not caught: %s\n",
               pages_are_guarded ? "masked loads fault on this CPU (an emulator)" : "pages can't be protected here");
    }
}

struct watched_call {
    struct check* check;
    size_t count;
    const uintptr_t* arguments;
};

static void run_watched(void* context) {
    const struct watched_call* const call = context;
    call_watched(call->check, call->count, call->arguments);
}

bool check_call(struct check* check, size_t count, const uintptr_t arguments[]) {
    for (size_t i = 0; i < check->buffer_count; i++) {
        buffer_save(&check->buffers[i]);
    }
    void* address;
    const char* const crash = crash_of(run_watched, &(struct watched_call){check, count, arguments}, &address);
    if (crash != NULL) {
        report_crash(check, crash, address);
        return false;
    }
    return check_operands_intact(check);
}

void call_plain(check_function* function, size_t count, const uintptr_t arguments[]) {
    const uintptr_t* const a = arguments;
    switch (count) {
        case 0:
            ((void (*)(void))function)();
            break;
        case 1:
            ((void (*)(uintptr_t))function)(a[0]);
            break;
        case 3:
            ((void (*)(uintptr_t, uintptr_t, uintptr_t))function)(a[0], a[1], a[2]);
            break;
        case 4:
            ((void (*)(uintptr_t, uintptr_t, uintptr_t, uintptr_t))function)(a[0], a[1], a[2], a[3]);
            break;
        case 5:
            ((void (*)(uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t))function)(a[0], a[1], a[2], a[3], a[4]);
            break;
        case 6:
            ((void (*)(uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t))function)(a[0], a[1], a[2],
                                                                                                   a[3], a[4], a[5]);
            break;
        case 7:
            ((void (*)(uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t))function)(
                a[0], a[1], a[2], a[3], a[4], a[5], a[6]);
            break;
        case 8:
            ((void (*)(uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t,
                       uintptr_t))function)(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]);
            break;
        case 9:
            ((void (*)(uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t,
                       uintptr_t))function)(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8]);
            break;
        case 10:
            ((void (*)(uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t,
                       uintptr_t, uintptr_t))function)(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9]);
            break;
        case 11:
            ((void (*)(uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t,
                       uintptr_t, uintptr_t, uintptr_t))function)(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8],
                                                                  a[9], a[10]);
            break;
        case 12:
            ((void (*)(uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t,
                       uintptr_t, uintptr_t, uintptr_t, uintptr_t))function)(a[0], a[1], a[2], a[3], a[4], a[5], a[6],
                                                                             a[7], a[8], a[9], a[10], a[11]);
            break;
        default:
            abort(); /* a new count of arguments needs its line above */
    }
}
