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
    lsr x6, x0, #6
    lsr x7, x0, #4
    movi v28.4s, #0
    sub x7, x7, x6
    cbz x7, .Lloop_end_0
.Lloop_1:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ldr s0, [x1]
    add x1, x1, x2, lsl #2
    sub x7, x7, #1
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
    cbnz x7, .Lloop_1
.Lloop_end_0:
    ldr x7, [x5, #16]
    cbnz x7, .Lotherwise_2
    b .Lend_3
.Lotherwise_2:
    mov x7, x4
    ldr x8, [x5, #16]
    mov w9, #8
.Lrepeat_4:
    sub x9, x9, #1
    prfm pldl1keep, [x7]
    add x7, x7, x8, lsl #2
    cbnz x9, .Lrepeat_4
.Lend_3:
    cbz x6, .Lloop_end_5
.Lloop_6:
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
    cbnz x6, .Lloop_6
.Lloop_end_5:
    ubfx x0, x0, #0, #4
    cbz x0, .Lloop_end_7
.Lloop_8:
    ldp q0, q1, [x3]
    ldr s2, [x1]
    sub x0, x0, #1
    add x1, x1, x2, lsl #2
    add x3, x3, #32
    fmla v29.4s, v0.4s, v2.s[0]
    fmla v28.4s, v1.4s, v2.s[0]
    cbnz x0, .Lloop_8
.Lloop_end_7:
    ldr x0, [x5, #16]
    ldr x1, [x5]
    ldr s0, [x5, #24]
    dup v0.4s, v0.s[0]
    cbnz x0, .Lotherwise_9
    ldp q1, q2, [x1]
    fadd v29.4s, v29.4s, v1.4s
    fadd v28.4s, v28.4s, v2.4s
    fmax v1.4s, v0.4s, v29.4s
    fmax v0.4s, v0.4s, v28.4s
    str q1, [x4]
    str q0, [x4, #16]
    b .Lend_10
.Lotherwise_9:
    ldp q1, q2, [x1]
    lsl x1, x0, #2
    lsl x0, x0, #2
    add x2, x4, x1
    add x3, x2, x1
    add x1, x3, x1
    fadd v29.4s, v29.4s, v1.4s
    fadd v28.4s, v28.4s, v2.4s
    fmax v1.4s, v0.4s, v29.4s
    fmax v0.4s, v0.4s, v28.4s
    st1 {v1.s}[0], [x4]
    add x4, x4, x0, lsl #2
    st1 {v1.s}[1], [x2]
    add x2, x2, x0, lsl #2
    st1 {v1.s}[2], [x3]
    add x3, x3, x0, lsl #2
    st1 {v1.s}[3], [x1]
    add x1, x1, x0, lsl #2
    st1 {v0.s}[0], [x4]
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x3]
    st1 {v0.s}[3], [x1]
.Lend_10:
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
    lsr x6, x0, #6
    lsr x7, x0, #4
    movi v30.4s, #0
    sub x7, x7, x6
    movi v29.4s, #0
    movi v28.4s, #0
    cbz x7, .Lloop_end_11
.Lloop_12:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ldr d0, [x1]
    add x1, x1, x2, lsl #2
    sub x7, x7, #1
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
    cbnz x7, .Lloop_12
.Lloop_end_11:
    ldr x7, [x5, #16]
    cbnz x7, .Lotherwise_13
    b .Lend_14
.Lotherwise_13:
    mov x7, x4
    ldr x8, [x5, #16]
    mov w9, #8
.Lrepeat_15:
    sub x9, x9, #1
    prfm pldl1keep, [x7]
    add x7, x7, x8, lsl #2
    cbnz x9, .Lrepeat_15
.Lend_14:
    cbz x6, .Lloop_end_16
.Lloop_17:
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
    cbnz x6, .Lloop_17
.Lloop_end_16:
    ubfx x0, x0, #0, #4
    cbz x0, .Lloop_end_18
.Lloop_19:
    ldp q0, q1, [x3]
    ldr d2, [x1]
    sub x0, x0, #1
    add x1, x1, x2, lsl #2
    add x3, x3, #32
    fmla v31.4s, v0.4s, v2.s[0]
    fmla v30.4s, v1.4s, v2.s[0]
    fmla v29.4s, v0.4s, v2.s[1]
    fmla v28.4s, v1.4s, v2.s[1]
    cbnz x0, .Lloop_19
.Lloop_end_18:
    ldr x0, [x5, #16]
    ldr x1, [x5]
    ldr s0, [x5, #24]
    ldr x2, [x5, #8]
    dup v0.4s, v0.s[0]
    cbnz x0, .Lotherwise_20
    ldp q1, q2, [x1]
    add x1, x1, x2, lsl #2
    fadd v31.4s, v31.4s, v1.4s
    fadd v30.4s, v30.4s, v2.4s
    fmax v1.4s, v0.4s, v31.4s
    fmax v2.4s, v0.4s, v30.4s
    str q1, [x4]
    str q2, [x4, #16]
    ldp q1, q2, [x1]
    fadd v29.4s, v29.4s, v1.4s
    fadd v28.4s, v28.4s, v2.4s
    fmax v1.4s, v0.4s, v29.4s
    fmax v0.4s, v0.4s, v28.4s
    str q1, [x4, #32]
    str q0, [x4, #48]
    b .Lend_21
.Lotherwise_20:
    ldp q1, q2, [x1]
    add x1, x1, x2, lsl #2
    lsl x2, x0, #2
    ldp q3, q4, [x1]
    add x1, x4, x2
    lsl x0, x0, #2
    add x3, x1, x2
    add x2, x3, x2
    fadd v31.4s, v31.4s, v1.4s
    fadd v30.4s, v30.4s, v2.4s
    fadd v29.4s, v29.4s, v3.4s
    fadd v28.4s, v28.4s, v4.4s
    fmax v1.4s, v0.4s, v31.4s
    fmax v2.4s, v0.4s, v30.4s
    fmax v3.4s, v0.4s, v29.4s
    fmax v0.4s, v0.4s, v28.4s
    zip1 v4.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v2.4s, v0.4s
    zip2 v0.4s, v2.4s, v0.4s
    str d4, [x4]
    add x4, x4, x0, lsl #2
    st1 {v4.d}[1], [x1]
    add x1, x1, x0, lsl #2
    str d1, [x3]
    add x3, x3, x0, lsl #2
    st1 {v1.d}[1], [x2]
    add x2, x2, x0, lsl #2
    str d3, [x4]
    st1 {v3.d}[1], [x1]
    str d0, [x3]
    st1 {v0.d}[1], [x2]
.Lend_21:
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
    lsr x6, x0, #6
    lsr x7, x0, #4
    movi v28.4s, #0
    sub x7, x7, x6
    movi v27.4s, #0
    movi v26.4s, #0
    movi v25.4s, #0
    movi v24.4s, #0
    cbz x7, .Lloop_end_22
.Lloop_23:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ldr d0, [x1]
    sub x7, x7, #1
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
    cbnz x7, .Lloop_23
.Lloop_end_22:
    ldr x7, [x5, #16]
    cbnz x7, .Lotherwise_24
    b .Lend_25
.Lotherwise_24:
    mov x7, x4
    ldr x8, [x5, #16]
    mov w9, #8
.Lrepeat_26:
    sub x9, x9, #1
    prfm pldl1keep, [x7, #8]
    add x7, x7, x8, lsl #2
    cbnz x9, .Lrepeat_26
.Lend_25:
    cbz x6, .Lloop_end_27
.Lloop_28:
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
    cbnz x6, .Lloop_28
.Lloop_end_27:
    ubfx x0, x0, #0, #4
    cbz x0, .Lloop_end_29
.Lloop_30:
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
    cbnz x0, .Lloop_30
.Lloop_end_29:
    ldr x0, [x5, #16]
    ldr x1, [x5]
    ldr s0, [x5, #24]
    ldr x2, [x5, #8]
    dup v0.4s, v0.s[0]
    cbnz x0, .Lotherwise_31
    ldp q1, q2, [x1]
    add x1, x1, x2, lsl #2
    fadd v29.4s, v29.4s, v1.4s
    fadd v28.4s, v28.4s, v2.4s
    fmax v1.4s, v0.4s, v29.4s
    fmax v2.4s, v0.4s, v28.4s
    str q1, [x4]
    str q2, [x4, #16]
    ldp q1, q2, [x1]
    add x1, x1, x2, lsl #2
    fadd v27.4s, v27.4s, v1.4s
    fadd v26.4s, v26.4s, v2.4s
    fmax v1.4s, v0.4s, v27.4s
    fmax v2.4s, v0.4s, v26.4s
    str q1, [x4, #32]
    str q2, [x4, #48]
    ldp q1, q2, [x1]
    fadd v25.4s, v25.4s, v1.4s
    fadd v24.4s, v24.4s, v2.4s
    fmax v1.4s, v0.4s, v25.4s
    fmax v0.4s, v0.4s, v24.4s
    str q1, [x4, #64]
    str q0, [x4, #80]
    b .Lend_32
.Lotherwise_31:
    ldp q1, q2, [x1]
    add x1, x1, x2, lsl #2
    lsl x3, x0, #2
    ldp q3, q4, [x1]
    add x1, x1, x2, lsl #2
    add x2, x4, x3
    add x5, x4, #8
    ldp q5, q6, [x1]
    add x1, x2, x3
    add x6, x2, #8
    lsl x0, x0, #2
    add x3, x1, x3
    add x7, x1, #8
    add x8, x3, #8
    fadd v29.4s, v29.4s, v1.4s
    fadd v28.4s, v28.4s, v2.4s
    fadd v27.4s, v27.4s, v3.4s
    fadd v26.4s, v26.4s, v4.4s
    fadd v25.4s, v25.4s, v5.4s
    fadd v24.4s, v24.4s, v6.4s
    fmax v1.4s, v0.4s, v29.4s
    fmax v2.4s, v0.4s, v28.4s
    fmax v3.4s, v0.4s, v27.4s
    fmax v4.4s, v0.4s, v26.4s
    fmax v5.4s, v0.4s, v25.4s
    fmax v0.4s, v0.4s, v24.4s
    zip1 v6.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v2.4s, v4.4s
    zip2 v2.4s, v2.4s, v4.4s
    str d6, [x4]
    add x4, x4, x0, lsl #2
    st1 {v6.d}[1], [x2]
    add x2, x2, x0, lsl #2
    add x9, x4, #8
    str d1, [x1]
    add x1, x1, x0, lsl #2
    add x10, x2, #8
    st1 {v1.d}[1], [x3]
    add x3, x3, x0, lsl #2
    add x0, x1, #8
    st1 {v5.s}[0], [x5]
    add x5, x3, #8
    st1 {v5.s}[1], [x6]
    st1 {v5.s}[2], [x7]
    st1 {v5.s}[3], [x8]
    str d3, [x4]
    st1 {v3.d}[1], [x2]
    str d2, [x1]
    st1 {v2.d}[1], [x3]
    st1 {v0.s}[0], [x9]
    st1 {v0.s}[1], [x10]
    st1 {v0.s}[2], [x0]
    st1 {v0.s}[3], [x5]
.Lend_32:
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
    lsr x6, x0, #6
    lsr x7, x0, #4
    movi v26.4s, #0
    sub x7, x7, x6
    movi v25.4s, #0
    movi v24.4s, #0
    movi v23.4s, #0
    movi v22.4s, #0
    movi v21.4s, #0
    movi v20.4s, #0
    cbz x7, .Lloop_end_33
.Lloop_34:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    ldr q29, [x1]
    add x1, x1, x2, lsl #2
    sub x7, x7, #1
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
    cbnz x7, .Lloop_34
.Lloop_end_33:
    ldr x7, [x5, #16]
    cbnz x7, .Lotherwise_35
    b .Lend_36
.Lotherwise_35:
    mov x7, x4
    ldr x8, [x5, #16]
    mov w9, #8
.Lrepeat_37:
    sub x9, x9, #1
    prfm pldl1keep, [x7, #8]
    add x7, x7, x8, lsl #2
    cbnz x9, .Lrepeat_37
.Lend_36:
    cbz x6, .Lloop_end_38
.Lloop_39:
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
    cbnz x6, .Lloop_39
.Lloop_end_38:
    ubfx x0, x0, #0, #4
    cbz x0, .Lloop_end_40
.Lloop_41:
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
    cbnz x0, .Lloop_41
.Lloop_end_40:
    ldr x0, [x5, #16]
    ldr x1, [x5]
    ldr s0, [x5, #24]
    ldr x2, [x5, #8]
    dup v16.4s, v0.s[0]
    cbnz x0, .Lotherwise_42
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    fadd v27.4s, v27.4s, v0.4s
    fadd v26.4s, v26.4s, v1.4s
    fmax v0.4s, v16.4s, v27.4s
    fmax v1.4s, v16.4s, v26.4s
    str q0, [x4]
    str q1, [x4, #16]
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    fadd v25.4s, v25.4s, v0.4s
    fadd v24.4s, v24.4s, v1.4s
    fmax v0.4s, v16.4s, v25.4s
    fmax v1.4s, v16.4s, v24.4s
    str q0, [x4, #32]
    str q1, [x4, #48]
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    fadd v23.4s, v23.4s, v0.4s
    fadd v22.4s, v22.4s, v1.4s
    fmax v0.4s, v16.4s, v23.4s
    fmax v1.4s, v16.4s, v22.4s
    str q0, [x4, #64]
    str q1, [x4, #80]
    ldp q0, q1, [x1]
    fadd v21.4s, v21.4s, v0.4s
    fadd v20.4s, v20.4s, v1.4s
    fmax v0.4s, v16.4s, v21.4s
    fmax v1.4s, v16.4s, v20.4s
    str q0, [x4, #96]
    str q1, [x4, #112]
    b .Lend_43
.Lotherwise_42:
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    lsl x3, x0, #2
    ldp q2, q3, [x1]
    add x1, x1, x2, lsl #2
    add x5, x4, x3
    lsl x0, x0, #2
    ldp q4, q5, [x1]
    add x1, x1, x2, lsl #2
    add x2, x5, x3
    ldp q6, q7, [x1]
    add x1, x2, x3
    fadd v27.4s, v27.4s, v0.4s
    fadd v26.4s, v26.4s, v1.4s
    fadd v25.4s, v25.4s, v2.4s
    fadd v24.4s, v24.4s, v3.4s
    fadd v23.4s, v23.4s, v4.4s
    fadd v22.4s, v22.4s, v5.4s
    fadd v21.4s, v21.4s, v6.4s
    fmax v0.4s, v16.4s, v27.4s
    fmax v1.4s, v16.4s, v25.4s
    fadd v20.4s, v20.4s, v7.4s
    fmax v2.4s, v16.4s, v23.4s
    fmax v3.4s, v16.4s, v26.4s
    fmax v4.4s, v16.4s, v21.4s
    fmax v5.4s, v16.4s, v24.4s
    fmax v6.4s, v16.4s, v22.4s
    fmax v7.4s, v16.4s, v20.4s
    zip1 v16.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v4.4s
    zip2 v1.4s, v1.4s, v4.4s
    zip1 v4.4s, v3.4s, v6.4s
    zip1 v17.4s, v5.4s, v7.4s
    zip1 v18.4s, v16.4s, v2.4s
    zip2 v2.4s, v16.4s, v2.4s
    zip1 v16.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q18, [x4]
    zip2 v1.4s, v3.4s, v6.4s
    zip2 v3.4s, v5.4s, v7.4s
    add x4, x4, x0, lsl #2
    str q2, [x5]
    zip1 v2.4s, v4.4s, v17.4s
    zip2 v4.4s, v4.4s, v17.4s
    add x5, x5, x0, lsl #2
    str q16, [x2]
    zip1 v5.4s, v1.4s, v3.4s
    add x2, x2, x0, lsl #2
    zip2 v1.4s, v1.4s, v3.4s
    str q0, [x1]
    add x1, x1, x0, lsl #2
    str q2, [x4]
    str q4, [x5]
    str q5, [x2]
    str q1, [x1]
.Lend_43:
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
    lsr x6, x0, #6
    lsr x7, x0, #4
    movi v24.4s, #0
    sub x7, x7, x6
    movi v23.4s, #0
    movi v22.4s, #0
    movi v21.4s, #0
    movi v20.4s, #0
    movi v19.4s, #0
    movi v18.4s, #0
    movi v17.4s, #0
    movi v16.4s, #0
    cbz x7, .Lloop_end_44
.Lloop_45:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ldr q27, [x1]
    sub x7, x7, #1
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
    cbnz x7, .Lloop_45
.Lloop_end_44:
    ldr x7, [x5, #16]
    cbnz x7, .Lotherwise_46
    b .Lend_47
.Lotherwise_46:
    mov x7, x4
    ldr x8, [x5, #16]
    mov w9, #8
.Lrepeat_48:
    sub x9, x9, #1
    prfm pldl1keep, [x7, #16]
    add x7, x7, x8, lsl #2
    cbnz x9, .Lrepeat_48
.Lend_47:
    cbz x6, .Lloop_end_49
.Lloop_50:
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
    cbnz x6, .Lloop_50
.Lloop_end_49:
    ubfx x0, x0, #0, #4
    cbz x0, .Lloop_end_51
.Lloop_52:
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
    cbnz x0, .Lloop_52
.Lloop_end_51:
    ldr x0, [x5, #16]
    ldr x1, [x5]
    ldr s0, [x5, #24]
    ldr x2, [x5, #8]
    dup v2.4s, v0.s[0]
    cbnz x0, .Lotherwise_53
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    fadd v25.4s, v25.4s, v0.4s
    fadd v24.4s, v24.4s, v1.4s
    fmax v0.4s, v2.4s, v25.4s
    fmax v1.4s, v2.4s, v24.4s
    str q0, [x4]
    str q1, [x4, #16]
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    fadd v23.4s, v23.4s, v0.4s
    fadd v22.4s, v22.4s, v1.4s
    fmax v0.4s, v2.4s, v23.4s
    fmax v1.4s, v2.4s, v22.4s
    str q0, [x4, #32]
    str q1, [x4, #48]
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    fadd v21.4s, v21.4s, v0.4s
    fadd v20.4s, v20.4s, v1.4s
    fmax v0.4s, v2.4s, v21.4s
    fmax v1.4s, v2.4s, v20.4s
    str q0, [x4, #64]
    str q1, [x4, #80]
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    fadd v19.4s, v19.4s, v0.4s
    fadd v18.4s, v18.4s, v1.4s
    fmax v0.4s, v2.4s, v19.4s
    fmax v1.4s, v2.4s, v18.4s
    str q0, [x4, #96]
    str q1, [x4, #112]
    ldp q0, q1, [x1]
    fadd v17.4s, v17.4s, v0.4s
    fadd v16.4s, v16.4s, v1.4s
    fmax v0.4s, v2.4s, v17.4s
    fmax v1.4s, v2.4s, v16.4s
    str q0, [x4, #128]
    str q1, [x4, #144]
    b .Lend_54
.Lotherwise_53:
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    lsl x3, x0, #2
    ldp q3, q4, [x1]
    add x1, x1, x2, lsl #2
    add x5, x4, x3
    add x6, x4, #16
    ldp q5, q6, [x1]
    add x1, x1, x2, lsl #2
    add x7, x5, x3
    add x8, x5, #16
    ldp q7, q26, [x1]
    add x1, x1, x2, lsl #2
    add x2, x7, x3
    add x3, x7, #16
    ldp q27, q28, [x1]
    add x1, x2, #16
    lsl x0, x0, #2
    fadd v25.4s, v25.4s, v0.4s
    fadd v24.4s, v24.4s, v1.4s
    fadd v23.4s, v23.4s, v3.4s
    fadd v22.4s, v22.4s, v4.4s
    fadd v21.4s, v21.4s, v5.4s
    fadd v20.4s, v20.4s, v6.4s
    fadd v19.4s, v19.4s, v7.4s
    fmax v0.4s, v2.4s, v25.4s
    fmax v1.4s, v2.4s, v23.4s
    fadd v18.4s, v18.4s, v26.4s
    fmax v3.4s, v2.4s, v21.4s
    fadd v17.4s, v17.4s, v27.4s
    fmax v4.4s, v2.4s, v19.4s
    fmax v5.4s, v2.4s, v24.4s
    fmax v6.4s, v2.4s, v22.4s
    fmax v7.4s, v2.4s, v20.4s
    zip1 v19.4s, v0.4s, v3.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip1 v3.4s, v1.4s, v4.4s
    zip2 v1.4s, v1.4s, v4.4s
    fmax v4.4s, v2.4s, v18.4s
    fmax v17.4s, v2.4s, v17.4s
    zip1 v18.4s, v19.4s, v3.4s
    zip2 v3.4s, v19.4s, v3.4s
    zip1 v19.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q18, [x4]
    zip1 v1.4s, v5.4s, v7.4s
    zip1 v18.4s, v6.4s, v4.4s
    add x4, x4, x0, lsl #2
    str q3, [x5]
    fadd v16.4s, v16.4s, v28.4s
    zip2 v3.4s, v5.4s, v7.4s
    add x5, x5, x0, lsl #2
    str q19, [x7]
    zip2 v4.4s, v6.4s, v4.4s
    zip1 v5.4s, v1.4s, v18.4s
    add x7, x7, x0, lsl #2
    str q0, [x2]
    zip2 v0.4s, v1.4s, v18.4s
    add x2, x2, x0, lsl #2
    add x0, x4, #16
    st1 {v17.s}[0], [x6]
    zip1 v1.4s, v3.4s, v4.4s
    fmax v2.4s, v2.4s, v16.4s
    add x6, x5, #16
    st1 {v17.s}[1], [x8]
    zip2 v3.4s, v3.4s, v4.4s
    add x8, x7, #16
    add x9, x2, #16
    st1 {v17.s}[2], [x3]
    st1 {v17.s}[3], [x1]
    str q5, [x4]
    str q0, [x5]
    str q1, [x7]
    str q3, [x2]
    st1 {v2.s}[0], [x0]
    st1 {v2.s}[1], [x6]
    st1 {v2.s}[2], [x8]
    st1 {v2.s}[3], [x9]
.Lend_54:
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
    lsr x6, x0, #6
    lsr x7, x0, #4
    movi v26.4s, #0
    sub x7, x7, x6
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
    cbz x7, .Lloop_end_55
.Lloop_56:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ldr q28, [x1]
    sub x7, x7, #1
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
    cbnz x7, .Lloop_56
.Lloop_end_55:
    ldr x7, [x5, #16]
    cbnz x7, .Lotherwise_57
    b .Lend_58
.Lotherwise_57:
    mov x7, x4
    ldr x8, [x5, #16]
    mov w9, #8
.Lrepeat_59:
    sub x9, x9, #1
    prfm pldl1keep, [x7, #16]
    add x7, x7, x8, lsl #2
    cbnz x9, .Lrepeat_59
.Lend_58:
    cbz x6, .Lloop_end_60
.Lloop_61:
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
    cbnz x6, .Lloop_61
.Lloop_end_60:
    ubfx x0, x0, #0, #4
    cbz x0, .Lloop_end_62
.Lloop_63:
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
    cbnz x0, .Lloop_63
.Lloop_end_62:
    ldr x0, [x5, #16]
    ldr x1, [x5]
    ldr s0, [x5, #24]
    ldr x2, [x5, #8]
    dup v2.4s, v0.s[0]
    cbnz x0, .Lotherwise_64
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    fadd v27.4s, v27.4s, v0.4s
    fadd v26.4s, v26.4s, v1.4s
    fmax v0.4s, v2.4s, v27.4s
    fmax v1.4s, v2.4s, v26.4s
    str q0, [x4]
    str q1, [x4, #16]
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    fadd v25.4s, v25.4s, v0.4s
    fadd v24.4s, v24.4s, v1.4s
    fmax v0.4s, v2.4s, v25.4s
    fmax v1.4s, v2.4s, v24.4s
    str q0, [x4, #32]
    str q1, [x4, #48]
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    fadd v23.4s, v23.4s, v0.4s
    fadd v22.4s, v22.4s, v1.4s
    fmax v0.4s, v2.4s, v23.4s
    fmax v1.4s, v2.4s, v22.4s
    str q0, [x4, #64]
    str q1, [x4, #80]
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    fadd v21.4s, v21.4s, v0.4s
    fadd v20.4s, v20.4s, v1.4s
    fmax v0.4s, v2.4s, v21.4s
    fmax v1.4s, v2.4s, v20.4s
    str q0, [x4, #96]
    str q1, [x4, #112]
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    fadd v19.4s, v19.4s, v0.4s
    fadd v18.4s, v18.4s, v1.4s
    fmax v0.4s, v2.4s, v19.4s
    fmax v1.4s, v2.4s, v18.4s
    str q0, [x4, #128]
    str q1, [x4, #144]
    ldp q0, q1, [x1]
    fadd v17.4s, v17.4s, v0.4s
    fadd v16.4s, v16.4s, v1.4s
    fmax v0.4s, v2.4s, v17.4s
    fmax v1.4s, v2.4s, v16.4s
    str q0, [x4, #160]
    str q1, [x4, #176]
    b .Lend_65
.Lotherwise_64:
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    lsl x3, x0, #2
    ldp q3, q4, [x1]
    add x1, x1, x2, lsl #2
    add x5, x4, x3
    lsl x0, x0, #2
    ldp q5, q6, [x1]
    add x1, x1, x2, lsl #2
    add x6, x5, x3
    add x7, x5, #16
    ldp q7, q28, [x1]
    add x1, x1, x2, lsl #2
    add x3, x6, x3
    ldp q29, q30, [x1]
    add x1, x1, x2, lsl #2
    add x2, x3, #16
    fadd v27.4s, v27.4s, v0.4s
    ldp q0, q31, [x1]
    fadd v26.4s, v26.4s, v1.4s
    fadd v25.4s, v25.4s, v3.4s
    fadd v24.4s, v24.4s, v4.4s
    fadd v23.4s, v23.4s, v5.4s
    fadd v22.4s, v22.4s, v6.4s
    fadd v21.4s, v21.4s, v7.4s
    fmax v1.4s, v2.4s, v27.4s
    fmax v3.4s, v2.4s, v25.4s
    fadd v19.4s, v19.4s, v29.4s
    fmax v4.4s, v2.4s, v23.4s
    fadd v17.4s, v17.4s, v0.4s
    fmax v0.4s, v2.4s, v21.4s
    fadd v20.4s, v20.4s, v28.4s
    fmax v5.4s, v2.4s, v19.4s
    fmax v6.4s, v2.4s, v26.4s
    zip1 v7.4s, v1.4s, v4.4s
    zip2 v1.4s, v1.4s, v4.4s
    zip1 v4.4s, v3.4s, v0.4s
    zip2 v0.4s, v3.4s, v0.4s
    fmax v3.4s, v2.4s, v17.4s
    fmax v17.4s, v2.4s, v24.4s
    zip1 v19.4s, v7.4s, v4.4s
    zip2 v4.4s, v7.4s, v4.4s
    zip1 v7.4s, v1.4s, v0.4s
    fmax v21.4s, v2.4s, v22.4s
    str q19, [x4]
    fmax v19.4s, v2.4s, v20.4s
    zip2 v0.4s, v1.4s, v0.4s
    str q4, [x5]
    zip1 v1.4s, v5.4s, v3.4s
    fadd v18.4s, v18.4s, v30.4s
    add x5, x5, x0, lsl #2
    str q7, [x6]
    fadd v16.4s, v16.4s, v31.4s
    zip2 v3.4s, v5.4s, v3.4s
    add x1, x5, #16
    str q0, [x3]
    zip1 v0.4s, v6.4s, v21.4s
    zip1 v4.4s, v17.4s, v19.4s
    add x3, x3, x0, lsl #2
    str d1, [x4, #16]
    zip2 v5.4s, v6.4s, v21.4s
    zip2 v6.4s, v17.4s, v19.4s
    add x4, x4, x0, lsl #2
    st1 {v1.d}[1], [x7]
    zip1 v1.4s, v0.4s, v4.4s
    fmax v7.4s, v2.4s, v18.4s
    add x7, x3, #16
    str d3, [x6, #16]
    fmax v2.4s, v2.4s, v16.4s
    zip2 v0.4s, v0.4s, v4.4s
    add x6, x6, x0, lsl #2
    st1 {v3.d}[1], [x2]
    zip1 v3.4s, v5.4s, v6.4s
    zip2 v4.4s, v5.4s, v6.4s
    str q1, [x4]
    str q0, [x5]
    zip1 v0.4s, v7.4s, v2.4s
    zip2 v1.4s, v7.4s, v2.4s
    str q3, [x6]
    str q4, [x3]
    str d0, [x4, #16]
    st1 {v0.d}[1], [x1]
    str d1, [x6, #16]
    st1 {v1.d}[1], [x7]
.Lend_65:
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
    lsr x6, x0, #6
    lsr x7, x0, #4
    movi v24.4s, #0
    sub x7, x7, x6
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
    cbz x7, .Lloop_end_66
.Lloop_67:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    ldr q26, [x1]
    sub x7, x7, #1
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
    cbnz x7, .Lloop_67
.Lloop_end_66:
    ldr x7, [x5, #16]
    cbnz x7, .Lotherwise_68
    b .Lend_69
.Lotherwise_68:
    mov x7, x4
    ldr x8, [x5, #16]
    mov w9, #8
.Lrepeat_70:
    sub x9, x9, #1
    prfm pldl1keep, [x7, #24]
    add x7, x7, x8, lsl #2
    cbnz x9, .Lrepeat_70
.Lend_69:
    cbz x6, .Lloop_end_71
.Lloop_72:
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
    cbnz x6, .Lloop_72
.Lloop_end_71:
    ubfx x0, x0, #0, #4
    cbz x0, .Lloop_end_73
.Lloop_74:
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
    cbnz x0, .Lloop_74
.Lloop_end_73:
    ldr x0, [x5, #16]
    ldr x1, [x5]
    ldr s0, [x5, #24]
    ldr x2, [x5, #8]
    dup v2.4s, v0.s[0]
    cbnz x0, .Lotherwise_75
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    fadd v25.4s, v25.4s, v0.4s
    fadd v24.4s, v24.4s, v1.4s
    fmax v0.4s, v2.4s, v25.4s
    fmax v1.4s, v2.4s, v24.4s
    str q0, [x4]
    str q1, [x4, #16]
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    fadd v23.4s, v23.4s, v0.4s
    fadd v22.4s, v22.4s, v1.4s
    fmax v0.4s, v2.4s, v23.4s
    fmax v1.4s, v2.4s, v22.4s
    str q0, [x4, #32]
    str q1, [x4, #48]
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    fadd v21.4s, v21.4s, v0.4s
    fadd v20.4s, v20.4s, v1.4s
    fmax v0.4s, v2.4s, v21.4s
    fmax v1.4s, v2.4s, v20.4s
    str q0, [x4, #64]
    str q1, [x4, #80]
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    fadd v19.4s, v19.4s, v0.4s
    fadd v18.4s, v18.4s, v1.4s
    fmax v0.4s, v2.4s, v19.4s
    fmax v1.4s, v2.4s, v18.4s
    str q0, [x4, #96]
    str q1, [x4, #112]
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    fadd v17.4s, v17.4s, v0.4s
    fadd v16.4s, v16.4s, v1.4s
    fmax v0.4s, v2.4s, v17.4s
    fmax v1.4s, v2.4s, v16.4s
    str q0, [x4, #128]
    str q1, [x4, #144]
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    fadd v7.4s, v7.4s, v0.4s
    fadd v6.4s, v6.4s, v1.4s
    fmax v0.4s, v2.4s, v7.4s
    fmax v1.4s, v2.4s, v6.4s
    str q0, [x4, #160]
    str q1, [x4, #176]
    ldp q0, q1, [x1]
    fadd v5.4s, v5.4s, v0.4s
    fadd v4.4s, v4.4s, v1.4s
    fmax v0.4s, v2.4s, v5.4s
    fmax v1.4s, v2.4s, v4.4s
    str q0, [x4, #192]
    str q1, [x4, #208]
    b .Lend_76
.Lotherwise_75:
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    lsl x3, x0, #2
    ldp q3, q26, [x1]
    add x1, x1, x2, lsl #2
    add x5, x4, x3
    add x6, x4, #24
    ldp q27, q28, [x1]
    add x1, x1, x2, lsl #2
    add x7, x5, x3
    add x8, x5, #16
    ldp q29, q30, [x1]
    add x1, x1, x2, lsl #2
    add x3, x7, x3
    add x9, x5, #24
    add x10, x3, #16
    add x11, x7, #24
    add x12, x3, #24
    fadd v25.4s, v25.4s, v0.4s
    ldp q0, q31, [x1]
    add x1, x1, x2, lsl #2
    fadd v24.4s, v24.4s, v1.4s
    fadd v23.4s, v23.4s, v3.4s
    ldp q1, q8, [x1]
    add x1, x1, x2, lsl #2
    fadd v22.4s, v22.4s, v26.4s
    fadd v21.4s, v21.4s, v27.4s
    ldp q3, q26, [x1]
    fadd v20.4s, v20.4s, v28.4s
    lsl x0, x0, #2
    fadd v19.4s, v19.4s, v29.4s
    fmax v25.4s, v2.4s, v25.4s
    fmax v23.4s, v2.4s, v23.4s
    fadd v18.4s, v18.4s, v30.4s
    fmax v21.4s, v2.4s, v21.4s
    fadd v17.4s, v17.4s, v0.4s
    fmax v0.4s, v2.4s, v19.4s
    fadd v7.4s, v7.4s, v1.4s
    fadd v5.4s, v5.4s, v3.4s
    fmax v24.4s, v2.4s, v24.4s
    zip1 v1.4s, v25.4s, v21.4s
    zip2 v3.4s, v25.4s, v21.4s
    zip1 v19.4s, v23.4s, v0.4s
    zip2 v0.4s, v23.4s, v0.4s
    fmax v17.4s, v2.4s, v17.4s
    fmax v7.4s, v2.4s, v7.4s
    zip1 v21.4s, v1.4s, v19.4s
    zip2 v1.4s, v1.4s, v19.4s
    zip1 v19.4s, v3.4s, v0.4s
    zip2 v0.4s, v3.4s, v0.4s
    str q21, [x4]
    zip1 v3.4s, v17.4s, v7.4s
    zip2 v7.4s, v17.4s, v7.4s
    str q1, [x5]
    fmax v1.4s, v2.4s, v22.4s
    fmax v17.4s, v2.4s, v20.4s
    add x5, x5, x0, lsl #2
    str q19, [x7]
    fmax v18.4s, v2.4s, v18.4s
    fmax v5.4s, v2.4s, v5.4s
    add x1, x5, #16
    str q0, [x3]
    fadd v16.4s, v16.4s, v31.4s
    fadd v6.4s, v6.4s, v8.4s
    add x3, x3, x0, lsl #2
    str d3, [x4, #16]
    zip1 v0.4s, v24.4s, v17.4s
    zip2 v17.4s, v24.4s, v17.4s
    add x4, x4, x0, lsl #2
    st1 {v3.d}[1], [x8]
    zip1 v3.4s, v1.4s, v18.4s
    zip2 v1.4s, v1.4s, v18.4s
    add x2, x3, #16
    str d7, [x7, #16]
    fmax v16.4s, v2.4s, v16.4s
    fmax v6.4s, v2.4s, v6.4s
    add x7, x7, x0, lsl #2
    st1 {v7.d}[1], [x10]
    zip1 v7.4s, v0.4s, v3.4s
    zip2 v0.4s, v0.4s, v3.4s
    add x0, x4, #24
    st1 {v5.s}[0], [x6]
    zip1 v3.4s, v17.4s, v1.4s
    zip2 v1.4s, v17.4s, v1.4s
    add x6, x5, #24
    st1 {v5.s}[1], [x9]
    fadd v4.4s, v4.4s, v26.4s
    zip1 v17.4s, v16.4s, v6.4s
    add x8, x7, #24
    st1 {v5.s}[2], [x11]
    zip2 v6.4s, v16.4s, v6.4s
    add x9, x3, #24
    st1 {v5.s}[3], [x12]
    str q7, [x4]
    fmax v2.4s, v2.4s, v4.4s
    str q0, [x5]
    str q3, [x7]
    str q1, [x3]
    str d17, [x4, #16]
    st1 {v17.d}[1], [x1]
    str d6, [x7, #16]
    st1 {v6.d}[1], [x2]
    st1 {v2.s}[0], [x0]
    st1 {v2.s}[1], [x6]
    st1 {v2.s}[2], [x8]
    st1 {v2.s}[3], [x9]
.Lend_76:
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
    stp d14, d15, [sp, #48]
    movi v11.4s, #0
    lsr x6, x0, #6
    lsr x7, x0, #4
    movi v10.4s, #0
    sub x7, x7, x6
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
    cbz x7, .Lloop_end_77
.Lloop_78:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    ldp q16, q17, [x1]
    add x1, x1, x2, lsl #2
    sub x7, x7, #1
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
    cbnz x7, .Lloop_78
.Lloop_end_77:
    ldr x7, [x5, #16]
    cbnz x7, .Lotherwise_79
    b .Lend_80
.Lotherwise_79:
    mov x7, x4
    ldr x8, [x5, #16]
    mov w9, #8
.Lrepeat_81:
    sub x9, x9, #1
    prfm pldl1keep, [x7, #24]
    add x7, x7, x8, lsl #2
    cbnz x9, .Lrepeat_81
.Lend_80:
    cbz x6, .Lloop_end_82
.Lloop_83:
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
    cbnz x6, .Lloop_83
.Lloop_end_82:
    ubfx x0, x0, #0, #4
    cbz x0, .Lloop_end_84
.Lloop_85:
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
    cbnz x0, .Lloop_85
.Lloop_end_84:
    ldr x0, [x5, #16]
    ldr x1, [x5]
    ldr s0, [x5, #24]
    ldr x2, [x5, #8]
    dup v2.4s, v0.s[0]
    cbnz x0, .Lotherwise_86
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    fadd v11.4s, v11.4s, v0.4s
    fadd v10.4s, v10.4s, v1.4s
    fmax v0.4s, v2.4s, v11.4s
    fmax v1.4s, v2.4s, v10.4s
    str q0, [x4]
    str q1, [x4, #16]
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    fadd v9.4s, v9.4s, v0.4s
    fadd v8.4s, v8.4s, v1.4s
    fmax v0.4s, v2.4s, v9.4s
    fmax v1.4s, v2.4s, v8.4s
    str q0, [x4, #32]
    str q1, [x4, #48]
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    fadd v31.4s, v31.4s, v0.4s
    fadd v30.4s, v30.4s, v1.4s
    fmax v0.4s, v2.4s, v31.4s
    fmax v1.4s, v2.4s, v30.4s
    str q0, [x4, #64]
    str q1, [x4, #80]
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    fadd v29.4s, v29.4s, v0.4s
    fadd v28.4s, v28.4s, v1.4s
    fmax v0.4s, v2.4s, v29.4s
    fmax v1.4s, v2.4s, v28.4s
    str q0, [x4, #96]
    str q1, [x4, #112]
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    fadd v27.4s, v27.4s, v0.4s
    fadd v26.4s, v26.4s, v1.4s
    fmax v0.4s, v2.4s, v27.4s
    fmax v1.4s, v2.4s, v26.4s
    str q0, [x4, #128]
    str q1, [x4, #144]
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    fadd v25.4s, v25.4s, v0.4s
    fadd v24.4s, v24.4s, v1.4s
    fmax v0.4s, v2.4s, v25.4s
    fmax v1.4s, v2.4s, v24.4s
    str q0, [x4, #160]
    str q1, [x4, #176]
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    fadd v23.4s, v23.4s, v0.4s
    fadd v22.4s, v22.4s, v1.4s
    fmax v0.4s, v2.4s, v23.4s
    fmax v1.4s, v2.4s, v22.4s
    str q0, [x4, #192]
    str q1, [x4, #208]
    ldp q0, q1, [x1]
    fadd v21.4s, v21.4s, v0.4s
    fadd v20.4s, v20.4s, v1.4s
    fmax v0.4s, v2.4s, v21.4s
    fmax v1.4s, v2.4s, v20.4s
    str q0, [x4, #224]
    str q1, [x4, #240]
    b .Lend_87
.Lotherwise_86:
    ldp q0, q1, [x1]
    add x1, x1, x2, lsl #2
    lsl x3, x0, #2
    ldp q3, q4, [x1]
    add x1, x1, x2, lsl #2
    add x5, x4, x3
    lsl x0, x0, #2
    ldp q5, q19, [x1]
    add x1, x1, x2, lsl #2
    add x6, x5, x3
    ldp q12, q17, [x1]
    add x1, x1, x2, lsl #2
    add x3, x6, x3
    ldp q13, q6, [x1]
    add x1, x1, x2, lsl #2
    fadd v11.4s, v11.4s, v0.4s
    ldp q14, q7, [x1]
    add x1, x1, x2, lsl #2
    fadd v10.4s, v10.4s, v1.4s
    fadd v9.4s, v9.4s, v3.4s
    ldp q15, q16, [x1]
    add x1, x1, x2, lsl #2
    fadd v8.4s, v8.4s, v4.4s
    fadd v31.4s, v31.4s, v5.4s
    ldp q0, q18, [x1]
    fadd v30.4s, v30.4s, v19.4s
    fadd v29.4s, v29.4s, v12.4s
    fmax v5.4s, v2.4s, v11.4s
    fmax v19.4s, v2.4s, v9.4s
    fadd v27.4s, v27.4s, v13.4s
    fmax v1.4s, v2.4s, v31.4s
    fadd v25.4s, v25.4s, v14.4s
    fmax v3.4s, v2.4s, v29.4s
    fadd v23.4s, v23.4s, v15.4s
    fadd v21.4s, v21.4s, v0.4s
    fmax v27.4s, v2.4s, v27.4s
    zip1 v0.4s, v5.4s, v1.4s
    fmax v25.4s, v2.4s, v25.4s
    zip1 v4.4s, v19.4s, v3.4s
    fmax v23.4s, v2.4s, v23.4s
    fmax v21.4s, v2.4s, v21.4s
    fadd v28.4s, v28.4s, v17.4s
    zip2 v1.4s, v5.4s, v1.4s
    zip2 v3.4s, v19.4s, v3.4s
    zip1 v5.4s, v0.4s, v4.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip1 v4.4s, v1.4s, v3.4s
    zip1 v17.4s, v27.4s, v23.4s
    str q5, [x4]
    zip1 v5.4s, v25.4s, v21.4s
    fmax v19.4s, v2.4s, v10.4s
    fmax v29.4s, v2.4s, v8.4s
    fmax v30.4s, v2.4s, v30.4s
    str q0, [x5]
    fmax v28.4s, v2.4s, v28.4s
    zip2 v0.4s, v1.4s, v3.4s
    str q4, [x6]
    fadd v26.4s, v26.4s, v6.4s
    fadd v24.4s, v24.4s, v7.4s
    fadd v22.4s, v22.4s, v16.4s
    fadd v20.4s, v20.4s, v18.4s
    str q0, [x3]
    zip2 v0.4s, v27.4s, v23.4s
    zip2 v1.4s, v25.4s, v21.4s
    zip1 v3.4s, v17.4s, v5.4s
    zip2 v4.4s, v17.4s, v5.4s
    zip1 v5.4s, v0.4s, v1.4s
    zip1 v6.4s, v19.4s, v30.4s
    str q3, [x4, #16]
    zip1 v3.4s, v29.4s, v28.4s
    fmax v7.4s, v2.4s, v26.4s
    add x4, x4, x0, lsl #2
    fmax v16.4s, v2.4s, v24.4s
    fmax v17.4s, v2.4s, v22.4s
    str q4, [x5, #16]
    add x5, x5, x0, lsl #2
    fmax v2.4s, v2.4s, v20.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q5, [x6, #16]
    add x6, x6, x0, lsl #2
    zip2 v1.4s, v19.4s, v30.4s
    zip2 v4.4s, v29.4s, v28.4s
    zip1 v5.4s, v6.4s, v3.4s
    str q0, [x3, #16]
    zip2 v0.4s, v6.4s, v3.4s
    add x3, x3, x0, lsl #2
    zip1 v3.4s, v1.4s, v4.4s
    zip1 v6.4s, v7.4s, v17.4s
    str q5, [x4]
    zip1 v5.4s, v16.4s, v2.4s
    zip2 v1.4s, v1.4s, v4.4s
    str q0, [x5]
    zip2 v0.4s, v7.4s, v17.4s
    zip2 v2.4s, v16.4s, v2.4s
    str q3, [x6]
    zip1 v3.4s, v6.4s, v5.4s
    zip2 v4.4s, v6.4s, v5.4s
    str q1, [x3]
    zip1 v1.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    str q3, [x4, #16]
    str q4, [x5, #16]
    str q1, [x6, #16]
    str q0, [x3, #16]
.Lend_87:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_sgemm_transposed_8x8__aarch64_neon, . - nnp_sgemm_transposed_8x8__aarch64_neon

    .section .note.GNU-stack, "", %progbits
