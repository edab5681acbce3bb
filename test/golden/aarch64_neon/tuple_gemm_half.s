    .arch armv8.2-a+fp16+dotprod

    .text
    .p2align 4
    .globl nnp_tuple_gemm_half_1x8__aarch64_neon
    .type nnp_tuple_gemm_half_1x8__aarch64_neon, %function
nnp_tuple_gemm_half_1x8__aarch64_neon:
    movi v4.4s, #0
    movi v5.4s, #0
    lsr x0, x0, #2
    cbz x0, .Lloop_end_0
.Lloop_1:
    ldr q6, [x1]
    sub x0, x0, #1
    add x1, x1, #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    add x2, x2, #64
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
    lsr x0, x0, #2
    movi v4.4s, #0
    movi v5.4s, #0
    movi v6.4s, #0
    movi v7.4s, #0
    cbz x0, .Lloop_end_4
.Lloop_5:
    ldr q8, [x1]
    sub x0, x0, #1
    add x1, x1, #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    add x2, x2, #64
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
    lsr x0, x0, #2
    movi v4.4s, #0
    movi v5.4s, #0
    movi v6.4s, #0
    movi v7.4s, #0
    movi v16.4s, #0
    movi v17.4s, #0
    cbz x0, .Lloop_end_8
.Lloop_9:
    ldp q8, q9, [x1]
    sub x0, x0, #1
    add x1, x1, #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    add x2, x2, #64
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
    fadd v0.4s, v0.4s, v2.4s
    fadd v1.4s, v1.4s, v3.4s
    fcvtl v2.4s, v16.4h
    fcvtl2 v3.4s, v16.8h
    fadd v4.4s, v4.4s, v6.4s
    fadd v5.4s, v5.4s, v7.4s
    fcvtl v6.4s, v17.4h
    fcvtl2 v7.4s, v17.8h
    fadd v2.4s, v2.4s, v6.4s
    fadd v3.4s, v3.4s, v7.4s
    cbnz x5, .Lotherwise_10
    b .Lend_11
.Lotherwise_10:
    mov x0, x3
    ldp q6, q7, [x0]
    add x0, x0, x4, lsl #2
    ldp q16, q17, [x0]
    fadd v0.4s, v0.4s, v6.4s
    fadd v1.4s, v1.4s, v7.4s
    add x0, x0, x4, lsl #2
    fadd v4.4s, v4.4s, v16.4s
    fadd v5.4s, v5.4s, v17.4s
    ldp q6, q7, [x0]
    fadd v2.4s, v2.4s, v6.4s
    fadd v3.4s, v3.4s, v7.4s
