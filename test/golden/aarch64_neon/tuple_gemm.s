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
    ldr x6, [sp, #48]
    movi v9.4s, #0
    movi v8.4s, #0
    ubfx x8, x0, #0, #6
    lsr x0, x0, #6
    cbnz x6, .Lotherwise_0
    cbz x0, .Lloop_end_1
.Lloop_2:
    mov w6, #4
.Lrepeat_3:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ldr q11, [x1]
    sub x6, x6, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x3], #64
    ldr q10, [x1, #128]
    fmla v9.4s, v4.4s, v11.s[0]
    fmla v8.4s, v5.4s, v11.s[0]
    ld1 {v28.4s, v29.4s, v30.4s, v31.4s}, [x3], #64
    fmla v9.4s, v6.4s, v11.s[1]
    fmla v8.4s, v7.4s, v11.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    fmla v9.4s, v0.4s, v11.s[2]
    fmla v8.4s, v1.4s, v11.s[2]
    ldr q12, [x1, #256]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    fmla v9.4s, v2.4s, v11.s[3]
    fmla v8.4s, v3.4s, v11.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    fmla v9.4s, v24.4s, v10.s[0]
    fmla v8.4s, v25.4s, v10.s[0]
    ldr q24, [x1, #384]
    add x1, x1, #512
    fmla v9.4s, v26.4s, v10.s[1]
    fmla v8.4s, v27.4s, v10.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    cbnz x6, .Lrepeat_3
    add x1, x1, x2, lsl #2
    add x3, x3, x4, lsl #2
    sub x0, x0, #1
    sub x1, x1, #2048
    sub x3, x3, #2048
    cbnz x0, .Lloop_2
.Lloop_end_1:
    b .Lend_4
.Lotherwise_0:
    cbz x0, .Lloop_end_5
.Lloop_6:
    add x6, x1, x2, lsl #2
    add x9, x3, x4, lsl #2
    mov w10, #4
    prfm pldl1keep, [x6]
    prfm pldl1keep, [x6, #64]
    prfm pldl1keep, [x6, #128]
    prfm pldl1keep, [x6, #192]
    prfm pldl1keep, [x9]
    prfm pldl1keep, [x9, #64]
    prfm pldl1keep, [x9, #128]
    prfm pldl1keep, [x9, #192]
.Lrepeat_7:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ldr q11, [x1]
    sub x10, x10, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x3], #64
    ldr q10, [x1, #128]
    fmla v9.4s, v4.4s, v11.s[0]
    fmla v8.4s, v5.4s, v11.s[0]
    ld1 {v28.4s, v29.4s, v30.4s, v31.4s}, [x3], #64
    fmla v9.4s, v6.4s, v11.s[1]
    fmla v8.4s, v7.4s, v11.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    fmla v9.4s, v0.4s, v11.s[2]
    fmla v8.4s, v1.4s, v11.s[2]
    ldr q12, [x1, #256]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    fmla v9.4s, v2.4s, v11.s[3]
    fmla v8.4s, v3.4s, v11.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    fmla v9.4s, v24.4s, v10.s[0]
    fmla v8.4s, v25.4s, v10.s[0]
    ldr q24, [x1, #384]
    add x1, x1, #512
    fmla v9.4s, v26.4s, v10.s[1]
    fmla v8.4s, v27.4s, v10.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    cbnz x10, .Lrepeat_7
    add x1, x1, x2, lsl #2
    add x3, x3, x4, lsl #2
    sub x0, x0, #1
    sub x1, x1, #2048
    sub x3, x3, #2048
    cbnz x0, .Lloop_6
.Lloop_end_5:
.Lend_4:
    lsr x0, x8, #4
    ubfx x2, x8, #0, #4
    cbz x0, .Lloop_end_8
.Lloop_9:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ldr q11, [x1]
    sub x0, x0, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x3], #64
    ldr q10, [x1, #128]
    fmla v9.4s, v4.4s, v11.s[0]
    fmla v8.4s, v5.4s, v11.s[0]
    ld1 {v28.4s, v29.4s, v30.4s, v31.4s}, [x3], #64
    fmla v9.4s, v6.4s, v11.s[1]
    fmla v8.4s, v7.4s, v11.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    fmla v9.4s, v0.4s, v11.s[2]
    fmla v8.4s, v1.4s, v11.s[2]
    ldr q12, [x1, #256]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    fmla v9.4s, v2.4s, v11.s[3]
    fmla v8.4s, v3.4s, v11.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    fmla v9.4s, v24.4s, v10.s[0]
    fmla v8.4s, v25.4s, v10.s[0]
    ldr q24, [x1, #384]
    add x1, x1, #512
    fmla v9.4s, v26.4s, v10.s[1]
    fmla v8.4s, v27.4s, v10.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    cbnz x0, .Lloop_9
.Lloop_end_8:
    lsr x0, x2, #2
    ubfx x2, x2, #0, #2
    cbz x0, .Lloop_end_10
.Lloop_11:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ldr q16, [x1]
    sub x0, x0, #1
    add x1, x1, #128
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v9.4s, v4.4s, v16.s[0]
    fmla v8.4s, v5.4s, v16.s[0]
    fmla v9.4s, v6.4s, v16.s[1]
    fmla v8.4s, v7.4s, v16.s[1]
    fmla v9.4s, v0.4s, v16.s[2]
    fmla v8.4s, v1.4s, v16.s[2]
    fmla v9.4s, v2.4s, v16.s[3]
    fmla v8.4s, v3.4s, v16.s[3]
    cbnz x0, .Lloop_11
.Lloop_end_10:
    cbz x2, .Lloop_end_12
.Lloop_13:
    ldp q0, q1, [x3]
    ldr s2, [x1]
    sub x2, x2, #1
    add x1, x1, #4
    add x3, x3, #32
    fmla v9.4s, v0.4s, v2.s[0]
    fmla v8.4s, v1.4s, v2.s[0]
    cbnz x2, .Lloop_13
.Lloop_end_12:
    cbnz x7, .Lotherwise_14
    str q9, [x5]
    str q8, [x5, #16]
    b .Lend_15
.Lotherwise_14:
    mov x0, x5
    ldp q0, q1, [x5]
    fadd v9.4s, v9.4s, v0.4s
    fadd v8.4s, v8.4s, v1.4s
    str q9, [x0]
    str q8, [x0, #16]
.Lend_15:
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
    ldr x8, [sp, #48]
    movi v31.4s, #0
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    ubfx x9, x0, #0, #6
    lsr x0, x0, #6
    cbnz x8, .Lotherwise_16
    cbz x0, .Lloop_end_17
.Lloop_18:
    mov w8, #4
.Lrepeat_19:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    ldp q24, q25, [x1]
    sub x8, x8, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v31.4s, v16.4s, v24.s[0]
    fmla v30.4s, v17.4s, v24.s[0]
    ldp q11, q10, [x1, #128]
    fmla v29.4s, v16.4s, v25.s[0]
    fmla v28.4s, v17.4s, v25.s[0]
    fmla v31.4s, v18.4s, v24.s[1]
    fmla v30.4s, v19.4s, v24.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
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
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x3], #64
    fmla v31.4s, v0.4s, v11.s[0]
    fmla v30.4s, v1.4s, v11.s[0]
    fmla v29.4s, v0.4s, v10.s[0]
    fmla v28.4s, v1.4s, v10.s[0]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    fmla v31.4s, v2.4s, v11.s[1]
    fmla v30.4s, v3.4s, v11.s[1]
    fmla v29.4s, v2.4s, v10.s[1]
    fmla v28.4s, v3.4s, v10.s[1]
    fmla v31.4s, v20.4s, v11.s[2]
    fmla v30.4s, v21.4s, v11.s[2]
    fmla v29.4s, v20.4s, v10.s[2]
    fmla v28.4s, v21.4s, v10.s[2]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    fmla v31.4s, v22.4s, v11.s[3]
    fmla v30.4s, v23.4s, v11.s[3]
    fmla v29.4s, v22.4s, v10.s[3]
    fmla v28.4s, v23.4s, v10.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    cbnz x8, .Lrepeat_19
    add x1, x1, x2, lsl #2
    add x3, x3, x4, lsl #2
    sub x0, x0, #1
    sub x1, x1, #2048
    sub x3, x3, #2048
    cbnz x0, .Lloop_18
.Lloop_end_17:
    b .Lend_20
.Lotherwise_16:
    cbz x0, .Lloop_end_21
.Lloop_22:
    add x8, x1, x2, lsl #2
    add x10, x3, x4, lsl #2
    mov w11, #4
    prfm pldl1keep, [x8]
    prfm pldl1keep, [x8, #64]
    prfm pldl1keep, [x8, #128]
    prfm pldl1keep, [x8, #192]
    prfm pldl1keep, [x10]
    prfm pldl1keep, [x10, #64]
    prfm pldl1keep, [x10, #128]
    prfm pldl1keep, [x10, #192]
.Lrepeat_23:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    ldp q24, q25, [x1]
    sub x11, x11, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v31.4s, v16.4s, v24.s[0]
    fmla v30.4s, v17.4s, v24.s[0]
    ldp q11, q10, [x1, #128]
    fmla v29.4s, v16.4s, v25.s[0]
    fmla v28.4s, v17.4s, v25.s[0]
    fmla v31.4s, v18.4s, v24.s[1]
    fmla v30.4s, v19.4s, v24.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
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
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x3], #64
    fmla v31.4s, v0.4s, v11.s[0]
    fmla v30.4s, v1.4s, v11.s[0]
    fmla v29.4s, v0.4s, v10.s[0]
    fmla v28.4s, v1.4s, v10.s[0]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    fmla v31.4s, v2.4s, v11.s[1]
    fmla v30.4s, v3.4s, v11.s[1]
    fmla v29.4s, v2.4s, v10.s[1]
    fmla v28.4s, v3.4s, v10.s[1]
    fmla v31.4s, v20.4s, v11.s[2]
    fmla v30.4s, v21.4s, v11.s[2]
    fmla v29.4s, v20.4s, v10.s[2]
    fmla v28.4s, v21.4s, v10.s[2]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    fmla v31.4s, v22.4s, v11.s[3]
    fmla v30.4s, v23.4s, v11.s[3]
    fmla v29.4s, v22.4s, v10.s[3]
    fmla v28.4s, v23.4s, v10.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    cbnz x11, .Lrepeat_23
    add x1, x1, x2, lsl #2
    add x3, x3, x4, lsl #2
    sub x0, x0, #1
    sub x1, x1, #2048
    sub x3, x3, #2048
    cbnz x0, .Lloop_22
.Lloop_end_21:
.Lend_20:
    lsr x0, x9, #4
    ubfx x2, x9, #0, #4
    cbz x0, .Lloop_end_24
.Lloop_25:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    ldp q24, q25, [x1]
    sub x0, x0, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v31.4s, v16.4s, v24.s[0]
    fmla v30.4s, v17.4s, v24.s[0]
    ldp q11, q10, [x1, #128]
    fmla v29.4s, v16.4s, v25.s[0]
    fmla v28.4s, v17.4s, v25.s[0]
    fmla v31.4s, v18.4s, v24.s[1]
    fmla v30.4s, v19.4s, v24.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
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
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x3], #64
    fmla v31.4s, v0.4s, v11.s[0]
    fmla v30.4s, v1.4s, v11.s[0]
    fmla v29.4s, v0.4s, v10.s[0]
    fmla v28.4s, v1.4s, v10.s[0]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    fmla v31.4s, v2.4s, v11.s[1]
    fmla v30.4s, v3.4s, v11.s[1]
    fmla v29.4s, v2.4s, v10.s[1]
    fmla v28.4s, v3.4s, v10.s[1]
    fmla v31.4s, v20.4s, v11.s[2]
    fmla v30.4s, v21.4s, v11.s[2]
    fmla v29.4s, v20.4s, v10.s[2]
    fmla v28.4s, v21.4s, v10.s[2]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    fmla v31.4s, v22.4s, v11.s[3]
    fmla v30.4s, v23.4s, v11.s[3]
    fmla v29.4s, v22.4s, v10.s[3]
    fmla v28.4s, v23.4s, v10.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    cbnz x0, .Lloop_25
.Lloop_end_24:
    lsr x0, x2, #2
    ubfx x2, x2, #0, #2
    cbz x0, .Lloop_end_26
.Lloop_27:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ldp q16, q17, [x1]
    sub x0, x0, #1
    add x1, x1, #128
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    cbnz x0, .Lloop_27
.Lloop_end_26:
    cbz x2, .Lloop_end_28
.Lloop_29:
    ldp q0, q1, [x3]
    ldr s2, [x1]
    sub x2, x2, #1
    add x3, x3, #32
    ldr s3, [x1, #16]
    add x1, x1, #4
    fmla v31.4s, v0.4s, v2.s[0]
    fmla v30.4s, v1.4s, v2.s[0]
    fmla v29.4s, v0.4s, v3.s[0]
    fmla v28.4s, v1.4s, v3.s[0]
    cbnz x2, .Lloop_29
.Lloop_end_28:
    cbnz x7, .Lotherwise_30
    str q31, [x5]
    str q30, [x5, #16]
    add x5, x5, x6, lsl #2
    str q29, [x5]
    str q28, [x5, #16]
    b .Lend_31
.Lotherwise_30:
    mov x0, x5
    ldp q0, q1, [x5]
    add x5, x5, x6, lsl #2
    ldp q2, q3, [x5]
    fadd v31.4s, v31.4s, v0.4s
    fadd v30.4s, v30.4s, v1.4s
    fadd v29.4s, v29.4s, v2.4s
    fadd v28.4s, v28.4s, v3.4s
    str q31, [x0]
    str q30, [x0, #16]
    add x0, x0, x6, lsl #2
    str q29, [x0]
    str q28, [x0, #16]
.Lend_31:
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
    ldr x8, [sp, #64]
    movi v29.4s, #0
    movi v28.4s, #0
    movi v27.4s, #0
    movi v26.4s, #0
    movi v25.4s, #0
    ubfx x9, x0, #0, #6
    lsr x0, x0, #6
    movi v24.4s, #0
    cbnz x8, .Lotherwise_32
    cbz x0, .Lloop_end_33
.Lloop_34:
    mov w8, #4
.Lrepeat_35:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    ldp q8, q9, [x1]
    sub x8, x8, #1
    ldr q14, [x1, #32]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
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
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
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
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
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
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    fmla v29.4s, v18.4s, v30.s[3]
    fmla v28.4s, v19.4s, v30.s[3]
    fmla v27.4s, v18.4s, v31.s[3]
    fmla v26.4s, v19.4s, v31.s[3]
    fmla v25.4s, v18.4s, v0.s[3]
    fmla v24.4s, v19.4s, v0.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    fmla v29.4s, v4.4s, v13.s[0]
    fmla v28.4s, v5.4s, v13.s[0]
    fmla v27.4s, v4.4s, v12.s[0]
    fmla v26.4s, v5.4s, v12.s[0]
    fmla v25.4s, v4.4s, v11.s[0]
    fmla v24.4s, v5.4s, v11.s[0]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    cbnz x8, .Lrepeat_35
    add x1, x1, x2, lsl #2
    add x3, x3, x4, lsl #2
    sub x0, x0, #1
    sub x1, x1, #2048
    sub x3, x3, #2048
    cbnz x0, .Lloop_34
.Lloop_end_33:
    b .Lend_36
.Lotherwise_32:
    cbz x0, .Lloop_end_37
.Lloop_38:
    add x8, x1, x2, lsl #2
    add x10, x3, x4, lsl #2
    mov w11, #4
    prfm pldl1keep, [x8]
    prfm pldl1keep, [x8, #64]
    prfm pldl1keep, [x8, #128]
    prfm pldl1keep, [x8, #192]
    prfm pldl1keep, [x10]
    prfm pldl1keep, [x10, #64]
    prfm pldl1keep, [x10, #128]
    prfm pldl1keep, [x10, #192]
.Lrepeat_39:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    ldp q8, q9, [x1]
    sub x11, x11, #1
    ldr q14, [x1, #32]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
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
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
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
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
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
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    fmla v29.4s, v18.4s, v30.s[3]
    fmla v28.4s, v19.4s, v30.s[3]
    fmla v27.4s, v18.4s, v31.s[3]
    fmla v26.4s, v19.4s, v31.s[3]
    fmla v25.4s, v18.4s, v0.s[3]
    fmla v24.4s, v19.4s, v0.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    fmla v29.4s, v4.4s, v13.s[0]
    fmla v28.4s, v5.4s, v13.s[0]
    fmla v27.4s, v4.4s, v12.s[0]
    fmla v26.4s, v5.4s, v12.s[0]
    fmla v25.4s, v4.4s, v11.s[0]
    fmla v24.4s, v5.4s, v11.s[0]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    cbnz x11, .Lrepeat_39
    add x1, x1, x2, lsl #2
    add x3, x3, x4, lsl #2
    sub x0, x0, #1
    sub x1, x1, #2048
    sub x3, x3, #2048
    cbnz x0, .Lloop_38
.Lloop_end_37:
.Lend_36:
    lsr x0, x9, #4
    ubfx x2, x9, #0, #4
    cbz x0, .Lloop_end_40
.Lloop_41:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    ldp q8, q9, [x1]
    sub x0, x0, #1
    ldr q14, [x1, #32]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
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
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
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
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
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
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    fmla v29.4s, v18.4s, v30.s[3]
    fmla v28.4s, v19.4s, v30.s[3]
    fmla v27.4s, v18.4s, v31.s[3]
    fmla v26.4s, v19.4s, v31.s[3]
    fmla v25.4s, v18.4s, v0.s[3]
    fmla v24.4s, v19.4s, v0.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    fmla v29.4s, v4.4s, v13.s[0]
    fmla v28.4s, v5.4s, v13.s[0]
    fmla v27.4s, v4.4s, v12.s[0]
    fmla v26.4s, v5.4s, v12.s[0]
    fmla v25.4s, v4.4s, v11.s[0]
    fmla v24.4s, v5.4s, v11.s[0]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    cbnz x0, .Lloop_41
.Lloop_end_40:
    lsr x0, x2, #2
    ubfx x2, x2, #0, #2
    cbz x0, .Lloop_end_42
.Lloop_43:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ldp q16, q17, [x1]
    sub x0, x0, #1
    ldr q18, [x1, #32]
    add x1, x1, #128
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    cbnz x0, .Lloop_43
.Lloop_end_42:
    cbz x2, .Lloop_end_44
.Lloop_45:
    ldp q0, q1, [x3]
    ldr s2, [x1]
    sub x2, x2, #1
    add x3, x3, #32
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    add x1, x1, #4
    fmla v29.4s, v0.4s, v2.s[0]
    fmla v28.4s, v1.4s, v2.s[0]
    fmla v27.4s, v0.4s, v3.s[0]
    fmla v26.4s, v1.4s, v3.s[0]
    fmla v25.4s, v0.4s, v4.s[0]
    fmla v24.4s, v1.4s, v4.s[0]
    cbnz x2, .Lloop_45
.Lloop_end_44:
    cbnz x7, .Lotherwise_46
    str q29, [x5]
    str q28, [x5, #16]
    add x5, x5, x6, lsl #2
    str q27, [x5]
    str q26, [x5, #16]
    add x5, x5, x6, lsl #2
    str q25, [x5]
    str q24, [x5, #16]
    b .Lend_47
.Lotherwise_46:
    mov x0, x5
    ldp q0, q1, [x5]
    add x5, x5, x6, lsl #2
    ldp q2, q3, [x5]
    add x5, x5, x6, lsl #2
    ldp q4, q5, [x5]
    fadd v29.4s, v29.4s, v0.4s
    fadd v28.4s, v28.4s, v1.4s
    fadd v27.4s, v27.4s, v2.4s
    fadd v26.4s, v26.4s, v3.4s
    fadd v25.4s, v25.4s, v4.4s
    fadd v24.4s, v24.4s, v5.4s
    str q29, [x0]
    str q28, [x0, #16]
    add x0, x0, x6, lsl #2
    str q27, [x0]
    str q26, [x0, #16]
    add x0, x0, x6, lsl #2
    str q25, [x0]
    str q24, [x0, #16]
.Lend_47:
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
    ldr x8, [sp, #32]
    movi v11.4s, #0
    movi v10.4s, #0
    movi v9.4s, #0
    movi v8.4s, #0
    movi v31.4s, #0
    ubfx x9, x0, #0, #6
    lsr x0, x0, #6
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    cbnz x8, .Lotherwise_48
    cbz x0, .Lloop_end_49
.Lloop_50:
    mov w8, #4
.Lrepeat_51:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    add x1, x1, #128
    sub x8, x8, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
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
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
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
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x3], #64
    fmla v31.4s, v22.4s, v2.s[3]
    fmla v30.4s, v23.4s, v2.s[3]
    fmla v29.4s, v22.4s, v3.s[3]
    fmla v28.4s, v23.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    fmla v31.4s, v26.4s, v18.s[3]
    fmla v30.4s, v27.4s, v18.s[3]
    fmla v29.4s, v26.4s, v19.s[3]
    fmla v28.4s, v27.4s, v19.s[3]
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x3], #64
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
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
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
    cbnz x8, .Lrepeat_51
    add x1, x1, x2, lsl #2
    add x3, x3, x4, lsl #2
    sub x0, x0, #1
    sub x1, x1, #2048
    sub x3, x3, #2048
    cbnz x0, .Lloop_50
.Lloop_end_49:
    b .Lend_52
.Lotherwise_48:
    cbz x0, .Lloop_end_53
.Lloop_54:
    add x8, x1, x2, lsl #2
    add x10, x3, x4, lsl #2
    mov w11, #4
    prfm pldl1keep, [x8]
    prfm pldl1keep, [x8, #64]
    prfm pldl1keep, [x8, #128]
    prfm pldl1keep, [x8, #192]
    prfm pldl1keep, [x10]
    prfm pldl1keep, [x10, #64]
    prfm pldl1keep, [x10, #128]
    prfm pldl1keep, [x10, #192]
.Lrepeat_55:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    add x1, x1, #128
    sub x11, x11, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
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
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
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
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x3], #64
    fmla v31.4s, v22.4s, v2.s[3]
    fmla v30.4s, v23.4s, v2.s[3]
    fmla v29.4s, v22.4s, v3.s[3]
    fmla v28.4s, v23.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    fmla v31.4s, v26.4s, v18.s[3]
    fmla v30.4s, v27.4s, v18.s[3]
    fmla v29.4s, v26.4s, v19.s[3]
    fmla v28.4s, v27.4s, v19.s[3]
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x3], #64
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
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
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
    cbnz x11, .Lrepeat_55
    add x1, x1, x2, lsl #2
    add x3, x3, x4, lsl #2
    sub x0, x0, #1
    sub x1, x1, #2048
    sub x3, x3, #2048
    cbnz x0, .Lloop_54
.Lloop_end_53:
.Lend_52:
    lsr x0, x9, #4
    ubfx x2, x9, #0, #4
    cbz x0, .Lloop_end_56
.Lloop_57:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    add x1, x1, #128
    sub x0, x0, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
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
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
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
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x3], #64
    fmla v31.4s, v22.4s, v2.s[3]
    fmla v30.4s, v23.4s, v2.s[3]
    fmla v29.4s, v22.4s, v3.s[3]
    fmla v28.4s, v23.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    fmla v31.4s, v26.4s, v18.s[3]
    fmla v30.4s, v27.4s, v18.s[3]
    fmla v29.4s, v26.4s, v19.s[3]
    fmla v28.4s, v27.4s, v19.s[3]
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x3], #64
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
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
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
    cbnz x0, .Lloop_57
.Lloop_end_56:
    lsr x0, x2, #2
    ubfx x2, x2, #0, #2
    cbz x0, .Lloop_end_58
.Lloop_59:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    sub x0, x0, #1
    add x1, x1, #128
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
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
    cbnz x0, .Lloop_59
.Lloop_end_58:
    cbz x2, .Lloop_end_60
.Lloop_61:
    ldp q0, q1, [x3]
    ldr s2, [x1]
    sub x2, x2, #1
    add x3, x3, #32
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
    cbnz x2, .Lloop_61
.Lloop_end_60:
    cbnz x7, .Lotherwise_62
    str q11, [x5]
    str q10, [x5, #16]
    add x5, x5, x6, lsl #2
    str q9, [x5]
    str q8, [x5, #16]
    add x5, x5, x6, lsl #2
    str q31, [x5]
    str q30, [x5, #16]
    add x5, x5, x6, lsl #2
    str q29, [x5]
    str q28, [x5, #16]
    b .Lend_63
.Lotherwise_62:
    mov x0, x5
    ldp q0, q1, [x5]
    add x5, x5, x6, lsl #2
    ldp q2, q3, [x5]
    add x5, x5, x6, lsl #2
    ldp q4, q5, [x5]
    add x5, x5, x6, lsl #2
    ldp q6, q7, [x5]
    fadd v11.4s, v11.4s, v0.4s
    fadd v10.4s, v10.4s, v1.4s
    fadd v9.4s, v9.4s, v2.4s
    fadd v8.4s, v8.4s, v3.4s
    fadd v31.4s, v31.4s, v4.4s
    fadd v30.4s, v30.4s, v5.4s
    fadd v29.4s, v29.4s, v6.4s
    fadd v28.4s, v28.4s, v7.4s
    str q11, [x0]
    str q10, [x0, #16]
    add x0, x0, x6, lsl #2
    str q9, [x0]
    str q8, [x0, #16]
    add x0, x0, x6, lsl #2
    str q31, [x0]
    str q30, [x0, #16]
    add x0, x0, x6, lsl #2
    str q29, [x0]
    str q28, [x0, #16]
.Lend_63:
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
    ldr x8, [sp, #32]
    movi v11.4s, #0
    movi v10.4s, #0
    movi v9.4s, #0
    movi v8.4s, #0
    movi v29.4s, #0
    ubfx x9, x0, #0, #6
    lsr x0, x0, #6
    movi v28.4s, #0
    movi v27.4s, #0
    movi v26.4s, #0
    movi v25.4s, #0
    movi v24.4s, #0
    cbnz x8, .Lotherwise_64
    cbz x0, .Lloop_end_65
.Lloop_66:
    mov w8, #4
.Lrepeat_67:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    sub x8, x8, #1
    ldr q31, [x1], #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    fmla v11.4s, v16.4s, v0.s[0]
    fmla v10.4s, v17.4s, v0.s[0]
    fmla v9.4s, v16.4s, v1.s[0]
    fmla v8.4s, v17.4s, v1.s[0]
    fmla v29.4s, v16.4s, v2.s[0]
    fmla v28.4s, v17.4s, v2.s[0]
    fmla v27.4s, v16.4s, v3.s[0]
    fmla v26.4s, v17.4s, v3.s[0]
    fmla v25.4s, v16.4s, v31.s[0]
    fmla v24.4s, v17.4s, v31.s[0]
    fmla v11.4s, v18.4s, v0.s[1]
    fmla v10.4s, v19.4s, v0.s[1]
    fmla v9.4s, v18.4s, v1.s[1]
    fmla v8.4s, v19.4s, v1.s[1]
    fmla v29.4s, v18.4s, v2.s[1]
    fmla v28.4s, v19.4s, v2.s[1]
    fmla v27.4s, v18.4s, v3.s[1]
    fmla v26.4s, v19.4s, v3.s[1]
    fmla v25.4s, v18.4s, v31.s[1]
    fmla v24.4s, v19.4s, v31.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    fmla v11.4s, v4.4s, v0.s[2]
    fmla v10.4s, v5.4s, v0.s[2]
    fmla v9.4s, v4.4s, v1.s[2]
    fmla v8.4s, v5.4s, v1.s[2]
    fmla v29.4s, v4.4s, v2.s[2]
    fmla v28.4s, v5.4s, v2.s[2]
    fmla v27.4s, v4.4s, v3.s[2]
    fmla v26.4s, v5.4s, v3.s[2]
    fmla v25.4s, v4.4s, v31.s[2]
    fmla v24.4s, v5.4s, v31.s[2]
    fmla v11.4s, v6.4s, v0.s[3]
    fmla v10.4s, v7.4s, v0.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1], #64
    fmla v9.4s, v6.4s, v1.s[3]
    fmla v8.4s, v7.4s, v1.s[3]
    ldr q30, [x1], #64
    fmla v29.4s, v6.4s, v2.s[3]
    fmla v28.4s, v7.4s, v2.s[3]
    fmla v27.4s, v6.4s, v3.s[3]
    fmla v26.4s, v7.4s, v3.s[3]
    fmla v25.4s, v6.4s, v31.s[3]
    fmla v24.4s, v7.4s, v31.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v11.4s, v20.4s, v16.s[0]
    fmla v10.4s, v21.4s, v16.s[0]
    fmla v9.4s, v20.4s, v17.s[0]
    fmla v8.4s, v21.4s, v17.s[0]
    fmla v29.4s, v20.4s, v18.s[0]
    fmla v28.4s, v21.4s, v18.s[0]
    fmla v27.4s, v20.4s, v19.s[0]
    fmla v26.4s, v21.4s, v19.s[0]
    fmla v25.4s, v20.4s, v30.s[0]
    fmla v24.4s, v21.4s, v30.s[0]
    fmla v11.4s, v22.4s, v16.s[1]
    fmla v10.4s, v23.4s, v16.s[1]
    fmla v9.4s, v22.4s, v17.s[1]
    fmla v8.4s, v23.4s, v17.s[1]
    fmla v29.4s, v22.4s, v18.s[1]
    fmla v28.4s, v23.4s, v18.s[1]
    fmla v27.4s, v22.4s, v19.s[1]
    fmla v26.4s, v23.4s, v19.s[1]
    fmla v25.4s, v22.4s, v30.s[1]
    fmla v24.4s, v23.4s, v30.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    fmla v11.4s, v0.4s, v16.s[2]
    fmla v10.4s, v1.4s, v16.s[2]
    fmla v9.4s, v0.4s, v17.s[2]
    fmla v8.4s, v1.4s, v17.s[2]
    fmla v29.4s, v0.4s, v18.s[2]
    fmla v28.4s, v1.4s, v18.s[2]
    fmla v27.4s, v0.4s, v19.s[2]
    fmla v26.4s, v1.4s, v19.s[2]
    fmla v25.4s, v0.4s, v30.s[2]
    fmla v24.4s, v1.4s, v30.s[2]
    fmla v11.4s, v2.4s, v16.s[3]
    fmla v10.4s, v3.4s, v16.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    fmla v9.4s, v2.4s, v17.s[3]
    fmla v8.4s, v3.4s, v17.s[3]
    ldr q31, [x1], #64
    fmla v29.4s, v2.4s, v18.s[3]
    fmla v28.4s, v3.4s, v18.s[3]
    fmla v27.4s, v2.4s, v19.s[3]
    fmla v26.4s, v3.4s, v19.s[3]
    fmla v25.4s, v2.4s, v30.s[3]
    fmla v24.4s, v3.4s, v30.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    fmla v11.4s, v20.4s, v4.s[0]
    fmla v10.4s, v21.4s, v4.s[0]
    fmla v9.4s, v20.4s, v5.s[0]
    fmla v8.4s, v21.4s, v5.s[0]
    fmla v29.4s, v20.4s, v6.s[0]
    fmla v28.4s, v21.4s, v6.s[0]
    fmla v27.4s, v20.4s, v7.s[0]
    fmla v26.4s, v21.4s, v7.s[0]
    fmla v25.4s, v20.4s, v31.s[0]
    fmla v24.4s, v21.4s, v31.s[0]
    fmla v11.4s, v22.4s, v4.s[1]
    fmla v10.4s, v23.4s, v4.s[1]
    fmla v9.4s, v22.4s, v5.s[1]
    fmla v8.4s, v23.4s, v5.s[1]
    fmla v29.4s, v22.4s, v6.s[1]
    fmla v28.4s, v23.4s, v6.s[1]
    fmla v27.4s, v22.4s, v7.s[1]
    fmla v26.4s, v23.4s, v7.s[1]
    fmla v25.4s, v22.4s, v31.s[1]
    fmla v24.4s, v23.4s, v31.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    fmla v11.4s, v16.4s, v4.s[2]
    fmla v10.4s, v17.4s, v4.s[2]
    fmla v9.4s, v16.4s, v5.s[2]
    fmla v8.4s, v17.4s, v5.s[2]
    fmla v29.4s, v16.4s, v6.s[2]
    fmla v28.4s, v17.4s, v6.s[2]
    fmla v27.4s, v16.4s, v7.s[2]
    fmla v26.4s, v17.4s, v7.s[2]
    fmla v25.4s, v16.4s, v31.s[2]
    fmla v24.4s, v17.4s, v31.s[2]
    fmla v11.4s, v18.4s, v4.s[3]
    fmla v10.4s, v19.4s, v4.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    fmla v9.4s, v18.4s, v5.s[3]
    fmla v8.4s, v19.4s, v5.s[3]
    ldr q16, [x1], #64
    fmla v29.4s, v18.4s, v6.s[3]
    fmla v28.4s, v19.4s, v6.s[3]
    fmla v27.4s, v18.4s, v7.s[3]
    fmla v26.4s, v19.4s, v7.s[3]
    fmla v25.4s, v18.4s, v31.s[3]
    fmla v24.4s, v19.4s, v31.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    fmla v11.4s, v20.4s, v0.s[0]
    fmla v10.4s, v21.4s, v0.s[0]
    fmla v9.4s, v20.4s, v1.s[0]
    fmla v8.4s, v21.4s, v1.s[0]
    fmla v29.4s, v20.4s, v2.s[0]
    fmla v28.4s, v21.4s, v2.s[0]
    fmla v27.4s, v20.4s, v3.s[0]
    fmla v26.4s, v21.4s, v3.s[0]
    fmla v25.4s, v20.4s, v16.s[0]
    fmla v24.4s, v21.4s, v16.s[0]
    fmla v11.4s, v22.4s, v0.s[1]
    fmla v10.4s, v23.4s, v0.s[1]
    fmla v9.4s, v22.4s, v1.s[1]
    fmla v8.4s, v23.4s, v1.s[1]
    fmla v29.4s, v22.4s, v2.s[1]
    fmla v28.4s, v23.4s, v2.s[1]
    fmla v27.4s, v22.4s, v3.s[1]
    fmla v26.4s, v23.4s, v3.s[1]
    fmla v25.4s, v22.4s, v16.s[1]
    fmla v24.4s, v23.4s, v16.s[1]
    fmla v11.4s, v4.4s, v0.s[2]
    fmla v10.4s, v5.4s, v0.s[2]
    fmla v9.4s, v4.4s, v1.s[2]
    fmla v8.4s, v5.4s, v1.s[2]
    fmla v29.4s, v4.4s, v2.s[2]
    fmla v28.4s, v5.4s, v2.s[2]
    fmla v27.4s, v4.4s, v3.s[2]
    fmla v26.4s, v5.4s, v3.s[2]
    fmla v25.4s, v4.4s, v16.s[2]
    fmla v24.4s, v5.4s, v16.s[2]
    fmla v11.4s, v6.4s, v0.s[3]
    fmla v10.4s, v7.4s, v0.s[3]
    fmla v9.4s, v6.4s, v1.s[3]
    fmla v8.4s, v7.4s, v1.s[3]
    fmla v29.4s, v6.4s, v2.s[3]
    fmla v28.4s, v7.4s, v2.s[3]
    fmla v27.4s, v6.4s, v3.s[3]
    fmla v26.4s, v7.4s, v3.s[3]
    fmla v25.4s, v6.4s, v16.s[3]
    fmla v24.4s, v7.4s, v16.s[3]
    cbnz x8, .Lrepeat_67
    add x1, x1, x2, lsl #2
    add x3, x3, x4, lsl #2
    sub x0, x0, #1
    sub x1, x1, #2048
    sub x3, x3, #2048
    cbnz x0, .Lloop_66
.Lloop_end_65:
    b .Lend_68
.Lotherwise_64:
    cbz x0, .Lloop_end_69
.Lloop_70:
    add x8, x1, x2, lsl #2
    add x10, x3, x4, lsl #2
    mov w11, #4
    prfm pldl1keep, [x8]
    prfm pldl1keep, [x8, #64]
    prfm pldl1keep, [x8, #128]
    prfm pldl1keep, [x8, #192]
    prfm pldl1keep, [x10]
    prfm pldl1keep, [x10, #64]
    prfm pldl1keep, [x10, #128]
    prfm pldl1keep, [x10, #192]
.Lrepeat_71:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    sub x11, x11, #1
    ldr q31, [x1], #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    fmla v11.4s, v16.4s, v0.s[0]
    fmla v10.4s, v17.4s, v0.s[0]
    fmla v9.4s, v16.4s, v1.s[0]
    fmla v8.4s, v17.4s, v1.s[0]
    fmla v29.4s, v16.4s, v2.s[0]
    fmla v28.4s, v17.4s, v2.s[0]
    fmla v27.4s, v16.4s, v3.s[0]
    fmla v26.4s, v17.4s, v3.s[0]
    fmla v25.4s, v16.4s, v31.s[0]
    fmla v24.4s, v17.4s, v31.s[0]
    fmla v11.4s, v18.4s, v0.s[1]
    fmla v10.4s, v19.4s, v0.s[1]
    fmla v9.4s, v18.4s, v1.s[1]
    fmla v8.4s, v19.4s, v1.s[1]
    fmla v29.4s, v18.4s, v2.s[1]
    fmla v28.4s, v19.4s, v2.s[1]
    fmla v27.4s, v18.4s, v3.s[1]
    fmla v26.4s, v19.4s, v3.s[1]
    fmla v25.4s, v18.4s, v31.s[1]
    fmla v24.4s, v19.4s, v31.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    fmla v11.4s, v4.4s, v0.s[2]
    fmla v10.4s, v5.4s, v0.s[2]
    fmla v9.4s, v4.4s, v1.s[2]
    fmla v8.4s, v5.4s, v1.s[2]
    fmla v29.4s, v4.4s, v2.s[2]
    fmla v28.4s, v5.4s, v2.s[2]
    fmla v27.4s, v4.4s, v3.s[2]
    fmla v26.4s, v5.4s, v3.s[2]
    fmla v25.4s, v4.4s, v31.s[2]
    fmla v24.4s, v5.4s, v31.s[2]
    fmla v11.4s, v6.4s, v0.s[3]
    fmla v10.4s, v7.4s, v0.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1], #64
    fmla v9.4s, v6.4s, v1.s[3]
    fmla v8.4s, v7.4s, v1.s[3]
    ldr q30, [x1], #64
    fmla v29.4s, v6.4s, v2.s[3]
    fmla v28.4s, v7.4s, v2.s[3]
    fmla v27.4s, v6.4s, v3.s[3]
    fmla v26.4s, v7.4s, v3.s[3]
    fmla v25.4s, v6.4s, v31.s[3]
    fmla v24.4s, v7.4s, v31.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v11.4s, v20.4s, v16.s[0]
    fmla v10.4s, v21.4s, v16.s[0]
    fmla v9.4s, v20.4s, v17.s[0]
    fmla v8.4s, v21.4s, v17.s[0]
    fmla v29.4s, v20.4s, v18.s[0]
    fmla v28.4s, v21.4s, v18.s[0]
    fmla v27.4s, v20.4s, v19.s[0]
    fmla v26.4s, v21.4s, v19.s[0]
    fmla v25.4s, v20.4s, v30.s[0]
    fmla v24.4s, v21.4s, v30.s[0]
    fmla v11.4s, v22.4s, v16.s[1]
    fmla v10.4s, v23.4s, v16.s[1]
    fmla v9.4s, v22.4s, v17.s[1]
    fmla v8.4s, v23.4s, v17.s[1]
    fmla v29.4s, v22.4s, v18.s[1]
    fmla v28.4s, v23.4s, v18.s[1]
    fmla v27.4s, v22.4s, v19.s[1]
    fmla v26.4s, v23.4s, v19.s[1]
    fmla v25.4s, v22.4s, v30.s[1]
    fmla v24.4s, v23.4s, v30.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    fmla v11.4s, v0.4s, v16.s[2]
    fmla v10.4s, v1.4s, v16.s[2]
    fmla v9.4s, v0.4s, v17.s[2]
    fmla v8.4s, v1.4s, v17.s[2]
    fmla v29.4s, v0.4s, v18.s[2]
    fmla v28.4s, v1.4s, v18.s[2]
    fmla v27.4s, v0.4s, v19.s[2]
    fmla v26.4s, v1.4s, v19.s[2]
    fmla v25.4s, v0.4s, v30.s[2]
    fmla v24.4s, v1.4s, v30.s[2]
    fmla v11.4s, v2.4s, v16.s[3]
    fmla v10.4s, v3.4s, v16.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    fmla v9.4s, v2.4s, v17.s[3]
    fmla v8.4s, v3.4s, v17.s[3]
    ldr q31, [x1], #64
    fmla v29.4s, v2.4s, v18.s[3]
    fmla v28.4s, v3.4s, v18.s[3]
    fmla v27.4s, v2.4s, v19.s[3]
    fmla v26.4s, v3.4s, v19.s[3]
    fmla v25.4s, v2.4s, v30.s[3]
    fmla v24.4s, v3.4s, v30.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    fmla v11.4s, v20.4s, v4.s[0]
    fmla v10.4s, v21.4s, v4.s[0]
    fmla v9.4s, v20.4s, v5.s[0]
    fmla v8.4s, v21.4s, v5.s[0]
    fmla v29.4s, v20.4s, v6.s[0]
    fmla v28.4s, v21.4s, v6.s[0]
    fmla v27.4s, v20.4s, v7.s[0]
    fmla v26.4s, v21.4s, v7.s[0]
    fmla v25.4s, v20.4s, v31.s[0]
    fmla v24.4s, v21.4s, v31.s[0]
    fmla v11.4s, v22.4s, v4.s[1]
    fmla v10.4s, v23.4s, v4.s[1]
    fmla v9.4s, v22.4s, v5.s[1]
    fmla v8.4s, v23.4s, v5.s[1]
    fmla v29.4s, v22.4s, v6.s[1]
    fmla v28.4s, v23.4s, v6.s[1]
    fmla v27.4s, v22.4s, v7.s[1]
    fmla v26.4s, v23.4s, v7.s[1]
    fmla v25.4s, v22.4s, v31.s[1]
    fmla v24.4s, v23.4s, v31.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    fmla v11.4s, v16.4s, v4.s[2]
    fmla v10.4s, v17.4s, v4.s[2]
    fmla v9.4s, v16.4s, v5.s[2]
    fmla v8.4s, v17.4s, v5.s[2]
    fmla v29.4s, v16.4s, v6.s[2]
    fmla v28.4s, v17.4s, v6.s[2]
    fmla v27.4s, v16.4s, v7.s[2]
    fmla v26.4s, v17.4s, v7.s[2]
    fmla v25.4s, v16.4s, v31.s[2]
    fmla v24.4s, v17.4s, v31.s[2]
    fmla v11.4s, v18.4s, v4.s[3]
    fmla v10.4s, v19.4s, v4.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    fmla v9.4s, v18.4s, v5.s[3]
    fmla v8.4s, v19.4s, v5.s[3]
    ldr q16, [x1], #64
    fmla v29.4s, v18.4s, v6.s[3]
    fmla v28.4s, v19.4s, v6.s[3]
    fmla v27.4s, v18.4s, v7.s[3]
    fmla v26.4s, v19.4s, v7.s[3]
    fmla v25.4s, v18.4s, v31.s[3]
    fmla v24.4s, v19.4s, v31.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    fmla v11.4s, v20.4s, v0.s[0]
    fmla v10.4s, v21.4s, v0.s[0]
    fmla v9.4s, v20.4s, v1.s[0]
    fmla v8.4s, v21.4s, v1.s[0]
    fmla v29.4s, v20.4s, v2.s[0]
    fmla v28.4s, v21.4s, v2.s[0]
    fmla v27.4s, v20.4s, v3.s[0]
    fmla v26.4s, v21.4s, v3.s[0]
    fmla v25.4s, v20.4s, v16.s[0]
    fmla v24.4s, v21.4s, v16.s[0]
    fmla v11.4s, v22.4s, v0.s[1]
    fmla v10.4s, v23.4s, v0.s[1]
    fmla v9.4s, v22.4s, v1.s[1]
    fmla v8.4s, v23.4s, v1.s[1]
    fmla v29.4s, v22.4s, v2.s[1]
    fmla v28.4s, v23.4s, v2.s[1]
    fmla v27.4s, v22.4s, v3.s[1]
    fmla v26.4s, v23.4s, v3.s[1]
    fmla v25.4s, v22.4s, v16.s[1]
    fmla v24.4s, v23.4s, v16.s[1]
    fmla v11.4s, v4.4s, v0.s[2]
    fmla v10.4s, v5.4s, v0.s[2]
    fmla v9.4s, v4.4s, v1.s[2]
    fmla v8.4s, v5.4s, v1.s[2]
    fmla v29.4s, v4.4s, v2.s[2]
    fmla v28.4s, v5.4s, v2.s[2]
    fmla v27.4s, v4.4s, v3.s[2]
    fmla v26.4s, v5.4s, v3.s[2]
    fmla v25.4s, v4.4s, v16.s[2]
    fmla v24.4s, v5.4s, v16.s[2]
    fmla v11.4s, v6.4s, v0.s[3]
    fmla v10.4s, v7.4s, v0.s[3]
    fmla v9.4s, v6.4s, v1.s[3]
    fmla v8.4s, v7.4s, v1.s[3]
    fmla v29.4s, v6.4s, v2.s[3]
    fmla v28.4s, v7.4s, v2.s[3]
    fmla v27.4s, v6.4s, v3.s[3]
    fmla v26.4s, v7.4s, v3.s[3]
    fmla v25.4s, v6.4s, v16.s[3]
    fmla v24.4s, v7.4s, v16.s[3]
    cbnz x11, .Lrepeat_71
    add x1, x1, x2, lsl #2
    add x3, x3, x4, lsl #2
    sub x0, x0, #1
    sub x1, x1, #2048
    sub x3, x3, #2048
    cbnz x0, .Lloop_70
.Lloop_end_69:
.Lend_68:
    lsr x0, x9, #4
    ubfx x2, x9, #0, #4
    cbz x0, .Lloop_end_72
.Lloop_73:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    sub x0, x0, #1
    ldr q30, [x1], #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    fmla v11.4s, v16.4s, v0.s[0]
    fmla v10.4s, v17.4s, v0.s[0]
    fmla v9.4s, v16.4s, v1.s[0]
    fmla v8.4s, v17.4s, v1.s[0]
    fmla v29.4s, v16.4s, v2.s[0]
    fmla v28.4s, v17.4s, v2.s[0]
    fmla v27.4s, v16.4s, v3.s[0]
    fmla v26.4s, v17.4s, v3.s[0]
    fmla v25.4s, v16.4s, v30.s[0]
    fmla v24.4s, v17.4s, v30.s[0]
    fmla v11.4s, v18.4s, v0.s[1]
    fmla v10.4s, v19.4s, v0.s[1]
    fmla v9.4s, v18.4s, v1.s[1]
    fmla v8.4s, v19.4s, v1.s[1]
    fmla v29.4s, v18.4s, v2.s[1]
    fmla v28.4s, v19.4s, v2.s[1]
    fmla v27.4s, v18.4s, v3.s[1]
    fmla v26.4s, v19.4s, v3.s[1]
    fmla v25.4s, v18.4s, v30.s[1]
    fmla v24.4s, v19.4s, v30.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    fmla v11.4s, v4.4s, v0.s[2]
    fmla v10.4s, v5.4s, v0.s[2]
    fmla v9.4s, v4.4s, v1.s[2]
    fmla v8.4s, v5.4s, v1.s[2]
    fmla v29.4s, v4.4s, v2.s[2]
    fmla v28.4s, v5.4s, v2.s[2]
    fmla v27.4s, v4.4s, v3.s[2]
    fmla v26.4s, v5.4s, v3.s[2]
    fmla v25.4s, v4.4s, v30.s[2]
    fmla v24.4s, v5.4s, v30.s[2]
    fmla v11.4s, v6.4s, v0.s[3]
    fmla v10.4s, v7.4s, v0.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1], #64
    fmla v9.4s, v6.4s, v1.s[3]
    fmla v8.4s, v7.4s, v1.s[3]
    ldr q31, [x1], #64
    fmla v29.4s, v6.4s, v2.s[3]
    fmla v28.4s, v7.4s, v2.s[3]
    fmla v27.4s, v6.4s, v3.s[3]
    fmla v26.4s, v7.4s, v3.s[3]
    fmla v25.4s, v6.4s, v30.s[3]
    fmla v24.4s, v7.4s, v30.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v11.4s, v20.4s, v16.s[0]
    fmla v10.4s, v21.4s, v16.s[0]
    fmla v9.4s, v20.4s, v17.s[0]
    fmla v8.4s, v21.4s, v17.s[0]
    fmla v29.4s, v20.4s, v18.s[0]
    fmla v28.4s, v21.4s, v18.s[0]
    fmla v27.4s, v20.4s, v19.s[0]
    fmla v26.4s, v21.4s, v19.s[0]
    fmla v25.4s, v20.4s, v31.s[0]
    fmla v24.4s, v21.4s, v31.s[0]
    fmla v11.4s, v22.4s, v16.s[1]
    fmla v10.4s, v23.4s, v16.s[1]
    fmla v9.4s, v22.4s, v17.s[1]
    fmla v8.4s, v23.4s, v17.s[1]
    fmla v29.4s, v22.4s, v18.s[1]
    fmla v28.4s, v23.4s, v18.s[1]
    fmla v27.4s, v22.4s, v19.s[1]
    fmla v26.4s, v23.4s, v19.s[1]
    fmla v25.4s, v22.4s, v31.s[1]
    fmla v24.4s, v23.4s, v31.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    fmla v11.4s, v0.4s, v16.s[2]
    fmla v10.4s, v1.4s, v16.s[2]
    fmla v9.4s, v0.4s, v17.s[2]
    fmla v8.4s, v1.4s, v17.s[2]
    fmla v29.4s, v0.4s, v18.s[2]
    fmla v28.4s, v1.4s, v18.s[2]
    fmla v27.4s, v0.4s, v19.s[2]
    fmla v26.4s, v1.4s, v19.s[2]
    fmla v25.4s, v0.4s, v31.s[2]
    fmla v24.4s, v1.4s, v31.s[2]
    fmla v11.4s, v2.4s, v16.s[3]
    fmla v10.4s, v3.4s, v16.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    fmla v9.4s, v2.4s, v17.s[3]
    fmla v8.4s, v3.4s, v17.s[3]
    ldr q30, [x1], #64
    fmla v29.4s, v2.4s, v18.s[3]
    fmla v28.4s, v3.4s, v18.s[3]
    fmla v27.4s, v2.4s, v19.s[3]
    fmla v26.4s, v3.4s, v19.s[3]
    fmla v25.4s, v2.4s, v31.s[3]
    fmla v24.4s, v3.4s, v31.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    fmla v11.4s, v20.4s, v4.s[0]
    fmla v10.4s, v21.4s, v4.s[0]
    fmla v9.4s, v20.4s, v5.s[0]
    fmla v8.4s, v21.4s, v5.s[0]
    fmla v29.4s, v20.4s, v6.s[0]
    fmla v28.4s, v21.4s, v6.s[0]
    fmla v27.4s, v20.4s, v7.s[0]
    fmla v26.4s, v21.4s, v7.s[0]
    fmla v25.4s, v20.4s, v30.s[0]
    fmla v24.4s, v21.4s, v30.s[0]
    fmla v11.4s, v22.4s, v4.s[1]
    fmla v10.4s, v23.4s, v4.s[1]
    fmla v9.4s, v22.4s, v5.s[1]
    fmla v8.4s, v23.4s, v5.s[1]
    fmla v29.4s, v22.4s, v6.s[1]
    fmla v28.4s, v23.4s, v6.s[1]
    fmla v27.4s, v22.4s, v7.s[1]
    fmla v26.4s, v23.4s, v7.s[1]
    fmla v25.4s, v22.4s, v30.s[1]
    fmla v24.4s, v23.4s, v30.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    fmla v11.4s, v16.4s, v4.s[2]
    fmla v10.4s, v17.4s, v4.s[2]
    fmla v9.4s, v16.4s, v5.s[2]
    fmla v8.4s, v17.4s, v5.s[2]
    fmla v29.4s, v16.4s, v6.s[2]
    fmla v28.4s, v17.4s, v6.s[2]
    fmla v27.4s, v16.4s, v7.s[2]
    fmla v26.4s, v17.4s, v7.s[2]
    fmla v25.4s, v16.4s, v30.s[2]
    fmla v24.4s, v17.4s, v30.s[2]
    fmla v11.4s, v18.4s, v4.s[3]
    fmla v10.4s, v19.4s, v4.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    fmla v9.4s, v18.4s, v5.s[3]
    fmla v8.4s, v19.4s, v5.s[3]
    ldr q16, [x1], #64
    fmla v29.4s, v18.4s, v6.s[3]
    fmla v28.4s, v19.4s, v6.s[3]
    fmla v27.4s, v18.4s, v7.s[3]
    fmla v26.4s, v19.4s, v7.s[3]
    fmla v25.4s, v18.4s, v30.s[3]
    fmla v24.4s, v19.4s, v30.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    fmla v11.4s, v20.4s, v0.s[0]
    fmla v10.4s, v21.4s, v0.s[0]
    fmla v9.4s, v20.4s, v1.s[0]
    fmla v8.4s, v21.4s, v1.s[0]
    fmla v29.4s, v20.4s, v2.s[0]
    fmla v28.4s, v21.4s, v2.s[0]
    fmla v27.4s, v20.4s, v3.s[0]
    fmla v26.4s, v21.4s, v3.s[0]
    fmla v25.4s, v20.4s, v16.s[0]
    fmla v24.4s, v21.4s, v16.s[0]
    fmla v11.4s, v22.4s, v0.s[1]
    fmla v10.4s, v23.4s, v0.s[1]
    fmla v9.4s, v22.4s, v1.s[1]
    fmla v8.4s, v23.4s, v1.s[1]
    fmla v29.4s, v22.4s, v2.s[1]
    fmla v28.4s, v23.4s, v2.s[1]
    fmla v27.4s, v22.4s, v3.s[1]
    fmla v26.4s, v23.4s, v3.s[1]
    fmla v25.4s, v22.4s, v16.s[1]
    fmla v24.4s, v23.4s, v16.s[1]
    fmla v11.4s, v4.4s, v0.s[2]
    fmla v10.4s, v5.4s, v0.s[2]
    fmla v9.4s, v4.4s, v1.s[2]
    fmla v8.4s, v5.4s, v1.s[2]
    fmla v29.4s, v4.4s, v2.s[2]
    fmla v28.4s, v5.4s, v2.s[2]
    fmla v27.4s, v4.4s, v3.s[2]
    fmla v26.4s, v5.4s, v3.s[2]
    fmla v25.4s, v4.4s, v16.s[2]
    fmla v24.4s, v5.4s, v16.s[2]
    fmla v11.4s, v6.4s, v0.s[3]
    fmla v10.4s, v7.4s, v0.s[3]
    fmla v9.4s, v6.4s, v1.s[3]
    fmla v8.4s, v7.4s, v1.s[3]
    fmla v29.4s, v6.4s, v2.s[3]
    fmla v28.4s, v7.4s, v2.s[3]
    fmla v27.4s, v6.4s, v3.s[3]
    fmla v26.4s, v7.4s, v3.s[3]
    fmla v25.4s, v6.4s, v16.s[3]
    fmla v24.4s, v7.4s, v16.s[3]
    cbnz x0, .Lloop_73
.Lloop_end_72:
    lsr x0, x2, #2
    ubfx x2, x2, #0, #2
    cbz x0, .Lloop_end_74
.Lloop_75:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    sub x0, x0, #1
    ldr q20, [x1], #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    fmla v11.4s, v16.4s, v0.s[0]
    fmla v10.4s, v17.4s, v0.s[0]
    fmla v9.4s, v16.4s, v1.s[0]
    fmla v8.4s, v17.4s, v1.s[0]
    fmla v29.4s, v16.4s, v2.s[0]
    fmla v28.4s, v17.4s, v2.s[0]
    fmla v27.4s, v16.4s, v3.s[0]
    fmla v26.4s, v17.4s, v3.s[0]
    fmla v25.4s, v16.4s, v20.s[0]
    fmla v24.4s, v17.4s, v20.s[0]
    fmla v11.4s, v18.4s, v0.s[1]
    fmla v10.4s, v19.4s, v0.s[1]
    fmla v9.4s, v18.4s, v1.s[1]
    fmla v8.4s, v19.4s, v1.s[1]
    fmla v29.4s, v18.4s, v2.s[1]
    fmla v28.4s, v19.4s, v2.s[1]
    fmla v27.4s, v18.4s, v3.s[1]
    fmla v26.4s, v19.4s, v3.s[1]
    fmla v25.4s, v18.4s, v20.s[1]
    fmla v24.4s, v19.4s, v20.s[1]
    fmla v11.4s, v4.4s, v0.s[2]
    fmla v10.4s, v5.4s, v0.s[2]
    fmla v9.4s, v4.4s, v1.s[2]
    fmla v8.4s, v5.4s, v1.s[2]
    fmla v29.4s, v4.4s, v2.s[2]
    fmla v28.4s, v5.4s, v2.s[2]
    fmla v27.4s, v4.4s, v3.s[2]
    fmla v26.4s, v5.4s, v3.s[2]
    fmla v25.4s, v4.4s, v20.s[2]
    fmla v24.4s, v5.4s, v20.s[2]
    fmla v11.4s, v6.4s, v0.s[3]
    fmla v10.4s, v7.4s, v0.s[3]
    fmla v9.4s, v6.4s, v1.s[3]
    fmla v8.4s, v7.4s, v1.s[3]
    fmla v29.4s, v6.4s, v2.s[3]
    fmla v28.4s, v7.4s, v2.s[3]
    fmla v27.4s, v6.4s, v3.s[3]
    fmla v26.4s, v7.4s, v3.s[3]
    fmla v25.4s, v6.4s, v20.s[3]
    fmla v24.4s, v7.4s, v20.s[3]
    cbnz x0, .Lloop_75
.Lloop_end_74:
    cbz x2, .Lloop_end_76
.Lloop_77:
    ldp q0, q1, [x3]
    ldr s2, [x1]
    sub x2, x2, #1
    add x3, x3, #32
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    ldr s5, [x1, #48]
    ldr s6, [x1, #64]
    add x1, x1, #4
    fmla v11.4s, v0.4s, v2.s[0]
    fmla v10.4s, v1.4s, v2.s[0]
    fmla v9.4s, v0.4s, v3.s[0]
    fmla v8.4s, v1.4s, v3.s[0]
    fmla v29.4s, v0.4s, v4.s[0]
    fmla v28.4s, v1.4s, v4.s[0]
    fmla v27.4s, v0.4s, v5.s[0]
    fmla v26.4s, v1.4s, v5.s[0]
    fmla v25.4s, v0.4s, v6.s[0]
    fmla v24.4s, v1.4s, v6.s[0]
    cbnz x2, .Lloop_77
.Lloop_end_76:
    cbnz x7, .Lotherwise_78
    str q11, [x5]
    str q10, [x5, #16]
    add x5, x5, x6, lsl #2
    str q9, [x5]
    str q8, [x5, #16]
    add x5, x5, x6, lsl #2
    str q29, [x5]
    str q28, [x5, #16]
    add x5, x5, x6, lsl #2
    str q27, [x5]
    str q26, [x5, #16]
    add x5, x5, x6, lsl #2
    str q25, [x5]
    str q24, [x5, #16]
    b .Lend_79
.Lotherwise_78:
    mov x0, x5
    ldp q0, q1, [x5]
    add x5, x5, x6, lsl #2
    ldp q2, q3, [x5]
    add x5, x5, x6, lsl #2
    ldp q4, q5, [x5]
    add x5, x5, x6, lsl #2
    ldp q6, q7, [x5]
    add x5, x5, x6, lsl #2
    ldp q16, q17, [x5]
    fadd v11.4s, v11.4s, v0.4s
    fadd v10.4s, v10.4s, v1.4s
    fadd v9.4s, v9.4s, v2.4s
    fadd v8.4s, v8.4s, v3.4s
    fadd v29.4s, v29.4s, v4.4s
    fadd v28.4s, v28.4s, v5.4s
    fadd v27.4s, v27.4s, v6.4s
    fadd v26.4s, v26.4s, v7.4s
    str q11, [x0]
    str q10, [x0, #16]
    add x0, x0, x6, lsl #2
    fadd v25.4s, v25.4s, v16.4s
    fadd v24.4s, v24.4s, v17.4s
    str q9, [x0]
    str q8, [x0, #16]
    add x0, x0, x6, lsl #2
    str q29, [x0]
    str q28, [x0, #16]
    add x0, x0, x6, lsl #2
    str q27, [x0]
    str q26, [x0, #16]
    add x0, x0, x6, lsl #2
    str q25, [x0]
    str q24, [x0, #16]
.Lend_79:
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
    ldr x8, [sp, #64]
    movi v15.4s, #0
    movi v14.4s, #0
    movi v13.4s, #0
    movi v12.4s, #0
    movi v11.4s, #0
    ubfx x9, x0, #0, #6
    lsr x0, x0, #6
    movi v10.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    movi v27.4s, #0
    movi v26.4s, #0
    movi v25.4s, #0
    movi v24.4s, #0
    cbnz x8, .Lotherwise_80
    cbz x0, .Lloop_end_81
.Lloop_82:
    mov w8, #4
.Lrepeat_83:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    sub x8, x8, #1
    ldp q8, q9, [x1], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    fmla v15.4s, v0.4s, v4.s[0]
    fmla v14.4s, v1.4s, v4.s[0]
    fmla v13.4s, v0.4s, v5.s[0]
    fmla v12.4s, v1.4s, v5.s[0]
    fmla v11.4s, v0.4s, v6.s[0]
    fmla v10.4s, v1.4s, v6.s[0]
    fmla v29.4s, v0.4s, v7.s[0]
    fmla v28.4s, v1.4s, v7.s[0]
    fmla v27.4s, v0.4s, v8.s[0]
    fmla v26.4s, v1.4s, v8.s[0]
    fmla v25.4s, v0.4s, v9.s[0]
    fmla v24.4s, v1.4s, v9.s[0]
    fmla v15.4s, v2.4s, v4.s[1]
    fmla v14.4s, v3.4s, v4.s[1]
    fmla v13.4s, v2.4s, v5.s[1]
    fmla v12.4s, v3.4s, v5.s[1]
    fmla v11.4s, v2.4s, v6.s[1]
    fmla v10.4s, v3.4s, v6.s[1]
    fmla v29.4s, v2.4s, v7.s[1]
    fmla v28.4s, v3.4s, v7.s[1]
    fmla v27.4s, v2.4s, v8.s[1]
    fmla v26.4s, v3.4s, v8.s[1]
    fmla v25.4s, v2.4s, v9.s[1]
    fmla v24.4s, v3.4s, v9.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    fmla v15.4s, v16.4s, v4.s[2]
    fmla v14.4s, v17.4s, v4.s[2]
    fmla v13.4s, v16.4s, v5.s[2]
    fmla v12.4s, v17.4s, v5.s[2]
    fmla v11.4s, v16.4s, v6.s[2]
    fmla v10.4s, v17.4s, v6.s[2]
    fmla v29.4s, v16.4s, v7.s[2]
    fmla v28.4s, v17.4s, v7.s[2]
    fmla v27.4s, v16.4s, v8.s[2]
    fmla v26.4s, v17.4s, v8.s[2]
    fmla v25.4s, v16.4s, v9.s[2]
    fmla v24.4s, v17.4s, v9.s[2]
    fmla v15.4s, v18.4s, v4.s[3]
    fmla v14.4s, v19.4s, v4.s[3]
    fmla v13.4s, v18.4s, v5.s[3]
    fmla v12.4s, v19.4s, v5.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    fmla v11.4s, v18.4s, v6.s[3]
    fmla v10.4s, v19.4s, v6.s[3]
    fmla v29.4s, v18.4s, v7.s[3]
    fmla v28.4s, v19.4s, v7.s[3]
    ldp q30, q31, [x1], #64
    fmla v27.4s, v18.4s, v8.s[3]
    fmla v26.4s, v19.4s, v8.s[3]
    fmla v25.4s, v18.4s, v9.s[3]
    fmla v24.4s, v19.4s, v9.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    fmla v15.4s, v20.4s, v0.s[0]
    fmla v14.4s, v21.4s, v0.s[0]
    fmla v13.4s, v20.4s, v1.s[0]
    fmla v12.4s, v21.4s, v1.s[0]
    fmla v11.4s, v20.4s, v2.s[0]
    fmla v10.4s, v21.4s, v2.s[0]
    fmla v29.4s, v20.4s, v3.s[0]
    fmla v28.4s, v21.4s, v3.s[0]
    fmla v27.4s, v20.4s, v30.s[0]
    fmla v26.4s, v21.4s, v30.s[0]
    fmla v25.4s, v20.4s, v31.s[0]
    fmla v24.4s, v21.4s, v31.s[0]
    fmla v15.4s, v22.4s, v0.s[1]
    fmla v14.4s, v23.4s, v0.s[1]
    fmla v13.4s, v22.4s, v1.s[1]
    fmla v12.4s, v23.4s, v1.s[1]
    fmla v11.4s, v22.4s, v2.s[1]
    fmla v10.4s, v23.4s, v2.s[1]
    fmla v29.4s, v22.4s, v3.s[1]
    fmla v28.4s, v23.4s, v3.s[1]
    fmla v27.4s, v22.4s, v30.s[1]
    fmla v26.4s, v23.4s, v30.s[1]
    fmla v25.4s, v22.4s, v31.s[1]
    fmla v24.4s, v23.4s, v31.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    fmla v15.4s, v16.4s, v0.s[2]
    fmla v14.4s, v17.4s, v0.s[2]
    fmla v13.4s, v16.4s, v1.s[2]
    fmla v12.4s, v17.4s, v1.s[2]
    fmla v11.4s, v16.4s, v2.s[2]
    fmla v10.4s, v17.4s, v2.s[2]
    fmla v29.4s, v16.4s, v3.s[2]
    fmla v28.4s, v17.4s, v3.s[2]
    fmla v27.4s, v16.4s, v30.s[2]
    fmla v26.4s, v17.4s, v30.s[2]
    fmla v25.4s, v16.4s, v31.s[2]
    fmla v24.4s, v17.4s, v31.s[2]
    fmla v15.4s, v18.4s, v0.s[3]
    fmla v14.4s, v19.4s, v0.s[3]
    fmla v13.4s, v18.4s, v1.s[3]
    fmla v12.4s, v19.4s, v1.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    fmla v11.4s, v18.4s, v2.s[3]
    fmla v10.4s, v19.4s, v2.s[3]
    fmla v29.4s, v18.4s, v3.s[3]
    fmla v28.4s, v19.4s, v3.s[3]
    ldp q8, q9, [x1], #64
    fmla v27.4s, v18.4s, v30.s[3]
    fmla v26.4s, v19.4s, v30.s[3]
    fmla v25.4s, v18.4s, v31.s[3]
    fmla v24.4s, v19.4s, v31.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    fmla v15.4s, v20.4s, v4.s[0]
    fmla v14.4s, v21.4s, v4.s[0]
    fmla v13.4s, v20.4s, v5.s[0]
    fmla v12.4s, v21.4s, v5.s[0]
    fmla v11.4s, v20.4s, v6.s[0]
    fmla v10.4s, v21.4s, v6.s[0]
    fmla v29.4s, v20.4s, v7.s[0]
    fmla v28.4s, v21.4s, v7.s[0]
    fmla v27.4s, v20.4s, v8.s[0]
    fmla v26.4s, v21.4s, v8.s[0]
    fmla v25.4s, v20.4s, v9.s[0]
    fmla v24.4s, v21.4s, v9.s[0]
    fmla v15.4s, v22.4s, v4.s[1]
    fmla v14.4s, v23.4s, v4.s[1]
    fmla v13.4s, v22.4s, v5.s[1]
    fmla v12.4s, v23.4s, v5.s[1]
    fmla v11.4s, v22.4s, v6.s[1]
    fmla v10.4s, v23.4s, v6.s[1]
    fmla v29.4s, v22.4s, v7.s[1]
    fmla v28.4s, v23.4s, v7.s[1]
    fmla v27.4s, v22.4s, v8.s[1]
    fmla v26.4s, v23.4s, v8.s[1]
    fmla v25.4s, v22.4s, v9.s[1]
    fmla v24.4s, v23.4s, v9.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    fmla v15.4s, v16.4s, v4.s[2]
    fmla v14.4s, v17.4s, v4.s[2]
    fmla v13.4s, v16.4s, v5.s[2]
    fmla v12.4s, v17.4s, v5.s[2]
    fmla v11.4s, v16.4s, v6.s[2]
    fmla v10.4s, v17.4s, v6.s[2]
    fmla v29.4s, v16.4s, v7.s[2]
    fmla v28.4s, v17.4s, v7.s[2]
    fmla v27.4s, v16.4s, v8.s[2]
    fmla v26.4s, v17.4s, v8.s[2]
    fmla v25.4s, v16.4s, v9.s[2]
    fmla v24.4s, v17.4s, v9.s[2]
    fmla v15.4s, v18.4s, v4.s[3]
    fmla v14.4s, v19.4s, v4.s[3]
    fmla v13.4s, v18.4s, v5.s[3]
    fmla v12.4s, v19.4s, v5.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    fmla v11.4s, v18.4s, v6.s[3]
    fmla v10.4s, v19.4s, v6.s[3]
    fmla v29.4s, v18.4s, v7.s[3]
    fmla v28.4s, v19.4s, v7.s[3]
    ldp q16, q17, [x1], #64
    fmla v27.4s, v18.4s, v8.s[3]
    fmla v26.4s, v19.4s, v8.s[3]
    fmla v25.4s, v18.4s, v9.s[3]
    fmla v24.4s, v19.4s, v9.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    fmla v15.4s, v20.4s, v0.s[0]
    fmla v14.4s, v21.4s, v0.s[0]
    fmla v13.4s, v20.4s, v1.s[0]
    fmla v12.4s, v21.4s, v1.s[0]
    fmla v11.4s, v20.4s, v2.s[0]
    fmla v10.4s, v21.4s, v2.s[0]
    fmla v29.4s, v20.4s, v3.s[0]
    fmla v28.4s, v21.4s, v3.s[0]
    fmla v27.4s, v20.4s, v16.s[0]
    fmla v26.4s, v21.4s, v16.s[0]
    fmla v25.4s, v20.4s, v17.s[0]
    fmla v24.4s, v21.4s, v17.s[0]
    fmla v15.4s, v22.4s, v0.s[1]
    fmla v14.4s, v23.4s, v0.s[1]
    fmla v13.4s, v22.4s, v1.s[1]
    fmla v12.4s, v23.4s, v1.s[1]
    fmla v11.4s, v22.4s, v2.s[1]
    fmla v10.4s, v23.4s, v2.s[1]
    fmla v29.4s, v22.4s, v3.s[1]
    fmla v28.4s, v23.4s, v3.s[1]
    fmla v27.4s, v22.4s, v16.s[1]
    fmla v26.4s, v23.4s, v16.s[1]
    fmla v25.4s, v22.4s, v17.s[1]
    fmla v24.4s, v23.4s, v17.s[1]
    fmla v15.4s, v4.4s, v0.s[2]
    fmla v14.4s, v5.4s, v0.s[2]
    fmla v13.4s, v4.4s, v1.s[2]
    fmla v12.4s, v5.4s, v1.s[2]
    fmla v11.4s, v4.4s, v2.s[2]
    fmla v10.4s, v5.4s, v2.s[2]
    fmla v29.4s, v4.4s, v3.s[2]
    fmla v28.4s, v5.4s, v3.s[2]
    fmla v27.4s, v4.4s, v16.s[2]
    fmla v26.4s, v5.4s, v16.s[2]
    fmla v25.4s, v4.4s, v17.s[2]
    fmla v24.4s, v5.4s, v17.s[2]
    fmla v15.4s, v6.4s, v0.s[3]
    fmla v14.4s, v7.4s, v0.s[3]
    fmla v13.4s, v6.4s, v1.s[3]
    fmla v12.4s, v7.4s, v1.s[3]
    fmla v11.4s, v6.4s, v2.s[3]
    fmla v10.4s, v7.4s, v2.s[3]
    fmla v29.4s, v6.4s, v3.s[3]
    fmla v28.4s, v7.4s, v3.s[3]
    fmla v27.4s, v6.4s, v16.s[3]
    fmla v26.4s, v7.4s, v16.s[3]
    fmla v25.4s, v6.4s, v17.s[3]
    fmla v24.4s, v7.4s, v17.s[3]
    cbnz x8, .Lrepeat_83
    add x1, x1, x2, lsl #2
    add x3, x3, x4, lsl #2
    sub x0, x0, #1
    sub x1, x1, #2048
    sub x3, x3, #2048
    cbnz x0, .Lloop_82
.Lloop_end_81:
    b .Lend_84
.Lotherwise_80:
    cbz x0, .Lloop_end_85
.Lloop_86:
    add x8, x1, x2, lsl #2
    add x10, x3, x4, lsl #2
    mov w11, #4
    prfm pldl1keep, [x8]
    prfm pldl1keep, [x8, #64]
    prfm pldl1keep, [x8, #128]
    prfm pldl1keep, [x8, #192]
    prfm pldl1keep, [x10]
    prfm pldl1keep, [x10, #64]
    prfm pldl1keep, [x10, #128]
    prfm pldl1keep, [x10, #192]
.Lrepeat_87:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    sub x11, x11, #1
    ldp q8, q9, [x1], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    fmla v15.4s, v0.4s, v4.s[0]
    fmla v14.4s, v1.4s, v4.s[0]
    fmla v13.4s, v0.4s, v5.s[0]
    fmla v12.4s, v1.4s, v5.s[0]
    fmla v11.4s, v0.4s, v6.s[0]
    fmla v10.4s, v1.4s, v6.s[0]
    fmla v29.4s, v0.4s, v7.s[0]
    fmla v28.4s, v1.4s, v7.s[0]
    fmla v27.4s, v0.4s, v8.s[0]
    fmla v26.4s, v1.4s, v8.s[0]
    fmla v25.4s, v0.4s, v9.s[0]
    fmla v24.4s, v1.4s, v9.s[0]
    fmla v15.4s, v2.4s, v4.s[1]
    fmla v14.4s, v3.4s, v4.s[1]
    fmla v13.4s, v2.4s, v5.s[1]
    fmla v12.4s, v3.4s, v5.s[1]
    fmla v11.4s, v2.4s, v6.s[1]
    fmla v10.4s, v3.4s, v6.s[1]
    fmla v29.4s, v2.4s, v7.s[1]
    fmla v28.4s, v3.4s, v7.s[1]
    fmla v27.4s, v2.4s, v8.s[1]
    fmla v26.4s, v3.4s, v8.s[1]
    fmla v25.4s, v2.4s, v9.s[1]
    fmla v24.4s, v3.4s, v9.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    fmla v15.4s, v16.4s, v4.s[2]
    fmla v14.4s, v17.4s, v4.s[2]
    fmla v13.4s, v16.4s, v5.s[2]
    fmla v12.4s, v17.4s, v5.s[2]
    fmla v11.4s, v16.4s, v6.s[2]
    fmla v10.4s, v17.4s, v6.s[2]
    fmla v29.4s, v16.4s, v7.s[2]
    fmla v28.4s, v17.4s, v7.s[2]
    fmla v27.4s, v16.4s, v8.s[2]
    fmla v26.4s, v17.4s, v8.s[2]
    fmla v25.4s, v16.4s, v9.s[2]
    fmla v24.4s, v17.4s, v9.s[2]
    fmla v15.4s, v18.4s, v4.s[3]
    fmla v14.4s, v19.4s, v4.s[3]
    fmla v13.4s, v18.4s, v5.s[3]
    fmla v12.4s, v19.4s, v5.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    fmla v11.4s, v18.4s, v6.s[3]
    fmla v10.4s, v19.4s, v6.s[3]
    fmla v29.4s, v18.4s, v7.s[3]
    fmla v28.4s, v19.4s, v7.s[3]
    ldp q30, q31, [x1], #64
    fmla v27.4s, v18.4s, v8.s[3]
    fmla v26.4s, v19.4s, v8.s[3]
    fmla v25.4s, v18.4s, v9.s[3]
    fmla v24.4s, v19.4s, v9.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    fmla v15.4s, v20.4s, v0.s[0]
    fmla v14.4s, v21.4s, v0.s[0]
    fmla v13.4s, v20.4s, v1.s[0]
    fmla v12.4s, v21.4s, v1.s[0]
    fmla v11.4s, v20.4s, v2.s[0]
    fmla v10.4s, v21.4s, v2.s[0]
    fmla v29.4s, v20.4s, v3.s[0]
    fmla v28.4s, v21.4s, v3.s[0]
    fmla v27.4s, v20.4s, v30.s[0]
    fmla v26.4s, v21.4s, v30.s[0]
    fmla v25.4s, v20.4s, v31.s[0]
    fmla v24.4s, v21.4s, v31.s[0]
    fmla v15.4s, v22.4s, v0.s[1]
    fmla v14.4s, v23.4s, v0.s[1]
    fmla v13.4s, v22.4s, v1.s[1]
    fmla v12.4s, v23.4s, v1.s[1]
    fmla v11.4s, v22.4s, v2.s[1]
    fmla v10.4s, v23.4s, v2.s[1]
    fmla v29.4s, v22.4s, v3.s[1]
    fmla v28.4s, v23.4s, v3.s[1]
    fmla v27.4s, v22.4s, v30.s[1]
    fmla v26.4s, v23.4s, v30.s[1]
    fmla v25.4s, v22.4s, v31.s[1]
    fmla v24.4s, v23.4s, v31.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    fmla v15.4s, v16.4s, v0.s[2]
    fmla v14.4s, v17.4s, v0.s[2]
    fmla v13.4s, v16.4s, v1.s[2]
    fmla v12.4s, v17.4s, v1.s[2]
    fmla v11.4s, v16.4s, v2.s[2]
    fmla v10.4s, v17.4s, v2.s[2]
    fmla v29.4s, v16.4s, v3.s[2]
    fmla v28.4s, v17.4s, v3.s[2]
    fmla v27.4s, v16.4s, v30.s[2]
    fmla v26.4s, v17.4s, v30.s[2]
    fmla v25.4s, v16.4s, v31.s[2]
    fmla v24.4s, v17.4s, v31.s[2]
    fmla v15.4s, v18.4s, v0.s[3]
    fmla v14.4s, v19.4s, v0.s[3]
    fmla v13.4s, v18.4s, v1.s[3]
    fmla v12.4s, v19.4s, v1.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    fmla v11.4s, v18.4s, v2.s[3]
    fmla v10.4s, v19.4s, v2.s[3]
    fmla v29.4s, v18.4s, v3.s[3]
    fmla v28.4s, v19.4s, v3.s[3]
    ldp q8, q9, [x1], #64
    fmla v27.4s, v18.4s, v30.s[3]
    fmla v26.4s, v19.4s, v30.s[3]
    fmla v25.4s, v18.4s, v31.s[3]
    fmla v24.4s, v19.4s, v31.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    fmla v15.4s, v20.4s, v4.s[0]
    fmla v14.4s, v21.4s, v4.s[0]
    fmla v13.4s, v20.4s, v5.s[0]
    fmla v12.4s, v21.4s, v5.s[0]
    fmla v11.4s, v20.4s, v6.s[0]
    fmla v10.4s, v21.4s, v6.s[0]
    fmla v29.4s, v20.4s, v7.s[0]
    fmla v28.4s, v21.4s, v7.s[0]
    fmla v27.4s, v20.4s, v8.s[0]
    fmla v26.4s, v21.4s, v8.s[0]
    fmla v25.4s, v20.4s, v9.s[0]
    fmla v24.4s, v21.4s, v9.s[0]
    fmla v15.4s, v22.4s, v4.s[1]
    fmla v14.4s, v23.4s, v4.s[1]
    fmla v13.4s, v22.4s, v5.s[1]
    fmla v12.4s, v23.4s, v5.s[1]
    fmla v11.4s, v22.4s, v6.s[1]
    fmla v10.4s, v23.4s, v6.s[1]
    fmla v29.4s, v22.4s, v7.s[1]
    fmla v28.4s, v23.4s, v7.s[1]
    fmla v27.4s, v22.4s, v8.s[1]
    fmla v26.4s, v23.4s, v8.s[1]
    fmla v25.4s, v22.4s, v9.s[1]
    fmla v24.4s, v23.4s, v9.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    fmla v15.4s, v16.4s, v4.s[2]
    fmla v14.4s, v17.4s, v4.s[2]
    fmla v13.4s, v16.4s, v5.s[2]
    fmla v12.4s, v17.4s, v5.s[2]
    fmla v11.4s, v16.4s, v6.s[2]
    fmla v10.4s, v17.4s, v6.s[2]
    fmla v29.4s, v16.4s, v7.s[2]
    fmla v28.4s, v17.4s, v7.s[2]
    fmla v27.4s, v16.4s, v8.s[2]
    fmla v26.4s, v17.4s, v8.s[2]
    fmla v25.4s, v16.4s, v9.s[2]
    fmla v24.4s, v17.4s, v9.s[2]
    fmla v15.4s, v18.4s, v4.s[3]
    fmla v14.4s, v19.4s, v4.s[3]
    fmla v13.4s, v18.4s, v5.s[3]
    fmla v12.4s, v19.4s, v5.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    fmla v11.4s, v18.4s, v6.s[3]
    fmla v10.4s, v19.4s, v6.s[3]
    fmla v29.4s, v18.4s, v7.s[3]
    fmla v28.4s, v19.4s, v7.s[3]
    ldp q16, q17, [x1], #64
    fmla v27.4s, v18.4s, v8.s[3]
    fmla v26.4s, v19.4s, v8.s[3]
    fmla v25.4s, v18.4s, v9.s[3]
    fmla v24.4s, v19.4s, v9.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    fmla v15.4s, v20.4s, v0.s[0]
    fmla v14.4s, v21.4s, v0.s[0]
    fmla v13.4s, v20.4s, v1.s[0]
    fmla v12.4s, v21.4s, v1.s[0]
    fmla v11.4s, v20.4s, v2.s[0]
    fmla v10.4s, v21.4s, v2.s[0]
    fmla v29.4s, v20.4s, v3.s[0]
    fmla v28.4s, v21.4s, v3.s[0]
    fmla v27.4s, v20.4s, v16.s[0]
    fmla v26.4s, v21.4s, v16.s[0]
    fmla v25.4s, v20.4s, v17.s[0]
    fmla v24.4s, v21.4s, v17.s[0]
    fmla v15.4s, v22.4s, v0.s[1]
    fmla v14.4s, v23.4s, v0.s[1]
    fmla v13.4s, v22.4s, v1.s[1]
    fmla v12.4s, v23.4s, v1.s[1]
    fmla v11.4s, v22.4s, v2.s[1]
    fmla v10.4s, v23.4s, v2.s[1]
    fmla v29.4s, v22.4s, v3.s[1]
    fmla v28.4s, v23.4s, v3.s[1]
    fmla v27.4s, v22.4s, v16.s[1]
    fmla v26.4s, v23.4s, v16.s[1]
    fmla v25.4s, v22.4s, v17.s[1]
    fmla v24.4s, v23.4s, v17.s[1]
    fmla v15.4s, v4.4s, v0.s[2]
    fmla v14.4s, v5.4s, v0.s[2]
    fmla v13.4s, v4.4s, v1.s[2]
    fmla v12.4s, v5.4s, v1.s[2]
    fmla v11.4s, v4.4s, v2.s[2]
    fmla v10.4s, v5.4s, v2.s[2]
    fmla v29.4s, v4.4s, v3.s[2]
    fmla v28.4s, v5.4s, v3.s[2]
    fmla v27.4s, v4.4s, v16.s[2]
    fmla v26.4s, v5.4s, v16.s[2]
    fmla v25.4s, v4.4s, v17.s[2]
    fmla v24.4s, v5.4s, v17.s[2]
    fmla v15.4s, v6.4s, v0.s[3]
    fmla v14.4s, v7.4s, v0.s[3]
    fmla v13.4s, v6.4s, v1.s[3]
    fmla v12.4s, v7.4s, v1.s[3]
    fmla v11.4s, v6.4s, v2.s[3]
    fmla v10.4s, v7.4s, v2.s[3]
    fmla v29.4s, v6.4s, v3.s[3]
    fmla v28.4s, v7.4s, v3.s[3]
    fmla v27.4s, v6.4s, v16.s[3]
    fmla v26.4s, v7.4s, v16.s[3]
    fmla v25.4s, v6.4s, v17.s[3]
    fmla v24.4s, v7.4s, v17.s[3]
    cbnz x11, .Lrepeat_87
    add x1, x1, x2, lsl #2
    add x3, x3, x4, lsl #2
    sub x0, x0, #1
    sub x1, x1, #2048
    sub x3, x3, #2048
    cbnz x0, .Lloop_86
.Lloop_end_85:
.Lend_84:
    lsr x0, x9, #4
    ubfx x2, x9, #0, #4
    cbz x0, .Lloop_end_88
.Lloop_89:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    sub x0, x0, #1
    ldp q31, q30, [x1], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    fmla v15.4s, v0.4s, v4.s[0]
    fmla v14.4s, v1.4s, v4.s[0]
    fmla v13.4s, v0.4s, v5.s[0]
    fmla v12.4s, v1.4s, v5.s[0]
    fmla v11.4s, v0.4s, v6.s[0]
    fmla v10.4s, v1.4s, v6.s[0]
    fmla v29.4s, v0.4s, v7.s[0]
    fmla v28.4s, v1.4s, v7.s[0]
    fmla v27.4s, v0.4s, v31.s[0]
    fmla v26.4s, v1.4s, v31.s[0]
    fmla v25.4s, v0.4s, v30.s[0]
    fmla v24.4s, v1.4s, v30.s[0]
    fmla v15.4s, v2.4s, v4.s[1]
    fmla v14.4s, v3.4s, v4.s[1]
    fmla v13.4s, v2.4s, v5.s[1]
    fmla v12.4s, v3.4s, v5.s[1]
    fmla v11.4s, v2.4s, v6.s[1]
    fmla v10.4s, v3.4s, v6.s[1]
    fmla v29.4s, v2.4s, v7.s[1]
    fmla v28.4s, v3.4s, v7.s[1]
    fmla v27.4s, v2.4s, v31.s[1]
    fmla v26.4s, v3.4s, v31.s[1]
    fmla v25.4s, v2.4s, v30.s[1]
    fmla v24.4s, v3.4s, v30.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    fmla v15.4s, v16.4s, v4.s[2]
    fmla v14.4s, v17.4s, v4.s[2]
    fmla v13.4s, v16.4s, v5.s[2]
    fmla v12.4s, v17.4s, v5.s[2]
    fmla v11.4s, v16.4s, v6.s[2]
    fmla v10.4s, v17.4s, v6.s[2]
    fmla v29.4s, v16.4s, v7.s[2]
    fmla v28.4s, v17.4s, v7.s[2]
    fmla v27.4s, v16.4s, v31.s[2]
    fmla v26.4s, v17.4s, v31.s[2]
    fmla v25.4s, v16.4s, v30.s[2]
    fmla v24.4s, v17.4s, v30.s[2]
    fmla v15.4s, v18.4s, v4.s[3]
    fmla v14.4s, v19.4s, v4.s[3]
    fmla v13.4s, v18.4s, v5.s[3]
    fmla v12.4s, v19.4s, v5.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    fmla v11.4s, v18.4s, v6.s[3]
    fmla v10.4s, v19.4s, v6.s[3]
    fmla v29.4s, v18.4s, v7.s[3]
    fmla v28.4s, v19.4s, v7.s[3]
    ldp q9, q8, [x1], #64
    fmla v27.4s, v18.4s, v31.s[3]
    fmla v26.4s, v19.4s, v31.s[3]
    fmla v25.4s, v18.4s, v30.s[3]
    fmla v24.4s, v19.4s, v30.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    fmla v15.4s, v20.4s, v0.s[0]
    fmla v14.4s, v21.4s, v0.s[0]
    fmla v13.4s, v20.4s, v1.s[0]
    fmla v12.4s, v21.4s, v1.s[0]
    fmla v11.4s, v20.4s, v2.s[0]
    fmla v10.4s, v21.4s, v2.s[0]
    fmla v29.4s, v20.4s, v3.s[0]
    fmla v28.4s, v21.4s, v3.s[0]
    fmla v27.4s, v20.4s, v9.s[0]
    fmla v26.4s, v21.4s, v9.s[0]
    fmla v25.4s, v20.4s, v8.s[0]
    fmla v24.4s, v21.4s, v8.s[0]
    fmla v15.4s, v22.4s, v0.s[1]
    fmla v14.4s, v23.4s, v0.s[1]
    fmla v13.4s, v22.4s, v1.s[1]
    fmla v12.4s, v23.4s, v1.s[1]
    fmla v11.4s, v22.4s, v2.s[1]
    fmla v10.4s, v23.4s, v2.s[1]
    fmla v29.4s, v22.4s, v3.s[1]
    fmla v28.4s, v23.4s, v3.s[1]
    fmla v27.4s, v22.4s, v9.s[1]
    fmla v26.4s, v23.4s, v9.s[1]
    fmla v25.4s, v22.4s, v8.s[1]
    fmla v24.4s, v23.4s, v8.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    fmla v15.4s, v16.4s, v0.s[2]
    fmla v14.4s, v17.4s, v0.s[2]
    fmla v13.4s, v16.4s, v1.s[2]
    fmla v12.4s, v17.4s, v1.s[2]
    fmla v11.4s, v16.4s, v2.s[2]
    fmla v10.4s, v17.4s, v2.s[2]
    fmla v29.4s, v16.4s, v3.s[2]
    fmla v28.4s, v17.4s, v3.s[2]
    fmla v27.4s, v16.4s, v9.s[2]
    fmla v26.4s, v17.4s, v9.s[2]
    fmla v25.4s, v16.4s, v8.s[2]
    fmla v24.4s, v17.4s, v8.s[2]
    fmla v15.4s, v18.4s, v0.s[3]
    fmla v14.4s, v19.4s, v0.s[3]
    fmla v13.4s, v18.4s, v1.s[3]
    fmla v12.4s, v19.4s, v1.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    fmla v11.4s, v18.4s, v2.s[3]
    fmla v10.4s, v19.4s, v2.s[3]
    fmla v29.4s, v18.4s, v3.s[3]
    fmla v28.4s, v19.4s, v3.s[3]
    ldp q31, q30, [x1], #64
    fmla v27.4s, v18.4s, v9.s[3]
    fmla v26.4s, v19.4s, v9.s[3]
    fmla v25.4s, v18.4s, v8.s[3]
    fmla v24.4s, v19.4s, v8.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    fmla v15.4s, v20.4s, v4.s[0]
    fmla v14.4s, v21.4s, v4.s[0]
    fmla v13.4s, v20.4s, v5.s[0]
    fmla v12.4s, v21.4s, v5.s[0]
    fmla v11.4s, v20.4s, v6.s[0]
    fmla v10.4s, v21.4s, v6.s[0]
    fmla v29.4s, v20.4s, v7.s[0]
    fmla v28.4s, v21.4s, v7.s[0]
    fmla v27.4s, v20.4s, v31.s[0]
    fmla v26.4s, v21.4s, v31.s[0]
    fmla v25.4s, v20.4s, v30.s[0]
    fmla v24.4s, v21.4s, v30.s[0]
    fmla v15.4s, v22.4s, v4.s[1]
    fmla v14.4s, v23.4s, v4.s[1]
    fmla v13.4s, v22.4s, v5.s[1]
    fmla v12.4s, v23.4s, v5.s[1]
    fmla v11.4s, v22.4s, v6.s[1]
    fmla v10.4s, v23.4s, v6.s[1]
    fmla v29.4s, v22.4s, v7.s[1]
    fmla v28.4s, v23.4s, v7.s[1]
    fmla v27.4s, v22.4s, v31.s[1]
    fmla v26.4s, v23.4s, v31.s[1]
    fmla v25.4s, v22.4s, v30.s[1]
    fmla v24.4s, v23.4s, v30.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    fmla v15.4s, v16.4s, v4.s[2]
    fmla v14.4s, v17.4s, v4.s[2]
    fmla v13.4s, v16.4s, v5.s[2]
    fmla v12.4s, v17.4s, v5.s[2]
    fmla v11.4s, v16.4s, v6.s[2]
    fmla v10.4s, v17.4s, v6.s[2]
    fmla v29.4s, v16.4s, v7.s[2]
    fmla v28.4s, v17.4s, v7.s[2]
    fmla v27.4s, v16.4s, v31.s[2]
    fmla v26.4s, v17.4s, v31.s[2]
    fmla v25.4s, v16.4s, v30.s[2]
    fmla v24.4s, v17.4s, v30.s[2]
    fmla v15.4s, v18.4s, v4.s[3]
    fmla v14.4s, v19.4s, v4.s[3]
    fmla v13.4s, v18.4s, v5.s[3]
    fmla v12.4s, v19.4s, v5.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    fmla v11.4s, v18.4s, v6.s[3]
    fmla v10.4s, v19.4s, v6.s[3]
    fmla v29.4s, v18.4s, v7.s[3]
    fmla v28.4s, v19.4s, v7.s[3]
    ldp q16, q17, [x1], #64
    fmla v27.4s, v18.4s, v31.s[3]
    fmla v26.4s, v19.4s, v31.s[3]
    fmla v25.4s, v18.4s, v30.s[3]
    fmla v24.4s, v19.4s, v30.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    fmla v15.4s, v20.4s, v0.s[0]
    fmla v14.4s, v21.4s, v0.s[0]
    fmla v13.4s, v20.4s, v1.s[0]
    fmla v12.4s, v21.4s, v1.s[0]
    fmla v11.4s, v20.4s, v2.s[0]
    fmla v10.4s, v21.4s, v2.s[0]
    fmla v29.4s, v20.4s, v3.s[0]
    fmla v28.4s, v21.4s, v3.s[0]
    fmla v27.4s, v20.4s, v16.s[0]
    fmla v26.4s, v21.4s, v16.s[0]
    fmla v25.4s, v20.4s, v17.s[0]
    fmla v24.4s, v21.4s, v17.s[0]
    fmla v15.4s, v22.4s, v0.s[1]
    fmla v14.4s, v23.4s, v0.s[1]
    fmla v13.4s, v22.4s, v1.s[1]
    fmla v12.4s, v23.4s, v1.s[1]
    fmla v11.4s, v22.4s, v2.s[1]
    fmla v10.4s, v23.4s, v2.s[1]
    fmla v29.4s, v22.4s, v3.s[1]
    fmla v28.4s, v23.4s, v3.s[1]
    fmla v27.4s, v22.4s, v16.s[1]
    fmla v26.4s, v23.4s, v16.s[1]
    fmla v25.4s, v22.4s, v17.s[1]
    fmla v24.4s, v23.4s, v17.s[1]
    fmla v15.4s, v4.4s, v0.s[2]
    fmla v14.4s, v5.4s, v0.s[2]
    fmla v13.4s, v4.4s, v1.s[2]
    fmla v12.4s, v5.4s, v1.s[2]
    fmla v11.4s, v4.4s, v2.s[2]
    fmla v10.4s, v5.4s, v2.s[2]
    fmla v29.4s, v4.4s, v3.s[2]
    fmla v28.4s, v5.4s, v3.s[2]
    fmla v27.4s, v4.4s, v16.s[2]
    fmla v26.4s, v5.4s, v16.s[2]
    fmla v25.4s, v4.4s, v17.s[2]
    fmla v24.4s, v5.4s, v17.s[2]
    fmla v15.4s, v6.4s, v0.s[3]
    fmla v14.4s, v7.4s, v0.s[3]
    fmla v13.4s, v6.4s, v1.s[3]
    fmla v12.4s, v7.4s, v1.s[3]
    fmla v11.4s, v6.4s, v2.s[3]
    fmla v10.4s, v7.4s, v2.s[3]
    fmla v29.4s, v6.4s, v3.s[3]
    fmla v28.4s, v7.4s, v3.s[3]
    fmla v27.4s, v6.4s, v16.s[3]
    fmla v26.4s, v7.4s, v16.s[3]
    fmla v25.4s, v6.4s, v17.s[3]
    fmla v24.4s, v7.4s, v17.s[3]
    cbnz x0, .Lloop_89
.Lloop_end_88:
    lsr x0, x2, #2
    ubfx x2, x2, #0, #2
    cbz x0, .Lloop_end_90
.Lloop_91:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    sub x0, x0, #1
    ldp q20, q21, [x1], #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    fmla v15.4s, v16.4s, v0.s[0]
    fmla v14.4s, v17.4s, v0.s[0]
    fmla v13.4s, v16.4s, v1.s[0]
    fmla v12.4s, v17.4s, v1.s[0]
    fmla v11.4s, v16.4s, v2.s[0]
    fmla v10.4s, v17.4s, v2.s[0]
    fmla v29.4s, v16.4s, v3.s[0]
    fmla v28.4s, v17.4s, v3.s[0]
    fmla v27.4s, v16.4s, v20.s[0]
    fmla v26.4s, v17.4s, v20.s[0]
    fmla v25.4s, v16.4s, v21.s[0]
    fmla v24.4s, v17.4s, v21.s[0]
    fmla v15.4s, v18.4s, v0.s[1]
    fmla v14.4s, v19.4s, v0.s[1]
    fmla v13.4s, v18.4s, v1.s[1]
    fmla v12.4s, v19.4s, v1.s[1]
    fmla v11.4s, v18.4s, v2.s[1]
    fmla v10.4s, v19.4s, v2.s[1]
    fmla v29.4s, v18.4s, v3.s[1]
    fmla v28.4s, v19.4s, v3.s[1]
    fmla v27.4s, v18.4s, v20.s[1]
    fmla v26.4s, v19.4s, v20.s[1]
    fmla v25.4s, v18.4s, v21.s[1]
    fmla v24.4s, v19.4s, v21.s[1]
    fmla v15.4s, v4.4s, v0.s[2]
    fmla v14.4s, v5.4s, v0.s[2]
    fmla v13.4s, v4.4s, v1.s[2]
    fmla v12.4s, v5.4s, v1.s[2]
    fmla v11.4s, v4.4s, v2.s[2]
    fmla v10.4s, v5.4s, v2.s[2]
    fmla v29.4s, v4.4s, v3.s[2]
    fmla v28.4s, v5.4s, v3.s[2]
    fmla v27.4s, v4.4s, v20.s[2]
    fmla v26.4s, v5.4s, v20.s[2]
    fmla v25.4s, v4.4s, v21.s[2]
    fmla v24.4s, v5.4s, v21.s[2]
    fmla v15.4s, v6.4s, v0.s[3]
    fmla v14.4s, v7.4s, v0.s[3]
    fmla v13.4s, v6.4s, v1.s[3]
    fmla v12.4s, v7.4s, v1.s[3]
    fmla v11.4s, v6.4s, v2.s[3]
    fmla v10.4s, v7.4s, v2.s[3]
    fmla v29.4s, v6.4s, v3.s[3]
    fmla v28.4s, v7.4s, v3.s[3]
    fmla v27.4s, v6.4s, v20.s[3]
    fmla v26.4s, v7.4s, v20.s[3]
    fmla v25.4s, v6.4s, v21.s[3]
    fmla v24.4s, v7.4s, v21.s[3]
    cbnz x0, .Lloop_91
.Lloop_end_90:
    cbz x2, .Lloop_end_92
.Lloop_93:
    ldp q0, q1, [x3]
    ldr s2, [x1]
    sub x2, x2, #1
    add x3, x3, #32
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    ldr s5, [x1, #48]
    ldr s6, [x1, #64]
    ldr s7, [x1, #80]
    add x1, x1, #4
    fmla v15.4s, v0.4s, v2.s[0]
    fmla v14.4s, v1.4s, v2.s[0]
    fmla v13.4s, v0.4s, v3.s[0]
    fmla v12.4s, v1.4s, v3.s[0]
    fmla v11.4s, v0.4s, v4.s[0]
    fmla v10.4s, v1.4s, v4.s[0]
    fmla v29.4s, v0.4s, v5.s[0]
    fmla v28.4s, v1.4s, v5.s[0]
    fmla v27.4s, v0.4s, v6.s[0]
    fmla v26.4s, v1.4s, v6.s[0]
    fmla v25.4s, v0.4s, v7.s[0]
    fmla v24.4s, v1.4s, v7.s[0]
    cbnz x2, .Lloop_93
.Lloop_end_92:
    cbnz x7, .Lotherwise_94
    str q15, [x5]
    str q14, [x5, #16]
    add x5, x5, x6, lsl #2
    str q13, [x5]
    str q12, [x5, #16]
    add x5, x5, x6, lsl #2
    str q11, [x5]
    str q10, [x5, #16]
    add x5, x5, x6, lsl #2
    str q29, [x5]
    str q28, [x5, #16]
    add x5, x5, x6, lsl #2
    str q27, [x5]
    str q26, [x5, #16]
    add x5, x5, x6, lsl #2
    str q25, [x5]
    str q24, [x5, #16]
    b .Lend_95
.Lotherwise_94:
    mov x0, x5
    ldp q0, q1, [x5]
    add x5, x5, x6, lsl #2
    ldp q2, q3, [x5]
    add x5, x5, x6, lsl #2
    ldp q4, q5, [x5]
    add x5, x5, x6, lsl #2
    ldp q6, q7, [x5]
    add x5, x5, x6, lsl #2
    ldp q16, q17, [x5]
    add x5, x5, x6, lsl #2
    fadd v15.4s, v15.4s, v0.4s
    fadd v14.4s, v14.4s, v1.4s
    ldp q0, q1, [x5]
    fadd v13.4s, v13.4s, v2.4s
    fadd v12.4s, v12.4s, v3.4s
    fadd v11.4s, v11.4s, v4.4s
    fadd v10.4s, v10.4s, v5.4s
    fadd v29.4s, v29.4s, v6.4s
    fadd v28.4s, v28.4s, v7.4s
    str q15, [x0]
    str q14, [x0, #16]
    add x0, x0, x6, lsl #2
    fadd v27.4s, v27.4s, v16.4s
    fadd v26.4s, v26.4s, v17.4s
    str q13, [x0]
    str q12, [x0, #16]
    add x0, x0, x6, lsl #2
    fadd v25.4s, v25.4s, v0.4s
    fadd v24.4s, v24.4s, v1.4s
    str q11, [x0]
    str q10, [x0, #16]
    add x0, x0, x6, lsl #2
    str q29, [x0]
    str q28, [x0, #16]
    add x0, x0, x6, lsl #2
    str q27, [x0]
    str q26, [x0, #16]
    add x0, x0, x6, lsl #2
    str q25, [x0]
    str q24, [x0, #16]
.Lend_95:
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
    ldr x8, [sp, #48]
    movi v13.4s, #0
    movi v12.4s, #0
    movi v11.4s, #0
    movi v10.4s, #0
    movi v9.4s, #0
    ubfx x9, x0, #0, #6
    lsr x0, x0, #6
    movi v8.4s, #0
    movi v31.4s, #0
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    movi v27.4s, #0
    movi v26.4s, #0
    movi v25.4s, #0
    movi v24.4s, #0
    cbnz x8, .Lotherwise_96
    cbz x0, .Lloop_end_97
.Lloop_98:
    mov w8, #4
.Lrepeat_99:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    sub x8, x8, #1
    ldp q18, q17, [x1], #32
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
    fmla v29.4s, v2.4s, v18.s[1]
    fmla v28.4s, v3.4s, v18.s[1]
    fmla v27.4s, v2.4s, v17.s[1]
    fmla v26.4s, v3.4s, v17.s[1]
    ldr q16, [x1], #32
    fmla v25.4s, v0.4s, v16.s[0]
    fmla v24.4s, v1.4s, v16.s[0]
    fmla v25.4s, v2.4s, v16.s[1]
    fmla v24.4s, v3.4s, v16.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    fmla v27.4s, v0.4s, v17.s[2]
    fmla v26.4s, v1.4s, v17.s[2]
    fmla v25.4s, v0.4s, v16.s[2]
    fmla v24.4s, v1.4s, v16.s[2]
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
    ldp q6, q4, [x1], #32
    fmla v27.4s, v2.4s, v17.s[3]
    fmla v26.4s, v3.4s, v17.s[3]
    ldr q5, [x1], #32
    fmla v25.4s, v2.4s, v16.s[3]
    fmla v24.4s, v3.4s, v16.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v13.4s, v0.4s, v20.s[0]
    fmla v12.4s, v1.4s, v20.s[0]
    fmla v11.4s, v0.4s, v21.s[0]
    fmla v10.4s, v1.4s, v21.s[0]
    fmla v9.4s, v0.4s, v22.s[0]
    fmla v8.4s, v1.4s, v22.s[0]
    fmla v31.4s, v0.4s, v23.s[0]
    fmla v30.4s, v1.4s, v23.s[0]
    fmla v29.4s, v0.4s, v6.s[0]
    fmla v28.4s, v1.4s, v6.s[0]
    fmla v27.4s, v0.4s, v4.s[0]
    fmla v26.4s, v1.4s, v4.s[0]
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
    fmla v29.4s, v2.4s, v6.s[1]
    fmla v28.4s, v3.4s, v6.s[1]
    fmla v27.4s, v2.4s, v4.s[1]
    fmla v26.4s, v3.4s, v4.s[1]
    fmla v25.4s, v2.4s, v5.s[1]
    fmla v24.4s, v3.4s, v5.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v13.4s, v0.4s, v20.s[2]
    fmla v12.4s, v1.4s, v20.s[2]
    fmla v11.4s, v0.4s, v21.s[2]
    fmla v10.4s, v1.4s, v21.s[2]
    fmla v9.4s, v0.4s, v22.s[2]
    fmla v8.4s, v1.4s, v22.s[2]
    fmla v31.4s, v0.4s, v23.s[2]
    fmla v30.4s, v1.4s, v23.s[2]
    fmla v29.4s, v0.4s, v6.s[2]
    fmla v28.4s, v1.4s, v6.s[2]
    fmla v27.4s, v0.4s, v4.s[2]
    fmla v26.4s, v1.4s, v4.s[2]
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
    fmla v29.4s, v2.4s, v6.s[3]
    fmla v28.4s, v3.4s, v6.s[3]
    ldp q20, q21, [x1], #32
    fmla v27.4s, v2.4s, v4.s[3]
    fmla v26.4s, v3.4s, v4.s[3]
    ldr q22, [x1], #32
    fmla v25.4s, v2.4s, v5.s[3]
    fmla v24.4s, v3.4s, v5.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v13.4s, v0.4s, v16.s[0]
    fmla v12.4s, v1.4s, v16.s[0]
    fmla v11.4s, v0.4s, v17.s[0]
    fmla v10.4s, v1.4s, v17.s[0]
    fmla v9.4s, v0.4s, v18.s[0]
    fmla v8.4s, v1.4s, v18.s[0]
    fmla v31.4s, v0.4s, v19.s[0]
    fmla v30.4s, v1.4s, v19.s[0]
    fmla v29.4s, v0.4s, v20.s[0]
    fmla v28.4s, v1.4s, v20.s[0]
    fmla v27.4s, v0.4s, v21.s[0]
    fmla v26.4s, v1.4s, v21.s[0]
    fmla v25.4s, v0.4s, v22.s[0]
    fmla v24.4s, v1.4s, v22.s[0]
    fmla v13.4s, v2.4s, v16.s[1]
    fmla v12.4s, v3.4s, v16.s[1]
    fmla v11.4s, v2.4s, v17.s[1]
    fmla v10.4s, v3.4s, v17.s[1]
    fmla v9.4s, v2.4s, v18.s[1]
    fmla v8.4s, v3.4s, v18.s[1]
    fmla v31.4s, v2.4s, v19.s[1]
    fmla v30.4s, v3.4s, v19.s[1]
    fmla v29.4s, v2.4s, v20.s[1]
    fmla v28.4s, v3.4s, v20.s[1]
    fmla v27.4s, v2.4s, v21.s[1]
    fmla v26.4s, v3.4s, v21.s[1]
    fmla v25.4s, v2.4s, v22.s[1]
    fmla v24.4s, v3.4s, v22.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v13.4s, v0.4s, v16.s[2]
    fmla v12.4s, v1.4s, v16.s[2]
    fmla v11.4s, v0.4s, v17.s[2]
    fmla v10.4s, v1.4s, v17.s[2]
    fmla v9.4s, v0.4s, v18.s[2]
    fmla v8.4s, v1.4s, v18.s[2]
    fmla v31.4s, v0.4s, v19.s[2]
    fmla v30.4s, v1.4s, v19.s[2]
    fmla v29.4s, v0.4s, v20.s[2]
    fmla v28.4s, v1.4s, v20.s[2]
    fmla v27.4s, v0.4s, v21.s[2]
    fmla v26.4s, v1.4s, v21.s[2]
    fmla v25.4s, v0.4s, v22.s[2]
    fmla v24.4s, v1.4s, v22.s[2]
    fmla v13.4s, v2.4s, v16.s[3]
    fmla v12.4s, v3.4s, v16.s[3]
    fmla v11.4s, v2.4s, v17.s[3]
    fmla v10.4s, v3.4s, v17.s[3]
    fmla v9.4s, v2.4s, v18.s[3]
    fmla v8.4s, v3.4s, v18.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    fmla v31.4s, v2.4s, v19.s[3]
    fmla v30.4s, v3.4s, v19.s[3]
    fmla v29.4s, v2.4s, v20.s[3]
    fmla v28.4s, v3.4s, v20.s[3]
    ldp q16, q17, [x1], #32
    fmla v27.4s, v2.4s, v21.s[3]
    fmla v26.4s, v3.4s, v21.s[3]
    ldr q18, [x1], #32
    fmla v25.4s, v2.4s, v22.s[3]
    fmla v24.4s, v3.4s, v22.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    cbnz x8, .Lrepeat_99
    add x1, x1, x2, lsl #2
    add x3, x3, x4, lsl #2
    sub x0, x0, #1
    sub x1, x1, #2048
    sub x3, x3, #2048
    cbnz x0, .Lloop_98
.Lloop_end_97:
    b .Lend_100
.Lotherwise_96:
    cbz x0, .Lloop_end_101
.Lloop_102:
    add x8, x1, x2, lsl #2
    add x10, x3, x4, lsl #2
    mov w11, #4
    prfm pldl1keep, [x8]
    prfm pldl1keep, [x8, #64]
    prfm pldl1keep, [x8, #128]
    prfm pldl1keep, [x8, #192]
    prfm pldl1keep, [x10]
    prfm pldl1keep, [x10, #64]
    prfm pldl1keep, [x10, #128]
    prfm pldl1keep, [x10, #192]
.Lrepeat_103:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    sub x11, x11, #1
    ldp q18, q17, [x1], #32
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
    fmla v29.4s, v2.4s, v18.s[1]
    fmla v28.4s, v3.4s, v18.s[1]
    fmla v27.4s, v2.4s, v17.s[1]
    fmla v26.4s, v3.4s, v17.s[1]
    ldr q16, [x1], #32
    fmla v25.4s, v0.4s, v16.s[0]
    fmla v24.4s, v1.4s, v16.s[0]
    fmla v25.4s, v2.4s, v16.s[1]
    fmla v24.4s, v3.4s, v16.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    fmla v27.4s, v0.4s, v17.s[2]
    fmla v26.4s, v1.4s, v17.s[2]
    fmla v25.4s, v0.4s, v16.s[2]
    fmla v24.4s, v1.4s, v16.s[2]
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
    ldp q6, q4, [x1], #32
    fmla v27.4s, v2.4s, v17.s[3]
    fmla v26.4s, v3.4s, v17.s[3]
    ldr q5, [x1], #32
    fmla v25.4s, v2.4s, v16.s[3]
    fmla v24.4s, v3.4s, v16.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v13.4s, v0.4s, v20.s[0]
    fmla v12.4s, v1.4s, v20.s[0]
    fmla v11.4s, v0.4s, v21.s[0]
    fmla v10.4s, v1.4s, v21.s[0]
    fmla v9.4s, v0.4s, v22.s[0]
    fmla v8.4s, v1.4s, v22.s[0]
    fmla v31.4s, v0.4s, v23.s[0]
    fmla v30.4s, v1.4s, v23.s[0]
    fmla v29.4s, v0.4s, v6.s[0]
    fmla v28.4s, v1.4s, v6.s[0]
    fmla v27.4s, v0.4s, v4.s[0]
    fmla v26.4s, v1.4s, v4.s[0]
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
    fmla v29.4s, v2.4s, v6.s[1]
    fmla v28.4s, v3.4s, v6.s[1]
    fmla v27.4s, v2.4s, v4.s[1]
    fmla v26.4s, v3.4s, v4.s[1]
    fmla v25.4s, v2.4s, v5.s[1]
    fmla v24.4s, v3.4s, v5.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v13.4s, v0.4s, v20.s[2]
    fmla v12.4s, v1.4s, v20.s[2]
    fmla v11.4s, v0.4s, v21.s[2]
    fmla v10.4s, v1.4s, v21.s[2]
    fmla v9.4s, v0.4s, v22.s[2]
    fmla v8.4s, v1.4s, v22.s[2]
    fmla v31.4s, v0.4s, v23.s[2]
    fmla v30.4s, v1.4s, v23.s[2]
    fmla v29.4s, v0.4s, v6.s[2]
    fmla v28.4s, v1.4s, v6.s[2]
    fmla v27.4s, v0.4s, v4.s[2]
    fmla v26.4s, v1.4s, v4.s[2]
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
    fmla v29.4s, v2.4s, v6.s[3]
    fmla v28.4s, v3.4s, v6.s[3]
    ldp q20, q21, [x1], #32
    fmla v27.4s, v2.4s, v4.s[3]
    fmla v26.4s, v3.4s, v4.s[3]
    ldr q22, [x1], #32
    fmla v25.4s, v2.4s, v5.s[3]
    fmla v24.4s, v3.4s, v5.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v13.4s, v0.4s, v16.s[0]
    fmla v12.4s, v1.4s, v16.s[0]
    fmla v11.4s, v0.4s, v17.s[0]
    fmla v10.4s, v1.4s, v17.s[0]
    fmla v9.4s, v0.4s, v18.s[0]
    fmla v8.4s, v1.4s, v18.s[0]
    fmla v31.4s, v0.4s, v19.s[0]
    fmla v30.4s, v1.4s, v19.s[0]
    fmla v29.4s, v0.4s, v20.s[0]
    fmla v28.4s, v1.4s, v20.s[0]
    fmla v27.4s, v0.4s, v21.s[0]
    fmla v26.4s, v1.4s, v21.s[0]
    fmla v25.4s, v0.4s, v22.s[0]
    fmla v24.4s, v1.4s, v22.s[0]
    fmla v13.4s, v2.4s, v16.s[1]
    fmla v12.4s, v3.4s, v16.s[1]
    fmla v11.4s, v2.4s, v17.s[1]
    fmla v10.4s, v3.4s, v17.s[1]
    fmla v9.4s, v2.4s, v18.s[1]
    fmla v8.4s, v3.4s, v18.s[1]
    fmla v31.4s, v2.4s, v19.s[1]
    fmla v30.4s, v3.4s, v19.s[1]
    fmla v29.4s, v2.4s, v20.s[1]
    fmla v28.4s, v3.4s, v20.s[1]
    fmla v27.4s, v2.4s, v21.s[1]
    fmla v26.4s, v3.4s, v21.s[1]
    fmla v25.4s, v2.4s, v22.s[1]
    fmla v24.4s, v3.4s, v22.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    fmla v13.4s, v0.4s, v16.s[2]
    fmla v12.4s, v1.4s, v16.s[2]
    fmla v11.4s, v0.4s, v17.s[2]
    fmla v10.4s, v1.4s, v17.s[2]
    fmla v9.4s, v0.4s, v18.s[2]
    fmla v8.4s, v1.4s, v18.s[2]
    fmla v31.4s, v0.4s, v19.s[2]
    fmla v30.4s, v1.4s, v19.s[2]
    fmla v29.4s, v0.4s, v20.s[2]
    fmla v28.4s, v1.4s, v20.s[2]
    fmla v27.4s, v0.4s, v21.s[2]
    fmla v26.4s, v1.4s, v21.s[2]
    fmla v25.4s, v0.4s, v22.s[2]
    fmla v24.4s, v1.4s, v22.s[2]
    fmla v13.4s, v2.4s, v16.s[3]
    fmla v12.4s, v3.4s, v16.s[3]
    fmla v11.4s, v2.4s, v17.s[3]
    fmla v10.4s, v3.4s, v17.s[3]
    fmla v9.4s, v2.4s, v18.s[3]
    fmla v8.4s, v3.4s, v18.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    fmla v31.4s, v2.4s, v19.s[3]
    fmla v30.4s, v3.4s, v19.s[3]
    fmla v29.4s, v2.4s, v20.s[3]
    fmla v28.4s, v3.4s, v20.s[3]
    ldp q16, q17, [x1], #32
    fmla v27.4s, v2.4s, v21.s[3]
    fmla v26.4s, v3.4s, v21.s[3]
    ldr q18, [x1], #32
    fmla v25.4s, v2.4s, v22.s[3]
    fmla v24.4s, v3.4s, v22.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    cbnz x11, .Lrepeat_103
    add x1, x1, x2, lsl #2
    add x3, x3, x4, lsl #2
    sub x0, x0, #1
    sub x1, x1, #2048
    sub x3, x3, #2048
    cbnz x0, .Lloop_102
.Lloop_end_101:
.Lend_100:
    lsr x0, x9, #4
    ubfx x2, x9, #0, #4
    cbz x0, .Lloop_end_104
.Lloop_105:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    sub x0, x0, #1
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    cbnz x0, .Lloop_105
.Lloop_end_104:
    lsr x0, x2, #2
    ubfx x2, x2, #0, #2
    cbz x0, .Lloop_end_106
.Lloop_107:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    sub x0, x0, #1
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    cbnz x0, .Lloop_107
.Lloop_end_106:
    cbz x2, .Lloop_end_108
.Lloop_109:
    ldp q0, q1, [x3]
    ldr s2, [x1]
    sub x2, x2, #1
    add x3, x3, #32
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
    cbnz x2, .Lloop_109
.Lloop_end_108:
    cbnz x7, .Lotherwise_110
    str q13, [x5]
    str q12, [x5, #16]
    add x5, x5, x6, lsl #2
    str q11, [x5]
    str q10, [x5, #16]
    add x5, x5, x6, lsl #2
    str q9, [x5]
    str q8, [x5, #16]
    add x5, x5, x6, lsl #2
    str q31, [x5]
    str q30, [x5, #16]
    add x5, x5, x6, lsl #2
    str q29, [x5]
    str q28, [x5, #16]
    add x5, x5, x6, lsl #2
    str q27, [x5]
    str q26, [x5, #16]
    add x5, x5, x6, lsl #2
    str q25, [x5]
    str q24, [x5, #16]
    b .Lend_111
.Lotherwise_110:
    mov x0, x5
    ldp q0, q1, [x5]
    add x5, x5, x6, lsl #2
    ldp q2, q3, [x5]
    add x5, x5, x6, lsl #2
    ldp q4, q5, [x5]
    add x5, x5, x6, lsl #2
    ldp q6, q7, [x5]
    add x5, x5, x6, lsl #2
    ldp q16, q17, [x5]
    add x5, x5, x6, lsl #2
    fadd v13.4s, v13.4s, v0.4s
    fadd v12.4s, v12.4s, v1.4s
    ldp q0, q1, [x5]
    add x5, x5, x6, lsl #2
    fadd v11.4s, v11.4s, v2.4s
    fadd v10.4s, v10.4s, v3.4s
    ldp q2, q3, [x5]
    fadd v9.4s, v9.4s, v4.4s
    fadd v8.4s, v8.4s, v5.4s
    fadd v31.4s, v31.4s, v6.4s
    fadd v30.4s, v30.4s, v7.4s
    str q13, [x0]
    str q12, [x0, #16]
    add x0, x0, x6, lsl #2
    fadd v29.4s, v29.4s, v16.4s
    fadd v28.4s, v28.4s, v17.4s
    str q11, [x0]
    str q10, [x0, #16]
    add x0, x0, x6, lsl #2
    fadd v27.4s, v27.4s, v0.4s
    fadd v26.4s, v26.4s, v1.4s
    str q9, [x0]
    str q8, [x0, #16]
    add x0, x0, x6, lsl #2
    fadd v25.4s, v25.4s, v2.4s
    fadd v24.4s, v24.4s, v3.4s
    str q31, [x0]
    str q30, [x0, #16]
    add x0, x0, x6, lsl #2
    str q29, [x0]
    str q28, [x0, #16]
    add x0, x0, x6, lsl #2
    str q27, [x0]
    str q26, [x0, #16]
    add x0, x0, x6, lsl #2
    str q25, [x0]
    str q24, [x0, #16]
.Lend_111:
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
    ldr x8, [sp, #64]
    movi v15.4s, #0
    movi v14.4s, #0
    movi v13.4s, #0
    movi v12.4s, #0
    movi v11.4s, #0
    ubfx x9, x0, #0, #6
    lsr x0, x0, #6
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
    cbnz x8, .Lotherwise_112
    cbz x0, .Lloop_end_113
.Lloop_114:
    mov w8, #4
.Lrepeat_115:
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    sub x8, x8, #1
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
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    cbnz x8, .Lrepeat_115
    add x1, x1, x2, lsl #2
    add x3, x3, x4, lsl #2
    sub x0, x0, #1
    sub x1, x1, #2048
    sub x3, x3, #2048
    cbnz x0, .Lloop_114
.Lloop_end_113:
    b .Lend_116
.Lotherwise_112:
    cbz x0, .Lloop_end_117
.Lloop_118:
    add x8, x1, x2, lsl #2
    add x10, x3, x4, lsl #2
    mov w11, #4
    prfm pldl1keep, [x8]
    prfm pldl1keep, [x8, #64]
    prfm pldl1keep, [x8, #128]
    prfm pldl1keep, [x8, #192]
    prfm pldl1keep, [x10]
    prfm pldl1keep, [x10, #64]
    prfm pldl1keep, [x10, #128]
    prfm pldl1keep, [x10, #192]
.Lrepeat_119:
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    sub x11, x11, #1
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
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    cbnz x11, .Lrepeat_119
    add x1, x1, x2, lsl #2
    add x3, x3, x4, lsl #2
    sub x0, x0, #1
    sub x1, x1, #2048
    sub x3, x3, #2048
    cbnz x0, .Lloop_118
.Lloop_end_117:
.Lend_116:
    lsr x0, x9, #4
    ubfx x2, x9, #0, #4
    cbz x0, .Lloop_end_120
.Lloop_121:
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    sub x0, x0, #1
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
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    cbnz x0, .Lloop_121
.Lloop_end_120:
    lsr x0, x2, #2
    ubfx x2, x2, #0, #2
    cbz x0, .Lloop_end_122
.Lloop_123:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
    sub x0, x0, #1
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3], #64
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
    cbnz x0, .Lloop_123
.Lloop_end_122:
    cbz x2, .Lloop_end_124
.Lloop_125:
    ldp q0, q1, [x3]
    ldr s2, [x1]
    sub x2, x2, #1
    add x3, x3, #32
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
    cbnz x2, .Lloop_125
.Lloop_end_124:
    cbnz x7, .Lotherwise_126
    str q15, [x5]
    str q14, [x5, #16]
    add x5, x5, x6, lsl #2
    str q13, [x5]
    str q12, [x5, #16]
    add x5, x5, x6, lsl #2
    str q11, [x5]
    str q10, [x5, #16]
    add x5, x5, x6, lsl #2
    str q9, [x5]
    str q8, [x5, #16]
    add x5, x5, x6, lsl #2
    str q31, [x5]
    str q30, [x5, #16]
    add x5, x5, x6, lsl #2
    str q29, [x5]
    str q28, [x5, #16]
    add x5, x5, x6, lsl #2
    str q27, [x5]
    str q26, [x5, #16]
    add x5, x5, x6, lsl #2
    str q25, [x5]
    str q24, [x5, #16]
    b .Lend_127
.Lotherwise_126:
    mov x0, x5
    ldp q0, q1, [x5]
    add x5, x5, x6, lsl #2
    ldp q2, q3, [x5]
    add x5, x5, x6, lsl #2
    ldp q4, q5, [x5]
    add x5, x5, x6, lsl #2
    ldp q6, q7, [x5]
    add x5, x5, x6, lsl #2
    ldp q16, q17, [x5]
    add x5, x5, x6, lsl #2
    fadd v15.4s, v15.4s, v0.4s
    fadd v14.4s, v14.4s, v1.4s
    ldp q0, q1, [x5]
    add x5, x5, x6, lsl #2
    fadd v13.4s, v13.4s, v2.4s
    fadd v12.4s, v12.4s, v3.4s
    ldp q2, q3, [x5]
    add x5, x5, x6, lsl #2
    fadd v11.4s, v11.4s, v4.4s
    fadd v10.4s, v10.4s, v5.4s
    ldp q4, q5, [x5]
    fadd v9.4s, v9.4s, v6.4s
    fadd v8.4s, v8.4s, v7.4s
    str q15, [x0]
    str q14, [x0, #16]
    add x0, x0, x6, lsl #2
    fadd v31.4s, v31.4s, v16.4s
    fadd v30.4s, v30.4s, v17.4s
    str q13, [x0]
    str q12, [x0, #16]
    add x0, x0, x6, lsl #2
    fadd v29.4s, v29.4s, v0.4s
    fadd v28.4s, v28.4s, v1.4s
    str q11, [x0]
    str q10, [x0, #16]
    add x0, x0, x6, lsl #2
    fadd v27.4s, v27.4s, v2.4s
    fadd v26.4s, v26.4s, v3.4s
    str q9, [x0]
    str q8, [x0, #16]
    add x0, x0, x6, lsl #2
    fadd v25.4s, v25.4s, v4.4s
    fadd v24.4s, v24.4s, v5.4s
    str q31, [x0]
    str q30, [x0, #16]
    add x0, x0, x6, lsl #2
    str q29, [x0]
    str q28, [x0, #16]
    add x0, x0, x6, lsl #2
    str q27, [x0]
    str q26, [x0, #16]
    add x0, x0, x6, lsl #2
    str q25, [x0]
    str q24, [x0, #16]
.Lend_127:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_tuple_gemm_8x8__aarch64_neon, . - nnp_tuple_gemm_8x8__aarch64_neon

    .section .note.GNU-stack, "", %progbits
