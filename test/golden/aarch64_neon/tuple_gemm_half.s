    .arch armv8.2-a+fp16+dotprod

    .text
    .p2align 4
    .globl nnp_tuple_gemm_half_1x8__aarch64_neon
    .type nnp_tuple_gemm_half_1x8__aarch64_neon, %function
nnp_tuple_gemm_half_1x8__aarch64_neon:
    movi v4.4s, #0
    lsr x0, x0, #2
    movi v5.4s, #0
    cbz x0, .Lloop_end_0
.Lloop_1:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    ldr q6, [x1]
    sub x0, x0, #1
    add x1, x1, #64
    fmla v4.8h, v0.8h, v6.h[0]
    fmla v5.8h, v1.8h, v6.h[1]
    fmla v4.8h, v2.8h, v6.h[2]
    fmla v5.8h, v3.8h, v6.h[3]
    cbnz x0, .Lloop_1
.Lloop_end_0:
    fcvtl v0.4s, v4.4h
    fcvtl2 v1.4s, v4.8h
    fcvtl v2.4s, v5.4h
    fcvtl2 v3.4s, v5.8h
    fadd v0.4s, v0.4s, v2.4s
    fadd v1.4s, v1.4s, v3.4s
    cbnz x5, .Lotherwise_2
    b .Lend_3
.Lotherwise_2:
    ldp q2, q3, [x3]
    fadd v0.4s, v0.4s, v2.4s
    fadd v1.4s, v1.4s, v3.4s
