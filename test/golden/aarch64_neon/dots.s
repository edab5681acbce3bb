    .arch armv8.2-a+fp16+dotprod

    .text
    .p2align 4
    .globl nnp_dots_1x4__aarch64_neon
    .type nnp_dots_1x4__aarch64_neon, %function
nnp_dots_1x4__aarch64_neon:
    mov x2, x3
    add x2, x2, x4, lsl #2
    lsr x6, x0, #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    mov x7, x2
    add x7, x7, x4, lsl #2
    mov x8, x7
    add x8, x8, x4, lsl #2
    cbz x6, .Lloop_end_0
.Lloop_1:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3]
    sub x6, x6, #1
    ld1 {v28.4s, v29.4s, v30.4s, v31.4s}, [x2]
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x7]
    fmla v0.4s, v4.4s, v20.4s
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x8]
    fmla v0.4s, v5.4s, v21.4s
    prfm pldl1keep, [x3, #128]
    add x3, x3, #64
    prfm pldl1keep, [x2, #128]
    add x2, x2, #64
    fmla v1.4s, v4.4s, v28.4s
    fmla v2.4s, v4.4s, v24.4s
    prfm pldl1keep, [x7, #128]
    add x7, x7, #64
    fmla v0.4s, v6.4s, v22.4s
    prfm pldl1keep, [x8, #128]
    add x8, x8, #64
    fmla v1.4s, v5.4s, v29.4s
    fmla v2.4s, v5.4s, v25.4s
    fmla v0.4s, v7.4s, v23.4s
    fmla v3.4s, v4.4s, v16.4s
    fmla v1.4s, v6.4s, v30.4s
    fmla v2.4s, v6.4s, v26.4s
    fmla v3.4s, v5.4s, v17.4s
    fmla v1.4s, v7.4s, v31.4s
    fmla v2.4s, v7.4s, v27.4s
    fmla v3.4s, v6.4s, v18.4s
    fmla v3.4s, v7.4s, v19.4s
    cbnz x6, .Lloop_1
.Lloop_end_0:
    ubfx x0, x0, #0, #2
    cbz x0, .Lloop_end_2
.Lloop_3:
    ldr q4, [x1]
    ldr q5, [x3]
    sub x0, x0, #1
    add x1, x1, #16
    ldr q6, [x2]
    ldr q7, [x7]
    add x3, x3, #16
    add x2, x2, #16
    ldr q16, [x8]
    add x7, x7, #16
    add x8, x8, #16
    fmla v0.4s, v4.4s, v5.4s
    fmla v1.4s, v4.4s, v6.4s
    fmla v2.4s, v4.4s, v7.4s
    fmla v3.4s, v4.4s, v16.4s
    cbnz x0, .Lloop_3
.Lloop_end_2:
    str q0, [x5]
    str q1, [x5, #16]
    str q2, [x5, #32]
    str q3, [x5, #48]
    ret
    .size nnp_dots_1x4__aarch64_neon, . - nnp_dots_1x4__aarch64_neon

    .text
    .p2align 4
    .globl nnp_dots_2x4__aarch64_neon
    .type nnp_dots_2x4__aarch64_neon, %function
nnp_dots_2x4__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    mov x6, x3
    add x6, x6, x4, lsl #2
    lsl x2, x2, #2
    mov x7, x6
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5], #64
    lsr x8, x0, #2
    add x7, x7, x4, lsl #2
    add x2, x1, x2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    sub x5, x5, #64
    mov x9, x7
    add x9, x9, x4, lsl #2
    cbz x8, .Lloop_end_4
.Lloop_5:
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    sub x8, x8, #1
    ld1 {v12.4s, v13.4s, v14.4s, v15.4s}, [x3]
    ld1 {v8.4s, v9.4s, v10.4s, v11.4s}, [x6]
    ld1 {v28.4s, v29.4s, v30.4s, v31.4s}, [x7]
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x9]
    fmla v4.4s, v20.4s, v12.4s
    fmla v0.4s, v16.4s, v12.4s
    fmla v5.4s, v20.4s, v8.4s
    fmla v1.4s, v16.4s, v8.4s
    fmla v4.4s, v21.4s, v13.4s
    fmla v0.4s, v17.4s, v13.4s
    prfm pldl1keep, [x3, #128]
    prfm pldl1keep, [x6, #128]
    fmla v5.4s, v21.4s, v9.4s
    fmla v1.4s, v17.4s, v9.4s
    prfm pldl1keep, [x7, #128]
    prfm pldl1keep, [x9, #128]
    fmla v6.4s, v20.4s, v28.4s
    fmla v2.4s, v16.4s, v28.4s
    add x3, x3, #64
    add x6, x6, #64
    fmla v7.4s, v20.4s, v24.4s
    fmla v3.4s, v16.4s, v24.4s
    add x7, x7, #64
    add x9, x9, #64
    fmla v6.4s, v21.4s, v29.4s
    fmla v2.4s, v17.4s, v29.4s
    fmla v7.4s, v21.4s, v25.4s
    fmla v3.4s, v17.4s, v25.4s
    fmla v4.4s, v22.4s, v14.4s
    fmla v0.4s, v18.4s, v14.4s
    fmla v5.4s, v22.4s, v10.4s
    fmla v1.4s, v18.4s, v10.4s
    fmla v6.4s, v22.4s, v30.4s
    fmla v2.4s, v18.4s, v30.4s
    fmla v7.4s, v22.4s, v26.4s
    fmla v3.4s, v18.4s, v26.4s
    fmla v4.4s, v23.4s, v15.4s
    fmla v0.4s, v19.4s, v15.4s
    fmla v5.4s, v23.4s, v11.4s
    fmla v1.4s, v19.4s, v11.4s
    fmla v6.4s, v23.4s, v31.4s
    fmla v2.4s, v19.4s, v31.4s
    fmla v7.4s, v23.4s, v27.4s
    fmla v3.4s, v19.4s, v27.4s
    cbnz x8, .Lloop_5
.Lloop_end_4:
    ubfx x0, x0, #0, #2
    cbz x0, .Lloop_end_6
.Lloop_7:
    ldr q16, [x1]
    ldr q17, [x2]
    sub x0, x0, #1
    add x1, x1, #16
    ldr q18, [x3]
    ldr q19, [x6]
    add x2, x2, #16
    add x3, x3, #16
    ldr q20, [x7]
    ldr q21, [x9]
    add x6, x6, #16
    add x7, x7, #16
    add x9, x9, #16
    fmla v4.4s, v16.4s, v18.4s
    fmla v0.4s, v17.4s, v18.4s
    fmla v5.4s, v16.4s, v19.4s
    fmla v1.4s, v17.4s, v19.4s
    fmla v6.4s, v16.4s, v20.4s
    fmla v2.4s, v17.4s, v20.4s
    fmla v7.4s, v16.4s, v21.4s
    fmla v3.4s, v17.4s, v21.4s
    cbnz x0, .Lloop_7
.Lloop_end_6:
    str q4, [x5]
    str q5, [x5, #16]
    str q6, [x5, #32]
    str q7, [x5, #48]
    str q0, [x5, #64]
    str q1, [x5, #80]
    str q2, [x5, #96]
    str q3, [x5, #112]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_dots_2x4__aarch64_neon, . - nnp_dots_2x4__aarch64_neon

    .text
    .p2align 4
    .globl nnp_dots_3x4__aarch64_neon
    .type nnp_dots_3x4__aarch64_neon, %function
nnp_dots_3x4__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    mov x6, x3
    add x6, x6, x4, lsl #2
    lsl x2, x2, #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x5], #64
    mov x7, x6
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5], #64
    lsr x8, x0, #2
    add x7, x7, x4, lsl #2
    add x9, x1, x2
    mov x10, x7
    add x2, x9, x2
    add x10, x10, x4, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    sub x5, x5, #128
    cbz x8, .Lloop_end_8
.Lloop_9:
    ld1 {v28.4s, v29.4s, v30.4s, v31.4s}, [x1], #64
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x9], #64
    sub x8, x8, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    ld1 {v12.4s, v13.4s, v14.4s, v15.4s}, [x3]
    prfm pldl1keep, [x3, #128]
    prfm pldl1keep, [x6, #128]
    add x3, x3, #64
    prfm pldl1keep, [x7, #128]
    prfm pldl1keep, [x10, #128]
    fmla v16.4s, v28.4s, v12.4s
    fmla v4.4s, v24.4s, v12.4s
    fmla v0.4s, v20.4s, v12.4s
    ld1 {v8.4s, v9.4s, v10.4s, v11.4s}, [x6]
    add x6, x6, #64
    fmla v16.4s, v29.4s, v13.4s
    fmla v4.4s, v25.4s, v13.4s
    fmla v0.4s, v21.4s, v13.4s
    fmla v16.4s, v30.4s, v14.4s
    fmla v4.4s, v26.4s, v14.4s
    fmla v0.4s, v22.4s, v14.4s
    fmla v16.4s, v31.4s, v15.4s
    fmla v4.4s, v27.4s, v15.4s
    fmla v17.4s, v28.4s, v8.4s
    fmla v5.4s, v24.4s, v8.4s
    fmla v1.4s, v20.4s, v8.4s
    fmla v0.4s, v23.4s, v15.4s
    ld1 {v12.4s, v13.4s, v14.4s, v15.4s}, [x7]
    add x7, x7, #64
    fmla v17.4s, v29.4s, v9.4s
    fmla v5.4s, v25.4s, v9.4s
    fmla v1.4s, v21.4s, v9.4s
    fmla v17.4s, v30.4s, v10.4s
    fmla v5.4s, v26.4s, v10.4s
    fmla v1.4s, v22.4s, v10.4s
    fmla v17.4s, v31.4s, v11.4s
    fmla v5.4s, v27.4s, v11.4s
    fmla v18.4s, v28.4s, v12.4s
    fmla v6.4s, v24.4s, v12.4s
    fmla v2.4s, v20.4s, v12.4s
    fmla v1.4s, v23.4s, v11.4s
    ld1 {v8.4s, v9.4s, v10.4s, v11.4s}, [x10]
    add x10, x10, #64
    fmla v18.4s, v29.4s, v13.4s
    fmla v6.4s, v25.4s, v13.4s
    fmla v2.4s, v21.4s, v13.4s
    fmla v18.4s, v30.4s, v14.4s
    fmla v6.4s, v26.4s, v14.4s
    fmla v2.4s, v22.4s, v14.4s
    fmla v18.4s, v31.4s, v15.4s
    fmla v6.4s, v27.4s, v15.4s
    fmla v19.4s, v28.4s, v8.4s
    fmla v7.4s, v24.4s, v8.4s
    fmla v3.4s, v20.4s, v8.4s
    fmla v2.4s, v23.4s, v15.4s
    fmla v19.4s, v29.4s, v9.4s
    fmla v7.4s, v25.4s, v9.4s
    fmla v3.4s, v21.4s, v9.4s
    fmla v19.4s, v30.4s, v10.4s
    fmla v7.4s, v26.4s, v10.4s
    fmla v3.4s, v22.4s, v10.4s
    fmla v19.4s, v31.4s, v11.4s
    fmla v7.4s, v27.4s, v11.4s
    fmla v3.4s, v23.4s, v11.4s
    cbnz x8, .Lloop_9
.Lloop_end_8:
    ubfx x0, x0, #0, #2
    cbz x0, .Lloop_end_10
.Lloop_11:
    ldr q20, [x1]
    ldr q21, [x9]
    sub x0, x0, #1
    add x1, x1, #16
    ldr q22, [x2]
    ldr q23, [x3]
    add x9, x9, #16
    add x2, x2, #16
    ldr q24, [x6]
    ldr q25, [x7]
    add x3, x3, #16
    add x6, x6, #16
    ldr q26, [x10]
    add x7, x7, #16
    add x10, x10, #16
    fmla v16.4s, v20.4s, v23.4s
    fmla v4.4s, v21.4s, v23.4s
    fmla v0.4s, v22.4s, v23.4s
    fmla v17.4s, v20.4s, v24.4s
    fmla v5.4s, v21.4s, v24.4s
    fmla v1.4s, v22.4s, v24.4s
    fmla v18.4s, v20.4s, v25.4s
    fmla v6.4s, v21.4s, v25.4s
    fmla v2.4s, v22.4s, v25.4s
    fmla v19.4s, v20.4s, v26.4s
    fmla v7.4s, v21.4s, v26.4s
    fmla v3.4s, v22.4s, v26.4s
    cbnz x0, .Lloop_11
.Lloop_end_10:
    str q16, [x5]
    str q17, [x5, #16]
    str q18, [x5, #32]
    str q19, [x5, #48]
    str q4, [x5, #64]
    str q5, [x5, #80]
    str q6, [x5, #96]
    str q7, [x5, #112]
    str q0, [x5, #128]
    str q1, [x5, #144]
    str q2, [x5, #160]
    str q3, [x5, #176]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_dots_3x4__aarch64_neon, . - nnp_dots_3x4__aarch64_neon

    .section .note.GNU-stack, "", %progbits
