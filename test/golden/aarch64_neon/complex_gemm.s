    .arch armv8-a

    .text
    .p2align 4
    .globl nnp_complex_gemm_1x8__aarch64_neon
    .type nnp_complex_gemm_1x8__aarch64_neon, %function
nnp_complex_gemm_1x8__aarch64_neon:
    lsr x6, x0, #6
    ubfx x0, x0, #0, #6
    mov x7, x1
    mov x8, x2
    ldr x9, [x4, #8]
    ldr x10, [x4, #24]
    ldr x11, [x4]
    ldr x12, [x4, #16]
    movi v26.4s, #0
    movi v27.4s, #0
    movi v28.4s, #0
    movi v29.4s, #0
    add x7, x7, x9, lsl #2
    add x8, x8, x10, lsl #2
    cbz x6, .Lloop_end_0
.Lloop_1:
    mov w9, #16
.Lrepeat_2:
    add x10, x1, x11, lsl #2
    add x13, x7, x11, lsl #2
    add x14, x2, x12, lsl #2
    add x15, x8, x12, lsl #2
    sub x9, x9, #1
    ldr q0, [x2]
    ldr q1, [x2, #16]
    ldr q2, [x1]
    add x1, x1, #128
    ldr q3, [x7]
    add x7, x7, #128
    ldr q4, [x8]
    ldr q5, [x8, #16]
    ldr q6, [x2, #32]
    ldr q7, [x2, #48]
    ldr q16, [x8, #32]
    ldr q17, [x8, #48]
    ldr q18, [x2, #64]
    ldr q19, [x2, #80]
    ldr q20, [x8, #64]
    ldr q21, [x8, #80]
    ldr q22, [x2, #96]
    ldr q23, [x2, #112]
    add x2, x2, #128
    ldr q24, [x8, #96]
    ldr q25, [x8, #112]
    add x8, x8, #128
    prfm pldl1keep, [x10]
    prfm pldl1keep, [x13]
    prfm pldl1keep, [x14]
    prfm pldl1keep, [x15]
    prfm pldl1keep, [x14, #64]
    prfm pldl1keep, [x15, #64]
    fmla v26.4s, v0.4s, v2.s[0]
    fmla v27.4s, v1.4s, v2.s[0]
    fmla v28.4s, v0.4s, v3.s[0]
    fmla v29.4s, v1.4s, v3.s[0]
    fmls v26.4s, v4.4s, v3.s[0]
    fmls v27.4s, v5.4s, v3.s[0]
    fmla v28.4s, v4.4s, v2.s[0]
    fmla v29.4s, v5.4s, v2.s[0]
    fmla v26.4s, v6.4s, v2.s[1]
    fmla v27.4s, v7.4s, v2.s[1]
    fmla v28.4s, v6.4s, v3.s[1]
    fmla v29.4s, v7.4s, v3.s[1]
    fmls v26.4s, v16.4s, v3.s[1]
    fmls v27.4s, v17.4s, v3.s[1]
    fmla v28.4s, v16.4s, v2.s[1]
    fmla v29.4s, v17.4s, v2.s[1]
    fmla v26.4s, v18.4s, v2.s[2]
    fmla v27.4s, v19.4s, v2.s[2]
    fmla v28.4s, v18.4s, v3.s[2]
    fmla v29.4s, v19.4s, v3.s[2]
    fmls v26.4s, v20.4s, v3.s[2]
    fmls v27.4s, v21.4s, v3.s[2]
    fmla v28.4s, v20.4s, v2.s[2]
    fmla v29.4s, v21.4s, v2.s[2]
    fmla v26.4s, v22.4s, v2.s[3]
    fmla v27.4s, v23.4s, v2.s[3]
    fmla v28.4s, v22.4s, v3.s[3]
    fmla v29.4s, v23.4s, v3.s[3]
    fmls v26.4s, v24.4s, v3.s[3]
    fmls v27.4s, v25.4s, v3.s[3]
    fmla v28.4s, v24.4s, v2.s[3]
    fmla v29.4s, v25.4s, v2.s[3]
    cbnz x9, .Lrepeat_2
    add x1, x1, x11, lsl #2
    add x7, x7, x11, lsl #2
    add x2, x2, x12, lsl #2
    add x8, x8, x12, lsl #2
    sub x6, x6, #1
    sub x1, x1, #2048
    sub x7, x7, #2048
    sub x2, x2, #2048
    sub x8, x8, #2048
    cbnz x6, .Lloop_1
.Lloop_end_0:
    lsr x6, x0, #2
    ubfx x0, x0, #0, #2
    cbz x6, .Lloop_end_3
.Lloop_4:
    sub x6, x6, #1
    ldr q0, [x2]
    ldr q1, [x2, #16]
    ldr q2, [x1]
    add x1, x1, #128
    ldr q3, [x7]
    add x7, x7, #128
    ldr q4, [x8]
    ldr q5, [x8, #16]
    ldr q6, [x2, #32]
    ldr q7, [x2, #48]
    ldr q16, [x8, #32]
    ldr q17, [x8, #48]
    ldr q18, [x2, #64]
    ldr q19, [x2, #80]
    ldr q20, [x8, #64]
    ldr q21, [x8, #80]
    ldr q22, [x2, #96]
    ldr q23, [x2, #112]
    add x2, x2, #128
    ldr q24, [x8, #96]
    ldr q25, [x8, #112]
    fmla v26.4s, v0.4s, v2.s[0]
    fmla v27.4s, v1.4s, v2.s[0]
    fmla v28.4s, v0.4s, v3.s[0]
    fmla v29.4s, v1.4s, v3.s[0]
    add x8, x8, #128
    fmls v26.4s, v4.4s, v3.s[0]
    fmls v27.4s, v5.4s, v3.s[0]
    fmla v28.4s, v4.4s, v2.s[0]
    fmla v29.4s, v5.4s, v2.s[0]
    fmla v26.4s, v6.4s, v2.s[1]
    fmla v27.4s, v7.4s, v2.s[1]
    fmla v28.4s, v6.4s, v3.s[1]
    fmla v29.4s, v7.4s, v3.s[1]
    fmls v26.4s, v16.4s, v3.s[1]
    fmls v27.4s, v17.4s, v3.s[1]
    fmla v28.4s, v16.4s, v2.s[1]
    fmla v29.4s, v17.4s, v2.s[1]
    fmla v26.4s, v18.4s, v2.s[2]
    fmla v27.4s, v19.4s, v2.s[2]
    fmla v28.4s, v18.4s, v3.s[2]
    fmla v29.4s, v19.4s, v3.s[2]
    fmls v26.4s, v20.4s, v3.s[2]
    fmls v27.4s, v21.4s, v3.s[2]
    fmla v28.4s, v20.4s, v2.s[2]
    fmla v29.4s, v21.4s, v2.s[2]
    fmla v26.4s, v22.4s, v2.s[3]
    fmla v27.4s, v23.4s, v2.s[3]
    fmla v28.4s, v22.4s, v3.s[3]
    fmla v29.4s, v23.4s, v3.s[3]
    fmls v26.4s, v24.4s, v3.s[3]
    fmls v27.4s, v25.4s, v3.s[3]
    fmla v28.4s, v24.4s, v2.s[3]
    fmla v29.4s, v25.4s, v2.s[3]
    cbnz x6, .Lloop_4
.Lloop_end_3:
    cbz x0, .Lloop_end_5
.Lloop_6:
    sub x0, x0, #1
    ldr q0, [x2]
    ldr q1, [x2, #16]
    add x2, x2, #32
    ldr s2, [x1]
    add x1, x1, #4
    ldr s3, [x7]
    add x7, x7, #4
    ldr q4, [x8]
    ldr q5, [x8, #16]
    add x8, x8, #32
    fmla v26.4s, v0.4s, v2.s[0]
    fmla v27.4s, v1.4s, v2.s[0]
    fmla v28.4s, v0.4s, v3.s[0]
    fmla v29.4s, v1.4s, v3.s[0]
    fmls v26.4s, v4.4s, v3.s[0]
    fmls v27.4s, v5.4s, v3.s[0]
    fmla v28.4s, v4.4s, v2.s[0]
    fmla v29.4s, v5.4s, v2.s[0]
    cbnz x0, .Lloop_6
.Lloop_end_5:
    mov x0, x3
    ldr x1, [x4, #40]
    add x0, x0, x1, lsl #2
    cbnz x5, .Lotherwise_7
    str q26, [x3]
    str q27, [x3, #16]
    str q28, [x0]
    str q29, [x0, #16]
    b .Lend_8
.Lotherwise_7:
    mov x1, x3
    mov x2, x0
    ldr q0, [x3]
    ldr q1, [x3, #16]
    ldr q2, [x0]
    ldr q3, [x0, #16]
    fadd v26.4s, v26.4s, v0.4s
    fadd v27.4s, v27.4s, v1.4s
    fadd v28.4s, v28.4s, v2.4s
    fadd v29.4s, v29.4s, v3.4s
    str q26, [x1]
    str q27, [x1, #16]
    str q28, [x2]
    str q29, [x2, #16]
.Lend_8:
    ret
    .size nnp_complex_gemm_1x8__aarch64_neon, . - nnp_complex_gemm_1x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_complex_gemm_2x8__aarch64_neon
    .type nnp_complex_gemm_2x8__aarch64_neon, %function
nnp_complex_gemm_2x8__aarch64_neon:
    sub sp, sp, #32
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    lsr x6, x0, #6
    ubfx x0, x0, #0, #6
    mov x7, x1
    mov x8, x2
    ldr x9, [x4, #8]
    ldr x10, [x4, #24]
    ldr x11, [x4]
    ldr x12, [x4, #16]
    movi v28.4s, #0
    movi v29.4s, #0
    movi v30.4s, #0
    movi v31.4s, #0
    movi v8.4s, #0
    movi v9.4s, #0
    movi v10.4s, #0
    movi v11.4s, #0
    add x7, x7, x9, lsl #2
    add x8, x8, x10, lsl #2
    cbz x6, .Lloop_end_9
.Lloop_10:
    mov w9, #16
.Lrepeat_11:
    add x10, x1, x11, lsl #2
    add x13, x7, x11, lsl #2
    add x14, x2, x12, lsl #2
    add x15, x8, x12, lsl #2
    sub x9, x9, #1
    ldr q0, [x2]
    ldr q1, [x2, #16]
    ldr q2, [x1]
    ldr q3, [x7]
    ldr q4, [x1, #16]
    add x1, x1, #128
    ldr q5, [x7, #16]
    add x7, x7, #128
    ldr q6, [x8]
    ldr q7, [x8, #16]
    ldr q16, [x2, #32]
    ldr q17, [x2, #48]
    ldr q18, [x8, #32]
    ldr q19, [x8, #48]
    ldr q20, [x2, #64]
    ldr q21, [x2, #80]
    ldr q22, [x8, #64]
    ldr q23, [x8, #80]
    ldr q24, [x2, #96]
    ldr q25, [x2, #112]
    add x2, x2, #128
    ldr q26, [x8, #96]
    ldr q27, [x8, #112]
    add x8, x8, #128
    prfm pldl1keep, [x10]
    prfm pldl1keep, [x13]
    prfm pldl1keep, [x14]
    prfm pldl1keep, [x15]
    prfm pldl1keep, [x14, #64]
    prfm pldl1keep, [x15, #64]
    fmla v28.4s, v0.4s, v2.s[0]
    fmla v29.4s, v1.4s, v2.s[0]
    fmla v8.4s, v0.4s, v3.s[0]
    fmla v9.4s, v1.4s, v3.s[0]
    fmla v30.4s, v0.4s, v4.s[0]
    fmla v31.4s, v1.4s, v4.s[0]
    fmla v10.4s, v0.4s, v5.s[0]
    fmla v11.4s, v1.4s, v5.s[0]
    fmls v28.4s, v6.4s, v3.s[0]
    fmls v29.4s, v7.4s, v3.s[0]
    fmla v8.4s, v6.4s, v2.s[0]
    fmla v9.4s, v7.4s, v2.s[0]
    fmls v30.4s, v6.4s, v5.s[0]
    fmls v31.4s, v7.4s, v5.s[0]
    fmla v10.4s, v6.4s, v4.s[0]
    fmla v11.4s, v7.4s, v4.s[0]
    fmla v28.4s, v16.4s, v2.s[1]
    fmla v29.4s, v17.4s, v2.s[1]
    fmla v8.4s, v16.4s, v3.s[1]
    fmla v9.4s, v17.4s, v3.s[1]
    fmla v30.4s, v16.4s, v4.s[1]
    fmla v31.4s, v17.4s, v4.s[1]
    fmla v10.4s, v16.4s, v5.s[1]
    fmla v11.4s, v17.4s, v5.s[1]
    fmls v28.4s, v18.4s, v3.s[1]
    fmls v29.4s, v19.4s, v3.s[1]
    fmla v8.4s, v18.4s, v2.s[1]
    fmla v9.4s, v19.4s, v2.s[1]
    fmls v30.4s, v18.4s, v5.s[1]
    fmls v31.4s, v19.4s, v5.s[1]
    fmla v10.4s, v18.4s, v4.s[1]
    fmla v11.4s, v19.4s, v4.s[1]
    fmla v28.4s, v20.4s, v2.s[2]
    fmla v29.4s, v21.4s, v2.s[2]
    fmla v8.4s, v20.4s, v3.s[2]
    fmla v9.4s, v21.4s, v3.s[2]
    fmla v30.4s, v20.4s, v4.s[2]
    fmla v31.4s, v21.4s, v4.s[2]
    fmla v10.4s, v20.4s, v5.s[2]
    fmla v11.4s, v21.4s, v5.s[2]
    fmls v28.4s, v22.4s, v3.s[2]
    fmls v29.4s, v23.4s, v3.s[2]
    fmla v8.4s, v22.4s, v2.s[2]
    fmla v9.4s, v23.4s, v2.s[2]
    fmls v30.4s, v22.4s, v5.s[2]
    fmls v31.4s, v23.4s, v5.s[2]
    fmla v10.4s, v22.4s, v4.s[2]
    fmla v11.4s, v23.4s, v4.s[2]
    fmla v28.4s, v24.4s, v2.s[3]
    fmla v29.4s, v25.4s, v2.s[3]
    fmla v8.4s, v24.4s, v3.s[3]
    fmla v9.4s, v25.4s, v3.s[3]
    fmla v30.4s, v24.4s, v4.s[3]
    fmla v31.4s, v25.4s, v4.s[3]
    fmla v10.4s, v24.4s, v5.s[3]
    fmla v11.4s, v25.4s, v5.s[3]
    fmls v28.4s, v26.4s, v3.s[3]
    fmls v29.4s, v27.4s, v3.s[3]
    fmla v8.4s, v26.4s, v2.s[3]
    fmla v9.4s, v27.4s, v2.s[3]
    fmls v30.4s, v26.4s, v5.s[3]
    fmls v31.4s, v27.4s, v5.s[3]
    fmla v10.4s, v26.4s, v4.s[3]
    fmla v11.4s, v27.4s, v4.s[3]
    cbnz x9, .Lrepeat_11
    add x1, x1, x11, lsl #2
    add x7, x7, x11, lsl #2
    add x2, x2, x12, lsl #2
    add x8, x8, x12, lsl #2
    sub x6, x6, #1
    sub x1, x1, #2048
    sub x7, x7, #2048
    sub x2, x2, #2048
    sub x8, x8, #2048
    cbnz x6, .Lloop_10
.Lloop_end_9:
    lsr x6, x0, #2
    ubfx x0, x0, #0, #2
    cbz x6, .Lloop_end_12
.Lloop_13:
    sub x6, x6, #1
    ldr q0, [x2]
    ldr q1, [x2, #16]
    ldr q2, [x1]
    ldr q3, [x7]
    ldr q4, [x1, #16]
    add x1, x1, #128
    ldr q5, [x7, #16]
    add x7, x7, #128
    ldr q6, [x8]
    ldr q7, [x8, #16]
    ldr q16, [x2, #32]
    ldr q17, [x2, #48]
    ldr q18, [x8, #32]
    ldr q19, [x8, #48]
    ldr q20, [x2, #64]
    ldr q21, [x2, #80]
    ldr q22, [x8, #64]
    ldr q23, [x8, #80]
    ldr q24, [x2, #96]
    ldr q25, [x2, #112]
    add x2, x2, #128
    ldr q26, [x8, #96]
    ldr q27, [x8, #112]
    fmla v28.4s, v0.4s, v2.s[0]
    fmla v29.4s, v1.4s, v2.s[0]
    fmla v8.4s, v0.4s, v3.s[0]
    fmla v9.4s, v1.4s, v3.s[0]
    fmla v30.4s, v0.4s, v4.s[0]
    fmla v31.4s, v1.4s, v4.s[0]
    fmla v10.4s, v0.4s, v5.s[0]
    fmla v11.4s, v1.4s, v5.s[0]
    fmls v28.4s, v6.4s, v3.s[0]
    fmls v29.4s, v7.4s, v3.s[0]
    fmla v8.4s, v6.4s, v2.s[0]
    fmla v9.4s, v7.4s, v2.s[0]
    fmls v30.4s, v6.4s, v5.s[0]
    fmls v31.4s, v7.4s, v5.s[0]
    fmla v10.4s, v6.4s, v4.s[0]
    fmla v11.4s, v7.4s, v4.s[0]
    fmla v28.4s, v16.4s, v2.s[1]
    fmla v29.4s, v17.4s, v2.s[1]
    fmla v8.4s, v16.4s, v3.s[1]
    fmla v9.4s, v17.4s, v3.s[1]
    fmla v30.4s, v16.4s, v4.s[1]
    fmla v31.4s, v17.4s, v4.s[1]
    fmla v10.4s, v16.4s, v5.s[1]
    fmla v11.4s, v17.4s, v5.s[1]
    fmls v28.4s, v18.4s, v3.s[1]
    fmls v29.4s, v19.4s, v3.s[1]
    fmla v8.4s, v18.4s, v2.s[1]
    fmla v9.4s, v19.4s, v2.s[1]
    fmls v30.4s, v18.4s, v5.s[1]
    fmls v31.4s, v19.4s, v5.s[1]
    fmla v10.4s, v18.4s, v4.s[1]
    fmla v11.4s, v19.4s, v4.s[1]
    fmla v28.4s, v20.4s, v2.s[2]
    fmla v29.4s, v21.4s, v2.s[2]
    fmla v8.4s, v20.4s, v3.s[2]
    fmla v9.4s, v21.4s, v3.s[2]
    fmla v30.4s, v20.4s, v4.s[2]
    fmla v31.4s, v21.4s, v4.s[2]
    fmla v10.4s, v20.4s, v5.s[2]
    fmla v11.4s, v21.4s, v5.s[2]
    fmls v28.4s, v22.4s, v3.s[2]
    fmls v29.4s, v23.4s, v3.s[2]
    fmla v8.4s, v22.4s, v2.s[2]
    fmla v9.4s, v23.4s, v2.s[2]
    fmls v30.4s, v22.4s, v5.s[2]
    fmls v31.4s, v23.4s, v5.s[2]
    fmla v10.4s, v22.4s, v4.s[2]
    fmla v11.4s, v23.4s, v4.s[2]
    fmla v28.4s, v24.4s, v2.s[3]
    fmla v29.4s, v25.4s, v2.s[3]
    fmla v8.4s, v24.4s, v3.s[3]
    fmla v9.4s, v25.4s, v3.s[3]
    fmla v30.4s, v24.4s, v4.s[3]
    fmla v31.4s, v25.4s, v4.s[3]
    fmla v10.4s, v24.4s, v5.s[3]
    fmla v11.4s, v25.4s, v5.s[3]
    fmls v28.4s, v26.4s, v3.s[3]
    fmls v29.4s, v27.4s, v3.s[3]
    fmla v8.4s, v26.4s, v2.s[3]
    fmla v9.4s, v27.4s, v2.s[3]
    fmls v30.4s, v26.4s, v5.s[3]
    fmls v31.4s, v27.4s, v5.s[3]
    fmla v10.4s, v26.4s, v4.s[3]
    fmla v11.4s, v27.4s, v4.s[3]
    add x8, x8, #128
    cbnz x6, .Lloop_13
.Lloop_end_12:
    cbz x0, .Lloop_end_14
.Lloop_15:
    sub x0, x0, #1
    ldr q0, [x2]
    ldr q1, [x2, #16]
    add x2, x2, #32
    ldr s2, [x1]
    ldr s3, [x7]
    ldr s4, [x1, #16]
    add x1, x1, #4
    ldr s5, [x7, #16]
    add x7, x7, #4
    ldr q6, [x8]
    ldr q7, [x8, #16]
    fmla v28.4s, v0.4s, v2.s[0]
    fmla v29.4s, v1.4s, v2.s[0]
    fmla v8.4s, v0.4s, v3.s[0]
    fmla v9.4s, v1.4s, v3.s[0]
    fmla v30.4s, v0.4s, v4.s[0]
    fmla v31.4s, v1.4s, v4.s[0]
    fmla v10.4s, v0.4s, v5.s[0]
    fmla v11.4s, v1.4s, v5.s[0]
    fmls v28.4s, v6.4s, v3.s[0]
    fmls v29.4s, v7.4s, v3.s[0]
    fmla v8.4s, v6.4s, v2.s[0]
    fmla v9.4s, v7.4s, v2.s[0]
    fmls v30.4s, v6.4s, v5.s[0]
    fmls v31.4s, v7.4s, v5.s[0]
    fmla v10.4s, v6.4s, v4.s[0]
    fmla v11.4s, v7.4s, v4.s[0]
    add x8, x8, #32
    cbnz x0, .Lloop_15
.Lloop_end_14:
    mov x0, x3
    ldr x1, [x4, #40]
    ldr x2, [x4, #32]
    add x0, x0, x1, lsl #2
    cbnz x5, .Lotherwise_16
    str q28, [x3]
    str q29, [x3, #16]
    add x3, x3, x2, lsl #2
    str q30, [x3]
    str q31, [x3, #16]
    str q8, [x0]
    str q9, [x0, #16]
    add x0, x0, x2, lsl #2
    str q10, [x0]
    str q11, [x0, #16]
    b .Lend_17
.Lotherwise_16:
    mov x1, x3
    mov x4, x0
    ldr q0, [x3]
    ldr q1, [x3, #16]
    add x3, x3, x2, lsl #2
    ldr q2, [x0]
    ldr q3, [x0, #16]
    add x0, x0, x2, lsl #2
    fadd v28.4s, v28.4s, v0.4s
    fadd v29.4s, v29.4s, v1.4s
    fadd v8.4s, v8.4s, v2.4s
    fadd v9.4s, v9.4s, v3.4s
    ldr q0, [x3]
    ldr q1, [x3, #16]
    ldr q2, [x0]
    ldr q3, [x0, #16]
    str q28, [x1]
    str q29, [x1, #16]
    fadd v30.4s, v30.4s, v0.4s
    fadd v31.4s, v31.4s, v1.4s
    fadd v10.4s, v10.4s, v2.4s
    fadd v11.4s, v11.4s, v3.4s
    add x1, x1, x2, lsl #2
    str q30, [x1]
    str q31, [x1, #16]
    str q8, [x4]
    str q9, [x4, #16]
    add x4, x4, x2, lsl #2
    str q10, [x4]
    str q11, [x4, #16]
.Lend_17:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    add sp, sp, #32
    ret
    .size nnp_complex_gemm_2x8__aarch64_neon, . - nnp_complex_gemm_2x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_complex_gemm_3x8__aarch64_neon
    .type nnp_complex_gemm_3x8__aarch64_neon, %function
nnp_complex_gemm_3x8__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    lsr x6, x0, #6
    ubfx x0, x0, #0, #6
    mov x7, x1
    mov x8, x2
    ldr x9, [x4, #8]
    ldr x10, [x4, #24]
    ldr x11, [x4]
    ldr x12, [x4, #16]
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
    movi v8.4s, #0
    movi v9.4s, #0
    add x7, x7, x9, lsl #2
    add x8, x8, x10, lsl #2
    cbz x6, .Lloop_end_18
.Lloop_19:
    mov w9, #16
.Lrepeat_20:
    add x10, x1, x11, lsl #2
    add x13, x7, x11, lsl #2
    add x14, x2, x12, lsl #2
    add x15, x8, x12, lsl #2
    sub x9, x9, #1
    ldr q0, [x2]
    ldr q1, [x2, #16]
    ldr q10, [x1]
    ldr q11, [x7]
    ldr q12, [x1, #16]
    ldr q13, [x7, #16]
    ldr q14, [x1, #32]
    add x1, x1, #128
    ldr q15, [x7, #32]
    add x7, x7, #128
    ldr q2, [x8]
    ldr q3, [x8, #16]
    ldr q4, [x2, #32]
    ldr q5, [x2, #48]
    ldr q6, [x8, #32]
    ldr q7, [x8, #48]
    ldr q16, [x2, #64]
    ldr q17, [x2, #80]
    ldr q18, [x8, #64]
    ldr q19, [x8, #80]
    ldr q20, [x2, #96]
    ldr q21, [x2, #112]
    add x2, x2, #128
    prfm pldl1keep, [x10]
    prfm pldl1keep, [x13]
    prfm pldl1keep, [x14]
    prfm pldl1keep, [x15]
    prfm pldl1keep, [x14, #64]
    prfm pldl1keep, [x15, #64]
    fmla v22.4s, v0.4s, v10.s[0]
    fmla v23.4s, v1.4s, v10.s[0]
    fmla v28.4s, v0.4s, v11.s[0]
    fmla v29.4s, v1.4s, v11.s[0]
    fmla v24.4s, v0.4s, v12.s[0]
    fmla v25.4s, v1.4s, v12.s[0]
    fmla v30.4s, v0.4s, v13.s[0]
    fmla v31.4s, v1.4s, v13.s[0]
    fmla v26.4s, v0.4s, v14.s[0]
    fmla v27.4s, v1.4s, v14.s[0]
    fmla v8.4s, v0.4s, v15.s[0]
    fmla v9.4s, v1.4s, v15.s[0]
    fmla v28.4s, v2.4s, v10.s[0]
    fmla v29.4s, v3.4s, v10.s[0]
    fmls v22.4s, v2.4s, v11.s[0]
    fmls v23.4s, v3.4s, v11.s[0]
    fmla v30.4s, v2.4s, v12.s[0]
    fmla v31.4s, v3.4s, v12.s[0]
    fmls v24.4s, v2.4s, v13.s[0]
    fmls v25.4s, v3.4s, v13.s[0]
    fmla v8.4s, v2.4s, v14.s[0]
    fmla v9.4s, v3.4s, v14.s[0]
    fmls v26.4s, v2.4s, v15.s[0]
    fmls v27.4s, v3.4s, v15.s[0]
    fmla v22.4s, v4.4s, v10.s[1]
    fmla v23.4s, v5.4s, v10.s[1]
    fmla v28.4s, v4.4s, v11.s[1]
    fmla v29.4s, v5.4s, v11.s[1]
    fmla v24.4s, v4.4s, v12.s[1]
    fmla v25.4s, v5.4s, v12.s[1]
    fmla v30.4s, v4.4s, v13.s[1]
    fmla v31.4s, v5.4s, v13.s[1]
    fmla v26.4s, v4.4s, v14.s[1]
    fmla v27.4s, v5.4s, v14.s[1]
    fmla v8.4s, v4.4s, v15.s[1]
    fmla v9.4s, v5.4s, v15.s[1]
    fmla v28.4s, v6.4s, v10.s[1]
    fmla v29.4s, v7.4s, v10.s[1]
    fmls v22.4s, v6.4s, v11.s[1]
    fmls v23.4s, v7.4s, v11.s[1]
    fmla v30.4s, v6.4s, v12.s[1]
    fmla v31.4s, v7.4s, v12.s[1]
    fmls v24.4s, v6.4s, v13.s[1]
    fmls v25.4s, v7.4s, v13.s[1]
    fmla v8.4s, v6.4s, v14.s[1]
    fmla v9.4s, v7.4s, v14.s[1]
    fmls v26.4s, v6.4s, v15.s[1]
    fmls v27.4s, v7.4s, v15.s[1]
    fmla v22.4s, v16.4s, v10.s[2]
    fmla v23.4s, v17.4s, v10.s[2]
    fmla v28.4s, v16.4s, v11.s[2]
    fmla v29.4s, v17.4s, v11.s[2]
    fmla v24.4s, v16.4s, v12.s[2]
    fmla v25.4s, v17.4s, v12.s[2]
    fmla v30.4s, v16.4s, v13.s[2]
    fmla v31.4s, v17.4s, v13.s[2]
    fmla v26.4s, v16.4s, v14.s[2]
    fmla v27.4s, v17.4s, v14.s[2]
    fmla v8.4s, v16.4s, v15.s[2]
    fmla v9.4s, v17.4s, v15.s[2]
    fmla v28.4s, v18.4s, v10.s[2]
    fmla v29.4s, v19.4s, v10.s[2]
    fmls v22.4s, v18.4s, v11.s[2]
    fmls v23.4s, v19.4s, v11.s[2]
    fmla v30.4s, v18.4s, v12.s[2]
    fmla v31.4s, v19.4s, v12.s[2]
    fmls v24.4s, v18.4s, v13.s[2]
    fmls v25.4s, v19.4s, v13.s[2]
    fmla v8.4s, v18.4s, v14.s[2]
    fmla v9.4s, v19.4s, v14.s[2]
    fmls v26.4s, v18.4s, v15.s[2]
    fmls v27.4s, v19.4s, v15.s[2]
    fmla v22.4s, v20.4s, v10.s[3]
    fmla v23.4s, v21.4s, v10.s[3]
    fmla v28.4s, v20.4s, v11.s[3]
    fmla v29.4s, v21.4s, v11.s[3]
    fmla v24.4s, v20.4s, v12.s[3]
    fmla v25.4s, v21.4s, v12.s[3]
    fmla v30.4s, v20.4s, v13.s[3]
    fmla v31.4s, v21.4s, v13.s[3]
    fmla v26.4s, v20.4s, v14.s[3]
    fmla v27.4s, v21.4s, v14.s[3]
    fmla v8.4s, v20.4s, v15.s[3]
    fmla v9.4s, v21.4s, v15.s[3]
    ldr q0, [x8, #96]
    ldr q1, [x8, #112]
    add x8, x8, #128
    fmla v28.4s, v0.4s, v10.s[3]
    fmla v29.4s, v1.4s, v10.s[3]
    fmls v22.4s, v0.4s, v11.s[3]
    fmls v23.4s, v1.4s, v11.s[3]
    fmla v30.4s, v0.4s, v12.s[3]
    fmla v31.4s, v1.4s, v12.s[3]
    fmls v24.4s, v0.4s, v13.s[3]
    fmls v25.4s, v1.4s, v13.s[3]
    fmla v8.4s, v0.4s, v14.s[3]
    fmla v9.4s, v1.4s, v14.s[3]
    fmls v26.4s, v0.4s, v15.s[3]
    fmls v27.4s, v1.4s, v15.s[3]
    cbnz x9, .Lrepeat_20
    add x1, x1, x11, lsl #2
    add x7, x7, x11, lsl #2
    add x2, x2, x12, lsl #2
    add x8, x8, x12, lsl #2
    sub x6, x6, #1
    sub x1, x1, #2048
    sub x7, x7, #2048
    sub x2, x2, #2048
    sub x8, x8, #2048
    cbnz x6, .Lloop_19
.Lloop_end_18:
    lsr x6, x0, #2
    ubfx x0, x0, #0, #2
    cbz x6, .Lloop_end_21
.Lloop_22:
    sub x6, x6, #1
    ldr q0, [x2]
    ldr q1, [x2, #16]
    ldr q10, [x1]
    ldr q11, [x7]
    ldr q12, [x1, #16]
    ldr q13, [x7, #16]
    ldr q14, [x1, #32]
    add x1, x1, #128
    ldr q15, [x7, #32]
    add x7, x7, #128
    ldr q2, [x8]
    ldr q3, [x8, #16]
    ldr q4, [x2, #32]
    ldr q5, [x2, #48]
    ldr q6, [x8, #32]
    ldr q7, [x8, #48]
    ldr q16, [x2, #64]
    ldr q17, [x2, #80]
    ldr q18, [x8, #64]
    ldr q19, [x8, #80]
    ldr q20, [x2, #96]
    ldr q21, [x2, #112]
    fmla v22.4s, v0.4s, v10.s[0]
    fmla v23.4s, v1.4s, v10.s[0]
    fmla v28.4s, v0.4s, v11.s[0]
    fmla v29.4s, v1.4s, v11.s[0]
    fmla v24.4s, v0.4s, v12.s[0]
    fmla v25.4s, v1.4s, v12.s[0]
    fmla v30.4s, v0.4s, v13.s[0]
    fmla v31.4s, v1.4s, v13.s[0]
    fmla v26.4s, v0.4s, v14.s[0]
    fmla v27.4s, v1.4s, v14.s[0]
    fmla v8.4s, v0.4s, v15.s[0]
    fmla v9.4s, v1.4s, v15.s[0]
    fmla v28.4s, v2.4s, v10.s[0]
    fmla v29.4s, v3.4s, v10.s[0]
    fmls v22.4s, v2.4s, v11.s[0]
    fmls v23.4s, v3.4s, v11.s[0]
    fmla v30.4s, v2.4s, v12.s[0]
    fmla v31.4s, v3.4s, v12.s[0]
    fmls v24.4s, v2.4s, v13.s[0]
    fmls v25.4s, v3.4s, v13.s[0]
    fmla v8.4s, v2.4s, v14.s[0]
    fmla v9.4s, v3.4s, v14.s[0]
    fmls v26.4s, v2.4s, v15.s[0]
    fmls v27.4s, v3.4s, v15.s[0]
    fmla v22.4s, v4.4s, v10.s[1]
    fmla v23.4s, v5.4s, v10.s[1]
    fmla v28.4s, v4.4s, v11.s[1]
    fmla v29.4s, v5.4s, v11.s[1]
    fmla v24.4s, v4.4s, v12.s[1]
    fmla v25.4s, v5.4s, v12.s[1]
    fmla v30.4s, v4.4s, v13.s[1]
    fmla v31.4s, v5.4s, v13.s[1]
    fmla v26.4s, v4.4s, v14.s[1]
    fmla v27.4s, v5.4s, v14.s[1]
    fmla v8.4s, v4.4s, v15.s[1]
    fmla v9.4s, v5.4s, v15.s[1]
    fmla v28.4s, v6.4s, v10.s[1]
    fmla v29.4s, v7.4s, v10.s[1]
    fmls v22.4s, v6.4s, v11.s[1]
    fmls v23.4s, v7.4s, v11.s[1]
    fmla v30.4s, v6.4s, v12.s[1]
    fmla v31.4s, v7.4s, v12.s[1]
    fmls v24.4s, v6.4s, v13.s[1]
    fmls v25.4s, v7.4s, v13.s[1]
    fmla v8.4s, v6.4s, v14.s[1]
    fmla v9.4s, v7.4s, v14.s[1]
    fmls v26.4s, v6.4s, v15.s[1]
    fmls v27.4s, v7.4s, v15.s[1]
    fmla v22.4s, v16.4s, v10.s[2]
    fmla v23.4s, v17.4s, v10.s[2]
    fmla v28.4s, v16.4s, v11.s[2]
    fmla v29.4s, v17.4s, v11.s[2]
    fmla v24.4s, v16.4s, v12.s[2]
    fmla v25.4s, v17.4s, v12.s[2]
    fmla v30.4s, v16.4s, v13.s[2]
    fmla v31.4s, v17.4s, v13.s[2]
    fmla v26.4s, v16.4s, v14.s[2]
    fmla v27.4s, v17.4s, v14.s[2]
    fmla v8.4s, v16.4s, v15.s[2]
    fmla v9.4s, v17.4s, v15.s[2]
    fmla v28.4s, v18.4s, v10.s[2]
    fmla v29.4s, v19.4s, v10.s[2]
    fmls v22.4s, v18.4s, v11.s[2]
    fmls v23.4s, v19.4s, v11.s[2]
    fmla v30.4s, v18.4s, v12.s[2]
    fmla v31.4s, v19.4s, v12.s[2]
    fmls v24.4s, v18.4s, v13.s[2]
    fmls v25.4s, v19.4s, v13.s[2]
    fmla v8.4s, v18.4s, v14.s[2]
    fmla v9.4s, v19.4s, v14.s[2]
    fmls v26.4s, v18.4s, v15.s[2]
    fmls v27.4s, v19.4s, v15.s[2]
    fmla v22.4s, v20.4s, v10.s[3]
    fmla v23.4s, v21.4s, v10.s[3]
    fmla v28.4s, v20.4s, v11.s[3]
    fmla v29.4s, v21.4s, v11.s[3]
    fmla v24.4s, v20.4s, v12.s[3]
    fmla v25.4s, v21.4s, v12.s[3]
    fmla v30.4s, v20.4s, v13.s[3]
    fmla v31.4s, v21.4s, v13.s[3]
    fmla v26.4s, v20.4s, v14.s[3]
    fmla v27.4s, v21.4s, v14.s[3]
    fmla v8.4s, v20.4s, v15.s[3]
    fmla v9.4s, v21.4s, v15.s[3]
    ldr q0, [x8, #96]
    add x2, x2, #128
    ldr q1, [x8, #112]
    add x8, x8, #128
    fmla v28.4s, v0.4s, v10.s[3]
    fmla v29.4s, v1.4s, v10.s[3]
    fmls v22.4s, v0.4s, v11.s[3]
    fmls v23.4s, v1.4s, v11.s[3]
    fmla v30.4s, v0.4s, v12.s[3]
    fmla v31.4s, v1.4s, v12.s[3]
    fmls v24.4s, v0.4s, v13.s[3]
    fmls v25.4s, v1.4s, v13.s[3]
    fmla v8.4s, v0.4s, v14.s[3]
    fmla v9.4s, v1.4s, v14.s[3]
    fmls v26.4s, v0.4s, v15.s[3]
    fmls v27.4s, v1.4s, v15.s[3]
    cbnz x6, .Lloop_22
.Lloop_end_21:
    cbz x0, .Lloop_end_23
.Lloop_24:
    sub x0, x0, #1
    ldr q0, [x2]
    ldr q1, [x2, #16]
    add x2, x2, #32
    ldr s2, [x1]
    ldr s3, [x7]
    ldr s4, [x1, #16]
    ldr s5, [x7, #16]
    ldr s6, [x1, #32]
    add x1, x1, #4
    ldr s7, [x7, #32]
    add x7, x7, #4
    ldr q16, [x8]
    ldr q17, [x8, #16]
    fmla v22.4s, v0.4s, v2.s[0]
    fmla v23.4s, v1.4s, v2.s[0]
    fmla v28.4s, v0.4s, v3.s[0]
    fmla v29.4s, v1.4s, v3.s[0]
    fmla v24.4s, v0.4s, v4.s[0]
    fmla v25.4s, v1.4s, v4.s[0]
    fmla v30.4s, v0.4s, v5.s[0]
    fmla v31.4s, v1.4s, v5.s[0]
    fmla v26.4s, v0.4s, v6.s[0]
    fmla v27.4s, v1.4s, v6.s[0]
    fmla v8.4s, v0.4s, v7.s[0]
    fmla v9.4s, v1.4s, v7.s[0]
    fmla v28.4s, v16.4s, v2.s[0]
    fmla v29.4s, v17.4s, v2.s[0]
    fmls v22.4s, v16.4s, v3.s[0]
    fmls v23.4s, v17.4s, v3.s[0]
    fmla v30.4s, v16.4s, v4.s[0]
    fmla v31.4s, v17.4s, v4.s[0]
    fmls v24.4s, v16.4s, v5.s[0]
    fmls v25.4s, v17.4s, v5.s[0]
    fmla v8.4s, v16.4s, v6.s[0]
    fmla v9.4s, v17.4s, v6.s[0]
    fmls v26.4s, v16.4s, v7.s[0]
    fmls v27.4s, v17.4s, v7.s[0]
    add x8, x8, #32
    cbnz x0, .Lloop_24
.Lloop_end_23:
    mov x0, x3
    ldr x1, [x4, #40]
    ldr x2, [x4, #32]
    add x0, x0, x1, lsl #2
    cbnz x5, .Lotherwise_25
    str q22, [x3]
    str q23, [x3, #16]
    add x3, x3, x2, lsl #2
    str q24, [x3]
    str q25, [x3, #16]
    add x3, x3, x2, lsl #2
    str q26, [x3]
    str q27, [x3, #16]
    str q28, [x0]
    str q29, [x0, #16]
    add x0, x0, x2, lsl #2
    str q30, [x0]
    str q31, [x0, #16]
    add x0, x0, x2, lsl #2
    str q8, [x0]
    str q9, [x0, #16]
    b .Lend_26
.Lotherwise_25:
    mov x1, x3
    mov x4, x0
    ldr q0, [x3]
    ldr q1, [x3, #16]
    add x3, x3, x2, lsl #2
    ldr q2, [x0]
    ldr q3, [x0, #16]
    add x0, x0, x2, lsl #2
    fadd v22.4s, v22.4s, v0.4s
    fadd v23.4s, v23.4s, v1.4s
    fadd v28.4s, v28.4s, v2.4s
    fadd v29.4s, v29.4s, v3.4s
    ldr q0, [x3]
    ldr q1, [x3, #16]
    add x3, x3, x2, lsl #2
    ldr q2, [x0]
    ldr q3, [x0, #16]
    add x0, x0, x2, lsl #2
    fadd v24.4s, v24.4s, v0.4s
    fadd v25.4s, v25.4s, v1.4s
    fadd v30.4s, v30.4s, v2.4s
    fadd v31.4s, v31.4s, v3.4s
    ldr q0, [x3]
    ldr q1, [x3, #16]
    ldr q2, [x0]
    ldr q3, [x0, #16]
    str q22, [x1]
    str q23, [x1, #16]
    fadd v26.4s, v26.4s, v0.4s
    fadd v27.4s, v27.4s, v1.4s
    fadd v8.4s, v8.4s, v2.4s
    fadd v9.4s, v9.4s, v3.4s
    add x1, x1, x2, lsl #2
    str q24, [x1]
    str q25, [x1, #16]
    add x1, x1, x2, lsl #2
    str q26, [x1]
    str q27, [x1, #16]
    str q28, [x4]
    str q29, [x4, #16]
    add x4, x4, x2, lsl #2
    str q30, [x4]
    str q31, [x4, #16]
    add x4, x4, x2, lsl #2
    str q8, [x4]
    str q9, [x4, #16]
.Lend_26:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_complex_gemm_3x8__aarch64_neon, . - nnp_complex_gemm_3x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_complex_gemm_4x8__aarch64_neon
    .type nnp_complex_gemm_4x8__aarch64_neon, %function
nnp_complex_gemm_4x8__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    lsr x6, x0, #6
    ubfx x0, x0, #0, #6
    mov x7, x1
    mov x8, x2
    ldr x9, [x4, #8]
    ldr x10, [x4, #24]
    ldr x11, [x4]
    ldr x12, [x4, #16]
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
    add x7, x7, x9, lsl #2
    add x8, x8, x10, lsl #2
    cbz x6, .Lloop_end_27
.Lloop_28:
    mov w9, #16
.Lrepeat_29:
    add x10, x1, x11, lsl #2
    add x13, x7, x11, lsl #2
    add x14, x2, x12, lsl #2
    add x15, x8, x12, lsl #2
    sub x9, x9, #1
    ldr q0, [x2]
    ldr q1, [x2, #16]
    ldr q8, [x1]
    ldr q9, [x7]
    ldr q10, [x1, #16]
    ldr q11, [x7, #16]
    ldr q12, [x1, #32]
    ldr q13, [x7, #32]
    ldr q14, [x1, #48]
    add x1, x1, #128
    ldr q15, [x7, #48]
    add x7, x7, #128
    ldr q2, [x8]
    ldr q3, [x8, #16]
    ldr q4, [x2, #32]
    ldr q5, [x2, #48]
    ldr q6, [x8, #32]
    ldr q7, [x8, #48]
    prfm pldl1keep, [x10]
    prfm pldl1keep, [x13]
    prfm pldl1keep, [x14]
    prfm pldl1keep, [x15]
    prfm pldl1keep, [x14, #64]
    prfm pldl1keep, [x15, #64]
    fmla v16.4s, v0.4s, v8.s[0]
    fmla v17.4s, v1.4s, v8.s[0]
    fmla v24.4s, v0.4s, v9.s[0]
    fmla v25.4s, v1.4s, v9.s[0]
    fmla v18.4s, v0.4s, v10.s[0]
    fmla v19.4s, v1.4s, v10.s[0]
    fmla v26.4s, v0.4s, v11.s[0]
    fmla v27.4s, v1.4s, v11.s[0]
    fmla v20.4s, v0.4s, v12.s[0]
    fmla v21.4s, v1.4s, v12.s[0]
    fmla v28.4s, v0.4s, v13.s[0]
    fmla v29.4s, v1.4s, v13.s[0]
    fmla v22.4s, v0.4s, v14.s[0]
    fmla v23.4s, v1.4s, v14.s[0]
    fmla v30.4s, v0.4s, v15.s[0]
    fmla v31.4s, v1.4s, v15.s[0]
    fmla v24.4s, v2.4s, v8.s[0]
    fmla v25.4s, v3.4s, v8.s[0]
    fmls v16.4s, v2.4s, v9.s[0]
    fmls v17.4s, v3.4s, v9.s[0]
    fmla v26.4s, v2.4s, v10.s[0]
    fmla v27.4s, v3.4s, v10.s[0]
    fmls v18.4s, v2.4s, v11.s[0]
    fmls v19.4s, v3.4s, v11.s[0]
    fmla v28.4s, v2.4s, v12.s[0]
    fmla v29.4s, v3.4s, v12.s[0]
    fmls v20.4s, v2.4s, v13.s[0]
    fmls v21.4s, v3.4s, v13.s[0]
    fmla v30.4s, v2.4s, v14.s[0]
    fmla v31.4s, v3.4s, v14.s[0]
    fmls v22.4s, v2.4s, v15.s[0]
    fmls v23.4s, v3.4s, v15.s[0]
    fmla v16.4s, v4.4s, v8.s[1]
    fmla v17.4s, v5.4s, v8.s[1]
    fmla v24.4s, v4.4s, v9.s[1]
    fmla v25.4s, v5.4s, v9.s[1]
    fmla v18.4s, v4.4s, v10.s[1]
    fmla v19.4s, v5.4s, v10.s[1]
    fmla v26.4s, v4.4s, v11.s[1]
    fmla v27.4s, v5.4s, v11.s[1]
    fmla v20.4s, v4.4s, v12.s[1]
    fmla v21.4s, v5.4s, v12.s[1]
    fmla v28.4s, v4.4s, v13.s[1]
    fmla v29.4s, v5.4s, v13.s[1]
    fmla v22.4s, v4.4s, v14.s[1]
    fmla v23.4s, v5.4s, v14.s[1]
    fmla v30.4s, v4.4s, v15.s[1]
    fmla v31.4s, v5.4s, v15.s[1]
    fmla v24.4s, v6.4s, v8.s[1]
    fmla v25.4s, v7.4s, v8.s[1]
    fmls v16.4s, v6.4s, v9.s[1]
    fmls v17.4s, v7.4s, v9.s[1]
    fmla v26.4s, v6.4s, v10.s[1]
    fmla v27.4s, v7.4s, v10.s[1]
    fmls v18.4s, v6.4s, v11.s[1]
    fmls v19.4s, v7.4s, v11.s[1]
    fmla v28.4s, v6.4s, v12.s[1]
    fmla v29.4s, v7.4s, v12.s[1]
    fmls v20.4s, v6.4s, v13.s[1]
    fmls v21.4s, v7.4s, v13.s[1]
    fmla v30.4s, v6.4s, v14.s[1]
    fmla v31.4s, v7.4s, v14.s[1]
    fmls v22.4s, v6.4s, v15.s[1]
    fmls v23.4s, v7.4s, v15.s[1]
    ldr q0, [x2, #64]
    ldr q1, [x2, #80]
    ldr q2, [x8, #64]
    ldr q3, [x8, #80]
    ldr q4, [x2, #96]
    ldr q5, [x2, #112]
    add x2, x2, #128
    ldr q6, [x8, #96]
    ldr q7, [x8, #112]
    fmla v16.4s, v0.4s, v8.s[2]
    fmla v17.4s, v1.4s, v8.s[2]
    fmla v24.4s, v0.4s, v9.s[2]
    fmla v25.4s, v1.4s, v9.s[2]
    fmla v18.4s, v0.4s, v10.s[2]
    fmla v19.4s, v1.4s, v10.s[2]
    fmla v26.4s, v0.4s, v11.s[2]
    fmla v27.4s, v1.4s, v11.s[2]
    fmla v20.4s, v0.4s, v12.s[2]
    fmla v21.4s, v1.4s, v12.s[2]
    fmla v28.4s, v0.4s, v13.s[2]
    fmla v29.4s, v1.4s, v13.s[2]
    fmla v22.4s, v0.4s, v14.s[2]
    fmla v23.4s, v1.4s, v14.s[2]
    fmla v30.4s, v0.4s, v15.s[2]
    fmla v31.4s, v1.4s, v15.s[2]
    fmla v24.4s, v2.4s, v8.s[2]
    fmla v25.4s, v3.4s, v8.s[2]
    fmls v16.4s, v2.4s, v9.s[2]
    fmls v17.4s, v3.4s, v9.s[2]
    fmla v26.4s, v2.4s, v10.s[2]
    fmla v27.4s, v3.4s, v10.s[2]
    fmls v18.4s, v2.4s, v11.s[2]
    fmls v19.4s, v3.4s, v11.s[2]
    fmla v28.4s, v2.4s, v12.s[2]
    fmla v29.4s, v3.4s, v12.s[2]
    fmls v20.4s, v2.4s, v13.s[2]
    fmls v21.4s, v3.4s, v13.s[2]
    fmla v30.4s, v2.4s, v14.s[2]
    fmla v31.4s, v3.4s, v14.s[2]
    fmls v22.4s, v2.4s, v15.s[2]
    fmls v23.4s, v3.4s, v15.s[2]
    fmla v16.4s, v4.4s, v8.s[3]
    fmla v17.4s, v5.4s, v8.s[3]
    fmla v24.4s, v4.4s, v9.s[3]
    fmla v25.4s, v5.4s, v9.s[3]
    fmla v18.4s, v4.4s, v10.s[3]
    fmla v19.4s, v5.4s, v10.s[3]
    fmla v26.4s, v4.4s, v11.s[3]
    fmla v27.4s, v5.4s, v11.s[3]
    fmla v20.4s, v4.4s, v12.s[3]
    fmla v21.4s, v5.4s, v12.s[3]
    fmla v28.4s, v4.4s, v13.s[3]
    fmla v29.4s, v5.4s, v13.s[3]
    fmla v22.4s, v4.4s, v14.s[3]
    fmla v23.4s, v5.4s, v14.s[3]
    fmla v30.4s, v4.4s, v15.s[3]
    fmla v31.4s, v5.4s, v15.s[3]
    fmla v24.4s, v6.4s, v8.s[3]
    fmla v25.4s, v7.4s, v8.s[3]
    fmls v16.4s, v6.4s, v9.s[3]
    fmls v17.4s, v7.4s, v9.s[3]
    fmla v26.4s, v6.4s, v10.s[3]
    fmla v27.4s, v7.4s, v10.s[3]
    fmls v18.4s, v6.4s, v11.s[3]
    fmls v19.4s, v7.4s, v11.s[3]
    fmla v28.4s, v6.4s, v12.s[3]
    fmla v29.4s, v7.4s, v12.s[3]
    fmls v20.4s, v6.4s, v13.s[3]
    fmls v21.4s, v7.4s, v13.s[3]
    fmla v30.4s, v6.4s, v14.s[3]
    fmla v31.4s, v7.4s, v14.s[3]
    fmls v22.4s, v6.4s, v15.s[3]
    fmls v23.4s, v7.4s, v15.s[3]
    add x8, x8, #128
    cbnz x9, .Lrepeat_29
    add x1, x1, x11, lsl #2
    add x7, x7, x11, lsl #2
    add x2, x2, x12, lsl #2
    add x8, x8, x12, lsl #2
    sub x6, x6, #1
    sub x1, x1, #2048
    sub x7, x7, #2048
    sub x2, x2, #2048
    sub x8, x8, #2048
    cbnz x6, .Lloop_28
.Lloop_end_27:
    lsr x6, x0, #2
    ubfx x0, x0, #0, #2
    cbz x6, .Lloop_end_30
.Lloop_31:
    sub x6, x6, #1
    ldr q0, [x2]
    ldr q1, [x2, #16]
    ldr q8, [x1]
    ldr q9, [x7]
    ldr q10, [x1, #16]
    ldr q11, [x7, #16]
    ldr q12, [x1, #32]
    ldr q13, [x7, #32]
    ldr q14, [x1, #48]
    add x1, x1, #128
    ldr q15, [x7, #48]
    add x7, x7, #128
    ldr q2, [x8]
    ldr q3, [x8, #16]
    ldr q4, [x2, #32]
    ldr q5, [x2, #48]
    ldr q6, [x8, #32]
    ldr q7, [x8, #48]
    fmla v16.4s, v0.4s, v8.s[0]
    fmla v17.4s, v1.4s, v8.s[0]
    fmla v24.4s, v0.4s, v9.s[0]
    fmla v25.4s, v1.4s, v9.s[0]
    fmla v18.4s, v0.4s, v10.s[0]
    fmla v19.4s, v1.4s, v10.s[0]
    fmla v26.4s, v0.4s, v11.s[0]
    fmla v27.4s, v1.4s, v11.s[0]
    fmla v20.4s, v0.4s, v12.s[0]
    fmla v21.4s, v1.4s, v12.s[0]
    fmla v28.4s, v0.4s, v13.s[0]
    fmla v29.4s, v1.4s, v13.s[0]
    fmla v22.4s, v0.4s, v14.s[0]
    fmla v23.4s, v1.4s, v14.s[0]
    fmla v30.4s, v0.4s, v15.s[0]
    fmla v31.4s, v1.4s, v15.s[0]
    fmla v24.4s, v2.4s, v8.s[0]
    fmla v25.4s, v3.4s, v8.s[0]
    fmls v16.4s, v2.4s, v9.s[0]
    fmls v17.4s, v3.4s, v9.s[0]
    fmla v26.4s, v2.4s, v10.s[0]
    fmla v27.4s, v3.4s, v10.s[0]
    fmls v18.4s, v2.4s, v11.s[0]
    fmls v19.4s, v3.4s, v11.s[0]
    fmla v28.4s, v2.4s, v12.s[0]
    fmla v29.4s, v3.4s, v12.s[0]
    fmls v20.4s, v2.4s, v13.s[0]
    fmls v21.4s, v3.4s, v13.s[0]
    fmla v30.4s, v2.4s, v14.s[0]
    fmla v31.4s, v3.4s, v14.s[0]
    fmls v22.4s, v2.4s, v15.s[0]
    fmls v23.4s, v3.4s, v15.s[0]
    fmla v16.4s, v4.4s, v8.s[1]
    fmla v17.4s, v5.4s, v8.s[1]
    fmla v24.4s, v4.4s, v9.s[1]
    fmla v25.4s, v5.4s, v9.s[1]
    fmla v18.4s, v4.4s, v10.s[1]
    fmla v19.4s, v5.4s, v10.s[1]
    fmla v26.4s, v4.4s, v11.s[1]
    fmla v27.4s, v5.4s, v11.s[1]
    fmla v20.4s, v4.4s, v12.s[1]
    fmla v21.4s, v5.4s, v12.s[1]
    fmla v28.4s, v4.4s, v13.s[1]
    fmla v29.4s, v5.4s, v13.s[1]
    fmla v22.4s, v4.4s, v14.s[1]
    fmla v23.4s, v5.4s, v14.s[1]
    fmla v30.4s, v4.4s, v15.s[1]
    fmla v31.4s, v5.4s, v15.s[1]
    fmla v24.4s, v6.4s, v8.s[1]
    fmla v25.4s, v7.4s, v8.s[1]
    fmls v16.4s, v6.4s, v9.s[1]
    fmls v17.4s, v7.4s, v9.s[1]
    fmla v26.4s, v6.4s, v10.s[1]
    fmla v27.4s, v7.4s, v10.s[1]
    fmls v18.4s, v6.4s, v11.s[1]
    fmls v19.4s, v7.4s, v11.s[1]
    fmla v28.4s, v6.4s, v12.s[1]
    fmla v29.4s, v7.4s, v12.s[1]
    fmls v20.4s, v6.4s, v13.s[1]
    fmls v21.4s, v7.4s, v13.s[1]
    fmla v30.4s, v6.4s, v14.s[1]
    fmla v31.4s, v7.4s, v14.s[1]
    fmls v22.4s, v6.4s, v15.s[1]
    fmls v23.4s, v7.4s, v15.s[1]
    ldr q0, [x2, #64]
    ldr q1, [x2, #80]
    ldr q2, [x8, #64]
    ldr q3, [x8, #80]
    ldr q4, [x2, #96]
    ldr q5, [x2, #112]
    add x2, x2, #128
    ldr q6, [x8, #96]
    ldr q7, [x8, #112]
    fmla v16.4s, v0.4s, v8.s[2]
    fmla v17.4s, v1.4s, v8.s[2]
    fmla v24.4s, v0.4s, v9.s[2]
    fmla v25.4s, v1.4s, v9.s[2]
    fmla v18.4s, v0.4s, v10.s[2]
    fmla v19.4s, v1.4s, v10.s[2]
    fmla v26.4s, v0.4s, v11.s[2]
    fmla v27.4s, v1.4s, v11.s[2]
    fmla v20.4s, v0.4s, v12.s[2]
    fmla v21.4s, v1.4s, v12.s[2]
    fmla v28.4s, v0.4s, v13.s[2]
    fmla v29.4s, v1.4s, v13.s[2]
    fmla v22.4s, v0.4s, v14.s[2]
    fmla v23.4s, v1.4s, v14.s[2]
    fmla v30.4s, v0.4s, v15.s[2]
    fmla v31.4s, v1.4s, v15.s[2]
    fmla v24.4s, v2.4s, v8.s[2]
    fmla v25.4s, v3.4s, v8.s[2]
    fmls v16.4s, v2.4s, v9.s[2]
    fmls v17.4s, v3.4s, v9.s[2]
    fmla v26.4s, v2.4s, v10.s[2]
    fmla v27.4s, v3.4s, v10.s[2]
    fmls v18.4s, v2.4s, v11.s[2]
    fmls v19.4s, v3.4s, v11.s[2]
    fmla v28.4s, v2.4s, v12.s[2]
    fmla v29.4s, v3.4s, v12.s[2]
    fmls v20.4s, v2.4s, v13.s[2]
    fmls v21.4s, v3.4s, v13.s[2]
    fmla v30.4s, v2.4s, v14.s[2]
    fmla v31.4s, v3.4s, v14.s[2]
    fmls v22.4s, v2.4s, v15.s[2]
    fmls v23.4s, v3.4s, v15.s[2]
    fmla v16.4s, v4.4s, v8.s[3]
    fmla v17.4s, v5.4s, v8.s[3]
    fmla v24.4s, v4.4s, v9.s[3]
    fmla v25.4s, v5.4s, v9.s[3]
    fmla v18.4s, v4.4s, v10.s[3]
    fmla v19.4s, v5.4s, v10.s[3]
    fmla v26.4s, v4.4s, v11.s[3]
    fmla v27.4s, v5.4s, v11.s[3]
    fmla v20.4s, v4.4s, v12.s[3]
    fmla v21.4s, v5.4s, v12.s[3]
    fmla v28.4s, v4.4s, v13.s[3]
    fmla v29.4s, v5.4s, v13.s[3]
    fmla v22.4s, v4.4s, v14.s[3]
    fmla v23.4s, v5.4s, v14.s[3]
    fmla v30.4s, v4.4s, v15.s[3]
    fmla v31.4s, v5.4s, v15.s[3]
    fmla v24.4s, v6.4s, v8.s[3]
    fmla v25.4s, v7.4s, v8.s[3]
    fmls v16.4s, v6.4s, v9.s[3]
    fmls v17.4s, v7.4s, v9.s[3]
    fmla v26.4s, v6.4s, v10.s[3]
    fmla v27.4s, v7.4s, v10.s[3]
    fmls v18.4s, v6.4s, v11.s[3]
    fmls v19.4s, v7.4s, v11.s[3]
    fmla v28.4s, v6.4s, v12.s[3]
    fmla v29.4s, v7.4s, v12.s[3]
    fmls v20.4s, v6.4s, v13.s[3]
    fmls v21.4s, v7.4s, v13.s[3]
    fmla v30.4s, v6.4s, v14.s[3]
    fmla v31.4s, v7.4s, v14.s[3]
    fmls v22.4s, v6.4s, v15.s[3]
    fmls v23.4s, v7.4s, v15.s[3]
    add x8, x8, #128
    cbnz x6, .Lloop_31
.Lloop_end_30:
    cbz x0, .Lloop_end_32
.Lloop_33:
    sub x0, x0, #1
    ldr q0, [x2]
    ldr q1, [x2, #16]
    add x2, x2, #32
    ldr s2, [x1]
    ldr s3, [x7]
    ldr s4, [x1, #16]
    ldr s5, [x7, #16]
    ldr s6, [x1, #32]
    ldr s7, [x7, #32]
    ldr s8, [x1, #48]
    add x1, x1, #4
    ldr s9, [x7, #48]
    add x7, x7, #4
    ldr q10, [x8]
    ldr q11, [x8, #16]
    fmla v16.4s, v0.4s, v2.s[0]
    fmla v17.4s, v1.4s, v2.s[0]
    fmla v24.4s, v0.4s, v3.s[0]
    fmla v25.4s, v1.4s, v3.s[0]
    fmla v18.4s, v0.4s, v4.s[0]
    fmla v19.4s, v1.4s, v4.s[0]
    fmla v26.4s, v0.4s, v5.s[0]
    fmla v27.4s, v1.4s, v5.s[0]
    fmla v20.4s, v0.4s, v6.s[0]
    fmla v21.4s, v1.4s, v6.s[0]
    fmla v28.4s, v0.4s, v7.s[0]
    fmla v29.4s, v1.4s, v7.s[0]
    fmla v22.4s, v0.4s, v8.s[0]
    fmla v23.4s, v1.4s, v8.s[0]
    fmla v30.4s, v0.4s, v9.s[0]
    fmla v31.4s, v1.4s, v9.s[0]
    fmla v24.4s, v10.4s, v2.s[0]
    fmla v25.4s, v11.4s, v2.s[0]
    fmls v16.4s, v10.4s, v3.s[0]
    fmls v17.4s, v11.4s, v3.s[0]
    fmla v26.4s, v10.4s, v4.s[0]
    fmla v27.4s, v11.4s, v4.s[0]
    fmls v18.4s, v10.4s, v5.s[0]
    fmls v19.4s, v11.4s, v5.s[0]
    fmla v28.4s, v10.4s, v6.s[0]
    fmla v29.4s, v11.4s, v6.s[0]
    fmls v20.4s, v10.4s, v7.s[0]
    fmls v21.4s, v11.4s, v7.s[0]
    fmla v30.4s, v10.4s, v8.s[0]
    fmla v31.4s, v11.4s, v8.s[0]
    fmls v22.4s, v10.4s, v9.s[0]
    fmls v23.4s, v11.4s, v9.s[0]
    add x8, x8, #32
    cbnz x0, .Lloop_33
.Lloop_end_32:
    mov x0, x3
    ldr x1, [x4, #40]
    ldr x2, [x4, #32]
    add x0, x0, x1, lsl #2
    cbnz x5, .Lotherwise_34
    str q16, [x3]
    str q17, [x3, #16]
    add x3, x3, x2, lsl #2
    str q18, [x3]
    str q19, [x3, #16]
    add x3, x3, x2, lsl #2
    str q20, [x3]
    str q21, [x3, #16]
    add x3, x3, x2, lsl #2
    str q22, [x3]
    str q23, [x3, #16]
    str q24, [x0]
    str q25, [x0, #16]
    add x0, x0, x2, lsl #2
    str q26, [x0]
    str q27, [x0, #16]
    add x0, x0, x2, lsl #2
    str q28, [x0]
    str q29, [x0, #16]
    add x0, x0, x2, lsl #2
    str q30, [x0]
    str q31, [x0, #16]
    b .Lend_35
.Lotherwise_34:
    mov x1, x3
    mov x4, x0
    ldr q0, [x3]
    ldr q1, [x3, #16]
    add x3, x3, x2, lsl #2
    ldr q2, [x0]
    ldr q3, [x0, #16]
    add x0, x0, x2, lsl #2
    fadd v16.4s, v16.4s, v0.4s
    fadd v17.4s, v17.4s, v1.4s
    fadd v24.4s, v24.4s, v2.4s
    fadd v25.4s, v25.4s, v3.4s
    ldr q0, [x3]
    ldr q1, [x3, #16]
    add x3, x3, x2, lsl #2
    ldr q2, [x0]
    ldr q3, [x0, #16]
    add x0, x0, x2, lsl #2
    fadd v18.4s, v18.4s, v0.4s
    fadd v19.4s, v19.4s, v1.4s
    fadd v26.4s, v26.4s, v2.4s
    fadd v27.4s, v27.4s, v3.4s
    ldr q0, [x3]
    ldr q1, [x3, #16]
    add x3, x3, x2, lsl #2
    ldr q2, [x0]
    ldr q3, [x0, #16]
    add x0, x0, x2, lsl #2
    fadd v20.4s, v20.4s, v0.4s
    fadd v21.4s, v21.4s, v1.4s
    fadd v28.4s, v28.4s, v2.4s
    fadd v29.4s, v29.4s, v3.4s
    ldr q0, [x3]
    ldr q1, [x3, #16]
    ldr q2, [x0]
    ldr q3, [x0, #16]
    str q16, [x1]
    str q17, [x1, #16]
    fadd v22.4s, v22.4s, v0.4s
    fadd v23.4s, v23.4s, v1.4s
    fadd v30.4s, v30.4s, v2.4s
    fadd v31.4s, v31.4s, v3.4s
    add x1, x1, x2, lsl #2
    str q18, [x1]
    str q19, [x1, #16]
    add x1, x1, x2, lsl #2
    str q20, [x1]
    str q21, [x1, #16]
    add x1, x1, x2, lsl #2
    str q22, [x1]
    str q23, [x1, #16]
    str q24, [x4]
    str q25, [x4, #16]
    add x4, x4, x2, lsl #2
    str q26, [x4]
    str q27, [x4, #16]
    add x4, x4, x2, lsl #2
    str q28, [x4]
    str q29, [x4, #16]
    add x4, x4, x2, lsl #2
    str q30, [x4]
    str q31, [x4, #16]
.Lend_35:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_complex_gemm_4x8__aarch64_neon, . - nnp_complex_gemm_4x8__aarch64_neon

    .section .note.GNU-stack, "", %progbits
