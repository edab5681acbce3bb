    .arch armv8.2-a+fp16+dotprod

    .text
    .p2align 4
    .globl nnp_tuple_gemm_1x8__aarch64_neon
    .type nnp_tuple_gemm_1x8__aarch64_neon, %function
nnp_tuple_gemm_1x8__aarch64_neon:
    sub sp, sp, #48
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    str d12, [sp, #32]
    movi v9.4s, #0
    lsr x4, x0, #4
    movi v8.4s, #0
    ubfx x0, x0, #0, #4
    cbz x4, .Lloop_end_0
.Lloop_1:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ldr q11, [x1]
    sub x4, x4, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x2], #64
    ldr q10, [x1, #128]
    fmla v9.4s, v4.4s, v11.s[0]
    fmla v8.4s, v5.4s, v11.s[0]
    ld1 {v28.4s, v29.4s, v30.4s, v31.4s}, [x2], #64
    fmla v9.4s, v6.4s, v11.s[1]
    fmla v8.4s, v7.4s, v11.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    fmla v9.4s, v0.4s, v11.s[2]
    fmla v8.4s, v1.4s, v11.s[2]
    ldr q12, [x1, #256]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    fmla v9.4s, v2.4s, v11.s[3]
    fmla v8.4s, v3.4s, v11.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v9.4s, v24.4s, v10.s[0]
    fmla v8.4s, v25.4s, v10.s[0]
    ldr q24, [x1, #384]
    add x1, x1, #512
    fmla v9.4s, v26.4s, v10.s[1]
    fmla v8.4s, v27.4s, v10.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v9.4s, v28.4s, v10.s[2]
    fmla v8.4s, v29.4s, v10.s[2]
    fmla v9.4s, v30.4s, v10.s[3]
    fmla v8.4s, v31.4s, v10.s[3]
    fmla v9.4s, v20.4s, v12.s[0]
    fmla v8.4s, v21.4s, v12.s[0]
    fmla v9.4s, v22.4s, v12.s[1]
    fmla v8.4s, v23.4s, v12.s[1]
    fmla v9.4s, v16.4s, v12.s[2]
    fmla v8.4s, v17.4s, v12.s[2]
    fmla v9.4s, v18.4s, v12.s[3]
    fmla v8.4s, v19.4s, v12.s[3]
    fmla v9.4s, v4.4s, v24.s[0]
    fmla v8.4s, v5.4s, v24.s[0]
    fmla v9.4s, v6.4s, v24.s[1]
    fmla v8.4s, v7.4s, v24.s[1]
    fmla v9.4s, v0.4s, v24.s[2]
    fmla v8.4s, v1.4s, v24.s[2]
    fmla v9.4s, v2.4s, v24.s[3]
    fmla v8.4s, v3.4s, v24.s[3]
    cbnz x4, .Lloop_1
.Lloop_end_0:
    lsr x4, x0, #2
    ubfx x0, x0, #0, #2
    cbz x4, .Lloop_end_2
.Lloop_3:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ldr q16, [x1]
    sub x4, x4, #1
    add x1, x1, #128
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v9.4s, v4.4s, v16.s[0]
    fmla v8.4s, v5.4s, v16.s[0]
    fmla v9.4s, v6.4s, v16.s[1]
    fmla v8.4s, v7.4s, v16.s[1]
    fmla v9.4s, v0.4s, v16.s[2]
    fmla v8.4s, v1.4s, v16.s[2]
    fmla v9.4s, v2.4s, v16.s[3]
    fmla v8.4s, v3.4s, v16.s[3]
    cbnz x4, .Lloop_3
.Lloop_end_2:
    cbz x0, .Lloop_end_4
.Lloop_5:
    ldp q0, q1, [x2]
    ldr s2, [x1]
    sub x0, x0, #1
    add x1, x1, #4
    add x2, x2, #32
    fmla v9.4s, v0.4s, v2.s[0]
    fmla v8.4s, v1.4s, v2.s[0]
    cbnz x0, .Lloop_5
.Lloop_end_4:
    cbnz x5, .Lotherwise_6
    str q9, [x3]
    str q8, [x3, #16]
    b .Lend_7
.Lotherwise_6:
    ldp q0, q1, [x3]
    fadd v9.4s, v9.4s, v0.4s
    fadd v8.4s, v8.4s, v1.4s
    str q9, [x3]
    str q8, [x3, #16]
.Lend_7:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldr d12, [sp, #32]
    add sp, sp, #48
    ret
    .size nnp_tuple_gemm_1x8__aarch64_neon, . - nnp_tuple_gemm_1x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_2x8__aarch64_neon
    .type nnp_tuple_gemm_2x8__aarch64_neon, %function
nnp_tuple_gemm_2x8__aarch64_neon:
    sub sp, sp, #48
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    movi v31.4s, #0
    lsr x6, x0, #4
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    ubfx x0, x0, #0, #4
    cbz x6, .Lloop_end_8
.Lloop_9:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    ldp q24, q25, [x1]
    sub x6, x6, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v31.4s, v16.4s, v24.s[0]
    fmla v30.4s, v17.4s, v24.s[0]
    ldp q11, q10, [x1, #128]
    fmla v29.4s, v16.4s, v25.s[0]
    fmla v28.4s, v17.4s, v25.s[0]
    fmla v31.4s, v18.4s, v24.s[1]
    fmla v30.4s, v19.4s, v24.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    ldp q13, q12, [x1, #256]
    fmla v29.4s, v18.4s, v25.s[1]
    fmla v28.4s, v19.4s, v25.s[1]
    fmla v31.4s, v4.4s, v24.s[2]
    fmla v30.4s, v5.4s, v24.s[2]
    ldp q9, q8, [x1, #384]
    add x1, x1, #512
    fmla v29.4s, v4.4s, v25.s[2]
    fmla v28.4s, v5.4s, v25.s[2]
    fmla v31.4s, v6.4s, v24.s[3]
    fmla v30.4s, v7.4s, v24.s[3]
    fmla v29.4s, v6.4s, v25.s[3]
    fmla v28.4s, v7.4s, v25.s[3]
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x2], #64
    fmla v31.4s, v0.4s, v11.s[0]
    fmla v30.4s, v1.4s, v11.s[0]
    fmla v29.4s, v0.4s, v10.s[0]
    fmla v28.4s, v1.4s, v10.s[0]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    fmla v31.4s, v2.4s, v11.s[1]
    fmla v30.4s, v3.4s, v11.s[1]
    fmla v29.4s, v2.4s, v10.s[1]
    fmla v28.4s, v3.4s, v10.s[1]
    fmla v31.4s, v20.4s, v11.s[2]
    fmla v30.4s, v21.4s, v11.s[2]
    fmla v29.4s, v20.4s, v10.s[2]
    fmla v28.4s, v21.4s, v10.s[2]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v31.4s, v22.4s, v11.s[3]
    fmla v30.4s, v23.4s, v11.s[3]
    fmla v29.4s, v22.4s, v10.s[3]
    fmla v28.4s, v23.4s, v10.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v31.4s, v24.4s, v13.s[0]
    fmla v30.4s, v25.4s, v13.s[0]
    fmla v29.4s, v24.4s, v12.s[0]
    fmla v28.4s, v25.4s, v12.s[0]
    fmla v31.4s, v26.4s, v13.s[1]
    fmla v30.4s, v27.4s, v13.s[1]
    fmla v29.4s, v26.4s, v12.s[1]
    fmla v28.4s, v27.4s, v12.s[1]
    fmla v31.4s, v16.4s, v13.s[2]
    fmla v30.4s, v17.4s, v13.s[2]
    fmla v29.4s, v16.4s, v12.s[2]
    fmla v28.4s, v17.4s, v12.s[2]
    fmla v31.4s, v18.4s, v13.s[3]
    fmla v30.4s, v19.4s, v13.s[3]
    fmla v29.4s, v18.4s, v12.s[3]
    fmla v28.4s, v19.4s, v12.s[3]
    fmla v31.4s, v4.4s, v9.s[0]
    fmla v30.4s, v5.4s, v9.s[0]
    fmla v29.4s, v4.4s, v8.s[0]
    fmla v28.4s, v5.4s, v8.s[0]
    fmla v31.4s, v6.4s, v9.s[1]
    fmla v30.4s, v7.4s, v9.s[1]
    fmla v29.4s, v6.4s, v8.s[1]
    fmla v28.4s, v7.4s, v8.s[1]
    fmla v31.4s, v0.4s, v9.s[2]
    fmla v30.4s, v1.4s, v9.s[2]
    fmla v29.4s, v0.4s, v8.s[2]
    fmla v28.4s, v1.4s, v8.s[2]
    fmla v31.4s, v2.4s, v9.s[3]
    fmla v30.4s, v3.4s, v9.s[3]
    fmla v29.4s, v2.4s, v8.s[3]
    fmla v28.4s, v3.4s, v8.s[3]
    cbnz x6, .Lloop_9
.Lloop_end_8:
    lsr x6, x0, #2
    ubfx x0, x0, #0, #2
    cbz x6, .Lloop_end_10
.Lloop_11:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ldp q16, q17, [x1]
    sub x6, x6, #1
    add x1, x1, #128
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v31.4s, v4.4s, v16.s[0]
    fmla v30.4s, v5.4s, v16.s[0]
    fmla v29.4s, v4.4s, v17.s[0]
    fmla v28.4s, v5.4s, v17.s[0]
    fmla v31.4s, v6.4s, v16.s[1]
    fmla v30.4s, v7.4s, v16.s[1]
    fmla v29.4s, v6.4s, v17.s[1]
    fmla v28.4s, v7.4s, v17.s[1]
    fmla v31.4s, v0.4s, v16.s[2]
    fmla v30.4s, v1.4s, v16.s[2]
    fmla v29.4s, v0.4s, v17.s[2]
    fmla v28.4s, v1.4s, v17.s[2]
    fmla v31.4s, v2.4s, v16.s[3]
    fmla v30.4s, v3.4s, v16.s[3]
    fmla v29.4s, v2.4s, v17.s[3]
    fmla v28.4s, v3.4s, v17.s[3]
    cbnz x6, .Lloop_11
.Lloop_end_10:
    cbz x0, .Lloop_end_12
.Lloop_13:
    ldp q0, q1, [x2]
    ldr s2, [x1]
    sub x0, x0, #1
    add x2, x2, #32
    ldr s3, [x1, #16]
    add x1, x1, #4
    fmla v31.4s, v0.4s, v2.s[0]
    fmla v30.4s, v1.4s, v2.s[0]
    fmla v29.4s, v0.4s, v3.s[0]
    fmla v28.4s, v1.4s, v3.s[0]
    cbnz x0, .Lloop_13
.Lloop_end_12:
    cbnz x5, .Lotherwise_14
    str q31, [x3]
    str q30, [x3, #16]
    add x3, x3, x4, lsl #2
    str q29, [x3]
    str q28, [x3, #16]
    b .Lend_15
.Lotherwise_14:
    mov x0, x3
    ldp q0, q1, [x0]
    add x0, x0, x4, lsl #2
    ldp q2, q3, [x0]
    fadd v31.4s, v31.4s, v0.4s
    fadd v30.4s, v30.4s, v1.4s
    fadd v29.4s, v29.4s, v2.4s
    fadd v28.4s, v28.4s, v3.4s
    str q31, [x3]
    str q30, [x3, #16]
    add x3, x3, x4, lsl #2
    str q29, [x3]
    str q28, [x3, #16]
.Lend_15:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    add sp, sp, #48
    ret
    .size nnp_tuple_gemm_2x8__aarch64_neon, . - nnp_tuple_gemm_2x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_3x8__aarch64_neon
    .type nnp_tuple_gemm_3x8__aarch64_neon, %function
nnp_tuple_gemm_3x8__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    str d14, [sp, #48]
    movi v29.4s, #0
    lsr x6, x0, #4
    movi v28.4s, #0
    movi v27.4s, #0
    movi v26.4s, #0
    ubfx x0, x0, #0, #4
    movi v25.4s, #0
    movi v24.4s, #0
    cbz x6, .Lloop_end_16
.Lloop_17:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    ldp q8, q9, [x1]
    sub x6, x6, #1
    ldr q14, [x1, #32]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    fmla v29.4s, v0.4s, v8.s[0]
    fmla v28.4s, v1.4s, v8.s[0]
    fmla v27.4s, v0.4s, v9.s[0]
    fmla v26.4s, v1.4s, v9.s[0]
    ldp q30, q31, [x1, #128]
    fmla v25.4s, v0.4s, v14.s[0]
    fmla v24.4s, v1.4s, v14.s[0]
    ldr q0, [x1, #160]
    fmla v29.4s, v2.4s, v8.s[1]
    fmla v28.4s, v3.4s, v8.s[1]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    fmla v27.4s, v2.4s, v9.s[1]
    fmla v26.4s, v3.4s, v9.s[1]
    fmla v25.4s, v2.4s, v14.s[1]
    fmla v24.4s, v3.4s, v14.s[1]
    ldp q13, q12, [x1, #256]
    fmla v29.4s, v4.4s, v8.s[2]
    fmla v28.4s, v5.4s, v8.s[2]
    fmla v27.4s, v4.4s, v9.s[2]
    fmla v26.4s, v5.4s, v9.s[2]
    fmla v25.4s, v4.4s, v14.s[2]
    fmla v24.4s, v5.4s, v14.s[2]
    ldr q11, [x1, #288]
    ldr q10, [x1, #416]
    fmla v29.4s, v6.4s, v8.s[3]
    fmla v28.4s, v7.4s, v8.s[3]
    fmla v27.4s, v6.4s, v9.s[3]
    fmla v26.4s, v7.4s, v9.s[3]
    ldp q9, q8, [x1, #384]
    add x1, x1, #512
    fmla v25.4s, v6.4s, v14.s[3]
    fmla v24.4s, v7.4s, v14.s[3]
    fmla v29.4s, v20.4s, v30.s[0]
    fmla v28.4s, v21.4s, v30.s[0]
    fmla v27.4s, v20.4s, v31.s[0]
    fmla v26.4s, v21.4s, v31.s[0]
    fmla v25.4s, v20.4s, v0.s[0]
    fmla v24.4s, v21.4s, v0.s[0]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v29.4s, v22.4s, v30.s[1]
    fmla v28.4s, v23.4s, v30.s[1]
    fmla v27.4s, v22.4s, v31.s[1]
    fmla v26.4s, v23.4s, v31.s[1]
    fmla v25.4s, v22.4s, v0.s[1]
    fmla v24.4s, v23.4s, v0.s[1]
    fmla v29.4s, v16.4s, v30.s[2]
    fmla v28.4s, v17.4s, v30.s[2]
    fmla v27.4s, v16.4s, v31.s[2]
    fmla v26.4s, v17.4s, v31.s[2]
    fmla v25.4s, v16.4s, v0.s[2]
    fmla v24.4s, v17.4s, v0.s[2]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    fmla v29.4s, v18.4s, v30.s[3]
    fmla v28.4s, v19.4s, v30.s[3]
    fmla v27.4s, v18.4s, v31.s[3]
    fmla v26.4s, v19.4s, v31.s[3]
    fmla v25.4s, v18.4s, v0.s[3]
    fmla v24.4s, v19.4s, v0.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    fmla v29.4s, v4.4s, v13.s[0]
    fmla v28.4s, v5.4s, v13.s[0]
    fmla v27.4s, v4.4s, v12.s[0]
    fmla v26.4s, v5.4s, v12.s[0]
    fmla v25.4s, v4.4s, v11.s[0]
    fmla v24.4s, v5.4s, v11.s[0]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v29.4s, v6.4s, v13.s[1]
    fmla v28.4s, v7.4s, v13.s[1]
    fmla v27.4s, v6.4s, v12.s[1]
    fmla v26.4s, v7.4s, v12.s[1]
    fmla v25.4s, v6.4s, v11.s[1]
    fmla v24.4s, v7.4s, v11.s[1]
    fmla v29.4s, v20.4s, v13.s[2]
    fmla v28.4s, v21.4s, v13.s[2]
    fmla v27.4s, v20.4s, v12.s[2]
    fmla v26.4s, v21.4s, v12.s[2]
    fmla v25.4s, v20.4s, v11.s[2]
    fmla v24.4s, v21.4s, v11.s[2]
    fmla v29.4s, v22.4s, v13.s[3]
    fmla v28.4s, v23.4s, v13.s[3]
    fmla v27.4s, v22.4s, v12.s[3]
    fmla v26.4s, v23.4s, v12.s[3]
    fmla v25.4s, v22.4s, v11.s[3]
    fmla v24.4s, v23.4s, v11.s[3]
    fmla v29.4s, v16.4s, v9.s[0]
    fmla v28.4s, v17.4s, v9.s[0]
    fmla v27.4s, v16.4s, v8.s[0]
    fmla v26.4s, v17.4s, v8.s[0]
    fmla v25.4s, v16.4s, v10.s[0]
    fmla v24.4s, v17.4s, v10.s[0]
    fmla v29.4s, v18.4s, v9.s[1]
    fmla v28.4s, v19.4s, v9.s[1]
    fmla v27.4s, v18.4s, v8.s[1]
    fmla v26.4s, v19.4s, v8.s[1]
    fmla v25.4s, v18.4s, v10.s[1]
    fmla v24.4s, v19.4s, v10.s[1]
    fmla v29.4s, v0.4s, v9.s[2]
    fmla v28.4s, v1.4s, v9.s[2]
    fmla v27.4s, v0.4s, v8.s[2]
    fmla v26.4s, v1.4s, v8.s[2]
    fmla v25.4s, v0.4s, v10.s[2]
    fmla v24.4s, v1.4s, v10.s[2]
    fmla v29.4s, v2.4s, v9.s[3]
    fmla v28.4s, v3.4s, v9.s[3]
    fmla v27.4s, v2.4s, v8.s[3]
    fmla v26.4s, v3.4s, v8.s[3]
    fmla v25.4s, v2.4s, v10.s[3]
    fmla v24.4s, v3.4s, v10.s[3]
    cbnz x6, .Lloop_17
.Lloop_end_16:
    lsr x6, x0, #2
    ubfx x0, x0, #0, #2
    cbz x6, .Lloop_end_18
.Lloop_19:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ldp q16, q17, [x1]
    sub x6, x6, #1
    ldr q18, [x1, #32]
    add x1, x1, #128
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v29.4s, v4.4s, v16.s[0]
    fmla v28.4s, v5.4s, v16.s[0]
    fmla v27.4s, v4.4s, v17.s[0]
    fmla v26.4s, v5.4s, v17.s[0]
    fmla v25.4s, v4.4s, v18.s[0]
    fmla v24.4s, v5.4s, v18.s[0]
    fmla v29.4s, v6.4s, v16.s[1]
    fmla v28.4s, v7.4s, v16.s[1]
    fmla v27.4s, v6.4s, v17.s[1]
    fmla v26.4s, v7.4s, v17.s[1]
    fmla v25.4s, v6.4s, v18.s[1]
    fmla v24.4s, v7.4s, v18.s[1]
    fmla v29.4s, v0.4s, v16.s[2]
    fmla v28.4s, v1.4s, v16.s[2]
    fmla v27.4s, v0.4s, v17.s[2]
    fmla v26.4s, v1.4s, v17.s[2]
    fmla v25.4s, v0.4s, v18.s[2]
    fmla v24.4s, v1.4s, v18.s[2]
    fmla v29.4s, v2.4s, v16.s[3]
    fmla v28.4s, v3.4s, v16.s[3]
    fmla v27.4s, v2.4s, v17.s[3]
    fmla v26.4s, v3.4s, v17.s[3]
    fmla v25.4s, v2.4s, v18.s[3]
    fmla v24.4s, v3.4s, v18.s[3]
    cbnz x6, .Lloop_19
.Lloop_end_18:
    cbz x0, .Lloop_end_20
.Lloop_21:
    ldp q0, q1, [x2]
    ldr s2, [x1]
    sub x0, x0, #1
    add x2, x2, #32
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    add x1, x1, #4
    fmla v29.4s, v0.4s, v2.s[0]
    fmla v28.4s, v1.4s, v2.s[0]
    fmla v27.4s, v0.4s, v3.s[0]
    fmla v26.4s, v1.4s, v3.s[0]
    fmla v25.4s, v0.4s, v4.s[0]
    fmla v24.4s, v1.4s, v4.s[0]
    cbnz x0, .Lloop_21
.Lloop_end_20:
    cbnz x5, .Lotherwise_22
    str q29, [x3]
    str q28, [x3, #16]
    add x3, x3, x4, lsl #2
    str q27, [x3]
    str q26, [x3, #16]
    add x3, x3, x4, lsl #2
    str q25, [x3]
    str q24, [x3, #16]
    b .Lend_23
.Lotherwise_22:
    mov x0, x3
    ldp q0, q1, [x0]
    add x0, x0, x4, lsl #2
    ldp q2, q3, [x0]
    add x0, x0, x4, lsl #2
    ldp q4, q5, [x0]
    fadd v29.4s, v29.4s, v0.4s
    fadd v28.4s, v28.4s, v1.4s
    fadd v27.4s, v27.4s, v2.4s
    fadd v26.4s, v26.4s, v3.4s
    fadd v25.4s, v25.4s, v4.4s
    fadd v24.4s, v24.4s, v5.4s
    str q29, [x3]
    str q28, [x3, #16]
    add x3, x3, x4, lsl #2
    str q27, [x3]
    str q26, [x3, #16]
    add x3, x3, x4, lsl #2
    str q25, [x3]
    str q24, [x3, #16]
.Lend_23:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldr d14, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_tuple_gemm_3x8__aarch64_neon, . - nnp_tuple_gemm_3x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_4x8__aarch64_neon
    .type nnp_tuple_gemm_4x8__aarch64_neon, %function
nnp_tuple_gemm_4x8__aarch64_neon:
    sub sp, sp, #32
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    movi v11.4s, #0
    lsr x6, x0, #4
    movi v10.4s, #0
    movi v9.4s, #0
    movi v8.4s, #0
    ubfx x0, x0, #0, #4
    movi v31.4s, #0
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    cbz x6, .Lloop_end_24
.Lloop_25:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    add x1, x1, #128
    sub x6, x6, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    add x1, x1, #128
    fmla v11.4s, v4.4s, v0.s[0]
    fmla v10.4s, v5.4s, v0.s[0]
    fmla v9.4s, v4.4s, v1.s[0]
    fmla v8.4s, v5.4s, v1.s[0]
    fmla v31.4s, v4.4s, v2.s[0]
    fmla v30.4s, v5.4s, v2.s[0]
    fmla v29.4s, v4.4s, v3.s[0]
    fmla v28.4s, v5.4s, v3.s[0]
    fmla v11.4s, v6.4s, v0.s[1]
    fmla v10.4s, v7.4s, v0.s[1]
    fmla v9.4s, v6.4s, v1.s[1]
    fmla v8.4s, v7.4s, v1.s[1]
    fmla v31.4s, v6.4s, v2.s[1]
    fmla v30.4s, v7.4s, v2.s[1]
    fmla v29.4s, v6.4s, v3.s[1]
    fmla v28.4s, v7.4s, v3.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v11.4s, v20.4s, v0.s[2]
    fmla v10.4s, v21.4s, v0.s[2]
    fmla v9.4s, v20.4s, v1.s[2]
    fmla v8.4s, v21.4s, v1.s[2]
    fmla v31.4s, v20.4s, v2.s[2]
    fmla v30.4s, v21.4s, v2.s[2]
    fmla v29.4s, v20.4s, v3.s[2]
    fmla v28.4s, v21.4s, v3.s[2]
    fmla v11.4s, v22.4s, v0.s[3]
    fmla v10.4s, v23.4s, v0.s[3]
    fmla v9.4s, v22.4s, v1.s[3]
    fmla v8.4s, v23.4s, v1.s[3]
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x2], #64
    fmla v31.4s, v22.4s, v2.s[3]
    fmla v30.4s, v23.4s, v2.s[3]
    fmla v29.4s, v22.4s, v3.s[3]
    fmla v28.4s, v23.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v11.4s, v4.4s, v16.s[0]
    fmla v10.4s, v5.4s, v16.s[0]
    fmla v9.4s, v4.4s, v17.s[0]
    fmla v8.4s, v5.4s, v17.s[0]
    fmla v31.4s, v4.4s, v18.s[0]
    fmla v30.4s, v5.4s, v18.s[0]
    fmla v29.4s, v4.4s, v19.s[0]
    fmla v28.4s, v5.4s, v19.s[0]
    fmla v11.4s, v6.4s, v16.s[1]
    fmla v10.4s, v7.4s, v16.s[1]
    fmla v9.4s, v6.4s, v17.s[1]
    fmla v8.4s, v7.4s, v17.s[1]
    fmla v31.4s, v6.4s, v18.s[1]
    fmla v30.4s, v7.4s, v18.s[1]
    fmla v29.4s, v6.4s, v19.s[1]
    fmla v28.4s, v7.4s, v19.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1]
    add x1, x1, #128
    fmla v11.4s, v24.4s, v16.s[2]
    fmla v10.4s, v25.4s, v16.s[2]
    fmla v9.4s, v24.4s, v17.s[2]
    fmla v8.4s, v25.4s, v17.s[2]
    fmla v31.4s, v24.4s, v18.s[2]
    fmla v30.4s, v25.4s, v18.s[2]
    fmla v29.4s, v24.4s, v19.s[2]
    fmla v28.4s, v25.4s, v19.s[2]
    fmla v11.4s, v26.4s, v16.s[3]
    fmla v10.4s, v27.4s, v16.s[3]
    fmla v9.4s, v26.4s, v17.s[3]
    fmla v8.4s, v27.4s, v17.s[3]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    fmla v31.4s, v26.4s, v18.s[3]
    fmla v30.4s, v27.4s, v18.s[3]
    fmla v29.4s, v26.4s, v19.s[3]
    fmla v28.4s, v27.4s, v19.s[3]
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x2], #64
    fmla v11.4s, v0.4s, v4.s[0]
    fmla v10.4s, v1.4s, v4.s[0]
    fmla v9.4s, v0.4s, v5.s[0]
    fmla v8.4s, v1.4s, v5.s[0]
    fmla v31.4s, v0.4s, v6.s[0]
    fmla v30.4s, v1.4s, v6.s[0]
    fmla v29.4s, v0.4s, v7.s[0]
    fmla v28.4s, v1.4s, v7.s[0]
    fmla v11.4s, v2.4s, v4.s[1]
    fmla v10.4s, v3.4s, v4.s[1]
    fmla v9.4s, v2.4s, v5.s[1]
    fmla v8.4s, v3.4s, v5.s[1]
    fmla v31.4s, v2.4s, v6.s[1]
    fmla v30.4s, v3.4s, v6.s[1]
    fmla v29.4s, v2.4s, v7.s[1]
    fmla v28.4s, v3.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    add x1, x1, #128
    fmla v11.4s, v20.4s, v4.s[2]
    fmla v10.4s, v21.4s, v4.s[2]
    fmla v9.4s, v20.4s, v5.s[2]
    fmla v8.4s, v21.4s, v5.s[2]
    fmla v31.4s, v20.4s, v6.s[2]
    fmla v30.4s, v21.4s, v6.s[2]
    fmla v29.4s, v20.4s, v7.s[2]
    fmla v28.4s, v21.4s, v7.s[2]
    fmla v11.4s, v22.4s, v4.s[3]
    fmla v10.4s, v23.4s, v4.s[3]
    fmla v9.4s, v22.4s, v5.s[3]
    fmla v8.4s, v23.4s, v5.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    fmla v31.4s, v22.4s, v6.s[3]
    fmla v30.4s, v23.4s, v6.s[3]
    fmla v29.4s, v22.4s, v7.s[3]
    fmla v28.4s, v23.4s, v7.s[3]
    fmla v11.4s, v24.4s, v0.s[0]
    fmla v10.4s, v25.4s, v0.s[0]
    fmla v9.4s, v24.4s, v1.s[0]
    fmla v8.4s, v25.4s, v1.s[0]
    fmla v31.4s, v24.4s, v2.s[0]
    fmla v30.4s, v25.4s, v2.s[0]
    fmla v29.4s, v24.4s, v3.s[0]
    fmla v28.4s, v25.4s, v3.s[0]
    fmla v11.4s, v26.4s, v0.s[1]
    fmla v10.4s, v27.4s, v0.s[1]
    fmla v9.4s, v26.4s, v1.s[1]
    fmla v8.4s, v27.4s, v1.s[1]
    fmla v31.4s, v26.4s, v2.s[1]
    fmla v30.4s, v27.4s, v2.s[1]
    fmla v29.4s, v26.4s, v3.s[1]
    fmla v28.4s, v27.4s, v3.s[1]
    fmla v11.4s, v16.4s, v0.s[2]
    fmla v10.4s, v17.4s, v0.s[2]
    fmla v9.4s, v16.4s, v1.s[2]
    fmla v8.4s, v17.4s, v1.s[2]
    fmla v31.4s, v16.4s, v2.s[2]
    fmla v30.4s, v17.4s, v2.s[2]
    fmla v29.4s, v16.4s, v3.s[2]
    fmla v28.4s, v17.4s, v3.s[2]
    fmla v11.4s, v18.4s, v0.s[3]
    fmla v10.4s, v19.4s, v0.s[3]
    fmla v9.4s, v18.4s, v1.s[3]
    fmla v8.4s, v19.4s, v1.s[3]
    fmla v31.4s, v18.4s, v2.s[3]
    fmla v30.4s, v19.4s, v2.s[3]
    fmla v29.4s, v18.4s, v3.s[3]
    fmla v28.4s, v19.4s, v3.s[3]
    cbnz x6, .Lloop_25
.Lloop_end_24:
    lsr x6, x0, #2
    ubfx x0, x0, #0, #2
    cbz x6, .Lloop_end_26
.Lloop_27:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    sub x6, x6, #1
    add x1, x1, #128
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v11.4s, v16.4s, v0.s[0]
    fmla v10.4s, v17.4s, v0.s[0]
    fmla v9.4s, v16.4s, v1.s[0]
    fmla v8.4s, v17.4s, v1.s[0]
    fmla v31.4s, v16.4s, v2.s[0]
    fmla v30.4s, v17.4s, v2.s[0]
    fmla v29.4s, v16.4s, v3.s[0]
    fmla v28.4s, v17.4s, v3.s[0]
    fmla v11.4s, v18.4s, v0.s[1]
    fmla v10.4s, v19.4s, v0.s[1]
    fmla v9.4s, v18.4s, v1.s[1]
    fmla v8.4s, v19.4s, v1.s[1]
    fmla v31.4s, v18.4s, v2.s[1]
    fmla v30.4s, v19.4s, v2.s[1]
    fmla v29.4s, v18.4s, v3.s[1]
    fmla v28.4s, v19.4s, v3.s[1]
    fmla v11.4s, v4.4s, v0.s[2]
    fmla v10.4s, v5.4s, v0.s[2]
    fmla v9.4s, v4.4s, v1.s[2]
    fmla v8.4s, v5.4s, v1.s[2]
    fmla v31.4s, v4.4s, v2.s[2]
    fmla v30.4s, v5.4s, v2.s[2]
    fmla v29.4s, v4.4s, v3.s[2]
    fmla v28.4s, v5.4s, v3.s[2]
    fmla v11.4s, v6.4s, v0.s[3]
    fmla v10.4s, v7.4s, v0.s[3]
    fmla v9.4s, v6.4s, v1.s[3]
    fmla v8.4s, v7.4s, v1.s[3]
    fmla v31.4s, v6.4s, v2.s[3]
    fmla v30.4s, v7.4s, v2.s[3]
    fmla v29.4s, v6.4s, v3.s[3]
    fmla v28.4s, v7.4s, v3.s[3]
    cbnz x6, .Lloop_27
.Lloop_end_26:
    cbz x0, .Lloop_end_28
.Lloop_29:
    ldp q0, q1, [x2]
    ldr s2, [x1]
    sub x0, x0, #1
    add x2, x2, #32
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    ldr s5, [x1, #48]
    add x1, x1, #4
    fmla v11.4s, v0.4s, v2.s[0]
    fmla v10.4s, v1.4s, v2.s[0]
    fmla v9.4s, v0.4s, v3.s[0]
    fmla v8.4s, v1.4s, v3.s[0]
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v30.4s, v1.4s, v4.s[0]
    fmla v29.4s, v0.4s, v5.s[0]
    fmla v28.4s, v1.4s, v5.s[0]
    cbnz x0, .Lloop_29
.Lloop_end_28:
    cbnz x5, .Lotherwise_30
    str q11, [x3]
    str q10, [x3, #16]
    add x3, x3, x4, lsl #2
    str q9, [x3]
    str q8, [x3, #16]
    add x3, x3, x4, lsl #2
    str q31, [x3]
    str q30, [x3, #16]
    add x3, x3, x4, lsl #2
    str q29, [x3]
    str q28, [x3, #16]
    b .Lend_31
.Lotherwise_30:
    mov x0, x3
    ldp q0, q1, [x0]
    add x0, x0, x4, lsl #2
    ldp q2, q3, [x0]
    add x0, x0, x4, lsl #2
    ldp q4, q5, [x0]
    add x0, x0, x4, lsl #2
    ldp q6, q7, [x0]
    fadd v11.4s, v11.4s, v0.4s
    fadd v10.4s, v10.4s, v1.4s
    fadd v9.4s, v9.4s, v2.4s
    fadd v8.4s, v8.4s, v3.4s
    fadd v31.4s, v31.4s, v4.4s
    fadd v30.4s, v30.4s, v5.4s
    fadd v29.4s, v29.4s, v6.4s
    fadd v28.4s, v28.4s, v7.4s
    str q11, [x3]
    str q10, [x3, #16]
    add x3, x3, x4, lsl #2
    str q9, [x3]
    str q8, [x3, #16]
    add x3, x3, x4, lsl #2
    str q31, [x3]
    str q30, [x3, #16]
    add x3, x3, x4, lsl #2
    str q29, [x3]
    str q28, [x3, #16]
.Lend_31:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    add sp, sp, #32
    ret
    .size nnp_tuple_gemm_4x8__aarch64_neon, . - nnp_tuple_gemm_4x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_5x8__aarch64_neon
    .type nnp_tuple_gemm_5x8__aarch64_neon, %function
nnp_tuple_gemm_5x8__aarch64_neon:
    sub sp, sp, #32
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    movi v9.4s, #0
    lsr x6, x0, #4
    movi v8.4s, #0
    movi v31.4s, #0
    movi v30.4s, #0
    ubfx x0, x0, #0, #4
    movi v29.4s, #0
    movi v28.4s, #0
    movi v27.4s, #0
    movi v26.4s, #0
    movi v25.4s, #0
    movi v24.4s, #0
    cbz x6, .Lloop_end_32
.Lloop_33:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    sub x6, x6, #1
    ldr q10, [x1], #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v9.4s, v16.4s, v0.s[0]
    fmla v8.4s, v17.4s, v0.s[0]
    fmla v31.4s, v16.4s, v1.s[0]
    fmla v30.4s, v17.4s, v1.s[0]
    fmla v29.4s, v16.4s, v2.s[0]
    fmla v28.4s, v17.4s, v2.s[0]
    fmla v27.4s, v16.4s, v3.s[0]
    fmla v26.4s, v17.4s, v3.s[0]
    fmla v25.4s, v16.4s, v10.s[0]
    fmla v24.4s, v17.4s, v10.s[0]
    fmla v9.4s, v18.4s, v0.s[1]
    fmla v8.4s, v19.4s, v0.s[1]
    fmla v31.4s, v18.4s, v1.s[1]
    fmla v30.4s, v19.4s, v1.s[1]
    fmla v29.4s, v18.4s, v2.s[1]
    fmla v28.4s, v19.4s, v2.s[1]
    fmla v27.4s, v18.4s, v3.s[1]
    fmla v26.4s, v19.4s, v3.s[1]
    fmla v25.4s, v18.4s, v10.s[1]
    fmla v24.4s, v19.4s, v10.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    fmla v9.4s, v4.4s, v0.s[2]
    fmla v8.4s, v5.4s, v0.s[2]
    fmla v31.4s, v4.4s, v1.s[2]
    fmla v30.4s, v5.4s, v1.s[2]
    fmla v29.4s, v4.4s, v2.s[2]
    fmla v28.4s, v5.4s, v2.s[2]
    fmla v27.4s, v4.4s, v3.s[2]
    fmla v26.4s, v5.4s, v3.s[2]
    fmla v25.4s, v4.4s, v10.s[2]
    fmla v24.4s, v5.4s, v10.s[2]
    fmla v9.4s, v6.4s, v0.s[3]
    fmla v8.4s, v7.4s, v0.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1], #64
    fmla v31.4s, v6.4s, v1.s[3]
    fmla v30.4s, v7.4s, v1.s[3]
    ldr q11, [x1], #64
    fmla v29.4s, v6.4s, v2.s[3]
    fmla v28.4s, v7.4s, v2.s[3]
    fmla v27.4s, v6.4s, v3.s[3]
    fmla v26.4s, v7.4s, v3.s[3]
    fmla v25.4s, v6.4s, v10.s[3]
    fmla v24.4s, v7.4s, v10.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v9.4s, v20.4s, v16.s[0]
    fmla v8.4s, v21.4s, v16.s[0]
    fmla v31.4s, v20.4s, v17.s[0]
    fmla v30.4s, v21.4s, v17.s[0]
    fmla v29.4s, v20.4s, v18.s[0]
    fmla v28.4s, v21.4s, v18.s[0]
    fmla v27.4s, v20.4s, v19.s[0]
    fmla v26.4s, v21.4s, v19.s[0]
    fmla v25.4s, v20.4s, v11.s[0]
    fmla v24.4s, v21.4s, v11.s[0]
    fmla v9.4s, v22.4s, v16.s[1]
    fmla v8.4s, v23.4s, v16.s[1]
    fmla v31.4s, v22.4s, v17.s[1]
    fmla v30.4s, v23.4s, v17.s[1]
    fmla v29.4s, v22.4s, v18.s[1]
    fmla v28.4s, v23.4s, v18.s[1]
    fmla v27.4s, v22.4s, v19.s[1]
    fmla v26.4s, v23.4s, v19.s[1]
    fmla v25.4s, v22.4s, v11.s[1]
    fmla v24.4s, v23.4s, v11.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    fmla v9.4s, v0.4s, v16.s[2]
    fmla v8.4s, v1.4s, v16.s[2]
    fmla v31.4s, v0.4s, v17.s[2]
    fmla v30.4s, v1.4s, v17.s[2]
    fmla v29.4s, v0.4s, v18.s[2]
    fmla v28.4s, v1.4s, v18.s[2]
    fmla v27.4s, v0.4s, v19.s[2]
    fmla v26.4s, v1.4s, v19.s[2]
    fmla v25.4s, v0.4s, v11.s[2]
    fmla v24.4s, v1.4s, v11.s[2]
    fmla v9.4s, v2.4s, v16.s[3]
    fmla v8.4s, v3.4s, v16.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    fmla v31.4s, v2.4s, v17.s[3]
    fmla v30.4s, v3.4s, v17.s[3]
    ldr q10, [x1], #64
    fmla v29.4s, v2.4s, v18.s[3]
    fmla v28.4s, v3.4s, v18.s[3]
    fmla v27.4s, v2.4s, v19.s[3]
    fmla v26.4s, v3.4s, v19.s[3]
    fmla v25.4s, v2.4s, v11.s[3]
    fmla v24.4s, v3.4s, v11.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    fmla v9.4s, v20.4s, v4.s[0]
    fmla v8.4s, v21.4s, v4.s[0]
    fmla v31.4s, v20.4s, v5.s[0]
    fmla v30.4s, v21.4s, v5.s[0]
    fmla v29.4s, v20.4s, v6.s[0]
    fmla v28.4s, v21.4s, v6.s[0]
    fmla v27.4s, v20.4s, v7.s[0]
    fmla v26.4s, v21.4s, v7.s[0]
    fmla v25.4s, v20.4s, v10.s[0]
    fmla v24.4s, v21.4s, v10.s[0]
    fmla v9.4s, v22.4s, v4.s[1]
    fmla v8.4s, v23.4s, v4.s[1]
    fmla v31.4s, v22.4s, v5.s[1]
    fmla v30.4s, v23.4s, v5.s[1]
    fmla v29.4s, v22.4s, v6.s[1]
    fmla v28.4s, v23.4s, v6.s[1]
    fmla v27.4s, v22.4s, v7.s[1]
    fmla v26.4s, v23.4s, v7.s[1]
    fmla v25.4s, v22.4s, v10.s[1]
    fmla v24.4s, v23.4s, v10.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    fmla v9.4s, v16.4s, v4.s[2]
    fmla v8.4s, v17.4s, v4.s[2]
    fmla v31.4s, v16.4s, v5.s[2]
    fmla v30.4s, v17.4s, v5.s[2]
    fmla v29.4s, v16.4s, v6.s[2]
    fmla v28.4s, v17.4s, v6.s[2]
    fmla v27.4s, v16.4s, v7.s[2]
    fmla v26.4s, v17.4s, v7.s[2]
    fmla v25.4s, v16.4s, v10.s[2]
    fmla v24.4s, v17.4s, v10.s[2]
    fmla v9.4s, v18.4s, v4.s[3]
    fmla v8.4s, v19.4s, v4.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    fmla v31.4s, v18.4s, v5.s[3]
    fmla v30.4s, v19.4s, v5.s[3]
    ldr q16, [x1], #64
    fmla v29.4s, v18.4s, v6.s[3]
    fmla v28.4s, v19.4s, v6.s[3]
    fmla v27.4s, v18.4s, v7.s[3]
    fmla v26.4s, v19.4s, v7.s[3]
    fmla v25.4s, v18.4s, v10.s[3]
    fmla v24.4s, v19.4s, v10.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v9.4s, v20.4s, v0.s[0]
    fmla v8.4s, v21.4s, v0.s[0]
    fmla v31.4s, v20.4s, v1.s[0]
    fmla v30.4s, v21.4s, v1.s[0]
    fmla v29.4s, v20.4s, v2.s[0]
    fmla v28.4s, v21.4s, v2.s[0]
    fmla v27.4s, v20.4s, v3.s[0]
    fmla v26.4s, v21.4s, v3.s[0]
    fmla v25.4s, v20.4s, v16.s[0]
    fmla v24.4s, v21.4s, v16.s[0]
    fmla v9.4s, v22.4s, v0.s[1]
    fmla v8.4s, v23.4s, v0.s[1]
    fmla v31.4s, v22.4s, v1.s[1]
    fmla v30.4s, v23.4s, v1.s[1]
    fmla v29.4s, v22.4s, v2.s[1]
    fmla v28.4s, v23.4s, v2.s[1]
    fmla v27.4s, v22.4s, v3.s[1]
    fmla v26.4s, v23.4s, v3.s[1]
    fmla v25.4s, v22.4s, v16.s[1]
    fmla v24.4s, v23.4s, v16.s[1]
    fmla v9.4s, v4.4s, v0.s[2]
    fmla v8.4s, v5.4s, v0.s[2]
    fmla v31.4s, v4.4s, v1.s[2]
    fmla v30.4s, v5.4s, v1.s[2]
    fmla v29.4s, v4.4s, v2.s[2]
    fmla v28.4s, v5.4s, v2.s[2]
    fmla v27.4s, v4.4s, v3.s[2]
    fmla v26.4s, v5.4s, v3.s[2]
    fmla v25.4s, v4.4s, v16.s[2]
    fmla v24.4s, v5.4s, v16.s[2]
    fmla v9.4s, v6.4s, v0.s[3]
    fmla v8.4s, v7.4s, v0.s[3]
    fmla v31.4s, v6.4s, v1.s[3]
    fmla v30.4s, v7.4s, v1.s[3]
    fmla v29.4s, v6.4s, v2.s[3]
    fmla v28.4s, v7.4s, v2.s[3]
    fmla v27.4s, v6.4s, v3.s[3]
    fmla v26.4s, v7.4s, v3.s[3]
    fmla v25.4s, v6.4s, v16.s[3]
    fmla v24.4s, v7.4s, v16.s[3]
    cbnz x6, .Lloop_33
.Lloop_end_32:
    lsr x6, x0, #2
    ubfx x0, x0, #0, #2
    cbz x6, .Lloop_end_34
.Lloop_35:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    sub x6, x6, #1
    ldr q20, [x1], #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v9.4s, v16.4s, v0.s[0]
    fmla v8.4s, v17.4s, v0.s[0]
    fmla v31.4s, v16.4s, v1.s[0]
    fmla v30.4s, v17.4s, v1.s[0]
    fmla v29.4s, v16.4s, v2.s[0]
    fmla v28.4s, v17.4s, v2.s[0]
    fmla v27.4s, v16.4s, v3.s[0]
    fmla v26.4s, v17.4s, v3.s[0]
    fmla v25.4s, v16.4s, v20.s[0]
    fmla v24.4s, v17.4s, v20.s[0]
    fmla v9.4s, v18.4s, v0.s[1]
    fmla v8.4s, v19.4s, v0.s[1]
    fmla v31.4s, v18.4s, v1.s[1]
    fmla v30.4s, v19.4s, v1.s[1]
    fmla v29.4s, v18.4s, v2.s[1]
    fmla v28.4s, v19.4s, v2.s[1]
    fmla v27.4s, v18.4s, v3.s[1]
    fmla v26.4s, v19.4s, v3.s[1]
    fmla v25.4s, v18.4s, v20.s[1]
    fmla v24.4s, v19.4s, v20.s[1]
    fmla v9.4s, v4.4s, v0.s[2]
    fmla v8.4s, v5.4s, v0.s[2]
    fmla v31.4s, v4.4s, v1.s[2]
    fmla v30.4s, v5.4s, v1.s[2]
    fmla v29.4s, v4.4s, v2.s[2]
    fmla v28.4s, v5.4s, v2.s[2]
    fmla v27.4s, v4.4s, v3.s[2]
    fmla v26.4s, v5.4s, v3.s[2]
    fmla v25.4s, v4.4s, v20.s[2]
    fmla v24.4s, v5.4s, v20.s[2]
    fmla v9.4s, v6.4s, v0.s[3]
    fmla v8.4s, v7.4s, v0.s[3]
    fmla v31.4s, v6.4s, v1.s[3]
    fmla v30.4s, v7.4s, v1.s[3]
    fmla v29.4s, v6.4s, v2.s[3]
    fmla v28.4s, v7.4s, v2.s[3]
    fmla v27.4s, v6.4s, v3.s[3]
    fmla v26.4s, v7.4s, v3.s[3]
    fmla v25.4s, v6.4s, v20.s[3]
    fmla v24.4s, v7.4s, v20.s[3]
    cbnz x6, .Lloop_35
.Lloop_end_34:
    cbz x0, .Lloop_end_36
.Lloop_37:
    ldp q0, q1, [x2]
    ldr s2, [x1]
    sub x0, x0, #1
    add x2, x2, #32
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    ldr s5, [x1, #48]
    ldr s6, [x1, #64]
    add x1, x1, #4
    fmla v9.4s, v0.4s, v2.s[0]
    fmla v8.4s, v1.4s, v2.s[0]
    fmla v31.4s, v0.4s, v3.s[0]
    fmla v30.4s, v1.4s, v3.s[0]
    fmla v29.4s, v0.4s, v4.s[0]
    fmla v28.4s, v1.4s, v4.s[0]
    fmla v27.4s, v0.4s, v5.s[0]
    fmla v26.4s, v1.4s, v5.s[0]
    fmla v25.4s, v0.4s, v6.s[0]
    fmla v24.4s, v1.4s, v6.s[0]
    cbnz x0, .Lloop_37
.Lloop_end_36:
    cbnz x5, .Lotherwise_38
    str q9, [x3]
    str q8, [x3, #16]
    add x3, x3, x4, lsl #2
    str q31, [x3]
    str q30, [x3, #16]
    add x3, x3, x4, lsl #2
    str q29, [x3]
    str q28, [x3, #16]
    add x3, x3, x4, lsl #2
    str q27, [x3]
    str q26, [x3, #16]
    add x3, x3, x4, lsl #2
    str q25, [x3]
    str q24, [x3, #16]
    b .Lend_39
.Lotherwise_38:
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
    fadd v9.4s, v9.4s, v0.4s
    fadd v8.4s, v8.4s, v1.4s
    fadd v31.4s, v31.4s, v2.4s
    fadd v30.4s, v30.4s, v3.4s
    fadd v29.4s, v29.4s, v4.4s
    fadd v28.4s, v28.4s, v5.4s
    fadd v27.4s, v27.4s, v6.4s
    fadd v26.4s, v26.4s, v7.4s
    str q9, [x3]
    str q8, [x3, #16]
    add x3, x3, x4, lsl #2
    fadd v25.4s, v25.4s, v16.4s
    fadd v24.4s, v24.4s, v17.4s
    str q31, [x3]
    str q30, [x3, #16]
    add x3, x3, x4, lsl #2
    str q29, [x3]
    str q28, [x3, #16]
    add x3, x3, x4, lsl #2
    str q27, [x3]
    str q26, [x3, #16]
    add x3, x3, x4, lsl #2
    str q25, [x3]
    str q24, [x3, #16]
.Lend_39:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    add sp, sp, #32
    ret
    .size nnp_tuple_gemm_5x8__aarch64_neon, . - nnp_tuple_gemm_5x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_6x8__aarch64_neon
    .type nnp_tuple_gemm_6x8__aarch64_neon, %function
nnp_tuple_gemm_6x8__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    movi v11.4s, #0
    lsr x6, x0, #4
    movi v10.4s, #0
    movi v9.4s, #0
    movi v8.4s, #0
    ubfx x0, x0, #0, #4
    movi v31.4s, #0
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    movi v27.4s, #0
    movi v26.4s, #0
    movi v25.4s, #0
    movi v24.4s, #0
    cbz x6, .Lloop_end_40
.Lloop_41:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    sub x6, x6, #1
    ldp q13, q12, [x1], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    fmla v11.4s, v0.4s, v4.s[0]
    fmla v10.4s, v1.4s, v4.s[0]
    fmla v9.4s, v0.4s, v5.s[0]
    fmla v8.4s, v1.4s, v5.s[0]
    fmla v31.4s, v0.4s, v6.s[0]
    fmla v30.4s, v1.4s, v6.s[0]
    fmla v29.4s, v0.4s, v7.s[0]
    fmla v28.4s, v1.4s, v7.s[0]
    fmla v27.4s, v0.4s, v13.s[0]
    fmla v26.4s, v1.4s, v13.s[0]
    fmla v25.4s, v0.4s, v12.s[0]
    fmla v24.4s, v1.4s, v12.s[0]
    fmla v11.4s, v2.4s, v4.s[1]
    fmla v10.4s, v3.4s, v4.s[1]
    fmla v9.4s, v2.4s, v5.s[1]
    fmla v8.4s, v3.4s, v5.s[1]
    fmla v31.4s, v2.4s, v6.s[1]
    fmla v30.4s, v3.4s, v6.s[1]
    fmla v29.4s, v2.4s, v7.s[1]
    fmla v28.4s, v3.4s, v7.s[1]
    fmla v27.4s, v2.4s, v13.s[1]
    fmla v26.4s, v3.4s, v13.s[1]
    fmla v25.4s, v2.4s, v12.s[1]
    fmla v24.4s, v3.4s, v12.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    fmla v11.4s, v16.4s, v4.s[2]
    fmla v10.4s, v17.4s, v4.s[2]
    fmla v9.4s, v16.4s, v5.s[2]
    fmla v8.4s, v17.4s, v5.s[2]
    fmla v31.4s, v16.4s, v6.s[2]
    fmla v30.4s, v17.4s, v6.s[2]
    fmla v29.4s, v16.4s, v7.s[2]
    fmla v28.4s, v17.4s, v7.s[2]
    fmla v27.4s, v16.4s, v13.s[2]
    fmla v26.4s, v17.4s, v13.s[2]
    fmla v25.4s, v16.4s, v12.s[2]
    fmla v24.4s, v17.4s, v12.s[2]
    fmla v11.4s, v18.4s, v4.s[3]
    fmla v10.4s, v19.4s, v4.s[3]
    fmla v9.4s, v18.4s, v5.s[3]
    fmla v8.4s, v19.4s, v5.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    fmla v31.4s, v18.4s, v6.s[3]
    fmla v30.4s, v19.4s, v6.s[3]
    fmla v29.4s, v18.4s, v7.s[3]
    fmla v28.4s, v19.4s, v7.s[3]
    ldp q15, q14, [x1], #64
    fmla v27.4s, v18.4s, v13.s[3]
    fmla v26.4s, v19.4s, v13.s[3]
    fmla v25.4s, v18.4s, v12.s[3]
    fmla v24.4s, v19.4s, v12.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    fmla v11.4s, v20.4s, v0.s[0]
    fmla v10.4s, v21.4s, v0.s[0]
    fmla v9.4s, v20.4s, v1.s[0]
    fmla v8.4s, v21.4s, v1.s[0]
    fmla v31.4s, v20.4s, v2.s[0]
    fmla v30.4s, v21.4s, v2.s[0]
    fmla v29.4s, v20.4s, v3.s[0]
    fmla v28.4s, v21.4s, v3.s[0]
    fmla v27.4s, v20.4s, v15.s[0]
    fmla v26.4s, v21.4s, v15.s[0]
    fmla v25.4s, v20.4s, v14.s[0]
    fmla v24.4s, v21.4s, v14.s[0]
    fmla v11.4s, v22.4s, v0.s[1]
    fmla v10.4s, v23.4s, v0.s[1]
    fmla v9.4s, v22.4s, v1.s[1]
    fmla v8.4s, v23.4s, v1.s[1]
    fmla v31.4s, v22.4s, v2.s[1]
    fmla v30.4s, v23.4s, v2.s[1]
    fmla v29.4s, v22.4s, v3.s[1]
    fmla v28.4s, v23.4s, v3.s[1]
    fmla v27.4s, v22.4s, v15.s[1]
    fmla v26.4s, v23.4s, v15.s[1]
    fmla v25.4s, v22.4s, v14.s[1]
    fmla v24.4s, v23.4s, v14.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    fmla v11.4s, v16.4s, v0.s[2]
    fmla v10.4s, v17.4s, v0.s[2]
    fmla v9.4s, v16.4s, v1.s[2]
    fmla v8.4s, v17.4s, v1.s[2]
    fmla v31.4s, v16.4s, v2.s[2]
    fmla v30.4s, v17.4s, v2.s[2]
    fmla v29.4s, v16.4s, v3.s[2]
    fmla v28.4s, v17.4s, v3.s[2]
    fmla v27.4s, v16.4s, v15.s[2]
    fmla v26.4s, v17.4s, v15.s[2]
    fmla v25.4s, v16.4s, v14.s[2]
    fmla v24.4s, v17.4s, v14.s[2]
    fmla v11.4s, v18.4s, v0.s[3]
    fmla v10.4s, v19.4s, v0.s[3]
    fmla v9.4s, v18.4s, v1.s[3]
    fmla v8.4s, v19.4s, v1.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    fmla v31.4s, v18.4s, v2.s[3]
    fmla v30.4s, v19.4s, v2.s[3]
    fmla v29.4s, v18.4s, v3.s[3]
    fmla v28.4s, v19.4s, v3.s[3]
    ldp q13, q12, [x1], #64
    fmla v27.4s, v18.4s, v15.s[3]
    fmla v26.4s, v19.4s, v15.s[3]
    fmla v25.4s, v18.4s, v14.s[3]
    fmla v24.4s, v19.4s, v14.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    fmla v11.4s, v20.4s, v4.s[0]
    fmla v10.4s, v21.4s, v4.s[0]
    fmla v9.4s, v20.4s, v5.s[0]
    fmla v8.4s, v21.4s, v5.s[0]
    fmla v31.4s, v20.4s, v6.s[0]
    fmla v30.4s, v21.4s, v6.s[0]
    fmla v29.4s, v20.4s, v7.s[0]
    fmla v28.4s, v21.4s, v7.s[0]
    fmla v27.4s, v20.4s, v13.s[0]
    fmla v26.4s, v21.4s, v13.s[0]
    fmla v25.4s, v20.4s, v12.s[0]
    fmla v24.4s, v21.4s, v12.s[0]
    fmla v11.4s, v22.4s, v4.s[1]
    fmla v10.4s, v23.4s, v4.s[1]
    fmla v9.4s, v22.4s, v5.s[1]
    fmla v8.4s, v23.4s, v5.s[1]
    fmla v31.4s, v22.4s, v6.s[1]
    fmla v30.4s, v23.4s, v6.s[1]
    fmla v29.4s, v22.4s, v7.s[1]
    fmla v28.4s, v23.4s, v7.s[1]
    fmla v27.4s, v22.4s, v13.s[1]
    fmla v26.4s, v23.4s, v13.s[1]
    fmla v25.4s, v22.4s, v12.s[1]
    fmla v24.4s, v23.4s, v12.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    fmla v11.4s, v16.4s, v4.s[2]
    fmla v10.4s, v17.4s, v4.s[2]
    fmla v9.4s, v16.4s, v5.s[2]
    fmla v8.4s, v17.4s, v5.s[2]
    fmla v31.4s, v16.4s, v6.s[2]
    fmla v30.4s, v17.4s, v6.s[2]
    fmla v29.4s, v16.4s, v7.s[2]
    fmla v28.4s, v17.4s, v7.s[2]
    fmla v27.4s, v16.4s, v13.s[2]
    fmla v26.4s, v17.4s, v13.s[2]
    fmla v25.4s, v16.4s, v12.s[2]
    fmla v24.4s, v17.4s, v12.s[2]
    fmla v11.4s, v18.4s, v4.s[3]
    fmla v10.4s, v19.4s, v4.s[3]
    fmla v9.4s, v18.4s, v5.s[3]
    fmla v8.4s, v19.4s, v5.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    fmla v31.4s, v18.4s, v6.s[3]
    fmla v30.4s, v19.4s, v6.s[3]
    fmla v29.4s, v18.4s, v7.s[3]
    fmla v28.4s, v19.4s, v7.s[3]
    ldp q16, q17, [x1], #64
    fmla v27.4s, v18.4s, v13.s[3]
    fmla v26.4s, v19.4s, v13.s[3]
    fmla v25.4s, v18.4s, v12.s[3]
    fmla v24.4s, v19.4s, v12.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v11.4s, v20.4s, v0.s[0]
    fmla v10.4s, v21.4s, v0.s[0]
    fmla v9.4s, v20.4s, v1.s[0]
    fmla v8.4s, v21.4s, v1.s[0]
    fmla v31.4s, v20.4s, v2.s[0]
    fmla v30.4s, v21.4s, v2.s[0]
    fmla v29.4s, v20.4s, v3.s[0]
    fmla v28.4s, v21.4s, v3.s[0]
    fmla v27.4s, v20.4s, v16.s[0]
    fmla v26.4s, v21.4s, v16.s[0]
    fmla v25.4s, v20.4s, v17.s[0]
    fmla v24.4s, v21.4s, v17.s[0]
    fmla v11.4s, v22.4s, v0.s[1]
    fmla v10.4s, v23.4s, v0.s[1]
    fmla v9.4s, v22.4s, v1.s[1]
    fmla v8.4s, v23.4s, v1.s[1]
    fmla v31.4s, v22.4s, v2.s[1]
    fmla v30.4s, v23.4s, v2.s[1]
    fmla v29.4s, v22.4s, v3.s[1]
    fmla v28.4s, v23.4s, v3.s[1]
    fmla v27.4s, v22.4s, v16.s[1]
    fmla v26.4s, v23.4s, v16.s[1]
    fmla v25.4s, v22.4s, v17.s[1]
    fmla v24.4s, v23.4s, v17.s[1]
    fmla v11.4s, v4.4s, v0.s[2]
    fmla v10.4s, v5.4s, v0.s[2]
    fmla v9.4s, v4.4s, v1.s[2]
    fmla v8.4s, v5.4s, v1.s[2]
    fmla v31.4s, v4.4s, v2.s[2]
    fmla v30.4s, v5.4s, v2.s[2]
    fmla v29.4s, v4.4s, v3.s[2]
    fmla v28.4s, v5.4s, v3.s[2]
    fmla v27.4s, v4.4s, v16.s[2]
    fmla v26.4s, v5.4s, v16.s[2]
    fmla v25.4s, v4.4s, v17.s[2]
    fmla v24.4s, v5.4s, v17.s[2]
    fmla v11.4s, v6.4s, v0.s[3]
    fmla v10.4s, v7.4s, v0.s[3]
    fmla v9.4s, v6.4s, v1.s[3]
    fmla v8.4s, v7.4s, v1.s[3]
    fmla v31.4s, v6.4s, v2.s[3]
    fmla v30.4s, v7.4s, v2.s[3]
    fmla v29.4s, v6.4s, v3.s[3]
    fmla v28.4s, v7.4s, v3.s[3]
    fmla v27.4s, v6.4s, v16.s[3]
    fmla v26.4s, v7.4s, v16.s[3]
    fmla v25.4s, v6.4s, v17.s[3]
    fmla v24.4s, v7.4s, v17.s[3]
    cbnz x6, .Lloop_41
.Lloop_end_40:
    lsr x6, x0, #2
    ubfx x0, x0, #0, #2
    cbz x6, .Lloop_end_42
.Lloop_43:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    sub x6, x6, #1
    ldp q20, q21, [x1], #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v11.4s, v16.4s, v0.s[0]
    fmla v10.4s, v17.4s, v0.s[0]
    fmla v9.4s, v16.4s, v1.s[0]
    fmla v8.4s, v17.4s, v1.s[0]
    fmla v31.4s, v16.4s, v2.s[0]
    fmla v30.4s, v17.4s, v2.s[0]
    fmla v29.4s, v16.4s, v3.s[0]
    fmla v28.4s, v17.4s, v3.s[0]
    fmla v27.4s, v16.4s, v20.s[0]
    fmla v26.4s, v17.4s, v20.s[0]
    fmla v25.4s, v16.4s, v21.s[0]
    fmla v24.4s, v17.4s, v21.s[0]
    fmla v11.4s, v18.4s, v0.s[1]
    fmla v10.4s, v19.4s, v0.s[1]
    fmla v9.4s, v18.4s, v1.s[1]
    fmla v8.4s, v19.4s, v1.s[1]
    fmla v31.4s, v18.4s, v2.s[1]
    fmla v30.4s, v19.4s, v2.s[1]
    fmla v29.4s, v18.4s, v3.s[1]
    fmla v28.4s, v19.4s, v3.s[1]
    fmla v27.4s, v18.4s, v20.s[1]
    fmla v26.4s, v19.4s, v20.s[1]
    fmla v25.4s, v18.4s, v21.s[1]
    fmla v24.4s, v19.4s, v21.s[1]
    fmla v11.4s, v4.4s, v0.s[2]
    fmla v10.4s, v5.4s, v0.s[2]
    fmla v9.4s, v4.4s, v1.s[2]
    fmla v8.4s, v5.4s, v1.s[2]
    fmla v31.4s, v4.4s, v2.s[2]
    fmla v30.4s, v5.4s, v2.s[2]
    fmla v29.4s, v4.4s, v3.s[2]
    fmla v28.4s, v5.4s, v3.s[2]
    fmla v27.4s, v4.4s, v20.s[2]
    fmla v26.4s, v5.4s, v20.s[2]
    fmla v25.4s, v4.4s, v21.s[2]
    fmla v24.4s, v5.4s, v21.s[2]
    fmla v11.4s, v6.4s, v0.s[3]
    fmla v10.4s, v7.4s, v0.s[3]
    fmla v9.4s, v6.4s, v1.s[3]
    fmla v8.4s, v7.4s, v1.s[3]
    fmla v31.4s, v6.4s, v2.s[3]
    fmla v30.4s, v7.4s, v2.s[3]
    fmla v29.4s, v6.4s, v3.s[3]
    fmla v28.4s, v7.4s, v3.s[3]
    fmla v27.4s, v6.4s, v20.s[3]
    fmla v26.4s, v7.4s, v20.s[3]
    fmla v25.4s, v6.4s, v21.s[3]
    fmla v24.4s, v7.4s, v21.s[3]
    cbnz x6, .Lloop_43
.Lloop_end_42:
    cbz x0, .Lloop_end_44
.Lloop_45:
    ldp q0, q1, [x2]
    ldr s2, [x1]
    sub x0, x0, #1
    add x2, x2, #32
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    ldr s5, [x1, #48]
    ldr s6, [x1, #64]
    ldr s7, [x1, #80]
    add x1, x1, #4
    fmla v11.4s, v0.4s, v2.s[0]
    fmla v10.4s, v1.4s, v2.s[0]
    fmla v9.4s, v0.4s, v3.s[0]
    fmla v8.4s, v1.4s, v3.s[0]
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v30.4s, v1.4s, v4.s[0]
    fmla v29.4s, v0.4s, v5.s[0]
    fmla v28.4s, v1.4s, v5.s[0]
    fmla v27.4s, v0.4s, v6.s[0]
    fmla v26.4s, v1.4s, v6.s[0]
    fmla v25.4s, v0.4s, v7.s[0]
    fmla v24.4s, v1.4s, v7.s[0]
    cbnz x0, .Lloop_45
.Lloop_end_44:
    cbnz x5, .Lotherwise_46
    str q11, [x3]
    str q10, [x3, #16]
    add x3, x3, x4, lsl #2
    str q9, [x3]
    str q8, [x3, #16]
    add x3, x3, x4, lsl #2
    str q31, [x3]
    str q30, [x3, #16]
    add x3, x3, x4, lsl #2
    str q29, [x3]
    str q28, [x3, #16]
    add x3, x3, x4, lsl #2
    str q27, [x3]
    str q26, [x3, #16]
    add x3, x3, x4, lsl #2
    str q25, [x3]
    str q24, [x3, #16]
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
    fadd v11.4s, v11.4s, v0.4s
    fadd v10.4s, v10.4s, v1.4s
    ldp q0, q1, [x0]
    fadd v9.4s, v9.4s, v2.4s
    fadd v8.4s, v8.4s, v3.4s
    fadd v31.4s, v31.4s, v4.4s
    fadd v30.4s, v30.4s, v5.4s
    fadd v29.4s, v29.4s, v6.4s
    fadd v28.4s, v28.4s, v7.4s
    str q11, [x3]
    str q10, [x3, #16]
    add x3, x3, x4, lsl #2
    fadd v27.4s, v27.4s, v16.4s
    fadd v26.4s, v26.4s, v17.4s
    str q9, [x3]
    str q8, [x3, #16]
    add x3, x3, x4, lsl #2
    fadd v25.4s, v25.4s, v0.4s
    fadd v24.4s, v24.4s, v1.4s
    str q31, [x3]
    str q30, [x3, #16]
    add x3, x3, x4, lsl #2
    str q29, [x3]
    str q28, [x3, #16]
    add x3, x3, x4, lsl #2
    str q27, [x3]
    str q26, [x3, #16]
    add x3, x3, x4, lsl #2
    str q25, [x3]
    str q24, [x3, #16]
.Lend_47:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_tuple_gemm_6x8__aarch64_neon, . - nnp_tuple_gemm_6x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_7x8__aarch64_neon
    .type nnp_tuple_gemm_7x8__aarch64_neon, %function
nnp_tuple_gemm_7x8__aarch64_neon:
    sub sp, sp, #48
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    movi v13.4s, #0
    lsr x6, x0, #4
    movi v12.4s, #0
    movi v11.4s, #0
    movi v10.4s, #0
    ubfx x0, x0, #0, #4
    movi v9.4s, #0
    movi v8.4s, #0
    movi v31.4s, #0
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    movi v27.4s, #0
    movi v26.4s, #0
    movi v25.4s, #0
    movi v24.4s, #0
    cbz x6, .Lloop_end_48
.Lloop_49:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    sub x6, x6, #1
    ldp q18, q16, [x1], #32
    fmla v13.4s, v0.4s, v4.s[0]
    fmla v12.4s, v1.4s, v4.s[0]
    fmla v11.4s, v0.4s, v5.s[0]
    fmla v10.4s, v1.4s, v5.s[0]
    fmla v9.4s, v0.4s, v6.s[0]
    fmla v8.4s, v1.4s, v6.s[0]
    fmla v31.4s, v0.4s, v7.s[0]
    fmla v30.4s, v1.4s, v7.s[0]
    fmla v29.4s, v0.4s, v18.s[0]
    fmla v28.4s, v1.4s, v18.s[0]
    fmla v27.4s, v0.4s, v16.s[0]
    fmla v26.4s, v1.4s, v16.s[0]
    fmla v13.4s, v2.4s, v4.s[1]
    fmla v12.4s, v3.4s, v4.s[1]
    fmla v11.4s, v2.4s, v5.s[1]
    fmla v10.4s, v3.4s, v5.s[1]
    fmla v9.4s, v2.4s, v6.s[1]
    fmla v8.4s, v3.4s, v6.s[1]
    fmla v31.4s, v2.4s, v7.s[1]
    fmla v30.4s, v3.4s, v7.s[1]
    fmla v29.4s, v2.4s, v18.s[1]
    fmla v28.4s, v3.4s, v18.s[1]
    fmla v27.4s, v2.4s, v16.s[1]
    fmla v26.4s, v3.4s, v16.s[1]
    ldr q17, [x1], #32
    fmla v25.4s, v0.4s, v17.s[0]
    fmla v24.4s, v1.4s, v17.s[0]
    fmla v25.4s, v2.4s, v17.s[1]
    fmla v24.4s, v3.4s, v17.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v13.4s, v0.4s, v4.s[2]
    fmla v12.4s, v1.4s, v4.s[2]
    fmla v11.4s, v0.4s, v5.s[2]
    fmla v10.4s, v1.4s, v5.s[2]
    fmla v9.4s, v0.4s, v6.s[2]
    fmla v8.4s, v1.4s, v6.s[2]
    fmla v31.4s, v0.4s, v7.s[2]
    fmla v30.4s, v1.4s, v7.s[2]
    fmla v29.4s, v0.4s, v18.s[2]
    fmla v28.4s, v1.4s, v18.s[2]
    fmla v27.4s, v0.4s, v16.s[2]
    fmla v26.4s, v1.4s, v16.s[2]
    fmla v25.4s, v0.4s, v17.s[2]
    fmla v24.4s, v1.4s, v17.s[2]
    fmla v13.4s, v2.4s, v4.s[3]
    fmla v12.4s, v3.4s, v4.s[3]
    fmla v11.4s, v2.4s, v5.s[3]
    fmla v10.4s, v3.4s, v5.s[3]
    fmla v9.4s, v2.4s, v6.s[3]
    fmla v8.4s, v3.4s, v6.s[3]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    fmla v31.4s, v2.4s, v7.s[3]
    fmla v30.4s, v3.4s, v7.s[3]
    fmla v29.4s, v2.4s, v18.s[3]
    fmla v28.4s, v3.4s, v18.s[3]
    ldp q4, q6, [x1], #32
    fmla v27.4s, v2.4s, v16.s[3]
    fmla v26.4s, v3.4s, v16.s[3]
    ldr q5, [x1], #32
    fmla v25.4s, v2.4s, v17.s[3]
    fmla v24.4s, v3.4s, v17.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v13.4s, v0.4s, v20.s[0]
    fmla v12.4s, v1.4s, v20.s[0]
    fmla v11.4s, v0.4s, v21.s[0]
    fmla v10.4s, v1.4s, v21.s[0]
    fmla v9.4s, v0.4s, v22.s[0]
    fmla v8.4s, v1.4s, v22.s[0]
    fmla v31.4s, v0.4s, v23.s[0]
    fmla v30.4s, v1.4s, v23.s[0]
    fmla v29.4s, v0.4s, v4.s[0]
    fmla v28.4s, v1.4s, v4.s[0]
    fmla v27.4s, v0.4s, v6.s[0]
    fmla v26.4s, v1.4s, v6.s[0]
    fmla v25.4s, v0.4s, v5.s[0]
    fmla v24.4s, v1.4s, v5.s[0]
    fmla v13.4s, v2.4s, v20.s[1]
    fmla v12.4s, v3.4s, v20.s[1]
    fmla v11.4s, v2.4s, v21.s[1]
    fmla v10.4s, v3.4s, v21.s[1]
    fmla v9.4s, v2.4s, v22.s[1]
    fmla v8.4s, v3.4s, v22.s[1]
    fmla v31.4s, v2.4s, v23.s[1]
    fmla v30.4s, v3.4s, v23.s[1]
    fmla v29.4s, v2.4s, v4.s[1]
    fmla v28.4s, v3.4s, v4.s[1]
    fmla v27.4s, v2.4s, v6.s[1]
    fmla v26.4s, v3.4s, v6.s[1]
    fmla v25.4s, v2.4s, v5.s[1]
    fmla v24.4s, v3.4s, v5.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v13.4s, v0.4s, v20.s[2]
    fmla v12.4s, v1.4s, v20.s[2]
    fmla v11.4s, v0.4s, v21.s[2]
    fmla v10.4s, v1.4s, v21.s[2]
    fmla v9.4s, v0.4s, v22.s[2]
    fmla v8.4s, v1.4s, v22.s[2]
    fmla v31.4s, v0.4s, v23.s[2]
    fmla v30.4s, v1.4s, v23.s[2]
    fmla v29.4s, v0.4s, v4.s[2]
    fmla v28.4s, v1.4s, v4.s[2]
    fmla v27.4s, v0.4s, v6.s[2]
    fmla v26.4s, v1.4s, v6.s[2]
    fmla v25.4s, v0.4s, v5.s[2]
    fmla v24.4s, v1.4s, v5.s[2]
    fmla v13.4s, v2.4s, v20.s[3]
    fmla v12.4s, v3.4s, v20.s[3]
    fmla v11.4s, v2.4s, v21.s[3]
    fmla v10.4s, v3.4s, v21.s[3]
    fmla v9.4s, v2.4s, v22.s[3]
    fmla v8.4s, v3.4s, v22.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1], #64
    fmla v31.4s, v2.4s, v23.s[3]
    fmla v30.4s, v3.4s, v23.s[3]
    fmla v29.4s, v2.4s, v4.s[3]
    fmla v28.4s, v3.4s, v4.s[3]
    ldp q22, q21, [x1], #32
    fmla v27.4s, v2.4s, v6.s[3]
    fmla v26.4s, v3.4s, v6.s[3]
    ldr q20, [x1], #32
    fmla v25.4s, v2.4s, v5.s[3]
    fmla v24.4s, v3.4s, v5.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v13.4s, v0.4s, v16.s[0]
    fmla v12.4s, v1.4s, v16.s[0]
    fmla v11.4s, v0.4s, v17.s[0]
    fmla v10.4s, v1.4s, v17.s[0]
    fmla v9.4s, v0.4s, v18.s[0]
    fmla v8.4s, v1.4s, v18.s[0]
    fmla v31.4s, v0.4s, v19.s[0]
    fmla v30.4s, v1.4s, v19.s[0]
    fmla v29.4s, v0.4s, v22.s[0]
    fmla v28.4s, v1.4s, v22.s[0]
    fmla v27.4s, v0.4s, v21.s[0]
    fmla v26.4s, v1.4s, v21.s[0]
    fmla v25.4s, v0.4s, v20.s[0]
    fmla v24.4s, v1.4s, v20.s[0]
    fmla v13.4s, v2.4s, v16.s[1]
    fmla v12.4s, v3.4s, v16.s[1]
    fmla v11.4s, v2.4s, v17.s[1]
    fmla v10.4s, v3.4s, v17.s[1]
    fmla v9.4s, v2.4s, v18.s[1]
    fmla v8.4s, v3.4s, v18.s[1]
    fmla v31.4s, v2.4s, v19.s[1]
    fmla v30.4s, v3.4s, v19.s[1]
    fmla v29.4s, v2.4s, v22.s[1]
    fmla v28.4s, v3.4s, v22.s[1]
    fmla v27.4s, v2.4s, v21.s[1]
    fmla v26.4s, v3.4s, v21.s[1]
    fmla v25.4s, v2.4s, v20.s[1]
    fmla v24.4s, v3.4s, v20.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v13.4s, v0.4s, v16.s[2]
    fmla v12.4s, v1.4s, v16.s[2]
    fmla v11.4s, v0.4s, v17.s[2]
    fmla v10.4s, v1.4s, v17.s[2]
    fmla v9.4s, v0.4s, v18.s[2]
    fmla v8.4s, v1.4s, v18.s[2]
    fmla v31.4s, v0.4s, v19.s[2]
    fmla v30.4s, v1.4s, v19.s[2]
    fmla v29.4s, v0.4s, v22.s[2]
    fmla v28.4s, v1.4s, v22.s[2]
    fmla v27.4s, v0.4s, v21.s[2]
    fmla v26.4s, v1.4s, v21.s[2]
    fmla v25.4s, v0.4s, v20.s[2]
    fmla v24.4s, v1.4s, v20.s[2]
    fmla v13.4s, v2.4s, v16.s[3]
    fmla v12.4s, v3.4s, v16.s[3]
    fmla v11.4s, v2.4s, v17.s[3]
    fmla v10.4s, v3.4s, v17.s[3]
    fmla v9.4s, v2.4s, v18.s[3]
    fmla v8.4s, v3.4s, v18.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    fmla v31.4s, v2.4s, v19.s[3]
    fmla v30.4s, v3.4s, v19.s[3]
    fmla v29.4s, v2.4s, v22.s[3]
    fmla v28.4s, v3.4s, v22.s[3]
    ldp q16, q17, [x1], #32
    fmla v27.4s, v2.4s, v21.s[3]
    fmla v26.4s, v3.4s, v21.s[3]
    ldr q18, [x1], #32
    fmla v25.4s, v2.4s, v20.s[3]
    fmla v24.4s, v3.4s, v20.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v13.4s, v0.4s, v4.s[0]
    fmla v12.4s, v1.4s, v4.s[0]
    fmla v11.4s, v0.4s, v5.s[0]
    fmla v10.4s, v1.4s, v5.s[0]
    fmla v9.4s, v0.4s, v6.s[0]
    fmla v8.4s, v1.4s, v6.s[0]
    fmla v31.4s, v0.4s, v7.s[0]
    fmla v30.4s, v1.4s, v7.s[0]
    fmla v29.4s, v0.4s, v16.s[0]
    fmla v28.4s, v1.4s, v16.s[0]
    fmla v27.4s, v0.4s, v17.s[0]
    fmla v26.4s, v1.4s, v17.s[0]
    fmla v25.4s, v0.4s, v18.s[0]
    fmla v24.4s, v1.4s, v18.s[0]
    fmla v13.4s, v2.4s, v4.s[1]
    fmla v12.4s, v3.4s, v4.s[1]
    fmla v11.4s, v2.4s, v5.s[1]
    fmla v10.4s, v3.4s, v5.s[1]
    fmla v9.4s, v2.4s, v6.s[1]
    fmla v8.4s, v3.4s, v6.s[1]
    fmla v31.4s, v2.4s, v7.s[1]
    fmla v30.4s, v3.4s, v7.s[1]
    fmla v29.4s, v2.4s, v16.s[1]
    fmla v28.4s, v3.4s, v16.s[1]
    fmla v27.4s, v2.4s, v17.s[1]
    fmla v26.4s, v3.4s, v17.s[1]
    fmla v25.4s, v2.4s, v18.s[1]
    fmla v24.4s, v3.4s, v18.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v13.4s, v0.4s, v4.s[2]
    fmla v12.4s, v1.4s, v4.s[2]
    fmla v11.4s, v0.4s, v5.s[2]
    fmla v10.4s, v1.4s, v5.s[2]
    fmla v9.4s, v0.4s, v6.s[2]
    fmla v8.4s, v1.4s, v6.s[2]
    fmla v31.4s, v0.4s, v7.s[2]
    fmla v30.4s, v1.4s, v7.s[2]
    fmla v29.4s, v0.4s, v16.s[2]
    fmla v28.4s, v1.4s, v16.s[2]
    fmla v27.4s, v0.4s, v17.s[2]
    fmla v26.4s, v1.4s, v17.s[2]
    fmla v25.4s, v0.4s, v18.s[2]
    fmla v24.4s, v1.4s, v18.s[2]
    fmla v13.4s, v2.4s, v4.s[3]
    fmla v12.4s, v3.4s, v4.s[3]
    fmla v11.4s, v2.4s, v5.s[3]
    fmla v10.4s, v3.4s, v5.s[3]
    fmla v9.4s, v2.4s, v6.s[3]
    fmla v8.4s, v3.4s, v6.s[3]
    fmla v31.4s, v2.4s, v7.s[3]
    fmla v30.4s, v3.4s, v7.s[3]
    fmla v29.4s, v2.4s, v16.s[3]
    fmla v28.4s, v3.4s, v16.s[3]
    fmla v27.4s, v2.4s, v17.s[3]
    fmla v26.4s, v3.4s, v17.s[3]
    fmla v25.4s, v2.4s, v18.s[3]
    fmla v24.4s, v3.4s, v18.s[3]
    cbnz x6, .Lloop_49
.Lloop_end_48:
    lsr x6, x0, #2
    ubfx x0, x0, #0, #2
    cbz x6, .Lloop_end_50
.Lloop_51:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    sub x6, x6, #1
    ldp q16, q17, [x1], #32
    fmla v13.4s, v0.4s, v4.s[0]
    fmla v12.4s, v1.4s, v4.s[0]
    fmla v11.4s, v0.4s, v5.s[0]
    fmla v10.4s, v1.4s, v5.s[0]
    fmla v9.4s, v0.4s, v6.s[0]
    fmla v8.4s, v1.4s, v6.s[0]
    fmla v31.4s, v0.4s, v7.s[0]
    fmla v30.4s, v1.4s, v7.s[0]
    fmla v29.4s, v0.4s, v16.s[0]
    fmla v28.4s, v1.4s, v16.s[0]
    fmla v27.4s, v0.4s, v17.s[0]
    fmla v26.4s, v1.4s, v17.s[0]
    fmla v13.4s, v2.4s, v4.s[1]
    fmla v12.4s, v3.4s, v4.s[1]
    fmla v11.4s, v2.4s, v5.s[1]
    fmla v10.4s, v3.4s, v5.s[1]
    fmla v9.4s, v2.4s, v6.s[1]
    fmla v8.4s, v3.4s, v6.s[1]
    fmla v31.4s, v2.4s, v7.s[1]
    fmla v30.4s, v3.4s, v7.s[1]
    fmla v29.4s, v2.4s, v16.s[1]
    fmla v28.4s, v3.4s, v16.s[1]
    fmla v27.4s, v2.4s, v17.s[1]
    fmla v26.4s, v3.4s, v17.s[1]
    ldr q18, [x1], #32
    fmla v25.4s, v0.4s, v18.s[0]
    fmla v24.4s, v1.4s, v18.s[0]
    fmla v25.4s, v2.4s, v18.s[1]
    fmla v24.4s, v3.4s, v18.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v13.4s, v0.4s, v4.s[2]
    fmla v12.4s, v1.4s, v4.s[2]
    fmla v11.4s, v0.4s, v5.s[2]
    fmla v10.4s, v1.4s, v5.s[2]
    fmla v9.4s, v0.4s, v6.s[2]
    fmla v8.4s, v1.4s, v6.s[2]
    fmla v31.4s, v0.4s, v7.s[2]
    fmla v30.4s, v1.4s, v7.s[2]
    fmla v29.4s, v0.4s, v16.s[2]
    fmla v28.4s, v1.4s, v16.s[2]
    fmla v27.4s, v0.4s, v17.s[2]
    fmla v26.4s, v1.4s, v17.s[2]
    fmla v25.4s, v0.4s, v18.s[2]
    fmla v24.4s, v1.4s, v18.s[2]
    fmla v13.4s, v2.4s, v4.s[3]
    fmla v12.4s, v3.4s, v4.s[3]
    fmla v11.4s, v2.4s, v5.s[3]
    fmla v10.4s, v3.4s, v5.s[3]
    fmla v9.4s, v2.4s, v6.s[3]
    fmla v8.4s, v3.4s, v6.s[3]
    fmla v31.4s, v2.4s, v7.s[3]
    fmla v30.4s, v3.4s, v7.s[3]
    fmla v29.4s, v2.4s, v16.s[3]
    fmla v28.4s, v3.4s, v16.s[3]
    fmla v27.4s, v2.4s, v17.s[3]
    fmla v26.4s, v3.4s, v17.s[3]
    fmla v25.4s, v2.4s, v18.s[3]
    fmla v24.4s, v3.4s, v18.s[3]
    cbnz x6, .Lloop_51
.Lloop_end_50:
    cbz x0, .Lloop_end_52
.Lloop_53:
    ldp q0, q1, [x2]
    ldr s2, [x1]
    sub x0, x0, #1
    add x2, x2, #32
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    ldr s5, [x1, #48]
    ldr s6, [x1, #64]
    ldr s7, [x1, #80]
    ldr s16, [x1, #96]
    add x1, x1, #4
    fmla v13.4s, v0.4s, v2.s[0]
    fmla v12.4s, v1.4s, v2.s[0]
    fmla v11.4s, v0.4s, v3.s[0]
    fmla v10.4s, v1.4s, v3.s[0]
    fmla v9.4s, v0.4s, v4.s[0]
    fmla v8.4s, v1.4s, v4.s[0]
    fmla v31.4s, v0.4s, v5.s[0]
    fmla v30.4s, v1.4s, v5.s[0]
    fmla v29.4s, v0.4s, v6.s[0]
    fmla v28.4s, v1.4s, v6.s[0]
    fmla v27.4s, v0.4s, v7.s[0]
    fmla v26.4s, v1.4s, v7.s[0]
    fmla v25.4s, v0.4s, v16.s[0]
    fmla v24.4s, v1.4s, v16.s[0]
    cbnz x0, .Lloop_53
.Lloop_end_52:
    cbnz x5, .Lotherwise_54
    str q13, [x3]
    str q12, [x3, #16]
    add x3, x3, x4, lsl #2
    str q11, [x3]
    str q10, [x3, #16]
    add x3, x3, x4, lsl #2
    str q9, [x3]
    str q8, [x3, #16]
    add x3, x3, x4, lsl #2
    str q31, [x3]
    str q30, [x3, #16]
    add x3, x3, x4, lsl #2
    str q29, [x3]
    str q28, [x3, #16]
    add x3, x3, x4, lsl #2
    str q27, [x3]
    str q26, [x3, #16]
    add x3, x3, x4, lsl #2
    str q25, [x3]
    str q24, [x3, #16]
    b .Lend_55
.Lotherwise_54:
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
    fadd v13.4s, v13.4s, v0.4s
    fadd v12.4s, v12.4s, v1.4s
    ldp q0, q1, [x0]
    add x0, x0, x4, lsl #2
    fadd v11.4s, v11.4s, v2.4s
    fadd v10.4s, v10.4s, v3.4s
    ldp q2, q3, [x0]
    fadd v9.4s, v9.4s, v4.4s
    fadd v8.4s, v8.4s, v5.4s
    fadd v31.4s, v31.4s, v6.4s
    fadd v30.4s, v30.4s, v7.4s
    str q13, [x3]
    str q12, [x3, #16]
    add x3, x3, x4, lsl #2
    fadd v29.4s, v29.4s, v16.4s
    fadd v28.4s, v28.4s, v17.4s
    str q11, [x3]
    str q10, [x3, #16]
    add x3, x3, x4, lsl #2
    fadd v27.4s, v27.4s, v0.4s
    fadd v26.4s, v26.4s, v1.4s
    str q9, [x3]
    str q8, [x3, #16]
    add x3, x3, x4, lsl #2
    fadd v25.4s, v25.4s, v2.4s
    fadd v24.4s, v24.4s, v3.4s
    str q31, [x3]
    str q30, [x3, #16]
    add x3, x3, x4, lsl #2
    str q29, [x3]
    str q28, [x3, #16]
    add x3, x3, x4, lsl #2
    str q27, [x3]
    str q26, [x3, #16]
    add x3, x3, x4, lsl #2
    str q25, [x3]
    str q24, [x3, #16]
.Lend_55:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    add sp, sp, #48
    ret
    .size nnp_tuple_gemm_7x8__aarch64_neon, . - nnp_tuple_gemm_7x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_8x8__aarch64_neon
    .type nnp_tuple_gemm_8x8__aarch64_neon, %function
nnp_tuple_gemm_8x8__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    movi v15.4s, #0
    lsr x6, x0, #4
    movi v14.4s, #0
    movi v13.4s, #0
    movi v12.4s, #0
    ubfx x0, x0, #0, #4
    movi v11.4s, #0
    movi v10.4s, #0
    movi v9.4s, #0
    movi v8.4s, #0
    movi v31.4s, #0
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    movi v27.4s, #0
    movi v26.4s, #0
    movi v25.4s, #0
    movi v24.4s, #0
    cbz x6, .Lloop_end_56
.Lloop_57:
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    sub x6, x6, #1
    fmla v15.4s, v0.4s, v20.s[0]
    fmla v14.4s, v1.4s, v20.s[0]
    fmla v13.4s, v0.4s, v21.s[0]
    fmla v12.4s, v1.4s, v21.s[0]
    fmla v11.4s, v0.4s, v22.s[0]
    fmla v10.4s, v1.4s, v22.s[0]
    fmla v9.4s, v0.4s, v23.s[0]
    fmla v8.4s, v1.4s, v23.s[0]
    fmla v15.4s, v2.4s, v20.s[1]
    fmla v14.4s, v3.4s, v20.s[1]
    fmla v13.4s, v2.4s, v21.s[1]
    fmla v12.4s, v3.4s, v21.s[1]
    fmla v11.4s, v2.4s, v22.s[1]
    fmla v10.4s, v3.4s, v22.s[1]
    fmla v9.4s, v2.4s, v23.s[1]
    fmla v8.4s, v3.4s, v23.s[1]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1], #64
    fmla v31.4s, v0.4s, v16.s[0]
    fmla v30.4s, v1.4s, v16.s[0]
    fmla v29.4s, v0.4s, v17.s[0]
    fmla v28.4s, v1.4s, v17.s[0]
    fmla v27.4s, v0.4s, v18.s[0]
    fmla v26.4s, v1.4s, v18.s[0]
    fmla v25.4s, v0.4s, v19.s[0]
    fmla v24.4s, v1.4s, v19.s[0]
    fmla v31.4s, v2.4s, v16.s[1]
    fmla v30.4s, v3.4s, v16.s[1]
    fmla v29.4s, v2.4s, v17.s[1]
    fmla v28.4s, v3.4s, v17.s[1]
    fmla v27.4s, v2.4s, v18.s[1]
    fmla v26.4s, v3.4s, v18.s[1]
    fmla v25.4s, v2.4s, v19.s[1]
    fmla v24.4s, v3.4s, v19.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v15.4s, v4.4s, v20.s[2]
    fmla v14.4s, v5.4s, v20.s[2]
    fmla v13.4s, v4.4s, v21.s[2]
    fmla v12.4s, v5.4s, v21.s[2]
    fmla v11.4s, v4.4s, v22.s[2]
    fmla v10.4s, v5.4s, v22.s[2]
    fmla v9.4s, v4.4s, v23.s[2]
    fmla v8.4s, v5.4s, v23.s[2]
    fmla v31.4s, v4.4s, v16.s[2]
    fmla v30.4s, v5.4s, v16.s[2]
    fmla v29.4s, v4.4s, v17.s[2]
    fmla v28.4s, v5.4s, v17.s[2]
    fmla v27.4s, v4.4s, v18.s[2]
    fmla v26.4s, v5.4s, v18.s[2]
    fmla v25.4s, v4.4s, v19.s[2]
    fmla v24.4s, v5.4s, v19.s[2]
    fmla v15.4s, v6.4s, v20.s[3]
    fmla v14.4s, v7.4s, v20.s[3]
    fmla v13.4s, v6.4s, v21.s[3]
    fmla v12.4s, v7.4s, v21.s[3]
    fmla v11.4s, v6.4s, v22.s[3]
    fmla v10.4s, v7.4s, v22.s[3]
    fmla v9.4s, v6.4s, v23.s[3]
    fmla v8.4s, v7.4s, v23.s[3]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    fmla v31.4s, v6.4s, v16.s[3]
    fmla v30.4s, v7.4s, v16.s[3]
    fmla v29.4s, v6.4s, v17.s[3]
    fmla v28.4s, v7.4s, v17.s[3]
    fmla v27.4s, v6.4s, v18.s[3]
    fmla v26.4s, v7.4s, v18.s[3]
    fmla v25.4s, v6.4s, v19.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v24.4s, v7.4s, v19.s[3]
    fmla v15.4s, v0.4s, v20.s[0]
    fmla v14.4s, v1.4s, v20.s[0]
    fmla v13.4s, v0.4s, v21.s[0]
    fmla v12.4s, v1.4s, v21.s[0]
    fmla v11.4s, v0.4s, v22.s[0]
    fmla v10.4s, v1.4s, v22.s[0]
    fmla v9.4s, v0.4s, v23.s[0]
    fmla v8.4s, v1.4s, v23.s[0]
    fmla v15.4s, v2.4s, v20.s[1]
    fmla v14.4s, v3.4s, v20.s[1]
    fmla v13.4s, v2.4s, v21.s[1]
    fmla v12.4s, v3.4s, v21.s[1]
    fmla v11.4s, v2.4s, v22.s[1]
    fmla v10.4s, v3.4s, v22.s[1]
    fmla v9.4s, v2.4s, v23.s[1]
    fmla v8.4s, v3.4s, v23.s[1]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1], #64
    fmla v31.4s, v0.4s, v16.s[0]
    fmla v30.4s, v1.4s, v16.s[0]
    fmla v29.4s, v0.4s, v17.s[0]
    fmla v28.4s, v1.4s, v17.s[0]
    fmla v27.4s, v0.4s, v18.s[0]
    fmla v26.4s, v1.4s, v18.s[0]
    fmla v25.4s, v0.4s, v19.s[0]
    fmla v24.4s, v1.4s, v19.s[0]
    fmla v31.4s, v2.4s, v16.s[1]
    fmla v30.4s, v3.4s, v16.s[1]
    fmla v29.4s, v2.4s, v17.s[1]
    fmla v28.4s, v3.4s, v17.s[1]
    fmla v27.4s, v2.4s, v18.s[1]
    fmla v26.4s, v3.4s, v18.s[1]
    fmla v25.4s, v2.4s, v19.s[1]
    fmla v24.4s, v3.4s, v19.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v15.4s, v4.4s, v20.s[2]
    fmla v14.4s, v5.4s, v20.s[2]
    fmla v13.4s, v4.4s, v21.s[2]
    fmla v12.4s, v5.4s, v21.s[2]
    fmla v11.4s, v4.4s, v22.s[2]
    fmla v10.4s, v5.4s, v22.s[2]
    fmla v9.4s, v4.4s, v23.s[2]
    fmla v8.4s, v5.4s, v23.s[2]
    fmla v31.4s, v4.4s, v16.s[2]
    fmla v30.4s, v5.4s, v16.s[2]
    fmla v29.4s, v4.4s, v17.s[2]
    fmla v28.4s, v5.4s, v17.s[2]
    fmla v27.4s, v4.4s, v18.s[2]
    fmla v26.4s, v5.4s, v18.s[2]
    fmla v25.4s, v4.4s, v19.s[2]
    fmla v24.4s, v5.4s, v19.s[2]
    fmla v15.4s, v6.4s, v20.s[3]
    fmla v14.4s, v7.4s, v20.s[3]
    fmla v13.4s, v6.4s, v21.s[3]
    fmla v12.4s, v7.4s, v21.s[3]
    fmla v11.4s, v6.4s, v22.s[3]
    fmla v10.4s, v7.4s, v22.s[3]
    fmla v9.4s, v6.4s, v23.s[3]
    fmla v8.4s, v7.4s, v23.s[3]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    fmla v31.4s, v6.4s, v16.s[3]
    fmla v30.4s, v7.4s, v16.s[3]
    fmla v29.4s, v6.4s, v17.s[3]
    fmla v28.4s, v7.4s, v17.s[3]
    fmla v27.4s, v6.4s, v18.s[3]
    fmla v26.4s, v7.4s, v18.s[3]
    fmla v25.4s, v6.4s, v19.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v24.4s, v7.4s, v19.s[3]
    fmla v15.4s, v0.4s, v20.s[0]
    fmla v14.4s, v1.4s, v20.s[0]
    fmla v13.4s, v0.4s, v21.s[0]
    fmla v12.4s, v1.4s, v21.s[0]
    fmla v11.4s, v0.4s, v22.s[0]
    fmla v10.4s, v1.4s, v22.s[0]
    fmla v9.4s, v0.4s, v23.s[0]
    fmla v8.4s, v1.4s, v23.s[0]
    fmla v15.4s, v2.4s, v20.s[1]
    fmla v14.4s, v3.4s, v20.s[1]
    fmla v13.4s, v2.4s, v21.s[1]
    fmla v12.4s, v3.4s, v21.s[1]
    fmla v11.4s, v2.4s, v22.s[1]
    fmla v10.4s, v3.4s, v22.s[1]
    fmla v9.4s, v2.4s, v23.s[1]
    fmla v8.4s, v3.4s, v23.s[1]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1], #64
    fmla v31.4s, v0.4s, v16.s[0]
    fmla v30.4s, v1.4s, v16.s[0]
    fmla v29.4s, v0.4s, v17.s[0]
    fmla v28.4s, v1.4s, v17.s[0]
    fmla v27.4s, v0.4s, v18.s[0]
    fmla v26.4s, v1.4s, v18.s[0]
    fmla v25.4s, v0.4s, v19.s[0]
    fmla v24.4s, v1.4s, v19.s[0]
    fmla v31.4s, v2.4s, v16.s[1]
    fmla v30.4s, v3.4s, v16.s[1]
    fmla v29.4s, v2.4s, v17.s[1]
    fmla v28.4s, v3.4s, v17.s[1]
    fmla v27.4s, v2.4s, v18.s[1]
    fmla v26.4s, v3.4s, v18.s[1]
    fmla v25.4s, v2.4s, v19.s[1]
    fmla v24.4s, v3.4s, v19.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v15.4s, v4.4s, v20.s[2]
    fmla v14.4s, v5.4s, v20.s[2]
    fmla v13.4s, v4.4s, v21.s[2]
    fmla v12.4s, v5.4s, v21.s[2]
    fmla v11.4s, v4.4s, v22.s[2]
    fmla v10.4s, v5.4s, v22.s[2]
    fmla v9.4s, v4.4s, v23.s[2]
    fmla v8.4s, v5.4s, v23.s[2]
    fmla v31.4s, v4.4s, v16.s[2]
    fmla v30.4s, v5.4s, v16.s[2]
    fmla v29.4s, v4.4s, v17.s[2]
    fmla v28.4s, v5.4s, v17.s[2]
    fmla v27.4s, v4.4s, v18.s[2]
    fmla v26.4s, v5.4s, v18.s[2]
    fmla v25.4s, v4.4s, v19.s[2]
    fmla v24.4s, v5.4s, v19.s[2]
    fmla v15.4s, v6.4s, v20.s[3]
    fmla v14.4s, v7.4s, v20.s[3]
    fmla v13.4s, v6.4s, v21.s[3]
    fmla v12.4s, v7.4s, v21.s[3]
    fmla v11.4s, v6.4s, v22.s[3]
    fmla v10.4s, v7.4s, v22.s[3]
    fmla v9.4s, v6.4s, v23.s[3]
    fmla v8.4s, v7.4s, v23.s[3]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    fmla v31.4s, v6.4s, v16.s[3]
    fmla v30.4s, v7.4s, v16.s[3]
    fmla v29.4s, v6.4s, v17.s[3]
    fmla v28.4s, v7.4s, v17.s[3]
    fmla v27.4s, v6.4s, v18.s[3]
    fmla v26.4s, v7.4s, v18.s[3]
    fmla v25.4s, v6.4s, v19.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v24.4s, v7.4s, v19.s[3]
    fmla v15.4s, v0.4s, v20.s[0]
    fmla v14.4s, v1.4s, v20.s[0]
    fmla v13.4s, v0.4s, v21.s[0]
    fmla v12.4s, v1.4s, v21.s[0]
    fmla v11.4s, v0.4s, v22.s[0]
    fmla v10.4s, v1.4s, v22.s[0]
    fmla v9.4s, v0.4s, v23.s[0]
    fmla v8.4s, v1.4s, v23.s[0]
    fmla v15.4s, v2.4s, v20.s[1]
    fmla v14.4s, v3.4s, v20.s[1]
    fmla v13.4s, v2.4s, v21.s[1]
    fmla v12.4s, v3.4s, v21.s[1]
    fmla v11.4s, v2.4s, v22.s[1]
    fmla v10.4s, v3.4s, v22.s[1]
    fmla v9.4s, v2.4s, v23.s[1]
    fmla v8.4s, v3.4s, v23.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v30.4s, v1.4s, v4.s[0]
    fmla v29.4s, v0.4s, v5.s[0]
    fmla v28.4s, v1.4s, v5.s[0]
    fmla v27.4s, v0.4s, v6.s[0]
    fmla v26.4s, v1.4s, v6.s[0]
    fmla v25.4s, v0.4s, v7.s[0]
    fmla v24.4s, v1.4s, v7.s[0]
    fmla v31.4s, v2.4s, v4.s[1]
    fmla v30.4s, v3.4s, v4.s[1]
    fmla v29.4s, v2.4s, v5.s[1]
    fmla v28.4s, v3.4s, v5.s[1]
    fmla v27.4s, v2.4s, v6.s[1]
    fmla v26.4s, v3.4s, v6.s[1]
    fmla v25.4s, v2.4s, v7.s[1]
    fmla v24.4s, v3.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v15.4s, v0.4s, v20.s[2]
    fmla v14.4s, v1.4s, v20.s[2]
    fmla v13.4s, v0.4s, v21.s[2]
    fmla v12.4s, v1.4s, v21.s[2]
    fmla v11.4s, v0.4s, v22.s[2]
    fmla v10.4s, v1.4s, v22.s[2]
    fmla v9.4s, v0.4s, v23.s[2]
    fmla v8.4s, v1.4s, v23.s[2]
    fmla v31.4s, v0.4s, v4.s[2]
    fmla v30.4s, v1.4s, v4.s[2]
    fmla v29.4s, v0.4s, v5.s[2]
    fmla v28.4s, v1.4s, v5.s[2]
    fmla v27.4s, v0.4s, v6.s[2]
    fmla v26.4s, v1.4s, v6.s[2]
    fmla v25.4s, v0.4s, v7.s[2]
    fmla v24.4s, v1.4s, v7.s[2]
    fmla v15.4s, v2.4s, v20.s[3]
    fmla v14.4s, v3.4s, v20.s[3]
    fmla v13.4s, v2.4s, v21.s[3]
    fmla v12.4s, v3.4s, v21.s[3]
    fmla v11.4s, v2.4s, v22.s[3]
    fmla v10.4s, v3.4s, v22.s[3]
    fmla v9.4s, v2.4s, v23.s[3]
    fmla v8.4s, v3.4s, v23.s[3]
    fmla v31.4s, v2.4s, v4.s[3]
    fmla v30.4s, v3.4s, v4.s[3]
    fmla v29.4s, v2.4s, v5.s[3]
    fmla v28.4s, v3.4s, v5.s[3]
    fmla v27.4s, v2.4s, v6.s[3]
    fmla v26.4s, v3.4s, v6.s[3]
    fmla v25.4s, v2.4s, v7.s[3]
    fmla v24.4s, v3.4s, v7.s[3]
    cbnz x6, .Lloop_57
.Lloop_end_56:
    lsr x6, x0, #2
    ubfx x0, x0, #0, #2
    cbz x6, .Lloop_end_58
.Lloop_59:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    sub x6, x6, #1
    fmla v15.4s, v0.4s, v16.s[0]
    fmla v14.4s, v1.4s, v16.s[0]
    fmla v13.4s, v0.4s, v17.s[0]
    fmla v12.4s, v1.4s, v17.s[0]
    fmla v11.4s, v0.4s, v18.s[0]
    fmla v10.4s, v1.4s, v18.s[0]
    fmla v9.4s, v0.4s, v19.s[0]
    fmla v8.4s, v1.4s, v19.s[0]
    fmla v15.4s, v2.4s, v16.s[1]
    fmla v14.4s, v3.4s, v16.s[1]
    fmla v13.4s, v2.4s, v17.s[1]
    fmla v12.4s, v3.4s, v17.s[1]
    fmla v11.4s, v2.4s, v18.s[1]
    fmla v10.4s, v3.4s, v18.s[1]
    fmla v9.4s, v2.4s, v19.s[1]
    fmla v8.4s, v3.4s, v19.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v30.4s, v1.4s, v4.s[0]
    fmla v29.4s, v0.4s, v5.s[0]
    fmla v28.4s, v1.4s, v5.s[0]
    fmla v27.4s, v0.4s, v6.s[0]
    fmla v26.4s, v1.4s, v6.s[0]
    fmla v25.4s, v0.4s, v7.s[0]
    fmla v24.4s, v1.4s, v7.s[0]
    fmla v31.4s, v2.4s, v4.s[1]
    fmla v30.4s, v3.4s, v4.s[1]
    fmla v29.4s, v2.4s, v5.s[1]
    fmla v28.4s, v3.4s, v5.s[1]
    fmla v27.4s, v2.4s, v6.s[1]
    fmla v26.4s, v3.4s, v6.s[1]
    fmla v25.4s, v2.4s, v7.s[1]
    fmla v24.4s, v3.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v15.4s, v0.4s, v16.s[2]
    fmla v14.4s, v1.4s, v16.s[2]
    fmla v13.4s, v0.4s, v17.s[2]
    fmla v12.4s, v1.4s, v17.s[2]
    fmla v11.4s, v0.4s, v18.s[2]
    fmla v10.4s, v1.4s, v18.s[2]
    fmla v9.4s, v0.4s, v19.s[2]
    fmla v8.4s, v1.4s, v19.s[2]
    fmla v31.4s, v0.4s, v4.s[2]
    fmla v30.4s, v1.4s, v4.s[2]
    fmla v29.4s, v0.4s, v5.s[2]
    fmla v28.4s, v1.4s, v5.s[2]
    fmla v27.4s, v0.4s, v6.s[2]
    fmla v26.4s, v1.4s, v6.s[2]
    fmla v25.4s, v0.4s, v7.s[2]
    fmla v24.4s, v1.4s, v7.s[2]
    fmla v15.4s, v2.4s, v16.s[3]
    fmla v14.4s, v3.4s, v16.s[3]
    fmla v13.4s, v2.4s, v17.s[3]
    fmla v12.4s, v3.4s, v17.s[3]
    fmla v11.4s, v2.4s, v18.s[3]
    fmla v10.4s, v3.4s, v18.s[3]
    fmla v9.4s, v2.4s, v19.s[3]
    fmla v8.4s, v3.4s, v19.s[3]
    fmla v31.4s, v2.4s, v4.s[3]
    fmla v30.4s, v3.4s, v4.s[3]
    fmla v29.4s, v2.4s, v5.s[3]
    fmla v28.4s, v3.4s, v5.s[3]
    fmla v27.4s, v2.4s, v6.s[3]
    fmla v26.4s, v3.4s, v6.s[3]
    fmla v25.4s, v2.4s, v7.s[3]
    fmla v24.4s, v3.4s, v7.s[3]
    cbnz x6, .Lloop_59
.Lloop_end_58:
    cbz x0, .Lloop_end_60
.Lloop_61:
    ldp q0, q1, [x2]
    ldr s2, [x1]
    sub x0, x0, #1
    add x2, x2, #32
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    ldr s5, [x1, #48]
    ldr s6, [x1, #64]
    ldr s7, [x1, #80]
    ldr s16, [x1, #96]
    ldr s17, [x1, #112]
    add x1, x1, #4
    fmla v15.4s, v0.4s, v2.s[0]
    fmla v14.4s, v1.4s, v2.s[0]
    fmla v13.4s, v0.4s, v3.s[0]
    fmla v12.4s, v1.4s, v3.s[0]
    fmla v11.4s, v0.4s, v4.s[0]
    fmla v10.4s, v1.4s, v4.s[0]
    fmla v9.4s, v0.4s, v5.s[0]
    fmla v8.4s, v1.4s, v5.s[0]
    fmla v31.4s, v0.4s, v6.s[0]
    fmla v30.4s, v1.4s, v6.s[0]
    fmla v29.4s, v0.4s, v7.s[0]
    fmla v28.4s, v1.4s, v7.s[0]
    fmla v27.4s, v0.4s, v16.s[0]
    fmla v26.4s, v1.4s, v16.s[0]
    fmla v25.4s, v0.4s, v17.s[0]
    fmla v24.4s, v1.4s, v17.s[0]
    cbnz x0, .Lloop_61
.Lloop_end_60:
    cbnz x5, .Lotherwise_62
    str q15, [x3]
    str q14, [x3, #16]
    add x3, x3, x4, lsl #2
    str q13, [x3]
    str q12, [x3, #16]
    add x3, x3, x4, lsl #2
    str q11, [x3]
    str q10, [x3, #16]
    add x3, x3, x4, lsl #2
    str q9, [x3]
    str q8, [x3, #16]
    add x3, x3, x4, lsl #2
    str q31, [x3]
    str q30, [x3, #16]
    add x3, x3, x4, lsl #2
    str q29, [x3]
    str q28, [x3, #16]
    add x3, x3, x4, lsl #2
    str q27, [x3]
    str q26, [x3, #16]
    add x3, x3, x4, lsl #2
    str q25, [x3]
    str q24, [x3, #16]
    b .Lend_63
.Lotherwise_62:
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
    fadd v15.4s, v15.4s, v0.4s
    fadd v14.4s, v14.4s, v1.4s
    ldp q0, q1, [x0]
    add x0, x0, x4, lsl #2
    fadd v13.4s, v13.4s, v2.4s
    fadd v12.4s, v12.4s, v3.4s
    ldp q2, q3, [x0]
    add x0, x0, x4, lsl #2
    fadd v11.4s, v11.4s, v4.4s
    fadd v10.4s, v10.4s, v5.4s
    ldp q4, q5, [x0]
    fadd v9.4s, v9.4s, v6.4s
    fadd v8.4s, v8.4s, v7.4s
    str q15, [x3]
    str q14, [x3, #16]
    add x3, x3, x4, lsl #2
    fadd v31.4s, v31.4s, v16.4s
    fadd v30.4s, v30.4s, v17.4s
    str q13, [x3]
    str q12, [x3, #16]
    add x3, x3, x4, lsl #2
    fadd v29.4s, v29.4s, v0.4s
    fadd v28.4s, v28.4s, v1.4s
    str q11, [x3]
    str q10, [x3, #16]
    add x3, x3, x4, lsl #2
    fadd v27.4s, v27.4s, v2.4s
    fadd v26.4s, v26.4s, v3.4s
    str q9, [x3]
    str q8, [x3, #16]
    add x3, x3, x4, lsl #2
    fadd v25.4s, v25.4s, v4.4s
    fadd v24.4s, v24.4s, v5.4s
    str q31, [x3]
    str q30, [x3, #16]
    add x3, x3, x4, lsl #2
    str q29, [x3]
    str q28, [x3, #16]
    add x3, x3, x4, lsl #2
    str q27, [x3]
    str q26, [x3, #16]
    add x3, x3, x4, lsl #2
    str q25, [x3]
    str q24, [x3, #16]
.Lend_63:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_tuple_gemm_8x8__aarch64_neon, . - nnp_tuple_gemm_8x8__aarch64_neon

    .section .note.GNU-stack, "", %progbits
