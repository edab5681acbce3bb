    .arch armv8.2-a+fp16+dotprod

    .text
    .p2align 4
    .globl nnp_narrow_rows__aarch64_neon
    .type nnp_narrow_rows__aarch64_neon, %function
nnp_narrow_rows__aarch64_neon:
    cbz x0, .Lloop_end_0
.Lloop_1:
    ldr q0, [x1]
    ldr s1, [x3]
    sub x0, x0, #1
    add x1, x1, x2, lsl #2
    add x3, x3, #4
    fmul v0.4s, v0.4s, v1.s[0]
    fcvtn v0.4h, v0.4s
    str d0, [x4]
    add x4, x4, x5, lsl #1
    cbnz x0, .Lloop_1
.Lloop_end_0:
    ret
    .size nnp_narrow_rows__aarch64_neon, . - nnp_narrow_rows__aarch64_neon

    .section .note.GNU-stack, "", %progbits
