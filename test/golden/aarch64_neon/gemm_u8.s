    .arch armv8.2-a+fp16+dotprod

    .text
    .p2align 4
    .globl nnp_gemm_u8_1x8__aarch64_neon
    .type nnp_gemm_u8_1x8__aarch64_neon, %function
nnp_gemm_u8_1x8__aarch64_neon:
    movi v16.4s, #0
    lsr x4, x0, #2
    movi v17.4s, #0
    ubfx x0, x0, #0, #2
    cbz x4, .Lloop_end_0
.Lloop_1:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ldr q18, [x1]
    sub x4, x4, #1
    ldr q19, [x1, #32]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    ldr q20, [x1, #64]
    ldr q21, [x1, #96]
    add x1, x1, #128
    udot v16.4s, v4.16b, v18.4b[0]
    udot v17.4s, v5.16b, v18.4b[0]
    udot v16.4s, v6.16b, v19.4b[0]
    udot v17.4s, v7.16b, v19.4b[0]
    udot v16.4s, v0.16b, v20.4b[0]
    udot v17.4s, v1.16b, v20.4b[0]
    udot v16.4s, v2.16b, v21.4b[0]
    udot v17.4s, v3.16b, v21.4b[0]
    cbnz x4, .Lloop_1
.Lloop_end_0:
    cbz x0, .Lloop_end_2
.Lloop_3:
    ldr q0, [x1]
    ldp q1, q2, [x2]
    sub x0, x0, #1
    add x1, x1, #32
    add x2, x2, #32
    udot v16.4s, v1.16b, v0.4b[0]
    udot v17.4s, v2.16b, v0.4b[0]
    cbnz x0, .Lloop_3
.Lloop_end_2:
    cbnz x5, .Lotherwise_4
    b .Lend_5
.Lotherwise_4:
    ldp q0, q1, [x3]
    add v16.4s, v16.4s, v0.4s
    add v17.4s, v17.4s, v1.4s
.Lend_5:
    str q16, [x3]
    str q17, [x3, #16]
    ret
    .size nnp_gemm_u8_1x8__aarch64_neon, . - nnp_gemm_u8_1x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_gemm_u8_2x8__aarch64_neon
    .type nnp_gemm_u8_2x8__aarch64_neon, %function
nnp_gemm_u8_2x8__aarch64_neon:
    movi v16.4s, #0
    lsr x6, x0, #2
    movi v17.4s, #0
    movi v18.4s, #0
    movi v19.4s, #0
    ubfx x0, x0, #0, #2
    cbz x6, .Lloop_end_6
.Lloop_7:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ldr q20, [x1]
    sub x6, x6, #1
    ldr q21, [x1, #32]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    ldr q22, [x1, #64]
    ldr q23, [x1, #96]
    add x1, x1, #128
    udot v16.4s, v4.16b, v20.4b[0]
    udot v17.4s, v5.16b, v20.4b[0]
    udot v18.4s, v4.16b, v20.4b[1]
    udot v19.4s, v5.16b, v20.4b[1]
    udot v16.4s, v6.16b, v21.4b[0]
    udot v17.4s, v7.16b, v21.4b[0]
    udot v18.4s, v6.16b, v21.4b[1]
    udot v19.4s, v7.16b, v21.4b[1]
    udot v16.4s, v0.16b, v22.4b[0]
    udot v17.4s, v1.16b, v22.4b[0]
    udot v18.4s, v0.16b, v22.4b[1]
    udot v19.4s, v1.16b, v22.4b[1]
    udot v16.4s, v2.16b, v23.4b[0]
    udot v17.4s, v3.16b, v23.4b[0]
    udot v18.4s, v2.16b, v23.4b[1]
    udot v19.4s, v3.16b, v23.4b[1]
    cbnz x6, .Lloop_7
.Lloop_end_6:
    cbz x0, .Lloop_end_8
.Lloop_9:
    ldr q0, [x1]
    ldp q1, q2, [x2]
    sub x0, x0, #1
    add x1, x1, #32
    add x2, x2, #32
    udot v16.4s, v1.16b, v0.4b[0]
    udot v17.4s, v2.16b, v0.4b[0]
    udot v18.4s, v1.16b, v0.4b[1]
    udot v19.4s, v2.16b, v0.4b[1]
    cbnz x0, .Lloop_9
.Lloop_end_8:
    cbnz x5, .Lotherwise_10
    b .Lend_11
.Lotherwise_10:
    mov x0, x3
    ldp q0, q1, [x0]
    add x0, x0, x4, lsl #2
    ldp q2, q3, [x0]
    add v16.4s, v16.4s, v0.4s
    add v17.4s, v17.4s, v1.4s
    add v18.4s, v18.4s, v2.4s
    add v19.4s, v19.4s, v3.4s
.Lend_11:
    str q16, [x3]
    str q17, [x3, #16]
    add x3, x3, x4, lsl #2
    str q18, [x3]
    str q19, [x3, #16]
    ret
    .size nnp_gemm_u8_2x8__aarch64_neon, . - nnp_gemm_u8_2x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_gemm_u8_3x8__aarch64_neon
    .type nnp_gemm_u8_3x8__aarch64_neon, %function
nnp_gemm_u8_3x8__aarch64_neon:
    movi v16.4s, #0
    lsr x6, x0, #2
    movi v17.4s, #0
    movi v18.4s, #0
    movi v19.4s, #0
    ubfx x0, x0, #0, #2
    movi v20.4s, #0
    movi v21.4s, #0
    cbz x6, .Lloop_end_12
.Lloop_13:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ldr q22, [x1]
    sub x6, x6, #1
    ldr q23, [x1, #32]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    ldr q24, [x1, #64]
    ldr q25, [x1, #96]
    add x1, x1, #128
    udot v16.4s, v4.16b, v22.4b[0]
    udot v17.4s, v5.16b, v22.4b[0]
    udot v18.4s, v4.16b, v22.4b[1]
    udot v19.4s, v5.16b, v22.4b[1]
    udot v20.4s, v4.16b, v22.4b[2]
    udot v21.4s, v5.16b, v22.4b[2]
    udot v16.4s, v6.16b, v23.4b[0]
    udot v17.4s, v7.16b, v23.4b[0]
    udot v18.4s, v6.16b, v23.4b[1]
    udot v19.4s, v7.16b, v23.4b[1]
    udot v20.4s, v6.16b, v23.4b[2]
    udot v21.4s, v7.16b, v23.4b[2]
    udot v16.4s, v0.16b, v24.4b[0]
    udot v17.4s, v1.16b, v24.4b[0]
    udot v18.4s, v0.16b, v24.4b[1]
    udot v19.4s, v1.16b, v24.4b[1]
    udot v20.4s, v0.16b, v24.4b[2]
    udot v21.4s, v1.16b, v24.4b[2]
    udot v16.4s, v2.16b, v25.4b[0]
    udot v17.4s, v3.16b, v25.4b[0]
    udot v18.4s, v2.16b, v25.4b[1]
    udot v19.4s, v3.16b, v25.4b[1]
    udot v20.4s, v2.16b, v25.4b[2]
    udot v21.4s, v3.16b, v25.4b[2]
    cbnz x6, .Lloop_13
.Lloop_end_12:
    cbz x0, .Lloop_end_14
.Lloop_15:
    ldr q0, [x1]
    ldp q1, q2, [x2]
    sub x0, x0, #1
    add x1, x1, #32
    add x2, x2, #32
    udot v16.4s, v1.16b, v0.4b[0]
    udot v17.4s, v2.16b, v0.4b[0]
    udot v18.4s, v1.16b, v0.4b[1]
    udot v19.4s, v2.16b, v0.4b[1]
    udot v20.4s, v1.16b, v0.4b[2]
    udot v21.4s, v2.16b, v0.4b[2]
    cbnz x0, .Lloop_15
.Lloop_end_14:
    cbnz x5, .Lotherwise_16
    b .Lend_17
.Lotherwise_16:
    mov x0, x3
    ldp q0, q1, [x0]
    add x0, x0, x4, lsl #2
    ldp q2, q3, [x0]
    add x0, x0, x4, lsl #2
    ldp q4, q5, [x0]
    add v16.4s, v16.4s, v0.4s
    add v17.4s, v17.4s, v1.4s
    add v18.4s, v18.4s, v2.4s
    add v19.4s, v19.4s, v3.4s
    add v20.4s, v20.4s, v4.4s
    add v21.4s, v21.4s, v5.4s
.Lend_17:
    str q16, [x3]
    str q17, [x3, #16]
    add x3, x3, x4, lsl #2
    str q18, [x3]
    str q19, [x3, #16]
    add x3, x3, x4, lsl #2
    str q20, [x3]
    str q21, [x3, #16]
    ret
    .size nnp_gemm_u8_3x8__aarch64_neon, . - nnp_gemm_u8_3x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_gemm_u8_4x8__aarch64_neon
    .type nnp_gemm_u8_4x8__aarch64_neon, %function
nnp_gemm_u8_4x8__aarch64_neon:
    movi v16.4s, #0
    lsr x6, x0, #2
    movi v17.4s, #0
    movi v18.4s, #0
    movi v19.4s, #0
    ubfx x0, x0, #0, #2
    movi v20.4s, #0
    movi v21.4s, #0
    movi v22.4s, #0
    movi v23.4s, #0
    cbz x6, .Lloop_end_18
.Lloop_19:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ldr q24, [x1]
    sub x6, x6, #1
    ldr q25, [x1, #32]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    ldr q26, [x1, #64]
    ldr q27, [x1, #96]
    add x1, x1, #128
    udot v16.4s, v4.16b, v24.4b[0]
    udot v17.4s, v5.16b, v24.4b[0]
    udot v18.4s, v4.16b, v24.4b[1]
    udot v19.4s, v5.16b, v24.4b[1]
    udot v20.4s, v4.16b, v24.4b[2]
    udot v21.4s, v5.16b, v24.4b[2]
    udot v22.4s, v4.16b, v24.4b[3]
    udot v23.4s, v5.16b, v24.4b[3]
    udot v16.4s, v6.16b, v25.4b[0]
    udot v17.4s, v7.16b, v25.4b[0]
    udot v18.4s, v6.16b, v25.4b[1]
    udot v19.4s, v7.16b, v25.4b[1]
    udot v20.4s, v6.16b, v25.4b[2]
    udot v21.4s, v7.16b, v25.4b[2]
    udot v22.4s, v6.16b, v25.4b[3]
    udot v23.4s, v7.16b, v25.4b[3]
    udot v16.4s, v0.16b, v26.4b[0]
    udot v17.4s, v1.16b, v26.4b[0]
    udot v18.4s, v0.16b, v26.4b[1]
    udot v19.4s, v1.16b, v26.4b[1]
    udot v20.4s, v0.16b, v26.4b[2]
    udot v21.4s, v1.16b, v26.4b[2]
    udot v22.4s, v0.16b, v26.4b[3]
    udot v23.4s, v1.16b, v26.4b[3]
    udot v16.4s, v2.16b, v27.4b[0]
    udot v17.4s, v3.16b, v27.4b[0]
    udot v18.4s, v2.16b, v27.4b[1]
    udot v19.4s, v3.16b, v27.4b[1]
    udot v20.4s, v2.16b, v27.4b[2]
    udot v21.4s, v3.16b, v27.4b[2]
    udot v22.4s, v2.16b, v27.4b[3]
    udot v23.4s, v3.16b, v27.4b[3]
    cbnz x6, .Lloop_19
.Lloop_end_18:
    cbz x0, .Lloop_end_20
.Lloop_21:
    ldr q0, [x1]
    ldp q1, q2, [x2]
    sub x0, x0, #1
    add x1, x1, #32
    add x2, x2, #32
    udot v16.4s, v1.16b, v0.4b[0]
    udot v17.4s, v2.16b, v0.4b[0]
    udot v18.4s, v1.16b, v0.4b[1]
    udot v19.4s, v2.16b, v0.4b[1]
    udot v20.4s, v1.16b, v0.4b[2]
    udot v21.4s, v2.16b, v0.4b[2]
    udot v22.4s, v1.16b, v0.4b[3]
    udot v23.4s, v2.16b, v0.4b[3]
    cbnz x0, .Lloop_21
.Lloop_end_20:
    cbnz x5, .Lotherwise_22
    b .Lend_23
.Lotherwise_22:
    mov x0, x3
    ldp q0, q1, [x0]
    add x0, x0, x4, lsl #2
    ldp q2, q3, [x0]
    add x0, x0, x4, lsl #2
    ldp q4, q5, [x0]
    add x0, x0, x4, lsl #2
    ldp q6, q7, [x0]
    add v16.4s, v16.4s, v0.4s
    add v17.4s, v17.4s, v1.4s
    add v18.4s, v18.4s, v2.4s
    add v19.4s, v19.4s, v3.4s
    add v20.4s, v20.4s, v4.4s
    add v21.4s, v21.4s, v5.4s
    add v22.4s, v22.4s, v6.4s
    add v23.4s, v23.4s, v7.4s
.Lend_23:
    str q16, [x3]
    str q17, [x3, #16]
    add x3, x3, x4, lsl #2
    str q18, [x3]
    str q19, [x3, #16]
    add x3, x3, x4, lsl #2
    str q20, [x3]
    str q21, [x3, #16]
    add x3, x3, x4, lsl #2
    str q22, [x3]
    str q23, [x3, #16]
    ret
    .size nnp_gemm_u8_4x8__aarch64_neon, . - nnp_gemm_u8_4x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_gemm_u8_5x8__aarch64_neon
    .type nnp_gemm_u8_5x8__aarch64_neon, %function
nnp_gemm_u8_5x8__aarch64_neon:
    sub sp, sp, #16
    stp d8, d9, [sp, #0]
    movi v24.4s, #0
    lsr x6, x0, #2
    movi v25.4s, #0
    movi v26.4s, #0
    movi v27.4s, #0
    ubfx x0, x0, #0, #2
    movi v28.4s, #0
    movi v29.4s, #0
    movi v30.4s, #0
    movi v31.4s, #0
    movi v8.4s, #0
    movi v9.4s, #0
    cbz x6, .Lloop_end_24
.Lloop_25:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    sub x6, x6, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    udot v24.4s, v20.16b, v4.4b[0]
    udot v25.4s, v21.16b, v4.4b[0]
    udot v26.4s, v20.16b, v4.4b[1]
    udot v27.4s, v21.16b, v4.4b[1]
    udot v28.4s, v20.16b, v4.4b[2]
    udot v29.4s, v21.16b, v4.4b[2]
    udot v30.4s, v20.16b, v4.4b[3]
    udot v31.4s, v21.16b, v4.4b[3]
    udot v8.4s, v20.16b, v5.4b[0]
    udot v9.4s, v21.16b, v5.4b[0]
    udot v24.4s, v22.16b, v6.4b[0]
    udot v25.4s, v23.16b, v6.4b[0]
    udot v26.4s, v22.16b, v6.4b[1]
    udot v27.4s, v23.16b, v6.4b[1]
    udot v28.4s, v22.16b, v6.4b[2]
    udot v29.4s, v23.16b, v6.4b[2]
    udot v30.4s, v22.16b, v6.4b[3]
    udot v31.4s, v23.16b, v6.4b[3]
    udot v8.4s, v22.16b, v7.4b[0]
    udot v9.4s, v23.16b, v7.4b[0]
    udot v24.4s, v16.16b, v0.4b[0]
    udot v25.4s, v17.16b, v0.4b[0]
    udot v26.4s, v16.16b, v0.4b[1]
    udot v27.4s, v17.16b, v0.4b[1]
    udot v28.4s, v16.16b, v0.4b[2]
    udot v29.4s, v17.16b, v0.4b[2]
    udot v30.4s, v16.16b, v0.4b[3]
    udot v31.4s, v17.16b, v0.4b[3]
    udot v8.4s, v16.16b, v1.4b[0]
    udot v9.4s, v17.16b, v1.4b[0]
    udot v24.4s, v18.16b, v2.4b[0]
    udot v25.4s, v19.16b, v2.4b[0]
    udot v26.4s, v18.16b, v2.4b[1]
    udot v27.4s, v19.16b, v2.4b[1]
    udot v28.4s, v18.16b, v2.4b[2]
    udot v29.4s, v19.16b, v2.4b[2]
    udot v30.4s, v18.16b, v2.4b[3]
    udot v31.4s, v19.16b, v2.4b[3]
    udot v8.4s, v18.16b, v3.4b[0]
    udot v9.4s, v19.16b, v3.4b[0]
    cbnz x6, .Lloop_25
.Lloop_end_24:
    cbz x0, .Lloop_end_26
.Lloop_27:
    ldp q0, q1, [x1]
    ldp q2, q3, [x2]
    sub x0, x0, #1
    add x1, x1, #32
    add x2, x2, #32
    udot v24.4s, v2.16b, v0.4b[0]
    udot v25.4s, v3.16b, v0.4b[0]
    udot v26.4s, v2.16b, v0.4b[1]
    udot v27.4s, v3.16b, v0.4b[1]
    udot v28.4s, v2.16b, v0.4b[2]
    udot v29.4s, v3.16b, v0.4b[2]
    udot v30.4s, v2.16b, v0.4b[3]
    udot v31.4s, v3.16b, v0.4b[3]
    udot v8.4s, v2.16b, v1.4b[0]
    udot v9.4s, v3.16b, v1.4b[0]
    cbnz x0, .Lloop_27
.Lloop_end_26:
    cbnz x5, .Lotherwise_28
    b .Lend_29
.Lotherwise_28:
    mov x0, x3
    ldp q0, q1, [x0]
    add x0, x0, x4, lsl #2
    ldp q2, q3, [x0]
    add x0, x0, x4, lsl #2
    ldp q4, q5, [x0]
    add x0, x0, x4, lsl #2
    ldp q6, q7, [x0]
    add x0, x0, x4, lsl #2
    ldp q16, q17, [x0]
    add v24.4s, v24.4s, v0.4s
    add v25.4s, v25.4s, v1.4s
    add v26.4s, v26.4s, v2.4s
    add v27.4s, v27.4s, v3.4s
    add v28.4s, v28.4s, v4.4s
    add v29.4s, v29.4s, v5.4s
    add v30.4s, v30.4s, v6.4s
    add v31.4s, v31.4s, v7.4s
    add v8.4s, v8.4s, v16.4s
    add v9.4s, v9.4s, v17.4s
.Lend_29:
    str q24, [x3]
    str q25, [x3, #16]
    add x3, x3, x4, lsl #2
    str q26, [x3]
    str q27, [x3, #16]
    add x3, x3, x4, lsl #2
    str q28, [x3]
    str q29, [x3, #16]
    add x3, x3, x4, lsl #2
    str q30, [x3]
    str q31, [x3, #16]
    add x3, x3, x4, lsl #2
    str q8, [x3]
    str q9, [x3, #16]
    ldp d8, d9, [sp, #0]
    add sp, sp, #16
    ret
    .size nnp_gemm_u8_5x8__aarch64_neon, . - nnp_gemm_u8_5x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_gemm_u8_6x8__aarch64_neon
    .type nnp_gemm_u8_6x8__aarch64_neon, %function
nnp_gemm_u8_6x8__aarch64_neon:
    sub sp, sp, #32
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    movi v24.4s, #0
    lsr x6, x0, #2
    movi v25.4s, #0
    movi v26.4s, #0
    movi v27.4s, #0
    ubfx x0, x0, #0, #2
    movi v28.4s, #0
    movi v29.4s, #0
    movi v30.4s, #0
    movi v31.4s, #0
    movi v8.4s, #0
    movi v9.4s, #0
    movi v10.4s, #0
    movi v11.4s, #0
    cbz x6, .Lloop_end_30
.Lloop_31:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    sub x6, x6, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    udot v24.4s, v20.16b, v4.4b[0]
    udot v25.4s, v21.16b, v4.4b[0]
    udot v26.4s, v20.16b, v4.4b[1]
    udot v27.4s, v21.16b, v4.4b[1]
    udot v28.4s, v20.16b, v4.4b[2]
    udot v29.4s, v21.16b, v4.4b[2]
    udot v30.4s, v20.16b, v4.4b[3]
    udot v31.4s, v21.16b, v4.4b[3]
    udot v8.4s, v20.16b, v5.4b[0]
    udot v9.4s, v21.16b, v5.4b[0]
    udot v10.4s, v20.16b, v5.4b[1]
    udot v11.4s, v21.16b, v5.4b[1]
    udot v24.4s, v22.16b, v6.4b[0]
    udot v25.4s, v23.16b, v6.4b[0]
    udot v26.4s, v22.16b, v6.4b[1]
    udot v27.4s, v23.16b, v6.4b[1]
    udot v28.4s, v22.16b, v6.4b[2]
    udot v29.4s, v23.16b, v6.4b[2]
    udot v30.4s, v22.16b, v6.4b[3]
    udot v31.4s, v23.16b, v6.4b[3]
    udot v8.4s, v22.16b, v7.4b[0]
    udot v9.4s, v23.16b, v7.4b[0]
    udot v10.4s, v22.16b, v7.4b[1]
    udot v11.4s, v23.16b, v7.4b[1]
    udot v24.4s, v16.16b, v0.4b[0]
    udot v25.4s, v17.16b, v0.4b[0]
    udot v26.4s, v16.16b, v0.4b[1]
    udot v27.4s, v17.16b, v0.4b[1]
    udot v28.4s, v16.16b, v0.4b[2]
    udot v29.4s, v17.16b, v0.4b[2]
    udot v30.4s, v16.16b, v0.4b[3]
    udot v31.4s, v17.16b, v0.4b[3]
    udot v8.4s, v16.16b, v1.4b[0]
    udot v9.4s, v17.16b, v1.4b[0]
    udot v10.4s, v16.16b, v1.4b[1]
    udot v11.4s, v17.16b, v1.4b[1]
    udot v24.4s, v18.16b, v2.4b[0]
    udot v25.4s, v19.16b, v2.4b[0]
    udot v26.4s, v18.16b, v2.4b[1]
    udot v27.4s, v19.16b, v2.4b[1]
    udot v28.4s, v18.16b, v2.4b[2]
    udot v29.4s, v19.16b, v2.4b[2]
    udot v30.4s, v18.16b, v2.4b[3]
    udot v31.4s, v19.16b, v2.4b[3]
    udot v8.4s, v18.16b, v3.4b[0]
    udot v9.4s, v19.16b, v3.4b[0]
    udot v10.4s, v18.16b, v3.4b[1]
    udot v11.4s, v19.16b, v3.4b[1]
    cbnz x6, .Lloop_31
.Lloop_end_30:
    cbz x0, .Lloop_end_32
.Lloop_33:
    ldp q0, q1, [x1]
    ldp q2, q3, [x2]
    sub x0, x0, #1
    add x1, x1, #32
    add x2, x2, #32
    udot v24.4s, v2.16b, v0.4b[0]
    udot v25.4s, v3.16b, v0.4b[0]
    udot v26.4s, v2.16b, v0.4b[1]
    udot v27.4s, v3.16b, v0.4b[1]
    udot v28.4s, v2.16b, v0.4b[2]
    udot v29.4s, v3.16b, v0.4b[2]
    udot v30.4s, v2.16b, v0.4b[3]
    udot v31.4s, v3.16b, v0.4b[3]
    udot v8.4s, v2.16b, v1.4b[0]
    udot v9.4s, v3.16b, v1.4b[0]
    udot v10.4s, v2.16b, v1.4b[1]
    udot v11.4s, v3.16b, v1.4b[1]
    cbnz x0, .Lloop_33
.Lloop_end_32:
    cbnz x5, .Lotherwise_34
    b .Lend_35
.Lotherwise_34:
    mov x0, x3
    ldp q0, q1, [x0]
    add x0, x0, x4, lsl #2
    ldp q2, q3, [x0]
    add x0, x0, x4, lsl #2
    ldp q4, q5, [x0]
    add x0, x0, x4, lsl #2
    ldp q6, q7, [x0]
    add x0, x0, x4, lsl #2
    ldp q16, q17, [x0]
    add x0, x0, x4, lsl #2
    ldp q18, q19, [x0]
    add v24.4s, v24.4s, v0.4s
    add v25.4s, v25.4s, v1.4s
    add v26.4s, v26.4s, v2.4s
    add v27.4s, v27.4s, v3.4s
    add v28.4s, v28.4s, v4.4s
    add v29.4s, v29.4s, v5.4s
    add v30.4s, v30.4s, v6.4s
    add v31.4s, v31.4s, v7.4s
    add v8.4s, v8.4s, v16.4s
    add v9.4s, v9.4s, v17.4s
    add v10.4s, v10.4s, v18.4s
    add v11.4s, v11.4s, v19.4s
.Lend_35:
    str q24, [x3]
    str q25, [x3, #16]
    add x3, x3, x4, lsl #2
    str q26, [x3]
    str q27, [x3, #16]
    add x3, x3, x4, lsl #2
    str q28, [x3]
    str q29, [x3, #16]
    add x3, x3, x4, lsl #2
    str q30, [x3]
    str q31, [x3, #16]
    add x3, x3, x4, lsl #2
    str q8, [x3]
    str q9, [x3, #16]
    add x3, x3, x4, lsl #2
    str q10, [x3]
    str q11, [x3, #16]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    add sp, sp, #32
    ret
    .size nnp_gemm_u8_6x8__aarch64_neon, . - nnp_gemm_u8_6x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_gemm_u8_7x8__aarch64_neon
    .type nnp_gemm_u8_7x8__aarch64_neon, %function
nnp_gemm_u8_7x8__aarch64_neon:
    sub sp, sp, #48
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    movi v24.4s, #0
    lsr x6, x0, #2
    movi v25.4s, #0
    movi v26.4s, #0
    movi v27.4s, #0
    ubfx x0, x0, #0, #2
    movi v28.4s, #0
    movi v29.4s, #0
    movi v30.4s, #0
    movi v31.4s, #0
    movi v8.4s, #0
    movi v9.4s, #0
    movi v10.4s, #0
    movi v11.4s, #0
    movi v12.4s, #0
    movi v13.4s, #0
    cbz x6, .Lloop_end_36
.Lloop_37:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    sub x6, x6, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    udot v24.4s, v20.16b, v4.4b[0]
    udot v25.4s, v21.16b, v4.4b[0]
    udot v26.4s, v20.16b, v4.4b[1]
    udot v27.4s, v21.16b, v4.4b[1]
    udot v28.4s, v20.16b, v4.4b[2]
    udot v29.4s, v21.16b, v4.4b[2]
    udot v30.4s, v20.16b, v4.4b[3]
    udot v31.4s, v21.16b, v4.4b[3]
    udot v8.4s, v20.16b, v5.4b[0]
    udot v9.4s, v21.16b, v5.4b[0]
    udot v10.4s, v20.16b, v5.4b[1]
    udot v11.4s, v21.16b, v5.4b[1]
    udot v12.4s, v20.16b, v5.4b[2]
    udot v13.4s, v21.16b, v5.4b[2]
    udot v24.4s, v22.16b, v6.4b[0]
    udot v25.4s, v23.16b, v6.4b[0]
    udot v26.4s, v22.16b, v6.4b[1]
    udot v27.4s, v23.16b, v6.4b[1]
    udot v28.4s, v22.16b, v6.4b[2]
    udot v29.4s, v23.16b, v6.4b[2]
    udot v30.4s, v22.16b, v6.4b[3]
    udot v31.4s, v23.16b, v6.4b[3]
    udot v8.4s, v22.16b, v7.4b[0]
    udot v9.4s, v23.16b, v7.4b[0]
    udot v10.4s, v22.16b, v7.4b[1]
    udot v11.4s, v23.16b, v7.4b[1]
    udot v12.4s, v22.16b, v7.4b[2]
    udot v13.4s, v23.16b, v7.4b[2]
    udot v24.4s, v16.16b, v0.4b[0]
    udot v25.4s, v17.16b, v0.4b[0]
    udot v26.4s, v16.16b, v0.4b[1]
    udot v27.4s, v17.16b, v0.4b[1]
    udot v28.4s, v16.16b, v0.4b[2]
    udot v29.4s, v17.16b, v0.4b[2]
    udot v30.4s, v16.16b, v0.4b[3]
    udot v31.4s, v17.16b, v0.4b[3]
    udot v8.4s, v16.16b, v1.4b[0]
    udot v9.4s, v17.16b, v1.4b[0]
    udot v10.4s, v16.16b, v1.4b[1]
    udot v11.4s, v17.16b, v1.4b[1]
    udot v12.4s, v16.16b, v1.4b[2]
    udot v13.4s, v17.16b, v1.4b[2]
    udot v24.4s, v18.16b, v2.4b[0]
    udot v25.4s, v19.16b, v2.4b[0]
    udot v26.4s, v18.16b, v2.4b[1]
    udot v27.4s, v19.16b, v2.4b[1]
    udot v28.4s, v18.16b, v2.4b[2]
    udot v29.4s, v19.16b, v2.4b[2]
    udot v30.4s, v18.16b, v2.4b[3]
    udot v31.4s, v19.16b, v2.4b[3]
    udot v8.4s, v18.16b, v3.4b[0]
    udot v9.4s, v19.16b, v3.4b[0]
    udot v10.4s, v18.16b, v3.4b[1]
    udot v11.4s, v19.16b, v3.4b[1]
    udot v12.4s, v18.16b, v3.4b[2]
    udot v13.4s, v19.16b, v3.4b[2]
    cbnz x6, .Lloop_37
.Lloop_end_36:
    cbz x0, .Lloop_end_38
.Lloop_39:
    ldp q0, q1, [x1]
    ldp q2, q3, [x2]
    sub x0, x0, #1
    add x1, x1, #32
    add x2, x2, #32
    udot v24.4s, v2.16b, v0.4b[0]
    udot v25.4s, v3.16b, v0.4b[0]
    udot v26.4s, v2.16b, v0.4b[1]
    udot v27.4s, v3.16b, v0.4b[1]
    udot v28.4s, v2.16b, v0.4b[2]
    udot v29.4s, v3.16b, v0.4b[2]
    udot v30.4s, v2.16b, v0.4b[3]
    udot v31.4s, v3.16b, v0.4b[3]
    udot v8.4s, v2.16b, v1.4b[0]
    udot v9.4s, v3.16b, v1.4b[0]
    udot v10.4s, v2.16b, v1.4b[1]
    udot v11.4s, v3.16b, v1.4b[1]
    udot v12.4s, v2.16b, v1.4b[2]
    udot v13.4s, v3.16b, v1.4b[2]
    cbnz x0, .Lloop_39
.Lloop_end_38:
    cbnz x5, .Lotherwise_40
    b .Lend_41
.Lotherwise_40:
    mov x0, x3
    ldp q0, q1, [x0]
    add x0, x0, x4, lsl #2
    ldp q2, q3, [x0]
    add x0, x0, x4, lsl #2
    ldp q4, q5, [x0]
    add x0, x0, x4, lsl #2
    ldp q6, q7, [x0]
    add x0, x0, x4, lsl #2
    ldp q16, q17, [x0]
    add x0, x0, x4, lsl #2
    ldp q18, q19, [x0]
    add x0, x0, x4, lsl #2
    add v24.4s, v24.4s, v0.4s
    add v25.4s, v25.4s, v1.4s
    ldp q0, q1, [x0]
    add v26.4s, v26.4s, v2.4s
    add v27.4s, v27.4s, v3.4s
    add v28.4s, v28.4s, v4.4s
    add v29.4s, v29.4s, v5.4s
    add v30.4s, v30.4s, v6.4s
    add v31.4s, v31.4s, v7.4s
    add v8.4s, v8.4s, v16.4s
    add v9.4s, v9.4s, v17.4s
    add v10.4s, v10.4s, v18.4s
    add v11.4s, v11.4s, v19.4s
    add v12.4s, v12.4s, v0.4s
    add v13.4s, v13.4s, v1.4s
.Lend_41:
    str q24, [x3]
    str q25, [x3, #16]
    add x3, x3, x4, lsl #2
    str q26, [x3]
    str q27, [x3, #16]
    add x3, x3, x4, lsl #2
    str q28, [x3]
    str q29, [x3, #16]
    add x3, x3, x4, lsl #2
    str q30, [x3]
    str q31, [x3, #16]
    add x3, x3, x4, lsl #2
    str q8, [x3]
    str q9, [x3, #16]
    add x3, x3, x4, lsl #2
    str q10, [x3]
    str q11, [x3, #16]
    add x3, x3, x4, lsl #2
    str q12, [x3]
    str q13, [x3, #16]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    add sp, sp, #48
    ret
    .size nnp_gemm_u8_7x8__aarch64_neon, . - nnp_gemm_u8_7x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_gemm_u8_8x8__aarch64_neon
    .type nnp_gemm_u8_8x8__aarch64_neon, %function
nnp_gemm_u8_8x8__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    movi v24.4s, #0
    lsr x6, x0, #2
    movi v25.4s, #0
    movi v26.4s, #0
    movi v27.4s, #0
    ubfx x0, x0, #0, #2
    movi v28.4s, #0
    movi v29.4s, #0
    movi v30.4s, #0
    movi v31.4s, #0
    movi v8.4s, #0
    movi v9.4s, #0
    movi v10.4s, #0
    movi v11.4s, #0
    movi v12.4s, #0
    movi v13.4s, #0
    movi v14.4s, #0
    movi v15.4s, #0
    cbz x6, .Lloop_end_42
.Lloop_43:
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    sub x6, x6, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    udot v24.4s, v16.16b, v20.4b[0]
    udot v25.4s, v17.16b, v20.4b[0]
    udot v26.4s, v16.16b, v20.4b[1]
    udot v27.4s, v17.16b, v20.4b[1]
    udot v28.4s, v16.16b, v20.4b[2]
    udot v29.4s, v17.16b, v20.4b[2]
    udot v30.4s, v16.16b, v20.4b[3]
    udot v31.4s, v17.16b, v20.4b[3]
    udot v8.4s, v16.16b, v21.4b[0]
    udot v9.4s, v17.16b, v21.4b[0]
    udot v10.4s, v16.16b, v21.4b[1]
    udot v11.4s, v17.16b, v21.4b[1]
    udot v12.4s, v16.16b, v21.4b[2]
    udot v13.4s, v17.16b, v21.4b[2]
    udot v14.4s, v16.16b, v21.4b[3]
    udot v15.4s, v17.16b, v21.4b[3]
    udot v24.4s, v18.16b, v22.4b[0]
    udot v25.4s, v19.16b, v22.4b[0]
    udot v26.4s, v18.16b, v22.4b[1]
    udot v27.4s, v19.16b, v22.4b[1]
    udot v28.4s, v18.16b, v22.4b[2]
    udot v29.4s, v19.16b, v22.4b[2]
    udot v30.4s, v18.16b, v22.4b[3]
    udot v31.4s, v19.16b, v22.4b[3]
    udot v8.4s, v18.16b, v23.4b[0]
    udot v9.4s, v19.16b, v23.4b[0]
    udot v10.4s, v18.16b, v23.4b[1]
    udot v11.4s, v19.16b, v23.4b[1]
    udot v12.4s, v18.16b, v23.4b[2]
    udot v13.4s, v19.16b, v23.4b[2]
    udot v14.4s, v18.16b, v23.4b[3]
    udot v15.4s, v19.16b, v23.4b[3]
    udot v24.4s, v0.16b, v4.4b[0]
    udot v25.4s, v1.16b, v4.4b[0]
    udot v26.4s, v0.16b, v4.4b[1]
    udot v27.4s, v1.16b, v4.4b[1]
    udot v28.4s, v0.16b, v4.4b[2]
    udot v29.4s, v1.16b, v4.4b[2]
    udot v30.4s, v0.16b, v4.4b[3]
    udot v31.4s, v1.16b, v4.4b[3]
    udot v8.4s, v0.16b, v5.4b[0]
    udot v9.4s, v1.16b, v5.4b[0]
    udot v10.4s, v0.16b, v5.4b[1]
    udot v11.4s, v1.16b, v5.4b[1]
    udot v12.4s, v0.16b, v5.4b[2]
    udot v13.4s, v1.16b, v5.4b[2]
    udot v14.4s, v0.16b, v5.4b[3]
    udot v15.4s, v1.16b, v5.4b[3]
    udot v24.4s, v2.16b, v6.4b[0]
    udot v25.4s, v3.16b, v6.4b[0]
    udot v26.4s, v2.16b, v6.4b[1]
    udot v27.4s, v3.16b, v6.4b[1]
    udot v28.4s, v2.16b, v6.4b[2]
    udot v29.4s, v3.16b, v6.4b[2]
    udot v30.4s, v2.16b, v6.4b[3]
    udot v31.4s, v3.16b, v6.4b[3]
    udot v8.4s, v2.16b, v7.4b[0]
    udot v9.4s, v3.16b, v7.4b[0]
    udot v10.4s, v2.16b, v7.4b[1]
    udot v11.4s, v3.16b, v7.4b[1]
    udot v12.4s, v2.16b, v7.4b[2]
    udot v13.4s, v3.16b, v7.4b[2]
    udot v14.4s, v2.16b, v7.4b[3]
    udot v15.4s, v3.16b, v7.4b[3]
    cbnz x6, .Lloop_43
.Lloop_end_42:
    cbz x0, .Lloop_end_44
.Lloop_45:
    ldp q0, q1, [x1]
    ldp q2, q3, [x2]
    sub x0, x0, #1
    add x1, x1, #32
    add x2, x2, #32
    udot v24.4s, v2.16b, v0.4b[0]
    udot v25.4s, v3.16b, v0.4b[0]
    udot v26.4s, v2.16b, v0.4b[1]
    udot v27.4s, v3.16b, v0.4b[1]
    udot v28.4s, v2.16b, v0.4b[2]
    udot v29.4s, v3.16b, v0.4b[2]
    udot v30.4s, v2.16b, v0.4b[3]
    udot v31.4s, v3.16b, v0.4b[3]
    udot v8.4s, v2.16b, v1.4b[0]
    udot v9.4s, v3.16b, v1.4b[0]
    udot v10.4s, v2.16b, v1.4b[1]
    udot v11.4s, v3.16b, v1.4b[1]
    udot v12.4s, v2.16b, v1.4b[2]
    udot v13.4s, v3.16b, v1.4b[2]
    udot v14.4s, v2.16b, v1.4b[3]
    udot v15.4s, v3.16b, v1.4b[3]
    cbnz x0, .Lloop_45
.Lloop_end_44:
    cbnz x5, .Lotherwise_46
    b .Lend_47
.Lotherwise_46:
    mov x0, x3
    ldp q0, q1, [x0]
    add x0, x0, x4, lsl #2
    ldp q2, q3, [x0]
    add x0, x0, x4, lsl #2
    ldp q4, q5, [x0]
    add x0, x0, x4, lsl #2
    ldp q6, q7, [x0]
    add x0, x0, x4, lsl #2
    ldp q16, q17, [x0]
    add x0, x0, x4, lsl #2
    ldp q18, q19, [x0]
    add x0, x0, x4, lsl #2
    add v24.4s, v24.4s, v0.4s
    add v25.4s, v25.4s, v1.4s
    ldp q0, q1, [x0]
    add x0, x0, x4, lsl #2
    add v26.4s, v26.4s, v2.4s
    add v27.4s, v27.4s, v3.4s
    ldp q2, q3, [x0]
    add v28.4s, v28.4s, v4.4s
    add v29.4s, v29.4s, v5.4s
    add v30.4s, v30.4s, v6.4s
    add v31.4s, v31.4s, v7.4s
    add v8.4s, v8.4s, v16.4s
    add v9.4s, v9.4s, v17.4s
    add v10.4s, v10.4s, v18.4s
    add v11.4s, v11.4s, v19.4s
    add v12.4s, v12.4s, v0.4s
    add v13.4s, v13.4s, v1.4s
    add v14.4s, v14.4s, v2.4s
    add v15.4s, v15.4s, v3.4s
.Lend_47:
    str q24, [x3]
    str q25, [x3, #16]
    add x3, x3, x4, lsl #2
    str q26, [x3]
    str q27, [x3, #16]
    add x3, x3, x4, lsl #2
    str q28, [x3]
    str q29, [x3, #16]
    add x3, x3, x4, lsl #2
    str q30, [x3]
    str q31, [x3, #16]
    add x3, x3, x4, lsl #2
    str q8, [x3]
    str q9, [x3, #16]
    add x3, x3, x4, lsl #2
    str q10, [x3]
    str q11, [x3, #16]
    add x3, x3, x4, lsl #2
    str q12, [x3]
    str q13, [x3, #16]
    add x3, x3, x4, lsl #2
    str q14, [x3]
    str q15, [x3, #16]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_gemm_u8_8x8__aarch64_neon, . - nnp_gemm_u8_8x8__aarch64_neon

    .section .note.GNU-stack, "", %progbits
