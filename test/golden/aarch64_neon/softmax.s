    .arch armv8-a

    .text
    .p2align 4
    .globl nnp_softmax_maximum__aarch64_neon
    .type nnp_softmax_maximum__aarch64_neon, %function
nnp_softmax_maximum__aarch64_neon:
    ldr q0, [x2]
    ldr q1, [x2, #16]
    ldr q2, [x2, #32]
    ldr q3, [x2, #48]
    cbz x0, .Lloop_end_0
.Lloop_1:
    sub x0, x0, #1
    ldr q4, [x1]
    ldr q5, [x1, #16]
    ldr q6, [x1, #32]
    ldr q7, [x1, #48]
    add x1, x1, #64
    fmax v0.4s, v0.4s, v4.4s
    fmax v1.4s, v1.4s, v5.4s
    fmax v2.4s, v2.4s, v6.4s
    fmax v3.4s, v3.4s, v7.4s
    cbnz x0, .Lloop_1
.Lloop_end_0:
    str q0, [x2]
    str q1, [x2, #16]
    str q2, [x2, #32]
    str q3, [x2, #48]
    ret
    .size nnp_softmax_maximum__aarch64_neon, . - nnp_softmax_maximum__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_softmax_exponential__aarch64_neon:
    .long 0xc2b00000, 0x4b40007f, 0x3fb8aa3b, 0x3f318000
    .long 0x395e8083, 0x3ab6ba99, 0x3c0937d3, 0x3d2aaa56
    .long 0x3e2aaa02, 0x3f000000, 0x3f800000, 0x00000000

    .text
    .p2align 4
    .globl nnp_softmax_exponential__aarch64_neon
    .type nnp_softmax_exponential__aarch64_neon, %function
nnp_softmax_exponential__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    ldr s0, [x3]
    adrp x3, .Lconstants_nnp_softmax_exponential__aarch64_neon
    ldr q26, [x3, :lo12:.Lconstants_nnp_softmax_exponential__aarch64_neon]
    ldr q27, [x5]
    ldr q28, [x5, #16]
    ldr q29, [x5, #32]
    ldr q30, [x5, #48]
    dup v22.4s, v0.s[0]
    dup v23.4s, v26.s[0]
    dup v24.4s, v26.s[1]
    cbz x0, .Lloop_end_2
.Lloop_3:
    add x3, x1, x2, lsl #2
    sub x0, x0, #1
    ldr q0, [x1]
    ldr q1, [x1, #16]
    ldr q2, [x1, #32]
    ldr q3, [x1, #48]
    add x1, x1, #64
    adrp x6, .Lconstants_nnp_softmax_exponential__aarch64_neon+16
    ldr q25, [x6, :lo12:.Lconstants_nnp_softmax_exponential__aarch64_neon+16]
    adrp x6, .Lconstants_nnp_softmax_exponential__aarch64_neon+32
    ldr q31, [x6, :lo12:.Lconstants_nnp_softmax_exponential__aarch64_neon+32]
    prfm pldl1keep, [x3]
    fsub v0.4s, v0.4s, v22.4s
    fsub v1.4s, v1.4s, v22.4s
    fsub v2.4s, v2.4s, v22.4s
    fsub v3.4s, v3.4s, v22.4s
    mov v10.16b, v24.16b
    mov v11.16b, v24.16b
    fmax v12.4s, v23.4s, v0.4s
    fmax v13.4s, v23.4s, v1.4s
    fmax v14.4s, v23.4s, v2.4s
    fmax v0.4s, v23.4s, v3.4s
    mov v1.16b, v24.16b
    mov v2.16b, v24.16b
    dup v3.4s, v25.s[2]
    dup v4.4s, v25.s[2]
    dup v5.4s, v25.s[2]
    dup v6.4s, v25.s[2]
    dup v7.4s, v25.s[3]
    dup v16.4s, v25.s[3]
    dup v17.4s, v25.s[3]
    dup v18.4s, v25.s[3]
    dup v19.4s, v31.s[0]
    dup v20.4s, v31.s[0]
    dup v21.4s, v31.s[0]
    dup v8.4s, v31.s[0]
    dup v9.4s, v31.s[1]
    fmla v10.4s, v12.4s, v26.s[2]
    fmla v11.4s, v13.4s, v26.s[2]
    fmla v1.4s, v14.4s, v26.s[2]
    fmla v2.4s, v0.4s, v26.s[2]
    fsub v15.4s, v10.4s, v24.4s
    shl v10.4s, v10.4s, #23
    fmls v12.4s, v15.4s, v26.s[3]
    fmla v12.4s, v15.4s, v25.s[0]
    fmla v3.4s, v12.4s, v25.s[1]
    fmla v7.4s, v3.4s, v12.4s
    fsub v3.4s, v11.4s, v24.4s
    shl v11.4s, v11.4s, #23
    fmls v13.4s, v3.4s, v26.s[3]
    fmla v19.4s, v7.4s, v12.4s
    fsub v7.4s, v1.4s, v24.4s
    shl v15.4s, v1.4s, #23
    fmla v13.4s, v3.4s, v25.s[0]
    fmls v14.4s, v7.4s, v26.s[3]
    fmla v9.4s, v19.4s, v12.4s
    fsub v1.4s, v2.4s, v24.4s
    dup v3.4s, v31.s[1]
    shl v2.4s, v2.4s, #23
    fmla v4.4s, v13.4s, v25.s[1]
    fmla v14.4s, v7.4s, v25.s[0]
    fmls v0.4s, v1.4s, v26.s[3]
    dup v7.4s, v31.s[1]
    fmla v16.4s, v4.4s, v13.4s
    fmla v5.4s, v14.4s, v25.s[1]
    fmla v0.4s, v1.4s, v25.s[0]
    dup v19.4s, v31.s[1]
    dup v1.4s, v31.s[2]
    fmla v20.4s, v16.4s, v13.4s
    fmla v17.4s, v5.4s, v14.4s
    fmla v6.4s, v0.4s, v25.s[1]
    fmla v1.4s, v9.4s, v12.4s
    dup v4.4s, v31.s[2]
    dup v5.4s, v31.s[2]
    dup v16.4s, v31.s[2]
    dup v25.4s, v31.s[2]
    fmla v21.4s, v17.4s, v14.4s
    fmla v18.4s, v6.4s, v0.4s
    fmla v3.4s, v20.4s, v13.4s
    fmla v25.4s, v1.4s, v12.4s
    dup v1.4s, v31.s[2]
    dup v6.4s, v31.s[2]
    dup v17.4s, v31.s[2]
    fmla v8.4s, v18.4s, v0.4s
    fmla v7.4s, v21.4s, v14.4s
    fmla v4.4s, v3.4s, v13.4s
    fmul v3.4s, v25.4s, v10.4s
    fmla v19.4s, v8.4s, v0.4s
    fmla v5.4s, v7.4s, v14.4s
    fmla v1.4s, v4.4s, v13.4s
    fadd v27.4s, v27.4s, v3.4s
    str q3, [x4]
    fmla v16.4s, v19.4s, v0.4s
    fmla v6.4s, v5.4s, v14.4s
    fmul v1.4s, v1.4s, v11.4s
    fmla v17.4s, v16.4s, v0.4s
    fmul v0.4s, v6.4s, v15.4s
    fadd v28.4s, v28.4s, v1.4s
    str q1, [x4, #16]
    str q0, [x4, #32]
    fmul v1.4s, v17.4s, v2.4s
    fadd v29.4s, v29.4s, v0.4s
    str q1, [x4, #48]
    fadd v30.4s, v30.4s, v1.4s
    add x4, x4, #64
    cbnz x0, .Lloop_3
.Lloop_end_2:
    str q27, [x5]
    str q28, [x5, #16]
    str q29, [x5, #32]
    str q30, [x5, #48]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_softmax_exponential__aarch64_neon, . - nnp_softmax_exponential__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_softmax_short_rows__aarch64_neon:
    .long 0xff7fffff, 0xc2b00000, 0x4b40007f, 0x3fb8aa3b
    .long 0x3f318000, 0x395e8083, 0x3ab6ba99, 0x3c0937d3
    .long 0x3d2aaa56, 0x3e2aaa02, 0x3f000000, 0x3f800000

    .text
    .p2align 4
    .globl nnp_softmax_short_rows__aarch64_neon
    .type nnp_softmax_short_rows__aarch64_neon, %function
nnp_softmax_short_rows__aarch64_neon:
    sub sp, sp, #16
    stp d8, d9, [sp, #0]
    mov x7, x0
    mov x8, x1
    mov x10, x2
    mov x11, x3
    adrp x0, .Lconstants_nnp_softmax_short_rows__aarch64_neon
    ldr q6, [x0, :lo12:.Lconstants_nnp_softmax_short_rows__aarch64_neon]
    lsl x0, x7, #2
    mov x1, x8
    lsl x12, x7, #2
    mov x9, x4
    mov x13, x4
    ubfx x2, x7, #0, #2
    add x3, x1, x0
    dup v7.4s, v6.s[0]
    add x4, x3, x0
    add x13, x13, x12, lsl #2
    mov x5, x9
    add x0, x4, x0
    cbnz x2, .Lotherwise_4
    b .Lend_5
.Lotherwise_4:
    lsl x6, x2, #2
    ldr q0, [x1]
    add x1, x1, x2, lsl #2
    ldr q1, [x3]
    add x3, x3, x2, lsl #2
    ldr q2, [x4]
    add x4, x4, x2, lsl #2
    ldr q3, [x0]
    add x0, x0, x2, lsl #2
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x5]
    fmax v7.4s, v7.4s, v2.4s
    str q3, [x5, #16]
    str q4, [x5, #32]
    str q0, [x5, #48]
    add x5, x5, x6, lsl #2
    fmax v7.4s, v7.4s, v3.4s
    fmax v7.4s, v7.4s, v4.4s
    fmax v7.4s, v7.4s, v0.4s
.Lend_5:
    lsr x2, x7, #2
    cbz x2, .Lloop_end_6
.Lloop_7:
    sub x2, x2, #1
    ldr q0, [x1]
    add x1, x1, #16
    ldr q1, [x3]
    add x3, x3, #16
    ldr q2, [x4]
    add x4, x4, #16
    ldr q3, [x0]
    add x0, x0, #16
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x5]
    fmax v7.4s, v7.4s, v2.4s
    str q3, [x5, #16]
    str q4, [x5, #32]
    str q0, [x5, #48]
    add x5, x5, #64
    fmax v7.4s, v7.4s, v3.4s
    fmax v7.4s, v7.4s, v4.4s
    fmax v7.4s, v7.4s, v0.4s
    cbnz x2, .Lloop_7
.Lloop_end_6:
    add x8, x8, x12, lsl #2
    lsl x0, x7, #2
    ubfx x1, x7, #0, #2
    mov x2, x13
    dup v16.4s, v6.s[0]
    mov x3, x8
    add x4, x3, x0
    add x5, x4, x0
    add x0, x5, x0
    cbnz x1, .Lotherwise_8
    b .Lend_9
.Lotherwise_8:
    lsl x6, x1, #2
    ldr q0, [x3]
    add x3, x3, x1, lsl #2
    ldr q1, [x4]
    add x4, x4, x1, lsl #2
    ldr q2, [x5]
    add x5, x5, x1, lsl #2
    ldr q3, [x0]
    add x0, x0, x1, lsl #2
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x2]
    fmax v16.4s, v16.4s, v2.4s
    str q3, [x2, #16]
    str q4, [x2, #32]
    str q0, [x2, #48]
    add x2, x2, x6, lsl #2
    fmax v16.4s, v16.4s, v3.4s
    fmax v16.4s, v16.4s, v4.4s
    fmax v16.4s, v16.4s, v0.4s
.Lend_9:
    lsr x1, x7, #2
    cbz x1, .Lloop_end_10
.Lloop_11:
    sub x1, x1, #1
    ldr q0, [x3]
    add x3, x3, #16
    ldr q1, [x4]
    add x4, x4, #16
    ldr q2, [x5]
    add x5, x5, #16
    ldr q3, [x0]
    add x0, x0, #16
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x2]
    fmax v16.4s, v16.4s, v2.4s
    str q3, [x2, #16]
    str q4, [x2, #32]
    str q0, [x2, #48]
    add x2, x2, #64
    fmax v16.4s, v16.4s, v3.4s
    fmax v16.4s, v16.4s, v4.4s
    fmax v16.4s, v16.4s, v0.4s
    cbnz x1, .Lloop_11
.Lloop_end_10:
    mov x0, x7
    dup v29.4s, v6.s[1]
    dup v30.4s, v6.s[2]
    movi v31.4s, #0
    movi v8.4s, #0
    cbz x0, .Lloop_end_12
.Lloop_13:
    add x1, x8, x12, lsl #2
    sub x0, x0, #1
    add x8, x8, #32
    ldr q0, [x9]
    ldr q1, [x13]
    adrp x2, .Lconstants_nnp_softmax_short_rows__aarch64_neon+16
    ldr q9, [x2, :lo12:.Lconstants_nnp_softmax_short_rows__aarch64_neon+16]
    adrp x2, .Lconstants_nnp_softmax_short_rows__aarch64_neon+32
    ldr q2, [x2, :lo12:.Lconstants_nnp_softmax_short_rows__aarch64_neon+32]
    prfm pldl1keep, [x1]
    fsub v0.4s, v0.4s, v7.4s
    fsub v1.4s, v1.4s, v16.4s
    mov v3.16b, v30.16b
    mov v4.16b, v30.16b
    dup v5.4s, v9.s[3]
    dup v17.4s, v9.s[3]
    fmax v0.4s, v29.4s, v0.4s
    fmax v1.4s, v29.4s, v1.4s
    dup v18.4s, v2.s[0]
    dup v19.4s, v2.s[0]
    dup v20.4s, v2.s[1]
    dup v21.4s, v2.s[1]
    dup v22.4s, v2.s[2]
    dup v23.4s, v2.s[2]
    dup v24.4s, v2.s[3]
    dup v25.4s, v2.s[3]
    dup v26.4s, v2.s[3]
    dup v2.4s, v2.s[3]
    fmla v3.4s, v0.4s, v6.s[3]
    fmla v4.4s, v1.4s, v6.s[3]
    fsub v27.4s, v3.4s, v30.4s
    fsub v28.4s, v4.4s, v30.4s
    shl v3.4s, v3.4s, #23
    shl v4.4s, v4.4s, #23
    fmls v0.4s, v27.4s, v9.s[0]
    fmls v1.4s, v28.4s, v9.s[0]
    fmla v0.4s, v27.4s, v9.s[1]
    fmla v1.4s, v28.4s, v9.s[1]
    fmla v5.4s, v0.4s, v9.s[2]
    fmla v17.4s, v1.4s, v9.s[2]
    fmla v18.4s, v5.4s, v0.4s
    fmla v19.4s, v17.4s, v1.4s
    fmla v20.4s, v18.4s, v0.4s
    fmla v21.4s, v19.4s, v1.4s
    fmla v22.4s, v20.4s, v0.4s
    fmla v23.4s, v21.4s, v1.4s
    fmla v24.4s, v22.4s, v0.4s
    fmla v25.4s, v23.4s, v1.4s
    fmla v26.4s, v24.4s, v0.4s
    fmla v2.4s, v25.4s, v1.4s
    fmul v0.4s, v26.4s, v3.4s
    fmul v1.4s, v2.4s, v4.4s
    str q0, [x9]
    fadd v31.4s, v31.4s, v0.4s
    fadd v8.4s, v8.4s, v1.4s
    str q1, [x13]
    add x9, x9, #16
    add x13, x13, #16
    cbnz x0, .Lloop_13
.Lloop_end_12:
    lsl x0, x7, #2
    mov x1, x11
    sub x9, x9, x12, lsl #2
    ubfx x2, x7, #0, #2
    ldr s0, [x10]
    add x3, x1, x0
    add x4, x3, x0
    dup v0.4s, v0.s[0]
    add x0, x4, x0
    fdiv v6.4s, v0.4s, v31.4s
    cbnz x2, .Lotherwise_14
    b .Lend_15
.Lotherwise_14:
    lsl x5, x2, #2
    ldr q0, [x9]
    ldr q1, [x9, #16]
    ldr q2, [x9, #32]
    ldr q3, [x9, #48]
    add x9, x9, x5, lsl #2
    fmul v0.4s, v0.4s, v6.4s
    fmul v1.4s, v1.4s, v6.4s
    fmul v2.4s, v2.4s, v6.4s
    fmul v3.4s, v3.4s, v6.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x1]
    add x1, x1, x2, lsl #2
    str q3, [x3]
    add x3, x3, x2, lsl #2
    str q4, [x4]
    add x4, x4, x2, lsl #2
    str q0, [x0]
    add x0, x0, x2, lsl #2
.Lend_15:
    lsr x2, x7, #2
    cbz x2, .Lloop_end_16
.Lloop_17:
    sub x2, x2, #1
    ldr q0, [x9]
    ldr q1, [x9, #16]
    ldr q2, [x9, #32]
    ldr q3, [x9, #48]
    add x9, x9, #64
    fmul v0.4s, v0.4s, v6.4s
    fmul v1.4s, v1.4s, v6.4s
    fmul v2.4s, v2.4s, v6.4s
    fmul v3.4s, v3.4s, v6.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x1]
    add x1, x1, #16
    str q3, [x3]
    add x3, x3, #16
    str q4, [x4]
    add x4, x4, #16
    str q0, [x0]
    add x0, x0, #16
    cbnz x2, .Lloop_17
.Lloop_end_16:
    add x11, x11, x12, lsl #2
    lsl x0, x7, #2
    sub x13, x13, x12, lsl #2
    ubfx x1, x7, #0, #2
    ldr s0, [x10]
    add x2, x11, x0
    dup v0.4s, v0.s[0]
    add x3, x2, x0
    add x0, x3, x0
    fdiv v6.4s, v0.4s, v8.4s
    cbnz x1, .Lotherwise_18
    b .Lend_19
.Lotherwise_18:
    lsl x4, x1, #2
    ldr q0, [x13]
    ldr q1, [x13, #16]
    ldr q2, [x13, #32]
    ldr q3, [x13, #48]
    add x13, x13, x4, lsl #2
    fmul v0.4s, v0.4s, v6.4s
    fmul v1.4s, v1.4s, v6.4s
    fmul v2.4s, v2.4s, v6.4s
    fmul v3.4s, v3.4s, v6.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x11]
    add x11, x11, x1, lsl #2
    str q3, [x2]
    add x2, x2, x1, lsl #2
    str q4, [x3]
    add x3, x3, x1, lsl #2
    str q0, [x0]
    add x0, x0, x1, lsl #2
.Lend_19:
    lsr x1, x7, #2
    cbz x1, .Lloop_end_20
.Lloop_21:
    sub x1, x1, #1
    ldr q0, [x13]
    ldr q1, [x13, #16]
    ldr q2, [x13, #32]
    ldr q3, [x13, #48]
    add x13, x13, #64
    fmul v0.4s, v0.4s, v6.4s
    fmul v1.4s, v1.4s, v6.4s
    fmul v2.4s, v2.4s, v6.4s
    fmul v3.4s, v3.4s, v6.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x11]
    add x11, x11, #16
    str q3, [x2]
    add x2, x2, #16
    str q4, [x3]
    add x3, x3, #16
    str q0, [x0]
    add x0, x0, #16
    cbnz x1, .Lloop_21
.Lloop_end_20:
    ldp d8, d9, [sp, #0]
    add sp, sp, #16
    ret
    .size nnp_softmax_short_rows__aarch64_neon, . - nnp_softmax_short_rows__aarch64_neon

    .text
    .p2align 4
    .globl nnp_softmax_scale__aarch64_neon
    .type nnp_softmax_scale__aarch64_neon, %function
nnp_softmax_scale__aarch64_neon:
    mov x4, x0
    mov x5, x1
    ldr s0, [x2]
    neg x0, x3
    ubfx x0, x0, #2, #4
    mov x6, x0
    cmp x6, x4
    csel x6, x6, x4, ls
    cbnz x6, .Lotherwise_22
    b .Lend_23
.Lotherwise_22:
    mov w0, #16
    mov x1, x6
    mov w2, #1
    cmp x1, x0
    csel x1, x1, x0, ls
    lsl x0, x2, x1
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_24
    ldr q1, [x5]
    b .Lend_25
.Lotherwise_24:
    movi v1.4s, #0
    tst x1, #1
    beq .Lotherwise_26
    ld1 {v1.s}[0], [x5]
.Lotherwise_26:
    tst x1, #2
    beq .Lotherwise_27
    add x0, x5, #4
    ld1 {v1.s}[1], [x0]
.Lotherwise_27:
    tst x1, #4
    beq .Lotherwise_28
    add x0, x5, #8
    ld1 {v1.s}[2], [x0]
.Lotherwise_28:
    tst x1, #8
    beq .Lotherwise_29
    add x0, x5, #12
    ld1 {v1.s}[3], [x0]
.Lotherwise_29:
.Lend_25:
    ubfx x0, x1, #0, #4
    fmul v1.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_30
    str q1, [x3]
    b .Lend_31
.Lotherwise_30:
    tst x1, #1
    beq .Lotherwise_32
    st1 {v1.s}[0], [x3]
.Lotherwise_32:
    tst x1, #2
    beq .Lotherwise_33
    add x0, x3, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_33:
    tst x1, #4
    beq .Lotherwise_34
    add x0, x3, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_34:
    tst x1, #8
    beq .Lotherwise_35
    add x0, x3, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_35:
.Lend_31:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_36
    ldr q1, [x5, #16]
    b .Lend_37
.Lotherwise_36:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_38
    add x0, x5, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_38:
    tst x1, #32
    beq .Lotherwise_39
    add x0, x5, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_39:
    tst x1, #64
    beq .Lotherwise_40
    add x0, x5, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_40:
    tst x1, #128
    beq .Lotherwise_41
    add x0, x5, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_41:
.Lend_37:
    ubfx x0, x1, #4, #4
    fmul v1.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_42
    str q1, [x3, #16]
    b .Lend_43
.Lotherwise_42:
    tst x1, #16
    beq .Lotherwise_44
    add x0, x3, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_44:
    tst x1, #32
    beq .Lotherwise_45
    add x0, x3, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_45:
    tst x1, #64
    beq .Lotherwise_46
    add x0, x3, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_46:
    tst x1, #128
    beq .Lotherwise_47
    add x0, x3, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_47:
.Lend_43:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_48
    ldr q1, [x5, #32]
    b .Lend_49
.Lotherwise_48:
    movi v1.4s, #0
    tst x1, #256
    beq .Lotherwise_50
    add x0, x5, #32
    ld1 {v1.s}[0], [x0]
.Lotherwise_50:
    tst x1, #512
    beq .Lotherwise_51
    add x0, x5, #36
    ld1 {v1.s}[1], [x0]
.Lotherwise_51:
    tst x1, #1024
    beq .Lotherwise_52
    add x0, x5, #40
    ld1 {v1.s}[2], [x0]
.Lotherwise_52:
    tst x1, #2048
    beq .Lotherwise_53
    add x0, x5, #44
    ld1 {v1.s}[3], [x0]
.Lotherwise_53:
.Lend_49:
    ubfx x0, x1, #8, #4
    fmul v1.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_54
    str q1, [x3, #32]
    b .Lend_55
.Lotherwise_54:
    tst x1, #256
    beq .Lotherwise_56
    add x0, x3, #32
    st1 {v1.s}[0], [x0]
.Lotherwise_56:
    tst x1, #512
    beq .Lotherwise_57
    add x0, x3, #36
    st1 {v1.s}[1], [x0]
.Lotherwise_57:
    tst x1, #1024
    beq .Lotherwise_58
    add x0, x3, #40
    st1 {v1.s}[2], [x0]
.Lotherwise_58:
    tst x1, #2048
    beq .Lotherwise_59
    add x0, x3, #44
    st1 {v1.s}[3], [x0]
.Lotherwise_59:
.Lend_55:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_60
    ldr q1, [x5, #48]
    b .Lend_61
.Lotherwise_60:
    movi v1.4s, #0
    tst x1, #4096
    beq .Lotherwise_62
    add x0, x5, #48
    ld1 {v1.s}[0], [x0]
.Lotherwise_62:
    tst x1, #8192
    beq .Lotherwise_63
    add x0, x5, #52
    ld1 {v1.s}[1], [x0]
.Lotherwise_63:
    tst x1, #16384
    beq .Lotherwise_64
    add x0, x5, #56
    ld1 {v1.s}[2], [x0]
.Lotherwise_64:
    tst x1, #32768
    beq .Lotherwise_65
    add x0, x5, #60
    ld1 {v1.s}[3], [x0]
.Lotherwise_65:
.Lend_61:
    ubfx x0, x1, #12, #4
    fmul v1.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_66
    str q1, [x3, #48]
    b .Lend_67
.Lotherwise_66:
    tst x1, #4096
    beq .Lotherwise_68
    add x0, x3, #48
    st1 {v1.s}[0], [x0]
.Lotherwise_68:
    tst x1, #8192
    beq .Lotherwise_69
    add x0, x3, #52
    st1 {v1.s}[1], [x0]
.Lotherwise_69:
    tst x1, #16384
    beq .Lotherwise_70
    add x0, x3, #56
    st1 {v1.s}[2], [x0]
.Lotherwise_70:
    tst x1, #32768
    beq .Lotherwise_71
    add x0, x3, #60
    st1 {v1.s}[3], [x0]
.Lotherwise_71:
.Lend_67:
    add x5, x5, x6, lsl #2
    add x3, x3, x6, lsl #2
.Lend_23:
    sub x0, x4, x6
    lsr x1, x0, #4
    cbz x1, .Lloop_end_72
.Lloop_73:
    sub x1, x1, #1
    ldr q1, [x5]
    fmul v1.4s, v1.4s, v0.s[0]
    str q1, [x3]
    ldr q1, [x5, #16]
    fmul v1.4s, v1.4s, v0.s[0]
    str q1, [x3, #16]
    ldr q1, [x5, #32]
    fmul v1.4s, v1.4s, v0.s[0]
    str q1, [x3, #32]
    ldr q1, [x5, #48]
    add x5, x5, #64
    fmul v1.4s, v1.4s, v0.s[0]
    str q1, [x3, #48]
    add x3, x3, #64
    cbnz x1, .Lloop_73
.Lloop_end_72:
    ubfx x0, x0, #0, #4
    cbnz x0, .Lotherwise_74
    b .Lend_75
.Lotherwise_74:
    mov w1, #16
    mov w2, #1
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_76
    ldr q1, [x5]
    b .Lend_77
.Lotherwise_76:
    movi v1.4s, #0
    tst x1, #1
    beq .Lotherwise_78
    ld1 {v1.s}[0], [x5]
.Lotherwise_78:
    tst x1, #2
    beq .Lotherwise_79
    add x0, x5, #4
    ld1 {v1.s}[1], [x0]
.Lotherwise_79:
    tst x1, #4
    beq .Lotherwise_80
    add x0, x5, #8
    ld1 {v1.s}[2], [x0]
.Lotherwise_80:
    tst x1, #8
    beq .Lotherwise_81
    add x0, x5, #12
    ld1 {v1.s}[3], [x0]
.Lotherwise_81:
.Lend_77:
    ubfx x0, x1, #0, #4
    fmul v1.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_82
    str q1, [x3]
    b .Lend_83
.Lotherwise_82:
    tst x1, #1
    beq .Lotherwise_84
    st1 {v1.s}[0], [x3]
.Lotherwise_84:
    tst x1, #2
    beq .Lotherwise_85
    add x0, x3, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_85:
    tst x1, #4
    beq .Lotherwise_86
    add x0, x3, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_86:
    tst x1, #8
    beq .Lotherwise_87
    add x0, x3, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_87:
.Lend_83:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_88
    ldr q1, [x5, #16]
    b .Lend_89
.Lotherwise_88:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_90
    add x0, x5, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_90:
    tst x1, #32
    beq .Lotherwise_91
    add x0, x5, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_91:
    tst x1, #64
    beq .Lotherwise_92
    add x0, x5, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_92:
    tst x1, #128
    beq .Lotherwise_93
    add x0, x5, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_93:
.Lend_89:
    ubfx x0, x1, #4, #4
    fmul v1.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_94
    str q1, [x3, #16]
    b .Lend_95
.Lotherwise_94:
    tst x1, #16
    beq .Lotherwise_96
    add x0, x3, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_96:
    tst x1, #32
    beq .Lotherwise_97
    add x0, x3, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_97:
    tst x1, #64
    beq .Lotherwise_98
    add x0, x3, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_98:
    tst x1, #128
    beq .Lotherwise_99
    add x0, x3, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_99:
.Lend_95:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_100
    ldr q1, [x5, #32]
    b .Lend_101
.Lotherwise_100:
    movi v1.4s, #0
    tst x1, #256
    beq .Lotherwise_102
    add x0, x5, #32
    ld1 {v1.s}[0], [x0]
.Lotherwise_102:
    tst x1, #512
    beq .Lotherwise_103
    add x0, x5, #36
    ld1 {v1.s}[1], [x0]
.Lotherwise_103:
    tst x1, #1024
    beq .Lotherwise_104
    add x0, x5, #40
    ld1 {v1.s}[2], [x0]
.Lotherwise_104:
    tst x1, #2048
    beq .Lotherwise_105
    add x0, x5, #44
    ld1 {v1.s}[3], [x0]
.Lotherwise_105:
.Lend_101:
    ubfx x0, x1, #8, #4
    fmul v1.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_106
    str q1, [x3, #32]
    b .Lend_107
.Lotherwise_106:
    tst x1, #256
    beq .Lotherwise_108
    add x0, x3, #32
    st1 {v1.s}[0], [x0]
.Lotherwise_108:
    tst x1, #512
    beq .Lotherwise_109
    add x0, x3, #36
    st1 {v1.s}[1], [x0]
.Lotherwise_109:
    tst x1, #1024
    beq .Lotherwise_110
    add x0, x3, #40
    st1 {v1.s}[2], [x0]
.Lotherwise_110:
    tst x1, #2048
    beq .Lotherwise_111
    add x0, x3, #44
    st1 {v1.s}[3], [x0]
.Lotherwise_111:
.Lend_107:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_112
    ldr q1, [x5, #48]
    b .Lend_113
.Lotherwise_112:
    movi v1.4s, #0
    tst x1, #4096
    beq .Lotherwise_114
    add x0, x5, #48
    ld1 {v1.s}[0], [x0]
.Lotherwise_114:
    tst x1, #8192
    beq .Lotherwise_115
    add x0, x5, #52
    ld1 {v1.s}[1], [x0]
.Lotherwise_115:
    tst x1, #16384
    beq .Lotherwise_116
    add x0, x5, #56
    ld1 {v1.s}[2], [x0]
.Lotherwise_116:
    tst x1, #32768
    beq .Lotherwise_117
    add x0, x5, #60
    ld1 {v1.s}[3], [x0]
.Lotherwise_117:
.Lend_113:
    ubfx x0, x1, #12, #4
    fmul v0.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_118
    str q0, [x3, #48]
    b .Lend_119
.Lotherwise_118:
    tst x1, #4096
    beq .Lotherwise_120
    add x0, x3, #48
    st1 {v0.s}[0], [x0]
.Lotherwise_120:
    tst x1, #8192
    beq .Lotherwise_121
    add x0, x3, #52
    st1 {v0.s}[1], [x0]
.Lotherwise_121:
    tst x1, #16384
    beq .Lotherwise_122
    add x0, x3, #56
    st1 {v0.s}[2], [x0]
.Lotherwise_122:
    tst x1, #32768
    beq .Lotherwise_123
    add x0, x3, #60
    st1 {v0.s}[3], [x0]
.Lotherwise_123:
.Lend_119:
.Lend_75:
    ret
    .size nnp_softmax_scale__aarch64_neon, . - nnp_softmax_scale__aarch64_neon

    .text
    .p2align 4
    .globl nnp_softmax_scale_streamed__aarch64_neon
    .type nnp_softmax_scale_streamed__aarch64_neon, %function
nnp_softmax_scale_streamed__aarch64_neon:
    mov x4, x0
    mov x5, x1
    ldr s0, [x2]
    neg x0, x3
    ubfx x0, x0, #2, #4
    mov x6, x0
    cmp x6, x4
    csel x6, x6, x4, ls
    cbnz x6, .Lotherwise_124
    b .Lend_125
.Lotherwise_124:
    mov w0, #16
    mov x1, x6
    mov w2, #1
    cmp x1, x0
    csel x1, x1, x0, ls
    lsl x0, x2, x1
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_126
    ldr q1, [x5]
    b .Lend_127
.Lotherwise_126:
    movi v1.4s, #0
    tst x1, #1
    beq .Lotherwise_128
    ld1 {v1.s}[0], [x5]
.Lotherwise_128:
    tst x1, #2
    beq .Lotherwise_129
    add x0, x5, #4
    ld1 {v1.s}[1], [x0]
.Lotherwise_129:
    tst x1, #4
    beq .Lotherwise_130
    add x0, x5, #8
    ld1 {v1.s}[2], [x0]
.Lotherwise_130:
    tst x1, #8
    beq .Lotherwise_131
    add x0, x5, #12
    ld1 {v1.s}[3], [x0]
.Lotherwise_131:
.Lend_127:
    ubfx x0, x1, #0, #4
    fmul v1.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_132
    str q1, [x3]
    b .Lend_133
.Lotherwise_132:
    tst x1, #1
    beq .Lotherwise_134
    st1 {v1.s}[0], [x3]
.Lotherwise_134:
    tst x1, #2
    beq .Lotherwise_135
    add x0, x3, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_135:
    tst x1, #4
    beq .Lotherwise_136
    add x0, x3, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_136:
    tst x1, #8
    beq .Lotherwise_137
    add x0, x3, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_137:
.Lend_133:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_138
    ldr q1, [x5, #16]
    b .Lend_139
.Lotherwise_138:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_140
    add x0, x5, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_140:
    tst x1, #32
    beq .Lotherwise_141
    add x0, x5, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_141:
    tst x1, #64
    beq .Lotherwise_142
    add x0, x5, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_142:
    tst x1, #128
    beq .Lotherwise_143
    add x0, x5, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_143:
.Lend_139:
    ubfx x0, x1, #4, #4
    fmul v1.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_144
    str q1, [x3, #16]
    b .Lend_145
.Lotherwise_144:
    tst x1, #16
    beq .Lotherwise_146
    add x0, x3, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_146:
    tst x1, #32
    beq .Lotherwise_147
    add x0, x3, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_147:
    tst x1, #64
    beq .Lotherwise_148
    add x0, x3, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_148:
    tst x1, #128
    beq .Lotherwise_149
    add x0, x3, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_149:
.Lend_145:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_150
    ldr q1, [x5, #32]
    b .Lend_151
.Lotherwise_150:
    movi v1.4s, #0
    tst x1, #256
    beq .Lotherwise_152
    add x0, x5, #32
    ld1 {v1.s}[0], [x0]
.Lotherwise_152:
    tst x1, #512
    beq .Lotherwise_153
    add x0, x5, #36
    ld1 {v1.s}[1], [x0]
.Lotherwise_153:
    tst x1, #1024
    beq .Lotherwise_154
    add x0, x5, #40
    ld1 {v1.s}[2], [x0]
.Lotherwise_154:
    tst x1, #2048
    beq .Lotherwise_155
    add x0, x5, #44
    ld1 {v1.s}[3], [x0]
.Lotherwise_155:
.Lend_151:
    ubfx x0, x1, #8, #4
    fmul v1.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_156
    str q1, [x3, #32]
    b .Lend_157
.Lotherwise_156:
    tst x1, #256
    beq .Lotherwise_158
    add x0, x3, #32
    st1 {v1.s}[0], [x0]
.Lotherwise_158:
    tst x1, #512
    beq .Lotherwise_159
    add x0, x3, #36
    st1 {v1.s}[1], [x0]
.Lotherwise_159:
    tst x1, #1024
    beq .Lotherwise_160
    add x0, x3, #40
    st1 {v1.s}[2], [x0]
.Lotherwise_160:
    tst x1, #2048
    beq .Lotherwise_161
    add x0, x3, #44
    st1 {v1.s}[3], [x0]
.Lotherwise_161:
.Lend_157:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_162
    ldr q1, [x5, #48]
    b .Lend_163
.Lotherwise_162:
    movi v1.4s, #0
    tst x1, #4096
    beq .Lotherwise_164
    add x0, x5, #48
    ld1 {v1.s}[0], [x0]
.Lotherwise_164:
    tst x1, #8192
    beq .Lotherwise_165
    add x0, x5, #52
    ld1 {v1.s}[1], [x0]
.Lotherwise_165:
    tst x1, #16384
    beq .Lotherwise_166
    add x0, x5, #56
    ld1 {v1.s}[2], [x0]
.Lotherwise_166:
    tst x1, #32768
    beq .Lotherwise_167
    add x0, x5, #60
    ld1 {v1.s}[3], [x0]
.Lotherwise_167:
.Lend_163:
    ubfx x0, x1, #12, #4
    fmul v1.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_168
    str q1, [x3, #48]
    b .Lend_169
.Lotherwise_168:
    tst x1, #4096
    beq .Lotherwise_170
    add x0, x3, #48
    st1 {v1.s}[0], [x0]
.Lotherwise_170:
    tst x1, #8192
    beq .Lotherwise_171
    add x0, x3, #52
    st1 {v1.s}[1], [x0]
.Lotherwise_171:
    tst x1, #16384
    beq .Lotherwise_172
    add x0, x3, #56
    st1 {v1.s}[2], [x0]
.Lotherwise_172:
    tst x1, #32768
    beq .Lotherwise_173
    add x0, x3, #60
    st1 {v1.s}[3], [x0]
.Lotherwise_173:
.Lend_169:
    add x5, x5, x6, lsl #2
    add x3, x3, x6, lsl #2
.Lend_125:
    sub x0, x4, x6
    lsr x1, x0, #4
    cbz x1, .Lloop_end_174
.Lloop_175:
    sub x1, x1, #1
    ldr q1, [x5]
    fmul v1.4s, v1.4s, v0.s[0]
    str q1, [x3]
    ldr q1, [x5, #16]
    fmul v1.4s, v1.4s, v0.s[0]
    str q1, [x3, #16]
    ldr q1, [x5, #32]
    fmul v1.4s, v1.4s, v0.s[0]
    str q1, [x3, #32]
    ldr q1, [x5, #48]
    add x5, x5, #64
    fmul v1.4s, v1.4s, v0.s[0]
    str q1, [x3, #48]
    add x3, x3, #64
    cbnz x1, .Lloop_175
.Lloop_end_174:
    ubfx x0, x0, #0, #4
    cbnz x0, .Lotherwise_176
    b .Lend_177
.Lotherwise_176:
    mov w1, #16
    mov w2, #1
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_178
    ldr q1, [x5]
    b .Lend_179
.Lotherwise_178:
    movi v1.4s, #0
    tst x1, #1
    beq .Lotherwise_180
    ld1 {v1.s}[0], [x5]
.Lotherwise_180:
    tst x1, #2
    beq .Lotherwise_181
    add x0, x5, #4
    ld1 {v1.s}[1], [x0]
.Lotherwise_181:
    tst x1, #4
    beq .Lotherwise_182
    add x0, x5, #8
    ld1 {v1.s}[2], [x0]
.Lotherwise_182:
    tst x1, #8
    beq .Lotherwise_183
    add x0, x5, #12
    ld1 {v1.s}[3], [x0]
.Lotherwise_183:
.Lend_179:
    ubfx x0, x1, #0, #4
    fmul v1.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_184
    str q1, [x3]
    b .Lend_185
.Lotherwise_184:
    tst x1, #1
    beq .Lotherwise_186
    st1 {v1.s}[0], [x3]
.Lotherwise_186:
    tst x1, #2
    beq .Lotherwise_187
    add x0, x3, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_187:
    tst x1, #4
    beq .Lotherwise_188
    add x0, x3, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_188:
    tst x1, #8
    beq .Lotherwise_189
    add x0, x3, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_189:
.Lend_185:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_190
    ldr q1, [x5, #16]
    b .Lend_191
.Lotherwise_190:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_192
    add x0, x5, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_192:
    tst x1, #32
    beq .Lotherwise_193
    add x0, x5, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_193:
    tst x1, #64
    beq .Lotherwise_194
    add x0, x5, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_194:
    tst x1, #128
    beq .Lotherwise_195
    add x0, x5, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_195:
.Lend_191:
    ubfx x0, x1, #4, #4
    fmul v1.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_196
    str q1, [x3, #16]
    b .Lend_197
.Lotherwise_196:
    tst x1, #16
    beq .Lotherwise_198
    add x0, x3, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_198:
    tst x1, #32
    beq .Lotherwise_199
    add x0, x3, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_199:
    tst x1, #64
    beq .Lotherwise_200
    add x0, x3, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_200:
    tst x1, #128
    beq .Lotherwise_201
    add x0, x3, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_201:
.Lend_197:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_202
    ldr q1, [x5, #32]
    b .Lend_203
.Lotherwise_202:
    movi v1.4s, #0
    tst x1, #256
    beq .Lotherwise_204
    add x0, x5, #32
    ld1 {v1.s}[0], [x0]
.Lotherwise_204:
    tst x1, #512
    beq .Lotherwise_205
    add x0, x5, #36
    ld1 {v1.s}[1], [x0]
.Lotherwise_205:
    tst x1, #1024
    beq .Lotherwise_206
    add x0, x5, #40
    ld1 {v1.s}[2], [x0]
.Lotherwise_206:
    tst x1, #2048
    beq .Lotherwise_207
    add x0, x5, #44
    ld1 {v1.s}[3], [x0]
.Lotherwise_207:
.Lend_203:
    ubfx x0, x1, #8, #4
    fmul v1.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_208
    str q1, [x3, #32]
    b .Lend_209
.Lotherwise_208:
    tst x1, #256
    beq .Lotherwise_210
    add x0, x3, #32
    st1 {v1.s}[0], [x0]
.Lotherwise_210:
    tst x1, #512
    beq .Lotherwise_211
    add x0, x3, #36
    st1 {v1.s}[1], [x0]
.Lotherwise_211:
    tst x1, #1024
    beq .Lotherwise_212
    add x0, x3, #40
    st1 {v1.s}[2], [x0]
.Lotherwise_212:
    tst x1, #2048
    beq .Lotherwise_213
    add x0, x3, #44
    st1 {v1.s}[3], [x0]
.Lotherwise_213:
.Lend_209:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_214
    ldr q1, [x5, #48]
    b .Lend_215
.Lotherwise_214:
    movi v1.4s, #0
    tst x1, #4096
    beq .Lotherwise_216
    add x0, x5, #48
    ld1 {v1.s}[0], [x0]
.Lotherwise_216:
    tst x1, #8192
    beq .Lotherwise_217
    add x0, x5, #52
    ld1 {v1.s}[1], [x0]
.Lotherwise_217:
    tst x1, #16384
    beq .Lotherwise_218
    add x0, x5, #56
    ld1 {v1.s}[2], [x0]
.Lotherwise_218:
    tst x1, #32768
    beq .Lotherwise_219
    add x0, x5, #60
    ld1 {v1.s}[3], [x0]
.Lotherwise_219:
.Lend_215:
    ubfx x0, x1, #12, #4
    fmul v0.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_220
    str q0, [x3, #48]
    b .Lend_221
.Lotherwise_220:
    tst x1, #4096
    beq .Lotherwise_222
    add x0, x3, #48
    st1 {v0.s}[0], [x0]
.Lotherwise_222:
    tst x1, #8192
    beq .Lotherwise_223
    add x0, x3, #52
    st1 {v0.s}[1], [x0]
.Lotherwise_223:
    tst x1, #16384
    beq .Lotherwise_224
    add x0, x3, #56
    st1 {v0.s}[2], [x0]
.Lotherwise_224:
    tst x1, #32768
    beq .Lotherwise_225
    add x0, x3, #60
    st1 {v0.s}[3], [x0]
.Lotherwise_225:
.Lend_221:
.Lend_177:
    ret
    .size nnp_softmax_scale_streamed__aarch64_neon, . - nnp_softmax_scale_streamed__aarch64_neon

    .section .note.GNU-stack, "", %progbits
