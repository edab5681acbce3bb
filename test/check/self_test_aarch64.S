/* FMA loops for the self-test that compute nothing, and do what no compiler would let C do. */
#if defined(__aarch64__)
        .text

        .macro  broken name
        .globl  broken_\name
        .type   broken_\name, %function
broken_\name:
        .endm

        .irp    n, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29
        broken  x\n
        mov     x\n, #0
        ret
        .endr
        .irp    n, 8, 9, 10, 11, 12, 13, 14, 15
        broken  d\n
        movi    d\n, #0
        ret
        .endr
        broken  sp
        add     sp, sp, #16
        ret
        broken  stack
        str     xzr, [sp, #16]
        ret
        broken  control
        mov     x0, #0xC00000 /* round to zero */
        msr     fpcr, x0
        ret
        broken  undefined
        udf     #0
#endif
#if defined(__ELF__)
        .section .note.GNU-stack, "", %progbits
#endif