.Lend_11:
    str q0, [x3]
    str q1, [x3, #16]
    add x3, x3, x4, lsl #2
    str q4, [x3]
    str q5, [x3, #16]
    add x3, x3, x4, lsl #2
    str q2, [x3]
    str q3, [x3, #16]
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
    lsr x0, x0, #2
    movi v4.4s, #0
    movi v5.4s, #0
    movi v6.4s, #0
    movi v7.4s, #0
    movi v16.4s, #0
    movi v17.4s, #0
    movi v18.4s, #0
    movi v19.4s, #0
    cbz x0, .Lloop_end_12
.Lloop_13:
    ldp q8, q9, [x1]
    sub x0, x0, #1
    add x1, x1, #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    add x2, x2, #64
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
    fadd v20.4s, v0.4s, v2.4s
    fadd v0.4s, v1.4s, v3.4s
    fcvtl v1.4s, v16.4h
    fcvtl2 v2.4s, v16.8h
    fadd v3.4s, v4.4s, v6.4s
    fadd v4.4s, v5.4s, v7.4s
    fcvtl v5.4s, v17.4h
    fcvtl2 v6.4s, v17.8h
    fcvtl v7.4s, v18.4h
    fcvtl2 v16.4s, v18.8h
    fcvtl v17.4s, v19.4h
    fcvtl2 v18.4s, v19.8h
    fadd v1.4s, v1.4s, v5.4s
    fadd v2.4s, v2.4s, v6.4s
    fadd v5.4s, v7.4s, v17.4s
    fadd v6.4s, v16.4s, v18.4s
    cbnz x5, .Lotherwise_14
    b .Lend_15
.Lotherwise_14:
    mov x0, x3
    ldp q7, q16, [x0]
    add x0, x0, x4, lsl #2
    ldp q17, q18, [x0]
    fadd v20.4s, v20.4s, v7.4s
    fadd v0.4s, v0.4s, v16.4s
    add x0, x0, x4, lsl #2
    fadd v3.4s, v3.4s, v17.4s
    fadd v4.4s, v4.4s, v18.4s
    ldp q7, q16, [x0]
    add x0, x0, x4, lsl #2
    ldp q17, q18, [x0]
    fadd v1.4s, v1.4s, v7.4s
    fadd v2.4s, v2.4s, v16.4s
    fadd v5.4s, v5.4s, v17.4s
    fadd v6.4s, v6.4s, v18.4s
.Lend_15:
    str q20, [x3]
    str q0, [x3, #16]
    add x3, x3, x4, lsl #2
    str q3, [x3]
    str q4, [x3, #16]
    add x3, x3, x4, lsl #2
    str q1, [x3]
    str q2, [x3, #16]
    add x3, x3, x4, lsl #2
    str q5, [x3]
    str q6, [x3, #16]
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
    lsr x0, x0, #2
    movi v4.4s, #0
    movi v5.4s, #0
    movi v6.4s, #0
    movi v7.4s, #0
    movi v16.4s, #0
    movi v17.4s, #0
    movi v23.4s, #0
    movi v22.4s, #0
    movi v20.4s, #0
    movi v18.4s, #0
    cbz x0, .Lloop_end_16
.Lloop_17:
    ldp q8, q9, [x1]
    sub x0, x0, #1
    ldr q10, [x1, #32]
    add x1, x1, #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    add x2, x2, #64
    fmla v4.8h, v0.8h, v8.h[0]
    fmla v6.8h, v0.8h, v8.h[4]
    fmla v16.8h, v0.8h, v9.h[0]
    fmla v23.8h, v0.8h, v9.h[4]
    fmla v20.8h, v0.8h, v10.h[0]
    fmla v5.8h, v1.8h, v8.h[1]
    fmla v7.8h, v1.8h, v8.h[5]
    fmla v17.8h, v1.8h, v9.h[1]
    fmla v22.8h, v1.8h, v9.h[5]
    fmla v18.8h, v1.8h, v10.h[1]
    fmla v4.8h, v2.8h, v8.h[2]
    fmla v6.8h, v2.8h, v8.h[6]
    fmla v16.8h, v2.8h, v9.h[2]
    fmla v23.8h, v2.8h, v9.h[6]
    fmla v20.8h, v2.8h, v10.h[2]
    fmla v5.8h, v3.8h, v8.h[3]
    fmla v7.8h, v3.8h, v8.h[7]
    fmla v17.8h, v3.8h, v9.h[3]
    fmla v22.8h, v3.8h, v9.h[7]
    fmla v18.8h, v3.8h, v10.h[3]
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
    fadd v19.4s, v0.4s, v2.4s
    fadd v21.4s, v1.4s, v3.4s
    fcvtl v0.4s, v16.4h
    fcvtl2 v1.4s, v16.8h
    fadd v24.4s, v4.4s, v6.4s
    fadd v25.4s, v5.4s, v7.4s
    fcvtl v2.4s, v17.4h
    fcvtl2 v3.4s, v17.8h
    fcvtl v4.4s, v23.4h
    fcvtl2 v5.4s, v23.8h
    fcvtl v6.4s, v22.4h
    fcvtl2 v7.4s, v22.8h
    fadd v0.4s, v0.4s, v2.4s
    fadd v1.4s, v1.4s, v3.4s
    fcvtl v2.4s, v20.4h
    fcvtl2 v3.4s, v20.8h
    fadd v4.4s, v4.4s, v6.4s
    fadd v5.4s, v5.4s, v7.4s
    fcvtl v6.4s, v18.4h
    fcvtl2 v7.4s, v18.8h
    fadd v2.4s, v2.4s, v6.4s
    fadd v3.4s, v3.4s, v7.4s
    cbnz x5, .Lotherwise_18
    b .Lend_19
.Lotherwise_18:
    mov x0, x3
    ldp q6, q7, [x0]
    add x0, x0, x4, lsl #2
    ldp q16, q17, [x0]
    fadd v19.4s, v19.4s, v6.4s
    fadd v21.4s, v21.4s, v7.4s
    add x0, x0, x4, lsl #2
    fadd v24.4s, v24.4s, v16.4s
    fadd v25.4s, v25.4s, v17.4s
    ldp q6, q7, [x0]
    add x0, x0, x4, lsl #2
    ldp q16, q17, [x0]
    fadd v0.4s, v0.4s, v6.4s
    fadd v1.4s, v1.4s, v7.4s
    add x0, x0, x4, lsl #2
    fadd v4.4s, v4.4s, v16.4s
    fadd v5.4s, v5.4s, v17.4s
    ldp q6, q7, [x0]
    fadd v2.4s, v2.4s, v6.4s
    fadd v3.4s, v3.4s, v7.4s
.Lend_19:
    str q19, [x3]
    str q21, [x3, #16]
    add x3, x3, x4, lsl #2
    str q24, [x3]
    str q25, [x3, #16]
    add x3, x3, x4, lsl #2
    str q0, [x3]
    str q1, [x3, #16]
    add x3, x3, x4, lsl #2
    str q4, [x3]
    str q5, [x3, #16]
    add x3, x3, x4, lsl #2
    str q2, [x3]
    str q3, [x3, #16]
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
    sub sp, sp, #32
    stp d8, d9, [sp, #0]
    str d10, [sp, #16]
    lsr x0, x0, #2
    movi v4.4s, #0
    movi v5.4s, #0
    movi v6.4s, #0
    movi v7.4s, #0
    movi v16.4s, #0
    movi v25.4s, #0
    movi v23.4s, #0
    movi v21.4s, #0
    movi v20.4s, #0
    movi v19.4s, #0
    movi v18.4s, #0
    movi v17.4s, #0
    cbz x0, .Lloop_end_20
.Lloop_21:
    ldp q8, q9, [x1]
    sub x0, x0, #1
    ldr q10, [x1, #32]
    add x1, x1, #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    add x2, x2, #64
    fmla v4.8h, v0.8h, v8.h[0]
    fmla v6.8h, v0.8h, v8.h[4]
    fmla v16.8h, v0.8h, v9.h[0]
    fmla v23.8h, v0.8h, v9.h[4]
    fmla v20.8h, v0.8h, v10.h[0]
    fmla v18.8h, v0.8h, v10.h[4]
    fmla v5.8h, v1.8h, v8.h[1]
    fmla v7.8h, v1.8h, v8.h[5]
    fmla v25.8h, v1.8h, v9.h[1]
    fmla v21.8h, v1.8h, v9.h[5]
    fmla v19.8h, v1.8h, v10.h[1]
    fmla v17.8h, v1.8h, v10.h[5]
    fmla v4.8h, v2.8h, v8.h[2]
    fmla v6.8h, v2.8h, v8.h[6]
    fmla v16.8h, v2.8h, v9.h[2]
    fmla v23.8h, v2.8h, v9.h[6]
    fmla v20.8h, v2.8h, v10.h[2]
    fmla v18.8h, v2.8h, v10.h[6]
    fmla v5.8h, v3.8h, v8.h[3]
    fmla v7.8h, v3.8h, v8.h[7]
    fmla v25.8h, v3.8h, v9.h[3]
    fmla v21.8h, v3.8h, v9.h[7]
    fmla v19.8h, v3.8h, v10.h[3]
    fmla v17.8h, v3.8h, v10.h[7]
    cbnz x0, .Lloop_21
.Lloop_end_20:
    fcvtl v0.4s, v4.4h
    fcvtl2 v1.4s, v4.8h
    fcvtl v2.4s, v5.4h
    fcvtl2 v3.4s, v5.8h
    fcvtl v4.4s, v6.4h
    fcvtl2 v5.4s, v6.8h
    fcvtl v6.4s, v7.4h
    fcvtl2 v7.4s, v7.8h
    fadd v22.4s, v0.4s, v2.4s
    fadd v24.4s, v1.4s, v3.4s
    fcvtl v0.4s, v16.4h
    fcvtl2 v1.4s, v16.8h
    fadd v16.4s, v4.4s, v6.4s
    fadd v26.4s, v5.4s, v7.4s
    fcvtl v2.4s, v25.4h
    fcvtl2 v3.4s, v25.8h
    fcvtl v4.4s, v23.4h
    fcvtl2 v5.4s, v23.8h
    fcvtl v6.4s, v21.4h
    fcvtl2 v7.4s, v21.8h
    fadd v21.4s, v0.4s, v2.4s
    fadd v23.4s, v1.4s, v3.4s
    fcvtl v0.4s, v20.4h
    fcvtl2 v1.4s, v20.8h
    fadd v20.4s, v4.4s, v6.4s
    fadd v25.4s, v5.4s, v7.4s
    fcvtl v2.4s, v19.4h
    fcvtl2 v3.4s, v19.8h
    fcvtl v4.4s, v18.4h
    fcvtl2 v5.4s, v18.8h
    fcvtl v6.4s, v17.4h
    fcvtl2 v7.4s, v17.8h
    fadd v0.4s, v0.4s, v2.4s
    fadd v1.4s, v1.4s, v3.4s
    fadd v2.4s, v4.4s, v6.4s
    fadd v3.4s, v5.4s, v7.4s
    cbnz x5, .Lotherwise_22
    b .Lend_23
.Lotherwise_22:
    mov x0, x3
    ldp q4, q5, [x0]
    add x0, x0, x4, lsl #2
    ldp q6, q7, [x0]
    fadd v22.4s, v22.4s, v4.4s
    fadd v24.4s, v24.4s, v5.4s
    add x0, x0, x4, lsl #2
    fadd v16.4s, v16.4s, v6.4s
    fadd v26.4s, v26.4s, v7.4s
    ldp q4, q5, [x0]
    add x0, x0, x4, lsl #2
    ldp q6, q7, [x0]
    fadd v21.4s, v21.4s, v4.4s
    fadd v23.4s, v23.4s, v5.4s
    add x0, x0, x4, lsl #2
    fadd v20.4s, v20.4s, v6.4s
    fadd v25.4s, v25.4s, v7.4s
    ldp q4, q5, [x0]
    add x0, x0, x4, lsl #2
    ldp q6, q7, [x0]
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v1.4s, v5.4s
    fadd v2.4s, v2.4s, v6.4s
    fadd v3.4s, v3.4s, v7.4s
.Lend_23:
    str q22, [x3]
    str q24, [x3, #16]
    add x3, x3, x4, lsl #2
    str q16, [x3]
    str q26, [x3, #16]
    add x3, x3, x4, lsl #2
    str q21, [x3]
    str q23, [x3, #16]
    add x3, x3, x4, lsl #2
    str q20, [x3]
    str q25, [x3, #16]
    add x3, x3, x4, lsl #2
    str q0, [x3]
    str q1, [x3, #16]
    add x3, x3, x4, lsl #2
    str q2, [x3]
    str q3, [x3, #16]
    ldp d8, d9, [sp, #0]
    ldr d10, [sp, #16]
    add sp, sp, #32
    ret
    .size nnp_tuple_gemm_half_6x8__aarch64_neon, . - nnp_tuple_gemm_half_6x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_half_7x8__aarch64_neon
    .type nnp_tuple_gemm_half_7x8__aarch64_neon, %function
nnp_tuple_gemm_half_7x8__aarch64_neon:
    lsr x0, x0, #2
    movi v16.4s, #0
    movi v17.4s, #0
    movi v18.4s, #0
    movi v19.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    movi v20.4s, #0
    movi v21.4s, #0
    movi v22.4s, #0
    movi v23.4s, #0
    movi v24.4s, #0
    movi v25.4s, #0
    movi v26.4s, #0
    movi v27.4s, #0
    cbz x0, .Lloop_end_24
.Lloop_25:
    sub x0, x0, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    add x1, x1, #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2]
    add x2, x2, #64
    fmla v16.8h, v4.8h, v0.h[0]
    fmla v18.8h, v4.8h, v0.h[4]
    fmla v29.8h, v4.8h, v1.h[0]
    fmla v20.8h, v4.8h, v1.h[4]
    fmla v22.8h, v4.8h, v2.h[0]
    fmla v24.8h, v4.8h, v2.h[4]
    fmla v26.8h, v4.8h, v3.h[0]
    fmla v17.8h, v5.8h, v0.h[1]
    fmla v19.8h, v5.8h, v0.h[5]
    fmla v28.8h, v5.8h, v1.h[1]
    fmla v21.8h, v5.8h, v1.h[5]
    fmla v23.8h, v5.8h, v2.h[1]
    fmla v25.8h, v5.8h, v2.h[5]
    fmla v27.8h, v5.8h, v3.h[1]
    fmla v16.8h, v6.8h, v0.h[2]
    fmla v18.8h, v6.8h, v0.h[6]
    fmla v29.8h, v6.8h, v1.h[2]
    fmla v20.8h, v6.8h, v1.h[6]
    fmla v22.8h, v6.8h, v2.h[2]
    fmla v24.8h, v6.8h, v2.h[6]
    fmla v26.8h, v6.8h, v3.h[2]
    fmla v17.8h, v7.8h, v0.h[3]
    fmla v19.8h, v7.8h, v0.h[7]
    fmla v28.8h, v7.8h, v1.h[3]
    fmla v21.8h, v7.8h, v1.h[7]
    fmla v23.8h, v7.8h, v2.h[3]
    fmla v25.8h, v7.8h, v2.h[7]
    fmla v27.8h, v7.8h, v3.h[3]
    cbnz x0, .Lloop_25
.Lloop_end_24:
    fcvtl v0.4s, v16.4h
    fcvtl2 v1.4s, v16.8h
    fcvtl v2.4s, v17.4h
    fcvtl2 v3.4s, v17.8h
    fcvtl v4.4s, v18.4h
    fcvtl2 v5.4s, v18.8h
    fcvtl v6.4s, v19.4h
    fcvtl2 v7.4s, v19.8h
    fadd v16.4s, v0.4s, v2.4s
    fadd v17.4s, v1.4s, v3.4s
    fcvtl v0.4s, v29.4h
    fcvtl2 v1.4s, v29.8h
    fadd v18.4s, v4.4s, v6.4s
    fadd v19.4s, v5.4s, v7.4s
    fcvtl v2.4s, v28.4h
    fcvtl2 v3.4s, v28.8h
    fcvtl v4.4s, v20.4h
    fcvtl2 v5.4s, v20.8h
    fcvtl v6.4s, v21.4h
    fcvtl2 v7.4s, v21.8h
    fadd v20.4s, v0.4s, v2.4s
    fadd v21.4s, v1.4s, v3.4s
    fcvtl v0.4s, v22.4h
    fcvtl2 v1.4s, v22.8h
    fadd v22.4s, v4.4s, v6.4s
    fadd v28.4s, v5.4s, v7.4s
    fcvtl v2.4s, v23.4h
    fcvtl2 v3.4s, v23.8h
    fcvtl v4.4s, v24.4h
    fcvtl2 v5.4s, v24.8h
    fcvtl v6.4s, v25.4h
    fcvtl2 v7.4s, v25.8h
    fadd v23.4s, v0.4s, v2.4s
    fadd v24.4s, v1.4s, v3.4s
    fcvtl v0.4s, v26.4h
    fcvtl2 v1.4s, v26.8h
    fadd v6.4s, v4.4s, v6.4s
    fadd v7.4s, v5.4s, v7.4s
    fcvtl v2.4s, v27.4h
    fcvtl2 v3.4s, v27.8h
    fadd v0.4s, v0.4s, v2.4s
    fadd v1.4s, v1.4s, v3.4s
    cbnz x5, .Lotherwise_26
    b .Lend_27
.Lotherwise_26:
    mov x0, x3
    ldp q2, q3, [x0]
    add x0, x0, x4, lsl #2
    ldp q4, q5, [x0]
    fadd v16.4s, v16.4s, v2.4s
    fadd v17.4s, v17.4s, v3.4s
    add x0, x0, x4, lsl #2
    fadd v18.4s, v18.4s, v4.4s
    fadd v19.4s, v19.4s, v5.4s
    ldp q2, q3, [x0]
    add x0, x0, x4, lsl #2
    ldp q4, q5, [x0]
    fadd v20.4s, v20.4s, v2.4s
    fadd v21.4s, v21.4s, v3.4s
    add x0, x0, x4, lsl #2
    fadd v22.4s, v22.4s, v4.4s
    fadd v28.4s, v28.4s, v5.4s
    ldp q2, q3, [x0]
    add x0, x0, x4, lsl #2
    ldp q4, q5, [x0]
    fadd v23.4s, v23.4s, v2.4s
    fadd v24.4s, v24.4s, v3.4s
    add x0, x0, x4, lsl #2
    fadd v6.4s, v6.4s, v4.4s
    fadd v7.4s, v7.4s, v5.4s
    ldp q2, q3, [x0]
    fadd v0.4s, v0.4s, v2.4s
    fadd v1.4s, v1.4s, v3.4s
.Lend_27:
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
    str q28, [x3, #16]
    add x3, x3, x4, lsl #2
    str q23, [x3]
    str q24, [x3, #16]
    add x3, x3, x4, lsl #2
    str q6, [x3]
    str q7, [x3, #16]
    add x3, x3, x4, lsl #2
    str q0, [x3]
    str q1, [x3, #16]
    ret
    .size nnp_tuple_gemm_half_7x8__aarch64_neon, . - nnp_tuple_gemm_half_7x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_half_8x8__aarch64_neon
    .type nnp_tuple_gemm_half_8x8__aarch64_neon, %function
nnp_tuple_gemm_half_8x8__aarch64_neon:
    lsr x0, x0, #2
    movi v16.4s, #0
    movi v17.4s, #0
    movi v18.4s, #0
    movi v19.4s, #0
    movi v20.4s, #0
    movi v21.4s, #0
    movi v22.4s, #0
    movi v23.4s, #0
    movi v24.4s, #0
    movi v25.4s, #0
    movi v26.4s, #0
    movi v27.4s, #0
    movi v28.4s, #0
    movi v29.4s, #0
    movi v30.4s, #0
    movi v31.4s, #0
    cbz x0, .Lloop_end_28
.Lloop_29:
    sub x0, x0, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1]
    add x1, x1, #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    add x2, x2, #64
    fmla v16.8h, v0.8h, v4.h[0]
    fmla v18.8h, v0.8h, v4.h[4]
    fmla v20.8h, v0.8h, v5.h[0]
    fmla v22.8h, v0.8h, v5.h[4]
    fmla v24.8h, v0.8h, v6.h[0]
    fmla v26.8h, v0.8h, v6.h[4]
    fmla v28.8h, v0.8h, v7.h[0]
    fmla v30.8h, v0.8h, v7.h[4]
    fmla v17.8h, v1.8h, v4.h[1]
    fmla v19.8h, v1.8h, v4.h[5]
    fmla v21.8h, v1.8h, v5.h[1]
    fmla v23.8h, v1.8h, v5.h[5]
    fmla v25.8h, v1.8h, v6.h[1]
    fmla v27.8h, v1.8h, v6.h[5]
    fmla v29.8h, v1.8h, v7.h[1]
    fmla v31.8h, v1.8h, v7.h[5]
    fmla v16.8h, v2.8h, v4.h[2]
    fmla v18.8h, v2.8h, v4.h[6]
    fmla v20.8h, v2.8h, v5.h[2]
    fmla v22.8h, v2.8h, v5.h[6]
    fmla v24.8h, v2.8h, v6.h[2]
    fmla v26.8h, v2.8h, v6.h[6]
    fmla v28.8h, v2.8h, v7.h[2]
    fmla v30.8h, v2.8h, v7.h[6]
    fmla v17.8h, v3.8h, v4.h[3]
    fmla v19.8h, v3.8h, v4.h[7]
    fmla v21.8h, v3.8h, v5.h[3]
    fmla v23.8h, v3.8h, v5.h[7]
    fmla v25.8h, v3.8h, v6.h[3]
    fmla v27.8h, v3.8h, v6.h[7]
    fmla v29.8h, v3.8h, v7.h[3]
    fmla v31.8h, v3.8h, v7.h[7]
    cbnz x0, .Lloop_29
.Lloop_end_28:
    fcvtl v0.4s, v16.4h
    fcvtl2 v1.4s, v16.8h
    fcvtl v2.4s, v17.4h
    fcvtl2 v3.4s, v17.8h
    fcvtl v4.4s, v18.4h
    fcvtl2 v5.4s, v18.8h
    fcvtl v6.4s, v19.4h
    fcvtl2 v7.4s, v19.8h
    fadd v16.4s, v0.4s, v2.4s
    fadd v17.4s, v1.4s, v3.4s
    fcvtl v0.4s, v20.4h
    fcvtl2 v1.4s, v20.8h
    fadd v18.4s, v4.4s, v6.4s
    fadd v19.4s, v5.4s, v7.4s
    fcvtl v2.4s, v21.4h
    fcvtl2 v3.4s, v21.8h
    fcvtl v4.4s, v22.4h
    fcvtl2 v5.4s, v22.8h
    fcvtl v6.4s, v23.4h
    fcvtl2 v7.4s, v23.8h
    fadd v20.4s, v0.4s, v2.4s
    fadd v21.4s, v1.4s, v3.4s
    fcvtl v0.4s, v24.4h
    fcvtl2 v1.4s, v24.8h
    fadd v22.4s, v4.4s, v6.4s
    fadd v23.4s, v5.4s, v7.4s
    fcvtl v2.4s, v25.4h
    fcvtl2 v3.4s, v25.8h
    fcvtl v4.4s, v26.4h
    fcvtl2 v5.4s, v26.8h
    fcvtl v6.4s, v27.4h
    fcvtl2 v7.4s, v27.8h
    fadd v24.4s, v0.4s, v2.4s
    fadd v25.4s, v1.4s, v3.4s
    fcvtl v0.4s, v28.4h
    fcvtl2 v1.4s, v28.8h
    fadd v26.4s, v4.4s, v6.4s
    fadd v27.4s, v5.4s, v7.4s
    fcvtl v2.4s, v29.4h
    fcvtl2 v3.4s, v29.8h
    fcvtl v4.4s, v30.4h
    fcvtl2 v5.4s, v30.8h
    fcvtl v6.4s, v31.4h
    fcvtl2 v7.4s, v31.8h
    fadd v28.4s, v0.4s, v2.4s
    fadd v29.4s, v1.4s, v3.4s
    fadd v6.4s, v4.4s, v6.4s
    fadd v0.4s, v5.4s, v7.4s
    cbnz x5, .Lotherwise_30
    b .Lend_31
.Lotherwise_30:
    mov x0, x3
    ldp q1, q2, [x0]
    add x0, x0, x4, lsl #2
    ldp q3, q4, [x0]
    fadd v16.4s, v16.4s, v1.4s
    fadd v17.4s, v17.4s, v2.4s
    add x0, x0, x4, lsl #2
    fadd v18.4s, v18.4s, v3.4s
    fadd v19.4s, v19.4s, v4.4s
    ldp q1, q2, [x0]
    add x0, x0, x4, lsl #2
    ldp q3, q4, [x0]
    fadd v20.4s, v20.4s, v1.4s
    fadd v21.4s, v21.4s, v2.4s
    add x0, x0, x4, lsl #2
    fadd v22.4s, v22.4s, v3.4s
    fadd v23.4s, v23.4s, v4.4s
    ldp q1, q2, [x0]
    add x0, x0, x4, lsl #2
    ldp q3, q4, [x0]
    fadd v24.4s, v24.4s, v1.4s
    fadd v25.4s, v25.4s, v2.4s
    add x0, x0, x4, lsl #2
    fadd v26.4s, v26.4s, v3.4s
    fadd v27.4s, v27.4s, v4.4s
    ldp q1, q2, [x0]
    add x0, x0, x4, lsl #2
    ldp q3, q4, [x0]
    fadd v28.4s, v28.4s, v1.4s
    fadd v29.4s, v29.4s, v2.4s
    fadd v6.4s, v6.4s, v3.4s
    fadd v0.4s, v0.4s, v4.4s
.Lend_31:
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
    add x3, x3, x4, lsl #2
    str q24, [x3]
    str q25, [x3, #16]
    add x3, x3, x4, lsl #2
    str q26, [x3]
    str q27, [x3, #16]
    add x3, x3, x4, lsl #2
    str q28, [x3]
    str q29, [x3, #16]
    add x3, x3, x4, lsl #2
    str q6, [x3]
    str q0, [x3, #16]
    ret
    .size nnp_tuple_gemm_half_8x8__aarch64_neon, . - nnp_tuple_gemm_half_8x8__aarch64_neon

    .section .note.GNU-stack, "", %progbits
