    .arch armv8.2-a+fp16+dotprod

    .text
    .p2align 4
    .globl nnp_sgemm_transposed_1x8__aarch64_neon
    .type nnp_sgemm_transposed_1x8__aarch64_neon, %function
nnp_sgemm_transposed_1x8__aarch64_neon:
    sub sp, sp, #32
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    movi v29.4s, #0
    lsr x6, x0, #4
    movi v28.4s, #0
    cbz x6, .Lloop_end_0
.Lloop_1:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ldr s0, [x1]
    add x1, x1, x2, lsl #2
    sub x6, x6, #1
    ldr s20, [x1]
    add x1, x1, x2, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    ldr s21, [x1]
    add x1, x1, x2, lsl #2
    ldr s30, [x1]
    add x1, x1, x2, lsl #2
    fmla v29.4s, v4.4s, v0.s[0]
    fmla v28.4s, v5.4s, v0.s[0]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    ldr s4, [x1]
    add x1, x1, x2, lsl #2
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x3], #64
    fmla v29.4s, v6.4s, v20.s[0]
    fmla v28.4s, v7.4s, v20.s[0]
    fmla v29.4s, v16.4s, v21.s[0]
    fmla v28.4s, v17.4s, v21.s[0]
    ldr s5, [x1]
    add x1, x1, x2, lsl #2
    ldr s10, [x1]
    add x1, x1, x2, lsl #2
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    fmla v29.4s, v18.4s, v30.s[0]
    fmla v28.4s, v19.4s, v30.s[0]
    ldr s30, [x1]
    add x1, x1, x2, lsl #2
    ldr s8, [x1]
    add x1, x1, x2, lsl #2
    fmla v29.4s, v0.4s, v4.s[0]
    fmla v28.4s, v1.4s, v4.s[0]
    ldr s9, [x1]
    add x1, x1, x2, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    ldr s11, [x1]
    add x1, x1, x2, lsl #2
    fmla v29.4s, v2.4s, v5.s[0]
    fmla v28.4s, v3.4s, v5.s[0]
    ldr s31, [x1]
    add x1, x1, x2, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    fmla v29.4s, v24.4s, v10.s[0]
    fmla v28.4s, v25.4s, v10.s[0]
    ldr s24, [x1]
    add x1, x1, x2, lsl #2
    fmla v29.4s, v26.4s, v30.s[0]
    fmla v28.4s, v27.4s, v30.s[0]
    ldr s25, [x1]
    add x1, x1, x2, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    ldr s26, [x1]
    add x1, x1, x2, lsl #2
    fmla v29.4s, v20.4s, v8.s[0]
    fmla v28.4s, v21.4s, v8.s[0]
    ldr s20, [x1]
    add x1, x1, x2, lsl #2
    fmla v29.4s, v22.4s, v9.s[0]
    fmla v28.4s, v23.4s, v9.s[0]
    fmla v29.4s, v16.4s, v11.s[0]
    fmla v28.4s, v17.4s, v11.s[0]
    fmla v29.4s, v18.4s, v31.s[0]
    fmla v28.4s, v19.4s, v31.s[0]
    fmla v29.4s, v4.4s, v24.s[0]
    fmla v28.4s, v5.4s, v24.s[0]
    fmla v29.4s, v6.4s, v25.s[0]
    fmla v28.4s, v7.4s, v25.s[0]
    fmla v29.4s, v0.4s, v26.s[0]
    fmla v28.4s, v1.4s, v26.s[0]
    fmla v29.4s, v2.4s, v20.s[0]
    fmla v28.4s, v3.4s, v20.s[0]
    cbnz x6, .Lloop_1
.Lloop_end_0:
    ubfx x0, x0, #0, #4
    cbz x0, .Lloop_end_2
.Lloop_3:
    ldp q0, q1, [x3]
    ldr s2, [x1]
    sub x0, x0, #1
    add x1, x1, x2, lsl #2
    add x3, x3, #32
    fmla v29.4s, v0.4s, v2.s[0]
    fmla v28.4s, v1.4s, v2.s[0]
    cbnz x0, .Lloop_3
