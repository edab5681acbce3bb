    .arch armv8.2-a+fp16+dotprod

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_8x8_complex_left__aarch64_neon:
    .long 0x3f3504f3, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_8x8_complex_left__aarch64_neon
    .type nnp_fourier_8x8_complex_left__aarch64_neon, %function
nnp_fourier_8x8_complex_left__aarch64_neon:
    sub sp, sp, #96
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp d8, d9, [sp, #64]
    stp d10, d11, [sp, #80]
    mov x6, x2
    ldr x2, [x1]
    ldr w5, [x1, #20]
    mov x7, x0
    mov x8, x3
    ldr x9, [x1, #8]
    ldr w10, [x1, #16]
    lsl x0, x2, #2
    add x3, x7, x0
    add x11, x3, x0
    add x12, x11, x0
    cmp x5, #255
    bne .Lotherwise_0
    mov x0, x4
    mov w1, #8
.Lrepeat_1:
    tst x10, #1
    beq .Lotherwise_2
    ldp q0, q1, [x7]
    ldp q2, q3, [x3]
    ldp q4, q5, [x11]
    ldp q6, q7, [x12]
    adrp x2, .Lconstants_nnp_fourier_8x8_complex_left__aarch64_neon
    ldr q20, [x2, :lo12:.Lconstants_nnp_fourier_8x8_complex_left__aarch64_neon]
    zip1 v16.4s, v0.4s, v4.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip1 v4.4s, v2.4s, v6.4s
    zip2 v2.4s, v2.4s, v6.4s
    zip1 v6.4s, v1.4s, v5.4s
    zip2 v1.4s, v1.4s, v5.4s
    zip1 v5.4s, v3.4s, v7.4s
    zip2 v3.4s, v3.4s, v7.4s
    zip2 v7.4s, v16.4s, v4.4s
    zip1 v17.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v2.4s, v6.4s, v5.4s
    zip1 v18.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v16.4s, v4.4s
    zip1 v4.4s, v6.4s, v5.4s
    fsub v5.4s, v7.4s, v2.4s
    fsub v6.4s, v18.4s, v17.4s
    fsub v16.4s, v1.4s, v0.4s
    fadd v19.4s, v3.4s, v4.4s
    fsub v3.4s, v3.4s, v4.4s
    fadd v2.4s, v7.4s, v2.4s
    fadd v4.4s, v17.4s, v18.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v1.4s, v5.4s, v16.4s
    fsub v5.4s, v16.4s, v5.4s
    fneg v7.4s, v6.4s
    mov v16.16b, v3.16b
    fadd v17.4s, v19.4s, v4.4s
    fadd v18.4s, v2.4s, v0.4s
    fmla v16.4s, v1.4s, v20.s[0]
    fmls v3.4s, v1.4s, v20.s[0]
    fmla v7.4s, v5.4s, v20.s[0]
    fmla v6.4s, v5.4s, v20.s[0]
    fsub v1.4s, v19.4s, v4.4s
    fadd v4.4s, v17.4s, v18.4s
    fsub v5.4s, v17.4s, v18.4s
    fsub v0.4s, v0.4s, v2.4s
    str q16, [x0, #32]
    str q1, [x0, #64]
    str q3, [x0, #96]
    str q4, [x0]
    str q5, [x0, #16]
    str q0, [x0, #80]
    str q6, [x0, #48]
    str q7, [x0, #112]
    b .Lend_3
.Lotherwise_2:
    movi v0.4s, #0
    str q0, [x0]
    str q0, [x0, #16]
    str q0, [x0, #32]
    str q0, [x0, #48]
    str q0, [x0, #64]
    str q0, [x0, #80]
    str q0, [x0, #96]
    str q0, [x0, #112]
.Lend_3:
    sub x1, x1, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x0, x0, #128
    cbnz x1, .Lrepeat_1
    b .Lend_4
.Lotherwise_0:
    mov x13, x4
    mov w14, #8
.Lrepeat_5:
    tst x10, #1
    beq .Lotherwise_6
    ubfx x0, x5, #0, #4
    cmp x0, #15
    bne .Lotherwise_7
    ldr q0, [x7]
    ldr q1, [x3]
    ldr q2, [x11]
    ldr q3, [x12]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_8
.Lotherwise_7:
    movi v3.4s, #0
    tst x5, #1
    beq .Lotherwise_9
    ld1 {v3.s}[0], [x7]
    ld1 {v3.s}[1], [x3]
    ld1 {v3.s}[2], [x11]
    ld1 {v3.s}[3], [x12]
.Lotherwise_9:
    movi v2.4s, #0
    tst x5, #2
    beq .Lotherwise_10
    add x0, x7, #4
    add x1, x3, #4
    add x2, x11, #4
    ld1 {v2.s}[0], [x0]
    add x0, x12, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_10:
    movi v4.4s, #0
    tst x5, #4
    beq .Lotherwise_11
    add x0, x7, #8
    add x1, x3, #8
    add x2, x11, #8
    ld1 {v4.s}[0], [x0]
    add x0, x12, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_11:
    movi v0.4s, #0
    tst x5, #8
    beq .Lotherwise_12
    add x0, x7, #12
    add x1, x3, #12
    add x2, x11, #12
    ld1 {v0.s}[0], [x0]
    add x0, x12, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_12:
.Lend_8:
    ubfx x0, x5, #4, #4
    cmp x0, #15
    bne .Lotherwise_13
    ldr q1, [x7, #16]
    ldr q5, [x3, #16]
    ldr q6, [x11, #16]
    ldr q7, [x12, #16]
    zip1 v16.4s, v1.4s, v6.4s
    zip2 v1.4s, v1.4s, v6.4s
    zip1 v6.4s, v5.4s, v7.4s
    zip2 v5.4s, v5.4s, v7.4s
    zip1 v7.4s, v16.4s, v6.4s
    zip2 v6.4s, v16.4s, v6.4s
    zip1 v16.4s, v1.4s, v5.4s
    zip2 v1.4s, v1.4s, v5.4s
    b .Lend_14
.Lotherwise_13:
    movi v7.4s, #0
    tst x5, #16
    beq .Lotherwise_15
    add x0, x7, #16
    add x1, x3, #16
    add x2, x11, #16
    ld1 {v7.s}[0], [x0]
    add x0, x12, #16
    ld1 {v7.s}[1], [x1]
    ld1 {v7.s}[2], [x2]
    ld1 {v7.s}[3], [x0]
.Lotherwise_15:
    movi v6.4s, #0
    tst x5, #32
    beq .Lotherwise_16
    add x0, x7, #20
    add x1, x3, #20
    add x2, x11, #20
    ld1 {v6.s}[0], [x0]
    add x0, x12, #20
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_16:
    movi v16.4s, #0
    tst x5, #64
    beq .Lotherwise_17
    add x0, x7, #24
    add x1, x3, #24
    add x2, x11, #24
    ld1 {v16.s}[0], [x0]
    add x0, x12, #24
    ld1 {v16.s}[1], [x1]
    ld1 {v16.s}[2], [x2]
    ld1 {v16.s}[3], [x0]
.Lotherwise_17:
    movi v1.4s, #0
    tst x5, #128
    beq .Lotherwise_18
    add x0, x7, #28
    add x1, x3, #28
    add x2, x11, #28
    ld1 {v1.s}[0], [x0]
    add x0, x12, #28
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_18:
.Lend_14:
    fsub v5.4s, v2.4s, v6.4s
    fsub v17.4s, v16.4s, v4.4s
    adrp x0, .Lconstants_nnp_fourier_8x8_complex_left__aarch64_neon
    ldr q18, [x0, :lo12:.Lconstants_nnp_fourier_8x8_complex_left__aarch64_neon]
    fsub v19.4s, v1.4s, v0.4s
    fadd v20.4s, v3.4s, v7.4s
    fsub v3.4s, v3.4s, v7.4s
    fadd v2.4s, v2.4s, v6.4s
    fadd v4.4s, v4.4s, v16.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v1.4s, v5.4s, v19.4s
    fsub v5.4s, v19.4s, v5.4s
    fneg v6.4s, v17.4s
    mov v7.16b, v3.16b
    fadd v16.4s, v20.4s, v4.4s
    fadd v19.4s, v2.4s, v0.4s
    fmla v7.4s, v1.4s, v18.s[0]
    fmls v3.4s, v1.4s, v18.s[0]
    fmla v6.4s, v5.4s, v18.s[0]
    fmla v17.4s, v5.4s, v18.s[0]
    fsub v1.4s, v20.4s, v4.4s
    fadd v4.4s, v16.4s, v19.4s
    fsub v5.4s, v16.4s, v19.4s
    fsub v0.4s, v0.4s, v2.4s
    str q7, [x13, #32]
    str q1, [x13, #64]
    str q3, [x13, #96]
    str q4, [x13]
    str q5, [x13, #16]
    str q0, [x13, #80]
    str q17, [x13, #48]
    str q6, [x13, #112]
    b .Lend_19
.Lotherwise_6:
    movi v0.4s, #0
    str q0, [x13]
    str q0, [x13, #16]
    str q0, [x13, #32]
    str q0, [x13, #48]
    str q0, [x13, #64]
    str q0, [x13, #80]
    str q0, [x13, #96]
    str q0, [x13, #112]
.Lend_19:
    sub x14, x14, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x13, x13, #128
    cbnz x14, .Lrepeat_5
.Lend_4:
    ldp q0, q1, [x4]
    ldp q2, q3, [x4, #512]
    lsl x0, x8, #2
    mov x10, x6
    add x1, x0, x0, lsl #1
    add x11, x10, x0
    add x12, x10, x0, lsl #2
    ldp q4, q21, [x4, #256]
    ldp q5, q22, [x4, #768]
    add x2, x10, x1, lsl #1
    add x3, x1, x0, lsl #1
    add x5, x3, x0, lsl #1
    add x13, x10, x3
    add x14, x10, x0, lsl #3
    ldp q6, q20, [x4, #128]
    ldp q7, q25, [x4, #640]
    add x15, x10, x5
    add x16, x14, x0
    fadd v16.4s, v0.4s, v2.4s
    fsub v23.4s, v0.4s, v2.4s
    add x17, x14, x0, lsl #2
    add x19, x10, x0, lsl #1
    ldp q0, q19, [x4, #384]
    ldp q2, q27, [x4, #896]
    fadd v24.4s, v1.4s, v3.4s
    fsub v26.4s, v1.4s, v3.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v3.4s, v5.4s, v4.4s
    add x21, x10, x1
    add x9, x14, x3
    adrp x3, .Lconstants_nnp_fourier_8x8_complex_left__aarch64_neon
    ldr q17, [x3, :lo12:.Lconstants_nnp_fourier_8x8_complex_left__aarch64_neon]
    mov v18.16b, v23.16b
    fadd v28.4s, v21.4s, v22.4s
    add x3, x14, x0, lsl #1
    fadd v4.4s, v6.4s, v7.4s
    fsub v5.4s, v6.4s, v7.4s
    add x7, x14, x1
    lsl x0, x8, #4
    fadd v29.4s, v16.4s, v1.4s
    fsub v1.4s, v16.4s, v1.4s
    lsl x20, x8, #2
    add x1, x14, x1, lsl #1
    fadd v6.4s, v0.4s, v2.4s
    fsub v0.4s, v2.4s, v0.4s
    add x6, x6, x0, lsl #2
    add x22, x20, x20, lsl #1
    mov v16.16b, v3.16b
    fneg v30.4s, v3.4s
    add x0, x14, x5
    add x23, x22, x20, lsl #1
    str q1, [x2]
    fadd v7.4s, v20.4s, v25.4s
    fadd v31.4s, v19.4s, v27.4s
    mov x8, x6
    fadd v1.4s, v4.4s, v6.4s
    fadd v2.4s, v5.4s, v0.4s
    add x24, x23, x20, lsl #1
    add x25, x8, x20, lsl #3
    fsub v0.4s, v0.4s, v5.4s
    fsub v3.4s, v6.4s, v4.4s
    mov x6, x4
    mov w26, #3
    fsub v4.4s, v20.4s, v25.4s
    fsub v5.4s, v27.4s, v19.4s
    fadd v6.4s, v29.4s, v1.4s
    fsub v1.4s, v29.4s, v1.4s
    fmla v18.4s, v2.4s, v17.s[0]
    fmla v16.4s, v0.4s, v17.s[0]
    fmls v23.4s, v2.4s, v17.s[0]
    fmla v30.4s, v0.4s, v17.s[0]
    str q6, [x10]
    fadd v0.4s, v24.4s, v28.4s
    fadd v2.4s, v7.4s, v31.4s
    str q1, [x11]
    fsub v1.4s, v22.4s, v21.4s
    fsub v6.4s, v24.4s, v28.4s
    str q3, [x15]
    fadd v3.4s, v4.4s, v5.4s
    fsub v4.4s, v5.4s, v4.4s
    str q18, [x12]
    fadd v5.4s, v0.4s, v2.4s
    mov v18.16b, v26.16b
    str q16, [x13]
    fsub v0.4s, v0.4s, v2.4s
    str q23, [x14]
    fsub v2.4s, v31.4s, v7.4s
    fmla v18.4s, v3.4s, v17.s[0]
    str q30, [x16]
    fneg v7.4s, v1.4s
    fmla v1.4s, v4.4s, v17.s[0]
    str q6, [x17]
    fmls v26.4s, v3.4s, v17.s[0]
    str q5, [x19]
    str q0, [x21]
    fmla v7.4s, v4.4s, v17.s[0]
    str q2, [x9]
    str q18, [x3]
    str q1, [x7]
    str q26, [x1]
    str q7, [x0]
.Lrepeat_20:
    ldp q0, q1, [x6, #32]
    ldp q2, q3, [x6, #544]
    add x0, x8, x20
    add x1, x25, x20
    add x2, x8, x20, lsl #2
    add x3, x8, x23
    add x4, x25, x20, lsl #2
    ldp q4, q5, [x6, #288]
    ldp q6, q7, [x6, #800]
    add x5, x25, x23
    add x7, x8, x20, lsl #1
    add x9, x8, x22
    add x10, x25, x20, lsl #1
    add x11, x25, x22
    ldp q16, q18, [x6, #160]
    ldp q19, q20, [x6, #672]
    add x12, x8, x22, lsl #1
    add x13, x8, x24
    fadd v31.4s, v0.4s, v2.4s
    fadd v29.4s, v1.4s, v3.4s
    add x14, x25, x22, lsl #1
    add x15, x25, x24
    ldp q21, q22, [x6, #416]
    ldp q23, q24, [x6, #928]
    fsub v26.4s, v0.4s, v2.4s
    fsub v25.4s, v1.4s, v3.4s
    fadd v11.4s, v4.4s, v6.4s
    fadd v8.4s, v5.4s, v7.4s
    lsl x16, x20, #4
    sub x26, x26, #1
    fsub v7.4s, v5.4s, v7.4s
    fsub v27.4s, v6.4s, v4.4s
    add x6, x6, #32
    fadd v28.4s, v16.4s, v19.4s
    fadd v0.4s, v18.4s, v20.4s
    fadd v6.4s, v31.4s, v11.4s
    fadd v30.4s, v29.4s, v8.4s
    fadd v9.4s, v21.4s, v23.4s
    fadd v1.4s, v22.4s, v24.4s
    fsub v5.4s, v16.4s, v19.4s
    fsub v10.4s, v18.4s, v20.4s
    fsub v23.4s, v23.4s, v21.4s
    fsub v2.4s, v24.4s, v22.4s
    fadd v3.4s, v28.4s, v9.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v16.4s, v31.4s, v11.4s
    fsub v22.4s, v0.4s, v1.4s
    fadd v19.4s, v5.4s, v10.4s
    fsub v20.4s, v23.4s, v2.4s
    fadd v0.4s, v6.4s, v3.4s
    fadd v1.4s, v30.4s, v4.4s
    fsub v18.4s, v29.4s, v8.4s
    fadd v21.4s, v26.4s, v7.4s
    fsub v3.4s, v6.4s, v3.4s
    fsub v24.4s, v9.4s, v28.4s
    fsub v28.4s, v10.4s, v5.4s
    fadd v2.4s, v23.4s, v2.4s
    str q0, [x8]
    add x8, x8, x16
    fadd v23.4s, v25.4s, v27.4s
    fsub v0.4s, v30.4s, v4.4s
    str q1, [x0]
    fadd v1.4s, v16.4s, v22.4s
    fadd v4.4s, v19.4s, v20.4s
    str q3, [x25]
    add x25, x25, x16
    fadd v3.4s, v18.4s, v24.4s
    fadd v5.4s, v28.4s, v2.4s
    mov v6.16b, v21.16b
    fsub v7.4s, v26.4s, v7.4s
    str q0, [x1]
    fsub v0.4s, v16.4s, v22.4s
    mov v16.16b, v23.16b
    str q1, [x2]
    fsub v1.4s, v25.4s, v27.4s
    fsub v18.4s, v18.4s, v24.4s
    str q3, [x3]
    fmla v6.4s, v4.4s, v17.s[0]
    fmla v16.4s, v5.4s, v17.s[0]
    fsub v2.4s, v28.4s, v2.4s
    str q0, [x4]
    fmls v21.4s, v4.4s, v17.s[0]
    fsub v0.4s, v20.4s, v19.4s
    mov v3.16b, v7.16b
    str q18, [x5]
    fmls v23.4s, v5.4s, v17.s[0]
    mov v4.16b, v1.16b
    str q6, [x7]
    fmla v3.4s, v2.4s, v17.s[0]
    fmls v7.4s, v2.4s, v17.s[0]
    str q16, [x9]
    fmla v4.4s, v0.4s, v17.s[0]
    fmls v1.4s, v0.4s, v17.s[0]
    str q21, [x10]
    str q23, [x11]
    str q3, [x12]
    str q4, [x13]
    str q7, [x14]
    str q1, [x15]
    cbnz x26, .Lrepeat_20
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp d8, d9, [sp, #64]
    ldp d10, d11, [sp, #80]
    add sp, sp, #96
    ret
    .size nnp_fourier_8x8_complex_left__aarch64_neon, . - nnp_fourier_8x8_complex_left__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_8x8_complex_right__aarch64_neon:
    .long 0x3f3504f3, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_8x8_complex_right__aarch64_neon
    .type nnp_fourier_8x8_complex_right__aarch64_neon, %function
nnp_fourier_8x8_complex_right__aarch64_neon:
    sub sp, sp, #96
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp d8, d9, [sp, #64]
    stp d10, d11, [sp, #80]
    mov x6, x2
    ldr x2, [x1]
    ldr w5, [x1, #20]
    mov x7, x0
    mov x8, x3
    ldr x9, [x1, #8]
    ldr w10, [x1, #16]
    lsl x0, x2, #2
    add x3, x7, x0
    add x11, x3, x0
    add x12, x11, x0
    cmp x5, #255
    bne .Lotherwise_21
    mov x0, x4
    mov w1, #8
.Lrepeat_22:
    tst x10, #1
    beq .Lotherwise_23
    ldp q0, q1, [x7]
    ldp q2, q3, [x3]
    ldp q4, q5, [x11]
    ldp q6, q7, [x12]
    adrp x2, .Lconstants_nnp_fourier_8x8_complex_right__aarch64_neon
    ldr q20, [x2, :lo12:.Lconstants_nnp_fourier_8x8_complex_right__aarch64_neon]
    zip1 v16.4s, v0.4s, v4.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip1 v4.4s, v2.4s, v6.4s
    zip2 v2.4s, v2.4s, v6.4s
    zip1 v6.4s, v1.4s, v5.4s
    zip2 v1.4s, v1.4s, v5.4s
    zip1 v5.4s, v3.4s, v7.4s
    zip2 v3.4s, v3.4s, v7.4s
    zip2 v7.4s, v16.4s, v4.4s
    zip1 v17.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v2.4s, v6.4s, v5.4s
    zip1 v18.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v16.4s, v4.4s
    zip1 v4.4s, v6.4s, v5.4s
    fsub v5.4s, v7.4s, v2.4s
    fsub v6.4s, v17.4s, v18.4s
    fsub v16.4s, v1.4s, v0.4s
    fadd v19.4s, v3.4s, v4.4s
    fsub v3.4s, v3.4s, v4.4s
    fadd v2.4s, v7.4s, v2.4s
    fadd v4.4s, v17.4s, v18.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v1.4s, v5.4s, v16.4s
    fsub v5.4s, v5.4s, v16.4s
    fneg v7.4s, v6.4s
    mov v16.16b, v3.16b
    fadd v17.4s, v19.4s, v4.4s
    fadd v18.4s, v2.4s, v0.4s
    fmla v16.4s, v1.4s, v20.s[0]
    fmls v3.4s, v1.4s, v20.s[0]
    fmla v7.4s, v5.4s, v20.s[0]
    fmla v6.4s, v5.4s, v20.s[0]
    fsub v1.4s, v19.4s, v4.4s
    fadd v4.4s, v17.4s, v18.4s
    fsub v5.4s, v17.4s, v18.4s
    fsub v0.4s, v2.4s, v0.4s
    str q16, [x0, #32]
    str q1, [x0, #64]
    str q3, [x0, #96]
    str q4, [x0]
    str q5, [x0, #16]
    str q0, [x0, #80]
    str q6, [x0, #48]
    str q7, [x0, #112]
    b .Lend_24
.Lotherwise_23:
    movi v0.4s, #0
    str q0, [x0]
    str q0, [x0, #16]
    str q0, [x0, #32]
    str q0, [x0, #48]
    str q0, [x0, #64]
    str q0, [x0, #80]
    str q0, [x0, #96]
    str q0, [x0, #112]
.Lend_24:
    sub x1, x1, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x0, x0, #128
    cbnz x1, .Lrepeat_22
    b .Lend_25
.Lotherwise_21:
    mov x13, x4
    mov w14, #8
.Lrepeat_26:
    tst x10, #1
    beq .Lotherwise_27
    ubfx x0, x5, #0, #4
    cmp x0, #15
    bne .Lotherwise_28
    ldr q0, [x7]
    ldr q1, [x3]
    ldr q2, [x11]
    ldr q3, [x12]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_29
.Lotherwise_28:
    movi v3.4s, #0
    tst x5, #1
    beq .Lotherwise_30
    ld1 {v3.s}[0], [x7]
    ld1 {v3.s}[1], [x3]
    ld1 {v3.s}[2], [x11]
    ld1 {v3.s}[3], [x12]
.Lotherwise_30:
    movi v2.4s, #0
    tst x5, #2
    beq .Lotherwise_31
    add x0, x7, #4
    add x1, x3, #4
    add x2, x11, #4
    ld1 {v2.s}[0], [x0]
    add x0, x12, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_31:
    movi v4.4s, #0
    tst x5, #4
    beq .Lotherwise_32
    add x0, x7, #8
    add x1, x3, #8
    add x2, x11, #8
    ld1 {v4.s}[0], [x0]
    add x0, x12, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_32:
    movi v0.4s, #0
    tst x5, #8
    beq .Lotherwise_33
    add x0, x7, #12
    add x1, x3, #12
    add x2, x11, #12
    ld1 {v0.s}[0], [x0]
    add x0, x12, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_33:
.Lend_29:
    ubfx x0, x5, #4, #4
    cmp x0, #15
    bne .Lotherwise_34
    ldr q1, [x7, #16]
    ldr q5, [x3, #16]
    ldr q6, [x11, #16]
    ldr q7, [x12, #16]
    zip1 v16.4s, v1.4s, v6.4s
    zip2 v1.4s, v1.4s, v6.4s
    zip1 v6.4s, v5.4s, v7.4s
    zip2 v5.4s, v5.4s, v7.4s
    zip1 v7.4s, v16.4s, v6.4s
    zip2 v6.4s, v16.4s, v6.4s
    zip1 v16.4s, v1.4s, v5.4s
    zip2 v1.4s, v1.4s, v5.4s
    b .Lend_35
.Lotherwise_34:
    movi v7.4s, #0
    tst x5, #16
    beq .Lotherwise_36
    add x0, x7, #16
    add x1, x3, #16
    add x2, x11, #16
    ld1 {v7.s}[0], [x0]
    add x0, x12, #16
    ld1 {v7.s}[1], [x1]
    ld1 {v7.s}[2], [x2]
    ld1 {v7.s}[3], [x0]
.Lotherwise_36:
    movi v6.4s, #0
    tst x5, #32
    beq .Lotherwise_37
    add x0, x7, #20
    add x1, x3, #20
    add x2, x11, #20
    ld1 {v6.s}[0], [x0]
    add x0, x12, #20
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_37:
    movi v16.4s, #0
    tst x5, #64
    beq .Lotherwise_38
    add x0, x7, #24
    add x1, x3, #24
    add x2, x11, #24
    ld1 {v16.s}[0], [x0]
    add x0, x12, #24
    ld1 {v16.s}[1], [x1]
    ld1 {v16.s}[2], [x2]
    ld1 {v16.s}[3], [x0]
.Lotherwise_38:
    movi v1.4s, #0
    tst x5, #128
    beq .Lotherwise_39
    add x0, x7, #28
    add x1, x3, #28
    add x2, x11, #28
    ld1 {v1.s}[0], [x0]
    add x0, x12, #28
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_39:
.Lend_35:
    fsub v5.4s, v2.4s, v6.4s
    fsub v17.4s, v4.4s, v16.4s
    adrp x0, .Lconstants_nnp_fourier_8x8_complex_right__aarch64_neon
    ldr q18, [x0, :lo12:.Lconstants_nnp_fourier_8x8_complex_right__aarch64_neon]
    fsub v19.4s, v1.4s, v0.4s
    fadd v20.4s, v3.4s, v7.4s
    fsub v3.4s, v3.4s, v7.4s
    fadd v2.4s, v2.4s, v6.4s
    fadd v4.4s, v4.4s, v16.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v1.4s, v5.4s, v19.4s
    fsub v5.4s, v5.4s, v19.4s
    fneg v6.4s, v17.4s
    mov v7.16b, v3.16b
    fadd v16.4s, v20.4s, v4.4s
    fadd v19.4s, v2.4s, v0.4s
    fmla v7.4s, v1.4s, v18.s[0]
    fmls v3.4s, v1.4s, v18.s[0]
    fmla v6.4s, v5.4s, v18.s[0]
    fmla v17.4s, v5.4s, v18.s[0]
    fsub v1.4s, v20.4s, v4.4s
    fadd v4.4s, v16.4s, v19.4s
    fsub v5.4s, v16.4s, v19.4s
    fsub v0.4s, v2.4s, v0.4s
    str q7, [x13, #32]
    str q1, [x13, #64]
    str q3, [x13, #96]
    str q4, [x13]
    str q5, [x13, #16]
    str q0, [x13, #80]
    str q17, [x13, #48]
    str q6, [x13, #112]
    b .Lend_40
.Lotherwise_27:
    movi v0.4s, #0
    str q0, [x13]
    str q0, [x13, #16]
    str q0, [x13, #32]
    str q0, [x13, #48]
    str q0, [x13, #64]
    str q0, [x13, #80]
    str q0, [x13, #96]
    str q0, [x13, #112]
.Lend_40:
    sub x14, x14, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x13, x13, #128
    cbnz x14, .Lrepeat_26
.Lend_25:
    ldp q0, q1, [x4]
    ldp q2, q3, [x4, #512]
    lsl x0, x8, #2
    mov x10, x6
    add x1, x0, x0, lsl #1
    add x11, x10, x0
    add x12, x10, x0, lsl #2
    ldp q4, q21, [x4, #256]
    ldp q5, q22, [x4, #768]
    add x2, x10, x1, lsl #1
    add x3, x1, x0, lsl #1
    add x5, x3, x0, lsl #1
    add x13, x10, x3
    add x14, x10, x0, lsl #3
    ldp q6, q20, [x4, #128]
    ldp q7, q25, [x4, #640]
    add x15, x10, x5
    add x16, x14, x0
    fadd v16.4s, v0.4s, v2.4s
    fsub v23.4s, v0.4s, v2.4s
    add x17, x14, x0, lsl #2
    add x19, x10, x0, lsl #1
    ldp q0, q19, [x4, #384]
    ldp q2, q27, [x4, #896]
    fadd v24.4s, v1.4s, v3.4s
    fsub v26.4s, v1.4s, v3.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v3.4s, v4.4s, v5.4s
    add x21, x10, x1
    add x9, x14, x3
    adrp x3, .Lconstants_nnp_fourier_8x8_complex_right__aarch64_neon
    ldr q17, [x3, :lo12:.Lconstants_nnp_fourier_8x8_complex_right__aarch64_neon]
    mov v18.16b, v23.16b
    fadd v28.4s, v21.4s, v22.4s
    add x3, x14, x0, lsl #1
    fadd v4.4s, v6.4s, v7.4s
    fsub v5.4s, v6.4s, v7.4s
    add x7, x14, x1
    lsl x0, x8, #4
    fadd v29.4s, v16.4s, v1.4s
    fsub v1.4s, v16.4s, v1.4s
    lsl x20, x8, #2
    add x1, x14, x1, lsl #1
    fadd v6.4s, v0.4s, v2.4s
    fsub v0.4s, v2.4s, v0.4s
    add x6, x6, x0, lsl #2
    add x22, x20, x20, lsl #1
    mov v16.16b, v3.16b
    fneg v30.4s, v3.4s
    add x0, x14, x5
    add x23, x22, x20, lsl #1
    str q1, [x2]
    fadd v7.4s, v20.4s, v25.4s
    fadd v31.4s, v19.4s, v27.4s
    mov x8, x6
    fadd v1.4s, v4.4s, v6.4s
    fadd v2.4s, v5.4s, v0.4s
    add x24, x23, x20, lsl #1
    add x25, x8, x20, lsl #3
    fsub v0.4s, v5.4s, v0.4s
    fsub v3.4s, v4.4s, v6.4s
    mov x6, x4
    mov w26, #3
    fsub v4.4s, v20.4s, v25.4s
    fsub v5.4s, v27.4s, v19.4s
    fadd v6.4s, v29.4s, v1.4s
    fsub v1.4s, v29.4s, v1.4s
    fmla v18.4s, v2.4s, v17.s[0]
    fmla v16.4s, v0.4s, v17.s[0]
    fmls v23.4s, v2.4s, v17.s[0]
    fmla v30.4s, v0.4s, v17.s[0]
    str q6, [x10]
    fadd v0.4s, v24.4s, v28.4s
    fadd v2.4s, v7.4s, v31.4s
    str q1, [x11]
    fsub v1.4s, v21.4s, v22.4s
    fsub v6.4s, v24.4s, v28.4s
    str q3, [x15]
    fadd v3.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    str q18, [x12]
    fadd v5.4s, v0.4s, v2.4s
    mov v18.16b, v26.16b
    str q16, [x13]
    fsub v0.4s, v0.4s, v2.4s
    str q23, [x14]
    fsub v2.4s, v7.4s, v31.4s
    fmla v18.4s, v3.4s, v17.s[0]
    str q30, [x16]
    fneg v7.4s, v1.4s
    fmla v1.4s, v4.4s, v17.s[0]
    str q6, [x17]
    fmls v26.4s, v3.4s, v17.s[0]
    str q5, [x19]
    str q0, [x21]
    fmla v7.4s, v4.4s, v17.s[0]
    str q2, [x9]
    str q18, [x3]
    str q1, [x7]
    str q26, [x1]
    str q7, [x0]
.Lrepeat_41:
    ldp q0, q1, [x6, #32]
    ldp q2, q3, [x6, #544]
    add x0, x8, x20
    add x1, x25, x20
    add x2, x8, x20, lsl #2
    add x3, x8, x23
    add x4, x25, x20, lsl #2
    ldp q4, q5, [x6, #288]
    ldp q6, q7, [x6, #800]
    add x5, x25, x23
    add x7, x8, x20, lsl #1
    add x9, x8, x22
    add x10, x25, x20, lsl #1
    add x11, x25, x22
    ldp q16, q18, [x6, #160]
    ldp q19, q20, [x6, #672]
    add x12, x8, x22, lsl #1
    add x13, x8, x24
    fadd v31.4s, v0.4s, v2.4s
    fadd v29.4s, v1.4s, v3.4s
    add x14, x25, x22, lsl #1
    add x15, x25, x24
    ldp q21, q22, [x6, #416]
    ldp q23, q24, [x6, #928]
    fsub v26.4s, v0.4s, v2.4s
    fsub v25.4s, v1.4s, v3.4s
    fadd v11.4s, v4.4s, v6.4s
    fadd v8.4s, v5.4s, v7.4s
    lsl x16, x20, #4
    sub x26, x26, #1
    fsub v7.4s, v7.4s, v5.4s
    fsub v27.4s, v4.4s, v6.4s
    add x6, x6, #32
    fadd v28.4s, v16.4s, v19.4s
    fadd v0.4s, v18.4s, v20.4s
    fadd v6.4s, v31.4s, v11.4s
    fadd v30.4s, v29.4s, v8.4s
    fadd v9.4s, v21.4s, v23.4s
    fadd v1.4s, v22.4s, v24.4s
    fsub v5.4s, v16.4s, v19.4s
    fsub v10.4s, v18.4s, v20.4s
    fsub v23.4s, v23.4s, v21.4s
    fsub v2.4s, v24.4s, v22.4s
    fadd v3.4s, v28.4s, v9.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v16.4s, v31.4s, v11.4s
    fsub v22.4s, v1.4s, v0.4s
    fsub v19.4s, v5.4s, v10.4s
    fadd v20.4s, v23.4s, v2.4s
    fadd v0.4s, v6.4s, v3.4s
    fadd v1.4s, v30.4s, v4.4s
    fsub v18.4s, v29.4s, v8.4s
    fadd v21.4s, v26.4s, v7.4s
    fsub v3.4s, v6.4s, v3.4s
    fsub v24.4s, v28.4s, v9.4s
    fadd v28.4s, v5.4s, v10.4s
    fsub v2.4s, v2.4s, v23.4s
    str q0, [x8]
    add x8, x8, x16
    fadd v23.4s, v25.4s, v27.4s
    fsub v0.4s, v30.4s, v4.4s
    str q1, [x0]
    fadd v1.4s, v16.4s, v22.4s
    fadd v4.4s, v19.4s, v20.4s
    str q3, [x25]
    add x25, x25, x16
    fadd v3.4s, v18.4s, v24.4s
    fadd v5.4s, v28.4s, v2.4s
    mov v6.16b, v21.16b
    fsub v7.4s, v26.4s, v7.4s
    str q0, [x1]
    fsub v0.4s, v16.4s, v22.4s
    mov v16.16b, v23.16b
    str q1, [x2]
    fsub v1.4s, v25.4s, v27.4s
    fsub v18.4s, v18.4s, v24.4s
    str q3, [x3]
    fmla v6.4s, v4.4s, v17.s[0]
    fmla v16.4s, v5.4s, v17.s[0]
    fsub v2.4s, v2.4s, v28.4s
    str q0, [x4]
    fmls v21.4s, v4.4s, v17.s[0]
    fsub v0.4s, v19.4s, v20.4s
    mov v3.16b, v7.16b
    str q18, [x5]
    fmls v23.4s, v5.4s, v17.s[0]
    mov v4.16b, v1.16b
    str q6, [x7]
    fmla v3.4s, v2.4s, v17.s[0]
    fmls v7.4s, v2.4s, v17.s[0]
    str q16, [x9]
    fmla v4.4s, v0.4s, v17.s[0]
    fmls v1.4s, v0.4s, v17.s[0]
    str q21, [x10]
    str q23, [x11]
    str q3, [x12]
    str q4, [x13]
    str q7, [x14]
    str q1, [x15]
    cbnz x26, .Lrepeat_41
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp d8, d9, [sp, #64]
    ldp d10, d11, [sp, #80]
    add sp, sp, #96
    ret
    .size nnp_fourier_8x8_complex_right__aarch64_neon, . - nnp_fourier_8x8_complex_right__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_8x8_complex_output_with_bias__aarch64_neon:
    .long 0x40000000, 0x3fb504f3, 0x3f3504f3, 0x3c800000
    .long 0x3d000000, 0x3cb504f3, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_8x8_complex_output_with_bias__aarch64_neon
    .type nnp_fourier_8x8_complex_output_with_bias__aarch64_neon, %function
nnp_fourier_8x8_complex_output_with_bias__aarch64_neon:
    sub sp, sp, #48
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp d8, d9, [sp, #32]
    mov x14, x1
    mov x15, x0
    adrp x0, .Lconstants_nnp_fourier_8x8_complex_output_with_bias__aarch64_neon
    ldr q23, [x0, :lo12:.Lconstants_nnp_fourier_8x8_complex_output_with_bias__aarch64_neon]
    lsl x0, x14, #2
    mov x1, x15
    ldr q0, [x2]
    lsl x2, x14, #4
    add x6, x0, x0, lsl #1
    add x7, x1, x0
    add x8, x1, x0, lsl #1
    ldr q1, [x1]
    add x9, x1, x6
    ldr q2, [x7]
    ldr q3, [x8]
    add x7, x6, x0, lsl #1
    ldr q4, [x9]
    add x8, x7, x0, lsl #1
    add x9, x1, x0, lsl #3
    add x10, x1, x7
    add x11, x9, x0
    add x12, x1, x0, lsl #2
    add x13, x1, x8
    ldr q5, [x10]
    add x1, x1, x6, lsl #1
    add x10, x9, x6
    add x8, x9, x8
    ldr q6, [x11]
    add x11, x9, x0, lsl #1
    add x6, x9, x6, lsl #1
    add x7, x9, x7
    ldr q7, [x12]
    add x0, x9, x0, lsl #2
    ldr q16, [x9]
    fadd v27.4s, v1.4s, v2.4s
    fsub v28.4s, v1.4s, v2.4s
    ldr q1, [x13]
    ldr q2, [x1]
    fadd v29.4s, v3.4s, v4.4s
    fsub v24.4s, v3.4s, v4.4s
    ldr q3, [x10]
    ldr q4, [x8]
    lsl x17, x14, #2
    add x15, x15, x2, lsl #2
    ldr q17, [x11]
    ldr q18, [x6]
    mov v25.16b, v28.16b
    mov v26.16b, v27.16b
    ldr q19, [x7]
    ldr q20, [x0]
    mov v30.16b, v24.16b
    mov v31.16b, v29.16b
    fadd v21.4s, v5.4s, v6.4s
    fsub v22.4s, v7.4s, v16.4s
    add x21, x17, x17, lsl #1
    mov x20, x5
    fmls v25.4s, v1.4s, v23.s[0]
    fmla v28.4s, v1.4s, v23.s[0]
    add x0, x21, x17, lsl #1
    mov x1, x15
    fmla v26.4s, v2.4s, v23.s[0]
    fmls v27.4s, v2.4s, v23.s[0]
    mov x22, x4
    fadd v1.4s, v3.4s, v4.4s
    fsub v2.4s, v17.4s, v18.4s
    str q0, [x20, #1024]
    add x2, x0, x17, lsl #1
    fmls v30.4s, v19.4s, v23.s[0]
    fmla v24.4s, v19.4s, v23.s[0]
    add x4, x1, x17, lsl #3
    mov x5, x20
    fmla v31.4s, v20.4s, v23.s[0]
    fmls v29.4s, v20.4s, v23.s[0]
    mov w6, #3
    fsub v20.4s, v5.4s, v6.4s
    fadd v8.4s, v7.4s, v16.4s
    fsub v9.4s, v22.4s, v21.4s
    fadd v0.4s, v21.4s, v22.4s
    fsub v3.4s, v3.4s, v4.4s
    fadd v4.4s, v17.4s, v18.4s
    fsub v5.4s, v2.4s, v1.4s
    fadd v1.4s, v1.4s, v2.4s
    mov v2.16b, v28.16b
    mov v6.16b, v25.16b
    mov v7.16b, v27.16b
    mov v16.16b, v26.16b
    mov v17.16b, v24.16b
    mov v18.16b, v30.16b
    mov v19.16b, v29.16b
    mov v21.16b, v31.16b
    fmls v2.4s, v0.4s, v23.s[1]
    fmla v28.4s, v0.4s, v23.s[1]
    fmla v6.4s, v9.4s, v23.s[1]
    fmls v25.4s, v9.4s, v23.s[1]
    fmls v7.4s, v20.4s, v23.s[0]
    fmla v27.4s, v20.4s, v23.s[0]
    fmla v16.4s, v8.4s, v23.s[0]
    fmls v26.4s, v8.4s, v23.s[0]
    fmls v17.4s, v1.4s, v23.s[1]
    fmla v24.4s, v1.4s, v23.s[1]
    str q2, [x20, #384]
    str q28, [x20, #896]
    fmla v18.4s, v5.4s, v23.s[1]
    fmls v30.4s, v5.4s, v23.s[1]
    str q6, [x20, #128]
    str q25, [x20, #640]
    fmls v19.4s, v3.4s, v23.s[0]
    fmla v29.4s, v3.4s, v23.s[0]
    str q7, [x20, #256]
    str q27, [x20, #768]
    fmla v21.4s, v4.4s, v23.s[0]
    fmls v31.4s, v4.4s, v23.s[0]
    str q16, [x20]
    str q26, [x20, #512]
    str q17, [x20, #400]
    str q24, [x20, #912]
    str q18, [x20, #144]
    str q30, [x20, #656]
    str q19, [x20, #272]
    str q29, [x20, #784]
    str q21, [x20, #16]
    str q31, [x20, #528]
.Lrepeat_42:
    add x7, x1, x17, lsl #1
    add x8, x4, x17, lsl #1
    add x9, x1, x21
    ldr q0, [x1]
    add x10, x4, x21
    add x11, x1, x21, lsl #1
    add x12, x4, x21, lsl #1
    ldr q1, [x7]
    add x7, x1, x2
    add x13, x4, x2
    add x14, x1, x17
    ldr q2, [x8]
    add x8, x4, x17
    add x15, x1, x17, lsl #2
    add x16, x4, x17, lsl #2
    ldr q3, [x9]
    add x9, x1, x0
    add x19, x4, x0
    ldr q4, [x10]
    ldr q5, [x11]
    ldr q6, [x12]
    ldr q21, [x7]
    lsl x7, x17, #4
    sub x6, x6, #1
    ldr q30, [x13]
    ldr q7, [x4]
    add x1, x1, x7
    add x4, x4, x7
    ldr q24, [x14]
    ldr q27, [x8]
    fsub v16.4s, v1.4s, v2.4s
    fadd v22.4s, v1.4s, v2.4s
    ldr q1, [x15]
    ldr q2, [x16]
    ldr q18, [x9]
    ldr q19, [x19]
    fsub v17.4s, v3.4s, v4.4s
    fadd v25.4s, v3.4s, v4.4s
    fsub v3.4s, v6.4s, v5.4s
    fadd v26.4s, v5.4s, v6.4s
    fsub v4.4s, v30.4s, v21.4s
    fsub v5.4s, v0.4s, v7.4s
    fsub v20.4s, v24.4s, v27.4s
    fsub v31.4s, v16.4s, v17.4s
    fsub v29.4s, v1.4s, v2.4s
    fadd v16.4s, v16.4s, v17.4s
    fsub v6.4s, v19.4s, v18.4s
    fadd v17.4s, v3.4s, v4.4s
    fsub v3.4s, v4.4s, v3.4s
    fadd v7.4s, v0.4s, v7.4s
    fadd v8.4s, v24.4s, v27.4s
    fadd v0.4s, v1.4s, v2.4s
    fadd v1.4s, v18.4s, v19.4s
    fadd v24.4s, v5.4s, v6.4s
    fadd v27.4s, v20.4s, v29.4s
    fsub v28.4s, v5.4s, v6.4s
    fsub v29.4s, v20.4s, v29.4s
    fadd v2.4s, v21.4s, v30.4s
    fadd v21.4s, v31.4s, v17.4s
    fadd v30.4s, v16.4s, v3.4s
    fsub v3.4s, v3.4s, v16.4s
    fsub v4.4s, v31.4s, v17.4s
    fadd v5.4s, v7.4s, v0.4s
    fadd v6.4s, v8.4s, v1.4s
    fsub v31.4s, v7.4s, v0.4s
    fsub v0.4s, v8.4s, v1.4s
    fadd v1.4s, v22.4s, v26.4s
    fadd v7.4s, v25.4s, v2.4s
    fsub v2.4s, v2.4s, v25.4s
    fsub v16.4s, v22.4s, v26.4s
    mov v17.16b, v24.16b
    mov v18.16b, v27.16b
    mov v19.16b, v28.16b
    mov v20.16b, v29.16b
    fmla v17.4s, v21.4s, v23.s[2]
    fmla v18.4s, v30.4s, v23.s[2]
    fmls v24.4s, v21.4s, v23.s[2]
    fmls v27.4s, v30.4s, v23.s[2]
    fmla v19.4s, v3.4s, v23.s[2]
    fmla v20.4s, v4.4s, v23.s[2]
    fmls v28.4s, v3.4s, v23.s[2]
    fmls v29.4s, v4.4s, v23.s[2]
    fadd v3.4s, v5.4s, v1.4s
    fadd v4.4s, v6.4s, v7.4s
    str q17, [x5, #160]
    str q18, [x5, #176]
    fsub v1.4s, v5.4s, v1.4s
    fsub v5.4s, v6.4s, v7.4s
    str q24, [x5, #672]
    str q27, [x5, #688]
    fadd v6.4s, v31.4s, v2.4s
    fadd v7.4s, v0.4s, v16.4s
    str q19, [x5, #416]
    str q20, [x5, #432]
    fsub v2.4s, v31.4s, v2.4s
    fsub v0.4s, v0.4s, v16.4s
    str q3, [x5, #32]
    str q4, [x5, #48]
    str q1, [x5, #544]
    str q5, [x5, #560]
    str q6, [x5, #288]
    str q7, [x5, #304]
    str q2, [x5, #800]
    str q0, [x5, #816]
    str q28, [x5, #928]
    str q29, [x5, #944]
    add x5, x5, #32
    cbnz x6, .Lrepeat_42
    ldr x0, [x22]
    mov x6, x3
    ldr x7, [x22, #8]
    mov x8, x20
    ldr w9, [x22, #16]
    ldr w4, [x22, #20]
    mov w10, #8
    lsl x0, x0, #2
    add x5, x6, x0
    add x11, x5, x0
    add x12, x11, x0
.Lrepeat_43:
    tst x9, #1
    beq .Lotherwise_44
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x8], #64
    ldr q17, [x20, #1024]
    mov x0, x4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ubfx x0, x0, #0, #4
    sub x8, x8, #64
    adrp x1, .Lconstants_nnp_fourier_8x8_complex_output_with_bias__aarch64_neon+16
    ldr q18, [x1, :lo12:.Lconstants_nnp_fourier_8x8_complex_output_with_bias__aarch64_neon+16]
    fmla v17.4s, v4.4s, v23.s[3]
    fadd v4.4s, v7.4s, v3.4s
    fsub v16.4s, v6.4s, v2.4s
    fsub v3.4s, v7.4s, v3.4s
    fadd v2.4s, v6.4s, v2.4s
    mov v7.16b, v17.16b
    fmls v17.4s, v5.4s, v23.s[3]
    fsub v6.4s, v16.4s, v4.4s
    fadd v19.4s, v4.4s, v16.4s
    fmla v7.4s, v5.4s, v23.s[3]
    mov v16.16b, v17.16b
    fmla v17.4s, v1.4s, v18.s[0]
    mov v20.16b, v7.16b
    fmls v16.4s, v1.4s, v18.s[0]
    fmls v7.4s, v0.4s, v18.s[0]
    fmla v20.4s, v0.4s, v18.s[0]
    mov v0.16b, v17.16b
    mov v1.16b, v16.16b
    fmls v16.4s, v6.4s, v18.s[1]
    mov v4.16b, v7.16b
    fmla v7.4s, v3.4s, v18.s[0]
    mov v5.16b, v20.16b
    fmls v20.4s, v2.4s, v18.s[0]
    fmla v1.4s, v6.4s, v18.s[1]
    fmls v4.4s, v3.4s, v18.s[0]
    fmla v5.4s, v2.4s, v18.s[0]
    fmls v0.4s, v19.4s, v18.s[1]
    cmp x0, #15
    bne .Lotherwise_45
    zip1 v2.4s, v5.4s, v4.4s
    zip1 v3.4s, v1.4s, v0.4s
    zip2 v4.4s, v5.4s, v4.4s
    zip2 v0.4s, v1.4s, v0.4s
    zip1 v1.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    zip1 v3.4s, v4.4s, v0.4s
    zip2 v0.4s, v4.4s, v0.4s
    str q1, [x6]
    str q2, [x5]
    str q3, [x11]
    str q0, [x12]
    b .Lend_46
.Lotherwise_45:
    cmp x0, #3
    bne .Lotherwise_47
    zip1 v0.4s, v5.4s, v1.4s
    zip2 v1.4s, v5.4s, v1.4s
    str d0, [x6]
    st1 {v0.d}[1], [x5]
    str d1, [x11]
    st1 {v1.d}[1], [x12]
    b .Lend_48
.Lotherwise_47:
    cbnz x0, .Lotherwise_49
    b .Lend_50
.Lotherwise_49:
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_51
    zip1 v2.4s, v5.4s, v4.4s
    zip1 v3.4s, v1.4s, v0.4s
    zip2 v4.4s, v5.4s, v4.4s
    zip2 v0.4s, v1.4s, v0.4s
    zip1 v1.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    zip1 v3.4s, v4.4s, v0.4s
    zip2 v0.4s, v4.4s, v0.4s
    str q1, [x6]
    str q2, [x5]
    str q3, [x11]
    str q0, [x12]
    b .Lend_52
.Lotherwise_51:
    tst x0, #1
    beq .Lotherwise_53
    st1 {v5.s}[0], [x6]
    st1 {v5.s}[1], [x5]
    st1 {v5.s}[2], [x11]
    st1 {v5.s}[3], [x12]
.Lotherwise_53:
    tst x0, #2
    beq .Lotherwise_54
    add x1, x6, #4
    add x2, x5, #4
    add x3, x11, #4
    st1 {v1.s}[0], [x1]
    add x1, x12, #4
    st1 {v1.s}[1], [x2]
    st1 {v1.s}[2], [x3]
    st1 {v1.s}[3], [x1]
.Lotherwise_54:
    tst x0, #4
    beq .Lotherwise_55
    add x1, x6, #8
    add x2, x5, #8
    add x3, x11, #8
    st1 {v4.s}[0], [x1]
    add x1, x12, #8
    st1 {v4.s}[1], [x2]
    st1 {v4.s}[2], [x3]
    st1 {v4.s}[3], [x1]
.Lotherwise_55:
    tst x0, #8
    beq .Lotherwise_56
    add x0, x6, #12
    add x1, x5, #12
    add x2, x11, #12
    st1 {v0.s}[0], [x0]
    add x0, x12, #12
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_56:
.Lend_52:
.Lend_50:
.Lend_48:
.Lend_46:
    lsr x0, x4, #4
    fmla v17.4s, v19.4s, v18.s[1]
    ubfx x0, x0, #0, #4
    cmp x0, #15
    bne .Lotherwise_57
    zip1 v0.4s, v20.4s, v7.4s
    zip1 v1.4s, v16.4s, v17.4s
    zip2 v2.4s, v20.4s, v7.4s
    zip2 v3.4s, v16.4s, v17.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    str q4, [x6, #16]
    str q0, [x5, #16]
    str q1, [x11, #16]
    str q2, [x12, #16]
    b .Lend_58
.Lotherwise_57:
    cmp x0, #3
    bne .Lotherwise_59
    zip1 v0.4s, v20.4s, v16.4s
    zip2 v1.4s, v20.4s, v16.4s
    add x0, x5, #16
    add x1, x12, #16
    str d0, [x6, #16]
    st1 {v0.d}[1], [x0]
    str d1, [x11, #16]
    st1 {v1.d}[1], [x1]
    b .Lend_60
.Lotherwise_59:
    cbnz x0, .Lotherwise_61
    b .Lend_62
.Lotherwise_61:
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_63
    zip1 v0.4s, v20.4s, v7.4s
    zip1 v1.4s, v16.4s, v17.4s
    zip2 v2.4s, v20.4s, v7.4s
    zip2 v3.4s, v16.4s, v17.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    str q4, [x6, #16]
    str q0, [x5, #16]
    str q1, [x11, #16]
    str q2, [x12, #16]
    b .Lend_64
.Lotherwise_63:
    tst x0, #1
    beq .Lotherwise_65
    add x1, x6, #16
    add x2, x5, #16
    add x3, x11, #16
    st1 {v20.s}[0], [x1]
    add x1, x12, #16
    st1 {v20.s}[1], [x2]
    st1 {v20.s}[2], [x3]
    st1 {v20.s}[3], [x1]
.Lotherwise_65:
    tst x0, #2
    beq .Lotherwise_66
    add x1, x6, #20
    add x2, x5, #20
    add x3, x11, #20
    st1 {v16.s}[0], [x1]
    add x1, x12, #20
    st1 {v16.s}[1], [x2]
    st1 {v16.s}[2], [x3]
    st1 {v16.s}[3], [x1]
.Lotherwise_66:
    tst x0, #4
    beq .Lotherwise_67
    add x1, x6, #24
    add x2, x5, #24
    add x3, x11, #24
    st1 {v7.s}[0], [x1]
    add x1, x12, #24
    st1 {v7.s}[1], [x2]
    st1 {v7.s}[2], [x3]
    st1 {v7.s}[3], [x1]
.Lotherwise_67:
    tst x0, #8
    beq .Lotherwise_68
    add x0, x6, #28
    add x1, x5, #28
    add x2, x11, #28
    st1 {v17.s}[0], [x0]
    add x0, x12, #28
    st1 {v17.s}[1], [x1]
    st1 {v17.s}[2], [x2]
    st1 {v17.s}[3], [x0]
.Lotherwise_68:
.Lend_64:
.Lend_62:
.Lend_60:
.Lend_58:
.Lotherwise_44:
    sub x10, x10, #1
    lsr x9, x9, #1
    add x6, x6, x7, lsl #2
    add x5, x5, x7, lsl #2
    add x11, x11, x7, lsl #2
    add x12, x12, x7, lsl #2
    add x8, x8, #128
    cbnz x10, .Lrepeat_43
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp d8, d9, [sp, #32]
    add sp, sp, #48
    ret
    .size nnp_fourier_8x8_complex_output_with_bias__aarch64_neon, . - nnp_fourier_8x8_complex_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_8x8_complex_output_with_bias_with_relu__aarch64_neon:
    .long 0x40000000, 0x3fb504f3, 0x3f3504f3, 0x3c800000
    .long 0x3d000000, 0x3cb504f3, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_8x8_complex_output_with_bias_with_relu__aarch64_neon
    .type nnp_fourier_8x8_complex_output_with_bias_with_relu__aarch64_neon, %function
nnp_fourier_8x8_complex_output_with_bias_with_relu__aarch64_neon:
    sub sp, sp, #48
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp d8, d9, [sp, #32]
    mov x14, x1
    mov x15, x0
    adrp x0, .Lconstants_nnp_fourier_8x8_complex_output_with_bias_with_relu__aarch64_neon
    ldr q23, [x0, :lo12:.Lconstants_nnp_fourier_8x8_complex_output_with_bias_with_relu__aarch64_neon]
    lsl x0, x14, #2
    mov x1, x15
    ldr q0, [x2]
    lsl x2, x14, #4
    add x6, x0, x0, lsl #1
    add x7, x1, x0
    add x8, x1, x0, lsl #1
    ldr q1, [x1]
    add x9, x1, x6
    ldr q2, [x7]
    ldr q3, [x8]
    add x7, x6, x0, lsl #1
    ldr q4, [x9]
    add x8, x7, x0, lsl #1
    add x9, x1, x0, lsl #3
    add x10, x1, x7
    add x11, x9, x0
    add x12, x1, x0, lsl #2
    add x13, x1, x8
    ldr q5, [x10]
    add x1, x1, x6, lsl #1
    add x10, x9, x6
    add x8, x9, x8
    ldr q6, [x11]
    add x11, x9, x0, lsl #1
    add x6, x9, x6, lsl #1
    add x7, x9, x7
    ldr q7, [x12]
    add x0, x9, x0, lsl #2
    ldr q16, [x9]
    fadd v27.4s, v1.4s, v2.4s
    fsub v28.4s, v1.4s, v2.4s
    ldr q1, [x13]
    ldr q2, [x1]
    fadd v29.4s, v3.4s, v4.4s
    fsub v24.4s, v3.4s, v4.4s
    ldr q3, [x10]
    ldr q4, [x8]
    lsl x17, x14, #2
    add x15, x15, x2, lsl #2
    ldr q17, [x11]
    ldr q18, [x6]
    mov v25.16b, v28.16b
    mov v26.16b, v27.16b
    ldr q19, [x7]
    ldr q20, [x0]
    mov v30.16b, v24.16b
    mov v31.16b, v29.16b
    fadd v21.4s, v5.4s, v6.4s
    fsub v22.4s, v7.4s, v16.4s
    add x21, x17, x17, lsl #1
    mov x20, x5
    fmls v25.4s, v1.4s, v23.s[0]
    fmla v28.4s, v1.4s, v23.s[0]
    add x0, x21, x17, lsl #1
    mov x1, x15
    fmla v26.4s, v2.4s, v23.s[0]
    fmls v27.4s, v2.4s, v23.s[0]
    mov x22, x4
    fadd v1.4s, v3.4s, v4.4s
    fsub v2.4s, v17.4s, v18.4s
    str q0, [x20, #1024]
    add x2, x0, x17, lsl #1
    fmls v30.4s, v19.4s, v23.s[0]
    fmla v24.4s, v19.4s, v23.s[0]
    add x4, x1, x17, lsl #3
    mov x5, x20
    fmla v31.4s, v20.4s, v23.s[0]
    fmls v29.4s, v20.4s, v23.s[0]
    mov w6, #3
    fsub v20.4s, v5.4s, v6.4s
    fadd v8.4s, v7.4s, v16.4s
    fsub v9.4s, v22.4s, v21.4s
    fadd v0.4s, v21.4s, v22.4s
    fsub v3.4s, v3.4s, v4.4s
    fadd v4.4s, v17.4s, v18.4s
    fsub v5.4s, v2.4s, v1.4s
    fadd v1.4s, v1.4s, v2.4s
    mov v2.16b, v28.16b
    mov v6.16b, v25.16b
    mov v7.16b, v27.16b
    mov v16.16b, v26.16b
    mov v17.16b, v24.16b
    mov v18.16b, v30.16b
    mov v19.16b, v29.16b
    mov v21.16b, v31.16b
    fmls v2.4s, v0.4s, v23.s[1]
    fmla v28.4s, v0.4s, v23.s[1]
    fmla v6.4s, v9.4s, v23.s[1]
    fmls v25.4s, v9.4s, v23.s[1]
    fmls v7.4s, v20.4s, v23.s[0]
    fmla v27.4s, v20.4s, v23.s[0]
    fmla v16.4s, v8.4s, v23.s[0]
    fmls v26.4s, v8.4s, v23.s[0]
    fmls v17.4s, v1.4s, v23.s[1]
    fmla v24.4s, v1.4s, v23.s[1]
    str q2, [x20, #384]
    str q28, [x20, #896]
    fmla v18.4s, v5.4s, v23.s[1]
    fmls v30.4s, v5.4s, v23.s[1]
    str q6, [x20, #128]
    str q25, [x20, #640]
    fmls v19.4s, v3.4s, v23.s[0]
    fmla v29.4s, v3.4s, v23.s[0]
    str q7, [x20, #256]
    str q27, [x20, #768]
    fmla v21.4s, v4.4s, v23.s[0]
    fmls v31.4s, v4.4s, v23.s[0]
    str q16, [x20]
    str q26, [x20, #512]
    str q17, [x20, #400]
    str q24, [x20, #912]
    str q18, [x20, #144]
    str q30, [x20, #656]
    str q19, [x20, #272]
    str q29, [x20, #784]
    str q21, [x20, #16]
    str q31, [x20, #528]
.Lrepeat_69:
    add x7, x1, x17, lsl #1
    add x8, x4, x17, lsl #1
    add x9, x1, x21
    ldr q0, [x1]
    add x10, x4, x21
    add x11, x1, x21, lsl #1
    add x12, x4, x21, lsl #1
    ldr q1, [x7]
    add x7, x1, x2
    add x13, x4, x2
    add x14, x1, x17
    ldr q2, [x8]
    add x8, x4, x17
    add x15, x1, x17, lsl #2
    add x16, x4, x17, lsl #2
    ldr q3, [x9]
    add x9, x1, x0
    add x19, x4, x0
    ldr q4, [x10]
    ldr q5, [x11]
    ldr q6, [x12]
    ldr q21, [x7]
    lsl x7, x17, #4
    sub x6, x6, #1
    ldr q30, [x13]
    ldr q7, [x4]
    add x1, x1, x7
    add x4, x4, x7
    ldr q24, [x14]
    ldr q27, [x8]
    fsub v16.4s, v1.4s, v2.4s
    fadd v22.4s, v1.4s, v2.4s
    ldr q1, [x15]
    ldr q2, [x16]
    ldr q18, [x9]
    ldr q19, [x19]
    fsub v17.4s, v3.4s, v4.4s
    fadd v25.4s, v3.4s, v4.4s
    fsub v3.4s, v6.4s, v5.4s
    fadd v26.4s, v5.4s, v6.4s
    fsub v4.4s, v30.4s, v21.4s
    fsub v5.4s, v0.4s, v7.4s
    fsub v20.4s, v24.4s, v27.4s
    fsub v31.4s, v16.4s, v17.4s
    fsub v29.4s, v1.4s, v2.4s
    fadd v16.4s, v16.4s, v17.4s
    fsub v6.4s, v19.4s, v18.4s
    fadd v17.4s, v3.4s, v4.4s
    fsub v3.4s, v4.4s, v3.4s
    fadd v7.4s, v0.4s, v7.4s
    fadd v8.4s, v24.4s, v27.4s
    fadd v0.4s, v1.4s, v2.4s
    fadd v1.4s, v18.4s, v19.4s
    fadd v24.4s, v5.4s, v6.4s
    fadd v27.4s, v20.4s, v29.4s
    fsub v28.4s, v5.4s, v6.4s
    fsub v29.4s, v20.4s, v29.4s
    fadd v2.4s, v21.4s, v30.4s
    fadd v21.4s, v31.4s, v17.4s
    fadd v30.4s, v16.4s, v3.4s
    fsub v3.4s, v3.4s, v16.4s
    fsub v4.4s, v31.4s, v17.4s
    fadd v5.4s, v7.4s, v0.4s
    fadd v6.4s, v8.4s, v1.4s
    fsub v31.4s, v7.4s, v0.4s
    fsub v0.4s, v8.4s, v1.4s
    fadd v1.4s, v22.4s, v26.4s
    fadd v7.4s, v25.4s, v2.4s
    fsub v2.4s, v2.4s, v25.4s
    fsub v16.4s, v22.4s, v26.4s
    mov v17.16b, v24.16b
    mov v18.16b, v27.16b
    mov v19.16b, v28.16b
    mov v20.16b, v29.16b
    fmla v17.4s, v21.4s, v23.s[2]
    fmla v18.4s, v30.4s, v23.s[2]
    fmls v24.4s, v21.4s, v23.s[2]
    fmls v27.4s, v30.4s, v23.s[2]
    fmla v19.4s, v3.4s, v23.s[2]
    fmla v20.4s, v4.4s, v23.s[2]
    fmls v28.4s, v3.4s, v23.s[2]
    fmls v29.4s, v4.4s, v23.s[2]
    fadd v3.4s, v5.4s, v1.4s
    fadd v4.4s, v6.4s, v7.4s
    str q17, [x5, #160]
    str q18, [x5, #176]
    fsub v1.4s, v5.4s, v1.4s
    fsub v5.4s, v6.4s, v7.4s
    str q24, [x5, #672]
    str q27, [x5, #688]
    fadd v6.4s, v31.4s, v2.4s
    fadd v7.4s, v0.4s, v16.4s
    str q19, [x5, #416]
    str q20, [x5, #432]
    fsub v2.4s, v31.4s, v2.4s
    fsub v0.4s, v0.4s, v16.4s
    str q3, [x5, #32]
    str q4, [x5, #48]
    str q1, [x5, #544]
    str q5, [x5, #560]
    str q6, [x5, #288]
    str q7, [x5, #304]
    str q2, [x5, #800]
    str q0, [x5, #816]
    str q28, [x5, #928]
    str q29, [x5, #944]
    add x5, x5, #32
    cbnz x6, .Lrepeat_69
    ldr x0, [x22]
    mov x6, x3
    ldr x7, [x22, #8]
    mov x8, x20
    ldr w9, [x22, #16]
    ldr w4, [x22, #20]
    mov w10, #8
    lsl x0, x0, #2
    add x5, x6, x0
    add x11, x5, x0
    add x12, x11, x0
.Lrepeat_70:
    tst x9, #1
    beq .Lotherwise_71
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x8], #64
    ldr q18, [x20, #1024]
    movi v16.4s, #0
    mov x0, x4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ubfx x0, x0, #0, #4
    sub x8, x8, #64
    adrp x1, .Lconstants_nnp_fourier_8x8_complex_output_with_bias_with_relu__aarch64_neon+16
    ldr q19, [x1, :lo12:.Lconstants_nnp_fourier_8x8_complex_output_with_bias_with_relu__aarch64_neon+16]
    fmla v18.4s, v4.4s, v23.s[3]
    fadd v4.4s, v7.4s, v3.4s
    fsub v17.4s, v6.4s, v2.4s
    fsub v3.4s, v7.4s, v3.4s
    fadd v2.4s, v6.4s, v2.4s
    mov v7.16b, v18.16b
    fmls v18.4s, v5.4s, v23.s[3]
    fsub v6.4s, v17.4s, v4.4s
    fadd v20.4s, v4.4s, v17.4s
    fmla v7.4s, v5.4s, v23.s[3]
    mov v17.16b, v18.16b
    fmla v18.4s, v1.4s, v19.s[0]
    mov v21.16b, v7.16b
    fmls v17.4s, v1.4s, v19.s[0]
    fmls v7.4s, v0.4s, v19.s[0]
    fmla v21.4s, v0.4s, v19.s[0]
    mov v0.16b, v18.16b
    mov v1.16b, v17.16b
    fmls v0.4s, v20.4s, v19.s[1]
    mov v4.16b, v7.16b
    fmls v17.4s, v6.4s, v19.s[1]
    mov v5.16b, v21.16b
    fmla v1.4s, v6.4s, v19.s[1]
    fmls v4.4s, v3.4s, v19.s[0]
    fmls v21.4s, v2.4s, v19.s[0]
    fmla v5.4s, v2.4s, v19.s[0]
    fmla v7.4s, v3.4s, v19.s[0]
    fmax v0.4s, v16.4s, v0.4s
    fmax v1.4s, v16.4s, v1.4s
    fmax v2.4s, v16.4s, v4.4s
    fmax v3.4s, v16.4s, v5.4s
    cmp x0, #15
    bne .Lotherwise_72
    zip1 v4.4s, v3.4s, v2.4s
    zip1 v5.4s, v1.4s, v0.4s
    zip2 v2.4s, v3.4s, v2.4s
    zip2 v0.4s, v1.4s, v0.4s
    zip1 v1.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v2.4s, v0.4s
    zip2 v0.4s, v2.4s, v0.4s
    str q1, [x6]
    str q3, [x5]
    str q4, [x11]
    str q0, [x12]
    b .Lend_73
.Lotherwise_72:
    cmp x0, #3
    bne .Lotherwise_74
    zip1 v0.4s, v3.4s, v1.4s
    zip2 v1.4s, v3.4s, v1.4s
    str d0, [x6]
    st1 {v0.d}[1], [x5]
    str d1, [x11]
    st1 {v1.d}[1], [x12]
    b .Lend_75
.Lotherwise_74:
    cbnz x0, .Lotherwise_76
    b .Lend_77
.Lotherwise_76:
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_78
    zip1 v4.4s, v3.4s, v2.4s
    zip1 v5.4s, v1.4s, v0.4s
    zip2 v2.4s, v3.4s, v2.4s
    zip2 v0.4s, v1.4s, v0.4s
    zip1 v1.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v2.4s, v0.4s
    zip2 v0.4s, v2.4s, v0.4s
    str q1, [x6]
    str q3, [x5]
    str q4, [x11]
    str q0, [x12]
    b .Lend_79
.Lotherwise_78:
    tst x0, #1
    beq .Lotherwise_80
    st1 {v3.s}[0], [x6]
    st1 {v3.s}[1], [x5]
    st1 {v3.s}[2], [x11]
    st1 {v3.s}[3], [x12]
.Lotherwise_80:
    tst x0, #2
    beq .Lotherwise_81
    add x1, x6, #4
    add x2, x5, #4
    add x3, x11, #4
    st1 {v1.s}[0], [x1]
    add x1, x12, #4
    st1 {v1.s}[1], [x2]
    st1 {v1.s}[2], [x3]
    st1 {v1.s}[3], [x1]
.Lotherwise_81:
    tst x0, #4
    beq .Lotherwise_82
    add x1, x6, #8
    add x2, x5, #8
    add x3, x11, #8
    st1 {v2.s}[0], [x1]
    add x1, x12, #8
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x1]
.Lotherwise_82:
    tst x0, #8
    beq .Lotherwise_83
    add x0, x6, #12
    add x1, x5, #12
    add x2, x11, #12
    st1 {v0.s}[0], [x0]
    add x0, x12, #12
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_83:
.Lend_79:
.Lend_77:
.Lend_75:
.Lend_73:
    fmla v18.4s, v20.4s, v19.s[1]
    movi v0.4s, #0
    lsr x0, x4, #4
    ubfx x0, x0, #0, #4
    fmax v1.4s, v0.4s, v21.4s
    fmax v2.4s, v0.4s, v17.4s
    fmax v3.4s, v0.4s, v7.4s
    fmax v0.4s, v0.4s, v18.4s
    cmp x0, #15
    bne .Lotherwise_84
    zip1 v4.4s, v1.4s, v3.4s
    zip1 v5.4s, v2.4s, v0.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip2 v0.4s, v2.4s, v0.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str q2, [x6, #16]
    str q3, [x5, #16]
    str q4, [x11, #16]
    str q0, [x12, #16]
    b .Lend_85
.Lotherwise_84:
    cmp x0, #3
    bne .Lotherwise_86
    zip1 v0.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    add x0, x5, #16
    add x1, x12, #16
    str d0, [x6, #16]
    st1 {v0.d}[1], [x0]
    str d1, [x11, #16]
    st1 {v1.d}[1], [x1]
    b .Lend_87
.Lotherwise_86:
    cbnz x0, .Lotherwise_88
    b .Lend_89
.Lotherwise_88:
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_90
    zip1 v4.4s, v1.4s, v3.4s
    zip1 v5.4s, v2.4s, v0.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip2 v0.4s, v2.4s, v0.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str q2, [x6, #16]
    str q3, [x5, #16]
    str q4, [x11, #16]
    str q0, [x12, #16]
    b .Lend_91
.Lotherwise_90:
    tst x0, #1
    beq .Lotherwise_92
    add x1, x6, #16
    add x2, x5, #16
    add x3, x11, #16
    st1 {v1.s}[0], [x1]
    add x1, x12, #16
    st1 {v1.s}[1], [x2]
    st1 {v1.s}[2], [x3]
    st1 {v1.s}[3], [x1]
.Lotherwise_92:
    tst x0, #2
    beq .Lotherwise_93
    add x1, x6, #20
    add x2, x5, #20
    add x3, x11, #20
    st1 {v2.s}[0], [x1]
    add x1, x12, #20
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x1]
.Lotherwise_93:
    tst x0, #4
    beq .Lotherwise_94
    add x1, x6, #24
    add x2, x5, #24
    add x3, x11, #24
    st1 {v3.s}[0], [x1]
    add x1, x12, #24
    st1 {v3.s}[1], [x2]
    st1 {v3.s}[2], [x3]
    st1 {v3.s}[3], [x1]
.Lotherwise_94:
    tst x0, #8
    beq .Lotherwise_95
    add x0, x6, #28
    add x1, x5, #28
    add x2, x11, #28
    st1 {v0.s}[0], [x0]
    add x0, x12, #28
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_95:
.Lend_91:
.Lend_89:
.Lend_87:
.Lend_85:
.Lotherwise_71:
    sub x10, x10, #1
    lsr x9, x9, #1
    add x6, x6, x7, lsl #2
    add x5, x5, x7, lsl #2
    add x11, x11, x7, lsl #2
    add x12, x12, x7, lsl #2
    add x8, x8, #128
    cbnz x10, .Lrepeat_70
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp d8, d9, [sp, #32]
    add sp, sp, #48
    ret
    .size nnp_fourier_8x8_complex_output_with_bias_with_relu__aarch64_neon, . - nnp_fourier_8x8_complex_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_8x8_gauss_left__aarch64_neon:
    .long 0x3f3504f3, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_8x8_gauss_left__aarch64_neon
    .type nnp_fourier_8x8_gauss_left__aarch64_neon, %function
nnp_fourier_8x8_gauss_left__aarch64_neon:
    sub sp, sp, #128
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp x27, x28, [sp, #64]
    str x30, [sp, #80]
    stp d8, d9, [sp, #88]
    stp d10, d11, [sp, #104]
    mov x6, x2
    ldr x2, [x1]
    ldr w5, [x1, #20]
    mov x7, x0
    mov x8, x3
    ldr x9, [x1, #8]
    ldr w10, [x1, #16]
    lsl x0, x2, #2
    add x3, x7, x0
    add x11, x3, x0
    add x12, x11, x0
    cmp x5, #255
    bne .Lotherwise_96
    mov x0, x4
    mov w1, #8
.Lrepeat_97:
    tst x10, #1
    beq .Lotherwise_98
    ldp q0, q1, [x7]
    ldp q2, q3, [x3]
    ldp q4, q5, [x11]
    ldp q6, q7, [x12]
    adrp x2, .Lconstants_nnp_fourier_8x8_gauss_left__aarch64_neon
    ldr q20, [x2, :lo12:.Lconstants_nnp_fourier_8x8_gauss_left__aarch64_neon]
    zip1 v16.4s, v0.4s, v4.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip1 v4.4s, v2.4s, v6.4s
    zip2 v2.4s, v2.4s, v6.4s
    zip1 v6.4s, v1.4s, v5.4s
    zip2 v1.4s, v1.4s, v5.4s
    zip1 v5.4s, v3.4s, v7.4s
    zip2 v3.4s, v3.4s, v7.4s
    zip2 v7.4s, v16.4s, v4.4s
    zip1 v17.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v2.4s, v6.4s, v5.4s
    zip1 v18.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v16.4s, v4.4s
    zip1 v4.4s, v6.4s, v5.4s
    fsub v5.4s, v7.4s, v2.4s
    fsub v6.4s, v18.4s, v17.4s
    fsub v16.4s, v1.4s, v0.4s
    fadd v19.4s, v3.4s, v4.4s
    fsub v3.4s, v3.4s, v4.4s
    fadd v2.4s, v7.4s, v2.4s
    fadd v4.4s, v17.4s, v18.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v1.4s, v5.4s, v16.4s
    fsub v5.4s, v16.4s, v5.4s
    fneg v7.4s, v6.4s
    mov v16.16b, v3.16b
    fadd v17.4s, v19.4s, v4.4s
    fadd v18.4s, v2.4s, v0.4s
    fmla v16.4s, v1.4s, v20.s[0]
    fmls v3.4s, v1.4s, v20.s[0]
    fmla v7.4s, v5.4s, v20.s[0]
    fmla v6.4s, v5.4s, v20.s[0]
    fsub v1.4s, v19.4s, v4.4s
    fadd v4.4s, v17.4s, v18.4s
    fsub v5.4s, v17.4s, v18.4s
    fsub v0.4s, v0.4s, v2.4s
    str q16, [x0, #32]
    str q1, [x0, #64]
    str q3, [x0, #96]
    str q4, [x0]
    str q5, [x0, #16]
    str q0, [x0, #80]
    str q6, [x0, #48]
    str q7, [x0, #112]
    b .Lend_99
.Lotherwise_98:
    movi v0.4s, #0
    str q0, [x0]
    str q0, [x0, #16]
    str q0, [x0, #32]
    str q0, [x0, #48]
    str q0, [x0, #64]
    str q0, [x0, #80]
    str q0, [x0, #96]
    str q0, [x0, #112]
.Lend_99:
    sub x1, x1, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x0, x0, #128
    cbnz x1, .Lrepeat_97
    b .Lend_100
.Lotherwise_96:
    mov x13, x4
    mov w14, #8
.Lrepeat_101:
    tst x10, #1
    beq .Lotherwise_102
    ubfx x0, x5, #0, #4
    cmp x0, #15
    bne .Lotherwise_103
    ldr q0, [x7]
    ldr q1, [x3]
    ldr q2, [x11]
    ldr q3, [x12]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_104
.Lotherwise_103:
    movi v3.4s, #0
    tst x5, #1
    beq .Lotherwise_105
    ld1 {v3.s}[0], [x7]
    ld1 {v3.s}[1], [x3]
    ld1 {v3.s}[2], [x11]
    ld1 {v3.s}[3], [x12]
.Lotherwise_105:
    movi v2.4s, #0
    tst x5, #2
    beq .Lotherwise_106
    add x0, x7, #4
    add x1, x3, #4
    add x2, x11, #4
    ld1 {v2.s}[0], [x0]
    add x0, x12, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_106:
    movi v4.4s, #0
    tst x5, #4
    beq .Lotherwise_107
    add x0, x7, #8
    add x1, x3, #8
    add x2, x11, #8
    ld1 {v4.s}[0], [x0]
    add x0, x12, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_107:
    movi v0.4s, #0
    tst x5, #8
    beq .Lotherwise_108
    add x0, x7, #12
    add x1, x3, #12
    add x2, x11, #12
    ld1 {v0.s}[0], [x0]
    add x0, x12, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_108:
.Lend_104:
    ubfx x0, x5, #4, #4
    cmp x0, #15
    bne .Lotherwise_109
    ldr q1, [x7, #16]
    ldr q5, [x3, #16]
    ldr q6, [x11, #16]
    ldr q7, [x12, #16]
    zip1 v16.4s, v1.4s, v6.4s
    zip2 v1.4s, v1.4s, v6.4s
    zip1 v6.4s, v5.4s, v7.4s
    zip2 v5.4s, v5.4s, v7.4s
    zip1 v7.4s, v16.4s, v6.4s
    zip2 v6.4s, v16.4s, v6.4s
    zip1 v16.4s, v1.4s, v5.4s
    zip2 v1.4s, v1.4s, v5.4s
    b .Lend_110
.Lotherwise_109:
    movi v7.4s, #0
    tst x5, #16
    beq .Lotherwise_111
    add x0, x7, #16
    add x1, x3, #16
    add x2, x11, #16
    ld1 {v7.s}[0], [x0]
    add x0, x12, #16
    ld1 {v7.s}[1], [x1]
    ld1 {v7.s}[2], [x2]
    ld1 {v7.s}[3], [x0]
.Lotherwise_111:
    movi v6.4s, #0
    tst x5, #32
    beq .Lotherwise_112
    add x0, x7, #20
    add x1, x3, #20
    add x2, x11, #20
    ld1 {v6.s}[0], [x0]
    add x0, x12, #20
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_112:
    movi v16.4s, #0
    tst x5, #64
    beq .Lotherwise_113
    add x0, x7, #24
    add x1, x3, #24
    add x2, x11, #24
    ld1 {v16.s}[0], [x0]
    add x0, x12, #24
    ld1 {v16.s}[1], [x1]
    ld1 {v16.s}[2], [x2]
    ld1 {v16.s}[3], [x0]
.Lotherwise_113:
    movi v1.4s, #0
    tst x5, #128
    beq .Lotherwise_114
    add x0, x7, #28
    add x1, x3, #28
    add x2, x11, #28
    ld1 {v1.s}[0], [x0]
    add x0, x12, #28
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_114:
.Lend_110:
    fsub v5.4s, v2.4s, v6.4s
    fsub v17.4s, v16.4s, v4.4s
    adrp x0, .Lconstants_nnp_fourier_8x8_gauss_left__aarch64_neon
    ldr q18, [x0, :lo12:.Lconstants_nnp_fourier_8x8_gauss_left__aarch64_neon]
    fsub v19.4s, v1.4s, v0.4s
    fadd v20.4s, v3.4s, v7.4s
    fsub v3.4s, v3.4s, v7.4s
    fadd v2.4s, v2.4s, v6.4s
    fadd v4.4s, v4.4s, v16.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v1.4s, v5.4s, v19.4s
    fsub v5.4s, v19.4s, v5.4s
    fneg v6.4s, v17.4s
    mov v7.16b, v3.16b
    fadd v16.4s, v20.4s, v4.4s
    fadd v19.4s, v2.4s, v0.4s
    fmla v7.4s, v1.4s, v18.s[0]
    fmls v3.4s, v1.4s, v18.s[0]
    fmla v6.4s, v5.4s, v18.s[0]
    fmla v17.4s, v5.4s, v18.s[0]
    fsub v1.4s, v20.4s, v4.4s
    fadd v4.4s, v16.4s, v19.4s
    fsub v5.4s, v16.4s, v19.4s
    fsub v0.4s, v0.4s, v2.4s
    str q7, [x13, #32]
    str q1, [x13, #64]
    str q3, [x13, #96]
    str q4, [x13]
    str q5, [x13, #16]
    str q0, [x13, #80]
    str q17, [x13, #48]
    str q6, [x13, #112]
    b .Lend_115
.Lotherwise_102:
    movi v0.4s, #0
    str q0, [x13]
    str q0, [x13, #16]
    str q0, [x13, #32]
    str q0, [x13, #48]
    str q0, [x13, #64]
    str q0, [x13, #80]
    str q0, [x13, #96]
    str q0, [x13, #112]
.Lend_115:
    sub x14, x14, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x13, x13, #128
    cbnz x14, .Lrepeat_101
.Lend_100:
    ldp q0, q1, [x4]
    ldp q2, q3, [x4, #512]
    lsl x0, x8, #2
    mov x12, x6
    add x1, x12, x0, lsl #3
    add x5, x0, x0, lsl #1
    add x13, x12, x0
    ldp q4, q21, [x4, #256]
    ldp q5, q22, [x4, #768]
    add x7, x5, x0, lsl #1
    add x14, x1, x0
    add x15, x12, x7
    add x16, x12, x5, lsl #1
    add x17, x1, x5
    ldp q6, q19, [x4, #128]
    ldp q7, q27, [x4, #640]
    add x2, x7, x0, lsl #1
    add x19, x12, x0, lsl #2
    fadd v16.4s, v0.4s, v2.4s
    fsub v23.4s, v0.4s, v2.4s
    add x20, x12, x2
    add x21, x1, x0, lsl #1
    ldp q0, q20, [x4, #384]
    ldp q2, q25, [x4, #896]
    fadd v24.4s, v1.4s, v3.4s
    fsub v26.4s, v1.4s, v3.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v3.4s, v5.4s, v4.4s
    add x22, x1, x0, lsl #3
    add x23, x1, x0, lsl #2
    adrp x3, .Lconstants_nnp_fourier_8x8_gauss_left__aarch64_neon
    ldr q17, [x3, :lo12:.Lconstants_nnp_fourier_8x8_gauss_left__aarch64_neon]
    mov v18.16b, v23.16b
    fadd v28.4s, v21.4s, v22.4s
    add x3, x22, x0
    fadd v4.4s, v6.4s, v7.4s
    fsub v5.4s, v6.4s, v7.4s
    add x9, x12, x0, lsl #1
    add x10, x12, x5
    fadd v6.4s, v16.4s, v1.4s
    fsub v8.4s, v16.4s, v1.4s
    add x11, x22, x0, lsl #1
    add x24, x1, x5, lsl #1
    fadd v1.4s, v0.4s, v2.4s
    fsub v0.4s, v2.4s, v0.4s
    add x25, x1, x2
    add x2, x22, x0, lsl #2
    mov v7.16b, v3.16b
    mov v30.16b, v3.16b
    mov w0, #22
    add x26, x1, x7
    str q8, [x1]
    fneg v16.4s, v3.4s
    fadd v29.4s, v19.4s, v27.4s
    mul x0, x8, x0
    fadd v2.4s, v4.4s, v1.4s
    fadd v3.4s, v5.4s, v0.4s
    add x6, x6, x0, lsl #2
    lsl x27, x8, #2
    fsub v0.4s, v0.4s, v5.4s
    fsub v1.4s, v1.4s, v4.4s
    add x8, x22, x5
    add x28, x27, x27, lsl #1
    fadd v31.4s, v20.4s, v25.4s
    fsub v19.4s, v19.4s, v27.4s
    mov x30, x6
    add x0, x22, x7
    fadd v4.4s, v6.4s, v2.4s
    fsub v2.4s, v6.4s, v2.4s
    add x1, x28, x27, lsl #1
    add x5, x30, x27, lsl #3
    fmla v18.4s, v3.4s, v17.s[0]
    fmla v7.4s, v0.4s, v17.s[0]
    add x6, x1, x27, lsl #1
    add x7, x5, x27, lsl #3
    fmls v23.4s, v3.4s, v17.s[0]
    fmls v30.4s, v0.4s, v17.s[0]
    str q4, [x12]
    fadd v3.4s, v8.4s, v1.4s
    fsub v4.4s, v25.4s, v20.4s
    mov w12, #3
    str q2, [x13]
    fmla v16.4s, v0.4s, v17.s[0]
    fadd v0.4s, v24.4s, v28.4s
    str q1, [x14]
    fadd v1.4s, v18.4s, v7.4s
    fsub v2.4s, v22.4s, v21.4s
    str q18, [x15]
    fsub v5.4s, v23.4s, v30.4s
    fadd v6.4s, v29.4s, v31.4s
    str q7, [x16]
    fsub v7.4s, v24.4s, v28.4s
    fadd v18.4s, v19.4s, v4.4s
    str q23, [x17]
    fsub v4.4s, v4.4s, v19.4s
    mov v19.16b, v26.16b
    str q1, [x19]
    fadd v1.4s, v0.4s, v6.4s
    mov v20.16b, v2.16b
    str q3, [x20]
    fsub v0.4s, v0.4s, v6.4s
    fsub v3.4s, v31.4s, v29.4s
    str q5, [x21]
    fmla v19.4s, v18.4s, v17.s[0]
    fmla v20.4s, v4.4s, v17.s[0]
    str q16, [x23]
    fmls v26.4s, v18.4s, v17.s[0]
    str q7, [x3]
    fneg v5.4s, v2.4s
    fadd v6.4s, v7.4s, v3.4s
    str q1, [x9]
    fmls v2.4s, v4.4s, v17.s[0]
    str q0, [x10]
    fadd v0.4s, v19.4s, v20.4s
    str q3, [x11]
    fmla v5.4s, v4.4s, v17.s[0]
    str q19, [x24]
    str q20, [x25]
    fsub v1.4s, v26.4s, v2.4s
    str q26, [x2]
    str q0, [x26]
    str q6, [x22]
    str q1, [x8]
    str q5, [x0]
.Lrepeat_116:
    ldp q0, q1, [x4, #32]
    ldp q2, q3, [x4, #544]
    add x0, x30, x27
    add x2, x30, x27, lsl #1
    add x3, x5, x1
    add x8, x5, x28, lsl #1
    add x9, x30, x6
    ldp q4, q5, [x4, #288]
    ldp q6, q7, [x4, #800]
    add x10, x7, x28
    add x11, x7, x27, lsl #2
    add x13, x30, x27, lsl #2
    add x14, x30, x1
    add x15, x7, x27
    ldp q16, q18, [x4, #160]
    ldp q19, q20, [x4, #672]
    add x16, x5, x27, lsl #1
    add x17, x5, x28
    fadd v28.4s, v0.4s, v2.4s
    fadd v29.4s, v1.4s, v3.4s
    add x19, x7, x28, lsl #1
    add x20, x7, x6
    ldp q23, q8, [x4, #416]
    ldp q24, q9, [x4, #928]
    fsub v26.4s, v0.4s, v2.4s
    fsub v27.4s, v1.4s, v3.4s
    fadd v25.4s, v4.4s, v6.4s
    fadd v10.4s, v5.4s, v7.4s
    add x21, x30, x28
    add x22, x30, x28, lsl #1
    fsub v30.4s, v5.4s, v7.4s
    fsub v31.4s, v6.4s, v4.4s
    add x23, x5, x27
    add x24, x5, x27, lsl #2
    fadd v21.4s, v16.4s, v19.4s
    fadd v0.4s, v18.4s, v20.4s
    add x25, x5, x6
    add x26, x7, x27, lsl #1
    fadd v4.4s, v28.4s, v25.4s
    fadd v11.4s, v29.4s, v10.4s
    sub x12, x12, #1
    add x4, x4, #32
    fadd v22.4s, v23.4s, v24.4s
    fadd v1.4s, v8.4s, v9.4s
    fsub v16.4s, v16.4s, v19.4s
    fsub v7.4s, v18.4s, v20.4s
    fsub v5.4s, v24.4s, v23.4s
    fsub v2.4s, v9.4s, v8.4s
    fadd v3.4s, v21.4s, v22.4s
    fadd v6.4s, v0.4s, v1.4s
    fsub v28.4s, v28.4s, v25.4s
    fsub v8.4s, v0.4s, v1.4s
    fadd v24.4s, v16.4s, v7.4s
    fsub v25.4s, v5.4s, v2.4s
    fadd v19.4s, v4.4s, v3.4s
    fadd v20.4s, v11.4s, v6.4s
    fsub v29.4s, v29.4s, v10.4s
    fadd v18.4s, v26.4s, v30.4s
    fsub v23.4s, v4.4s, v3.4s
    fsub v4.4s, v22.4s, v21.4s
    fsub v10.4s, v7.4s, v16.4s
    fadd v0.4s, v5.4s, v2.4s
    str q19, [x0]
    mov w0, #24
    fadd v16.4s, v27.4s, v31.4s
    fsub v21.4s, v11.4s, v6.4s
    str q20, [x2]
    add x2, x7, x1
    fadd v7.4s, v28.4s, v8.4s
    fadd v1.4s, v24.4s, v25.4s
    str q23, [x3]
    mul x0, x27, x0
    fadd v9.4s, v29.4s, v4.4s
    fadd v2.4s, v10.4s, v0.4s
    mov v6.16b, v18.16b
    fsub v22.4s, v26.4s, v30.4s
    str q21, [x8]
    fsub v26.4s, v28.4s, v8.4s
    mov v3.16b, v16.16b
    str q7, [x9]
    fsub v27.4s, v27.4s, v31.4s
    fsub v4.4s, v29.4s, v4.4s
    str q9, [x5]
    add x5, x5, x0
    fmla v6.4s, v1.4s, v17.s[0]
    fmla v3.4s, v2.4s, v17.s[0]
    fsub v0.4s, v10.4s, v0.4s
    str q26, [x10]
    fmls v18.4s, v1.4s, v17.s[0]
    fsub v1.4s, v25.4s, v24.4s
    mov v5.16b, v22.16b
    str q4, [x11]
    fmls v16.4s, v2.4s, v17.s[0]
    mov v2.16b, v27.16b
    str q6, [x13]
    fmla v5.4s, v0.4s, v17.s[0]
    fmls v22.4s, v0.4s, v17.s[0]
    str q3, [x14]
    fmla v2.4s, v1.4s, v17.s[0]
    fmls v27.4s, v1.4s, v17.s[0]
    str q18, [x7]
    fadd v0.4s, v19.4s, v20.4s
    fadd v1.4s, v6.4s, v3.4s
    add x7, x7, x0
    str q16, [x15]
    fadd v3.4s, v7.4s, v9.4s
    fadd v6.4s, v23.4s, v21.4s
    str q5, [x16]
    fadd v7.4s, v18.4s, v16.4s
    fadd v4.4s, v26.4s, v4.4s
    str q2, [x17]
    fadd v2.4s, v5.4s, v2.4s
    fadd v5.4s, v22.4s, v27.4s
    str q22, [x19]
    str q27, [x20]
    str q0, [x30]
    add x30, x30, x0
    str q1, [x21]
    str q3, [x22]
    str q2, [x23]
    str q6, [x24]
    str q7, [x25]
    str q4, [x26]
    str q5, [x2]
    cbnz x12, .Lrepeat_116
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp x27, x28, [sp, #64]
    ldr x30, [sp, #80]
    ldp d8, d9, [sp, #88]
    ldp d10, d11, [sp, #104]
    add sp, sp, #128
    ret
    .size nnp_fourier_8x8_gauss_left__aarch64_neon, . - nnp_fourier_8x8_gauss_left__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_8x8_gauss_right__aarch64_neon:
    .long 0x3f3504f3, 0xbf800000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_8x8_gauss_right__aarch64_neon
    .type nnp_fourier_8x8_gauss_right__aarch64_neon, %function
nnp_fourier_8x8_gauss_right__aarch64_neon:
    sub sp, sp, #112
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp x27, x28, [sp, #64]
    str x30, [sp, #80]
    stp d8, d9, [sp, #88]
    str d10, [sp, #104]
    mov x6, x2
    ldr x2, [x1]
    ldr w5, [x1, #20]
    mov x7, x0
    mov x8, x3
    ldr x9, [x1, #8]
    ldr w10, [x1, #16]
    lsl x0, x2, #2
    add x3, x7, x0
    add x11, x3, x0
    add x12, x11, x0
    cmp x5, #255
    bne .Lotherwise_117
    mov x0, x4
    mov w1, #8
.Lrepeat_118:
    tst x10, #1
    beq .Lotherwise_119
    ldp q0, q1, [x7]
    ldp q2, q3, [x3]
    ldp q4, q5, [x11]
    ldp q6, q7, [x12]
    adrp x2, .Lconstants_nnp_fourier_8x8_gauss_right__aarch64_neon
    ldr q20, [x2, :lo12:.Lconstants_nnp_fourier_8x8_gauss_right__aarch64_neon]
    zip1 v16.4s, v0.4s, v4.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip1 v4.4s, v2.4s, v6.4s
    zip2 v2.4s, v2.4s, v6.4s
    zip1 v6.4s, v1.4s, v5.4s
    zip2 v1.4s, v1.4s, v5.4s
    zip1 v5.4s, v3.4s, v7.4s
    zip2 v3.4s, v3.4s, v7.4s
    zip2 v7.4s, v16.4s, v4.4s
    zip1 v17.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v2.4s, v6.4s, v5.4s
    zip1 v18.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v16.4s, v4.4s
    zip1 v4.4s, v6.4s, v5.4s
    fsub v5.4s, v7.4s, v2.4s
    fsub v6.4s, v17.4s, v18.4s
    fsub v16.4s, v1.4s, v0.4s
    fadd v19.4s, v3.4s, v4.4s
    fsub v3.4s, v3.4s, v4.4s
    fadd v2.4s, v7.4s, v2.4s
    fadd v4.4s, v17.4s, v18.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v1.4s, v5.4s, v16.4s
    fsub v5.4s, v5.4s, v16.4s
    fneg v7.4s, v6.4s
    mov v16.16b, v3.16b
    fadd v17.4s, v19.4s, v4.4s
    fadd v18.4s, v2.4s, v0.4s
    fmla v16.4s, v1.4s, v20.s[0]
    fmls v3.4s, v1.4s, v20.s[0]
    fmla v7.4s, v5.4s, v20.s[0]
    fmla v6.4s, v5.4s, v20.s[0]
    fsub v1.4s, v19.4s, v4.4s
    fadd v4.4s, v17.4s, v18.4s
    fsub v5.4s, v17.4s, v18.4s
    fsub v0.4s, v2.4s, v0.4s
    str q16, [x0, #32]
    str q1, [x0, #64]
    str q3, [x0, #96]
    str q4, [x0]
    str q5, [x0, #16]
    str q0, [x0, #80]
    str q6, [x0, #48]
    str q7, [x0, #112]
    b .Lend_120
.Lotherwise_119:
    movi v0.4s, #0
    str q0, [x0]
    str q0, [x0, #16]
    str q0, [x0, #32]
    str q0, [x0, #48]
    str q0, [x0, #64]
    str q0, [x0, #80]
    str q0, [x0, #96]
    str q0, [x0, #112]
.Lend_120:
    sub x1, x1, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x0, x0, #128
    cbnz x1, .Lrepeat_118
    b .Lend_121
.Lotherwise_117:
    mov x13, x4
    mov w14, #8
.Lrepeat_122:
    tst x10, #1
    beq .Lotherwise_123
    ubfx x0, x5, #0, #4
    cmp x0, #15
    bne .Lotherwise_124
    ldr q0, [x7]
    ldr q1, [x3]
    ldr q2, [x11]
    ldr q3, [x12]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_125
.Lotherwise_124:
    movi v3.4s, #0
    tst x5, #1
    beq .Lotherwise_126
    ld1 {v3.s}[0], [x7]
    ld1 {v3.s}[1], [x3]
    ld1 {v3.s}[2], [x11]
    ld1 {v3.s}[3], [x12]
.Lotherwise_126:
    movi v2.4s, #0
    tst x5, #2
    beq .Lotherwise_127
    add x0, x7, #4
    add x1, x3, #4
    add x2, x11, #4
    ld1 {v2.s}[0], [x0]
    add x0, x12, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_127:
    movi v4.4s, #0
    tst x5, #4
    beq .Lotherwise_128
    add x0, x7, #8
    add x1, x3, #8
    add x2, x11, #8
    ld1 {v4.s}[0], [x0]
    add x0, x12, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_128:
    movi v0.4s, #0
    tst x5, #8
    beq .Lotherwise_129
    add x0, x7, #12
    add x1, x3, #12
    add x2, x11, #12
    ld1 {v0.s}[0], [x0]
    add x0, x12, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_129:
.Lend_125:
    ubfx x0, x5, #4, #4
    cmp x0, #15
    bne .Lotherwise_130
    ldr q1, [x7, #16]
    ldr q5, [x3, #16]
    ldr q6, [x11, #16]
    ldr q7, [x12, #16]
    zip1 v16.4s, v1.4s, v6.4s
    zip2 v1.4s, v1.4s, v6.4s
    zip1 v6.4s, v5.4s, v7.4s
    zip2 v5.4s, v5.4s, v7.4s
    zip1 v7.4s, v16.4s, v6.4s
    zip2 v6.4s, v16.4s, v6.4s
    zip1 v16.4s, v1.4s, v5.4s
    zip2 v1.4s, v1.4s, v5.4s
    b .Lend_131
.Lotherwise_130:
    movi v7.4s, #0
    tst x5, #16
    beq .Lotherwise_132
    add x0, x7, #16
    add x1, x3, #16
    add x2, x11, #16
    ld1 {v7.s}[0], [x0]
    add x0, x12, #16
    ld1 {v7.s}[1], [x1]
    ld1 {v7.s}[2], [x2]
    ld1 {v7.s}[3], [x0]
.Lotherwise_132:
    movi v6.4s, #0
    tst x5, #32
    beq .Lotherwise_133
    add x0, x7, #20
    add x1, x3, #20
    add x2, x11, #20
    ld1 {v6.s}[0], [x0]
    add x0, x12, #20
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_133:
    movi v16.4s, #0
    tst x5, #64
    beq .Lotherwise_134
    add x0, x7, #24
    add x1, x3, #24
    add x2, x11, #24
    ld1 {v16.s}[0], [x0]
    add x0, x12, #24
    ld1 {v16.s}[1], [x1]
    ld1 {v16.s}[2], [x2]
    ld1 {v16.s}[3], [x0]
.Lotherwise_134:
    movi v1.4s, #0
    tst x5, #128
    beq .Lotherwise_135
    add x0, x7, #28
    add x1, x3, #28
    add x2, x11, #28
    ld1 {v1.s}[0], [x0]
    add x0, x12, #28
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_135:
.Lend_131:
    fsub v5.4s, v2.4s, v6.4s
    fsub v17.4s, v4.4s, v16.4s
    adrp x0, .Lconstants_nnp_fourier_8x8_gauss_right__aarch64_neon
    ldr q18, [x0, :lo12:.Lconstants_nnp_fourier_8x8_gauss_right__aarch64_neon]
    fsub v19.4s, v1.4s, v0.4s
    fadd v20.4s, v3.4s, v7.4s
    fsub v3.4s, v3.4s, v7.4s
    fadd v2.4s, v2.4s, v6.4s
    fadd v4.4s, v4.4s, v16.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v1.4s, v5.4s, v19.4s
    fsub v5.4s, v5.4s, v19.4s
    fneg v6.4s, v17.4s
    mov v7.16b, v3.16b
    fadd v16.4s, v20.4s, v4.4s
    fadd v19.4s, v2.4s, v0.4s
    fmla v7.4s, v1.4s, v18.s[0]
    fmls v3.4s, v1.4s, v18.s[0]
    fmla v6.4s, v5.4s, v18.s[0]
    fmla v17.4s, v5.4s, v18.s[0]
    fsub v1.4s, v20.4s, v4.4s
    fadd v4.4s, v16.4s, v19.4s
    fsub v5.4s, v16.4s, v19.4s
    fsub v0.4s, v2.4s, v0.4s
    str q7, [x13, #32]
    str q1, [x13, #64]
    str q3, [x13, #96]
    str q4, [x13]
    str q5, [x13, #16]
    str q0, [x13, #80]
    str q17, [x13, #48]
    str q6, [x13, #112]
    b .Lend_136
.Lotherwise_123:
    movi v0.4s, #0
    str q0, [x13]
    str q0, [x13, #16]
    str q0, [x13, #32]
    str q0, [x13, #48]
    str q0, [x13, #64]
    str q0, [x13, #80]
    str q0, [x13, #96]
    str q0, [x13, #112]
.Lend_136:
    sub x14, x14, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x13, x13, #128
    cbnz x14, .Lrepeat_122
.Lend_121:
    ldp q0, q1, [x4]
    ldp q2, q3, [x4, #512]
    lsl x3, x8, #2
    mov x13, x6
    add x0, x3, x3, lsl #1
    add x14, x13, x3
    add x15, x13, x3, lsl #3
    ldp q4, q17, [x4, #256]
    ldp q5, q18, [x4, #768]
    add x5, x0, x3, lsl #1
    add x16, x13, x3, lsl #2
    add x1, x5, x3, lsl #1
    add x17, x15, x3, lsl #1
    add x19, x13, x5
    ldp q6, q29, [x4, #128]
    ldp q7, q30, [x4, #640]
    add x7, x13, x1
    add x20, x13, x0, lsl #1
    fadd v16.4s, v0.4s, v2.4s
    fsub v20.4s, v0.4s, v2.4s
    add x21, x15, x3
    add x22, x15, x3, lsl #2
    ldp q0, q26, [x4, #384]
    ldp q2, q28, [x4, #896]
    fadd v21.4s, v1.4s, v3.4s
    fsub v23.4s, v1.4s, v3.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v19.4s, v4.4s, v5.4s
    add x23, x15, x0
    add x24, x15, x3, lsl #3
    adrp x2, .Lconstants_nnp_fourier_8x8_gauss_right__aarch64_neon
    ldr q22, [x2, :lo12:.Lconstants_nnp_fourier_8x8_gauss_right__aarch64_neon]
    mov v24.16b, v20.16b
    fadd v25.4s, v17.4s, v18.4s
    add x10, x13, x3, lsl #1
    fadd v3.4s, v6.4s, v7.4s
    fsub v4.4s, v6.4s, v7.4s
    add x11, x13, x0
    add x12, x15, x5
    fadd v31.4s, v16.4s, v1.4s
    mov v27.16b, v19.16b
    add x25, x24, x0
    add x26, x15, x0, lsl #1
    fadd v5.4s, v0.4s, v2.4s
    fsub v0.4s, v2.4s, v0.4s
    add x9, x15, x1
    mov w0, #22
    fsub v1.4s, v16.4s, v1.4s
    fadd v16.4s, v29.4s, v30.4s
    add x27, x24, x3
    mul x0, x8, x0
    fsub v7.4s, v29.4s, v30.4s
    fadd v29.4s, v26.4s, v28.4s
    add x28, x24, x3, lsl #1
    add x6, x6, x0, lsl #2
    fadd v2.4s, v3.4s, v5.4s
    fadd v6.4s, v4.4s, v0.4s
    lsl x8, x8, #2
    add x5, x24, x5
    fsub v0.4s, v4.4s, v0.4s
    str q1, [x7]
    fsub v3.4s, v3.4s, v5.4s
    add x7, x8, x8, lsl #1
    fsub v4.4s, v28.4s, v26.4s
    fsub v26.4s, v17.4s, v18.4s
    add x0, x24, x3, lsl #2
    fadd v5.4s, v31.4s, v2.4s
    fmla v24.4s, v6.4s, v22.s[0]
    add x1, x7, x8, lsl #1
    add x2, x6, x8, lsl #3
    fmla v27.4s, v0.4s, v22.s[0]
    fsub v2.4s, v31.4s, v2.4s
    add x3, x1, x8, lsl #1
    add x30, x2, x8, lsl #3
    fmls v20.4s, v6.4s, v22.s[0]
    fmls v19.4s, v0.4s, v22.s[0]
    str q5, [x13]
    fsub v0.4s, v3.4s, v1.4s
    fadd v1.4s, v1.4s, v3.4s
    mov w13, #3
    str q2, [x14]
    fadd v2.4s, v21.4s, v25.4s
    fadd v3.4s, v16.4s, v29.4s
    fsub v5.4s, v27.4s, v24.4s
    str q24, [x16]
    fadd v6.4s, v24.4s, v27.4s
    str q20, [x17]
    fadd v17.4s, v20.4s, v19.4s
    fsub v18.4s, v20.4s, v19.4s
    fadd v19.4s, v7.4s, v4.4s
    fsub v4.4s, v7.4s, v4.4s
    str q5, [x19]
    mov v5.16b, v23.16b
    mov v7.16b, v26.16b
    str q6, [x20]
    fmul v6.4s, v17.4s, v22.s[1]
    fsub v17.4s, v21.4s, v25.4s
    str q0, [x15]
    fadd v0.4s, v2.4s, v3.4s
    fmla v5.4s, v19.4s, v22.s[0]
    str q1, [x21]
    fmla v7.4s, v4.4s, v22.s[0]
    fsub v1.4s, v2.4s, v3.4s
    str q18, [x22]
    fmls v23.4s, v19.4s, v22.s[0]
    fmls v26.4s, v4.4s, v22.s[0]
    str q6, [x23]
    fsub v2.4s, v16.4s, v29.4s
    str q17, [x24]
    str q0, [x10]
    fsub v0.4s, v7.4s, v5.4s
    fadd v3.4s, v5.4s, v7.4s
    str q1, [x11]
    fsub v1.4s, v2.4s, v17.4s
    fadd v4.4s, v23.4s, v26.4s
    str q5, [x12]
    fadd v2.4s, v17.4s, v2.4s
    fsub v5.4s, v23.4s, v26.4s
    str q23, [x25]
    str q0, [x26]
    fmul v0.4s, v4.4s, v22.s[1]
    str q3, [x9]
    str q1, [x27]
    str q2, [x28]
    str q5, [x5]
    str q0, [x0]
.Lrepeat_137:
    ldp q0, q1, [x4, #32]
    ldp q2, q3, [x4, #544]
    add x0, x2, x8, lsl #2
    add x5, x6, x7, lsl #1
    add x9, x30, x8, lsl #1
    add x10, x6, x7
    add x11, x2, x3
    ldp q4, q5, [x4, #288]
    ldp q6, q7, [x4, #800]
    add x12, x2, x8
    add x14, x30, x1
    add x15, x6, x8
    add x16, x6, x8, lsl #1
    add x17, x6, x8, lsl #2
    ldp q16, q17, [x4, #160]
    ldp q18, q19, [x4, #672]
    add x19, x6, x1
    add x20, x6, x3
    fadd v28.4s, v0.4s, v2.4s
    fsub v29.4s, v0.4s, v2.4s
    add x21, x2, x8, lsl #1
    add x22, x2, x7
    ldp q0, q2, [x4, #416]
    ldp q20, q21, [x4, #928]
    fsub v26.4s, v1.4s, v3.4s
    fadd v27.4s, v1.4s, v3.4s
    fadd v8.4s, v4.4s, v6.4s
    fsub v23.4s, v7.4s, v5.4s
    add x23, x2, x1
    add x24, x2, x7, lsl #1
    fsub v30.4s, v4.4s, v6.4s
    fadd v24.4s, v5.4s, v7.4s
    add x25, x30, x8
    add x26, x30, x7
    fadd v25.4s, v16.4s, v18.4s
    fsub v1.4s, v16.4s, v18.4s
    add x27, x30, x8, lsl #2
    add x28, x30, x7, lsl #1
    fsub v3.4s, v17.4s, v19.4s
    fadd v19.4s, v17.4s, v19.4s
    sub x13, x13, #1
    add x4, x4, #32
    fadd v31.4s, v0.4s, v20.4s
    fsub v0.4s, v20.4s, v0.4s
    fsub v4.4s, v21.4s, v2.4s
    fadd v6.4s, v2.4s, v21.4s
    fadd v2.4s, v28.4s, v8.4s
    fsub v20.4s, v1.4s, v3.4s
    fadd v5.4s, v25.4s, v31.4s
    fadd v16.4s, v29.4s, v23.4s
    fadd v21.4s, v0.4s, v4.4s
    fsub v7.4s, v28.4s, v8.4s
    fsub v17.4s, v6.4s, v19.4s
    fadd v3.4s, v1.4s, v3.4s
    fsub v0.4s, v4.4s, v0.4s
    fsub v18.4s, v29.4s, v23.4s
    fadd v28.4s, v2.4s, v5.4s
    fadd v1.4s, v20.4s, v21.4s
    fadd v23.4s, v26.4s, v30.4s
    fsub v29.4s, v2.4s, v5.4s
    mov v8.16b, v16.16b
    fadd v5.4s, v27.4s, v24.4s
    fadd v6.4s, v19.4s, v6.4s
    fadd v19.4s, v7.4s, v17.4s
    str q28, [x6]
    fsub v2.4s, v0.4s, v3.4s
    fsub v17.4s, v7.4s, v17.4s
    str q29, [x0]
    mov w0, #24
    fadd v7.4s, v3.4s, v0.4s
    fmla v8.4s, v1.4s, v22.s[0]
    mul x0, x8, x0
    mov v9.16b, v18.16b
    mov v10.16b, v23.16b
    str q19, [x5]
    add x5, x30, x3
    fmls v16.4s, v1.4s, v22.s[0]
    fsub v26.4s, v26.4s, v30.4s
    str q17, [x9]
    add x6, x6, x0
    fadd v0.4s, v5.4s, v6.4s
    fmla v9.4s, v2.4s, v22.s[0]
    fsub v24.4s, v27.4s, v24.4s
    fsub v1.4s, v25.4s, v31.4s
    str q8, [x10]
    fmla v10.4s, v7.4s, v22.s[0]
    fmls v18.4s, v2.4s, v22.s[0]
    fsub v21.4s, v20.4s, v21.4s
    str q16, [x11]
    mov v2.16b, v26.16b
    fsub v3.4s, v0.4s, v28.4s
    fadd v4.4s, v24.4s, v1.4s
    str q9, [x12]
    fadd v0.4s, v28.4s, v0.4s
    fsub v5.4s, v5.4s, v6.4s
    fmla v2.4s, v21.4s, v22.s[0]
    str q18, [x14]
    fsub v6.4s, v10.4s, v8.4s
    str q3, [x15]
    fadd v3.4s, v8.4s, v10.4s
    fsub v20.4s, v4.4s, v19.4s
    str q0, [x16]
    fadd v0.4s, v19.4s, v4.4s
    fmls v23.4s, v7.4s, v22.s[0]
    str q6, [x17]
    fsub v4.4s, v5.4s, v29.4s
    fsub v1.4s, v24.4s, v1.4s
    str q3, [x19]
    fsub v3.4s, v2.4s, v9.4s
    fadd v2.4s, v9.4s, v2.4s
    str q20, [x20]
    fadd v5.4s, v29.4s, v5.4s
    fmls v26.4s, v21.4s, v22.s[0]
    str q0, [x2]
    fsub v0.4s, v23.4s, v16.4s
    fadd v6.4s, v16.4s, v23.4s
    add x2, x2, x0
    str q3, [x21]
    fsub v3.4s, v1.4s, v17.4s
    fadd v1.4s, v17.4s, v1.4s
    str q2, [x22]
    str q4, [x23]
    fsub v2.4s, v26.4s, v18.4s
    fadd v4.4s, v18.4s, v26.4s
    str q5, [x24]
    str q0, [x30]
    add x30, x30, x0
    str q6, [x25]
    str q3, [x26]
    str q1, [x27]
    str q2, [x28]
    str q4, [x5]
    cbnz x13, .Lrepeat_137
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp x27, x28, [sp, #64]
    ldr x30, [sp, #80]
    ldp d8, d9, [sp, #88]
    ldr d10, [sp, #104]
    add sp, sp, #112
    ret
    .size nnp_fourier_8x8_gauss_right__aarch64_neon, . - nnp_fourier_8x8_gauss_right__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_8x8_gauss_output_with_bias__aarch64_neon:
    .long 0x40000000, 0x3fb504f3, 0x3f3504f3, 0x3c800000
    .long 0x3d000000, 0x3cb504f3, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_8x8_gauss_output_with_bias__aarch64_neon
    .type nnp_fourier_8x8_gauss_output_with_bias__aarch64_neon, %function
nnp_fourier_8x8_gauss_output_with_bias__aarch64_neon:
    sub sp, sp, #112
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp d8, d9, [sp, #64]
    stp d10, d11, [sp, #80]
    str d12, [sp, #96]
    mov x14, x1
    mov x16, x0
    adrp x0, .Lconstants_nnp_fourier_8x8_gauss_output_with_bias__aarch64_neon
    ldr q18, [x0, :lo12:.Lconstants_nnp_fourier_8x8_gauss_output_with_bias__aarch64_neon]
    lsl x17, x14, #2
    mov x0, x16
    ldr q19, [x2]
    mov w15, #22
    add x1, x17, x17, lsl #1
    add x2, x0, x17, lsl #3
    add x6, x0, x17
    ldr q0, [x0]
    add x19, x1, x17, lsl #1
    add x7, x0, x17, lsl #1
    add x8, x0, x1
    ldr q1, [x6]
    add x6, x19, x17, lsl #1
    add x20, x2, x17, lsl #3
    ldr q2, [x7]
    ldr q3, [x8]
    add x7, x0, x17, lsl #2
    add x8, x0, x1, lsl #1
    add x9, x0, x19
    ldr q4, [x2]
    add x0, x0, x6
    add x10, x2, x17
    add x11, x2, x17, lsl #1
    ldr q5, [x7]
    add x7, x2, x17, lsl #2
    add x12, x2, x1
    add x13, x2, x19
    ldr q6, [x8]
    add x6, x2, x6
    add x2, x2, x1, lsl #1
    add x8, x20, x17, lsl #1
    ldr q7, [x9]
    add x9, x20, x17
    add x1, x20, x1
    add x19, x20, x19
    ldr q16, [x0]
    add x0, x20, x17, lsl #2
    ldr q17, [x10]
    ldr q28, [x11]
    fadd v21.4s, v0.4s, v1.4s
    ldr q30, [x7]
    ldr q31, [x12]
    fsub v22.4s, v0.4s, v1.4s
    fadd v23.4s, v2.4s, v3.4s
    ldr q8, [x13]
    ldr q20, [x6]
    fsub v24.4s, v2.4s, v3.4s
    fsub v29.4s, v5.4s, v6.4s
    ldr q3, [x2]
    ldr q6, [x20]
    fadd v7.4s, v5.4s, v7.4s
    mov v25.16b, v21.16b
    ldr q0, [x8]
    ldr q1, [x9]
    fadd v9.4s, v16.4s, v4.4s
    mov v26.16b, v22.16b
    ldr q4, [x1]
    ldr q2, [x19]
    fsub v5.4s, v16.4s, v17.4s
    mov v27.16b, v24.16b
    ldr q10, [x0]
    fsub v16.4s, v28.4s, v30.4s
    fadd v30.4s, v28.4s, v31.4s
    mul x0, x14, x15
    fsub v17.4s, v8.4s, v20.4s
    mov v28.16b, v23.16b
    add x16, x16, x0, lsl #2
    lsl x17, x14, #2
    fadd v20.4s, v8.4s, v3.4s
    fmls v26.4s, v9.4s, v18.s[0]
    add x19, x17, x17, lsl #1
    mov x20, x16
    fsub v0.4s, v6.4s, v0.4s
    fadd v1.4s, v6.4s, v1.4s
    mov x15, x5
    add x16, x19, x17, lsl #1
    fsub v31.4s, v4.4s, v2.4s
    fadd v2.4s, v7.4s, v30.4s
    add x21, x20, x17, lsl #3
    mov x22, x3
    fadd v3.4s, v4.4s, v10.4s
    fsub v4.4s, v29.4s, v16.4s
    mov x11, x4
    str q19, [x15, #1024]
    fmla v22.4s, v9.4s, v18.s[0]
    fmla v25.4s, v5.4s, v18.s[0]
    add x12, x16, x17, lsl #1
    add x13, x21, x17, lsl #3
    fmls v21.4s, v5.4s, v18.s[0]
    fsub v5.4s, v17.4s, v31.4s
    mov x14, x15
    mov w23, #3
    fadd v6.4s, v20.4s, v3.4s
    fmls v27.4s, v1.4s, v18.s[0]
    fmla v24.4s, v1.4s, v18.s[0]
    fmla v28.4s, v0.4s, v18.s[0]
    fmls v23.4s, v0.4s, v18.s[0]
    fsub v30.4s, v7.4s, v30.4s
    fadd v29.4s, v29.4s, v16.4s
    fsub v8.4s, v4.4s, v2.4s
    fadd v0.4s, v2.4s, v4.4s
    fsub v1.4s, v20.4s, v3.4s
    fadd v2.4s, v17.4s, v31.4s
    fsub v3.4s, v5.4s, v6.4s
    fadd v4.4s, v6.4s, v5.4s
    mov v5.16b, v22.16b
    mov v6.16b, v26.16b
    mov v7.16b, v21.16b
    mov v16.16b, v25.16b
    mov v17.16b, v24.16b
    mov v19.16b, v27.16b
    mov v20.16b, v23.16b
    mov v31.16b, v28.16b
    fmls v5.4s, v0.4s, v18.s[1]
    fmla v22.4s, v0.4s, v18.s[1]
    fmla v6.4s, v8.4s, v18.s[1]
    fmls v26.4s, v8.4s, v18.s[1]
    fmls v7.4s, v30.4s, v18.s[0]
    fmla v21.4s, v30.4s, v18.s[0]
    fmla v16.4s, v29.4s, v18.s[0]
    fmls v25.4s, v29.4s, v18.s[0]
    fmls v17.4s, v4.4s, v18.s[1]
    str q5, [x15, #384]
    fmla v24.4s, v4.4s, v18.s[1]
    fmla v19.4s, v3.4s, v18.s[1]
    str q22, [x15, #896]
    str q6, [x15, #128]
    fmls v27.4s, v3.4s, v18.s[1]
    fmls v20.4s, v1.4s, v18.s[0]
    str q26, [x15, #640]
    str q7, [x15, #256]
    fmla v23.4s, v1.4s, v18.s[0]
    fmla v31.4s, v2.4s, v18.s[0]
    str q21, [x15, #768]
    str q16, [x15]
    fmls v28.4s, v2.4s, v18.s[0]
    str q25, [x15, #512]
    str q17, [x15, #400]
    str q24, [x15, #912]
    str q19, [x15, #144]
    str q27, [x15, #656]
    str q20, [x15, #272]
    str q23, [x15, #784]
    str q31, [x15, #16]
    str q28, [x15, #528]
.Lrepeat_138:
    add x0, x20, x19
    add x1, x20, x16
    add x2, x20, x17, lsl #2
    ldr q0, [x13]
    add x3, x21, x17
    add x4, x21, x19
    add x5, x21, x17, lsl #1
    ldr q1, [x0]
    add x0, x21, x12
    add x6, x13, x17
    add x24, x13, x16
    ldr q2, [x1]
    add x9, x13, x12
    add x10, x13, x19, lsl #1
    add x25, x20, x17, lsl #1
    ldr q3, [x2]
    add x7, x20, x17
    add x8, x20, x19, lsl #1
    add x26, x20, x12
    ldr q4, [x3]
    ldr q5, [x4]
    ldr q6, [x5]
    add x1, x21, x17, lsl #2
    add x2, x21, x19, lsl #1
    add x3, x21, x16
    ldr q7, [x0]
    ldr q16, [x6]
    add x0, x13, x17, lsl #1
    add x4, x13, x17, lsl #2
    add x5, x13, x19
    ldr q17, [x24]
    ldr q19, [x9]
    ldr q20, [x10]
    ldr q29, [x20]
    fsub v21.4s, v1.4s, v2.4s
    fadd v22.4s, v1.4s, v3.4s
    ldr q1, [x25]
    ldr q2, [x7]
    mov w6, #24
    sub x23, x23, #1
    ldr q31, [x8]
    ldr q3, [x21]
    fsub v23.4s, v4.4s, v5.4s
    fadd v24.4s, v4.4s, v6.4s
    ldr q4, [x26]
    ldr q28, [x1]
    fsub v25.4s, v7.4s, v16.4s
    fadd v26.4s, v7.4s, v0.4s
    ldr q0, [x2]
    ldr q5, [x3]
    fsub v27.4s, v17.4s, v19.4s
    mul x1, x17, x6
    ldr q16, [x0]
    ldr q6, [x4]
    fadd v20.4s, v17.4s, v20.4s
    add x20, x20, x1
    ldr q7, [x5]
    fsub v30.4s, v29.4s, v1.4s
    fadd v29.4s, v29.4s, v2.4s
    add x21, x21, x1
    fsub v8.4s, v31.4s, v3.4s
    fsub v17.4s, v21.4s, v25.4s
    add x13, x13, x1
    fadd v31.4s, v31.4s, v4.4s
    fsub v1.4s, v22.4s, v26.4s
    fsub v19.4s, v28.4s, v0.4s
    fadd v9.4s, v28.4s, v5.4s
    fsub v4.4s, v16.4s, v6.4s
    fsub v0.4s, v27.4s, v23.4s
    fadd v2.4s, v16.4s, v7.4s
    fsub v3.4s, v20.4s, v24.4s
    fsub v5.4s, v30.4s, v19.4s
    fsub v6.4s, v29.4s, v9.4s
    fsub v7.4s, v8.4s, v4.4s
    fsub v28.4s, v17.4s, v1.4s
    fsub v16.4s, v2.4s, v31.4s
    fadd v17.4s, v17.4s, v1.4s
    fadd v10.4s, v0.4s, v3.4s
    fsub v3.4s, v3.4s, v0.4s
    fadd v30.4s, v30.4s, v19.4s
    fadd v9.4s, v29.4s, v9.4s
    fadd v8.4s, v8.4s, v4.4s
    fadd v12.4s, v31.4s, v2.4s
    fadd v19.4s, v5.4s, v16.4s
    fadd v29.4s, v6.4s, v7.4s
    fsub v31.4s, v5.4s, v16.4s
    fsub v11.4s, v6.4s, v7.4s
    fadd v21.4s, v21.4s, v25.4s
    fadd v0.4s, v22.4s, v26.4s
    fadd v1.4s, v23.4s, v27.4s
    fadd v2.4s, v24.4s, v20.4s
    fadd v23.4s, v28.4s, v10.4s
    fadd v24.4s, v17.4s, v3.4s
    fsub v3.4s, v3.4s, v17.4s
    fsub v4.4s, v28.4s, v10.4s
    fadd v5.4s, v30.4s, v8.4s
    fadd v6.4s, v9.4s, v12.4s
    fsub v25.4s, v30.4s, v8.4s
    fsub v7.4s, v9.4s, v12.4s
    fadd v16.4s, v21.4s, v1.4s
    fadd v17.4s, v0.4s, v2.4s
    fsub v0.4s, v2.4s, v0.4s
    fsub v1.4s, v21.4s, v1.4s
    mov v2.16b, v19.16b
    mov v20.16b, v29.16b
    mov v21.16b, v31.16b
    mov v22.16b, v11.16b
    fmla v2.4s, v23.4s, v18.s[2]
    fmla v20.4s, v24.4s, v18.s[2]
    fmls v19.4s, v23.4s, v18.s[2]
    fmls v29.4s, v24.4s, v18.s[2]
    fmla v21.4s, v3.4s, v18.s[2]
    fmla v22.4s, v4.4s, v18.s[2]
    fmls v31.4s, v3.4s, v18.s[2]
    fmls v11.4s, v4.4s, v18.s[2]
    fadd v3.4s, v5.4s, v16.4s
    fadd v4.4s, v6.4s, v17.4s
    str q2, [x14, #160]
    str q20, [x14, #176]
    fsub v2.4s, v5.4s, v16.4s
    fsub v5.4s, v6.4s, v17.4s
    str q19, [x14, #672]
    str q29, [x14, #688]
    fadd v6.4s, v25.4s, v0.4s
    fadd v16.4s, v7.4s, v1.4s
    str q21, [x14, #416]
    str q22, [x14, #432]
    fsub v0.4s, v25.4s, v0.4s
    fsub v1.4s, v7.4s, v1.4s
    str q3, [x14, #32]
    str q4, [x14, #48]
    str q2, [x14, #544]
    str q5, [x14, #560]
    str q6, [x14, #288]
    str q16, [x14, #304]
    str q0, [x14, #800]
    str q1, [x14, #816]
    str q31, [x14, #928]
    str q11, [x14, #944]
    add x14, x14, #32
    cbnz x23, .Lrepeat_138
    ldr x0, [x11]
    ldr x6, [x11, #8]
    mov x7, x15
    ldr w8, [x11, #16]
    ldr w4, [x11, #20]
    mov w9, #8
    lsl x0, x0, #2
    add x5, x22, x0
    add x10, x5, x0
    add x11, x10, x0
.Lrepeat_139:
    tst x8, #1
    beq .Lotherwise_140
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x7], #64
    ldr q17, [x15, #1024]
    mov x0, x4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x7]
    ubfx x0, x0, #0, #4
    sub x7, x7, #64
    adrp x1, .Lconstants_nnp_fourier_8x8_gauss_output_with_bias__aarch64_neon+16
    ldr q19, [x1, :lo12:.Lconstants_nnp_fourier_8x8_gauss_output_with_bias__aarch64_neon+16]
    fmla v17.4s, v4.4s, v18.s[3]
    fadd v4.4s, v7.4s, v3.4s
    fsub v16.4s, v6.4s, v2.4s
    fsub v3.4s, v7.4s, v3.4s
    fadd v2.4s, v6.4s, v2.4s
    mov v7.16b, v17.16b
    fmls v17.4s, v5.4s, v18.s[3]
    fsub v6.4s, v16.4s, v4.4s
    fadd v20.4s, v4.4s, v16.4s
    fmla v7.4s, v5.4s, v18.s[3]
    mov v16.16b, v17.16b
    fmla v17.4s, v1.4s, v19.s[0]
    mov v21.16b, v7.16b
    fmls v16.4s, v1.4s, v19.s[0]
    fmls v7.4s, v0.4s, v19.s[0]
    fmla v21.4s, v0.4s, v19.s[0]
    mov v0.16b, v17.16b
    mov v1.16b, v16.16b
    fmls v16.4s, v6.4s, v19.s[1]
    mov v4.16b, v7.16b
    fmla v7.4s, v3.4s, v19.s[0]
    mov v5.16b, v21.16b
    fmls v21.4s, v2.4s, v19.s[0]
    fmla v1.4s, v6.4s, v19.s[1]
    fmls v4.4s, v3.4s, v19.s[0]
    fmla v5.4s, v2.4s, v19.s[0]
    fmls v0.4s, v20.4s, v19.s[1]
    cmp x0, #15
    bne .Lotherwise_141
    zip1 v2.4s, v5.4s, v4.4s
    zip1 v3.4s, v1.4s, v0.4s
    zip2 v4.4s, v5.4s, v4.4s
    zip2 v0.4s, v1.4s, v0.4s
    zip1 v1.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    zip1 v3.4s, v4.4s, v0.4s
    zip2 v0.4s, v4.4s, v0.4s
    str q1, [x22]
    str q2, [x5]
    str q3, [x10]
    str q0, [x11]
    b .Lend_142
.Lotherwise_141:
    cmp x0, #3
    bne .Lotherwise_143
    zip1 v0.4s, v5.4s, v1.4s
    zip2 v1.4s, v5.4s, v1.4s
    str d0, [x22]
    st1 {v0.d}[1], [x5]
    str d1, [x10]
    st1 {v1.d}[1], [x11]
    b .Lend_144
.Lotherwise_143:
    cbnz x0, .Lotherwise_145
    b .Lend_146
.Lotherwise_145:
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_147
    zip1 v2.4s, v5.4s, v4.4s
    zip1 v3.4s, v1.4s, v0.4s
    zip2 v4.4s, v5.4s, v4.4s
    zip2 v0.4s, v1.4s, v0.4s
    zip1 v1.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    zip1 v3.4s, v4.4s, v0.4s
    zip2 v0.4s, v4.4s, v0.4s
    str q1, [x22]
    str q2, [x5]
    str q3, [x10]
    str q0, [x11]
    b .Lend_148
.Lotherwise_147:
    tst x0, #1
    beq .Lotherwise_149
    st1 {v5.s}[0], [x22]
    st1 {v5.s}[1], [x5]
    st1 {v5.s}[2], [x10]
    st1 {v5.s}[3], [x11]
.Lotherwise_149:
    tst x0, #2
    beq .Lotherwise_150
    add x1, x22, #4
    add x2, x5, #4
    add x3, x10, #4
    st1 {v1.s}[0], [x1]
    add x1, x11, #4
    st1 {v1.s}[1], [x2]
    st1 {v1.s}[2], [x3]
    st1 {v1.s}[3], [x1]
.Lotherwise_150:
    tst x0, #4
    beq .Lotherwise_151
    add x1, x22, #8
    add x2, x5, #8
    add x3, x10, #8
    st1 {v4.s}[0], [x1]
    add x1, x11, #8
    st1 {v4.s}[1], [x2]
    st1 {v4.s}[2], [x3]
    st1 {v4.s}[3], [x1]
.Lotherwise_151:
    tst x0, #8
    beq .Lotherwise_152
    add x0, x22, #12
    add x1, x5, #12
    add x2, x10, #12
    st1 {v0.s}[0], [x0]
    add x0, x11, #12
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_152:
.Lend_148:
.Lend_146:
.Lend_144:
.Lend_142:
    lsr x0, x4, #4
    fmla v17.4s, v20.4s, v19.s[1]
    ubfx x0, x0, #0, #4
    cmp x0, #15
    bne .Lotherwise_153
    zip1 v0.4s, v21.4s, v7.4s
    zip1 v1.4s, v16.4s, v17.4s
    zip2 v2.4s, v21.4s, v7.4s
    zip2 v3.4s, v16.4s, v17.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    str q4, [x22, #16]
    str q0, [x5, #16]
    str q1, [x10, #16]
    str q2, [x11, #16]
    b .Lend_154
.Lotherwise_153:
    cmp x0, #3
    bne .Lotherwise_155
    zip1 v0.4s, v21.4s, v16.4s
    zip2 v1.4s, v21.4s, v16.4s
    add x0, x5, #16
    add x1, x11, #16
    str d0, [x22, #16]
    st1 {v0.d}[1], [x0]
    str d1, [x10, #16]
    st1 {v1.d}[1], [x1]
    b .Lend_156
.Lotherwise_155:
    cbnz x0, .Lotherwise_157
    b .Lend_158
.Lotherwise_157:
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_159
    zip1 v0.4s, v21.4s, v7.4s
    zip1 v1.4s, v16.4s, v17.4s
    zip2 v2.4s, v21.4s, v7.4s
    zip2 v3.4s, v16.4s, v17.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    str q4, [x22, #16]
    str q0, [x5, #16]
    str q1, [x10, #16]
    str q2, [x11, #16]
    b .Lend_160
.Lotherwise_159:
    tst x0, #1
    beq .Lotherwise_161
    add x1, x22, #16
    add x2, x5, #16
    add x3, x10, #16
    st1 {v21.s}[0], [x1]
    add x1, x11, #16
    st1 {v21.s}[1], [x2]
    st1 {v21.s}[2], [x3]
    st1 {v21.s}[3], [x1]
.Lotherwise_161:
    tst x0, #2
    beq .Lotherwise_162
    add x1, x22, #20
    add x2, x5, #20
    add x3, x10, #20
    st1 {v16.s}[0], [x1]
    add x1, x11, #20
    st1 {v16.s}[1], [x2]
    st1 {v16.s}[2], [x3]
    st1 {v16.s}[3], [x1]
.Lotherwise_162:
    tst x0, #4
    beq .Lotherwise_163
    add x1, x22, #24
    add x2, x5, #24
    add x3, x10, #24
    st1 {v7.s}[0], [x1]
    add x1, x11, #24
    st1 {v7.s}[1], [x2]
    st1 {v7.s}[2], [x3]
    st1 {v7.s}[3], [x1]
.Lotherwise_163:
    tst x0, #8
    beq .Lotherwise_164
    add x0, x22, #28
    add x1, x5, #28
    add x2, x10, #28
    st1 {v17.s}[0], [x0]
    add x0, x11, #28
    st1 {v17.s}[1], [x1]
    st1 {v17.s}[2], [x2]
    st1 {v17.s}[3], [x0]
.Lotherwise_164:
.Lend_160:
.Lend_158:
.Lend_156:
.Lend_154:
.Lotherwise_140:
    sub x9, x9, #1
    lsr x8, x8, #1
    add x22, x22, x6, lsl #2
    add x5, x5, x6, lsl #2
    add x10, x10, x6, lsl #2
    add x11, x11, x6, lsl #2
    add x7, x7, #128
    cbnz x9, .Lrepeat_139
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp d8, d9, [sp, #64]
    ldp d10, d11, [sp, #80]
    ldr d12, [sp, #96]
    add sp, sp, #112
    ret
    .size nnp_fourier_8x8_gauss_output_with_bias__aarch64_neon, . - nnp_fourier_8x8_gauss_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_8x8_gauss_output_with_bias_with_relu__aarch64_neon:
    .long 0x40000000, 0x3fb504f3, 0x3f3504f3, 0x3c800000
    .long 0x3d000000, 0x3cb504f3, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_8x8_gauss_output_with_bias_with_relu__aarch64_neon
    .type nnp_fourier_8x8_gauss_output_with_bias_with_relu__aarch64_neon, %function
nnp_fourier_8x8_gauss_output_with_bias_with_relu__aarch64_neon:
    sub sp, sp, #112
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp d8, d9, [sp, #64]
    stp d10, d11, [sp, #80]
    str d12, [sp, #96]
    mov x14, x1
    mov x16, x0
    adrp x0, .Lconstants_nnp_fourier_8x8_gauss_output_with_bias_with_relu__aarch64_neon
    ldr q18, [x0, :lo12:.Lconstants_nnp_fourier_8x8_gauss_output_with_bias_with_relu__aarch64_neon]
    lsl x17, x14, #2
    mov x0, x16
    ldr q19, [x2]
    mov w15, #22
    add x1, x17, x17, lsl #1
    add x2, x0, x17, lsl #3
    add x6, x0, x17
    ldr q0, [x0]
    add x19, x1, x17, lsl #1
    add x7, x0, x17, lsl #1
    add x8, x0, x1
    ldr q1, [x6]
    add x6, x19, x17, lsl #1
    add x20, x2, x17, lsl #3
    ldr q2, [x7]
    ldr q3, [x8]
    add x7, x0, x17, lsl #2
    add x8, x0, x1, lsl #1
    add x9, x0, x19
    ldr q4, [x2]
    add x0, x0, x6
    add x10, x2, x17
    add x11, x2, x17, lsl #1
    ldr q5, [x7]
    add x7, x2, x17, lsl #2
    add x12, x2, x1
    add x13, x2, x19
    ldr q6, [x8]
    add x6, x2, x6
    add x2, x2, x1, lsl #1
    add x8, x20, x17, lsl #1
    ldr q7, [x9]
    add x9, x20, x17
    add x1, x20, x1
    add x19, x20, x19
    ldr q16, [x0]
    add x0, x20, x17, lsl #2
    ldr q17, [x10]
    ldr q28, [x11]
    fadd v21.4s, v0.4s, v1.4s
    ldr q30, [x7]
    ldr q31, [x12]
    fsub v22.4s, v0.4s, v1.4s
    fadd v23.4s, v2.4s, v3.4s
    ldr q8, [x13]
    ldr q20, [x6]
    fsub v24.4s, v2.4s, v3.4s
    fsub v29.4s, v5.4s, v6.4s
    ldr q3, [x2]
    ldr q6, [x20]
    fadd v7.4s, v5.4s, v7.4s
    mov v25.16b, v21.16b
    ldr q0, [x8]
    ldr q1, [x9]
    fadd v9.4s, v16.4s, v4.4s
    mov v26.16b, v22.16b
    ldr q4, [x1]
    ldr q2, [x19]
    fsub v5.4s, v16.4s, v17.4s
    mov v27.16b, v24.16b
    ldr q10, [x0]
    fsub v16.4s, v28.4s, v30.4s
    fadd v30.4s, v28.4s, v31.4s
    mul x0, x14, x15
    fsub v17.4s, v8.4s, v20.4s
    mov v28.16b, v23.16b
    add x16, x16, x0, lsl #2
    lsl x17, x14, #2
    fadd v20.4s, v8.4s, v3.4s
    fmls v26.4s, v9.4s, v18.s[0]
    add x19, x17, x17, lsl #1
    mov x20, x16
    fsub v0.4s, v6.4s, v0.4s
    fadd v1.4s, v6.4s, v1.4s
    mov x15, x5
    add x16, x19, x17, lsl #1
    fsub v31.4s, v4.4s, v2.4s
    fadd v2.4s, v7.4s, v30.4s
    add x21, x20, x17, lsl #3
    mov x22, x3
    fadd v3.4s, v4.4s, v10.4s
    fsub v4.4s, v29.4s, v16.4s
    mov x11, x4
    str q19, [x15, #1024]
    fmla v22.4s, v9.4s, v18.s[0]
    fmla v25.4s, v5.4s, v18.s[0]
    add x12, x16, x17, lsl #1
    add x13, x21, x17, lsl #3
    fmls v21.4s, v5.4s, v18.s[0]
    fsub v5.4s, v17.4s, v31.4s
    mov x14, x15
    mov w23, #3
    fadd v6.4s, v20.4s, v3.4s
    fmls v27.4s, v1.4s, v18.s[0]
    fmla v24.4s, v1.4s, v18.s[0]
    fmla v28.4s, v0.4s, v18.s[0]
    fmls v23.4s, v0.4s, v18.s[0]
    fsub v30.4s, v7.4s, v30.4s
    fadd v29.4s, v29.4s, v16.4s
    fsub v8.4s, v4.4s, v2.4s
    fadd v0.4s, v2.4s, v4.4s
    fsub v1.4s, v20.4s, v3.4s
    fadd v2.4s, v17.4s, v31.4s
    fsub v3.4s, v5.4s, v6.4s
    fadd v4.4s, v6.4s, v5.4s
    mov v5.16b, v22.16b
    mov v6.16b, v26.16b
    mov v7.16b, v21.16b
    mov v16.16b, v25.16b
    mov v17.16b, v24.16b
    mov v19.16b, v27.16b
    mov v20.16b, v23.16b
    mov v31.16b, v28.16b
    fmls v5.4s, v0.4s, v18.s[1]
    fmla v22.4s, v0.4s, v18.s[1]
    fmla v6.4s, v8.4s, v18.s[1]
    fmls v26.4s, v8.4s, v18.s[1]
    fmls v7.4s, v30.4s, v18.s[0]
    fmla v21.4s, v30.4s, v18.s[0]
    fmla v16.4s, v29.4s, v18.s[0]
    fmls v25.4s, v29.4s, v18.s[0]
    fmls v17.4s, v4.4s, v18.s[1]
    str q5, [x15, #384]
    fmla v24.4s, v4.4s, v18.s[1]
    fmla v19.4s, v3.4s, v18.s[1]
    str q22, [x15, #896]
    str q6, [x15, #128]
    fmls v27.4s, v3.4s, v18.s[1]
    fmls v20.4s, v1.4s, v18.s[0]
    str q26, [x15, #640]
    str q7, [x15, #256]
    fmla v23.4s, v1.4s, v18.s[0]
    fmla v31.4s, v2.4s, v18.s[0]
    str q21, [x15, #768]
    str q16, [x15]
    fmls v28.4s, v2.4s, v18.s[0]
    str q25, [x15, #512]
    str q17, [x15, #400]
    str q24, [x15, #912]
    str q19, [x15, #144]
    str q27, [x15, #656]
    str q20, [x15, #272]
    str q23, [x15, #784]
    str q31, [x15, #16]
    str q28, [x15, #528]
.Lrepeat_165:
    add x0, x20, x19
    add x1, x20, x16
    add x2, x20, x17, lsl #2
    ldr q0, [x13]
    add x3, x21, x17
    add x4, x21, x19
    add x5, x21, x17, lsl #1
    ldr q1, [x0]
    add x0, x21, x12
    add x6, x13, x17
    add x24, x13, x16
    ldr q2, [x1]
    add x9, x13, x12
    add x10, x13, x19, lsl #1
    add x25, x20, x17, lsl #1
    ldr q3, [x2]
    add x7, x20, x17
    add x8, x20, x19, lsl #1
    add x26, x20, x12
    ldr q4, [x3]
    ldr q5, [x4]
    ldr q6, [x5]
    add x1, x21, x17, lsl #2
    add x2, x21, x19, lsl #1
    add x3, x21, x16
    ldr q7, [x0]
    ldr q16, [x6]
    add x0, x13, x17, lsl #1
    add x4, x13, x17, lsl #2
    add x5, x13, x19
    ldr q17, [x24]
    ldr q19, [x9]
    ldr q20, [x10]
    ldr q29, [x20]
    fsub v21.4s, v1.4s, v2.4s
    fadd v22.4s, v1.4s, v3.4s
    ldr q1, [x25]
    ldr q2, [x7]
    mov w6, #24
    sub x23, x23, #1
    ldr q31, [x8]
    ldr q3, [x21]
    fsub v23.4s, v4.4s, v5.4s
    fadd v24.4s, v4.4s, v6.4s
    ldr q4, [x26]
    ldr q28, [x1]
    fsub v25.4s, v7.4s, v16.4s
    fadd v26.4s, v7.4s, v0.4s
    ldr q0, [x2]
    ldr q5, [x3]
    fsub v27.4s, v17.4s, v19.4s
    mul x1, x17, x6
    ldr q16, [x0]
    ldr q6, [x4]
    fadd v20.4s, v17.4s, v20.4s
    add x20, x20, x1
    ldr q7, [x5]
    fsub v30.4s, v29.4s, v1.4s
    fadd v29.4s, v29.4s, v2.4s
    add x21, x21, x1
    fsub v8.4s, v31.4s, v3.4s
    fsub v17.4s, v21.4s, v25.4s
    add x13, x13, x1
    fadd v31.4s, v31.4s, v4.4s
    fsub v1.4s, v22.4s, v26.4s
    fsub v19.4s, v28.4s, v0.4s
    fadd v9.4s, v28.4s, v5.4s
    fsub v4.4s, v16.4s, v6.4s
    fsub v0.4s, v27.4s, v23.4s
    fadd v2.4s, v16.4s, v7.4s
    fsub v3.4s, v20.4s, v24.4s
    fsub v5.4s, v30.4s, v19.4s
    fsub v6.4s, v29.4s, v9.4s
    fsub v7.4s, v8.4s, v4.4s
    fsub v28.4s, v17.4s, v1.4s
    fsub v16.4s, v2.4s, v31.4s
    fadd v17.4s, v17.4s, v1.4s
    fadd v10.4s, v0.4s, v3.4s
    fsub v3.4s, v3.4s, v0.4s
    fadd v30.4s, v30.4s, v19.4s
    fadd v9.4s, v29.4s, v9.4s
    fadd v8.4s, v8.4s, v4.4s
    fadd v12.4s, v31.4s, v2.4s
    fadd v19.4s, v5.4s, v16.4s
    fadd v29.4s, v6.4s, v7.4s
    fsub v31.4s, v5.4s, v16.4s
    fsub v11.4s, v6.4s, v7.4s
    fadd v21.4s, v21.4s, v25.4s
    fadd v0.4s, v22.4s, v26.4s
    fadd v1.4s, v23.4s, v27.4s
    fadd v2.4s, v24.4s, v20.4s
    fadd v23.4s, v28.4s, v10.4s
    fadd v24.4s, v17.4s, v3.4s
    fsub v3.4s, v3.4s, v17.4s
    fsub v4.4s, v28.4s, v10.4s
    fadd v5.4s, v30.4s, v8.4s
    fadd v6.4s, v9.4s, v12.4s
    fsub v25.4s, v30.4s, v8.4s
    fsub v7.4s, v9.4s, v12.4s
    fadd v16.4s, v21.4s, v1.4s
    fadd v17.4s, v0.4s, v2.4s
    fsub v0.4s, v2.4s, v0.4s
    fsub v1.4s, v21.4s, v1.4s
    mov v2.16b, v19.16b
    mov v20.16b, v29.16b
    mov v21.16b, v31.16b
    mov v22.16b, v11.16b
    fmla v2.4s, v23.4s, v18.s[2]
    fmla v20.4s, v24.4s, v18.s[2]
    fmls v19.4s, v23.4s, v18.s[2]
    fmls v29.4s, v24.4s, v18.s[2]
    fmla v21.4s, v3.4s, v18.s[2]
    fmla v22.4s, v4.4s, v18.s[2]
    fmls v31.4s, v3.4s, v18.s[2]
    fmls v11.4s, v4.4s, v18.s[2]
    fadd v3.4s, v5.4s, v16.4s
    fadd v4.4s, v6.4s, v17.4s
    str q2, [x14, #160]
    str q20, [x14, #176]
    fsub v2.4s, v5.4s, v16.4s
    fsub v5.4s, v6.4s, v17.4s
    str q19, [x14, #672]
    str q29, [x14, #688]
    fadd v6.4s, v25.4s, v0.4s
    fadd v16.4s, v7.4s, v1.4s
    str q21, [x14, #416]
    str q22, [x14, #432]
    fsub v0.4s, v25.4s, v0.4s
    fsub v1.4s, v7.4s, v1.4s
    str q3, [x14, #32]
    str q4, [x14, #48]
    str q2, [x14, #544]
    str q5, [x14, #560]
    str q6, [x14, #288]
    str q16, [x14, #304]
    str q0, [x14, #800]
    str q1, [x14, #816]
    str q31, [x14, #928]
    str q11, [x14, #944]
    add x14, x14, #32
    cbnz x23, .Lrepeat_165
    ldr x0, [x11]
    ldr x6, [x11, #8]
    mov x7, x15
    ldr w8, [x11, #16]
    ldr w4, [x11, #20]
    mov w9, #8
    lsl x0, x0, #2
    add x5, x22, x0
    add x10, x5, x0
    add x11, x10, x0
.Lrepeat_166:
    tst x8, #1
    beq .Lotherwise_167
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x7], #64
    ldr q19, [x15, #1024]
    movi v16.4s, #0
    mov x0, x4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x7]
    ubfx x0, x0, #0, #4
    sub x7, x7, #64
    adrp x1, .Lconstants_nnp_fourier_8x8_gauss_output_with_bias_with_relu__aarch64_neon+16
    ldr q20, [x1, :lo12:.Lconstants_nnp_fourier_8x8_gauss_output_with_bias_with_relu__aarch64_neon+16]
    fmla v19.4s, v4.4s, v18.s[3]
    fadd v4.4s, v7.4s, v3.4s
    fsub v17.4s, v6.4s, v2.4s
    fsub v3.4s, v7.4s, v3.4s
    fadd v2.4s, v6.4s, v2.4s
    mov v7.16b, v19.16b
    fmls v19.4s, v5.4s, v18.s[3]
    fsub v6.4s, v17.4s, v4.4s
    fadd v21.4s, v4.4s, v17.4s
    fmla v7.4s, v5.4s, v18.s[3]
    mov v17.16b, v19.16b
    fmla v19.4s, v1.4s, v20.s[0]
    mov v22.16b, v7.16b
    fmls v17.4s, v1.4s, v20.s[0]
    fmls v7.4s, v0.4s, v20.s[0]
    fmla v22.4s, v0.4s, v20.s[0]
    mov v0.16b, v19.16b
    mov v1.16b, v17.16b
    fmls v0.4s, v21.4s, v20.s[1]
    mov v4.16b, v7.16b
    fmls v17.4s, v6.4s, v20.s[1]
    mov v5.16b, v22.16b
    fmla v1.4s, v6.4s, v20.s[1]
    fmls v4.4s, v3.4s, v20.s[0]
    fmls v22.4s, v2.4s, v20.s[0]
    fmla v5.4s, v2.4s, v20.s[0]
    fmla v7.4s, v3.4s, v20.s[0]
    fmax v0.4s, v16.4s, v0.4s
    fmax v1.4s, v16.4s, v1.4s
    fmax v2.4s, v16.4s, v4.4s
    fmax v3.4s, v16.4s, v5.4s
    cmp x0, #15
    bne .Lotherwise_168
    zip1 v4.4s, v3.4s, v2.4s
    zip1 v5.4s, v1.4s, v0.4s
    zip2 v2.4s, v3.4s, v2.4s
    zip2 v0.4s, v1.4s, v0.4s
    zip1 v1.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v2.4s, v0.4s
    zip2 v0.4s, v2.4s, v0.4s
    str q1, [x22]
    str q3, [x5]
    str q4, [x10]
    str q0, [x11]
    b .Lend_169
.Lotherwise_168:
    cmp x0, #3
    bne .Lotherwise_170
    zip1 v0.4s, v3.4s, v1.4s
    zip2 v1.4s, v3.4s, v1.4s
    str d0, [x22]
    st1 {v0.d}[1], [x5]
    str d1, [x10]
    st1 {v1.d}[1], [x11]
    b .Lend_171
.Lotherwise_170:
    cbnz x0, .Lotherwise_172
    b .Lend_173
.Lotherwise_172:
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_174
    zip1 v4.4s, v3.4s, v2.4s
    zip1 v5.4s, v1.4s, v0.4s
    zip2 v2.4s, v3.4s, v2.4s
    zip2 v0.4s, v1.4s, v0.4s
    zip1 v1.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v2.4s, v0.4s
    zip2 v0.4s, v2.4s, v0.4s
    str q1, [x22]
    str q3, [x5]
    str q4, [x10]
    str q0, [x11]
    b .Lend_175
.Lotherwise_174:
    tst x0, #1
    beq .Lotherwise_176
    st1 {v3.s}[0], [x22]
    st1 {v3.s}[1], [x5]
    st1 {v3.s}[2], [x10]
    st1 {v3.s}[3], [x11]
.Lotherwise_176:
    tst x0, #2
    beq .Lotherwise_177
    add x1, x22, #4
    add x2, x5, #4
    add x3, x10, #4
    st1 {v1.s}[0], [x1]
    add x1, x11, #4
    st1 {v1.s}[1], [x2]
    st1 {v1.s}[2], [x3]
    st1 {v1.s}[3], [x1]
.Lotherwise_177:
    tst x0, #4
    beq .Lotherwise_178
    add x1, x22, #8
    add x2, x5, #8
    add x3, x10, #8
    st1 {v2.s}[0], [x1]
    add x1, x11, #8
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x1]
.Lotherwise_178:
    tst x0, #8
    beq .Lotherwise_179
    add x0, x22, #12
    add x1, x5, #12
    add x2, x10, #12
    st1 {v0.s}[0], [x0]
    add x0, x11, #12
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_179:
.Lend_175:
.Lend_173:
.Lend_171:
.Lend_169:
    fmla v19.4s, v21.4s, v20.s[1]
    movi v0.4s, #0
    lsr x0, x4, #4
    ubfx x0, x0, #0, #4
    fmax v1.4s, v0.4s, v22.4s
    fmax v2.4s, v0.4s, v17.4s
    fmax v3.4s, v0.4s, v7.4s
    fmax v0.4s, v0.4s, v19.4s
    cmp x0, #15
    bne .Lotherwise_180
    zip1 v4.4s, v1.4s, v3.4s
    zip1 v5.4s, v2.4s, v0.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip2 v0.4s, v2.4s, v0.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str q2, [x22, #16]
    str q3, [x5, #16]
    str q4, [x10, #16]
    str q0, [x11, #16]
    b .Lend_181
.Lotherwise_180:
    cmp x0, #3
    bne .Lotherwise_182
    zip1 v0.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    add x0, x5, #16
    add x1, x11, #16
    str d0, [x22, #16]
    st1 {v0.d}[1], [x0]
    str d1, [x10, #16]
    st1 {v1.d}[1], [x1]
    b .Lend_183
.Lotherwise_182:
    cbnz x0, .Lotherwise_184
    b .Lend_185
.Lotherwise_184:
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_186
    zip1 v4.4s, v1.4s, v3.4s
    zip1 v5.4s, v2.4s, v0.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip2 v0.4s, v2.4s, v0.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str q2, [x22, #16]
    str q3, [x5, #16]
    str q4, [x10, #16]
    str q0, [x11, #16]
    b .Lend_187
.Lotherwise_186:
    tst x0, #1
    beq .Lotherwise_188
    add x1, x22, #16
    add x2, x5, #16
    add x3, x10, #16
    st1 {v1.s}[0], [x1]
    add x1, x11, #16
    st1 {v1.s}[1], [x2]
    st1 {v1.s}[2], [x3]
    st1 {v1.s}[3], [x1]
.Lotherwise_188:
    tst x0, #2
    beq .Lotherwise_189
    add x1, x22, #20
    add x2, x5, #20
    add x3, x10, #20
    st1 {v2.s}[0], [x1]
    add x1, x11, #20
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x1]
.Lotherwise_189:
    tst x0, #4
    beq .Lotherwise_190
    add x1, x22, #24
    add x2, x5, #24
    add x3, x10, #24
    st1 {v3.s}[0], [x1]
    add x1, x11, #24
    st1 {v3.s}[1], [x2]
    st1 {v3.s}[2], [x3]
    st1 {v3.s}[3], [x1]
.Lotherwise_190:
    tst x0, #8
    beq .Lotherwise_191
    add x0, x22, #28
    add x1, x5, #28
    add x2, x10, #28
    st1 {v0.s}[0], [x0]
    add x0, x11, #28
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_191:
.Lend_187:
.Lend_185:
.Lend_183:
.Lend_181:
.Lotherwise_167:
    sub x9, x9, #1
    lsr x8, x8, #1
    add x22, x22, x6, lsl #2
    add x5, x5, x6, lsl #2
    add x10, x10, x6, lsl #2
    add x11, x11, x6, lsl #2
    add x7, x7, #128
    cbnz x9, .Lrepeat_166
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp d8, d9, [sp, #64]
    ldp d10, d11, [sp, #80]
    ldr d12, [sp, #96]
    add sp, sp, #112
    ret
    .size nnp_fourier_8x8_gauss_output_with_bias_with_relu__aarch64_neon, . - nnp_fourier_8x8_gauss_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_16x16_complex_left__aarch64_neon:
    .long 0x3f3504f3, 0x3ed413cd, 0x3f6c835e, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_16x16_complex_left__aarch64_neon
    .type nnp_fourier_16x16_complex_left__aarch64_neon, %function
nnp_fourier_16x16_complex_left__aarch64_neon:
    sub sp, sp, #160
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp x27, x28, [sp, #64]
    str x30, [sp, #80]
    stp d8, d9, [sp, #88]
    stp d10, d11, [sp, #104]
    stp d12, d13, [sp, #120]
    stp d14, d15, [sp, #136]
    mov w5, #65535
    ldr x6, [x1]
    ldr w7, [x1, #20]
    mov x8, x0
    mov x9, x2
    ldr x10, [x1, #8]
    ldr w11, [x1, #16]
    lsl x0, x6, #2
    eor x1, x7, x5
    add x5, x8, x0
    add x6, x5, x0
    add x12, x6, x0
    cbnz x1, .Lotherwise_192
    mov x0, x4
    mov w1, #16
.Lrepeat_193:
    tst x11, #1
    beq .Lotherwise_194
    ldr q0, [x8]
    ldr q1, [x5]
    ldr q2, [x6]
    ldr q3, [x12]
    ldr q4, [x8, #32]
    ldr q5, [x5, #32]
    ldr q6, [x6, #32]
    ldr q7, [x12, #32]
    ldr q16, [x8, #16]
    ldr q17, [x5, #16]
    ldr q18, [x6, #16]
    ldr q19, [x12, #16]
    ldr q20, [x8, #48]
    ldr q21, [x5, #48]
    zip2 v25.4s, v0.4s, v2.4s
    zip2 v26.4s, v1.4s, v3.4s
    ldr q22, [x6, #48]
    ldr q23, [x12, #48]
    zip1 v29.4s, v0.4s, v2.4s
    zip1 v30.4s, v1.4s, v3.4s
    zip2 v27.4s, v4.4s, v6.4s
    zip2 v28.4s, v5.4s, v7.4s
    adrp x2, .Lconstants_nnp_fourier_16x16_complex_left__aarch64_neon
    ldr q24, [x2, :lo12:.Lconstants_nnp_fourier_16x16_complex_left__aarch64_neon]
    zip1 v8.4s, v4.4s, v6.4s
    zip1 v4.4s, v5.4s, v7.4s
    zip2 v0.4s, v16.4s, v18.4s
    zip2 v1.4s, v17.4s, v19.4s
    zip1 v7.4s, v16.4s, v18.4s
    zip1 v6.4s, v17.4s, v19.4s
    zip2 v2.4s, v20.4s, v22.4s
    zip2 v3.4s, v21.4s, v23.4s
    zip1 v5.4s, v20.4s, v22.4s
    zip1 v20.4s, v21.4s, v23.4s
    zip1 v16.4s, v25.4s, v26.4s
    zip1 v17.4s, v27.4s, v28.4s
    zip1 v18.4s, v0.4s, v1.4s
    zip1 v19.4s, v2.4s, v3.4s
    zip2 v22.4s, v29.4s, v30.4s
    zip2 v9.4s, v8.4s, v4.4s
    zip1 v23.4s, v7.4s, v6.4s
    zip2 v10.4s, v0.4s, v1.4s
    zip1 v31.4s, v5.4s, v20.4s
    zip2 v11.4s, v2.4s, v3.4s
    zip1 v29.4s, v29.4s, v30.4s
    zip1 v30.4s, v8.4s, v4.4s
    fsub v4.4s, v16.4s, v17.4s
    fsub v8.4s, v19.4s, v18.4s
    zip2 v12.4s, v25.4s, v26.4s
    zip2 v0.4s, v27.4s, v28.4s
    fsub v25.4s, v22.4s, v9.4s
    zip2 v1.4s, v7.4s, v6.4s
    zip2 v2.4s, v5.4s, v20.4s
    fsub v20.4s, v31.4s, v23.4s
    fsub v3.4s, v11.4s, v10.4s
    fsub v21.4s, v29.4s, v30.4s
    fsub v7.4s, v0.4s, v12.4s
    fsub v26.4s, v2.4s, v1.4s
    fsub v6.4s, v8.4s, v4.4s
    fadd v22.4s, v22.4s, v9.4s
    fadd v16.4s, v16.4s, v17.4s
    fadd v17.4s, v12.4s, v0.4s
    fadd v27.4s, v1.4s, v2.4s
    fadd v19.4s, v18.4s, v19.4s
    fadd v9.4s, v10.4s, v11.4s
    fadd v0.4s, v4.4s, v8.4s
    mov v18.16b, v20.16b
    mov v4.16b, v25.16b
    mov v5.16b, v3.16b
    fadd v1.4s, v29.4s, v30.4s
    fadd v2.4s, v23.4s, v31.4s
    mov v23.16b, v21.16b
    fmla v18.4s, v6.4s, v24.s[0]
    fmls v20.4s, v6.4s, v24.s[0]
    fmla v4.4s, v26.4s, v24.s[1]
    fmls v26.4s, v25.4s, v24.s[1]
    fmls v5.4s, v7.4s, v24.s[1]
    fmla v7.4s, v3.4s, v24.s[1]
    fsub v25.4s, v19.4s, v16.4s
    fmla v23.4s, v0.4s, v24.s[0]
    fmls v21.4s, v0.4s, v24.s[0]
    fsub v0.4s, v22.4s, v27.4s
    fsub v3.4s, v9.4s, v17.4s
    fadd v28.4s, v1.4s, v2.4s
    fsub v29.4s, v1.4s, v2.4s
    fadd v30.4s, v16.4s, v19.4s
    fadd v27.4s, v22.4s, v27.4s
    fadd v22.4s, v9.4s, v17.4s
    fadd v31.4s, v4.4s, v5.4s
    fadd v8.4s, v26.4s, v7.4s
    fsub v1.4s, v26.4s, v7.4s
    fsub v2.4s, v5.4s, v4.4s
    fadd v4.4s, v0.4s, v3.4s
    fsub v0.4s, v3.4s, v0.4s
    fneg v3.4s, v20.4s
    fneg v5.4s, v25.4s
    fneg v6.4s, v18.4s
    fadd v7.4s, v28.4s, v30.4s
    fadd v16.4s, v27.4s, v22.4s
    mov v17.16b, v23.16b
    mov v19.16b, v21.16b
    mov v26.16b, v29.16b
    fmla v17.4s, v31.4s, v24.s[2]
    fmla v18.4s, v8.4s, v24.s[2]
    fmls v23.4s, v31.4s, v24.s[2]
    fmla v19.4s, v1.4s, v24.s[2]
    fmla v20.4s, v2.4s, v24.s[2]
    fmls v21.4s, v1.4s, v24.s[2]
    fmla v26.4s, v4.4s, v24.s[0]
    fmla v25.4s, v0.4s, v24.s[0]
    fmls v29.4s, v4.4s, v24.s[0]
    str q17, [x0, #32]
    fmla v3.4s, v2.4s, v24.s[2]
    fmla v5.4s, v0.4s, v24.s[0]
    str q18, [x0, #48]
    str q23, [x0, #224]
    fmla v6.4s, v8.4s, v24.s[2]
    fsub v0.4s, v28.4s, v30.4s
    str q19, [x0, #160]
    str q20, [x0, #176]
    fadd v1.4s, v7.4s, v16.4s
    fsub v2.4s, v7.4s, v16.4s
    str q21, [x0, #96]
    str q26, [x0, #64]
    fsub v4.4s, v22.4s, v27.4s
    str q25, [x0, #80]
    str q29, [x0, #192]
    str q0, [x0, #128]
    str q3, [x0, #112]
    str q1, [x0]
    str q2, [x0, #16]
    str q4, [x0, #144]
    str q5, [x0, #208]
    str q6, [x0, #240]
    b .Lend_195
.Lotherwise_194:
    movi v0.4s, #0
    str q0, [x0]
    str q0, [x0, #16]
    str q0, [x0, #32]
    str q0, [x0, #48]
    str q0, [x0, #64]
    str q0, [x0, #80]
    str q0, [x0, #96]
    str q0, [x0, #112]
    str q0, [x0, #128]
    str q0, [x0, #144]
    str q0, [x0, #160]
    str q0, [x0, #176]
    str q0, [x0, #192]
    str q0, [x0, #208]
    str q0, [x0, #224]
    str q0, [x0, #240]
.Lend_195:
    sub x1, x1, #1
    lsr x11, x11, #1
    add x8, x8, x10, lsl #2
    add x5, x5, x10, lsl #2
    add x6, x6, x10, lsl #2
    add x12, x12, x10, lsl #2
    add x0, x0, #256
    cbnz x1, .Lrepeat_193
    b .Lend_196
.Lotherwise_192:
    mov x13, x4
    mov w14, #16
.Lrepeat_197:
    tst x11, #1
    beq .Lotherwise_198
    ubfx x0, x7, #0, #4
    cmp x0, #15
    bne .Lotherwise_199
    ldr q0, [x8]
    ldr q1, [x5]
    ldr q2, [x6]
    ldr q3, [x12]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_200
.Lotherwise_199:
    movi v3.4s, #0
    tst x7, #1
    beq .Lotherwise_201
    ld1 {v3.s}[0], [x8]
    ld1 {v3.s}[1], [x5]
    ld1 {v3.s}[2], [x6]
    ld1 {v3.s}[3], [x12]
.Lotherwise_201:
    movi v2.4s, #0
    tst x7, #2
    beq .Lotherwise_202
    add x0, x8, #4
    add x1, x5, #4
    add x2, x6, #4
    ld1 {v2.s}[0], [x0]
    add x0, x12, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_202:
    movi v4.4s, #0
    tst x7, #4
    beq .Lotherwise_203
    add x0, x8, #8
    add x1, x5, #8
    add x2, x6, #8
    ld1 {v4.s}[0], [x0]
    add x0, x12, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_203:
    movi v0.4s, #0
    tst x7, #8
    beq .Lotherwise_204
    add x0, x8, #12
    add x1, x5, #12
    add x2, x6, #12
    ld1 {v0.s}[0], [x0]
    add x0, x12, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_204:
.Lend_200:
    ubfx x0, x7, #8, #4
    cmp x0, #15
    bne .Lotherwise_205
    ldr q1, [x8, #32]
    ldr q5, [x5, #32]
    ldr q6, [x6, #32]
    ldr q7, [x12, #32]
    zip1 v16.4s, v1.4s, v6.4s
    zip2 v1.4s, v1.4s, v6.4s
    zip1 v6.4s, v5.4s, v7.4s
    zip2 v5.4s, v5.4s, v7.4s
    zip1 v7.4s, v16.4s, v6.4s
    zip2 v6.4s, v16.4s, v6.4s
    zip1 v16.4s, v1.4s, v5.4s
    zip2 v1.4s, v1.4s, v5.4s
    b .Lend_206
.Lotherwise_205:
    movi v7.4s, #0
    tst x7, #256
    beq .Lotherwise_207
    add x0, x8, #32
    add x1, x5, #32
    add x2, x6, #32
    ld1 {v7.s}[0], [x0]
    add x0, x12, #32
    ld1 {v7.s}[1], [x1]
    ld1 {v7.s}[2], [x2]
    ld1 {v7.s}[3], [x0]
.Lotherwise_207:
    movi v6.4s, #0
    tst x7, #512
    beq .Lotherwise_208
    add x0, x8, #36
    add x1, x5, #36
    add x2, x6, #36
    ld1 {v6.s}[0], [x0]
    add x0, x12, #36
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_208:
    movi v16.4s, #0
    tst x7, #1024
    beq .Lotherwise_209
    add x0, x8, #40
    add x1, x5, #40
    add x2, x6, #40
    ld1 {v16.s}[0], [x0]
    add x0, x12, #40
    ld1 {v16.s}[1], [x1]
    ld1 {v16.s}[2], [x2]
    ld1 {v16.s}[3], [x0]
.Lotherwise_209:
    movi v1.4s, #0
    tst x7, #2048
    beq .Lotherwise_210
    add x0, x8, #44
    add x1, x5, #44
    add x2, x6, #44
    ld1 {v1.s}[0], [x0]
    add x0, x12, #44
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_210:
.Lend_206:
    ubfx x0, x7, #4, #4
    fadd v5.4s, v3.4s, v7.4s
    fsub v7.4s, v3.4s, v7.4s
    fadd v17.4s, v2.4s, v6.4s
    fsub v6.4s, v2.4s, v6.4s
    fadd v18.4s, v4.4s, v16.4s
    fsub v16.4s, v4.4s, v16.4s
    fadd v19.4s, v0.4s, v1.4s
    fsub v20.4s, v1.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_211
    ldr q0, [x8, #16]
    ldr q1, [x5, #16]
    ldr q2, [x6, #16]
    ldr q3, [x12, #16]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    mov v22.16b, v3.16b
    mov v24.16b, v2.16b
    mov v26.16b, v4.16b
    mov v25.16b, v0.16b
    b .Lend_212
.Lotherwise_211:
    movi v22.4s, #0
    tst x7, #16
    beq .Lotherwise_213
    add x0, x8, #16
    add x1, x5, #16
    add x2, x6, #16
    ld1 {v22.s}[0], [x0]
    add x0, x12, #16
    ld1 {v22.s}[1], [x1]
    ld1 {v22.s}[2], [x2]
    ld1 {v22.s}[3], [x0]
.Lotherwise_213:
    movi v24.4s, #0
    tst x7, #32
    beq .Lotherwise_214
    add x0, x8, #20
    add x1, x5, #20
    add x2, x6, #20
    ld1 {v24.s}[0], [x0]
    add x0, x12, #20
    ld1 {v24.s}[1], [x1]
    ld1 {v24.s}[2], [x2]
    ld1 {v24.s}[3], [x0]
.Lotherwise_214:
    movi v26.4s, #0
    tst x7, #64
    beq .Lotherwise_215
    add x0, x8, #24
    add x1, x5, #24
    add x2, x6, #24
    ld1 {v26.s}[0], [x0]
    add x0, x12, #24
    ld1 {v26.s}[1], [x1]
    ld1 {v26.s}[2], [x2]
    ld1 {v26.s}[3], [x0]
.Lotherwise_215:
    movi v25.4s, #0
    tst x7, #128
    beq .Lotherwise_216
    add x0, x8, #28
    add x1, x5, #28
    add x2, x6, #28
    ld1 {v25.s}[0], [x0]
    add x0, x12, #28
    ld1 {v25.s}[1], [x1]
    ld1 {v25.s}[2], [x2]
    ld1 {v25.s}[3], [x0]
.Lotherwise_216:
.Lend_212:
    ubfx x0, x7, #12, #4
    cmp x0, #15
    bne .Lotherwise_217
    ldr q0, [x8, #48]
    ldr q1, [x5, #48]
    ldr q2, [x6, #48]
    ldr q3, [x12, #48]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_218
.Lotherwise_217:
    movi v3.4s, #0
    tst x7, #4096
    beq .Lotherwise_219
    add x0, x8, #48
    add x1, x5, #48
    add x2, x6, #48
    ld1 {v3.s}[0], [x0]
    add x0, x12, #48
    ld1 {v3.s}[1], [x1]
    ld1 {v3.s}[2], [x2]
    ld1 {v3.s}[3], [x0]
.Lotherwise_219:
    movi v2.4s, #0
    tst x7, #8192
    beq .Lotherwise_220
    add x0, x8, #52
    add x1, x5, #52
    add x2, x6, #52
    ld1 {v2.s}[0], [x0]
    add x0, x12, #52
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_220:
    movi v4.4s, #0
    tst x7, #16384
    beq .Lotherwise_221
    add x0, x8, #56
    add x1, x5, #56
    add x2, x6, #56
    ld1 {v4.s}[0], [x0]
    add x0, x12, #56
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_221:
    movi v0.4s, #0
    tst x7, #32768
    beq .Lotherwise_222
    add x0, x8, #60
    add x1, x5, #60
    add x2, x6, #60
    ld1 {v0.s}[0], [x0]
    add x0, x12, #60
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_222:
.Lend_218:
    fsub v1.4s, v4.4s, v26.4s
    fsub v23.4s, v3.4s, v22.4s
    adrp x0, .Lconstants_nnp_fourier_16x16_complex_left__aarch64_neon
    ldr q27, [x0, :lo12:.Lconstants_nnp_fourier_16x16_complex_left__aarch64_neon]
    fsub v21.4s, v0.4s, v25.4s
    fsub v28.4s, v2.4s, v24.4s
    fadd v29.4s, v24.4s, v2.4s
    fadd v2.4s, v26.4s, v4.4s
    fsub v4.4s, v1.4s, v16.4s
    fadd v0.4s, v25.4s, v0.4s
    fadd v1.4s, v16.4s, v1.4s
    mov v24.16b, v23.16b
    mov v16.16b, v6.16b
    mov v8.16b, v21.16b
    fadd v3.4s, v22.4s, v3.4s
    mov v22.16b, v7.16b
    fmla v24.4s, v4.4s, v27.s[0]
    fmls v23.4s, v4.4s, v27.s[0]
    fmla v16.4s, v28.4s, v27.s[1]
    fmls v28.4s, v6.4s, v27.s[1]
    fmls v8.4s, v20.4s, v27.s[1]
    fmla v20.4s, v21.4s, v27.s[1]
    fsub v25.4s, v2.4s, v18.4s
    fmla v22.4s, v1.4s, v27.s[0]
    fmls v7.4s, v1.4s, v27.s[0]
    fsub v1.4s, v17.4s, v29.4s
    fsub v4.4s, v0.4s, v19.4s
    fadd v26.4s, v5.4s, v3.4s
    fsub v30.4s, v5.4s, v3.4s
    fadd v31.4s, v18.4s, v2.4s
    fadd v29.4s, v17.4s, v29.4s
    fadd v21.4s, v0.4s, v19.4s
    fadd v9.4s, v16.4s, v8.4s
    fadd v10.4s, v28.4s, v20.4s
    fsub v0.4s, v28.4s, v20.4s
    fsub v2.4s, v8.4s, v16.4s
    fadd v3.4s, v1.4s, v4.4s
    fsub v1.4s, v4.4s, v1.4s
    fneg v4.4s, v23.4s
    fneg v5.4s, v25.4s
    fneg v6.4s, v24.4s
    fadd v16.4s, v26.4s, v31.4s
    fadd v17.4s, v29.4s, v21.4s
    mov v18.16b, v22.16b
    mov v19.16b, v24.16b
    mov v20.16b, v7.16b
    mov v24.16b, v30.16b
    fmla v18.4s, v9.4s, v27.s[2]
    fmla v19.4s, v10.4s, v27.s[2]
    fmls v22.4s, v9.4s, v27.s[2]
    fmla v20.4s, v0.4s, v27.s[2]
    fmla v23.4s, v2.4s, v27.s[2]
    fmls v7.4s, v0.4s, v27.s[2]
    fmla v24.4s, v3.4s, v27.s[0]
    fmla v25.4s, v1.4s, v27.s[0]
    fmls v30.4s, v3.4s, v27.s[0]
    str q18, [x13, #32]
    fmla v4.4s, v2.4s, v27.s[2]
    fmla v5.4s, v1.4s, v27.s[0]
    str q19, [x13, #48]
    str q22, [x13, #224]
    fmla v6.4s, v10.4s, v27.s[2]
    fsub v0.4s, v26.4s, v31.4s
    str q20, [x13, #160]
    str q23, [x13, #176]
    fadd v1.4s, v16.4s, v17.4s
    fsub v2.4s, v16.4s, v17.4s
    str q7, [x13, #96]
    str q24, [x13, #64]
    fsub v3.4s, v21.4s, v29.4s
    str q25, [x13, #80]
    str q30, [x13, #192]
    str q0, [x13, #128]
    str q4, [x13, #112]
    str q1, [x13]
    str q2, [x13, #16]
    str q3, [x13, #144]
    str q5, [x13, #208]
    str q6, [x13, #240]
    b .Lend_223
.Lotherwise_198:
    movi v0.4s, #0
    str q0, [x13]
    str q0, [x13, #16]
    str q0, [x13, #32]
    str q0, [x13, #48]
    str q0, [x13, #64]
    str q0, [x13, #80]
    str q0, [x13, #96]
    str q0, [x13, #112]
    str q0, [x13, #128]
    str q0, [x13, #144]
    str q0, [x13, #160]
    str q0, [x13, #176]
    str q0, [x13, #192]
    str q0, [x13, #208]
    str q0, [x13, #224]
    str q0, [x13, #240]
.Lend_223:
    sub x14, x14, #1
    lsr x11, x11, #1
    add x8, x8, x10, lsl #2
    add x5, x5, x10, lsl #2
    add x6, x6, x10, lsl #2
    add x12, x12, x10, lsl #2
    add x13, x13, #256
    cbnz x14, .Lrepeat_197
.Lend_196:
    ldr q0, [x4, #512]
    ldr q1, [x4, #2560]
    lsl x5, x3, #2
    ldr q2, [x4, #1536]
    ldr q3, [x4, #3584]
    add x25, x9, x5, lsl #3
    add x6, x5, x5, lsl #1
    ldr q4, [x4, #256]
    ldr q5, [x4, #2304]
    add x0, x25, x5, lsl #1
    add x7, x9, x5
    ldr q6, [x4, #1792]
    ldr q7, [x4, #3840]
    add x8, x25, x6
    add x26, x6, x5, lsl #1
    ldr q16, [x4]
    ldr q17, [x4, #2048]
    add x10, x9, x5, lsl #2
    add x11, x9, x26
    ldr q18, [x4, #1024]
    ldr q19, [x4, #3072]
    fsub v25.4s, v0.4s, v1.4s
    fadd v26.4s, v0.4s, v1.4s
    ldr q0, [x4, #1280]
    ldr q1, [x4, #3328]
    fsub v27.4s, v3.4s, v2.4s
    fadd v28.4s, v2.4s, v3.4s
    ldr q2, [x4, #768]
    ldr q3, [x4, #2816]
    fsub v29.4s, v4.4s, v5.4s
    fadd v24.4s, v4.4s, v5.4s
    adrp x1, .Lconstants_nnp_fourier_16x16_complex_left__aarch64_neon
    ldr q30, [x1, :lo12:.Lconstants_nnp_fourier_16x16_complex_left__aarch64_neon]
    fsub v31.4s, v7.4s, v6.4s
    fadd v22.4s, v6.4s, v7.4s
    ldr q23, [x4, #528]
    fadd v8.4s, v16.4s, v17.4s
    fsub v20.4s, v16.4s, v17.4s
    ldr q21, [x4, #2576]
    ldr q9, [x4, #1552]
    fadd v10.4s, v18.4s, v19.4s
    fsub v17.4s, v19.4s, v18.4s
    ldr q18, [x4, #3600]
    ldr q19, [x4, #272]
    fadd v11.4s, v0.4s, v1.4s
    fsub v7.4s, v1.4s, v0.4s
    ldr q16, [x4, #2320]
    ldr q12, [x4, #1808]
    fadd v13.4s, v2.4s, v3.4s
    fsub v1.4s, v3.4s, v2.4s
    ldr q2, [x4, #3856]
    ldr q3, [x4, #16]
    fadd v4.4s, v25.4s, v27.4s
    mov v5.16b, v29.16b
    ldr q6, [x4, #2064]
    ldr q14, [x4, #1040]
    mov v15.16b, v31.16b
    fsub v25.4s, v27.4s, v25.4s
    ldr q27, [x4, #3088]
    add x1, x25, x5, lsl #3
    fmla v5.4s, v7.4s, v30.s[1]
    fmls v7.4s, v29.4s, v30.s[1]
    ldr q29, [x4, #1296]
    add x2, x25, x5, lsl #2
    fmls v15.4s, v1.4s, v30.s[1]
    fmla v1.4s, v31.4s, v30.s[1]
    ldr q0, [x4, #3344]
    add x12, x25, x26
    add x13, x26, x5, lsl #1
    add x14, x9, x6, lsl #1
    add x15, x25, x6, lsl #1
    add x16, x9, x13
    add x17, x25, x5
    add x19, x25, x13
    add x20, x1, x5
    add x21, x1, x5, lsl #3
    add x22, x9, x5, lsl #1
    add x23, x9, x6
    add x24, x21, x5
    add x27, x1, x5, lsl #1
    fadd v31.4s, v8.4s, v10.4s
    fsub v8.4s, v8.4s, v10.4s
    fadd v10.4s, v26.4s, v28.4s
    fsub v26.4s, v28.4s, v26.4s
    fadd v28.4s, v31.4s, v10.4s
    fsub v31.4s, v31.4s, v10.4s
    str q31, [x0]
    mov v31.16b, v20.16b
    fmls v20.4s, v4.4s, v30.s[0]
    add x28, x1, x6
    fmla v31.4s, v4.4s, v30.s[0]
    fadd v4.4s, v24.4s, v11.4s
    fsub v24.4s, v24.4s, v11.4s
    fadd v10.4s, v22.4s, v13.4s
    fsub v22.4s, v22.4s, v13.4s
    mov v11.16b, v17.16b
    fmls v17.4s, v25.4s, v30.s[0]
    fmla v11.4s, v25.4s, v30.s[0]
    fadd v25.4s, v4.4s, v10.4s
    fsub v10.4s, v10.4s, v4.4s
    fadd v13.4s, v5.4s, v15.4s
    fsub v4.4s, v15.4s, v5.4s
    fadd v5.4s, v7.4s, v1.4s
    fsub v1.4s, v7.4s, v1.4s
    fadd v7.4s, v28.4s, v25.4s
    fsub v25.4s, v28.4s, v25.4s
    mov v28.16b, v31.16b
    fmls v31.4s, v13.4s, v30.s[2]
    fmla v28.4s, v13.4s, v30.s[2]
    str q7, [x9]
    ldr q7, [x4, #784]
    str q25, [x7]
    ldr q13, [x4, #2832]
    fneg v25.4s, v11.4s
    add x30, x21, x6, lsl #1
    fmla v11.4s, v5.4s, v30.s[2]
    str q10, [x8]
    mov v10.16b, v20.16b
    add x7, x21, x5, lsl #1
    fmls v20.4s, v1.4s, v30.s[2]
    add x8, x21, x6
    add x6, x1, x6, lsl #1
    fmla v10.4s, v1.4s, v30.s[2]
    mov v15.16b, v17.16b
    str q28, [x10]
    add x10, x1, x5, lsl #2
    fadd v28.4s, v24.4s, v22.4s
    fsub v22.4s, v22.4s, v24.4s
    add x5, x21, x5, lsl #2
    fmla v15.4s, v4.4s, v30.s[2]
    mov v24.16b, v8.16b
    str q11, [x11]
    add x11, x1, x26
    fsub v1.4s, v23.4s, v21.4s
    fadd v21.4s, v23.4s, v21.4s
    str q31, [x1]
    add x1, x1, x13
    fsub v23.4s, v18.4s, v9.4s
    fsub v31.4s, v19.4s, v16.4s
    str q10, [x2]
    lsl x0, x3, #5
    fsub v10.4s, v2.4s, v12.4s
    fadd v18.4s, v9.4s, v18.4s
    add x9, x9, x0, lsl #2
    lsl x2, x3, #2
    mov v9.16b, v26.16b
    fadd v16.4s, v19.4s, v16.4s
    str q15, [x12]
    fadd v19.4s, v3.4s, v6.4s
    fsub v6.4s, v3.4s, v6.4s
    str q20, [x25]
    add x3, x21, x26
    fadd v3.4s, v14.4s, v27.4s
    fadd v20.4s, v29.4s, v0.4s
    add x12, x2, x2, lsl #1
    add x25, x9, x2, lsl #3
    fadd v2.4s, v12.4s, v2.4s
    fadd v11.4s, v7.4s, v13.4s
    add x0, x21, x13
    add x13, x12, x2, lsl #1
    fmla v24.4s, v28.4s, v30.s[0]
    fneg v17.4s, v17.4s
    fsub v27.4s, v27.4s, v14.4s
    fsub v29.4s, v0.4s, v29.4s
    fsub v13.4s, v13.4s, v7.4s
    fmla v9.4s, v22.4s, v30.s[0]
    fneg v7.4s, v26.4s
    fadd v26.4s, v1.4s, v23.4s
    mov v12.16b, v31.16b
    mov v14.16b, v10.16b
    str q24, [x14]
    add x14, x25, x2, lsl #3
    fmls v8.4s, v28.4s, v30.s[0]
    fadd v24.4s, v19.4s, v3.4s
    fadd v28.4s, v21.4s, v18.4s
    fsub v15.4s, v23.4s, v1.4s
    str q9, [x16]
    add x16, x13, x2, lsl #1
    mov v1.16b, v6.16b
    fadd v23.4s, v16.4s, v20.4s
    fadd v9.4s, v2.4s, v11.4s
    fmla v17.4s, v4.4s, v30.s[2]
    mov v4.16b, v27.16b
    fmla v12.4s, v29.4s, v30.s[1]
    str q8, [x15]
    add x15, x14, x2, lsl #3
    fmls v14.4s, v13.4s, v30.s[1]
    fmla v7.4s, v22.4s, v30.s[0]
    fmla v1.4s, v26.4s, v30.s[0]
    fmls v29.4s, v31.4s, v30.s[1]
    fmla v13.4s, v10.4s, v30.s[1]
    fmla v25.4s, v5.4s, v30.s[2]
    str q17, [x17]
    mov x17, x4
    fadd v0.4s, v24.4s, v28.4s
    fmla v4.4s, v15.4s, v30.s[0]
    fadd v5.4s, v23.4s, v9.4s
    fsub v17.4s, v24.4s, v28.4s
    str q7, [x19]
    mov w19, #7
    fmls v6.4s, v26.4s, v30.s[0]
    fadd v22.4s, v12.4s, v14.4s
    fmls v27.4s, v15.4s, v30.s[0]
    fadd v24.4s, v29.4s, v13.4s
    str q25, [x20]
    fadd v7.4s, v0.4s, v5.4s
    mov v25.16b, v1.16b
    str q17, [x21]
    fsub v0.4s, v0.4s, v5.4s
    mov v26.16b, v4.16b
    fsub v20.4s, v16.4s, v20.4s
    fsub v2.4s, v2.4s, v11.4s
    fsub v5.4s, v9.4s, v23.4s
    fmla v25.4s, v22.4s, v30.s[2]
    str q7, [x22]
    fsub v7.4s, v29.4s, v13.4s
    fsub v3.4s, v19.4s, v3.4s
    str q0, [x23]
    fmla v26.4s, v24.4s, v30.s[2]
    fsub v0.4s, v14.4s, v12.4s
    mov v16.16b, v6.16b
    fsub v17.4s, v18.4s, v21.4s
    str q5, [x24]
    fmls v1.4s, v22.4s, v30.s[2]
    mov v5.16b, v27.16b
    str q25, [x27]
    fmla v16.4s, v7.4s, v30.s[2]
    fadd v18.4s, v20.4s, v2.4s
    fmla v5.4s, v0.4s, v30.s[2]
    fsub v2.4s, v2.4s, v20.4s
    str q26, [x28]
    mov v19.16b, v3.16b
    fmls v6.4s, v7.4s, v30.s[2]
    str q1, [x30]
    fneg v1.4s, v27.4s
    fmla v19.4s, v18.4s, v30.s[0]
    str q16, [x7]
    fneg v7.4s, v17.4s
    fmla v17.4s, v2.4s, v30.s[0]
    str q5, [x8]
    fmls v3.4s, v18.4s, v30.s[0]
    fneg v4.4s, v4.4s
    str q6, [x6]
    fmla v1.4s, v0.4s, v30.s[2]
    fmla v7.4s, v2.4s, v30.s[0]
    str q19, [x10]
    str q17, [x11]
    fmla v4.4s, v24.4s, v30.s[2]
    str q3, [x5]
    str q1, [x1]
    str q7, [x3]
    str q4, [x0]
.Lrepeat_224:
    ldr q0, [x17, #544]
    ldr q1, [x17, #2592]
    add x0, x9, x2
    add x1, x14, x2
    ldr q2, [x17, #560]
    ldr q3, [x17, #2608]
    add x3, x25, x2
    add x5, x15, x2
    ldr q4, [x17, #1568]
    ldr q5, [x17, #3616]
    add x6, x9, x2, lsl #1
    add x7, x9, x12
    ldr q6, [x17, #1584]
    ldr q7, [x17, #3632]
    add x8, x14, x2, lsl #1
    add x10, x14, x12
    ldr q26, [x17, #48]
    ldr q27, [x17, #2096]
    add x11, x25, x2, lsl #1
    add x20, x25, x12
    ldr q24, [x17, #1056]
    ldr q25, [x17, #3104]
    fsub v16.4s, v0.4s, v1.4s
    fadd v28.4s, v0.4s, v1.4s
    ldr q23, [x17, #32]
    ldr q31, [x17, #2080]
    fsub v0.4s, v2.4s, v3.4s
    fadd v29.4s, v2.4s, v3.4s
    ldr q22, [x17, #1072]
    ldr q8, [x17, #3120]
    fsub v2.4s, v5.4s, v4.4s
    fadd v9.4s, v4.4s, v5.4s
    fsub v1.4s, v7.4s, v6.4s
    ldr q20, [x17, #288]
    ldr q21, [x17, #2336]
    fadd v10.4s, v6.4s, v7.4s
    fsub v18.4s, v26.4s, v27.4s
    fadd v19.4s, v16.4s, v0.4s
    ldr q17, [x17, #1328]
    ldr q12, [x17, #3376]
    fsub v11.4s, v25.4s, v24.4s
    fsub v5.4s, v0.4s, v16.4s
    ldr q0, [x17, #304]
    ldr q3, [x17, #2352]
    fsub v6.4s, v2.4s, v1.4s
    fsub v7.4s, v23.4s, v31.4s
    ldr q4, [x17, #1312]
    ldr q13, [x17, #3360]
    fsub v16.4s, v22.4s, v8.4s
    fadd v2.4s, v2.4s, v1.4s
    add x21, x15, x2, lsl #1
    add x22, x15, x12
    fsub v15.4s, v18.4s, v11.4s
    fsub v14.4s, v20.4s, v21.4s
    add x23, x9, x2, lsl #2
    add x24, x9, x13
    fadd v23.4s, v23.4s, v31.4s
    fsub v31.4s, v6.4s, v19.4s
    add x26, x14, x2, lsl #2
    add x27, x14, x13
    fadd v1.4s, v24.4s, v25.4s
    fsub v24.4s, v7.4s, v16.4s
    add x28, x25, x2, lsl #2
    sub x19, x19, #1
    fadd v20.4s, v20.4s, v21.4s
    fsub v21.4s, v5.4s, v2.4s
    fadd v25.4s, v26.4s, v27.4s
    mov v26.16b, v15.16b
    fmls v15.4s, v31.4s, v30.s[0]
    fadd v22.4s, v22.4s, v8.4s
    mov v27.16b, v24.16b
    fmls v24.4s, v21.4s, v30.s[0]
    fmla v26.4s, v31.4s, v30.s[0]
    fsub v31.4s, v17.4s, v12.4s
    fmla v27.4s, v21.4s, v30.s[0]
    fsub v21.4s, v0.4s, v3.4s
    str q15, [x4, #4096]
    fsub v8.4s, v13.4s, v4.4s
    fadd v4.4s, v4.4s, v13.4s
    ldr q13, [x17, #1824]
    fadd v3.4s, v0.4s, v3.4s
    ldr q15, [x17, #3872]
    fadd v17.4s, v17.4s, v12.4s
    ldr q0, [x17, #1840]
    fadd v7.4s, v7.4s, v16.4s
    ldr q16, [x17, #3888]
    fadd v18.4s, v18.4s, v11.4s
    str q24, [x4, #4112]
    fsub v11.4s, v14.4s, v31.4s
    fsub v12.4s, v21.4s, v8.4s
    fadd v24.4s, v14.4s, v31.4s
    ldr q31, [x17, #800]
    fadd v8.4s, v21.4s, v8.4s
    ldr q21, [x4, #4112]
    str q26, [x4, #4128]
    fadd v26.4s, v23.4s, v1.4s
    fadd v19.4s, v19.4s, v6.4s
    ldr q6, [x4, #4096]
    fadd v2.4s, v5.4s, v2.4s
    ldr q5, [x17, #2848]
    fsub v23.4s, v23.4s, v1.4s
    ldr q1, [x4, #4128]
    str q27, [x4, #4144]
    str q11, [x4, #4160]
    fadd v11.4s, v13.4s, v15.4s
    fsub v27.4s, v15.4s, v13.4s
    ldr q13, [x17, #816]
    fadd v14.4s, v0.4s, v16.4s
    fsub v15.4s, v16.4s, v0.4s
    ldr q16, [x4, #4160]
    str q12, [x4, #4176]
    fadd v12.4s, v28.4s, v9.4s
    fsub v0.4s, v9.4s, v28.4s
    ldr q28, [x4, #4144]
    fadd v9.4s, v25.4s, v22.4s
    fsub v22.4s, v25.4s, v22.4s
    fadd v25.4s, v29.4s, v10.4s
    fsub v29.4s, v29.4s, v10.4s
    fadd v10.4s, v26.4s, v12.4s
    fsub v26.4s, v26.4s, v12.4s
    fadd v12.4s, v9.4s, v25.4s
    fsub v9.4s, v9.4s, v25.4s
    fadd v25.4s, v23.4s, v29.4s
    fsub v23.4s, v23.4s, v29.4s
    fadd v29.4s, v22.4s, v0.4s
    fsub v0.4s, v22.4s, v0.4s
    mov v22.16b, v7.16b
    fmls v7.4s, v19.4s, v30.s[0]
    fmla v22.4s, v19.4s, v30.s[0]
    mov v19.16b, v18.16b
    fmls v18.4s, v2.4s, v30.s[0]
    fmla v19.4s, v2.4s, v30.s[0]
    fadd v2.4s, v20.4s, v4.4s
    fsub v4.4s, v20.4s, v4.4s
    fadd v20.4s, v3.4s, v17.4s
    fsub v17.4s, v3.4s, v17.4s
    fadd v3.4s, v31.4s, v5.4s
    fsub v31.4s, v5.4s, v31.4s
    ldr q5, [x17, #2864]
    add x17, x17, #32
    str q29, [x4, #4224]
    str q23, [x4, #4208]
    fadd v23.4s, v11.4s, v3.4s
    fsub v29.4s, v11.4s, v3.4s
    fadd v11.4s, v15.4s, v31.4s
    fsub v3.4s, v15.4s, v31.4s
    ldr q31, [x4, #4224]
    str q0, [x4, #4192]
    mov v0.16b, v24.16b
    fmla v0.4s, v8.4s, v30.s[1]
    fmls v8.4s, v24.4s, v30.s[1]
    ldr q24, [x4, #4176]
    fadd v15.4s, v13.4s, v5.4s
    fsub v5.4s, v13.4s, v5.4s
    fadd v13.4s, v14.4s, v15.4s
    fsub v14.4s, v14.4s, v15.4s
    fadd v15.4s, v27.4s, v5.4s
    fsub v5.4s, v27.4s, v5.4s
    fadd v27.4s, v2.4s, v23.4s
    fsub v2.4s, v23.4s, v2.4s
    fadd v23.4s, v20.4s, v13.4s
    fsub v13.4s, v20.4s, v13.4s
    fadd v20.4s, v10.4s, v27.4s
    fsub v27.4s, v10.4s, v27.4s
    str q20, [x9]
    mov v10.16b, v15.16b
    fmls v10.4s, v11.4s, v30.s[1]
    fmla v11.4s, v15.4s, v30.s[1]
    ldr q20, [x4, #4208]
    fadd v15.4s, v12.4s, v23.4s
    fsub v12.4s, v12.4s, v23.4s
    str q15, [x0]
    fadd v15.4s, v26.4s, v13.4s
    fsub v13.4s, v26.4s, v13.4s
    ldr q23, [x4, #4192]
    str q27, [x14]
    fadd v26.4s, v0.4s, v10.4s
    fsub v0.4s, v10.4s, v0.4s
    add x30, x25, x13
    fadd v27.4s, v9.4s, v2.4s
    str q12, [x1]
    fadd v10.4s, v8.4s, v11.4s
    add x1, x15, x2, lsl #2
    str q15, [x25]
    mov v12.16b, v22.16b
    fsub v2.4s, v9.4s, v2.4s
    mov v9.16b, v19.16b
    fsub v8.4s, v8.4s, v11.4s
    fmla v12.4s, v26.4s, v30.s[2]
    str q27, [x3]
    fmls v22.4s, v26.4s, v30.s[2]
    add x3, x15, x13
    fmla v9.4s, v10.4s, v30.s[2]
    str q13, [x15]
    mov v11.16b, v7.16b
    fadd v26.4s, v4.4s, v17.4s
    fsub v27.4s, v29.4s, v14.4s
    str q2, [x5]
    add x5, x9, x12, lsl #1
    fmls v19.4s, v10.4s, v30.s[2]
    mov v2.16b, v18.16b
    fsub v10.4s, v17.4s, v4.4s
    fadd v29.4s, v29.4s, v14.4s
    str q12, [x6]
    add x6, x9, x16
    fmla v11.4s, v8.4s, v30.s[2]
    str q9, [x7]
    fmla v2.4s, v0.4s, v30.s[2]
    add x7, x14, x12, lsl #1
    fadd v4.4s, v26.4s, v27.4s
    str q22, [x8]
    fmls v7.4s, v8.4s, v30.s[2]
    add x8, x14, x16
    fadd v17.4s, v10.4s, v29.4s
    mov v22.16b, v25.16b
    str q19, [x10]
    add x10, x25, x12, lsl #1
    fneg v19.4s, v3.4s
    fmls v18.4s, v0.4s, v30.s[2]
    mov v0.16b, v31.16b
    mov v8.16b, v24.16b
    str q11, [x11]
    add x11, x25, x16
    fneg v9.4s, v16.4s
    fmla v22.4s, v4.4s, v30.s[0]
    str q2, [x20]
    add x20, x15, x12, lsl #1
    fmla v0.4s, v17.4s, v30.s[0]
    fsub v2.4s, v10.4s, v29.4s
    str q7, [x21]
    add x0, x15, x16
    fmla v8.4s, v16.4s, v30.s[1]
    fmla v19.4s, v5.4s, v30.s[1]
    str q18, [x22]
    lsl x21, x2, #5
    fmls v25.4s, v4.4s, v30.s[0]
    fsub v4.4s, v27.4s, v26.4s
    add x9, x9, x21
    add x25, x25, x21
    mov v7.16b, v20.16b
    fmla v9.4s, v24.4s, v30.s[1]
    str q22, [x23]
    add x14, x14, x21
    fmla v5.4s, v3.4s, v30.s[1]
    fmls v31.4s, v17.4s, v30.s[0]
    str q0, [x24]
    add x15, x15, x21
    mov v0.16b, v23.16b
    fmla v7.4s, v2.4s, v30.s[0]
    fadd v3.4s, v8.4s, v19.4s
    str q25, [x26]
    fmls v20.4s, v2.4s, v30.s[0]
    fmla v0.4s, v4.4s, v30.s[0]
    mov v2.16b, v28.16b
    fadd v16.4s, v9.4s, v5.4s
    str q31, [x27]
    fmls v23.4s, v4.4s, v30.s[0]
    mov v4.16b, v1.16b
    str q7, [x28]
    fmla v2.4s, v3.4s, v30.s[2]
    fsub v5.4s, v9.4s, v5.4s
    fmls v28.4s, v3.4s, v30.s[2]
    str q0, [x30]
    fmla v4.4s, v16.4s, v30.s[2]
    fsub v0.4s, v19.4s, v8.4s
    str q20, [x1]
    mov v3.16b, v21.16b
    fmls v1.4s, v16.4s, v30.s[2]
    str q23, [x3]
    mov v7.16b, v6.16b
    fmls v21.4s, v5.4s, v30.s[2]
    str q2, [x5]
    fmla v3.4s, v5.4s, v30.s[2]
    fmls v6.4s, v0.4s, v30.s[2]
    str q4, [x6]
    fmla v7.4s, v0.4s, v30.s[2]
    str q28, [x7]
    str q1, [x8]
    str q3, [x10]
    str q7, [x11]
    str q21, [x20]
    str q6, [x0]
    cbnz x19, .Lrepeat_224
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp x27, x28, [sp, #64]
    ldr x30, [sp, #80]
    ldp d8, d9, [sp, #88]
    ldp d10, d11, [sp, #104]
    ldp d12, d13, [sp, #120]
    ldp d14, d15, [sp, #136]
    add sp, sp, #160
    ret
    .size nnp_fourier_16x16_complex_left__aarch64_neon, . - nnp_fourier_16x16_complex_left__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_16x16_complex_right__aarch64_neon:
    .long 0x3f3504f3, 0x3ed413cd, 0x3f6c835e, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_16x16_complex_right__aarch64_neon
    .type nnp_fourier_16x16_complex_right__aarch64_neon, %function
nnp_fourier_16x16_complex_right__aarch64_neon:
    sub sp, sp, #160
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp x27, x28, [sp, #64]
    str x30, [sp, #80]
    stp d8, d9, [sp, #88]
    stp d10, d11, [sp, #104]
    stp d12, d13, [sp, #120]
    stp d14, d15, [sp, #136]
    mov w5, #65535
    ldr x6, [x1]
    ldr w7, [x1, #20]
    mov x8, x0
    mov x9, x2
    ldr x10, [x1, #8]
    ldr w11, [x1, #16]
    lsl x0, x6, #2
    eor x1, x7, x5
    add x5, x8, x0
    add x6, x5, x0
    add x12, x6, x0
    cbnz x1, .Lotherwise_225
    mov x0, x4
    mov w1, #16
.Lrepeat_226:
    tst x11, #1
    beq .Lotherwise_227
    ldr q0, [x8]
    ldr q1, [x5]
    ldr q2, [x6]
    ldr q3, [x12]
    ldr q4, [x8, #32]
    ldr q5, [x5, #32]
    ldr q6, [x6, #32]
    ldr q7, [x12, #32]
    ldr q16, [x8, #16]
    ldr q17, [x5, #16]
    ldr q18, [x6, #16]
    ldr q19, [x12, #16]
    ldr q20, [x8, #48]
    ldr q21, [x5, #48]
    zip2 v25.4s, v0.4s, v2.4s
    zip2 v26.4s, v1.4s, v3.4s
    ldr q22, [x6, #48]
    ldr q23, [x12, #48]
    zip1 v29.4s, v0.4s, v2.4s
    zip1 v30.4s, v1.4s, v3.4s
    zip2 v27.4s, v4.4s, v6.4s
    zip2 v28.4s, v5.4s, v7.4s
    adrp x2, .Lconstants_nnp_fourier_16x16_complex_right__aarch64_neon
    ldr q24, [x2, :lo12:.Lconstants_nnp_fourier_16x16_complex_right__aarch64_neon]
    zip1 v8.4s, v4.4s, v6.4s
    zip1 v4.4s, v5.4s, v7.4s
    zip2 v0.4s, v16.4s, v18.4s
    zip2 v1.4s, v17.4s, v19.4s
    zip1 v7.4s, v16.4s, v18.4s
    zip1 v6.4s, v17.4s, v19.4s
    zip2 v2.4s, v20.4s, v22.4s
    zip2 v3.4s, v21.4s, v23.4s
    zip1 v5.4s, v20.4s, v22.4s
    zip1 v20.4s, v21.4s, v23.4s
    zip1 v16.4s, v25.4s, v26.4s
    zip1 v17.4s, v27.4s, v28.4s
    zip1 v18.4s, v0.4s, v1.4s
    zip1 v19.4s, v2.4s, v3.4s
    zip2 v22.4s, v29.4s, v30.4s
    zip2 v9.4s, v8.4s, v4.4s
    zip1 v23.4s, v7.4s, v6.4s
    zip2 v10.4s, v0.4s, v1.4s
    zip1 v31.4s, v5.4s, v20.4s
    zip2 v11.4s, v2.4s, v3.4s
    zip1 v29.4s, v29.4s, v30.4s
    zip1 v30.4s, v8.4s, v4.4s
    fsub v4.4s, v16.4s, v17.4s
    fsub v8.4s, v19.4s, v18.4s
    zip2 v12.4s, v25.4s, v26.4s
    zip2 v0.4s, v27.4s, v28.4s
    fsub v25.4s, v22.4s, v9.4s
    zip2 v1.4s, v7.4s, v6.4s
    zip2 v2.4s, v5.4s, v20.4s
    fsub v20.4s, v23.4s, v31.4s
    fsub v3.4s, v11.4s, v10.4s
    fsub v21.4s, v29.4s, v30.4s
    fsub v7.4s, v12.4s, v0.4s
    fsub v26.4s, v1.4s, v2.4s
    fsub v6.4s, v4.4s, v8.4s
    fadd v22.4s, v22.4s, v9.4s
    fadd v16.4s, v16.4s, v17.4s
    fadd v17.4s, v12.4s, v0.4s
    fadd v27.4s, v1.4s, v2.4s
    fadd v19.4s, v18.4s, v19.4s
    fadd v9.4s, v10.4s, v11.4s
    fadd v0.4s, v4.4s, v8.4s
    mov v18.16b, v20.16b
    mov v4.16b, v25.16b
    mov v5.16b, v3.16b
    fadd v1.4s, v29.4s, v30.4s
    fadd v2.4s, v23.4s, v31.4s
    mov v23.16b, v21.16b
    fmla v18.4s, v6.4s, v24.s[0]
    fmls v20.4s, v6.4s, v24.s[0]
    fmls v4.4s, v26.4s, v24.s[1]
    fmla v26.4s, v25.4s, v24.s[1]
    fmla v5.4s, v7.4s, v24.s[1]
    fmls v7.4s, v3.4s, v24.s[1]
    fsub v25.4s, v16.4s, v19.4s
    fmla v23.4s, v0.4s, v24.s[0]
    fmls v21.4s, v0.4s, v24.s[0]
    fsub v0.4s, v22.4s, v27.4s
    fsub v3.4s, v9.4s, v17.4s
    fadd v28.4s, v1.4s, v2.4s
    fsub v29.4s, v1.4s, v2.4s
    fadd v30.4s, v16.4s, v19.4s
    fadd v27.4s, v22.4s, v27.4s
    fadd v22.4s, v9.4s, v17.4s
    fadd v31.4s, v4.4s, v5.4s
    fadd v8.4s, v26.4s, v7.4s
    fsub v1.4s, v7.4s, v26.4s
    fsub v2.4s, v4.4s, v5.4s
    fadd v4.4s, v0.4s, v3.4s
    fsub v0.4s, v0.4s, v3.4s
    fneg v3.4s, v20.4s
    fneg v5.4s, v25.4s
    fneg v6.4s, v18.4s
    fadd v7.4s, v28.4s, v30.4s
    fadd v16.4s, v27.4s, v22.4s
    mov v17.16b, v23.16b
    mov v19.16b, v21.16b
    mov v26.16b, v29.16b
    fmla v17.4s, v31.4s, v24.s[2]
    fmla v18.4s, v8.4s, v24.s[2]
    fmls v23.4s, v31.4s, v24.s[2]
    fmla v19.4s, v1.4s, v24.s[2]
    fmla v20.4s, v2.4s, v24.s[2]
    fmls v21.4s, v1.4s, v24.s[2]
    fmla v26.4s, v4.4s, v24.s[0]
    fmla v25.4s, v0.4s, v24.s[0]
    fmls v29.4s, v4.4s, v24.s[0]
    str q17, [x0, #32]
    fmla v3.4s, v2.4s, v24.s[2]
    fmla v5.4s, v0.4s, v24.s[0]
    str q18, [x0, #48]
    str q23, [x0, #224]
    fmla v6.4s, v8.4s, v24.s[2]
    fsub v0.4s, v28.4s, v30.4s
    str q19, [x0, #160]
    str q20, [x0, #176]
    fadd v1.4s, v7.4s, v16.4s
    fsub v2.4s, v7.4s, v16.4s
    str q21, [x0, #96]
    str q26, [x0, #64]
    fsub v4.4s, v27.4s, v22.4s
    str q25, [x0, #80]
    str q29, [x0, #192]
    str q0, [x0, #128]
    str q3, [x0, #112]
    str q1, [x0]
    str q2, [x0, #16]
    str q4, [x0, #144]
    str q5, [x0, #208]
    str q6, [x0, #240]
    b .Lend_228
.Lotherwise_227:
    movi v0.4s, #0
    str q0, [x0]
    str q0, [x0, #16]
    str q0, [x0, #32]
    str q0, [x0, #48]
    str q0, [x0, #64]
    str q0, [x0, #80]
    str q0, [x0, #96]
    str q0, [x0, #112]
    str q0, [x0, #128]
    str q0, [x0, #144]
    str q0, [x0, #160]
    str q0, [x0, #176]
    str q0, [x0, #192]
    str q0, [x0, #208]
    str q0, [x0, #224]
    str q0, [x0, #240]
.Lend_228:
    sub x1, x1, #1
    lsr x11, x11, #1
    add x8, x8, x10, lsl #2
    add x5, x5, x10, lsl #2
    add x6, x6, x10, lsl #2
    add x12, x12, x10, lsl #2
    add x0, x0, #256
    cbnz x1, .Lrepeat_226
    b .Lend_229
.Lotherwise_225:
    mov x13, x4
    mov w14, #16
.Lrepeat_230:
    tst x11, #1
    beq .Lotherwise_231
    ubfx x0, x7, #0, #4
    cmp x0, #15
    bne .Lotherwise_232
    ldr q0, [x8]
    ldr q1, [x5]
    ldr q2, [x6]
    ldr q3, [x12]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_233
.Lotherwise_232:
    movi v3.4s, #0
    tst x7, #1
    beq .Lotherwise_234
    ld1 {v3.s}[0], [x8]
    ld1 {v3.s}[1], [x5]
    ld1 {v3.s}[2], [x6]
    ld1 {v3.s}[3], [x12]
.Lotherwise_234:
    movi v2.4s, #0
    tst x7, #2
    beq .Lotherwise_235
    add x0, x8, #4
    add x1, x5, #4
    add x2, x6, #4
    ld1 {v2.s}[0], [x0]
    add x0, x12, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_235:
    movi v4.4s, #0
    tst x7, #4
    beq .Lotherwise_236
    add x0, x8, #8
    add x1, x5, #8
    add x2, x6, #8
    ld1 {v4.s}[0], [x0]
    add x0, x12, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_236:
    movi v0.4s, #0
    tst x7, #8
    beq .Lotherwise_237
    add x0, x8, #12
    add x1, x5, #12
    add x2, x6, #12
    ld1 {v0.s}[0], [x0]
    add x0, x12, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_237:
.Lend_233:
    ubfx x0, x7, #8, #4
    cmp x0, #15
    bne .Lotherwise_238
    ldr q1, [x8, #32]
    ldr q5, [x5, #32]
    ldr q6, [x6, #32]
    ldr q7, [x12, #32]
    zip1 v16.4s, v1.4s, v6.4s
    zip2 v1.4s, v1.4s, v6.4s
    zip1 v6.4s, v5.4s, v7.4s
    zip2 v5.4s, v5.4s, v7.4s
    zip1 v7.4s, v16.4s, v6.4s
    zip2 v6.4s, v16.4s, v6.4s
    zip1 v16.4s, v1.4s, v5.4s
    zip2 v1.4s, v1.4s, v5.4s
    b .Lend_239
.Lotherwise_238:
    movi v7.4s, #0
    tst x7, #256
    beq .Lotherwise_240
    add x0, x8, #32
    add x1, x5, #32
    add x2, x6, #32
    ld1 {v7.s}[0], [x0]
    add x0, x12, #32
    ld1 {v7.s}[1], [x1]
    ld1 {v7.s}[2], [x2]
    ld1 {v7.s}[3], [x0]
.Lotherwise_240:
    movi v6.4s, #0
    tst x7, #512
    beq .Lotherwise_241
    add x0, x8, #36
    add x1, x5, #36
    add x2, x6, #36
    ld1 {v6.s}[0], [x0]
    add x0, x12, #36
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_241:
    movi v16.4s, #0
    tst x7, #1024
    beq .Lotherwise_242
    add x0, x8, #40
    add x1, x5, #40
    add x2, x6, #40
    ld1 {v16.s}[0], [x0]
    add x0, x12, #40
    ld1 {v16.s}[1], [x1]
    ld1 {v16.s}[2], [x2]
    ld1 {v16.s}[3], [x0]
.Lotherwise_242:
    movi v1.4s, #0
    tst x7, #2048
    beq .Lotherwise_243
    add x0, x8, #44
    add x1, x5, #44
    add x2, x6, #44
    ld1 {v1.s}[0], [x0]
    add x0, x12, #44
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_243:
.Lend_239:
    ubfx x0, x7, #4, #4
    fadd v5.4s, v3.4s, v7.4s
    fsub v7.4s, v3.4s, v7.4s
    fadd v17.4s, v2.4s, v6.4s
    fsub v6.4s, v2.4s, v6.4s
    fadd v18.4s, v4.4s, v16.4s
    fsub v16.4s, v4.4s, v16.4s
    fadd v19.4s, v0.4s, v1.4s
    fsub v20.4s, v0.4s, v1.4s
    cmp x0, #15
    bne .Lotherwise_244
    ldr q0, [x8, #16]
    ldr q1, [x5, #16]
    ldr q2, [x6, #16]
    ldr q3, [x12, #16]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    mov v22.16b, v3.16b
    mov v24.16b, v2.16b
    mov v26.16b, v4.16b
    mov v25.16b, v0.16b
    b .Lend_245
.Lotherwise_244:
    movi v22.4s, #0
    tst x7, #16
    beq .Lotherwise_246
    add x0, x8, #16
    add x1, x5, #16
    add x2, x6, #16
    ld1 {v22.s}[0], [x0]
    add x0, x12, #16
    ld1 {v22.s}[1], [x1]
    ld1 {v22.s}[2], [x2]
    ld1 {v22.s}[3], [x0]
.Lotherwise_246:
    movi v24.4s, #0
    tst x7, #32
    beq .Lotherwise_247
    add x0, x8, #20
    add x1, x5, #20
    add x2, x6, #20
    ld1 {v24.s}[0], [x0]
    add x0, x12, #20
    ld1 {v24.s}[1], [x1]
    ld1 {v24.s}[2], [x2]
    ld1 {v24.s}[3], [x0]
.Lotherwise_247:
    movi v26.4s, #0
    tst x7, #64
    beq .Lotherwise_248
    add x0, x8, #24
    add x1, x5, #24
    add x2, x6, #24
    ld1 {v26.s}[0], [x0]
    add x0, x12, #24
    ld1 {v26.s}[1], [x1]
    ld1 {v26.s}[2], [x2]
    ld1 {v26.s}[3], [x0]
.Lotherwise_248:
    movi v25.4s, #0
    tst x7, #128
    beq .Lotherwise_249
    add x0, x8, #28
    add x1, x5, #28
    add x2, x6, #28
    ld1 {v25.s}[0], [x0]
    add x0, x12, #28
    ld1 {v25.s}[1], [x1]
    ld1 {v25.s}[2], [x2]
    ld1 {v25.s}[3], [x0]
.Lotherwise_249:
.Lend_245:
    ubfx x0, x7, #12, #4
    cmp x0, #15
    bne .Lotherwise_250
    ldr q0, [x8, #48]
    ldr q1, [x5, #48]
    ldr q2, [x6, #48]
    ldr q3, [x12, #48]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_251
.Lotherwise_250:
    movi v3.4s, #0
    tst x7, #4096
    beq .Lotherwise_252
    add x0, x8, #48
    add x1, x5, #48
    add x2, x6, #48
    ld1 {v3.s}[0], [x0]
    add x0, x12, #48
    ld1 {v3.s}[1], [x1]
    ld1 {v3.s}[2], [x2]
    ld1 {v3.s}[3], [x0]
.Lotherwise_252:
    movi v2.4s, #0
    tst x7, #8192
    beq .Lotherwise_253
    add x0, x8, #52
    add x1, x5, #52
    add x2, x6, #52
    ld1 {v2.s}[0], [x0]
    add x0, x12, #52
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_253:
    movi v4.4s, #0
    tst x7, #16384
    beq .Lotherwise_254
    add x0, x8, #56
    add x1, x5, #56
    add x2, x6, #56
    ld1 {v4.s}[0], [x0]
    add x0, x12, #56
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_254:
    movi v0.4s, #0
    tst x7, #32768
    beq .Lotherwise_255
    add x0, x8, #60
    add x1, x5, #60
    add x2, x6, #60
    ld1 {v0.s}[0], [x0]
    add x0, x12, #60
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_255:
.Lend_251:
    fsub v1.4s, v4.4s, v26.4s
    fsub v23.4s, v22.4s, v3.4s
    adrp x0, .Lconstants_nnp_fourier_16x16_complex_right__aarch64_neon
    ldr q27, [x0, :lo12:.Lconstants_nnp_fourier_16x16_complex_right__aarch64_neon]
    fsub v21.4s, v0.4s, v25.4s
    fsub v28.4s, v24.4s, v2.4s
    fadd v29.4s, v24.4s, v2.4s
    fadd v2.4s, v26.4s, v4.4s
    fsub v4.4s, v16.4s, v1.4s
    fadd v0.4s, v25.4s, v0.4s
    fadd v1.4s, v16.4s, v1.4s
    mov v24.16b, v23.16b
    mov v16.16b, v6.16b
    mov v8.16b, v21.16b
    fadd v3.4s, v22.4s, v3.4s
    mov v22.16b, v7.16b
    fmla v24.4s, v4.4s, v27.s[0]
    fmls v23.4s, v4.4s, v27.s[0]
    fmls v16.4s, v28.4s, v27.s[1]
    fmla v28.4s, v6.4s, v27.s[1]
    fmla v8.4s, v20.4s, v27.s[1]
    fmls v20.4s, v21.4s, v27.s[1]
    fsub v25.4s, v18.4s, v2.4s
    fmla v22.4s, v1.4s, v27.s[0]
    fmls v7.4s, v1.4s, v27.s[0]
    fsub v1.4s, v17.4s, v29.4s
    fsub v4.4s, v0.4s, v19.4s
    fadd v26.4s, v5.4s, v3.4s
    fsub v30.4s, v5.4s, v3.4s
    fadd v31.4s, v18.4s, v2.4s
    fadd v29.4s, v17.4s, v29.4s
    fadd v21.4s, v0.4s, v19.4s
    fadd v9.4s, v16.4s, v8.4s
    fadd v10.4s, v28.4s, v20.4s
    fsub v0.4s, v20.4s, v28.4s
    fsub v2.4s, v16.4s, v8.4s
    fadd v3.4s, v1.4s, v4.4s
    fsub v1.4s, v1.4s, v4.4s
    fneg v4.4s, v23.4s
    fneg v5.4s, v25.4s
    fneg v6.4s, v24.4s
    fadd v16.4s, v26.4s, v31.4s
    fadd v17.4s, v29.4s, v21.4s
    mov v18.16b, v22.16b
    mov v19.16b, v24.16b
    mov v20.16b, v7.16b
    mov v24.16b, v30.16b
    fmla v18.4s, v9.4s, v27.s[2]
    fmla v19.4s, v10.4s, v27.s[2]
    fmls v22.4s, v9.4s, v27.s[2]
    fmla v20.4s, v0.4s, v27.s[2]
    fmla v23.4s, v2.4s, v27.s[2]
    fmls v7.4s, v0.4s, v27.s[2]
    fmla v24.4s, v3.4s, v27.s[0]
    fmla v25.4s, v1.4s, v27.s[0]
    fmls v30.4s, v3.4s, v27.s[0]
    str q18, [x13, #32]
    fmla v4.4s, v2.4s, v27.s[2]
    fmla v5.4s, v1.4s, v27.s[0]
    str q19, [x13, #48]
    str q22, [x13, #224]
    fmla v6.4s, v10.4s, v27.s[2]
    fsub v0.4s, v26.4s, v31.4s
    str q20, [x13, #160]
    str q23, [x13, #176]
    fadd v1.4s, v16.4s, v17.4s
    fsub v2.4s, v16.4s, v17.4s
    str q7, [x13, #96]
    str q24, [x13, #64]
    fsub v3.4s, v29.4s, v21.4s
    str q25, [x13, #80]
    str q30, [x13, #192]
    str q0, [x13, #128]
    str q4, [x13, #112]
    str q1, [x13]
    str q2, [x13, #16]
    str q3, [x13, #144]
    str q5, [x13, #208]
    str q6, [x13, #240]
    b .Lend_256
.Lotherwise_231:
    movi v0.4s, #0
    str q0, [x13]
    str q0, [x13, #16]
    str q0, [x13, #32]
    str q0, [x13, #48]
    str q0, [x13, #64]
    str q0, [x13, #80]
    str q0, [x13, #96]
    str q0, [x13, #112]
    str q0, [x13, #128]
    str q0, [x13, #144]
    str q0, [x13, #160]
    str q0, [x13, #176]
    str q0, [x13, #192]
    str q0, [x13, #208]
    str q0, [x13, #224]
    str q0, [x13, #240]
.Lend_256:
    sub x14, x14, #1
    lsr x11, x11, #1
    add x8, x8, x10, lsl #2
    add x5, x5, x10, lsl #2
    add x6, x6, x10, lsl #2
    add x12, x12, x10, lsl #2
    add x13, x13, #256
    cbnz x14, .Lrepeat_230
.Lend_229:
    ldr q0, [x4, #512]
    ldr q1, [x4, #2560]
    lsl x5, x3, #2
    ldr q2, [x4, #1536]
    ldr q3, [x4, #3584]
    add x25, x9, x5, lsl #3
    add x6, x5, x5, lsl #1
    ldr q4, [x4, #256]
    ldr q5, [x4, #2304]
    add x0, x25, x5, lsl #1
    add x7, x9, x5
    ldr q6, [x4, #1792]
    ldr q7, [x4, #3840]
    add x8, x25, x6
    add x26, x6, x5, lsl #1
    ldr q16, [x4]
    ldr q17, [x4, #2048]
    add x10, x9, x5, lsl #2
    add x11, x9, x26
    ldr q18, [x4, #1024]
    ldr q19, [x4, #3072]
    fsub v25.4s, v0.4s, v1.4s
    fadd v26.4s, v0.4s, v1.4s
    ldr q0, [x4, #1280]
    ldr q1, [x4, #3328]
    fsub v27.4s, v3.4s, v2.4s
    fadd v28.4s, v2.4s, v3.4s
    ldr q2, [x4, #768]
    ldr q3, [x4, #2816]
    fsub v29.4s, v4.4s, v5.4s
    fadd v24.4s, v4.4s, v5.4s
    adrp x1, .Lconstants_nnp_fourier_16x16_complex_right__aarch64_neon
    ldr q30, [x1, :lo12:.Lconstants_nnp_fourier_16x16_complex_right__aarch64_neon]
    fsub v31.4s, v7.4s, v6.4s
    fadd v22.4s, v6.4s, v7.4s
    ldr q23, [x4, #528]
    fadd v8.4s, v16.4s, v17.4s
    fsub v20.4s, v16.4s, v17.4s
    ldr q21, [x4, #2576]
    ldr q9, [x4, #1552]
    fadd v10.4s, v18.4s, v19.4s
    fsub v17.4s, v18.4s, v19.4s
    ldr q18, [x4, #3600]
    ldr q19, [x4, #272]
    fadd v11.4s, v0.4s, v1.4s
    fsub v7.4s, v0.4s, v1.4s
    ldr q16, [x4, #2320]
    ldr q12, [x4, #1808]
    fadd v13.4s, v2.4s, v3.4s
    fsub v1.4s, v2.4s, v3.4s
    ldr q2, [x4, #3856]
    ldr q3, [x4, #16]
    fadd v4.4s, v25.4s, v27.4s
    mov v5.16b, v29.16b
    ldr q6, [x4, #2064]
    ldr q14, [x4, #1040]
    mov v15.16b, v31.16b
    fsub v25.4s, v25.4s, v27.4s
    ldr q27, [x4, #3088]
    add x1, x25, x5, lsl #3
    fmls v5.4s, v7.4s, v30.s[1]
    fmla v7.4s, v29.4s, v30.s[1]
    ldr q29, [x4, #1296]
    add x2, x25, x5, lsl #2
    fmla v15.4s, v1.4s, v30.s[1]
    fmls v1.4s, v31.4s, v30.s[1]
    ldr q0, [x4, #3344]
    add x12, x25, x26
    add x13, x26, x5, lsl #1
    add x14, x9, x6, lsl #1
    add x15, x25, x6, lsl #1
    add x16, x9, x13
    add x17, x25, x5
    add x19, x25, x13
    add x20, x1, x5
    add x21, x1, x5, lsl #3
    add x22, x9, x5, lsl #1
    add x23, x9, x6
    add x24, x21, x5
    add x27, x1, x5, lsl #1
    fadd v31.4s, v8.4s, v10.4s
    fsub v8.4s, v8.4s, v10.4s
    fadd v10.4s, v26.4s, v28.4s
    fsub v26.4s, v26.4s, v28.4s
    fadd v28.4s, v31.4s, v10.4s
    fsub v31.4s, v31.4s, v10.4s
    str q31, [x0]
    mov v31.16b, v20.16b
    fmls v20.4s, v4.4s, v30.s[0]
    add x28, x1, x6
    fmla v31.4s, v4.4s, v30.s[0]
    fadd v4.4s, v24.4s, v11.4s
    fsub v24.4s, v24.4s, v11.4s
    fadd v10.4s, v22.4s, v13.4s
    fsub v22.4s, v22.4s, v13.4s
    mov v11.16b, v17.16b
    fmls v17.4s, v25.4s, v30.s[0]
    fmla v11.4s, v25.4s, v30.s[0]
    fadd v25.4s, v4.4s, v10.4s
    fsub v10.4s, v4.4s, v10.4s
    fadd v13.4s, v5.4s, v15.4s
    fsub v4.4s, v5.4s, v15.4s
    fadd v5.4s, v7.4s, v1.4s
    fsub v1.4s, v1.4s, v7.4s
    fadd v7.4s, v28.4s, v25.4s
    fsub v25.4s, v28.4s, v25.4s
    mov v28.16b, v31.16b
    fmls v31.4s, v13.4s, v30.s[2]
    fmla v28.4s, v13.4s, v30.s[2]
    str q7, [x9]
    ldr q7, [x4, #784]
    str q25, [x7]
    ldr q13, [x4, #2832]
    fneg v25.4s, v11.4s
    add x30, x21, x6, lsl #1
    fmla v11.4s, v5.4s, v30.s[2]
    str q10, [x8]
    mov v10.16b, v20.16b
    add x7, x21, x5, lsl #1
    fmls v20.4s, v1.4s, v30.s[2]
    add x8, x21, x6
    add x6, x1, x6, lsl #1
    fmla v10.4s, v1.4s, v30.s[2]
    mov v15.16b, v17.16b
    str q28, [x10]
    add x10, x1, x5, lsl #2
    fadd v28.4s, v24.4s, v22.4s
    fsub v22.4s, v24.4s, v22.4s
    add x5, x21, x5, lsl #2
    fmla v15.4s, v4.4s, v30.s[2]
    mov v24.16b, v8.16b
    str q11, [x11]
    add x11, x1, x26
    fsub v1.4s, v23.4s, v21.4s
    fadd v21.4s, v23.4s, v21.4s
    str q31, [x1]
    add x1, x1, x13
    fsub v23.4s, v18.4s, v9.4s
    fsub v31.4s, v19.4s, v16.4s
    str q10, [x2]
    lsl x0, x3, #5
    fsub v10.4s, v2.4s, v12.4s
    fadd v18.4s, v9.4s, v18.4s
    add x9, x9, x0, lsl #2
    lsl x2, x3, #2
    mov v9.16b, v26.16b
    fadd v16.4s, v19.4s, v16.4s
    str q15, [x12]
    fadd v19.4s, v3.4s, v6.4s
    fsub v6.4s, v3.4s, v6.4s
    str q20, [x25]
    add x3, x21, x26
    fadd v3.4s, v14.4s, v27.4s
    fadd v20.4s, v29.4s, v0.4s
    add x12, x2, x2, lsl #1
    add x25, x9, x2, lsl #3
    fadd v2.4s, v12.4s, v2.4s
    fadd v11.4s, v7.4s, v13.4s
    add x0, x21, x13
    add x13, x12, x2, lsl #1
    fmla v24.4s, v28.4s, v30.s[0]
    fneg v17.4s, v17.4s
    fsub v27.4s, v14.4s, v27.4s
    fsub v29.4s, v29.4s, v0.4s
    fsub v13.4s, v7.4s, v13.4s
    fmla v9.4s, v22.4s, v30.s[0]
    fneg v7.4s, v26.4s
    fadd v26.4s, v1.4s, v23.4s
    mov v12.16b, v31.16b
    mov v14.16b, v10.16b
    str q24, [x14]
    add x14, x25, x2, lsl #3
    fmls v8.4s, v28.4s, v30.s[0]
    fadd v24.4s, v19.4s, v3.4s
    fadd v28.4s, v21.4s, v18.4s
    fsub v15.4s, v1.4s, v23.4s
    str q9, [x16]
    add x16, x13, x2, lsl #1
    mov v1.16b, v6.16b
    fadd v23.4s, v16.4s, v20.4s
    fadd v9.4s, v2.4s, v11.4s
    fmla v17.4s, v4.4s, v30.s[2]
    mov v4.16b, v27.16b
    fmls v12.4s, v29.4s, v30.s[1]
    str q8, [x15]
    add x15, x14, x2, lsl #3
    fmla v14.4s, v13.4s, v30.s[1]
    fmla v7.4s, v22.4s, v30.s[0]
    fmla v1.4s, v26.4s, v30.s[0]
    fmla v29.4s, v31.4s, v30.s[1]
    fmls v13.4s, v10.4s, v30.s[1]
    fmla v25.4s, v5.4s, v30.s[2]
    str q17, [x17]
    mov x17, x4
    fadd v0.4s, v24.4s, v28.4s
    fmla v4.4s, v15.4s, v30.s[0]
    fadd v5.4s, v23.4s, v9.4s
    fsub v17.4s, v24.4s, v28.4s
    str q7, [x19]
    mov w19, #7
    fmls v6.4s, v26.4s, v30.s[0]
    fadd v22.4s, v12.4s, v14.4s
    fmls v27.4s, v15.4s, v30.s[0]
    fadd v24.4s, v29.4s, v13.4s
    str q25, [x20]
    fadd v7.4s, v0.4s, v5.4s
    mov v25.16b, v1.16b
    str q17, [x21]
    fsub v0.4s, v0.4s, v5.4s
    mov v26.16b, v4.16b
    fsub v20.4s, v16.4s, v20.4s
    fsub v2.4s, v2.4s, v11.4s
    fsub v5.4s, v23.4s, v9.4s
    fmla v25.4s, v22.4s, v30.s[2]
    str q7, [x22]
    fsub v7.4s, v13.4s, v29.4s
    fsub v3.4s, v19.4s, v3.4s
    str q0, [x23]
    fmla v26.4s, v24.4s, v30.s[2]
    fsub v0.4s, v12.4s, v14.4s
    mov v16.16b, v6.16b
    fsub v17.4s, v21.4s, v18.4s
    str q5, [x24]
    fmls v1.4s, v22.4s, v30.s[2]
    mov v5.16b, v27.16b
    str q25, [x27]
    fmla v16.4s, v7.4s, v30.s[2]
    fadd v18.4s, v20.4s, v2.4s
    fmla v5.4s, v0.4s, v30.s[2]
    fsub v2.4s, v20.4s, v2.4s
    str q26, [x28]
    mov v19.16b, v3.16b
    fmls v6.4s, v7.4s, v30.s[2]
    str q1, [x30]
    fneg v1.4s, v27.4s
    fmla v19.4s, v18.4s, v30.s[0]
    str q16, [x7]
    fneg v7.4s, v17.4s
    fmla v17.4s, v2.4s, v30.s[0]
    str q5, [x8]
    fmls v3.4s, v18.4s, v30.s[0]
    fneg v4.4s, v4.4s
    str q6, [x6]
    fmla v1.4s, v0.4s, v30.s[2]
    fmla v7.4s, v2.4s, v30.s[0]
    str q19, [x10]
    str q17, [x11]
    fmla v4.4s, v24.4s, v30.s[2]
    str q3, [x5]
    str q1, [x1]
    str q7, [x3]
    str q4, [x0]
.Lrepeat_257:
    ldr q0, [x17, #544]
    ldr q1, [x17, #2592]
    add x0, x9, x2
    add x1, x14, x2
    ldr q2, [x17, #560]
    ldr q3, [x17, #2608]
    add x3, x25, x2
    add x5, x15, x2
    ldr q4, [x17, #1568]
    ldr q5, [x17, #3616]
    add x6, x9, x2, lsl #1
    add x7, x9, x12
    ldr q6, [x17, #1584]
    ldr q7, [x17, #3632]
    add x8, x14, x2, lsl #1
    add x10, x14, x12
    ldr q26, [x17, #48]
    ldr q27, [x17, #2096]
    add x11, x25, x2, lsl #1
    add x20, x25, x12
    ldr q24, [x17, #1056]
    ldr q25, [x17, #3104]
    fsub v16.4s, v0.4s, v1.4s
    fadd v28.4s, v0.4s, v1.4s
    ldr q23, [x17, #32]
    ldr q31, [x17, #2080]
    fsub v0.4s, v2.4s, v3.4s
    fadd v29.4s, v2.4s, v3.4s
    ldr q22, [x17, #1072]
    ldr q8, [x17, #3120]
    fsub v2.4s, v5.4s, v4.4s
    fadd v9.4s, v4.4s, v5.4s
    fsub v1.4s, v7.4s, v6.4s
    ldr q20, [x17, #288]
    ldr q21, [x17, #2336]
    fadd v10.4s, v6.4s, v7.4s
    fsub v18.4s, v26.4s, v27.4s
    fsub v19.4s, v16.4s, v0.4s
    ldr q17, [x17, #1328]
    ldr q12, [x17, #3376]
    fsub v11.4s, v24.4s, v25.4s
    fadd v5.4s, v16.4s, v0.4s
    ldr q0, [x17, #304]
    ldr q3, [x17, #2352]
    fadd v6.4s, v2.4s, v1.4s
    fsub v7.4s, v23.4s, v31.4s
    ldr q4, [x17, #1312]
    ldr q13, [x17, #3360]
    fsub v16.4s, v8.4s, v22.4s
    fsub v2.4s, v1.4s, v2.4s
    add x21, x15, x2, lsl #1
    add x22, x15, x12
    fsub v15.4s, v18.4s, v11.4s
    fsub v14.4s, v20.4s, v21.4s
    add x23, x9, x2, lsl #2
    add x24, x9, x13
    fadd v23.4s, v23.4s, v31.4s
    fsub v31.4s, v19.4s, v6.4s
    add x26, x14, x2, lsl #2
    add x27, x14, x13
    fadd v1.4s, v24.4s, v25.4s
    fsub v24.4s, v7.4s, v16.4s
    add x28, x25, x2, lsl #2
    sub x19, x19, #1
    fadd v20.4s, v20.4s, v21.4s
    fsub v21.4s, v2.4s, v5.4s
    fadd v25.4s, v26.4s, v27.4s
    mov v26.16b, v15.16b
    fmls v15.4s, v31.4s, v30.s[0]
    fadd v22.4s, v22.4s, v8.4s
    mov v27.16b, v24.16b
    fmls v24.4s, v21.4s, v30.s[0]
    fmla v26.4s, v31.4s, v30.s[0]
    fsub v31.4s, v12.4s, v17.4s
    fmla v27.4s, v21.4s, v30.s[0]
    fsub v21.4s, v0.4s, v3.4s
    str q15, [x4, #4096]
    fsub v8.4s, v4.4s, v13.4s
    fadd v4.4s, v4.4s, v13.4s
    ldr q13, [x17, #1824]
    fadd v3.4s, v0.4s, v3.4s
    ldr q15, [x17, #3872]
    fadd v17.4s, v17.4s, v12.4s
    ldr q0, [x17, #1840]
    fadd v7.4s, v7.4s, v16.4s
    ldr q16, [x17, #3888]
    fadd v18.4s, v18.4s, v11.4s
    str q24, [x4, #4112]
    fsub v11.4s, v14.4s, v31.4s
    fsub v12.4s, v21.4s, v8.4s
    fadd v24.4s, v14.4s, v31.4s
    ldr q31, [x17, #800]
    fadd v8.4s, v21.4s, v8.4s
    ldr q21, [x4, #4112]
    str q26, [x4, #4128]
    fadd v26.4s, v23.4s, v1.4s
    fadd v19.4s, v19.4s, v6.4s
    ldr q6, [x4, #4096]
    fadd v2.4s, v5.4s, v2.4s
    ldr q5, [x17, #2848]
    fsub v23.4s, v23.4s, v1.4s
    ldr q1, [x4, #4128]
    str q27, [x4, #4144]
    str q11, [x4, #4160]
    fadd v11.4s, v13.4s, v15.4s
    fsub v27.4s, v15.4s, v13.4s
    ldr q13, [x17, #816]
    fadd v14.4s, v0.4s, v16.4s
    fsub v15.4s, v16.4s, v0.4s
    ldr q16, [x4, #4160]
    str q12, [x4, #4176]
    fadd v12.4s, v28.4s, v9.4s
    fsub v0.4s, v28.4s, v9.4s
    ldr q28, [x4, #4144]
    fadd v9.4s, v25.4s, v22.4s
    fsub v22.4s, v25.4s, v22.4s
    fadd v25.4s, v29.4s, v10.4s
    fsub v29.4s, v10.4s, v29.4s
    fadd v10.4s, v26.4s, v12.4s
    fsub v26.4s, v26.4s, v12.4s
    fadd v12.4s, v9.4s, v25.4s
    fsub v9.4s, v9.4s, v25.4s
    fadd v25.4s, v23.4s, v29.4s
    fsub v23.4s, v23.4s, v29.4s
    fadd v29.4s, v22.4s, v0.4s
    fsub v0.4s, v22.4s, v0.4s
    mov v22.16b, v7.16b
    fmls v7.4s, v19.4s, v30.s[0]
    fmla v22.4s, v19.4s, v30.s[0]
    mov v19.16b, v18.16b
    fmls v18.4s, v2.4s, v30.s[0]
    fmla v19.4s, v2.4s, v30.s[0]
    fadd v2.4s, v20.4s, v4.4s
    fsub v4.4s, v20.4s, v4.4s
    fadd v20.4s, v3.4s, v17.4s
    fsub v17.4s, v3.4s, v17.4s
    fadd v3.4s, v31.4s, v5.4s
    fsub v31.4s, v31.4s, v5.4s
    ldr q5, [x17, #2864]
    add x17, x17, #32
    str q29, [x4, #4224]
    str q23, [x4, #4208]
    fadd v23.4s, v11.4s, v3.4s
    fsub v29.4s, v11.4s, v3.4s
    fadd v11.4s, v15.4s, v31.4s
    fsub v3.4s, v15.4s, v31.4s
    ldr q31, [x4, #4176]
    str q0, [x4, #4192]
    mov v0.16b, v24.16b
    fmls v0.4s, v8.4s, v30.s[1]
    fmla v8.4s, v24.4s, v30.s[1]
    ldr q24, [x4, #4224]
    fadd v15.4s, v13.4s, v5.4s
    fsub v5.4s, v5.4s, v13.4s
    fadd v13.4s, v14.4s, v15.4s
    fsub v14.4s, v14.4s, v15.4s
    fadd v15.4s, v27.4s, v5.4s
    fsub v5.4s, v27.4s, v5.4s
    fadd v27.4s, v2.4s, v23.4s
    fsub v2.4s, v2.4s, v23.4s
    fadd v23.4s, v20.4s, v13.4s
    fsub v13.4s, v13.4s, v20.4s
    fadd v20.4s, v10.4s, v27.4s
    fsub v27.4s, v10.4s, v27.4s
    str q20, [x9]
    mov v10.16b, v15.16b
    fmla v10.4s, v11.4s, v30.s[1]
    fmls v11.4s, v15.4s, v30.s[1]
    ldr q20, [x4, #4208]
    fadd v15.4s, v12.4s, v23.4s
    fsub v12.4s, v12.4s, v23.4s
    str q15, [x0]
    fadd v15.4s, v26.4s, v13.4s
    fsub v13.4s, v26.4s, v13.4s
    ldr q23, [x4, #4192]
    str q27, [x14]
    fadd v26.4s, v0.4s, v10.4s
    fsub v0.4s, v0.4s, v10.4s
    add x30, x25, x13
    fadd v27.4s, v9.4s, v2.4s
    str q12, [x1]
    fadd v10.4s, v8.4s, v11.4s
    add x1, x15, x2, lsl #2
    str q15, [x25]
    mov v12.16b, v22.16b
    fsub v2.4s, v9.4s, v2.4s
    mov v9.16b, v19.16b
    fsub v8.4s, v11.4s, v8.4s
    fmla v12.4s, v26.4s, v30.s[2]
    str q27, [x3]
    fmls v22.4s, v26.4s, v30.s[2]
    add x3, x15, x13
    fmla v9.4s, v10.4s, v30.s[2]
    str q13, [x15]
    mov v11.16b, v7.16b
    fsub v26.4s, v4.4s, v17.4s
    fadd v27.4s, v29.4s, v14.4s
    str q2, [x5]
    add x5, x9, x12, lsl #1
    fmls v19.4s, v10.4s, v30.s[2]
    mov v2.16b, v18.16b
    fadd v10.4s, v4.4s, v17.4s
    fsub v29.4s, v14.4s, v29.4s
    str q12, [x6]
    add x6, x9, x16
    fmla v11.4s, v8.4s, v30.s[2]
    str q9, [x7]
    fmla v2.4s, v0.4s, v30.s[2]
    add x7, x14, x12, lsl #1
    fadd v4.4s, v26.4s, v27.4s
    str q22, [x8]
    fmls v7.4s, v8.4s, v30.s[2]
    add x8, x14, x16
    fadd v17.4s, v10.4s, v29.4s
    mov v22.16b, v25.16b
    str q19, [x10]
    add x10, x25, x12, lsl #1
    fneg v19.4s, v31.4s
    fmls v18.4s, v0.4s, v30.s[2]
    mov v0.16b, v24.16b
    mov v8.16b, v3.16b
    str q11, [x11]
    add x11, x25, x16
    fneg v9.4s, v5.4s
    fmla v22.4s, v4.4s, v30.s[0]
    str q2, [x20]
    add x20, x15, x12, lsl #1
    fmla v0.4s, v17.4s, v30.s[0]
    fsub v2.4s, v29.4s, v10.4s
    str q7, [x21]
    add x0, x15, x16
    fmla v19.4s, v16.4s, v30.s[1]
    fmla v8.4s, v5.4s, v30.s[1]
    str q18, [x22]
    lsl x21, x2, #5
    fmls v25.4s, v4.4s, v30.s[0]
    fsub v4.4s, v26.4s, v27.4s
    add x9, x9, x21
    add x25, x25, x21
    mov v5.16b, v20.16b
    fmla v16.4s, v31.4s, v30.s[1]
    str q22, [x23]
    add x14, x14, x21
    fmla v9.4s, v3.4s, v30.s[1]
    fmls v24.4s, v17.4s, v30.s[0]
    str q0, [x24]
    add x15, x15, x21
    mov v0.16b, v23.16b
    fmla v5.4s, v2.4s, v30.s[0]
    fadd v3.4s, v19.4s, v8.4s
    str q25, [x26]
    fmls v20.4s, v2.4s, v30.s[0]
    fmla v0.4s, v4.4s, v30.s[0]
    mov v2.16b, v28.16b
    fadd v7.4s, v16.4s, v9.4s
    str q24, [x27]
    fmls v23.4s, v4.4s, v30.s[0]
    mov v4.16b, v1.16b
    str q5, [x28]
    fmla v2.4s, v3.4s, v30.s[2]
    fsub v5.4s, v9.4s, v16.4s
    fmls v28.4s, v3.4s, v30.s[2]
    str q0, [x30]
    fmla v4.4s, v7.4s, v30.s[2]
    fsub v0.4s, v19.4s, v8.4s
    str q20, [x1]
    mov v3.16b, v21.16b
    fmls v1.4s, v7.4s, v30.s[2]
    str q23, [x3]
    mov v7.16b, v6.16b
    fmls v21.4s, v5.4s, v30.s[2]
    str q2, [x5]
    fmla v3.4s, v5.4s, v30.s[2]
    fmls v6.4s, v0.4s, v30.s[2]
    str q4, [x6]
    fmla v7.4s, v0.4s, v30.s[2]
    str q28, [x7]
    str q1, [x8]
    str q3, [x10]
    str q7, [x11]
    str q21, [x20]
    str q6, [x0]
    cbnz x19, .Lrepeat_257
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp x27, x28, [sp, #64]
    ldr x30, [sp, #80]
    ldp d8, d9, [sp, #88]
    ldp d10, d11, [sp, #104]
    ldp d12, d13, [sp, #120]
    ldp d14, d15, [sp, #136]
    add sp, sp, #160
    ret
    .size nnp_fourier_16x16_complex_right__aarch64_neon, . - nnp_fourier_16x16_complex_right__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_16x16_complex_output_with_bias__aarch64_neon:
    .long 0x3ed413cd, 0x40000000, 0x3fb504f3, 0x3fec835e
    .long 0x3f3504f3, 0x3f6c835e, 0x3b800000, 0x3c000000
    .long 0x3bb504f3, 0x3bec835e, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_16x16_complex_output_with_bias__aarch64_neon
    .type nnp_fourier_16x16_complex_output_with_bias__aarch64_neon, %function
nnp_fourier_16x16_complex_output_with_bias__aarch64_neon:
    sub sp, sp, #144
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp x27, x28, [sp, #64]
    stp d8, d9, [sp, #80]
    stp d10, d11, [sp, #96]
    stp d12, d13, [sp, #112]
    stp d14, d15, [sp, #128]
    mov x14, x1
    mov x13, x0
    adrp x0, .Lconstants_nnp_fourier_16x16_complex_output_with_bias__aarch64_neon
    ldr q21, [x0, :lo12:.Lconstants_nnp_fourier_16x16_complex_output_with_bias__aarch64_neon]
    lsl x16, x14, #2
    ldr q25, [x2]
    lsl x15, x14, #5
    add x17, x16, x16, lsl #1
    add x0, x13, x16
    add x1, x13, x16, lsl #1
    ldr q0, [x13]
    add x2, x13, x17
    ldr q1, [x0]
    ldr q2, [x1]
    add x12, x13, x16, lsl #3
    ldr q3, [x2]
    add x22, x17, x16, lsl #1
    add x19, x12, x16, lsl #3
    add x0, x13, x17, lsl #1
    add x20, x22, x16, lsl #1
    add x21, x19, x16, lsl #3
    add x1, x12, x17, lsl #1
    ldr q26, [x0]
    add x0, x13, x20
    add x2, x12, x20
    add x6, x12, x16, lsl #2
    ldr q27, [x1]
    add x11, x13, x22
    add x23, x19, x16
    add x24, x12, x17
    ldr q28, [x0]
    add x0, x12, x16, lsl #1
    add x1, x19, x22
    add x7, x21, x22
    ldr q29, [x2]
    add x2, x19, x16, lsl #2
    add x8, x21, x16, lsl #2
    add x25, x21, x16, lsl #1
    ldr q30, [x6]
    add x6, x19, x17, lsl #1
    add x9, x19, x17
    add x10, x21, x20
    ldr q31, [x12]
    add x26, x21, x16
    ldr q8, [x11]
    ldr q9, [x23]
    fadd v10.4s, v0.4s, v1.4s
    fsub v23.4s, v0.4s, v1.4s
    ldr q18, [x24]
    ldr q19, [x0]
    fadd v11.4s, v2.4s, v3.4s
    ldr q24, [x1]
    ldr q12, [x7]
    fsub v20.4s, v2.4s, v3.4s
    add x0, x12, x16
    ldr q1, [x2]
    ldr q2, [x8]
    add x1, x12, x22
    add x2, x13, x16, lsl #2
    ldr q3, [x25]
    ldr q4, [x6]
    add x6, x19, x20
    add x7, x21, x17
    ldr q5, [x9]
    ldr q6, [x10]
    add x12, x19, x16, lsl #1
    add x8, x21, x17, lsl #1
    ldr q0, [x26]
    ldr q7, [x21]
    mov v16.16b, v23.16b
    mov v22.16b, v10.16b
    ldr q17, [x0]
    ldr q14, [x1]
    mov v13.16b, v20.16b
    fmla v23.4s, v18.4s, v21.s[1]
    fmls v16.4s, v18.4s, v21.s[1]
    ldr q18, [x2]
    fmla v22.4s, v19.4s, v21.s[1]
    add x13, x13, x15, lsl #2
    fmls v10.4s, v19.4s, v21.s[1]
    ldr q19, [x19]
    lsl x16, x14, #2
    mov x14, x13
    add x15, x16, x16, lsl #1
    add x17, x14, x16, lsl #3
    mov x19, x5
    fmls v13.4s, v0.4s, v21.s[1]
    fmla v20.4s, v0.4s, v21.s[1]
    ldr q15, [x6]
    add x13, x15, x16, lsl #1
    add x20, x17, x16, lsl #3
    mov x21, x3
    mov x22, x4
    str q25, [x19, #4096]
    ldr q0, [x7]
    add x9, x13, x16, lsl #1
    add x10, x20, x16, lsl #3
    mov x11, x19
    mov w23, #7
    fadd v25.4s, v28.4s, v29.4s
    fsub v28.4s, v28.4s, v29.4s
    fsub v29.4s, v26.4s, v27.4s
    fadd v26.4s, v26.4s, v27.4s
    fsub v27.4s, v29.4s, v25.4s
    fadd v25.4s, v25.4s, v29.4s
    fadd v29.4s, v17.4s, v14.4s
    fsub v17.4s, v14.4s, v17.4s
    fsub v14.4s, v30.4s, v31.4s
    fadd v30.4s, v31.4s, v30.4s
    fadd v31.4s, v8.4s, v9.4s
    fsub v8.4s, v8.4s, v9.4s
    fsub v9.4s, v18.4s, v19.4s
    fadd v18.4s, v18.4s, v19.4s
    fadd v19.4s, v14.4s, v31.4s
    fsub v31.4s, v31.4s, v14.4s
    fsub v14.4s, v9.4s, v29.4s
    fadd v29.4s, v29.4s, v9.4s
    mov v9.16b, v31.16b
    fmls v9.4s, v29.4s, v21.s[0]
    fmla v29.4s, v31.4s, v21.s[0]
    mov v31.16b, v19.16b
    fmla v31.4s, v14.4s, v21.s[0]
    fmls v14.4s, v19.4s, v21.s[0]
    mov v19.16b, v23.16b
    fmls v23.4s, v25.4s, v21.s[2]
    fmla v19.4s, v25.4s, v21.s[2]
    mov v25.16b, v23.16b
    fmla v23.4s, v9.4s, v21.s[3]
    fmls v25.4s, v9.4s, v21.s[3]
    str q23, [x19, #2816]
    ldr q9, [x12]
    str q25, [x19, #768]
    ldr q23, [x8]
    mov v25.16b, v19.16b
    fmla v19.4s, v29.4s, v21.s[3]
    fmls v25.4s, v29.4s, v21.s[3]
    str q19, [x19, #3840]
    mov v19.16b, v11.16b
    fmls v11.4s, v7.4s, v21.s[1]
    fmla v19.4s, v7.4s, v21.s[1]
    fadd v7.4s, v24.4s, v12.4s
    str q25, [x19, #1792]
    fsub v25.4s, v1.4s, v2.4s
    fsub v24.4s, v24.4s, v12.4s
    fsub v29.4s, v3.4s, v4.4s
    fadd v2.4s, v1.4s, v2.4s
    fadd v12.4s, v5.4s, v6.4s
    fadd v1.4s, v4.4s, v3.4s
    fadd v3.4s, v15.4s, v0.4s
    fsub v4.4s, v0.4s, v15.4s
    fsub v15.4s, v9.4s, v23.4s
    fsub v5.4s, v5.4s, v6.4s
    fsub v6.4s, v25.4s, v7.4s
    fadd v25.4s, v7.4s, v25.4s
    fadd v23.4s, v9.4s, v23.4s
    fadd v9.4s, v29.4s, v12.4s
    fsub v0.4s, v12.4s, v29.4s
    mov v7.16b, v16.16b
    mov v29.16b, v10.16b
    fmls v16.4s, v27.4s, v21.s[2]
    fmla v7.4s, v27.4s, v21.s[2]
    mov v27.16b, v22.16b
    fmls v29.4s, v28.4s, v21.s[1]
    fmla v10.4s, v28.4s, v21.s[1]
    mov v28.16b, v20.16b
    fmla v27.4s, v26.4s, v21.s[1]
    fmls v22.4s, v26.4s, v21.s[1]
    mov v26.16b, v13.16b
    fmla v28.4s, v25.4s, v21.s[2]
    fmls v20.4s, v25.4s, v21.s[2]
    mov v25.16b, v11.16b
    fmla v26.4s, v6.4s, v21.s[2]
    fmls v13.4s, v6.4s, v21.s[2]
    mov v6.16b, v19.16b
    fmls v25.4s, v24.4s, v21.s[1]
    fmla v11.4s, v24.4s, v21.s[1]
    fsub v24.4s, v15.4s, v3.4s
    fadd v3.4s, v3.4s, v15.4s
    fsub v12.4s, v8.4s, v17.4s
    fmla v6.4s, v2.4s, v21.s[1]
    fmls v19.4s, v2.4s, v21.s[1]
    fsub v15.4s, v18.4s, v30.4s
    fadd v2.4s, v17.4s, v8.4s
    mov v17.16b, v0.16b
    fadd v18.4s, v30.4s, v18.4s
    mov v30.16b, v9.16b
    fmls v17.4s, v3.4s, v21.s[0]
    fmla v3.4s, v0.4s, v21.s[0]
    fsub v8.4s, v5.4s, v4.4s
    fmla v30.4s, v24.4s, v21.s[0]
    fmls v24.4s, v9.4s, v21.s[0]
    fsub v0.4s, v23.4s, v1.4s
    fadd v4.4s, v4.4s, v5.4s
    fsub v5.4s, v15.4s, v12.4s
    fadd v9.4s, v12.4s, v15.4s
    fadd v1.4s, v1.4s, v23.4s
    fsub v23.4s, v0.4s, v8.4s
    fadd v12.4s, v8.4s, v0.4s
    mov v8.16b, v16.16b
    mov v15.16b, v7.16b
    fmla v16.4s, v31.4s, v21.s[3]
    fmls v7.4s, v14.4s, v21.s[3]
    fmls v8.4s, v31.4s, v21.s[3]
    mov v31.16b, v10.16b
    fmla v15.4s, v14.4s, v21.s[3]
    mov v0.16b, v29.16b
    fmls v31.4s, v9.4s, v21.s[2]
    fmla v10.4s, v9.4s, v21.s[2]
    mov v9.16b, v22.16b
    fmla v0.4s, v5.4s, v21.s[2]
    str q16, [x19, #3328]
    str q7, [x19, #2304]
    mov v7.16b, v27.16b
    mov v16.16b, v20.16b
    str q8, [x19, #1280]
    mov v8.16b, v28.16b
    fmls v29.4s, v5.4s, v21.s[2]
    str q15, [x19, #256]
    mov v5.16b, v13.16b
    mov v14.16b, v26.16b
    str q31, [x19, #1536]
    str q10, [x19, #3584]
    mov v31.16b, v11.16b
    mov v10.16b, v25.16b
    str q0, [x19, #512]
    mov v0.16b, v19.16b
    fmls v9.4s, v2.4s, v21.s[1]
    fmla v22.4s, v2.4s, v21.s[1]
    mov v2.16b, v6.16b
    str q29, [x19, #2560]
    fmla v7.4s, v18.4s, v21.s[1]
    fmls v27.4s, v18.4s, v21.s[1]
    fmls v16.4s, v17.4s, v21.s[3]
    fmla v20.4s, v17.4s, v21.s[3]
    fmls v8.4s, v3.4s, v21.s[3]
    fmla v28.4s, v3.4s, v21.s[3]
    str q9, [x19, #1024]
    fmls v5.4s, v30.4s, v21.s[3]
    fmla v13.4s, v30.4s, v21.s[3]
    str q22, [x19, #3072]
    fmla v14.4s, v24.4s, v21.s[3]
    fmls v26.4s, v24.4s, v21.s[3]
    str q7, [x19]
    str q27, [x19, #2048]
    fmls v31.4s, v12.4s, v21.s[2]
    fmla v11.4s, v12.4s, v21.s[2]
    str q16, [x19, #784]
    str q20, [x19, #2832]
    fmla v10.4s, v23.4s, v21.s[2]
    fmls v25.4s, v23.4s, v21.s[2]
    str q8, [x19, #1808]
    str q28, [x19, #3856]
    fmls v0.4s, v4.4s, v21.s[1]
    fmla v19.4s, v4.4s, v21.s[1]
    str q5, [x19, #1296]
    str q13, [x19, #3344]
    fmla v2.4s, v1.4s, v21.s[1]
    fmls v6.4s, v1.4s, v21.s[1]
    str q14, [x19, #272]
    str q26, [x19, #2320]
    str q31, [x19, #1552]
    str q11, [x19, #3600]
    str q10, [x19, #528]
    str q25, [x19, #2576]
    str q0, [x19, #1040]
    str q19, [x19, #3088]
    str q2, [x19, #16]
    str q6, [x19, #2064]
.Lrepeat_258:
    add x0, x14, x16, lsl #2
    add x1, x20, x16, lsl #2
    add x2, x14, x13
    ldr q25, [x14]
    add x3, x20, x13
    add x8, x17, x16, lsl #2
    add x25, x10, x16, lsl #2
    ldr q5, [x0]
    add x12, x17, x13
    add x24, x10, x13
    add x26, x14, x16, lsl #1
    ldr q6, [x1]
    add x4, x20, x16, lsl #1
    add x5, x17, x15
    add x6, x10, x15
    ldr q7, [x2]
    add x0, x17, x15, lsl #1
    add x7, x10, x15, lsl #1
    add x27, x14, x9
    ldr q16, [x3]
    add x2, x20, x9
    add x3, x14, x16
    add x28, x20, x16
    ldr q17, [x8]
    add x1, x17, x16
    add x8, x10, x16
    ldr q18, [x25]
    ldr q19, [x12]
    ldr q20, [x24]
    ldr q0, [x26]
    add x12, x14, x15
    add x24, x20, x15
    ldr q1, [x4]
    ldr q22, [x5]
    add x25, x17, x16, lsl #1
    add x26, x10, x16, lsl #1
    ldr q23, [x6]
    ldr q26, [x0]
    add x0, x17, x9
    add x4, x10, x9
    ldr q27, [x7]
    ldr q28, [x27]
    add x5, x14, x15, lsl #1
    add x6, x20, x15, lsl #1
    ldr q29, [x2]
    ldr q30, [x20]
    fsub v24.4s, v5.4s, v6.4s
    fsub v14.4s, v7.4s, v16.4s
    ldr q31, [x3]
    ldr q8, [x28]
    fsub v9.4s, v18.4s, v17.4s
    fsub v10.4s, v20.4s, v19.4s
    ldr q11, [x17]
    ldr q12, [x10]
    fsub v13.4s, v0.4s, v1.4s
    fadd v1.4s, v0.4s, v1.4s
    ldr q2, [x1]
    ldr q3, [x8]
    fsub v4.4s, v23.4s, v22.4s
    fsub v15.4s, v24.4s, v14.4s
    fadd v24.4s, v24.4s, v14.4s
    ldr q14, [x12]
    fadd v22.4s, v22.4s, v23.4s
    ldr q23, [x24]
    fadd v7.4s, v7.4s, v16.4s
    ldr q16, [x25]
    fadd v19.4s, v19.4s, v20.4s
    ldr q20, [x26]
    fadd v5.4s, v5.4s, v6.4s
    ldr q6, [x0]
    fadd v0.4s, v17.4s, v18.4s
    ldr q17, [x4]
    add x0, x19, #80
    lsl x1, x16, #5
    sub x23, x23, #1
    add x0, x0, #1, lsl #12
    add x14, x14, x1
    add x17, x17, x1
    add x20, x20, x1
    add x10, x10, x1
    fadd v18.4s, v25.4s, v30.4s
    fsub v25.4s, v25.4s, v30.4s
    fadd v30.4s, v31.4s, v8.4s
    fsub v31.4s, v31.4s, v8.4s
    fadd v8.4s, v11.4s, v12.4s
    fsub v11.4s, v11.4s, v12.4s
    fadd v12.4s, v2.4s, v3.4s
    fsub v2.4s, v3.4s, v2.4s
    fadd v3.4s, v18.4s, v8.4s
    fsub v18.4s, v18.4s, v8.4s
    fadd v8.4s, v30.4s, v12.4s
    fsub v30.4s, v30.4s, v12.4s
    fadd v12.4s, v25.4s, v2.4s
    fsub v2.4s, v25.4s, v2.4s
    fadd v25.4s, v31.4s, v11.4s
    fsub v31.4s, v31.4s, v11.4s
    fadd v11.4s, v5.4s, v0.4s
    fsub v0.4s, v5.4s, v0.4s
    fadd v5.4s, v7.4s, v19.4s
    fsub v7.4s, v19.4s, v7.4s
    fadd v19.4s, v3.4s, v11.4s
    fsub v3.4s, v3.4s, v11.4s
    fadd v11.4s, v8.4s, v5.4s
    fsub v5.4s, v8.4s, v5.4s
    fadd v8.4s, v18.4s, v7.4s
    fsub v7.4s, v18.4s, v7.4s
    str q7, [x19, #4224]
    ldr q7, [x5]
    fadd v18.4s, v30.4s, v0.4s
    fsub v0.4s, v30.4s, v0.4s
    str q0, [x19, #4208]
    ldr q0, [x6]
    str q18, [x19, #4240]
    fsub v18.4s, v27.4s, v26.4s
    fadd v26.4s, v26.4s, v27.4s
    adrp x1, .Lconstants_nnp_fourier_16x16_complex_output_with_bias__aarch64_neon+16
    ldr q27, [x1, :lo12:.Lconstants_nnp_fourier_16x16_complex_output_with_bias__aarch64_neon+16]
    fadd v30.4s, v9.4s, v10.4s
    fsub v9.4s, v10.4s, v9.4s
    fadd v10.4s, v15.4s, v30.4s
    fsub v30.4s, v15.4s, v30.4s
    fadd v15.4s, v24.4s, v9.4s
    fsub v24.4s, v9.4s, v24.4s
    mov v9.16b, v12.16b
    fmls v12.4s, v10.4s, v27.s[0]
    fmla v9.4s, v10.4s, v27.s[0]
    mov v10.16b, v25.16b
    fmls v25.4s, v15.4s, v27.s[0]
    fmla v10.4s, v15.4s, v27.s[0]
    mov v15.16b, v2.16b
    fmls v2.4s, v24.4s, v27.s[0]
    fmla v15.4s, v24.4s, v27.s[0]
    str q2, [x19, #4128]
    fsub v2.4s, v29.4s, v28.4s
    fadd v24.4s, v28.4s, v29.4s
    fsub v28.4s, v14.4s, v23.4s
    fadd v23.4s, v14.4s, v23.4s
    fsub v29.4s, v16.4s, v20.4s
    fadd v20.4s, v16.4s, v20.4s
    str q15, [x19, #4160]
    fsub v16.4s, v17.4s, v6.4s
    fsub v14.4s, v7.4s, v0.4s
    fadd v6.4s, v6.4s, v17.4s
    fadd v17.4s, v13.4s, v4.4s
    fadd v7.4s, v7.4s, v0.4s
    fadd v15.4s, v18.4s, v2.4s
    fsub v4.4s, v13.4s, v4.4s
    fadd v13.4s, v28.4s, v29.4s
    fsub v28.4s, v28.4s, v29.4s
    fadd v29.4s, v16.4s, v14.4s
    fsub v16.4s, v16.4s, v14.4s
    fsub v14.4s, v1.4s, v20.4s
    fadd v0.4s, v1.4s, v20.4s
    fsub v1.4s, v23.4s, v22.4s
    str q4, [x19, #4176]
    fsub v4.4s, v26.4s, v7.4s
    fadd v20.4s, v23.4s, v22.4s
    str q28, [x19, #4192]
    fsub v22.4s, v6.4s, v24.4s
    mov v23.16b, v17.16b
    fadd v26.4s, v26.4s, v7.4s
    mov v28.16b, v15.16b
    fmls v23.4s, v13.4s, v21.s[0]
    fmla v13.4s, v17.4s, v21.s[0]
    fmla v28.4s, v29.4s, v21.s[0]
    fmls v29.4s, v15.4s, v21.s[0]
    fsub v7.4s, v14.4s, v1.4s
    fadd v17.4s, v4.4s, v22.4s
    fadd v6.4s, v6.4s, v24.4s
    mov v24.16b, v31.16b
    fmls v31.4s, v30.4s, v27.s[0]
    fadd v1.4s, v14.4s, v1.4s
    fadd v14.4s, v23.4s, v28.4s
    fsub v23.4s, v23.4s, v28.4s
    fadd v28.4s, v13.4s, v29.4s
    fsub v13.4s, v29.4s, v13.4s
    fadd v29.4s, v7.4s, v17.4s
    fmla v24.4s, v30.4s, v27.s[0]
    fadd v30.4s, v0.4s, v26.4s
    fsub v26.4s, v0.4s, v26.4s
    str q31, [x19, #4112]
    fadd v31.4s, v20.4s, v6.4s
    fsub v20.4s, v6.4s, v20.4s
    mov v0.16b, v9.16b
    mov v6.16b, v10.16b
    fmls v9.4s, v14.4s, v27.s[1]
    fmls v10.4s, v28.4s, v27.s[1]
    str q24, [x19, #4144]
    mov v24.16b, v12.16b
    fmla v0.4s, v14.4s, v27.s[1]
    mov v14.16b, v25.16b
    fmla v6.4s, v28.4s, v27.s[1]
    mov v28.16b, v8.16b
    fmla v24.4s, v13.4s, v27.s[1]
    fmla v14.4s, v23.4s, v27.s[1]
    fmls v12.4s, v13.4s, v27.s[1]
    str q9, [x11, #2336]
    str q10, [x11, #2352]
    fmls v25.4s, v23.4s, v27.s[1]
    fmla v28.4s, v29.4s, v27.s[0]
    str q0, [x11, #288]
    fadd v9.4s, v19.4s, v30.4s
    fadd v10.4s, v11.4s, v31.4s
    str q6, [x11, #304]
    fsub v0.4s, v19.4s, v30.4s
    fsub v6.4s, v11.4s, v31.4s
    str q24, [x11, #1312]
    fadd v19.4s, v3.4s, v20.4s
    fadd v23.4s, v5.4s, v26.4s
    str q14, [x11, #1328]
    str q12, [x11, #3360]
    fsub v3.4s, v3.4s, v20.4s
    fsub v5.4s, v5.4s, v26.4s
    str q9, [x11, #32]
    str q10, [x11, #48]
    str q0, [x11, #2080]
    str q6, [x11, #2096]
    fsub v0.4s, v22.4s, v4.4s
    fmls v8.4s, v29.4s, v27.s[0]
    str q19, [x11, #1056]
    str q23, [x11, #1072]
    fsub v4.4s, v7.4s, v17.4s
    fsub v2.4s, v18.4s, v2.4s
    str q3, [x11, #3104]
    str q5, [x11, #3120]
    mov v3.16b, v16.16b
    str q25, [x11, #3376]
    str q28, [x11, #544]
    fadd v5.4s, v1.4s, v0.4s
    fsub v0.4s, v0.4s, v1.4s
    ldr q1, [x19, #4240]
    fmla v3.4s, v2.4s, v21.s[0]
    fneg v2.4s, v2.4s
    str q8, [x11, #2592]
    fmla v2.4s, v16.4s, v21.s[0]
    mov v6.16b, v1.16b
    fmls v1.4s, v5.4s, v27.s[0]
    fmla v6.4s, v5.4s, v27.s[0]
    str q1, [x11, #2608]
    str q6, [x11, #560]
    ldr q1, [x19, #4224]
    mov v5.16b, v1.16b
    fmls v1.4s, v0.4s, v27.s[0]
    fmla v5.4s, v0.4s, v27.s[0]
    str q5, [x11, #1568]
    ldr q0, [x19, #4208]
    str q1, [x11, #3616]
    mov v1.16b, v0.16b
    fmls v0.4s, v4.4s, v27.s[0]
    fmla v1.4s, v4.4s, v27.s[0]
    str q0, [x11, #3632]
    str q1, [x11, #1584]
    ldp q0, q1, [x0]
    ldr q4, [x19, #4160]
    fneg v5.4s, v1.4s
    mov v6.16b, v4.16b
    fmla v5.4s, v0.4s, v21.s[0]
    fmla v0.4s, v1.4s, v21.s[0]
    fadd v1.4s, v5.4s, v3.4s
    fadd v7.4s, v0.4s, v2.4s
    fsub v0.4s, v2.4s, v0.4s
    fsub v2.4s, v5.4s, v3.4s
    fmla v6.4s, v1.4s, v27.s[1]
    fmls v4.4s, v1.4s, v27.s[1]
    str q6, [x11, #800]
    ldr q1, [x19, #4144]
    str q4, [x11, #2848]
    mov v3.16b, v1.16b
    fmls v1.4s, v7.4s, v27.s[1]
    fmla v3.4s, v7.4s, v27.s[1]
    str q1, [x11, #2864]
    str q3, [x11, #816]
    ldr q1, [x19, #4128]
    mov v3.16b, v1.16b
    fmls v1.4s, v0.4s, v27.s[1]
    fmla v3.4s, v0.4s, v27.s[1]
    str q3, [x11, #1824]
    ldr q0, [x19, #4112]
    str q1, [x11, #3872]
    mov v1.16b, v0.16b
    fmls v0.4s, v2.4s, v27.s[1]
    fmla v1.4s, v2.4s, v27.s[1]
    str q0, [x11, #3888]
    str q1, [x11, #1840]
    add x11, x11, #32
    cbnz x23, .Lrepeat_258
    ldr x0, [x22]
    ldr x6, [x22, #8]
    mov x7, x19
    ldr w8, [x22, #16]
    ldr w4, [x22, #20]
    mov w9, #16
    lsl x0, x0, #2
    add x5, x21, x0
    add x10, x5, x0
    add x11, x10, x0
.Lrepeat_259:
    tst x8, #1
    beq .Lotherwise_260
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x7]
    ldr q26, [x19, #4096]
    add x7, x7, #80
    mov x0, x4
    adrp x1, .Lconstants_nnp_fourier_16x16_complex_output_with_bias__aarch64_neon+16
    ldr q27, [x1, :lo12:.Lconstants_nnp_fourier_16x16_complex_output_with_bias__aarch64_neon+16]
    ubfx x0, x0, #0, #4
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x7]
    add x7, x7, #112
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x7]
    fmla v26.4s, v16.4s, v27.s[2]
    ldr q16, [x7, #-128]
    ldp q11, q20, [x7, #-32]
    ldr q22, [x7, #-48]
    sub x7, x7, #192
    adrp x1, .Lconstants_nnp_fourier_16x16_complex_output_with_bias__aarch64_neon+32
    ldr q25, [x1, :lo12:.Lconstants_nnp_fourier_16x16_complex_output_with_bias__aarch64_neon+32]
    mov v28.16b, v26.16b
    fmls v26.4s, v17.4s, v27.s[2]
    fadd v23.4s, v4.4s, v1.4s
    fsub v24.4s, v16.4s, v0.4s
    fmla v28.4s, v17.4s, v27.s[2]
    fsub v30.4s, v11.4s, v5.4s
    fadd v10.4s, v19.4s, v3.4s
    fadd v8.4s, v6.4s, v20.4s
    mov v17.16b, v26.16b
    fsub v9.4s, v18.4s, v2.4s
    fmla v26.4s, v22.4s, v27.s[3]
    fsub v31.4s, v4.4s, v1.4s
    mov v29.16b, v28.16b
    fmls v17.4s, v22.4s, v27.s[3]
    fmls v28.4s, v7.4s, v27.s[3]
    fadd v16.4s, v16.4s, v0.4s
    fmla v29.4s, v7.4s, v27.s[3]
    fsub v22.4s, v24.4s, v23.4s
    fadd v23.4s, v23.4s, v24.4s
    fsub v20.4s, v20.4s, v6.4s
    fadd v11.4s, v5.4s, v11.4s
    fsub v4.4s, v19.4s, v3.4s
    fadd v0.4s, v18.4s, v2.4s
    fadd v1.4s, v30.4s, v10.4s
    fsub v10.4s, v10.4s, v30.4s
    mov v7.16b, v17.16b
    mov v18.16b, v28.16b
    mov v19.16b, v29.16b
    fsub v12.4s, v9.4s, v8.4s
    fadd v5.4s, v8.4s, v9.4s
    mov v6.16b, v10.16b
    mov v24.16b, v1.16b
    mov v30.16b, v26.16b
    fmls v26.4s, v23.4s, v25.s[0]
    fmla v7.4s, v22.4s, v25.s[0]
    fsub v3.4s, v4.4s, v20.4s
    fsub v8.4s, v0.4s, v11.4s
    fmls v18.4s, v31.4s, v27.s[3]
    fmla v19.4s, v16.4s, v27.s[3]
    fmls v6.4s, v5.4s, v21.s[0]
    fmla v24.4s, v12.4s, v21.s[0]
    fmls v12.4s, v1.4s, v21.s[0]
    fadd v0.4s, v11.4s, v0.4s
    fsub v1.4s, v8.4s, v3.4s
    mov v9.16b, v7.16b
    mov v2.16b, v18.16b
    mov v13.16b, v19.16b
    mov v11.16b, v26.16b
    fmla v5.4s, v10.4s, v21.s[0]
    fmla v30.4s, v23.4s, v25.s[0]
    fmls v17.4s, v22.4s, v25.s[0]
    fadd v20.4s, v20.4s, v4.4s
    fadd v22.4s, v3.4s, v8.4s
    fmla v28.4s, v31.4s, v27.s[3]
    fmls v29.4s, v16.4s, v27.s[3]
    fmla v13.4s, v0.4s, v27.s[3]
    fmls v19.4s, v0.4s, v27.s[3]
    fmla v9.4s, v12.4s, v25.s[1]
    fmls v7.4s, v12.4s, v25.s[1]
    fmla v2.4s, v1.4s, v25.s[0]
    fmls v18.4s, v1.4s, v25.s[0]
    fmls v11.4s, v6.4s, v25.s[1]
    cmp x0, #15
    bne .Lotherwise_261
    zip1 v0.4s, v13.4s, v2.4s
    zip1 v1.4s, v9.4s, v11.4s
    zip2 v2.4s, v13.4s, v2.4s
    zip2 v3.4s, v9.4s, v11.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    str q4, [x21]
    str q0, [x5]
    str q1, [x10]
    str q2, [x11]
    b .Lend_262
.Lotherwise_261:
    cmp x0, #3
    bne .Lotherwise_263
    zip1 v0.4s, v13.4s, v9.4s
    zip2 v1.4s, v13.4s, v9.4s
    str d0, [x21]
    st1 {v0.d}[1], [x5]
    str d1, [x10]
    st1 {v1.d}[1], [x11]
    b .Lend_264
.Lotherwise_263:
    cbnz x0, .Lotherwise_265
    b .Lend_266
.Lotherwise_265:
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_267
    zip1 v0.4s, v13.4s, v2.4s
    zip1 v1.4s, v9.4s, v11.4s
    zip2 v2.4s, v13.4s, v2.4s
    zip2 v3.4s, v9.4s, v11.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    str q4, [x21]
    str q0, [x5]
    str q1, [x10]
    str q2, [x11]
    b .Lend_268
.Lotherwise_267:
    tst x0, #1
    beq .Lotherwise_269
    st1 {v13.s}[0], [x21]
    st1 {v13.s}[1], [x5]
    st1 {v13.s}[2], [x10]
    st1 {v13.s}[3], [x11]
.Lotherwise_269:
    tst x0, #2
    beq .Lotherwise_270
    add x1, x21, #4
    add x2, x5, #4
    add x3, x10, #4
    st1 {v9.s}[0], [x1]
    add x1, x11, #4
    st1 {v9.s}[1], [x2]
    st1 {v9.s}[2], [x3]
    st1 {v9.s}[3], [x1]
.Lotherwise_270:
    tst x0, #4
    beq .Lotherwise_271
    add x1, x21, #8
    add x2, x5, #8
    add x3, x10, #8
    st1 {v2.s}[0], [x1]
    add x1, x11, #8
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x1]
.Lotherwise_271:
    tst x0, #8
    beq .Lotherwise_272
    add x0, x21, #12
    add x1, x5, #12
    add x2, x10, #12
    st1 {v11.s}[0], [x0]
    add x0, x11, #12
    st1 {v11.s}[1], [x1]
    st1 {v11.s}[2], [x2]
    st1 {v11.s}[3], [x0]
.Lotherwise_272:
.Lend_268:
.Lend_266:
.Lend_264:
.Lend_262:
    lsr x0, x4, #8
    fmla v26.4s, v6.4s, v25.s[1]
    ubfx x0, x0, #0, #4
    cmp x0, #15
    bne .Lotherwise_273
    zip1 v0.4s, v19.4s, v18.4s
    zip1 v1.4s, v7.4s, v26.4s
    zip2 v2.4s, v19.4s, v18.4s
    zip2 v3.4s, v7.4s, v26.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    str q4, [x21, #32]
    str q0, [x5, #32]
    str q1, [x10, #32]
    str q2, [x11, #32]
    b .Lend_274
.Lotherwise_273:
    cmp x0, #3
    bne .Lotherwise_275
    zip1 v0.4s, v19.4s, v7.4s
    zip2 v1.4s, v19.4s, v7.4s
    add x0, x5, #32
    add x1, x11, #32
    str d0, [x21, #32]
    st1 {v0.d}[1], [x0]
    str d1, [x10, #32]
    st1 {v1.d}[1], [x1]
    b .Lend_276
.Lotherwise_275:
    cbnz x0, .Lotherwise_277
    b .Lend_278
.Lotherwise_277:
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_279
    zip1 v0.4s, v19.4s, v18.4s
    zip1 v1.4s, v7.4s, v26.4s
    zip2 v2.4s, v19.4s, v18.4s
    zip2 v3.4s, v7.4s, v26.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    str q4, [x21, #32]
    str q0, [x5, #32]
    str q1, [x10, #32]
    str q2, [x11, #32]
    b .Lend_280
.Lotherwise_279:
    tst x0, #1
    beq .Lotherwise_281
    add x1, x21, #32
    add x2, x5, #32
    add x3, x10, #32
    st1 {v19.s}[0], [x1]
    add x1, x11, #32
    st1 {v19.s}[1], [x2]
    st1 {v19.s}[2], [x3]
    st1 {v19.s}[3], [x1]
.Lotherwise_281:
    tst x0, #2
    beq .Lotherwise_282
    add x1, x21, #36
    add x2, x5, #36
    add x3, x10, #36
    st1 {v7.s}[0], [x1]
    add x1, x11, #36
    st1 {v7.s}[1], [x2]
    st1 {v7.s}[2], [x3]
    st1 {v7.s}[3], [x1]
.Lotherwise_282:
    tst x0, #4
    beq .Lotherwise_283
    add x1, x21, #40
    add x2, x5, #40
    add x3, x10, #40
    st1 {v18.s}[0], [x1]
    add x1, x11, #40
    st1 {v18.s}[1], [x2]
    st1 {v18.s}[2], [x3]
    st1 {v18.s}[3], [x1]
.Lotherwise_283:
    tst x0, #8
    beq .Lotherwise_284
    add x0, x21, #44
    add x1, x5, #44
    add x2, x10, #44
    st1 {v26.s}[0], [x0]
    add x0, x11, #44
    st1 {v26.s}[1], [x1]
    st1 {v26.s}[2], [x2]
    st1 {v26.s}[3], [x0]
.Lotherwise_284:
.Lend_280:
.Lend_278:
.Lend_276:
.Lend_274:
    mov v0.16b, v29.16b
    mov v1.16b, v17.16b
    lsr x0, x4, #4
    mov v2.16b, v28.16b
    mov v3.16b, v30.16b
    ubfx x0, x0, #0, #4
    fmls v0.4s, v20.4s, v27.s[3]
    fmla v29.4s, v20.4s, v27.s[3]
    fmls v1.4s, v24.4s, v25.s[1]
    fmla v17.4s, v24.4s, v25.s[1]
    fmls v2.4s, v22.4s, v25.s[0]
    fmla v28.4s, v22.4s, v25.s[0]
    fmls v3.4s, v5.4s, v25.s[1]
    cmp x0, #15
    bne .Lotherwise_285
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v6.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v6.4s
    zip2 v3.4s, v4.4s, v6.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x21, #16]
    str q3, [x5, #16]
    str q4, [x10, #16]
    str q0, [x11, #16]
    b .Lend_286
.Lotherwise_285:
    cmp x0, #3
    bne .Lotherwise_287
    zip1 v2.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    add x0, x5, #16
    add x1, x11, #16
    str d2, [x21, #16]
    st1 {v2.d}[1], [x0]
    str d0, [x10, #16]
    st1 {v0.d}[1], [x1]
    b .Lend_288
.Lotherwise_287:
    cbnz x0, .Lotherwise_289
    b .Lend_290
.Lotherwise_289:
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_291
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v6.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v6.4s
    zip2 v3.4s, v4.4s, v6.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x21, #16]
    str q3, [x5, #16]
    str q4, [x10, #16]
    str q0, [x11, #16]
    b .Lend_292
.Lotherwise_291:
    tst x0, #1
    beq .Lotherwise_293
    add x1, x21, #16
    add x2, x5, #16
    add x3, x10, #16
    st1 {v0.s}[0], [x1]
    add x1, x11, #16
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x3]
    st1 {v0.s}[3], [x1]
.Lotherwise_293:
    tst x0, #2
    beq .Lotherwise_294
    add x1, x21, #20
    add x2, x5, #20
    add x3, x10, #20
    st1 {v1.s}[0], [x1]
    add x1, x11, #20
    st1 {v1.s}[1], [x2]
    st1 {v1.s}[2], [x3]
    st1 {v1.s}[3], [x1]
.Lotherwise_294:
    tst x0, #4
    beq .Lotherwise_295
    add x1, x21, #24
    add x2, x5, #24
    add x3, x10, #24
    st1 {v2.s}[0], [x1]
    add x1, x11, #24
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x1]
.Lotherwise_295:
    tst x0, #8
    beq .Lotherwise_296
    add x0, x21, #28
    add x1, x5, #28
    add x2, x10, #28
    st1 {v3.s}[0], [x0]
    add x0, x11, #28
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_296:
.Lend_292:
.Lend_290:
.Lend_288:
.Lend_286:
    lsr x0, x4, #12
    fmla v30.4s, v5.4s, v25.s[1]
    ubfx x0, x0, #0, #4
    cmp x0, #15
    bne .Lotherwise_297
    zip1 v0.4s, v29.4s, v28.4s
    zip1 v1.4s, v17.4s, v30.4s
    zip2 v2.4s, v29.4s, v28.4s
    zip2 v3.4s, v17.4s, v30.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    str q4, [x21, #48]
    str q0, [x5, #48]
    str q1, [x10, #48]
    str q2, [x11, #48]
    b .Lend_298
.Lotherwise_297:
    cmp x0, #3
    bne .Lotherwise_299
    zip1 v0.4s, v29.4s, v17.4s
    zip2 v1.4s, v29.4s, v17.4s
    add x0, x5, #48
    add x1, x11, #48
    str d0, [x21, #48]
    st1 {v0.d}[1], [x0]
    str d1, [x10, #48]
    st1 {v1.d}[1], [x1]
    b .Lend_300
.Lotherwise_299:
    cbnz x0, .Lotherwise_301
    b .Lend_302
.Lotherwise_301:
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_303
    zip1 v0.4s, v29.4s, v28.4s
    zip1 v1.4s, v17.4s, v30.4s
    zip2 v2.4s, v29.4s, v28.4s
    zip2 v3.4s, v17.4s, v30.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    str q4, [x21, #48]
    str q0, [x5, #48]
    str q1, [x10, #48]
    str q2, [x11, #48]
    b .Lend_304
.Lotherwise_303:
    tst x0, #1
    beq .Lotherwise_305
    add x1, x21, #48
    add x2, x5, #48
    add x3, x10, #48
    st1 {v29.s}[0], [x1]
    add x1, x11, #48
    st1 {v29.s}[1], [x2]
    st1 {v29.s}[2], [x3]
    st1 {v29.s}[3], [x1]
.Lotherwise_305:
    tst x0, #2
    beq .Lotherwise_306
    add x1, x21, #52
    add x2, x5, #52
    add x3, x10, #52
    st1 {v17.s}[0], [x1]
    add x1, x11, #52
    st1 {v17.s}[1], [x2]
    st1 {v17.s}[2], [x3]
    st1 {v17.s}[3], [x1]
.Lotherwise_306:
    tst x0, #4
    beq .Lotherwise_307
    add x1, x21, #56
    add x2, x5, #56
    add x3, x10, #56
    st1 {v28.s}[0], [x1]
    add x1, x11, #56
    st1 {v28.s}[1], [x2]
    st1 {v28.s}[2], [x3]
    st1 {v28.s}[3], [x1]
.Lotherwise_307:
    tst x0, #8
    beq .Lotherwise_308
    add x0, x21, #60
    add x1, x5, #60
    add x2, x10, #60
    st1 {v30.s}[0], [x0]
    add x0, x11, #60
    st1 {v30.s}[1], [x1]
    st1 {v30.s}[2], [x2]
    st1 {v30.s}[3], [x0]
.Lotherwise_308:
.Lend_304:
.Lend_302:
.Lend_300:
.Lend_298:
.Lotherwise_260:
    sub x9, x9, #1
    lsr x8, x8, #1
    add x21, x21, x6, lsl #2
    add x5, x5, x6, lsl #2
    add x10, x10, x6, lsl #2
    add x11, x11, x6, lsl #2
    add x7, x7, #256
    cbnz x9, .Lrepeat_259
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp x27, x28, [sp, #64]
    ldp d8, d9, [sp, #80]
    ldp d10, d11, [sp, #96]
    ldp d12, d13, [sp, #112]
    ldp d14, d15, [sp, #128]
    add sp, sp, #144
    ret
    .size nnp_fourier_16x16_complex_output_with_bias__aarch64_neon, . - nnp_fourier_16x16_complex_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_16x16_complex_output_with_bias_with_relu__aarch64_neon:
    .long 0x3ed413cd, 0x40000000, 0x3fb504f3, 0x3fec835e
    .long 0x3f3504f3, 0x3f6c835e, 0x3b800000, 0x3c000000
    .long 0x3bb504f3, 0x3bec835e, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_16x16_complex_output_with_bias_with_relu__aarch64_neon
    .type nnp_fourier_16x16_complex_output_with_bias_with_relu__aarch64_neon, %function
nnp_fourier_16x16_complex_output_with_bias_with_relu__aarch64_neon:
    sub sp, sp, #144
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp x27, x28, [sp, #64]
    stp d8, d9, [sp, #80]
    stp d10, d11, [sp, #96]
    stp d12, d13, [sp, #112]
    stp d14, d15, [sp, #128]
    mov x14, x1
    mov x13, x0
    adrp x0, .Lconstants_nnp_fourier_16x16_complex_output_with_bias_with_relu__aarch64_neon
    ldr q21, [x0, :lo12:.Lconstants_nnp_fourier_16x16_complex_output_with_bias_with_relu__aarch64_neon]
    lsl x16, x14, #2
    ldr q25, [x2]
    lsl x15, x14, #5
    add x17, x16, x16, lsl #1
    add x0, x13, x16
    add x1, x13, x16, lsl #1
    ldr q0, [x13]
    add x2, x13, x17
    ldr q1, [x0]
    ldr q2, [x1]
    add x12, x13, x16, lsl #3
    ldr q3, [x2]
    add x22, x17, x16, lsl #1
    add x19, x12, x16, lsl #3
    add x0, x13, x17, lsl #1
    add x20, x22, x16, lsl #1
    add x21, x19, x16, lsl #3
    add x1, x12, x17, lsl #1
    ldr q26, [x0]
    add x0, x13, x20
    add x2, x12, x20
    add x6, x12, x16, lsl #2
    ldr q27, [x1]
    add x11, x13, x22
    add x23, x19, x16
    add x24, x12, x17
    ldr q28, [x0]
    add x0, x12, x16, lsl #1
    add x1, x19, x22
    add x7, x21, x22
    ldr q29, [x2]
    add x2, x19, x16, lsl #2
    add x8, x21, x16, lsl #2
    add x25, x21, x16, lsl #1
    ldr q30, [x6]
    add x6, x19, x17, lsl #1
    add x9, x19, x17
    add x10, x21, x20
    ldr q31, [x12]
    add x26, x21, x16
    ldr q8, [x11]
    ldr q9, [x23]
    fadd v10.4s, v0.4s, v1.4s
    fsub v23.4s, v0.4s, v1.4s
    ldr q18, [x24]
    ldr q19, [x0]
    fadd v11.4s, v2.4s, v3.4s
    ldr q24, [x1]
    ldr q12, [x7]
    fsub v20.4s, v2.4s, v3.4s
    add x0, x12, x16
    ldr q1, [x2]
    ldr q2, [x8]
    add x1, x12, x22
    add x2, x13, x16, lsl #2
    ldr q3, [x25]
    ldr q4, [x6]
    add x6, x19, x20
    add x7, x21, x17
    ldr q5, [x9]
    ldr q6, [x10]
    add x12, x19, x16, lsl #1
    add x8, x21, x17, lsl #1
    ldr q0, [x26]
    ldr q7, [x21]
    mov v16.16b, v23.16b
    mov v22.16b, v10.16b
    ldr q17, [x0]
    ldr q14, [x1]
    mov v13.16b, v20.16b
    fmla v23.4s, v18.4s, v21.s[1]
    fmls v16.4s, v18.4s, v21.s[1]
    ldr q18, [x2]
    fmla v22.4s, v19.4s, v21.s[1]
    add x13, x13, x15, lsl #2
    fmls v10.4s, v19.4s, v21.s[1]
    ldr q19, [x19]
    lsl x16, x14, #2
    mov x14, x13
    add x15, x16, x16, lsl #1
    add x17, x14, x16, lsl #3
    mov x19, x5
    fmls v13.4s, v0.4s, v21.s[1]
    fmla v20.4s, v0.4s, v21.s[1]
    ldr q15, [x6]
    add x13, x15, x16, lsl #1
    add x20, x17, x16, lsl #3
    mov x21, x3
    mov x22, x4
    str q25, [x19, #4096]
    ldr q0, [x7]
    add x9, x13, x16, lsl #1
    add x10, x20, x16, lsl #3
    mov x11, x19
    mov w23, #7
    fadd v25.4s, v28.4s, v29.4s
    fsub v28.4s, v28.4s, v29.4s
    fsub v29.4s, v26.4s, v27.4s
    fadd v26.4s, v26.4s, v27.4s
    fsub v27.4s, v29.4s, v25.4s
    fadd v25.4s, v25.4s, v29.4s
    fadd v29.4s, v17.4s, v14.4s
    fsub v17.4s, v14.4s, v17.4s
    fsub v14.4s, v30.4s, v31.4s
    fadd v30.4s, v31.4s, v30.4s
    fadd v31.4s, v8.4s, v9.4s
    fsub v8.4s, v8.4s, v9.4s
    fsub v9.4s, v18.4s, v19.4s
    fadd v18.4s, v18.4s, v19.4s
    fadd v19.4s, v14.4s, v31.4s
    fsub v31.4s, v31.4s, v14.4s
    fsub v14.4s, v9.4s, v29.4s
    fadd v29.4s, v29.4s, v9.4s
    mov v9.16b, v31.16b
    fmls v9.4s, v29.4s, v21.s[0]
    fmla v29.4s, v31.4s, v21.s[0]
    mov v31.16b, v19.16b
    fmla v31.4s, v14.4s, v21.s[0]
    fmls v14.4s, v19.4s, v21.s[0]
    mov v19.16b, v23.16b
    fmls v23.4s, v25.4s, v21.s[2]
    fmla v19.4s, v25.4s, v21.s[2]
    mov v25.16b, v23.16b
    fmla v23.4s, v9.4s, v21.s[3]
    fmls v25.4s, v9.4s, v21.s[3]
    str q23, [x19, #2816]
    ldr q9, [x12]
    str q25, [x19, #768]
    ldr q23, [x8]
    mov v25.16b, v19.16b
    fmla v19.4s, v29.4s, v21.s[3]
    fmls v25.4s, v29.4s, v21.s[3]
    str q19, [x19, #3840]
    mov v19.16b, v11.16b
    fmls v11.4s, v7.4s, v21.s[1]
    fmla v19.4s, v7.4s, v21.s[1]
    fadd v7.4s, v24.4s, v12.4s
    str q25, [x19, #1792]
    fsub v25.4s, v1.4s, v2.4s
    fsub v24.4s, v24.4s, v12.4s
    fsub v29.4s, v3.4s, v4.4s
    fadd v2.4s, v1.4s, v2.4s
    fadd v12.4s, v5.4s, v6.4s
    fadd v1.4s, v4.4s, v3.4s
    fadd v3.4s, v15.4s, v0.4s
    fsub v4.4s, v0.4s, v15.4s
    fsub v15.4s, v9.4s, v23.4s
    fsub v5.4s, v5.4s, v6.4s
    fsub v6.4s, v25.4s, v7.4s
    fadd v25.4s, v7.4s, v25.4s
    fadd v23.4s, v9.4s, v23.4s
    fadd v9.4s, v29.4s, v12.4s
    fsub v0.4s, v12.4s, v29.4s
    mov v7.16b, v16.16b
    mov v29.16b, v10.16b
    fmls v16.4s, v27.4s, v21.s[2]
    fmla v7.4s, v27.4s, v21.s[2]
    mov v27.16b, v22.16b
    fmls v29.4s, v28.4s, v21.s[1]
    fmla v10.4s, v28.4s, v21.s[1]
    mov v28.16b, v20.16b
    fmla v27.4s, v26.4s, v21.s[1]
    fmls v22.4s, v26.4s, v21.s[1]
    mov v26.16b, v13.16b
    fmla v28.4s, v25.4s, v21.s[2]
    fmls v20.4s, v25.4s, v21.s[2]
    mov v25.16b, v11.16b
    fmla v26.4s, v6.4s, v21.s[2]
    fmls v13.4s, v6.4s, v21.s[2]
    mov v6.16b, v19.16b
    fmls v25.4s, v24.4s, v21.s[1]
    fmla v11.4s, v24.4s, v21.s[1]
    fsub v24.4s, v15.4s, v3.4s
    fadd v3.4s, v3.4s, v15.4s
    fsub v12.4s, v8.4s, v17.4s
    fmla v6.4s, v2.4s, v21.s[1]
    fmls v19.4s, v2.4s, v21.s[1]
    fsub v15.4s, v18.4s, v30.4s
    fadd v2.4s, v17.4s, v8.4s
    mov v17.16b, v0.16b
    fadd v18.4s, v30.4s, v18.4s
    mov v30.16b, v9.16b
    fmls v17.4s, v3.4s, v21.s[0]
    fmla v3.4s, v0.4s, v21.s[0]
    fsub v8.4s, v5.4s, v4.4s
    fmla v30.4s, v24.4s, v21.s[0]
    fmls v24.4s, v9.4s, v21.s[0]
    fsub v0.4s, v23.4s, v1.4s
    fadd v4.4s, v4.4s, v5.4s
    fsub v5.4s, v15.4s, v12.4s
    fadd v9.4s, v12.4s, v15.4s
    fadd v1.4s, v1.4s, v23.4s
    fsub v23.4s, v0.4s, v8.4s
    fadd v12.4s, v8.4s, v0.4s
    mov v8.16b, v16.16b
    mov v15.16b, v7.16b
    fmla v16.4s, v31.4s, v21.s[3]
    fmls v7.4s, v14.4s, v21.s[3]
    fmls v8.4s, v31.4s, v21.s[3]
    mov v31.16b, v10.16b
    fmla v15.4s, v14.4s, v21.s[3]
    mov v0.16b, v29.16b
    fmls v31.4s, v9.4s, v21.s[2]
    fmla v10.4s, v9.4s, v21.s[2]
    mov v9.16b, v22.16b
    fmla v0.4s, v5.4s, v21.s[2]
    str q16, [x19, #3328]
    str q7, [x19, #2304]
    mov v7.16b, v27.16b
    mov v16.16b, v20.16b
    str q8, [x19, #1280]
    mov v8.16b, v28.16b
    fmls v29.4s, v5.4s, v21.s[2]
    str q15, [x19, #256]
    mov v5.16b, v13.16b
    mov v14.16b, v26.16b
    str q31, [x19, #1536]
    str q10, [x19, #3584]
    mov v31.16b, v11.16b
    mov v10.16b, v25.16b
    str q0, [x19, #512]
    mov v0.16b, v19.16b
    fmls v9.4s, v2.4s, v21.s[1]
    fmla v22.4s, v2.4s, v21.s[1]
    mov v2.16b, v6.16b
    str q29, [x19, #2560]
    fmla v7.4s, v18.4s, v21.s[1]
    fmls v27.4s, v18.4s, v21.s[1]
    fmls v16.4s, v17.4s, v21.s[3]
    fmla v20.4s, v17.4s, v21.s[3]
    fmls v8.4s, v3.4s, v21.s[3]
    fmla v28.4s, v3.4s, v21.s[3]
    str q9, [x19, #1024]
    fmls v5.4s, v30.4s, v21.s[3]
    fmla v13.4s, v30.4s, v21.s[3]
    str q22, [x19, #3072]
    fmla v14.4s, v24.4s, v21.s[3]
    fmls v26.4s, v24.4s, v21.s[3]
    str q7, [x19]
    str q27, [x19, #2048]
    fmls v31.4s, v12.4s, v21.s[2]
    fmla v11.4s, v12.4s, v21.s[2]
    str q16, [x19, #784]
    str q20, [x19, #2832]
    fmla v10.4s, v23.4s, v21.s[2]
    fmls v25.4s, v23.4s, v21.s[2]
    str q8, [x19, #1808]
    str q28, [x19, #3856]
    fmls v0.4s, v4.4s, v21.s[1]
    fmla v19.4s, v4.4s, v21.s[1]
    str q5, [x19, #1296]
    str q13, [x19, #3344]
    fmla v2.4s, v1.4s, v21.s[1]
    fmls v6.4s, v1.4s, v21.s[1]
    str q14, [x19, #272]
    str q26, [x19, #2320]
    str q31, [x19, #1552]
    str q11, [x19, #3600]
    str q10, [x19, #528]
    str q25, [x19, #2576]
    str q0, [x19, #1040]
    str q19, [x19, #3088]
    str q2, [x19, #16]
    str q6, [x19, #2064]
.Lrepeat_309:
    add x0, x14, x16, lsl #2
    add x1, x20, x16, lsl #2
    add x2, x14, x13
    ldr q25, [x14]
    add x3, x20, x13
    add x8, x17, x16, lsl #2
    add x25, x10, x16, lsl #2
    ldr q5, [x0]
    add x12, x17, x13
    add x24, x10, x13
    add x26, x14, x16, lsl #1
    ldr q6, [x1]
    add x4, x20, x16, lsl #1
    add x5, x17, x15
    add x6, x10, x15
    ldr q7, [x2]
    add x0, x17, x15, lsl #1
    add x7, x10, x15, lsl #1
    add x27, x14, x9
    ldr q16, [x3]
    add x2, x20, x9
    add x3, x14, x16
    add x28, x20, x16
    ldr q17, [x8]
    add x1, x17, x16
    add x8, x10, x16
    ldr q18, [x25]
    ldr q19, [x12]
    ldr q20, [x24]
    ldr q0, [x26]
    add x12, x14, x15
    add x24, x20, x15
    ldr q1, [x4]
    ldr q22, [x5]
    add x25, x17, x16, lsl #1
    add x26, x10, x16, lsl #1
    ldr q23, [x6]
    ldr q26, [x0]
    add x0, x17, x9
    add x4, x10, x9
    ldr q27, [x7]
    ldr q28, [x27]
    add x5, x14, x15, lsl #1
    add x6, x20, x15, lsl #1
    ldr q29, [x2]
    ldr q30, [x20]
    fsub v24.4s, v5.4s, v6.4s
    fsub v14.4s, v7.4s, v16.4s
    ldr q31, [x3]
    ldr q8, [x28]
    fsub v9.4s, v18.4s, v17.4s
    fsub v10.4s, v20.4s, v19.4s
    ldr q11, [x17]
    ldr q12, [x10]
    fsub v13.4s, v0.4s, v1.4s
    fadd v1.4s, v0.4s, v1.4s
    ldr q2, [x1]
    ldr q3, [x8]
    fsub v4.4s, v23.4s, v22.4s
    fsub v15.4s, v24.4s, v14.4s
    fadd v24.4s, v24.4s, v14.4s
    ldr q14, [x12]
    fadd v22.4s, v22.4s, v23.4s
    ldr q23, [x24]
    fadd v7.4s, v7.4s, v16.4s
    ldr q16, [x25]
    fadd v19.4s, v19.4s, v20.4s
    ldr q20, [x26]
    fadd v5.4s, v5.4s, v6.4s
    ldr q6, [x0]
    fadd v0.4s, v17.4s, v18.4s
    ldr q17, [x4]
    add x0, x19, #80
    lsl x1, x16, #5
    sub x23, x23, #1
    add x0, x0, #1, lsl #12
    add x14, x14, x1
    add x17, x17, x1
    add x20, x20, x1
    add x10, x10, x1
    fadd v18.4s, v25.4s, v30.4s
    fsub v25.4s, v25.4s, v30.4s
    fadd v30.4s, v31.4s, v8.4s
    fsub v31.4s, v31.4s, v8.4s
    fadd v8.4s, v11.4s, v12.4s
    fsub v11.4s, v11.4s, v12.4s
    fadd v12.4s, v2.4s, v3.4s
    fsub v2.4s, v3.4s, v2.4s
    fadd v3.4s, v18.4s, v8.4s
    fsub v18.4s, v18.4s, v8.4s
    fadd v8.4s, v30.4s, v12.4s
    fsub v30.4s, v30.4s, v12.4s
    fadd v12.4s, v25.4s, v2.4s
    fsub v2.4s, v25.4s, v2.4s
    fadd v25.4s, v31.4s, v11.4s
    fsub v31.4s, v31.4s, v11.4s
    fadd v11.4s, v5.4s, v0.4s
    fsub v0.4s, v5.4s, v0.4s
    fadd v5.4s, v7.4s, v19.4s
    fsub v7.4s, v19.4s, v7.4s
    fadd v19.4s, v3.4s, v11.4s
    fsub v3.4s, v3.4s, v11.4s
    fadd v11.4s, v8.4s, v5.4s
    fsub v5.4s, v8.4s, v5.4s
    fadd v8.4s, v18.4s, v7.4s
    fsub v7.4s, v18.4s, v7.4s
    str q7, [x19, #4224]
    ldr q7, [x5]
    fadd v18.4s, v30.4s, v0.4s
    fsub v0.4s, v30.4s, v0.4s
    str q0, [x19, #4208]
    ldr q0, [x6]
    str q18, [x19, #4240]
    fsub v18.4s, v27.4s, v26.4s
    fadd v26.4s, v26.4s, v27.4s
    adrp x1, .Lconstants_nnp_fourier_16x16_complex_output_with_bias_with_relu__aarch64_neon+16
    ldr q27, [x1, :lo12:.Lconstants_nnp_fourier_16x16_complex_output_with_bias_with_relu__aarch64_neon+16]
    fadd v30.4s, v9.4s, v10.4s
    fsub v9.4s, v10.4s, v9.4s
    fadd v10.4s, v15.4s, v30.4s
    fsub v30.4s, v15.4s, v30.4s
    fadd v15.4s, v24.4s, v9.4s
    fsub v24.4s, v9.4s, v24.4s
    mov v9.16b, v12.16b
    fmls v12.4s, v10.4s, v27.s[0]
    fmla v9.4s, v10.4s, v27.s[0]
    mov v10.16b, v25.16b
    fmls v25.4s, v15.4s, v27.s[0]
    fmla v10.4s, v15.4s, v27.s[0]
    mov v15.16b, v2.16b
    fmls v2.4s, v24.4s, v27.s[0]
    fmla v15.4s, v24.4s, v27.s[0]
    str q2, [x19, #4128]
    fsub v2.4s, v29.4s, v28.4s
    fadd v24.4s, v28.4s, v29.4s
    fsub v28.4s, v14.4s, v23.4s
    fadd v23.4s, v14.4s, v23.4s
    fsub v29.4s, v16.4s, v20.4s
    fadd v20.4s, v16.4s, v20.4s
    str q15, [x19, #4160]
    fsub v16.4s, v17.4s, v6.4s
    fsub v14.4s, v7.4s, v0.4s
    fadd v6.4s, v6.4s, v17.4s
    fadd v17.4s, v13.4s, v4.4s
    fadd v7.4s, v7.4s, v0.4s
    fadd v15.4s, v18.4s, v2.4s
    fsub v4.4s, v13.4s, v4.4s
    fadd v13.4s, v28.4s, v29.4s
    fsub v28.4s, v28.4s, v29.4s
    fadd v29.4s, v16.4s, v14.4s
    fsub v16.4s, v16.4s, v14.4s
    fsub v14.4s, v1.4s, v20.4s
    fadd v0.4s, v1.4s, v20.4s
    fsub v1.4s, v23.4s, v22.4s
    str q4, [x19, #4176]
    fsub v4.4s, v26.4s, v7.4s
    fadd v20.4s, v23.4s, v22.4s
    str q28, [x19, #4192]
    fsub v22.4s, v6.4s, v24.4s
    mov v23.16b, v17.16b
    fadd v26.4s, v26.4s, v7.4s
    mov v28.16b, v15.16b
    fmls v23.4s, v13.4s, v21.s[0]
    fmla v13.4s, v17.4s, v21.s[0]
    fmla v28.4s, v29.4s, v21.s[0]
    fmls v29.4s, v15.4s, v21.s[0]
    fsub v7.4s, v14.4s, v1.4s
    fadd v17.4s, v4.4s, v22.4s
    fadd v6.4s, v6.4s, v24.4s
    mov v24.16b, v31.16b
    fmls v31.4s, v30.4s, v27.s[0]
    fadd v1.4s, v14.4s, v1.4s
    fadd v14.4s, v23.4s, v28.4s
    fsub v23.4s, v23.4s, v28.4s
    fadd v28.4s, v13.4s, v29.4s
    fsub v13.4s, v29.4s, v13.4s
    fadd v29.4s, v7.4s, v17.4s
    fmla v24.4s, v30.4s, v27.s[0]
    fadd v30.4s, v0.4s, v26.4s
    fsub v26.4s, v0.4s, v26.4s
    str q31, [x19, #4112]
    fadd v31.4s, v20.4s, v6.4s
    fsub v20.4s, v6.4s, v20.4s
    mov v0.16b, v9.16b
    mov v6.16b, v10.16b
    fmls v9.4s, v14.4s, v27.s[1]
    fmls v10.4s, v28.4s, v27.s[1]
    str q24, [x19, #4144]
    mov v24.16b, v12.16b
    fmla v0.4s, v14.4s, v27.s[1]
    mov v14.16b, v25.16b
    fmla v6.4s, v28.4s, v27.s[1]
    mov v28.16b, v8.16b
    fmla v24.4s, v13.4s, v27.s[1]
    fmla v14.4s, v23.4s, v27.s[1]
    fmls v12.4s, v13.4s, v27.s[1]
    str q9, [x11, #2336]
    str q10, [x11, #2352]
    fmls v25.4s, v23.4s, v27.s[1]
    fmla v28.4s, v29.4s, v27.s[0]
    str q0, [x11, #288]
    fadd v9.4s, v19.4s, v30.4s
    fadd v10.4s, v11.4s, v31.4s
    str q6, [x11, #304]
    fsub v0.4s, v19.4s, v30.4s
    fsub v6.4s, v11.4s, v31.4s
    str q24, [x11, #1312]
    fadd v19.4s, v3.4s, v20.4s
    fadd v23.4s, v5.4s, v26.4s
    str q14, [x11, #1328]
    str q12, [x11, #3360]
    fsub v3.4s, v3.4s, v20.4s
    fsub v5.4s, v5.4s, v26.4s
    str q9, [x11, #32]
    str q10, [x11, #48]
    str q0, [x11, #2080]
    str q6, [x11, #2096]
    fsub v0.4s, v22.4s, v4.4s
    fmls v8.4s, v29.4s, v27.s[0]
    str q19, [x11, #1056]
    str q23, [x11, #1072]
    fsub v4.4s, v7.4s, v17.4s
    fsub v2.4s, v18.4s, v2.4s
    str q3, [x11, #3104]
    str q5, [x11, #3120]
    mov v3.16b, v16.16b
    str q25, [x11, #3376]
    str q28, [x11, #544]
    fadd v5.4s, v1.4s, v0.4s
    fsub v0.4s, v0.4s, v1.4s
    ldr q1, [x19, #4240]
    fmla v3.4s, v2.4s, v21.s[0]
    fneg v2.4s, v2.4s
    str q8, [x11, #2592]
    fmla v2.4s, v16.4s, v21.s[0]
    mov v6.16b, v1.16b
    fmls v1.4s, v5.4s, v27.s[0]
    fmla v6.4s, v5.4s, v27.s[0]
    str q1, [x11, #2608]
    str q6, [x11, #560]
    ldr q1, [x19, #4224]
    mov v5.16b, v1.16b
    fmls v1.4s, v0.4s, v27.s[0]
    fmla v5.4s, v0.4s, v27.s[0]
    str q5, [x11, #1568]
    ldr q0, [x19, #4208]
    str q1, [x11, #3616]
    mov v1.16b, v0.16b
    fmls v0.4s, v4.4s, v27.s[0]
    fmla v1.4s, v4.4s, v27.s[0]
    str q0, [x11, #3632]
    str q1, [x11, #1584]
    ldp q0, q1, [x0]
    ldr q4, [x19, #4160]
    fneg v5.4s, v1.4s
    mov v6.16b, v4.16b
    fmla v5.4s, v0.4s, v21.s[0]
    fmla v0.4s, v1.4s, v21.s[0]
    fadd v1.4s, v5.4s, v3.4s
    fadd v7.4s, v0.4s, v2.4s
    fsub v0.4s, v2.4s, v0.4s
    fsub v2.4s, v5.4s, v3.4s
    fmla v6.4s, v1.4s, v27.s[1]
    fmls v4.4s, v1.4s, v27.s[1]
    str q6, [x11, #800]
    ldr q1, [x19, #4144]
    str q4, [x11, #2848]
    mov v3.16b, v1.16b
    fmls v1.4s, v7.4s, v27.s[1]
    fmla v3.4s, v7.4s, v27.s[1]
    str q1, [x11, #2864]
    str q3, [x11, #816]
    ldr q1, [x19, #4128]
    mov v3.16b, v1.16b
    fmls v1.4s, v0.4s, v27.s[1]
    fmla v3.4s, v0.4s, v27.s[1]
    str q3, [x11, #1824]
    ldr q0, [x19, #4112]
    str q1, [x11, #3872]
    mov v1.16b, v0.16b
    fmls v0.4s, v2.4s, v27.s[1]
    fmla v1.4s, v2.4s, v27.s[1]
    str q0, [x11, #3888]
    str q1, [x11, #1840]
    add x11, x11, #32
    cbnz x23, .Lrepeat_309
    ldr x0, [x22]
    ldr x6, [x22, #8]
    mov x7, x19
    ldr w8, [x22, #16]
    ldr w4, [x22, #20]
    mov w9, #16
    lsl x0, x0, #2
    add x5, x21, x0
    add x10, x5, x0
    add x11, x10, x0
.Lrepeat_310:
    tst x8, #1
    beq .Lotherwise_311
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x7]
    ldr q25, [x19, #4096]
    add x7, x7, #80
    movi v28.4s, #0
    adrp x0, .Lconstants_nnp_fourier_16x16_complex_output_with_bias_with_relu__aarch64_neon+16
    ldr q26, [x0, :lo12:.Lconstants_nnp_fourier_16x16_complex_output_with_bias_with_relu__aarch64_neon+16]
    mov x0, x4
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x7]
    add x7, x7, #112
    ubfx x0, x0, #0, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x7]
    fmla v25.4s, v16.4s, v26.s[2]
    ldr q16, [x7, #-128]
    ldp q30, q11, [x7, #-32]
    ldr q20, [x7, #-48]
    sub x7, x7, #192
    adrp x1, .Lconstants_nnp_fourier_16x16_complex_output_with_bias_with_relu__aarch64_neon+32
    ldr q24, [x1, :lo12:.Lconstants_nnp_fourier_16x16_complex_output_with_bias_with_relu__aarch64_neon+32]
    mov v27.16b, v25.16b
    fmls v25.4s, v17.4s, v26.s[2]
    fadd v22.4s, v4.4s, v1.4s
    fsub v23.4s, v16.4s, v0.4s
    fmla v27.4s, v17.4s, v26.s[2]
    fsub v31.4s, v30.4s, v5.4s
    fadd v8.4s, v19.4s, v3.4s
    fadd v9.4s, v6.4s, v11.4s
    mov v17.16b, v25.16b
    fsub v10.4s, v18.4s, v2.4s
    fmla v25.4s, v20.4s, v26.s[3]
    fsub v4.4s, v4.4s, v1.4s
    mov v29.16b, v27.16b
    fmls v17.4s, v20.4s, v26.s[3]
    fmls v27.4s, v7.4s, v26.s[3]
    fadd v16.4s, v16.4s, v0.4s
    fmla v29.4s, v7.4s, v26.s[3]
    fsub v20.4s, v23.4s, v22.4s
    fadd v22.4s, v22.4s, v23.4s
    fsub v23.4s, v11.4s, v6.4s
    fadd v5.4s, v5.4s, v30.4s
    fsub v3.4s, v19.4s, v3.4s
    fadd v0.4s, v18.4s, v2.4s
    fadd v1.4s, v31.4s, v8.4s
    fsub v11.4s, v8.4s, v31.4s
    mov v18.16b, v17.16b
    mov v19.16b, v27.16b
    mov v30.16b, v29.16b
    fsub v12.4s, v10.4s, v9.4s
    fadd v6.4s, v9.4s, v10.4s
    mov v7.16b, v11.16b
    mov v31.16b, v1.16b
    mov v8.16b, v25.16b
    fmls v25.4s, v22.4s, v24.s[0]
    fmla v18.4s, v20.4s, v24.s[0]
    fsub v9.4s, v3.4s, v23.4s
    fsub v10.4s, v0.4s, v5.4s
    fmls v19.4s, v4.4s, v26.s[3]
    fmla v30.4s, v16.4s, v26.s[3]
    fmls v7.4s, v6.4s, v21.s[0]
    fmla v31.4s, v12.4s, v21.s[0]
    fmls v12.4s, v1.4s, v21.s[0]
    fadd v0.4s, v5.4s, v0.4s
    fsub v1.4s, v10.4s, v9.4s
    mov v2.16b, v18.16b
    mov v13.16b, v19.16b
    mov v14.16b, v30.16b
    mov v5.16b, v25.16b
    fmla v2.4s, v12.4s, v24.s[1]
    fmla v13.4s, v1.4s, v24.s[0]
    fmla v14.4s, v0.4s, v26.s[3]
    fmls v5.4s, v7.4s, v24.s[1]
    fmla v6.4s, v11.4s, v21.s[0]
    fmla v8.4s, v22.4s, v24.s[0]
    fmls v17.4s, v20.4s, v24.s[0]
    fadd v20.4s, v23.4s, v3.4s
    fadd v22.4s, v9.4s, v10.4s
    fmla v27.4s, v4.4s, v26.s[3]
    fmls v29.4s, v16.4s, v26.s[3]
    fmls v30.4s, v0.4s, v26.s[3]
    fmls v18.4s, v12.4s, v24.s[1]
    fmls v19.4s, v1.4s, v24.s[0]
    fmax v0.4s, v28.4s, v14.4s
    fmax v1.4s, v28.4s, v2.4s
    fmax v2.4s, v28.4s, v13.4s
    fmax v3.4s, v28.4s, v5.4s
    cmp x0, #15
    bne .Lotherwise_312
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x21]
    str q3, [x5]
    str q4, [x10]
    str q0, [x11]
    b .Lend_313
.Lotherwise_312:
    cmp x0, #3
    bne .Lotherwise_314
    zip1 v2.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str d2, [x21]
    st1 {v2.d}[1], [x5]
    str d0, [x10]
    st1 {v0.d}[1], [x11]
    b .Lend_315
.Lotherwise_314:
    cbnz x0, .Lotherwise_316
    b .Lend_317
.Lotherwise_316:
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_318
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x21]
    str q3, [x5]
    str q4, [x10]
    str q0, [x11]
    b .Lend_319
.Lotherwise_318:
    tst x0, #1
    beq .Lotherwise_320
    st1 {v0.s}[0], [x21]
    st1 {v0.s}[1], [x5]
    st1 {v0.s}[2], [x10]
    st1 {v0.s}[3], [x11]
.Lotherwise_320:
    tst x0, #2
    beq .Lotherwise_321
    add x1, x21, #4
    add x2, x5, #4
    add x3, x10, #4
    st1 {v1.s}[0], [x1]
    add x1, x11, #4
    st1 {v1.s}[1], [x2]
    st1 {v1.s}[2], [x3]
    st1 {v1.s}[3], [x1]
.Lotherwise_321:
    tst x0, #4
    beq .Lotherwise_322
    add x1, x21, #8
    add x2, x5, #8
    add x3, x10, #8
    st1 {v2.s}[0], [x1]
    add x1, x11, #8
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x1]
.Lotherwise_322:
    tst x0, #8
    beq .Lotherwise_323
    add x0, x21, #12
    add x1, x5, #12
    add x2, x10, #12
    st1 {v3.s}[0], [x0]
    add x0, x11, #12
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_323:
.Lend_319:
.Lend_317:
.Lend_315:
.Lend_313:
    fmla v25.4s, v7.4s, v24.s[1]
    movi v0.4s, #0
    lsr x0, x4, #8
    ubfx x0, x0, #0, #4
    fmax v1.4s, v0.4s, v30.4s
    fmax v2.4s, v0.4s, v18.4s
    fmax v3.4s, v0.4s, v19.4s
    fmax v0.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_324
    zip1 v4.4s, v1.4s, v3.4s
    zip1 v5.4s, v2.4s, v0.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip2 v0.4s, v2.4s, v0.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str q2, [x21, #32]
    str q3, [x5, #32]
    str q4, [x10, #32]
    str q0, [x11, #32]
    b .Lend_325
.Lotherwise_324:
    cmp x0, #3
    bne .Lotherwise_326
    zip1 v0.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    add x0, x5, #32
    add x1, x11, #32
    str d0, [x21, #32]
    st1 {v0.d}[1], [x0]
    str d1, [x10, #32]
    st1 {v1.d}[1], [x1]
    b .Lend_327
.Lotherwise_326:
    cbnz x0, .Lotherwise_328
    b .Lend_329
.Lotherwise_328:
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_330
    zip1 v4.4s, v1.4s, v3.4s
    zip1 v5.4s, v2.4s, v0.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip2 v0.4s, v2.4s, v0.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str q2, [x21, #32]
    str q3, [x5, #32]
    str q4, [x10, #32]
    str q0, [x11, #32]
    b .Lend_331
.Lotherwise_330:
    tst x0, #1
    beq .Lotherwise_332
    add x1, x21, #32
    add x2, x5, #32
    add x3, x10, #32
    st1 {v1.s}[0], [x1]
    add x1, x11, #32
    st1 {v1.s}[1], [x2]
    st1 {v1.s}[2], [x3]
    st1 {v1.s}[3], [x1]
.Lotherwise_332:
    tst x0, #2
    beq .Lotherwise_333
    add x1, x21, #36
    add x2, x5, #36
    add x3, x10, #36
    st1 {v2.s}[0], [x1]
    add x1, x11, #36
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x1]
.Lotherwise_333:
    tst x0, #4
    beq .Lotherwise_334
    add x1, x21, #40
    add x2, x5, #40
    add x3, x10, #40
    st1 {v3.s}[0], [x1]
    add x1, x11, #40
    st1 {v3.s}[1], [x2]
    st1 {v3.s}[2], [x3]
    st1 {v3.s}[3], [x1]
.Lotherwise_334:
    tst x0, #8
    beq .Lotherwise_335
    add x0, x21, #44
    add x1, x5, #44
    add x2, x10, #44
    st1 {v0.s}[0], [x0]
    add x0, x11, #44
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_335:
.Lend_331:
.Lend_329:
.Lend_327:
.Lend_325:
    mov v0.16b, v29.16b
    mov v1.16b, v17.16b
    lsr x0, x4, #4
    mov v2.16b, v27.16b
    mov v3.16b, v8.16b
    ubfx x0, x0, #0, #4
    fmls v0.4s, v20.4s, v26.s[3]
    fmls v1.4s, v31.4s, v24.s[1]
    fmls v2.4s, v22.4s, v24.s[0]
    fmls v3.4s, v6.4s, v24.s[1]
    movi v4.4s, #0
    fmla v29.4s, v20.4s, v26.s[3]
    fmla v17.4s, v31.4s, v24.s[1]
    fmla v27.4s, v22.4s, v24.s[0]
    fmax v0.4s, v4.4s, v0.4s
    fmax v1.4s, v4.4s, v1.4s
    fmax v2.4s, v4.4s, v2.4s
    fmax v3.4s, v4.4s, v3.4s
    cmp x0, #15
    bne .Lotherwise_336
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x21, #16]
    str q3, [x5, #16]
    str q4, [x10, #16]
    str q0, [x11, #16]
    b .Lend_337
.Lotherwise_336:
    cmp x0, #3
    bne .Lotherwise_338
    zip1 v2.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    add x0, x5, #16
    add x1, x11, #16
    str d2, [x21, #16]
    st1 {v2.d}[1], [x0]
    str d0, [x10, #16]
    st1 {v0.d}[1], [x1]
    b .Lend_339
.Lotherwise_338:
    cbnz x0, .Lotherwise_340
    b .Lend_341
.Lotherwise_340:
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_342
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x21, #16]
    str q3, [x5, #16]
    str q4, [x10, #16]
    str q0, [x11, #16]
    b .Lend_343
.Lotherwise_342:
    tst x0, #1
    beq .Lotherwise_344
    add x1, x21, #16
    add x2, x5, #16
    add x3, x10, #16
    st1 {v0.s}[0], [x1]
    add x1, x11, #16
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x3]
    st1 {v0.s}[3], [x1]
.Lotherwise_344:
    tst x0, #2
    beq .Lotherwise_345
    add x1, x21, #20
    add x2, x5, #20
    add x3, x10, #20
    st1 {v1.s}[0], [x1]
    add x1, x11, #20
    st1 {v1.s}[1], [x2]
    st1 {v1.s}[2], [x3]
    st1 {v1.s}[3], [x1]
.Lotherwise_345:
    tst x0, #4
    beq .Lotherwise_346
    add x1, x21, #24
    add x2, x5, #24
    add x3, x10, #24
    st1 {v2.s}[0], [x1]
    add x1, x11, #24
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x1]
.Lotherwise_346:
    tst x0, #8
    beq .Lotherwise_347
    add x0, x21, #28
    add x1, x5, #28
    add x2, x10, #28
    st1 {v3.s}[0], [x0]
    add x0, x11, #28
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_347:
.Lend_343:
.Lend_341:
.Lend_339:
.Lend_337:
    fmla v8.4s, v6.4s, v24.s[1]
    movi v0.4s, #0
    lsr x0, x4, #12
    ubfx x0, x0, #0, #4
    fmax v1.4s, v0.4s, v29.4s
    fmax v2.4s, v0.4s, v17.4s
    fmax v3.4s, v0.4s, v27.4s
    fmax v0.4s, v0.4s, v8.4s
    cmp x0, #15
    bne .Lotherwise_348
    zip1 v4.4s, v1.4s, v3.4s
    zip1 v5.4s, v2.4s, v0.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip2 v0.4s, v2.4s, v0.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str q2, [x21, #48]
    str q3, [x5, #48]
    str q4, [x10, #48]
    str q0, [x11, #48]
    b .Lend_349
.Lotherwise_348:
    cmp x0, #3
    bne .Lotherwise_350
    zip1 v0.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    add x0, x5, #48
    add x1, x11, #48
    str d0, [x21, #48]
    st1 {v0.d}[1], [x0]
    str d1, [x10, #48]
    st1 {v1.d}[1], [x1]
    b .Lend_351
.Lotherwise_350:
    cbnz x0, .Lotherwise_352
    b .Lend_353
.Lotherwise_352:
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_354
    zip1 v4.4s, v1.4s, v3.4s
    zip1 v5.4s, v2.4s, v0.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip2 v0.4s, v2.4s, v0.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str q2, [x21, #48]
    str q3, [x5, #48]
    str q4, [x10, #48]
    str q0, [x11, #48]
    b .Lend_355
.Lotherwise_354:
    tst x0, #1
    beq .Lotherwise_356
    add x1, x21, #48
    add x2, x5, #48
    add x3, x10, #48
    st1 {v1.s}[0], [x1]
    add x1, x11, #48
    st1 {v1.s}[1], [x2]
    st1 {v1.s}[2], [x3]
    st1 {v1.s}[3], [x1]
.Lotherwise_356:
    tst x0, #2
    beq .Lotherwise_357
    add x1, x21, #52
    add x2, x5, #52
    add x3, x10, #52
    st1 {v2.s}[0], [x1]
    add x1, x11, #52
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x1]
.Lotherwise_357:
    tst x0, #4
    beq .Lotherwise_358
    add x1, x21, #56
    add x2, x5, #56
    add x3, x10, #56
    st1 {v3.s}[0], [x1]
    add x1, x11, #56
    st1 {v3.s}[1], [x2]
    st1 {v3.s}[2], [x3]
    st1 {v3.s}[3], [x1]
.Lotherwise_358:
    tst x0, #8
    beq .Lotherwise_359
    add x0, x21, #60
    add x1, x5, #60
    add x2, x10, #60
    st1 {v0.s}[0], [x0]
    add x0, x11, #60
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_359:
.Lend_355:
.Lend_353:
.Lend_351:
.Lend_349:
.Lotherwise_311:
    sub x9, x9, #1
    lsr x8, x8, #1
    add x21, x21, x6, lsl #2
    add x5, x5, x6, lsl #2
    add x10, x10, x6, lsl #2
    add x11, x11, x6, lsl #2
    add x7, x7, #256
    cbnz x9, .Lrepeat_310
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp x27, x28, [sp, #64]
    ldp d8, d9, [sp, #80]
    ldp d10, d11, [sp, #96]
    ldp d12, d13, [sp, #112]
    ldp d14, d15, [sp, #128]
    add sp, sp, #144
    ret
    .size nnp_fourier_16x16_complex_output_with_bias_with_relu__aarch64_neon, . - nnp_fourier_16x16_complex_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_16x16_gauss_left__aarch64_neon:
    .long 0x3f3504f3, 0x3ed413cd, 0x3f6c835e, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_16x16_gauss_left__aarch64_neon
    .type nnp_fourier_16x16_gauss_left__aarch64_neon, %function
nnp_fourier_16x16_gauss_left__aarch64_neon:
    sub sp, sp, #160
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp x27, x28, [sp, #64]
    str x30, [sp, #80]
    stp d8, d9, [sp, #88]
    stp d10, d11, [sp, #104]
    stp d12, d13, [sp, #120]
    stp d14, d15, [sp, #136]
    mov w5, #65535
    ldr x6, [x1]
    ldr w7, [x1, #20]
    mov x8, x0
    mov x9, x2
    ldr x10, [x1, #8]
    ldr w11, [x1, #16]
    lsl x0, x6, #2
    eor x1, x7, x5
    add x5, x8, x0
    add x6, x5, x0
    add x12, x6, x0
    cbnz x1, .Lotherwise_360
    mov x0, x4
    mov w1, #16
.Lrepeat_361:
    tst x11, #1
    beq .Lotherwise_362
    ldr q0, [x8]
    ldr q1, [x5]
    ldr q2, [x6]
    ldr q3, [x12]
    ldr q4, [x8, #32]
    ldr q5, [x5, #32]
    ldr q6, [x6, #32]
    ldr q7, [x12, #32]
    ldr q16, [x8, #16]
    ldr q17, [x5, #16]
    ldr q18, [x6, #16]
    ldr q19, [x12, #16]
    ldr q20, [x8, #48]
    ldr q21, [x5, #48]
    zip2 v25.4s, v0.4s, v2.4s
    zip2 v26.4s, v1.4s, v3.4s
    ldr q22, [x6, #48]
    ldr q23, [x12, #48]
    zip1 v29.4s, v0.4s, v2.4s
    zip1 v30.4s, v1.4s, v3.4s
    zip2 v27.4s, v4.4s, v6.4s
    zip2 v28.4s, v5.4s, v7.4s
    adrp x2, .Lconstants_nnp_fourier_16x16_gauss_left__aarch64_neon
    ldr q24, [x2, :lo12:.Lconstants_nnp_fourier_16x16_gauss_left__aarch64_neon]
    zip1 v8.4s, v4.4s, v6.4s
    zip1 v4.4s, v5.4s, v7.4s
    zip2 v0.4s, v16.4s, v18.4s
    zip2 v1.4s, v17.4s, v19.4s
    zip1 v7.4s, v16.4s, v18.4s
    zip1 v6.4s, v17.4s, v19.4s
    zip2 v2.4s, v20.4s, v22.4s
    zip2 v3.4s, v21.4s, v23.4s
    zip1 v5.4s, v20.4s, v22.4s
    zip1 v20.4s, v21.4s, v23.4s
    zip1 v16.4s, v25.4s, v26.4s
    zip1 v17.4s, v27.4s, v28.4s
    zip1 v18.4s, v0.4s, v1.4s
    zip1 v19.4s, v2.4s, v3.4s
    zip2 v22.4s, v29.4s, v30.4s
    zip2 v9.4s, v8.4s, v4.4s
    zip1 v23.4s, v7.4s, v6.4s
    zip2 v10.4s, v0.4s, v1.4s
    zip1 v31.4s, v5.4s, v20.4s
    zip2 v11.4s, v2.4s, v3.4s
    zip1 v29.4s, v29.4s, v30.4s
    zip1 v30.4s, v8.4s, v4.4s
    fsub v4.4s, v16.4s, v17.4s
    fsub v8.4s, v19.4s, v18.4s
    zip2 v12.4s, v25.4s, v26.4s
    zip2 v0.4s, v27.4s, v28.4s
    fsub v25.4s, v22.4s, v9.4s
    zip2 v1.4s, v7.4s, v6.4s
    zip2 v2.4s, v5.4s, v20.4s
    fsub v20.4s, v31.4s, v23.4s
    fsub v3.4s, v11.4s, v10.4s
    fsub v21.4s, v29.4s, v30.4s
    fsub v7.4s, v0.4s, v12.4s
    fsub v26.4s, v2.4s, v1.4s
    fsub v6.4s, v8.4s, v4.4s
    fadd v22.4s, v22.4s, v9.4s
    fadd v16.4s, v16.4s, v17.4s
    fadd v17.4s, v12.4s, v0.4s
    fadd v27.4s, v1.4s, v2.4s
    fadd v19.4s, v18.4s, v19.4s
    fadd v9.4s, v10.4s, v11.4s
    fadd v0.4s, v4.4s, v8.4s
    mov v18.16b, v20.16b
    mov v4.16b, v25.16b
    mov v5.16b, v3.16b
    fadd v1.4s, v29.4s, v30.4s
    fadd v2.4s, v23.4s, v31.4s
    mov v23.16b, v21.16b
    fmla v18.4s, v6.4s, v24.s[0]
    fmls v20.4s, v6.4s, v24.s[0]
    fmla v4.4s, v26.4s, v24.s[1]
    fmls v26.4s, v25.4s, v24.s[1]
    fmls v5.4s, v7.4s, v24.s[1]
    fmla v7.4s, v3.4s, v24.s[1]
    fsub v25.4s, v19.4s, v16.4s
    fmla v23.4s, v0.4s, v24.s[0]
    fmls v21.4s, v0.4s, v24.s[0]
    fsub v0.4s, v22.4s, v27.4s
    fsub v3.4s, v9.4s, v17.4s
    fadd v28.4s, v1.4s, v2.4s
    fsub v29.4s, v1.4s, v2.4s
    fadd v30.4s, v16.4s, v19.4s
    fadd v27.4s, v22.4s, v27.4s
    fadd v22.4s, v9.4s, v17.4s
    fadd v31.4s, v4.4s, v5.4s
    fadd v8.4s, v26.4s, v7.4s
    fsub v1.4s, v26.4s, v7.4s
    fsub v2.4s, v5.4s, v4.4s
    fadd v4.4s, v0.4s, v3.4s
    fsub v0.4s, v3.4s, v0.4s
    fneg v3.4s, v20.4s
    fneg v5.4s, v25.4s
    fneg v6.4s, v18.4s
    fadd v7.4s, v28.4s, v30.4s
    fadd v16.4s, v27.4s, v22.4s
    mov v17.16b, v23.16b
    mov v19.16b, v21.16b
    mov v26.16b, v29.16b
    fmla v17.4s, v31.4s, v24.s[2]
    fmla v18.4s, v8.4s, v24.s[2]
    fmls v23.4s, v31.4s, v24.s[2]
    fmla v19.4s, v1.4s, v24.s[2]
    fmla v20.4s, v2.4s, v24.s[2]
    fmls v21.4s, v1.4s, v24.s[2]
    fmla v26.4s, v4.4s, v24.s[0]
    fmla v25.4s, v0.4s, v24.s[0]
    fmls v29.4s, v4.4s, v24.s[0]
    str q17, [x0, #32]
    fmla v3.4s, v2.4s, v24.s[2]
    fmla v5.4s, v0.4s, v24.s[0]
    str q18, [x0, #48]
    str q23, [x0, #224]
    fmla v6.4s, v8.4s, v24.s[2]
    fsub v0.4s, v28.4s, v30.4s
    str q19, [x0, #160]
    str q20, [x0, #176]
    fadd v1.4s, v7.4s, v16.4s
    fsub v2.4s, v7.4s, v16.4s
    str q21, [x0, #96]
    str q26, [x0, #64]
    fsub v4.4s, v22.4s, v27.4s
    str q25, [x0, #80]
    str q29, [x0, #192]
    str q0, [x0, #128]
    str q3, [x0, #112]
    str q1, [x0]
    str q2, [x0, #16]
    str q4, [x0, #144]
    str q5, [x0, #208]
    str q6, [x0, #240]
    b .Lend_363
.Lotherwise_362:
    movi v0.4s, #0
    str q0, [x0]
    str q0, [x0, #16]
    str q0, [x0, #32]
    str q0, [x0, #48]
    str q0, [x0, #64]
    str q0, [x0, #80]
    str q0, [x0, #96]
    str q0, [x0, #112]
    str q0, [x0, #128]
    str q0, [x0, #144]
    str q0, [x0, #160]
    str q0, [x0, #176]
    str q0, [x0, #192]
    str q0, [x0, #208]
    str q0, [x0, #224]
    str q0, [x0, #240]
.Lend_363:
    sub x1, x1, #1
    lsr x11, x11, #1
    add x8, x8, x10, lsl #2
    add x5, x5, x10, lsl #2
    add x6, x6, x10, lsl #2
    add x12, x12, x10, lsl #2
    add x0, x0, #256
    cbnz x1, .Lrepeat_361
    b .Lend_364
.Lotherwise_360:
    mov x13, x4
    mov w14, #16
.Lrepeat_365:
    tst x11, #1
    beq .Lotherwise_366
    ubfx x0, x7, #0, #4
    cmp x0, #15
    bne .Lotherwise_367
    ldr q0, [x8]
    ldr q1, [x5]
    ldr q2, [x6]
    ldr q3, [x12]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_368
.Lotherwise_367:
    movi v3.4s, #0
    tst x7, #1
    beq .Lotherwise_369
    ld1 {v3.s}[0], [x8]
    ld1 {v3.s}[1], [x5]
    ld1 {v3.s}[2], [x6]
    ld1 {v3.s}[3], [x12]
.Lotherwise_369:
    movi v2.4s, #0
    tst x7, #2
    beq .Lotherwise_370
    add x0, x8, #4
    add x1, x5, #4
    add x2, x6, #4
    ld1 {v2.s}[0], [x0]
    add x0, x12, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_370:
    movi v4.4s, #0
    tst x7, #4
    beq .Lotherwise_371
    add x0, x8, #8
    add x1, x5, #8
    add x2, x6, #8
    ld1 {v4.s}[0], [x0]
    add x0, x12, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_371:
    movi v0.4s, #0
    tst x7, #8
    beq .Lotherwise_372
    add x0, x8, #12
    add x1, x5, #12
    add x2, x6, #12
    ld1 {v0.s}[0], [x0]
    add x0, x12, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_372:
.Lend_368:
    ubfx x0, x7, #8, #4
    cmp x0, #15
    bne .Lotherwise_373
    ldr q1, [x8, #32]
    ldr q5, [x5, #32]
    ldr q6, [x6, #32]
    ldr q7, [x12, #32]
    zip1 v16.4s, v1.4s, v6.4s
    zip2 v1.4s, v1.4s, v6.4s
    zip1 v6.4s, v5.4s, v7.4s
    zip2 v5.4s, v5.4s, v7.4s
    zip1 v7.4s, v16.4s, v6.4s
    zip2 v6.4s, v16.4s, v6.4s
    zip1 v16.4s, v1.4s, v5.4s
    zip2 v1.4s, v1.4s, v5.4s
    b .Lend_374
.Lotherwise_373:
    movi v7.4s, #0
    tst x7, #256
    beq .Lotherwise_375
    add x0, x8, #32
    add x1, x5, #32
    add x2, x6, #32
    ld1 {v7.s}[0], [x0]
    add x0, x12, #32
    ld1 {v7.s}[1], [x1]
    ld1 {v7.s}[2], [x2]
    ld1 {v7.s}[3], [x0]
.Lotherwise_375:
    movi v6.4s, #0
    tst x7, #512
    beq .Lotherwise_376
    add x0, x8, #36
    add x1, x5, #36
    add x2, x6, #36
    ld1 {v6.s}[0], [x0]
    add x0, x12, #36
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_376:
    movi v16.4s, #0
    tst x7, #1024
    beq .Lotherwise_377
    add x0, x8, #40
    add x1, x5, #40
    add x2, x6, #40
    ld1 {v16.s}[0], [x0]
    add x0, x12, #40
    ld1 {v16.s}[1], [x1]
    ld1 {v16.s}[2], [x2]
    ld1 {v16.s}[3], [x0]
.Lotherwise_377:
    movi v1.4s, #0
    tst x7, #2048
    beq .Lotherwise_378
    add x0, x8, #44
    add x1, x5, #44
    add x2, x6, #44
    ld1 {v1.s}[0], [x0]
    add x0, x12, #44
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_378:
.Lend_374:
    ubfx x0, x7, #4, #4
    fadd v5.4s, v3.4s, v7.4s
    fsub v7.4s, v3.4s, v7.4s
    fadd v17.4s, v2.4s, v6.4s
    fsub v6.4s, v2.4s, v6.4s
    fadd v18.4s, v4.4s, v16.4s
    fsub v16.4s, v4.4s, v16.4s
    fadd v19.4s, v0.4s, v1.4s
    fsub v20.4s, v1.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_379
    ldr q0, [x8, #16]
    ldr q1, [x5, #16]
    ldr q2, [x6, #16]
    ldr q3, [x12, #16]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    mov v22.16b, v3.16b
    mov v24.16b, v2.16b
    mov v26.16b, v4.16b
    mov v25.16b, v0.16b
    b .Lend_380
.Lotherwise_379:
    movi v22.4s, #0
    tst x7, #16
    beq .Lotherwise_381
    add x0, x8, #16
    add x1, x5, #16
    add x2, x6, #16
    ld1 {v22.s}[0], [x0]
    add x0, x12, #16
    ld1 {v22.s}[1], [x1]
    ld1 {v22.s}[2], [x2]
    ld1 {v22.s}[3], [x0]
.Lotherwise_381:
    movi v24.4s, #0
    tst x7, #32
    beq .Lotherwise_382
    add x0, x8, #20
    add x1, x5, #20
    add x2, x6, #20
    ld1 {v24.s}[0], [x0]
    add x0, x12, #20
    ld1 {v24.s}[1], [x1]
    ld1 {v24.s}[2], [x2]
    ld1 {v24.s}[3], [x0]
.Lotherwise_382:
    movi v26.4s, #0
    tst x7, #64
    beq .Lotherwise_383
    add x0, x8, #24
    add x1, x5, #24
    add x2, x6, #24
    ld1 {v26.s}[0], [x0]
    add x0, x12, #24
    ld1 {v26.s}[1], [x1]
    ld1 {v26.s}[2], [x2]
    ld1 {v26.s}[3], [x0]
.Lotherwise_383:
    movi v25.4s, #0
    tst x7, #128
    beq .Lotherwise_384
    add x0, x8, #28
    add x1, x5, #28
    add x2, x6, #28
    ld1 {v25.s}[0], [x0]
    add x0, x12, #28
    ld1 {v25.s}[1], [x1]
    ld1 {v25.s}[2], [x2]
    ld1 {v25.s}[3], [x0]
.Lotherwise_384:
.Lend_380:
    ubfx x0, x7, #12, #4
    cmp x0, #15
    bne .Lotherwise_385
    ldr q0, [x8, #48]
    ldr q1, [x5, #48]
    ldr q2, [x6, #48]
    ldr q3, [x12, #48]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_386
.Lotherwise_385:
    movi v3.4s, #0
    tst x7, #4096
    beq .Lotherwise_387
    add x0, x8, #48
    add x1, x5, #48
    add x2, x6, #48
    ld1 {v3.s}[0], [x0]
    add x0, x12, #48
    ld1 {v3.s}[1], [x1]
    ld1 {v3.s}[2], [x2]
    ld1 {v3.s}[3], [x0]
.Lotherwise_387:
    movi v2.4s, #0
    tst x7, #8192
    beq .Lotherwise_388
    add x0, x8, #52
    add x1, x5, #52
    add x2, x6, #52
    ld1 {v2.s}[0], [x0]
    add x0, x12, #52
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_388:
    movi v4.4s, #0
    tst x7, #16384
    beq .Lotherwise_389
    add x0, x8, #56
    add x1, x5, #56
    add x2, x6, #56
    ld1 {v4.s}[0], [x0]
    add x0, x12, #56
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_389:
    movi v0.4s, #0
    tst x7, #32768
    beq .Lotherwise_390
    add x0, x8, #60
    add x1, x5, #60
    add x2, x6, #60
    ld1 {v0.s}[0], [x0]
    add x0, x12, #60
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_390:
.Lend_386:
    fsub v1.4s, v4.4s, v26.4s
    fsub v23.4s, v3.4s, v22.4s
    adrp x0, .Lconstants_nnp_fourier_16x16_gauss_left__aarch64_neon
    ldr q27, [x0, :lo12:.Lconstants_nnp_fourier_16x16_gauss_left__aarch64_neon]
    fsub v21.4s, v0.4s, v25.4s
    fsub v28.4s, v2.4s, v24.4s
    fadd v29.4s, v24.4s, v2.4s
    fadd v2.4s, v26.4s, v4.4s
    fsub v4.4s, v1.4s, v16.4s
    fadd v0.4s, v25.4s, v0.4s
    fadd v1.4s, v16.4s, v1.4s
    mov v24.16b, v23.16b
    mov v16.16b, v6.16b
    mov v8.16b, v21.16b
    fadd v3.4s, v22.4s, v3.4s
    mov v22.16b, v7.16b
    fmla v24.4s, v4.4s, v27.s[0]
    fmls v23.4s, v4.4s, v27.s[0]
    fmla v16.4s, v28.4s, v27.s[1]
    fmls v28.4s, v6.4s, v27.s[1]
    fmls v8.4s, v20.4s, v27.s[1]
    fmla v20.4s, v21.4s, v27.s[1]
    fsub v25.4s, v2.4s, v18.4s
    fmla v22.4s, v1.4s, v27.s[0]
    fmls v7.4s, v1.4s, v27.s[0]
    fsub v1.4s, v17.4s, v29.4s
    fsub v4.4s, v0.4s, v19.4s
    fadd v26.4s, v5.4s, v3.4s
    fsub v30.4s, v5.4s, v3.4s
    fadd v31.4s, v18.4s, v2.4s
    fadd v29.4s, v17.4s, v29.4s
    fadd v21.4s, v0.4s, v19.4s
    fadd v9.4s, v16.4s, v8.4s
    fadd v10.4s, v28.4s, v20.4s
    fsub v0.4s, v28.4s, v20.4s
    fsub v2.4s, v8.4s, v16.4s
    fadd v3.4s, v1.4s, v4.4s
    fsub v1.4s, v4.4s, v1.4s
    fneg v4.4s, v23.4s
    fneg v5.4s, v25.4s
    fneg v6.4s, v24.4s
    fadd v16.4s, v26.4s, v31.4s
    fadd v17.4s, v29.4s, v21.4s
    mov v18.16b, v22.16b
    mov v19.16b, v24.16b
    mov v20.16b, v7.16b
    mov v24.16b, v30.16b
    fmla v18.4s, v9.4s, v27.s[2]
    fmla v19.4s, v10.4s, v27.s[2]
    fmls v22.4s, v9.4s, v27.s[2]
    fmla v20.4s, v0.4s, v27.s[2]
    fmla v23.4s, v2.4s, v27.s[2]
    fmls v7.4s, v0.4s, v27.s[2]
    fmla v24.4s, v3.4s, v27.s[0]
    fmla v25.4s, v1.4s, v27.s[0]
    fmls v30.4s, v3.4s, v27.s[0]
    str q18, [x13, #32]
    fmla v4.4s, v2.4s, v27.s[2]
    fmla v5.4s, v1.4s, v27.s[0]
    str q19, [x13, #48]
    str q22, [x13, #224]
    fmla v6.4s, v10.4s, v27.s[2]
    fsub v0.4s, v26.4s, v31.4s
    str q20, [x13, #160]
    str q23, [x13, #176]
    fadd v1.4s, v16.4s, v17.4s
    fsub v2.4s, v16.4s, v17.4s
    str q7, [x13, #96]
    str q24, [x13, #64]
    fsub v3.4s, v21.4s, v29.4s
    str q25, [x13, #80]
    str q30, [x13, #192]
    str q0, [x13, #128]
    str q4, [x13, #112]
    str q1, [x13]
    str q2, [x13, #16]
    str q3, [x13, #144]
    str q5, [x13, #208]
    str q6, [x13, #240]
    b .Lend_391
.Lotherwise_366:
    movi v0.4s, #0
    str q0, [x13]
    str q0, [x13, #16]
    str q0, [x13, #32]
    str q0, [x13, #48]
    str q0, [x13, #64]
    str q0, [x13, #80]
    str q0, [x13, #96]
    str q0, [x13, #112]
    str q0, [x13, #128]
    str q0, [x13, #144]
    str q0, [x13, #160]
    str q0, [x13, #176]
    str q0, [x13, #192]
    str q0, [x13, #208]
    str q0, [x13, #224]
    str q0, [x13, #240]
.Lend_391:
    sub x14, x14, #1
    lsr x11, x11, #1
    add x8, x8, x10, lsl #2
    add x5, x5, x10, lsl #2
    add x6, x6, x10, lsl #2
    add x12, x12, x10, lsl #2
    add x13, x13, #256
    cbnz x14, .Lrepeat_365
.Lend_364:
    ldr q0, [x4, #512]
    ldr q1, [x4, #2560]
    lsl x25, x3, #2
    ldr q2, [x4, #1536]
    ldr q3, [x4, #3584]
    add x17, x25, x25, lsl #1
    add x19, x9, x25, lsl #3
    ldr q4, [x4, #256]
    ldr q5, [x4, #2304]
    add x0, x19, x17, lsl #1
    add x26, x17, x25, lsl #1
    ldr q6, [x4, #1792]
    ldr q7, [x4, #3840]
    add x20, x26, x25, lsl #1
    add x21, x9, x25
    ldr q16, [x4]
    ldr q17, [x4, #2048]
    add x22, x19, x20
    add x23, x9, x26
    ldr q18, [x4, #1024]
    ldr q19, [x4, #3072]
    fsub v24.4s, v0.4s, v1.4s
    fadd v25.4s, v0.4s, v1.4s
    ldr q0, [x4, #1280]
    ldr q1, [x4, #3328]
    fsub v22.4s, v3.4s, v2.4s
    fadd v23.4s, v2.4s, v3.4s
    ldr q2, [x4, #768]
    ldr q3, [x4, #2816]
    fsub v27.4s, v4.4s, v5.4s
    fadd v28.4s, v4.4s, v5.4s
    adrp x1, .Lconstants_nnp_fourier_16x16_gauss_left__aarch64_neon
    ldr q26, [x1, :lo12:.Lconstants_nnp_fourier_16x16_gauss_left__aarch64_neon]
    fsub v29.4s, v7.4s, v6.4s
    fadd v30.4s, v6.4s, v7.4s
    add x1, x19, x25, lsl #3
    fadd v31.4s, v16.4s, v17.4s
    fsub v8.4s, v16.4s, v17.4s
    add x2, x9, x17, lsl #1
    add x5, x1, x20
    fadd v9.4s, v18.4s, v19.4s
    fsub v21.4s, v19.4s, v18.4s
    add x6, x1, x25
    ldr q10, [x4, #528]
    fadd v11.4s, v0.4s, v1.4s
    fsub v19.4s, v1.4s, v0.4s
    ldr q20, [x4, #2576]
    ldr q12, [x4, #1552]
    fadd v13.4s, v2.4s, v3.4s
    fsub v0.4s, v3.4s, v2.4s
    ldr q7, [x4, #3600]
    ldr q16, [x4, #272]
    fadd v3.4s, v24.4s, v22.4s
    mov v4.16b, v27.16b
    ldr q17, [x4, #2320]
    ldr q18, [x4, #1808]
    mov v5.16b, v29.16b
    fadd v6.4s, v31.4s, v9.4s
    ldr q14, [x4, #3856]
    add x7, x1, x25, lsl #1
    fadd v15.4s, v25.4s, v23.4s
    fsub v24.4s, v22.4s, v24.4s
    ldr q1, [x4, #16]
    ldr q2, [x4, #2064]
    fmla v4.4s, v19.4s, v26.s[1]
    fmls v5.4s, v0.4s, v26.s[1]
    add x8, x19, x17
    add x10, x19, x25
    fmls v19.4s, v27.4s, v26.s[1]
    mov v22.16b, v8.16b
    add x11, x1, x25, lsl #2
    add x12, x9, x25, lsl #2
    fmla v0.4s, v29.4s, v26.s[1]
    fadd v27.4s, v28.4s, v11.4s
    add x13, x9, x20
    add x14, x19, x25, lsl #1
    fmla v22.4s, v3.4s, v26.s[0]
    fmls v8.4s, v3.4s, v26.s[0]
    ldr q3, [x4, #1040]
    add x15, x19, x26
    fsub v29.4s, v28.4s, v11.4s
    fadd v11.4s, v30.4s, v13.4s
    add x16, x1, x17
    add x24, x1, x17, lsl #1
    fsub v13.4s, v30.4s, v13.4s
    mov v30.16b, v21.16b
    add x27, x19, x25, lsl #2
    fmls v21.4s, v24.4s, v26.s[0]
    fsub v28.4s, v31.4s, v9.4s
    ldr q31, [x4, #3088]
    fmla v30.4s, v24.4s, v26.s[0]
    fadd v24.4s, v6.4s, v15.4s
    fsub v9.4s, v6.4s, v15.4s
    fadd v6.4s, v27.4s, v11.4s
    fsub v27.4s, v11.4s, v27.4s
    fadd v11.4s, v4.4s, v5.4s
    fsub v5.4s, v5.4s, v4.4s
    fadd v4.4s, v19.4s, v0.4s
    str q9, [x0]
    fsub v19.4s, v19.4s, v0.4s
    fadd v15.4s, v24.4s, v6.4s
    add x28, x1, x25, lsl #3
    fsub v0.4s, v24.4s, v6.4s
    mov v6.16b, v22.16b
    fsub v23.4s, v23.4s, v25.4s
    mov v24.16b, v30.16b
    fmla v6.4s, v11.4s, v26.s[2]
    str q15, [x9]
    mov v25.16b, v8.16b
    fmla v24.4s, v4.4s, v26.s[2]
    str q0, [x21]
    fmls v22.4s, v11.4s, v26.s[2]
    ldr q11, [x4, #1296]
    mov v0.16b, v21.16b
    str q27, [x22]
    fmla v25.4s, v19.4s, v26.s[2]
    add x21, x1, x26
    fmls v8.4s, v19.4s, v26.s[2]
    fadd v15.4s, v29.4s, v13.4s
    add x22, x28, x25, lsl #3
    str q6, [x23]
    fmla v0.4s, v5.4s, v26.s[2]
    fsub v19.4s, v13.4s, v29.4s
    ldr q29, [x4, #3344]
    str q24, [x2]
    fadd v24.4s, v6.4s, v24.4s
    mov v13.16b, v28.16b
    add x23, x22, x17
    str q22, [x5]
    fmls v28.4s, v15.4s, v26.s[0]
    fadd v6.4s, v9.4s, v27.4s
    ldr q27, [x4, #784]
    fmla v13.4s, v15.4s, v26.s[0]
    mov v9.16b, v23.16b
    str q25, [x6]
    add x6, x9, x25, lsl #1
    str q0, [x7]
    fadd v25.4s, v25.4s, v0.4s
    mov v0.16b, v21.16b
    add x30, x9, x17
    fmla v9.4s, v19.4s, v26.s[0]
    str q8, [x8]
    fneg v21.4s, v21.4s
    add x2, x22, x25, lsl #2
    fmls v0.4s, v5.4s, v26.s[2]
    add x5, x28, x25, lsl #1
    add x7, x22, x25, lsl #3
    add x8, x28, x17
    str q13, [x19]
    add x19, x7, x25, lsl #2
    fmla v21.4s, v5.4s, v26.s[2]
    ldr q5, [x4, #2832]
    str q9, [x10]
    fadd v9.4s, v13.4s, v9.4s
    mov v13.16b, v23.16b
    add x10, x22, x17, lsl #1
    str q28, [x11]
    fsub v15.4s, v8.4s, v0.4s
    mov v8.16b, v30.16b
    add x11, x22, x20
    fmls v13.4s, v19.4s, v26.s[0]
    str q24, [x12]
    fsub v0.4s, v10.4s, v20.4s
    add x12, x28, x26
    fmls v8.4s, v4.4s, v26.s[2]
    fadd v20.4s, v10.4s, v20.4s
    str q9, [x13]
    add x13, x28, x17, lsl #1
    fsub v10.4s, v7.4s, v12.4s
    fsub v24.4s, v16.4s, v17.4s
    str q15, [x14]
    add x14, x7, x25
    fsub v9.4s, v14.4s, v18.4s
    fadd v7.4s, v12.4s, v7.4s
    str q6, [x15]
    add x15, x28, x25
    fadd v6.4s, v1.4s, v2.4s
    fsub v12.4s, v1.4s, v2.4s
    str q25, [x1]
    add x1, x28, x25, lsl #2
    fadd v25.4s, v3.4s, v31.4s
    fadd v16.4s, v16.4s, v17.4s
    add x20, x28, x20
    add x17, x7, x17
    fadd v17.4s, v11.4s, v29.4s
    fadd v18.4s, v18.4s, v14.4s
    fadd v14.4s, v27.4s, v5.4s
    fsub v31.4s, v31.4s, v3.4s
    fsub v29.4s, v29.4s, v11.4s
    fsub v27.4s, v5.4s, v27.4s
    fneg v3.4s, v23.4s
    fadd v5.4s, v0.4s, v10.4s
    mov v23.16b, v24.16b
    mov v11.16b, v9.16b
    fsub v13.4s, v28.4s, v13.4s
    fneg v2.4s, v30.4s
    fadd v28.4s, v6.4s, v25.4s
    fadd v30.4s, v20.4s, v7.4s
    fsub v1.4s, v10.4s, v0.4s
    mov v10.16b, v12.16b
    fadd v15.4s, v16.4s, v17.4s
    fsub v0.4s, v22.4s, v8.4s
    str q13, [x16]
    mov w0, #46
    fadd v22.4s, v18.4s, v14.4s
    mov v8.16b, v31.16b
    mul x0, x3, x0
    lsl x3, x3, #2
    fmla v23.4s, v29.4s, v26.s[1]
    fmls v11.4s, v27.4s, v26.s[1]
    add x9, x9, x0, lsl #2
    add x0, x22, x25, lsl #1
    fmla v3.4s, v19.4s, v26.s[0]
    fmla v10.4s, v5.4s, v26.s[0]
    str q0, [x24]
    add x16, x22, x26
    fmls v29.4s, v24.4s, v26.s[1]
    fmla v27.4s, v9.4s, v26.s[1]
    str q21, [x27]
    fmla v2.4s, v4.4s, v26.s[2]
    fadd v0.4s, v28.4s, v30.4s
    add x24, x9, x3, lsl #3
    add x26, x7, x26
    fmla v8.4s, v1.4s, v26.s[0]
    fadd v4.4s, v15.4s, v22.4s
    fsub v19.4s, v28.4s, v30.4s
    fmls v12.4s, v5.4s, v26.s[0]
    str q3, [x21]
    add x27, x22, x25
    fadd v3.4s, v23.4s, v11.4s
    fmls v31.4s, v1.4s, v26.s[0]
    add x21, x7, x25, lsl #1
    fadd v1.4s, v0.4s, v4.4s
    fadd v5.4s, v29.4s, v27.4s
    str q2, [x28]
    add x25, x24, x3, lsl #3
    mov v21.16b, v10.16b
    fsub v0.4s, v0.4s, v4.4s
    str q19, [x23]
    add x23, x3, x3, lsl #1
    mov v24.16b, v8.16b
    fsub v16.4s, v16.4s, v17.4s
    fsub v2.4s, v18.4s, v14.4s
    fsub v17.4s, v22.4s, v15.4s
    str q1, [x6]
    add x6, x25, x3, lsl #3
    fmla v21.4s, v3.4s, v26.s[2]
    fsub v1.4s, v29.4s, v27.4s
    str q0, [x30]
    add x28, x23, x3, lsl #1
    fsub v18.4s, v6.4s, v25.4s
    fmla v24.4s, v5.4s, v26.s[2]
    fsub v22.4s, v11.4s, v23.4s
    mov v23.16b, v12.16b
    str q17, [x2]
    add x2, x6, x3, lsl #3
    fsub v0.4s, v7.4s, v20.4s
    fmls v10.4s, v3.4s, v26.s[2]
    mov v3.16b, v31.16b
    fmla v23.4s, v1.4s, v26.s[2]
    str q21, [x5]
    add x5, x28, x3, lsl #1
    fadd v4.4s, v16.4s, v2.4s
    fsub v20.4s, v2.4s, v16.4s
    str q24, [x8]
    add x8, x2, x3, lsl #3
    fmla v3.4s, v22.4s, v26.s[2]
    mov v2.16b, v18.16b
    fmls v12.4s, v1.4s, v26.s[2]
    mov v1.16b, v0.16b
    str q10, [x19]
    mov x19, x4
    mov v6.16b, v31.16b
    fmla v2.4s, v4.4s, v26.s[0]
    str q23, [x10]
    mov w10, #7
    fmla v1.4s, v20.4s, v26.s[0]
    fmls v18.4s, v4.4s, v26.s[0]
    str q3, [x11]
    fmls v6.4s, v22.4s, v26.s[2]
    mov v4.16b, v0.16b
    str q12, [x22]
    mov v7.16b, v8.16b
    fadd v16.4s, v21.4s, v24.4s
    str q2, [x12]
    fmls v4.4s, v20.4s, v26.s[0]
    fadd v17.4s, v19.4s, v17.4s
    str q1, [x13]
    fadd v1.4s, v2.4s, v1.4s
    fmls v7.4s, v5.4s, v26.s[2]
    str q18, [x14]
    fsub v2.4s, v12.4s, v6.4s
    fneg v6.4s, v31.4s
    str q16, [x15]
    fadd v3.4s, v23.4s, v3.4s
    fneg v0.4s, v0.4s
    str q1, [x1]
    fsub v1.4s, v18.4s, v4.4s
    fneg v4.4s, v8.4s
    str q2, [x20]
    fsub v2.4s, v10.4s, v7.4s
    fmla v6.4s, v22.4s, v26.s[2]
    str q17, [x0]
    fmla v0.4s, v20.4s, v26.s[0]
    str q3, [x16]
    fmla v4.4s, v5.4s, v26.s[2]
    str q1, [x7]
    str q2, [x17]
    str q6, [x27]
    str q0, [x21]
    str q4, [x26]
.Lrepeat_392:
    ldr q0, [x19, #544]
    ldr q1, [x19, #2592]
    add x0, x9, x3
    add x1, x9, x3, lsl #1
    ldr q2, [x19, #560]
    ldr q3, [x19, #2608]
    add x7, x6, x3
    add x11, x6, x3, lsl #1
    ldr q4, [x19, #1568]
    ldr q5, [x19, #3616]
    add x12, x24, x28
    add x13, x24, x23, lsl #1
    ldr q6, [x19, #1584]
    ldr q7, [x19, #3632]
    add x14, x2, x28
    add x15, x2, x23, lsl #1
    ldr q28, [x19, #48]
    ldr q29, [x19, #2096]
    add x16, x9, x3, lsl #2
    add x17, x9, x28
    ldr q25, [x19, #1056]
    ldr q27, [x19, #3104]
    fsub v16.4s, v0.4s, v1.4s
    fadd v30.4s, v0.4s, v1.4s
    ldr q24, [x19, #32]
    ldr q8, [x19, #2080]
    fsub v0.4s, v2.4s, v3.4s
    fadd v31.4s, v2.4s, v3.4s
    ldr q23, [x19, #1072]
    ldr q9, [x19, #3120]
    fsub v20.4s, v5.4s, v4.4s
    fadd v10.4s, v4.4s, v5.4s
    fsub v1.4s, v7.4s, v6.4s
    ldr q21, [x19, #288]
    ldr q22, [x19, #2336]
    fadd v11.4s, v6.4s, v7.4s
    fsub v17.4s, v28.4s, v29.4s
    fadd v12.4s, v16.4s, v0.4s
    ldr q18, [x19, #1328]
    ldr q19, [x19, #3376]
    fsub v13.4s, v27.4s, v25.4s
    fsub v7.4s, v0.4s, v16.4s
    ldr q2, [x19, #304]
    ldr q3, [x19, #2352]
    fsub v16.4s, v20.4s, v1.4s
    fsub v4.4s, v24.4s, v8.4s
    ldr q5, [x19, #1312]
    ldr q6, [x19, #3360]
    fsub v14.4s, v23.4s, v9.4s
    fadd v20.4s, v20.4s, v1.4s
    add x20, x6, x3, lsl #2
    add x21, x6, x28
    fsub v1.4s, v17.4s, v13.4s
    fsub v15.4s, v21.4s, v22.4s
    add x22, x25, x3
    add x26, x8, x3
    fadd v24.4s, v24.4s, v8.4s
    fsub v8.4s, v16.4s, v12.4s
    add x27, x9, x5
    sub x10, x10, #1
    fadd v25.4s, v25.4s, v27.4s
    fsub v0.4s, v4.4s, v14.4s
    fadd v21.4s, v21.4s, v22.4s
    fsub v22.4s, v7.4s, v20.4s
    fadd v27.4s, v28.4s, v29.4s
    mov v28.16b, v1.16b
    fmls v1.4s, v8.4s, v26.s[0]
    fadd v23.4s, v23.4s, v9.4s
    mov v29.16b, v0.16b
    fmls v0.4s, v22.4s, v26.s[0]
    fmla v28.4s, v8.4s, v26.s[0]
    fsub v8.4s, v18.4s, v19.4s
    fmla v29.4s, v22.4s, v26.s[0]
    fsub v22.4s, v2.4s, v3.4s
    str q1, [x4, #4096]
    fsub v9.4s, v6.4s, v5.4s
    fadd v5.4s, v5.4s, v6.4s
    ldr q6, [x19, #1824]
    fadd v2.4s, v2.4s, v3.4s
    ldr q3, [x19, #3872]
    fadd v18.4s, v18.4s, v19.4s
    ldr q19, [x19, #1840]
    fadd v4.4s, v4.4s, v14.4s
    ldr q14, [x19, #3888]
    fadd v17.4s, v17.4s, v13.4s
    str q0, [x4, #4112]
    fsub v0.4s, v15.4s, v8.4s
    fsub v13.4s, v22.4s, v9.4s
    fadd v1.4s, v15.4s, v8.4s
    ldr q8, [x19, #800]
    fadd v22.4s, v22.4s, v9.4s
    ldr q9, [x4, #4112]
    str q28, [x4, #4128]
    fadd v28.4s, v24.4s, v25.4s
    fadd v16.4s, v12.4s, v16.4s
    ldr q12, [x4, #4096]
    fadd v7.4s, v7.4s, v20.4s
    ldr q20, [x19, #2848]
    fsub v24.4s, v24.4s, v25.4s
    ldr q25, [x4, #4128]
    str q29, [x4, #4144]
    str q0, [x4, #4160]
    fadd v29.4s, v6.4s, v3.4s
    fsub v3.4s, v3.4s, v6.4s
    ldr q6, [x19, #816]
    fadd v15.4s, v19.4s, v14.4s
    fsub v19.4s, v14.4s, v19.4s
    ldr q14, [x4, #4160]
    str q13, [x4, #4176]
    fadd v13.4s, v30.4s, v10.4s
    fsub v0.4s, v10.4s, v30.4s
    ldr q30, [x4, #4144]
    fadd v10.4s, v27.4s, v23.4s
    fsub v23.4s, v27.4s, v23.4s
    fadd v27.4s, v31.4s, v11.4s
    fsub v31.4s, v31.4s, v11.4s
    fadd v11.4s, v28.4s, v13.4s
    fsub v28.4s, v28.4s, v13.4s
    fadd v13.4s, v10.4s, v27.4s
    fsub v27.4s, v10.4s, v27.4s
    fadd v10.4s, v24.4s, v31.4s
    fsub v24.4s, v24.4s, v31.4s
    fadd v31.4s, v23.4s, v0.4s
    fsub v0.4s, v23.4s, v0.4s
    mov v23.16b, v4.16b
    fmls v4.4s, v16.4s, v26.s[0]
    fmla v23.4s, v16.4s, v26.s[0]
    mov v16.16b, v17.16b
    fmls v17.4s, v7.4s, v26.s[0]
    fmla v16.4s, v7.4s, v26.s[0]
    fadd v7.4s, v21.4s, v5.4s
    fsub v5.4s, v21.4s, v5.4s
    fadd v21.4s, v2.4s, v18.4s
    fsub v2.4s, v2.4s, v18.4s
    fadd v18.4s, v8.4s, v20.4s
    fsub v20.4s, v20.4s, v8.4s
    ldr q8, [x19, #2864]
    add x19, x19, #32
    str q31, [x4, #4224]
    str q24, [x4, #4208]
    fadd v24.4s, v29.4s, v18.4s
    fsub v18.4s, v29.4s, v18.4s
    fadd v29.4s, v19.4s, v20.4s
    fsub v20.4s, v19.4s, v20.4s
    ldr q19, [x4, #4224]
    str q0, [x4, #4192]
    mov v31.16b, v1.16b
    fmla v31.4s, v22.4s, v26.s[1]
    fmls v22.4s, v1.4s, v26.s[1]
    ldr q0, [x4, #4176]
    fadd v1.4s, v6.4s, v8.4s
    fsub v6.4s, v6.4s, v8.4s
    fadd v8.4s, v15.4s, v1.4s
    fsub v1.4s, v15.4s, v1.4s
    fadd v15.4s, v3.4s, v6.4s
    fsub v3.4s, v3.4s, v6.4s
    fadd v6.4s, v7.4s, v24.4s
    fsub v7.4s, v24.4s, v7.4s
    fadd v24.4s, v21.4s, v8.4s
    fsub v21.4s, v21.4s, v8.4s
    fadd v8.4s, v11.4s, v6.4s
    fsub v6.4s, v11.4s, v6.4s
    str q8, [x0]
    add x30, x6, x5
    fadd v11.4s, v13.4s, v24.4s
    fsub v24.4s, v13.4s, v24.4s
    str q11, [x1]
    add x1, x25, x23
    fadd v8.4s, v8.4s, v11.4s
    mov v11.16b, v15.16b
    str q6, [x7]
    add x7, x25, x3, lsl #2
    fadd v6.4s, v6.4s, v24.4s
    fmls v11.4s, v29.4s, v26.s[1]
    fmla v29.4s, v15.4s, v26.s[1]
    str q24, [x11]
    ldr q24, [x4, #4208]
    fadd v13.4s, v28.4s, v21.4s
    fsub v21.4s, v28.4s, v21.4s
    ldr q28, [x4, #4192]
    add x11, x8, x23
    str q13, [x12]
    add x12, x8, x3, lsl #2
    str q21, [x4, #4208]
    fadd v15.4s, v27.4s, v7.4s
    fsub v7.4s, v27.4s, v7.4s
    str q15, [x13]
    add x13, x24, x3, lsl #1
    fadd v27.4s, v13.4s, v15.4s
    fadd v13.4s, v31.4s, v11.4s
    str q21, [x14]
    fadd v15.4s, v22.4s, v29.4s
    fsub v22.4s, v22.4s, v29.4s
    add x14, x24, x23
    mov v29.16b, v23.16b
    fsub v21.4s, v11.4s, v31.4s
    str q7, [x15]
    add x15, x2, x3, lsl #1
    mov v31.16b, v16.16b
    fmls v23.4s, v13.4s, v26.s[2]
    str q7, [x4, #4224]
    ldr q7, [x4, #4208]
    fmla v29.4s, v13.4s, v26.s[2]
    mov v13.16b, v4.16b
    fmla v31.4s, v15.4s, v26.s[2]
    fmls v16.4s, v15.4s, v26.s[2]
    ldr q11, [x4, #4224]
    fmla v13.4s, v22.4s, v26.s[2]
    fmls v4.4s, v22.4s, v26.s[2]
    fadd v22.4s, v5.4s, v2.4s
    fsub v2.4s, v2.4s, v5.4s
    fsub v5.4s, v18.4s, v1.4s
    fadd v1.4s, v18.4s, v1.4s
    str q29, [x16]
    add x16, x2, x23
    mov v18.16b, v17.16b
    str q31, [x17]
    fmls v17.4s, v21.4s, v26.s[2]
    add x17, x25, x23, lsl #1
    str q23, [x20]
    add x20, x25, x5
    fadd v29.4s, v29.4s, v31.4s
    mov v31.16b, v10.16b
    fmla v18.4s, v21.4s, v26.s[2]
    fadd v21.4s, v22.4s, v5.4s
    str q16, [x21]
    add x0, x8, x23, lsl #1
    str q13, [x25]
    fsub v5.4s, v5.4s, v22.4s
    fadd v22.4s, v2.4s, v1.4s
    str q4, [x4, #4240]
    fsub v1.4s, v2.4s, v1.4s
    fneg v15.4s, v20.4s
    str q17, [x4, #4176]
    fmla v31.4s, v21.4s, v26.s[0]
    fmls v10.4s, v21.4s, v26.s[0]
    ldr q2, [x4, #4240]
    str q18, [x22]
    add x21, x8, x5
    fadd v18.4s, v13.4s, v18.4s
    mov v21.16b, v19.16b
    fmla v15.4s, v3.4s, v26.s[1]
    str q4, [x8]
    mov v13.16b, v0.16b
    fmla v21.4s, v22.4s, v26.s[0]
    fmla v3.4s, v20.4s, v26.s[1]
    str q17, [x26]
    add x22, x9, x23
    fneg v4.4s, v14.4s
    fmla v13.4s, v14.4s, v26.s[1]
    str q31, [x27]
    str q10, [x4, #4256]
    mov v17.16b, v24.16b
    fmls v19.4s, v22.4s, v26.s[0]
    add x26, x9, x23, lsl #1
    ldr q20, [x4, #4256]
    mov v22.16b, v28.16b
    fmls v24.4s, v1.4s, v26.s[0]
    fmla v4.4s, v0.4s, v26.s[1]
    fmla v17.4s, v1.4s, v26.s[0]
    str q21, [x24]
    ldr q1, [x4, #4176]
    fmla v22.4s, v5.4s, v26.s[0]
    fadd v14.4s, v13.4s, v15.4s
    str q10, [x30]
    add x27, x24, x3
    mov v10.16b, v30.16b
    str q19, [x2]
    fmls v28.4s, v5.4s, v26.s[0]
    mov v5.16b, v25.16b
    fsub v13.4s, v15.4s, v13.4s
    str q24, [x4, #4192]
    fadd v15.4s, v4.4s, v3.4s
    str q17, [x1]
    fmla v10.4s, v14.4s, v26.s[2]
    add x1, x24, x3, lsl #2
    str q22, [x7]
    fsub v0.4s, v4.4s, v3.4s
    fmls v30.4s, v14.4s, v26.s[2]
    add x7, x24, x5
    str q24, [x11]
    mov v4.16b, v9.16b
    mov v24.16b, v12.16b
    str q28, [x4, #4160]
    fmla v5.4s, v15.4s, v26.s[2]
    str q28, [x12]
    fmls v25.4s, v15.4s, v26.s[2]
    add x12, x25, x3, lsl #1
    str q10, [x13]
    fmla v4.4s, v0.4s, v26.s[2]
    fmla v24.4s, v13.4s, v26.s[2]
    add x11, x25, x28
    fmls v9.4s, v0.4s, v26.s[2]
    fmls v12.4s, v13.4s, v26.s[2]
    ldr q28, [x4, #4192]
    ldr q13, [x4, #4160]
    fadd v21.4s, v31.4s, v21.4s
    fadd v17.4s, v17.4s, v22.4s
    add x13, x6, x23
    str q5, [x14]
    fadd v22.4s, v10.4s, v5.4s
    fadd v0.4s, v23.4s, v16.4s
    add x14, x6, x23, lsl #1
    str q30, [x15]
    fadd v3.4s, v4.4s, v24.4s
    fadd v5.4s, v20.4s, v19.4s
    add x15, x2, x3
    str q25, [x16]
    fadd v16.4s, v30.4s, v25.4s
    fadd v7.4s, v7.4s, v11.4s
    add x16, x2, x3, lsl #2
    str q4, [x17]
    fadd v1.4s, v2.4s, v1.4s
    fadd v2.4s, v28.4s, v13.4s
    add x17, x2, x5
    str q24, [x20]
    fadd v4.4s, v9.4s, v12.4s
    add x20, x8, x3, lsl #1
    str q9, [x0]
    mov w0, #48
    str q12, [x21]
    add x21, x8, x28
    mul x0, x3, x0
    str q8, [x9]
    add x9, x9, x0
    add x24, x24, x0
    add x25, x25, x0
    str q29, [x22]
    add x2, x2, x0
    add x8, x8, x0
    str q21, [x26]
    str q22, [x27]
    str q27, [x1]
    str q18, [x7]
    str q17, [x12]
    str q3, [x11]
    str q6, [x6]
    add x6, x6, x0
    str q0, [x13]
    str q5, [x14]
    str q16, [x15]
    str q7, [x16]
    str q1, [x17]
    str q2, [x20]
    str q4, [x21]
    cbnz x10, .Lrepeat_392
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp x27, x28, [sp, #64]
    ldr x30, [sp, #80]
    ldp d8, d9, [sp, #88]
    ldp d10, d11, [sp, #104]
    ldp d12, d13, [sp, #120]
    ldp d14, d15, [sp, #136]
    add sp, sp, #160
    ret
    .size nnp_fourier_16x16_gauss_left__aarch64_neon, . - nnp_fourier_16x16_gauss_left__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_16x16_gauss_right__aarch64_neon:
    .long 0x3f3504f3, 0x3ed413cd, 0x3f6c835e, 0xbf800000

    .text
    .p2align 4
    .globl nnp_fourier_16x16_gauss_right__aarch64_neon
    .type nnp_fourier_16x16_gauss_right__aarch64_neon, %function
nnp_fourier_16x16_gauss_right__aarch64_neon:
    sub sp, sp, #160
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp x27, x28, [sp, #64]
    str x30, [sp, #80]
    stp d8, d9, [sp, #88]
    stp d10, d11, [sp, #104]
    stp d12, d13, [sp, #120]
    stp d14, d15, [sp, #136]
    mov w5, #65535
    ldr x6, [x1]
    ldr w7, [x1, #20]
    mov x8, x0
    mov x9, x2
    ldr x10, [x1, #8]
    ldr w11, [x1, #16]
    lsl x0, x6, #2
    eor x1, x7, x5
    add x5, x8, x0
    add x6, x5, x0
    add x12, x6, x0
    cbnz x1, .Lotherwise_393
    mov x0, x4
    mov w1, #16
.Lrepeat_394:
    tst x11, #1
    beq .Lotherwise_395
    ldr q0, [x8]
    ldr q1, [x5]
    ldr q2, [x6]
    ldr q3, [x12]
    ldr q4, [x8, #32]
    ldr q5, [x5, #32]
    ldr q6, [x6, #32]
    ldr q7, [x12, #32]
    ldr q16, [x8, #16]
    ldr q17, [x5, #16]
    ldr q18, [x6, #16]
    ldr q19, [x12, #16]
    ldr q20, [x8, #48]
    ldr q21, [x5, #48]
    zip2 v25.4s, v0.4s, v2.4s
    zip2 v26.4s, v1.4s, v3.4s
    ldr q22, [x6, #48]
    ldr q23, [x12, #48]
    zip1 v29.4s, v0.4s, v2.4s
    zip1 v30.4s, v1.4s, v3.4s
    zip2 v27.4s, v4.4s, v6.4s
    zip2 v28.4s, v5.4s, v7.4s
    adrp x2, .Lconstants_nnp_fourier_16x16_gauss_right__aarch64_neon
    ldr q24, [x2, :lo12:.Lconstants_nnp_fourier_16x16_gauss_right__aarch64_neon]
    zip1 v8.4s, v4.4s, v6.4s
    zip1 v4.4s, v5.4s, v7.4s
    zip2 v0.4s, v16.4s, v18.4s
    zip2 v1.4s, v17.4s, v19.4s
    zip1 v7.4s, v16.4s, v18.4s
    zip1 v6.4s, v17.4s, v19.4s
    zip2 v2.4s, v20.4s, v22.4s
    zip2 v3.4s, v21.4s, v23.4s
    zip1 v5.4s, v20.4s, v22.4s
    zip1 v20.4s, v21.4s, v23.4s
    zip1 v16.4s, v25.4s, v26.4s
    zip1 v17.4s, v27.4s, v28.4s
    zip1 v18.4s, v0.4s, v1.4s
    zip1 v19.4s, v2.4s, v3.4s
    zip2 v22.4s, v29.4s, v30.4s
    zip2 v9.4s, v8.4s, v4.4s
    zip1 v23.4s, v7.4s, v6.4s
    zip2 v10.4s, v0.4s, v1.4s
    zip1 v31.4s, v5.4s, v20.4s
    zip2 v11.4s, v2.4s, v3.4s
    zip1 v29.4s, v29.4s, v30.4s
    zip1 v30.4s, v8.4s, v4.4s
    fsub v4.4s, v16.4s, v17.4s
    fsub v8.4s, v19.4s, v18.4s
    zip2 v12.4s, v25.4s, v26.4s
    zip2 v0.4s, v27.4s, v28.4s
    fsub v25.4s, v22.4s, v9.4s
    zip2 v1.4s, v7.4s, v6.4s
    zip2 v2.4s, v5.4s, v20.4s
    fsub v20.4s, v23.4s, v31.4s
    fsub v3.4s, v11.4s, v10.4s
    fsub v21.4s, v29.4s, v30.4s
    fsub v7.4s, v12.4s, v0.4s
    fsub v26.4s, v1.4s, v2.4s
    fsub v6.4s, v4.4s, v8.4s
    fadd v22.4s, v22.4s, v9.4s
    fadd v16.4s, v16.4s, v17.4s
    fadd v17.4s, v12.4s, v0.4s
    fadd v27.4s, v1.4s, v2.4s
    fadd v19.4s, v18.4s, v19.4s
    fadd v9.4s, v10.4s, v11.4s
    fadd v0.4s, v4.4s, v8.4s
    mov v18.16b, v20.16b
    mov v4.16b, v25.16b
    mov v5.16b, v3.16b
    fadd v1.4s, v29.4s, v30.4s
    fadd v2.4s, v23.4s, v31.4s
    mov v23.16b, v21.16b
    fmla v18.4s, v6.4s, v24.s[0]
    fmls v20.4s, v6.4s, v24.s[0]
    fmls v4.4s, v26.4s, v24.s[1]
    fmla v26.4s, v25.4s, v24.s[1]
    fmla v5.4s, v7.4s, v24.s[1]
    fmls v7.4s, v3.4s, v24.s[1]
    fsub v25.4s, v16.4s, v19.4s
    fmla v23.4s, v0.4s, v24.s[0]
    fmls v21.4s, v0.4s, v24.s[0]
    fsub v0.4s, v22.4s, v27.4s
    fsub v3.4s, v9.4s, v17.4s
    fadd v28.4s, v1.4s, v2.4s
    fsub v29.4s, v1.4s, v2.4s
    fadd v30.4s, v16.4s, v19.4s
    fadd v27.4s, v22.4s, v27.4s
    fadd v22.4s, v9.4s, v17.4s
    fadd v31.4s, v4.4s, v5.4s
    fadd v8.4s, v26.4s, v7.4s
    fsub v1.4s, v7.4s, v26.4s
    fsub v2.4s, v4.4s, v5.4s
    fadd v4.4s, v0.4s, v3.4s
    fsub v0.4s, v0.4s, v3.4s
    fneg v3.4s, v20.4s
    fneg v5.4s, v25.4s
    fneg v6.4s, v18.4s
    fadd v7.4s, v28.4s, v30.4s
    fadd v16.4s, v27.4s, v22.4s
    mov v17.16b, v23.16b
    mov v19.16b, v21.16b
    mov v26.16b, v29.16b
    fmla v17.4s, v31.4s, v24.s[2]
    fmla v18.4s, v8.4s, v24.s[2]
    fmls v23.4s, v31.4s, v24.s[2]
    fmla v19.4s, v1.4s, v24.s[2]
    fmla v20.4s, v2.4s, v24.s[2]
    fmls v21.4s, v1.4s, v24.s[2]
    fmla v26.4s, v4.4s, v24.s[0]
    fmla v25.4s, v0.4s, v24.s[0]
    fmls v29.4s, v4.4s, v24.s[0]
    str q17, [x0, #32]
    fmla v3.4s, v2.4s, v24.s[2]
    fmla v5.4s, v0.4s, v24.s[0]
    str q18, [x0, #48]
    str q23, [x0, #224]
    fmla v6.4s, v8.4s, v24.s[2]
    fsub v0.4s, v28.4s, v30.4s
    str q19, [x0, #160]
    str q20, [x0, #176]
    fadd v1.4s, v7.4s, v16.4s
    fsub v2.4s, v7.4s, v16.4s
    str q21, [x0, #96]
    str q26, [x0, #64]
    fsub v4.4s, v27.4s, v22.4s
    str q25, [x0, #80]
    str q29, [x0, #192]
    str q0, [x0, #128]
    str q3, [x0, #112]
    str q1, [x0]
    str q2, [x0, #16]
    str q4, [x0, #144]
    str q5, [x0, #208]
    str q6, [x0, #240]
    b .Lend_396
.Lotherwise_395:
    movi v0.4s, #0
    str q0, [x0]
    str q0, [x0, #16]
    str q0, [x0, #32]
    str q0, [x0, #48]
    str q0, [x0, #64]
    str q0, [x0, #80]
    str q0, [x0, #96]
    str q0, [x0, #112]
    str q0, [x0, #128]
    str q0, [x0, #144]
    str q0, [x0, #160]
    str q0, [x0, #176]
    str q0, [x0, #192]
    str q0, [x0, #208]
    str q0, [x0, #224]
    str q0, [x0, #240]
.Lend_396:
    sub x1, x1, #1
    lsr x11, x11, #1
    add x8, x8, x10, lsl #2
    add x5, x5, x10, lsl #2
    add x6, x6, x10, lsl #2
    add x12, x12, x10, lsl #2
    add x0, x0, #256
    cbnz x1, .Lrepeat_394
    b .Lend_397
.Lotherwise_393:
    mov x13, x4
    mov w14, #16
.Lrepeat_398:
    tst x11, #1
    beq .Lotherwise_399
    ubfx x0, x7, #0, #4
    cmp x0, #15
    bne .Lotherwise_400
    ldr q0, [x8]
    ldr q1, [x5]
    ldr q2, [x6]
    ldr q3, [x12]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_401
.Lotherwise_400:
    movi v3.4s, #0
    tst x7, #1
    beq .Lotherwise_402
    ld1 {v3.s}[0], [x8]
    ld1 {v3.s}[1], [x5]
    ld1 {v3.s}[2], [x6]
    ld1 {v3.s}[3], [x12]
.Lotherwise_402:
    movi v2.4s, #0
    tst x7, #2
    beq .Lotherwise_403
    add x0, x8, #4
    add x1, x5, #4
    add x2, x6, #4
    ld1 {v2.s}[0], [x0]
    add x0, x12, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_403:
    movi v4.4s, #0
    tst x7, #4
    beq .Lotherwise_404
    add x0, x8, #8
    add x1, x5, #8
    add x2, x6, #8
    ld1 {v4.s}[0], [x0]
    add x0, x12, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_404:
    movi v0.4s, #0
    tst x7, #8
    beq .Lotherwise_405
    add x0, x8, #12
    add x1, x5, #12
    add x2, x6, #12
    ld1 {v0.s}[0], [x0]
    add x0, x12, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_405:
.Lend_401:
    ubfx x0, x7, #8, #4
    cmp x0, #15
    bne .Lotherwise_406
    ldr q1, [x8, #32]
    ldr q5, [x5, #32]
    ldr q6, [x6, #32]
    ldr q7, [x12, #32]
    zip1 v16.4s, v1.4s, v6.4s
    zip2 v1.4s, v1.4s, v6.4s
    zip1 v6.4s, v5.4s, v7.4s
    zip2 v5.4s, v5.4s, v7.4s
    zip1 v7.4s, v16.4s, v6.4s
    zip2 v6.4s, v16.4s, v6.4s
    zip1 v16.4s, v1.4s, v5.4s
    zip2 v1.4s, v1.4s, v5.4s
    b .Lend_407
.Lotherwise_406:
    movi v7.4s, #0
    tst x7, #256
    beq .Lotherwise_408
    add x0, x8, #32
    add x1, x5, #32
    add x2, x6, #32
    ld1 {v7.s}[0], [x0]
    add x0, x12, #32
    ld1 {v7.s}[1], [x1]
    ld1 {v7.s}[2], [x2]
    ld1 {v7.s}[3], [x0]
.Lotherwise_408:
    movi v6.4s, #0
    tst x7, #512
    beq .Lotherwise_409
    add x0, x8, #36
    add x1, x5, #36
    add x2, x6, #36
    ld1 {v6.s}[0], [x0]
    add x0, x12, #36
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_409:
    movi v16.4s, #0
    tst x7, #1024
    beq .Lotherwise_410
    add x0, x8, #40
    add x1, x5, #40
    add x2, x6, #40
    ld1 {v16.s}[0], [x0]
    add x0, x12, #40
    ld1 {v16.s}[1], [x1]
    ld1 {v16.s}[2], [x2]
    ld1 {v16.s}[3], [x0]
.Lotherwise_410:
    movi v1.4s, #0
    tst x7, #2048
    beq .Lotherwise_411
    add x0, x8, #44
    add x1, x5, #44
    add x2, x6, #44
    ld1 {v1.s}[0], [x0]
    add x0, x12, #44
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_411:
.Lend_407:
    ubfx x0, x7, #4, #4
    fadd v5.4s, v3.4s, v7.4s
    fsub v7.4s, v3.4s, v7.4s
    fadd v17.4s, v2.4s, v6.4s
    fsub v6.4s, v2.4s, v6.4s
    fadd v18.4s, v4.4s, v16.4s
    fsub v16.4s, v4.4s, v16.4s
    fadd v19.4s, v0.4s, v1.4s
    fsub v20.4s, v0.4s, v1.4s
    cmp x0, #15
    bne .Lotherwise_412
    ldr q0, [x8, #16]
    ldr q1, [x5, #16]
    ldr q2, [x6, #16]
    ldr q3, [x12, #16]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    mov v22.16b, v3.16b
    mov v24.16b, v2.16b
    mov v26.16b, v4.16b
    mov v25.16b, v0.16b
    b .Lend_413
.Lotherwise_412:
    movi v22.4s, #0
    tst x7, #16
    beq .Lotherwise_414
    add x0, x8, #16
    add x1, x5, #16
    add x2, x6, #16
    ld1 {v22.s}[0], [x0]
    add x0, x12, #16
    ld1 {v22.s}[1], [x1]
    ld1 {v22.s}[2], [x2]
    ld1 {v22.s}[3], [x0]
.Lotherwise_414:
    movi v24.4s, #0
    tst x7, #32
    beq .Lotherwise_415
    add x0, x8, #20
    add x1, x5, #20
    add x2, x6, #20
    ld1 {v24.s}[0], [x0]
    add x0, x12, #20
    ld1 {v24.s}[1], [x1]
    ld1 {v24.s}[2], [x2]
    ld1 {v24.s}[3], [x0]
.Lotherwise_415:
    movi v26.4s, #0
    tst x7, #64
    beq .Lotherwise_416
    add x0, x8, #24
    add x1, x5, #24
    add x2, x6, #24
    ld1 {v26.s}[0], [x0]
    add x0, x12, #24
    ld1 {v26.s}[1], [x1]
    ld1 {v26.s}[2], [x2]
    ld1 {v26.s}[3], [x0]
.Lotherwise_416:
    movi v25.4s, #0
    tst x7, #128
    beq .Lotherwise_417
    add x0, x8, #28
    add x1, x5, #28
    add x2, x6, #28
    ld1 {v25.s}[0], [x0]
    add x0, x12, #28
    ld1 {v25.s}[1], [x1]
    ld1 {v25.s}[2], [x2]
    ld1 {v25.s}[3], [x0]
.Lotherwise_417:
.Lend_413:
    ubfx x0, x7, #12, #4
    cmp x0, #15
    bne .Lotherwise_418
    ldr q0, [x8, #48]
    ldr q1, [x5, #48]
    ldr q2, [x6, #48]
    ldr q3, [x12, #48]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_419
.Lotherwise_418:
    movi v3.4s, #0
    tst x7, #4096
    beq .Lotherwise_420
    add x0, x8, #48
    add x1, x5, #48
    add x2, x6, #48
    ld1 {v3.s}[0], [x0]
    add x0, x12, #48
    ld1 {v3.s}[1], [x1]
    ld1 {v3.s}[2], [x2]
    ld1 {v3.s}[3], [x0]
.Lotherwise_420:
    movi v2.4s, #0
    tst x7, #8192
    beq .Lotherwise_421
    add x0, x8, #52
    add x1, x5, #52
    add x2, x6, #52
    ld1 {v2.s}[0], [x0]
    add x0, x12, #52
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_421:
    movi v4.4s, #0
    tst x7, #16384
    beq .Lotherwise_422
    add x0, x8, #56
    add x1, x5, #56
    add x2, x6, #56
    ld1 {v4.s}[0], [x0]
    add x0, x12, #56
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_422:
    movi v0.4s, #0
    tst x7, #32768
    beq .Lotherwise_423
    add x0, x8, #60
    add x1, x5, #60
    add x2, x6, #60
    ld1 {v0.s}[0], [x0]
    add x0, x12, #60
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_423:
.Lend_419:
    fsub v1.4s, v4.4s, v26.4s
    fsub v23.4s, v22.4s, v3.4s
    adrp x0, .Lconstants_nnp_fourier_16x16_gauss_right__aarch64_neon
    ldr q27, [x0, :lo12:.Lconstants_nnp_fourier_16x16_gauss_right__aarch64_neon]
    fsub v21.4s, v0.4s, v25.4s
    fsub v28.4s, v24.4s, v2.4s
    fadd v29.4s, v24.4s, v2.4s
    fadd v2.4s, v26.4s, v4.4s
    fsub v4.4s, v16.4s, v1.4s
    fadd v0.4s, v25.4s, v0.4s
    fadd v1.4s, v16.4s, v1.4s
    mov v24.16b, v23.16b
    mov v16.16b, v6.16b
    mov v8.16b, v21.16b
    fadd v3.4s, v22.4s, v3.4s
    mov v22.16b, v7.16b
    fmla v24.4s, v4.4s, v27.s[0]
    fmls v23.4s, v4.4s, v27.s[0]
    fmls v16.4s, v28.4s, v27.s[1]
    fmla v28.4s, v6.4s, v27.s[1]
    fmla v8.4s, v20.4s, v27.s[1]
    fmls v20.4s, v21.4s, v27.s[1]
    fsub v25.4s, v18.4s, v2.4s
    fmla v22.4s, v1.4s, v27.s[0]
    fmls v7.4s, v1.4s, v27.s[0]
    fsub v1.4s, v17.4s, v29.4s
    fsub v4.4s, v0.4s, v19.4s
    fadd v26.4s, v5.4s, v3.4s
    fsub v30.4s, v5.4s, v3.4s
    fadd v31.4s, v18.4s, v2.4s
    fadd v29.4s, v17.4s, v29.4s
    fadd v21.4s, v0.4s, v19.4s
    fadd v9.4s, v16.4s, v8.4s
    fadd v10.4s, v28.4s, v20.4s
    fsub v0.4s, v20.4s, v28.4s
    fsub v2.4s, v16.4s, v8.4s
    fadd v3.4s, v1.4s, v4.4s
    fsub v1.4s, v1.4s, v4.4s
    fneg v4.4s, v23.4s
    fneg v5.4s, v25.4s
    fneg v6.4s, v24.4s
    fadd v16.4s, v26.4s, v31.4s
    fadd v17.4s, v29.4s, v21.4s
    mov v18.16b, v22.16b
    mov v19.16b, v24.16b
    mov v20.16b, v7.16b
    mov v24.16b, v30.16b
    fmla v18.4s, v9.4s, v27.s[2]
    fmla v19.4s, v10.4s, v27.s[2]
    fmls v22.4s, v9.4s, v27.s[2]
    fmla v20.4s, v0.4s, v27.s[2]
    fmla v23.4s, v2.4s, v27.s[2]
    fmls v7.4s, v0.4s, v27.s[2]
    fmla v24.4s, v3.4s, v27.s[0]
    fmla v25.4s, v1.4s, v27.s[0]
    fmls v30.4s, v3.4s, v27.s[0]
    str q18, [x13, #32]
    fmla v4.4s, v2.4s, v27.s[2]
    fmla v5.4s, v1.4s, v27.s[0]
    str q19, [x13, #48]
    str q22, [x13, #224]
    fmla v6.4s, v10.4s, v27.s[2]
    fsub v0.4s, v26.4s, v31.4s
    str q20, [x13, #160]
    str q23, [x13, #176]
    fadd v1.4s, v16.4s, v17.4s
    fsub v2.4s, v16.4s, v17.4s
    str q7, [x13, #96]
    str q24, [x13, #64]
    fsub v3.4s, v29.4s, v21.4s
    str q25, [x13, #80]
    str q30, [x13, #192]
    str q0, [x13, #128]
    str q4, [x13, #112]
    str q1, [x13]
    str q2, [x13, #16]
    str q3, [x13, #144]
    str q5, [x13, #208]
    str q6, [x13, #240]
    b .Lend_424
.Lotherwise_399:
    movi v0.4s, #0
    str q0, [x13]
    str q0, [x13, #16]
    str q0, [x13, #32]
    str q0, [x13, #48]
    str q0, [x13, #64]
    str q0, [x13, #80]
    str q0, [x13, #96]
    str q0, [x13, #112]
    str q0, [x13, #128]
    str q0, [x13, #144]
    str q0, [x13, #160]
    str q0, [x13, #176]
    str q0, [x13, #192]
    str q0, [x13, #208]
    str q0, [x13, #224]
    str q0, [x13, #240]
.Lend_424:
    sub x14, x14, #1
    lsr x11, x11, #1
    add x8, x8, x10, lsl #2
    add x5, x5, x10, lsl #2
    add x6, x6, x10, lsl #2
    add x12, x12, x10, lsl #2
    add x13, x13, #256
    cbnz x14, .Lrepeat_398
.Lend_397:
    ldr q0, [x4, #512]
    ldr q1, [x4, #2560]
    lsl x26, x3, #2
    ldr q2, [x4, #1536]
    ldr q3, [x4, #3584]
    add x19, x26, x26, lsl #1
    add x20, x9, x26, lsl #3
    ldr q4, [x4, #256]
    ldr q5, [x4, #2304]
    add x21, x19, x26, lsl #1
    add x22, x9, x26
    ldr q6, [x4, #1792]
    ldr q7, [x4, #3840]
    add x0, x20, x21
    add x23, x20, x26, lsl #3
    ldr q16, [x4]
    ldr q17, [x4, #2048]
    add x24, x9, x26, lsl #2
    add x25, x23, x19, lsl #1
    ldr q23, [x4, #1024]
    ldr q24, [x4, #3072]
    fsub v25.4s, v0.4s, v1.4s
    fadd v26.4s, v0.4s, v1.4s
    ldr q0, [x4, #1280]
    ldr q1, [x4, #3328]
    fsub v27.4s, v3.4s, v2.4s
    fadd v22.4s, v2.4s, v3.4s
    ldr q2, [x4, #768]
    ldr q3, [x4, #2816]
    fsub v28.4s, v4.4s, v5.4s
    fadd v30.4s, v4.4s, v5.4s
    adrp x1, .Lconstants_nnp_fourier_16x16_gauss_right__aarch64_neon
    ldr q29, [x1, :lo12:.Lconstants_nnp_fourier_16x16_gauss_right__aarch64_neon]
    fsub v31.4s, v7.4s, v6.4s
    fadd v9.4s, v6.4s, v7.4s
    add x1, x21, x26, lsl #1
    fsub v8.4s, v16.4s, v17.4s
    fadd v17.4s, v16.4s, v17.4s
    add x2, x20, x26, lsl #1
    ldr q20, [x4, #528]
    fadd v18.4s, v23.4s, v24.4s
    fadd v19.4s, v25.4s, v27.4s
    ldr q21, [x4, #2576]
    ldr q10, [x4, #1552]
    fadd v11.4s, v0.4s, v1.4s
    fsub v7.4s, v0.4s, v1.4s
    ldr q16, [x4, #3600]
    ldr q12, [x4, #272]
    fadd v13.4s, v2.4s, v3.4s
    fsub v0.4s, v2.4s, v3.4s
    ldr q5, [x4, #2320]
    ldr q6, [x4, #1808]
    mov v3.16b, v28.16b
    mov v4.16b, v31.16b
    ldr q14, [x4, #3856]
    add x5, x9, x1
    fsub v1.4s, v23.4s, v24.4s
    mov v23.16b, v8.16b
    ldr q2, [x4, #16]
    ldr q24, [x4, #2064]
    fmls v3.4s, v7.4s, v29.s[1]
    fmla v4.4s, v0.4s, v29.s[1]
    add x6, x23, x19
    add x7, x9, x21
    fsub v25.4s, v25.4s, v27.4s
    fadd v27.4s, v17.4s, v18.4s
    add x8, x9, x19, lsl #1
    add x10, x20, x26
    fmla v23.4s, v19.4s, v29.s[0]
    fmla v7.4s, v28.4s, v29.s[1]
    ldr q28, [x4, #1040]
    add x11, x20, x26, lsl #2
    fmls v0.4s, v31.4s, v29.s[1]
    fadd v31.4s, v26.4s, v22.4s
    add x12, x20, x19, lsl #1
    add x13, x20, x1
    fmls v8.4s, v19.4s, v29.s[0]
    fadd v15.4s, v30.4s, v11.4s
    add x14, x23, x26
    add x15, x23, x26, lsl #1
    fsub v19.4s, v30.4s, v11.4s
    fadd v30.4s, v9.4s, v13.4s
    add x16, x23, x21
    add x17, x23, x26, lsl #3
    fsub v11.4s, v9.4s, v13.4s
    mov v9.16b, v1.16b
    add x27, x20, x19
    fsub v18.4s, v17.4s, v18.4s
    fadd v13.4s, v27.4s, v31.4s
    fmla v9.4s, v25.4s, v29.s[0]
    fsub v17.4s, v27.4s, v31.4s
    ldr q27, [x4, #3088]
    fsub v22.4s, v26.4s, v22.4s
    fadd v26.4s, v15.4s, v30.4s
    fmls v1.4s, v25.4s, v29.s[0]
    fadd v25.4s, v3.4s, v4.4s
    str q17, [x0]
    fsub v3.4s, v3.4s, v4.4s
    mov v4.16b, v23.16b
    add x28, x23, x26, lsl #2
    fsub v30.4s, v15.4s, v30.4s
    fadd v31.4s, v13.4s, v26.4s
    fsub v26.4s, v13.4s, v26.4s
    fsub v13.4s, v0.4s, v7.4s
    fadd v0.4s, v7.4s, v0.4s
    fmla v4.4s, v25.4s, v29.s[2]
    ldr q7, [x4, #1296]
    fmls v23.4s, v25.4s, v29.s[2]
    mov v25.16b, v8.16b
    str q31, [x9]
    ldr q31, [x4, #3344]
    str q26, [x22]
    mov v26.16b, v9.16b
    fmls v8.4s, v13.4s, v29.s[2]
    add x22, x17, x26, lsl #3
    fmla v25.4s, v13.4s, v29.s[2]
    fadd v13.4s, v19.4s, v11.4s
    fsub v19.4s, v19.4s, v11.4s
    mov v11.16b, v18.16b
    str q4, [x24]
    add x24, x23, x1
    fmla v26.4s, v0.4s, v29.s[2]
    str q23, [x25]
    fmls v9.4s, v0.4s, v29.s[2]
    ldr q15, [x4, #784]
    fmla v11.4s, v13.4s, v29.s[0]
    fmls v18.4s, v13.4s, v29.s[0]
    ldr q0, [x4, #2832]
    add x25, x22, x26, lsl #1
    str q25, [x23]
    add x23, x9, x26, lsl #1
    add x30, x9, x19
    str q8, [x2]
    add x2, x22, x26, lsl #3
    str q11, [x5]
    add x5, x17, x26
    str q18, [x6]
    add x6, x2, x19
    mov v13.16b, v1.16b
    fmls v1.4s, v3.4s, v29.s[2]
    fmla v13.4s, v3.4s, v29.s[2]
    mov v3.16b, v22.16b
    fmls v22.4s, v19.4s, v29.s[0]
    fmla v3.4s, v19.4s, v29.s[0]
    fsub v19.4s, v26.4s, v4.4s
    fadd v4.4s, v4.4s, v26.4s
    str q19, [x7]
    fsub v19.4s, v3.4s, v11.4s
    fadd v26.4s, v11.4s, v3.4s
    add x7, x22, x21
    str q4, [x8]
    fsub v11.4s, v8.4s, v1.4s
    fsub v4.4s, v20.4s, v21.4s
    add x8, x17, x1
    fadd v3.4s, v20.4s, v21.4s
    fsub v20.4s, v16.4s, v10.4s
    add x1, x22, x1
    str q19, [x20]
    fsub v19.4s, v12.4s, v5.4s
    fadd v16.4s, v10.4s, v16.4s
    add x20, x17, x26, lsl #2
    fsub v21.4s, v14.4s, v6.4s
    str q26, [x10]
    fsub v26.4s, v30.4s, v17.4s
    add x10, x17, x26, lsl #1
    fadd v30.4s, v17.4s, v30.4s
    fsub v17.4s, v2.4s, v24.4s
    str q11, [x11]
    add x11, x17, x19
    fadd v2.4s, v2.4s, v24.4s
    fadd v24.4s, v28.4s, v27.4s
    fadd v5.4s, v12.4s, v5.4s
    fadd v10.4s, v7.4s, v31.4s
    str q26, [x12]
    add x12, x17, x21
    fsub v7.4s, v7.4s, v31.4s
    fadd v31.4s, v6.4s, v14.4s
    str q30, [x13]
    add x13, x17, x19, lsl #1
    fadd v30.4s, v15.4s, v0.4s
    fsub v6.4s, v15.4s, v0.4s
    add x21, x2, x21
    fsub v0.4s, v13.4s, v25.4s
    fadd v26.4s, v4.4s, v20.4s
    mov v11.16b, v19.16b
    mov v12.16b, v21.16b
    fadd v8.4s, v8.4s, v1.4s
    fadd v1.4s, v25.4s, v13.4s
    fsub v25.4s, v28.4s, v27.4s
    mov v27.16b, v17.16b
    str q0, [x14]
    add x14, x22, x26
    fadd v28.4s, v18.4s, v22.4s
    fsub v0.4s, v18.4s, v22.4s
    fadd v22.4s, v2.4s, v24.4s
    fadd v13.4s, v3.4s, v16.4s
    str q1, [x15]
    add x15, x22, x19
    fadd v18.4s, v5.4s, v10.4s
    fadd v14.4s, v31.4s, v30.4s
    add x19, x22, x19, lsl #1
    fmls v11.4s, v7.4s, v29.s[1]
    fmla v12.4s, v6.4s, v29.s[1]
    str q0, [x16]
    add x16, x22, x26, lsl #2
    fadd v15.4s, v23.4s, v9.4s
    fsub v0.4s, v23.4s, v9.4s
    fsub v4.4s, v4.4s, v20.4s
    fmla v27.4s, v26.4s, v29.s[0]
    fmul v1.4s, v8.4s, v29.s[3]
    mov v20.16b, v25.16b
    fmla v7.4s, v19.4s, v29.s[1]
    fmls v6.4s, v21.4s, v29.s[1]
    str q0, [x17]
    mov w0, #46
    fmul v0.4s, v28.4s, v29.s[3]
    fadd v23.4s, v22.4s, v13.4s
    mul x0, x3, x0
    lsl x3, x3, #2
    fmls v17.4s, v26.4s, v29.s[0]
    fadd v21.4s, v18.4s, v14.4s
    str q1, [x27]
    add x9, x9, x0, lsl #2
    fmul v1.4s, v15.4s, v29.s[3]
    fmla v20.4s, v4.4s, v29.s[0]
    add x0, x2, x26, lsl #1
    mov x17, x9
    fadd v26.4s, v11.4s, v12.4s
    fsub v19.4s, v22.4s, v13.4s
    str q0, [x28]
    add x9, x17, x3, lsl #3
    fsub v5.4s, v5.4s, v10.4s
    fsub v28.4s, v31.4s, v30.4s
    add x27, x9, x3, lsl #3
    mov v22.16b, v27.16b
    fsub v24.4s, v2.4s, v24.4s
    str q1, [x24]
    add x24, x2, x26
    fadd v0.4s, v23.4s, v21.4s
    fsub v1.4s, v6.4s, v7.4s
    str q19, [x25]
    add x25, x3, x3, lsl #1
    fsub v16.4s, v3.4s, v16.4s
    fsub v2.4s, v23.4s, v21.4s
    add x26, x2, x26, lsl #2
    fadd v21.4s, v7.4s, v6.4s
    fmla v22.4s, v26.4s, v29.s[2]
    mov v23.16b, v17.16b
    mov v3.16b, v20.16b
    str q0, [x23]
    add x23, x27, x3, lsl #3
    fmls v27.4s, v26.4s, v29.s[2]
    fadd v0.4s, v5.4s, v28.4s
    str q2, [x30]
    add x28, x25, x3, lsl #1
    fmla v23.4s, v1.4s, v29.s[2]
    fsub v2.4s, v5.4s, v28.4s
    mov v5.16b, v24.16b
    fmls v25.4s, v4.4s, v29.s[0]
    str q22, [x5]
    add x5, x23, x3, lsl #3
    fmla v3.4s, v21.4s, v29.s[2]
    fmls v17.4s, v1.4s, v29.s[2]
    mov v1.16b, v16.16b
    fsub v4.4s, v11.4s, v12.4s
    str q27, [x6]
    add x6, x28, x3, lsl #1
    fmla v5.4s, v0.4s, v29.s[0]
    fmls v24.4s, v0.4s, v29.s[0]
    str q23, [x7]
    add x7, x5, x3, lsl #3
    fmla v1.4s, v2.4s, v29.s[0]
    mov v0.16b, v25.16b
    str q17, [x8]
    fmls v25.4s, v4.4s, v29.s[2]
    fsub v6.4s, v3.4s, v22.4s
    mov x8, x4
    fadd v3.4s, v22.4s, v3.4s
    fsub v7.4s, v18.4s, v14.4s
    str q5, [x20]
    fmla v0.4s, v4.4s, v29.s[2]
    fmls v16.4s, v2.4s, v29.s[0]
    mov w20, #7
    str q24, [x2]
    fsub v2.4s, v1.4s, v5.4s
    fadd v1.4s, v5.4s, v1.4s
    str q6, [x10]
    fsub v4.4s, v17.4s, v25.4s
    fsub v5.4s, v7.4s, v19.4s
    str q3, [x11]
    fmls v20.4s, v21.4s, v29.s[2]
    fadd v3.4s, v19.4s, v7.4s
    str q2, [x12]
    fsub v2.4s, v0.4s, v23.4s
    fadd v6.4s, v17.4s, v25.4s
    str q1, [x13]
    fadd v0.4s, v23.4s, v0.4s
    fadd v1.4s, v24.4s, v16.4s
    str q4, [x14]
    fsub v4.4s, v24.4s, v16.4s
    str q5, [x15]
    fadd v5.4s, v27.4s, v20.4s
    fsub v7.4s, v27.4s, v20.4s
    str q3, [x16]
    fmul v3.4s, v6.4s, v29.s[3]
    fmul v1.4s, v1.4s, v29.s[3]
    str q2, [x19]
    str q0, [x1]
    fmul v0.4s, v5.4s, v29.s[3]
    str q4, [x0]
    str q7, [x21]
    str q3, [x22]
    str q1, [x24]
    str q0, [x26]
.Lrepeat_425:
    ldr q0, [x8, #544]
    ldr q1, [x8, #2592]
    add x0, x9, x3, lsl #2
    add x1, x5, x3, lsl #2
    ldr q2, [x8, #560]
    ldr q3, [x8, #2608]
    add x2, x17, x25
    add x10, x23, x25
    ldr q4, [x8, #1568]
    ldr q5, [x8, #3616]
    add x11, x9, x6
    add x12, x5, x6
    ldr q6, [x8, #1584]
    ldr q7, [x8, #3632]
    add x13, x17, x25, lsl #1
    add x14, x23, x25, lsl #1
    ldr q27, [x8, #48]
    ldr q28, [x8, #2096]
    add x15, x27, x3, lsl #1
    add x16, x7, x3, lsl #1
    ldr q25, [x8, #1056]
    ldr q26, [x8, #3104]
    fsub v16.4s, v0.4s, v1.4s
    fadd v30.4s, v0.4s, v1.4s
    ldr q24, [x8, #32]
    ldr q8, [x8, #2080]
    fsub v0.4s, v2.4s, v3.4s
    fadd v31.4s, v2.4s, v3.4s
    ldr q23, [x8, #1072]
    ldr q9, [x8, #3120]
    fsub v20.4s, v5.4s, v4.4s
    fadd v10.4s, v4.4s, v5.4s
    fsub v1.4s, v7.4s, v6.4s
    ldr q21, [x8, #288]
    ldr q22, [x8, #2336]
    fadd v11.4s, v6.4s, v7.4s
    fsub v19.4s, v27.4s, v28.4s
    fsub v17.4s, v16.4s, v0.4s
    ldr q18, [x8, #1328]
    ldr q13, [x8, #3376]
    fsub v12.4s, v25.4s, v26.4s
    fadd v16.4s, v16.4s, v0.4s
    ldr q2, [x8, #304]
    ldr q3, [x8, #2352]
    fadd v4.4s, v20.4s, v1.4s
    fsub v5.4s, v24.4s, v8.4s
    ldr q6, [x8, #1312]
    ldr q7, [x8, #3360]
    fsub v14.4s, v9.4s, v23.4s
    fsub v20.4s, v1.4s, v20.4s
    add x19, x9, x3
    add x21, x5, x3
    fsub v1.4s, v19.4s, v12.4s
    fsub v15.4s, v21.4s, v22.4s
    add x22, x27, x28
    add x24, x7, x28
    fadd v24.4s, v24.4s, v8.4s
    fsub v8.4s, v17.4s, v4.4s
    add x26, x17, x3
    sub x20, x20, #1
    fadd v25.4s, v25.4s, v26.4s
    fsub v0.4s, v5.4s, v14.4s
    fadd v21.4s, v21.4s, v22.4s
    fsub v22.4s, v20.4s, v16.4s
    fadd v5.4s, v5.4s, v14.4s
    mov v26.16b, v1.16b
    fmls v1.4s, v8.4s, v29.s[0]
    fadd v4.4s, v17.4s, v4.4s
    mov v17.16b, v0.16b
    fmls v0.4s, v22.4s, v29.s[0]
    fmla v26.4s, v8.4s, v29.s[0]
    fsub v8.4s, v13.4s, v18.4s
    fmla v17.4s, v22.4s, v29.s[0]
    fsub v22.4s, v2.4s, v3.4s
    str q1, [x4, #4096]
    fsub v14.4s, v6.4s, v7.4s
    fadd v6.4s, v6.4s, v7.4s
    ldr q7, [x8, #1824]
    fadd v2.4s, v2.4s, v3.4s
    ldr q3, [x8, #3872]
    fadd v18.4s, v18.4s, v13.4s
    ldr q13, [x8, #1840]
    fadd v27.4s, v27.4s, v28.4s
    ldr q28, [x8, #3888]
    fadd v23.4s, v23.4s, v9.4s
    str q0, [x4, #4112]
    fsub v0.4s, v15.4s, v8.4s
    fsub v9.4s, v22.4s, v14.4s
    fadd v1.4s, v15.4s, v8.4s
    ldr q8, [x8, #800]
    fadd v22.4s, v22.4s, v14.4s
    ldr q14, [x4, #4112]
    str q26, [x4, #4128]
    fadd v26.4s, v24.4s, v25.4s
    fsub v24.4s, v24.4s, v25.4s
    ldr q25, [x4, #4096]
    fadd v19.4s, v19.4s, v12.4s
    ldr q12, [x8, #2848]
    fadd v16.4s, v16.4s, v20.4s
    ldr q20, [x4, #4128]
    str q17, [x4, #4144]
    str q0, [x4, #4160]
    fsub v17.4s, v3.4s, v7.4s
    fsub v15.4s, v28.4s, v13.4s
    fadd v3.4s, v7.4s, v3.4s
    ldr q7, [x8, #816]
    fadd v28.4s, v13.4s, v28.4s
    ldr q13, [x4, #4160]
    str q9, [x4, #4176]
    fadd v9.4s, v30.4s, v10.4s
    fsub v0.4s, v30.4s, v10.4s
    ldr q30, [x4, #4144]
    fadd v10.4s, v27.4s, v23.4s
    fsub v23.4s, v27.4s, v23.4s
    fadd v27.4s, v31.4s, v11.4s
    fsub v31.4s, v11.4s, v31.4s
    fadd v11.4s, v26.4s, v9.4s
    fsub v26.4s, v26.4s, v9.4s
    fadd v9.4s, v10.4s, v27.4s
    fsub v27.4s, v10.4s, v27.4s
    fadd v10.4s, v24.4s, v31.4s
    fsub v24.4s, v24.4s, v31.4s
    fadd v31.4s, v23.4s, v0.4s
    fsub v0.4s, v23.4s, v0.4s
    mov v23.16b, v5.16b
    fmls v5.4s, v4.4s, v29.s[0]
    fmla v23.4s, v4.4s, v29.s[0]
    mov v4.16b, v19.16b
    fmls v19.4s, v16.4s, v29.s[0]
    fmla v4.4s, v16.4s, v29.s[0]
    fadd v16.4s, v21.4s, v6.4s
    fsub v6.4s, v21.4s, v6.4s
    fadd v21.4s, v2.4s, v18.4s
    fsub v2.4s, v2.4s, v18.4s
    fadd v18.4s, v8.4s, v12.4s
    fsub v12.4s, v8.4s, v12.4s
    ldr q8, [x8, #2864]
    add x8, x8, #32
    str q24, [x4, #4208]
    str q31, [x4, #4224]
    fadd v24.4s, v15.4s, v12.4s
    fsub v31.4s, v15.4s, v12.4s
    fadd v12.4s, v3.4s, v18.4s
    fsub v3.4s, v3.4s, v18.4s
    ldr q18, [x4, #4176]
    str q0, [x4, #4192]
    mov v15.16b, v1.16b
    fmls v15.4s, v22.4s, v29.s[1]
    fmla v22.4s, v1.4s, v29.s[1]
    ldr q0, [x4, #4208]
    fadd v1.4s, v7.4s, v8.4s
    fsub v7.4s, v8.4s, v7.4s
    fadd v8.4s, v28.4s, v1.4s
    fsub v1.4s, v28.4s, v1.4s
    fadd v28.4s, v17.4s, v7.4s
    fsub v7.4s, v17.4s, v7.4s
    fadd v17.4s, v16.4s, v12.4s
    fsub v16.4s, v16.4s, v12.4s
    fadd v12.4s, v21.4s, v8.4s
    fsub v21.4s, v8.4s, v21.4s
    fadd v8.4s, v11.4s, v17.4s
    fsub v17.4s, v11.4s, v17.4s
    str q8, [x17]
    str q17, [x23]
    fadd v11.4s, v9.4s, v12.4s
    fsub v9.4s, v9.4s, v12.4s
    fadd v12.4s, v26.4s, v21.4s
    fsub v21.4s, v26.4s, v21.4s
    str q12, [x0]
    add x30, x17, x3, lsl #1
    str q21, [x4, #4208]
    str q21, [x1]
    mov v26.16b, v28.16b
    add x1, x17, x3, lsl #2
    fmla v26.4s, v24.4s, v29.s[1]
    fmls v24.4s, v28.4s, v29.s[1]
    ldr q21, [x4, #4224]
    fadd v28.4s, v27.4s, v16.4s
    fsub v16.4s, v27.4s, v16.4s
    str q16, [x4, #4224]
    fadd v27.4s, v15.4s, v26.4s
    fsub v16.4s, v15.4s, v26.4s
    ldr q26, [x4, #4192]
    fadd v15.4s, v22.4s, v24.4s
    fsub v22.4s, v24.4s, v22.4s
    mov v24.16b, v23.16b
    fmls v23.4s, v27.4s, v29.s[2]
    fmla v24.4s, v27.4s, v29.s[2]
    str q24, [x2]
    add x2, x17, x28
    str q23, [x10]
    add x10, x17, x6
    mov v27.16b, v4.16b
    fmls v4.4s, v15.4s, v29.s[2]
    fmla v27.4s, v15.4s, v29.s[2]
    mov v15.16b, v5.16b
    fmls v5.4s, v22.4s, v29.s[2]
    fmla v15.4s, v22.4s, v29.s[2]
    str q5, [x4, #4240]
    str q15, [x11]
    add x11, x9, x3, lsl #1
    str q5, [x12]
    fsub v5.4s, v6.4s, v2.4s
    fadd v2.4s, v6.4s, v2.4s
    add x12, x9, x25
    fadd v6.4s, v3.4s, v1.4s
    fsub v1.4s, v1.4s, v3.4s
    ldr q3, [x4, #4224]
    mov v22.16b, v19.16b
    fmls v19.4s, v16.4s, v29.s[2]
    fmla v22.4s, v16.4s, v29.s[2]
    str q19, [x4, #4176]
    fneg v19.4s, v18.4s
    fmla v19.4s, v13.4s, v29.s[1]
    fmla v13.4s, v18.4s, v29.s[1]
    ldr q16, [x4, #4208]
    fadd v18.4s, v5.4s, v6.4s
    fsub v6.4s, v5.4s, v6.4s
    fadd v5.4s, v2.4s, v1.4s
    fsub v2.4s, v1.4s, v2.4s
    mov v1.16b, v10.16b
    fmls v10.4s, v18.4s, v29.s[0]
    fmla v1.4s, v18.4s, v29.s[0]
    str q10, [x4, #4256]
    str q1, [x13]
    add x13, x9, x28
    str q10, [x14]
    mov v18.16b, v31.16b
    add x14, x9, x25, lsl #1
    fmla v18.4s, v7.4s, v29.s[1]
    fneg v10.4s, v7.4s
    fmla v10.4s, v31.4s, v29.s[1]
    mov v31.16b, v0.16b
    fmls v0.4s, v2.4s, v29.s[0]
    fmla v31.4s, v2.4s, v29.s[0]
    fadd v2.4s, v19.4s, v18.4s
    fsub v7.4s, v19.4s, v18.4s
    mov v18.16b, v30.16b
    fmla v18.4s, v2.4s, v29.s[2]
    fmls v30.4s, v2.4s, v29.s[2]
    ldr q2, [x4, #4256]
    str q0, [x4, #4192]
    str q31, [x15]
    add x15, x27, x3
    str q0, [x16]
    fsub v0.4s, v10.4s, v13.4s
    fadd v10.4s, v13.4s, v10.4s
    add x16, x27, x25
    mov v19.16b, v14.16b
    str q18, [x19]
    add x19, x27, x3, lsl #2
    fmla v19.4s, v0.4s, v29.s[2]
    fmls v14.4s, v0.4s, v29.s[2]
    str q30, [x21]
    add x21, x27, x25, lsl #1
    mov v0.16b, v21.16b
    fmls v21.4s, v5.4s, v29.s[0]
    fmla v0.4s, v5.4s, v29.s[0]
    mov v13.16b, v20.16b
    str q19, [x22]
    add x0, x27, x6
    fmls v20.4s, v10.4s, v29.s[2]
    fmla v13.4s, v10.4s, v29.s[2]
    fsub v10.4s, v11.4s, v8.4s
    str q14, [x24]
    add x22, x23, x3
    fadd v11.4s, v8.4s, v11.4s
    fsub v8.4s, v27.4s, v24.4s
    fadd v5.4s, v24.4s, v27.4s
    fsub v24.4s, v0.4s, v1.4s
    str q10, [x26]
    fadd v27.4s, v1.4s, v0.4s
    mov v10.16b, v26.16b
    add x24, x23, x3, lsl #1
    str q11, [x30]
    fsub v1.4s, v13.4s, v18.4s
    fadd v0.4s, v18.4s, v13.4s
    add x26, x23, x3, lsl #2
    str q8, [x1]
    fmla v10.4s, v6.4s, v29.s[0]
    mov v8.16b, v25.16b
    add x1, x23, x28
    str q5, [x2]
    fsub v11.4s, v28.4s, v12.4s
    fadd v28.4s, v12.4s, v28.4s
    ldr q18, [x4, #4176]
    str q24, [x10]
    fmla v8.4s, v7.4s, v29.s[2]
    fsub v12.4s, v22.4s, v15.4s
    ldr q24, [x4, #4240]
    str q27, [x9]
    fadd v15.4s, v15.4s, v22.4s
    fsub v22.4s, v9.4s, v17.4s
    add x10, x23, x6
    str q1, [x11]
    fsub v13.4s, v10.4s, v31.4s
    fadd v5.4s, v31.4s, v10.4s
    ldr q27, [x4, #4192]
    str q0, [x12]
    fadd v17.4s, v17.4s, v9.4s
    fmls v26.4s, v6.4s, v29.s[0]
    add x12, x5, x3, lsl #1
    str q11, [x13]
    fsub v6.4s, v8.4s, v19.4s
    fadd v19.4s, v19.4s, v8.4s
    add x13, x5, x25
    str q28, [x14]
    fsub v28.4s, v4.4s, v23.4s
    fadd v23.4s, v23.4s, v4.4s
    add x11, x5, x28
    str q12, [x27]
    fsub v31.4s, v21.4s, v2.4s
    fadd v21.4s, v2.4s, v21.4s
    add x14, x5, x25, lsl #1
    str q15, [x15]
    str q26, [x4, #4160]
    fsub v0.4s, v20.4s, v30.4s
    fadd v1.4s, v30.4s, v20.4s
    str q13, [x16]
    ldr q2, [x4, #4160]
    fsub v4.4s, v3.4s, v16.4s
    fadd v3.4s, v16.4s, v3.4s
    str q5, [x19]
    fmls v25.4s, v7.4s, v29.s[2]
    fsub v5.4s, v18.4s, v24.4s
    add x19, x7, x3
    str q6, [x21]
    fadd v6.4s, v24.4s, v18.4s
    add x16, x7, x25
    add x21, x7, x3, lsl #2
    str q19, [x0]
    add x0, x7, x25, lsl #1
    mov w2, #48
    add x15, x7, x6
    str q22, [x22]
    mul x2, x3, x2
    str q17, [x24]
    fsub v7.4s, v2.4s, v27.4s
    fadd v2.4s, v27.4s, v2.4s
    add x17, x17, x2
    str q28, [x26]
    fsub v16.4s, v25.4s, v14.4s
    fadd v17.4s, v14.4s, v25.4s
    add x9, x9, x2
    str q23, [x1]
    add x27, x27, x2
    add x23, x23, x2
    str q31, [x10]
    str q21, [x5]
    add x5, x5, x2
    str q0, [x12]
    str q1, [x13]
    str q4, [x11]
    str q3, [x14]
    str q5, [x7]
    add x7, x7, x2
    str q6, [x19]
    str q7, [x16]
    str q2, [x21]
    str q16, [x0]
    str q17, [x15]
    cbnz x20, .Lrepeat_425
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp x27, x28, [sp, #64]
    ldr x30, [sp, #80]
    ldp d8, d9, [sp, #88]
    ldp d10, d11, [sp, #104]
    ldp d12, d13, [sp, #120]
    ldp d14, d15, [sp, #136]
    add sp, sp, #160
    ret
    .size nnp_fourier_16x16_gauss_right__aarch64_neon, . - nnp_fourier_16x16_gauss_right__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_16x16_gauss_output_with_bias__aarch64_neon:
    .long 0x3ed413cd, 0x40000000, 0x3fb504f3, 0x3fec835e
    .long 0x3f3504f3, 0x3f6c835e, 0x3b800000, 0x3c000000
    .long 0x3bb504f3, 0x3bec835e, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_16x16_gauss_output_with_bias__aarch64_neon
    .type nnp_fourier_16x16_gauss_output_with_bias__aarch64_neon, %function
nnp_fourier_16x16_gauss_output_with_bias__aarch64_neon:
    sub sp, sp, #160
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp x27, x28, [sp, #64]
    str x30, [sp, #80]
    stp d8, d9, [sp, #88]
    stp d10, d11, [sp, #104]
    stp d12, d13, [sp, #120]
    stp d14, d15, [sp, #136]
    mov x16, x0
    mov x17, x1
    adrp x0, .Lconstants_nnp_fourier_16x16_gauss_output_with_bias__aarch64_neon
    ldr q20, [x0, :lo12:.Lconstants_nnp_fourier_16x16_gauss_output_with_bias__aarch64_neon]
    mov w0, #46
    lsl x15, x17, #2
    mul x10, x17, x0
    add x11, x16, x15, lsl #3
    add x12, x15, x15, lsl #1
    add x0, x16, x15
    ldr q28, [x16]
    add x13, x11, x15, lsl #3
    add x14, x12, x15, lsl #1
    add x1, x16, x15, lsl #1
    ldr q29, [x0]
    add x19, x13, x15, lsl #3
    add x0, x16, x12
    add x21, x14, x15, lsl #1
    ldr q30, [x1]
    add x20, x19, x15, lsl #3
    ldr q31, [x0]
    add x0, x16, x15, lsl #2
    add x1, x16, x14
    add x22, x20, x15, lsl #3
    add x6, x16, x21
    add x23, x11, x15
    ldr q8, [x0]
    add x0, x11, x15, lsl #1
    add x7, x11, x15, lsl #2
    add x24, x11, x14
    ldr q0, [x1]
    add x1, x11, x21
    add x8, x11, x12, lsl #1
    add x25, x13, x15, lsl #1
    ldr q1, [x6]
    add x6, x13, x12
    add x9, x13, x14
    add x26, x13, x15, lsl #2
    ldr q2, [x23]
    add x23, x13, x12, lsl #1
    ldr q3, [x11]
    ldr q9, [x0]
    add x27, x13, x21
    ldr q4, [x7]
    add x0, x19, x15
    ldr q5, [x24]
    add x7, x19, x15, lsl #1
    ldr q6, [x1]
    add x24, x19, x15, lsl #2
    ldr q7, [x8]
    add x1, x19, x12, lsl #1
    ldr q10, [x13]
    ldr q16, [x25]
    add x25, x19, x14
    add x8, x16, x12, lsl #1
    ldr q17, [x6]
    add x28, x19, x21
    add x21, x20, x21
    ldr q18, [x9]
    add x9, x20, x15
    ldr q19, [x26]
    add x26, x20, x15, lsl #1
    ldr q11, [x23]
    add x23, x20, x15, lsl #2
    ldr q21, [x27]
    add x6, x20, x12
    ldr q12, [x0]
    add x0, x20, x14
    ldr q22, [x7]
    add x7, x22, x15, lsl #1
    ldr q23, [x24]
    add x24, x22, x15
    ldr q24, [x1]
    add x1, x22, x12
    ldr q25, [x25]
    add x25, x22, x15, lsl #2
    ldr q13, [x28]
    ldr q26, [x9]
    add x9, x11, x12
    ldr q27, [x26]
    add x11, x13, x15
    add x13, x19, x12
    add x12, x20, x12, lsl #1
    add x14, x22, x14
    fadd v14.4s, v8.4s, v0.4s
    fsub v2.4s, v1.4s, v2.4s
    mov x15, x2
    fadd v1.4s, v1.4s, v3.4s
    ldr q0, [x23]
    fsub v3.4s, v9.4s, v4.4s
    add x16, x16, x10, lsl #2
    fsub v4.4s, v5.4s, v6.4s
    fadd v6.4s, v5.4s, v7.4s
    ldr q5, [x6]
    lsl x10, x17, #2
    fsub v7.4s, v10.4s, v16.4s
    fsub v16.4s, v17.4s, v18.4s
    add x17, x10, x10, lsl #1
    fadd v17.4s, v17.4s, v19.4s
    ldr q18, [x0]
    fadd v19.4s, v11.4s, v21.4s
    add x6, x16, x10, lsl #3
    fadd v21.4s, v12.4s, v22.4s
    fsub v22.4s, v23.4s, v24.4s
    add x23, x6, x10, lsl #3
    mov x26, x5
    fadd v24.4s, v23.4s, v25.4s
    ldr q23, [x21]
    fsub v25.4s, v13.4s, v26.4s
    add x21, x23, x10, lsl #3
    fsub v26.4s, v27.4s, v0.4s
    fadd v5.4s, v27.4s, v5.4s
    ldr q27, [x22]
    add x5, x17, x10, lsl #1
    add x22, x21, x10, lsl #3
    mov x27, x3
    add x2, x5, x10, lsl #1
    add x3, x22, x10, lsl #3
    mov x28, x26
    fsub v23.4s, v18.4s, v23.4s
    ldr q0, [x15]
    mov w15, #7
    str q0, [x26, #4096]
    ldr q0, [x8]
    fsub v8.4s, v8.4s, v0.4s
    ldr q0, [x9]
    fadd v9.4s, v9.4s, v0.4s
    ldr q0, [x11]
    fadd v10.4s, v10.4s, v0.4s
    ldr q0, [x19]
    fsub v0.4s, v11.4s, v0.4s
    fadd v11.4s, v1.4s, v17.4s
    fsub v17.4s, v1.4s, v17.4s
    fsub v15.4s, v2.4s, v16.4s
    fadd v1.4s, v2.4s, v16.4s
    fsub v2.4s, v15.4s, v11.4s
    fadd v11.4s, v11.4s, v15.4s
    fadd v16.4s, v9.4s, v10.4s
    fsub v9.4s, v10.4s, v9.4s
    fsub v10.4s, v7.4s, v3.4s
    fadd v7.4s, v3.4s, v7.4s
    fadd v3.4s, v14.4s, v19.4s
    fsub v19.4s, v14.4s, v19.4s
    fsub v14.4s, v8.4s, v0.4s
    fadd v8.4s, v8.4s, v0.4s
    fadd v0.4s, v10.4s, v3.4s
    fsub v15.4s, v3.4s, v10.4s
    fsub v10.4s, v14.4s, v16.4s
    fadd v3.4s, v16.4s, v14.4s
    mov v16.16b, v15.16b
    fmls v16.4s, v3.4s, v20.s[0]
    fmla v3.4s, v15.4s, v20.s[0]
    mov v14.16b, v0.16b
    fmla v14.4s, v10.4s, v20.s[0]
    fmls v10.4s, v0.4s, v20.s[0]
    fadd v15.4s, v28.4s, v29.4s
    fsub v28.4s, v28.4s, v29.4s
    mov v29.16b, v28.16b
    fmla v28.4s, v6.4s, v20.s[1]
    fmls v29.4s, v6.4s, v20.s[1]
    mov v6.16b, v28.16b
    fmls v28.4s, v11.4s, v20.s[2]
    fmla v6.4s, v11.4s, v20.s[2]
    mov v0.16b, v28.16b
    fmla v28.4s, v16.4s, v20.s[3]
    fmls v0.4s, v16.4s, v20.s[3]
    str q28, [x26, #2816]
    ldr q16, [x7]
    str q0, [x26, #768]
    ldr q0, [x24]
    fsub v16.4s, v27.4s, v16.4s
    fadd v27.4s, v27.4s, v0.4s
    ldr q28, [x1]
    mov v0.16b, v6.16b
    fmla v6.4s, v3.4s, v20.s[3]
    fmls v0.4s, v3.4s, v20.s[3]
    str q6, [x26, #3840]
    ldr q3, [x25]
    str q0, [x26, #1792]
    ldr q0, [x13]
    fadd v3.4s, v28.4s, v3.4s
    fsub v6.4s, v12.4s, v0.4s
    ldr q0, [x20]
    fadd v11.4s, v13.4s, v0.4s
    ldr q0, [x12]
    fadd v18.4s, v18.4s, v0.4s
    ldr q0, [x14]
    fsub v0.4s, v28.4s, v0.4s
    fadd v28.4s, v30.4s, v31.4s
    fsub v30.4s, v30.4s, v31.4s
    mov v31.16b, v15.16b
    fmls v15.4s, v4.4s, v20.s[1]
    fmla v31.4s, v4.4s, v20.s[1]
    mov v4.16b, v28.16b
    fmls v28.4s, v26.4s, v20.s[1]
    fmla v4.4s, v26.4s, v20.s[1]
    mov v26.16b, v30.16b
    fmla v30.4s, v5.4s, v20.s[1]
    fmls v26.4s, v5.4s, v20.s[1]
    fadd v12.4s, v24.4s, v27.4s
    fsub v24.4s, v24.4s, v27.4s
    fsub v27.4s, v22.4s, v16.4s
    fadd v16.4s, v22.4s, v16.4s
    fsub v22.4s, v23.4s, v25.4s
    fadd v23.4s, v25.4s, v23.4s
    fadd v5.4s, v21.4s, v3.4s
    fsub v21.4s, v21.4s, v3.4s
    fadd v25.4s, v11.4s, v18.4s
    fsub v18.4s, v18.4s, v11.4s
    fsub v11.4s, v6.4s, v0.4s
    fadd v6.4s, v6.4s, v0.4s
    fsub v13.4s, v27.4s, v12.4s
    fadd v27.4s, v12.4s, v27.4s
    fadd v12.4s, v22.4s, v5.4s
    fsub v0.4s, v5.4s, v22.4s
    mov v3.16b, v29.16b
    fmls v29.4s, v2.4s, v20.s[2]
    fmla v3.4s, v2.4s, v20.s[2]
    mov v2.16b, v15.16b
    fmla v15.4s, v17.4s, v20.s[1]
    fmls v2.4s, v17.4s, v20.s[1]
    mov v5.16b, v31.16b
    fmls v31.4s, v1.4s, v20.s[1]
    fmla v5.4s, v1.4s, v20.s[1]
    mov v17.16b, v30.16b
    fmls v30.4s, v27.4s, v20.s[2]
    fmla v17.4s, v27.4s, v20.s[2]
    mov v22.16b, v26.16b
    fmls v26.4s, v13.4s, v20.s[2]
    fmla v22.4s, v13.4s, v20.s[2]
    mov v27.16b, v28.16b
    fmla v28.4s, v24.4s, v20.s[1]
    fmls v27.4s, v24.4s, v20.s[1]
    mov v24.16b, v4.16b
    fmls v4.4s, v16.4s, v20.s[1]
    fmla v24.4s, v16.4s, v20.s[1]
    fsub v16.4s, v11.4s, v25.4s
    fadd v25.4s, v25.4s, v11.4s
    fsub v11.4s, v19.4s, v9.4s
    fadd v1.4s, v9.4s, v19.4s
    fsub v19.4s, v8.4s, v7.4s
    fadd v7.4s, v7.4s, v8.4s
    mov v8.16b, v0.16b
    fmls v8.4s, v25.4s, v20.s[0]
    fmla v25.4s, v0.4s, v20.s[0]
    mov v9.16b, v12.16b
    fmla v9.4s, v16.4s, v20.s[0]
    fmls v16.4s, v12.4s, v20.s[0]
    fsub v12.4s, v21.4s, v18.4s
    fadd v18.4s, v18.4s, v21.4s
    fsub v13.4s, v6.4s, v23.4s
    fadd v21.4s, v23.4s, v6.4s
    fsub v23.4s, v19.4s, v11.4s
    fadd v0.4s, v11.4s, v19.4s
    mov v6.16b, v29.16b
    fmla v29.4s, v14.4s, v20.s[3]
    fmls v6.4s, v14.4s, v20.s[3]
    fsub v19.4s, v13.4s, v12.4s
    fadd v11.4s, v12.4s, v13.4s
    mov v12.16b, v3.16b
    fmls v3.4s, v10.4s, v20.s[3]
    str q29, [x26, #3328]
    mov v29.16b, v15.16b
    fmla v12.4s, v10.4s, v20.s[3]
    mov v10.16b, v2.16b
    fmls v29.4s, v0.4s, v20.s[2]
    fmla v15.4s, v0.4s, v20.s[2]
    str q6, [x26, #1280]
    mov v6.16b, v31.16b
    mov v13.16b, v5.16b
    fmla v10.4s, v23.4s, v20.s[2]
    fmls v2.4s, v23.4s, v20.s[2]
    str q3, [x26, #2304]
    mov v3.16b, v30.16b
    mov v23.16b, v17.16b
    str q12, [x26, #256]
    mov v12.16b, v26.16b
    fmls v6.4s, v1.4s, v20.s[1]
    str q29, [x26, #1536]
    str q15, [x26, #3584]
    mov v29.16b, v22.16b
    mov v14.16b, v28.16b
    fmla v31.4s, v1.4s, v20.s[1]
    mov v0.16b, v27.16b
    str q10, [x26, #512]
    str q2, [x26, #2560]
    mov v1.16b, v4.16b
    mov v2.16b, v24.16b
    fmla v13.4s, v7.4s, v20.s[1]
    fmls v5.4s, v7.4s, v20.s[1]
    str q6, [x26, #1024]
    fmls v3.4s, v8.4s, v20.s[3]
    fmla v30.4s, v8.4s, v20.s[3]
    fmls v23.4s, v25.4s, v20.s[3]
    fmla v17.4s, v25.4s, v20.s[3]
    str q31, [x26, #3072]
    fmls v12.4s, v9.4s, v20.s[3]
    fmla v26.4s, v9.4s, v20.s[3]
    fmla v29.4s, v16.4s, v20.s[3]
    fmls v22.4s, v16.4s, v20.s[3]
    str q13, [x26]
    str q5, [x26, #2048]
    fmls v14.4s, v11.4s, v20.s[2]
    fmla v28.4s, v11.4s, v20.s[2]
    str q3, [x26, #784]
    str q30, [x26, #2832]
    fmla v0.4s, v19.4s, v20.s[2]
    fmls v27.4s, v19.4s, v20.s[2]
    str q23, [x26, #1808]
    str q17, [x26, #3856]
    fmls v1.4s, v18.4s, v20.s[1]
    fmla v4.4s, v18.4s, v20.s[1]
    str q12, [x26, #1296]
    str q26, [x26, #3344]
    fmla v2.4s, v21.4s, v20.s[1]
    fmls v24.4s, v21.4s, v20.s[1]
    str q29, [x26, #272]
    str q22, [x26, #2320]
    str q14, [x26, #1552]
    str q28, [x26, #3600]
    str q0, [x26, #528]
    str q27, [x26, #2576]
    str q1, [x26, #1040]
    str q4, [x26, #3088]
    str q2, [x26, #16]
    str q24, [x26, #2064]
.Lrepeat_426:
    add x0, x16, x17, lsl #1
    add x1, x16, x2
    add x7, x23, x10, lsl #1
    ldr q0, [x6]
    add x8, x23, x10, lsl #2
    add x9, x23, x17
    add x11, x21, x17, lsl #1
    ldr q1, [x0]
    add x0, x21, x2
    add x12, x3, x10, lsl #1
    add x13, x3, x10, lsl #2
    ldr q2, [x1]
    add x14, x3, x17
    ldr q3, [x7]
    ldr q4, [x8]
    add x19, x16, x10, lsl #1
    ldr q5, [x9]
    ldr q6, [x11]
    add x1, x16, x10
    add x7, x6, x10, lsl #2
    ldr q7, [x22]
    ldr q16, [x0]
    add x0, x6, x17, lsl #1
    add x8, x6, x5
    ldr q18, [x12]
    ldr q19, [x13]
    add x9, x21, x10, lsl #1
    add x11, x21, x10
    ldr q21, [x14]
    add x12, x22, x10, lsl #2
    add x13, x22, x17, lsl #1
    add x14, x22, x5
    ldr q22, [x16]
    ldr q26, [x19]
    fsub v17.4s, v1.4s, v0.4s
    fadd v2.4s, v1.4s, v2.4s
    ldr q1, [x1]
    ldr q25, [x7]
    fsub v0.4s, v3.4s, v4.4s
    fadd v23.4s, v3.4s, v5.4s
    ldr q4, [x0]
    ldr q5, [x8]
    fsub v27.4s, v6.4s, v7.4s
    fadd v24.4s, v6.4s, v16.4s
    ldr q6, [x21]
    ldr q16, [x9]
    fsub v14.4s, v18.4s, v19.4s
    add x19, x6, x10
    ldr q19, [x11]
    ldr q31, [x12]
    fadd v29.4s, v18.4s, v21.4s
    add x8, x6, x17
    ldr q18, [x13]
    ldr q8, [x14]
    fsub v30.4s, v22.4s, v26.4s
    fsub v26.4s, v17.4s, v27.4s
    fadd v3.4s, v22.4s, v1.4s
    fsub v1.4s, v2.4s, v24.4s
    add x0, x6, x10, lsl #1
    add x1, x6, x2
    fsub v4.4s, v25.4s, v4.4s
    fadd v7.4s, v25.4s, v5.4s
    add x7, x23, x5
    add x24, x23, x2
    fsub v10.4s, v6.4s, v16.4s
    fsub v21.4s, v14.4s, v0.4s
    add x9, x23, x17, lsl #1
    add x11, x22, x10
    fadd v6.4s, v6.4s, v19.4s
    fsub v28.4s, v29.4s, v23.4s
    add x12, x22, x17
    add x13, x22, x10, lsl #1
    fsub v18.4s, v31.4s, v18.4s
    fadd v12.4s, v31.4s, v8.4s
    add x14, x3, x5
    add x20, x3, x2
    ldr q11, [x19]
    add x19, x3, x17, lsl #1
    ldr q19, [x8]
    fsub v22.4s, v30.4s, v10.4s
    ldr q13, [x0]
    ldr q9, [x1]
    fsub v25.4s, v3.4s, v6.4s
    fsub v16.4s, v26.4s, v1.4s
    ldr q8, [x23]
    ldr q31, [x7]
    fadd v5.4s, v26.4s, v1.4s
    fsub v26.4s, v12.4s, v7.4s
    add x8, x16, x17
    add x25, x16, x5
    add x30, x21, x17
    fadd v1.4s, v30.4s, v10.4s
    ldr q30, [x24]
    add x7, x21, x5
    add x24, x22, x2
    fadd v2.4s, v2.4s, v24.4s
    ldr q10, [x9]
    fsub v19.4s, v11.4s, v19.4s
    add x9, x16, x10, lsl #2
    fadd v24.4s, v23.4s, v29.4s
    ldr q29, [x11]
    fadd v11.4s, v11.4s, v13.4s
    ldr q23, [x12]
    add x11, x23, x10
    fadd v8.4s, v9.4s, v8.4s
    add x12, x21, x10, lsl #2
    fadd v6.4s, v3.4s, v6.4s
    ldr q15, [x13]
    str q19, [x26, #4144]
    ldr q19, [x14]
    add x0, x3, x10
    fadd v7.4s, v7.4s, v12.4s
    ldr q13, [x20]
    fsub v3.4s, v31.4s, v30.4s
    str q11, [x26, #4112]
    fsub v30.4s, v4.4s, v18.4s
    fadd v12.4s, v31.4s, v10.4s
    ldr q31, [x19]
    str q8, [x26, #4240]
    fadd v11.4s, v21.4s, v28.4s
    fsub v10.4s, v28.4s, v21.4s
    adrp x1, .Lconstants_nnp_fourier_16x16_gauss_output_with_bias__aarch64_neon+16
    ldr q28, [x1, :lo12:.Lconstants_nnp_fourier_16x16_gauss_output_with_bias__aarch64_neon+16]
    fsub v8.4s, v29.4s, v23.4s
    mov w1, #48
    fadd v29.4s, v29.4s, v15.4s
    fsub v21.4s, v22.4s, v26.4s
    str q3, [x26, #4192]
    ldr q3, [x8]
    str q12, [x26, #4176]
    fsub v12.4s, v25.4s, v30.4s
    fadd v23.4s, v4.4s, v18.4s
    ldr q4, [x25]
    fsub v15.4s, v19.4s, v13.4s
    str q8, [x26, #4160]
    fsub v18.4s, v10.4s, v5.4s
    mul x1, x10, x1
    fadd v31.4s, v19.4s, v31.4s
    fsub v19.4s, v16.4s, v11.4s
    str q29, [x26, #4128]
    ldr q13, [x30]
    fadd v29.4s, v22.4s, v26.4s
    mov v8.16b, v21.16b
    sub x15, x15, #1
    add x16, x16, x1
    fmls v21.4s, v18.4s, v28.s[0]
    str q15, [x26, #4224]
    mov v26.16b, v12.16b
    add x6, x6, x1
    fmls v12.4s, v19.4s, v28.s[0]
    str q31, [x26, #4208]
    add x26, x26, #96
    ldr q31, [x7]
    add x26, x26, #1, lsl #12
    fsub v22.4s, v3.4s, v4.4s
    fadd v30.4s, v25.4s, v30.4s
    ldr q25, [x24]
    fadd v4.4s, v16.4s, v11.4s
    ldr q11, [x3]
    fadd v5.4s, v5.4s, v10.4s
    ldr q10, [x26, #-16]
    fadd v16.4s, v17.4s, v27.4s
    ldr q27, [x9]
    fadd v17.4s, v0.4s, v14.4s
    ldr q14, [x11]
    str q12, [x26, #64]
    ldr q0, [x12]
    fmla v8.4s, v18.4s, v28.s[0]
    fsub v18.4s, v1.4s, v23.4s
    fsub v31.4s, v13.4s, v31.4s
    fadd v23.4s, v1.4s, v23.4s
    ldr q12, [x0]
    add x23, x23, x1
    fmla v26.4s, v19.4s, v28.s[0]
    fsub v19.4s, v24.4s, v2.4s
    add x21, x21, x1
    add x22, x22, x1
    fadd v11.4s, v25.4s, v11.4s
    fadd v24.4s, v2.4s, v24.4s
    add x3, x3, x1
    fadd v27.4s, v3.4s, v27.4s
    fsub v9.4s, v9.4s, v14.4s
    fadd v13.4s, v13.4s, v0.4s
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x26]
    str q21, [x26], #-80
    fsub v12.4s, v25.4s, v12.4s
    fsub v25.4s, v22.4s, v31.4s
    fadd v21.4s, v22.4s, v31.4s
    mov v31.16b, v29.16b
    str q26, [x26, #64]
    fsub v26.4s, v27.4s, v13.4s
    fadd v22.4s, v27.4s, v13.4s
    str q8, [x26, #96]
    fsub v27.4s, v9.4s, v12.4s
    fadd v13.4s, v9.4s, v12.4s
    mov v8.16b, v30.16b
    fmla v31.4s, v4.4s, v28.s[0]
    fsub v9.4s, v11.4s, v3.4s
    fsub v15.4s, v2.4s, v0.4s
    fadd v3.4s, v3.4s, v11.4s
    fsub v14.4s, v1.4s, v10.4s
    fadd v11.4s, v0.4s, v2.4s
    fadd v10.4s, v10.4s, v1.4s
    fadd v0.4s, v25.4s, v9.4s
    fadd v12.4s, v26.4s, v27.4s
    fmla v8.4s, v5.4s, v28.s[0]
    fmls v29.4s, v4.4s, v28.s[0]
    fsub v2.4s, v21.4s, v13.4s
    fmls v30.4s, v5.4s, v28.s[0]
    fsub v1.4s, v22.4s, v3.4s
    fadd v4.4s, v21.4s, v13.4s
    mov v5.16b, v0.16b
    fadd v21.4s, v22.4s, v3.4s
    fadd v22.4s, v6.4s, v7.4s
    fsub v13.4s, v6.4s, v7.4s
    fmls v5.4s, v12.4s, v20.s[0]
    fmla v12.4s, v0.4s, v20.s[0]
    fsub v7.4s, v2.4s, v1.4s
    fadd v6.4s, v16.4s, v17.4s
    fsub v3.4s, v16.4s, v17.4s
    fadd v16.4s, v18.4s, v19.4s
    fsub v0.4s, v18.4s, v19.4s
    fadd v17.4s, v22.4s, v24.4s
    fsub v18.4s, v22.4s, v24.4s
    fadd v19.4s, v23.4s, v6.4s
    fsub v6.4s, v23.4s, v6.4s
    mov v22.16b, v31.16b
    fsub v9.4s, v25.4s, v9.4s
    mov v23.16b, v8.16b
    str q0, [x26, #176]
    mov v24.16b, v29.16b
    fsub v0.4s, v26.4s, v27.4s
    mov v26.16b, v30.16b
    fadd v25.4s, v2.4s, v1.4s
    mov v27.16b, v16.16b
    str q9, [x26, #112]
    fadd v1.4s, v13.4s, v3.4s
    fsub v2.4s, v13.4s, v3.4s
    str q0, [x26, #128]
    str q1, [x26, #192]
    str q2, [x26, #160]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x26]
    fadd v9.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v0.4s, v1.4s
    fsub v0.4s, v1.4s, v0.4s
    fadd v13.4s, v11.4s, v9.4s
    fsub v9.4s, v11.4s, v9.4s
    fadd v11.4s, v10.4s, v3.4s
    fsub v1.4s, v10.4s, v3.4s
    fadd v3.4s, v15.4s, v0.4s
    fsub v10.4s, v15.4s, v0.4s
    fadd v15.4s, v14.4s, v2.4s
    fsub v2.4s, v14.4s, v2.4s
    fadd v14.4s, v4.4s, v13.4s
    fsub v4.4s, v4.4s, v13.4s
    fadd v13.4s, v21.4s, v11.4s
    fsub v21.4s, v11.4s, v21.4s
    fadd v0.4s, v19.4s, v14.4s
    fsub v19.4s, v19.4s, v14.4s
    str q0, [x28, #32]
    mov v11.16b, v3.16b
    str q19, [x28, #2080]
    fadd v19.4s, v9.4s, v1.4s
    fsub v9.4s, v1.4s, v9.4s
    fadd v0.4s, v17.4s, v13.4s
    fmla v11.4s, v15.4s, v20.s[0]
    fmls v15.4s, v3.4s, v20.s[0]
    fadd v14.4s, v7.4s, v19.4s
    fsub v1.4s, v17.4s, v13.4s
    fadd v17.4s, v6.4s, v21.4s
    fsub v6.4s, v6.4s, v21.4s
    str q0, [x28, #48]
    fadd v21.4s, v18.4s, v4.4s
    fsub v0.4s, v18.4s, v4.4s
    fadd v4.4s, v5.4s, v11.4s
    fadd v18.4s, v12.4s, v15.4s
    str q1, [x28, #2096]
    fsub v1.4s, v15.4s, v12.4s
    fsub v3.4s, v5.4s, v11.4s
    str q17, [x28, #1056]
    str q6, [x28, #3104]
    fmla v27.4s, v14.4s, v28.s[0]
    str q21, [x28, #1072]
    str q0, [x28, #3120]
    fadd v0.4s, v25.4s, v9.4s
    fmla v22.4s, v4.4s, v28.s[1]
    fmla v23.4s, v18.4s, v28.s[1]
    fmls v31.4s, v4.4s, v28.s[1]
    fmls v8.4s, v18.4s, v28.s[1]
    fmla v24.4s, v1.4s, v28.s[1]
    fmla v26.4s, v3.4s, v28.s[1]
    fmls v29.4s, v1.4s, v28.s[1]
    fmls v30.4s, v3.4s, v28.s[1]
    str q27, [x28, #544]
    str q22, [x28, #288]
    str q23, [x28, #304]
    fmls v16.4s, v14.4s, v28.s[0]
    fsub v1.4s, v9.4s, v25.4s
    str q31, [x28, #2336]
    str q8, [x28, #2352]
    fsub v3.4s, v7.4s, v19.4s
    mov v4.16b, v2.16b
    str q24, [x28, #1312]
    str q26, [x28, #1328]
    fneg v5.4s, v10.4s
    str q29, [x28, #3360]
    str q30, [x28, #3376]
    fmla v4.4s, v10.4s, v20.s[0]
    ldr q6, [x26, #192]
    str q16, [x28, #2592]
    fmla v5.4s, v2.4s, v20.s[0]
    mov v2.16b, v6.16b
    fmls v6.4s, v0.4s, v28.s[0]
    fmla v2.4s, v0.4s, v28.s[0]
    str q6, [x28, #2608]
    str q2, [x28, #560]
    ldr q0, [x26, #176]
    mov v2.16b, v0.16b
    fmls v0.4s, v1.4s, v28.s[0]
    fmla v2.4s, v1.4s, v28.s[0]
    str q2, [x28, #1568]
    ldr q1, [x26, #160]
    str q0, [x28, #3616]
    mov v0.16b, v1.16b
    fmls v1.4s, v3.4s, v28.s[0]
    fmla v0.4s, v3.4s, v28.s[0]
    str q1, [x28, #3632]
    str q0, [x28, #1584]
    ldp q0, q1, [x26, #112]
    ldr q2, [x26, #96]
    fneg v3.4s, v1.4s
    mov v6.16b, v2.16b
    fmla v3.4s, v0.4s, v20.s[0]
    fmla v0.4s, v1.4s, v20.s[0]
    fadd v1.4s, v3.4s, v4.4s
    fadd v7.4s, v0.4s, v5.4s
    fsub v0.4s, v5.4s, v0.4s
    fsub v3.4s, v3.4s, v4.4s
    fmla v6.4s, v1.4s, v28.s[1]
    fmls v2.4s, v1.4s, v28.s[1]
    str q6, [x28, #800]
    ldr q1, [x26, #64]
    str q2, [x28, #2848]
    mov v2.16b, v1.16b
    fmls v1.4s, v7.4s, v28.s[1]
    fmla v2.4s, v7.4s, v28.s[1]
    str q1, [x28, #2864]
    str q2, [x28, #816]
    ldr q1, [x26, #80]
    mov v2.16b, v1.16b
    fmls v1.4s, v0.4s, v28.s[1]
    fmla v2.4s, v0.4s, v28.s[1]
    str q2, [x28, #1824]
    ldr q0, [x26, #144]
    sub x26, x26, #16
    str q1, [x28, #3872]
    sub x26, x26, #1, lsl #12
    mov v1.16b, v0.16b
    fmls v0.4s, v3.4s, v28.s[1]
    fmla v1.4s, v3.4s, v28.s[1]
    str q0, [x28, #3888]
    str q1, [x28, #1840]
    add x28, x28, #32
    cbnz x15, .Lrepeat_426
    ldr x0, [x4]
    ldr x6, [x4, #8]
    mov x7, x26
    ldr w8, [x4, #16]
    ldr w4, [x4, #20]
    mov w9, #16
    lsl x0, x0, #2
    add x5, x27, x0
    add x10, x5, x0
    add x11, x10, x0
.Lrepeat_427:
    tst x8, #1
    beq .Lotherwise_428
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x7]
    ldr q26, [x26, #4096]
    add x7, x7, #80
    mov x0, x4
    adrp x1, .Lconstants_nnp_fourier_16x16_gauss_output_with_bias__aarch64_neon+16
    ldr q27, [x1, :lo12:.Lconstants_nnp_fourier_16x16_gauss_output_with_bias__aarch64_neon+16]
    ubfx x0, x0, #0, #4
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x7]
    add x7, x7, #112
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x7]
    fmla v26.4s, v16.4s, v27.s[2]
    ldr q16, [x7, #-128]
    ldp q11, q21, [x7, #-32]
    ldr q22, [x7, #-48]
    sub x7, x7, #192
    adrp x1, .Lconstants_nnp_fourier_16x16_gauss_output_with_bias__aarch64_neon+32
    ldr q25, [x1, :lo12:.Lconstants_nnp_fourier_16x16_gauss_output_with_bias__aarch64_neon+32]
    mov v28.16b, v26.16b
    fmls v26.4s, v17.4s, v27.s[2]
    fadd v23.4s, v4.4s, v1.4s
    fsub v24.4s, v16.4s, v0.4s
    fmla v28.4s, v17.4s, v27.s[2]
    fsub v30.4s, v11.4s, v5.4s
    fadd v10.4s, v19.4s, v3.4s
    fadd v8.4s, v6.4s, v21.4s
    mov v17.16b, v26.16b
    fsub v9.4s, v18.4s, v2.4s
    fmla v26.4s, v22.4s, v27.s[3]
    fsub v31.4s, v4.4s, v1.4s
    mov v29.16b, v28.16b
    fmls v17.4s, v22.4s, v27.s[3]
    fmls v28.4s, v7.4s, v27.s[3]
    fadd v16.4s, v16.4s, v0.4s
    fmla v29.4s, v7.4s, v27.s[3]
    fsub v22.4s, v24.4s, v23.4s
    fadd v23.4s, v23.4s, v24.4s
    fsub v21.4s, v21.4s, v6.4s
    fadd v11.4s, v5.4s, v11.4s
    fsub v4.4s, v19.4s, v3.4s
    fadd v0.4s, v18.4s, v2.4s
    fadd v1.4s, v30.4s, v10.4s
    fsub v10.4s, v10.4s, v30.4s
    mov v7.16b, v17.16b
    mov v18.16b, v28.16b
    mov v19.16b, v29.16b
    fsub v12.4s, v9.4s, v8.4s
    fadd v5.4s, v8.4s, v9.4s
    mov v6.16b, v10.16b
    mov v24.16b, v1.16b
    mov v30.16b, v26.16b
    fmls v26.4s, v23.4s, v25.s[0]
    fmla v7.4s, v22.4s, v25.s[0]
    fsub v3.4s, v4.4s, v21.4s
    fsub v8.4s, v0.4s, v11.4s
    fmls v18.4s, v31.4s, v27.s[3]
    fmla v19.4s, v16.4s, v27.s[3]
    fmls v6.4s, v5.4s, v20.s[0]
    fmla v24.4s, v12.4s, v20.s[0]
    fmls v12.4s, v1.4s, v20.s[0]
    fadd v0.4s, v11.4s, v0.4s
    fsub v1.4s, v8.4s, v3.4s
    mov v9.16b, v7.16b
    mov v2.16b, v18.16b
    mov v13.16b, v19.16b
    mov v11.16b, v26.16b
    fmla v5.4s, v10.4s, v20.s[0]
    fmla v30.4s, v23.4s, v25.s[0]
    fmls v17.4s, v22.4s, v25.s[0]
    fadd v21.4s, v21.4s, v4.4s
    fadd v22.4s, v3.4s, v8.4s
    fmla v28.4s, v31.4s, v27.s[3]
    fmls v29.4s, v16.4s, v27.s[3]
    fmla v13.4s, v0.4s, v27.s[3]
    fmls v19.4s, v0.4s, v27.s[3]
    fmla v9.4s, v12.4s, v25.s[1]
    fmls v7.4s, v12.4s, v25.s[1]
    fmla v2.4s, v1.4s, v25.s[0]
    fmls v18.4s, v1.4s, v25.s[0]
    fmls v11.4s, v6.4s, v25.s[1]
    cmp x0, #15
    bne .Lotherwise_429
    zip1 v0.4s, v13.4s, v2.4s
    zip1 v1.4s, v9.4s, v11.4s
    zip2 v2.4s, v13.4s, v2.4s
    zip2 v3.4s, v9.4s, v11.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    str q4, [x27]
    str q0, [x5]
    str q1, [x10]
    str q2, [x11]
    b .Lend_430
.Lotherwise_429:
    cmp x0, #3
    bne .Lotherwise_431
    zip1 v0.4s, v13.4s, v9.4s
    zip2 v1.4s, v13.4s, v9.4s
    str d0, [x27]
    st1 {v0.d}[1], [x5]
    str d1, [x10]
    st1 {v1.d}[1], [x11]
    b .Lend_432
.Lotherwise_431:
    cbnz x0, .Lotherwise_433
    b .Lend_434
.Lotherwise_433:
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_435
    zip1 v0.4s, v13.4s, v2.4s
    zip1 v1.4s, v9.4s, v11.4s
    zip2 v2.4s, v13.4s, v2.4s
    zip2 v3.4s, v9.4s, v11.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    str q4, [x27]
    str q0, [x5]
    str q1, [x10]
    str q2, [x11]
    b .Lend_436
.Lotherwise_435:
    tst x0, #1
    beq .Lotherwise_437
    st1 {v13.s}[0], [x27]
    st1 {v13.s}[1], [x5]
    st1 {v13.s}[2], [x10]
    st1 {v13.s}[3], [x11]
.Lotherwise_437:
    tst x0, #2
    beq .Lotherwise_438
    add x1, x27, #4
    add x2, x5, #4
    add x3, x10, #4
    st1 {v9.s}[0], [x1]
    add x1, x11, #4
    st1 {v9.s}[1], [x2]
    st1 {v9.s}[2], [x3]
    st1 {v9.s}[3], [x1]
.Lotherwise_438:
    tst x0, #4
    beq .Lotherwise_439
    add x1, x27, #8
    add x2, x5, #8
    add x3, x10, #8
    st1 {v2.s}[0], [x1]
    add x1, x11, #8
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x1]
.Lotherwise_439:
    tst x0, #8
    beq .Lotherwise_440
    add x0, x27, #12
    add x1, x5, #12
    add x2, x10, #12
    st1 {v11.s}[0], [x0]
    add x0, x11, #12
    st1 {v11.s}[1], [x1]
    st1 {v11.s}[2], [x2]
    st1 {v11.s}[3], [x0]
.Lotherwise_440:
.Lend_436:
.Lend_434:
.Lend_432:
.Lend_430:
    lsr x0, x4, #8
    fmla v26.4s, v6.4s, v25.s[1]
    ubfx x0, x0, #0, #4
    cmp x0, #15
    bne .Lotherwise_441
    zip1 v0.4s, v19.4s, v18.4s
    zip1 v1.4s, v7.4s, v26.4s
    zip2 v2.4s, v19.4s, v18.4s
    zip2 v3.4s, v7.4s, v26.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    str q4, [x27, #32]
    str q0, [x5, #32]
    str q1, [x10, #32]
    str q2, [x11, #32]
    b .Lend_442
.Lotherwise_441:
    cmp x0, #3
    bne .Lotherwise_443
    zip1 v0.4s, v19.4s, v7.4s
    zip2 v1.4s, v19.4s, v7.4s
    add x0, x5, #32
    add x1, x11, #32
    str d0, [x27, #32]
    st1 {v0.d}[1], [x0]
    str d1, [x10, #32]
    st1 {v1.d}[1], [x1]
    b .Lend_444
.Lotherwise_443:
    cbnz x0, .Lotherwise_445
    b .Lend_446
.Lotherwise_445:
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_447
    zip1 v0.4s, v19.4s, v18.4s
    zip1 v1.4s, v7.4s, v26.4s
    zip2 v2.4s, v19.4s, v18.4s
    zip2 v3.4s, v7.4s, v26.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    str q4, [x27, #32]
    str q0, [x5, #32]
    str q1, [x10, #32]
    str q2, [x11, #32]
    b .Lend_448
.Lotherwise_447:
    tst x0, #1
    beq .Lotherwise_449
    add x1, x27, #32
    add x2, x5, #32
    add x3, x10, #32
    st1 {v19.s}[0], [x1]
    add x1, x11, #32
    st1 {v19.s}[1], [x2]
    st1 {v19.s}[2], [x3]
    st1 {v19.s}[3], [x1]
.Lotherwise_449:
    tst x0, #2
    beq .Lotherwise_450
    add x1, x27, #36
    add x2, x5, #36
    add x3, x10, #36
    st1 {v7.s}[0], [x1]
    add x1, x11, #36
    st1 {v7.s}[1], [x2]
    st1 {v7.s}[2], [x3]
    st1 {v7.s}[3], [x1]
.Lotherwise_450:
    tst x0, #4
    beq .Lotherwise_451
    add x1, x27, #40
    add x2, x5, #40
    add x3, x10, #40
    st1 {v18.s}[0], [x1]
    add x1, x11, #40
    st1 {v18.s}[1], [x2]
    st1 {v18.s}[2], [x3]
    st1 {v18.s}[3], [x1]
.Lotherwise_451:
    tst x0, #8
    beq .Lotherwise_452
    add x0, x27, #44
    add x1, x5, #44
    add x2, x10, #44
    st1 {v26.s}[0], [x0]
    add x0, x11, #44
    st1 {v26.s}[1], [x1]
    st1 {v26.s}[2], [x2]
    st1 {v26.s}[3], [x0]
.Lotherwise_452:
.Lend_448:
.Lend_446:
.Lend_444:
.Lend_442:
    mov v0.16b, v29.16b
    mov v1.16b, v17.16b
    lsr x0, x4, #4
    mov v2.16b, v28.16b
    mov v3.16b, v30.16b
    ubfx x0, x0, #0, #4
    fmls v0.4s, v21.4s, v27.s[3]
    fmla v29.4s, v21.4s, v27.s[3]
    fmls v1.4s, v24.4s, v25.s[1]
    fmla v17.4s, v24.4s, v25.s[1]
    fmls v2.4s, v22.4s, v25.s[0]
    fmla v28.4s, v22.4s, v25.s[0]
    fmls v3.4s, v5.4s, v25.s[1]
    cmp x0, #15
    bne .Lotherwise_453
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v6.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v6.4s
    zip2 v3.4s, v4.4s, v6.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x27, #16]
    str q3, [x5, #16]
    str q4, [x10, #16]
    str q0, [x11, #16]
    b .Lend_454
.Lotherwise_453:
    cmp x0, #3
    bne .Lotherwise_455
    zip1 v2.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    add x0, x5, #16
    add x1, x11, #16
    str d2, [x27, #16]
    st1 {v2.d}[1], [x0]
    str d0, [x10, #16]
    st1 {v0.d}[1], [x1]
    b .Lend_456
.Lotherwise_455:
    cbnz x0, .Lotherwise_457
    b .Lend_458
.Lotherwise_457:
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_459
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v6.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v6.4s
    zip2 v3.4s, v4.4s, v6.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x27, #16]
    str q3, [x5, #16]
    str q4, [x10, #16]
    str q0, [x11, #16]
    b .Lend_460
.Lotherwise_459:
    tst x0, #1
    beq .Lotherwise_461
    add x1, x27, #16
    add x2, x5, #16
    add x3, x10, #16
    st1 {v0.s}[0], [x1]
    add x1, x11, #16
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x3]
    st1 {v0.s}[3], [x1]
.Lotherwise_461:
    tst x0, #2
    beq .Lotherwise_462
    add x1, x27, #20
    add x2, x5, #20
    add x3, x10, #20
    st1 {v1.s}[0], [x1]
    add x1, x11, #20
    st1 {v1.s}[1], [x2]
    st1 {v1.s}[2], [x3]
    st1 {v1.s}[3], [x1]
.Lotherwise_462:
    tst x0, #4
    beq .Lotherwise_463
    add x1, x27, #24
    add x2, x5, #24
    add x3, x10, #24
    st1 {v2.s}[0], [x1]
    add x1, x11, #24
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x1]
.Lotherwise_463:
    tst x0, #8
    beq .Lotherwise_464
    add x0, x27, #28
    add x1, x5, #28
    add x2, x10, #28
    st1 {v3.s}[0], [x0]
    add x0, x11, #28
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_464:
.Lend_460:
.Lend_458:
.Lend_456:
.Lend_454:
    lsr x0, x4, #12
    fmla v30.4s, v5.4s, v25.s[1]
    ubfx x0, x0, #0, #4
    cmp x0, #15
    bne .Lotherwise_465
    zip1 v0.4s, v29.4s, v28.4s
    zip1 v1.4s, v17.4s, v30.4s
    zip2 v2.4s, v29.4s, v28.4s
    zip2 v3.4s, v17.4s, v30.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    str q4, [x27, #48]
    str q0, [x5, #48]
    str q1, [x10, #48]
    str q2, [x11, #48]
    b .Lend_466
.Lotherwise_465:
    cmp x0, #3
    bne .Lotherwise_467
    zip1 v0.4s, v29.4s, v17.4s
    zip2 v1.4s, v29.4s, v17.4s
    add x0, x5, #48
    add x1, x11, #48
    str d0, [x27, #48]
    st1 {v0.d}[1], [x0]
    str d1, [x10, #48]
    st1 {v1.d}[1], [x1]
    b .Lend_468
.Lotherwise_467:
    cbnz x0, .Lotherwise_469
    b .Lend_470
.Lotherwise_469:
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_471
    zip1 v0.4s, v29.4s, v28.4s
    zip1 v1.4s, v17.4s, v30.4s
    zip2 v2.4s, v29.4s, v28.4s
    zip2 v3.4s, v17.4s, v30.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    str q4, [x27, #48]
    str q0, [x5, #48]
    str q1, [x10, #48]
    str q2, [x11, #48]
    b .Lend_472
.Lotherwise_471:
    tst x0, #1
    beq .Lotherwise_473
    add x1, x27, #48
    add x2, x5, #48
    add x3, x10, #48
    st1 {v29.s}[0], [x1]
    add x1, x11, #48
    st1 {v29.s}[1], [x2]
    st1 {v29.s}[2], [x3]
    st1 {v29.s}[3], [x1]
.Lotherwise_473:
    tst x0, #2
    beq .Lotherwise_474
    add x1, x27, #52
    add x2, x5, #52
    add x3, x10, #52
    st1 {v17.s}[0], [x1]
    add x1, x11, #52
    st1 {v17.s}[1], [x2]
    st1 {v17.s}[2], [x3]
    st1 {v17.s}[3], [x1]
.Lotherwise_474:
    tst x0, #4
    beq .Lotherwise_475
    add x1, x27, #56
    add x2, x5, #56
    add x3, x10, #56
    st1 {v28.s}[0], [x1]
    add x1, x11, #56
    st1 {v28.s}[1], [x2]
    st1 {v28.s}[2], [x3]
    st1 {v28.s}[3], [x1]
.Lotherwise_475:
    tst x0, #8
    beq .Lotherwise_476
    add x0, x27, #60
    add x1, x5, #60
    add x2, x10, #60
    st1 {v30.s}[0], [x0]
    add x0, x11, #60
    st1 {v30.s}[1], [x1]
    st1 {v30.s}[2], [x2]
    st1 {v30.s}[3], [x0]
.Lotherwise_476:
.Lend_472:
.Lend_470:
.Lend_468:
.Lend_466:
.Lotherwise_428:
    sub x9, x9, #1
    lsr x8, x8, #1
    add x27, x27, x6, lsl #2
    add x5, x5, x6, lsl #2
    add x10, x10, x6, lsl #2
    add x11, x11, x6, lsl #2
    add x7, x7, #256
    cbnz x9, .Lrepeat_427
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp x27, x28, [sp, #64]
    ldr x30, [sp, #80]
    ldp d8, d9, [sp, #88]
    ldp d10, d11, [sp, #104]
    ldp d12, d13, [sp, #120]
    ldp d14, d15, [sp, #136]
    add sp, sp, #160
    ret
    .size nnp_fourier_16x16_gauss_output_with_bias__aarch64_neon, . - nnp_fourier_16x16_gauss_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_16x16_gauss_output_with_bias_with_relu__aarch64_neon:
    .long 0x3ed413cd, 0x40000000, 0x3fb504f3, 0x3fec835e
    .long 0x3f3504f3, 0x3f6c835e, 0x3b800000, 0x3c000000
    .long 0x3bb504f3, 0x3bec835e, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_16x16_gauss_output_with_bias_with_relu__aarch64_neon
    .type nnp_fourier_16x16_gauss_output_with_bias_with_relu__aarch64_neon, %function
nnp_fourier_16x16_gauss_output_with_bias_with_relu__aarch64_neon:
    sub sp, sp, #160
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp x27, x28, [sp, #64]
    str x30, [sp, #80]
    stp d8, d9, [sp, #88]
    stp d10, d11, [sp, #104]
    stp d12, d13, [sp, #120]
    stp d14, d15, [sp, #136]
    mov x16, x0
    mov x17, x1
    adrp x0, .Lconstants_nnp_fourier_16x16_gauss_output_with_bias_with_relu__aarch64_neon
    ldr q20, [x0, :lo12:.Lconstants_nnp_fourier_16x16_gauss_output_with_bias_with_relu__aarch64_neon]
    mov w0, #46
    lsl x15, x17, #2
    mul x10, x17, x0
    add x11, x16, x15, lsl #3
    add x12, x15, x15, lsl #1
    add x0, x16, x15
    ldr q28, [x16]
    add x13, x11, x15, lsl #3
    add x14, x12, x15, lsl #1
    add x1, x16, x15, lsl #1
    ldr q29, [x0]
    add x19, x13, x15, lsl #3
    add x0, x16, x12
    add x21, x14, x15, lsl #1
    ldr q30, [x1]
    add x20, x19, x15, lsl #3
    ldr q31, [x0]
    add x0, x16, x15, lsl #2
    add x1, x16, x14
    add x22, x20, x15, lsl #3
    add x6, x16, x21
    add x23, x11, x15
    ldr q8, [x0]
    add x0, x11, x15, lsl #1
    add x7, x11, x15, lsl #2
    add x24, x11, x14
    ldr q0, [x1]
    add x1, x11, x21
    add x8, x11, x12, lsl #1
    add x25, x13, x15, lsl #1
    ldr q1, [x6]
    add x6, x13, x12
    add x9, x13, x14
    add x26, x13, x15, lsl #2
    ldr q2, [x23]
    add x23, x13, x12, lsl #1
    ldr q3, [x11]
    ldr q9, [x0]
    add x27, x13, x21
    ldr q4, [x7]
    add x0, x19, x15
    ldr q5, [x24]
    add x7, x19, x15, lsl #1
    ldr q6, [x1]
    add x24, x19, x15, lsl #2
    ldr q7, [x8]
    add x1, x19, x12, lsl #1
    ldr q10, [x13]
    ldr q16, [x25]
    add x25, x19, x14
    add x8, x16, x12, lsl #1
    ldr q17, [x6]
    add x28, x19, x21
    add x21, x20, x21
    ldr q18, [x9]
    add x9, x20, x15
    ldr q19, [x26]
    add x26, x20, x15, lsl #1
    ldr q11, [x23]
    add x23, x20, x15, lsl #2
    ldr q21, [x27]
    add x6, x20, x12
    ldr q12, [x0]
    add x0, x20, x14
    ldr q22, [x7]
    add x7, x22, x15, lsl #1
    ldr q23, [x24]
    add x24, x22, x15
    ldr q24, [x1]
    add x1, x22, x12
    ldr q25, [x25]
    add x25, x22, x15, lsl #2
    ldr q13, [x28]
    ldr q26, [x9]
    add x9, x11, x12
    ldr q27, [x26]
    add x11, x13, x15
    add x13, x19, x12
    add x12, x20, x12, lsl #1
    add x14, x22, x14
    fadd v14.4s, v8.4s, v0.4s
    fsub v2.4s, v1.4s, v2.4s
    mov x15, x2
    fadd v1.4s, v1.4s, v3.4s
    ldr q0, [x23]
    fsub v3.4s, v9.4s, v4.4s
    add x16, x16, x10, lsl #2
    fsub v4.4s, v5.4s, v6.4s
    fadd v6.4s, v5.4s, v7.4s
    ldr q5, [x6]
    lsl x10, x17, #2
    fsub v7.4s, v10.4s, v16.4s
    fsub v16.4s, v17.4s, v18.4s
    add x17, x10, x10, lsl #1
    fadd v17.4s, v17.4s, v19.4s
    ldr q18, [x0]
    fadd v19.4s, v11.4s, v21.4s
    add x6, x16, x10, lsl #3
    fadd v21.4s, v12.4s, v22.4s
    fsub v22.4s, v23.4s, v24.4s
    add x23, x6, x10, lsl #3
    mov x26, x5
    fadd v24.4s, v23.4s, v25.4s
    ldr q23, [x21]
    fsub v25.4s, v13.4s, v26.4s
    add x21, x23, x10, lsl #3
    fsub v26.4s, v27.4s, v0.4s
    fadd v5.4s, v27.4s, v5.4s
    ldr q27, [x22]
    add x5, x17, x10, lsl #1
    add x22, x21, x10, lsl #3
    mov x27, x3
    add x2, x5, x10, lsl #1
    add x3, x22, x10, lsl #3
    mov x28, x26
    fsub v23.4s, v18.4s, v23.4s
    ldr q0, [x15]
    mov w15, #7
    str q0, [x26, #4096]
    ldr q0, [x8]
    fsub v8.4s, v8.4s, v0.4s
    ldr q0, [x9]
    fadd v9.4s, v9.4s, v0.4s
    ldr q0, [x11]
    fadd v10.4s, v10.4s, v0.4s
    ldr q0, [x19]
    fsub v0.4s, v11.4s, v0.4s
    fadd v11.4s, v1.4s, v17.4s
    fsub v17.4s, v1.4s, v17.4s
    fsub v15.4s, v2.4s, v16.4s
    fadd v1.4s, v2.4s, v16.4s
    fsub v2.4s, v15.4s, v11.4s
    fadd v11.4s, v11.4s, v15.4s
    fadd v16.4s, v9.4s, v10.4s
    fsub v9.4s, v10.4s, v9.4s
    fsub v10.4s, v7.4s, v3.4s
    fadd v7.4s, v3.4s, v7.4s
    fadd v3.4s, v14.4s, v19.4s
    fsub v19.4s, v14.4s, v19.4s
    fsub v14.4s, v8.4s, v0.4s
    fadd v8.4s, v8.4s, v0.4s
    fadd v0.4s, v10.4s, v3.4s
    fsub v15.4s, v3.4s, v10.4s
    fsub v10.4s, v14.4s, v16.4s
    fadd v3.4s, v16.4s, v14.4s
    mov v16.16b, v15.16b
    fmls v16.4s, v3.4s, v20.s[0]
    fmla v3.4s, v15.4s, v20.s[0]
    mov v14.16b, v0.16b
    fmla v14.4s, v10.4s, v20.s[0]
    fmls v10.4s, v0.4s, v20.s[0]
    fadd v15.4s, v28.4s, v29.4s
    fsub v28.4s, v28.4s, v29.4s
    mov v29.16b, v28.16b
    fmla v28.4s, v6.4s, v20.s[1]
    fmls v29.4s, v6.4s, v20.s[1]
    mov v6.16b, v28.16b
    fmls v28.4s, v11.4s, v20.s[2]
    fmla v6.4s, v11.4s, v20.s[2]
    mov v0.16b, v28.16b
    fmla v28.4s, v16.4s, v20.s[3]
    fmls v0.4s, v16.4s, v20.s[3]
    str q28, [x26, #2816]
    ldr q16, [x7]
    str q0, [x26, #768]
    ldr q0, [x24]
    fsub v16.4s, v27.4s, v16.4s
    fadd v27.4s, v27.4s, v0.4s
    ldr q28, [x1]
    mov v0.16b, v6.16b
    fmla v6.4s, v3.4s, v20.s[3]
    fmls v0.4s, v3.4s, v20.s[3]
    str q6, [x26, #3840]
    ldr q3, [x25]
    str q0, [x26, #1792]
    ldr q0, [x13]
    fadd v3.4s, v28.4s, v3.4s
    fsub v6.4s, v12.4s, v0.4s
    ldr q0, [x20]
    fadd v11.4s, v13.4s, v0.4s
    ldr q0, [x12]
    fadd v18.4s, v18.4s, v0.4s
    ldr q0, [x14]
    fsub v0.4s, v28.4s, v0.4s
    fadd v28.4s, v30.4s, v31.4s
    fsub v30.4s, v30.4s, v31.4s
    mov v31.16b, v15.16b
    fmls v15.4s, v4.4s, v20.s[1]
    fmla v31.4s, v4.4s, v20.s[1]
    mov v4.16b, v28.16b
    fmls v28.4s, v26.4s, v20.s[1]
    fmla v4.4s, v26.4s, v20.s[1]
    mov v26.16b, v30.16b
    fmla v30.4s, v5.4s, v20.s[1]
    fmls v26.4s, v5.4s, v20.s[1]
    fadd v12.4s, v24.4s, v27.4s
    fsub v24.4s, v24.4s, v27.4s
    fsub v27.4s, v22.4s, v16.4s
    fadd v16.4s, v22.4s, v16.4s
    fsub v22.4s, v23.4s, v25.4s
    fadd v23.4s, v25.4s, v23.4s
    fadd v5.4s, v21.4s, v3.4s
    fsub v21.4s, v21.4s, v3.4s
    fadd v25.4s, v11.4s, v18.4s
    fsub v18.4s, v18.4s, v11.4s
    fsub v11.4s, v6.4s, v0.4s
    fadd v6.4s, v6.4s, v0.4s
    fsub v13.4s, v27.4s, v12.4s
    fadd v27.4s, v12.4s, v27.4s
    fadd v12.4s, v22.4s, v5.4s
    fsub v0.4s, v5.4s, v22.4s
    mov v3.16b, v29.16b
    fmls v29.4s, v2.4s, v20.s[2]
    fmla v3.4s, v2.4s, v20.s[2]
    mov v2.16b, v15.16b
    fmla v15.4s, v17.4s, v20.s[1]
    fmls v2.4s, v17.4s, v20.s[1]
    mov v5.16b, v31.16b
    fmls v31.4s, v1.4s, v20.s[1]
    fmla v5.4s, v1.4s, v20.s[1]
    mov v17.16b, v30.16b
    fmls v30.4s, v27.4s, v20.s[2]
    fmla v17.4s, v27.4s, v20.s[2]
    mov v22.16b, v26.16b
    fmls v26.4s, v13.4s, v20.s[2]
    fmla v22.4s, v13.4s, v20.s[2]
    mov v27.16b, v28.16b
    fmla v28.4s, v24.4s, v20.s[1]
    fmls v27.4s, v24.4s, v20.s[1]
    mov v24.16b, v4.16b
    fmls v4.4s, v16.4s, v20.s[1]
    fmla v24.4s, v16.4s, v20.s[1]
    fsub v16.4s, v11.4s, v25.4s
    fadd v25.4s, v25.4s, v11.4s
    fsub v11.4s, v19.4s, v9.4s
    fadd v1.4s, v9.4s, v19.4s
    fsub v19.4s, v8.4s, v7.4s
    fadd v7.4s, v7.4s, v8.4s
    mov v8.16b, v0.16b
    fmls v8.4s, v25.4s, v20.s[0]
    fmla v25.4s, v0.4s, v20.s[0]
    mov v9.16b, v12.16b
    fmla v9.4s, v16.4s, v20.s[0]
    fmls v16.4s, v12.4s, v20.s[0]
    fsub v12.4s, v21.4s, v18.4s
    fadd v18.4s, v18.4s, v21.4s
    fsub v13.4s, v6.4s, v23.4s
    fadd v21.4s, v23.4s, v6.4s
    fsub v23.4s, v19.4s, v11.4s
    fadd v0.4s, v11.4s, v19.4s
    mov v6.16b, v29.16b
    fmla v29.4s, v14.4s, v20.s[3]
    fmls v6.4s, v14.4s, v20.s[3]
    fsub v19.4s, v13.4s, v12.4s
    fadd v11.4s, v12.4s, v13.4s
    mov v12.16b, v3.16b
    fmls v3.4s, v10.4s, v20.s[3]
    str q29, [x26, #3328]
    mov v29.16b, v15.16b
    fmla v12.4s, v10.4s, v20.s[3]
    mov v10.16b, v2.16b
    fmls v29.4s, v0.4s, v20.s[2]
    fmla v15.4s, v0.4s, v20.s[2]
    str q6, [x26, #1280]
    mov v6.16b, v31.16b
    mov v13.16b, v5.16b
    fmla v10.4s, v23.4s, v20.s[2]
    fmls v2.4s, v23.4s, v20.s[2]
    str q3, [x26, #2304]
    mov v3.16b, v30.16b
    mov v23.16b, v17.16b
    str q12, [x26, #256]
    mov v12.16b, v26.16b
    fmls v6.4s, v1.4s, v20.s[1]
    str q29, [x26, #1536]
    str q15, [x26, #3584]
    mov v29.16b, v22.16b
    mov v14.16b, v28.16b
    fmla v31.4s, v1.4s, v20.s[1]
    mov v0.16b, v27.16b
    str q10, [x26, #512]
    str q2, [x26, #2560]
    mov v1.16b, v4.16b
    mov v2.16b, v24.16b
    fmla v13.4s, v7.4s, v20.s[1]
    fmls v5.4s, v7.4s, v20.s[1]
    str q6, [x26, #1024]
    fmls v3.4s, v8.4s, v20.s[3]
    fmla v30.4s, v8.4s, v20.s[3]
    fmls v23.4s, v25.4s, v20.s[3]
    fmla v17.4s, v25.4s, v20.s[3]
    str q31, [x26, #3072]
    fmls v12.4s, v9.4s, v20.s[3]
    fmla v26.4s, v9.4s, v20.s[3]
    fmla v29.4s, v16.4s, v20.s[3]
    fmls v22.4s, v16.4s, v20.s[3]
    str q13, [x26]
    str q5, [x26, #2048]
    fmls v14.4s, v11.4s, v20.s[2]
    fmla v28.4s, v11.4s, v20.s[2]
    str q3, [x26, #784]
    str q30, [x26, #2832]
    fmla v0.4s, v19.4s, v20.s[2]
    fmls v27.4s, v19.4s, v20.s[2]
    str q23, [x26, #1808]
    str q17, [x26, #3856]
    fmls v1.4s, v18.4s, v20.s[1]
    fmla v4.4s, v18.4s, v20.s[1]
    str q12, [x26, #1296]
    str q26, [x26, #3344]
    fmla v2.4s, v21.4s, v20.s[1]
    fmls v24.4s, v21.4s, v20.s[1]
    str q29, [x26, #272]
    str q22, [x26, #2320]
    str q14, [x26, #1552]
    str q28, [x26, #3600]
    str q0, [x26, #528]
    str q27, [x26, #2576]
    str q1, [x26, #1040]
    str q4, [x26, #3088]
    str q2, [x26, #16]
    str q24, [x26, #2064]
.Lrepeat_477:
    add x0, x16, x17, lsl #1
    add x1, x16, x2
    add x7, x23, x10, lsl #1
    ldr q0, [x6]
    add x8, x23, x10, lsl #2
    add x9, x23, x17
    add x11, x21, x17, lsl #1
    ldr q1, [x0]
    add x0, x21, x2
    add x12, x3, x10, lsl #1
    add x13, x3, x10, lsl #2
    ldr q2, [x1]
    add x14, x3, x17
    ldr q3, [x7]
    ldr q4, [x8]
    add x19, x16, x10, lsl #1
    ldr q5, [x9]
    ldr q6, [x11]
    add x1, x16, x10
    add x7, x6, x10, lsl #2
    ldr q7, [x22]
    ldr q16, [x0]
    add x0, x6, x17, lsl #1
    add x8, x6, x5
    ldr q18, [x12]
    ldr q19, [x13]
    add x9, x21, x10, lsl #1
    add x11, x21, x10
    ldr q21, [x14]
    add x12, x22, x10, lsl #2
    add x13, x22, x17, lsl #1
    add x14, x22, x5
    ldr q22, [x16]
    ldr q26, [x19]
    fsub v17.4s, v1.4s, v0.4s
    fadd v2.4s, v1.4s, v2.4s
    ldr q1, [x1]
    ldr q25, [x7]
    fsub v0.4s, v3.4s, v4.4s
    fadd v23.4s, v3.4s, v5.4s
    ldr q4, [x0]
    ldr q5, [x8]
    fsub v27.4s, v6.4s, v7.4s
    fadd v24.4s, v6.4s, v16.4s
    ldr q6, [x21]
    ldr q16, [x9]
    fsub v14.4s, v18.4s, v19.4s
    add x19, x6, x10
    ldr q19, [x11]
    ldr q31, [x12]
    fadd v29.4s, v18.4s, v21.4s
    add x8, x6, x17
    ldr q18, [x13]
    ldr q8, [x14]
    fsub v30.4s, v22.4s, v26.4s
    fsub v26.4s, v17.4s, v27.4s
    fadd v3.4s, v22.4s, v1.4s
    fsub v1.4s, v2.4s, v24.4s
    add x0, x6, x10, lsl #1
    add x1, x6, x2
    fsub v4.4s, v25.4s, v4.4s
    fadd v7.4s, v25.4s, v5.4s
    add x7, x23, x5
    add x24, x23, x2
    fsub v10.4s, v6.4s, v16.4s
    fsub v21.4s, v14.4s, v0.4s
    add x9, x23, x17, lsl #1
    add x11, x22, x10
    fadd v6.4s, v6.4s, v19.4s
    fsub v28.4s, v29.4s, v23.4s
    add x12, x22, x17
    add x13, x22, x10, lsl #1
    fsub v18.4s, v31.4s, v18.4s
    fadd v12.4s, v31.4s, v8.4s
    add x14, x3, x5
    add x20, x3, x2
    ldr q11, [x19]
    add x19, x3, x17, lsl #1
    ldr q19, [x8]
    fsub v22.4s, v30.4s, v10.4s
    ldr q13, [x0]
    ldr q9, [x1]
    fsub v25.4s, v3.4s, v6.4s
    fsub v16.4s, v26.4s, v1.4s
    ldr q8, [x23]
    ldr q31, [x7]
    fadd v5.4s, v26.4s, v1.4s
    fsub v26.4s, v12.4s, v7.4s
    add x8, x16, x17
    add x25, x16, x5
    add x30, x21, x17
    fadd v1.4s, v30.4s, v10.4s
    ldr q30, [x24]
    add x7, x21, x5
    add x24, x22, x2
    fadd v2.4s, v2.4s, v24.4s
    ldr q10, [x9]
    fsub v19.4s, v11.4s, v19.4s
    add x9, x16, x10, lsl #2
    fadd v24.4s, v23.4s, v29.4s
    ldr q29, [x11]
    fadd v11.4s, v11.4s, v13.4s
    ldr q23, [x12]
    add x11, x23, x10
    fadd v8.4s, v9.4s, v8.4s
    add x12, x21, x10, lsl #2
    fadd v6.4s, v3.4s, v6.4s
    ldr q15, [x13]
    str q19, [x26, #4144]
    ldr q19, [x14]
    add x0, x3, x10
    fadd v7.4s, v7.4s, v12.4s
    ldr q13, [x20]
    fsub v3.4s, v31.4s, v30.4s
    str q11, [x26, #4112]
    fsub v30.4s, v4.4s, v18.4s
    fadd v12.4s, v31.4s, v10.4s
    ldr q31, [x19]
    str q8, [x26, #4240]
    fadd v11.4s, v21.4s, v28.4s
    fsub v10.4s, v28.4s, v21.4s
    adrp x1, .Lconstants_nnp_fourier_16x16_gauss_output_with_bias_with_relu__aarch64_neon+16
    ldr q28, [x1, :lo12:.Lconstants_nnp_fourier_16x16_gauss_output_with_bias_with_relu__aarch64_neon+16]
    fsub v8.4s, v29.4s, v23.4s
    mov w1, #48
    fadd v29.4s, v29.4s, v15.4s
    fsub v21.4s, v22.4s, v26.4s
    str q3, [x26, #4192]
    ldr q3, [x8]
    str q12, [x26, #4176]
    fsub v12.4s, v25.4s, v30.4s
    fadd v23.4s, v4.4s, v18.4s
    ldr q4, [x25]
    fsub v15.4s, v19.4s, v13.4s
    str q8, [x26, #4160]
    fsub v18.4s, v10.4s, v5.4s
    mul x1, x10, x1
    fadd v31.4s, v19.4s, v31.4s
    fsub v19.4s, v16.4s, v11.4s
    str q29, [x26, #4128]
    ldr q13, [x30]
    fadd v29.4s, v22.4s, v26.4s
    mov v8.16b, v21.16b
    sub x15, x15, #1
    add x16, x16, x1
    fmls v21.4s, v18.4s, v28.s[0]
    str q15, [x26, #4224]
    mov v26.16b, v12.16b
    add x6, x6, x1
    fmls v12.4s, v19.4s, v28.s[0]
    str q31, [x26, #4208]
    add x26, x26, #96
    ldr q31, [x7]
    add x26, x26, #1, lsl #12
    fsub v22.4s, v3.4s, v4.4s
    fadd v30.4s, v25.4s, v30.4s
    ldr q25, [x24]
    fadd v4.4s, v16.4s, v11.4s
    ldr q11, [x3]
    fadd v5.4s, v5.4s, v10.4s
    ldr q10, [x26, #-16]
    fadd v16.4s, v17.4s, v27.4s
    ldr q27, [x9]
    fadd v17.4s, v0.4s, v14.4s
    ldr q14, [x11]
    str q12, [x26, #64]
    ldr q0, [x12]
    fmla v8.4s, v18.4s, v28.s[0]
    fsub v18.4s, v1.4s, v23.4s
    fsub v31.4s, v13.4s, v31.4s
    fadd v23.4s, v1.4s, v23.4s
    ldr q12, [x0]
    add x23, x23, x1
    fmla v26.4s, v19.4s, v28.s[0]
    fsub v19.4s, v24.4s, v2.4s
    add x21, x21, x1
    add x22, x22, x1
    fadd v11.4s, v25.4s, v11.4s
    fadd v24.4s, v2.4s, v24.4s
    add x3, x3, x1
    fadd v27.4s, v3.4s, v27.4s
    fsub v9.4s, v9.4s, v14.4s
    fadd v13.4s, v13.4s, v0.4s
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x26]
    str q21, [x26], #-80
    fsub v12.4s, v25.4s, v12.4s
    fsub v25.4s, v22.4s, v31.4s
    fadd v21.4s, v22.4s, v31.4s
    mov v31.16b, v29.16b
    str q26, [x26, #64]
    fsub v26.4s, v27.4s, v13.4s
    fadd v22.4s, v27.4s, v13.4s
    str q8, [x26, #96]
    fsub v27.4s, v9.4s, v12.4s
    fadd v13.4s, v9.4s, v12.4s
    mov v8.16b, v30.16b
    fmla v31.4s, v4.4s, v28.s[0]
    fsub v9.4s, v11.4s, v3.4s
    fsub v15.4s, v2.4s, v0.4s
    fadd v3.4s, v3.4s, v11.4s
    fsub v14.4s, v1.4s, v10.4s
    fadd v11.4s, v0.4s, v2.4s
    fadd v10.4s, v10.4s, v1.4s
    fadd v0.4s, v25.4s, v9.4s
    fadd v12.4s, v26.4s, v27.4s
    fmla v8.4s, v5.4s, v28.s[0]
    fmls v29.4s, v4.4s, v28.s[0]
    fsub v2.4s, v21.4s, v13.4s
    fmls v30.4s, v5.4s, v28.s[0]
    fsub v1.4s, v22.4s, v3.4s
    fadd v4.4s, v21.4s, v13.4s
    mov v5.16b, v0.16b
    fadd v21.4s, v22.4s, v3.4s
    fadd v22.4s, v6.4s, v7.4s
    fsub v13.4s, v6.4s, v7.4s
    fmls v5.4s, v12.4s, v20.s[0]
    fmla v12.4s, v0.4s, v20.s[0]
    fsub v7.4s, v2.4s, v1.4s
    fadd v6.4s, v16.4s, v17.4s
    fsub v3.4s, v16.4s, v17.4s
    fadd v16.4s, v18.4s, v19.4s
    fsub v0.4s, v18.4s, v19.4s
    fadd v17.4s, v22.4s, v24.4s
    fsub v18.4s, v22.4s, v24.4s
    fadd v19.4s, v23.4s, v6.4s
    fsub v6.4s, v23.4s, v6.4s
    mov v22.16b, v31.16b
    fsub v9.4s, v25.4s, v9.4s
    mov v23.16b, v8.16b
    str q0, [x26, #176]
    mov v24.16b, v29.16b
    fsub v0.4s, v26.4s, v27.4s
    mov v26.16b, v30.16b
    fadd v25.4s, v2.4s, v1.4s
    mov v27.16b, v16.16b
    str q9, [x26, #112]
    fadd v1.4s, v13.4s, v3.4s
    fsub v2.4s, v13.4s, v3.4s
    str q0, [x26, #128]
    str q1, [x26, #192]
    str q2, [x26, #160]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x26]
    fadd v9.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v0.4s, v1.4s
    fsub v0.4s, v1.4s, v0.4s
    fadd v13.4s, v11.4s, v9.4s
    fsub v9.4s, v11.4s, v9.4s
    fadd v11.4s, v10.4s, v3.4s
    fsub v1.4s, v10.4s, v3.4s
    fadd v3.4s, v15.4s, v0.4s
    fsub v10.4s, v15.4s, v0.4s
    fadd v15.4s, v14.4s, v2.4s
    fsub v2.4s, v14.4s, v2.4s
    fadd v14.4s, v4.4s, v13.4s
    fsub v4.4s, v4.4s, v13.4s
    fadd v13.4s, v21.4s, v11.4s
    fsub v21.4s, v11.4s, v21.4s
    fadd v0.4s, v19.4s, v14.4s
    fsub v19.4s, v19.4s, v14.4s
    str q0, [x28, #32]
    mov v11.16b, v3.16b
    str q19, [x28, #2080]
    fadd v19.4s, v9.4s, v1.4s
    fsub v9.4s, v1.4s, v9.4s
    fadd v0.4s, v17.4s, v13.4s
    fmla v11.4s, v15.4s, v20.s[0]
    fmls v15.4s, v3.4s, v20.s[0]
    fadd v14.4s, v7.4s, v19.4s
    fsub v1.4s, v17.4s, v13.4s
    fadd v17.4s, v6.4s, v21.4s
    fsub v6.4s, v6.4s, v21.4s
    str q0, [x28, #48]
    fadd v21.4s, v18.4s, v4.4s
    fsub v0.4s, v18.4s, v4.4s
    fadd v4.4s, v5.4s, v11.4s
    fadd v18.4s, v12.4s, v15.4s
    str q1, [x28, #2096]
    fsub v1.4s, v15.4s, v12.4s
    fsub v3.4s, v5.4s, v11.4s
    str q17, [x28, #1056]
    str q6, [x28, #3104]
    fmla v27.4s, v14.4s, v28.s[0]
    str q21, [x28, #1072]
    str q0, [x28, #3120]
    fadd v0.4s, v25.4s, v9.4s
    fmla v22.4s, v4.4s, v28.s[1]
    fmla v23.4s, v18.4s, v28.s[1]
    fmls v31.4s, v4.4s, v28.s[1]
    fmls v8.4s, v18.4s, v28.s[1]
    fmla v24.4s, v1.4s, v28.s[1]
    fmla v26.4s, v3.4s, v28.s[1]
    fmls v29.4s, v1.4s, v28.s[1]
    fmls v30.4s, v3.4s, v28.s[1]
    str q27, [x28, #544]
    str q22, [x28, #288]
    str q23, [x28, #304]
    fmls v16.4s, v14.4s, v28.s[0]
    fsub v1.4s, v9.4s, v25.4s
    str q31, [x28, #2336]
    str q8, [x28, #2352]
    fsub v3.4s, v7.4s, v19.4s
    mov v4.16b, v2.16b
    str q24, [x28, #1312]
    str q26, [x28, #1328]
    fneg v5.4s, v10.4s
    str q29, [x28, #3360]
    str q30, [x28, #3376]
    fmla v4.4s, v10.4s, v20.s[0]
    ldr q6, [x26, #192]
    str q16, [x28, #2592]
    fmla v5.4s, v2.4s, v20.s[0]
    mov v2.16b, v6.16b
    fmls v6.4s, v0.4s, v28.s[0]
    fmla v2.4s, v0.4s, v28.s[0]
    str q6, [x28, #2608]
    str q2, [x28, #560]
    ldr q0, [x26, #176]
    mov v2.16b, v0.16b
    fmls v0.4s, v1.4s, v28.s[0]
    fmla v2.4s, v1.4s, v28.s[0]
    str q2, [x28, #1568]
    ldr q1, [x26, #160]
    str q0, [x28, #3616]
    mov v0.16b, v1.16b
    fmls v1.4s, v3.4s, v28.s[0]
    fmla v0.4s, v3.4s, v28.s[0]
    str q1, [x28, #3632]
    str q0, [x28, #1584]
    ldp q0, q1, [x26, #112]
    ldr q2, [x26, #96]
    fneg v3.4s, v1.4s
    mov v6.16b, v2.16b
    fmla v3.4s, v0.4s, v20.s[0]
    fmla v0.4s, v1.4s, v20.s[0]
    fadd v1.4s, v3.4s, v4.4s
    fadd v7.4s, v0.4s, v5.4s
    fsub v0.4s, v5.4s, v0.4s
    fsub v3.4s, v3.4s, v4.4s
    fmla v6.4s, v1.4s, v28.s[1]
    fmls v2.4s, v1.4s, v28.s[1]
    str q6, [x28, #800]
    ldr q1, [x26, #64]
    str q2, [x28, #2848]
    mov v2.16b, v1.16b
    fmls v1.4s, v7.4s, v28.s[1]
    fmla v2.4s, v7.4s, v28.s[1]
    str q1, [x28, #2864]
    str q2, [x28, #816]
    ldr q1, [x26, #80]
    mov v2.16b, v1.16b
    fmls v1.4s, v0.4s, v28.s[1]
    fmla v2.4s, v0.4s, v28.s[1]
    str q2, [x28, #1824]
    ldr q0, [x26, #144]
    sub x26, x26, #16
    str q1, [x28, #3872]
    sub x26, x26, #1, lsl #12
    mov v1.16b, v0.16b
    fmls v0.4s, v3.4s, v28.s[1]
    fmla v1.4s, v3.4s, v28.s[1]
    str q0, [x28, #3888]
    str q1, [x28, #1840]
    add x28, x28, #32
    cbnz x15, .Lrepeat_477
    ldr x0, [x4]
    ldr x6, [x4, #8]
    mov x7, x26
    ldr w8, [x4, #16]
    ldr w4, [x4, #20]
    mov w9, #16
    lsl x0, x0, #2
    add x5, x27, x0
    add x10, x5, x0
    add x11, x10, x0
.Lrepeat_478:
    tst x8, #1
    beq .Lotherwise_479
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x7]
    ldr q25, [x26, #4096]
    add x7, x7, #80
    movi v28.4s, #0
    adrp x0, .Lconstants_nnp_fourier_16x16_gauss_output_with_bias_with_relu__aarch64_neon+16
    ldr q26, [x0, :lo12:.Lconstants_nnp_fourier_16x16_gauss_output_with_bias_with_relu__aarch64_neon+16]
    mov x0, x4
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x7]
    add x7, x7, #112
    ubfx x0, x0, #0, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x7]
    fmla v25.4s, v16.4s, v26.s[2]
    ldr q16, [x7, #-128]
    ldp q30, q11, [x7, #-32]
    ldr q21, [x7, #-48]
    sub x7, x7, #192
    adrp x1, .Lconstants_nnp_fourier_16x16_gauss_output_with_bias_with_relu__aarch64_neon+32
    ldr q24, [x1, :lo12:.Lconstants_nnp_fourier_16x16_gauss_output_with_bias_with_relu__aarch64_neon+32]
    mov v27.16b, v25.16b
    fmls v25.4s, v17.4s, v26.s[2]
    fadd v22.4s, v4.4s, v1.4s
    fsub v23.4s, v16.4s, v0.4s
    fmla v27.4s, v17.4s, v26.s[2]
    fsub v31.4s, v30.4s, v5.4s
    fadd v8.4s, v19.4s, v3.4s
    fadd v9.4s, v6.4s, v11.4s
    mov v17.16b, v25.16b
    fsub v10.4s, v18.4s, v2.4s
    fmla v25.4s, v21.4s, v26.s[3]
    fsub v4.4s, v4.4s, v1.4s
    mov v29.16b, v27.16b
    fmls v17.4s, v21.4s, v26.s[3]
    fmls v27.4s, v7.4s, v26.s[3]
    fadd v16.4s, v16.4s, v0.4s
    fmla v29.4s, v7.4s, v26.s[3]
    fsub v21.4s, v23.4s, v22.4s
    fadd v22.4s, v22.4s, v23.4s
    fsub v23.4s, v11.4s, v6.4s
    fadd v5.4s, v5.4s, v30.4s
    fsub v3.4s, v19.4s, v3.4s
    fadd v0.4s, v18.4s, v2.4s
    fadd v1.4s, v31.4s, v8.4s
    fsub v11.4s, v8.4s, v31.4s
    mov v18.16b, v17.16b
    mov v19.16b, v27.16b
    mov v30.16b, v29.16b
    fsub v12.4s, v10.4s, v9.4s
    fadd v6.4s, v9.4s, v10.4s
    mov v7.16b, v11.16b
    mov v31.16b, v1.16b
    mov v8.16b, v25.16b
    fmls v25.4s, v22.4s, v24.s[0]
    fmla v18.4s, v21.4s, v24.s[0]
    fsub v9.4s, v3.4s, v23.4s
    fsub v10.4s, v0.4s, v5.4s
    fmls v19.4s, v4.4s, v26.s[3]
    fmla v30.4s, v16.4s, v26.s[3]
    fmls v7.4s, v6.4s, v20.s[0]
    fmla v31.4s, v12.4s, v20.s[0]
    fmls v12.4s, v1.4s, v20.s[0]
    fadd v0.4s, v5.4s, v0.4s
    fsub v1.4s, v10.4s, v9.4s
    mov v2.16b, v18.16b
    mov v5.16b, v19.16b
    mov v13.16b, v30.16b
    fmla v6.4s, v11.4s, v20.s[0]
    mov v11.16b, v25.16b
    fmla v2.4s, v12.4s, v24.s[1]
    fmla v13.4s, v0.4s, v26.s[3]
    fmla v5.4s, v1.4s, v24.s[0]
    fmls v11.4s, v7.4s, v24.s[1]
    fmla v8.4s, v22.4s, v24.s[0]
    fmls v17.4s, v21.4s, v24.s[0]
    fadd v21.4s, v23.4s, v3.4s
    fadd v22.4s, v9.4s, v10.4s
    fmla v27.4s, v4.4s, v26.s[3]
    fmls v29.4s, v16.4s, v26.s[3]
    fmls v30.4s, v0.4s, v26.s[3]
    fmls v18.4s, v12.4s, v24.s[1]
    fmls v19.4s, v1.4s, v24.s[0]
    fmax v0.4s, v28.4s, v13.4s
    fmax v1.4s, v28.4s, v2.4s
    fmax v2.4s, v28.4s, v5.4s
    fmax v3.4s, v28.4s, v11.4s
    cmp x0, #15
    bne .Lotherwise_480
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x27]
    str q3, [x5]
    str q4, [x10]
    str q0, [x11]
    b .Lend_481
.Lotherwise_480:
    cmp x0, #3
    bne .Lotherwise_482
    zip1 v2.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str d2, [x27]
    st1 {v2.d}[1], [x5]
    str d0, [x10]
    st1 {v0.d}[1], [x11]
    b .Lend_483
.Lotherwise_482:
    cbnz x0, .Lotherwise_484
    b .Lend_485
.Lotherwise_484:
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_486
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x27]
    str q3, [x5]
    str q4, [x10]
    str q0, [x11]
    b .Lend_487
.Lotherwise_486:
    tst x0, #1
    beq .Lotherwise_488
    st1 {v0.s}[0], [x27]
    st1 {v0.s}[1], [x5]
    st1 {v0.s}[2], [x10]
    st1 {v0.s}[3], [x11]
.Lotherwise_488:
    tst x0, #2
    beq .Lotherwise_489
    add x1, x27, #4
    add x2, x5, #4
    add x3, x10, #4
    st1 {v1.s}[0], [x1]
    add x1, x11, #4
    st1 {v1.s}[1], [x2]
    st1 {v1.s}[2], [x3]
    st1 {v1.s}[3], [x1]
.Lotherwise_489:
    tst x0, #4
    beq .Lotherwise_490
    add x1, x27, #8
    add x2, x5, #8
    add x3, x10, #8
    st1 {v2.s}[0], [x1]
    add x1, x11, #8
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x1]
.Lotherwise_490:
    tst x0, #8
    beq .Lotherwise_491
    add x0, x27, #12
    add x1, x5, #12
    add x2, x10, #12
    st1 {v3.s}[0], [x0]
    add x0, x11, #12
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_491:
.Lend_487:
.Lend_485:
.Lend_483:
.Lend_481:
    fmla v25.4s, v7.4s, v24.s[1]
    movi v0.4s, #0
    lsr x0, x4, #8
    ubfx x0, x0, #0, #4
    fmax v1.4s, v0.4s, v30.4s
    fmax v2.4s, v0.4s, v18.4s
    fmax v3.4s, v0.4s, v19.4s
    fmax v0.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_492
    zip1 v4.4s, v1.4s, v3.4s
    zip1 v5.4s, v2.4s, v0.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip2 v0.4s, v2.4s, v0.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str q2, [x27, #32]
    str q3, [x5, #32]
    str q4, [x10, #32]
    str q0, [x11, #32]
    b .Lend_493
.Lotherwise_492:
    cmp x0, #3
    bne .Lotherwise_494
    zip1 v0.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    add x0, x5, #32
    add x1, x11, #32
    str d0, [x27, #32]
    st1 {v0.d}[1], [x0]
    str d1, [x10, #32]
    st1 {v1.d}[1], [x1]
    b .Lend_495
.Lotherwise_494:
    cbnz x0, .Lotherwise_496
    b .Lend_497
.Lotherwise_496:
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_498
    zip1 v4.4s, v1.4s, v3.4s
    zip1 v5.4s, v2.4s, v0.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip2 v0.4s, v2.4s, v0.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str q2, [x27, #32]
    str q3, [x5, #32]
    str q4, [x10, #32]
    str q0, [x11, #32]
    b .Lend_499
.Lotherwise_498:
    tst x0, #1
    beq .Lotherwise_500
    add x1, x27, #32
    add x2, x5, #32
    add x3, x10, #32
    st1 {v1.s}[0], [x1]
    add x1, x11, #32
    st1 {v1.s}[1], [x2]
    st1 {v1.s}[2], [x3]
    st1 {v1.s}[3], [x1]
.Lotherwise_500:
    tst x0, #2
    beq .Lotherwise_501
    add x1, x27, #36
    add x2, x5, #36
    add x3, x10, #36
    st1 {v2.s}[0], [x1]
    add x1, x11, #36
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x1]
.Lotherwise_501:
    tst x0, #4
    beq .Lotherwise_502
    add x1, x27, #40
    add x2, x5, #40
    add x3, x10, #40
    st1 {v3.s}[0], [x1]
    add x1, x11, #40
    st1 {v3.s}[1], [x2]
    st1 {v3.s}[2], [x3]
    st1 {v3.s}[3], [x1]
.Lotherwise_502:
    tst x0, #8
    beq .Lotherwise_503
    add x0, x27, #44
    add x1, x5, #44
    add x2, x10, #44
    st1 {v0.s}[0], [x0]
    add x0, x11, #44
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_503:
.Lend_499:
.Lend_497:
.Lend_495:
.Lend_493:
    mov v0.16b, v29.16b
    mov v1.16b, v17.16b
    lsr x0, x4, #4
    mov v2.16b, v27.16b
    mov v3.16b, v8.16b
    ubfx x0, x0, #0, #4
    fmls v0.4s, v21.4s, v26.s[3]
    fmls v1.4s, v31.4s, v24.s[1]
    fmls v2.4s, v22.4s, v24.s[0]
    fmls v3.4s, v6.4s, v24.s[1]
    movi v4.4s, #0
    fmla v29.4s, v21.4s, v26.s[3]
    fmla v17.4s, v31.4s, v24.s[1]
    fmla v27.4s, v22.4s, v24.s[0]
    fmax v0.4s, v4.4s, v0.4s
    fmax v1.4s, v4.4s, v1.4s
    fmax v2.4s, v4.4s, v2.4s
    fmax v3.4s, v4.4s, v3.4s
    cmp x0, #15
    bne .Lotherwise_504
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x27, #16]
    str q3, [x5, #16]
    str q4, [x10, #16]
    str q0, [x11, #16]
    b .Lend_505
.Lotherwise_504:
    cmp x0, #3
    bne .Lotherwise_506
    zip1 v2.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    add x0, x5, #16
    add x1, x11, #16
    str d2, [x27, #16]
    st1 {v2.d}[1], [x0]
    str d0, [x10, #16]
    st1 {v0.d}[1], [x1]
    b .Lend_507
.Lotherwise_506:
    cbnz x0, .Lotherwise_508
    b .Lend_509
.Lotherwise_508:
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_510
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x27, #16]
    str q3, [x5, #16]
    str q4, [x10, #16]
    str q0, [x11, #16]
    b .Lend_511
.Lotherwise_510:
    tst x0, #1
    beq .Lotherwise_512
    add x1, x27, #16
    add x2, x5, #16
    add x3, x10, #16
    st1 {v0.s}[0], [x1]
    add x1, x11, #16
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x3]
    st1 {v0.s}[3], [x1]
.Lotherwise_512:
    tst x0, #2
    beq .Lotherwise_513
    add x1, x27, #20
    add x2, x5, #20
    add x3, x10, #20
    st1 {v1.s}[0], [x1]
    add x1, x11, #20
    st1 {v1.s}[1], [x2]
    st1 {v1.s}[2], [x3]
    st1 {v1.s}[3], [x1]
.Lotherwise_513:
    tst x0, #4
    beq .Lotherwise_514
    add x1, x27, #24
    add x2, x5, #24
    add x3, x10, #24
    st1 {v2.s}[0], [x1]
    add x1, x11, #24
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x1]
.Lotherwise_514:
    tst x0, #8
    beq .Lotherwise_515
    add x0, x27, #28
    add x1, x5, #28
    add x2, x10, #28
    st1 {v3.s}[0], [x0]
    add x0, x11, #28
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_515:
.Lend_511:
.Lend_509:
.Lend_507:
.Lend_505:
    fmla v8.4s, v6.4s, v24.s[1]
    movi v0.4s, #0
    lsr x0, x4, #12
    ubfx x0, x0, #0, #4
    fmax v1.4s, v0.4s, v29.4s
    fmax v2.4s, v0.4s, v17.4s
    fmax v3.4s, v0.4s, v27.4s
    fmax v0.4s, v0.4s, v8.4s
    cmp x0, #15
    bne .Lotherwise_516
    zip1 v4.4s, v1.4s, v3.4s
    zip1 v5.4s, v2.4s, v0.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip2 v0.4s, v2.4s, v0.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str q2, [x27, #48]
    str q3, [x5, #48]
    str q4, [x10, #48]
    str q0, [x11, #48]
    b .Lend_517
.Lotherwise_516:
    cmp x0, #3
    bne .Lotherwise_518
    zip1 v0.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    add x0, x5, #48
    add x1, x11, #48
    str d0, [x27, #48]
    st1 {v0.d}[1], [x0]
    str d1, [x10, #48]
    st1 {v1.d}[1], [x1]
    b .Lend_519
.Lotherwise_518:
    cbnz x0, .Lotherwise_520
    b .Lend_521
.Lotherwise_520:
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_522
    zip1 v4.4s, v1.4s, v3.4s
    zip1 v5.4s, v2.4s, v0.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip2 v0.4s, v2.4s, v0.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str q2, [x27, #48]
    str q3, [x5, #48]
    str q4, [x10, #48]
    str q0, [x11, #48]
    b .Lend_523
.Lotherwise_522:
    tst x0, #1
    beq .Lotherwise_524
    add x1, x27, #48
    add x2, x5, #48
    add x3, x10, #48
    st1 {v1.s}[0], [x1]
    add x1, x11, #48
    st1 {v1.s}[1], [x2]
    st1 {v1.s}[2], [x3]
    st1 {v1.s}[3], [x1]
.Lotherwise_524:
    tst x0, #2
    beq .Lotherwise_525
    add x1, x27, #52
    add x2, x5, #52
    add x3, x10, #52
    st1 {v2.s}[0], [x1]
    add x1, x11, #52
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x1]
.Lotherwise_525:
    tst x0, #4
    beq .Lotherwise_526
    add x1, x27, #56
    add x2, x5, #56
    add x3, x10, #56
    st1 {v3.s}[0], [x1]
    add x1, x11, #56
    st1 {v3.s}[1], [x2]
    st1 {v3.s}[2], [x3]
    st1 {v3.s}[3], [x1]
.Lotherwise_526:
    tst x0, #8
    beq .Lotherwise_527
    add x0, x27, #60
    add x1, x5, #60
    add x2, x10, #60
    st1 {v0.s}[0], [x0]
    add x0, x11, #60
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_527:
.Lend_523:
.Lend_521:
.Lend_519:
.Lend_517:
.Lotherwise_479:
    sub x9, x9, #1
    lsr x8, x8, #1
    add x27, x27, x6, lsl #2
    add x5, x5, x6, lsl #2
    add x10, x10, x6, lsl #2
    add x11, x11, x6, lsl #2
    add x7, x7, #256
    cbnz x9, .Lrepeat_478
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp x27, x28, [sp, #64]
    ldr x30, [sp, #80]
    ldp d8, d9, [sp, #88]
    ldp d10, d11, [sp, #104]
    ldp d12, d13, [sp, #120]
    ldp d14, d15, [sp, #136]
    add sp, sp, #160
    ret
    .size nnp_fourier_16x16_gauss_output_with_bias_with_relu__aarch64_neon, . - nnp_fourier_16x16_gauss_output_with_bias_with_relu__aarch64_neon

    .section .note.GNU-stack, "", %progbits
