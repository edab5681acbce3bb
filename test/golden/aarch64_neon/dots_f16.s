    .arch armv8.2-a+fp16+dotprod

    .text
    .p2align 4
    .globl nnp_dots_f16_fast__aarch64_neon
    .type nnp_dots_f16_fast__aarch64_neon, %function
nnp_dots_f16_fast__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    str d14, [sp, #48]
    mov x5, x2
    lsr x6, x0, #3
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    add x5, x5, x3, lsl #1
    mov x7, x5
    add x7, x7, x3, lsl #1
    mov x8, x7
    add x8, x8, x3, lsl #1
    cbz x6, .Lloop_end_0
.Lloop_1:
    ldr d4, [x2]
    ldr d5, [x5]
    sub x6, x6, #1
    ldr d6, [x7]
    ldr d7, [x8]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1], #64
    ldr d20, [x2, #8]
    ldr d21, [x5, #8]
    ldr d22, [x7, #8]
    ldr d23, [x8, #8]
    fcvtl v4.4s, v4.4h
    fcvtl v5.4s, v5.4h
    ldr d25, [x2, #16]
    ldr d26, [x5, #16]
    fcvtl v6.4s, v6.4h
    fcvtl v7.4s, v7.4h
    ldr d24, [x7, #16]
    ldr d30, [x8, #16]
    fcvtl v31.4s, v20.4h
    ldr d8, [x2, #24]
    ldr d9, [x5, #24]
    fcvtl v28.4s, v21.4h
    fmla v0.4s, v16.4s, v4.4s
    ldr d29, [x7, #24]
    ldr d10, [x8, #24]
    fcvtl v27.4s, v22.4h
    fmla v1.4s, v16.4s, v5.4s
    fcvtl v22.4s, v23.4h
    fmla v2.4s, v16.4s, v6.4s
    ldr d23, [x2, #32]
    ldr d11, [x5, #32]
    fmla v3.4s, v16.4s, v7.4s
    ldr d12, [x7, #32]
    ldr d13, [x8, #32]
    fcvtl v14.4s, v25.4h
    fcvtl v25.4s, v26.4h
    fcvtl v20.4s, v24.4h
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ldr d24, [x2, #40]
    fcvtl v21.4s, v30.4h
    fmla v0.4s, v17.4s, v31.4s
    ldr d26, [x5, #40]
    fmla v1.4s, v17.4s, v28.4s
    fmla v2.4s, v17.4s, v27.4s
    ldr d27, [x7, #40]
    fmla v3.4s, v17.4s, v22.4s
    ldr d22, [x8, #40]
    fcvtl v31.4s, v8.4h
    fcvtl v17.4s, v9.4h
    fcvtl v9.4s, v29.4h
    ldr d29, [x2, #48]
    ldr d30, [x5, #48]
    fcvtl v16.4s, v10.4h
    fmla v0.4s, v18.4s, v14.4s
    ldr d28, [x7, #48]
    ldr d8, [x8, #48]
    fmla v1.4s, v18.4s, v25.4s
    fmla v2.4s, v18.4s, v20.4s
    ldr d20, [x2, #56]
    ldr d25, [x5, #56]
    fmla v3.4s, v18.4s, v21.4s
    fcvtl v21.4s, v23.4h
    ldr d23, [x7, #56]
    ldr d10, [x8, #56]
    fcvtl v11.4s, v11.4h
    fcvtl v12.4s, v12.4h
    prfm pldl1keep, [x2, #128]
    prfm pldl1keep, [x5, #128]
    fcvtl v13.4s, v13.4h
    fmla v0.4s, v19.4s, v31.4s
    prfm pldl1keep, [x7, #128]
    prfm pldl1keep, [x8, #128]
    fmla v1.4s, v19.4s, v17.4s
    fmla v2.4s, v19.4s, v9.4s
    add x2, x2, #64
    add x5, x5, #64
    fmla v3.4s, v19.4s, v16.4s
    fcvtl v16.4s, v24.4h
    add x7, x7, #64
    add x8, x8, #64
    fcvtl v17.4s, v26.4h
    fcvtl v18.4s, v27.4h
    fcvtl v19.4s, v22.4h
    fmla v0.4s, v4.4s, v21.4s
    fmla v1.4s, v4.4s, v11.4s
    fmla v2.4s, v4.4s, v12.4s
    fmla v3.4s, v4.4s, v13.4s
    fcvtl v4.4s, v29.4h
    fcvtl v21.4s, v30.4h
    fcvtl v22.4s, v28.4h
    fcvtl v24.4s, v8.4h
    fmla v0.4s, v5.4s, v16.4s
    fmla v1.4s, v5.4s, v17.4s
    fmla v2.4s, v5.4s, v18.4s
    fmla v3.4s, v5.4s, v19.4s
    fcvtl v5.4s, v20.4h
    fcvtl v16.4s, v25.4h
    fcvtl v17.4s, v23.4h
    fcvtl v18.4s, v10.4h
    fmla v0.4s, v6.4s, v4.4s
    fmla v1.4s, v6.4s, v21.4s
    fmla v2.4s, v6.4s, v22.4s
    fmla v3.4s, v6.4s, v24.4s
    fmla v0.4s, v7.4s, v5.4s
    fmla v1.4s, v7.4s, v16.4s
    fmla v2.4s, v7.4s, v17.4s
    fmla v3.4s, v7.4s, v18.4s
    cbnz x6, .Lloop_1
.Lloop_end_0:
    ubfx x0, x0, #0, #3
    cbz x0, .Lloop_end_2
.Lloop_3:
    ldr d4, [x2]
    ldr d5, [x5]
    sub x0, x0, #1
    add x2, x2, #8
    ldr d6, [x7]
    ldr d7, [x8]
    add x5, x5, #8
    add x7, x7, #8
    ldr q16, [x1]
    add x8, x8, #8
    add x1, x1, #16
    fcvtl v4.4s, v4.4h
    fcvtl v5.4s, v5.4h
    fcvtl v6.4s, v6.4h
    fcvtl v7.4s, v7.4h
    fmla v0.4s, v16.4s, v4.4s
    fmla v1.4s, v16.4s, v5.4s
    fmla v2.4s, v16.4s, v6.4s
    fmla v3.4s, v16.4s, v7.4s
    cbnz x0, .Lloop_3
.Lloop_end_2:
    str q0, [x4]
    str q1, [x4, #16]
    str q2, [x4, #32]
    str q3, [x4, #48]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldr d14, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_dots_f16_fast__aarch64_neon, . - nnp_dots_f16_fast__aarch64_neon

    .text
    .p2align 4
    .globl nnp_dots_f16_fast_groups__aarch64_neon
    .type nnp_dots_f16_fast_groups__aarch64_neon, %function
nnp_dots_f16_fast_groups__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    mov x10, x3
    mov x11, x4
    lsl x3, x10, #2
    mov x4, x2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    lsr x5, x0, #6
    mov x12, x1
    add x4, x4, x3, lsl #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11]
    sub x11, x11, #64
    cbz x5, .Lloop_end_4
.Lloop_5:
    mov x1, x2
    mov x3, x12
    mov w6, #8
    mov x7, x1
    add x7, x7, x10, lsl #1
    mov x8, x7
    add x8, x8, x10, lsl #1
    mov x9, x8
    add x9, x9, x10, lsl #1
.Lrepeat_6:
    ldr d16, [x1]
    ldr d17, [x7]
    sub x6, x6, #1
    ldr d18, [x8]
    ldr d19, [x9]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    ldr d24, [x1, #8]
    ldr d25, [x7, #8]
    ldr d29, [x8, #8]
    ldr d30, [x9, #8]
    fcvtl v16.4s, v16.4h
    fcvtl v26.4s, v17.4h
    ldr d27, [x1, #16]
    ldr d28, [x7, #16]
    fcvtl v17.4s, v18.4h
    fcvtl v18.4s, v19.4h
    ldr d19, [x8, #16]
    ldr d9, [x9, #16]
    fcvtl v31.4s, v24.4h
    ldr d8, [x1, #24]
    ldr d10, [x7, #24]
    fcvtl v11.4s, v25.4h
    fmla v4.4s, v20.4s, v16.4s
    ldr d25, [x8, #24]
    ldr d12, [x9, #24]
    fcvtl v29.4s, v29.4h
    fmla v5.4s, v20.4s, v26.4s
    fcvtl v26.4s, v30.4h
    fmla v6.4s, v20.4s, v17.4s
    ldr d24, [x1, #32]
    ldr d30, [x7, #32]
    fmla v7.4s, v20.4s, v18.4s
    ldr d13, [x8, #32]
    ldr d14, [x9, #32]
    fcvtl v27.4s, v27.4h
    fcvtl v28.4s, v28.4h
    fcvtl v20.4s, v19.4h
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    ldr d15, [x1, #40]
    fcvtl v9.4s, v9.4h
    fmla v4.4s, v21.4s, v31.4s
    ldr d31, [x7, #40]
    fmla v5.4s, v21.4s, v11.4s
    fmla v6.4s, v21.4s, v29.4s
    ldr d29, [x8, #40]
    fmla v7.4s, v21.4s, v26.4s
    ldr d26, [x9, #40]
    fcvtl v8.4s, v8.4h
    fcvtl v10.4s, v10.4h
    fcvtl v21.4s, v25.4h
    ldr d25, [x1, #48]
    ldr d11, [x7, #48]
    fcvtl v12.4s, v12.4h
    fmla v4.4s, v22.4s, v27.4s
    ldr d27, [x8, #48]
    prfm pldl1keep, [x1, #128]
    fmla v5.4s, v22.4s, v28.4s
    fmla v6.4s, v22.4s, v20.4s
    ldr d20, [x9, #48]
    ldr d28, [x1, #56]
    fmla v7.4s, v22.4s, v9.4s
    fcvtl v22.4s, v24.4h
    ldr d24, [x7, #56]
    ldr d9, [x8, #56]
    fcvtl v30.4s, v30.4h
    fcvtl v13.4s, v13.4h
    prfm pldl1keep, [x7, #128]
    prfm pldl1keep, [x8, #128]
    fcvtl v14.4s, v14.4h
    fmla v4.4s, v23.4s, v8.4s
    ldr d8, [x9, #56]
    prfm pldl1keep, [x9, #128]
    fmla v5.4s, v23.4s, v10.4s
    fmla v6.4s, v23.4s, v21.4s
    add x1, x1, #64
    add x7, x7, #64
    fmla v7.4s, v23.4s, v12.4s
    fcvtl v10.4s, v15.4h
    add x8, x8, #64
    add x9, x9, #64
    fcvtl v31.4s, v31.4h
    fcvtl v29.4s, v29.4h
    fcvtl v21.4s, v26.4h
    fmla v4.4s, v16.4s, v22.4s
    fmla v5.4s, v16.4s, v30.4s
    fmla v6.4s, v16.4s, v13.4s
    fmla v7.4s, v16.4s, v14.4s
    fcvtl v16.4s, v25.4h
    fcvtl v22.4s, v11.4h
    fcvtl v23.4s, v27.4h
    fcvtl v20.4s, v20.4h
    fmla v4.4s, v17.4s, v10.4s
    fmla v5.4s, v17.4s, v31.4s
    fmla v6.4s, v17.4s, v29.4s
    fmla v7.4s, v17.4s, v21.4s
    fcvtl v17.4s, v28.4h
    fcvtl v21.4s, v24.4h
    fcvtl v24.4s, v9.4h
    fcvtl v25.4s, v8.4h
    fmla v4.4s, v18.4s, v16.4s
    fmla v5.4s, v18.4s, v22.4s
    fmla v6.4s, v18.4s, v23.4s
    fmla v7.4s, v18.4s, v20.4s
    fmla v4.4s, v19.4s, v17.4s
    fmla v5.4s, v19.4s, v21.4s
    fmla v6.4s, v19.4s, v24.4s
    fmla v7.4s, v19.4s, v25.4s
    cbnz x6, .Lrepeat_6
    mov x1, x4
    mov x3, x12
    mov w6, #8
    mov x7, x1
    add x7, x7, x10, lsl #1
    mov x8, x7
    add x8, x8, x10, lsl #1
    mov x9, x8
    add x9, x9, x10, lsl #1
.Lrepeat_7:
    ldr d16, [x1]
    ldr d17, [x7]
    sub x6, x6, #1
    ldr d18, [x8]
    ldr d19, [x9]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    ldr d24, [x1, #8]
    ldr d25, [x7, #8]
    ldr d29, [x8, #8]
    ldr d30, [x9, #8]
    fcvtl v16.4s, v16.4h
    fcvtl v26.4s, v17.4h
    ldr d27, [x1, #16]
    ldr d28, [x7, #16]
    fcvtl v17.4s, v18.4h
    fcvtl v18.4s, v19.4h
    ldr d19, [x8, #16]
    ldr d9, [x9, #16]
    fcvtl v31.4s, v24.4h
    ldr d8, [x1, #24]
    ldr d10, [x7, #24]
    fcvtl v11.4s, v25.4h
    fmla v0.4s, v20.4s, v16.4s
    ldr d25, [x8, #24]
    ldr d12, [x9, #24]
    fcvtl v29.4s, v29.4h
    fmla v1.4s, v20.4s, v26.4s
    fcvtl v26.4s, v30.4h
    fmla v2.4s, v20.4s, v17.4s
    ldr d24, [x1, #32]
    ldr d30, [x7, #32]
    fmla v3.4s, v20.4s, v18.4s
    ldr d13, [x8, #32]
    ldr d14, [x9, #32]
    fcvtl v27.4s, v27.4h
    fcvtl v28.4s, v28.4h
    fcvtl v20.4s, v19.4h
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3], #64
    ldr d15, [x1, #40]
    fcvtl v9.4s, v9.4h
    fmla v0.4s, v21.4s, v31.4s
    ldr d31, [x7, #40]
    fmla v1.4s, v21.4s, v11.4s
    fmla v2.4s, v21.4s, v29.4s
    ldr d29, [x8, #40]
    fmla v3.4s, v21.4s, v26.4s
    ldr d26, [x9, #40]
    fcvtl v8.4s, v8.4h
    fcvtl v10.4s, v10.4h
    fcvtl v21.4s, v25.4h
    ldr d25, [x1, #48]
    ldr d11, [x7, #48]
    fcvtl v12.4s, v12.4h
    fmla v0.4s, v22.4s, v27.4s
    ldr d27, [x8, #48]
    prfm pldl1keep, [x1, #128]
    fmla v1.4s, v22.4s, v28.4s
    fmla v2.4s, v22.4s, v20.4s
    ldr d20, [x9, #48]
    ldr d28, [x1, #56]
    fmla v3.4s, v22.4s, v9.4s
    fcvtl v22.4s, v24.4h
    ldr d24, [x7, #56]
    ldr d9, [x8, #56]
    fcvtl v30.4s, v30.4h
    fcvtl v13.4s, v13.4h
    prfm pldl1keep, [x7, #128]
    prfm pldl1keep, [x8, #128]
    fcvtl v14.4s, v14.4h
    fmla v0.4s, v23.4s, v8.4s
    ldr d8, [x9, #56]
    prfm pldl1keep, [x9, #128]
    fmla v1.4s, v23.4s, v10.4s
    fmla v2.4s, v23.4s, v21.4s
    add x1, x1, #64
    add x7, x7, #64
    fmla v3.4s, v23.4s, v12.4s
    fcvtl v10.4s, v15.4h
    add x8, x8, #64
    add x9, x9, #64
    fcvtl v31.4s, v31.4h
    fcvtl v29.4s, v29.4h
    fcvtl v21.4s, v26.4h
    fmla v0.4s, v16.4s, v22.4s
    fmla v1.4s, v16.4s, v30.4s
    fmla v2.4s, v16.4s, v13.4s
    fmla v3.4s, v16.4s, v14.4s
    fcvtl v16.4s, v25.4h
    fcvtl v22.4s, v11.4h
    fcvtl v23.4s, v27.4h
    fcvtl v20.4s, v20.4h
    fmla v0.4s, v17.4s, v10.4s
    fmla v1.4s, v17.4s, v31.4s
    fmla v2.4s, v17.4s, v29.4s
    fmla v3.4s, v17.4s, v21.4s
    fcvtl v17.4s, v28.4h
    fcvtl v21.4s, v24.4h
    fcvtl v24.4s, v9.4h
    fcvtl v25.4s, v8.4h
    fmla v0.4s, v18.4s, v16.4s
    fmla v1.4s, v18.4s, v22.4s
    fmla v2.4s, v18.4s, v23.4s
    fmla v3.4s, v18.4s, v20.4s
    fmla v0.4s, v19.4s, v17.4s
    fmla v1.4s, v19.4s, v21.4s
    fmla v2.4s, v19.4s, v24.4s
    fmla v3.4s, v19.4s, v25.4s
    cbnz x6, .Lrepeat_7
    sub x5, x5, #1
    add x12, x12, #1024
    add x2, x2, #512
    add x4, x4, #512
    cbnz x5, .Lloop_5
.Lloop_end_4:
    ubfx x0, x0, #0, #6
    mov x1, x12
    mov x3, x2
    lsr x5, x0, #3
    add x3, x3, x10, lsl #1
    mov x6, x3
    add x6, x6, x10, lsl #1
    mov x7, x6
    add x7, x7, x10, lsl #1
    cbz x5, .Lloop_end_8
.Lloop_9:
    ldr d16, [x2]
    ldr d17, [x3]
    sub x5, x5, #1
    ldr d18, [x6]
    ldr d19, [x7]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    ldr d24, [x2, #8]
    ldr d25, [x3, #8]
    ldr d29, [x6, #8]
    ldr d30, [x7, #8]
    fcvtl v16.4s, v16.4h
    fcvtl v26.4s, v17.4h
    ldr d27, [x2, #16]
    ldr d28, [x3, #16]
    fcvtl v17.4s, v18.4h
    fcvtl v18.4s, v19.4h
    ldr d19, [x6, #16]
    ldr d9, [x7, #16]
    fcvtl v31.4s, v24.4h
    ldr d8, [x2, #24]
    ldr d10, [x3, #24]
    fcvtl v11.4s, v25.4h
    fmla v4.4s, v20.4s, v16.4s
    ldr d25, [x6, #24]
    ldr d12, [x7, #24]
    fcvtl v29.4s, v29.4h
    fmla v5.4s, v20.4s, v26.4s
    fcvtl v26.4s, v30.4h
    fmla v6.4s, v20.4s, v17.4s
    ldr d24, [x2, #32]
    ldr d30, [x3, #32]
    fmla v7.4s, v20.4s, v18.4s
    ldr d13, [x6, #32]
    ldr d14, [x7, #32]
    fcvtl v27.4s, v27.4h
    fcvtl v28.4s, v28.4h
    fcvtl v20.4s, v19.4h
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1], #64
    ldr d15, [x2, #40]
    fcvtl v9.4s, v9.4h
    fmla v4.4s, v21.4s, v31.4s
    ldr d31, [x3, #40]
    fmla v5.4s, v21.4s, v11.4s
    fmla v6.4s, v21.4s, v29.4s
    ldr d29, [x6, #40]
    fmla v7.4s, v21.4s, v26.4s
    ldr d26, [x7, #40]
    fcvtl v8.4s, v8.4h
    fcvtl v10.4s, v10.4h
    fcvtl v21.4s, v25.4h
    ldr d25, [x2, #48]
    ldr d11, [x3, #48]
    fcvtl v12.4s, v12.4h
    fmla v4.4s, v22.4s, v27.4s
    ldr d27, [x6, #48]
    prfm pldl1keep, [x2, #128]
    fmla v5.4s, v22.4s, v28.4s
    fmla v6.4s, v22.4s, v20.4s
    ldr d20, [x7, #48]
    ldr d28, [x2, #56]
    fmla v7.4s, v22.4s, v9.4s
    fcvtl v22.4s, v24.4h
    ldr d24, [x3, #56]
    ldr d9, [x6, #56]
    fcvtl v30.4s, v30.4h
    fcvtl v13.4s, v13.4h
    prfm pldl1keep, [x3, #128]
    prfm pldl1keep, [x6, #128]
    fcvtl v14.4s, v14.4h
    fmla v4.4s, v23.4s, v8.4s
    ldr d8, [x7, #56]
    prfm pldl1keep, [x7, #128]
    fmla v5.4s, v23.4s, v10.4s
    fmla v6.4s, v23.4s, v21.4s
    add x2, x2, #64
    add x3, x3, #64
    fmla v7.4s, v23.4s, v12.4s
    fcvtl v10.4s, v15.4h
    add x6, x6, #64
    add x7, x7, #64
    fcvtl v31.4s, v31.4h
    fcvtl v29.4s, v29.4h
    fcvtl v21.4s, v26.4h
    fmla v4.4s, v16.4s, v22.4s
    fmla v5.4s, v16.4s, v30.4s
    fmla v6.4s, v16.4s, v13.4s
    fmla v7.4s, v16.4s, v14.4s
    fcvtl v16.4s, v25.4h
    fcvtl v22.4s, v11.4h
    fcvtl v23.4s, v27.4h
    fcvtl v20.4s, v20.4h
    fmla v4.4s, v17.4s, v10.4s
    fmla v5.4s, v17.4s, v31.4s
    fmla v6.4s, v17.4s, v29.4s
    fmla v7.4s, v17.4s, v21.4s
    fcvtl v17.4s, v28.4h
    fcvtl v21.4s, v24.4h
    fcvtl v24.4s, v9.4h
    fcvtl v25.4s, v8.4h
    fmla v4.4s, v18.4s, v16.4s
    fmla v5.4s, v18.4s, v22.4s
    fmla v6.4s, v18.4s, v23.4s
    fmla v7.4s, v18.4s, v20.4s
    fmla v4.4s, v19.4s, v17.4s
    fmla v5.4s, v19.4s, v21.4s
    fmla v6.4s, v19.4s, v24.4s
    fmla v7.4s, v19.4s, v25.4s
    cbnz x5, .Lloop_9
.Lloop_end_8:
    ubfx x5, x0, #0, #3
    cbz x5, .Lloop_end_10
.Lloop_11:
    ldr d16, [x2]
    ldr d17, [x3]
    sub x5, x5, #1
    add x2, x2, #8
    ldr d18, [x6]
    ldr d19, [x7]
    add x3, x3, #8
    add x6, x6, #8
    ldr q20, [x1]
    add x7, x7, #8
    add x1, x1, #16
    fcvtl v16.4s, v16.4h
    fcvtl v17.4s, v17.4h
    fcvtl v18.4s, v18.4h
    fcvtl v19.4s, v19.4h
    fmla v4.4s, v20.4s, v16.4s
    fmla v5.4s, v20.4s, v17.4s
    fmla v6.4s, v20.4s, v18.4s
    fmla v7.4s, v20.4s, v19.4s
    cbnz x5, .Lloop_11
.Lloop_end_10:
    lsr x1, x0, #3
    mov x2, x4
    add x2, x2, x10, lsl #1
    mov x3, x2
    add x3, x3, x10, lsl #1
    mov x5, x3
    add x5, x5, x10, lsl #1
    cbz x1, .Lloop_end_12
.Lloop_13:
    ldr d16, [x4]
    ldr d17, [x2]
    sub x1, x1, #1
    ldr d18, [x3]
    ldr d19, [x5]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x12], #64
    ldr d24, [x4, #8]
    ldr d25, [x2, #8]
    ldr d29, [x3, #8]
    ldr d30, [x5, #8]
    fcvtl v16.4s, v16.4h
    fcvtl v26.4s, v17.4h
    ldr d27, [x4, #16]
    ldr d28, [x2, #16]
    fcvtl v17.4s, v18.4h
    fcvtl v18.4s, v19.4h
    ldr d19, [x3, #16]
    ldr d9, [x5, #16]
    fcvtl v31.4s, v24.4h
    ldr d8, [x4, #24]
    ldr d10, [x2, #24]
    fcvtl v11.4s, v25.4h
    fmla v0.4s, v20.4s, v16.4s
    ldr d25, [x3, #24]
    ldr d12, [x5, #24]
    fcvtl v29.4s, v29.4h
    fmla v1.4s, v20.4s, v26.4s
    fcvtl v26.4s, v30.4h
    fmla v2.4s, v20.4s, v17.4s
    ldr d24, [x4, #32]
    ldr d30, [x2, #32]
    fmla v3.4s, v20.4s, v18.4s
    ldr d13, [x3, #32]
    ldr d14, [x5, #32]
    fcvtl v27.4s, v27.4h
    fcvtl v28.4s, v28.4h
    fcvtl v20.4s, v19.4h
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x12], #64
    ldr d15, [x4, #40]
    fcvtl v9.4s, v9.4h
    fmla v0.4s, v21.4s, v31.4s
    ldr d31, [x2, #40]
    fmla v1.4s, v21.4s, v11.4s
    fmla v2.4s, v21.4s, v29.4s
    ldr d29, [x3, #40]
    fmla v3.4s, v21.4s, v26.4s
    ldr d26, [x5, #40]
    fcvtl v8.4s, v8.4h
    fcvtl v10.4s, v10.4h
    fcvtl v21.4s, v25.4h
    ldr d25, [x4, #48]
    ldr d11, [x2, #48]
    fcvtl v12.4s, v12.4h
    fmla v0.4s, v22.4s, v27.4s
    ldr d27, [x3, #48]
    prfm pldl1keep, [x4, #128]
    fmla v1.4s, v22.4s, v28.4s
    fmla v2.4s, v22.4s, v20.4s
    ldr d20, [x5, #48]
    ldr d28, [x4, #56]
    fmla v3.4s, v22.4s, v9.4s
    fcvtl v22.4s, v24.4h
    ldr d24, [x2, #56]
    ldr d9, [x3, #56]
    fcvtl v30.4s, v30.4h
    fcvtl v13.4s, v13.4h
    prfm pldl1keep, [x2, #128]
    prfm pldl1keep, [x3, #128]
    fcvtl v14.4s, v14.4h
    fmla v0.4s, v23.4s, v8.4s
    ldr d8, [x5, #56]
    prfm pldl1keep, [x5, #128]
    fmla v1.4s, v23.4s, v10.4s
    fmla v2.4s, v23.4s, v21.4s
    add x4, x4, #64
    add x2, x2, #64
    fmla v3.4s, v23.4s, v12.4s
    fcvtl v10.4s, v15.4h
    add x3, x3, #64
    add x5, x5, #64
    fcvtl v31.4s, v31.4h
    fcvtl v29.4s, v29.4h
    fcvtl v21.4s, v26.4h
    fmla v0.4s, v16.4s, v22.4s
    fmla v1.4s, v16.4s, v30.4s
    fmla v2.4s, v16.4s, v13.4s
    fmla v3.4s, v16.4s, v14.4s
    fcvtl v16.4s, v25.4h
    fcvtl v22.4s, v11.4h
    fcvtl v23.4s, v27.4h
    fcvtl v20.4s, v20.4h
    fmla v0.4s, v17.4s, v10.4s
    fmla v1.4s, v17.4s, v31.4s
    fmla v2.4s, v17.4s, v29.4s
    fmla v3.4s, v17.4s, v21.4s
    fcvtl v17.4s, v28.4h
    fcvtl v21.4s, v24.4h
    fcvtl v24.4s, v9.4h
    fcvtl v25.4s, v8.4h
    fmla v0.4s, v18.4s, v16.4s
    fmla v1.4s, v18.4s, v22.4s
    fmla v2.4s, v18.4s, v23.4s
    fmla v3.4s, v18.4s, v20.4s
    fmla v0.4s, v19.4s, v17.4s
    fmla v1.4s, v19.4s, v21.4s
    fmla v2.4s, v19.4s, v24.4s
    fmla v3.4s, v19.4s, v25.4s
    cbnz x1, .Lloop_13
.Lloop_end_12:
    ubfx x0, x0, #0, #3
    cbz x0, .Lloop_end_14
.Lloop_15:
    ldr d16, [x4]
    ldr d17, [x2]
    sub x0, x0, #1
    add x4, x4, #8
    ldr d18, [x3]
    ldr d19, [x5]
    add x2, x2, #8
    add x3, x3, #8
    ldr q20, [x12]
    add x5, x5, #8
    add x12, x12, #16
    fcvtl v16.4s, v16.4h
    fcvtl v17.4s, v17.4h
    fcvtl v18.4s, v18.4h
    fcvtl v19.4s, v19.4h
    fmla v0.4s, v20.4s, v16.4s
    fmla v1.4s, v20.4s, v17.4s
    fmla v2.4s, v20.4s, v18.4s
    fmla v3.4s, v20.4s, v19.4s
    cbnz x0, .Lloop_15
.Lloop_end_14:
    str q4, [x11]
    str q5, [x11, #16]
    str q6, [x11, #32]
    str q7, [x11, #48]
    str q0, [x11, #64]
    str q1, [x11, #80]
    str q2, [x11, #96]
    str q3, [x11, #112]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_dots_f16_fast_groups__aarch64_neon, . - nnp_dots_f16_fast_groups__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_dots_f16_exact__aarch64_neon:
    .long 0x0fffe000, 0x80000000, 0x38000000, 0xb8800000

    .text
    .p2align 4
    .globl nnp_dots_f16_exact__aarch64_neon
    .type nnp_dots_f16_exact__aarch64_neon, %function
nnp_dots_f16_exact__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adrp x5, .Lconstants_nnp_dots_f16_exact__aarch64_neon
    ldr q4, [x5, :lo12:.Lconstants_nnp_dots_f16_exact__aarch64_neon]
    mov x5, x2
    lsr x6, x0, #3
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    add x5, x5, x3, lsl #1
    mov x7, x5
    add x7, x7, x3, lsl #1
    dup v22.4s, v4.s[0]
    dup v23.4s, v4.s[1]
    mov x8, x7
    dup v24.4s, v4.s[2]
    dup v25.4s, v4.s[3]
    add x8, x8, x3, lsl #1
    cbz x6, .Lloop_end_16
.Lloop_17:
    ldr d4, [x2]
    ldr d5, [x5]
    sub x6, x6, #1
    ldr d6, [x7]
    ldr d7, [x8]
    ldr d16, [x2, #8]
    ldr d17, [x5, #8]
    ldr d18, [x7, #8]
    ldr d19, [x8, #8]
    ldr d26, [x2, #16]
    ldr d27, [x5, #16]
    ldr d28, [x7, #16]
    ldr d29, [x8, #16]
    sxtl v30.4s, v4.4h
    sxtl v31.4s, v5.4h
    sxtl v8.4s, v6.4h
    sxtl v9.4s, v7.4h
    ldr d6, [x2, #24]
    ldr d7, [x5, #24]
    ldr d20, [x7, #24]
    ldr d21, [x8, #24]
    sxtl v10.4s, v16.4h
    sxtl v17.4s, v17.4h
    sxtl v18.4s, v18.4h
    sxtl v19.4s, v19.4h
    ldr d4, [x2, #32]
    ldr d5, [x5, #32]
    sxtl v26.4s, v26.4h
    sxtl v27.4s, v27.4h
    prfm pldl1keep, [x2, #128]
    prfm pldl1keep, [x5, #128]
    sxtl v28.4s, v28.4h
    sxtl v29.4s, v29.4h
    prfm pldl1keep, [x7, #128]
    prfm pldl1keep, [x8, #128]
    sxtl v11.4s, v6.4h
    sxtl v12.4s, v7.4h
    sxtl v20.4s, v20.4h
    sxtl v21.4s, v21.4h
    sxtl v13.4s, v4.4h
    sxtl v14.4s, v5.4h
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    shl v16.4s, v30.4s, #13
    and v30.16b, v30.16b, v23.16b
    and v16.16b, v16.16b, v22.16b
    add v15.4s, v16.4s, v24.4s
    fadd v16.4s, v15.4s, v15.4s
    fadd v16.4s, v16.4s, v25.4s
    fmin v16.4s, v15.4s, v16.4s
    orr v16.16b, v16.16b, v30.16b
    fmla v0.4s, v4.4s, v16.4s
    shl v16.4s, v31.4s, #13
    and v30.16b, v31.16b, v23.16b
    and v16.16b, v16.16b, v22.16b
    add v16.4s, v16.4s, v24.4s
    fadd v31.4s, v16.4s, v16.4s
    fadd v31.4s, v31.4s, v25.4s
    fmin v16.4s, v16.4s, v31.4s
    orr v16.16b, v16.16b, v30.16b
    fmla v1.4s, v4.4s, v16.4s
    shl v16.4s, v8.4s, #13
    and v31.16b, v8.16b, v23.16b
    and v16.16b, v16.16b, v22.16b
    add v16.4s, v16.4s, v24.4s
    fadd v30.4s, v16.4s, v16.4s
    fadd v30.4s, v30.4s, v25.4s
    fmin v16.4s, v16.4s, v30.4s
    orr v16.16b, v16.16b, v31.16b
    fmla v2.4s, v4.4s, v16.4s
    shl v16.4s, v9.4s, #13
    and v31.16b, v9.16b, v23.16b
    and v16.16b, v16.16b, v22.16b
    add v16.4s, v16.4s, v24.4s
    fadd v30.4s, v16.4s, v16.4s
    fadd v30.4s, v30.4s, v25.4s
    fmin v16.4s, v16.4s, v30.4s
    orr v16.16b, v16.16b, v31.16b
    fmla v3.4s, v4.4s, v16.4s
    ldr d4, [x7, #32]
    sxtl v30.4s, v4.4h
    shl v4.4s, v10.4s, #13
    and v16.16b, v10.16b, v23.16b
    and v4.16b, v4.16b, v22.16b
    add v4.4s, v4.4s, v24.4s
    fadd v31.4s, v4.4s, v4.4s
    fadd v31.4s, v31.4s, v25.4s
    fmin v4.4s, v4.4s, v31.4s
    orr v4.16b, v4.16b, v16.16b
    fmla v0.4s, v5.4s, v4.4s
    ldr d4, [x8, #32]
    sxtl v31.4s, v4.4h
    shl v4.4s, v17.4s, #13
    and v16.16b, v17.16b, v23.16b
    and v4.16b, v4.16b, v22.16b
    add v4.4s, v4.4s, v24.4s
    fadd v17.4s, v4.4s, v4.4s
    fadd v17.4s, v17.4s, v25.4s
    fmin v4.4s, v4.4s, v17.4s
    orr v4.16b, v4.16b, v16.16b
    fmla v1.4s, v5.4s, v4.4s
    shl v4.4s, v18.4s, #13
    and v16.16b, v18.16b, v23.16b
    and v4.16b, v4.16b, v22.16b
    add v4.4s, v4.4s, v24.4s
    fadd v17.4s, v4.4s, v4.4s
    fadd v17.4s, v17.4s, v25.4s
    fmin v4.4s, v4.4s, v17.4s
    orr v4.16b, v4.16b, v16.16b
    shl v16.4s, v19.4s, #13
    and v17.16b, v19.16b, v23.16b
    and v16.16b, v16.16b, v22.16b
    fmla v2.4s, v5.4s, v4.4s
    ldr d4, [x2, #40]
    add v16.4s, v16.4s, v24.4s
    sxtl v18.4s, v4.4h
    fadd v4.4s, v16.4s, v16.4s
    fadd v4.4s, v4.4s, v25.4s
    fmin v4.4s, v16.4s, v4.4s
    orr v4.16b, v4.16b, v17.16b
    ldr d16, [x5, #40]
    fmla v3.4s, v5.4s, v4.4s
    ldr d4, [x7, #40]
    ldr d5, [x8, #40]
    sxtl v16.4s, v16.4h
    sxtl v17.4s, v4.4h
    sxtl v19.4s, v5.4h
    shl v4.4s, v26.4s, #13
    and v5.16b, v26.16b, v23.16b
    and v4.16b, v4.16b, v22.16b
    add v4.4s, v4.4s, v24.4s
    fadd v26.4s, v4.4s, v4.4s
    fadd v26.4s, v26.4s, v25.4s
    fmin v4.4s, v4.4s, v26.4s
    orr v4.16b, v4.16b, v5.16b
    fmla v0.4s, v6.4s, v4.4s
    shl v4.4s, v27.4s, #13
    and v5.16b, v27.16b, v23.16b
    and v4.16b, v4.16b, v22.16b
    add v4.4s, v4.4s, v24.4s
    fadd v26.4s, v4.4s, v4.4s
    fadd v26.4s, v26.4s, v25.4s
    fmin v4.4s, v4.4s, v26.4s
    orr v4.16b, v4.16b, v5.16b
    shl v5.4s, v28.4s, #13
    and v26.16b, v28.16b, v23.16b
    and v5.16b, v5.16b, v22.16b
    fmla v1.4s, v6.4s, v4.4s
    ldr d4, [x2, #48]
    add v5.4s, v5.4s, v24.4s
    sxtl v27.4s, v4.4h
    fadd v4.4s, v5.4s, v5.4s
    fadd v4.4s, v4.4s, v25.4s
    fmin v4.4s, v5.4s, v4.4s
    orr v4.16b, v4.16b, v26.16b
    shl v5.4s, v29.4s, #13
    and v26.16b, v29.16b, v23.16b
    and v5.16b, v5.16b, v22.16b
    fmla v2.4s, v6.4s, v4.4s
    ldr d4, [x5, #48]
    add v5.4s, v5.4s, v24.4s
    sxtl v28.4s, v4.4h
    fadd v4.4s, v5.4s, v5.4s
    fadd v4.4s, v4.4s, v25.4s
    fmin v4.4s, v5.4s, v4.4s
    orr v4.16b, v4.16b, v26.16b
    ldr d5, [x7, #48]
    fmla v3.4s, v6.4s, v4.4s
    ldr d4, [x8, #48]
    shl v6.4s, v11.4s, #13
    and v8.16b, v11.16b, v23.16b
    sxtl v26.4s, v5.4h
    and v5.16b, v6.16b, v22.16b
    sxtl v29.4s, v4.4h
    add v4.4s, v5.4s, v24.4s
    fadd v5.4s, v4.4s, v4.4s
    fadd v5.4s, v5.4s, v25.4s
    fmin v4.4s, v4.4s, v5.4s
    orr v4.16b, v4.16b, v8.16b
    shl v5.4s, v12.4s, #13
    and v6.16b, v12.16b, v23.16b
    and v5.16b, v5.16b, v22.16b
    fmla v0.4s, v7.4s, v4.4s
    ldr d4, [x2, #56]
    add x2, x2, #64
    add v5.4s, v5.4s, v24.4s
    sxtl v8.4s, v4.4h
    fadd v4.4s, v5.4s, v5.4s
    fadd v4.4s, v4.4s, v25.4s
    fmin v4.4s, v5.4s, v4.4s
    orr v4.16b, v4.16b, v6.16b
    shl v5.4s, v20.4s, #13
    and v6.16b, v20.16b, v23.16b
    and v5.16b, v5.16b, v22.16b
    fmla v1.4s, v7.4s, v4.4s
    ldr d4, [x5, #56]
    add x5, x5, #64
    add v5.4s, v5.4s, v24.4s
    sxtl v20.4s, v4.4h
    fadd v4.4s, v5.4s, v5.4s
    fadd v4.4s, v4.4s, v25.4s
    fmin v4.4s, v5.4s, v4.4s
    orr v4.16b, v4.16b, v6.16b
    shl v5.4s, v21.4s, #13
    and v6.16b, v21.16b, v23.16b
    and v5.16b, v5.16b, v22.16b
    fmla v2.4s, v7.4s, v4.4s
    ldr d4, [x7, #56]
    add x7, x7, #64
    add v5.4s, v5.4s, v24.4s
    sxtl v21.4s, v4.4h
    fadd v4.4s, v5.4s, v5.4s
    fadd v4.4s, v4.4s, v25.4s
    fmin v4.4s, v5.4s, v4.4s
    orr v4.16b, v4.16b, v6.16b
    ldr d5, [x8, #56]
    add x8, x8, #64
    fmla v3.4s, v7.4s, v4.4s
    shl v4.4s, v13.4s, #13
    shl v6.4s, v14.4s, #13
    and v9.16b, v13.16b, v23.16b
    sxtl v10.4s, v5.4h
    and v11.16b, v14.16b, v23.16b
    and v4.16b, v4.16b, v22.16b
    and v5.16b, v6.16b, v22.16b
    add v13.4s, v4.4s, v24.4s
    add v14.4s, v5.4s, v24.4s
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    fadd v12.4s, v13.4s, v13.4s
    fadd v12.4s, v12.4s, v25.4s
    fmin v12.4s, v13.4s, v12.4s
    orr v9.16b, v12.16b, v9.16b
    fmla v0.4s, v4.4s, v9.4s
    fadd v9.4s, v14.4s, v14.4s
    fadd v9.4s, v9.4s, v25.4s
    fmin v9.4s, v14.4s, v9.4s
    orr v9.16b, v9.16b, v11.16b
    fmla v1.4s, v4.4s, v9.4s
    shl v9.4s, v30.4s, #13
    and v30.16b, v30.16b, v23.16b
    and v9.16b, v9.16b, v22.16b
    add v9.4s, v9.4s, v24.4s
    fadd v11.4s, v9.4s, v9.4s
    fadd v11.4s, v11.4s, v25.4s
    fmin v9.4s, v9.4s, v11.4s
    orr v30.16b, v9.16b, v30.16b
    fmla v2.4s, v4.4s, v30.4s
    shl v30.4s, v31.4s, #13
    and v31.16b, v31.16b, v23.16b
    and v30.16b, v30.16b, v22.16b
    add v30.4s, v30.4s, v24.4s
    fadd v9.4s, v30.4s, v30.4s
    fadd v9.4s, v9.4s, v25.4s
    fmin v30.4s, v30.4s, v9.4s
    orr v30.16b, v30.16b, v31.16b
    shl v31.4s, v18.4s, #13
    and v9.16b, v18.16b, v23.16b
    and v18.16b, v31.16b, v22.16b
    fmla v3.4s, v4.4s, v30.4s
    shl v4.4s, v16.4s, #13
    shl v30.4s, v17.4s, #13
    and v31.16b, v16.16b, v23.16b
    and v11.16b, v17.16b, v23.16b
    add v16.4s, v18.4s, v24.4s
    and v4.16b, v4.16b, v22.16b
    and v17.16b, v30.16b, v22.16b
    add v18.4s, v4.4s, v24.4s
    add v17.4s, v17.4s, v24.4s
    fadd v4.4s, v16.4s, v16.4s
    fadd v4.4s, v4.4s, v25.4s
    fmin v4.4s, v16.4s, v4.4s
    orr v4.16b, v4.16b, v9.16b
    shl v16.4s, v19.4s, #13
    and v19.16b, v19.16b, v23.16b
    and v16.16b, v16.16b, v22.16b
    fmla v0.4s, v5.4s, v4.4s
    shl v4.4s, v27.4s, #13
    and v27.16b, v27.16b, v23.16b
    add v30.4s, v16.4s, v24.4s
    and v4.16b, v4.16b, v22.16b
    add v9.4s, v4.4s, v24.4s
    fadd v4.4s, v18.4s, v18.4s
    fadd v4.4s, v4.4s, v25.4s
    fmin v4.4s, v18.4s, v4.4s
    orr v4.16b, v4.16b, v31.16b
    shl v16.4s, v28.4s, #13
    and v18.16b, v28.16b, v23.16b
    and v16.16b, v16.16b, v22.16b
    fmla v1.4s, v5.4s, v4.4s
    shl v4.4s, v26.4s, #13
    and v26.16b, v26.16b, v23.16b
    add v28.4s, v16.4s, v24.4s
    and v4.16b, v4.16b, v22.16b
    add v31.4s, v4.4s, v24.4s
    fadd v4.4s, v17.4s, v17.4s
    fadd v4.4s, v4.4s, v25.4s
    fmin v4.4s, v17.4s, v4.4s
    orr v4.16b, v4.16b, v11.16b
    shl v16.4s, v29.4s, #13
    and v17.16b, v29.16b, v23.16b
    and v16.16b, v16.16b, v22.16b
    fmla v2.4s, v5.4s, v4.4s
    shl v4.4s, v8.4s, #13
    and v29.16b, v8.16b, v23.16b
    add v8.4s, v16.4s, v24.4s
    and v4.16b, v4.16b, v22.16b
    add v11.4s, v4.4s, v24.4s
    fadd v4.4s, v30.4s, v30.4s
    fadd v4.4s, v4.4s, v25.4s
    fmin v4.4s, v30.4s, v4.4s
    orr v4.16b, v4.16b, v19.16b
    shl v16.4s, v20.4s, #13
    and v19.16b, v20.16b, v23.16b
    and v16.16b, v16.16b, v22.16b
    fmla v3.4s, v5.4s, v4.4s
    shl v4.4s, v21.4s, #13
    shl v5.4s, v10.4s, #13
    and v20.16b, v21.16b, v23.16b
    and v21.16b, v10.16b, v23.16b
    add v16.4s, v16.4s, v24.4s
    and v4.16b, v4.16b, v22.16b
    and v5.16b, v5.16b, v22.16b
    add v30.4s, v4.4s, v24.4s
    add v10.4s, v5.4s, v24.4s
    fadd v4.4s, v9.4s, v9.4s
    fadd v4.4s, v4.4s, v25.4s
    fmin v4.4s, v9.4s, v4.4s
    orr v4.16b, v4.16b, v27.16b
    fadd v5.4s, v28.4s, v28.4s
    fadd v5.4s, v5.4s, v25.4s
    fmla v0.4s, v6.4s, v4.4s
    fadd v4.4s, v31.4s, v31.4s
    fmin v5.4s, v28.4s, v5.4s
    fadd v27.4s, v8.4s, v8.4s
    fadd v4.4s, v4.4s, v25.4s
    fadd v27.4s, v27.4s, v25.4s
    orr v9.16b, v5.16b, v18.16b
    fadd v5.4s, v11.4s, v11.4s
    fmin v4.4s, v31.4s, v4.4s
    fadd v18.4s, v16.4s, v16.4s
    fmin v27.4s, v8.4s, v27.4s
    fadd v28.4s, v30.4s, v30.4s
    fadd v5.4s, v5.4s, v25.4s
    orr v31.16b, v4.16b, v26.16b
    fadd v4.4s, v10.4s, v10.4s
    fadd v18.4s, v18.4s, v25.4s
    fadd v26.4s, v28.4s, v25.4s
    orr v17.16b, v27.16b, v17.16b
    fmin v5.4s, v11.4s, v5.4s
    fmla v1.4s, v6.4s, v9.4s
    fadd v4.4s, v4.4s, v25.4s
    fmin v16.4s, v16.4s, v18.4s
    fmin v18.4s, v30.4s, v26.4s
    fmla v2.4s, v6.4s, v31.4s
    orr v5.16b, v5.16b, v29.16b
    fmla v3.4s, v6.4s, v17.4s
    fmin v4.4s, v10.4s, v4.4s
    orr v6.16b, v16.16b, v19.16b
    orr v16.16b, v18.16b, v20.16b
    fmla v0.4s, v7.4s, v5.4s
    orr v4.16b, v4.16b, v21.16b
    fmla v1.4s, v7.4s, v6.4s
    fmla v2.4s, v7.4s, v16.4s
    fmla v3.4s, v7.4s, v4.4s
    cbnz x6, .Lloop_17
.Lloop_end_16:
    ubfx x0, x0, #0, #3
    cbz x0, .Lloop_end_18
.Lloop_19:
    ldr d4, [x2]
    ldr d5, [x5]
    sub x0, x0, #1
    add x2, x2, #8
    ldr d6, [x7]
    ldr d7, [x8]
    add x5, x5, #8
    add x7, x7, #8
    ldr q20, [x1]
    add x8, x8, #8
    add x1, x1, #16
    sxtl v4.4s, v4.4h
    sxtl v5.4s, v5.4h
    sxtl v6.4s, v6.4h
    sxtl v7.4s, v7.4h
    shl v16.4s, v4.4s, #13
    shl v17.4s, v5.4s, #13
    shl v18.4s, v6.4s, #13
    shl v19.4s, v7.4s, #13
    and v21.16b, v4.16b, v23.16b
    and v26.16b, v5.16b, v23.16b
    and v4.16b, v16.16b, v22.16b
    and v5.16b, v17.16b, v22.16b
    and v16.16b, v18.16b, v22.16b
    and v17.16b, v19.16b, v22.16b
    and v27.16b, v6.16b, v23.16b
    and v28.16b, v7.16b, v23.16b
    add v4.4s, v4.4s, v24.4s
    add v5.4s, v5.4s, v24.4s
    add v6.4s, v16.4s, v24.4s
    add v7.4s, v17.4s, v24.4s
    fadd v16.4s, v4.4s, v4.4s
    fadd v17.4s, v5.4s, v5.4s
    fadd v18.4s, v6.4s, v6.4s
    fadd v19.4s, v7.4s, v7.4s
    fadd v16.4s, v16.4s, v25.4s
    fadd v17.4s, v17.4s, v25.4s
    fadd v18.4s, v18.4s, v25.4s
    fadd v19.4s, v19.4s, v25.4s
    fmin v4.4s, v4.4s, v16.4s
    fmin v5.4s, v5.4s, v17.4s
    fmin v6.4s, v6.4s, v18.4s
    fmin v7.4s, v7.4s, v19.4s
    orr v4.16b, v4.16b, v21.16b
    orr v5.16b, v5.16b, v26.16b
    orr v6.16b, v6.16b, v27.16b
    orr v7.16b, v7.16b, v28.16b
    fmla v0.4s, v20.4s, v4.4s
    fmla v1.4s, v20.4s, v5.4s
    fmla v2.4s, v20.4s, v6.4s
    fmla v3.4s, v20.4s, v7.4s
    cbnz x0, .Lloop_19
.Lloop_end_18:
    str q0, [x4]
    str q1, [x4, #16]
    str q2, [x4, #32]
    str q3, [x4, #48]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_dots_f16_exact__aarch64_neon, . - nnp_dots_f16_exact__aarch64_neon

    .section .note.GNU-stack, "", %progbits
