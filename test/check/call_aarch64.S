/*
 * Calls through a record of the machine's state: check_machine_call loads every register from it, calls, and stores
 * every register back (of the stack pointer, how far it moved). What a convention demands of them is data in call_arm.c.
 * x16 and x17, which linkers may use in any call, and x30 are left out.
 */
#if defined(__aarch64__)
#include "call_arm.h"

        .section .bss
        .balign 16
own:    .skip   32      /* the record, the stack pointer, FPCR */

        .macro  own_address register
        adrp    \register, own
        add     \register, \register, :lo12:own
        .endm

        /* Move all vectors and x2 to x15 and x18 to x29 from or to the record at x17. */
        .macro  registers instruction
        .irp    n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
        \instruction q\n, [x17, #(MACHINE_VECTORS + 16 * \n)]
        .endr
        .irp    n, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29
        \instruction x\n, [x17, #(MACHINE_GENERAL + 8 * \n)]
        .endr
        .endm

        .text
        .balign 16
        .globl  check_machine_call
        .hidden check_machine_call
        .type   check_machine_call, %function
/* void check_machine_call(struct machine* machine, check_function* function) */
check_machine_call:
        stp     x29, x30, [sp, #-160]!
        stp     x19, x20, [sp, #16]
        stp     x21, x22, [sp, #32]
        stp     x23, x24, [sp, #48]
        stp     x25, x26, [sp, #64]
        stp     x27, x28, [sp, #80]
        stp     d8, d9, [sp, #96]
        stp     d10, d11, [sp, #112]
        stp     d12, d13, [sp, #128]
        stp     d14, d15, [sp, #144]
        mov     x16, x1
        mov     x17, x0
        own_address x9
        mov     x10, sp
        mrs     x11, fpcr
        stp     x0, x10, [x9]
        str     x11, [x9, #16]

        /* The callee's stack: what it may not touch lies above its arguments. */
        sub     x10, x10, #(8 * STACK_WORDS)
        and     x10, x10, #-64
        mov     sp, x10
        str     x10, [x17, #(MACHINE_GENERAL + 8 * MACHINE_SP)]
        add     x11, x17, #MACHINE_STACK
        mov     x12, #STACK_WORDS
0:      ldr     x13, [x11], #8
        str     x13, [x10], #8
        subs    x12, x12, #1
        b.ne    0b

        ldr     x10, [x17, #MACHINE_CONTROL]
        msr     fpcr, x10
        registers ldr
        ldr     x1, [x17, #(MACHINE_GENERAL + 8)]
        ldr     x0, [x17, #MACHINE_GENERAL]
        blr     x16

        own_address x16
        ldr     x17, [x16]
        str     x0, [x17, #MACHINE_GENERAL]
        str     x1, [x17, #(MACHINE_GENERAL + 8)]
        registers str
        mov     x10, sp
        ldr     x11, [x17, #(MACHINE_GENERAL + 8 * MACHINE_SP)]
        sub     x10, x10, x11
        str     x10, [x17, #(MACHINE_GENERAL + 8 * MACHINE_SP)]
        mrs     x10, fpcr
        str     x10, [x17, #MACHINE_CONTROL]
        ldr     x10, [x16, #16]
        msr     fpcr, x10

        add     x10, x17, #MACHINE_STACK
        mov     x12, #STACK_WORDS
0:      ldr     x13, [x11], #8
        str     x13, [x10], #8
        subs    x12, x12, #1
        b.ne    0b
        ldr     x10, [x16, #8]
        mov     sp, x10
        ldp     x19, x20, [sp, #16]
        ldp     x21, x22, [sp, #32]
        ldp     x23, x24, [sp, #48]
        ldp     x25, x26, [sp, #64]
        ldp     x27, x28, [sp, #80]
        ldp     d8, d9, [sp, #96]
        ldp     d10, d11, [sp, #112]
        ldp     d12, d13, [sp, #128]
        ldp     d14, d15, [sp, #144]
        ldp     x29, x30, [sp], #160
        ret
        .size   check_machine_call, . - check_machine_call
#endif
#if defined(__ELF__)
        .section .note.GNU-stack, "", %progbits
#endif
