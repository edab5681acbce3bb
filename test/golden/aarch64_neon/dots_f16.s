    .arch armv8.2-a+fp16+dotprod

    .text
    .p2align 4
    .globl nnp_dots_f16_fast__aarch64_neon
    .type nnp_dots_f16_fast__aarch64_neon, %function
nnp_dots_f16_fast__aarch64_neon:
    mov x5, x2
    add x5, x5, x3, lsl #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    mov x6, x5
    add x6, x6, x3, lsl #1
    mov x7, x6
    add x7, x7, x3, lsl #1
    cbz x0, .Lloop_end_0
.Lloop_1:
    ldr d4, [x2]
    ldr d5, [x5]
    sub x0, x0, #1
    add x2, x2, #8
    ldr d6, [x6]
    ldr d7, [x7]
    add x5, x5, #8
    add x6, x6, #8
    ldr q16, [x1]
    add x7, x7, #8
    add x1, x1, #16
    fcvtl v4.4s, v4.4h
    fcvtl v5.4s, v5.4h
    fcvtl v6.4s, v6.4h
    fcvtl v7.4s, v7.4h
    fmla v0.4s, v16.4s, v4.4s
    fmla v1.4s, v16.4s, v5.4s
    fmla v2.4s, v16.4s, v6.4s
    fmla v3.4s, v16.4s, v7.4s
    cbnz x0, .Lloop_1
.Lloop_end_0:
    str q0, [x4]
    str q1, [x4, #16]
    str q2, [x4, #32]
    str q3, [x4, #48]
    ret
    .size nnp_dots_f16_fast__aarch64_neon, . - nnp_dots_f16_fast__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_dots_f16_exact__aarch64_neon:
    .long 0x0fffe000, 0x80000000, 0x38000000, 0xb8800000

    .text
    .p2align 4
    .globl nnp_dots_f16_exact__aarch64_neon
    .type nnp_dots_f16_exact__aarch64_neon, %function
nnp_dots_f16_exact__aarch64_neon:
    adrp x5, .Lconstants_nnp_dots_f16_exact__aarch64_neon
    ldr q4, [x5, :lo12:.Lconstants_nnp_dots_f16_exact__aarch64_neon]
    mov x5, x2
    add x5, x5, x3, lsl #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    mov x6, x5
    add x6, x6, x3, lsl #1
    mov x7, x6
    dup v21.4s, v4.s[0]
    dup v22.4s, v4.s[1]
    add x7, x7, x3, lsl #1
    dup v23.4s, v4.s[2]
    dup v20.4s, v4.s[3]
    cbz x0, .Lloop_end_2
.Lloop_3:
    ldr d4, [x2]
    ldr d5, [x5]
    sub x0, x0, #1
    add x2, x2, #8
    ldr d6, [x6]
    ldr d7, [x7]
    add x5, x5, #8
    add x6, x6, #8
    ldr q24, [x1]
    add x7, x7, #8
    add x1, x1, #16
    sxtl v4.4s, v4.4h
    sxtl v5.4s, v5.4h
    sxtl v6.4s, v6.4h
    sxtl v7.4s, v7.4h
    shl v16.4s, v4.4s, #13
    shl v17.4s, v5.4s, #13
    shl v18.4s, v6.4s, #13
    shl v19.4s, v7.4s, #13
    and v25.16b, v4.16b, v22.16b
    and v26.16b, v5.16b, v22.16b
    and v4.16b, v16.16b, v21.16b
    and v5.16b, v17.16b, v21.16b
    and v16.16b, v18.16b, v21.16b
    and v17.16b, v19.16b, v21.16b
    and v27.16b, v6.16b, v22.16b
    and v28.16b, v7.16b, v22.16b
    add v4.4s, v4.4s, v23.4s
    add v5.4s, v5.4s, v23.4s
    add v6.4s, v16.4s, v23.4s
    add v7.4s, v17.4s, v23.4s
    fadd v16.4s, v4.4s, v4.4s
    fadd v17.4s, v5.4s, v5.4s
    fadd v18.4s, v6.4s, v6.4s
    fadd v19.4s, v7.4s, v7.4s
    fadd v16.4s, v16.4s, v20.4s
    fadd v17.4s, v17.4s, v20.4s
    fadd v18.4s, v18.4s, v20.4s
    fadd v19.4s, v19.4s, v20.4s
    fmin v4.4s, v4.4s, v16.4s
    fmin v5.4s, v5.4s, v17.4s
    fmin v6.4s, v6.4s, v18.4s
    fmin v7.4s, v7.4s, v19.4s
    orr v4.16b, v4.16b, v25.16b
    orr v5.16b, v5.16b, v26.16b
    orr v6.16b, v6.16b, v27.16b
    orr v7.16b, v7.16b, v28.16b
    fmla v0.4s, v24.4s, v4.4s
    fmla v1.4s, v24.4s, v5.4s
    fmla v2.4s, v24.4s, v6.4s
    fmla v3.4s, v24.4s, v7.4s
    cbnz x0, .Lloop_3
.Lloop_end_2:
    str q0, [x4]
    str q1, [x4, #16]
    str q2, [x4, #32]
    str q3, [x4, #48]
    ret
    .size nnp_dots_f16_exact__aarch64_neon, . - nnp_dots_f16_exact__aarch64_neon

    .section .note.GNU-stack, "", %progbits