.Lend_3:
    str q0, [x3]
    str q1, [x3, #16]
    ret
    .size nnp_tuple_gemm_half_1x8__aarch64_neon, . - nnp_tuple_gemm_half_1x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_half_2x8__aarch64_neon
    .type nnp_tuple_gemm_half_2x8__aarch64_neon, %function
nnp_tuple_gemm_half_2x8__aarch64_neon:
    sub sp, sp, #16
    str d8, [sp, #0]
    movi v4.4s, #0
    lsr x0, x0, #2
    movi v5.4s, #0
    movi v6.4s, #0
    movi v7.4s, #0
    cbz x0, .Lloop_end_4
.Lloop_5:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    ldr q8, [x1]
    sub x0, x0, #1
    add x1, x1, #64
    fmla v4.8h, v0.8h, v8.h[0]
    fmla v6.8h, v0.8h, v8.h[4]
    fmla v5.8h, v1.8h, v8.h[1]
    fmla v7.8h, v1.8h, v8.h[5]
    fmla v4.8h, v2.8h, v8.h[2]
    fmla v6.8h, v2.8h, v8.h[6]
    fmla v5.8h, v3.8h, v8.h[3]
    fmla v7.8h, v3.8h, v8.h[7]
    cbnz x0, .Lloop_5
.Lloop_end_4:
    fcvtl v0.4s, v4.4h
    fcvtl2 v1.4s, v4.8h
    fcvtl v2.4s, v5.4h
    fcvtl2 v3.4s, v5.8h
    fcvtl v4.4s, v6.4h
    fcvtl2 v5.4s, v6.8h
    fcvtl v6.4s, v7.4h
    fcvtl2 v7.4s, v7.8h
    fadd v0.4s, v0.4s, v2.4s
    fadd v1.4s, v1.4s, v3.4s
    fadd v2.4s, v4.4s, v6.4s
    fadd v3.4s, v5.4s, v7.4s
    cbnz x5, .Lotherwise_6
    b .Lend_7
.Lotherwise_6:
    mov x0, x3
    ldp q4, q5, [x0]
    add x0, x0, x4, lsl #2
    ldp q6, q7, [x0]
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v1.4s, v5.4s
    fadd v2.4s, v2.4s, v6.4s
    fadd v3.4s, v3.4s, v7.4s
.Lend_7:
    str q0, [x3]
    str q1, [x3, #16]
    add x3, x3, x4, lsl #2
    str q2, [x3]
    str q3, [x3, #16]
    ldr d8, [sp, #0]
    add sp, sp, #16
    ret
    .size nnp_tuple_gemm_half_2x8__aarch64_neon, . - nnp_tuple_gemm_half_2x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_half_3x8__aarch64_neon
    .type nnp_tuple_gemm_half_3x8__aarch64_neon, %function
nnp_tuple_gemm_half_3x8__aarch64_neon:
    sub sp, sp, #16
    stp d8, d9, [sp, #0]
    movi v4.4s, #0
    lsr x0, x0, #2
    movi v5.4s, #0
    movi v6.4s, #0
    movi v7.4s, #0
    movi v16.4s, #0
    movi v17.4s, #0
    cbz x0, .Lloop_end_8
.Lloop_9:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    ldp q8, q9, [x1]
    sub x0, x0, #1
    add x1, x1, #64
    fmla v4.8h, v0.8h, v8.h[0]
    fmla v6.8h, v0.8h, v8.h[4]
    fmla v16.8h, v0.8h, v9.h[0]
    fmla v5.8h, v1.8h, v8.h[1]
    fmla v7.8h, v1.8h, v8.h[5]
    fmla v17.8h, v1.8h, v9.h[1]
    fmla v4.8h, v2.8h, v8.h[2]
    fmla v6.8h, v2.8h, v8.h[6]
    fmla v16.8h, v2.8h, v9.h[2]
    fmla v5.8h, v3.8h, v8.h[3]
    fmla v7.8h, v3.8h, v8.h[7]
    fmla v17.8h, v3.8h, v9.h[3]
    cbnz x0, .Lloop_9
.Lloop_end_8:
    fcvtl v0.4s, v4.4h
    fcvtl2 v1.4s, v4.8h
    fcvtl v2.4s, v5.4h
    fcvtl2 v3.4s, v5.8h
    fcvtl v4.4s, v6.4h
    fcvtl2 v5.4s, v6.8h
    fcvtl v6.4s, v7.4h
    fcvtl2 v7.4s, v7.8h
    fcvtl v18.4s, v16.4h
    fcvtl2 v16.4s, v16.8h
    fcvtl v19.4s, v17.4h
    fcvtl2 v17.4s, v17.8h
    fadd v0.4s, v0.4s, v2.4s
    fadd v1.4s, v1.4s, v3.4s
    fadd v2.4s, v4.4s, v6.4s
    fadd v3.4s, v5.4s, v7.4s
    fadd v4.4s, v18.4s, v19.4s
    fadd v5.4s, v16.4s, v17.4s
    cbnz x5, .Lotherwise_10
    b .Lend_11
.Lotherwise_10:
    mov x0, x3
    ldp q6, q7, [x0]
    add x0, x0, x4, lsl #2
    ldp q16, q17, [x0]
    add x0, x0, x4, lsl #2
    ldp q18, q19, [x0]
    fadd v0.4s, v0.4s, v6.4s
    fadd v1.4s, v1.4s, v7.4s
    fadd v2.4s, v2.4s, v16.4s
    fadd v3.4s, v3.4s, v17.4s
    fadd v4.4s, v4.4s, v18.4s
    fadd v5.4s, v5.4s, v19.4s
.Lend_11:
    str q0, [x3]
    str q1, [x3, #16]
    add x3, x3, x4, lsl #2
    str q2, [x3]
    str q3, [x3, #16]
    add x3, x3, x4, lsl #2
    str q4, [x3]
    str q5, [x3, #16]
    ldp d8, d9, [sp, #0]
    add sp, sp, #16
    ret
    .size nnp_tuple_gemm_half_3x8__aarch64_neon, . - nnp_tuple_gemm_half_3x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_half_4x8__aarch64_neon
    .type nnp_tuple_gemm_half_4x8__aarch64_neon, %function
nnp_tuple_gemm_half_4x8__aarch64_neon:
    sub sp, sp, #16
    stp d8, d9, [sp, #0]
    movi v4.4s, #0
    lsr x0, x0, #2
    movi v5.4s, #0
    movi v6.4s, #0
    movi v7.4s, #0
    movi v16.4s, #0
    movi v17.4s, #0
    movi v18.4s, #0
    movi v19.4s, #0
    cbz x0, .Lloop_end_12
.Lloop_13:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    ldp q8, q9, [x1]
    sub x0, x0, #1
    add x1, x1, #64
    fmla v4.8h, v0.8h, v8.h[0]
    fmla v6.8h, v0.8h, v8.h[4]
    fmla v16.8h, v0.8h, v9.h[0]
    fmla v18.8h, v0.8h, v9.h[4]
    fmla v5.8h, v1.8h, v8.h[1]
    fmla v7.8h, v1.8h, v8.h[5]
    fmla v17.8h, v1.8h, v9.h[1]
    fmla v19.8h, v1.8h, v9.h[5]
    fmla v4.8h, v2.8h, v8.h[2]
    fmla v6.8h, v2.8h, v8.h[6]
    fmla v16.8h, v2.8h, v9.h[2]
    fmla v18.8h, v2.8h, v9.h[6]
    fmla v5.8h, v3.8h, v8.h[3]
    fmla v7.8h, v3.8h, v8.h[7]
    fmla v17.8h, v3.8h, v9.h[3]
    fmla v19.8h, v3.8h, v9.h[7]
    cbnz x0, .Lloop_13
.Lloop_end_12:
    fcvtl v0.4s, v4.4h
    fcvtl2 v1.4s, v4.8h
    fcvtl v2.4s, v5.4h
    fcvtl2 v3.4s, v5.8h
    fcvtl v4.4s, v6.4h
    fcvtl2 v5.4s, v6.8h
    fcvtl v6.4s, v7.4h
    fcvtl2 v7.4s, v7.8h
    fcvtl v20.4s, v16.4h
    fcvtl2 v16.4s, v16.8h
    fcvtl v21.4s, v17.4h
    fcvtl2 v17.4s, v17.8h
    fcvtl v22.4s, v18.4h
    fcvtl2 v18.4s, v18.8h
    fcvtl v23.4s, v19.4h
    fcvtl2 v19.4s, v19.8h
    fadd v0.4s, v0.4s, v2.4s
    fadd v1.4s, v1.4s, v3.4s
    fadd v2.4s, v4.4s, v6.4s
    fadd v3.4s, v5.4s, v7.4s
    fadd v4.4s, v20.4s, v21.4s
    fadd v5.4s, v16.4s, v17.4s
    fadd v6.4s, v22.4s, v23.4s
    fadd v7.4s, v18.4s, v19.4s
    cbnz x5, .Lotherwise_14
    b .Lend_15
.Lotherwise_14:
    mov x0, x3
    ldp q16, q17, [x0]
    add x0, x0, x4, lsl #2
    ldp q18, q19, [x0]
    add x0, x0, x4, lsl #2
    ldp q20, q21, [x0]
    add x0, x0, x4, lsl #2
    ldp q22, q23, [x0]
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v1.4s, v17.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v3.4s, v3.4s, v19.4s
    fadd v4.4s, v4.4s, v20.4s
    fadd v5.4s, v5.4s, v21.4s
    fadd v6.4s, v6.4s, v22.4s
    fadd v7.4s, v7.4s, v23.4s
.Lend_15:
    str q0, [x3]
    str q1, [x3, #16]
    add x3, x3, x4, lsl #2
    str q2, [x3]
    str q3, [x3, #16]
    add x3, x3, x4, lsl #2
    str q4, [x3]
    str q5, [x3, #16]
    add x3, x3, x4, lsl #2
    str q6, [x3]
    str q7, [x3, #16]
    ldp d8, d9, [sp, #0]
    add sp, sp, #16
    ret
    .size nnp_tuple_gemm_half_4x8__aarch64_neon, . - nnp_tuple_gemm_half_4x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_half_5x8__aarch64_neon
    .type nnp_tuple_gemm_half_5x8__aarch64_neon, %function
nnp_tuple_gemm_half_5x8__aarch64_neon:
    sub sp, sp, #32
    stp d8, d9, [sp, #0]
    str d10, [sp, #16]
    movi v4.4s, #0
    lsr x0, x0, #2
    movi v5.4s, #0
    movi v6.4s, #0
    movi v7.4s, #0
    movi v16.4s, #0
    movi v17.4s, #0
    movi v18.4s, #0
    movi v19.4s, #0
    movi v24.4s, #0
    movi v25.4s, #0
    cbz x0, .Lloop_end_16
.Lloop_17:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    ldp q8, q9, [x1]
    sub x0, x0, #1
    ldr q10, [x1, #32]
    add x1, x1, #64
    fmla v4.8h, v0.8h, v8.h[0]
    fmla v6.8h, v0.8h, v8.h[4]
    fmla v16.8h, v0.8h, v9.h[0]
    fmla v18.8h, v0.8h, v9.h[4]
    fmla v24.8h, v0.8h, v10.h[0]
    fmla v5.8h, v1.8h, v8.h[1]
    fmla v7.8h, v1.8h, v8.h[5]
    fmla v17.8h, v1.8h, v9.h[1]
    fmla v19.8h, v1.8h, v9.h[5]
    fmla v25.8h, v1.8h, v10.h[1]
    fmla v4.8h, v2.8h, v8.h[2]
    fmla v6.8h, v2.8h, v8.h[6]
    fmla v16.8h, v2.8h, v9.h[2]
    fmla v18.8h, v2.8h, v9.h[6]
    fmla v24.8h, v2.8h, v10.h[2]
    fmla v5.8h, v3.8h, v8.h[3]
    fmla v7.8h, v3.8h, v8.h[7]
    fmla v17.8h, v3.8h, v9.h[3]
    fmla v19.8h, v3.8h, v9.h[7]
    fmla v25.8h, v3.8h, v10.h[3]
    cbnz x0, .Lloop_17
.Lloop_end_16:
    fcvtl v0.4s, v4.4h
    fcvtl2 v1.4s, v4.8h
    fcvtl v2.4s, v5.4h
    fcvtl2 v3.4s, v5.8h
    fcvtl v4.4s, v6.4h
    fcvtl2 v5.4s, v6.8h
    fcvtl v6.4s, v7.4h
    fcvtl2 v7.4s, v7.8h
    fcvtl v20.4s, v16.4h
    fcvtl2 v16.4s, v16.8h
    fcvtl v21.4s, v17.4h
    fcvtl2 v17.4s, v17.8h
    fcvtl v22.4s, v18.4h
    fcvtl2 v18.4s, v18.8h
    fcvtl v23.4s, v19.4h
    fcvtl2 v19.4s, v19.8h
    fcvtl v26.4s, v24.4h
    fcvtl2 v24.4s, v24.8h
    fcvtl v27.4s, v25.4h
    fcvtl2 v25.4s, v25.8h
    fadd v28.4s, v0.4s, v2.4s
    fadd v29.4s, v1.4s, v3.4s
    fadd v30.4s, v4.4s, v6.4s
    fadd v0.4s, v5.4s, v7.4s
    fadd v1.4s, v20.4s, v21.4s
    fadd v2.4s, v16.4s, v17.4s
    fadd v3.4s, v22.4s, v23.4s
    fadd v4.4s, v18.4s, v19.4s
    fadd v5.4s, v26.4s, v27.4s
    fadd v6.4s, v24.4s, v25.4s
    cbnz x5, .Lotherwise_18
    b .Lend_19
.Lotherwise_18:
    mov x0, x3
    ldp q7, q16, [x0]
    add x0, x0, x4, lsl #2
    ldp q17, q18, [x0]
    add x0, x0, x4, lsl #2
    ldp q19, q20, [x0]
    add x0, x0, x4, lsl #2
    ldp q21, q22, [x0]
    add x0, x0, x4, lsl #2
    ldp q23, q24, [x0]
    fadd v28.4s, v28.4s, v7.4s
    fadd v29.4s, v29.4s, v16.4s
    fadd v30.4s, v30.4s, v17.4s
    fadd v0.4s, v0.4s, v18.4s
    fadd v1.4s, v1.4s, v19.4s
    fadd v2.4s, v2.4s, v20.4s
    fadd v3.4s, v3.4s, v21.4s
    fadd v4.4s, v4.4s, v22.4s
    fadd v5.4s, v5.4s, v23.4s
    fadd v6.4s, v6.4s, v24.4s
.Lend_19:
    str q28, [x3]
    str q29, [x3, #16]
    add x3, x3, x4, lsl #2
    str q30, [x3]
    str q0, [x3, #16]
    add x3, x3, x4, lsl #2
    str q1, [x3]
    str q2, [x3, #16]
    add x3, x3, x4, lsl #2
    str q3, [x3]
    str q4, [x3, #16]
    add x3, x3, x4, lsl #2
    str q5, [x3]
    str q6, [x3, #16]
    ldp d8, d9, [sp, #0]
    ldr d10, [sp, #16]
    add sp, sp, #32
    ret
    .size nnp_tuple_gemm_half_5x8__aarch64_neon, . - nnp_tuple_gemm_half_5x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_half_6x8__aarch64_neon
    .type nnp_tuple_gemm_half_6x8__aarch64_neon, %function
nnp_tuple_gemm_half_6x8__aarch64_neon:
    sub sp, sp, #48
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    str d12, [sp, #32]
    movi v4.4s, #0
    lsr x0, x0, #2
    movi v5.4s, #0
    movi v6.4s, #0
    movi v7.4s, #0
    movi v16.4s, #0
    movi v17.4s, #0
    movi v18.4s, #0
    movi v23.4s, #0
    movi v11.4s, #0
    movi v30.4s, #0
    movi v28.4s, #0
    movi v27.4s, #0
    cbz x0, .Lloop_end_20
.Lloop_21:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    ldp q8, q9, [x1]
    sub x0, x0, #1
    ldr q10, [x1, #32]
    add x1, x1, #64
    fmla v4.8h, v0.8h, v8.h[0]
    fmla v6.8h, v0.8h, v8.h[4]
    fmla v16.8h, v0.8h, v9.h[0]
    fmla v18.8h, v0.8h, v9.h[4]
    fmla v11.8h, v0.8h, v10.h[0]
    fmla v28.8h, v0.8h, v10.h[4]
    fmla v5.8h, v1.8h, v8.h[1]
    fmla v7.8h, v1.8h, v8.h[5]
    fmla v17.8h, v1.8h, v9.h[1]
    fmla v23.8h, v1.8h, v9.h[5]
    fmla v30.8h, v1.8h, v10.h[1]
    fmla v27.8h, v1.8h, v10.h[5]
    fmla v4.8h, v2.8h, v8.h[2]
    fmla v6.8h, v2.8h, v8.h[6]
    fmla v16.8h, v2.8h, v9.h[2]
    fmla v18.8h, v2.8h, v9.h[6]
    fmla v11.8h, v2.8h, v10.h[2]
    fmla v28.8h, v2.8h, v10.h[6]
    fmla v5.8h, v3.8h, v8.h[3]
    fmla v7.8h, v3.8h, v8.h[7]
    fmla v17.8h, v3.8h, v9.h[3]
    fmla v23.8h, v3.8h, v9.h[7]
    fmla v30.8h, v3.8h, v10.h[3]
    fmla v27.8h, v3.8h, v10.h[7]
    cbnz x0, .Lloop_21
.Lloop_end_20:
    fcvtl v31.4s, v4.4h
    fcvtl2 v8.4s, v4.8h
    fcvtl v24.4s, v5.4h
    fcvtl2 v25.4s, v5.8h
    fcvtl v9.4s, v6.4h
    fcvtl2 v26.4s, v6.8h
    fcvtl v29.4s, v7.4h
    fcvtl2 v22.4s, v7.8h
    fcvtl v10.4s, v16.4h
    fcvtl2 v20.4s, v16.8h
    fcvtl v21.4s, v17.4h
    fcvtl2 v19.4s, v17.8h
    fcvtl v12.4s, v18.4h
    fcvtl2 v4.4s, v18.8h
    fcvtl v5.4s, v23.4h
    fcvtl2 v0.4s, v23.8h
    fcvtl v6.4s, v11.4h
    fcvtl2 v7.4s, v11.8h
    fcvtl v1.4s, v30.4h
    fcvtl2 v2.4s, v30.8h
    fcvtl v16.4s, v28.4h
    fcvtl2 v17.4s, v28.8h
    fcvtl v3.4s, v27.4h
    fcvtl2 v18.4s, v27.8h
    fadd v23.4s, v31.4s, v24.4s
    fadd v24.4s, v8.4s, v25.4s
    fadd v25.4s, v9.4s, v29.4s
    fadd v22.4s, v26.4s, v22.4s
    fadd v21.4s, v10.4s, v21.4s
    fadd v27.4s, v20.4s, v19.4s
    fadd v29.4s, v12.4s, v5.4s
    fadd v0.4s, v4.4s, v0.4s
    fadd v1.4s, v6.4s, v1.4s
    fadd v2.4s, v7.4s, v2.4s
    fadd v3.4s, v16.4s, v3.4s
    fadd v4.4s, v17.4s, v18.4s
    cbnz x5, .Lotherwise_22
    b .Lend_23
.Lotherwise_22:
    mov x0, x3
    ldp q5, q6, [x0]
    add x0, x0, x4, lsl #2
    ldp q7, q16, [x0]
    add x0, x0, x4, lsl #2
    ldp q17, q18, [x0]
    add x0, x0, x4, lsl #2
    ldp q19, q20, [x0]
    add x0, x0, x4, lsl #2
    ldp q26, q28, [x0]
    add x0, x0, x4, lsl #2
    ldp q30, q31, [x0]
    fadd v23.4s, v23.4s, v5.4s
    fadd v24.4s, v24.4s, v6.4s
    fadd v25.4s, v25.4s, v7.4s
    fadd v22.4s, v22.4s, v16.4s
    fadd v21.4s, v21.4s, v17.4s
    fadd v27.4s, v27.4s, v18.4s
    fadd v29.4s, v29.4s, v19.4s
    fadd v0.4s, v0.4s, v20.4s
    fadd v1.4s, v1.4s, v26.4s
    fadd v2.4s, v2.4s, v28.4s
    fadd v3.4s, v3.4s, v30.4s
    fadd v4.4s, v4.4s, v31.4s
.Lend_23:
    str q23, [x3]
    str q24, [x3, #16]
    add x3, x3, x4, lsl #2
    str q25, [x3]
    str q22, [x3, #16]
    add x3, x3, x4, lsl #2
    str q21, [x3]
    str q27, [x3, #16]
    add x3, x3, x4, lsl #2
    str q29, [x3]
    str q0, [x3, #16]
    add x3, x3, x4, lsl #2
    str q1, [x3]
    str q2, [x3, #16]
    add x3, x3, x4, lsl #2
    str q3, [x3]
    str q4, [x3, #16]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldr d12, [sp, #32]
    add sp, sp, #48
    ret
    .size nnp_tuple_gemm_half_6x8__aarch64_neon, . - nnp_tuple_gemm_half_6x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_half_7x8__aarch64_neon
    .type nnp_tuple_gemm_half_7x8__aarch64_neon, %function
nnp_tuple_gemm_half_7x8__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    movi v16.4s, #0
    lsr x0, x0, #2
    movi v17.4s, #0
    movi v18.4s, #0
    movi v19.4s, #0
    movi v20.4s, #0
    movi v21.4s, #0
    movi v23.4s, #0
    movi v25.4s, #0
    movi v29.4s, #0
    movi v9.4s, #0
    movi v8.4s, #0
    movi v30.4s, #0
    movi v28.4s, #0
    movi v26.4s, #0
    cbz x0, .Lloop_end_24
.Lloop_25:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    sub x0, x0, #1
    fmla v16.8h, v4.8h, v0.h[0]
    fmla v18.8h, v4.8h, v0.h[4]
    fmla v20.8h, v4.8h, v1.h[0]
    fmla v23.8h, v4.8h, v1.h[4]
    fmla v29.8h, v4.8h, v2.h[0]
    fmla v8.8h, v4.8h, v2.h[4]
    fmla v28.8h, v4.8h, v3.h[0]
    fmla v17.8h, v5.8h, v0.h[1]
    fmla v19.8h, v5.8h, v0.h[5]
    fmla v21.8h, v5.8h, v1.h[1]
    fmla v25.8h, v5.8h, v1.h[5]
    fmla v9.8h, v5.8h, v2.h[1]
    fmla v30.8h, v5.8h, v2.h[5]
    fmla v26.8h, v5.8h, v3.h[1]
    fmla v16.8h, v6.8h, v0.h[2]
    fmla v18.8h, v6.8h, v0.h[6]
    fmla v20.8h, v6.8h, v1.h[2]
    fmla v23.8h, v6.8h, v1.h[6]
    fmla v29.8h, v6.8h, v2.h[2]
    fmla v8.8h, v6.8h, v2.h[6]
    fmla v28.8h, v6.8h, v3.h[2]
    fmla v17.8h, v7.8h, v0.h[3]
    fmla v19.8h, v7.8h, v0.h[7]
    fmla v21.8h, v7.8h, v1.h[3]
    fmla v25.8h, v7.8h, v1.h[7]
    fmla v9.8h, v7.8h, v2.h[3]
    fmla v30.8h, v7.8h, v2.h[7]
    fmla v26.8h, v7.8h, v3.h[3]
    cbnz x0, .Lloop_25
.Lloop_end_24:
    fcvtl v10.4s, v16.4h
    fcvtl2 v31.4s, v16.8h
    fcvtl v11.4s, v17.4h
    fcvtl2 v27.4s, v17.8h
    fcvtl v12.4s, v18.4h
    fcvtl2 v24.4s, v18.8h
    fcvtl v13.4s, v19.4h
    fcvtl2 v22.4s, v19.8h
    fcvtl v14.4s, v20.4h
    fcvtl2 v20.4s, v20.8h
    fcvtl v15.4s, v21.4h
    fcvtl2 v19.4s, v21.8h
    fcvtl v21.4s, v23.4h
    fcvtl2 v18.4s, v23.8h
    fcvtl v23.4s, v25.4h
    fcvtl2 v17.4s, v25.8h
    fcvtl v25.4s, v29.4h
    fcvtl2 v7.4s, v29.8h
    fcvtl v16.4s, v9.4h
    fcvtl2 v6.4s, v9.8h
    fcvtl v29.4s, v8.4h
    fcvtl2 v2.4s, v8.8h
    fcvtl v3.4s, v30.4h
    fcvtl2 v0.4s, v30.8h
    fcvtl v4.4s, v28.4h
    fcvtl2 v5.4s, v28.8h
    fcvtl v1.4s, v26.4h
    fcvtl2 v28.4s, v26.8h
    fadd v26.4s, v10.4s, v11.4s
    fadd v27.4s, v31.4s, v27.4s
    fadd v30.4s, v12.4s, v13.4s
    fadd v22.4s, v24.4s, v22.4s
    fadd v24.4s, v14.4s, v15.4s
    fadd v19.4s, v20.4s, v19.4s
    fadd v20.4s, v21.4s, v23.4s
    fadd v23.4s, v18.4s, v17.4s
    fadd v31.4s, v25.4s, v16.4s
    fadd v8.4s, v7.4s, v6.4s
    fadd v9.4s, v29.4s, v3.4s
    fadd v0.4s, v2.4s, v0.4s
    fadd v1.4s, v4.4s, v1.4s
    fadd v2.4s, v5.4s, v28.4s
    cbnz x5, .Lotherwise_26
    b .Lend_27
.Lotherwise_26:
    mov x0, x3
    ldp q3, q4, [x0]
    add x0, x0, x4, lsl #2
    ldp q5, q6, [x0]
    add x0, x0, x4, lsl #2
    ldp q7, q16, [x0]
    add x0, x0, x4, lsl #2
    ldp q17, q18, [x0]
    add x0, x0, x4, lsl #2
    ldp q21, q25, [x0]
    add x0, x0, x4, lsl #2
    ldp q28, q29, [x0]
    add x0, x0, x4, lsl #2
    fadd v26.4s, v26.4s, v3.4s
    fadd v27.4s, v27.4s, v4.4s
    ldp q3, q4, [x0]
    fadd v30.4s, v30.4s, v5.4s
    fadd v22.4s, v22.4s, v6.4s
    fadd v24.4s, v24.4s, v7.4s
    fadd v19.4s, v19.4s, v16.4s
    fadd v20.4s, v20.4s, v17.4s
    fadd v23.4s, v23.4s, v18.4s
    fadd v31.4s, v31.4s, v21.4s
    fadd v8.4s, v8.4s, v25.4s
    fadd v9.4s, v9.4s, v28.4s
    fadd v0.4s, v0.4s, v29.4s
    fadd v1.4s, v1.4s, v3.4s
    fadd v2.4s, v2.4s, v4.4s
.Lend_27:
    str q26, [x3]
    str q27, [x3, #16]
    add x3, x3, x4, lsl #2
    str q30, [x3]
    str q22, [x3, #16]
    add x3, x3, x4, lsl #2
    str q24, [x3]
    str q19, [x3, #16]
    add x3, x3, x4, lsl #2
    str q20, [x3]
    str q23, [x3, #16]
    add x3, x3, x4, lsl #2
    str q31, [x3]
    str q8, [x3, #16]
    add x3, x3, x4, lsl #2
    str q9, [x3]
    str q0, [x3, #16]
    add x3, x3, x4, lsl #2
    str q1, [x3]
    str q2, [x3, #16]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_tuple_gemm_half_7x8__aarch64_neon, . - nnp_tuple_gemm_half_7x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_half_8x8__aarch64_neon
    .type nnp_tuple_gemm_half_8x8__aarch64_neon, %function
nnp_tuple_gemm_half_8x8__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    movi v16.4s, #0
    lsr x0, x0, #2
    movi v17.4s, #0
    movi v18.4s, #0
    movi v19.4s, #0
    movi v20.4s, #0
    movi v22.4s, #0
    movi v24.4s, #0
    movi v26.4s, #0
    movi v10.4s, #0
    movi v9.4s, #0
    movi v8.4s, #0
    movi v31.4s, #0
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    movi v27.4s, #0
    cbz x0, .Lloop_end_28
.Lloop_29:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    sub x0, x0, #1
    fmla v16.8h, v0.8h, v4.h[0]
    fmla v18.8h, v0.8h, v4.h[4]
    fmla v20.8h, v0.8h, v5.h[0]
    fmla v24.8h, v0.8h, v5.h[4]
    fmla v10.8h, v0.8h, v6.h[0]
    fmla v8.8h, v0.8h, v6.h[4]
    fmla v30.8h, v0.8h, v7.h[0]
    fmla v28.8h, v0.8h, v7.h[4]
    fmla v17.8h, v1.8h, v4.h[1]
    fmla v19.8h, v1.8h, v4.h[5]
    fmla v22.8h, v1.8h, v5.h[1]
    fmla v26.8h, v1.8h, v5.h[5]
    fmla v9.8h, v1.8h, v6.h[1]
    fmla v31.8h, v1.8h, v6.h[5]
    fmla v29.8h, v1.8h, v7.h[1]
    fmla v27.8h, v1.8h, v7.h[5]
    fmla v16.8h, v2.8h, v4.h[2]
    fmla v18.8h, v2.8h, v4.h[6]
    fmla v20.8h, v2.8h, v5.h[2]
    fmla v24.8h, v2.8h, v5.h[6]
    fmla v10.8h, v2.8h, v6.h[2]
    fmla v8.8h, v2.8h, v6.h[6]
    fmla v30.8h, v2.8h, v7.h[2]
    fmla v28.8h, v2.8h, v7.h[6]
    fmla v17.8h, v3.8h, v4.h[3]
    fmla v19.8h, v3.8h, v4.h[7]
    fmla v22.8h, v3.8h, v5.h[3]
    fmla v26.8h, v3.8h, v5.h[7]
    fmla v9.8h, v3.8h, v6.h[3]
    fmla v31.8h, v3.8h, v6.h[7]
    fmla v29.8h, v3.8h, v7.h[3]
    fmla v27.8h, v3.8h, v7.h[7]
    cbnz x0, .Lloop_29
.Lloop_end_28:
    fcvtl v11.4s, v16.4h
    fcvtl2 v25.4s, v16.8h
    fcvtl v12.4s, v17.4h
    fcvtl2 v23.4s, v17.8h
    fcvtl v13.4s, v18.4h
    fcvtl2 v21.4s, v18.8h
    fcvtl v14.4s, v19.4h
    fcvtl2 v19.4s, v19.8h
    fcvtl v15.4s, v20.4h
    fcvtl2 v18.4s, v20.8h
    fcvtl v20.4s, v22.4h
    fcvtl2 v17.4s, v22.8h
    fcvtl v22.4s, v24.4h
    fcvtl2 v16.4s, v24.8h
    fcvtl v24.4s, v26.4h
    fcvtl2 v7.4s, v26.8h
    fcvtl v26.4s, v10.4h
    fcvtl2 v6.4s, v10.8h
    fcvtl v10.4s, v9.4h
    fcvtl2 v5.4s, v9.8h
    fcvtl v9.4s, v8.4h
    fcvtl2 v4.4s, v8.8h
    fcvtl v8.4s, v31.4h
    fcvtl2 v3.4s, v31.8h
    fcvtl v31.4s, v30.4h
    fcvtl2 v2.4s, v30.8h
    fcvtl v30.4s, v29.4h
    fcvtl2 v1.4s, v29.8h
    fcvtl v29.4s, v28.4h
    fcvtl2 v0.4s, v28.8h
    fcvtl v28.4s, v27.4h
    fcvtl2 v27.4s, v27.8h
    fadd v11.4s, v11.4s, v12.4s
    fadd v23.4s, v25.4s, v23.4s
    fadd v25.4s, v13.4s, v14.4s
    fadd v19.4s, v21.4s, v19.4s
    fadd v20.4s, v15.4s, v20.4s
    fadd v17.4s, v18.4s, v17.4s
    fadd v18.4s, v22.4s, v24.4s
    fadd v16.4s, v16.4s, v7.4s
    fadd v22.4s, v26.4s, v10.4s
    fadd v26.4s, v6.4s, v5.4s
    fadd v8.4s, v9.4s, v8.4s
    fadd v9.4s, v4.4s, v3.4s
    fadd v30.4s, v31.4s, v30.4s
    fadd v31.4s, v2.4s, v1.4s
    fadd v10.4s, v29.4s, v28.4s
    fadd v0.4s, v0.4s, v27.4s
    cbnz x5, .Lotherwise_30
    b .Lend_31
.Lotherwise_30:
    mov x0, x3
    ldp q1, q2, [x0]
    add x0, x0, x4, lsl #2
    ldp q3, q4, [x0]
    add x0, x0, x4, lsl #2
    ldp q5, q6, [x0]
    add x0, x0, x4, lsl #2
    ldp q7, q21, [x0]
    add x0, x0, x4, lsl #2
    ldp q24, q27, [x0]
    add x0, x0, x4, lsl #2
    ldp q28, q29, [x0]
    add x0, x0, x4, lsl #2
    fadd v11.4s, v11.4s, v1.4s
    fadd v23.4s, v23.4s, v2.4s
    ldp q1, q2, [x0]
    add x0, x0, x4, lsl #2
    fadd v25.4s, v25.4s, v3.4s
    fadd v19.4s, v19.4s, v4.4s
    ldp q3, q4, [x0]
    fadd v20.4s, v20.4s, v5.4s
    fadd v17.4s, v17.4s, v6.4s
    fadd v18.4s, v18.4s, v7.4s
    fadd v16.4s, v16.4s, v21.4s
    fadd v22.4s, v22.4s, v24.4s
    fadd v26.4s, v26.4s, v27.4s
    fadd v8.4s, v8.4s, v28.4s
    fadd v9.4s, v9.4s, v29.4s
    fadd v30.4s, v30.4s, v1.4s
    fadd v31.4s, v31.4s, v2.4s
    fadd v10.4s, v10.4s, v3.4s
    fadd v0.4s, v0.4s, v4.4s
.Lend_31:
    str q11, [x3]
    str q23, [x3, #16]
    add x3, x3, x4, lsl #2
    str q25, [x3]
    str q19, [x3, #16]
    add x3, x3, x4, lsl #2
    str q20, [x3]
    str q17, [x3, #16]
    add x3, x3, x4, lsl #2
    str q18, [x3]
    str q16, [x3, #16]
    add x3, x3, x4, lsl #2
    str q22, [x3]
    str q26, [x3, #16]
    add x3, x3, x4, lsl #2
    str q8, [x3]
    str q9, [x3, #16]
    add x3, x3, x4, lsl #2
    str q30, [x3]
    str q31, [x3, #16]
    add x3, x3, x4, lsl #2
    str q10, [x3]
    str q0, [x3, #16]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_tuple_gemm_half_8x8__aarch64_neon, . - nnp_tuple_gemm_half_8x8__aarch64_neon

    .section .note.GNU-stack, "", %progbits
