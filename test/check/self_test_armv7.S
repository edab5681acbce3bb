/* FMA loops for the self-test that compute nothing, and do what no compiler would let C do. */
#if defined(__arm__)
        .syntax unified
        .fpu    neon
        .arm
        .text

        .macro  broken name
        .globl  broken_\name
        .type   broken_\name, %function
broken_\name:
        .endm

        .irp    n, 4, 5, 6, 7, 8, 9, 10, 11
        broken  r\n
        mov     r\n, #0
        bx      lr
        .endr
        .irp    n, 8, 9, 10, 11, 12, 13, 14, 15
        broken  d\n
        vmov.i32 d\n, #0
        bx      lr
        .endr
        broken  sp
        add     sp, sp, #8
        bx      lr
        broken  stack
        mov     r0, #0
        str     r0, [sp, #16]
        bx      lr
        broken  control
        mov     r0, #0xC00000 /* round to zero */
        vmsr    fpscr, r0
        bx      lr
        broken  undefined
        udf     #0
#endif
#if defined(__ELF__)
        .section .note.GNU-stack, "", %progbits
#endif
