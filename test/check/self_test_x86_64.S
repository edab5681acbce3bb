/* Kernels for the self-test: the stand-in tuple GEMM, and then what no compiler would let C do. */
#if defined(__x86_64__)
        .text

        .macro  broken name, code:vararg
        .globl  broken_\name
        .type   broken_\name, @function
broken_\name:
        \code
        .size   broken_\name, . - broken_\name
        .endm

        .macro  broken_gemm name, code:vararg
        broken  \name, subq $8, %rsp; call check_stand_in_tuple_gemm; addq $8, %rsp; \code
        .endm

        broken_gemm rbx, xorl %ebx, %ebx; ret
        broken_gemm rbp, xorl %ebp, %ebp; ret
        broken_gemm r12, xorl %r12d, %r12d; ret
        broken_gemm r13, xorl %r13d, %r13d; ret
        broken_gemm r14, xorl %r14d, %r14d; ret
        broken_gemm r15, xorl %r15d, %r15d; ret
        broken_gemm rsp, ret $8
        broken_gemm stack, movq $0, 24(%rsp); ret
        broken_gemm direction, std; ret
        broken_gemm mxcsr, movl $0x1F80, -8(%rsp); ldmxcsr -8(%rsp); ret
        broken_gemm x87, fld1; ret
        broken_gemm mmx, pxor %mm0, %mm0; ret
        broken_gemm ymm, vcmptrueps %ymm0, %ymm0, %ymm0; ret
        broken_gemm ud2, ud2

        /* Of one argument, for the Microsoft convention. */
        broken  rdi, xorl %edi, %edi; ret
        broken  rsi, xorl %esi, %esi; ret
        broken  xmm6, xorps %xmm6, %xmm6; ret
        broken  xmm15, xorps %xmm15, %xmm15; ret
#endif
#if defined(__ELF__)
        .section .note.GNU-stack, "", %progbits
#endif
