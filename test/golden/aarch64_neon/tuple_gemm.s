    .arch armv8.2-a+fp16

    .text
    .p2align 4
    .globl nnp_tuple_gemm_1x8__aarch64_neon
    .type nnp_tuple_gemm_1x8__aarch64_neon, %function
nnp_tuple_gemm_1x8__aarch64_neon:
    sub sp, sp, #48
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    mov x13, x1
    mov x14, x3
    mov x15, x5
    mov x16, x7
    ubfx x1, x0, #0, #6
    lsr x0, x0, #6
    movi v12.4s, #0
    movi v10.4s, #0
    cbz x0, .Lloop_end_0
.Lloop_1:
    mov w3, #4
.Lrepeat_2:
    add x5, x13, x2, lsl #2
    ldr q11, [x13]
    add x6, x14, x4, lsl #2
    ldr q13, [x13, #128]
    add x7, x14, #64
    ldr q9, [x13, #256]
    prfm pldl1keep, [x5]
    prfm pldl1keep, [x6]
    prfm pldl1keep, [x6, #64]
    prfm pldl1keep, [x5, #128]
    add x8, x14, #128
    prfm pldl1keep, [x6, #128]
    add x9, x14, #192
    prfm pldl1keep, [x6, #192]
    prfm pldl1keep, [x5, #256]
    add x10, x14, #256
    prfm pldl1keep, [x6, #256]
    add x11, x14, #320
    prfm pldl1keep, [x6, #320]
    prfm pldl1keep, [x5, #384]
    add x5, x14, #384
    prfm pldl1keep, [x6, #384]
    ldr q8, [x13, #384]
    add x12, x14, #448
    prfm pldl1keep, [x6, #448]
    sub x3, x3, #1
    add x13, x13, #512
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x14]
    add x14, x14, #512
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x7]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x8]
    ld1 {v28.4s, v29.4s, v30.4s, v31.4s}, [x9]
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x10]
    fmla v12.4s, v4.4s, v11.s[0]
    fmla v10.4s, v5.4s, v11.s[0]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x11]
    fmla v12.4s, v6.4s, v11.s[1]
    fmla v10.4s, v7.4s, v11.s[1]
    fmla v12.4s, v0.4s, v11.s[2]
    fmla v10.4s, v1.4s, v11.s[2]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5]
    fmla v12.4s, v2.4s, v11.s[3]
    fmla v10.4s, v3.4s, v11.s[3]
    fmla v12.4s, v16.4s, v13.s[0]
    fmla v10.4s, v17.4s, v13.s[0]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x12]
    fmla v12.4s, v18.4s, v13.s[1]
    fmla v10.4s, v19.4s, v13.s[1]
    fmla v12.4s, v28.4s, v13.s[2]
    fmla v10.4s, v29.4s, v13.s[2]
    fmla v12.4s, v30.4s, v13.s[3]
    fmla v10.4s, v31.4s, v13.s[3]
    fmla v12.4s, v24.4s, v9.s[0]
    fmla v10.4s, v25.4s, v9.s[0]
    fmla v12.4s, v26.4s, v9.s[1]
    fmla v10.4s, v27.4s, v9.s[1]
    fmla v12.4s, v20.4s, v9.s[2]
    fmla v10.4s, v21.4s, v9.s[2]
    fmla v12.4s, v22.4s, v9.s[3]
    fmla v10.4s, v23.4s, v9.s[3]
    fmla v12.4s, v4.4s, v8.s[0]
    fmla v10.4s, v5.4s, v8.s[0]
    fmla v12.4s, v6.4s, v8.s[1]
    fmla v10.4s, v7.4s, v8.s[1]
    fmla v12.4s, v0.4s, v8.s[2]
    fmla v10.4s, v1.4s, v8.s[2]
    fmla v12.4s, v2.4s, v8.s[3]
    fmla v10.4s, v3.4s, v8.s[3]
    cbnz x3, .Lrepeat_2
    add x13, x13, x2, lsl #2
    add x14, x14, x4, lsl #2
    sub x0, x0, #1
    sub x13, x13, #2048
    sub x14, x14, #2048
    cbnz x0, .Lloop_1
.Lloop_end_0:
    ubfx x0, x1, #0, #4
    lsr x1, x1, #4
    cbz x1, .Lloop_end_3
.Lloop_4:
    ldr q9, [x13]
    add x2, x14, #64
    ldr q13, [x13, #128]
    add x3, x14, #128
    ldr q11, [x13, #256]
    add x4, x14, #192
    ldr q8, [x13, #384]
    add x5, x14, #256
    add x6, x14, #320
    add x7, x14, #384
    add x8, x14, #448
    sub x1, x1, #1
    add x13, x13, #512
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x14]
    add x14, x14, #512
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3]
    ld1 {v28.4s, v29.4s, v30.4s, v31.4s}, [x4]
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x5]
    fmla v12.4s, v4.4s, v9.s[0]
    fmla v10.4s, v5.4s, v9.s[0]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x6]
    fmla v12.4s, v6.4s, v9.s[1]
    fmla v10.4s, v7.4s, v9.s[1]
    fmla v12.4s, v0.4s, v9.s[2]
    fmla v10.4s, v1.4s, v9.s[2]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x7]
    fmla v12.4s, v2.4s, v9.s[3]
    fmla v10.4s, v3.4s, v9.s[3]
    fmla v12.4s, v16.4s, v13.s[0]
    fmla v10.4s, v17.4s, v13.s[0]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    fmla v12.4s, v18.4s, v13.s[1]
    fmla v10.4s, v19.4s, v13.s[1]
    fmla v12.4s, v28.4s, v13.s[2]
    fmla v10.4s, v29.4s, v13.s[2]
    fmla v12.4s, v30.4s, v13.s[3]
    fmla v10.4s, v31.4s, v13.s[3]
    fmla v12.4s, v24.4s, v11.s[0]
    fmla v10.4s, v25.4s, v11.s[0]
    fmla v12.4s, v26.4s, v11.s[1]
    fmla v10.4s, v27.4s, v11.s[1]
    fmla v12.4s, v20.4s, v11.s[2]
    fmla v10.4s, v21.4s, v11.s[2]
    fmla v12.4s, v22.4s, v11.s[3]
    fmla v10.4s, v23.4s, v11.s[3]
    fmla v12.4s, v4.4s, v8.s[0]
    fmla v10.4s, v5.4s, v8.s[0]
    fmla v12.4s, v6.4s, v8.s[1]
    fmla v10.4s, v7.4s, v8.s[1]
    fmla v12.4s, v0.4s, v8.s[2]
    fmla v10.4s, v1.4s, v8.s[2]
    fmla v12.4s, v2.4s, v8.s[3]
    fmla v10.4s, v3.4s, v8.s[3]
    cbnz x1, .Lloop_4
.Lloop_end_3:
    ubfx x1, x0, #0, #2
    lsr x0, x0, #2
    cbz x0, .Lloop_end_5
.Lloop_6:
    ldr q16, [x13]
    add x2, x14, #64
    sub x0, x0, #1
    add x13, x13, #128
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x14]
    add x14, x14, #128
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    fmla v12.4s, v4.4s, v16.s[0]
    fmla v10.4s, v5.4s, v16.s[0]
    fmla v12.4s, v6.4s, v16.s[1]
    fmla v10.4s, v7.4s, v16.s[1]
    fmla v12.4s, v0.4s, v16.s[2]
    fmla v10.4s, v1.4s, v16.s[2]
    fmla v12.4s, v2.4s, v16.s[3]
    fmla v10.4s, v3.4s, v16.s[3]
    cbnz x0, .Lloop_6
.Lloop_end_5:
    cbz x1, .Lloop_end_7
.Lloop_8:
    ldp q0, q1, [x14]
    sub x1, x1, #1
    add x14, x14, #32
    ldr s2, [x13]
    add x13, x13, #4
    fmla v12.4s, v0.4s, v2.s[0]
    fmla v10.4s, v1.4s, v2.s[0]
    cbnz x1, .Lloop_8
.Lloop_end_7:
    cbnz x16, .Lotherwise_9
    str q12, [x15]
    str q10, [x15, #16]
    b .Lend_10
.Lotherwise_9:
    mov x0, x15
    ldp q0, q1, [x15]
    fadd v12.4s, v12.4s, v0.4s
    fadd v10.4s, v10.4s, v1.4s
    str q12, [x0]
    str q10, [x0, #16]
.Lend_10:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    add sp, sp, #48
    ret
    .size nnp_tuple_gemm_1x8__aarch64_neon, . - nnp_tuple_gemm_1x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_2x8__aarch64_neon
    .type nnp_tuple_gemm_2x8__aarch64_neon, %function
nnp_tuple_gemm_2x8__aarch64_neon:
    sub sp, sp, #16
    stp d8, d9, [sp, #0]
    mov x13, x1
    mov x14, x3
    mov x15, x5
    mov x16, x6
    mov x17, x7
    ubfx x1, x0, #0, #6
    lsr x0, x0, #6
    movi v29.4s, #0
    movi v28.4s, #0
    movi v25.4s, #0
    movi v24.4s, #0
    cbz x0, .Lloop_end_11
.Lloop_12:
    mov w3, #4
.Lrepeat_13:
    add x5, x13, x2, lsl #2
    ldp q20, q21, [x13]
    add x6, x14, x4, lsl #2
    add x7, x14, #64
    add x8, x14, #128
    ldp q26, q27, [x13, #128]
    add x9, x14, #192
    add x10, x14, #256
    prfm pldl1keep, [x5]
    prfm pldl1keep, [x6]
    prfm pldl1keep, [x6, #64]
    prfm pldl1keep, [x5, #128]
    prfm pldl1keep, [x6, #128]
    prfm pldl1keep, [x6, #192]
    prfm pldl1keep, [x5, #256]
    prfm pldl1keep, [x6, #256]
    ldp q9, q8, [x13, #256]
    add x11, x14, #320
    add x12, x14, #384
    prfm pldl1keep, [x6, #320]
    prfm pldl1keep, [x5, #384]
    prfm pldl1keep, [x6, #384]
    ldp q31, q30, [x13, #384]
    add x5, x14, #448
    sub x3, x3, #1
    prfm pldl1keep, [x6, #448]
    add x13, x13, #512
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x14]
    add x14, x14, #512
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x7]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x8]
    fmla v29.4s, v0.4s, v20.s[0]
    fmla v28.4s, v1.4s, v20.s[0]
    fmla v25.4s, v0.4s, v21.s[0]
    fmla v24.4s, v1.4s, v21.s[0]
    fmla v29.4s, v2.4s, v20.s[1]
    fmla v28.4s, v3.4s, v20.s[1]
    fmla v25.4s, v2.4s, v21.s[1]
    fmla v24.4s, v3.4s, v21.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x9]
    fmla v29.4s, v16.4s, v20.s[2]
    fmla v28.4s, v17.4s, v20.s[2]
    fmla v25.4s, v16.4s, v21.s[2]
    fmla v24.4s, v17.4s, v21.s[2]
    fmla v29.4s, v18.4s, v20.s[3]
    fmla v28.4s, v19.4s, v20.s[3]
    fmla v25.4s, v18.4s, v21.s[3]
    fmla v24.4s, v19.4s, v21.s[3]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x10]
    fmla v29.4s, v4.4s, v26.s[0]
    fmla v28.4s, v5.4s, v26.s[0]
    fmla v25.4s, v4.4s, v27.s[0]
    fmla v24.4s, v5.4s, v27.s[0]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11]
    fmla v29.4s, v6.4s, v26.s[1]
    fmla v28.4s, v7.4s, v26.s[1]
    fmla v25.4s, v6.4s, v27.s[1]
    fmla v24.4s, v7.4s, v27.s[1]
    fmla v29.4s, v0.4s, v26.s[2]
    fmla v28.4s, v1.4s, v26.s[2]
    fmla v25.4s, v0.4s, v27.s[2]
    fmla v24.4s, v1.4s, v27.s[2]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x12]
    fmla v29.4s, v2.4s, v26.s[3]
    fmla v28.4s, v3.4s, v26.s[3]
    fmla v25.4s, v2.4s, v27.s[3]
    fmla v24.4s, v3.4s, v27.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    fmla v29.4s, v20.4s, v9.s[0]
    fmla v28.4s, v21.4s, v9.s[0]
    fmla v25.4s, v20.4s, v8.s[0]
    fmla v24.4s, v21.4s, v8.s[0]
    fmla v29.4s, v22.4s, v9.s[1]
    fmla v28.4s, v23.4s, v9.s[1]
    fmla v25.4s, v22.4s, v8.s[1]
    fmla v24.4s, v23.4s, v8.s[1]
    fmla v29.4s, v16.4s, v9.s[2]
    fmla v28.4s, v17.4s, v9.s[2]
    fmla v25.4s, v16.4s, v8.s[2]
    fmla v24.4s, v17.4s, v8.s[2]
    fmla v29.4s, v18.4s, v9.s[3]
    fmla v28.4s, v19.4s, v9.s[3]
    fmla v25.4s, v18.4s, v8.s[3]
    fmla v24.4s, v19.4s, v8.s[3]
    fmla v29.4s, v4.4s, v31.s[0]
    fmla v28.4s, v5.4s, v31.s[0]
    fmla v25.4s, v4.4s, v30.s[0]
    fmla v24.4s, v5.4s, v30.s[0]
    fmla v29.4s, v6.4s, v31.s[1]
    fmla v28.4s, v7.4s, v31.s[1]
    fmla v25.4s, v6.4s, v30.s[1]
    fmla v24.4s, v7.4s, v30.s[1]
    fmla v29.4s, v0.4s, v31.s[2]
    fmla v28.4s, v1.4s, v31.s[2]
    fmla v25.4s, v0.4s, v30.s[2]
    fmla v24.4s, v1.4s, v30.s[2]
    fmla v29.4s, v2.4s, v31.s[3]
    fmla v28.4s, v3.4s, v31.s[3]
    fmla v25.4s, v2.4s, v30.s[3]
    fmla v24.4s, v3.4s, v30.s[3]
    cbnz x3, .Lrepeat_13
    add x13, x13, x2, lsl #2
    add x14, x14, x4, lsl #2
    sub x0, x0, #1
    sub x13, x13, #2048
    sub x14, x14, #2048
    cbnz x0, .Lloop_12
.Lloop_end_11:
    ubfx x0, x1, #0, #4
    lsr x1, x1, #4
    cbz x1, .Lloop_end_14
.Lloop_15:
    ldp q20, q21, [x13]
    add x2, x14, #64
    add x3, x14, #128
    ldp q27, q26, [x13, #128]
    add x4, x14, #192
    add x5, x14, #256
    ldp q9, q8, [x13, #256]
    add x6, x14, #320
    add x7, x14, #384
    ldp q31, q30, [x13, #384]
    add x8, x14, #448
    sub x1, x1, #1
    add x13, x13, #512
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x14]
    add x14, x14, #512
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3]
    fmla v29.4s, v0.4s, v20.s[0]
    fmla v28.4s, v1.4s, v20.s[0]
    fmla v25.4s, v0.4s, v21.s[0]
    fmla v24.4s, v1.4s, v21.s[0]
    fmla v29.4s, v2.4s, v20.s[1]
    fmla v28.4s, v3.4s, v20.s[1]
    fmla v25.4s, v2.4s, v21.s[1]
    fmla v24.4s, v3.4s, v21.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    fmla v29.4s, v16.4s, v20.s[2]
    fmla v28.4s, v17.4s, v20.s[2]
    fmla v25.4s, v16.4s, v21.s[2]
    fmla v24.4s, v17.4s, v21.s[2]
    fmla v29.4s, v18.4s, v20.s[3]
    fmla v28.4s, v19.4s, v20.s[3]
    fmla v25.4s, v18.4s, v21.s[3]
    fmla v24.4s, v19.4s, v21.s[3]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x5]
    fmla v29.4s, v4.4s, v27.s[0]
    fmla v28.4s, v5.4s, v27.s[0]
    fmla v25.4s, v4.4s, v26.s[0]
    fmla v24.4s, v5.4s, v26.s[0]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x6]
    fmla v29.4s, v6.4s, v27.s[1]
    fmla v28.4s, v7.4s, v27.s[1]
    fmla v25.4s, v6.4s, v26.s[1]
    fmla v24.4s, v7.4s, v26.s[1]
    fmla v29.4s, v0.4s, v27.s[2]
    fmla v28.4s, v1.4s, v27.s[2]
    fmla v25.4s, v0.4s, v26.s[2]
    fmla v24.4s, v1.4s, v26.s[2]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x7]
    fmla v29.4s, v2.4s, v27.s[3]
    fmla v28.4s, v3.4s, v27.s[3]
    fmla v25.4s, v2.4s, v26.s[3]
    fmla v24.4s, v3.4s, v26.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    fmla v29.4s, v20.4s, v9.s[0]
    fmla v28.4s, v21.4s, v9.s[0]
    fmla v25.4s, v20.4s, v8.s[0]
    fmla v24.4s, v21.4s, v8.s[0]
    fmla v29.4s, v22.4s, v9.s[1]
    fmla v28.4s, v23.4s, v9.s[1]
    fmla v25.4s, v22.4s, v8.s[1]
    fmla v24.4s, v23.4s, v8.s[1]
    fmla v29.4s, v16.4s, v9.s[2]
    fmla v28.4s, v17.4s, v9.s[2]
    fmla v25.4s, v16.4s, v8.s[2]
    fmla v24.4s, v17.4s, v8.s[2]
    fmla v29.4s, v18.4s, v9.s[3]
    fmla v28.4s, v19.4s, v9.s[3]
    fmla v25.4s, v18.4s, v8.s[3]
    fmla v24.4s, v19.4s, v8.s[3]
    fmla v29.4s, v4.4s, v31.s[0]
    fmla v28.4s, v5.4s, v31.s[0]
    fmla v25.4s, v4.4s, v30.s[0]
    fmla v24.4s, v5.4s, v30.s[0]
    fmla v29.4s, v6.4s, v31.s[1]
    fmla v28.4s, v7.4s, v31.s[1]
    fmla v25.4s, v6.4s, v30.s[1]
    fmla v24.4s, v7.4s, v30.s[1]
    fmla v29.4s, v0.4s, v31.s[2]
    fmla v28.4s, v1.4s, v31.s[2]
    fmla v25.4s, v0.4s, v30.s[2]
    fmla v24.4s, v1.4s, v30.s[2]
    fmla v29.4s, v2.4s, v31.s[3]
    fmla v28.4s, v3.4s, v31.s[3]
    fmla v25.4s, v2.4s, v30.s[3]
    fmla v24.4s, v3.4s, v30.s[3]
    cbnz x1, .Lloop_15
.Lloop_end_14:
    ubfx x1, x0, #0, #2
    lsr x0, x0, #2
    cbz x0, .Lloop_end_16
.Lloop_17:
    ldp q16, q17, [x13]
    add x2, x14, #64
    sub x0, x0, #1
    add x13, x13, #128
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x14]
    add x14, x14, #128
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    fmla v29.4s, v4.4s, v16.s[0]
    fmla v28.4s, v5.4s, v16.s[0]
    fmla v25.4s, v4.4s, v17.s[0]
    fmla v24.4s, v5.4s, v17.s[0]
    fmla v29.4s, v6.4s, v16.s[1]
    fmla v28.4s, v7.4s, v16.s[1]
    fmla v25.4s, v6.4s, v17.s[1]
    fmla v24.4s, v7.4s, v17.s[1]
    fmla v29.4s, v0.4s, v16.s[2]
    fmla v28.4s, v1.4s, v16.s[2]
    fmla v25.4s, v0.4s, v17.s[2]
    fmla v24.4s, v1.4s, v17.s[2]
    fmla v29.4s, v2.4s, v16.s[3]
    fmla v28.4s, v3.4s, v16.s[3]
    fmla v25.4s, v2.4s, v17.s[3]
    fmla v24.4s, v3.4s, v17.s[3]
    cbnz x0, .Lloop_17
.Lloop_end_16:
    cbz x1, .Lloop_end_18
.Lloop_19:
    ldp q0, q1, [x14]
    sub x1, x1, #1
    add x14, x14, #32
    ldr s2, [x13]
    ldr s3, [x13, #16]
    add x13, x13, #4
    fmla v29.4s, v0.4s, v2.s[0]
    fmla v28.4s, v1.4s, v2.s[0]
    fmla v25.4s, v0.4s, v3.s[0]
    fmla v24.4s, v1.4s, v3.s[0]
    cbnz x1, .Lloop_19
.Lloop_end_18:
    cbnz x17, .Lotherwise_20
    str q29, [x15]
    str q28, [x15, #16]
    add x15, x15, x16, lsl #2
    str q25, [x15]
    str q24, [x15, #16]
    b .Lend_21
.Lotherwise_20:
    mov x0, x15
    ldp q0, q1, [x15]
    add x15, x15, x16, lsl #2
    ldp q2, q3, [x15]
    fadd v29.4s, v29.4s, v0.4s
    fadd v28.4s, v28.4s, v1.4s
    fadd v25.4s, v25.4s, v2.4s
    fadd v24.4s, v24.4s, v3.4s
    str q29, [x0]
    str q28, [x0, #16]
    add x0, x0, x16, lsl #2
    str q25, [x0]
    str q24, [x0, #16]
.Lend_21:
    ldp d8, d9, [sp, #0]
    add sp, sp, #16
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
    mov x13, x1
    mov x14, x3
    mov x15, x5
    mov x16, x6
    mov x17, x7
    ubfx x1, x0, #0, #6
    lsr x0, x0, #6
    movi v8.4s, #0
    movi v31.4s, #0
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    movi v24.4s, #0
    cbz x0, .Lloop_end_22
.Lloop_23:
    mov w3, #4
.Lrepeat_24:
    add x5, x13, x2, lsl #2
    ldp q20, q21, [x13]
    add x6, x14, x4, lsl #2
    add x7, x14, #64
    ldr q22, [x13, #32]
    prfm pldl1keep, [x5]
    prfm pldl1keep, [x6]
    prfm pldl1keep, [x6, #64]
    prfm pldl1keep, [x5, #128]
    add x8, x14, #128
    prfm pldl1keep, [x6, #128]
    ldp q25, q26, [x13, #128]
    add x9, x14, #192
    add x10, x14, #256
    ldr q27, [x13, #160]
    prfm pldl1keep, [x6, #192]
    prfm pldl1keep, [x5, #256]
    prfm pldl1keep, [x6, #256]
    ldp q14, q13, [x13, #256]
    add x11, x14, #320
    add x12, x14, #384
    ldr q12, [x13, #288]
    prfm pldl1keep, [x6, #320]
    prfm pldl1keep, [x5, #384]
    prfm pldl1keep, [x6, #384]
    ldp q11, q10, [x13, #384]
    add x5, x14, #448
    sub x3, x3, #1
    ldr q9, [x13, #416]
    prfm pldl1keep, [x6, #448]
    add x13, x13, #512
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x14]
    add x14, x14, #512
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x7]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x8]
    fmla v8.4s, v0.4s, v20.s[0]
    fmla v31.4s, v1.4s, v20.s[0]
    fmla v30.4s, v0.4s, v21.s[0]
    fmla v29.4s, v1.4s, v21.s[0]
    fmla v28.4s, v0.4s, v22.s[0]
    fmla v24.4s, v1.4s, v22.s[0]
    fmla v8.4s, v2.4s, v20.s[1]
    fmla v31.4s, v3.4s, v20.s[1]
    fmla v30.4s, v2.4s, v21.s[1]
    fmla v29.4s, v3.4s, v21.s[1]
    fmla v28.4s, v2.4s, v22.s[1]
    fmla v24.4s, v3.4s, v22.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x9]
    fmla v8.4s, v16.4s, v20.s[2]
    fmla v31.4s, v17.4s, v20.s[2]
    fmla v30.4s, v16.4s, v21.s[2]
    fmla v29.4s, v17.4s, v21.s[2]
    fmla v28.4s, v16.4s, v22.s[2]
    fmla v24.4s, v17.4s, v22.s[2]
    fmla v8.4s, v18.4s, v20.s[3]
    fmla v31.4s, v19.4s, v20.s[3]
    fmla v30.4s, v18.4s, v21.s[3]
    fmla v29.4s, v19.4s, v21.s[3]
    fmla v28.4s, v18.4s, v22.s[3]
    fmla v24.4s, v19.4s, v22.s[3]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x10]
    fmla v8.4s, v4.4s, v25.s[0]
    fmla v31.4s, v5.4s, v25.s[0]
    fmla v30.4s, v4.4s, v26.s[0]
    fmla v29.4s, v5.4s, v26.s[0]
    fmla v28.4s, v4.4s, v27.s[0]
    fmla v24.4s, v5.4s, v27.s[0]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11]
    fmla v8.4s, v6.4s, v25.s[1]
    fmla v31.4s, v7.4s, v25.s[1]
    fmla v30.4s, v6.4s, v26.s[1]
    fmla v29.4s, v7.4s, v26.s[1]
    fmla v28.4s, v6.4s, v27.s[1]
    fmla v24.4s, v7.4s, v27.s[1]
    fmla v8.4s, v0.4s, v25.s[2]
    fmla v31.4s, v1.4s, v25.s[2]
    fmla v30.4s, v0.4s, v26.s[2]
    fmla v29.4s, v1.4s, v26.s[2]
    fmla v28.4s, v0.4s, v27.s[2]
    fmla v24.4s, v1.4s, v27.s[2]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x12]
    fmla v8.4s, v2.4s, v25.s[3]
    fmla v31.4s, v3.4s, v25.s[3]
    fmla v30.4s, v2.4s, v26.s[3]
    fmla v29.4s, v3.4s, v26.s[3]
    fmla v28.4s, v2.4s, v27.s[3]
    fmla v24.4s, v3.4s, v27.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    fmla v8.4s, v20.4s, v14.s[0]
    fmla v31.4s, v21.4s, v14.s[0]
    fmla v30.4s, v20.4s, v13.s[0]
    fmla v29.4s, v21.4s, v13.s[0]
    fmla v28.4s, v20.4s, v12.s[0]
    fmla v24.4s, v21.4s, v12.s[0]
    fmla v8.4s, v22.4s, v14.s[1]
    fmla v31.4s, v23.4s, v14.s[1]
    fmla v30.4s, v22.4s, v13.s[1]
    fmla v29.4s, v23.4s, v13.s[1]
    fmla v28.4s, v22.4s, v12.s[1]
    fmla v24.4s, v23.4s, v12.s[1]
    fmla v8.4s, v16.4s, v14.s[2]
    fmla v31.4s, v17.4s, v14.s[2]
    fmla v30.4s, v16.4s, v13.s[2]
    fmla v29.4s, v17.4s, v13.s[2]
    fmla v28.4s, v16.4s, v12.s[2]
    fmla v24.4s, v17.4s, v12.s[2]
    fmla v8.4s, v18.4s, v14.s[3]
    fmla v31.4s, v19.4s, v14.s[3]
    fmla v30.4s, v18.4s, v13.s[3]
    fmla v29.4s, v19.4s, v13.s[3]
    fmla v28.4s, v18.4s, v12.s[3]
    fmla v24.4s, v19.4s, v12.s[3]
    fmla v8.4s, v4.4s, v11.s[0]
    fmla v31.4s, v5.4s, v11.s[0]
    fmla v30.4s, v4.4s, v10.s[0]
    fmla v29.4s, v5.4s, v10.s[0]
    fmla v28.4s, v4.4s, v9.s[0]
    fmla v24.4s, v5.4s, v9.s[0]
    fmla v8.4s, v6.4s, v11.s[1]
    fmla v31.4s, v7.4s, v11.s[1]
    fmla v30.4s, v6.4s, v10.s[1]
    fmla v29.4s, v7.4s, v10.s[1]
    fmla v28.4s, v6.4s, v9.s[1]
    fmla v24.4s, v7.4s, v9.s[1]
    fmla v8.4s, v0.4s, v11.s[2]
    fmla v31.4s, v1.4s, v11.s[2]
    fmla v30.4s, v0.4s, v10.s[2]
    fmla v29.4s, v1.4s, v10.s[2]
    fmla v28.4s, v0.4s, v9.s[2]
    fmla v24.4s, v1.4s, v9.s[2]
    fmla v8.4s, v2.4s, v11.s[3]
    fmla v31.4s, v3.4s, v11.s[3]
    fmla v30.4s, v2.4s, v10.s[3]
    fmla v29.4s, v3.4s, v10.s[3]
    fmla v28.4s, v2.4s, v9.s[3]
    fmla v24.4s, v3.4s, v9.s[3]
    cbnz x3, .Lrepeat_24
    add x13, x13, x2, lsl #2
    add x14, x14, x4, lsl #2
    sub x0, x0, #1
    sub x13, x13, #2048
    sub x14, x14, #2048
    cbnz x0, .Lloop_23
.Lloop_end_22:
    ubfx x0, x1, #0, #4
    lsr x1, x1, #4
    cbz x1, .Lloop_end_25
.Lloop_26:
    ldp q20, q21, [x13]
    add x2, x14, #64
    add x3, x14, #128
    ldr q22, [x13, #32]
    ldp q27, q26, [x13, #128]
    add x4, x14, #192
    add x5, x14, #256
    ldr q25, [x13, #160]
    ldp q14, q13, [x13, #256]
    add x6, x14, #320
    add x7, x14, #384
    ldr q12, [x13, #288]
    ldp q11, q10, [x13, #384]
    add x8, x14, #448
    sub x1, x1, #1
    ldr q9, [x13, #416]
    add x13, x13, #512
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x14]
    add x14, x14, #512
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3]
    fmla v8.4s, v0.4s, v20.s[0]
    fmla v31.4s, v1.4s, v20.s[0]
    fmla v30.4s, v0.4s, v21.s[0]
    fmla v29.4s, v1.4s, v21.s[0]
    fmla v28.4s, v0.4s, v22.s[0]
    fmla v24.4s, v1.4s, v22.s[0]
    fmla v8.4s, v2.4s, v20.s[1]
    fmla v31.4s, v3.4s, v20.s[1]
    fmla v30.4s, v2.4s, v21.s[1]
    fmla v29.4s, v3.4s, v21.s[1]
    fmla v28.4s, v2.4s, v22.s[1]
    fmla v24.4s, v3.4s, v22.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    fmla v8.4s, v16.4s, v20.s[2]
    fmla v31.4s, v17.4s, v20.s[2]
    fmla v30.4s, v16.4s, v21.s[2]
    fmla v29.4s, v17.4s, v21.s[2]
    fmla v28.4s, v16.4s, v22.s[2]
    fmla v24.4s, v17.4s, v22.s[2]
    fmla v8.4s, v18.4s, v20.s[3]
    fmla v31.4s, v19.4s, v20.s[3]
    fmla v30.4s, v18.4s, v21.s[3]
    fmla v29.4s, v19.4s, v21.s[3]
    fmla v28.4s, v18.4s, v22.s[3]
    fmla v24.4s, v19.4s, v22.s[3]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x5]
    fmla v8.4s, v4.4s, v27.s[0]
    fmla v31.4s, v5.4s, v27.s[0]
    fmla v30.4s, v4.4s, v26.s[0]
    fmla v29.4s, v5.4s, v26.s[0]
    fmla v28.4s, v4.4s, v25.s[0]
    fmla v24.4s, v5.4s, v25.s[0]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x6]
    fmla v8.4s, v6.4s, v27.s[1]
    fmla v31.4s, v7.4s, v27.s[1]
    fmla v30.4s, v6.4s, v26.s[1]
    fmla v29.4s, v7.4s, v26.s[1]
    fmla v28.4s, v6.4s, v25.s[1]
    fmla v24.4s, v7.4s, v25.s[1]
    fmla v8.4s, v0.4s, v27.s[2]
    fmla v31.4s, v1.4s, v27.s[2]
    fmla v30.4s, v0.4s, v26.s[2]
    fmla v29.4s, v1.4s, v26.s[2]
    fmla v28.4s, v0.4s, v25.s[2]
    fmla v24.4s, v1.4s, v25.s[2]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x7]
    fmla v8.4s, v2.4s, v27.s[3]
    fmla v31.4s, v3.4s, v27.s[3]
    fmla v30.4s, v2.4s, v26.s[3]
    fmla v29.4s, v3.4s, v26.s[3]
    fmla v28.4s, v2.4s, v25.s[3]
    fmla v24.4s, v3.4s, v25.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    fmla v8.4s, v20.4s, v14.s[0]
    fmla v31.4s, v21.4s, v14.s[0]
    fmla v30.4s, v20.4s, v13.s[0]
    fmla v29.4s, v21.4s, v13.s[0]
    fmla v28.4s, v20.4s, v12.s[0]
    fmla v24.4s, v21.4s, v12.s[0]
    fmla v8.4s, v22.4s, v14.s[1]
    fmla v31.4s, v23.4s, v14.s[1]
    fmla v30.4s, v22.4s, v13.s[1]
    fmla v29.4s, v23.4s, v13.s[1]
    fmla v28.4s, v22.4s, v12.s[1]
    fmla v24.4s, v23.4s, v12.s[1]
    fmla v8.4s, v16.4s, v14.s[2]
    fmla v31.4s, v17.4s, v14.s[2]
    fmla v30.4s, v16.4s, v13.s[2]
    fmla v29.4s, v17.4s, v13.s[2]
    fmla v28.4s, v16.4s, v12.s[2]
    fmla v24.4s, v17.4s, v12.s[2]
    fmla v8.4s, v18.4s, v14.s[3]
    fmla v31.4s, v19.4s, v14.s[3]
    fmla v30.4s, v18.4s, v13.s[3]
    fmla v29.4s, v19.4s, v13.s[3]
    fmla v28.4s, v18.4s, v12.s[3]
    fmla v24.4s, v19.4s, v12.s[3]
    fmla v8.4s, v4.4s, v11.s[0]
    fmla v31.4s, v5.4s, v11.s[0]
    fmla v30.4s, v4.4s, v10.s[0]
    fmla v29.4s, v5.4s, v10.s[0]
    fmla v28.4s, v4.4s, v9.s[0]
    fmla v24.4s, v5.4s, v9.s[0]
    fmla v8.4s, v6.4s, v11.s[1]
    fmla v31.4s, v7.4s, v11.s[1]
    fmla v30.4s, v6.4s, v10.s[1]
    fmla v29.4s, v7.4s, v10.s[1]
    fmla v28.4s, v6.4s, v9.s[1]
    fmla v24.4s, v7.4s, v9.s[1]
    fmla v8.4s, v0.4s, v11.s[2]
    fmla v31.4s, v1.4s, v11.s[2]
    fmla v30.4s, v0.4s, v10.s[2]
    fmla v29.4s, v1.4s, v10.s[2]
    fmla v28.4s, v0.4s, v9.s[2]
    fmla v24.4s, v1.4s, v9.s[2]
    fmla v8.4s, v2.4s, v11.s[3]
    fmla v31.4s, v3.4s, v11.s[3]
    fmla v30.4s, v2.4s, v10.s[3]
    fmla v29.4s, v3.4s, v10.s[3]
    fmla v28.4s, v2.4s, v9.s[3]
    fmla v24.4s, v3.4s, v9.s[3]
    cbnz x1, .Lloop_26
.Lloop_end_25:
    ubfx x1, x0, #0, #2
    lsr x0, x0, #2
    cbz x0, .Lloop_end_27
.Lloop_28:
    ldp q16, q17, [x13]
    add x2, x14, #64
    sub x0, x0, #1
    ldr q18, [x13, #32]
    add x13, x13, #128
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x14]
    add x14, x14, #128
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    fmla v8.4s, v4.4s, v16.s[0]
    fmla v31.4s, v5.4s, v16.s[0]
    fmla v30.4s, v4.4s, v17.s[0]
    fmla v29.4s, v5.4s, v17.s[0]
    fmla v28.4s, v4.4s, v18.s[0]
    fmla v24.4s, v5.4s, v18.s[0]
    fmla v8.4s, v6.4s, v16.s[1]
    fmla v31.4s, v7.4s, v16.s[1]
    fmla v30.4s, v6.4s, v17.s[1]
    fmla v29.4s, v7.4s, v17.s[1]
    fmla v28.4s, v6.4s, v18.s[1]
    fmla v24.4s, v7.4s, v18.s[1]
    fmla v8.4s, v0.4s, v16.s[2]
    fmla v31.4s, v1.4s, v16.s[2]
    fmla v30.4s, v0.4s, v17.s[2]
    fmla v29.4s, v1.4s, v17.s[2]
    fmla v28.4s, v0.4s, v18.s[2]
    fmla v24.4s, v1.4s, v18.s[2]
    fmla v8.4s, v2.4s, v16.s[3]
    fmla v31.4s, v3.4s, v16.s[3]
    fmla v30.4s, v2.4s, v17.s[3]
    fmla v29.4s, v3.4s, v17.s[3]
    fmla v28.4s, v2.4s, v18.s[3]
    fmla v24.4s, v3.4s, v18.s[3]
    cbnz x0, .Lloop_28
.Lloop_end_27:
    cbz x1, .Lloop_end_29
.Lloop_30:
    ldp q0, q1, [x14]
    sub x1, x1, #1
    add x14, x14, #32
    ldr s2, [x13]
    ldr s3, [x13, #16]
    ldr s4, [x13, #32]
    add x13, x13, #4
    fmla v8.4s, v0.4s, v2.s[0]
    fmla v31.4s, v1.4s, v2.s[0]
    fmla v30.4s, v0.4s, v3.s[0]
    fmla v29.4s, v1.4s, v3.s[0]
    fmla v28.4s, v0.4s, v4.s[0]
    fmla v24.4s, v1.4s, v4.s[0]
    cbnz x1, .Lloop_30
.Lloop_end_29:
    cbnz x17, .Lotherwise_31
    str q8, [x15]
    str q31, [x15, #16]
    add x15, x15, x16, lsl #2
    str q30, [x15]
    str q29, [x15, #16]
    add x15, x15, x16, lsl #2
    str q28, [x15]
    str q24, [x15, #16]
    b .Lend_32
.Lotherwise_31:
    mov x0, x15
    ldp q0, q1, [x15]
    add x15, x15, x16, lsl #2
    ldp q2, q3, [x15]
    fadd v8.4s, v8.4s, v0.4s
    fadd v31.4s, v31.4s, v1.4s
    add x15, x15, x16, lsl #2
    fadd v30.4s, v30.4s, v2.4s
    fadd v29.4s, v29.4s, v3.4s
    ldp q0, q1, [x15]
    str q8, [x0]
    str q31, [x0, #16]
    add x0, x0, x16, lsl #2
    fadd v28.4s, v28.4s, v0.4s
    fadd v24.4s, v24.4s, v1.4s
    str q30, [x0]
    str q29, [x0, #16]
    add x0, x0, x16, lsl #2
    str q28, [x0]
    str q24, [x0, #16]
.Lend_32:
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
    sub sp, sp, #80
    stp x19, x20, [sp, #0]
    stp d8, d9, [sp, #16]
    stp d10, d11, [sp, #32]
    stp d12, d13, [sp, #48]
    stp d14, d15, [sp, #64]
    mov x15, x1
    mov x16, x3
    mov x17, x5
    mov x19, x6
    mov x20, x7
    ubfx x1, x0, #0, #6
    lsr x0, x0, #6
    movi v15.4s, #0
    movi v14.4s, #0
    movi v13.4s, #0
    movi v12.4s, #0
    movi v11.4s, #0
    movi v10.4s, #0
    movi v9.4s, #0
    movi v8.4s, #0
    cbz x0, .Lloop_end_33
.Lloop_34:
    mov w3, #4
.Lrepeat_35:
    add x5, x15, x2, lsl #2
    add x6, x16, x4, lsl #2
    add x7, x16, #64
    add x8, x16, #128
    add x9, x15, #128
    add x10, x16, #192
    prfm pldl1keep, [x5]
    prfm pldl1keep, [x6]
    prfm pldl1keep, [x6, #64]
    prfm pldl1keep, [x5, #128]
    prfm pldl1keep, [x6, #128]
    prfm pldl1keep, [x6, #192]
    prfm pldl1keep, [x5, #256]
    add x11, x16, #256
    prfm pldl1keep, [x6, #256]
    add x12, x15, #256
    prfm pldl1keep, [x6, #320]
    add x13, x16, #320
    prfm pldl1keep, [x5, #384]
    add x5, x16, #384
    prfm pldl1keep, [x6, #384]
    add x14, x15, #384
    prfm pldl1keep, [x6, #448]
    add x6, x16, #448
    sub x3, x3, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x16]
    add x16, x16, #512
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15]
    add x15, x15, #512
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x7]
    ld1 {v28.4s, v29.4s, v30.4s, v31.4s}, [x8]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x9]
    fmla v15.4s, v20.4s, v0.s[0]
    fmla v14.4s, v21.4s, v0.s[0]
    fmla v13.4s, v20.4s, v1.s[0]
    fmla v12.4s, v21.4s, v1.s[0]
    fmla v11.4s, v20.4s, v2.s[0]
    fmla v10.4s, v21.4s, v2.s[0]
    fmla v9.4s, v20.4s, v3.s[0]
    fmla v8.4s, v21.4s, v3.s[0]
    fmla v15.4s, v22.4s, v0.s[1]
    fmla v14.4s, v23.4s, v0.s[1]
    fmla v13.4s, v22.4s, v1.s[1]
    fmla v12.4s, v23.4s, v1.s[1]
    fmla v11.4s, v22.4s, v2.s[1]
    fmla v10.4s, v23.4s, v2.s[1]
    fmla v9.4s, v22.4s, v3.s[1]
    fmla v8.4s, v23.4s, v3.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x10]
    fmla v15.4s, v4.4s, v0.s[2]
    fmla v14.4s, v5.4s, v0.s[2]
    fmla v13.4s, v4.4s, v1.s[2]
    fmla v12.4s, v5.4s, v1.s[2]
    fmla v11.4s, v4.4s, v2.s[2]
    fmla v10.4s, v5.4s, v2.s[2]
    fmla v9.4s, v4.4s, v3.s[2]
    fmla v8.4s, v5.4s, v3.s[2]
    fmla v15.4s, v6.4s, v0.s[3]
    fmla v14.4s, v7.4s, v0.s[3]
    fmla v13.4s, v6.4s, v1.s[3]
    fmla v12.4s, v7.4s, v1.s[3]
    fmla v11.4s, v6.4s, v2.s[3]
    fmla v10.4s, v7.4s, v2.s[3]
    fmla v9.4s, v6.4s, v3.s[3]
    fmla v8.4s, v7.4s, v3.s[3]
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x11]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x12]
    fmla v15.4s, v28.4s, v16.s[0]
    fmla v14.4s, v29.4s, v16.s[0]
    fmla v13.4s, v28.4s, v17.s[0]
    fmla v12.4s, v29.4s, v17.s[0]
    fmla v11.4s, v28.4s, v18.s[0]
    fmla v10.4s, v29.4s, v18.s[0]
    fmla v9.4s, v28.4s, v19.s[0]
    fmla v8.4s, v29.4s, v19.s[0]
    fmla v15.4s, v30.4s, v16.s[1]
    fmla v14.4s, v31.4s, v16.s[1]
    fmla v13.4s, v30.4s, v17.s[1]
    fmla v12.4s, v31.4s, v17.s[1]
    fmla v11.4s, v30.4s, v18.s[1]
    fmla v10.4s, v31.4s, v18.s[1]
    fmla v9.4s, v30.4s, v19.s[1]
    fmla v8.4s, v31.4s, v19.s[1]
    ld1 {v28.4s, v29.4s, v30.4s, v31.4s}, [x13]
    fmla v15.4s, v20.4s, v16.s[2]
    fmla v14.4s, v21.4s, v16.s[2]
    fmla v13.4s, v20.4s, v17.s[2]
    fmla v12.4s, v21.4s, v17.s[2]
    fmla v11.4s, v20.4s, v18.s[2]
    fmla v10.4s, v21.4s, v18.s[2]
    fmla v9.4s, v20.4s, v19.s[2]
    fmla v8.4s, v21.4s, v19.s[2]
    fmla v15.4s, v22.4s, v16.s[3]
    fmla v14.4s, v23.4s, v16.s[3]
    fmla v13.4s, v22.4s, v17.s[3]
    fmla v12.4s, v23.4s, v17.s[3]
    fmla v11.4s, v22.4s, v18.s[3]
    fmla v10.4s, v23.4s, v18.s[3]
    fmla v9.4s, v22.4s, v19.s[3]
    fmla v8.4s, v23.4s, v19.s[3]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x5]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x14]
    fmla v15.4s, v24.4s, v4.s[0]
    fmla v14.4s, v25.4s, v4.s[0]
    fmla v13.4s, v24.4s, v5.s[0]
    fmla v12.4s, v25.4s, v5.s[0]
    fmla v11.4s, v24.4s, v6.s[0]
    fmla v10.4s, v25.4s, v6.s[0]
    fmla v9.4s, v24.4s, v7.s[0]
    fmla v8.4s, v25.4s, v7.s[0]
    fmla v15.4s, v26.4s, v4.s[1]
    fmla v14.4s, v27.4s, v4.s[1]
    fmla v13.4s, v26.4s, v5.s[1]
    fmla v12.4s, v27.4s, v5.s[1]
    fmla v11.4s, v26.4s, v6.s[1]
    fmla v10.4s, v27.4s, v6.s[1]
    fmla v9.4s, v26.4s, v7.s[1]
    fmla v8.4s, v27.4s, v7.s[1]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x6]
    fmla v15.4s, v28.4s, v4.s[2]
    fmla v14.4s, v29.4s, v4.s[2]
    fmla v13.4s, v28.4s, v5.s[2]
    fmla v12.4s, v29.4s, v5.s[2]
    fmla v11.4s, v28.4s, v6.s[2]
    fmla v10.4s, v29.4s, v6.s[2]
    fmla v9.4s, v28.4s, v7.s[2]
    fmla v8.4s, v29.4s, v7.s[2]
    fmla v15.4s, v30.4s, v4.s[3]
    fmla v14.4s, v31.4s, v4.s[3]
    fmla v13.4s, v30.4s, v5.s[3]
    fmla v12.4s, v31.4s, v5.s[3]
    fmla v11.4s, v30.4s, v6.s[3]
    fmla v10.4s, v31.4s, v6.s[3]
    fmla v9.4s, v30.4s, v7.s[3]
    fmla v8.4s, v31.4s, v7.s[3]
    fmla v15.4s, v20.4s, v0.s[0]
    fmla v14.4s, v21.4s, v0.s[0]
    fmla v13.4s, v20.4s, v1.s[0]
    fmla v12.4s, v21.4s, v1.s[0]
    fmla v11.4s, v20.4s, v2.s[0]
    fmla v10.4s, v21.4s, v2.s[0]
    fmla v9.4s, v20.4s, v3.s[0]
    fmla v8.4s, v21.4s, v3.s[0]
    fmla v15.4s, v22.4s, v0.s[1]
    fmla v14.4s, v23.4s, v0.s[1]
    fmla v13.4s, v22.4s, v1.s[1]
    fmla v12.4s, v23.4s, v1.s[1]
    fmla v11.4s, v22.4s, v2.s[1]
    fmla v10.4s, v23.4s, v2.s[1]
    fmla v9.4s, v22.4s, v3.s[1]
    fmla v8.4s, v23.4s, v3.s[1]
    fmla v15.4s, v16.4s, v0.s[2]
    fmla v14.4s, v17.4s, v0.s[2]
    fmla v13.4s, v16.4s, v1.s[2]
    fmla v12.4s, v17.4s, v1.s[2]
    fmla v11.4s, v16.4s, v2.s[2]
    fmla v10.4s, v17.4s, v2.s[2]
    fmla v9.4s, v16.4s, v3.s[2]
    fmla v8.4s, v17.4s, v3.s[2]
    fmla v15.4s, v18.4s, v0.s[3]
    fmla v14.4s, v19.4s, v0.s[3]
    fmla v13.4s, v18.4s, v1.s[3]
    fmla v12.4s, v19.4s, v1.s[3]
    fmla v11.4s, v18.4s, v2.s[3]
    fmla v10.4s, v19.4s, v2.s[3]
    fmla v9.4s, v18.4s, v3.s[3]
    fmla v8.4s, v19.4s, v3.s[3]
    cbnz x3, .Lrepeat_35
    add x15, x15, x2, lsl #2
    add x16, x16, x4, lsl #2
    sub x0, x0, #1
    sub x15, x15, #2048
    sub x16, x16, #2048
    cbnz x0, .Lloop_34
.Lloop_end_33:
    ubfx x0, x1, #0, #4
    lsr x1, x1, #4
    cbz x1, .Lloop_end_36
.Lloop_37:
    add x2, x16, #64
    add x3, x16, #128
    add x4, x15, #128
    add x5, x16, #192
    add x6, x16, #256
    add x7, x15, #256
    add x8, x16, #320
    add x9, x16, #384
    add x10, x15, #384
    add x11, x16, #448
    sub x1, x1, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x16]
    add x16, x16, #512
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15]
    add x15, x15, #512
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2]
    ld1 {v28.4s, v29.4s, v30.4s, v31.4s}, [x3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x4]
    fmla v15.4s, v20.4s, v0.s[0]
    fmla v14.4s, v21.4s, v0.s[0]
    fmla v13.4s, v20.4s, v1.s[0]
    fmla v12.4s, v21.4s, v1.s[0]
    fmla v11.4s, v20.4s, v2.s[0]
    fmla v10.4s, v21.4s, v2.s[0]
    fmla v9.4s, v20.4s, v3.s[0]
    fmla v8.4s, v21.4s, v3.s[0]
    fmla v15.4s, v22.4s, v0.s[1]
    fmla v14.4s, v23.4s, v0.s[1]
    fmla v13.4s, v22.4s, v1.s[1]
    fmla v12.4s, v23.4s, v1.s[1]
    fmla v11.4s, v22.4s, v2.s[1]
    fmla v10.4s, v23.4s, v2.s[1]
    fmla v9.4s, v22.4s, v3.s[1]
    fmla v8.4s, v23.4s, v3.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x5]
    fmla v15.4s, v4.4s, v0.s[2]
    fmla v14.4s, v5.4s, v0.s[2]
    fmla v13.4s, v4.4s, v1.s[2]
    fmla v12.4s, v5.4s, v1.s[2]
    fmla v11.4s, v4.4s, v2.s[2]
    fmla v10.4s, v5.4s, v2.s[2]
    fmla v9.4s, v4.4s, v3.s[2]
    fmla v8.4s, v5.4s, v3.s[2]
    fmla v15.4s, v6.4s, v0.s[3]
    fmla v14.4s, v7.4s, v0.s[3]
    fmla v13.4s, v6.4s, v1.s[3]
    fmla v12.4s, v7.4s, v1.s[3]
    fmla v11.4s, v6.4s, v2.s[3]
    fmla v10.4s, v7.4s, v2.s[3]
    fmla v9.4s, v6.4s, v3.s[3]
    fmla v8.4s, v7.4s, v3.s[3]
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x6]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x7]
    fmla v15.4s, v28.4s, v16.s[0]
    fmla v14.4s, v29.4s, v16.s[0]
    fmla v13.4s, v28.4s, v17.s[0]
    fmla v12.4s, v29.4s, v17.s[0]
    fmla v11.4s, v28.4s, v18.s[0]
    fmla v10.4s, v29.4s, v18.s[0]
    fmla v9.4s, v28.4s, v19.s[0]
    fmla v8.4s, v29.4s, v19.s[0]
    fmla v15.4s, v30.4s, v16.s[1]
    fmla v14.4s, v31.4s, v16.s[1]
    fmla v13.4s, v30.4s, v17.s[1]
    fmla v12.4s, v31.4s, v17.s[1]
    fmla v11.4s, v30.4s, v18.s[1]
    fmla v10.4s, v31.4s, v18.s[1]
    fmla v9.4s, v30.4s, v19.s[1]
    fmla v8.4s, v31.4s, v19.s[1]
    ld1 {v28.4s, v29.4s, v30.4s, v31.4s}, [x8]
    fmla v15.4s, v20.4s, v16.s[2]
    fmla v14.4s, v21.4s, v16.s[2]
    fmla v13.4s, v20.4s, v17.s[2]
    fmla v12.4s, v21.4s, v17.s[2]
    fmla v11.4s, v20.4s, v18.s[2]
    fmla v10.4s, v21.4s, v18.s[2]
    fmla v9.4s, v20.4s, v19.s[2]
    fmla v8.4s, v21.4s, v19.s[2]
    fmla v15.4s, v22.4s, v16.s[3]
    fmla v14.4s, v23.4s, v16.s[3]
    fmla v13.4s, v22.4s, v17.s[3]
    fmla v12.4s, v23.4s, v17.s[3]
    fmla v11.4s, v22.4s, v18.s[3]
    fmla v10.4s, v23.4s, v18.s[3]
    fmla v9.4s, v22.4s, v19.s[3]
    fmla v8.4s, v23.4s, v19.s[3]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x9]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    fmla v15.4s, v24.4s, v4.s[0]
    fmla v14.4s, v25.4s, v4.s[0]
    fmla v13.4s, v24.4s, v5.s[0]
    fmla v12.4s, v25.4s, v5.s[0]
    fmla v11.4s, v24.4s, v6.s[0]
    fmla v10.4s, v25.4s, v6.s[0]
    fmla v9.4s, v24.4s, v7.s[0]
    fmla v8.4s, v25.4s, v7.s[0]
    fmla v15.4s, v26.4s, v4.s[1]
    fmla v14.4s, v27.4s, v4.s[1]
    fmla v13.4s, v26.4s, v5.s[1]
    fmla v12.4s, v27.4s, v5.s[1]
    fmla v11.4s, v26.4s, v6.s[1]
    fmla v10.4s, v27.4s, v6.s[1]
    fmla v9.4s, v26.4s, v7.s[1]
    fmla v8.4s, v27.4s, v7.s[1]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11]
    fmla v15.4s, v28.4s, v4.s[2]
    fmla v14.4s, v29.4s, v4.s[2]
    fmla v13.4s, v28.4s, v5.s[2]
    fmla v12.4s, v29.4s, v5.s[2]
    fmla v11.4s, v28.4s, v6.s[2]
    fmla v10.4s, v29.4s, v6.s[2]
    fmla v9.4s, v28.4s, v7.s[2]
    fmla v8.4s, v29.4s, v7.s[2]
    fmla v15.4s, v30.4s, v4.s[3]
    fmla v14.4s, v31.4s, v4.s[3]
    fmla v13.4s, v30.4s, v5.s[3]
    fmla v12.4s, v31.4s, v5.s[3]
    fmla v11.4s, v30.4s, v6.s[3]
    fmla v10.4s, v31.4s, v6.s[3]
    fmla v9.4s, v30.4s, v7.s[3]
    fmla v8.4s, v31.4s, v7.s[3]
    fmla v15.4s, v20.4s, v0.s[0]
    fmla v14.4s, v21.4s, v0.s[0]
    fmla v13.4s, v20.4s, v1.s[0]
    fmla v12.4s, v21.4s, v1.s[0]
    fmla v11.4s, v20.4s, v2.s[0]
    fmla v10.4s, v21.4s, v2.s[0]
    fmla v9.4s, v20.4s, v3.s[0]
    fmla v8.4s, v21.4s, v3.s[0]
    fmla v15.4s, v22.4s, v0.s[1]
    fmla v14.4s, v23.4s, v0.s[1]
    fmla v13.4s, v22.4s, v1.s[1]
    fmla v12.4s, v23.4s, v1.s[1]
    fmla v11.4s, v22.4s, v2.s[1]
    fmla v10.4s, v23.4s, v2.s[1]
    fmla v9.4s, v22.4s, v3.s[1]
    fmla v8.4s, v23.4s, v3.s[1]
    fmla v15.4s, v16.4s, v0.s[2]
    fmla v14.4s, v17.4s, v0.s[2]
    fmla v13.4s, v16.4s, v1.s[2]
    fmla v12.4s, v17.4s, v1.s[2]
    fmla v11.4s, v16.4s, v2.s[2]
    fmla v10.4s, v17.4s, v2.s[2]
    fmla v9.4s, v16.4s, v3.s[2]
    fmla v8.4s, v17.4s, v3.s[2]
    fmla v15.4s, v18.4s, v0.s[3]
    fmla v14.4s, v19.4s, v0.s[3]
    fmla v13.4s, v18.4s, v1.s[3]
    fmla v12.4s, v19.4s, v1.s[3]
    fmla v11.4s, v18.4s, v2.s[3]
    fmla v10.4s, v19.4s, v2.s[3]
    fmla v9.4s, v18.4s, v3.s[3]
    fmla v8.4s, v19.4s, v3.s[3]
    cbnz x1, .Lloop_37
.Lloop_end_36:
    ubfx x1, x0, #0, #2
    lsr x0, x0, #2
    cbz x0, .Lloop_end_38
.Lloop_39:
    add x2, x16, #64
    sub x0, x0, #1
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x16]
    add x16, x16, #128
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15]
    add x15, x15, #128
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2]
    fmla v15.4s, v16.4s, v0.s[0]
    fmla v14.4s, v17.4s, v0.s[0]
    fmla v13.4s, v16.4s, v1.s[0]
    fmla v12.4s, v17.4s, v1.s[0]
    fmla v11.4s, v16.4s, v2.s[0]
    fmla v10.4s, v17.4s, v2.s[0]
    fmla v9.4s, v16.4s, v3.s[0]
    fmla v8.4s, v17.4s, v3.s[0]
    fmla v15.4s, v18.4s, v0.s[1]
    fmla v14.4s, v19.4s, v0.s[1]
    fmla v13.4s, v18.4s, v1.s[1]
    fmla v12.4s, v19.4s, v1.s[1]
    fmla v11.4s, v18.4s, v2.s[1]
    fmla v10.4s, v19.4s, v2.s[1]
    fmla v9.4s, v18.4s, v3.s[1]
    fmla v8.4s, v19.4s, v3.s[1]
    fmla v15.4s, v4.4s, v0.s[2]
    fmla v14.4s, v5.4s, v0.s[2]
    fmla v13.4s, v4.4s, v1.s[2]
    fmla v12.4s, v5.4s, v1.s[2]
    fmla v11.4s, v4.4s, v2.s[2]
    fmla v10.4s, v5.4s, v2.s[2]
    fmla v9.4s, v4.4s, v3.s[2]
    fmla v8.4s, v5.4s, v3.s[2]
    fmla v15.4s, v6.4s, v0.s[3]
    fmla v14.4s, v7.4s, v0.s[3]
    fmla v13.4s, v6.4s, v1.s[3]
    fmla v12.4s, v7.4s, v1.s[3]
    fmla v11.4s, v6.4s, v2.s[3]
    fmla v10.4s, v7.4s, v2.s[3]
    fmla v9.4s, v6.4s, v3.s[3]
    fmla v8.4s, v7.4s, v3.s[3]
    cbnz x0, .Lloop_39
.Lloop_end_38:
    cbz x1, .Lloop_end_40
.Lloop_41:
    ldp q0, q1, [x16]
    sub x1, x1, #1
    add x16, x16, #32
    ldr s2, [x15]
    ldr s3, [x15, #16]
    ldr s4, [x15, #32]
    ldr s5, [x15, #48]
    add x15, x15, #4
    fmla v15.4s, v0.4s, v2.s[0]
    fmla v14.4s, v1.4s, v2.s[0]
    fmla v13.4s, v0.4s, v3.s[0]
    fmla v12.4s, v1.4s, v3.s[0]
    fmla v11.4s, v0.4s, v4.s[0]
    fmla v10.4s, v1.4s, v4.s[0]
    fmla v9.4s, v0.4s, v5.s[0]
    fmla v8.4s, v1.4s, v5.s[0]
    cbnz x1, .Lloop_41
.Lloop_end_40:
    cbnz x20, .Lotherwise_42
    str q15, [x17]
    str q14, [x17, #16]
    add x17, x17, x19, lsl #2
    str q13, [x17]
    str q12, [x17, #16]
    add x17, x17, x19, lsl #2
    str q11, [x17]
    str q10, [x17, #16]
    add x17, x17, x19, lsl #2
    str q9, [x17]
    str q8, [x17, #16]
    b .Lend_43
.Lotherwise_42:
    mov x0, x17
    ldp q0, q1, [x17]
    add x17, x17, x19, lsl #2
    ldp q2, q3, [x17]
    fadd v15.4s, v15.4s, v0.4s
    fadd v14.4s, v14.4s, v1.4s
    add x17, x17, x19, lsl #2
    fadd v13.4s, v13.4s, v2.4s
    fadd v12.4s, v12.4s, v3.4s
    ldp q0, q1, [x17]
    add x17, x17, x19, lsl #2
    ldp q2, q3, [x17]
    fadd v11.4s, v11.4s, v0.4s
    fadd v10.4s, v10.4s, v1.4s
    str q15, [x0]
    str q14, [x0, #16]
    fadd v9.4s, v9.4s, v2.4s
    fadd v8.4s, v8.4s, v3.4s
    add x0, x0, x19, lsl #2
    str q13, [x0]
    str q12, [x0, #16]
    add x0, x0, x19, lsl #2
    str q11, [x0]
    str q10, [x0, #16]
    add x0, x0, x19, lsl #2
    str q9, [x0]
    str q8, [x0, #16]
.Lend_43:
    ldp x19, x20, [sp, #0]
    ldp d8, d9, [sp, #16]
    ldp d10, d11, [sp, #32]
    ldp d12, d13, [sp, #48]
    ldp d14, d15, [sp, #64]
    add sp, sp, #80
    ret
    .size nnp_tuple_gemm_4x8__aarch64_neon, . - nnp_tuple_gemm_4x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_5x8__aarch64_neon
    .type nnp_tuple_gemm_5x8__aarch64_neon, %function
nnp_tuple_gemm_5x8__aarch64_neon:
    sub sp, sp, #64
    stp x19, x20, [sp, #0]
    str x21, [sp, #16]
    stp d8, d9, [sp, #24]
    stp d10, d11, [sp, #40]
    mov x16, x1
    mov x17, x3
    mov x19, x5
    mov x20, x6
    mov x21, x7
    ubfx x1, x0, #0, #6
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
    cbz x0, .Lloop_end_44
.Lloop_45:
    mov w3, #4
.Lrepeat_46:
    add x5, x16, x2, lsl #2
    ldr q21, [x16, #64]
    add x6, x17, x4, lsl #2
    ldr q20, [x16, #192]
    add x7, x17, #64
    ldr q24, [x16, #320]
    prfm pldl1keep, [x5]
    prfm pldl1keep, [x5, #64]
    prfm pldl1keep, [x6]
    prfm pldl1keep, [x6, #64]
    prfm pldl1keep, [x5, #128]
    prfm pldl1keep, [x5, #192]
    add x8, x17, #128
    prfm pldl1keep, [x6, #128]
    add x9, x16, #128
    prfm pldl1keep, [x6, #192]
    add x10, x17, #192
    prfm pldl1keep, [x5, #256]
    prfm pldl1keep, [x5, #320]
    add x11, x17, #256
    prfm pldl1keep, [x6, #256]
    add x12, x16, #256
    prfm pldl1keep, [x6, #320]
    add x13, x17, #320
    prfm pldl1keep, [x5, #384]
    prfm pldl1keep, [x5, #448]
    add x5, x17, #384
    prfm pldl1keep, [x6, #384]
    add x14, x16, #384
    ldr q11, [x16, #448]
    add x15, x17, #448
    prfm pldl1keep, [x6, #448]
    sub x3, x3, #1
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x17]
    add x17, x17, #512
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16]
    add x16, x16, #512
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x7]
    fmla v26.4s, v16.4s, v21.s[0]
    fmla v25.4s, v17.4s, v21.s[0]
    fmla v10.4s, v16.4s, v0.s[0]
    fmla v9.4s, v17.4s, v0.s[0]
    fmla v8.4s, v16.4s, v1.s[0]
    fmla v31.4s, v17.4s, v1.s[0]
    fmla v30.4s, v16.4s, v2.s[0]
    fmla v29.4s, v17.4s, v2.s[0]
    fmla v28.4s, v16.4s, v3.s[0]
    fmla v27.4s, v17.4s, v3.s[0]
    fmla v26.4s, v18.4s, v21.s[1]
    fmla v25.4s, v19.4s, v21.s[1]
    fmla v10.4s, v18.4s, v0.s[1]
    fmla v9.4s, v19.4s, v0.s[1]
    fmla v8.4s, v18.4s, v1.s[1]
    fmla v31.4s, v19.4s, v1.s[1]
    fmla v30.4s, v18.4s, v2.s[1]
    fmla v29.4s, v19.4s, v2.s[1]
    fmla v28.4s, v18.4s, v3.s[1]
    fmla v27.4s, v19.4s, v3.s[1]
    fmla v26.4s, v4.4s, v21.s[2]
    fmla v25.4s, v5.4s, v21.s[2]
    fmla v10.4s, v4.4s, v0.s[2]
    fmla v9.4s, v5.4s, v0.s[2]
    fmla v8.4s, v4.4s, v1.s[2]
    fmla v31.4s, v5.4s, v1.s[2]
    fmla v30.4s, v4.4s, v2.s[2]
    fmla v29.4s, v5.4s, v2.s[2]
    fmla v28.4s, v4.4s, v3.s[2]
    fmla v27.4s, v5.4s, v3.s[2]
    fmla v26.4s, v6.4s, v21.s[3]
    fmla v25.4s, v7.4s, v21.s[3]
    fmla v10.4s, v6.4s, v0.s[3]
    fmla v9.4s, v7.4s, v0.s[3]
    fmla v8.4s, v6.4s, v1.s[3]
    fmla v31.4s, v7.4s, v1.s[3]
    fmla v30.4s, v6.4s, v2.s[3]
    fmla v29.4s, v7.4s, v2.s[3]
    fmla v28.4s, v6.4s, v3.s[3]
    fmla v27.4s, v7.4s, v3.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x8]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x9]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10]
    fmla v26.4s, v16.4s, v20.s[0]
    fmla v25.4s, v17.4s, v20.s[0]
    fmla v10.4s, v16.4s, v0.s[0]
    fmla v9.4s, v17.4s, v0.s[0]
    fmla v8.4s, v16.4s, v1.s[0]
    fmla v31.4s, v17.4s, v1.s[0]
    fmla v30.4s, v16.4s, v2.s[0]
    fmla v29.4s, v17.4s, v2.s[0]
    fmla v28.4s, v16.4s, v3.s[0]
    fmla v27.4s, v17.4s, v3.s[0]
    fmla v26.4s, v18.4s, v20.s[1]
    fmla v25.4s, v19.4s, v20.s[1]
    fmla v10.4s, v18.4s, v0.s[1]
    fmla v9.4s, v19.4s, v0.s[1]
    fmla v8.4s, v18.4s, v1.s[1]
    fmla v31.4s, v19.4s, v1.s[1]
    fmla v30.4s, v18.4s, v2.s[1]
    fmla v29.4s, v19.4s, v2.s[1]
    fmla v28.4s, v18.4s, v3.s[1]
    fmla v27.4s, v19.4s, v3.s[1]
    fmla v26.4s, v4.4s, v20.s[2]
    fmla v25.4s, v5.4s, v20.s[2]
    fmla v10.4s, v4.4s, v0.s[2]
    fmla v9.4s, v5.4s, v0.s[2]
    fmla v8.4s, v4.4s, v1.s[2]
    fmla v31.4s, v5.4s, v1.s[2]
    fmla v30.4s, v4.4s, v2.s[2]
    fmla v29.4s, v5.4s, v2.s[2]
    fmla v28.4s, v4.4s, v3.s[2]
    fmla v27.4s, v5.4s, v3.s[2]
    fmla v26.4s, v6.4s, v20.s[3]
    fmla v25.4s, v7.4s, v20.s[3]
    fmla v10.4s, v6.4s, v0.s[3]
    fmla v9.4s, v7.4s, v0.s[3]
    fmla v8.4s, v6.4s, v1.s[3]
    fmla v31.4s, v7.4s, v1.s[3]
    fmla v30.4s, v6.4s, v2.s[3]
    fmla v29.4s, v7.4s, v2.s[3]
    fmla v28.4s, v6.4s, v3.s[3]
    fmla v27.4s, v7.4s, v3.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x12]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x13]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x5]
    fmla v10.4s, v16.4s, v0.s[0]
    fmla v9.4s, v17.4s, v0.s[0]
    fmla v8.4s, v16.4s, v1.s[0]
    fmla v31.4s, v17.4s, v1.s[0]
    fmla v30.4s, v16.4s, v2.s[0]
    fmla v29.4s, v17.4s, v2.s[0]
    fmla v28.4s, v16.4s, v3.s[0]
    fmla v27.4s, v17.4s, v3.s[0]
    fmla v26.4s, v16.4s, v24.s[0]
    fmla v25.4s, v17.4s, v24.s[0]
    fmla v10.4s, v18.4s, v0.s[1]
    fmla v9.4s, v19.4s, v0.s[1]
    fmla v8.4s, v18.4s, v1.s[1]
    fmla v31.4s, v19.4s, v1.s[1]
    fmla v30.4s, v18.4s, v2.s[1]
    fmla v29.4s, v19.4s, v2.s[1]
    fmla v28.4s, v18.4s, v3.s[1]
    fmla v27.4s, v19.4s, v3.s[1]
    fmla v26.4s, v18.4s, v24.s[1]
    fmla v25.4s, v19.4s, v24.s[1]
    fmla v10.4s, v4.4s, v0.s[2]
    fmla v9.4s, v5.4s, v0.s[2]
    fmla v8.4s, v4.4s, v1.s[2]
    fmla v31.4s, v5.4s, v1.s[2]
    fmla v30.4s, v4.4s, v2.s[2]
    fmla v29.4s, v5.4s, v2.s[2]
    fmla v28.4s, v4.4s, v3.s[2]
    fmla v27.4s, v5.4s, v3.s[2]
    fmla v26.4s, v4.4s, v24.s[2]
    fmla v25.4s, v5.4s, v24.s[2]
    fmla v10.4s, v6.4s, v0.s[3]
    fmla v9.4s, v7.4s, v0.s[3]
    fmla v8.4s, v6.4s, v1.s[3]
    fmla v31.4s, v7.4s, v1.s[3]
    fmla v30.4s, v6.4s, v2.s[3]
    fmla v29.4s, v7.4s, v2.s[3]
    fmla v28.4s, v6.4s, v3.s[3]
    fmla v27.4s, v7.4s, v3.s[3]
    fmla v26.4s, v6.4s, v24.s[3]
    fmla v25.4s, v7.4s, v24.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x14]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x15]
    fmla v26.4s, v20.4s, v11.s[0]
    fmla v10.4s, v20.4s, v0.s[0]
    fmla v9.4s, v21.4s, v0.s[0]
    fmla v8.4s, v20.4s, v1.s[0]
    fmla v31.4s, v21.4s, v1.s[0]
    fmla v30.4s, v20.4s, v2.s[0]
    fmla v29.4s, v21.4s, v2.s[0]
    fmla v28.4s, v20.4s, v3.s[0]
    fmla v27.4s, v21.4s, v3.s[0]
    fmla v25.4s, v21.4s, v11.s[0]
    fmla v26.4s, v22.4s, v11.s[1]
    fmla v10.4s, v22.4s, v0.s[1]
    fmla v9.4s, v23.4s, v0.s[1]
    fmla v8.4s, v22.4s, v1.s[1]
    fmla v31.4s, v23.4s, v1.s[1]
    fmla v30.4s, v22.4s, v2.s[1]
    fmla v29.4s, v23.4s, v2.s[1]
    fmla v28.4s, v22.4s, v3.s[1]
    fmla v27.4s, v23.4s, v3.s[1]
    fmla v25.4s, v23.4s, v11.s[1]
    fmla v26.4s, v4.4s, v11.s[2]
    fmla v10.4s, v4.4s, v0.s[2]
    fmla v9.4s, v5.4s, v0.s[2]
    fmla v8.4s, v4.4s, v1.s[2]
    fmla v31.4s, v5.4s, v1.s[2]
    fmla v30.4s, v4.4s, v2.s[2]
    fmla v29.4s, v5.4s, v2.s[2]
    fmla v28.4s, v4.4s, v3.s[2]
    fmla v27.4s, v5.4s, v3.s[2]
    fmla v25.4s, v5.4s, v11.s[2]
    fmla v26.4s, v6.4s, v11.s[3]
    fmla v10.4s, v6.4s, v0.s[3]
    fmla v9.4s, v7.4s, v0.s[3]
    fmla v8.4s, v6.4s, v1.s[3]
    fmla v31.4s, v7.4s, v1.s[3]
    fmla v30.4s, v6.4s, v2.s[3]
    fmla v29.4s, v7.4s, v2.s[3]
    fmla v28.4s, v6.4s, v3.s[3]
    fmla v27.4s, v7.4s, v3.s[3]
    fmla v25.4s, v7.4s, v11.s[3]
    cbnz x3, .Lrepeat_46
    add x16, x16, x2, lsl #2
    add x17, x17, x4, lsl #2
    sub x0, x0, #1
    sub x16, x16, #2048
    sub x17, x17, #2048
    cbnz x0, .Lloop_45
.Lloop_end_44:
    ubfx x0, x1, #0, #4
    lsr x1, x1, #4
    cbz x1, .Lloop_end_47
.Lloop_48:
    ldr q21, [x16, #64]
    add x2, x17, #64
    ldr q20, [x16, #192]
    add x3, x17, #128
    ldr q24, [x16, #320]
    add x4, x16, #128
    ldr q11, [x16, #448]
    add x5, x17, #192
    add x6, x17, #256
    add x7, x16, #256
    add x8, x17, #320
    add x9, x17, #384
    add x10, x16, #384
    add x11, x17, #448
    sub x1, x1, #1
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x17]
    add x17, x17, #512
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16]
    add x16, x16, #512
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2]
    fmla v26.4s, v16.4s, v21.s[0]
    fmla v25.4s, v17.4s, v21.s[0]
    fmla v10.4s, v16.4s, v0.s[0]
    fmla v9.4s, v17.4s, v0.s[0]
    fmla v8.4s, v16.4s, v1.s[0]
    fmla v31.4s, v17.4s, v1.s[0]
    fmla v30.4s, v16.4s, v2.s[0]
    fmla v29.4s, v17.4s, v2.s[0]
    fmla v28.4s, v16.4s, v3.s[0]
    fmla v27.4s, v17.4s, v3.s[0]
    fmla v26.4s, v18.4s, v21.s[1]
    fmla v25.4s, v19.4s, v21.s[1]
    fmla v10.4s, v18.4s, v0.s[1]
    fmla v9.4s, v19.4s, v0.s[1]
    fmla v8.4s, v18.4s, v1.s[1]
    fmla v31.4s, v19.4s, v1.s[1]
    fmla v30.4s, v18.4s, v2.s[1]
    fmla v29.4s, v19.4s, v2.s[1]
    fmla v28.4s, v18.4s, v3.s[1]
    fmla v27.4s, v19.4s, v3.s[1]
    fmla v26.4s, v4.4s, v21.s[2]
    fmla v25.4s, v5.4s, v21.s[2]
    fmla v10.4s, v4.4s, v0.s[2]
    fmla v9.4s, v5.4s, v0.s[2]
    fmla v8.4s, v4.4s, v1.s[2]
    fmla v31.4s, v5.4s, v1.s[2]
    fmla v30.4s, v4.4s, v2.s[2]
    fmla v29.4s, v5.4s, v2.s[2]
    fmla v28.4s, v4.4s, v3.s[2]
    fmla v27.4s, v5.4s, v3.s[2]
    fmla v26.4s, v6.4s, v21.s[3]
    fmla v25.4s, v7.4s, v21.s[3]
    fmla v10.4s, v6.4s, v0.s[3]
    fmla v9.4s, v7.4s, v0.s[3]
    fmla v8.4s, v6.4s, v1.s[3]
    fmla v31.4s, v7.4s, v1.s[3]
    fmla v30.4s, v6.4s, v2.s[3]
    fmla v29.4s, v7.4s, v2.s[3]
    fmla v28.4s, v6.4s, v3.s[3]
    fmla v27.4s, v7.4s, v3.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5]
    fmla v26.4s, v16.4s, v20.s[0]
    fmla v25.4s, v17.4s, v20.s[0]
    fmla v10.4s, v16.4s, v0.s[0]
    fmla v9.4s, v17.4s, v0.s[0]
    fmla v8.4s, v16.4s, v1.s[0]
    fmla v31.4s, v17.4s, v1.s[0]
    fmla v30.4s, v16.4s, v2.s[0]
    fmla v29.4s, v17.4s, v2.s[0]
    fmla v28.4s, v16.4s, v3.s[0]
    fmla v27.4s, v17.4s, v3.s[0]
    fmla v26.4s, v18.4s, v20.s[1]
    fmla v25.4s, v19.4s, v20.s[1]
    fmla v10.4s, v18.4s, v0.s[1]
    fmla v9.4s, v19.4s, v0.s[1]
    fmla v8.4s, v18.4s, v1.s[1]
    fmla v31.4s, v19.4s, v1.s[1]
    fmla v30.4s, v18.4s, v2.s[1]
    fmla v29.4s, v19.4s, v2.s[1]
    fmla v28.4s, v18.4s, v3.s[1]
    fmla v27.4s, v19.4s, v3.s[1]
    fmla v26.4s, v4.4s, v20.s[2]
    fmla v25.4s, v5.4s, v20.s[2]
    fmla v10.4s, v4.4s, v0.s[2]
    fmla v9.4s, v5.4s, v0.s[2]
    fmla v8.4s, v4.4s, v1.s[2]
    fmla v31.4s, v5.4s, v1.s[2]
    fmla v30.4s, v4.4s, v2.s[2]
    fmla v29.4s, v5.4s, v2.s[2]
    fmla v28.4s, v4.4s, v3.s[2]
    fmla v27.4s, v5.4s, v3.s[2]
    fmla v26.4s, v6.4s, v20.s[3]
    fmla v25.4s, v7.4s, v20.s[3]
    fmla v10.4s, v6.4s, v0.s[3]
    fmla v9.4s, v7.4s, v0.s[3]
    fmla v8.4s, v6.4s, v1.s[3]
    fmla v31.4s, v7.4s, v1.s[3]
    fmla v30.4s, v6.4s, v2.s[3]
    fmla v29.4s, v7.4s, v2.s[3]
    fmla v28.4s, v6.4s, v3.s[3]
    fmla v27.4s, v7.4s, v3.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x6]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x7]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x8]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x9]
    fmla v10.4s, v16.4s, v0.s[0]
    fmla v9.4s, v17.4s, v0.s[0]
    fmla v8.4s, v16.4s, v1.s[0]
    fmla v31.4s, v17.4s, v1.s[0]
    fmla v30.4s, v16.4s, v2.s[0]
    fmla v29.4s, v17.4s, v2.s[0]
    fmla v28.4s, v16.4s, v3.s[0]
    fmla v27.4s, v17.4s, v3.s[0]
    fmla v26.4s, v16.4s, v24.s[0]
    fmla v25.4s, v17.4s, v24.s[0]
    fmla v10.4s, v18.4s, v0.s[1]
    fmla v9.4s, v19.4s, v0.s[1]
    fmla v8.4s, v18.4s, v1.s[1]
    fmla v31.4s, v19.4s, v1.s[1]
    fmla v30.4s, v18.4s, v2.s[1]
    fmla v29.4s, v19.4s, v2.s[1]
    fmla v28.4s, v18.4s, v3.s[1]
    fmla v27.4s, v19.4s, v3.s[1]
    fmla v26.4s, v18.4s, v24.s[1]
    fmla v25.4s, v19.4s, v24.s[1]
    fmla v10.4s, v4.4s, v0.s[2]
    fmla v9.4s, v5.4s, v0.s[2]
    fmla v8.4s, v4.4s, v1.s[2]
    fmla v31.4s, v5.4s, v1.s[2]
    fmla v30.4s, v4.4s, v2.s[2]
    fmla v29.4s, v5.4s, v2.s[2]
    fmla v28.4s, v4.4s, v3.s[2]
    fmla v27.4s, v5.4s, v3.s[2]
    fmla v26.4s, v4.4s, v24.s[2]
    fmla v25.4s, v5.4s, v24.s[2]
    fmla v10.4s, v6.4s, v0.s[3]
    fmla v9.4s, v7.4s, v0.s[3]
    fmla v8.4s, v6.4s, v1.s[3]
    fmla v31.4s, v7.4s, v1.s[3]
    fmla v30.4s, v6.4s, v2.s[3]
    fmla v29.4s, v7.4s, v2.s[3]
    fmla v28.4s, v6.4s, v3.s[3]
    fmla v27.4s, v7.4s, v3.s[3]
    fmla v26.4s, v6.4s, v24.s[3]
    fmla v25.4s, v7.4s, v24.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11]
    fmla v26.4s, v20.4s, v11.s[0]
    fmla v10.4s, v20.4s, v0.s[0]
    fmla v9.4s, v21.4s, v0.s[0]
    fmla v8.4s, v20.4s, v1.s[0]
    fmla v31.4s, v21.4s, v1.s[0]
    fmla v30.4s, v20.4s, v2.s[0]
    fmla v29.4s, v21.4s, v2.s[0]
    fmla v28.4s, v20.4s, v3.s[0]
    fmla v27.4s, v21.4s, v3.s[0]
    fmla v25.4s, v21.4s, v11.s[0]
    fmla v26.4s, v22.4s, v11.s[1]
    fmla v10.4s, v22.4s, v0.s[1]
    fmla v9.4s, v23.4s, v0.s[1]
    fmla v8.4s, v22.4s, v1.s[1]
    fmla v31.4s, v23.4s, v1.s[1]
    fmla v30.4s, v22.4s, v2.s[1]
    fmla v29.4s, v23.4s, v2.s[1]
    fmla v28.4s, v22.4s, v3.s[1]
    fmla v27.4s, v23.4s, v3.s[1]
    fmla v25.4s, v23.4s, v11.s[1]
    fmla v26.4s, v4.4s, v11.s[2]
    fmla v10.4s, v4.4s, v0.s[2]
    fmla v9.4s, v5.4s, v0.s[2]
    fmla v8.4s, v4.4s, v1.s[2]
    fmla v31.4s, v5.4s, v1.s[2]
    fmla v30.4s, v4.4s, v2.s[2]
    fmla v29.4s, v5.4s, v2.s[2]
    fmla v28.4s, v4.4s, v3.s[2]
    fmla v27.4s, v5.4s, v3.s[2]
    fmla v25.4s, v5.4s, v11.s[2]
    fmla v26.4s, v6.4s, v11.s[3]
    fmla v10.4s, v6.4s, v0.s[3]
    fmla v9.4s, v7.4s, v0.s[3]
    fmla v8.4s, v6.4s, v1.s[3]
    fmla v31.4s, v7.4s, v1.s[3]
    fmla v30.4s, v6.4s, v2.s[3]
    fmla v29.4s, v7.4s, v2.s[3]
    fmla v28.4s, v6.4s, v3.s[3]
    fmla v27.4s, v7.4s, v3.s[3]
    fmla v25.4s, v7.4s, v11.s[3]
    cbnz x1, .Lloop_48
.Lloop_end_47:
    ubfx x1, x0, #0, #2
    lsr x0, x0, #2
    cbz x0, .Lloop_end_49
.Lloop_50:
    ldr q20, [x16, #64]
    add x2, x17, #64
    sub x0, x0, #1
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x17]
    add x17, x17, #128
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16]
    add x16, x16, #128
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2]
    fmla v26.4s, v16.4s, v20.s[0]
    fmla v25.4s, v17.4s, v20.s[0]
    fmla v10.4s, v16.4s, v0.s[0]
    fmla v9.4s, v17.4s, v0.s[0]
    fmla v8.4s, v16.4s, v1.s[0]
    fmla v31.4s, v17.4s, v1.s[0]
    fmla v30.4s, v16.4s, v2.s[0]
    fmla v29.4s, v17.4s, v2.s[0]
    fmla v28.4s, v16.4s, v3.s[0]
    fmla v27.4s, v17.4s, v3.s[0]
    fmla v26.4s, v18.4s, v20.s[1]
    fmla v25.4s, v19.4s, v20.s[1]
    fmla v10.4s, v18.4s, v0.s[1]
    fmla v9.4s, v19.4s, v0.s[1]
    fmla v8.4s, v18.4s, v1.s[1]
    fmla v31.4s, v19.4s, v1.s[1]
    fmla v30.4s, v18.4s, v2.s[1]
    fmla v29.4s, v19.4s, v2.s[1]
    fmla v28.4s, v18.4s, v3.s[1]
    fmla v27.4s, v19.4s, v3.s[1]
    fmla v26.4s, v4.4s, v20.s[2]
    fmla v25.4s, v5.4s, v20.s[2]
    fmla v10.4s, v4.4s, v0.s[2]
    fmla v9.4s, v5.4s, v0.s[2]
    fmla v8.4s, v4.4s, v1.s[2]
    fmla v31.4s, v5.4s, v1.s[2]
    fmla v30.4s, v4.4s, v2.s[2]
    fmla v29.4s, v5.4s, v2.s[2]
    fmla v28.4s, v4.4s, v3.s[2]
    fmla v27.4s, v5.4s, v3.s[2]
    fmla v26.4s, v6.4s, v20.s[3]
    fmla v25.4s, v7.4s, v20.s[3]
    fmla v10.4s, v6.4s, v0.s[3]
    fmla v9.4s, v7.4s, v0.s[3]
    fmla v8.4s, v6.4s, v1.s[3]
    fmla v31.4s, v7.4s, v1.s[3]
    fmla v30.4s, v6.4s, v2.s[3]
    fmla v29.4s, v7.4s, v2.s[3]
    fmla v28.4s, v6.4s, v3.s[3]
    fmla v27.4s, v7.4s, v3.s[3]
    cbnz x0, .Lloop_50
.Lloop_end_49:
    cbz x1, .Lloop_end_51
.Lloop_52:
    ldp q0, q1, [x17]
    sub x1, x1, #1
    add x17, x17, #32
    ldr s2, [x16]
    ldr s3, [x16, #16]
    ldr s4, [x16, #32]
    ldr s5, [x16, #48]
    ldr s6, [x16, #64]
    fmla v10.4s, v0.4s, v2.s[0]
    fmla v9.4s, v1.4s, v2.s[0]
    fmla v8.4s, v0.4s, v3.s[0]
    fmla v31.4s, v1.4s, v3.s[0]
    fmla v30.4s, v0.4s, v4.s[0]
    fmla v29.4s, v1.4s, v4.s[0]
    fmla v28.4s, v0.4s, v5.s[0]
    fmla v27.4s, v1.4s, v5.s[0]
    fmla v26.4s, v0.4s, v6.s[0]
    fmla v25.4s, v1.4s, v6.s[0]
    add x16, x16, #4
    cbnz x1, .Lloop_52
.Lloop_end_51:
    cbnz x21, .Lotherwise_53
    str q10, [x19]
    str q9, [x19, #16]
    add x19, x19, x20, lsl #2
    str q8, [x19]
    str q31, [x19, #16]
    add x19, x19, x20, lsl #2
    str q30, [x19]
    str q29, [x19, #16]
    add x19, x19, x20, lsl #2
    str q28, [x19]
    str q27, [x19, #16]
    add x19, x19, x20, lsl #2
    str q26, [x19]
    str q25, [x19, #16]
    b .Lend_54
.Lotherwise_53:
    mov x0, x19
    ldp q0, q1, [x19]
    add x19, x19, x20, lsl #2
    ldp q2, q3, [x19]
    fadd v10.4s, v10.4s, v0.4s
    fadd v9.4s, v9.4s, v1.4s
    add x19, x19, x20, lsl #2
    fadd v8.4s, v8.4s, v2.4s
    fadd v31.4s, v31.4s, v3.4s
    ldp q0, q1, [x19]
    add x19, x19, x20, lsl #2
    ldp q2, q3, [x19]
    fadd v30.4s, v30.4s, v0.4s
    fadd v29.4s, v29.4s, v1.4s
    add x19, x19, x20, lsl #2
    fadd v28.4s, v28.4s, v2.4s
    fadd v27.4s, v27.4s, v3.4s
    ldp q0, q1, [x19]
    str q10, [x0]
    str q9, [x0, #16]
    add x0, x0, x20, lsl #2
    fadd v26.4s, v26.4s, v0.4s
    fadd v25.4s, v25.4s, v1.4s
    str q8, [x0]
    str q31, [x0, #16]
    add x0, x0, x20, lsl #2
    str q30, [x0]
    str q29, [x0, #16]
    add x0, x0, x20, lsl #2
    str q28, [x0]
    str q27, [x0, #16]
    add x0, x0, x20, lsl #2
    str q26, [x0]
    str q25, [x0, #16]
.Lend_54:
    ldp x19, x20, [sp, #0]
    ldr x21, [sp, #16]
    ldp d8, d9, [sp, #24]
    ldp d10, d11, [sp, #40]
    add sp, sp, #64
    ret
    .size nnp_tuple_gemm_5x8__aarch64_neon, . - nnp_tuple_gemm_5x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_6x8__aarch64_neon
    .type nnp_tuple_gemm_6x8__aarch64_neon, %function
nnp_tuple_gemm_6x8__aarch64_neon:
    sub sp, sp, #96
    stp x19, x20, [sp, #0]
    str x21, [sp, #16]
    stp d8, d9, [sp, #24]
    stp d10, d11, [sp, #40]
    stp d12, d13, [sp, #56]
    stp d14, d15, [sp, #72]
    mov x16, x1
    mov x17, x3
    mov x19, x5
    mov x20, x6
    mov x21, x7
    ubfx x1, x0, #0, #6
    lsr x0, x0, #6
    movi v13.4s, #0
    movi v12.4s, #0
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
    cbz x0, .Lloop_end_55
.Lloop_56:
    mov w3, #4
.Lrepeat_57:
    add x5, x16, x2, lsl #2
    ldp q22, q23, [x16, #64]
    add x6, x17, x4, lsl #2
    add x7, x17, #64
    add x8, x17, #128
    ldp q20, q21, [x16, #192]
    add x9, x16, #128
    add x10, x17, #192
    prfm pldl1keep, [x5]
    prfm pldl1keep, [x5, #64]
    prfm pldl1keep, [x6]
    prfm pldl1keep, [x6, #64]
    prfm pldl1keep, [x5, #128]
    prfm pldl1keep, [x5, #192]
    prfm pldl1keep, [x6, #128]
    prfm pldl1keep, [x6, #192]
    prfm pldl1keep, [x5, #256]
    prfm pldl1keep, [x5, #320]
    add x11, x17, #256
    prfm pldl1keep, [x6, #256]
    add x12, x16, #256
    ldp q25, q24, [x16, #320]
    add x13, x17, #320
    add x14, x17, #384
    prfm pldl1keep, [x6, #320]
    prfm pldl1keep, [x5, #384]
    prfm pldl1keep, [x5, #448]
    prfm pldl1keep, [x6, #384]
    add x5, x16, #384
    ldp q15, q14, [x16, #448]
    add x15, x17, #448
    sub x3, x3, #1
    prfm pldl1keep, [x6, #448]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x17]
    add x17, x17, #512
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16]
    add x16, x16, #512
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x7]
    fmla v29.4s, v16.4s, v22.s[0]
    fmla v28.4s, v17.4s, v22.s[0]
    fmla v13.4s, v16.4s, v0.s[0]
    fmla v12.4s, v17.4s, v0.s[0]
    fmla v11.4s, v16.4s, v1.s[0]
    fmla v10.4s, v17.4s, v1.s[0]
    fmla v9.4s, v16.4s, v2.s[0]
    fmla v8.4s, v17.4s, v2.s[0]
    fmla v31.4s, v16.4s, v3.s[0]
    fmla v30.4s, v17.4s, v3.s[0]
    fmla v27.4s, v16.4s, v23.s[0]
    fmla v26.4s, v17.4s, v23.s[0]
    fmla v13.4s, v18.4s, v0.s[1]
    fmla v12.4s, v19.4s, v0.s[1]
    fmla v11.4s, v18.4s, v1.s[1]
    fmla v10.4s, v19.4s, v1.s[1]
    fmla v9.4s, v18.4s, v2.s[1]
    fmla v8.4s, v19.4s, v2.s[1]
    fmla v31.4s, v18.4s, v3.s[1]
    fmla v30.4s, v19.4s, v3.s[1]
    fmla v29.4s, v18.4s, v22.s[1]
    fmla v28.4s, v19.4s, v22.s[1]
    fmla v27.4s, v18.4s, v23.s[1]
    fmla v26.4s, v19.4s, v23.s[1]
    fmla v13.4s, v4.4s, v0.s[2]
    fmla v12.4s, v5.4s, v0.s[2]
    fmla v11.4s, v4.4s, v1.s[2]
    fmla v10.4s, v5.4s, v1.s[2]
    fmla v9.4s, v4.4s, v2.s[2]
    fmla v8.4s, v5.4s, v2.s[2]
    fmla v31.4s, v4.4s, v3.s[2]
    fmla v30.4s, v5.4s, v3.s[2]
    fmla v29.4s, v4.4s, v22.s[2]
    fmla v28.4s, v5.4s, v22.s[2]
    fmla v27.4s, v4.4s, v23.s[2]
    fmla v26.4s, v5.4s, v23.s[2]
    fmla v13.4s, v6.4s, v0.s[3]
    fmla v12.4s, v7.4s, v0.s[3]
    fmla v11.4s, v6.4s, v1.s[3]
    fmla v10.4s, v7.4s, v1.s[3]
    fmla v9.4s, v6.4s, v2.s[3]
    fmla v8.4s, v7.4s, v2.s[3]
    fmla v31.4s, v6.4s, v3.s[3]
    fmla v30.4s, v7.4s, v3.s[3]
    fmla v29.4s, v6.4s, v22.s[3]
    fmla v28.4s, v7.4s, v22.s[3]
    fmla v27.4s, v6.4s, v23.s[3]
    fmla v26.4s, v7.4s, v23.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x8]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x9]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10]
    fmla v29.4s, v16.4s, v20.s[0]
    fmla v28.4s, v17.4s, v20.s[0]
    fmla v27.4s, v16.4s, v21.s[0]
    fmla v13.4s, v16.4s, v0.s[0]
    fmla v12.4s, v17.4s, v0.s[0]
    fmla v11.4s, v16.4s, v1.s[0]
    fmla v10.4s, v17.4s, v1.s[0]
    fmla v9.4s, v16.4s, v2.s[0]
    fmla v8.4s, v17.4s, v2.s[0]
    fmla v31.4s, v16.4s, v3.s[0]
    fmla v30.4s, v17.4s, v3.s[0]
    fmla v26.4s, v17.4s, v21.s[0]
    fmla v29.4s, v18.4s, v20.s[1]
    fmla v13.4s, v18.4s, v0.s[1]
    fmla v12.4s, v19.4s, v0.s[1]
    fmla v11.4s, v18.4s, v1.s[1]
    fmla v10.4s, v19.4s, v1.s[1]
    fmla v9.4s, v18.4s, v2.s[1]
    fmla v8.4s, v19.4s, v2.s[1]
    fmla v31.4s, v18.4s, v3.s[1]
    fmla v30.4s, v19.4s, v3.s[1]
    fmla v28.4s, v19.4s, v20.s[1]
    fmla v27.4s, v18.4s, v21.s[1]
    fmla v26.4s, v19.4s, v21.s[1]
    fmla v13.4s, v4.4s, v0.s[2]
    fmla v12.4s, v5.4s, v0.s[2]
    fmla v11.4s, v4.4s, v1.s[2]
    fmla v10.4s, v5.4s, v1.s[2]
    fmla v9.4s, v4.4s, v2.s[2]
    fmla v8.4s, v5.4s, v2.s[2]
    fmla v31.4s, v4.4s, v3.s[2]
    fmla v30.4s, v5.4s, v3.s[2]
    fmla v29.4s, v4.4s, v20.s[2]
    fmla v28.4s, v5.4s, v20.s[2]
    fmla v27.4s, v4.4s, v21.s[2]
    fmla v26.4s, v5.4s, v21.s[2]
    fmla v13.4s, v6.4s, v0.s[3]
    fmla v12.4s, v7.4s, v0.s[3]
    fmla v11.4s, v6.4s, v1.s[3]
    fmla v10.4s, v7.4s, v1.s[3]
    fmla v9.4s, v6.4s, v2.s[3]
    fmla v8.4s, v7.4s, v2.s[3]
    fmla v31.4s, v6.4s, v3.s[3]
    fmla v30.4s, v7.4s, v3.s[3]
    fmla v29.4s, v6.4s, v20.s[3]
    fmla v28.4s, v7.4s, v20.s[3]
    fmla v27.4s, v6.4s, v21.s[3]
    fmla v26.4s, v7.4s, v21.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x12]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x13]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x14]
    fmla v13.4s, v16.4s, v0.s[0]
    fmla v12.4s, v17.4s, v0.s[0]
    fmla v11.4s, v16.4s, v1.s[0]
    fmla v10.4s, v17.4s, v1.s[0]
    fmla v9.4s, v16.4s, v2.s[0]
    fmla v8.4s, v17.4s, v2.s[0]
    fmla v31.4s, v16.4s, v3.s[0]
    fmla v30.4s, v17.4s, v3.s[0]
    fmla v29.4s, v16.4s, v25.s[0]
    fmla v28.4s, v17.4s, v25.s[0]
    fmla v27.4s, v16.4s, v24.s[0]
    fmla v26.4s, v17.4s, v24.s[0]
    fmla v13.4s, v18.4s, v0.s[1]
    fmla v12.4s, v19.4s, v0.s[1]
    fmla v11.4s, v18.4s, v1.s[1]
    fmla v10.4s, v19.4s, v1.s[1]
    fmla v9.4s, v18.4s, v2.s[1]
    fmla v8.4s, v19.4s, v2.s[1]
    fmla v31.4s, v18.4s, v3.s[1]
    fmla v30.4s, v19.4s, v3.s[1]
    fmla v29.4s, v18.4s, v25.s[1]
    fmla v28.4s, v19.4s, v25.s[1]
    fmla v27.4s, v18.4s, v24.s[1]
    fmla v26.4s, v19.4s, v24.s[1]
    fmla v13.4s, v4.4s, v0.s[2]
    fmla v12.4s, v5.4s, v0.s[2]
    fmla v11.4s, v4.4s, v1.s[2]
    fmla v10.4s, v5.4s, v1.s[2]
    fmla v9.4s, v4.4s, v2.s[2]
    fmla v8.4s, v5.4s, v2.s[2]
    fmla v31.4s, v4.4s, v3.s[2]
    fmla v30.4s, v5.4s, v3.s[2]
    fmla v29.4s, v4.4s, v25.s[2]
    fmla v28.4s, v5.4s, v25.s[2]
    fmla v27.4s, v4.4s, v24.s[2]
    fmla v26.4s, v5.4s, v24.s[2]
    fmla v13.4s, v6.4s, v0.s[3]
    fmla v12.4s, v7.4s, v0.s[3]
    fmla v11.4s, v6.4s, v1.s[3]
    fmla v10.4s, v7.4s, v1.s[3]
    fmla v9.4s, v6.4s, v2.s[3]
    fmla v8.4s, v7.4s, v2.s[3]
    fmla v31.4s, v6.4s, v3.s[3]
    fmla v30.4s, v7.4s, v3.s[3]
    fmla v29.4s, v6.4s, v25.s[3]
    fmla v28.4s, v7.4s, v25.s[3]
    fmla v27.4s, v6.4s, v24.s[3]
    fmla v26.4s, v7.4s, v24.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x15]
    fmla v29.4s, v20.4s, v15.s[0]
    fmla v28.4s, v21.4s, v15.s[0]
    fmla v27.4s, v20.4s, v14.s[0]
    fmla v13.4s, v20.4s, v0.s[0]
    fmla v12.4s, v21.4s, v0.s[0]
    fmla v11.4s, v20.4s, v1.s[0]
    fmla v10.4s, v21.4s, v1.s[0]
    fmla v9.4s, v20.4s, v2.s[0]
    fmla v8.4s, v21.4s, v2.s[0]
    fmla v31.4s, v20.4s, v3.s[0]
    fmla v30.4s, v21.4s, v3.s[0]
    fmla v26.4s, v21.4s, v14.s[0]
    fmla v29.4s, v22.4s, v15.s[1]
    fmla v13.4s, v22.4s, v0.s[1]
    fmla v12.4s, v23.4s, v0.s[1]
    fmla v11.4s, v22.4s, v1.s[1]
    fmla v10.4s, v23.4s, v1.s[1]
    fmla v9.4s, v22.4s, v2.s[1]
    fmla v8.4s, v23.4s, v2.s[1]
    fmla v31.4s, v22.4s, v3.s[1]
    fmla v30.4s, v23.4s, v3.s[1]
    fmla v28.4s, v23.4s, v15.s[1]
    fmla v27.4s, v22.4s, v14.s[1]
    fmla v26.4s, v23.4s, v14.s[1]
    fmla v13.4s, v4.4s, v0.s[2]
    fmla v12.4s, v5.4s, v0.s[2]
    fmla v11.4s, v4.4s, v1.s[2]
    fmla v10.4s, v5.4s, v1.s[2]
    fmla v9.4s, v4.4s, v2.s[2]
    fmla v8.4s, v5.4s, v2.s[2]
    fmla v31.4s, v4.4s, v3.s[2]
    fmla v30.4s, v5.4s, v3.s[2]
    fmla v29.4s, v4.4s, v15.s[2]
    fmla v28.4s, v5.4s, v15.s[2]
    fmla v27.4s, v4.4s, v14.s[2]
    fmla v26.4s, v5.4s, v14.s[2]
    fmla v13.4s, v6.4s, v0.s[3]
    fmla v12.4s, v7.4s, v0.s[3]
    fmla v11.4s, v6.4s, v1.s[3]
    fmla v10.4s, v7.4s, v1.s[3]
    fmla v9.4s, v6.4s, v2.s[3]
    fmla v8.4s, v7.4s, v2.s[3]
    fmla v31.4s, v6.4s, v3.s[3]
    fmla v30.4s, v7.4s, v3.s[3]
    fmla v29.4s, v6.4s, v15.s[3]
    fmla v28.4s, v7.4s, v15.s[3]
    fmla v27.4s, v6.4s, v14.s[3]
    fmla v26.4s, v7.4s, v14.s[3]
    cbnz x3, .Lrepeat_57
    add x16, x16, x2, lsl #2
    add x17, x17, x4, lsl #2
    sub x0, x0, #1
    sub x16, x16, #2048
    sub x17, x17, #2048
    cbnz x0, .Lloop_56
.Lloop_end_55:
    ubfx x0, x1, #0, #4
    lsr x1, x1, #4
    cbz x1, .Lloop_end_58
.Lloop_59:
    ldp q22, q23, [x16, #64]
    add x2, x17, #64
    add x3, x17, #128
    add x4, x16, #128
    ldp q21, q20, [x16, #192]
    add x5, x17, #192
    add x6, x17, #256
    add x7, x16, #256
    ldp q25, q24, [x16, #320]
    add x8, x17, #320
    add x9, x17, #384
    add x10, x16, #384
    ldp q15, q14, [x16, #448]
    add x11, x17, #448
    sub x1, x1, #1
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x17]
    add x17, x17, #512
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16]
    add x16, x16, #512
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2]
    fmla v29.4s, v16.4s, v22.s[0]
    fmla v28.4s, v17.4s, v22.s[0]
    fmla v13.4s, v16.4s, v0.s[0]
    fmla v12.4s, v17.4s, v0.s[0]
    fmla v11.4s, v16.4s, v1.s[0]
    fmla v10.4s, v17.4s, v1.s[0]
    fmla v9.4s, v16.4s, v2.s[0]
    fmla v8.4s, v17.4s, v2.s[0]
    fmla v31.4s, v16.4s, v3.s[0]
    fmla v30.4s, v17.4s, v3.s[0]
    fmla v27.4s, v16.4s, v23.s[0]
    fmla v26.4s, v17.4s, v23.s[0]
    fmla v13.4s, v18.4s, v0.s[1]
    fmla v12.4s, v19.4s, v0.s[1]
    fmla v11.4s, v18.4s, v1.s[1]
    fmla v10.4s, v19.4s, v1.s[1]
    fmla v9.4s, v18.4s, v2.s[1]
    fmla v8.4s, v19.4s, v2.s[1]
    fmla v31.4s, v18.4s, v3.s[1]
    fmla v30.4s, v19.4s, v3.s[1]
    fmla v29.4s, v18.4s, v22.s[1]
    fmla v28.4s, v19.4s, v22.s[1]
    fmla v27.4s, v18.4s, v23.s[1]
    fmla v26.4s, v19.4s, v23.s[1]
    fmla v13.4s, v4.4s, v0.s[2]
    fmla v12.4s, v5.4s, v0.s[2]
    fmla v11.4s, v4.4s, v1.s[2]
    fmla v10.4s, v5.4s, v1.s[2]
    fmla v9.4s, v4.4s, v2.s[2]
    fmla v8.4s, v5.4s, v2.s[2]
    fmla v31.4s, v4.4s, v3.s[2]
    fmla v30.4s, v5.4s, v3.s[2]
    fmla v29.4s, v4.4s, v22.s[2]
    fmla v28.4s, v5.4s, v22.s[2]
    fmla v27.4s, v4.4s, v23.s[2]
    fmla v26.4s, v5.4s, v23.s[2]
    fmla v13.4s, v6.4s, v0.s[3]
    fmla v12.4s, v7.4s, v0.s[3]
    fmla v11.4s, v6.4s, v1.s[3]
    fmla v10.4s, v7.4s, v1.s[3]
    fmla v9.4s, v6.4s, v2.s[3]
    fmla v8.4s, v7.4s, v2.s[3]
    fmla v31.4s, v6.4s, v3.s[3]
    fmla v30.4s, v7.4s, v3.s[3]
    fmla v29.4s, v6.4s, v22.s[3]
    fmla v28.4s, v7.4s, v22.s[3]
    fmla v27.4s, v6.4s, v23.s[3]
    fmla v26.4s, v7.4s, v23.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5]
    fmla v29.4s, v16.4s, v21.s[0]
    fmla v28.4s, v17.4s, v21.s[0]
    fmla v27.4s, v16.4s, v20.s[0]
    fmla v13.4s, v16.4s, v0.s[0]
    fmla v12.4s, v17.4s, v0.s[0]
    fmla v11.4s, v16.4s, v1.s[0]
    fmla v10.4s, v17.4s, v1.s[0]
    fmla v9.4s, v16.4s, v2.s[0]
    fmla v8.4s, v17.4s, v2.s[0]
    fmla v31.4s, v16.4s, v3.s[0]
    fmla v30.4s, v17.4s, v3.s[0]
    fmla v26.4s, v17.4s, v20.s[0]
    fmla v29.4s, v18.4s, v21.s[1]
    fmla v13.4s, v18.4s, v0.s[1]
    fmla v12.4s, v19.4s, v0.s[1]
    fmla v11.4s, v18.4s, v1.s[1]
    fmla v10.4s, v19.4s, v1.s[1]
    fmla v9.4s, v18.4s, v2.s[1]
    fmla v8.4s, v19.4s, v2.s[1]
    fmla v31.4s, v18.4s, v3.s[1]
    fmla v30.4s, v19.4s, v3.s[1]
    fmla v28.4s, v19.4s, v21.s[1]
    fmla v27.4s, v18.4s, v20.s[1]
    fmla v26.4s, v19.4s, v20.s[1]
    fmla v13.4s, v4.4s, v0.s[2]
    fmla v12.4s, v5.4s, v0.s[2]
    fmla v11.4s, v4.4s, v1.s[2]
    fmla v10.4s, v5.4s, v1.s[2]
    fmla v9.4s, v4.4s, v2.s[2]
    fmla v8.4s, v5.4s, v2.s[2]
    fmla v31.4s, v4.4s, v3.s[2]
    fmla v30.4s, v5.4s, v3.s[2]
    fmla v29.4s, v4.4s, v21.s[2]
    fmla v28.4s, v5.4s, v21.s[2]
    fmla v27.4s, v4.4s, v20.s[2]
    fmla v26.4s, v5.4s, v20.s[2]
    fmla v13.4s, v6.4s, v0.s[3]
    fmla v12.4s, v7.4s, v0.s[3]
    fmla v11.4s, v6.4s, v1.s[3]
    fmla v10.4s, v7.4s, v1.s[3]
    fmla v9.4s, v6.4s, v2.s[3]
    fmla v8.4s, v7.4s, v2.s[3]
    fmla v31.4s, v6.4s, v3.s[3]
    fmla v30.4s, v7.4s, v3.s[3]
    fmla v29.4s, v6.4s, v21.s[3]
    fmla v28.4s, v7.4s, v21.s[3]
    fmla v27.4s, v6.4s, v20.s[3]
    fmla v26.4s, v7.4s, v20.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x6]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x7]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x8]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x9]
    fmla v13.4s, v16.4s, v0.s[0]
    fmla v12.4s, v17.4s, v0.s[0]
    fmla v11.4s, v16.4s, v1.s[0]
    fmla v10.4s, v17.4s, v1.s[0]
    fmla v9.4s, v16.4s, v2.s[0]
    fmla v8.4s, v17.4s, v2.s[0]
    fmla v31.4s, v16.4s, v3.s[0]
    fmla v30.4s, v17.4s, v3.s[0]
    fmla v29.4s, v16.4s, v25.s[0]
    fmla v28.4s, v17.4s, v25.s[0]
    fmla v27.4s, v16.4s, v24.s[0]
    fmla v26.4s, v17.4s, v24.s[0]
    fmla v13.4s, v18.4s, v0.s[1]
    fmla v12.4s, v19.4s, v0.s[1]
    fmla v11.4s, v18.4s, v1.s[1]
    fmla v10.4s, v19.4s, v1.s[1]
    fmla v9.4s, v18.4s, v2.s[1]
    fmla v8.4s, v19.4s, v2.s[1]
    fmla v31.4s, v18.4s, v3.s[1]
    fmla v30.4s, v19.4s, v3.s[1]
    fmla v29.4s, v18.4s, v25.s[1]
    fmla v28.4s, v19.4s, v25.s[1]
    fmla v27.4s, v18.4s, v24.s[1]
    fmla v26.4s, v19.4s, v24.s[1]
    fmla v13.4s, v4.4s, v0.s[2]
    fmla v12.4s, v5.4s, v0.s[2]
    fmla v11.4s, v4.4s, v1.s[2]
    fmla v10.4s, v5.4s, v1.s[2]
    fmla v9.4s, v4.4s, v2.s[2]
    fmla v8.4s, v5.4s, v2.s[2]
    fmla v31.4s, v4.4s, v3.s[2]
    fmla v30.4s, v5.4s, v3.s[2]
    fmla v29.4s, v4.4s, v25.s[2]
    fmla v28.4s, v5.4s, v25.s[2]
    fmla v27.4s, v4.4s, v24.s[2]
    fmla v26.4s, v5.4s, v24.s[2]
    fmla v13.4s, v6.4s, v0.s[3]
    fmla v12.4s, v7.4s, v0.s[3]
    fmla v11.4s, v6.4s, v1.s[3]
    fmla v10.4s, v7.4s, v1.s[3]
    fmla v9.4s, v6.4s, v2.s[3]
    fmla v8.4s, v7.4s, v2.s[3]
    fmla v31.4s, v6.4s, v3.s[3]
    fmla v30.4s, v7.4s, v3.s[3]
    fmla v29.4s, v6.4s, v25.s[3]
    fmla v28.4s, v7.4s, v25.s[3]
    fmla v27.4s, v6.4s, v24.s[3]
    fmla v26.4s, v7.4s, v24.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11]
    fmla v29.4s, v20.4s, v15.s[0]
    fmla v28.4s, v21.4s, v15.s[0]
    fmla v27.4s, v20.4s, v14.s[0]
    fmla v13.4s, v20.4s, v0.s[0]
    fmla v12.4s, v21.4s, v0.s[0]
    fmla v11.4s, v20.4s, v1.s[0]
    fmla v10.4s, v21.4s, v1.s[0]
    fmla v9.4s, v20.4s, v2.s[0]
    fmla v8.4s, v21.4s, v2.s[0]
    fmla v31.4s, v20.4s, v3.s[0]
    fmla v30.4s, v21.4s, v3.s[0]
    fmla v26.4s, v21.4s, v14.s[0]
    fmla v29.4s, v22.4s, v15.s[1]
    fmla v13.4s, v22.4s, v0.s[1]
    fmla v12.4s, v23.4s, v0.s[1]
    fmla v11.4s, v22.4s, v1.s[1]
    fmla v10.4s, v23.4s, v1.s[1]
    fmla v9.4s, v22.4s, v2.s[1]
    fmla v8.4s, v23.4s, v2.s[1]
    fmla v31.4s, v22.4s, v3.s[1]
    fmla v30.4s, v23.4s, v3.s[1]
    fmla v28.4s, v23.4s, v15.s[1]
    fmla v27.4s, v22.4s, v14.s[1]
    fmla v26.4s, v23.4s, v14.s[1]
    fmla v13.4s, v4.4s, v0.s[2]
    fmla v12.4s, v5.4s, v0.s[2]
    fmla v11.4s, v4.4s, v1.s[2]
    fmla v10.4s, v5.4s, v1.s[2]
    fmla v9.4s, v4.4s, v2.s[2]
    fmla v8.4s, v5.4s, v2.s[2]
    fmla v31.4s, v4.4s, v3.s[2]
    fmla v30.4s, v5.4s, v3.s[2]
    fmla v29.4s, v4.4s, v15.s[2]
    fmla v28.4s, v5.4s, v15.s[2]
    fmla v27.4s, v4.4s, v14.s[2]
    fmla v26.4s, v5.4s, v14.s[2]
    fmla v13.4s, v6.4s, v0.s[3]
    fmla v12.4s, v7.4s, v0.s[3]
    fmla v11.4s, v6.4s, v1.s[3]
    fmla v10.4s, v7.4s, v1.s[3]
    fmla v9.4s, v6.4s, v2.s[3]
    fmla v8.4s, v7.4s, v2.s[3]
    fmla v31.4s, v6.4s, v3.s[3]
    fmla v30.4s, v7.4s, v3.s[3]
    fmla v29.4s, v6.4s, v15.s[3]
    fmla v28.4s, v7.4s, v15.s[3]
    fmla v27.4s, v6.4s, v14.s[3]
    fmla v26.4s, v7.4s, v14.s[3]
    cbnz x1, .Lloop_59
.Lloop_end_58:
    ubfx x1, x0, #0, #2
    lsr x0, x0, #2
    cbz x0, .Lloop_end_60
.Lloop_61:
    ldp q20, q21, [x16, #64]
    add x2, x17, #64
    sub x0, x0, #1
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x17]
    add x17, x17, #128
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16]
    add x16, x16, #128
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2]
    fmla v29.4s, v16.4s, v20.s[0]
    fmla v28.4s, v17.4s, v20.s[0]
    fmla v13.4s, v16.4s, v0.s[0]
    fmla v12.4s, v17.4s, v0.s[0]
    fmla v11.4s, v16.4s, v1.s[0]
    fmla v10.4s, v17.4s, v1.s[0]
    fmla v9.4s, v16.4s, v2.s[0]
    fmla v8.4s, v17.4s, v2.s[0]
    fmla v31.4s, v16.4s, v3.s[0]
    fmla v30.4s, v17.4s, v3.s[0]
    fmla v27.4s, v16.4s, v21.s[0]
    fmla v26.4s, v17.4s, v21.s[0]
    fmla v13.4s, v18.4s, v0.s[1]
    fmla v12.4s, v19.4s, v0.s[1]
    fmla v11.4s, v18.4s, v1.s[1]
    fmla v10.4s, v19.4s, v1.s[1]
    fmla v9.4s, v18.4s, v2.s[1]
    fmla v8.4s, v19.4s, v2.s[1]
    fmla v31.4s, v18.4s, v3.s[1]
    fmla v30.4s, v19.4s, v3.s[1]
    fmla v29.4s, v18.4s, v20.s[1]
    fmla v28.4s, v19.4s, v20.s[1]
    fmla v27.4s, v18.4s, v21.s[1]
    fmla v26.4s, v19.4s, v21.s[1]
    fmla v13.4s, v4.4s, v0.s[2]
    fmla v12.4s, v5.4s, v0.s[2]
    fmla v11.4s, v4.4s, v1.s[2]
    fmla v10.4s, v5.4s, v1.s[2]
    fmla v9.4s, v4.4s, v2.s[2]
    fmla v8.4s, v5.4s, v2.s[2]
    fmla v31.4s, v4.4s, v3.s[2]
    fmla v30.4s, v5.4s, v3.s[2]
    fmla v29.4s, v4.4s, v20.s[2]
    fmla v28.4s, v5.4s, v20.s[2]
    fmla v27.4s, v4.4s, v21.s[2]
    fmla v26.4s, v5.4s, v21.s[2]
    fmla v13.4s, v6.4s, v0.s[3]
    fmla v12.4s, v7.4s, v0.s[3]
    fmla v11.4s, v6.4s, v1.s[3]
    fmla v10.4s, v7.4s, v1.s[3]
    fmla v9.4s, v6.4s, v2.s[3]
    fmla v8.4s, v7.4s, v2.s[3]
    fmla v31.4s, v6.4s, v3.s[3]
    fmla v30.4s, v7.4s, v3.s[3]
    fmla v29.4s, v6.4s, v20.s[3]
    fmla v28.4s, v7.4s, v20.s[3]
    fmla v27.4s, v6.4s, v21.s[3]
    fmla v26.4s, v7.4s, v21.s[3]
    cbnz x0, .Lloop_61
.Lloop_end_60:
    cbz x1, .Lloop_end_62
.Lloop_63:
    ldp q0, q1, [x17]
    sub x1, x1, #1
    add x17, x17, #32
    ldr s2, [x16]
    ldr s3, [x16, #16]
    ldr s4, [x16, #32]
    ldr s5, [x16, #48]
    ldr s6, [x16, #64]
    ldr s7, [x16, #80]
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
    add x16, x16, #4
    cbnz x1, .Lloop_63
.Lloop_end_62:
    cbnz x21, .Lotherwise_64
    str q13, [x19]
    str q12, [x19, #16]
    add x19, x19, x20, lsl #2
    str q11, [x19]
    str q10, [x19, #16]
    add x19, x19, x20, lsl #2
    str q9, [x19]
    str q8, [x19, #16]
    add x19, x19, x20, lsl #2
    str q31, [x19]
    str q30, [x19, #16]
    add x19, x19, x20, lsl #2
    str q29, [x19]
    str q28, [x19, #16]
    add x19, x19, x20, lsl #2
    str q27, [x19]
    str q26, [x19, #16]
    b .Lend_65
.Lotherwise_64:
    mov x0, x19
    ldp q0, q1, [x19]
    add x19, x19, x20, lsl #2
    ldp q2, q3, [x19]
    fadd v13.4s, v13.4s, v0.4s
    fadd v12.4s, v12.4s, v1.4s
    add x19, x19, x20, lsl #2
    fadd v11.4s, v11.4s, v2.4s
    fadd v10.4s, v10.4s, v3.4s
    ldp q0, q1, [x19]
    add x19, x19, x20, lsl #2
    ldp q2, q3, [x19]
    fadd v9.4s, v9.4s, v0.4s
    fadd v8.4s, v8.4s, v1.4s
    add x19, x19, x20, lsl #2
    fadd v31.4s, v31.4s, v2.4s
    fadd v30.4s, v30.4s, v3.4s
    ldp q0, q1, [x19]
    add x19, x19, x20, lsl #2
    ldp q2, q3, [x19]
    fadd v29.4s, v29.4s, v0.4s
    fadd v28.4s, v28.4s, v1.4s
    str q13, [x0]
    str q12, [x0, #16]
    fadd v27.4s, v27.4s, v2.4s
    fadd v26.4s, v26.4s, v3.4s
    add x0, x0, x20, lsl #2
    str q11, [x0]
    str q10, [x0, #16]
    add x0, x0, x20, lsl #2
    str q9, [x0]
    str q8, [x0, #16]
    add x0, x0, x20, lsl #2
    str q31, [x0]
    str q30, [x0, #16]
    add x0, x0, x20, lsl #2
    str q29, [x0]
    str q28, [x0, #16]
    add x0, x0, x20, lsl #2
    str q27, [x0]
    str q26, [x0, #16]
.Lend_65:
    ldp x19, x20, [sp, #0]
    ldr x21, [sp, #16]
    ldp d8, d9, [sp, #24]
    ldp d10, d11, [sp, #40]
    ldp d12, d13, [sp, #56]
    ldp d14, d15, [sp, #72]
    add sp, sp, #96
    ret
    .size nnp_tuple_gemm_6x8__aarch64_neon, . - nnp_tuple_gemm_6x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_7x8__aarch64_neon
    .type nnp_tuple_gemm_7x8__aarch64_neon, %function
nnp_tuple_gemm_7x8__aarch64_neon:
    sub sp, sp, #96
    stp x19, x20, [sp, #0]
    str x21, [sp, #16]
    stp d8, d9, [sp, #24]
    stp d10, d11, [sp, #40]
    stp d12, d13, [sp, #56]
    stp d14, d15, [sp, #72]
    mov x16, x1
    mov x17, x3
    mov x19, x5
    mov x20, x6
    mov x21, x7
    ubfx x1, x0, #0, #6
    lsr x0, x0, #6
    movi v14.4s, #0
    movi v13.4s, #0
    movi v12.4s, #0
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
    cbz x0, .Lloop_end_66
.Lloop_67:
    mov w3, #4
.Lrepeat_68:
    add x5, x16, x2, lsl #2
    ldp q16, q17, [x16, #64]
    add x6, x17, x4, lsl #2
    add x7, x17, #64
    ldr q11, [x16, #96]
    prfm pldl1keep, [x5]
    prfm pldl1keep, [x5, #64]
    prfm pldl1keep, [x6]
    prfm pldl1keep, [x6, #64]
    prfm pldl1keep, [x5, #128]
    prfm pldl1keep, [x5, #192]
    add x8, x17, #128
    prfm pldl1keep, [x6, #128]
    add x9, x16, #128
    ldp q21, q22, [x16, #192]
    add x10, x17, #192
    add x11, x17, #256
    ldr q23, [x16, #224]
    prfm pldl1keep, [x6, #192]
    prfm pldl1keep, [x5, #256]
    prfm pldl1keep, [x5, #320]
    prfm pldl1keep, [x6, #256]
    add x12, x16, #256
    ldp q20, q19, [x16, #320]
    add x13, x17, #320
    add x14, x17, #384
    ldr q18, [x16, #352]
    prfm pldl1keep, [x6, #320]
    prfm pldl1keep, [x5, #384]
    prfm pldl1keep, [x5, #448]
    prfm pldl1keep, [x6, #384]
    add x5, x16, #384
    ldr q15, [x16, #480]
    add x15, x17, #448
    prfm pldl1keep, [x6, #448]
    sub x3, x3, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x17]
    add x17, x17, #512
    fmla v29.4s, v0.4s, v16.s[0]
    fmla v28.4s, v1.4s, v16.s[0]
    fmla v27.4s, v0.4s, v17.s[0]
    fmla v26.4s, v1.4s, v17.s[0]
    fmla v25.4s, v0.4s, v11.s[0]
    fmla v24.4s, v1.4s, v11.s[0]
    fmla v29.4s, v2.4s, v16.s[1]
    fmla v28.4s, v3.4s, v16.s[1]
    fmla v27.4s, v2.4s, v17.s[1]
    fmla v26.4s, v3.4s, v17.s[1]
    fmla v25.4s, v2.4s, v11.s[1]
    fmla v24.4s, v3.4s, v11.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x16]
    fmla v14.4s, v0.4s, v4.s[0]
    fmla v13.4s, v1.4s, v4.s[0]
    fmla v12.4s, v0.4s, v5.s[0]
    fmla v10.4s, v1.4s, v5.s[0]
    fmla v9.4s, v0.4s, v6.s[0]
    fmla v8.4s, v1.4s, v6.s[0]
    fmla v31.4s, v0.4s, v7.s[0]
    fmla v30.4s, v1.4s, v7.s[0]
    fmla v14.4s, v2.4s, v4.s[1]
    fmla v13.4s, v3.4s, v4.s[1]
    fmla v12.4s, v2.4s, v5.s[1]
    fmla v10.4s, v3.4s, v5.s[1]
    fmla v9.4s, v2.4s, v6.s[1]
    fmla v8.4s, v3.4s, v6.s[1]
    fmla v31.4s, v2.4s, v7.s[1]
    fmla v30.4s, v3.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x7]
    fmla v14.4s, v0.4s, v4.s[2]
    fmla v13.4s, v1.4s, v4.s[2]
    fmla v12.4s, v0.4s, v5.s[2]
    fmla v10.4s, v1.4s, v5.s[2]
    fmla v9.4s, v0.4s, v6.s[2]
    fmla v8.4s, v1.4s, v6.s[2]
    fmla v31.4s, v0.4s, v7.s[2]
    fmla v30.4s, v1.4s, v7.s[2]
    fmla v29.4s, v0.4s, v16.s[2]
    fmla v28.4s, v1.4s, v16.s[2]
    fmla v27.4s, v0.4s, v17.s[2]
    fmla v26.4s, v1.4s, v17.s[2]
    fmla v25.4s, v0.4s, v11.s[2]
    fmla v24.4s, v1.4s, v11.s[2]
    fmla v14.4s, v2.4s, v4.s[3]
    fmla v13.4s, v3.4s, v4.s[3]
    fmla v12.4s, v2.4s, v5.s[3]
    fmla v10.4s, v3.4s, v5.s[3]
    fmla v9.4s, v2.4s, v6.s[3]
    fmla v8.4s, v3.4s, v6.s[3]
    fmla v31.4s, v2.4s, v7.s[3]
    fmla v30.4s, v3.4s, v7.s[3]
    fmla v29.4s, v2.4s, v16.s[3]
    fmla v28.4s, v3.4s, v16.s[3]
    fmla v27.4s, v2.4s, v17.s[3]
    fmla v26.4s, v3.4s, v17.s[3]
    fmla v25.4s, v2.4s, v11.s[3]
    fmla v24.4s, v3.4s, v11.s[3]
    ldp q17, q16, [x16, #448]
    add x16, x16, #512
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    fmla v29.4s, v0.4s, v21.s[0]
    fmla v28.4s, v1.4s, v21.s[0]
    fmla v27.4s, v0.4s, v22.s[0]
    fmla v26.4s, v1.4s, v22.s[0]
    fmla v25.4s, v0.4s, v23.s[0]
    fmla v24.4s, v1.4s, v23.s[0]
    fmla v29.4s, v2.4s, v21.s[1]
    fmla v28.4s, v3.4s, v21.s[1]
    fmla v27.4s, v2.4s, v22.s[1]
    fmla v26.4s, v3.4s, v22.s[1]
    fmla v25.4s, v2.4s, v23.s[1]
    fmla v24.4s, v3.4s, v23.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x9]
    fmla v14.4s, v0.4s, v4.s[0]
    fmla v13.4s, v1.4s, v4.s[0]
    fmla v12.4s, v0.4s, v5.s[0]
    fmla v10.4s, v1.4s, v5.s[0]
    fmla v9.4s, v0.4s, v6.s[0]
    fmla v8.4s, v1.4s, v6.s[0]
    fmla v31.4s, v0.4s, v7.s[0]
    fmla v30.4s, v1.4s, v7.s[0]
    fmla v14.4s, v2.4s, v4.s[1]
    fmla v13.4s, v3.4s, v4.s[1]
    fmla v12.4s, v2.4s, v5.s[1]
    fmla v10.4s, v3.4s, v5.s[1]
    fmla v9.4s, v2.4s, v6.s[1]
    fmla v8.4s, v3.4s, v6.s[1]
    fmla v31.4s, v2.4s, v7.s[1]
    fmla v30.4s, v3.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    fmla v14.4s, v0.4s, v4.s[2]
    fmla v13.4s, v1.4s, v4.s[2]
    fmla v12.4s, v0.4s, v5.s[2]
    fmla v10.4s, v1.4s, v5.s[2]
    fmla v9.4s, v0.4s, v6.s[2]
    fmla v8.4s, v1.4s, v6.s[2]
    fmla v31.4s, v0.4s, v7.s[2]
    fmla v30.4s, v1.4s, v7.s[2]
    fmla v29.4s, v0.4s, v21.s[2]
    fmla v28.4s, v1.4s, v21.s[2]
    fmla v27.4s, v0.4s, v22.s[2]
    fmla v26.4s, v1.4s, v22.s[2]
    fmla v25.4s, v0.4s, v23.s[2]
    fmla v24.4s, v1.4s, v23.s[2]
    fmla v14.4s, v2.4s, v4.s[3]
    fmla v13.4s, v3.4s, v4.s[3]
    fmla v12.4s, v2.4s, v5.s[3]
    fmla v10.4s, v3.4s, v5.s[3]
    fmla v9.4s, v2.4s, v6.s[3]
    fmla v8.4s, v3.4s, v6.s[3]
    fmla v31.4s, v2.4s, v7.s[3]
    fmla v30.4s, v3.4s, v7.s[3]
    fmla v29.4s, v2.4s, v21.s[3]
    fmla v28.4s, v3.4s, v21.s[3]
    fmla v27.4s, v2.4s, v22.s[3]
    fmla v26.4s, v3.4s, v22.s[3]
    fmla v25.4s, v2.4s, v23.s[3]
    fmla v24.4s, v3.4s, v23.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11]
    fmla v29.4s, v0.4s, v20.s[0]
    fmla v28.4s, v1.4s, v20.s[0]
    fmla v27.4s, v0.4s, v19.s[0]
    fmla v26.4s, v1.4s, v19.s[0]
    fmla v25.4s, v0.4s, v18.s[0]
    fmla v24.4s, v1.4s, v18.s[0]
    fmla v29.4s, v2.4s, v20.s[1]
    fmla v28.4s, v3.4s, v20.s[1]
    fmla v27.4s, v2.4s, v19.s[1]
    fmla v26.4s, v3.4s, v19.s[1]
    fmla v25.4s, v2.4s, v18.s[1]
    fmla v24.4s, v3.4s, v18.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x12]
    fmla v14.4s, v0.4s, v4.s[0]
    fmla v13.4s, v1.4s, v4.s[0]
    fmla v12.4s, v0.4s, v5.s[0]
    fmla v10.4s, v1.4s, v5.s[0]
    fmla v9.4s, v0.4s, v6.s[0]
    fmla v8.4s, v1.4s, v6.s[0]
    fmla v31.4s, v0.4s, v7.s[0]
    fmla v30.4s, v1.4s, v7.s[0]
    fmla v14.4s, v2.4s, v4.s[1]
    fmla v13.4s, v3.4s, v4.s[1]
    fmla v12.4s, v2.4s, v5.s[1]
    fmla v10.4s, v3.4s, v5.s[1]
    fmla v9.4s, v2.4s, v6.s[1]
    fmla v8.4s, v3.4s, v6.s[1]
    fmla v31.4s, v2.4s, v7.s[1]
    fmla v30.4s, v3.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x13]
    fmla v14.4s, v0.4s, v4.s[2]
    fmla v13.4s, v1.4s, v4.s[2]
    fmla v12.4s, v0.4s, v5.s[2]
    fmla v10.4s, v1.4s, v5.s[2]
    fmla v9.4s, v0.4s, v6.s[2]
    fmla v8.4s, v1.4s, v6.s[2]
    fmla v31.4s, v0.4s, v7.s[2]
    fmla v30.4s, v1.4s, v7.s[2]
    fmla v29.4s, v0.4s, v20.s[2]
    fmla v28.4s, v1.4s, v20.s[2]
    fmla v27.4s, v0.4s, v19.s[2]
    fmla v26.4s, v1.4s, v19.s[2]
    fmla v25.4s, v0.4s, v18.s[2]
    fmla v24.4s, v1.4s, v18.s[2]
    fmla v14.4s, v2.4s, v4.s[3]
    fmla v13.4s, v3.4s, v4.s[3]
    fmla v12.4s, v2.4s, v5.s[3]
    fmla v10.4s, v3.4s, v5.s[3]
    fmla v9.4s, v2.4s, v6.s[3]
    fmla v8.4s, v3.4s, v6.s[3]
    fmla v31.4s, v2.4s, v7.s[3]
    fmla v30.4s, v3.4s, v7.s[3]
    fmla v29.4s, v2.4s, v20.s[3]
    fmla v28.4s, v3.4s, v20.s[3]
    fmla v27.4s, v2.4s, v19.s[3]
    fmla v26.4s, v3.4s, v19.s[3]
    fmla v25.4s, v2.4s, v18.s[3]
    fmla v24.4s, v3.4s, v18.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x14]
    fmla v29.4s, v0.4s, v17.s[0]
    fmla v28.4s, v1.4s, v17.s[0]
    fmla v27.4s, v0.4s, v16.s[0]
    fmla v26.4s, v1.4s, v16.s[0]
    fmla v25.4s, v0.4s, v15.s[0]
    fmla v24.4s, v1.4s, v15.s[0]
    fmla v29.4s, v2.4s, v17.s[1]
    fmla v28.4s, v3.4s, v17.s[1]
    fmla v27.4s, v2.4s, v16.s[1]
    fmla v26.4s, v3.4s, v16.s[1]
    fmla v25.4s, v2.4s, v15.s[1]
    fmla v24.4s, v3.4s, v15.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5]
    fmla v14.4s, v0.4s, v4.s[0]
    fmla v13.4s, v1.4s, v4.s[0]
    fmla v12.4s, v0.4s, v5.s[0]
    fmla v10.4s, v1.4s, v5.s[0]
    fmla v9.4s, v0.4s, v6.s[0]
    fmla v8.4s, v1.4s, v6.s[0]
    fmla v31.4s, v0.4s, v7.s[0]
    fmla v30.4s, v1.4s, v7.s[0]
    fmla v14.4s, v2.4s, v4.s[1]
    fmla v13.4s, v3.4s, v4.s[1]
    fmla v12.4s, v2.4s, v5.s[1]
    fmla v10.4s, v3.4s, v5.s[1]
    fmla v9.4s, v2.4s, v6.s[1]
    fmla v8.4s, v3.4s, v6.s[1]
    fmla v31.4s, v2.4s, v7.s[1]
    fmla v30.4s, v3.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15]
    fmla v14.4s, v0.4s, v4.s[2]
    fmla v13.4s, v1.4s, v4.s[2]
    fmla v12.4s, v0.4s, v5.s[2]
    fmla v10.4s, v1.4s, v5.s[2]
    fmla v9.4s, v0.4s, v6.s[2]
    fmla v8.4s, v1.4s, v6.s[2]
    fmla v31.4s, v0.4s, v7.s[2]
    fmla v30.4s, v1.4s, v7.s[2]
    fmla v29.4s, v0.4s, v17.s[2]
    fmla v28.4s, v1.4s, v17.s[2]
    fmla v27.4s, v0.4s, v16.s[2]
    fmla v26.4s, v1.4s, v16.s[2]
    fmla v25.4s, v0.4s, v15.s[2]
    fmla v24.4s, v1.4s, v15.s[2]
    fmla v14.4s, v2.4s, v4.s[3]
    fmla v13.4s, v3.4s, v4.s[3]
    fmla v12.4s, v2.4s, v5.s[3]
    fmla v10.4s, v3.4s, v5.s[3]
    fmla v9.4s, v2.4s, v6.s[3]
    fmla v8.4s, v3.4s, v6.s[3]
    fmla v31.4s, v2.4s, v7.s[3]
    fmla v30.4s, v3.4s, v7.s[3]
    fmla v29.4s, v2.4s, v17.s[3]
    fmla v28.4s, v3.4s, v17.s[3]
    fmla v27.4s, v2.4s, v16.s[3]
    fmla v26.4s, v3.4s, v16.s[3]
    fmla v25.4s, v2.4s, v15.s[3]
    fmla v24.4s, v3.4s, v15.s[3]
    cbnz x3, .Lrepeat_68
    add x16, x16, x2, lsl #2
    add x17, x17, x4, lsl #2
    sub x0, x0, #1
    sub x16, x16, #2048
    sub x17, x17, #2048
    cbnz x0, .Lloop_67
.Lloop_end_66:
    ubfx x0, x1, #0, #4
    lsr x1, x1, #4
    cbz x1, .Lloop_end_69
.Lloop_70:
    ldp q19, q20, [x16, #64]
    add x2, x17, #64
    add x3, x17, #128
    ldr q21, [x16, #96]
    add x4, x16, #128
    ldp q18, q17, [x16, #192]
    add x5, x17, #192
    add x6, x17, #256
    ldr q16, [x16, #224]
    add x7, x16, #256
    ldp q11, q23, [x16, #320]
    add x8, x17, #320
    add x9, x17, #384
    ldr q22, [x16, #352]
    add x10, x16, #384
    ldr q15, [x16, #480]
    add x11, x17, #448
    sub x1, x1, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x17]
    add x17, x17, #512
    fmla v29.4s, v0.4s, v19.s[0]
    fmla v28.4s, v1.4s, v19.s[0]
    fmla v27.4s, v0.4s, v20.s[0]
    fmla v26.4s, v1.4s, v20.s[0]
    fmla v25.4s, v0.4s, v21.s[0]
    fmla v24.4s, v1.4s, v21.s[0]
    fmla v29.4s, v2.4s, v19.s[1]
    fmla v28.4s, v3.4s, v19.s[1]
    fmla v27.4s, v2.4s, v20.s[1]
    fmla v26.4s, v3.4s, v20.s[1]
    fmla v25.4s, v2.4s, v21.s[1]
    fmla v24.4s, v3.4s, v21.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x16]
    fmla v14.4s, v0.4s, v4.s[0]
    fmla v13.4s, v1.4s, v4.s[0]
    fmla v12.4s, v0.4s, v5.s[0]
    fmla v10.4s, v1.4s, v5.s[0]
    fmla v9.4s, v0.4s, v6.s[0]
    fmla v8.4s, v1.4s, v6.s[0]
    fmla v31.4s, v0.4s, v7.s[0]
    fmla v30.4s, v1.4s, v7.s[0]
    fmla v14.4s, v2.4s, v4.s[1]
    fmla v13.4s, v3.4s, v4.s[1]
    fmla v12.4s, v2.4s, v5.s[1]
    fmla v10.4s, v3.4s, v5.s[1]
    fmla v9.4s, v2.4s, v6.s[1]
    fmla v8.4s, v3.4s, v6.s[1]
    fmla v31.4s, v2.4s, v7.s[1]
    fmla v30.4s, v3.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    fmla v14.4s, v0.4s, v4.s[2]
    fmla v13.4s, v1.4s, v4.s[2]
    fmla v12.4s, v0.4s, v5.s[2]
    fmla v10.4s, v1.4s, v5.s[2]
    fmla v9.4s, v0.4s, v6.s[2]
    fmla v8.4s, v1.4s, v6.s[2]
    fmla v31.4s, v0.4s, v7.s[2]
    fmla v30.4s, v1.4s, v7.s[2]
    fmla v29.4s, v0.4s, v19.s[2]
    fmla v28.4s, v1.4s, v19.s[2]
    fmla v27.4s, v0.4s, v20.s[2]
    fmla v26.4s, v1.4s, v20.s[2]
    fmla v25.4s, v0.4s, v21.s[2]
    fmla v24.4s, v1.4s, v21.s[2]
    fmla v14.4s, v2.4s, v4.s[3]
    fmla v13.4s, v3.4s, v4.s[3]
    fmla v12.4s, v2.4s, v5.s[3]
    fmla v10.4s, v3.4s, v5.s[3]
    fmla v9.4s, v2.4s, v6.s[3]
    fmla v8.4s, v3.4s, v6.s[3]
    fmla v31.4s, v2.4s, v7.s[3]
    fmla v30.4s, v3.4s, v7.s[3]
    fmla v29.4s, v2.4s, v19.s[3]
    fmla v28.4s, v3.4s, v19.s[3]
    fmla v27.4s, v2.4s, v20.s[3]
    fmla v26.4s, v3.4s, v20.s[3]
    fmla v25.4s, v2.4s, v21.s[3]
    fmla v24.4s, v3.4s, v21.s[3]
    ldp q20, q19, [x16, #448]
    add x16, x16, #512
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3]
    fmla v29.4s, v0.4s, v18.s[0]
    fmla v28.4s, v1.4s, v18.s[0]
    fmla v27.4s, v0.4s, v17.s[0]
    fmla v26.4s, v1.4s, v17.s[0]
    fmla v25.4s, v0.4s, v16.s[0]
    fmla v24.4s, v1.4s, v16.s[0]
    fmla v29.4s, v2.4s, v18.s[1]
    fmla v28.4s, v3.4s, v18.s[1]
    fmla v27.4s, v2.4s, v17.s[1]
    fmla v26.4s, v3.4s, v17.s[1]
    fmla v25.4s, v2.4s, v16.s[1]
    fmla v24.4s, v3.4s, v16.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x4]
    fmla v14.4s, v0.4s, v4.s[0]
    fmla v13.4s, v1.4s, v4.s[0]
    fmla v12.4s, v0.4s, v5.s[0]
    fmla v10.4s, v1.4s, v5.s[0]
    fmla v9.4s, v0.4s, v6.s[0]
    fmla v8.4s, v1.4s, v6.s[0]
    fmla v31.4s, v0.4s, v7.s[0]
    fmla v30.4s, v1.4s, v7.s[0]
    fmla v14.4s, v2.4s, v4.s[1]
    fmla v13.4s, v3.4s, v4.s[1]
    fmla v12.4s, v2.4s, v5.s[1]
    fmla v10.4s, v3.4s, v5.s[1]
    fmla v9.4s, v2.4s, v6.s[1]
    fmla v8.4s, v3.4s, v6.s[1]
    fmla v31.4s, v2.4s, v7.s[1]
    fmla v30.4s, v3.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    fmla v14.4s, v0.4s, v4.s[2]
    fmla v13.4s, v1.4s, v4.s[2]
    fmla v12.4s, v0.4s, v5.s[2]
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
    fmla v14.4s, v2.4s, v4.s[3]
    fmla v13.4s, v3.4s, v4.s[3]
    fmla v12.4s, v2.4s, v5.s[3]
    fmla v10.4s, v3.4s, v5.s[3]
    fmla v9.4s, v2.4s, v6.s[3]
    fmla v8.4s, v3.4s, v6.s[3]
    fmla v31.4s, v2.4s, v7.s[3]
    fmla v30.4s, v3.4s, v7.s[3]
    fmla v29.4s, v2.4s, v18.s[3]
    fmla v28.4s, v3.4s, v18.s[3]
    fmla v27.4s, v2.4s, v17.s[3]
    fmla v26.4s, v3.4s, v17.s[3]
    fmla v25.4s, v2.4s, v16.s[3]
    fmla v24.4s, v3.4s, v16.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x6]
    fmla v29.4s, v0.4s, v11.s[0]
    fmla v28.4s, v1.4s, v11.s[0]
    fmla v27.4s, v0.4s, v23.s[0]
    fmla v26.4s, v1.4s, v23.s[0]
    fmla v25.4s, v0.4s, v22.s[0]
    fmla v24.4s, v1.4s, v22.s[0]
    fmla v29.4s, v2.4s, v11.s[1]
    fmla v28.4s, v3.4s, v11.s[1]
    fmla v27.4s, v2.4s, v23.s[1]
    fmla v26.4s, v3.4s, v23.s[1]
    fmla v25.4s, v2.4s, v22.s[1]
    fmla v24.4s, v3.4s, v22.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x7]
    fmla v14.4s, v0.4s, v4.s[0]
    fmla v13.4s, v1.4s, v4.s[0]
    fmla v12.4s, v0.4s, v5.s[0]
    fmla v10.4s, v1.4s, v5.s[0]
    fmla v9.4s, v0.4s, v6.s[0]
    fmla v8.4s, v1.4s, v6.s[0]
    fmla v31.4s, v0.4s, v7.s[0]
    fmla v30.4s, v1.4s, v7.s[0]
    fmla v14.4s, v2.4s, v4.s[1]
    fmla v13.4s, v3.4s, v4.s[1]
    fmla v12.4s, v2.4s, v5.s[1]
    fmla v10.4s, v3.4s, v5.s[1]
    fmla v9.4s, v2.4s, v6.s[1]
    fmla v8.4s, v3.4s, v6.s[1]
    fmla v31.4s, v2.4s, v7.s[1]
    fmla v30.4s, v3.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    fmla v14.4s, v0.4s, v4.s[2]
    fmla v13.4s, v1.4s, v4.s[2]
    fmla v12.4s, v0.4s, v5.s[2]
    fmla v10.4s, v1.4s, v5.s[2]
    fmla v9.4s, v0.4s, v6.s[2]
    fmla v8.4s, v1.4s, v6.s[2]
    fmla v31.4s, v0.4s, v7.s[2]
    fmla v30.4s, v1.4s, v7.s[2]
    fmla v29.4s, v0.4s, v11.s[2]
    fmla v28.4s, v1.4s, v11.s[2]
    fmla v27.4s, v0.4s, v23.s[2]
    fmla v26.4s, v1.4s, v23.s[2]
    fmla v25.4s, v0.4s, v22.s[2]
    fmla v24.4s, v1.4s, v22.s[2]
    fmla v14.4s, v2.4s, v4.s[3]
    fmla v13.4s, v3.4s, v4.s[3]
    fmla v12.4s, v2.4s, v5.s[3]
    fmla v10.4s, v3.4s, v5.s[3]
    fmla v9.4s, v2.4s, v6.s[3]
    fmla v8.4s, v3.4s, v6.s[3]
    fmla v31.4s, v2.4s, v7.s[3]
    fmla v30.4s, v3.4s, v7.s[3]
    fmla v29.4s, v2.4s, v11.s[3]
    fmla v28.4s, v3.4s, v11.s[3]
    fmla v27.4s, v2.4s, v23.s[3]
    fmla v26.4s, v3.4s, v23.s[3]
    fmla v25.4s, v2.4s, v22.s[3]
    fmla v24.4s, v3.4s, v22.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x9]
    fmla v29.4s, v0.4s, v20.s[0]
    fmla v28.4s, v1.4s, v20.s[0]
    fmla v27.4s, v0.4s, v19.s[0]
    fmla v26.4s, v1.4s, v19.s[0]
    fmla v25.4s, v0.4s, v15.s[0]
    fmla v24.4s, v1.4s, v15.s[0]
    fmla v29.4s, v2.4s, v20.s[1]
    fmla v28.4s, v3.4s, v20.s[1]
    fmla v27.4s, v2.4s, v19.s[1]
    fmla v26.4s, v3.4s, v19.s[1]
    fmla v25.4s, v2.4s, v15.s[1]
    fmla v24.4s, v3.4s, v15.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10]
    fmla v14.4s, v0.4s, v4.s[0]
    fmla v13.4s, v1.4s, v4.s[0]
    fmla v12.4s, v0.4s, v5.s[0]
    fmla v10.4s, v1.4s, v5.s[0]
    fmla v9.4s, v0.4s, v6.s[0]
    fmla v8.4s, v1.4s, v6.s[0]
    fmla v31.4s, v0.4s, v7.s[0]
    fmla v30.4s, v1.4s, v7.s[0]
    fmla v14.4s, v2.4s, v4.s[1]
    fmla v13.4s, v3.4s, v4.s[1]
    fmla v12.4s, v2.4s, v5.s[1]
    fmla v10.4s, v3.4s, v5.s[1]
    fmla v9.4s, v2.4s, v6.s[1]
    fmla v8.4s, v3.4s, v6.s[1]
    fmla v31.4s, v2.4s, v7.s[1]
    fmla v30.4s, v3.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11]
    fmla v14.4s, v0.4s, v4.s[2]
    fmla v13.4s, v1.4s, v4.s[2]
    fmla v12.4s, v0.4s, v5.s[2]
    fmla v10.4s, v1.4s, v5.s[2]
    fmla v9.4s, v0.4s, v6.s[2]
    fmla v8.4s, v1.4s, v6.s[2]
    fmla v31.4s, v0.4s, v7.s[2]
    fmla v30.4s, v1.4s, v7.s[2]
    fmla v29.4s, v0.4s, v20.s[2]
    fmla v28.4s, v1.4s, v20.s[2]
    fmla v27.4s, v0.4s, v19.s[2]
    fmla v26.4s, v1.4s, v19.s[2]
    fmla v25.4s, v0.4s, v15.s[2]
    fmla v24.4s, v1.4s, v15.s[2]
    fmla v14.4s, v2.4s, v4.s[3]
    fmla v13.4s, v3.4s, v4.s[3]
    fmla v12.4s, v2.4s, v5.s[3]
    fmla v10.4s, v3.4s, v5.s[3]
    fmla v9.4s, v2.4s, v6.s[3]
    fmla v8.4s, v3.4s, v6.s[3]
    fmla v31.4s, v2.4s, v7.s[3]
    fmla v30.4s, v3.4s, v7.s[3]
    fmla v29.4s, v2.4s, v20.s[3]
    fmla v28.4s, v3.4s, v20.s[3]
    fmla v27.4s, v2.4s, v19.s[3]
    fmla v26.4s, v3.4s, v19.s[3]
    fmla v25.4s, v2.4s, v15.s[3]
    fmla v24.4s, v3.4s, v15.s[3]
    cbnz x1, .Lloop_70
.Lloop_end_69:
    ubfx x1, x0, #0, #2
    lsr x0, x0, #2
    cbz x0, .Lloop_end_71
.Lloop_72:
    ldp q16, q17, [x16, #64]
    add x2, x17, #64
    sub x0, x0, #1
    ldr q18, [x16, #96]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x17]
    add x17, x17, #128
    fmla v29.4s, v0.4s, v16.s[0]
    fmla v28.4s, v1.4s, v16.s[0]
    fmla v27.4s, v0.4s, v17.s[0]
    fmla v26.4s, v1.4s, v17.s[0]
    fmla v25.4s, v0.4s, v18.s[0]
    fmla v24.4s, v1.4s, v18.s[0]
    fmla v29.4s, v2.4s, v16.s[1]
    fmla v28.4s, v3.4s, v16.s[1]
    fmla v27.4s, v2.4s, v17.s[1]
    fmla v26.4s, v3.4s, v17.s[1]
    fmla v25.4s, v2.4s, v18.s[1]
    fmla v24.4s, v3.4s, v18.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x16]
    add x16, x16, #128
    fmla v14.4s, v0.4s, v4.s[0]
    fmla v13.4s, v1.4s, v4.s[0]
    fmla v12.4s, v0.4s, v5.s[0]
    fmla v10.4s, v1.4s, v5.s[0]
    fmla v9.4s, v0.4s, v6.s[0]
    fmla v8.4s, v1.4s, v6.s[0]
    fmla v31.4s, v0.4s, v7.s[0]
    fmla v30.4s, v1.4s, v7.s[0]
    fmla v14.4s, v2.4s, v4.s[1]
    fmla v13.4s, v3.4s, v4.s[1]
    fmla v12.4s, v2.4s, v5.s[1]
    fmla v10.4s, v3.4s, v5.s[1]
    fmla v9.4s, v2.4s, v6.s[1]
    fmla v8.4s, v3.4s, v6.s[1]
    fmla v31.4s, v2.4s, v7.s[1]
    fmla v30.4s, v3.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    fmla v14.4s, v0.4s, v4.s[2]
    fmla v13.4s, v1.4s, v4.s[2]
    fmla v12.4s, v0.4s, v5.s[2]
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
    fmla v14.4s, v2.4s, v4.s[3]
    fmla v13.4s, v3.4s, v4.s[3]
    fmla v12.4s, v2.4s, v5.s[3]
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
    cbnz x0, .Lloop_72
.Lloop_end_71:
    cbz x1, .Lloop_end_73
.Lloop_74:
    ldp q0, q1, [x17]
    sub x1, x1, #1
    add x17, x17, #32
    ldr s2, [x16]
    ldr s3, [x16, #16]
    ldr s4, [x16, #32]
    ldr s5, [x16, #48]
    ldr s6, [x16, #64]
    ldr s7, [x16, #80]
    ldr s16, [x16, #96]
    fmla v14.4s, v0.4s, v2.s[0]
    fmla v13.4s, v1.4s, v2.s[0]
    fmla v12.4s, v0.4s, v3.s[0]
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
    add x16, x16, #4
    cbnz x1, .Lloop_74
.Lloop_end_73:
    cbnz x21, .Lotherwise_75
    str q14, [x19]
    str q13, [x19, #16]
    add x19, x19, x20, lsl #2
    str q12, [x19]
    str q10, [x19, #16]
    add x19, x19, x20, lsl #2
    str q9, [x19]
    str q8, [x19, #16]
    add x19, x19, x20, lsl #2
    str q31, [x19]
    str q30, [x19, #16]
    add x19, x19, x20, lsl #2
    str q29, [x19]
    str q28, [x19, #16]
    add x19, x19, x20, lsl #2
    str q27, [x19]
    str q26, [x19, #16]
    add x19, x19, x20, lsl #2
    str q25, [x19]
    str q24, [x19, #16]
    b .Lend_76
.Lotherwise_75:
    mov x0, x19
    ldp q0, q1, [x19]
    add x19, x19, x20, lsl #2
    ldp q2, q3, [x19]
    fadd v14.4s, v14.4s, v0.4s
    fadd v13.4s, v13.4s, v1.4s
    add x19, x19, x20, lsl #2
    fadd v12.4s, v12.4s, v2.4s
    fadd v10.4s, v10.4s, v3.4s
    ldp q0, q1, [x19]
    add x19, x19, x20, lsl #2
    ldp q2, q3, [x19]
    fadd v9.4s, v9.4s, v0.4s
    fadd v8.4s, v8.4s, v1.4s
    add x19, x19, x20, lsl #2
    fadd v31.4s, v31.4s, v2.4s
    fadd v30.4s, v30.4s, v3.4s
    ldp q0, q1, [x19]
    add x19, x19, x20, lsl #2
    ldp q2, q3, [x19]
    fadd v29.4s, v29.4s, v0.4s
    fadd v28.4s, v28.4s, v1.4s
    add x19, x19, x20, lsl #2
    fadd v27.4s, v27.4s, v2.4s
    fadd v26.4s, v26.4s, v3.4s
    ldp q0, q1, [x19]
    str q14, [x0]
    str q13, [x0, #16]
    add x0, x0, x20, lsl #2
    fadd v25.4s, v25.4s, v0.4s
    fadd v24.4s, v24.4s, v1.4s
    str q12, [x0]
    str q10, [x0, #16]
    add x0, x0, x20, lsl #2
    str q9, [x0]
    str q8, [x0, #16]
    add x0, x0, x20, lsl #2
    str q31, [x0]
    str q30, [x0, #16]
    add x0, x0, x20, lsl #2
    str q29, [x0]
    str q28, [x0, #16]
    add x0, x0, x20, lsl #2
    str q27, [x0]
    str q26, [x0, #16]
    add x0, x0, x20, lsl #2
    str q25, [x0]
    str q24, [x0, #16]
.Lend_76:
    ldp x19, x20, [sp, #0]
    ldr x21, [sp, #16]
    ldp d8, d9, [sp, #24]
    ldp d10, d11, [sp, #40]
    ldp d12, d13, [sp, #56]
    ldp d14, d15, [sp, #72]
    add sp, sp, #96
    ret
    .size nnp_tuple_gemm_7x8__aarch64_neon, . - nnp_tuple_gemm_7x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_8x8__aarch64_neon
    .type nnp_tuple_gemm_8x8__aarch64_neon, %function
nnp_tuple_gemm_8x8__aarch64_neon:
    sub sp, sp, #112
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp d8, d9, [sp, #48]
    stp d10, d11, [sp, #64]
    stp d12, d13, [sp, #80]
    stp d14, d15, [sp, #96]
    mov x17, x1
    mov x21, x2
    mov x20, x3
    mov x19, x4
    mov x22, x5
    mov x23, x6
    mov x24, x7
    ubfx x1, x0, #0, #6
    lsr x0, x0, #6
    movi v15.4s, #0
    movi v14.4s, #0
    movi v13.4s, #0
    movi v12.4s, #0
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
    cbz x0, .Lloop_end_77
.Lloop_78:
    mov w2, #4
.Lrepeat_79:
    add x3, x17, x21, lsl #2
    add x4, x20, x19, lsl #2
    add x5, x17, #64
    add x6, x20, #64
    add x7, x20, #128
    add x8, x17, #128
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #64]
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #64]
    prfm pldl1keep, [x3, #128]
    prfm pldl1keep, [x3, #192]
    prfm pldl1keep, [x4, #128]
    add x9, x17, #192
    prfm pldl1keep, [x4, #192]
    add x10, x20, #192
    prfm pldl1keep, [x3, #256]
    prfm pldl1keep, [x3, #320]
    add x11, x20, #256
    prfm pldl1keep, [x4, #256]
    add x12, x17, #256
    prfm pldl1keep, [x4, #320]
    add x13, x17, #320
    prfm pldl1keep, [x3, #384]
    add x14, x20, #320
    prfm pldl1keep, [x3, #448]
    add x3, x20, #384
    prfm pldl1keep, [x4, #384]
    add x15, x17, #384
    prfm pldl1keep, [x4, #448]
    add x4, x17, #448
    add x16, x20, #448
    sub x2, x2, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x20]
    add x20, x20, #512
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x17]
    add x17, x17, #512
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x6]
    fmla v15.4s, v20.4s, v16.s[0]
    fmla v14.4s, v21.4s, v16.s[0]
    fmla v13.4s, v20.4s, v17.s[0]
    fmla v12.4s, v21.4s, v17.s[0]
    fmla v11.4s, v20.4s, v18.s[0]
    fmla v10.4s, v21.4s, v18.s[0]
    fmla v9.4s, v20.4s, v19.s[0]
    fmla v8.4s, v21.4s, v19.s[0]
    fmla v31.4s, v20.4s, v4.s[0]
    fmla v30.4s, v21.4s, v4.s[0]
    fmla v29.4s, v20.4s, v5.s[0]
    fmla v28.4s, v21.4s, v5.s[0]
    fmla v27.4s, v20.4s, v6.s[0]
    fmla v26.4s, v21.4s, v6.s[0]
    fmla v25.4s, v20.4s, v7.s[0]
    fmla v24.4s, v21.4s, v7.s[0]
    fmla v15.4s, v22.4s, v16.s[1]
    fmla v14.4s, v23.4s, v16.s[1]
    fmla v13.4s, v22.4s, v17.s[1]
    fmla v12.4s, v23.4s, v17.s[1]
    fmla v11.4s, v22.4s, v18.s[1]
    fmla v10.4s, v23.4s, v18.s[1]
    fmla v9.4s, v22.4s, v19.s[1]
    fmla v8.4s, v23.4s, v19.s[1]
    fmla v31.4s, v22.4s, v4.s[1]
    fmla v30.4s, v23.4s, v4.s[1]
    fmla v29.4s, v22.4s, v5.s[1]
    fmla v28.4s, v23.4s, v5.s[1]
    fmla v27.4s, v22.4s, v6.s[1]
    fmla v26.4s, v23.4s, v6.s[1]
    fmla v25.4s, v22.4s, v7.s[1]
    fmla v24.4s, v23.4s, v7.s[1]
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
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x7]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x8]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x9]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    fmla v15.4s, v20.4s, v16.s[0]
    fmla v14.4s, v21.4s, v16.s[0]
    fmla v13.4s, v20.4s, v17.s[0]
    fmla v12.4s, v21.4s, v17.s[0]
    fmla v11.4s, v20.4s, v18.s[0]
    fmla v10.4s, v21.4s, v18.s[0]
    fmla v9.4s, v20.4s, v19.s[0]
    fmla v8.4s, v21.4s, v19.s[0]
    fmla v31.4s, v20.4s, v4.s[0]
    fmla v30.4s, v21.4s, v4.s[0]
    fmla v29.4s, v20.4s, v5.s[0]
    fmla v28.4s, v21.4s, v5.s[0]
    fmla v27.4s, v20.4s, v6.s[0]
    fmla v26.4s, v21.4s, v6.s[0]
    fmla v25.4s, v20.4s, v7.s[0]
    fmla v24.4s, v21.4s, v7.s[0]
    fmla v15.4s, v22.4s, v16.s[1]
    fmla v14.4s, v23.4s, v16.s[1]
    fmla v13.4s, v22.4s, v17.s[1]
    fmla v12.4s, v23.4s, v17.s[1]
    fmla v11.4s, v22.4s, v18.s[1]
    fmla v10.4s, v23.4s, v18.s[1]
    fmla v9.4s, v22.4s, v19.s[1]
    fmla v8.4s, v23.4s, v19.s[1]
    fmla v31.4s, v22.4s, v4.s[1]
    fmla v30.4s, v23.4s, v4.s[1]
    fmla v29.4s, v22.4s, v5.s[1]
    fmla v28.4s, v23.4s, v5.s[1]
    fmla v27.4s, v22.4s, v6.s[1]
    fmla v26.4s, v23.4s, v6.s[1]
    fmla v25.4s, v22.4s, v7.s[1]
    fmla v24.4s, v23.4s, v7.s[1]
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
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x11]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x12]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x13]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x14]
    fmla v15.4s, v20.4s, v16.s[0]
    fmla v14.4s, v21.4s, v16.s[0]
    fmla v13.4s, v20.4s, v17.s[0]
    fmla v12.4s, v21.4s, v17.s[0]
    fmla v11.4s, v20.4s, v18.s[0]
    fmla v10.4s, v21.4s, v18.s[0]
    fmla v9.4s, v20.4s, v19.s[0]
    fmla v8.4s, v21.4s, v19.s[0]
    fmla v31.4s, v20.4s, v4.s[0]
    fmla v30.4s, v21.4s, v4.s[0]
    fmla v29.4s, v20.4s, v5.s[0]
    fmla v28.4s, v21.4s, v5.s[0]
    fmla v27.4s, v20.4s, v6.s[0]
    fmla v26.4s, v21.4s, v6.s[0]
    fmla v25.4s, v20.4s, v7.s[0]
    fmla v24.4s, v21.4s, v7.s[0]
    fmla v15.4s, v22.4s, v16.s[1]
    fmla v14.4s, v23.4s, v16.s[1]
    fmla v13.4s, v22.4s, v17.s[1]
    fmla v12.4s, v23.4s, v17.s[1]
    fmla v11.4s, v22.4s, v18.s[1]
    fmla v10.4s, v23.4s, v18.s[1]
    fmla v9.4s, v22.4s, v19.s[1]
    fmla v8.4s, v23.4s, v19.s[1]
    fmla v31.4s, v22.4s, v4.s[1]
    fmla v30.4s, v23.4s, v4.s[1]
    fmla v29.4s, v22.4s, v5.s[1]
    fmla v28.4s, v23.4s, v5.s[1]
    fmla v27.4s, v22.4s, v6.s[1]
    fmla v26.4s, v23.4s, v6.s[1]
    fmla v25.4s, v22.4s, v7.s[1]
    fmla v24.4s, v23.4s, v7.s[1]
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
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x15]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x4]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16]
    fmla v15.4s, v20.4s, v16.s[0]
    fmla v14.4s, v21.4s, v16.s[0]
    fmla v13.4s, v20.4s, v17.s[0]
    fmla v12.4s, v21.4s, v17.s[0]
    fmla v11.4s, v20.4s, v18.s[0]
    fmla v10.4s, v21.4s, v18.s[0]
    fmla v9.4s, v20.4s, v19.s[0]
    fmla v8.4s, v21.4s, v19.s[0]
    fmla v31.4s, v20.4s, v4.s[0]
    fmla v30.4s, v21.4s, v4.s[0]
    fmla v29.4s, v20.4s, v5.s[0]
    fmla v28.4s, v21.4s, v5.s[0]
    fmla v27.4s, v20.4s, v6.s[0]
    fmla v26.4s, v21.4s, v6.s[0]
    fmla v25.4s, v20.4s, v7.s[0]
    fmla v24.4s, v21.4s, v7.s[0]
    fmla v15.4s, v22.4s, v16.s[1]
    fmla v14.4s, v23.4s, v16.s[1]
    fmla v13.4s, v22.4s, v17.s[1]
    fmla v12.4s, v23.4s, v17.s[1]
    fmla v11.4s, v22.4s, v18.s[1]
    fmla v10.4s, v23.4s, v18.s[1]
    fmla v9.4s, v22.4s, v19.s[1]
    fmla v8.4s, v23.4s, v19.s[1]
    fmla v31.4s, v22.4s, v4.s[1]
    fmla v30.4s, v23.4s, v4.s[1]
    fmla v29.4s, v22.4s, v5.s[1]
    fmla v28.4s, v23.4s, v5.s[1]
    fmla v27.4s, v22.4s, v6.s[1]
    fmla v26.4s, v23.4s, v6.s[1]
    fmla v25.4s, v22.4s, v7.s[1]
    fmla v24.4s, v23.4s, v7.s[1]
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
    cbnz x2, .Lrepeat_79
    add x17, x17, x21, lsl #2
    add x20, x20, x19, lsl #2
    sub x0, x0, #1
    sub x17, x17, #2048
    sub x20, x20, #2048
    cbnz x0, .Lloop_78
.Lloop_end_77:
    ubfx x0, x1, #0, #4
    lsr x1, x1, #4
    cbz x1, .Lloop_end_80
.Lloop_81:
    add x2, x17, #64
    add x3, x20, #64
    add x4, x20, #128
    add x5, x17, #128
    add x6, x17, #192
    add x7, x20, #192
    add x8, x20, #256
    add x9, x17, #256
    add x10, x17, #320
    add x11, x20, #320
    add x12, x20, #384
    add x13, x17, #384
    add x14, x17, #448
    add x15, x20, #448
    sub x1, x1, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x20]
    add x20, x20, #512
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x17]
    add x17, x17, #512
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3]
    fmla v15.4s, v20.4s, v16.s[0]
    fmla v14.4s, v21.4s, v16.s[0]
    fmla v13.4s, v20.4s, v17.s[0]
    fmla v12.4s, v21.4s, v17.s[0]
    fmla v11.4s, v20.4s, v18.s[0]
    fmla v10.4s, v21.4s, v18.s[0]
    fmla v9.4s, v20.4s, v19.s[0]
    fmla v8.4s, v21.4s, v19.s[0]
    fmla v31.4s, v20.4s, v4.s[0]
    fmla v30.4s, v21.4s, v4.s[0]
    fmla v29.4s, v20.4s, v5.s[0]
    fmla v28.4s, v21.4s, v5.s[0]
    fmla v27.4s, v20.4s, v6.s[0]
    fmla v26.4s, v21.4s, v6.s[0]
    fmla v25.4s, v20.4s, v7.s[0]
    fmla v24.4s, v21.4s, v7.s[0]
    fmla v15.4s, v22.4s, v16.s[1]
    fmla v14.4s, v23.4s, v16.s[1]
    fmla v13.4s, v22.4s, v17.s[1]
    fmla v12.4s, v23.4s, v17.s[1]
    fmla v11.4s, v22.4s, v18.s[1]
    fmla v10.4s, v23.4s, v18.s[1]
    fmla v9.4s, v22.4s, v19.s[1]
    fmla v8.4s, v23.4s, v19.s[1]
    fmla v31.4s, v22.4s, v4.s[1]
    fmla v30.4s, v23.4s, v4.s[1]
    fmla v29.4s, v22.4s, v5.s[1]
    fmla v28.4s, v23.4s, v5.s[1]
    fmla v27.4s, v22.4s, v6.s[1]
    fmla v26.4s, v23.4s, v6.s[1]
    fmla v25.4s, v22.4s, v7.s[1]
    fmla v24.4s, v23.4s, v7.s[1]
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
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x4]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x5]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x6]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x7]
    fmla v15.4s, v20.4s, v16.s[0]
    fmla v14.4s, v21.4s, v16.s[0]
    fmla v13.4s, v20.4s, v17.s[0]
    fmla v12.4s, v21.4s, v17.s[0]
    fmla v11.4s, v20.4s, v18.s[0]
    fmla v10.4s, v21.4s, v18.s[0]
    fmla v9.4s, v20.4s, v19.s[0]
    fmla v8.4s, v21.4s, v19.s[0]
    fmla v31.4s, v20.4s, v4.s[0]
    fmla v30.4s, v21.4s, v4.s[0]
    fmla v29.4s, v20.4s, v5.s[0]
    fmla v28.4s, v21.4s, v5.s[0]
    fmla v27.4s, v20.4s, v6.s[0]
    fmla v26.4s, v21.4s, v6.s[0]
    fmla v25.4s, v20.4s, v7.s[0]
    fmla v24.4s, v21.4s, v7.s[0]
    fmla v15.4s, v22.4s, v16.s[1]
    fmla v14.4s, v23.4s, v16.s[1]
    fmla v13.4s, v22.4s, v17.s[1]
    fmla v12.4s, v23.4s, v17.s[1]
    fmla v11.4s, v22.4s, v18.s[1]
    fmla v10.4s, v23.4s, v18.s[1]
    fmla v9.4s, v22.4s, v19.s[1]
    fmla v8.4s, v23.4s, v19.s[1]
    fmla v31.4s, v22.4s, v4.s[1]
    fmla v30.4s, v23.4s, v4.s[1]
    fmla v29.4s, v22.4s, v5.s[1]
    fmla v28.4s, v23.4s, v5.s[1]
    fmla v27.4s, v22.4s, v6.s[1]
    fmla v26.4s, v23.4s, v6.s[1]
    fmla v25.4s, v22.4s, v7.s[1]
    fmla v24.4s, v23.4s, v7.s[1]
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
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x8]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x9]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11]
    fmla v15.4s, v20.4s, v16.s[0]
    fmla v14.4s, v21.4s, v16.s[0]
    fmla v13.4s, v20.4s, v17.s[0]
    fmla v12.4s, v21.4s, v17.s[0]
    fmla v11.4s, v20.4s, v18.s[0]
    fmla v10.4s, v21.4s, v18.s[0]
    fmla v9.4s, v20.4s, v19.s[0]
    fmla v8.4s, v21.4s, v19.s[0]
    fmla v31.4s, v20.4s, v4.s[0]
    fmla v30.4s, v21.4s, v4.s[0]
    fmla v29.4s, v20.4s, v5.s[0]
    fmla v28.4s, v21.4s, v5.s[0]
    fmla v27.4s, v20.4s, v6.s[0]
    fmla v26.4s, v21.4s, v6.s[0]
    fmla v25.4s, v20.4s, v7.s[0]
    fmla v24.4s, v21.4s, v7.s[0]
    fmla v15.4s, v22.4s, v16.s[1]
    fmla v14.4s, v23.4s, v16.s[1]
    fmla v13.4s, v22.4s, v17.s[1]
    fmla v12.4s, v23.4s, v17.s[1]
    fmla v11.4s, v22.4s, v18.s[1]
    fmla v10.4s, v23.4s, v18.s[1]
    fmla v9.4s, v22.4s, v19.s[1]
    fmla v8.4s, v23.4s, v19.s[1]
    fmla v31.4s, v22.4s, v4.s[1]
    fmla v30.4s, v23.4s, v4.s[1]
    fmla v29.4s, v22.4s, v5.s[1]
    fmla v28.4s, v23.4s, v5.s[1]
    fmla v27.4s, v22.4s, v6.s[1]
    fmla v26.4s, v23.4s, v6.s[1]
    fmla v25.4s, v22.4s, v7.s[1]
    fmla v24.4s, v23.4s, v7.s[1]
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
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x12]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x13]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x14]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15]
    fmla v15.4s, v20.4s, v16.s[0]
    fmla v14.4s, v21.4s, v16.s[0]
    fmla v13.4s, v20.4s, v17.s[0]
    fmla v12.4s, v21.4s, v17.s[0]
    fmla v11.4s, v20.4s, v18.s[0]
    fmla v10.4s, v21.4s, v18.s[0]
    fmla v9.4s, v20.4s, v19.s[0]
    fmla v8.4s, v21.4s, v19.s[0]
    fmla v31.4s, v20.4s, v4.s[0]
    fmla v30.4s, v21.4s, v4.s[0]
    fmla v29.4s, v20.4s, v5.s[0]
    fmla v28.4s, v21.4s, v5.s[0]
    fmla v27.4s, v20.4s, v6.s[0]
    fmla v26.4s, v21.4s, v6.s[0]
    fmla v25.4s, v20.4s, v7.s[0]
    fmla v24.4s, v21.4s, v7.s[0]
    fmla v15.4s, v22.4s, v16.s[1]
    fmla v14.4s, v23.4s, v16.s[1]
    fmla v13.4s, v22.4s, v17.s[1]
    fmla v12.4s, v23.4s, v17.s[1]
    fmla v11.4s, v22.4s, v18.s[1]
    fmla v10.4s, v23.4s, v18.s[1]
    fmla v9.4s, v22.4s, v19.s[1]
    fmla v8.4s, v23.4s, v19.s[1]
    fmla v31.4s, v22.4s, v4.s[1]
    fmla v30.4s, v23.4s, v4.s[1]
    fmla v29.4s, v22.4s, v5.s[1]
    fmla v28.4s, v23.4s, v5.s[1]
    fmla v27.4s, v22.4s, v6.s[1]
    fmla v26.4s, v23.4s, v6.s[1]
    fmla v25.4s, v22.4s, v7.s[1]
    fmla v24.4s, v23.4s, v7.s[1]
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
    cbnz x1, .Lloop_81
.Lloop_end_80:
    ubfx x1, x0, #0, #2
    lsr x0, x0, #2
    cbz x0, .Lloop_end_82
.Lloop_83:
    add x2, x17, #64
    add x3, x20, #64
    sub x0, x0, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x20]
    add x20, x20, #128
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x17]
    add x17, x17, #128
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3]
    fmla v15.4s, v20.4s, v16.s[0]
    fmla v14.4s, v21.4s, v16.s[0]
    fmla v13.4s, v20.4s, v17.s[0]
    fmla v12.4s, v21.4s, v17.s[0]
    fmla v11.4s, v20.4s, v18.s[0]
    fmla v10.4s, v21.4s, v18.s[0]
    fmla v9.4s, v20.4s, v19.s[0]
    fmla v8.4s, v21.4s, v19.s[0]
    fmla v31.4s, v20.4s, v4.s[0]
    fmla v30.4s, v21.4s, v4.s[0]
    fmla v29.4s, v20.4s, v5.s[0]
    fmla v28.4s, v21.4s, v5.s[0]
    fmla v27.4s, v20.4s, v6.s[0]
    fmla v26.4s, v21.4s, v6.s[0]
    fmla v25.4s, v20.4s, v7.s[0]
    fmla v24.4s, v21.4s, v7.s[0]
    fmla v15.4s, v22.4s, v16.s[1]
    fmla v14.4s, v23.4s, v16.s[1]
    fmla v13.4s, v22.4s, v17.s[1]
    fmla v12.4s, v23.4s, v17.s[1]
    fmla v11.4s, v22.4s, v18.s[1]
    fmla v10.4s, v23.4s, v18.s[1]
    fmla v9.4s, v22.4s, v19.s[1]
    fmla v8.4s, v23.4s, v19.s[1]
    fmla v31.4s, v22.4s, v4.s[1]
    fmla v30.4s, v23.4s, v4.s[1]
    fmla v29.4s, v22.4s, v5.s[1]
    fmla v28.4s, v23.4s, v5.s[1]
    fmla v27.4s, v22.4s, v6.s[1]
    fmla v26.4s, v23.4s, v6.s[1]
    fmla v25.4s, v22.4s, v7.s[1]
    fmla v24.4s, v23.4s, v7.s[1]
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
    cbnz x0, .Lloop_83
.Lloop_end_82:
    cbz x1, .Lloop_end_84
.Lloop_85:
    ldp q0, q1, [x20]
    sub x1, x1, #1
    add x20, x20, #32
    ldr s2, [x17]
    ldr s3, [x17, #16]
    ldr s4, [x17, #32]
    ldr s5, [x17, #48]
    ldr s6, [x17, #64]
    ldr s7, [x17, #80]
    ldr s16, [x17, #96]
    ldr s17, [x17, #112]
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
    add x17, x17, #4
    cbnz x1, .Lloop_85
.Lloop_end_84:
    cbnz x24, .Lotherwise_86
    str q15, [x22]
    str q14, [x22, #16]
    add x22, x22, x23, lsl #2
    str q13, [x22]
    str q12, [x22, #16]
    add x22, x22, x23, lsl #2
    str q11, [x22]
    str q10, [x22, #16]
    add x22, x22, x23, lsl #2
    str q9, [x22]
    str q8, [x22, #16]
    add x22, x22, x23, lsl #2
    str q31, [x22]
    str q30, [x22, #16]
    add x22, x22, x23, lsl #2
    str q29, [x22]
    str q28, [x22, #16]
    add x22, x22, x23, lsl #2
    str q27, [x22]
    str q26, [x22, #16]
    add x22, x22, x23, lsl #2
    str q25, [x22]
    str q24, [x22, #16]
    b .Lend_87
.Lotherwise_86:
    mov x0, x22
    ldp q0, q1, [x22]
    add x22, x22, x23, lsl #2
    ldp q2, q3, [x22]
    fadd v15.4s, v15.4s, v0.4s
    fadd v14.4s, v14.4s, v1.4s
    add x22, x22, x23, lsl #2
    fadd v13.4s, v13.4s, v2.4s
    fadd v12.4s, v12.4s, v3.4s
    ldp q0, q1, [x22]
    add x22, x22, x23, lsl #2
    ldp q2, q3, [x22]
    fadd v11.4s, v11.4s, v0.4s
    fadd v10.4s, v10.4s, v1.4s
    add x22, x22, x23, lsl #2
    fadd v9.4s, v9.4s, v2.4s
    fadd v8.4s, v8.4s, v3.4s
    ldp q0, q1, [x22]
    add x22, x22, x23, lsl #2
    ldp q2, q3, [x22]
    fadd v31.4s, v31.4s, v0.4s
    fadd v30.4s, v30.4s, v1.4s
    add x22, x22, x23, lsl #2
    fadd v29.4s, v29.4s, v2.4s
    fadd v28.4s, v28.4s, v3.4s
    ldp q0, q1, [x22]
    add x22, x22, x23, lsl #2
    ldp q2, q3, [x22]
    fadd v27.4s, v27.4s, v0.4s
    fadd v26.4s, v26.4s, v1.4s
    str q15, [x0]
    str q14, [x0, #16]
    fadd v25.4s, v25.4s, v2.4s
    fadd v24.4s, v24.4s, v3.4s
    add x0, x0, x23, lsl #2
    str q13, [x0]
    str q12, [x0, #16]
    add x0, x0, x23, lsl #2
    str q11, [x0]
    str q10, [x0, #16]
    add x0, x0, x23, lsl #2
    str q9, [x0]
    str q8, [x0, #16]
    add x0, x0, x23, lsl #2
    str q31, [x0]
    str q30, [x0, #16]
    add x0, x0, x23, lsl #2
    str q29, [x0]
    str q28, [x0, #16]
    add x0, x0, x23, lsl #2
    str q27, [x0]
    str q26, [x0, #16]
    add x0, x0, x23, lsl #2
    str q25, [x0]
    str q24, [x0, #16]
.Lend_87:
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp d8, d9, [sp, #48]
    ldp d10, d11, [sp, #64]
    ldp d12, d13, [sp, #80]
    ldp d14, d15, [sp, #96]
    add sp, sp, #112
    ret
    .size nnp_tuple_gemm_8x8__aarch64_neon, . - nnp_tuple_gemm_8x8__aarch64_neon

    .section .note.GNU-stack, "", %progbits
