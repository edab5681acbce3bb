    .arch armv8.2-a+fp16+dotprod

    .text
    .p2align 4
    .globl nnp_transpose__aarch64_neon
    .type nnp_transpose__aarch64_neon, %function
nnp_transpose__aarch64_neon:
    lsl x2, x2, #2
    lsr x0, x0, #2
    add x5, x1, x2
    add x6, x5, x2
    add x2, x6, x2
    cbz x0, .Lloop_end_0
.Lloop_1:
    ldr q0, [x1]
    ldr q1, [x5]
    sub x0, x0, #1
    add x1, x1, #16
    ldr q2, [x6]
    ldr q3, [x2]
    add x5, x5, #16
    add x6, x6, #16
    add x2, x2, #16
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x3]
    add x3, x3, x4, lsl #2
    str q3, [x3]
    add x3, x3, x4, lsl #2
    str q4, [x3]
    add x3, x3, x4, lsl #2
    str q0, [x3]
    add x3, x3, x4, lsl #2
    cbnz x0, .Lloop_1
.Lloop_end_0:
    ret
    .size nnp_transpose__aarch64_neon, . - nnp_transpose__aarch64_neon

    .section .note.GNU-stack, "", %progbits
