    .arch armv8.2-a+fp16+dotprod

    .text
    .p2align 4
    .globl nnp_stencil_sum__aarch64_neon
    .type nnp_stencil_sum__aarch64_neon, %function
nnp_stencil_sum__aarch64_neon:
    ldr s0, [x6]
    lsr x6, x0, #2
    ubfx x0, x0, #0, #2
    dup v4.4s, v0.s[0]
    cbz x6, .Lloop_end_0
.Lloop_1:
    ldr s0, [x5]
    mov x7, x3
    mov x8, x4
    dup v5.4s, v0.s[0]
    dup v6.4s, v0.s[0]
    dup v7.4s, v0.s[0]
    dup v16.4s, v0.s[0]
    cbz x7, .Lloop_end_2
.Lloop_3:
    ldr x9, [x8]
    mov x10, x1
    sub x7, x7, #1
    ldr s17, [x8, #8]
    add x8, x8, #16
    add x10, x10, x9, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    fmla v5.4s, v0.4s, v17.s[0]
    fmla v6.4s, v1.4s, v17.s[0]
    fmla v7.4s, v2.4s, v17.s[0]
    fmla v16.4s, v3.4s, v17.s[0]
    cbnz x7, .Lloop_3
.Lloop_end_2:
    fmax v0.4s, v4.4s, v5.4s
    fmax v1.4s, v4.4s, v6.4s
    sub x6, x6, #1
    add x1, x1, #64
    fmax v2.4s, v4.4s, v7.4s
    fmax v3.4s, v4.4s, v16.4s
    str q0, [x2]
    str q1, [x2, #16]
    str q2, [x2, #32]
    str q3, [x2, #48]
    add x2, x2, #64
    cbnz x6, .Lloop_1
.Lloop_end_0:
    cbz x0, .Lloop_end_4
.Lloop_5:
    ldr s0, [x5]
    mov x6, x3
    mov x7, x4
    dup v0.4s, v0.s[0]
    cbz x6, .Lloop_end_6
.Lloop_7:
    ldr x8, [x7]
    mov x9, x1
    sub x6, x6, #1
    ldr s1, [x7, #8]
    add x7, x7, #16
    add x9, x9, x8, lsl #2
    ldr q2, [x9]
    fmla v0.4s, v2.4s, v1.s[0]
    cbnz x6, .Lloop_7
.Lloop_end_6:
    fmax v0.4s, v4.4s, v0.4s
    sub x0, x0, #1
    add x1, x1, #16
    str q0, [x2]
    add x2, x2, #16
    cbnz x0, .Lloop_5
.Lloop_end_4:
    ret
    .size nnp_stencil_sum__aarch64_neon, . - nnp_stencil_sum__aarch64_neon

    .text
    .p2align 4
    .globl nnp_stencil_gradient__aarch64_neon
    .type nnp_stencil_gradient__aarch64_neon, %function
nnp_stencil_gradient__aarch64_neon:
    cbz x3, .Lloop_end_8
.Lloop_9:
    ldr x6, [x4]
    mov x7, x1
    lsr x8, x0, #2
    mov x9, x2
    movi v16.4s, #0
    movi v17.4s, #0
    movi v18.4s, #0
    movi v19.4s, #0
    add x7, x7, x6, lsl #2
    cbz x8, .Lloop_end_10
.Lloop_11:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x7], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x9], #64
    sub x8, x8, #1
    fmla v16.4s, v4.4s, v0.4s
    fmla v17.4s, v5.4s, v1.4s
    fmla v18.4s, v6.4s, v2.4s
    fmla v19.4s, v7.4s, v3.4s
    cbnz x8, .Lloop_11
.Lloop_end_10:
    ubfx x6, x0, #0, #2
    cbz x6, .Lloop_end_12
.Lloop_13:
    ldr q0, [x7]
    ldr q1, [x9]
    sub x6, x6, #1
    add x7, x7, #16
    add x9, x9, #16
    fmla v16.4s, v0.4s, v1.4s
    cbnz x6, .Lloop_13
.Lloop_end_12:
    fadd v16.4s, v16.4s, v17.4s
    ldr q0, [x5]
    sub x3, x3, #1
    add x4, x4, #16
    fadd v16.4s, v16.4s, v18.4s
    fadd v16.4s, v16.4s, v19.4s
    fadd v16.4s, v16.4s, v0.4s
    str q16, [x5]
    add x5, x5, #16
    cbnz x3, .Lloop_9
.Lloop_end_8:
    ret
    .size nnp_stencil_gradient__aarch64_neon, . - nnp_stencil_gradient__aarch64_neon

    .section .note.GNU-stack, "", %progbits
