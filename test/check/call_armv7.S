/*
 * Calls through a record of the machine's state: check_machine_call loads every register from it, calls, and stores
 * every register back (of the stack pointer, how far it moved). What a convention demands of them is data in call_arm.c.
 * r12, which linkers may use in any call, r14 and r15 are left out.
 */
#if defined(__arm__)
#include "call_arm.h"

        .syntax unified
        .fpu    neon
        .arm

        .section .bss
        .balign 16
own:    .skip   16      /* the record, the stack pointer, FPSCR */

        .macro  own_address register
        ldr     \register, 1f
0:      add     \register, pc, \register
        b       2f
1:      .word   own - (0b + 8)
2:
        .endm

        .text
        .balign 16
        .globl  check_machine_call
        .hidden check_machine_call
        .type   check_machine_call, %function
/* void check_machine_call(struct machine* machine, check_function* function) */
check_machine_call:
        push    {r3-r11, lr}
        vpush   {d8-d15}
        own_address r2
        mov     r3, sp
        vmrs    r4, fpscr
        stm     r2, {r0, r3, r4}

        /* The callee's stack: what it may not touch lies above its arguments. */
        sub     r3, r3, #(4 * STACK_WORDS)
        bic     r3, r3, #63
        mov     sp, r3
        str     r3, [r0, #(MACHINE_GENERAL + 4 * MACHINE_SP)]
        add     r5, r0, #MACHINE_STACK
        mov     r6, #STACK_WORDS
3:      ldr     r7, [r5], #4
        str     r7, [r3], #4
        subs    r6, r6, #1
        bne     3b

        ldr     r3, [r0, #MACHINE_CONTROL]
        vmsr    fpscr, r3
        mov     r3, r0
        vldm    r3!, {d0-d15}
        vldm    r3, {d16-d31}
        mov     r12, r1
        add     r0, r0, #MACHINE_GENERAL
        ldm     r0, {r0-r11}
        blx     r12

        own_address r12
        ldr     r12, [r12]
        add     r12, r12, #MACHINE_GENERAL
        stm     r12, {r0-r11}
        sub     r12, r12, #MACHINE_GENERAL
        mov     r3, r12
        vstm    r3!, {d0-d15}
        vstm    r3, {d16-d31}
        vmrs    r3, fpscr
        str     r3, [r12, #MACHINE_CONTROL]
        ldr     r5, [r12, #(MACHINE_GENERAL + 4 * MACHINE_SP)]
        sub     r3, sp, r5
        str     r3, [r12, #(MACHINE_GENERAL + 4 * MACHINE_SP)]

        add     r3, r12, #MACHINE_STACK
        mov     r6, #STACK_WORDS
3:      ldr     r7, [r5], #4
        str     r7, [r3], #4
        subs    r6, r6, #1
        bne     3b
        own_address r2
        ldr     r3, [r2, #8]
        vmsr    fpscr, r3
        ldr     sp, [r2, #4]
        vpop    {d8-d15}
        pop     {r3-r11, pc}
        .size   check_machine_call, . - check_machine_call
#endif
#if defined(__ELF__)
        .section .note.GNU-stack, "", %progbits
#endif
