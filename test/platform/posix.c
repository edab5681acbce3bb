/* Linux, Android, macOS. */

#include "platform/platform.h"

#include <setjmp.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <unistd.h>

const bool pages_are_guarded = true;
const bool crashes_are_caught = true;

size_t page_bytes(void) { return (size_t)sysconf(_SC_PAGESIZE); }

char* pages_reserve(size_t bytes) {
    char* const start = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return start == MAP_FAILED ? NULL : start;
}

bool pages_protect(char* start, size_t bytes, enum access access) {
    static const int protections[] = {
        [ACCESS_NONE] = PROT_NONE, [ACCESS_READ] = PROT_READ, [ACCESS_WRITE] = PROT_READ | PROT_WRITE};
    return mprotect(start, bytes, protections[access]) == 0;
}

void pages_release(char* start, size_t bytes) { munmap(start, bytes); }

static sigjmp_buf before_call;
static volatile sig_atomic_t in_call;
static volatile sig_atomic_t ticks;
static void* volatile fault_address;
static void (*announcement)(void);

static const int faults[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT};
static const char* const names[] = {
    [SIGSEGV] = "SIGSEGV", [SIGBUS] = "SIGBUS",   [SIGILL] = "SIGILL",   [SIGFPE] = "SIGFPE",
    [SIGTRAP] = "SIGTRAP", [SIGABRT] = "SIGABRT", [SIGALRM] = CRASH_HANG};

static void on_fault(int signal_number, siginfo_t* information, void* context) {
    (void)context;
    if (!in_call) {
        signal(signal_number, SIG_DFL); /* our own bug: returning repeats it */
        return;
    }
    fault_address = information->si_addr;
    siglongjmp(before_call, signal_number);
}

static void on_tick(int signal_number) {
    if (in_call && ++ticks >= 3) {
        siglongjmp(before_call, signal_number);
    }
}

void crash_set_up(unsigned seconds) {
    static char* stack;
    if (stack == NULL) {
        const size_t bytes = 64 * 1024 + (size_t)SIGSTKSZ;
        stack = malloc(bytes);
        sigaltstack(&(stack_t){.ss_sp = stack, .ss_size = bytes}, NULL);
    }
    struct sigaction action = {.sa_sigaction = on_fault, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
    for (size_t i = 0; i < sizeof(faults) / sizeof(faults[0]); i++) {
        sigaction(faults[i], &action, NULL);
    }
    action = (struct sigaction){.sa_handler = on_tick, .sa_flags = SA_ONSTACK | SA_NODEFER | SA_RESTART};
    sigaction(SIGALRM, &action, NULL);
    const struct timeval period = {.tv_sec = seconds};
    setitimer(ITIMER_REAL, &(struct itimerval){.it_interval = period, .it_value = period}, NULL);
}

const char* crash_of(void (*function)(void* context), void* context, void** address) {
    const int signal_number = sigsetjmp(before_call, 0);
    if (signal_number == 0) {
        ticks = 0;
        in_call = 1;
        function(context);
    }
    in_call = 0;
    *address = fault_address;
    return signal_number == 0 ? NULL : names[signal_number];
}

void crash_raise(const char* name) {
    for (size_t i = 0; i < sizeof(faults) / sizeof(faults[0]); i++) {
        if (strcmp(names[faults[i]], name) == 0) {
            raise(faults[i]);
        }
    }
}

static void announce_and_die(int signal_number) {
    announcement();
    signal(signal_number, SIG_DFL); /* returning repeats the fault */
}

void crash_announce(void (*announce)(void)) {
    announcement = announce;
    for (size_t i = 0; i < sizeof(faults) / sizeof(faults[0]); i++) {
        /* Sanitizers bring their own handlers, which tell more. */
        struct sigaction old;
        if (sigaction(faults[i], NULL, &old) == 0 && old.sa_handler == SIG_DFL) {
            signal(faults[i], announce_and_die);
        }
    }
}

void environment_set(const char* name, const char* value) {
    if (value != NULL) {
        setenv(name, value, 1);
    } else {
        unsetenv(name);
    }
}