.Lloop_end_2:
    ldr x0, [x5, #16]
    ldr s0, [x5, #40]
    ldr q1, [x0]
    dup v0.4s, v0.s[0]
    fadd v29.4s, v29.4s, v1.4s
    fmax v1.4s, v0.4s, v29.4s
    str q1, [x4]
    ldr q1, [x0, #16]
    fadd v28.4s, v28.4s, v1.4s
    fmax v0.4s, v0.4s, v28.4s
    str q0, [x4, #16]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    add sp, sp, #32
    ret
    .size nnp_sgemm_transposed_1x8__aarch64_neon, . - nnp_sgemm_transposed_1x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_sgemm_transposed_2x8__aarch64_neon
    .type nnp_sgemm_transposed_2x8__aarch64_neon, %function
nnp_sgemm_transposed_2x8__aarch64_neon:
    sub sp, sp, #32
    stp d8, d9, [sp, #0]
    str d10, [sp, #16]
    movi v31.4s, #0
    lsr x6, x0, #4
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    cbz x6, .Lloop_end_4
.Lloop_5:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ldr d0, [x1]
    add x1, x1, x2, lsl #2
    sub x6, x6, #1
    ldr d20, [x1]
    add x1, x1, x2, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    ldr d21, [x1]
    add x1, x1, x2, lsl #2
    ldr d22, [x1]
    add x1, x1, x2, lsl #2
    fmla v31.4s, v4.4s, v0.s[0]
    fmla v30.4s, v5.4s, v0.s[0]
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x3], #64
    ldr d8, [x1]
    fmla v29.4s, v4.4s, v0.s[1]
    fmla v28.4s, v5.4s, v0.s[1]
    add x1, x1, x2, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v31.4s, v6.4s, v20.s[0]
    fmla v30.4s, v7.4s, v20.s[0]
    fmla v29.4s, v6.4s, v20.s[1]
    fmla v28.4s, v7.4s, v20.s[1]
    fmla v31.4s, v16.4s, v21.s[0]
    fmla v30.4s, v17.4s, v21.s[0]
    ldr d4, [x1]
    add x1, x1, x2, lsl #2
    fmla v29.4s, v16.4s, v21.s[1]
    fmla v28.4s, v17.4s, v21.s[1]
    ldr d5, [x1]
    add x1, x1, x2, lsl #2
    fmla v31.4s, v18.4s, v22.s[0]
    fmla v30.4s, v19.4s, v22.s[0]
    ldr d10, [x1]
    add x1, x1, x2, lsl #2
    fmla v29.4s, v18.4s, v22.s[1]
    fmla v28.4s, v19.4s, v22.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    ldr d9, [x1]
    fmla v31.4s, v24.4s, v8.s[0]
    fmla v30.4s, v25.4s, v8.s[0]
    add x1, x1, x2, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    fmla v29.4s, v24.4s, v8.s[1]
    fmla v28.4s, v25.4s, v8.s[1]
    fmla v31.4s, v26.4s, v4.s[0]
    fmla v30.4s, v27.4s, v4.s[0]
    fmla v29.4s, v26.4s, v4.s[1]
    fmla v28.4s, v27.4s, v4.s[1]
    ldr d24, [x1]
    add x1, x1, x2, lsl #2
    fmla v31.4s, v0.4s, v5.s[0]
    fmla v30.4s, v1.4s, v5.s[0]
    ldr d27, [x1]
    add x1, x1, x2, lsl #2
    fmla v29.4s, v0.4s, v5.s[1]
    fmla v28.4s, v1.4s, v5.s[1]
    ldr d25, [x1]
    add x1, x1, x2, lsl #2
    fmla v31.4s, v2.4s, v10.s[0]
    fmla v30.4s, v3.4s, v10.s[0]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ldr d26, [x1]
    fmla v29.4s, v2.4s, v10.s[1]
    fmla v28.4s, v3.4s, v10.s[1]
    add x1, x1, x2, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v31.4s, v20.4s, v9.s[0]
    fmla v30.4s, v21.4s, v9.s[0]
    fmla v29.4s, v20.4s, v9.s[1]
    fmla v28.4s, v21.4s, v9.s[1]
    fmla v31.4s, v22.4s, v24.s[0]
    fmla v30.4s, v23.4s, v24.s[0]
    ldr d20, [x1]
    add x1, x1, x2, lsl #2
    fmla v29.4s, v22.4s, v24.s[1]
    fmla v28.4s, v23.4s, v24.s[1]
    ldr d21, [x1]
    add x1, x1, x2, lsl #2
    fmla v31.4s, v16.4s, v27.s[0]
    fmla v30.4s, v17.4s, v27.s[0]
    ldr d22, [x1]
    add x1, x1, x2, lsl #2
    fmla v29.4s, v16.4s, v27.s[1]
    fmla v28.4s, v17.4s, v27.s[1]
    fmla v31.4s, v18.4s, v25.s[0]
    fmla v30.4s, v19.4s, v25.s[0]
    fmla v29.4s, v18.4s, v25.s[1]
    fmla v28.4s, v19.4s, v25.s[1]
    fmla v31.4s, v4.4s, v26.s[0]
    fmla v30.4s, v5.4s, v26.s[0]
    fmla v29.4s, v4.4s, v26.s[1]
    fmla v28.4s, v5.4s, v26.s[1]
    fmla v31.4s, v6.4s, v20.s[0]
    fmla v30.4s, v7.4s, v20.s[0]
    fmla v29.4s, v6.4s, v20.s[1]
    fmla v28.4s, v7.4s, v20.s[1]
    fmla v31.4s, v0.4s, v21.s[0]
    fmla v30.4s, v1.4s, v21.s[0]
    fmla v29.4s, v0.4s, v21.s[1]
    fmla v28.4s, v1.4s, v21.s[1]
    fmla v31.4s, v2.4s, v22.s[0]
    fmla v30.4s, v3.4s, v22.s[0]
    fmla v29.4s, v2.4s, v22.s[1]
    fmla v28.4s, v3.4s, v22.s[1]
    cbnz x6, .Lloop_5
.Lloop_end_4:
    ubfx x0, x0, #0, #4
    cbz x0, .Lloop_end_6
.Lloop_7:
    ldp q0, q1, [x3]
    ldr d2, [x1]
    sub x0, x0, #1
    add x1, x1, x2, lsl #2
    add x3, x3, #32
    fmla v31.4s, v0.4s, v2.s[0]
    fmla v30.4s, v1.4s, v2.s[0]
    fmla v29.4s, v0.4s, v2.s[1]
    fmla v28.4s, v1.4s, v2.s[1]
    cbnz x0, .Lloop_7
.Lloop_end_6:
    ldr x0, [x5, #16]
    ldr x1, [x5]
    ldr s0, [x5, #40]
    ldr q1, [x0]
    dup v0.4s, v0.s[0]
    fadd v31.4s, v31.4s, v1.4s
    fmax v1.4s, v0.4s, v31.4s
    str q1, [x4]
    ldr q1, [x0, #16]
    add x0, x0, x1, lsl #2
    fadd v30.4s, v30.4s, v1.4s
    fmax v1.4s, v0.4s, v30.4s
    str q1, [x4, #16]
    ldr q1, [x0]
    fadd v29.4s, v29.4s, v1.4s
    fmax v1.4s, v0.4s, v29.4s
    str q1, [x4, #32]
    ldr q1, [x0, #16]
    fadd v28.4s, v28.4s, v1.4s
    fmax v0.4s, v0.4s, v28.4s
    str q0, [x4, #48]
    ldp d8, d9, [sp, #0]
    ldr d10, [sp, #16]
    add sp, sp, #32
    ret
    .size nnp_sgemm_transposed_2x8__aarch64_neon, . - nnp_sgemm_transposed_2x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_sgemm_transposed_3x8__aarch64_neon
    .type nnp_sgemm_transposed_3x8__aarch64_neon, %function
nnp_sgemm_transposed_3x8__aarch64_neon:
    sub sp, sp, #48
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    movi v29.4s, #0
    lsr x6, x0, #4
    movi v28.4s, #0
    movi v27.4s, #0
    movi v26.4s, #0
    movi v25.4s, #0
    movi v24.4s, #0
    cbz x6, .Lloop_end_8
.Lloop_9:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ldr d0, [x1]
    sub x6, x6, #1
    ldr s1, [x1, #8]
    add x1, x1, x2, lsl #2
    ldr d30, [x1]
    ldr s31, [x1, #8]
    add x1, x1, x2, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    ldr d23, [x1]
    ldr s22, [x1, #8]
    add x1, x1, x2, lsl #2
    fmla v29.4s, v4.4s, v0.s[0]
    fmla v28.4s, v5.4s, v0.s[0]
    ldr d20, [x1]
    fmla v27.4s, v4.4s, v0.s[1]
    fmla v26.4s, v5.4s, v0.s[1]
    ldr s21, [x1, #8]
    add x1, x1, x2, lsl #2
    fmla v25.4s, v4.4s, v1.s[0]
    fmla v24.4s, v5.4s, v1.s[0]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    ldr d8, [x1]
    fmla v29.4s, v6.4s, v30.s[0]
    fmla v28.4s, v7.4s, v30.s[0]
    ldr s12, [x1, #8]
    add x1, x1, x2, lsl #2
    fmla v27.4s, v6.4s, v30.s[1]
    fmla v26.4s, v7.4s, v30.s[1]
    ldr d9, [x1]
    fmla v25.4s, v6.4s, v31.s[0]
    fmla v24.4s, v7.4s, v31.s[0]
    ldr s11, [x1, #8]
    add x1, x1, x2, lsl #2
    fmla v29.4s, v16.4s, v23.s[0]
    fmla v28.4s, v17.4s, v23.s[0]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    fmla v27.4s, v16.4s, v23.s[1]
    fmla v26.4s, v17.4s, v23.s[1]
    ldr d31, [x1]
    fmla v25.4s, v16.4s, v22.s[0]
    fmla v24.4s, v17.4s, v22.s[0]
    ldr s10, [x1, #8]
    add x1, x1, x2, lsl #2
    fmla v29.4s, v18.4s, v20.s[0]
    fmla v28.4s, v19.4s, v20.s[0]
    ldr d30, [x1]
    fmla v27.4s, v18.4s, v20.s[1]
    fmla v26.4s, v19.4s, v20.s[1]
    ldr s13, [x1, #8]
    add x1, x1, x2, lsl #2
    fmla v25.4s, v18.4s, v21.s[0]
    fmla v24.4s, v19.4s, v21.s[0]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    fmla v29.4s, v0.4s, v8.s[0]
    fmla v28.4s, v1.4s, v8.s[0]
    fmla v27.4s, v0.4s, v8.s[1]
    fmla v26.4s, v1.4s, v8.s[1]
    ldr d8, [x1]
    fmla v25.4s, v0.4s, v12.s[0]
    fmla v24.4s, v1.4s, v12.s[0]
    ldr s12, [x1, #8]
    add x1, x1, x2, lsl #2
    fmla v29.4s, v2.4s, v9.s[0]
    fmla v28.4s, v3.4s, v9.s[0]
    ldr d0, [x1]
    ldr s1, [x1, #8]
    fmla v27.4s, v2.4s, v9.s[1]
    fmla v26.4s, v3.4s, v9.s[1]
    add x1, x1, x2, lsl #2
    fmla v25.4s, v2.4s, v11.s[0]
    fmla v24.4s, v3.4s, v11.s[0]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    fmla v29.4s, v4.4s, v31.s[0]
    fmla v28.4s, v5.4s, v31.s[0]
    fmla v27.4s, v4.4s, v31.s[1]
    fmla v26.4s, v5.4s, v31.s[1]
    ldr d9, [x1]
    fmla v25.4s, v4.4s, v10.s[0]
    fmla v24.4s, v5.4s, v10.s[0]
    ldr s31, [x1, #8]
    add x1, x1, x2, lsl #2
    fmla v29.4s, v6.4s, v30.s[0]
    fmla v28.4s, v7.4s, v30.s[0]
    ldr d10, [x1]
    ldr s11, [x1, #8]
    fmla v27.4s, v6.4s, v30.s[1]
    fmla v26.4s, v7.4s, v30.s[1]
    add x1, x1, x2, lsl #2
    fmla v25.4s, v6.4s, v13.s[0]
    fmla v24.4s, v7.4s, v13.s[0]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    fmla v29.4s, v20.4s, v8.s[0]
    fmla v28.4s, v21.4s, v8.s[0]
    fmla v27.4s, v20.4s, v8.s[1]
    fmla v26.4s, v21.4s, v8.s[1]
    ldr d30, [x1]
    fmla v25.4s, v20.4s, v12.s[0]
    fmla v24.4s, v21.4s, v12.s[0]
    ldr s21, [x1, #8]
    add x1, x1, x2, lsl #2
    fmla v29.4s, v22.4s, v0.s[0]
    fmla v28.4s, v23.4s, v0.s[0]
    ldr d8, [x1]
    ldr s12, [x1, #8]
    fmla v27.4s, v22.4s, v0.s[1]
    fmla v26.4s, v23.4s, v0.s[1]
    add x1, x1, x2, lsl #2
    fmla v25.4s, v22.4s, v1.s[0]
    fmla v24.4s, v23.4s, v1.s[0]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v29.4s, v16.4s, v9.s[0]
    fmla v28.4s, v17.4s, v9.s[0]
    fmla v27.4s, v16.4s, v9.s[1]
    fmla v26.4s, v17.4s, v9.s[1]
    ldr d20, [x1]
    fmla v25.4s, v16.4s, v31.s[0]
    fmla v24.4s, v17.4s, v31.s[0]
    ldr s16, [x1, #8]
    add x1, x1, x2, lsl #2
    fmla v29.4s, v18.4s, v10.s[0]
    fmla v28.4s, v19.4s, v10.s[0]
    ldr d17, [x1]
    ldr s22, [x1, #8]
    fmla v27.4s, v18.4s, v10.s[1]
    fmla v26.4s, v19.4s, v10.s[1]
    add x1, x1, x2, lsl #2
    fmla v25.4s, v18.4s, v11.s[0]
    fmla v24.4s, v19.4s, v11.s[0]
    fmla v29.4s, v4.4s, v30.s[0]
    fmla v28.4s, v5.4s, v30.s[0]
    fmla v27.4s, v4.4s, v30.s[1]
    fmla v26.4s, v5.4s, v30.s[1]
    fmla v25.4s, v4.4s, v21.s[0]
    fmla v24.4s, v5.4s, v21.s[0]
    fmla v29.4s, v6.4s, v8.s[0]
    fmla v28.4s, v7.4s, v8.s[0]
    fmla v27.4s, v6.4s, v8.s[1]
    fmla v26.4s, v7.4s, v8.s[1]
    fmla v25.4s, v6.4s, v12.s[0]
    fmla v24.4s, v7.4s, v12.s[0]
    fmla v29.4s, v0.4s, v20.s[0]
    fmla v28.4s, v1.4s, v20.s[0]
    fmla v27.4s, v0.4s, v20.s[1]
    fmla v26.4s, v1.4s, v20.s[1]
    fmla v25.4s, v0.4s, v16.s[0]
    fmla v24.4s, v1.4s, v16.s[0]
    fmla v29.4s, v2.4s, v17.s[0]
    fmla v28.4s, v3.4s, v17.s[0]
    fmla v27.4s, v2.4s, v17.s[1]
    fmla v26.4s, v3.4s, v17.s[1]
    fmla v25.4s, v2.4s, v22.s[0]
    fmla v24.4s, v3.4s, v22.s[0]
    cbnz x6, .Lloop_9
.Lloop_end_8:
    ubfx x0, x0, #0, #4
    cbz x0, .Lloop_end_10
.Lloop_11:
    ldp q0, q1, [x3]
    ldr d2, [x1]
    sub x0, x0, #1
    add x3, x3, #32
    ldr s3, [x1, #8]
    add x1, x1, x2, lsl #2
    fmla v29.4s, v0.4s, v2.s[0]
    fmla v28.4s, v1.4s, v2.s[0]
    fmla v27.4s, v0.4s, v2.s[1]
    fmla v26.4s, v1.4s, v2.s[1]
    fmla v25.4s, v0.4s, v3.s[0]
    fmla v24.4s, v1.4s, v3.s[0]
    cbnz x0, .Lloop_11
.Lloop_end_10:
    ldr x0, [x5, #16]
    ldr x1, [x5]
    ldr s0, [x5, #40]
    ldr q1, [x0]
    dup v0.4s, v0.s[0]
    fadd v29.4s, v29.4s, v1.4s
    fmax v1.4s, v0.4s, v29.4s
    str q1, [x4]
    ldr q1, [x0, #16]
    add x0, x0, x1, lsl #2
    fadd v28.4s, v28.4s, v1.4s
    fmax v1.4s, v0.4s, v28.4s
    str q1, [x4, #16]
    ldr q1, [x0]
    fadd v27.4s, v27.4s, v1.4s
    fmax v1.4s, v0.4s, v27.4s
    str q1, [x4, #32]
    ldr q1, [x0, #16]
    add x0, x0, x1, lsl #2
    fadd v26.4s, v26.4s, v1.4s
    fmax v1.4s, v0.4s, v26.4s
    str q1, [x4, #48]
    ldr q1, [x0]
    fadd v25.4s, v25.4s, v1.4s
    fmax v1.4s, v0.4s, v25.4s
    str q1, [x4, #64]
    ldr q1, [x0, #16]
    fadd v24.4s, v24.4s, v1.4s
    fmax v0.4s, v0.4s, v24.4s
    str q0, [x4, #80]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    add sp, sp, #48
    ret
    .size nnp_sgemm_transposed_3x8__aarch64_neon, . - nnp_sgemm_transposed_3x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_sgemm_transposed_4x8__aarch64_neon
    .type nnp_sgemm_transposed_4x8__aarch64_neon, %function
nnp_sgemm_transposed_4x8__aarch64_neon:
    sub sp, sp, #48
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    movi v27.4s, #0
    lsr x6, x0, #4
    movi v26.4s, #0
    movi v25.4s, #0
    movi v24.4s, #0
    movi v23.4s, #0
    movi v22.4s, #0
    movi v21.4s, #0
    movi v20.4s, #0
    cbz x6, .Lloop_end_12
.Lloop_13:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    ldr q29, [x1]
    add x1, x1, x2, lsl #2
    sub x6, x6, #1
    ldr q30, [x1]
    add x1, x1, x2, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ldr q31, [x1]
    add x1, x1, x2, lsl #2
    ldr q28, [x1]
    add x1, x1, x2, lsl #2
    fmla v27.4s, v16.4s, v29.s[0]
    fmla v26.4s, v17.4s, v29.s[0]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    ldr q13, [x1]
    fmla v25.4s, v16.4s, v29.s[1]
    fmla v24.4s, v17.4s, v29.s[1]
    add x1, x1, x2, lsl #2
    fmla v23.4s, v16.4s, v29.s[2]
    fmla v22.4s, v17.4s, v29.s[2]
    ldr q9, [x1]
    add x1, x1, x2, lsl #2
    fmla v21.4s, v16.4s, v29.s[3]
    fmla v20.4s, v17.4s, v29.s[3]
    ldr q16, [x1]
    add x1, x1, x2, lsl #2
    fmla v27.4s, v18.4s, v30.s[0]
    fmla v26.4s, v19.4s, v30.s[0]
    ldr q17, [x1]
    add x1, x1, x2, lsl #2
    fmla v25.4s, v18.4s, v30.s[1]
    fmla v24.4s, v19.4s, v30.s[1]
    ldr q29, [x1]
    add x1, x1, x2, lsl #2
    fmla v23.4s, v18.4s, v30.s[2]
    fmla v22.4s, v19.4s, v30.s[2]
    fmla v21.4s, v18.4s, v30.s[3]
    fmla v20.4s, v19.4s, v30.s[3]
    ldr q30, [x1]
    add x1, x1, x2, lsl #2
    fmla v27.4s, v4.4s, v31.s[0]
    fmla v26.4s, v5.4s, v31.s[0]
    ldr q12, [x1]
    add x1, x1, x2, lsl #2
    fmla v25.4s, v4.4s, v31.s[1]
    fmla v24.4s, v5.4s, v31.s[1]
    ldr q11, [x1]
    add x1, x1, x2, lsl #2
    fmla v23.4s, v4.4s, v31.s[2]
    fmla v22.4s, v5.4s, v31.s[2]
    fmla v21.4s, v4.4s, v31.s[3]
    fmla v20.4s, v5.4s, v31.s[3]
    ldr q10, [x1]
    add x1, x1, x2, lsl #2
    fmla v27.4s, v6.4s, v28.s[0]
    fmla v26.4s, v7.4s, v28.s[0]
    ldr q8, [x1]
    add x1, x1, x2, lsl #2
    fmla v25.4s, v6.4s, v28.s[1]
    fmla v24.4s, v7.4s, v28.s[1]
    ldr q31, [x1]
    add x1, x1, x2, lsl #2
    fmla v23.4s, v6.4s, v28.s[2]
    fmla v22.4s, v7.4s, v28.s[2]
    fmla v21.4s, v6.4s, v28.s[3]
    fmla v20.4s, v7.4s, v28.s[3]
    ldr q28, [x1]
    add x1, x1, x2, lsl #2
    fmla v27.4s, v0.4s, v13.s[0]
    fmla v26.4s, v1.4s, v13.s[0]
    fmla v25.4s, v0.4s, v13.s[1]
    fmla v24.4s, v1.4s, v13.s[1]
    fmla v23.4s, v0.4s, v13.s[2]
    fmla v22.4s, v1.4s, v13.s[2]
    fmla v21.4s, v0.4s, v13.s[3]
    fmla v20.4s, v1.4s, v13.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    fmla v27.4s, v2.4s, v9.s[0]
    fmla v26.4s, v3.4s, v9.s[0]
    fmla v25.4s, v2.4s, v9.s[1]
    fmla v24.4s, v3.4s, v9.s[1]
    fmla v23.4s, v2.4s, v9.s[2]
    fmla v22.4s, v3.4s, v9.s[2]
    fmla v21.4s, v2.4s, v9.s[3]
    fmla v20.4s, v3.4s, v9.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v27.4s, v4.4s, v16.s[0]
    fmla v26.4s, v5.4s, v16.s[0]
    fmla v25.4s, v4.4s, v16.s[1]
    fmla v24.4s, v5.4s, v16.s[1]
    fmla v23.4s, v4.4s, v16.s[2]
    fmla v22.4s, v5.4s, v16.s[2]
    fmla v21.4s, v4.4s, v16.s[3]
    fmla v20.4s, v5.4s, v16.s[3]
    fmla v27.4s, v6.4s, v17.s[0]
    fmla v26.4s, v7.4s, v17.s[0]
    fmla v25.4s, v6.4s, v17.s[1]
    fmla v24.4s, v7.4s, v17.s[1]
    fmla v23.4s, v6.4s, v17.s[2]
    fmla v22.4s, v7.4s, v17.s[2]
    fmla v21.4s, v6.4s, v17.s[3]
    fmla v20.4s, v7.4s, v17.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    fmla v27.4s, v0.4s, v29.s[0]
    fmla v26.4s, v1.4s, v29.s[0]
    fmla v25.4s, v0.4s, v29.s[1]
    fmla v24.4s, v1.4s, v29.s[1]
    fmla v23.4s, v0.4s, v29.s[2]
    fmla v22.4s, v1.4s, v29.s[2]
    fmla v21.4s, v0.4s, v29.s[3]
    fmla v20.4s, v1.4s, v29.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    fmla v27.4s, v2.4s, v30.s[0]
    fmla v26.4s, v3.4s, v30.s[0]
    fmla v25.4s, v2.4s, v30.s[1]
    fmla v24.4s, v3.4s, v30.s[1]
    fmla v23.4s, v2.4s, v30.s[2]
    fmla v22.4s, v3.4s, v30.s[2]
    fmla v21.4s, v2.4s, v30.s[3]
    fmla v20.4s, v3.4s, v30.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v27.4s, v16.4s, v12.s[0]
    fmla v26.4s, v17.4s, v12.s[0]
    fmla v25.4s, v16.4s, v12.s[1]
    fmla v24.4s, v17.4s, v12.s[1]
    fmla v23.4s, v16.4s, v12.s[2]
    fmla v22.4s, v17.4s, v12.s[2]
    fmla v21.4s, v16.4s, v12.s[3]
    fmla v20.4s, v17.4s, v12.s[3]
    fmla v27.4s, v18.4s, v11.s[0]
    fmla v26.4s, v19.4s, v11.s[0]
    fmla v25.4s, v18.4s, v11.s[1]
    fmla v24.4s, v19.4s, v11.s[1]
    fmla v23.4s, v18.4s, v11.s[2]
    fmla v22.4s, v19.4s, v11.s[2]
    fmla v21.4s, v18.4s, v11.s[3]
    fmla v20.4s, v19.4s, v11.s[3]
    fmla v27.4s, v4.4s, v10.s[0]
    fmla v26.4s, v5.4s, v10.s[0]
    fmla v25.4s, v4.4s, v10.s[1]
    fmla v24.4s, v5.4s, v10.s[1]
    fmla v23.4s, v4.4s, v10.s[2]
    fmla v22.4s, v5.4s, v10.s[2]
    fmla v21.4s, v4.4s, v10.s[3]
    fmla v20.4s, v5.4s, v10.s[3]
    fmla v27.4s, v6.4s, v8.s[0]
    fmla v26.4s, v7.4s, v8.s[0]
    fmla v25.4s, v6.4s, v8.s[1]
    fmla v24.4s, v7.4s, v8.s[1]
    fmla v23.4s, v6.4s, v8.s[2]
    fmla v22.4s, v7.4s, v8.s[2]
    fmla v21.4s, v6.4s, v8.s[3]
    fmla v20.4s, v7.4s, v8.s[3]
    fmla v27.4s, v0.4s, v31.s[0]
    fmla v26.4s, v1.4s, v31.s[0]
    fmla v25.4s, v0.4s, v31.s[1]
    fmla v24.4s, v1.4s, v31.s[1]
    fmla v23.4s, v0.4s, v31.s[2]
    fmla v22.4s, v1.4s, v31.s[2]
    fmla v21.4s, v0.4s, v31.s[3]
    fmla v20.4s, v1.4s, v31.s[3]
    fmla v27.4s, v2.4s, v28.s[0]
    fmla v26.4s, v3.4s, v28.s[0]
    fmla v25.4s, v2.4s, v28.s[1]
    fmla v24.4s, v3.4s, v28.s[1]
    fmla v23.4s, v2.4s, v28.s[2]
    fmla v22.4s, v3.4s, v28.s[2]
    fmla v21.4s, v2.4s, v28.s[3]
    fmla v20.4s, v3.4s, v28.s[3]
    cbnz x6, .Lloop_13
.Lloop_end_12:
    ubfx x0, x0, #0, #4
    cbz x0, .Lloop_end_14
.Lloop_15:
    ldp q0, q1, [x3]
    ldr q2, [x1]
    sub x0, x0, #1
    add x1, x1, x2, lsl #2
    add x3, x3, #32
    fmla v27.4s, v0.4s, v2.s[0]
    fmla v26.4s, v1.4s, v2.s[0]
    fmla v25.4s, v0.4s, v2.s[1]
    fmla v24.4s, v1.4s, v2.s[1]
    fmla v23.4s, v0.4s, v2.s[2]
    fmla v22.4s, v1.4s, v2.s[2]
    fmla v21.4s, v0.4s, v2.s[3]
    fmla v20.4s, v1.4s, v2.s[3]
    cbnz x0, .Lloop_15
.Lloop_end_14:
    ldr x0, [x5, #16]
    ldr x1, [x5]
    ldr s0, [x5, #40]
    ldr q1, [x0]
    dup v0.4s, v0.s[0]
    fadd v27.4s, v27.4s, v1.4s
    fmax v1.4s, v0.4s, v27.4s
    str q1, [x4]
    ldr q1, [x0, #16]
    add x0, x0, x1, lsl #2
    fadd v26.4s, v26.4s, v1.4s
    fmax v1.4s, v0.4s, v26.4s
    str q1, [x4, #16]
    ldr q1, [x0]
    fadd v25.4s, v25.4s, v1.4s
    fmax v1.4s, v0.4s, v25.4s
    str q1, [x4, #32]
    ldr q1, [x0, #16]
    add x0, x0, x1, lsl #2
    fadd v24.4s, v24.4s, v1.4s
    fmax v1.4s, v0.4s, v24.4s
    str q1, [x4, #48]
    ldr q1, [x0]
    fadd v23.4s, v23.4s, v1.4s
    fmax v1.4s, v0.4s, v23.4s
    str q1, [x4, #64]
    ldr q1, [x0, #16]
    add x0, x0, x1, lsl #2
    fadd v22.4s, v22.4s, v1.4s
    fmax v1.4s, v0.4s, v22.4s
    str q1, [x4, #80]
    ldr q1, [x0]
    fadd v21.4s, v21.4s, v1.4s
    fmax v1.4s, v0.4s, v21.4s
    str q1, [x4, #96]
    ldr q1, [x0, #16]
    fadd v20.4s, v20.4s, v1.4s
    fmax v0.4s, v0.4s, v20.4s
    str q0, [x4, #112]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    add sp, sp, #48
    ret
    .size nnp_sgemm_transposed_4x8__aarch64_neon, . - nnp_sgemm_transposed_4x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_sgemm_transposed_5x8__aarch64_neon
    .type nnp_sgemm_transposed_5x8__aarch64_neon, %function
nnp_sgemm_transposed_5x8__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    str d14, [sp, #48]
    movi v25.4s, #0
    lsr x6, x0, #4
    movi v24.4s, #0
    movi v23.4s, #0
    movi v22.4s, #0
    movi v21.4s, #0
    movi v20.4s, #0
    movi v19.4s, #0
    movi v18.4s, #0
    movi v17.4s, #0
    movi v16.4s, #0
    cbz x6, .Lloop_end_16
.Lloop_17:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ldr q27, [x1]
    sub x6, x6, #1
    ldr s28, [x1, #16]
    add x1, x1, x2, lsl #2
    ldr q29, [x1]
    ldr s31, [x1, #16]
    add x1, x1, x2, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    ldr q11, [x1]
    ldr s10, [x1, #16]
    add x1, x1, x2, lsl #2
    fmla v25.4s, v4.4s, v27.s[0]
    fmla v24.4s, v5.4s, v27.s[0]
    ldr q12, [x1]
    fmla v23.4s, v4.4s, v27.s[1]
    fmla v22.4s, v5.4s, v27.s[1]
    ldr s26, [x1, #16]
    add x1, x1, x2, lsl #2
    fmla v21.4s, v4.4s, v27.s[2]
    fmla v20.4s, v5.4s, v27.s[2]
    fmla v19.4s, v4.4s, v27.s[3]
    fmla v18.4s, v5.4s, v27.s[3]
    ldr q30, [x1]
    fmla v17.4s, v4.4s, v28.s[0]
    fmla v16.4s, v5.4s, v28.s[0]
    ldr s27, [x1, #16]
    add x1, x1, x2, lsl #2
    fmla v25.4s, v6.4s, v29.s[0]
    fmla v24.4s, v7.4s, v29.s[0]
    ldr q9, [x1]
    ldr s8, [x1, #16]
    fmla v23.4s, v6.4s, v29.s[1]
    fmla v22.4s, v7.4s, v29.s[1]
    add x1, x1, x2, lsl #2
    fmla v21.4s, v6.4s, v29.s[2]
    fmla v20.4s, v7.4s, v29.s[2]
    fmla v19.4s, v6.4s, v29.s[3]
    fmla v18.4s, v7.4s, v29.s[3]
    ldr q28, [x1]
    fmla v17.4s, v6.4s, v31.s[0]
    fmla v16.4s, v7.4s, v31.s[0]
    ldr s7, [x1, #16]
    add x1, x1, x2, lsl #2
    fmla v25.4s, v0.4s, v11.s[0]
    fmla v24.4s, v1.4s, v11.s[0]
    ldr q31, [x1]
    ldr s29, [x1, #16]
    fmla v23.4s, v0.4s, v11.s[1]
    fmla v22.4s, v1.4s, v11.s[1]
    add x1, x1, x2, lsl #2
    fmla v21.4s, v0.4s, v11.s[2]
    fmla v20.4s, v1.4s, v11.s[2]
    fmla v19.4s, v0.4s, v11.s[3]
    fmla v18.4s, v1.4s, v11.s[3]
    ldr q5, [x1]
    fmla v17.4s, v0.4s, v10.s[0]
    fmla v16.4s, v1.4s, v10.s[0]
    ldr s11, [x1, #16]
    add x1, x1, x2, lsl #2
    fmla v25.4s, v2.4s, v12.s[0]
    fmla v24.4s, v3.4s, v12.s[0]
    ldr q6, [x1]
    ldr s10, [x1, #16]
    fmla v23.4s, v2.4s, v12.s[1]
    fmla v22.4s, v3.4s, v12.s[1]
    add x1, x1, x2, lsl #2
    fmla v21.4s, v2.4s, v12.s[2]
    fmla v20.4s, v3.4s, v12.s[2]
    fmla v19.4s, v2.4s, v12.s[3]
    fmla v18.4s, v3.4s, v12.s[3]
    ldr q4, [x1]
    fmla v17.4s, v2.4s, v26.s[0]
    fmla v16.4s, v3.4s, v26.s[0]
    ldr s13, [x1, #16]
    add x1, x1, x2, lsl #2
    ldr q26, [x1]
    ldr s14, [x1, #16]
    add x1, x1, x2, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v25.4s, v0.4s, v30.s[0]
    fmla v24.4s, v1.4s, v30.s[0]
    fmla v23.4s, v0.4s, v30.s[1]
    fmla v22.4s, v1.4s, v30.s[1]
    fmla v21.4s, v0.4s, v30.s[2]
    fmla v20.4s, v1.4s, v30.s[2]
    fmla v19.4s, v0.4s, v30.s[3]
    fmla v18.4s, v1.4s, v30.s[3]
    fmla v17.4s, v0.4s, v27.s[0]
    fmla v16.4s, v1.4s, v27.s[0]
    fmla v25.4s, v2.4s, v9.s[0]
    fmla v24.4s, v3.4s, v9.s[0]
    fmla v23.4s, v2.4s, v9.s[1]
    fmla v22.4s, v3.4s, v9.s[1]
    fmla v21.4s, v2.4s, v9.s[2]
    fmla v20.4s, v3.4s, v9.s[2]
    fmla v19.4s, v2.4s, v9.s[3]
    fmla v18.4s, v3.4s, v9.s[3]
    ldr q30, [x1]
    fmla v17.4s, v2.4s, v8.s[0]
    fmla v16.4s, v3.4s, v8.s[0]
    ldr s12, [x1, #16]
    add x1, x1, x2, lsl #2
    ldr q27, [x1]
    ldr s9, [x1, #16]
    add x1, x1, x2, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v25.4s, v0.4s, v28.s[0]
    fmla v24.4s, v1.4s, v28.s[0]
    fmla v23.4s, v0.4s, v28.s[1]
    fmla v22.4s, v1.4s, v28.s[1]
    fmla v21.4s, v0.4s, v28.s[2]
    fmla v20.4s, v1.4s, v28.s[2]
    fmla v19.4s, v0.4s, v28.s[3]
    fmla v18.4s, v1.4s, v28.s[3]
    fmla v17.4s, v0.4s, v7.s[0]
    fmla v16.4s, v1.4s, v7.s[0]
    fmla v25.4s, v2.4s, v31.s[0]
    fmla v24.4s, v3.4s, v31.s[0]
    fmla v23.4s, v2.4s, v31.s[1]
    fmla v22.4s, v3.4s, v31.s[1]
    fmla v21.4s, v2.4s, v31.s[2]
    fmla v20.4s, v3.4s, v31.s[2]
    fmla v19.4s, v2.4s, v31.s[3]
    fmla v18.4s, v3.4s, v31.s[3]
    ldr q28, [x1]
    fmla v17.4s, v2.4s, v29.s[0]
    fmla v16.4s, v3.4s, v29.s[0]
    ldr s8, [x1, #16]
    add x1, x1, x2, lsl #2
    ldr q29, [x1]
    ldr s31, [x1, #16]
    add x1, x1, x2, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v25.4s, v0.4s, v5.s[0]
    fmla v24.4s, v1.4s, v5.s[0]
    fmla v23.4s, v0.4s, v5.s[1]
    fmla v22.4s, v1.4s, v5.s[1]
    fmla v21.4s, v0.4s, v5.s[2]
    fmla v20.4s, v1.4s, v5.s[2]
    fmla v19.4s, v0.4s, v5.s[3]
    fmla v18.4s, v1.4s, v5.s[3]
    fmla v17.4s, v0.4s, v11.s[0]
    fmla v16.4s, v1.4s, v11.s[0]
    fmla v25.4s, v2.4s, v6.s[0]
    fmla v24.4s, v3.4s, v6.s[0]
    fmla v23.4s, v2.4s, v6.s[1]
    fmla v22.4s, v3.4s, v6.s[1]
    fmla v21.4s, v2.4s, v6.s[2]
    fmla v20.4s, v3.4s, v6.s[2]
    fmla v19.4s, v2.4s, v6.s[3]
    fmla v18.4s, v3.4s, v6.s[3]
    fmla v17.4s, v2.4s, v10.s[0]
    fmla v16.4s, v3.4s, v10.s[0]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v25.4s, v0.4s, v4.s[0]
    fmla v24.4s, v1.4s, v4.s[0]
    fmla v23.4s, v0.4s, v4.s[1]
    fmla v22.4s, v1.4s, v4.s[1]
    fmla v21.4s, v0.4s, v4.s[2]
    fmla v20.4s, v1.4s, v4.s[2]
    fmla v19.4s, v0.4s, v4.s[3]
    fmla v18.4s, v1.4s, v4.s[3]
    fmla v17.4s, v0.4s, v13.s[0]
    fmla v16.4s, v1.4s, v13.s[0]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    fmla v25.4s, v2.4s, v26.s[0]
    fmla v24.4s, v3.4s, v26.s[0]
    fmla v23.4s, v2.4s, v26.s[1]
    fmla v22.4s, v3.4s, v26.s[1]
    fmla v21.4s, v2.4s, v26.s[2]
    fmla v20.4s, v3.4s, v26.s[2]
    fmla v19.4s, v2.4s, v26.s[3]
    fmla v18.4s, v3.4s, v26.s[3]
    fmla v17.4s, v2.4s, v14.s[0]
    fmla v16.4s, v3.4s, v14.s[0]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v25.4s, v4.4s, v30.s[0]
    fmla v24.4s, v5.4s, v30.s[0]
    fmla v23.4s, v4.4s, v30.s[1]
    fmla v22.4s, v5.4s, v30.s[1]
    fmla v21.4s, v4.4s, v30.s[2]
    fmla v20.4s, v5.4s, v30.s[2]
    fmla v19.4s, v4.4s, v30.s[3]
    fmla v18.4s, v5.4s, v30.s[3]
    fmla v17.4s, v4.4s, v12.s[0]
    fmla v16.4s, v5.4s, v12.s[0]
    fmla v25.4s, v6.4s, v27.s[0]
    fmla v24.4s, v7.4s, v27.s[0]
    fmla v23.4s, v6.4s, v27.s[1]
    fmla v22.4s, v7.4s, v27.s[1]
    fmla v21.4s, v6.4s, v27.s[2]
    fmla v20.4s, v7.4s, v27.s[2]
    fmla v19.4s, v6.4s, v27.s[3]
    fmla v18.4s, v7.4s, v27.s[3]
    fmla v17.4s, v6.4s, v9.s[0]
    fmla v16.4s, v7.4s, v9.s[0]
    fmla v25.4s, v0.4s, v28.s[0]
    fmla v24.4s, v1.4s, v28.s[0]
    fmla v23.4s, v0.4s, v28.s[1]
    fmla v22.4s, v1.4s, v28.s[1]
    fmla v21.4s, v0.4s, v28.s[2]
    fmla v20.4s, v1.4s, v28.s[2]
    fmla v19.4s, v0.4s, v28.s[3]
    fmla v18.4s, v1.4s, v28.s[3]
    fmla v17.4s, v0.4s, v8.s[0]
    fmla v16.4s, v1.4s, v8.s[0]
    fmla v25.4s, v2.4s, v29.s[0]
    fmla v24.4s, v3.4s, v29.s[0]
    fmla v23.4s, v2.4s, v29.s[1]
    fmla v22.4s, v3.4s, v29.s[1]
    fmla v21.4s, v2.4s, v29.s[2]
    fmla v20.4s, v3.4s, v29.s[2]
    fmla v19.4s, v2.4s, v29.s[3]
    fmla v18.4s, v3.4s, v29.s[3]
    fmla v17.4s, v2.4s, v31.s[0]
    fmla v16.4s, v3.4s, v31.s[0]
    cbnz x6, .Lloop_17
.Lloop_end_16:
    ubfx x0, x0, #0, #4
    cbz x0, .Lloop_end_18
.Lloop_19:
    ldp q0, q1, [x3]
    ldr q2, [x1]
    sub x0, x0, #1
    add x3, x3, #32
    ldr s3, [x1, #16]
    add x1, x1, x2, lsl #2
    fmla v25.4s, v0.4s, v2.s[0]
    fmla v24.4s, v1.4s, v2.s[0]
    fmla v23.4s, v0.4s, v2.s[1]
    fmla v22.4s, v1.4s, v2.s[1]
    fmla v21.4s, v0.4s, v2.s[2]
    fmla v20.4s, v1.4s, v2.s[2]
    fmla v19.4s, v0.4s, v2.s[3]
    fmla v18.4s, v1.4s, v2.s[3]
    fmla v17.4s, v0.4s, v3.s[0]
    fmla v16.4s, v1.4s, v3.s[0]
    cbnz x0, .Lloop_19
.Lloop_end_18:
    ldr x0, [x5, #16]
    ldr x1, [x5]
    ldr s0, [x5, #40]
    ldr q1, [x0]
    dup v0.4s, v0.s[0]
    fadd v25.4s, v25.4s, v1.4s
    fmax v1.4s, v0.4s, v25.4s
    str q1, [x4]
    ldr q1, [x0, #16]
    add x0, x0, x1, lsl #2
    fadd v24.4s, v24.4s, v1.4s
    fmax v1.4s, v0.4s, v24.4s
    str q1, [x4, #16]
    ldr q1, [x0]
    fadd v23.4s, v23.4s, v1.4s
    fmax v1.4s, v0.4s, v23.4s
    str q1, [x4, #32]
    ldr q1, [x0, #16]
    add x0, x0, x1, lsl #2
    fadd v22.4s, v22.4s, v1.4s
    fmax v1.4s, v0.4s, v22.4s
    str q1, [x4, #48]
    ldr q1, [x0]
    fadd v21.4s, v21.4s, v1.4s
    fmax v1.4s, v0.4s, v21.4s
    str q1, [x4, #64]
    ldr q1, [x0, #16]
    add x0, x0, x1, lsl #2
    fadd v20.4s, v20.4s, v1.4s
    fmax v1.4s, v0.4s, v20.4s
    str q1, [x4, #80]
    ldr q1, [x0]
    fadd v19.4s, v19.4s, v1.4s
    fmax v1.4s, v0.4s, v19.4s
    str q1, [x4, #96]
    ldr q1, [x0, #16]
    add x0, x0, x1, lsl #2
    fadd v18.4s, v18.4s, v1.4s
    fmax v1.4s, v0.4s, v18.4s
    str q1, [x4, #112]
    ldr q1, [x0]
    fadd v17.4s, v17.4s, v1.4s
    fmax v1.4s, v0.4s, v17.4s
    str q1, [x4, #128]
    ldr q1, [x0, #16]
    fadd v16.4s, v16.4s, v1.4s
    fmax v0.4s, v0.4s, v16.4s
    str q0, [x4, #144]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldr d14, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_sgemm_transposed_5x8__aarch64_neon, . - nnp_sgemm_transposed_5x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_sgemm_transposed_6x8__aarch64_neon
    .type nnp_sgemm_transposed_6x8__aarch64_neon, %function
nnp_sgemm_transposed_6x8__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    movi v27.4s, #0
    lsr x6, x0, #4
    movi v26.4s, #0
    movi v25.4s, #0
    movi v24.4s, #0
    movi v23.4s, #0
    movi v22.4s, #0
    movi v21.4s, #0
    movi v20.4s, #0
    movi v19.4s, #0
    movi v18.4s, #0
    movi v17.4s, #0
    movi v16.4s, #0
    cbz x6, .Lloop_end_20
.Lloop_21:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ldr q28, [x1]
    sub x6, x6, #1
    ldr d29, [x1, #16]
    add x1, x1, x2, lsl #2
    ldr q30, [x1]
    ldr d11, [x1, #16]
    add x1, x1, x2, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    ldr q31, [x1]
    ldr d8, [x1, #16]
    add x1, x1, x2, lsl #2
    fmla v27.4s, v4.4s, v28.s[0]
    fmla v26.4s, v5.4s, v28.s[0]
    fmla v25.4s, v4.4s, v28.s[1]
    fmla v24.4s, v5.4s, v28.s[1]
    fmla v23.4s, v4.4s, v28.s[2]
    fmla v22.4s, v5.4s, v28.s[2]
    fmla v21.4s, v4.4s, v28.s[3]
    fmla v20.4s, v5.4s, v28.s[3]
    ldr q12, [x1]
    fmla v19.4s, v4.4s, v29.s[0]
    fmla v18.4s, v5.4s, v29.s[0]
    fmla v17.4s, v4.4s, v29.s[1]
    fmla v16.4s, v5.4s, v29.s[1]
    ldr d5, [x1, #16]
    add x1, x1, x2, lsl #2
    fmla v27.4s, v6.4s, v30.s[0]
    fmla v26.4s, v7.4s, v30.s[0]
    ldr q28, [x1]
    ldr d9, [x1, #16]
    fmla v25.4s, v6.4s, v30.s[1]
    fmla v24.4s, v7.4s, v30.s[1]
    add x1, x1, x2, lsl #2
    fmla v23.4s, v6.4s, v30.s[2]
    fmla v22.4s, v7.4s, v30.s[2]
    fmla v21.4s, v6.4s, v30.s[3]
    fmla v20.4s, v7.4s, v30.s[3]
    ldr q10, [x1]
    fmla v19.4s, v6.4s, v11.s[0]
    fmla v18.4s, v7.4s, v11.s[0]
    fmla v17.4s, v6.4s, v11.s[1]
    fmla v16.4s, v7.4s, v11.s[1]
    ldr d11, [x1, #16]
    add x1, x1, x2, lsl #2
    fmla v27.4s, v0.4s, v31.s[0]
    fmla v26.4s, v1.4s, v31.s[0]
    ldr q29, [x1]
    ldr d30, [x1, #16]
    fmla v25.4s, v0.4s, v31.s[1]
    fmla v24.4s, v1.4s, v31.s[1]
    add x1, x1, x2, lsl #2
    fmla v23.4s, v0.4s, v31.s[2]
    fmla v22.4s, v1.4s, v31.s[2]
    fmla v21.4s, v0.4s, v31.s[3]
    fmla v20.4s, v1.4s, v31.s[3]
    ldr q31, [x1]
    fmla v19.4s, v0.4s, v8.s[0]
    fmla v18.4s, v1.4s, v8.s[0]
    fmla v17.4s, v0.4s, v8.s[1]
    fmla v16.4s, v1.4s, v8.s[1]
    ldr d8, [x1, #16]
    add x1, x1, x2, lsl #2
    fmla v27.4s, v2.4s, v12.s[0]
    fmla v26.4s, v3.4s, v12.s[0]
    ldr q4, [x1]
    ldr d13, [x1, #16]
    fmla v25.4s, v2.4s, v12.s[1]
    fmla v24.4s, v3.4s, v12.s[1]
    add x1, x1, x2, lsl #2
    fmla v23.4s, v2.4s, v12.s[2]
    fmla v22.4s, v3.4s, v12.s[2]
    fmla v21.4s, v2.4s, v12.s[3]
    fmla v20.4s, v3.4s, v12.s[3]
    ldr q6, [x1]
    fmla v19.4s, v2.4s, v5.s[0]
    fmla v18.4s, v3.4s, v5.s[0]
    fmla v17.4s, v2.4s, v5.s[1]
    fmla v16.4s, v3.4s, v5.s[1]
    ldr d12, [x1, #16]
    add x1, x1, x2, lsl #2
    ldr q5, [x1]
    ldr d15, [x1, #16]
    add x1, x1, x2, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v27.4s, v0.4s, v28.s[0]
    fmla v26.4s, v1.4s, v28.s[0]
    fmla v25.4s, v0.4s, v28.s[1]
    fmla v24.4s, v1.4s, v28.s[1]
    fmla v23.4s, v0.4s, v28.s[2]
    fmla v22.4s, v1.4s, v28.s[2]
    fmla v21.4s, v0.4s, v28.s[3]
    fmla v20.4s, v1.4s, v28.s[3]
    fmla v19.4s, v0.4s, v9.s[0]
    fmla v18.4s, v1.4s, v9.s[0]
    fmla v17.4s, v0.4s, v9.s[1]
    fmla v16.4s, v1.4s, v9.s[1]
    fmla v27.4s, v2.4s, v10.s[0]
    fmla v26.4s, v3.4s, v10.s[0]
    fmla v25.4s, v2.4s, v10.s[1]
    fmla v24.4s, v3.4s, v10.s[1]
    fmla v23.4s, v2.4s, v10.s[2]
    fmla v22.4s, v3.4s, v10.s[2]
    fmla v21.4s, v2.4s, v10.s[3]
    fmla v20.4s, v3.4s, v10.s[3]
    ldr q7, [x1]
    fmla v19.4s, v2.4s, v11.s[0]
    fmla v18.4s, v3.4s, v11.s[0]
    fmla v17.4s, v2.4s, v11.s[1]
    fmla v16.4s, v3.4s, v11.s[1]
    ldr d11, [x1, #16]
    add x1, x1, x2, lsl #2
    ldr q28, [x1]
    ldr d14, [x1, #16]
    add x1, x1, x2, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v27.4s, v0.4s, v29.s[0]
    fmla v26.4s, v1.4s, v29.s[0]
    fmla v25.4s, v0.4s, v29.s[1]
    fmla v24.4s, v1.4s, v29.s[1]
    fmla v23.4s, v0.4s, v29.s[2]
    fmla v22.4s, v1.4s, v29.s[2]
    fmla v21.4s, v0.4s, v29.s[3]
    fmla v20.4s, v1.4s, v29.s[3]
    fmla v19.4s, v0.4s, v30.s[0]
    fmla v18.4s, v1.4s, v30.s[0]
    fmla v17.4s, v0.4s, v30.s[1]
    fmla v16.4s, v1.4s, v30.s[1]
    fmla v27.4s, v2.4s, v31.s[0]
    fmla v26.4s, v3.4s, v31.s[0]
    fmla v25.4s, v2.4s, v31.s[1]
    fmla v24.4s, v3.4s, v31.s[1]
    fmla v23.4s, v2.4s, v31.s[2]
    fmla v22.4s, v3.4s, v31.s[2]
    fmla v21.4s, v2.4s, v31.s[3]
    fmla v20.4s, v3.4s, v31.s[3]
    ldr q30, [x1]
    fmla v19.4s, v2.4s, v8.s[0]
    fmla v18.4s, v3.4s, v8.s[0]
    fmla v17.4s, v2.4s, v8.s[1]
    fmla v16.4s, v3.4s, v8.s[1]
    ldr d10, [x1, #16]
    add x1, x1, x2, lsl #2
    ldr q29, [x1]
    ldr d8, [x1, #16]
    add x1, x1, x2, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v27.4s, v0.4s, v4.s[0]
    fmla v26.4s, v1.4s, v4.s[0]
    fmla v25.4s, v0.4s, v4.s[1]
    fmla v24.4s, v1.4s, v4.s[1]
    fmla v23.4s, v0.4s, v4.s[2]
    fmla v22.4s, v1.4s, v4.s[2]
    fmla v21.4s, v0.4s, v4.s[3]
    fmla v20.4s, v1.4s, v4.s[3]
    fmla v19.4s, v0.4s, v13.s[0]
    fmla v18.4s, v1.4s, v13.s[0]
    fmla v17.4s, v0.4s, v13.s[1]
    fmla v16.4s, v1.4s, v13.s[1]
    fmla v27.4s, v2.4s, v6.s[0]
    fmla v26.4s, v3.4s, v6.s[0]
    fmla v25.4s, v2.4s, v6.s[1]
    fmla v24.4s, v3.4s, v6.s[1]
    fmla v23.4s, v2.4s, v6.s[2]
    fmla v22.4s, v3.4s, v6.s[2]
    fmla v21.4s, v2.4s, v6.s[3]
    fmla v20.4s, v3.4s, v6.s[3]
    ldr q31, [x1]
    fmla v19.4s, v2.4s, v12.s[0]
    fmla v18.4s, v3.4s, v12.s[0]
    fmla v17.4s, v2.4s, v12.s[1]
    fmla v16.4s, v3.4s, v12.s[1]
    ldr d9, [x1, #16]
    add x1, x1, x2, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v27.4s, v0.4s, v5.s[0]
    fmla v26.4s, v1.4s, v5.s[0]
    fmla v25.4s, v0.4s, v5.s[1]
    fmla v24.4s, v1.4s, v5.s[1]
    fmla v23.4s, v0.4s, v5.s[2]
    fmla v22.4s, v1.4s, v5.s[2]
    fmla v21.4s, v0.4s, v5.s[3]
    fmla v20.4s, v1.4s, v5.s[3]
    fmla v19.4s, v0.4s, v15.s[0]
    fmla v18.4s, v1.4s, v15.s[0]
    fmla v17.4s, v0.4s, v15.s[1]
    fmla v16.4s, v1.4s, v15.s[1]
    fmla v27.4s, v2.4s, v7.s[0]
    fmla v26.4s, v3.4s, v7.s[0]
    fmla v25.4s, v2.4s, v7.s[1]
    fmla v24.4s, v3.4s, v7.s[1]
    fmla v23.4s, v2.4s, v7.s[2]
    fmla v22.4s, v3.4s, v7.s[2]
    fmla v21.4s, v2.4s, v7.s[3]
    fmla v20.4s, v3.4s, v7.s[3]
    fmla v19.4s, v2.4s, v11.s[0]
    fmla v18.4s, v3.4s, v11.s[0]
    fmla v17.4s, v2.4s, v11.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    fmla v16.4s, v3.4s, v11.s[1]
    fmla v27.4s, v4.4s, v28.s[0]
    fmla v26.4s, v5.4s, v28.s[0]
    fmla v25.4s, v4.4s, v28.s[1]
    fmla v24.4s, v5.4s, v28.s[1]
    fmla v23.4s, v4.4s, v28.s[2]
    fmla v22.4s, v5.4s, v28.s[2]
    fmla v21.4s, v4.4s, v28.s[3]
    fmla v20.4s, v5.4s, v28.s[3]
    fmla v19.4s, v4.4s, v14.s[0]
    fmla v18.4s, v5.4s, v14.s[0]
    fmla v17.4s, v4.4s, v14.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v16.4s, v5.4s, v14.s[1]
    fmla v27.4s, v6.4s, v30.s[0]
    fmla v26.4s, v7.4s, v30.s[0]
    fmla v25.4s, v6.4s, v30.s[1]
    fmla v24.4s, v7.4s, v30.s[1]
    fmla v23.4s, v6.4s, v30.s[2]
    fmla v22.4s, v7.4s, v30.s[2]
    fmla v21.4s, v6.4s, v30.s[3]
    fmla v20.4s, v7.4s, v30.s[3]
    fmla v19.4s, v6.4s, v10.s[0]
    fmla v18.4s, v7.4s, v10.s[0]
    fmla v17.4s, v6.4s, v10.s[1]
    fmla v16.4s, v7.4s, v10.s[1]
    fmla v27.4s, v0.4s, v29.s[0]
    fmla v26.4s, v1.4s, v29.s[0]
    fmla v25.4s, v0.4s, v29.s[1]
    fmla v24.4s, v1.4s, v29.s[1]
    fmla v23.4s, v0.4s, v29.s[2]
    fmla v22.4s, v1.4s, v29.s[2]
    fmla v21.4s, v0.4s, v29.s[3]
    fmla v20.4s, v1.4s, v29.s[3]
    fmla v19.4s, v0.4s, v8.s[0]
    fmla v18.4s, v1.4s, v8.s[0]
    fmla v17.4s, v0.4s, v8.s[1]
    fmla v16.4s, v1.4s, v8.s[1]
    fmla v27.4s, v2.4s, v31.s[0]
    fmla v26.4s, v3.4s, v31.s[0]
    fmla v25.4s, v2.4s, v31.s[1]
    fmla v24.4s, v3.4s, v31.s[1]
    fmla v23.4s, v2.4s, v31.s[2]
    fmla v22.4s, v3.4s, v31.s[2]
    fmla v21.4s, v2.4s, v31.s[3]
    fmla v20.4s, v3.4s, v31.s[3]
    fmla v19.4s, v2.4s, v9.s[0]
    fmla v18.4s, v3.4s, v9.s[0]
    fmla v17.4s, v2.4s, v9.s[1]
    fmla v16.4s, v3.4s, v9.s[1]
    cbnz x6, .Lloop_21
.Lloop_end_20:
    ubfx x0, x0, #0, #4
    cbz x0, .Lloop_end_22
.Lloop_23:
    ldp q0, q1, [x3]
    ldr q2, [x1]
    sub x0, x0, #1
    add x3, x3, #32
    ldr d3, [x1, #16]
    add x1, x1, x2, lsl #2
    fmla v27.4s, v0.4s, v2.s[0]
    fmla v26.4s, v1.4s, v2.s[0]
    fmla v25.4s, v0.4s, v2.s[1]
    fmla v24.4s, v1.4s, v2.s[1]
    fmla v23.4s, v0.4s, v2.s[2]
    fmla v22.4s, v1.4s, v2.s[2]
    fmla v21.4s, v0.4s, v2.s[3]
    fmla v20.4s, v1.4s, v2.s[3]
    fmla v19.4s, v0.4s, v3.s[0]
    fmla v18.4s, v1.4s, v3.s[0]
    fmla v17.4s, v0.4s, v3.s[1]
    fmla v16.4s, v1.4s, v3.s[1]
    cbnz x0, .Lloop_23
.Lloop_end_22:
    ldr x0, [x5, #16]
    ldr x1, [x5]
    ldr s0, [x5, #40]
    ldr q1, [x0]
    dup v2.4s, v0.s[0]
    fadd v27.4s, v27.4s, v1.4s
    fmax v0.4s, v2.4s, v27.4s
    str q0, [x4]
    ldr q0, [x0, #16]
    add x0, x0, x1, lsl #2
    fadd v26.4s, v26.4s, v0.4s
    fmax v0.4s, v2.4s, v26.4s
    str q0, [x4, #16]
    ldr q0, [x0]
    fadd v25.4s, v25.4s, v0.4s
    fmax v0.4s, v2.4s, v25.4s
    str q0, [x4, #32]
    ldr q0, [x0, #16]
    add x0, x0, x1, lsl #2
    fadd v24.4s, v24.4s, v0.4s
    fmax v0.4s, v2.4s, v24.4s
    str q0, [x4, #48]
    ldr q0, [x0]
    fadd v23.4s, v23.4s, v0.4s
    fmax v0.4s, v2.4s, v23.4s
    str q0, [x4, #64]
    ldr q0, [x0, #16]
    add x0, x0, x1, lsl #2
    fadd v22.4s, v22.4s, v0.4s
    fmax v0.4s, v2.4s, v22.4s
    str q0, [x4, #80]
    ldr q0, [x0]
    fadd v21.4s, v21.4s, v0.4s
    fmax v0.4s, v2.4s, v21.4s
    str q0, [x4, #96]
    ldr q0, [x0, #16]
    add x0, x0, x1, lsl #2
    fadd v20.4s, v20.4s, v0.4s
    fmax v0.4s, v2.4s, v20.4s
    str q0, [x4, #112]
    ldr q0, [x0]
    fadd v19.4s, v19.4s, v0.4s
    fmax v0.4s, v2.4s, v19.4s
    str q0, [x4, #128]
    ldr q0, [x0, #16]
    add x0, x0, x1, lsl #2
    fadd v18.4s, v18.4s, v0.4s
    fmax v0.4s, v2.4s, v18.4s
    str q0, [x4, #144]
    ldr q0, [x0]
    fadd v17.4s, v17.4s, v0.4s
    fmax v0.4s, v2.4s, v17.4s
    str q0, [x4, #160]
    ldr q0, [x0, #16]
    fadd v16.4s, v16.4s, v0.4s
    fmax v0.4s, v2.4s, v16.4s
    str q0, [x4, #176]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_sgemm_transposed_6x8__aarch64_neon, . - nnp_sgemm_transposed_6x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_sgemm_transposed_7x8__aarch64_neon
    .type nnp_sgemm_transposed_7x8__aarch64_neon, %function
nnp_sgemm_transposed_7x8__aarch64_neon:
    sub sp, sp, #48
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    str d12, [sp, #32]
    movi v25.4s, #0
    lsr x6, x0, #4
    movi v24.4s, #0
    movi v23.4s, #0
    movi v22.4s, #0
    movi v21.4s, #0
    movi v20.4s, #0
    movi v19.4s, #0
    movi v18.4s, #0
    movi v17.4s, #0
    movi v16.4s, #0
    movi v7.4s, #0
    movi v6.4s, #0
    movi v5.4s, #0
    movi v4.4s, #0
    cbz x6, .Lloop_end_24
.Lloop_25:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    ldr q26, [x1]
    sub x6, x6, #1
    ldr d27, [x1, #16]
    ldr s28, [x1, #24]
    add x1, x1, x2, lsl #2
    ldr q29, [x1]
    ldr d30, [x1, #16]
    ldr s31, [x1, #24]
    add x1, x1, x2, lsl #2
    fmla v25.4s, v0.4s, v26.s[0]
    fmla v24.4s, v1.4s, v26.s[0]
    fmla v23.4s, v0.4s, v26.s[1]
    fmla v22.4s, v1.4s, v26.s[1]
    fmla v21.4s, v0.4s, v26.s[2]
    fmla v20.4s, v1.4s, v26.s[2]
    fmla v19.4s, v0.4s, v26.s[3]
    fmla v18.4s, v1.4s, v26.s[3]
    ldr q9, [x1]
    fmla v17.4s, v0.4s, v27.s[0]
    fmla v16.4s, v1.4s, v27.s[0]
    fmla v7.4s, v0.4s, v27.s[1]
    fmla v6.4s, v1.4s, v27.s[1]
    ldr d10, [x1, #16]
    fmla v5.4s, v0.4s, v28.s[0]
    ldr s8, [x1, #24]
    fmla v4.4s, v1.4s, v28.s[0]
    add x1, x1, x2, lsl #2
    ldr q11, [x1]
    ldr d12, [x1, #16]
    fmla v25.4s, v2.4s, v29.s[0]
    fmla v24.4s, v3.4s, v29.s[0]
    fmla v23.4s, v2.4s, v29.s[1]
    fmla v22.4s, v3.4s, v29.s[1]
    fmla v21.4s, v2.4s, v29.s[2]
    fmla v20.4s, v3.4s, v29.s[2]
    fmla v19.4s, v2.4s, v29.s[3]
    fmla v18.4s, v3.4s, v29.s[3]
    ldr s26, [x1, #24]
    add x1, x1, x2, lsl #2
    fmla v17.4s, v2.4s, v30.s[0]
    fmla v16.4s, v3.4s, v30.s[0]
    fmla v7.4s, v2.4s, v30.s[1]
    fmla v6.4s, v3.4s, v30.s[1]
    ldr q29, [x1]
    fmla v5.4s, v2.4s, v31.s[0]
    fmla v4.4s, v3.4s, v31.s[0]
    ldr d27, [x1, #16]
    ldr s28, [x1, #24]
    add x1, x1, x2, lsl #2
    ldr q30, [x1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v25.4s, v0.4s, v9.s[0]
    fmla v24.4s, v1.4s, v9.s[0]
    fmla v23.4s, v0.4s, v9.s[1]
    fmla v22.4s, v1.4s, v9.s[1]
    fmla v21.4s, v0.4s, v9.s[2]
    fmla v20.4s, v1.4s, v9.s[2]
    fmla v19.4s, v0.4s, v9.s[3]
    fmla v18.4s, v1.4s, v9.s[3]
    fmla v17.4s, v0.4s, v10.s[0]
    fmla v16.4s, v1.4s, v10.s[0]
    fmla v7.4s, v0.4s, v10.s[1]
    fmla v6.4s, v1.4s, v10.s[1]
    fmla v5.4s, v0.4s, v8.s[0]
    fmla v4.4s, v1.4s, v8.s[0]
    ldr d10, [x1, #16]
    fmla v25.4s, v2.4s, v11.s[0]
    fmla v24.4s, v3.4s, v11.s[0]
    fmla v23.4s, v2.4s, v11.s[1]
    fmla v22.4s, v3.4s, v11.s[1]
    fmla v21.4s, v2.4s, v11.s[2]
    fmla v20.4s, v3.4s, v11.s[2]
    fmla v19.4s, v2.4s, v11.s[3]
    fmla v18.4s, v3.4s, v11.s[3]
    ldr s31, [x1, #24]
    add x1, x1, x2, lsl #2
    fmla v17.4s, v2.4s, v12.s[0]
    fmla v16.4s, v3.4s, v12.s[0]
    fmla v7.4s, v2.4s, v12.s[1]
    fmla v6.4s, v3.4s, v12.s[1]
    ldr q8, [x1]
    fmla v5.4s, v2.4s, v26.s[0]
    fmla v4.4s, v3.4s, v26.s[0]
    ldr d26, [x1, #16]
    ldr s9, [x1, #24]
    add x1, x1, x2, lsl #2
    ldr q11, [x1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v25.4s, v0.4s, v29.s[0]
    fmla v24.4s, v1.4s, v29.s[0]
    fmla v23.4s, v0.4s, v29.s[1]
    fmla v22.4s, v1.4s, v29.s[1]
    fmla v21.4s, v0.4s, v29.s[2]
    fmla v20.4s, v1.4s, v29.s[2]
    fmla v19.4s, v0.4s, v29.s[3]
    fmla v18.4s, v1.4s, v29.s[3]
    fmla v17.4s, v0.4s, v27.s[0]
    fmla v16.4s, v1.4s, v27.s[0]
    fmla v7.4s, v0.4s, v27.s[1]
    fmla v6.4s, v1.4s, v27.s[1]
    fmla v5.4s, v0.4s, v28.s[0]
    fmla v4.4s, v1.4s, v28.s[0]
    ldr d12, [x1, #16]
    fmla v25.4s, v2.4s, v30.s[0]
    fmla v24.4s, v3.4s, v30.s[0]
    fmla v23.4s, v2.4s, v30.s[1]
    fmla v22.4s, v3.4s, v30.s[1]
    fmla v21.4s, v2.4s, v30.s[2]
    fmla v20.4s, v3.4s, v30.s[2]
    fmla v19.4s, v2.4s, v30.s[3]
    fmla v18.4s, v3.4s, v30.s[3]
    ldr s27, [x1, #24]
    add x1, x1, x2, lsl #2
    fmla v17.4s, v2.4s, v10.s[0]
    fmla v16.4s, v3.4s, v10.s[0]
    fmla v7.4s, v2.4s, v10.s[1]
    fmla v6.4s, v3.4s, v10.s[1]
    ldr q29, [x1]
    fmla v5.4s, v2.4s, v31.s[0]
    fmla v4.4s, v3.4s, v31.s[0]
    ldr d28, [x1, #16]
    ldr s30, [x1, #24]
    add x1, x1, x2, lsl #2
    ldr q31, [x1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v25.4s, v0.4s, v8.s[0]
    fmla v24.4s, v1.4s, v8.s[0]
    fmla v23.4s, v0.4s, v8.s[1]
    fmla v22.4s, v1.4s, v8.s[1]
    fmla v21.4s, v0.4s, v8.s[2]
    fmla v20.4s, v1.4s, v8.s[2]
    fmla v19.4s, v0.4s, v8.s[3]
    fmla v18.4s, v1.4s, v8.s[3]
    fmla v17.4s, v0.4s, v26.s[0]
    fmla v16.4s, v1.4s, v26.s[0]
    fmla v7.4s, v0.4s, v26.s[1]
    fmla v6.4s, v1.4s, v26.s[1]
    fmla v5.4s, v0.4s, v9.s[0]
    fmla v4.4s, v1.4s, v9.s[0]
    ldr d10, [x1, #16]
    fmla v25.4s, v2.4s, v11.s[0]
    fmla v24.4s, v3.4s, v11.s[0]
    fmla v23.4s, v2.4s, v11.s[1]
    fmla v22.4s, v3.4s, v11.s[1]
    fmla v21.4s, v2.4s, v11.s[2]
    fmla v20.4s, v3.4s, v11.s[2]
    fmla v19.4s, v2.4s, v11.s[3]
    fmla v18.4s, v3.4s, v11.s[3]
    ldr s26, [x1, #24]
    add x1, x1, x2, lsl #2
    fmla v17.4s, v2.4s, v12.s[0]
    fmla v16.4s, v3.4s, v12.s[0]
    fmla v7.4s, v2.4s, v12.s[1]
    fmla v6.4s, v3.4s, v12.s[1]
    ldr q8, [x1]
    fmla v5.4s, v2.4s, v27.s[0]
    fmla v4.4s, v3.4s, v27.s[0]
    ldr d27, [x1, #16]
    ldr s9, [x1, #24]
    add x1, x1, x2, lsl #2
    ldr q11, [x1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v25.4s, v0.4s, v29.s[0]
    fmla v24.4s, v1.4s, v29.s[0]
    fmla v23.4s, v0.4s, v29.s[1]
    fmla v22.4s, v1.4s, v29.s[1]
    fmla v21.4s, v0.4s, v29.s[2]
    fmla v20.4s, v1.4s, v29.s[2]
    fmla v19.4s, v0.4s, v29.s[3]
    fmla v18.4s, v1.4s, v29.s[3]
    fmla v17.4s, v0.4s, v28.s[0]
    fmla v16.4s, v1.4s, v28.s[0]
    fmla v7.4s, v0.4s, v28.s[1]
    fmla v6.4s, v1.4s, v28.s[1]
    fmla v5.4s, v0.4s, v30.s[0]
    fmla v4.4s, v1.4s, v30.s[0]
    ldr d12, [x1, #16]
    fmla v25.4s, v2.4s, v31.s[0]
    fmla v24.4s, v3.4s, v31.s[0]
    fmla v23.4s, v2.4s, v31.s[1]
    fmla v22.4s, v3.4s, v31.s[1]
    fmla v21.4s, v2.4s, v31.s[2]
    fmla v20.4s, v3.4s, v31.s[2]
    fmla v19.4s, v2.4s, v31.s[3]
    fmla v18.4s, v3.4s, v31.s[3]
    ldr s28, [x1, #24]
    add x1, x1, x2, lsl #2
    fmla v17.4s, v2.4s, v10.s[0]
    fmla v16.4s, v3.4s, v10.s[0]
    fmla v7.4s, v2.4s, v10.s[1]
    fmla v6.4s, v3.4s, v10.s[1]
    ldr q29, [x1]
    fmla v5.4s, v2.4s, v26.s[0]
    fmla v4.4s, v3.4s, v26.s[0]
    ldr d26, [x1, #16]
    ldr s30, [x1, #24]
    add x1, x1, x2, lsl #2
    ldr q31, [x1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v25.4s, v0.4s, v8.s[0]
    fmla v24.4s, v1.4s, v8.s[0]
    fmla v23.4s, v0.4s, v8.s[1]
    fmla v22.4s, v1.4s, v8.s[1]
    fmla v21.4s, v0.4s, v8.s[2]
    fmla v20.4s, v1.4s, v8.s[2]
    fmla v19.4s, v0.4s, v8.s[3]
    fmla v18.4s, v1.4s, v8.s[3]
    fmla v17.4s, v0.4s, v27.s[0]
    fmla v16.4s, v1.4s, v27.s[0]
    fmla v7.4s, v0.4s, v27.s[1]
    fmla v6.4s, v1.4s, v27.s[1]
    fmla v5.4s, v0.4s, v9.s[0]
    fmla v4.4s, v1.4s, v9.s[0]
    ldr d10, [x1, #16]
    fmla v25.4s, v2.4s, v11.s[0]
    fmla v24.4s, v3.4s, v11.s[0]
    fmla v23.4s, v2.4s, v11.s[1]
    fmla v22.4s, v3.4s, v11.s[1]
    fmla v21.4s, v2.4s, v11.s[2]
    fmla v20.4s, v3.4s, v11.s[2]
    fmla v19.4s, v2.4s, v11.s[3]
    fmla v18.4s, v3.4s, v11.s[3]
    ldr s27, [x1, #24]
    add x1, x1, x2, lsl #2
    fmla v17.4s, v2.4s, v12.s[0]
    fmla v16.4s, v3.4s, v12.s[0]
    fmla v7.4s, v2.4s, v12.s[1]
    fmla v6.4s, v3.4s, v12.s[1]
    ldr q8, [x1]
    fmla v5.4s, v2.4s, v28.s[0]
    fmla v4.4s, v3.4s, v28.s[0]
    ldr d28, [x1, #16]
    ldr s9, [x1, #24]
    add x1, x1, x2, lsl #2
    ldr q11, [x1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v25.4s, v0.4s, v29.s[0]
    fmla v24.4s, v1.4s, v29.s[0]
    fmla v23.4s, v0.4s, v29.s[1]
    fmla v22.4s, v1.4s, v29.s[1]
    fmla v21.4s, v0.4s, v29.s[2]
    fmla v20.4s, v1.4s, v29.s[2]
    fmla v19.4s, v0.4s, v29.s[3]
    fmla v18.4s, v1.4s, v29.s[3]
    fmla v17.4s, v0.4s, v26.s[0]
    fmla v16.4s, v1.4s, v26.s[0]
    fmla v7.4s, v0.4s, v26.s[1]
    fmla v6.4s, v1.4s, v26.s[1]
    fmla v5.4s, v0.4s, v30.s[0]
    fmla v4.4s, v1.4s, v30.s[0]
    ldr d26, [x1, #16]
    fmla v25.4s, v2.4s, v31.s[0]
    fmla v24.4s, v3.4s, v31.s[0]
    fmla v23.4s, v2.4s, v31.s[1]
    fmla v22.4s, v3.4s, v31.s[1]
    fmla v21.4s, v2.4s, v31.s[2]
    fmla v20.4s, v3.4s, v31.s[2]
    fmla v19.4s, v2.4s, v31.s[3]
    fmla v18.4s, v3.4s, v31.s[3]
    ldr s29, [x1, #24]
    add x1, x1, x2, lsl #2
    fmla v17.4s, v2.4s, v10.s[0]
    fmla v16.4s, v3.4s, v10.s[0]
    fmla v7.4s, v2.4s, v10.s[1]
    fmla v6.4s, v3.4s, v10.s[1]
    fmla v5.4s, v2.4s, v27.s[0]
    fmla v4.4s, v3.4s, v27.s[0]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v25.4s, v0.4s, v8.s[0]
    fmla v24.4s, v1.4s, v8.s[0]
    fmla v23.4s, v0.4s, v8.s[1]
    fmla v22.4s, v1.4s, v8.s[1]
    fmla v21.4s, v0.4s, v8.s[2]
    fmla v20.4s, v1.4s, v8.s[2]
    fmla v19.4s, v0.4s, v8.s[3]
    fmla v18.4s, v1.4s, v8.s[3]
    fmla v17.4s, v0.4s, v28.s[0]
    fmla v16.4s, v1.4s, v28.s[0]
    fmla v7.4s, v0.4s, v28.s[1]
    fmla v6.4s, v1.4s, v28.s[1]
    fmla v5.4s, v0.4s, v9.s[0]
    fmla v4.4s, v1.4s, v9.s[0]
    fmla v25.4s, v2.4s, v11.s[0]
    fmla v24.4s, v3.4s, v11.s[0]
    fmla v23.4s, v2.4s, v11.s[1]
    fmla v22.4s, v3.4s, v11.s[1]
    fmla v21.4s, v2.4s, v11.s[2]
    fmla v20.4s, v3.4s, v11.s[2]
    fmla v19.4s, v2.4s, v11.s[3]
    fmla v18.4s, v3.4s, v11.s[3]
    fmla v17.4s, v2.4s, v26.s[0]
    fmla v16.4s, v3.4s, v26.s[0]
    fmla v7.4s, v2.4s, v26.s[1]
    fmla v6.4s, v3.4s, v26.s[1]
    fmla v5.4s, v2.4s, v29.s[0]
    fmla v4.4s, v3.4s, v29.s[0]
    cbnz x6, .Lloop_25
.Lloop_end_24:
    ubfx x0, x0, #0, #4
    cbz x0, .Lloop_end_26
.Lloop_27:
    ldp q0, q1, [x3]
    ldr q2, [x1]
    sub x0, x0, #1
    add x3, x3, #32
    ldr d3, [x1, #16]
    ldr s26, [x1, #24]
    add x1, x1, x2, lsl #2
    fmla v25.4s, v0.4s, v2.s[0]
    fmla v24.4s, v1.4s, v2.s[0]
    fmla v23.4s, v0.4s, v2.s[1]
    fmla v22.4s, v1.4s, v2.s[1]
    fmla v21.4s, v0.4s, v2.s[2]
    fmla v20.4s, v1.4s, v2.s[2]
    fmla v19.4s, v0.4s, v2.s[3]
    fmla v18.4s, v1.4s, v2.s[3]
    fmla v17.4s, v0.4s, v3.s[0]
    fmla v16.4s, v1.4s, v3.s[0]
    fmla v7.4s, v0.4s, v3.s[1]
    fmla v6.4s, v1.4s, v3.s[1]
    fmla v5.4s, v0.4s, v26.s[0]
    fmla v4.4s, v1.4s, v26.s[0]
    cbnz x0, .Lloop_27
.Lloop_end_26:
    ldr x0, [x5, #16]
    ldr x1, [x5]
    ldr s0, [x5, #40]
    ldr q1, [x0]
    dup v2.4s, v0.s[0]
    fadd v25.4s, v25.4s, v1.4s
    fmax v0.4s, v2.4s, v25.4s
    str q0, [x4]
    ldr q0, [x0, #16]
    add x0, x0, x1, lsl #2
    fadd v24.4s, v24.4s, v0.4s
    fmax v0.4s, v2.4s, v24.4s
    str q0, [x4, #16]
    ldr q0, [x0]
    fadd v23.4s, v23.4s, v0.4s
    fmax v0.4s, v2.4s, v23.4s
    str q0, [x4, #32]
    ldr q0, [x0, #16]
    add x0, x0, x1, lsl #2
    fadd v22.4s, v22.4s, v0.4s
    fmax v0.4s, v2.4s, v22.4s
    str q0, [x4, #48]
    ldr q0, [x0]
    fadd v21.4s, v21.4s, v0.4s
    fmax v0.4s, v2.4s, v21.4s
    str q0, [x4, #64]
    ldr q0, [x0, #16]
    add x0, x0, x1, lsl #2
    fadd v20.4s, v20.4s, v0.4s
    fmax v0.4s, v2.4s, v20.4s
    str q0, [x4, #80]
    ldr q0, [x0]
    fadd v19.4s, v19.4s, v0.4s
    fmax v0.4s, v2.4s, v19.4s
    str q0, [x4, #96]
    ldr q0, [x0, #16]
    add x0, x0, x1, lsl #2
    fadd v18.4s, v18.4s, v0.4s
    fmax v0.4s, v2.4s, v18.4s
    str q0, [x4, #112]
    ldr q0, [x0]
    fadd v17.4s, v17.4s, v0.4s
    fmax v0.4s, v2.4s, v17.4s
    str q0, [x4, #128]
    ldr q0, [x0, #16]
    add x0, x0, x1, lsl #2
    fadd v16.4s, v16.4s, v0.4s
    fmax v0.4s, v2.4s, v16.4s
    str q0, [x4, #144]
    ldr q0, [x0]
    fadd v7.4s, v7.4s, v0.4s
    fmax v0.4s, v2.4s, v7.4s
    str q0, [x4, #160]
    ldr q0, [x0, #16]
    add x0, x0, x1, lsl #2
    fadd v6.4s, v6.4s, v0.4s
    fmax v0.4s, v2.4s, v6.4s
    str q0, [x4, #176]
    ldr q0, [x0]
    fadd v5.4s, v5.4s, v0.4s
    fmax v0.4s, v2.4s, v5.4s
    str q0, [x4, #192]
    ldr q0, [x0, #16]
    fadd v4.4s, v4.4s, v0.4s
    fmax v0.4s, v2.4s, v4.4s
    str q0, [x4, #208]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldr d12, [sp, #32]
    add sp, sp, #48
    ret
    .size nnp_sgemm_transposed_7x8__aarch64_neon, . - nnp_sgemm_transposed_7x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_sgemm_transposed_8x8__aarch64_neon
    .type nnp_sgemm_transposed_8x8__aarch64_neon, %function
nnp_sgemm_transposed_8x8__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    str d14, [sp, #48]
    movi v11.4s, #0
    lsr x6, x0, #4
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
    movi v23.4s, #0
    movi v22.4s, #0
    movi v21.4s, #0
    movi v20.4s, #0
    cbz x6, .Lloop_end_28
.Lloop_29:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    ldp q16, q17, [x1]
    add x1, x1, x2, lsl #2
    sub x6, x6, #1
    ldp q18, q19, [x1]
    add x1, x1, x2, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    fmla v11.4s, v0.4s, v16.s[0]
    fmla v10.4s, v1.4s, v16.s[0]
    fmla v9.4s, v0.4s, v16.s[1]
    fmla v8.4s, v1.4s, v16.s[1]
    fmla v31.4s, v0.4s, v16.s[2]
    fmla v30.4s, v1.4s, v16.s[2]
    fmla v29.4s, v0.4s, v16.s[3]
    fmla v28.4s, v1.4s, v16.s[3]
    fmla v27.4s, v0.4s, v17.s[0]
    fmla v26.4s, v1.4s, v17.s[0]
    fmla v25.4s, v0.4s, v17.s[1]
    fmla v24.4s, v1.4s, v17.s[1]
    fmla v23.4s, v0.4s, v17.s[2]
    fmla v22.4s, v1.4s, v17.s[2]
    fmla v21.4s, v0.4s, v17.s[3]
    ldp q16, q12, [x1]
    fmla v20.4s, v1.4s, v17.s[3]
    add x1, x1, x2, lsl #2
    ldp q17, q13, [x1]
    fmla v11.4s, v2.4s, v18.s[0]
    fmla v10.4s, v3.4s, v18.s[0]
    add x1, x1, x2, lsl #2
    fmla v9.4s, v2.4s, v18.s[1]
    fmla v8.4s, v3.4s, v18.s[1]
    fmla v31.4s, v2.4s, v18.s[2]
    fmla v30.4s, v3.4s, v18.s[2]
    fmla v29.4s, v2.4s, v18.s[3]
    fmla v28.4s, v3.4s, v18.s[3]
    fmla v27.4s, v2.4s, v19.s[0]
    fmla v26.4s, v3.4s, v19.s[0]
    fmla v25.4s, v2.4s, v19.s[1]
    fmla v24.4s, v3.4s, v19.s[1]
    fmla v23.4s, v2.4s, v19.s[2]
    fmla v22.4s, v3.4s, v19.s[2]
    fmla v21.4s, v2.4s, v19.s[3]
    fmla v20.4s, v3.4s, v19.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v11.4s, v4.4s, v16.s[0]
    fmla v10.4s, v5.4s, v16.s[0]
    fmla v9.4s, v4.4s, v16.s[1]
    fmla v8.4s, v5.4s, v16.s[1]
    fmla v31.4s, v4.4s, v16.s[2]
    fmla v30.4s, v5.4s, v16.s[2]
    fmla v29.4s, v4.4s, v16.s[3]
    fmla v28.4s, v5.4s, v16.s[3]
    fmla v27.4s, v4.4s, v12.s[0]
    fmla v26.4s, v5.4s, v12.s[0]
    fmla v25.4s, v4.4s, v12.s[1]
    fmla v24.4s, v5.4s, v12.s[1]
    fmla v23.4s, v4.4s, v12.s[2]
    fmla v22.4s, v5.4s, v12.s[2]
    fmla v21.4s, v4.4s, v12.s[3]
    ldp q16, q18, [x1]
    fmla v20.4s, v5.4s, v12.s[3]
    add x1, x1, x2, lsl #2
    ldp q19, q12, [x1]
    fmla v11.4s, v6.4s, v17.s[0]
    fmla v10.4s, v7.4s, v17.s[0]
    add x1, x1, x2, lsl #2
    fmla v9.4s, v6.4s, v17.s[1]
    fmla v8.4s, v7.4s, v17.s[1]
    fmla v31.4s, v6.4s, v17.s[2]
    fmla v30.4s, v7.4s, v17.s[2]
    fmla v29.4s, v6.4s, v17.s[3]
    fmla v28.4s, v7.4s, v17.s[3]
    fmla v27.4s, v6.4s, v13.s[0]
    fmla v26.4s, v7.4s, v13.s[0]
    fmla v25.4s, v6.4s, v13.s[1]
    fmla v24.4s, v7.4s, v13.s[1]
    fmla v23.4s, v6.4s, v13.s[2]
    fmla v22.4s, v7.4s, v13.s[2]
    fmla v21.4s, v6.4s, v13.s[3]
    fmla v20.4s, v7.4s, v13.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    fmla v11.4s, v0.4s, v16.s[0]
    fmla v10.4s, v1.4s, v16.s[0]
    fmla v9.4s, v0.4s, v16.s[1]
    fmla v8.4s, v1.4s, v16.s[1]
    fmla v31.4s, v0.4s, v16.s[2]
    fmla v30.4s, v1.4s, v16.s[2]
    fmla v29.4s, v0.4s, v16.s[3]
    fmla v28.4s, v1.4s, v16.s[3]
    fmla v27.4s, v0.4s, v18.s[0]
    fmla v26.4s, v1.4s, v18.s[0]
    fmla v25.4s, v0.4s, v18.s[1]
    fmla v24.4s, v1.4s, v18.s[1]
    fmla v23.4s, v0.4s, v18.s[2]
    fmla v22.4s, v1.4s, v18.s[2]
    fmla v21.4s, v0.4s, v18.s[3]
    ldp q16, q17, [x1]
    fmla v20.4s, v1.4s, v18.s[3]
    add x1, x1, x2, lsl #2
    ldp q18, q13, [x1]
    fmla v11.4s, v2.4s, v19.s[0]
    fmla v10.4s, v3.4s, v19.s[0]
    add x1, x1, x2, lsl #2
    fmla v9.4s, v2.4s, v19.s[1]
    fmla v8.4s, v3.4s, v19.s[1]
    fmla v31.4s, v2.4s, v19.s[2]
    fmla v30.4s, v3.4s, v19.s[2]
    fmla v29.4s, v2.4s, v19.s[3]
    fmla v28.4s, v3.4s, v19.s[3]
    fmla v27.4s, v2.4s, v12.s[0]
    fmla v26.4s, v3.4s, v12.s[0]
    fmla v25.4s, v2.4s, v12.s[1]
    fmla v24.4s, v3.4s, v12.s[1]
    fmla v23.4s, v2.4s, v12.s[2]
    fmla v22.4s, v3.4s, v12.s[2]
    fmla v21.4s, v2.4s, v12.s[3]
    fmla v20.4s, v3.4s, v12.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v11.4s, v4.4s, v16.s[0]
    fmla v10.4s, v5.4s, v16.s[0]
    fmla v9.4s, v4.4s, v16.s[1]
    fmla v8.4s, v5.4s, v16.s[1]
    fmla v31.4s, v4.4s, v16.s[2]
    fmla v30.4s, v5.4s, v16.s[2]
    fmla v29.4s, v4.4s, v16.s[3]
    fmla v28.4s, v5.4s, v16.s[3]
    fmla v27.4s, v4.4s, v17.s[0]
    fmla v26.4s, v5.4s, v17.s[0]
    fmla v25.4s, v4.4s, v17.s[1]
    fmla v24.4s, v5.4s, v17.s[1]
    fmla v23.4s, v4.4s, v17.s[2]
    fmla v22.4s, v5.4s, v17.s[2]
    fmla v21.4s, v4.4s, v17.s[3]
    ldp q4, q12, [x1]
    fmla v20.4s, v5.4s, v17.s[3]
    add x1, x1, x2, lsl #2
    ldp q5, q14, [x1]
    fmla v11.4s, v6.4s, v18.s[0]
    fmla v10.4s, v7.4s, v18.s[0]
    add x1, x1, x2, lsl #2
    fmla v9.4s, v6.4s, v18.s[1]
    fmla v8.4s, v7.4s, v18.s[1]
    fmla v31.4s, v6.4s, v18.s[2]
    fmla v30.4s, v7.4s, v18.s[2]
    fmla v29.4s, v6.4s, v18.s[3]
    fmla v28.4s, v7.4s, v18.s[3]
    fmla v27.4s, v6.4s, v13.s[0]
    fmla v26.4s, v7.4s, v13.s[0]
    fmla v25.4s, v6.4s, v13.s[1]
    fmla v24.4s, v7.4s, v13.s[1]
    fmla v23.4s, v6.4s, v13.s[2]
    fmla v22.4s, v7.4s, v13.s[2]
    fmla v21.4s, v6.4s, v13.s[3]
    fmla v20.4s, v7.4s, v13.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    fmla v11.4s, v0.4s, v4.s[0]
    fmla v10.4s, v1.4s, v4.s[0]
    fmla v9.4s, v0.4s, v4.s[1]
    fmla v8.4s, v1.4s, v4.s[1]
    fmla v31.4s, v0.4s, v4.s[2]
    fmla v30.4s, v1.4s, v4.s[2]
    fmla v29.4s, v0.4s, v4.s[3]
    fmla v28.4s, v1.4s, v4.s[3]
    fmla v27.4s, v0.4s, v12.s[0]
    fmla v26.4s, v1.4s, v12.s[0]
    fmla v25.4s, v0.4s, v12.s[1]
    fmla v24.4s, v1.4s, v12.s[1]
    fmla v23.4s, v0.4s, v12.s[2]
    fmla v22.4s, v1.4s, v12.s[2]
    fmla v21.4s, v0.4s, v12.s[3]
    ldp q0, q13, [x1]
    fmla v20.4s, v1.4s, v12.s[3]
    add x1, x1, x2, lsl #2
    ldp q1, q12, [x1]
    fmla v11.4s, v2.4s, v5.s[0]
    fmla v10.4s, v3.4s, v5.s[0]
    add x1, x1, x2, lsl #2
    fmla v9.4s, v2.4s, v5.s[1]
    fmla v8.4s, v3.4s, v5.s[1]
    fmla v31.4s, v2.4s, v5.s[2]
    fmla v30.4s, v3.4s, v5.s[2]
    fmla v29.4s, v2.4s, v5.s[3]
    fmla v28.4s, v3.4s, v5.s[3]
    fmla v27.4s, v2.4s, v14.s[0]
    fmla v26.4s, v3.4s, v14.s[0]
    fmla v25.4s, v2.4s, v14.s[1]
    fmla v24.4s, v3.4s, v14.s[1]
    fmla v23.4s, v2.4s, v14.s[2]
    fmla v22.4s, v3.4s, v14.s[2]
    fmla v21.4s, v2.4s, v14.s[3]
    fmla v20.4s, v3.4s, v14.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    fmla v11.4s, v16.4s, v0.s[0]
    fmla v10.4s, v17.4s, v0.s[0]
    fmla v9.4s, v16.4s, v0.s[1]
    fmla v8.4s, v17.4s, v0.s[1]
    fmla v31.4s, v16.4s, v0.s[2]
    fmla v30.4s, v17.4s, v0.s[2]
    fmla v29.4s, v16.4s, v0.s[3]
    fmla v28.4s, v17.4s, v0.s[3]
    fmla v27.4s, v16.4s, v13.s[0]
    fmla v26.4s, v17.4s, v13.s[0]
    fmla v25.4s, v16.4s, v13.s[1]
    fmla v24.4s, v17.4s, v13.s[1]
    fmla v23.4s, v16.4s, v13.s[2]
    fmla v22.4s, v17.4s, v13.s[2]
    fmla v21.4s, v16.4s, v13.s[3]
    ldp q16, q14, [x1]
    fmla v20.4s, v17.4s, v13.s[3]
    add x1, x1, x2, lsl #2
    ldp q17, q13, [x1]
    fmla v11.4s, v18.4s, v1.s[0]
    fmla v10.4s, v19.4s, v1.s[0]
    add x1, x1, x2, lsl #2
    fmla v9.4s, v18.4s, v1.s[1]
    fmla v8.4s, v19.4s, v1.s[1]
    fmla v31.4s, v18.4s, v1.s[2]
    fmla v30.4s, v19.4s, v1.s[2]
    fmla v29.4s, v18.4s, v1.s[3]
    fmla v28.4s, v19.4s, v1.s[3]
    fmla v27.4s, v18.4s, v12.s[0]
    fmla v26.4s, v19.4s, v12.s[0]
    fmla v25.4s, v18.4s, v12.s[1]
    fmla v24.4s, v19.4s, v12.s[1]
    fmla v23.4s, v18.4s, v12.s[2]
    fmla v22.4s, v19.4s, v12.s[2]
    fmla v21.4s, v18.4s, v12.s[3]
    fmla v20.4s, v19.4s, v12.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v11.4s, v4.4s, v16.s[0]
    fmla v10.4s, v5.4s, v16.s[0]
    fmla v9.4s, v4.4s, v16.s[1]
    fmla v8.4s, v5.4s, v16.s[1]
    fmla v31.4s, v4.4s, v16.s[2]
    fmla v30.4s, v5.4s, v16.s[2]
    fmla v29.4s, v4.4s, v16.s[3]
    fmla v28.4s, v5.4s, v16.s[3]
    fmla v27.4s, v4.4s, v14.s[0]
    fmla v26.4s, v5.4s, v14.s[0]
    fmla v25.4s, v4.4s, v14.s[1]
    fmla v24.4s, v5.4s, v14.s[1]
    fmla v23.4s, v4.4s, v14.s[2]
    fmla v22.4s, v5.4s, v14.s[2]
    fmla v21.4s, v4.4s, v14.s[3]
    ldp q4, q16, [x1]
    fmla v20.4s, v5.4s, v14.s[3]
    add x1, x1, x2, lsl #2
    ldp q5, q18, [x1]
    fmla v11.4s, v6.4s, v17.s[0]
    fmla v10.4s, v7.4s, v17.s[0]
    add x1, x1, x2, lsl #2
    fmla v9.4s, v6.4s, v17.s[1]
    fmla v8.4s, v7.4s, v17.s[1]
    fmla v31.4s, v6.4s, v17.s[2]
    fmla v30.4s, v7.4s, v17.s[2]
    fmla v29.4s, v6.4s, v17.s[3]
    fmla v28.4s, v7.4s, v17.s[3]
    fmla v27.4s, v6.4s, v13.s[0]
    fmla v26.4s, v7.4s, v13.s[0]
    fmla v25.4s, v6.4s, v13.s[1]
    fmla v24.4s, v7.4s, v13.s[1]
    fmla v23.4s, v6.4s, v13.s[2]
    fmla v22.4s, v7.4s, v13.s[2]
    fmla v21.4s, v6.4s, v13.s[3]
    fmla v20.4s, v7.4s, v13.s[3]
    fmla v11.4s, v0.4s, v4.s[0]
    fmla v10.4s, v1.4s, v4.s[0]
    fmla v9.4s, v0.4s, v4.s[1]
    fmla v8.4s, v1.4s, v4.s[1]
    fmla v31.4s, v0.4s, v4.s[2]
    fmla v30.4s, v1.4s, v4.s[2]
    fmla v29.4s, v0.4s, v4.s[3]
    fmla v28.4s, v1.4s, v4.s[3]
    fmla v27.4s, v0.4s, v16.s[0]
    fmla v26.4s, v1.4s, v16.s[0]
    fmla v25.4s, v0.4s, v16.s[1]
    fmla v24.4s, v1.4s, v16.s[1]
    fmla v23.4s, v0.4s, v16.s[2]
    fmla v22.4s, v1.4s, v16.s[2]
    fmla v21.4s, v0.4s, v16.s[3]
    fmla v20.4s, v1.4s, v16.s[3]
    fmla v11.4s, v2.4s, v5.s[0]
    fmla v10.4s, v3.4s, v5.s[0]
    fmla v9.4s, v2.4s, v5.s[1]
    fmla v8.4s, v3.4s, v5.s[1]
    fmla v31.4s, v2.4s, v5.s[2]
    fmla v30.4s, v3.4s, v5.s[2]
    fmla v29.4s, v2.4s, v5.s[3]
    fmla v28.4s, v3.4s, v5.s[3]
    fmla v27.4s, v2.4s, v18.s[0]
    fmla v26.4s, v3.4s, v18.s[0]
    fmla v25.4s, v2.4s, v18.s[1]
    fmla v24.4s, v3.4s, v18.s[1]
    fmla v23.4s, v2.4s, v18.s[2]
    fmla v22.4s, v3.4s, v18.s[2]
    fmla v21.4s, v2.4s, v18.s[3]
    fmla v20.4s, v3.4s, v18.s[3]
    cbnz x6, .Lloop_29
.Lloop_end_28:
    ubfx x0, x0, #0, #4
    cbz x0, .Lloop_end_30
.Lloop_31:
    ldp q0, q1, [x3]
    ldp q2, q3, [x1]
    sub x0, x0, #1
    add x1, x1, x2, lsl #2
    add x3, x3, #32
    fmla v11.4s, v0.4s, v2.s[0]
    fmla v10.4s, v1.4s, v2.s[0]
    fmla v9.4s, v0.4s, v2.s[1]
    fmla v8.4s, v1.4s, v2.s[1]
    fmla v31.4s, v0.4s, v2.s[2]
    fmla v30.4s, v1.4s, v2.s[2]
    fmla v29.4s, v0.4s, v2.s[3]
    fmla v28.4s, v1.4s, v2.s[3]
    fmla v27.4s, v0.4s, v3.s[0]
    fmla v26.4s, v1.4s, v3.s[0]
    fmla v25.4s, v0.4s, v3.s[1]
    fmla v24.4s, v1.4s, v3.s[1]
    fmla v23.4s, v0.4s, v3.s[2]
    fmla v22.4s, v1.4s, v3.s[2]
    fmla v21.4s, v0.4s, v3.s[3]
    fmla v20.4s, v1.4s, v3.s[3]
    cbnz x0, .Lloop_31
.Lloop_end_30:
    ldr x0, [x5, #16]
    ldr x1, [x5]
    ldr s0, [x5, #40]
    ldr q1, [x0]
    dup v2.4s, v0.s[0]
    fadd v11.4s, v11.4s, v1.4s
    fmax v0.4s, v2.4s, v11.4s
    str q0, [x4]
    ldr q0, [x0, #16]
    add x0, x0, x1, lsl #2
    fadd v10.4s, v10.4s, v0.4s
    fmax v0.4s, v2.4s, v10.4s
    str q0, [x4, #16]
    ldr q0, [x0]
    fadd v9.4s, v9.4s, v0.4s
    fmax v0.4s, v2.4s, v9.4s
    str q0, [x4, #32]
    ldr q0, [x0, #16]
    add x0, x0, x1, lsl #2
    fadd v8.4s, v8.4s, v0.4s
    fmax v0.4s, v2.4s, v8.4s
    str q0, [x4, #48]
    ldr q0, [x0]
    fadd v31.4s, v31.4s, v0.4s
    fmax v0.4s, v2.4s, v31.4s
    str q0, [x4, #64]
    ldr q0, [x0, #16]
    add x0, x0, x1, lsl #2
    fadd v30.4s, v30.4s, v0.4s
    fmax v0.4s, v2.4s, v30.4s
    str q0, [x4, #80]
    ldr q0, [x0]
    fadd v29.4s, v29.4s, v0.4s
    fmax v0.4s, v2.4s, v29.4s
    str q0, [x4, #96]
    ldr q0, [x0, #16]
    add x0, x0, x1, lsl #2
    fadd v28.4s, v28.4s, v0.4s
    fmax v0.4s, v2.4s, v28.4s
    str q0, [x4, #112]
    ldr q0, [x0]
    fadd v27.4s, v27.4s, v0.4s
    fmax v0.4s, v2.4s, v27.4s
    str q0, [x4, #128]
    ldr q0, [x0, #16]
    add x0, x0, x1, lsl #2
    fadd v26.4s, v26.4s, v0.4s
    fmax v0.4s, v2.4s, v26.4s
    str q0, [x4, #144]
    ldr q0, [x0]
    fadd v25.4s, v25.4s, v0.4s
    fmax v0.4s, v2.4s, v25.4s
    str q0, [x4, #160]
    ldr q0, [x0, #16]
    add x0, x0, x1, lsl #2
    fadd v24.4s, v24.4s, v0.4s
    fmax v0.4s, v2.4s, v24.4s
    str q0, [x4, #176]
    ldr q0, [x0]
    fadd v23.4s, v23.4s, v0.4s
    fmax v0.4s, v2.4s, v23.4s
    str q0, [x4, #192]
    ldr q0, [x0, #16]
    add x0, x0, x1, lsl #2
    fadd v22.4s, v22.4s, v0.4s
    fmax v0.4s, v2.4s, v22.4s
    str q0, [x4, #208]
    ldr q0, [x0]
    fadd v21.4s, v21.4s, v0.4s
    fmax v0.4s, v2.4s, v21.4s
    str q0, [x4, #224]
    ldr q0, [x0, #16]
    fadd v20.4s, v20.4s, v0.4s
    fmax v0.4s, v2.4s, v20.4s
    str q0, [x4, #240]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldr d14, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_sgemm_transposed_8x8__aarch64_neon, . - nnp_sgemm_transposed_8x8__aarch64_neon

    .section .note.GNU-stack, "", %progbits
