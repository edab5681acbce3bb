/* Windows. */

#include "platform/platform.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>

const bool pages_are_guarded = true;
const bool crashes_are_caught = true;

size_t page_bytes(void) {
    SYSTEM_INFO information;
    GetSystemInfo(&information);
    return information.dwPageSize;
}

/* At high addresses, so that half of a pointer is none. */
char* pages_reserve(size_t bytes) {
    return VirtualAlloc(NULL, bytes, MEM_RESERVE | MEM_COMMIT | MEM_TOP_DOWN, PAGE_READWRITE);
}

bool pages_protect(char* start, size_t bytes, enum access access) {
    static const DWORD protections[] = {
        [ACCESS_NONE] = PAGE_NOACCESS, [ACCESS_READ] = PAGE_READONLY, [ACCESS_WRITE] = PAGE_READWRITE};
    DWORD old;
    return VirtualProtect(start, bytes, protections[access], &old);
}

void pages_release(char* start, size_t bytes) {
    (void)bytes;
    VirtualFree(start, 0, MEM_RELEASE);
}

/* Signals of POSIX that stand for exceptions. */
static const struct {
    DWORD code;
    const char* name;
} exceptions[] = {
    {EXCEPTION_ACCESS_VIOLATION, "SIGSEGV"},     {EXCEPTION_DATATYPE_MISALIGNMENT, "SIGBUS"},
    {EXCEPTION_ILLEGAL_INSTRUCTION, "SIGILL"},   {EXCEPTION_PRIV_INSTRUCTION, "SIGILL"},
    {EXCEPTION_FLT_INVALID_OPERATION, "SIGFPE"}, {EXCEPTION_FLT_DENORMAL_OPERAND, "SIGFPE"},
    {EXCEPTION_INT_DIVIDE_BY_ZERO, "SIGFPE"},    {EXCEPTION_BREAKPOINT, "SIGTRAP"},
    {EXCEPTION_STACK_OVERFLOW, "SIGSEGV"},
};

enum { MXCSR_DEFAULT = 0x1F80, DIRECTION_FLAG = 1 << 10 };

static jmp_buf before_call;
static volatile bool in_call;
static volatile int ticks;
static const char* volatile crash;
static void* volatile fault_address;
static volatile DWORD64 landing_stack;
static HANDLE caller;
static void (*announcement)(void);

static void land(void) { longjmp(before_call, 1); }

/* Lets a thread go on in land(), on a good stack and with ordinary modes. */
static void redirect(CONTEXT* context) {
    context->Rip = (DWORD64)land;
    context->Rsp = landing_stack;
    context->MxCsr = MXCSR_DEFAULT;
    context->EFlags &= ~(DWORD)DIRECTION_FLAG;
}

static LONG WINAPI on_exception(EXCEPTION_POINTERS* pointers) {
    const EXCEPTION_RECORD* const record = pointers->ExceptionRecord;
    for (size_t i = 0; i < sizeof(exceptions) / sizeof(exceptions[0]); i++) {
        if (record->ExceptionCode != exceptions[i].code) {
            continue;
        }
        if (!in_call) {
            if (announcement != NULL) {
                announcement();
            }
            return EXCEPTION_CONTINUE_SEARCH;
        }
        crash = exceptions[i].name;
        fault_address = record->NumberParameters >= 2 ? (void*)record->ExceptionInformation[1] : NULL;
        redirect(pointers->ContextRecord);
        return EXCEPTION_CONTINUE_EXECUTION;
    }
    return EXCEPTION_CONTINUE_SEARCH;
}

static VOID CALLBACK on_tick(PVOID unused, BOOLEAN fired) {
    (void)unused;
    (void)fired;
    if (!in_call || ++ticks < 3) {
        return;
    }
    SuspendThread(caller);
    CONTEXT context = {.ContextFlags = CONTEXT_FULL};
    if (in_call && GetThreadContext(caller, &context)) {
        crash = CRASH_HANG;
        redirect(&context);
        SetThreadContext(caller, &context);
    }
    ResumeThread(caller);
}

void crash_set_up(unsigned seconds) {
    HANDLE timer;
    AddVectoredExceptionHandler(1, on_exception);
    DuplicateHandle(GetCurrentProcess(), GetCurrentThread(), GetCurrentProcess(), &caller, 0, FALSE,
                    DUPLICATE_SAME_ACCESS);
    CreateTimerQueueTimer(&timer, NULL, on_tick, NULL, 1000 * seconds, 1000 * seconds, WT_EXECUTEDEFAULT);
}

const char* crash_of(void (*function)(void* context), void* context, void** address) {
    /* Below the frame, as if a call had just pushed a return address. */
    landing_stack = (((DWORD64)__builtin_frame_address(0) - 4096) & ~(DWORD64)15) - 8;
    crash = NULL;
    /* Without a frame, longjmp just restores registers: kernels tell nothing about how to unwind them. */
    if (_setjmp(before_call, NULL) == 0) {
        ticks = 0;
        in_call = true;
        function(context);
    }
    in_call = false;
    *address = fault_address;
    return crash;
}

void crash_raise(const char* name) {
    for (size_t i = 0; i < sizeof(exceptions) / sizeof(exceptions[0]); i++) {
        if (strcmp(exceptions[i].name, name) == 0) {
            RaiseException(exceptions[i].code, 0, 0, NULL);
        }
    }
}

void crash_announce(void (*announce)(void)) {
    announcement = announce;
    AddVectoredExceptionHandler(1, on_exception);
}

void environment_set(const char* name, const char* value) { _putenv_s(name, value != NULL ? value : ""); }
