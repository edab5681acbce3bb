#pragma once
/* Offsets in struct machine of both ARM instruction sets, for C and assembly. Words are 8 or 4 bytes. */

#if defined(__aarch64__)
#define MACHINE_WORD 8
#define MACHINE_REGISTERS 32 /* x0 to x30, and how far the stack pointer moved */
#define MACHINE_SP 31
#define MACHINE_VECTOR_BYTES 512
#else
#define MACHINE_WORD 4
#define MACHINE_REGISTERS 16 /* r0 to r15; r13: how far the stack pointer moved */
#define MACHINE_SP 13
#define MACHINE_VECTOR_BYTES 256
#endif

#define MACHINE_VECTORS 0
#define MACHINE_GENERAL MACHINE_VECTOR_BYTES
#define MACHINE_CONTROL (MACHINE_GENERAL + MACHINE_REGISTERS * MACHINE_WORD) /* FPCR or FPSCR */
#define MACHINE_STACK (MACHINE_CONTROL + MACHINE_WORD)                       /* STACK_WORDS words */

/* Words of the caller's stack that are watched; a multiple of 16. */
#define STACK_WORDS 64

#if !defined(__ASSEMBLER__)
#include "check.h"

/* Call a kernel and compare the machine's state with what it was. */
void call_watched(struct check* check, size_t count, const uintptr_t arguments[]);
#endif
