/* FMA loops for the self-test that compute nothing, and do what no compiler would let C do. */
#if defined(__x86_64__)
        .text

        .macro  broken name, code:vararg
        .globl  broken_\name
#if defined(__ELF__)
        .type   broken_\name, @function
#endif
broken_\name:
        \code
        .endm

        broken  rbx, xorl %ebx, %ebx; ret
        broken  rbp, xorl %ebp, %ebp; ret
        broken  r12, xorl %r12d, %r12d; ret
        broken  r13, xorl %r13d, %r13d; ret
        broken  r14, xorl %r14d, %r14d; ret
        broken  r15, xorl %r15d, %r15d; ret
        broken  rsp, ret $8
        broken  stack, movq $0, 56(%rsp); ret
        broken  direction, std; ret
        broken  mxcsr, movl $0x1F80, -8(%rsp); ldmxcsr -8(%rsp); ret
        broken  x87, fld1; ret
        broken  mmx, pxor %mm0, %mm0; ret
        broken  ymm, vcmptrueps %ymm0, %ymm0, %ymm0; ret
        broken  ud2, ud2

        /* What only the Microsoft convention preserves. */
        broken  rdi, xorl %edi, %edi; ret
        broken  rsi, xorl %esi, %esi; ret
        broken  xmm6, xorps %xmm6, %xmm6; ret
        broken  xmm15, xorps %xmm15, %xmm15; ret
#endif
#if defined(__ELF__)
        .section .note.GNU-stack, "", %progbits
#endif
