/*
 * Calls through a record of the machine's state: check_machine_call loads every register from it, calls, and stores
 * every register back (of the stack pointer, how far it moved). What a convention demands of them is data in call.c.
 */
#if defined(__x86_64__)
#include "call_x86_64.h"

        .section .bss
        .balign 8
callee:         .skip 8
machine:        .skip 8
own_stack:      .skip 8
own_mxcsr:      .skip 4
own_x87:        .skip 4

        .macro  function name
        .globl  \name
#if defined(__ELF__)
        .hidden \name
        .type   \name, @function
#endif
\name:
        .endm

        .text
/* void check_machine_call(struct machine* machine, check_function* function) */
        function check_machine_call
        pushq   %rbx
        pushq   %rbp
        pushq   %r12
        pushq   %r13
        pushq   %r14
        pushq   %r15
        movq    %rdi, machine(%rip)
        movq    %rsi, callee(%rip)
        movq    %rsp, own_stack(%rip)
        stmxcsr own_mxcsr(%rip)
        fnstcw  own_x87(%rip)

        /* The callee's stack: what it may not touch lies above its arguments. */
        movq    %rdi, %rax
        andq    $-64, %rsp
        subq    $(8 * STACK_WORDS), %rsp
        leaq    MACHINE_STACK(%rax), %rsi
        movq    %rsp, %rdi
        movl    $STACK_WORDS, %ecx
        rep movsq
        movq    %rsp, (MACHINE_GENERAL + 4 * 8)(%rax)

        testl   $FEATURE_AVX, MACHINE_FEATURES(%rax)
        jz      0f
        vzeroupper
0:
        .irp    n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
        movups  (MACHINE_VECTORS + \n * 64)(%rax), %xmm\n
        .endr
        ldmxcsr MACHINE_MXCSR(%rax)
        movq    (MACHINE_GENERAL + 1 * 8)(%rax), %rcx
        movq    (MACHINE_GENERAL + 2 * 8)(%rax), %rdx
        movq    (MACHINE_GENERAL + 3 * 8)(%rax), %rbx
        movq    (MACHINE_GENERAL + 5 * 8)(%rax), %rbp
        movq    (MACHINE_GENERAL + 6 * 8)(%rax), %rsi
        movq    (MACHINE_GENERAL + 7 * 8)(%rax), %rdi
        .irp    n, 8, 9, 10, 11, 12, 13, 14, 15
        movq    (MACHINE_GENERAL + \n * 8)(%rax), %r\n
        .endr
        movq    MACHINE_GENERAL(%rax), %rax
        call    *callee(%rip)

        movq    machine(%rip), %rax
        movq    %rcx, (MACHINE_GENERAL + 1 * 8)(%rax)
        movq    %rdx, (MACHINE_GENERAL + 2 * 8)(%rax)
        movq    %rbx, (MACHINE_GENERAL + 3 * 8)(%rax)
        movq    %rsp, %rcx
        subq    (MACHINE_GENERAL + 4 * 8)(%rax), %rcx
        movq    (MACHINE_GENERAL + 4 * 8)(%rax), %rsp
        movq    %rcx, (MACHINE_GENERAL + 4 * 8)(%rax)
        movq    %rbp, (MACHINE_GENERAL + 5 * 8)(%rax)
        movq    %rsi, (MACHINE_GENERAL + 6 * 8)(%rax)
        movq    %rdi, (MACHINE_GENERAL + 7 * 8)(%rax)
        .irp    n, 8, 9, 10, 11, 12, 13, 14, 15
        movq    %r\n, (MACHINE_GENERAL + \n * 8)(%rax)
        .endr
        pushfq
        popq    MACHINE_FLAGS(%rax)
        cld
        stmxcsr MACHINE_MXCSR(%rax)
        ldmxcsr own_mxcsr(%rip)
        fnstenv MACHINE_X87(%rax)
        fninit
        fldcw   own_x87(%rip)

        /* XINUSE first: storing the registers must not disturb it. */
        movq    %rax, %r8
        movl    MACHINE_FEATURES(%r8), %r9d
        testl   $FEATURE_XINUSE, %r9d
        jz      0f
        movl    $1, %ecx
        xgetbv
        movl    %eax, MACHINE_XINUSE(%r8)
        movl    %edx, (MACHINE_XINUSE + 4)(%r8)
0:
        testl   $FEATURE_AVX512, %r9d
        jz      1f
        .irp    n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
        vmovups %zmm\n, (MACHINE_VECTORS + \n * 64)(%r8)
        .endr
        vzeroupper
        jmp     3f
1:
        testl   $FEATURE_AVX, %r9d
        jz      2f
        .irp    n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
        vmovups %ymm\n, (MACHINE_VECTORS + \n * 64)(%r8)
        .endr
        vzeroupper
        jmp     3f
2:
        .irp    n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
        movups  %xmm\n, (MACHINE_VECTORS + \n * 64)(%r8)
        .endr
3:
        movq    %rsp, %rsi
        leaq    MACHINE_STACK(%r8), %rdi
        movl    $STACK_WORDS, %ecx
        rep movsq
        movq    own_stack(%rip), %rsp
        popq    %r15
        popq    %r14
        popq    %r13
        popq    %r12
        popq    %rbp
        popq    %rbx
        ret

/* Two functions that show whether XINUSE can be trusted: one leaves an upper half dirty. */
        function check_probe_clean
        ret
        function check_probe_dirty
        vcmptrueps %ymm0, %ymm0, %ymm0
        ret

/* A masked load of no lane from address zero: faults on emulators that load first and mask then. */
        function check_probe_masked_load
        xorl    %eax, %eax
        vxorps  %xmm1, %xmm1, %xmm1
        vmaskmovps (%rax), %ymm1, %ymm0
        vzeroupper
        ret
#endif
#if defined(__ELF__)
        .section .note.GNU-stack, "", %progbits
#endif
