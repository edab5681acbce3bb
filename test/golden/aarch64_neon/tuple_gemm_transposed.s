    .arch armv8-a

    .text
    .p2align 4
    .globl nnp_tuple_gemm_transposed_1x12__aarch64_neon
    .type nnp_tuple_gemm_transposed_1x12__aarch64_neon, %function
nnp_tuple_gemm_transposed_1x12__aarch64_neon:
    lsr x6, x0, #6
    ubfx x0, x0, #0, #6
    movi v24.4s, #0
    movi v25.4s, #0
    movi v26.4s, #0
    cbz x6, .Lloop_end_0
.Lloop_1:
    mov w8, #16
.Lrepeat_2:
    add x9, x1, x2, lsl #2
    add x10, x3, x4, lsl #2
    sub x8, x8, #1
    ldr q0, [x3]
    ldr q1, [x3, #16]
    ldr q2, [x3, #32]
    ldr s3, [x1]
    ldr q4, [x3, #48]
    ldr q5, [x3, #64]
    ldr q6, [x3, #80]
    ldr s7, [x1, #32]
    ldr q16, [x3, #96]
    ldr q17, [x3, #112]
    ldr q18, [x3, #128]
    ldr s19, [x1, #64]
    ldr q20, [x3, #144]
    ldr q21, [x3, #160]
    ldr q22, [x3, #176]
    add x3, x3, #192
    ldr s23, [x1, #96]
    add x1, x1, #128
    prfm pldl1keep, [x9]
    prfm pldl1keep, [x9, #64]
    prfm pldl1keep, [x10]
    prfm pldl1keep, [x10, #64]
    prfm pldl1keep, [x10, #128]
    fmla v24.4s, v0.4s, v3.s[0]
    fmla v25.4s, v1.4s, v3.s[0]
    fmla v26.4s, v2.4s, v3.s[0]
    fmla v24.4s, v4.4s, v7.s[0]
    fmla v25.4s, v5.4s, v7.s[0]
    fmla v26.4s, v6.4s, v7.s[0]
    fmla v24.4s, v16.4s, v19.s[0]
    fmla v25.4s, v17.4s, v19.s[0]
    fmla v26.4s, v18.4s, v19.s[0]
    fmla v24.4s, v20.4s, v23.s[0]
    fmla v25.4s, v21.4s, v23.s[0]
    fmla v26.4s, v22.4s, v23.s[0]
    cbnz x8, .Lrepeat_2
    add x1, x1, x2, lsl #2
    add x3, x3, x4, lsl #2
    sub x6, x6, #1
    sub x1, x1, #2048
    sub x3, x3, #3072
    cbnz x6, .Lloop_1
.Lloop_end_0:
    lsr x2, x0, #2
    ubfx x0, x0, #0, #2
    cbz x2, .Lloop_end_3
.Lloop_4:
    sub x2, x2, #1
    ldr q0, [x3]
    ldr q1, [x3, #16]
    ldr q2, [x3, #32]
    ldr s3, [x1]
    ldr q4, [x3, #48]
    ldr q5, [x3, #64]
    ldr q6, [x3, #80]
    ldr s7, [x1, #32]
    ldr q16, [x3, #96]
    ldr q17, [x3, #112]
    ldr q18, [x3, #128]
    ldr s19, [x1, #64]
    ldr q20, [x3, #144]
    ldr q21, [x3, #160]
    ldr q22, [x3, #176]
    add x3, x3, #192
    ldr s23, [x1, #96]
    add x1, x1, #128
    fmla v24.4s, v0.4s, v3.s[0]
    fmla v25.4s, v1.4s, v3.s[0]
    fmla v26.4s, v2.4s, v3.s[0]
    fmla v24.4s, v4.4s, v7.s[0]
    fmla v25.4s, v5.4s, v7.s[0]
    fmla v26.4s, v6.4s, v7.s[0]
    fmla v24.4s, v16.4s, v19.s[0]
    fmla v25.4s, v17.4s, v19.s[0]
    fmla v26.4s, v18.4s, v19.s[0]
    fmla v24.4s, v20.4s, v23.s[0]
    fmla v25.4s, v21.4s, v23.s[0]
    fmla v26.4s, v22.4s, v23.s[0]
    cbnz x2, .Lloop_4
.Lloop_end_3:
    cbz x0, .Lloop_end_5
.Lloop_6:
    sub x0, x0, #1
    ldr q0, [x3]
    ldr q1, [x3, #16]
    ldr q2, [x3, #32]
    add x3, x3, #48
    ldr s3, [x1]
    add x1, x1, #32
    fmla v24.4s, v0.4s, v3.s[0]
    fmla v25.4s, v1.4s, v3.s[0]
    fmla v26.4s, v2.4s, v3.s[0]
    cbnz x0, .Lloop_6
.Lloop_end_5:
    cbnz x7, .Lotherwise_7
    str q24, [x5]
    str q25, [x5, #16]
    str q26, [x5, #32]
    b .Lend_8
.Lotherwise_7:
    mov x0, x5
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    fadd v24.4s, v24.4s, v0.4s
    fadd v25.4s, v25.4s, v1.4s
    fadd v26.4s, v26.4s, v2.4s
    str q24, [x0]
    str q25, [x0, #16]
    str q26, [x0, #32]
.Lend_8:
    ret
    .size nnp_tuple_gemm_transposed_1x12__aarch64_neon, . - nnp_tuple_gemm_transposed_1x12__aarch64_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_transposed_2x12__aarch64_neon
    .type nnp_tuple_gemm_transposed_2x12__aarch64_neon, %function
nnp_tuple_gemm_transposed_2x12__aarch64_neon:
    lsr x8, x0, #6
    ubfx x0, x0, #0, #6
    movi v24.4s, #0
    movi v25.4s, #0
    movi v26.4s, #0
    movi v27.4s, #0
    movi v28.4s, #0
    movi v29.4s, #0
    cbz x8, .Lloop_end_9
.Lloop_10:
    mov w9, #16
.Lrepeat_11:
    add x10, x1, x2, lsl #2
    add x11, x3, x4, lsl #2
    sub x9, x9, #1
    ldr q0, [x3]
    ldr q1, [x3, #16]
    ldr q2, [x3, #32]
    ldr d3, [x1]
    ldr q4, [x3, #48]
    ldr q5, [x3, #64]
    ldr q6, [x3, #80]
    ldr d7, [x1, #32]
    ldr q16, [x3, #96]
    ldr q17, [x3, #112]
    ldr q18, [x3, #128]
    ldr d19, [x1, #64]
    ldr q20, [x3, #144]
    ldr q21, [x3, #160]
    ldr q22, [x3, #176]
    add x3, x3, #192
    ldr d23, [x1, #96]
    add x1, x1, #128
    prfm pldl1keep, [x10]
    prfm pldl1keep, [x10, #64]
    prfm pldl1keep, [x11]
    prfm pldl1keep, [x11, #64]
    prfm pldl1keep, [x11, #128]
    fmla v24.4s, v0.4s, v3.s[0]
    fmla v25.4s, v1.4s, v3.s[0]
    fmla v26.4s, v2.4s, v3.s[0]
    fmla v27.4s, v0.4s, v3.s[1]
    fmla v28.4s, v1.4s, v3.s[1]
    fmla v29.4s, v2.4s, v3.s[1]
    fmla v24.4s, v4.4s, v7.s[0]
    fmla v25.4s, v5.4s, v7.s[0]
    fmla v26.4s, v6.4s, v7.s[0]
    fmla v27.4s, v4.4s, v7.s[1]
    fmla v28.4s, v5.4s, v7.s[1]
    fmla v29.4s, v6.4s, v7.s[1]
    fmla v24.4s, v16.4s, v19.s[0]
    fmla v25.4s, v17.4s, v19.s[0]
    fmla v26.4s, v18.4s, v19.s[0]
    fmla v27.4s, v16.4s, v19.s[1]
    fmla v28.4s, v17.4s, v19.s[1]
    fmla v29.4s, v18.4s, v19.s[1]
    fmla v24.4s, v20.4s, v23.s[0]
    fmla v25.4s, v21.4s, v23.s[0]
    fmla v26.4s, v22.4s, v23.s[0]
    fmla v27.4s, v20.4s, v23.s[1]
    fmla v28.4s, v21.4s, v23.s[1]
    fmla v29.4s, v22.4s, v23.s[1]
    cbnz x9, .Lrepeat_11
    add x1, x1, x2, lsl #2
    add x3, x3, x4, lsl #2
    sub x8, x8, #1
    sub x1, x1, #2048
    sub x3, x3, #3072
    cbnz x8, .Lloop_10
.Lloop_end_9:
    lsr x2, x0, #2
    ubfx x0, x0, #0, #2
    cbz x2, .Lloop_end_12
.Lloop_13:
    sub x2, x2, #1
    ldr q0, [x3]
    ldr q1, [x3, #16]
    ldr q2, [x3, #32]
    ldr d3, [x1]
    ldr q4, [x3, #48]
    ldr q5, [x3, #64]
    ldr q6, [x3, #80]
    ldr d7, [x1, #32]
    ldr q16, [x3, #96]
    ldr q17, [x3, #112]
    ldr q18, [x3, #128]
    ldr d19, [x1, #64]
    ldr q20, [x3, #144]
    ldr q21, [x3, #160]
    ldr q22, [x3, #176]
    add x3, x3, #192
    ldr d23, [x1, #96]
    add x1, x1, #128
    fmla v24.4s, v0.4s, v3.s[0]
    fmla v25.4s, v1.4s, v3.s[0]
    fmla v26.4s, v2.4s, v3.s[0]
    fmla v27.4s, v0.4s, v3.s[1]
    fmla v28.4s, v1.4s, v3.s[1]
    fmla v29.4s, v2.4s, v3.s[1]
    fmla v24.4s, v4.4s, v7.s[0]
    fmla v25.4s, v5.4s, v7.s[0]
    fmla v26.4s, v6.4s, v7.s[0]
    fmla v27.4s, v4.4s, v7.s[1]
    fmla v28.4s, v5.4s, v7.s[1]
    fmla v29.4s, v6.4s, v7.s[1]
    fmla v24.4s, v16.4s, v19.s[0]
    fmla v25.4s, v17.4s, v19.s[0]
    fmla v26.4s, v18.4s, v19.s[0]
    fmla v27.4s, v16.4s, v19.s[1]
    fmla v28.4s, v17.4s, v19.s[1]
    fmla v29.4s, v18.4s, v19.s[1]
    fmla v24.4s, v20.4s, v23.s[0]
    fmla v25.4s, v21.4s, v23.s[0]
    fmla v26.4s, v22.4s, v23.s[0]
    fmla v27.4s, v20.4s, v23.s[1]
    fmla v28.4s, v21.4s, v23.s[1]
    fmla v29.4s, v22.4s, v23.s[1]
    cbnz x2, .Lloop_13
.Lloop_end_12:
    cbz x0, .Lloop_end_14
.Lloop_15:
    sub x0, x0, #1
    ldr q0, [x3]
    ldr q1, [x3, #16]
    ldr q2, [x3, #32]
    add x3, x3, #48
    ldr d3, [x1]
    add x1, x1, #32
    fmla v24.4s, v0.4s, v3.s[0]
    fmla v25.4s, v1.4s, v3.s[0]
    fmla v26.4s, v2.4s, v3.s[0]
    fmla v27.4s, v0.4s, v3.s[1]
    fmla v28.4s, v1.4s, v3.s[1]
    fmla v29.4s, v2.4s, v3.s[1]
    cbnz x0, .Lloop_15
.Lloop_end_14:
    cbnz x7, .Lotherwise_16
    str q24, [x5]
    str q25, [x5, #16]
    str q26, [x5, #32]
    add x5, x5, x6, lsl #2
    str q27, [x5]
    str q28, [x5, #16]
    str q29, [x5, #32]
    b .Lend_17
.Lotherwise_16:
    mov x0, x5
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    add x5, x5, x6, lsl #2
    fadd v24.4s, v24.4s, v0.4s
    fadd v25.4s, v25.4s, v1.4s
    fadd v26.4s, v26.4s, v2.4s
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    str q24, [x0]
    str q25, [x0, #16]
    str q26, [x0, #32]
    fadd v27.4s, v27.4s, v0.4s
    fadd v28.4s, v28.4s, v1.4s
    fadd v29.4s, v29.4s, v2.4s
    add x0, x0, x6, lsl #2
    str q27, [x0]
    str q28, [x0, #16]
    str q29, [x0, #32]
.Lend_17:
    ret
    .size nnp_tuple_gemm_transposed_2x12__aarch64_neon, . - nnp_tuple_gemm_transposed_2x12__aarch64_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_transposed_3x12__aarch64_neon
    .type nnp_tuple_gemm_transposed_3x12__aarch64_neon, %function
nnp_tuple_gemm_transposed_3x12__aarch64_neon:
    sub sp, sp, #48
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    str d12, [sp, #32]
    lsr x8, x0, #6
    ubfx x0, x0, #0, #6
    movi v28.4s, #0
    movi v29.4s, #0
    movi v30.4s, #0
    movi v31.4s, #0
    movi v8.4s, #0
    movi v9.4s, #0
    movi v10.4s, #0
    movi v11.4s, #0
    movi v12.4s, #0
    cbz x8, .Lloop_end_18
.Lloop_19:
    mov w9, #16
.Lrepeat_20:
    add x10, x1, x2, lsl #2
    add x11, x3, x4, lsl #2
    sub x9, x9, #1
    ldr q0, [x3]
    ldr q1, [x3, #16]
    ldr q2, [x3, #32]
    ldr d3, [x1]
    ldr s4, [x1, #8]
    ldr q5, [x3, #48]
    ldr q6, [x3, #64]
    ldr q7, [x3, #80]
    ldr d16, [x1, #32]
    ldr s17, [x1, #40]
    ldr q18, [x3, #96]
    ldr q19, [x3, #112]
    ldr q20, [x3, #128]
    ldr d21, [x1, #64]
    ldr s22, [x1, #72]
    ldr q23, [x3, #144]
    ldr q24, [x3, #160]
    ldr q25, [x3, #176]
    add x3, x3, #192
    ldr d26, [x1, #96]
    ldr s27, [x1, #104]
    add x1, x1, #128
    prfm pldl1keep, [x10]
    prfm pldl1keep, [x10, #64]
    prfm pldl1keep, [x11]
    prfm pldl1keep, [x11, #64]
    prfm pldl1keep, [x11, #128]
    fmla v28.4s, v0.4s, v3.s[0]
    fmla v29.4s, v1.4s, v3.s[0]
    fmla v30.4s, v2.4s, v3.s[0]
    fmla v31.4s, v0.4s, v3.s[1]
    fmla v8.4s, v1.4s, v3.s[1]
    fmla v9.4s, v2.4s, v3.s[1]
    fmla v10.4s, v0.4s, v4.s[0]
    fmla v11.4s, v1.4s, v4.s[0]
    fmla v12.4s, v2.4s, v4.s[0]
    fmla v28.4s, v5.4s, v16.s[0]
    fmla v29.4s, v6.4s, v16.s[0]
    fmla v30.4s, v7.4s, v16.s[0]
    fmla v31.4s, v5.4s, v16.s[1]
    fmla v8.4s, v6.4s, v16.s[1]
    fmla v9.4s, v7.4s, v16.s[1]
    fmla v10.4s, v5.4s, v17.s[0]
    fmla v11.4s, v6.4s, v17.s[0]
    fmla v12.4s, v7.4s, v17.s[0]
    fmla v28.4s, v18.4s, v21.s[0]
    fmla v29.4s, v19.4s, v21.s[0]
    fmla v30.4s, v20.4s, v21.s[0]
    fmla v31.4s, v18.4s, v21.s[1]
    fmla v8.4s, v19.4s, v21.s[1]
    fmla v9.4s, v20.4s, v21.s[1]
    fmla v10.4s, v18.4s, v22.s[0]
    fmla v11.4s, v19.4s, v22.s[0]
    fmla v12.4s, v20.4s, v22.s[0]
    fmla v28.4s, v23.4s, v26.s[0]
    fmla v29.4s, v24.4s, v26.s[0]
    fmla v30.4s, v25.4s, v26.s[0]
    fmla v31.4s, v23.4s, v26.s[1]
    fmla v8.4s, v24.4s, v26.s[1]
    fmla v9.4s, v25.4s, v26.s[1]
    fmla v10.4s, v23.4s, v27.s[0]
    fmla v11.4s, v24.4s, v27.s[0]
    fmla v12.4s, v25.4s, v27.s[0]
    cbnz x9, .Lrepeat_20
    add x1, x1, x2, lsl #2
    add x3, x3, x4, lsl #2
    sub x8, x8, #1
    sub x1, x1, #2048
    sub x3, x3, #3072
    cbnz x8, .Lloop_19
.Lloop_end_18:
    lsr x2, x0, #2
    ubfx x0, x0, #0, #2
    cbz x2, .Lloop_end_21
.Lloop_22:
    sub x2, x2, #1
    ldr q0, [x3]
    ldr q1, [x3, #16]
    ldr q2, [x3, #32]
    ldr d3, [x1]
    ldr s4, [x1, #8]
    ldr q5, [x3, #48]
    ldr q6, [x3, #64]
    ldr q7, [x3, #80]
    ldr d16, [x1, #32]
    ldr s17, [x1, #40]
    ldr q18, [x3, #96]
    ldr q19, [x3, #112]
    ldr q20, [x3, #128]
    ldr d21, [x1, #64]
    ldr s22, [x1, #72]
    ldr q23, [x3, #144]
    ldr q24, [x3, #160]
    ldr q25, [x3, #176]
    add x3, x3, #192
    ldr d26, [x1, #96]
    ldr s27, [x1, #104]
    fmla v28.4s, v0.4s, v3.s[0]
    fmla v29.4s, v1.4s, v3.s[0]
    fmla v30.4s, v2.4s, v3.s[0]
    fmla v31.4s, v0.4s, v3.s[1]
    fmla v8.4s, v1.4s, v3.s[1]
    fmla v9.4s, v2.4s, v3.s[1]
    fmla v10.4s, v0.4s, v4.s[0]
    fmla v11.4s, v1.4s, v4.s[0]
    fmla v12.4s, v2.4s, v4.s[0]
    fmla v28.4s, v5.4s, v16.s[0]
    fmla v29.4s, v6.4s, v16.s[0]
    fmla v30.4s, v7.4s, v16.s[0]
    fmla v31.4s, v5.4s, v16.s[1]
    fmla v8.4s, v6.4s, v16.s[1]
    fmla v9.4s, v7.4s, v16.s[1]
    fmla v10.4s, v5.4s, v17.s[0]
    fmla v11.4s, v6.4s, v17.s[0]
    fmla v12.4s, v7.4s, v17.s[0]
    fmla v28.4s, v18.4s, v21.s[0]
    fmla v29.4s, v19.4s, v21.s[0]
    fmla v30.4s, v20.4s, v21.s[0]
    fmla v31.4s, v18.4s, v21.s[1]
    fmla v8.4s, v19.4s, v21.s[1]
    fmla v9.4s, v20.4s, v21.s[1]
    fmla v10.4s, v18.4s, v22.s[0]
    fmla v11.4s, v19.4s, v22.s[0]
    fmla v12.4s, v20.4s, v22.s[0]
    fmla v28.4s, v23.4s, v26.s[0]
    fmla v29.4s, v24.4s, v26.s[0]
    fmla v30.4s, v25.4s, v26.s[0]
    fmla v31.4s, v23.4s, v26.s[1]
    fmla v8.4s, v24.4s, v26.s[1]
    fmla v9.4s, v25.4s, v26.s[1]
    fmla v10.4s, v23.4s, v27.s[0]
    fmla v11.4s, v24.4s, v27.s[0]
    fmla v12.4s, v25.4s, v27.s[0]
    add x1, x1, #128
    cbnz x2, .Lloop_22
.Lloop_end_21:
    cbz x0, .Lloop_end_23
.Lloop_24:
    sub x0, x0, #1
    ldr q0, [x3]
    ldr q1, [x3, #16]
    ldr q2, [x3, #32]
    add x3, x3, #48
    ldr d3, [x1]
    ldr s4, [x1, #8]
    add x1, x1, #32
    fmla v28.4s, v0.4s, v3.s[0]
    fmla v29.4s, v1.4s, v3.s[0]
    fmla v30.4s, v2.4s, v3.s[0]
    fmla v31.4s, v0.4s, v3.s[1]
    fmla v8.4s, v1.4s, v3.s[1]
    fmla v9.4s, v2.4s, v3.s[1]
    fmla v10.4s, v0.4s, v4.s[0]
    fmla v11.4s, v1.4s, v4.s[0]
    fmla v12.4s, v2.4s, v4.s[0]
    cbnz x0, .Lloop_24
.Lloop_end_23:
    cbnz x7, .Lotherwise_25
    str q28, [x5]
    str q29, [x5, #16]
    str q30, [x5, #32]
    add x5, x5, x6, lsl #2
    str q31, [x5]
    str q8, [x5, #16]
    str q9, [x5, #32]
    add x5, x5, x6, lsl #2
    str q10, [x5]
    str q11, [x5, #16]
    str q12, [x5, #32]
    b .Lend_26
.Lotherwise_25:
    mov x0, x5
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    add x5, x5, x6, lsl #2
    fadd v28.4s, v28.4s, v0.4s
    fadd v29.4s, v29.4s, v1.4s
    fadd v30.4s, v30.4s, v2.4s
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    add x5, x5, x6, lsl #2
    fadd v31.4s, v31.4s, v0.4s
    fadd v8.4s, v8.4s, v1.4s
    fadd v9.4s, v9.4s, v2.4s
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    str q28, [x0]
    str q29, [x0, #16]
    str q30, [x0, #32]
    fadd v10.4s, v10.4s, v0.4s
    fadd v11.4s, v11.4s, v1.4s
    fadd v12.4s, v12.4s, v2.4s
    add x0, x0, x6, lsl #2
    str q31, [x0]
    str q8, [x0, #16]
    str q9, [x0, #32]
    add x0, x0, x6, lsl #2
    str q10, [x0]
    str q11, [x0, #16]
    str q12, [x0, #32]
.Lend_26:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldr d12, [sp, #32]
    add sp, sp, #48
    ret
    .size nnp_tuple_gemm_transposed_3x12__aarch64_neon, . - nnp_tuple_gemm_transposed_3x12__aarch64_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_transposed_4x12__aarch64_neon
    .type nnp_tuple_gemm_transposed_4x12__aarch64_neon, %function
nnp_tuple_gemm_transposed_4x12__aarch64_neon:
    sub sp, sp, #32
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    lsr x8, x0, #6
    ubfx x0, x0, #0, #6
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
    movi v10.4s, #0
    movi v11.4s, #0
    cbz x8, .Lloop_end_27
.Lloop_28:
    mov w9, #16
.Lrepeat_29:
    add x10, x1, x2, lsl #2
    add x11, x3, x4, lsl #2
    sub x9, x9, #1
    ldr q0, [x3]
    ldr q1, [x3, #16]
    ldr q2, [x3, #32]
    ldr q3, [x1]
    ldr q4, [x3, #48]
    ldr q5, [x3, #64]
    ldr q6, [x3, #80]
    ldr q7, [x1, #32]
    ldr q16, [x3, #96]
    ldr q17, [x3, #112]
    ldr q18, [x3, #128]
    ldr q19, [x1, #64]
    ldr q20, [x3, #144]
    ldr q21, [x3, #160]
    ldr q22, [x3, #176]
    add x3, x3, #192
    ldr q23, [x1, #96]
    add x1, x1, #128
    prfm pldl1keep, [x10]
    prfm pldl1keep, [x10, #64]
    prfm pldl1keep, [x11]
    prfm pldl1keep, [x11, #64]
    prfm pldl1keep, [x11, #128]
    fmla v24.4s, v0.4s, v3.s[0]
    fmla v25.4s, v1.4s, v3.s[0]
    fmla v26.4s, v2.4s, v3.s[0]
    fmla v27.4s, v0.4s, v3.s[1]
    fmla v28.4s, v1.4s, v3.s[1]
    fmla v29.4s, v2.4s, v3.s[1]
    fmla v30.4s, v0.4s, v3.s[2]
    fmla v31.4s, v1.4s, v3.s[2]
    fmla v8.4s, v2.4s, v3.s[2]
    fmla v9.4s, v0.4s, v3.s[3]
    fmla v10.4s, v1.4s, v3.s[3]
    fmla v11.4s, v2.4s, v3.s[3]
    fmla v24.4s, v4.4s, v7.s[0]
    fmla v25.4s, v5.4s, v7.s[0]
    fmla v26.4s, v6.4s, v7.s[0]
    fmla v27.4s, v4.4s, v7.s[1]
    fmla v28.4s, v5.4s, v7.s[1]
    fmla v29.4s, v6.4s, v7.s[1]
    fmla v30.4s, v4.4s, v7.s[2]
    fmla v31.4s, v5.4s, v7.s[2]
    fmla v8.4s, v6.4s, v7.s[2]
    fmla v9.4s, v4.4s, v7.s[3]
    fmla v10.4s, v5.4s, v7.s[3]
    fmla v11.4s, v6.4s, v7.s[3]
    fmla v24.4s, v16.4s, v19.s[0]
    fmla v25.4s, v17.4s, v19.s[0]
    fmla v26.4s, v18.4s, v19.s[0]
    fmla v27.4s, v16.4s, v19.s[1]
    fmla v28.4s, v17.4s, v19.s[1]
    fmla v29.4s, v18.4s, v19.s[1]
    fmla v30.4s, v16.4s, v19.s[2]
    fmla v31.4s, v17.4s, v19.s[2]
    fmla v8.4s, v18.4s, v19.s[2]
    fmla v9.4s, v16.4s, v19.s[3]
    fmla v10.4s, v17.4s, v19.s[3]
    fmla v11.4s, v18.4s, v19.s[3]
    fmla v24.4s, v20.4s, v23.s[0]
    fmla v25.4s, v21.4s, v23.s[0]
    fmla v26.4s, v22.4s, v23.s[0]
    fmla v27.4s, v20.4s, v23.s[1]
    fmla v28.4s, v21.4s, v23.s[1]
    fmla v29.4s, v22.4s, v23.s[1]
    fmla v30.4s, v20.4s, v23.s[2]
    fmla v31.4s, v21.4s, v23.s[2]
    fmla v8.4s, v22.4s, v23.s[2]
    fmla v9.4s, v20.4s, v23.s[3]
    fmla v10.4s, v21.4s, v23.s[3]
    fmla v11.4s, v22.4s, v23.s[3]
    cbnz x9, .Lrepeat_29
    add x1, x1, x2, lsl #2
    add x3, x3, x4, lsl #2
    sub x8, x8, #1
    sub x1, x1, #2048
    sub x3, x3, #3072
    cbnz x8, .Lloop_28
.Lloop_end_27:
    lsr x2, x0, #2
    ubfx x0, x0, #0, #2
    cbz x2, .Lloop_end_30
.Lloop_31:
    sub x2, x2, #1
    ldr q0, [x3]
    ldr q1, [x3, #16]
    ldr q2, [x3, #32]
    ldr q3, [x1]
    ldr q4, [x3, #48]
    ldr q5, [x3, #64]
    ldr q6, [x3, #80]
    ldr q7, [x1, #32]
    ldr q16, [x3, #96]
    ldr q17, [x3, #112]
    ldr q18, [x3, #128]
    ldr q19, [x1, #64]
    ldr q20, [x3, #144]
    ldr q21, [x3, #160]
    ldr q22, [x3, #176]
    add x3, x3, #192
    ldr q23, [x1, #96]
    add x1, x1, #128
    fmla v24.4s, v0.4s, v3.s[0]
    fmla v25.4s, v1.4s, v3.s[0]
    fmla v26.4s, v2.4s, v3.s[0]
    fmla v27.4s, v0.4s, v3.s[1]
    fmla v28.4s, v1.4s, v3.s[1]
    fmla v29.4s, v2.4s, v3.s[1]
    fmla v30.4s, v0.4s, v3.s[2]
    fmla v31.4s, v1.4s, v3.s[2]
    fmla v8.4s, v2.4s, v3.s[2]
    fmla v9.4s, v0.4s, v3.s[3]
    fmla v10.4s, v1.4s, v3.s[3]
    fmla v11.4s, v2.4s, v3.s[3]
    fmla v24.4s, v4.4s, v7.s[0]
    fmla v25.4s, v5.4s, v7.s[0]
    fmla v26.4s, v6.4s, v7.s[0]
    fmla v27.4s, v4.4s, v7.s[1]
    fmla v28.4s, v5.4s, v7.s[1]
    fmla v29.4s, v6.4s, v7.s[1]
    fmla v30.4s, v4.4s, v7.s[2]
    fmla v31.4s, v5.4s, v7.s[2]
    fmla v8.4s, v6.4s, v7.s[2]
    fmla v9.4s, v4.4s, v7.s[3]
    fmla v10.4s, v5.4s, v7.s[3]
    fmla v11.4s, v6.4s, v7.s[3]
    fmla v24.4s, v16.4s, v19.s[0]
    fmla v25.4s, v17.4s, v19.s[0]
    fmla v26.4s, v18.4s, v19.s[0]
    fmla v27.4s, v16.4s, v19.s[1]
    fmla v28.4s, v17.4s, v19.s[1]
    fmla v29.4s, v18.4s, v19.s[1]
    fmla v30.4s, v16.4s, v19.s[2]
    fmla v31.4s, v17.4s, v19.s[2]
    fmla v8.4s, v18.4s, v19.s[2]
    fmla v9.4s, v16.4s, v19.s[3]
    fmla v10.4s, v17.4s, v19.s[3]
    fmla v11.4s, v18.4s, v19.s[3]
    fmla v24.4s, v20.4s, v23.s[0]
    fmla v25.4s, v21.4s, v23.s[0]
    fmla v26.4s, v22.4s, v23.s[0]
    fmla v27.4s, v20.4s, v23.s[1]
    fmla v28.4s, v21.4s, v23.s[1]
    fmla v29.4s, v22.4s, v23.s[1]
    fmla v30.4s, v20.4s, v23.s[2]
    fmla v31.4s, v21.4s, v23.s[2]
    fmla v8.4s, v22.4s, v23.s[2]
    fmla v9.4s, v20.4s, v23.s[3]
    fmla v10.4s, v21.4s, v23.s[3]
    fmla v11.4s, v22.4s, v23.s[3]
    cbnz x2, .Lloop_31
.Lloop_end_30:
    cbz x0, .Lloop_end_32
.Lloop_33:
    sub x0, x0, #1
    ldr q0, [x3]
    ldr q1, [x3, #16]
    ldr q2, [x3, #32]
    add x3, x3, #48
    ldr q3, [x1]
    add x1, x1, #32
    fmla v24.4s, v0.4s, v3.s[0]
    fmla v25.4s, v1.4s, v3.s[0]
    fmla v26.4s, v2.4s, v3.s[0]
    fmla v27.4s, v0.4s, v3.s[1]
    fmla v28.4s, v1.4s, v3.s[1]
    fmla v29.4s, v2.4s, v3.s[1]
    fmla v30.4s, v0.4s, v3.s[2]
    fmla v31.4s, v1.4s, v3.s[2]
    fmla v8.4s, v2.4s, v3.s[2]
    fmla v9.4s, v0.4s, v3.s[3]
    fmla v10.4s, v1.4s, v3.s[3]
    fmla v11.4s, v2.4s, v3.s[3]
    cbnz x0, .Lloop_33
.Lloop_end_32:
    cbnz x7, .Lotherwise_34
    str q24, [x5]
    str q25, [x5, #16]
    str q26, [x5, #32]
    add x5, x5, x6, lsl #2
    str q27, [x5]
    str q28, [x5, #16]
    str q29, [x5, #32]
    add x5, x5, x6, lsl #2
    str q30, [x5]
    str q31, [x5, #16]
    str q8, [x5, #32]
    add x5, x5, x6, lsl #2
    str q9, [x5]
    str q10, [x5, #16]
    str q11, [x5, #32]
    b .Lend_35
.Lotherwise_34:
    mov x0, x5
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    add x5, x5, x6, lsl #2
    fadd v24.4s, v24.4s, v0.4s
    fadd v25.4s, v25.4s, v1.4s
    fadd v26.4s, v26.4s, v2.4s
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    add x5, x5, x6, lsl #2
    fadd v27.4s, v27.4s, v0.4s
    fadd v28.4s, v28.4s, v1.4s
    fadd v29.4s, v29.4s, v2.4s
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    add x5, x5, x6, lsl #2
    fadd v30.4s, v30.4s, v0.4s
    fadd v31.4s, v31.4s, v1.4s
    fadd v8.4s, v8.4s, v2.4s
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    str q24, [x0]
    str q25, [x0, #16]
    str q26, [x0, #32]
    fadd v9.4s, v9.4s, v0.4s
    fadd v10.4s, v10.4s, v1.4s
    fadd v11.4s, v11.4s, v2.4s
    add x0, x0, x6, lsl #2
    str q27, [x0]
    str q28, [x0, #16]
    str q29, [x0, #32]
    add x0, x0, x6, lsl #2
    str q30, [x0]
    str q31, [x0, #16]
    str q8, [x0, #32]
    add x0, x0, x6, lsl #2
    str q9, [x0]
    str q10, [x0, #16]
    str q11, [x0, #32]
.Lend_35:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    add sp, sp, #32
    ret
    .size nnp_tuple_gemm_transposed_4x12__aarch64_neon, . - nnp_tuple_gemm_transposed_4x12__aarch64_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_transposed_5x12__aarch64_neon
    .type nnp_tuple_gemm_transposed_5x12__aarch64_neon, %function
nnp_tuple_gemm_transposed_5x12__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    lsr x8, x0, #6
    ubfx x0, x0, #0, #6
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
    movi v10.4s, #0
    movi v11.4s, #0
    movi v12.4s, #0
    movi v13.4s, #0
    cbz x8, .Lloop_end_36
.Lloop_37:
    mov w9, #16
.Lrepeat_38:
    add x10, x1, x2, lsl #2
    add x11, x3, x4, lsl #2
    sub x9, x9, #1
    ldr q0, [x3]
    ldr q1, [x3, #16]
    ldr q2, [x3, #32]
    ldr q3, [x1]
    ldr s4, [x1, #16]
    ldr q5, [x3, #48]
    ldr q6, [x3, #64]
    ldr q7, [x3, #80]
    ldr q16, [x1, #32]
    ldr s17, [x1, #48]
    ldr q18, [x3, #96]
    ldr q19, [x3, #112]
    ldr q20, [x3, #128]
    ldr q21, [x1, #64]
    ldr s22, [x1, #80]
    ldr q14, [x3, #144]
    ldr q15, [x3, #160]
    prfm pldl1keep, [x10]
    prfm pldl1keep, [x10, #64]
    prfm pldl1keep, [x11]
    prfm pldl1keep, [x11, #64]
    prfm pldl1keep, [x11, #128]
    fmla v23.4s, v0.4s, v3.s[0]
    fmla v24.4s, v1.4s, v3.s[0]
    fmla v25.4s, v2.4s, v3.s[0]
    fmla v26.4s, v0.4s, v3.s[1]
    fmla v27.4s, v1.4s, v3.s[1]
    fmla v28.4s, v2.4s, v3.s[1]
    fmla v29.4s, v0.4s, v3.s[2]
    fmla v30.4s, v1.4s, v3.s[2]
    fmla v31.4s, v2.4s, v3.s[2]
    fmla v8.4s, v0.4s, v3.s[3]
    fmla v9.4s, v1.4s, v3.s[3]
    fmla v10.4s, v2.4s, v3.s[3]
    fmla v11.4s, v0.4s, v4.s[0]
    fmla v12.4s, v1.4s, v4.s[0]
    fmla v13.4s, v2.4s, v4.s[0]
    fmla v23.4s, v5.4s, v16.s[0]
    fmla v24.4s, v6.4s, v16.s[0]
    fmla v25.4s, v7.4s, v16.s[0]
    fmla v26.4s, v5.4s, v16.s[1]
    fmla v27.4s, v6.4s, v16.s[1]
    fmla v28.4s, v7.4s, v16.s[1]
    fmla v29.4s, v5.4s, v16.s[2]
    fmla v30.4s, v6.4s, v16.s[2]
    fmla v31.4s, v7.4s, v16.s[2]
    fmla v8.4s, v5.4s, v16.s[3]
    fmla v9.4s, v6.4s, v16.s[3]
    fmla v10.4s, v7.4s, v16.s[3]
    fmla v11.4s, v5.4s, v17.s[0]
    fmla v12.4s, v6.4s, v17.s[0]
    fmla v13.4s, v7.4s, v17.s[0]
    fmla v23.4s, v18.4s, v21.s[0]
    fmla v24.4s, v19.4s, v21.s[0]
    fmla v25.4s, v20.4s, v21.s[0]
    fmla v26.4s, v18.4s, v21.s[1]
    fmla v27.4s, v19.4s, v21.s[1]
    fmla v28.4s, v20.4s, v21.s[1]
    fmla v29.4s, v18.4s, v21.s[2]
    fmla v30.4s, v19.4s, v21.s[2]
    fmla v31.4s, v20.4s, v21.s[2]
    fmla v8.4s, v18.4s, v21.s[3]
    fmla v9.4s, v19.4s, v21.s[3]
    fmla v10.4s, v20.4s, v21.s[3]
    fmla v11.4s, v18.4s, v22.s[0]
    fmla v12.4s, v19.4s, v22.s[0]
    fmla v13.4s, v20.4s, v22.s[0]
    ldr q0, [x3, #176]
    add x3, x3, #192
    ldr q1, [x1, #96]
    ldr s2, [x1, #112]
    add x1, x1, #128
    fmla v23.4s, v14.4s, v1.s[0]
    fmla v24.4s, v15.4s, v1.s[0]
    fmla v25.4s, v0.4s, v1.s[0]
    fmla v26.4s, v14.4s, v1.s[1]
    fmla v27.4s, v15.4s, v1.s[1]
    fmla v28.4s, v0.4s, v1.s[1]
    fmla v29.4s, v14.4s, v1.s[2]
    fmla v30.4s, v15.4s, v1.s[2]
    fmla v31.4s, v0.4s, v1.s[2]
    fmla v8.4s, v14.4s, v1.s[3]
    fmla v9.4s, v15.4s, v1.s[3]
    fmla v10.4s, v0.4s, v1.s[3]
    fmla v11.4s, v14.4s, v2.s[0]
    fmla v12.4s, v15.4s, v2.s[0]
    fmla v13.4s, v0.4s, v2.s[0]
    cbnz x9, .Lrepeat_38
    add x1, x1, x2, lsl #2
    add x3, x3, x4, lsl #2
    sub x8, x8, #1
    sub x1, x1, #2048
    sub x3, x3, #3072
    cbnz x8, .Lloop_37
.Lloop_end_36:
    lsr x2, x0, #2
    ubfx x0, x0, #0, #2
    cbz x2, .Lloop_end_39
.Lloop_40:
    sub x2, x2, #1
    ldr q0, [x3]
    ldr q1, [x3, #16]
    ldr q2, [x3, #32]
    ldr q3, [x1]
    ldr s4, [x1, #16]
    ldr q5, [x3, #48]
    ldr q6, [x3, #64]
    ldr q7, [x3, #80]
    ldr q16, [x1, #32]
    ldr s17, [x1, #48]
    ldr q18, [x3, #96]
    ldr q19, [x3, #112]
    ldr q20, [x3, #128]
    ldr q21, [x1, #64]
    ldr s22, [x1, #80]
    ldr q14, [x3, #144]
    ldr q15, [x3, #160]
    fmla v23.4s, v0.4s, v3.s[0]
    fmla v24.4s, v1.4s, v3.s[0]
    fmla v25.4s, v2.4s, v3.s[0]
    fmla v26.4s, v0.4s, v3.s[1]
    fmla v27.4s, v1.4s, v3.s[1]
    fmla v28.4s, v2.4s, v3.s[1]
    fmla v29.4s, v0.4s, v3.s[2]
    fmla v30.4s, v1.4s, v3.s[2]
    fmla v31.4s, v2.4s, v3.s[2]
    fmla v8.4s, v0.4s, v3.s[3]
    fmla v9.4s, v1.4s, v3.s[3]
    fmla v10.4s, v2.4s, v3.s[3]
    fmla v11.4s, v0.4s, v4.s[0]
    fmla v12.4s, v1.4s, v4.s[0]
    fmla v13.4s, v2.4s, v4.s[0]
    fmla v23.4s, v5.4s, v16.s[0]
    fmla v24.4s, v6.4s, v16.s[0]
    fmla v25.4s, v7.4s, v16.s[0]
    fmla v26.4s, v5.4s, v16.s[1]
    fmla v27.4s, v6.4s, v16.s[1]
    fmla v28.4s, v7.4s, v16.s[1]
    fmla v29.4s, v5.4s, v16.s[2]
    fmla v30.4s, v6.4s, v16.s[2]
    fmla v31.4s, v7.4s, v16.s[2]
    fmla v8.4s, v5.4s, v16.s[3]
    fmla v9.4s, v6.4s, v16.s[3]
    fmla v10.4s, v7.4s, v16.s[3]
    fmla v11.4s, v5.4s, v17.s[0]
    fmla v12.4s, v6.4s, v17.s[0]
    fmla v13.4s, v7.4s, v17.s[0]
    fmla v23.4s, v18.4s, v21.s[0]
    fmla v24.4s, v19.4s, v21.s[0]
    fmla v25.4s, v20.4s, v21.s[0]
    fmla v26.4s, v18.4s, v21.s[1]
    fmla v27.4s, v19.4s, v21.s[1]
    fmla v28.4s, v20.4s, v21.s[1]
    fmla v29.4s, v18.4s, v21.s[2]
    fmla v30.4s, v19.4s, v21.s[2]
    fmla v31.4s, v20.4s, v21.s[2]
    fmla v8.4s, v18.4s, v21.s[3]
    fmla v9.4s, v19.4s, v21.s[3]
    fmla v10.4s, v20.4s, v21.s[3]
    fmla v11.4s, v18.4s, v22.s[0]
    fmla v12.4s, v19.4s, v22.s[0]
    fmla v13.4s, v20.4s, v22.s[0]
    ldr q0, [x3, #176]
    add x3, x3, #192
    ldr q1, [x1, #96]
    ldr s2, [x1, #112]
    add x1, x1, #128
    fmla v23.4s, v14.4s, v1.s[0]
    fmla v24.4s, v15.4s, v1.s[0]
    fmla v25.4s, v0.4s, v1.s[0]
    fmla v26.4s, v14.4s, v1.s[1]
    fmla v27.4s, v15.4s, v1.s[1]
    fmla v28.4s, v0.4s, v1.s[1]
    fmla v29.4s, v14.4s, v1.s[2]
    fmla v30.4s, v15.4s, v1.s[2]
    fmla v31.4s, v0.4s, v1.s[2]
    fmla v8.4s, v14.4s, v1.s[3]
    fmla v9.4s, v15.4s, v1.s[3]
    fmla v10.4s, v0.4s, v1.s[3]
    fmla v11.4s, v14.4s, v2.s[0]
    fmla v12.4s, v15.4s, v2.s[0]
    fmla v13.4s, v0.4s, v2.s[0]
    cbnz x2, .Lloop_40
.Lloop_end_39:
    cbz x0, .Lloop_end_41
.Lloop_42:
    sub x0, x0, #1
    ldr q0, [x3]
    ldr q1, [x3, #16]
    ldr q2, [x3, #32]
    add x3, x3, #48
    ldr q3, [x1]
    ldr s4, [x1, #16]
    add x1, x1, #32
    fmla v23.4s, v0.4s, v3.s[0]
    fmla v24.4s, v1.4s, v3.s[0]
    fmla v25.4s, v2.4s, v3.s[0]
    fmla v26.4s, v0.4s, v3.s[1]
    fmla v27.4s, v1.4s, v3.s[1]
    fmla v28.4s, v2.4s, v3.s[1]
    fmla v29.4s, v0.4s, v3.s[2]
    fmla v30.4s, v1.4s, v3.s[2]
    fmla v31.4s, v2.4s, v3.s[2]
    fmla v8.4s, v0.4s, v3.s[3]
    fmla v9.4s, v1.4s, v3.s[3]
    fmla v10.4s, v2.4s, v3.s[3]
    fmla v11.4s, v0.4s, v4.s[0]
    fmla v12.4s, v1.4s, v4.s[0]
    fmla v13.4s, v2.4s, v4.s[0]
    cbnz x0, .Lloop_42
.Lloop_end_41:
    cbnz x7, .Lotherwise_43
    str q23, [x5]
    str q24, [x5, #16]
    str q25, [x5, #32]
    add x5, x5, x6, lsl #2
    str q26, [x5]
    str q27, [x5, #16]
    str q28, [x5, #32]
    add x5, x5, x6, lsl #2
    str q29, [x5]
    str q30, [x5, #16]
    str q31, [x5, #32]
    add x5, x5, x6, lsl #2
    str q8, [x5]
    str q9, [x5, #16]
    str q10, [x5, #32]
    add x5, x5, x6, lsl #2
    str q11, [x5]
    str q12, [x5, #16]
    str q13, [x5, #32]
    b .Lend_44
.Lotherwise_43:
    mov x0, x5
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    add x5, x5, x6, lsl #2
    fadd v23.4s, v23.4s, v0.4s
    fadd v24.4s, v24.4s, v1.4s
    fadd v25.4s, v25.4s, v2.4s
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    add x5, x5, x6, lsl #2
    fadd v26.4s, v26.4s, v0.4s
    fadd v27.4s, v27.4s, v1.4s
    fadd v28.4s, v28.4s, v2.4s
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    add x5, x5, x6, lsl #2
    fadd v29.4s, v29.4s, v0.4s
    fadd v30.4s, v30.4s, v1.4s
    fadd v31.4s, v31.4s, v2.4s
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    add x5, x5, x6, lsl #2
    fadd v8.4s, v8.4s, v0.4s
    fadd v9.4s, v9.4s, v1.4s
    fadd v10.4s, v10.4s, v2.4s
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    str q23, [x0]
    str q24, [x0, #16]
    str q25, [x0, #32]
    fadd v11.4s, v11.4s, v0.4s
    fadd v12.4s, v12.4s, v1.4s
    fadd v13.4s, v13.4s, v2.4s
    add x0, x0, x6, lsl #2
    str q26, [x0]
    str q27, [x0, #16]
    str q28, [x0, #32]
    add x0, x0, x6, lsl #2
    str q29, [x0]
    str q30, [x0, #16]
    str q31, [x0, #32]
    add x0, x0, x6, lsl #2
    str q8, [x0]
    str q9, [x0, #16]
    str q10, [x0, #32]
    add x0, x0, x6, lsl #2
    str q11, [x0]
    str q12, [x0, #16]
    str q13, [x0, #32]
.Lend_44:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_tuple_gemm_transposed_5x12__aarch64_neon, . - nnp_tuple_gemm_transposed_5x12__aarch64_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_transposed_6x12__aarch64_neon
    .type nnp_tuple_gemm_transposed_6x12__aarch64_neon, %function
nnp_tuple_gemm_transposed_6x12__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    lsr x8, x0, #6
    ubfx x0, x0, #0, #6
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
    movi v8.4s, #0
    movi v9.4s, #0
    movi v10.4s, #0
    movi v11.4s, #0
    movi v12.4s, #0
    cbz x8, .Lloop_end_45
.Lloop_46:
    mov w9, #16
.Lrepeat_47:
    add x10, x1, x2, lsl #2
    add x11, x3, x4, lsl #2
    sub x9, x9, #1
    ldr q0, [x3]
    ldr q1, [x3, #16]
    ldr q2, [x3, #32]
    ldr q3, [x1]
    ldr d4, [x1, #16]
    ldr q5, [x3, #48]
    ldr q6, [x3, #64]
    ldr q7, [x3, #80]
    ldr q16, [x1, #32]
    ldr d17, [x1, #48]
    ldr q13, [x3, #96]
    ldr q14, [x3, #112]
    ldr q15, [x3, #128]
    ldr q18, [x1, #64]
    prfm pldl1keep, [x10]
    prfm pldl1keep, [x10, #64]
    prfm pldl1keep, [x11]
    prfm pldl1keep, [x11, #64]
    prfm pldl1keep, [x11, #128]
    fmla v19.4s, v0.4s, v3.s[0]
    fmla v20.4s, v1.4s, v3.s[0]
    fmla v21.4s, v2.4s, v3.s[0]
    fmla v22.4s, v0.4s, v3.s[1]
    fmla v23.4s, v1.4s, v3.s[1]
    fmla v24.4s, v2.4s, v3.s[1]
    fmla v25.4s, v0.4s, v3.s[2]
    fmla v26.4s, v1.4s, v3.s[2]
    fmla v27.4s, v2.4s, v3.s[2]
    fmla v28.4s, v0.4s, v3.s[3]
    fmla v29.4s, v1.4s, v3.s[3]
    fmla v30.4s, v2.4s, v3.s[3]
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v8.4s, v1.4s, v4.s[0]
    fmla v9.4s, v2.4s, v4.s[0]
    fmla v10.4s, v0.4s, v4.s[1]
    fmla v11.4s, v1.4s, v4.s[1]
    fmla v12.4s, v2.4s, v4.s[1]
    fmla v19.4s, v5.4s, v16.s[0]
    fmla v20.4s, v6.4s, v16.s[0]
    fmla v21.4s, v7.4s, v16.s[0]
    fmla v22.4s, v5.4s, v16.s[1]
    fmla v23.4s, v6.4s, v16.s[1]
    fmla v24.4s, v7.4s, v16.s[1]
    fmla v25.4s, v5.4s, v16.s[2]
    fmla v26.4s, v6.4s, v16.s[2]
    fmla v27.4s, v7.4s, v16.s[2]
    fmla v28.4s, v5.4s, v16.s[3]
    fmla v29.4s, v6.4s, v16.s[3]
    fmla v30.4s, v7.4s, v16.s[3]
    fmla v31.4s, v5.4s, v17.s[0]
    fmla v8.4s, v6.4s, v17.s[0]
    fmla v9.4s, v7.4s, v17.s[0]
    fmla v10.4s, v5.4s, v17.s[1]
    fmla v11.4s, v6.4s, v17.s[1]
    fmla v12.4s, v7.4s, v17.s[1]
    fmla v19.4s, v13.4s, v18.s[0]
    fmla v20.4s, v14.4s, v18.s[0]
    fmla v21.4s, v15.4s, v18.s[0]
    fmla v22.4s, v13.4s, v18.s[1]
    fmla v23.4s, v14.4s, v18.s[1]
    fmla v24.4s, v15.4s, v18.s[1]
    fmla v25.4s, v13.4s, v18.s[2]
    fmla v26.4s, v14.4s, v18.s[2]
    fmla v27.4s, v15.4s, v18.s[2]
    fmla v28.4s, v13.4s, v18.s[3]
    fmla v29.4s, v14.4s, v18.s[3]
    fmla v30.4s, v15.4s, v18.s[3]
    ldr d0, [x1, #80]
    ldr q1, [x3, #144]
    ldr q2, [x3, #160]
    ldr q3, [x3, #176]
    add x3, x3, #192
    ldr q4, [x1, #96]
    ldr d5, [x1, #112]
    fmla v31.4s, v13.4s, v0.s[0]
    fmla v8.4s, v14.4s, v0.s[0]
    fmla v9.4s, v15.4s, v0.s[0]
    fmla v10.4s, v13.4s, v0.s[1]
    fmla v11.4s, v14.4s, v0.s[1]
    fmla v12.4s, v15.4s, v0.s[1]
    fmla v19.4s, v1.4s, v4.s[0]
    fmla v20.4s, v2.4s, v4.s[0]
    fmla v21.4s, v3.4s, v4.s[0]
    fmla v22.4s, v1.4s, v4.s[1]
    fmla v23.4s, v2.4s, v4.s[1]
    fmla v24.4s, v3.4s, v4.s[1]
    fmla v25.4s, v1.4s, v4.s[2]
    fmla v26.4s, v2.4s, v4.s[2]
    fmla v27.4s, v3.4s, v4.s[2]
    fmla v28.4s, v1.4s, v4.s[3]
    fmla v29.4s, v2.4s, v4.s[3]
    fmla v30.4s, v3.4s, v4.s[3]
    fmla v31.4s, v1.4s, v5.s[0]
    fmla v8.4s, v2.4s, v5.s[0]
    fmla v9.4s, v3.4s, v5.s[0]
    fmla v10.4s, v1.4s, v5.s[1]
    fmla v11.4s, v2.4s, v5.s[1]
    fmla v12.4s, v3.4s, v5.s[1]
    add x1, x1, #128
    cbnz x9, .Lrepeat_47
    add x1, x1, x2, lsl #2
    add x3, x3, x4, lsl #2
    sub x8, x8, #1
    sub x1, x1, #2048
    sub x3, x3, #3072
    cbnz x8, .Lloop_46
.Lloop_end_45:
    lsr x2, x0, #2
    ubfx x0, x0, #0, #2
    cbz x2, .Lloop_end_48
.Lloop_49:
    sub x2, x2, #1
    ldr q0, [x3]
    ldr q1, [x3, #16]
    ldr q2, [x3, #32]
    ldr q3, [x1]
    ldr d4, [x1, #16]
    ldr q5, [x3, #48]
    ldr q6, [x3, #64]
    ldr q7, [x3, #80]
    ldr q16, [x1, #32]
    ldr d17, [x1, #48]
    ldr q13, [x3, #96]
    ldr q14, [x3, #112]
    ldr q15, [x3, #128]
    ldr q18, [x1, #64]
    fmla v19.4s, v0.4s, v3.s[0]
    fmla v20.4s, v1.4s, v3.s[0]
    fmla v21.4s, v2.4s, v3.s[0]
    fmla v22.4s, v0.4s, v3.s[1]
    fmla v23.4s, v1.4s, v3.s[1]
    fmla v24.4s, v2.4s, v3.s[1]
    fmla v25.4s, v0.4s, v3.s[2]
    fmla v26.4s, v1.4s, v3.s[2]
    fmla v27.4s, v2.4s, v3.s[2]
    fmla v28.4s, v0.4s, v3.s[3]
    fmla v29.4s, v1.4s, v3.s[3]
    fmla v30.4s, v2.4s, v3.s[3]
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v8.4s, v1.4s, v4.s[0]
    fmla v9.4s, v2.4s, v4.s[0]
    fmla v10.4s, v0.4s, v4.s[1]
    fmla v11.4s, v1.4s, v4.s[1]
    fmla v12.4s, v2.4s, v4.s[1]
    fmla v19.4s, v5.4s, v16.s[0]
    fmla v20.4s, v6.4s, v16.s[0]
    fmla v21.4s, v7.4s, v16.s[0]
    fmla v22.4s, v5.4s, v16.s[1]
    fmla v23.4s, v6.4s, v16.s[1]
    fmla v24.4s, v7.4s, v16.s[1]
    fmla v25.4s, v5.4s, v16.s[2]
    fmla v26.4s, v6.4s, v16.s[2]
    fmla v27.4s, v7.4s, v16.s[2]
    fmla v28.4s, v5.4s, v16.s[3]
    fmla v29.4s, v6.4s, v16.s[3]
    fmla v30.4s, v7.4s, v16.s[3]
    fmla v31.4s, v5.4s, v17.s[0]
    fmla v8.4s, v6.4s, v17.s[0]
    fmla v9.4s, v7.4s, v17.s[0]
    fmla v10.4s, v5.4s, v17.s[1]
    fmla v11.4s, v6.4s, v17.s[1]
    fmla v12.4s, v7.4s, v17.s[1]
    fmla v19.4s, v13.4s, v18.s[0]
    fmla v20.4s, v14.4s, v18.s[0]
    fmla v21.4s, v15.4s, v18.s[0]
    fmla v22.4s, v13.4s, v18.s[1]
    fmla v23.4s, v14.4s, v18.s[1]
    fmla v24.4s, v15.4s, v18.s[1]
    fmla v25.4s, v13.4s, v18.s[2]
    fmla v26.4s, v14.4s, v18.s[2]
    fmla v27.4s, v15.4s, v18.s[2]
    fmla v28.4s, v13.4s, v18.s[3]
    fmla v29.4s, v14.4s, v18.s[3]
    fmla v30.4s, v15.4s, v18.s[3]
    ldr d0, [x1, #80]
    ldr q1, [x3, #144]
    ldr q2, [x3, #160]
    ldr q3, [x3, #176]
    add x3, x3, #192
    ldr q4, [x1, #96]
    ldr d5, [x1, #112]
    fmla v31.4s, v13.4s, v0.s[0]
    fmla v8.4s, v14.4s, v0.s[0]
    fmla v9.4s, v15.4s, v0.s[0]
    fmla v10.4s, v13.4s, v0.s[1]
    fmla v11.4s, v14.4s, v0.s[1]
    fmla v12.4s, v15.4s, v0.s[1]
    fmla v19.4s, v1.4s, v4.s[0]
    fmla v20.4s, v2.4s, v4.s[0]
    fmla v21.4s, v3.4s, v4.s[0]
    fmla v22.4s, v1.4s, v4.s[1]
    fmla v23.4s, v2.4s, v4.s[1]
    fmla v24.4s, v3.4s, v4.s[1]
    fmla v25.4s, v1.4s, v4.s[2]
    fmla v26.4s, v2.4s, v4.s[2]
    fmla v27.4s, v3.4s, v4.s[2]
    fmla v28.4s, v1.4s, v4.s[3]
    fmla v29.4s, v2.4s, v4.s[3]
    fmla v30.4s, v3.4s, v4.s[3]
    fmla v31.4s, v1.4s, v5.s[0]
    fmla v8.4s, v2.4s, v5.s[0]
    fmla v9.4s, v3.4s, v5.s[0]
    fmla v10.4s, v1.4s, v5.s[1]
    fmla v11.4s, v2.4s, v5.s[1]
    fmla v12.4s, v3.4s, v5.s[1]
    add x1, x1, #128
    cbnz x2, .Lloop_49
.Lloop_end_48:
    cbz x0, .Lloop_end_50
.Lloop_51:
    sub x0, x0, #1
    ldr q0, [x3]
    ldr q1, [x3, #16]
    ldr q2, [x3, #32]
    add x3, x3, #48
    ldr q3, [x1]
    ldr d4, [x1, #16]
    add x1, x1, #32
    fmla v19.4s, v0.4s, v3.s[0]
    fmla v20.4s, v1.4s, v3.s[0]
    fmla v21.4s, v2.4s, v3.s[0]
    fmla v22.4s, v0.4s, v3.s[1]
    fmla v23.4s, v1.4s, v3.s[1]
    fmla v24.4s, v2.4s, v3.s[1]
    fmla v25.4s, v0.4s, v3.s[2]
    fmla v26.4s, v1.4s, v3.s[2]
    fmla v27.4s, v2.4s, v3.s[2]
    fmla v28.4s, v0.4s, v3.s[3]
    fmla v29.4s, v1.4s, v3.s[3]
    fmla v30.4s, v2.4s, v3.s[3]
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v8.4s, v1.4s, v4.s[0]
    fmla v9.4s, v2.4s, v4.s[0]
    fmla v10.4s, v0.4s, v4.s[1]
    fmla v11.4s, v1.4s, v4.s[1]
    fmla v12.4s, v2.4s, v4.s[1]
    cbnz x0, .Lloop_51
.Lloop_end_50:
    cbnz x7, .Lotherwise_52
    str q19, [x5]
    str q20, [x5, #16]
    str q21, [x5, #32]
    add x5, x5, x6, lsl #2
    str q22, [x5]
    str q23, [x5, #16]
    str q24, [x5, #32]
    add x5, x5, x6, lsl #2
    str q25, [x5]
    str q26, [x5, #16]
    str q27, [x5, #32]
    add x5, x5, x6, lsl #2
    str q28, [x5]
    str q29, [x5, #16]
    str q30, [x5, #32]
    add x5, x5, x6, lsl #2
    str q31, [x5]
    str q8, [x5, #16]
    str q9, [x5, #32]
    add x5, x5, x6, lsl #2
    str q10, [x5]
    str q11, [x5, #16]
    str q12, [x5, #32]
    b .Lend_53
.Lotherwise_52:
    mov x0, x5
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    add x5, x5, x6, lsl #2
    fadd v19.4s, v19.4s, v0.4s
    fadd v20.4s, v20.4s, v1.4s
    fadd v21.4s, v21.4s, v2.4s
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    add x5, x5, x6, lsl #2
    fadd v22.4s, v22.4s, v0.4s
    fadd v23.4s, v23.4s, v1.4s
    fadd v24.4s, v24.4s, v2.4s
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    add x5, x5, x6, lsl #2
    fadd v25.4s, v25.4s, v0.4s
    fadd v26.4s, v26.4s, v1.4s
    fadd v27.4s, v27.4s, v2.4s
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    add x5, x5, x6, lsl #2
    fadd v28.4s, v28.4s, v0.4s
    fadd v29.4s, v29.4s, v1.4s
    fadd v30.4s, v30.4s, v2.4s
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    add x5, x5, x6, lsl #2
    fadd v31.4s, v31.4s, v0.4s
    fadd v8.4s, v8.4s, v1.4s
    fadd v9.4s, v9.4s, v2.4s
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    str q19, [x0]
    str q20, [x0, #16]
    str q21, [x0, #32]
    fadd v10.4s, v10.4s, v0.4s
    fadd v11.4s, v11.4s, v1.4s
    fadd v12.4s, v12.4s, v2.4s
    add x0, x0, x6, lsl #2
    str q22, [x0]
    str q23, [x0, #16]
    str q24, [x0, #32]
    add x0, x0, x6, lsl #2
    str q25, [x0]
    str q26, [x0, #16]
    str q27, [x0, #32]
    add x0, x0, x6, lsl #2
    str q28, [x0]
    str q29, [x0, #16]
    str q30, [x0, #32]
    add x0, x0, x6, lsl #2
    str q31, [x0]
    str q8, [x0, #16]
    str q9, [x0, #32]
    add x0, x0, x6, lsl #2
    str q10, [x0]
    str q11, [x0, #16]
    str q12, [x0, #32]
.Lend_53:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_tuple_gemm_transposed_6x12__aarch64_neon, . - nnp_tuple_gemm_transposed_6x12__aarch64_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_transposed_7x12__aarch64_neon
    .type nnp_tuple_gemm_transposed_7x12__aarch64_neon, %function
nnp_tuple_gemm_transposed_7x12__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    lsr x8, x0, #6
    ubfx x0, x0, #0, #6
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
    movi v8.4s, #0
    movi v9.4s, #0
    movi v10.4s, #0
    movi v11.4s, #0
    movi v12.4s, #0
    cbz x8, .Lloop_end_54
.Lloop_55:
    mov w9, #16
.Lrepeat_56:
    add x10, x1, x2, lsl #2
    add x11, x3, x4, lsl #2
    sub x9, x9, #1
    ldr q0, [x3]
    ldr q1, [x3, #16]
    ldr q2, [x3, #32]
    ldr q3, [x1]
    ldr d4, [x1, #16]
    ldr s5, [x1, #24]
    ldr q13, [x3, #48]
    ldr q14, [x3, #64]
    ldr q15, [x3, #80]
    ldr q6, [x1, #32]
    ldr d7, [x1, #48]
    prfm pldl1keep, [x10]
    prfm pldl1keep, [x10, #64]
    prfm pldl1keep, [x11]
    prfm pldl1keep, [x11, #64]
    prfm pldl1keep, [x11, #128]
    fmla v16.4s, v0.4s, v3.s[0]
    fmla v17.4s, v1.4s, v3.s[0]
    fmla v18.4s, v2.4s, v3.s[0]
    fmla v19.4s, v0.4s, v3.s[1]
    fmla v20.4s, v1.4s, v3.s[1]
    fmla v21.4s, v2.4s, v3.s[1]
    fmla v22.4s, v0.4s, v3.s[2]
    fmla v23.4s, v1.4s, v3.s[2]
    fmla v24.4s, v2.4s, v3.s[2]
    fmla v25.4s, v0.4s, v3.s[3]
    fmla v26.4s, v1.4s, v3.s[3]
    fmla v27.4s, v2.4s, v3.s[3]
    fmla v28.4s, v0.4s, v4.s[0]
    fmla v29.4s, v1.4s, v4.s[0]
    fmla v30.4s, v2.4s, v4.s[0]
    fmla v31.4s, v0.4s, v4.s[1]
    fmla v8.4s, v1.4s, v4.s[1]
    fmla v9.4s, v2.4s, v4.s[1]
    fmla v10.4s, v0.4s, v5.s[0]
    fmla v11.4s, v1.4s, v5.s[0]
    fmla v12.4s, v2.4s, v5.s[0]
    fmla v16.4s, v13.4s, v6.s[0]
    fmla v17.4s, v14.4s, v6.s[0]
    fmla v18.4s, v15.4s, v6.s[0]
    fmla v19.4s, v13.4s, v6.s[1]
    fmla v20.4s, v14.4s, v6.s[1]
    fmla v21.4s, v15.4s, v6.s[1]
    fmla v22.4s, v13.4s, v6.s[2]
    fmla v23.4s, v14.4s, v6.s[2]
    fmla v24.4s, v15.4s, v6.s[2]
    fmla v25.4s, v13.4s, v6.s[3]
    fmla v26.4s, v14.4s, v6.s[3]
    fmla v27.4s, v15.4s, v6.s[3]
    fmla v28.4s, v13.4s, v7.s[0]
    fmla v29.4s, v14.4s, v7.s[0]
    fmla v30.4s, v15.4s, v7.s[0]
    fmla v31.4s, v13.4s, v7.s[1]
    fmla v8.4s, v14.4s, v7.s[1]
    fmla v9.4s, v15.4s, v7.s[1]
    ldr s0, [x1, #56]
    ldr q1, [x3, #96]
    ldr q2, [x3, #112]
    ldr q3, [x3, #128]
    ldr q4, [x1, #64]
    ldr d5, [x1, #80]
    ldr s6, [x1, #88]
    ldr q7, [x3, #144]
    fmla v10.4s, v13.4s, v0.s[0]
    fmla v11.4s, v14.4s, v0.s[0]
    fmla v12.4s, v15.4s, v0.s[0]
    fmla v16.4s, v1.4s, v4.s[0]
    fmla v17.4s, v2.4s, v4.s[0]
    fmla v18.4s, v3.4s, v4.s[0]
    fmla v19.4s, v1.4s, v4.s[1]
    fmla v20.4s, v2.4s, v4.s[1]
    fmla v21.4s, v3.4s, v4.s[1]
    fmla v22.4s, v1.4s, v4.s[2]
    fmla v23.4s, v2.4s, v4.s[2]
    fmla v24.4s, v3.4s, v4.s[2]
    fmla v25.4s, v1.4s, v4.s[3]
    fmla v26.4s, v2.4s, v4.s[3]
    fmla v27.4s, v3.4s, v4.s[3]
    fmla v28.4s, v1.4s, v5.s[0]
    fmla v29.4s, v2.4s, v5.s[0]
    fmla v30.4s, v3.4s, v5.s[0]
    fmla v31.4s, v1.4s, v5.s[1]
    fmla v8.4s, v2.4s, v5.s[1]
    fmla v9.4s, v3.4s, v5.s[1]
    fmla v10.4s, v1.4s, v6.s[0]
    fmla v11.4s, v2.4s, v6.s[0]
    fmla v12.4s, v3.4s, v6.s[0]
    ldr q0, [x3, #160]
    ldr q1, [x3, #176]
    add x3, x3, #192
    ldr q2, [x1, #96]
    ldr d3, [x1, #112]
    ldr s4, [x1, #120]
    add x1, x1, #128
    fmla v16.4s, v7.4s, v2.s[0]
    fmla v17.4s, v0.4s, v2.s[0]
    fmla v18.4s, v1.4s, v2.s[0]
    fmla v19.4s, v7.4s, v2.s[1]
    fmla v20.4s, v0.4s, v2.s[1]
    fmla v21.4s, v1.4s, v2.s[1]
    fmla v22.4s, v7.4s, v2.s[2]
    fmla v23.4s, v0.4s, v2.s[2]
    fmla v24.4s, v1.4s, v2.s[2]
    fmla v25.4s, v7.4s, v2.s[3]
    fmla v26.4s, v0.4s, v2.s[3]
    fmla v27.4s, v1.4s, v2.s[3]
    fmla v28.4s, v7.4s, v3.s[0]
    fmla v29.4s, v0.4s, v3.s[0]
    fmla v30.4s, v1.4s, v3.s[0]
    fmla v31.4s, v7.4s, v3.s[1]
    fmla v8.4s, v0.4s, v3.s[1]
    fmla v9.4s, v1.4s, v3.s[1]
    fmla v10.4s, v7.4s, v4.s[0]
    fmla v11.4s, v0.4s, v4.s[0]
    fmla v12.4s, v1.4s, v4.s[0]
    cbnz x9, .Lrepeat_56
    add x1, x1, x2, lsl #2
    add x3, x3, x4, lsl #2
    sub x8, x8, #1
    sub x1, x1, #2048
    sub x3, x3, #3072
    cbnz x8, .Lloop_55
.Lloop_end_54:
    lsr x2, x0, #2
    ubfx x0, x0, #0, #2
    cbz x2, .Lloop_end_57
.Lloop_58:
    sub x2, x2, #1
    ldr q0, [x3]
    ldr q1, [x3, #16]
    ldr q2, [x3, #32]
    ldr q3, [x1]
    ldr d4, [x1, #16]
    ldr s5, [x1, #24]
    ldr q13, [x3, #48]
    ldr q14, [x3, #64]
    ldr q15, [x3, #80]
    ldr q6, [x1, #32]
    ldr d7, [x1, #48]
    fmla v16.4s, v0.4s, v3.s[0]
    fmla v17.4s, v1.4s, v3.s[0]
    fmla v18.4s, v2.4s, v3.s[0]
    fmla v19.4s, v0.4s, v3.s[1]
    fmla v20.4s, v1.4s, v3.s[1]
    fmla v21.4s, v2.4s, v3.s[1]
    fmla v22.4s, v0.4s, v3.s[2]
    fmla v23.4s, v1.4s, v3.s[2]
    fmla v24.4s, v2.4s, v3.s[2]
    fmla v25.4s, v0.4s, v3.s[3]
    fmla v26.4s, v1.4s, v3.s[3]
    fmla v27.4s, v2.4s, v3.s[3]
    fmla v28.4s, v0.4s, v4.s[0]
    fmla v29.4s, v1.4s, v4.s[0]
    fmla v30.4s, v2.4s, v4.s[0]
    fmla v31.4s, v0.4s, v4.s[1]
    fmla v8.4s, v1.4s, v4.s[1]
    fmla v9.4s, v2.4s, v4.s[1]
    fmla v10.4s, v0.4s, v5.s[0]
    fmla v11.4s, v1.4s, v5.s[0]
    fmla v12.4s, v2.4s, v5.s[0]
    fmla v16.4s, v13.4s, v6.s[0]
    fmla v17.4s, v14.4s, v6.s[0]
    fmla v18.4s, v15.4s, v6.s[0]
    fmla v19.4s, v13.4s, v6.s[1]
    fmla v20.4s, v14.4s, v6.s[1]
    fmla v21.4s, v15.4s, v6.s[1]
    fmla v22.4s, v13.4s, v6.s[2]
    fmla v23.4s, v14.4s, v6.s[2]
    fmla v24.4s, v15.4s, v6.s[2]
    fmla v25.4s, v13.4s, v6.s[3]
    fmla v26.4s, v14.4s, v6.s[3]
    fmla v27.4s, v15.4s, v6.s[3]
    fmla v28.4s, v13.4s, v7.s[0]
    fmla v29.4s, v14.4s, v7.s[0]
    fmla v30.4s, v15.4s, v7.s[0]
    fmla v31.4s, v13.4s, v7.s[1]
    fmla v8.4s, v14.4s, v7.s[1]
    fmla v9.4s, v15.4s, v7.s[1]
    ldr s0, [x1, #56]
    ldr q1, [x3, #96]
    ldr q2, [x3, #112]
    ldr q3, [x3, #128]
    ldr q4, [x1, #64]
    ldr d5, [x1, #80]
    ldr s6, [x1, #88]
    ldr q7, [x3, #144]
    fmla v10.4s, v13.4s, v0.s[0]
    fmla v11.4s, v14.4s, v0.s[0]
    fmla v12.4s, v15.4s, v0.s[0]
    fmla v16.4s, v1.4s, v4.s[0]
    fmla v17.4s, v2.4s, v4.s[0]
    fmla v18.4s, v3.4s, v4.s[0]
    fmla v19.4s, v1.4s, v4.s[1]
    fmla v20.4s, v2.4s, v4.s[1]
    fmla v21.4s, v3.4s, v4.s[1]
    fmla v22.4s, v1.4s, v4.s[2]
    fmla v23.4s, v2.4s, v4.s[2]
    fmla v24.4s, v3.4s, v4.s[2]
    fmla v25.4s, v1.4s, v4.s[3]
    fmla v26.4s, v2.4s, v4.s[3]
    fmla v27.4s, v3.4s, v4.s[3]
    fmla v28.4s, v1.4s, v5.s[0]
    fmla v29.4s, v2.4s, v5.s[0]
    fmla v30.4s, v3.4s, v5.s[0]
    fmla v31.4s, v1.4s, v5.s[1]
    fmla v8.4s, v2.4s, v5.s[1]
    fmla v9.4s, v3.4s, v5.s[1]
    fmla v10.4s, v1.4s, v6.s[0]
    fmla v11.4s, v2.4s, v6.s[0]
    fmla v12.4s, v3.4s, v6.s[0]
    ldr q0, [x3, #160]
    ldr q1, [x3, #176]
    add x3, x3, #192
    ldr q2, [x1, #96]
    ldr d3, [x1, #112]
    ldr s4, [x1, #120]
    add x1, x1, #128
    fmla v16.4s, v7.4s, v2.s[0]
    fmla v17.4s, v0.4s, v2.s[0]
    fmla v18.4s, v1.4s, v2.s[0]
    fmla v19.4s, v7.4s, v2.s[1]
    fmla v20.4s, v0.4s, v2.s[1]
    fmla v21.4s, v1.4s, v2.s[1]
    fmla v22.4s, v7.4s, v2.s[2]
    fmla v23.4s, v0.4s, v2.s[2]
    fmla v24.4s, v1.4s, v2.s[2]
    fmla v25.4s, v7.4s, v2.s[3]
    fmla v26.4s, v0.4s, v2.s[3]
    fmla v27.4s, v1.4s, v2.s[3]
    fmla v28.4s, v7.4s, v3.s[0]
    fmla v29.4s, v0.4s, v3.s[0]
    fmla v30.4s, v1.4s, v3.s[0]
    fmla v31.4s, v7.4s, v3.s[1]
    fmla v8.4s, v0.4s, v3.s[1]
    fmla v9.4s, v1.4s, v3.s[1]
    fmla v10.4s, v7.4s, v4.s[0]
    fmla v11.4s, v0.4s, v4.s[0]
    fmla v12.4s, v1.4s, v4.s[0]
    cbnz x2, .Lloop_58
.Lloop_end_57:
    cbz x0, .Lloop_end_59
.Lloop_60:
    sub x0, x0, #1
    ldr q0, [x3]
    ldr q1, [x3, #16]
    ldr q2, [x3, #32]
    add x3, x3, #48
    ldr q3, [x1]
    ldr d4, [x1, #16]
    ldr s5, [x1, #24]
    add x1, x1, #32
    fmla v16.4s, v0.4s, v3.s[0]
    fmla v17.4s, v1.4s, v3.s[0]
    fmla v18.4s, v2.4s, v3.s[0]
    fmla v19.4s, v0.4s, v3.s[1]
    fmla v20.4s, v1.4s, v3.s[1]
    fmla v21.4s, v2.4s, v3.s[1]
    fmla v22.4s, v0.4s, v3.s[2]
    fmla v23.4s, v1.4s, v3.s[2]
    fmla v24.4s, v2.4s, v3.s[2]
    fmla v25.4s, v0.4s, v3.s[3]
    fmla v26.4s, v1.4s, v3.s[3]
    fmla v27.4s, v2.4s, v3.s[3]
    fmla v28.4s, v0.4s, v4.s[0]
    fmla v29.4s, v1.4s, v4.s[0]
    fmla v30.4s, v2.4s, v4.s[0]
    fmla v31.4s, v0.4s, v4.s[1]
    fmla v8.4s, v1.4s, v4.s[1]
    fmla v9.4s, v2.4s, v4.s[1]
    fmla v10.4s, v0.4s, v5.s[0]
    fmla v11.4s, v1.4s, v5.s[0]
    fmla v12.4s, v2.4s, v5.s[0]
    cbnz x0, .Lloop_60
.Lloop_end_59:
    cbnz x7, .Lotherwise_61
    str q16, [x5]
    str q17, [x5, #16]
    str q18, [x5, #32]
    add x5, x5, x6, lsl #2
    str q19, [x5]
    str q20, [x5, #16]
    str q21, [x5, #32]
    add x5, x5, x6, lsl #2
    str q22, [x5]
    str q23, [x5, #16]
    str q24, [x5, #32]
    add x5, x5, x6, lsl #2
    str q25, [x5]
    str q26, [x5, #16]
    str q27, [x5, #32]
    add x5, x5, x6, lsl #2
    str q28, [x5]
    str q29, [x5, #16]
    str q30, [x5, #32]
    add x5, x5, x6, lsl #2
    str q31, [x5]
    str q8, [x5, #16]
    str q9, [x5, #32]
    add x5, x5, x6, lsl #2
    str q10, [x5]
    str q11, [x5, #16]
    str q12, [x5, #32]
    b .Lend_62
.Lotherwise_61:
    mov x0, x5
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    add x5, x5, x6, lsl #2
    fadd v16.4s, v16.4s, v0.4s
    fadd v17.4s, v17.4s, v1.4s
    fadd v18.4s, v18.4s, v2.4s
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    add x5, x5, x6, lsl #2
    fadd v19.4s, v19.4s, v0.4s
    fadd v20.4s, v20.4s, v1.4s
    fadd v21.4s, v21.4s, v2.4s
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    add x5, x5, x6, lsl #2
    fadd v22.4s, v22.4s, v0.4s
    fadd v23.4s, v23.4s, v1.4s
    fadd v24.4s, v24.4s, v2.4s
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    add x5, x5, x6, lsl #2
    fadd v25.4s, v25.4s, v0.4s
    fadd v26.4s, v26.4s, v1.4s
    fadd v27.4s, v27.4s, v2.4s
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    add x5, x5, x6, lsl #2
    fadd v28.4s, v28.4s, v0.4s
    fadd v29.4s, v29.4s, v1.4s
    fadd v30.4s, v30.4s, v2.4s
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    add x5, x5, x6, lsl #2
    fadd v31.4s, v31.4s, v0.4s
    fadd v8.4s, v8.4s, v1.4s
    fadd v9.4s, v9.4s, v2.4s
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    str q16, [x0]
    str q17, [x0, #16]
    str q18, [x0, #32]
    fadd v10.4s, v10.4s, v0.4s
    fadd v11.4s, v11.4s, v1.4s
    fadd v12.4s, v12.4s, v2.4s
    add x0, x0, x6, lsl #2
    str q19, [x0]
    str q20, [x0, #16]
    str q21, [x0, #32]
    add x0, x0, x6, lsl #2
    str q22, [x0]
    str q23, [x0, #16]
    str q24, [x0, #32]
    add x0, x0, x6, lsl #2
    str q25, [x0]
    str q26, [x0, #16]
    str q27, [x0, #32]
    add x0, x0, x6, lsl #2
    str q28, [x0]
    str q29, [x0, #16]
    str q30, [x0, #32]
    add x0, x0, x6, lsl #2
    str q31, [x0]
    str q8, [x0, #16]
    str q9, [x0, #32]
    add x0, x0, x6, lsl #2
    str q10, [x0]
    str q11, [x0, #16]
    str q12, [x0, #32]
.Lend_62:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_tuple_gemm_transposed_7x12__aarch64_neon, . - nnp_tuple_gemm_transposed_7x12__aarch64_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_transposed_8x12__aarch64_neon
    .type nnp_tuple_gemm_transposed_8x12__aarch64_neon, %function
nnp_tuple_gemm_transposed_8x12__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    lsr x8, x0, #6
    ubfx x0, x0, #0, #6
    movi v5.4s, #0
    movi v6.4s, #0
    movi v7.4s, #0
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
    movi v8.4s, #0
    movi v9.4s, #0
    movi v10.4s, #0
    movi v11.4s, #0
    movi v12.4s, #0
    cbz x8, .Lloop_end_63
.Lloop_64:
    mov w9, #16
.Lrepeat_65:
    add x10, x1, x2, lsl #2
    add x11, x3, x4, lsl #2
    sub x9, x9, #1
    ldr q0, [x3]
    ldr q1, [x3, #16]
    ldr q2, [x3, #32]
    ldr q3, [x1]
    ldr q4, [x1, #16]
    ldr q13, [x3, #48]
    ldr q14, [x3, #64]
    ldr q15, [x3, #80]
    prfm pldl1keep, [x10]
    prfm pldl1keep, [x10, #64]
    prfm pldl1keep, [x11]
    prfm pldl1keep, [x11, #64]
    prfm pldl1keep, [x11, #128]
    fmla v5.4s, v0.4s, v3.s[0]
    fmla v6.4s, v1.4s, v3.s[0]
    fmla v7.4s, v2.4s, v3.s[0]
    fmla v16.4s, v0.4s, v3.s[1]
    fmla v17.4s, v1.4s, v3.s[1]
    fmla v18.4s, v2.4s, v3.s[1]
    fmla v19.4s, v0.4s, v3.s[2]
    fmla v20.4s, v1.4s, v3.s[2]
    fmla v21.4s, v2.4s, v3.s[2]
    fmla v22.4s, v0.4s, v3.s[3]
    fmla v23.4s, v1.4s, v3.s[3]
    fmla v24.4s, v2.4s, v3.s[3]
    fmla v25.4s, v0.4s, v4.s[0]
    fmla v26.4s, v1.4s, v4.s[0]
    fmla v27.4s, v2.4s, v4.s[0]
    fmla v28.4s, v0.4s, v4.s[1]
    fmla v29.4s, v1.4s, v4.s[1]
    fmla v30.4s, v2.4s, v4.s[1]
    fmla v31.4s, v0.4s, v4.s[2]
    fmla v8.4s, v1.4s, v4.s[2]
    fmla v9.4s, v2.4s, v4.s[2]
    fmla v10.4s, v0.4s, v4.s[3]
    fmla v11.4s, v1.4s, v4.s[3]
    fmla v12.4s, v2.4s, v4.s[3]
    ldr q0, [x1, #32]
    ldr q1, [x1, #48]
    ldr q2, [x3, #96]
    ldr q3, [x3, #112]
    ldr q4, [x3, #128]
    fmla v5.4s, v13.4s, v0.s[0]
    fmla v6.4s, v14.4s, v0.s[0]
    fmla v7.4s, v15.4s, v0.s[0]
    fmla v16.4s, v13.4s, v0.s[1]
    fmla v17.4s, v14.4s, v0.s[1]
    fmla v18.4s, v15.4s, v0.s[1]
    fmla v19.4s, v13.4s, v0.s[2]
    fmla v20.4s, v14.4s, v0.s[2]
    fmla v21.4s, v15.4s, v0.s[2]
    fmla v22.4s, v13.4s, v0.s[3]
    fmla v23.4s, v14.4s, v0.s[3]
    fmla v24.4s, v15.4s, v0.s[3]
    fmla v25.4s, v13.4s, v1.s[0]
    fmla v26.4s, v14.4s, v1.s[0]
    fmla v27.4s, v15.4s, v1.s[0]
    fmla v28.4s, v13.4s, v1.s[1]
    fmla v29.4s, v14.4s, v1.s[1]
    fmla v30.4s, v15.4s, v1.s[1]
    fmla v31.4s, v13.4s, v1.s[2]
    fmla v8.4s, v14.4s, v1.s[2]
    fmla v9.4s, v15.4s, v1.s[2]
    fmla v10.4s, v13.4s, v1.s[3]
    fmla v11.4s, v14.4s, v1.s[3]
    fmla v12.4s, v15.4s, v1.s[3]
    ldr q0, [x1, #64]
    ldr q1, [x1, #80]
    ldr q13, [x3, #144]
    ldr q14, [x3, #160]
    ldr q15, [x3, #176]
    fmla v5.4s, v2.4s, v0.s[0]
    fmla v6.4s, v3.4s, v0.s[0]
    fmla v7.4s, v4.4s, v0.s[0]
    fmla v16.4s, v2.4s, v0.s[1]
    fmla v17.4s, v3.4s, v0.s[1]
    fmla v18.4s, v4.4s, v0.s[1]
    fmla v19.4s, v2.4s, v0.s[2]
    fmla v20.4s, v3.4s, v0.s[2]
    fmla v21.4s, v4.4s, v0.s[2]
    fmla v22.4s, v2.4s, v0.s[3]
    fmla v23.4s, v3.4s, v0.s[3]
    fmla v24.4s, v4.4s, v0.s[3]
    fmla v25.4s, v2.4s, v1.s[0]
    fmla v26.4s, v3.4s, v1.s[0]
    fmla v27.4s, v4.4s, v1.s[0]
    fmla v28.4s, v2.4s, v1.s[1]
    fmla v29.4s, v3.4s, v1.s[1]
    fmla v30.4s, v4.4s, v1.s[1]
    fmla v31.4s, v2.4s, v1.s[2]
    fmla v8.4s, v3.4s, v1.s[2]
    fmla v9.4s, v4.4s, v1.s[2]
    fmla v10.4s, v2.4s, v1.s[3]
    fmla v11.4s, v3.4s, v1.s[3]
    fmla v12.4s, v4.4s, v1.s[3]
    ldr q0, [x1, #96]
    add x3, x3, #192
    ldr q1, [x1, #112]
    add x1, x1, #128
    fmla v5.4s, v13.4s, v0.s[0]
    fmla v6.4s, v14.4s, v0.s[0]
    fmla v7.4s, v15.4s, v0.s[0]
    fmla v16.4s, v13.4s, v0.s[1]
    fmla v17.4s, v14.4s, v0.s[1]
    fmla v18.4s, v15.4s, v0.s[1]
    fmla v19.4s, v13.4s, v0.s[2]
    fmla v20.4s, v14.4s, v0.s[2]
    fmla v21.4s, v15.4s, v0.s[2]
    fmla v22.4s, v13.4s, v0.s[3]
    fmla v23.4s, v14.4s, v0.s[3]
    fmla v24.4s, v15.4s, v0.s[3]
    fmla v25.4s, v13.4s, v1.s[0]
    fmla v26.4s, v14.4s, v1.s[0]
    fmla v27.4s, v15.4s, v1.s[0]
    fmla v28.4s, v13.4s, v1.s[1]
    fmla v29.4s, v14.4s, v1.s[1]
    fmla v30.4s, v15.4s, v1.s[1]
    fmla v31.4s, v13.4s, v1.s[2]
    fmla v8.4s, v14.4s, v1.s[2]
    fmla v9.4s, v15.4s, v1.s[2]
    fmla v10.4s, v13.4s, v1.s[3]
    fmla v11.4s, v14.4s, v1.s[3]
    fmla v12.4s, v15.4s, v1.s[3]
    cbnz x9, .Lrepeat_65
    add x1, x1, x2, lsl #2
    add x3, x3, x4, lsl #2
    sub x8, x8, #1
    sub x1, x1, #2048
    sub x3, x3, #3072
    cbnz x8, .Lloop_64
.Lloop_end_63:
    lsr x2, x0, #2
    ubfx x0, x0, #0, #2
    cbz x2, .Lloop_end_66
.Lloop_67:
    sub x2, x2, #1
    ldr q0, [x3]
    ldr q1, [x3, #16]
    ldr q2, [x3, #32]
    ldr q3, [x1]
    ldr q4, [x1, #16]
    ldr q13, [x3, #48]
    ldr q14, [x3, #64]
    ldr q15, [x3, #80]
    fmla v5.4s, v0.4s, v3.s[0]
    fmla v6.4s, v1.4s, v3.s[0]
    fmla v7.4s, v2.4s, v3.s[0]
    fmla v16.4s, v0.4s, v3.s[1]
    fmla v17.4s, v1.4s, v3.s[1]
    fmla v18.4s, v2.4s, v3.s[1]
    fmla v19.4s, v0.4s, v3.s[2]
    fmla v20.4s, v1.4s, v3.s[2]
    fmla v21.4s, v2.4s, v3.s[2]
    fmla v22.4s, v0.4s, v3.s[3]
    fmla v23.4s, v1.4s, v3.s[3]
    fmla v24.4s, v2.4s, v3.s[3]
    fmla v25.4s, v0.4s, v4.s[0]
    fmla v26.4s, v1.4s, v4.s[0]
    fmla v27.4s, v2.4s, v4.s[0]
    fmla v28.4s, v0.4s, v4.s[1]
    fmla v29.4s, v1.4s, v4.s[1]
    fmla v30.4s, v2.4s, v4.s[1]
    fmla v31.4s, v0.4s, v4.s[2]
    fmla v8.4s, v1.4s, v4.s[2]
    fmla v9.4s, v2.4s, v4.s[2]
    fmla v10.4s, v0.4s, v4.s[3]
    fmla v11.4s, v1.4s, v4.s[3]
    fmla v12.4s, v2.4s, v4.s[3]
    ldr q0, [x1, #32]
    ldr q1, [x1, #48]
    ldr q2, [x3, #96]
    ldr q3, [x3, #112]
    ldr q4, [x3, #128]
    fmla v5.4s, v13.4s, v0.s[0]
    fmla v6.4s, v14.4s, v0.s[0]
    fmla v7.4s, v15.4s, v0.s[0]
    fmla v16.4s, v13.4s, v0.s[1]
    fmla v17.4s, v14.4s, v0.s[1]
    fmla v18.4s, v15.4s, v0.s[1]
    fmla v19.4s, v13.4s, v0.s[2]
    fmla v20.4s, v14.4s, v0.s[2]
    fmla v21.4s, v15.4s, v0.s[2]
    fmla v22.4s, v13.4s, v0.s[3]
    fmla v23.4s, v14.4s, v0.s[3]
    fmla v24.4s, v15.4s, v0.s[3]
    fmla v25.4s, v13.4s, v1.s[0]
    fmla v26.4s, v14.4s, v1.s[0]
    fmla v27.4s, v15.4s, v1.s[0]
    fmla v28.4s, v13.4s, v1.s[1]
    fmla v29.4s, v14.4s, v1.s[1]
    fmla v30.4s, v15.4s, v1.s[1]
    fmla v31.4s, v13.4s, v1.s[2]
    fmla v8.4s, v14.4s, v1.s[2]
    fmla v9.4s, v15.4s, v1.s[2]
    fmla v10.4s, v13.4s, v1.s[3]
    fmla v11.4s, v14.4s, v1.s[3]
    fmla v12.4s, v15.4s, v1.s[3]
    ldr q0, [x1, #64]
    ldr q1, [x1, #80]
    ldr q13, [x3, #144]
    ldr q14, [x3, #160]
    ldr q15, [x3, #176]
    fmla v5.4s, v2.4s, v0.s[0]
    fmla v6.4s, v3.4s, v0.s[0]
    fmla v7.4s, v4.4s, v0.s[0]
    fmla v16.4s, v2.4s, v0.s[1]
    fmla v17.4s, v3.4s, v0.s[1]
    fmla v18.4s, v4.4s, v0.s[1]
    fmla v19.4s, v2.4s, v0.s[2]
    fmla v20.4s, v3.4s, v0.s[2]
    fmla v21.4s, v4.4s, v0.s[2]
    fmla v22.4s, v2.4s, v0.s[3]
    fmla v23.4s, v3.4s, v0.s[3]
    fmla v24.4s, v4.4s, v0.s[3]
    fmla v25.4s, v2.4s, v1.s[0]
    fmla v26.4s, v3.4s, v1.s[0]
    fmla v27.4s, v4.4s, v1.s[0]
    fmla v28.4s, v2.4s, v1.s[1]
    fmla v29.4s, v3.4s, v1.s[1]
    fmla v30.4s, v4.4s, v1.s[1]
    fmla v31.4s, v2.4s, v1.s[2]
    fmla v8.4s, v3.4s, v1.s[2]
    fmla v9.4s, v4.4s, v1.s[2]
    fmla v10.4s, v2.4s, v1.s[3]
    fmla v11.4s, v3.4s, v1.s[3]
    fmla v12.4s, v4.4s, v1.s[3]
    ldr q0, [x1, #96]
    add x3, x3, #192
    ldr q1, [x1, #112]
    add x1, x1, #128
    fmla v5.4s, v13.4s, v0.s[0]
    fmla v6.4s, v14.4s, v0.s[0]
    fmla v7.4s, v15.4s, v0.s[0]
    fmla v16.4s, v13.4s, v0.s[1]
    fmla v17.4s, v14.4s, v0.s[1]
    fmla v18.4s, v15.4s, v0.s[1]
    fmla v19.4s, v13.4s, v0.s[2]
    fmla v20.4s, v14.4s, v0.s[2]
    fmla v21.4s, v15.4s, v0.s[2]
    fmla v22.4s, v13.4s, v0.s[3]
    fmla v23.4s, v14.4s, v0.s[3]
    fmla v24.4s, v15.4s, v0.s[3]
    fmla v25.4s, v13.4s, v1.s[0]
    fmla v26.4s, v14.4s, v1.s[0]
    fmla v27.4s, v15.4s, v1.s[0]
    fmla v28.4s, v13.4s, v1.s[1]
    fmla v29.4s, v14.4s, v1.s[1]
    fmla v30.4s, v15.4s, v1.s[1]
    fmla v31.4s, v13.4s, v1.s[2]
    fmla v8.4s, v14.4s, v1.s[2]
    fmla v9.4s, v15.4s, v1.s[2]
    fmla v10.4s, v13.4s, v1.s[3]
    fmla v11.4s, v14.4s, v1.s[3]
    fmla v12.4s, v15.4s, v1.s[3]
    cbnz x2, .Lloop_67
.Lloop_end_66:
    cbz x0, .Lloop_end_68
.Lloop_69:
    sub x0, x0, #1
    ldr q0, [x3]
    ldr q1, [x3, #16]
    ldr q2, [x3, #32]
    add x3, x3, #48
    ldr q3, [x1]
    ldr q4, [x1, #16]
    add x1, x1, #32
    fmla v5.4s, v0.4s, v3.s[0]
    fmla v6.4s, v1.4s, v3.s[0]
    fmla v7.4s, v2.4s, v3.s[0]
    fmla v16.4s, v0.4s, v3.s[1]
    fmla v17.4s, v1.4s, v3.s[1]
    fmla v18.4s, v2.4s, v3.s[1]
    fmla v19.4s, v0.4s, v3.s[2]
    fmla v20.4s, v1.4s, v3.s[2]
    fmla v21.4s, v2.4s, v3.s[2]
    fmla v22.4s, v0.4s, v3.s[3]
    fmla v23.4s, v1.4s, v3.s[3]
    fmla v24.4s, v2.4s, v3.s[3]
    fmla v25.4s, v0.4s, v4.s[0]
    fmla v26.4s, v1.4s, v4.s[0]
    fmla v27.4s, v2.4s, v4.s[0]
    fmla v28.4s, v0.4s, v4.s[1]
    fmla v29.4s, v1.4s, v4.s[1]
    fmla v30.4s, v2.4s, v4.s[1]
    fmla v31.4s, v0.4s, v4.s[2]
    fmla v8.4s, v1.4s, v4.s[2]
    fmla v9.4s, v2.4s, v4.s[2]
    fmla v10.4s, v0.4s, v4.s[3]
    fmla v11.4s, v1.4s, v4.s[3]
    fmla v12.4s, v2.4s, v4.s[3]
    cbnz x0, .Lloop_69
.Lloop_end_68:
    cbnz x7, .Lotherwise_70
    str q5, [x5]
    str q6, [x5, #16]
    str q7, [x5, #32]
    add x5, x5, x6, lsl #2
    str q16, [x5]
    str q17, [x5, #16]
    str q18, [x5, #32]
    add x5, x5, x6, lsl #2
    str q19, [x5]
    str q20, [x5, #16]
    str q21, [x5, #32]
    add x5, x5, x6, lsl #2
    str q22, [x5]
    str q23, [x5, #16]
    str q24, [x5, #32]
    add x5, x5, x6, lsl #2
    str q25, [x5]
    str q26, [x5, #16]
    str q27, [x5, #32]
    add x5, x5, x6, lsl #2
    str q28, [x5]
    str q29, [x5, #16]
    str q30, [x5, #32]
    add x5, x5, x6, lsl #2
    str q31, [x5]
    str q8, [x5, #16]
    str q9, [x5, #32]
    add x5, x5, x6, lsl #2
    str q10, [x5]
    str q11, [x5, #16]
    str q12, [x5, #32]
    b .Lend_71
.Lotherwise_70:
    mov x0, x5
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    add x5, x5, x6, lsl #2
    fadd v5.4s, v5.4s, v0.4s
    fadd v6.4s, v6.4s, v1.4s
    fadd v7.4s, v7.4s, v2.4s
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    add x5, x5, x6, lsl #2
    fadd v16.4s, v16.4s, v0.4s
    fadd v17.4s, v17.4s, v1.4s
    fadd v18.4s, v18.4s, v2.4s
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    add x5, x5, x6, lsl #2
    fadd v19.4s, v19.4s, v0.4s
    fadd v20.4s, v20.4s, v1.4s
    fadd v21.4s, v21.4s, v2.4s
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    add x5, x5, x6, lsl #2
    fadd v22.4s, v22.4s, v0.4s
    fadd v23.4s, v23.4s, v1.4s
    fadd v24.4s, v24.4s, v2.4s
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    add x5, x5, x6, lsl #2
    fadd v25.4s, v25.4s, v0.4s
    fadd v26.4s, v26.4s, v1.4s
    fadd v27.4s, v27.4s, v2.4s
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    add x5, x5, x6, lsl #2
    fadd v28.4s, v28.4s, v0.4s
    fadd v29.4s, v29.4s, v1.4s
    fadd v30.4s, v30.4s, v2.4s
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    add x5, x5, x6, lsl #2
    fadd v31.4s, v31.4s, v0.4s
    fadd v8.4s, v8.4s, v1.4s
    fadd v9.4s, v9.4s, v2.4s
    ldr q0, [x5]
    ldr q1, [x5, #16]
    ldr q2, [x5, #32]
    str q5, [x0]
    str q6, [x0, #16]
    str q7, [x0, #32]
    fadd v10.4s, v10.4s, v0.4s
    fadd v11.4s, v11.4s, v1.4s
    fadd v12.4s, v12.4s, v2.4s
    add x0, x0, x6, lsl #2
    str q16, [x0]
    str q17, [x0, #16]
    str q18, [x0, #32]
    add x0, x0, x6, lsl #2
    str q19, [x0]
    str q20, [x0, #16]
    str q21, [x0, #32]
    add x0, x0, x6, lsl #2
    str q22, [x0]
    str q23, [x0, #16]
    str q24, [x0, #32]
    add x0, x0, x6, lsl #2
    str q25, [x0]
    str q26, [x0, #16]
    str q27, [x0, #32]
    add x0, x0, x6, lsl #2
    str q28, [x0]
    str q29, [x0, #16]
    str q30, [x0, #32]
    add x0, x0, x6, lsl #2
    str q31, [x0]
    str q8, [x0, #16]
    str q9, [x0, #32]
    add x0, x0, x6, lsl #2
    str q10, [x0]
    str q11, [x0, #16]
    str q12, [x0, #32]
.Lend_71:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_tuple_gemm_transposed_8x12__aarch64_neon, . - nnp_tuple_gemm_transposed_8x12__aarch64_neon

    .section .note.GNU-stack, "", %progbits
