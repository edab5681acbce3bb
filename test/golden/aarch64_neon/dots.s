    .arch armv8.2-a+fp16+dotprod

    .text
    .p2align 4
    .globl nnp_dots_1x4__aarch64_neon
    .type nnp_dots_1x4__aarch64_neon, %function
nnp_dots_1x4__aarch64_neon:
    lsl x2, x4, #2
    add x4, x3, x2
    add x6, x4, x2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    add x2, x6, x2
    cbz x0, .Lloop_end_0
.Lloop_1:
    ldr q4, [x1]
    ldr q5, [x3]
    sub x0, x0, #1
    add x1, x1, #16
    ldr q6, [x4]
    ldr q7, [x6]
    add x3, x3, #16
    add x4, x4, #16
    ldr q16, [x2]
    add x6, x6, #16
    add x2, x2, #16
    fmla v0.4s, v4.4s, v5.4s
    fmla v1.4s, v4.4s, v6.4s
    fmla v2.4s, v4.4s, v7.4s
    fmla v3.4s, v4.4s, v16.4s
    cbnz x0, .Lloop_1
.Lloop_end_0:
    str q0, [x5]
    str q1, [x5, #16]
    str q2, [x5, #32]
    str q3, [x5, #48]
    ret
    .size nnp_dots_1x4__aarch64_neon, . - nnp_dots_1x4__aarch64_neon

    .text
    .p2align 4
    .globl nnp_dots_2x4__aarch64_neon
    .type nnp_dots_2x4__aarch64_neon, %function
nnp_dots_2x4__aarch64_neon:
    lsl x4, x4, #2
    add x6, x3, x4
    lsl x2, x2, #2
    add x7, x6, x4
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5], #64
    add x2, x1, x2
    add x4, x7, x4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    sub x5, x5, #64
    cbz x0, .Lloop_end_2
.Lloop_3:
    ldr q16, [x1]
    ldr q17, [x2]
    sub x0, x0, #1
    add x1, x1, #16
    ldr q18, [x3]
    ldr q19, [x6]
    add x2, x2, #16
    add x3, x3, #16
    ldr q20, [x7]
    ldr q21, [x4]
    add x6, x6, #16
    add x7, x7, #16
    add x4, x4, #16
    fmla v4.4s, v16.4s, v18.4s
    fmla v0.4s, v17.4s, v18.4s
    fmla v5.4s, v16.4s, v19.4s
    fmla v1.4s, v17.4s, v19.4s
    fmla v6.4s, v16.4s, v20.4s
    fmla v2.4s, v17.4s, v20.4s
    fmla v7.4s, v16.4s, v21.4s
    fmla v3.4s, v17.4s, v21.4s
    cbnz x0, .Lloop_3
.Lloop_end_2:
    str q4, [x5]
    str q5, [x5, #16]
    str q6, [x5, #32]
    str q7, [x5, #48]
    str q0, [x5, #64]
    str q1, [x5, #80]
    str q2, [x5, #96]
    str q3, [x5, #112]
    ret
    .size nnp_dots_2x4__aarch64_neon, . - nnp_dots_2x4__aarch64_neon

    .text
    .p2align 4
    .globl nnp_dots_3x4__aarch64_neon
    .type nnp_dots_3x4__aarch64_neon, %function
nnp_dots_3x4__aarch64_neon:
    lsl x4, x4, #2
    lsl x2, x2, #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x5], #64
    add x6, x3, x4
    add x7, x1, x2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5], #64
    add x8, x6, x4
    add x2, x7, x2
    add x4, x8, x4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    sub x5, x5, #128
    cbz x0, .Lloop_end_4
.Lloop_5:
    ldr q20, [x1]
    ldr q21, [x7]
    sub x0, x0, #1
    add x1, x1, #16
    ldr q22, [x2]
    ldr q23, [x3]
    add x7, x7, #16
    add x2, x2, #16
    ldr q24, [x6]
    ldr q25, [x8]
    add x3, x3, #16
    add x6, x6, #16
    ldr q26, [x4]
    add x8, x8, #16
    add x4, x4, #16
    fmla v16.4s, v20.4s, v23.4s
    fmla v4.4s, v21.4s, v23.4s
    fmla v0.4s, v22.4s, v23.4s
    fmla v17.4s, v20.4s, v24.4s
    fmla v5.4s, v21.4s, v24.4s
    fmla v1.4s, v22.4s, v24.4s
    fmla v18.4s, v20.4s, v25.4s
    fmla v6.4s, v21.4s, v25.4s
    fmla v2.4s, v22.4s, v25.4s
    fmla v19.4s, v20.4s, v26.4s
    fmla v7.4s, v21.4s, v26.4s
    fmla v3.4s, v22.4s, v26.4s
    cbnz x0, .Lloop_5
.Lloop_end_4:
    str q16, [x5]
    str q17, [x5, #16]
    str q18, [x5, #32]
    str q19, [x5, #48]
    str q4, [x5, #64]
    str q5, [x5, #80]
    str q6, [x5, #96]
    str q7, [x5, #112]
    str q0, [x5, #128]
    str q1, [x5, #144]
    str q2, [x5, #160]
    str q3, [x5, #176]
    ret
    .size nnp_dots_3x4__aarch64_neon, . - nnp_dots_3x4__aarch64_neon

    .section .note.GNU-stack, "", %progbits
