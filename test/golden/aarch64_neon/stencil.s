    .arch armv8-a

    .text
    .p2align 4
    .globl nnp_stencil_sum__aarch64_neon
    .type nnp_stencil_sum__aarch64_neon, %function
nnp_stencil_sum__aarch64_neon:
    lsr x7, x0, #2
    ubfx x0, x0, #0, #2
    ldr s0, [x6]
    dup v0.4s, v0.s[0]
    cbz x7, .Lloop_end_0
.Lloop_1:
    mov x6, x3
    mov x8, x4
    ldr s1, [x5]
    dup v2.4s, v1.s[0]
    dup v3.4s, v1.s[0]
    dup v4.4s, v1.s[0]
    dup v1.4s, v1.s[0]
    cbz x6, .Lloop_end_2
.Lloop_3:
    mov x9, x1
    mov x10, x8
    sub x6, x6, #1
    ldr x11, [x8]
    add x8, x8, #16
    ldr s5, [x10, #8]
    add x9, x9, x11, lsl #2
    ldr q6, [x9]
    ldr q7, [x9, #16]
    ldr q16, [x9, #32]
    ldr q17, [x9, #48]
    fmla v2.4s, v6.4s, v5.s[0]
    fmla v3.4s, v7.4s, v5.s[0]
    fmla v4.4s, v16.4s, v5.s[0]
    fmla v1.4s, v17.4s, v5.s[0]
    cbnz x6, .Lloop_3
.Lloop_end_2:
    sub x7, x7, #1
    add x1, x1, #64
    fmax v2.4s, v0.4s, v2.4s
    fmax v3.4s, v0.4s, v3.4s
    fmax v4.4s, v0.4s, v4.4s
    fmax v1.4s, v0.4s, v1.4s
    str q2, [x2]
    str q3, [x2, #16]
    str q4, [x2, #32]
    str q1, [x2, #48]
    add x2, x2, #64
    cbnz x7, .Lloop_1
.Lloop_end_0:
    cbz x0, .Lloop_end_4
.Lloop_5:
    mov x6, x3
    mov x7, x4
    ldr s1, [x5]
    dup v1.4s, v1.s[0]
    cbz x6, .Lloop_end_6
.Lloop_7:
    mov x8, x1
    mov x9, x7
    sub x6, x6, #1
    ldr x10, [x7]
    add x7, x7, #16
    ldr s2, [x9, #8]
    add x8, x8, x10, lsl #2
    ldr q3, [x8]
    fmla v1.4s, v3.4s, v2.s[0]
    cbnz x6, .Lloop_7
.Lloop_end_6:
    sub x0, x0, #1
    add x1, x1, #16
    fmax v1.4s, v0.4s, v1.4s
    str q1, [x2]
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
    mov x6, x1
    lsr x7, x0, #2
    mov x8, x2
    ldr x9, [x4]
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    add x6, x6, x9, lsl #2
    cbz x7, .Lloop_end_10
.Lloop_11:
    sub x7, x7, #1
    ldr q4, [x6]
    ldr q5, [x8]
    ldr q6, [x6, #16]
    ldr q7, [x8, #16]
    ldr q16, [x6, #32]
    ldr q17, [x8, #32]
    ldr q18, [x6, #48]
    add x6, x6, #64
    ldr q19, [x8, #48]
    add x8, x8, #64
    fmla v0.4s, v4.4s, v5.4s
    fmla v1.4s, v6.4s, v7.4s
    fmla v2.4s, v16.4s, v17.4s
    fmla v3.4s, v18.4s, v19.4s
    cbnz x7, .Lloop_11
.Lloop_end_10:
    ubfx x7, x0, #0, #2
    cbz x7, .Lloop_end_12
.Lloop_13:
    sub x7, x7, #1
    ldr q4, [x6]
    add x6, x6, #16
    ldr q5, [x8]
    add x8, x8, #16
    fmla v0.4s, v4.4s, v5.4s
    cbnz x7, .Lloop_13
.Lloop_end_12:
    sub x3, x3, #1
    add x4, x4, #16
    ldr q4, [x5]
    fadd v0.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v2.4s
    fadd v0.4s, v0.4s, v3.4s
    fadd v0.4s, v0.4s, v4.4s
    str q0, [x5]
    add x5, x5, #16
    cbnz x3, .Lloop_9
.Lloop_end_8:
    ret
    .size nnp_stencil_gradient__aarch64_neon, . - nnp_stencil_gradient__aarch64_neon

    .section .note.GNU-stack, "", %progbits
